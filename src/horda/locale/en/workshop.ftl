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
workshop-views = What is shown
workshop-view-map = Map
workshop-view-mission = Mission
workshop-view-test = Play-test
workshop-to-drafts = All drafts
workshop-ask-first = Take a first tile from the palette.
workshop-ask-map = What comes next?
workshop-ask-tile = Lay tile { $tile }: tap a lit place.
workshop-ask-token = Put { $thing }: tap a lit zone.
workshop-ask-figure = Put a zombie ({ $thing }): tap a lit zone.
workshop-ask-edge-door = Put a door: tap a lit wall.
workshop-ask-edge-locked = Put a locked door: tap a lit wall.
workshop-ask-edge-barrier = Put a barrier: tap a lit edge.
workshop-ask-edge-hedge = Put a hedge: tap a lit edge.
workshop-ask-edge-stairs = Put stairs: tap a lit fence.
workshop-ask-lift = Put an elevator: tap its first zone.
workshop-ask-lift-second = From { $at } to where? Tap the second zone.
workshop-ask-move = Where to with this? { $thing }
workshop-ask-cell = Choose a zone: tap it on the map.
workshop-ask-border = Choose an edge: tap it on the map.
workshop-line-map = Take something from the palette, or tap what lies on the map.
workshop-line-tile = R turns it, F turns it over. Tap it again to take it away.
workshop-line-piece = Tap it again to take it away. Esc empties the hand.
workshop-line-escape = Esc leaves everything as it is.
workshop-undo = Undo
workshop-redo = Redo
workshop-keys = Keys
workshop-offline = Kept here. It will be checked when the line is back.
workshop-not-kept = This browser has no room left: save the mission as a file.
workshop-malformed = The file cannot be read as it is. Mend the line that the problems name, under “File”, or undo.
workshop-play-test = Play-test
workshop-play-now = Play it now
workshop-play-unfinished = It can be played once the errors above are mended.
workshop-play-offline = It can be played when the line is back.
workshop-head = { $difficulty }, { $least } to { $most } survivors, { $minutes }
workshop-head-change = Change title, difficulty, survivors and minutes
workshop-head-difficulty = Difficulty
workshop-head-minutes = Minutes
workshop-head-least = Survivors, at least
workshop-head-most = Survivors, at most

# The palette
workshop-palette = Palette
workshop-tiles = Tiles
workshop-tiles-left = { $left } of { $most } left
workshop-tokens = Tokens
workshop-edges = Edges
workshop-figures = Zombies
workshop-cards = Cards
workshop-cards-line = laid aside, to be given
workshop-card-add = Lay a card aside…
workshop-card-back = Put back { $thing }
workshop-left-in-box = { $left } of { $most } left
workshop-tile = Tile { $tile }
workshop-at = at { $at }
workshop-flip = over
workshop-colour = Colour
workshop-coloured = { $thing } ({ $colour })
workshop-face-down = Face down

# The map
workshop-map = Map of { $title }
workshop-larger = Larger
workshop-smaller = Smaller
workshop-free-place = Free place for a tile
workshop-ghost-new = not laid yet
workshop-ghost-there = lies here: tap to take it away
workshop-ghost-turn = tap to turn it, or to take it away
workshop-ghost-swap = changes places with { $tile }
workshop-ghost-replace = replaces { $tile }
workshop-ghost-moves-to = moves from the start: { $thing }, { $at }
workshop-ghost-ways = ways out of { $at }
workshop-ghost-from-start = moves from the start
workshop-no-way = no way
workshop-why-in-one-zone = Both sides are the same zone.
workshop-why-open-street = An open line between two streets; a door needs a wall.
workshop-why-is-a-wall = A wall; this lies on an edge that one could cross.
workshop-why-no-fence = No fence or wall; stairs lead over one.
workshop-why-too-many-gates = The map holds no more of them.
workshop-why-edge-taken = Something stands there already.

# What is selected
workshop-properties = Properties
workshop-deselect = Close
workshop-turn = Turn
workshop-flip-over = Turn over
workshop-move = Move
workshop-remove = Remove
workshop-faces = True colours, shuffled
workshop-open-door = Open from the start
workshop-not-yet-laid = Not there at the start
workshop-field-order = Turn in which it is taken (0: any)
workshop-field-number = Number
workshop-field-count = How many
workshop-field-side = Side of the zone
workshop-field-active = At the start
workshop-field-initial = Always the first to be resolved
workshop-field-floor = Floor
workshop-hidden-tile = Revealed when somebody enters it
workshop-side-none = anywhere
workshop-side-north = north
workshop-side-east = east
workshop-side-south = south
workshop-side-west = west
workshop-active-usual = awake, as usual
workshop-active-usual-coloured = asleep, as all coloured ones
workshop-active-yes = awake
workshop-active-no = asleep
workshop-fewer = One fewer
workshop-more = One more

# Keys
workshop-key-delete = Del
workshop-key-enter = Enter
workshop-key-tiles = Tiles
workshop-key-tokens = Tokens
workshop-key-edges = Edges
workshop-key-figures = Zombies
workshop-key-numbers = Take the first to the ninth of them
workshop-key-turn = Turn the tile
workshop-key-flip = Turn the tile over
workshop-key-arrows = Go from place to place on the map
workshop-key-lay = Lay it, take it away, select
workshop-key-move = Move what is selected
workshop-key-remove = Remove what is selected
workshop-key-escape = Empty the hand
workshop-key-undo = Undo; with Shift, redo (also Ctrl+Z and Ctrl+Shift+Z)
workshop-key-next = Next problem
workshop-key-play = Play it now

# The sheet: sentences, texts, file
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
workshop-test-won = Won, out of 100, by survivors and bot
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
workshop-test-goals = Goals reached, out of 100
workshop-test-goal = Goal { $number }
workshop-test-goal-round = in round { $round }
workshop-test-heat = Where they die
workshop-test-heat-toggle = Lay the heat on the map: where survivors die
workshop-test-heat-zone = { $zone }: { $share } of 100 deaths.
workshop-test-heat-none = Nobody has died yet.
workshop-test-causes = What killed them, out of 100
workshop-test-cause-friend = a friend's shot
workshop-test-cause-otherwise = fire, traps
workshop-test-nobody-died = Nobody has died.
workshop-test-rest = Rest
workshop-test-go-on = Go on
workshop-test-key-rest = Rest the play-test, or let it go on
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
workshop-test-held = { $count } matches; resting while the mission is tuned
workshop-test-view-figures = Play-test
workshop-test-view-suggestions = Suggestions
workshop-test-view-tune = Tune

# Suggestions, tuning and generation
workshop-suggest-line = The lab proposes changes from where survivors die, and plays each from the same seeds.
workshop-suggest-wait = Suggestions need { $count } matches of the play-test first.
workshop-suggest-none = No small change was found that would do.
workshop-suggest-look = Look for changes
workshop-suggest-effect = { $before } → { $after } of 100
workshop-suggest-span = { $low } to { $high } wins of 100, { $count } matches
workshop-suggest-measuring = measuring: { $count } matches
workshop-suggest-apply = Apply
workshop-tune-line = The server changes the mission until the careful bot wins it as often as you want. Nothing changes here until you apply it.
workshop-tune-win = Wins wanted, out of 100
workshop-tune-knobs = What may change
workshop-tune-knob-spawns = spawn zones
workshop-tune-knob-cards = starting cards
workshop-tune-knob-tokens = places of objectives
workshop-tune-knob-edges = doors
workshop-tune-knob-objectives = objectives
workshop-tune-knob-rounds = last round
workshop-tune-knob-zombies = first zombies
workshop-tune-start = Tune
workshop-tune-stop = Stop
workshop-tune-begins = Making easier and harder versions.
workshop-tune-playing = { $count } matches. Nearest so far: { $won } of 100 ({ $low } to { $high }).
workshop-tune-reached = Reached: { $won } of 100 ({ $low } to { $high }), wanted { $wanted }; { $count } matches.
workshop-tune-missed = These knobs lead no nearer than { $won } of 100 ({ $low } to { $high }); wanted { $wanted }.
workshop-tune-axis = Wins of 100, from the easiest version to the hardest; the dashed line is what you want.
workshop-tune-same = As it is drawn.
workshop-tune-step = Tuned to { $win } of 100
workshop-generate = Have a mission made
workshop-generate-tiles = Tiles
workshop-generate-level = Difficulty
workshop-generate-style = Kind
workshop-generate-style-escape = escape
workshop-generate-style-collect = collect
workshop-generate-style-hunt = hunt
workshop-generate-style-chase = chase
workshop-generate-seed = Number
workshop-generate-start = Make it
workshop-generate-begins = Laying tiles.
workshop-generate-playing = Draft { $draft }: { $count } matches, { $won } of 100 won.
workshop-generate-missed = No draft came near the wanted difficulty; the last one has { $won } of 100.

# Problems
workshop-problems-title = Problems
workshop-problems = { $count ->
    [0] No problems
    [one] One problem
   *[other] { $count } problems
}
workshop-next-problem = next
workshop-empty-mission = Nothing is drawn yet. Lay the first tile; what the mission still needs is then listed here, with ways to mend it.
workshop-severity-error = Error
workshop-severity-warning = Warning
workshop-severity-advice = Advice

# Steps of undo
workshop-step-tile = Tile { $tile }
workshop-step-tile-away = Tile { $tile } taken away
workshop-step-put = { $thing } at { $at }
workshop-step-away = { $thing } taken from { $at }
workshop-edge-door = door
workshop-edge-barrier = barrier
workshop-edge-hedge = hedge
workshop-edge-stairs = stairs
workshop-step-changed = { $thing } at { $at } changed
workshop-step-turned = Tile { $tile } turned
workshop-step-faces = Colours of the face-down objectives
workshop-step-aside = { $thing } laid aside
workshop-step-back = { $thing } put back
workshop-step-head = Title and figures of the mission
workshop-edge-locked = locked
workshop-edge-lift = elevator

# What can be done with a draft
workshop-play-with = Seats
workshop-play-title = Play { $title }
workshop-print = Print
workshop-link = Link
workshop-link-copied = The link is copied: whoever opens it can play the mission, copy it and change it.
workshop-link-broken = This link is not whole. Ask for it again, or for the mission’s file.
workshop-copy = Copy and change
workshop-file = File
workshop-file-title = Save the mission as a file
workshop-file-yaml = The mission (YAML)
workshop-file-svg = The map as a drawing (SVG)
workshop-file-png = The map as a picture (PNG)
workshop-file-line = Anybody can open the mission’s file in the workshop, on the page of the game, or with horda play.
workshop-versions = Versions
workshop-versions-none = No versions yet. After a minute without changes, when you play, and when you share, the draft becomes one.
workshop-version-name = Name of this version
workshop-version-keep = Keep
workshop-version-won = { $won } of 100 won
workshop-version-compare = Compare with now
workshop-version-back = Go back to it
workshop-version-back-step = Back to “{ $name }”
workshop-version-same = Nothing differs.

# The printed sheet
workshop-sheet-paper = Paper
workshop-paper-a4 = A4
workshop-paper-letter = Letter
workshop-sheet-facts = { $box }. { $difficulty }, { $least } to { $most } survivors, { $minutes } minutes.
workshop-sheet-tiles = Lay the tiles
workshop-sheet-tiles-line = The arrow points where the top of the printed tile goes.
workshop-sheet-setup = Put on them
workshop-sheet-aside = Card laid aside
workshop-sheet-tile = Tile { $tile } in row { $row }, column { $column }
workshop-sheet-coloured = { $name } ({ $colour })
workshop-sheet-face-down = { $name }, face down
workshop-sheet-open = { $name }, open
workshop-sheet-later = { $name }, laid later
