# What the Zombicide games share. A game says for itself what is different in it.
#
# A name may have other forms, which sentences use as variables: `.a` and `.the` within a sentence, `.one` where a
# single one begins it, `.many` after a number; `.sign` is one letter for the map. What is written on equipment takes
# its figures from the content.

zombicide-zone = { $name }
zombicide-gate = { $name }
zombicide-floor = { $name }
zombicide-floor-ground = Street
zombicide-deed = { $name }
zombicide-reason = { $name }
zombicide-lack = { $name }

# --- Who is there ----------------------------------------------------------------------------------------------------

zombicide-zombie-none = zombies
    .a = a zombie
    .one = One zombie
    .many = zombies
    .sign = Z
zombicide-zombie-walker = Walker
    .a = a Walker
    .one = A Walker
    .many = Walkers
    .sign = W
    .text = { zombicide-text-zombie }
zombicide-zombie-runner = Runner
    .a = a Runner
    .one = A Runner
    .many = Runners
    .sign = R
    .text = { zombicide-text-zombie }
zombicide-zombie-fatty = Fatty
    .a = a Fatty
    .one = A Fatty
    .many = Fatties
    .sign = F
    .text = { zombicide-text-zombie }
zombicide-zombie-abomination = Abomination
    .a = an Abomination
    .one = An Abomination
    .many = Abominations
    .sign = A
    .text = { zombicide-text-zombie }
zombicide-text-zombie = Falls to damage { $damage }. { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}; its attack deals { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}{ $armour ->
    [no] , and no armour helps
   *[yes] {""}
}. Worth { $experience } experience.
zombicide-attack-friendly-fire = friendly fire
    .a = friendly fire

zombicide-phase-setup = set-up
zombicide-phase-players = players' phase
zombicide-phase-zombies = zombies' phase
zombicide-phase-end = end phase

zombicide-level-blue = blue
zombicide-level-yellow = yellow
zombicide-level-orange = orange
zombicide-level-red = red

zombicide-place-lost = dead
zombicide-place-away = escaped
zombicide-place-waiting = not on the board yet

# Free actions, by what they pay for.
zombicide-free-move = move
zombicide-free-search = search
zombicide-free-melee = melee
zombicide-free-ranged = ranged
zombicide-free-magic = magic
zombicide-free-combat = combat
zombicide-free-enchantment = enchantment
zombicide-free-spell = magic or enchantment
zombicide-free-doors = doors

# --- What lies where -------------------------------------------------------------------------------------------------

zombicide-colour-none = plain
    .sign = {""}
zombicide-colour-red = red
    .sign = r
zombicide-colour-blue = blue
    .sign = b
zombicide-colour-green = green
    .sign = g
zombicide-colour-yellow = yellow
    .sign = y
zombicide-colour-purple = purple
    .sign = p
zombicide-colour-pink = pink
    .sign = k
zombicide-colour-white = white
    .sign = w
zombicide-colour-black = black
    .sign = c
zombicide-colour-face-down = face-down
    .sign = ?

zombicide-token-objective = objective
zombicide-token-burden = dropped objective
zombicide-token-spawn = spawn token
zombicide-token-spawn-asleep = dormant spawn token
zombicide-token-exit = exit
zombicide-token-start = start
zombicide-token-noise = noise
zombicide-token-marker = marker

zombicide-kind-door = door
zombicide-kind-barrier = barrier
zombicide-kind-hedge = hedge

zombicide-ground-street = street
zombicide-ground-room = room
zombicide-ground-water = water
zombicide-ground-corridor = hospital corridor
zombicide-ground-hospital-room = hospital room
zombicide-ground-locker-room = locker room
zombicide-ground-camp = open camp
zombicide-ground-helipad = helipad
zombicide-ground-hall = hall
zombicide-ground-elevator = elevator
zombicide-ground-vault = vault
zombicide-ground-bus = school bus
zombicide-ground-hotel-corridor = hotel corridor
zombicide-ground-roof = roof
zombicide-ground-tent = tent
zombicide-ground-statue = statue, nobody can enter
zombicide-ground-nothing = no zone; blocks sight

zombicide-edge-wall = wall
zombicide-edge-door = closed door
zombicide-edge-open-door = open door
zombicide-edge-hedge = hedge
zombicide-edge-hedge-ledge = hedge on a ledge
zombicide-edge-barrier = barrier
zombicide-edge-barrier-place = place for a barrier
zombicide-edge-ledge = ledge
zombicide-edge-fence = fence
zombicide-edge-stairs = stairs
zombicide-edge-water = water

zombicide-deck-equipment = equipment
zombicide-deck-zombies = zombie

zombicide-slot-hand-1 = left hand
    .the = the left hand
    .in = the left hand
    .where = left hand
zombicide-slot-hand-2 = right hand
    .the = the right hand
    .in = the right hand
    .where = right hand
zombicide-slot-body = body
    .the = the body slot
    .in = the body slot
    .where = body
zombicide-slot-pack-1 = backpack
    .the = the backpack
    .in = the backpack
    .where = backpack
zombicide-slot-pack-2 = second place in the backpack
    .the = the second place in the backpack
    .in = the backpack
    .where = backpack
zombicide-slot-pack-3 = third place in the backpack
    .the = the third place in the backpack
    .in = the backpack
    .where = backpack
zombicide-slot-pack-4 = fourth place in the backpack
    .the = the fourth place in the backpack
    .in = the backpack
    .where = backpack
zombicide-slot-pack-5 = fifth place in the backpack
    .the = the fifth place in the backpack
    .in = the backpack
    .where = backpack

zombicide-weapon-bare-hands = bare hands
    .the = bare hands
zombicide-card-hidden = a card
    .the = a card
zombicide-card-red = red objective
zombicide-card-blue = blue objective
zombicide-card-green = green objective
zombicide-why-hedge = a hedge

# --- What is written on equipment ------------------------------------------------------------------------------------

zombicide-text-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
zombicide-text-dice-2 = { $dice_2 ->
    [one] 1 die
   *[other] { $dice_2 } dice
}
zombicide-text-fight = { $kind ->
    [melee] Melee
    [ranged] Ranged
   *[magic] Magic
}, range { $range }: { zombicide-text-dice }, { $accuracy }+, damage { $damage }.
zombicide-text-fight-2 = { $kind_2 ->
    [melee] Melee
    [ranged] Ranged
   *[magic] Magic
}, range { $range_2 }: { zombicide-text-dice-2 }, { $accuracy_2 }+, damage { $damage_2 }.
zombicide-text-weapon = { zombicide-text-fight }{ $kind_2 ->
    [none] {""}
   *[other] {" "}{ zombicide-text-fight-2 }
}{ $dual ->
    [yes] {" "}Dual.
   *[no] {""}
}{ $reload ->
    [yes] {" "}Reload after each shot.
   *[no] {""}
}{ $noisy ->
    [yes] {" "}Noisy.
   *[no] {""}
}{ $opens ->
    [auto] {" "}Opens doors{ $far ->
        [yes] {" "}at its range
       *[no] {""}
    }{ $noisy_door ->
        [yes] , noisily.
       *[no] , silently.
    }
    [roll] {" "}Opens doors with a roll{ $noisy_door ->
        [yes] , noisily.
       *[no] , silently.
    }
   *[never] {""}
}{ $level ->
    [yellow] {" "}From yellow on.
    [orange] {" "}From orange on.
    [red] {" "}From red on.
   *[blue] {""}
}

# --- Skills ----------------------------------------------------------------------------------------------------------

zombicide-skill-plus-1-action = +1 Action
    .text = One more action each turn.
zombicide-skill-plus-1-free-move-action = +1 free Move Action
    .text = One more action each turn, only to move.
zombicide-skill-plus-1-free-search-action = +1 free Search Action
    .text = One more action each turn, only to search; still one search a turn.
zombicide-skill-plus-1-free-melee-action = +1 free Melee Action
    .text = One more action each turn, only for melee.
zombicide-skill-plus-1-free-ranged-action = +1 free Ranged Action
    .text = One more action each turn, only to shoot.
zombicide-skill-plus-1-free-combat-action = +1 free Combat Action
    .text = One more action each turn, only to fight.
zombicide-skill-plus-1-free-move-action-again = { zombicide-skill-plus-1-free-move-action } (2nd)
    .text = { zombicide-skill-plus-1-free-move-action.text }
zombicide-skill-plus-1-free-search-action-again = { zombicide-skill-plus-1-free-search-action } (2nd)
    .text = { zombicide-skill-plus-1-free-search-action.text }
zombicide-skill-plus-1-free-melee-action-again = { zombicide-skill-plus-1-free-melee-action } (2nd)
    .text = { zombicide-skill-plus-1-free-melee-action.text }
zombicide-skill-plus-1-free-ranged-action-again = { zombicide-skill-plus-1-free-ranged-action } (2nd)
    .text = { zombicide-skill-plus-1-free-ranged-action.text }
zombicide-skill-plus-1-free-combat-action-again = { zombicide-skill-plus-1-free-combat-action } (2nd)
    .text = { zombicide-skill-plus-1-free-combat-action.text }
zombicide-skill-break-in = Break-In
    .text = Opens doors without equipment, roll or noise; one more action each turn, only for doors.
zombicide-skill-born-leader = Born Leader
    .text = Once a turn: gives another survivor an action for their next turn.
zombicide-skill-tactician = Tactician
    .text = Takes the turn at any moment of the players' phase.
zombicide-skill-zombie-link = Zombie Link
    .text = An extra turn whenever an extra activation card is drawn, before it takes effect.

zombicide-text-roll-melee = Each die of a melee action counts 1 more, up to 6.
zombicide-text-roll-ranged = Each die of a ranged action counts 1 more, up to 6.
zombicide-text-roll-combat = Each die of a combat action counts 1 more, up to 6.
zombicide-skill-plus-1-to-dice-roll-melee = +1 to dice roll: Melee
    .text = { zombicide-text-roll-melee }
zombicide-skill-plus-1-to-dice-roll-ranged = +1 to dice roll: Ranged
    .text = { zombicide-text-roll-ranged }
zombicide-skill-plus-1-to-dice-roll-combat = +1 to dice roll: Combat
    .text = { zombicide-text-roll-combat }
zombicide-text-die-melee = One more die for each weapon in melee actions.
zombicide-text-die-ranged = One more die for each weapon in ranged actions.
zombicide-text-die-combat = One more die for each weapon or spell in combat actions.
zombicide-skill-plus-1-die-melee = +1 die: Melee
    .text = { zombicide-text-die-melee }
zombicide-skill-plus-1-die-ranged = +1 die: Ranged
    .text = { zombicide-text-die-ranged }
zombicide-skill-plus-1-die-combat = +1 die: Combat
    .text = { zombicide-text-die-combat }
zombicide-skill-plus-1-damage-melee = +1 Damage: Melee
    .text = Melee actions deal 1 more damage.
zombicide-skill-plus-1-damage-ranged = +1 Damage: Ranged
    .text = Ranged actions deal 1 more damage.
zombicide-skill-plus-1-damage-combat = +1 Damage: Combat
    .text = Combat actions deal 1 more damage.
zombicide-skill-roll-6-plus-1-die-melee = Roll 6: +1 die Melee
    .text = In melee actions each 6 brings one more die, and so does each 6 on it.
zombicide-skill-roll-6-plus-1-die-ranged = Roll 6: +1 die Ranged
    .text = In ranged actions each 6 brings one more die, and so does each 6 on it.
zombicide-skill-roll-6-plus-1-die-combat = Roll 6: +1 die Combat
    .text = In combat actions each 6 brings one more die, and so does each 6 on it.
zombicide-skill-frenzy-melee = Frenzy: Melee
    .text = Melee weapons roll one more die for each wound the survivor has.
zombicide-skill-frenzy-ranged = Frenzy: Ranged
    .text = Ranged weapons roll one more die for each wound the survivor has.
zombicide-skill-frenzy-combat = Frenzy: Combat
    .text = Weapons and combat spells roll one more die for each wound the survivor has.
zombicide-skill-reaper-melee = Reaper: Melee
    .text = Once in a melee action, a hit also kills a second zombie of the same kind.
zombicide-skill-reaper-ranged = Reaper: Ranged
    .text = Once in a ranged action, a hit also kills a second zombie of the same kind.
zombicide-skill-reaper-combat = Reaper: Combat
    .text = Once in a combat action, a hit also kills a second zombie of the same kind.
zombicide-skill-bloodlust-melee = Bloodlust: Melee
    .text = For one action: move up to two zones to reach zombies, then take a free melee action.
zombicide-skill-bloodlust-ranged = Bloodlust: Ranged
    .text = For one action: move up to two zones to reach zombies, then take a free ranged action.
zombicide-skill-bloodlust-combat = Bloodlust: Combat
    .text = For one action: move up to two zones to reach zombies, then take a free combat action.
zombicide-skill-super-strength = Super Strength
    .text = Melee weapons deal damage 3.
zombicide-skill-barbarian = Barbarian
    .text = In melee actions, may roll as many dice as there are zombies in the zone instead of the weapon's.
zombicide-skill-lucky = Lucky
    .text = Once in each action or armour roll, may roll all dice again.

zombicide-skill-ambidextrous = Ambidextrous
    .text = All weapons and combat spells are Dual.
zombicide-skill-swordmaster = Swordmaster
    .text = All melee weapons are Dual.
zombicide-skill-plus-1-max-range = +1 max Range
    .text = Ranged weapons and combat spells reach one zone further.
zombicide-skill-marksman = Marksman
    .text = Chooses freely whom shots and spells hit; misses hurt no friend.
zombicide-skill-point-blank = Point-Blank
    .text = May shoot and cast in the own zone; there targets are chosen freely and misses hurt no friend.
zombicide-skill-steady-hand = Steady Hand
    .text = Misses of shots and spells hurt no friend.
zombicide-skill-low-profile = Low Profile
    .text = Friends' shots and spells cannot hit this survivor.
zombicide-skill-trick-shot = Trick Shot
    .text = Two Dual ranged weapons or combat spells may be aimed at different zones.

zombicide-skill-plus-1-zone-per-move = +1 Zone per Move
    .text = Each move action may cross one more zone.
zombicide-skill-2-zones-per-move-action = 2 Zones per Move Action
    .text = Each move action may cross two zones.
zombicide-skill-slippery = Slippery
    .text = Zombies do not make leaving a zone cost more.
zombicide-skill-charge = Charge
    .text = For free, as often as wanted: move up to two zones to reach zombies.
zombicide-skill-hit-and-run = Hit & Run
    .text = After an attack that killed: a free move action, and zombies do not make it cost more.
zombicide-skill-blitz = Blitz
    .text = Killing the last zombie of a zone gives a free move action.
zombicide-skill-sprint = Sprint
    .text = Once a turn, a move action crosses two or three zones.
zombicide-skill-jump = Jump
    .text = Once a turn, for one action: lands two zones away in sight, over anything.
zombicide-skill-shove = Shove
    .text = Once a turn, for free: pushes all zombies of the own zone into the next.

zombicide-skill-search-plus-1-card = Search: +1 card
    .text = Searches draw one more card.
zombicide-skill-scavenger = Scavenger
    .text = May search in any zone without zombies.
zombicide-skill-hold-your-nose = Hold Your Nose
    .text = Once a turn, after a kill this round: a free search in any zone.
zombicide-skill-destiny = Destiny
    .text = Once a turn, may discard a card just drawn and draw another.
zombicide-skill-matching-set = Matching Set!
    .text = On finding a Dual weapon, may take another like it from the deck.
zombicide-skill-free-reload = Free Reload
    .text = Reloads for free.

zombicide-skill-tough = Tough
    .text = Ignores the first wound from a zombie in each zombies' phase.
zombicide-skill-is-that-all-youve-got = Is That All You've Got?
    .text = May discard equipment instead of taking wounds, a card for each.
zombicide-skill-regeneration = Regeneration
    .text = Loses all wounds at the end of each round.
zombicide-skill-rotten = Rotten
    .text = After a turn without fight or noise, zombies ignore this survivor until the next fight or noise.
zombicide-skill-taunt = Taunt
    .text = Once a turn, for free: all zombies of a zone in sight act at once and come for this survivor alone.
zombicide-skill-lifesaver = Lifesaver
    .text = Once a turn, for free: drags survivors out of a zone with zombies at range 1.

zombicide-text-brother = This survivor shares the skill with every friend in the same zone.
zombicide-skill-brother-in-arms-lucky = Brother in Arms: { zombicide-skill-lucky }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-action = Brother in Arms: { zombicide-skill-plus-1-action }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-die-melee = Brother in Arms: { zombicide-skill-plus-1-die-melee }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-die-ranged = Brother in Arms: { zombicide-skill-plus-1-die-ranged }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-die-combat = Brother in Arms: { zombicide-skill-plus-1-die-combat }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-to-dice-roll-combat = Brother in Arms: { zombicide-skill-plus-1-to-dice-roll-combat }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-slippery = Brother in Arms: { zombicide-skill-slippery }
    .text = { zombicide-text-brother }

# --- What is asked ---------------------------------------------------------------------------------------------------

zombicide-text-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
zombicide-text-zones = { $zones ->
    [one] 1 more zone
   *[other] { $zones } more zones
}

zombicide-ask-choose-first-player = Who goes first?
zombicide-ask-choose-first-spawn = At which spawn zone do the zombies always begin?
zombicide-ask-hand-out = Who gets { $card_the }? Card { $number } of { $count }.
zombicide-ask-choose-way = { $matter }
zombicide-ask-may-leave = { $survivor } is at the exit. Leave?
zombicide-ask-pick-survivor = Who acts next?
zombicide-ask-early-turn = Act now, or wait?
zombicide-ask-late-turns = Who of those who waited acts next?
zombicide-ask-action-question = { $survivor } has { $actions ->
    [0] only free actions
    [one] 1 action
   *[other] { $actions } actions
} left. What now?
zombicide-ask-keep-moving = { $survivor } may go { zombicide-text-zones }. Where?
zombicide-ask-keep-sprinting = { $survivor } sprints: { zombicide-text-zones }. Where?
zombicide-ask-at-once = { $survivor } has a free action, now or not at all ({ $skill }). What for?
zombicide-ask-run-on = { $survivor } may slip away. Where?
zombicide-ask-rush-by = By which way does { $survivor } rush to { $zone }?
zombicide-ask-keep-free = Two free actions could have paid for that. Which does { $survivor } keep?
zombicide-ask-call-survivors = Who does { $survivor } drag to { $zone }?
zombicide-ask-drag = { $survivor } can be dragged to { $zone }. Agreed?
zombicide-ask-arrange = { $card_id ->
    [none] { $must_id ->
        [yes] Which card does { $survivor } move?
       *[no] Does { $survivor } move a card? It is free.
    }
   *[other] Where does { $survivor } put { $card_the }?{ $then_count ->
        [0] {""}
       *[other] {" "}Then { $then_the }.
    }
}
zombicide-ask-accept-hand-over = It would go to { $survivor }. Agreed?
zombicide-ask-agree-to-trade = { $given_count ->
    [0] { $survivor } would take { $got_count ->
        [0] nothing, and move cards of { $other }.
       *[other] { $got_the } from { $other }.
    }
   *[other] { $survivor } would give { $other } { $given_the }{ $got_count ->
        [0] .
       *[other] {" "}for { $got_the }.
    }
} Agreed?
zombicide-ask-drop = Which cards are thrown away?
zombicide-ask-draw-another = { $survivor } drew { $card }. Keep it?
zombicide-ask-take-match = { $survivor } found { $card }. Take another like it?
zombicide-ask-choose-skill = { $survivor } reached { $level }. Which skill?
zombicide-ask-choose-dice = With how many dice does { $survivor } attack?
zombicide-ask-roll-again = { $survivor } rolled { $dice }. Roll again?
zombicide-ask-roll-more = { $survivor } rolled { $dice }. Roll the dice that sixes bring?
zombicide-ask-try-again = { $survivor } rolled { $dice }: the door holds. Roll again?
zombicide-ask-roll-armour = { $survivor } is about to take { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}. Roll for armour?
zombicide-ask-save-again = { $survivor } rolled { $dice } for armour. Roll again?
zombicide-ask-next-hit = Which of { $survivor }'s hits comes first?
zombicide-ask-who-fell = Which { $zombie } in { $zone } fell?
zombicide-ask-assign-hits = { zombicide-text-hits } left, damage { $damage }. Who takes it?
zombicide-ask-assign-misses = { $at_will_id ->
    [yes] { $count ->
        [one] A miss hits somebody of { $survivor }’s choice. Who?
       *[other] { $count } misses hit somebody of { $survivor }’s choice. Who does the next one hit?
    }
   *[no] { $count ->
        [one] A miss hits a friend. Who?
       *[other] { $count } misses hit friends. Who does the next one hit?
    }
}
zombicide-ask-reap = { $survivor } ({ $skill }): does the hit kill a second one?
zombicide-ask-cancel-attacks = { $survivor }'s armour stops { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}. Which?
zombicide-ask-shrug-off = { $survivor } is about to take { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}. Give up equipment instead?
zombicide-ask-share-attacks = In { $zone } { $zombie_a } attacks{ $count ->
    [one] {""}
   *[other] {" "}({ $count } attacks left)
}. Who?
zombicide-ask-lead-zombie = In { $zone } { $zombie_a } has several ways to go. Which?
zombicide-ask-choose-goal = The zombies in { $zone } see several zones they would go to. Which?
zombicide-ask-uneven-split = The { $zombie_many } in { $zone } cannot split evenly. Where does one more go?
zombicide-ask-reveal-building = { $zones ->
    [one] 1 room is left to reveal. Which?
   *[other] { $zones } rooms are left to reveal. Which is next?
}
zombicide-ask-react-in-turn = Zombies came to { $zone }. Who reacts first?
zombicide-ask-before-activation = Who acts first, before the zombies?

# --- What can be done ------------------------------------------------------------------------------------------------

zombicide-do-go-first = { $player }
zombicide-do-begin-spawn = At { $zone }
zombicide-do-give-card = { $card } for { $survivor }
zombicide-do-activate = { $survivor }'s turn
zombicide-do-wait = Wait
    .done = waited
zombicide-do-end-turn = End the turn
zombicide-do-move = Go to { $zone }
zombicide-do-go-by = By way of { $zone }
zombicide-do-go-straight = Straight there
zombicide-do-keep-free = The free action for { $free }
zombicide-do-stop = Stop here
    .done = went no further
zombicide-do-call = Drag { $survivor } out
zombicide-do-come = Go along to { $zone }
zombicide-do-take-way = { $way }
zombicide-do-leave = Leave the board
zombicide-do-stay = Stay
    .done = stayed
zombicide-do-search = Search
zombicide-do-make-noise = Make noise
zombicide-do-open-door = Open the door { $gate } with { $weapon_the }
zombicide-do-take-objective = Take the { $colour } objective
zombicide-do-reorganise = Rearrange the inventory
zombicide-do-trade = Trade with { $survivor }
zombicide-do-put = Put { $card_the } in { $slot_the }
    .short = { $slot_where }
zombicide-do-hand = For { $survivor }: { $card_the }, { $slot }
zombicide-do-tidy = Move { $survivor }'s { $card } to { $slot_the }
zombicide-do-discard = Discard { $card_the }
    .short = Discard
zombicide-do-drop = Discard { $survivor }'s { $card }
zombicide-do-drop-cards = Make room: everybody may discard
zombicide-do-done = Done
zombicide-do-agree = Agree
zombicide-do-refuse = Refuse
zombicide-do-keep-card = Keep it
    .done = kept the card
zombicide-do-draw-another = Discard { $card_the } and draw another
zombicide-do-take-match = Take another { $card } from the deck
    .done = looked for a second one
zombicide-do-leave-match = Leave the deck alone
    .done = left the deck alone
zombicide-do-strike = Strike in { $zone } with { $weapon_the }
zombicide-do-strike-both = Strike in { $zone } with both ({ $weapon })
zombicide-do-strike-aided = Strike in { $zone } with { $weapon_the } and { $aid_the }
zombicide-do-shoot = Shoot at { $zone } with { $weapon_the }
zombicide-do-shoot-both = Shoot at { $zone } with both ({ $weapon })
zombicide-do-shoot-apart = Shoot at { $zone } and at { $second } ({ $weapon })
zombicide-do-strike-at = Concentrate on { $zombie_a } in { $zone } with { $weapon_the }
zombicide-do-shoot-at = Concentrate on { $zombie_a } in { $zone } with { $weapon_the }
zombicide-do-cast = Cast { $weapon } at { $zone }
zombicide-do-cast-both = Cast both at { $zone } ({ $weapon })
zombicide-do-cast-apart = Cast at { $zone } and at { $second } ({ $weapon })
zombicide-do-reload = Reload { $weapon_the }
zombicide-do-roll-dice = Roll { zombicide-text-dice }
zombicide-do-roll-again = Roll again ({ $by })
    .done = rolled again
zombicide-do-decline = Do without
    .done = did without
zombicide-do-roll-armour = Roll { zombicide-text-dice } for armour
    .done = rolled for armour
zombicide-do-roll-more = Roll { $dice ->
    [one] 1 more die
   *[other] { $dice } more dice
}
zombicide-do-keep-roll = Leave the roll as it is
    .done = left the roll as it was
zombicide-do-next-hit = The hit with damage { $damage }
    .done = chose the hit
zombicide-do-fell = { $stance }
    .done = chose who fell
zombicide-stance-standing = One that stands
zombicide-stance-lying = One on the ground
zombicide-stance-dazed = One that had just woken
zombicide-do-hit = Kill { $zombie_a }
    .done = chose the target
zombicide-do-hit-thing = Hit { $thing_the }
zombicide-do-waste-hits = Hit nothing
zombicide-do-react = { $survivor }
    .done = chose who reacts first
zombicide-do-reap = Kill { $zombie_a } as well
    .done = killed one more
zombicide-do-spare = No more than one
    .done = killed no more than one
zombicide-do-hit-friend = { $survivor }
zombicide-do-spare-friends = Nobody
    .done = spared everybody
zombicide-do-hit-survivor = Hit { $survivor }
zombicide-do-cancel = { $attack_id ->
    [friendly-fire] Stop a friend's hit
   *[other] Stop the attack of { $attack_a }
}
    .done = chose the attack to stop
zombicide-do-take-wounds = Take the wounds
    .done = took the wounds
zombicide-do-shrug-off = Give up { $card_the }
zombicide-do-gain-skill = { $skill }
zombicide-do-give-attack = { $survivor } faces { $zombie_a }
    .short = { $survivor }
    .done = chose who is attacked
zombicide-do-lead = All of them to { $zone }
    .done = chose the zombies' way
zombicide-do-send = Send { $zombie_a } to { $zone }
    .done = chose the zombie's way
zombicide-do-reveal = Reveal { $zone }
zombicide-do-act-before = { $survivor }
    .done = chose who acts first
zombicide-do-born-leader = Born Leader: an action for { $survivor }
zombicide-do-taunt = Taunt the zombies in { $zone }
zombicide-do-lifesaver = Lifesaver: drag everybody out of { $zone }
zombicide-do-hold-your-nose = Hold Your Nose: search here
zombicide-do-charge = Charge to { $zone }
zombicide-do-bloodlust-melee = Bloodlust: to { $zone }, then melee
zombicide-do-bloodlust-ranged = Bloodlust: to { $zone }, then a shot
zombicide-do-bloodlust-combat = Bloodlust: to { $zone }, then an attack
zombicide-do-sprint = Sprint, first to { $zone }
zombicide-do-jump = Jump to { $zone }
zombicide-do-shove = Shove the zombies into { $zone }

# --- What happened ---------------------------------------------------------------------------------------------------

# What is done without asking is told by what comes of it.
zombicide-event-round-began = Round { $round }: { $seat } is first player.
zombicide-event-phase-began = { $phase_id ->
    [zombies] The zombies act.
   *[other] {""}
}
zombicide-event-turn-began = { $survivor }'s turn.
zombicide-event-moved = { $survivor } went from { $zone } to { $to }.
zombicide-event-survivor-left = { $survivor } escaped through { $zone }.
zombicide-event-survivor-lost = { $survivor } died in { $zone }.
zombicide-event-survivor-lost-with-cards = { $survivor } died in { $zone } and left { $leaves_the }.
zombicide-event-gate-opened = { $kind_id ->
    [door] { $survivor_id ->
        [none] The door { $gate } opened.
       *[other] { $survivor } opened the door { $gate }.
    }
   *[other] The { $kind } { $gate } is gone.
}
zombicide-event-gate-shut = { $kind_id ->
    [door] The door { $gate } was closed.
   *[other] A { $kind } was laid at { $gate }.
}
zombicide-event-noises-made = { $count } noises in { $zone }.
zombicide-event-noise-made = Noise in { $zone }.
zombicide-event-die-rolled = { $survivor } rolled { $die } at { $why }{ $die ->
    [6] : somebody was hiding in it!
   *[other] : nobody was in it.
}
zombicide-event-objective-taken = { $survivor } took the { $colour } objective in { $zone }.
zombicide-event-token-put = New in { $zone }: { $token }{ $colour_id ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
zombicide-event-token-gone = Gone from { $zone }: { $token }{ $colour_id ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
zombicide-event-token-moved = { $token }{ $colour_id ->
    [none] {""}
   *[other] {" "}({ $colour })
} went from { $zone } to { $to }.
zombicide-event-mission-rolled = { $survivor_id ->
    [none] The die of the mission shows { $die }.
   *[other] { $survivor } rolled { $die } for the mission.
}
zombicide-event-survivor-marked = { $survivor } is { $has ->
    [yes] now
   *[no] no longer
} { $mark }.
zombicide-event-fog-fell = Fog fell on { $lies }: nobody sees farther than one zone there.
zombicide-event-fog-lifted = The fog lifted from { $lies }.
zombicide-event-tile-revealed = What lies on tile { $tile } came to light in { $zone }.
zombicide-event-mission-cut-short = The mission asked for too much at once. The rest of it did not happen.
zombicide-event-turning-point = { $moment }
zombicide-event-spawn-woken = The { $colour } spawn zone { $zone } woke up.
zombicide-event-experience-shared = { $sharers } gained { $points } experience each.
zombicide-event-experience-gained = { $points ->
    [one] {""}
   *[other] { $survivor } gained { $points } experience.
}
zombicide-event-zombies-placed = { $count ->
    [one] { $zombie_one } appeared in { $zone }.
   *[other] { $count } { $zombie_many } appeared in { $zone }.
}
zombicide-event-card-drawn = { $survivor } drew { $card_id ->
    [hidden] { $card }
   *[other] { $card_the }
}.
zombicide-text-needed = { $needed ->
    [1] no roll could miss
    [7] no roll could hit
   *[other] needed { $needed }+
}
zombicide-event-attack-rolled = { $hits ->
    [0] { $survivor } missed { $zone } with { $weapon_the }: { $dice }, { zombicide-text-needed }.
    [one] { $survivor } attacked { $zone } with { $weapon_the }: { $dice }, { zombicide-text-needed }. 1 hit.
   *[other] { $survivor } attacked { $zone } with { $weapon_the }: { $dice }, { zombicide-text-needed }. { $hits } hits.
}
# An attack and those who fell to it, in one line.
zombicide-event-attack-killed = { $survivor } killed { $killed_counted } in { $zone } with { $weapon_the }: { $dice }, { zombicide-text-needed }.
zombicide-event-zombies-killed = { $survivor } killed { $killed_counted } in { $zone }.
zombicide-event-dice-rolled-again = { $survivor } rolled again ({ $by }): { $dice }{ $needed ->
    [0] .
   *[other] , { zombicide-text-needed }.
}
zombicide-event-dice-added = Sixes brought { $survivor } more dice: { $dice }.
zombicide-event-zombie-killed = { $survivor } killed { $zombie_a } in { $zone }.
zombicide-event-zombie-perished = { $zombie_one } fell in { $zone }.
zombicide-event-hits-wasted = { $count ->
    [one] 1 hit killed nobody.
   *[other] { $count } hits killed nobody.
}
zombicide-event-friend-hit = { $count ->
    [one] { $survivor } missed and hit { $friend }.
   *[other] { $survivor } missed { $count } times and hit { $friend }.
}
zombicide-event-survivor-hit = { $survivor } hit { $target }: damage { $damage }.
zombicide-event-armour-rolled = { $survivor } rolled { $dice } for armour, needed { $needed }+.
zombicide-event-wounded = { $survivor } took { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
zombicide-event-healed = { $survivor } healed { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
zombicide-event-level-reached = { $survivor } reached { $level }.
zombicide-event-skill-gained = { $survivor } gained { $skill }.
zombicide-event-card-stowed = { $survivor } put { $card_the } in { $slot_in }.
zombicide-event-card-discarded = { $survivor } discarded { $card_the }.
zombicide-event-cards-traded = { $given_count ->
    [0] { $survivor } got { $got_the } from { $other }.
   *[other] { $survivor } gave { $other } { $given_the }{ $got_count ->
        [0] .
       *[other] {" "}for { $got_the }.
    }
}
zombicide-event-trade-refused = { $other } refused to trade with { $survivor }.
zombicide-event-reloaded = { $survivor } reloaded { $weapon_the }.
zombicide-event-door-rolled = { $survivor } rolled { $dice } at the door { $gate } with { $weapon_the }, needed { $needed }+. { $opened_id ->
    [yes] It opened{ $heard_id ->
        [yes] , and the blow was heard.
       *[no] .
    }
   *[no] It held{ $heard_id ->
        [yes] , and the blow was heard.
       *[no] .
    }
}
zombicide-event-skill-used = { $survivor } used { $skill }.
zombicide-event-zombies-pushed = { $survivor } pushed the zombies of { $zone } into { $to }.
zombicide-event-zombies-activated = { $zombies_count ->
    [0] {""}
   *[other] { $local_id ->
        [yes] Extra activation: the { $zombies_many } in { $zone } act { $times ->
            [one] once more.
           *[other] { $times } times more.
        }
       *[no] Extra activation: all { $zombies_many } act once more.
    }
}
zombicide-event-survivor-attacked = { $count ->
    [one] { $zombie_one } attacked { $survivor }.
   *[other] { $count } { $zombie_many } attacked { $survivor }.
}
zombicide-event-zombies-walked = { $count ->
    [one] { $zombie_one } went from { $zone } to { $to }: { $reason_id ->
        [sees] it sees { $seen }.
        [after] it is after { $seen }.
        [flees] it flees.
        [din] it sees nobody, and nothing is as loud as { $loudest }.
       *[hears] it sees nobody; { $loudest } { $loudest_count ->
            [one] is
           *[other] are
        } the noisiest ({ $noise }).
    }
   *[other] { $count } { $zombie_many } went from { $zone } to { $to }: { $reason_id ->
        [sees] they see { $seen }.
        [after] they are after { $seen }.
        [flees] they flee.
        [din] they see nobody, and nothing is as loud as { $loudest }.
       *[hears] they see nobody; { $loudest } { $loudest_count ->
            [one] is
           *[other] are
        } the noisiest ({ $noise }).
    }
}
zombicide-ahead-goes = { $count ->
    [one] { $zombie_one } goes from { $zone } to { $to }: { $reason_id ->
        [sees] it sees { $seen }.
        [din] it sees nobody, and nothing is as loud as { $loudest }.
       *[hears] it sees nobody; { $loudest } { $loudest_count ->
            [one] is
           *[other] are
        } the noisiest ({ $noise }).
    }
   *[other] { $count } { $zombie_many } go from { $zone } to { $to }: { $reason_id ->
        [sees] they see { $seen }.
        [din] they see nobody, and nothing is as loud as { $loudest }.
       *[hears] they see nobody; { $loudest } { $loudest_count ->
            [one] is
           *[other] are
        } the noisiest ({ $noise }).
    }
}
zombicide-ahead-parts = { $count ->
    [one] { $zombie_one } leaves { $zone }; the ways to { $to } are open to it.
   *[other] { $count } { $zombie_many } leave { $zone }, divided or as you lead them: { $to }.
}
zombicide-ahead-attacks = { $count ->
    [one] { $zombie_one } in { $zone } attacks { $seen_count ->
        [one] { $seen }
       *[other] one of { $seen }
    }.
   *[other] { $count } { $zombie_many } in { $zone } attack { $seen }{ $seen_count ->
        [one] .
       *[other] , as you share it out.
    }
}
zombicide-event-zombies-split = { $count ->
    [one] { $zombie_one } in { $zone } had a choice
   *[other] { $count } { $zombie_many } in { $zone } split
}: { $ways ->
    [2] two
    [3] three
    [4] four
   *[other] { $ways }
} ways are equally short.{ $added ->
    [0] {""}
    [one] {" "}1 joins
   *[other] {" "}{ $added } join
}{ $each ->
    [0] { $added ->
        [0] {""}
       *[other] .
    }
    [one] { $added ->
        [0] {" "}1 goes each way.
       *[other] : 1 goes each way.
    }
   *[other] { $added ->
        [0] {" "}{ $each } go each way.
       *[other] : { $each } go each way.
    }
}
zombicide-event-zombie-card-drawn = { $zone }, danger { $level }: { $deed_id ->
    [bring] { $brings_counted }.
    [wake] nobody new.
   *[nothing] nobody.
}
zombicide-event-ran-out = { $left ->
    [0] No { $zombie_many } are left to place: those on the board act again.
   *[other] Too few { $zombie_many } are left to place, { $left }: none is placed, and those on the board act again.
}
zombicide-event-deck-reshuffled = The { $deck } deck ran out; its discards were shuffled into a new one.
zombicide-event-spawn-ended = { $indoors_id ->
    [yes] No more Zombie cards this time: the rooms still to come get none.
   *[no] No more Zombie cards this time: the spawn zones still to come get none.
}

# --- How it ends -----------------------------------------------------------------------------------------------------

zombicide-why-fulfilled = The mission is fulfilled.
zombicide-why-out-of-reach = { $lack_id ->
    [person] { $survivor_count ->
        [one] { $survivor } is dead, and everybody was needed.
       *[other] { $survivor } are dead, and everybody was needed.
    }
    [named] { $survivor } is dead, and nobody else will do.
    [people] { $left ->
        [0] None of you is left.
        [one] Only one of you is left, and { $count } are needed.
       *[other] Only { $left } of you are left, and { $count } are needed.
    }
    [companion] { $survivor_count ->
        [one] { $survivor } is dead, who was to be brought out.
       *[other] { $survivor } are dead, who were to be brought out.
    }
    [objective] The { $colour } objective is lost with { $survivor }.
    [taken-along] { $survivor } has left the board with the { $colour } objective, and it is needed here.
   *[specialty] Nobody is left with the specialty { $needed }, which is needed.
}
    .any = A death has put the goal out of reach.
zombicide-why-all-lost = All survivors are dead.
zombicide-why-nobody-left = Nobody is left on the board, and the mission is not fulfilled.

# --- Options ---------------------------------------------------------------------------------------------------------

zombicide-page-rules = Rules
zombicide-page-turns = Turning points
zombicide-mission-own = A mission of its own
zombicide-option-mission = Mission
    .text = The map and what is to be done on it.
zombicide-option-survivors = Survivors
    .text = How many survivors the players lead between them.

# --- Why not: a sentence for each rule, and a few words for lists ----------------------------------------------------

zombicide-not-tired = { $actor } has no actions left for this. End the turn.
    .short = No actions left
zombicide-not-held = { $actor } cannot leave: each zombie in the zone costs 1 more action, { $cost } in all. Kill some first.
    .short = Held by zombies
zombicide-not-walled = { $actor } cannot go to { $zone }: no door or opening leads there. Go round.
    .short = No way through
zombicide-not-shut = { $actor } cannot go to { $zone }: a closed door or a wall is in the way. Open the door or go round.
    .short = The way is shut
zombicide-not-barred = { $actor } cannot go to { $zone }: a barrier lies in between. Go round.
    .short = A barrier in between
zombicide-not-fenced = { $actor } cannot go to { $zone }: there is a fence in between. Take the stairs.
    .short = A fence in between
zombicide-not-water = { $actor } cannot leave the water for { $zone }: it takes { $cost } actions. Leave by a bank, or begin the turn with it.
    .short = Too few actions in the water
zombicide-not-objective = { $actor } cannot take the { $colour } objective: { $lies_id ->
    [none] the mission wants another one first.
   *[other] it lies in { $lies }. Go there.
}
    .short = Objective out of reach
zombicide-not-barehanded = { $actor } cannot open the door { $gate }: nothing in hand opens doors. Take a card with the door symbol in hand.
    .short = Nothing in hand opens doors
zombicide-not-locked = { $actor } cannot open the door { $gate }: it is locked. The mission's goals say what unlocks it.
    .short = Locked
zombicide-not-gems = { $actor } cannot use { $weapon_the } yet: it asks for a higher danger level. Gain experience first.
    .short = Danger level too low
zombicide-not-stowed = { $actor } cannot attack with { $weapon_the }: it is not in hand. Rearrange the inventory.
    .short = Not in hand
zombicide-not-no-hand = Only cards with the Hand icon go into { $slot_the }. Put { $card_the } elsewhere.
    .short = Does not fit there
zombicide-not-no-body = Only armour and the like go into { $slot_the }. Put { $card_the } elsewhere.
    .short = Does not fit there
zombicide-not-melee = { $actor } cannot strike in { $zone }: { $weapon_the } reaches only { $actor }'s own zone. Go there first.
    .short = Too far to strike
zombicide-not-unseen = { $actor } cannot aim at { $zone }: it is out of sight. Find a line of sight to it.
    .short = Out of sight
zombicide-not-range = { $actor } cannot aim at { $zone } with { $weapon_the }: it is out of range. Change the distance.
    .short = Out of range
zombicide-not-empty = { $actor } cannot shoot with { $weapon_the }: it is empty. Reload it.
    .short = Empty
zombicide-not-one-each = { $survivor } has a card already. Give this one to somebody who has none.
    .short = Has a card already
zombicide-not-outdoors = { $actor } cannot search here: only zones of buildings can be searched. Go inside.
    .short = Nothing to search here
zombicide-not-watched = { $actor } cannot search: { $count ->
    [one] there is { $zombie_a } in the zone. Kill it or go elsewhere.
   *[other] there are { $count } zombies in the zone. Kill them or go elsewhere.
}
    .short = Zombies in the zone
zombicide-not-twice = { $actor } cannot search again: once a turn is all. Search in the next turn.
    .short = Once a turn
zombicide-not-no-deck = { $actor } cannot search: no equipment card is left.
    .short = No card left
zombicide-not-apart = { $actor } cannot trade with { $survivor }, who is in another zone. Meet in one zone.
    .short = In another zone
zombicide-not-shielded = { $zombie_one } cannot be hit yet: others of the zone come before it. Fell them first.
    .short = Others come first
zombicide-not-tough = { $zombie_one } takes more damage than this hit has. Use a stronger weapon.
    .short = Too tough

# --- The groups in which a box lists its missions ---------------------------------------------------------------------

zombicide-group-first-steps = First steps
zombicide-group-rulebook = From the rulebook
zombicide-group-more = More missions

# Kinds of missions, in lists.
zombicide-mission-kind-escape = escape
zombicide-mission-kind-hunt = hunt
zombicide-mission-kind-hold = hold out
zombicide-mission-kind-race = race against time
zombicide-mission-kind-collect = collect
