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
