"""Small faults in a source: possible mistakes in a single place."""

import ast
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

# Each operator, how it is written, and its replacement.
COMPARED: dict[type[ast.cmpop], tuple[str, str, type[ast.cmpop]]] = {
    ast.Lt: ("<", "<=", ast.LtE), ast.LtE: ("<=", "<", ast.Lt), ast.Gt: (">", ">=", ast.GtE),
    ast.GtE: (">=", ">", ast.Gt), ast.Eq: ("==", "!=", ast.NotEq), ast.NotEq: ("!=", "==", ast.Eq),
    ast.In: ("in", "not in", ast.NotIn), ast.NotIn: ("not in", "in", ast.In), ast.Is: ("is", "is not", ast.IsNot),
    ast.IsNot: ("is not", "is", ast.Is),
}  # fmt: skip
JOINED: dict[type[ast.boolop], tuple[str, str, type[ast.boolop]]] = {
    ast.And: ("and", "or", ast.Or),
    ast.Or: ("or", "and", ast.And),
}
COUNTED: dict[type[ast.operator], tuple[str, str, type[ast.operator]]] = {
    ast.Add: ("+", "-", ast.Sub),
    ast.Sub: ("-", "+", ast.Add),
}
# Planted code calls this function to ask whether the fault with a number is in force.
ASKED = "__is_faulty__"


@dataclass(frozen=True)
class Fault:
    """One fault: an expression, what is written there, what a mistake would write, and the faulty expression."""

    line: int
    node: ast.expr
    was: str
    mistake: str
    faulty: Callable[[], ast.expr]
    once: bool
    """Whether the expression is evaluated when its file is imported, or kept in a cache."""


def faults(tree: ast.Module) -> list[Fault]:
    """Return every fault that can be made in a source, except in annotations, patterns, docstrings and assertions."""
    finder = _Finder()
    finder.visit(tree)
    return finder.found


def plant(tree: ast.Module, chosen: Mapping[int, Fault]) -> ast.Module:
    """Put faults into the tree in which they were found. A fault is evaluated only while its number is in force."""
    planted = _Planter(chosen).visit(tree)
    assert isinstance(planted, ast.Module)
    return ast.fix_missing_locations(planted)


def _joined(word: ast.boolop, parts: list[ast.expr]) -> ast.expr:
    return parts[0] if len(parts) == 1 else ast.BoolOp(word, parts)


class _Planter(ast.NodeTransformer):
    def __init__(self, chosen: Mapping[int, Fault]) -> None:
        self.at: dict[int, list[int]] = defaultdict(list)
        for number, fault in chosen.items():
            self.at[id(fault.node)].append(number)
        self.chosen = chosen

    def visit(self, node: ast.AST) -> ast.AST:
        """Plant the faults inside the expression first, so that its faulty form contains them too."""
        self.generic_visit(node)
        planted = node
        for number in self.at.get(id(node), ()):
            asked = ast.Call(ast.Name(ASKED, ast.Load()), [ast.Constant(number)], [])
            choice = ast.IfExp(asked, self.chosen[number].faulty(), cast("ast.expr", planted))
            planted = ast.copy_location(choice, node)
        return planted


class _Finder(ast.NodeVisitor):
    def __init__(self) -> None:
        self.found: list[Fault] = []
        self.once = True

    def _add(self, line: int, node: ast.expr, was: str, mistake: str, faulty: Callable[[], ast.expr]) -> None:
        self.found.append(Fault(line, node, was, mistake, faulty, self.once))

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, (left, operator) in enumerate(zip([node.left, *node.comparators], node.ops, strict=False)):
            was, mistake, other = COMPARED[type(operator)]

            def faulty(place: int = place, other: type[ast.cmpop] = other) -> ast.expr:
                return ast.Compare(node.left, [*node.ops[:place], other(), *node.ops[place + 1 :]], node.comparators)

            self._add(left.end_lineno or node.lineno, node, was, mistake, faulty)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        was, mistake, other = JOINED[type(node.op)]
        for place in range(1, len(node.values)):

            def faulty(place: int = place) -> ast.expr:
                """Return the chain with one ``and`` mistyped as ``or``, or the reverse. ``and`` binds more tightly."""
                first, second = node.values[:place], node.values[place:]
                if other is ast.And:
                    return _joined(ast.Or(), [*first[:-1], ast.BoolOp(ast.And(), [first[-1], second[0]]), *second[1:]])
                return ast.BoolOp(ast.Or(), [_joined(ast.And(), first), _joined(ast.And(), second)])

            self._add(node.values[place - 1].end_lineno or node.lineno, node, was, mistake, faulty)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in COUNTED:
            was, mistake, other = COUNTED[type(node.op)]
            end = node.left.end_lineno or node.lineno
            self._add(end, node, was, mistake, lambda: ast.BinOp(node.left, other(), node.right))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._add(node.lineno, node, "not ", "", lambda: node.operand)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, int):
            other = not value if isinstance(value, bool) else value + 1
            self._add(node.lineno, node, str(value), str(other), lambda: ast.Constant(other))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arguments(self, node: ast.arguments) -> None:
        for default in (*node.defaults, *node.kw_defaults):
            if default is not None:
                self.visit(default)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.visit(node.args)
        for part in node.decorator_list:
            self.visit(part)
        self._within(node.body, any("cache" in ast.unparse(part) for part in node.decorator_list))

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.args)
        self._within([node.body], kept=False)

    def _within(self, body: list[ast.stmt] | list[ast.expr], kept: bool) -> None:
        """Visit the body of a function.

        With ``kept``, the function keeps its results, so its body may run only once.
        """
        before, self.once = self.once, kept
        for part in body:
            self.visit(part)
        self.once = before

    def visit_match_case(self, node: ast.match_case) -> None:
        """Skip the pattern, which is not an expression."""
        for part in (node.guard, *node.body):
            if part is not None:
                self.visit(part)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Skip assertions: they are for the reader and the type checker, and no test should reach them."""
