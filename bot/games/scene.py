"""The scene: the context in which a game's words are chosen, and small helpers for these words."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic

from typing_extensions import TypeVar

from bot.words import Tongue
from engine.kernel.prompt import PASS, Option, Prompt

if TYPE_CHECKING:
    from bot.games.face import Face

WORD: Final = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")  # a whole word
V_co = TypeVar("V_co", bound=Mapping[str, Any], covariant=True, default=Mapping[str, Any])


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


def counted(words: Iterable[str]) -> list[str]:
    """Return words or lines in their order. Equal words appear once, with their number."""
    return [f"{count} × {word}" if count > 1 else word for word, count in Counter(words).items()]


def answer_in_words(face: "Face", prompt: Prompt, scene: Scene, keys: Iterable[str]) -> str:
    """Return an answer in the words of its buttons."""
    options = {option.key: option for option in prompt.options}
    words = counted(face.option(options[key], prompt, scene) for key in keys if key in options)
    return ", ".join(words) or scene.say.first(f"nothing-{prompt.kind}", "button-nothing")


def answer_in_full(face: "Face", prompt: Prompt, scene: Scene, keys: Sequence[str]) -> str:
    """Return an answer in the words of its button, after the heading of the button ("Build: Sawmill, 11")."""
    said = answer_in_words(face, prompt, scene, keys)
    if not keys or [(group.least, group.most) for group in prompt.groups] != [(1, 1)]:
        return said
    headings = {option.key: face.heading(option, scene) for option in prompt.options if option.key != PASS}
    told = len({*headings.values()}) > 1  # a heading that all answers share tells nothing
    return beneath(headings.get(keys[0], "") if told else "", said, scene.say)


def beneath(heading: str, answer: str, say: Tongue) -> str:
    """Return an answer after its heading, unless it has none or itself begins with the first word of the heading."""
    if not heading or WORD.findall(heading)[:1] == WORD.findall(answer)[:1]:
        return answer
    return say("labelled", name=heading, text=answer)


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
