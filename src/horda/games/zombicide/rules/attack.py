"""What an attack is, as skills and cards see it when they speak about it."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.rules.board import NOWHERE

How = tuple[int, ...]
"""An attack as steps hold it: the fields of `Attack` in order, the weapons last."""

NAMED: Final = -2
"""What a named target is counted down from, so that no card is taken for it."""


class Attack:
    """An attack being resolved: who, with which cards, at which zone, how far. Never changed."""

    __slots__ = (
        "aid", "before", "by", "cards", "distance", "kind", "target", "then_card", "then_distance",
        "then_zone", "zone",
    )  # fmt: skip

    def __init__(
        self, by: int, kind: int, *, zone: int, cards: tuple[int, ...], distance: int, aid: int = NOWHERE
    ) -> None:
        self.by = by
        self.kind = kind
        """MELEE, RANGED or MAGIC (`horda.games.zombicide.state`)."""
        self.zone = zone
        self.cards = cards
        """The weapons or spells used: one, or two that are dual."""
        self.distance = distance
        self.aid = aid
        """The other card in use with a single weapon, which may help it; NOWHERE for none."""
        self.then_zone = NOWHERE
        """Where the second of two weapons is aimed that one action aims apart."""
        self.then_distance = 0
        self.then_card = NOWHERE
        self.before = 0
        """Kills of the first of them."""
        self.target = NOWHERE
        """The kind of the one zombie that a concentrated attack is aimed at (combat.concentrated)."""

    def how(self) -> How:
        """The attack as steps hold it; a target that is named comes last, below zero."""
        named = () if self.target == NOWHERE else (NAMED - self.target,)
        return (
            self.by, self.kind, self.zone, self.distance, self.aid,
            self.then_zone, self.then_distance, self.then_card, self.before, *self.cards, *named,
        )  # fmt: skip


def attack_of(how: How) -> Attack:
    """The attack that a step holds."""
    named = how[-1] <= NAMED
    cards = how[9:-1] if named else how[9:]
    attack = Attack(how[0], how[1], zone=how[2], distance=how[3], aid=how[4], cards=cards)
    if named:
        attack.target = NAMED - how[-1]
    attack.then_zone = how[5]
    attack.then_distance = how[6]
    attack.then_card = how[7]
    attack.before = how[8]
    return attack
