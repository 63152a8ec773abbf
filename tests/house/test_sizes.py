"""Files and functions stay small enough to be read in one go.

The limit of a file is a hint that it holds two ideas. One idea stays in one file: with a lower limit, an interface or a
table was cut into files that nobody could name.
"""

import ast
from pathlib import Path

from .listed import folders_of_tests
from .tree import ROOT, name, parse, python_files, refuse

FILE_LINES, FUNCTION_LINES = 600, 40

FOLDERS = ("engine", "bot", "cogs", "data")
TESTS = tuple(f"tests/{room}" for room in ("bot", "games", "panels", "tables", "words", "cogs", "cardplay", "kernel"))


def judged_files() -> list[Path]:
    tests = python_files(*TESTS, *folders_of_tests())
    # Card files are long lists of short declarations, and so are their tests.
    return [path for path in [*python_files(*FOLDERS), *tests] if "cards" not in path.relative_to(ROOT).parent.parts]


def test_files_are_short() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in judged_files()}
    problems = [f"{name(path)} has {lines}" for path, lines in lengths.items() if lines > FILE_LINES]
    refuse(problems, f"A file has at most {FILE_LINES} lines. Split by meaning, if it holds two ideas:")


def test_functions_are_short() -> None:
    problems = []
    for path in judged_files():
        for node in ast.walk(parse(path)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                problems.append(f"{name(path)}:{node.lineno} {node.name} has {lines}")
    refuse(problems, f"A function has at most {FUNCTION_LINES} lines:")
