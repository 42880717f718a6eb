"""How a player that looks ahead deals in City of Horror: it tries deals, remembers broken words, says why."""

from horda.think.negotiation.city_of_horror.deals import bargain_for
from horda.think.negotiation.city_of_horror.reasons import speech_for

__all__ = ["bargain_for", "speech_for"]
