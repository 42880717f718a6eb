"""`horda rules`: the rulebooks, and which tests prove them."""

from __future__ import annotations

from pathlib import Path

import click

from horda.cli.completion import complete_games_or_rules, complete_rules
from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import PATH, json_option


@click.command("rules", cls=Command)
@click.argument("game", metavar="GAME", required=False, shell_complete=complete_games_or_rules)
@click.argument("id", metavar="ID", required=False, shell_complete=complete_rules)
@click.option("--search", metavar="TEXT")
@click.option("--coverage", is_flag=True)
@click.option("--tests", metavar="FOLDER", type=PATH)
@json_option
@click.pass_obj
def rules(
    context: CliContext,
    game: str | None,
    id: str | None,
    *,
    search: str | None,
    coverage: bool,
    tests: Path | None,
    json: bool,
) -> None:
    """Print rulebooks, single rules, or their coverage by tests."""
    if coverage:
        from horda.cli.actions.rulebooks.rule_coverage import show_coverage

        show_coverage(context, game, tests=tests, as_json=json)
    else:
        from horda.cli.actions.rulebooks.rules import show_rules

        show_rules(context, game, id, search=search, as_json=json)
