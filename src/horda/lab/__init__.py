"""Bulk play: run many matches on all cores, store the results as tables, compare and report them.

The package exports the public functions and types. Only the server, the command line and `benchmarks/` import the
lab.
"""

from horda.lab.compare import Comparison, compare
from horda.lab.matches import MatchFailed, MatchOutcome
from horda.lab.run import run
from horda.lab.series import Series, Setting
from horda.lab.simulate import SimulationPlan, simulate
from horda.lab.simulation_report import Report, make_report
from horda.lab.storage.series_folder import Folder

__all__ = [
    "Comparison",
    "Folder",
    "MatchFailed",
    "MatchOutcome",
    "Report",
    "Series",
    "Setting",
    "SimulationPlan",
    "compare",
    "make_report",
    "run",
    "simulate",
]
