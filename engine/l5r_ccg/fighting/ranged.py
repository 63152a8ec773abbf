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
# Under this name, a use that joins another card's attack stores the use that makes that attack.
JOINED = "joined"
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
        """Ask which cards join the attack, if any can. Together they must be able to destroy a target.

        Only cards that join in some legal answer are offered. For each card that joins, the player then chooses how to
        pay its own cost.
        """
        others = list(shooters(use))
        options = []
        for other in others:
            use.paid[WITH] = _strongest(use, others, other)
            if use.fits():
                option = use_option("shoot", other)
                option.number = power(other)
                options.append(option)
        use.paid[WITH] = []
        if not options:
            return

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
        for other in use.paid[WITH]:
            for cost in _picked(other):
                yield from cost.choose(other)


def shooters(use: "Use") -> "Iterator[Use]":
    """Yield the uses by which other cards of the unit could join the attack now.

    Each card can join once, at its own cost. A use is left out if it would bow a card that already bows for the attack.
    """
    assert isinstance(use.ability, Ranged)
    if use.ability.alone:
        return
    first = bows(use)
    for card in use.this.unit:
        for ability in card.abilities() if card is not use.this else ():
            if isinstance(ability, Ranged) and ability.joins and not ability.alone:
                other = _joining(use, card, ability)
                if other.permitted() and other.payable() and not any(one in first for one in bows(other)):
                    yield other


def _joining(use: "Use", card: "Card", ability: "Ranged") -> "Use":
    """Return the use by which another card of the unit joins the attack."""
    other = use.table.use(ability, card, use.seat)
    other.paid[WITH], other.paid[JOINED] = [], use
    # A card that is destroyed as a cost of the attack still counts with the Chi of its Personality.
    other.paid[HOST] = card.host
    other.paid[AIDED] = ability.aids is not None and ability.aids(use)
    # Until the player chooses how to pay, any way will do: each bows the same cards.
    for cost in _picked(other):
        other.paid[cost.name] = next(iter(cost.candidates(other)), None)
    return other


def _picked(use: "Use") -> "list[Cost[Any]]":
    """Return the costs of one card's attack for which the player chooses how to pay them."""
    return [cost for cost in use.costs() if cost.pick is not None and not isinstance(cost, Volley)]


def bows(use: "Use") -> "list[Card]":
    """Return the cards that bow for this card's attack. For a spell, this is the Shugenja."""
    plain = [cost for cost in own_costs(use) if not isinstance(cost, Volley)]
    events = [*use.price(), *(event for cost in plain for event in cost.events(use))]
    return [event.card for event in events if isinstance(event, Bow)]


def strength(use: "Use") -> int:
    """Return the strength of the attack: the sum over all cards that join.

    Before the player has chosen which cards join, return the greatest sum that is possible.
    """
    assert isinstance(use.ability, Ranged)
    others = use.paid.get(WITH)
    if others is None:
        others = () if use.ability.alone else _strongest(use, list(shooters(use)))
    return power(use) + sum(power(other) for other in others) + _added(use)


def _strongest(use: "Use", others: "list[Use]", *needed: "Use") -> "list[Use]":
    """Return those of ``others`` that together make the attack on its target as strong as possible.

    The uses ``needed`` are always among them. A card cannot bow for two of them.
    """
    found, bowing = list(needed), [card for one in needed for card in bows(one)]
    for other in sorted(others, key=power, reverse=True):
        bowed = bows(other)
        if other not in found and _may_hit(other, use, use.target) and not any(card in bowing for card in bowed):
            found.append(other)
            bowing.extend(bowed)
    return found


def _added(use: "Use") -> int:
    """Return the strength that Reactions have added to the attack.

    Before the attack is announced, return the strength that Reactions could add.
    """
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
    """Return the opposing Followers, and Personalities without Followers, that every card in the attack could target.

    A Personality with Followers is in range too if it is ``exposed``, or if every card in the attack may shoot past
    Followers.
    """
    battle = use.table.battle
    if battle is None:
        return []
    if SWEPT in use.paid:
        return [use.paid[SWEPT]]
    shots = (use, *(use.paid.get(WITH) or ()))
    opposing = [one for one in battle.units() if battle.opposes(use.seat, one)]
    cards = [card for one in opposing for card in (one, *one.followers)]
    return [card for card in cards if all(_may_hit(shot, use, card) for shot in shots)]


def _may_hit(shot: "Use", use: "Use", card: "Card") -> bool:
    """Tell whether a card that shoots in an attack may shoot at an opposing card."""
    attack = shot.ability
    assert isinstance(attack, Ranged)
    if attack.at is not None and not attack.at(use, card):
        return False
    covered = card.is_personality and bool(card.followers) and not card.value("exposed")
    return not covered or attack.past_followers or _aims_past(use)


def _aims_past(use: "Use") -> bool:
    """Tell whether a Reaction lets the attack hit a Personality with Followers.

    Before the attack is announced, tell whether one could do so.
    """
    past: bool | None = use.paid.get(PAST)
    if past is None:
        return use.you.added("aims-past") > 0 and aims_well(use)
    return past


def aims_well(use: "Use") -> bool:
    """Tell whether the attack is an action of a Personality with at least 3 Chi."""
    return use.performer is not None and use.performer.chi >= AIMED


def hit(use: Any) -> Sequence[Event]:
    """Destroy the target if the attack is as strong as its Force."""
    return [use.destroy(use.target)] if strength(use) >= use.target.force else []


def volley(use: Any) -> Sequence[Event]:
    """Return the hit, and the further effects of each card that shoots."""
    shots = (use, *(use.paid.get(WITH) or ()))
    return [*hit(use), *(event for one in shots if one.ability.also for event in one.ability.also(one))]


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
    passes the test. ``also(use)`` returns further effects of the shot, even if the card joins another attack. If
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
        also: "Callable[[Any], Sequence[Event]] | None" = None,
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
