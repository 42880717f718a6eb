"""Try changes of a mission: play each from the seeds of the series it is compared with.

`changes/<fingerprint>` in the folder of a series is the series of one change; its plan contains the mission.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from horda.games import game
from horda.games.zombicide.game import MISSION, Zombicide
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.games.zombicide.missions.reading.plan import as_text
from horda.games.zombicide.missions.records import Mission
from horda.lab.balance import TARGET_WIN_RATES
from horda.lab.missions.tweaks import propose_missions
from horda.lab.run import play
from horda.lab.series import Series, Setting
from horda.lab.storage.series_folder import MATCHES, Folder

CHANGES: Final = "changes"
FOLDER_NAME_LENGTH: Final = 10


class NothingToChange(ValueError):
    """The series has no mission, or no change can be proposed for it."""

    def __init__(self, file: str, mission: str) -> None:
        super().__init__(f"nothing can be tried in {file}: `{mission}` has no change to propose")
        self.file, self.mission = file, mission


def proposed_settings(folder: Folder, number: int) -> list[Setting]:
    """Return changed settings: easier missions if fewer matches than wanted were won, else harder ones."""
    series = folder.verified_series()
    setting = series.settings[number]
    found = [with_mission(setting, as_text(one)) for one in _proposed_missions(folder, setting, number)]
    if not found:
        raise NothingToChange(str(folder.path), str(setting.options.get(MISSION, setting.game)))
    return found


def try_changes(
    folder: Folder,
    changed: Sequence[Setting],
    *,
    matches: int | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Folder]:
    """Play each changed setting from the seeds of the series and return their folders.

    `progress` is called with the number of matches played in total. No more matches are played than the
    series has, since others would have no matching pair.
    """
    series = folder.verified_series()
    count = min(matches or series.matches, series.matches)
    found: list[Folder] = []
    for before, setting in enumerate(changed):
        tried = Folder(folder.path / CHANGES / _folder_name(setting))

        def report_progress(done: int, _: int, before: int = before) -> None:
            if progress is not None:
                progress(before * count + done)

        play(
            tried, Series((setting,), count, series.seed).resolve(), workers=workers, progress=report_progress
        )
        found.append(tried)
    return found


def with_mission(setting: Setting, text: str) -> Setting:
    """Return the setting with the mission of a text."""
    return msgspec.structs.replace(setting, options={**setting.options, MISSION: OWN, MAP: text})


def played_changes(folder: Folder, setting: Setting) -> Iterator[tuple[Folder, Setting]]:
    """Yield the folders of a setting's tried changes with the settings they played."""
    for path in sorted((folder.path / CHANGES).glob("*")):
        tried = Folder(path)
        if tried.exists() and tried.played_matches():
            (played,) = tried.series.settings
            if _differ_only_in_mission(setting, played):
                yield tried, played


def _differ_only_in_mission(one: Setting, other: Setting) -> bool:
    """Whether two settings differ only in their mission, and both missions are versions of the same one."""
    shelf = game(one.game)
    if one.bots != other.bots or not isinstance(shelf, Zombicide):
        return False
    apart = ({k: v for k, v in each.options.items() if k not in (MISSION, MAP)} for each in (one, other))
    first, second = apart
    plans = (shelf.plan(each.plain_options) for each in (one, other))
    return first == second and len({plan.mission.id for plan in plans}) == 1


def _folder_name(setting: Setting) -> str:
    return hashlib.sha256(str(setting.options[MAP]).encode()).hexdigest()[:FOLDER_NAME_LENGTH]


def _proposed_missions(folder: Folder, setting: Setting, number: int) -> list[Mission]:
    shelf = game(setting.game)
    if not isinstance(shelf, Zombicide):
        return []
    plan = shelf.plan(setting.plain_options)
    tables = folder.tables()
    rows = tables[MATCHES].filter(tables[MATCHES]["setting"] == number)
    if rows.is_empty() or not plan.goals.together:
        return []
    low, high = TARGET_WIN_RATES[plan.mission.difficulty]
    won = 100 * int(rows["won"].sum()) / rows.height
    deaths: Mapping[str, int] = Counter(
        tables["people"]
        .filter(tables["people"]["match"].is_in(rows["match"].implode()) & ~tables["people"]["alive"])[
            "place"
        ]
        .to_list()
    )
    return propose_missions(shelf, plan, deaths, easier=won < (low + high) / 2)
