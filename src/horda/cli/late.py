"""What commands do and need, each imported when it is first asked for: `late.show_games(desk)`.

Commands, help and completion say their first word before a game, Fluent, YAML or Rich is loaded
(`tests/cli/test_start.py`). So modules that are there from the beginning take what comes later from this one
table, instead of importing inside their functions.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import msgspec as msgspec
    from rich.console import Console as Console

    from horda import art as art
    from horda.bots import best_bot as best_bot
    from horda.cli.app import app as app
    from horda.cli.bot_warnings import warn_of_unread as warn_of_unread
    from horda.cli.commands.admin_matches import Ledger as Ledger
    from horda.cli.commands.admin_matches import show_settings as show_settings
    from horda.cli.commands.case import run_cases as run_cases
    from horda.cli.commands.custom_missions import show_own as show_own
    from horda.cli.commands.games import show_games as show_games
    from horda.cli.commands.lab.compare import show_comparison as show_comparison
    from horda.cli.commands.lab.experiment import try_out as try_out
    from horda.cli.commands.lab.report import write_report as write_report
    from horda.cli.commands.lab.run import SeriesRequest as SeriesRequest
    from horda.cli.commands.lab.run import run_series as run_series
    from horda.cli.commands.lab.train import train_values as train_values
    from horda.cli.commands.learn import learn as learn
    from horda.cli.commands.menu import open_menu as open_menu
    from horda.cli.commands.menu import somebody_is_there as somebody_is_there
    from horda.cli.commands.play import play_at_table as play_at_table
    from horda.cli.commands.play_request import PlayWish as PlayWish
    from horda.cli.commands.play_request import grant as grant
    from horda.cli.commands.replay import show_replay as show_replay
    from horda.cli.commands.replay_page import show_on_page as show_on_page
    from horda.cli.commands.rule_coverage import show_coverage as show_coverage
    from horda.cli.commands.rules import show_rules as show_rules
    from horda.cli.commands.serve import serve_table as serve_table
    from horda.cli.commands.simulate import run_simulation as run_simulation
    from horda.cli.commands.version import tell_version as tell_version
    from horda.cli.completion import endings as endings
    from horda.cli.completion import show_script as show_script
    from horda.cli.errors import Complaint as Complaint
    from horda.cli.errors import checked_options as checked_options
    from horda.cli.option_parsing import options_given as options_given
    from horda.cli.paths import weights_folder as weights_folder
    from horda.cli.terminal.advice import advise as advise
    from horda.cli.terminal.boards.mission_page import page_told as page_told
    from horda.cli.terminal.saves import keep_traceback as keep_traceback
    from horda.cli.terminal.saves import write_whole as write_whole
    from horda.engine.choices import format_value as format_value
    from horda.engine.content.errors import BadContent as BadContent
    from horda.engine.content.typed_yaml import text_in as text_in
    from horda.engine.saves.save import BadSave as BadSave
    from horda.games import game as game
    from horda.games import games as games
    from horda.games.own_missions import edition_for as edition_for
    from horda.games.own_missions import editions as editions
    from horda.games.own_missions import is_mission_file as is_mission_file
    from horda.games.own_missions import missions_folder as missions_folder
    from horda.games.own_missions import own_missions as own_missions
    from horda.games.zombicide.missions.checks import BadMission as BadMission
    from horda.games.zombicide.missions.checks import problems_in as problems_in
    from horda.games.zombicide.missions.custom import MAP as MAP
    from horda.games.zombicide.missions.custom import OWN as OWN
    from horda.games.zombicide.missions.custom import is_told_in_the_box as is_told_in_the_box
    from horda.games.zombicide.missions.reader import plan_of as plan_of
    from horda.lab.again import match_again as match_again
    from horda.lab.again import match_in as match_in
    from horda.lab.again import players_in as players_in
    from horda.lessons.course import lesson as lesson
    from horda.lessons.course import lessons_on as lessons_on
    from horda.locale import Words as Words
    from horda.locale.catalogue import kebab as kebab
    from horda.locale.missions import floor_names as floor_names
    from horda.locale.missions import mission_error_text as mission_error_text
    from horda.locale.missions import mission_page as mission_page
    from horda.locale.missions import mission_title as mission_title
    from horda.rulebook import looks_like_an_id as looks_like_an_id
    from horda.rulebook import rulebooks as rulebooks
    from horda.think.advice import ADVICE as ADVICE
    from horda.think.advice import advice as advice
    from horda.think.facts import LIKELY as LIKELY
    from horda.think.search import Search as Search
    from horda.think.talk.speech import in_words as in_words

WHERE: Final = {
    "ADVICE": "horda.think.advice",
    "BadContent": "horda.engine.content.errors",
    "BadMission": "horda.games.zombicide.missions.checks",
    "BadSave": "horda.engine.saves.save",
    "Complaint": "horda.cli.errors",
    "Console": "rich.console",
    "LIKELY": "horda.think.facts",
    "Ledger": "horda.cli.commands.admin_matches",
    "MAP": "horda.games.zombicide.missions.custom",
    "OWN": "horda.games.zombicide.missions.custom",
    "Search": "horda.think.search",
    "SeriesRequest": "horda.cli.commands.lab.run",
    "PlayWish": "horda.cli.commands.play_request",
    "Words": "horda.locale",
    "advice": "horda.think.advice",
    "advise": "horda.cli.terminal.advice",
    "app": "horda.cli.app",
    "best_bot": "horda.bots",
    "checked_options": "horda.cli.errors",
    "edition_for": "horda.games.own_missions",
    "editions": "horda.games.own_missions",
    "endings": "horda.cli.completion",
    "floor_names": "horda.locale.missions",
    "game": "horda.games",
    "games": "horda.games",
    "grant": "horda.cli.commands.play_request",
    "in_words": "horda.think.talk.speech",
    "is_mission_file": "horda.games.own_missions",
    "is_told_in_the_box": "horda.games.zombicide.missions.custom",
    "kebab": "horda.locale.catalogue",
    "keep_traceback": "horda.cli.terminal.saves",
    "learn": "horda.cli.commands.learn",
    "lesson": "horda.lessons.course",
    "lessons_on": "horda.lessons.course",
    "looks_like_an_id": "horda.rulebook",
    "match_again": "horda.lab.again",
    "match_in": "horda.lab.again",
    "mission_page": "horda.locale.missions",
    "mission_title": "horda.locale.missions",
    "missions_folder": "horda.games.own_missions",
    "open_menu": "horda.cli.commands.menu",
    "options_given": "horda.cli.option_parsing",
    "own_missions": "horda.games.own_missions",
    "page_told": "horda.cli.terminal.boards.mission_page",
    "plan_of": "horda.games.zombicide.missions.reader",
    "play_at_table": "horda.cli.commands.play",
    "players_in": "horda.lab.again",
    "mission_error_text": "horda.locale.missions",
    "problems_in": "horda.games.zombicide.missions.checks",
    "rulebooks": "horda.rulebook",
    "run_cases": "horda.cli.commands.case",
    "run_series": "horda.cli.commands.lab.run",
    "run_simulation": "horda.cli.commands.simulate",
    "serve_table": "horda.cli.commands.serve",
    "show_comparison": "horda.cli.commands.lab.compare",
    "show_coverage": "horda.cli.commands.rule_coverage",
    "show_games": "horda.cli.commands.games",
    "show_on_page": "horda.cli.commands.replay_page",
    "show_own": "horda.cli.commands.custom_missions",
    "show_replay": "horda.cli.commands.replay",
    "show_rules": "horda.cli.commands.rules",
    "show_script": "horda.cli.completion",
    "show_settings": "horda.cli.commands.admin_matches",
    "somebody_is_there": "horda.cli.commands.menu",
    "tell_version": "horda.cli.commands.version",
    "text_in": "horda.engine.content.typed_yaml",
    "train_values": "horda.cli.commands.lab.train",
    "try_out": "horda.cli.commands.lab.experiment",
    "warn_of_unread": "horda.cli.bot_warnings",
    "weights_folder": "horda.cli.paths",
    "format_value": "horda.engine.choices",
    "write_report": "horda.cli.commands.lab.report",
    "write_whole": "horda.cli.terminal.saves",
}
"""The module that has each of them."""
MODULES: Final = {"art": "horda.art", "msgspec": "msgspec"}
"""What is a module itself."""


def __getattr__(name: str) -> object:
    if name in MODULES:
        return import_module(MODULES[name])
    if name not in WHERE:
        raise AttributeError(f"module `{__name__}` has no `{name}`")
    found: object = getattr(import_module(WHERE[name]), name)
    return found
