# Zombicide Season 3: Rue Morgue. What it shares with its family is in zombicide.ftl.

rue-morgue-title = Zombicide Season 3: Rue Morgue

# --- Who is there -----------------------------------------------------------------------------------------------------

rue-morgue-survivor-bear = Bear
rue-morgue-survivor-cathy = Cathy
rue-morgue-survivor-dan = Dan
rue-morgue-survivor-james = James
rue-morgue-survivor-jane = Jane
rue-morgue-survivor-joe = Joe
rue-morgue-survivor-laurie = Laurie
rue-morgue-survivor-louise = Louise
rue-morgue-survivor-maddie = Maddie
rue-morgue-survivor-parker = Parker
rue-morgue-survivor-terry = Terry
rue-morgue-survivor-travis = Travis

# --- The helicopter ---------------------------------------------------------------------------------------------------

rue-morgue-zone-air = the air
rue-morgue-token-helicopter = Helicopter
rue-morgue-token-helicopter-flying = Helicopter, flying
rue-morgue-place-pilot = the pilot's seat
rue-morgue-place-passenger = a passenger's seat
rue-morgue-do-get-in = Get into the helicopter: { $place }
rue-morgue-do-get-out = Get out of the helicopter
rue-morgue-do-change-seat = Change to { $place }
rue-morgue-do-take-off = Take off
rue-morgue-do-land = Land
rue-morgue-do-fly = Fly over { $zone }
rue-morgue-do-store = Store cards in the helicopter
rue-morgue-do-retrieve = Take cards out of the helicopter
rue-morgue-do-lay-down = Store { $card_the }
rue-morgue-do-pick-up = Take { $card_the }
rue-morgue-ask-fly-on = { $survivor } may fly one zone further. Where?
rue-morgue-ask-lay-down = Which cards does { $survivor } leave in the helicopter?
rue-morgue-ask-pick-up = Which cards does { $survivor } take out of the helicopter?
rue-morgue-event-got-in = { $survivor } got into the helicopter and took { $place }.
rue-morgue-event-got-out = { $survivor } got out of the helicopter at { $zone }.
rue-morgue-event-seat-changed = { $survivor } changed to { $place }.
rue-morgue-event-took-off = { $survivor } took off at { $zone }.
rue-morgue-event-landed = { $survivor } landed at { $zone }.
rue-morgue-event-flew = { $survivor } flew on, over { $to }.
rue-morgue-event-card-stored = { $survivor } left { $card_the } in the helicopter.
rue-morgue-event-card-retrieved = { $survivor } took { $card_the } out of the helicopter.

# --- Teams ------------------------------------------------------------------------------------------------------------

rue-morgue-do-choose-survivor = { $survivor }
rue-morgue-ask-choose-survivor = Whom does { $seat } lead? ({ $count } to be picked in all)
rue-morgue-ask-share-out = Who of team { $team } gets { $card_the }?
rue-morgue-ask-share-vests = Who of team { $team } wears a Bulletproof Vest? ({ $count } left)
rue-morgue-event-survivor-joined = { $seat } leads { $survivor }.
rue-morgue-event-vest-turned = The Vest of { $survivor } stopped a wound and is turned face down.
rue-morgue-event-team-scored = Team { $team }: { $points } experience.

# --- Team actions -----------------------------------------------------------------------------------------------------

rue-morgue-team-card-charge = Charge!
    .text = Go to a zone with enemies, or out of your own zone to some, for free; then each of you makes a free melee action.
rue-morgue-team-card-move = Move!
    .text = All go to one zone, or all leave one zone, each with a free move action.
rue-morgue-team-card-fire = Fire!
    .text = All fire at one zone, or all in one zone fire wherever they can, each with a free ranged action.
rue-morgue-part-go = go there
rue-morgue-part-hunt = go for them
rue-morgue-part-leave = leave
rue-morgue-part-fight = fight
rue-morgue-part-shoot = shoot
rue-morgue-part-shoot-at = shoot at it
rue-morgue-do-take-team-card = { $team_card }
rue-morgue-do-charge-to = Charge! All to { $zone }
rue-morgue-do-charge-from = Charge! All out of { $zone }
rue-morgue-do-move-to = Move! All to { $zone }
rue-morgue-do-move-from = Move! All out of { $zone }
rue-morgue-do-fire-at = Fire! All at { $zone }
rue-morgue-do-fire-from = Fire! All from { $zone }
rue-morgue-do-name = { $survivor } takes part
rue-morgue-do-begin = Begin
rue-morgue-do-next = { $survivor } is next
rue-morgue-do-go = Go to { $zone }
rue-morgue-ask-choose-team-card = Which team action card does team { $team } take?
rue-morgue-ask-name-teammates = { $team_card } Who joins { $survivor }?
rue-morgue-ask-take-turns = { $survivor }'s team action: who is next to { $part }?
rue-morgue-ask-go-there = { $survivor } goes to { $zone }. Which way?
rue-morgue-ask-go-anywhere = Where does { $survivor } go, for free?
rue-morgue-ask-attack-for-free = { $survivor } attacks for free. How?
rue-morgue-event-team-card-taken = Team { $team } took { $team_card }
rue-morgue-event-team-action-used = { $survivor } called { $team_card } ({ $zone })

# --- How it ends ------------------------------------------------------------------------------------------------------

rue-morgue-why-most-experience = The mission is over, and the most experience wins.

# --- Missions ---------------------------------------------------------------------------------------------------------

rue-morgue-mission-learning-to-fly = Learning to Fly
    .text = { zombicide-text-mission } Cross the hospital to the helicopter. You win when everybody who began is at the exit in an end phase: the first death loses. The helicopter cannot fly.
rue-morgue-mission-smells-like-team-spirit = Smells Like Team Spirit
    .text = { zombicide-text-mission } Reach the shelter: everybody who began must get out by the exit, each when their turn ends and no zombie is there; the first death loses. The blue objective unlocks the blue door, the pink one the pink door; each is worth { $objective_taken_experience } experience. The helicopter flies from the helipad. Among you must be a pilot and somebody with Fast Roping.

# --- Options ----------------------------------------------------------------------------------------------------------

rue-morgue-option-teams = Teams
    .text = How many teams there are, all with equally many survivors. In competitive missions they are rivals.
rue-morgue-option-teams-fitting = as suits the mission
rue-morgue-option-team-actions = Team actions
    .text = How many team action cards each team takes; for players who know the game.
