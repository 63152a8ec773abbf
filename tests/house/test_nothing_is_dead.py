"""Every function, class and constant is used somewhere, and every message is said somewhere.

Both checks compare names only, so they miss unused code that shares its name with used code.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from bot.words.catalogue import FOLDER

from .listed import Listed, listed
from .tree import ROOT, name, parse, python_files, refuse

PRODUCT: Final = ("engine", "bot", "cogs", "data")
# Methods that a library or a computer player calls by a composed name.
CALLED: Final = re.compile(
    r"on_|to_|whole_|visit_|cog_|from_custom_id|interaction_check|setup_hook|is_finished|emit|quote"
)
# A constant that keeps imported modules, and names that mypy and pydantic ask for.
KEPT: Final = frozenset({"ENTERED", "get_base_class_hook", "plugin", "model_config"})
MESSAGE: Final = re.compile(r"^([a-z][\w-]*)\s*=", re.MULTILINE)
WORD: Final = re.compile(r"[\w-]+")
NAME: Final = re.compile(r"\w+")


class Said(NamedTuple):
    """The names and texts in some code.

    ``shapes`` holds the texts with gaps, as regular expressions. ``signed`` holds the functions and their parameters,
    which name commands, options and variables.
    """

    names: frozenset[str]
    texts: frozenset[str]
    shapes: frozenset[str]
    signed: frozenset[str]

    def says(self, text: str) -> bool:
        """Tell whether the code has this text, or a text with gaps that it fills."""
        return text in self.texts or compiled(self.shapes).fullmatch(text) is not None


@cache
def compiled(shapes: frozenset[str]) -> re.Pattern[str]:
    return re.compile("|".join(sorted(shapes)) or "(?!)")


def said(tree: ast.AST) -> Said:
    names, texts, shapes, signed = set[str](), set[str](), set[str](), set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute):
            if isinstance(node.ctx, ast.Load):
                names.add(node.id if isinstance(node, ast.Name) else node.attr)
        elif isinstance(node, ast.alias):
            names.add(node.name.rpartition(".")[2])
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                texts.add(node.value)
        elif isinstance(node, ast.arg | ast.keyword):
            signed.add((node.arg or "").replace("_", "-"))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            signed.add(node.name.replace("_", "-"))
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values]
            shapes.add("".join(parts))
            texts |= {part.value.strip("-") for part in node.values if isinstance(part, ast.Constant)}
    # A text that begins with a gap fits nearly everything.
    shapes = {one for one in shapes if re.match("[a-z]{2}", one)}
    return Said(frozenset(names), frozenset(texts), frozenset(shapes), frozenset(signed))


@cache
def said_in(path: Path) -> Said:
    return said(parse(path))


def together(paths: Iterable[Path], more: Iterable[str] = ()) -> Said:
    """Return what several files say, and ``more`` texts."""
    parts = [said_in(path) for path in paths]
    names, texts, shapes, signed = (frozenset[str]().union(*found) for found in zip(*parts, strict=True))
    return Said(names, texts.union(more), shapes, signed)


def declared(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Return the functions, classes and constants of a file, and the methods of its classes, without decorated ones."""
    for node in [*tree.body, *(part for body in tree.body if isinstance(body, ast.ClassDef) for part in body.body)]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.decorator_list:
            yield node.lineno, node.name
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name):
            yield node.lineno, target.id


def dead(tree: ast.Module, code: Said) -> Iterator[tuple[int, str]]:
    for line, one in declared(tree):
        special = one.startswith("__") or CALLED.match(one) or one in KEPT
        if not special and one not in code.names and not code.says(one):
            yield line, one


@cache
def product() -> tuple[Path, ...]:
    return tuple(python_files(*PRODUCT))


@cache
def everything() -> Said:
    """Return what the product says, with the parts of the games and every word of the tests."""
    parts = {part.rpartition(":")[2] for game in listed() for part in game.parts.values()}
    tests = {word for path in python_files("tests") for word in NAME.findall(path.read_text(encoding="utf-8"))}
    return together(product(), parts | tests)


def test_everything_is_used() -> None:
    found = [f"{name(path)}:{line} {one}" for path in product() for line, one in dead(parse(path), everything())]
    refuse(found, "Nobody uses these; take them out:")


def test_a_function_that_nobody_calls_is_found() -> None:
    tree = ast.parse("LEFT = 1\nSAID = f'to_{kind}'\ndef lonely(): ...\ndef to_build(): ...\ndef used(): used, SAID")
    assert [*dead(tree, said(tree))] == [(3, "lonely"), (1, "LEFT")]


def others(whose: str) -> list[Listed]:
    return [game for game in listed() if game.folder != whose]


def facts(whose: str) -> set[str]:
    """Return the words in the data of a game, or of all games for the house."""
    folders = [game.folder for game in listed()] if whose == "house" else [whose]
    paths = [path for path in (ROOT / "data").rglob("*.json") if any(f in name(path) for f in folders)]
    return {word for path in paths for word in WORD.findall(path.read_text(encoding="utf-8"))}


def heard(whose: str) -> Said:
    """Return all texts in the code that reads the messages of a game or of the house."""
    paths = [path for path in product() if whose == "house" or not any(g.folder in name(path) for g in others(whose))]
    code = together(paths, facts(whose))
    return code._replace(texts=code.texts | code.signed)


def is_said(key: str, code: Said, text: str) -> bool:
    """Tell whether the code or another message contains a key as a whole, as a text with gaps, or word by word."""
    if code.says(key) or re.search(rf"{{\s*{key}\b", text):
        return True
    parts = key.split("-")
    return any(head in code.texts or f"{head}-" in code.texts for head in (parts[0], "-".join(parts[:2]))) and any(
        composed(parts[first:], code.texts) for first in (1, 2) if parts[first:]
    )


def composed(parts: Sequence[str], texts: frozenset[str]) -> bool:
    """Tell whether words can be divided into known texts."""
    return not parts or any(
        "-".join(parts[:end]) in texts and composed(parts[end:], texts) for end in range(len(parts), 0, -1)
    )


@pytest.mark.parametrize("whose", ["house", *(game.folder for game in listed())])
def test_every_message_is_said(whose: str) -> None:
    code: Any = heard(whose)
    texts = {path: path.read_text(encoding="utf-8") for path in sorted((FOLDER / whose / "en").glob("*.ftl"))}
    every = "\n".join(texts.values())
    keys = [(path, key) for path, text in texts.items() for key in MESSAGE.findall(text)]
    assert keys
    refuse([f"{name(p)}: {key}" for p, key in keys if not is_said(key, code, every)], "Nobody says these messages:")


def test_a_message_that_nobody_says_is_found() -> None:
    code = said(ast.parse("say(f'ask-{kind}'), say('title'), {'why': 'build', 'x': 'tower'}"))
    assert all(is_said(key, code, "") for key in ("ask-anything", "title", "why-build", "why-build-tower"))
    assert not any(is_said(key, code, "") for key in ("preview-left", "why-left", "titles"))
    assert is_said("inner", code, "outer = before { inner } after")
