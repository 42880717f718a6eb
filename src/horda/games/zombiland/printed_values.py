"""The numbers printed on cards, spaces and Location tokens, for the texts that describe them."""

# horda: interpreted, because it reads msgspec records and is never hot

from __future__ import annotations

from msgspec.structs import asdict

from horda.games.zombiland.content import BOARD, ENCOUNTERS, RESOURCES, ZOMBIES, Effect, Token
from horda.games.zombiland.rules.board import KIND

CARDS = {**RESOURCES, **ENCOUNTERS, **ZOMBIES}
Figures = dict[str, int | str]


def figures_of(kind: str, name: str) -> Figures:
    """Return the numbers on a `card`, a `space` or a `location`; empty for anything else."""
    if kind == "card" and name in CARDS:
        return _on_card(asdict(CARDS[name]))
    if kind == "space" and name in KIND:
        return {"kind": KIND[name], **_on_token(name)}
    return _on_token(name) if kind == "location" else {}


def _on_card(record: dict[str, object]) -> Figures:
    """Return a card's numbers by name, and the amount of an effect by its verb: `power`, `win_draw`."""
    figures: Figures = {}
    for name, value in record.items():
        if name == "figure":
            figures[name] = str(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            figures[name] = value
        elif isinstance(value, tuple):
            for effect in value:
                if isinstance(effect, Effect):
                    figures[effect.do if name == "do" else f"{name}_{effect.do}"] = effect.n
    return figures


def _on_token(location: str) -> Figures:
    token: Token | None = BOARD.tokens.get(location)
    return {} if token is None else asdict(token)
