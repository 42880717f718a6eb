"""Army of the Dead: A Zombicide Game."""

from horda.games.army_of_the_dead.game import ArmyOfTheDead

GAME = ArmyOfTheDead()
