"""The tasks for taking objectives, and for finding objectives on hidden tiles."""

from __future__ import annotations

from horda.bots.zombicide.planning.places import place
from horda.bots.zombicide.planning.task import STAND, TAKE, Task
from horda.bots.zombicide.scene import Scene
from horda.games.zombicide.rules.goals.hidden_tiles import revealed_counter
from horda.games.zombicide.rules.goals.objectives import BURDEN, OBJECTIVE


def objectives(scene: Scene, colour: str) -> list[Task]:
    """Return the tasks for taking objectives of a colour: visible ones, else face-down ones."""
    tokens = scene.tokens(OBJECTIVE, BURDEN)
    hidden = [token for token in tokens if token.face_down]
    meant = [token for token in tokens if not colour or (token.colour == colour and not token.face_down)]
    found = [
        Task(TAKE, (token.zone,), about=token.colour)
        for token in (meant or hidden)
        if not _is_too_early(scene, token.zone)
    ]
    return found or _tasks_to_explore(scene)


def _tasks_to_explore(scene: Scene) -> list[Task]:
    """Return the tasks for entering the tiles that nobody has entered, which may have hidden objectives."""
    tally = scene.view.tallies
    unknown = [tile for tile in scene.world.mission.hidden_tiles if not tally.get(revealed_counter(tile), 0)]
    return [Task(STAND, place(scene, f"tile {tile}")) for tile in unknown]


def _is_too_early(scene: Scene, zone: int) -> bool:
    """Return whether an objective with a lower number has to be taken first."""
    board = scene.world.board
    left = {token.zone for token in scene.tokens(OBJECTIVE)}
    order = {
        board.called[token.at]: token.order
        for token in scene.world.mission.tokens
        if token.put == OBJECTIVE and token.order and board.called[token.at] in left
    }
    return zone in order and order[zone] > min(order.values())
