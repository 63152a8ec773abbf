"""Ranged attacks (chapter 11): the cards of a unit shoot at one opposing card."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.cardplay.ability import ALWAYS, Condition, Run, Target
from engine.cardplay.cost import Cost
from engine.cardplay.events import Bow
from engine.cardplay.windows import use_option
from engine.kernel.events import Event
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_ccg.abilities.ability import BOW_THIS, Ability
from engine.l5r_ccg.abilities.casting import own_costs, printed
from engine.l5r_ccg.abilities.timing import BATTLE
from engine.l5r_ccg.abilities.use import HOST
from engine.l5r_ccg.events.copying import PAST, REINFORCED

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.card import Card

WITH = "with"
# A use stores this to show that it only adds its strength to another card's attack.
AIDED = "aided"
# The Chi that a Personality needs to aim past Followers.
AIMED = 3
# The target to which an effect redirects the attack. It may be on either side.
SWEPT = "swept"


class Volley(Cost[Any]):
    """The cost by which other cards of the unit join the attack. The player chooses any number of them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            lambda use: [event for other in use.paid[WITH] for cost in other.costs() for event in cost.events(other)],
            pick=lambda use: (),
            name=WITH,
        )

    def payable(self, use: Any) -> bool:
        """Return True: the cost can always be paid, because no other card has to join."""
        return True

    def choose(self, use: Any) -> Flow[None]:
        """Ask which cards join the attack, if any can. Together they must be able to destroy a target."""
        others = list(shooters(use))
        use.paid[WITH] = []
        if not others:
            return
        options = []
        for other in others:
            option = use_option("shoot", other)
            option.number = power(other)
            options.append(option)

        def check(answer: tuple[Option, ...]) -> str | None:
            use.paid[WITH] = [option.value for option in answer]
            bowing = [card for other in use.paid[WITH] for card in bows(other)]
            if len(bowing) != len(set(bowing)):
                return "producer-twice"
            return None if use.fits() else "nobody-in-range"

        group = Group("", 0, len(options))
        prompt = Prompt(
            use.seat, "volley", options, rule="ranged-attack", source=use.label, groups=(group,), check=check,
            data={"strength": power(use)},
        )  # fmt: skip
        answer = yield from ask_many(prompt)
        use.paid[WITH] = [option.value for option in answer]


def shooters(use: "Use") -> "Iterator[Use]":
    """Yield the uses by which other cards of the unit could join the attack now.

    Each card can join once, at its own cost. A use is left out if it would bow a card that already bows for the attack.
    """
    assert isinstance(use.ability, Ranged)
    if use.ability.alone:
        return
    first = bows(use)
    for card in use.this.unit:
        if card is use.this:
            continue
        for ability in card.abilities():
            if isinstance(ability, Ranged) and ability.joins and not ability.alone:
                other = use.table.use(ability, card, use.seat)
                other.paid[WITH] = []
                # A card that is destroyed as a cost of the attack still counts with the Chi of its Personality.
                other.paid[HOST] = card.host
                other.paid[AIDED] = ability.aids is not None and ability.aids(use)
                if other.permitted() and other.payable() and not any(one in first for one in bows(other)):
                    yield other


def bows(use: "Use") -> "list[Card]":
    """Return the cards that bow for this card's attack. For a spell, this is the Shugenja."""
    plain = [cost for cost in own_costs(use) if not isinstance(cost, Volley)]
    events = [*use.price(), *(event for cost in plain for event in cost.events(use))]
    return [event.card for event in events if isinstance(event, Bow)]


def strength(use: "Use") -> int:
    """Return the strength of the attack: the sum over all cards that join.

    Before the player has chosen which cards join, return the sum over all cards that could join.
    """
    others = use.paid.get(WITH)
    if others is not None:
        return power(use) + sum(power(other) for other in others) + _added(use)
    most: dict[object, int] = {}
    for number, other in enumerate(shooters(use)):
        for_it = next(iter(bows(other)), number)
        most[for_it] = max(most.get(for_it, 0), power(other))
    return power(use) + sum(most.values()) + _added(use)


def _added(use: "Use") -> int:
    """Return the strength that Reactions have added to the attack, or could add before it is announced."""
    assert isinstance(use.ability, Ranged)
    if use.ability.alone:
        return 0
    added: int | None = use.paid.get(REINFORCED)
    if added is not None:
        return added
    # A card that is played for the attack itself cannot react to it.
    own = (one for one in use.this.face.persistents if use.is_played and one.attribute == "reinforces")
    return use.you.added("reinforces") - sum(one.amount(use.this, use.you) for one in own)


def power(use: "Use") -> int:
    """Return the strength that one card adds."""
    assert isinstance(use.ability, Ranged)
    own = use.ability.printed
    strength = printed(use, own) if isinstance(own, int) else own(use)
    return strength if use.ability.alone else use.this.changed("ranged", strength)


def in_range(use: "Use") -> "list[Card]":
    """Return the opposing Followers, and Personalities without Followers, that every card which joins could target.

    A Personality with Followers is in range too if it is ``exposed``, or if every card that joins may shoot past
    Followers.
    """
    battle = use.table.battle
    if battle is None:
        return []
    if SWEPT in use.paid:
        return [use.paid[SWEPT]]
    attacks = [one.ability for one in (use, *(use.paid.get(WITH) or ())) if isinstance(one.ability, Ranged)]
    past = all(attack.past_followers for attack in attacks) or _aims_past(use)
    opposing = [one for one in battle.units() if battle.opposes(use.seat, one)]
    cards = [card for one in opposing for card in _open_to(one, past)]
    return [card for card in cards if all(attack.at is None or attack.at(use, card) for attack in attacks)]


def _aims_past(use: "Use") -> bool:
    """Tell whether a Reaction lets the attack hit a Personality with Followers, or could before it is announced."""
    past: bool | None = use.paid.get(PAST)
    if past is None:
        return use.you.added("aims-past") > 0 and aims_well(use)
    return past


def aims_well(use: "Use") -> bool:
    """Tell whether the attack is an action of a Personality with at least 3 Chi."""
    return use.performer is not None and use.performer.chi >= AIMED


def _open_to(one: "Card", past: bool) -> "Sequence[Card]":
    """Return the cards of an opposing unit that may be targets."""
    if past or one.value("exposed"):
        return [one, *one.followers]
    return one.followers or [one]


def hit(use: Any) -> Sequence[Event]:
    """Destroy the target if the attack is as strong as its Force."""
    return [use.destroy(use.target)] if strength(use) >= use.target.force else []


def volley(use: Any) -> Sequence[Event]:
    """Return the hit, and the further effects of each card that shoots."""
    struck = hit(use)
    shots = (use, *(use.paid.get(WITH) or ()))
    return [*struck, *(event for one in shots if one.ability.also for event in one.ability.also(one, struck))]


def _from_here(condition: Condition, aids: "Callable[[Any], bool] | None") -> Condition:
    """Return the condition of a ranged attack.

    The card must be in the battle or be played for the attack, and ``condition`` must hold.
    """

    def holds(use: Any) -> bool:
        shoots = (use.this.in_battle or use.is_played) and condition(use)
        return bool(shoots and (aids is None or use.paid.get(AIDED, False)))

    return holds


class Ranged(Ability):
    """A ranged attack (§ranged-attack): the card bows for it, unless ``costs`` say otherwise.

    ``printed`` is its strength, or a function that computes it from a use. ``at(use, card)`` limits the targets. An
    attack that shoots ``alone`` is neither combined with other attacks nor changed in strength. An attack without
    ``joins``, such as a spell, cannot join another attack, but others can join it. An attack that goes
    ``past_followers`` may hit a Personality with Followers. An attack with ``aids(first)`` can only join an attack that
    passes the test. ``also(use, hit)`` returns further effects of the shot, even if the card joins another attack. If
    there is a ``run``, it replaces the hit.
    """

    __slots__ = ("aids", "alone", "also", "at", "joins", "past_followers", "printed")

    def __init__(
        self,
        printed: "int | Callable[[Any], int]",
        *,
        costs: "Sequence[Cost[Any]] | None" = None,
        condition: Condition = ALWAYS,
        words: Sequence[str] = (),
        at: "Callable[[Any, Card], bool] | None" = None,
        alone: bool = False,
        joins: bool = True,
        past_followers: bool = False,
        run: "Run | None" = None,
        anywhere: bool = False,
        aids: "Callable[[Any], bool] | None" = None,
        also: "Callable[[Any, Sequence[Event]], Sequence[Event]] | None" = None,
        performer: "Callable[[Any, Any], bool] | None" = None,
    ) -> None:
        self.alone = alone
        self.aids = aids
        self.also = also
        self.joins = joins
        self.past_followers = past_followers
        self.printed = printed
        self.at = at
        super().__init__(
            BATTLE,
            words=("Ranged", *words),
            anywhere=anywhere,
            condition=_from_here(condition, aids),
            costs=(*((BOW_THIS,) if costs is None else costs), *(() if alone else (Volley(),))),
            target=Target(in_range),
            effect=volley if run is None else None,
            run=run,
            performer=performer,
        )

        if run is not None:
            self.changes = lambda use: any(event.possible() for event in hit(use))

    def alike(self) -> Ability:
        """Return an ability with the same timing and nothing else (see ``engine.cardplay.ability.Ability``)."""
        return Ranged(
            self.printed,
            at=self.at,
            alone=self.alone,
            joins=self.joins,
            past_followers=self.past_followers,
            aids=self.aids,
            also=self.also,
        )
