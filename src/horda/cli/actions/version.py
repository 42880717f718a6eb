"""The version of Horda, and whether it was compiled."""

from __future__ import annotations

import platform
from importlib.util import find_spec

from horda import __version__
from horda.cli.context import CliContext
from horda.cli.paths import state_folder


def is_compiled() -> bool:
    """Whether the engine is compiled, found out without importing it."""
    steps = find_spec("horda.engine.steps")
    return steps is not None and not str(steps.origin).endswith(".py")


def print_version(context: CliContext, *, as_json: bool) -> None:
    """Print the version, the kind of build and the version of Python."""
    build = "compiled" if is_compiled() else "interpreted"
    if as_json:
        context.write_json({"horda": __version__, "build": build, "python": platform.python_version()})
        return
    context.print_message(f"cli-version-{build}", version=__version__, python=platform.python_version())


def suggest_compiled_build_once(context: CliContext) -> None:
    """Print, only once on this computer, that a compiled build would be faster."""
    told = state_folder() / "told-interpreted"
    if is_compiled() or told.exists():
        return
    context.aside.print(context.words.say("cli-interpreted"), style="dim")
    told.parent.mkdir(parents=True, exist_ok=True)
    told.touch()
