"""The numbers printed on cards, Characters and locations, for the texts that describe them."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from horda.games.city_of_horror.content import ACTION_CARDS, CHARACTERS, INVASIONS, LOCATIONS, Invasion

Figures = dict[str, int | str]


def figures_of(kind: str, name: str) -> Figures:
    """Return the numbers on a card, a Character (`who`) or a location (both its sides)."""
    name = name.replace("-", "_")
    if kind == "who":
        for character in CHARACTERS:
            if character.id == name:
                return {
                    "figure": character.figure,
                    "rested": character.rested,
                    "exhausted": character.exhausted,
                    "amount": character.amount,
                }
    if kind == "location":
        return _of_location(name)
    for card in ACTION_CARDS:
        if card.id == name:
            return {"figure": card.figure, "amount": card.amount}
    return next((_of_invasion(card) for card in INVASIONS if card.id == name), {})


def _of_location(name: str) -> Figures:
    figures: Figures = {}
    for location in LOCATIONS:
        if location.id == name:
            figures["figure"] = location.figure
            for side, board in location.sides.items():
                figures[f"spaces_{side.lower()}"] = board.spaces
                figures[f"attack_{side.lower()}"] = board.attack
                figures[f"markers_{side.lower()}"] = board.markers
    return figures


def _of_invasion(card: Invasion) -> Figures:
    figures: Figures = {
        "leader": card.leader,
        "moves": len(card.moves),
        "supplies": sum(card.antidotes + card.cards),
    }
    figures["from_1"] = figures["to_1"] = figures["from_2"] = figures["to_2"] = "none"
    for number, move in enumerate(card.moves, 1):
        figures[f"from_{number}"] = str(move.start)
        figures[f"to_{number}"] = str(move.to)
    for spot, zombies in enumerate(card.zombies, 1):
        figures[f"zombies_{spot}"] = zombies
    for spot in range(4):
        figures[f"antidotes_{spot + 1}"] = card.antidotes[spot]
        figures[f"cards_{spot + 1}"] = card.cards[spot]
    return figures
