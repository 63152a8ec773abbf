"""This module checks that a table stays the same when it is written as a literal, and when it is copied."""

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import Scene


def kept(game: Scene) -> None:
    """Check that the table's own literal restores the table, and that a copy equals it."""
    literal = dump(game.table)
    assert dump(load("again", frozenset(), literal)) == literal
    assert dump(game.table.copied()) == literal
