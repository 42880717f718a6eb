"""Horda's commands, on every system: `make NAME` where there is make, `python3 tools/make.py NAME` elsewhere.

Without a name, list them. Further arguments go to the program behind the command.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable

from building import chromium, client, git_hooks, places, releasing
from building.environment import SETS, make_environment, set_up
from building.node import find_node
from building.places import ROOT, Stop, become, program, run
from building.stages import beside, stage

# Twice the two cores of a small machine: browsers and servers spend much of their time waiting.
WORKERS = os.environ.get("WORKERS") or "4"
BESIDE = "2"
"""Number of workers while another program runs."""
COMPILED = places.BUILD / "compiled"
SAME = ("tests/cases", "tests/properties/test_recorded.py")
"""Tests that show that both builds play alike; they run on both."""
LAWS = "tests/properties"
OF_SOURCES = (
    *("tests/engine", "tests/games", "tests/locale", "tests/tools", "tests/bots/test_army_of_the_dead.py"),
    *("tests/test_layout.py", "tests/test_rulebook.py", "tests/docs/test_docstrings.py"),
    "tests/server/match/test_applying.py",
)
"""Tests that read the sources or replace rules in them; they run on the sources only."""
PACKAGE_TESTS = "tests/packaging"

LOCK = (
    *("pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"),
    *("--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links"),
)
LOCKED = {
    "dev": (
        *("pyproject.toml", "--extra", "postgres", "--extra", "lab", "--extra", "passkeys"),
        *("--extra", "push", "--extra", "envs", "--extra", "mcp", "--group", "dev"),
    ),
    "runtime": ("pyproject.toml", "--constraint", "requirements/dev.txt"),
    "postgres": ("pyproject.toml", "--extra", "postgres", "--constraint", "requirements/dev.txt"),
    "passkeys": ("pyproject.toml", "--extra", "passkeys", "--constraint", "requirements/dev.txt"),
    "push": ("pyproject.toml", "--extra", "push", "--constraint", "requirements/dev.txt"),
    "lab": ("pyproject.toml", "--extra", "lab", "--constraint", "requirements/dev.txt"),
    "cluster": ("pyproject.toml", "--extra", "cluster", "--constraint", "requirements/dev.txt"),
    "envs": ("pyproject.toml", "--extra", "envs", "--constraint", "requirements/dev.txt"),
    "spiel": ("pyproject.toml", "--extra", "spiel", "--constraint", "requirements/dev.txt"),
    "mcp": ("pyproject.toml", "--extra", "mcp", "--constraint", "requirements/dev.txt"),
    "docs": ("pyproject.toml", "--group", "docs", "--constraint", "requirements/dev.txt"),
    "bench": ("pyproject.toml", "--group", "bench", "--constraint", "requirements/dev.txt"),
    "build": ("--group", "build", "--constraint", "requirements/dev.txt"),
    "node": ("--group", "node"),
}
"""The files that each file in `requirements/` is resolved from, in this order."""


def play(words: list[str]) -> None:
    """set up what playing needs, build the client, open the table in the browser"""
    set_up("play")
    client.build()
    become([program("horda"), "serve", "--open", *words])


def terminal(words: list[str]) -> None:
    """open the table in this terminal instead; a game may be named"""
    set_up("play")
    become([program("horda"), "play", *words])


def setup(words: list[str]) -> None:
    """set up the environment for developing (or for another use, by the names of requirements/)"""
    for name in words or ["dev"]:
        if name not in SETS:
            raise Stop(f"`{name}` is no environment; there are: {', '.join(SETS)}.")
    for name in words or ["dev"]:
        set_up(name)
    if not words or "dev" in words:
        git_hooks.install_hooks()


def build_client(words: list[str]) -> None:
    """build the client into the package"""
    set_up("play")
    client.build()


def check_client(words: list[str]) -> None:
    """check the client's formatting and types, and run its tests"""
    make_environment()  # Node is installed into the environment if the system has none.
    client.check()


def protocol(words: list[str]) -> None:
    """regenerate the client's types from the server's records, and the vocabularies for its tests"""
    set_up("dev")
    run([program("python"), "tools/generate/protocol.py"])
    run([program("python"), "tools/generate/vocabulary.py"])


def layout(words: list[str]) -> None:
    """regenerate the classes that hold the fields of states from their declarations"""
    set_up("dev")
    run([program("python"), "tools/generate/layout.py"])


def hooks(words: list[str]) -> None:
    """regenerate the functions that call the hooks of mechanisms and skills"""
    set_up("dev")
    run([program("python"), "tools/generate/hooks.py"])


def lint(words: list[str]) -> None:
    """check formatting, types and imports"""
    set_up("dev")
    _check_form()
    with stage("types (mypy)"):
        run(_types_check())
    with stage("imports (import-linter)"):
        run(_imports_check())


def _check_form() -> None:
    with stage("form (ruff)"):
        run([program("ruff"), "check", "."])
        run([program("ruff"), "format", "--check", "."])


def _types_check() -> list[str]:
    return [program("mypy")]


def _imports_check() -> list[str]:
    return [program("lint-imports"), "--cache-dir", "build/import-linter"]


def put_into_form(words: list[str]) -> None:
    """format the code"""
    set_up("dev")
    run([program("ruff"), "check", "--fix", "."])
    run([program("ruff"), "format", "."])
    client.put_into_form()


def build_compiled(words: list[str]) -> None:
    """build the compiled package into build/compiled"""
    set_up("dev")
    run([program("python"), "tools/build_compiled.py"])


def test(words: list[str]) -> None:
    """set up and check everything: lint, tests of both builds, package, client; extra words go to pytest"""
    # Hundreds of processes are started; without bytecode files each would compile what it imports.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # Node may have to be installed into the environment, which must not happen twice at the same time.
    make_environment()
    find_node()
    itself = [sys.executable, str(ROOT / "tools" / "make.py")]
    with beside("client: form, types and tests", [*itself, "client-check"]):
        with stage("what the tests need"):
            set_up("dev")
            _add_large_packages()
            chromium.make_sure()
        _check_form()
    with stage("client: build"):
        client.build()
    # Each of these keeps one core busy, and so does the analysis with which the compiled build begins.
    with (
        beside("types (mypy)", _types_check()),
        beside("imports (import-linter)", _imports_check()),
        beside("the package, built from a clean clone and installed bare", _package_tests()),
        beside("rules, interpreted", _rules_tests(BESIDE)),
        stage("compiled build"),
    ):
        _compile_for_tests()
    _run_remaining_tests(words)


def test_part(words: list[str]) -> None:
    """run one part of `test`: lint, client, rules, package or rest (SHARD=2/3 runs the second third of it)"""
    parts: dict[str, Callable[[], None]] = {
        "lint": lambda: lint([]),
        "client": lambda: check_client([]),
        "rules": lambda: _run_part(_rules_tests(WORKERS)),
        "package": lambda: _run_part(_package_tests()),
        "rest": _run_part_rest,
    }
    if len(words) != 1 or words[0] not in parts:
        raise Stop(f"name one part: {', '.join(parts)}.")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    parts[words[0]]()


def _run_part(line: list[str]) -> None:
    set_up("dev")
    chromium.make_sure()
    client.build()
    run(line)


def _run_part_rest() -> None:
    set_up("dev")
    _add_large_packages()
    chromium.make_sure()
    client.install_for_checks()
    client.build()
    _compile_for_tests()
    _run_remaining_tests([])


def _pytest(workers: str) -> list[str]:
    """Return the beginning of a pytest command, restricted to the shard in SHARD (such as `2/3`) if there is one."""
    shard = os.environ.get("SHARD")
    # With `worksteal` each worker begins with modules of its own, so a module's server is rarely started twice.
    return [
        program("pytest"),
        "-q",
        "--dist",
        "worksteal",
        "-n",
        workers,
        *(["--shard", shard] if shard else []),
    ]


def _package_tests() -> list[str]:
    """Return the command that tests the package; one worker, so that one wheel and one installation suffice."""
    return [*_pytest("0"), PACKAGE_TESTS]


def _rules_tests(workers: str) -> list[str]:
    """Return the command that tests the rules on the sources."""
    return [*_pytest(workers), *OF_SOURCES, *SAME]


def _compile_for_tests() -> None:
    """Build the compiled package at the level that takes least time together with the tests that run on it."""
    if os.name == "posix":  # a level of gcc and clang
        os.environ.setdefault("HORDA_OPTIMIZE", "g")
    build_compiled([])


def _run_remaining_tests(words: list[str]) -> None:
    """Run all other tests, on the compiled build if there is one."""
    is_compiled = COMPILED.is_dir()
    built = {"PYTHONPATH": str(COMPILED), "HORDA_BUILD": "compiled"} if is_compiled else {}
    left_out = [f"--ignore={path}" for path in (PACKAGE_TESTS, *OF_SOURCES)]
    with stage(f"all other tests, {'compiled' if is_compiled else 'interpreted'}", quiet_end=True):
        run([*_pytest(WORKERS), *left_out, *words], env={**os.environ, **built})


def _add_large_packages() -> None:
    """Install Ray and OpenSpiel for their tests; if that fails, print so, and they are skipped."""
    for name, package in (("cluster", "Ray"), ("spiel", "OpenSpiel")):
        try:
            set_up(name)
        except Stop as problem:
            print(f"{package} could not be installed, so its tests are skipped: {problem}", flush=True)


def test_long(words: list[str]) -> None:
    """run the long tests: long random matches, every game with all options, properties at all tables"""
    set_up("dev")
    _add_large_packages()
    chromium.make_sure()
    client.install_for_checks()
    client.build()
    with stage("tests marked long"):
        run([*_pytest(WORKERS), "-m", "long", *words])
    with stage("laws at all tables", quiet_end=True):
        run([*_pytest(WORKERS), LAWS], env={**os.environ, "HORDA_SETTINGS": "all"})


def bench(words: list[str]) -> None:
    """measure speed into the manual: ratios to other engines, start-up of commands, the server, the client"""
    set_up("bench")
    client.build()
    build_compiled([])
    run([program("python"), "benchmarks/engine/run.py", "--write"])
    run([program("python"), "benchmarks/server/startup_time.py"])
    run([program("python"), "benchmarks/server/load.py"])
    chromium.make_sure()
    run([program("python"), "benchmarks/client/browser.py"])


def soak(words: list[str]) -> None:
    """run the endurance test for some minutes: kills, fuzzing, faults and secrets (--minutes 60, parts by name)"""
    set_up("dev")
    become([program("python"), "-m", "tests.soak", *words])


def breaks(words: list[str]) -> None:
    """break the rules of a game on purpose and check that their tests notice: GAME, then rules or options"""
    set_up("dev")
    become([program("python"), "tools/break_rules.py", *words])


def figures(words: list[str]) -> None:
    """play every game in bulk: reports into build/figures, tables into docs (--game, --matches)"""
    set_up("dev")
    become([program("python"), "tools/generate/figures.py", *words])


def wheel(words: list[str]) -> None:
    """build wheel and source archive into dist/ (HORDA_COMPILE=0 for the pure one)"""
    set_up("dev")
    run([program("uv"), "build", "--out-dir", "dist", *words])


def docs(words: list[str]) -> None:
    """build the manual into build/docs"""
    set_up("dev")
    sphinx = [program("sphinx-build"), "--quiet", "--fail-on-warning", "--keep-going", "--jobs", "auto"]
    run([*sphinx, "--doctree-dir", "build/doctrees", "docs", "build/docs"])
    print("The manual is in build/docs/index.html, and at /manual/ on a server that runs from here.")


def demo(words: list[str]) -> None:
    """build the demonstration, a folder for any web server, into build/demo"""
    set_up("dev")
    become([program("python"), "tools/demo.py", *words])


def lock(words: list[str]) -> None:
    """resolve the versions of all dependencies again"""
    set_up("dev")
    print("Choosing versions...", flush=True)
    for name, chosen_from in LOCKED.items():
        file = f"requirements/{name}.txt"
        done = subprocess.run(
            [program("uv"), *LOCK, *chosen_from, "--output-file", file],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            check=False,
        )
        if done.returncode:
            raise Stop(f"{file} could not be written; why is written above.")
    run(["git", "--no-pager", "diff", "--stat", "--", "requirements"])


def release(words: list[str]) -> None:
    """release a version: VERSION=1.2.0, with REHEARSE=1 to change nothing"""
    version = os.environ.get("VERSION") or (words[0] if words else "")
    rehearse = os.environ.get("REHEARSE", "0") not in ("", "0")
    if not version:
        raise Stop("name the version: make release VERSION=1.2.0 (REHEARSE=1 changes nothing).")
    set_up("dev")
    if problem := releasing.why_not(releasing.Release(ROOT, version)):
        raise Stop(problem)
    if rehearse:
        lint([])
    else:
        test([])
    with stage("a rehearsal" if rehearse else f"the release of {version}"):
        print(releasing.release_from(ROOT, version, rehearse=rehearse))
    if rehearse:
        print(f"That was a rehearsal: nothing was changed. `make test` is run by the release of {version}.")
    else:
        print(f"Released here; the notes are in build/release/v{version}.md.")
        print("To publish it: git push --follow-tags")


def clean(words: list[str]) -> None:
    """remove everything that was built, and the environment"""
    made = ("web/node_modules", "web/dist", "src/horda/server/static", ".venv", "build", "dist")
    caches = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "docs/researchers/reference/api")
    for name in (*made, *caches):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for path in [*ROOT.rglob("__pycache__"), *(ROOT / "src").glob("*.egg-info")]:
        shutil.rmtree(path, ignore_errors=True)


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "terminal": terminal,
    "setup": setup,
    "test": test,
    "test-part": test_part,
    "test-long": test_long,
    "lint": lint,
    "format": put_into_form,
    "client": build_client,
    "client-check": check_client,
    "protocol": protocol,
    "layout": layout,
    "hooks": hooks,
    "compiled": build_compiled,
    "wheel": wheel,
    "soak": soak,
    "breaks": breaks,
    "figures": figures,
    "bench": bench,
    "docs": docs,
    "demo": demo,
    "lock": lock,
    "release": release,
    "clean": clean,
}


def main(words: list[str]) -> int:
    """Run the named command; print errors as a sentence and return the exit code."""
    if not words or words[0] in ("help", "-h", "--help"):
        for name, command in COMMANDS.items():
            print(f"{name:<14}{command.__doc__}")
        return 0
    name, *rest = words
    if name not in COMMANDS:
        print(f"`{name}` is no command; there are: {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    try:
        COMMANDS[name](rest)
    except Stop as problem:
        print(f"\nHorda cannot go on: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
