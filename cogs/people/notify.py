"""``/notify``: how a person is notified of a turn, and the quiet hours."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.everywhere import everywhere
from bot.pace.quiet import LONGEST, Quiet, zones
from bot.panels.press import tell
from bot.people import NOTICES, tongue_of
from bot.trouble import Trouble
from bot.words import Tongue, called, named

Hour = app_commands.Range[int, 0, 23]


class Notify(commands.Cog):
    """The command with which people choose notices and quiet hours."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot

    @everywhere
    @app_commands.command(name=named("command-notify"), description=named("command-notify-description"))
    @called(how="how", start="quietfrom", end="quietto", zone="zone")
    @app_commands.choices(how=[app_commands.Choice(name=named(f"notices-{one}"), value=one) for one in NOTICES])
    async def notify(
        self,
        interaction: discord.Interaction[Teahouse],
        how: str | None = None,
        start: Hour | None = None,
        end: Hour | None = None,
        zone: str | None = None,
    ) -> None:
        """Choose how to be notified, and quiet hours. If the person gives no option, show the present choices."""
        people, user, say = self.bot.people, interaction.user.id, tongue_of(interaction)
        if how is not None:
            await people.change(user, "notices", how)
        if (start, end, zone) != (None, None, None):
            await people.keep_quiet(user, wanted(people.quiet(user), start, end, zone))
        chosen = (how, start, end, zone) != (None, None, None, None)
        lines = [say("notify-how", how=say(f"notices-{people.notice(user)}")), quiet_line(people.quiet(user), say)]
        further = [] if chosen else [f"-# {say('notify-options', options=options_of(say))}"]
        if (start, end, zone) != (None, None, None):
            further.append(say("quiet-in-matches"))
        await tell(interaction, "\n".join([say("notify-title"), *(f"- {line}" for line in lines), *further]))

    @notify.autocomplete("zone")
    async def suggest_zones(self, _: discord.Interaction[Teahouse], current: str) -> list[app_commands.Choice[str]]:
        """Suggest time zones by the name of a place."""
        typed = current.casefold().replace(" ", "_")
        found = sorted((not zone.casefold().split("/")[-1].startswith(typed), zone) for zone in zones())
        return [app_commands.Choice(name=zone, value=zone) for _, zone in found if typed in zone.casefold()][:25]


def options_of(say: Tongue) -> str:
    """Return the names of the command's options, as they are typed."""
    return ", ".join(f"`{say(f'option-{name}')}`" for name in ("how", "quietfrom", "quietto", "zone"))


def wanted(old: Quiet | None, start: int | None, end: int | None, zone: str | None) -> Quiet | None:
    """Return the chosen quiet hours, or None if they begin and end at the same hour.

    Raises Trouble for an unknown zone or hour.
    """
    name = zone or (old.zone if old else None)
    if name is None or name not in zones():
        raise Trouble("trouble-unknown-zone" if name else "trouble-no-zone", zone=name or "")
    since = start if start is not None else (old.start if old else None)
    until = end if end is not None else (old.end if old else None)
    if since is None or until is None:
        raise Trouble("trouble-no-hours")
    if since == until:
        return None
    if (until - since) % 24 > LONGEST:
        raise Trouble("trouble-quiet-too-long", most=LONGEST)
    return Quiet(name, since, until)


def quiet_line(hours: Quiet | None, say: Tongue) -> str:
    """Return a person's quiet hours in words."""
    if hours is None:
        return say("quiet-none")
    return say("quiet-hours", start=hours.start, end=hours.end, zone=hours.zone)


async def setup(bot: Any) -> None:
    """Add the command to the bot."""
    await bot.add_cog(Notify(bot))
