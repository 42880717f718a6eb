"""Shell completion: what the Tab key offers, in a real bash too."""

import shutil
import subprocess

import pytest
from tests.cli.conftest import Horda

from horda.cli.completion import SCRIPTS, missions_of
from horda.games import game
from horda.rulebook import rule_ids, rulebook, rulebooks


def offered(horda: Horda, *typed: str, shell: str = "zsh") -> list[str]:
    return horda.well("complete", shell, "--", *typed).split()


def test_commands_games_options_missions_and_rules_are_offered(horda: Horda):
    assert offered(horda, "re") == ["replay"]
    assert "complete" not in offered(horda, "")
    assert offered(horda, "mission", "") == ["check", "draw", "list"]
    assert offered(horda, "play", "zom") == ["zombiland"]
    assert "--resume" in offered(horda, "play", "--")
    assert offered(horda, "games", "--lang", "") == ["en", "es"]
    assert offered(horda, "rules", "ZL-FGT-0")[0] == "ZL-FGT-01"
    assert offered(horda, "rules", "zombiland", "ZL-SET-01") == ["ZL-SET-01"]
    assert offered(horda, "completion", "f") == ["fish"]


def test_bash_is_given_what_follows_the_sign(horda: Horda):
    line = ("play", "green_horde", "--option", "mission=river")
    assert offered(horda, *line) == ["mission=river_of_the_dead"]
    assert offered(horda, *line, shell="bash") == ["river_of_the_dead"]


@pytest.mark.parametrize("name", rulebooks())
def test_what_is_found_by_name_is_what_the_game_has(name: str):
    book = rulebook(name)
    assert set(rule_ids(name)) == {one.id for one in (*book.entries(), *book.missions)}
    option = next((one for one in game(name).options() if one.name == "mission"), None)
    assert missions_of(name) == ([] if option is None else sorted(str(one) for one in option.values))


def test_every_shell_has_its_script(horda: Horda):
    assert all(horda.well("completion", shell) == script for shell, script in SCRIPTS.items())
    assert "known: bash, zsh, fish" in horda.badly("completion", "tcsh")


@pytest.mark.parametrize(
    ("line", "found"),
    [("horda rep", ["replay"]), ("horda play green_horde --option mission=riv", ["river_of_the_dead"])],
)
def test_a_real_bash_completes(line: str, found: list[str], horda: Horda):
    bash = shutil.which("bash")
    assert bash is not None
    # The command itself is the one under test, whatever is installed; its answers are handed to the script.
    typed = [*line.split()[1:]]
    answer = horda.well("complete", "bash", "--", *typed)
    script = f"""
horda() {{ [[ "$*" == "complete bash -- {" ".join(typed)}" ]] && printf %s {answer!r}; }}
{horda.well("completion", "bash")}
compopt() {{ :; }}
COMP_LINE={line!r} COMP_POINT={len(line)}
_horda
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    script = script.replace(repr(answer), f"$'{answer.encode('unicode_escape').decode()}'")
    done = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == found
