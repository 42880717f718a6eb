"""Horda: a rules engine and a digital table for zombie board games.

The names in `__all__` are the public API: `docs/researchers/reference/index.md` describes them and says what
stays the same from release to release. All other modules are internal and may change at any time.

>>> import horda
>>> sorted(horda.games.games())[-1]
'zombiland'
>>> state = horda.game("zombiland").new(seats=3, seed=1)
>>> state.over
False

Everything but the list of games is imported when it is first used, so that `import horda` stays quick.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from horda import games
from horda.games import UnknownGame, game

if TYPE_CHECKING:
    from horda import envs, lab
    from horda.engine.chance import Dice
    from horda.engine.choices import Choice, IllegalChoice, Refusal
    from horda.engine.events import Event
    from horda.engine.game import BadOption, Game, Option
    from horda.engine.player import Budget, Player, PlayerFailed, Turn
    from horda.engine.saves.save import BadSave
    from horda.engine.state import CannotUndo, Result, State
    from horda.engine.steps import Prompt

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadSave",
    "Budget",
    "CannotUndo",
    "Choice",
    "Dice",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "Player",
    "PlayerFailed",
    "Prompt",
    "Refusal",
    "Result",
    "State",
    "Turn",
    "UnknownGame",
    "__version__",
    "envs",
    "game",
    "games",
    "lab",
]

_MODULES = {
    "BadOption": "horda.engine.game",
    "BadSave": "horda.engine.saves.save",
    "Budget": "horda.engine.player",
    "CannotUndo": "horda.engine.state",
    "Choice": "horda.engine.choices",
    "Dice": "horda.engine.chance",
    "Event": "horda.engine.events",
    "Game": "horda.engine.game",
    "IllegalChoice": "horda.engine.choices",
    "Option": "horda.engine.game",
    "Player": "horda.engine.player",
    "PlayerFailed": "horda.engine.player",
    "Prompt": "horda.engine.steps",
    "Refusal": "horda.engine.choices",
    "Result": "horda.engine.state",
    "State": "horda.engine.state",
    "Turn": "horda.engine.player",
}
"""The module that defines each public name which is imported on first use."""


def __getattr__(name: str) -> object:
    """Import a public name on first use (PEP 562)."""
    if name in ("envs", "lab"):
        return import_module(f"horda.{name}")
    if name not in _MODULES:
        raise AttributeError(f"module `{__name__}` has no `{name}`")
    value: object = getattr(import_module(_MODULES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the public names, imported or not."""
    return sorted({*globals(), *__all__})
