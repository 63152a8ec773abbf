"""This module turns facts of records, options and windows into words, for all games.

A game's ``FACTS`` gives the namer for each fact of its records. A game's ``KINDS`` gives the namer for each kind of
typed key (``ring:air``, ``clearing:5``). A namer receives the scene's names and the value. The result of the namer goes
into the sentence. Numbers, and facts that have no namer, stay unchanged.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from bot.games.scene import Scene, V_co
from engine.kernel.prompt import Option

Namer: TypeAlias = Callable[[Any, Any], Any]


class Names(ABC, Generic[V_co]):
    """The names of everything at the table in the scene's language, as far as its viewer knows them."""

    FACTS: ClassVar[Mapping[str, Namer]] = {}
    KINDS: ClassVar[Mapping[str, Namer]] = {}

    def __init__(self, scene: Scene[V_co]) -> None:
        self.scene = scene
        self.say = scene.say

    @abstractmethod
    def card(self, key: str) -> str:
        """Return a card's name by its key (``id`` or ``id#copy``)."""

    def player(self, seat: int) -> str:
        """Return a player's name."""
        return self.scene.names[seat]

    def thing(self, key: str) -> str:
        """Return the name of a typed key's subject. If the kind of the key is not listed, the key is a card's."""
        kind, _, which = key.partition(":")
        if which and kind in self.KINDS:
            return str(self.KINDS[kind](self, which))
        return self.player(int(which)) if which and kind == "player" else self.card(key)

    def every(self, keys: Iterable[str]) -> str:
        """Return several things by name."""
        return ", ".join(self.thing(key) for key in keys) or self.say("nobody")

    def told(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the facts of a record as the variables of its sentence."""
        return {name: self.fact(name, value) for name, value in facts.items()}

    def fact(self, name: str, value: Any) -> Any:
        """Return one fact in the form that its sentence uses."""
        if value is None:
            return self.say("nobody")
        if name in self.FACTS:
            return self.FACTS[name](self, value)
        return " : ".join(str(part) for part in value) if isinstance(value, tuple | list) else value

    def asking(self, source: str, targets: Iterable[str]) -> str:
        """Return the card that asks, with its targets if they are already chosen."""
        aimed = ", ".join(f"{self.thing(target)}{self.state(target)}" for target in targets)
        return f"{self.thing(source)} → {aimed}" if aimed else self.thing(source)

    def given(self, option: Option) -> str:
        """Return the name of the card that gave the option's card the ability.

        The result is empty if the ability is printed on the option's card.
        """
        return "" if option.card is None or option.via is None else self.thing(option.via)

    def state(self, key: str, *, whose: bool = True) -> str:
        """Return a thing's state in brackets, with ``whose`` also its player.

        The result is empty if there is nothing to say.
        """
        return ""


def word(kind: str) -> Namer:
    """Return the namer of values that have a message of their own: ``kind-value``."""

    def say(names: Names, value: Any) -> str:
        return names.say(key) if names.say.has(key := f"{kind}-{value}") else str(value)

    return say


def unnamed(clauses: Iterable[str], named: Sequence[str], players: Iterable[str]) -> Iterator[str]:
    """Yield clauses of one sentence, each without the name at its beginning if that name was just said.

    ``named`` holds the acting player and the subject. Once a clause begins with another of the ``players``, that player
    is the acting player.
    """
    said, others = list(named), sorted(players, key=len, reverse=True)
    for clause in clauses:
        if name := next((name for name in said if clause.startswith(f"{name} ")), None):
            yield clause.removeprefix(f"{name} ")
            continue
        if actor := next((name for name in others if clause.startswith(f"{name} ")), None):
            said = [actor, *(name for name in said if name not in others)]
        yield clause
