"""Phrases that let a player name a card of the game, in play or not."""

from functools import cache

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.definition import CardDef, deck_cards


@cache
def _by_initial() -> dict[str, list[CardDef]]:
    """Return the Fate cards that a deck may hold, by the first letter and in the order of their names."""
    found: dict[str, list[CardDef]] = {}
    for face in sorted(deck_cards().values(), key=lambda face: face.name):
        if face.side == "fate" and face.implemented:
            found.setdefault(face.name[0], []).append(face)
    return found


def names_a_card(use: Use) -> Flow[CardDef]:
    """Let the player name a Fate card: first the letter with which its name begins, then the card."""
    letters = [Option(f"letter:{letter}", "letter", letter, subject=letter) for letter in _by_initial()]
    letter: str = yield from ask(Prompt(use.seat, "letter", letters, rule="target", source=use.label))
    names = [Option(f"name:{face.id}", "call", face, subject=face.id) for face in _by_initial()[letter]]
    named: CardDef = yield from ask(Prompt(use.seat, "name", names, rule="target", source=use.label))
    return named
