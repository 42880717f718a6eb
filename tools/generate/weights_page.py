"""Write the page on how well the chances to win predict results, from Horda's weights: docs/researchers/weights.md.

usage: python3 tools/generate/weights_page.py
"""

from __future__ import annotations

from pathlib import Path

from horda.games import games
from horda.think.value import ANY_SETTING, packaged_weights

TARGET = Path(__file__).resolve().parents[2] / "docs" / "researchers" / "weights.md"
HEAD = """\
# Calibration of the weights

Look up how well the packaged weights predict who wins, for each setting. Train them again with `horda lab train`, and
write this page with `python3 tools/generate/weights_page.py`.

| column | meaning |
|---|---|
| matches | the matches that the weights were trained on |
| won | the share of won matches, without those with deliberate mistakes |
| Brier | the Brier score of the predictions, on matches that were left out of training (five folds) |
| plain rate | the Brier score of always predicting the share of won matches |
| ratio | Brier divided by plain rate: 0.80 or less is the target, and weights of 1 or more are not used |
| calibration error | the mean distance between predicted and observed shares; mostly noise in a hundred matches |
| played with | the version of Horda and a hash of the rules and players of the matches; `not noted` for older ones |
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
