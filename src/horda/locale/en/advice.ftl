# Advice at a question, and the analysis of a match that is over. Chances are games of 100.

advice-title = Advice
advice-title-for = Advice for { $who }
advice-head = Games won of 100, if this is done now.
advice-key = Advice: what each choice is worth
advice-show = Show it
advice-go = Do it
advice-why = Why?
advice-why-only = No other choice was tried.
advice-why-same = It wins as many games as “{ $other }”: nobody can tell which is better.
advice-why-best = { $clear ->
    [yes] It wins { $games } of 100 games more than “{ $other }”, the next best: more than luck explains.
   *[no] It wins { $games } of 100 games more than “{ $other }”, the next best: luck alone may explain that.
}
advice-why-other = { $clear ->
    [yes] It wins { $games } of 100 games fewer than “{ $other }”: more than luck explains.
   *[no] It wins { $games } of 100 games fewer than “{ $other }”: luck alone may explain that.
}
advice-another = Ask about another move
advice-another-ask = Ask
advice-keys-step = previous and next choice.
advice-keys-do = makes it.
advice-close = Close the advice
advice-range = { $low } to { $high }
advice-option = { $choice }: { $chance } of 100, { $low } to { $high }
advice-then = Then: { $steps }.
advice-likely = { $fact }: { $share } of 100.
advice-wrong = May go wrong: { $fact }, { $share } of 100.
advice-wrong-mostly = Mostly goes wrong: { $fact }, { $share } of 100.
advice-quiet = Nothing notable happens until the next round.
advice-no-difference = no clear difference
advice-sure-1 = Rough
advice-sure-2 = Fair
advice-sure-3 = Good
advice-played = { $count } games played on in { $seconds } s.
advice-alike = { $count ->
    [one] The first is clearly the best.
   *[other] The first { $count } cannot be told apart.
}
advice-even = These { $count } choices make no difference that { $games } games could find. Take the one you like.
advice-even-numbers = Show the numbers
advice-alike-all = No choice is clearly better than another.
advice-worse = { $count ->
    [one] 1 is clearly worse.
   *[other] { $count } are clearly worse.
}
advice-cut-short = Time ran out before all games were played.
advice-left-out = { $count ->
    [one] 1 more choice was not tried.
   *[other] { $count } more choices were not tried.
}
advice-assume = What the numbers assume
advice-assume-bots = Everybody plays on as a careful bot does.
advice-assume-seen = It sees what you see: nothing hidden, nothing to come.
advice-assume-range = Ranges are meant to hold in 9 of 10 positions.
advice-assume-judged = After one round the position is judged by what earlier matches taught.
advice-assume-guess = Horda has not learnt this mission yet: a guess from a few games played to the end.
advice-thinking = Thinking… { $seconds } s
advice-so-far = So far: { $choice }, { $low } to { $high }.
advice-meanwhile = You can act in the meantime.
advice-longer = Think 10 s longer
advice-again = Ask again
advice-none = Only one choice here.
advice-not-asked = You have nothing to decide now.
advice-new = This is a new question. Ask again if you like.
advice-too-few = Time ran out before there was anything to say. Ask again.
advice-line = Main line: { $choice }
advice-line-now = Now
advice-line-then = Then
advice-line-wrong = What may go wrong
advice-agreed = All agreed to advice
advice-agreed-line = They see that you asked, not what it said.
advice-forgo = Ask to stop
advice-alone = You play alone, so you may ask as you like.
advice-asked = { $who } asked for advice.
advice-option-label = Advice may be asked for
advice-option-line = Everybody sees who asked, but not the answer. In solo games you may always ask.
advice-invitation = At this table everybody may ask for advice.

# --- What may happen, in the present ------------------------------------------------------------------------------

advice-fact-zombicide-survivor-lost = { $survivor } dies
advice-fact-zombicide-survivor-left = { $survivor } gets away
advice-fact-zombicide-objective-taken = { $survivor } takes the objective in { $zone }
advice-fact-zombicide-wounded = { $survivor } is wounded
advice-fact-zombicide-spawn-woken = the spawn zone in { $zone } wakes
advice-fact-zombicide-gate-opened = { $kind_id ->
    [door] the door { $gate } is opened
   *[other] the { $kind } { $gate } goes
}
advice-fact-zombicide-friend-hit = { $survivor } misses and hits { $friend }
advice-fact-zombicide-level-reached = { $survivor } reaches { $level }
advice-fact-zombicide-zombie-killed = { $survivor } kills zombies
advice-fact-zombiland-died = { $seat } dies
advice-fact-zombiland-rose = { $seat } rises as a zombie
advice-fact-zombiland-zombie-killed = { $seat } is put back in the ground
advice-fact-zombiland-token-gained = { $seat } takes the { $location } token
advice-fact-zombiland-bitten = { $seat } is bitten
advice-fact-zombiland-fight-lost = { $seat } loses a fight
advice-fact-zombiland-fight-won = { $seat } wins a fight
advice-fact-city-of-horror-player-eliminated = { $seat } is out of the game
advice-fact-city-of-horror-character-died = { $seat } loses { $who_the }
advice-fact-city-of-horror-tower-collapsed = the Water Tower collapses
advice-fact-city-of-horror-armory-burnt = the Armory burns down
advice-fact-city-of-horror-baby-born = { $who_the } has her child
advice-fact-city-of-horror-player-elected = { $vote_id ->
    [attack] { $seat } has to lose a Character
   *[other] { $seat } is chosen to divide the supplies
}
advice-fact-city-of-horror-card-stolen = { $seat } steals from { $victim }
advice-fact-city-of-horror-zombies-killed = zombies fall at { $location_the }

# --- The analysis of a match --------------------------------------------------------------------------------------

advice-analysis = Analysis
advice-analysis-of = Analysis of the match
advice-analysis-moment = Round { $round }: { $what }
advice-analysis-change = The chance { $way ->
    [up] rises
   *[down] falls
} from { $before } to { $after } of 100.
advice-analysis-place = Choice { $n } of { $of }.
advice-analysis-moments = { $count ->
    [one] One moment that turned it
   *[other] { $count } moments that turned it
}
advice-analysis-no-moments = No single moment turned this match.
advice-kind-mistake = mistake
advice-kind-doubtful = doubtful choice
advice-kind-good = good choice
advice-kind-choice = choice
advice-kind-dice = { $way ->
    [up] luck with the dice
   *[down] bad luck with the dice
}
advice-kind-chance = { $way ->
    [up] luck
   *[down] bad luck
}
advice-kind-cards = { $way ->
    [up] luck with the cards
   *[down] bad luck with the cards
}
advice-kind-luck = { $way ->
    [up] luck with dice and cards
   *[down] bad luck with dice and cards
}
advice-kind-secret = came to light
advice-analysis-when = Round { $round }, { $kind }
advice-analysis-sum = { $way ->
    [up] The chance rose from { $before } to { $after } of 100.
   *[down] The chance fell from { $before } to { $after } of 100.
}
advice-analysis-parts = By choices { $choices }, by dice { $dice }, by cards { $cards }.
advice-analysis-parts-chance = By choices { $choices }, by cards and secrets { $cards }, by other chance { $dice }.
advice-analysis-rest = { $rest } cannot be put down to anything: these are estimates.
advice-analysis-could = What could { $who } do here?
advice-analysis-from = Chance of winning, out of 100, from { $count } games each.
advice-analysis-from-of = Chance of { $who } winning, out of 100, from { $count } games each.
advice-analysis-best = best
advice-analysis-chosen = played
advice-analysis-level = no clear difference
advice-analysis-worse = worse
advice-analysis-luck = { $kind ->
    [cards] What came to light
    [secret] What came to light
   *[other] Nobody chose this
}
advice-analysis-luck-line = { $kind ->
    [dice] The dice changed the chance here. Before the roll the choice was worth { $chance } of 100.
    [chance] Chance decided here, without dice. Before that the choice was worth { $chance } of 100.
    [luck] Dice and cards came together here, and cannot be told apart. Before them the chance was { $chance } of 100.
    [secret] Something hidden came to light here. Before that the chance was { $chance } of 100.
   *[cards] Cards that were hidden until then changed the chance here. Before they were seen it was { $chance } of 100.
}
advice-analysis-luck-else = { $way ->
    [up] On average, the other outcomes were worse.
   *[down] On average, the other outcomes were better.
}
advice-analysis-on = Play on from here
advice-analysis-share = Share this moment
advice-analysis-shared = Copied
advice-analysis-back = Previous moment
advice-analysis-next = Next moment
advice-analysis-by = Chance gained or lost, by player
advice-analysis-who = Who
advice-analysis-choices = choices gave
advice-analysis-dice = dice gave
advice-analysis-chance = other chance gave
advice-analysis-cards = cards gave
advice-analysis-curve = Chance of winning, out of 100
advice-analysis-curve-of = Chance of { $who } winning, out of 100
advice-analysis-whose = Chances are those of { $who }, unless another name is said.
advice-analysis-round = round { $round }
advice-analysis-curve-text = Round { $round }: { $chance } of 100, { $low } to { $high }.
advice-analysis-won = won
advice-analysis-lost = lost
advice-analysis-working = Analysing the match: { $done } of { $of } decisions.
advice-analysis-unlearnt = There is no analysis of this match: Horda has not yet learnt what its positions are worth. A host can teach Horda with { $command }.
advice-analysis-guess = A guess: Horda has not learnt this mission yet and judged it by the game’s other missions.
advice-analysis-rule = Dice and cards blame nobody. A choice is called a mistake only where the ranges do not meet.
advice-analysis-rule-chance = Cards and chance blame nobody. A choice is called a mistake only where the ranges do not meet.
advice-analysis-weighing = Playing it out…
advice-analysis-seat = For
advice-analysis-replay = Replay
