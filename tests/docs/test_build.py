"""The manual is built without a warning."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_manual_builds_without_a_warning(tmp_path: Path):
    docs = shutil.copytree(ROOT / "docs", tmp_path / "docs")
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    done = subprocess.run(
        [*command, str(docs), str(tmp_path / "manual")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert tmp_path.joinpath("manual", "index.html").exists()
