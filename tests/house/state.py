"""The fields of each game's state, and the code that copies, writes, reads and shows them, found in the sources."""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from .tree import ROOT, parse


class State(NamedTuple):
    """The code about a game's state: its classes by file, and the files that copy, write, read and show the state.

    ``named`` lists further files whose constants name fields, such as the piles that a loop writes. With ``hooks``, the
    classes have methods that copy, write, read and show their state. ``limits`` names the fields and properties that
    record how far a turn has gone.
    """

    classes: Mapping[str, Sequence[str]]
    copied: Sequence[str]
    written: Sequence[str]
    shown: Sequence[str]
    named: Sequence[str] = ()
    hooks: bool = False


CARDPLAY: Final = {"engine/cardplay/card.py": ["Card"], "engine/cardplay/table.py": ["CardTable"]}
STATES: Final = {
    "l5r-lcg": State(
        {
            **CARDPLAY,
            "engine/l5r_lcg/machinery/table.py": ["Table"],
            "engine/l5r_lcg/state.py": ["Ring", "Conflict", "Player"],
            "engine/l5r_lcg/card.py": ["Card", "Province"],
        },
        [*CARDPLAY, "engine/l5r_lcg/machinery/table.py", "engine/l5r_lcg/state.py", "engine/l5r_lcg/card.py"],
        ["engine/l5r_lcg/machinery/position.py"],
        ["engine/l5r_lcg/machinery/view.py"],
        ["engine/l5r_lcg/machinery/literal.py"],
    ),
    "l5r-ccg": State(
        {
            **CARDPLAY,
            "engine/l5r_ccg/machinery/table.py": ["Table"],
            "engine/l5r_ccg/fighting/campaign.py": ["Attack"],
            "engine/l5r_ccg/state.py": ["Battle", "Province", "Player"],
            "engine/l5r_ccg/card.py": ["Card"],
        },
        [
            *CARDPLAY,
            "engine/l5r_ccg/machinery/table.py",
            "engine/l5r_ccg/fighting/campaign.py",
            "engine/l5r_ccg/state.py",
            "engine/l5r_ccg/card.py",
        ],
        ["engine/l5r_ccg/machinery/position.py", "engine/l5r_ccg/machinery/effects.py"],
        ["engine/l5r_ccg/machinery/view.py"],
        ["engine/l5r_ccg/machinery/literal.py"],
    ),
    "root": State(
        {"engine/root/machinery/table.py": ["Table"], "engine/root/faction.py": ["Player"]},
        ["engine/root/machinery/table.py", "engine/root/faction.py"],
        ["engine/root/machinery/position.py"],
        ["engine/root/machinery/view.py"],
    ),
}
FACTIONS: Final = ROOT / "engine/root/factions"
# Functions that copy state begin with one of these words, and so do those that write it. All others read it.
COPYING: Final = ("copied", "copy", "tie", "_copy")
WRITING: Final = ("dump", "_dump", "beyond", "_maximums", "_used", "plain")
WAYS: Final = ("copy", "write", "read", "view")
# The methods by which a faction of Root handles the state of its board.
HOOKS: Final = {"copy": ("copied",), "write": ("literal", "facts"), "read": ("load", "read"), "view": ("show", "facts")}
# Methods that hand on a field.
HANDED_ON: Final = {"limited_uses": "uses"}


def factions() -> dict[str, State]:
    """Return the state of each faction of Root. A faction is a file or a folder of files."""
    found = {}
    for place in sorted(FACTIONS.iterdir()):
        files = [file.relative_to(ROOT).as_posix() for file in sorted(place.rglob("*.py")) or [place] if file.exists()]
        classes = {file: names for file in files if file.endswith(".py") and (names := _copied_classes(file))}
        if classes:
            found[f"root/{place.stem}"] = State(classes, files, files, files, hooks=True)
    return found


def _copied_classes(file: str) -> list[str]:
    """Return the classes of a file that copy themselves."""
    return [
        node.name
        for node in parse(ROOT / file).body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(part, ast.FunctionDef) and part.name == "copied" for part in node.body)
    ]


def _limits(paths: Iterable[str]) -> set[str]:
    """Return the fields that the classes of some files name in ``limits``."""
    assigned = [node for path in paths for node in ast.walk(parse(ROOT / path)) if isinstance(node, ast.Assign)]
    return {text for node in assigned if ast.unparse(node.targets[0]) == "limits" for text in texts(node.value)}


def fields(path: str, name: str) -> list[str]:
    """Return the fields of a class: its slots and what its ``__init__`` sets."""
    return fields_of(parse(ROOT / path), name)


def fields_of(tree: ast.AST, name: str) -> list[str]:
    found: dict[str, None] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == name:
            for part in node.body:
                if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "__slots__":
                    found |= dict.fromkeys(sorted(texts(part.value)))
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    found |= dict.fromkeys(_set_in(part))
    return list(found)


def _set_in(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
            yield node.attr


def constants(paths: Iterable[str]) -> dict[str, set[str]]:
    """Return, by name, the texts in the constants of some files, such as ``PILES``."""
    found: dict[str, set[str]] = {}
    for path in paths:
        for node in parse(ROOT / path).body:
            value = getattr(node, "value", None)
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(value, ast.Tuple):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                found |= {target.id: texts(value) for target in targets if isinstance(target, ast.Name)}
    return found


def texts(tree: ast.AST) -> set[str]:
    """Return the texts in a part of the code."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def mentioned(tree: ast.AST, known: Mapping[str, set[str]]) -> set[str]:
    """Return the names of attributes and arguments, and the texts, in a part of the code.

    The texts of the constants ``known`` count where the code names such a constant.
    """
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return {
        *(HANDED_ON.get(node.attr, node.attr) for node in ast.walk(tree) if isinstance(node, ast.Attribute)),
        *(node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg),
        *texts(tree),
        *(text for name in names & known.keys() for text in known[name]),
    }


def functions(
    paths: Iterable[str], words: Sequence[str], known: Mapping[str, set[str]], *, others: bool = False
) -> set[str]:
    """Return the names in all functions whose name begins with one of ``words``, or (``others``) with none of them."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(parse(ROOT / path)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith(tuple(words)) is not others:
                found |= mentioned(node, known)
    return found


def handled(state: State) -> dict[str, set[str]]:
    """Return, for each way to handle state, the names that its code mentions."""
    known = constants([*state.copied, *state.written, *state.named])
    if state.hooks:
        found = {way: functions(state.written, names, known) for way, names in HOOKS.items()}
        course = _limits(state.written)
        course |= functions(state.written, sorted(course), known)
        shown = found["view"] | (found["write"] if "literal" in found["view"] else set())
        return {**found, "write": found["write"] | course, "read": found["read"] | course, "view": shown}
    return {
        "copy": functions(state.copied, COPYING, known),
        "write": functions(state.written, WRITING, known),
        "read": functions(state.written, WRITING, known, others=True),
        "view": functions(state.shown, ("",), known),
    }


def forgotten(state: State, more: Mapping[str, Sequence[str]] | None = None) -> dict[str, set[str]]:
    """Return, for each way to handle state, the fields that its code does not mention, as ``Class.field``.

    ``more`` names further fields of some classes. A field with a name that the code mentions for something else is not
    found.
    """
    known = handled(state)
    every = {
        f"{name}.{field}": field
        for path, names in state.classes.items()
        for name in names
        for field in [*fields(path, name), *(more or {}).get(name, ())]
    }
    return {way: {full for full, field in every.items() if field not in known[way]} for way in WAYS}
