"""Tokens: those on cards (§tokens), and those that are Followers (§follower-tokens), Items or Personalities."""

from typing import Final

from engine.cardplay.ability import Ability
from engine.l5r_ccg.definition import CardDef
from engine.l5r_ccg.facts import Facts


class Token:
    """A token on a card: its name, and the numbers that it adds to Force and Chi.

    A token of a copied ability is removed when ``until`` ends.
    """

    __slots__ = ("chi", "force", "name", "until")

    def __init__(self, force: int = 0, chi: int = 0, name: str = "", until: str = "") -> None:
        self.force = force
        self.chi = chi
        self.name = name
        self.until = until


# The abilities that tokens give to the card on which they lie, by the token's name.
TOKEN_ABILITIES: Final[dict[str, Ability]] = {}


def token_ability(name: str, ability: Ability) -> None:
    """Register an ability that tokens of a name give to the card on which they lie."""
    ability.name = f"token.{name}"
    TOKEN_ABILITIES[name] = ability


# The names of tokens with a cost: a Personality with such a token attacks only if another Personality of its player
# bows.
ESCORTS: Final[set[str]] = set()

# The Follower, Item and Personality tokens that cards create, by id.
MADE: Final[dict[str, CardDef]] = {}


def follower_token(token_id: str, name: str, *, force: int = 1, traits: tuple[str, ...] = ()) -> str:
    """Register a Follower token that a card creates and no deck holds. Return its id."""
    return _made(Facts(id=token_id, name=name, type="follower", side="fate", sets=(), force=force, keywords=traits))


def item_token(token_id: str, name: str, *, force: str, chi: str, traits: tuple[str, ...] = ()) -> str:
    """Register an Item token. Return its id."""
    return _made(
        Facts(id=token_id, name=name, type="item", side="fate", sets=(), force=force, chi=chi, keywords=traits)
    )


def personality_token(
    token_id: str, name: str, *, force: int, chi: int, honor: int = 0, traits: tuple[str, ...] = ()
) -> str:
    """Register a Personality token. Return its id."""
    return _made(
        Facts(id=token_id, name=name, type="personality", side="dynasty", sets=(), force=force, chi=chi,
              personal_honor=honor, keywords=traits)
    )  # fmt: skip


def _made(facts: Facts) -> str:
    face = CardDef(facts)
    face.token = face.implemented = True
    MADE[face.id] = face
    return face.id
