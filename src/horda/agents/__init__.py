"""Agents of any kind at the table: other programs, language models, and your own players.

An agent knows only its `Seat`. Programs speak lines of JSON over their standard streams or a socket
(`line_protocol`), language models read a prompt (`text`) or call the tools of an MCP server (`mcp_server`).
`measurement` plays any of them against the heuristic player.
"""
