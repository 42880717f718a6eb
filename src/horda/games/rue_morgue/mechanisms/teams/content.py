"""The mission file key for skills that the team must have from the start."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from horda.games.rue_morgue.mechanisms.teams.forming import NAME, Needs
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.reading.source_lines import nearest
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.goals.goals import MissionRules


class NeedsKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The key of a mission for skills that the team needs."""

    needs: tuple[str, ...] = ()
    """Skills with which at least one survivor each must start."""


class NeedsInMissions(MissionPart):
    """Required skills in mission files, which some survivor must have from the start."""

    keys: ClassVar[Keys | None] = NeedsKeys

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Check that some survivor of the box starts with each required skill, and store the skills."""
        needs = mechanism_keys(reader.mission, NeedsKeys).needs
        for number, skill in enumerate(needs):
            if skill not in reader.words.first_skills:
                hint = nearest(skill, list(reader.words.first_skills))
                message = f"nobody begins with `{skill}`; {hint}"
                raise reader.locator.error(
                    f"$.needs[{number}]", message, "unknown_need", name=skill, hint=hint
                )
        goals.mechanism_data[NAME] = Needs(needs)
