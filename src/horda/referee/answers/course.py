"""What happens next: the course of a position as an answer, and the zombies' phase of the Zombicide games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from horda.engine.lists import with_slice
from horda.engine.state import State
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.turns.rounds import BeginRound, EndPhase, ZombiePhase
from horda.games.zombicide.state import ZombicideState
from horda.locale.words import args_of
from horda.referee.answers.course_runner import MissingCard, MissingDice, Reached, run_course
from horda.referee.positions.position import position_of
from horda.referee.records import CardCount, Course, Happening, MissingChance
from horda.referee.wording import Wording


def zombie_phase(state: State) -> State:
    """Return a state in which the zombies' phase begins at once, if it has not begun.

    The rest of the survivors' turns is skipped. In other games zombies have no phase of their own, and the state is
    returned unchanged.
    """
    if not isinstance(state, ZombicideState) or state.phase == "zombies" or state.over:
        return state
    new = state.clone()
    new.forget_history()
    new.stack = [BeginRound(), EndPhase(), ZombiePhase()]
    new.active = NOWHERE
    new.actions = [0] * len(new.roster)
    new.free = with_slice(new.free, 0, [0] * len(new.free))
    new.offer = None
    return new


def course_of(
    start: State, happened: Sequence[Happening], wording: Wording, *, has_pictures: bool = False
) -> Course:
    """Return the course of events from a state on, with the events that happened at the table."""
    reached = run_course(start, happened)
    state = reached.state
    return Course(
        steps=wording.steps(reached, has_pictures=has_pictures),
        text=position_of(state, open_hands=True).text,
        decision=wording.decision(state) if reached.missing is None else None,
        missing=_missing_record(reached, wording),
        result="" if state.result is None else wording.words.result(state.result),
        accepted=reached.accepted,
    )


def _missing_record(reached: Reached, wording: Wording) -> MissingChance | None:
    missing = reached.missing
    if missing is None:
        return None
    event = missing.event
    name = "" if event is None else type(event).__name__
    args = (
        {} if event is None else {key: value for key, value in args_of(event).items() if key not in SECRETS}
    )
    who = next((wording.words.name(key, args[key]) for key in ROLLERS if isinstance(args.get(key), str)), "")
    if isinstance(missing, MissingDice):
        key = "referee-ask-dice-of" if who else "referee-ask-dice"
        sentence = wording.words.say(key, count=missing.count, who=who)
        return MissingChance("dice", name, args, sentence, missing.count)
    place = next((wording.words.name(key, args[key]) for key in ("zone", "location") if args.get(key)), "")
    sentence = wording.words.say("referee-ask-card-for" if place else "referee-ask-card", place=place)
    return MissingChance(
        "card", name, args, sentence, 1, missing.pile, unknown_faces(reached.state, missing, wording)
    )


ROLLERS = ("survivor",)
SECRETS = ("dice", "die", "hits", "total", "card", "deed", "brings", "opened", "saved")
"""Event arguments that reveal a roll or card, which are hidden if it was only a stand-in."""


def unknown_faces(state: State, missing: MissingCard, wording: Wording) -> tuple[CardCount, ...]:
    """Return the faces that a missing card may have: those of the unknown cards with its back."""
    return faces_of_back(state, state.cards.deck.backs[missing.card], wording, entered=missing.entered)


def faces_of_back(
    state: State, back: str, wording: Wording, *, entered: Sequence[str] = ()
) -> tuple[CardCount, ...]:
    """Return the number of unknown cards of each face with a back, most frequent first, without the entered ones."""
    cards = state.cards
    counts = Counter(cards.face(card) for card in cards.deck.numbers(back) if not cards.known[card])
    counts -= Counter(entered)
    named = [CardCount(face, wording.words.name("card", face), count) for face, count in counts.items()]
    return tuple(sorted(named, key=lambda one: (-one.count, one.name)))
