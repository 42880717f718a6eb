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
