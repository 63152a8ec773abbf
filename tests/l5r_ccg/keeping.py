"""This module checks that a table stays the same when it is written as a literal, and when it is copied."""

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import Scene


def kept(game: Scene) -> None:
    """Check that the table can be restored from its literal, and that a copy of the table has the same literal."""
    literal = dump(game.table)
    assert dump(load("again", frozenset(), literal)) == literal
    assert dump(game.table.copied()) == literal
