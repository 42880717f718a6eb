# City of Horror.

city-of-horror-title = City of Horror

# --- Locations; the text tells both sides ------------------------------------------------------

city-of-horror-location-church = Church
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
city-of-horror-start-hospital = Hospital
city-of-horror-start-bank = Bank
city-of-horror-start-armory = Armory
city-of-horror-start-water-tower = Water Tower
city-of-horror-start-crossroads = Crossroads
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
    .text = { $amount } zombies come out of the horde to a location you name.
city-of-horror-card-energy-drink = Energy Drink
    .text = One of your exhausted Characters is rested again.
city-of-horror-card-canned-food = Canned Food
    .text = Kept in hand until the end, it is worth { $amount } point.
city-of-horror-card-pepper-spray = Pepper Spray
    .text = Played at once after another Action card, it cancels that card.
city-of-horror-card-hideout = Hideout
    .text = One of your Characters hides until the end of the round: no vote, and no zombie finds it.
city-of-horror-card-back-door = Back Door
    .text = Your move may enter a location that is full.
city-of-horror-card-gun = Gun
    .text = { $amount } zombie of any location goes back to the horde.
city-of-horror-card-night-vision-goggles = Night Vision Goggles
    .text = You alone look at the next Invasion card.
city-of-horror-card-chainsaw = Chainsaw
    .text = Half the zombies of a location are gone, rounded down.
city-of-horror-card-flashlight = Flashlight
    .text = The Zombie Leader stands on the colour you name.
city-of-horror-card-kitten = Kitten
    .text = All zombies of a location run after it to one drawn at random from your Movement cards.
city-of-horror-card-pickpocket = Pickpocket
    .text = Take a random Action card from a player's hand.
city-of-horror-card-weapon-replica = Weapon Replica
    .text = { $amount } more votes for you in one location until the end of the round.
city-of-horror-card-shotgun = Shotgun
    .text = { $amount } zombies of one location go back to the horde.
city-of-horror-card-running-shoes = Running Shoes
    .text = Swap your Movement card before you move.
city-of-horror-card-molotov-cocktail = Molotov Cocktail
    .text = { $amount } zombie of any location goes back to the horde; then put an Explosion marker on the Armory or the Water Tower.
city-of-horror-card-rescue-flare = Rescue Flare
    .text = { $amount } zombie goes from one location to another; then put an Explosion marker on the Armory or the Water Tower.
city-of-horror-card-makeshift-bomb = Makeshift Bomb
    .text = { $amount } zombies of one location go back to the horde; then put an Explosion marker on the Armory or the Water Tower.
city-of-horror-card-any = a card of their choice
city-of-horror-card-none = no card

# --- Food tokens -------------------------------------------------------------------------------

city-of-horror-card-food-0 = Food worth 0
city-of-horror-card-food-1 = Food worth 1
city-of-horror-card-food-2 = Food worth 2
city-of-horror-card-food-3 = Food worth 3

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
    .text = Each round, after all have moved, a zombie comes to her; used in time, her ability keeps it away. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-businessman = Businessman
    .text = Discard an Action card to take another from the discard pile. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-businesswoman = Businesswoman
    .text = Discard an Action card to take another from the discard pile. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-sushi-chef = Sushi Chef
    .text = Draw an Action card. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-geek = Geek
    .text = { $amount } zombie goes from his location to another. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-grandpa = Grandpa
    .text = Has no vote; his ability gives him one until the end of the round. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-granny = Granny
    .text = Cannot be moved; her ability lets her move this round. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-housewife = Housewife
    .text = { $amount } zombies of her location go back to the horde. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-mama = Mama
    .text = May enter a location that is full. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-student = Student
    .text = Take the First Player marker. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-little-boy = Little Boy
    .text = Hides until the end of the round. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-little-girl = Little Girl
    .text = Hides until the end of the round. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-pregnant-woman = Pregnant Woman
    .text = Gives birth and has two votes for good; she never rests again, and cannot be exhausted as a payment. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-priest = Priest
    .text = The last Character that moved goes back where it came from. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-punk = Punk
    .text = Cancels an Action card as it is played. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-rasta = Rasta
    .text = You alone look at the next Invasion card. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-rocker = Rocker
    .text = { $amount } zombie goes from his location to another. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-special-agent = Special Agent
    .text = The Zombie Leader stands on the colour you name. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-teen = Teen
    .text = Swap your Movement card before you move anybody. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-thief = Thief
    .text = Take a random Action card from a player's hand. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-vigil-and-rex = Vigil and Rex
    .text = { $amount } zombies of his location go back to the horde. Worth { $rested }, exhausted { $exhausted }.
city-of-horror-who-none = nobody

# --- Kinds of things ---------------------------------------------------------------------------

city-of-horror-vote-attack = the attack
city-of-horror-vote-sharing = the sharing
city-of-horror-cause-zombies = devoured by zombies
city-of-horror-cause-explosion = in the explosion
city-of-horror-cause-no-antidote = for want of an Antidote
city-of-horror-moment-choice = before the Movement cards are chosen
city-of-horror-moment-reveal = before the Invasion card
city-of-horror-moment-move = before the next move
city-of-horror-moment-moved = before the Blonde's zombie
city-of-horror-moment-before = before the location's effect
city-of-horror-moment-effect = between two effects
city-of-horror-moment-attack = before the zombie attack
city-of-horror-moment-sharing = before the sharing vote
city-of-horror-moment-end = before the hour ends
city-of-horror-aim-location = a location
city-of-horror-aim-start = where zombies leave
city-of-horror-aim-colour = a colour
city-of-horror-aim-victim = a player
city-of-horror-aim-who = a Character
city-of-horror-aim-movement = another Movement card
city-of-horror-pay-nothing = nothing
city-of-horror-pay-card = an Action card
city-of-horror-pay-food = a Food token
city-of-horror-pay-exhaust = exhausting a Character there
city-of-horror-gain-rest = a rested Character
city-of-horror-gain-antidote = an Antidote
city-of-horror-gain-deck-card = the top Action card
city-of-horror-gain-discarded-card = a card of the discard pile
city-of-horror-gain-food = a Food token
city-of-horror-gain-food-seen = a Food token
city-of-horror-gain-leader = the Zombie Leader's place
city-of-horror-gain-leader-step = a step of the Zombie Leader
city-of-horror-gain-early-look = a look at the Invasion card
city-of-horror-gain-late-choice = a late choice
city-of-horror-gain-nothing = nothing
city-of-horror-item-antidote = an Antidote
city-of-horror-item-card = an Action card
city-of-horror-item-none = nothing
city-of-horror-part-vote-attack = a vote in the attack
city-of-horror-part-vote-sharing = a vote in the sharing
city-of-horror-part-tie-attack = a tie-break in the attack
city-of-horror-part-tie-sharing = a tie-break in the sharing
city-of-horror-part-still = doing nothing
city-of-horror-part-play = playing a card
city-of-horror-part-use = using an ability
city-of-horror-part-hand-out = an item of the sharing
city-of-horror-part-card = a card
city-of-horror-part-antidote = an Antidote
city-of-horror-part-hand = a look at the hand
city-of-horror-part-tell = word of the next Invasion card

# --- What is asked -----------------------------------------------------------------------------

city-of-horror-ask-window = { $location_id ->
        [none] {""}
       *[other] { $location }:{" "}
    }{ $you ->
        [yes] you may act, { $moment }.
       *[no] { $seat } may act, { $moment }.
    }
city-of-horror-ask-aim-at = { $you ->
        [yes] { $card_id ->
            [none] You use the { $who }: name { $aim }.
           *[other] You play { $card }: name { $aim }.
        }
       *[no] { $card_id ->
            [none] { $seat } uses the { $who } and names { $aim }.
           *[other] { $seat } plays { $card } and names { $aim }.
        }
    }
city-of-horror-ask-respond = { $seat } played { $card }. Does anybody cancel it?
city-of-horror-ask-hand-over = { $you ->
        [yes] You owe { $to } an Action card.
       *[no] { $seat } owes { $to } an Action card.
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
       *[no] Which location is the promise of { $seat } about?
    }
city-of-horror-ask-draft-subject = { $you ->
        [yes] You add { $part }: which?
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
        [yes] Whom do you exhaust to pay?
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
        [yes] Whom do you move to the { $location }?
       *[no] { $seat } moves a Character to the { $location }.
    }
city-of-horror-ask-activate = { $you ->
        [yes] Do you use the { $location }: { $gain } for { $pay }?
       *[no] { $seat } may use the { $location }: { $gain } for { $pay }.
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
        [yes] { $location }: whom do you lose?
       *[no] { $location }: { $seat } loses a Character.
    }
city-of-horror-ask-share = { $you ->
        [yes] { $location }: hand out the supplies, at most one to each player.
       *[no] { $location }: { $seat } hands out the supplies, at most one to each player.
    }
city-of-horror-ask-ballot = { $location }: vote about { $vote }.
city-of-horror-ask-break-tie = { $you ->
        [yes] { $location }: break the tie about { $vote }.
       *[no] { $location }: { $seat } breaks the tie about { $vote }.
    }
city-of-horror-ask-place-character = { $you ->
        [yes] Whom do you place at the { $location }?
       *[no] { $seat } places a Character at the { $location }.
    }
city-of-horror-ask-pick-cards = Everybody keeps a card and passes the rest to the left.
city-of-horror-ask-question = Somebody decides.

# --- What can be done --------------------------------------------------------------------------

city-of-horror-do-pass = pass
    .done = passed
city-of-horror-do-leave-offers = leave the offers lying
city-of-horror-do-play = play { $card }
city-of-horror-do-use = use the { $who }
city-of-horror-do-offer = offer { $to } something
city-of-horror-do-offer-all = offer everybody something
city-of-horror-do-accept = accept offer { $offer }
city-of-horror-do-refuse = refuse offer { $offer }
city-of-horror-do-counter = answer offer { $offer } with another
city-of-horror-do-withdraw = take back offer { $offer }
city-of-horror-do-aim-at-location = at the { $location }
city-of-horror-do-aim-at-start = from the { $start }
city-of-horror-do-aim-at-movement = to the { $location }
city-of-horror-do-aim-at-colour = to { $colour }
city-of-horror-do-aim-at-player = { $victim }
city-of-horror-do-aim-at-who = { $who }
city-of-horror-do-let-pass = let it happen
    .done = let it happen
city-of-horror-do-cancel = cancel it with { $card }
city-of-horror-do-cancel-by = cancel it with the { $who }
city-of-horror-do-propose = propose it
city-of-horror-do-drop = forget about it
city-of-horror-do-give-antidote = give an Antidote
city-of-horror-do-give-any-card = give a card, which one stays open
city-of-horror-do-give-card = give { $card }, shown to all
city-of-horror-do-show-hand = show the hand
city-of-horror-do-tell-invasion = tell about the next Invasion card
city-of-horror-do-ask-antidote = ask for an Antidote
city-of-horror-do-ask-any-card = ask for any card
city-of-horror-do-ask-card = ask for a certain card
city-of-horror-do-ask-hand = ask to see the hand
city-of-horror-do-ask-invasion = ask about the next Invasion card
city-of-horror-do-promise = promise something
city-of-horror-do-demand = ask for a promise
city-of-horror-do-name-card = { $card }
city-of-horror-do-choose-promise = { $part }
city-of-horror-do-choose-location = about the { $location }
city-of-horror-do-choose-target = { $target }
city-of-horror-do-choose-card = { $card }
city-of-horror-do-choose-who = { $who }
city-of-horror-do-choose-item = { $item }
city-of-horror-do-hand-over = give { $card } to { $to }
city-of-horror-do-tell = tell { $to }: { $card }
city-of-horror-do-choose = the { $location }
city-of-horror-do-move = move the { $who }
city-of-horror-do-place = put the { $who } at the { $location }
city-of-horror-do-keep = keep { $card }
city-of-horror-do-use-effect = use it
city-of-horror-do-skip-effect = leave it
    .done = left the effect unused
city-of-horror-do-pay = pay with { $card }
city-of-horror-do-pay-food = pay with { $card }
city-of-horror-do-exhaust = exhaust the { $who }
city-of-horror-do-rest = rest the { $who }
city-of-horror-do-salvage = take { $card }
city-of-horror-do-set-leader = to { $colour }
city-of-horror-do-take-food = take { $card }
city-of-horror-do-take-hidden-food = take one unseen
city-of-horror-do-mark = on the { $location }
city-of-horror-do-vote = point at { $against }
city-of-horror-do-break-tie = decide on { $against }
city-of-horror-do-lose = lose the { $who }
city-of-horror-do-share-antidote = give an Antidote to { $to }
city-of-horror-do-share-card = give { $card } to { $to }
city-of-horror-do-vaccinate = save the { $who }
city-of-horror-do-let-die = there is nothing to be done

# --- What happened -----------------------------------------------------------------------------

city-of-horror-event-city-built = The city stands; on corners 1 to 4: { $location }.
city-of-horror-event-side-laid = { $location }: { $side }.
city-of-horror-event-colour-taken = { $seat } plays { $colour }.
city-of-horror-event-first-player-named = { $seat } holds the First Player marker.
city-of-horror-event-character-dealt = { $seat } looks after the { $who }.
city-of-horror-event-places-drawn = { $seat } drew: { $location }.
city-of-horror-event-character-placed = { $seat }: the { $who } starts at the { $location }.
city-of-horror-event-action-card-dealt = { $seat } got { $card }.
city-of-horror-event-round-begun = It is { $round } o'clock at night.
city-of-horror-event-invasion-seen = { $seat } looked at the next Invasion card: { $card }.
city-of-horror-event-movement-shown = { $seat } shows the Movement card { $location }.
city-of-horror-event-invasion-revealed = Invasion: { $card }.
city-of-horror-event-zombies-moved = { $amount ->
        [one] 1 zombie goes
       *[other] { $amount } zombies go
    } from the { $start } to the { $location }.
city-of-horror-event-zombies-arrived = { $amount ->
        [one] 1 zombie comes
       *[other] { $amount } zombies come
    } to the { $location }.
city-of-horror-event-zombies-killed = { $amount ->
        [one] 1 zombie falls
       *[other] { $amount } zombies fall
    } at the { $location }.
city-of-horror-event-supplies-dropped = Supplies at the { $location }: Antidotes { $antidotes }, Action cards { $cards }.
city-of-horror-event-leader-moved = The Zombie Leader stands on { $colour }.
city-of-horror-event-character-moved = The { $who } goes from the { $start } to the { $location }.
city-of-horror-event-move-undone = The { $who } goes back to the { $location }.
city-of-horror-event-nobody-moved = { $seat } can move nobody.
city-of-horror-event-location-begun = Now the { $location }.
city-of-horror-event-effect-used = { $seat } uses the { $location }.
city-of-horror-event-card-paid = { $seat } pays with { $card }.
city-of-horror-event-food-paid = { $seat } pays with { $card }.
city-of-horror-event-food-taken = { $seat } takes { $card }.
city-of-horror-event-food-turned-up = On the truck now lies { $card }.
city-of-horror-event-antidote-taken = { $seat } takes an Antidote.
city-of-horror-event-card-drawn = { $seat } draws { $card }.
city-of-horror-event-card-salvaged = { $seat } takes { $card } from the discard pile.
city-of-horror-event-card-stolen = { $seat } steals from { $victim }: { $card }.
city-of-horror-event-character-rested = The { $who } is rested again.
city-of-horror-event-character-exhausted = The { $who } is exhausted.
city-of-horror-event-card-played = { $seat } plays { $card }{ $start_id ->
        [none] {""}
       *[other] { " " }from the { $start }
    }{ $location_id ->
        [none] {""}
       *[other] { " " }to the { $location }
    }{ $target_id ->
        [none] {""}
       *[other] { " " }on { $target }
    }{ $who_id ->
        [none] {""}
       *[other] { " " }on the { $who }
    }{ $colour_id ->
        [none] {""}
       *[other] { " " }to { $colour }
    }.
city-of-horror-event-ability-used = { $seat } uses the { $who }.
city-of-horror-event-card-cancelled = { $card } is cancelled.
city-of-horror-event-character-hidden = The { $who } hides.
city-of-horror-event-baby-born = A child is born: the { $who } has two votes from now on.
city-of-horror-event-votes-added = { $seat } has { $amount } more votes at the { $location } this round.
city-of-horror-event-kitten-ran = The kitten runs from the { $start } to the { $location }.
city-of-horror-event-blonde-calmed = The { $who } keeps still this round.
city-of-horror-event-grandpa-spoke = The { $who } votes this round.
city-of-horror-event-granny-rose = The { $who } can be moved this round.
city-of-horror-event-door-opened = { $seat } may enter a full location.
city-of-horror-event-marker-placed = { $seat } puts an Explosion marker on the { $location }.
city-of-horror-event-tower-collapsed = The { $location } explodes and collapses.
city-of-horror-event-armory-burnt = The { $location } burns down; everybody inside flees to the Crossroads.
city-of-horror-event-armory-blocked = The door of the { $location } is blocked for good.
city-of-horror-event-attack-begun = The zombies attack at the { $location }.
city-of-horror-event-attack-failed = Nobody is attacked at the { $location }.
city-of-horror-event-vote-cast = { $seat } points at { $against } ({ $votes }).
city-of-horror-event-player-elected = { $vote_id ->
        [attack] { $seat } loses a Character.
       *[other] { $seat } shares out.
    }
city-of-horror-event-tie-broken = { $seat } breaks the tie: { $against }.
city-of-horror-event-character-died = { $seat } loses the { $who }, { $cause }.
city-of-horror-event-player-eliminated = { $seat } is out of the game.
city-of-horror-event-antidote-shared = { $seat } gives an Antidote to { $to }.
city-of-horror-event-card-shared = { $seat } gives { $card } to { $to }.
city-of-horror-event-offer-made = Offer { $offer }: { $seat } to { $to }.
city-of-horror-event-part-offered = { $offer ->
        [0] gives
       *[other] Offer { $offer }, from { $seat }
    }: { $part_id ->
        [vote-attack] to point at { $target } in the attack at the { $location }
        [vote-sharing] to point at { $target } in the sharing at the { $location }
        [tie-attack] to break a tie against { $target } in the attack at the { $location }
        [tie-sharing] to break a tie for { $target } in the sharing at the { $location }
        [still] to play and use nothing at the { $location }
        [play] to play { $card } at the { $location }
        [use] to use the { $who } at the { $location }
        [hand-out] to give { $item } of the sharing at the { $location }
        [card] { $card }
       *[other] { $part }
    }
city-of-horror-event-part-asked = { $offer ->
        [0] wants
       *[other] Offer { $offer }, { $seat } wants
    }: { $part_id ->
        [vote-attack] to point at { $target } in the attack at the { $location }
        [vote-sharing] to point at { $target } in the sharing at the { $location }
        [tie-attack] to break a tie against { $target } in the attack at the { $location }
        [tie-sharing] to break a tie for { $target } in the sharing at the { $location }
        [still] to play and use nothing at the { $location }
        [play] to play { $card } at the { $location }
        [use] to use the { $who } at the { $location }
        [hand-out] to give { $item } of the sharing at the { $location }
        [card] { $card }
       *[other] { $part }
    }
city-of-horror-event-offer-refused = { $seat } refuses offer { $offer }.
city-of-horror-event-offer-withdrawn = { $seat } takes back offer { $offer }.
city-of-horror-event-offer-lapsed = Offer { $offer } of { $seat } is off the table.
city-of-horror-event-deal-made = { $seat } accepts offer { $offer } of { $to }.
city-of-horror-event-card-shown = { $seat } shows { $card } to all.
city-of-horror-event-hand-shown = { $seat } shows { $to } the hand: { $card }.
city-of-horror-event-card-traded = { $seat } gives { $card } to { $to }.
city-of-horror-event-antidote-traded = { $seat } gives an Antidote to { $to }.
city-of-horror-event-invasion-told = { $seat } says to { $to } that next comes: { $card }.
city-of-horror-event-promise-given = { $seat } promises { $to } { $part_id ->
        [vote-attack] to point at { $target } in the attack at the { $location }
        [vote-sharing] to point at { $target } in the sharing at the { $location }
        [tie-attack] to break a tie against { $target } in the attack at the { $location }
        [tie-sharing] to break a tie for { $target } in the sharing at the { $location }
        [still] to play and use nothing at the { $location }
        [play] to play { $card } at the { $location }
        [use] to use the { $who } at the { $location }
        [hand-out] to give { $item } of the sharing at the { $location }
        [card] { $card }
       *[other] { $part }
    }{ $binds_id ->
        [yes] , and is bound by it.
       *[other] .
    }
city-of-horror-event-promise-kept = { $seat } kept a promise to { $to }: { $part }.
city-of-horror-event-promise-broken = { $seat } broke a promise to { $to }: { $part }.
city-of-horror-event-promise-lapsed = A promise of { $seat } to { $to } is void: { $part }.
city-of-horror-event-hidden-stood-up = The { $who } comes out of hiding.
city-of-horror-event-antidotes-used = { $seat } uses { $amount ->
        [one] 1 Antidote
       *[other] { $amount } Antidotes
    }.
city-of-horror-event-score-counted = { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

# --- How it ends -------------------------------------------------------------------------------

city-of-horror-why-points = The helicopter has come: most points count.
city-of-horror-why-characters = The helicopter has come: equal points, so the living are counted.
city-of-horror-why-shared = The helicopter has come: equal points, and as many alive.
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
        [one] 1 point alive
       *[other] { $points } points alive
    }
city-of-horror-board-out = out of the game
city-of-horror-board-bound-for = to the { $location }
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
