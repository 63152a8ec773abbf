"""Personalities without a clan."""

from functools import partial
from typing import Any

from engine.cardplay.choosing import choose_subjects, passing
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import NOTHING_WORN, as_it_comes, is_spell, only_followers
from engine.l5r_ccg.cards.phrases.committing import comes_to_defend
from engine.l5r_ccg.cards.phrases.copying import abilities_of, copy_one
from engine.l5r_ccg.cards.phrases.duels import called_for, honor_for_winner, may_face
from engine.l5r_ccg.cards.phrases.fighting import faces_in_battle, faces_in_duel, shadowlands, this_card_while
from engine.l5r_ccg.cards.phrases.holdings import called, count, is_harbor
from engine.l5r_ccg.cards.phrases.people import all_players
from engine.l5r_ccg.cards.phrases.provinces import standing
from engine.l5r_ccg.cards.phrases.shots import twice
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    DESTROY_THIS,
    Target,
    bare,
    battle,
    before,
    cannot,
    card,
    discard_from_hand,
    follower,
    gains,
    instead,
    limited,
    lose_honor,
    open_,
    opposing,
    pay_gold,
    personality,
    player,
    ranged,
    reaction,
    whenever,
    you_or_yours,
    yours,
)
from engine.l5r_ccg.fighting.duel import Duel, Duelist, challenge, destroyed, may_be_challenged, nothing
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.turn.gold import BOUNTY


def _mimic(use: Use) -> Flow[None]:
    """Ask which value or ability of the target to copy."""
    origin = use.target
    options = [
        Option(
            f"copy:{value}",
            "copy",
            use.copy_value(use.this, origin, value),
            subject=f"value:{value}",
            number=origin.worth(value),
        )
        for value in ("force", "chi", "personal-honor")
    ]
    yield from copy_one(use, [*options, *abilities_of(use, use.this, origin)])


card(
    "ninja-shapeshifter",
    open_(target=personality(lambda use, one: one is not use.this), run=_mimic, limit=1, period="turn"),
)

card(
    "orochi",
    NOTHING_WORN,
    battle(
        condition=lambda use: use.this.in_battle,
        target=Target(
            lambda use: (
                []
                if use.table.attack is None
                else [one for one in use.table.players[use.table.attack.defender].holdings if is_harbor(one)]
            )
        ),
        effect=lambda use: [use.destroy(use.target)],
        limit=1,
        period="battle",
    ),
)

card(
    "kolat-servant",
    limited(
        costs=[BOW_THIS],
        target=Target(lambda use: [one.stronghold for one in use.table.players if use.table.is_in(one.seat)]),
        effect=lambda use: [use.bow(use.target), use.apply(use.target, "cannot:straighten", until="bowed")],
    ),
    may_stay_bowed=True,
)


def _against_her(this: Card, one: Any) -> bool:
    """Tell whether an Item belongs to this Personality or her opponent in a duel.

    In her duels, no Items have an effect.
    """
    duel = this.table.duel
    return (
        duel is not None
        and duel.side(this) is not None
        and isinstance(one, Card)
        and one.face.type == "item"
        and one.host is not None
        and duel.side(one.host) is not None
    )


card("hirariko", gains("blank", applies=_against_her))

bare("hisa", "morito", "sanzo")

card(
    "akiyoshi",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.face.title == "Bayushi Kachiko", bowed=True),
        effect=lambda use: [use.straighten(use.target)],
    ),
)

card("yotsu-seiki", ranged(lambda use: use.this.chi))

card("motto-seiki", ranged(lambda use: use.this.chi))

card(
    "tokiuji",
    open_(
        costs=[BOW_THIS],
        target=follower(lambda use, one: one.is_human),
        effect=lambda use: use.gives(use.target, force=1),
    ),
)


def _is_naga(one: Card) -> bool:
    return one.of_clan("Naga")


card(
    "mikaru",
    only_followers(lambda worn: not _is_naga(worn)),
    gains("force", 2, applies=this_card_while(lambda this: faces_in_battle(this, _is_naga))),
    gains("chi", 3, applies=this_card_while(lambda this: faces_in_duel(this, _is_naga))),
    playable=lambda this, player: "Naga" not in player.clans,
)


def _peddle(use: Use) -> list[Event]:
    return [use.put_on_deck(use.target, bottom=True), use.draw()]


card(
    "ichiin",
    limited(
        costs=[BOW_THIS, pay_gold(4)],
        target=Target(lambda use: list(use.you.hand), guarded=True),
        effect=_peddle,
    ),
)

card(
    "kasuga-kyoji",
    limited(costs=[BOW_THIS, pay_gold(5)], effect=lambda use: [use.draw()]),
    limited(costs=[BOW_THIS, DESTROY_THIS], effect=lambda use: [use.draw(5)]),
)


def _watches(use: Use) -> bool:
    """Tell whether this player has no unit in the battle and is not the Defender."""
    fought, attack = use.table.battle, use.table.attack
    return fought is not None and attack is not None and not fought.units_of(use.seat) and attack.defender != use.seat


card(
    "miya-yoto",
    battle(
        condition=_watches,
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.in_battle),
        effect=lambda use: use.send_home(use.target),
        anywhere=True,
    ),
)


def _known_cards(use: Use) -> list[Event]:
    return [use.look_at(list(use.target.hand))]


def _hidden_lands(use: Use) -> list[Event]:
    lying = [place.card for place in use.target.standing if place.card is not None and place.card.facedown]
    return [use.look_at(lying)]


card(
    "ninja-spy",
    only_followers(lambda worn: worn.trait("Ninja")),
    open_(
        costs=[BOW_THIS, lose_honor(1)],
        target=player(lambda use, one: one.seat != use.seat and bool(one.hand)),
        effect=_known_cards,
    ),
    open_(
        costs=[BOW_THIS, lose_honor(1)],
        target=player(lambda use, one: any(place.card and place.card.facedown for place in one.standing)),
        effect=_hidden_lands,
    ),
)


def _ronin(use: Use) -> Flow[None]:
    proud = not shadowlands(use.target)
    yield from challenge(
        use,
        use.this,
        use.target,
        refused=(lambda issue: [use.dishonor(issue.challenged)]) if proud else None,
        wins=honor_for_winner(4),
    )


card(
    "the-hooded-ronin",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and (one.trait("Samurai") or shadowlands(one))),
        run=_ronin,
    ),
    enters_bowed=True,
)

# The Reaction is declared as gold that pays the whole cost of the Explosives.
card(
    "alhundro-cornejo",
    limited(
        costs=[BOW_THIS],
        target=Target(lambda use: [one for one in use.table.in_play() if one.trait("Fortification")]),
        effect=lambda use: [use.destroy(use.target)],
    ),
    limited(
        costs=[BOW_THIS],
        target=Target(lambda use: [place for place in standing(use) if place.strength]),
        effect=lambda use: [use.apply(use.target, "strength", -1, until="permanent")],
    ),
    gold_for=lambda this, wanted: (
        wanted.table.gold_cost(wanted, this.controller) if wanted is not None and wanted.id == "explosives" else 0
    ),
)


def _steals(use: Use) -> Flow[None]:
    """Let the Thief duel the Personality with the Item.

    Nobody dies in the duel. If the Thief wins, the Thief takes the Item.
    """

    def wins(duel: Duel, winner: Duelist) -> list[Event]:
        return [use.attach(use.target, use.this, seat=use.seat)] if winner.card is use.this else []

    yield from challenge(use, use.this, use.target.host, wins=wins, loses=nothing)


def _others_items(use: Use) -> list[Card]:
    """Return the Items that the Thief could take from other Personalities who may be challenged."""
    hosts = [one for one in use.table.personalities() if one is not use.this and may_be_challenged(one, use)]
    items = [worn for one in hosts for worn in one.attachments if worn.face.type == "item"]
    return [worn for worn in items if use.attach(worn, use.this, seat=use.seat).possible()]


card(
    "ratling-thief",
    gains("chi", 3, applies=this_card_while(called_for)),
    limited(costs=[BOW_THIS], target=Target(_others_items), run=_steals),
)


def _from_the_shadows(use: Use) -> Flow[None]:
    """Let the Assassin play one Focus card before the duel, then duel a bowed Personality."""
    hand = use.you.hand
    options = [*(one.option("focus") for one in hand), passing()]
    laid = yield from ask_hidden(
        Prompt(use.seat, "lay-focus", options, rule="duel", source=use.label), opens=bool(hand)
    )

    def prepare(duel: Duel) -> None:
        duel.challenger.ready.extend(option.value for option in laid)

    yield from challenge(use, use.this, use.target, prepare=prepare)


card(
    "matsu-hiroru",
    only_followers(lambda worn: worn.trait("Ninja")),
    limited(
        costs=[BOW_THIS, lose_honor(4)],
        target=personality(
            lambda use, one: one.bowed and one is not use.this and may_be_challenged(one, use), bowed=True
        ),
        run=_from_the_shadows,
    ),
    limited(
        costs=[lose_honor(4)],
        target=Target(lambda use: [one for one in use.table.in_play() if one.bowed and one.trait("Retainer")]),
        effect=lambda use: [use.destroy(use.target)],
    ),
)


def _from_afar(this: Card, one: Card, cause: Any) -> bool:
    return cause is not None and (cause.counts_as("Ranged") or cause.counts_as("Spell"))


card(
    "fire-dragon",
    NOTHING_WORN,
    ranged(5, words=("Elemental", "Fire"), run=twice),
    ranged(10, words=("Elemental", "Fire")),
)

card("air-dragon", NOTHING_WORN, cannot("be-targeted", test=_from_afar))


def _razes(use: Use, event: e.DestroyProvince) -> bool:
    """Tell whether the army of this Personality has destroyed a Province in the resolution of a battle."""
    fought = use.table.battle
    return fought is not None and fought.resolved and fought.province is event.province and use.this.attacking


card(
    "void-dragon",
    NOTHING_WORN,
    reaction(
        e.DestroyProvince,
        _razes,
        effect=lambda use: [use.discard(list(use.table.players[use.event.province.owner].hand))],
        limit=1,
        period="turn",
    ),
)


def _learns(use: Use) -> Flow[None]:
    """Ask which ability of the Shugenja to copy."""
    yield from copy_one(use, abilities_of(use, use.this, use.target))


card(
    "water-dragon",
    NOTHING_WORN,
    reaction(
        e.PhaseBegins,
        lambda use, event: event.phase == "events",
        words=("Elemental", "Water"),
        target=personality(lambda use, one: one.trait("Shugenja") and bool(abilities_of(use, use.this, one))),
        run=_learns,
    ),
)


def _faces_a_dragon(side: str, this: Card, subject: Card, province: Province) -> bool:
    """Tell whether a Dragon is in the army that a unit of this side would face at a Province."""
    attack = this.table.attack
    there = [one for one in this.table.personalities() if one.at is province and one.trait("Dragon")]
    return attack is not None and any(attack.side(one) not in (side, None) for one in there)


card(
    "togashi-hoshi",
    only_followers(lambda worn: False),
    cannot("attach", test=lambda this, subject, worn: worn.trait("Armor")),
    *(cannot(side, test=partial(_faces_a_dragon, side)) for side in ("attack", "defend")),
    own_cost=lambda this, player: -2 if "Brotherhood of Shinsei" in player.clans else 0,
)


def _shuns(this: Card, one: Card, province: Province) -> bool:
    """Tell whether the Ki-Rin keeps a Personality from attacking a Province of its player."""
    calm = not this.bowed and not this.dishonored and province.owner == this.controller
    return calm and one.personal_honor in (0, 4, 5) and not comes_to_defend(one)


def _is_somebody(this: Card, subject: Any) -> bool:
    return isinstance(subject, Card) and subject.is_personality


card("ki-rin", *(cannot(what, applies=_is_somebody, test=_shuns) for what in ("attack", "enter")))

card("seppun-baka", gains("lobbying-honor", 7, layer=Layer.BASE))


def _hosts(use: Use, event: e.GainHonor) -> bool:
    """Tell whether a Holding of this player brings Honor."""
    source = event.cause.this
    return event.seat == use.seat and source is not None and source.face.type == "holding" and yours(use, source)


card(
    "otomo-sorai",
    instead(e.GainHonor, _hosts, effect=lambda use: [use.change_honor(use.event, use.event.amount + 1)]),
    whenever(
        e.Destroy,
        lambda use, event: event.card is use.this,
        effect=lambda use: [
            use.lose_honor(max(0, use.table.players[use.event.controller].honor) // 2, seat=use.event.controller, by=())
        ],
        zones=("play", "dynasty discard"),
    ),
)

card(
    "fusaki",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this,
        run=lambda use: as_it_comes(use, use.this, is_spell),
    ),
)

card(
    "ratling-scavenger",
    worn_cost=lambda this, worn: -min(2, max(0, worn.face.gold_cost - 1)) * (worn.face.type == "item"),
)


def _is_given_away(use: Use) -> Flow[None]:
    """Let the player who brings this Personality into play give control of it to another player."""
    others = [one for one in all_players(use) if one.seat != use.seat]
    chosen = yield from choose_subjects(use.seat, others, source=use.label, rule="your", least=0, name="give-to")
    yield from run_batch(use.table, [use.take_control(use.this, seat=one.seat) for one in chosen])


card(
    "kado",
    whenever(e.EnterPlay, lambda use, event: event.card is use.this, run=_is_given_away),
    gains(
        "personality-cost", lambda this, player: this.as_printed(2), applies=lambda this, player: player is this.player
    ),
)

card(
    "earth-dragon",
    NOTHING_WORN,
    battle(
        words=("Elemental", "Earth"),
        condition=lambda use: use.this.in_battle and use.this.defending,
        effect=lambda use: use.gives(use.this, force=5),
        limit=1,
        period="turn",
    ),
)

card(
    "thunder-dragon",
    NOTHING_WORN,
    battle(
        condition=lambda use: use.this.in_battle,
        target=personality(opposing),
        effect=lambda use: [use.bow(use.target)],
        limit=1,
        period="battle",
    ),
)


def _whispers(use: Use) -> Flow[None]:
    """Discard the top card of a Fate deck. If the card's Focus is low, the dishonored Personality commits seppuku."""
    shown = use.table.players[use.target.controller].fate_deck[-1]
    yield from run_batch(use.table, [use.discard([shown])])
    if shown.focus < use.target.as_printed(use.target.face.personal_honor):
        yield from run_batch(use.table, [use.restore(use.target)])
        yield from run_batch(use.table, [use.seppuku(use.target)])


card(
    "kolat-whisperer",
    limited(
        costs=[BOW_THIS, discard_from_hand()],
        target=personality(
            lambda use, one: one.dishonored and one.is_human and bool(use.table.players[one.controller].fate_deck),
            bowed=True,
        ),
        run=_whispers,
    ),
)

card(
    "ratling-conjuror",
    cannot("attach", test=lambda this, subject, worn: is_spell(worn) and worn.face.gold_cost > 3),
    open_(
        costs=[BOW_THIS, discard_from_hand()],
        effect=lambda use: [
            use.apply(one, "force", 1) for one in use.table.in_play() if one.trait("Ratling") or one.of_clan("Ratling")
        ],
    ),
)


def _has_forests(player: Player) -> bool:
    return any(called("Forest", one) for one in player.table.in_play() if one.controller == player.seat)


def _chills(use: Use) -> Flow[None]:
    at_home = _has_forests(use.table.players[use.target.controller])
    yield from challenge(use, use.this, use.target, refused=None if at_home else lambda issue: [])


card(
    "yuki-no-onna",
    gains("force", lambda this, one: count(this, "Forest")),
    gains("chi", lambda this, one: count(this, "Forest")),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: shadowlands(one) and one is not use.this and may_be_challenged(one, use)),
        run=_chills,
    ),
)


def _robs(use: Use) -> Flow[None]:
    """Challenge a Personality.

    If the challenger wins or is refused, its player gets half the other's printed gold cost as gold.
    """
    bounty = use.target.as_printed(use.target.face.gold_cost) // 2

    def loot() -> list[Event]:
        return [use.apply(use.you, BOUNTY, bounty)]

    def wins(duel: Duel, winner: Duelist) -> list[Event]:
        return loot() if winner.seat == use.seat else []

    yield from challenge(use, use.this, use.target, refused=lambda issue: loot(), wins=wins)


card(
    "yugoro",
    gains("chi", lambda this, one: sum(worn.trait("Bandit") for worn in this.followers)),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one is not use.this and one.is_human and may_be_challenged(one, use)),
        run=_robs,
    ),
)

THUNDERS = (
    "Bayushi Kachiko", "Doji Hoturi", "Hida Yakamo", "Isawa Tadaka", "Mirumoto Hitomi", "Otaku Kamoko", "Toturi",
)  # fmt: skip


def _for_thunders(this: Card, wanted: Card | None) -> int:
    """Return the whole cost of a card that is one of the Seven Thunders, who join the Ronin for free, else 0."""
    return (
        wanted.table.gold_cost(wanted, this.controller) if wanted is not None and wanted.face.title in THUNDERS else 0
    )


card(
    "the-hooded-ronin-experienced",
    before(
        e.Initiate,
        lambda use, event: shadowlands(event.use.this) and not event.use.ability.timing.forced,
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
    gold_for=_for_thunders,
    enters_bowed=True,
)

# The second Reaction is declared as gold toward the Kolat card.
card(
    "chinoko",
    before(
        e.Initiate,
        lambda use, event: event.use.counts_as("Kolat") and not event.use.ability.timing.forced,
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
    gold_for=lambda this, wanted: this.as_printed(4) if wanted is not None and wanted.called("Kolat") else 0,
)


def _is_dark_deed(use: Use, event: e.Initiate) -> bool:
    """Tell whether a Ninja, Kolat or Assassin action targets this player or one of their cards."""
    deed = event.use
    if deed.ability.timing.forced or not any(deed.counts_as(word) for word in ("Ninja", "Kolat", "Assassin")):
        return False
    return any(you_or_yours(use, one) for one in deed.subjects)


def _intercepts(use: Use) -> Flow[None]:
    """Cancel the action. If a Personality performs the action, Mamoru must first win a duel against it."""
    deed: Any = use.event
    doer = deed.use.this
    beaten = False

    def loses(duel: Duel, loser: Duelist) -> list[Event]:
        nonlocal beaten
        beaten = beaten or loser.card is use.this
        return destroyed(duel, loser)

    if doer.is_personality:
        yield from challenge(use, use.this, doer, loses=loses)
    if not beaten:
        yield from run_batch(use.table, [use.cancel(deed)])


card("mamoru", before(e.Initiate, _is_dark_deed, words=("Ninja",), costs=[BOW_THIS], run=_intercepts))


def _breaks_off(later: Delayed, straightens: Any) -> Flow[None]:
    yield from run_batch(straightens.table, [later.cause.dishonor(straightens.card)])


LISTENING = delayed_effect(
    "suzume-mukashino", e.Straighten, _breaks_off, when=lambda later, event: event.card is later.about
)


def _tells(use: Use) -> list[Event]:
    """Return the events by which a listener bows. A listener who straightens early is dishonored."""
    return [
        use.bow(use.target),
        use.gain_honor(1, seat=use.target.controller, by=()),
        use.apply(use.target, "may-stay-bowed", until="bowed"),
        use.later(LISTENING, "bowed", about=use.target),
    ]


card(
    "suzume-mukashino",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.is_human and one.personal_honor > 2 and not one.bowed),
        effect=_tells,
    ),
    may_stay_bowed=True,
)

card("hoseki", gains("wields-spell"))
