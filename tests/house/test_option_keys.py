"""The bot and the computer players read an option's fields.

The key of an option is a name for the log and for buttons, not data.
"""

import ast
from collections.abc import Iterator

from .tree import name, parse, python_files, refuse

READERS = ("bot", "cogs", "engine/players")
APART = {"split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith"}


def is_key(node: ast.expr) -> bool:
    """Tell whether this expression is the key of an option, as far as its names show."""
    return isinstance(node, ast.Attribute) and node.attr == "key" and getattr(node.value, "id", "") in OPTIONS


OPTIONS = {"option", "one", "other", "chosen", "picked"}


def taken_apart(tree: ast.AST) -> Iterator[int]:
    """Return the lines that take the text of an option's key apart."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in APART:
            looked_at: list[ast.expr] = [node.func.value]
        elif isinstance(node, ast.Subscript):
            looked_at = [node.value]
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            looked_at = [node.comparators[0]]
        else:
            looked_at = []
        yield from (one.lineno for one in looked_at if is_key(one))


def test_nobody_takes_the_key_of_an_option_apart() -> None:
    found = [
        f"{name(path)}:{line}" for room in READERS for path in python_files(room) for line in taken_apart(parse(path))
    ]
    refuse(found, "Read the fields of an option (subject, target, via, way, pays …), never parts of its key:")


def test_each_way_to_take_a_key_apart_is_found() -> None:
    wrong = """
option.key.partition(":")[2]
option.key[3:]
"<" in option.key
chosen.key.startswith("build:")
"""
    assert sorted(taken_apart(ast.parse(wrong))) == [2, 3, 4, 5]
    assert not [*taken_apart(ast.parse('option.key in keys and words[option.key] and option.key == "pass"'))]
