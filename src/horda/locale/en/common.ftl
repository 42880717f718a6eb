# Words that every game shares.

common-seat = Player { $number }
common-spectators = spectators
common-hidden = a hidden card
common-nothing = nothing
common-list = { $first } and { $last }
common-yes = yes
common-no = no
common-won = You win.
common-lost = You lose.
common-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}

common-event-only-choice = { "" }
common-until-turn = this turn
common-until-match = this match
common-event-order-followed = { $verb ->
    [none] { $you ->
        [yes] You were not asked (standing order, { $until }).
       *[no] { $seat } was not asked (standing order, { $until }).
    }
   *[other] { $you ->
        [yes] You { $verb } (standing order, { $until }).
       *[no] { $seat } { $verb } (standing order, { $until }).
    }
}
common-event-asked-anew = { $count ->
    [0] { $you ->
        [yes] Nothing new has happened since your standing order last answered: you are asked again.
       *[no] Nothing new has happened since { $seat }'s standing order last answered: { $seat } is asked again.
    }
   *[other] { $you ->
        [yes] Standing orders have answered { $count } times in a row: you are asked again.
       *[no] Standing orders have answered { $count } times in a row: { $seat } is asked again.
    }
}
common-event-taken-back = { $you ->
    [yes] The table took back your last decision.
   *[no] The table took back the last decision of { $seat }.
}

# What goes wrong. `$detail` is what the part of Horda that stopped says about it.
common-error = { $detail }
common-error-bad-save = This match cannot be opened: { $detail }.
common-error-old-save = { $file ->
    [none] This match cannot be opened: it
   *[other] The match in { $file } cannot be opened: it
} was kept by version { $then } of the rules of { $title }, this is version { $now }, and its decisions no longer lead to the same table. Play it on with the Horda that kept it, or begin a new one.
common-error-bad-option = This cannot be set up: { $detail }.
common-error-bad-choice = This is not a choice: { $detail }.
common-error-bad-position = This position cannot be placed: { $detail }.
common-error-bad-content = A content file cannot be used: { $detail }
common-error-no-text = { $file } is not a text file: line { $line } holds bytes that are not UTF-8. If it was written in an editor, save it as UTF-8; if not, it is the wrong file.
common-error-bad-case = In the case `{ $case }`, `{ $part }` cannot be { $value }; write it as the other cases of that game do.
common-error-case-failed = This case does not hold: { $detail }.
common-error-unknown-game = { $of ->
    [missions] “{ $name }” is not a game with missions
   *[games] There is no game “{ $name }”
}. { $near ->
    [none] { $of ->
        [missions] These have some: { $known }
       *[games] These are on the shelf: { $known }
    }.
   *[other] Did you mean “{ $near }”?
}
common-error-bad-game = The game “{ $name }” in { $where } cannot be played: { $why ->
    [twice] there is a game of that name on the shelf already
    [no-game] its package has no GAME
    [other-id] its id is “{ $said }”, which is not the name it is found by
   *[broken] it cannot be loaded ({ $said })
}. Mend it or take it away.
common-error-unknown-bot = There is no bot “{ $name }”; this game is played by: { $known }.
common-error-bad-player = The player “{ $name }” cannot sit down: { $why ->
    [no-file] there is no file { $given }. Name its path as seen from here
    [no-module] there is no module “{ $given }”. Install it, or go to the folder it lies in
    [no-load] it does not load. { $place }: { $given }
    [no-class] { $place } has no class “{ $given }”. After the colon stands the player's class
    [no-player] { $place } has no class with a method “choose”. Write one
    [which] { $place } has several players: { $given }. Name one after a colon
    [no-choose] the class “{ $given }” in { $place } has no method “choose”. Write “def choose(self, turn)”
    [other-game] it only plays { $given }. Seat it there, or take that out of its “games”
   *[no-make] it cannot be made without arguments. { $place }: { $given }
}.
common-player-failed = { $why ->
    [raised] raised { $given } at { $place }. Mend its “choose”
    [no-choice] answered a value of type “{ $given }”. “choose” returns one of “turn.choices”
   *[not-offered] answered “{ $given }”, which was not offered. It has to return one of “turn.choices”
}
common-error-player-failed = The player “{ $name }” { common-player-failed }.
common-error-agent-failed = The agent “{ $name }” cannot play: { $problem }.
common-error-player-broke = A match broke off: { $match }, after { $decisions } decisions. The player “{ $name }” { common-player-failed }.
common-error-unknown-rule = No rule or rulebook is called “{ $name }”; perhaps: { $known }.
common-error-cannot-undo = This cannot be undone: { $detail }.
common-error-match-failed = A match broke off: { $detail }.
common-error-no-mcp = The MCP server needs the package mcp, which is not installed. To install it: { $command }
common-error-no-polars = The lab needs Polars, which is not installed. To install it: { $command }
common-error-no-ray = A cluster needs Ray, which is not installed. To install it: { $command }
common-error-cluster-lost = The Ray cluster at { $address } was lost ({ $why }). Finished matches are kept: run the same command again to continue.
common-error-no-cluster = There is no Ray cluster at { $address }: { $why }.
common-error-worker-lost = The worker that played matches { $first } to { $last } died { $tries } times; it may have run out of memory. Finished matches are kept: run the same command again to continue.
common-error-no-series = There are no matches of the lab in { $file }; `horda lab run` makes them.
common-error-other-series = The matches in { $file } { $what ->
    [horda] were played by Horda { $then }; this is { $now }
    [rules] were played by other rules ({ $then }); these are { $now }
    [sources] were played by a Horda with other rules, content or bots
    [lab] were kept by another version of the lab, whose files this one does not read
    [seed] have the seed { $then }, not { $now }
    [keep] do not keep the same of each match
   *[settings] are of other settings
}. None can be added, and they stay as they are. Name another folder, or go on with the same Horda, seed and settings that they were begun with.
common-error-series-in-use = Somebody else is playing into { $file }; wait for that, or name another folder.
common-error-no-such-match = { $file } has no match { $match }; { $count } have been played, counted from 0.
common-error-not-the-same = Match { $match } of { $file } came out differently this time: its players do not decide by the seed alone.
common-error-goals-not-understood = The player “{ $bot }” does not understand the goals of { $mission }: it finds nothing to do for them, so its matches would say nothing about the mission. Write the goals in other words, or name a player of your own.
common-error-several-missions = { $file } has several missions or games, and a report covers one; name it with --mission: { $known }.
common-error-nothing-played = No match was played in { $file } yet; `horda lab run -o { $file }` plays them.
common-error-nothing-to-change = Nothing can be tried in { $file }: no change of { $mission } suggests itself, for it is no mission, or one of rivals, or has no door, token or last round to change.
common-error-not-alike = { $first } and { $second } cannot be compared: { $what ->
    [games] they are of other games
    [seats] another number of players sits at the table
   *[settings] they have another number of settings
}.
common-error-no-tests = There are no tests at or above { $detail }; the coverage is read from the tests of Horda's own sources. Go there, or name the folder with --tests.
common-error-nothing-to-resume = There is no unfinished match on this computer; begin one with `horda play`.
common-error-illegal-choice = { $rules ->
    [none] “{ $choice }” is not allowed now.
   *[other] “{ $choice }” is not allowed now ({ $rules }).
}
common-error-refused = { $why } { $rules }
common-error-order-refused = “{ $choice }” cannot be a standing order, since it is asked each time; choose it for this once.
common-error-too-long = This would never end, so it was not done ({ $detail }). Choose something else, and please report it.

# Why something is not open now: a game has a sentence for each of its rules, or for a verb; `.short` is a heading.
common-not-open = “{ $choice }” is not open now; the rule says when.
    .short = Not now

# Lessons.
common-error-unknown-lesson = { $name ->
    [none] { $game } has no lessons yet.
   *[other] { $game } has no lesson “{ $name }”; perhaps: { $known }.
}
common-error-bad-lesson = This lesson cannot be played: { $detail }.
common-error-lesson-stuck = This lesson does not end: { $detail }. Say under `others` what the other players do.
