# The goals and events of missions as sentences, for the workshop: one message for each word of the vocabulary.
#
# Each variable is a slot: its value is put on a button in the sentence. `$count_id` is the value to select by (`unset`
# if there is none and the word has no default), `$count_set_id` says whether the file has it, and a form such as
# `$kind_many` asks for that form of the name.

# --- The sheet -------------------------------------------------------------------------------------------------------

sentences-win = You win when
sentences-goals = Goals
sentences-lose = You lose when
sentences-when = What happens on the way
sentences-start = From the start
sentences-add-goal = add a goal
sentences-add-lose = add a way to lose
sentences-add-when = add a sentence
sentences-add-start = add a rule
sentences-all-goals = all goals at once
sentences-other-win = something else
sentences-no-goals = This mission has no goals yet.
sentences-no-lose = No way to lose of its own; the rules of the game have theirs.
sentences-no-when = Nothing happens on the way yet.
sentences-unreadable = The text of the mission cannot be read as sentences: mend it first.
sentences-number = Sentence { $number } of { $count }. Drag it, or press the arrow keys, to change the order.
sentences-moved = Now sentence { $number } of { $count }.
sentences-change = Change: { $slot }
sentences-change-word = Change the word: { $text }
sentences-add-part = Add to this sentence
sentences-add-effect = and then
sentences-add-branch = add a result
sentences-and-also = and also
sentences-or-else = or else
sentences-unless-word = unless
sentences-as-it-is = if it is so
sentences-remove-sentence = Remove the sentence
sentences-remove-part = Remove this part
sentences-remove-slot = Leave it out
sentences-more = { $count } more
sentences-search = Search
sentences-pick-place = Pick on the map
sentences-new-name = A new name
sentences-new-text = A new text
sentences-from-number = Number
sentences-from-counter = or a counter
sentences-take = OK
sentences-places = Tokens
sentences-cells = Zones
sentences-rest = All
sentences-with-another = and another
sentences-hole = …
sentences-hole-place = a place
sentences-or-instead = “or” instead of “and”
sentences-and-instead = “and” instead of “or”
sentences-earlier = Move forward
sentences-later = Move back
sentences-shown-text = The text that players read
sentences-new-question = A new question
sentences-answer-yes = Yes
sentences-answer-no = No
sentences-start-counter = the counter { $name }
sentences-start-hidden = tile { $tile } is hidden
sentences-start-lifts = when the elevators work
sentences-start-only-if = when the spawn zone { $at } gets its card
sentences-step-add = Add: { $what }
sentences-step-change = Change: { $what }
sentences-step-remove = Remove: { $what }
sentences-step-move = Move sentence { $number }

# --- How sentences are joined ----------------------------------------------------------------------------------------

sentences-and = {" and "}
sentences-or = {" or "}
sentences-list-or = { $first } or { $last }
sentences-not = , unless{" "}
sentences-not-alone = it is not so that{" "}
sentences-unless = , unless{" "}
sentences-if = , if{" "}
sentences-then = {"; "}
sentences-on = {"on "}
sentences-way = {"answer "}
sentences-begin-event = {"When "}
sentences-only-if = The spawn zone { $at } gets its card only if { $only_if }.
sentences-lifts-if = The elevators work only while { $lifts_if }.
sentences-counter = The counter { $name } begins at { $value }.
sentences-hidden-tile = Tile { $tile } is hidden until somebody enters it.
sentences-extra = {" "}({ $name }: { $value })
sentences-once = , { $once }

# --- Conditions ------------------------------------------------------------------------------------------------------

sentences-is-taken = { $count } { $colour_set_id ->
    [no] {""}
   *[yes] { $colour }{" "}
}{ $count_id ->
    [0] objective is
    [1] objective is
   *[other] objectives are
} taken
    .name = an objective is taken
sentences-is-survivors-at = { $who_set_id ->
    [no] { $specialty_set_id ->
        [no] { $count } { $count_id ->
            [all] stand
            [everyone] stand
            [1] survivor stands
           *[other] survivors stand
        }
       *[yes] a { $specialty } stands
    }
   *[yes] { $who } stands
} in { $at }{ $alone_set_id ->
    [no] {""}
   *[yes] , { $alone }
}
    .name = survivors stand somewhere
sentences-is-escaped = { $value } { $value_id ->
    [all] have
    [everyone] have
    [1] survivor has
   *[other] survivors have
} left the board alive
    .name = survivors have left the board
sentences-is-survivors-lost = { $value_id ->
    [all] { $value } are
    [1] { $value } survivor is
   *[other] { $value_type_id ->
        [number] { $value } survivors are
       *[text] { $value } is
    }
} dead
    .name = survivors are dead
sentences-is-experts-gone = nobody{ $acts_set_id ->
    [no] {""}
   *[yes] {" "}{ $acts }
} on the board{ $apart_from_set_id ->
    [no] {""}
   *[yes] {" "}outside { $apart_from }
} { $skill_set_id ->
    [no] has the specialty { $specialty }
   *[yes] has or can still learn { $skill }
} any more
    .name = nobody has a skill any more
sentences-is-rounds = round { $value } is over
    .name = a round is over
sentences-is-round = { $shape_id ->
    [bare] it is round { $from }
   *[record] it is round { $from } or later{ $to_set_id ->
        [no] {""}
       *[yes] , up to round { $to }
    }{ $every_set_id ->
        [no] {""}
       *[yes] , every { $every } rounds
    }
}
    .name = it is a certain round
sentences-is-tokens-gone = { $colour_set_id ->
    [no] { $put_none }
   *[yes] no { $colour } { $put }
} is left on the board
    .name = no token of a kind is left
sentences-is-token-at = { $colour_set_id ->
    [no] { $put_a }
   *[yes] a { $colour } { $put }
} lies in { $at }
    .name = a token lies somewhere
sentences-is-zombies-gone = no { $kind_set_id ->
    [no] zombie
   *[yes] { $kind }
} is { $at_set_id ->
    [no] left
   *[yes] in { $at }
}
    .name = no zombie is left
sentences-is-zombies-at = there are { $at_least_set_id ->
    [no] { $at_most_set_id ->
        [no] {""}
       *[yes] at most { $at_most }{" "}
    }
   *[yes] at least { $at_least }{ $at_most_set_id ->
        [no] {" "}
       *[yes] {" "}and at most { $at_most }{" "}
    }
}{ $kind_set_id ->
    [no] zombies
   *[yes] { $kind_many }
} { $at_set_id ->
    [no] on the board
   *[yes] in { $at }
}
    .name = there are so many zombies
sentences-is-killed = { $count } { $kind_set_id ->
    [no] { $count_id ->
        [1] zombie
       *[other] zombies
    }
   *[yes] { $count_id ->
        [1] { $kind }
       *[other] { $kind_many }
    }
} { $count_id ->
    [1] is
   *[other] are
} killed
    .name = zombies are killed
sentences-is-gate-open = { $value } is open
    .name = a door is open
sentences-is-sealed = no zombie can reach { $value }, and none is there
    .name = a place is sealed
sentences-is-holds = somebody carries { $count_set_id ->
    [no] { $card_the }
   *[yes] { $count } × { $card }
}
    .name = somebody carries a card
sentences-is-carrier-at = whoever carries the { $colour } objective stands in { $at }
    .name = the carrier of an objective stands somewhere
sentences-is-carried-out = the { $value } objective has been carried off the board
    .name = an objective has been carried off the board
sentences-is-counted = the counter { $name } is { $exactly_set_id ->
    [no] { $at_least_set_id ->
        [no] { $at_most_set_id ->
            [no] at least 1
           *[yes] at most { $at_most }
        }
       *[yes] at least { $at_least }{ $at_most_set_id ->
            [no] {""}
           *[yes] {" "}and at most { $at_most }
        }
    }
   *[yes] exactly { $exactly }
}
    .name = a counter has a value
sentences-is-danger = the danger level is { $value } or higher
    .name = the danger level is reached
sentences-is-phase = it is { $value }
    .name = it is a certain phase
sentences-is-never = the impossible happens
    .name = never
sentences-is-chance = a die shows { $value }
    .name = a die decides
sentences-is-marked = { $who_set_id ->
    [no] { $count } { $count_id ->
        [all] have
        [1] survivor has
       *[other] survivors have
    }
   *[yes] { $who } has
} the mark { $state }{ $at_set_id ->
    [no] {""}
   *[yes] {" "}in { $at }
}
    .name = survivors have a mark
sentences-is-personal-done = all personal objectives are complete
    .name = all personal objectives are complete
sentences-is-brought-out = { $value } { $value_id ->
    [1] companion has
   *[other] companions have
} been brought out
    .name = companions have been brought out
sentences-is-all-of = all of these
    .name = all of these
sentences-is-any-of = any of these
    .name = any of these

# --- Effects ---------------------------------------------------------------------------------------------------------

sentences-do-experience = { $to } { $to_id ->
    [all] gain
   *[other] gains
} { $points } experience
    .name = somebody gains experience
sentences-do-unlock = the { $value } doors can be opened
    .name = doors can be opened
sentences-do-open = open { $value }
    .name = open a door
sentences-do-shut = close { $value }
    .name = close a door
sentences-do-wake = wake the { $value } spawn zones
    .name = wake spawn zones
sentences-do-destroy = remove { $colour_set_id ->
    [no] { $put_all }
   *[yes] all { $colour } { $put_many }
}{ $here_set_id ->
    [no] {""}
   *[yes] {" "}{ $here }
}
    .name = remove tokens
sentences-do-put = put { $colour_set_id ->
    [no] { $put_a }
   *[yes] a { $colour } { $put }
} { $at_id ->
    [unset] { $at }
   *[other] in { $at }
}
    .name = put a token
sentences-do-spawn = draw { $cards } { $cards_id ->
    [1] Zombie card
   *[other] Zombie cards
} for { $zones }
    .name = draw Zombie cards
sentences-do-zombies = { $count } { $count_id ->
    [1] { $kind } comes
   *[other] { $kind_many } come
} { $at_id ->
    [unset] { $at }
   *[other] to { $at }
}
    .name = zombies come
sentences-do-flood = flood { $value }: everybody there drowns
    .name = flood a place
sentences-do-give = whoever did it gets { $value_the }
    .name = give a card
sentences-do-carry = whoever did it carries the { $value } objective from now on
    .name = carry an objective
sentences-do-count = add { $add } to the counter { $name }
    .name = add to a counter
sentences-do-noise = make a noise { $value_id ->
    [unset] { $value }
   *[other] in { $value }
}
    .name = make a noise
sentences-do-leave = whoever did it { $value } the board
    .name = leave the board
sentences-do-set = set the counter { $name } to { $to }
    .name = set a counter
sentences-do-move = move { $colour_set_id ->
    [no] { $put_all }
   *[yes] all { $colour } { $put_many }
}{ $here_set_id ->
    [no] {""}
   *[yes] {" "}{ $here }
} to { $to }
    .name = move tokens
sentences-do-wound = { $to } { $to_id ->
    [taker] takes
   *[other] take
} { $wounds } { $wounds_id ->
    [1] wound
   *[other] wounds
}
    .name = wound somebody
sentences-do-heal = { $to } { $to_id ->
    [taker] recovers
   *[other] recover
} from { $wounds } { $wounds_id ->
    [1] wound
   *[other] wounds
}
    .name = heal somebody
sentences-do-say = everybody reads { $value }
    .name = show a text
sentences-do-win = you win
    .name = you win
sentences-do-lose = you lose: { $value }
    .name = you lose
sentences-do-roll = roll a die: { $value }
    .name = roll a die
sentences-do-choose = { $by } decides { $ask }: { $ways }
    .name = let the players choose
sentences-do-pay = whoever did it pays { $count } × { $card }: { $do }{ $otherwise_set_id ->
    [no] {""}
   *[yes] ; without that: { $otherwise }
}
    .name = pay a card
sentences-do-move-survivors = { $who }{ $at_set_id ->
    [no] {""}
   *[yes] {" "}in { $at }
} { $who_id ->
    [taker] is
   *[other] are
} moved to { $to }
    .name = move survivors
sentences-do-mark = { $to } { $to_id ->
    [taker] gets
   *[other] get
} the mark { $state }
    .name = mark survivors
sentences-do-unmark = { $to } { $to_id ->
    [taker] loses
   *[other] lose
} the mark { $state }
    .name = remove a mark
sentences-do-fog = fog falls on { $value }
    .name = fog falls
sentences-do-lift-fog = the fog lifts from { $value }
    .name = fog lifts
sentences-do-bring-zeus = Zeus takes the place of his token
    .name = Zeus appears

# --- Events ----------------------------------------------------------------------------------------------------------

sentences-rounds-tail = { $every_set_id ->
    [no] { $until_set_id ->
        [no] {""}
       *[yes] , and each one up to round { $until }
    }
   *[yes] , { $round_set_id ->
        [no] every { $every } rounds
       *[yes] and every { $every } rounds after
    }{ $until_set_id ->
        [no] {""}
       *[yes] , up to round { $until }
    }
}
sentences-rounds = { $round_set_id ->
    [no] { $every_set_id ->
        [no] {", "}up to round { $until }
       *[yes] , every { $every } rounds{ $until_set_id ->
            [no] {""}
           *[yes] , up to round { $until }
        }
    }
   *[yes] { $every_set_id ->
        [no] { $until_set_id ->
            [no] {" "}in round { $round }
           *[yes] {" "}in rounds { $round } to { $until }
        }
       *[yes] {" "}in round { $round } and every { $every } rounds after{ $until_set_id ->
            [no] {""}
           *[yes] , up to round { $until }
        }
    }
}
sentences-by-marked = { $marked_set_id ->
    [no] {""}
   *[yes] {" "}by somebody with the mark { $marked }
}
sentences-with-mark = { $marked_set_id ->
    [no] {""}
   *[yes] {" "}with the mark { $marked }
}
sentences-in-place = { $at_set_id ->
    [no] {""}
   *[yes] {" "}in { $at }
}
sentences-when-round-begins = { $round_set_id ->
    [no] a round
   *[yes] round { $round }
} begins{ sentences-rounds-tail }
    .name = a round begins
sentences-when-end-phase = the end phase of { $round_set_id ->
    [no] a round
   *[yes] round { $round }
} begins{ sentences-rounds-tail }
    .name = the end phase begins
sentences-when-round-ends = { $round_set_id ->
    [no] a round
   *[yes] round { $round }
} ends{ sentences-rounds-tail }
    .name = a round ends
sentences-when-turn-ends = somebody{ sentences-with-mark } ends a turn{ sentences-in-place }
    .name = a survivor ends a turn
sentences-when-objective-taken = { $name_set_id ->
    [no] { $colour_set_id ->
        [no] an objective
       *[yes] a { $colour } objective
    }{ sentences-in-place } is taken{ sentences-by-marked }
   *[yes] { $name }{ sentences-with-mark } takes { $colour_set_id ->
        [no] an objective
       *[yes] a { $colour } objective
    }{ sentences-in-place }
}
    .name = an objective is taken
sentences-when-zone-entered = { $name_set_id ->
    [no] somebody
   *[yes] { $name }
}{ sentences-with-mark } enters { $at_set_id ->
    [no] a zone
   *[yes] { $at }
}
    .name = a zone is entered
sentences-when-door-opened = { $name_set_id ->
    [no] { $colour_set_id ->
        [no] a door
       *[yes] a { $colour } door
    }
   *[yes] { $name }{ $colour_set_id ->
        [no] {""}
       *[yes] {" "}({ $colour })
    }
} is opened{ sentences-by-marked }
    .name = a door is opened
sentences-when-survivor-wounded = { $name_set_id ->
    [no] somebody
   *[yes] { $name }
}{ sentences-with-mark } is wounded{ sentences-in-place }
    .name = a survivor is wounded
sentences-when-survivor-lost = { $name_set_id ->
    [no] somebody
   *[yes] { $name }
}{ sentences-with-mark } dies{ sentences-in-place }
    .name = a survivor dies
sentences-when-zombie-killed = { $name_set_id ->
    [no] a zombie
   *[yes] { $name_a }
} is killed{ sentences-in-place }{ sentences-by-marked }
    .name = a zombie is killed
sentences-when-zombies-entered = { $name_set_id ->
    [no] zombies
   *[yes] { $name_many }
} enter { $at_set_id ->
    [no] a zone
   *[yes] { $at }
}
    .name = zombies enter a zone
sentences-when-zone-searched = { $name_set_id ->
    [no] somebody
   *[yes] { $name }
}{ sentences-with-mark } searches{ sentences-in-place }
    .name = a zone is searched
sentences-when-tile-revealed = { $name_set_id ->
    [no] a hidden tile
   *[yes] the hidden tile { $name }
} is revealed{ sentences-in-place }{ sentences-by-marked }
    .name = a hidden tile is revealed
sentences-when-zone-burnt = Dragon Fire burns { $at_set_id ->
    [no] a zone
   *[yes] { $at }
}{ $marked_set_id ->
    [no] {""}
   *[yes] , set by somebody with the mark { $marked }
}
    .name = a zone burns
sentences-when-zone-hit = a siege engine hits { $at_set_id ->
    [no] a zone
   *[yes] { $at }
}{ $marked_set_id ->
    [no] {""}
   *[yes] , fired by somebody with the mark { $marked }
}
    .name = a siege engine hits a zone
sentences-when-trigger-set-off = { $colour_set_id ->
    [no] an event trigger
   *[yes] a { $colour } event trigger
}{ sentences-in-place } is set off{ sentences-by-marked }
    .name = an event trigger is set off
sentences-when-tent-revealed = { $name_set_id ->
    [no] a tent
   *[yes] the tent { $name }
}{ sentences-in-place } is revealed{ sentences-by-marked }
    .name = a tent is revealed

# --- Values ----------------------------------------------------------------------------------------------------------

sentences-value-taken-count-0 = every
sentences-value-all = all
sentences-value-survivors-at-count-all = all who live
sentences-value-survivors-at-count-everyone = all who began
sentences-value-escaped-all = all who live
sentences-value-escaped-everyone = all who began
sentences-value-survivors-lost-all = all survivors
sentences-value-marked-count-all = all survivors
sentences-value-spawn-zones-all = every active spawn zone
sentences-value-put-at-none = where it happened
sentences-value-zombies-at-none = where it happened
sentences-value-noise-none = where it happened
sentences-value-taker = whoever did it
sentences-value-here = everybody there
sentences-value-to-all = everybody
sentences-value-who-all = everybody
sentences-value-leave-taker = leaves
sentences-value-leave-may = may leave
sentences-value-by-first = the first player
sentences-value-give-vault = a card from the vault
sentences-value-fog-everywhere = the whole board
sentences-value-lift-fog-everywhere = the whole board
sentences-value-phase-players = the players’ phase
sentences-value-phase-zombies = the zombies’ phase
sentences-value-phase-end = the end phase
sentences-value-danger-yellow = yellow
sentences-value-danger-orange = orange
sentences-value-danger-red = red
sentences-flag-alone = with no zombie there
sentences-flag-acts = with turns of their own
sentences-flag-here = where it happened
sentences-flag-once = only once
sentences-place-tile = tile { $name }
sentences-place-floor = the floor “{ $name }”
sentences-place-air = the flying helicopter
sentences-gate-door = the door { $name }
sentences-gate-barrier = the barrier { $name }
sentences-gate-colour = the { $name } door
sentences-quoted = “{ $name }”
sentences-text-number = text { $number }
sentences-question-number = question { $number }

# --- What a sentence may have besides --------------------------------------------------------------------------------

sentences-field-at = a place
sentences-field-apart-from = outside a place
sentences-field-colour = a colour
sentences-field-count = a number
sentences-field-kind = a kind of zombie
sentences-field-name = which one
sentences-field-put = a token
sentences-field-who = one by name
sentences-field-specialty = a specialty
sentences-field-skill = a skill
sentences-field-acts = with turns of their own
sentences-field-alone = with no zombie there
sentences-field-here = where it happened
sentences-field-at-least = at least
sentences-field-at-most = at most
sentences-field-exactly = exactly
sentences-field-round = from round
sentences-field-until = up to round
sentences-field-every = every few rounds
sentences-field-from = from round
sentences-field-to = to
sentences-field-once = only once
sentences-field-if = if
sentences-field-marked = a mark
sentences-field-state = a mark
sentences-field-by = who decides
sentences-field-cards = how many cards
sentences-field-points = how much experience
sentences-field-wounds = how many wounds
sentences-field-zones = where
sentences-field-add = how much
sentences-field-otherwise = without that
sentences-field-do = what happens
sentences-field-card = a card
sentences-field-ask = a question
sentences-field-ways = the answers
sentences-field-role = a role

# --- Tokens ----------------------------------------------------------------------------------------------------------
#
# `.the` is a token as a place.

sentences-token-start = start
    .a = a start
    .the = the start
    .many = starts
    .none = no start
    .all = all starts
sentences-token-exit = exit
    .a = an exit
    .the = the exit
    .many = exits
    .none = no exit
    .all = all exits
sentences-token-objective = objective
    .a = an objective
    .the = the objective zones
    .many = objectives
    .none = no objective
    .all = all objectives
sentences-token-spawn = spawn zone
    .a = a spawn zone
    .the = the spawn zones
    .many = spawn zones
    .none = no spawn zone
    .all = all spawn zones
sentences-token-marker = marker
    .a = a marker
    .the = the marker zones
    .many = markers
    .none = no marker
    .all = all markers
sentences-token-trebuchet = trebuchet
    .a = a trebuchet
    .the = the trebuchet’s zone
    .many = trebuchets
    .none = no trebuchet
    .all = all trebuchets
sentences-token-bile = Dragon Bile
    .a = Dragon Bile
    .the = the zones with Dragon Bile
    .many = Dragon Bile
    .none = no Dragon Bile
    .all = all Dragon Bile
sentences-token-tent = tent
    .a = a tent
    .the = the tents
    .many = tents
    .none = no tent
    .all = all tents
sentences-token-trigger = event trigger
    .a = an event trigger
    .the = the event triggers’ zones
    .many = event triggers
    .none = no event trigger
    .all = all event triggers
sentences-token-locator = spawn locator
    .a = a spawn locator
    .the = the spawn locators’ zones
    .many = spawn locators
    .none = no spawn locator
    .all = all spawn locators
sentences-token-helicopter = helicopter
    .a = a helicopter
    .the = the helicopter’s zone
    .many = helicopters
    .none = no helicopter
    .all = all helicopters
sentences-token-crashed-helicopter = crashed helicopter
    .a = a crashed helicopter
    .the = the crashed helicopter’s zone
    .many = crashed helicopters
    .none = no crashed helicopter
    .all = all crashed helicopters
sentences-token-zeus-spawn = Zeus spawn
    .a = a Zeus spawn
    .the = the zone of Zeus’s token
    .many = Zeus spawns
    .none = no Zeus spawn
    .all = all Zeus spawns
sentences-token-sleepers = sleepers token
    .a = a sleepers token
    .the = the sleepers’ zones
    .many = sleepers tokens
    .none = no sleepers token
    .all = all sleepers tokens
sentences-token-trap = trap zone
    .a = a trap zone
    .the = the trap zones
    .many = trap zones
    .none = no trap zone
    .all = all trap zones
sentences-token-companion = companion’s space
    .a = a companion’s space
    .the = the companions’ spaces
    .many = companions’ spaces
    .none = no companion’s space
    .all = all companions’ spaces
sentences-token-truck = taco truck
    .a = a taco truck
    .the = the taco truck’s zone
    .many = taco trucks
    .none = no taco truck
    .all = all taco trucks
