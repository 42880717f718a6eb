"""Matches in bulk: play them on all cores, count what came of them."""

from horda.lab.matches import MatchFailed, Played, play_match
from horda.lab.report import Report, reported
from horda.lab.simulate import Plan, simulate

__all__ = ["MatchFailed", "Plan", "Played", "Report", "play_match", "reported", "simulate"]
