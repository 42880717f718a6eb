"""What the Zombicide games answer differently about fights, wounds and equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice
from horda.engine.lists import plus, put
from horda.games.zombicide.rules.answers import MissionAnswers
from horda.games.zombicide.rules.equipment import ARTEFACT_PILE, NO_ARMOUR
from horda.games.zombicide.skills.base import Steps

if TYPE_CHECKING:
    from horda.games.zombicide.rules.attack import Attack
    from horda.games.zombicide.rules.equipment import Gear
    from horda.games.zombicide.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class FightAnswers(MissionAnswers):
    """An edition's answers about fights, besides those about missions."""

    max_wounds = 3
    misses_hit_friends = True
    """Whether misses of shots and spells strike survivors in the zone (friendly_fire.misses)."""
    hits_strike_survivors = False
    """Whether the hits of shots go to survivors in the zone before any zombie (friendly_fire.hits)."""
    must_kill = False
    """Whether a hit that is given out freely and can kill has to kill (melee.assign)."""
    attacks_one_by_one = False
    """Whether each attack on a group is suffered before the next is given out (zombie.share_attacks)."""
    drops_in_turn = False
    """Whether players who throw cards away at one time do so in playing order (inventory.discard)."""
    counts_on = False
    """Whether experience is still counted beyond red, though it brings nothing more (experience.levels)."""

    concentrates = False
    """Whether an attack may name one target for all its hits (combat.concentrated)."""
    ones_miss = False
    """Whether a die that shows a 1 misses, whatever is added to it (combat.accuracy)."""
    sixes_raise_all = False
    """Whether damage that a 6 adds is added to every hit of the attack (skill.six_damage)."""
    shoots_anywhere = False
    """Whether shots may be aimed at zones with nobody in them (range.zones)."""
    noise_after_attack = False
    """Whether the noise of an attack is made when all of it is resolved (noise.place)."""

    def is_spared(self, s: Table, who: int, attack: Attack) -> bool:
        """Whether the misses of an attack pass a survivor by in any case (friendly_fire.misses)."""
        return False

    def sees_through(self, s: Table, who: int) -> int:
        """Marks of borders that hide nothing from a survivor now, for whatever reason (sight.line)."""
        return 0

    def action_kind(self, gear: Gear, kind: int) -> int:
        """The kind of action that an attack of a kind with a card is paid as (action.free)."""
        return kind

    def is_noisy(self, s: Table, who: int, card: int) -> bool:
        """Whether a survivor's attack with a card makes noise (noise.token)."""
        return s.edition.gear[s.cards.deck.faces[card]].noisy

    def named_bonus(self, s: Table, attack: Attack) -> int:
        """What is added to each die of an attack on one named target (combat.concentrated)."""
        return 0

    def roll_does(self, s: Table, attack: Attack, dice: tuple[int, ...], values: list[int]) -> Steps:
        """What the dice of an attack do instead of giving out hits, up to its end; nothing if they do not.

        The dice as they were rolled, those for ammunition first, and as they count.
        """
        return ()

    def roll_counted(self, s: Table, attack: Attack, dice: tuple[int, ...]) -> None:
        """Note the dice of an attack as they fell, before its hits are given out."""

    def before_roll(self, s: Table, attack: Attack) -> Steps:
        """What has to be said before the dice of an attack are rolled."""
        return ()

    def attack_resolved(self, s: Table, attack: Attack) -> Steps:
        """What an attack leaves behind when all its hits are given out and scored."""
        return ()

    def is_felled(self, s: Table, attack: Attack, kind: int, damage: int) -> bool:
        """Whether a hit of a damage does anything to a zombie of a kind (combat.minimum)."""
        return damage >= s.edition.kinds[kind].damage

    def hit_does(self, s: Table, attack: Attack, kind: int, damage: int) -> Steps:
        """What a hit on a zombie does instead of killing it, if anything."""
        return ()

    def things_to_hit(self, s: Table, attack: Attack) -> list[str]:
        """What a hit may be given to besides zombies, by name."""
        return []

    def is_struck_at(self, s: Table, zone: int) -> bool:
        """Whether there is anything but zombies in a zone to strike at (melee.reach)."""
        return False

    def thing_hit(self, s: Table, attack: Attack, name: str) -> Steps:
        """What happens when a hit is given to such a thing."""
        return ()

    def search_begins(self, s: Table, who: int) -> Steps:
        """What a search sets off before a card is drawn (search.action)."""
        return ()

    def why_not_search(self, s: Table, who: int) -> str | None:
        """The rule that forbids a survivor any search now, besides those of the family (search.once)."""
        return None

    def life_of(self, s: Table, who: int) -> int:
        """The wounds that eliminate a survivor (wounds.dead)."""
        return self.max_wounds

    def is_rival(self, s: Table, who: int, other: int) -> bool:
        """Whether two survivors are on different sides (friendly_fire.rivals)."""
        return False

    def rivals_in(self, s: Table, who: int, zone: int) -> list[int]:
        """The survivors in a zone who are on another side than a survivor (friendly_fire.rivals)."""
        return []

    def wounds_from_survivors(self, s: Table, who: int, wounds: int) -> int:
        """How many wounds that other survivors dealt get through to a survivor (friendly_fire.damage)."""
        return wounds

    def dice_may_harm(self, s: Table, attack: Attack) -> bool:
        """Whether more dice could do more harm than good, so that one is asked (skill.roll_six)."""
        from horda.games.zombicide.rules.targets import friends_at_risk

        return bool(friends_at_risk(s, attack))

    def wounds_of(self, s: Table, who: int, kind: int) -> int:
        """The wounds of one attack by a zombie of a kind (zombie.wounds)."""
        return s.edition.kinds[kind].wounds

    def wounded(self, s: Table, who: int, wounds: int) -> Steps:
        """Mark wounds that nothing stopped; the last one is the end (wounds.dead)."""
        from horda.games.zombicide.rules.wounds import Eliminate

        life = self.life_of(s, who)
        s.wounds = put(s.wounds, who, min(s.wounds[who] + wounds, life))
        return (Eliminate(who),) if s.wounds[who] == life else ()

    def healed(self, s: Table, who: int, wounds: int) -> Steps:
        """Take wounds off a survivor, as many as there are (wounds.healed)."""
        from horda.games.zombicide.combat_events import Healed

        gone = min(wounds, s.wounds[who])
        s.wounds = plus(s.wounds, who, -gone)
        s.emit(Healed(s.roster[who], gone))
        return ()

    def crowd_for_dice(self, s: Table, attack: Attack) -> int:
        """Dice for skills that count who is in the zone: its zombies (skill.dice_by_crowd)."""
        return s.crowd[attack.zone]

    def armour_of(self, s: Table, who: int) -> int:
        """What a die must reach to cancel an attack on a survivor; none does (armour.roll)."""
        return NO_ARMOUR

    def armour_rerolls(self, s: Table, who: int) -> list[str]:
        """The cards that let a survivor repeat an armour roll (armour.again)."""
        return []

    def lent_skills(self, s: Table, who: int) -> int:
        """The skills, a bit each, that a survivor has only while somebody lends them (experience.skills)."""
        return 0

    def skill_learned(self, s: Table, who: int, name: str) -> None:
        """What a skill of one's own changes about a skill lent (experience.skills): nothing."""

    def goes_beyond_red(self, s: Table) -> bool:
        """Whether experience goes on beyond red (experience.beyond)."""
        return False

    def discard_pile(self, s: Table, card: int) -> str:
        """Where a discarded card goes: what is from vault or reserve leaves the cycle (search.deck)."""
        gear = s.edition.gear[s.cards.face(card)]
        if gear.reserve:
            return "reserve"
        return ARTEFACT_PILE if gear.vault else "equipment_discard"

    def slots_of(self, s: Table, who: int) -> int:
        """How many of the slots a survivor has (inventory.slots)."""
        return s.edition.slots

    def seated(self, s: Table, who: int) -> None:
        """What else a position must say of a survivor, given its notes."""

    def combinations(self, s: Table, who: int, loose: tuple[int, ...]) -> list[Choice]:
        """What a survivor may make now of its cards and those it has just got (inventory.combine)."""
        return []

    def combine(self, s: Table, who: int, choice: Choice, loose: tuple[int, ...]) -> tuple[int, ...]:
        """Make something of two cards; the cards to be put away after it (inventory.combine)."""
        return loose

    def trap_sprung(self, s: Table, who: int, kind: int) -> Steps:
        """What an equipment card that hides a zombie does when it is drawn (search.trap)."""
        from horda.games.zombicide.rules.running_out import PlaceZombies

        return (PlaceZombies(s.zone[who], kind, 1),) if s.zone[who] >= 0 else ()
