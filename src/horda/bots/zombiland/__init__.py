"""The heuristic player of Survivor Zombiland, with separate functions for survivors and zombies."""

from __future__ import annotations

from collections.abc import Callable

from horda.bots.zombiland import fighting, hunting, turns
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games.zombiland.bot_view import BotView
from horda.games.zombiland.rules.showing import SHOWING


class Heuristic:
    """Player that avoids needless fights, takes the shortest way, and as a zombie hunts the leading survivor."""

    def choose(self, turn: Turn) -> Choice:
        """Return the choice with the highest value, the first if several are equal; show cards only if forced."""
        choices = [choice for choice in turn.choices if choice.verb not in SHOWING]
        if len(choices) < 2:
            return choices[0] if choices else turn.choices[0]
        view = turn.bot_view()
        assert isinstance(view, BotView)
        judge = JUDGES.get(str(view.asked.get("ask")))
        if judge is None:
            return choices[turn.rng.below(len(choices))]
        seat = turn.seat
        return max(choices, key=lambda choice: judge(view, seat, choice))


JUDGES: dict[str, Callable[[BotView, int, Choice], float]] = {
    "BeforeRoll": turns.judge_before_roll,
    "MidTurn": turns.judge_before_roll,
    "LastCards": turns.judge_before_roll,
    "ChooseWay": turns.judge_way,
    "Stroll": turns.judge_way,
    "FightCards": fighting.judge_fight,
    "HelpFight": fighting.judge_fight,
    "AfterRoll": fighting.judge_after_roll,
    "Threatened": fighting.judge_threat,
    "MakePeace": turns.judge_peace,
    "Discard": turns.judge_discard,
    "Salvage": turns.judge_salvage,
    "BuryOrLeave": turns.judge_bury,
    "Rob": turns.judge_rival,
    "Duel": turns.judge_rival,
    "Swap": turns.judge_swap,
    "OfferCard": turns.judge_offer,
    "AcceptCard": turns.judge_accept,
    "ZombieRoll": hunting.judge_zombie_move,
    "ZombieWay": hunting.judge_zombie_way,
    "ZombiePlay": hunting.judge_zombie_play,
    "FollowUp": hunting.judge_zombie_play,
    "ZombieChance": hunting.judge_interrupt,
    "ZombieEnd": hunting.judge_zombie_discard,
    "ChooseGrave": hunting.judge_grave,
}
