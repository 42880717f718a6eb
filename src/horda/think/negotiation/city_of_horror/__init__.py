"""Deals of searching players in City of Horror: their value, trust in promises, explanations of offers."""

from horda.think.negotiation.city_of_horror.deals import bargain_for
from horda.think.negotiation.city_of_horror.reasons import refusal_for, speech_for

__all__ = ["bargain_for", "refusal_for", "speech_for"]
