"""The buttons of a lobby, and those that open one."""

from collections.abc import Sequence

from bot.panels.answering import AtTable
from bot.panels.buttons import Button
from bot.tables import Table


class Open(Button):
    """Opens a lobby for a game; for the first of the list if none is named."""

    game: str = ""


class Change(AtTable):
    """A button by which a person changes a lobby. It is shown anew afterwards."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Change the lobby for ``user``, who has selected ``values``. Raises Trouble for what cannot be."""
        raise NotImplementedError


class Join(AtTable):
    """Takes a seat."""


class JoinComputer(Change, verb="computer"):
    """Lets the computer take a seat."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Change it."""
        await table.lobby.join_computer(user)


class DismissComputer(Change, verb="dismiss"):
    """Lets the computer leave a seat."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Change it."""
        await table.lobby.dismiss_computer(user)


class Watch(Change):
    """Gives the presser's seat to the computer."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Change it."""
        await table.lobby.watch(user)


class ChooseSetting(Change, verb="setting"):
    """Chooses something for the whole match."""

    setting: str

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Change it."""
        await table.lobby.choose(user, self.setting, "".join(values))


class OfferDecks(AtTable, verb="deck"):
    """Offers what the presser may bring."""


class ChooseDeck(AtTable, verb="decked"):
    """Brings the selected deck, or the ``deck`` that was looked at."""

    deck: str = ""


class OfferLooks(AtTable, verb="decklooks"):
    """Offers the decks to be looked at before one is chosen."""


class LookAtOffered(AtTable, verb="decklook"):
    """Shows the selected one of them."""


class Start(AtTable):
    """Starts the match."""


class Leave(Change):
    """Leaves the lobby, or closes it."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Change it."""
        await table.lobby.leave(user)


# The buttons that change a lobby and ask for nothing else.
CHANGES = (JoinComputer, DismissComputer, Watch, ChooseSetting, Leave)
