"""The heuristic player of Survivor Zombiland: a plan for its cards, a hunter once it is dead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.games.zombiland.content import BOARD, ENCOUNTERS, RESOURCES, ZOMBIES
from horda.games.zombiland.odds import SURVIVOR_DISTANCE, ZOMBIE_DISTANCE, chance_to_win, tour_length
from horda.games.zombiland.rules.board import KIND, ZONE_0
from horda.games.zombiland.view import Player, View

# What it costs to give a card away, in Health tokens; what a fight card adds is worth this much a point.
A_POINT = 0.13
WORTH = {
    "heal": 0.9, "draw": 0.5, "peace": 0.6, "reroll": 0.4, "escape": 0.6, "hurry": 0.25, "nudge": 0.2,
    "salvage": 0.4, "scout": 0.3, "wear": 0.7, "return_health": 0.4,
}  # fmt: skip
# How much a bite hurts with so many Health tokens left; the last one is death.
HURT = (4.0, 1.9, 1.3, 1.0)
# What a step of the way is worth, and what the spaces are worth to stop on.
A_STEP = 0.22
SPACE = {"no_encounters": 0.35, "resource": 0.45, "plus_1": 0.15, "plus_2": 0.3, "another_turn": 0.45}
# Cards a survivor may be thought to add in a fight, for each card in hand.
EXPECTED_HELP = 0.55


class Heuristic:
    """Fights no more than it must, races by the shortest way, and hunts whoever is ahead."""

    def choose(self, view: object, choices: Sequence[Choice], rng: Dice) -> Choice:
        """The choice that seems best; the first of equals."""
        assert isinstance(view, View)
        if len(choices) == 1:
            return choices[0]
        prompt = view.prompt or {}
        judge = JUDGES.get(str(prompt.get("ask")))
        if judge is None:
            return choices[rng.below(len(choices))]
        seat = choices[0].seat
        return max(choices, key=lambda choice: judge(view, seat, choice))


# --- what things are worth ---------------------------------------------------------------------------


def worth(face: str) -> float:
    """What a Resource card in hand is worth, in Health tokens."""
    if face == HIDDEN:
        return 0.35
    card = RESOURCES[face]
    value = sum(A_POINT * e.n if e.do == "add" else WORTH.get(e.do, 0.2) * e.n for e in card.do)
    return value + (0.05 if card.any else 0.0)


def hurt(player: Player) -> float:
    """What a bite costs a survivor."""
    return HURT[min(player.health, len(HURT) - 1)]


def same_side(view: View, seat: int, other: int) -> bool:
    """Whether helping `other` helps `seat`."""
    if seat == other:
        return True
    return view.team and alive_side(view.players[seat]) == alive_side(view.players[other])


def alive_side(player: Player) -> bool:
    """Whether a player is with the survivors."""
    return player.status in ("alive", "dead")


def way_left(player: Player, space: str | None = None) -> int:
    """Steps a survivor still has to go to win."""
    return tour_length(space or player.space or ZONE_0, frozenset(player.tokens))


def stake(view: View) -> float:
    """What is won by winning the fight under way: bites and penalties spared, rewards, a dead zombie."""
    fight = view.fight
    assert fight is not None
    fighter = view.players[fight.fighter]
    if fight.foe is not None:
        zombie = ZOMBIES[fight.card]
        return zombie.bites * hurt(fighter) + 0.3 * len(zombie.lose) + 0.5
    encounter = ENCOUNTERS[fight.card]
    reward = sum(0.4 * effect.n for effect in encounter.win)
    return encounter.bites * hurt(fighter) + 0.3 * len(encounter.lose) + reward


# --- fighting ----------------------------------------------------------------------------------------


def best_cards(view: View, seat: int, faces: list[str]) -> tuple[str, ...]:
    """The cards to add in this fight: those whose better odds are worth more than the cards."""
    fight = view.fight
    assert fight is not None
    prize = stake(view)
    points = [face for face in faces if RESOURCES[face].do[0].do == "add"]
    best: tuple[str, ...] = ()
    value = prize * chance_to_win(fight.power, fight.added)
    for count in range(1, min(4, len(points)) + 1):
        for some in combinations(points, count):
            added = sum(RESOURCES[face].do[0].n for face in some)
            won = prize * chance_to_win(fight.power, fight.added + added) - sum(worth(face) for face in some)
            if won > value + 1e-9:
                best, value = some, won
    return best


def judge_fight(view: View, seat: int, choice: Choice) -> float:
    """Add cards while they pay, then roll; flee a fight that would kill."""
    fight = view.fight
    assert fight is not None
    if choice.verb != "play":
        return 0.0
    face = choice.name("card")
    if not same_side(view, seat, fight.fighter) or not same_side(view, seat, choice.number("target")):
        return -1.0
    card = RESOURCES[face]
    if card.do[0].do == "add":
        return 1.0 if face in best_cards(view, seat, view.players[seat].hand) else -1.0
    if card.do[0].do == "escape":
        lost = stake(view) * (1 - chance_to_win(fight.power, fight.added))
        return 0.5 if lost > 1.2 and not best_cards(view, seat, view.players[seat].hand) else -1.0
    return judge_turn_card(view, seat, choice)


def judge_after_roll(view: View, seat: int, choice: Choice) -> float:
    """After a losing roll: what turns it round, if the fight is worth it."""
    fight = view.fight
    assert fight is not None
    if choice.verb != "play":
        return 0.0
    if not same_side(view, seat, fight.fighter):
        return -1.0
    face = choice.name("card")
    effect = RESOURCES[face].do[0]
    if effect.do == "add":
        enough = fight.die + fight.added + effect.n >= fight.power
        return 1.0 if enough and stake(view) > worth(face) else -1.0
    odds = chance_to_win(fight.power, fight.added)
    return stake(view) * odds - worth(face)


def judge_threat(view: View, seat: int, choice: Choice) -> float:
    """Get away, or get a friend away, when a bite would hurt much."""
    if choice.verb != "play":
        return 0.0
    target = view.players[choice.number("target")]
    if not same_side(view, seat, target.seat):
        return -1.0
    if RESOURCES[choice.name("card")].do[0].do == "peace":
        armed = EXPECTED_HELP * len(target.hand)
        risk = hurt(target) * (1 - chance_to_win(7, target.bonus + int(armed)))
        return risk - 0.8
    return judge_turn_card(view, seat, choice)


# --- a survivor's turn -------------------------------------------------------------------------------


def judge_turn_card(view: View, seat: int, choice: Choice) -> float:
    """Cards for the turn: heal while there is a pool, draw, wear; hurry when the way is long."""
    me = view.players[seat]
    target = view.players[choice.number("target")]
    if not same_side(view, seat, target.seat):
        return -1.0
    effect = RESOURCES[choice.name("card")].do[0]
    match effect.do:
        case "heal":
            wanted = target.health <= 1 or view.pool <= 2 * len(view.players) // 2
            return 0.9 if view.pool and wanted else -1.0
        case "draw":
            return 0.8 if view.decks["resource"] else -1.0
        case "return_health":
            return 0.4 if me.health >= 3 and view.decks["resource"] >= 3 else -1.0
        case "wear":
            return 0.7
        case "salvage":
            return 0.6 if any(worth(face) > 0.45 for face in view.resource_discard) else -1.0
        case "scout":
            return 0.3 if view.top_encounter == HIDDEN else -1.0
        case "hurry":
            return 0.2 if next_goal(me) > 5 else -1.0
        case _:
            return -1.0


def next_goal(player: Player) -> int:
    """Steps to the next Location that is missing, or home."""
    space = player.space or ZONE_0
    goals = [location for location in BOARD.tokens if location not in player.tokens] or [ZONE_0]
    return min(SURVIVOR_DISTANCE[space][goal] for goal in goals)


def judge_before_roll(view: View, seat: int, choice: Choice) -> float:
    """Play what is worth playing, then roll; there is nothing to gain by showing cards."""
    if choice.verb == "play":
        return judge_turn_card(view, seat, choice)
    return -2.0 if choice.verb in ("show", "confide") else 0.0


def space_value(view: View, seat: int, space: str) -> float:
    """What it is worth for a survivor to stop on a space: the way left, the space, the zombies about."""
    me = view.players[seat]
    value = -A_STEP * way_left(me, space) + SPACE.get(KIND[space], 0.0)
    if KIND[space] == "location" and space in me.tokens:
        value -= 0.8
    for other in view.players:
        if other.status == "zombie" and other.space:
            steps = ZOMBIE_DISTANCE[other.space][space]
            value -= 0.35 * hurt(me) * (1.0 if steps == 0 else 0.5 if steps <= 6 else 0.0)
    return value


def judge_way(view: View, seat: int, choice: Choice) -> float:
    """Go where the way left is shortest and the space does some good; home with all four wins."""
    if choice.verb == "play":
        return -99.0
    me = view.players[seat]
    space = choice.name("space") if choice.verb == "move" else me.space or ZONE_0
    if space == ZONE_0 and len(me.tokens) == len(BOARD.tokens) and choice.verb == "move":
        return 99.0
    return space_value(view, seat, space)


def judge_peace(view: View, seat: int, choice: Choice) -> float:
    """Away from every zombie, and not further from the goal than need be."""
    prompt = view.prompt or {}
    target = prompt.get("target")
    assert isinstance(target, int)
    return space_value(view, target, choice.name("space"))


# --- cards and people --------------------------------------------------------------------------------


def judge_discard(view: View, seat: int, choice: Choice) -> float:
    """Lose the card that is worth least."""
    return -worth(choice.name("card"))


def judge_salvage(view: View, seat: int, choice: Choice) -> float:
    """Take back the card that is worth most."""
    return worth(choice.name("card"))


def judge_bury(view: View, seat: int, choice: Choice) -> float:
    """Leave what one would like to meet, bury what bites."""
    prompt = view.prompt or {}
    encounter = ENCOUNTERS[str(prompt["card"])]
    bad = encounter.power > 6 or any(e.do in ("lose_health", "discard") for e in encounter.do)
    return float(bad == (choice.verb == "bury"))


def judge_rival(view: View, seat: int, choice: Choice) -> float:
    """Pick on whoever is ahead; among friends, on whoever can spare it."""
    other = view.players[choice.number(choice.args[0][0])]
    if same_side(view, seat, other.seat):
        return len(other.hand) - 10.0
    return 2.0 * len(other.tokens) + 0.3 * len(other.hand)


def judge_swap(view: View, seat: int, choice: Choice) -> float:
    """Change places if it shortens the way, or lengthens a rival's."""
    me, other = view.players[seat], view.players[choice.number("other")]
    mine = way_left(me) - way_left(me, other.space)
    theirs = way_left(other) - way_left(other, me.space)
    return mine + (theirs if same_side(view, seat, other.seat) else -0.5 * theirs)


def judge_offer(view: View, seat: int, choice: Choice) -> float:
    """The dead arm whoever is nearest to winning; the living help a friend who is much nearer."""
    if choice.verb == "keep":
        return 0.0
    me, friend = view.players[seat], view.players[choice.number("to")]
    face = choice.name("card")
    if friend.status != "alive":
        return -1.0
    if me.status == "dead":
        return -1.0 if RESOURCES[face].any else worth(face) + 0.01 * (40 - way_left(friend))
    needy = len(friend.hand) + 2 <= len(me.hand) and way_left(friend) + 4 < way_left(me)
    return 0.1 + worth(face) if needy else -1.0


def judge_accept(view: View, seat: int, choice: Choice) -> float:
    """A card is always welcome."""
    return float(choice.verb == "accept")


# --- as a zombie -------------------------------------------------------------------------------------


def prey_value(view: View, player: Player) -> float:
    """How much a survivor is worth hunting: near to winning, or near to death."""
    return 3.0 - 0.06 * way_left(player) + 0.25 * (3 - min(player.health, 3)) - 0.05 * len(player.hand)


def living(view: View) -> list[Player]:
    """The survivors."""
    return [player for player in view.players if player.status == "alive"]


def attack_value(view: View, face: str, target: Player, *, risky: bool) -> float:
    """What an attack is likely to bring: bites, losses, less the chance of being killed."""
    card = ZOMBIES[face]
    drained = sum(effect.n for effect in card.before)
    armed = EXPECTED_HELP * max(0, len(target.hand) - drained)
    lost = 1 - chance_to_win(card.power, target.bonus + round(armed))
    value = lost * (card.bites * (1.0 + 0.6 * (target.health == 0)) + 0.3 * len(card.lose)) + 0.3 * drained
    return value * prey_value(view, target) - (0.25 * (1 - lost) if risky else 0.0)


def judge_zombie_play(view: View, seat: int, choice: Choice) -> float:
    """The attack that promises most; else a lunge towards prey; else hold."""
    me = view.players[seat]
    if choice.verb == "attack":
        face = choice.name("card")
        target = view.players[choice.number("target")]
        return 1.0 + attack_value(view, face, target, risky=me.space == target.space)
    if choice.verb == "lunge":
        near = min((ZOMBIE_DISTANCE[me.space or ZONE_0][p.space or ZONE_0] for p in living(view)), default=0)
        return 0.5 if near > 1 else -0.5
    return 0.0


def judge_zombie_move(view: View, seat: int, choice: Choice) -> float:
    """Stay with prey if there is a card to attack with, else go and find some."""
    me = view.players[seat]
    here = [player for player in living(view) if player.space == me.space]
    armed = any(ZOMBIES[face].power >= 5 and not ZOMBIES[face].anywhere for face in me.zombie_hand)
    if choice.verb == "stay":
        return 1.0 if here and armed else -1.0
    return 0.0 if choice.verb == "roll" else -2.0


def judge_zombie_way(view: View, seat: int, choice: Choice) -> float:
    """Towards the best prey; onto it if the steps allow."""
    space = choice.name("space")
    best = -99.0
    for player in living(view):
        steps = ZOMBIE_DISTANCE[space][player.space or ZONE_0]
        best = max(best, prey_value(view, player) - 0.25 * steps + (1.5 if steps == 0 else 0.0))
    return best


def judge_interrupt(view: View, seat: int, choice: Choice) -> float:
    """Cancel what would help the survivor or strike with a strong card; make fights harder."""
    if choice.verb == "pass":
        return 0.0
    me, prompt = view.players[seat], view.prompt or {}
    survivor, encounter = prompt.get("seat"), ENCOUNTERS[str(prompt["card"])]
    assert isinstance(survivor, int)
    target = view.players[survivor]
    card = ZOMBIES[choice.name("card")]
    armed = target.bonus + round(EXPECTED_HELP * len(target.hand))
    before = 1 - chance_to_win(encounter.power, armed) if encounter.power else 0.0
    if card.raises:
        gain = (1 - chance_to_win(encounter.power + card.raises, armed)) - before
        return gain * encounter.bites * prey_value(view, target) - 0.3
    blows = [
        attack_value(view, face, target, risky=True)
        for face in me.zombie_hand
        if ZOMBIES[face].power and not ZOMBIES[face].anywhere
    ]
    return max(blows, default=-1.0) - before * encounter.bites * prey_value(view, target) - 0.3


def judge_zombie_discard(view: View, seat: int, choice: Choice) -> float:
    """Keep strong and special cards, throw the weak."""
    if choice.verb == "keep":
        return -4.5
    card = ZOMBIES[choice.name("card")]
    special = card.cancels or card.raises or card.anywhere
    return -6.5 if special else -float(card.power + len(card.before) + card.moves / 3)


def judge_grave(view: View, seat: int, choice: Choice) -> float:
    """Come back where the best prey is near."""
    return judge_zombie_way(view, seat, choice)


JUDGES: dict[str, Callable[[View, int, Choice], float]] = {
    "BeforeRoll": judge_before_roll,
    "MidTurn": judge_before_roll,
    "LastCards": judge_before_roll,
    "ChooseWay": judge_way,
    "Stroll": judge_way,
    "FightCards": judge_fight,
    "HelpFight": judge_fight,
    "AfterRoll": judge_after_roll,
    "Threatened": judge_threat,
    "MakePeace": judge_peace,
    "Discard": judge_discard,
    "Salvage": judge_salvage,
    "BuryOrLeave": judge_bury,
    "Rob": judge_rival,
    "Duel": judge_rival,
    "Swap": judge_swap,
    "OfferCard": judge_offer,
    "AcceptCard": judge_accept,
    "ZombieRoll": judge_zombie_move,
    "ZombieWay": judge_zombie_way,
    "ZombiePlay": judge_zombie_play,
    "FollowUp": judge_zombie_play,
    "ZombieChance": judge_interrupt,
    "ZombieEnd": judge_zombie_discard,
    "ChooseGrave": judge_grave,
}
