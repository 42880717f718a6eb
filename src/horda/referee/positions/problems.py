"""Problems of a position: what is impossible, where, by which rule, and up to three fixes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from horda.engine.views.cases import CaseFailed
from horda.engine.views.position import BadPosition, Figure
from horda.games.city_of_horror.content import CAST, HORDE, PLACES, TRACK, ZOMBIE_LIMIT
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.positions.parse import pieces
from horda.games.zombicide.rules.combat.wounds import life_of
from horda.games.zombicide.state import ZombicideState
from horda.games.zombiland.content import BOARD
from horda.games.zombiland.rules.board import KIND
from horda.locale.words import Words
from horda.referee.positions.position import TablePosition
from horda.referee.records import PositionFix, PositionProblem
from horda.referee.rules.event_rules import family_keys
from horda.referee.wording import CATALOGUE

MAX_FIXES = 3
MAX_PROBLEMS = 12
ZOMBIE, ANTIDOTE, CARD = "zombie", "antidote", "card"
BOX_RULES = {"green_horde": ("GH-CMP-03", "GH-CMP-02")}
"""The rules that list the components of a box: its zombies, its survivors."""
CITY_RULES = {"zombies": "CH-BRD-07", "horde": "CH-BRD-08", "people": "CH-SET-14", "first": "CH-FST-03"}
OFF_BOARD = "off"


@dataclass
class Inspection:
    """A position that is being checked, with the words for its problems."""

    position: TablePosition
    words: Words

    def say(self, key: str, **args: str | int) -> str:
        """Return a sentence of the referee's catalogue."""
        return self.words.say(f"referee-{key}", **args)

    def fix(self, key: str, position: TablePosition, **args: str | int) -> PositionFix:
        """Return a fix with its sentence and the position after it."""
        return PositionFix(self.say(f"fix-{key}", **args), position.text)

    def standing(self) -> Iterator[tuple[str, Figure]]:
        """Yield every figure with its place."""
        for place in self.position.places:
            for figure in self.position.figures(place):
                yield place, figure

    def without(self, place: str, name: str, count: int = 1) -> TablePosition:
        """Return the position with fewer figures in a place."""
        return self.position.take(place, name, count)


def problems_of(position: TablePosition, lang: str) -> tuple[PositionProblem, ...]:
    """Return the problems of a position; empty if it is possible."""
    words = Words.of(position.rules, lang, also=(CATALOGUE,))
    inspection = Inspection(position, words)
    checks = CHECKS.get(position.rules.family or position.game, ())
    try:
        found = [problem for check in checks for problem in check(inspection)][:MAX_PROBLEMS]
    except (BadPosition, AttributeError, TypeError) as error:
        return (_other_problem(inspection, str(error)),)
    if found:
        return tuple(found)
    try:
        position.state()
    except (BadPosition, CaseFailed) as error:
        return (_other_problem(inspection, str(error)),)
    except ValueError as error:
        return (_other_problem(inspection, str(error)[:200]),)
    return ()


def _other_problem(inspection: Inspection, message: str) -> PositionProblem:
    return PositionProblem("other", inspection.say("problem-other", message=message))


def _nearest_words(word: str, known: Iterable[str]) -> list[str]:
    return get_close_matches(word, list(known), MAX_FIXES, cutoff=0.5)


def _unknown_words(
    inspection: Inspection, code: str, word: str, known: Iterable[str], rename: Callable[[str], TablePosition]
) -> PositionProblem:
    """Return the problem of a misspelt word, with the nearest words as fixes."""
    near = _nearest_words(word, known)
    fixes = tuple(inspection.fix("rename", rename(other), word=word, other=other) for other in near)
    return PositionProblem(code, inspection.say(f"problem-{code}", word=word), (word,), "", fixes)


def _check_places(inspection: Inspection, known: Iterable[str]) -> Iterator[PositionProblem]:
    position, names = inspection.position, list(known)
    for place in position.places:
        if place not in names:

            def rename(other: str, place: str = place) -> TablePosition:
                places = {other if name == place else name: text for name, text in position.places.items()}
                return position.set(position.rules.places, places)

            yield _unknown_words(inspection, "place", place, names, rename)


def _check_names(inspection: Inspection, known: Iterable[str]) -> Iterator[PositionProblem]:
    names = list(known)
    for place, figure in inspection.standing():
        if figure.name not in names:

            def rename(other: str, place: str = place, figure: Figure = figure) -> TablePosition:
                less = inspection.without(place, figure.name, figure.count)
                return less.put(place, other, figure.count, figure.notes)

            problem = _unknown_words(inspection, "figure", figure.name, names, rename)
            away = inspection.fix(
                "away", inspection.without(place, figure.name, figure.count), word=figure.name, place=place
            )
            fixes = (*problem.fixes[: MAX_FIXES - 1], away)
            yield PositionProblem(problem.code, problem.sentence, (place,), "", fixes)


def _check_single(
    inspection: Inspection, people: Iterable[str], kind: str, rule: str
) -> Iterator[PositionProblem]:
    """Check that nobody is in two places; of these, the place named last is offered first as right."""
    names = set(people)
    places: dict[str, list[str]] = {}
    for place, figure in inspection.standing():
        if figure.name in names:
            places.setdefault(figure.name, []).extend([place] * figure.count)
    for name, found in places.items():
        if len(found) < 2:
            continue
        spoken = inspection.words.name(kind, name)
        spots = list(dict.fromkeys(found))
        sentence = inspection.say(
            "problem-twice",
            name=spoken,
            first=_place_name(inspection, spots[0]),
            last=_place_name(inspection, spots[-1]),
        )
        fixes = []
        for keep in reversed(spots):
            fixed = inspection.position
            for place in spots:
                fixed = fixed.take(place, name, found.count(place) - (place == keep))
            fixes.append(inspection.fix("keep", fixed, name=spoken, place=_place_name(inspection, keep)))
        yield PositionProblem("twice", sentence, tuple(spots), rule, tuple(fixes[:MAX_FIXES]))


def _place_name(inspection: Inspection, place: str) -> str:
    return inspection.words.name("location", place) if place in PLACES else place


def _check_counts(inspection: Inspection, limits: Mapping[str, int], rule: str) -> Iterator[PositionProblem]:
    """Check that there are no more miniatures of a kind than the box has."""
    counts: Counter[str] = Counter()
    spots: dict[str, list[str]] = {}
    for place, figure in inspection.standing():
        if figure.name in limits:
            counts[figure.name] += figure.count
            spots.setdefault(figure.name, []).append(place)
    for name, count in counts.items():
        if count <= limits[name]:
            continue
        more, spoken = count - limits[name], inspection.words.name("zombie", name)
        sentence = inspection.say("problem-count", name=spoken, count=count, box=limits[name])
        fixes = [
            inspection.fix(
                "fewer", inspection.without(place, name, more), name=spoken, count=more, place=place
            )
            for place in reversed(spots[name])
            if sum(one.count for one in inspection.position.figures(place) if one.name == name) >= more
        ]
        yield PositionProblem("count", sentence, tuple(spots[name]), rule, tuple(fixes[:MAX_FIXES]))


# --- Zombicide --------------------------------------------------------------------------------------


def _check_zombicide(inspection: Inspection) -> Iterator[PositionProblem]:
    position, game = inspection.position, inspection.position.rules
    assert isinstance(game, Zombicide)
    keys = family_keys(game)
    box, people_rule = BOX_RULES.get(game.id, (keys["spawn.running_out"], ""))
    kinds = {kind.name: kind.figures for kind in game.edition.kinds}
    yield from _check_single(inspection, game.people, "survivor", people_rule)
    yield from _check_counts(inspection, kinds, box)
    empty = _empty_board(position)
    if empty is None:
        return
    yield from _check_places(inspection, empty.board.called)
    yield from _check_names(inspection, [*game.people, *kinds, "noise", *pieces(empty)])
    yield from _check_survivors(inspection, empty, game, keys["wounds.dead"])
    yield from _check_doors(inspection, empty)


def _empty_board(position: TablePosition) -> ZombicideState | None:
    """Return the state of a position without figures; None if even that is impossible."""
    keys = ("mission", "options", "picture", "tiles", "edges", "tokens", "own_tiles", "lifts", "floors")
    bare = {key: position.given[key] for key in keys if key in position.given}
    try:
        state = position.rules.lay_position({**bare, "survivors": []})
    except (BadPosition, ValueError, LookupError, TypeError, AssertionError, AttributeError):
        return None
    assert isinstance(state, ZombicideState)
    return state


def _check_survivors(
    inspection: Inspection, empty: ZombicideState, game: Zombicide, rule: str
) -> Iterator[PositionProblem]:
    """Check the wounds, cards and skills of survivors."""
    faces = {card.face for card in game.printed_cards}
    skills = {skill.name for skill in game.edition.skills}
    for place, figure in inspection.standing():
        if figure.name not in game.people:
            continue
        deadly = _deadly_wounds(game, figure.name)
        for note in figure.notes:
            word, _, value = note.partition("=")
            card = note.rpartition(":")[2]
            if word == "wounds" and value.isdigit() and int(value) >= deadly:
                yield _too_many_wounds(inspection, figure, place, int(value), deadly, rule)
            elif not value and card not in faces and note not in skills and card not in NOTE_WORDS:

                def rename(
                    other: str, figure: Figure = figure, note: str = note, card: str = card
                ) -> TablePosition:
                    notes = tuple(note.replace(card, other) if one == note else one for one in figure.notes)
                    return inspection.position.note(figure.name, notes)

                yield _unknown_words(inspection, "card", card, [*faces, *skills], rename)


NOTE_WORDS = ("pilot", "passenger", "goal", "driver")
"""Notes of survivors that rules use besides cards and skills."""


def _deadly_wounds(game: Zombicide, name: str) -> int:
    state = game.lay_position({"zones": {}, "survivors": [name]})
    assert isinstance(state, ZombicideState)
    return life_of(state, 0)


def _too_many_wounds(
    inspection: Inspection, figure: Figure, place: str, wounds: int, deadly: int, rule: str
) -> PositionProblem:
    spoken = inspection.words.name("survivor", figure.name)
    fewer = tuple(f"wounds={deadly - 1}" if one.startswith("wounds=") else one for one in figure.notes)
    none = tuple(one for one in figure.notes if not one.startswith("wounds="))
    position = inspection.position
    fixes = (
        inspection.fix("wounds", position.note(figure.name, fewer), name=spoken, count=deadly - 1),
        inspection.fix("dead", position.take(place, figure.name), name=spoken),
        inspection.fix("healthy", position.note(figure.name, none), name=spoken),
    )
    sentence = inspection.say("problem-wounds", name=spoken, count=wounds, deadly=deadly)
    return PositionProblem("wounds", sentence, (place,), rule, fixes)


def _check_doors(inspection: Inspection, empty: ZombicideState) -> Iterator[PositionProblem]:
    given = inspection.position.given.get("doors", {})
    doors: dict[str, object] = given if isinstance(given, dict) else {}
    board = empty.board
    for name in doors:
        if name not in board.gate_called:

            def rename(other: str, name: str = name) -> TablePosition:
                changed = {other if one == name else one: value for one, value in doors.items()}
                return inspection.position.set("doors", changed)

            known = [board.gate_name(gate) for gate in range(len(board.gates))]
            yield _unknown_words(inspection, "door", name, known, rename)


# --- City of Horror and Survivor Zombiland ----------------------------------------------------------


def _check_city(inspection: Inspection) -> Iterator[PositionProblem]:
    yield from _check_places(inspection, PLACES)
    yield from _check_names(inspection, [*CAST, ZOMBIE, ANTIDOTE, CARD])
    yield from _check_single(inspection, CAST, "who", CITY_RULES["people"])
    yield from _check_counts(inspection, {ZOMBIE: HORDE}, CITY_RULES["horde"])
    players = inspection.position.given.get("players", TRACK[:3])
    colours = players if isinstance(players, list) else []
    if not any(figure.name in CAST for _, figure in inspection.standing()):
        yield PositionProblem("empty", inspection.say("problem-nobody"))
    yield from _check_first_player(inspection, colours)
    for place in inspection.position.places:
        there = inspection.position.figures(place)
        zombies = sum(one.count for one in there if one.name == ZOMBIE)
        if zombies > ZOMBIE_LIMIT:
            sentence = inspection.say(
                "problem-full", place=_place_name(inspection, place), count=zombies, limit=ZOMBIE_LIMIT
            )
            fewer = inspection.without(place, ZOMBIE, zombies - ZOMBIE_LIMIT)
            name = inspection.words.name("zombie", ZOMBIE)
            fix = inspection.fix("fewer", fewer, name=name, count=zombies - ZOMBIE_LIMIT, place=place)
            yield PositionProblem("full", sentence, (place,), CITY_RULES["zombies"], (fix,))
        for figure in there:
            if figure.name in CAST and (not figure.notes or figure.notes[0] not in colours):
                yield _without_owner(inspection, place, figure, colours)


def _check_first_player(inspection: Inspection, colours: list[str]) -> Iterator[PositionProblem]:
    """Check that the First Player still has Characters; the next player clockwise with Characters is the first fix."""
    first = str(inspection.position.given.get("first", ""))
    present = {figure.notes[0] for _, figure in inspection.standing() if figure.name in CAST and figure.notes}
    if first in present or first not in colours or not present:
        return
    at = colours.index(first)
    later = [colour for colour in (*colours[at + 1 :], *colours[:at]) if colour in present]
    fixes = tuple(
        inspection.fix(
            "first", inspection.position.set("first", colour), owner=inspection.words.name("colour", colour)
        )
        for colour in later[:MAX_FIXES]
    )
    sentence = inspection.say("problem-first", owner=inspection.words.name("colour", first))
    yield PositionProblem("first", sentence, (), CITY_RULES["first"], fixes)


def _without_owner(inspection: Inspection, place: str, figure: Figure, colours: list[str]) -> PositionProblem:
    """Return the problem of a Character without a player; fixes offer the players with fewest Characters first."""
    counts = Counter(one.notes[0] for _, one in inspection.standing() if one.name in CAST and one.notes)
    spoken = inspection.words.name("who", figure.name)
    rest = (
        figure.notes[1:] if figure.notes and figure.notes[0] not in ("exhausted", "hidden") else figure.notes
    )
    fixes = tuple(
        inspection.fix(
            "owner",
            inspection.position.note(figure.name, (colour, *rest)),
            name=spoken,
            owner=inspection.words.name("colour", colour),
        )
        for colour in sorted(colours, key=lambda colour: counts[colour])[:MAX_FIXES]
    )
    return PositionProblem(
        "owner", inspection.say("problem-owner", name=spoken), (place,), CITY_RULES["people"], fixes
    )


def _check_zombiland(inspection: Inspection) -> Iterator[PositionProblem]:
    yield from _check_places(inspection, [*KIND, OFF_BOARD])
    yield from _check_names(inspection, BOARD.characters)
    yield from _check_single(inspection, BOARD.characters, "character", "ZL-SET-02")
    rules = inspection.position.rules
    low, high = rules.min_seats, rules.max_seats
    count = len({figure.name for _, figure in inspection.standing()})
    if not low <= count <= high:
        yield PositionProblem("empty", inspection.say("problem-players", count=count, low=low, high=high))


CHECKS: dict[str, tuple[Callable[[Inspection], Iterator[PositionProblem]], ...]] = {
    "zombicide": (_check_zombicide,),
    "city_of_horror": (_check_city,),
    "zombiland": (_check_zombiland,),
}
"""The checks of each family or game."""
