"""A match that cannot go on here, by other rules or for damage: what was seen of it can be watched again."""

from __future__ import annotations

from collections.abc import Sequence

from horda.server.http.errors import ProblemError
from horda.server.protocol.match_records import MatchInfo, ReplayFrame, ResultRecord
from horda.server.replay.recording import BadReel, scene_of, shots_in
from horda.server.store import Entry, Header, RecordingSegment
from horda.server.store.rows import Sitting
from horda.server.table.seating import match_info


class RetiredFilm:
    """The film of a match, and the way through it: entries that were taken back are left out."""

    def __init__(
        self, header: Header, sitting: Sitting, stored: Sequence[Entry], reels: Sequence[RecordingSegment]
    ) -> None:
        self.header = header
        self.sitting = sitting
        self.path = path_of(stored)
        """The entries that stand, after the beginning (0): entry `path[n]` is decision `n`."""
        self.reels: list[RecordingSegment] = []
        self.result: ResultRecord | None = None
        self._told: list[int] = []
        self._look_through(reels)

    def _look_through(self, reels: Sequence[RecordingSegment]) -> None:
        """Take what can be read of the film; the first piece that is missing ends it."""
        told: dict[int, int] = {}
        results: dict[int, ResultRecord | None] = {}
        for reel in reels:
            try:
                for shot in shots_in(reel, 0):
                    told[shot.seq] = len(shot.scenes[0].events)
                    results[shot.seq] = shot.result
            except BadReel:
                break
            self.reels.append(reel)
        events = 0
        for seq in self.path:
            if seq not in told:
                break
            self._told.append(events)
            events += told[seq]
            self.result = results[seq]

    @property
    def moves(self) -> int:
        """How many decisions can be seen."""
        return max(0, len(self._told) - 1)

    @property
    def unseen(self) -> int:
        """How many decisions were made after the last that can be seen."""
        return len(self.path) - 1 - self.moves

    @property
    def over(self) -> bool:
        """Whether the match had ended."""
        return self.result is not None

    def info(self) -> MatchInfo:
        """The match as all at the table may know it."""
        return match_info(self.header, self.sitting, over=self.over, present=(), read_only=True)

    def frames(self, seat: int | None, start: int, count: int) -> tuple[ReplayFrame, ...]:
        """The table after decisions `start`, `start + 1`..., as a seat saw it."""
        wanted = {self.path[n]: n for n in range(start, min(start + count, len(self._told)))}
        viewer = scene_of(seat)
        found: list[ReplayFrame] = []
        for reel in self.reels:
            if not any(reel.first <= seq <= reel.last for seq in wanted):
                continue
            for shot in shots_in(reel, viewer):
                if shot.seq in wanted:
                    scene, n = shot.scenes[viewer], wanted[shot.seq]
                    view = scene.view or {}
                    found.append(
                        ReplayFrame(n, self._told[n], scene.events, shot.deciders, view, scene.pictures)
                    )
        return tuple(found)


def path_of(stored: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that stand: without those that were taken back."""
    path = [0]
    for entry in stored:
        if entry.undone:
            del path[max(1, len(path) - entry.undone) :]
        else:
            path.append(entry.seq)
    return path


class Retired(ProblemError):
    """A match that cannot go on here; what is kept of it."""

    def __init__(self, kept: RetiredFilm, code: str, **args: str | int) -> None:
        super().__init__(code, status=409, rules=(), **args)
        self.kept = kept

    def again(self) -> Retired:
        """The same to be raised once more: an error that is raised twice keeps both its ways in memory."""
        return Retired(self.kept, self.code, **self.text_args)
