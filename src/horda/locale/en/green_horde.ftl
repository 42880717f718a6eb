# Zombicide: Green Horde. What it shares with its family is in zombicide.ftl.

green-horde-title = Zombicide: Green Horde

# --- Who is there -----------------------------------------------------------------------------------------------------

green-horde-survivor-asim = Asim
green-horde-survivor-berin = Berin
green-horde-survivor-johannes = Johannes
green-horde-survivor-megan = Megan
green-horde-survivor-rolf = Rolf
green-horde-survivor-seli = Seli
green-horde-survivor-brida = Brida
green-horde-survivor-ferran = Ferran
green-horde-survivor-nadira = Nadira
green-horde-survivor-oskar = Oskar
green-horde-survivor-tomas = Tomas
green-horde-survivor-ysolde = Ysolde

green-horde-zombie-necromancer = Necromancer
    .a = a Necromancer
    .one = The Necromancer
    .many = Necromancers
    .sign = N
    .text = { zombicide-text-zombie } Flees towards another spawn zone.
green-horde-zombie-ostokar = Ostokar
    .a = Ostokar
    .one = Ostokar
    .many = Ostokar
    .sign = O
    .text = { zombicide-text-zombie } Flees towards another spawn zone.
green-horde-zombie-to-me-ku-pa = To-Me Ku-Pa
    .a = To-Me Ku-Pa
    .one = To-Me Ku-Pa
    .many = To-Me Ku-Pa
    .sign = T
    .text = { zombicide-text-zombie } Flees towards another spawn zone.

# --- What lies where --------------------------------------------------------------------------------------------------

green-horde-zone-horde = the Horde
green-horde-token-trebuchet = Trebuchet
green-horde-token-bile = Dragon Bile
green-horde-colour-necromancer-green = Necromancer, green
    .sign = N
green-horde-colour-necromancer-dark-brown = Necromancer, dark brown
    .sign = N
green-horde-colour-necromancer-red = Necromancer, red
    .sign = N
green-horde-colour-necromancer-violet = Necromancer, violet
    .sign = N
green-horde-colour-necromancer-grey = Necromancer, grey
    .sign = N
green-horde-colour-necromancer-light-brown = Necromancer, light brown
    .sign = N
green-horde-load-scattershot = Scattershot
    .text = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $accuracy }+ ({ $seen }+ where anybody sees the zone), damage { $damage }.
green-horde-load-grapeshot = Grapeshot
    .text = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $accuracy }+ ({ $seen }+ where anybody sees the zone), damage { $damage }.
green-horde-load-boulder = Boulder
    .text = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $accuracy }+ ({ $seen }+ where anybody sees the zone), damage { $damage }.

# --- What is written on cards -----------------------------------------------------------------------------------------

green-horde-text-food = From the backpack, for free: 1 experience.
green-horde-text-armour = On the body: armour { $armour }+.
green-horde-text-shield = In hand: armour { $armour }+; with armour on the body, one more try at its roll.
green-horde-text-lends-dice = For a melee weapon in the other hand: +{ $lends_dice ->
    [one] 1 die
   *[other] { $lends_dice } dice
}.
green-horde-text-enchantment = Once a turn, noisy.
green-horde-text-row-blue = { $blue_zombie ->
    [walker] { zombicide-zombie-walker } ×{ $blue_count }
    [runner] { zombicide-zombie-runner } ×{ $blue_count }
    [fatty] { zombicide-zombie-fatty } ×{ $blue_count }
    [abomination] { zombicide-zombie-abomination } ×{ $blue_count }
   *[none] nobody
}
green-horde-text-row-yellow = { $yellow_zombie ->
    [walker] { zombicide-zombie-walker } ×{ $yellow_count }
    [runner] { zombicide-zombie-runner } ×{ $yellow_count }
    [fatty] { zombicide-zombie-fatty } ×{ $yellow_count }
    [abomination] { zombicide-zombie-abomination } ×{ $yellow_count }
   *[none] nobody
}
green-horde-text-row-orange = { $orange_zombie ->
    [walker] { zombicide-zombie-walker } ×{ $orange_count }
    [runner] { zombicide-zombie-runner } ×{ $orange_count }
    [fatty] { zombicide-zombie-fatty } ×{ $orange_count }
    [abomination] { zombicide-zombie-abomination } ×{ $orange_count }
   *[none] nobody
}
green-horde-text-row-red = { $red_zombie ->
    [walker] { zombicide-zombie-walker } ×{ $red_count }
    [runner] { zombicide-zombie-runner } ×{ $red_count }
    [fatty] { zombicide-zombie-fatty } ×{ $red_count }
    [abomination] { zombicide-zombie-abomination } ×{ $red_count }
   *[none] nobody
}
green-horde-text-rows = Blue: { green-horde-text-row-blue }. Yellow: { green-horde-text-row-yellow }. Orange: { green-horde-text-row-orange }. Red: { green-horde-text-row-red }.{ $icon ->
    [horde] {" "}One more of the kind joins the Horde, but never an Abomination.
   *[none] {""}
}
green-horde-text-activate = All { $blue_zombie ->
    [walker] { zombicide-zombie-walker.many }
    [runner] { zombicide-zombie-runner.many }
   *[fatty] { zombicide-zombie-fatty.many }
} act once more; at blue danger nobody does.
green-horde-text-necromancer = A Necromancer comes with a spawn token and one more card; any already there act again. A Walker, a Fatty and a Runner join the Horde.
green-horde-text-horde = The whole Horde appears here, and no more cards are drawn.

# --- Equipment --------------------------------------------------------------------------------------------------------

green-horde-card-aaahh-orc-walker = Aaahh! Orc Walker
    .the = the Aaahh! card
    .text = A Walker appears in the zone of whoever draws it.
green-horde-card-apples = Apples
    .the = the Apples
    .text = { green-horde-text-food }
green-horde-card-salted-meat = Salted Meat
    .the = the Salted Meat
    .text = { green-horde-text-food }
green-horde-card-water = Water
    .the = the Water
    .text = { green-horde-text-food }
green-horde-card-torch = Torch
    .the = the Torch
    .text = In hand: searches draw { $search_cards } more. Or, for one action: thrown at Dragon Bile in sight at range 0–1, it sets the zone on fire.
green-horde-card-dragon-bile = Dragon Bile
    .the = the Dragon Bile
    .text = In hand, for one action: spilt in a zone in sight at range 0–1. A thrown Torch turns it into Dragon Fire, which kills everybody in the zone.
green-horde-card-plenty-of-arrows = Plenty of Arrows
    .the = Plenty of Arrows
    .text = In the backpack: once in each shot with arrows, all dice may be rolled again.
green-horde-card-plenty-of-bolts = Plenty of Bolts
    .the = Plenty of Bolts
    .text = In the backpack: once in each shot with bolts, all dice may be rolled again.
green-horde-card-chainmail-armor = Chainmail Armor
    .the = the Chainmail Armor
    .text = { green-horde-text-armour }
green-horde-card-plate-armor = Plate Armor
    .the = the Plate Armor
    .text = { green-horde-text-armour }
green-horde-card-shield = Shield
    .the = the Shield
    .text = { green-horde-text-shield }
green-horde-card-norse-shield = Norse Shield
    .the = the Norse Shield
    .text = { green-horde-text-shield } { green-horde-text-lends-dice }
green-horde-card-axe = Axe
    .the = the Axe
    .text = { zombicide-text-weapon }
green-horde-card-short-sword = Short Sword
    .the = the Short Sword
    .text = { zombicide-text-weapon }
green-horde-card-curved-dagger = Curved Dagger
    .the = the Curved Dagger
    .text = { zombicide-text-weapon } { green-horde-text-lends-dice }
green-horde-card-norse-sword = Norse Sword
    .the = the Norse Sword
    .text = { zombicide-text-weapon } With { green-horde-card-norse-shield.the } in the other hand: +{ $pair_dice } dice.
green-horde-card-scimitar = Scimitar
    .the = the Scimitar
    .text = { zombicide-text-weapon } With { green-horde-card-curved-dagger.the } in the other hand: +{ $pair_dice } more.
green-horde-card-falchion = Falchion
    .the = the Falchion
    .text = { zombicide-text-weapon }
green-horde-card-great-axe = Great Axe
    .the = the Great Axe
    .text = { zombicide-text-weapon }
green-horde-card-dwarven-hammer = Dwarven Hammer
    .the = the Dwarven Hammer
    .text = { zombicide-text-weapon }
green-horde-card-spiked-bow = Spiked Bow
    .the = the Spiked Bow
    .text = { zombicide-text-weapon }
green-horde-card-longbow = Longbow
    .the = the Longbow
    .text = { zombicide-text-weapon }
green-horde-card-crossbow = Crossbow
    .the = the Crossbow
    .text = { zombicide-text-weapon }
green-horde-card-hand-crossbow = Hand Crossbow
    .the = the Hand Crossbow
    .text = { zombicide-text-weapon }
green-horde-card-repeating-crossbow = Repeating Crossbow
    .the = the Repeating Crossbow
    .text = { zombicide-text-weapon }
green-horde-card-telekinetic-blast = Telekinetic Blast
    .the = Telekinetic Blast
    .text = { zombicide-text-weapon }
green-horde-card-lightning-ball = Lightning Ball
    .the = Lightning Ball
    .text = { zombicide-text-weapon }
green-horde-card-death-gale = Death Gale
    .the = Death Gale
    .text = { zombicide-text-weapon }
green-horde-card-healing = Healing
    .the = Healing
    .text = A survivor in sight heals 1 wound. { green-horde-text-enchantment }
green-horde-card-speed = Speed
    .the = Speed
    .text = A survivor in sight with no zombies in the zone moves up to 2 zones at once. { green-horde-text-enchantment }
green-horde-card-repulse = Repulse
    .the = Repulse
    .text = All zombies of a zone in sight are pushed one zone further away. { green-horde-text-enchantment }
green-horde-card-tremor = Tremor
    .the = Tremor
    .text = In a zone in sight, the zombies that damage 1 can kill fall, and spend their next activation getting up. { green-horde-text-enchantment }
green-horde-card-ghost-sight = Ghost Sight
    .the = Ghost Sight
    .text = A survivor in sight sees through walls, doors and hedges until the end of the round. { green-horde-text-enchantment }

# --- Vault artefacts --------------------------------------------------------------------------------------------------

green-horde-card-steel-bow = Steel Bow
    .the = the Steel Bow
    .text = { zombicide-text-weapon } Hedges do not block its sight.
green-horde-card-war-cleaver = War Cleaver
    .the = the War Cleaver
    .text = { zombicide-text-weapon } Each 6 brings { $six_dice } more.
green-horde-card-lava-burst = Lava Burst
    .the = Lava Burst
    .text = { zombicide-text-weapon } A 6 sets the zone ablaze with Dragon Fire instead.
green-horde-card-bone-sword = Bone Sword
    .the = the Bone Sword
    .text = { zombicide-text-weapon } With { green-horde-card-bone-kukri.the } in the other hand: +{ $pair_dice } dice.
green-horde-card-dwarven-axe = Dwarven Axe
    .the = the Dwarven Axe
    .text = { zombicide-text-weapon } Hits with a 6 deal { $six_damage } more damage.
green-horde-card-bone-kukri = Bone Kukri
    .the = the Bone Kukri
    .text = { zombicide-text-weapon } +{ $lends_damage } damage for a melee weapon in the other hand.

# --- Zombie cards -----------------------------------------------------------------------------------------------------

green-horde-card-z167 = no. 167
    .text = { green-horde-text-rows }
green-horde-card-z168 = no. 168
    .text = { green-horde-text-rows }
green-horde-card-z169 = no. 169
    .text = { green-horde-text-rows }
green-horde-card-z170 = no. 170
    .text = { green-horde-text-rows }
green-horde-card-z171 = no. 171
    .text = { green-horde-text-rows }
green-horde-card-z172 = no. 172
    .text = { green-horde-text-rows }
green-horde-card-z173 = no. 173
    .text = { green-horde-text-rows }
green-horde-card-z174 = no. 174
    .text = { green-horde-text-rows }
green-horde-card-z175 = no. 175
    .text = { green-horde-text-rows }
green-horde-card-z176 = no. 176
    .text = { green-horde-text-rows }
green-horde-card-z177 = no. 177
    .text = { green-horde-text-rows }
green-horde-card-z178 = no. 178
    .text = { green-horde-text-rows }
green-horde-card-z179 = no. 179
    .text = { green-horde-text-rows }
green-horde-card-z180 = no. 180
    .text = { green-horde-text-rows }
green-horde-card-z181 = no. 181
    .text = { green-horde-text-rows }
green-horde-card-z182 = no. 182
    .text = { green-horde-text-rows }
green-horde-card-z183 = no. 183
    .text = { green-horde-text-rows }
green-horde-card-z184 = no. 184
    .text = { green-horde-text-rows }
green-horde-card-z185 = no. 185
    .text = { green-horde-text-rows }
green-horde-card-z186 = no. 186
    .text = { green-horde-text-rows }
green-horde-card-z187 = no. 187
    .text = { green-horde-text-rows }
green-horde-card-z188 = no. 188
    .text = { green-horde-text-rows }
green-horde-card-z189 = no. 189
    .text = { green-horde-text-rows }
green-horde-card-z190 = no. 190
    .text = { green-horde-text-rows }
green-horde-card-z191 = no. 191
    .text = { green-horde-text-rows }
green-horde-card-z192 = no. 192
    .text = { green-horde-text-rows }
green-horde-card-z193 = no. 193
    .text = { green-horde-text-rows }
green-horde-card-z194 = no. 194
    .text = { green-horde-text-rows }
green-horde-card-z195 = no. 195
    .text = { green-horde-text-rows }
green-horde-card-z196 = no. 196
    .text = { green-horde-text-rows }
green-horde-card-z197 = no. 197
    .text = { green-horde-text-rows }
green-horde-card-z198 = no. 198
    .text = { green-horde-text-rows }
green-horde-card-z199 = no. 199
    .text = { green-horde-text-rows }
green-horde-card-z200 = no. 200
    .text = { green-horde-text-rows }
green-horde-card-z201 = no. 201
    .text = { green-horde-text-rows }
green-horde-card-z202 = no. 202
    .text = { green-horde-text-rows }
green-horde-card-z203 = Extra activation (no. 203)
    .text = { green-horde-text-activate }
green-horde-card-z204 = Extra activation (no. 204)
    .text = { green-horde-text-activate }
green-horde-card-z205 = Extra activation (no. 205)
    .text = { green-horde-text-activate }
green-horde-card-z206 = Extra activation (no. 206)
    .text = { green-horde-text-activate }
green-horde-card-z207 = Orc Necromancer (no. 207)
    .text = { green-horde-text-necromancer }
green-horde-card-z208 = Orc Necromancer (no. 208)
    .text = { green-horde-text-necromancer }
green-horde-card-z209 = Orc Necromancer (no. 209)
    .text = { green-horde-text-necromancer }
green-horde-card-z210 = Orc Necromancer (no. 210)
    .text = { green-horde-text-necromancer }
green-horde-card-z211 = Orc Necromancer (no. 211)
    .text = { green-horde-text-necromancer }
green-horde-card-z212 = Orc Necromancer (no. 212)
    .text = { green-horde-text-necromancer }
green-horde-card-z213 = Enter the Horde! (no. 213)
    .text = { green-horde-text-horde }
green-horde-card-z214 = Enter the Horde! (no. 214)
    .text = { green-horde-text-horde }
green-horde-card-z215 = Enter the Horde! (no. 215)
    .text = { green-horde-text-horde }
green-horde-card-z216 = Enter the Horde! (no. 216)
    .text = { green-horde-text-horde }
green-horde-card-z217 = Enter the Horde! (no. 217)
    .text = { green-horde-text-horde }
green-horde-card-z218 = Enter the Horde! (no. 218)
    .text = { green-horde-text-horde }
green-horde-card-z219 = Enter the Horde! (no. 219)
    .text = { green-horde-text-horde }
green-horde-card-z220 = Enter the Horde! (no. 220)
    .text = { green-horde-text-horde }
green-horde-card-ostokar-1 = Ostokar (1)
    .text = { green-horde-text-necromancer }
green-horde-card-ostokar-2 = Ostokar (2)
    .text = { green-horde-text-necromancer }
green-horde-card-to-me-ku-pa-1 = To-Me Ku-Pa (1)
    .text = { green-horde-text-necromancer }
green-horde-card-to-me-ku-pa-2 = To-Me Ku-Pa (2)
    .text = { green-horde-text-necromancer }

# --- Skills of its own ------------------------------------------------------------------------------------------------

green-horde-skill-plus-1-free-magic-action = +1 free Magic Action
    .text = One more action each turn, only for magic.
green-horde-skill-plus-1-free-enchantment-action = +1 free Enchantment Action
    .text = One more action each turn, only for an enchantment.
green-horde-skill-spellcaster = Spellcaster
    .text = One more action each turn, only for magic or an enchantment.
green-horde-skill-plus-1-to-dice-roll-magic = +1 to dice roll: Magic
    .text = Each die of a magic action counts 1 more, up to 6.
green-horde-skill-plus-1-die-magic = +1 die: Magic
    .text = One more die for each spell in magic actions.
green-horde-skill-plus-1-damage-magic = +1 Damage: Magic
    .text = Magic actions deal 1 more damage.
green-horde-skill-roll-6-plus-1-die-magic = Roll 6: +1 die Magic
    .text = In magic actions each 6 brings one more die, and so does each 6 on it.
green-horde-skill-frenzy-magic = Frenzy: Magic
    .text = Combat spells roll one more die for each wound the survivor has.
green-horde-skill-reaper-magic = Reaper: Magic
    .text = Once in a magic action, a hit also kills a second zombie of the same kind.
green-horde-skill-bloodlust-magic = Bloodlust: Magic
    .text = For one action: up to two zones to zombies, then a free magic action.
green-horde-skill-iron-rain = Iron Rain
    .text = In ranged actions, may roll as many dice as there are zombies in the zone instead of the weapon's.
green-horde-skill-mana-rain = Mana Rain
    .text = In magic actions, may roll as many dice as there are zombies in the zone instead of the spell's.
green-horde-skill-battle-rage = Battle Rage
    .text = Each melee action that kills adds a die to the later ones of the turn.
green-horde-skill-iron-hide = Iron Hide
    .text = Armour 5+ without armour on the body; with it, each die of its roll counts 1 more.
green-horde-skill-spellbook = Spellbook
    .text = Spells in the backpack count as held in hand.
green-horde-skill-double-casting = Double Casting
    .text = Each enchantment may have a second target, for free.
green-horde-skill-transmutation = Transmutation
    .text = For one action, as often as wanted: discards a card and draws another.
green-horde-skill-brother-in-arms-plus-1-die-magic = Brother in Arms: { green-horde-skill-plus-1-die-magic }
    .text = { zombicide-text-brother }
green-horde-text-ironclad = Ignores all wounds from this kind of zombie.
green-horde-text-collector = Double experience for this kind of zombie.
green-horde-text-damage-with = 1 more damage with it.
green-horde-text-starts-with = Begins the match with it.
green-horde-skill-ironclad-walker = Ironclad: { zombicide-zombie-walker }
    .text = { green-horde-text-ironclad }
green-horde-skill-ironclad-fatty = Ironclad: { zombicide-zombie-fatty }
    .text = { green-horde-text-ironclad }
green-horde-skill-ironclad-runner = Ironclad: { zombicide-zombie-runner }
    .text = { green-horde-text-ironclad }
green-horde-skill-ironclad-abomination = Ironclad: { zombicide-zombie-abomination }
    .text = { green-horde-text-ironclad }
green-horde-skill-ironclad-necromancer = Ironclad: { green-horde-zombie-necromancer }
    .text = { green-horde-text-ironclad }
green-horde-skill-collector-walker = Collector: { zombicide-zombie-walker }
    .text = { green-horde-text-collector }
green-horde-skill-collector-fatty = Collector: { zombicide-zombie-fatty }
    .text = { green-horde-text-collector }
green-horde-skill-collector-runner = Collector: { zombicide-zombie-runner }
    .text = { green-horde-text-collector }
green-horde-skill-collector-abomination = Collector: { zombicide-zombie-abomination }
    .text = { green-horde-text-collector }
green-horde-skill-collector-necromancer = Collector: { green-horde-zombie-necromancer }
    .text = { green-horde-text-collector }
green-horde-skill-plus-1-damage-with-axe = +1 Damage with { green-horde-card-axe.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-short-sword = +1 Damage with { green-horde-card-short-sword.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-curved-dagger = +1 Damage with { green-horde-card-curved-dagger.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-norse-sword = +1 Damage with { green-horde-card-norse-sword.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-scimitar = +1 Damage with { green-horde-card-scimitar.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-falchion = +1 Damage with { green-horde-card-falchion.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-great-axe = +1 Damage with { green-horde-card-great-axe.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-dwarven-hammer = +1 Damage with { green-horde-card-dwarven-hammer.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-spiked-bow = +1 Damage with { green-horde-card-spiked-bow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-longbow = +1 Damage with { green-horde-card-longbow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-crossbow = +1 Damage with { green-horde-card-crossbow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-hand-crossbow = +1 Damage with { green-horde-card-hand-crossbow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-repeating-crossbow = +1 Damage with { green-horde-card-repeating-crossbow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-telekinetic-blast = +1 Damage with { green-horde-card-telekinetic-blast.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-lightning-ball = +1 Damage with { green-horde-card-lightning-ball.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-death-gale = +1 Damage with { green-horde-card-death-gale.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-starts-with-a-axe = Starts with { green-horde-card-axe.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-short-sword = Starts with { green-horde-card-short-sword.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-curved-dagger = Starts with { green-horde-card-curved-dagger.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-norse-sword = Starts with { green-horde-card-norse-sword.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-scimitar = Starts with { green-horde-card-scimitar.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-falchion = Starts with { green-horde-card-falchion.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-great-axe = Starts with { green-horde-card-great-axe.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-dwarven-hammer = Starts with { green-horde-card-dwarven-hammer.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-spiked-bow = Starts with { green-horde-card-spiked-bow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-longbow = Starts with { green-horde-card-longbow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-crossbow = Starts with { green-horde-card-crossbow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-hand-crossbow = Starts with { green-horde-card-hand-crossbow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-repeating-crossbow = Starts with { green-horde-card-repeating-crossbow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-telekinetic-blast = Starts with { green-horde-card-telekinetic-blast.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-lightning-ball = Starts with { green-horde-card-lightning-ball.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-death-gale = Starts with { green-horde-card-death-gale.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-shield = Starts with { green-horde-card-shield.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-norse-shield = Starts with { green-horde-card-norse-shield.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-torch = Starts with { green-horde-card-torch.the }
    .text = { green-horde-text-starts-with }

# --- What is asked ----------------------------------------------------------------------------------------------------

green-horde-ask-add-spawn-tokens = A bigger team: where does one more spawn token go?{ $count ->
    [one] {""}
   *[other] {" "}({ $count } left)
}
green-horde-ask-second-target = { $survivor } casts { $card }. A second target?
green-horde-ask-which-first = { $survivor } casts { $card } twice. On whom first?
green-horde-ask-speed-on = Speed carries { $survivor } { zombicide-text-zones }. Where?
green-horde-ask-move-bile = All Dragon Bile is on the board. Move some to { $zone }?
green-horde-ask-choose-load = The Trebuchet aims at { $zone }. With what?
green-horde-ask-siege-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
} of the Trebuchet left. Who falls?
green-horde-ask-flee = In { $zone }, { $zombie_a } may flee by several ways. Which?
green-horde-ask-remove-spawn = A Necromancer is dead. Which spawn token goes?

# --- What can be done -------------------------------------------------------------------------------------------------

green-horde-do-enchant = Cast { $card } on { $survivor }
green-horde-do-enchant-zone = Cast { $card } on { $zone }
green-horde-do-repulse = Cast { $card }: from { $zone } to { $to }
green-horde-do-no-second = No second target
    .done = chose no second target
green-horde-do-first = { $survivor } first
green-horde-do-first-zone = { $zone } first
green-horde-do-throw-bile = Spill Dragon Bile in { $zone }
green-horde-do-move-bile = Move the one in { $zone }
green-horde-do-leave-bile = Leave them where they are
    .done = left the Dragon Bile where it was
green-horde-do-throw-torch = Set { $zone } on fire
green-horde-do-eat = Consume { $card_the }
green-horde-do-move-trebuchet = Haul the Trebuchet to { $zone }
green-horde-do-fire-trebuchet = Fire the Trebuchet at { $zone }
green-horde-do-bombard-horde = Bombard the Horde
green-horde-do-load = { $load }
green-horde-do-add-spawn = In { $zone }
green-horde-do-remove-spawn = The one in { $zone } ({ $colour })
green-horde-do-keep-spawns = None
green-horde-do-bloodlust-magic = Bloodlust: to { $zone }, then a spell
green-horde-do-transmutation = Transmute { $card_the }

# --- What happened ----------------------------------------------------------------------------------------------------

green-horde-event-horde-grew = { $zombie_one } joined the Horde.
green-horde-event-horde-arrived = { $count ->
    [0] The Horde was called to { $zone }, but nobody was in it.
   *[other] The Horde burst in at { $zone }: { $count } in all!
}
green-horde-event-necromancer-arrived = { $zombie_one } appeared in { $zone }. The zone is a spawn zone from now on (token: { $colour }).
green-horde-event-necromancer-escaped = { $zombie_one } escaped by { $zone } with { $tokens } spawn tokens on the board.
green-horde-event-dark-ritual = A dark ritual: { $zombies } are gone.
green-horde-event-zone-burnt = Dragon Fire swept through { $zone }!
green-horde-event-trebuchet-moved = The Trebuchet was hauled to { $zone }.
green-horde-event-trebuchet-fired = { $survivor } fired the Trebuchet at { $zone } ({ $load }): { $dice }, needed { $needed }+. { $hits ->
    [0] Missed.
    [one] 1 hit.
   *[other] { $hits } hits.
}
green-horde-event-zombie-card-drawn = { $deed_id ->
    [bring] { $zone }, danger { $level }: { $brings_counted }.
    [wake] { $zone }, danger { $level }: nobody new.
    [necromancer] { $zone }: the card of { $brings_counted }.
    [horde] { $zone }: Enter the Horde!
   *[nothing] { $zone }, danger { $level }: nobody.
}
green-horde-event-survivor-enchanted = { $target_self ->
    [yes] { $survivor } cast { $card } on themselves.
   *[no] { $survivor } cast { $card } on { $target }.
}
green-horde-event-zone-enchanted = { $survivor } cast { $card } on { $zone }.
green-horde-event-zombies-fell = { $count ->
    [one] { $zombie_one } fell to the ground in { $zone }.
   *[other] { $count } { $zombie_many } fell to the ground in { $zone }.
}
green-horde-event-food-eaten = { $survivor } consumed { $card_the }.

# --- How it ends ------------------------------------------------------------------------------------------------------

green-horde-why-fulfilled = The quest is fulfilled.
green-horde-why-nobody-left = Nobody is left on the board, and the quest is not fulfilled.
green-horde-why-necromancer-escaped = A Necromancer escaped, and too many spawn tokens were on the board.
green-horde-why-night-fell = Night fell on the river before everybody was at the exit.
green-horde-why-dam-held = The dam held until it was too late.
green-horde-why-too-much-blood = So many Walkers died that the whole country came.
green-horde-why-engine-lost = The Trebuchet is gone, and nothing else breaks the siege.
green-horde-why-too-few = Too few are left to make a home.

# --- Quests -----------------------------------------------------------------------------------------------------------

green-horde-mission-the-evil-shrine = The Evil Shrine
    .text = { zombicide-text-mission } Destroy every spawn zone, then bring all survivors to the exit: the first death loses. The blue objective destroys the blue one. The green objective, one of the two that lie red side up, destroys the green one. Red ones are destroyed by a hit of the Trebuchet on their zone.
green-horde-mission-the-dragon-bile-quest = The Dragon Bile Quest
    .text = { zombicide-text-mission } Find the Dragon Bile and bring it, and everybody alive, to the exit. It is under one of the { $objectives } objectives, a Torch and a vault artefact under the others; each is worth { $objective_taken_experience } experience. Whoever finds the Dragon Bile wakes the blue spawn zone.
green-horde-mission-orc-necromancers = Orc Necromancers?
    .text = { zombicide-text-mission } A Necromancer is locked in behind the blue door. Take the blue objective, kill a Necromancer and bring all who are still alive to the exit. The objective unlocks the blue door; opening it is heard outside and wakes the blue spawn zone. As long as the Orc Necromancer behind the blue door lives, no other Orc Necromancer appears: the card makes him act instead. The objective is worth { $objective_taken_experience } experience, the first Necromancer { $zombie_killed_experience } to everybody.
green-horde-mission-know-your-enemy = Know Your Enemy
    .text = { zombicide-text-mission } Kill at least { $killed_walker } Walkers, { $killed_fatty } Fatties and { $killed_runner ->
        [one] one Runner
       *[other] { $killed_runner } Runners
    }, and take the objective. One of you must reach yellow. In the end, two of you stand in the starting zone. The objective is worth a vault artefact, and { $objective_taken_experience } experience to everybody; it wakes the blue spawn zone.
green-horde-mission-river-of-the-dead = River of the Dead
    .text = { zombicide-text-mission } Carry the blue objective to the exit, with all who are still alive, before { $rounds } rounds are over; whoever dies drops it. The red objective hides a vault artefact, the blue one wakes the blue spawn zone. Each is worth { $objective_taken_experience } experience. At the start of rounds 4, 8, 12 and 16 the river brings a Walker to A2.
green-horde-mission-cleansing-flood = Cleansing Flood
    .text = { zombicide-text-mission } Take the objectives in the order F6, H2, F1 and break the dam (the marker at E3) with { $count_cracks } hits of the Trebuchet, before { $rounds } rounds are over. Each objective is worth { $objective_taken_experience } experience. The flood destroys the blue spawn zone.
green-horde-mission-breaking-the-siege = Breaking the Siege
    .text = { zombicide-text-mission } Hit the green spawn zone with the Trebuchet, then the blue one, which wakes with the pink one; both are destroyed. Then bring everybody alive to the exit, with no zombie there. Without the Trebuchet you lose; if you hold out to the end of round 25, help comes and you win. Each objective is worth a vault artefact and { $objective_taken_experience } experience.
green-horde-mission-blood-and-fire = Blood and Fire
    .text = { zombicide-text-mission } Take all objectives, and either have killed { $killed_any } zombies or have destroyed the blue spawn zone with Dragon Fire. Each objective is worth { $objective_taken_experience } experience; those at D5 and D3 hide Torches, and that at D1 Dragon Bile; that at D3 wakes the green spawn zone, and that at G2 calls more zombies. The fire is worth { $zone_burnt_experience } to everybody.
green-horde-mission-selective-slaughter = Selective Slaughter
    .text = { zombicide-text-mission } Kill { $killed_fatty } Fatties and { $killed_runner } Runners, and leave no Necromancer on the board. But spare the Walkers: when { $count_walkers } of them are dead and no Abomination is, you lose. Each objective is worth a vault artefact and { $objective_taken_experience } experience.
green-horde-mission-the-fallen-fortress = The Fallen Fortress
    .text = { zombicide-text-mission } Take the green objective, then get all who are still alive out by the exit. The blue objective, one of those that lie red side up, unlocks the blue door. Each is worth a vault artefact and { $objective_taken_experience } experience. When green is taken, the green spawn zone wakes at B6 and the door B1–B2 swings open. While the blue door is open, a Zombie card comes to E1 at the end of rounds 4, 8, 12 and so on.
green-horde-mission-a-new-home = A New Home
    .text = { zombicide-text-mission } Take all objectives and make the south-west, A4 to F6, your own: barriers are laid when somebody ends a turn at F5, at D4, and at A4 or B4. They may be laid again. The objective at E4 wakes the blue spawn zone. Win with all of them laid, no zombie and no way in, and the Trebuchet and everybody alive inside. { $lost } deaths lose. Each objective is worth a vault artefact and { $objective_taken_experience } experience.

# --- Options ----------------------------------------------------------------------------------------------------------

green-horde-option-mission = Quest
    .text = The map and what is to be done on it.
green-horde-option-team = Team
    .text = Whether the first survivors of the box go on the quest, shared out evenly, or the players pick whom they lead.
green-horde-option-team-usual = the first of the box
green-horde-option-team-picked = picked by the players
green-horde-ask-form-team = Whom does { $seat } lead? ({ $count } to be picked in all)
green-horde-do-choose-survivor = { $survivor }
green-horde-do-enough = Enough: the others take the rest
    .done = left the rest to the others
green-horde-event-survivor-picked = { $seat } leads { $survivor }.
green-horde-option-ultrared = Ultrared
    .text = Whether survivors who reach red begin the danger bar again and learn more skills.
green-horde-option-cabal = Necromancer cabal
    .text = Which Necromancers are in the deck; two that meet hold a dark ritual and leave.
green-horde-option-cabal-none = Orc Necromancers alone
green-horde-option-cabal-mixed = three Orc Necromancers, two Ostokar, one To-Me Ku-Pa
green-horde-option-cabal-equal = two of each
green-horde-option-spawn-tokens = More spawn tokens
    .text = How many spawn tokens are laid besides those of the map; as many more may lie there before an escape loses.
green-horde-option-spawn-tokens-rulebook = one for every two survivors beyond six
