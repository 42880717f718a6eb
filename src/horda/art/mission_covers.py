"""The cover of a mission: its own map as a town at night, seen from above the roofs.

Rooms are buildings as high as a storey or two, streets lie between them, and the living stand at the start with the
zombies of the mission around them. Everything is taken from the mission, so that no two missions have the same cover.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from horda.art.drawing import Drawing
from horda.art.figures import symbols_by_name, symbols_by_sheet, use
from horda.art.ground import GRASSY, PAVED, WET
from horda.art.names import drawing_of
from horda.art.theme import Theme
from horda.engine.chance import Dice
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.rules.board.graph import NOWHERE, Board

WIDTH, HEIGHT = 320, 180
SKY_HEIGHT = 62
HALF_WIDTH, HALF_HEIGHT = 26.0, 12.0
"""Half the width and height of a cell, which is a rhombus."""
STOREY = 15
FLAT = (*PAVED, *WET, "air", "bus")
"""Kinds of zone that are drawn without walls around them."""
GROUNDS = {
    **dict.fromkeys(WET, "g-deep"),
    **dict.fromkeys(GRASSY, "hedge"),
    "air": "a-sky1",
    "helipad": "d-stone-1",
    "bus": "a-amber",
}
"""Colours of flat ground that is no road."""


@dataclass(frozen=True)
class _Style:
    """The look of a game's towns: colours of lit walls, shaded walls and roofs, and the most common zombie."""

    lit: str
    dark: str
    roofs: tuple[str, ...]
    zombie: str


STYLES = {
    "green_horde": _Style("a-umber", "d-wood-2", ("a-brick", "a-rust", "a-slate"), "walker"),
    "rue_morgue": _Style("a-wall1", "a-wall2", ("a-mid", "a-far", "a-navy"), "walker"),
    "army_of_the_dead": _Style("a-brk", "a-brk2", ("a-plum", "g-carpet2", "a-teal"), "shambler"),
}
WINDOW_SHARE = 3
"""One wall in this many has a lit window."""
LIVING_COUNT = 3
ZOMBIE_COUNT = 7
FIGURE_SIZE = 40
FAR_TOWN = ((0, 20, 12), (20, 16, 20), (36, 30, 9), (66, 14, 24), (80, 34, 14), (114, 18, 28), (132, 40, 10))
"""Left edge, width and height of the houses at the horizon, which are repeated."""
FAR_TOWN_WIDTH = 172
STARS = ((24, 14), (66, 30), (108, 10), (150, 34), (186, 16), (214, 42), (300, 52), (12, 46))


@dataclass(frozen=True)
class _Town:
    """A board with the place of its cells in the picture."""

    plan: MissionPlan
    dice: Dice
    left: float
    top: float

    @property
    def board(self) -> Board:
        return self.plan.board

    def corner(self, cell: int) -> tuple[float, float]:
        """Return the upper corner of a cell's rhombus."""
        row, column = divmod(cell, self.board.width)
        return self.left + (column - row) * HALF_WIDTH, self.top + (column + row) * HALF_HEIGHT

    def kind(self, cell: int) -> str:
        """Return the kind of a cell's zone; an empty string where there is none."""
        zone = self.board.zone_of[cell]
        return "" if zone == NOWHERE else self.board.kinds[zone].name

    def height(self, cell: int) -> int:
        """Return the height of the building on a cell; all rooms of a building are equally high."""
        kind = self.kind(cell)
        if not kind or kind in FLAT:
            return 0
        building = self.board.building[self.board.zone_of[cell]]
        return STOREY + building % 3 * 6

    def neighbour(self, cell: int, right: int, down: int) -> int | None:
        """Return the adjacent cell in a direction; None beyond the edge of the board."""
        row, column = divmod(cell, self.board.width)
        row, column = row + down, column + right
        inside = 0 <= row < self.board.height and 0 <= column < self.board.width
        return row * self.board.width + column if inside else None


def mission_cover(plan: MissionPlan, *, theme: Theme = "night", label: str = "") -> Drawing:
    """Draw the cover of a mission."""
    town = _town_of(plan)
    parts = [_sky(), *_ground_and_buildings(town), *_figures(town)]
    body = f'<clipPath id="cover"><rect width="{WIDTH}" height="{HEIGHT}"/></clipPath>'
    body += f'<g clip-path="url(#cover)">{"".join(parts)}</g>'
    return Drawing(body, width=WIDTH, height=HEIGHT, label=label or plan.mission.id, theme=theme)


def _town_of(plan: MissionPlan) -> _Town:
    """Return the town with its start below the middle of the picture."""
    dice = Dice(f"cover {plan.mission.id}")
    town = _Town(plan, dice, left=0, top=0)
    starts = _cells_with(plan, "start") or [len(plan.board.zone_of) // 2]
    x, y = town.corner(starts[0])
    middle = (plan.board.width + plan.board.height) * HALF_HEIGHT / 2
    # The start is moved towards the middle of the board, so that the town fills the picture on both sides.
    return _Town(plan, dice, left=WIDTH / 2 - 0.6 * x, top=HEIGHT * 0.66 - 0.7 * y - 0.3 * middle)


def _cells_with(plan: MissionPlan, *kinds: str) -> list[int]:
    """Return the first cells of the zones on which tokens of some kinds lie."""
    zones = (plan.board.called.get(token.at) for token in plan.mission.tokens if token.put in kinds)
    return list(dict.fromkeys(plan.board.cells[zone][0] for zone in zones if zone is not None))


def _sky() -> str:
    """Draw the night, the moon at the upper right and some stars."""
    far = "".join(
        f'<rect x="{x + start}" y="{SKY_HEIGHT - high}" width="{wide}" height="{high}" fill="var(--a-far)"/>'
        for start in range(0, WIDTH, FAR_TOWN_WIDTH)
        for x, wide, high in FAR_TOWN
    )
    stars = "".join(f'<circle cx="{x}" cy="{y}" r=".9" fill="var(--a-moon)"/>' for x, y in STARS)
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--a-near)"/>'
        f'<rect width="{WIDTH}" height="{SKY_HEIGHT}" fill="var(--a-sky1)"/>{stars}'
        '<circle cx="270" cy="34" r="27" fill="var(--a-sky2)"/><circle cx="270" cy="34" r="18" fill="var(--a-moon)"/>'
        f"{far}"
    )


def _ground_and_buildings(town: _Town) -> Iterator[str]:
    """Yield the cells from the back to the front."""
    cells = [cell for cell in range(len(town.board.zone_of)) if town.kind(cell)]
    for cell in sorted(cells, key=lambda cell: sum(divmod(cell, town.board.width))):
        yield _building(town, cell) if town.height(cell) else _ground(town, cell)


def _rhombus(x: float, y: float, colour: str) -> str:
    points = (
        (x, y),
        (x + HALF_WIDTH, y + HALF_HEIGHT),
        (x, y + 2 * HALF_HEIGHT),
        (x - HALF_WIDTH, y + HALF_HEIGHT),
    )
    return _polygon(points, colour)


def _polygon(points: Sequence[tuple[float, float]], colour: str) -> str:
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    # The thin stroke closes the gaps that browsers leave between neighbours.
    return f'<path d="M{path}Z" fill="var(--{colour})" stroke="var(--{colour})" stroke-width=".5"/>'


def _ground(town: _Town, cell: int) -> str:
    x, y = town.corner(cell)
    row, column = divmod(cell, town.board.width)
    road = "a-road2" if (row + column) % 2 else "a-road"
    return _rhombus(x, y, GROUNDS.get(town.kind(cell), road))


def _building(town: _Town, cell: int) -> str:
    """Draw the walls that can be seen of a cell's building, and its roof."""
    x, y = town.corner(cell)
    high = town.height(cell)
    style = STYLES[town.plan.game]
    roof = style.roofs[town.board.building[town.board.zone_of[cell]] % len(style.roofs)]
    middle, low = y + HALF_HEIGHT, y + 2 * HALF_HEIGHT
    drawn = ""
    if _is_lower(town, cell, right=0, down=1):
        wall = ((x - HALF_WIDTH, middle), (x, low), (x, low - high), (x - HALF_WIDTH, middle - high))
        drawn += _polygon(wall, style.dark) + _window(town, wall)
    if _is_lower(town, cell, right=1, down=0):
        wall = ((x, low), (x + HALF_WIDTH, middle), (x + HALF_WIDTH, middle - high), (x, low - high))
        drawn += _polygon(wall, style.lit) + _window(town, wall)
    return drawn + _rhombus(x, y - high, roof)


def _is_lower(town: _Town, cell: int, *, right: int, down: int) -> bool:
    """Return whether the cell in front is lower, so that a wall can be seen."""
    beside = town.neighbour(cell, right, down)
    return beside is None or town.height(beside) < town.height(cell)


def _window(town: _Town, wall: Sequence[tuple[float, float]]) -> str:
    """Draw a lit window into some walls."""
    if town.dice.below(WINDOW_SHARE):
        return ""
    (left, bottom), (right, bottom_right), (_, top_right), _ = wall
    high = bottom_right - top_right

    def at(across: float, up: float) -> tuple[float, float]:
        return left + (right - left) * across, bottom + (bottom_right - bottom) * across - high * up

    return _polygon((at(0.36, 0.3), at(0.64, 0.3), at(0.64, 0.72), at(0.36, 0.72)), "a-lit")


def _figures(town: _Town) -> Iterator[str]:
    """Yield the light at the start, some of the living in it, and zombies around them, from the back to the front."""
    starts = _cells_with(town.plan, "start")
    figures: list[tuple[float, str]] = []
    for name, (x, y) in _zombies(town):
        size = FIGURE_SIZE if name != "z-abomination" else FIGURE_SIZE * 1.4
        figures.append((y, use(name, x - size / 2, y - size * 0.9, size, "dead")))
    if starts:
        x, y = town.corner(starts[0])
        y += HALF_HEIGHT
        yield (
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="44" ry="20" fill="var(--a-lit)" opacity=".35"/>'
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="27" ry="12" fill="var(--a-lit2)" opacity=".5"/>'
        )
        for at, name in enumerate(_living(town)):
            left, base = x + (at - 1) * 21, y + (7 if at == 1 else 2)
            figures.append(
                (base, use(name, left - FIGURE_SIZE / 2, base - FIGURE_SIZE * 0.9, FIGURE_SIZE, "living"))
            )
    for _, drawn in sorted(figures):
        yield drawn


def _living(town: _Town) -> list[str]:
    """Return the figures of some survivors of the game, which differ from mission to mission."""
    names = [name for name in symbols_by_sheet()[town.plan.game] if name.startswith("s-")]
    return [names.pop(town.dice.below(len(names))) for _ in range(LIVING_COUNT)]


def _zombies(town: _Town) -> Iterator[tuple[str, tuple[float, float]]]:
    """Yield zombies of the mission with their places: those at the start, then those at spawn zones."""
    placed = [
        (zombies.kind, cell)
        for zombies in town.plan.mission.zombies
        for cell in _cells_at(town.plan, zombies.at)
    ]
    spawning = [(STYLES[town.plan.game].zombie, cell) for cell in _cells_with(town.plan, "spawn")]
    for kind, cell in (placed + spawning)[:ZOMBIE_COUNT]:
        name = drawing_of(town.plan.game, "zombie", kind)
        if name in symbols_by_name() and not town.height(cell):
            x, y = town.corner(cell)
            yield name, (x, y + HALF_HEIGHT + 4)


def _cells_at(plan: MissionPlan, places: str | Sequence[str]) -> list[int]:
    """Return the first cells of the zones with these names; places without a name on the map are left out."""
    names = [places] if isinstance(places, str) else places
    zones = (plan.board.called.get(name) for name in names)
    return [plan.board.cells[zone][0] for zone in zones if zone is not None]
