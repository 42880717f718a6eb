# Zombicide Season 3: Rue Morgue. What it shares with its family is in zombicide.ftl.

rue-morgue-title = Zombicide Season 3: Rue Morgue
rue-morgue-box = Rue Morgue
    .line = Zombicide, season 3
    .holds = { $count } missions
    .about = A hospital, a helicopter, teams of survivors, and the dead that climbed out of the morgue.

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
rue-morgue-zombie-standard-walker = Standard Walker
    .a = a Standard Walker
    .one = A Standard Walker
    .many = Standard Walkers
    .sign = w
    .text = Comes in another box.
rue-morgue-zombie-standard-fatty = Standard Fatty
    .a = a Standard Fatty
    .one = A Standard Fatty
    .many = Standard Fatties
    .sign = f
    .text = Comes in another box.
rue-morgue-zombie-toxic-walker = Toxic Walker
    .a = a Toxic Walker
    .one = A Toxic Walker
    .many = Toxic Walkers
    .sign = t
    .text = Comes in another box.

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
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
rue-morgue-colour-ward-1 = { rue-morgue-card-ward-1 }
    .sign = 1
rue-morgue-card-ward-2 = ward 2
    .the = ward 2
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
rue-morgue-colour-ward-2 = { rue-morgue-card-ward-2 }
    .sign = 2
rue-morgue-card-ward-3 = ward 3
    .the = ward 3
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
rue-morgue-colour-ward-3 = { rue-morgue-card-ward-3 }
    .sign = 3
rue-morgue-card-ward-4 = ward 4
    .the = ward 4
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
rue-morgue-colour-ward-4 = { rue-morgue-card-ward-4 }
    .sign = 4
rue-morgue-card-ward-5 = ward 5
    .the = ward 5
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
rue-morgue-colour-ward-5 = { rue-morgue-card-ward-5 }
    .sign = 5
rue-morgue-card-ward-6 = ward 6
    .the = ward 6
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
rue-morgue-colour-ward-6 = { rue-morgue-card-ward-6 }
    .sign = 6
rue-morgue-card-ward-7 = ward 7
    .the = ward 7
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
rue-morgue-colour-ward-7 = { rue-morgue-card-ward-7 }
    .sign = 7
rue-morgue-card-ward-8 = ward 8
    .the = ward 8
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
rue-morgue-colour-ward-8 = { rue-morgue-card-ward-8 }
    .sign = 8
rue-morgue-card-ward-9 = ward 9
    .the = ward 9
    .text = A tent with { rue-morgue-text-beds }. Nothing to find.
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
    .done = chose where it appears
rue-morgue-do-be-grabbed = Be pulled to { $zone }
    .done = chose who grabs
rue-morgue-do-distribute = { $survivor } shares out the cards
    .done = chose who shares out the cards
rue-morgue-do-give-to-die = { $card } for the die that shows { $die }
rue-morgue-ask-place-last = Too few { $zombie_many } are left for all. Where do the last { $count } appear?
rue-morgue-ask-be-grabbed = Several Abominations reach for { $survivor }. Which one gets hold?
rue-morgue-ask-who-distributes = Rival teams could share out the zombie cards. Whose turn is it?
rue-morgue-ask-share-cards = { $survivor } looks at the zombie cards. Which one is for the die that shows { $die }?
rue-morgue-event-spawn-dice-rolled = The spawn dice showed { $dice }{ $idle_id ->
    [yes] : no active spawn zone has these numbers, so they brought nobody.
   *[no] .
}
rue-morgue-event-zombie-card-drawn = { $deed_id ->
    [bring] { $zone }, danger { $level }: { $brings_counted }.
    [wake] { $zone }, danger { $level }: nobody new.
    [manhole] { $zone }, danger { $level }: { $brings_counted } from every manhole of the survivors' tiles.
    [bed-blue] { $zone }: a Crawler from every blue bed of the survivors' tiles.
    [bed-green] { $zone }: a Crawler from every green bed of the survivors' tiles.
   *[nothing] { $zone }, danger { $level }: nobody.
}
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
rue-morgue-do-enough = Enough: my teammates take the rest
    .done = left the rest to teammates
rue-morgue-ask-choose-survivor = Who does { $seat } lead? Still to be picked: { $count }.{ $needed_count ->
    [0] {""}
   *[other] {" "}The mission needs: { $needed }.
}
rue-morgue-ask-share-out = { $team ->
    [0] Who gets { $card_the }?
   *[other] Who of team { $team } gets { $card_the }?
}
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

rue-morgue-why-no-pilot = Nobody who can fly is left.
rue-morgue-why-too-few = { $survivor } are dead: too many of you to go on.
    .any = Too many of you are dead.
rue-morgue-why-bled-out = Your driver has bled to death in the car.
rue-morgue-why-last-truck = The last truck has left without enough of you.
rue-morgue-why-most-experience = The mission is over, and experience decides.

# --- Missions ---------------------------------------------------------------------------------------------------------

rue-morgue-mission-first-aid = First Aid
    .scene = Your driver has a hole in his leg and half an hour left. The hospital across the street has what he needs, and its caretaker lived next door. The car waits with the engine running.
    .goal-1 = Take the hospital key, the blue objective, from the caretaker's flat at B3.
    .goal-2 = Open the blue door, B4–B5, and take the medicine, the red objective at A6.
    .goal-3 = Get all who are still alive back to the car at the exit, C1.
    .lose-1 = You lose at the end of round 24: your driver has bled to death.
    .rule-1 = Only the blue objective unlocks the blue door.
    .rule-2 = Whoever takes the blue objective gets the Nailbat as well.
    .rule-3 = Once the red objective is taken, an alarm puts 4 noise tokens into A6, at once and when each round begins.
    .rule-4 = Three survivors are enough; up to 12 may take part.
    .rule-5 = Whoever takes an objective gains 5 experience.
    .turn-1 = The caretaker is out, but his bat is here, and it is full of nails. The blue door, B4–B5, can be opened now.
    .turn-2 = The cabinet was wired. An alarm howls in A6, and the pink spawn zone wakes at A1, beside your car: it gets a Zombie card every round. Run.
    .turn-3 = The driver no longer answers when you call. Four rounds left, this one included.
rue-morgue-mission-learning-to-fly = Learning to Fly
    .scene = A helicopter stands on the wasteland behind the hospital. Its tank is empty, but its doors lock, and from its seats one sees who is coming. The shortest way there leads through the wards.
    .goal-1 = Stand in the exit zone, E5, in an end phase: everybody who began.
    .lose-1 = You lose with the first death.
    .rule-1 = The helicopter cannot fly in this mission.
    .rule-2 = The first of you to stop indoors in D1–E2 sets off the event trigger at D1; in A4–C6, the one at C5.
    .rule-3 = An event trigger brings a Zombie card to each room of its tile; opening a door brings none there.
rue-morgue-mission-smells-like-team-spirit = Smells Like Team Spirit
    .scene = The shop at D2 has steel doors and a bed for each of you, and both doors are locked. The back one opens on a street that nobody can walk to. You stand on the helipad, beside a helicopter that flies and a rope that is long enough.
    .goal-1 = Leave by the exit, D2: everybody who began.
    .lose-1 = You lose with the first death.
    .rule-1 = Among you must be a Helicopter Pilot and somebody with Fast Roping.
    .rule-2 = No way leads on foot to the street at D1–F1: somebody has to come down there by rope.
    .rule-3 = The pink objective at B3 unlocks the pink door at the back, D1–D2; the blue one at D2 unlocks the blue door at the front, D2–D3.
    .rule-4 = The helicopter takes off from the helipad, B1, and lands there; stairs lead down to the street at C3.
    .rule-5 = Whoever ends a turn at D2 may leave, if no zombie is in the zone.
    .rule-6 = Whoever takes an objective gains 5 experience.
    .turn-1 = The blue objective is a bunch of keys. The front door, D2–D3, can be opened now.
    .turn-2 = The pink objective is a bolt cutter. The back door, D1–D2, can be opened now.
rue-morgue-mission-night-shift = Night Shift
    .scene = The camp is out of insulin, and the old hospital has been dark for a month. One box was left at A1, one in the morgue at F6. The rest is in the pharmacy, behind locks that want electricity.
    .goal-1 = Take the two red objectives, at A1 and in the morgue, F6.
    .goal-2 = Take the blue objective in the pharmacy, F4, behind the blue door, E4–F4, and the pink door, F3–F4.
    .goal-3 = Get all who are still alive back to the exit, B4, where you began.
    .lose-1 = You lose with the fifth death.
    .rule-1 = The first of you to stop in D1–F3 sets off the event trigger at D3. The power comes on, the blue and the pink door are unlocked, and 2 Runners come to A4.
    .rule-2 = The first of you to stop in D5, D6, E4, E6, F4 or F6 sets off the one at F6. 2 Crawlers come out of the morgue, F6, with a noise token.
    .rule-3 = Each of the two also brings a Zombie card to every room of its tile; opening a door brings none there.
    .rule-4 = Whoever takes an objective gains 5 experience.
    .turn-1 = Somebody found the fuses: the lights come on, ward by ward. The blue door, E4–F4, and the pink one, F3–F4, are unlocked, and 2 Runners turn into the street at A4 to see who is up so late.
    .turn-2 = In the morgue the drawers slide open, one after the other. 2 Crawlers are on the floor of F6.
rue-morgue-mission-black-box = Black Box
    .scene = The helicopter that was to fetch you lies across the street at F3. A looter was there first and has the flight recorder, which knows where the others landed. He is quicker than you.
    .goal-1 = Catch the looter and take the flight recorder, the blue objective, which is at E1 when you begin.
    .goal-2 = Get all who are still alive to the exit, I6.
    .lose-1 = You lose with the third death.
    .rule-1 = The looter flees as soon as one of you enters his zone: from E1 to H2, then from H2 to F6.
    .rule-2 = Behind him a door stays open: E1–E2 the first time, H2–H3 the second.
    .rule-3 = In F6 he cannot flee any more, but he is not alone there: 2 Runners appear.
    .rule-4 = Nobody enters F3, where the crashed helicopter lies.
    .rule-5 = Whoever makes him flee gains 5 experience, and so does whoever takes the objective.
    .turn-1 = He looks up, and is gone through the door E1–E2. The blue objective is at H2 now, and behind you the blue spawn zone wakes at A1: it gets a Zombie card every round.
    .turn-2 = Down the stairs, across the street, and not a look back. The door H2–H3 stands open, the blue objective is at F6, and the pink spawn zone wakes at G6, near your exit.
    .turn-3 = He ran into a room without a way out, and 2 Runners were in it. What is left of him still holds the recorder.
rue-morgue-mission-airlift = Airlift
    .scene = The serum came in on the last day and never left the helipad. The stairs are gone, and the dead inside the fence cannot get out. At the other end of the quarter a second helicopter stands on the wasteland, and one of you can fly.
    .goal-1 = Take the two red objectives, cool boxes for the serum, at A4 and H3.
    .goal-2 = Land on the helipad, A1, take the serum, the blue objective, and leave no zombie there.
    .goal-3 = Take off again with four of you aboard.
    .lose-1 = You lose with the third death.
    .lose-2 = You lose when no Helicopter Pilot is left.
    .rule-1 = Among you must be a Helicopter Pilot.
    .rule-2 = The helicopter begins at H4; it takes off and lands on the wasteland, H4, H5, I4 and I5, and on the helipad, A1.
    .rule-3 = Nobody walks onto the helipad, but you can see and shoot through its fence.
    .rule-4 = Whoever takes an objective gains 5 experience.
    .turn-1 = The skids touch the helipad, and a hatch in it flies open: 4 Walkers climb out at A1.
rue-morgue-mission-tent-city = Tent City
    .scene = The army gives up the camp: four more trucks, two seats in each. The drivers want the vaccine that still lies in the tents, and they do not wait.
    .goal-1 = Take the vaccine: the red objectives at A1 and E1, the blue one at H1.
    .goal-2 = Get at least three of you out on the trucks that stop at the exit, G7.
    .lose-1 = You lose with the fourth death.
    .lose-2 = You lose at the end of round 17, when the last truck has gone.
    .rule-1 = A truck stops at G7 in rounds 8, 11, 14 and 17.
    .rule-2 = In those rounds whoever ends a turn at G7 leaves, if no zombie is in the zone; each truck takes two.
    .rule-3 = Six of the tents are unknown; the infirmary stands at B2, the administration at E2.
    .rule-4 = Whoever reveals the tent at A2 gets the Nailbat.
    .rule-5 = The pink objective at D8 is not needed: whoever takes it gets Gasoline and Glass Bottles.
    .rule-6 = The first stop indoors on the tile of B8, or of E8, sets off its event trigger: a Zombie card for each room.
    .rule-7 = Whoever takes an objective gains 5 experience.
    .turn-1 = You are not the only ones who want the vaccine. 2 Runners come over the wasteland at I1.
    .turn-2 = The first truck stops at G7: two seats, this round only.
    .turn-3 = The second truck stops at G7: two seats, this round only.
    .turn-4 = The third truck stops at G7: two seats, this round only.
    .turn-5 = The last truck stops at G7. Nobody comes after it.
rue-morgue-mission-fire-with-fire = Fire with Fire
    .scene = The A-Bomb has swallowed every bullet in the district and still walks the street between the two blocks. Fire will do what bullets cannot. There is petrol in the north block and bottles in the south.
    .goal-1 = Take the three objectives: blue at B3, red at F3, pink at F5.
    .goal-2 = Kill the A-Bomb Abomination, which begins at E4.
    .lose-1 = You lose with the third death.
    .rule-1 = Only a Molotov kills the A-Bomb; fire spares no friend in that zone.
    .rule-2 = Whoever carries Gasoline and Glass Bottles makes a Molotov at any moment, for free.
    .rule-3 = Blue gives Gasoline, pink Glass Bottles, red one of each.
    .rule-4 = Whoever takes an objective gains 5 experience.
    .turn-1 = The pink spawn zone wakes at A1. It gets a Zombie card every round.
rue-morgue-mission-hold-the-ward = Hold the Ward
    .scene = Three of your friends lie in the ward at B3 and cannot be moved. What they need is in two cupboards at the ends of the hospital, and the drip takes its time. The dead have smelled them as well.
    .goal-1 = Take the two objectives, at A1 and F1.
    .goal-2 = Hold the ward, B3, at the end of four rounds: at least two of you in it, and no zombie.
    .lose-1 = You lose with the third death.
    .rule-1 = Rounds count once both objectives are taken; they need not follow each other.
    .rule-2 = Event triggers lie at A1 and F1: the first to stop in A1–C3, or in D1–F3, brings a Zombie card to each room there.
    .rule-3 = When the second objective is taken, the doors C3–C4 and E3–E4 burst open, if they are still shut.
    .rule-4 = Whoever takes the first objective gets La Guillotine.
    .rule-5 = Whoever takes an objective gains 5 experience.
    .turn-1 = The drip is running, and they have heard you. Doors that were still shut at C3–C4 and E3–E4 burst open. To the ward.
    .turn-2 = The round is over, and the ward has held.
rue-morgue-mission-last-supplies = The Last Supplies
    .scene = Four flats were stocked by people who thought of everything but the way out. Your team knows the addresses. So does the other one.
    .goal-1 = Be the team with the most experience when the mission ends.
    .rule-1 = For rival teams; level teams share the victory.
    .rule-2 = The mission ends when the four objectives are taken, at A2, F2, A5 and E6, or after round 10.
    .rule-3 = Whoever takes an objective gains 5 experience.
rue-morgue-mission-last-flight-out = Last Flight Out
    .scene = One helicopter, one tank, one flight. Before it leaves there is still something to be had on the helipad, in the block and in the tents. Whoever is ahead wants to be gone; all others want a little more time.
    .goal-1 = Be the team with the most experience when the mission ends.
    .rule-1 = For rival teams; level teams share the victory.
    .rule-2 = The mission ends when the helicopter is in the air with anybody aboard, or after round 10.
    .rule-3 = The helicopter stands on the helipad, B2; stairs lead up to it from A2 and D3.
    .rule-4 = Somebody must begin with Helicopter Pilot.
    .rule-5 = Whoever takes an objective, at B2, E1 or A4, gains 6 experience.
rue-morgue-mission-no-mans-camp = No Man's Camp
    .scene = The camp belonged to the army until this morning. Now it belongs to whoever empties it first. Nobody knows which tent is which, and the hospital next door is not as empty as it looks.
    .goal-1 = Be the team with the most experience when the mission ends.
    .rule-1 = For rival teams; level teams share the victory.
    .rule-2 = The mission ends when the four objectives are taken, red at A1, A6 and F1, blue at F5, or after round 8.
    .rule-3 = An event trigger lies at F1: the first to stop in D2, D3 or E1–F3 brings a Zombie card to each room there.
    .rule-4 = Whoever takes an objective gains 5 experience.
    .turn-1 = The blue objective rattles as it is lifted. The blue spawn zone wakes in the hospital, at F2: it gets a Zombie card every round.

# --- Options ----------------------------------------------------------------------------------------------------------

rue-morgue-option-teams = Teams
    .text = How many teams there are, all with equally many survivors. In competitive missions they are rivals.
rue-morgue-option-teams-fitting = as suits the mission
rue-morgue-option-team-actions = Team actions
    .text = How many team action cards each team takes; for players who know the game.
rue-morgue-option-crawlers = Crawlers
    .text = Without them the game is a little easier: attacks leave none, and bed cards bring none.

# --- What survivors carry ---------------------------------------------------------------------------------------------

rue-morgue-slot-pack-1 = reserve
    .the = the reserve
    .in = the reserve
    .where = reserve
rue-morgue-slot-pack-2 = second place in the reserve
    .the = the second place in the reserve
    .in = the reserve
    .where = reserve
rue-morgue-slot-pack-3 = third place in the reserve
    .the = the third place in the reserve
    .in = the reserve
    .where = reserve
rue-morgue-slot-pack-4 = fourth place in the reserve
    .the = the fourth place in the reserve
    .in = the reserve
    .where = reserve
rue-morgue-card-ak-47 = AK-47
    .the = the AK-47
    .text = { zombicide-text-weapon }
rue-morgue-card-bow = Bow
    .the = the Bow
    .text = { zombicide-text-weapon } A hit with a natural 6 deals { $six_damage } more.
rue-morgue-card-chainsaw = Chainsaw
    .the = the Chainsaw
    .text = { zombicide-text-weapon }
rue-morgue-card-crowbar = Crowbar
    .the = the Crowbar
    .text = { zombicide-text-weapon }
rue-morgue-card-double-barrel = Double Barrel
    .the = the Double Barrel
    .text = { zombicide-text-weapon }
rue-morgue-card-fire-axe = Fire Axe
    .the = the Fire Axe
    .text = { zombicide-text-weapon }
rue-morgue-card-knife = Knife
    .the = the Knife
    .text = { zombicide-text-weapon } In hand: +{ $lends_dice ->
        [one] 1 die
       *[other] { $lends_dice } dice
    } for the other melee weapon in hand.
rue-morgue-card-la-guillotine = La Guillotine
    .the = La Guillotine
    .text = { zombicide-text-weapon } Skinners killed with it leave no Crawlers.
rue-morgue-card-mac-10 = Mac-10
    .the = the Mac-10
    .text = { zombicide-text-weapon }
rue-morgue-card-mp5 = MP5
    .the = the MP5
    .text = { zombicide-text-weapon }
rue-morgue-card-nailbat = Nailbat
    .the = the Nailbat
    .text = { zombicide-text-weapon }
rue-morgue-card-pistol = Pistol
    .the = the Pistol
    .text = { zombicide-text-weapon }
rue-morgue-card-rifle = Rifle
    .the = the Rifle
    .text = { zombicide-text-weapon } With a Scope it makes a Sniper Rifle.
rue-morgue-card-saber = Saber
    .the = the Saber
    .text = { zombicide-text-weapon }
rue-morgue-card-sawed-off = Sawed-Off
    .the = the Sawed-Off
    .text = { zombicide-text-weapon }
rue-morgue-card-shotgun = Shotgun
    .the = the Shotgun
    .text = { zombicide-text-weapon }
rue-morgue-card-sniper-rifle = Sniper Rifle
    .the = the Sniper Rifle
    .text = { zombicide-text-weapon } Whoever fires it picks the targets. When discarded, it is a Rifle and a Scope again.
rue-morgue-card-sword = Sword
    .the = the Sword
    .text = { zombicide-text-weapon }
rue-morgue-card-urban-mace = Urban Mace
    .the = the Urban Mace
    .text = { zombicide-text-weapon }
rue-morgue-card-molotov = Molotov
    .the = the Molotov
    .text = In hand, for a ranged action: everybody in a zone in sight at range 0–1 dies, survivors and Abominations too. Noisy. Used up by one throw.
rue-morgue-card-aaahh = Aaahh!
    .the = the Aaahh! card
    .text = A Skinner Walker appears in the zone of whoever draws it.
rue-morgue-card-bulletproof-vest = Bulletproof Vest
    .the = the Bulletproof Vest
    .text = Stops two wounds dealt by survivors. It works from reserve, in competitive mode.
rue-morgue-card-gasoline = Gasoline
    .the = the Gasoline
    .text = With Glass Bottles it makes a Molotov, at any moment and for free.
rue-morgue-card-glass-bottles = Glass Bottles
    .the = the Glass Bottles
    .text = With Gasoline they make a Molotov, at any moment and for free.
rue-morgue-card-goalie-mask = Goalie Mask
    .the = the Goalie Mask
    .text = May be discarded instead of taking a wound, even from reserve.
rue-morgue-card-plenty-of-ammo-light = Plenty of Ammo (light)
    .the = Plenty of Ammo (light)
    .text = Even in reserve: once in each ranged action with an AK-47, a Mac-10, an MP5, a Pistol or a Rifle, all dice may be rolled again.
rue-morgue-card-plenty-of-ammo-heavy = Plenty of Ammo (heavy)
    .the = Plenty of Ammo (heavy)
    .text = Even in reserve: once in each ranged action with a Double Barrel, a Sawed-Off or a Shotgun, all dice may be rolled again.
rue-morgue-card-scope = Scope
    .the = the Scope
    .text = With a Rifle it makes a Sniper Rifle, at any moment and for free.
rue-morgue-card-wounded = Wounded
    .the = the Wounded card
    .text = Fills a slot and can be neither discarded nor traded. The second one kills.

# --- Skills -----------------------------------------------------------------------------------------------------------

rue-morgue-skill-plus-1-free-ranged-action = +1 free Ranged Action
    .text = { zombicide-skill-plus-1-free-ranged-action.text }
rue-morgue-skill-plus-1-free-melee-action = +1 free Melee Action
    .text = { zombicide-skill-plus-1-free-melee-action.text }
rue-morgue-skill-plus-1-die-ranged-again = { zombicide-skill-plus-1-die-ranged } (2nd)
    .text = { zombicide-skill-plus-1-die-ranged.text }
rue-morgue-skill-plus-1-free-team-action = +1 free Team Action
    .text = Once a turn: one more team action, with a card not used in this round.
rue-morgue-skill-plus-1-free-dog-action = +1 free Dog Action
    .text = One more action each turn, only for Dog Companions, who come in another box.
rue-morgue-skill-2-cocktails-are-better-than-1 = 2 cocktails are better than 1
    .text = Makes two Molotovs at a time.
rue-morgue-skill-death-grasp = Death grasp
    .text = Wounds cost no equipment as long as there is room for the Wounded card.
rue-morgue-skill-hold-your-nose = Hold your nose
    .text = Once a turn, after a kill that turn: a free search in any zone without zombies.
rue-morgue-skill-webbing = Webbing
    .text = Everything carried counts as being in hand.
rue-morgue-skill-hit-and-run = Hit & run
    .text = After an attack that kills a zombie or a rival: a free move action, whatever zombies are left in the zone.
rue-morgue-skill-lock-it-down = Lock it down
    .text = For one action, closes an open door; who opens it again finds no new zombies.
rue-morgue-skill-fast-roping = Fast Roping
    .text = May get out of a flying helicopter into a street zone.
rue-morgue-skill-distributor = Distributor
    .text = In the spawn step, looks at a zombie card for each spawn die and shares them out.
rue-morgue-skill-is-that-all-youve-got = Is that all you've got?
    .text = { zombicide-skill-is-that-all-youve-got.text }
rue-morgue-skill-break-in = Break-in
    .text = { zombicide-skill-break-in.text }
rue-morgue-skill-sniper = Sniper
    .text = Picks the targets of all ranged actions.
rue-morgue-skill-full-auto = Full auto
    .text = In ranged actions, may roll as many dice as there are actors in the target zone instead of the weapon's.
rue-morgue-skill-barbarian = Barbarian
    .text = In melee actions, may roll as many dice as there are actors in the zone instead of the weapon's.
rue-morgue-skill-toxic-immunity = Toxic immunity
    .text = The blood of toxic zombies, who come in another box, does no harm.
rue-morgue-skill-born-leader = Born leader
    .text = { zombicide-skill-born-leader.text }
rue-morgue-skill-steady-hand = Steady hand
    .text = Shots pass other survivors by.
rue-morgue-skill-medic = Medic
    .text = Once a turn, for free: removes a Wounded card from a survivor in the zone.
rue-morgue-skill-ninja = Ninja
    .text = Makes no noise: neither the figure nor equipment counts, unless wanted.
rue-morgue-skill-matching-set = Matching set!
    .text = { zombicide-skill-matching-set.text }
rue-morgue-skill-low-profile = Low profile
    .text = Others' shots pass this survivor by.
rue-morgue-skill-helicopter-pilot = Helicopter Pilot
    .text = May take off, fly and land with a helicopter.
rue-morgue-skill-gunslinger = Gunslinger
    .text = All ranged weapons count as Dual.
rue-morgue-skill-hoard = Hoard
    .text = Room in reserve for one more card.
rue-morgue-skill-free-reload = Free reload
    .text = { zombicide-skill-free-reload.text }
rue-morgue-skill-1-re-roll-per-turn = 1 re-roll per turn
    .text = Once a turn, all dice of an action may be rolled again.
rue-morgue-skill-loud = Loud
    .text = Once a turn: the zone counts as the noisiest of the board until the next turn.
rue-morgue-skill-lifesaver = Lifesaver
    .text = { zombicide-skill-lifesaver.text }
rue-morgue-skill-super-strength = Super strength
    .text = { zombicide-skill-super-strength.text }
rue-morgue-skill-trick-shot = Trick shot
    .text = { zombicide-skill-trick-shot.text }
rue-morgue-skill-zombie-link = Zombie link
    .text = { zombicide-skill-zombie-link.text }
rue-morgue-skill-point-blank = Point-Blank
    .text = Shots at range 0 pick their targets.
rue-morgue-skill-charge = Charge
    .text = For free, as often as wanted: move up to two zones to reach zombies or rivals.
rue-morgue-skill-blitz = Blitz
    .text = Killing the last zombie of a zone gives a free move action, to be made at once.
rue-morgue-skill-sprint = Sprint
    .text = Once a turn, a move action crosses up to three zones.
rue-morgue-skill-jump = Jump
    .text = Once a turn, for one action: lands two zones away in sight, over anybody, where nothing else bars the way.
rue-morgue-skill-tough = Tough
    .text = Ignores the first attack of a zombie in each zombies' phase.
rue-morgue-skill-bloodlust-melee = Bloodlust: Melee
    .text = For one action: move up to two zones to reach zombies or rivals, then take a free melee action.
rue-morgue-skill-bloodlust-ranged = Bloodlust: Ranged
    .text = For one action: move up to two zones to reach zombies or rivals, then take a free ranged action.
rue-morgue-skill-bloodlust-combat = Bloodlust: Combat
    .text = For one action: move up to two zones to reach zombies or rivals, then take a free combat action.
rue-morgue-text-dreadnought = Takes no wounds from this type of zombie.
rue-morgue-text-collector = This type of zombie is worth twice the experience.
rue-morgue-text-damage-with = 1 more damage with it.
rue-morgue-text-starts-with = Begins the match with it, in addition to what is dealt.
rue-morgue-text-can-start = May begin there, with just enough experience, if all players agree.
rue-morgue-skill-dreadnought-walker = Dreadnought: { rue-morgue-zombie-walker }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-walker = Collector: { rue-morgue-zombie-walker }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-dreadnought-fatty = Dreadnought: { rue-morgue-zombie-fatty }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-fatty = Collector: { rue-morgue-zombie-fatty }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-dreadnought-runner = Dreadnought: { rue-morgue-zombie-runner }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-runner = Collector: { rue-morgue-zombie-runner }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-dreadnought-crawler = Dreadnought: { rue-morgue-zombie-crawler }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-crawler = Collector: { rue-morgue-zombie-crawler }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-dreadnought-abomination = Dreadnought: { rue-morgue-zombie-abomination }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-abomination = Collector: { rue-morgue-zombie-abomination }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-plus-1-damage-with-ak-47 = +1 Damage with { rue-morgue-card-ak-47.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-bow = +1 Damage with { rue-morgue-card-bow.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-chainsaw = +1 Damage with { rue-morgue-card-chainsaw.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-crowbar = +1 Damage with { rue-morgue-card-crowbar.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-double-barrel = +1 Damage with { rue-morgue-card-double-barrel.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-fire-axe = +1 Damage with { rue-morgue-card-fire-axe.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-knife = +1 Damage with { rue-morgue-card-knife.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-la-guillotine = +1 Damage with { rue-morgue-card-la-guillotine.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-mac-10 = +1 Damage with { rue-morgue-card-mac-10.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-mp5 = +1 Damage with { rue-morgue-card-mp5.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-nailbat = +1 Damage with { rue-morgue-card-nailbat.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-pistol = +1 Damage with { rue-morgue-card-pistol.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-rifle = +1 Damage with { rue-morgue-card-rifle.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-saber = +1 Damage with { rue-morgue-card-saber.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-sawed-off = +1 Damage with { rue-morgue-card-sawed-off.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-shotgun = +1 Damage with { rue-morgue-card-shotgun.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-sniper-rifle = +1 Damage with { rue-morgue-card-sniper-rifle.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-sword = +1 Damage with { rue-morgue-card-sword.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-urban-mace = +1 Damage with { rue-morgue-card-urban-mace.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-starts-with-a-ak-47 = Starts with { rue-morgue-card-ak-47.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-bow = Starts with { rue-morgue-card-bow.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-chainsaw = Starts with { rue-morgue-card-chainsaw.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-crowbar = Starts with { rue-morgue-card-crowbar.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-double-barrel = Starts with { rue-morgue-card-double-barrel.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-fire-axe = Starts with { rue-morgue-card-fire-axe.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-knife = Starts with { rue-morgue-card-knife.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-la-guillotine = Starts with { rue-morgue-card-la-guillotine.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-mac-10 = Starts with { rue-morgue-card-mac-10.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-mp5 = Starts with { rue-morgue-card-mp5.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-nailbat = Starts with { rue-morgue-card-nailbat.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-pistol = Starts with { rue-morgue-card-pistol.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-rifle = Starts with { rue-morgue-card-rifle.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-saber = Starts with { rue-morgue-card-saber.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-sawed-off = Starts with { rue-morgue-card-sawed-off.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-shotgun = Starts with { rue-morgue-card-shotgun.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-sword = Starts with { rue-morgue-card-sword.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-urban-mace = Starts with { rue-morgue-card-urban-mace.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-can-start-at-yellow = Can start at { zombicide-level-yellow }
    .text = { rue-morgue-text-can-start }
rue-morgue-skill-can-start-at-orange = Can start at { zombicide-level-orange }
    .text = { rue-morgue-text-can-start }
rue-morgue-skill-can-start-at-red = Can start at { zombicide-level-red }
    .text = { rue-morgue-text-can-start }

# --- Wounds, weapons made, fights -------------------------------------------------------------------------------------

rue-morgue-way-noisy = noisy
rue-morgue-way-silent = silent
rue-morgue-do-lose-card = Lose { $card_the } ({ $slot })
rue-morgue-do-take-wound = The Wounded card goes to { $slot_the }
    .done = put the Wounded card in its slot
rue-morgue-do-combine = { $survivor } makes { $card_the }
rue-morgue-do-throw-molotov = Throw a Molotov into { $zone }
rue-morgue-do-medic = Medic: treat { $survivor }
rue-morgue-do-lock-it-down = Lock it down: close the door { $gate }
rue-morgue-do-loud = Loud: make this the noisiest zone
rue-morgue-do-ninja = { $way_id ->
    [noisy] Do without Ninja
   *[silent] Be a Ninja again
}
rue-morgue-ask-take-wounded-card = { $survivor } is wounded. Which card is lost, or where does the Wounded card go?
rue-morgue-ask-blitz-move = { $survivor } may move at once. Where?
rue-morgue-ask-start-higher = May { $survivor } begin at { $level }?
rue-morgue-event-weapon-made = { $survivor } made { $count ->
    [one] { $card_the }
   *[other] { $card }, { $count } of them
}.
rue-morgue-event-molotov-thrown = { $survivor } threw a Molotov: nobody in { $zone } lives.

# --- Guests from other boxes ------------------------------------------------------------------------------------------

rue-morgue-zombie-standard-runner = Standard Runner
    .a = a Standard Runner
    .one = A Standard Runner
    .many = Standard Runners
    .sign = SR
    .text = Comes in another box.
rue-morgue-zombie-standard-abomination = Standard Abomination
    .a = a Standard Abomination
    .one = A Standard Abomination
    .many = Standard Abominations
    .sign = SA
    .text = Comes in another box.
rue-morgue-zombie-toxic-fatty = Toxic Fatty
    .a = a Toxic Fatty
    .one = A Toxic Fatty
    .many = Toxic Fatties
    .sign = TF
    .text = Comes in another box.
rue-morgue-zombie-toxic-runner = Toxic Runner
    .a = a Toxic Runner
    .one = A Toxic Runner
    .many = Toxic Runners
    .sign = TR
    .text = Comes in another box.
rue-morgue-zombie-toxic-abomination = Toxic Abomination
    .a = a Toxic Abomination
    .one = A Toxic Abomination
    .many = Toxic Abominations
    .sign = TA
    .text = Comes in another box.
rue-morgue-zombie-berserker-walker = Berserker Walker
    .a = a Berserker Walker
    .one = A Berserker Walker
    .many = Berserker Walkers
    .sign = BW
    .text = Comes in another box.
rue-morgue-zombie-berserker-fatty = Berserker Fatty
    .a = a Berserker Fatty
    .one = A Berserker Fatty
    .many = Berserker Fatties
    .sign = BF
    .text = Comes in another box.
rue-morgue-zombie-berserker-runner = Berserker Runner
    .a = a Berserker Runner
    .one = A Berserker Runner
    .many = Berserker Runners
    .sign = BR
    .text = Comes in another box.
rue-morgue-zombie-berserker-abomination = Berserker Abomination
    .a = a Berserker Abomination
    .one = A Berserker Abomination
    .many = Berserker Abominations
    .sign = BA
    .text = Comes in another box.
rue-morgue-zombie-zombie-dog = Zombie Dog
    .a = a Zombie Dog
    .one = A Zombie Dog
    .many = Zombie Dogs
    .sign = D
    .text = Comes in another box.

# --- Why not: a sentence for each rule, and a few words for lists ----------------------------------------------------

rue-morgue-no-rm-act-01 = { zombicide-not-tired }
    .short = { zombicide-not-tired.short }
rue-morgue-no-rm-act-04 = { zombicide-not-objective }
    .short = { zombicide-not-objective.short }
rue-morgue-no-rm-cbt-09 = { zombicide-not-tough }
    .short = { zombicide-not-tough.short }
rue-morgue-no-rm-chg-07 = { $actor } cannot Charge! out of the zone: its zombies cost more than one move. Kill some first.
    .short = Held by zombies
rue-morgue-no-rm-crh-01 = { $actor } cannot go there: the wreck of the helicopter lies on it. Go round.
    .short = The wreck is in the way
rue-morgue-no-rm-dor-01 = { zombicide-not-barehanded }
    .short = { zombicide-not-barehanded.short }
rue-morgue-no-rm-eqp-02 = { zombicide-not-gems }
    .short = { zombicide-not-gems.short }
rue-morgue-no-rm-eqp-05 = { zombicide-not-melee }
    .short = { zombicide-not-melee.short }
rue-morgue-no-rm-gen-05 = The mission does not allow this yet; its page says what it needs.
    .short = The mission says no
rue-morgue-no-rm-hel-02 = { $do_id ->
    [move] { $actor } cannot walk: { $actor } sits in the helicopter. Get out first.
   *[other] { $actor } cannot get in: the helicopter is in another zone. Go there.
}
    .short = Helicopter elsewhere
rue-morgue-no-rm-hel-03 = { $actor } cannot get in: there are zombies in the zone. Kill them first.
    .short = Zombies in the zone
rue-morgue-no-rm-hel-04 = { $actor } cannot get in there: the seat is taken. Take another one.
    .short = Seat taken
rue-morgue-no-rm-hel-06 = { $actor } cannot get out: the helicopter is in the air. Land first.
    .short = In the air
rue-morgue-no-rm-hel-07 = { $actor } cannot get out here: nobody can stand below. Fly to a street.
    .short = No place to get out
rue-morgue-no-rm-hel-09 = Every seat is taken, so nobody changes. Somebody has to get out first.
    .short = All seats taken
rue-morgue-no-rm-hel-10 = { $actor } cannot leave the pilot's seat in flight. Land first.
    .short = Pilot in flight
rue-morgue-no-rm-hel-22 = { $actor } cannot do this from the air. Land first.
    .short = In the air
rue-morgue-no-rm-hel-27 = { $actor } cannot store cards: the helicopter is in another zone. Go there.
    .short = Helicopter elsewhere
rue-morgue-no-rm-hel-28 = { $actor } cannot take cards out: no helicopter with cards is here. Go to it.
    .short = Helicopter elsewhere
rue-morgue-no-rm-inv-02 = There is no room for { $card_the } in { $slot_the }. Put it elsewhere.
    .short = Does not fit there
rue-morgue-no-rm-inv-03 = { zombicide-not-stowed }
    .short = { zombicide-not-stowed.short }
rue-morgue-no-rm-mov-05 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
rue-morgue-no-rm-mva-02 = { zombicide-not-shut }
    .short = { zombicide-not-shut.short }
rue-morgue-no-rm-mva-03 = { zombicide-not-held }
    .short = { zombicide-not-held.short }
rue-morgue-no-rm-mvo-04 = { $actor } cannot Move! out of the zone: its zombies cost more than one move. Kill some first.
    .short = Held by zombies
rue-morgue-no-rm-pad-03 = { zombicide-not-fenced }
    .short = { zombicide-not-fenced.short }
rue-morgue-no-rm-rel-01 = { zombicide-not-empty }
    .short = { zombicide-not-empty.short }
rue-morgue-no-rm-rng-02 = { zombicide-not-unseen }
    .short = { zombicide-not-unseen.short }
rue-morgue-no-rm-rng-06 = { zombicide-not-range }
    .short = { zombicide-not-range.short }
rue-morgue-no-rm-sea-02 = { zombicide-not-watched }
    .short = { zombicide-not-watched.short }
rue-morgue-no-rm-sea-04 = { zombicide-not-twice }
    .short = { zombicide-not-twice.short }
rue-morgue-no-rm-sea-06 = { zombicide-not-no-deck }
    .short = { zombicide-not-no-deck.short }
rue-morgue-no-rm-sea-08 = { $actor } cannot search here: streets, corridors and wards hold nothing. Go to a room or to lockers.
    .short = Nothing to search here
rue-morgue-no-rm-set-11 = { zombicide-not-one-each }
    .short = { zombicide-not-one-each.short }
rue-morgue-no-rm-sk-09 = { $actor }'s team has used this card in this round already. Take another one.
    .short = Card used
rue-morgue-no-rm-tea-04 = { $actor }'s team does not have this card. Use one of its own.
    .short = Not your team's card
rue-morgue-no-rm-tea-05 = { $actor }'s team has used its team action of this round. Wait for the next round.
    .short = Team action used
rue-morgue-no-rm-tea-06 = { $actor } would be alone: a teammate has to be able to take part. Bring one within reach.
    .short = No teammate can join
rue-morgue-no-rm-tea-07 = { $do_id ->
    [name] { $survivor } cannot take part: whoever is named has to be able to do it. Name others.
   *[other] { $actor } cannot take part from here: somebody named has to be able to do it. Change place or weapon.
}
    .short = Not able to take part
rue-morgue-no-rm-tpo-01 = { zombicide-not-shielded }
    .short = { zombicide-not-shielded.short }
rue-morgue-no-rm-trd-02 = { zombicide-not-apart }
    .short = { zombicide-not-apart.short }
rue-morgue-no-get-out = { $actor } cannot get out of the helicopter here. Fly on, or land first.
    .short = No place to get out
rue-morgue-no-get-in = { $actor } cannot get into the helicopter now. Wait until it stands in the same zone.
    .short = Not now
rue-morgue-no-change-seat = { $actor } cannot change seats now. Get in first, or land.
    .short = Not now
rue-morgue-no-retrieve = { $actor } cannot take cards out: no helicopter with cards is here. Go to it.
    .short = Helicopter elsewhere
rue-morgue-no-rm-hel-11 = The helicopter cannot fly in this mission. Look at the mission's goals.
    .short = Does not fly here
rue-morgue-no-rm-hel-12 = { $actor } cannot fly it: that takes the Helicopter Pilot skill and the pilot's seat. Let a pilot sit there.
    .short = No pilot at the controls
rue-morgue-no-rm-hel-13 = { $actor } cannot do that here: this is not a landing zone. Fly to one.
    .short = No landing place
rue-morgue-no-rm-hel-16 = { $actor } cannot fly on: the helicopter is on the ground. Take off first.
    .short = On the ground
