"""How a player that looks ahead deals in City of Horror: it tries deals, remembers broken words, says why."""

from horda.think.negotiation.city_of_horror.deals import bargain
from horda.think.negotiation.city_of_horror.reasons import says

__all__ = ["bargain", "says"]
