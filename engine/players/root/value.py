"""What a table is worth to a seat: how likely it wins from there, by points, pieces, cards and pace of all players.

Each player's standing is its points and, as long as there is time for them to bear fruit, what lies on its board and on
the map. The chance to win is the share of its standing among all, the sharper the nearer somebody is to thirty.
"""

from math import exp
from typing import Any, Final

from engine.root.definition import CLEARINGS, SUITS
from engine.root.faction import Faction
from engine.root.factions.alliance import Alliance
from engine.root.factions.corvids import Corvids
from engine.root.factions.cult import GARDENS, Cult
from engine.root.factions.duchy import Duchy
from engine.root.factions.eyrie import Eyrie
from engine.root.factions.hundreds import Hundreds
from engine.root.factions.keepers import Keepers
from engine.root.factions.keepers.relics import RELIC
from engine.root.factions.riverfolk import Riverfolk
from engine.root.factions.riverfolk.funds import total
from engine.root.factions.vagabond import Vagabond
from engine.root.scoring import GOAL
from engine.root.table import Table
from engine.root.victory import dominates

# What a card in hand is worth, and a warrior on the map, by faction.
CARD: Final = 0.5
WARRIOR: Final = {
    "marquise": 0.12, "eyrie": 0.22, "alliance": 0.45, "cult": 0.22, "riverfolk": 0.3, "duchy": 0.2, "corvids": 0.3,
    "hundreds": 0.18, "keepers": 0.4,
}  # fmt: skip
# What a building or token on the map is worth beside the points that it has brought: what it will bring.
PIECES: Final = {
    "sawmill": 1.1, "workshop": 0.6, "recruiter": 0.9, "wood": 0.45, "keep": 1.0, "roost": 2.0, "sympathy": 0.7,
    "base-fox": 2.5, "base-rabbit": 2.5, "base-mouse": 2.5, "post-fox": 1.5, "post-rabbit": 1.5, "post-mouse": 1.5,
    "citadel": 2.2, "market": 2.2, "tunnel": 0.6, "plot": 1.3, "stronghold": 1.8, "mob": 0.8, "waystation": 1.0,
    "relic": 1.5, "garden-fox": 1.5, "garden-rabbit": 1.5, "garden-mouse": 1.5,
}  # fmt: skip
ITEM: Final = 0.7
# How far apart standings must be to tell: at the beginning, and less with every point of the first.
SPREAD: Final = 7.0
SHARPER: Final = 0.17


def value(table: Table, seat: int) -> float:
    """Return about how likely a seat wins."""
    if table.outcome is not None:
        return 1.0 if seat in table.outcome.winners else 0.0
    there = [faction for faction in table.factions if faction.seat not in table.gone]
    first = max(faction.score for faction in there)
    time = (GOAL - first) / GOAL
    spread = SPREAD - SHARPER * first
    standings = {faction.seat: standing(table, faction, time) for faction in there}
    best = max(standings.values())
    shares = {each: exp((worth - best) / spread) for each, worth in standings.items()}
    own = {seat, table.factions[seat].partner}
    return sum(share for each, share in shares.items() if each in own) / sum(shares.values())


def standing(table: Table, faction: Faction, time: float) -> float:
    """Return how a player stands: points, and what will bring some while there is time."""
    if faction.dominance is not None:
        return dominating(table, faction)
    return faction.score + (0.25 + 0.9 * time) * assets(table, faction)


def dominating(table: Table, faction: Faction) -> float:
    """Return how a player stands who has activated a dominance card, or is in a coalition."""
    if faction.partner is not None and not faction.dominates:
        partner = table.factions[faction.partner]
        return float(partner.score)
    assert faction.dominance is not None
    return 27.0 if dominates(table, faction, faction.dominance.suit) else 16.0


def assets(table: Table, faction: Faction) -> float:
    """Return what lies on a player's board and on the map is worth in points to come."""
    worth = CARD * len(faction.hand) + WARRIOR.get(faction.id, 0.0) * sum(faction.warriors)
    worth += 0.4 * len(faction.crafted)
    for kind, counts in faction.pieces.items():
        count = sum(counts)
        if count:
            worth += PIECES[kind] * count
    rule = BOARDS.get(faction.id)
    return worth if rule is None else worth + rule(table, faction)


def _eyrie(table: Table, me: Eyrie) -> float:
    """A Decree that can be carried out is worth its cards; one card too many, a turmoil."""
    return 0.5 * len(me.cards_held())


def _alliance(table: Table, me: Alliance) -> float:
    return 0.45 * len(me.supporters) + 1.0 * min(me.officers, 4)


def _vagabond(table: Table, me: Vagabond) -> float:
    whole, broken = me.satchel.whole(), len(me.satchel) - me.satchel.whole()
    friends = sum(step for step in me.relations.steps.values() if step > 0)
    return ITEM * whole + 0.3 * broken + 0.5 * friends + 0.2 * me.satchel.whole("sword")


def _cult(table: Table, me: Cult) -> float:
    best = max(me.on_map(GARDENS[suit]) for suit in SUITS)
    return 0.35 * me.acolytes + 0.5 * best


def _riverfolk(table: Table, me: Riverfolk) -> float:
    posts = sum(me.tokens)
    funds = sum(total(box) for box in me.boxes())
    return funds * (1.1 if posts else 0.6)


def _duchy(table: Table, me: Duchy) -> float:
    return sum((0.9, 1.1, 2.6)[("squire", "noble", "lord").index(me.minister(name).rank)] for name in me.swayed)


def _corvids(table: Table, me: Corvids) -> float:
    ready = sum(me.hidden(place) and me.warriors[place] > 0 for place in me.plots)
    return 0.9 * len(me.shown) + ready * (1 + len(me.shown)) * 0.5


def _hundreds(table: Table, me: Hundreds) -> float:
    return 1.1 * sum(me.value(track) for track in me.hoard) + (0.5 if me.warlord is not None else 0.0)


def _keepers(table: Table, me: Keepers) -> float:
    home = sum(
        relic.kind in me.stations.get(place, ())
        for place in CLEARINGS
        if me.pieces[RELIC][place]
        for relic in me.relics
        if relic.at == place
    )
    return 0.35 * sum(map(len, me.retinue)) + 0.8 * home


BOARDS: Final[dict[str, Any]] = {
    "eyrie": _eyrie, "alliance": _alliance, "vagabond": _vagabond, "cult": _cult, "riverfolk": _riverfolk,
    "duchy": _duchy, "corvids": _corvids, "hundreds": _hundreds, "keepers": _keepers,
}  # fmt: skip
