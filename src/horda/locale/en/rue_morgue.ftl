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

# --- The dead --------------------------------------------------------------------------------------------------------

rue-morgue-zombie-walker = Skinner Walker
    .a = a Skinner Walker
    .one = A Skinner Walker
    .many = Skinner Walkers
    .sign = W
    .text = { zombicide-text-zombie }
rue-morgue-zombie-runner = Skinner Runner
    .a = a Skinner Runner
    .one = A Skinner Runner
    .many = Skinner Runners
    .sign = R
    .text = { zombicide-text-zombie }
rue-morgue-zombie-fatty = Skinner Fatty
    .a = a Skinner Fatty
    .one = A Skinner Fatty
    .many = Skinner Fatties
    .sign = F
    .text = { zombicide-text-zombie } Two Skinner Walkers come with it.
rue-morgue-zombie-crawler = Crawler
    .a = a Crawler
    .one = A Crawler
    .many = Crawlers
    .sign = C
    .text = { zombicide-text-zombie }
rue-morgue-zombie-abomination = A-Bomb Abomination
    .a = an A-Bomb Abomination
    .one = An A-Bomb Abomination
    .many = A-Bomb Abominations
    .sign = A
    .text = No damage kills it, only what destroys everybody in a zone. { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }; its attack deals { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }. At the end of its turn it pulls in the survivors of every zone next to its own. Worth { $experience } experience.

rue-morgue-token-locator = spawn locator
rue-morgue-token-tent = tent
rue-morgue-token-trigger = event trigger
rue-morgue-token-trigger-used = used event trigger
rue-morgue-token-crashed-helicopter = crashed helicopter
rue-morgue-feature-manhole = manhole
rue-morgue-feature-bed = bed
rue-morgue-colour-1 = number 1
    .sign = 1
rue-morgue-colour-2 = number 2
    .sign = 2
rue-morgue-colour-3 = number 3
    .sign = 3
rue-morgue-colour-4 = number 4
    .sign = 4
rue-morgue-colour-5 = number 5
    .sign = 5
rue-morgue-colour-6 = number 6
    .sign = 6

# The tents of the camp; once revealed, a tent's card is its colour on the map.
rue-morgue-text-beds = { $blue ->
    [0] {""}
    [one] 1 blue bed
   *[other] { $blue } blue beds
}{ $both ->
    [yes] {" and "}
   *[no] {""}
}{ $green ->
    [0] {""}
    [one] 1 green bed
   *[other] { $green } green beds
}
rue-morgue-card-ward-1 = ward 1
    .the = ward 1
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-1 = { rue-morgue-card-ward-1 }
    .sign = 1
rue-morgue-card-ward-2 = ward 2
    .the = ward 2
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-2 = { rue-morgue-card-ward-2 }
    .sign = 2
rue-morgue-card-ward-3 = ward 3
    .the = ward 3
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-3 = { rue-morgue-card-ward-3 }
    .sign = 3
rue-morgue-card-ward-4 = ward 4
    .the = ward 4
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-4 = { rue-morgue-card-ward-4 }
    .sign = 4
rue-morgue-card-ward-5 = ward 5
    .the = ward 5
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-5 = { rue-morgue-card-ward-5 }
    .sign = 5
rue-morgue-card-ward-6 = ward 6
    .the = ward 6
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-6 = { rue-morgue-card-ward-6 }
    .sign = 6
rue-morgue-card-ward-7 = ward 7
    .the = ward 7
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-7 = { rue-morgue-card-ward-7 }
    .sign = 7
rue-morgue-card-ward-8 = ward 8
    .the = ward 8
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-8 = { rue-morgue-card-ward-8 }
    .sign = 8
rue-morgue-card-ward-9 = ward 9
    .the = ward 9
    .text = A tent with { rue-morgue-text-beds }. Nothing to be found.
rue-morgue-colour-ward-9 = { rue-morgue-card-ward-9 }
    .sign = 9
rue-morgue-card-administration = administrative tent
    .the = the administrative tent
    .text = No beds. One may search here.
rue-morgue-colour-administration = { rue-morgue-card-administration }
    .sign = a
rue-morgue-card-infirmary = infirmary tent
    .the = the infirmary tent
    .text = No beds. One may search here.
rue-morgue-colour-infirmary = { rue-morgue-card-infirmary }
    .sign = i
rue-morgue-deck-tents = tent

rue-morgue-do-place-last = Put { $zombie_a } in { $zone }
rue-morgue-do-be-grabbed = Be pulled to { $zone }
rue-morgue-do-distribute = { $survivor } shares out the cards
rue-morgue-do-give-to-die = { $card } for the die that shows { $die }
rue-morgue-ask-place-last = Too few { $zombie_many } are left for all. Where do the last { $count } appear?
rue-morgue-ask-be-grabbed = Several Abominations reach for { $survivor }. Which one gets hold?
rue-morgue-ask-who-distributes = Rival teams could share out the zombie cards. Whose turn is it?
rue-morgue-ask-share-cards = { $survivor } looks at the zombie cards. Which one is for the die that shows { $die }?
rue-morgue-event-spawn-dice-rolled = The spawn dice show { $dice }.
rue-morgue-event-survivor-grabbed = The A-Bomb pulled { $survivor } into { $zone }.
rue-morgue-event-tent-revealed = { $survivor } opened the tent in { $zone }: { $card_the }.
rue-morgue-event-trigger-set-off = { $survivor } set off the event trigger in { $zone }.

rue-morgue-text-row-blue = { $blue_zombie ->
    [walker] { rue-morgue-zombie-walker } ×{ $blue_count }
    [runner] { rue-morgue-zombie-runner } ×{ $blue_count }
    [fatty] { rue-morgue-zombie-fatty } ×{ $blue_count }
    [abomination] { rue-morgue-zombie-abomination } ×{ $blue_count }
   *[none] nobody
}
rue-morgue-text-row-yellow = { $yellow_zombie ->
    [walker] { rue-morgue-zombie-walker } ×{ $yellow_count }
    [runner] { rue-morgue-zombie-runner } ×{ $yellow_count }
    [fatty] { rue-morgue-zombie-fatty } ×{ $yellow_count }
    [abomination] { rue-morgue-zombie-abomination } ×{ $yellow_count }
   *[none] nobody
}
rue-morgue-text-row-orange = { $orange_zombie ->
    [walker] { rue-morgue-zombie-walker } ×{ $orange_count }
    [runner] { rue-morgue-zombie-runner } ×{ $orange_count }
    [fatty] { rue-morgue-zombie-fatty } ×{ $orange_count }
    [abomination] { rue-morgue-zombie-abomination } ×{ $orange_count }
   *[none] nobody
}
rue-morgue-text-row-red = { $red_zombie ->
    [walker] { rue-morgue-zombie-walker } ×{ $red_count }
    [runner] { rue-morgue-zombie-runner } ×{ $red_count }
    [fatty] { rue-morgue-zombie-fatty } ×{ $red_count }
    [abomination] { rue-morgue-zombie-abomination } ×{ $red_count }
   *[none] nobody
}
rue-morgue-text-rows = Blue: { rue-morgue-text-row-blue }. Yellow: { rue-morgue-text-row-yellow }. Orange: { rue-morgue-text-row-orange }. Red: { rue-morgue-text-row-red }.
rue-morgue-text-activate = All { $blue_zombie ->
    [walker] { rue-morgue-zombie-walker.many }
    [runner] { rue-morgue-zombie-runner.many }
   *[fatty] { rue-morgue-zombie-fatty.many }
} act once more; at blue danger nobody does.
rue-morgue-text-manholes = Out of every manhole of a tile with survivors. { rue-morgue-text-rows }
rue-morgue-text-beds-card = A Crawler on every { $icon ->
    [blue] blue
   *[green] green
} bed of a tile with survivors.

# --- Zombie cards ----------------------------------------------------------------------------------------------------

rue-morgue-card-z145 = no. 145
    .text = { rue-morgue-text-rows }
rue-morgue-card-z146 = no. 146
    .text = { rue-morgue-text-rows }
rue-morgue-card-z147 = no. 147
    .text = { rue-morgue-text-rows }
rue-morgue-card-z148 = no. 148
    .text = { rue-morgue-text-rows }
rue-morgue-card-z149 = no. 149
    .text = { rue-morgue-text-rows }
rue-morgue-card-z150 = no. 150
    .text = { rue-morgue-text-rows }
rue-morgue-card-z151 = no. 151
    .text = { rue-morgue-text-rows }
rue-morgue-card-z152 = no. 152
    .text = { rue-morgue-text-rows }
rue-morgue-card-z153 = no. 153
    .text = { rue-morgue-text-rows }
rue-morgue-card-z154 = no. 154
    .text = { rue-morgue-text-rows }
rue-morgue-card-z155 = no. 155
    .text = { rue-morgue-text-rows }
rue-morgue-card-z156 = no. 156
    .text = { rue-morgue-text-rows }
rue-morgue-card-z157 = no. 157
    .text = { rue-morgue-text-rows }
rue-morgue-card-z158 = no. 158
    .text = { rue-morgue-text-rows }
rue-morgue-card-z159 = no. 159
    .text = { rue-morgue-text-rows }
rue-morgue-card-z160 = no. 160
    .text = { rue-morgue-text-rows }
rue-morgue-card-z161 = no. 161
    .text = { rue-morgue-text-rows }
rue-morgue-card-z162 = no. 162
    .text = { rue-morgue-text-rows }
rue-morgue-card-z163 = no. 163
    .text = { rue-morgue-text-rows }
rue-morgue-card-z164 = no. 164
    .text = { rue-morgue-text-rows }
rue-morgue-card-z165 = no. 165
    .text = { rue-morgue-text-rows }
rue-morgue-card-z166 = no. 166
    .text = { rue-morgue-text-rows }
rue-morgue-card-z167 = no. 167
    .text = { rue-morgue-text-rows }
rue-morgue-card-z168 = no. 168
    .text = { rue-morgue-text-rows }
rue-morgue-card-z169 = no. 169
    .text = { rue-morgue-text-rows }
rue-morgue-card-z170 = no. 170
    .text = { rue-morgue-text-rows }
rue-morgue-card-z171 = no. 171
    .text = { rue-morgue-text-rows }
rue-morgue-card-z172 = no. 172
    .text = { rue-morgue-text-rows }
rue-morgue-card-z173 = no. 173
    .text = { rue-morgue-text-rows }
rue-morgue-card-z174 = no. 174
    .text = { rue-morgue-text-rows }
rue-morgue-card-z175 = no. 175
    .text = { rue-morgue-text-rows }
rue-morgue-card-z176 = no. 176
    .text = { rue-morgue-text-rows }
rue-morgue-card-z177 = no. 177
    .text = { rue-morgue-text-rows }
rue-morgue-card-z178 = no. 178
    .text = { rue-morgue-text-rows }
rue-morgue-card-z179 = no. 179
    .text = { rue-morgue-text-rows }
rue-morgue-card-z180 = no. 180
    .text = { rue-morgue-text-rows }
rue-morgue-card-z181 = no. 181
    .text = { rue-morgue-text-activate }
rue-morgue-card-z182 = no. 182
    .text = { rue-morgue-text-activate }
rue-morgue-card-z183 = no. 183
    .text = { rue-morgue-text-activate }
rue-morgue-card-z184 = no. 184
    .text = { rue-morgue-text-activate }
rue-morgue-card-z185 = no. 185
    .text = { rue-morgue-text-manholes }
rue-morgue-card-z186 = no. 186
    .text = { rue-morgue-text-manholes }
rue-morgue-card-z187 = no. 187
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z188 = no. 188
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z189 = no. 189
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z190 = no. 190
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z191 = no. 191
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z192 = no. 192
    .text = { rue-morgue-text-beds-card }

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
rue-morgue-option-crawlers = Crawlers
    .text = Without them the game is a little easier: attacks leave none, and bed cards bring none.
