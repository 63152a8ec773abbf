"""Cards, provinces, rings and people of the card game by name, as one viewer knows them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.games.face import Scene
from engine.kernel.prompt import Option
from engine.l5r_lcg.definition import catalogue

Facts = Mapping[str, Any]


class Names:
    """What things at the table are called in the scene's language."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.say

    def thing(self, key: str) -> str:
        """Return the name of a card (``id`` or ``id#copy``) or a province (``province:…``)."""
        if key.startswith("province:"):
            return self.province(key)
        card = catalogue().get(key.partition("#")[0])
        if card is None:
            return key
        return card.facts.names.get(self.say.language, card.facts.name)

    def province(self, place: str) -> str:
        """Return a province by its card where the viewer knows it, by its place where not."""
        for player in self.scene.view.get("players", ()):
            for province in player["provinces"]:
                if province["place"] == place:
                    return self.known_province(player["seat"], province)
        return self.say("province-unknown")

    def known_province(self, seat: int, province: Facts) -> str:
        """Return a province by its facts in the view."""
        place = self.say("province-place", name=self.player(seat), number=province["index"] + 1)
        return f"{self.thing(province['id'])} ({place})" if province["id"] else place

    def player(self, seat: int) -> str:
        """Return a player's name."""
        return self.scene.names[seat]

    def ring(self, element: str) -> str:
        """Return a ring's name."""
        return self.say(f"ring-{element}")

    def subject(self, option: Option) -> str:
        """Return what an option is about."""
        if option.card is not None:
            state = self.state(option.card)
            return f"{self.thing(option.card)}{state}"
        if option.province is not None:
            return self.province(option.province)
        if option.ring is not None:
            return self.ring(option.ring)
        if option.player is not None:
            return self.player(option.player)
        return "" if option.number is None else str(option.number)

    def state(self, key: str) -> str:
        """Return in brackets how a character in play stands, so that copies can be told apart."""
        card = next((c for c in characters(self.scene.view) if c["key"] == key), None)
        if card is None:
            return ""
        owner = "" if card["controller"] == self.scene.view.get("viewer") else self.player(card["controller"])
        return f" ({', '.join(part for part in (skills(card), *self.marks(card), owner) if part)})"

    def marks(self, card: Facts) -> Iterator[str]:
        """Yield what lies on a card: bowed, honored, fate."""
        if card["bowed"]:
            yield self.say("mark-bowed")
        if card["status"]:
            yield self.say("mark-honored" if card["status"] > 0 else "mark-dishonored")
        if card["fate"]:
            yield self.say("mark-fate", amount=card["fate"])

    def every(self, keys: Iterable[str]) -> str:
        """Return several cards by name."""
        return ", ".join(self.thing(key) for key in keys) or self.say("nobody")


def characters(view: Facts) -> Iterator[Facts]:
    """Yield all characters in play that a view shows."""
    for player in view.get("players", ()):
        yield from player["characters"]


def skills(card: Facts) -> str:
    """Return military and political skill; a dash for one that is missing."""
    return "/".join("–" if card[skill] is None else str(card[skill]) for skill in ("military", "political"))
