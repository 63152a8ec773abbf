"""The pages of decks: sending them, their buttons and windows."""

import asyncio
import io
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ui
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Attached, layout, turn
from bot.decks.game import deck_game, deck_games
from bot.decks.judging.check import recheck
from bot.decks.judging.many import Entry, as_table
from bot.decks.judging.mend import mended
from bot.decks.judging.numbers import sheet
from bot.decks.judging.report import shown
from bot.decks.kept import own as keeping
from bot.decks.kept.prepared import find_prepared, prepared_check
from bot.decks.pages import buttons
from bot.decks.pages.deck import (
    NONE,
    Sight,
    cards_page,
    check_page,
    hand_page,
    hand_picker,
    odds_page,
    picture_page,
    public_page,
)  # fmt: skip
from bot.decks.pages.many import OPENED, TABLE, many_page
from bot.decks.pages.mend import mend_page
from bot.decks.pictures.beside import beside_sketch
from bot.decks.pictures.curve import curve_sketch
from bot.decks.pictures.field import field_sketch
from bot.decks.pictures.hand import hand_sketch
from bot.decks.pictures.mend import mend_sketch
from bot.decks.printing.paper import Leaf, deck_sheets
from bot.decks.printing.text import CODE, SHEET, file_name, forms, printed
from bot.decks.reading.deck import Reading, Unreadable
from bot.panels.press import tell
from bot.people import tongue_of
from bot.pictures.render import Picture, Sketch
from bot.store import KeptDeck
from bot.trouble import Trouble
from bot.words import Tongue
from cogs.decks.windows import LineModal, judge, the_one
from cogs.table.naming import seat_name
from engine.kernel.prompt import Refused

Interaction: TypeAlias = discord.Interaction[Teahouse]
SHOWN: Final = 1500  # the most letters of a share code that the answer shows for copying


async def find_sight(
    bot: Teahouse, user: int, wanted: str, say: Tongue, form: str | None = None, version: int | None = None
) -> Sight:
    """Return a person's own deck called ``wanted``, or else the prepared deck of that name.

    Raises Trouble if there is neither.
    """
    try:
        return Sight.of(await keeping.called(bot.store, user, wanted, version), user, say, form)
    except Trouble as trouble:
        prepared = find_prepared(wanted) if version is None and trouble.key == "trouble-deck-prepared" else None
        if prepared is None:
            raise
        return await prepared_sight(bot, user, *prepared, say, form)


async def prepared_sight(bot: Teahouse, user: int, game: str, deck: str, say: Tongue, form: str | None = None) -> Sight:
    """Return a prepared deck as one reader sees it. Raises Trouble if there is no such deck or format."""
    try:
        found = prepared_check(game, deck, form, say.language)
    except (KeyError, Refused) as error:
        raise Trouble("trouble-unknown-deck", deck=deck) from error
    except Unreadable as error:
        raise Trouble(error.reason, **error.facts) from error
    return Sight(await keeping.look(bot.store, user, found), found, say, own=True)


# Sending.


async def send_check(interaction: Interaction, sight: Sight) -> None:
    """Show a checked deck to the person alone, in answer to a command or a press."""
    page = check_page(sight, await pictures(interaction, sight))
    if interaction.response.is_done():
        await interaction.edit_original_response(**page.edited())
    else:
        await interaction.response.send_message(**page.sent(), ephemeral=True)


async def send_found(interaction: Interaction, entries: Sequence[Entry]) -> None:
    """Show the judged deck, or a table if there are several decks."""
    bot, say = interaction.client, tongue_of(interaction)
    if len(entries) == 1:
        check = the_one(entries)
        kept = await keeping.look(bot.store, interaction.user.id, check)
        return await send_check(interaction, Sight(kept, check, say, own=True))
    opened = [
        (entry, (await keeping.look(bot.store, interaction.user.id, entry.check)).id)
        for entry in entries
        if entry.check is not None
    ][:OPENED]
    checks = [entry.check for entry in entries if entry.check is not None]
    drawn = None
    if bot.people.pictures(interaction.user.id):
        sketch = await asyncio.to_thread(field_sketch, checks, say("field-title", count=len(checks)), say)
        drawn = await bot.painter.paint(sketch)
    page = many_page(entries, opened, say, [drawn] if drawn else [])
    table = Attached(io.BytesIO(as_table(entries, say).encode("utf-8-sig")), TABLE)
    told = page.edited()
    await interaction.edit_original_response(view=page.view, attachments=[*told["attachments"], table])


async def send_public(interaction: Interaction, kept: KeptDeck) -> None:
    """Show a person's own deck to everyone in the channel. From now on others may open the deck."""
    bot = interaction.client
    sight = Sight.of(kept, None, await bot.servers.tongue(interaction.guild_id))
    await bot.store.decks.share(kept.id, shared=True)
    allowed = interaction.guild is None or interaction.app_permissions.attach_files
    drawn = await pictures(interaction, sight) if allowed else []
    page = public_page(sight, seat_name(interaction.user), drawn)
    await interaction.response.send_message(**page.sent())


async def pictures(interaction: Interaction, sight: Sight) -> list[Picture]:
    """Return the cost curve if the person wants pictures, and if the bot knows most of the cards."""
    bot = interaction.client
    if not bot.people.pictures(interaction.user.id) or sight.check.reading.strangers:
        return []
    sketch = curve_sketch(sheet(sight.check.game, sight.check.reading), sight.say.of(sight.check.game.name))
    drawn = await bot.painter.paint(sketch)
    return [drawn] if drawn is not None else []


# Presses.


class DeckPresses(commands.Cog):
    """The handlers of all presses on a deck's page."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    async def _sight(self, press: Press, pressed: buttons.AtDeck, form: str | None = None) -> Sight:
        """Return the deck of a page, if the presser may see it."""
        kept = await keeping.visible(self.bot.store, press.user, pressed.deck, pressed.version)
        wanted = form or (pressed.form if isinstance(pressed, buttons.AtForm) else None)
        if wanted is not None and deck_game(kept.game).format(wanted) is None:
            raise Trouble("trouble-option-gone")
        return Sight.of(kept, press.user, press.say, wanted)

    async def _owned(self, press: Press, pressed: buttons.AtDeck) -> KeptDeck:
        return await keeping.owned(self.bot.store, press.user, pressed.deck, pressed.version)

    @on(buttons.JudgeBy)
    async def judge_by(self, press: Press, pressed: buttons.JudgeBy) -> None:
        """Judge the deck by another format."""
        sight = await self._sight(press, pressed, "".join(press.values))
        await turn(press, check_page(sight, await pictures(press.interaction, sight)))

    @on(buttons.Settle)
    async def settle(self, press: Press, pressed: buttons.Settle) -> None:
        """Read an ambiguous line as the selected card, or leave the line out if the person selected "none of these"."""

        def work(reading: Reading) -> None:
            line, card = pressed.line, "".join(press.values)
            reading.leave_out([line]) if card == NONE else reading.settle(line, card)

        await self._settle(press, pressed, work)

    @on(buttons.LeaveOut)
    async def leave_out(self, press: Press, pressed: buttons.LeaveOut) -> None:
        """Drop the selected lines of the list, which the bot could not read."""
        lines = [int(value) for value in press.values if value.isdecimal()]
        await self._settle(press, pressed, lambda reading: reading.leave_out(lines))

    @on(buttons.JudgeAsOther)
    async def judge_as_other(self, press: Press, pressed: buttons.JudgeAsOther) -> None:
        """Read a list with cards of two games as a deck of the other game."""
        source = Reading.of((await self._owned(press, pressed)).body).source
        if not source or pressed.game not in {game.name for game in deck_games()}:
            raise Trouble("trouble-option-gone")
        found = await judge(source, pressed.game, None)
        sight = Sight(await keeping.look(self.bot.store, press.user, found), found, press.say, own=True)
        await turn(press, check_page(sight, await pictures(press.interaction, sight)))

    async def _settle(self, press: Press, pressed: buttons.AtForm, work: Callable[[Reading], None]) -> None:
        kept = await keeping.settle(self.bot.store, press.user, await self._owned(press, pressed), work)
        sight = Sight.of(kept, press.user, press.say, pressed.form)
        await turn(press, check_page(sight, await pictures(press.interaction, sight)))

    @on(buttons.Mend)
    async def mend(self, press: Press, pressed: buttons.Mend) -> None:
        """Show the smallest changes that make the deck legal."""
        sight = await self._sight(press, pressed)
        await press.interaction.response.defer(ephemeral=True, thinking=True)
        found = await asyncio.to_thread(mended, sight.check.game, sight.check.reading, sight.check.form)
        if found is None:
            raise Trouble("trouble-deck-no-mend")
        kept = await keeping.look(self.bot.store, press.user, recheck(sight.check.game.name, found.reading))
        drawn = await self._drawn(press, mend_sketch(sight.check, found, press.say))
        page = mend_page(sight.check, found, kept, press.say, drawn)
        await press.interaction.edit_original_response(**page.edited())

    @on(buttons.Beside)
    async def beside(self, press: Press, pressed: buttons.Beside) -> None:
        """Show the deck beside the prepared ones, and offer the odds of chosen cards."""
        sight = await self._sight(press, pressed)
        await press.interaction.response.defer(ephemeral=True, thinking=True)
        sketch = await asyncio.to_thread(beside_sketch, sight.check, press.say)
        if sketch is None:
            raise Trouble("deck-no-cards")
        page = picture_page(sketch.description, await self._drawn(press, sketch), *hand_picker(sight))
        await press.interaction.edit_original_response(**page.edited())

    @on(buttons.Chances)
    async def chances(self, press: Press, pressed: buttons.Chances) -> None:
        """Show the odds of having the chosen cards in hand."""
        sight = await self._sight(press, pressed)
        cards = [card for card in press.values if card in sight.check.reading.cards]
        if not cards:
            raise Trouble("trouble-option-gone")
        await press.interaction.response.defer(ephemeral=True, thinking=True)
        sketch = hand_sketch(sight.check, cards, press.say)
        page = picture_page(sketch.description, await self._drawn(press, sketch))
        await press.interaction.edit_original_response(**page.edited())

    async def _drawn(self, press: Press, sketch: Sketch | None) -> list[Picture]:
        """Return a picture if the person wants pictures."""
        drawn = await self.bot.painter.paint(sketch) if self.bot.people.pictures(press.user) else None
        return [drawn] if drawn is not None else []

    @on(buttons.OpenOne)
    async def open_one(self, press: Press, pressed: buttons.OpenOne) -> None:
        """Open one deck from the table of many decks."""
        sight = await self._sight(press, buttons.AtDeck.decode(["".join(press.values), "1"]))
        await press.interaction.response.defer(ephemeral=True, thinking=True)
        await send_check(press.interaction, sight)

    @on(buttons.OpenCards)
    async def open_cards(self, press: Press, pressed: buttons.OpenCards) -> None:
        """Show the whole list, from which cards may be opened."""
        await press.interaction.response.send_message(
            view=cards_page(await self._sight(press, pressed)), ephemeral=True
        )

    @on(buttons.OpenHand)
    async def open_hand(self, press: Press, pressed: buttons.OpenHand) -> None:
        """Deal an opening hand."""
        view = hand_page(await self._sight(press, pressed), secrets.token_hex(4), 0)
        await press.interaction.response.send_message(view=view, ephemeral=True)

    @on(buttons.DrawOne)
    async def draw_one(self, press: Press, pressed: buttons.DrawOne) -> None:
        """Draw one more card."""
        view = hand_page(await self._sight(press, pressed), pressed.seed[:16], min(pressed.more, 99))
        await press.interaction.response.edit_message(view=view)

    @on(buttons.DealAgain)
    async def deal_again(self, press: Press, pressed: buttons.DealAgain) -> None:
        """Deal another opening hand."""
        view = hand_page(await self._sight(press, pressed), secrets.token_hex(4), 0)
        await press.interaction.response.edit_message(view=view)

    @on(buttons.AskCard)
    async def ask_card(self, press: Press, pressed: buttons.AskCard) -> None:
        """Ask for the card whose odds are wanted."""
        sight = await self._sight(press, pressed)

        async def then(interaction: Interaction, line: str) -> None:
            view = odds_page(sight, drawn_card(sight, line))
            await interaction.response.send_message(view=view, ephemeral=True)

        say = press.say
        await press.interaction.response.send_modal(LineModal(say("deck-odds-title"), say("deck-odds-card"), "", then))

    @on(buttons.ExportDeck)
    async def export(self, press: Press, pressed: buttons.ExportDeck) -> None:
        """Give the deck as text in the selected form."""
        sight = await self._sight(press, pressed)
        form = "".join(press.values)
        game = sight.check.game
        if form not in (*forms(game), SHEET):
            raise Trouble("trouble-option-gone")
        say = press.say
        if form == SHEET:
            data = await asyncio.to_thread(deck_sheets, [Leaf(sight.check, seat_name(press.interaction.user))], say)
        else:
            data = printed(form, game, sight.check.reading).encode()
        file = Attached(io.BytesIO(data), file_name(form))
        lines = [say("deck-exported", form=say(f"deck-export-{form}"))]
        if missing := len(sight.check.reading.problems):
            lines.append(f"⚠️ {say('deck-exported-without', count=missing)}")
        if form == CODE and len(data) <= SHOWN:
            lines.append(f"```\n{data.decode().strip()}\n```")
        view = layout([ui.TextDisplay("\n".join(lines)), ui.File(f"attachment://{file.filename}")])
        await press.interaction.response.send_message(view=view, file=file, ephemeral=True)

    @on(buttons.AskName)
    async def ask_name(self, press: Press, pressed: buttons.AskName) -> None:
        """Ask for the name under which the deck is kept."""
        kept = await self._owned(press, pressed)

        async def then(interaction: Interaction, line: str) -> None:
            reading = Reading.of(kept.body)
            saved, new = await keeping.keep(self.bot.store, interaction.user.id, line, kept.game, reading)
            await tell(interaction, saved_line(saved, new, tongue_of(interaction)))

        say, default = press.say, kept.name or str(kept.body.get("title") or "")
        await press.interaction.response.send_modal(
            LineModal(say("button-deck-save"), say("deck-modal-name"), default, then)
        )

    @on(buttons.Publish)
    async def publish(self, press: Press, pressed: buttons.Publish) -> None:
        """Show the deck to everyone in the channel."""
        await send_public(press.interaction, await self._owned(press, pressed))

    @on(buttons.Hide)
    async def hide(self, press: Press, pressed: buttons.Hide) -> None:
        """Make the deck private again."""
        kept = await self._owned(press, pressed)
        await self.bot.store.decks.share(kept.id, shared=False)
        await tell(press.interaction, press.say("deck-hidden", name=kept_name(kept, press.say)))

    @on(buttons.DeleteDeck)
    async def delete(self, press: Press, pressed: buttons.DeleteDeck) -> None:
        """Delete the deck after the confirmation."""
        kept = await self._owned(press, pressed)
        await self.bot.store.decks.delete(kept.id)
        said = press.say("deck-deleted", name=kept_name(kept, press.say))
        await press.interaction.response.edit_message(view=layout([ui.TextDisplay(said)]))

    @on(buttons.ShowDeck)
    async def show(self, press: Press, pressed: buttons.ShowDeck) -> None:
        """Show a deck again: after its deletion was cancelled, or after it was corrected."""
        sight = await self._sight(press, pressed)
        await turn(press, check_page(sight, await pictures(press.interaction, sight)))


def saved_line(kept: KeptDeck, new: bool, say: Tongue) -> str:
    """Return the sentence that says how a deck is kept now and who can see it."""
    key = ("deck-saved-shared" if kept.shared else "deck-saved") if new else "deck-unchanged"
    return say(key, name=kept_name(kept, say), version=kept.version)


def kept_name(kept: KeptDeck, say: Tongue) -> str:
    """Return a kept deck's name, even if its list is damaged."""
    return shown(kept.name or "") or say("deck-untitled")


def drawn_card(sight: Sight, line: str) -> str:
    """Return the card of the deck that a person named. Raises Trouble if the card cannot be drawn."""
    names = sight.check.game.names()
    near = names.nearest(line)
    for card_id in (names.known(line), near.card, *near.candidates):
        card = sight.check.game.card(card_id) if card_id else None
        if card_id in sight.check.reading.cards and card is not None and card.part in sight.check.game.hands:
            return card.id
    raise Trouble("deck-odds-no-card", card=shown(line)[:100])


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(DeckPresses(bot))
