"""Tests that fixed work takes no more CPU instructions than recorded, on machines that can count instructions."""

import pytest
from benchmarks.engine import instructions

MARGIN = 1.2
"""Factor by which a count may exceed its record; counts differ by less than 1 % from run to run."""


def test_fixed_work_takes_as_many_instructions_as_recorded():
    try:
        before, counts = instructions.recorded(), instructions.measured()
    except instructions.NotCounted as problem:
        pytest.skip(f"instructions were not counted: {problem}")
    assert counts.keys() == before.keys(), "run benchmarks/engine/instructions.py --record"
    slower = {
        name: f"{count / before[name]:.2f}" for name, count in counts.items() if count > MARGIN * before[name]
    }
    assert slower == {}, "make it faster, or record it: benchmarks/engine/instructions.py --record"


def test_without_valgrind_the_check_says_that_it_did_not_run(monkeypatch):
    monkeypatch.setattr(instructions.shutil, "which", lambda name: None)
    with pytest.raises(instructions.NotCounted, match="Valgrind is not installed"):
        instructions.measured()


def test_another_version_of_python_needs_a_record_of_its_own(monkeypatch):
    monkeypatch.setattr(instructions, "PYTHON", "2.7")
    with pytest.raises(instructions.NotCounted, match=r"nothing is recorded for Python 2\.7"):
        instructions.recorded()
