"""The rules of thumb of each faction."""

from typing import Final

from engine.kernel.prompt import Prompt
from engine.players.root.alliance import AllianceSeat
from engine.players.root.corvids import CorvidsSeat
from engine.players.root.cult import CultSeat
from engine.players.root.duchy import DuchySeat
from engine.players.root.eyrie import EyrieSeat
from engine.players.root.hundreds import HundredsSeat
from engine.players.root.keepers import KeepersSeat
from engine.players.root.marquise import MarquiseSeat
from engine.players.root.riverfolk import RiverfolkSeat
from engine.players.root.settling import Settling
from engine.players.root.vagabond import VagabondSeat
from engine.root.machinery.table import Table

SEATS: Final[dict[str, type[Settling]]] = {
    "alliance": AllianceSeat,
    "corvids": CorvidsSeat,
    "cult": CultSeat,
    "duchy": DuchySeat,
    "eyrie": EyrieSeat,
    "hundreds": HundredsSeat,
    "keepers": KeepersSeat,
    "marquise": MarquiseSeat,
    "riverfolk": RiverfolkSeat,
    "vagabond": VagabondSeat,
}


def seat_of(table: Table, prompt: Prompt) -> Settling:
    """Return the judge of a question: the one that weighs options by the rules of thumb of the asked seat's faction."""
    me = table.factions[prompt.seat]
    return SEATS.get(me.id, Settling)(table, me, prompt)
