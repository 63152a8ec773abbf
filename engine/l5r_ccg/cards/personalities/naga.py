"""Personalities of the Naga."""

from engine.kernel.events import Event
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.cost import Cost
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import may_face
from engine.l5r_ccg.cards.phrases.fighting import (
    army,
    faces_in_battle,
    on_terrain,
    opposing_army,
    shadowlands,
    this_card_while,
)
from engine.l5r_ccg.cards.phrases.holdings import called, is_harbor
from engine.l5r_ccg.cards.phrases.people import joins
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    before,
    bow,
    card,
    gains,
    immune,
    its_unit,
    limited,
    open_,
    personality,
    ranged,
)
from engine.l5r_ccg.fighting.duel import Duel, Duelist, challenge, may_be_challenged, nothing
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.turn.winning import HONOR_VICTORY


def _may_return(one: Card) -> bool:
    """Tell whether a card is one of the Honorable Dead and a Naga by its printed clan."""
    return one.died == "honorably" and one.face.type == "personality" and one.face.is_called("Naga")


card(
    "ashamana",
    limited(
        costs=[BOW_THIS, Cost(lambda use: [use.discard_from_play(use.this)])],
        target=Target(lambda use: [one for one in use.you.dynasty_discard if _may_return(one)]),
        effect=lambda use: [use.enter_play(use.target, bowed=True)],
    ),
)

CHANGE = "Change"


def _changed(one: Card) -> bool:
    return any(token.name == CHANGE for token in one.tokens)


card(
    "isha",
    ranged(3),
    battle(
        costs=[BOW_THIS],
        condition=lambda use: use.this.in_battle,
        effect=lambda use: (
            []
            if use.table.battle is None or use.table.battle.terrain is None
            else [e.DestroyTerrain(use, use.table.battle.terrain)]
        ),
    ),
)

card(
    "shabura",
    open_(
        costs=[BOW_THIS],
        effect=lambda use: (
            [use.remove_token(use.this, CHANGE)]
            if _changed(use.this)
            else [use.place_token(use.this, force=-2, chi=3, name=CHANGE)]
        ),
    ),
)


card(
    "mara",
    open_(
        condition=lambda use: not _changed(use.this),
        costs=[BOW_THIS],
        effect=lambda use: [use.place_token(use.this, force=-2, name=CHANGE)],
    ),
    open_(
        condition=lambda use: _changed(use.this),
        costs=[BOW_THIS],
        effect=lambda use: [use.remove_token(use.this, CHANGE)],
    ),
    gains("trait:Cavalry", applies=this_card_while(_changed)),
)


def _naga(one: Card) -> bool:
    return one.of_clan("Naga")


def _champion_or_naga(use: Use, one: Card) -> bool:
    return one is not use.this and (_naga(one) or one.trait("Clan Champion"))


def _defy(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target)


card(
    "naga-abomination",
    gains("chi", lambda this, one: sum(each is not this and _naga(each) for each in this.table.in_play())),
    limited(target=personality(lambda use, one: _champion_or_naga(use, one) and may_face(use, one)), run=_defy),
)


def _harbors(this: Card) -> int:
    """Return the number of the Defender's Ports and Pearl Beds."""
    attack = this.table.attack
    if attack is None:
        return 0
    return sum(is_harbor(one) for one in this.table.players[attack.defender].holdings)


card(
    "ramash",
    gains("assigns-with-cavalry", applies=this_card_while(lambda this: _harbors(this) > 0)),
    gains("force", lambda this, one: _harbors(this), applies=this_card_while(lambda this: this.attacking)),
)

card("balash", ranged(3))

card("shagara", ranged(2))

card(
    "ashlim",
    limited(
        costs=[BOW_THIS, bow(lambda use: [one for one in use.you.personalities if one is not use.this], "other")],
        target=personality(lambda use, one: one.trait("Shadowlands")),
        # The trait is not permanent (§permanent-bonuses).
        effect=lambda use: [use.apply(use.target, "trait:Shadowlands", -1)],
    ),
)


def _is_naga(one: Card) -> bool:
    return one.called("Naga") or one.of_clan("Naga")


def _all_naga(use: Use) -> list[Card]:
    return [one for leader in use.table.personalities() for one in (leader, *leader.followers) if _is_naga(one)]


card(
    "naga-shugenja",
    open_(
        costs=[BOW_THIS],
        effect=lambda use: [change for one in _all_naga(use) for change in use.gives(one, force=1)],
    ),
)

card(
    "naga-warlord",
    gains(
        "force",
        1,
        applies=lambda this, subject: its_unit(this, subject) and subject is not this and _is_naga(subject),
    ),
)

card(
    "qamar",
    *immune("Fear", applies=its_unit),
    open_(costs=[BOW_THIS], target=personality(lambda use, one: _is_naga(one), bowed=True),
          effect=lambda use: [use.straighten(use.target)]),
    playable=joins("Naga"),
)  # fmt: skip

card(
    "shalasha",
    own_cost=lambda this, player: -3 if "Naga" in player.clans and not player.personalities else 0,
)


def _regions(provinces: list[Province]) -> list[Card]:
    return [one for province in provinces for one in province.attached]


def _forest(this: Card) -> bool:
    """Tell whether the Defender has a Forest in play."""
    attack = this.table.attack
    if attack is None:
        return False
    defender = this.table.players[attack.defender]
    return any(one.called("Forest") for one in (*defender.holdings, *_regions(defender.standing)))


card(
    "qarash",
    gains("assigns-with-cavalry", applies=lambda this, subject: subject is this and _forest(this)),
    ranged(4, condition=lambda use: on_terrain(use.this) or _forest(use.this)),
)


def _coils(duel: Duel, winner: Duelist) -> list[Event]:
    """Return the result of a victory of the Constrictor: the other Personality bows."""
    return [duel.use.bow(duel.opponent(winner).card)] if winner.card is duel.use.this else []


card(
    "radakast",
    battle(
        target=personality(lambda use, one: one in opposing_army(use.this) and may_be_challenged(one, use)),
        run=lambda use: challenge(use, use.this, use.target, wins=_coils, loses=nothing),
        limit=1,
        period="battle",
    ),
)


def _has_changed(this: Card) -> bool:
    return any(token.name == "Change" for token in this.tokens)


def _change(use: Use) -> Event:
    if _has_changed(use.this):
        return use.remove_token(use.this, "Change")
    return use.place_token(use.this, name="Change")


card(
    "shabura-experienced",
    gains(
        "force",
        2,
        applies=lambda this, subject: subject is this and not _has_changed(this) and faces_in_battle(this, shadowlands),
    ),
    open_(effect=lambda use: [_change(use)], limit=1, period="turn"),
    limited(
        condition=lambda use: _has_changed(use.this),
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and shadowlands(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _naga_army(use: Use) -> list[Card]:
    return [one for leader in army(use.this) for one in (leader, *leader.followers) if _is_naga(one)]


card(
    "shahadet-experienced",
    gains(
        "force",
        1,
        applies=lambda this, subject: its_unit(this, subject) and subject.is_follower and _is_naga(subject),
    ),
    battle(
        condition=lambda use: use.this.in_battle,
        costs=[BOW_THIS],
        effect=lambda use: [change for one in _naga_army(use) for change in use.gives(one, force=2)],
    ),
)

card(
    "dashmar",
    limited(
        condition=lambda use: use.you.honor >= HONOR_VICTORY and not use.this.dishonored,
        costs=[BOW_THIS],
        effect=lambda use: [e.WinGame(use, use.seat)],
    ),
    open_(
        condition=lambda use: use.table.favor is not None,
        costs=[BOW_THIS],
        effect=lambda use: [] if use.table.favor is None else [e.GiveUpFavor(use, use.table.favor)],
        concerns=lambda use: False,
    ),
    playable=lambda this, player: "Scorpion" not in player.clans,
)


def _kindred(this: Card) -> int:
    """Return how many other Naga Shugenja this player has in play."""
    every = this.player.personalities
    return sum(one is not this and one.of_clan("Naga") and one.trait("Shugenja") for one in every)


class _LastSong(Cost):
    """The cost by which Qakar and a Pearl Bed are destroyed.

    Twice the Chi of this Personality is stored as ``use.paid["song"]``.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            lambda use: [use.bow(use.this), use.destroy(use.this), use.destroy(use.paid[self.name])],
            pick=lambda use: [one for one in use.you.holdings if called("Pearl Bed", one)],
            name="pearls",
        )

    def choose(self, use: Use) -> Flow[None]:
        """Let the player choose how to pay the cost (see ``Cost``)."""
        use.paid["song"] = 2 * use.this.chi
        yield from super().choose(use)


card(
    "qakar",
    gains("chi", lambda this, one: 2 * _kindred(this)),
    ranged(lambda use: use.this.chi // 2),
    ranged(lambda use: use.paid.get("song", 2 * use.this.chi), costs=[_LastSong()]),
)


def _lowers_chi(use: Use, event: e.Initiate) -> bool:
    """Tell whether an action lowers the Chi of a Naga in play, other than by tokens."""
    act, effect = event.use, event.use.ability.effect
    if effect is None or act.ability.timing.forced or not act.complete():
        return False
    lowered = [part for part in effect(act) if isinstance(part, e.Apply) and part.attribute == "chi" and part.value < 0]
    return any(isinstance(part.subject, Card) and part.subject.of_clan("Naga") and part.possible() for part in lowered)


card(
    "shashakar-experienced",
    before(e.Initiate, _lowers_chi, costs=[BOW_THIS], effect=lambda use: [use.cancel(use.event)]),
)
