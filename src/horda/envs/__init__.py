"""Environments for research: PettingZoo, Gymnasium and OpenSpiel over all five games.

`horda.envs.green_horde_v1` and the other four modules contain `env` and `parallel_env` (PettingZoo); importing this
package registers `horda/green_horde-v1` and the others with Gymnasium, if that is installed. OpenSpiel's games are
in `horda.envs.spiel`. The extra `envs` installs the first two, the extra `spiel` the third.
"""

from horda.envs.registration import register
from horda.envs.setup import Setup

__all__ = ["Setup", "register"]

register()
