"""Cards of a position: piles written by faces, with unknown cards as `?` and their back.

A card is unknown if nobody at the table knows its face. Unknown cards are dealt in the order of the box, which is
arbitrary: code that reads a position must not rely on their faces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from horda.engine.cards import Cards
from horda.engine.events import HIDDEN
from horda.engine.views.position import BadPosition

MAX_CARDS = 1000
"""Most cards that a position may name in one pile; no box holds as many."""


def pile_labels(cards: Cards, pile: str, mask: int) -> list[str]:
    """Return a pile's cards from the bottom as faces known to `mask`; a hand is in the order of the box."""
    deck = cards.deck
    labels = [
        deck.faces[card] if cards.known[card] & mask else f"{HIDDEN}{deck.backs[card]}"
        for card in cards.piles[pile]
    ]
    if cards.is_hand(pile):
        labels.sort(key=lambda label: (label.startswith(HIDDEN), deck.rank.get(label, 0), label))
    return labels


def compact_labels(labels: Sequence[str]) -> list[str]:
    """Return labels with equal neighbours joined: `walker*3`."""
    runs = [(label, len(list(equal))) for label, equal in groupby(labels)]
    return [label if count == 1 else f"{label}*{count}" for label, count in runs]


def expand_labels(labels: Sequence[object]) -> list[str]:
    """Return the labels of a pile one by one; the inverse of `compact_labels`."""
    found: list[str] = []
    for label in labels:
        name, star, count = str(label).rpartition("*")
        if not star:
            found.append(str(label))
        elif count.isdigit() and len(found) + int(count) <= MAX_CARDS:
            found.extend([name] * int(count))
        else:
            raise BadPosition(f"`{label!s:.40}` is more than a pile holds; write `face*count`")
    return found


def deal_piles(cards: Cards, piles: Mapping[str, object]) -> None:
    """Put cards into piles according to their labels; other piles keep their known cards.

    Raise `BadPosition` if a pile is unknown, or if there are too few cards of a face or back.
    """
    wanted = {pile: pile_labels(cards, pile, -1) for pile in cards.piles}
    for pile, labels in piles.items():
        if pile not in wanted or not isinstance(labels, list):
            raise BadPosition(f"`{pile!s:.40}` is no pile of cards; known: {', '.join(cards.piles)}")
        wanted[pile] = expand_labels(labels)
    pool = [card for numbers in cards.piles.values() for card in numbers]
    if len(pool) != sum(map(len, wanted.values())):
        raise BadPosition(f"the box has {len(pool)} cards, no more and no less than all piles together")
    dealt: dict[str, list[int]] = {pile: [-1] * len(labels) for pile, labels in wanted.items()}
    known = cards.known.copy()
    for is_unknown in (False, True):
        for pile, labels in wanted.items():
            near = set(cards.piles[pile])
            for at, label in enumerate(labels):
                if label.startswith(HIDDEN) == is_unknown:
                    card = _take_card(cards, pool, label, near)
                    dealt[pile][at] = card
                    known[card] = 0 if is_unknown else usual_knowledge(cards, pile)
    cards.piles = dealt
    cards.known = known


def usual_knowledge(cards: Cards, pile: str) -> int:
    """Return the mask of seats that know a named card of a pile: those who see the pile, or all if it is face down."""
    return cards.audience[pile] or (cards.spectators << 1) - 1


def unusual_knowledge(cards: Cards, mask: int) -> dict[str, list[tuple[str, int]]]:
    """Return the cards of each pile with unusual knowledge, each with the mask of seats that know it.

    Unless `mask` is everybody, only cards that everybody has seen are included.
    """
    everyone = (cards.spectators << 1) - 1
    found: dict[str, list[tuple[str, int]]] = {}
    for pile, numbers in cards.piles.items():
        usual = usual_knowledge(cards, pile)
        for card in numbers:
            knowers = cards.known[card] & everyone
            if not cards.known[card] & mask:
                continue
            if mask != -1:
                knowers = everyone if knowers & cards.spectators else usual
            if knowers != usual & everyone:
                found.setdefault(pile, []).append((cards.deck.faces[card], knowers))
    return {pile: sorted(rows) for pile, rows in found.items()}


def note_knowledge(cards: Cards, rows: Mapping[str, Sequence[tuple[str, int]]]) -> None:
    """Set the knowledge of cards from rows of `unusual_knowledge`."""
    known = cards.known.copy()
    for pile, pairs in rows.items():
        rest = list(cards.piles.get(pile, ()))
        for face, mask in pairs:
            card = next((one for one in rest if cards.deck.faces[one] == face and known[one]), None)
            if card is None:
                raise BadPosition(f"`{pile:.40}` holds no `{face:.40}` that is known")
            rest.remove(card)
            known[card] = mask
    cards.known = known


def _take_card(cards: Cards, pool: list[int], label: str, near: set[int]) -> int:
    """Remove a card with this face (or the back after `?`) from a pool, preferably one of `near`; return it."""
    printed = cards.deck.backs if label.startswith(HIDDEN) else cards.deck.faces
    wanted = label.removeprefix(HIDDEN)
    fitting = [card for card in pool if printed[card] == wanted]
    if fitting:
        card = next((one for one in fitting if one in near), fitting[0])
        pool.remove(card)
        return card
    raise BadPosition(f"the box has no further card `{label:.40}`")


def renumbering(cards: Cards, target: Cards, pairs: Sequence[tuple[int, int]], mask: int) -> list[int]:
    """Return for each card the number of the equal or unknown card at its place in `target`.

    `pairs` are cards that correspond because the same slot holds them. Both positions have the same labels.
    """
    now = cards.deck.numbered.copy()
    faces = cards.deck.faces
    matched: dict[int, int] = {}
    taken: set[int] = set()
    pile_of = {card: pile for pile, numbers in cards.piles.items() for card in numbers}
    target_of = {card: pile for pile, numbers in target.piles.items() for card in numbers}
    for card, other in pairs:
        are_alike = faces[card] == faces[other] and pile_of[card] == target_of[other]
        if are_alike and card not in matched and other not in taken:
            matched[card] = other
            taken.add(other)
    for pile, numbers in cards.piles.items():
        rest = [card for card in target.piles[pile] if card not in taken]
        for is_unknown in (False, True):
            for card in numbers:
                if card in matched or bool(cards.known[card] & mask) == is_unknown:
                    continue
                equal = [one for one in rest if is_unknown or faces[one] == faces[card]]
                if not equal:
                    raise ValueError(f"`{faces[card]}` in `{pile}` has no equal card to stand for it")
                rest.remove(equal[0])
                matched[card] = equal[0]
                taken.add(equal[0])
    for card, other in matched.items():
        now[card] = other
    return now
