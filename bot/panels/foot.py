"""The foot of a panel: the hand, and the buttons that do not answer the question (pages, taking back, settings).

If a phone has no room for the whole panel, the foot is the first part to shrink. The forms of a foot, from the largest:
the whole hand with every button, the hand in one line with every button, one row of buttons with a list of the others,
and one list of everything.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from discord import ui

from bot.controls.control import Control, Instead, Items, clip, listed, rows
from bot.controls.fit import BETWEEN, ROOM, button_pixels
from bot.words import Tongue

MOST: Final = 25  # lines of a list
BRIEF: Final = 88  # letters in two lines of a hand


@dataclass(frozen=True)
class Foot:
    """The contents of a panel's foot: everything below the answers.

    ``hands`` holds the forms of the hand, with the lines beneath it, the fullest first.
    """

    say: Tongue
    press: Instead
    hands: Sequence[Items]
    passes: Sequence[Control] = ()
    controls: Sequence[Control] = ()
    unfold: Sequence[Control] = ()
    guide: Sequence[Control] = ()

    def forms(self) -> Iterator[Items]:
        """Yield the foot in its forms, the most comfortable first."""
        for number, hand in enumerate(self.hands, 1):
            yield self._open(hand, self.unfold if number == len(self.hands) else ())
        first = first_line(self._all())
        yield self._closed(self._all()[:first], self._all()[first:])
        yield self.smallest()

    def smallest(self, spare: Sequence[Control] = ()) -> Items:
        """Return the foot as the hand and one list of all buttons. The buttons ``spare`` come first in the list."""
        return self._closed([], [*spare, *self._all()])

    def brief(self) -> "Foot":
        """Return the foot with at most two lines of the hand. A button shows the whole hand."""
        hand, *rest = self.hands[-1]
        if not self.unfold or not isinstance(hand, ui.TextDisplay):
            return self
        short: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(clip(hand.content, BRIEF))
        return replace(self, hands=[*self.hands[:-1], [short, *rest]])

    def smaller(self) -> "list[Foot]":
        """Return ever smaller feet: with fewer lines of the hand, then with the buttons of a lesson in the list too."""
        brief = self.brief()
        return [self, brief, replace(brief, controls=[*brief.controls, *brief.guide], guide=())]

    def _all(self) -> list[Control]:
        return [*self.unfold, *self.controls]

    def _open(self, hand: Items, unfold: Sequence[Control]) -> Items:
        passes: Items = rows(self.passes)
        if len(self.passes) > 1:
            passes = listed(self.passes, self.press, self.say("select-pass-more"))
        return [*passes, *hand, *rows([*unfold, *self.controls, *self.guide])]

    def _closed(self, shown: Sequence[Control], rest: Sequence[Control]) -> Items:
        more = [*self.passes, *rest][:MOST]
        placeholder = self.say("select-more-passing" if self.passes else "select-more")
        return [*self.hands[-1], *rows([*shown, *self.guide]), *listed(more, self.press, placeholder)]


def first_line(controls: Sequence[Control]) -> int:
    """Return how many buttons fit into one line of a phone, five at most."""
    room, found = float(ROOM), 0
    for control in controls[:5]:
        room -= button_pixels(control.item)
        if room < 0:
            break
        found, room = found + 1, room - BETWEEN
    return found
