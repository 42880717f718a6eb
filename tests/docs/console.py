"""A runner for the console snippets of the docs, in a shell with a separate home folder."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROMPT = "$ "
END = "END"
"""The delimiter of here-documents."""
OWN = ("src", "tests", "docs", "tools", "web")
"""Folders copied, not linked, for a guide that changes Horda itself, so that the originals stay unchanged."""
INSTALLED = ("node_modules",)
"""Folders of installed packages, which no guide changes and which are linked into the copy."""
SECONDS = 600


@dataclass
class Command:
    """A command line of a snippet, and the output that the snippet shows for the command."""

    line: str
    shown: list[str] = field(default_factory=list)

    def is_unfinished(self) -> bool:
        """Return whether the next line continues this command, after a backslash or within a here-document."""
        typed_in = f"<<'{END}'" in self.line and not self.line.endswith(f"\n{END}")
        return typed_in or self.line.endswith("\\")


def commands_in(source: str) -> list[Command]:
    """Return the commands of a console block; `...` stands for any output."""
    commands: list[Command] = []
    for line in source.splitlines():
        if line.startswith(PROMPT):
            commands.append(Command(line.removeprefix(PROMPT)))
        elif not commands:
            raise ValueError(f"a console block begins with `{PROMPT}` and a command; here it begins: {line}")
        elif commands[-1].is_unfinished():
            commands[-1].line += "\n" + line
        elif line.strip() not in ("", "..."):
            commands[-1].shown.append(line.strip())
    return commands


def working_folder(place: Path, *, own_sources: bool = False) -> Path:
    """Create a folder that looks like the project's, in which a snippet may write without changing the project.

    For a guide that changes Horda itself, sources, tests, docs, tools, the client and single files are copied into it.
    """
    folder = place / "horda"
    folder.mkdir()
    for path in ROOT.iterdir():
        if own_sources and path.name in OWN:
            # Compiled files are copied, since compiling again would take most of a guide's time, but
            # not those that another worker is writing, which may be renamed before they are copied.
            leave_out = shutil.ignore_patterns("*.pyc.*", "static", *INSTALLED, "dist")
            shutil.copytree(path, folder / path.name, ignore=leave_out)
            for name in INSTALLED:
                if path.joinpath(name).is_dir():
                    folder.joinpath(path.name, name).symlink_to(path / name)
        elif own_sources and path.is_file() and not path.name.startswith("."):
            shutil.copy2(path, folder / path.name)
        elif not path.name.startswith(".") and path.name != "build":
            folder.joinpath(path.name).symlink_to(path)
    return folder


def run(source: str, folder: Path, timeout_s: int = SECONDS) -> None:
    """Run every command of a block; assert that each succeeds in time and prints the output shown in the block."""
    home = folder.parent / "home"
    home.mkdir(exist_ok=True)
    tools = Path(sys.executable).parent
    env = {
        **os.environ,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "XDG_DATA_HOME": str(home / ".local" / "share"),
        "PATH": os.pathsep.join((str(tools), os.environ["PATH"])),
        "COLUMNS": "100",
        "LANG": "C.UTF-8",
        "NO_COLOR": "1",
        "TERM": "dumb",
    }
    if not folder.joinpath("src").is_symlink():
        env["PYTHONPATH"] = os.pathsep.join((str(folder / "src"), str(folder)))
        env.pop("HORDA_BUILD", None)
    for command in commands_in(source):
        done = subprocess.run(
            ["bash", "-c", command.line],
            cwd=folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=timeout_s,
            check=False,
        )
        assert done.returncode == 0, f"$ {command.line}\nended with {done.returncode}:\n{done.stdout}"
        printed = [line.strip() for line in done.stdout.splitlines()]
        missing = [line for line in command.shown if not any(line in other for other in printed)]
        assert not missing, f"$ {command.line}\ndid not print {missing}, but:\n{done.stdout}"
