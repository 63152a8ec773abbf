"""Files and functions stay small enough to be read in one go."""

import ast
from pathlib import Path

from .listed import folders_of_tests
from .tree import ROOT, name, parse, python_files, refuse

FILE_LINES, FUNCTION_LINES = 400, 40

FOLDERS = ("engine", "bot", "cogs", "data")


def judged_files() -> list[Path]:
    # Card files are long lists of short declarations.
    code = [path for path in python_files(*FOLDERS) if "cards" not in path.relative_to(ROOT).parent.parts]
    return [*code, *python_files("tests/bot", "tests/cogs", "tests/cardplay", "tests/kernel", *folders_of_tests())]


def test_files_are_short() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in judged_files()}
    problems = [f"{name(path)} has {lines}" for path, lines in lengths.items() if lines > FILE_LINES]
    refuse(problems, f"A file has at most {FILE_LINES} lines. Split by meaning:")


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
