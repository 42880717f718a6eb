# What the reports of the lab say. Figures are of 100 where nothing else is said.
lab-page-title = Horda lab report: { $title }
lab-print = Print
lab-data = Data
lab-to = { $low } to { $high }
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
lab-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lab-survivors = { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
}
lab-seat = Seat { $number } ({ $bot })
lab-alone = { $count } alone
lab-player-heuristic = careful bot
lab-player-search = searching bot
lab-player-random = random bot
lab-player-walker = walker (beginner)
lab-player-runner = runner (hasty)
lab-player-fatty = fatty (careful)
lab-player-abomination = abomination (searching)
lab-difficulty-tutorial = first steps
lab-difficulty-easy = easy
lab-difficulty-medium = medium
lab-difficulty-hard = hard

# The head.
lab-about-mission = Lab report. { $game }, { $difficulty }. { $count ->
    [one] 1 match
   *[other] { $count } matches
} from the seed { $seed }.
lab-about-game = Lab report. { $setting }. { $count ->
    [one] 1 match
   *[other] { $count } matches
} from the seed { $seed }.
lab-caption-map = The board as the match begins.
lab-caption-way = The board as the match begins, and the way they take: the larger the dots, the more survivors go on there than come back.
lab-caption-way-won = The board as the match begins, and the way that wins: the larger the dots, the more survivors go on there than come back.
lab-unit-of-100 = of 100
lab-unit-rounds = rounds
lab-unit-points = points
lab-unit-deals = deals
lab-three-won = matches won by { $setting }; { $span } with 95 % certainty
lab-three-rounds = the median match; 8 of 10 last { $low } to { $high }
lab-three-settled = after so many, 9 of 10 results are settled
lab-three-rescued = Characters are rescued
lab-three-points = the median winner; the second has { $second }
lab-three-deals = a match
lab-three-alive = survivors live to the end
lab-three-teams = matches with teams are won by the Zombie Team

# The verdict.
lab-verdict-fair = Fair for { $difficulty }.
lab-verdict-easy = Too easy for { $difficulty }.
lab-verdict-hard = Too hard for { $difficulty }.
lab-verdict-open = Near the edge of { $difficulty }: more matches would tell.
lab-verdict-goal = “{ $goal }” is where it fails: { $reached } matches of 100 get there.
lab-verdict-won = { $setting }: won { $won } matches of 100, { $span } with 95 % certainty.
lab-verdict-deaths = Of 100 deaths, { $part } are at { $first } and { $second }; half of all come in rounds { $from } to { $until }.
lab-verdict-settled = After round { $round }, 9 of 10 results are settled.
lab-verdict-card = { $card } by round { $round } goes with { $low } to { $high } more wins in 100.
lab-verdict-seats = { $count ->
    [0] No seat is better than another, as far as these matches tell.
    [one] One seat wins more or less often than its share.
   *[other] { $count } seats win more or less often than their share.
}
lab-verdict-city = Of 100 Characters { $rescued } are rescued, and { $gap ->
    [one] 1 point lies
   *[other] { $gap } points lie
} between the first and the second.
lab-verdict-road = Half of the matches are over within { $rounds } rounds, and { $alive } of 100 survivors live to the end.
lab-verdict-teams = Once there are teams, the dead win { $won } matches of 100.

# Headings.
lab-heading-wins = { $count ->
    [one] { $setting }: { $won } of 100 are won.
   *[other] { $leads ->
        [yes] { $setting } wins most: { $won } of 100.
       *[no] { $setting } won most, { $won } of 100, but the lead may be luck.
    }
}
lab-heading-lengths = { $cause ->
    [none] The median match lasts { $rounds } rounds.
   *[other] { $rival ->
        [none] The median match lasts { $rounds } rounds; what kills most: { $cause }, { $share } of 100 deaths.
       *[other] The median match lasts { $rounds } rounds; what kills most: { $cause }, { $share } of 100 deaths, or perhaps { $rival }.
    }
}
lab-heading-goals = { $reached } matches of 100 reach the hardest goal: “{ $goal }”.
lab-heading-places = { $zone ->
    [none] Nobody died.
   *[other] { $rival ->
        [none] More die at { $zone } than in any other zone.
       *[other] Most die at { $zone }, or perhaps at { $rival }.
    }
}
lab-heading-time = { $level ->
    [blue] Most matches end before anybody is yellow.
    [yellow] Yellow comes in round { $yellow }; most matches end before orange.
   *[orange] Yellow comes in round { $yellow }, orange in round { $orange }.
}
lab-heading-settled = Most matches are decided after round { $round }.
lab-heading-worth = { $card ->
    [none] No card stands out from luck.
   *[other] { $card } goes with { $low } to { $high } { $more ->
        [yes] more
       *[no] fewer
    } wins in 100; hollow marks may be luck.
}
lab-heading-seats = { $leads ->
    [no] { $seat } has the most wins, { $won } of 100, but that may be luck.
   *[yes] { $seat } wins most often: { $won } of 100.
}
lab-heading-locations = { $place } is attacked most.
lab-heading-characters = { $sure ->
    [yes] { $best } is rescued more often than { $worst }: { $most } of 100 against { $fewest }.
   *[no] No Character is rescued more often than another, as far as these matches tell.
}
lab-heading-deals = { $count ->
    [0] Nobody promised anything.
   *[other] Of 100 promises that came due, { $kept } were kept ({ $span }).
}
lab-heading-cards = { $card ->
    [none] No card stands out from luck.
   *[other] { $whose ->
        [dead] No card of the living stands out from luck; of those of the dead, { $card } goes with { $low } to { $high } more wins in 100.
       *[all] { $card } goes with { $low } to { $high } more wins in 100; hollow marks may be luck.
    }
}
lab-heading-fights = { $foe ->
    [none] No foe was met often enough to be judged.
   *[other] { $rival ->
        [none] { $foe } is the hardest to beat: { $lost } of 100 fights are lost.
       *[other] Most fights are lost against { $foe }, { $lost } of 100; { $rival } may be as hard to beat.
    }
}
lab-heading-players = { $sure ->
    [yes] Wins of the first seat, out of 100: { $best } { $most }, { $worst } { $fewest }.
   *[no] Who sits in the first seat makes no clear difference.
}
lab-heading-tables = { $rival ->
    [none] Most live to the end with { $table }: { $alive } of 100.
   *[other] Most live to the end with { $table }, { $alive } of 100, or perhaps with { $rival }.
}
lab-heading-watch = Matches worth watching.

# Figures.
lab-figure-wins = Matches won, out of 100
lab-figure-seats = Matches won by each seat, out of 100; shared wins count for each
lab-figure-ends = How { $count } matches end, out of 100 ({ $setting })
lab-figure-lengths = Matches by the round in which they end
lab-figure-causes = What killed { $count } survivors, out of 100
lab-figure-goals = Goals reached, out of 100 matches
lab-reached-in = round { $round }
lab-reached-never = never
lab-column-goal = Goal
lab-column-reached = Median round
lab-figure-deaths = Deaths by zone, out of 100 ({ $count } in all)
lab-figure-noise = Noise by zone, out of 100 ({ $count } in all)
lab-figure-kills = Zombies killed by zone, out of 100 ({ $count } in all)
lab-figure-danger = Danger level over the match
lab-figure-settled = When the result becomes clear
lab-figure-pressure = Zombies arriving in a round, average of the matches still in progress
lab-figure-cards = Cards held by round 6: extra wins compared with matches without them, out of 100
lab-figure-skills = Skill chosen: extra wins compared with the other skill, out of 100
lab-figure-people = Survivors: extra wins while alive, out of 100
lab-figure-attacks = Matches in which a location is attacked, out of 100
lab-figure-died-at = Where { $count } Characters died, out of 100
lab-figure-rescued = Characters rescued, out of 100
lab-figure-characters = Characters dealt: extra wins of their player, out of 100
lab-figure-deals = Bargains per match
lab-figure-bargained = Deals made and cards played: extra wins, out of 100
lab-figure-played = Cards played: extra wins, out of 100
lab-figure-zombie-cards = Zombie cards played: extra wins of the dead, out of 100
lab-figure-fights = Fights lost, out of 100: the hardest and the easiest of { $count } foes
lab-figure-bites = Bites in a round, average of the matches still in progress
lab-figure-tokens = Location tokens gained: extra wins, out of 100
lab-figure-tables = Alive at the end, out of 100, at tables of other sizes
lab-figure-players = Matches won by the first seat, out of 100, by who sits there
lab-players-said = { $bot } plays all other seats. Shared wins count for each.
lab-axis-rounds = rounds
lab-axis-danger = round; of 100 matches still played, the highest danger reached
lab-axis-settled = round; results predicted correctly from the position, out of 100
lab-mark-settled = round { $round }: 9 of 10
lab-median = median { $count }
lab-key-won = { $count } won
lab-key-lost = { $count } lost
lab-key-decided = { $count } with a winner
lab-key-nobody = { $count } without
lab-few = few
lab-most = most
lab-wanted = target for { $difficulty }: { $low } to { $high }
lab-won-by = won: { $why }
lab-unfinished = given up: it took too many decisions
lab-causes-others = { $count ->
    [one] One other cause: { $share } of 100.
   *[other] { $count } other causes together: { $share } of 100.
}
lab-cause-friend = another survivor
lab-cause-otherwise = fire, traps and the like
lab-held-in = held in { $part }
lab-played-in = played in { $part }
lab-gained-in = gained in { $part }
lab-made-in = made in { $part }
lab-fights = { $count ->
    [one] 1 fight
   *[other] { $count } fights
}
lab-chosen-in = chosen in { $count }
lab-dealt-in = dealt in { $count }
lab-a-match = { $count } a match
lab-person-note = { $kills } · { $deaths }
lab-people-said = Alive after round { $round }, or dead by then. At the right: kills a match · deaths in 100 matches.
lab-people-left-out = Survivors who were seldom dead, or seldom alive, by then are left out.
lab-who-dealt = made a deal
lab-deal-offers = offers
lab-deal-deals = deals
lab-deal-kept = promises kept
lab-deal-broken = promises broken
lab-warning = A filled mark means that the interval excludes zero; a hollow one may be luck. Of { $count } differences compared, one in twenty looks certain by chance; the largest are shown, and the data has all of them. These things were not dealt at random: survivors who find a good card also live longer. Read them as hints, not as causes.

# Data.
lab-column-what = What
lab-column-of-100 = Of 100
lab-column-low = From
lab-column-high = To
lab-column-rests-on = Rests on
lab-column-round = Round
lab-column-won = Won
lab-column-lost = Lost
lab-column-zone = Zone
lab-column-count = Count
lab-column-zombies = Zombies
lab-column-bites = Bites
lab-column-a-match = Per match

# Matches worth watching.
lab-watch-typical = The most typical.
lab-watch-closest = The closest.
lab-watch-kind = One that ends like this.
lab-watch-told = { $why }; { $rounds } rounds, { $lost ->
    [0] nobody lost
    [one] 1 lost
   *[other] { $lost } lost
}

# What differs from another folder.
lab-heading-versions = { $sure ->
    [yes] { $who ->
        [seat] The first seat wins { $wins } { $way ->
            [more] more
           *[other] fewer
        } matches of 100 in { $second } than in { $first }.
       *[other] { $second } is { $way ->
            [more] easier
           *[other] harder
        } than { $first }: { $wins } { $way ->
            [more] more
           *[other] fewer
        } wins in 100.
    }
   *[no] { $who ->
        [seat] The first seat does about as well in { $second } as in { $first }.
       *[other] { $second } and { $first } are about equally hard.
    }
}
lab-figure-versions = { $second } minus { $first }, out of 100; { $before } and { $after } matches, { $paired ->
    [yes] the same seeds
   *[no] other seeds
}
lab-figure-changed = What was changed
lab-versions-said = At the right: before and after. Of { $count } facts compared, the results and the largest differences are shown; one in twenty would look certain by chance.
lab-versions-won = matches won
lab-versions-seat = seat { $seat } wins
lab-versions-died = somebody dies at { $zone }
lab-versions-passed = somebody goes to { $zone }
lab-versions-objective = objective taken: { $colour }
lab-versions-danger = danger reached: { $level }

# What was changed, or may be.
lab-edge-door = door
lab-edge-barrier = barrier
lab-edge-hedge = hedge
lab-edge-stairs = stairs
lab-change-token-new = New at { $zone }: { $token }{ $of ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
lab-change-token-gone = Gone from { $from }: { $token }{ $of ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
lab-change-token-moved = From { $from } to { $zone }: { $token }{ $of ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
lab-change-token-other = Changed at { $zone }: { $token }{ $of ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
lab-change-spawn-awake = Awake from the beginning: the { $colour } spawn zone at { $zone }.
lab-change-edge-new = New between { $first } and { $second }: { $edge }.
lab-change-edge-gone = Gone between { $first } and { $second }: { $edge }.
lab-change-zombies-new = At { $zone } from the beginning: { $count } × { $zombie }.
lab-change-zombies-gone = No longer at { $zone } from the beginning: { $count } × { $zombie }.
lab-change-rounds = The last round is now { $after }; it was { $before }.
lab-change-rounds-new = There is now a last round: { $after }.
lab-change-lose = Another way to lose: `{ $name }`.
lab-change-event-new = New: when { $event }{ $round ->
    [0] {""}
   *[other] , round { $round }
}: { $effects }.
lab-change-event-gone = No longer happens: when { $event }{ $round ->
    [0] {""}
   *[other] , round { $round }
}: { $effects }.
lab-change-part = Changed in its file: `{ $part }`.
lab-change-players = Players: { $after }; they were { $before }.
lab-change-option = { $option }: { $after }; it was { $before }.
lab-change-nothing = Nothing in the plans: the same setting, played by another version or from another seed.
lab-heading-changes = What to change. Each was tried in { $count ->
    [one] 1 match
   *[other] { $count } matches
}.
lab-figure-changes = Extra wins with each change, from the same seeds
lab-changes-said = Proposed from where these matches were lost, then played. To play more matches of each: horda lab try { $folder } --matches N.
lab-change-wins = wins of 100, { $span }.
lab-change-easier = Very likely easier.
lab-change-harder = Very likely harder.
lab-change-open = Not clear yet: it may be luck.
lab-change-deaths = Deaths at { $zone } in 100 matches: { $before } before, { $after } now. Survivors lost in a match: { $lost } before, { $now } now.
lab-change-lost = Survivors lost in a match: { $before } before, { $after } now.
lab-change-file = Its mission file

# The foot.
lab-foot-intervals = <b>Intervals</b> hold 95 times in 100: Wilson for a share, Newcombe for a difference. { $count } figures are shown; one in twenty lies outside its interval.
lab-foot-players = <b>Players.</b> The careful bot plays sensibly, the searching bot looks ahead, the random bot makes any legal move; walker and runner are careful bots that err, the walker at one action in three, the runner at one in eight. A table of people is somewhere between the first two.
lab-foot-again = <b>To make it again:</b> the same version, seed and players give the same figures on every machine. Horda { $version }, rules { $rules }, sources { $sources }, seed { $seed }.
lab-foot-lacking = <b>Not all is played:</b> { $count } matches are still lacking.

# Tuning
lab-tuned-night-fell = Night has fallen. You lose.
lab-tuned-night = Night falls at the end of round { $round }.
lab-tuned-reinforcements = { $every ->
    [one] From round 2 on, one more zombie comes to { $zone } every round.
   *[other] From round 2 on, one more zombie comes to { $zone } every { $every } rounds.
}
