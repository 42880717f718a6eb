"""Files from strangers: whatever is in them, the command answers at once with one sentence and the line."""

from pathlib import Path

import pytest
from tests.cli.conftest import Horda

LAUGHS = "\n".join(
    [
        "a0: &a0 [a, a, a, a, a, a, a, a, a]",
        *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)),
    ]
).encode()
BAD = {
    "multiplies": (LAUGHS, ":6: "),
    "holds_itself": (b"case: x\ngiven: &g\n  inside: *g\n", ":3: "),
    "too_deep": (b"case: x\ngiven: " + b"[" * 5000, ":2: "),
    "no_text": ("case: x\nabout: aún\n".encode("latin-1"), ":2: "),
    "too_large": (b"- case: x\n" * 200_000, ": larger than 1,048,576 bytes"),
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", BAD)
def test_a_case_that_cannot_be_read_is_refused_with_its_line(
    horda: Horda, tmp_path: Path, name: str, lang: str
):
    raw, said = BAD[name]
    file = tmp_path / "bad.yaml"
    file.write_bytes(raw)
    told = horda.badly("case", str(file), "--lang", lang)
    assert "bad.yaml:" in told
    assert said in told
    assert told.startswith("A file of content" if lang == "en" else "No se puede usar")


@pytest.mark.parametrize("name", BAD)
def test_a_mission_that_cannot_be_read_is_refused_with_its_line(horda: Horda, tmp_path: Path, name: str):
    raw, said = BAD[name]
    file = tmp_path / "bad.yaml"
    file.write_bytes(raw)
    done = horda("mission", "check", str(file))
    assert done.exit_code == 2
    assert "Traceback" not in done.output
    assert said in done.output
    assert "bad.yaml:" in done.output
