"""Two answers with one press: the options of a question together with those of the question that follows.

If the next question asks for an amount (a character's fate), the amounts stand beside the first option, or in a list
named after it. The options of the next question are shown in a separate list, if that question asks for a target or was
found by looking ahead (such as the target of a march). The options of any other next question take the place of the
first option: a ring's effect becomes one option for each target of the effect. The second answer is given only if the
next question is asked as expected.
"""

from collections.abc import Container, Sequence
from typing import Final

from bot.games import Face, Scene
from bot.tables.answers.at_seat import foreseen
from bot.tables.answers.draft import group_options, named, references, single
from engine.keeping import Steps
from engine.kernel.prompt import Option, Prompt

BESIDE: Final = 4  # the most amounts beside an option: together they are a row of buttons
MOST: Final = 25
FORESEEN: Final = 100  # the most options found by looking ahead, in several lists


class Way:
    """An option of a question together with the next answer.

    ``beside`` says that the next answer stands beside the option.
    """

    __slots__ = ("beside", "chosen", "option", "ref")

    def __init__(self, option: Option, chosen: Option, ref: str, *, beside: bool) -> None:
        self.option = option
        self.chosen = chosen
        self.ref = ref
        self.beside = beside


class Ways:
    """The options of one question as they are shown, each with the reference that its button carries.

    ``found`` maps keys to the ways of answering. ``within`` maps the key of an option to the ways in the option's own
    list. Options whose keys are in ``copies`` are left out, because another option stands for them.
    """

    def __init__(self, prompt: Prompt, copies: Container[str] = (), *, amounts_listed: bool = False) -> None:
        self.refs = references(prompt)
        self.found: dict[str, Way] = {}
        self.within: dict[str, Sequence[Way]] = {}
        self.shown: list[Option] = []
        if not single(prompt):
            return
        self._listed = amounts_listed
        apart = prompt.window or foreseen(prompt) or amounts_listed
        for option in group_options(prompt, 0):
            if option.key in copies:
                continue
            ways = self._of(prompt, option)
            if ways and apart and not ways[0].beside:
                self.within[option.key], ways = ways, ()
            if not ways or ways[0].beside:
                self.shown.append(option)
            self.shown += [self._entered(way) for way in ways]

    def _of(self, prompt: Prompt, option: Option) -> Sequence[Way]:
        """Return the ways of taking an option together with an answer that follows the option."""
        following = prompt.follows(option) if prompt.follows else None
        most = FORESEEN if foreseen(prompt) else MOST
        if following is None or not single(following) or not 0 < len(following.options) <= most:
            return ()
        options = following.options
        beside = amounts(options) and not self._listed
        refs = named(options)
        chosen = options[:BESIDE] if beside else options
        ref = self.refs[option.key]
        return [Way(option, one, f"{ref}-{refs[one.key]}", beside=beside) for one in chosen]

    def rows(self, option: Option) -> bool:
        """Tell whether an option is followed by amounts that stand in a list of their own."""
        return option.key in self.within and amounts([way.chosen for way in self.within[option.key]])

    def _entered(self, way: Way) -> Option:
        """Add a way as a separate option."""
        key = f"{way.option.key}>{way.chosen.key}"
        self.found[key] = way
        self.refs[key] = way.ref
        return Option(key, way.chosen.verb, card=way.chosen.card, group=way.option.group)

    def beside(self, option: Option) -> bool:
        """Tell whether an option is shown beside another option."""
        return option.key in self.found and self.found[option.key].beside

    def fewer(self, options: Sequence[Option]) -> list[Option]:
        """Return the options of a full row without the last amount.

        The player still reaches that amount through the option itself.
        """
        rows = self.by_rows(options)
        return [one for row in rows for one in (row[:BESIDE] if row and self.beside(row[-1]) else row)]

    def by_rows(self, options: Sequence[Option]) -> list[list[Option]]:
        """Return the options row by row. An option that is followed by further options beside it begins a new row."""
        rows: list[list[Option]] = [[]]
        for place, option in enumerate(options):
            heads = place + 1 < len(options) and self.beside(options[place + 1]) and not self.beside(option)
            ends = place > 0 and self.beside(options[place - 1]) and not self.beside(option)
            if (heads or ends) and rows[-1]:
                rows.append([])
            rows[-1].append(option)
        return rows


def looking_ahead(face: Face, prompt: Prompt, scene: Scene) -> Steps[None]:
    """Try the options of a question one after the other, so that no step takes long.

    The results are kept with the question, and ``Ways`` finds them there.
    """
    if prompt.follows is None or not foreseen(prompt) or not single(prompt):
        return
    left_out = copies(face, prompt, scene)
    for option in group_options(prompt, 0):
        if option.key not in left_out:
            yield
            prompt.follows(option)


def amounts(options: Sequence[Option]) -> bool:
    """Tell whether options are amounts of something."""
    return all(chosen.number is not None and chosen.target is None for chosen in options)


def copies(face: Face, prompt: Prompt, scene: Scene) -> dict[str, str]:
    """Map the key of an option to the key of an earlier option that does the same.

    Two options do the same if they use copies of one card in the same way. The panel shows only the earlier one.
    """
    shown: dict[object, str] = {}
    options = [option for option in prompt.options if not option.alone] if single(prompt) else []
    stands = {
        option.key: shown.setdefault(_deed(option, face.in_hand(option, scene)), option.key) for option in options
    }
    return {key: other for key, other in stands.items() if key != other}


def _deed(option: Option, copied: str) -> object:
    """Return a value that two options share if they do the same with copies of one card, ``copied``.

    If no card is copied, no other option has the same value.
    """
    subject = option.subject if option.subject != option.card else ""
    deed = (copied, option.verb, subject, option.player, option.number, option.target)
    return deed if copied else option.key
