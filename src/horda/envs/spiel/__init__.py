"""The five games for OpenSpiel, as Python games named like `horda_zombiland`.

Importing this package registers them, if OpenSpiel (the extra `spiel`) is installed:

    import pyspiel
    import horda.envs.spiel
    game = pyspiel.load_game("horda_zombiland(players=3)")
"""

from importlib.util import find_spec

__all__ = ["is_installed"]

is_installed = find_spec("pyspiel") is not None
"""Whether OpenSpiel is installed."""

if is_installed:
    from horda.envs.spiel.game import Resampler, register

    __all__ += ["Resampler", "register"]
    register()
