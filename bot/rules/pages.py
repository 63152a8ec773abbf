"""The messages of a look-up: an entry, what was found for a question, the charts of the phases."""

import re
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.panels.control import Items, Page, button, choice, clip, gallery, layout, rows, select
from bot.pictures.render import Picture
from bot.rules.glossary import Entry, Glossary
from bot.rules.passages import snippet, worded
from bot.rules.query import harmless
from bot.rules.reference import reference
from bot.rules.search import Answer, Library
from bot.words import Tongue, capital, sign_of

LEAF: Final = 1600  # characters of a text on one page
SEE: Final = 15
LINE: Final = 180
MOST: Final = 25
COLOUR: Final = discord.Colour.dark_gold()
ROUND: Final = "round"


def entry_page(
    glossary: Glossary, id: str, say: Tongue, leaf: int = 0, *, public: bool = False, others: Sequence[str] = ()
) -> ui.LayoutView:
    """Return an entry, with what it leads to as buttons and ``others`` that may have been meant as a select."""
    entry, game = glossary.entry(id, say.language), glossary.game
    leaves = split(signed(entry.text))
    leaf = min(leaf, len(leaves) - 1)
    number = f" ({leaf + 1}/{len(leaves)})" if len(leaves) > 1 else ""
    lines = [f"### {entry.title}{number}", elsewhere(glossary, id, say), leaves[leaf], _source(entry, game, say)]
    items: Items = [ui.TextDisplay("\n".join(line for line in lines if line))]
    turn = []
    if len(leaves) > 1:
        turn.append(button(say("button-page-back"), "rule", game, id, max(leaf - 1, 0), "a", disabled=leaf == 0))
        last = leaf == len(leaves) - 1
        turn.append(button(say("button-page-on"), "rule", game, id, leaf + 1, "b", disabled=last))
    if not public:
        turn.append(button(say("rules-show-all"), "ruleall", game, id, leaf, sign="📣"))
    see = [button(glossary.entry(other, say.language).title, "rule", game, other) for other in glossary.see(entry)]
    items += rows(see[:SEE])
    if others:
        items.append(_picker(glossary, others, say, say("rules-others")))
    return layout([*items, *rows(turn)], COLOUR)


def elsewhere(glossary: Glossary, id: str, say: Tongue) -> str:
    """Return that an entry is shown in another language, where its glossary has none in the reader's own."""
    found = glossary.language_of(id, say.language)
    return "" if found == say.language else f"-# {say(f'rules-in-{found}')}"


def _source(entry: Entry, game: str, say: Tongue) -> str:
    return "-# " + " · ".join(part for part in (say(f"rules-game-{game}"), entry.source) if part)


def found_page(library: Library, query: str, answer: Answer, say: Tongue) -> ui.LayoutView:
    """Return what was found where no title fits: passages, best first, or the nearest titles."""
    if answer.found:
        return results_page(library, query, answer.found, say, say("rules-passages", query=harmless(query)))
    return results_page(library, query, answer.nearest, say, say("rules-nothing", query=harmless(query)))


def results_page(library: Library, query: str, ids: Sequence[str], say: Tongue, head: str) -> ui.LayoutView:
    """Return several entries, each with the line that speaks of what was asked, and a select to open one."""
    lines = []
    for id in ids[:MOST]:
        entry = library.glossary.entry(id, say.language)
        line = clip(_bare(snippet(entry.text, query)), LINE) if query else ""
        lines.append(f"- **{_bare(entry.title)}**" + (f" – {signed(line)}" if line else ""))
    text = clip("\n".join([f"**{head}**", *lines]), 3900)
    return layout([ui.TextDisplay(text), _picker(library.glossary, ids, say, say("rules-open"))], COLOUR)


def _picker(glossary: Glossary, ids: Sequence[str], say: Tongue, placeholder: str) -> ui.Item[Any]:
    """Return a select that opens one of several entries."""
    entries = [glossary.entry(id, say.language) for id in dict.fromkeys(ids[:MOST])]
    options = [choice(entry.title, entry.id, hint=_bare(worded(entry.text, say))) for entry in entries]
    row: ui.ActionRow[Any] = ui.ActionRow(select(options, "rulepick", glossary.game, placeholder=placeholder))
    return row


# The charts.


def chart_page(glossary: Glossary, chart: str, say: Tongue, step: str | None, pictures: Sequence[Picture] = ()) -> Page:
    """Return a chart, or the whole round, with the present step marked; buttons lead to the other charts."""
    charts = [id for id in reference(glossary.game).charts if id in glossary]
    shown = [id for id in charts if id == chart] or [id for id in charts if id.startswith("phase-")]
    entries = [glossary.entry(id, say.language) for id in shown]
    items: Items = gallery(pictures)
    if not pictures:
        heads = "###" if len(entries) == 1 else "**{}**"
        blocks = [_chart(entry, step, heads) for entry in entries]
        items = [ui.TextDisplay(clip("\n".join(blocks), 3900))]
    if len(entries) == 1 and (see := glossary.see(entries[0])):
        items.append(_picker(glossary, see, say, say("rules-steps")))
    buttons = [button(capital(say("timing-round")), "chart", ROUND, disabled=len(entries) > 1)]
    for id in charts:
        buttons.append(button(glossary.entry(id, say.language).title, "chart", id, disabled=shown == [id]))
    return Page(layout([*items, *rows(buttons)], COLOUR), pictures)


def _chart(entry: Entry, step: str | None, head: str) -> str:
    """Return the text of a chart; of the whole round only the steps."""
    alone = head == "###"
    lines = [line for line in signed(entry.text).splitlines() if alone or line.startswith("- ")]
    while step and not any(_is_step(line, step) for line in lines):
        step = step.rpartition(".")[0]  # a chart may name no parts of a step
    title = f"### {entry.title}" if alone else head.format(entry.title)
    return "\n".join([title, *(_marked(line, step) for line in lines)])


def _marked(line: str, step: str | None) -> str:
    """Return a line of a chart, marked when it is the present step's."""
    if not step or not _is_step(line, step):
        return line
    return f"- ▶ **{line.removeprefix('- ').replace('**', '')}**"


def _is_step(line: str, step: str) -> bool:
    """Tell whether a line of a chart is a step's."""
    return re.match(rf"- (?:\*\*)?{re.escape(step)}(?!\.?\d)", line) is not None


# Texts.


def signed(text: str) -> str:
    """Return a text with its signs."""
    return re.sub(r":([a-z]+):", lambda found: sign_of(found[1]) or found[0], text)


def _bare(text: str) -> str:
    """Return a text in one line, without mark-up."""
    return " ".join(re.sub(r"[*_`~|<>]|^- ", "", text, flags=re.MULTILINE).split())


def split(text: str, length: int = LEAF) -> list[str]:
    """Return a text in pages: between paragraphs or lines where that is possible."""
    pages = [""]
    for line in text.splitlines(keepends=True):
        while line:
            if pages[-1] and len(pages[-1]) + len(line) > length:
                pages.append("")
            pages[-1] += line[:length]
            line = line[length:]
    return [page.strip() for page in pages if page.strip()]
