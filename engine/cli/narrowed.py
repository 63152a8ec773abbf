"""For the compiled build alone: a plugin of mypy's, by which a class may say that an attribute is of a narrower type.

mypyc keeps an attribute where the class that first has it put it, and wants the same type of all below. A bare
annotation of a name that is inherited (``table: "Table"``) makes no attribute; it tells mypy what is in the one that is
there. So mypyc is kept from taking it for another one: what is read is held to the narrower type where it is read.
"""

from collections.abc import Callable

from mypy.nodes import AssignmentStmt, NameExpr, TempNode, TypeInfo, Var
from mypy.plugin import ClassDefContext, Plugin


class Narrowed(Plugin):
    """Looks at each class that has one of ours as its base."""

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        """Return what is called for classes with this base."""
        return narrow if fullname.startswith("engine.") else None


def narrow(context: ClassDefContext) -> None:
    """Mark the bare annotations of inherited attributes as no attributes of the class's own."""
    info = context.cls.info
    for statement in context.cls.defs.body:
        if isinstance(statement, AssignmentStmt) and isinstance(statement.rvalue, TempNode):
            for target in statement.lvalues:
                if isinstance(target, NameExpr) and _inherited(info, target.name):
                    info.names[target.name].plugin_generated = True


def _inherited(info: TypeInfo, name: str) -> bool:
    own = info.names.get(name)
    if own is None or not isinstance(own.node, Var) or own.node.is_classvar:
        return False
    return any(name in base.names and isinstance(base.names[name].node, Var) for base in info.mro[1:])


def plugin(version: str) -> type[Plugin]:
    """Return the plugin; mypy asks for it by this name."""
    return Narrowed
