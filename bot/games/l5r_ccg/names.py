"""The names of cards, provinces and people of the 1997 game, as one viewer knows them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Final

from bot.games.l5r_ccg.scene import View
from bot.games.scene import Namer, Names, counted, word
from bot.rules.glossary import entry_of, glossaries
from bot.words import Tongue, card_texts, sign_of
from engine.kernel.prompt import Option
from engine.l5r_ccg import state
from engine.l5r_ccg.definition import DATA, catalogue
from engine.l5r_ccg.tokens import MADE
from engine.l5r_ccg.turn.favor import USES

Facts = Mapping[str, Any]
GAME: Final = "l5r-ccg"
TEXTS: Final = DATA / "texts"
# The number in the key of an ambush's place, where other keys have the number of a province.
FIELD: Final = str(state.FIELD)
# Cards of the engine that people do not call cards.
RULES_CARDS: Final = ("imperial-favor",)


class CcgNames(Names[View]):
    """The names of everything at the table."""

    def card(self, key: str) -> str:
        """Return a card's name."""
        return card_name(key.partition("#")[0], self.say)

    def cards(self, keys: str | Iterable[str]) -> str:
        """Return the names of one card or several. Cards of the same name appear once, with their number."""
        found = [keys] if isinstance(keys, str) else list(keys)
        return ", ".join(counted(map(self.thing, found))) or self.say("no-cards")

    def province(self, place: str) -> str:
        """Return a province by its player and its number from the left."""
        seat, _, index = place.rpartition(":")[2].partition(".")
        if index == FIELD:
            return self.say("place-field")
        return self.say("province-place", name=self.player(int(seat)), number=int(index) + 1)

    def place(self, place: str) -> str:
        """Return a province by its number only, where the player is already known."""
        index = place.rpartition(".")[2]
        return self.say("place-field") if index == FIELD else self.say("province-number", number=int(index) + 1)

    def subject(self, option: Option) -> str:
        """Return the name of an option's subject."""
        if option.card is not None:
            return f"{self.thing(option.card)}{self.state(option.card, whose=self.scene.tells_whose(option))}"
        if option.subject is not None:
            return self.thing(option.subject)
        if option.player is not None:
            return self.player(option.player)
        return "" if option.number is None else str(option.number)

    def state(self, key: str, *, whose: bool = True) -> str:
        """Return the state of a card in play in brackets, to distinguish copies.

        With ``whose``, name the card's player too.
        """
        found = find(self.scene.view, key)
        if found is None:
            return _lying(self.scene.view, key)
        card, host = found
        mine = card["controller"] == self.scene.view.get("viewer")
        owner = self.player(card["controller"]) if whose and not mine else ""
        worn = "" if host is None else self.say("mark-attached", host=self.thing(host["key"]))
        parts = [strength(card), *self.marks(card, fighting=fought_at(self.scene.view)), worn, owner]
        told = ", ".join(part for part in parts if part)
        return f" ({told})" if told else ""

    def marks(self, card: Facts, fighting: str | None = None) -> Iterator[str]:
        """Yield a card's visible marks: bowed, dishonored, tokens, and, unless the card is ``fighting``, its place."""
        if card["bowed"]:
            yield self.say("mark-bowed")
        if card.get("dishonored"):
            yield self.say("mark-dishonored")
        if card.get("at") and card["at"] != fighting and not card["at"].endswith(f".{FIELD}"):
            yield self.say("mark-at", number=int(card["at"].rpartition(".")[2]) + 1)
        if card.get("apart"):
            yield self.say("mark-apart", cards=self.cards(card["apart"]))
        if card.get("tokens"):
            yield self.say("mark-tokens", tokens=tokens(self.say, card["tokens"]))

    def _place_or_home(self, place: str | None) -> str:
        return self.say("place-home") if place is None else self.province(place)

    def _totals(self, pairs: Iterable[tuple[int | str, int]]) -> str:
        named = ((self.player(who) if isinstance(who, int) else self.thing(who), total) for who, total in pairs)
        return ", ".join(f"{name} ({total})" for name, total in named)

    def _focus(self, focus: int | Iterable[tuple[int | str, int]]) -> int | str:
        """Return the Focus of a card that was cut, or each duelist's total Focus."""
        return focus if isinstance(focus, int) else ", ".join(f"{self.thing(str(who))} +{sum_}" for who, sum_ in focus)

    def _laid(self, which: str) -> str:
        """Return a Focus card that lies face down by its player and its number."""
        seat, _, index = which.partition(".")
        return self.say("focus-place", name=self.player(int(seat)), number=int(index) + 1)

    def _moves(self, moves: Iterable[tuple[str, str]]) -> str:
        return ", ".join(f"{self.thing(card)} → {self.thing(host)}" for card, host in moves)

    def _attribute(self, attribute: str | int) -> str | int:
        """Return an attribute of a card: a statistic by its word, a trait as printed."""
        if isinstance(attribute, int):
            return attribute
        kind, _, which = attribute.partition(":")
        return which or (self.say(f"attribute-{kind}") if self.say.has(f"attribute-{kind}") else kind.replace("-", " "))

    def _side(self, side: int | str) -> str:
        return self.player(side) if isinstance(side, int) else self.say(f"side-{side}")

    def _by(self, by: str | Iterable[str]) -> str:
        return self.cards(by) if by else ""

    KINDS: ClassVar[Mapping[str, Namer]] = {
        "province": lambda names, which: names.province(f"province:{which}"),
        "focus": _laid,
        "value": _attribute,
    }
    FACTS: ClassVar[Mapping[str, Namer]] = {
        **dict.fromkeys(
            ("card", "cards", "host", "former", "targets", "target", "was", "challenger", "challenged"), cards
        ),
        **dict.fromkeys(("other", "winner", "loser"), Names.thing),
        "by": _by,
        "origin": lambda names, origin: names.thing(origin),
        **dict.fromkeys(("player", "guest", "defender", "rival", "side-player"), Names.player),
        "moves": _moves,
        "province": _place_or_home,
        **dict.fromkeys(("totals", "duelists"), _totals),
        "focus": _focus,
        "phase": word("phase"),
        "side": _side,
        **dict.fromkeys(("attribute", "value"), _attribute),
        "deck": word("deck"),
    }


def tokens(say: Tongue, some: Iterable[Facts]) -> str:
    """Return tokens by their names or bonuses. Equal tokens appear once, with their number."""
    return ", ".join(counted(token(say, one) for one in some))


def token(say: Tongue, one: Facts) -> str:
    """Return a token by its name, or by its bonuses."""
    return one["name"] or say("token-bonus", force=signed(one["force"]), chi=signed(one["chi"]))


def signed(number: int) -> str:
    """Return a bonus with its sign."""
    return f"{number:+d}".replace("-", "–")


def strength(card: Facts) -> str:
    """Return a card's Force and Chi, or an empty text for a card without them."""
    return f"{card['force']}/{card['chi']}" if "force" in card else ""


def fought_at(view: Facts) -> str | None:
    """Return the province of the battle in progress."""
    battle = view.get("battle")
    return None if battle is None else str(battle["province"])


def in_play(view: Facts) -> Iterator[tuple[Facts, Facts | None]]:
    """Yield all cards in play that a view shows, attachments with their host."""
    for player in view.get("players", ()):
        yield player["stronghold"], None
        for one in (*player["holdings"], *player["rings"]):
            yield one, None
        for one in player["personalities"]:
            yield one, None
            for worn in one["attachments"]:
                yield worn, one
        for province in player["provinces"]:
            for one in province["attached"]:
                yield one, None


def find(view: Facts, key: str) -> tuple[Facts, Facts | None] | None:
    """Return a card in play and its host, or None if the card is not in play."""
    return next((found for found in in_play(view) if found[0]["key"] == key), None)


def _lying(view: Facts, key: str) -> str:
    """Return the Force and Chi of a card in a province in brackets, for a player who may buy the card."""
    places = (province["card"] for player in view.get("players", ()) for province in player["provinces"])
    told = next((strength(card) for card in places if card is not None and card.get("key") == key), "")
    return f" ({told})" if told else ""


def has_word(attribute: str, say: Tongue) -> bool:
    """Tell whether an attribute of a card is shown to people: a printed trait, or an attribute that has a word."""
    return ":" in attribute or say.has(f"attribute-{attribute}")


def card_name(card_id: str, say: Tongue) -> str:
    """Return a card's name. A key that belongs to no card is returned unchanged."""
    if card_id in RULES_CARDS:
        return say(card_id)
    card = MADE.get(card_id) or catalogue().get(card_id)
    return card_id if card is None else card.name


def lying_in(view: Facts, key: str) -> int | None:
    """Return the owner of the Dynasty discard pile that holds a card, or None if no such pile holds it."""
    piles = ((player["seat"], player["dynasty_discard"]) for player in view.get("players", ()))
    return next((seat for seat, pile in piles if any(card["key"] == key for card in pile)), None)


def card_text(card_id: str, say: Tongue) -> str:
    """Return our wording of a card with its signs, for a message. The result is empty for a card without text."""
    if card_id in RULES_CARDS:
        return "\n".join(say(f"text-{card_id}-{use}") for use in USES)
    text = card_texts(TEXTS, say.language).get(card_id, "")
    return re.sub(r":([a-z]+):", lambda found: sign_of(found[1]), text)


def rule_name(rule: str, say: Tongue) -> str:
    """Return the name of the rule that asks, from the glossary, in the reader's language if possible."""
    if say.has(f"rule-{rule}"):
        return say(f"rule-{rule}")
    entries = glossaries()[GAME].languages
    entry = entries.get(say.language, entries["en"]).get(entry_of(GAME, rule) or rule)
    return "" if entry is None else entry.title
