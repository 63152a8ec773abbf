"""The names of cards, provinces, rings and people of the card game, as one viewer knows them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import groupby
from typing import Any, ClassVar, Final

from bot.games.l5r_lcg.scene import Scene, View
from bot.games.scene import Namer, Names, counted, word
from bot.words import Tongue, card_texts, sign_of, spelled
from engine.kernel.prompt import Option, Prompt
from engine.l5r_lcg.definition import DATA, RINGS, catalogue

Facts = Mapping[str, Any]
GAME: Final = "l5r-lcg"
TEXTS: Final = DATA / "texts"


class LcgNames(Names[View]):
    """The names of everything at the table.

    In the log, the controller's name may follow the name of a card. ``owners`` maps cards to the controllers that the
    log names. The view gives the controllers of other cards. ``actor`` is the acting player, whose own cards are named
    without a controller.
    """

    def __init__(self, scene: Scene, owners: Mapping[str, int] | None = None, actor: int | None = None) -> None:
        super().__init__(scene)
        self.owners = owners or {}
        self.actor = actor

    def card(self, key: str) -> str:
        """Return a card's name."""
        return card_name(key.partition("#")[0], self.say)

    def cards(self, keys: str | Iterable[str]) -> str:
        """Return the names of one card or several.

        Cards of one controller stand together, and the controller's name follows them.
        """
        found = [keys] if isinstance(keys, str) else list(keys)
        groups = [(owner, ", ".join(counted(map(self._own, some)))) for owner, some in groupby(found, self._owner)]
        return ", ".join(f"{some} ({owner})" if owner else some for owner, some in groups) or self.say("nobody")

    def _own(self, key: str) -> str:
        """Return a card's name. For a province of the acting player, leave its place out."""
        return self.brief(key) if key.startswith(f"province:{self.actor}.") else self.thing(key)

    def brief(self, key: str) -> str:
        """Return a card's or a known province's name, without the province's place."""
        thing = self.thing(key)
        return thing.removesuffix(f" ({self.place(key)})") if key.startswith("province:") else thing

    def _owner(self, key: str) -> str:
        seat = self.owners.get(key)
        if seat is None:
            seat = self._controllers.get(key)
        return "" if seat is None or seat == self.actor else self.player(seat)

    @cached_property
    def _controllers(self) -> Mapping[str, int]:
        """Return the present controllers of cards in play, for cards that the log does not name."""
        found = {}
        for card in characters(self.scene.view):
            found[card["key"]] = card["controller"]
            found.update((worn["key"], worn.get("controller", card["controller"])) for worn in card["attachments"])
        return found

    def by_seat(self, numbers: Iterable[object]) -> str:
        """Return each player's value in brackets after the name, so that nobody reads it as a part of "Computer 1"."""
        return ", ".join(f"{self.player(seat)} ({number})" for seat, number in enumerate(numbers))

    def province(self, place: str) -> str:
        """Return the name of a province's card if the viewer knows it, otherwise the name of the place."""
        for player in self.scene.view.get("players", ()):
            for province in player["provinces"]:
                if province["place"] == place:
                    return self.known_province(province)
        return self.say("province-unknown")

    def card_id(self, key: str) -> str:
        """Return the card id of a key.

        For a province, return the id of its card if the viewer knows it, else nothing.
        """
        if not key.startswith("province:"):
            return key.partition("#")[0]
        provinces = (province for player in self.scene.view["players"] for province in player["provinces"])
        return next((str(province["id"] or "") for province in provinces if province["place"] == key), "")

    def lies(self, option: Option, prompt: Prompt) -> str:
        """Return the province in which a card is, if a copy of the card is offered in another province too."""
        alike = [
            other.card for other in prompt.options
            if other.card and option.card and other.verb == option.verb
            and self.card_id(other.card) == self.card_id(option.card)
        ]  # fmt: skip
        provinces = [p for player in self.scene.view.get("players", ()) for p in player["provinces"]]
        found = [p["place"] for p in provinces for card in p["cards"] if card.get("key") == option.card]
        return self.say("province-number", number=self._number(found[0])) if found and len(alike) > 1 else ""

    def known_province(self, province: Facts) -> str:
        """Return a province by its facts in the view."""
        place = self.place(province["place"])
        return f"{self.thing(province['id'])} ({place})" if province["id"] else place

    def place(self, place: str, *, short: bool = False) -> str:
        """Return where a province is. With ``short``, leave the owner out and name a known card."""
        seat, _, index = place.rpartition(":")[2].partition(".")
        number = self._number(place)
        if not short:
            return self.say("province-place", name=self.player(int(seat)), number=number)
        known = next((p for p in self.scene.view["players"][int(seat)]["provinces"] if p["index"] == int(index)), None)
        if known is None or not known["id"]:
            return self.say("province-number", number=number)
        return self.say("province-known", number=number, province=self.thing(known["id"]))

    @staticmethod
    def _number(place: str) -> int:
        return int(place.rpartition(".")[2]) + 1

    def ring(self, element: str) -> str:
        """Return a ring's name."""
        return self.say(f"ring-{element}")

    def choice(self, word: str, asker: str | None, subject: str = "") -> str:
        """Return the words for the choice ``word`` that a card or ring offers.

        A card may have its own words for a choice.
        """
        by = (asker or "").partition("#")[0]
        return self.say.first(f"choice-{by}-{word}", f"choice-{word}", "option-other", subject=subject or word)

    def subject(self, option: Option) -> str:
        """Return the name of an option's subject."""
        if option.card is not None:
            state = self.state(option.card, whose=self.scene.tells_whose(option))
            return f"{self.thing(option.card)}{state}"
        if option.subject is not None and option.about("province") is not None:
            return self.province(option.subject)
        if (element := option.about("ring")) is not None:
            return self.ring(element)
        if option.player is not None:
            return self.player(option.player)
        return "" if option.number is None else str(option.number)

    def state(self, key: str, *, whose: bool = True) -> str:
        """Return a character's state in brackets, to distinguish copies. With ``whose``, name the card's player too."""
        card = next((c for c in characters(self.scene.view) if c["key"] == key), None)
        if card is None:
            return self._host(key)
        mine = card["controller"] == self.scene.view.get("viewer")
        owner = self.player(card["controller"]) if whose and not mine else ""
        return f" ({', '.join(part for part in (skills(card), *self.marks(card), owner) if part)})"

    def _host(self, key: str) -> str:
        """Return an attachment's host in brackets, with the player if it is another player's."""
        for card in characters(self.scene.view):
            if any(attachment["key"] == key for attachment in card["attachments"]):
                told = [self.say("mark-attached", host=self.thing(card["key"]))]
                if card["controller"] != self.scene.view.get("viewer"):
                    told.append(self.player(card["controller"]))
                return f" ({', '.join(told)})"
        return ""

    def marks(self, card: Facts) -> Iterator[str]:
        """Yield the marks of a card: bowed, honored, fate."""
        if card["bowed"]:
            yield self.say("mark-bowed")
        if card["status"]:
            yield self.say("mark-honored" if card["status"] > 0 else "mark-dishonored")
        if card["fate"]:
            yield self.say("mark-fate", amount=card["fate"])

    def element(self, ring: str) -> str:
        """Return a ring for use in a sentence: with its article if the language has one."""
        return self.say(f"the-ring-{ring}")

    def _winner(self, winner: int | str) -> str:
        return self.card(winner) if isinstance(winner, str) else self.player(winner)  # a duel's winner is a card

    def _other(self, other: str) -> str:
        return self.element(other) if other in RINGS else self.cards(other)

    def _rings(self, rings: str | Iterable[str]) -> str:
        return ", ".join(self.ring(ring) for ring in ([rings] if isinstance(rings, str) else rings))

    KINDS: ClassVar[Mapping[str, Namer]] = {
        "province": lambda names, which: names.province(f"province:{which}"),
        "ring": lambda names, which: names.ring(which),
    }
    FACTS: ClassVar[Mapping[str, Namer]] = {
        **dict.fromkeys(("card", "host", "targets", "attackers", "defenders", "covert", "from"), cards),
        "cards": lambda names, cards: names.cards(cards) if cards else names.say("no-cards"),
        **dict.fromkeys(("challenger", "challenged", "loser", "by", "origin"), Names.thing),
        **dict.fromkeys(("player", "giver", "taker", "attacker"), Names.player),
        **dict.fromkeys(("bids", "totals"), by_seat),
        "winner": _winner,
        "other": _other,
        "ring": _rings,
        "province": lambda names, place: names.province(place),
        "phase": word("phase"),
        "skill": word("skill"),
        "side": word("skill"),
        "deck": word("side"),
    }


def characters(view: Facts) -> Iterator[Facts]:
    """Yield all characters in play that a view shows."""
    for player in view.get("players", ()):
        yield from player["characters"]


def controller(key: str | None, view: Facts) -> int | None:
    """Return the controller of a character in play or of its attachment, or None for any other card."""
    for card in characters(view):
        if key == card["key"] or any(key == worn["key"] for worn in card["attachments"]):
            return int(card["controller"])
    return None


def skills(card: Facts) -> str:
    """Return military and political skill, with a dash for a missing skill."""
    return "/".join("–" if card[skill] is None else str(card[skill]) for skill in ("military", "political"))


def card_name(card_id: str, say: Tongue) -> str:
    """Return a card's name in a language. A key that belongs to no card is returned unchanged."""
    card = catalogue().get(card_id)
    return card_id if card is None else card.facts.names.get(say.language, card.facts.name)


def card_text(card_id: str, say: Tongue) -> str:
    """Return our wording of a card with its signs, for a message. The result is empty for a card without text."""
    text = card_texts(TEXTS, say.language).get(card_id, "")
    return re.sub(r":([a-z]+):", lambda found: sign_of(found[1]), text)


def card_words(card_id: str, say: Tongue) -> str:
    """Return our wording of a card with its signs as words, for places without signs."""
    text = re.sub(r"(?<=[\dX]):", " :", card_texts(TEXTS, say.language).get(card_id, ""))
    return spelled(text, lambda sign: sign_word(sign, say))


def sign_word(sign: str, say: Tongue) -> str:
    """Return the word for a sign in a card's text: a skill, a ring or a clan."""
    return say.first(f"sign-{sign}", f"ring-{sign}", f"clan-{sign}")


def rule_name(rule: str, say: Tongue) -> str:
    """Return the name of the rule that asks, or the card's name if a card's own rule asks."""
    key = f"rule-{rule.replace('.', '-')}"
    return say(key) if rule and say.has(key) else card_name(rule, say)
