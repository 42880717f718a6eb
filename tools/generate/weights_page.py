"""Write the page on how well the chances to win predict results, from Horda's weights: docs/researchers/weights.md.

usage: python3 tools/generate/weights_page.py
"""

from __future__ import annotations

from pathlib import Path

from horda.games import games
from horda.think.value import ANY_SETTING, packaged_weights

TARGET = Path(__file__).resolve().parents[2] / "docs" / "researchers" / "weights.md"
HEAD = """\
# How well the chances foretell

Made by `python3 tools/generate/weights_page.py` from what `horda lab train` has written beside the weights.
Matches are those learnt from, won is the share of the plain ones. The Brier score and the calibration error
are those of plain matches that were kept apart (five folds); *plain rate* is the Brier score of always
saying how often the setting is won, and the ratio says how much better the chances do: 0.80 or less is
wanted, and at 1 or more they are not used. The calibration error of a hundred matches is mostly luck:
rounds of one match have much in common, and even perfect chances would show some hundredths there.

*Played with* is the version of Horda and a fingerprint of the rules and players that played the matches, as
`horda lab train` notes it: rows of one game with the same one are of the same code. Where it was not noted,
the matches were played by earlier rules or players of this release.
"""
COLUMNS = ("setting", "matches", "won", "Brier", "plain rate", "ratio", "calibration error", "played with")


def page() -> str:
    """Return the text of the page."""
    parts = [HEAD]
    for name, what in games().items():
        known = packaged_weights(name)
        if not known:
            continue
        rows = [f"## {what.title}", f"| {' | '.join(COLUMNS)} |", f"|{'---|' * len(COLUMNS)}"]
        for setting, one in sorted(known.items(), key=lambda item: (item[0] == ANY_SETTING, item[0])):
            called = "any other, guessed" if setting == ANY_SETTING else f"`{setting}`"
            figures = (one.brier, one.base, one.brier / one.base, one.calibration)
            told = " | ".join(f"{figure:.3f}" for figure in figures)
            with_what = f"`{one.played_with}`" if one.played_with else "not noted"
            rows.append(f"| {called} | {one.matches} | {one.won:.0%} | {told} | {with_what} |")
        parts.append("\n".join([rows[0], "", *rows[1:]]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
