"""Tokens on cards (§tokens)."""


class Token:
    """A token: what it adds to Force and Chi, and its name. One that was copied is gone when ``until`` ends."""

    __slots__ = ("chi", "force", "name", "until")

    def __init__(self, force: int = 0, chi: int = 0, name: str = "", until: str = "") -> None:
        self.force = force
        self.chi = chi
        self.name = name
        self.until = until
