"""The lobby: who sits at the table and with what, how the computers play, and the settings of the match."""

from collections.abc import Iterator
from typing import Final

import discord
from discord import ui

from bot.controls.control import Control, Items, Row, button, choice, layout, select, texts
from bot.controls.fit import FRAMED, GOAL, framed_pixels, packed
from bot.games import Setting
from bot.pace.presets import NO_CLOCK
from bot.panels.buttons.joining import (
    ChooseSetting,
    DismissComputer,
    Join,
    JoinComputer,
    Leave,
    OfferDecks,
    OfferSettings,
    Start,
    Watch,
)
from bot.panels.buttons.learning import OfferLessons
from bot.panels.levels import level_line, level_name
from bot.panels.pages import came_from
from bot.panels.press import describe
from bot.store.parts.personal import NOBODY
from bot.tables import Table
from bot.tables.computers.levels import LEVEL
from bot.tables.house_options import OWN, PACE, QUIET, house_options, shown_options
from bot.tables.life.abandoned import HOURS
from bot.words import Tongue
from engine.kernel.games import games
from engine.players.computer import LEVELS

TEA: Final = discord.Colour.from_rgb(176, 122, 62)


def lobby_page(table: Table, say: Tongue) -> ui.LayoutView:
    """Return the lobby: the seats with their decks or factions, the settings, and what is missing for a start."""
    say = say.of(table.face.name)
    if table.saved.state == "cancelled":
        lines = [*_heading(table, say), *_seats(table, say, brief=False), _closed_lobby(table, say)]
        return layout(texts(lines), TEA)
    lacking = " ".join(describe(trouble, say) for trouble in table.seating.lacking())
    buttons = _buttons(table, say, ready=not lacking)
    controls = [*packed(buttons, buttons, FRAMED), *_levels(table, say)]
    forms = [texts(["\n".join(lines)]) for lines in _forms(table, lacking, say)]
    told = next((form for form in forms if framed_pixels([*form, *controls]) <= GOAL), forms[-1])
    return layout([*told, *controls], TEA)


def _forms(table: Table, lacking: str, say: Tongue) -> Iterator[list[str]]:
    """Yield the lines of a lobby, first with all settings, then with those that differ from their defaults, then brief.

    In a brief lobby, the line of a computer that may bring anything says how the computer plays instead. The separate
    line about the level is then left out.
    """
    every, changed = _settings_line(table, say, every=True), _settings_line(table, say, every=False)
    for settings, brief in ((every, False), (changed, False), (changed, True)):
        lines = [*_heading(table, say), *_seats(table, say, brief=brief), *_notes(table, say, brief=brief)]
        lines += [say("lobby-waits", reasons=lacking)] if lacking else []
        yield [*lines, f"-# {settings}"] if settings else lines


def _heading(table: Table, say: Tongue) -> list[str]:
    """Return the game, the match that this one continues, the format, and the number of seats."""
    face, (least, most) = table.face, table.seating.limits
    lines = [say("lobby-title", game=face.title(say)), *came_from(table, say)]
    if table.seating.form:
        lines.append(say("lobby-format", format=face.formats(say)[table.seating.form]))
    return [*lines, say("lobby-seats", least=least, most=most)] if least != most else lines


def _seats(table: Table, say: Tongue, *, brief: bool) -> list[str]:
    """Return who sits at the table, and what each of them brings."""
    lines = []
    for number, (seat, who) in enumerate(zip(table.saved.seats, table.seating.shown_names(say), strict=True)):
        line = say("lobby-seat", number=number + 1, who=who)
        brings = table.seating.bringing or (table.seating.continues and seat.brings is not None)
        deck = brings_line(table, number, say)
        if brief and seat.kind == "computer" and seat.brings is None:
            deck = say(f"level-{level_name(table, number)}")
        lines.append(say("lobby-brings", seat=line, deck=deck) if brings and seat.name != NOBODY else line)
    return lines


def _notes(table: Table, say: Tongue, *, brief: bool) -> list[str]:
    """Return the level of the computers, and what players should know before they start."""
    told = brief and not any(seat.brings for seat in table.saved.seats if seat.kind == "computer")
    lines = [f"-# {level_line(table, say)}"] if table.seating.with_computer and not told else []
    if table.seating.choices[PACE] != NO_CLOCK and table.seating.choices[QUIET] == OWN:
        lines.append(say("lobby-quiet"))
    warnings = table.face.lobby_warnings(table.seating.gathering())
    return [*lines, *(f"-# ⚠ {describe(warning, say)}" for warning in warnings)]


def _buttons(table: Table, say: Tongue, *, ready: bool) -> list[Control]:
    """Return the buttons of a lobby. ``ready`` tells whether the match can start."""
    buttons = [
        button(say("button-join"), Join(table.id), style=discord.ButtonStyle.primary, disabled=table.seating.full),
        button(say("button-computer"), JoinComputer(table.id), disabled=table.seating.full),
        button(say("button-start"), Start(table.id), style=discord.ButtonStyle.success, disabled=not ready),
        button(say("button-cancel"), Leave(table.id), style=discord.ButtonStyle.danger),
    ]
    if table.seating.bringing:
        buttons.insert(1, button(say("button-deck"), OfferDecks(table.id)))
    if table.seating.with_computer:
        buttons.append(button(say("button-dismiss"), DismissComputer(table.id)))
    if len(table.seating.humans) == 1 and not table.seating.continues:
        buttons.append(button(say("button-watch"), Watch(table.id)))
    if table.saved.game in games("lesson"):
        buttons.append(button(say("button-learn"), OfferLessons(), sign="🎓"))
    buttons.append(button(say("button-settings"), OfferSettings(table.id), sign="⚙️"))
    return buttons


def _closed_lobby(table: Table, say: Tongue) -> str:
    """Return why a lobby is closed."""
    untouched = table.saved.notice.get(HOURS)
    return say("lobby-cancelled") if untouched is None else say("lobby-abandoned", hours=int(untouched))


def _settings(table: Table, say: Tongue) -> list[Setting]:
    """Return the settings that can be chosen now. A match that goes on from a moment keeps those of its game."""
    every = shown_options(table.face, say, table.saved.settings)
    house = {one.id for one in house_options(say)}
    return [one for one in every if one.id in house or not table.seating.continues]


def _settings_line(table: Table, say: Tongue, *, every: bool) -> str:
    """Return the settings and their choices, or only those choices that differ from the defaults."""
    chosen = table.seating.choices
    return " · ".join(
        say("labelled", name=one.name, text=one.choices[chosen[one.id]])
        for one in _settings(table, say)
        if every or chosen[one.id] != next(iter(one.choices))
    )


def settings_page(table: Table, say: Tongue, refusal: str = "") -> ui.LayoutView:
    """Return the private page with a select for each setting of a lobby. A ``refusal`` stands above the selects.

    Once the table is no longer a lobby, the page only names the choices.
    """
    say, chosen, selects = say.of(table.face.name), table.seating.choices, []
    told = [say("lobby-settings"), *([f"⚠ {refusal}"] if refusal else [])]
    if table.saved.state != "lobby":
        return layout(texts(["\n".join([*told, f"-# {_settings_line(table, say, every=True)}"])]))
    for one in _settings(table, say):
        lines = [
            choice(
                say("labelled", name=one.name, text=text),
                key,
                default=key == chosen[one.id],
                hint=one.hints.get(key, ""),
            )
            for key, text in one.choices.items()
        ]
        selects.append(Row(select(lines, ChooseSetting(table.id, one.id), placeholder=one.name)))
    return layout([*texts(["\n".join(told)]), *selects])


def _levels(table: Table, say: Tongue) -> Items:
    """Return a select of the levels of the computers, if there are computers that have levels."""
    if not table.seating.with_computer or table.saved.game not in games("mind"):
        return []
    lines = _level_lines(table, say)
    return [Row(select(lines, ChooseSetting(table.id, LEVEL), placeholder=say("level-choose")))]


def _level_lines(table: Table, say: Tongue) -> list[discord.SelectOption]:
    """Return the lines of the select of levels: for all computers, and for each of them if there are several.

    For one of several computers, only its other levels are offered, because a select holds 25 lines.
    """
    names = table.seating.shown_names(say)
    computers = [seat for seat in table.seating.taken if table.seating.is_computer(seat)]
    levels = {seat: table.seating.level(seat).name for seat in computers}
    alike = set(levels.values())
    told = {name: (say(f"level-{name}"), say(f"level-{name}-hint")) for name in LEVELS}
    every = say("level-all") if len(computers) > 1 else names[computers[0]]
    lines = [
        choice(say("labelled", name=every, text=level), name, default={name} == alike, hint=hint)
        for name, (level, hint) in told.items()
    ]
    if len(computers) == 1:
        return lines
    return lines + [
        choice(say("labelled", name=names[seat], text=level), f"{seat}:{name}", hint=hint)
        for seat in computers
        for name, (level, hint) in told.items()
        if name != levels[seat]
    ]


def brings_line(table: Table, number: int, say: Tongue) -> str:
    """Return the name of the deck or faction that a seat brings."""
    seat = table.saved.seats[number]
    if seat.brings is not None:
        known = {**table.face.decks(say), **table.seating.offers(number, say)}
        if seat.brings in (random := table.face.random_decks(say)):
            return say("deck-random-of", clan=random[seat.brings])
        return known.get(seat.brings) or say("deck-own")
    return say("deck-any") if seat.kind == "computer" else say("deck-none")
