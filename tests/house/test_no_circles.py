"""Files do not import each other in circles, except for types, so each can be read and tested after its imports."""

import ast
from collections.abc import Iterator
from pathlib import Path

from .listed import rooms
from .tree import ROOT, name, parse, python_files, refuse

HOUSE = ("engine", "bot", "cogs")
RULES = ("engine/kernel", "engine/cardplay", *rooms())


def module(path: Path) -> str:
    return name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(node: ast.AST, known: set[str]) -> Iterator[str]:
    """Return the modules that a file imports when it runs, even inside functions. Imports for types are left out."""
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        return
    if isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            yield whole if whole in known else node.module
    elif isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    for child in ast.iter_child_nodes(node):
        yield from imported(child, known)


def needs(*folders: str) -> dict[str, list[str]]:
    files = {module(path): path for path in python_files(*folders)}
    return {
        own: sorted({found for found in imported(parse(path), set(files)) if found in files and found != own})
        for own, path in files.items()
    }


def circles(graph: dict[str, list[str]]) -> list[str]:
    """Return every circle of imports among the files."""
    found: list[str] = []
    done: set[str] = set()

    def walk(own: str, way: list[str]) -> None:
        if own in way:
            found.append(" → ".join([*way[way.index(own) :], own]))
        elif own not in done:
            for needed in graph[own]:
                walk(needed, [*way, own])
            done.add(own)

    for start in graph:
        walk(start, [])
    return found


def test_no_circle_of_files() -> None:
    refuse(circles(needs(*HOUSE)), "Files that need one another are one file, or one of them knows too much:")


def test_no_import_within_a_function() -> None:
    """Such an import would hide a circle, and compiled code runs it at each call."""
    problems = [
        f"{name(path)}:{node.lineno} {ast.unparse(node)}"
        for path in python_files(*RULES)
        for function in ast.walk(parse(path))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    refuse(problems, "Import at the top of the file:")


def test_a_circle_would_be_found() -> None:
    assert circles({"a": ["b"], "b": ["c"], "c": ["b"]}) == ["b → c → b"]
    assert (ROOT / "engine/cardplay").is_dir()
