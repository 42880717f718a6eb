# The workshop: drawing a mission in the browser.

workshop-title = Workshop
workshop-to-box = The box

# The entrance
workshop-new = A new mission
workshop-new-title = Title
workshop-new-begin = Begin with an empty map
workshop-untitled = New mission
workshop-no-draft = This draft is not on this device. Open it by its link or its file.
workshop-open-file = Open a mission file…
workshop-drafts = Your drafts on this device
workshop-draft-delete = Delete { $title }
workshop-from-box = Begin from a mission of the box
workshop-from-box-line = You change a copy; the mission of the box stays as it is.

# The bench
workshop-ask-map = Lay a tile: tap the lit place.
workshop-undo = Undo
workshop-redo = Redo
workshop-offline = Kept here. It will be checked when the line is back.
workshop-play-test = Play-test
workshop-mission = The mission
workshop-view-sentences = Sentences
workshop-view-texts = Texts
workshop-view-file = File
workshop-step-file = The file changed
workshop-step-text = A text changed
workshop-text-language = Language of the texts
workshop-language-en = English
workshop-language-es = Spanish
workshop-text-scene = The story
workshop-text-goal = Goal { $number }
workshop-text-lose = When it is lost: { $reason }
workshop-text-rules = Rule { $number }
workshop-text-rules-add = a rule for the sheet
workshop-text-turns = Announcement { $number }
workshop-text-turns-add = an announcement

# The play-test
workshop-key-space = Space
workshop-test-figures = Figures of the play-test
workshop-test-won = Won, of 100, by survivors and bot
workshop-test-who = Who plays
workshop-test-interval = 95 % interval
workshop-test-row-heuristic = { $count }, careful bot
workshop-test-row-random = { $count }, random bot
workshop-test-span = { $low } to { $high }
workshop-test-wanted = wanted, { $difficulty }: { $low } to { $high }
workshop-test-hollow = hollow: version before
workshop-test-rounds = Rounds, median
workshop-test-rounds-line = Rounds: median { $median }; 8 of 10 matches have { $low } to { $high }
workshop-test-rounds-range = 8 of 10: { $low } to { $high }
workshop-test-goals = Goals reached, of 100
workshop-test-goal = Goal { $number }
workshop-test-goal-round = in round { $round }
workshop-test-heat = Where they die
workshop-test-heat-toggle = Lay the heat on the map: where survivors die
workshop-test-heat-zone = { $zone }: { $share } of 100 deaths.
workshop-test-heat-none = Nobody has died yet.
workshop-test-causes = What killed them, of 100
workshop-test-cause-friend = a friend's shot
workshop-test-cause-otherwise = fire, traps
workshop-test-nobody-died = Nobody has died.
workshop-test-rest = Rest
workshop-test-go-on = Go on
workshop-test-verdict-few = { $count ->
    [0] No match yet.
    [one] One match: too few to say.
   *[other] { $count } matches: too few to say.
}
workshop-test-verdict-fair = Right for { $level }.
workshop-test-verdict-easy = Too easy for { $level }.
workshop-test-verdict-hard = Too hard for { $level }.
workshop-test-verdict-open = Not certain yet: { $low } to { $high } of 100.
workshop-test-verdict-hopeless = The careful bot never wins it.
workshop-test-trap = { $zone } is a trap.
workshop-test-change-more = { $value } wins more of 100 than before ({ $low } to { $high }).
workshop-test-change-fewer = { $value } wins fewer of 100 than before ({ $low } to { $high }).
workshop-test-change-open = Cannot be told from luck: { $low } to { $high } wins of 100 against the version before.
workshop-test-waiting = Waiting for a worker.
workshop-test-playing = { $count } matches
workshop-test-resting = { $count } matches; resting
workshop-test-hidden = { $count } matches; resting
workshop-test-done = { $count } matches; done
workshop-test-offline = The line is down. It goes on when the line is back.
workshop-test-failed = The server could not play it. Trying again.
workshop-test-checking = Checking the change.
workshop-test-errors = Not played while it has an error; these are the last figures.

# Problems
workshop-problems-title = Problems
workshop-problems = { $count ->
    [0] No problems
    [one] One problem
   *[other] { $count } problems
}

# Steps of undo
workshop-step-tile = Tile { $tile }
workshop-step-tile-away = Tile { $tile } taken away
workshop-step-put = { $thing } at { $at }
workshop-step-away = { $thing } taken from { $at }
workshop-edge-door = door
workshop-edge-barrier = barrier
workshop-edge-hedge = hedge
workshop-edge-stairs = stairs
