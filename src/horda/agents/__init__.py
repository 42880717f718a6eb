"""Agents of any kind as players: other programs, language models, and custom players.

An agent has access only to its `Seat`. Programs exchange lines of JSON over their standard streams or a socket
(`line_protocol`), language models read a prompt (`text`) or call the tools of an MCP server (`mcp_server`).
`measurement` plays any of them against the heuristic player.
"""
