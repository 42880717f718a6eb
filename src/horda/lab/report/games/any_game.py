"""Report page of a game without a page of its own: wins, outcomes, lengths."""

from __future__ import annotations

from horda.lab.report.common import (
    about_game,
    ends_figure,
    interval_figure,
    lengths_figure,
    middle_rounds,
    seat_lines,
    seats_heading,
    share_of_100,
    win_lines,
)
from horda.lab.report.elements import Page, Section
from horda.lab.report.subject import Subject


def page_of(subject: Subject) -> Page:
    """Build the report page."""
    text = subject.text
    low, middle, high = middle_rounds(subject)
    seats, wins = seat_lines(subject), win_lines(subject)
    rate = subject.win_share(subject.main)
    span = subject.format_range(f"{100 * rate.low:.0f}", f"{100 * rate.high:.0f}")
    setting = subject.label(subject.main)
    return Page(
        subject.title,
        about_game(subject),
        text("verdict-won", setting=setting, won=share_of_100(rate), span=span),
        [(str(middle), text("unit-rounds"), text("three-rounds", low=low, high=high))],
        sections=[
            Section(
                seats_heading(subject, seats),
                (interval_figure(subject, "seats", seats), ends_figure(subject)),
            ),
            Section(
                text("heading-lengths", rounds=middle, cause="none", share=0),
                (lengths_figure(subject), interval_figure(subject, "wins", wins, wide=6)),
            ),
        ],
    )
