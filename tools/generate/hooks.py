"""Write the functions that call hooks: `rules/hooks.py` and `rules/skill_hooks.py` of the Zombicide family.

usage: python3 tools/generate/hooks.py [--check]

A hook is declared once, as a method whose return annotation says how answers are joined. The generated
functions are written out, since mypyc calls a method directly only if its name and types are known.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

FAMILY = Path(__file__).resolve().parents[2] / "src" / "horda" / "games" / "zombicide"
PACKAGE = "horda.games.zombicide"
MAX_LINE = 110
HEAD = '''\
"""The hooks of {what}, called by the rules. Made from `{source}` by `make hooks`: do not edit."""

from __future__ import annotations

'''


@dataclass
class Target:
    """A module to generate: the class it is made from, and how its functions find the listeners."""

    path: str
    source: str
    declaring: str
    what: str
    listener: str
    is_of_skills: bool


TARGETS = (
    Target("rules/hooks.py", "hooks/mechanism_hooks.py", "MechanismHooks", "mechanisms", "mechanism", False),
    Target("rules/skill_hooks.py", "skills/base.py", "Skill", "skills", "skill", True),
)


@dataclass
class Hook:
    """A hook as declared."""

    name: str
    text: str
    params: str
    arguments: list[str]
    passed: str
    answer: str
    join: str
    default: str
    names: set[str]


def module_of(source: str) -> str:
    """Return the dotted name of a module of the family."""
    return f"{PACKAGE}.{source.removesuffix('.py').replace('/', '.')}"


def hooks_of(tree: ast.Module, declaring: str) -> list[Hook]:
    """Return the hooks that a class declares."""
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == declaring)
    return [
        hook_of(node) for node in body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]


def hook_of(node: ast.FunctionDef) -> Hook:
    """Read one declaration; raise ValueError if it does not say how answers are joined."""
    returns = node.returns
    if not isinstance(returns, ast.Subscript) or ast.unparse(returns.value) != "Annotated":
        raise ValueError(f"the hook `{node.name}` does not say how answers are joined: Annotated[..., ALL]")
    assert isinstance(returns.slice, ast.Tuple)
    answer, join = returns.slice.elts
    positional, named = node.args.args[1:], node.args.kwonlyargs
    node.args.args = positional
    typed = [one.annotation for one in (*positional, *named) if one.annotation is not None]
    return Hook(
        name=node.name,
        text=ast.get_docstring(node, clean=False) or "",
        params=ast.unparse(node.args),
        arguments=[one.arg for one in positional],
        passed=", ".join([*(one.arg for one in positional), *(f"{one.arg}={one.arg}" for one in named)]),
        answer=ast.unparse(answer),
        join=ast.unparse(join),
        default=default_of(node),
        names={one.id for part in (answer, *typed) for one in ast.walk(part) if isinstance(one, ast.Name)},
    )


def default_of(node: ast.FunctionDef) -> str:
    """Return the default answer of a hook, as Python source."""
    last = node.body[-1]
    if not isinstance(last, ast.Return) or last.value is None:
        return ""
    value = ast.unparse(last.value)
    return "()" if value == "NOTHING" else value


def body_of(hook: Hook, listeners: str, listener: str) -> list[str]:
    """Return the body of a hook's function, without its docstring."""
    loop = f"for {listener} in {listeners}:"
    call = f"{listener}.{hook.name}({hook.passed})"
    match hook.join:
        case "FIRST":
            given = "answer is not None" if hook.answer.endswith("None") else "answer"
            return [
                loop,
                f"    answer = {call}",
                f"    if {given}:",
                "        return answer",
                f"return {hook.default}",
            ]
        case "ALL":
            return [f"found: {hook.answer} = {hook.default}", loop, f"    found += {call}", "return found"]
        case "LAST_FIRST":
            return [f"found: {hook.answer} = ()", loop, f"    found = {call} + found", "return found"]
        case "ANY":
            return [loop, f"    if {call}:", "        return True", "return False"]
        case "SUM":
            return ["total = 0", loop, f"    total += {call}", "return total"]
        case "MAX":
            return [
                f"highest = {hook.default}",
                loop,
                f"    highest = max(highest, {call})",
                "return highest",
            ]
        case "CHAIN":
            value = hook.arguments[-1]
            return [loop, f"    {value} = {call}", f"return {value}"]
        case "ONE":
            return [loop, f"    return {call}", f"return {hook.default}"]
        case _:
            raise ValueError(f"the hook `{hook.name}` joins its answers in a way nobody knows: {hook.join}")


def function_of(hook: Hook, target: Target) -> str:
    """Return the text of a hook's function."""
    if not target.is_of_skills:
        listeners = f's.edition.listeners["{hook.name}"]'
    elif hook.arguments[1] == "attack":
        listeners = f'attack_listeners(s, attack, "{hook.name}")'
    else:
        listeners = f'listeners(s, {hook.arguments[1]}, "{hook.name}")'
    head = f"def {hook.name}({hook.params}) -> {hook.answer}:"
    if len(head) > MAX_LINE:
        head = f"def {hook.name}(\n    {hook.params}\n) -> {hook.answer}:"
    text = f'    """{hook.text}"""'.replace("\n    ", "\n")
    lines = [f"    {line}" for line in body_of(hook, listeners, target.listener)]
    return "\n".join(["", "", head, text, *lines]) + "\n"


def imports_of(tree: ast.Module, source: str, names: set[str]) -> list[str]:
    """Return the lines that import some names, from where the declaring module imports them."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if alias.name in names:
                    found.setdefault(str(node.module), []).append(alias.name)
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id in names
        ):
            found.setdefault(module_of(source), []).append(node.targets[0].id)
    return [f"    from {module} import {', '.join(sorted(found[module]))}" for module in sorted(found)]


def hooks_module(target: Target) -> str:
    """Return the text of a module of hooks."""
    tree = ast.parse((FAMILY / target.source).read_text(encoding="utf-8"))
    hooks = hooks_of(tree, target.declaring)
    joined = [hook for hook in hooks if hook.join != "EACH"]
    names = {name for hook in joined for name in hook.names}
    parts = [HEAD.format(what=target.what, source=target.source)]
    if target.is_of_skills:
        parts.append("from typing import TYPE_CHECKING\n\n")
        parts.append(f"from {PACKAGE}.skills.listeners import attack_listeners, listeners\n")
    else:
        parts.append("from typing import TYPE_CHECKING, Final\n")
    parts.append("\nif TYPE_CHECKING:\n" + "\n".join(imports_of(tree, target.source, names)) + "\n")
    if not target.is_of_skills:
        taken = "".join(f'    "{hook.name}",\n' for hook in joined if hook.join == "ONE")
        parts.append(f"\nTAKEN_OVER: Final = (\n{taken})\n")
        parts.append('"""The hooks with which one mechanism at most replaces the shared rule."""\n')
    parts.extend(function_of(hook, target) for hook in joined)
    return "".join(parts)


def main() -> None:
    """Write the modules; with `--check`, only report which are out of date."""
    stale: list[str] = []
    for target in TARGETS:
        path, text = FAMILY / target.path, hooks_module(target)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(target.path)
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"not as declared: {', '.join(stale)}; run `make hooks`")
    print(f"hooks written: {', '.join(stale) or 'none, all are as declared'}")


if __name__ == "__main__":
    main()
