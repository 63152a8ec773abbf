"""This module handles one press of a button or select, from Discord to its handler, and always answers in words."""

import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, cast

import discord
from discord import app_commands, ui

from bot.controls.buttons import Handler, Press
from bot.controls.control import Items, Row, layout, leading, texts
from bot.games import face_of
from bot.logs import follow
from bot.metrics import Stopwatch
from bot.people import tongue_of
from bot.serving import Serving
from bot.store import Store, Unavailable
from bot.trouble import Trouble
from bot.words import Tongue

DONE: Final = "done"
QUOTED: Final = 800  # characters of a quotation in a refusal: a message holds 2,000, a variable of Fluent 1,000
GRACE: Final = 2.0  # seconds that a press waits for another process that may own the shard
log = logging.getLogger(__name__)


class Presses(Protocol):
    """A client with handlers for presses."""

    presses: dict[str, Handler]


async def press_control(press: Press) -> None:
    """Run the handler of a press."""

    async def work() -> None:
        handler = cast(Presses, press.interaction.client).presses.get(press.verb)
        if handler is None:
            raise Trouble("trouble-old-button", stale=True)
        await handler(press)

    known = press.verb in cast(Presses, press.interaction.client).presses
    await guarded(press.interaction, work, press.verb if known else "unknown")


async def guarded(
    interaction: discord.Interaction[Any], work: Callable[[], Awaitable[None]], what: str = "window"
) -> None:
    """Do ``work``. If the work fails, tell the person privately why.

    ``what`` names the work in the metrics and in the log.
    """
    follow(interaction, what)
    serving: Serving = interaction.client.serving
    if serving.closing:
        await explain(interaction, Trouble("trouble-restarting"))
        return
    if not await ours(interaction):
        return
    watch = Stopwatch(what)
    with serving.one():
        try:
            await work()
        except Exception as error:
            watch.stop(ended(error))
            await explain(interaction, error)
        else:
            watch.stop(DONE)


async def ours(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether this process owns the shards of its servers.

    If the process does not own the shards, wait a few seconds until it does. If no process owns the shards after that,
    tell the person that the database cannot be reached.
    """
    store: Store = interaction.client.store
    if store.home.owned or await store.home.own(GRACE):
        return True
    if not store.home.replaced:
        await explain(interaction, Unavailable("the database cannot be reached", busy=False))
    return False


def ended(error: BaseException) -> str:
    """Return how a press that raised this error ended: refused in words, not saved, or failed."""
    if isinstance(error, Trouble | app_commands.CheckFailure | discord.Forbidden):
        return "refused"
    return "unsaved" if isinstance(error, Unavailable) else "failed"


async def explain(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell the person privately what went wrong. Unexpected errors go to the log with their trace."""
    say = tongue_of(interaction)
    if isinstance(error, discord.NotFound) and error.code == 10062:
        log.warning("an interaction was answered too late")
        return
    try:
        await tell(interaction, describe(error, say), there(error, say))
    except discord.HTTPException as problem:
        log.warning("could not tell a person about %r: %s", error, problem)


def describe(error: BaseException, say: Tongue) -> str:
    """Return an error in words."""
    if isinstance(error, Trouble):
        say = say.of(error.whose) if error.whose else say
        facts = {name: fact[:QUOTED] if isinstance(fact, str) else fact for name, fact in error.data.items()}
        for name in facts if error.whose else ():
            if name.partition("-")[0] == "card":
                facts[name] = face_of(error.whose or "").card(str(facts[name]), say)
        if say.has(game := f"game-{facts.get('game')}"):
            facts["game"] = say(game)
        return say.first(error.key, "refused-other", **facts)
    if isinstance(error, Unavailable):  # the store has already logged this for the operator
        return say("trouble-store-busy" if error.busy else "trouble-store-unwritable")
    if isinstance(error, app_commands.CommandOnCooldown):
        return say("trouble-cooldown", seconds=math.ceil(error.retry_after))
    if isinstance(error, discord.Forbidden):
        return say("trouble-forbidden")
    log.error("unexpected", exc_info=error)
    return say("trouble-unexpected")


def there(error: BaseException, say: Tongue) -> Items:
    """Return a row with a button that leads to the error's table, or nothing if the error names no table."""
    link = str(error.data.get("link", "")) if isinstance(error, Trouble) else ""
    return [Row(leading(say("button-there"), link))] if link.startswith("https://") else []


async def tell(interaction: discord.Interaction[Any], text: str, beneath: Sequence[ui.Item[Any]] = ()) -> None:
    """Send a text to the person alone, with some rows of buttons beneath it."""
    sent: dict[str, Any] = {"view": layout([*texts([text]), *beneath])} if beneath else {"content": text}
    if interaction.response.is_done():
        await interaction.followup.send(**sent, ephemeral=True)
    else:
        await interaction.response.send_message(**sent, ephemeral=True)
