"""Meditations on the Ephemeral."""

from engine.cardplay.choosing import selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.core.scorpion import switch_base
from engine.l5r_lcg.cards.phrases import elsewhere, move_conflict, replace_in_province, seal, uncounted, won_defending
from engine.l5r_lcg.cards.words import (
    ALWAYS,
    Choice,
    Target,
    action,
    card,
    character,
    gains,
    in_conflict,
    in_military,
    participant,
    reaction,
    this_participates,
    to_yours,
    unclaimed,
    would_interrupt,
)
from engine.l5r_lcg.cost import BOW_THIS, DISCARD_FAVOR, Cost
from engine.l5r_lcg.initiation import again, choose_subjects
from engine.l5r_lcg.timing import ACTION
from engine.l5r_lcg.use import Use

card(
    "along-the-river-of-gold",
    action(
        condition=lambda use: use.conflict is not None and use.conflict.province.face.element == "water",
        target=participant(),
        effect=switch_base,
    ),
)

card(
    "kuni-ritsuko",
    reaction(
        e.CompareSkills,
        won_defending,
        target=character(lambda use, other: other.attacking),
        effect=lambda use: [use.remove_fate(use.target)],
    ),
)

card(
    "iron-mine",
    would_interrupt(
        e.LeavePlay,
        lambda use, event: event.was_character and event.card.is_character and event.card.controller == use.seat,
        effect=lambda use: [use.replace(use.event, [use.sacrifice(use.this)])] if use.event else [],
    ),
)

card(
    "silver-tongued-magistrate",
    uncounted(lambda this, other: this.attacking and other is not this and not other.fate),
)


def reorder(use: Use) -> Flow[None]:
    """Look at the top 3 cards of your dynasty deck, then put them back in any order."""
    top = use.you.dynasty_deck[-3:][::-1]
    yield from run_batch(use.table, [use.look_at(top)])
    order: list[Card] = []
    while len(top) > len(order):
        left = [other for other in top if other not in order]
        order.extend((yield from choose_subjects(use.seat, left, source=use.label, kind="put-on-top")))
    yield from run_batch(use.table, [use.put_on_deck(other) for other in reversed(order)])


card(
    "togashi-mendicant",
    reaction(
        e.PhaseBegins,
        lambda use, event: event.phase == "fate",
        run=reorder,
        changes=lambda use: bool(use.you.dynasty_deck),
    ),
)

card("beastmaster-matriarch", gains("military", lambda this, other: 2 * len(this.player.opponent.held)))

card(
    "asako-tsuki",
    reaction(
        e.ClaimRing,
        lambda use, event: "water" in event.ring.elements,
        target=character(lambda use, other: other.trait("scholar")),
        effect=lambda use: [use.honor(use.target)],
    ),
)

card(
    "kanjo-district",
    action(
        condition=in_conflict,
        costs=[DISCARD_FAVOR],
        target=participant(),
        effect=lambda use: [use.bow(use.target), use.move_home(use.target)],
    ),
)

card(
    "sake-house-confidant",
    action(
        condition=this_participates,
        costs=[DISCARD_FAVOR],
        effect=lambda use: [
            event for other in use.you.characters if other.trait("shinobi") for event in use.gets(other, political=2)
        ],
    ),
)


def topmost_event(use: Use) -> list[Card]:
    """Return the topmost event of the opponent's conflict discard pile, if it has action abilities."""
    events = [other for other in use.opponent.conflict_discard if other.face.type == "event"]
    return [other for other in events[-1:] if any(ability.timing is ACTION for ability in other.face.abilities)]


card(
    "illustrious-plagiarist",
    action(
        target=Target(topmost_event),
        effect=lambda use: [
            use.gain_ability(use.this, ability, use.target, "phase")
            for ability in use.target.face.abilities
            if ability.timing is ACTION
        ],
    ),
)

card(
    "shinjo-scout",
    reaction(
        e.GainFate,
        lambda use, event: event.seat == use.seat and event.cause.kind == "framework" and use.table.step == "1.4",
        effect=lambda use: [use.gain_fate()],
    ),
)


def find_imperial(use: Use) -> Flow[None]:
    """Discard cards of your dynasty deck until one is Imperial.

    Discard a card from one of your provinces and put the Imperial card there instead.
    """
    deck = use.you.dynasty_deck[::-1]
    count = next((number for number, other in enumerate(deck, 1) if other.trait("imperial")), len(deck))
    gone = deck[:count]
    yield from run_batch(use.table, [use.discard_cards(gone)])
    found = gone[-1]
    if found.trait("imperial") and found.zone == "dynasty discard":
        yield from replace_in_province(use, [p for p in use.you.provinces if not p.has_stronghold], [found])


card(
    "miya-satoshi",
    action(run=find_imperial, changes=lambda use: bool(use.you.dynasty_deck)),
)

card(
    "pillow-book",
    action(
        condition=lambda use: use.host.participating,
        effect=lambda use: [use.reveal_to_play(other, until="conflict") for other in use.you.conflict_deck[-1:]],
    ),
)


card("seal-of-the-dragon", *seal("dragon", "monk"))


def write_in_stars(use: Use) -> list[Event]:
    """Place 1 fate on each unclaimed ring without fate, or remove 1 from each."""
    if use.choice == "place-fate":
        return [e.PlaceFateOnRing(use, ring) for ring in unclaimed(use) if not ring.fate]
    return [e.RemoveRingFate(use, ring) for ring in unclaimed(use)]


card(
    "written-in-the-stars",
    action(choice=Choice({"place-fate": ALWAYS, "remove-fate": ALWAYS}), effect=write_in_stars),
)


def alone(use: Use, other: Card) -> bool:
    """Whether the character is the only participant of its side."""
    return use.conflict is not None and use.conflict.participants(use.seat) == [other]


def legion(use: Use) -> Flow[None]:
    """The character gets +3 military skill.

    The ability may then be resolved a second time for 1 fate on the character.
    """
    yield from run_batch(use.table, use.gets(use.target, military=3))
    if use.paid.get("twice") or not use.remove_fate(use.target).possible():
        return
    options = [selection("remove-fate", True), selection("done", False)]
    if (yield from ask(Prompt(use.seat, "select", options, rule="initiating-abilities.7", source=use.label))):
        use.paid["twice"] = True
        yield from run_batch(use.table, [use.remove_fate(use.target)])
        yield from again(use)


card(
    "a-legion-of-one",
    action(
        condition=in_military,
        target=character(lambda use, other: alone(use, other) and other.skill("military") is not None),
        run=legion,
    ),
)

card(
    "oni-mask",
    action(
        condition=in_conflict,
        costs=[Cost(lambda use: [use.remove_fate(use.host)])],
        target=participant(),
        effect=lambda use: [use.apply(use.target, "blank")],
    ),
    attaches=to_yours,
)

card("seal-of-the-unicorn", *seal("unicorn", "cavalry"))

card(
    "talisman-of-the-sun",
    action(
        condition=lambda use: use.conflict is not None and use.conflict.defender == use.seat,
        costs=[BOW_THIS],
        run=move_conflict,
        changes=lambda use: bool(elsewhere(use)),
    ),
)

card(
    "mono-no-aware",
    action(
        effect=lambda use: [*(use.remove_fate(other) for other in use.table.characters()), use.draw()],
        maximum=1,
    ),
)
