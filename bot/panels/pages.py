"""The table as a message: everybody sees its state, and one viewer may look at it privately."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.controls.control import Items, Page, Row, button, choice, gallery, layout, rows, select
from bot.controls.fit import fitted
from bot.games import Scene
from bot.panels.buttons.learning import ShowLegend
from bot.panels.buttons.looking import Hand, Log, Look, Text
from bot.panels.buttons.moments import opening
from bot.panels.clocks import clock_lines, since_line
from bot.panels.ending import ending_line, seed_line
from bot.panels.levels import level_line
from bot.panels.log import latest_lines
from bot.pictures.render import Picture, Sketch
from bot.rules.buttons import LookAtCard
from bot.tables import Table
from bot.tables.consent.onlookers import delay_of
from bot.tables.house_options import unusual
from bot.tables.life.closing import DAYS
from bot.words import Tongue
from engine.kernel.prompt import Prompt
from engine.kernel.rng import commitment

LATEST: Final = 5
LATELY: Final = 400  # the latest moves are searched among this many records
MOST: Final = 25  # the most lines of a select
PICKERS: Final = 12
INK: Final = discord.Colour.dark_teal()


def sketches(table: Table, seat: int | None, say: Tongue) -> Sequence[Sketch]:
    """Return the pictures of a table for a viewer, with the latest moves."""
    if table.match is None:
        return []
    return table.face.pictures(table.face.lately(table.scene(seat, say), table.match.records[-LATELY:]))


def table_page(table: Table, say: Tongue, pictures: Sequence[Picture] = (), *, resting: bool = False) -> ui.LayoutView:
    """Return the public table: its state as a picture or text, the latest acts, and the players who must act."""
    scene = table.scene(None, say)
    title = say("table-title", game=table.face.title(say), players=_versus(scene))
    after = []
    if latest := "\n".join(f"-# {line}" for line in latest_lines(table, scene, LATEST)):
        after.append(latest)
    after.append(state_line(table, scene))
    if resting:
        after.append(f"-# 🍵 {say('table-resting')}")
    controls = [button(say("button-log"), Log(table.id))]
    controls.append(
        button(say("button-text"), Text(table.id)) if pictures else button(say("button-table"), Look(table.id))
    )
    if table.seating.continues is not None:
        controls.append(button(say("button-origin"), opening(*table.seating.continues)))
    if pictures and table.face.signs is not None:
        controls.append(button(say("button-legend"), ShowLegend(table.saved.game), sign="🔎"))
    if table.saved.state == "playing" and not table.seating.watched:
        controls.insert(0, button(say("button-hand"), Hand(table.id), style=discord.ButtonStyle.primary))
    if pictures:
        items = [*fitted([title]), *gallery(pictures), *fitted(after, 3000)]
    else:
        items = fitted([title, *table.face.table(scene), *after])
    return layout([*items, ui.Separator(), *rows(controls)], INK)


def look_page(
    table: Table, seat: int | None, say: Tongue, pictures: Sequence[Picture], end: Sequence[Any] = ()
) -> Page:
    """Return the table as one viewer sees it, for that viewer alone: as pictures if there are any, else as text.

    Every card on the table can be opened. ``end`` is the last row.
    """
    scene = table.scene(seat, say)
    if pictures:
        return Page(layout([*gallery(pictures), *card_pickers(table, scene), *end]), pictures)
    hand = [table.face.hand(scene)] if seat is not None else []
    return Page(layout([*fitted([*table.face.table(scene), *hand]), *card_pickers(table, scene), *end]))


def card_pickers(table: Table, scene: Scene) -> Items:
    """Return selects over the cards that a viewer sees. If a person chooses a card, the card's page opens."""
    pickers: Items = []
    for heading, cards in table.face.seen_cards(scene):
        for start in range(0, len(cards), MOST):
            part = cards[start : start + MOST]
            lines = [choice(table.face.card(card, scene.say), f"{table.face.name}:{card}") for card in part]
            item = select(lines, LookAtCard(str(table.id), str(len(pickers))), placeholder=f"🔎 {heading}")
            pickers.append(Row(item))
    return pickers[:PICKERS]


def _versus(scene: Scene) -> str:
    return " · ".join(name for name in scene.names)


def state_line(table: Table, scene: Scene) -> str:
    """Return a line that says who must act, or how the match ended."""
    say, header = scene.say, table.saved.header
    assert header is not None
    if table.match is not None and table.match.outcome is not None:
        return f"{ending_line(table, say)}\n{seed_line(table, say)}"
    if table.saved.state == "cancelled":
        days = table.saved.notice.get(DAYS)
        return f"**{say('table-closed') if days is None else say('table-untouched', days=int(days))}**"
    who = ", ".join(scene.names[seat] for seat in table.waiting())
    doing = table.face.doing(scene, asked(table))
    left = ", ".join(scene.names[seat] for seat in table.match.table.gone) if table.match else ""
    gone = f"-# {say('table-left', who=left)}\n" if left else ""
    waits = say("waiting-for-what", who=who, what=doing) if doing else say("waiting-for", who=who)
    if table.play.thinking is not None and all(table.seating.is_computer(seat) for seat in table.waiting()):
        waits = say("waiting-thinks", who=who)
    begun = table.match is not None and any(not decision.auto for decision in table.match.log)
    plays = f"-# {level_line(table, say)}\n" if table.seating.with_computer and not begun else ""
    clocks = "".join(f"\n{line}" for line in (since_line(table, say), clock_lines(table, say)) if line)
    came = "".join(f"{line}\n" for line in came_from(table, say))
    before, after = f"{updated(table, say)}{came}{gone}{plays}", "" if begun else _beginning(table, say)
    return f"{before}**{waits}**{clocks}{_open_hands(table, say)}{after}"


def _open_hands(table: Table, say: Tongue) -> str:
    """If the players agreed that onlookers see earlier hands, return the line that says so, otherwise an empty text."""
    delay = delay_of(table)
    return "" if delay is None else f"\n-# {say('hands-open', rounds=delay)}"


def _beginning(table: Table, say: Tongue) -> str:
    """Return the message at the start of a match: the lobby's unusual settings, and the seal."""
    return "".join(f"\n{line}" for line in (unusual(table.saved.settings, say), f"-# {seal(table, say)}") if line)


def updated(table: Table, say: Tongue) -> str:
    """Return a line about the effect of an update on the match, until somebody decides.

    Return an empty text after that.
    """
    notice, match = table.saved.notice, table.match
    if match is None or table.saved.state != "playing" or notice.get("at") != str(match.version):
        return ""
    line = say(f"updated-{notice['how']}", lost=int(notice["lost"]))
    return f"🔧 {line}\n"


def asked(table: Table) -> list[Prompt]:
    """Return the open questions."""
    waiting = table.waiting()
    return [prompt for prompt in table.match.pending if prompt.seat in waiting] if table.match is not None else []


def seal(table: Table, say: Tongue) -> str:
    """Return the line with the hash of the seed. The line is shown at the start of a match and with its log."""
    return say("seed-hash", hash=commitment(table.saved.header.seed)) if table.saved.header else ""


def came_from(table: Table, say: Tongue) -> list[str]:
    """Return a line about the match that this match continues, or no line if it continues none."""
    return [f"-# {say('continues-from', match=table.seating.continues[0])}"] if table.seating.continues else []
