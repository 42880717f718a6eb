"""City of Horror: four hours in a besieged city, for 3 to 6 players who need and betray each other."""

from horda.games.city_of_horror.game import CityOfHorror

GAME = CityOfHorror()

__all__ = ["GAME"]
