"""The sources that ``make fast`` compiles obey the compiler's rules (see ARCHITECTURE, "Compiled")."""

import ast
import re
from collections.abc import Iterator

from engine.cli.compiled import modules

from .tree import ROOT, name, parse, python_files, refuse

# These classes do not count as a second base class.
BESIDE = {"Generic", "Protocol"}
LACKING = {"__dict__": "compiled objects have no __dict__", "__new__": "compiled objects are made by their class alone"}


def lambdas_within(node: ast.AST, outer: ast.Lambda | None = None) -> Iterator[int]:
    """Return the lines of lambdas inside other lambdas, whose names the compiler cannot pass on."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Lambda):
            if outer is not None:
                yield child.lineno
            yield from lambdas_within(child, child)
        else:
            yield from lambdas_within(child, None if isinstance(child, ast.FunctionDef) else outer)


def ancestors(node: ast.ClassDef) -> list[str]:
    bases = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
    return [text for text in map(ast.unparse, bases) if text not in BESIDE]


def hands_keywords_on(node: ast.Call) -> bool:
    ancestral = ast.unparse(node.func).startswith("super().")
    return ancestral and any(keyword.arg is None for keyword in node.keywords)


def imports(node: ast.Import | ast.ImportFrom) -> list[str]:
    return [] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]


def looks_among_unpacked(node: ast.Compare) -> bool:
    lists = [side for side in node.comparators if isinstance(side, ast.Tuple | ast.List)]
    return any(isinstance(each, ast.Starred) for side in lists for each in side.elts)


def is_bare_tuple(node: ast.AST) -> bool:
    """Tell whether this is a constant tuple of fractions or objects that is declared ``Final`` without a type.

    The compiler takes such a tuple apart: it is never the same object twice, and a tuple of fractions counts as unset.
    """
    if not isinstance(node, ast.AnnAssign) or ast.unparse(node.annotation) != "Final":
        return False
    parts = node.value.elts if isinstance(node.value, ast.Tuple) else []
    return any(isinstance(part, ast.Call) or re.match(r"-?\d*\.\d", ast.unparse(part)) for part in parts)


def problems(tree: ast.Module) -> Iterator[str]:
    yield from (f"{line}: a lambda within a lambda" for line in lambdas_within(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and len(ancestors(node)) > 1:
            yield f"{node.lineno}: {node.name} has two bases"
        if isinstance(node, ast.Call) and hands_keywords_on(node):
            yield f"{node.lineno}: keywords handed on to an ancestor"
        if isinstance(node, ast.Compare) and looks_among_unpacked(node):
            yield f"{node.lineno}: what is looked among unpacks something"
        if isinstance(node, ast.Import | ast.ImportFrom) and "copy" in (getattr(node, "module", ""), *imports(node)):
            yield f"{node.lineno}: compiled objects are copied by a method of their own"
        if is_bare_tuple(node):
            yield f"{node.lineno}: a constant tuple needs its type: Final[tuple[…]]"
        if isinstance(node, ast.Attribute) and node.attr in LACKING:
            yield f"{node.lineno}: {LACKING[node.attr]}"


def test_compiled_code_keeps_to_the_limits_of_the_compiler() -> None:
    found = [f"{name(path)}:{problem}" for path in modules(ROOT) for problem in problems(parse(path))]
    refuse(found, "`make fast` could not compile this:")


def test_code_that_cannot_be_compiled_is_noticed() -> None:
    tree = ast.parse(
        "class Use(cardplay.Use, Cause):\n"
        "    pass\n"
        "class Index(Generic[C]):\n"
        "    run = lambda use: [each for each in use.all if any(map(lambda one: one is each, use.some))]\n"
        "def facts(self):\n"
        "    return [lambda: self.__dict__]\n"
        "def delay(self, **more):\n"
        "    return super().delay(1, **more)\n"
        "copy = Use.__new__(Use)\n"
        "from copy import copy\n"
        "known = copy in ('one', *Use.names)\n"
        "ONE: Final = (Group(),)\n"
        "FEW: Final = (-60.0, 1)\n"
        "NAMES: Final = ('one', 'two')\n"
        "MOBS: Final[tuple[float, ...]] = (1.2, 1.0)\n"
    )
    assert set(problems(tree)) == {
        "4: a lambda within a lambda",
        "1: Use has two bases",
        "6: compiled objects have no __dict__",
        "8: keywords handed on to an ancestor",
        "9: compiled objects are made by their class alone",
        "10: compiled objects are copied by a method of their own",
        "11: what is looked among unpacks something",
        "12: a constant tuple needs its type: Final[tuple[…]]",
        "13: a constant tuple needs its type: Final[tuple[…]]",
    }


def imported(tree: ast.Module) -> dict[str, str]:
    """Return the meanings of the names that a module imports, with their modules."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def test_no_interpreted_class_inherits_from_a_compiled_one() -> None:
    compiled = {path: name(path).removesuffix(".py").replace("/", ".") for path in modules(ROOT)}
    found = []
    for path in python_files("engine", "bot", "cogs"):
        if path in compiled:
            continue
        tree = parse(path)
        meaning = imported(tree)
        for node in ast.walk(tree):
            for base in node.bases if isinstance(node, ast.ClassDef) else ():
                first, _, rest = ast.unparse(base).partition(".")
                whole = f"{meaning.get(first, '')}.{rest}"
                if any(whole.startswith(f"{module}.") for module in compiled.values()):
                    found.append(f"{name(path)}:{base.lineno}: {ast.unparse(base)}")
    refuse(found, "Interpreted classes cannot have compiled ones as bases (`make fast`):")
