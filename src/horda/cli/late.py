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
    from horda.cli.boards.mission_page import page_told as page_told
    from horda.cli.case import run_cases as run_cases
    from horda.cli.complaints import Complaint as Complaint
    from horda.cli.complaints import checked_options as checked_options
    from horda.cli.completion import endings as endings
    from horda.cli.completion import show_script as show_script
    from horda.cli.coverage import show_coverage as show_coverage
    from horda.cli.folders import weights_folder as weights_folder
    from horda.cli.games import show_games as show_games
    from horda.cli.given import options_given as options_given
    from horda.cli.lab_compare import show_comparison as show_comparison
    from horda.cli.lab_report import write_report as write_report
    from horda.cli.lab_run import SeriesRequest as SeriesRequest
    from horda.cli.lab_run import run_series as run_series
    from horda.cli.lab_train import train_values as train_values
    from horda.cli.lab_try import try_out as try_out
    from horda.cli.learn import learn as learn
    from horda.cli.ledger import Ledger as Ledger
    from horda.cli.ledger import show_settings as show_settings
    from horda.cli.menu import open_menu as open_menu
    from horda.cli.menu import somebody_is_there as somebody_is_there
    from horda.cli.own_missions import show_own as show_own
    from horda.cli.play import play_at_table as play_at_table
    from horda.cli.replay import show_replay as show_replay
    from horda.cli.replay_page import show_on_page as show_on_page
    from horda.cli.rules import show_rules as show_rules
    from horda.cli.serve import serve_table as serve_table
    from horda.cli.simulate import run_simulation as run_simulation
    from horda.cli.table.advising import advise as advise
    from horda.cli.table.saves import keep_traceback as keep_traceback
    from horda.cli.table.saves import write_whole as write_whole
    from horda.cli.unread import warn_of_unread as warn_of_unread
    from horda.cli.version import tell_version as tell_version
    from horda.cli.wish import PlayWish as PlayWish
    from horda.cli.wish import grant as grant
    from horda.engine.choices import worded as worded
    from horda.engine.content import text_in as text_in
    from horda.engine.faults import BadContent as BadContent
    from horda.engine.save import BadSave as BadSave
    from horda.games import game as game
    from horda.games import games as games
    from horda.games.own_missions import edition_for as edition_for
    from horda.games.own_missions import editions as editions
    from horda.games.own_missions import is_mission_file as is_mission_file
    from horda.games.own_missions import missions_folder as missions_folder
    from horda.games.own_missions import own_missions as own_missions
    from horda.games.zombicide.checking import BadMission as BadMission
    from horda.games.zombicide.checking import problems_in as problems_in
    from horda.games.zombicide.missions import plan_of as plan_of
    from horda.games.zombicide.own import MAP as MAP
    from horda.games.zombicide.own import OWN as OWN
    from horda.games.zombicide.own import is_told_in_the_box as is_told_in_the_box
    from horda.lab.rerun import parse_match_reference as parse_match_reference
    from horda.lab.rerun import players_of_match as players_of_match
    from horda.lab.rerun import replay_match as replay_match
    from horda.lessons.course import lesson as lesson
    from horda.lessons.course import lessons_on as lessons_on
    from horda.locale import Words as Words
    from horda.locale.catalogue import kebab as kebab
    from horda.locale.missions import floor_names as floor_names
    from horda.locale.missions import mission_page as mission_page
    from horda.locale.missions import mission_title as mission_title
    from horda.locale.missions import problem_told as problem_told
    from horda.rulebook import looks_like_an_id as looks_like_an_id
    from horda.rulebook import rulebooks as rulebooks
    from horda.think.advice import DEFAULT_BUDGET as DEFAULT_BUDGET
    from horda.think.advice import advice as advice
    from horda.think.facts import LIKELY_SHARE as LIKELY_SHARE
    from horda.think.negotiation.speech import format_speech as format_speech
    from horda.think.search import Search as Search

WHERE: Final = {
    "DEFAULT_BUDGET": "horda.think.advice",
    "BadContent": "horda.engine.faults",
    "BadMission": "horda.games.zombicide.checking",
    "BadSave": "horda.engine.save",
    "Complaint": "horda.cli.complaints",
    "Console": "rich.console",
    "LIKELY_SHARE": "horda.think.facts",
    "Ledger": "horda.cli.ledger",
    "MAP": "horda.games.zombicide.own",
    "OWN": "horda.games.zombicide.own",
    "Search": "horda.think.search",
    "SeriesRequest": "horda.cli.lab_run",
    "PlayWish": "horda.cli.wish",
    "Words": "horda.locale",
    "advice": "horda.think.advice",
    "advise": "horda.cli.table.advising",
    "app": "horda.cli.app",
    "best_bot": "horda.bots",
    "checked_options": "horda.cli.complaints",
    "edition_for": "horda.games.own_missions",
    "editions": "horda.games.own_missions",
    "endings": "horda.cli.completion",
    "floor_names": "horda.locale.missions",
    "game": "horda.games",
    "games": "horda.games",
    "grant": "horda.cli.wish",
    "format_speech": "horda.think.negotiation.speech",
    "is_mission_file": "horda.games.own_missions",
    "is_told_in_the_box": "horda.games.zombicide.own",
    "kebab": "horda.locale.catalogue",
    "keep_traceback": "horda.cli.table.saves",
    "learn": "horda.cli.learn",
    "lesson": "horda.lessons.course",
    "lessons_on": "horda.lessons.course",
    "looks_like_an_id": "horda.rulebook",
    "replay_match": "horda.lab.rerun",
    "parse_match_reference": "horda.lab.rerun",
    "mission_page": "horda.locale.missions",
    "mission_title": "horda.locale.missions",
    "missions_folder": "horda.games.own_missions",
    "open_menu": "horda.cli.menu",
    "options_given": "horda.cli.given",
    "own_missions": "horda.games.own_missions",
    "page_told": "horda.cli.boards.mission_page",
    "plan_of": "horda.games.zombicide.missions",
    "play_at_table": "horda.cli.play",
    "players_of_match": "horda.lab.rerun",
    "problem_told": "horda.locale.missions",
    "problems_in": "horda.games.zombicide.checking",
    "rulebooks": "horda.rulebook",
    "run_cases": "horda.cli.case",
    "run_series": "horda.cli.lab_run",
    "run_simulation": "horda.cli.simulate",
    "serve_table": "horda.cli.serve",
    "show_comparison": "horda.cli.lab_compare",
    "show_coverage": "horda.cli.coverage",
    "show_games": "horda.cli.games",
    "show_on_page": "horda.cli.replay_page",
    "show_own": "horda.cli.own_missions",
    "show_replay": "horda.cli.replay",
    "show_rules": "horda.cli.rules",
    "show_script": "horda.cli.completion",
    "show_settings": "horda.cli.ledger",
    "somebody_is_there": "horda.cli.menu",
    "tell_version": "horda.cli.version",
    "text_in": "horda.engine.content",
    "train_values": "horda.cli.lab_train",
    "try_out": "horda.cli.lab_try",
    "warn_of_unread": "horda.cli.unread",
    "weights_folder": "horda.cli.folders",
    "worded": "horda.engine.choices",
    "write_report": "horda.cli.lab_report",
    "write_whole": "horda.cli.table.saves",
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
