"""Files and functions stay small enough to be read in one go."""

import ast
from pathlib import Path

from .tree import ROOT, name, parse, python_files, refuse

FILE_LINES, FILE_GOAL = 500, 400
FUNCTION_LINES, FUNCTION_GOAL = 60, 40

FOLDERS = ("engine", "bot", "cogs")


def judged_files() -> list[Path]:
    # Card files are long lists of short declarations.
    return [path for path in python_files(*FOLDERS) if "cards" not in path.relative_to(ROOT).parent.parts]


def test_files_are_short() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in judged_files()}
    problems = [f"{name(path)} has {lines}" for path, lines in lengths.items() if lines >= FILE_LINES]
    refuse(problems, f"A file stays under {FILE_LINES} lines (goal: {FILE_GOAL}). Split by meaning:")


def test_functions_are_short() -> None:
    problems = []
    for path in judged_files():
        for node in ast.walk(parse(path)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines >= FUNCTION_LINES:
                problems.append(f"{name(path)}:{node.lineno} {node.name} has {lines}")
    refuse(problems, f"A function stays under {FUNCTION_LINES} lines (goal: {FUNCTION_GOAL}):")
