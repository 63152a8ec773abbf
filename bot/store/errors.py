"""Why a store refuses: another match is there, the data has changed, or the data cannot be used."""


class ChannelTaken(Exception):
    """Another match is open in the channel."""


class Outdated(Exception):
    """The stored match has changed since it was read, so it is not overwritten."""


class Damaged(Exception):
    """A saved match that cannot be read. Other matches are not affected."""


class Unreadable(Exception):
    """A file that is not a database of this bot. The bot leaves such a file unchanged."""


class Unavailable(Exception):
    """The error that the data cannot be used right now. Nothing was changed.

    If ``busy``, another program has locked the database, which may be usable again in a moment. Otherwise the disk is
    full, the bot may not write to it, or the database cannot be reached.
    """

    def __init__(self, problem: str, *, busy: bool) -> None:
        super().__init__(problem)
        self.busy = busy


class Torn(Unavailable):
    """The error that one part of the file is damaged. The other parts can be used."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, busy=False)
