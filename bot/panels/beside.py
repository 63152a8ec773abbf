"""Pages that replace a panel until the player goes back: card texts, the log, the rule behind the question."""

from typing import Any

from discord import ui

from bot.controls.control import Items, button, clip, layout, rows, texts
from bot.controls.fit import fitted
from bot.panels.buttons.looking import Panel
from bot.rules.buttons import OpenBeside
from bot.rules.glossary import entry_of, glossaries
from bot.rules.pages import elsewhere, signed
from bot.tables import Table
from bot.words import Tongue
from engine.kernel.prompt import Prompt

ENTRY = 3500


def back_row(table: Table, say: Tongue) -> Items:
    """Return the row with the button back to the question."""
    return rows([button(say("button-close"), Panel(table.id))])


def readable(table: Table, prompt: Prompt, say: Tongue) -> list[str]:
    """Return the texts of the cards that may be chosen now, each once, with the label of its button."""
    scene = table.scene(prompt.seat, say)
    found: dict[str, str] = {}
    for option in prompt.options:
        if block := table.face.reading(option, prompt, scene):
            found.setdefault(block.partition("\n")[2] or block, block)
    return list(found.values())


def texts_page(table: Table, seat: int, say: Tongue) -> ui.LayoutView:
    """Return the page with the texts of the cards a player may use now."""
    prompt = table.prompt_for(seat)
    blocks = readable(table, prompt, say) if prompt is not None else []
    return layout([*fitted(["\n\n".join(blocks) or say("texts-none")]), *back_row(table, say)])


def why_page(table: Table, rule: str, say: Tongue) -> ui.LayoutView:
    """Return the glossary entry of the rule that asks. A button opens the entry with its links in a new message."""
    game = table.face.name
    id = entry_of(game, rule)
    if id is None:
        return layout([*texts([say("texts-none")]), *back_row(table, say)])
    glossary = glossaries()[game]
    entry: Any = glossary.entry(id, say.language)
    more = button(say("button-whole-entry"), OpenBeside(game, id), sign="📖")
    lines = [f"### {entry.title}", elsewhere(glossary, id, say), clip(signed(entry.text), ENTRY)]
    return layout(
        [
            *texts(["\n".join(line for line in lines if line)]),
            *rows([button(say("button-close"), Panel(table.id)), more]),
        ]
    )
