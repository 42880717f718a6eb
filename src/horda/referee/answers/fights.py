"""The odds of a fight of Survivor Zombiland, with the cards that may help and why others may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from horda.engine.views.position import BadPosition
from horda.games.zombiland.content import ENCOUNTERS, IN_FRONT, RESOURCES, ZOMBIES
from horda.games.zombiland.odds import chance_to_win, least_to_win
from horda.games.zombiland.rules.resources import PRINTED, why_not_play
from horda.games.zombiland.state import HANDS, ZombilandState
from horda.referee.records import AttemptOdds, FightCard
from horda.referee.wording import Wording

FIGHT_RULES = ("ZL-FGT-02", "ZL-FGT-03", "ZL-FGT-04")
LOSS_RULES = ("ZL-FGT-05", "ZL-FGT-07")
BEFORE, AFTER = "fight", "after_fight"
"""The moments of a fight at which cards are played: before the roll, and after a losing roll."""
RULE_OF_MOMENT = {(BEFORE, True): "ZL-FGT-01", (BEFORE, False): "ZL-RSC-03", (AFTER, True): "ZL-RSC-05"}
"""The rule that allows a card by its moment and by whether the fighter holds it."""
MAX_COUNTED = 30


def open_fights(state: ZombilandState) -> list[str]:
    """Return the card that is being fought, or all cards that may come up."""
    if state.fighter >= 0:
        return [state.cards.face(state.source)]
    return [face for face, card in ENCOUNTERS.items() if card.power]


def odds_of_fight(
    state: ZombilandState, who: str, card: str, wording: Wording, counted: Sequence[str] = ()
) -> AttemptOdds:
    """Return the odds of a survivor against an Encounter or Zombie card, with all current bonuses.

    `counted` are cards to be counted as if they had been played, each with its owner: `tomas torch`. Raise
    `BadPosition` if a name is unknown, or a counted card may not be played before the roll.
    """
    if who not in state.character:
        raise BadPosition(wording.words.say("referee-unknown-figure", name=who[:40]))
    printed = ENCOUNTERS.get(card) or ZOMBIES.get(card)
    if printed is None or not printed.power:
        raise BadPosition(wording.words.say("referee-no-fight", name=card[:40]))
    seat = state.character.index(who)
    is_this_fight = state.fighter == seat and state.cards.face(state.source) == card
    fought = state if is_this_fight else _imagined_fight(state, seat, is_encounter=card in ENCOUNTERS)
    power = state.power if is_this_fight else printed.power
    helping = list(_fight_cards(fought, wording))
    usual = fought.lasting_bonus(seat) + fought.added
    added = usual + _counted_bonus(helping, counted, wording)
    with_odds = tuple(_with_odds(one, power, added, f"{one.owner} {one.card}" in counted) for one in helping)
    return AttemptOdds(
        f"{who} {card}",
        wording.words.say(
            "referee-fight", who=wording.words.name("character", who), power=power, added=added
        ),
        chance_to_win(power, added),
        "fight",
        dice=1,
        needed=least_to_win(power, added),
        power=power,
        added=added,
        cards=with_odds,
        bites=printed.bites,
        is_deadly=printed.bites > fought.health[seat],
        rules=FIGHT_RULES,
        loss_rules=LOSS_RULES,
        leaves_out=tuple(_left_out(fought)),
    )


def _imagined_fight(state: ZombilandState, seat: int, *, is_encounter: bool) -> ZombilandState:
    """Return a copy of the state in which a survivor is fighting; against an Encounter it is their own turn."""
    new = state.clone()
    new.forget_history()
    new.fighter = seat
    new.foe = -1
    new.added = 0
    if is_encounter:
        new.active = seat
    return new


def _left_out(s: ZombilandState) -> Iterator[str]:
    """Yield the factors that the odds leave out: cards at the table that nobody has named."""
    if any(not s.cards.known[card] for hand in HANDS[: s.seats] for card in s.cards.piles[hand]):
        yield "cards"


def _fight_cards(s: ZombilandState, wording: Wording) -> Iterator[FightCard]:
    """Yield the named cards in hands that add to a fight, the fighter's own first."""
    for seat in (s.fighter, *s.in_turn_order(s.fighter)):
        named = [s.cards.face(card) for card in s.cards.piles[HANDS[seat]] if s.cards.known[card]]
        for face in sorted(named, key=s.cards.deck.rank.__getitem__):
            bonus = _bonus_of(face)
            if bonus:
                yield _fight_card(s, seat, face, bonus, wording)


def _bonus_of(face: str) -> int:
    """Return the bonus of a Resource card to the fight in which it is played; 0 if it has none."""
    effect = RESOURCES[face].do[0]
    return effect.n if effect.do == "add" else IN_FRONT.get(face, 0)


def _fight_card(s: ZombilandState, seat: int, face: str, bonus: int, wording: Wording) -> FightCard:
    card, is_fighter = PRINTED[face], seat == s.fighter
    refusal = why_not_play(s, seat, card, BEFORE)
    moment = BEFORE if refusal is None else AFTER if why_not_play(s, seat, card, AFTER) is None else ""
    rule = RULE_OF_MOMENT.get((moment, is_fighter or moment == AFTER)) or refusal or ""
    return FightCard(
        owner=s.character[seat],
        card=face,
        name=wording.words.name("card", face),
        bonus=bonus,
        moment="now" if moment == BEFORE else "later" if moment == AFTER else "never",
        rule=rule,
    )


def _counted_bonus(cards: Sequence[FightCard], counted: Sequence[str], wording: Wording) -> int:
    """Return the bonus of the counted cards; raise `BadPosition` if one of them may not be played before the roll."""
    playable = [(f"{one.owner} {one.card}", one.bonus) for one in cards if one.moment == "now"]
    total = 0
    for line in counted[:MAX_COUNTED]:
        found = next((pair for pair in playable if pair[0] == line), None)
        if found is None:
            raise BadPosition(wording.words.say("referee-not-counted", name=line[:40]))
        playable.remove(found)
        total += found[1]
    return total


def _with_odds(card: FightCard, power: int, added: int, is_counted: bool) -> FightCard:
    """Return a card with the odds of the fight if it is also played."""
    return FightCard(
        card.owner,
        card.card,
        card.name,
        card.bonus,
        card.moment,
        card.rule,
        chance_to_win(power, added if is_counted else added + card.bonus),
    )
