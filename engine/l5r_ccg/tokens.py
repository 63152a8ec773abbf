"""Tokens: those on cards (§tokens), and those that are Followers (§follower-tokens)."""

from typing import Final

from engine.cardplay.ability import Ability
from engine.l5r_ccg.definition import CardDef
from engine.l5r_ccg.facts import Facts


class Token:
    """A token on a card: what it adds to Force and Chi, and its name. A copied one is gone when ``until`` ends."""

    __slots__ = ("chi", "force", "name", "until")

    def __init__(self, force: int = 0, chi: int = 0, name: str = "", until: str = "") -> None:
        self.force = force
        self.chi = chi
        self.name = name
        self.until = until


# What tokens of some names let who carries them do.
TOKEN_ABILITIES: Final[dict[str, Ability]] = {}


def token_ability(name: str, ability: Ability) -> None:
    """Enter what tokens of a name let the card do on which they lie."""
    ability.name = f"token.{name}"
    TOKEN_ABILITIES[name] = ability


# The Follower tokens that cards make, by id.
FOLLOWERS: Final[dict[str, CardDef]] = {}


def follower_token(token_id: str, name: str, *, force: int = 1, traits: tuple[str, ...] = ()) -> str:
    """Enter a Follower that some card makes, and is in no deck; return its id."""
    face = CardDef(Facts(id=token_id, name=name, type="follower", side="fate", sets=(), force=force, keywords=traits))
    face.token = face.implemented = True
    FOLLOWERS[token_id] = face
    return token_id
