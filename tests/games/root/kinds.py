"""Every kind of question, option and record, and every fact of a record, that the code of Root's rules names."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PASS = "pass"
ROOT = Path(__file__).parents[3] / "engine" / "root"
CALLS = [node for path in sorted(ROOT.rglob("*.py")) for node in ast.walk(ast.parse(path.read_text("utf-8")))]
# The parameter in which each of these functions takes the kind.
MAKERS = {
    "prompt": {"Prompt": 1, "Step": 2},
    "verb": {"Option": 1},
    "record": {"note": 0, "whisper": 1},
    "why": {"score": 3, "lose_points": 3},
}


def constants() -> dict[str, set[str]]:
    """Return the texts that the modules' constants hold, by the names of the constants."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in CALLS:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        value = getattr(node, "value", None)
        for target in targets:
            pairs: list[tuple[ast.expr, ast.expr | None]] = [(target, value)]
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs = list(zip(target.elts, value.elts, strict=False))
            for name, text in pairs:
                if (
                    isinstance(name, ast.Name)
                    and name.id.isupper()
                    and name.id != "RULE"
                    and isinstance(text, ast.Constant)
                ):
                    found[name.id].add(str(text.value))
    return found


def name_of(call: ast.Call) -> str:
    """Return the name of the function that is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def parts(node: ast.expr | None) -> Iterator[ast.expr]:
    """Return all values that an argument may have: both sides of ``a or b`` and of ``a if c else b``."""
    if isinstance(node, ast.BoolOp):
        yield from node.values
    elif isinstance(node, ast.IfExp):
        yield from (node.body, node.orelse)
    elif node is not None:
        yield node


def given(call: ast.Call, place: int, name: str) -> Iterator[ast.expr]:
    """Return the argument that a call gives for a parameter, by position or by name."""
    yield from parts(call.args[place] if place < len(call.args) else None)
    yield from (part for keyword in call.keywords if keyword.arg == name for part in parts(keyword.value))


def kinds(what: str) -> set[str]:
    """Return all kinds given to ``prompt``, ``verb``, ``record`` or ``why``, also through other functions."""
    takers: dict[str, set[tuple[int, str]]] = defaultdict(set)
    for maker, place in MAKERS[what].items():
        takers[maker].add((place, ""))
    functions = [node for node in CALLS if isinstance(node, ast.FunctionDef)]
    while True:
        before = sum(map(len, takers.values()))
        for function in functions:
            every = [*function.args.args, *function.args.kwonlyargs]
            names = [argument.arg for argument in every if argument.arg != "self"]
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                for place, parameter in list(takers.get(name_of(call), ())):
                    for part in given(call, place, parameter):
                        if isinstance(part, ast.Name) and part.id in names:
                            takers[function.name].add((names.index(part.id), part.id))
        if before == sum(map(len, takers.values())):
            break
    calls = [node for node in CALLS if isinstance(node, ast.Call) and name_of(node) in takers]
    parts = [p for call in calls for place, name in takers[name_of(call)] for p in given(call, place, name)]
    named, known = {part.id for part in parts if isinstance(part, ast.Name)}, constants()
    texts = {str(part.value) for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return texts.union(*(known[name] for name in named & known.keys())) - {PASS}


def facts() -> set[str]:
    """Return the names of all facts of records."""
    found: set[str] = set()
    for call in CALLS:
        if isinstance(call, ast.Call) and name_of(call) in ("note", "whisper"):
            found |= {keyword.arg for keyword in call.keywords if keyword.arg}
            for argument in call.args:
                found |= keys(argument)
        if isinstance(call, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "public" for t in call.targets):
            found |= keys(call.value)
    return found


def keys(node: ast.expr) -> set[str]:
    """Return the keys of a dictionary."""
    return (
        {str(key.value) for key in node.keys if isinstance(key, ast.Constant)} if isinstance(node, ast.Dict) else set()
    )


def refusals() -> set[str]:
    """Return every reason for which the rules refuse an answer or a table."""
    checks = {
        keyword.value.id
        for call in CALLS
        if isinstance(call, ast.Call)
        for keyword in call.keywords
        if keyword.arg == "check" and isinstance(keyword.value, ast.Name)
    }
    answers = [
        part
        for function in CALLS
        if isinstance(function, ast.FunctionDef) and function.name in checks
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
        for part in parts(node.value)
    ]
    tables = [c.args[0] for c in CALLS if isinstance(c, ast.Call) and name_of(c) == "Refused"]
    return {str(part.value) for part in (*answers, *tables) if isinstance(part, ast.Constant) and part.value}
