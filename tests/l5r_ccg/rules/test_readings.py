"""Readings of unclear rules, each with its source.

The sources, in this order: the rulebook of Crimson & Jade and its revised rules (chapter 15); the facts of the cards;
where these say nothing, the wording of a later printing, which the test names.
"""

import pytest

from engine.l5r_ccg.definition import pool
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, UNARI, MITSU = "matsu-yojo", "daidoji-uji", "hida-sukune", "hida-unari", "togashi-mitsu"
KIHO, ASSASSIN, HISA = "strength-of-my-ancestors", "kolat-assassin", "bayushi-hisa"
OBI, FORTRESS = "golden-obi-of-the-sun-goddess", "the-war-fortress-of-the-crab"
EARTH, FIRE = "ring-of-earth", "ring-of-fire"


# First the target, then the cost (chapter 15: an Action with a target is resolved "target, then effect")


def plot(**more: object) -> Scene:
    """Let the first player play Kolat Assassin, for 4 gold and 4 Honor."""
    side = {"hand": [ASSASSIN], "holdings": ["diamond-mine"] * 2, "honor": 10, **more}
    game = scene(side, {"personalities": [UJI, YOJO]})
    game.first.does(f"play:{ASSASSIN}")
    return game


@proves("target", "paying-costs")
def test_the_target_is_chosen_before_the_price_is_paid() -> None:
    game = plot()
    assert game.first.asked == "target" and game.first.honor == 10
    game.first.does(UJI)
    assert game.first.asked == "pay" and game.first.honor == 10
    game.first.pays()
    assert game.first.honor == 6 and game.zone(UJI) == "dynasty discard"


@proves("target", "paying-costs")
def test_everybody_knows_the_target_before_the_price_is_answered() -> None:
    game = plot()
    uji = game.card(UJI).key
    game.first.does(UJI).pays()
    announced = next(record for record in game.match.records if record.kind == "announce")
    assert announced.seats is None and announced.facts["targets"] == [uji]
    assert game.kinds.index("announce") < game.kinds.index("lose-honor") < game.kinds.index("initiate")


@proves("target", "kiho")
def test_no_price_takes_away_the_only_target() -> None:
    """Suana, alone at this province, is the only legal target, so another Personality must bow for the Kiho."""
    side = {"personalities": [fights("suana"), fights(MITSU, "1.1")], "hand": [KIHO], "holdings": ["diamond-mine"]}
    game = scene(side, {}, attack=battle_at(0), to_act=0)
    game.first.does(f"play:{KIHO}").pays()
    assert game.card(MITSU).bowed and not game.card("suana").bowed
    assert game.card("suana").force == game.card("suana").face.force + 2


@proves("target", "kiho")
def test_a_cost_that_only_the_target_could_pay_is_not_offered() -> None:
    side = {"personalities": [fights("suana")], "hand": [KIHO], "holdings": ["diamond-mine"]}
    assert not scene(side, {}, attack=battle_at(0), to_act=0).first.may(f"play:{KIHO}")


@proves("ranged-attack", "target")
def test_a_unit_that_joins_a_shot_must_reach_the_chosen_target() -> None:
    game = scene(
        {"personalities": [fights(UNARI)]},
        {"personalities": [fights("shinjo-hanari", attachments=["spearmen"])]},
        attack=battle_at(0),
    )
    # Hanari shoots with 3, the Spearmen with 2; Unari has 4 Force.
    game.second.does("use:shinjo-hanari")
    assert game.second.refused() == "nobody-in-range"
    game.second.does("shoot:spearmen")
    assert game.zone(UNARI) == "dynasty discard"


# Costs


@proves("actions", "paying-costs")
def test_investigation_costs_two_gold() -> None:
    """The rulebook's example plays the card "en payant les Coûts nécessaires" (9). The print has no gold cost.

    Only later printings state the 2 gold.
    """
    poor = {
        "personalities": [HISA],
        "hand": ["investigation"],
        "stronghold": at(FORTRESS, bowed=True),
    }
    game = scene({"hand": [ASSASSIN], "holdings": ["diamond-mine"] * 2, "honor": 10}, poor)
    game.first.does(f"play:{ASSASSIN}").pays()
    assert game.zone(HISA) == "dynasty discard"
    rich = {"personalities": [HISA], "hand": ["investigation"]}
    game = scene({"hand": [ASSASSIN], "holdings": ["diamond-mine"] * 2, "honor": 10}, rich)
    game.first.does(f"play:{ASSASSIN}").pays()
    game.second.does("trigger:investigation")
    assert game.card(FORTRESS, 1).bowed and game.zone(HISA) == "play"
    assert "produce-gold" in game.kinds[game.kinds.index("initiate") :] and game.first.honor == 10 - 4 - 5


@proves("actions", "reactions")
def test_investigation_helps_the_target_alone() -> None:
    """The rulebook does not say whether a third player may play Investigation: in its example Allen saves his own
    Personality. The later wording, from which we take the cost, demands a target of the player's own; we take that
    too.
    """
    game = scene({"hand": [ASSASSIN], "holdings": ["diamond-mine"] * 2, "honor": 10}, {"personalities": [HISA]},
                 {"hand": ["investigation"]})  # fmt: skip
    game.first.does(f"play:{ASSASSIN}").pays()
    assert game.zone(HISA) == "dynasty discard"


@proves("paying-costs")
def test_an_unaffordable_action_is_not_offered() -> None:
    """The rulebook (7) allows announcing a card whose cost one cannot pay: the gold is lost and the card returns. That
    could only harm a player who presses it by mistake, so it is not offered. An action that becomes impossible while
    its player pays ends as the rulebook says.
    """
    side = {"hand": [ASSASSIN], "stronghold": at(FORTRESS, bowed=True)}
    assert not scene(side, {"personalities": [UJI]}).first.may(f"play:{ASSASSIN}")


@proves("paying-costs", "actions")
@pytest.mark.parametrize("name", ["jade-arrow", "goblin-berserkers"])
def test_destroying_the_card_is_a_price_that_is_paid_even_if_the_action_is_cancelled(name: str) -> None:
    """An instruction before the effect is a cost (7: "Engagez … pour"), and so is "destroy this card to …"."""
    worn = ["archers", name] if name == "jade-arrow" else [name]
    shooter = "shinjo-hanari" if name == "jade-arrow" else YOJO
    game = scene(
        {"personalities": [fights(UNARI)]},
        {"personalities": [fights(shooter, attachments=worn)]},
        attack=battle_at(0),
    )
    game.second.does(f"use:{name}")
    kinds = game.kinds
    assert kinds.index("destroy") < kinds.index("initiate") and game.zone(name) == "fate discard"
    if name == "jade-arrow":
        assert game.zone(UNARI) == "dynasty discard" and game.card(shooter).bowed
    else:
        assert game.card(shooter).at is None


# Fear


@proves("fear", "target")
def test_fear_that_could_only_hit_own_cards_asks_first() -> None:
    """ "Une Unité dans la même Bataille" (11) includes the player's own, but nobody wants to target it by mistake."""
    own = fights(YOJO, attachments=["terrible-standard-of-fu-leng", "skeletal-archers"])
    game = scene({"personalities": [fights(UNARI)]}, {"personalities": [own]}, attack=battle_at(0))
    archers = game.card("skeletal-archers")
    assert archers.force <= 2
    game.second.does("use:terrible-standard-of-fu-leng")
    assert game.second.asked == "target"
    game.second.does()
    assert not archers.bowed and "initiate" not in game.kinds
    # Nothing was done, which counts as passing.
    assert game.first.asked == "battle-action" or game.table.battle is None


# The Resolution Segment


@proves("resolution-segment", "unit")
def test_saving_a_personality_does_not_save_its_followers() -> None:
    """ "Toutes les Unités Défenseuses … sont détruites" (8, 4.5): that includes the Follower itself. The Obi
    saves only its bearer.
    """
    worn = fights(HISA, attachments=[OBI, "medium-infantry"])
    game = scene({"personalities": [fights(UNARI, attachments=["heavy-infantry"])], "honor": 5},
                 {"personalities": [worn]}, attack=battle_at(0))  # fmt: skip
    game.pass_while(lambda: game.second.asked != "reaction")
    game.second.does(f"trigger:{OBI}:1")
    assert game.zone(HISA) == "play" and game.zone("medium-infantry") == "fate discard"
    # The Obi and the Follower were destroyed in this segment: 2 Honor for each.
    assert game.zone(OBI) == "fate discard" and game.first.honor == 5 + 2 * 2


@proves("resolution-segment", "family-honor")
def test_a_card_destroyed_in_the_place_of_another_brings_honor() -> None:
    """ "Le Défenseur et l'Attaquant gagne chacun 1 point d'Honneur par cartes adverses détruites" (8, 4.5): the Goblins
    and the weapon of the Warmonger, who saves himself, are destroyed in that segment.
    """
    boss = fights("goblin-warmonger", attachments=["goblin-mob", "naginata"])
    game = scene({"personalities": [fights(UNARI)], "honor": 5}, {"personalities": [boss]}, attack=battle_at(0))
    assert game.battle.total("attack") == game.battle.total("defend")
    game.resolve_battle()
    assert game.zone("goblin-warmonger") == "play" and game.zone("goblin-mob") == "fate discard"
    assert game.first.honor == 5 + 2


@proves("resolution-segment")
def test_a_unit_that_goes_home_before_the_segment_brings_nothing() -> None:
    """ "L'Honneur n'est pas gagné pour les cartes détruites avant ce Segment"."""
    game = scene({"personalities": [fights(UNARI)], "honor": 5},
                 {"personalities": [fights(YOJO, attachments=["light-infantry"])]}, attack=battle_at(0))  # fmt: skip
    game.happens(game.table.framework.destroy(game.card("light-infantry")))
    game.resolve_battle()
    assert game.first.honor == 5 + 2


# Exchanges


@proves("move-cards")
def test_an_exchange_that_can_move_nothing_is_not_offered() -> None:
    """ "La cible de votre transfert doit pouvoir recevoir ces cartes légalement" (7): Amoro has no Personal Honor, and
    the Archers require 1.
    """
    game = scene({"personalities": [at(SUKUNE, attachments=["archers"]), "hida-amoro"]})
    assert not game.first.may("exchange")


@proves("move-cards")
def test_a_pair_of_personalities_with_nothing_to_exchange_is_refused() -> None:
    game = scene({"personalities": [at(SUKUNE, attachments=["archers"]), "hida-amoro", YOJO]})
    game.first.does("exchange")
    assert game.first.refused(SUKUNE, "hida-amoro") == "nothing-to-move"
    game.first.does(SUKUNE, YOJO)
    assert game.first.asked == "exchange-cards"


# Rings


def ringed(ring: str, mine: list[object], theirs: list[object]) -> Scene:
    return scene({"personalities": theirs}, {"rings": [ring], "personalities": mine}, attack=battle_at(0))


@proves("ring")
@pytest.mark.parametrize(("ability", "change"), [("1", 3), ("2", -3)])
def test_the_ring_of_earth_strengthens_or_weakens_the_province_of_a_battle(ability: str, change: int) -> None:
    """The oldest wording known to us is that of the Emperor Edition (2010): +3 or -3, even with no unit there."""
    game = ringed(EARTH, [], [fights(UNARI)])
    before = game.province(1, 0).strength
    game.second.does(f"use:{EARTH}:{ability}")
    assert game.province(1, 0).strength == before + change and game.card(EARTH).bowed


@proves("ring")
def test_the_ring_of_earth_works_in_battles_alone() -> None:
    assert scene({"rings": [EARTH]}).first.barred(EARTH)


@proves("ring")
def test_the_ring_of_fire_destroys_one_for_one() -> None:
    """The oldest wording known to us is that of the Emperor Edition (2010).

    The player destroys a Personality of their own as a cost. The target is an opposing Personality whose Chi is not
    higher than the Chi of the destroyed one.
    """
    game = ringed(FIRE, [fights(UJI), fights(YOJO)], [fights(UNARI), fights("matsu-agetoki")])
    assert game.card(UJI).chi >= game.card(UNARI).chi
    game.second.does(f"use:{FIRE}:1").chooses(UNARI).chooses(UJI)
    assert game.zone(UNARI) == game.zone(UJI) == "dynasty discard" and game.card(FIRE).bowed
    assert game.zone(YOJO) == game.zone("matsu-agetoki") == "play"


@proves("ring")
def test_the_ring_of_fire_reaches_nobody_with_more_chi() -> None:
    weak, strong = "hida-amoro", "isawa-tadaka"
    assert pool()[weak].chi < pool()[strong].chi
    assert not ringed(FIRE, [fights(weak)], [fights(strong)]).second.may(f"use:{FIRE}:1")


# Other questions


@proves("allies", "dishonor")
def test_an_ally_gains_two_honor_whoever_is_sent() -> None:
    """ "Les Joueurs qui s'allient … gagnent 2 points d'Honneur Familial dès qu'ils impliquent au moins une Unité" (8):
    the player gains them by joining. "Elles ne peuvent modifier votre Honneur Familial" (11) is about the actions of
    dishonored Personalities, and being sent is not an action.
    """
    game = scene({"personalities": [YOJO]}, {"personalities": [UJI]},
                 {"personalities": [at(SUKUNE, dishonored=True)], "honor": 5}, attack={
                     "attacker": 0, "defender": 1, "segment": "infantry", "invited": {"attack": [2]}})  # fmt: skip
    game.first.commits(matsu_yojo="1.0")
    game.third.commits(hida_sukune="1.0")
    assert game.third.honor == 7 and game.card(SUKUNE).dishonored


@proves("what-is-a-clan")
@pytest.mark.parametrize(("card_id", "is_so"), [("ginawa", True), ("dairya", True), ("takuan", False), (MITSU, False)])
def test_toturis_people_of_before_his_army_are_unaligned(card_id: str, is_so: bool) -> None:
    """Keywords are those of the latest printing. Before Anvil of Despair there was no Toturi's Army, and the later
    printings of Ginawa and Dairya (third versions, 2000) call them Unaligned.
    """
    assert ("Unaligned" in pool()[card_id].traits) is is_so


def test_mitsu_is_a_monk() -> None:
    """A later erratum gave him the trait. The keywords in our data follow the errata (facts of the game)."""
    assert "Monk" in pool()[MITSU].traits


def test_wyrm_riders_cost_no_honor() -> None:
    """By a later text they cost 2 Honor when they come into play. Our data name this loss for each card that has it
    (Goblin Berserkers: 2), and not for Wyrm Riders.
    """
    game = scene({"hand": ["wyrm-riders"], "personalities": [SUKUNE], "holdings": ["diamond-mine"] * 3, "honor": 9})
    assert pool()["goblin-berserkers"].facts.honor_lost_on_entering == 2
    game.first.does("attach:wyrm-riders").pays()
    assert game.zone("wyrm-riders") == "play" and game.first.honor == 9
