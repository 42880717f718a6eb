"""Pytest plugin that collects the tests once, then forks a process for each mutant to run them."""

from __future__ import annotations

import gc
import hashlib
import importlib
import inspect
import json
import os
import signal
import sys
import types
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import Enum
from functools import cache
from pathlib import Path

import pytest

from breaking.mutants import Mutant
from breaking.subject import Subject

if sys.platform == "linux":
    import resource

CPU_A_TEST = 0.1
WALL_CLOCK_FACTOR = 8
"""Wall-clock limit of a fork that is waiting instead of working, as a multiple of its time limit."""
MORE_MEMORY = 1 << 31
NOT_APPLIED = 77
"""Exit code of a fork in which the mutant could not be applied."""
QUIET = ("-qq", "--no-header", "--no-summary", "-s", "-p", "no:cacheprovider")
NO_PLUGINS_ENV = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""The rules' tests need no plugins, and loading them takes longer than running most tests."""


class Verdict(Enum):
    """The result of running tests on a mutant."""

    KILLED = "killed"
    SURVIVED = "survived"
    UNKNOWN = "unknown"
    """A fork cannot decide it: a new process has to run the tests."""


class Prover:
    """A pytest plugin that collects the tests once and then calls `work`, which asks for verdicts on mutants."""

    def __init__(self, subject: Subject, seconds: float, work: Callable[[Prover], None]) -> None:
        self.subject, self.seconds, self.work = subject, seconds, work
        self.tests: dict[str, list[pytest.Item]] = {}
        self.session: pytest.Session | None = None
        self.early: set[types.CodeType] = set()
        self.collecting: frozenset[types.CodeType] = frozenset()
        """Code that ran during collection: its results may be cached, so that a fork does not run it again."""
        self.functions: dict[tuple[str, str], list[types.FunctionType]] = {}
        self.callers: dict[tuple[str, str], list[pytest.Item]] = {}

    def run(self) -> int:
        """Collect the tests while recording which code of the game runs, then do the work."""
        source = str(self.subject.source)
        early = self.early

        def note(frame: types.FrameType, event: str, _: object) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(source):
                early.add(frame.f_code)

        os.environ.update(NO_PLUGINS_ENV)
        sys.setprofile(note)
        try:
            return int(pytest.main([*QUIET, *self.subject.test_files()], plugins=[self]))
        finally:
            sys.setprofile(None)

    def _warm(self) -> None:
        """Run one test of the game, so that forks find its content already loaded."""
        self._has_failure(self.proofs(self.subject.rules)[:1])
        if self.session is not None:
            self.session.testsfailed = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do the work, instead of running the tests one after another."""
        if session.testsfailed:
            raise session.Interrupted("some tests cannot even be collected; mend that first")
        self.session = session
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests.setdefault(rule, []).append(item)
        self._index()
        self.collecting = frozenset(self.early)
        self._warm()
        sys.setprofile(None)
        gc.freeze()
        self.work(self)
        return True

    # --- asking ----------------------------------------------------------------------------------

    def proofs(self, rules: Iterable[str]) -> list[pytest.Item]:
        """Return the tests that prove any of these rules, each once."""
        return list(dict.fromkeys(item for rule in rules for item in self.tests.get(rule, [])))

    def fails_unbroken(self, items: Sequence[pytest.Item]) -> bool:
        """Return whether the tests fail without any mutation."""
        return self._copy(items, None) is not Verdict.SURVIVED

    def verdict(self, mutant: Mutant, items: Sequence[pytest.Item]) -> Verdict:
        """Return the verdict of these tests on a mutant, or `UNKNOWN` if a fork cannot decide."""
        return self._copy(items, mutant) if mutant.function else Verdict.UNKNOWN

    def ran_early(self, mutant: Mutant) -> bool:
        """Whether the function runs only before forking, so that a fork cannot undo its effects."""
        return not self.tests_calling(mutant) and self._is_among(mutant, self.early)

    def may_be_cached(self, mutant: Mutant) -> bool:
        """Return whether tests may only ever see what the function made during collection."""
        return self._is_among(mutant, self.collecting)

    def _is_among(self, mutant: Mutant, codes: Collection[types.CodeType]) -> bool:
        functions = self.functions.get((str(mutant.file), mutant.function), [])
        return any(one.__code__ in codes for one in functions)

    def tests_calling(self, mutant: Mutant) -> list[pytest.Item]:
        """Return the tests that were seen to call the changed function."""
        return self.callers.get((str(mutant.file), mutant.function), [])

    def watch(self, items: Sequence[pytest.Item], notes: Path) -> None:
        """Record which functions of the game each test calls, in a fork that writes them to `notes`."""
        if not notes.is_file():
            notes.parent.mkdir(parents=True, exist_ok=True)
            self._copy(items, None, notes)
        known = {item.nodeid: item for item in items}
        source = self.subject.source
        for file, function, test in json.loads(notes.read_text(encoding="utf-8")):
            self.callers.setdefault((str(source / file), function), []).append(known[test])

    def _copy(
        self, items: Sequence[pytest.Item], mutant: Mutant | None, notes: Path | None = None
    ) -> Verdict:
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if not child:
            self._in_the_copy(items, mutant, notes)
        _, status = os.waitpid(child, 0)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == NOT_APPLIED:
            return Verdict.UNKNOWN
        return Verdict.SURVIVED if status == 0 else Verdict.KILLED

    def _in_the_copy(self, items: Sequence[pytest.Item], mutant: Mutant | None, notes: Path | None) -> None:
        """Apply the mutant, run the tests and exit; the parent process is not affected."""
        code = 1
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            _limit(self.seconds + len(items) * CPU_A_TEST)
            if mutant is not None and not self._apply(mutant):
                code = NOT_APPLIED
            elif notes is not None:
                code = self._write_calls(items, notes)
            else:
                code = int(self._has_failure(items))
        finally:
            os._exit(code)

    def _has_failure(self, items: Sequence[pytest.Item]) -> bool:
        session = self.session
        assert session is not None
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return True
        return False

    def _write_calls(self, items: Sequence[pytest.Item], notes: Path) -> int:
        source, found = self.subject.source, []
        for item in items:
            called: set[types.CodeType] = set()

            def note(
                frame: types.FrameType, event: str, _: object, into: set[types.CodeType] = called
            ) -> None:
                if event == "call":
                    into.add(frame.f_code)

            sys.setprofile(note)
            self._has_failure([item])
            sys.setprofile(None)
            ours = [one for one in called if one.co_filename.startswith(str(source))]
            places = {(str(Path(one.co_filename).relative_to(source)), one.co_qualname) for one in ours}
            found += sorted((file, function, item.nodeid) for file, function in places)
        beside = notes.with_suffix(".new")
        beside.write_text(json.dumps(found), encoding="utf-8")
        beside.replace(notes)
        return 0

    def _apply(self, mutant: Mutant) -> bool:
        """Replace the code of the loaded function by the changed code; return False if it is not found."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            new = _codes(compile(mutant.source(), str(mutant.file), "exec"))
        functions = self.functions.get((str(mutant.file), mutant.function), [])
        for one in functions:
            changed = new.get((one.__code__.co_qualname, one.__code__.co_firstlineno))
            if changed is None or changed.co_freevars != one.__code__.co_freevars:
                return False
            one.__code__ = changed
        return bool(functions)

    def _index(self) -> None:
        """Index the loaded functions of the game by file and name, unwrapping decorators."""
        for file in self.subject.files(".py"):
            importlib.import_module(module_of(file, self.subject.source))
        source = str(self.subject.source)
        for one in gc.get_objects():
            if isinstance(one, types.FunctionType) and one.__code__.co_filename.startswith(source):
                place = (one.__code__.co_filename, one.__code__.co_qualname)
                self.functions.setdefault(place, []).append(one)


def module_of(file: Path, source: Path) -> str:
    """Return the name under which a file is imported."""
    parts = file.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def tests_hash(items: Iterable[pytest.Item]) -> str:
    """Return a hash of the content of tests, so that a cached verdict is known to belong to them."""
    total = hashlib.sha256()
    for item in items:
        total.update(_test_source(item))
    return total.hexdigest()[:16]


@cache
def _test_source(item: pytest.Item) -> bytes:
    parts = getattr(item, "callspec", None)
    said = (item.nodeid, repr(sorted(parts.params.items())) if parts else "")
    body = inspect.getsource(item.function) if isinstance(item, pytest.Function) else ""
    return "\n".join((*said, body)).encode()


def _codes(code: types.CodeType) -> dict[tuple[str, int], types.CodeType]:
    found: dict[tuple[str, int], types.CodeType] = {}
    waiting = [code]
    while waiting:
        one = waiting.pop()
        found[one.co_qualname, one.co_firstlineno] = one
        waiting.extend(_inner(one))
    return found


def _inner(code: types.CodeType) -> Iterator[types.CodeType]:
    return (one for one in code.co_consts if isinstance(one, types.CodeType))


def _limit(seconds: float) -> None:
    """Limit processor time and memory, so that a mutant that hangs or eats memory ends and counts as noticed."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds * WALL_CLOCK_FACTOR)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    if sys.platform == "linux":
        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + MORE_MEMORY, used + MORE_MEMORY))
