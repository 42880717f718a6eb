# Army of the Dead. What is not here, the family says (zombicide.ftl).

army-of-the-dead-title = Army of the Dead: A Zombicide Game
army-of-the-dead-box = Army of the Dead
    .line = A Zombicide game
    .holds = { $count } missions
    .about = A city of the dead, a vault full of money, and not much time to get to it.

# --- Who is there -----------------------------------------------------------------------------------------------------

army-of-the-dead-survivor-scott = Scott
army-of-the-dead-survivor-martin = Martin
army-of-the-dead-survivor-kate = Kate
army-of-the-dead-survivor-dieter = Dieter
army-of-the-dead-survivor-cruz = Cruz
army-of-the-dead-survivor-guzman = Guzmán
army-of-the-dead-survivor-vanderohe = Vanderohe
army-of-the-dead-survivor-peters = Peters
army-of-the-dead-survivor-chambers = Chambers
army-of-the-dead-survivor-lilly = Lilly
army-of-the-dead-survivor-tanaka = Tanaka
army-of-the-dead-survivor-cummings = Cummings

army-of-the-dead-token-trap = trap zone
army-of-the-dead-token-truck = taco truck
army-of-the-dead-token-companion = companion's space

# --- The heist --------------------------------------------------------------------------------------------------------

army-of-the-dead-vault-electronic-measures = Electronic measures
    .text = A mechanic near by lets you set one die as you like. With a stealthy one near by, roll one more die.
army-of-the-dead-vault-spikes-and-darts = Spikes and darts
    .text = For each Booby trap you throw away, one die goes up by 1 and another down by 1. With an aggressive one near by, roll one more die.
army-of-the-dead-vault-mechanisms-and-bolts = Mechanisms and bolts
    .text = A mechanic near by lets you set one die as you like. A safecracker near by gives a fourth roll.
army-of-the-dead-vault-laser-grid = Laser grid
    .text = A stealthy one near by gives a fourth roll. A pilot near by turns one die up or down by 1.
army-of-the-dead-vault-pressure-plates = Pressure plates
    .text = An aggressive one near by turns one die up or down by 1. For a Crowbar you throw away you roll once more. With a safecracker near by, roll one more die.
army-of-the-dead-bonus-extra-die = one more die
army-of-the-dead-bonus-extra-roll = one roll more
army-of-the-dead-bonus-change = a die set at will
army-of-the-dead-bonus-nudge = a die turned by 1
army-of-the-dead-bonus-pair = one die up, another down

army-of-the-dead-goal-kill-zeus = Kill Zeus
    .text = Scott: Zeus has to be eliminated. Whoever has the token rolls one more die against Abominations, and may give it up to bring Zeus.
army-of-the-dead-goal-aim-for-the-head = Aim for the head
    .text = Dieter kills 8 Shamblers. Whoever has the token gets 2 adrenaline for each Shambler.
army-of-the-dead-goal-i-want-my-money = I want my money
    .text = Cruz has the token in the end. Whoever turns it over gets 10 adrenaline; it takes 2 slots and may be traded.
army-of-the-dead-goal-the-real-job = The real job
    .text = Martin has the token in the end. Whoever turns it over gets 5 adrenaline; it takes 1 slot and may be traded.
army-of-the-dead-goal-back-to-the-camp = Back to the camp
    .text = Kate reaches yellow. Whoever has the token moves once for free each turn.
army-of-the-dead-goal-one-for-the-camera = One for the camera
    .text = Guzmán kills 3 Alphas. Whoever has the token shoots once for free each turn.
army-of-the-dead-goal-cutting-a-path = Cutting a path
    .text = Vanderohe kills 6 Shamblers. Whoever has the token rolls one more die in melee.
army-of-the-dead-goal-warm-up-the-engine = Warm up the engine
    .text = Peters has the token in the end. Whoever turns it over gets 5 adrenaline; it takes 1 slot and may be traded.
army-of-the-dead-goal-show-them-how = Show them how
    .text = Chambers kills 7 Shamblers. Whoever has the token rolls one more die when shooting.
army-of-the-dead-goal-know-your-enemy = Know your enemy
    .text = Lilly kills 2 Alphas. Whoever has the token may sprint.
army-of-the-dead-goal-early-retirement = Early retirement
    .text = Tanaka has the token in the end. Whoever turns it over gets 5 adrenaline; it takes 2 slots and may be traded.
army-of-the-dead-goal-the-law-in-here = The law in here
    .text = Cummings reaches orange. Whoever turns the token over gets 7 adrenaline.

army-of-the-dead-place-driver = driver's seat
army-of-the-dead-place-gunner = gunner's seat
army-of-the-dead-place-passenger-1 = passenger seat
army-of-the-dead-place-passenger-2 = passenger seat

army-of-the-dead-card-ramming = ramming
    .the = ramming
    .text = { zombicide-text-weapon }
army-of-the-dead-card-roof-machine-gun = machine gun on the roof
    .the = the machine gun on the roof
    .text = { zombicide-text-weapon }
army-of-the-dead-card-blue-objective = blue objective
    .the = the blue objective
    .text = It takes up room and cannot be thrown away.
army-of-the-dead-card-green-objective = green objective
    .the = the green objective
    .text = It takes up room and cannot be thrown away.
army-of-the-dead-card-black-objective = black objective
    .the = the black objective
    .text = It takes up room and cannot be thrown away.
army-of-the-dead-card-yellow-objective = yellow objective
    .the = the yellow objective
    .text = It takes up room and cannot be thrown away.
army-of-the-dead-card-purple-objective = purple objective
    .the = the purple objective
    .text = It takes up room and cannot be thrown away.
army-of-the-dead-card-blue-haul = blue haul
    .the = the blue haul
    .text = It fills the backpack and cannot be thrown away.
army-of-the-dead-card-green-haul = green haul
    .the = the green haul
    .text = It fills the backpack and cannot be thrown away.
army-of-the-dead-card-black-haul = black haul
    .the = the black haul
    .text = It fills the backpack and cannot be thrown away.

army-of-the-dead-skill-head-hunter = Token: Aim for the head
    .text = 2 adrenaline instead of 1 for each Shambler killed.
army-of-the-dead-skill-zeus-bane = Token: Kill Zeus
    .text = One more die against Abominations. While Zeus is still to come, the token may be given up to bring him in place of his spawn token.

# --- The heist: questions and choices ---------------------------------------------------------------------------------

army-of-the-dead-ask-choose-team = { $count ->
    [one] One more survivor for the team. Who?
   *[other] { $count } more survivors for the team. Who is next?
}{ $needed_count ->
    [0] {""}
   *[other] {" "}The mission needs: { $needed }.
}
army-of-the-dead-ask-share-team = Who plays { $survivor }?
army-of-the-dead-ask-choose-start = Where does { $survivor } begin?
army-of-the-dead-ask-choose-set = What does { $survivor } begin with?
army-of-the-dead-ask-lay-noise = Where does the noise token begin?
army-of-the-dead-ask-place-companion = Who waits in { $zone }?
army-of-the-dead-ask-crack-vault = The traps of the vault: { $dice_count ->
    [0] no dice
   *[other] { $dice }
}{ $kept_count ->
    [0] {""}
   *[other] , and { $kept } set aside
}. { $count ->
    [0] No roll left.
    [one] 1 roll left.
   *[other] { $count } rolls left.
} What now?
army-of-the-dead-ask-make-room = { $survivor } needs room for the { $colour } objective. What goes?
army-of-the-dead-ask-lend-card = { $other } is working on the traps of the vault. Does { $survivor } throw away { $card_the } to help?
army-of-the-dead-ask-whose-card = Whose { $card } is thrown away for it?
army-of-the-dead-do-spend-card-of = That of { $survivor }
army-of-the-dead-ask-name-one = At which { $zombie } in { $zone } is the attack aimed?
army-of-the-dead-do-name-one = { $stance }
army-of-the-dead-ask-rescue-in-turn = Several come to the rescue. Who acts first?
army-of-the-dead-ask-ram = The truck is among the dead. Does { $survivor } ram them?

army-of-the-dead-do-choose-survivor = { $survivor }
army-of-the-dead-do-share-survivor = { $player }
army-of-the-dead-do-begin-in = In { $zone }
army-of-the-dead-do-take-set = { $card }
army-of-the-dead-do-lay-noise = In { $zone }
army-of-the-dead-do-place-companion = { $survivor }
army-of-the-dead-do-try-vault = Try to beat the traps of the vault
army-of-the-dead-do-open-vault = Open the vault
army-of-the-dead-do-roll-vault = Roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}
army-of-the-dead-do-set-aside = Set a { $die } aside
army-of-the-dead-do-change-die = Turn a { $die } to { $result }
army-of-the-dead-do-shift-dice = Turn a { $up } up by 1 and a { $down } down by 1
army-of-the-dead-do-extra-roll = Roll once more
army-of-the-dead-do-take-along = Take { $survivor } along
army-of-the-dead-do-hand-over = For { $survivor }: the { $colour } objective
army-of-the-dead-do-hand-companion = For { $survivor }: { $companion }
army-of-the-dead-do-board-truck = Get into the truck: { $place }
army-of-the-dead-do-leave-truck = Get out of the truck
army-of-the-dead-do-change-seat = Change to the { $place }
army-of-the-dead-do-drive = Drive to { $zone }
army-of-the-dead-do-ram = Ram them
army-of-the-dead-do-drive-by = Leave them alone
    .done = drove by
army-of-the-dead-do-fire-gun = Fire the machine gun at { $zone }
army-of-the-dead-do-fire-gun-at = Fire the machine gun at { $zone }, all at { $zombie_a }
army-of-the-dead-do-zeus-bane = Give up the token: Zeus comes

# --- The heist: events ------------------------------------------------------------------------------------------------

army-of-the-dead-event-zombie-card-drawn = { $deck_id ->
    [zeus-orders] { $deed_id ->
        [bring] Zeus gave an order at { $zone }: { $brings_counted }.
       *[other] Zeus gave an order at { $zone }: nobody new.
    }
   *[other] { $zone }, danger { $level }: { $deed_id ->
        [bring] { $brings_counted }.
        [wake] nobody new.
       *[nothing] nobody.
    }
}
army-of-the-dead-event-survivor-chosen = { $survivor } is in the team.
army-of-the-dead-event-survivor-shared = { $player } plays { $survivor }.
army-of-the-dead-event-companion-placed = { $survivor } waits in { $zone }.
army-of-the-dead-event-companion-led = { $companion } follows { $survivor } from now on.
army-of-the-dead-event-goal-drawn = Personal objective on { $colour }: { $goal }.
army-of-the-dead-event-goal-done = Personal objective complete: { $goal }.
army-of-the-dead-event-token-handed-over = { $survivor } gave the { $colour } objective to { $other }.
army-of-the-dead-event-vault-card-shown = The traps of the vault: { $vault }.
army-of-the-dead-event-vault-rolled = { $survivor } rolled against the traps: { $dice }{ $kept_count ->
    [0] {""}
   *[other] , keeping { $kept }
}.
army-of-the-dead-event-vault-helped = Help at the vault: { $bonus }.
army-of-the-dead-event-traps-beaten = A straight: { $survivor } beat the traps.
army-of-the-dead-event-vault-held = No straight: the traps hold.
army-of-the-dead-event-truck-boarded = { $survivor } sits in the truck: { $place }.
army-of-the-dead-event-truck-left = { $survivor } got out of the truck.
army-of-the-dead-event-truck-driven = { $survivor } drove the truck to { $zone }.

# --- Equipment --------------------------------------------------------------------------------------------------------

army-of-the-dead-text-weapon = { zombicide-text-fight }{ $ammo_dice ->
    [0] {""}
    [one] {" "}Plus 1 Ammo die.
   *[other] {" "}Plus { $ammo_dice } Ammo dice.
}{ $six_dice ->
    [0] {""}
   *[other] {" "}Each 6: +{ $six_dice } die.
}{ $six_damage ->
    [0] {""}
   *[other] {" "}Each 6: +{ $six_damage } damage for the whole attack.
}{ $noisy ->
    [yes] {" "}Noisy.
   *[no] {" "}Silent.
}
army-of-the-dead-card-aaahh = Aaahh!
    .the = the Aaahh! card
    .text = When drawn: a Shambler appears, and the card is discarded.
army-of-the-dead-card-golden-ak-47 = Golden AK-47
    .the = the Golden AK-47
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-heavy-machine-gun = Heavy Machine Gun
    .the = the Heavy Machine Gun
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-nailed-baseball-bat = Nailed Baseball Bat
    .the = the Nailed Baseball Bat
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-gas-can = Gas Can
    .the = the Gas Can
    .text = Combat action: put it in the own zone. Whoever attacks that zone may give it a hit; it explodes with damage { $explosive } for everybody there.
army-of-the-dead-card-first-aid-kit = First Aid Kit
    .the = the First Aid Kit
    .text = One action, from any slot, then discarded: a survivor in the zone gets over 2 wounds.
army-of-the-dead-card-magazine = Magazine
    .the = the Magazine
    .text = From any slot, at any time, for free: discard it to reload one empty weapon.
army-of-the-dead-card-military-knife = Military Knife
    .the = the Military Knife
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-desert-eagle = Desert Eagle
    .the = the Desert Eagle
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-combat-shotgun = Combat Shotgun
    .the = the Combat Shotgun
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-military-sniper-rifle = Military Sniper Rifle
    .the = the Military Sniper Rifle
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-scotts-military-rifle = Scott's Military Rifle
    .the = Scott's Military Rifle
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-semi-automatic-rifle = Semi-Automatic Rifle
    .the = the Semi-Automatic Rifle
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-grenade = Grenade
    .the = the Grenade
    .text = Combat action, from any slot, then discarded: damage { $explosive } for everybody in a zone in sight at range 1.
army-of-the-dead-card-adrenaline-shot = Adrenaline Shot
    .the = the Adrenaline Shot
    .text = One action, from any slot, then discarded: 4 adrenaline points.
army-of-the-dead-card-katana = Katana
    .the = the Katana
    .text = { army-of-the-dead-text-weapon } In hand it gives { zombicide-skill-charge }.
army-of-the-dead-card-cable-gun = Cable Gun
    .the = the Cable Gun
    .text = { army-of-the-dead-text-weapon } Aimed at any one zombie: a hit does no harm but ties it up until the end of the next zombies' phase, and each die of a concentrated attack on it counts 2 more. Discarded after a hit.
army-of-the-dead-card-rocket-launcher = Rocket Launcher
    .the = the Rocket Launcher
    .text = { army-of-the-dead-text-weapon } Explosive: one hit or more strike everybody in the zone, once. Discarded after use.
army-of-the-dead-card-grenade-launcher = Grenade Launcher
    .the = the Grenade Launcher
    .text = { army-of-the-dead-text-weapon } Explosive.
army-of-the-dead-card-machete = Machete
    .the = the Machete
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-crowbar = Crowbar
    .the = the Crowbar
    .text = { army-of-the-dead-text-weapon } In hand its bearer counts as Aggressive too.
army-of-the-dead-card-semi-automatic-pistol = Semi-Automatic Pistol
    .the = the Semi-Automatic Pistol
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-revolver = Revolver
    .the = the Revolver
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-hydraulic-circular-saw = Hydraulic Circular Saw
    .the = the Hydraulic Circular Saw
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-silencer = Silencer
    .the = the Silencer
    .text = Carried in any slot: shots make no noise, except with explosive weapons.
army-of-the-dead-card-smg = SMG
    .the = the SMG
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-tnt = TNT
    .the = the TNT
    .text = Combat action: put it in the own zone. It explodes at the end of the next zombies' phase: damage { $explosive } for everybody there, and no adrenaline.
army-of-the-dead-card-booby-trap = Booby Trap
    .the = the Booby Trap
    .text = Combat action: put it in the own zone. The next to enter sets it off: damage { $explosive } for everybody there, and no adrenaline.
army-of-the-dead-thing-gas-can = Gas Can
    .the = the Gas Can
army-of-the-dead-token-gas-can = { army-of-the-dead-card-gas-can }
army-of-the-dead-token-tnt = { army-of-the-dead-card-tnt }
army-of-the-dead-token-booby-trap = { army-of-the-dead-card-booby-trap }

# Specialties.
army-of-the-dead-specialty-aggressive = Aggressive
army-of-the-dead-specialty-safecracker = Safecracker
army-of-the-dead-specialty-mechanic = Mechanic
army-of-the-dead-specialty-stealthy = Stealthy
army-of-the-dead-specialty-pilot = Pilot
army-of-the-dead-free-magic = explosives

# --- Skills -----------------------------------------------------------------------------------------------------------

army-of-the-dead-skill-born-leader = Born leader
    .text = Once a turn: another survivor has a free action, to be used at once.
army-of-the-dead-skill-charge = Charge
    .text = Once a turn, for free: move up to two zones to reach zombies.
army-of-the-dead-skill-slippery = Slippery
    .text = Zombies neither make leaving a zone cost more nor stop a move.
army-of-the-dead-skill-hit-and-run = Hit & run
    .text = After an attack that killed: a free move action, and zombies do not make it cost more.
army-of-the-dead-skill-steady-hand = Steady hand
    .text = Misses hurt no friend; explosions do.
army-of-the-dead-skill-lifesaver = Lifesaver
    .text = Once a turn, for free: drags survivors out of a zone with zombies at range 1.
army-of-the-dead-skill-lucky = Lucky
    .text = Once in each action, may roll all dice again.
army-of-the-dead-skill-to-the-rescue = To the rescue
    .text = At the end of the zombies' phase: a free action, if any survivor was wounded in it.
army-of-the-dead-skill-silent-killer = Silent killer
    .text = Eliminating Sleepers costs 1 action.
army-of-the-dead-skill-search-2-cards = Search: 2 cards
    .text = Searches draw 2 cards.
army-of-the-dead-skill-can-search-more-than-once = Can search more than once
    .text = May search several times in a turn.
army-of-the-dead-skill-sidestep = Sidestep
    .text = When zombies spawn at range 0-1: a free move action at once, and zombies do not make it cost more.
army-of-the-dead-skill-combat-reflexes = Combat reflexes
    .text = When zombies spawn at range 0-1: a free combat action against them at once.
army-of-the-dead-skill-explosives-handling = Explosives handling
    .text = One more action each turn, only with explosives; explosive weapons roll one more die.
army-of-the-dead-skill-hunter-shambler = Hunter: Shambler
    .text = Once in an attack that killed: one more Shambler of the zone falls.
army-of-the-dead-skill-hunter-alpha = Hunter: Alpha
    .text = Once in an attack that killed: one more Alpha of the zone falls.
army-of-the-dead-skill-roll-6-plus-1-damage-melee = Roll 6: +1 Damage Melee
    .text = In melee actions each 6 adds 1 to the damage of all hits.
army-of-the-dead-skill-escalation-melee = Escalation: Melee
    .text = One more die for each further melee action in a row, in the same turn.
army-of-the-dead-skill-bloodlust-melee = Bloodlust: Melee
    .text = Once a turn, for one action: move up to two zones to reach zombies, then take a free melee action.
army-of-the-dead-skill-roll-6-plus-1-damage-ranged = Roll 6: +1 Damage Ranged
    .text = In ranged actions each 6 adds 1 to the damage of all hits.
army-of-the-dead-skill-escalation-ranged = Escalation: Ranged
    .text = One more die for each further ranged action in a row, in the same turn.
army-of-the-dead-skill-bloodlust-ranged = Bloodlust: Ranged
    .text = Once a turn, for one action: move up to two zones to reach zombies, then take a free ranged action.
army-of-the-dead-skill-roll-6-plus-1-damage-combat = Roll 6: +1 Damage Combat
    .text = In combat actions each 6 adds 1 to the damage of all hits.
army-of-the-dead-skill-escalation-combat = Escalation: Combat
    .text = One more die for each further combat action in a row, in the same turn.
army-of-the-dead-skill-bloodlust-combat = Bloodlust: Combat
    .text = Once a turn, for one action: move up to two zones to reach zombies, then take a free combat action.

# --- Fights: questions and choices ------------------------------------------------------------------------------------

army-of-the-dead-ask-use-action = { $survivor } has one action, at once ({ $skill }). What for?
army-of-the-dead-ask-strike-newcomers = Zombies came to { $zone }. Does { $survivor } attack them at once?
army-of-the-dead-ask-step-aside = Zombies came near. Where does { $survivor } step aside?
army-of-the-dead-ask-tread-again = { $survivor } is about to wake the Sleepers in { $zone }. Roll again?
army-of-the-dead-ask-hunt = { $survivor } ({ $skill }): kill one more?

army-of-the-dead-do-reload = Reload { $weapon_the } with a Magazine
army-of-the-dead-do-place-explosive = Put { $card_the } down here
army-of-the-dead-do-throw-grenade = Throw a Grenade into { $zone }
army-of-the-dead-do-first-aid = First aid for { $survivor }
army-of-the-dead-do-adrenaline-shot = Take a shot of adrenaline
army-of-the-dead-do-decline = Let it be
    .done = let it be
army-of-the-dead-do-hunt = Kill { $zombie_a } as well
    .done = killed one more
army-of-the-dead-do-born-leader = Born leader: an action for { $survivor }, at once

# --- Fights: events ---------------------------------------------------------------------------------------------------

army-of-the-dead-event-ammo-rolled = Of these, for ammunition: { $dice }.
army-of-the-dead-event-ran-dry = { $survivor } ran out of ammunition for { $weapon_the }.
army-of-the-dead-event-magazine-used = { $survivor } reloaded { $weapon_the }.
army-of-the-dead-event-blows-concentrated = { $damage ->
    [0] { $survivor } did not hit { $zombie_a }.
   *[other] { $survivor } did damage { $damage } to { $zombie_a }.
}
army-of-the-dead-event-zombie-entangled = { $survivor } tied up { $zombie_a } in { $zone }.
army-of-the-dead-event-zombies-freed = { $count ->
    [one] { $zombie_one } in { $zone } tore loose from the cable.
   *[other] { $count } { $zombie_many } in { $zone } tore loose from the cable.
}
army-of-the-dead-event-explosive-placed = { $survivor } put { $card_the } down in { $zone }.
army-of-the-dead-event-grenade-thrown = { $survivor } threw a Grenade into { $zone }.
army-of-the-dead-event-exploded = Explosion in { $zone }: damage { $damage } for everybody there!
army-of-the-dead-event-kit-used = { $survivor } used { $card_the }{ $other_id ->
    [none] .
   *[other] {" "}on { $other }.
}
army-of-the-dead-event-experience-shared = { $sharers } gained { $points } adrenaline each.
army-of-the-dead-event-experience-gained = { $points ->
    [one] {""}
   *[other] { $survivor } gained { $points } adrenaline.
}

# --- How it ends ------------------------------------------------------------------------------------------------------

army-of-the-dead-why-fulfilled = { $count ->
    [0] The mission is fulfilled.
    [one] The mission and the personal objective are done.
   *[other] The mission and all personal objectives are done.
}
    .any = The mission is fulfilled.
army-of-the-dead-why-goal-owner-lost = { $survivor }, who had the personal objective “{ $goal }”, is dead.
    .any = Somebody with a personal objective is dead.
army-of-the-dead-why-goal-impossible = { $lack_id ->
    [token] The token of “{ $goal }”, { $survivor }'s personal objective, is out of the game.
   *[left] { $survivor } has left, and the personal objective “{ $goal }” was not done.
}
    .any = A personal objective can no longer be completed.
army-of-the-dead-why-companion-lost = { $survivor }, a companion, is dead.
    .any = A companion is dead.
army-of-the-dead-why-no-pilot = Nobody who can fly is left, and the helicopter stays on its roof.
army-of-the-dead-why-no-mechanic = No Mechanic is left, and without one the elevator never moves again.
army-of-the-dead-why-no-safecracker = No Safecracker is left, and the vault is still shut.
army-of-the-dead-why-too-late = Time is up: the Time token has reached 8.
army-of-the-dead-why-bomb-fell = Dawn: the bomb has fallen on Las Vegas.

# --- The dead ---------------------------------------------------------------------------------------------------------

army-of-the-dead-zombie-shambler = Shambler
    .a = a Shambler
    .one = A Shambler
    .many = Shamblers
    .sign = S
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-zombie-alpha = Alpha
    .a = an Alpha
    .one = An Alpha
    .many = Alphas
    .sign = A
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-zombie-valentine = Valentine
    .a = Valentine
    .one = Valentine
    .many = Valentine
    .sign = V
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-zombie-queen = the Queen
    .a = the Queen
    .one = The Queen
    .many = the Queen
    .sign = Q
    .text = { army-of-the-dead-text-zombie } With her death Zeus comes, if his token still lies.
army-of-the-dead-zombie-zeus = Zeus
    .a = Zeus
    .one = Zeus
    .many = Zeus
    .sign = Z
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-zombie-zeus-with-helmet = Zeus with helmet
    .a = Zeus with his helmet
    .one = Zeus with his helmet
    .many = Zeus with his helmet
    .sign = H
    .text = { army-of-the-dead-text-zombie } An explosive knocks the helmet off; then he is Zeus.
army-of-the-dead-zombie-zeus-on-horse = Zeus on horse
    .a = Zeus on his horse
    .one = Zeus on his horse
    .many = Zeus on his horse
    .sign = M
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-text-zombie = { $damage ->
    [99] No damage hurts him
   *[other] Falls to damage { $damage }
}. { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}; its attack deals { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}. Gives { $experience } adrenaline{ $for_all ->
    [yes] {" "}to every survivor
   *[no] {""}
}.
army-of-the-dead-feature-elevator = elevator
army-of-the-dead-feature-elevator-shut = elevator out of order
army-of-the-dead-floor-hotel = Hotel
army-of-the-dead-floor-roof = Roof
army-of-the-dead-floor-basement = Basement
army-of-the-dead-feature-statue = statue
army-of-the-dead-feature-vault = vault
army-of-the-dead-feature-bus = school bus
army-of-the-dead-edge-slots = slot machines
army-of-the-dead-token-sleepers = sleepers
army-of-the-dead-token-zeus-spawn = Zeus spawn
army-of-the-dead-deck-zeus-orders = orders
army-of-the-dead-colour-zeus = Zeus
    .sign = Z
army-of-the-dead-colour-zeus-with-helmet = Zeus with helmet
    .sign = H
army-of-the-dead-colour-zeus-on-horse = Zeus on horse
    .sign = M

# --- Zombie cards and orders ------------------------------------------------------------------------------------------

army-of-the-dead-text-row-blue = { $blue_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler } ×{ $blue_count }
    [alpha] { army-of-the-dead-zombie-alpha } ×{ $blue_count }
    [valentine] { army-of-the-dead-zombie-valentine } ×{ $blue_count }
    [queen] { army-of-the-dead-zombie-queen } ×{ $blue_count }
   *[none] nobody
}
army-of-the-dead-text-row-yellow = { $yellow_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler } ×{ $yellow_count }
    [alpha] { army-of-the-dead-zombie-alpha } ×{ $yellow_count }
    [valentine] { army-of-the-dead-zombie-valentine } ×{ $yellow_count }
    [queen] { army-of-the-dead-zombie-queen } ×{ $yellow_count }
   *[none] nobody
}
army-of-the-dead-text-row-orange = { $orange_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler } ×{ $orange_count }
    [alpha] { army-of-the-dead-zombie-alpha } ×{ $orange_count }
    [valentine] { army-of-the-dead-zombie-valentine } ×{ $orange_count }
    [queen] { army-of-the-dead-zombie-queen } ×{ $orange_count }
   *[none] nobody
}
army-of-the-dead-text-row-red = { $red_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler } ×{ $red_count }
    [alpha] { army-of-the-dead-zombie-alpha } ×{ $red_count }
    [valentine] { army-of-the-dead-zombie-valentine } ×{ $red_count }
    [queen] { army-of-the-dead-zombie-queen } ×{ $red_count }
   *[none] nobody
}
army-of-the-dead-text-rows = Blue: { army-of-the-dead-text-row-blue }. Yellow: { army-of-the-dead-text-row-yellow }. Orange: { army-of-the-dead-text-row-orange }. Red: { army-of-the-dead-text-row-red }.
army-of-the-dead-text-order = { $blue_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler }
   *[alpha] { army-of-the-dead-zombie-alpha }
} ×{ $blue_count }; then { $times ->
    [one] all { $order_zombie ->
        [shambler] { army-of-the-dead-zombie-shambler.many }
       *[alpha] { army-of-the-dead-zombie-alpha.many }
    } of this zone act at once
   *[other] all { $order_zombie ->
        [shambler] { army-of-the-dead-zombie-shambler.many }
       *[alpha] { army-of-the-dead-zombie-alpha.many }
    } of this zone act { $times } times at once
}.
army-of-the-dead-card-z001 = no. 001
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z002 = no. 002
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z003 = no. 003
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z004 = no. 004
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z005 = no. 005
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z006 = no. 006
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z007 = no. 007
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z008 = no. 008
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z009 = no. 009
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z010 = no. 010
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z011 = no. 011
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z012 = no. 012
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z013 = no. 013
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z014 = no. 014
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z015 = no. 015
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z016 = no. 016
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z017 = no. 017
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z018 = no. 018
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-order-01 = order no. 1
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-02 = order no. 2
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-03 = order no. 3
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-04 = order no. 4
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-05 = order no. 5
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-06 = order no. 6
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-07 = order no. 7
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-08 = order no. 8
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-09 = order no. 9
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-10 = order no. 10
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-sleepers-1 = Sleepers (1)
    .text = 1 Shambler wakes.
army-of-the-dead-card-sleepers-2 = Sleepers (2)
    .text = 2 Shamblers wake.
army-of-the-dead-card-sleepers-3 = Sleepers (3)
    .text = 3 Shamblers wake.
army-of-the-dead-card-sleepers-4 = Sleepers (4)
    .text = 4 Shamblers wake.

# --- The dead: questions, choices, events -----------------------------------------------------------------------------

army-of-the-dead-ask-wake-in-turn = There may be too few Shamblers. Which Sleepers wake first?
army-of-the-dead-do-wake-first = Those in { $zone }
    .done = chose who wakes first
army-of-the-dead-ask-choose-noise-zone = Several zones have the most survivors. Where does the noise token go?
army-of-the-dead-do-kill-sleepers = Kill the sleepers here with { $weapon_the }
army-of-the-dead-event-sleepers-woken = { $count ->
    [one] A sleeper woke in { $zone }!
   *[other] { $count } sleepers woke in { $zone }!
}
army-of-the-dead-event-tiptoe-rolled = { $survivor } tiptoed out of { $zone } and rolled { $die }{ $die ->
    [1] : they woke!
   *[other] : they sleep on.
}
army-of-the-dead-event-sleepers-killed = { $survivor } killed { $count ->
    [one] a sleeper
   *[other] { $count } sleepers
} in { $zone }.
army-of-the-dead-event-zombies-walked = { $count ->
    [one] { $zombie_one } went from { $zone } to { $to }: { $reason_id ->
        [sees] it sees { $seen }.
        [after] it is after { $seen }.
       *[hears] it sees nobody; the Noise token lies in { $loudest }.
    }
   *[other] { $count } { $zombie_many } went from { $zone } to { $to }: { $reason_id ->
        [sees] they see { $seen }.
        [after] they are after { $seen }.
       *[hears] they see nobody; the Noise token lies in { $loudest }.
    }
}
army-of-the-dead-event-noise-moved = The noise token went to { $zone }.
army-of-the-dead-event-zeus-came = { $zombie_one } appeared in { $zone }!
army-of-the-dead-event-helmet-lost = The helmet flew off Zeus's head in { $zone }.

# --- Missions ---------------------------------------------------------------------------------------------------------

army-of-the-dead-mission-first-night = First night
    .scene = You came over the container wall at dusk, only to look around before the big job. Two cash boxes would pay for the trip. Your ride comes when you call it on the radio, and something in this town listens in.
    .goal-1 = Take both red objectives, the cash boxes: one in the shop, B3, one in the diner, E2.
    .goal-2 = Then take the blue objective, the radio, at D4.
    .goal-3 = At least two of you leave by the exit, F6.
    .lose-1 = You lose when fewer than two of you are left alive.
    .rule-1 = Three survivors play, or one for each player if there are more.
    .rule-2 = Nobody has a personal objective, and Zeus gives no orders.
    .rule-3 = Once you have the radio, anybody who ends a turn at the exit may leave, if no zombie is there.
    .rule-4 = Whoever takes a red objective gains 3 adrenaline, whoever takes the blue one 5.
    .turn-1 = The radio crackles, and a roar answers: Zeus is at C1, and the green spawn zone wakes at F1. He is slower than you are. Run.
army-of-the-dead-mission-taco-run = Taco run
    .scene = The taco truck stands five zones from the exit, with a row of houses in between: by road it is the long way round. The crate that pays for the trip is in the diner. Nobody has had lunch.
    .goal-1 = Take the crate, the blue objective, from the diner, E5; it fills two slots.
    .goal-2 = Drive the truck from A6 to the exit, A1, round by the east.
    .goal-3 = Carry the crate out by the exit.
    .goal-4 = Complete the personal objective.
    .lose-1 = You lose when the owner of the personal objective dies.
    .lose-2 = You lose when whoever carries the crate dies: nobody else can pick it up.
    .rule-1 = Only one personal objective is drawn; of the three face-down objectives one is its yellow token, two are red.
    .rule-2 = The green objective, at B4, comes with an SMG.
    .rule-3 = Nobody leaves before the truck is at the exit; then anybody who ends a turn there may, if no zombie is there.
    .rule-4 = Zeus gives no orders before a red objective is taken.
    .rule-5 = Whoever takes a red objective gains 5 adrenaline, whoever takes blue or green 3.
    .turn-1 = Zeus has heard you: from now on he gives an order every round, at C4.
    .turn-2 = The truck stands at A1 with its engine running. Whoever has the crate may go.
army-of-the-dead-mission-left-behind = Left behind
    .scene = Two of yours did not come back to the wall last night. One is locked in behind the fountain, the other in the shop. They have heard steps since dawn and open to nobody they cannot see.
    .goal-1 = Get both companions, at A1 and at E3, out by the exit, A6.
    .goal-2 = Complete both personal objectives.
    .lose-1 = You lose when a companion dies, or the owner of a personal objective.
    .rule-1 = The doors of A1 open when somebody enters B1 or A2, those of E3 when somebody enters E2 or F3.
    .rule-2 = A companion dies of the first wound.
    .rule-3 = Of the four face-down objectives two are red; yellow and purple are the personal ones.
    .rule-4 = Zeus gives no orders before both red objectives are taken.
    .rule-5 = Anybody who ends a turn at the exit may leave, if no zombie is there.
    .rule-6 = Whoever takes a red objective gains 5 adrenaline.
    .turn-1 = “About time”, says a voice at A1. Both doors swing open.
    .turn-2 = The shelves in front of the shop doors are pushed aside: E3 is open.
    .turn-3 = Both red objectives are gone, and Zeus has noticed: now he gives an order every round, at E5.
army-of-the-dead-mission-be-my-valentine = Be my Valentine
    .scene = Valentine, the white tiger, had a show of her own on the Strip. She still performs every night, for anybody who comes out. The gate stays shut until somebody stops her.
    .goal-1 = Kill Valentine, who begins at F2.
    .goal-2 = Three of you leave by the exit, A1.
    .goal-3 = Complete both personal objectives.
    .lose-1 = You lose when the owner of a personal objective dies.
    .lose-2 = You lose with the fourth death: too few would be left to leave.
    .rule-1 = The exit is shut until Valentine is dead; then anybody who ends a turn there may leave, if no zombie is there.
    .rule-2 = Of the four face-down objectives two are red; yellow and purple are the personal ones.
    .rule-3 = Zeus gives no orders before a red objective is taken.
    .rule-4 = Whoever takes a red objective gains 5 adrenaline.
    .turn-1 = Zeus has heard you: from now on he gives an order every round, at E2.
    .turn-2 = Valentine is dead. The gate at A1 opens.
army-of-the-dead-mission-lights-out = Lights out
    .scene = The hotel has been dark for weeks, and its elevator with it. A fuse from the house by the statue and a Mechanic at the generator would change that. Upstairs lies a suitcase that somebody wants back.
    .goal-1 = Take the fuse, the green objective at F5; then a Mechanic ends a turn at the generator, D2.
    .goal-2 = Ride the elevator, B6 to A9, and carry the suitcase, the blue objective at D9, out by the exit, A6.
    .goal-3 = Complete both personal objectives.
    .lose-1 = You lose when the owner of a personal objective dies.
    .lose-2 = You lose when the last Mechanic dies or leaves before the power is on.
    .lose-3 = You lose when whoever carries the suitcase dies: nobody else can pick it up.
    .rule-1 = Your team needs a Mechanic.
    .rule-2 = The elevator stands still until the power is on.
    .rule-3 = The suitcase fills two slots.
    .rule-4 = In the hotel, the blue spawn zone, C7, gets a Zombie card only while somebody is up there.
    .rule-5 = Of the three face-down objectives one is red; yellow and purple are the personal ones.
    .rule-6 = Zeus gives no orders before the blue objective is taken.
    .rule-7 = Anybody who ends a turn at the exit may leave, if no zombie is there.
    .rule-8 = Whoever takes red or green gains 5 adrenaline; when blue is taken, everybody gains 3.
    .turn-1 = The lamps flicker, and an elevator bell rings at B6: the power is on.
    .turn-2 = The suitcase is missed: from now on Zeus gives an order every round, at E5.
army-of-the-dead-mission-queens-court = The Queen's court
    .scene = The Queen holds court in the main hall of the casino, three Alphas at her side. What you carry hardly scratches her, but the guards kept better things in their lockers. When she falls, her husband will come in person.
    .goal-1 = Kill the Queen, who begins at D5 with three Alphas.
    .goal-2 = Three of you leave by the exit, F1.
    .goal-3 = Complete both personal objectives.
    .lose-1 = You lose when the owner of a personal objective dies.
    .lose-2 = You lose with the fourth death: too few would be left to leave.
    .rule-1 = Of the five face-down objectives, blue hides a Cable Gun, green a Rocket Launcher, red a Grenade Launcher; yellow and purple are the personal ones.
    .rule-2 = When the Queen dies, Zeus comes, in his helmet; only an explosion takes the helmet off, and until then nothing kills him.
    .rule-3 = With the Queen dead, anybody who ends a turn at the exit may leave, if no zombie is there.
    .rule-4 = Whoever takes blue, green or red gains 5 adrenaline.
    .turn-1 = The Queen is dead, and Zeus knows. The way out at F1 is open.
army-of-the-dead-mission-jackpot = Jackpot!
    .scene = It is not the famous casino, but its safe is full and its owner is dead. The horde comes down the boulevard without haste. Down with the elevator, up again, out into the street: you have seven rounds.
    .goal-1 = Get into the vault and take the blue objective, at A12.
    .goal-2 = Carry it out by the exit, C6.
    .goal-3 = Complete both personal objectives.
    .lose-1 = You lose when the Time token reaches 8: as the end phase of round 7 begins.
    .lose-2 = You lose when the owner of a personal objective dies.
    .lose-3 = You lose when the last Safecracker dies or leaves before the door B11–B12 is open.
    .lose-4 = You lose when whoever carries the blue objective dies: nobody else can pick it up.
    .rule-1 = Your team needs a Safecracker: once the traps at B11 are beaten, only a Safecracker opens the door B11–B12.
    .rule-2 = The elevator goes from E9 to A10; the one in the lobby, B9, does not move.
    .rule-3 = The Time token begins on 1 and moves when an end phase begins.
    .rule-4 = The blue objective fills the whole backpack of whoever carries it.
    .rule-5 = Of the three face-down objectives, at B6, F6 and C8, one is red; yellow and purple are the personal ones.
    .rule-6 = Anybody who ends a turn at the exit may leave, if no zombie is there.
    .rule-7 = Whoever takes red gains 5 adrenaline; when blue is taken, everybody gains 5.
    .turn-1 = You have the money. Hooves strike the asphalt up there: Zeus is coming on his horse.
    .turn-2 = Two rounds left.
army-of-the-dead-mission-to-the-rescue = To the rescue
    .scene = Two people wave from a window of the hotel. The dead took them up there and did not bite; nobody knows why, and you would rather not see the reason. The elevator is old and moves only while somebody minds it.
    .goal-1 = Take the blue objective, at C12, and the green one, at A10: the two civilians in the hotel.
    .goal-2 = Carry both out by the exit, F1.
    .goal-3 = Complete both personal objectives.
    .lose-1 = You lose when the owner of a personal objective dies.
    .lose-2 = You lose when no Mechanic is left below while a civilian is still in the hotel: the elevator stands still for good.
    .lose-3 = You lose when whoever carries a civilian dies.
    .rule-1 = Your team needs a Mechanic.
    .rule-2 = The elevator, B9 to A12, works only while a Mechanic stands at B8.
    .rule-3 = Nobody can carry both civilians; each fills one slot.
    .rule-4 = In the hotel, the blue spawn zone, C10, gets a Zombie card only while somebody is up there.
    .rule-5 = Of the four face-down objectives two are red; yellow and purple are the personal ones.
    .rule-6 = Anybody who ends a turn at the exit may leave, if no zombie is there.
    .rule-7 = Whoever takes red, blue or green gains 5 adrenaline.
    .turn-1 = The doors open on the corridor of the hotel. Somebody breathes behind these walls, and not only the living.
    .turn-2 = Both civilians are with you. Zeus counts heads, finds two missing and comes to look for them.
army-of-the-dead-mission-the-roof = The roof
    .scene = The helicopter on the roof can fly, but its tank is dry. The fuel is in a school bus at the wrong end of the street. Between them lies a casino where everybody sleeps, until somebody stumbles.
    .goal-1 = Take the fuel, the blue objective, from the bus at E3; it fills two slots.
    .goal-2 = Ride the elevator, A6 to A9, and stand at the helicopter, B7: at least four of you, the fuel and a Pilot among you, no zombie.
    .goal-3 = Complete both personal objectives.
    .lose-1 = You lose when the Time token reaches 8, at the end of round 21, or when the owner of a personal objective dies.
    .lose-2 = You lose when no Pilot is left, or with the third death: a helicopter with fewer than four of you does not take off.
    .lose-3 = You lose when whoever carries the fuel dies: nobody else can pick it up.
    .rule-1 = Your team needs a Pilot.
    .rule-2 = The Time token begins on 1 and moves at the end of rounds 3, 6, 9…
    .rule-3 = Of the four face-down objectives two are red; yellow and purple are the personal ones.
    .rule-4 = Zeus gives no orders before a red objective is taken.
    .rule-5 = Whoever takes blue or red gains 5 adrenaline.
    .turn-1 = Zeus has heard you: now he gives an order every round.
    .turn-2 = The green spawn zone wakes on the roof, at C7.
    .turn-3 = Three rounds left.
army-of-the-dead-mission-all-in = All in
    .scene = At dawn the bomb falls, and the vault below the casino is still full. Your inside man hides among the slot machines, the truck stands at the far end of the street, and the elevator runs only while somebody holds the fuse. One night, and everything on it.
    .goal-1 = Get into the vault and take the blue objective, at A12.
    .goal-2 = Drive the truck from F3 to the exit, A1.
    .goal-3 = Carry the blue objective out by the exit, and bring out the companion who hides at F5.
    .goal-4 = Complete both personal objectives.
    .lose-1 = You lose when the bomb falls, at the end of round 30.
    .lose-2 = You lose when the companion dies, or the owner of a personal objective.
    .lose-3 = You lose when the last Safecracker dies or leaves before the door B11–B12 is open.
    .lose-4 = You lose when no Mechanic is left above while the blue objective is still in the basement: the elevator stands still for good.
    .lose-5 = You lose when whoever carries the blue objective dies: nobody else can pick it up.
    .rule-1 = Your team needs a Safecracker and a Mechanic.
    .rule-2 = The elevator, D6 to A10, works only while a Mechanic stands at C9.
    .rule-3 = Once the traps at B11 are beaten, only a Safecracker opens the door B11–B12.
    .rule-4 = The blue objective fills the whole backpack of whoever carries it.
    .rule-5 = Nobody leaves before the truck is at the exit; then anybody who ends a turn there may, if no zombie is there.
    .rule-6 = Of the four face-down objectives two are red; yellow and purple are the personal ones.
    .rule-7 = Zeus gives no orders before a red objective is taken.
    .rule-8 = Whoever takes red gains 5 adrenaline; when blue is taken, everybody gains 5.
    .turn-1 = You have the money. The blue spawn zone wakes at the statue, E8, and Zeus puts on his helmet and comes.
    .turn-2 = The truck stands at A1 with its engine running.
    .turn-3 = The sky turns grey: five rounds until the bomb falls.

army-of-the-dead-card-electronic-measures = { army-of-the-dead-vault-electronic-measures }
    .text = { army-of-the-dead-vault-electronic-measures.text }
army-of-the-dead-card-spikes-and-darts = { army-of-the-dead-vault-spikes-and-darts }
    .text = { army-of-the-dead-vault-spikes-and-darts.text }
army-of-the-dead-card-mechanisms-and-bolts = { army-of-the-dead-vault-mechanisms-and-bolts }
    .text = { army-of-the-dead-vault-mechanisms-and-bolts.text }
army-of-the-dead-card-laser-grid = { army-of-the-dead-vault-laser-grid }
    .text = { army-of-the-dead-vault-laser-grid.text }
army-of-the-dead-card-pressure-plates = { army-of-the-dead-vault-pressure-plates }
    .text = { army-of-the-dead-vault-pressure-plates.text }
army-of-the-dead-card-kill-zeus = { army-of-the-dead-goal-kill-zeus }
    .text = { army-of-the-dead-goal-kill-zeus.text }
army-of-the-dead-card-aim-for-the-head = { army-of-the-dead-goal-aim-for-the-head }
    .text = { army-of-the-dead-goal-aim-for-the-head.text }
army-of-the-dead-card-i-want-my-money = { army-of-the-dead-goal-i-want-my-money }
    .text = { army-of-the-dead-goal-i-want-my-money.text }
army-of-the-dead-card-the-real-job = { army-of-the-dead-goal-the-real-job }
    .text = { army-of-the-dead-goal-the-real-job.text }
army-of-the-dead-card-back-to-the-camp = { army-of-the-dead-goal-back-to-the-camp }
    .text = { army-of-the-dead-goal-back-to-the-camp.text }
army-of-the-dead-card-one-for-the-camera = { army-of-the-dead-goal-one-for-the-camera }
    .text = { army-of-the-dead-goal-one-for-the-camera.text }
army-of-the-dead-card-cutting-a-path = { army-of-the-dead-goal-cutting-a-path }
    .text = { army-of-the-dead-goal-cutting-a-path.text }
army-of-the-dead-card-warm-up-the-engine = { army-of-the-dead-goal-warm-up-the-engine }
    .text = { army-of-the-dead-goal-warm-up-the-engine.text }
army-of-the-dead-card-show-them-how = { army-of-the-dead-goal-show-them-how }
    .text = { army-of-the-dead-goal-show-them-how.text }
army-of-the-dead-card-know-your-enemy = { army-of-the-dead-goal-know-your-enemy }
    .text = { army-of-the-dead-goal-know-your-enemy.text }
army-of-the-dead-card-early-retirement = { army-of-the-dead-goal-early-retirement }
    .text = { army-of-the-dead-goal-early-retirement.text }
army-of-the-dead-card-the-law-in-here = { army-of-the-dead-goal-the-law-in-here }
    .text = { army-of-the-dead-goal-the-law-in-here.text }
army-of-the-dead-do-place-noise = Noise in { $zone }
    .done = moved the Noise token
army-of-the-dead-card-yellow = yellow objective
army-of-the-dead-card-purple = purple objective
army-of-the-dead-card-black = black objective

# --- Why not: a sentence for each rule, and a few words for lists ----------------------------------------------------

army-of-the-dead-no-ad-act-02 = { zombicide-not-held }
    .short = { zombicide-not-held.short }
army-of-the-dead-no-ad-act-04 = { zombicide-not-outdoors }
    .short = { zombicide-not-outdoors.short }
army-of-the-dead-no-ad-act-07 = { zombicide-not-twice }
    .short = { zombicide-not-twice.short }
army-of-the-dead-no-ad-act-08 = { zombicide-not-no-deck }
    .short = { zombicide-not-no-deck.short }
army-of-the-dead-no-ad-act-11 = { zombicide-not-apart }
    .short = { zombicide-not-apart.short }
army-of-the-dead-no-ad-act-15 = { zombicide-not-unseen }
    .short = { zombicide-not-unseen.short }
army-of-the-dead-no-ad-act-17 = { zombicide-not-objective }
    .short = { zombicide-not-objective.short }
army-of-the-dead-no-ad-act-20 = { zombicide-not-watched }
    .short = { zombicide-not-watched.short }
army-of-the-dead-no-ad-amm-04 = { $actor } cannot shoot with { $weapon_the }: it is empty. A Magazine reloads it.
    .short = Out of ammunition
army-of-the-dead-no-ad-com-04 = { zombicide-not-tough }
    .short = { zombicide-not-tough.short }
army-of-the-dead-no-ad-cpn-03 = { $actor } cannot take { $survivor } along, who is in another zone. Go there.
    .short = In another zone
army-of-the-dead-no-ad-cpn-11 = { $actor } cannot do this: a companion needs a passenger seat, and none is free. Make room first.
    .short = No passenger seat free
army-of-the-dead-no-ad-eqp-02 = { zombicide-not-melee }
    .short = { zombicide-not-melee.short }
army-of-the-dead-no-ad-exp-15 = { $actor } cannot throw it at { $zone }: a Grenade flies to range 1, in sight. Change place.
    .short = Not at range 1 in sight
army-of-the-dead-no-ad-inv-01 = { $actor } has no room for it. Discard or hand over a card first.
    .short = No room
army-of-the-dead-no-ad-inv-03 = In { $slot_the } there is no room for { $card_the }. Put it elsewhere.
    .short = Does not fit there
army-of-the-dead-no-ad-inv-04 = { $actor } cannot use it: the card is not in hand. Rearrange the inventory.
    .short = Not in hand
army-of-the-dead-no-ad-los-10 = { zombicide-not-shut }
    .short = { zombicide-not-shut.short }
army-of-the-dead-no-ad-m1-06 = { $actor } carries an objective already. Let somebody else take this one.
    .short = One objective each
army-of-the-dead-no-ad-mov-01 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
army-of-the-dead-no-ad-mov-05 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
army-of-the-dead-no-ad-pri-05 = { zombicide-not-shielded }
    .short = { zombicide-not-shielded.short }
army-of-the-dead-no-ad-rnd-04 = { zombicide-not-tired }
    .short = { zombicide-not-tired.short }
army-of-the-dead-no-ad-rng-01 = { zombicide-not-range }
    .short = { zombicide-not-range.short }
army-of-the-dead-no-ad-set-11 = { zombicide-not-one-each }
    .short = { zombicide-not-one-each.short }
army-of-the-dead-no-ad-set-30 = { $survivor } cannot be chosen: the seats left are for the specialties that the mission needs. Choose one of those.
    .short = The mission needs specialists
army-of-the-dead-no-ad-slp-13 = { $actor } cannot kill the sleepers with { $weapon_the }: that takes 2 actions and a melee weapon in hand.
    .short = 2 actions and a melee weapon
army-of-the-dead-no-ad-til-01 = { $actor } cannot search here: the corridors of the hotel hold nothing. Go into a room.
    .short = Nothing to search here
army-of-the-dead-no-ad-trk-02 = { $actor } cannot get in: the truck is in another zone. Go there.
    .short = Truck elsewhere
army-of-the-dead-no-ad-trk-06 = { $actor } cannot get in: there are zombies in the zone. Kill them first.
    .short = Zombies in the zone
army-of-the-dead-no-ad-trk-09 = { $actor } cannot walk: { $actor } sits in the truck. Get out first.
    .short = In the truck
army-of-the-dead-no-ad-trk-13 = { $actor } cannot drive: only whoever sits at the wheel can. Change seats.
    .short = Not at the wheel
army-of-the-dead-no-ad-trk-14 = { $actor } cannot drive to { $zone }: the truck goes by streets alone. Take another way.
    .short = Streets alone
army-of-the-dead-no-ad-trk-22 = { $actor } cannot fire the machine gun: only whoever sits in the gunner's seat can. Change seats.
    .short = Not at the gun
army-of-the-dead-no-ad-trk-25 = { $actor } cannot fire the machine gun at { $zone }: it reaches 1 to 2 zones, in sight. Move the truck.
    .short = Out of range
army-of-the-dead-no-ad-vlt-02 = { $actor } cannot open the vault: only a Safecracker can, once all its traps are beaten.
    .short = Safecracker, and no traps left
army-of-the-dead-no-ad-vlt-04 = { $actor } cannot try the vault: that takes 2 actions, in the trap zone. Come back with them.
    .short = 2 actions in the trap zone
army-of-the-dead-no-ad-vlt-13 = A 6 does not turn into a 1, nor a 1 into a 6. Choose a neighbouring number.
    .short = 6 and 1 are not neighbours
army-of-the-dead-no-ad-vlt-21 = { $actor } has nothing to try here: the traps are beaten. A Safecracker opens the vault now.
    .short = Traps beaten
army-of-the-dead-no-ad-vlt-22 = { $actor } cannot open the vault from here: stand in the trap zone with an action left.
    .short = Not in the trap zone
