"""A game's questions and their options, as the panel shows them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Generic

from bot.games.scene import Scene, V_co, called, joined
from engine.kernel.prompt import Option, Prompt

BRIEF: Final = 32  # letters of a button in one line of a phone
NAMED: Final = 40  # a button names the selection only if that takes at most this many letters


class QuestionFace(ABC, Generic[V_co]):
    """A game's questions and their options, as the panel shows them."""

    @abstractmethod
    def question(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the sentence that asks."""

    def reason(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the reason for a question: the rule's name, and the text of the card that asks."""
        return ""

    def purpose(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return a line that explains a question's purpose to beginners, or an empty text if no line is needed."""
        return called(scene.say, f"purpose-{prompt.kind}-{prompt.rule.replace('.', '_')}", f"purpose-{prompt.kind}")

    def about(self, prompt: Prompt, scene: Scene[V_co], *, pictured: bool = False) -> str:
        """Return the facts that a player needs in view to answer a question.

        If the first of ``pictures`` stands above the question (``pictured``), its facts may be left out.
        """
        return ""

    def rule(self, prompt: Prompt) -> str:
        """Return the rule that asks."""
        return prompt.rule

    @abstractmethod
    def option(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the words on an option, short enough for a button where possible."""

    def heading(self, option: Option, scene: Scene[V_co]) -> str:
        """Return the heading of an option among options of several kinds."""
        return ""

    def way(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> Sequence[str]:
        """Return the steps to an option if one list cannot hold all options: headings to open, then its own words."""
        return [self.heading(option, scene), self.option(option, prompt, scene)]

    def in_hand(self, option: Option, scene: Scene[V_co]) -> str:
        """Return the card in the viewer's hand that an option uses, else an empty text.

        Options with equal cards share a button.
        """
        return ""

    def lane(self, option: Option, scene: Scene[V_co]) -> str:
        """Return words that divide the options under a heading among several lists, such as a move's destination."""
        return ""

    def hint(self, option: Option, scene: Scene[V_co]) -> str:
        """Return a line about an option, for places that have room for it."""
        return ""

    def brief(self, option: Option, scene: Scene[V_co]) -> tuple[str, str] | None:
        """Return an option's label as name and state, for a choice of several; None if the label is short already."""
        return None

    def reading(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return a text to read about an option before taking it: its words, and beneath them their meaning.

        Return "" if there is nothing to read.
        """
        text = self.hint(option, scene)
        return f"**{self.option(option, prompt, scene)}**\n{text}" if text else ""

    def sign(self, option: Option) -> str:
        """Return the name of an option's sign."""
        return ""

    def at_once(self, prompt: Prompt) -> bool:
        """Tell whether a selection from a question's only list answers at once, without a button to confirm."""
        return False

    def whole(self, prompt: Prompt) -> bool:
        """Tell whether a compound question with few answers offers each answer as a whole, for one press."""
        return False

    def explained(self, prompt: Prompt) -> bool:
        """Tell whether the options stand in a list, because each needs words beneath its name."""
        return False

    def joins(self, prompt: Prompt) -> bool:
        """Tell whether the panel should try to show a window and the question after a pass on one screen."""
        return False

    def leads(self, option: Option, to: Prompt | None = None) -> bool:
        """Tell whether the panel should try to show an option and the question ``to`` that follows it on one screen."""
        return False

    def passes_on(self, prompt: Prompt) -> bool:
        """Tell whether the panel should look for a button that passes a question and also the one after it."""
        return False

    def passed_too(self, prompt: Prompt) -> bool:
        """Tell whether such a button may pass ``prompt`` as the second of the two questions.

        The message ``then-pass-<kind>`` then says what that does.
        """
        return False

    # Whether the amounts asked after an option appear in a list of their own instead of beside the option.
    amounts_listed: ClassVar[bool] = False

    def amount(self, option: Option, scene: Scene[V_co]) -> str:
        """Return the words for an amount (such as fate on a character) beside the option after which it is asked."""
        return str(option.number)

    def row(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the name of the list of amounts that may follow an option."""
        return self.option(option, prompt, scene)

    def amount_line(self, option: Option, chosen: Option, scene: Scene[V_co]) -> tuple[str, str]:
        """Return the words for an amount in the list called ``row``, and a further line about the amount."""
        return self.amount(chosen, scene), ""

    def group(self, name: str, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the heading of one group of a compound question; empty if the question says everything."""
        return ""

    def confirm(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the label of the button that confirms a compound answer. The label says what the answer does."""
        what = self.picked(prompt, keys, scene)
        if not what:
            return scene.say("button-confirm")
        if len(what) > NAMED:
            return scene.say("button-confirm-count", count=len(keys))
        return scene.say("button-confirm-what", what=what)

    def picked(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the options of a compound answer in words."""
        words = {option.key: self.option(option, prompt, scene) for option in prompt.options}
        groups: dict[str, set[str]] = {}
        for option in prompt.options:
            groups.setdefault(words[option.key], set()).add(option.group)
        for option in prompt.options:
            if len(groups[words[option.key]]) > 1:  # only the heading of its group distinguishes the option from others
                words[option.key] = f"{self.group(option.group, prompt, scene)} {words[option.key]}"
        return joined([words[key] for key in keys if key in words])

    def confirm_briefly(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the words of the button that confirms, short enough for one line of a phone."""
        words = self.confirm(prompt, keys, scene)
        return words if len(words) <= BRIEF else scene.say("button-confirm-count", count=len(keys))

    def defaults(self, prompt: Prompt, scene: Scene[V_co]) -> Sequence[str]:
        """Return a sensible preselection for a new compound question, besides the mandatory options."""
        return ()

    def preview(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the result of a compound answer, as far as the viewer can know it."""
        return ""
