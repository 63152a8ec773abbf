"""Buttons and selects whose custom_id holds everything, so that they work after a restart.

A custom_id reads ``tea:<verb>:<argument>:…``. A person may have forged the custom_id of a press, so handlers check it
at the table.
"""

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self, cast

import discord
from discord import ui

from bot.controls.buttons import Button, Press, Pressed
from bot.pictures.render import Picture

Items = list[ui.Item[Any]]
TEMPLATE: Final = r"tea:(?P<verb>[a-z]+)(?P<rest>(?::[\w.\-]+)*)"
LABEL: Final = 80
CHOICE: Final = 100
TEXT: Final = 4000
PICKED: Final = "✓ "
LOOSE: Final = " \n\u00a0,;:(·–→"  # characters that are removed from the end of a text before an ellipsis


class Instead(Button):
    """A select whose lines stand for buttons: the value of each line is a custom_id.

    A new value of ``changes`` gives the select a new custom_id.
    """

    table: int
    changes: int = 0


class Control(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button or select of this bot."""

    def __init__(self, item: ui.Item[Any], verb: str = "", arguments: Sequence[str] = ()) -> None:
        super().__init__(item)
        self.verb = verb
        self.arguments = arguments

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the control that a pressed custom_id describes."""
        return cls(item, match["verb"], match["rest"].split(":")[1:])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the handler of its verb. A line of a list of buttons is a press on that button."""
        data: Any = interaction.data or {}
        values = [str(value) for value in data.get("values", ())]
        verb, arguments = self.verb, self.arguments
        if verb == Instead.verb and values and (match := re.fullmatch(TEMPLATE, values[0])):
            verb, arguments, values = match["verb"], match["rest"].split(":")[1:], []
        try:
            await cast(Pressed, interaction.client).pressed(Press(interaction, verb, arguments, values))
        finally:
            self._take_message_apart()
            # An answered interaction and its response refer to each other, and would also wait for a collection.
            interaction.response._parent = None  # type: ignore[assignment]

    def _take_message_apart(self) -> None:
        """Break up the view that discord.py made of the pressed message.

        The parts of a view refer to each other, so that Python would free them only at the next collection.
        """
        if self.view is None or isinstance(self.view, Sheet):
            return
        parts = list(self.view.walk_children())
        for whole in (self.view, *parts):
            if isinstance(whole, (ui.ActionRow, ui.Container, ui.LayoutView)):
                whole.clear_items()
        for part in parts:
            part._view = part._parent = None


class Row(ui.ActionRow[Any]):
    """A row whose controls do not refer to it.

    A panel makes many rows only to measure them. Rows and controls that refer to each other would stay in memory until
    the next garbage collection.
    """

    def add_item(self, item: ui.Item[Any]) -> Self:
        """Add a control to the row."""
        super().add_item(item)
        item._parent = None
        return self


def button(
    label: str,
    press: Button,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    sign: str = "",
) -> Control:
    """Return a button for a ``press`` with a ``label``, and a ``sign`` before it if given."""
    item: ui.Button[Any] = ui.Button(
        label=clip(label, LABEL),
        custom_id=press.custom_id,
        style=style,
        disabled=disabled,
        emoji=sign or None,
    )
    return Control(item, press.verb)


def leading(label: str, url: str) -> ui.Button[Any]:
    """Return a button that leads to an address."""
    return ui.Button(label=label, url=url, style=discord.ButtonStyle.link)


def select(
    options: Sequence[discord.SelectOption],
    press: Button,
    *,
    placeholder: str,
    least: int = 1,
    most: int = 1,
) -> Control:
    """Return a select for a ``press`` over ``options`` (1 to 25)."""
    item: ui.Select[Any] = ui.Select(
        custom_id=press.custom_id,
        options=list(options),
        placeholder=clip(placeholder, 150),
        min_values=least,
        max_values=most,
    )
    return Control(item, press.verb)


def toggles(lines: Sequence[discord.SelectOption], press: Button, placeholder: str) -> Control:
    """Return a select that picks or drops the selected lines. Its placeholder tells how many lines are picked.

    A mark shows the picked lines. They take no room of their own, as they would in other selects.
    """
    picked = sum(line.default for line in lines)
    for line in lines:
        line.label, line.default = clip(f"{PICKED if line.default else ''}{line.label}", CHOICE), False
    words = f"{placeholder} · {PICKED}{picked}" if picked else placeholder
    return select(lines, press, placeholder=words, most=len(lines))


def listed(controls: Sequence[Control], press: Instead, placeholder: str) -> Items:
    """Return a select in place of buttons, at most 25 of them. If there are no buttons, return nothing."""
    buttons: list[Any] = [control.item for control in controls]
    lines = [choice(one.label or "", one.custom_id, sign=str(one.emoji or "")) for one in buttons]
    return [Row(select(lines, press, placeholder=placeholder))] if lines else []


def choice(label: str, value: str, *, default: bool = False, hint: str = "", sign: str = "") -> discord.SelectOption:
    """Return one line of a select."""
    return discord.SelectOption(
        label=clip(label, CHOICE),
        value=value,
        default=default,
        description=clip(hint, CHOICE) or None,
        emoji=sign or None,
    )


def rows(controls: Sequence[Control]) -> Items:
    """Return the buttons arranged in rows of at most five."""
    return [Row(*controls[start : start + 5]) for start in range(0, len(controls), 5)]


def clip(text: str, length: int) -> str:
    """Return ``text`` cut to ``length`` characters, at the end of a word unless that would cut half of it."""
    if len(text) <= length:
        return text
    cut = text[: length - 1]
    words = cut if text[length - 1].isspace() else re.sub(r"\s\S*$", "", cut)
    return (words if 2 * len(words) >= length else cut).rstrip(LOOSE) + "…"


class Attached(discord.File):
    """A file in a message, whose bytes leave memory as soon as the message is sent.

    Once discord.py has closed a file, the bytes refer to themselves by their method ``close``.
    """

    def close(self) -> None:
        """Let go of the bytes."""
        super().close()
        vars(self.fp).pop("close", None)


@dataclass(frozen=True)
class Page:
    """A message and the pictures in the message.

    The methods of discord.py for sending and for editing take the pictures under different names.
    """

    view: ui.LayoutView
    pictures: Sequence[Picture] = ()

    def sent(self) -> dict[str, Any]:
        """Return the arguments that send this as a new message."""
        return {"view": self.view, "files": self._files()}

    def edited(self) -> dict[str, Any]:
        """Return the arguments that turn a message into this one, with its pictures instead of the old ones."""
        return {"view": self.view, "attachments": self._files()}

    def _files(self) -> list[discord.File]:
        """Return the pictures that the message shows. It may leave one out, so that a phone shows the rest at once."""
        shown = {address for part in self.view.walk_children() for address in _pictured(part)}
        return [
            Attached(io.BytesIO(picture.png), f"{picture.name}.png", description=picture.description or None)
            for picture in self.pictures
            if _address(picture) in shown
        ]


async def turn(press: Press, page: Page) -> None:
    """Show a page in place of the presser's own message. If everybody sees the pressed message, send a new one."""
    if press.private:
        await press.interaction.response.edit_message(**page.edited())
    else:
        await press.interaction.response.send_message(**page.sent(), ephemeral=True)


class Shown(ui.MediaGallery[Any]):
    """A picture at full width. ``tall`` is its height divided by its width."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(discord.MediaGalleryItem(_address(picture), description=picture.description or None))
        self.tall = picture.tall


def gallery(pictures: Sequence[Picture]) -> Items:
    """Return pictures as parts of a message, each at full width with its description."""
    return [Shown(picture) for picture in pictures]


def thumbnail(picture: Picture, text: str) -> Items:
    """Return a picture at the right of a text, so small that it must be pressed to be read."""
    small: ui.Thumbnail[Any] = ui.Thumbnail(_address(picture), description=picture.description or None)
    return [ui.Section(ui.TextDisplay(text), accessory=small)]


def _pictured(part: ui.Item[Any]) -> list[str]:
    """Return the addresses of the pictures in a part of a message."""
    if isinstance(part, ui.MediaGallery):
        return [item.media.url for item in part.items]
    return [part.media.url] if isinstance(part, ui.Thumbnail) else []


def _address(picture: Picture) -> str:
    return f"attachment://{picture.name}.png"


class Sheet(ui.LayoutView):
    """A message whose view discord.py need not keep in memory.

    discord.py keeps an unfinished view in memory so that it can deliver presses to the view. An ephemeral view stays in
    memory for 15 minutes, with a task and two timers. Our controls find their handlers by custom_id, so nothing has to
    be kept.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Tell discord.py that nobody waits for this view."""
        return True

    def add_item(self, item: ui.Item[Any]) -> Self:
        """Add an item that does not refer to the view, and whose parts do not refer to the item.

        A page whose parts name each other would stay in memory until the next full collection (``bot/tidy.py``).
        """
        super().add_item(item)
        for part in self.walk_children():
            part._view = part._parent = None
        return self


def layout(items: Sequence[ui.Item[Any]], colour: discord.Colour | None = None) -> ui.LayoutView:
    """Return a message made of ``items``, in a coloured frame when there is a colour."""
    view = Sheet()
    if colour is None:
        for item in items:
            view.add_item(item)
    else:
        view.add_item(ui.Container(*items, accent_colour=colour))
    return view


def texts(blocks: Sequence[str], length: int = TEXT) -> Items:
    """Return text displays whose total length is at most ``length``. The end of a longer text is cut."""
    items: Items = []
    for block in blocks:
        if block and length > 1:
            items.append(ui.TextDisplay(clip(block, length)))
            length -= len(block)
    return items
