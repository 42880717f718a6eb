# What only the command says: in the terminal, in its help, and of files and missions that are wrong.

# The command and its help pages.
cli-usage = Usage:
cli-usage-pieces = COMMAND ...
cli-usage-options = [options]
cli-metavar-address = ADDRESS
cli-metavar-command = COMMAND
cli-metavar-days = DAYS
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-id = ID
cli-metavar-name = NAME
cli-metavar-seed = SEED
cli-metavar-seconds = SECONDS
cli-metavar-text = TEXT
cli-metavar-folder = FOLDER
cli-metavar-who = WHO
cli-metavar-value = VALUE
cli-metavar-match = MATCH
cli-metavar-level = LEVEL
cli-metavar-kind = KIND
cli-metavar-tile = TILE
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-option-required = { $text } (required)
cli-option-lang = the language; taken from the environment by default
cli-option-help = show this page
cli-app = A table for zombie board games, played by the book.
cli-app-version = show the version
cli-exits = Exit codes
cli-exit-0 = all went well
cli-exit-1 = a checked case or mission failed
cli-exit-2 = the command line asks for something that cannot be done
cli-exit-3 = a file is missing, is not text, or cannot be read
cli-exit-4 = an address, a port or a database cannot be used
cli-exit-70 = an error in Horda itself
cli-games = The shelf: all games, for how many players, with which bots, and which options with their values, the usual one first.
    .short = the games on the shelf
cli-games-json = print JSON
cli-play = Play in this terminal: alone with bots, or several people at one screen. Every decision is kept at once; you can leave a match and resume it at any time.
    .short = play a match in this terminal
cli-play-game = the game, the file of a mission of your own (.yaml), or the file of a match to resume; without it, you choose from the shelf
cli-play-seats = how many players
cli-play-seat = who sits in seat N (or `all`): `person`, `person:NAME`, a bot, or a player of your own, as module:Class or my_player.py:Class; may be repeated
cli-play-option = an option of the game; may be repeated
cli-play-seed = the seed of all chance; without it, a new one
cli-play-resume = resume the last match
cli-play-advice = everybody at the screen may ask for advice with `?`; always allowed in solo games
cli-play-playouts = playouts per decision for search bots (48)
cli-play-think = seconds per decision for search bots; 0 for no limit (5)
cli-serve = The table in the browser: starts a server on this machine and says where it is. Logs go to standard error as JSON; HORDA_LOG=INFO shows more.
    .short = open the table in the browser
cli-serve-config = a file with settings (TOML); environment variables (HORDA_PORT=...) override it; options override both (HORDA_CONFIG)
cli-serve-host = the address to listen on; 0.0.0.0 lets others in (127.0.0.1)
cli-serve-lan = let others in your home network join; the same as --host 0.0.0.0
cli-serve-port = the port; 0 for any (the first free one from 8666 on)
cli-serve-db = where matches are stored: a path for SQLite, or postgresql://user@host/name, which several servers may share; an address with a password belongs in a file that HORDA_DB_FILE names
cli-serve-expire = delete matches after this many days without a move; 0 keeps them forever (0)
cli-serve-name = a name by which browsers reach the server, such as your proxy's; IP addresses and the name of this machine are accepted anyway; may be repeated (HORDA_NAMES)
cli-serve-public = the address that players open, such as https://table.example.org; passkeys are made for it (HORDA_PUBLIC)
cli-serve-proxy = the address or network of a trusted proxy; may be repeated (HORDA_PROXIES)
cli-serve-limit = a server limit, such as connections_an_address=500; may be repeated (HORDA_LIMITS); the manual lists them
cli-serve-metrics-port = a port of its own for /metrics, which then answers there alone; 0 for any
cli-serve-metrics-host = the address of that port (127.0.0.1)
cli-serve-club = open a club by the settings in a file: tables that others find and join (none)
cli-serve-manual = the folder of the built manual, shown at /manual/ (HORDA_MANUAL; in a clone, what make docs built)
cli-serve-missions = the folder of missions to be offered besides those of the boxes (HORDA_MISSIONS)
cli-serve-player = a player of your own that may be seated, such as careful=my_player.py:Cautious; may be repeated (HORDA_PLAYERS)
cli-serve-playouts = { cli-play-playouts }
cli-serve-think = seconds per decision for search bots, 14 at most (4)
cli-serve-open = open the browser, too
cli-simulate = Have bots play many matches and count the results. The same seed gives the same matches, whatever the number of workers.
    .short = have bots play many matches
cli-simulate-game = the game, or the file of a mission of your own (.yaml)
cli-simulate-seats = how many players
cli-simulate-players = { cli-lab-run-players }
cli-simulate-matches = how many matches (100)
cli-simulate-seed = the seed of all chance (0)
cli-simulate-workers = how many processes play at once (1)
cli-simulate-option = an option of the game; may be repeated
cli-simulate-playouts = { cli-play-playouts }
cli-simulate-think = seconds per decision for search bots; with it, the same seed may give other matches (no limit)
cli-simulate-json = print JSON
cli-replay = Show a match again from its file: a summary with the whole log, the table at any moment, or step by step.
    .short = show a match again
cli-replay-file = the file of the match, or one of a series of the lab, as FOLDER#17
cli-replay-to = show the table after N decisions
cli-replay-step = go on from there, one decision at a time
cli-replay-seat = show what seat N saw; without it, what spectators see
cli-replay-browser = show it on the table in the browser
cli-replay-json = print JSON
cli-case = Play worked examples from YAML files (or folders of them) and say whether they hold.
    .short = play worked examples and check them
cli-case-files = the files
cli-case-json = print JSON
cli-rules = The rulebooks: a game's chapters, one chapter, one rule by its id, or a search in one book or in all.
    .short = read the rulebooks
cli-rules-game = the game, or at once the id of a rule (ZL-SET-04) or chapter (ZL-SET); without it, all rulebooks are listed
cli-rules-id = a chapter (SET) or a rule (ZL-SET-04)
cli-rules-search = show the rules that hold these words; without a game, of all rulebooks
cli-rules-coverage = show which rules are proven by a test and which are not
cli-rules-tests = the folder of the tests, for --coverage
cli-rules-json = print JSON
cli-referee = Ask the referee about a position of a real table: what the zombies do, what somebody may do, who sees whom, odds, votes.
    .short = ask about a position of a real table
cli-referee-position = the position: a file, a text such as “game = green_horde | A1: rolf | C1: walker”, or a link; - reads it from the input
cli-referee-game = the game, where the text does not name it
cli-referee-ask = the question (zombies): what the zombies do next, what follows from here on (play), what somebody may do (may), sees, odds, votes
cli-referee-who = who or where it is about: a survivor, a zone, a colour, a character, a location
cli-referee-then = what happened at the table, in order: dice (5 2 6), a card (card z177) or a choice (0 send abomination E3); may be repeated
cli-referee-point = who points at whom in a vote (white=red); may be repeated
cli-referee-line = the choice whose odds are asked, or the card that is fought
cli-referee-search = show the rules, rulings and examples of the game that contain these words
cli-referee-picture = draw the position into this file (.svg)
cli-referee-link = print a link that holds the position itself
cli-referee-json = print JSON
cli-version = Show the version, and whether this build is compiled.
    .short = show the version
cli-version-json = print JSON
cli-help = Show the help page of a command, or of horda itself: horda help lab run.
    .short = show the help page of a command
cli-help-command = the command, such as play or lab run; without it, all commands are listed
cli-completion = Print what makes a shell complete commands, games, missions, options and rule ids. In bash: eval "$(horda completion bash)" in ~/.bashrc; in zsh the same with zsh in ~/.zshrc; in fish: horda completion fish | source in config.fish.
    .short = complete commands with the Tab key
cli-completion-shell = bash, zsh or fish
cli-complete = What the shell's completion calls.
    .short = used by shell completion
cli-complete-shell = bash, zsh or fish
cli-complete-typed = the words typed so far
cli-metavar-shell = SHELL

# The menu.
cli-menu-play = Play in this terminal
cli-menu-resume = Go on with the last match
cli-menu-browser = Open the table in the browser
cli-menu-rules = Read the rules
cli-menu-missions = Pick a mission
cli-menu-help = See all commands
cli-menu-which = What would you like? 0 leaves
cli-menu-which-rule = A game, the id of a rule, or words to look for; Enter leaves:
cli-menu-which-mission = Which mission? 0 leaves

# What is wrong with a command line.
cli-bad-language = Horda does not speak “{ $lang }”; it speaks: { $known }.
cli-no-such-command = There is no command “{ $name }”; perhaps: { $known }.
cli-no-such-option = There is no option { $name } here. Try `{ $command } --help`.
cli-missing = Missing { $kind ->
    [argument] argument
   *[option] option
} { $name }. Try `{ $command } --help`.
cli-number-wanted = { $most ->
    [none] { $name }: write a whole number of at least { $least }.
   *[other] { $name }: write a whole number from { $least } to { $most }.
}
cli-bad-value = { $name }: this cannot be read: { $detail }
cli-too-much = This command does not take “{ $given }”; leave it out, or see its --help.
cli-bad-usage = This command line cannot be read: { $detail }
cli-wrong-seats = { $title } is for { $low } to { $high } players, not { $given }.
cli-wrong-position = This position cannot be answered: { $detail }
cli-wrong-pointing = “{ $text }” does not say who points at whom; write white=red.
cli-wrong-option = { $title } has no option `{ $name }`; known: { $known }.
cli-wrong-missions = { $folder } is no folder; name the one in which the missions lie.
cli-wrong-two-missions = { $file } is the mission of this match already; leave `--option mission={ $mission }` out.
cli-wrong-value = `{ $name }` cannot be { $given }; allowed: { $allowed }.
cli-wrong-form = `{ $line }` is no option; write `name=value`. Known: { $known }.
cli-wrong-seat = `--seat { $line }` cannot be read; write `N=WHO`, with N from 1 to { $seats } or `all`.
cli-wrong-sitter = `{ $text }` cannot sit here; write `person`, `person:NAME`, a player of your own (`my_player.py:Class`) or a bot: { $known }.
cli-wrong-bots = { $bots } bots were named for { $seats } seats; name one, or one for each seat.
cli-wrong-player-unknown = No installed player is called “{ $name }” (there are: { $known }); name a file, `my_player.py:Class`, or a module, `module:Class`.
cli-wrong-player-name = A player cannot be called “{ $name }”; take up to 40 letters, digits, spaces, dots or dashes.
cli-wrong-player-taken = There is a player called “{ $name }” already; give this one another name: `--player other=...`.
cli-wrong-replay-seat = There is no seat { $seat }; this match has seats 1 to { $seats }.
cli-wrong-replay-client = The table in the browser is not built here. In a clone, `python3 tools/make.py client` builds it.
cli-wrong-replay-origin = This match was not begun from a seed in text, as those of the lab and of the browser are; leave `--browser` out.
cli-wrong-replay-to = There is no decision { $to }; this match has { $count }.
cli-wrong-search = Nothing in the rulebook of { $title } holds all these words.
cli-wrong-search-all = Nothing in any of the rulebooks holds all these words.
cli-wrong-shell = Unknown shell “{ $shell }”; known: { $known }.
cli-wrong-database = This is no database: { $detail }.
cli-wrong-driver = PostgreSQL needs its driver, which is not installed. To install it: { $command }
cli-wrong-manual = There is no built manual in { $folder }: it has no index.html. In a clone, `python3 tools/make.py docs` builds one into build/docs.
cli-wrong-port = Port { $port } is in use; name another with --port, or leave it out for a free one.
cli-wrong-limit = This is no limit: `{ $written }`; { $why ->
    [unknown] known: { $better }
    [figure] write { $better }
   *[small] it must be more than 0
}.
cli-wrong-public = “{ $given }” is no address for passkeys: { $why ->
    [secure] browsers keep them at https:// alone, and at http://localhost
    [number] browsers keep them for names, not for numbers; give the server a name
   *[whole] write it as it stands in the browser, without anything after the name and the port
}. For example: https://table.example.org
cli-wrong-proxy = A proxy is named by its address or network, such as 10.0.0.7 or 10.0.0.0/8, not “{ $given }”.
cli-wrong-port-forbidden = This system does not let Horda use port { $port }; ports below 1024 are reserved. Name a higher one with --port.
cli-wrong-host-unknown = No address is called “{ $host }”; write one of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.
cli-wrong-host-elsewhere = { $host } is not an address of this machine; write one that is, such as 127.0.0.1, or 0.0.0.0 for all of them.
cli-wrong-club = The club cannot be opened (“A club” in docs/players/host_a_table.md shows how): { $detail }
cli-wrong-in-use = Another Horda serves { $file } already; open that one in the browser, or name another file with --db.
cli-wrong-damaged-database = The database { $file } is damaged ({ $detail }). Put a copy in its place, or name another file with --db; nothing was changed.
cli-wrong-database-away = The database { $where } cannot be used: { $detail }. See that it runs and may be written, or name another with --db.
cli-wrong-database-newer = The database { $where } was made by a newer Horda; update Horda, or name another with --db.
cli-wrong-match-open = The match in { $file } is being played in another window of this computer. Go on there, or end it there first.
cli-wrong-no-match = There is no match { $id } here; `horda admin list` shows those there are.
cli-wrong-no-export = The match { $id } cannot be exported: { $why }
cli-wrong-no-database = There is no database of Horda at { $where }; name the one you mean with --db or in the settings.
cli-wrong-database-older = The tables in { $where } are of an older Horda; start `horda serve` once, which brings them up to date and keeps every match.
cli-wrong-admin-in-use = A server has { $file } open, so nothing was changed. End the server first; the host of a match can also delete it at the table.
cli-wrong-setting-value = { $where }: “{ $given }” cannot be used; { $wanted ->
    [port] expected a whole number from 0 to 65535
    [days] expected a whole number of days, 0 or more
    [processes] expected a whole number from 1 to 256
    [seconds] expected a number of seconds above 0
    [playouts] expected a whole number from 1 to 1000000
    [thought] expected a number of seconds above 0, 14 at most
    [window] expected a number of seconds from 0 to 600
    [level] expected DEBUG, INFO, WARNING or ERROR
    [switch] expected true or false
    [contact] expected an email address, or one that begins with https://
    [list] expected a list of texts
    [limits] expected names with numbers
   *[text] expected a text
}.
cli-wrong-setting-unknown = { $file }: there is no setting “{ $name }”; known: { $known }.
cli-wrong-setting-twice = Both { $one } and { $other } are set; keep one of them.
cli-wrong-setting-toml = { $file } cannot be read as TOML: { $detail }.
cli-wrong-setting-no-text = { $file } is no short text file, so no settings can be read from it.
cli-wrong-setting-secret = { $file } should hold the secret on one line; it has { $count ->
    [0] none
   *[other] { $count } lines
}.
cli-wrong-setting-argument = A password in --db can be read by everybody on this machine. Write the address into a file that only you can read, and name it: HORDA_DB_FILE=FILE.
cli-wrong-backup-exists = { $file } is there already; name another file.
cli-wrong-backup-no-database = There is no database at { $file }.
cli-wrong-backup-not-empty = { $where } is not empty and was left as it is; restore the backup to a new place, or move the old file away.
cli-wrong-backup-other-kind = { $file } is no copy of { $wanted }; a copy is brought back into the kind of database that it came from.
cli-wrong-backup-no-program = { $program } is not installed here; it comes with PostgreSQL's client programs (Debian and Ubuntu: apt install postgresql-client).
cli-wrong-backup-failed = { $program } failed: { $detail }
cli-input-ended = The input ended before everything was answered; nothing was begun.
cli-file-problem = The file { $file } cannot be used: { $why ->
    [ENOENT] it is not there
    [EACCES] you have no permission
    [EPERM] you have no permission
    [EISDIR] it is a folder
    [ENOTDIR] part of its path is no folder
    [ENOSPC] the disk is full
    [EROFS] nothing can be written there
    [ENAMETOOLONG] its name is too long
   *[other] { $detail }
}.
cli-broken = Unexpected error ({ $kind }: { $detail }). The match is kept as it was. The details are in { $file }; please send us that file.

# Tables and lists.
cli-column-outcome = How it ended
cli-column-matches = Matches
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-interval = 95 % CI
cli-column-figure = Figure
cli-column-difference = Difference
cli-column-alone = Alone
cli-column-decisions = Decisions
cli-column-played = Last played
cli-column-setting = Setting
cli-column-value = Value
cli-column-where = From
cli-games-next = `horda play NAME` begins a match, `horda rules NAME` opens the rulebook.
cli-games-bots = bots: { $bots }
cli-version-compiled = Horda { $version }, compiled, Python { $python }
cli-version-interpreted = Horda { $version }, interpreted (it works the same, slower than a compiled build), Python { $python }
cli-interpreted = Horda runs interpreted here: everything works, a compiled build is faster. (Shown once.)
cli-unfinished = Given up, too long
cli-simulate-doing = { $workers ->
    [one] Playing { $game }
   *[other] Playing { $game } with { $workers } workers
}
cli-simulate-speed = { $finished } of { $games } matches ended. { $decisions } decisions in { $wall } s ({ $cpu } s of processor time): { $speed } a second.
cli-simulate-rounds = Rounds: median { $p50 } (10th–90th percentile { $p10 }–{ $p90 })
cli-simulate-interval = { $low } to { $high } %
cli-simulate-decisions = Decisions per match: median { $p50 } (10th–90th percentile { $p10 }–{ $p90 })
cli-case-told = { $failed ->
    [0] { $count ->
        [one] The case holds.
       *[other] All { $count } cases hold.
    }
   *[other] { $failed } of { $count } do not hold.
}
cli-rules-next = `horda rules NAME` opens a rulebook, `horda rules ZL-SET-04` shows a rule, --search TEXT searches them all.
cli-rules-look-up = `horda rules { $game } SET` shows a chapter, an id one rule, --search what holds some words.
cli-rules-skills = Skills and abilities
cli-rules-examples = Worked examples
cli-rules-rulings = Rulings on open questions
cli-coverage-doing = Reading the marks of the tests...
cli-coverage-problem = Some tests could not be read: { $detail }
cli-coverage-told = { $title }: { $proven } of { $rules } rules proven.

# Sitting down.
cli-setting-up = Setting the table…
cli-which-game = Which game?
cli-players = { $low } to { $high } players
cli-shelf-resume = { "  " }{ $number } Go on with the match that was left: { $game }, round { $round }
cli-how-many = How many players?
cli-who-plays = Who plays at this screen? Names with commas between them; bots take the other seats. [you alone]
cli-change-option = Change one? Its number, or Enter to begin
cli-number-between = Write a number from { $low } to { $high }.
cli-resumed = Going on with { $file }, { $count ->
    [one] 1 decision in
   *[other] { $count } decisions in
}.
cli-bot-name = Bot { $number }

# At the table.
cli-table-title = { $game } · round { $round }
cli-happened = What happened
cli-earlier = { $count ->
    [one] (one line before these; `l` shows the log)
   *[other] ({ $count } lines before these; `l` shows the log)
}
cli-bots-play = The bots are deciding...
cli-player-replaced = Any choice was made in its place, and will be whenever it fails again. The match goes on.
cli-player-missing = The best bot plays on in its place; the match is as it was.
cli-curtain = The table is covered. { $name }, please sit down; everybody else looks away.
cli-curtain-lift = { $name }, press Enter:
cli-watch = Press Enter to go on, or q to leave:
cli-keys-shortest = number: choose · ?: advice · h: help · q: leave
cli-keys-short = number: choose · ?: advice · h: help · u: undo · l: log · r RULE · s: save · q: leave
cli-keys =
    A number chooses. A dim line says with its number why it is not open.
    3!      choose 3 now, and whenever this is asked again this turn (a standing order);
            for the numbers that are marked with `!`
    3!!     the same for the whole match
    ?       advice: what each choice is worth, alone or where all agreed (--advice)
    h       all keys
    b       the whole board
    c       all choices
    o       your standing orders; `o off` ends them
    i 3     what the card of choice 3 says; `i` for all
    r ID    a rule by its id, or the rules that hold some words
    l       the log; `l 100` for more lines of it
    m       the mission: its goals, those that are met, its rules
    u       take back the last decision
    s FILE  save a copy; the match itself is kept after every decision
    q       leave; `horda play --resume` goes on
    Enter   draw the table again
cli-no-advice = Advice was not agreed to at this table. Begin a match with `--advice`, or play alone.
cli-not-understood = “{ $line }” means nothing here. Numbers 1 to { $count } choose, { $key } shows the rest.
cli-no-such-number = There is no { $number } here; numbers 1 to { $count } choose.
cli-board-goes-on = … { $count } more lines of the board: b
cli-choices-aside = { $first }–{ $last } Show cards to the others: c
cli-choices-go-on = … choices { $first } to { $last }: c
cli-not-open = { $why } ({ $rule }): { $choices }
cli-not-open-at-all = Not open now: { $first } to { $last }; such a number says why. · { $key }: help
cli-rule-which = Which rule? An id or some words: `r ZL-MOV-01`, `r bite`. The whole book: `horda rules { $game }`.
cli-no-rulebook = This game has no rulebook here.
cli-no-orders = You have no standing orders.
cli-orders-off = Your standing orders are ended.
cli-order = { $until ->
    [match] For the whole match: { $choice }
   *[turn] For this turn: { $choice }
}
cli-orders-how = `o off` ends them.
cli-nothing-to-undo = Nobody has decided anything yet.
cli-undo-agree = Something was rolled or revealed since. Does the whole table agree to take it back? (y/n)
cli-kept = The match is kept in { $file }.
cli-kept-finished = The match is kept in { $file }; `horda replay` shows it again.
cli-replay-length = { $count } decisions, { $round } rounds, { $events } events.
cli-replay-unfinished = The match has not ended.
cli-replay-hash = Fingerprint of the position: { $hash }
cli-replay-page = The match is at { $address }
cli-replay-page-end = Ctrl+C ends it; the file stays as it is.
cli-replay-at = After { $at } of { $count } decisions.

# The board of Survivor Zombiland in the terminal.
cli-zombiland-legend = { $spaces }  ≈ sewer  † resurrection  ① living  ❶ zombie
cli-zombiland-fight = { $name } fights { $card }: power { $power }, { $added } added so far.
cli-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cli-zombiland-decks = Decks: { $decks } · Health in the pool: { $pool }
cli-zombiland-hand = In hand: { $cards }

# The board of the Zombicide games in the terminal.
cli-no-mission = This match has no mission.
cli-zombicide-danger = danger { $level }
cli-zombicide-actions = actions
cli-zombicide-hand = hand
cli-zombicide-backpack = backpack
cli-zombicide-skills = skills
cli-zombicide-team = team { $team }
cli-zombicide-empty = empty
cli-zombicide-deck = { $deck } { $count }
cli-zombicide-decks = Cards left: { $decks }
cli-zombicide-horde = The Horde: { $zombies }

## Missions

cli-mission = Missions of your own: list them, check one, or draw its map. `horda play FILE.yaml` plays one where it lies.
    .short = list, check or draw missions of your own
cli-mission-check = Say what is wrong with a mission: what cannot be read, reached, opened or won, each with its line.
    .short = say what is wrong with a mission
cli-mission-check-file = the mission's file
cli-mission-check-game = the game it is for; without it, the one that has its tiles
cli-mission-check-json = print JSON
cli-mission-tiles = List the tiles of a Zombicide game: their names, and a picture of each in signs. With `-o` all of them are drawn on one sheet.
    .short = list or draw the tiles of a game
cli-mission-tiles-game = the game
cli-mission-tiles-out = where the sheet goes (SVG)
cli-mission-tiles-theme = paper for print, night for the screen (paper)
cli-mission-tiles-json = print JSON
cli-mission-tiles-list = { $game }: { $count } tile faces
cli-mission-tiles-next = To see them drawn: `horda mission tiles { $game } -o tiles.svg`
cli-mission-tiles-drawn = { $count } tile faces are drawn: { $file }
cli-mission-sign-46 = an open line between zones, or an opening in a wall
cli-mission-sign-58 = no line: both cells are one zone
cli-mission-sign-35 = wall
cli-mission-sign-68 = wall with a door
cli-mission-sign-72 = hedge
cli-mission-sign-66 = bank of the water
cli-mission-sign-76 = ledge
cli-mission-sign-88 = hedge on a ledge
cli-mission-sign-61 = fence
cli-mission-sign-83 = slot machines, a wall
cli-mission-sign-111 = opening to the room of the next tile
cli-mission-list = List the missions of the boxes, and those of your own folder; a file that cannot be played says why.
    .short = list the missions there are
cli-mission-list-folder = the folder of your own missions (HORDA_MISSIONS, else the one that this system has for data)
cli-mission-list-game = only those of this game
cli-mission-list-minutes = only those that take so many minutes at most
cli-mission-list-survivors = only those that so many survivors can play
cli-mission-list-difficulty = only those that were measured to be this difficult
cli-mission-list-kind = only those of this kind: escape, hunt, hold, race or collect
cli-mission-list-tiles = only those that can be laid with these tiles
cli-mission-facts = { $minutes } min, { $low } to { $high } survivors, { $kinds }{ $measured ->
    [yes] , bots win { $won } of 100
   *[no] {""}
}
cli-mission-list-json = print JSON
cli-mission-own = { $count ->
    [0] No missions of your own yet; put their files into { $file }
   *[other] Your own missions, in { $file }
}
cli-mission-broken = broken, line { $line }: { $why }
cli-mission-draw = Draw a mission's map as it would be printed.
    .short = draw a mission's map
cli-mission-draw-file = the mission's file
cli-mission-draw-out = where the drawing goes (SVG)
cli-mission-draw-game = the game it is for; without it, the one that has its tiles
cli-mission-draw-theme = paper for print, night for the screen (paper)
cli-metavar-look = LOOK
cli-mission-drawn = { $errors ->
    [0] The map is drawn: { $file }
    [one] The map is drawn as far as it goes, with one error to mend: { $file }
   *[other] The map is drawn as far as it goes, with { $errors } errors to mend: { $file }
}
cli-mission-error = error
cli-mission-warning = warning
cli-goals-unread = { $count ->
    [one] Goal { $goals } of this mission says
   *[other] Goals { $goals } of this mission say
} nothing to the careful bot: it plays as if { $count ->
    [one] that goal were
   *[other] those goals were
} not there. People can play it; how often bots win says little.
cli-mission-told = { $errors ->
    [0] { $warnings ->
        [0] Nothing is wrong with this mission.
        [one] It can be played; one thing looks odd.
       *[other] It can be played; { $warnings } things look odd.
    }
    [one] It cannot be played yet: one error.
   *[other] It cannot be played yet: { $errors } errors.
}
cli-mission-unreadable = { $detail }
cli-mission-hint = { $kind ->
    [near] did you mean `{ $near }`?
    [known] known: { $known }
   *[none] there are none
}
cli-mission-more = { $told }, and { $count } more; `horda mission check` lists them
cli-mission-short-key = the key of the club's desk is too short; write at least { $least } characters
cli-mission-out-of-bounds = `{ $path }` must be { $bound }
cli-mission-other-length = `{ $path }` must have { $bound } characters
cli-mission-too-large = larger than { $most } bytes, the most that is read
cli-mission-no-yaml = not readable as YAML: look at the indents, colons, quotes and brackets here and on the line before
cli-mission-no-key = a key must be a word or a number
cli-mission-twice = `{ $name }` is written twice; leave one of them
cli-mission-no-value = `{ $name }` is no value; put it in quotes if it is a text
cli-mission-no-sign = a sign stands here that may not stand in YAML; delete it
cli-mission-names-itself = `*{ $name }` refers to itself; write it out
cli-mission-too-deep = nested deeper than { $most } lists and records
cli-mission-too-many-parts = more than { $most } parts, once every `*name` is written out
cli-mission-no-such-field = { $path ->
    [none] there is no `{ $name }` here
   *[other] `{ $path }` has no `{ $name }`
}
cli-mission-missing-field = { $path ->
    [none] `{ $name }` is missing; add it
   *[other] `{ $path }` lacks `{ $name }`; add it
}
cli-mission-wrong-kind = { $path ->
    [none] this file should hold `{ $wanted }`, not `{ $given }`
   *[other] `{ $path }` should be `{ $wanted }`, not `{ $given }`
}
cli-mission-wrong-length = `{ $path }` should hold { $wanted } parts
cli-mission-no-such-value = `{ $path }` cannot be `{ $name }`
cli-mission-wrong-part = { $path ->
    [none] this does not have the form of such a file
   *[other] `{ $path }` does not have the right form
}; compare it with one of our own
cli-mission-two-kinds = { $first } and { $second } would be one zone of two kinds, `{ $kind }` and `{ $other }`; turn or change one of their tiles
cli-mission-no-edge = `{ $put }`: { $first } and { $second } do not share an edge; name two cells side by side
cli-mission-edge-taken = `{ $put }`: { $gate } already has a `{ $there }`; a border holds one of them
cli-mission-in-one-zone = `{ $put }`: { $gate } is inside one zone; put it between two
cli-mission-open-street = `{ $put }`: { $gate } is an open line between two streets; a door stands in a wall or an opening
cli-mission-is-a-wall = `{ $put }`: { $gate } is a wall; put it on an edge that one could cross
cli-mission-too-many-gates = more than { $most } doors, barriers and hedges; a board holds no more
cli-mission-no-fence = `{ $put }`: { $name } has no fence or wall there; stairs lead over a fence or through a wall
cli-mission-tent-indoors = `tent`: { $name } is indoors; a tent stands in the open
cli-mission-no-tile = no tile is laid; write rows such as `[[1R, 2V.90]]`
cli-mission-tile-not-laid = tile `{ $name }` is on no floor of this map: it is not laid; { $hint }
cli-mission-unknown-tile = unknown tile `{ $name }`; { $hint }
cli-mission-wrong-turn = `{ $name }`: a tile is turned by 90, 180 or 270, clockwise
cli-mission-tile-twice = `{ $name }` and `{ $other }` are faces of one tile (or the same); a box has it once
cli-mission-no-zone = `{ $name }` is no zone: nothing is drawn there
cli-mission-no-cell = `{ $name }` is no cell of this map; cells go from A1 to { $last }
cli-mission-no-gate = no door or barrier is `{ $name }`; { $hint }
cli-mission-unknown-zombie = unknown zombie `{ $name }`; { $hint }
cli-mission-unknown-person = nobody is called `{ $name }`; { $hint }
cli-mission-unknown-specialty = nobody has the specialty `{ $name }`; { $hint }
cli-mission-unknown-card = unknown card `{ $name }`; { $hint }
cli-mission-faces = { $down } objectives are `face_down`, but `faces` gives { $count } colours; it needs one for each
cli-mission-face-down = only objectives lie face down
cli-mission-too-many-aside = `{ $name }` is set aside { $count } times; the equipment deck has { $most }
cli-mission-too-many = `{ $name }`: { $count } are too many; a mission has { $most } at most
cli-mission-too-wide = a map is { $most } tiles wide and high at most
cli-mission-no-tile-name = `{ $name }` is not a tile name; use letters, digits and `_`, 12 at most
cli-mission-no-name = `{ $name }` is no name; write small letters, figures and `_`, 40 at most
cli-mission-too-many-effects = { $count } effects are too many; an event has { $most } at most
cli-mission-leads-too-far = dice and choices lead on to others { $most } times at most
cli-mission-how-many = `survivors: [{ $low }, { $high }]`; write the fewest and the most, from 1 to { $most }
cli-mission-no-number = { $name } is no number for this; write one from { $low } to { $high }
cli-mission-conditions-too-deep = conditions stand within each other { $most } deep at most
cli-mission-too-many-conditions = { $count } conditions are too many; a mission has { $most } at most
cli-mission-too-many-sentences = too many sentences; { $most } of a kind at most
cli-mission-too-long = { $count } characters are too many; { $most } at most
cli-mission-empty-sentence = there is nothing to be read here; write a sentence, or leave it out
cli-mission-not-text = the text of a mission is text, not `{ $given }`
cli-mission-too-many-bytes = { $count } bytes are too many; a mission has { $most } at most
cli-mission-nothing-wins = nothing wins it; list what is to be done under `goals`
cli-mission-unknown-need = nobody begins with `{ $name }`; { $hint }
cli-mission-unknown-event = nothing is called `{ $name }`; { $hint }
cli-mission-one-word = { $count ->
    [0] this says nothing
   *[other] this says { $name }
}; write one word a line. Known: { $known }
cli-mission-no-token = no token `{ $name }` lies on this map; add one to `tokens`
cli-mission-tile-elsewhere = tile `{ $name }` is not on this map; it has { $known }
cli-mission-unknown-floor = `{ $name }` is not of this map; { $hint }
cli-mission-one-of-two = write either `specialty` or `skill`, one of the two
cli-mission-unknown-skill = no survivor has the skill `{ $name }`; { $hint }
cli-mission-no-face = `{ $name }` is no face of a die; write `6`, or `1-3`
cli-mission-face-twice = the face { $count } stands here twice
cli-mission-how-many-ways = a choice has 2 to { $most } ways, not { $count }
cli-mission-no-spawn-zone = no spawn zone is `{ $colour }`; `wake` names the colour of one
cli-mission-drawn-twice = tile `{ $name }` is drawn twice
cli-mission-picture-lines = the picture of `{ $name }` has { $count } lines; draw { $most }
cli-mission-picture-signs = `{ $row }` has { $count } signs; a line of `{ $name }` has { $most }
cli-mission-unknown-sign = tile `{ $tile }`, line { $row }, sign { $column }: `{ $sign }` is no { $wanted ->
    [cell] cell
    [border] border
   *[corner] corner
}; known: { $known }
cli-mission-beside-nothing = tile `{ $tile }`, line { $row }, sign { $column }: `{ $sign }` beside a cell that is no zone (`x`); draw a wall, `#`
cli-mission-joins-two-kinds = tile `{ $tile }`, line { $row }, sign { $column }: `{ $sign }` joins cells of two kinds; cells of one zone are of one kind
cli-mission-no-water-here = tile `{ $tile }`, line { $row }, sign { $column }: `{ $sign }` lies between water and dry ground, and here it does not
cli-mission-no-bank = tile `{ $tile }`, line { $row }, sign { $column }: water meets dry ground with `{ $sign }`; draw a bank `B`, a ledge `L`, or both `X`
cli-mission-no-such-field-hint = { cli-mission-no-such-field }; { $hint }
cli-mission-wrong-kind-hint = { cli-mission-wrong-kind }; { $hint }
cli-mission-wrong-length-hint = { cli-mission-wrong-length }; { $hint }
cli-mission-no-such-value-hint = { cli-mission-no-such-value }; { $hint }
cli-mission-wrong-part-hint = { cli-mission-wrong-part }; { $hint }
cli-mission-no-start = there is no starting zone; add a token `start`
cli-mission-unreachable = no way leads to the token `{ $token }` at { $zone }, even with every door open that can be opened
cli-mission-locked-for-ever = nothing unlocks the door of colour `{ $colour }`; add a trigger with `unlock: { $colour }` that can go off
cli-mission-no-spawn = there is no spawn zone; only opened buildings bring zombies
cli-mission-spawn-shut-in = the spawn zone at { $zone } is in a building without a door; its zombies can go nowhere
cli-mission-spawn-cut-off = the spawn zone at { $zone } is cut off; its zombies can never come to the survivors
cli-mission-never-woken = nothing wakes the spawn zone of colour `{ $colour }`; add a trigger with `wake: { $colour }`, or `active: true`
cli-mission-locator-without-number = the locator at { $zone } needs a `number` from 1 to { $most }
cli-mission-locator-twice = two locators have the number { $number }; each is there once
cli-mission-locator-alone = the locator at { $zone } has no spawn zone; put a token `spawn` there
cli-mission-nothing-to-take = no objective lies on the map that could be taken
cli-mission-no-such-objective = no objective of colour `{ $colour }` lies on this map, is hidden among the `faces`, or is put there
cli-mission-too-few-objectives = { $wanted } objectives are to be taken, but there are only { $count }
cli-mission-no-personal-token = personal objectives are drawn, but no objective of colour `{ $colour }` lies on this map: whoever is to hold it can never win; add `{ $colour }` to `faces` with a token `objective` that has `face_down: true`, or write `personal: 0`
cli-mission-no-zeus-to-kill = a personal objective may ask for the death of Zeus, who never comes without a token `{ $token }`; add one, or write `personal: 0`
cli-mission-goal-out-of-reach = no way leads to { $place }, even with every door open that can be opened
cli-mission-nobody-leaves = nobody ever leaves the board; add an event that does `leave: taker`, such as `turn_ends` at the exit
cli-mission-too-few-companions = the mission asks for { $wanted } companions, but there are only { $count }
cli-mission-more-than-take-part = { $wanted } survivors are demanded, but at most { $most } take part; see `survivors`
cli-mission-more-than-may-take-part = { $wanted } survivors are demanded, but the mission may be played with { $least }; see `survivors`
cli-mission-never-opened = nothing opens { $gate }; add an event that does `open` or `unlock`
cli-mission-too-few-cards = the mission needs { $wanted } of the card `{ $card }`, but the box has { $count }
cli-mission-never-destroyed = the token `{ $token }` never goes; add an event that does `destroy: { $token }`
cli-mission-no-such-door = no door of colour `{ $colour }` is on this map
cli-mission-foreign-token = this box has no token `{ $token }`; { $hint }
cli-mission-no-words-for-loss = there are no words for the loss `{ $reason }`; write them under `words`, in `lose`
cli-mission-no-such-loss = nothing is lost for the reason `{ $reason }`; leave its words out, or name a way to lose so
cli-mission-no-words-for-turn = there are no words for the turning point { $number }; write them under `words`, in `turns`
cli-mission-no-words-for-choice = there are no words for the choice { $number }; write them under `words`, in `choices`
cli-mission-other-number-of-ways = choice { $number } has { $count } options, but { $said } of them have a text
cli-mission-other-number-of-goals = { $said } goals have a text, but the mission has { $count } under `goals`; each needs its sentence
cli-mission-no-such-zone-in-words = the words name { $zone }, which is no zone of this map
cli-mission-never-marked = nobody ever gets the mark `{ $name }`; add an effect `mark: { $name }`
cli-mission-chance-only-in-if = `chance` belongs under `if`, by itself or among `all_of`; elsewhere nobody would roll a die
cli-mission-no-range = rounds { $low } to { $high }: the last comes before the first
cli-mission-start-hidden = survivors start on a hidden tile; let them start elsewhere, or lay the tile open
cli-mission-never-counted = nothing counts `{ $name }`; add an effect `count: { $name }`
cli-mission-bare-shore = { $edge }: water meets dry ground without bank or ledge; leaving it costs one more action
cli-mission-no-way-in = no door leads into the building of { $zones }
cli-mission-too-much-work = the mission may ask for { $count } steps of work after one decision, and { $most } are done at most; most of it stands here: write fewer effects for `{ $event }`, name fewer zones in them, or let it happen `once`
cli-mission-more-than-the-box = { $count } tokens `{ $token }` are laid, but the box has { $most }
cli-mission-colour-not-in-the-box = the box has { $most ->
    [0] no
    [one] only one
   *[other] only { $most }
} { $colour } token `{ $token }`; choose another colour for this one: { $known }

# Fixes that the check of missions offers.
cli-mission-fix-nearest = Write `{ $near }` for `{ $name }`
cli-mission-fix-add-token = Put { $token ->
    [start] a starting zone
    [spawn] a spawn zone
    [objective] an objective
   *[other] a token
} at { $zone }
cli-mission-fix-move-token = Move it to { $zone }
cli-mission-fix-remove-token = Take it off { $zone }
cli-mission-fix-unlock = Let an objective unlock the doors of colour `{ $colour }`
cli-mission-fix-no-lock = Make it a door without a lock
cli-mission-fix-wake = Let an objective wake the spawn zones of colour `{ $colour }`
cli-mission-fix-active = Let it be active from the start
cli-mission-fix-any-colour = Let any colour do
cli-mission-fix-add-door = Put a door between { $first } and { $second }
cli-mission-fix-other-tile = Lay { $near } there
cli-mission-fix-faces = Give colours to { $count ->
    [one] one hidden objective
   *[other] { $count } hidden objectives
}
cli-mission-fix-goal-exit = Add a goal: everybody alive at the exit
cli-mission-fix-goal-taken = Add a goal: every objective taken
cli-mission-fix-exit-and-goal = Put an exit at { $zone } and make it the goal
cli-mission-fix-leave = Let survivors leave by the exit when their turn ends
cli-mission-fix-fewer = Ask for { $count }
cli-mission-fix-write-loss = Write a text for it
cli-mission-fix-remove-text = Leave the text out
cli-mission-fix-remove-effect = Show no text there
cli-mission-fix-count = Count one for each objective taken
cli-mission-fix-name-it = Call it `{ $name }` for now
cli-mission-fix-once = Let it happen only once
cli-mission-goal-not-understood = the bots do not understand goal { $number }: they play as if it were not there, so play-tests say too little; a goal of other words, or one more step that leads to it, may help

# `horda lab`.
cli-lab = Play thousands of matches into a folder, report on them, and compare two series.
    .short = play matches in bulk, report on them, compare them
cli-lab-run = Have bots play many matches and store the results in a folder. The same seed gives the same rows, whatever the number of workers; an interrupted run continues where it stopped.
    .short = play matches into a folder
cli-lab-run-game = the game; without it and without a plan, the folder says what is played
cli-lab-run-plan = a plan of several settings: missions, survivors, seats, players, options (.yaml)
cli-lab-run-mission = a mission of the box, or the file of one of your own (.yaml)
cli-lab-run-seats = how many players
cli-lab-run-players = one for all seats, or one for each with commas between them; your own as my_player.py:Class; without it, the best there is
cli-lab-run-option = an option of the game; may be repeated
cli-lab-run-matches = matches per setting (100); a larger number continues a folder that has fewer
cli-lab-run-seed = the seed of all chance (0)
cli-lab-run-playouts = { cli-play-playouts }
cli-lab-run-events = store every event, too
cli-lab-run-decisions = store every decision, too
cli-lab-run-workers = how many processes play at once (one for each core)
cli-lab-run-ray = play on the Ray cluster at this address instead; auto: the one that runs here
cli-lab-run-out = the folder
cli-lab-report = Make a page of a series: how often it is won, where and how survivors die, when it is decided, what makes the difference. One file that needs no network; `--lang es` writes it in Spanish.
    .short = make a page of a series
cli-lab-report-folder = the folder of the series
cli-lab-report-mission = which mission, where the series has several
cli-lab-report-before = another series, to be compared with: an earlier version of the mission, other options or players
cli-lab-report-out = where the page goes (.html)
cli-lab-reported = The report is written: { $file }
cli-lab-try = Propose small changes to a mission, based on where its matches were lost, and play each from the same seeds: a door, a spawn zone, an objective, the last round. The report then shows what each change does.
    .short = try changes to a mission
cli-lab-try-folder = the folder of the series
cli-lab-try-mission = { cli-lab-report-mission }
cli-lab-try-matches = matches per change; by default, and at most, as many as the series has
cli-lab-try-workers = { cli-lab-run-workers }
cli-lab-tried = They are kept in { $file }, and its report shows them.
cli-lab-tune = Change a mission until bots win it as often as you want. Its knobs are turned in turn: spawn zones, starting cards, tokens, edges, objectives; then the last round and the zombies in small steps. Prints the curve of all missions that were played, and writes the one that fits.
    .short = change a mission until it is won as often as wanted
cli-lab-tune-file = the mission's file
cli-lab-tune-win = how many of 100 matches are to be won
cli-lab-tune-knobs = what may change: spawns, cards, tokens, edges, objectives, rounds, zombies (all by default)
cli-lab-tune-game = the game, where its tiles do not tell
cli-lab-tune-matches = matches of a mission that lies near the wanted share (600)
cli-lab-tune-seed = the seed of the matches
cli-lab-tune-workers = { cli-lab-run-workers }
cli-lab-tune-out = where to write the mission; by default beside the file, with the wins wanted in its name
cli-lab-tune-json = { cli-simulate-json }
cli-lab-generate = Make a whole mission: its map, goals, events, and texts in both languages. It passes every check and is tuned to its difficulty. The same seed makes the same mission.
    .short = make a whole mission
cli-lab-generate-game = the game
cli-lab-generate-tiles = how many tiles, from 1 to 9
cli-lab-generate-difficulty = tutorial, easy, medium or hard
cli-lab-generate-style = escape, collect, hunt or chase
cli-lab-generate-seed = a number; another one makes another mission
cli-lab-generate-matches = { cli-lab-tune-matches }
cli-lab-generate-workers = { cli-lab-run-workers }
cli-lab-generate-out = where the mission goes; by default here, named by its style and seed
cli-lab-generate-json = { cli-simulate-json }
cli-lab-tuning = { $missions ->
    [one] { $matches } matches, one mission; the present one: { $won } of 100, wanted { $wanted }
   *[other] { $matches } matches, { $missions } missions; the present one: { $won } of 100, wanted { $wanted }
}
cli-lab-tuned-point = { $won } of 100 ({ $low } to { $high }), { $matches } matches
cli-lab-tuned-same = As it was given.
cli-lab-tuned-reached = Won by bots: { $won } of 100 ({ $low } to { $high }); wanted { $wanted }. The mission is in { $file }.
cli-lab-tuned-missed = These knobs lead no nearer than { $won } of 100 ({ $low } to { $high }); wanted { $wanted }. The nearest mission is in { $file }.
cli-lab-compare = Show the differences between two series, the second minus the first: paired if both runs share a seed, unpaired otherwise. The win test is valid whenever you stop.
    .short = show the differences between two series
cli-lab-compare-first = the folder of one series
cli-lab-compare-second = the folder of the other
cli-lab-compare-up-to = play on in both, up to N matches of each setting, and stop as soon as it is clear
cli-lab-compare-workers = { cli-lab-run-workers }
cli-lab-compare-json = print JSON
cli-compare-matches = { $first } and { $second } matches; { $paired ->
    [yes] { $pairs ->
        [one] compared as 1 pair with the same seed.
       *[other] compared as { $pairs } pairs with the same seed.
    }
   *[no] compared unpaired, since their seeds differ.
}
cli-compare-won = matches won, %
cli-compare-seat = won by seat { $seat }, %
cli-compare-rounds = rounds
cli-compare-decisions = decisions
cli-compare-lost = survivors lost
cli-compare-kills = kills
cli-compare-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-compare-span = { $low } to { $high }
cli-compare-luck = may be luck
cli-compare-clear = { $whose ->
    [seat] The wins of seat 1 differ
   *[all] The wins differ
}; it was clear after { $pair ->
    [one] 1 pair
   *[other] { $pair } pairs
}.
cli-compare-open = Whether the wins { $whose ->
    [seat] of seat 1 differ
   *[all] differ
} cannot be told from luck yet (evidence { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } of the 20 that make it clear).
cli-lab-train = Learn what the positions of a mission are worth: the heuristic player plays it many times, sometimes with deliberate errors, and a curve is fitted to the results. An interrupted run continues where it stopped.
    .short = learn what positions are worth
cli-lab-train-game = the game
cli-lab-train-mission = one mission; without it, all of the game
cli-lab-train-plain = matches without deliberate errors (300)
cli-lab-train-erring = matches with deliberate errors (220)
cli-lab-train-seed = { cli-lab-run-seed }
cli-lab-train-workers = { cli-lab-run-workers }
cli-lab-train-out = the file of the weights (.json); those of other missions stay in it
cli-lab-learning = Learning
cli-lab-learnt = { $setting }: trained on { $matches } matches; { $won } % of those without deliberate errors won. On held-out matches: Brier score { $brier } (base rate { $base }), mean calibration error { $calibration }.
cli-lab-known = { $setting }: already trained on { $matches } matches; Brier score { $brier } (base rate { $base }).
cli-lab-trained = The weights are in { $file }.
cli-wrong-lab-no-weights = { $file } holds no weights; name another file, or remove it.
cli-wrong-lab-bad-courses = Line { $line } of { $file } is no match. Remove that line, and the match is played again; all others stay.
cli-wrong-lab-unread = Nobody has said yet how a position of { $game } is read, so nothing can be learnt of it.
cli-wrong-lab-rivals = In { $mission } everybody plays alone, and what a position is worth can be learnt only where all play together.
cli-lab-doing = Playing
cli-lab-stopped = Stopped. { $played } of { $all } matches are kept; `horda lab run -o { $file }` goes on.
cli-lab-won = { $setting }: won { $won } % (95 % CI { $low }–{ $high } %); { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, median { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
cli-lab-seats = { $setting }: win rate by seat { $won }, a shared win counted for each winner; { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, median { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
cli-lab-done = { $matches ->
    [one] One match is
   *[other] { $matches } matches are
} kept. `horda lab report { $file } -o report.html` makes a page of them.
cli-wrong-lab-tune-rivals = In { $file } the teams play against each other; only missions that all win or lose together can be tuned.
cli-wrong-lab-knob = `{ $name }` is no knob of a mission; known: { $known }.
cli-wrong-lab-request = “{ $name }” cannot be { $given }; allowed: { $allowed }.
cli-wrong-lab-nothing-drafted = No mission of { $tiles } tiles could be laid with this seed; ask for another number of tiles, or another seed.
cli-wrong-lab-plan-and-game = { $file } names the game already; leave `{ $game }` out.
cli-wrong-lab-mission-of-another = { $file } is a mission of { $of }, not of { $game }.
cli-lab-agents = Measure an agent of any kind: your own player, a program that speaks lines of JSON, a language model. It plays against the heuristic player, and the heuristic player plays the same matches in its place. In the Zombicide games it plays all seats, elsewhere one seat, a different one in each match.
    .short = measure an agent of any kind
cli-lab-agents-game = the game, or the file of a mission of your own (.yaml)
cli-lab-agents-agent = a player's name, `exec:COMMAND` or `tcp://HOST:PORT` for a program, `text:COMMAND` for a language model
cli-lab-agents-seats = how many players
cli-lab-agents-option = an option of the game; may be repeated
cli-lab-agents-matches = how many matches (20)
cli-lab-agents-seed = the seed of all chance (0)
cli-lab-agents-opponent = the player to compare with (heuristic)
cli-lab-agents-think = seconds that the agent may take for a decision (60)
cli-lab-agents-json = print JSON
cli-lab-agents-won = { $agent } won { $value } % (95 % CI { $low }–{ $high } %) of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
cli-lab-agents-expected = { $opponent } won { $value } % ({ $low }–{ $high } %) of the same matches in its place.
cli-lab-agents-gain = Difference: { $value } points ({ $low } to { $high }).
cli-lab-agents-answers = Decisions: { $decisions }. Illegal answers: { $illegal }. Too late: { $late }. Made at random instead: { $replaced }.
cli-lab-agents-cost = Time per decision: { $milliseconds } ms. Characters sent: { $sent }, received: { $received }. Tokens: { $tokens }. Cost: { $cost }.
cli-metavar-agent = AGENT
cli-mcp = Give a language model a seat: an MCP server over the standard streams, with tools to look, choose, ask why something is not allowed, see exact odds and look up rules. The heuristic player plays the seats that are not the model's. It needs the extra mcp.
    .short = give a language model a seat
cli-mcp-game = the game, or the file of a mission of your own (.yaml)
cli-mcp-seats = how many players
cli-mcp-option = an option of the game; may be repeated
cli-mcp-matches = how many matches (1)
cli-mcp-seed = the seed of all chance (0)
cli-mcp-opponent = the player of the other seats (heuristic)
cli-mcp-out = where the report goes when the last match is over (.json)
cli-replay-playing = Playing match { $match } again

# `horda admin`.
cli-admin = For server operators: matches, database backups, settings. What is secret at a table stays so: no seed, no cards, no chat, no links.
    .short = run a server: matches, copies, settings
cli-admin-list = List the matches of a database, most recently played first; works while a server uses it.
    .short = list the matches
cli-admin-list-unplayed = only those that nobody played for this many days
cli-admin-show = Show a match: its game, its size, whether it can go on.
    .short = show a match
cli-admin-show-match = the match, by its id
cli-admin-export = Write a match into a save file that `horda replay` and `horda play` open. It holds every secret of the match.
    .short = write a match into a save file
cli-admin-export-match = the match, by its id
cli-admin-export-out = the file to write
cli-admin-delete = Delete a match for good, with its chat and its links. On PostgreSQL everybody at the table is told; a SQLite file must not be served meanwhile.
    .short = delete a match
cli-admin-delete-match = the match, by its id
cli-admin-delete-yes = without asking first
cli-admin-expire = Delete for good all matches that nobody played for a while.
    .short = delete the matches that nobody plays
cli-admin-expire-days = for how many days
cli-admin-expire-yes = without asking first
cli-admin-backup = Back up the whole database to one file, even while a server uses it (SQLite’s own backup, or pg_dump). The backup holds every secret; only its owner can read it.
    .short = copy the database into a file
cli-admin-backup-file = the file to write
cli-admin-restore = Bring a copy back into an empty place: a new SQLite file, or an empty PostgreSQL database (with pg_restore).
    .short = bring a copy back
cli-admin-restore-file = the copy
cli-admin-settings = Show every setting that a server would use, and where it comes from: the environment, the file or the default.
    .short = show the settings and where they come from
cli-admin-list-config = { cli-serve-config }
cli-admin-list-db = { cli-serve-db }
cli-admin-list-json = { cli-games-json }
cli-admin-show-config = { cli-serve-config }
cli-admin-show-db = { cli-serve-db }
cli-admin-show-json = { cli-games-json }
cli-admin-export-config = { cli-serve-config }
cli-admin-export-db = { cli-serve-db }
cli-admin-delete-config = { cli-serve-config }
cli-admin-delete-db = { cli-serve-db }
cli-admin-expire-config = { cli-serve-config }
cli-admin-expire-db = { cli-serve-db }
cli-admin-backup-config = { cli-serve-config }
cli-admin-backup-db = { cli-serve-db }
cli-admin-restore-config = { cli-serve-config }
cli-admin-restore-db = { cli-serve-db }
cli-admin-settings-config = { cli-serve-config }
cli-admin-settings-json = { cli-games-json }
cli-admin-default = default
cli-admin-listed = { $count ->
    [0] No matches.
    [one] One match.
   *[other] { $count } matches.
}
cli-admin-shown = { $stands ->
    [open] It goes on.
    [over] It is over.
    [read-only] It cannot go on by these rules, but can be watched again.
   *[broken] It cannot be read; it is kept as it is.
} { $seats ->
    [one] One seat
   *[other] { $seats } seats
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $lines ->
    [one] one line of chat
   *[other] { $lines } lines of chat
}; rules version { $rules }; begun { $created }, last played { $played }.
cli-admin-exported = The match is in { $file }. It holds every secret of the match; keep it to yourself while people play.
cli-admin-sure = Delete this match of { $title } with { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, last played { $played }, for good?
cli-admin-expire-sure = { $count ->
    [one] One match was
   *[other] { $count } matches were
} not played for { $days ->
    [one] a day
   *[other] { $days } days
}. Delete for good?
cli-admin-deleted = { $count ->
    [0] Nothing was deleted.
    [one] One match deleted.
   *[other] { $count } matches deleted.
}
cli-admin-backed-up = The copy is in { $file } ({ $size } KiB). Keep it as safe as the database: it holds the same secrets.
cli-admin-restored = { $matches ->
    [one] One match
   *[other] { $matches } matches
} with { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} brought back into { $where }.
cli-mission-lesson-name = “{ $name }” is no name for a lesson; take small letters, digits and `_`, as in `03_noise.yaml`
cli-mission-lesson-game = no game is called `{ $name }`; write `game: NAME`; { $hint }
cli-mission-lesson-start = a lesson begins with a position (`given`) or with a whole match (`match`), with one of the two
cli-mission-lesson-empty = `{ $name }` is empty; write at least one
cli-mission-lesson-rule = no rule is called `{ $name }`; { $hint }
cli-mission-lesson-silent = `{ $name }` says nothing in one of the languages; write both
cli-learn = Learn a game by playing: short lessons with a goal, each with one new rule, and the first mission at the end. What you have learnt is kept on this computer.
    .short = learn a game by playing
cli-learn-game = the game, or the file of a lesson of your own (.yaml); without it, all courses are listed
cli-learn-lesson = a lesson by its name or number; without it, the next one is offered
cli-learn-check = play the solution instead, and say whether the lessons work
cli-learn-forget = forget what was learnt, of this game or of all
cli-learn-json = print JSON
cli-metavar-lesson = LESSON
cli-menu-learn = Learn a game by playing
cli-menu-which-course = Which game? Its name as above; Enter leaves:
cli-learn-course = { $title }: { $known } of { $count } lessons known
cli-learn-next-is = next: { $number } { $title }
cli-learn-all-known = all known
cli-learn-how = `horda learn NAME` opens a course.
cli-learn-elsewhere = known from another box
cli-learn-minutes = { $about }, about { $minutes } min
cli-learn-which = Which lesson? 0 leaves
cli-learn-goal = Goal: { $goal }
cli-learn-new = New: { $new } ({ $rule })
cli-learn-hint = Hint { $number } of { $count }: { $hint }
cli-learn-no-hint = There is no further hint. `s` shows the next step.
cli-learn-shown = The solution: { $choice }
cli-learn-astray = The solution begins elsewhere. `a` begins again, then `s` shows it.
cli-learn-nothing-back = You have not chosen anything yet.
cli-learn-after-wrong = Press Enter to take it back, a to begin again, or q to leave:
cli-learn-solved = Solved{ $tries ->
    [one] { "" }
   *[other] , with { $tries } tries
}.
cli-learn-next = Press Enter to go on with { $number } { $title }, or q to leave:
cli-learn-finished = That was the last lesson of { $title }. `horda play { $game }` starts a match.
cli-learn-forgot = Forgotten: { $count ->
    [0] there was nothing
    [one] 1 lesson
   *[other] { $count } lessons
}.
cli-learn-checked = { $count ->
    [one] 1 lesson checked
   *[other] { $count } lessons checked
}, { $failed ->
    [0] all can be learnt
   *[other] { $failed } cannot
}.
cli-learn-rule-leads = lesson: horda learn { $game } { $lesson } ({ $title })
cli-lesson-keys-shortest = number: choose · h: hint · ?: help · q: leave
cli-lesson-keys-short = number: choose · h: hint · u: undo · a: again · s: show me · r: the rules · ?: help · q: leave
cli-lesson-keys =
    A number chooses. A dim line says with its number why it is not open.
    h       a hint; one comes by itself after a while, too
    u       take back the last choice
    a       begin the lesson again
    s       show the next step of the solution, and make it
    r       the rules of this lesson; `r ID` any other
    b       the whole board
    c       all choices
    i 3     what the card of choice 3 says; `i` for all
    l       the log; `l 100` for more lines of it
    m       the mission: its goals, those that are met, its rules
    q       leave; what was learnt is kept
    Enter   draw the table again
cli-wrong-learnt = { $file } should hold the lessons that were learnt, and cannot be read. Put it away and begin anew, or bring back a copy.
