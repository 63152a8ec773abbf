"""A rule that may ask does nothing unless called with ``yield from``. This check finds other calls of such rules."""

import ast
from collections.abc import Iterator

from tests.house.tree import ROOT, name, parse, python_files, refuse

FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def asks(function: FUNCTIONS) -> bool:
    """Tell whether a function's annotation says that it returns a Flow, and nothing else."""
    returns = function.returns
    if isinstance(returns, ast.Constant) and isinstance(returns.value, str):
        returns = ast.parse(returns.value, mode="eval").body
    return isinstance(returns, ast.Subscript) and isinstance(returns.value, ast.Name) and returns.value.id == "Flow"


class Rules:
    """The rules of the engine that may ask: functions by module and name, methods by name only."""

    def __init__(self, trees: dict[str, ast.Module]) -> None:
        self.trees = trees
        self.functions: dict[str, bool] = {}
        self.methods: dict[str, list[bool]] = {}
        self.imports: dict[str, dict[str, str]] = {}
        for module, tree in trees.items():
            for node in tree.body:
                if isinstance(node, FUNCTIONS):
                    self.functions[f"{module}.{node.name}"] = asks(node)
            for found in ast.walk(tree):
                if isinstance(found, ast.ClassDef):
                    for node in found.body:
                        if isinstance(node, FUNCTIONS):
                            self.methods.setdefault(node.name, []).append(asks(node))

    def imported(self, module: str) -> dict[str, str]:
        """Return the meaning of each imported name of a module."""
        names = {}
        for node in ast.walk(self.trees[module]):
            if isinstance(node, ast.ImportFrom) and node.module:
                names.update({a.asname or a.name: f"{node.module}.{a.name}" for a in node.names})
            elif isinstance(node, ast.Import):
                names.update({a.asname or a.name: a.name for a in node.names})
        return names

    def asking(self, module: str, called: ast.expr, inner: dict[str, bool]) -> bool:
        """Tell whether a call is of a rule that may ask, as far as its name shows."""
        imports = self.imports.setdefault(module, self.imported(module) if module not in self.imports else {})
        if isinstance(called, ast.Name):
            local = inner.get(called.id, self.functions.get(f"{module}.{called.id}"))
            return bool(self.functions.get(imports.get(called.id, "")) if local is None else local)
        if isinstance(called, ast.Attribute):
            base = imports.get(called.value.id) if isinstance(called.value, ast.Name) else None
            if base is not None and (base in self.trees or base == base.lower()):
                # A module's function, not a method.
                return bool(self.functions.get(f"{base}.{called.attr}"))
            return all(self.methods.get(called.attr, [False]))
        return False

    def forgotten(self, module: str) -> Iterator[int]:
        """Return the lines on which a rule that may ask is called without using its flow."""
        tree = self.trees[module]
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        # Functions inside functions: here only the name can be compared.
        inner = {
            node.name: asks(node)
            for node in ast.walk(tree)
            if isinstance(node, FUNCTIONS) and isinstance(parents[node], FUNCTIONS)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and self.asking(module, node.func, inner) and not played(node, parents):
                yield node.lineno


def played(call: ast.Call, parents: dict[ast.AST, ast.AST]) -> bool:
    """Tell whether a flow is run, returned, or passed on."""
    parent = parents[call]
    if isinstance(parent, ast.YieldFrom | ast.Return | ast.keyword | ast.Lambda):
        return True
    if isinstance(parent, ast.IfExp):
        return isinstance(parents[parent], ast.YieldFrom | ast.Return | ast.Lambda)
    if isinstance(parent, ast.Call):
        return call in parent.args
    if isinstance(parent, ast.Assign | ast.AnnAssign):
        targets = parent.targets if isinstance(parent, ast.Assign) else [parent.target]
        return any(isinstance(t, ast.Attribute) or played_later(t, parent, parents) for t in targets)
    return False


def played_later(target: ast.expr, node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Tell whether a flow that is stored under a name is run in the same function."""
    while not isinstance(node, FUNCTIONS):
        node = parents[node]
    kept = target.id if isinstance(target, ast.Name) else None
    return any(
        isinstance(found, ast.YieldFrom) and isinstance(found.value, ast.Name) and found.value.id == kept
        for found in ast.walk(node)
    )


def engine_rules() -> Rules:
    paths = python_files("engine")
    modules = {str(path.relative_to(ROOT).with_suffix("")).replace("/", "."): parse(path) for path in paths}
    return Rules({module.removesuffix(".__init__"): tree for module, tree in modules.items()})


def test_no_asking_rule_is_called_without_yield_from() -> None:
    rules = engine_rules()
    problems = [f"{module}:{line}" for module in rules.trees for line in rules.forgotten(module)]
    refuse(problems, "A rule that may ask is called with `yield from` (or given back, or given on):")


def test_the_walk_knows_the_engine_s_asking_rules() -> None:
    rules = engine_rules()
    for known in ("engine.kernel.flow.ask", "engine.kernel.events.run_batch", "engine.l5r_lcg.actions.action_window"):
        assert rules.functions[known], known
    assert sum(rules.functions.values()) > 40
    assert name(ROOT / "engine") == "engine"


BAD = """
from engine.kernel.flow import Flow, ask

def rule() -> Flow[int]:
    return (yield from ask(1))

class Play:
    def run(self) -> "Flow[None]":
        yield from rule()

def bare(play) -> Flow[None]:
    rule()
    play.run()
    found = rule()
    if rule():
        yield from ask(rule() + 1)
    later = rule()
    yield from later
    yield from ask(rule())

def inside() -> Flow[None]:
    def deep() -> Flow[None]:
        yield from rule()
    deep()
    yield from deep()
    return rule()
"""


def test_the_walk_finds_forgotten_attributes() -> None:
    flow = ast.parse("def ask(prompt) -> Flow[int]: ...")
    rules = Rules({"bad": ast.parse(BAD), "engine.kernel.flow": flow})
    lines = [BAD.splitlines()[line - 1].strip() for line in sorted(rules.forgotten("bad"))]
    assert lines == ["rule()", "play.run()", "found = rule()", "if rule():", "yield from ask(rule() + 1)", "deep()"]
