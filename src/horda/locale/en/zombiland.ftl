# Survivor Zombiland.
#
# What is written on a thing takes its figures from the content, so that a card can be tuned without touching a word:
# `power`, `bites`, `moves`, `raises` and `fight` as they stand in the card's record, an effect's amount under its verb
# (`draw`), with `win_`, `lose_` or `before_` in front of those that come with a fight.

zombiland-title = Survivor Zombiland
zombiland-box = Survivor Zombiland
    .line = Run, fight, rise
    .holds = one board
    .about = Bring a token from each of the four locations back to Zone 0 before anybody else does. Whoever dies comes back hungry; when two have died, the living run together.

# --- Who and where ---------------------------------------------------------------------------------------------------

zombiland-character-vera = Vera
zombiland-character-tomas = Tomas
zombiland-character-odile = Odile
zombiland-character-bruno = Bruno
zombiland-character-nadia = Nadia
zombiland-character-kofi = Kofi
zombiland-character-ines = Ines
zombiland-character-pau = Pau

zombiland-status-alive = alive
zombiland-status-laid = dead, about to rise
zombiland-status-zombie = zombie
zombiland-status-killed = zombie, off the board
zombiland-status-dead = dead, still with the team

zombiland-deck-resource = Resource
zombiland-deck-encounter = Encounter
zombiland-deck-zombie = Zombie

zombiland-region-north = North
zombiland-region-east = East
zombiland-region-south = South
zombiland-region-west = West
zombiland-region-none = no region

zombiland-location-hospital = Hospital
    .of = of the Hospital
    .text = { zombiland-text-gift }
zombiland-location-armory = Armory
    .of = of the Armory
    .text = { zombiland-text-gift }
zombiland-location-automobile = Automobile
    .of = of the Automobile
    .text = { zombiland-text-gift }
zombiland-location-pantry = Pantry
    .of = of the Pantry
    .text = { zombiland-text-gift }
zombiland-text-gift = Token:{ $resources ->
    [0] {""}
    [one] { " " }1 Resource card at once.
   *[other] { " " }{ $resources } Resource cards at once.
}{ $health ->
    [0] {""}
   *[other] { " " }{ $health } Health at once.
}{ $fight ->
    [0] {""}
   *[other] { " " }+{ $fight } in every fight.
}

# Kinds of spaces, named by what stands on them.
zombiland-kind-empty = empty
    .text = Encounter.
zombiland-kind-resource = card
    .text = Draw a Resource card, then Encounter.
zombiland-kind-plus-1 = +1
    .text = Encounter; +1 in fights here.
zombiland-kind-plus-2 = +2
    .text = Encounter; +2 in fights here.
zombiland-kind-no-encounters = No Encounters
    .text = No Encounter, but no shelter from zombies.
zombiland-kind-another-turn = another turn
    .text = Encounter, then another turn.
zombiland-kind-location = Location
    .text = Stop. Two Encounters; live through them and take a token.
zombiland-kind-sewer = sewer
    .text = Zombies only.
zombiland-kind-zone-0 = Zone 0
    .text = Stop. No Encounter; all four tokens brought here win.
zombiland-text-space = { $kind ->
    [empty] { zombiland-kind-empty.text }
    [resource] { zombiland-kind-resource.text }
    [plus_1] { zombiland-kind-plus-1.text }
    [plus_2] { zombiland-kind-plus-2.text }
    [no_encounters] { zombiland-kind-no-encounters.text }
    [another_turn] { zombiland-kind-another-turn.text }
    [location] { zombiland-kind-location.text }
    [sewer] { zombiland-kind-sewer.text }
   *[zone_0] { zombiland-kind-zone-0.text }
}

zombiland-space-zone-0 = Zone 0
    .text = { zombiland-text-space }

zombiland-space-n1 = North 1
    .text = { zombiland-text-space }
zombiland-space-n2 = North 2
    .text = { zombiland-text-space }
zombiland-space-n3 = North 3
    .text = { zombiland-text-space }
zombiland-space-n4 = North 4
    .text = { zombiland-text-space }
zombiland-space-hospital = Hospital
    .text = { zombiland-text-space } { zombiland-location-hospital.text }
zombiland-space-n5 = North 5
    .text = { zombiland-text-space }
zombiland-space-n6 = North 6
    .text = { zombiland-text-space }
zombiland-space-n7 = North 7
    .text = { zombiland-text-space }
zombiland-space-n8 = North 8
    .text = { zombiland-text-space }
zombiland-space-n9 = North 9
    .text = { zombiland-text-space }
zombiland-space-nx1 = North exit 1
    .text = { zombiland-text-space }
zombiland-space-nx2 = North exit 2
    .text = { zombiland-text-space }
zombiland-space-nx3 = North exit 3
    .text = { zombiland-text-space }

zombiland-space-e1 = East 1
    .text = { zombiland-text-space }
zombiland-space-e2 = East 2
    .text = { zombiland-text-space }
zombiland-space-e3 = East 3
    .text = { zombiland-text-space }
zombiland-space-e4 = East 4
    .text = { zombiland-text-space }
zombiland-space-armory = Armory
    .text = { zombiland-text-space } { zombiland-location-armory.text }
zombiland-space-e5 = East 5
    .text = { zombiland-text-space }
zombiland-space-e6 = East 6
    .text = { zombiland-text-space }
zombiland-space-e7 = East 7
    .text = { zombiland-text-space }
zombiland-space-e8 = East 8
    .text = { zombiland-text-space }
zombiland-space-e9 = East 9
    .text = { zombiland-text-space }
zombiland-space-ex1 = East exit 1
    .text = { zombiland-text-space }
zombiland-space-ex2 = East exit 2
    .text = { zombiland-text-space }
zombiland-space-ex3 = East exit 3
    .text = { zombiland-text-space }

zombiland-space-s1 = South 1
    .text = { zombiland-text-space }
zombiland-space-s2 = South 2
    .text = { zombiland-text-space }
zombiland-space-s3 = South 3
    .text = { zombiland-text-space }
zombiland-space-s4 = South 4
    .text = { zombiland-text-space }
zombiland-space-automobile = Automobile
    .text = { zombiland-text-space } { zombiland-location-automobile.text }
zombiland-space-s5 = South 5
    .text = { zombiland-text-space }
zombiland-space-s6 = South 6
    .text = { zombiland-text-space }
zombiland-space-s7 = South 7
    .text = { zombiland-text-space }
zombiland-space-s8 = South 8
    .text = { zombiland-text-space }
zombiland-space-s9 = South 9
    .text = { zombiland-text-space }
zombiland-space-sx1 = South exit 1
    .text = { zombiland-text-space }
zombiland-space-sx2 = South exit 2
    .text = { zombiland-text-space }
zombiland-space-sx3 = South exit 3
    .text = { zombiland-text-space }

zombiland-space-w1 = West 1
    .text = { zombiland-text-space }
zombiland-space-w2 = West 2
    .text = { zombiland-text-space }
zombiland-space-w3 = West 3
    .text = { zombiland-text-space }
zombiland-space-w4 = West 4
    .text = { zombiland-text-space }
zombiland-space-pantry = Pantry
    .text = { zombiland-text-space } { zombiland-location-pantry.text }
zombiland-space-w5 = West 5
    .text = { zombiland-text-space }
zombiland-space-w6 = West 6
    .text = { zombiland-text-space }
zombiland-space-w7 = West 7
    .text = { zombiland-text-space }
zombiland-space-w8 = West 8
    .text = { zombiland-text-space }
zombiland-space-w9 = West 9
    .text = { zombiland-text-space }
zombiland-space-wx1 = West exit 1
    .text = { zombiland-text-space }
zombiland-space-wx2 = West exit 2
    .text = { zombiland-text-space }
zombiland-space-wx3 = West exit 3
    .text = { zombiland-text-space }

zombiland-space-ne1 = NE sewer, north end
    .text = { zombiland-text-space }
zombiland-space-ne2 = NE sewer, middle
    .text = { zombiland-text-space }
zombiland-space-ne3 = NE sewer, east end
    .text = { zombiland-text-space }
zombiland-space-se1 = SE sewer, east end
    .text = { zombiland-text-space }
zombiland-space-se2 = SE sewer, middle
    .text = { zombiland-text-space }
zombiland-space-se3 = SE sewer, south end
    .text = { zombiland-text-space }
zombiland-space-sw1 = SW sewer, south end
    .text = { zombiland-text-space }
zombiland-space-sw2 = SW sewer, middle
    .text = { zombiland-text-space }
zombiland-space-sw3 = SW sewer, west end
    .text = { zombiland-text-space }
zombiland-space-nw1 = NW sewer, west end
    .text = { zombiland-text-space }
zombiland-space-nw2 = NW sewer, middle
    .text = { zombiland-text-space }
zombiland-space-nw3 = NW sewer, north end
    .text = { zombiland-text-space }

# --- Parts of card texts ---------------------------------------------------------------------------------------------

zombiland-text-add = In your fight, before the roll: +{ $add }.
zombiland-text-add-any = In any survivor's fight, before the roll: +{ $add }.
zombiland-text-hurry = Before your movement roll: add { $hurry }.
zombiland-text-in-front = +{ $fight } in every fight until you lose one.
zombiland-text-power = Power { $power }.
zombiland-text-bites = { $bites ->
    [0] no bite
    [one] 1 bite
   *[other] { $bites } bites
}
zombiland-text-fight = { zombiland-text-power } Lose: { zombiland-text-bites }.
zombiland-text-attack = Attack with power { $power }: { zombiland-text-bites }.
zombiland-text-dash = Or, with no survivor in your space, move { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
} instead.
zombiland-text-draw = { $draw ->
    [one] 1 Resource card
   *[other] { $draw } Resource cards
}
zombiland-text-win-draw = draw { $win_draw ->
    [one] 1 Resource card
   *[other] { $win_draw } Resource cards
}
zombiland-text-discard = { $discard ->
    [one] 1 Resource card
   *[other] { $discard } Resource cards
}
zombiland-text-lose-discard = { $lose_discard ->
    [one] 1 Resource card
   *[other] { $lose_discard } Resource cards
}
zombiland-text-stroll-rules = not onto a Location or Zone 0; the space does nothing
zombiland-text-salvage = take a card of your choice, but no { zombiland-card-salvage }, from the Resource discard pile

# --- Resource cards --------------------------------------------------------------------------------------------------

zombiland-card-hidden = a card
    .the = a card
    .to = to a card
    .of = of a card
zombiland-card-kitchen-knife = Kitchen Knife
    .the = the Kitchen Knife
    .to = to the Kitchen Knife
    .of = of the Kitchen Knife
    .text = { zombiland-text-add }
zombiland-card-old-bat = Old Bat
    .the = the Old Bat
    .to = to the Old Bat
    .of = of the Old Bat
    .text = { zombiland-text-add }
zombiland-card-crowbar = Crowbar
    .the = the Crowbar
    .to = to the Crowbar
    .of = of the Crowbar
    .text = { zombiland-text-add }
zombiland-card-machete = Machete
    .the = the Machete
    .to = to the Machete
    .of = of the Machete
    .text = { zombiland-text-add }
zombiland-card-pistol = Pistol
    .the = the Pistol
    .to = to the Pistol
    .of = of the Pistol
    .text = { zombiland-text-add }
zombiland-card-hunting-rifle = Hunting Rifle
    .the = the Hunting Rifle
    .to = to the Hunting Rifle
    .of = of the Hunting Rifle
    .text = { zombiland-text-add }
zombiland-card-shotgun = Shotgun
    .the = the Shotgun
    .to = to the Shotgun
    .of = of the Shotgun
    .text = { zombiland-text-add }
zombiland-card-chainsaw = Chainsaw
    .the = the Chainsaw
    .to = to the Chainsaw
    .of = of the Chainsaw
    .text = In your fight, before the roll, only in your own turn: +{ $add }.
zombiland-card-grenade = Grenade
    .the = the Grenade
    .to = to the Grenade
    .of = of the Grenade
    .text = { zombiland-text-add }
zombiland-card-torch = Torch
    .the = the Torch
    .to = to the Torch
    .of = of the Torch
    .text = { zombiland-text-add-any }
zombiland-card-covering-fire = Covering Fire
    .the = Covering Fire
    .to = to Covering Fire
    .of = of Covering Fire
    .text = { zombiland-text-add-any }
zombiland-card-rooftop-shooter = Shooter on the Roof
    .the = the Shooter on the Roof
    .to = to the Shooter on the Roof
    .of = of the Shooter on the Roof
    .text = { zombiland-text-add-any }
zombiland-card-leather-jacket = Leather Jacket
    .the = the Leather Jacket
    .to = to the Leather Jacket
    .of = of the Leather Jacket
    .text = In your turn, or in your fight before the roll: put it on. { zombiland-text-in-front }
zombiland-card-smoke-bomb = Smoke Bomb
    .the = the Smoke Bomb
    .to = to the Smoke Bomb
    .of = of the Smoke Bomb
    .text = In your fight, before the roll: slip away. Nobody wins: no bite, no reward, no penalty.
zombiland-card-lucky-coin = Lucky Coin
    .the = the Lucky Coin
    .to = to the Lucky Coin
    .of = of the Lucky Coin
    .text = After a roll that would lose your fight: roll again.
zombiland-card-last-bullet = Last Bullet
    .the = the Last Bullet
    .to = to the Last Bullet
    .of = of the Last Bullet
    .text = After a roll that would lose your fight: +{ $add }.
zombiland-card-shout = Shout
    .the = the Shout
    .to = to the Shout
    .of = of the Shout
    .text = After a roll that would lose any survivor's fight: +{ $add }.
zombiland-card-first-aid = First Aid
    .the = First Aid
    .to = to First Aid
    .of = of First Aid
    .text = In your turn, or in your fight before the roll: take { $heal } Health from the pool.
zombiland-card-field-medic = Field Medic
    .the = the Field Medic
    .to = to the Field Medic
    .of = of the Field Medic
    .text = In your turn, before the roll of any fight, or as a zombie is about to attack: any survivor takes { $heal } Health from the pool.
zombiland-card-antibiotics = Antibiotics
    .the = the Antibiotics
    .to = to the Antibiotics
    .of = of the Antibiotics
    .text = In your turn: take { $heal } Health from the pool.
zombiland-card-bicycle = Bicycle
    .the = the Bicycle
    .to = to the Bicycle
    .of = of the Bicycle
    .text = { zombiland-text-hurry }
zombiland-card-motorbike = Motorbike
    .the = the Motorbike
    .to = to the Motorbike
    .of = of the Motorbike
    .text = { zombiland-text-hurry }
zombiland-card-street-map = Street Map
    .the = the Street Map
    .to = to the Street Map
    .of = of the Street Map
    .text = After your movement roll: { $nudge } more or { $nudge } less.
zombiland-card-backpack = Backpack
    .the = the Backpack
    .to = to the Backpack
    .of = of the Backpack
    .text = In your turn: draw { zombiland-text-draw }.
zombiland-card-salvage = Salvage
    .the = Salvage
    .to = to Salvage
    .of = of Salvage
    .text = In your turn: { zombiland-text-salvage }.
zombiland-card-blood-bag = Blood Bag
    .the = the Blood Bag
    .to = to the Blood Bag
    .of = of the Blood Bag
    .text = In your turn: put { $return_health } Health back into the pool, if you have it, and draw { zombiland-text-draw }.
zombiland-card-radio-set = Radio Set
    .the = the Radio Set
    .to = to the Radio Set
    .of = of the Radio Set
    .text = In your turn: every survivor in your region, you too, draws { zombiland-text-draw }.
zombiland-card-binoculars = Binoculars
    .the = the Binoculars
    .to = to the Binoculars
    .of = of the Binoculars
    .text = In your turn: look at the top Encounter card; leave it there or put it under the deck.
zombiland-card-bit-of-peace = A Bit of Peace
    .the = A Bit of Peace
    .to = to A Bit of Peace
    .of = of A Bit of Peace
    .text = As a zombie is about to attack: move one survivor in its space to a Safe Space of your choice, which does nothing.

# --- Encounter cards -------------------------------------------------------------------------------------------------

zombiland-card-crawler = Crawler
    .the = the Crawler
    .to = to the Crawler
    .of = of the Crawler
    .text = { zombiland-text-fight }
zombiland-card-lone-walker = Lone Walker
    .the = the Lone Walker
    .to = to the Lone Walker
    .of = of the Lone Walker
    .text = { zombiland-text-fight }
zombiland-card-night-clerk = Night Clerk
    .the = the Night Clerk
    .to = to the Night Clerk
    .of = of the Night Clerk
    .text = { zombiland-text-fight }
zombiland-card-ward-nurse = Ward Nurse
    .the = the Ward Nurse
    .to = to the Ward Nurse
    .of = of the Ward Nurse
    .text = { zombiland-text-fight }
zombiland-card-jogger = Jogger
    .the = the Jogger
    .to = to the Jogger
    .of = of the Jogger
    .text = { zombiland-text-fight }
zombiland-card-old-neighbour = Old Neighbour
    .the = the Old Neighbour
    .to = to the Old Neighbour
    .of = of the Old Neighbour
    .text = { zombiland-text-power } Win: take { $win_heal } Health. Lose: { zombiland-text-bites }.
zombiland-card-courier = Courier
    .the = the Courier
    .to = to the Courier
    .of = of the Courier
    .text = { zombiland-text-power } Win: you may go on exactly { $win_stroll ->
        [one] 1 space
       *[other] { $win_stroll } spaces
    } ({ zombiland-text-stroll-rules }). Lose: { zombiland-text-bites }.
zombiland-card-butcher = Butcher
    .the = the Butcher
    .to = to the Butcher
    .of = of the Butcher
    .text = { zombiland-text-power } Lose: { zombiland-text-bites }, and discard { zombiland-text-lose-discard }.
zombiland-card-bloated-one = Bloated One
    .the = the Bloated One
    .to = to the Bloated One
    .of = of the Bloated One
    .text = { zombiland-text-power } Lose: { zombiland-text-bites }, and { $lose_fumble ->
        [one] 1 Resource card
       *[other] { $lose_fumble } Resource cards
    } at random.
zombiland-card-screamer = Screamer
    .the = the Screamer
    .to = to the Screamer
    .of = of the Screamer
    .text = { zombiland-text-power } Lose: { zombiland-text-bites }, and every other survivor in your region discards { zombiland-text-lose-discard }.
zombiland-card-pack-at-the-gate = Pack at the Gate
    .the = the Pack at the Gate
    .to = to the Pack at the Gate
    .of = of the Pack at the Gate
    .text = { zombiland-text-power } Win: { zombiland-text-win-draw }. Lose: { zombiland-text-bites }.
zombiland-card-fire-crew = Fire Crew
    .the = the Fire Crew
    .to = to the Fire Crew
    .of = of the Fire Crew
    .text = { zombiland-text-fight }
zombiland-card-petrol-station = Petrol Station
    .the = the Petrol Station
    .to = to the Petrol Station
    .of = of the Petrol Station
    .text = { zombiland-text-power } Win: { zombiland-text-win-draw }. Lose: { zombiland-text-bites }, and discard { zombiland-text-lose-discard }.
zombiland-card-riot-squad = Riot Squad
    .the = the Riot Squad
    .to = to the Riot Squad
    .of = of the Riot Squad
    .text = { zombiland-text-power } Win: { zombiland-text-win-draw }. Lose: { zombiland-text-bites }.
zombiland-card-twins = Twins
    .the = the Twins
    .to = to the Twins
    .of = of the Twins
    .text = { zombiland-text-fight }
zombiland-card-crowded-street = Crowded Street
    .the = the Crowded Street
    .to = to the Crowded Street
    .of = of the Crowded Street
    .text = { zombiland-text-fight }
zombiland-card-school-bus = School Bus
    .the = the School Bus
    .to = to the School Bus
    .of = of the School Bus
    .text = { zombiland-text-power } Win: take { $win_heal } Health and { zombiland-text-win-draw }. Lose: { zombiland-text-bites }.
zombiland-card-giant = Giant
    .the = the Giant
    .to = to the Giant
    .of = of the Giant
    .text = { zombiland-text-power } Win: { zombiland-text-win-draw }. Lose: { zombiland-text-bites }.
zombiland-card-guard-dogs = Guard Dogs
    .the = the Guard Dogs
    .to = to the Guard Dogs
    .of = of the Guard Dogs
    .text = { zombiland-text-power } Lose: { zombiland-text-bites }, but discard { zombiland-text-lose-discard }.
zombiland-card-toll-gang = Toll Gang
    .the = the Toll Gang
    .to = to the Toll Gang
    .of = of the Toll Gang
    .text = { zombiland-text-power } Lose: { zombiland-text-bites }, but put { $lose_return_health } Health back into the pool.
zombiland-card-empty-street = Empty Street
    .the = the Empty Street
    .to = to the Empty Street
    .of = of the Empty Street
    .text = Nothing stirs.
zombiland-card-quiet-alley = Quiet Alley
    .the = the Quiet Alley
    .to = to the Quiet Alley
    .of = of the Quiet Alley
    .text = You may go on exactly { $stroll ->
        [one] 1 space
       *[other] { $stroll } spaces
    } ({ zombiland-text-stroll-rules }).
zombiland-card-looted-shop = Looted Shop
    .the = the Looted Shop
    .to = to the Looted Shop
    .of = of the Looted Shop
    .text = Draw { zombiland-text-draw }.
zombiland-card-corner-store = Corner Store
    .the = the Corner Store
    .to = to the Corner Store
    .of = of the Corner Store
    .text = Draw { zombiland-text-draw }.
zombiland-card-pharmacy = Pharmacy
    .the = the Pharmacy
    .to = to the Pharmacy
    .of = of the Pharmacy
    .text = Take { $heal } Health from the pool.
zombiland-card-rusty-nail = Rusty Nail
    .the = the Rusty Nail
    .to = to the Rusty Nail
    .of = of the Rusty Nail
    .text = Lose { $lose_health } Health, if you have it. No bite: it never kills.
zombiland-card-blood-drive = Blood Drive
    .the = the Blood Drive
    .to = to the Blood Drive
    .of = of the Blood Drive
    .text = Put { $return_health } Health back into the pool, if you have it, and draw { zombiland-text-draw }.
zombiland-card-quarrel = Quarrel
    .the = the Quarrel
    .to = to the Quarrel
    .of = of the Quarrel
    .text = Take a card at random from another survivor's hand.
zombiland-card-card-sharp = Card Sharp
    .the = the Card Sharp
    .to = to the Card Sharp
    .of = of the Card Sharp
    .text = You and another survivor of your choice roll. The lower roll discards a Resource card; a tie costs nobody.
zombiland-card-radio-call = Radio Call
    .the = the Radio Call
    .to = to the Radio Call
    .of = of the Radio Call
    .text = Every survivor in your region, you too, draws { zombiland-text-draw }.
zombiland-card-rats = Rats
    .the = the Rats
    .to = to the Rats
    .of = of the Rats
    .text = Every survivor in your region, you too, discards { zombiland-text-discard }.
zombiland-card-stray-dog = Stray Dog
    .the = the Stray Dog
    .to = to the Stray Dog
    .of = of the Stray Dog
    .text = It follows you: { zombiland-text-in-front }
zombiland-card-clear-road = Clear Road
    .the = the Clear Road
    .to = to the Clear Road
    .of = of the Clear Road
    .text = After this turn, take another.
zombiland-card-false-alarm = False Alarm
    .the = the False Alarm
    .to = to the False Alarm
    .of = of the False Alarm
    .text = Turn up another Encounter.
zombiland-card-pickpocket = Pickpocket
    .the = the Pickpocket
    .to = to the Pickpocket
    .of = of the Pickpocket
    .text = Discard { zombiland-text-discard }.
zombiland-card-abandoned-cache = Abandoned Cache
    .the = the Abandoned Cache
    .to = to the Abandoned Cache
    .of = of the Abandoned Cache
    .text = If there is one, { zombiland-text-salvage }.
zombiland-card-wrong-turn = Wrong Turn
    .the = the Wrong Turn
    .to = to the Wrong Turn
    .of = of the Wrong Turn
    .text = Change places with a survivor on another space, but not in Zone 0. Neither space does anything.

# --- Zombie cards ----------------------------------------------------------------------------------------------------

zombiland-card-gnaw = Gnaw
    .the = Gnaw
    .to = to Gnaw
    .of = of Gnaw
    .text = { zombiland-text-attack }
zombiland-card-grab = Grab
    .the = Grab
    .to = to Grab
    .of = of Grab
    .text = { zombiland-text-attack }
zombiland-card-deep-bite = Deep Bite
    .the = Deep Bite
    .to = to Deep Bite
    .of = of Deep Bite
    .text = { zombiland-text-attack }
zombiland-card-frenzy = Frenzy
    .the = Frenzy
    .to = to Frenzy
    .of = of Frenzy
    .text = { zombiland-text-attack }
zombiland-card-pile-on = Pile On
    .the = Pile On
    .to = to Pile On
    .of = of Pile On
    .text = { zombiland-text-attack }
zombiland-card-clawing = Clawing
    .the = Clawing
    .to = to Clawing
    .of = of Clawing
    .text = First the survivor discards { $before_discard ->
        [one] 1 Resource card
       *[other] { $before_discard } Resource cards
    }. { zombiland-text-attack }
zombiland-card-snatch = Snatch
    .the = Snatch
    .to = to Snatch
    .of = of Snatch
    .text = First the survivor loses { $before_fumble ->
        [one] 1 Resource card
       *[other] { $before_fumble } Resource cards
    } at random. { zombiland-text-attack }
zombiland-card-lurch = Lurch
    .the = Lurch
    .to = to Lurch
    .of = of Lurch
    .text = { zombiland-text-attack } { zombiland-text-dash }
zombiland-card-sprint = Sprint
    .the = Sprint
    .to = to Sprint
    .of = of Sprint
    .text = { zombiland-text-attack } { zombiland-text-dash }
zombiland-card-pounce = Pounce
    .the = Pounce
    .to = to Pounce
    .of = of Pounce
    .text = { zombiland-text-attack } { zombiland-text-dash }
zombiland-card-dead-weight = Dead Weight
    .the = Dead Weight
    .to = to Dead Weight
    .of = of Dead Weight
    .text = Attack with power { $power }: { zombiland-text-bites }, but the survivor discards { zombiland-text-lose-discard }.
zombiland-card-tear-apart = Tear Apart
    .the = Tear Apart
    .to = to Tear Apart
    .of = of Tear Apart
    .text = { zombiland-text-attack }
zombiland-card-stealthy = Stealthy
    .the = Stealthy
    .to = to Stealthy
    .of = of Stealthy
    .text = As a survivor turns up an Encounter: cancel it, come to their space and attack with another card.
zombiland-card-ultraviolent = Ultraviolent
    .the = Ultraviolent
    .to = to Ultraviolent
    .of = of Ultraviolent
    .text = As a survivor turns up an Encounter with a power: +{ $raises } to it.
zombiland-card-metamorphosis = Metamorphosis
    .the = Metamorphosis
    .to = to Metamorphosis
    .of = of Metamorphosis
    .text = Only against a survivor outside your space and your region, whose own space comes alive. { zombiland-text-attack } You run no risk.

# --- What is asked ---------------------------------------------------------------------------------------------------

zombiland-ask-choose-character = Who are you?
zombiland-ask-before-roll = Your turn. Play what you like, then roll to move.
zombiland-ask-choose-way = { $steps ->
    [one] 1 space to go. Where to?
   *[other] { $steps } spaces to go. Where to?
}
zombiland-ask-nudge = You rolled { $steps }. How far will you go?
zombiland-ask-mid-turn = Any card to play first?
zombiland-ask-last-cards = Any card left to play before your turn ends?
zombiland-ask-discard = { $n ->
    [one] Discard a Resource card. Which?
   *[other] Discard { $n } Resource cards. Which first?
}
zombiland-ask-salvage = Which card do you take from the discard pile?
zombiland-ask-bury-or-leave = { $card_id ->
    [hidden] The next Encounter has been looked at. Leave it or bury it?
   *[other] The next Encounter is { $card_the }. Leave it or bury it?
}
zombiland-ask-rob = Who do you take a card from?
zombiland-ask-duel = Who do you roll against?
zombiland-ask-swap = Who do you change places with?
zombiland-ask-stroll = { $steps ->
    [one] You may go 1 space further. Where to?
   *[other] You may go { $steps } spaces further. Where to?
}
zombiland-ask-make-peace = Where will { $target } be safe?
zombiland-ask-fight-cards = { $card }: reach { $power }. { $added ->
    [0] Roll, or play cards first?
   *[other] You have +{ $added }. Roll, or play cards first?
}
zombiland-ask-help-fight = { $card }: { $fighter } must reach { $power }{ $added ->
    [0] {""}
   *[other] , with +{ $added } so far
}. Help?
zombiland-ask-after-roll = { $card }: { $fighter_you ->
    [yes] you rolled
   *[no] { $fighter } rolled
} { $die }{ $added ->
    [0] {""}
   *[other] { " " }and { $added } more
} against { $power }, not enough. Play a card?
zombiland-ask-offer-card = The team may pass one card. Do you offer one of yours?
zombiland-ask-accept-card = { $seat } offers { $card_the }. Do you take it?
zombiland-ask-zombie-chance = { $seat } met { $card_the }. Do you interfere?
zombiland-ask-threatened = { $zombie } is about to attack { zombiland-at-space }. Help first?
zombiland-ask-follow-up = You have caught up with { $target }. How do you attack?
zombiland-ask-choose-grave = Where do you climb out?
zombiland-ask-zombie-roll = Your turn. Roll to move, or stay where you are?
zombiland-ask-zombie-way = { $steps ->
    [one] 1 space to shamble. Where to?
   *[other] { $steps } spaces to shamble. Where to?
}
zombiland-ask-zombie-play = Which card do you play?
zombiland-ask-zombie-end = Your turn ends. Which card do you discard before drawing?

# --- What others decide about: "Leo decides where to go." ---------------------------------------------------------

zombiland-wait-choose-character = who to be
zombiland-wait-before-roll = what to play before rolling
zombiland-wait-choose-way = where to go
zombiland-wait-nudge = how far to go
zombiland-wait-mid-turn = whether to play a card first
zombiland-wait-last-cards = whether to play a card before the turn ends
zombiland-wait-discard = which card to discard
zombiland-wait-salvage = which card to take back
zombiland-wait-bury-or-leave = whether to leave or bury an Encounter
zombiland-wait-rob = who to take a card from
zombiland-wait-duel = who to roll against
zombiland-wait-swap = who to change places with
zombiland-wait-stroll = where to go
zombiland-wait-make-peace = { $target_you ->
    [yes] where you will be safe
   *[no] where { $target } will be safe
}
zombiland-wait-fight-cards = how to fight { $card_the }
zombiland-wait-help-fight = { $fighter_you ->
    [yes] whether to help you against { $card_the }
   *[no] whether to help { $fighter } against { $card_the }
}
zombiland-wait-after-roll = whether to save the fight against { $card_the }
zombiland-wait-offer-card = whether to offer the team a card
zombiland-wait-accept-card = whether to take the card offered
zombiland-wait-zombie-chance = whether to interfere
zombiland-wait-threatened = { $zombie_you ->
    [yes] whether to help against you
   *[no] whether to help against { $zombie }
}
zombiland-wait-follow-up = { $target_you ->
    [yes] how to attack you
   *[no] how to attack { $target }
}
zombiland-wait-choose-grave = where to climb out
zombiland-wait-zombie-roll = whether to roll or stay
zombiland-wait-zombie-way = where to go
zombiland-wait-zombie-play = which card to play
zombiland-wait-zombie-end = which card to discard

# --- What one may do -------------------------------------------------------------------------------------------------

zombiland-to-space = { $space_id ->
    [hospital] to the Hospital
    [armory] to the Armory
    [automobile] to the Automobile
    [pantry] to the Pantry
    [ne1] to the north end of the NE sewer
    [ne2] to the middle of the NE sewer
    [ne3] to the east end of the NE sewer
    [se1] to the east end of the SE sewer
    [se2] to the middle of the SE sewer
    [se3] to the south end of the SE sewer
    [sw1] to the south end of the SW sewer
    [sw2] to the middle of the SW sewer
    [sw3] to the west end of the SW sewer
    [nw1] to the west end of the NW sewer
    [nw2] to the middle of the NW sewer
    [nw3] to the north end of the NW sewer
   *[other] to { $space }
}
zombiland-at-space = { $space_id ->
    [hospital] at the Hospital
    [armory] at the Armory
    [automobile] at the Automobile
    [pantry] at the Pantry
    [zone-0] in Zone 0
    [ne1] at the north end of the NE sewer
    [ne2] in the middle of the NE sewer
    [ne3] at the east end of the NE sewer
    [se1] at the east end of the SE sewer
    [se2] in the middle of the SE sewer
    [se3] at the south end of the SE sewer
    [sw1] at the south end of the SW sewer
    [sw2] in the middle of the SW sewer
    [sw3] at the west end of the SW sewer
    [nw1] at the west end of the NW sewer
    [nw2] in the middle of the NW sewer
    [nw3] at the north end of the NW sewer
   *[other] at { $space }
}
zombiland-from-origin = { $origin_id ->
    [hospital] from the Hospital
    [armory] from the Armory
    [automobile] from the Automobile
    [pantry] from the Pantry
    [ne1] from the north end of the NE sewer
    [ne2] from the middle of the NE sewer
    [ne3] from the east end of the NE sewer
    [se1] from the east end of the SE sewer
    [se2] from the middle of the SE sewer
    [se3] from the south end of the SE sewer
    [sw1] from the south end of the SW sewer
    [sw2] from the middle of the SW sewer
    [sw3] from the west end of the SW sewer
    [nw1] from the west end of the NW sewer
    [nw2] from the middle of the NW sewer
    [nw3] from the north end of the NW sewer
   *[other] from { $origin }
}

zombiland-do-choose = { $character }
zombiland-do-roll = Roll
zombiland-do-play = { $target_self ->
    [yes] Play { $card_the }
   *[no] Play { $card_the } for { $target }
}
zombiland-do-show = Show { $card_the } to everybody
zombiland-do-show-all = Show { $card } to everybody, all { $count } of them
zombiland-do-confide = Show { $card_the } to your side alone
zombiland-do-confide-all = Show { $card } to your side alone, all { $count } of them
zombiland-do-move = Go { zombiland-to-space }
zombiland-do-stay = Stay
zombiland-do-walk = { $steps ->
    [one] Go 1 space
   *[other] Go { $steps } spaces
}
zombiland-do-turn-up = Reveal the Encounter
    .done = turned up the Encounter
zombiland-do-go-on = Do what the card says
    .done = did what the Encounter says
zombiland-do-end-turn = End the turn
zombiland-do-discard = Discard { $card_the }
zombiland-do-salvage = Take { $card_the }
zombiland-do-leave = Leave it on top
zombiland-do-bury = Put it under the deck
zombiland-do-rob = Take a card from { $victim }
zombiland-do-duel = Roll against { $rival }
zombiland-do-swap = Change places with { $other }
zombiland-do-pass = Pass
    .done = passed
zombiland-do-offer = Offer { $card_the } to { $to }
zombiland-do-keep = Keep all cards
    .done = kept all cards
zombiland-do-accept = Take it
zombiland-do-refuse = Refuse it
zombiland-do-interrupt = Play { $card_the }
zombiland-do-attack = Attack { $target } with { $card_the }
zombiland-do-lunge = Play { $card_the } to move
zombiland-do-hold = Play no card
zombiland-do-return = Climb out { zombiland-at-space }

# --- What happened ---------------------------------------------------------------------------------------------------

zombiland-text-left = { $left ->
    [0] no Health left
   *[other] { $left } Health left
}
zombiland-where-bottom = under the Resource deck, face down
zombiland-where-top = on top of the Resource deck, face down
zombiland-where-shuffle = into the Resource deck, which was shuffled
zombiland-text-now = now { $left } Health

# What is taken without asking is told by what follows from it.
zombiland-subject = { $you ->
        [yes] You
       *[no] { $seat }
    }
zombiland-event-character-chosen = { $you ->
        [yes] You play { $character }.
       *[no] { $seat } plays { $character }.
    }
zombiland-event-start-rolled = { zombiland-subject } rolled { $die } for the first turn.
zombiland-event-turn-began = { $you ->
        [yes] Round { $round }: your turn.
       *[no] Round { $round }: { $seat }'s turn.
    }
zombiland-event-another-turn = { $you ->
        [yes] You take another turn.
       *[no] { $seat } takes another turn.
    }
zombiland-event-move-rolled = { zombiland-subject } rolled { $die }: { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to go.
zombiland-event-moved = { zombiland-subject } went { zombiland-from-origin } { zombiland-to-space }.
zombiland-event-stayed = { zombiland-subject } stayed put.
zombiland-event-resource-drawn = { $you ->
        [yes] { $card_id ->
            [hidden] You drew a Resource card.
           *[other] You drew { $card_the }.
        }
       *[no] { $card_id ->
            [hidden] { $seat } drew a Resource card.
           *[other] { $seat } drew { $card_the }.
        }
    }
zombiland-event-deck-empty = { $you ->
        [yes] The Resource deck has run out: nothing for you.
       *[no] The Resource deck has run out: nothing for { $seat }.
    }
zombiland-event-deck-renewed = The { $deck } deck ran out; its discard pile was shuffled into a new one.
zombiland-event-resource-played = { $you ->
        [yes] { $target_self ->
            [yes] You played { $card_the }.
           *[no] You played { $card_the } for { $target }.
        }
       *[no] { $target_you ->
            [yes] { $target_self ->
                [yes] { $seat } played { $card_the }.
               *[no] { $seat } played { $card_the } for you.
            }
           *[no] { $target_self ->
                [yes] { $seat } played { $card_the }.
               *[no] { $seat } played { $card_the } for { $target }.
            }
        }
    }
zombiland-event-resource-discarded = { zombiland-subject } discarded { $card_the }.
zombiland-event-resource-salvaged = { zombiland-subject } took { $card_the } from the discard pile.
zombiland-event-resource-taken = { $you ->
        [yes] You took { $card_the } from { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } took { $card_the } from you.
           *[no] { $seat } took { $card_the } from { $victim }.
        }
    }
zombiland-event-card-passed = { $you ->
        [yes] You passed { $card_the } to { $to }.
       *[no] { $to_you ->
            [yes] { $seat } passed { $card_the } to you.
           *[no] { $seat } passed { $card_the } to { $to }.
        }
    }
zombiland-event-card-refused = { $you ->
        [yes] { $by } did not want your card.
       *[no] { $by_you ->
            [yes] You did not want { $seat }'s card.
           *[no] { $by } did not want { $seat }'s card.
        }
    }
zombiland-event-card-shown = { zombiland-subject } showed { $card_the }.
zombiland-event-card-confided = { $you ->
        [yes] { $card_id ->
            [hidden] You showed a card to your own side.
           *[other] You showed { $card_the } to your own side.
        }
       *[no] { $card_id ->
            [hidden] { $seat } showed a card to their own side.
           *[other] { $seat } showed { $card_the } to their own side.
        }
    }
zombiland-event-equal-cards-shown = { zombiland-subject } showed { $count } equal cards: { $card }.
zombiland-event-equal-cards-confided = { $you ->
        [yes] { $card_id ->
            [hidden] You showed { $count } equal cards to your own side.
           *[other] You showed { $count } equal cards to your own side: { $card }.
        }
       *[no] { $card_id ->
            [hidden] { $seat } showed { $count } equal cards to their own side.
           *[other] { $seat } showed { $count } equal cards to their own side: { $card }.
        }
    }
zombiland-event-card-scouted = { $you ->
        [yes] { $card_id ->
            [hidden] You looked at the next Encounter.
           *[other] You looked at the next Encounter: { $card_the }.
        }
       *[no] { $card_id ->
            [hidden] { $seat } looked at the next Encounter.
           *[other] { $seat } looked at the next Encounter: { $card_the }.
        }
    }
zombiland-event-card-buried = { zombiland-subject } put that Encounter under the deck.
zombiland-event-card-in-front = { $you ->
        [yes] You have { $card_the } from now on.
       *[no] { $seat } has { $card_the } from now on.
    }
zombiland-event-encounter-drawn = { zombiland-subject } met { $card_the }.
zombiland-event-encounter-cancelled = The Encounter was cancelled: { $card }.
zombiland-event-fight-began = { zombiland-subject } must reach { $power } against { $card_the }.
zombiland-event-fight-rolled = { $you ->
        [yes] { $die ->
            [6] You rolled 6, which beats anything.
           *[other] { $added ->
                [0] You rolled { $die } against { $power }.
               *[other] You rolled { $die } and { $added } more: { $total } against { $power }.
            }
        }
       *[no] { $die ->
            [6] { $seat } rolled 6, which beats anything.
           *[other] { $added ->
                [0] { $seat } rolled { $die } against { $power }.
               *[other] { $seat } rolled { $die } and { $added } more: { $total } against { $power }.
            }
        }
    }
zombiland-event-fight-won = { zombiland-subject } beat { $card_the }.
zombiland-event-fight-lost = { zombiland-subject } lost to { $card_the }.
zombiland-event-fight-escaped = { zombiland-subject } got away from { $card_the }.
zombiland-event-bitten = { $you ->
        [yes] You were bitten: { zombiland-text-left }.
       *[no] { $seat } was bitten: { zombiland-text-left }.
    }
zombiland-event-health-gained = { zombiland-subject } took 1 Health: { zombiland-text-now }.
zombiland-event-health-lost = { zombiland-subject } lost 1 Health: { zombiland-text-left }.
zombiland-event-health-returned = { zombiland-subject } put 1 Health back: { zombiland-text-left }.
zombiland-event-pool-empty = { $you ->
        [yes] The Health pool is empty: none for you.
       *[no] The Health pool is empty: none for { $seat }.
    }
zombiland-event-died = { $you ->
        [yes] You died{ $cards ->
            [0] .
            [one] ; your only card went { $where }.
           *[other] ; your { $cards } cards went { $where }.
        }
       *[no] { $seat } died{ $cards ->
            [0] .
            [one] ; their only card went { $where }.
           *[other] ; their { $cards } cards went { $where }.
        }
    }
zombiland-event-rose = { zombiland-subject } rose { zombiland-at-space } as a zombie.
zombiland-event-teams-formed = Two have died. From now on: { $zombies } against { $survivors }.
zombiland-event-token-gained = { zombiland-subject } took the { $location } token.
zombiland-event-token-returned = { $you ->
        [yes] Your { $location } token went back to its place.
       *[no] { $seat }'s { $location } token went back to its place.
    }
zombiland-event-duel-rolled = { $you ->
        [yes] You rolled { $die }, { $rival } rolled { $rival_die }.
       *[no] { $rival_you ->
            [yes] { $seat } rolled { $die }, you rolled { $rival_die }.
           *[no] { $seat } rolled { $die }, { $rival } rolled { $rival_die }.
        }
    }
zombiland-event-places-swapped = { $you ->
        [yes] You and { $other } changed places.
       *[no] { $other_you ->
            [yes] { $seat } changed places with you.
           *[no] { $seat } and { $other } changed places.
        }
    }
zombiland-event-zombie-card-played = { $you ->
        [yes] You played { $card_the } against { $target }.
       *[no] { $target_you ->
            [yes] { $seat } played { $card_the } against you.
           *[no] { $seat } played { $card_the } against { $target }.
        }
    }
zombiland-event-zombie-lunged = { zombiland-subject } played { $card_the }: { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to go.
zombiland-event-power-raised = It now takes { $power } to beat { $card_the }.
zombiland-event-zombie-card-drawn = { $you ->
        [yes] { $card_id ->
            [hidden] You drew a Zombie card.
           *[other] You drew { $card_the }.
        }
       *[no] { $card_id ->
            [hidden] { $seat } drew a Zombie card.
           *[other] { $seat } drew { $card_the }.
        }
    }
zombiland-event-zombie-card-discarded = { zombiland-subject } discarded { $card_the }.
zombiland-event-zombie-killed = { $you ->
        [yes] { $by } put you back in the ground.
       *[no] { $by_you ->
            [yes] You put { $seat } back in the ground.
           *[no] { $by } put { $seat } back in the ground.
        }
    }
zombiland-event-zombie-returned = { zombiland-subject } climbed out { zombiland-at-space }.

# --- How it ends -----------------------------------------------------------------------------------------------------

zombiland-why-race = Back in Zone 0 with all four tokens, without a team.
zombiland-why-team-race = A survivor is back in Zone 0 with all four tokens, for the whole team.
zombiland-why-zombies = No survivor is left alive.
zombiland-why-nobody = Both survivors are dead.

# --- Options ---------------------------------------------------------------------------------------------------------

zombiland-option-dead-cards = Cards of the dead
    .text = Where the Resource cards of a survivor go who dies and will rise.
zombiland-option-dead-cards-bottom = under the deck
zombiland-option-dead-cards-shuffle = shuffled into the deck
zombiland-option-dead-cards-top = on top of the deck
zombiland-option-zombie-plays = Zombies' cards
    .text = Whether a zombie that can play a card in its turn has to.
zombiland-option-zombie-plays-may = played at will
zombiland-option-zombie-plays-must = must be played if possible
zombiland-option-idle-zombie-discards = Idle zombies
    .text = Whether a zombie that played no card this turn has to discard one at its end.
zombiland-option-idle-zombie-discards-must = must discard a card
zombiland-option-idle-zombie-discards-may = may discard a card
zombiland-option-safe-spaces = Safe Spaces
    .text = Where A Bit of Peace may take a survivor: never to Zone 0, a sewer or a zombie.
zombiland-option-safe-spaces-any = any other space
zombiland-option-safe-spaces-no-encounters = No Encounters spaces only

# --- Why not: a sentence for each rule, and a few words for lists ----------------------------------------------------

zombiland-no-zl-mov-09 = Survivors do not enter the sewers. Go by the streets.
    .short = Sewers are closed
zombiland-no-zl-rsc-02 = The card { $card } is for its owner's turn. Keep it until then.
    .short = Not in this turn
zombiland-no-zl-rsc-05 = { $card } is played at another moment: before the die, unless its text says otherwise. Keep it for then.
    .short = Not at this moment
zombiland-no-zl-rsc-07 = { $card } is for your own fight. Keep it until you have one.
    .short = Not your fight
zombiland-no-zl-tea-09 = The card { $card } is for somebody a zombie player threatens. Keep it until then.
    .short = Nobody is threatened
zombiland-no-zl-zcd-07 = The card { $card } is for a zombie alone in its space. Play it when no survivor is there.
    .short = A survivor is here
zombiland-no-zl-zcd-13 = The card { $card } is for the zombie's own turn, against a survivor in its space. Keep it until then.
    .short = Nobody to attack
zombiland-no-zl-zsp-05 = The card { $card } is for an Encounter that a survivor has drawn. Keep it until then.
    .short = No Encounter to worsen
zombiland-no-zl-zsp-11 = The card { $card } is for a survivor in another place. Choose another target.
    .short = Same place
zombiland-no-play = The card { $card } is for another moment; its text says which.
    .short = Another moment
zombiland-no-attack = The card { $card } is for another moment or target; its text says which.
    .short = Another moment
zombiland-no-lunge = The card { $card } is for another moment; its text says which.
    .short = Another moment
zombiland-no-interrupt = The card { $card } is for another moment; its text says which.
    .short = Another moment
