"""The odds of an attack, a door, a search (Zombicide games) or a fight (Survivor Zombiland)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.engine.views.cases import choice_called, text_of_choice
from horda.engine.views.position import BadPosition
from horda.games.zombicide.rules.inventory.search import DECK, cards_per_search
from horda.games.zombicide.state import ZombicideState
from horda.games.zombiland.state import ZombilandState
from horda.referee.answers.course import faces_of_back
from horda.referee.answers.fights import odds_of_fight, open_fights
from horda.referee.answers.permissions import turn_of
from horda.referee.records import AttemptOdds
from horda.referee.rules.event_rules import family_keys
from horda.referee.wording import Wording

ATTACK_KEYS = ("combat.dice", "combat.accuracy", "combat.damage", "target.priority")
MELEE_KEYS = ("combat.dice", "combat.accuracy", "melee.assign")
MELEE_VERBS = ("strike", "strike_both", "strike_aided")
DOOR_KEYS = ("door.open", "door.roll")
SEARCH_KEYS = ("search.action", "search.cards")
MAX_ODDS = 60
"""Most attempts of one figure that are answered at once."""


def odds_of_figure(state: State, who: str, wording: Wording) -> tuple[AttemptOdds, ...]:
    """Return the odds of every attempt of a survivor that depends on dice or cards."""
    if isinstance(state, ZombilandState):
        return tuple(odds_of_fight(state, who, card, wording) for card in open_fights(state))
    asked, seat = turn_of(state, who, wording)
    found: list[AttemptOdds] = []
    for choice in asked.choices(seat)[: MAX_ODDS * 4]:
        answer = _odds_of_choice(asked, choice, wording)
        if answer is not None and len(found) < MAX_ODDS:
            found.append(answer)
    return tuple(sorted(found, key=lambda one: -one.success))


def odds_of_line(
    state: State, who: str, line: str, wording: Wording, counted: Sequence[str] = ()
) -> AttemptOdds:
    """Return the odds of a choice, written as in worked examples; raise `CaseFailed` if it is not open.

    In Survivor Zombiland the line is the card that is fought, and `counted` are cards counted as played.
    """
    if isinstance(state, ZombilandState):
        return odds_of_fight(state, who, line, wording, counted)
    asked, _ = turn_of(state, who, wording)
    answer = _odds_of_choice(asked, choice_called(asked, line), wording)
    if answer is None:
        raise BadPosition(wording.words.say("referee-no-odds"))
    return answer


def _odds_of_choice(state: State, choice: Choice, wording: Wording) -> AttemptOdds | None:
    line, sentence = text_of_choice(state, choice), wording.words.choice(choice)
    preview = state.game.attack_preview(state, choice)
    if preview is not None:
        if state.game.is_futile(state, choice):
            return None
        keys = MELEE_KEYS if choice.verb in MELEE_VERBS else ATTACK_KEYS
        return AttemptOdds(
            line,
            sentence,
            1 - preview.kills[0] if preview.kills else 0.0,
            "attack",
            dice=preview.dice,
            needed=preview.needed,
            damage=preview.damage,
            spread=preview.kills,
            friend=preview.wounded,
            friends=preview.friends,
            rules=_rules(state, keys),
            leaves_out=("armour", "rerolls") if preview.friends else ("rerolls",),
        )
    chances: Mapping[str, float] = state.game.chances(state, choice)
    if "open" in chances:
        return AttemptOdds(line, sentence, chances["open"], "door", rules=_rules(state, DOOR_KEYS))
    if choice.verb == "search" and isinstance(state, ZombicideState):
        faces = faces_of_back(state, DECK, wording)
        return AttemptOdds(
            line,
            sentence,
            1.0,
            "search",
            dice=0,
            faces=faces,
            rules=_rules(state, SEARCH_KEYS),
            needed=cards_per_search(state, state.active),
        )
    return None


def _rules(state: State, keys: tuple[str, ...]) -> tuple[str, ...]:
    known = family_keys(state.game)
    return tuple(dict.fromkeys(known[key] for key in keys if key in known))
