"""Cards, provinces, rings and people of the card game by name, as one viewer knows them."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from bot.games.face import Scene
from bot.words import Tongue, sign_of
from engine.kernel.prompt import Option
from engine.l5r_lcg.definition import DATA, catalogue

Facts = Mapping[str, Any]
GAME: Final = "l5r-lcg"


class Names:
    """What things at the table are called in the scene's language."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.say

    def thing(self, key: str) -> str:
        """Return the name of a card (``id`` or ``id#copy``), a province, a ring or a player (``province:…``)."""
        kind, _, which = key.partition(":")
        if kind == "province":
            return self.province(key)
        if kind == "ring":
            return self.ring(which)
        if kind == "player":
            return self.player(int(which))
        return self.card(key.partition("#")[0], self.say)

    @staticmethod
    def card(card_id: str, say: Tongue) -> str:
        """Return a card's name in a language; what is no card is called as it is."""
        card = catalogue().get(card_id)
        return card_id if card is None else card.facts.names.get(say.language, card.facts.name)

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

    def choice(self, word: str, asker: str | None, subject: str = "") -> str:
        """Return one of several choices that a card or a ring gives, in words of its own where it has them."""
        by = (asker or "").partition("#")[0]
        return self.say.first(f"choice-{by}-{word}", f"choice-{word}", "option-other", subject=subject or word)

    def subject(self, option: Option) -> str:
        """Return what an option is about."""
        if option.card is not None:
            state = self.state(option.card)
            return f"{self.thing(option.card)}{state}"
        if (place := option.about("province")) is not None:
            return self.province(place)
        if (element := option.about("ring")) is not None:
            return self.ring(element)
        if option.player is not None:
            return self.player(option.player)
        return "" if option.number is None else str(option.number)

    def state(self, key: str) -> str:
        """Return in brackets how a character in play stands, so that copies can be told apart."""
        card = next((c for c in characters(self.scene.view) if c["key"] == key), None)
        if card is None:
            return self._host(key)
        owner = "" if card["controller"] == self.scene.view.get("viewer") else self.player(card["controller"])
        return f" ({', '.join(part for part in (skills(card), *self.marks(card), owner) if part)})"

    def _host(self, key: str) -> str:
        """Return in brackets whom an attachment is attached to, and whose that is."""
        for card in characters(self.scene.view):
            if any(attachment["key"] == key for attachment in card["attachments"]):
                return (
                    f" ({self.say('mark-attached', host=self.thing(card['key']))}, {self.player(card['controller'])})"
                )
        return ""

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


@cache
def card_texts(language: str) -> Mapping[str, str]:
    """Return our wording of all cards in a language."""
    texts: dict[str, str] = json.loads((DATA / "texts" / f"{language}.json").read_text(encoding="utf-8"))
    return texts


def card_text(card_id: str, say: Tongue) -> str:
    """Return our wording of a card with its signs, for a message; empty for a card without text."""
    text = card_texts(say.language).get(card_id, "")
    return re.sub(r":([a-z]+):", lambda found: sign_of(found[1]), text)


def card_words(card_id: str, say: Tongue) -> str:
    """Return our wording of a card, its signs said in words, for where there are none."""
    text = re.sub(r"(?<=\d):", " :", card_texts(say.language).get(card_id, ""))
    return re.sub(r":([a-z]+):", lambda found: word(found[1], say), text).replace("..", ".")


def word(sign: str, say: Tongue) -> str:
    """Return the word for a sign in a card's text: a skill, a ring or a clan."""
    return say.first(f"sign-{sign}", f"ring-{sign}", f"clan-{sign}")


def rule_name(rule: str, say: Tongue) -> str:
    """Return what the rule that asks is called; a card's own rule by the card."""
    key = f"rule-{rule.replace('.', '-')}"
    return say(key) if rule and say.has(key) else Names.card(rule, say)
