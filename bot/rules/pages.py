"""The messages of a look-up: an entry, the results of a question, and the charts of the phases."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.controls.control import Items, Page, Row, button, choice, clip, gallery, layout, rows, select
from bot.pictures.render import Picture
from bot.rules.answers import LINE, Marked, marked, quoted, summary
from bot.rules.buttons import OpenChart, OpenEntry, PickEntry, ShowEntry
from bot.rules.glossary import Entry, Glossary
from bot.rules.passages import worded
from bot.rules.reference import Present, reference, references
from bot.rules.search import Library
from bot.words import Tongue, capital, sign_of

LEAF: Final = 1600  # characters of an entry's text on one page
SEE: Final = 15
MOST: Final = 25
COLOUR: Final = discord.Colour.dark_gold()
ROUND: Final = "round"
CHARTS: Final = 14  # the most buttons for further charts beside the whole round
_STEP: Final = re.compile(r"- |\d+\. ")


def entry_page(
    glossary: Glossary,
    told: Marked,
    say: Tongue,
    leaf: int = 0,
    *,
    public: bool = False,
    others: Sequence[Marked] = (),
    beneath: Sequence[ui.Item[Any]] = (),
) -> ui.LayoutView:
    """Return an entry. Buttons lead to related entries, and a select offers ``others`` that the question may mean.

    The marked sentences, which answer the question, stand above the first page. ``beneath`` holds further items.
    """
    id, places = told
    entry, game = glossary.entry(id, say.language), glossary.game
    leaves = split(signed(entry.text))
    leaf = min(leaf, len(leaves) - 1)
    number = f" ({leaf + 1}/{len(leaves)})" if len(leaves) > 1 else ""
    line = signed(bare(quoted(glossary, told, say.language))) if leaf == 0 else ""
    above = f"> **{line}**\n" if line else ""  # the empty line ends the quotation everywhere
    head = (f"### {entry.title}{number}", elsewhere(glossary, id, say), above)
    lines = [*head, leaves[leaf], _source(entry, game, say)]
    items: Items = [ui.TextDisplay("\n".join(line for line in lines if line))]
    turn = []
    if len(leaves) > 1:
        back, on = OpenEntry(game, id, max(leaf - 1, 0), "a", places), OpenEntry(game, id, leaf + 1, "b", places)
        turn.append(button(say("button-page-back"), back, disabled=leaf == 0))
        turn.append(button(say("button-page-on"), on, disabled=leaf == len(leaves) - 1))
    if not public:
        turn.append(button(say("rules-show-all"), ShowEntry(game, id, leaf, places), sign="📣"))
    see = [button(glossary.entry(other, say.language).title, OpenEntry(game, other)) for other in glossary.see(entry)]
    items += rows(see[:SEE])
    if others:
        items.append(_picker(glossary, others, say, say("rules-others")))
    return layout([*items, *beneath, *rows(turn)], COLOUR)


def elsewhere(glossary: Glossary, id: str, say: Tongue) -> str:
    """Return a note that the entry appears in another language, or an empty text."""
    found = glossary.language_of(id, say.language)
    return "" if found == say.language else f"-# {say(f'rules-in-{found}')}"


def _source(entry: Entry, game: str, say: Tongue) -> str:
    printing = say(key) if say.has(key := f"rules-printing-{game}") else ""
    return "-# " + " · ".join(part for part in (say(f"rules-game-{game}"), entry.source, printing) if part)


def results_page(
    library: Library,
    query: str,
    ids: Sequence[str],
    say: Tongue,
    head: str,
    beneath: Sequence[ui.Item[Any]] = (),
) -> ui.LayoutView:
    """Return several entries, each with its most relevant sentence, and a select to open one.

    If there are none, say how to ask otherwise.
    """
    lines = [
        f"- **{bare(library.glossary.entry(id, say.language).title)}**{_told(library, id, query, say)}" for id in ids
    ]
    small = say(f"rules-game-{library.glossary.game}") if ids else say("rules-nothing-hint")
    items: Items = [ui.TextDisplay(clip("\n".join([f"**{head}**", *lines[:MOST], f"-# {small}"]), 3900))]
    if ids:
        found = [marked(library, id, query, say.language) for id in ids]
        items.append(_picker(library.glossary, found, say, say("rules-open")))
    return layout([*items, *beneath], COLOUR)


def _told(library: Library, id: str, query: str, say: Tongue) -> str:
    line = summary(library, id, query, say.language) if query else ""
    return f" – {signed(clip(bare(line), LINE))}" if line else ""


def _picker(glossary: Glossary, found: Sequence[Marked], say: Tongue, placeholder: str) -> ui.Item[Any]:
    """Return a select that opens one of several entries."""
    entries = [(glossary.entry(one.id, say.language), one.value) for one in dict.fromkeys(found[:MOST])]
    options = [choice(entry.title, value, hint=bare(worded(entry.text, say))) for entry, value in entries]
    row: ui.ActionRow[Any] = Row(select(options, PickEntry(glossary.game), placeholder=placeholder))
    return row


# The charts.


def chart_page(
    glossary: Glossary,
    chart: str,
    say: Tongue,
    present: Present | None = None,
    pictures: Sequence[Picture] = (),
    view: Mapping[str, Any] | None = None,
) -> Page:
    """Return a chart or the whole round, with the current step marked and buttons to other charts and games.

    ``view`` is the public view of this channel's match, if there is one.
    """
    game, known = glossary.game, reference(glossary.game)
    round = [id for id in known.round(view) if id in glossary]
    charts = [id for id in dict.fromkeys((*known.charts, *round)) if id in glossary]
    shown = [id for id in charts if id == chart] or round
    entries = [glossary.entry(id, say.language) for id in shown]
    mark = present.mark if present else ""
    items: Items = gallery(pictures)
    if not pictures:
        blocks = [_chart(entry, mark, alone=len(entries) == 1) for entry in entries]
        items = [ui.TextDisplay(clip("\n".join([*blocks, f"-# {say(f'rules-game-{game}')}"]), 3900))]
    if len(entries) == 1 and (see := glossary.see(entries[0])):
        items.append(_picker(glossary, [*map(Marked, see)], say, say("rules-steps")))
    buttons = [button(capital(say("timing-round")), OpenChart(game, ROUND), disabled=len(entries) > 1)]
    for id in charts[:CHARTS]:
        buttons.append(button(glossary.entry(id, say.language).title, OpenChart(game, id), disabled=shown == [id]))
    others = [other for other, one in references().items() if other != game and one.charts]
    elsewhere = [button(say(f"rules-short-{other}"), OpenChart(other, ROUND), sign="🔎") for other in others]
    return Page(layout([*items, *rows(buttons), *rows(elsewhere)], COLOUR), pictures)


def _chart(entry: Entry, mark: str, *, alone: bool) -> str:
    """Return a chart as text.

    If other charts are shown too, the text contains only the chart's steps. The current step, or the whole chart, is
    marked.
    """
    lines = [line for line in signed(entry.text).splitlines() if alone or _STEP.match(line)]
    here = mark == entry.id
    while mark and not here and not any(_is_step(line, mark) for line in lines):
        mark = mark.rpartition(".")[0]  # a chart may have no names for the parts of a step
    title = f"{'▶ ' if here else ''}{entry.title}"
    return "\n".join([f"### {title}" if alone else f"**{title}**", *(_marked(line, mark) for line in lines)])


def _marked(line: str, step: str) -> str:
    """Return a line of a chart, marked if it belongs to the current step."""
    if not step or not _is_step(line, step):
        return line
    return f"- ▶ **{line.removeprefix('- ').replace('**', '')}**"


def _is_step(line: str, step: str) -> bool:
    """Tell whether a line of a chart belongs to a step."""
    return re.match(rf"(?:- )?(?:\*\*)?{re.escape(step)}(?!\.?\d)", line) is not None


# Texts.


def signed(text: str) -> str:
    """Replace the names of signs by the signs."""
    return re.sub(r":([a-z]+):", lambda found: sign_of(found[1]) or found[0], text)


def bare(text: str) -> str:
    """Return a text on one line without markup."""
    return " ".join(re.sub(r"[*_`~|<>]|^- ", "", text, flags=re.MULTILINE).split())


def split(text: str, length: int = LEAF) -> list[str]:
    """Split a text into pages, between paragraphs or lines if possible."""
    pages = [""]
    for line in text.splitlines(keepends=True):
        while line:
            if pages[-1] and len(pages[-1]) + len(line) > length:
                pages.append("")
            pages[-1] += line[:length]
            line = line[length:]
    return [page.strip() for page in pages if page.strip()]
