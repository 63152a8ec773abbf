"""For the compiled build only: a mypy plugin that lets a class narrow the type of an inherited attribute.

mypyc stores an attribute in the class that first defines it, and requires the same type in all subclasses. In our
classes, a bare annotation of an inherited name (``table: "Table"``) only tells mypy a narrower type. The plugin keeps
mypyc from defining a second attribute for it. The compiled code then checks the narrower type on each read.
"""

from collections.abc import Callable

from mypy.nodes import AssignmentStmt, NameExpr, TempNode, TypeInfo, Var
from mypy.plugin import ClassDefContext, Plugin


class Narrowed(Plugin):
    """The plugin: it handles each class that derives from a class of this project."""

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        """Return the hook for classes with this base."""
        return narrow if fullname.startswith("engine.") else None


def narrow(context: ClassDefContext) -> None:
    """Mark a class's bare annotations of inherited attributes, so that the class does not define these attributes."""
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
    """Return the plugin. mypy looks for a function of this name."""
    return Narrowed
