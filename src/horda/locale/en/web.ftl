# Words of the table in the browser.

web-language = Language
web-settings = Settings
web-trouble = Something went wrong.
web-unreached = The server does not answer. Check that it is running and that you are connected.
web-again = Try again
web-shelf = Shelf
web-to-shelf = Back to the shelf
web-close = Close
web-rulebook = Rulebook
web-play = Play

# The shelf
web-shelf-line = Pick a box. Somebody has to live.
web-shelf-nav = Other pages
web-shelf-join = Join by link
web-referee = Referee
web-shelf-manual = Manual
web-shelf-rules = Rulebooks
web-shelf-open = Open the box
web-shelf-again = Where you left off
web-shelf-sit = Sit down again
web-shelf-look = Look again
web-shelf-turns = { $count ->
    [one] 1 match waits for you.
   *[other] { $count } matches wait for you.
}
web-shelf-invitations = { $count ->
    [one] You have 1 invitation.
   *[other] You have { $count } invitations.
}
web-mine-with = with { $who }
web-mine-alone = alone
web-shelf-tables = All tables
web-players-range = { $from } to { $to }
web-minutes = { $count } min
web-difficulty-tutorial = first steps
web-difficulty-easy = easy
web-difficulty-medium = medium
web-difficulty-hard = hard

# The box
web-seats = Seats
web-seats-question = Who plays?
web-seats-count = Number of players
web-seats-fewer = One player fewer
web-seats-more = One player more
web-seat-me = Me
web-seat-beside = Beside me
web-seat-friend = A friend
web-seat-link = Friend, by link
web-seat-bot = Bot
web-seat-name = Name of seat { $number }
web-seat-who = Who plays in seat { $number }
web-seat-bot-kind = Which bot plays seat { $number }
web-bot-random = Plays at random
web-bot-heuristic = Plays sensibly
web-bot-search = Thinks ahead
web-bot-walker = Walker
web-bot-runner = Runner
web-bot-fatty = Fatty
web-bot-abomination = Abomination
web-bot-walker-means = Errs like a beginner: up to one action in three is a bad habit.
web-bot-runner-means = Plays in a hurry: about one action in ten is a bad habit.
web-bot-fatty-means = Plays carefully and makes the best of what it sees.
web-bot-abomination-means = Thinks ahead: it plays out its best ideas before it acts.
web-bot-random-means = Takes any choice, whatever it is.
web-bot-heuristic-means = Plays carefully and makes the best of what it sees.
web-bot-search-means = Plays out its best ideas before it acts.
web-options = More options
web-box-opening = Opening the box…
web-map-of = Map of { $mission }
web-origin-rulebook = from the rulebook
web-origin-horda = drawn for Horda
web-find-mission = Find a mission
web-find-minutes = Time
web-find-survivors = Survivors
web-find-level = Difficulty
web-find-kind = Kind
web-find-tiles = Tiles you own
web-find-any = any
web-find-up-to = up to { $minutes } min
web-find-count = { $count ->
    [0] No mission fits.
    [one] One mission
   *[other] { $count } missions
}
web-find-all = Show all
web-workshop = Workshop
web-workshop-copy = Change a copy in the workshop
web-own-missions = Your own missions
web-own-open = Open a mission file…
web-own-line = Line { $line }: { $text }
web-own-wrong = { $name } cannot be played yet:
web-own-too-long = { $name } is too big: a mission file has { $most } KB at most.
web-rival-teams = for rival teams
web-just-begun = It has only begun.

# Tables, joining
web-tables = My matches
web-tables-none = No table yet. Pick a box from the shelf.
web-tables-forget = Forget this table
web-tables-replay = Replay
web-join-line = Somebody sent you a link? Open it, or paste it here.
web-join-link = The link
web-join-go = Sit down
web-join-wrong = This does not look like a link to a table.

# Settings
web-settings-line = Kept on this device alone.
web-settings-you = You
web-settings-table = At the table
web-settings-notices = Notifications
web-settings-name = What shall we call you?
web-settings-speed = What happens on the board
web-settings-speed-fast = Shown fast
web-settings-speed-slow = Shown slowly
web-settings-speed-off = Not animated
web-settings-steps = The zombies' phase one step at a time
web-settings-sound = Short sounds
web-settings-notify = Notify me when it is my turn
web-settings-notify-line = As long as the page is open.
web-settings-notify-closed = Set up notifications with the page closed under “You”.
web-settings-notify-closed-link = With a personal link you are notified even when the page is closed.
web-settings-notify-denied = Your browser does not allow notifications from this page.
web-settings-guide = Show the guided first turns again
web-settings-guide-done = They will be shown.

# Rulebooks
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-skills = Skills
web-rules-rulings = Open questions, decided
web-rules-missions = Missions
web-rules-pick = Which rulebook?
web-rules-see = See also
web-rules-chapters = Chapters
web-rules-read = Read the rule

# The table
web-table-menu = More
web-table-undo = Undo
web-table-advice = Advice
web-table-advised = { $who } asked for advice.
web-table-worth = games won of 100
web-table-analysis = Analysis
web-box-advice = Advice may be asked for
web-box-advice-line = Everybody sees who asked, but not the answer. In solo games you may always ask.
web-gather-advice = Advice
web-gather-advice-how = yes, by everybody
web-gather-advice-none = only in solo games
web-keys-advice = advice
web-keys-advised = in the advice: previous and next choice; Enter makes it
web-table-keys = Shortcuts
web-table-log = Log
web-table-chat = Talk
web-table-others = Others
web-table-goals = Goals
web-table-actions = Actions
web-table-board = Board
web-table-hand = Hand
web-table-deal = Deal
web-table-wait-about = { $who } decides { $what }.
web-table-wait-about-many = { $who } decide { $what }.
web-table-wait = { $who } decides.
web-table-wait-many = { $who } decide.
web-table-happening = See what happens.
web-table-yours = It is your turn.
web-table-round = Round { $round }
web-table-phase-players = players' phase
web-table-phase-zombies = zombies' phase
web-table-phase-end = end of the round
web-table-phase-setup = setting up
web-table-tap-zone = Tap a lit place or pick an action.
web-table-tap-card = Tap a lit card or pick an action.
web-table-undo-no = You have nothing to undo.
web-table-undo-settled = You cannot undo: it revealed something.
web-table-undo-ask = { $who } wants to undo { $moves ->
    [one] the last decision
   *[other] the last { $moves } decisions
}. Agreed?
web-table-undo-title = Undo a decision
web-table-undo-wait = You asked to undo your last decision. Still to answer: { $waiting }.
web-table-undo-others = { $who } wants to undo { $moves ->
    [one] the last decision
   *[other] the last { $moves } decisions
}. Still to answer: { $waiting }.
web-table-undo-agreed = Undone.
web-table-undo-refused = The table says no: it stays as it is.
web-table-undo-withdrawn = The question to the table was withdrawn.
web-table-undo-lapsed = The match has moved on; there is nothing left to undo.
web-table-undo-late = Nobody answered in time; it stays as it is.
web-table-undo-left = Somebody who was asked has left; it stays as it is.
web-table-link-title = A new link for a seat
web-table-link-ask = { $who } wants a new link for { $whom }’s seat. Whoever opens it sees { $whom }’s cards and plays on from there. Agreed?
web-table-link-wait = You asked for a new link for { $whom }’s seat. Still to answer: { $waiting }.
web-table-link-others = { $who } wants a new link for { $whom }’s seat. Still to answer: { $waiting }.
web-table-link-agreed = The table agrees: the seat gets a new link.
web-table-link-refused = The table says no: the seat stays as it is.
web-table-link-withdrawn = The question to the table was withdrawn.
web-table-link-late = Nobody answered in time; the seat stays as it is.
web-table-link-left = Somebody who was asked has left; the seat stays as it is.
web-table-withdraw = Withdraw the question
web-table-host = The host
web-table-deed-bot-put-in = { $who } let a bot play for { $whom }, who was away.
web-table-deed-new-link = { $who } got a new link for { $whom }’s seat; the old one is void.
web-table-choice-late = Your last choice came too late: the table has moved on. Look at it and choose again.
web-table-agree = Agree
web-table-refuse = No
web-table-free = free
web-table-again = Once more to confirm
web-table-why = Not now
web-table-back = Back
web-table-card-of = { $name }'s card
web-table-always-turn = …for the rest of this turn
web-table-always-match = …for the rest of the match
web-table-orders = Standing orders
web-table-orders-none = None. You can settle in advance when to pass, react or pick among equals: hold the answer, or press Shift with its key.
web-table-no-order = This is asked each time and cannot be a standing order. Press its key without Shift.
web-table-orders-end = Cancel all
web-table-order-give = Always answer this
web-table-go-on = Go on
web-table-skip = Skip
web-table-missed = { $count ->
    [one] 1 thing happened while you were away.
   *[other] { $count } things happened while you were away.
}
web-table-curtain = Hand the screen to { $who }.
web-table-curtain-line = Cards stay hidden until { $who } is ready.
web-table-curtain-ready = I am { $who }
web-table-you = You
web-table-bot = bot
web-table-away = a bot stands in
web-table-offline = not here
web-table-online = here
web-table-paused = The host has paused the match.
web-table-pause = Pause
web-table-unpause = Go on playing
web-table-stand-in = Let a bot play
web-table-take-back-seat = Play again myself
web-table-kick = Remove this player
web-table-seats = Who plays
web-table-invite-line = Each link is for one seat. Open it, and the seat is yours.
web-table-invite-watch = Watch only
web-table-copy = Copy the link
web-table-copied = Copied
web-table-leave = Leave the table
web-table-report = Report a problem
web-table-report-line = This is what your screen shows of the match, with Horda's version and what broke. It has no link, no name and no chat. Copy it, or save it as a file, and put it into the report.
web-table-report-hand = The match goes on: your own hand is in it. Look it through, or send it when the match is over.
web-table-report-copy = Copy
web-table-report-save = Save as a file
web-table-delete = Delete the match
web-table-delete-line = The match, its replay and its chat will be gone for everybody, for good. Nobody can bring them back.
web-table-delete-yes = Delete it for good
web-table-delete-no = Keep it
web-table-replay = Replay
web-table-fair = This fingerprint fixed the dice at the start; the seed is shown at the end.
web-table-seed = Seed: { $seed }
web-table-rename = My name at this table
web-table-zoom-in = Zoom in
web-table-zoom-out = Zoom out
web-table-zoom-fit = Whole board
web-table-map = The whole board, and which part of it you see
web-table-lost = The connection is gone. Trying again…
web-table-connecting = Coming to the table…
web-table-closed = The table is closed
web-table-result = How it ended
web-table-scores = Points
web-table-new = Play again
web-table-look = Look at the board
web-table-empty-slot = empty
web-z-holds = What { $name } holds
web-z-put-here = put here
web-z-swap = swap with { $card }
web-z-swap-here = swap

# Keys
web-keys-title = Shortcuts
web-keys-now = Now
web-keys-always = Always
web-keys-undo = undo
web-keys-space = go on, skip what is shown
web-keys-log = log
web-keys-chat = talk
web-keys-esc = close, put down
web-keys-pan = from one lit place to another; with Shift, move the board
web-keys-zoom = zoom in, zoom out
web-keys-fit = the whole board
web-keys-view = the whole board, or follow who acts
web-keys-tab = from one lit place to the next
web-keys-help = this list
web-keys-shift = with Shift: a standing order for this turn, where allowed

# Odds
web-odds-kill = at least one kill
web-odds-kills = kills expected
web-odds-friend = a friend is hit
web-odds-win = to win
web-odds-hit = at least one hit
web-odds-open = the door opens
web-odds-twice = asks twice
web-odds-none = No dice here.

# Talking
web-chat-say = Say something
web-chat-send = Say
web-chat-none = Nobody has said anything yet.
web-chat-watching = spectator
web-chat-phrases = Quick phrases
web-phrase-hello = Good evening.
web-phrase-thanks = Thank you.
web-phrase-wait = A moment, please.
web-phrase-yes = Yes.
web-phrase-no = No.
web-phrase-not-me = Not me!
web-phrase-how-much = How much?
web-phrase-shoot = Somebody shoot.
web-phrase-trust = You can trust me.
web-phrase-together = Let us stay together.
web-phrase-noise = Too loud!
web-phrase-well-played = Well played.
web-phrase-run = Run!

# Zombicide
web-act-move = Move
web-act-shoot = Shoot
web-act-fight = Fight
web-act-search = Search
web-act-take = Take
web-act-trade = Trade
web-act-noise = Noise
web-act-reload = Reload
web-act-more = More
web-act-end = End
web-act-more-all = Other actions
web-act-none-move = There is nowhere to go from here.
web-act-none-shoot = Nobody is in range, or you hold no ranged weapon.
web-act-none-fight = There is nobody to fight here, or you hold no melee weapon.
web-act-none-search = There is nothing to search here.
web-act-none-take = There is nothing to take here.
web-act-none-trade = There is nobody here to trade with.
web-act-none-noise = You cannot make noise now.
web-act-none-reload = No weapon needs reloading.
web-act-none-more = There is nothing else to do now.
web-z-left = { $count } left
web-z-wounds = { $count ->
    [0] unhurt
    [one] 1 wound
   *[other] { $count } wounds
}
web-z-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
web-z-level-blue = blue
web-z-level-yellow = yellow
web-z-level-orange = orange
web-z-level-red = red
web-z-danger = Danger { $level }
web-z-xp = { $count } xp
web-z-lose-all = You lose when all of you are dead.
web-z-ways-to-lose = { $count ->
    [one] 1 way to lose
   *[other] { $count } ways to lose
}
web-z-experience = Experience { $count }
web-z-hand-left = Left hand
web-z-hand-right = Right hand
web-z-body = Body
web-z-pack-of = { $count } of { $most }
web-z-range = range
web-z-dice = dice
web-z-accuracy = to hit
web-z-damage = damage
web-z-armour = armour
web-z-unloaded = not loaded
web-z-noise = { $count ->
    [one] 1 noise
   *[other] { $count } noise
}
web-z-close-up = { $zone }, close up
web-z-beyond = { $count ->
    [one] 1 zombie over there, in { $zone }
   *[other] { $count } zombies over there, the nearest in { $zone }
}
web-z-close-dead = { $count } dead
web-z-close-needs = takes damage { $damage }
web-z-too-tough = falls only to damage { $damage }
web-z-close-order = The numbers show who a shot hits first.
web-z-lost = dead
web-z-away = away
web-z-waiting = not placed yet
web-z-makes-noise = makes noise
web-z-no-noise = makes no noise
web-z-cost = { $count ->
    [0] free
    [one] costs 1 action
   *[other] costs { $count } actions
}
web-z-horde = The Horde
web-z-or = or
web-z-starts = Begins with one of
web-z-of = { $count } of { $most }
web-z-done = done
web-z-quests = Personal objectives
web-z-flying = in the air over { $zone }
web-z-air = in the air
web-z-free = free
web-z-cargo = On board
web-z-team = team { $team }
web-z-my-team = your team
web-z-rivals = Experience of the teams
web-z-experience-short = { $count } XP
web-z-team-actions = Team actions
web-z-team-actions-of = Team actions of team { $team }
web-z-spent = used
web-z-vault = The vault
web-z-beaten = the traps are beaten
web-z-straight = five in a row beat the traps
web-z-aside = Set aside
web-z-follows = with { $name }
web-z-waits = waits
web-z-noisy = noisy
web-z-opens = opens doors
web-z-dual = a pair of them can be used together
web-z-ammo = { $count ->
    [one] 1 ammo die
   *[other] { $count } ammo dice
}
web-z-progress-rounds = Rounds
web-z-progress-lost = Dead
web-z-progress-time = Time
web-z-progress-any = Zombies killed

# What is read, and what asks for a second tap
web-z-way-melee = In the zone
web-z-way-ranged = Shot
web-z-way-magic = Spell
web-sure-ask = { $what }?
web-sure-lost = It is gone for good.
web-sure-stays = Everybody sees it, and it stays.
web-sure-friend = to hit a friend
web-sure-do = Do it
web-sure-keep = No
web-sure-deaths = { $count ->
    [one] { $who } dies if the turn ends here.
   *[other] { $who } die if the turn ends here.
}
web-sure-one-dies = { $who }: one of them dies if the turn ends here.
web-sure-wounds = { $count ->
    [one] One zombie attack comes in { $place }, and zombies never miss;
   *[other] { $count } zombie attacks come in { $place }, and zombies never miss;
} { $hearts ->
    [one] one heart is left.
   *[other] { $hearts } hearts are left.
}
web-sure-go-on = Go on
web-sure-end-anyway = End anyway
web-sure-friend-title = This can hit { $who }.
web-sure-friend-risk = to hit { $who }
web-sure-no-attack = Do not attack
web-sure-attack-anyway = Attack anyway
web-loss-sure = This loses the match.
web-loss-possible = This can lose the match.
web-loss-depends = It depends on the dice, the cards or the others.
web-loss-undo = You can undo it, even after the end.
web-loss-final = Once the match is over, nobody can undo it.
web-loss-back = Go back
web-loss-do = Do it and lose
web-loss-risk = Risk it
web-loss-mark = loses the match
web-loss-mark-possible = can lose the match
web-dice-needed = needed
web-dice-hit = hit
web-dice-miss = missed
web-plan-title = Several steps
web-plan-by = By { $by }. { $count ->
    [one] 1 action
   *[other] { $count } actions
} in all. Tap { $place } again to go.
web-plan-free = By { $by }, for free. Tap { $place } again to go.
web-plan-sees = { $count ->
    [0] No other zone is in sight from there.
   *[other] In sight from there: { $places }.
}
web-plan-reaches = { $count ->
    [0] Nobody to hit from there.
   *[other] Within reach: { $dead }.
}
web-plan-dead = { $dead } in { $place }
web-plan-go = Go
web-ahead-tools = What is coming
web-ahead-button = Next moves
web-ahead-title = Then the dead
web-ahead-now = as things stand
web-ahead-after = if you go to { $place }
web-ahead-none = Nobody comes, as far as anyone can tell.
web-ahead-again = Second action:
web-sight-button = Sight
web-sight-of = What { $who } sees
web-sight-from = Seen from { $place }
web-sight-reached = { $count ->
    [0] Nothing is in range.
   *[other] In range: { $places }.
}
web-sight-beyond = { $count ->
    [0] Nothing else is in sight.
   *[other] In sight, out of range: { $places }.
}
web-sight-seen = In sight: { $places }.
web-keys-sight = what the survivor you point at sees and has in range; again for the next one
web-keys-close-up = zoom in on the zone you point at, or the survivor’s
web-keys-ahead = where the zombies would go next
web-z-to-act = still to act
web-z-in-hand = In hand
web-z-acted = has acted
web-z-back-to = Back to { $name }
web-z-acts-now = { $name } acts now
web-deal-all = Deal everything
web-deal-all-line = chance sets up the match
web-deal-done = The set-up is done for you.
web-deal-done-all = Done for you: cards and who acts first. “Change” lets you choose.
web-deal-change = Change
web-log-whose = Whose lines
web-log-all = All that happened
web-log-none = Nothing yet.
web-pace-going = { $what }: automatic.
web-pace-stop = Stop
web-pace-until = Pass until it concerns me
web-pace-passing = You pass until it concerns you.
web-window-same = seconds, the same for all. Then those who have done nothing pass.
web-window-waits = The clock waits until { $who } is at the table.
web-window-watches = { $who } { $count ->
    [one] is
   *[other] are
} still watching. The clock waits.
web-window-watch-mine = The clock starts when you have seen this.
web-window-thinks = { $who } { $count ->
    [one] thinks
   *[other] think
  }. The clock waits.
web-window-mine = You asked for time, and all see it. Act or pass when you are asked.
web-window-think = I need time
web-window-no-longer = I am done thinking
web-window-pressed = You pass when the clock runs out. Until then you may still act.
web-c-movement = your Movement card
web-c-plays = { $who } plays
web-settings-story = Show each mission's story first
web-story = The story
web-story-begin = To the table
web-story-start = Begin
web-settings-go-on = Skip prompts with one answer
web-log-replay = See this moment in the replay
web-table-view = How the board is seen
web-table-all-rest = All { $count } of them
web-table-follow = Follow whoever acts
web-table-phase-zombies-attack = the dead attack
web-table-phase-zombies-move = the dead move
web-table-phase-zombies-spawn = more of them come
web-drawn-beside = Beside what { $name } holds
web-drawn-then = Comes next

# Zombiland
web-l-health = { $count } health
web-l-health-none = no health left, but alive: the next bite kills
web-l-tokens = Bring all four tokens back to Zone 0
web-l-tokens-of = { $count } of 4
web-l-hand = Cards in your hand
web-l-hand-of = Cards in the hand of { $who }
web-l-zombie-hand = Zombie cards in your hand
web-l-zombie-hand-of = Zombie cards in the hand of { $who }
web-l-played = 1 played this turn
web-l-before = Before the first round
web-l-survivors = Running
web-l-team = With you: survivors
web-l-risen = Against you: zombies
web-l-zombies = The zombies
web-l-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-l-zombie = a zombie
web-l-dead = dead, about to rise
web-l-die = die
web-l-added = added
web-l-against = against { $power }
web-l-power = power { $power }
web-l-wins = { $needed ->
    [1] Any roll wins.
    [6] Only a 6 wins: { $chance }.
   *[other] { $needed } or more wins: { $chance }.
}
web-l-deck-resource = Resources
web-l-deck-encounter = Encounters
web-l-deck-zombie = Zombie cards
web-l-last = last: { $card }
web-l-in-front = In front of you
web-l-in-front-of = In front of { $who }

# City of Horror
web-c-round = Round { $round } of 4
web-c-attacks-at = attacks at { $count }
web-c-outnumbered = attacks above { $count }
web-c-people = Your people
web-c-cards = Your cards, visible only to you
web-c-goods = Supplies
web-c-antidotes = { $count ->
    [one] antidote
   *[other] antidotes
}
web-c-food = food, face down
web-c-points = points for your people
web-c-horde = horde
web-c-ambulance = ambulance
web-c-deck = cards
web-c-truck = food
web-c-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
web-c-would = Would attack now. Votes:
web-c-deal = A deal
web-c-deal-new = Offer something to
web-c-deal-answer = Counter-offer to { $who }
web-c-deal-all = everybody
web-c-deal-give = You give
web-c-deal-get = You get
web-c-deal-offer = Put it on the table
web-c-deal-clear = Clear
web-c-deal-remove = Take out: { $part }
web-c-deal-bound = Binding: the table enforces what is given now.
web-c-deal-later = Promises for later are written down for all to see, and can be broken.
web-c-deal-from = { $who } offers you
web-c-deal-from-counter = { $who }’s counter-offer
web-c-deal-refused = { $who } refuses.
web-c-offer-asks = { $who } offers you a deal. Do you accept?
web-c-counter-asks = { $who } makes you a counter-offer. Do you accept?
web-c-offers-ask = { $count } offers wait for your answer.
web-c-deal-from-other = { $who } offers { $to }
web-c-deal-closed = You cannot make deals right now.
web-c-deal-left = { $count ->
    [one] { $count } offer left
   *[other] { $count } offers left
}
web-c-deal-none-left = You have no offers left for now.
web-c-deal-empty = Nothing yet.
web-c-deal-nothing = Nothing
web-c-sign-card = card
web-c-sign-antidote = antidote
web-c-sign-promise = promise
web-c-sign-hand = hand
web-c-sign-invasion = Invasion
web-c-no-twice = That is in the offer already.
web-c-no-give-card = You have no card left to give.
web-c-no-give-antidote = You have no antidote left to give.
web-c-no-give-promise = You have nothing else to promise.
web-c-no-give-hand = You have no cards to show.
web-c-no-give-invasion = You have not seen the next Invasion card.
web-c-no-get-card = There is no card left to ask for.
web-c-no-get-antidote = There is no antidote left to ask for.
web-c-no-get-promise = There is no promise left to ask for.
web-c-no-get-hand = There are no cards to show.
web-c-no-get-invasion = There is no Invasion card left.
web-c-pledges = Promises
web-c-stakes = What is at stake
web-c-trail = What happens here
web-c-trail-use = Use it
web-c-trail-attack = Attack
web-c-trail-share = Share out
web-c-stakes-attack = { $place }: somebody will be eaten
web-c-stakes-sharing = { $place }: somebody will divide the supplies
web-c-stakes-bound = bound to name { $who }
web-c-stakes-decides = decides it
web-c-me = { $who } (you)
web-c-stakes-first = breaks ties
web-c-owner-points = { $owner }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-c-forecast-decides = { $you ->
    [yes] Your vote decides
   *[no] { $who }’s vote decides
}
web-c-forecast-open = Who is eaten is still open
web-c-forecast-one = { $you ->
    [yes] lose { $who_the }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] loses { $who_the }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
web-c-forecast-several = { $you ->
    [yes] lose one of your { $count } people
   *[no] loses one of { $count } people
}
web-c-forecast-fewer = Fewer than { $count } zombies:
web-c-forecast-nobody = nobody is eaten
web-c-then-sure-attack = { $you ->
    [yes] You lose this vote, however the others choose.
   *[no] { $who } loses this vote, however the others choose.
}
web-c-then-sure-sharing = { $you ->
    [yes] You divide the supplies, however the others choose.
   *[no] { $who } divides the supplies, however the others choose.
}
web-c-then-leader = Nobody votes here: the Zombie Leader takes one of { $who }’s people.
web-c-then-decides-attack = { $voter } decides it: { $who } can still lose the vote.
web-c-then-decides-sharing = { $voter } decides it: { $who } can still be chosen to divide the supplies.
web-c-then-open-attack = Open: { $who } can still lose the vote.
web-c-then-open-sharing = Open: { $who } can still be chosen to divide the supplies.
web-end-rested = rested
web-end-used = exhausted
web-end-nobody = nobody left
web-c-closed = closed
web-c-full = full
web-c-ties = breaks ties
web-c-goes = goes { $where }
web-c-hours = The hours of the night
web-c-invasion = Next invasion
web-c-tired = exhausted
web-c-hidden = hidden
web-c-cards-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-c-explosion = { $count } of { $most } explosion markers

# Replay
web-replay = Replay
web-replay-step = Decision { $n } of { $count }
web-replay-start = To the start
web-replay-end = To the end
web-replay-next = One forward
web-replay-back = One back
web-replay-play = Play
web-replay-pause = Pause
web-replay-share = Link to this moment
web-replay-position = Where in the match
web-replay-read-only = { $unseen ->
    [0] This match cannot be played on with the rules of this server. You are watching what was saved of it.
    [one] This match cannot be played on with the rules of this server. You are watching what was saved of it; its last decision is missing.
   *[other] This match cannot be played on with the rules of this server. You are watching what was saved of it; its last { $unseen } decisions are missing.
}
web-replay-begin = The table is set.

# The guided first turn
web-guide-next = Next
web-guide-done = Now you
web-guide-away = No guide, thanks
web-guide-step = { $n } of { $count }
web-guide-common-why = What is dashed cannot be done now. Touch it, and it says why, with the rule.
web-guide-plain-board = What glows can be tapped: a place to go to, or something to do there.
web-guide-plain-me = This is you: what you have, and the cards in your hand.
web-guide-zombicide-board = Tap a lit zone to see the way, what it costs and what the dead do then. Tap it again to go.
web-guide-zombicide-me = This is the survivor who acts: flames are actions, hearts are wounds to spare; the bar shows the danger that experience brings.
web-guide-zombicide-zombies = Tap zombies to see what reaches them and with what chance; nothing is spent until you tap again. When all of you have acted, they attack or come nearer, and more arrive.
web-guide-rue-morgue-me = You carry five cards: two in hand, three in reserve. A Wounded card takes up a slot, and the second one kills.
web-guide-rue-morgue-zombies = Tap zombies to see what reaches them and with what chance; nothing is spent until you tap again. Each round dice are rolled, and more come to the zones with those numbers.
web-guide-army-me = Hearts are wounds to spare. Guns roll ammo dice: a 1 among them, and the gun is empty until a magazine is spent.
web-guide-army-zombies = Tap zombies to see what reaches them and with what chance; nothing is spent until you tap again. The dead follow the one noise token; leave sleepers quietly, or they wake.
web-guide-city-board = The six places of the town. The green number is how many zombies stand outside, and when they attack.
web-guide-city-hand = Your people, your cards, your supplies. Nobody else sees your cards.
web-guide-city-vote = Where zombies attack, those inside vote on who loses somebody. Make deals first: what is given now is binding, a promise for later can be broken.
web-guide-zombiland-board = Run around the ring, tapping lit spaces, and take one token from each of the four locations. Back in Zone 0, in the middle, you win.
web-guide-zombiland-hand = Cards help you and hurt others. One is played each turn; lit ones may be played now.
web-guide-zombiland-fight = In a fight your die plus your bonuses must reach the card’s power. If you die, you rise as a zombie.
web-guide-again = Show the guide again
web-seat-number = Player{"\u00A0"}{ $number }
web-table-more-room = Make this part larger or smaller
web-table-place = Your place
web-table-parts = Parts of the table
web-table-tap-lit = tap a lit place
web-c-effect = { $pay }: { $gain }
web-c-vote = Vote
web-c-leader-short = leader: { $colour }
web-c-zombies = { $count ->
    [one] 1 zombie
   *[other] { $count } zombies
}
web-c-answer-accept = Accept
web-c-answer-refuse = Refuse
web-c-answer-counter = Counter
web-c-answer-withdraw = Withdraw it
web-seat-bot-number = Bot{"\u00A0"}{ $number }

# The club
web-club = Club
web-club-line = Open tables, and people who look for a game.
web-club-tables = Open tables
web-club-tables-in = Open tables in “{ $room }”
web-club-none = No table is open here. Begin one and open it to the club, or put your name on the list.
web-club-begin = Begin a table
web-club-close = Take it off the list
web-club-of = { $name } opened it
web-club-of-somebody = Somebody opened it
web-club-free = { $free } of { $seats } seats free
web-club-lang-en = in English
web-club-lang-es = in Spanish
web-club-rules = House rules
web-club-agree = I agree
web-club-disagree = Not now
web-club-waiting = Looking for a game
web-club-nobody = Nobody is waiting.
web-club-you = you
web-club-any = any game
web-club-which = Which games? None ticked means any.
web-club-wait = Put me on the list
web-club-wait-no-more = Take me off the list
web-club-room = Room
web-club-room-line = Everybody who enters the same word is in the same room. Nobody else sees its tables.
web-club-room-all = Open to all
web-club-enter = Enter
web-club-open-to = Open to the club
web-club-open-to-line = { $count ->
    [one] The first to take it from the list gets the seat by link.
   *[other] The first to take them from the list get the { $count } seats by link.
}
web-club-open-to-none = Set a seat to “{ web-seat-link }” first.

# Whoever keeps order
web-desk = Moderation
web-desk-line = What was opened to the club, and nothing else.
web-desk-key = The key from the settings of the server
web-desk-private = in a room
web-desk-no-tables = No table is open.
web-desk-erase = Delete the match
web-desk-erase-line = The match, its replay and its chat are deleted for everybody. They cannot be brought back.
web-desk-take-off = Take off the list
web-desk-ban = Keep out
web-desk-ban-who = Keep { $name } out
web-desk-ban-line = Their seat at this table, their open table or their place on the list goes as well.
web-desk-how-long = For how long?
web-desk-for-10 = 10 minutes
web-desk-for-60 = An hour
web-desk-for-1440 = A day
web-desk-for-10080 = A week
web-desk-for-43200 = 30 days
web-desk-address-too = Everybody from the same address, too. In a club with one router, that is the whole club.
web-desk-address = whole address
web-desk-not = Leave it
web-desk-bans = Kept out
web-desk-until = comes back { $when }
web-desk-lift = Let in again
web-desk-no-bans = Nobody is kept out.
web-desk-nameless = this person

# The table of games that have none of their own
web-plain-board = Places
web-plain-piles = Piles
web-plain-table = On the table
web-plain-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# A table that waits for its people
web-lost = This link leads nowhere.
web-lost-line = Part of it may be missing. You can get everywhere from the shelf.
web-gather-waiting = { $count ->
    [one] Waiting for { $who }. Send the link.
   *[other] Waiting for { $who }. Send the links.
}
web-gather-waiting-for = Waiting for { $who }.
web-gather-no = { $who } said no, thanks.
web-gather-no-host = { $who } said no, thanks. Only the host can start the match.
web-gather-at-door = { $count ->
    [one] Somebody is looking at the invitation for { $who }.
   *[other] The invitations for { $who } are being looked at.
}
web-gather-all = Everybody is here.
web-gather-onlooker = You watch.
web-gather-onlooker-line = The table is shown here as soon as it begins.
web-gather-in = You are in, { $who }.
web-gather-soon = { $what }. The host begins in a moment.
web-gather-ticket = Invitation
web-gather-come = Come to the table.
web-reach-here = Phones cannot open this link yet: it leads to this computer only.
web-reach-safety = Everybody in your home network will be able to open the page, but nobody sees a match without its link. The connection is not encrypted, so use it at home, not in a café. It closes when Horda ends.
web-reach-open = Open to the home network
web-reach-how = To let others in your home network join, start Horda with
web-reach-network = Works on every device in your home network.
web-gather-link-line = The link is the seat: whoever opens it may sit down, on any phone or computer. No account.
web-gather-for = Whose link
web-gather-link = The link
web-gather-copy = Copy
web-gather-share = Share
web-gather-watch = Link to watch
web-gather-message = Come and play { $title } with me.
web-gather-code = The link as a code for a camera
web-gather-point = Point a phone here.
web-gather-who = Who is here
web-gather-count = { $here } of { $count }
web-gather-you = you
web-gather-screen = at the host’s screen
web-gather-bot = bot
web-gather-here = here
web-gather-door = looking at the invitation
web-gather-gone = left again
web-gather-never = not here yet
web-gather-declined = said no
web-gather-bot-instead = Bot instead
web-gather-bot-until = until somebody sits down
web-gather-how = How you play
web-gather-how-host = Everybody sees this; change it until the start.
web-gather-how-others = The host may change it until the start.
web-gather-undo = Undo
web-gather-undo-ask = by consent of the table
web-gather-undo-free = only if it revealed nothing
web-gather-leave = If somebody leaves
web-gather-leave-bot = a bot can play on
web-gather-leave-wait = the table waits for them
web-gather-show-wait = The clock to answer a card
web-gather-show-wait-up-to = { $seconds ->
    [0] waits for no slow screen
   *[other] waits up to { $seconds } seconds for slow screens
}
web-gather-dice = Dice
web-gather-dice-given = from the host’s seed
web-gather-talk = Table talk
web-gather-start = Start
web-gather-start-when = Start when { $who } { $count ->
    [one] sits
   *[other] sit
} down
web-gather-armed = Starts as soon as { $who } { $count ->
    [one] sits
   *[other] sit
} down
web-gather-start-bot = { $count ->
    [one] Start now, a bot plays { $who }
   *[other] Start now, bots play { $who }
}
web-gather-call = Notify me when it is my turn
web-gather-called = You will be notified when it is your turn.
web-gather-asks = { $count ->
    [one] { $who } invites you to play.
   *[other] { $who } invite you to play.
}
web-gather-asks-nobody = A seat is kept for you.
web-gather-name = Your name
web-gather-sit = Sit down
web-gather-new = Never played?
web-gather-new-line = { $minutes ->
    [one] The first lesson takes a minute. It opens on a page of its own, and your chair stays yours.
   *[other] The first lesson takes { $minutes } minutes. It opens on a page of its own, and your chair stays yours.
}
web-gather-new-begin = Play the first lesson
web-gather-only-watch = Only watch
web-gather-no-account = No account, nothing to install.
web-presence-here = { $who } is here.
web-presence-thinking = { $who } is thinking.
web-presence-away = { $minutes ->
    [0] { $who } is away.
   *[other] { $who } has been away for { $minutes } min.
}
web-presence-never = { $who } has not come yet.
web-presence-bot = { $who } is a bot.
web-presence-stands-in = A bot plays for { $who }.
web-table-chat-fresh = { $count ->
    [one] Talk, 1 new line
   *[other] Talk, { $count } new lines
}
web-missed-left = { $who } has left the table.
web-missed-minutes = { $who } has been away for { $minutes } min.
web-missed-never = { $who } decides now, and has not come yet.
web-missed-wait = Wait
web-missed-waits = You settled that the table waits.
web-missed-bot = A bot plays on
web-missed-link = Send the link
web-missed-more = And { $count } more.
web-missed-soon = In { $seconds } s anybody can let a bot play on.

# Going on from a moment
web-go-on = Play on from here
web-go-on-title = Play on from this moment
web-go-on-honest = A new match begins with this table; the old one stays as it is. Whatever you could not know then is dealt again, and so are the dice.
web-go-on-how = Who plays
web-go-on-bots = Against or with bots
web-go-on-seat = I play
web-go-on-alone = Every seat myself
web-go-on-begin = Begin
web-go-on-line = Continues from a moment of another match.

# The end of a match
web-end-happened = What happened
web-end-start = start
web-end-go-on = Play on from round { $round }
web-end-go-on-before = Play on from before moment { $number }
web-end-undo = Undo the last choice
web-end-survivors = Survivor by survivor
web-end-survivor = Survivor
web-end-kills = Kills
web-end-wounds = Life left
web-end-experience = Experience
web-end-killed = zombies killed
web-end-goals = goals reached
web-end-points = Where everybody stands
web-end-player = Player
web-end-wins = wins
web-end-part-people = People
web-end-part-antidotes = Antidotes left
web-end-part-food = Food
web-end-part-health = Health
web-end-part-tokens = Tokens
web-end-measure-dead = The dead on the board, { $from } to { $to }.
web-end-measure-living = The living, { $from } to { $to }.
web-end-measure-points = Points if it had ended then, { $from } to { $to }.
web-end-measure-tokens = Tokens, { $from } to { $to }.

# How it looks
web-settings-looks = Look and text size
web-settings-theme = How it looks
web-settings-theme-night = Night
web-settings-theme-paper = Paper
web-settings-theme-contrast = High contrast
web-settings-colours = Colours for the colour-blind
web-settings-size = Size of text
web-settings-size-of = { $size } %
web-settings-still = Less movement

# Sheets to print
web-print = Print
web-print-line = For a table without a screen.
web-print-map = Map and mission
web-print-reference = Reference sheets
web-print-now = Print these sheets
web-print-zombie = Zombies
web-print-location = Places
web-print-who = People
web-print-skill = Skills
web-print-card = Cards
web-z-turns = What has turned

# --- you, and your tables by the day ---
web-tables-line = Whose turn it is, on all your devices.
web-tables-line-device = The tables of this device. A personal link takes them to your others.
web-me = You
web-me-line = A personal link instead of an account.
web-me-none = Your tables on every device
web-me-none-line = A personal link takes your tables, lessons and settings to another phone or computer. No name, no address, no password: whoever has the link is you.
web-me-make = Make my link
web-me-yours = Your personal link
web-me-yours-line = Open it on another device and sit down where you left off. Send it to nobody else: it plays all your seats.
web-me-link = Your personal link
web-me-code = Code of your personal link
web-me-point = Point your other device here.
web-me-message = My personal link to Horda
web-me-invites = People I have played with may invite me
web-me-invites-line = An invitation waits in your list until you answer. Untick to decline all invitations.
web-me-all = Your data
web-me-export = Save as a file
web-me-renew = New link
web-me-renew-line = The old link stops working on all your devices. Open the new one there.
web-me-renew-passkeys = Somebody with the old link could have added a passkey. Untick those that are not yours.
web-me-renew-keep = Keep the passkey “{ $name }”, added on { $when }
web-me-renew-yes = Replace the link
web-me-renewed = This is your new link. The old one no longer works.
web-me-delete = Delete everything
web-me-delete-line = Your list, settings, lessons, your name at every table and what you said there are deleted. The matches go on without your name. This cannot be undone.
web-me-delete-yes = Delete for good
web-me-deleted = The server no longer stores anything about you. The tables of this device stay on this device.
web-me-sure-no = Leave it as it is
web-me-other = This device uses another link
web-me-other-line = It can go on with the link you just opened. The one it has now still works elsewhere.
web-me-other-yes = Go on with this link
web-me-other-no = Stay as I am
web-mine-turn = Your turn, asked { $ago }.
web-mine-others = { $who } to decide, asked { $ago }.
web-mine-over = This match is over.
web-mine-paused = Paused.
web-mine-gathers = Not begun: the table waits for its people.
web-mine-due = The clock runs out { $when }.
web-mine-away = While you were away
web-mine-invited = Invitation
web-mine-invited-by = { $who } keeps a seat for you: { $game }.
web-mine-invited-to = A seat is kept for you: { $game }.
web-mine-invited-no = No, thanks
web-settings-line-shared = Shared by all devices with your personal link.
web-clock = Clock for a turn
web-clock-none = None: nobody is in a hurry
web-clock-minutes = { $count ->
    [one] { $count } minute a turn
   *[other] { $count } minutes a turn
}
web-clock-hours = { $count ->
    [one] { $count } hour a turn
   *[other] { $count } hours a turn
}
web-clock-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
web-clock-out = When it runs out
web-clock-out-open = A bot plays; then the seat is open
web-clock-out-open-line = A bot plays that turn. The second time in a row it plays on, and the host may give the seat to somebody else.
web-clock-out-turn = A bot plays that turn
web-clock-out-turn-line = A bot plays that turn, and the log says so. The next turn is theirs again.
web-clock-out-tell = The table waits
web-clock-out-tell-line = The log says so, and nobody plays for them.
web-clock-mine = Your turn: { $left } left
web-clock-theirs = { $who }: { $left } left
web-away-since = You left { $ago }. { $count ->
    [one] The log has one new line.
   *[other] The log has { $count } new lines.
} What mattered most:
web-away-go-on = Go on playing
web-rematch = Rematch, swap seats
web-rematch-sit = Sit down at the rematch
web-rematch-laid = The table is set again. It waits for all of you.
web-rematch-no = No, thanks
web-rematch-refused = You said no, and the others know. You can still sit down until it begins.
web-rematch-declined = { $who } said no to a rematch. The table is set again anyway.
web-table-paused-clock = The match is paused and the clock stands still.
web-table-deed-clock-turn = { $whom } ran out of time. A bot played that turn.
web-table-deed-clock-opened = { $whom } ran out of time again. A bot plays on, and the host may give the seat to somebody else.
web-table-deed-clock-told = { $whom } ran out of time. The table waits.
web-table-no-advice-title = Without advice
web-table-no-advice-ask = { $who } asks to play on without advice. Nobody could ask for it any more. Agreed?
web-table-no-advice-wait = You asked to play on without advice. Still to answer: { $waiting }.
web-table-no-advice-others = { $who } asks to play on without advice. Still to answer: { $waiting }.
web-table-no-advice-agreed = The table agrees: no advice from now on.
web-table-no-advice-refused = The table says no: advice may still be asked for.
web-table-no-advice-withdrawn = The question to the table was withdrawn.
web-table-no-advice-late = Nobody answered in time; nothing changes.
web-table-no-advice-left = Somebody who was asked has left; nothing changes.
web-table-pause-title = A pause
web-table-pause-ask = { $who } wants to pause the match. The clock would stand still. Agreed?
web-table-pause-wait = You asked for a pause. Still to answer: { $waiting }.
web-table-pause-others = { $who } wants to pause the match. Still to answer: { $waiting }.
web-table-pause-agreed = The table agrees: the clock stands still.
web-table-pause-refused = The table says no: the clock runs on.
web-table-pause-withdrawn = The question to the table was withdrawn.
web-table-pause-late = Nobody answered in time; nothing changes.
web-table-pause-left = Somebody who was asked has left; nothing changes.
web-table-go-on-title = Going on
web-table-go-on-ask = { $who } wants to go on playing. The clock would run again. Agreed?
web-table-go-on-wait = You asked to go on playing. Still to answer: { $waiting }.
web-table-go-on-others = { $who } wants to go on playing. Still to answer: { $waiting }.
web-table-go-on-agreed = The table agrees: the clock runs again.
web-table-go-on-refused = The table says no: the match stays paused.
web-table-go-on-withdrawn = The question to the table was withdrawn.
web-table-go-on-late = Nobody answered in time; nothing changes.
web-table-go-on-left = Somebody who was asked has left; nothing changes.
web-table-stand-in-title = A bot for an absent player
web-table-stand-in-ask = { $who } wants a bot to play for { $whom } until { $whom } is back. Agreed?
web-table-stand-in-wait = You asked for a bot in { $whom }’s place. Still to answer: { $waiting }.
web-table-stand-in-others = { $who } wants a bot to play for { $whom }. Still to answer: { $waiting }.
web-table-stand-in-agreed = The table agrees: a bot plays on.
web-table-stand-in-refused = The table says no: the seat waits.
web-table-stand-in-withdrawn = The question to the table was withdrawn.
web-table-stand-in-late = Nobody answered in time; nothing changes.
web-table-stand-in-left = Somebody who was asked has left; nothing changes.
web-friends = Keep this seat for somebody you have played with:
web-friends-asked = { $who } is asked

# Lessons
web-learn = Learn
web-learn-title = Learn by playing
web-learn-line = Short lessons on real positions, one new rule each.
web-learn-striped = Striped: rules you know from another box.
web-learn-noline = There is no connection. Lessons that you have opened on this device can be read; to play one you need the connection.
web-learn-needs-line = Needs the connection
web-learn-read = Read it
web-learn-opening = Opening the course…
web-learn-courses = The courses
web-learn-course = The lessons of this course
web-learn-count = { $solved } of { $most }
web-learn-known = known from another box
web-learn-known-count = { $count ->
    [one] one more is known from another box
   *[other] { $count } more are known from another box
}
web-learn-solved-short = solved
web-learn-each = two to four minutes each
web-learn-all = All lessons
web-learn-lesson = Lesson { $number } of { $most }
web-learn-lesson-here = The lesson
web-learn-about = { $about }, about { $minutes } min
web-learn-begin = Begin
web-learn-finished = You know this box.
web-learn-finished-line = All its lessons are solved. The missions are waiting, and so are your friends.
web-learn-new = New: { $rule }
web-learn-rule = The rule { $rule } in the rulebook
web-learn-hint = Hint { $number } of { $most }:
web-learn-hint-ask = Hint
web-learn-hint-next = Next hint
web-learn-hint-comes = A hint comes by itself after { $seconds } s without a tap.
web-learn-again = Again
web-learn-show = Show me
web-learn-shown = The solution: { $choice }
web-learn-lost = From here the goal can no longer be reached.
web-learn-lost-line = Undo, or play on and see why.
web-learn-done = Solved.
web-learn-wrong = Not this way.
web-learn-back = Undo
web-learn-anew = This lesson has changed since you left it, so it begins again.
web-learn-solved = { $tries ->
    [1] Solved.
    [2] Solved, on the second try.
   *[other] Solved, on try { $tries }.
}
web-learn-next = Next: { $title }
web-learn-play = Open the box and play
web-learn-it = Learn it by playing
web-learn-from = Lesson: { $title }
web-learn-step = Next lesson: { $title }
web-learn-first = New to it? Learn it by playing.

# With no line, and installed
web-noline = There is no connection, and this needs one. The shelf, the rulebooks, your list and the lessons you have played open without it.
web-noline-as-of = This is how it was on { $when }.
web-noline-choose = You can still choose: your choice is kept here and sent when the connection is back.
web-noline-waits = “{ $what }” waits here and is sent when the connection is back, if the question is still the same.
web-noline-take-back = Take it back
web-noline-lesson = The lesson can be read; to play it you need the connection.
web-noline-list = No connection: this is your list as it was on { $when }.
web-noline-row = Your choice waits here for the connection.
web-newer = There is a newer version of Horda.
web-newer-load = Load it
web-newer-later = Later
web-torn = Part of this page could not be loaded; Horda may have been updated. Reload it: nothing is lost.
web-torn-load = Reload
web-install = On this device
web-install-line = Put Horda among your apps: it opens in a window of its own.
web-install-do = Install Horda
web-install-ready = Kept on this device: with no connection the shelf, all rulebooks, your list and the lessons you have played still open.
web-app-name = Horda
web-app-about = Five zombie board games, played by the book, alone or together.
web-app-tables = My matches
web-app-learn = Learn
web-app-rules = Rulebooks
web-brought-arrived = Your choice has arrived: { $title }.
web-brought-late = Your choice came too late, the table has moved on: { $title }.

# Notices with the page closed.
web-notices = Notices
web-notices-line = With the page closed, your browser tells you that it is your turn, that the table waits for your answer, that half of your clock is gone, or that a match is over. Each once, and never while you look at that match.
web-notices-on = Notify this device
web-notices-off = Stop notifying this device
web-notices-all-off = Switch off everywhere
web-notices-here = This device gets notices.
web-notices-others = Also notified: { $devices }.
web-notices-unnamed = a device
web-notices-refused = Your browser does not allow notices from here. Allow them in its settings for this page, beside the address, and tap again.
web-notices-instead = Keep the page open: its title has a dot when it is your turn, and there can be a sound.
web-notices-no-https = Browsers accept notices only from HTTPS pages, and this is not one.
web-notices-no-support = This browser cannot be notified with the page closed. On an iPhone or iPad, put Horda on the home screen first.
web-notices-off-here = The operator of this server has switched notices off.
web-notices-no-library = This server sends no notices: the library for it is not installed. The manual says how to add it, under “Host a club's table”.
web-notices-match-off = Mute
web-notices-match-on = Unmute

# Cards of what is tapped on the board
web-fight-title = Attack { $zone }
web-fight-ask = Attack { $zone }? Tap { $zone } again.
web-fight-tough = { $zombies } (needs damage { $damage })
web-fight-range = range { $count }
web-fight-weapons = Weapons that reach
web-fight-mean = { $kills } kills
web-fight-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
web-fight-no-hit = cannot hit
web-fight-damage = { $count } damage
web-fight-noisy = noisy
web-fight-silent = silent
web-fight-kills = { $count ->
    [0] no kill
    [one] 1 kill
   *[other] { $count } kills
}
web-fight-kills-more = { $count } kills or more
web-fight-friend = { $chance }: this hits { $who }.
web-fight-no-risk = A miss hits none of the others in { $zone }.
web-fight-no-friend = No friend in { $zone }: a miss hits nobody.
web-fight-attack = Attack
web-fight-no = No
web-fight-walk-instead = Walk in instead
web-fight-out-of-reach = No weapon in { $who }’s hands reaches { $zone } from here.
web-fight-armed = { $card } is ready: tap who to attack.
web-fight-disarm = Put it away
web-fight-chance = { $chance } kill
web-fight-hits = hits { $who }
web-step-title = Walk into { $zone }?
web-step-zombies = Zombies there: { $zombies }.
web-step-last = It is { $who }’s last action: the zombies act before the next one.
web-step-attack = Attack from here
web-step-attack-chance = Attack from here: { $chance }
web-step-walk = Walk in
web-step-stay = Stay
web-vehicle-drive = Drive
web-vehicle-drive-by = Drive and shoot
web-vehicle-ram = Ram
web-vehicle-board-truck = Get in
web-vehicle-leave-truck = Get out
web-vehicle-change-seat = Change seat
web-vehicle-fly = Fly
web-vehicle-land = Land
web-vehicle-take-off = Take off
web-vehicle-get-in = Get in
web-vehicle-get-out = Get out
web-vehicle-store = Stow a card
web-vehicle-retrieve = Take out a card

# Trading and finding: inventories side by side
web-exchange-title-trade = { $who } trades with { $other }. What changes hands?
web-exchange-title-sort = What does { $who } carry where?
web-exchange-title-find = { $count ->
    [one] { $who } found { $cards }. Where does it go?
   *[other] { $who } found { $cards }. Where do they go?
}
web-exchange-price = { $count ->
    [one] Nothing is spent until you confirm; then it costs 1 action.
   *[other] Nothing is spent until you confirm; then it costs { $count } actions.
}
web-exchange-nothing-yet = Nothing changes until you confirm.
web-exchange-once = Place it, swap it or leave it: one answer settles everything.
web-exchange-found = Found
web-exchange-new = new
web-exchange-from = from { $name }
web-exchange-after = After the trade
web-exchange-then = In hand then
web-exchange-hits = { $hits } hits on average
web-exchange-lock = Not before { $level } level
web-exchange-lock-short = { $level }
web-exchange-put-here = put it here
web-exchange-compare = { $card } beside { $other }
web-exchange-row-dice = Dice
web-exchange-row-needs = Needs
web-exchange-row-damage = Damage
web-exchange-row-range = Range
web-exchange-row-noise = Noise
web-exchange-row-armour = Armour
web-exchange-row-doors = Opens doors
web-exchange-row-dual = Two strike as one
web-exchange-row-usable = Usable now
web-exchange-yes = yes
web-exchange-no = no
web-exchange-silent = silent
web-exchange-noisy = noisy
web-exchange-better = better
web-exchange-same = the same
web-exchange-worse = worse
web-exchange-hint = Drag a card to a place, or tap the card and then the place. Tap a card twice to send it across.
web-exchange-hint-one = Drag a card to a place, or tap the card and then the place.
web-exchange-gets = { $who } gets { $cards }.
web-exchange-lost = You throw away { $cards } for good.
web-exchange-nothing-lost = Nothing is thrown away.
web-exchange-sorted = Each card lies where you put it.
web-exchange-unchanged = Nothing has changed yet.
web-exchange-by-hand = Card by card
web-exchange-back = Put back
web-exchange-leave = Leave it
web-exchange-nothing = Nothing
web-exchange-trade = Trade
web-exchange-sort = Rearrange
web-exchange-put = Put it there
web-exchange-throw = Throw it away
web-exchange-sure = Tap again to throw it away

# The big screen
web-screen-open = Show on a television
web-screen-open-line = Open this address on the television or projector. It shows the board and nobody’s hand; everybody plays on their own phone.
web-screen-here = Open it here
web-screen-waiting = Waiting for everybody to sit down
web-screen-at-table = at the table
web-screen-turn = { $who }’s turn
web-screen-decides = { $count ->
    [one] Now deciding
   *[other] Now deciding together
}
web-screen-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
web-screen-acts = acts
web-screen-life = { $count ->
    [one] 1 wound from death
   *[other] { $count } wounds from death
}
web-screen-characters = { $count ->
    [one] 1 Character
   *[other] { $count } Characters
}
web-screen-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
web-screen-join = Join on your phone
web-screen-watch = Watch on your phone
web-screen-cards-stay = Your cards stay there.

# Gestures
web-gesture-tools = Pointing and reactions
web-gesture-point = Point
web-gesture-hint = Tap a place to point at it. A second place makes an arrow.
web-gesture-stop = Stop pointing
web-gesture-reactions = Quick reactions
web-gesture-yes = Yes!
web-gesture-no = No!
web-gesture-wait = Wait
web-gesture-help = Help me!
web-gesture-thanks = Thanks
web-gesture-ouch = Ouch!
web-gesture-says = { $who }: { $words }
web-gesture-ping-line = { $who } points at { $to }.
web-gesture-arrow-line = { $who } points from { $from } to { $to }.
web-gesture-plan-line = { $who } is planning a walk to { $to }.

# Statistics
web-stats = Statistics
web-stats-line-device = Counted on this device. Nobody else sees it.
web-stats-line-person = Counted on all your devices. Nobody else sees it.
web-stats-none = Nothing to count yet. Finish a match, and it appears here.
web-stats-played = Matches
web-stats-won = Won
web-stats-share-won = Share won
web-stats-missions = By mission
web-stats-what = Mission or game
web-stats-best = Fastest win
web-stats-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
web-stats-levels = By difficulty
web-stats-of = { $won } of { $played }
web-stats-learnt = Lessons
web-stats-lessons = { $count } of { $all }
web-stats-share-it = Share
web-stats-share = I have won { $won } of { $played } matches of Horda.
web-stats-share-best = { $rounds ->
    [one] { $mission } in 1 round.
   *[other] { $mission } in { $rounds } rounds.
}
web-stats-clear = Reset statistics
web-stats-clear-yes = Reset them for good

# Answering for an absent friend
web-missed-answer = Answer for { $who }
web-table-answer-title = An answer for an absent player
web-table-answer-ask = { $who } wants to give { $whom }’s only answer. Agreed?
web-table-answer-wait = You asked to answer for { $whom }. Still to answer: { $waiting }.
web-table-answer-others = { $who } wants to answer for { $whom }. Still to answer: { $waiting }.
web-table-answer-agreed = The table agrees: the game goes on.
web-table-answer-refused = The table says no: you wait.
web-table-answer-withdrawn = The question to the table was withdrawn.
web-table-answer-lapsed = The match has gone on, so there is nothing to answer.
web-table-answer-late = Nobody answered in time; nothing changes.
web-table-answer-left = Somebody who was asked has left; nothing changes.

# The demonstration, a folder that any web server shows (make demo)
web-demo = Demonstration
web-demo-line = This is a demonstration without a server. Look at the games, their missions and rulebooks, and watch these matches. To play, install Horda on your computer.
web-demo-watch = Watch
web-demo-analysis = Analysis
web-demo-needs-server = The demonstration cannot do this. To play, install Horda on your computer.
