"""All texts that people read, in English and Spanish: choices, questions, events and errors.

`Words` is imported on first use, because importing Fluent takes as long as the rest of a command's start.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from horda.locale.languages import LANGUAGES, language

if TYPE_CHECKING:
    from horda.locale.messages import MissingWords
    from horda.locale.words import Words

LOADED_LATER = {"MissingWords": "horda.locale.messages", "Words": "horda.locale.words"}

__all__ = ["LANGUAGES", "MissingWords", "Words", "language"]


def __getattr__(name: str) -> object:
    if name in LOADED_LATER:
        return getattr(import_module(LOADED_LATER[name]), name)
    raise AttributeError(f"module `{__name__}` has no `{name}`")
