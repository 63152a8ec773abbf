"""Rules are cited by the ids of the glossary: ``§id`` in the card game's files, ``rule="id"`` in its questions.

The id is the one name that tools can follow, in every language. The printed name may be given as well.
"""

import ast
import re
from functools import cache

from bot.rules.glossary import entry_of

from .listed import listed, rooms
from .tree import ROOT, name, parse, python_files, refuse

CITED = re.compile(r"§([a-z0-9.-]*[a-z0-9])")
GAMES = [game.folder for game in listed() if "glossary" in game.parts]


@cache
def ids(game: str) -> set[str]:
    glossary = ROOT / "data" / "rules" / game / "en.md"
    return set(re.findall(r"^- id: (\S+)$", glossary.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_citation_resolves() -> None:
    problems = [
        f"{name(path)}:{number} §{cited}"
        for game in GAMES
        for path in python_files(f"engine/{game}")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for cited in CITED.findall(line)
        if cited not in ids(game)
    ]
    refuse(problems, "A citation names an entry of data/rules/<game>:")


def test_every_question_names_its_rule() -> None:
    problems = []
    paths = [(game, path) for game in GAMES for path in python_files(f"engine/{game}")]
    for game, path in paths:
        for call in (node for node in ast.walk(parse(path)) if isinstance(node, ast.Call)):
            for word in call.keywords:
                value = word.value.value if isinstance(word.value, ast.Constant) else None
                if word.arg == "rule" and isinstance(value, str) and entry_of(game.replace("_", "-"), value) is None:
                    problems.append(f"{name(path)}:{call.lineno} {value}")
    refuse(problems, "A question's rule leads to an entry of data/rules/<game> (bot/rules/glossary.py):")


def test_rules_are_not_cited_by_a_name_of_a_single_language() -> None:
    accents = re.compile(r"\([^()]*[éèêàôîûçÉÈ][^()]*\)")
    problems = [
        f"{name(path)}:{number} {found}"
        for path in python_files(*rooms())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for found in accents.findall(line)
        if "§" not in found
    ]
    refuse(problems, "Cite the glossary's id; a printed name may stand beside it:")
