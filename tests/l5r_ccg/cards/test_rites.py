"""Rituals, spells against the Shadowlands, a Black Scroll, Kiho that help others, ancestors of the great houses."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import IDLE, fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, SUKUNE, UJI, JUNZO = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "yogo-junzo"
TOGAI, MOSAKU = "bayushi-togai", "shinjo-mosaku"
LAND = [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]


def circle(spell: str, others: int = 2, **first: Any) -> dict[str, Any]:
    """Return a player with a Shugenja who holds a spell, and this many more Shugenja."""
    more = ["isawa-tomo", "asahina-tomo", "kuni-yori"][:others]
    return {"personalities": [at("isawa-uona", attachments=[spell]), *more], **IDLE, **first}


# Rituals


def test_three_shugenja_burn_a_region() -> None:
    game = scene(circle("fiery-wrath"), {"provinces": LAND})
    game.first.does("use:fiery-wrath").chooses("isawa-tomo", "asahina-tomo")
    assert game.zone("the-kaiu-walls") == "dynasty discard" and game.zone("fiery-wrath") == "fate discard"
    assert all(game.card(one).bowed for one in ("isawa-uona", "isawa-tomo", "asahina-tomo"))


@pytest.mark.parametrize(("others", "provinces"), [(1, LAND), (2, [{}, {}, {}, {}])])
def test_fiery_wrath_needs_three_shugenja_and_a_region(others: int, provinces: list[Any]) -> None:
    game = scene(circle("fiery-wrath", others), {"provinces": provinces})
    assert not game.first.may("use:fiery-wrath")


def test_nobody_attacks_the_province_shinsei_protects_until_the_next_turn() -> None:
    first = circle("benevolent-protection-of-shinsei")
    game = scene(first, {"personalities": [UNARI]})
    game.first.does("use:benevolent-protection-of-shinsei").chooses("0.0").chooses("isawa-tomo", "asahina-tomo")
    assert game.zone("benevolent-protection-of-shinsei") == "fate discard"
    assert game.card(UNARI).kept_from("attack", game.province(0, 0))
    assert not game.card(UNARI).kept_from("attack", game.province(0, 1))
    assert not game.card(UNARI).kept_from("defend", game.province(0, 0))
    game.pass_to("action", seat=0, turn=3)
    assert not game.card(UNARI).kept_from("attack", game.province(0, 0))


def test_the_protection_of_shinsei_needs_three_shugenja() -> None:
    assert not scene(circle("benevolent-protection-of-shinsei", 1)).first.may("use:benevolent-protection-of-shinsei")
    bowed = circle("benevolent-protection-of-shinsei")
    bowed["personalities"][1] = at("isawa-tomo", bowed=True)
    assert not scene(bowed).first.may("use:benevolent-protection-of-shinsei")


@pytest.mark.parametrize(("unit", "comes"), [(UNARI, False), (YOJO, True)])
def test_no_attacker_moves_to_a_protected_province(unit: str, comes: bool) -> None:
    game = fought([fights(UNARI), fights(SUKUNE)], [fights(YOJO)])
    table, other = game.table, game.province(1, 1)
    game.happens(table.framework.apply(other, "cannot:be-attacked", until="next-turn"))
    game.happens(table.framework.move(game.card(unit), other))
    assert (game.card(unit).at is other) is comes


# Spells


def test_divine_the_future_shuffles_a_card_of_a_province_away() -> None:
    lying = [{"card": at("stables", facedown=False)}, {}, {}, {}]
    game = scene(circle("divine-the-future", 0, provinces=lying, dynasty_deck=["gold-mine", "copper-mine"]))
    game.first.does("use:divine-the-future")
    seen = game.province(0, 0).card
    assert seen is not None and seen.facedown and game.card("isawa-uona").bowed
    rest = [one.id for one in game.first.player.dynasty_deck]
    assert sorted([seen.id, *rest]) == ["copper-mine", "gold-mine", "stables"]


def test_divine_the_future_may_reveal_a_reshuffled_card() -> None:
    """The province is filled from the deck with the shuffled card. An empty deck is reshuffled without a question."""
    lying = [{"card": at("stables", facedown=False)}, {}, {}, {}]
    game = scene(circle("divine-the-future", 0, provinces=lying, dynasty_deck=[]))
    game.first.does("use:divine-the-future")
    seen = game.province(0, 0).card
    assert seen is not None and seen.id == "stables" and seen.facedown


def test_divine_the_future_needs_a_card_in_a_province() -> None:
    assert not scene(circle("divine-the-future", 0)).first.may("use:divine-the-future")


@pytest.mark.parametrize(("seat", "spent"), [(0, False), (1, True)])
def test_inner_peace_takes_tokens_and_is_spent_on_another(seat: int, spent: bool) -> None:
    marked = at(UNARI, tokens=[{"name": "+1F", "force": 1, "amount": 2}, {"name": "Corruption", "chi": -1}])
    sides = [circle("the-path-to-inner-peace", 0), {}]
    sides[seat] = {**sides[seat], "personalities": [*sides[seat].get("personalities", ()), marked]}
    game = scene(*sides)
    game.first.does("use:the-path-to-inner-peace")
    assert game.card(UNARI).tokens == () and numbers(game, UNARI) == (0, 0)
    assert (game.zone("the-path-to-inner-peace") == "fate discard") is spent


def test_inner_peace_needs_tokens() -> None:
    assert not scene(circle("the-path-to-inner-peace"), {"personalities": [UNARI]}).first.may(
        "use:the-path-to-inner-peace"
    )


def test_the_tomb_of_jade_closes_over_a_card_of_the_shadowlands() -> None:
    foes = {"personalities": [JUNZO, at(YOJO, attachments=["goblin-mob", "light-infantry"])]}
    game = scene(circle("tomb-of-jade", 0), foes)
    game.first.does("use:tomb-of-jade")
    assert not game.first.may(YOJO) and not game.first.may("light-infantry")
    game.first.does(JUNZO)
    assert game.zone(JUNZO) == "dynasty discard" and game.zone("tomb-of-jade") == "fate discard"
    assert not scene(circle("tomb-of-jade", 0), {"personalities": [YOJO]}).first.may("use:tomb-of-jade")


def test_the_tomb_of_jade_does_not_close_over_a_bowed_personality_of_its_player() -> None:
    own = circle("tomb-of-jade", 0)
    bowed = {**own, "personalities": [*own["personalities"], at("mountain-goblin", bowed=True)]}
    assert not scene(bowed).first.may("use:tomb-of-jade")
    straight = {**own, "personalities": [*own["personalities"], "mountain-goblin"]}
    assert scene(straight).first.may("use:tomb-of-jade")


@pytest.mark.parametrize(("which", "force", "zone"), [("", 3, "play"), (":1", 5, "fate discard")])
def test_the_presence_of_spirits_gives_chi_as_force(which: str, force: int, zone: str) -> None:
    caster = at("isawa-uona", attachments=["spiritual-presence", "naginata"])
    game = scene({"personalities": [caster, UNARI]})
    game.first.does(f"use:spiritual-presence{which}").chooses(UNARI)
    assert numbers(game, UNARI) == (force, 0) and game.zone("spiritual-presence") == zone
    game.pass_to("action", seat=1, turn=2)
    assert numbers(game, UNARI) == (0, 0)


def test_the_stale_wind_stains_those_of_little_honor_until_the_turn_ends() -> None:
    dishonored = at(YOJO, dishonored=True)
    game = scene(circle("stale-wind", 0), {"personalities": [UNARI, dishonored, "mountain-goblin"]})
    game.first.does("use:stale-wind")
    assert game.card(YOJO).trait("Shadowlands") and not game.card(UNARI).trait("Shadowlands")
    assert not game.card("isawa-uona").trait("Shadowlands")
    game.pass_to("action", seat=1, turn=2)
    assert not game.card(YOJO).trait("Shadowlands") and game.card("mountain-goblin").trait("Shadowlands")


def test_the_inferno_burns_the_small_of_the_opposing_army() -> None:
    foes = [fights(UNARI, attachments=["light-infantry", "heavy-infantry"]), fights(YOJO), at(UJI)]
    game = fought([fights("isawa-uona", attachments=["heart-of-the-inferno"]), fights("hisa")], foes)
    game.first.does("use:heart-of-the-inferno")
    assert game.zone(YOJO) == "dynasty discard"
    assert [one.id for one in game.card(UNARI).followers] == ["heavy-infantry"]
    assert {game.zone(one) for one in (UNARI, UJI, "isawa-uona", "hisa")} == {"play"}
    assert game.zone("heart-of-the-inferno") == "fate discard"


def test_the_inferno_is_cast_from_within_the_battle() -> None:
    away = fought([at("isawa-uona", attachments=["heart-of-the-inferno"]), fights(UNARI)], [fights(YOJO)])
    assert not away.first.may("use:heart-of-the-inferno")


# A Black Scroll


def test_despair_touches_personalities_without_the_trait() -> None:
    dark = {"personalities": [at(JUNZO, attachments=["touch-of-despair"])], **IDLE}
    assert not scene(dark, {"personalities": ["mountain-goblin"]}).first.may("use:touch-of-despair:1")


# Kiho


def test_a_samurai_is_guided_to_be_a_tactician() -> None:
    game = scene({"personalities": ["isawa-uona", UNARI], "hand": ["ancestral-guidance"]}, {"personalities": [YOJO]})
    game.first.does("play:ancestral-guidance")
    assert game.card(UNARI).trait("Tactician") and game.card("isawa-uona").bowed
    game.pass_to("action", seat=1, turn=2)
    assert not game.card(UNARI).trait("Tactician")


@pytest.mark.parametrize("people", [[UNARI], ["isawa-uona"], [at("isawa-uona", bowed=True), UNARI]])
def test_ancestral_guidance_needs_a_guide_and_a_samurai(people: list[Any]) -> None:
    game = scene({"personalities": people, "hand": ["ancestral-guidance"], **IDLE})
    assert not game.first.may("play:ancestral-guidance")


def river(*units: Any, **first: Any) -> Scene:
    return fought([fights(UNARI), *units], [fights(YOJO)],
                  first={"hand": ["master-of-the-rolling-river", "charge"], **first})  # fmt: skip


def test_the_river_carries_a_unit_to_another_battle() -> None:
    game = river(fights(SUKUNE, "1.1"), "isawa-uona")
    game.first.does("play:master-of-the-rolling-river").chooses(SUKUNE)
    assert game.card(SUKUNE).at is game.province(1, 0) and game.card("isawa-uona").bowed


@pytest.mark.parametrize(
    "units", [[fights(SUKUNE), "isawa-uona"], [fights(SUKUNE, "1.1")], [SUKUNE, "isawa-uona"]]
)  # The Kiho is not played: only one battle, nobody to perform it, a unit at home.
def test_the_river_needs_two_battles_and_a_performer(units: list[Any]) -> None:
    assert river(*units).first.barred("play:master-of-the-rolling-river", "battle-action")


# Ancestors


def test_bayushi_destroys_black_scrolls_and_corruption() -> None:
    guarded = at(TOGAI, attachments=["shiryo-no-bayushi"])
    dark = at("asahina-tomo", attachments=["touch-of-despair"], tokens=[{"name": "Corruption", "chi": -1, "amount": 2}])
    game = scene({"personalities": [guarded]}, {"personalities": [dark]})
    assert game.first.may("use:shiryo-no-bayushi:1")
    game.first.does("use:shiryo-no-bayushi")
    assert game.zone("touch-of-despair") == "fate discard" and game.card(TOGAI).bowed
    other = scene({"personalities": [guarded]}, {"personalities": [dark]})
    other.first.does("use:shiryo-no-bayushi:1")
    assert numbers(other, "asahina-tomo") == (0, -1) and other.zone("touch-of-despair") == "play"


def test_bayushi_removes_the_taint_of_the_personality_he_guides() -> None:
    """The target is the token, so the token may lie on the player's own Personality who bows for this (§target)."""
    corrupt = at(TOGAI, attachments=["shiryo-no-bayushi"], tokens=[{"name": "Corruption", "chi": -1}])
    game = scene({"personalities": [corrupt]})
    game.first.does("use:shiryo-no-bayushi:1")
    assert game.card(TOGAI).tokens == () and game.card(TOGAI).bowed


def test_bayushi_finds_nothing_where_all_is_clean() -> None:
    game = scene({"personalities": [at(TOGAI, attachments=["shiryo-no-bayushi"]), SUKUNE], **IDLE},
                 {"personalities": [at(JUNZO, tokens=[{"name": "-1C", "chi": -1}])]})  # fmt: skip
    assert not game.first.may("use:shiryo-no-bayushi") and not game.first.may("use:shiryo-no-bayushi:1")


def test_hiruma_grows_against_the_shadowlands() -> None:
    own = fights(UNARI, attachments=["shiryo-no-hiruma"])
    game = fought([own], [fights(JUNZO, attachments=["goblin-mob"]), fights(YOJO), "mountain-goblin"])
    assert numbers(game, UNARI)[0] == 2
    assert numbers(scene({"personalities": [at(UNARI, attachments=["shiryo-no-hiruma"])]},
                         {"personalities": [JUNZO]}), UNARI)[0] == 0  # fmt: skip


@pytest.mark.parametrize(("foe", "more"), [(JUNZO, 3), (YOJO, 0)])
def test_hiruma_steadies_the_hand_in_duels_with_the_shadowlands(foe: str, more: int) -> None:
    own = at(UNARI, attachments=["shiryo-no-hiruma"])
    game = scene({"personalities": [own], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [foe], "hand": ["naginata"]})  # fmt: skip
    before = game.card(UNARI).chi
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.card(UNARI).chi - before == more


def test_shinjo_keeps_the_unit_out_of_sight_in_battle() -> None:
    foes = [fights(MOSAKU, attachments=["shiryo-no-shinjo", "light-infantry"]), fights(SUKUNE)]
    game = fought([fights("dairya")], foes)
    game.first.does("use:dairya")
    assert game.zone(MOSAKU) == "play" and not game.first.may(MOSAKU) and not game.first.may("light-infantry")


def test_shinjo_hides_nobody_outside_a_battle_or_from_the_own_player() -> None:
    unit = at(MOSAKU, attachments=["shiryo-no-shinjo"])
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}, {"personalities": [unit]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone(MOSAKU) == "dynasty discard"
    own = fought([fights(MOSAKU, attachments=["shiryo-no-shinjo"])], [fights(UNARI)], first={"hand": ["charge"]})
    assert not own.card(MOSAKU).forbids("be-targeted", own.table.framework)


def test_hida_strengthens_a_defender_once_a_turn() -> None:
    own = fights(UNARI, attachments=["shiryo-no-hida"])
    game = scene({"personalities": [fights(SUKUNE)]}, {"personalities": [own]}, attack=battle_at(0))
    game.second.does("use:shiryo-no-hida")
    assert numbers(game, UNARI) == (2, 2)
    game.first.passes()
    assert not game.second.may("use:shiryo-no-hida")


def test_hida_does_not_help_an_attacker() -> None:
    game = fought([fights(UNARI, attachments=["shiryo-no-hida"])], [fights(YOJO)], first={"hand": ["charge"]})
    assert not game.first.may("use:shiryo-no-hida")


@pytest.mark.parametrize(("ancestor", "reached"), [("shiryo-no-hida", False), ("shiryo-no-hiruma", True)])
def test_the_favor_does_not_reach_the_unit_hida_watches(ancestor: str, reached: bool) -> None:
    army = [fights(SUKUNE), fights("hisa")]
    game = scene({"personalities": army}, {"personalities": [fights(UNARI, attachments=[ancestor])]},
                 attack=battle_at(0), favor=0)  # fmt: skip
    game.pass_to("battle-action", seat=0)
    game.first.does("use:imperial-favor:2")
    assert game.first.may("hisa") and game.first.may(UNARI) is reached
