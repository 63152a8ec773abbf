"""The buttons of a lobby, and those that open one."""

from collections.abc import Sequence

from bot.panels.answering import AtTable
from bot.panels.buttons import Button
from bot.tables import Table


class Open(Button):
    """Opens a lobby for a game, or for the first game of the list if none is named."""

    game: str = ""


class Change(AtTable):
    """A button that changes a lobby. The lobby is shown again afterwards."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Change the lobby for ``user``, who has selected ``values``. Raises Trouble if the change is impossible."""
        raise NotImplementedError


class Join(AtTable):
    """Takes a seat."""


class JoinComputer(Change, verb="computer"):
    """Lets the computer take a seat."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Let the computer take a seat."""
        await table.lobby.join_computer(user)


class DismissComputer(Change, verb="dismiss"):
    """Lets the computer leave a seat."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Let the computer leave a seat."""
        await table.lobby.dismiss_computer(user)


class Watch(Change):
    """Gives the presser's seat to the computer."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Give the presser's seat to the computer."""
        await table.lobby.watch(user)


class ChooseSetting(Change, verb="setting"):
    """Chooses something for the whole match."""

    setting: str

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Choose the setting for the whole match."""
        await table.lobby.choose(user, self.setting, "".join(values))


class OfferDecks(AtTable, verb="deck"):
    """Shows what the presser may bring."""


class ChooseDeck(AtTable, verb="decked"):
    """Brings the selected deck, or the ``deck`` that is shown."""

    deck: str = ""


class OfferLooks(AtTable, verb="decklooks"):
    """Shows a choice of decks to read before one is chosen."""


class LookAtOffered(AtTable, verb="decklook"):
    """Shows the selected deck."""


class Start(AtTable):
    """Starts the match."""


class Leave(Change):
    """Leaves the lobby, or closes it."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Leave the lobby or close it."""
        await table.lobby.leave(user)


# The buttons that change a lobby without a further question.
CHANGES = (JoinComputer, DismissComputer, Watch, ChooseSetting, Leave)
