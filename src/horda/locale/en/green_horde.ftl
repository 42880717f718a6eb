# Zombicide: Green Horde. What it shares with its family is in zombicide.ftl.

green-horde-title = Zombicide: Green Horde
green-horde-box = Green Horde
    .line = Zombicide
    .holds = { $count } adventures
    .about = Orc zombies at the gates: six survivors, a trebuchet, and a horde that waits beside the board until it bursts in.

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
    .text = For one action: move up to two zones to reach zombies, then take a free magic action.
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
green-horde-why-necromancer-escaped = { $zombie_one } escaped with { $count } spawn tokens on the board, which is too many.
    .any = A Necromancer escaped, and too many spawn tokens were on the board.
green-horde-why-night-fell = Night has fallen on the river, and the boat is gone.
green-horde-why-dam-held = The dam held, and the dead have filled the riverbed to the brim.
green-horde-why-too-much-blood = Too many Walkers have howled, and the whole country has come.
green-horde-why-engine-lost = The Trebuchet is gone, and nothing else breaks the siege.
green-horde-why-too-few = Five of you are dead, too many to make a home.

# --- Quests -----------------------------------------------------------------------------------------------------------

green-horde-mission-the-alarm-bell = The Alarm Bell
    .scene = The dead came down the north road before dawn, and the watchman fell with the bell rope in his hand. Only a few of you are awake. Ring the bell for the farms, and be on the east road before the dead are.
    .goal-1 = Fetch the smith's best weapon, the green objective at C6.
    .goal-2 = Ring the bell: take the blue objective at E3.
    .goal-3 = Then get all who are still alive to the exit, F5.
    .rule-1 = Only the smithy, C5–C6, and the bell tower, D3–E3, are shut; the other houses stand open and empty, and can be searched.
    .rule-2 = Both spawn zones sleep until the bell rings; the red one, C1, wakes in any case at the end of round 6.
    .rule-3 = Once rung, the bell makes 4 noise at E3 every round: zombies that see nobody walk there.
    .rule-4 = Whoever takes the green objective gets a vault artefact.
    .turn-1 = The bell swings out over the roofs, and every dead thing in the valley turns its head. Both spawn zones, C1 and F2, are awake now. Leave the tower to them and run for F5.
    .turn-2 = Nobody has rung the bell, and the dead have found the village by themselves. The red spawn zone wakes at C1.
green-horde-mission-the-dragon-bile-quest = The Dragon Bile Quest
    .scene = An alchemist kept a keg of Dragon Bile in this village and never said in which house. You need it for the war that is coming. One spark too near, and you will need nothing more.
    .goal-1 = Find the keg of Dragon Bile, the green objective, at D2, E4 or F2.
    .goal-2 = Bring it to the exit, C4, with all who are still alive.
    .rule-1 = All three objectives show red; the other two hide a Torch, blue, and a vault artefact, red.
    .rule-2 = Whoever takes the keg carries it, and needs no slot for it; whoever dies with it drops it, and another may pick it up.
    .rule-3 = The keg leaks: whoever takes it also gets a Dragon Bile card to use freely, but no card counts as the keg.
    .rule-4 = Taking the keg wakes the blue spawn zone, A1.
    .rule-5 = Whoever takes an objective gains 5 experience.
    .turn-1 = The keg is heavy and warm, and it hums. Something behind the hedges hears it: the blue spawn zone wakes at A1.
green-horde-mission-orc-necromancers = Orc Necromancers?
    .scene = Orcs who raise the dead? The captain laughed, and sent you to look. One of them sits behind the blue door with his back to the wall, and he is not praying.
    .goal-1 = Take the key, the blue objective at C4.
    .goal-2 = Kill a Necromancer: one begins at A1, behind the blue door, A3–B3.
    .goal-3 = Then bring all who are still alive to the exit, F5.
    .rule-1 = Only the blue objective unlocks the blue door.
    .rule-2 = Opening the blue door makes noise at B3 and wakes the blue spawn zone, B1.
    .rule-3 = As long as the Orc Necromancer behind the blue door lives, no other Orc Necromancer appears: the card makes him act instead.
    .rule-4 = Whoever takes the key gains 5 experience; when the first Necromancer dies, everybody gains 3.
    .turn-1 = The blue door gives way, and the whole street hears it. The blue spawn zone wakes at B1.
    .turn-2 = The Necromancer is dead, and so is the captain's joke. Everybody gains 3 experience. Now for the exit, F5.
green-horde-mission-know-your-enemy = Know Your Enemy
    .scene = You have fought orcs all your lives. These are dead, slower, and do not know when to fall. Go out between the hedges, learn how each kind dies, and come back.
    .goal-1 = Take the objective at A2.
    .goal-2 = Kill at least 4 Walkers, 2 Fatties and one Runner.
    .goal-3 = One of you reaches danger level yellow.
    .goal-4 = Then two of you stand in the starting zone, B3.
    .lose-1 = You lose when fewer than two of you are left alive.
    .rule-1 = A Fatty begins at D3, and a Walker each at C4 and C5.
    .rule-2 = Taking the objective wakes the blue spawn zone, F5.
    .rule-3 = Whoever takes the objective gets a vault artefact, and everybody gains 2 experience.
    .turn-1 = Somebody fought from this house to the end, and left a better weapon than yours. Beyond the hedges they have noticed: the blue spawn zone wakes at F5.
green-horde-mission-river-of-the-dead = River of the Dead
    .scene = The chest in the old mill holds a winter's pay for the whole company. The only road left is the river, waist-deep and full of old acquaintances. The boat waits at its far end, but not after dark.
    .goal-1 = Take the chest, the blue objective at C4.
    .goal-2 = Bring it to the boat, the exit at I2, with all who are still alive.
    .lose-1 = You lose at the end of round 18, when night falls.
    .rule-1 = Whoever takes the chest carries it, and needs no slot for it; whoever dies with it drops it, and another may pick it up.
    .rule-2 = Taking the chest wakes the blue spawn zone, E6.
    .rule-3 = At the start of rounds 4, 8, 12 and 16 the river brings a Walker to A2.
    .rule-4 = Whoever takes the red objective, E1, gets a vault artefact.
    .rule-5 = Whoever takes an objective gains 5 experience.
    .turn-1 = The chest grates over the boards of the mill, and the south bank answers. The blue spawn zone wakes at E6.
    .turn-2 = The sun touches the hills. Three rounds of light are left: night falls at the end of round 18.
    .turn-3 = Something bumps against the bank: the river has brought a Walker to A2.
green-horde-mission-cleansing-flood = Cleansing Flood
    .scene = Above the village lies a lake, below it a riverbed full of the dead, and between the two an old dam. Shut the sluices, and the lake will fill to the brim. Then break the dam, and do not stand underneath.
    .goal-1 = Shut the three sluices, the objectives, in this order: F6, H2, F1.
    .goal-2 = Break the dam, the marker at E3: two shots of the Trebuchet must hit that zone.
    .goal-3 = After the flood, bring all who are still alive to the exit, C1, beyond the lake.
    .lose-1 = You lose at the end of round 24 if the flood has not come.
    .rule-1 = With all sluices shut and the dam broken, the flood comes at the end of the next round.
    .rule-2 = It drowns everybody in the riverbed, zombies and survivors: E3, E4 and A5 to E5.
    .rule-3 = It also sweeps away the blue spawn zone, A5, and the barrier E2–E3.
    .rule-4 = Shutting the sluice at F6 wakes the green spawn zone, H1.
    .rule-5 = Each hit on the dam makes noise at E3.
    .rule-6 = Whoever shuts the sluice at H2 gets a vault artefact.
    .rule-7 = Whoever takes an objective gains 5 experience.
    .turn-1 = The wheel at F6 screams as it turns, and somebody beyond the hedges hears it. The green spawn zone wakes at H1.
    .turn-2 = The dam splits from top to bottom, and the first water comes through. At the end of the next round the lake follows: out of E3, E4 and A5 to E5!
    .turn-3 = The lake comes down like a falling wall. Nothing is left standing in E3, E4 and A5 to E5, the blue spawn zone is gone, and E2–E3 is open. On to C1.
green-horde-mission-breaking-the-siege = Breaking the Siege
    .scene = You have held the farm for nine days behind three barriers, and the bread is gone. The dead camp to the south and to the west. Your Trebuchet still stands at E3, out in the yard, where its crew left it.
    .goal-1 = Destroy the green spawn zone, G6: a shot of the Trebuchet must hit that zone.
    .goal-2 = After that, destroy the blue spawn zone, A4, in the same way.
    .goal-3 = Then get all who are still alive into the exit, A1, with no zombie in it.
    .lose-1 = You lose if the Trebuchet is destroyed.
    .rule-1 = A hit on A4 counts only when the green spawn zone is gone.
    .rule-2 = When green is destroyed, two others wake: blue at A4 and the second red one at D1.
    .rule-3 = Whoever holds out wins: if one of you is alive at the end of round 25, help comes.
    .rule-4 = Whoever takes an objective, F3 or H3, gets a vault artefact and 5 experience.
    .turn-1 = The southern camp is matchwood. In the west and in the north they have heard the stones fall: spawn zones wake at A4 and D1.
    .turn-2 = The western camp is gone, and the way is free. To A1, all of you, and let nothing in behind you.
    .turn-3 = Horns in the hills: help is five rounds away. Hold out until the end of round 25.
green-horde-mission-blood-and-fire = Blood and Fire
    .scene = They nest in the street at C2, and every night there are more of them. Blood is one answer: kill until nobody is left to get up. Fire is the other, and there are barrels in the house to the north.
    .goal-1 = Take the four objectives: D1, D3, D5 and G2.
    .goal-2 = Kill 50 zombies, or destroy the blue spawn zone at C2 with Dragon Fire.
    .rule-1 = Dragon Bile lies at D2 and F2 from the start; a Torch thrown into its zone sets it on fire.
    .rule-2 = Taking D1 tips the barrels over: Dragon Bile is put at C2.
    .rule-3 = Taking D3 or D5 gives a Torch; taking D3 also wakes the green spawn zone, H1.
    .rule-4 = Taking G2 brings a Zombie card to every active spawn zone at once.
    .rule-5 = Dragon Fire at C2 destroys the blue spawn zone and gives everybody 3 experience.
    .rule-6 = Whoever takes an objective gains 5 experience.
    .turn-1 = The torch comes off the wall, and far off something heavy gets to its feet. The green spawn zone wakes at H1.
    .turn-2 = The barrels go over, and the bile runs down the gutter into the nest, C2. One Torch will do the rest.
    .turn-3 = It was bait. Every active spawn zone gets a Zombie card now.
    .turn-4 = The nest burns white. The blue spawn zone at C2 is gone, and everybody gains 3 experience.
green-horde-mission-selective-slaughter = Selective Slaughter
    .scene = Every Walker howls as it falls, the thing at B6 takes up the howl, and then the hills answer. Pick the Fatties and the Runners out of the crowd and leave the Walkers standing. Or silence the thing first.
    .goal-1 = Kill 7 Fatties.
    .goal-2 = Kill 7 Runners.
    .goal-3 = Leave no Necromancer on the board.
    .lose-1 = You lose when 25 Walkers are dead and no Abomination is.
    .rule-1 = An Abomination begins at B6.
    .rule-2 = At the start of rounds 4 and 8 a Fatty comes to A1.
    .rule-3 = Whoever takes an objective, C5 or D1, gets a vault artefact and 5 experience.
    .turn-1 = Heavy steps behind the hedges: a Fatty comes to A1.
    .turn-2 = Twenty Walkers are dead, and the hills have begun to howl. With five more you lose, unless an Abomination dies first.
    .turn-3 = The Abomination is dead, and nothing takes up the howl. From now on Walkers may die as they like.
green-horde-mission-the-evil-shrine = The Evil Shrine
    .scene = Something under this drowned village calls the dead, and they come up through three holes in the ground. Two of them close for whoever finds the right stone. For the third you have a Trebuchet.
    .goal-1 = Destroy every spawn zone: blue at B1, green at F5, red at B6, and any that is added.
    .goal-2 = Then bring all who began to the exit, A6.
    .lose-1 = You lose with the first death.
    .rule-1 = Taking the blue objective, F3, destroys the blue spawn zone and wakes the green one, which sleeps until then.
    .rule-2 = Of the objectives at F2 and D4 one is green underneath: taking it destroys the green spawn zone.
    .rule-3 = A shot of the Trebuchet that hits a zone destroys every red spawn token in it.
    .rule-4 = Necromancers, and teams of more than six, add spawn tokens.
    .turn-1 = The stone of F3 goes dark, and the water closes over B1 without a bubble. The blue spawn zone is gone. Across the village, at F5, something answers: the green one wakes, if it is still there.
    .turn-2 = The green light goes out, and the ground at F5 falls in on whatever was climbing. The green spawn zone is gone.
green-horde-mission-the-fallen-fortress = The Fallen Fortress
    .scene = The fortress fell in one night, and nobody carried its weapons out. The best are in the keep, behind the blue door; its key lies in one of two guardrooms. The orcs know the way in by water.
    .goal-1 = Find the blue objective, at D4 or at F3; the other one is red.
    .goal-2 = Open the blue door, G3–H3, and take the green objective at I4.
    .goal-3 = Get all who are still alive out by the exit, I1.
    .rule-1 = Only the blue objective unlocks the blue door.
    .rule-2 = While the blue door is open, a Zombie card comes to E1 at the end of rounds 4, 8, 12…
    .rule-3 = Taking green wakes the green spawn zone, B6, and opens the door B1–B2.
    .rule-4 = Once green is taken, whoever reaches the exit leaves the board at once.
    .rule-5 = Whoever takes an objective gets a vault artefact and 5 experience.
    .turn-1 = The green spawn zone wakes at B6, and the door B1–B2 swings open. Run.
    .turn-2 = The river brings more: a Zombie card for E1.
green-horde-mission-a-new-home = A New Home
    .scene = Two yards, four houses and a well: it is not much, but it can be closed. Bar the gaps, and put out whoever lives there now. Tonight, for once, somebody is going to sleep.
    .goal-1 = Take both objectives, C4 and E4.
    .goal-2 = Lay the four barriers: F5–G5, D3–D4, A3–A4 and B3–B4.
    .goal-3 = All who are still alive and the Trebuchet are inside, from A4 to F6.
    .goal-4 = No zombie is inside, and none can walk in.
    .lose-1 = You lose with the fifth death.
    .rule-1 = Whoever ends a turn at F5 lays F5–G5; at D4, D3–D4; at A4 or B4, both A3–A4 and B3–B4.
    .rule-2 = A barrier that zombies have torn down can be laid again in the same way.
    .rule-3 = Taking E4 wakes the blue spawn zone, A1.
    .rule-4 = Whoever takes an objective gets a vault artefact and 5 experience.
    .turn-1 = Somebody hid good steel under the floor of E4 and died before using it. The noise carries: the blue spawn zone wakes at A1.

# --- Options ----------------------------------------------------------------------------------------------------------

green-horde-option-mission = Quest
    .text = The map and what is to be done on it.
green-horde-option-team = Team
    .text = Whether the first survivors of the box go on the quest, shared out evenly, or the players pick whom they lead.
green-horde-option-team-usual = the first of the box
green-horde-option-team-picked = picked by the players
green-horde-ask-form-team = Who does { $seat } lead? Still to be picked: { $count }.
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

# --- Why not: a sentence for each rule, and a few words for lists ----------------------------------------------------

green-horde-no-gh-act-03 = { zombicide-not-held }
    .short = { zombicide-not-held.short }
green-horde-no-gh-act-05 = { zombicide-not-objective }
    .short = { zombicide-not-objective.short }
green-horde-no-gh-bar-01 = { zombicide-not-barred }
    .short = { zombicide-not-barred.short }
green-horde-no-gh-cbt-05 = { zombicide-not-tough }
    .short = { zombicide-not-tough.short }
green-horde-no-gh-dor-01 = { zombicide-not-barehanded }
    .short = { zombicide-not-barehanded.short }
green-horde-no-gh-dor-07 = { zombicide-not-locked }
    .short = { zombicide-not-locked.short }
green-horde-no-gh-drg-02 = { $actor } cannot throw the Torch at { $zone }: no Dragon Bile lies there. Aim at some at range 0 or 1.
    .short = No Dragon Bile in reach
green-horde-no-gh-eqp-11 = { zombicide-not-gems }
    .short = { zombicide-not-gems.short }
green-horde-no-gh-inv-03 = { zombicide-not-no-hand }
    .short = { zombicide-not-no-hand.short }
green-horde-no-gh-inv-04 = { zombicide-not-stowed }
    .short = { zombicide-not-stowed.short }
green-horde-no-gh-inv-05 = { zombicide-not-no-body }
    .short = { zombicide-not-no-body.short }
green-horde-no-gh-mag-06 = { $actor } has already cast this enchantment this turn. Cast it again next turn.
    .short = Once a turn
green-horde-no-gh-mel-01 = { zombicide-not-melee }
    .short = { zombicide-not-melee.short }
green-horde-no-gh-mov-03 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
green-horde-no-gh-mov-04 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
green-horde-no-gh-mov-06 = { zombicide-not-shut }
    .short = { zombicide-not-shut.short }
green-horde-no-gh-rld-01 = { zombicide-not-empty }
    .short = { zombicide-not-empty.short }
green-horde-no-gh-rnd-05 = { zombicide-not-tired }
    .short = { zombicide-not-tired.short }
green-horde-no-gh-rng-01 = { zombicide-not-unseen }
    .short = { zombicide-not-unseen.short }
green-horde-no-gh-rng-03 = { zombicide-not-range }
    .short = { zombicide-not-range.short }
green-horde-no-gh-set-11 = { zombicide-not-one-each }
    .short = { zombicide-not-one-each.short }
green-horde-no-gh-sge-02 = { $actor } cannot move the Trebuchet: that takes 3 actions. Begin the turn with it.
    .short = 3 actions needed
green-horde-no-gh-sge-04 = { $actor } cannot move the Trebuchet to { $zone }: zombies in the zone cost more actions. Kill them first.
    .short = Held by zombies
green-horde-no-gh-sge-07 = { $actor } cannot fire the Trebuchet: that takes 3 actions. Begin the turn with it.
    .short = 3 actions needed
green-horde-no-gh-sge-08 = { $actor } cannot fire the Trebuchet at { $zone }: it is too near. Aim at range 2 or more.
    .short = Too near
green-horde-no-gh-src-01 = { zombicide-not-outdoors }
    .short = { zombicide-not-outdoors.short }
green-horde-no-gh-src-02 = { zombicide-not-watched }
    .short = { zombicide-not-watched.short }
green-horde-no-gh-src-05 = { zombicide-not-twice }
    .short = { zombicide-not-twice.short }
green-horde-no-gh-src-07 = { zombicide-not-no-deck }
    .short = { zombicide-not-no-deck.short }
green-horde-no-gh-tgt-01 = { zombicide-not-shielded }
    .short = { zombicide-not-shielded.short }
green-horde-no-gh-trd-02 = { zombicide-not-apart }
    .short = { zombicide-not-apart.short }
green-horde-no-gh-wat-10 = { zombicide-not-water }
    .short = { zombicide-not-water.short }
