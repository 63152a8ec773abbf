"""Small faults in a source: possible mistakes in a single place."""

import ast
from dataclasses import dataclass

# Each operator, how it is written, and its replacement.
COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip
JOINED: dict[type[ast.boolop], tuple[str, str]] = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
COUNTED: dict[type[ast.operator], tuple[str, str]] = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}


@dataclass(frozen=True)
class Mutant:
    """One fault: the text from ``start`` to ``end`` of a source is replaced by ``text``."""

    line: int
    start: int
    end: int
    text: str

    def put_into(self, source: str) -> str:
        """Return the source with the fault."""
        return source[: self.start] + self.text + source[self.end :]


def mutants(source: str) -> list[Mutant]:
    """Return every fault that can be inserted into a source, except in annotations, docstrings and assertions."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return finder.found


class _Finder(ast.NodeVisitor):
    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[Mutant] = []
        # Offsets of an ast count bytes of a line; a source counts characters.
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def _at(self, line: int, column: int) -> int:
        text = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(text)

    def _begin(self, node: ast.expr) -> int:
        return self._at(node.lineno, node.col_offset)

    def _end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset)

    def _swap(self, left: ast.expr, right: ast.expr, word: str, by: str) -> None:
        """Replace the operator between two operands, unless brackets or comments make its place unclear."""
        start = self._end(left)
        between = self.source[start : self._begin(right)]
        if between.split() == word.split():
            at = start + len(between) - len(between.lstrip())
            self.found.append(Mutant(left.lineno, at, at + len(between.strip()), by))

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, node.comparators, strict=False):
            self._swap(left, right, *COMPARED[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._swap(left, right, *JOINED[type(node.op)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in COUNTED:
            self._swap(node.left, node.right, *COUNTED[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self._begin(node)
            self.found.append(Mutant(node.lineno, start, start + len("not "), ""))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.found.append(Mutant(node.lineno, self._begin(node), self._end(node), str(not node.value)))
        elif isinstance(node.value, int):
            self.found.append(Mutant(node.lineno, self._begin(node), self._end(node), str(node.value + 1)))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arguments(self, node: ast.arguments) -> None:
        for default in (*node.defaults, *node.kw_defaults):
            if default is not None:
                self.visit(default)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit(node.args)
        for part in (*node.decorator_list, *node.body):
            self.visit(part)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Skip assertions: they are for the reader and the type checker, and no test should reach them."""
