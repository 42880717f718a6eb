"""The odds of an attack, a door, a search (Zombicide games) or a fight (Survivor Zombiland)."""

from __future__ import annotations

from collections.abc import Mapping

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.engine.views.cases import choice_called, text_of_choice
from horda.engine.views.position import BadPosition
from horda.games.zombicide.rules.inventory.search import DECK, cards_per_search
from horda.games.zombicide.state import ZombicideState
from horda.games.zombiland.content import ENCOUNTERS, ZOMBIES
from horda.games.zombiland.odds import chance_to_win, least_to_win
from horda.games.zombiland.state import ZombilandState
from horda.referee.answers.course import faces_of_back
from horda.referee.answers.permissions import turn_of
from horda.referee.records import AttemptOdds
from horda.referee.rules.event_rules import family_keys
from horda.referee.wording import Wording

ATTACK_KEYS = ("combat.dice", "combat.accuracy", "combat.damage", "target.priority")
MELEE_KEYS = ("combat.dice", "combat.accuracy", "melee.assign")
MELEE_VERBS = ("strike", "strike_both", "strike_aided")
DOOR_KEYS = ("door.open", "door.roll")
SEARCH_KEYS = ("search.action", "search.cards")
FIGHT_RULES = ("ZL-FGT-02", "ZL-FGT-03", "ZL-FGT-04")
MAX_ODDS = 60
"""Attempts of one figure that are answered at once."""


def odds_of_figure(state: State, who: str, wording: Wording) -> tuple[AttemptOdds, ...]:
    """Return the odds of everything that a survivor may attempt now by dice or cards."""
    if isinstance(state, ZombilandState):
        return tuple(odds_of_fight(state, who, card, wording) for card in _open_fights(state))
    asked, seat = turn_of(state, who, wording)
    found: list[AttemptOdds] = []
    for choice in asked.choices(seat)[: MAX_ODDS * 4]:
        answer = _odds_of_choice(asked, choice, wording)
        if answer is not None and len(found) < MAX_ODDS:
            found.append(answer)
    return tuple(sorted(found, key=lambda one: -one.success))


def odds_of_line(state: State, who: str, line: str, wording: Wording) -> AttemptOdds:
    """Return the odds of a choice written as cases write it; raise `CaseFailed` if it is not open."""
    if isinstance(state, ZombilandState):
        return odds_of_fight(state, who, line, wording)
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


def _open_fights(state: ZombilandState) -> list[str]:
    """Return the card that is being fought, or all that may come up."""
    if state.fighter >= 0:
        return [state.cards.face(state.source)]
    return [face for face, card in ENCOUNTERS.items() if card.power]


def odds_of_fight(state: ZombilandState, who: str, card: str, wording: Wording) -> AttemptOdds:
    """Return the odds of a survivor against an Encounter or Zombie card, with all that helps now."""
    if who not in state.character:
        raise BadPosition(wording.words.say("referee-unknown-figure", name=who[:40]))
    printed = ENCOUNTERS.get(card) or ZOMBIES.get(card)
    if printed is None or not printed.power:
        raise BadPosition(wording.words.say("referee-no-fight", name=card[:40]))
    seat = state.character.index(who)
    is_this_fight = state.fighter == seat and state.cards.face(state.source) == card
    power = state.power if is_this_fight else printed.power
    added = state.lasting_bonus(seat) + (state.added if is_this_fight else 0)
    return AttemptOdds(
        f"{who} {card}",
        wording.words.say(
            "referee-fight", who=wording.words.name("character", who), power=power, added=added
        ),
        chance_to_win(power, added),
        "fight",
        dice=1,
        needed=least_to_win(power, added),
        rules=FIGHT_RULES,
        leaves_out=("cards", "helpers"),
    )
