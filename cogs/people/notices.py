"""This module notifies people once of each turn, once when time is nearly up, and once when time is up."""

import contextlib
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.pace.outbox import Outbox, Sent
from bot.panels.buttons.looking import Hand
from bot.panels.clocks import Called, closed_page, notice_page
from bot.panels.sending import quietly
from bot.people import DIRECT, NO_NOTICE
from bot.store import Call, Due
from bot.store.parts.pace import CALL_OVER
from bot.tables import Table
from bot.tables.clocks.overdue import remind, time_up
from bot.tables.clocks.turns import (
    CALL_AGAIN,
    FOLLOW,
    MORE,
    NOTICE,
    OVER,
    PAUSE_OVER,
    REMIND,
    REMINDER,
    TIME_UP,
    key_of,
)
from bot.trouble import Trouble
from bot.words import Tongue

LONG: Final = timedelta(minutes=10)  # if the bot was off for so long, people are told the new ends of their time
# How many seats then get their notices brought up to date together, and the time between two such groups.
FEW, APART = 10, timedelta(seconds=5)
LOOKED: Final = 50  # how many recent messages are searched for a notice that may have been sent already


@dataclass(frozen=True)
class Notice:
    """A notice to be sent to the player of a seat or, if the player's time is up, to the other players."""

    table: Table
    seat: int
    kind: str
    person: int
    direct: bool


class Notices(commands.Cog):
    """The task that sends notices that are due, and removes notices that are over."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        outbox = Outbox(bot.store, bot.clock, self)
        for kind in (NOTICE, REMIND, OVER, MORE):
            bot.later.handle(kind, outbox.deliver)
        bot.later.handle(CALL_OVER, self.end_call)
        bot.later.handle(CALL_AGAIN, self.call_again)
        bot.later.handle(FOLLOW, self.follow)
        bot.later.handle(PAUSE_OVER, self.pause_over)
        bot.timed.handle(REMINDER, self.remind)
        bot.timed.handle(TIME_UP, self.time_up)
        bot.presses |= handlers(self)

    @on(Called)
    async def come(self, press: Press, pressed: Called) -> None:
        """Open the panel of a person who was notified."""
        await self.bot.presses[Hand.verb](Press(press.interaction, Hand.verb, [str(pressed.table)], ()))

    # Sending.

    async def prepare(self, due: Due) -> Notice | None:
        """Return the notice to send for a due row, or None if there is no reason for the notice any longer."""
        table = await self._table(due)
        seat, people = int(due.data["seat"]), self.bot.people
        if table is None or table.timing is None or table.saved.state != "playing":
            return None
        turn = table.timing.turn_of(seat, int(due.data["turn"]))
        if turn is None or turn.person != due.person or (due.kind == NOTICE and turn.come):
            return None
        if due.kind == OVER:
            return Notice(table, seat, due.kind, turn.person, direct=False) if turn.over else None
        how = people.notice(turn.person)
        return None if how == NO_NOTICE else Notice(table, seat, due.kind, turn.person, direct=how == DIRECT)

    async def send(self, notice: Notice, nonce: str) -> Sent | None:
        """Send a notice: directly to a person who prefers that and can be reached, otherwise as a mention at the table.

        If the table's channel is gone, the notice is sent as a direct message anyway.
        """
        ways = [True, False] if notice.direct else [False, True]
        if notice.kind == OVER and not notice.direct:
            ways = [False]
        for direct in ways:
            place = await self._place(notice, direct=direct)
            if place is None:
                continue
            view = await self._page(notice, nonce, direct=direct)
            with contextlib.suppress(discord.Forbidden, discord.NotFound):
                async with self.bot.limit:
                    message = await place.send(view=view, nonce=nonce, allowed_mentions=self._mentioned(notice))
                return Sent(place.id, message.id, kept=direct)
        return None

    async def find(self, notice: Notice, nonce: str, since: datetime) -> Sent | None:
        """Return the message that was sent with this nonce, or None if the latest messages do not contain it."""
        for direct in (True, False) if notice.direct else (False,):
            place = await self._place(notice, direct=direct)
            if place is None:
                continue
            with contextlib.suppress(discord.Forbidden, discord.NotFound):
                async for message in place.history(limit=LOOKED):
                    if message.author == self.bot.user and _bears(message, nonce):
                        return Sent(place.id, message.id, kept=direct)
        return None

    async def close(self, call: Call) -> None:
        """Remove a message whose turn is over. A direct message stays, and says that it is no longer current."""
        message = self._message(call.place, call.message)
        if not call.kept:
            await quietly(message.delete())
        elif (table := await self._known(call.match)) is not None:
            say = await self._tongue(table, table.saved.seats[call.seat].user or 0, direct=True)
            await quietly(message.edit(view=closed_page(table, say)))

    def _message(self, place: int, message: int) -> Any:
        return self.bot.get_partial_messageable(place).get_partial_message(message)

    async def _page(self, notice: Notice, nonce: str, *, direct: bool) -> ui.LayoutView:
        say = await self._tongue(notice.table, notice.person, direct=direct)
        return notice_page(notice.table, notice.seat, notice.kind, nonce, say, direct=direct)

    async def _tongue(self, table: Table, person: int, *, direct: bool) -> Tongue:
        """Return the language of a notice: the server’s or, in a direct message, the one that the person chose."""
        if direct and self.bot.people.prefers(person, "language") != "auto":
            return self.bot.people.tongue(person, "")
        return await self.bot.servers.tongue(table.saved.guild)

    async def _place(self, notice: Notice, *, direct: bool) -> Any:
        """Return the place for a notice, or None if the person cannot be reached."""
        saved = notice.table.saved
        if not direct:
            return self.bot.get_partial_messageable(saved.channel, guild_id=saved.guild)
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            return await self.bot.create_dm(discord.Object(notice.person))
        return None

    def _mentioned(self, notice: Notice) -> discord.AllowedMentions:
        table, people = notice.table, self.bot.people
        seats = [notice.seat]
        if notice.kind == OVER:
            seats = [other for other in table.present if other != notice.seat]
        users = [user for seat in seats if (user := table.saved.seats[seat].user) and people.notice(user) != NO_NOTICE]
        return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])

    async def call_everybody_again(self) -> None:
        """Bring all notices and tables with a clock up to date, because their ends have moved while the bot was off.

        A few seats are done at a time, those with the least time first. So no notice and no press waits for thousands
        of tables.
        """
        store, now = self.bot.store, self.bot.clock.now()
        await store.due.put_all(
            [
                Due(
                    key_of(CALL_AGAIN, match, seat), CALL_AGAIN, now + number // FEW * APART, match, data={"seat": seat}
                )
                for number, (match, seat) in enumerate(await store.pace.called())
            ]
        )

    async def end_call(self, due: Due) -> None:
        """Close a notice whose turn is over."""
        data = due.data
        call = Call(
            due.match or 0, data.get("seat", 0), 0, data["place"], data["message"], kept=data.get("kept", False)
        )
        async with self.bot.limit:
            await self.close(call)
        await self.bot.store.due.take(due)

    async def call_again(self, due: Due) -> None:
        """Let the notices of a seat tell the present end of its time. Nobody is notified again."""
        table, seat = await self._table(due), int(due.data["seat"])
        if table is None or table.timing is None:
            return
        for call in await self.bot.store.pace.calls_of(table.id, seat):
            turn = table.timing.turn_of(seat, call.turn)
            if turn is None or call.kind not in (NOTICE, REMIND, MORE):
                continue
            view = await self._page(
                Notice(table, seat, call.kind, turn.person, direct=call.kept), call.nonce, direct=call.kept
            )
            async with self.bot.limit:
                await quietly(self._message(call.place, call.message).edit(view=view))
        self.bot.show.changed(table)
        await self.bot.store.due.take(due)

    # Time.

    async def remind(self, due: Due) -> None:
        """Notify a player that the time is nearly up."""
        if (table := await self._table(due)) is not None:
            await remind(table, due)

    async def time_up(self, due: Due) -> None:
        """Carry out the lobby's choice for a seat whose time is up."""
        if (table := await self._table(due)) is not None:
            await time_up(table, due)
            self.bot.show.changed(table)

    async def pause_over(self, due: Due) -> None:
        """Show that a pause has reached its limit, and when the clocks run out now."""
        await self.follow(due)

    async def follow(self, due: Due) -> None:
        """Let a match determine again for whom it waits and until when."""
        if (table := await self._table(due)) is not None:
            async with table.lock:
                table.saved.pacing.done = due
                await table.keep()
            self.bot.show.changed(table)

    async def _table(self, due: Due) -> Table | None:
        """Return the table of a row.

        The row of a table that cannot be read is removed, because such a table needs no notice.
        """
        table = await self._known(due.match or 0)
        if table is None:
            await self.bot.store.due.take(due)
        return table

    async def _known(self, match: int) -> Table | None:
        """Return the table of a match, or None if it cannot be read."""
        try:
            return await self.bot.tables.get(match)
        except Trouble:
            return None


def _bears(message: discord.Message, nonce: str) -> bool:
    """Tell whether a control of a message has this nonce in its custom_id."""
    return any(nonce in custom_id.split(":") for custom_id in custom_ids(message.components))


def custom_ids(components: Any) -> list[str]:
    """Return the custom_ids of all controls of a message."""
    found: list[str] = []
    for component in components:
        found += [component.custom_id] if getattr(component, "custom_id", None) else []
        found += custom_ids(getattr(component, "children", ()))
    return found


async def setup(bot: Any) -> None:
    """Add the handlers to the bot."""
    await bot.add_cog(notices := Notices(bot))
    if bot.house.shut >= LONG:
        await notices.call_everybody_again()
