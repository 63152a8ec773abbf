"""The Daylight acts for which the Vagabond exhausts items (9.5)."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement
from typing import Final

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards
from engine.root.battle import battle_options
from engine.root.crafting import craft_options, taking_options
from engine.root.definition import Card, quests
from engine.root.effects import SKIP
from engine.root.faction import Faction
from engine.root.factions.vagabond import characters as special
from engine.root.factions.vagabond import travel
from engine.root.factions.vagabond.items import CROSSBOW, DAMAGED, EXHAUSTED, HAMMER, SPENT, SWORD, TORCH
from engine.root.factions.vagabond.reputation import aid_counts, aids_needed
from engine.root.factions.vagabond.state import VagabondState
from engine.root.facts import Quest
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR, Loss, remove, take_from_ruin
from engine.root.scoring import score

DRAWN: Final = 2


def offer(table: Table, owner: VagabondState, options: list[Option]) -> bool:
    """Add every act that the items allow. Only the card that is crafted or given in aid is secret."""
    ready = owner.satchel.ready
    travel.move_options(table, owner, options)
    if owner.pawn:
        if ready[SWORD]:
            for option in battle_options(table, owner, [owner.pawn]):
                option.value = partial(exhausting, owner, SWORD, option.value)
                options.append(option)
        if ready[TORCH]:
            explore_options(table, owner, options)
        aid_options(table, owner, options)
        quest_options(table, owner, options)
        if ready[CROSSBOW]:
            strike_options(table, owner, options)
        craft_options(table, owner, options)
    if ready[HAMMER]:
        repair_options(table, owner, options)
    special.options(table, owner, options)
    return True


def exhausting(owner: VagabondState, item: str, action: "partial[Flow[None]]") -> Flow[None]:
    """Exhaust an item for an act."""
    owner.satchel.exhaust(item)
    yield from action()


# 9.5.3 Explore


def explore_options(table: Table, owner: VagabondState, options: list[Option]) -> None:
    """Add the option to explore the ruin in the pawn's clearing, if it hides an item."""
    if table.ruins.get(owner.pawn):
        act = partial(explore, table, owner)
        options.append(Option("explore", "explore", act, subject=f"clearing:{owner.pawn}"))


def explore(table: Table, owner: VagabondState) -> Flow[None]:
    """Take an item from a ruin and score a point. The last item removes the ruin (9.5.3).

    With two items, the Vagabond looks at both and may take one, but no second relic of a kind (9.7.3).
    """
    owner.satchel.exhaust(TORCH)
    place = owner.pawn
    lying = table.ruins[place]
    table.barrier = True
    free = [item for item in dict.fromkeys(lying) if item not in owner.relics]
    item = free[0] if free and len(lying) == 1 else None
    if len(lying) > 1 or not free:
        table.whisper((owner.seat,), "look-at-ruin", {"player": owner.seat, "clearing": place}, items=list(lying))
        options = [Option(f"take:{found}", "take-item", found, subject=f"item:{found}") for found in free]
        prompt = Prompt(owner.seat, "ruin", [*options, SKIP], rule="9.7.3", data={"clearing": place}, guarded=True)
        item = yield from ask(prompt)
    if item is None:
        table.note("explore", player=owner.seat, clearing=place, item=None)
        return
    take_from_ruin(table, place, item)
    owner.satchel.gain(item)
    owner.relics.append(item)
    table.note("explore", player=owner.seat, clearing=place, item=item)
    score(table, owner, 1, "explore")


# 9.5.4 Aid


def aid_options(table: Table, owner: VagabondState, options: list[Option]) -> None:
    """Add the options to give a card of the clearing's suit to another player with a piece there.

    The number of each option says how many more aids in this turn are needed to improve the relationship. The number is
    0 for an ally, and None if aid cannot improve the relationship.
    """
    if not any(owner.satchel.ready.values()) or not owner.hand:
        return
    fitting = cards.matching(owner.hand, table.suits[owner.pawn])
    for other in table.others(owner):
        if other.present(owner.pawn):
            needed = aids_needed(owner, other)
            for card in fitting:
                key = f"aid:{other.id}#{other.seat}<{card.id}"
                act = partial(aid, table, owner, other, card)
                options.append(Option(key, "aid", act, player=other.seat, card=card.id, number=needed))


def aid(table: Table, owner: VagabondState, other: Faction, card: Card) -> Flow[None]:
    """Exhaust an item, give the card, take an item crafted by that player, adjust the relationship (9.5.4)."""
    item = yield from owner.spend(table, "aid-item", "9.5.4")
    cards.give(table, owner, other, card)
    table.note("aid", player=owner.seat, other=other.seat, item=item)
    if other.items:
        taken = yield from ask(Prompt(owner.seat, "take-item", [*taking_options(other), SKIP], rule="9.5.4"))
        if taken is not None:
            kind, exhausted = taken
            other.hand_over(kind, exhausted=exhausted)
            owner.satchel.gain(kind)
            table.note("take-item", player=owner.seat, other=other.seat, item=kind)
    aid_counts(table, owner, other)


# 9.5.5 Quest


def quest_options(table: Table, owner: VagabondState, options: list[Option]) -> None:
    """Add every open quest of the clearing's suit whose two items are ready."""
    for name in table.quests[1]:
        quest = quests()[name]
        if quest.suit == table.suits[owner.pawn] and next(payments(owner, quest), None) is not None:
            act = partial(complete, table, owner, quest)
            options.append(Option(f"quest:{name}", "quest", act, subject=f"quest:{name}"))


Payment = tuple[tuple[str, ...], str | None]


def payments(owner: VagabondState, quest: Quest) -> Iterator[Payment]:
    """Yield the ways to pay for a quest: the items to exhaust, and the item with which the Adventurer improvises."""
    ready = owner.satchel.ready
    if all(ready[item] >= quest.items.count(item) for item in quest.items):
        yield quest.items, None
    if owner.character != special.ADVENTURER or owner.improvised:
        return
    kinds = [item for item, count in ready.items() if count]
    for pair in combinations_with_replacement(kinds, 2):
        if any(ready[item] < pair.count(item) for item in pair):
            continue
        for joker in dict.fromkeys(pair):
            left = pair[1 - pair.index(joker)]
            # Improvising with the very item that the quest asks for is not offered, because it would only damage the
            # item.
            if left in quest.items and joker != quest.items[1 - quest.items.index(left)]:
                yield (left,), joker


def complete(table: Table, owner: VagabondState, quest: Quest) -> Flow[None]:
    """Exhaust the items, put the quest down, draw another, and score or draw two cards (9.5.5)."""
    yield from pay(table, owner, quest)
    pile, lying = table.quests
    lying.remove(quest.id)
    owner.done.append(quest.id)
    table.note("quest", player=owner.seat, quest=quest.id)
    if pile:
        lying.append(pile.pop())
        table.barrier = True
        table.note("quests", quests=list(lying))
    count = sum(quests()[name].suit == quest.suit for name in owner.done)
    options = [
        Option("score", "score", True, number=count),
        Option("draw", "draw", False, number=DRAWN),
    ]
    if (yield from ask(Prompt(owner.seat, "quest-reward", options, rule="9.5.5", data={"quest": quest.id}))):
        score(table, owner, count, "quest")
    else:
        cards.draw(table, owner, DRAWN)


def pay(table: Table, owner: VagabondState, quest: Quest) -> Flow[None]:
    """Exhaust the two items of a quest. An item used to improvise is damaged as well."""
    ways = list(dict.fromkeys(payments(owner, quest)))
    options = [
        Option(
            f"pay:{','.join(items)}" + (f"+{joker}" if joker else ""),
            "pay-quest",
            (items, joker),
            pays=(*items, joker) if joker else items,
        )
        for items, joker in ways
    ]
    items, joker = yield from ask(Prompt(owner.seat, "pay-quest", options, rule="9.5.5", data={"quest": quest.id}))
    for item in items:
        owner.satchel.exhaust(item)
    if joker is not None:
        owner.improvised = True
        owner.satchel.exhaust(joker)
        owner.satchel.damage(joker, EXHAUSTED)
        table.note("special", player=owner.seat, special="improvise")
        table.note("damage", player=owner.seat, items=[joker])


# 9.5.6 Strike


def strike_options(table: Table, owner: VagabondState, options: list[Option]) -> None:
    """Offer to remove a warrior of each enemy in the clearing, or other pieces if the enemy has no warrior there."""
    place = owner.pawn
    for other in table.enemies(owner):
        kinds = [kind for kind in other.pieces if other.pieces[kind][place] and not other.warriors[place]]
        if other.removable(place, "strike"):
            kinds = [WARRIOR]
        for kind in kinds:
            act = partial(strike, table, owner, other, kind)
            key = f"strike:{other.id}:{kind}"
            options.append(Option(key, "strike", act, player=other.seat, subject=f"piece:{kind}"))


def strike(table: Table, owner: VagabondState, other: Faction, kind: str) -> Flow[None]:
    """Exhaust a crossbow and remove the piece. A strike does not count as a battle, so it scores no infamy (9.5.6)."""
    owner.satchel.exhaust(CROSSBOW)
    table.note("strike", player=owner.seat, other=other.seat, clearing=owner.pawn)
    yield from remove(table, [Loss(other, owner.pawn, kind, 1, owner)], "strike")


# 9.5.7 Repair


def repair_options(table: Table, owner: VagabondState, options: list[Option]) -> None:
    """Offer to repair each damaged item, faceup and facedown ones separately."""
    for item, state, _ in owner.satchel.among((DAMAGED, SPENT)):
        act = partial(repair, table, owner, item, state)
        options.append(Option(f"repair:{item}:{state}", "repair", act, subject=f"item:{item}", target=f"state:{state}"))


def repair(table: Table, owner: VagabondState, item: str, state: str) -> Flow[None]:
    """Exhaust a hammer and take an item out of the Damaged box. The item stays faceup or facedown (9.5.7)."""
    owner.satchel.exhaust(HAMMER)
    owner.satchel.repair(item, state)
    table.note("repair", player=owner.seat, items=[item])
    yield from ()
