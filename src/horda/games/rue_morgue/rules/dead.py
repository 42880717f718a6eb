"""What Rue Morgue answers differently about zones and the dead."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from horda.games.rue_morgue.rules.arrivals import ZombiesArrive
from horda.games.rue_morgue.rules.crawlers import crawlers_left, note_roll
from horda.games.rue_morgue.rules.emerging import BED, MANHOLE, FromBeds, FromManholes
from horda.games.rue_morgue.rules.grab import turn_ends
from horda.games.rue_morgue.rules.revealing import TRIGGER, SetOffTriggers, fill_rooms
from horda.games.rue_morgue.rules.spawn_dice import LOCATOR, RollSpawnDice
from horda.games.rue_morgue.rules.tents import ROOMS, Camps, RevealTent, hidden_tent, is_place_to_search
from horda.games.zombicide.rules.activation import ActivationStep
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.board import ZoneKind
from horda.games.zombicide.rules.noise import loudest_seen
from horda.games.zombicide.rules.prey import prey_zones
from horda.games.zombicide.rules.reasons import Scene
from horda.games.zombicide.rules.setup import TENT, TENTS
from horda.games.zombicide.rules.spawning import ChooseFirstSpawn, Deed
from horda.games.zombicide.rules.ways import CLEAR, GHOST
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import EMPTY, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class StreetsAndDead(Camps):
    """Spawn dice, Crawlers, the A-Bomb, manholes and beds; hospitals, tents and event triggers."""

    shuffled: tuple[str, ...] = ("equipment", "zombies", "objectives", TENTS)
    spares_open_buildings = False

    # --- spawning --------------------------------------------------------------------------------

    def set_up(self, s: Table) -> Steps:
        """The players choose a first spawn zone only where no locators number them (RM-SPN-18)."""
        steps = super().set_up(s)
        if s.tokens(LOCATOR):
            steps = tuple(step for step in steps if not isinstance(step, ChooseFirstSpawn))
        return steps

    def zombie_phase(self, s: Table) -> Steps:
        """Activation, then spawn by dice (RM-ZPH-01, RM-SPN-03)."""
        return (ActivationStep(), RollSpawnDice())

    def deeds(self, verb: str, *, kind: int, count: int, level: int, icon: str) -> list[Deed]:
        """Manhole and bed cards besides (RM-SPN-22)."""
        if verb == MANHOLE:
            return [FromManholes(kind, count)]
        if verb == BED:
            return [FromBeds(icon)]
        return super().deeds(verb, kind=kind, count=count, level=level, icon=icon)

    def spawn(self, s: Table, zone: int, kind: int, count: int) -> Steps:
        """Fatties bring their escort, and one stands in for a missing A-Bomb (RM-SPN-15, RM-ABO-04)."""
        return (ZombiesArrive(zone, kind, count),)

    def bring(self, s: Table, zone: int, kind: int, count: int) -> Steps:
        """Zombies that the mission sends come as any others do (RM-ZOM-06, RM-Q-06)."""
        return (ZombiesArrive(zone, kind, count),)

    # --- zombies ---------------------------------------------------------------------------------

    def zombie_goals(self, s: Table, zone: int, scene: Scene) -> list[int]:
        """Survivors in sight; else the noisiest zone that can be reached, or of all (RM-ZMV-02 to 04).

        Of those in sight, whoever can be reached comes before whoever is louder behind a fence (RM-Q-55).
        """
        seen = s.ways.sees(zone) & scene.prey
        near = s.ways.reach(zone)
        if seen:
            return loudest_seen(scene.noise, seen & near or seen)
        if not leads_to_survivors(s, near):
            return scene.loudest
        loudest = loudest_seen(scene.noise, near)
        return loudest if scene.noise[loudest[0]] else []

    def path_modes(self, s: Table, zone: int) -> tuple[int, ...]:
        """The open way, or else as if doors were open: at once if none leads to anybody (RM-ZMV-04)."""
        if s.ways.sees(zone) & prey_zones(s) or leads_to_survivors(s, s.ways.reach(zone)):
            return (CLEAR, GHOST)
        return (GHOST,)

    def zombies_walked(
        self, s: Table, kinds: int, number: int, *, band: tuple[int, ...] | None, toward: int
    ) -> Steps:
        """The A-Bomb grabs at the end of its turn (RM-ABO-05)."""
        return turn_ends(s, kinds, band, toward)

    # --- fights ----------------------------------------------------------------------------------

    def roll_counted(self, s: Table, attack: Attack, dice: tuple[int, ...]) -> None:
        """Crawlers depend on the dice as they fell (RM-CRW-04)."""
        note_roll(s, dice)

    def attack_resolved(self, s: Table, attack: Attack) -> Steps:
        """Dead Skinners leave Crawlers (RM-CRW-01)."""
        return crawlers_left(s, attack)

    # --- board -----------------------------------------------------------------------------------

    def hides_cards(self, kind: ZoneKind) -> bool:
        """Rooms and locker rooms; tents are looked at one by one (RM-SEA-08)."""
        return kind.name in ROOMS

    def is_searchable(self, s: Table, zone: int) -> bool:
        """Of a hospital only the locker rooms, of tents only two (RM-HOS-08, RM-CAM-08)."""
        return is_place_to_search(s, zone)

    def door_opened(self, s: Table, who: int, gate: int) -> Steps:
        """Rooms joined by openings, open doors and corridors are filled together (RM-BSP-08, RM-HOS-10)."""
        return fill_rooms(s, who, gate)

    def entered(self, s: Table, who: int, zone: int, before: int) -> Steps:
        """The first survivor to enter a tent reveals it (RM-CAM-05)."""
        if s.board.kinds[zone].name != TENT:
            return ()
        token = hidden_tent(s, zone)
        return () if token == EMPTY else (RevealTent(token, who),)

    def is_quiet(self, s: Table, who: int, zone: int) -> bool:
        """Nobody passes through a hidden tent without a look (RM-Q-16, RM-Q-93)."""
        return super().is_quiet(s, who, zone) and hidden_tent(s, zone) == EMPTY

    def action_ended(self, s: Table) -> Steps:
        """A survivor may have come into the reach of an event trigger (RM-EVT-03)."""
        return (SetOffTriggers(),) if TRIGGER in s.token_kind else ()


def leads_to_survivors(s: Table, zones: int) -> bool:
    """Whether any survivor stands in one of these zones, as bits (RM-Q-54)."""
    return any(zone >= 0 and zones >> zone & 1 for zone in s.zone)
