"""Make the client's typeface from two npm packages: `tools/generate/fonts.py FOLDER` (see web/src/fonts/README.md).

FOLDER contains the unpacked packages as `sans-3` and `serif-4`. It needs fonttools and brotli.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TARGET = Path(__file__).resolve().parents[2] / "web" / "src" / "fonts"
FAMILIES = {"sans": "sans-3", "serif": "serif-4"}
WEIGHTS = (400, 600)
CHARACTERS = (
    *range(0x20, 0x7F),
    *(0xA0, 0xA1, 0xA9, 0xAA, 0xAB, 0xB0, 0xB7, 0xBA, 0xBB),
    *range(0xBF, 0x100),
    *(0x2013, 0x2014, *range(0x2018, 0x201F), 0x2022, 0x2026, 0x2212),
)
"""Code points of the subset: English, Spanish, western European letters for names, and the client's symbols."""
FEATURES = ["kern", "liga", "lnum", "tnum", "locl"]
NAME_FAMILY, NAME_UNIQUE, NAME_FULL, NAME_POSTSCRIPT = 1, 3, 4, 6


def make(source: Path, family: str, weight: int) -> None:
    """Write a subset under a name of its own, since the licence reserves the original's for the original."""
    font = TTFont(source)
    options = Options(layout_features=FEATURES, hinting=False, flavor="woff2")
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    name = f"Horda {family.capitalize()}"
    for number, text in (
        (NAME_FAMILY, name),
        (NAME_UNIQUE, f"{name} {weight}"),
        (NAME_FULL, f"{name} {weight}"),
        (NAME_POSTSCRIPT, f"{name.replace(' ', '')}-{weight}"),
    ):
        font["name"].setName(text, number, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(TARGET / f"horda-{family}-{weight}.woff2")


def main() -> None:
    """Make all four files."""
    folder = Path(sys.argv[1])
    for family, package in FAMILIES.items():
        for weight in WEIGHTS:
            make(folder / package / "files" / f"source-{package}-latin-{weight}-normal.woff2", family, weight)


if __name__ == "__main__":
    main()
