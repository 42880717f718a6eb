# City of Horror.

city-of-horror-title = City of Horror
city-of-horror-box = City of Horror
    .line = Talk, trade, vote
    .holds = four rounds
    .about = A town besieged until dawn. Everybody has people to save; where there are too many zombies, the people inside vote on who is lost. Everything may be promised, not every promise is kept.

# --- Locations; the text tells both sides ------------------------------------------------------

city-of-horror-location-church = Church
    .the = the Church
    .first = The Church
    .of = of the Church
    .to = to the Church
    .text = A: { $spaces_a ->
        [0] room for all
       *[other] { $spaces_a } spaces
    }; discard an Action card to rest one of your Characters; attack at { $attack_a ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_a } or more zombies
    }. B: { $spaces_b ->
        [0] room for all
       *[other] { $spaces_b } spaces
    }; discard a Food token to rest one of your Characters; attack at { $attack_b ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_b } or more zombies
    }.
city-of-horror-location-hospital = Hospital
    .the = the Hospital
    .first = The Hospital
    .of = of the Hospital
    .to = to the Hospital
    .text = A: { $spaces_a ->
        [0] room for all
       *[other] { $spaces_a } spaces
    }; discard an Action card for an Antidote; attack at { $attack_a ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_a } or more zombies
    }. B: { $spaces_b ->
        [0] room for all
       *[other] { $spaces_b } spaces
    }; exhaust one of your Characters here for an Antidote; attack at { $attack_b ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_b } or more zombies
    }.
city-of-horror-location-bank = Bank
    .the = the Bank
    .first = The Bank
    .of = of the Bank
    .to = to the Bank
    .text = A: { $spaces_a ->
        [0] room for all
       *[other] { $spaces_a } spaces
    }; discard an Action card to put the Zombie Leader on any colour; attack at { $attack_a ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_a } or more zombies
    }. B: { $spaces_b ->
        [0] room for all
       *[other] { $spaces_b } spaces
    }; move the Zombie Leader one colour on, if you like; attack at { $attack_b ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_b } or more zombies
    }.
city-of-horror-location-armory = Armory
    .the = the Armory
    .first = The Armory
    .of = of the Armory
    .to = to the Armory
    .text = A: { $spaces_a ->
        [0] room for all
       *[other] { $spaces_a } spaces
    }; discard an Action card for the top one of the deck; at { $markers_a } Explosion markers it burns down; attack at { $attack_a ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_a } or more zombies
    }. B: { $spaces_b ->
        [0] room for all
       *[other] { $spaces_b } spaces
    }; exhaust one of your Characters here for a card of the discard pile; at { $markers_b } Explosion markers its door is blocked; attack at { $attack_b ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_b } or more zombies
    }.
city-of-horror-location-water-tower = Water Tower
    .the = the Water Tower
    .first = The Water Tower
    .of = of the Water Tower
    .to = to the Water Tower
    .text = A: { $spaces_a ->
        [0] room for all
       *[other] { $spaces_a } spaces
    }; look at the Invasion card as the round begins; at { $markers_a } Explosion markers it collapses; attack at { $attack_a ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_a } or more zombies
    }. B: { $spaces_b ->
        [0] room for all
       *[other] { $spaces_b } spaces
    }; choose your Movement card after the others; at { $markers_b } Explosion markers it collapses; attack at { $attack_b ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_b } or more zombies
    }.
city-of-horror-location-crossroads = Crossroads
    .the = the Crossroads
    .first = The Crossroads
    .of = of the Crossroads
    .to = to the Crossroads
    .text = A: { $spaces_a ->
        [0] room for all
       *[other] { $spaces_a } spaces
    }; discard an Action card for a Food token, unseen; attack at { $attack_a ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_a } or more zombies
    }. B: { $spaces_b ->
        [0] room for all
       *[other] { $spaces_b } spaces
    }; discard an Action card for a Food token, one of three shown or unseen; attack at { $attack_b ->
        [outnumbered] more zombies than Characters
       *[other] { $attack_b } or more zombies
    }.
city-of-horror-location-none = nowhere
city-of-horror-start-church = Church
    .the = the Church
    .first = The Church
    .of = of the Church
    .to = to the Church
city-of-horror-start-hospital = Hospital
    .the = the Hospital
    .first = The Hospital
    .of = of the Hospital
    .to = to the Hospital
city-of-horror-start-bank = Bank
    .the = the Bank
    .first = The Bank
    .of = of the Bank
    .to = to the Bank
city-of-horror-start-armory = Armory
    .the = the Armory
    .first = The Armory
    .of = of the Armory
    .to = to the Armory
city-of-horror-start-water-tower = Water Tower
    .the = the Water Tower
    .first = The Water Tower
    .of = of the Water Tower
    .to = to the Water Tower
city-of-horror-start-crossroads = Crossroads
    .the = the Crossroads
    .first = The Crossroads
    .of = of the Crossroads
    .to = to the Crossroads
city-of-horror-start-none = nowhere
city-of-horror-side-a = side A
city-of-horror-side-b = side B
city-of-horror-side-collapsed = collapsed

# --- Colours, and nobody in particular ---------------------------------------------------------

city-of-horror-colour-green = green
city-of-horror-colour-violet = violet
city-of-horror-colour-white = white
city-of-horror-colour-blue = blue
city-of-horror-colour-red = red
city-of-horror-colour-yellow = yellow
city-of-horror-colour-none = no colour
city-of-horror-to-none = everybody
city-of-horror-target-none = nobody

# --- Action cards ------------------------------------------------------------------------------

city-of-horror-card-alarm = Alarm
    .the = the Alarm
    .a = an Alarm
    .text = { $amount } zombies come out of the horde to a location you name.
city-of-horror-card-energy-drink = Energy Drink
    .the = the Energy Drink
    .a = an Energy Drink
    .text = One of your exhausted Characters is rested again.
city-of-horror-card-canned-food = Canned Food
    .the = the Canned Food
    .a = a Canned Food
    .text = Kept in hand until the end, it is worth { $amount } point.
city-of-horror-card-pepper-spray = Pepper Spray
    .the = the Pepper Spray
    .a = a Pepper Spray
    .text = Played at once after another Action card, it cancels that card.
city-of-horror-card-hideout = Hideout
    .the = the Hideout
    .a = a Hideout
    .text = One of your Characters hides until the end of the round: no vote, and no zombie finds it.
city-of-horror-card-back-door = Back Door
    .the = the Back Door
    .a = a Back Door
    .text = Your move may enter a location that is full.
city-of-horror-card-gun = Gun
    .the = the Gun
    .a = a Gun
    .text = { $amount } zombie of any location goes back to the horde.
city-of-horror-card-night-vision-goggles = Night Vision Goggles
    .the = the Night Vision Goggles
    .a = a pair of Night Vision Goggles
    .text = You alone look at the next Invasion card.
city-of-horror-card-chainsaw = Chainsaw
    .the = the Chainsaw
    .a = a Chainsaw
    .text = Half the zombies of a location are gone, rounded down.
city-of-horror-card-flashlight = Flashlight
    .the = the Flashlight
    .a = a Flashlight
    .text = The Zombie Leader stands on the colour you name.
city-of-horror-card-kitten = Kitten
    .the = the Kitten
    .a = a Kitten
    .text = All zombies of a location run after it to one drawn at random from your Movement cards.
city-of-horror-card-pickpocket = Pickpocket
    .the = the Pickpocket
    .a = a Pickpocket
    .text = Take a random Action card from a player's hand.
city-of-horror-card-weapon-replica = Weapon Replica
    .the = the Weapon Replica
    .a = a Weapon Replica
    .text = { $amount } more votes for you in one location until the end of the round.
city-of-horror-card-shotgun = Shotgun
    .the = the Shotgun
    .a = a Shotgun
    .text = { $amount } zombies of one location go back to the horde.
city-of-horror-card-running-shoes = Running Shoes
    .the = the Running Shoes
    .a = a pair of Running Shoes
    .text = Swap your Movement card before you move.
city-of-horror-card-molotov-cocktail = Molotov Cocktail
    .the = the Molotov Cocktail
    .a = a Molotov Cocktail
    .text = { $amount } zombie of any location goes back to the horde; then put an Explosion marker on the Armory or the Water Tower.
city-of-horror-card-rescue-flare = Rescue Flare
    .the = the Rescue Flare
    .a = a Rescue Flare
    .text = { $amount } zombie goes from one location to another; then put an Explosion marker on the Armory or the Water Tower.
city-of-horror-card-makeshift-bomb = Makeshift Bomb
    .the = the Makeshift Bomb
    .a = a Makeshift Bomb
    .text = { $amount } zombies of one location go back to the horde; then put an Explosion marker on the Armory or the Water Tower.
city-of-horror-card-any = an Action card
    .the = an Action card
    .a = an Action card
city-of-horror-card-hidden = an Action card
    .the = an Action card
    .a = an Action card
city-of-horror-card-none = no card

# --- Food tokens -------------------------------------------------------------------------------

city-of-horror-card-food-0 = Food worth 0
    .the = the Food worth 0
    .a = a Food token worth 0
city-of-horror-card-food-1 = Food worth 1
    .the = the Food worth 1
    .a = a Food token worth 1
city-of-horror-card-food-2 = Food worth 2
    .the = the Food worth 2
    .a = a Food token worth 2
city-of-horror-card-food-3 = Food worth 3
    .the = the Food worth 3
    .a = a Food token worth 3

# --- Invasion cards ----------------------------------------------------------------------------

city-of-horror-text-wave = { $moves ->
        [0] {""}
        [one] Zombies move: { $from_1 ->
            [water_tower] Tower
            [crossroads] Crossroads
           *[other] { $from_1 }
        } → { $to_1 ->
            [water_tower] Tower
            [crossroads] Crossroads
           *[other] { $to_1 }
        }.{ " " }
       *[other] Zombies move: { $from_1 ->
            [water_tower] Tower
            [crossroads] Crossroads
           *[other] { $from_1 }
        } → { $to_1 ->
            [water_tower] Tower
            [crossroads] Crossroads
           *[other] { $to_1 }
        }, then { $from_2 ->
            [water_tower] Tower
            [crossroads] Crossroads
           *[other] { $from_2 }
        } → { $to_2 ->
            [water_tower] Tower
            [crossroads] Crossroads
           *[other] { $to_2 }
        }.{ " " }
    }New zombies at 1, 2, 3, 4, tower, crossroads: { $zombies_1 }, { $zombies_2 }, { $zombies_3 }, { $zombies_4 }, { $zombies_5 }, { $zombies_6 }.{ $supplies ->
        [0] {""}
       *[other] { " " }Antidotes at 1, 2, 3, 4: { $antidotes_1 }, { $antidotes_2 }, { $antidotes_3 }, { $antidotes_4 }; Action cards: { $cards_1 }, { $cards_2 }, { $cards_3 }, { $cards_4 }.
    } Zombie Leader: { $leader }.
city-of-horror-card-dusk-sirens = 00:00 Sirens
    .text = { city-of-horror-text-wave }
city-of-horror-card-dusk-fog = 00:00 Fog
    .text = { city-of-horror-text-wave }
city-of-horror-card-dusk-dogs = 00:00 Dogs
    .text = { city-of-horror-text-wave }
city-of-horror-card-dusk-radio = 00:00 Radio
    .text = { city-of-horror-text-wave }
city-of-horror-card-one-buses = 01:00 Night buses
    .text = { city-of-horror-text-wave }
city-of-horror-card-one-mall = 01:00 The mall
    .text = { city-of-horror-text-wave }
city-of-horror-card-one-bridge = 01:00 The bridge
    .text = { city-of-horror-text-wave }
city-of-horror-card-one-stadium = 01:00 The stadium
    .text = { city-of-horror-text-wave }
city-of-horror-card-two-church-bells = 02:00 Bells
    .text = { city-of-horror-text-wave }
city-of-horror-card-two-blackout = 02:00 Blackout
    .text = { city-of-horror-text-wave }
city-of-horror-card-two-subway = 02:00 The subway
    .text = { city-of-horror-text-wave }
city-of-horror-card-two-market = 02:00 The market
    .text = { city-of-horror-text-wave }
city-of-horror-card-three-example = 03:00 Two boxes
    .text = { city-of-horror-text-wave }
city-of-horror-card-three-highway = 03:00 The highway
    .text = { city-of-horror-text-wave }
city-of-horror-card-three-cemetery = 03:00 The cemetery
    .text = { city-of-horror-text-wave }
city-of-horror-card-three-school = 03:00 The school
    .text = { city-of-horror-text-wave }
city-of-horror-card-four-first-light = 04:00 First light
    .text = { city-of-horror-text-wave }
city-of-horror-card-four-rotor = 04:00 Rotor noise
    .text = { city-of-horror-text-wave }
city-of-horror-card-four-last-street = 04:00 The last street
    .text = { city-of-horror-text-wave }
city-of-horror-card-four-gunfire = 04:00 Gunfire
    .text = { city-of-horror-text-wave }

# --- Characters --------------------------------------------------------------------------------

city-of-horror-who-blonde = Blonde
    .the = the Blonde
    .first = The Blonde
    .of = of the Blonde
    .to = to the Blonde
    .text = Each round, after all have moved, a zombie comes to her; used in time, her ability keeps it away. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-businessman = Businessman
    .the = the Businessman
    .first = The Businessman
    .of = of the Businessman
    .to = to the Businessman
    .text = Discard an Action card to take another from the discard pile. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-businesswoman = Businesswoman
    .the = the Businesswoman
    .first = The Businesswoman
    .of = of the Businesswoman
    .to = to the Businesswoman
    .text = Discard an Action card to take another from the discard pile. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-sushi-chef = Sushi Chef
    .the = the Sushi Chef
    .first = The Sushi Chef
    .of = of the Sushi Chef
    .to = to the Sushi Chef
    .text = Draw an Action card. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-geek = Geek
    .the = the Geek
    .first = The Geek
    .of = of the Geek
    .to = to the Geek
    .text = { $amount } zombie goes from his location to another. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-grandpa = Grandpa
    .the = the Grandpa
    .first = The Grandpa
    .of = of the Grandpa
    .to = to the Grandpa
    .text = Has no vote; his ability gives him one until the end of the round. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-granny = Granny
    .the = the Granny
    .first = The Granny
    .of = of the Granny
    .to = to the Granny
    .text = Cannot be moved; her ability lets her move this round. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-housewife = Housewife
    .the = the Housewife
    .first = The Housewife
    .of = of the Housewife
    .to = to the Housewife
    .text = { $amount } zombies of her location go back to the horde. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-mama = Mama
    .the = the Mama
    .first = The Mama
    .of = of the Mama
    .to = to the Mama
    .text = May enter a location that is full. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-student = Student
    .the = the Student
    .first = The Student
    .of = of the Student
    .to = to the Student
    .text = Take the First Player marker. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-little-boy = Little Boy
    .the = the Little Boy
    .first = The Little Boy
    .of = of the Little Boy
    .to = to the Little Boy
    .text = Hides until the end of the round. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-little-girl = Little Girl
    .the = the Little Girl
    .first = The Little Girl
    .of = of the Little Girl
    .to = to the Little Girl
    .text = Hides until the end of the round. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-pregnant-woman = Pregnant Woman
    .the = the Pregnant Woman
    .first = The Pregnant Woman
    .of = of the Pregnant Woman
    .to = to the Pregnant Woman
    .text = Gives birth and has two votes for good; she never rests again, and cannot be exhausted as a payment. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-priest = Priest
    .the = the Priest
    .first = The Priest
    .of = of the Priest
    .to = to the Priest
    .text = The last Character that moved goes back where it came from. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-punk = Punk
    .the = the Punk
    .first = The Punk
    .of = of the Punk
    .to = to the Punk
    .text = Cancels an Action card as it is played. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-rasta = Rasta
    .the = the Rasta
    .first = The Rasta
    .of = of the Rasta
    .to = to the Rasta
    .text = You alone look at the next Invasion card. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-rocker = Rocker
    .the = the Rocker
    .first = The Rocker
    .of = of the Rocker
    .to = to the Rocker
    .text = { $amount } zombie goes from his location to another. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-special-agent = Special Agent
    .the = the Special Agent
    .first = The Special Agent
    .of = of the Special Agent
    .to = to the Special Agent
    .text = The Zombie Leader stands on the colour you name. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-teen = Teen
    .the = the Teen
    .first = The Teen
    .of = of the Teen
    .to = to the Teen
    .text = Swap your Movement card before you move anybody. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-thief = Thief
    .the = the Thief
    .first = The Thief
    .of = of the Thief
    .to = to the Thief
    .text = Take a random Action card from a player's hand. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-vigil-and-rex = Vigil and Rex
    .the = Vigil and Rex
    .first = Vigil and Rex
    .of = of Vigil and Rex
    .to = to Vigil and Rex
    .text = { $amount } zombies of his location go back to the horde. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-none = nobody

# --- Kinds of things ---------------------------------------------------------------------------

city-of-horror-vote-attack = the attack
city-of-horror-vote-sharing = the supplies
city-of-horror-cause-zombies = to the zombies
city-of-horror-cause-explosion = in the explosion
city-of-horror-cause-no-antidote = for lack of an Antidote
city-of-horror-moment-choice = before the Movement cards are chosen
city-of-horror-moment-reveal = before the Invasion card
city-of-horror-moment-move = before the next move
city-of-horror-moment-moved = before the Blonde's zombie
city-of-horror-moment-before = before the location's effect
city-of-horror-moment-effect = between two effects
city-of-horror-moment-attack = before the zombie attack
city-of-horror-moment-sharing = before the supply vote
city-of-horror-moment-tie-attack = before the tie is broken
city-of-horror-moment-tie-sharing = before the tie is broken
city-of-horror-moment-handing-out = before the items are handed out
city-of-horror-moment-end = before the hour ends
city-of-horror-limit-round = this round
city-of-horror-limit-window = at this moment
city-of-horror-limit-drafts = at this moment
city-of-horror-aim-location = a location
city-of-horror-aim-start = where zombies leave
city-of-horror-aim-colour = a colour
city-of-horror-aim-victim = a player
city-of-horror-aim-who = a Character
city-of-horror-aim-movement = another Movement card
city-of-horror-pay-nothing = Free
city-of-horror-pay-card = Discard an Action card
city-of-horror-pay-food = Discard a Food token
city-of-horror-pay-exhaust = Exhaust a Character there
city-of-horror-gain-rest = a Character rests
city-of-horror-gain-antidote = an Antidote
city-of-horror-gain-deck-card = the top Action card
city-of-horror-gain-discarded-card = a card from the discard pile
city-of-horror-gain-food = a Food token
city-of-horror-gain-food-seen = a Food token
city-of-horror-gain-leader = the Zombie Leader's place
city-of-horror-gain-leader-step = a step of the Zombie Leader
city-of-horror-gain-early-look = a look at the Invasion card
city-of-horror-gain-late-choice = a late choice
city-of-horror-gain-nothing = nothing
city-of-horror-item-antidote = an Antidote
city-of-horror-item-card = an Action card
city-of-horror-item-either = an Antidote or an Action card
city-of-horror-item-none = nothing
city-of-horror-part-vote-attack = a vote in the attack
city-of-horror-part-vote-sharing = a vote on the supplies
city-of-horror-part-tie-attack = a tie-break in the attack
city-of-horror-part-tie-sharing = a tie-break on the supplies
city-of-horror-part-still = doing nothing
city-of-horror-part-play = playing a card
city-of-horror-part-use = using an ability
city-of-horror-part-not-play = not playing a card
city-of-horror-part-not-use = not using an ability
city-of-horror-part-hand-out = an item from the supplies
city-of-horror-part-pay = paying later
city-of-horror-part-antidote-to = an Antidote from the supplies for somebody else
city-of-horror-part-card-to = a card from the supplies for somebody else
city-of-horror-part-play-killer = playing some card that kills zombies
city-of-horror-part-use-effect = using the location's effect
city-of-horror-part-not-use-effect = not using the location's effect
city-of-horror-part-lose = which Character is lost
city-of-horror-part-leader = where the Zombie Leader goes
city-of-horror-part-mark-armory = an Explosion marker on the Armory
city-of-horror-part-mark-tower = an Explosion marker on the Water Tower
city-of-horror-part-move-to = a Movement card
city-of-horror-part-card = a card
city-of-horror-part-private-card = a card that one player has seen
city-of-horror-part-antidote = an Antidote
city-of-horror-part-hand = a look at the hand
city-of-horror-part-tell = news of the next Invasion card
city-of-horror-promise = { $part_id ->
        [vote-attack] to vote against { city-of-horror-to-target } in the attack at { $location_the }
        [vote-sharing] to vote for { city-of-horror-to-target } on the supplies of { $location_the }
        [tie-attack] to break a tie against { city-of-horror-to-target } in the attack at { $location_the }
        [tie-sharing] to break a tie for { city-of-horror-to-target } on the supplies of { $location_the }
        [still] to play and use nothing at { $location_the }
        [play] to play { $card_the } at { $location_the }
        [not-play] not to play { $card_the } at { $location_the }
        [use] to use { $who_the } at { $location_the }
        [not-use] not to use { $who_the } at { $location_the }
        [hand-out] to give away { $item } from the supplies of { $location_the }
        [antidote-to] to give { city-of-horror-to-target } an Antidote from the supplies of { $location_the }
        [card-to] to give { city-of-horror-to-target } an Action card from the supplies of { $location_the }
        [play-killer] to play some card that kills zombies at { $location_the }
        [use-effect] to use the effect of { $location_the }
        [not-use-effect] not to use the effect of { $location_the }
        [lose] to lose { $who_the } if attacked at { $location_the }
        [leader] to move the Zombie Leader to no colour but { city-of-horror-colour-of-target } at { $location_the }
        [mark-armory] to put any Explosion marker on the Armory while { $location_the } is resolved
        [mark-tower] to put any Explosion marker on the Water Tower while { $location_the } is resolved
        [move-to] to play the Movement card of { $location_the }
       *[other] to pay { $item } later, at { $location_the }
    }
city-of-horror-taker = { $to_id ->
        [none] whoever accepts
       *[other] { $to }
    }
city-of-horror-to-taker = { $to_you ->
        [yes] you
       *[no] { city-of-horror-taker }
    }
city-of-horror-to-target = { $target_you ->
        [yes] you
       *[no] { $target }
    }
city-of-horror-yourself = { $target_you ->
        [yes] yourself
       *[no] { $target }
    }
city-of-horror-colour-of-target = { $target_you ->
        [yes] yours
       *[no] that of { $target }
    }
city-of-horror-to-giver = { $you ->
        [yes] you
       *[no] { $seat }
    }
city-of-horror-subject = { $you ->
        [yes] You
       *[no] { $seat }
    }

# --- What is asked -----------------------------------------------------------------------------

city-of-horror-talk-tie = { $you ->
        [yes] { $location }: the vote is tied. You may talk and trade before the tie is broken.
       *[no] { $location }: the vote is tied. { $seat } may talk and trade before the tie is broken.
    }
city-of-horror-talk-handing-out = { $you ->
        [yes] { $location }: you may talk and trade before the items are handed out.
       *[no] { $location }: { $seat } may talk and trade before the items are handed out.
    }
city-of-horror-ask-window = { $moment_id ->
        [tie-attack] { city-of-horror-talk-tie }
        [tie-sharing] { city-of-horror-talk-tie }
        [handing-out] { city-of-horror-talk-handing-out }
       *[other] { $location_id ->
            [none] { $you ->
                [yes] You may act, { $moment }.
               *[no] { $seat } may act, { $moment }.
            }
           *[other] { $you ->
                [yes] { $location }: you may act, { $moment }.
               *[no] { $location }: { $seat } may act, { $moment }.
            }
        }
    }
city-of-horror-ask-aim-at = { $you ->
        [yes] { $card_id ->
            [none] You use { $who_the }: name { $aim }.
           *[other] You play { $card_the }: name { $aim }.
        }
       *[no] { $card_id ->
            [none] { $seat } uses { $who_the } and names { $aim }.
           *[other] { $seat } plays { $card_the } and names { $aim }.
        }
    }
city-of-horror-ask-respond = { $seat } played { $card_the }. Does anybody cancel it?
city-of-horror-ask-hand-over = { $you ->
        [yes] Which Action card do you give { $to }? Nobody else sees it.
       *[no] { $seat } gives { $to } an Action card.
    }
city-of-horror-ask-hand-over-either = { $you ->
        [yes] You owe { $to } an Antidote or an Action card. Which do you give? Nobody else sees a card.
       *[no] { $seat } gives { $to } an Antidote or an Action card.
    }
city-of-horror-ask-tell = { $you ->
        [yes] You tell { $to } what the next Invasion card is, truly or not.
       *[no] { $seat } tells { $to } what the next Invasion card is, truly or not.
    }
city-of-horror-ask-dose = { $you ->
        [yes] You have Antidotes for { $amount } more.
       *[no] { $seat } has Antidotes for { $amount } more.
    }
city-of-horror-ask-draft = { $you ->
        [yes] Your offer for { $to }: what is in it?
       *[no] { $seat } puts an offer together for { $to }.
    }
city-of-horror-ask-draft-card = { $you ->
        [yes] Which card do you ask for?
       *[no] Which card does { $seat } ask for?
    }
city-of-horror-ask-draft-promise = { $you ->
        [yes] What kind of promise do you add?
       *[no] What kind of promise does { $seat } add?
    }
city-of-horror-ask-draft-place = { $you ->
        [yes] Which location is the promise about?
       *[no] Which location is { $seat }’s promise about?
    }
city-of-horror-ask-draft-subject = { $you ->
        [yes] { $part_id ->
            [vote-attack] Who is the vote against?
            [tie-attack] Who is the tie broken against?
            [vote-sharing] Who is the vote for?
            [tie-sharing] Who is the tie broken for?
            [pay] What is paid later?
            [antidote-to] Who gets the Antidote?
            [card-to] Who gets the card?
            [lose] Who is lost in an attack?
            [leader] On whose colour does the Zombie Leader go?
           *[other] You add { $part }: which?
        }
       *[no] { $seat } adds { $part }: which?
    }
city-of-horror-ask-place-marker = { $you ->
        [yes] Where do you put the Explosion marker?
       *[no] { $seat } puts down an Explosion marker.
    }
city-of-horror-ask-pay-card = { $you ->
        [yes] Which Action card do you pay with?
       *[no] { $seat } pays with an Action card.
    }
city-of-horror-ask-pay-food = { $you ->
        [yes] Which Food token do you pay with?
       *[no] { $seat } pays with a Food token.
    }
city-of-horror-ask-pay-rest = { $you ->
        [yes] Who do you exhaust to pay?
       *[no] { $seat } pays by exhausting a Character.
    }
city-of-horror-ask-rest = { $you ->
        [yes] Which Character do you rest?
       *[no] Which Character does { $seat } rest?
    }
city-of-horror-ask-salvage = { $you ->
        [yes] Which discarded card do you take?
       *[no] Which discarded card does { $seat } take?
    }
city-of-horror-ask-pick-movement = Everybody chooses a Movement card in secret.
city-of-horror-ask-move-character = { $you ->
        [yes] Who do you move to { $location_the }?
       *[no] { $seat } moves a Character to { $location_the }.
    }
city-of-horror-ask-enter-full = { $you ->
        [yes] { $location_first } is full. Does { $who_the } go in anyway?
       *[no] { $seat } decides whether { $who_the } enters { $location_the }, which is full.
    }
city-of-horror-ask-activate = { $you ->
        [yes] { $gain_id ->
            [rest] { $pay_id ->
                [card] { $location }: discard an Action card and rest one of your Characters?
               *[other] { $location }: discard a Food token and rest one of your Characters?
            }
            [antidote] { $pay_id ->
                [card] { $location }: discard an Action card and take an Antidote?
               *[other] { $location }: exhaust one of your Characters here and take an Antidote?
            }
            [deck-card] { $location }: discard an Action card and draw the top one of the deck?
            [discarded-card] { $location }: exhaust one of your Characters here and take a card from the discard pile?
            [food] { $location }: discard an Action card and take a Food token unseen?
            [food-seen] { $location }: discard an Action card and take a Food token, one of those shown or one unseen?
            [leader] { $location }: discard an Action card and put the Zombie Leader on any colour?
           *[other] { $location }: move the Zombie Leader one colour on?
        }
       *[no] { $gain_id ->
            [rest] { $pay_id ->
                [card] { $location }: { $seat } may discard an Action card and rest one of their Characters.
               *[other] { $location }: { $seat } may discard a Food token and rest one of their Characters.
            }
            [antidote] { $pay_id ->
                [card] { $location }: { $seat } may discard an Action card and take an Antidote.
               *[other] { $location }: { $seat } may exhaust one of their Characters here and take an Antidote.
            }
            [deck-card] { $location }: { $seat } may discard an Action card and draw the top one of the deck.
            [discarded-card] { $location }: { $seat } may exhaust one of their Characters here and take a card from the discard pile.
            [food] { $location }: { $seat } may discard an Action card and take a Food token unseen.
            [food-seen] { $location }: { $seat } may discard an Action card and take a Food token, one of those shown or one unseen.
            [leader] { $location }: { $seat } may discard an Action card and put the Zombie Leader on any colour.
           *[other] { $location }: { $seat } may move the Zombie Leader one colour on.
        }
    }
city-of-horror-ask-put-leader = { $you ->
        [yes] Where do you put the Zombie Leader?
       *[no] Where does { $seat } put the Zombie Leader?
    }
city-of-horror-ask-take-food = { $you ->
        [yes] Which Food token do you take?
       *[no] Which Food token does { $seat } take?
    }
city-of-horror-ask-devour = { $you ->
        [yes] { $location }: who do you lose?
       *[no] { $location }: { $seat } loses a Character.
    }
city-of-horror-ask-share = { $you ->
        [yes] { $location }: hand out the supplies, at most one to each player.
       *[no] { $location }: { $seat } hands out the supplies, at most one to each player.
    }
city-of-horror-ask-ballot = { $vote_id ->
        [attack] { $location }: vote. Who loses a Character?
       *[other] { $location }: vote. Who divides the supplies?
    }
city-of-horror-ask-break-tie = { $you ->
        [yes] { $vote_id ->
            [attack] { $location }: a tie. Who loses a Character?
           *[other] { $location }: a tie. Who divides the supplies?
        }
       *[no] { $location }: { $seat } breaks the tie about { $vote }.
    }
city-of-horror-ask-place-character = { $you ->
        [yes] Who do you place at { $location_the }?
       *[no] { $seat } places a Character at { $location_the }.
    }
city-of-horror-ask-pick-cards = Everybody keeps a card and passes the rest to the left.
city-of-horror-ask-question = Somebody decides.

# --- What can be done --------------------------------------------------------------------------

city-of-horror-do-pass = pass
    .done = passed
city-of-horror-do-leave-offers = ignore the offers
city-of-horror-do-play = play { $card_the }
city-of-horror-do-use = use { $who_the }
city-of-horror-do-offer = offer { $to } something
city-of-horror-do-offer-all = offer everybody something
city-of-horror-do-accept = accept offer { $offer }
city-of-horror-do-refuse = refuse offer { $offer }
city-of-horror-do-counter = answer offer { $offer } with another
city-of-horror-do-withdraw = take back offer { $offer }
city-of-horror-do-pay-debt = pay { $to } { $item }, as promised for { $location_the }
city-of-horror-do-aim-at-location = at { $location_the }
city-of-horror-do-aim-at-start = from { $start_the }
city-of-horror-do-aim-at-movement = to { $location_the }
city-of-horror-do-aim-at-colour = to { $colour }
city-of-horror-do-aim-at-player = { $victim }
city-of-horror-do-aim-at-who = { $who }
city-of-horror-do-let-pass = let it happen
    .done = let it happen
city-of-horror-do-cancel = cancel it with { $card_the }
city-of-horror-do-cancel-by = cancel it with { $who_the }
city-of-horror-do-propose = propose it
city-of-horror-do-drop = forget about it
city-of-horror-do-give-antidote = give an Antidote
city-of-horror-do-give-any-card = give an Action card; you pick it when the deal is made
city-of-horror-do-give-card = give { $card_the }, shown to all
city-of-horror-do-give-card-privately = give { $card_the } in private
city-of-horror-do-show-hand = show your hand
city-of-horror-do-tell-invasion = tell about the next Invasion card
city-of-horror-do-ask-antidote = ask for an Antidote
city-of-horror-do-ask-any-card = ask for an Action card; the other picks it
city-of-horror-do-ask-card = ask for a card by name
city-of-horror-do-ask-hand = ask to see the other's hand
city-of-horror-do-ask-invasion = ask about the next Invasion card
city-of-horror-do-promise = promise something
city-of-horror-do-demand = ask for a promise
city-of-horror-do-name-card = { $card }
city-of-horror-do-choose-promise = { $part }
city-of-horror-do-choose-location = about { $location_the }
city-of-horror-do-choose-target = { $target_self ->
        [yes] you
       *[no] { $target }
    }
city-of-horror-do-choose-card = { $card }
city-of-horror-do-choose-who = { $who }
city-of-horror-do-choose-item = { $item }
city-of-horror-do-hand-over = give { $to } { $card_the }
city-of-horror-do-hand-over-antidote = give { $to } an Antidote
city-of-horror-do-tell = tell { $to }: { $card }
city-of-horror-do-choose = { $location }
city-of-horror-do-wait = wait until the others have shown theirs
city-of-horror-do-move = move { $who_the }
city-of-horror-do-enter = go in
city-of-horror-do-stay-out = go to the Crossroads instead
city-of-horror-do-place = put { $who_the } at { $location_the }
city-of-horror-do-keep = keep { $card_the }
city-of-horror-do-use-effect = use it
city-of-horror-do-skip-effect = leave it
    .done = left the effect unused
city-of-horror-do-pay = pay with { $card_the }
city-of-horror-do-pay-food = pay with { $card_the }
city-of-horror-do-exhaust = exhaust { $who_the }
city-of-horror-do-rest = rest { $who_the }
city-of-horror-do-salvage = take { $card_the }
city-of-horror-do-set-leader = to { $colour }
city-of-horror-do-take-food = take { $card_the }
city-of-horror-do-take-hidden-food = take one unseen
city-of-horror-do-mark = on { $location_the }
city-of-horror-do-vote = vote for { $against_self ->
        [yes] yourself
       *[no] { $against }
    }
city-of-horror-do-break-tie = choose { $against_self ->
        [yes] yourself
       *[no] { $against }
    }
city-of-horror-do-lose = lose { $who_the }
city-of-horror-do-share-antidote = { $to_self ->
        [yes] keep an Antidote
       *[no] give { $to } an Antidote
    }
city-of-horror-do-share-card = { $to_self ->
        [yes] keep { $card_the }
       *[no] give { $to } { $card_the }
    }
city-of-horror-do-vaccinate = save { $who_the }
city-of-horror-do-let-die = there is nothing to be done

# --- What happened -----------------------------------------------------------------------------

city-of-horror-event-city-built = The city was built; on corners 1 to 4: { $location }.
city-of-horror-event-side-laid = { $location }: { $side }.
city-of-horror-event-colour-taken = { city-of-horror-subject } took { $colour }.
city-of-horror-event-first-player-named = { city-of-horror-subject } took the First Player marker.
city-of-horror-event-character-dealt = { $you ->
        [yes] You look after { $who_the }.
       *[no] { $seat } looks after { $who_the }.
    }
city-of-horror-event-places-drawn = { city-of-horror-subject } drew: { $location }.
city-of-horror-event-character-placed = { city-of-horror-subject } put { $who_the } at { $location_the }.
city-of-horror-event-action-card-dealt = { city-of-horror-subject } got { $card_a }.
city-of-horror-event-action-cards-dealt = Each player got { $count } Action cards{ $got_count ->
        [0] .
       *[other] ; yours: { $got }.
    }
city-of-horror-event-round-begun = { $round ->
        [1] One
        [2] Two
        [3] Three
       *[other] Four
    } in the morning: round { $round } of 4.
city-of-horror-event-invasion-seen = { city-of-horror-subject } looked at the next Invasion card{ $card_id ->
        [hidden] .
       *[other] : { $card }.
    }
city-of-horror-event-movement-shown = { city-of-horror-subject } showed a Movement card: { $location }.
city-of-horror-event-invasion-revealed = Invasion: { $card }.
city-of-horror-event-zombies-moved = { $amount ->
        [one] 1 zombie
       *[other] { $amount } zombies
    } went from { $start_the } to { $location_the }.
city-of-horror-event-zombies-arrived = { $amount ->
        [one] 1 zombie
       *[other] { $amount } zombies
    } came to { $location_the }.
city-of-horror-event-zombies-killed = { $amount ->
        [one] 1 zombie
       *[other] { $amount } zombies
    } fell at { $location_the }.
city-of-horror-event-supplies-dropped = Supplies came down at { $location_the }: { $antidotes ->
        [0] { $cards ->
            [one] 1 Action card
           *[other] { $cards } Action cards
        }
        [one] 1 Antidote
       *[other] { $antidotes } Antidotes
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
            [one] { " " }and 1 Action card
           *[other] { " " }and { $cards } Action cards
        }
    }.
city-of-horror-event-leader-moved = The Zombie Leader moved to { $colour }: that colour pays when the Crossroads is attacked.
city-of-horror-event-character-moved = { $who_first } went from { $start_the } to { $location_the }.
city-of-horror-event-move-undone = { $who_first } went back to { $location_the }.
city-of-horror-event-nobody-moved = { city-of-horror-subject } could not move anybody.
city-of-horror-event-location-begun = Now { $location_the }.
city-of-horror-event-effect-used = { city-of-horror-subject } used { $location_the }.
city-of-horror-event-card-paid = { city-of-horror-subject } paid with { $card_the }.
city-of-horror-event-food-paid = { city-of-horror-subject } paid with { $card_id ->
        [hidden] a Food token, face down
       *[other] { $card_a }
    }.
city-of-horror-event-food-taken = { city-of-horror-subject } took { $card_id ->
        [hidden] a Food token
       *[other] { $card_a }
    }.
city-of-horror-event-food-turned-up = The truck now shows { $card_a }.
city-of-horror-event-antidote-taken = { city-of-horror-subject } took an Antidote.
city-of-horror-event-card-drawn = { city-of-horror-subject } drew { $card_a }.
city-of-horror-event-card-salvaged = { city-of-horror-subject } took { $card_the } from the discard pile.
city-of-horror-event-card-stolen = { $you ->
        [yes] You stole { $card_a } from { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } stole { $card_a } from you.
           *[no] { $seat } stole { $card_a } from { $victim }.
        }
    }
city-of-horror-event-character-rested = { $who_first } rested.
city-of-horror-event-character-exhausted = { $who_first } was exhausted as a payment.
city-of-horror-event-card-played = { city-of-horror-subject } played { $card_the }{ $start_id ->
        [none] { $location_id ->
            [none] {""}
           *[other] { $card_id ->
                [running-shoes] { " " }to go to { $location_the }
               *[other] { " " }at { $location_the }
            }
        }
       *[other] { $location_id ->
            [none] { " " }at { $start_the }
           *[other] { " " }from { $start_the } to { $location_the }
        }
    }{ $target_id ->
        [none] {""}
       *[other] { " " }against { $target }
    }{ $who_id ->
        [none] {""}
       *[other] { " " }for { $who_the }
    }{ $colour_id ->
        [none] {""}
       *[other] { " " }to { $colour }
    }.
city-of-horror-event-ability-used = { city-of-horror-subject } used { $who_the }.
city-of-horror-event-card-cancelled = The card was cancelled: { $card }.
city-of-horror-event-character-hidden = { $who_first } hid.
city-of-horror-event-baby-born = A child was born: { $who_the } has two votes from now on.
city-of-horror-event-votes-added = { city-of-horror-subject } got { $amount } more votes at { $location_the } this round.
city-of-horror-event-kitten-ran = The kitten ran from { $start_the } to { $location_the }.
city-of-horror-event-blonde-calmed = { $who_first } kept quiet: no zombie comes to her this round.
city-of-horror-event-grandpa-spoke = { $who_first } got his vote for this round.
city-of-horror-event-granny-rose = { $who_first } got up: she can be moved this round.
city-of-horror-event-door-opened = { city-of-horror-subject } got a way into a full location.
city-of-horror-event-marker-placed = { city-of-horror-subject } put an Explosion marker on { $location_the }.
city-of-horror-event-tower-collapsed = { $location_first } exploded and collapsed.
city-of-horror-event-armory-burnt = { $location_first } burnt down; everybody inside fled to the Crossroads.
city-of-horror-event-armory-blocked = The door { $location_of } was blocked for good.
city-of-horror-event-attack-begun = The zombies attacked at { $location_the }.
city-of-horror-event-attack-failed = Nobody was attacked at { $location_the }.
city-of-horror-event-vote-cast = { $you ->
        [yes] You gave { $against } { $votes ->
            [one] 1 vote
           *[other] { $votes } votes
        }.
       *[no] { $against_you ->
            [yes] { $seat } gave you { $votes ->
                [one] 1 vote
               *[other] { $votes } votes
            }.
           *[no] { $seat } gave { $against } { $votes ->
                [one] 1 vote
               *[other] { $votes } votes
            }.
        }
    }
city-of-horror-event-player-elected = { $you ->
        [yes] { $vote_id ->
            [attack] You had to lose a Character.
           *[other] You were chosen to divide the supplies.
        }
       *[no] { $vote_id ->
            [attack] { $seat } had to lose a Character.
           *[other] { $seat } was chosen to divide the supplies.
        }
    }
city-of-horror-event-tie-broken = { $you ->
        [yes] You broke the tie: { $against_self ->
            [yes] you were chosen.
           *[no] { $against } was chosen.
        }
       *[no] { $seat } broke the tie: { $against_you ->
            [yes] you were chosen.
           *[no] { $against } was chosen.
        }
    }
city-of-horror-event-character-died = { city-of-horror-subject } lost { $who_the } { $cause }.
city-of-horror-event-player-eliminated = { $you ->
        [yes] You were eliminated.
       *[no] { $seat } was eliminated.
    }
city-of-horror-event-antidote-shared = { $you ->
        [yes] { $to_self ->
            [yes] You kept an Antidote.
           *[no] You gave { $to } an Antidote.
        }
       *[no] { $to_you ->
            [yes] { $to_self ->
                [yes] { $seat } kept an Antidote.
               *[no] { $seat } gave you an Antidote.
            }
           *[no] { $to_self ->
                [yes] { $seat } kept an Antidote.
               *[no] { $seat } gave { $to } an Antidote.
            }
        }
    }
city-of-horror-event-card-shared = { $you ->
        [yes] { $to_self ->
            [yes] You kept { $card_a }.
           *[no] You gave { $to } { $card_a }.
        }
       *[no] { $to_you ->
            [yes] { $to_self ->
                [yes] { $seat } kept { $card_a }.
               *[no] { $seat } gave you { $card_a }.
            }
           *[no] { $to_self ->
                [yes] { $seat } kept { $card_a }.
               *[no] { $seat } gave { $to } { $card_a }.
            }
        }
    }
city-of-horror-event-offer-made = { $you ->
        [yes] You offered { $to } a deal.
       *[no] { $to_you ->
            [yes] { $seat } offered you a deal.
           *[no] { $seat } offered { $to } a deal.
        }
    }
city-of-horror-event-part-offered = { $offer ->
        [0] {""}
       *[other] Offer { $offer }:{ " " }
    }{ $you ->
        [yes] { $part_id ->
            [vote-attack] You vote against { city-of-horror-yourself } in the attack at { $location_the }.
            [vote-sharing] You vote for { city-of-horror-yourself } on the supplies of { $location_the }.
            [tie-attack] You break a tie against { city-of-horror-yourself } in the attack at { $location_the }.
            [tie-sharing] You break a tie for { city-of-horror-yourself } on the supplies of { $location_the }.
            [still] You play and use nothing at { $location_the }.
            [play] You play { $card_the } at { $location_the }.
            [not-play] You do not play { $card_the } at { $location_the }.
            [use] You use { $who_the } at { $location_the }.
            [not-use] You do not use { $who_the } at { $location_the }.
            [hand-out] You give { city-of-horror-taker } { $item } from the supplies of { $location_the }.
            [antidote-to] You give { city-of-horror-yourself } an Antidote from the supplies of { $location_the }.
            [card-to] You give { city-of-horror-yourself } an Action card from the supplies of { $location_the }.
            [play-killer] You play some card that kills zombies at { $location_the }.
            [use-effect] You use the effect of { $location_the }.
            [not-use-effect] You do not use the effect of { $location_the }.
            [lose] You lose { $who_the } if attacked at { $location_the }.
            [leader] You move the Zombie Leader to no colour but { city-of-horror-colour-of-target } at { $location_the }.
            [mark-armory] You put any Explosion marker on the Armory while { $location_the } is resolved.
            [mark-tower] You put any Explosion marker on the Water Tower while { $location_the } is resolved.
            [move-to] You play the Movement card of { $location_the }.
            [pay] You pay { city-of-horror-taker } { $item } later, at { $location_the }.
            [card] { $card_id ->
                [any] You give { city-of-horror-taker } an Action card that you pick.
               *[other] You give { city-of-horror-taker } { $card_the }.
            }
            [private-card] You give { city-of-horror-taker } { $card_the }, which nobody else sees.
            [hand] You show { city-of-horror-taker } your whole hand.
            [tell] You tell { city-of-horror-taker } what the next Invasion card is.
           *[other] You give { city-of-horror-taker } an Antidote.
        }
       *[no] { $part_id ->
            [vote-attack] { $seat } votes against { city-of-horror-to-target } in the attack at { $location_the }.
            [vote-sharing] { $seat } votes for { city-of-horror-to-target } on the supplies of { $location_the }.
            [tie-attack] { $seat } breaks a tie against { city-of-horror-to-target } in the attack at { $location_the }.
            [tie-sharing] { $seat } breaks a tie for { city-of-horror-to-target } on the supplies of { $location_the }.
            [still] { $seat } plays and uses nothing at { $location_the }.
            [play] { $seat } plays { $card_the } at { $location_the }.
            [not-play] { $seat } does not play { $card_the } at { $location_the }.
            [use] { $seat } uses { $who_the } at { $location_the }.
            [not-use] { $seat } does not use { $who_the } at { $location_the }.
            [hand-out] { $seat } gives { city-of-horror-to-taker } { $item } from the supplies of { $location_the }.
            [antidote-to] { $seat } gives { city-of-horror-to-target } an Antidote from the supplies of { $location_the }.
            [card-to] { $seat } gives { city-of-horror-to-target } an Action card from the supplies of { $location_the }.
            [play-killer] { $seat } plays some card that kills zombies at { $location_the }.
            [use-effect] { $seat } uses the effect of { $location_the }.
            [not-use-effect] { $seat } does not use the effect of { $location_the }.
            [lose] { $seat } loses { $who_the } if attacked at { $location_the }.
            [leader] { $seat } moves the Zombie Leader to no colour but { city-of-horror-colour-of-target } at { $location_the }.
            [mark-armory] { $seat } puts any Explosion marker on the Armory while { $location_the } is resolved.
            [mark-tower] { $seat } puts any Explosion marker on the Water Tower while { $location_the } is resolved.
            [move-to] { $seat } plays the Movement card of { $location_the }.
            [pay] { $seat } pays { city-of-horror-to-taker } { $item } later, at { $location_the }.
            [card] { $card_id ->
                [any] { $seat } gives { city-of-horror-to-taker } an Action card that { $seat } picks.
               *[other] { $seat } gives { city-of-horror-to-taker } { $card_the }.
            }
            [private-card] { $seat } gives { city-of-horror-to-taker } { $card_the }, which nobody else sees.
            [hand] { $seat } shows { city-of-horror-to-taker } a whole hand.
            [tell] { $seat } tells { city-of-horror-to-taker } what the next Invasion card is.
           *[other] { $seat } gives { city-of-horror-to-taker } an Antidote.
        }
    }
city-of-horror-event-card-offered-privately = Offer { $offer }:{ " " }{ $you ->
        [yes] You give { $to } { $card_id ->
            [hidden] an Action card that only { $to } has seen.
           *[other] { $card_the }, which only { $to } has seen.
        }
       *[no] { $to_you ->
            [yes] { $seat } gives you { $card_id ->
                [hidden] an Action card that only you have seen.
               *[other] { $card_the }, which only you have seen.
            }
           *[no] { $seat } gives { $to } { $card_id ->
                [hidden] an Action card that only { $to } has seen.
               *[other] { $card_the }, which only { $to } has seen.
            }
        }
    }
city-of-horror-event-part-asked = { $offer ->
        [0] {""}
       *[other] Offer { $offer }:{ " " }
    }{ $to_you ->
        [yes] { $part_id ->
            [vote-attack] You vote against { city-of-horror-yourself } in the attack at { $location_the }.
            [vote-sharing] You vote for { city-of-horror-yourself } on the supplies of { $location_the }.
            [tie-attack] You break a tie against { city-of-horror-yourself } in the attack at { $location_the }.
            [tie-sharing] You break a tie for { city-of-horror-yourself } on the supplies of { $location_the }.
            [still] You play and use nothing at { $location_the }.
            [play] You play { $card_the } at { $location_the }.
            [not-play] You do not play { $card_the } at { $location_the }.
            [use] You use { $who_the } at { $location_the }.
            [not-use] You do not use { $who_the } at { $location_the }.
            [hand-out] You give { $seat } { $item } from the supplies of { $location_the }.
            [antidote-to] You give { city-of-horror-yourself } an Antidote from the supplies of { $location_the }.
            [card-to] You give { city-of-horror-yourself } an Action card from the supplies of { $location_the }.
            [play-killer] You play some card that kills zombies at { $location_the }.
            [use-effect] You use the effect of { $location_the }.
            [not-use-effect] You do not use the effect of { $location_the }.
            [lose] You lose { $who_the } if attacked at { $location_the }.
            [leader] You move the Zombie Leader to no colour but { city-of-horror-colour-of-target } at { $location_the }.
            [mark-armory] You put any Explosion marker on the Armory while { $location_the } is resolved.
            [mark-tower] You put any Explosion marker on the Water Tower while { $location_the } is resolved.
            [move-to] You play the Movement card of { $location_the }.
            [pay] You pay { $seat } { $item } later, at { $location_the }.
            [card] { $card_id ->
                [any] You give { $seat } an Action card that you pick.
               *[other] You give { $seat } { $card_the }.
            }
            [hand] You show { $seat } your whole hand.
            [tell] You tell { $seat } what the next Invasion card is.
           *[other] You give { $seat } an Antidote.
        }
       *[no] { $part_id ->
            [vote-attack] { city-of-horror-taker } votes against { city-of-horror-to-target } in the attack at { $location_the }.
            [vote-sharing] { city-of-horror-taker } votes for { city-of-horror-to-target } on the supplies of { $location_the }.
            [tie-attack] { city-of-horror-taker } breaks a tie against { city-of-horror-to-target } in the attack at { $location_the }.
            [tie-sharing] { city-of-horror-taker } breaks a tie for { city-of-horror-to-target } on the supplies of { $location_the }.
            [still] { city-of-horror-taker } plays and uses nothing at { $location_the }.
            [play] { city-of-horror-taker } plays { $card_the } at { $location_the }.
            [not-play] { city-of-horror-taker } does not play { $card_the } at { $location_the }.
            [use] { city-of-horror-taker } uses { $who_the } at { $location_the }.
            [not-use] { city-of-horror-taker } does not use { $who_the } at { $location_the }.
            [hand-out] { city-of-horror-taker } gives { city-of-horror-to-giver } { $item } from the supplies of { $location_the }.
            [antidote-to] { city-of-horror-taker } gives { city-of-horror-to-target } an Antidote from the supplies of { $location_the }.
            [card-to] { city-of-horror-taker } gives { city-of-horror-to-target } an Action card from the supplies of { $location_the }.
            [play-killer] { city-of-horror-taker } plays some card that kills zombies at { $location_the }.
            [use-effect] { city-of-horror-taker } uses the effect of { $location_the }.
            [not-use-effect] { city-of-horror-taker } does not use the effect of { $location_the }.
            [lose] { city-of-horror-taker } loses { $who_the } if attacked at { $location_the }.
            [leader] { city-of-horror-taker } moves the Zombie Leader to no colour but { city-of-horror-colour-of-target } at { $location_the }.
            [mark-armory] { city-of-horror-taker } puts any Explosion marker on the Armory while { $location_the } is resolved.
            [mark-tower] { city-of-horror-taker } puts any Explosion marker on the Water Tower while { $location_the } is resolved.
            [move-to] { city-of-horror-taker } plays the Movement card of { $location_the }.
            [pay] { city-of-horror-taker } pays { city-of-horror-to-giver } { $item } later, at { $location_the }.
            [card] { $card_id ->
                [any] { city-of-horror-taker } gives { city-of-horror-to-giver } an Action card that { city-of-horror-taker } picks.
               *[other] { city-of-horror-taker } gives { city-of-horror-to-giver } { $card_the }.
            }
            [hand] { city-of-horror-taker } shows { city-of-horror-to-giver } a whole hand.
            [tell] { city-of-horror-taker } tells { city-of-horror-to-giver } what the next Invasion card is.
           *[other] { city-of-horror-taker } gives { city-of-horror-to-giver } an Antidote.
        }
    }
city-of-horror-event-offer-refused = { city-of-horror-subject } turned the deal down.
city-of-horror-event-offer-withdrawn = { $you ->
        [yes] You withdrew your deal.
       *[no] { $seat } withdrew the deal.
    }
city-of-horror-event-offer-lapsed = { $you ->
        [yes] Your deal fell through.
       *[no] { $seat }’s deal fell through.
    }
city-of-horror-event-deal-made = { $you ->
        [yes] You accepted { $to }’s deal.
       *[no] { $to_you ->
            [yes] { $seat } accepted your deal.
           *[no] { $seat } accepted { $to }’s deal.
        }
    }
city-of-horror-event-card-shown = { city-of-horror-subject } showed everybody { $card_the }.
city-of-horror-event-hand-shown = { $you ->
        [yes] You showed { $to } your whole hand: { $card }.
       *[no] { $to_you ->
            [yes] { $seat } showed you a whole hand: { $card }.
           *[no] { $seat } showed { $to } a whole hand: { $card }.
        }
    }
city-of-horror-event-card-traded = { $you ->
        [yes] You gave { $to } { $card_a }.
       *[no] { $to_you ->
            [yes] { $seat } gave you { $card_a }.
           *[no] { $seat } gave { $to } { $card_a }.
        }
    }
city-of-horror-event-antidote-traded = { $you ->
        [yes] You gave { $to } an Antidote.
       *[no] { $to_you ->
            [yes] { $seat } gave you an Antidote.
           *[no] { $seat } gave { $to } an Antidote.
        }
    }
city-of-horror-event-invasion-told = { $you ->
        [yes] You told { $to } what the next Invasion card is{ $card_id ->
            [hidden] .
           *[other] : { $card }.
        }
       *[no] { $to_you ->
            [yes] { $seat } told you what the next Invasion card is{ $card_id ->
                [hidden] .
               *[other] : { $card }.
            }
           *[no] { $seat } told { $to } what the next Invasion card is{ $card_id ->
                [hidden] .
               *[other] : { $card }.
            }
        }
    }
city-of-horror-event-promise-given = { $you ->
        [yes] You promised { $to } { city-of-horror-promise }{ $binds_id ->
            [yes] , and are bound by it.
           *[other] .
        }
       *[no] { $to_you ->
            [yes] { $seat } promised you { city-of-horror-promise }{ $binds_id ->
                [yes] , and is bound by it.
               *[other] .
            }
           *[no] { $seat } promised { $to } { city-of-horror-promise }{ $binds_id ->
                [yes] , and is bound by it.
               *[other] .
            }
        }
    }
city-of-horror-event-promise-kept = { $you ->
        [yes] You kept your promise to { $to } { city-of-horror-promise }.
       *[no] { $to_you ->
            [yes] { $seat } kept the promise to you { city-of-horror-promise }.
           *[no] { $seat } kept the promise to { $to } { city-of-horror-promise }.
        }
    }
city-of-horror-event-promise-broken = { $you ->
        [yes] You broke your promise to { $to } { city-of-horror-promise }.
       *[no] { $to_you ->
            [yes] { $seat } broke the promise to you { city-of-horror-promise }.
           *[no] { $seat } broke the promise to { $to } { city-of-horror-promise }.
        }
    }
city-of-horror-event-promise-lapsed = { $you ->
        [yes] Your promise to { $to } was void: { city-of-horror-promise }.
       *[no] { $to_you ->
            [yes] { $seat }’s promise to you was void: { city-of-horror-promise }.
           *[no] { $seat }’s promise to { $to } was void: { city-of-horror-promise }.
        }
    }
city-of-horror-event-hidden-stood-up = { $who_first } came out of hiding.
city-of-horror-event-antidotes-used = { city-of-horror-subject } used { $amount ->
        [one] 1 Antidote
       *[other] { $amount } Antidotes
    }.
city-of-horror-event-score-counted = { $you ->
        [yes] You:
       *[no] { $seat }:
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

# --- How it ends -------------------------------------------------------------------------------

city-of-horror-why-points = The helicopter has come: most points win.
city-of-horror-why-characters = The helicopter has come: tied on points, so survivors decide.
city-of-horror-why-shared = The helicopter has come: tied on points and on survivors.
city-of-horror-why-nobody = Nobody is left to be saved.

# --- Options of the set-up ---------------------------------------------------------------------

city-of-horror-option-church = Church: side
    .text = Which side of the board is used; A everywhere in a first game.
city-of-horror-option-church-a = side A
city-of-horror-option-church-b = side B
city-of-horror-option-church-random = at random
city-of-horror-option-hospital = Hospital: side
    .text = Which side of the board is used; A everywhere in a first game.
city-of-horror-option-hospital-a = side A
city-of-horror-option-hospital-b = side B
city-of-horror-option-hospital-random = at random
city-of-horror-option-bank = Bank: side
    .text = Which side of the board is used; A everywhere in a first game.
city-of-horror-option-bank-a = side A
city-of-horror-option-bank-b = side B
city-of-horror-option-bank-random = at random
city-of-horror-option-armory = Armory: side
    .text = Which side of the board is used; A everywhere in a first game.
city-of-horror-option-armory-a = side A
city-of-horror-option-armory-b = side B
city-of-horror-option-armory-random = at random
city-of-horror-option-water-tower = Water Tower: side
    .text = Which side of the board is used; A everywhere in a first game.
city-of-horror-option-water-tower-a = side A
city-of-horror-option-water-tower-b = side B
city-of-horror-option-water-tower-random = at random
city-of-horror-option-crossroads = Crossroads: side
    .text = Which side of the board is used; A everywhere in a first game.
city-of-horror-option-crossroads-a = side A
city-of-horror-option-crossroads-b = side B
city-of-horror-option-crossroads-random = at random
city-of-horror-option-corners = Corners 1 to 4
    .text = Which building stands where; locations are resolved in this order.
city-of-horror-option-corners-random = at random
city-of-horror-option-corners-chba = Church, Hospital, Bank, Armory
city-of-horror-option-corners-chab = Church, Hospital, Armory, Bank
city-of-horror-option-corners-cbha = Church, Bank, Hospital, Armory
city-of-horror-option-corners-cbah = Church, Bank, Armory, Hospital
city-of-horror-option-corners-cahb = Church, Armory, Hospital, Bank
city-of-horror-option-corners-cabh = Church, Armory, Bank, Hospital
city-of-horror-option-corners-hcba = Hospital, Church, Bank, Armory
city-of-horror-option-corners-hcab = Hospital, Church, Armory, Bank
city-of-horror-option-corners-hbca = Hospital, Bank, Church, Armory
city-of-horror-option-corners-hbac = Hospital, Bank, Armory, Church
city-of-horror-option-corners-hacb = Hospital, Armory, Church, Bank
city-of-horror-option-corners-habc = Hospital, Armory, Bank, Church
city-of-horror-option-corners-bcha = Bank, Church, Hospital, Armory
city-of-horror-option-corners-bcah = Bank, Church, Armory, Hospital
city-of-horror-option-corners-bhca = Bank, Hospital, Church, Armory
city-of-horror-option-corners-bhac = Bank, Hospital, Armory, Church
city-of-horror-option-corners-bach = Bank, Armory, Church, Hospital
city-of-horror-option-corners-bahc = Bank, Armory, Hospital, Church
city-of-horror-option-corners-achb = Armory, Church, Hospital, Bank
city-of-horror-option-corners-acbh = Armory, Church, Bank, Hospital
city-of-horror-option-corners-ahcb = Armory, Hospital, Church, Bank
city-of-horror-option-corners-ahbc = Armory, Hospital, Bank, Church
city-of-horror-option-corners-abch = Armory, Bank, Church, Hospital
city-of-horror-option-corners-abhc = Armory, Bank, Hospital, Church
city-of-horror-option-first = First Player
    .text = Who looks most like a zombie; the table decides, or chance does.
city-of-horror-option-first-random = at random
city-of-horror-option-first-0 = player 1
city-of-horror-option-first-1 = player 2
city-of-horror-option-first-2 = player 3
city-of-horror-option-first-3 = player 4
city-of-horror-option-first-4 = player 5
city-of-horror-option-first-5 = player 6
city-of-horror-option-colours = Colours
    .text = Which player has which colour of the Zombie Leader's track.
city-of-horror-option-colours-random = at random
city-of-horror-option-colours-in-order = in the order of the seats
city-of-horror-option-draft = Expert draft
    .text = Action cards are chosen from hands that go around instead of being dealt.
city-of-horror-option-promises = Promises
    .text = Whether a promise about the location being resolved must be kept.
city-of-horror-option-promises-bind = those about the present location bind
city-of-horror-option-promises-free = none binds

# --- The board in the terminal -----------------------------------------------------------------

city-of-horror-board-location = Location
city-of-horror-board-zombies = Zombies, attack
city-of-horror-board-spaces = Spaces
city-of-horror-board-lying = Lying there
city-of-horror-board-effect = Effect
city-of-horror-board-closed = closed for good
city-of-horror-board-points = { $points ->
        [one] 1 point if all survive
       *[other] { $points } points if all survive
    }
city-of-horror-board-out = out of the game
city-of-horror-board-bound-for = { $location }
city-of-horror-board-promises = promises kept { $kept }, broken { $broken }
city-of-horror-board-leader = Zombie Leader:
city-of-horror-board-stocks = In the horde { $horde } · ambulance { $antidotes } · deck { $deck } · discarded { $discard } · Food { $food }
city-of-horror-board-shown = (shown: { $food })
city-of-horror-board-next = Next Invasion, { $hour }:
city-of-horror-board-offer = { $offer ->
        [0] { $seat } offers { $to }:
       *[other] Offer { $offer }, { $seat } to { $to }:
    }
city-of-horror-board-everybody = everybody
city-of-horror-board-people = Yours: { $people }
city-of-horror-board-hand = In hand: { $cards }
city-of-horror-board-sign-dose = Antidote
city-of-horror-board-sign-card = Action card
city-of-horror-board-sign-food = Food
city-of-horror-board-sign-blast = explosion
city-of-horror-board-sign-tired = exhausted
city-of-horror-board-sign-hidden = hidden
city-of-horror-board-sign-votes = votes
city-of-horror-board-sign-first = First Player

# --- Why not: a sentence for each rule, and a few words for lists ----------------------------------------------------

city-of-horror-no-ch-chr-02 = { $who_first } is exhausted: no ability left. Use somebody else.
    .short = Exhausted
city-of-horror-no-ch-chr-16 = { $who_first } cannot be moved; only her own ability lets her. Choose somebody else.
    .short = Cannot be moved
city-of-horror-no-ch-exp-13 = { $who_first } is shut in: the explosions have blocked the door of the Armory. Choose somebody else.
    .short = Shut in
city-of-horror-no-move = { $who_first } cannot be moved there. Choose somebody else.
    .short = Cannot go there
city-of-horror-no-accept = You cannot give what this offer asks for. Make another one.
    .short = Cannot be given
city-of-horror-no-ch-hid-02 = A hidden character cannot be lost to the zombies. Choose another one.
    .short = Hidden
city-of-horror-no-ch-mov-04 = { $who_first } is there already. Choose somebody else.
    .short = There already
city-of-horror-no-ch-neg-01 = You cannot give what this offer asks for. Make another one.
    .short = Cannot be given
city-of-horror-no-ch-neg-02 = You promised otherwise, and that promise is binding here. Keep it.
    .short = A promise binds
city-of-horror-no-ch-shr-05 = { $to } already has an item from these supplies. Give this one to somebody else.
    .short = One item each
city-of-horror-no-ch-vot-04 = { $against } has nobody here. Vote for somebody who has.
    .short = Nobody here
city-of-horror-no-ch-vot-08 = { $against } is not tied. Choose somebody who is.
    .short = Not tied
city-of-horror-no-ch-q-67 = { $limit_id ->
        [drafts] You have begun { $count } offers { $limit }. You can make another one later; offers to you can still be answered.
       *[other] { $count } of your offers failed { $limit }. You can make another one later; offers to you can still be answered.
    }
    .short = No offers left
city-of-horror-no-ch-vot-09 = The votes are cast: nobody plays a card or uses an ability before the result is carried out. Make an offer instead.
    .short = After the vote
city-of-horror-no-play = The card { $card } is for another moment; its text says which.
    .short = Another moment
city-of-horror-no-use = The ability { $who_of } is for another moment; its text says which.
    .short = Another moment

# --- What a player made of code says of an offer ----------------------------------------------------------------------

city-of-horror-say-both = { $to }, { $asks } and { $gives }: { $because }.
city-of-horror-say-asks = { $to }, { $asks }: { $because }.
city-of-horror-say-refuses = { $to }, no: { $because }.
city-of-horror-say-gives = { $to }, { $gives }: { $because }.
city-of-horror-say-ask = { $part_id ->
        [vote-attack] vote against { $target } at { $location_the }
        [vote-sharing] { $target_self ->
            [yes] vote for me on the supplies of { $location_the }
           *[no] vote for { $target } on the supplies of { $location_the }
        }
        [tie-attack] break a tie against { $target } at { $location_the }
        [tie-sharing] { $target_self ->
            [yes] break a tie for me on the supplies of { $location_the }
           *[no] break a tie for { $target } on the supplies of { $location_the }
        }
        [still] keep still at { $location_the }
        [play] play { $card_the } at { $location_the }
        [not-play] do not play { $card_the } at { $location_the }
        [use] use { $who_the } at { $location_the }
        [not-use] do not use { $who_the } at { $location_the }
        [hand-out] give me { $item } from the supplies of { $location_the }
        [antidote-to] give { $target } an Antidote from the supplies of { $location_the }
        [card-to] give { $target } an Action card from the supplies of { $location_the }
        [play-killer] play some card that kills zombies at { $location_the }
        [use-effect] use the effect of { $location_the }
        [not-use-effect] do not use the effect of { $location_the }
        [lose] lose { $who_the } if you are attacked at { $location_the }
        [leader] move the Zombie Leader to no colour but that of { $target } at { $location_the }
        [mark-armory] put any Explosion marker on the Armory while { $location_the } is resolved
        [mark-tower] put any Explosion marker on the Water Tower while { $location_the } is resolved
        [move-to] play the Movement card of { $location_the }
        [pay] pay me { $item } later, at { $location_the }
        [card] { $card_id ->
            [any] give me an Action card
           *[other] give me { $card_the }
        }
        [hand] show me your hand
        [tell] tell me the next Invasion card
       *[other] give me an Antidote
    }
city-of-horror-say-give = { $part_id ->
        [vote-attack] I vote against { $target } at { $location_the }
        [vote-sharing] { $partner_id ->
            [yes] I vote for you on the supplies of { $location_the }
           *[no] I vote for { $target } on the supplies of { $location_the }
        }
        [tie-attack] I break a tie against { $target } at { $location_the }
        [tie-sharing] { $partner_id ->
            [yes] I break a tie for you on the supplies of { $location_the }
           *[no] I break a tie for { $target } on the supplies of { $location_the }
        }
        [still] I keep still at { $location_the }
        [play] I play { $card_the } at { $location_the }
        [not-play] I do not play { $card_the } at { $location_the }
        [use] I use { $who_the } at { $location_the }
        [not-use] I do not use { $who_the } at { $location_the }
        [hand-out] I give you { $item } from the supplies of { $location_the }
        [antidote-to] I give { $target } an Antidote from the supplies of { $location_the }
        [card-to] I give { $target } an Action card from the supplies of { $location_the }
        [play-killer] I play some card that kills zombies at { $location_the }
        [use-effect] I use the effect of { $location_the }
        [not-use-effect] I do not use the effect of { $location_the }
        [lose] I lose { $who_the } if I am attacked at { $location_the }
        [leader] I move the Zombie Leader to no colour but that of { $target } at { $location_the }
        [mark-armory] I put any Explosion marker on the Armory while { $location_the } is resolved
        [mark-tower] I put any Explosion marker on the Water Tower while { $location_the } is resolved
        [move-to] I play the Movement card of { $location_the }
        [pay] I pay you { $item } later, at { $location_the }
        [card] { $card_id ->
            [any] I give you an Action card
           *[other] I give you { $card_the }
        }
        [private-card] I give you the card that I showed you
        [hand] I show you my hand
        [tell] I tell you the next Invasion card
       *[other] I give you an Antidote
    }
city-of-horror-say-same = I do the same
city-of-horror-say-refuse-no-antidote = I do not have that many Antidotes
city-of-horror-say-refuse-broken = you broke your word to me
city-of-horror-say-refuse-uneven = that helps you more than me
city-of-horror-say-refuse-price = it costs me more than it brings me
city-of-horror-say-refuse-little = it brings me too little
city-of-horror-say-because-loss = without it I lose { $who_the } in { $without } of 10, with it in { $given ->
        [0] none
       *[other] { $given }
    }
city-of-horror-say-because-out = without it I am out of the game in { $without } of 10, with it in { $given ->
        [0] none
       *[other] { $given }
    }
city-of-horror-say-because-chance = with it I win { $given } of 100, without it { $without }
