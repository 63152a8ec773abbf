"""Present values and prohibitions, derived from printed numbers and the effects that apply.

A value is computed when it is needed, and cached until the state of the game changes (``table.version``).
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from engine.kernel.modifiers import Layer, derive

if TYPE_CHECKING:
    from engine.cardplay.table import CardTable

IMMUNE: Final = "be-affected"
# The cache of a subject that has no values yet. ``fresh`` replaces this cache before anything is written to the cache.
NOTHING: Final[dict[str, Any]] = {}


T = TypeVar("T")


def without(items: tuple[T, ...], left: object) -> tuple[T, ...]:
    """Return a new tuple without the item ``left``. A card's tuples are replaced and never changed in place."""
    return tuple([one for one in items if one is not left])


def without_closure(function: Any) -> Any:
    """Return ``function`` if a table may store it.

    Raises ValueError for a closure, because in a copy of the table the closure would still refer to the original.
    """
    if getattr(function, "__closure__", None) is not None:
        raise ValueError(f"{function.__qualname__} refers to things of one table: pass them as `given`")
    return function


class Lasting:
    """A lasting effect on one subject: it changes one value until its scope ends. The effect itself never changes.

    ``source`` is the id of the card that made it, for display. ``maker`` is that card's number if the effect ends when
    the card leaves play. ``test`` tells whether the effect counts now. This function takes ``given`` (plain data from
    the beginning of the effect, such as a seat or an element) and the subject. For a prohibition it also takes the
    cause.
    """

    __slots__ = ("attribute", "given", "layer", "maker", "source", "test", "until", "value")

    def __init__(
        self,
        attribute: str,
        value: int,
        layer: Layer,
        source: str,
        until: str,
        test: Any = None,
        given: Any = None,
        maker: int = 0,
    ) -> None:
        self.attribute = attribute
        self.value = value
        self.layer = layer
        self.source = source
        self.until = until
        self.test = without_closure(test)
        self.given = given
        self.maker = maker

    @property
    def lessens(self) -> bool:
        """Whether the effect could lower the value."""
        return self.layer is not Layer.ADD or self.value < 0


class Subject:
    """Anything that effects apply to: a card, a player, a conflict. If there is a ``floor``, no value falls below it.

    The table of a subject has a ``version``, which changes with the state of the game, and an ``index``.
    """

    __slots__ = ("_cache", "_version", "lasting", "table")

    floor: ClassVar[int | None] = None
    # The ways in which an effect may change a subject that is immune.
    despite_immunity: ClassVar[tuple[str, ...]] = ()
    table: "CardTable[Any]"

    def __init__(self, table: Any) -> None:
        self.table = table
        self.lasting: tuple[Lasting, ...] = ()
        self._version = -1
        self._cache: dict[str, Any] = NOTHING

    def value(self, attribute: str, printed: int = 0) -> int:
        """Return the present value of ``attribute``: its printed number with all modifiers applied."""
        if not self.lasting and attribute not in self.table.index.persistents:
            return printed
        cache = self.fresh()
        if attribute not in cache:
            cache[attribute] = derive(printed, self.modifiers(attribute), self.floor)
        found: int = cache[attribute]
        return found

    def forbids(self, what: str, cause: Any = None) -> bool:
        """Tell whether any effect forbids ``what``.

        ``what`` is an act of the subject ("trigger") or an act on it ("be-targeted"). ``cause`` is the cause of this
        act, and may be left out if no prohibition depends on it.

        Effects may change an immune subject ("cannot:be-affected") only in the ways of ``despite_immunity``. Paying a
        cost is not an effect, so immunity does not stop it.
        """
        # This check runs very often, and prohibitions are rare.
        prohibitions = self.table.index.prohibitions
        if not self.lasting and what not in prohibitions and (cause is None or IMMUNE not in prohibitions):
            return False
        if self._barred(what, cause):
            return True
        if cause is None or what in self.despite_immunity:
            return False
        return self._barred(IMMUNE, cause) and not cause.paying

    def _barred(self, what: str, cause: Any) -> bool:
        if self.lasting:
            attribute = f"cannot:{what}"
            for lasting in self.lasting:
                if lasting.attribute != attribute:
                    continue
                if lasting.test is None or lasting.test(lasting.given, self, cause):
                    return True
        for source, persistent in self.table.index.prohibitions.get(what, ()):
            if (
                persistent.applies(source, self)
                and (persistent.test is None or persistent.test(source, self, cause))
                and source.active
            ):
                return True
        return False

    def gains(self, attribute: str) -> bool:
        """Tell whether any effect gives the subject this attribute, which has no number."""
        if not self.lasting and attribute not in self.table.index.persistents:
            return False
        return bool(self.modifiers(attribute))

    def modifiers(self, attribute: str) -> list[tuple[Layer, int]]:
        """Return the modifiers of an attribute that apply now.

        The lasting modifiers come first, then the persistent ones, and in both groups the oldest comes first.
        """
        found = []
        for effect in self.lasting:
            if effect.attribute == attribute and (effect.test is None or effect.test(effect.given, self)):
                found.append((effect.layer, effect.value))
        for source, persistent in self.table.index.persistents.get(attribute, ()):
            if persistent.applies(source, self) and source.active:
                found.append((persistent.layer, persistent.amount(source, self)))
        return found

    def added(self, attribute: str) -> int:
        """Return the sum of all modifiers of an attribute that has no printed value. The sum may be negative."""
        if not self.lasting and attribute not in self.table.index.persistents:
            return 0
        return sum(amount for _, amount in self.modifiers(attribute))

    def fresh(self) -> dict[str, Any]:
        """Return the cache of values.

        If the state of the game has changed since the last call, the cache is empty.
        """
        version = self.table.version
        if self._version != version:
            self._version = version
            self._cache = {}
        return self._cache
