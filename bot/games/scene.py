"""The scene, in which a game's words are chosen, and the names of everything in it, for all games.

A game's ``FACTS`` gives the namer for each fact of its records. A game's ``KINDS`` gives the namer for each kind of
typed key (``ring:air``, ``clearing:5``). A namer receives the scene's names and the value. The result of the namer goes
into the sentence. Numbers, and facts that have no namer, stay unchanged.
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias

from typing_extensions import TypeVar

from bot.words import Tongue
from engine.kernel.prompt import PASS, Option, Prompt

if TYPE_CHECKING:
    from bot.games.face import Face

WORD: Final = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")  # a whole word
V_co = TypeVar("V_co", bound=Mapping[str, Any], covariant=True, default=Mapping[str, Any])
Namer: TypeAlias = Callable[[Any, Any], Any]


@dataclass(frozen=True)
class Scene(Generic[V_co]):
    """The context of a sentence: the language with the game's words, the seats' names, the viewer's view.

    In a ``headed`` scene, options have a heading that says whose they are. A game's own modules know the type of its
    view.
    """

    say: Tongue
    names: Sequence[str]
    view: V_co
    headed: bool = False

    def tells_whose(self, option: Option) -> bool:
        """Tell whether an option must name its card's player because no heading does."""
        return not self.headed or self.say.has(f"heading-{option.verb}")


def called(say: Tongue, *keys: str) -> str:
    """Return the first message of ``keys`` that exists. The result is empty if none of these messages exists."""
    return next((say(key) for key in keys if say.has(key)), "")


def reason_in_words(say: Tongue, keys: Sequence[str], reason: str) -> str:
    """Return why an adept would give an answer. For passing, the sentence says what acting would cost."""
    passing = (f"advice-passing-{reason}",) if [*keys] in ([], [PASS]) else ()
    return called(say, *passing, f"advice-{reason}")


def counted(words: Iterable[str]) -> list[str]:
    """Return words or lines in their order. Equal words appear once, with their number."""
    return [f"{count} × {word}" if count > 1 else word for word, count in Counter(words).items()]


def answer_in_words(face: "Face", prompt: Prompt, scene: Scene, keys: Iterable[str]) -> str:
    """Return an answer in the words of its buttons."""
    options = {option.key: option for option in prompt.options}
    words = counted(face.option(options[key], prompt, scene) for key in keys if key in options)
    return ", ".join(words) or scene.say.first(f"nothing-{prompt.kind}", "button-nothing")


def answer_in_full(face: "Face", prompt: Prompt, scene: Scene, keys: Sequence[str]) -> str:
    """Return an answer in the words of its button, after the heading of the button ("Build: Sawmill, 11").

    If the answer has one option from each of several groups, each option stands after the name of its group.
    """
    said = answer_in_words(face, prompt, scene, keys)
    if not keys or any((group.least, group.most) != (1, 1) for group in prompt.groups):
        return said
    if len(prompt.groups) > 1:
        chosen = {option.group: option for option in prompt.options if option.key in keys}
        parts = [(face.group(name, prompt, scene), face.option(one, prompt, scene)) for name, one in chosen.items()]
        return ", ".join(beneath(heading, part, scene.say) for heading, part in parts)
    headings = {option.key: face.heading(option, scene) for option in prompt.options if option.key != PASS}
    told = len({*headings.values()}) > 1  # a heading that all answers share tells nothing
    return beneath(headings.get(keys[0], "") if told else "", said, scene.say)


def beneath(heading: str, answer: str, say: Tongue) -> str:
    """Return an answer after its heading.

    If the heading has the answer's first word, the answer takes the place of that word and of what follows it: "Build:
    Sawmill, 11" beneath "Build: Sawmill (2 wood)". An answer that names its act itself ("Lobby: Ikoma Kaoku") needs no
    heading.
    """
    first = next(iter(WORD.findall(answer)), "")
    for word in WORD.finditer(heading):
        if word.group() == first:
            return heading[: word.start()] + answer
    own = ":" in answer.partition("(")[0]
    return answer if own or not heading else say("labelled", name=heading, text=answer)


def joined(words: Sequence[str]) -> str:
    """Return several choices as one text.

    If all begin with the same words before a colon, say these words once: "Lose: Sawmill, Keep".
    """
    heads = {word.partition(": ")[0] for word in words if ": " in word}
    head = f"{heads.pop()}: " if len(heads) == 1 and len(words) > 1 else ""
    if not all(word.startswith(head) for word in words):
        head = ""
    return head + ", ".join(counted(word.removeprefix(head) for word in words))


def in_hand(option: Option, scene: Scene) -> str:
    """Return the card that an option uses if the viewer holds that card in hand, otherwise an empty text."""
    viewer = scene.view.get("viewer")
    hand = () if viewer is None or option.card is None else scene.view["players"][viewer].get("hand") or ()
    return (option.card or "").partition("#")[0] if any(card["key"] == option.card for card in hand) else ""


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
