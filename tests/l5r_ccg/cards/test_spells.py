"""Spells."""

from typing import Any

import pytest

from engine.fuzzing.ccg import CcgProbe
from engine.kernel.prompt import Refused
from engine.l5r_ccg.machinery.position import dump, load
from engine.l5r_ccg.machinery.view import view
from tests.l5r_ccg.cards.scenes import castle, circle, duel, fought, numbers, on_ground, risen_storm, shot
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

IDLE = {"holdings": ["retired-general"]}
CASTER = "isawa-tadaka"
TSUKE = "isawa-tsuke"
YOJO = "matsu-yojo"
UNARI = "hida-unari"
TOMO = "asahina-tomo"
UONA = "isawa-uona"
WIND = "call-upon-the-wind"
HANARI = "shinjo-hanari"
CLOAK = "cloak-of-night"
KATANA = "crystal-katana"
UJI = "daidoji-uji"
UNCLOAK = f"use:{UNARI}:text.{CLOAK}.0"
LIGHT = "light-infantry"
ISAWA_TOMO = "isawa-tomo"
SUKUNE = "hida-sukune"
JUNZO = "yogo-junzo"
FURY = "the-elements-fury"
KUWANAN = "doji-kuwanan"
WATER = "essence-of-water"
ASAHINA = "asahina-tomo"
LAND = [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]
CITADEL = "the-iron-citadel"
ONI = "oni-no-kaze"
POSSESSION = "possession"
FOUR_MINES = ["gold-mine"] * 4
SUMMON = "summon-undead-champion"
# A unit at home might still go to another battle, so the attack is not over yet.
HOME = "hida-unari"
UNDEAD = "undead-champion"


def circle_of(spell: str, others: int = 2, **first: Any) -> dict[str, Any]:
    """Return a player with a Shugenja who holds a spell, and this many more Shugenja."""
    more = ["isawa-tomo", "asahina-tomo", "kuni-yori"][:others]
    return {"personalities": [at("isawa-uona", attachments=[spell]), *more], **IDLE, **first}


def scrolls(scroll: str, *mine: Any, theirs: Any = (), **facts: Any) -> Scene:
    caster = at("isawa-uona", attachments=[scroll], **facts)
    return scene({"personalities": [caster, *mine], "honor": 5}, {"personalities": list(theirs)})


def casting(spell: str, *others: Any, theirs: list[Any] | None = None, **more: Any) -> Scene:
    """Return an Action Phase in which a Shugenja of the first player has a spell."""
    side = {"personalities": [at(CASTER, attachments=[spell]), *others], **more}
    return scene(side, {"personalities": theirs or []})


# Animate the Dead


def test_the_animated_dead_belong_to_the_shadowlands_and_frighten() -> None:
    caster = at(TSUKE, attachments=["animate-the-dead"])
    game = scene({"personalities": [caster, YOJO], "honor": 5}, {"fate_discard": ["heavy-infantry"]})
    game.first.does("use:animate-the-dead").chooses(YOJO)
    game.first.does("pass")  # no seppuku
    raised = game.card("heavy-infantry")
    assert raised.host is game.card(YOJO) and raised.controller == 0 and raised.trait("Shadowlands")
    assert game.first.honor == 3 and any(one.name == "text.animate-the-dead.0" for one in raised.abilities())


def test_the_dead_are_animated_only_where_somebody_can_lead_them() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["animate-the-dead"])]}, {})
    assert game.first.barred("use:animate-the-dead")


# Benevolent Protection of Shinsei


def test_nobody_attacks_the_province_shinsei_protects_until_the_next_turn() -> None:
    first = circle_of("benevolent-protection-of-shinsei")
    game = scene(first, {"personalities": [UNARI]})
    game.first.does("use:benevolent-protection-of-shinsei").chooses("0.0").chooses("isawa-tomo", "asahina-tomo")
    assert game.zone("benevolent-protection-of-shinsei") == "fate discard"
    assert game.card(UNARI).kept_from("attack", game.province(0, 0))
    assert not game.card(UNARI).kept_from("attack", game.province(0, 1))
    assert not game.card(UNARI).kept_from("defend", game.province(0, 0))
    game.pass_to("action", seat=0, turn=3)
    assert not game.card(UNARI).kept_from("attack", game.province(0, 0))


def test_the_protection_of_shinsei_needs_three_shugenja() -> None:
    assert not scene(circle_of("benevolent-protection-of-shinsei", 1)).first.may("use:benevolent-protection-of-shinsei")
    bowed = circle_of("benevolent-protection-of-shinsei")
    bowed["personalities"][1] = at("isawa-tomo", bowed=True)
    assert not scene(bowed).first.may("use:benevolent-protection-of-shinsei")


# Biting Steel


def test_biting_steel_gives_more_to_a_dragon() -> None:
    game = scene({"personalities": [at("isawa-tadaka", attachments=["biting-steel"]), "mirumoto-daini", "hida-unari"]})
    force = game.card("mirumoto-daini").force
    game.first.does("use:biting-steel").does("mirumoto-daini")
    assert game.card("mirumoto-daini").force == force + 3
    assert game.card("isawa-tadaka").bowed


# Black Wind From the Soul


def test_the_black_wind_takes_a_province_for_the_lives_of_the_casters() -> None:
    caster = at(TOMO, attachments=["black-wind-from-the-soul"])
    helper = at(TSUKE, tokens=[{"name": "Wisdom", "chi": 16}])
    game = scene({"personalities": [caster, helper, YOJO], "honor": 10})
    game.first.does("use:black-wind-from-the-soul:1").chooses("choose:province:1.2").chooses(TSUKE)
    assert game.province(1, 2).destroyed and game.zone(TOMO) == game.zone(TSUKE) == "dynasty discard"
    assert game.first.honor == 5


def test_the_black_wind_corrupts_personalities_that_straighten() -> None:
    game = scene({}, {"personalities": [at(TOMO, bowed=True, attachments=["black-wind-from-the-soul"])]})
    game.pass_to("action", seat=1, turn=2)
    assert game.card(TOMO).chi == 3


# Blood of Midnight


def test_blood_at_midnight_drives_the_attackers_of_the_shadowlands() -> None:
    game = fought([f("yogo-junzo", attachments=["blood-of-midnight"]), f("goblin-warmonger")], [f("moto-tsume")])
    game.first.does("use:blood-of-midnight").chooses("goblin-warmonger")
    assert numbers(game, "goblin-warmonger")[0] == 4


def test_blood_at_midnight_needs_an_attacker_of_the_shadowlands() -> None:
    game = fought([f(UONA, attachments=["blood-of-midnight"])], [f("moto-tsume")])
    assert not game.first.may("use:blood-of-midnight")


# Call Upon The Wind


def winds(*mine: Any, **theirs: Any) -> Scene:
    return scene({"personalities": [at("asahina-tomo", attachments=[WIND])], "provinces": [*mine, {}, {}, {}][:4]},
                 {"hand": ["charge"], **theirs})  # fmt: skip


def test_the_wind_turns_up_a_card_of_any_player() -> None:
    game = winds(provinces=[{"card": at("small-farm", facedown=True)}, {}, {}, {}])
    game.first.does(f"use:{WIND}").chooses("choose:province:1.0")
    assert not game.province(1, 0).card.facedown and game.card("asahina-tomo").bowed  # type: ignore[union-attr]
    assert game.card(WIND).in_play


def test_the_wind_turns_a_card_down_and_nobody_can_buy_it() -> None:
    game = winds({"card": at("small-farm")}, {"card": at(UNARI)})
    game.first.does(f"use:{WIND}").chooses("choose:province:0.0")
    assert game.province(0, 0).card.facedown  # type: ignore[union-attr]
    kept(game)


def test_an_event_that_the_wind_turns_up_waits_for_the_events_phase() -> None:
    game = winds({"card": at("bon-festival", facedown=True)})
    game.first.does(f"use:{WIND}").chooses("choose:province:0.0")
    assert game.zone("bon-festival") == "province"
    game.pass_to("action", 0, turn=game.table.turn + 2)
    assert game.zone("bon-festival") == "dynasty discard"


def test_the_wind_turns_up_the_top_card_of_a_deck_which_stays_there() -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    top = game.second.player.fate_deck[-1]
    assert top.id == "charge"
    (told,) = [one for one in game.match.records if one.kind == "reveal"]
    assert told.facts["cards"] == [top.key]
    assert view(game.table, 0)["players"][1]["fate_top"] == top.key
    kept(game)


def test_the_card_that_the_wind_has_turned_up_is_seen_until_it_is_drawn() -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    game.happens(game.table.rules_of(1).draw())
    assert "fate_top" not in view(game.table, None)["players"][1]
    assert not any(one.marked("turned-up") for one in game.second.player.hand)


def test_the_card_that_the_wind_has_turned_up_is_lost_in_a_shuffled_deck() -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    game.happens(game.table.rules_of(1).shuffle("fate"))
    assert "fate_top" not in view(game.table, None)["players"][1]


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_fuzzer_exchanges_no_card_that_the_wind_has_turned_up(viewer: int) -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    top = len(game.second.player.fate_deck) - 1
    spots = {
        spot.place
        for pair in CcgProbe().alike(game.table, viewer)
        for spots in pair
        for spot in spots
        if spot.seat == 1 and spot.pile == "fate deck"
    }
    assert spots == set(range(top))


def test_the_wind_does_not_turn_up_the_same_card_twice() -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    game.card("asahina-tomo").bowed = False
    game.second.does("pass")
    game.first.does(f"use:{WIND}")
    assert "deck:1:fate" not in game.first.options


def test_the_wind_needs_a_card_to_turn_over() -> None:
    empty: dict[str, Any] = {"provinces": [{}, {}, {}, {}], "dynasty_deck": [], "fate_deck": []}
    side = {"personalities": [at("asahina-tomo", attachments=[WIND])], **empty}
    assert not scene(side, {"hand": ["charge"], **empty}).first.may(f"use:{WIND}")


# Calling the Elements


def test_the_elements_unhorse_a_card_for_each_shugenja() -> None:
    game = scene({"personalities": [HANARI, "shinjo-yasamura"]},
                 {"personalities": [at(TSUKE, attachments=["calling-the-elements"]), "asahina-tomo"]})  # fmt: skip
    game.to_attack().attacks(1)
    game.second.does("trigger:calling-the-elements").does("asahina-tomo").does(HANARI, "shinjo-yasamura")
    assert not game.card(HANARI).trait("Cavalry") and not game.card("shinjo-yasamura").trait("Cavalry")
    assert game.card("asahina-tomo").bowed and game.card(TSUKE).bowed


def test_without_cavalry_nothing_is_called() -> None:
    game = scene({"personalities": [YOJO]}, {"personalities": [at(TSUKE, attachments=["calling-the-elements"])]})
    game.to_attack().attacks(1)
    assert game.second.asked != "reaction"


# Shapeshifting, Castle of Water, The Fire from Within


def test_a_castle_of_water_strengthens_the_attacked_province_from_afar() -> None:
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [at(TSUKE, attachments=["castle-of-water"])]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    before = game.province(1, 0).strength
    game.second.does("use:castle-of-water")
    assert (
        game.province(1, 0).strength == before + 3 and game.province(1, 1).strength == before and game.card(TSUKE).bowed
    )


def test_a_shugenja_who_is_not_in_the_battle_bows() -> None:
    spell = at("asahina-tomo", attachments=["castle-of-water"])
    game = castle(spell)
    game.second.does("use:castle-of-water")
    assert game.card("asahina-tomo").bowed


# Cloak of Night: worded as in Lotus Edition, by a public table of cards (dragncards-hac).


def under_cloak(card_id: str = KATANA, **facts: Any) -> Scene:
    """Return a table at which the first player has hidden a card under Hida Unari."""
    game = cloaked(card_id, "charge")
    game.first.does(f"use:{CLOAK}").chooses(UNARI)
    game.first.does(f"choose:{card_id}")
    game.pass_while(lambda: game.first.asked != "action", 10)
    return game


def cloaked(*hand: str, **more: Any) -> Scene:
    caster = at(TSUKE, attachments=[CLOAK])
    return scene({"personalities": [caster, UNARI], "hand": list(hand), **more}, {"personalities": [UJI]})


def test_a_card_goes_face_down_under_a_personality() -> None:
    game = under_cloak()
    assert game.zone(KATANA) == "beneath" and game.card(UNARI).beneath == [game.card(KATANA)]
    assert game.zone(CLOAK) == "fate discard" and game.card(TSUKE).bowed and game.first.hand == ["charge"]
    other, own = (view(game.table, viewer)["players"][0] for viewer in (1, 0))
    assert "beneath" not in other and game.card(KATANA).key not in repr(other)
    assert own["beneath"] == [{"key": game.card(KATANA).key, "under": game.card(UNARI).key}]
    kept(game)


def test_the_hidden_card_is_attached_for_nothing_once() -> None:
    game = under_cloak()
    game.first.does(UNCLOAK)
    assert game.card(KATANA).host is game.card(UNARI) and not game.first.may(UNCLOAK)
    assert not game.card(UNARI).bowed and not any(one.bowed for one in game.first.player.holdings)


def test_even_a_bowed_personality_throws_off_the_cloak() -> None:
    game = under_cloak()
    game.happens(game.table.rules_of(0).bow(game.card(UNARI)))
    assert game.first.may(UNCLOAK)


def test_a_card_that_may_not_be_there_is_discarded() -> None:
    game = under_cloak("biting-steel")
    game.first.does(UNCLOAK)
    assert game.zone("biting-steel") == "fate discard"


def test_only_attachments_go_under_the_cloak() -> None:
    game = cloaked("charge", KATANA, LIGHT)
    game.first.does(f"use:{CLOAK}").chooses(UNARI)
    assert not game.first.may("choose:charge")
    assert game.first.may(f"choose:{KATANA}") and game.first.may(f"choose:{LIGHT}")
    with pytest.raises(Refused):
        game.match.answer(0, [f"choose:{game.card(KATANA).key}", f"choose:{game.card(LIGHT).key}"])


def test_a_player_without_an_attachment_is_asked_nevertheless() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=[CLOAK])], "hand": ["charge"]}, asked=(0,))
    game.first.does(f"use:{CLOAK}")
    game.pass_to("put-under", seat=0)
    assert game.first.barred(f"choose:{KATANA}", "put-under")
    assert not scene({"personalities": [at(TSUKE, attachments=[CLOAK])], "hand": []}).first.may(f"use:{CLOAK}")


def test_the_hidden_card_is_lost_with_its_personality() -> None:
    game = under_cloak()
    game.happens(game.table.rules_of(1).destroy(game.card(UNARI)))
    assert game.zone(KATANA) == "fate discard"


# Contemplate the Void


def test_contemplate_the_void_replaces_the_hand_by_four_cards() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["contemplate-the-void"])], "hand": ["focus", "charge"]})
    game.first.does("use:contemplate-the-void")
    assert len(game.first.hand) == 4 and game.zone("focus") == game.zone("charge") == "fate discard"


# Counterspell


def test_counterspell_cancels_a_shugenjas_own_ability() -> None:
    game = scene(
        {"personalities": ["naga-shugenja", "shagara"]},
        {"personalities": [at(CASTER, attachments=["counterspell"])]},
    )
    game.first.does("use:naga-shugenja")
    game.second.does("trigger:counterspell")
    assert game.card("shagara").force == 2 and game.card("naga-shugenja").bowed and game.card(CASTER).bowed


def test_counterspell_cancels_any_innate_ability_even_of_its_own_player() -> None:
    game = scene({"personalities": ["naga-shugenja", "shagara", at(CASTER, attachments=["counterspell"])]})
    game.first.does("use:naga-shugenja").does("trigger:counterspell")
    assert game.card("shagara").force == 2 and game.card(CASTER).bowed


def test_counterspell_is_no_answer_to_a_spell() -> None:
    game = scene(
        {"personalities": [at("isawa-uona", attachments=["biting-steel"]), "shagara"]},
        {"personalities": [at(CASTER, attachments=["counterspell"])]},
    )
    game.first.does("use:biting-steel").chooses("shagara")
    assert not game.second.may("trigger:counterspell") and game.card("shagara").force == 4


# Courage of the Seven Thunders


def test_courage_strengthens_all_provinces_by_half_the_chi_rounded_up() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["courage-of-the-seven-thunders"]), "asahina-tomo"]})
    before = game.province(0, 2).strength
    game.first.does("use:courage-of-the-seven-thunders").does("choose:asahina-tomo")
    chi = game.card(TSUKE).chi + game.card("asahina-tomo").chi
    assert game.province(0, 2).strength == game.province(0, 0).strength == before + (chi + 1) // 2


def test_incense_doubles_the_chi_that_a_ritual_adds_up() -> None:
    plain = scene(circle("courage-of-the-seven-thunders"))
    burnt = scene(circle("courage-of-the-seven-thunders", wears={ISAWA_TOMO: ["incense-of-concentration"]}))
    for game in (plain, burnt):
        game.first.does("use:courage-of-the-seven-thunders").chooses(ISAWA_TOMO)
    chi = plain.card(UONA).chi, plain.card(ISAWA_TOMO).chi
    base = scene(circle()).province(0, 0).strength
    assert plain.province(0, 0).strength == base + (sum(chi) + 1) // 2
    assert burnt.province(0, 0).strength == base + (chi[0] + 2 * chi[1] + 1) // 2


# Dark Divination


@pytest.mark.parametrize("scroll", ["dark-divination", "the-wasting-disease"])
def test_a_black_scroll_corrupts_a_personality_who_straightens_with_it(scroll: str) -> None:
    game = scene({"personalities": [at("isawa-uona", bowed=True, attachments=[scroll])]}, phase="straighten")
    assert [(token.name, token.chi) for token in game.card("isawa-uona").tokens] == [("Corruption", -1)]
    assert scrolls(scroll).card("isawa-uona").tokens == ()


def test_divination_shows_the_top_five_of_any_deck_to_its_caster_alone() -> None:
    game = scrolls("dark-divination")
    game.first.does("use:dark-divination:1")
    assert len(game.first.options) == 4
    game.first.does("deck:1:fate")
    looks = [record for record in game.match.records if record.kind == "look-at"]
    assert looks[0].seats == (0,) and len(looks[0].facts["cards"]) == 5
    assert looks[0].facts["cards"][0] == game.table.players[1].fate_deck[-1].id
    told = looks[0].seen_by(1)
    assert told is not None and "cards" not in told.facts and game.card("isawa-uona").bowed


# Disrupt the Aura


def test_a_copy_fails_and_so_does_an_exchange_of_values() -> None:
    warder = {"personalities": [at("isawa-uona", attachments=["disrupt-the-aura"])]}
    game = scene({"personalities": ["ninja-shapeshifter", SUKUNE]}, warder)
    game.first.does("use:ninja-shapeshifter").chooses(SUKUNE).chooses("force")
    game.second.does("trigger:disrupt-the-aura")
    assert game.card("ninja-shapeshifter").force == 2 and game.card("isawa-uona").bowed
    caster = at("isawa-tsuke", attachments=["energy-transference"])
    exchange = scene({"personalities": [caster, SUKUNE]}, warder)
    before = exchange.card(SUKUNE).force
    exchange.first.does("use:energy-transference").chooses(SUKUNE)
    exchange.second.does("trigger:disrupt-the-aura:1")
    assert exchange.card(SUKUNE).force == before


def test_a_card_that_copies_nothing_is_not_disrupted() -> None:
    caster = at("isawa-tsuke", attachments=["biting-steel"])
    warder = {"personalities": [at("isawa-uona", attachments=["disrupt-the-aura"])]}
    game = scene({"personalities": [caster, SUKUNE]}, warder)
    game.first.does("use:biting-steel").chooses(SUKUNE)
    assert game.second.asked != "reaction"


# Divine the Future


def test_divine_the_future_shuffles_a_card_of_a_province_away() -> None:
    lying = [{"card": at("stables", facedown=False)}, {}, {}, {}]
    game = scene(circle_of("divine-the-future", 0, provinces=lying, dynasty_deck=["gold-mine", "copper-mine"]))
    game.first.does("use:divine-the-future")
    seen = game.province(0, 0).card
    assert seen is not None and seen.facedown and game.card("isawa-uona").bowed
    rest = [one.id for one in game.first.player.dynasty_deck]
    assert sorted([seen.id, *rest]) == ["copper-mine", "gold-mine", "stables"]


def test_divine_the_future_may_reveal_a_reshuffled_card() -> None:
    """The province is filled from the deck with the shuffled card. An empty deck is reshuffled without a question."""
    lying = [{"card": at("stables", facedown=False)}, {}, {}, {}]
    game = scene(circle_of("divine-the-future", 0, provinces=lying, dynasty_deck=[]))
    game.first.does("use:divine-the-future")
    seen = game.province(0, 0).card
    assert seen is not None and seen.id == "stables" and seen.facedown


def test_divine_the_future_needs_a_card_in_a_province() -> None:
    assert not scene(circle_of("divine-the-future", 0)).first.may("use:divine-the-future")


# Doom of Fu Leng


def test_the_doom_takes_as_much_chi_as_there_are_shugenja_and_never_all() -> None:
    own = [at(UONA, attachments=["doom-of-fu-leng"]), "asahina-tomo", "isawa-tadaka"]
    game = scene({"personalities": own}, {"personalities": [UJI]})
    game.first.does("use:doom-of-fu-leng:1").does(UJI).does("asahina-tomo", "isawa-tadaka")
    assert game.card(UJI).chi == 1
    game.pass_to("action", seat=0, turn=3)
    assert game.card(UJI).chi == 3 and game.card(UONA).chi == 2  # The Black Scroll corrupts its caster.
    game.first.does("use:doom-of-fu-leng:1")
    assert not game.first.may(UJI)


# Elemental Ward


def test_the_master_of_earth_has_elemental_actions() -> None:
    ward = at("heichi-chokei", attachments=["elemental-ward"])
    game = scene({"personalities": ["isawa-tadaka"], "hand": ["focus"]}, {"personalities": [ward]})
    use = game.card("isawa-tadaka").face.abilities[0]
    assert {"Elemental", "Earth"} <= set(use.words)
    game.first.does("use:isawa-tadaka").chooses("focus")
    assert game.province(0, 0).strength == game.province(0, 1).strength == 7 + 5


@pytest.mark.parametrize("who", ["isawa-uona-experienced", "isawa-tomo-experienced"])
def test_old_masters_no_longer_act_as_elemental(who: str) -> None:
    """The print says so, and so no protection from the elements stops the effect."""
    ward = at("isawa-tadaka", attachments=["elemental-ward"])
    game = scene(
        {"personalities": [fights(who)]}, {"personalities": [ward, fights(JUNZO)]}, attack=battle_at(0), to_act=0
    )
    game.first.does(f"use:{who}").chooses(JUNZO)
    assert not game.second.may("trigger:elemental-ward")


def test_elemental_ward_negates_its_players_action_against_the_players_own_card() -> None:
    game = scene(
        {"personalities": [at("isawa-uona", attachments=["wings-of-fire"]), at(CASTER, attachments=["elemental-ward"]),
                           "hida-unari"]},
        {"personalities": ["matsu-yojo"]},
    )  # fmt: skip
    game.first.does("use:wings-of-fire").does("hida-unari").does("trigger:elemental-ward")
    assert not game.card("hida-unari").trait("Cavalry")


def test_elemental_ward_ignores_an_action_against_other_players() -> None:
    game = scene(
        {
            "personalities": [
                at("isawa-uona", attachments=["wings-of-fire"]),
                at(CASTER, attachments=["elemental-ward"]),
            ]
        },
        {"personalities": ["matsu-yojo"]},
    )
    game.first.does("use:wings-of-fire").does("matsu-yojo")
    assert not game.first.may("trigger:elemental-ward") and game.card("matsu-yojo").trait("Cavalry")


def test_elemental_ward_negates_an_action_against_its_players_cards() -> None:
    game = scene(
        {"personalities": [fights("hida-unari"), fights(CASTER, attachments=["elemental-ward"])]},
        {"personalities": [fights("shiba-shingo"), fights("horiuchi-shoan", attachments=["stifling-wind"])]},
        attack=battle_at(0),
    )
    game.second.does("use:stifling-wind:1").chooses("hida-unari")
    game.first.does("trigger:elemental-ward")
    assert not game.card("hida-unari").bowed and game.card(CASTER).bowed


# The Elements' Fury


def storm(foes: list[Any], *helpers: Any) -> Scene:
    circle = [fights(UONA, attachments=[FURY]), *helpers]
    return scene({"personalities": circle}, {"personalities": foes}, attack=battle_at(0), to_act=0)


def test_the_fury_shoots_once_for_each_shugenja_within_their_chi() -> None:
    game = storm([fights(UJI, attachments=["spearmen"]), fights(YOJO)], fights(TOMO))
    spearmen = game.card("spearmen")
    game.first.does(f"use:{FURY}").chooses(TOMO)
    assert game.card(UONA).bowed and game.card(TOMO).bowed and game.zone(FURY) == "fate discard"
    first = spearmen.force
    game.first.does(f"number:{first}").chooses("spearmen")
    assert game.zone("spearmen") == "fate discard" and game.first.asked == "shot"
    left = game.card(UONA).chi + game.card(TOMO).chi - first
    assert max(int(key.partition(":")[2]) for key in game.first.options if key != "pass") == left
    game.first.does(f"number:{left}")
    game.first.chooses(UJI if game.card(UJI).force <= left else YOJO)
    assert game.first.asked != "shot"


def test_the_fury_of_one_shugenja_is_one_shot_which_may_be_forgone() -> None:
    game = storm([fights(UJI, attachments=["spearmen"])])
    game.first.does(f"use:{FURY}").does("pass")
    assert game.card("spearmen").in_play and game.first.asked != "shot" and game.zone(FURY) == "fate discard"


def test_the_fury_hits_nobody_behind_followers_and_nobody_too_strong() -> None:
    strong = [{"force": 9, "name": "Force"}]
    assert not storm([fights(UJI, attachments=[at("spearmen", tokens=strong)])]).first.may(f"use:{FURY}")
    assert not storm([fights(UJI, tokens=strong)]).first.may(f"use:{FURY}")


def test_only_shugenja_of_the_army_take_part_in_the_fury() -> None:
    game = storm([fights(UJI, attachments=["spearmen"])], TOMO)
    game.first.does(f"use:{FURY}")
    assert game.first.asked == "shot" and not game.card(TOMO).bowed


# Energy Transference


def test_energy_transference_turns_values_round() -> None:
    game = casting("energy-transference", "daidoji-uji", theirs=["doji-kuwanan"])
    game.first.does("use:energy-transference").chooses("daidoji-uji")
    assert (game.card("daidoji-uji").force, game.card("daidoji-uji").chi) == (3, 2)
    assert game.zone("energy-transference") == "play"
    enemy = casting("energy-transference", theirs=["doji-kuwanan"])
    enemy.first.does("use:energy-transference").chooses("doji-kuwanan")
    assert (enemy.card("doji-kuwanan").force, enemy.card("doji-kuwanan").chi) == (4, 3)
    assert enemy.zone("energy-transference") == "fate discard"


# Essence of Fire


def test_the_essence_of_fire_takes_the_opponents_items_for_the_duel() -> None:
    game = scene(
        {"personalities": [at(UJI, attachments=["naginata"])], "hand": ["iaijutsu-challenge"], "honor": 9},
        {"personalities": [YOJO, at(UONA, attachments=["essence-of-fire"])], "honor": 9, "hand": ["charge"]},
    )
    game.first.does("play:iaijutsu-challenge").chooses(YOJO)
    game.second.does("accept")
    assert game.card(UJI).chi == 5
    game.second.does("trigger:essence-of-fire")
    assert game.card(UJI).chi == 3 and game.card(UONA).bowed
    game.pass_while(lambda: game.table.duel is not None)
    assert game.card(UJI).chi == 5


def test_the_essence_of_fire_needs_an_item() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 9},
                 {"personalities": [YOJO, at(UONA, attachments=["essence-of-fire"])], "honor": 9})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(YOJO)
    game.second.does("accept")
    assert not game.second.may("trigger:essence-of-fire")


# A Thunder's Sacrifice, Essence of the Void, Immortal Steel


def test_the_void_holds_the_weaker_as_long_as_the_shugenja_stays_bowed() -> None:
    game = scene({"personalities": [at(TOMO, attachments=["essence-of-the-void"])]}, {"personalities": [UJI, KUWANAN]})
    game.first.does("use:essence-of-the-void")
    assert game.card(UJI).bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).bowed
    game.pass_to("stay-bowed", seat=0)
    game.first.does(f"stay-bowed:{TOMO}")
    game.pass_to("action", seat=1, turn=4)
    assert game.card(UJI).bowed and game.card(TOMO).bowed
    game.pass_to("stay-bowed", seat=0)
    game.first.does()
    game.pass_to("action", seat=1, turn=6)
    assert not game.card(UJI).bowed


# Essence of Water


def washed(*defenders: Any, allies: dict[int, str] | None = None) -> Scene:
    return scene({"personalities": [fights(TSUKE, attachments=[WATER])]}, {"personalities": [fights(UJI)]},
                 {"personalities": list(defenders)},
                 attack=battle_at(0, allies={2: "defend"} if allies is None else allies), to_act=0)  # fmt: skip


def test_water_washes_an_ally_away_and_bows_nobody() -> None:
    game = washed(fights(SUKUNE))
    game.first.does(f"use:{WATER}").chooses(SUKUNE)
    assert game.card(SUKUNE).at is None and not game.card(SUKUNE).bowed and not game.card(TSUKE).bowed


def test_water_does_not_move_the_leader_of_the_other_side() -> None:
    assert not washed(SUKUNE).first.may(f"use:{WATER}")


def test_water_does_not_move_allies_of_the_own_side() -> None:
    assert not washed(fights(SUKUNE), allies={2: "attack"}).first.may(f"use:{WATER}")


def test_water_works_as_often_as_the_shugenja_has_base_chi() -> None:
    crowd = [fights(one) for one in ("hida-tsuru", "hida-tampako", "hida-amoro", SUKUNE, YOJO, "toku")]
    game = washed(*crowd)
    chi = game.card(TSUKE).face.chi
    assert chi < len(crowd)
    for _ in range(chi):
        game.pass_to("battle-action", seat=0)
        game.first.does(f"use:{WATER}").chooses(next(one for one in game.first.options if one != "pass"))
    kept(game)
    game.pass_to("battle-action", seat=0)
    assert game.first.barred(f"use:{WATER}", "battle-action")


# Evil Ward


def test_evil_ward_strengthens_a_province_against_the_shadowlands_from_afar() -> None:
    ward = at("isawa-tsuke", attachments=["evil-ward"])
    game = on_ground({"personalities": [fights(JUNZO)]}, {"personalities": [ward]}, acts=1)
    before = game.province(1, 0).strength
    game.second.does("use:evil-ward").chooses("province:1.0")
    assert game.province(1, 0).strength == before + 5
    game = on_ground({"personalities": [fights(YOJO)]}, {"personalities": [ward]}, acts=1)
    game.second.does("use:evil-ward").chooses("province:1.0")
    assert game.province(1, 0).strength == before


def test_evil_ward_is_cast_before_the_attack_and_counts_only_while_a_dark_card_attacks() -> None:
    game = scene({"personalities": [JUNZO]}, {"personalities": [at("isawa-tsuke", attachments=["evil-ward"])]})
    game.first.passes()
    game.second.does("use:evil-ward").chooses("province:1.0")
    before = game.province(1, 0).strength
    game.to_attack().attacks(1)
    game.first.commits(yogo_junzo="1.0")
    assert game.province(1, 0).strength == before + 5 and game.province(1, 1).strength == before
    game.happens(game.table.framework.destroy(game.card(JUNZO)))
    assert game.province(1, 0).strength == before


# Fiery Wrath


def test_too_few_shugenja_are_refused_where_some_count_twice() -> None:
    land = {"provinces": [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]}
    side = circle("fiery-wrath", wears={ISAWA_TOMO: ["incense-of-concentration"]})
    side["personalities"].append(ASAHINA)
    game = scene(side, land)
    game.first.does("use:fiery-wrath")
    assert game.first.refused(ASAHINA) == "too-few-shugenja"


def test_three_shugenja_burn_a_region() -> None:
    game = scene(circle_of("fiery-wrath"), {"provinces": LAND})
    game.first.does("use:fiery-wrath").chooses("isawa-tomo", "asahina-tomo")
    assert game.zone("the-kaiu-walls") == "dynasty discard" and game.zone("fiery-wrath") == "fate discard"
    assert all(game.card(one).bowed for one in ("isawa-uona", "isawa-tomo", "asahina-tomo"))


@pytest.mark.parametrize(("others", "provinces"), [(1, LAND), (2, [{}, {}, {}, {}])])
def test_fiery_wrath_needs_three_shugenja_and_a_region(others: int, provinces: list[Any]) -> None:
    game = scene(circle_of("fiery-wrath", others), {"provinces": provinces})
    assert not game.first.may("use:fiery-wrath")


# Shapeshifting, Castle of Water, The Fire from Within


def burning(*foes: Any) -> Scene:
    return scene({"personalities": [fights(TOMO, attachments=["the-fire-from-within"])]},
                 {"personalities": [fights(one) for one in foes]}, attack=battle_at(0), to_act=0)  # fmt: skip


def test_the_fire_strikes_twice() -> None:
    game = burning(UNARI, YOJO, "hida-amoro")
    game.first.does("use:the-fire-from-within").chooses(UNARI).chooses(YOJO)
    assert game.zone(UNARI) == game.zone(YOJO) == "dynasty discard" and game.card(TOMO).bowed


def test_or_once_with_twice_the_strength() -> None:
    game = burning(UNARI, "hida-amoro")
    game.first.does("use:the-fire-from-within:1").chooses("hida-amoro")
    assert game.zone("hida-amoro") == "dynasty discard" and game.zone(UNARI) == "play"


def test_the_fire_reaches_nobody_too_strong() -> None:
    game = burning("hida-amoro")
    assert not game.first.may("use:the-fire-from-within") or game.first.options.count("use:the-fire-from-within") == 0
    assert game.first.may("use:the-fire-from-within:1")


# Fires of Purity


def test_fires_of_purity_burn_for_the_honorable() -> None:
    game = casting("fires-of-purity", "daidoji-sembi", "hida-unari")
    assert game.first.may("use:fires-of-purity")
    game.first.does("use:fires-of-purity")
    assert (game.card("daidoji-sembi").force, game.card("daidoji-sembi").chi) == (5, 5)
    assert not casting("fires-of-purity", "hida-unari").first.may("use:fires-of-purity")


# The Fires that Cleanse


def test_a_shugenja_burns_with_an_opponent() -> None:
    game = fight({"personalities": [fights(TSUKE, attachments=["the-fires-that-cleanse"]), fights(YOJO)]},
                 {"personalities": [fights(UNARI), UJI]})  # fmt: skip
    game.first.does("use:the-fires-that-cleanse").chooses(UNARI)
    assert game.zone(TSUKE) == game.zone(UNARI) == "dynasty discard" and game.zone(UJI) == "play"


def test_a_shugenja_who_stands_alone_burns_with_an_opponent_too() -> None:
    """First the target, then the effect (15): only the player of an action in a battle needs a Unit there (4.4)."""
    game = fight({"personalities": [fights(TSUKE, attachments=["the-fires-that-cleanse"])]},
                 {"personalities": [fights(UNARI), UJI]})  # fmt: skip
    game.first.does("use:the-fires-that-cleanse")
    assert game.zone(TSUKE) == game.zone(UNARI) == "dynasty discard"


def test_a_shugenja_elsewhere_burns_nobody() -> None:
    game = fight({"personalities": [at(TSUKE, attachments=["the-fires-that-cleanse"]), fights(YOJO)]},
                 {"personalities": [fights(UNARI)]})  # fmt: skip
    assert not game.first.may("use:the-fires-that-cleanse")


# Fist of Osano-Wo


def test_the_fist_crushes_a_holding_and_is_spent() -> None:
    game = scene({"personalities": [at(UONA, attachments=["fist-of-osano-wo"])]}, {"holdings": ["port"]})
    game.first.does("use:fist-of-osano-wo").chooses("port")
    assert game.zone("port") == "dynasty discard" and game.zone("fist-of-osano-wo") == "fate discard"


# Force of Will


def test_force_of_will_exchanges_personal_honor_and_chi_and_is_spent_on_others() -> None:
    caster = at(TSUKE, attachments=["force-of-will", "force-of-will"])
    game = scene({"personalities": [caster]}, {"personalities": [at(KUWANAN, attachments=["naginata"])]})
    chi, honor = game.card(KUWANAN).chi, game.card(KUWANAN).personal_honor
    game.first.does("use:force-of-will").chooses(KUWANAN)
    assert (game.card(KUWANAN).chi, game.card(KUWANAN).personal_honor) == (honor, chi)
    assert len([one for one in game.cards("force-of-will") if one.in_play]) == 1


def test_force_of_will_is_kept_if_it_is_used_on_ones_own() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["force-of-will"]), at(KUWANAN, attachments=["naginata"])]})
    game.first.does("use:force-of-will").chooses(KUWANAN)
    assert game.zone("force-of-will") == "play"


def test_force_of_will_is_spent_even_if_it_is_cancelled() -> None:
    # To destroy the Spell is part of the cost, like bowing the Shugenja.
    game = scene({"personalities": [at(TSUKE, attachments=["force-of-will"])]},
                 {"personalities": ["togashi-jodome", KUWANAN], "rings": ["ring-of-air"]})  # fmt: skip
    chi = game.card(KUWANAN).chi
    game.first.does("use:force-of-will").chooses(KUWANAN)
    game.second.does("trigger:togashi-jodome")
    assert game.card(KUWANAN).chi == chi and game.zone("force-of-will") == "fate discard"


# The Fury of Osano-Wo


def test_the_fury_comes_with_three_tokens() -> None:
    game = scene({"personalities": ["isawa-uona"], "hand": ["the-fury-of-osano-wo"], "holdings": ["gold-mine"] * 2})
    game.first.does("attach:the-fury-of-osano-wo").pays()
    assert [token.name for token in game.card("the-fury-of-osano-wo").tokens] == ["Fury"] * 3
    assert not game.card("isawa-uona").bowed


def test_the_fury_strikes_from_afar_by_the_chi_of_the_shugenja_and_a_token() -> None:
    game = risen_storm(2)
    game.first.does("the-fury-of-osano-wo")
    assert game.zone("hida-unari") == "dynasty discard" and game.card("isawa-uona").bowed
    assert len(game.card("the-fury-of-osano-wo").tokens) == 1 and game.zone("the-fury-of-osano-wo") == "play"


def test_the_fury_is_spent_with_its_last_token() -> None:
    game = risen_storm(1)
    game.first.does("the-fury-of-osano-wo")
    assert game.zone("hida-unari") == "dynasty discard" and game.zone("the-fury-of-osano-wo") == "fate discard"


def test_the_fury_needs_a_straight_shugenja() -> None:
    spell = at("the-fury-of-osano-wo", tokens=[{"name": "Fury"}])
    game = fought([fights("isawa-uona", bowed=True, attachments=[spell]), fights(SUKUNE)], [fights(UNARI)])
    assert not game.first.may("the-fury-of-osano-wo")


# Gust of Wind


def test_a_gust_of_wind_may_blow_an_arrow_back() -> None:
    game = shot({"personalities": [fights(TSUKE, attachments=["gust-of-wind"]), fights(YOJO)]})
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    game.second.does("trigger:gust-of-wind").chooses("shinjo-yasamura")
    assert game.zone("shinjo-yasamura") == "dynasty discard" and game.card(TSUKE).bowed and game.zone(YOJO) == "play"


def test_a_gust_of_wind_needs_the_shugenja_in_the_battle() -> None:
    game = shot({"personalities": [at(TSUKE, attachments=["gust-of-wind"]), fights(YOJO)]})
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard"


# Heart of the Inferno


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


# A Thunder's Sacrifice, Essence of the Void, Immortal Steel


def test_immortal_steel_doubles_a_weapon_once() -> None:
    armed = at(YOJO, attachments=["naginata"])
    game = scene({"personalities": [at(TSUKE, attachments=["immortal-steel", "immortal-steel"]), armed]})
    game.first.does("use:immortal-steel")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (2 + 2, 2 + 4)
    game.happens(game.table.framework.straighten(game.card(TSUKE)))
    game.second.does("pass")
    assert not game.first.may("use:immortal-steel")


# The Iron Citadel


def corrupted(**side: Any) -> Scene:
    return scene({"personalities": [at(UONA, attachments=[CITADEL]), YOJO], "honor": 41, **side})


def test_the_citadel_replaces_the_stronghold() -> None:
    game = corrupted()
    game.first.does(f"use:{CITADEL}:1")
    player = game.first.player
    assert game.zone(UONA) == "dynasty discard" and game.zone(CITADEL) == "fate discard"
    assert [one.strength for one in player.provinces] == [15] * 4
    assert (
        player.stronghold.blank
        and player.stronghold.trait("Unique")
        and player.stronghold not in [one for one in player.producers if not one.forbids("bow-for-gold")]
    )
    assert player.honor == 41 and player.clans == {"Crab"}
    assert [one.strength for one in game.second.player.provinces] != [15] * 4
    kept(game)


def test_a_player_with_the_citadel_wins_no_honor_victory() -> None:
    game = corrupted()
    game.first.does(f"use:{CITADEL}:1")
    turn = game.table.turn
    game.pass_to("action", 0, turn + 2)
    assert game.match.outcome is None


def test_there_is_only_one_citadel() -> None:
    game = scene({"personalities": [at(UONA, attachments=[CITADEL])]}, {"personalities": [TSUKE], "hand": [CITADEL]})
    game.first.does(f"use:{CITADEL}:1")
    assert not game.table.may_enter_play(game.second.player.hand[0])


def test_a_personality_who_keeps_the_scroll_is_corrupted_by_each_straightening() -> None:
    game = scene({"personalities": [at(UONA, bowed=True, attachments=[CITADEL]), YOJO]}, phase="straighten")
    game.pass_to("action", 0)
    assert [(one.chi, one.name) for one in game.card(UONA).tokens] == [(-1, "Corruption")]
    game.happens(
        game.table.rules_of(0).bow(game.card(YOJO)),
    )
    game.happens(game.table.rules_of(0).straighten(game.card(YOJO)))
    assert len(game.card(UONA).tokens) == 1


# Jade Strike


def test_a_jade_strike_spends_an_item_against_the_shadowlands() -> None:
    caster = at(TSUKE, attachments=["jade-strike"])
    game = fight({"personalities": [caster, fights(YOJO, attachments=["naginata"])]},
                 {"personalities": [fights("yogo-junzo"), fights(UJI)]})  # fmt: skip
    game.first.does("use:jade-strike")
    assert game.zone("yogo-junzo") == "dynasty discard" and game.zone("naginata") == "fate discard"
    assert game.card(TSUKE).bowed


def test_a_jade_strike_needs_an_item_in_the_battle_and_somebody_of_the_shadowlands() -> None:
    caster = at(TSUKE, attachments=["jade-strike"])
    without = fight({"personalities": [caster, fights(YOJO)]}, {"personalities": [fights("yogo-junzo")]})
    assert without.first.barred("use:jade-strike", "battle-action")
    clean = fight({"personalities": [caster, fights(YOJO, attachments=["naginata"])]}, {"personalities": [fights(UJI)]})
    assert clean.first.barred("use:jade-strike", "battle-action")


def test_nobody_catches_a_jade_strike_which_has_no_strength() -> None:
    """Catching the Wind's Favor and Shinjo Tsuburo need the strength of the attack, and Jade Strike has none."""
    caster = at(TSUKE, attachments=["jade-strike"])
    game = fight({"personalities": [caster, fights(YOJO, attachments=["naginata"])]},
                 {"personalities": [fights("yogo-junzo"), fights("asahina-tomo"), fights("shinjo-tsuburo")],
                  "hand": ["catching-the-wind-s-favor"]})  # fmt: skip
    game.first.does("use:jade-strike")
    assert game.zone("yogo-junzo") == "dynasty discard" and not game.card("asahina-tomo").bowed


# Look into the Void


def test_look_into_the_void_changes_a_card() -> None:
    game = casting("look-into-the-void", hand=["naginata"], fate_deck=["no-dachi"])
    game.first.does("use:look-into-the-void")
    assert game.first.hand == ["no-dachi"]
    assert not casting("look-into-the-void").first.may("use:look-into-the-void")


# Mists of Illusion


def test_the_mists_strengthen_but_destroy_nothing() -> None:
    caster = at(TSUKE, attachments=["mists-of-illusion"])
    game = scene({"personalities": [caster, YOJO]}, {"personalities": [UJI]})
    game.first.does("use:mists-of-illusion").chooses(YOJO)
    assert game.card(YOJO).force == 7
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.resolve_battle()
    assert game.zone(UJI) == "play" and not game.province(1, 0).destroyed


# Oni Warding


def warded(**side: object) -> Scene:
    """Return a Dynasty Phase in which the first player's first Province is warded."""
    lying = [{"card": at("oni-no-jimen", facedown=False), "lasting": [{"attribute": "oni-ward", "until": "game"}]},
             {"card": at("stables", facedown=False)}, {}, {}]  # fmt: skip
    ward = {"effect": "oni-warding", "seat": 1, "card": 77, "given": 0, "until": "game"}
    own = {"holdings": ["gold-mine"] * 6, "provinces": lying, "dynasty_deck": ["small-farm"] * 3, **side}
    return scene(own, {"fate_discard": [at("oni-warding", uid=77)]}, phase="dynasty", waiting=[ward])


def test_a_warded_province_sends_an_oni_back_into_the_deck_once_it_has_entered() -> None:
    game = warded()
    honor = game.first.honor
    game.first.does("recruit:oni-no-jimen").pays()
    assert not game.card("oni-no-jimen").in_play and game.first.honor == honor - 4
    hidden = game.zone("oni-no-jimen") == "dynasty deck"
    assert hidden or game.province(0, 0).card is game.card("oni-no-jimen")
    assert {"enter-play", "return-to-deck"} <= {record.kind for record in game.match.records}


def test_a_warded_province_lets_others_in() -> None:
    game = warded()
    game.first.does("recruit:stables").pays()
    assert game.card("stables").in_play


def test_an_oni_from_a_warded_province_is_turned_back_whatever_brings_it() -> None:
    game = warded()
    game.happens(game.table.rules_of(0).enter_play(game.card("oni-no-jimen")))
    assert game.zone("oni-no-jimen") == "dynasty deck" or game.province(0, 0).card is game.card("oni-no-jimen")


def test_oni_warding_needs_two_more_shugenja_for_each_oni() -> None:
    circle = [at(UONA, attachments=["oni-warding"]), ISAWA_TOMO, "asahina-tomo"]
    game = scene({"personalities": circle, **IDLE}, {"personalities": ["oni-no-jimen"]})
    game.first.does("use:oni-warding").chooses("1.2").chooses(ISAWA_TOMO, "asahina-tomo")
    assert game.province(1, 2).added("oni-ward") and game.zone("oni-warding") == "fate discard"
    assert game.card(ISAWA_TOMO).bowed and game.card("asahina-tomo").bowed
    assert not scene({"personalities": circle[:2], **IDLE}, {"personalities": ["oni-no-jimen"]}).first.may(
        "use:oni-warding"
    )
    assert scene({"personalities": circle[:1], **IDLE}).first.may("use:oni-warding")


def test_oni_warding_asks_for_no_other_shugenja_if_no_oni_is_in_play() -> None:
    """Two others bow for each Oni (printed text), so none may bow for none."""
    game = scene({"personalities": [at(UONA, attachments=["oni-warding"]), ISAWA_TOMO], **IDLE})
    game.first.does("use:oni-warding").chooses("1.2")
    assert game.first.asked != "cost"
    assert game.province(1, 2).added("oni-ward") and not game.card(ISAWA_TOMO).bowed


def test_followers_of_the_caster_can_be_all_the_shugenja_that_oni_warding_needs() -> None:
    """Each Minor Shugenja counts as a Shugenja of the Ritual (printed text), so two of them are enough for one Oni."""
    caster = at(UONA, attachments=["oni-warding", "minor-shugenja", "minor-shugenja"])
    game = scene({"personalities": [caster, ISAWA_TOMO], **IDLE}, {"personalities": ["oni-no-jimen"]})
    game.first.does("use:oni-warding").chooses("1.2")
    assert game.first.asked != "cost"
    assert game.province(1, 2).added("oni-ward") and not game.card(ISAWA_TOMO).bowed


# Osano-Wo's Breath


def test_osano_wos_breath_stops_ranged_attacks() -> None:
    caster = fights("isawa-tsuke", attachments=["osano-wo-s-breath"])
    game = on_ground({"personalities": [caster]},
                  {"personalities": [fights(UJI, attachments=["archers"])], "hand": ["outflank"]})  # fmt: skip
    game.first.does("use:osano-wo-s-breath")
    assert not game.second.may("use:archers") and game.second.may("play:outflank")


# The Path to Inner Peace


@pytest.mark.parametrize(("seat", "spent"), [(0, False), (1, True)])
def test_inner_peace_takes_tokens_and_is_spent_on_another(seat: int, spent: bool) -> None:
    marked = at(UNARI, tokens=[{"name": "+1F", "force": 1, "amount": 2}, {"name": "Corruption", "chi": -1}])
    sides = [circle_of("the-path-to-inner-peace", 0), {}]
    sides[seat] = {**sides[seat], "personalities": [*sides[seat].get("personalities", ()), marked]}
    game = scene(*sides)
    game.first.does("use:the-path-to-inner-peace")
    assert game.card(UNARI).tokens == () and numbers(game, UNARI) == (0, 0)
    assert (game.zone("the-path-to-inner-peace") == "fate discard") is spent


def test_inner_peace_needs_tokens() -> None:
    assert not scene(circle_of("the-path-to-inner-peace"), {"personalities": [UNARI]}).first.may(
        "use:the-path-to-inner-peace"
    )


# Possession


def one_being() -> Scene:
    game = possess(at(ONI, tokens=[{"force": 1}]), at("isawa-tadaka", attachments=["apprentice"]), YOJO)
    game.first.does(f"use:{POSSESSION}").chooses("isawa-tadaka")
    return game


def possess(*others: Any, caster: Any = None, **facts: Any) -> Scene:
    cast = at(TOMO, attachments=[POSSESSION]) if caster is None else caster
    return scene({"personalities": [cast, *others], "honor": 10, **facts}, {"hand": ["charge"]})


def test_the_oni_and_the_other_personality_become_one() -> None:
    game = one_being()
    oni, other = game.card(ONI), game.card("isawa-tadaka")
    assert other.zone == "under" and oni.covers == (other,)
    assert oni.force == oni.face.force + other.face.force + 1
    assert oni.chi == oni.face.chi + other.face.chi + game.card("apprentice").bonus("chi")
    assert oni.personal_honor == 0 and oni.trait("Shadowlands") and oni.trait("Nonhuman") and oni.trait("Unaligned")
    assert not oni.of_clan("Phoenix") and [one.id for one in oni.attachments] == ["apprentice"]
    assert game.first.honor == 5 and game.card(TOMO).bowed and game.zone(POSSESSION) == "fate discard"
    kept(game)


def test_it_has_the_abilities_of_both() -> None:
    game = one_being()
    other = game.card("isawa-tadaka")
    names = {ability.name for ability in game.card(ONI).abilities()}
    assert {f"{other.key}.{one.index}" for one in other.face.abilities} <= names
    assert {one.name for one in game.card(ONI).face.abilities} <= names


def test_everybody_sees_the_personality_under_the_oni() -> None:
    game = one_being()
    shown = next(one for one in view(game.table, None)["players"][0]["personalities"] if one["id"] == ONI)
    assert shown["covers"] == [game.card("isawa-tadaka").key]


def test_if_it_is_destroyed_the_oni_returns_without_cards_and_tokens() -> None:
    game = one_being()
    game.happens(game.table.rules_of(1).destroy(game.card(ONI)))
    oni = game.card(ONI)
    assert oni.in_play and oni.controller == 0 and not oni.attachments and not oni.tokens and not oni.covers
    assert oni.force == oni.face.force
    assert game.zone("isawa-tadaka") == "dynasty discard" and game.zone("apprentice") == "fate discard"
    kept(game)
    game.happens(game.table.rules_of(1).destroy(oni))
    assert not oni.in_play


def test_possession_needs_an_own_straight_oni_and_another_personality() -> None:
    assert not possess(YOJO).first.may(f"use:{POSSESSION}")
    assert not possess(ONI).first.may(f"use:{POSSESSION}")
    # The other one is not an Oni (printed text of Possession, Anvil of Despair).
    assert not possess(ONI, "oni-no-mizu").first.may(f"use:{POSSESSION}")
    assert possess(ONI, YOJO).first.may(f"use:{POSSESSION}")
    assert not possess(at(ONI, bowed=True), YOJO).first.may(f"use:{POSSESSION}")


# Stealing the Soul, Summon Nightstalker, A Prophecy Fulfilled, Wheel of Fate


def test_a_prophecy_weakens_until_it_turns_out_well() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["a-prophecy-fulfilled"])]}, {"personalities": [UJI]})
    game.first.does("use:a-prophecy-fulfilled").chooses(UJI)
    assert game.card(UJI).chi == 2
    game.pass_to("action", seat=0, turn=3)
    assert game.card(UJI).chi == 1
    game.pass_to("action", seat=0, turn=5)
    assert (game.card(UJI).force, game.card(UJI).chi) == (4, 5) and not game.table.durations.delayed


# Prophecy of the Hero


def hero() -> Scene:
    game = scene({"personalities": [at(TSUKE, attachments=["prophecy-of-the-hero"]), YOJO]},
                 {"personalities": [UJI], "hand": ["iaijutsu-challenge"]})  # fmt: skip
    game.first.does("use:prophecy-of-the-hero")
    return game


def test_the_hero_is_stronger_for_good() -> None:
    game = hero()
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (5, 5) and game.card(YOJO).bowed
    assert game.zone("prophecy-of-the-hero") == "fate discard" and game.card(TSUKE).bowed


def test_the_hero_dies_of_a_refusal() -> None:
    game = hero()
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:iaijutsu-challenge").chooses(YOJO)
    game.first.does("refuse")
    game.pass_while(lambda: game.first.asked == "reaction")
    assert game.zone(YOJO) == "dynasty discard"


def test_the_hero_dies_of_dishonor() -> None:
    game = hero()
    game.happens(game.table.framework.dishonor(game.card(YOJO)))
    assert game.zone(YOJO) == "dynasty discard"


# Purity of the Seven Thunders


def test_purity_destroys_the_shadowlands_and_its_helpers_stay_bowed_for_a_turn() -> None:
    cast = at(TOMO, attachments=["purity-of-the-seven-thunders"])
    strong = [at(one, tokens=[{"name": "Wisdom", "chi": 6}]) for one in (TSUKE, "kitsu-toju")]
    game = scene({"personalities": [cast, *strong]}, {"personalities": [JUNZO, UJI]})
    game.first.does("use:purity-of-the-seven-thunders").does(TSUKE, "kitsu-toju")
    assert game.zone(JUNZO) == game.zone(TOMO) == "dynasty discard" and game.zone(UJI) == "play"
    game.pass_to("action", seat=0, turn=3)
    assert game.card(TSUKE).bowed and game.card("kitsu-toju").bowed
    game.pass_to("action", seat=0, turn=5)
    assert not game.card(TSUKE).bowed


def test_a_ritual_needs_all_its_chi_together() -> None:
    game = scene({"personalities": [at(TOMO, attachments=["purity-of-the-seven-thunders"]), TSUKE]},
                 {"personalities": [JUNZO]})  # fmt: skip
    assert game.first.barred("use:purity-of-the-seven-thunders")
    enough = scene({"personalities": [at(TOMO, attachments=["purity-of-the-seven-thunders"]),
                                      at(TSUKE, tokens=[{"name": "Wisdom", "chi": 9}]), "kitsu-toju"]},
                   {"personalities": [JUNZO]})  # fmt: skip
    enough.first.does("use:purity-of-the-seven-thunders")
    with pytest.raises(Exception, match="too-little"):
        enough.first.does("kitsu-toju")


# Reflective Pool


def test_the_pool_reflects_an_action() -> None:
    game = scene(
        {"personalities": [at(UONA, attachments=["reflective-pool"]), UNARI]}, {"personalities": ["kuni-yori"]}
    )
    game.first.does("use:reflective-pool")
    assert game.zone("reflective-pool") == "fate discard"
    assert any(ability.name.startswith("kuni-yori") for ability in game.card(UNARI).gained)
    game.pass_to("action", turn=2)
    assert not game.card(UNARI).gained


def test_the_pool_needs_something_to_reflect() -> None:
    game = scene(
        {"personalities": [at("asahina-tomo", attachments=["reflective-pool"]), UNARI]}, {"personalities": [YOJO]}
    )
    assert not game.first.may("use:reflective-pool")


# Return of the Fallen Lord


def test_a_fallen_lord_returns_for_as_many_shugenja_as_he_has_chi() -> None:
    caster = at(TSUKE, attachments=["return-of-the-fallen-lord"])
    game = scene(
        {"personalities": [caster, JUNZO, "asahina-tomo"]},
        {"dynasty_discard": [at(YOJO, died="honorably"), at("hida-amoro", died="honorably"), UJI]},
    )
    game.first.does("use:return-of-the-fallen-lord:1").chooses(YOJO)
    game.first.chooses(f"choose:{JUNZO}", "choose:asahina-tomo")
    lord = game.card(YOJO)
    assert lord.controller == 0 and lord.in_play and lord.trait("Shadowlands") and game.zone(TSUKE) == "dynasty discard"
    assert game.card(JUNZO).bowed and any(one.name.startswith("text.return") for one in lord.abilities())


def test_a_lion_shugenja_has_that_scroll_for_nothing() -> None:
    game = scene({"personalities": ["kitsu-toju", TSUKE], "hand": ["return-of-the-fallen-lord"]})
    table = game.table
    card = game.card("return-of-the-fallen-lord")
    assert table.gold_cost(card, 0, game.card("kitsu-toju")) == 0 and table.gold_cost(card, 0, game.card(TSUKE)) == 5


# Reversal of Fortunes


def test_reversal_of_fortunes_wastes_an_event() -> None:
    casters = [at(TOMO, attachments=["reversal-of-fortunes"]), at(TSUKE, tokens=[{"name": "Wisdom", "chi": 5}])]
    game = scene(
        {"provinces": [{"card": "strength-of-the-earth"}, {}, {}, {}]}, {"personalities": casters}, phase="events"
    )
    game.second.does("trigger:reversal-of-fortunes").does(TSUKE)
    assert game.zone("strength-of-the-earth") == "dynasty discard" and game.province(0, 0).strength == 7
    assert game.zone("reversal-of-fortunes") == "fate discard" and game.card(TSUKE).bowed


# Secrets on the Wind


def test_chi_for_attaching_spells_brings_more_secrets() -> None:
    caster = at(TSUKE, attachments=["apprentice"])
    game = scene({"personalities": [caster], "hand": ["secrets-on-the-wind"], "holdings": FOUR_MINES})
    game.first.does("attach:secrets-on-the-wind").chooses(TSUKE).pays()
    assert len(game.card("secrets-on-the-wind").tokens) == game.card(TSUKE).chi + 2


def test_secrets_on_the_wind_dishonor_as_often_as_there_are_tokens() -> None:
    game = scene(
        {"personalities": [TSUKE], "hand": ["secrets-on-the-wind"], "holdings": FOUR_MINES}, {"personalities": [UJI]}
    )
    game.first.does("attach:secrets-on-the-wind").chooses(TSUKE).pays()
    assert len(game.card("secrets-on-the-wind").tokens) == game.card(TSUKE).chi
    game.second.does("pass")
    game.first.does("use:secrets-on-the-wind:1").chooses(UJI)
    assert game.card(UJI).dishonored and len(game.card("secrets-on-the-wind").tokens) == game.card(TSUKE).chi - 1


def test_a_scorpion_spends_no_secret_and_others_need_one() -> None:
    scorpion = at("soshi-bantaro", attachments=["secrets-on-the-wind"])
    game = scene(
        {"personalities": [scorpion, at(TSUKE, attachments=["secrets-on-the-wind"])]}, {"personalities": [UJI]}
    )
    assert game.first.may("use:secrets-on-the-wind:1")
    game.first.does("use:secrets-on-the-wind:1").chooses(UJI)
    assert game.card(UJI).dishonored and game.card("soshi-bantaro").bowed and not game.card(TSUKE).bowed


# Shapeshifting, Castle of Water, The Fire from Within


@pytest.mark.parametrize(
    ("who", "way", "values"), [(KUWANAN, "1", (4, 3, 3)), (KUWANAN, "3", (3, 3, 4)), (UNARI, "2", (2, 3, 4))]
)
def test_two_printed_values_change_places(who: str, way: str, values: tuple[int, int, int]) -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["shapeshifting"]), who]})
    game.first.does(f"use:shapeshifting:{way}").chooses(who)
    one = game.card(who)
    assert (one.force, one.chi, one.personal_honor) == values


# Sharing the Strength of Many


def test_sharing_the_strength_gives_two_chi_for_each_participant() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["sharing-the-strength-of-many"]), "yogo-junzo", YOJO]})
    game.first.does("use:sharing-the-strength-of-many").chooses(YOJO).does("choose:yogo-junzo")
    assert game.card(YOJO).chi == 2 + 4 and game.card("yogo-junzo").bowed


def test_the_target_of_a_ritual_does_not_bow_for_it() -> None:
    # §target: a player's own bowed Personality is not a legal target, so the Ritual would waste itself.
    game = scene({"personalities": [at(TSUKE, attachments=["sharing-the-strength-of-many"]), "yogo-junzo"]})
    before = game.card("yogo-junzo").chi
    game.first.does("use:sharing-the-strength-of-many")
    assert game.card("yogo-junzo").chi == before + 2 and not game.card("yogo-junzo").bowed


# Spiritual Presence


@pytest.mark.parametrize(("which", "force", "zone"), [("", 3, "play"), (":1", 5, "fate discard")])
def test_the_presence_of_spirits_gives_chi_as_force(which: str, force: int, zone: str) -> None:
    caster = at("isawa-uona", attachments=["spiritual-presence", "naginata"])
    game = scene({"personalities": [caster, UNARI]})
    game.first.does(f"use:spiritual-presence{which}").chooses(UNARI)
    assert numbers(game, UNARI) == (force, 0) and game.zone("spiritual-presence") == zone
    game.pass_to("action", seat=1, turn=2)
    assert numbers(game, UNARI) == (0, 0)


# Stale Wind


def test_the_stale_wind_stains_those_of_little_honor_until_the_turn_ends() -> None:
    dishonored = at(YOJO, dishonored=True)
    game = scene(circle_of("stale-wind", 0), {"personalities": [UNARI, dishonored, "mountain-goblin"]})
    game.first.does("use:stale-wind")
    assert game.card(YOJO).trait("Shadowlands") and not game.card(UNARI).trait("Shadowlands")
    assert not game.card("isawa-uona").trait("Shadowlands")
    game.pass_to("action", seat=1, turn=2)
    assert not game.card(YOJO).trait("Shadowlands") and game.card("mountain-goblin").trait("Shadowlands")


# Stealing the Soul, Summon Nightstalker, A Prophecy Fulfilled, Wheel of Fate


def stolen() -> Scene:
    game = scene(
        {"personalities": [at(TSUKE, attachments=["stealing-the-soul"]), TOMO, YOJO]}, {"personalities": [UNARI]}
    )
    game.first.does("use:stealing-the-soul").chooses(UNARI).chooses(YOJO).chooses(TOMO)
    return game


def test_a_soul_is_stolen_for_another() -> None:
    game = stolen()
    assert (game.card(UNARI).force, game.card(UNARI).chi) == (2, 1)
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (4, 4)
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UNARI).force == 2 and game.card(YOJO).force == 2
    game.pass_to("action", seat=0, turn=3)
    assert game.card(UNARI).force == 4


@pytest.mark.parametrize("who", [UNARI, YOJO])
def test_the_spell_dies_with_either_of_them_this_turn(who: str) -> None:
    game = stolen()
    game.happens(game.table.framework.destroy(game.card(who)))
    assert game.zone("stealing-the-soul") == "fate discard"


def test_the_spell_outlives_them_afterwards() -> None:
    game = stolen()
    game.pass_to("action", seat=1, turn=2)
    game.happens(game.table.framework.destroy(game.card(UNARI)))
    assert game.zone("stealing-the-soul") == "play"


# Stifling Wind


def test_stifling_wind_bows_a_follower_or_a_personality_without_one() -> None:
    game = scene(
        {"personalities": [fights("hida-unari", attachments=["heavy-infantry"])]},
        {"personalities": [fights(CASTER, attachments=["stifling-wind"])]},
        attack=battle_at(0),
    )
    game.second.does("use:stifling-wind").chooses("heavy-infantry")
    assert game.card("heavy-infantry").bowed and not game.card("hida-unari").bowed


# Strike At The Roots


def test_roots_are_struck_out_of_as_many_provinces_as_the_shugenja_has_chi() -> None:
    lying = [{"card": "marketplace"}, {"card": at("port", facedown=True)}, {"card": "stables"}, {"card": "gold-mine"}]
    game = scene({"personalities": [at(UONA, attachments=["strike-at-the-roots"])]}, {"provinces": lying})
    game.first.does("use:strike-at-the-roots")
    assert game.first.refused("province:1.0", "province:1.1", "province:1.2", "province:1.3")
    game.first.does("province:1.0", "province:1.1")
    deck = game.table.players[1].dynasty_deck
    assert sorted(card.id for card in deck[:2]) == ["marketplace", "port"]
    assert [game.province(1, index).card.id for index in (2, 3)] == ["stables", "gold-mine"]
    assert game.province(1, 0).card.facedown and game.province(1, 0).card.id == "small-farm"


# Summon Faeries


@pytest.mark.parametrize("caster", [TSUKE, "yogo-junzo"])
def test_faeries_bow_a_shugenja_and_keep_a_phoenix_bowed(caster: str) -> None:
    game = scene({"personalities": [at(caster, attachments=["summon-faeries"])]},
                 {"personalities": ["asahina-tomo", UJI]})  # fmt: skip
    game.first.does("use:summon-faeries")
    assert game.card("asahina-tomo").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("asahina-tomo").bowed is (caster == TSUKE)


# Stealing the Soul, Summon Nightstalker, A Prophecy Fulfilled, Wheel of Fate


def stalked() -> Scene:
    game = scene({"personalities": [at(TSUKE, attachments=["summon-nightstalker"])]}, {"personalities": [UJI]})
    game.first.does("use:summon-nightstalker").chooses(UJI)
    return game


def test_a_nightstalker_takes_a_chi_in_each_events_phase() -> None:
    game = stalked()
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).chi == 2
    game.pass_to("action", seat=1, turn=4)
    assert game.card(UJI).chi == 1 and game.zone("summon-nightstalker") == "fate discard"


def test_a_nightstalker_goes_with_its_shugenja() -> None:
    game = stalked()
    game.happens(game.table.framework.destroy(game.card(TSUKE)))
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).chi == 3


# Summon Swamp Spirits


def test_swamp_spirits_follow_the_casters_personality() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["summon-swamp-spirits"]), YOJO]}, {"personalities": [UJI]})
    game.first.does("use:summon-swamp-spirits").chooses(YOJO)
    spirit = game.card(YOJO).followers[0]
    assert spirit.force == 1 and spirit.trait("Shadowlands") and not game.card(UJI).followers


# Summon Undead Champion: worded as in Twenty Festivals and Lotus, by a public table of cards (dragncards-hac).


def test_a_bowed_shugenja_summons_nobody() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=[SUMMON], bowed=True)], "honor": 10})
    assert not game.first.may(f"use:{SUMMON}")


# Sympathetic Energies


def test_of_different_tokens_one_is_chosen_and_without_tokens_none_moves() -> None:
    both = at(YOJO, tokens=[{"name": "Blessing", "force": 1}, {"name": "Corruption", "chi": -1}])
    game = scene({"personalities": [at(TSUKE, attachments=["sympathetic-energies"]), both, UJI]})
    game.first.does("use:sympathetic-energies").chooses(UJI).does("token:1")
    assert [one.name for one in game.card(UJI).tokens] == ["Corruption"]
    bare = scene({"personalities": [at(TSUKE, attachments=["sympathetic-energies"]), UJI]})
    assert bare.first.barred("use:sympathetic-energies")


# A Terrible Oath


def test_an_oath_makes_everybody_strong_and_dark_and_costs_the_honor_victory() -> None:
    game = scene({"personalities": [at(UONA, attachments=["a-terrible-oath"]), YOJO, UNARI, SUKUNE], "honor": 39})
    game.first.does("use:a-terrible-oath:1").chooses(YOJO)
    assert [game.zone(one) for one in (UONA, YOJO, "a-terrible-oath")] == ["dynasty discard"] * 2 + ["fate discard"]
    sworn = game.card(UNARI)
    assert (sworn.force, sworn.chi) == (6, 2) and sworn.trait("Shadowlands") and game.card(SUKUNE).trait("Shadowlands")
    assert game.first.player.forbids("honor-victory")


def test_an_oath_needs_a_samurai() -> None:
    game = scene({"personalities": [at(UONA, attachments=["a-terrible-oath"]), "isawa-tomo"]})
    assert not game.first.may("use:a-terrible-oath:1")


def test_the_scroll_of_the_oath_corrupts_its_bearer() -> None:
    game = scene({"personalities": [at(UONA, attachments=["a-terrible-oath"], bowed=True)]}, phase="straighten")
    game.pass_to("action", 0)
    assert [token.name for token in game.card(UONA).tokens] == ["Corruption"]


# A Thunder's Sacrifice, Essence of the Void, Immortal Steel


@pytest.mark.parametrize(("way", "force", "chi"), [("1", 2, 0), ("2", 0, 2)])
def test_a_sacrifice_strengthens_a_personality(way: str, force: int, chi: int) -> None:
    caster = at(TSUKE, attachments=["a-thunder-s-sacrifice"])
    game = scene({"personalities": [caster, YOJO]}, {"personalities": [UJI]})
    game.first.does(f"use:a-thunder-s-sacrifice:{way}").chooses(UJI).chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard" and game.card(TSUKE).bowed
    assert (game.card(UJI).force, game.card(UJI).chi) == (2 + force, 3 + chi)


def test_a_shugenja_who_gives_up_the_own_life_in_a_battle_strengthens_somebody_elsewhere() -> None:
    """First the target, then the effect (15): the spell came from the battle when it was cast (4.4)."""
    caster = fights(TSUKE, attachments=["a-thunder-s-sacrifice"])
    game = fight({"personalities": [caster, fights(YOJO)]}, {"personalities": [fights(TOMO), at(UJI)]})
    before, honor = game.card(UJI).force, game.card(TSUKE).personal_honor
    game.first.does("use:a-thunder-s-sacrifice:1").chooses(UJI).chooses(TSUKE)
    assert game.zone(TSUKE) == "dynasty discard" and game.card(UJI).force == before + honor > before


def test_a_sacrifice_strengthens_the_provinces() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["a-thunder-s-sacrifice"]), YOJO]})
    before = game.province(0, 0).strength
    game.first.does("use:a-thunder-s-sacrifice").chooses(YOJO)
    assert game.province(0, 0).strength == game.province(0, 3).strength == before + 2


# Stealing the Soul, Summon Nightstalker, A Prophecy Fulfilled, Wheel of Fate


def test_a_shugenja_may_give_his_own_life_and_does_not_lie_bowed_in_the_discard_pile() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["a-thunder-s-sacrifice"]), YOJO]})
    game.first.does("use:a-thunder-s-sacrifice").chooses(TSUKE)
    assert game.zone(TSUKE) == "dynasty discard" and not game.card(TSUKE).bowed


# Tomb of Jade


def test_the_tomb_of_jade_closes_over_a_card_of_the_shadowlands() -> None:
    foes = {"personalities": [JUNZO, at(YOJO, attachments=["goblin-mob", "light-infantry"])]}
    game = scene(circle_of("tomb-of-jade", 0), foes)
    game.first.does("use:tomb-of-jade")
    assert not game.first.may(YOJO) and not game.first.may("light-infantry")
    game.first.does(JUNZO)
    assert game.zone(JUNZO) == "dynasty discard" and game.zone("tomb-of-jade") == "fate discard"
    assert not scene(circle_of("tomb-of-jade", 0), {"personalities": [YOJO]}).first.may("use:tomb-of-jade")


def test_the_tomb_of_jade_does_not_close_over_a_bowed_personality_of_its_player() -> None:
    own = circle_of("tomb-of-jade", 0)
    bowed = {**own, "personalities": [*own["personalities"], at("mountain-goblin", bowed=True)]}
    assert not scene(bowed).first.may("use:tomb-of-jade")
    straight = {**own, "personalities": [*own["personalities"], "mountain-goblin"]}
    assert scene(straight).first.may("use:tomb-of-jade")


# Torrential Rain


def test_torrential_rain_ends_the_battle_unresolved() -> None:
    caster = fights("isawa-tsuke", attachments=["torrential-rain"])
    game = on_ground({"personalities": [caster, fights(YOJO), HOME], "hand": ["dispersive-terrain"]},
                  {"personalities": [fights(UJI)]})  # fmt: skip
    game.first.does("use:torrential-rain")
    assert game.table.battle is None or game.battle.province is not game.province(1, 0)
    assert all(game.card(one).in_play and game.card(one).bowed for one in (YOJO, UJI))
    assert all(game.card(one).at is None for one in (YOJO, UJI)) and game.first.honor == game.second.honor == 10


# Touch of Death


def test_the_touch_of_death_kills_a_bowed_personality_of_no_more_chi() -> None:
    caster = at(TSUKE, attachments=["touch-of-death"])
    game = scene({"personalities": [caster]}, {"personalities": [at(YOJO, bowed=True), UJI]})
    game.first.does("use:touch-of-death")
    assert game.zone(YOJO) == "dynasty discard" and game.zone("touch-of-death") == "fate discard"


@pytest.mark.parametrize("victim", [UJI, at("kakita-toshimoko", bowed=True)])
def test_the_touch_of_death_spares_the_straight_and_the_strong(victim: Any) -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["touch-of-death"])]}, {"personalities": [victim]})
    assert game.first.barred("use:touch-of-death", "action")


def test_chi_for_casting_helps_the_touch_of_death() -> None:
    caster = at(TSUKE, attachments=["touch-of-death", "apprentice"])
    game = scene({"personalities": [caster]}, {"personalities": [at(KUWANAN, bowed=True)]})
    assert game.card(TSUKE).chi < game.card(KUWANAN).chi
    game.first.does("use:touch-of-death")
    assert game.zone(KUWANAN) == "dynasty discard"


# Touch of Despair


def test_despair_touches_personalities_without_the_trait() -> None:
    dark = {"personalities": [at(JUNZO, attachments=["touch-of-despair"])], **IDLE}
    assert not scene(dark, {"personalities": ["mountain-goblin"]}).first.may("use:touch-of-despair:1")


# Touch of Fu Leng


def test_the_touch_of_fu_leng_frightens_with_the_casters_chi() -> None:
    caster = fights(TSUKE, attachments=["touch-of-fu-leng"])
    led = fights(UJI, attachments=["light-infantry", "heavy-infantry"])
    game = scene({"personalities": [caster, fights(YOJO)]}, {"personalities": [led]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("use:touch-of-fu-leng:1").chooses(YOJO)
    game.second.does("pass")
    game.first.does(f"use:{YOJO}:text.touch-of-fu-leng.0").chooses(UJI)
    assert game.card("light-infantry").bowed and not game.card("heavy-infantry").bowed
    assert game.card(TSUKE).chi == 2


# Summon Undead Champion: worded as in Twenty Festivals and Lotus, by a public table of cards (dragncards-hac).


def test_an_undead_champion_comes_for_four_honor_and_stays() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=[SUMMON])], "honor": 10})
    game.first.does(f"use:{SUMMON}")
    champion = game.card(UNDEAD)
    assert (champion.force, champion.chi, champion.controller, champion.at) == (5, 2, 0, None)
    assert champion.trait("Shadowlands") and champion.trait("Undead") and champion.trait("Champion")
    assert game.first.honor == 6 and game.zone(SUMMON) == "fate discard" and game.card(TSUKE).bowed
    kept(game)
    game.pass_to("action", seat=0, turn=3)
    assert game.zone(UNDEAD) == "play"


# Walking Horror


def test_the_walking_horror_has_2_force_for_each_of_the_dead() -> None:
    caster = at(TOMO, attachments=["the-walking-horror-of-fu-leng"])
    dead = [at(one, died="honorably") for one in (YOJO, UJI)]
    game = scene({"personalities": [caster, at(TSUKE, tokens=[{"name": "Wisdom", "chi": 5}])], "honor": 10,
                  "dynasty_discard": [*dead, "port"]})  # fmt: skip
    game.first.does("use:the-walking-horror-of-fu-leng:1").does(TSUKE)
    horror = game.card(TOMO).followers[0]
    assert horror.force == 4 and horror.trait("Shadowlands") and horror.trait("Nonhuman") and game.first.honor == 5
    loaded = load("again", frozenset(), dump(game.table))
    assert next(card for card in loaded.all_cards() if card.id == "walking-horror").force == 4


# Walking the Way


def test_walking_the_way_finds_a_card() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["walking-the-way"])],
                  "fate_deck": ["focus", *["light-infantry"] * 5]})  # fmt: skip
    game.first.does("use:walking-the-way").does("focus")
    assert game.first.hand == ["focus"] and game.zone("walking-the-way") == "fate discard"


def test_walking_the_way_needs_a_deck() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["walking-the-way"])], "fate_deck": []})
    assert game.first.barred("use:walking-the-way", "action")


# The Wasting Disease


def test_a_victim_of_the_wasting_disease_may_take_corruption_away() -> None:
    corrupt = {"tokens": [{"name": "Corruption", "chi": -1}]}
    game = scrolls("the-wasting-disease", theirs=[YOJO, SUKUNE], **corrupt)
    game.first.does("use:the-wasting-disease:1").chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard" and game.first.asked == "target"
    game.first.does("isawa-uona")
    assert game.card("isawa-uona").tokens == ()
    strong = scrolls("the-wasting-disease", theirs=[YOJO, at(SUKUNE, tokens=[{"chi": 5}])], **corrupt)
    strong.first.does("use:the-wasting-disease:1").chooses(SUKUNE)
    assert [token.name for token in strong.card(SUKUNE).tokens] == ["", "Wasting"]
    assert len(strong.card("isawa-uona").tokens) == 1 and strong.first.asked != "target"


# Stealing the Soul, Summon Nightstalker, A Prophecy Fulfilled, Wheel of Fate


def test_the_wheel_of_fate_brings_back_a_lesser_card() -> None:
    game = scene(
        {
            "personalities": [at(TSUKE, attachments=["wheel-of-fate"])],
            "fate_deck": ["kolat-assassin", "charge"],
            "fate_discard": ["naginata", "counterattack"],
        }
    )
    game.first.does("use:wheel-of-fate").chooses("naginata")
    assert game.first.hand == ["naginata"] and game.zone("kolat-assassin") == "fate discard"


def test_the_wheel_of_fate_needs_a_fate_deck() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["wheel-of-fate"])], "fate_deck": []})
    assert game.first.barred("use:wheel-of-fate")


# Whispering Winds


def test_whispering_winds_look_at_the_focus_cards_when_the_opponent_focuses() -> None:
    game = duel(["light-infantry"], [], one=at(TSUKE, attachments=["whispering-winds"]))
    game.second.does("focus:light-infantry")
    game.first.does("trigger:whispering-winds:1")
    looked = [one for one in game.match.records if one.kind == "look-at"]
    assert looked[-1].facts["cards"] == ["light-infantry"]
    assert game.zone("whispering-winds") == "fate discard"


def test_whispering_winds_look_at_a_hand() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["whispering-winds"])]}, {"hand": ["charge"]})
    game.first.does("use:whispering-winds")
    looked = [one for one in game.match.records if one.kind == "look-at"]
    assert looked[-1].facts["cards"] == ["charge"]
    assert scene({"personalities": [at(TSUKE, attachments=["whispering-winds"])]}).first.barred("use:whispering-winds")


# Wind Born Speed


def test_wind_born_speed_mounts_a_whole_unit() -> None:
    game = casting("wind-born-speed", at("hida-unari", attachments=["heavy-infantry"]))
    game.first.does("use:wind-born-speed").chooses("hida-unari")
    assert game.card("hida-unari").cavalry and game.card(CASTER).bowed


# Wind-Borne Slumbers


def test_winds_put_as_much_chi_to_sleep_as_the_cards_have_focus() -> None:
    """The two Shugenja turn up cards of 2 and 2 Focus, so they make Personalities with a total Chi below 4 bow."""
    own = [at(UONA, attachments=["wind-borne-slumbers"]), "asahina-tomo"]
    game = scene({"personalities": own, "fate_deck": ["archers"] * 4}, {"personalities": [UJI, "toku", YOJO]})
    game.first.does("use:wind-borne-slumbers").does("asahina-tomo")
    assert len(game.table.players[0].fate_discard) == 3 and game.zone("wind-borne-slumbers") == "fate discard"
    assert game.first.refused(UJI, "toku") == "total-too-high"
    game.first.does("toku", YOJO)
    assert game.card("toku").bowed and game.card(YOJO).bowed and not game.card(UJI).bowed


# Winds of Change


def test_winds_of_change_blow_a_dynasty_card_away() -> None:
    side = {"personalities": [at(CASTER, attachments=["winds-of-change"])]}
    game = scene(side, {"provinces": [{"card": "diamond-mine"}, {}, {}, {}]})
    game.first.does("use:winds-of-change").chooses("province:1.0")
    assert "diamond-mine" in [card.id for card in game.second.player.dynasty_discard]
    assert game.province(1, 0).card is not None


# Wings of Fire


def test_wings_of_fire_mounts_one_card() -> None:
    game = casting("wings-of-fire", at("hida-unari", attachments=["heavy-infantry"]))
    game.first.does("use:wings-of-fire").does("heavy-infantry")
    assert game.card("heavy-infantry").trait("Cavalry") and not game.card("hida-unari").cavalry
