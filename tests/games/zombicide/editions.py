"""Lists of the Zombicide family's editions and of the missions in their boxes."""

from horda.games import games
from horda.games.zombicide.game import Zombicide

EDITIONS = {id: game for id, game in games().items() if isinstance(game, Zombicide)}
MISSIONS = [(id, mission) for id, game in EDITIONS.items() for mission in game.plans]
