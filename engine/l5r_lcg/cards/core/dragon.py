"""Dragon Clan, Core Set."""

from engine.cardplay.ability import Ability
from engine.cardplay.choosing import selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import duel
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.words import (
    action,
    attachment,
    attacks_alone,
    cannot,
    card,
    character,
    gains,
    gains_skills,
    in_conflict,
    in_political,
    its_host,
    opponent,
    opponent_discards,
    participant,
    reaction,
    theirs,
    this_attacks,
    this_participates,
    to_yours,
    to_yours_once,
    vanilla,
)
from engine.l5r_lcg.cost import BOW_THIS, Cost, spend_fate_to_ring
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.search import search_top
from engine.l5r_lcg.use import Use


def by_attachments(use: Use) -> list[Event]:
    """Give the character +1 to both skills, or +2 when it has two or more attachments."""
    amount = 2 if len(use.target.attachments) >= 2 else 1
    return use.gets(use.target, military=amount, political=amount)


card(
    "mountain-s-anvil-castle",
    action(
        condition=in_conflict,
        costs=[BOW_THIS],
        target=participant(lambda use, other: bool(other.attachments)),
        effect=by_attachments,
    ),
)

card(
    "restoration-of-balance",
    reaction(
        e.RevealProvince,
        lambda use, event: event.card is use.this,
        run=lambda use: opponent_discards(use, len(use.opponent.hand) - 4),
        changes=lambda use: len(use.opponent.hand) > 4,
    ),
)

card("doomed-shugenja", cannot("fate-when-played"))

card(
    "togashi-initiate",
    action(condition=this_attacks, costs=[spend_fate_to_ring()], effect=lambda use: [use.honor(use.this)]),
)


def is_attachment(found: Card) -> bool:
    """Accept attachments, in any zone."""
    return found.face.type == "attachment"


card(
    "agasha-swordsmith",
    action(
        run=lambda use: search_top(use, 5, is_attachment),
        changes=lambda use: bool(use.you.conflict_deck),
    ),
)

card(
    "mirumoto-prodigy",
    cannot(
        "declare-two-defenders",
        applies=lambda this, player: player is this.player.opponent and attacks_alone(this),
    ),
)

card(
    "niten-adept",
    action(
        condition=this_participates,
        costs=[
            Cost(
                lambda use: [use.bow(use.paid["attachment"])],
                pick=lambda use: [a for a in use.this.attachments if a.controller == use.seat],
                name="attachment",
            )
        ],
        target=participant(lambda use, other: not other.attachments),
        effect=lambda use: [use.bow(use.target)],
    ),
)


def fate_on_rings(this: Card, other: Card) -> int:
    """Return how much fate lies on the unclaimed rings."""
    return sum(ring.fate for ring in this.table.rings.values() if ring.unclaimed)


card("seeker-of-enlightenment", *gains_skills(fate_on_rings))

card(
    "enlightened-warrior",
    reaction(
        e.DeclareConflict,
        lambda use, event: event.conflict.attacker != use.seat and event.ring_fate > 0,
        effect=lambda use: [use.place_fate(use.this)],
    ),
)


def discard_from_hand(use: Use) -> Flow[None]:
    """Look at the opponent's hand, choose a card in it and discard that card."""
    hand = list(use.opponent.hand)
    yield from run_batch(use.table, [use.look_at(hand)])
    chosen = yield from choose_subjects(use.seat, hand, source=use.label, kind="discard")
    yield from run_batch(use.table, [use.discard_cards(chosen)])


card(
    "kitsuki-investigator",
    action(
        condition=lambda use: this_participates(use) and in_political(use),
        costs=[spend_fate_to_ring()],
        run=discard_from_hand,
        changes=lambda use: bool(use.opponent.hand),
        maximum=1,
        period="conflict",
    ),
)


def raitsugu_duel(use: Use) -> Flow[None]:
    """The duel's loser loses 1 fate, or is discarded if it has no fate."""

    def outcome(result: e.ResolveDuel) -> Flow[None]:
        loser = result.loser
        if loser is not None:
            yield from run_batch(use.table, [use.remove_fate(loser) if loser.fate else use.discard(loser)])

    yield from duel.duel(use, use.this, use.target, "military", outcome)


card(
    "mirumoto-raitsugu",
    action(
        condition=this_participates,
        target=participant(lambda use, other: theirs(use, other) and duel.may_duel(use.this, other, "military")),
        run=raitsugu_duel,
    ),
)


def monkish(use: Use, other: Card) -> bool:
    """Whether the character is a Monk or has a Monk attachment."""
    return any(found.trait("monk") for found in (other, *other.attachments))


card(
    "ascetic-visionary",
    action(
        condition=this_attacks,
        costs=[spend_fate_to_ring()],
        target=character(monkish),
        effect=lambda use: [use.ready(use.target)],
    ),
)

card(
    "niten-master",
    reaction(
        e.Attach,
        lambda use, event: event.host is use.this and event.cause.seat == use.seat and event.card.trait("weapon"),
        effect=lambda use: [use.ready(use.this)],
        limit=2,
    ),
)


def printed_abilities(other: Card) -> tuple[Ability, ...]:
    """Return the triggered abilities printed on a card. A blank card has no such abilities."""
    return () if other.blank else other.face.abilities


def gain_printed(use: Use) -> Flow[None]:
    """Gain a triggered ability of the chosen character.

    If the character has several abilities, the player chooses one.
    """
    found = printed_abilities(use.target)
    options = [selection(ability.name, ability, number=n) for n, ability in enumerate(found, 1)]
    if options:
        ability = yield from ask(Prompt(use.seat, "select", options, rule="gain-ability", source=use.label))
        yield from run_batch(use.table, [use.gain_ability(use.this, ability, use.target, until="phase")])


card(
    "togashi-yokuni",
    action(
        target=character(lambda use, other: other is not use.this and bool(printed_abilities(other))),
        run=gain_printed,
        maximum=1,
    ),
)

card(
    "secluded-temple",
    reaction(
        e.PhaseBegins,
        lambda use, event: event.phase == "conflict",
        condition=lambda use: len(use.opponent.characters) > len(use.you.characters),
        target=character(theirs, by=opponent),
        effect=lambda use: [use.remove_fate(use.target)],
    ),
)

card("tattooed-wanderer", play_as={"parts": [gains("keyword:covert", applies=its_host)]})

card(
    "togashi-kazue",
    play_as={
        "parts": [
            action(
                condition=lambda use: use.host.participating,
                target=participant(lambda use, other: other is not use.host),
                effect=lambda use: [use.place_fate(use.host, from_card=use.target)],
            )
        ]
    },
)

vanilla("ancestral-daisho")

card(
    "daimyo-s-favor",
    action(
        costs=[BOW_THIS],
        effect=lambda use: [use.apply(use.host, f"attachment-discount:{use.seat}", until="phase")],
    ),
    attaches=to_yours,
)

vanilla("kitsuki-s-method")

card("way-of-the-dragon", gains("extra-uses", applies=its_host), attaches=to_yours_once)

card("let-go", action(target=attachment(), effect=lambda use: [use.discard(use.target)]))

card(
    "mantra-of-fire",
    reaction(
        e.DeclareConflict,
        lambda use, event: event.conflict.attacker != use.seat and "fire" in event.elements,
        target=character(monkish),
        effect=lambda use: [use.place_fate(use.target), use.draw()],
    ),
)

card(
    "tranquility",
    action(
        condition=in_conflict,
        effect=lambda use: [
            use.apply(other, "cannot:trigger") for other in use.opponent.characters if not other.participating
        ],
    ),
)


def spare_the_lone(use: Use) -> list[Event]:
    """If the winner has only one participant, that participant does not bow when the conflict ends."""
    return [use.apply(other, "cannot:bow-after-conflict") for other in use.you.characters if other.participating]


card(
    "indomitable-will",
    reaction(
        e.CompareSkills,
        lambda use, event: event.conflict.winner == use.seat and len(event.conflict.participants(use.seat)) == 1,
        effect=spare_the_lone,
    ),
)

card(
    "mirumoto-s-fury",
    action(
        condition=in_conflict,
        target=character(
            lambda use, other: (
                other.attacking and other.glory <= sum(province.facedown for province in use.you.provinces)
            )
        ),
        effect=lambda use: [use.bow(use.target)],
    ),
)
