"""Into the Forbidden City."""

from engine.cardplay.choosing import selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.actions import Play
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.cards.phrases import (
    bow_one,
    breaks,
    elsewhere,
    enemies,
    monk,
    move_conflict,
    no_conflicts_here,
    seal,
    uncounted,
    you_played,
)
from engine.l5r_lcg.cards.words import (
    action,
    card,
    character,
    friendly,
    gains,
    in_conflict,
    in_political,
    interrupt,
    participant,
    reaction,
    theirs,
    this_participates,
    would_interrupt,
    yours,
)
from engine.l5r_lcg.cost import DISCARD_FAVOR, Cost
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.search import search_top
from engine.l5r_lcg.use import Use


def without_fate(use: Use) -> list[Card]:
    """Return your characters without fate on which the chosen character's fate could be placed."""
    return [c for c in use.you.characters if not c.fate and use.place_fate(c, from_card=use.target).possible()]


def feast(use: Use) -> Flow[None]:
    """Move all fate from the chosen character to one of yours without fate."""
    chosen = yield from choose_subjects(use.seat, without_fate(use), source=use.label)
    yield from run_batch(use.table, [use.place_fate(chosen[0], use.target.fate, from_card=use.target)])


card(
    "feast-or-famine",
    interrupt(
        e.BreakProvince,
        breaks,
        target=character(theirs),
        run=feast,
        changes=lambda use: bool(without_fate(use)),
    ),
)


def token_instead(use: Use) -> list[Event]:
    """Place 1 honor token on this province instead of breaking it."""
    assert isinstance(use.this, Province)
    return [use.replace(use.event, [e.PlaceHonor(use, use.this)])] if use.event else []


card(
    "public-forum",
    would_interrupt(
        e.BreakProvince,
        lambda use, event: breaks(use, event) and not event.province.honor,
        effect=token_instead,
    ),
    stands_alone=True,
)

card(
    "kakita-yoshi",
    action(
        condition=this_participates,
        costs=[DISCARD_FAVOR],
        effect=lambda use: [
            use.draw(3),
            use.apply_to_player(use.seat, "event-cost", -2, until="conflict"),
        ],
    ),
)

card("chisei-district", no_conflicts_here("military"))

card("enigmatic-magistrate", uncounted(lambda this, other: this.attacking and other.cost % 2 == 0))

card(
    "prodigy-of-the-waves",
    action(
        condition=lambda use: any(player.holds("water") for player in use.table.players),
        effect=lambda use: [use.ready(use.this)],
    ),
)


def goes_under(use: Use, event: e.LeavePlay) -> bool:
    """Whether a Scorpion character of yours is about to leave play and go to a discard pile."""
    return event.was_character and event.card.controller == use.seat and event.card.of_clan("scorpion")


def lurking(use: Use) -> list[Play]:
    """Return the legal ways to play the characters under this holding now."""
    plays = [Play(other, use.seat) for other in use.this.attachments]
    return [play for play in plays if play.possible(use.table)]


def play_from_under(use: Use) -> Flow[None]:
    """Play a character under this holding as if it were in this province, then sacrifice the holding."""
    able = {play.card: play for play in lurking(use)}
    chosen = yield from choose_subjects(use.seat, list(able), source=use.label)
    yield from able[chosen[0]].run(use.table)
    if chosen[0].zone != "under":
        yield from run_batch(use.table, [use.sacrifice(use.this)])


card(
    "back-alley-hideaway",
    interrupt(
        e.LeavePlay,
        goes_under,
        effect=lambda use: [e.PutUnder(use, use.event, use.this)] if isinstance(use.event, e.LeavePlay) else [],
    ),
    action(run=play_from_under, changes=lambda use: bool(lurking(use))),
)

card(
    "child-of-the-plains",
    reaction(
        e.RevealProvince,
        lambda use, event: use.this.attacking and event.province.attacked,
        effect=lambda use: [e.ActFirst(use, use.conflict.attacker, use.conflict)] if use.conflict else [],
    ),
)


def discard_top(use: Use) -> list[Event]:
    """Discard the top card of your dynasty deck, and remember it."""
    top = use.you.dynasty_deck[-1:]
    use.paid["discarded"] = top
    return [use.discard_cards(top)]


def unleash(use: Use) -> Flow[None]:
    """The character gets military skill equal to the discarded card's cost."""
    yield from run_batch(use.table, use.gets(use.this, military=use.paid["discarded"][0].cost))


card(
    "war-dog-master",
    reaction(
        e.DeclareConflict,
        lambda use, event: use.this in event.attackers,
        costs=[Cost(discard_top)],
        run=unleash,
    ),
)

card(
    "hiruma-skirmisher",
    reaction(e.PlayCard, you_played, effect=lambda use: [use.apply(use.this, "keyword:covert", until="phase")]),
)

card("seal-of-the-crab", *seal("crab", "berserker"))

card(
    "mantra-of-water",
    reaction(
        e.DeclareConflict,
        lambda use, event: event.conflict.attacker != use.seat and "water" in event.elements,
        target=character(lambda use, other: monk(other) and use.ready(other).possible()),
        effect=lambda use: [use.ready(use.target), use.draw()],
    ),
)

card(
    "ageless-crone",
    gains("play-cost", applies=lambda this, played: this.participating and played.face.type == "event"),
)

card(
    "test-of-courage",
    action(
        condition=lambda use: in_conflict(use) and (use.you.bid or 0) < (use.opponent.bid or 0),
        target=character(lambda use, other: yours(use, other) and other.of_clan("lion")),
        effect=lambda use: [use.move_to_conflict(use.target)],
        then=lambda use: [use.honor(use.target)],
    ),
)

card(
    "benten-s-touch",
    action(
        condition=in_conflict,
        costs=[bow_one(friendly(lambda use, other: other.of_clan("phoenix") and other.trait("shugenja")))],
        target=participant(yours),
        effect=lambda use: [use.honor(use.target)],
    ),
)


def send_home(use: Use) -> Flow[None]:
    """Move the character home. The character may then be bowed."""
    done = yield from run_batch(use.table, [use.move_home(use.target)])
    if not done or not use.bow(use.target).possible():
        return
    options = [selection("bow", True), selection("done", False)]
    if (yield from ask(Prompt(use.seat, "select", options, rule="initiating-abilities.7", source=use.label))):
        yield from run_batch(use.table, [use.bow(use.target)])


card(
    "bayushi-kachiko",
    action(
        condition=lambda use: this_participates(use) and in_political(use),
        target=participant(lambda use, other: other.political < use.this.political),
        run=send_home,
        changes=lambda use: use.move_home(use.target).possible(),
    ),
)

card(
    "misinformation",
    action(
        condition=lambda use: in_conflict(use) and (use.you.bid or 0) >= (use.opponent.bid or 0) + 2,
        effect=lambda use: [event for c in enemies(use) for event in use.gets(c, military=-1, political=-1)],
    ),
)


card(
    "chasing-the-sun",
    action(
        condition=lambda use: use.conflict is not None and use.conflict.attacker == use.seat,
        run=move_conflict,
        changes=lambda use: bool(elsewhere(use)),
    ),
)

card(
    "tattered-missive",
    action(
        costs=[Cost(lambda use: [use.bow(use.host)])],
        run=lambda use: search_top(use, 5, reveal=True),
        changes=lambda use: bool(use.you.conflict_deck),
    ),
    attaches=lambda this, host, seat: host.controller == seat and host.trait("courtier"),
)

card(
    "censure",
    would_interrupt(
        e.Initiate,
        lambda use, event: event.use.from_event,
        effect=lambda use: [use.cancel(use.event)] if use.event else [],
    ),
    playable=lambda use: use.you.has_favor,
)
