"""Compare two series: differences, their confidence intervals, and when the winner became clear.

Series with the same seed are compared as matched pairs, match by match; others as independent samples. The
test on wins is sequential, so it may be checked after every match (`intervals.evidence`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from horda.lab.intervals import EVIDENCE_THRESHOLD, Interval, difference, evidence, mean, paired_difference
from horda.lab.run import play
from horda.lab.series import Series, with_matches
from horda.lab.storage.series_folder import Folder

if TYPE_CHECKING:
    import polars as pl

MATCHES_PER_STEP = 25
"""Matches played on both sides before the test is checked again."""
MAX_OUTCOMES = 6


class NotAlike(ValueError):
    """Two series that cannot be compared: different games, or different numbers of settings or seats."""

    def __init__(self, first: str, second: str, what: str) -> None:
        super().__init__(f"{first} and {second} cannot be compared: they have other {what}")
        self.first, self.second, self.what = first, second, what


@dataclass(frozen=True)
class Difference:
    """A measured value on both sides, and the second minus the first."""

    what: str
    """The measured quantity: `won`, `seat`, `ended`, or the name of a mean: `rounds`, `decisions`, `lost`, `kills`."""
    name: str
    """The seat or the outcome; empty if the quantity has only one."""
    first: float
    second: float
    of: Interval
    is_share: bool


@dataclass(frozen=True)
class Comparison:
    """All differences between one setting of the first series and the same setting of the second."""

    setting: int
    matches: tuple[int, int]
    is_paired: bool
    differences: list[Difference]
    better: tuple[int, int]
    """Number of pairs that only the first side won, and that only the second side won."""
    evidence: float
    """The highest evidence reached against equal sides; the result is clear from `EVIDENCE_THRESHOLD` on."""
    clear_after: int | None
    """The pair, counted from 1, at which the result became clear."""
    pairs: int
    """Number of matches that both sides have; matched pairs are compared only over these."""
    is_of_seat: bool
    """Whether the tested wins are those of the first seat, because in rival games somebody always wins."""

    @property
    def is_clear(self) -> bool:
        """Whether the wins differ by more than luck explains."""
        return self.clear_after is not None


def compare(first: Folder, second: Folder) -> list[Comparison]:
    """Compare two series setting by setting, the second minus the first."""
    one, other = first.series, second.series
    names = str(first.path), str(second.path)
    if len(one.settings) != len(other.settings):
        raise NotAlike(*names, "settings")
    sides = first.tables(), second.tables()
    found: list[Comparison] = []
    for number, (mine, its) in enumerate(zip(one.settings, other.settings, strict=True)):
        if mine.game != its.game:
            raise NotAlike(*names, "games")
        if len(mine.bots) != len(its.bots):
            raise NotAlike(*names, "seats")
        found.append(_compare_sides((number, number), sides, is_paired=one.seed == other.seed))
    return found


def compare_settings(first: tuple[Folder, int], second: tuple[Folder, int]) -> Comparison:
    """Compare one setting of one series with one of another, given by their numbers."""
    (one, mine), (other, its) = first, second
    settings = one.series.settings[mine], other.series.settings[its]
    for what, values in (
        ("games", [setting.game for setting in settings]),
        ("seats", [len(setting.bots) for setting in settings]),
    ):
        if values[0] != values[1]:
            raise NotAlike(str(one.path), str(other.path), what)
    is_paired = one.series.seed == other.series.seed
    return _compare_sides((mine, its), (one.tables(), other.tables()), is_paired=is_paired)


def compare_until_clear(
    first: Folder,
    second: Folder,
    most: int,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Comparison]:
    """Play more matches of both series in steps until every setting is clear or `most` matches are played."""
    done = min(first.series.matches, second.series.matches)
    while True:
        for folder in (first, second):
            _play_on(folder, done, workers)
        found = compare(first, second)
        if progress is not None:
            progress(done)
        if done >= most or all(one.is_clear for one in found):
            return found
        done = min(most, done + MATCHES_PER_STEP)


def _play_on(folder: Folder, matches: int, workers: int | None) -> None:
    series: Series = folder.verified_series()
    if series.matches < matches or len(folder.played_matches()) < series.size:
        play(folder, with_matches(series, max(matches, series.matches)), workers=workers)


Tables = dict[str, "pl.DataFrame"]


def _compare_sides(settings: tuple[int, int], sides: tuple[Tables, Tables], *, is_paired: bool) -> Comparison:
    one, other = (_Side(tables, setting) for tables, setting in zip(sides, settings, strict=True))
    shared = sorted(set(one.won) & set(other.won))
    together = one.together or other.together
    # Without a common seed the n-th matches are independent; pairing them is still fair, only weaker.
    tests = [(one.won[at], other.won[at]) for at in shared]
    if not together:
        tests = [(one.seat_won[at, 0], other.seat_won[at, 0]) for at in shared]
    better, most, clear = _sequential_test(tests)
    differences: list[Difference] = []

    def share_of(what: str, name: str, mine: dict[int, bool], its: dict[int, bool]) -> Difference:
        return share_difference(what, name, mine, its, is_paired=is_paired)

    if together:
        differences.append(share_of("won", "", one.won, other.won))
    else:
        for seat in range(one.seats):
            mine, its = (
                {at: won for (at, who), won in side.seat_won.items() if who == seat} for side in (one, other)
            )
            differences.append(share_of("seat", str(seat), mine, its))
    ends = Counter([*one.why.values(), *other.why.values()])
    for why, _ in ends.most_common(MAX_OUTCOMES):
        mine, its = ({at: end == why for at, end in side.why.items()} for side in (one, other))
        differences.append(share_of("ended", why, mine, its))
    for what in ("rounds", "decisions", "lost", "kills"):
        differences.append(
            _mean_difference(what, one.figures[what], other.figures[what], is_paired=is_paired)
        )
    sizes = len(one.won), len(other.won)
    return Comparison(
        settings[0],
        sizes,
        is_paired,
        differences,
        better,
        most,
        clear,
        pairs=len(shared),
        is_of_seat=not together,
    )


class _Side:
    """The results of one setting of one series, by match number."""

    def __init__(self, tables: Tables, setting: int) -> None:
        matches = tables["matches"].filter(tables["matches"]["setting"] == setting)
        number = dict(matches.select("match", "number").iter_rows())
        self.won: dict[int, bool] = dict(matches.select("number", "won").iter_rows())
        self.why: dict[int, str] = dict(matches.select("number", "why").iter_rows())
        self.together = bool(matches["together"].any())
        self.seats = int(matches["seats"].max() or 0)  # type: ignore[arg-type]
        self.seat_won: dict[tuple[int, int], bool] = {}
        self.figures: dict[str, dict[int, float]] = {
            what: dict(matches.select("number", what).iter_rows()) for what in ("rounds", "decisions")
        } | {what: dict.fromkeys(self.won, 0.0) for what in ("lost", "kills")}
        seats = tables["seats"].select("match", "seat", "won", "lost", "kills")
        for match, seat, won, lost, kills in seats.iter_rows():
            if match in number:
                at = number[match]
                self.seat_won[at, seat] = won
                self.figures["lost"][at] += lost
                self.figures["kills"][at] += kills


def _sequential_test(pairs: Iterable[tuple[bool, bool]]) -> tuple[tuple[int, int], float, int | None]:
    """Test the pairs in order; return the one-sided wins, the highest evidence, and when it sufficed."""
    first = second = 0
    most, clear = 1.0, None
    for at, (one, other) in enumerate(pairs, 1):
        first, second = first + (one and not other), second + (other and not one)
        most = max(most, evidence(first, second))
        if clear is None and most >= EVIDENCE_THRESHOLD:
            clear = at
    return (first, second), most, clear


def share_difference(
    what: str, name: str, mine: dict[int, bool], its: dict[int, bool], *, is_paired: bool
) -> Difference:
    """Return the difference of the shares of two sides, second minus first; both are given by match number."""
    return (_paired_share_difference if is_paired else _unpaired_share_difference)(what, name, mine, its)


def _paired_share_difference(what: str, name: str, mine: dict[int, bool], its: dict[int, bool]) -> Difference:
    twins = Counter((its[at], mine[at]) for at in mine if at in its)
    table = (twins[True, True], twins[True, False], twins[False, True], twins[False, False])
    whole = max(sum(table), 1)
    first, second = (table[0] + table[2]) / whole, (table[0] + table[1]) / whole
    return Difference(what, name, first, second, paired_difference(*table), is_share=True)


def _unpaired_share_difference(
    what: str, name: str, mine: dict[int, bool], its: dict[int, bool]
) -> Difference:
    one, other = ((sum(side.values()), len(side)) for side in (mine, its))
    first, second = (part / max(whole, 1) for part, whole in (one, other))
    return Difference(what, name, first, second, difference(other, one), is_share=True)


def _mean_difference(
    what: str, mine: dict[int, float], its: dict[int, float], *, is_paired: bool
) -> Difference:
    if is_paired:
        shared = [at for at in mine if at in its]
        first, second = (mean([side[at] for at in shared]).value for side in (mine, its))
        return Difference(
            what, "", first, second, mean([its[at] - mine[at] for at in shared]), is_share=False
        )
    one, other = mean(list(mine.values())), mean(list(its.values()))
    value = other.value - one.value
    # The variances of independent samples add up.
    wide = ((one.high - one.value) ** 2 + (other.high - other.value) ** 2) ** 0.5
    return Difference(
        what, "", one.value, other.value, Interval(value, value - wide, value + wide), is_share=False
    )
