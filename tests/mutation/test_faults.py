"""The faults that are put into sources: one of each kind, and the places that are skipped."""

import ast
import builtins

import pytest

from tests.mutation.faults import ASKED, faults, plant


def faulty(source: str) -> list[str]:
    """Return a source with each of its faults, one at a time."""
    sources = []
    for number in range(len(faults(ast.parse(source)))):
        tree = ast.parse(source)
        fault = faults(tree)[number]
        sources.append(ast.unparse(Replaced(fault.node, fault.faulty()).visit(tree)))
    return sources


class Replaced(ast.NodeTransformer):
    """Put one expression in the place of another."""

    def __init__(self, old: ast.expr, new: ast.expr) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().visit(node)


@pytest.mark.parametrize(
    ("source", "mistake"),
    [
        ("a < b", "a <= b"),
        ("a not in b", "a in b"),
        ("a is None", "a is not None"),
        ("a and b", "a or b"),
        ("x = not a", "x = a"),
        ("a + b", "a - b"),
        ("f(True)", "f(False)"),
        ("f(3)", "f(4)"),
        ("lambda: 3", "lambda: 4"),
    ],
)
def test_each_kind_of_fault(source: str, mistake: str) -> None:
    assert faulty(source) == [mistake]


def test_every_operator_of_a_chain_may_be_mistyped() -> None:
    assert faulty("a <= b < c") == ["a < b < c", "a <= b <= c"]
    assert faulty("a and b and c") == ["a or (b and c)", "a and b or c"]
    assert faulty("a or b or c") == ["a and b or c", "a or (b and c)"]


@pytest.mark.parametrize(
    "source",
    ["def f(a: Literal[1]) -> Literal[2]: ...", "assert a < b", "x: Literal[3]", '"""Not 3 < 4."""'],
)
def test_types_assertions_and_prose_are_left_alone(source: str) -> None:
    assert faulty(source) == []


def test_a_pattern_is_no_expression() -> None:
    assert faulty("match a:\n    case 1 if b:\n        f(2)") == ["match a:\n    case 1 if b:\n        f(3)"]


def test_a_default_runs_once_and_a_body_at_each_call() -> None:
    kept = "@cache\ndef g(): return 3"
    found = faults(ast.parse(f"def f(most=1): return 2\n{kept}"))
    assert [(fault.was, fault.once) for fault in found] == [("1", True), ("2", False), ("3", True)]


def test_planted_code_is_right_until_it_is_asked_for_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = ast.parse("def f(a, b): return (a < 3 and\n b + 1 < 3)")
    planted = compile(plant(tree, dict(enumerate(faults(tree)))), "planted", "exec")
    asked: set[int] = set()
    monkeypatch.setattr(builtins, ASKED, asked.__contains__, raising=False)
    room: dict[str, object] = {}
    exec(planted, room)
    f = room["f"]
    assert callable(f)
    assert [f(2, 1), f(3, 1), f(2, 2)] == [True, False, False]
    by_fault = []
    for number in range(len(faults(ast.parse("def f(a, b): return (a < 3 and\n b + 1 < 3)")))):
        asked.clear()
        asked.add(number)
        by_fault.append([f(2, 1), f(3, 1), f(2, 2)])
    assert [True, False, False] not in by_fault


def test_a_fault_is_valid_code() -> None:
    with open(__file__, encoding="utf-8") as own:
        source = own.read()
    tree = ast.parse(source)
    compile(plant(tree, dict(enumerate(faults(tree)))), __file__, "exec")
