"""Clearings, paths, rivers and forests (2.2, 2.3, 2.4), and the special rules of the lake and the mountain."""

from functools import partial

from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.root.cards import spend
from engine.root.definition import CLEARINGS, Card
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.ruling import rules
from engine.root.scoring import score


def of_suit(table: Table, suit: str | None) -> list[int]:
    """Return the clearings of ``suit``, or all clearings if ``suit`` is None."""
    return [place for place in CLEARINGS if suit is None or table.suits[place] == suit]


def forest_neighbours(table: Table, forest: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return the clearings and the forests that are adjacent to a forest (2.4.1)."""
    facts = table.map.forests[forest]
    return facts.clearings, facts.forests


def path_options(table: Table, faction: Faction, options: list[Option]) -> bool:
    """Offer to open a closed path of the mountain, once per turn in Daylight.

    Opening a path costs any card and scores one point.

    Return whether the player must be asked. Public facts alone decide this.
    """
    if table.path_opened or not faction.hand:
        return False
    opens = False
    for one, other in table.closed_paths:
        if faction.present(one) or faction.present(other):
            opens = True
            for card in dict.fromkeys(faction.hand):
                act = partial(open_path, table, faction, (one, other), card)
                key = f"open-path:{one}-{other}<{card.id}"
                subject, target = f"clearing:{one}", f"clearing:{other}"
                options.append(Option(key, "open-path", act, subject=subject, target=target, card=card.id))
    return opens


def open_path(table: Table, faction: Faction, path: tuple[int, int], card: Card) -> Flow[None]:
    """Open a closed path for good."""
    spend(table, faction, card)
    table.path_opened = True
    table.closed_paths = tuple(other for other in table.closed_paths if other != path)
    table.lay_paths()
    table.note("open-path", player=faction.seat, clearings=list(path))
    score(table, faction, 1, "open-path")
    yield from ()


def score_tower(table: Table, faction: Faction) -> None:
    """Give a point to the player who rules the mountain's tower at the end of their Evening."""
    if table.map.tower is not None and rules(table, faction, table.map.tower):
        score(table, faction, 1, "tower")
