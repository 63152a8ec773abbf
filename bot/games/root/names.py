"""The names of factions, clearings, pieces, cards and items of Root, as one viewer knows them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.games.root.scene import View
from bot.games.scene import Namer, Names, word
from bot.words import Tongue, sign_of
from engine.root.definition import ANY, BURROW, cards, quests

Facts = Mapping[str, Any]
GAME: Final = "root"
# Facts about places. Sentences use a place as ``at``, ``to`` or ``from``, or by its name alone (``place``).
PLACES: Final = ("clearing", "forest")
FORMS: Final = ("place", "at", "to", "from")


class RootNames(Names[View]):
    """The names of everything at the table. A player's name carries the sign of their faction."""

    def player(self, seat: int) -> str:
        """Return a player's name, after the sign of their faction."""
        name, faction = super().player(seat), self.faction(seat)
        sign = self.sign(faction)
        return f"{sign} {name}" if sign else name

    def faction(self, seat: int) -> str:
        """Return the faction of a seat; empty if the view does not show it."""
        players = self.scene.view.get("players", ())
        return str(players[seat]["faction"]) if seat < len(players) else ""

    def players(self, seats: Iterable[int]) -> str:
        """Return several players by name."""
        return self.listed(self.player(seat) for seat in seats)

    def card(self, key: str) -> str:
        """Return a card's name with the sign of its suit."""
        return card_name(key, self.say)

    def sign(self, name: str) -> str:
        """Return the sign of a faction, suit or item."""
        return sign_of(name)

    def listed(self, names: Iterable[str]) -> str:
        """Return several names in a list. Equal names appear once, with their number."""
        counts = Counter(names)
        found = [name if count == 1 else self.say("counted", what=name, count=count) for name, count in counts.items()]
        return ", ".join(found) or self.say("nothing")

    def cards(self, keys: Iterable[str]) -> str:
        """Return several cards by name."""
        return self.listed(map(self.card, keys))

    # Where

    def place(self, key: str, form: str = "place") -> str:
        """Return a clearing or forest by its typed key in a ``form``: ``place``, ``at``, ``to``, ``from``."""
        kind, _, which = key.partition(":")
        if kind == "clearing" and which == str(BURROW):
            return self.say(f"{form}-burrow")
        return self.say(f"{form}-{kind}", place=self._spot(kind, which))

    def _spot(self, kind: str, which: str) -> str:
        """Return a clearing's number with the sign of its suit, or a forest's letter."""
        clearings = self.scene.view.get("clearings", ())
        place = int(which) - 1 if kind == "clearing" else len(clearings)
        suit = clearings[place]["suit"] if place < len(clearings) else None
        return f"{which} {self.sign(suit)}".strip() if suit else which

    def clearing(self, number: int | str) -> str:
        """Return the name of a clearing alone."""
        return self.place(f"clearing:{number}")

    def path(self, ends: Iterable[int]) -> str:
        """Return a path by its two ends."""
        return " – ".join(map(self.clearing, ends))

    # What

    def pieces(self, kind: str, count: int) -> str:
        """Return some pieces of a kind with their number."""
        return self.say.first(f"pieces-{kind}", "counted", count=count, what=self.piece(kind))

    def in_list(self, kind: str, count: int) -> str:
        """Return some pieces of a kind as a list names them: one piece is in the nominative, not the accusative."""
        return self.say(key) if count == 1 and self.say.has(key := f"single-{kind}") else self.pieces(kind, count)

    def piece(self, kind: str) -> str:
        """Return the name of a kind of piece."""
        return self.say(key) if self.say.has(key := f"piece-{kind}") else kind

    def item(self, item: str) -> str:
        """Return an item with its sign."""
        return f"{self.sign(item)} {self.say(f'item-{item}')}".strip()

    def items(self, items: Iterable[str] | Mapping[str, int]) -> str:
        """Return several items, or items with the number of each."""
        if isinstance(items, Mapping):
            items = [item for item, count in items.items() for _ in range(count)]
        return self.listed(map(self.item, items))

    def suit(self, suit: str) -> str:
        """Return a suit with its sign."""
        return f"{self.sign(suit)} {self.say(f'suit-{suit}')}".strip()

    def suits(self, suits: Iterable[str]) -> str:
        """Return the signs of several suits, or the name of a suit that has no sign."""
        return self.listed(self.sign(suit) or self.say(f"suit-{suit}") for suit in suits)

    def quest(self, quest: str) -> str:
        """Return a quest's name, the sign of its suit and its items."""
        facts = quests()[quest]
        items = " ".join(self.sign(item) for item in facts.items).strip() or self.items(facts.items)
        return f"{facts.name} {self.sign(facts.suit) or self.suit(facts.suit)} ({items})"

    def relation(self, step: int) -> str:
        """Return the state of a relationship."""
        return self.say("relation-hostile" if step < 0 else f"relation-{step}")

    def told(self, facts: Facts) -> dict[str, Any]:
        """Return the facts of a record or question as variables: places in all forms, pieces with their number."""
        found = super().told({name: fact for name, fact in facts.items() if name not in (*PLACES, "origin")})
        for kind in reversed(PLACES):
            if facts.get(kind) is not None:
                found |= {**self.forms(f"{kind}:{facts[kind]}"), kind: facts[kind]}
        if facts.get("origin") is not None:
            found["from"] = self.place(f"clearing:{facts['origin']}", "from")
        if isinstance(facts.get("target"), int):
            found |= {"from": found.get("from"), "to": self.place(f"clearing:{facts['target']}", "to")}
        if "piece" in facts:
            found["pieces"] = self.pieces(facts["piece"], facts.get("count", 1))
        return found

    def forms(self, key: str) -> dict[str, str]:
        """Return a place in all the forms that sentences use."""
        return {form: self.place(key, form) for form in FORMS}

    KINDS: ClassVar[Mapping[str, Namer]] = {
        "clearing": lambda names, which: names.place(f"clearing:{which}"),
        "forest": lambda names, which: names.place(f"forest:{which}"),
        **dict.fromkeys(("piece", "relic"), lambda names, which: names.piece(which)),
        "item": lambda names, which: names.item(which),
        "suit": lambda names, which: names.suit(which),
        "quest": lambda names, which: names.quest(which),
        **{
            kind: word(kind)
            for kind in ("leader", "column", "character", "minister", "mood", "plot", "service", "faction")
        },
    }
    FACTS: ClassVar[Mapping[str, Namer]] = {
        **dict.fromkeys(("player", "other", "by", "defender", "attacker", "alliance"), player),
        **dict.fromkeys(("order", "winners"), players),
        "to": lambda names, to: names.players([to] if isinstance(to, int) else to),
        "card": lambda names, card: names.card(card),
        "cards": cards,
        **dict.fromkeys(("suit", "outcast"), suit),
        "suits": suits,
        "clearings": path,
        **dict.fromkeys(("piece", "relic"), lambda names, kind: names.piece(kind)),
        "item": lambda names, item: names.item(item),
        "items": items,
        "quest": lambda names, quest: names.quest(quest),
        "quests": lambda names, found: names.listed(map(names.quest, found)),
        "step": lambda names, step: names.relation(step),
        "factions": lambda names, found: names.listed(names.thing(f"faction:{faction}") for faction in found),
        **dict.fromkeys(("faction", "locked"), word("faction")),
        "dice": lambda names, dice: " · ".join(map(str, dice)),
        **dict.fromkeys(("plot", "guess"), word("plot")),
        **{
            kind: word(kind)
            for kind in ("why", "phase", "leader", "column", "character", "special", "minister", "mood", "service")
        },
    }


class WrittenNames(RootNames):
    """The names for pictures, whose fonts have no small signs. A word for a card's suit follows the card's name."""

    def sign(self, name: str) -> str:
        """Return no sign."""
        return ""

    def card(self, key: str) -> str:
        """Return a card's name with its suit in brackets."""
        known = cards().get(key)
        return printed_name(key, self.say) + (f" ({self.suit(known.suit)})" if known else "")


def card_name(card: str, say: Tongue) -> str:
    """Return a card's name with the sign of its suit. The name is English if the language has no name for the card."""
    known = cards().get(card)
    return f"{printed_name(card, say)} {sign_of(known.suit) if known else ''}".strip()


def printed_name(card: str, say: Tongue) -> str:
    """Return the text printed on a card if the language has it, otherwise in English."""
    known = cards().get(card)
    if say.has(key := f"card-{card}"):
        return say(key)
    return card if known is None else known.name


def card_effect(card: str, names: RootNames) -> str:
    """Return a card's crafting cost and effect; empty for a key that is not a card."""
    known, say = cards().get(card), names.say
    if known is None:
        return ""
    if known.kind == "item":
        text = say("effect-item", item=names.item(known.item or ""), count=known.points)
    elif known.kind in ("ambush", "dominance"):
        text = say.first(f"effect-{card}", f"effect-{known.kind}", suit=names.suits([known.suit]))
    else:
        text = say(f"effect-{card}")
    if not known.cost:
        return text
    signs = [names.sign(suit) or say(f"suit-{suit}") for suit in known.cost if suit != ANY]
    wild = [say("suit-any")] * known.cost.count(ANY)
    cost = " ".join([*signs, *([names.listed(wild)] if wild else [])])
    return say("effect-cost", cost=cost, effect=text)


def character_of(brings: str) -> str | None:
    """Return the character in a Vagabond seat's key (``vagabond.thief``)."""
    return brings.partition(".")[2] or None


def brought_name(brings: str, say: Tongue) -> str:
    """Return the name of a seat's faction. The name of a Vagabond includes the character."""
    faction, character = brings.partition(".")[0], character_of(brings)
    if character is None:
        name = say(f"faction-{faction}")
    else:
        name = say("brings-vagabond", character=say(f"character-{character}"))
    return f"{sign_of(faction)} {name}".strip()


def round_of(view: Facts, turn: int) -> int | None:
    """Return the round of a turn as people count it.

    Return None if a player has left, because skipped turns still count.
    """
    return None if view["gone"] else (turn - 1) // len(view["players"]) + 1


def when(view: Facts, say: Tongue, turn: int) -> str:
    """Return a turn's round in words, or the turn's number if rounds cannot be counted."""
    number = round_of(view, turn)
    return say("table-turn", number=turn) if number is None else say("table-round", number=number)


def seats_of(view: Facts) -> Sequence[Facts]:
    """Return the players of a view in the order of their turns."""
    return [view["players"][seat] for seat in view["order"]]
