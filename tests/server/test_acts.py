"""What the client's test of the show is held against is what the server says today."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import record_acts


def test_the_recorded_acts_are_those_of_today():
    kept = record_acts.FILE.read_text(encoding="utf-8")
    assert kept == record_acts.recorded(), "run tools/record_acts.py: events or views are others now"
