"""Shell completion: a script for each shell, and what it asks when somebody presses the key.

Nothing of a game is loaded for it: rule ids and missions are found in the files by their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from horda.cli.context import Desk
from horda.cli.errors import Complaint
from horda.cli.localized_help import shown_flags
from horda.games import folder_of
from horda.locale import LANGUAGES
from horda.rulebook import rule_ids, rulebooks

MISSION = "mission="
BASH = """\
_horda() {
    local typed
    read -ra typed <<< "${COMP_LINE:0:COMP_POINT}"
    [[ "${COMP_LINE:0:COMP_POINT}" == *" " ]] && typed+=("")
    mapfile -t COMPREPLY < <(horda complete bash -- "${typed[@]:1}" 2>/dev/null)
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
    [[ ${#COMPREPLY[@]} -eq 0 ]] && compopt -o default
}
complete -F _horda horda
"""
ZSH = """\
#compdef horda
_horda() {
    local -a found
    found=("${(@f)$(horda complete zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n "$found" ]]; then compadd -- "${found[@]}"; else _files; fi
}
compdef _horda horda
"""
FISH = """\
function __horda_complete
    set -l typed (commandline -opc) (commandline -ct)
    horda complete fish -- $typed[2..-1] 2>/dev/null
end
complete -c horda -a '(__horda_complete)'
"""
SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}
GAME_FIRST = ("play", "learn", "simulate", "rules", "run")
"""The commands whose first argument is a game."""


def show_script(desk: Desk, shell: str) -> None:
    """`horda completion SHELL`: the script, to be read by that shell when it starts."""
    if shell not in SCRIPTS:
        raise Complaint("shell", shell=shell, known=", ".join(SCRIPTS))
    desk.out.file.write(SCRIPTS[shell])


def endings(root: Any, shell: str, typed: Sequence[str]) -> list[str]:
    """All words that the last of those typed may become; bash wants what follows an `=` alone."""
    *before, last = typed
    found = sorted(one for one in set(_words(root, before, last)) if one.startswith(last))
    if shell == "bash" and "=" in last:
        found = [one.partition("=")[2] for one in found]
    return found


def _words(root: Any, before: Sequence[str], last: str) -> Iterable[str]:
    """What may stand after the words before."""
    command, given = root, list(before)
    while given and given[0] in getattr(command, "commands", {}):
        command = command.commands[given.pop(0)]
    after = before[-1] if before else ""
    if after == "--lang":
        return LANGUAGES
    if hasattr(command, "commands") and not last.startswith("-"):
        return list(command.shown_commands())
    if after == "--option":
        return _options(given)
    if after == "--mission":
        return [one.removeprefix(MISSION) for one in _options(given)]
    if after == "--game":
        return rulebooks()
    if last.startswith("-"):
        flags = [flag for param in command.params for flag in shown_flags(param) if flag.startswith("--")]
        return [*flags, "--lang", "--help"]
    return _arguments(command.name, [one for one in given if not one.startswith("-")], last)


def _arguments(command: str, given: Sequence[str], last: str) -> Iterable[str]:
    """Games first; after the game, or where capitals are typed, the ids of rules."""
    if command == "completion":
        return SCRIPTS
    if command not in GAME_FIRST:
        return ()
    if command == "learn" and given:
        return lessons_of(given[0])
    if command != "rules":
        return () if given else rulebooks()
    if given:
        return rule_ids(given[0]) if given[0] in rulebooks() else ()
    return [one for name in rulebooks() for one in rule_ids(name)] if last[:1].isupper() else rulebooks()


def _options(given: Sequence[str]) -> Iterable[str]:
    """The missions of the game that stands in the line."""
    game = next((one for one in given if one in rulebooks()), None)
    return [f"{MISSION}{name}" for name in missions_of(game)] if game else ()


def missions_of(game: str) -> list[str]:
    """The missions of a game by the names of their files; none where it has none."""
    folder = folder_of(game)
    return sorted(one.stem for one in (folder / "content" / "missions").glob("*.yaml")) if folder else []


def lessons_of(game: str) -> list[str]:
    """The lessons of a game by the names of their files, without their numbers."""
    folder = folder_of(game)
    found = sorted((folder / "lessons").glob("*.yaml")) if folder else []
    return [one.stem.lstrip("0123456789_") for one in found]
