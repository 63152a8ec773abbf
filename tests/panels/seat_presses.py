"""How many presses lead from ``/play`` to a seat with a deck or faction, and to the first question of a match.

Two people sit down in a Discord in memory. They press only the controls that the bot shows them. A press is a command
that a person sends, a click on a button or a selection in a list. The command ``python -m tests.panels.presses`` prints
the figures.
"""

from collections.abc import Mapping
from typing import Any, Final

from bot.config import Settings
from bot.games import Gathering, face_of
from bot.local import world
from bot.words import Words

from ..simkit import controls

SAY: Final = Words.load()["en"]
GAMES: Final = ("l5r-lcg", "root", "l5r-ccg")


class Person:
    """A person who presses, with the number of presses so far."""

    def __init__(self, member: Any) -> None:
        self.member = member
        self.presses = 0

    async def opens(self, room: Any, game: str) -> Any:
        """Send ``/play`` with the game; return the lobby's message."""
        self.presses += 1
        return (await self.member.slash(room, "play", game=game)).response.message

    async def takes(self, lobby: Any, brings: str) -> None:
        """Press the button that offers decks or factions, and choose one. The choice also takes a free seat."""
        self.presses += 2
        button = next(one["custom_id"] for one in controls(lobby) if one["custom_id"].split(":")[1] == "deck")
        picker = await self.member.click(lobby, custom_id=button)
        await self.member.select(picker.response, [brings])

    async def starts(self, lobby: Any) -> None:
        """Start the match."""
        self.presses += 1
        await self.member.click(lobby, label=SAY("button-start"))

    async def looks(self, lobby: Any) -> Any:
        """Open the person's own panel."""
        self.presses += 1
        return (await self.member.click(lobby, label=SAY("button-hand"))).response


async def to_a_seat(game: str) -> Mapping[str, int]:
    """Return the presses to a seat for the opener and for the guest, and the presses of both to their first panels.

    Raises AssertionError if the presses did not seat the people, or did not begin the match.
    """
    async with world(Settings(painters=0, local_port=0)) as env:
        guild = env.create_guild("Teahouse")
        room = guild.create_text_channel("tea-room")
        hana, kenji = (
            Person(guild.add_member(env.create_user(name.lower(), global_name=name))) for name in ("Hana", "Kenji")
        )
        await env.settle()
        face, table_id = face_of(game), 1
        face.offers(SAY.of(game), Gathering())  # a running bot has read the game's data before anybody waits for them
        lobby = await hana.opens(room, game)
        for person in (hana, kenji):
            table = await env.bot.tables.get(table_id)
            brings = next(iter(face.offers(SAY.of(game), table.seating.gathering())))
            await person.takes(lobby, brings)
        table = await env.bot.tables.get(table_id)
        assert [bool(seat.kind == "human" and seat.brings) for seat in table.saved.seats[:2]] == [True, True]
        seated = {"opens": hana.presses, "joins": kenji.presses}
        await hana.starts(lobby)
        assert [bool(controls(await person.looks(lobby))) for person in (hana, kenji)] == [True, True]
        return {**seated, "panels": hana.presses + kenji.presses}


async def lines() -> list[str]:
    """Return the figures, one line for each game."""
    found = []
    for game in GAMES:
        counted = await to_a_seat(game)
        found.append(
            f"{game}: {counted['opens']} presses from /play to a seat with what it brings, {counted['joins']} for who "
            f"joins; {counted['panels']} of both until each has a first panel before them"
        )
    return found
