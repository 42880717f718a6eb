# The referee of a real table: its questions, what cannot be in a position, and how to mend it.

referee-ask-dice = { $count ->
    [one] What does the die show? 1 die to go.
   *[other] What do the dice show? { $count } dice to go.
}
referee-ask-dice-of = { $count ->
    [one] What did { $who } roll? 1 die to go.
   *[other] What did { $who } roll? { $count } dice to go.
}
referee-ask-card = Which card came?
referee-ask-card-for = Which card came for { $place }?
referee-no-sight = This game has no lines of sight.
referee-no-odds = No dice and no cards decide that.
referee-no-votes = Only City of Horror has votes.
referee-no-fight = Nobody fights “{ $name }”: no card with a power has that name.
referee-not-counted = No card “{ $name }” can be counted in before the roll.
referee-no-pointing = { $voter } cannot point at { $against } here: only who is there votes, and only who is there is named.
referee-unknown-place = No place on this board is called “{ $name }”.
referee-unknown-figure = Nobody at this table is called “{ $name }”.
referee-sees = { $count ->
    [0] Sees nobody.
    [one] Sees figures in 1 place.
   *[other] Sees figures in { $count } places.
}
referee-fight = { $who } fights power { $power } with a bonus of { $added }.
referee-vote-attack = { $count ->
    [one] 1 zombie at { $place }: the attack happens.
   *[other] { $count } zombies at { $place }: the attack happens.
}
referee-vote-sharing = { $place }: a vote decides who shares out the supplies.
referee-vote-none = { $count ->
    [0] No zombies at { $place }, so no attack and no vote.
    [one] 1 zombie at { $place } is too few for an attack.
   *[other] { $count } zombies at { $place } are too few for an attack.
}

referee-question-fight = The odds of a fight
    .line = Dice, cards that help, and what a defeat costs.
referee-zombiland-set-up = Who stands where?
referee-zombiland-where = Where is { $who }?
referee-zombiland-tap-piece = Tap a piece, then its space.
referee-zombiland-tap-space = { $who }: now tap a space.
referee-zombiland-put = Put { $who } here: { $place }
referee-zombiland-who-plays = Who plays, clockwise
referee-zombiland-not-playing = Not on the board yet
referee-zombiland-cards = { $held ->
    [0] no cards
    [one] 1 card, { $known } known
   *[other] { $held } cards, { $known } known
}
referee-zombiland-status = What became of the character
referee-zombiland-status-alive = survivor
referee-zombiland-status-laid = dead, about to rise
referee-zombiland-status-zombie = zombie
referee-zombiland-status-killed = zombie, off the board
referee-zombiland-status-dead = dead, in the Survivor Team
referee-zombiland-health = Health
referee-zombiland-tokens = Location tokens
referee-zombiland-remove = { $who } does not play
referee-zombiland-turn = Whose turn
referee-zombiland-fights = What they fight
referee-zombiland-before-roll = nothing yet: before the move
referee-zombiland-first = First Player
referee-zombiland-who-fights = Who fights?
referee-zombiland-against = Against
referee-zombiland-percent = { $percent } %
referee-zombiland-wins = { $who } wins
referee-zombiland-sum = Die + { $added }, against { $power }
referee-zombiland-six = A 6 always wins.
referee-zombiland-rolled = What was rolled
referee-zombiland-die-wins = wins
referee-zombiland-die-loses = loses
referee-zombiland-total-wins = A { $die }: { $total } of { $power }. That wins.
referee-zombiland-total-loses = A { $die }: { $total } of { $power }. That is not enough.
referee-zombiland-count-in = Cards: tap to count them in
referee-zombiland-card-now = { $who }, before the roll
referee-zombiland-card-later = { $who }, after a roll that would lose
referee-zombiland-card-never = { $who } may not play it in this fight
referee-zombiland-no-cards = No named card in a hand adds to this fight.
referee-zombiland-rescue = { $who } may play it now: { $total } becomes { $more }, and { $power } is enough.
referee-zombiland-no-rescue = { $who } may play it now, but { $more } is still less than { $power }.
referee-zombiland-loss = { $bites ->
    [one] A defeat is 1 bite: { $who } lives on with { $left } Health.
   *[other] A defeat is { $bites } bites: { $who } lives on with { $left } Health.
}
referee-zombiland-loss-kills = { $bites ->
    [one] A defeat is 1 bite, and { $who } dies.
   *[other] A defeat is { $bites } bites, and { $who } dies.
}
referee-zombiland-no-bites = A defeat brings no bite.
referee-zombiland-leaves-out-cards = Cards that nobody has named are left out. They may change this.

referee-question-votes = Who is eaten?
    .line = Votes, ties, and what each attack costs.
referee-question-acts = Who may act?
    .line = Abilities and cards now, and why not.
referee-city-choose-place = Who is where?
referee-city-who-is-in = Who is in: { $place }?
referee-city-lies-in = At: { $place }
referee-city-whose = Whose people?
referee-city-zombie = zombies
referee-city-antidote = Antidotes
referee-city-card = cards face down
referee-city-exhausted = exhausted
referee-city-hidden = hidden
referee-city-zombies = { $count ->
    [0] no zombies
    [one] 1 zombie
   *[other] { $count } zombies
}
referee-city-zombies-at = Zombies: { $place }
referee-city-more-zombies = One more zombie: { $place }
referee-city-fewer-zombies = One zombie less: { $place }
referee-city-more = One more: { $what }
referee-city-less = One less: { $what }
referee-city-attack = { $count ->
    [one] 1 zombie: the attack happens
   *[other] { $count } zombies: the attack happens
}
referee-city-no-attack = { $count ->
    [0] No zombies: no attack
    [one] 1 zombie: no attack
   *[other] { $count } zombies: no attack
}
referee-city-nobody = { $count ->
    [0] Nobody here, no zombies
    [one] Nobody here, 1 zombie
   *[other] Nobody here, { $count } zombies
}
referee-city-unknown = What you do not set stays unknown.
referee-city-table = Hour, moment, First Player
referee-city-hour = Hour
referee-city-round = Round { $round } of 4
referee-city-moment = Moment
referee-city-phase-choice = Movement cards are being chosen
referee-city-phase-invasion = Invasion
referee-city-phase-movement = Movement
referee-city-phase-resolution = Locations, from the first
referee-city-step = Step there
referee-city-step-use = before its effect
referee-city-step-attack = before the attack
referee-city-step-sharing = before the supplies are shared out
referee-city-first = First Player
referee-city-not-said = not said
referee-city-leader = Zombie Leader
referee-city-players = Who plays
referee-city-clockwise = Tap in the order of play, clockwise.
referee-city-hands = Hands and Antidotes
referee-city-unknown-cards = cards nobody has named
referee-city-add-card = Add a card: { $who }
referee-city-sides = Sides of the locations
referee-city-who-is-eaten = Who is eaten? { $place }
referee-city-which-vote = Which vote
referee-city-vote-next = Next
referee-city-vote-attack = Attack
referee-city-vote-sharing = Sharing
referee-city-majority = { $total ->
    [one] 1 vote in all.
   *[other] { $total } votes in all; { $enough } on one player decide.
}
referee-city-decides = { $who } decides.
referee-city-still-possible = Still possible:
referee-city-result = So it ends like this:
referee-city-outcome-leader = { $who }: the Zombie Leader decides, nobody votes.
referee-city-outcome-tie = { $votes ->
    [0] Nobody has a vote: { $people } are tied.
    [one] A tie, 1 vote each: { $people }.
   *[other] A tie, { $votes } votes each: { $people }.
}
referee-city-outcome-votes = { $who }: { $votes } of { $total }.
referee-city-tie-decides = { $who } breaks the tie and names who shares out.
referee-city-shares-out = { $who } shares out the supplies.
referee-city-with-points = { $who } ({ $points })
referee-city-tie-loses = { $who } breaks the tie. At stake: { $people }.
referee-city-loser-chooses = { $who } chooses and loses one: { $people }.
referee-city-dies = { $who } loses { $people }.
referee-city-nobody-dies = Everybody there is hidden: nobody dies.
referee-city-points-at = { $who } points at { $against }
referee-city-points-self = { $who } points at themselves
referee-city-points = { $who } points at:
referee-city-who-points = Who points at whom? Tap, or leave open.
referee-city-gives = { $count ->
    [one] { $who }.
   *[other] { $who }: { $count }.
}
referee-city-gives-none = { $who } gives none.
referee-city-not-there = Nobody there.
referee-city-before = Before the vote, who may act?
referee-city-now = Who may act now?
referee-city-acts-count = { $may } of { $all }
referee-city-may = may
referee-city-may-not = may not
referee-city-may-use = { $who } may use it.
referee-city-may-play = { $who } may play it.
referee-city-no-acts = Nobody has an ability or a named card for this moment.
referee-nobody-acts = Nobody acts
referee-city-enter-vote = They pointed like this: go on

referee-problem-other = This position cannot be: { $message }
referee-problem-nobody = Nobody is on the board yet: put the first Character.
referee-problem-players = { $count ->
    [0] Nobody is on the board yet: { $low } to { $high } play.
    [one] Only 1 player is on the board: { $low } to { $high } play.
   *[other] { $count } players are on the board: { $low } to { $high } play.
}
referee-problem-place = No place on this board is called “{ $word }”.
referee-problem-figure = Nobody and nothing in this box is called “{ $word }”.
referee-problem-card = No card and no skill in this box is called “{ $word }”.
referee-problem-door = There is no door “{ $word }” on this board.
referee-problem-twice = { $name } stands in { $first } and in { $last }, and there is only one.
referee-problem-count = { $name }: { $count } on the board, and the box has { $box }.
referee-problem-wounds = { $name } has { $count } wounds; { $deadly } are death.
referee-problem-full = { $place }: { $count } zombies, and a location holds { $limit }.
referee-problem-owner = Whose Character is { $name }?
referee-problem-first = The First Player, { $owner }, has no Character left on the board.
referee-fix-rename = “{ $word }” should be “{ $other }”
referee-fix-away = Take “{ $word }” away from { $place }
referee-fix-keep = Keep { $name } in { $place }
referee-fix-fewer = Take away { $count } ({ $name }) in { $place }
referee-fix-wounds = { $count ->
    [one] { $name } has 1 wound
   *[other] { $name } has { $count } wounds
}
referee-fix-dead = { $name } is dead: off the board
referee-fix-healthy = { $name } has no wounds
referee-fix-owner = { $name } belongs to { $owner }
referee-fix-first = The First Player is { $owner }

referee-choices = Open now:
referee-refused = Not allowed now:
referee-nothing-wrong = This position can be.
referee-shares = { $owner }: { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
referee-outcome = { $elected } is named.
referee-outcome-tie = A tie of { $elected }: { $decider } names one.
referee-outcome-when = If { $when }:
referee-points = { $voter } points at { $against }
referee-chance = { $percent } in 100: { $sentence }
referee-seen = { $place }, { $distance ->
    [one] 1 zone
   *[other] { $distance } zones
}: { $figures }
referee-unseen = Not seen: { $figures } in { $place }
referee-unknown-cards = { $count ->
    [one] 1 card in hand is not known: playing it may be possible, too.
   *[other] { $count } cards in hand are not known: playing one may be possible, too.
}
referee-reached = The position then:

# The page: which table
referee-title = Referee
referee-start-title = What is on your table?
referee-start-line = Set up your real table here and ask: the rules answer.
referee-which-game = Game
referee-which-mission = Which mission?
referee-begin = Set up the table
referee-only-tiles = Only tiles: lay my own map
referee-tiles = Tiles
referee-tile-there = Row { $row }, column { $column }: { $tile }, turned { $turn }°
referee-tile-none = Row { $row }, column { $column }: no tile
referee-add-column = One column more
referee-add-row = One row more
referee-carry-on = Carry on
referee-paste = A position: paste a link or a text
referee-open-pasted = Open it
referee-no-page = { $game } cannot be set up in the browser; `horda referee` in a terminal can.
referee-other-game = This text is a position of another game. Open it from the first page.
referee-other-table = Another table

# The page: the table
referee-tab-table = The table
referee-tab-ask = Ask
referee-undo = Undo
referee-redo = Redo
referee-share = Share
referee-board = The board
referee-set-up-title = Set up the table.
referee-does-not-fit = Something does not fit yet.
referee-tap-zone = Tap a zone.
referee-what-stands = What stands in { $place }?
referee-tap-again = Tap again: one more.
referee-tap-takes = Each tap takes one away.
referee-take-away = Take one away
referee-pieces = Pieces
referee-piece-note = { $place }, now { $count }
referee-noise-token = Noise
referee-noise = { $count ->
    [one] 1 noise
   *[other] { $count } noise
}
referee-zone-holds = { $place }: { $what }
referee-zone-empty = { $place }: empty
referee-phase = Phase
referee-phase-now = Phase: { $phase }
referee-phase-players = Players
referee-phase-zombies = Zombies
referee-phase-end = End of the round
referee-phase-round = Beginning of the round
referee-phase-set_up = Setting up
referee-whose-turn = Whose turn?
referee-doors = Doors
referee-door-open = { $door }: open
referee-door-shut = { $door }: closed
referee-add-door = Put a door
referee-tokens-here = Tokens here: { $count }
referee-take-token = Take away: { $name }
referee-put-token = Put a token
referee-wounds = Wounds
referee-experience = Experience
referee-take-card = Take away: { $name }
referee-add-card = Add a card
referee-add-skill = Add a skill
referee-in-hand = In a hand
referee-in-pack = In the backpack
referee-on-body = On the body
referee-slot-hand = Hand
referee-slot-pack = Backpack
referee-slot-body = Body
referee-look-later = I will look
referee-offline = No line: your question waits here.
referee-mend-first = Mend the position first, or undo.
referee-thinking = The referee is reading the position.

# The page: questions and answers
referee-ask-what = What do you want to know?
referee-question-zombies = What do the zombies do?
    .line = their next phase, step by step
    .short = Zombies
referee-question-happened = It happened…
    .line = enter turns, dice and cards
    .short = It happened
referee-question-may = May I…?
    .line = and if not, why not
    .short = May I
referee-question-sees = Who sees whom?
    .line = sight and range
    .short = Sees
referee-question-odds = Odds
    .line = attack, door, search
    .short = Odds
referee-who-asks = Who?
referee-who-sees = Whose sight?
referee-from-zone = From { $place }
referee-nobody-here = Put somebody on the board first.
referee-find-deed = A verb, a card, a zone
referee-allowed = Allowed
referee-not-allowed = Not allowed
referee-price = { $count ->
    [0] for free
    [one] 1 action
   *[other] { $count } actions
}
referee-range = { $count ->
    [0] range 0
   *[other] range { $count }
}
referee-weapon-reaches = a weapon in hand reaches it
referee-percent = { $share } %
referee-odds-dice = { $count ->
    [one] 1 die, { $needed } or more.
   *[other] { $count } dice, { $needed } or more.
}
referee-odds-damage = Damage { $damage }.
referee-odds-bar = { $share } % for { $kills }
referee-odds-kills = Zombies killed
referee-odds-friend = { $share } % that a friend is hit
referee-leaves-out-armour = Armour rolls are not counted.
referee-leaves-out-helpers = Help from others is not counted.
referee-leaves-out-cards = Cards that are played later are not counted.
referee-leaves-out-rerolls = Rolls that can be repeated are not counted.
referee-no-odds-now = Nothing that dice or cards decide can be attempted now.
referee-entered = Decided, rolled and drawn
referee-take-back = Take back: { $what }
referee-nothing-happens = Nothing happens.
referee-rolled = Rolled { $dice }
referee-one-by-one = One by one
referee-step-back = One step back
referee-step-of = { $step } of { $count }
referee-all-steps = All
referee-do-it = Do it on the map
referee-find-choice = Find a choice
referee-find-card = Name or number of the card
referee-such-cards = { $count ->
    [one] 1 such card
   *[other] { $count } such cards
}
referee-tap-dice = Tap what lies on the table
referee-take-die = Take the { $face } back
referee-never-rolls = The referee never rolls. Tap what lies on the table.

# The page: rules
referee-search = Search the rules
referee-search-hint = Search the rules: noise, split…
referee-found = { $count ->
    [0] nothing found
    [one] 1 found
   *[other] { $count } found
}
referee-found-all = All { $count }
referee-kind-rule = Rule
referee-kind-ruling = Ruling
referee-kind-example = Worked example
referee-kind-skill = Skill
referee-in-rulebook = In the rulebook
referee-no-rule = The rulebook has no { $id }.

# The page: sharing
referee-share-title = Send this position
referee-share-text = A position of our table
referee-as-text = As text, for a chat or the terminal; change it and set it up
referee-set-up-text = Set this up
referee-keep-table = Keep the table
referee-read-text = The table stands as the text says.
referee-link-holds = The link carries the position itself; nothing is stored.
referee-link = Link
referee-text = Text
referee-picture = Picture
referee-copied-link = The link is copied.
referee-copied-text = The text is copied.
referee-saved-picture = The picture is saved.
referee-play-on = Play on from here
referee-play-on-line = You take the first seat, bots the others. Cards that nobody knows are dealt at random.
