"""Parts of the report that all games share: wins, outcomes, lengths, matches to watch."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from horda.lab.intervals import Interval, clustered_share, share
from horda.lab.report.charts import IntervalLine, bar_chart, forest_plot, histogram, stacked_bar
from horda.lab.report.elements import Cell, Chart, Section, Table
from horda.lab.report.subject import Subject

if TYPE_CHECKING:
    import polars as pl

UNFINISHED = ""
MAX_CAUSES = 10
MAX_MATCHES_TO_WATCH = 8
MAX_OUTCOMES_SHOWN = 8


class GameFindings:
    """Base of a game's findings: its matches, its survivors or Characters, and its tallies."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.text = subject.text
        self.matches = subject.matches
        self.people = subject.rows_of("people")
        self.tallies = subject.rows_of("tallies")


def percent_rows(lines: Sequence[IntervalLine]) -> list[tuple[Cell, ...]]:
    """Return the data rows of an interval chart."""
    return [(one.label, *one.interval.tenths(), one.note) for one in lines]


def interval_columns(subject: Subject) -> tuple[str, ...]:
    """Return the headers of an interval chart's data rows."""
    return tuple(subject.text(f"column-{name}") for name in ("what", "of-100", "low", "high", "rests-on"))


def win_lines(subject: Subject) -> list[IntervalLine]:
    """Return how often each setting is won."""
    lines: list[IntervalLine] = []
    for one, number in subject.played_settings():
        note = subject.text("matches", count=one.rows_of("matches", number).height)
        lines.append(IntervalLine(one.label(number), one.win_share(number), note))
    return lines


def seat_lines(subject: Subject) -> list[IntervalLine]:
    """Return how often each seat of the main setting is among the winners."""
    seats, lines = subject.rows_of("seats"), []
    for seat in sorted(seats["seat"].unique().to_list()):
        rows = seats.filter(seats["seat"] == seat)
        bot = subject.player(rows["bot"][0])
        lines.append(
            IntervalLine(
                subject.text("seat", number=seat + 1, bot=bot),
                share(int(rows["won"].sum()), rows.height),
                subject.text("alone", count=round(100 * int(rows["alone"].sum()) / rows.height)),
            )
        )
    return lines


def interval_figure(
    subject: Subject,
    id: str,
    lines: list[IntervalLine],
    *,
    every: Sequence[IntervalLine] = (),
    wide: int = 7,
    note: str = "",
    band: tuple[float, float] | None = None,
    band_label: str = "",
) -> Chart:
    """Build an interval chart titled `lab-figure-<id>`; its data lists `every` line, if given."""
    title = subject.text(f"figure-{id}")
    drawing = forest_plot(lines, title, subject.format_range, band=band, band_label=band_label)
    data = Table(interval_columns(subject), percent_rows(every or lines))
    return Chart(id, title, drawing, data, wide, note)


def ends_figure(subject: Subject, wide: int = 5) -> Chart:
    """Build the chart of how the matches of the main setting end."""
    matches = subject.matches
    won = Counter(matches.filter(matches["won"])["why"].to_list())
    lost = Counter(matches.filter(~matches["won"])["why"].to_list())
    lines = [
        IntervalLine(_outcome_text(subject, why, is_won), share(count, matches.height))
        for outcomes, is_won in ((won, True), (lost, False))
        for why, count in outcomes.most_common(MAX_OUTCOMES_SHOWN)
    ]
    title = subject.text("figure-ends", count=matches.height, setting=subject.label(subject.main))
    data = Table(interval_columns(subject), percent_rows(lines))
    return Chart("ends", title, stacked_bar(lines, title, subject.format_range), data, wide)


def _outcome_text(subject: Subject, why: str, is_won: bool) -> str:
    if why == UNFINISHED:
        return subject.text("unfinished")
    outcome = subject.words.outcome(why).rstrip(".")
    return subject.text("won-by", why=outcome) if is_won and subject.matches["together"].any() else outcome


def lengths_figure(subject: Subject, wide: int = 6) -> Chart:
    """Build the chart of matches by the round in which they end."""
    matches = subject.matches
    rounds = matches["rounds"].to_list()
    won = Counter(matches.filter(matches["won"])["rounds"].to_list())
    lost = Counter(matches.filter(~matches["won"])["rounds"].to_list())
    bins = [(at, won[at], lost[at]) for at in range(min(rounds), max(rounds) + 1)]
    middle = round(median(rounds))
    title = subject.text("figure-lengths")
    won_key, lost_key = ("won", "lost") if matches["together"].any() else ("decided", "nobody")
    key = [
        (subject.text(f"key-{name}", count=counts.total()), fill)
        for name, counts, fill in ((won_key, won, "light"), (lost_key, lost, "rot"))
        if counts
    ]
    drawing = histogram(
        bins,
        title,
        middle=middle,
        under=subject.text("axis-rounds"),
        above=subject.text("median", count=middle),
        key=key,
    )
    columns = [subject.text(f"column-{name}") for name in ("round", "won", "lost")]
    return Chart("lengths", title, drawing, Table(columns, bins), wide)


def lengths_section(
    subject: Subject, dead: pl.DataFrame, label: Callable[[str], str], icons: Mapping[str, str] | None = None
) -> Section:
    """Build the section on match length and causes of death."""
    every = [(cause, IntervalLine(label(cause), of)) for cause, of in shares_of(dead, "cause").items()]
    causes, others = every[:MAX_CAUSES], every[MAX_CAUSES:]
    lines = [line for _, line in causes]
    rest = round(100 * sum(line.interval.value for _, line in others))
    note = subject.text("causes-others", count=len(others), share=rest) if others else ""
    figures = [lengths_figure(subject)]
    if lines:
        title = subject.text("figure-causes", count=dead.height)
        shown = [(icons or {}).get(cause, "") for cause, _ in causes]
        most = max(one.interval.high for one in lines)
        drawing = bar_chart(lines, title, subject.format_range, icons=shown, of=most)
        data = Table(interval_columns(subject), percent_rows([line for _, line in every]))
        figures.append(Chart("causes", title, drawing, data, note=note))
    heading = subject.text(
        "heading-lengths",
        rounds=middle_rounds(subject)[1],
        cause=lines[0].label if lines else "none",
        rival=label_of_rival(lines),
        share=share_of_100(lines[0].interval) if lines else 0,
    )
    return Section(heading, figures)


def shares_of(rows: pl.DataFrame, column: str) -> dict[str, Interval]:
    """Return the share of rows with each value of a column, the most frequent first."""
    whole = Counter(rows["match"].to_list())
    each: dict[str, Counter[int]] = defaultdict(Counter)
    for match, value in rows.select("match", column).iter_rows():
        each[value][match] += 1
    return {
        value: clustered_share([(some[match], count) for match, count in whole.items()])
        for value, some in sorted(each.items(), key=lambda one: -one[1].total())
    }


def alive_share(people: pl.DataFrame) -> Interval:
    """Return the share of survivors or Characters that live to the end."""
    alive, whole = Counter[int](), Counter[int]()
    for match, lives in people.select("match", "alive").iter_rows():
        whole[match] += 1
        alive[match] += lives
    return clustered_share([(alive[match], count) for match, count in whole.items()])


def percent_bounds(one: IntervalLine | None) -> dict[str, int]:
    """Return the bounds of a difference in percent without their signs, the smaller first."""
    if one is None:
        return {"low": 0, "high": 0}
    low, high = sorted(round(abs(100 * end)) for end in (one.interval.low, one.interval.high))
    return {"low": low, "high": high}


def label_of_rival(lines: Sequence[IntervalLine]) -> str:
    """Return the second line's label if it may be as high as the first; else `none`."""
    return lines[1].label if len(lines) > 1 and lines[1].interval.high >= lines[0].interval.low else "none"


def about_game(subject: Subject) -> str:
    """Describe the matches of a report on a game without missions."""
    setting = subject.label(subject.main)
    return subject.text("about-game", setting=setting, count=subject.matches.height, seed=str(subject.seed))


def won_by_seat(seats: pl.DataFrame) -> dict[tuple[int, int], bool]:
    """Return whether a seat won, by match and seat."""
    return {(match, seat): won for match, seat, won in seats.select("match", "seat", "won").iter_rows()}


def unequal_seats(subject: Subject) -> int:
    """Return how many seats win significantly more or less than an equal share."""
    lines = seat_lines(subject)
    equal = sum(one.interval.value for one in lines) / max(len(lines), 1)
    return sum(not one.interval.low <= equal <= one.interval.high for one in lines)


def seats_heading(subject: Subject, lines: Sequence[IntervalLine]) -> str:
    """Name the seat that wins most, if the lead is significant."""
    best = max(lines, key=lambda one: one.interval.value)
    equal = sum(one.interval.value for one in lines) / len(lines)
    leads = "yes" if best.interval.low > equal else "no"
    return subject.text("heading-seats", seat=best.label, won=share_of_100(best.interval), leads=leads)


def middle_rounds(subject: Subject) -> tuple[int, int, int]:
    """Return the 10th, 50th and 90th percentile of the rounds."""
    rounds = sorted(subject.matches["rounds"].to_list())
    last = len(rounds) - 1
    return rounds[round(last * 0.1)], rounds[round(last * 0.5)], rounds[round(last * 0.9)]


# --- matches worth watching ----------------------------------------------------------------------


@dataclass(frozen=True)
class WatchedMatch:
    """A match worth watching, with the reason."""

    match: int
    why: str
    description: str


def matches_to_watch(subject: Subject) -> list[WatchedMatch]:
    """Return the most typical match, the closest one, and one of each kind of loss."""
    rows = subject.matches.filter(subject.matches["finished"]).to_dicts()
    people = subject.rows_of("people")
    lost = Counter(people.filter(~people["alive"])["match"].to_list())
    if not rows:
        return []
    usual = Counter((row["won"], row["why"]) for row in rows).most_common(1)[0][0]
    middles = {name: median(row[name] for row in rows) for name in ("rounds", "decisions")}

    def oddity(row: dict[str, int]) -> float:
        return float(sum(abs(row[name] / max(middle, 1) - 1) for name, middle in middles.items()))

    typical = min((row for row in rows if (row["won"], row["why"]) == usual), key=oddity)
    found = [("typical", typical)]
    if closest := _closest_match(rows, lost):
        found.append(("closest", closest))
    kinds = dict.fromkeys(row["why"] for row in rows if not row["won"] or not row["together"])
    for why in kinds:
        alike = sorted((row for row in rows if row["why"] == why), key=oddity)
        found.append(("kind", alike[0]))
    seen: dict[int, WatchedMatch] = {}
    for why, row in found:
        description = subject.text(
            "watch-told",
            why=subject.words.outcome(row["why"]).rstrip("."),
            rounds=row["rounds"],
            lost=lost[row["match"]],
        )
        seen.setdefault(row["match"], WatchedMatch(row["match"], subject.text(f"watch-{why}"), description))
    return list(seen.values())[:MAX_MATCHES_TO_WATCH]


def _closest_match(rows: list[dict[str, object]], lost: Counter[int]) -> dict[str, object] | None:
    """Return the win with the most losses; in rival games, the one with the smallest score gap."""
    won = [row for row in rows if row["won"]]
    if not won:
        return None
    if won[0]["together"]:
        return max(won, key=lambda row: (lost[int(str(row["match"]))], row["rounds"]))
    return min(won, key=lambda row: _score_gap(row["scores"]))


def _score_gap(scores: object) -> float:
    ordered = sorted(scores, reverse=True) if isinstance(scores, list) else []
    return float(ordered[0] - ordered[1]) if len(ordered) > 1 else 0.0


def watch_section(subject: Subject) -> Section:
    """Build the list of matches to watch, each with its replay command."""
    lines = matches_to_watch(subject)
    folder = subject.folder.path
    items = "".join(
        f"<li><b>{one.why}</b> {one.description}. <code>horda replay {folder.name}#{one.match}</code></li>"
        for one in lines
    )
    return Section(subject.text("heading-watch"), (), f'<ul class="watch c12">{items}</ul>')


def share_of_100(one: Interval) -> int:
    """Return a share as a whole percentage."""
    return round(100 * one.value)
