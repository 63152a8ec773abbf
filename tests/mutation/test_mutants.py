"""The faults that are inserted into sources: one of each kind, and the places that are skipped."""

import ast

import pytest

from tests.mutation.mutants import mutants


@pytest.mark.parametrize(
    ("source", "faulty"),
    [
        ("a < b", "a <= b"),
        ("a  not in  b", "a  in  b"),
        ("a is None", "a is not None"),
        ("a and b", "a or b"),
        ("x = not a", "x = a"),
        ("a + b", "a - b"),
        ("f(True)", "f(False)"),
        ("f(3)", "f(4)"),
        ("def f(most=1): ...", "def f(most=2): ..."),
        ("dé = 'é' and b", "dé = 'é' or b"),
    ],
)
def test_each_kind_of_fault(source: str, faulty: str) -> None:
    assert [one.put_into(source) for one in mutants(source)] == [faulty]


def test_every_operator_of_a_chain_may_be_mistyped() -> None:
    assert [one.put_into("a <= b < c") for one in mutants("a <= b < c")] == ["a < b < c", "a <= b <= c"]


@pytest.mark.parametrize(
    "source",
    ["def f(a: Literal[1]) -> Literal[2]: ...", "assert a < b", "x: Literal[3]", '"""Not 3 < 4."""', "(a) and (b)"],
)
def test_types_assertions_and_prose_are_left_alone(source: str) -> None:
    assert mutants(source) == []


def test_a_fault_is_valid_code() -> None:
    with open(__file__, encoding="utf-8") as own:
        source = own.read()
    for one in mutants(source):
        ast.parse(one.put_into(source))
