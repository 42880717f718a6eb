"""City of Horror: a negotiation game of four hours in a besieged city, for 3 to 6 players."""

from horda.games.city_of_horror.game import CityOfHorror

GAME = CityOfHorror()

__all__ = ["GAME"]
