"""Every attribute, prohibition, keyword, trait and scope that the card game's files name is declared.

Names in a card's declaration are checked when the card is entered. These tests check names inside effects, conditions
and rules.
"""

import ast
from collections.abc import Iterator
from importlib import import_module

from engine.cardplay.vocabulary import Misspelt, Vocabulary

from .listed import Listed, card_games, every_card, listed
from .tree import name, parse, python_files, refuse

# Which argument of a call is a name, and of which kind.
ARGUMENT = {
    "forbids": (0, "cannot:"),
    "cannot": (0, "cannot:"),
    "has": (0, "keyword:"),
    "trait": (0, "trait:"),
    "value": (0, ""),
    "gains": (0, ""),
    "apply": (1, ""),
    "apply_to_player": (1, ""),
}
SCOPED = {"until", "period"}


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def misspelt(tree: ast.AST, words: Vocabulary) -> Iterator[tuple[int, str]]:
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        place, family = ARGUMENT.get(called(call), (0, None))
        found = text(call.args[place]) if family is not None and len(call.args) > place else None
        scopes = [value for word in call.keywords if word.arg in SCOPED and (value := text(word.value)) is not None]
        try:
            if found is not None:
                words.check_attribute(f"{family}{found}")
            for scope in scopes:
                words.check_scope(scope)
        except Misspelt as error:
            yield call.lineno, str(error)


def words_of(game: Listed) -> Vocabulary:
    """Return the vocabulary of a game with all its cards."""
    declared: Vocabulary = import_module(f"{game.room}.vocabulary").vocabulary(every_card(game))
    return declared


def test_every_name_is_declared() -> None:
    problems = [
        f"{name(path)}:{line} {problem}"
        for game, words in [(game, words_of(game)) for game in card_games()]
        for path in python_files(f"engine/{game.folder}")
        for line, problem in misspelt(parse(path), words)
    ]
    refuse(problems, "A name that no rule reads does nothing; declare it in the game's vocabulary.py or spell it:")


def test_every_card_game_has_a_vocabulary() -> None:
    assert [game for game in listed() if game.of_cards] == card_games()


def test_a_misspelt_name_inside_an_effect_is_found() -> None:
    words = words_of(card_games()[0])
    code = """
use.apply(card, "keyword:covret", until="conflit")
card.forbids("partcipate")
card.has("covert") and card.trait("bushy")
"""
    assert [line for line, _ in misspelt(ast.parse(code), words)] == [2, 3, 4]
