"""Decisions at set-up: the clearing to begin in, the faction to draft, and the faction's own choices."""

from typing import Final

from engine.kernel.prompt import Option
from engine.players.root.effects import Effects
from engine.players.root.judge import name_of, place_of

# The preference for each faction in a draft, by how often it wins when people play it.
DRAFT: Final = {
    "duchy": 30.6, "eyrie": 29.1, "hundreds": 27.9, "keepers": 27.4, "alliance": 27.1, "vagabond": 23.8,
    "riverfolk": 22.8, "marquise": 21.3, "corvids": 21.0, "cult": 17.5,
}  # fmt: skip
# The preference for each character, by how many points novices scored with it.
CHARACTERS: Final = {
    "harrier": 1.0, "arbiter": 0.9, "ranger": 0.8, "thief": 0.7, "adventurer": 0.5, "scoundrel": 0.4, "vagrant": 0.3,
    "ronin": 0.2, "tinker": 0.1,
}  # fmt: skip


class Settling(Effects):
    """A seat's judgement of the choices at set-up."""

    def site(self, place: int) -> float:
        """Return the worth of beginning in a clearing: it should have room to build, and no enemies near."""
        slots, near = self.table.slots, self.table.adjacent[place]
        around = sum(slots[other] for other in near)
        return 0.4 * slots[place] + 0.2 * around + 0.1 * len(near) - 0.15 * self.threat(place)

    def to_home(self, option: Option) -> float:
        """Weigh a clearing to begin in. Prefer a clearing with free slots."""
        return self.site(place_of(option.subject))

    def to_beside(self, option: Option) -> float:
        """Weigh a clearing next to the home clearing, for the start. Prefer a clearing with free slots."""
        return self.site(place_of(option.subject))

    def to_faction(self, option: Option) -> float:
        """Weigh drafting a faction. Prefer the faction that wins most."""
        return DRAFT.get(name_of(option.subject), 0.0)

    def to_character(self, option: Option) -> float:
        """Weigh a character. Prefer the character with whom novices score most."""
        return CHARACTERS.get(name_of(option.subject), 0.0)

    def to_forest(self, option: Option) -> float:
        """Weigh a forest. Begin near ruins. Place relics far from the Keepers."""
        around = self.table.map.forests[name_of(option.subject)].clearings
        if self.prompt.kind == "cast-relic":
            keepers = next(faction for faction in self.table.factions if faction.id == "keepers")
            return float(-sum(keepers.warriors[place] for place in around))
        return sum(place in self.table.ruins for place in around) + 0.1 * len(around)
