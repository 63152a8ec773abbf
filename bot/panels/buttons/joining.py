"""The buttons of a lobby, and the buttons that open a lobby."""

from collections.abc import Sequence

from bot.controls.buttons import Button
from bot.panels.buttons.answering import AtTable
from bot.tables import Table


class Open(Button):
    """A button that opens a lobby for a game, or for the first game of the list if none is named."""

    game: str = ""


class Change(AtTable):
    """A button that changes a lobby. The lobby is shown again afterwards."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Change the lobby for ``user``, who has selected ``values``. Raises Trouble if the change is impossible."""
        raise NotImplementedError


class Join(AtTable):
    """A button that takes a seat."""


class JoinComputer(Change, verb="computer"):
    """A button that lets the computer take a seat."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Let the computer take a seat."""
        await table.lobby.join_computer(user)


class DismissComputer(Change, verb="dismiss"):
    """A button that lets the computer leave a seat."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Let the computer leave a seat."""
        await table.lobby.dismiss_computer(user)


class Watch(Change):
    """A button that gives the presser's seat to the computer."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Give the presser's seat to the computer."""
        await table.lobby.watch(user)


class ChooseSetting(Change, verb="setting"):
    """A button that chooses a setting for the whole match."""

    setting: str

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Choose the setting for the whole match."""
        await table.lobby.choose(user, self.setting, "".join(values))


class OfferSettings(AtTable, verb="settings"):
    """A button that shows the settings of a lobby to the presser alone."""


class OfferDecks(AtTable, verb="deck"):
    """A button that shows what the presser may bring."""


class ChooseDeck(AtTable, verb="decked"):
    """A select menu that brings the selected deck, or the ``deck`` that is shown."""

    deck: str = ""


class OfferLooks(AtTable, verb="decklooks"):
    """A button that shows a choice of decks to read before one is chosen."""


class LookAtOffered(AtTable, verb="decklook"):
    """A select menu that shows the selected deck."""


class Start(AtTable):
    """A button that starts the match."""


class Leave(Change):
    """A button that leaves the lobby, or closes it."""

    async def change(self, table: Table, user: int, values: Sequence[str]) -> None:
        """Leave the lobby or close it."""
        await table.lobby.leave(user)


# The buttons that change a lobby without a further question.
CHANGES = (JoinComputer, DismissComputer, Watch, ChooseSetting, Leave)
