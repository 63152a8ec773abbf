"""Typed buttons: how a button or select stores its fields in its custom_id, and how a press finds its handler.

A class for each button declares the fields of its custom_id ``tea:<verb>:<field>:…``. ``custom_id`` writes the fields
of a button, and ``decode`` reads them. A cog marks the handler of a button with ``on`` and enters all its handlers with
``handlers``. A handler gets the ``Press`` and the button with its fields.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Protocol, Self, TypeAlias, TypeVar, dataclass_transform

import discord

from bot.people import tongue_of
from bot.trouble import Trouble
from bot.words import Tongue

LONGEST: Final = 100  # the most characters of a custom_id
LARGEST: Final = 2**63 - 1  # the greatest number that the store can search for
NUMBER: Final = re.compile(r"[0-9]{1,19}")


@dataclass
class Press:
    """A press: the person, the place, the parts of the custom_id, and the selection."""

    interaction: discord.Interaction[Any]
    verb: str
    arguments: Sequence[str]
    values: Sequence[str]

    @property
    def user(self) -> int:
        """The presser."""
        return self.interaction.user.id

    @property
    def say(self) -> Tongue:
        """The presser's language."""
        return tongue_of(self.interaction)

    @property
    def private(self) -> bool:
        """Whether only the presser sees the pressed message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


class Pressed(Protocol):
    """A client whose controls can be pressed."""

    async def pressed(self, press: Press) -> None:
        """Answer a press."""


@dataclass_transform(frozen_default=True)
class Button:
    """A button or select.

    The fields of a button are numbers and texts. Trailing fields with their default values are not written. The verb is
    the class name in small letters, unless older messages in channels use another verb.
    """

    verb: ClassVar[str] = ""

    def __init_subclass__(cls, *, verb: str = "", **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.verb = verb or cls.__name__.lower()
        dataclass(frozen=True)(cls)

    @property
    def custom_id(self) -> str:
        """The custom_id with the verb and all fields. Raises ValueError if the custom_id is too long for Discord."""
        given = [(getattr(self, field.name), field.default) for field in fields(self)]  # type: ignore[arg-type]
        while given and given[-1][0] == given[-1][1]:
            given.pop()
        found = ":".join(("tea", self.verb, *(str(value) for value, _ in given)))
        if len(found) > LONGEST:
            raise ValueError(f"the custom_id is too long ({len(found)} characters): {found}")
        return found

    @classmethod
    def decode(cls, arguments: Sequence[str]) -> Self:
        """Return the button that a custom_id describes.

        Raises Trouble for a custom_id that is not from this bot or is no longer valid.
        """
        known = fields(cls)  # type: ignore[arg-type]
        try:
            read = [_number(text) if field.type is int else text for field, text in zip(known, arguments, strict=False)]
            return cls(*read, *arguments[len(known) :])
        except (TypeError, ValueError) as error:
            raise Trouble("trouble-old-button", stale=True) from error


def _number(text: str) -> int:
    if not NUMBER.fullmatch(text) or int(text) > LARGEST:
        raise ValueError(text)
    return int(text)


B = TypeVar("B", bound=Button)


C = TypeVar("C")


def on(
    *buttons: type[B],
) -> Callable[[Callable[[C, Press, B], Awaitable[None]]], Callable[[C, Press, B], Awaitable[None]]]:
    """Mark a method of a cog as the handler of these buttons."""

    def mark(handler: Callable[[C, Press, B], Awaitable[None]]) -> Callable[[C, Press, B], Awaitable[None]]:
        handler.__dict__["buttons"] = buttons
        return handler

    return mark


def handlers(cog: object) -> dict[str, Handler]:
    """Return the handlers of a cog by the verbs of their buttons."""
    found = [(getattr(cog, name), method) for name, method in vars(type(cog)).items()]
    return {button.verb: _pressed(handler, button) for handler, m in found for button in getattr(m, "buttons", ())}


def _pressed(handler: Callable[[Press, Any], Awaitable[None]], button: type[Button]) -> Handler:
    async def pressed(press: Press) -> None:
        await handler(press, button.decode(press.arguments))

    return pressed
