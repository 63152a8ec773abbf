"""The buttons with which a player acts at a table. Each button has fields for its custom_id, and a method that acts."""

from collections.abc import Sequence
from typing import Final

from bot.controls.buttons import Button
from bot.tables import Table
from bot.tables.answers.draft import Draft, resolve
from bot.tables.consent.going_back import undo
from bot.trouble import Trouble
from engine.kernel.prompt import Prompt

AT_ONCE: Final = "="  # begins the value of a line that answers in a list whose other lines lead to options


class AtTable(Button):
    """A button that concerns the table of a match."""

    table: int


class Act(AtTable):
    """A button by which a player acts. The panel is shown again afterwards."""

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Carry out the press for ``user``, who selected ``values``.

        If that is impossible, raises Trouble and changes nothing.
        """
        raise NotImplementedError


class Answer(Act):
    """A button of the question ``stamp``."""

    stamp: str


class Drafting(Answer):
    """A button that changes the picks so far, or which options are shown."""

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Change the draft of the presser."""
        await table.play.draft_for(user, self.stamp, lambda prompt, draft: self.change(prompt, draft, values))

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Change the picks in the draft. Raises Trouble for an option that does not exist."""
        raise NotImplementedError


class Pick(Answer):
    """A button that answers with the pressed option."""

    ref: str

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Answer."""
        await table.play.pick(user, self.stamp, [self.ref])


class Choose(Answer):
    """A select menu that answers with the selected options. The menu shows one page of a longer list."""

    shelf: str
    page: int

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Answer."""
        await table.play.pick(user, self.stamp, values)


class Confirm(Answer):
    """A button that confirms the picks, if they are those of ``digest``."""

    digest: str

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Answer."""
        await table.play.confirm(user, self.stamp, self.digest)


class ConfirmLast(Confirm, verb="last"):
    """A button that confirms the picks, and passes the next window."""

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Answer."""
        await table.play.confirm(user, self.stamp, self.digest, last=True)


class TakeBack(Answer, verb="back"):
    """A button that takes the last decision back."""

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Go back."""
        await undo(table, user, self.stamp)


class Mark(Drafting):
    """A button that picks one option of a compound answer, or drops it."""

    ref: str

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Pick the option, or drop it if it is picked."""
        draft.toggle(prompt, resolve(prompt, self.ref))


class PickPage(Drafting, verb="sketch"):
    """A select menu that picks the selected options. The menu shows one page of a group.

    ``changes`` gives the select a new custom_id when its lines change.
    """

    group: int
    page: int
    changes: int = 0

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Pick the selected options of the page."""
        if self.group >= len(prompt.groups):
            raise Trouble("trouble-option-gone", stale=True)
        draft.choose(prompt, self.group, self.page, [resolve(prompt, ref) for ref in values])


class Toggle(PickPage, verb="toggle"):
    """A select menu that picks the selected options, and drops those that are picked already."""

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Pick or drop the selected options."""
        for ref in values:
            draft.toggle(prompt, resolve(prompt, ref))


class Step(Drafting):
    """A button that takes an option ``taken`` times.

    ``way`` makes the custom_ids of a stepper's three buttons differ.
    """

    ref: str
    taken: int
    way: str = ""

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Take the option the given number of times."""
        draft.step(prompt, resolve(prompt, self.ref), self.taken)


class Focus(Drafting):
    """A select menu that shows the selected option in the stepper of a group, or the next steps to an option.

    A value that begins with ``AT_ONCE`` answers with its option instead.
    """

    group: int
    page: int
    changes: int = 0

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Show what the presser selected, or answer with it."""
        answers = [value.removeprefix(AT_ONCE) for value in values if value.startswith(AT_ONCE)]
        if answers:
            return await table.play.pick(user, self.stamp, answers)
        await super().act(table, user, values)

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Show the selected option in the stepper."""
        for ref in values:
            draft.look_at(self.group, resolve(prompt, ref))


class Clear(Drafting):
    """A button that drops all picks of a compound answer."""

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Drop all picks."""
        draft.clear()


class TurnPage(Drafting, verb="page"):
    """A button that shows another page of some options."""

    shelf: str
    page: int

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Turn to the page."""
        draft.pages[self.shelf] = self.page


class TurnScreen(Drafting, verb="screen"):
    """A button that shows another part of a long answer."""

    screen: int

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Show the part of the answer with this button's number."""
        draft.screen = self.screen


class Unfold(Drafting):
    """A button that shows the whole hand beneath the question, or hides it again.

    The panel of a player who waits has the button too.
    """

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Show the whole hand, or hide it."""
        seat = table.seating.seated(user)
        if table.prompt_for(seat) is not None:
            await super().act(table, user, values)
            return
        table.playing()
        table.at(seat).unfolded = not table.at(seat).unfolded

    def change(self, prompt: Prompt, draft: Draft, values: Sequence[str]) -> None:
        """Show the whole hand, or hide it."""
        draft.unfolded = not draft.unfolded
        draft.changes += 1


class PassUntil(Answer, verb="until"):
    """A button that passes now, and from now on until the end of a span of time."""

    span: str

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Pass."""
        await table.plans.pass_until(user, self.stamp, self.span)


class AskAgain(Act, verb="again"):
    """A button that ends automatic passing early, so that the presser is asked again."""

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Ask again."""
        await table.plans.ask_again(user)


class PassUnless(Act, verb="unless"):
    """A button that passes until an event: an attack on the presser, or a card used on one of the presser's cards."""

    event: str

    async def act(self, table: Table, user: int, values: Sequence[str] = ()) -> None:
        """Pass."""
        await table.plans.pass_unless(user, self.event)


# The buttons with which a player acts on a panel.
ACTS = (
    *(Pick, Choose, Confirm, ConfirmLast, TakeBack, PassUntil, PassUnless, AskAgain),
    *(Mark, PickPage, Toggle, Step, Focus, Clear, TurnPage, TurnScreen, Unfold),
)
