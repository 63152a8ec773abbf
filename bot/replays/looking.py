"""This module shows moments: what one person may see of a moment, with pictures and comments, as a message."""

import contextlib

from bot.controls.control import Page
from bot.panels.log import since_last_turn, since_page
from bot.people import People
from bot.pictures.render import Painter, Picture
from bot.replays.eyes import OPEN, PUBLIC, eyes_of
from bot.replays.page import Look, Place, moment_page, more_page
from bot.replays.replay import DECISION, Replay
from bot.replays.replays import Replays
from bot.store import Store
from bot.tables import Table
from bot.tables.consent.onlookers import delay_of
from bot.trouble import Trouble
from bot.words import Tongue


class Looking:
    """The maker of the messages that show moments."""

    def __init__(self, replays: Replays, store: Store, people: People, painter: Painter) -> None:
        self.replays = replays
        self._store = store
        self._people = people
        self._painter = painter

    async def page(self, table: Table, user: int, place: Place, say: Tongue) -> Page:
        """Return the message that shows a user a moment."""
        look = await self.look(table, user, place, say)
        return moment_page(look, await self._wanted(look, user))

    async def more(self, table: Table, user: int, place: Place, say: Tongue) -> Page:
        """Return the page with what else a user may choose and see at a moment, such as whose eyes to use."""
        look = await self.look(table, user, place, say)
        eyes = eyes_at(table, user, look.replay, look.place.row)
        return more_page(look, eyes, await self._wanted(look, user))

    async def _wanted(self, look: Look, user: int) -> list[Picture]:
        """Return the pictures of a moment, or none if the user prefers text."""
        return await self.drawn(look) if self._people.pictures(user) else []

    async def look(self, table: Table, user: int, place: Place, say: Tongue) -> Look:
        """Return a moment as a user may see it.

        If the match has gone back since, return the nearest existing moment.
        """
        eyes_of(table, user)  # raises Trouble if the user may not look at all
        replay = await self.replays.of(table)
        row = replay.nearest(place.row)
        allowed = eyes_at(table, user, replay, row)
        eyes = place.eyes if place.eyes in allowed else allowed[0]
        frame = replay.frames.frame(row)
        step = place.step if place.step in replay.steps else DECISION
        scene = replay.scene(frame, eyes, say, table.seating.shown_names(say))
        comments = []
        if table.saved.state == "over":
            comments = [one for one in await self._store.comments.of(table.id) if one.row == row]
        return Look(table, replay, frame, Place(row, step, eyes), scene, comments)

    async def drawn(self, look: Look) -> list[Picture]:
        """Return the pictures of a moment, or none if they cannot be drawn in time."""
        return await self._painter.paint_all(look.replay.face.pictures(look.scene))

    async def since(self, table: Table, seat: int, say: Tongue) -> Page:
        """Return the events since a seat last decided, with a picture of the moves if there is one."""
        scene, found = table.scene(seat, say), since_last_turn(table, seat)
        pictures: list[Picture] = []
        if found is not None and self._people.pictures(table.saved.seats[seat].user or 0):
            with contextlib.suppress(Trouble):  # Under other rules, the lines are those that people read then.
                replay = await self.replays.of(table)
                before = replay.frames.frame(replay.nearest(found.row)).view(seat)
                pictures = await self._painter.paint_all(table.face.moved(scene, before, found.records))
        return since_page(table, seat, scene, pictures)


def eyes_at(table: Table, user: int, replay: Replay, row: int) -> list[str]:
    """Return the eyes with which a user may see one moment, the usual ones first.

    An onlooker of a match in play sees all cards if the players agreed to it and the moment is old enough.
    """
    eyes, delay = eyes_of(table, user), delay_of(table)
    if eyes == [PUBLIC] and delay is not None and row < replay.row_after_rounds(delay):
        return [PUBLIC, OPEN]
    return eyes
