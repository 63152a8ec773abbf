"""A faction in play, with the acts that the common rules give it. A faction's own rules may override these acts."""

from collections.abc import Sequence
from functools import partial

from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.root import battle, crafting, moving, victory
from engine.root.definition import Card
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.pieces import Loss


class Contender(Faction):
    """A faction that moves, crafts, fights and may win by dominance. Every faction of the Law is a ``Contender``."""

    __slots__ = ()

    def move_options(self, table: Table, sources: Sequence[int] | None = None) -> list[Option]:
        """Return every move that the faction may make from ``sources`` (4.2)."""
        return moving.move_options(table, self, sources)

    def make_move(self, table: Table, way: moving.Way) -> Flow[moving.Move]:
        """Make a move that ``move_options`` offered."""
        return moving.make_move(table, self, way)

    def craft_item(self, table: Table, card: Card) -> Flow[None]:
        """Take a crafted item and score its points (4.1.2)."""
        assert card.item is not None
        self.items.append(card.item)
        crafting.score_item(table, self, card, card.points)
        yield from ()

    def take_hits(self, table: Table, fight: battle.Battle, hits: int) -> Flow[list[Loss]]:
        """Choose the pieces lost to hits: all warriors first (4.3.4)."""
        return (yield from battle.choose_losses(table, self, fight, hits))

    def dominance_offer(self, table: Table, card: Card, options: list[Option]) -> None:
        """Add the option to activate ``card``, a dominance card in the hand (3.3.1)."""
        act = partial(victory.activate_dominance, table, self, card)
        options.append(Option(f"dominance:{card.id}", "dominance", act, card=card.id))
