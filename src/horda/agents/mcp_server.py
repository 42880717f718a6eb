"""An MCP server with which a language model plays a seat (the extra `mcp`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from typing import TYPE_CHECKING

from horda.agents.seat_tools import NotPossible, SeatTools
from horda.extras import install_command
from horda.rulebook import rulebook

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer


class NoMcp(ImportError):
    """The package `mcp` is not installed."""

    def __init__(self) -> None:
        self.command = install_command("mcp")
        super().__init__(f"the MCP server needs the package mcp; to install it: {self.command}")


def require_mcp() -> None:
    """Raise `NoMcp` if the package is missing."""
    if find_spec("mcp") is None:
        raise NoMcp


def server_for(tools: SeatTools, game_id: str, *, lang: str = "en") -> MCPServer[object]:
    """Return a server with the tools of a seat; `run()` serves it over the standard streams."""
    require_mcp()
    from mcp.server.mcpserver import MCPServer

    book = rulebook(game_id)
    server: MCPServer[object] = MCPServer(
        "horda",
        instructions=(
            f"You play {book.title.in_language(lang)}. {book.summary.in_language(lang)} "
            "Call `look` first, then `choose` until the match is over, then `new_match`. "
            "You know what your seat may know, and only legal choices are accepted."
        ),
        log_level="WARNING",
    )
    for tool in tools.tools:
        server.add_tool(_with_tool_errors(tool), structured_output=False)
    return server


def _with_tool_errors(tool: Callable[..., str]) -> Callable[..., str]:
    """Return a tool that passes refusals to the model as error texts."""
    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(tool)
    def call(*args: object, **kwargs: object) -> str:
        try:
            return tool(*args, **kwargs)
        except NotPossible as problem:
            raise ToolError(str(problem)) from problem

    return call
