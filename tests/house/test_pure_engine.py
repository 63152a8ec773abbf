"""The rules depend only on the seed and the decisions.

`lint-imports` judges the same imports from the packages it can load. This check also sees files outside packages and
the names imported from `random`.
"""

import ast
import tomllib
from collections.abc import Iterator

from .tree import ROOT, name, parse, python_files, refuse

# Random numbers come from named streams: each has a generator and a seed of its own.
ALLOWED_FROM_RANDOM = {"Random"}


def forbidden_modules() -> set[str]:
    """Return the forbidden modules from the one list, which the import contracts contain."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    return set(next(c["forbidden_modules"] for c in contracts if c["id"] == "pure"))


def imported_modules(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module


def drawn_from_random(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Return the names imported from the module `random`, under whatever name."""
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.asname or alias.name for alias in node.names if alias.name == "random"}
        elif isinstance(node, ast.ImportFrom) and node.module == "random" and not node.level:
            yield from ((node.lineno, alias.name) for alias in node.names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield node.lineno, node.attr


def test_engine_imports_nothing_impure() -> None:
    forbidden = forbidden_modules()
    problems = [
        f"{name(path)}:{line} imports {module}"
        for path in python_files("engine")
        for line, module in imported_modules(parse(path))
        if module.partition(".")[0] in forbidden
    ]
    refuse(problems, f"engine may not import {', '.join(sorted(forbidden))}:")


def test_engine_draws_only_from_seeded_generators() -> None:
    problems = [
        f"{name(path)}:{line} uses random.{drawn}"
        for path in python_files("engine")
        for line, drawn in drawn_from_random(parse(path))
        if drawn not in ALLOWED_FROM_RANDOM
    ]
    refuse(problems, "engine may use random.Random(seed) only, never what the whole process shares:")
