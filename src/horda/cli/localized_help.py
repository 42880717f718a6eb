"""Click commands and groups with help pages, completions and errors in the user's language."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click
from click.shell_completion import CompletionItem

from horda.cli.completion import COMPLETE_VAR
from horda.cli.context import BadLanguage, CliContext, split_language
from horda.cli.errors import CliError, error_message
from horda.cli.exit_codes import BAD_FILE, BAD_INPUT, BROKEN, CODES
from horda.locale import LANGUAGES, language

Say = Callable[..., str]
HELP_FLAGS = ("-h", "--help")
METAVAR = re.compile(r"[A-Z]{2,}")


def context_of(ctx: click.Context) -> CliContext:
    """Return the `CliContext` of a command."""
    context = ctx.find_root().obj
    assert isinstance(context, CliContext)
    return context


def _page(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the help page of a command: its summary, usage, arguments and options."""
    say = context_of(ctx).words.say
    prefix = "-".join(["cli", *_names(ctx)])
    key = "cli-app" if prefix == "cli" else prefix
    formatter.write_usage(ctx.command_path, _pieces(command, say), prefix=f"{say('cli-usage')} ")
    formatter.write_paragraph()
    formatter.write_text(say(key))
    if isinstance(command, Group):
        rows = [(name, say(f"{prefix}-{name}.short")) for name in command.list_commands(ctx)]
        with formatter.section(say("cli-commands")):
            formatter.write_dl(rows)
    arguments = [
        (_label(param, say), say(f"{key}-{_id(param)}")) for param in command.params if _is_argument(param)
    ]
    if arguments:
        with formatter.section(say("cli-arguments")):
            formatter.write_dl(arguments)
    options = [
        (_label(param, say), _option_help(param, say(f"{key}-{_id(param)}"), say))
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


def _option_help(param: click.Parameter, text: str, say: Say) -> str:
    """Return the help text of an option, which says whether the option is required."""
    return say("cli-option-required", text=text) if param.required else text


def _id(param: click.Parameter) -> str:
    return (param.name or "").replace("_", "-")


def _pieces(command: click.Command, say: Say) -> str:
    """Return the usage after the command's name: its arguments, required options, and a note on other options."""
    if isinstance(command, click.Group):
        return say("cli-usage-pieces")
    arguments = [param for param in command.params if _is_argument(param)]
    pieces = [_label(param, say) if param.required else f"[{_label(param, say)}]" for param in arguments]
    pieces += [
        _short_label(param, say) for param in command.params if param.required and not _is_argument(param)
    ]
    return " ".join([*pieces, say("cli-usage-options")])


def _label(param: click.Parameter, say: Say) -> str:
    """Return a parameter in the notation of help pages: `GAME`, `--seats N`, `--json`, `--theme paper|night`."""
    stands_for = METAVAR.sub(lambda found: say(f"cli-metavar-{found[0].lower()}"), param.metavar or "")
    if not stands_for and isinstance(param.type, click.Choice):
        stands_for = "|".join(map(str, param.type.choices))
    if _is_argument(param):
        return stands_for
    return f"{', '.join(shown_flags(param))} {stands_for}".strip()


def _short_label(param: click.Parameter, say: Say) -> str:
    """Return a parameter in the notation of sentences: the first of its names."""
    return re.sub("(, -[^ ]+)+", "", _label(param, say))


def shown_flags(param: click.Parameter) -> list[str]:
    """Return the names of an option that help and completion show, without its older names."""
    old = param.old_flags if isinstance(param, RenamedOption) else ()
    return [flag for flag in param.opts if flag not in old]


class RenamedOption(click.Option):
    """An option with older names, which scripts may still use."""

    def __init__(self, flags: Sequence[str], *, old_flags: Sequence[str], **settings: Any) -> None:
        super().__init__([*flags, *old_flags], **settings)
        self.old_flags = old_flags


LANG_OPTION = click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False)


class NoSuchCommand(click.ClickException):
    """A word that is not a command of `horda`."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.known = get_close_matches(name, known, 1) or known


class Command(click.Command):
    """A command of `horda`."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help page."""
        _page(self, ctx, formatter)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the parameters with `--lang` (which `HordaGroup.main` reads), so that it is completed."""
        return [*super().get_params(ctx), LANG_OPTION]

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Offer the options, without their older names."""
        old = {flag for param in self.params if isinstance(param, RenamedOption) for flag in param.old_flags}
        found = click.Command.shell_complete(self, ctx, incomplete)
        return [item for item in found if item.value not in old]


class Group(Command, click.Group):
    """A group of commands; those in `lazy_commands` (`module:attribute`) are imported on first use."""

    command_class = Command

    def __init__(self, *args: Any, lazy_commands: Mapping[str, str] | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.lazy_commands = lazy_commands or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands in the order of the help page, without importing them."""
        return list(dict.fromkeys([*self.lazy_commands, *self.commands]))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by its name; import it on first use."""
        if cmd_name not in self.commands and cmd_name in self.lazy_commands:
            module, _, attribute = self.lazy_commands[cmd_name].partition(":")
            self.add_command(getattr(import_module(module), attribute), cmd_name)
        return self.commands.get(cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; raise `NoSuchCommand` with the nearest known one if there is none."""
        known = self.list_commands(ctx)
        if args and args[0] not in known and not args[0].startswith("-") and not ctx.resilient_parsing:
            raise NoSuchCommand(args[0], known)
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Offer the commands, each with its summary, and the options, without importing a command."""
        say = context_of(ctx).words.say
        prefix = "-".join(["cli", *_names(ctx)])
        commands = [
            CompletionItem(name, help=say(f"{prefix}-{name}.short"))
            for name in self.list_commands(ctx)
            if name.startswith(incomplete)
        ]
        return [*commands, *super().shell_complete(ctx, incomplete)]


class HordaGroup(Group):
    """The root group: determines the language, runs the command and prints each error as one sentence."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and exit with its code."""
        try:
            lang, rest = split_language(list(sys.argv[1:] if args is None else args))
        except BadLanguage as problem:
            context = CliContext(language())
            _print_error(
                context, context.words.say("cli-bad-language", lang=str(problem), known=", ".join(LANGUAGES))
            )
            sys.exit(BAD_INPUT)
        context = CliContext(lang)
        try:
            name = os.environ.get("HORDA_COMMAND") or prog_name or "horda"
            code = super().main(rest, name, complete_var or COMPLETE_VAR, False, obj=context, **extra)
        except click.ClickException as problem:
            _print_error(context, usage_error_message(context, problem))
            sys.exit(BAD_INPUT)
        except click.Abort:
            _print_error(context, context.words.say("cli-input-ended"))
            sys.exit(BAD_INPUT)
        except Exception as problem:
            sys.exit(_report_error(context, problem))
        sys.exit(code if isinstance(code, int) else 0)


def _print_error(context: CliContext, sentence: str) -> None:
    context.aside.print(sentence, style="red", soft_wrap=True)


EXTRA_ARGUMENTS = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)
"""Click's message for arguments that a command does not accept."""


def usage_error_message(context: CliContext, problem: click.ClickException) -> str:
    """Return the error of a command line as a sentence in the user's language."""
    kind = type(problem).__name__
    say = context.words.say
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
    extra = EXTRA_ARGUMENTS.fullmatch(problem.message)
    if extra is not None:
        return say("cli-too-much", given=extra[1])
    return say("cli-bad-usage", detail=problem.message)


def _report_error(context: CliContext, problem: Exception) -> int:
    """Print one sentence for an error and return the exit code; write the traceback of an unexpected one to a file."""
    from horda.locale.catalogue import kebab

    if isinstance(problem, CliError):
        _print_error(context, error_message(context, problem))
        return problem.code
    if context.words.has(f"common-error-{kebab(type(problem).__name__)}"):
        _print_error(context, context.words.error(problem))
        return BAD_FILE if is_file_error(problem) else BAD_INPUT
    if isinstance(problem, OSError) and problem.filename is not None:
        _print_error(context, file_error_message(context, problem))
        return BAD_FILE
    if os.environ.get("HORDA_TRACEBACK"):
        raise problem
    from horda.cli.terminal.saves import write_traceback

    place = write_traceback(problem)
    _print_error(
        context,
        context.words.say("cli-broken", kind=type(problem).__name__, detail=str(problem), file=str(place)),
    )
    return BROKEN


def is_file_error(problem: Exception) -> bool:
    """Whether an error is about an unreadable file of content, a match or a player."""
    from horda.engine.content.errors import BadContent
    from horda.engine.saves.save import BadSave

    # `BadPlayer` is compared by name because importing it would load all bots.
    return isinstance(problem, BadContent | BadSave) or type(problem).__name__ == "BadPlayer"


def file_error_message(context: CliContext, problem: OSError, file: str = "") -> str:
    """Return the reason why a file cannot be used, in the user's language if the reason is known."""
    why = errno.errorcode.get(problem.errno or 0, "other")
    name = file or str(problem.filename)
    return context.words.say("cli-file-problem", file=name, why=why, detail=str(problem.strerror))
