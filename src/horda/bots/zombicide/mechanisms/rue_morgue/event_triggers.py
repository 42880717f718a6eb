"""Knowledge of trigger tokens, which a survivor sets off by entering their zone."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import MechanismKnowledge
from horda.bots.zombicide.planning.places import place
from horda.bots.zombicide.planning.task import STAND, Task
from horda.bots.zombicide.scene import Scene
from horda.games.rue_morgue.mechanisms.event_triggers.setting_off import TRIGGER_SET_OFF
from horda.games.zombicide.missions.records import TriggerRecord


class EventTriggersKnowledge(MechanismKnowledge):
    """Knowledge of how to set off trigger tokens."""

    def event(self, scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Task] | None:
        """Return the task of standing on a token of the trigger's colour."""
        if trigger.event != TRIGGER_SET_OFF:
            return None
        laid = [token for token in scene.tokens("trigger") if trigger.colour in ("", token.colour)]
        zones = tuple(token.zone for token in laid)
        return [Task(STAND, tuple(zone for zone in zones if zone in place(scene, trigger.at)) or zones)]


KNOWLEDGE = EventTriggersKnowledge()
