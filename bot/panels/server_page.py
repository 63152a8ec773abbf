"""The page on which the managers of a server choose for everybody there."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import ui

from bot.controls.buttons import Button
from bot.controls.control import Control, Items, Row, button, choice, layout, rows, select, texts
from bot.controls.fit import shown_closed
from bot.games import face_of
from bot.panels.server import GAME, MOST_CHANNELS, ROLES, THREADS, Server, server_choices
from bot.tables.house_options import OFF, ON
from bot.words import NATIVE, Tongue

SPOKEN_OF: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]


class ServerChoice(Button):
    """A select menu or button that chooses ``value``, or the selected value, under ``name``.

    ``game`` is the game whose channels the page shows.
    """

    name: str
    game: str
    value: str = ""


class ServerRole(Button):
    """A button that chooses the role under ``name``, or none."""

    name: str
    game: str


class ServerGame(Button):
    """A select menu that shows the channels of the selected game."""


class ServerChannels(Button):
    """A select menu that allows ``game`` in the selected channels only, or everywhere if none is selected."""

    game: str


class ServerPlays(Button):
    """A button that allows ``game`` everywhere (1) or nowhere (0)."""

    game: str
    everywhere: int


@dataclass(frozen=True)
class Chosen:
    """All present choices of a server: choices, roles and channels by their names."""

    choices: dict[str, str]
    roles: dict[str, int | None] = field(default_factory=dict)
    channels: dict[str, list[int] | None] = field(default_factory=dict)

    @classmethod
    async def of(cls, server: Server) -> "Chosen":
        """Return the present choices of a server."""
        every = server_choices()
        return cls(
            {name: await server.holds(name) for name in every},
            {name: await server.role(name) for name in ROLES},
            {game: await server.channels(game) for game in every[GAME]},
        )


def choice_word(name: str, value: str, say: Tongue) -> str:
    """Return a value that a person or a server may choose under a name, in words."""
    return face_of(value).title(say) if name == GAME else NATIVE.get(value) or say(f"{name}-{value}")


def choice_line(name: str, value: str, say: Tongue) -> str:
    """Return the choice of a person or a server under a name, in words."""
    return say(f"settings-{name}", value=choice_word(name, value, say))


def role_line(name: str, role: int | None, say: Tongue) -> str:
    """Return a line that says who may open or close tables."""
    return say(f"{name}-all") if role is None else say(f"{name}-role", role=f"<@&{role}>")


def channels_line(game: str, channels: Sequence[int] | None, say: Tongue) -> str:
    """Return the channels of a game, in words."""
    return say("labelled", name=face_of(game).title(say), text=places(channels, say))


def places(channels: Sequence[int] | None, say: Tongue) -> str:
    """Return channels in words: all channels, no channel, or their names."""
    if channels is None:
        return say("played-everywhere")
    return ", ".join(f"<#{channel}>" for channel in channels) or say("played-nowhere")


def server_lines(chosen: Chosen, say: Tongue) -> list[str]:
    """Return all choices of a server, one line each."""
    return [
        *(choice_line(name, value, say) for name, value in chosen.choices.items()),
        *(role_line(name, role, say) for name, role in chosen.roles.items()),
        *(channels_line(game, channels, say) for game, channels in chosen.channels.items()),
    ]


def server_page(chosen: Chosen, game: str, guild: discord.Guild, say: Tongue) -> ui.LayoutView:
    """Return the page with a control for every choice. ``game`` is the game whose channels can be chosen on it."""
    items: Items = [*texts([say("settings-server")])]
    for name, held in chosen.choices.items():
        if name != THREADS:
            line = choice_line(name, held, say)
            items += [] if shown_closed(line) else texts([f"-# {line}"])
            items.append(Row(_choice(name, chosen, game, say)))
    for name, role in chosen.roles.items():
        items += texts([f"-# {role_line(name, role, say)}"])
        items.append(Row(_role(name, guild.get_role(role or 0), game, say)))
    lines = [f"-# {channels_line(one, channels, say)}" for one, channels in chosen.channels.items()]
    items += texts(["\n".join(lines)])
    if len(chosen.channels) > 1:
        items.append(Row(_games(chosen, game, say)))
    items.append(Row(_channels(chosen.channels[game], game, guild, say)))
    return layout([*items, *rows([_threads(chosen, game, say), _plays(chosen, game, say)])])


def _choice(name: str, chosen: Chosen, game: str, say: Tongue) -> Control:
    """Return a list whose lines name the setting, unless the line above the list does."""
    held, values = chosen.choices[name], server_choices()[name][:25]
    words = choice_line if shown_closed(choice_line(name, held, say)) else choice_word
    lines = [choice(words(name, value, say), value, default=value == held) for value in values]
    return select(lines, ServerChoice(name, game), placeholder=words(name, held, say))


def _role(name: str, role: discord.Role | None, game: str, say: Tongue) -> Control:
    item: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=ServerRole(name, game).custom_id,
        placeholder=say(f"{name}-choose"),
        min_values=0,
        default_values=[] if role is None else [role],
    )
    return Control(item)


def _games(chosen: Chosen, game: str, say: Tongue) -> Control:
    names = list(chosen.channels)[:25]
    lines = [choice(say("played-where", game=face_of(one).title(say)), one, default=one == game) for one in names]
    return select(lines, ServerGame(), placeholder=say("played-choose"))


def _channels(channels: Sequence[int] | None, game: str, guild: discord.Guild, say: Tongue) -> Control:
    there = [channel for one in channels or () if (channel := guild.get_channel(one)) is not None]
    item: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=ServerChannels(game).custom_id,
        channel_types=SPOKEN_OF,
        placeholder=say("played-everywhere" if channels is None else "played-nowhere"),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=there[:MOST_CHANNELS],
    )
    return Control(item)


def _threads(chosen: Chosen, game: str, say: Tongue) -> Control:
    on = chosen.choices[THREADS] == ON
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return button(
        choice_line(THREADS, ON if on else OFF, say), ServerChoice(THREADS, game, OFF if on else ON), style=style
    )


def _plays(chosen: Chosen, game: str, say: Tongue) -> Control:
    nowhere = chosen.channels[game] == []
    label = say("button-played-everywhere" if nowhere else "button-played-nowhere", game=face_of(game).title(say))
    return button(label, ServerPlays(game, int(nowhere)))
