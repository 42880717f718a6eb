"""How the command speaks: its help pages and its errors, in the person's language."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from horda.cli import late
from horda.cli.context import BadLanguage, Desk, language_asked
from horda.cli.errors import Complaint, problem_told
from horda.cli.exit_codes import BAD_FILE, BAD_INPUT, BROKEN, CODES
from horda.locale import LANGUAGES, language

Say = Callable[..., str]
PATH = click.Path(path_type=Path)
as_json = click.option("--json", is_flag=True)
with_config = click.option("--config", metavar="FILE", type=PATH)
with_database = click.option("--db", metavar="ADDRESS")
HELP_FLAGS = ("-h", "--help")
METAVAR = re.compile(r"[A-Z]{2,}")


def desk_of(ctx: click.Context) -> Desk:
    """The desk that a command works at."""
    desk = ctx.find_root().obj
    assert isinstance(desk, Desk)
    return desk


def _page(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the help page of a command: what it does, how it is called, its arguments and options."""
    say = desk_of(ctx).words.say
    prefix = "-".join(["cli", *_names(ctx)])
    key = "cli-app" if prefix == "cli" else prefix
    formatter.write_usage(ctx.command_path, _pieces(command, say), prefix=f"{say('cli-usage')} ")
    formatter.write_paragraph()
    formatter.write_text(say(key))
    if isinstance(command, Group):
        rows = [(name, say(f"{prefix}-{name}.short")) for name in command.shown_commands()]
        with formatter.section(say("cli-commands")):
            formatter.write_dl(rows)
    arguments = [
        (_label(param, say), say(f"{key}-{_id(param)}")) for param in command.params if _is_argument(param)
    ]
    if arguments:
        with formatter.section(say("cli-arguments")):
            formatter.write_dl(arguments)
    options = [
        (_label(param, say), _described(param, say(f"{key}-{_id(param)}"), say))
        for param in command.params
        if not _is_argument(param)
    ]
    with formatter.section(say("cli-options")):
        formatter.write_dl(
            [
                *options,
                (f"--lang {'|'.join(LANGUAGES)}", say("cli-option-lang")),
                (", ".join(HELP_FLAGS), say("cli-option-help")),
            ]
        )
    if prefix == "cli":
        with formatter.section(say("cli-exits")):
            formatter.write_dl([(str(code), say(f"cli-exit-{code}")) for code in CODES])


def _names(ctx: click.Context) -> list[str]:
    """Return the names of a command and of the groups it belongs to, without `horda` itself."""
    return [*_names(ctx.parent), ctx.info_name or ""] if ctx.parent is not None else []


def _is_argument(param: click.Parameter) -> bool:
    return param.param_type_name == "argument"


def _described(param: click.Parameter, text: str, say: Say) -> str:
    """Return the help text of an option, which says where the command cannot do without it."""
    return say("cli-option-required", text=text) if param.required else text


def _id(param: click.Parameter) -> str:
    return (param.name or "").replace("_", "-")


def _pieces(command: click.Command, say: Say) -> str:
    """Return what follows the command's name: its arguments, required options, and that there are others."""
    if isinstance(command, click.Group):
        return say("cli-usage-pieces")
    arguments = [param for param in command.params if _is_argument(param)]
    pieces = [_label(param, say) if param.required else f"[{_label(param, say)}]" for param in arguments]
    pieces += [
        _short_label(param, say) for param in command.params if param.required and not _is_argument(param)
    ]
    return " ".join([*pieces, say("cli-usage-options")])


def _label(param: click.Parameter, say: Say) -> str:
    """How a parameter is written: `GAME`, `--seats N`, `--json`."""
    stands_for = METAVAR.sub(lambda found: say(f"cli-metavar-{found[0].lower()}"), param.metavar or "")
    if _is_argument(param):
        return stands_for
    return f"{', '.join(shown_flags(param))} {stands_for}".strip()


def _short_label(param: click.Parameter, say: Say) -> str:
    """Return how a parameter is written in a sentence: by the first of its names."""
    return re.sub("(, -[^ ]+)+", "", _label(param, say))


def shown_flags(param: click.Parameter) -> list[str]:
    """Return the names of an option that help and completion show: all but its older ones."""
    old = param.old_flags if isinstance(param, RenamedOption) else ()
    return [flag for flag in param.opts if flag not in old]


class RenamedOption(click.Option):
    """An option that scripts may still call by older names."""

    def __init__(self, flags: Sequence[str], *, old_flags: Sequence[str], **settings: Any) -> None:
        super().__init__([*flags, *old_flags], **settings)
        self.old_flags = old_flags


class NoSuchCommand(click.ClickException):
    """A word that is no command of `horda`."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.known = get_close_matches(name, known, 1) or known


class Command(click.Command):
    """One command of `horda`."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help page."""
        _page(self, ctx, formatter)


class Group(click.Group):
    """Commands under one name, such as those of `horda mission`."""

    command_class = Command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help page."""
        _page(self, ctx, formatter)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which the help page tells them."""
        return list(self.commands)

    def shown_commands(self) -> list[str]:
        """Return the names of the commands that people type."""
        return [name for name, command in self.commands.items() if not command.hidden]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; an unknown one is refused with the nearest known."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise NoSuchCommand(args[0], self.shown_commands())
        return super().resolve_command(ctx, args)


class HordaGroup(Group):
    """`horda` itself: finds the language, runs the command, turns errors into one sentence."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and leave with its exit code."""
        try:
            lang, rest = language_asked(list(sys.argv[1:] if args is None else args))
        except BadLanguage as problem:
            desk = Desk(language())
            _complain(desk, desk.words.say("cli-bad-language", lang=str(problem), known=", ".join(LANGUAGES)))
            sys.exit(BAD_INPUT)
        desk = Desk(lang)
        try:
            name = os.environ.get("HORDA_COMMAND") or prog_name or "horda"
            code = super().main(rest, name, complete_var, False, obj=desk, **extra)
        except click.ClickException as problem:
            _complain(desk, usage_problem(desk, problem))
            sys.exit(BAD_INPUT)
        except click.Abort:
            _complain(desk, desk.words.say("cli-input-ended"))
            sys.exit(BAD_INPUT)
        except Exception as problem:
            sys.exit(_told(desk, problem))
        sys.exit(code if isinstance(code, int) else 0)


def _complain(desk: Desk, sentence: str) -> None:
    desk.aside.print(sentence, style="red", soft_wrap=True)


TOO_MUCH = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)
"""How click says that a command was given more than it takes."""


def usage_problem(desk: Desk, problem: click.ClickException) -> str:
    """What is wrong with a command line, in the person's language."""
    kind = type(problem).__name__
    say = desk.words.say
    ctx = problem.ctx if isinstance(problem, click.UsageError) else None
    command = ctx.command_path if ctx is not None else "horda"
    if isinstance(problem, click.exceptions.NoArgsIsHelpError):
        return problem.message
    if isinstance(problem, NoSuchCommand):
        return say("cli-no-such-command", name=problem.message, known=", ".join(problem.known))
    if kind == "NoSuchOption":
        return say("cli-no-such-option", name=str(getattr(problem, "option_name", "")), command=command)
    param = getattr(problem, "param", None)
    name = _short_label(param, say) if param is not None else ""
    if isinstance(problem, click.MissingParameter) and param is not None:
        return say("cli-missing", name=name, kind=param.param_type_name, command=command)
    wanted = getattr(param, "type", None)
    if kind == "BadParameter" and isinstance(wanted, click.IntRange):
        most = "none" if wanted.max is None else int(wanted.max)
        return say("cli-number-wanted", name=name, least=int(wanted.min or 0), most=most)
    if kind == "BadParameter" and name:
        return say("cli-bad-value", name=name, detail=problem.message)
    extra = TOO_MUCH.fullmatch(problem.message)
    if extra is not None:
        return say("cli-too-much", given=extra[1])
    return say("cli-bad-usage", detail=problem.message)


def _told(desk: Desk, problem: Exception) -> int:
    """Say in one sentence what went wrong; what nobody foresaw is kept whole in a file, to be reported."""
    if isinstance(problem, Complaint):
        _complain(desk, problem_told(desk, problem))
        return problem.code
    if desk.words.has(f"common-error-{_kebab(type(problem).__name__)}"):
        _complain(desk, desk.words.error(problem))
        return BAD_FILE if is_about_a_file(problem) else BAD_INPUT
    if isinstance(problem, OSError) and problem.filename is not None:
        _complain(desk, file_problem(desk, problem))
        return BAD_FILE
    if os.environ.get("HORDA_TRACEBACK"):
        raise problem
    place = late.keep_traceback(problem)
    _complain(
        desk,
        desk.words.say("cli-broken", kind=type(problem).__name__, detail=str(problem), file=str(place)),
    )
    return BROKEN


def is_about_a_file(problem: Exception) -> bool:
    """Whether what is wrong lies in a file: content or a match that cannot be read."""
    # By its name, for to import it would load all bots.
    return isinstance(problem, late.BadContent | late.BadSave) or type(problem).__name__ == "BadPlayer"


def file_problem(desk: Desk, problem: OSError, file: str = "") -> str:
    """Why the system does not let us use a file, in the person's language where we know the reason."""
    why = errno.errorcode.get(problem.errno or 0, "other")
    name = file or str(problem.filename)
    return desk.words.say("cli-file-problem", file=name, why=why, detail=str(problem.strerror))


def _kebab(name: str) -> str:
    return late.kebab(name)
