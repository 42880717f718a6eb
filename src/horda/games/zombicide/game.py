"""The base class of the three Zombicide games: set-up, views, positions and checks of matches."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import ClassVar

from horda.engine.cards import Cards
from horda.engine.choices import Choice, Plain
from horda.engine.content.typed_yaml import text_in
from horda.engine.game import BadOption, Game, Option
from horda.engine.state import State
from horda.engine.views.forecast import AttackPreview, Intent, Sighting
from horda.games.zombicide import old_saves
from horda.games.zombicide.board.tiles import Tile, tiles_in
from horda.games.zombicide.bot_view import BotView
from horda.games.zombicide.box import content
from horda.games.zombicide.box.box_cards import (
    DECK,
    HIDDEN_PILES,
    OPEN_PILES,
    Printed,
    SortedCards,
    without_faces,
)
from horda.games.zombicide.box.gear import copies, equipment
from horda.games.zombicide.box.printed_values import danger_bar, figures_in, on_mission
from horda.games.zombicide.box.spawn_cards import card_records, zombie_cards
from horda.games.zombicide.edition import Edition, ZombieKind
from horda.games.zombicide.invariants import violations
from horda.games.zombicide.missions.checking.checks import BadMission, problems_in
from horda.games.zombicide.missions.custom import (
    MAP,
    OWN,
    is_told_in_the_box,
    own_words,
    require_mission_text,
)
from horda.games.zombicide.missions.facts import Measured, MissionFacts, facts_of, measures_in
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.parts import mission_parts
from horda.games.zombicide.missions.reading.plan import (
    MissionPlan,
    as_text,
    mission_texts,
    plan_of,
    strange_tiles,
)
from horda.games.zombicide.missions.records import MISSION_GROUPS, Mission, MissionGroup
from horda.games.zombicide.missions.set_out import lay_tokens
from horda.games.zombicide.missions.vocabulary import mission_record
from horda.games.zombicide.positions.format import describe, position_of
from horda.games.zombicide.positions.parse import lay_position
from horda.games.zombicide.rules.board.door_actions import OpenDoorAction, chance_to_open
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF, attack_chosen, is_vain
from horda.games.zombicide.rules.combat.dice import damage_of, lowest_hit
from horda.games.zombicide.rules.combat.odds import dice_rolled, friends_in_danger, odds_of
from horda.games.zombicide.rules.turns.actions import END_TURN, ActionQuestion, is_noisy, price_of
from horda.games.zombicide.rules.turns.setup import SetUp
from horda.games.zombicide.rules.zombies.forecast import forecast_of, sight_of
from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.summary import TELLING, match_statistics
from horda.games.zombicide.view import View, picture_of, view_of

KEPT = 64
"""Maximum number of custom missions in the cache."""

MISSION = "mission"
SURVIVORS = "survivors"
"""The option for the number of survivors that take part."""


class Zombicide(Game):
    """The base class of the three games. A subclass names its edition, its package and its cards."""

    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 6
    packages: ClassVar[tuple[str, ...]] = ("horda.games.zombicide.",)
    family: ClassVar[str] = "zombicide"
    views: ClassVar[str] = "horda.games.zombicide.view"
    usual_seats: ClassVar[int] = 1
    shares_board: ClassVar[bool] = True
    summary_weights: ClassVar[dict[str, int]] = TELLING
    most_survivors: ClassVar[int] = 12
    hidden_piles: ClassVar[tuple[str, ...]] = HIDDEN_PILES
    open_piles: ClassVar[tuple[str, ...]] = OPEN_PILES

    @property
    def package(self) -> str:
        """The name of the edition's package."""
        return self.home

    # --- content ---------------------------------------------------------------------------------

    @cached_property
    def edition(self) -> Edition:
        """The edition; a subclass creates its own from the content of its package."""
        return self.make_edition()

    def make_edition(self) -> Edition:
        """Return a new edition, created from its content."""
        return self.edition_of(Edition)

    def edition_for(self, options: Mapping[str, Plain]) -> Edition:
        """Return the edition for a match with these options."""
        return self.edition

    def edition_of(self, kind: type[Edition], kinds: list[ZombieKind] | None = None) -> Edition:
        """Return an edition of a class, created from this game's content with its own zombies or with others."""
        edition = kind(
            kinds or content.zombie_kinds(self.package),
            self.all_skills(),
            content.rule_keys(self.package),
            gear=equipment(self.package),
            identities=[one.identity() for one in self.people.values()],
        )
        edition.zombie_cards = zombie_cards(self.package, edition)
        return edition

    def all_skills(self) -> list[Skill]:
        """Return the skills that all games share, with those that the edition adds or replaces."""
        return content.skills("horda.games.zombicide.skills", f"{self.package}.skills")

    @cached_property
    def people(self) -> dict[str, content.SurvivorRecord]:
        """The survivors by id, in the order of their file."""
        return {one.id: one for one in content.survivors(self.package)}

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """The tile faces by id."""
        return tiles_in(content.folder_of(self.package).joinpath("tiles.yaml"))

    @cached_property
    def printed_cards(self) -> list[Printed]:
        """All cards of the box except for a mission's objectives."""
        return [
            Printed("equipment", one.face, one.pile)
            for one in copies(self.package)
            for _ in range(one.number)
        ] + [Printed("zombie", card.id, card.pile) for card in card_records(self.package)]

    @cached_property
    def words(self) -> Lexicon:
        """The names that missions of this edition may use."""
        kinds = [kind.name for kind in self.edition.kinds]
        faces = sorted({card.face for card in self.printed_cards})
        deck = Counter(card.face for card in self.printed_cards if card.pile == DECK)
        parts = mission_parts(self.edition.mechanisms)
        return Lexicon(
            self.tiles,
            kinds,
            mission_record(parts.values()),
            game=self.id,
            cards=faces,
            deck=deck,
            box=content.box(self.package),
            pack=self.edition.figures.pack,
            figures={kind.name: kind.figure for kind in self.edition.kinds},
            missions=sorted(self._texts),
            tokens=[kind for one in self.edition.mechanisms for kind in one.tokens],
            happenings=[event for one in self.edition.mechanisms for event in one.happenings],
            parts=parts,
            people=list(self.people),
            copies=Counter(card.face for card in self.printed_cards),
            first_skills=sorted({skill for one in self.people.values() for skill in one.blue}),
            skills=sorted(
                {skill for one in self.people.values() for level in one.identity().track for skill in level}
            ),
            specialties=sorted({name for one in self.people.values() for name in one.specialties}),
        )

    def strange_tiles(self, text: str) -> int | None:
        """Return the number of tiles in a mission's text that this edition lacks; None if the text is no mission."""
        return strange_tiles(text, self.tiles)

    @cached_property
    def plans(self) -> dict[str, MissionPlan]:
        """The missions of the box by id."""
        plans = [plan_of(text, self.words, name=f"{id}.yaml") for id, text in self._texts.items()]
        return {plan.mission.id: plan for plan in sorted(plans, key=_printed_order)}

    @cached_property
    def mission_measures(self) -> dict[str, Measured]:
        """The measurements of the missions of the box, by their ids."""
        return measures_in(self.package)

    def mission_facts(self, plan: MissionPlan) -> MissionFacts:
        """Return the facts for finding a mission, of the box or custom, in a search."""
        return facts_of(
            plan, self.mission_measures.get(plan.mission.id) if plan.goals.mission != OWN else None
        )

    def mission_groups(self) -> dict[MissionGroup, list[Mission]]:
        """Return the missions of the box by group; groups and missions are in the order of the list of missions."""
        found: dict[MissionGroup, list[Mission]] = {}
        for plan in self.plans.values():
            found.setdefault(plan.mission.group, []).append(plan.mission)
        return found

    @cached_property
    def _texts(self) -> dict[str, str]:
        """The texts of the missions of the box by id, which is also the name of the file."""
        found = mission_texts(files(self.package).joinpath("content", "missions"))
        return {name.removesuffix(".yaml"): text for name, text in found.items()}

    def mission_text(self, mission: str) -> str:
        """Return the unchanged file of a mission of the box, comments included."""
        return self._texts[mission]

    @cached_property
    def _mission_plans(self) -> dict[str, MissionPlan]:
        return {}

    def plan(self, options: Mapping[str, Plain]) -> MissionPlan:
        """Return the mission of a match: one of the box, or the custom one whose text is in the options."""
        if MAP not in options:
            return self.plans[str(options[MISSION])]
        return self.own_plan(options[MAP])

    def content(self, options: Mapping[str, Plain]) -> str:
        """Return the id of the mission; empty if the options name none."""
        return self.plan(options).content if MAP in options or MISSION in options else ""

    def own_plan(self, given: Plain) -> MissionPlan:
        """Return the custom mission whose text is in the options."""
        text = require_mission_text(given)
        found = self._mission_plans.pop(text, None) or self._drawn_plan(text)
        self._mission_plans[text] = found
        if len(self._mission_plans) > KEPT:
            del self._mission_plans[next(iter(self._mission_plans))]
        return found

    def _drawn_plan(self, text: str) -> MissionPlan:
        plan = plan_of(text, self.words, name=MISSION)
        if not is_told_in_the_box(plan.mission, self.words.missions):
            plan.goals.mission = OWN
        return plan

    def own_words(self, options: Mapping[str, Plain], lang: str) -> Mapping[str, str]:
        """Return the name, story and other texts that a custom mission contains."""
        return own_words(self.plan(options).mission, lang) if options.get(MISSION) == OWN else {}

    # --- matches ---------------------------------------------------------------------------------

    def options(self) -> tuple[Option, ...]:
        """Return the options for the mission and the number of survivors."""
        missions: tuple[Plain, ...] = tuple(self.plans)
        counts = tuple(range(1, min(self.most_survivors, len(self.people)) + 1))
        usual = min(self.plans[str(missions[0])].mission.survivors[0], counts[-1])
        return Option(MISSION, missions, missions[0]), Option(SURVIVORS, counts, usual)

    def options_with_defaults(self, options: Mapping[str, Plain], seats: int = 0) -> dict[str, Plain]:
        """Return the options; by default with the mission's minimum number of survivors, at least one for each seat."""
        chosen = super().options_with_defaults(options, seats)
        if MAP in options:
            chosen |= {MISSION: OWN, MAP: options[MAP]}
        if SURVIVORS in chosen and SURVIVORS not in options:
            chosen[SURVIVORS] = max(self.plan(chosen).mission.survivors[0], seats)
        return chosen

    def check_option(self, name: str, value: Plain) -> None:
        """Check the value of an option; the text of a custom mission needs an unused name."""
        if name == MAP:
            self.own_plan(value)
        elif name != MISSION or value != OWN:
            super().check_option(name, value)

    def _check_options(self, given: Mapping[str, Plain], seats: int) -> dict[str, Plain]:
        if given.get(MISSION) == OWN and MAP not in given:
            raise BadOption(f"{self.title}: `{MISSION}={OWN}` needs the text of a mission in `{MAP}`")
        if MAP in given and given.get(MISSION, OWN) != OWN:
            raise BadOption(f"{self.title}: a match plays one mission, `{MISSION}` or the one in `{MAP}`")
        return super()._check_options(given, seats)

    def new(
        self,
        *,
        seats: int,
        seed: int | str = 0,
        mission: Plain | Path | Mission | Mapping[str, object] = None,
        **options: Plain,
    ) -> State:
        """Return the first state of a match; the mission is an id of the box, a file, a record, or plain values.

        Only a `Path` is read as a file; a string is never taken for a file name.
        """
        if isinstance(mission, Path):
            options[MAP] = self.checked_text(text_in(mission), name=mission.name)
        elif isinstance(mission, Mission | Mapping):
            options[MAP] = self.checked_text(as_text(mission), name=MISSION)
        elif mission is not None:
            options[MISSION] = mission
        return super().new(seats=seats, seed=seed, **options)

    def checked_text(self, text: str, *, name: str) -> str:
        """Return the text of a playable mission; raise `BadMission` with its errors otherwise."""
        errors = [one for one in problems_in(text, self.words, name=name) if one.severity == "error"]
        if errors:
            raise BadMission(name, errors)
        return require_mission_text(text)

    def variants(self) -> list[dict[str, Plain]]:
        """Return the options of each mission of the box."""
        return [{MISSION: mission} for mission in self.plans]

    def start(self, seats: int, options: dict[str, Plain], chance: int) -> State:
        """Return the state with the board set out, survivors at the start and decks not yet shuffled."""
        plan = self.plan(options)
        s = ZombicideState()
        s.lay_out(
            self,
            seats=seats,
            options=options,
            chance=chance,
            cards=self.cards_for(plan, seats),
            board=plan.board,
            edition=self.edition_for(options),
            goals=plan.goals,
        )
        lay_tokens(s, plan)
        self.add_survivors(s, options)
        s.push(SetUp())
        return s

    def cards_for(self, plan: MissionPlan, seats: int) -> Cards:
        """Return all cards of the box and the mission's hidden objectives, in their first piles."""
        if plan.cards is None:
            cards = without_faces(self.printed_cards, plan.mission.aside)
            cards.extend(Printed("objective", face, "objectives") for face in plan.mission.faces)
            plan.cards = SortedCards(cards, self.hidden_piles, self.open_piles)
        return plan.cards.cards_of_match(seats)

    def add_survivors(self, s: ZombicideState, options: dict[str, Plain]) -> None:
        """Add the survivors at the starting zone, divided among the seats, each with its first skills."""
        count = options[SURVIVORS]
        assert isinstance(count, int)
        starts = [s.token_zone[token] for token in s.tokens("start")] or [0]
        for who, name in enumerate(list(self.people)[:count]):
            s.add_survivor(name, seat=who * s.seats // count, zone=starts[0])
            for skill in self.people[name].blue:
                s.give_skill(who, skill)

    def match_statistics(self, s: State) -> Mapping[str, tuple[float, ...]]:
        """Return the statistics of a finished match."""
        assert isinstance(s, ZombicideState)
        return match_statistics(s)

    def view(self, s: State, seat: int | None) -> View:
        """Return what a seat may know: everything except for the decks and hidden faces."""
        assert isinstance(s, ZombicideState)
        return view_of(s, seat)

    def picture(self, s: State, seat: int | None) -> Mapping[str, object]:
        """Return the figures and tokens on the board."""
        assert isinstance(s, ZombicideState)
        return picture_of(s)

    def bot_view(self, s: State, seat: int | None) -> BotView:
        """Return what a seat may know in numbers, for bots."""
        assert isinstance(s, ZombicideState)
        return BotView(s, seat)

    def convert_position(self, s: State, position: dict[str, object], form: int) -> dict[str, object]:
        """Convert a position of an earlier save format to the present format (`old_saves`)."""
        assert isinstance(s, ZombicideState)
        return old_saves.convert_position(s, position, form)

    def update_state(self, s: State, form: int, *, back: bool = False) -> None:
        """Update a state from an earlier format: unpaid rushes up to format 3, and an obsolete option (`old_saves`)."""
        assert isinstance(s, ZombicideState)
        old_saves.update_rush(s, form, back=back)
        if not back:
            old_saves.drop_survivor_count(s)

    def lay_position(self, given: Mapping[str, object]) -> State:
        """Return the state of a position: see `horda.games.zombicide.positions.parse`."""
        return lay_position(self, given)

    def position(self, s: State, known_to: int) -> dict[str, object]:
        """Return the position in the format of `lay_position`; nobody knows any card of the decks."""
        assert isinstance(s, ZombicideState)
        return position_of(s, self.plan(s.options))

    def describe(self, s: State) -> dict[str, object]:
        """Return the position in the format of `place`."""
        assert isinstance(s, ZombicideState)
        return describe(s)

    def violations(self, s: State) -> list[str]:
        """Return descriptions of errors in a state: lost miniatures, cards in two places, figures off the board."""
        assert isinstance(s, ZombicideState)
        return violations(s)

    def figures(self, kind: str, name: str) -> Mapping[str, int | str]:
        """Return the values printed on equipment, ID cards, zombie cards and zombies, and the numbers of missions."""
        if kind == MISSION and name in self.plans:
            return on_mission(self.plans[name].mission)
        printed = figures_in(self.package).get((kind, name), {})
        return (
            printed | danger_bar(self.edition.figures.levels) if kind == "survivor" and printed else printed
        )

    def chances(self, s: State, choice: Choice) -> Mapping[str, float]:
        """Return the chances of an attack (`kill`, `friend`, average `kills`) or of opening a door (`open`)."""
        if choice.verb == OpenDoorAction.verb and isinstance(s, ZombicideState):
            return {"open": chance_to_open(s, choice.name("weapon"))}
        who = getattr(s.question(), "who", None)
        if choice.verb not in KIND_OF or not isinstance(who, int) or not isinstance(s, ZombicideState):
            return {}
        odds = odds_of(s, attack_chosen(s, who, choice))
        return {"kill": odds.kill, "kills": odds.kills, "friend": odds.friend}

    def attack_preview(self, s: State, choice: Choice) -> AttackPreview | None:
        """Return the dice of an attack, its accuracy and damage, and the chances of kills (combat.dice)."""
        assert isinstance(s, ZombicideState)
        who = getattr(s.question(), "who", None)
        if choice.verb not in KIND_OF or not isinstance(who, int):
            return None
        attack = attack_chosen(s, who, choice)
        odds = odds_of(s, attack)
        preview = AttackPreview(
            dice=dice_rolled(s, attack),
            needed=lowest_hit(s, attack),
            damage=damage_of(s, attack),
            kills=tuple(odds.spread),
        )
        preview.distance = attack.distance
        preview.friends = tuple(s.roster[other] for other in friends_in_danger(s, attack))
        preview.wounded = odds.friend
        preview.fatal = odds.fatal
        return preview

    def price(self, s: State, choice: Choice) -> int | None:
        """Return how many general actions an action costs: 0 if a free action pays for it (action.free)."""
        assert isinstance(s, ZombicideState)
        question = s.question()
        if not isinstance(question, ActionQuestion) or choice.verb == END_TURN:
            return None
        return price_of(s, question.who, choice)

    def forecast(self, s: State) -> tuple[Intent, ...]:
        """Return what the zombies would do if they were activated now (zombie.activation)."""
        assert isinstance(s, ZombicideState)
        return forecast_of(s)

    def sight(self, s: State, name: str) -> tuple[Sighting, ...]:
        """Return the zones that a survivor, or a figure in a zone, sees (sight.line)."""
        assert isinstance(s, ZombicideState)
        return sight_of(s, name)

    def is_noisy(self, s: State, choice: Choice) -> bool:
        """Return whether an action makes noise at once or when its attack is resolved (noise.token, noise.place)."""
        assert isinstance(s, ZombicideState)
        question = s.question()
        return isinstance(question, ActionQuestion) and is_noisy(s, question.who, choice)

    def is_futile(self, s: State, choice: Choice) -> bool:
        """Return whether an attack aims at a zone with only friends in it, or nobody at all (combat.attack)."""
        who = getattr(s.question(), "who", None)
        assert isinstance(s, ZombicideState)
        return choice.verb in KIND_OF and isinstance(who, int) and is_vain(s, who, choice)

    def figure_name(self, s: State, seat: int) -> str:
        """Return the name of the survivor who must choose, or the seat's number."""
        who = getattr(s.question(), "who", None)
        if isinstance(who, int) and isinstance(s, ZombicideState) and 0 <= who < len(s.roster):
            return s.roster[who]
        return str(seat)


def _printed_order(plan: MissionPlan) -> tuple[int, int, str]:
    """Return the sort key of a mission: its group, then its number."""
    mission = plan.mission
    return MISSION_GROUPS.index(mission.group), mission.number, mission.id
