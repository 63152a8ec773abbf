"""Copies a table between two acts, when nothing is half done. The rules can restart on the copy (see ``turn``)."""

from engine.root.machinery.table import Table


def copied(table: Table) -> Table:
    """Return a copy of a table between two acts. The copy shares no mutable state with the original."""
    copy = Table(table.streams.seed, table.map, table.deck)
    copy.streams = table.streams.copied()
    copy.outcome = table.outcome
    copy.gone, copy.cleared = list(table.gone), table.cleared
    copy.seat_factions([faction.copied() for faction in table.factions])
    _copy_course(table, copy)
    _copy_board(table, copy)
    _copy_piles(table, copy)
    return copy


def _copy_course(table: Table, copy: Table) -> None:
    copy.order, copy.turn, copy.turns = table.order, table.turn, table.turns
    copy.phase, copy.passed_moment = table.phase, table.passed_moment
    copy.buyer = table.buyer
    copy.step_begun = table.step_begun
    copy.begun, copy.settled = table.begun, list(table.settled)
    copy.acts_begun, copy.ferry_taken, copy.path_opened = table.acts_begun, table.ferry_taken, table.path_opened
    copy.has_drawn = table.has_drawn
    copy.dice = list(table.dice)


def _copy_board(table: Table, copy: Table) -> None:
    copy.homelands = None if table.homelands is None else dict(table.homelands)
    copy.suits, copy.closed_paths, copy.adjacent = list(table.suits), table.closed_paths, table.adjacent
    copy.slots = list(table.slots)
    copy.ruins = {place: list(items) for place, items in table.ruins.items()}
    copy.scorched, copy.ferry = list(table.scorched), table.ferry


def _copy_piles(table: Table, copy: Table) -> None:
    copy.draw, copy.discard, copy.available = list(table.draw), list(table.discard), list(table.available)
    copy.souls = None if table.souls is None else list(table.souls)
    copy.resolving, copy.removed_cards = list(table.resolving), list(table.removed_cards)
    copy.items, copy.coffin = dict(table.items), dict(table.coffin)
    copy.quests = list(table.quests[0]), list(table.quests[1])
