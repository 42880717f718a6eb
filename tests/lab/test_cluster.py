"""Tests that a cluster of two nodes writes the same bytes as one machine, even if a worker is killed."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.lab.test_run import KILLER, bytes_in

from horda.lab import Folder, Series, Setting
from horda.lab.cluster import ClusterLost, NoCluster, NoRay, ray_connection, run_on_ray
from horda.lab.matches import PlayerBroke
from horda.lab.measure import measure_part
from horda.lab.run import play

ray = pytest.importorskip("ray", reason="Ray is not installed: python3 tools/make.py setup cluster adds it")
# Ray warns about future defaults, unclosed sockets and a small /dev/shm.
KINDS = ("FutureWarning", "ResourceWarning", "UserWarning", "DeprecationWarning")
pytestmark = pytest.mark.filterwarnings(
    *(f"default::{kind}" for kind in KINDS), "default::pytest.PytestUnraisableExceptionWarning"
)
TRIES = 4
SLOW = "timed out during startup"
"""Part of Ray's error message when a node starts too slowly; there is no specific exception type."""
BREAKING = "class Breaks:\n    def choose(self, turn):\n        raise ZeroDivisionError('oh')\n"


@pytest.fixture
def cluster() -> Iterator[str]:
    """Run a cluster of two nodes, each a process with one core, and yield its address."""
    from ray.cluster_utils import Cluster

    here = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "include_log_monitor": False}
    with pytest.MonkeyPatch.context() as quiet:
        quiet.setenv("RAY_USAGE_STATS_ENABLED", "0")
        quiet.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        nodes = Cluster()
        try:
            _start_node(lambda: nodes.add_node(**here, include_dashboard=False))
            _start_node(lambda: nodes.add_node(**here))
            yield nodes.address
        finally:
            nodes.shutdown()


def _start_node(start: Callable[[], object]) -> None:
    """Start a node, and try again if a busy machine exceeds Ray's 30 seconds."""
    for _ in range(TRIES):
        try:
            start()
        except Exception as problem:
            if SLOW not in str(problem):
                raise
        else:
            return
    pytest.fail(f"no node of Ray was up in 30 seconds, {TRIES} times over")


# One test, since a cluster is slow to start and several tests would start several.
def test_a_cluster_writes_the_same_bytes_as_one_machine_though_a_worker_is_killed(
    cluster: str, tmp_path: Path
):
    flag, player = tmp_path / "flag", tmp_path / "killer.py"
    player.write_text(KILLER.format(flag=str(flag)), encoding="utf-8")
    settings = (Setting("zombiland", (f"{player}:Killer", "random")), Setting("zombiland", ("random",) * 3))
    series = Series(settings, 12, 1)
    play(Folder(tmp_path / "here"), series, workers=1)
    flag.touch()
    # Use one connection: with one each, every worker would start again.
    with ray_connection(cluster):
        play(Folder(tmp_path / "there"), series, ray=cluster)
        assert not flag.exists()
        assert bytes_in(tmp_path / "there") == bytes_in(tmp_path / "here")
        # Both nodes play: two parts wait for each other, and each node has one core.
        os.mkfifo(tmp_path / "meeting")

        def where(series: Series, part: range) -> str:
            return _measure_on_node(tmp_path / "meeting", series, part)

        done = {part[0]: node for part, node in run_on_ray(where, series, [range(1), range(1, 2)], cluster)}
        assert sorted(done) == [0, 1]
        assert len(set(done.values())) == 2
        # An error in a match on the cluster is raised here.
        breaking = tmp_path / "breaking.py"
        breaking.write_text(BREAKING, encoding="utf-8")
        broken = Series((Setting("zombiland", (f"{breaking}:Breaks", "random")),), 2, 1)
        with pytest.raises(PlayerBroke, match=r"match 0 of .*ZeroDivisionError: oh"):
            play(Folder(tmp_path / "broken"), broken, ray=cluster)
        # The earliest failure is raised, even if a later one came first.
        os.mkfifo(tmp_path / "gate")

        def late(series: Series, part: range) -> None:
            _fails_late(tmp_path / "gate", part)

        with pytest.raises(ValueError, match="part 0 failed"):
            list(run_on_ray(late, series, [range(at, at + 1) for at in range(3)], cluster))
        assert ray.is_initialized()
    assert not ray.is_initialized()


def _fails_late(gate: Path, part: range) -> None:
    """Fail part 1 at once, and part 0 when part 2 opens the gate, which needs a free core."""
    if part[0] != 1:
        with gate.open("wb" if part[0] else "rb"):
            pass
    if part[0] != 2:
        raise ValueError(f"part {part[0]} failed")


def _measure_on_node(meeting: Path, series: Series, part: range) -> str:
    measure_part(series, part)
    with meeting.open("wb" if part[0] else "rb"):
        pass
    return str(ray.get_runtime_context().get_node_id())


def test_an_address_without_a_cluster_fails_at_once(tmp_path: Path):
    with pytest.raises(NoCluster, match=r"127\.0\.0\.1:1"):
        play(Folder(tmp_path), Series((Setting("zombiland", ("random",) * 2),), 1), ray="127.0.0.1:1")
    assert os.listdir(tmp_path / "parts") == []


# What Ray does to the connected process when its node goes down: after a part, and while connecting.
GONE_WHILE_CONNECTING = """
import os
def is_initialized(): return False
def init(**given): os._exit(1)
"""
GONE_AFTER_A_PART = """
import os
class exceptions:
    RayError = RayTaskError = WorkerCrashedError = KeyError
    NodeDiedError = ObjectLostError = OutOfMemoryError = KeyError
def is_initialized(): return False
def init(**given): pass
def shutdown(): pass
def put(given): return given
def cluster_resources(): return {}
class remote:
    def __init__(self, **how): pass
    def __call__(self, work):
        self.work, self.given = work, []
        return self
    def remote(self, *about):
        self.given.append(about)
        return lambda: self.work(*about)
def wait(doing, num_returns): return doing[:1], doing[1:]
def get(one):
    if get.done:
        os._exit(1)
    get.done = True
    return one()
get.done = False
"""


@pytest.mark.parametrize(("gone", "kept"), [(GONE_WHILE_CONNECTING, 0), (GONE_AFTER_A_PART, 1)])
def test_a_cluster_that_kills_the_driver_is_reported_and_nothing_is_lost(
    gone: str, kept: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "ray.py").write_text(gone, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    folder = Folder(tmp_path / "folder")
    with pytest.raises(ClusterLost, match=r"10\.0\.0\.1.*exit 1.*What was played is kept"):
        play(folder, Series((Setting("zombiland", ("random",) * 2),), 3), ray="10.0.0.1")
    assert len(folder.played_matches()) == kept


def test_without_ray_the_error_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("horda.lab.cluster.importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoRay, match=r"to install it: .*(setup cluster|ray>=)"):
        next(run_on_ray(measure_part, Series((), 1), [], "auto"))
