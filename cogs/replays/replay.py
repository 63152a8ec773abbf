"""Replays of a match, moment by moment: handlers of presses on a moment."""

import io
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Attached, Page, Row, button, choice, clip, layout, rows, select, texts, turn
from bot.games.periods import TURN
from bot.panels.buttons.looking import Since
from bot.panels.buttons.moments import (
    ALONE,
    APART,
    AskHow,
    AtMoment,
    ChooseEyes,
    ChooseSide,
    ChooseStep,
    Export,
    GoOn,
    MoreOfMoment,
    OpenMoment,
    Share,
    WriteComment,
)
from bot.replays.eyes import OPEN, PUBLIC, chosen_eyes, require_over
from bot.replays.given import Given, given_of
from bot.replays.page import Place, shared_page
from bot.replays.replay import STEPS
from bot.replays.workshop import make_animation, make_page
from bot.store import Seat
from bot.store.parts.comments import Comment
from bot.tables import Table
from bot.tables.life.continued import open_from, seats_from
from bot.trouble import Trouble
from bot.words import Tongue
from cogs.decks.windows import Window
from cogs.table.lobby import begin
from cogs.table.naming import seat_name
from cogs.table.permissions import require_opener, require_permissions, require_played

# For each kind of export: the function that makes it, and the ending of the file name.
EXPORTS: Final[Mapping[str, tuple[Callable[[Given, float], bytes], str]]] = {
    "page": (make_page, "html"),
    "animation": (make_animation, "gif"),
}
LENGTH: Final = 500  # letters of a comment


class CommentWindow(Window):
    """A window that takes a person's comment on a moment. An empty text deletes the comment."""

    def __init__(self, cog: "Replaying", place: tuple[int, Place], own: Comment | None, say: Tongue) -> None:
        super().__init__(say("comment-title"))
        self.cog, self.place, self.own = cog, place, own
        self.text: ui.TextInput[Any] = ui.TextInput(
            style=discord.TextStyle.paragraph, max_length=LENGTH, required=False, custom_id="tea:text",
            default=own.text if own else None, placeholder=clip(say("comment-hint"), 100),
        )  # fmt: skip
        self.add_item(ui.Label(text=clip(say("comment-label"), 45), component=self.text))

    async def work(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Store the comment in place of the person's earlier comment, and show the moment with the comment."""
        (match, place), store, user = self.place, self.cog.bot.store, interaction.user
        text = " ".join((self.text.value or "").split())
        async with store.together():
            if self.own is not None:
                await store.comments.delete(self.own.id)
            if text:
                await store.comments.add(match, place.row, user.id, seat_name(user), text)
        table = await self.cog.bot.tables.get(match)
        say = self.cog.bot.people.tongue(user.id, interaction.locale)
        page = await self.cog.bot.looking.page(table, user.id, place, say)
        await interaction.response.edit_message(**page.edited())


class Replaying(commands.Cog):
    """Handlers of presses on moments of matches."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    # Looking.

    @on(OpenMoment)
    async def open(self, press: Press, pressed: OpenMoment) -> None:
        """Show a moment to the presser.

        The moment replaces the pressed message if that message is the presser's own.
        """
        await self._show(press, pressed, apart=pressed.way == APART)

    @on(MoreOfMoment)
    async def more(self, press: Press, pressed: MoreOfMoment) -> None:
        """Show what else can be chosen and seen at a moment, in place of the moment."""
        table = await self.bot.tables.get(pressed.table)
        await turn(press, await self.bot.looking.more(table, press.user, _place(pressed), press.say))

    @on(ChooseStep)
    async def choose_step(self, press: Press, pressed: ChooseStep) -> None:
        """Choose the kind of step that the buttons of the message take."""
        await self._show(press, AtMoment(pressed.table, pressed.row, "".join(press.values), pressed.eyes))

    @on(ChooseEyes)
    async def choose_eyes(self, press: Press, pressed: ChooseEyes) -> None:
        """Choose whose view of the match the presser sees."""
        await self._show(press, AtMoment(pressed.table, pressed.row, pressed.step, "".join(press.values)))

    async def _show(self, press: Press, pressed: AtMoment, *, apart: bool = False) -> None:
        table = await self.bot.tables.get(pressed.table)
        shown = await self.bot.looking.page(table, press.user, _place(pressed), press.say)
        if apart:
            await press.interaction.response.send_message(**shown.sent(), ephemeral=True)
        else:
            await turn(press, shown)

    @on(Since)
    async def since(self, press: Press, pressed: Since) -> None:
        """Show the events since the presser's last turn in place of the panel."""
        table = await self.bot.tables.get(pressed.table)
        seat = table.seating.seated(press.user)
        async with self.bot.show.lead_on(press, table.id, self.bot.tables.get):
            table.playing()
            await self.bot.show.replace_panel(press, table, seat, await self.bot.looking.since(table, seat, press.say))

    # The buttons under a moment of a replay.

    @on(Share)
    async def share(self, press: Press, pressed: Share) -> None:
        """Show a moment to the channel, with a button that opens it."""
        table = await self.bot.tables.get(pressed.table)
        require_over(table)
        require_permissions(press.interaction)
        say = await self.bot.servers.tongue(press.interaction.guild_id)
        look = await self.bot.looking.look(table, press.user, _place(pressed), say)
        drawn = await self.bot.looking.drawn(look) if press.interaction.app_permissions.attach_files else []
        page = shared_page(look, seat_name(press.interaction.user), drawn)
        await press.interaction.response.send_message(**page.sent())

    @on(WriteComment)
    async def comment(self, press: Press, pressed: WriteComment) -> None:
        """Open the window for a comment on a moment."""
        table, place = await self.bot.tables.get(pressed.table), _place(pressed)
        require_over(table)
        row = (await self.bot.replays.of(table)).nearest(place.row)
        every = await self.bot.store.comments.of(table.id)
        own = next((one for one in every if one.row == row and one.person == press.user), None)
        place = Place(row, place.step, place.eyes)
        await press.interaction.response.send_modal(CommentWindow(self, (table.id, place), own, press.say))

    @on(Export)
    async def export(self, press: Press, pressed: Export) -> None:
        """Give a match as a file, up to the present and as the presser may see it.

        The animation of a finished match is posted in the channel. All files of other kinds go only to the person who
        pressed the button.
        """
        table, place, kind = await self.bot.tables.get(pressed.table), _place(pressed), pressed.kind
        if kind not in EXPORTS:
            raise Trouble("trouble-old-button", stale=True)
        eyes = chosen_eyes(table, press.user, place.eyes)
        over, interaction = table.saved.state == "over", press.interaction
        public = kind == "animation" and over and interaction.app_permissions.attach_files
        say = await self.bot.servers.tongue(interaction.guild_id) if public else press.say
        comments = await self.bot.store.comments.of(table.id) if over else []
        frames = (await self.bot.replays.of(table)).frames
        given = given_of(table, frames, eyes, say, comments)
        await interaction.response.defer(ephemeral=not public, thinking=True)
        work, ending = EXPORTS[kind]
        body = await self.bot.workshop.make(work, given)
        name = f"{table.saved.game}-{table.id}.{ending}"
        shown: ui.Item[Any] = ui.File(f"attachment://{name}")
        if kind == "animation":
            shown = ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}"))
        view = layout([*texts([say(f"export-{kind}")]), shown])
        await interaction.followup.send(view=view, file=Attached(io.BytesIO(body), name), ephemeral=not public)

    # Going on from a moment.

    @on(AskHow)
    async def ask_how(self, press: Press, pressed: AskHow) -> None:
        """Ask with whom and on which side the presser wants to play on."""
        table, place = await self.bot.tables.get(pressed.table), _place(pressed)
        require_over(table)
        seat = table.seating.seat_of(press.user)
        await press.interaction.response.edit_message(**self._asking(table, place, seat or 0, press.say).edited())

    @on(ChooseSide)
    async def choose_side(self, press: Press, pressed: ChooseSide) -> None:
        """Choose the side on which to play on."""
        table = await self.bot.tables.get(pressed.table)
        seat = "".join(press.values)
        if not seat.isdigit() or int(seat) >= len(table.saved.seats):
            raise Trouble("trouble-no-such-seat")
        page = self._asking(table, _place(pressed), int(seat), press.say)
        await press.interaction.response.edit_message(**page.edited())

    def _asking(self, table: Table, place: Place, seat: int, say: Tongue) -> Page:
        """Return the page that asks how to play on from a moment."""
        where, names = (table.id, place.row, place.step, place.eyes), table.seating.shown_names(say)
        sides = [choice(say("continue-as", name=name), str(n), default=n == seat) for n, name in enumerate(names)]
        alone = button(say("button-continue-alone"), GoOn(*where, seat, ALONE), style=discord.ButtonStyle.success)
        friends = button(say("button-continue-friends"), GoOn(*where, seat, "friends"))
        back = button(say("button-page-back"), OpenMoment(*where))
        picker: ui.ActionRow[Any] = Row(select(sides, ChooseSide(*where), placeholder=say("continue-side")))
        return Page(layout([*texts([say("continue-how")]), picker, *rows([alone, friends, back])]))

    @on(GoOn)
    async def go_on(self, press: Press, pressed: GoOn) -> None:
        """Open a table that continues from a moment: a match against computers at once, or a lobby for friends."""
        over, moment, seat = await self.bot.tables.get(pressed.table), _place(pressed), pressed.seat
        require_over(over)
        require_permissions(press.interaction)
        await require_opener(self.bot, press.interaction)
        await require_played(self.bot, press.interaction, over.saved.game)
        channel, user = press.interaction.channel_id, press.interaction.user
        assert channel is not None
        row = (await self.bot.replays.of(over)).nearest(moment.row)
        seats = seats_from(over.saved, Seat("human", user.id, seat_name(user)), seat)
        place, alone = (press.interaction.guild_id, channel), pressed.company == ALONE
        table = await open_from(self.bot.tables, over, row, place, seats, alone=alone)
        try:
            if alone:
                await begin(self.bot, table, user.id, press.say)
            version = table.saved.version
            answer = await press.interaction.response.send_message(**(await self.bot.show.public.page(table)).sent())
        except BaseException:
            await table.close()
            raise
        if answer.message_id is not None:
            await self.bot.show.public.moved(table, answer.message_id)
            self.bot.show.public_shown(table, version)
        self.bot.show.changed(table)


def _place(pressed: AtMoment) -> Place:
    """Return the moment of a pressed control. Raises Trouble for a custom_id that is not one of ours."""
    row, step, eyes = pressed.row, pressed.step, pressed.eyes
    if step not in STEPS or not (eyes in (OPEN, PUBLIC) or (eyes.isdigit() and len(eyes) <= 2)):
        raise Trouble("trouble-old-button", stale=True)
    return Place(row, step, eyes)


async def open_replay(bot: Teahouse, interaction: discord.Interaction[Any], table: Table, say: Tongue) -> None:
    """Show the beginning of a match to the person who asked."""
    page = await bot.looking.page(table, interaction.user.id, Place(0, TURN, OPEN), say)
    await interaction.response.send_message(**page.sent(), ephemeral=True)


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(Replaying(bot))
