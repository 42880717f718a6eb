"""Matches in bulk: play them on all cores, keep what came of them, and say what it means."""

from horda.lab.compare import Comparison, compare
from horda.lab.folder import Folder
from horda.lab.matches import MatchFailed, Played
from horda.lab.report import Report, reported
from horda.lab.run import run
from horda.lab.series import Series, Setting
from horda.lab.simulate import SimulationPlan, simulate

__all__ = [
    "Comparison",
    "Folder",
    "MatchFailed",
    "Played",
    "Report",
    "Series",
    "Setting",
    "SimulationPlan",
    "compare",
    "reported",
    "run",
    "simulate",
]
