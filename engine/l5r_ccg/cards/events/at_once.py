"""Events that take effect at once (§events)."""

from collections.abc import Iterator, Sequence

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import challenger, honor_for_winner, may_face
from engine.l5r_ccg.cards.phrases.fighting import shadowlands
from engine.l5r_ccg.cards.phrases.holdings import called, makes_honor
from engine.l5r_ccg.cards.phrases.people import CORRUPTION, all_players
from engine.l5r_ccg.cards.words import Target, card, event, personality, whenever
from engine.l5r_ccg.fighting.duel import Duel, Duelist, challenge, destroyed, may_be_challenged
from engine.l5r_ccg.fighting.horde import attack_with_horde
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.tokens import ESCORTS
from engine.l5r_ccg.turn.attachments import on_entering
from engine.l5r_ccg.turn.gold import affordable, pay


def _players(use: Use) -> Iterator[Player]:
    """Return the players still in the game, clockwise from the Event's player."""
    return (use.table.players[seat] for seat in use.table.clockwise(use.seat))


card(
    "dealing-with-shadows",
    event(
        effect=lambda use: [
            use.lose_honor(
                2 * sum(one.controller == player.seat and one.trait("Shadowlands") for one in use.table.in_play()),
                seat=player.seat,
                by=(),
            )
            for player in _players(use)
        ]
    ),
)

card(
    "the-farther-you-fall",
    event(
        effect=lambda use: (
            [] if use.table.favor is None else [use.lose_honor(7, seat=use.table.favor, by=(), past_favor=True)]
        )
    ),
)

card(
    "the-darkest-day",
    event(effect=lambda use: [use.bow(one) for one in use.table.personalities() if one.personal_honor > 2]),
)


def _tokens(use: Use) -> list[Event]:
    """Return the events that remove all tokens on cards and destroy all Follower tokens."""
    found: list[Event] = []
    for one in use.table.in_play():
        if one.face.token:
            found.append(use.destroy(one))
        for name in dict.fromkeys(token.name for token in one.tokens):
            found.append(use.remove_token(one, name, sum(token.name == name for token in one.tokens)))
    return found


card("setsuban-festival", event(effect=_tokens))

card(
    "dragon-sword-is-broken",
    event(
        target=Target(
            lambda use: [
                one for one in use.table.in_play() if one.face.type == "item" and one.face.is_called("Ancestral")
            ]
        ),
        effect=lambda use: [use.destroy(use.target), use.lose_honor(8, seat=use.target.controller, by=())],
    ),
)

HAND = 5


def _new_year(use: Use) -> Flow[None]:
    """Let everybody discard their hand, then draw five cards."""
    hands = [use.table.rules_of(player.seat).discard(list(player.hand)) for player in _players(use)]
    yield from run_batch(use.table, hands)
    yield from run_batch(use.table, [use.draw(HAND, seat=player.seat) for player in _players(use)])


card("new-year-s-celebration", event(run=_new_year))


def _neighbors(use: Use) -> Iterator[tuple[int, int]]:
    """Return each player, clockwise from the Event's player, with the player on the right.

    A player who has lost because of the Event is passed over.
    """
    for seat in use.table.clockwise(use.seat):
        right = use.table.clockwise(seat)[-1]
        if use.table.is_in(seat) and right != seat:
            yield seat, right


def _murders(use: Use) -> Flow[None]:
    """Let each player destroy a Personality or Retainer of the player to the right."""
    for seat, right in _neighbors(use):
        victims = [
            one
            for one in use.table.in_play()
            if one.controller == right and (one.is_personality or one.trait("Retainer")) and use.destroy(one).possible()
        ]
        if victims:
            chosen: tuple[Card, ...] = yield from choose_subjects(seat, victims, source=use.label, rule="events")
            yield from run_batch(use.table, [use.destroy(chosen[0])])


card("occult-murders", event(run=_murders))


def _rising(use: Use) -> Flow[None]:
    """Let each player who wishes return one of their own Honorable Dead to play without paying."""
    for player in tuple(_players(use)):
        cause = use.table.rules_of(player.seat)
        dead = [one for one in player.dynasty_discard if one.died == "honorably" and cause.enter_play(one).possible()]
        if dead:
            chosen: tuple[Card, ...] = yield from choose_subjects(
                player.seat, dead, source=use.label, rule="events", least=0
            )
            yield from run_batch(use.table, [cause.enter_play(one) for one in chosen])


card("rise-of-the-phoenix", event(run=_rising))


def _stone(use: Use) -> Flow[None]:
    """Fight a duel that nobody can refuse. The loser survives but is dishonored."""
    yield from challenge(
        use,
        use.chosen["challenger"][0],
        use.target,
        wins=honor_for_winner(4),
        loses=lambda duel, loser: [use.dishonor(loser.card)],
    )


card("test-of-stone", event(targets=[personality(challenger, name="challenger"), personality(may_face)], run=_stone))


def _hurricane(use: Use) -> Flow[None]:
    """Let each player, clockwise, destroy a Holding of the player to the right. A Fortification is a Holding too."""
    table = use.table
    for seat, right in _neighbors(use):
        holdings = [one for one in table.in_play() if one.controller == right and one.face.type == "holding"]
        if holdings:
            [chosen] = yield from choose_subjects(seat, holdings, source=use.label, rule="target")
            yield from run_batch(table, [table.rules_of(seat).destroy(chosen)])


card("hurricane", event(run=_hurricane))


def _sends_one(use: Use, player: Player) -> Flow[Sequence[Card]]:
    """Let a player send a unit to the Horde, or none. Only an unbowed Personality's unit can be sent (§committal)."""
    ready = [one for one in player.personalities if not one.bowed and one.at is None]
    if not ready:
        return ()
    chosen = yield from choose_subjects(player.seat, ready, source=use.label, rule="events", least=0, name="horde")
    yield from run_batch(use.table, [e.JoinHorde(use, one) for one in chosen])
    return chosen


def _gathers(use: Use) -> Flow[None]:
    """Let each player send a unit.

    The Horde attacks the last player who sent no unit. If all players sent a unit, the Horde attacks the last player
    whose unit was the weakest.
    """
    players, sent = [*_players(use)], list[Card]()
    for player in players:
        sent += yield from _sends_one(use, player)
    if not sent:
        return
    spared = {one.controller for one in sent}
    least = min(one.unit_force for one in sent)
    weakest = [use.table.players[one.controller] for one in sent if one.unit_force == least]
    victim = ([player for player in players if player.seat not in spared] or weakest)[-1]
    dark = [card for one in sent for card in one.unit if shadowlands(card)]
    yield from attack_with_horde(
        use, sent, victim.standing[0], [use.apply(card, "force", 2, until="attack") for card in dark]
    )


card("fu-leng-s-horde", event(run=_gathers))


def _followers(use: Use) -> list[Card]:
    return [one for leader in use.table.personalities() for one in leader.followers]


card("plague", event(effect=lambda use: [use.destroy(one) for one in _followers(use) if one.force <= 3]))

card(
    "doom-of-the-crane",
    event(
        effect=lambda use: [
            use.destroy(one) for player in use.table.players for one in player.holdings if makes_honor(one)
        ]
    ),
)

card(
    "doom-of-the-naga",
    event(
        effect=lambda use: [
            change
            for one in use.table.personalities()
            if one.of_clan("Naga")
            for change in use.gives(one, force=-1, chi=-1, until="permanent")
        ]
    ),
)

card(
    "doom-of-the-unicorn",
    event(
        effect=lambda use: [
            use.apply(one, "trait:Cavalry", -1, until="permanent")
            for one in use.table.personalities()
            if one.of_clan("Unicorn") and one.trait("Cavalry")
        ]
    ),
)

card(
    "iris-festival",
    event(effect=lambda use: [use.destroy(one) for one in use.table.in_play() if shadowlands(one)]),
)


def _honorable_dead(use: Use) -> list[Event]:
    found: list[Event] = []
    for player in use.table.players:
        dead = sum(one.died == "honorably" for one in player.dynasty_discard)
        if dead and use.table.is_in(player.seat):
            found.append(use.gain_honor(3 * dead, seat=player.seat, by=()))
    return found


card("bon-festival", event(effect=_honorable_dead))


def _lowest(use: Use) -> list[Event]:
    """Return the rightmost provinces of the players with the lowest Family Honor."""
    playing = [player for player in use.table.players if use.table.is_in(player.seat) and player.standing]
    least = min((player.honor for player in playing), default=0)
    return [use.destroy_province(player.standing[-1]) for player in playing if player.honor == least]


card("evil-feeds-upon-itself", event(effect=_lowest))

card(
    "strength-of-the-earth",
    event(
        effect=lambda use: [
            use.apply(place, "strength", 1, until="permanent")
            for player in use.table.players
            for place in player.standing
        ]
    ),
)

card(
    "corruption-of-the-harmonies",
    # Followers that are Shugenja also count (§casting-spells, §foo-rule).
    event(
        effect=lambda use: [
            use.bow(one)
            for leader in use.table.personalities()
            for one in (leader, *leader.followers)
            if one.called("Shugenja")
        ]
    ),
)

card(
    "doom-of-the-crab",
    event(
        effect=lambda use: [
            use.apply(one, "force", -2, until="permanent") for one in use.table.personalities() if one.of_clan("Crab")
        ]
    ),
)

card(
    "doom-of-the-phoenix",
    event(
        effect=lambda use: [
            use.destroy(one)
            for host in use.table.personalities()
            for one in host.attachments
            if one.face.type == "spell"
        ]
    ),
)

card(
    "the-price-of-war",
    event(effect=lambda use: [use.apply(player, "personality-cost", 2, until="game") for player in all_players(use)]),
)


def _comes_into_play(wanted: Card) -> bool:
    """Tell whether the gold would bring a card into play: the card is not an Action and is not in play already."""
    return wanted.face.type != "strategy" and not wanted.in_play


# The card stays in play as a source of gold until its gold is spent or the turn ends.
card(
    "inheritance",
    event(effect=lambda use: [use.enter_play(use.this, bowed=False)]),
    whenever(
        e.ProduceGold,
        lambda use, made: made.card is use.this,
        effect=lambda use: [use.destroy(use.this)],
        zones=("play",),
    ),
    whenever(e.TurnEnds, effect=lambda use: [use.destroy(use.this)], zones=("play",)),
    gold_for=lambda this, wanted: 0 if wanted is not None and not _comes_into_play(wanted) else 5,
)

card(
    "a-black-scroll-is-opened",
    event(
        effect=lambda use: [
            use.apply(one, "chi", -spells)
            for one in use.table.personalities()
            if one.trait("Shugenja") and (spells := sum(each.face.type == "spell" for each in one.attachments))
        ]
    ),
)


def _others(use: Use) -> list[Province]:
    return [place for player in all_players(use) for place in player.standing if place is not use.this.slot]


def _desperate(use: Use) -> list[Event]:
    own = [] if use.this.slot is None else [use.destroy_province(use.this.slot)]
    return [*own, use.destroy_province(use.target), use.lose_honor(5, by=())]


card("desperate-measures", event(target=Target(_others), effect=_desperate))


def _drowning(use: Use) -> Flow[None]:
    """Let each player choose and lose one harbor or fishery of each name.

    A card that counts as a Port may be the harbor.
    """
    doomed: list[Card] = []
    for player in all_players(use):
        for name in ("Port", "Pearl Bed", "Trading Port", "Pearl Divers"):
            of_it = [one for one in player.holdings if called(name, one) and one not in doomed]
            if of_it:
                doomed += yield from choose_subjects(player.seat, of_it, source=use.label, rule="events")
    yield from run_batch(use.table, [use.destroy(one) for one in doomed])


card("tsunami", event(run=_drowning))


def _levied(use: Use) -> list[Event]:
    most = max((one.unit_force for one in use.table.personalities()), default=0)
    chosen = [one for one in use.table.personalities() if one.unit_force == most]
    return [event for one in chosen for event in (use.destroy(one), use.gain_honor(most, seat=one.controller, by=()))]


card("imperial-levying", event(effect=_levied))


def _spells_for_all(use: Use) -> Flow[None]:
    """Let each player take a spell out of the Fate deck, which is then shuffled."""
    for player in all_players(use):
        yield from run_batch(use.table, [use.look_at(player.fate_deck, seat=player.seat)])
        spells = [one for one in player.fate_deck if one.face.type == "spell"]
        chosen = yield from choose_subjects(
            player.seat, spells, source=use.label, rule="events", least=0, name="spell", guarded=True
        )
        yield from run_batch(use.table, [use.add_to_hand(one) for one in chosen])
        yield from run_batch(use.table, [use.shuffle("fate", seat=player.seat)])


card("battle-at-isawa-palace", event(run=_spells_for_all))


def _gift(use: Use) -> Flow[None]:
    """Let the player gain Honor and take an Item out of the Fate deck, which is then shuffled."""
    yield from run_batch(use.table, [use.gain_honor(2)])
    yield from run_batch(use.table, [use.look_at(use.you.fate_deck)])
    items = [one for one in use.you.fate_deck if one.face.type == "item"]
    chosen = yield from choose_subjects(
        use.seat, items, source=use.label, rule="events", least=0, name="search", guarded=True
    )
    yield from run_batch(use.table, [use.reveal(chosen)] if chosen else ())
    yield from run_batch(use.table, [use.add_to_hand(one) for one in chosen])
    yield from run_batch(use.table, [use.shuffle("fate")])


card("imperial-gift", event(run=_gift))


def _allies(use: Use) -> Flow[None]:
    """Let each player, clockwise, show the top Dynasty card.

    A Personality shown in this way joins the player, whatever its Honor Requirement is. A Personality is discarded if
    its own text keeps it from joining this player.
    """
    for player in all_players(use):
        if not player.dynasty_deck or not use.table.is_in(player.seat):
            continue
        top = player.dynasty_deck[-1]
        yield from run_batch(use.table, [use.reveal([top])])
        joins = use.enter_play(top, seat=player.seat)
        willing = top.face.playable is None or top.face.playable(top, player)
        comes = top.face.type == "personality" and willing and joins.possible()
        yield from run_batch(use.table, [joins if comes else use.discard([top])])


card("unexpected-allies", event(run=_allies))


def _spreads(use: Use) -> Flow[None]:
    """Give a token to every corrupted card, then corrupt every Shadowlands card."""
    worse = [one for one in use.table.personalities() if any(token.name == CORRUPTION for token in one.tokens)]
    yield from run_batch(use.table, [use.place_token(one, chi=-1, name=CORRUPTION, amount=2) for one in worse])
    dark = [one for one in use.table.personalities() if shadowlands(one)]
    yield from run_batch(use.table, [use.place_token(one, chi=-1, name=CORRUPTION) for one in dark])


card("an-untold-cost", event(run=_spreads))


def _foremost(use: Use) -> Flow[None]:
    """Let each player pledge a Unique Personality and turn up a Fate card.

    The Personality pledged with the highest card dies.
    """
    pledged: list[tuple[Card, Player]] = []
    for player in all_players(use):
        found = [one for one in player.personalities if one.face.unique]
        if found and player.fate_deck:
            chosen = yield from choose_subjects(player.seat, found, source=use.label, rule="events")
            pledged.append((chosen[0], player))
    shown = [player.fate_deck[-1] for _, player in pledged]
    yield from run_batch(use.table, [use.discard([one]) for one in shown])
    most = max((one.focus for one in shown), default=0)
    batch: list[Event] = []
    for (one, player), drawn in zip(pledged, shown, strict=True):
        if drawn.focus == most:
            batch += [use.seppuku(one), use.gain_honor(most, seat=player.seat, by=())]
    yield from run_batch(use.table, batch)


card("the-death-of-tsuko", event(run=_foremost))


def _the_dark_lord_returns(use: Use) -> Flow[None]:
    """Destroy the rightmost Province of each player who does not renounce Honor Victory."""
    batch: list[Event] = []
    for player in all_players(use):
        last = player.standing[-1:]
        saved: tuple[Province, ...] = ()
        if last and not player.forbids("honor-victory"):
            saved = yield from choose_subjects(
                player.seat, last, source=use.label, rule="events", least=0, name="renounce"
            )
        batch += [use.apply(player, "cannot:honor-victory", until="game") for _ in saved]
        batch += [use.destroy_province(place) for place in last if place not in saved]
    yield from run_batch(use.table, batch)


card("the-return-of-fu-leng", event(run=_the_dark_lord_returns))

card(
    "summons-from-beyond",
    event(
        effect=lambda use: [
            e.Destroy(use, one, despite=True) for one in use.table.in_play() if one.face.type == "ancestor"
        ]
    ),
)


def _retires(use: Use) -> list[Event]:
    """Let the Human with the highest Chi become a Monk. If several Humans share the highest Chi, all become Monks."""
    humans = [one for one in use.table.personalities() if one.is_human]
    most = max((one.chi for one in humans), default=0)
    found: list[Event] = []
    for one in humans:
        if one.chi == most:
            left = [
                use.apply(one, f"trait:{name}", -1, until="permanent")
                for name in ("Samurai", "Shugenja")
                if one.trait(name)
            ]
            monk = [] if one.trait("Monk") else [use.apply(one, "trait:Monk", until="permanent")]
            found += [*use.gives(one, force=-4, chi=2, until="permanent"), *left, *monk, use.bow(one)]
    return found


card("retirement", event(effect=_retires))

LION_DOOM = "Doom of the Lion"
ESCORTS.add(LION_DOOM)

card(
    "doom-of-the-lion",
    event(
        effect=lambda use: [
            use.place_token(one, name=LION_DOOM) for one in use.table.personalities() if one.of_clan("Lion")
        ]
    ),
)

card("glimpse-of-the-unicorn", event(effect=lambda use: [use.draw()]))


def _mourn(use: Use) -> Flow[None]:
    """Let each player bow Personalities to gain Honor.

    Personalities who do not bow are dishonored, and each of them costs 3 Honor.
    """
    mourners: list[Card] = []
    for player in all_players(use):
        ready = [one for one in player.personalities if use.bow(one).possible()]
        if not ready:
            continue
        chosen = yield from choose_subjects(
            player.seat, ready, source=use.label, rule="events", least=0, most=len(ready), name="mourn"
        )
        yield from run_batch(use.table, [use.bow(one) for one in chosen])
        bowed = [one for one in chosen if one.bowed]
        mourners += bowed
        yield from run_batch(use.table, [use.gain_honor(len(bowed), seat=player.seat, by=())])
    for player in all_players(use):
        absent = [one for one in player.personalities if one not in mourners]
        shamed = [use.lose_honor(3 * len(absent), seat=player.seat, by=()), *(use.dishonor(one) for one in absent)]
        yield from run_batch(use.table, shamed)


card("imperial-funeral", event(run=_mourn))


def _wall_it_in(use: Use) -> Flow[None]:
    """Let the player take a Fortification out of the deck for this Province, at half its gold cost.

    After that, the Event is shuffled back or discarded, as the player chooses.
    """
    place, you = use.province, use.you
    yield from run_batch(use.table, [use.look_at(you.dynasty_deck)])
    options = [one for one in you.dynasty_deck if one.trait("Fortification") and _can_be_built(use, one)]
    chosen = yield from choose_subjects(
        use.seat, options, source=use.label, rule="events", least=0, name="search", guarded=True
    )
    for one in chosen:
        if (yield from pay(use, you, use.table.gold_cost(one, use.seat) // 2, one)):
            yield from run_batch(use.table, [use.attach_to_province(one, place), *on_entering(use, one)])
    back = yield from choose_subjects(use.seat, [use.this], source=use.label, rule="events", least=0, name="keep")
    yield from run_batch(use.table, [use.put_on_deck(one, bottom=True, shown=True) for one in back])
    yield from run_batch(use.table, [use.shuffle("dynasty")])


def _can_be_built(use: Use, one: Card) -> bool:
    willing = one.face.playable is None or one.face.playable(one, use.you)
    half = use.table.gold_cost(one, use.seat) // 2
    return bool(willing) and use.attach_to_province(one, use.province).possible() and affordable(use.you, half, one)


card("architects-of-the-wall", event(run=_wall_it_in))
card("chrysanthemum-festival", event(effect=lambda use: [e.AddProvince(use, one.seat) for one in all_players(use)]))


def _portrait(use: Use) -> Flow[None]:
    """Ask the other players, one after the other, whether the player's face is on the card.

    If all agree, the player wins.
    """
    others = [one for one in all_players(use) if one.seat != use.seat]
    for one in others:
        agreed = yield from choose_subjects(
            one.seat, [use.you], source=use.label, rule="events", least=0, name="portrait"
        )
        if not agreed:
            return
    yield from run_batch(use.table, [e.WinGame(use, use.seat, "card")])


# The program cannot see faces, so it asks the other players.
card("designer-wins", event(run=_portrait))


def _tested(use: Use) -> Flow[None]:
    """Let the Personality duel one Personality of each other player who wants it.

    An unbeaten Personality leaves the game. A player who sends a Personality has accepted the challenge.
    """
    champion, beaten = use.target, list[Card]()

    def loses(duel: Duel, loser: Duelist) -> list[Event]:
        beaten.append(loser.card)
        return destroyed(duel, loser)

    for player in [one for one in all_players(use) if one.seat != use.seat]:
        rivals = [one for one in player.personalities if may_be_challenged(one, use)]
        if not rivals or not challenger(use, champion):
            continue
        chosen = yield from choose_subjects(player.seat, rivals, source=use.label, rule="events", least=0, name="rival")
        for rival in chosen:
            yield from challenge(use, champion, rival, wins=honor_for_winner(3), loses=loses)
    if champion.is_personality and champion not in beaten:
        yield from run_batch(use.table, [use.discard_from_play(champion)])
        yield from run_batch(use.table, [use.remove_from_game(champion), e.AddProvince(use, use.seat)])


card("test-of-the-emerald-champion", event(target=personality(challenger), run=_tested))
