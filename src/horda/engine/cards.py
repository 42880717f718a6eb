"""Cards in piles, and a record of which seats know which card.

A card is a number; its face and its deck never change. For each card the engine keeps a bit mask of the seats
that know it, so views, events, undo and determinisation need no code in any game. The masks hold what people
at a table could know: when a card leaves a hand unseen, others are no longer certain about any card of that
hand that they had seen.
"""

from __future__ import annotations

from typing import Final

from horda.engine.chance import Dealer, Dice
from horda.engine.events import HIDDEN
from horda.engine.lists import put, without

MAX_EQUAL_CARDS: Final = 1000
"""Maximum number of equal cards in a row in the deck of a save."""


class Deck:
    """The printed cards of a game: face and back by number. Shared by all states, never changed."""

    def __init__(self, faces: list[str], backs: list[str]) -> None:
        self.faces = faces
        self.backs = backs
        self.kinds: list[str] = list(dict.fromkeys(faces))
        """The different faces, in the order in which hands are shown."""
        self.rank: dict[str, int] = {face: place for place, face in enumerate(self.kinds)}
        kinds_of_back = list(dict.fromkeys(backs))
        self.groups: list[int] = [kinds_of_back.index(back) for back in backs]
        """The number of each card's back."""
        self.group_count = len(kinds_of_back)
        self.numbered: list[int] = list(range(len(faces)))
        self.mark = ""
        """A hash of the deck, computed on first use (`fingerprint.fingerprint`)."""
        self.plain: list[list[str | int]] = []
        """The deck as a save stores it: runs of back, face and count."""
        for face, back in zip(faces, backs, strict=True):
            if self.plain and self.plain[-1][:2] == [back, face]:
                self.plain[-1] = [back, face, int(self.plain[-1][2]) + 1]
            else:
                self.plain.append([back, face, 1])

    @staticmethod
    def of(decks: dict[str, list[str]]) -> Deck:
        """Return a deck of all cards of several decks, numbered deck by deck."""
        faces: list[str] = []
        backs: list[str] = []
        for back, printed in decks.items():
            faces.extend(printed)
            backs.extend([back] * len(printed))
        return Deck(faces, backs)

    def from_save(self, saved: object) -> Deck:
        """Return the deck that a save contains: a match continues with the cards it started with.

        Raise `ValueError` if the save has a card with a back and face that this deck does not have.
        """
        if saved == self.plain:
            return self
        printed = set(zip(self.backs, self.faces, strict=True))
        faces: list[str] = []
        backs: list[str] = []
        if not isinstance(saved, list):
            raise ValueError("it does not say which cards its deck holds")
        for run in saved:
            back, face, count = run if isinstance(run, list) and len(run) == 3 else ("", "", 0)
            if (back, face) not in printed:
                raise ValueError(f"its deck holds {face!r:.80}, and there is no such card")
            if type(count) is not int or not 0 < count <= MAX_EQUAL_CARDS:
                raise ValueError(f"its deck cannot hold {count!r:.80} times `{face}`")
            faces.extend([face] * count)
            backs.extend([back] * count)
        return Deck(faces, backs)

    def numbers(self, back: str) -> list[int]:
        """Return the cards with one back."""
        return [card for card, deck in enumerate(self.backs) if deck == back]


class Cards:
    """The pile of every card, and which seats know it. `audience` is the mask of seats that see into each pile.

    Piles and masks are never changed in place: they are replaced, and copies share them.
    """

    __slots__ = ("audience", "deck", "has_new_information", "known", "piles", "spectators")

    def __init__(
        self,
        deck: Deck,
        *,
        piles: dict[str, list[int]],
        audience: dict[str, int],
        known: list[int],
        spectators: int = 0,
    ) -> None:
        self.deck = deck
        self.audience = audience
        self.piles = piles
        self.known = known
        self.has_new_information = False
        """Whether, by public information, somebody may have seen a new face since this flag was last reset."""
        self.spectators = spectators or _highest_bit(audience)
        """The bit of the spectators in a mask; a card that they have seen was seen by everybody."""

    def copy(self) -> Cards:
        """Return a copy that can change independently."""
        return Cards(
            self.deck,
            piles=self.piles.copy(),
            audience=self.audience,
            known=self.known,
            spectators=self.spectators,
        )

    def face(self, card: int) -> str:
        """Return what is printed on a card."""
        return self.deck.faces[card]

    def faces(self, pile: str) -> list[str]:
        """Return the true faces of a pile, bottom first, including faces that are secret."""
        faces = self.deck.faces
        return [faces[card] for card in self.piles[pile]]

    def visible_faces(self, pile: str, bit: int) -> list[str]:
        """Return a pile as the seat of `bit` knows it, with `HIDDEN` for unknown cards.

        Piles are bottom first. A hand is in the order of the printed cards, hidden ones last, because the
        order in which its owner holds it would reveal which card came and which left.
        """
        faces, known = self.deck.faces, self.known
        if not self.is_hand(pile):
            return [faces[card] if known[card] & bit else HIDDEN for card in self.piles[pile]]
        rank, kinds = self.deck.rank, self.deck.kinds
        seen = [rank[faces[card]] for card in self.piles[pile] if known[card] & bit]
        seen.sort()
        return [kinds[place] for place in seen] + [HIDDEN] * (len(self.piles[pile]) - len(seen))

    def is_hand(self, pile: str) -> bool:
        """Return whether exactly one seat sees into a pile, so that nobody else can follow its cards."""
        mask = self.audience[pile]
        return mask != 0 and mask & (mask - 1) == 0

    def find(self, pile: str, face: str, seen_by: int = 0) -> int:
        """Return a card with this face in a pile, preferring the one known to most seats, which reveals least.

        `seen_by` is a mask of the seats that the card will be shown to: cards known to them are preferred most.
        """
        faces = self.deck.faces
        best, most_knowers = -1, -1
        for card in self.piles[pile]:
            if faces[card] == face:
                known = self.known[card]
                knowers = known.bit_count() + 64 * (known & seen_by).bit_count()
                if knowers > most_knowers:
                    best, most_knowers = card, knowers
        if best < 0:
            raise LookupError(f"no `{face}` in `{pile}`")
        return best

    def learn(self, card: int, mask: int) -> None:
        """Show the card's face to the seats in `mask`.

        A face shown to some seats counts as new even if these seats knew it: whether they did is private, but
        everybody sees whether a decision can still be undone.
        """
        if mask and not (mask & self.known[card] & self.spectators):
            self.has_new_information = True
        self._note(card, mask)

    def _note(self, card: int, mask: int) -> None:
        """Record that the seats in `mask` know the card."""
        before = self.known[card]
        after = before | mask
        if after != before:
            self.known = put(self.known, card, after)

    def _note_move(self, card: int, source: str, viewers: int) -> None:
        """Set `has_new_information` if, by public information, a card leaving a pile is new to a seat of `viewers`.

        Only public facts count: who sees into the pile, and which cards were shown to everybody. It has to be
        called before the card leaves.
        """
        new = viewers & ~self.audience[source]
        if not new or self.has_new_information:
            return
        if self.is_hand(source):
            self.has_new_information = not (
                viewers & self.spectators and self._is_shown(source, self.deck.faces[card])
            )
        elif not self.known[card] & self.spectators:
            self.has_new_information = bool(viewers & self.spectators) or not self._have_seen_all(source, new)

    def _is_shown(self, pile: str, face: str) -> bool:
        """Return whether everybody has seen a card with this face in a pile."""
        faces = self.deck.faces
        return any(faces[card] == face and self.known[card] & self.spectators for card in self.piles[pile])

    def _have_seen_all(self, pile: str, mask: int) -> bool:
        """Return whether the seats in `mask` have seen every card of a pile."""
        return all(self.known[card] & mask == mask for card in self.piles[pile])

    def show(self, pile: str, face: str, mask: int, count: int = 1) -> None:
        """Show `count` cards of a pile with this face to the seats in `mask`.

        Equal cards cannot be distinguished: a seat that has seen as many of these cards before sees nothing
        new, whatever the others have seen.
        """
        equal = [card for card in self.piles[pile] if self.deck.faces[card] == face]
        equal.sort()
        viewers = [0] * len(equal)
        for seat in range(mask.bit_length()):
            bit = mask & 1 << seat
            new = [at for at, card in enumerate(equal) if not self.known[card] & bit]
            for at in new[: max(0, count - (len(equal) - len(new)))]:
                viewers[at] |= bit
        if not mask & self.spectators or any(viewers[at] & self.spectators for at in range(len(equal))):
            self.has_new_information = True
        for at, card in enumerate(equal):
            self._note(card, viewers[at])

    def known_of(self, pile: str, face: str, mask: int) -> int:
        """Return the least number of cards with this face in a pile that any seat in `mask` has seen."""
        equal = [card for card in self.piles[pile] if self.deck.faces[card] == face]
        count = len(equal)
        for seat in range(mask.bit_length()):
            if mask >> seat & 1:
                seen = [card for card in equal if self.known[card] >> seat & 1]
                count = min(count, len(seen))
        return count

    def move(self, card: int, source: str, target: str, *, seen_by: int = 0) -> None:
        """Move a card from one pile to the top of another.

        Seats that see into the target see the card, and so do the seats in `seen_by`. A card that leaves a hand is
        unseen by all others (see `move_unseen`); a card from any other pile can be followed.
        """
        viewers = self.audience[target] | seen_by
        self._note_move(card, source, viewers)
        if self.is_hand(source):
            self._slip_away(card, source, viewers)
        self._put(card, source, target, len(self.piles[target]), viewers)

    def move_unseen(self, card: int, source: str, target: str, *, seen_by: int = 0) -> None:
        """Move a card so that only the seats that see into source or target, and the seats in `seen_by`, see it.

        Other seats cannot tell whether a card of the pile that they had seen has left, so they no longer know
        any card of the pile, unless it had only this card.
        """
        viewers = self.audience[target] | seen_by
        self._note_move(card, source, viewers)
        self._slip_away(card, source, viewers)
        self._put(card, source, target, len(self.piles[target]), viewers)

    def tuck(self, card: int, source: str, target: str, *, seen_by: int = 0) -> None:
        """Move a card from one pile to the bottom of another."""
        viewers = self.audience[target] | seen_by
        self._note_move(card, source, viewers)
        if self.is_hand(source):
            self._slip_away(card, source, viewers)
        self._put(card, source, target, 0, viewers)

    def draw(self, source: str, target: str) -> int:
        """Move the top card of a pile to another and return it; the pile must not be empty."""
        card = self.piles[source][-1]
        viewers = self.audience[target]
        self._note_move(card, source, viewers)
        if self.is_hand(source):
            self._slip_away(card, source, viewers)
        self.piles[source] = self.piles[source][:-1]
        self.piles[target] = [*self.piles[target], card]
        self._note(card, viewers)
        return card

    def _put(self, card: int, source: str, target: str, place: int, viewers: int) -> None:
        self.piles[source] = without(self.piles[source], card)
        pile = self.piles[target].copy()
        pile.insert(place, card)
        self.piles[target] = pile
        self._note(card, viewers)

    def _slip_away(self, card: int, source: str, seen_by: int) -> None:
        """Update which cards of a hidden pile are known when a card leaves it, seen by the seats in `seen_by`."""
        pile = self.piles[source]
        if len(pile) == 1:
            return
        known = self.known
        holders = self.audience[source]
        witnesses = holders | seen_by
        faces = self.deck.faces
        # They see this card go, but had seen an equal one: for all they know it was that one.
        mistaken = witnesses & ~holders & ~known[card]
        for other in pile:
            left = known[other] & witnesses
            if mistaken and other != card and faces[other] == faces[card]:
                taken = left & mistaken
                left &= ~taken
                mistaken &= ~taken
            # Usually nobody had seen any card, so nothing needs replacing.
            if left != known[other]:
                known = put(known, other, left)
        self.known = known

    def forget(self, pile: str) -> None:
        """Remove all knowledge of the cards of a pile, except that of the seats that see into the pile."""
        mask = self.audience[pile]
        known = self.known.copy()
        for card in self.piles[pile]:
            known[card] = mask
        self.known = known

    def hide(self, card: int) -> None:
        """Record that no seat knows the card any more."""
        self.known = put(self.known, card, 0)

    def known_to(self, cards: tuple[int, ...]) -> int:
        """Return the mask of the seats that know every one of these cards."""
        mask = -1
        for card in cards:
            mask &= self.known[card]
        return mask

    def reimagine(self, bit: int, rng: Dice) -> list[int]:
        """Redistribute at random, among cards with the same back, all cards that the seat of `bit` does not know.

        The cards are collected by number before they are dealt, so their true places have no influence: two
        matches that the seat cannot distinguish give the same result. Return, for each card, the card that is
        now in its former place.
        """
        before, group_of = self.known, self.deck.groups
        hidden: list[list[int]] = [[] for _ in range(self.deck.group_count)]
        for card, mask in enumerate(before):
            if not mask & bit:
                hidden[group_of[card]].append(card)
        dealer = Dealer(rng)
        now = self.deck.numbered.copy()
        known = before.copy()
        for name, pile in self.piles.items():
            dealt: list[int] = []
            for card in pile:
                mask = before[card]
                if mask & bit:
                    dealt.append(card)
                    continue
                left = hidden[group_of[card]]
                at = dealer.below(len(left))
                drawn = left[at]
                left[at] = left[-1]
                left.pop()
                dealt.append(drawn)
                now[card] = drawn
                known[drawn] = mask
            self.piles[name] = dealt
        self.known = known
        return now

    def plain(self) -> dict[str, object]:
        """Return the deck, the piles and the knowledge as a save stores them; cards are numbers in that deck."""
        return {"deck": self.deck.plain, "piles": self.piles, "known": self.known}

    def load(self, saved: dict[str, object]) -> None:
        """Load deck, piles and knowledge from a save; raise `ValueError` if they do not belong to this game."""
        piles, known = saved.get("piles"), saved.get("known")
        if not isinstance(piles, dict) or piles.keys() != self.piles.keys():
            raise ValueError("its piles of cards are not those of the game")
        deck = self.deck.from_save(saved.get("deck"))
        numbers: list[int] = []
        for pile in piles.values():
            numbers.extend(pile)
        if sorted(numbers) != list(range(len(deck.faces))):
            raise ValueError("its piles of cards do not hold each card of its deck once")
        if not isinstance(known, list) or len(known) != len(deck.faces) or not all_numbers(known):
            raise ValueError("its piles of cards do not say who knows which card")
        self.deck, self.piles, self.known = deck, piles, known


def _highest_bit(audience: dict[str, int]) -> int:
    """Return the bit of the spectators: the highest bit of `audience`, since only open piles are visible to them."""
    return 1 << max(mask.bit_length() for mask in audience.values()) >> 1


def all_numbers(values: list[object]) -> bool:
    """Return whether all values are numbers."""
    return all(type(value) is int for value in values)
