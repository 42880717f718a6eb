"""Every word a person reads, in English and Spanish: sentences for choices, prompts, events and errors."""

from horda.locale.catalogue import LANGUAGES, language
from horda.locale.words import MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "Words", "language"]
