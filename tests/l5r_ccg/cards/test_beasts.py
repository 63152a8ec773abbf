"""Dragons and other rare beings, guests at court, masters of Spells, and Ancestors."""

from typing import Any

import pytest

from engine.l5r_ccg.abilities.rituals import others
from tests.l5r_ccg.cards.test_lords import fought
from tests.l5r_ccg.scene import Scene, at, battle_at, scene
from tests.l5r_ccg.scene import fights as f

UNARI, YOJO, SUKUNE, UJI, UONA = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "isawa-uona"
MINES = {"holdings": ["diamond-mine"] * 2}


# Dragons


@pytest.mark.parametrize("who", ["air-dragon", "void-dragon", "water-dragon"])
@pytest.mark.parametrize("worn", ["light-infantry", "naginata"])
def test_dragons_wear_and_lead_nothing(who: str, worn: str) -> None:
    game = scene({"personalities": [who, YOJO], "hand": [worn], **MINES})
    game.first.does(f"attach:{worn}")
    assert not game.first.may(who)


def test_neither_arrows_nor_spells_reach_the_air_dragon() -> None:
    game = fought([f(UONA, attachments=["earthquake"]), f("mirumoto-sukune")], [f("air-dragon"), f("toku")])
    game.first.does("use:earthquake")
    assert not game.first.may("air-dragon") and game.card("toku").bowed
    game.second.passes()
    assert game.first.may("use:mirumoto-sukune")
    game.first.does("use:mirumoto-sukune")
    assert game.zone("toku") == "dynasty discard" and game.zone("air-dragon") == "play"


def test_a_duel_reaches_the_air_dragon() -> None:
    game = fought([f(UJI)], [f("air-dragon")], first={"hand": ["iaijutsu-duel"]})
    assert game.first.may("play:iaijutsu-duel")


def ruined(dragon: str = "void-dragon", hand: tuple[str, ...] = ("charge", "outflank")) -> Scene:
    """Let the Dragon destroy a Province that nobody defends."""
    game = scene(
        {"personalities": [f(dragon), f("hida-kisada-imperial")]}, {"hand": list(hand)}, attack=battle_at(0), to_act=1
    )
    game.pass_while(lambda: not game.province(1, 0).destroyed)
    return game


def test_the_void_dragon_empties_the_hand_of_its_victim() -> None:
    game = ruined()
    game.first.does("trigger:void-dragon")
    assert game.second.hand == []


def test_only_the_void_dragon_does_so_and_only_to_a_hand() -> None:
    assert not ruined("air-dragon").first.may("trigger:void-dragon")
    assert not ruined(hand=()).first.may("trigger:void-dragon")


def test_the_void_dragon_does_so_for_itself_in_the_attacking_army() -> None:
    game = scene(
        {"personalities": ["void-dragon", f("hida-kisada-imperial")]},
        {"hand": ["charge"]},
        attack=battle_at(0),
        to_act=1,
    )
    game.pass_while(lambda: not game.province(1, 0).destroyed)
    assert not game.first.may("trigger:void-dragon")


def test_the_water_dragon_learns_from_a_shugenja_for_the_turn() -> None:
    game = scene(
        {"personalities": ["water-dragon"], **MINES}, {"personalities": ["kuni-yori", YOJO]}, phase="straighten"
    )
    game.pass_while(lambda: not game.first.may("trigger:water-dragon"))
    game.first.does("trigger:water-dragon")
    assert any(ability.name.startswith("kuni-yori") for ability in game.card("water-dragon").gained)
    game.pass_to("action", turn=2)
    assert not any(ability.name.startswith("kuni-yori") for ability in game.card("water-dragon").gained)


def test_hoshi_is_lord_of_no_men_and_wears_no_armor() -> None:
    hand = ["light-infantry", "the-armor-of-the-golden-samurai", "naginata"]
    game = scene({"personalities": ["togashi-hoshi"], "hand": hand, **MINES})
    assert [game.first.may(f"attach:{worn}") for worn in hand] == [False, False, True]


@pytest.mark.parametrize(
    ("house", "cost"), [("the-brotherhood-of-shinsei", 11), ("the-ancestral-home-of-the-lion", 13)]
)
def test_hoshi_comes_cheaper_to_the_brotherhood(house: str, cost: int) -> None:
    game = scene({"stronghold": house, "provinces": [{"card": at("togashi-hoshi", facedown=False)}, {}, {}, {}]})
    assert game.table.gold_cost(game.card("togashi-hoshi"), 0) == cost


@pytest.mark.parametrize(("foe", "may"), [("air-dragon", False), (YOJO, True)])
def test_hoshi_does_not_defend_against_a_dragon(foe: str, may: bool) -> None:
    going = {"attacker": 0, "defender": 1, "segment": "cavalry"}
    game = scene({"personalities": [f(foe)]}, {"personalities": ["togashi-hoshi"]}, attack=going)
    assert game.second.may("commit:togashi-hoshi>province:1.0") is may
    assert game.second.may("commit:togashi-hoshi>province:1.1")


@pytest.mark.parametrize(
    ("ki_rin", "who", "may"),
    [
        ("ki-rin", "yogo-junzo", False),  # Personal Honor 0
        ("ki-rin", YOJO, True),  # 2
        (at("ki-rin", bowed=True), "yogo-junzo", True),
        (at("ki-rin", dishonored=True), "yogo-junzo", True),
    ],
)
def test_the_ki_rin_keeps_the_basest_and_the_noblest_away(ki_rin: Any, who: str, may: bool) -> None:
    """The text is that of a printing of 2002."""
    game = scene({"personalities": [who]}, {"personalities": [ki_rin]})
    game.to_attack().attacks(1)
    assert (game.first.asked == "commit") is may


def test_the_ki_rin_minds_attackers_alone() -> None:
    game = scene({"personalities": [YOJO]}, {"personalities": ["ki-rin", "yogo-junzo"]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    assert game.second.may("commit:yogo-junzo>province:1.0")


# The court


def test_baka_counts_as_7_in_a_lobbying() -> None:
    game = scene({"personalities": ["seppun-baka"], "honor": 5}, {"honor": 12, "hand": ["charge"]}, favor=1)
    game.first.does("lobby:seppun-baka")
    game.pass_while(lambda: game.first.asked not in (None, "action") and game.second.asked != "action")
    assert game.card("seppun-baka").bowed


def test_baka_gives_seven_to_the_player_he_supports() -> None:
    game = scene({"personalities": [YOJO], "honor": 5}, {"personalities": ["seppun-baka"], "honor": 5}, favor=1)
    game.first.does(f"lobby:{YOJO}")
    game.pass_while(lambda: game.second.asked != "lobby")
    assert game.second.prompt is not None
    assert [option.number for option in game.second.prompt.options if option.card] == [7]


def test_a_dishonored_baka_is_nobody() -> None:
    game = scene({"personalities": [at("seppun-baka", dishonored=True)]}, {}, favor=1)
    assert not game.first.may("lobby:seppun-baka")


@pytest.mark.parametrize(("guest", "gain"), [(["otomo-sorai"], 3), ([], 2)])
def test_sorai_makes_holdings_bring_more_honor(guest: list[str], gain: int) -> None:
    game = scene({"personalities": guest, "holdings": ["dance-troupe"], "honor": 5}, {"personalities": []})
    game.first.does("use:dance-troupe")
    assert game.first.honor == 5 + gain


@pytest.mark.parametrize(("honor", "left"), [(9, 5), (-3, -3)])
def test_the_death_of_sorai_costs_half_of_the_honor(honor: int, left: int) -> None:
    game = scene({"personalities": ["otomo-sorai"], "honor": honor})
    game.happens(game.table.framework.destroy(game.card("otomo-sorai")))
    assert game.first.honor == left


def test_taberu_takes_the_honor_of_a_holding() -> None:
    game = scene({"holdings": ["dance-troupe"], "honor": 5}, {"personalities": ["shosuro-taberu"], "honor": 5})
    game.first.does("use:dance-troupe")
    game.second.does("trigger:shosuro-taberu")
    assert (game.first.honor, game.second.honor) == (5, 7) and game.card("shosuro-taberu").bowed


def test_taberu_takes_no_other_honor() -> None:
    game = scene(
        {"personalities": ["kitsu-toju"], "hand": ["archers"], "honor": 5}, {"personalities": ["shosuro-taberu"]}
    )
    game.first.does("use:kitsu-toju")
    assert not game.second.may("trigger:shosuro-taberu") and game.first.honor == 7


# The Hero of the Crab


def test_the_hero_destroys_a_dark_card_and_grows_in_honor() -> None:
    game = fought([f("hida-yakamo-hero-experienced")], [f(YOJO, attachments=["goblin-mob", "light-infantry"])])
    game.first.does("use:hida-yakamo-hero-experienced").chooses("goblin-mob")
    assert game.zone("goblin-mob") == "fate discard" and game.card("hida-yakamo-hero-experienced").personal_honor == 4


def test_the_hero_has_nothing_to_do_against_the_clean() -> None:
    game = fought([f("hida-yakamo-hero-experienced")], [f(YOJO)])
    assert not game.first.may("use:hida-yakamo-hero-experienced")


@pytest.mark.parametrize(("own", "may"), [(["yogo-junzo"], False), ([YOJO], True)])
def test_the_hero_joins_nobody_with_dark_cards(own: list[str], may: bool) -> None:
    lying = [{"card": at("hida-yakamo-hero-experienced", facedown=False)}, {}, {}, {}]
    game = scene(
        {"personalities": own, "provinces": lying, "holdings": ["diamond-mine"] * 3, "honor": 5}, phase="dynasty"
    )
    assert game.first.may("recruit:hida-yakamo-hero-experienced") is may


@pytest.mark.parametrize(("worn", "may"), [("goblin-mob", False), ("light-infantry", True)])
def test_no_dark_card_comes_to_the_hero(worn: str, may: bool) -> None:
    game = scene({"personalities": ["hida-yakamo-hero-experienced"], "hand": [worn], "honor": 9})
    assert game.first.may(f"attach:{worn}") is may


def test_the_hand_of_jade_comes_to_the_hero_for_nothing() -> None:
    game = scene({"personalities": ["hida-yakamo-hero-experienced", YOJO], "hand": ["the-jade-hand"]})
    hand = game.card("the-jade-hand")
    assert game.table.gold_cost(hand, 0, game.card("hida-yakamo-hero-experienced")) == 0
    assert game.table.gold_cost(hand, 0, game.card(YOJO)) == hand.face.gold_cost


# Spells without end


def test_natsune_holds_any_number_of_spells_for_less() -> None:
    spells = ["biting-steel"] * 3
    game = scene({"personalities": [at("isawa-natsune", attachments=spells)], "hand": ["earthquake"]})
    assert game.card("isawa-natsune").chi == 2
    assert game.table.gold_cost(game.card("earthquake"), 0, game.card("isawa-natsune")) == 1
    assert game.first.may("attach:earthquake")


# Isawa Natsune (Forbidden Knowledge) may not bow to produce Spell effects. The effect of a Kiho is one too (§kiho).


def test_natsune_may_not_bow_for_her_spells() -> None:
    game = scene({"personalities": [at("isawa-natsune", attachments=["biting-steel"]), YOJO]})
    assert not game.first.may("use:biting-steel")


def test_natsune_casts_while_shugenja_need_not_bow() -> None:
    lying = [{"card": "celestial-alignment"}, {}, {}, {}]
    side = {"personalities": [at("isawa-natsune", attachments=["biting-steel"]), YOJO], "provinces": lying}
    game = scene(side, phase="events")
    game.pass_to("action", seat=0)
    game.first.does("use:biting-steel").chooses(YOJO)
    assert not game.card("isawa-natsune").bowed


def test_natsune_takes_no_part_in_rituals_of_others() -> None:
    # "Sharing the Strength of Many" needs no others, so Natsune's part alone is in question.
    game = scene({"personalities": [at("isawa-uona", attachments=["sharing-the-strength-of-many"]), "isawa-natsune"]})
    use = game.table.use(game.card("sharing-the-strength-of-many").face.abilities[0],
                         game.card("sharing-the-strength-of-many"), 0)  # fmt: skip
    assert game.card("isawa-natsune") not in others(use)


@pytest.mark.parametrize(("caster", "may"), [("isawa-natsune", False), ("isawa-uona", True)])
def test_natsune_may_not_bow_for_a_kiho(caster: str, may: bool) -> None:
    game = fought(
        [f(caster), f(YOJO)], [f(UJI, attachments=["light-infantry"])],
        first={"hand": ["a-glimpse-of-the-soul-s-shadow"]},
    )  # fmt: skip
    assert game.first.may("play:a-glimpse-of-the-soul-s-shadow") is may


@pytest.mark.parametrize(("top", "where"), [("biting-steel", "play"), ("charge", "fate deck")])
def test_oyo_seeks_a_spell(top: str, where: str) -> None:
    game = scene({"personalities": ["asako-oyo"], "fate_deck": [top, "archers"]})
    game.first.does("use:asako-oyo")
    assert game.zone(top) == where and game.card("asako-oyo").bowed
    assert where == "play" or game.table.players[0].fate_deck[-1].id == top


def test_a_chime_helps_a_shugenja_with_spells_alone() -> None:
    game = scene({"personalities": [at(UONA, attachments=["chime-of-harmony"])]})
    assert game.card(UONA).chi == 3 and game.card(UONA).casting_chi == 6


def test_an_ancestor_of_the_isawa_stops_elemental_effects() -> None:
    game = scene(
        {"personalities": [at("isawa-tadaka")], "hand": ["archers"]},
        {"personalities": [at(UONA, attachments=["shiryo-no-isawa"])]},
    )
    game.first.does("use:isawa-tadaka")
    game.second.does("trigger:shiryo-no-isawa")
    assert game.card(UONA).bowed and game.province(0, 0).strength == game.province(1, 0).strength


def test_an_ancestor_of_the_isawa_makes_room_for_any_number_of_spells() -> None:
    worn = ["shiryo-no-isawa", *["biting-steel"] * 3]
    game = scene({"personalities": [at(UONA, attachments=worn)], "hand": ["summon-faeries"], **MINES})
    assert game.first.may("attach:summon-faeries")


def test_an_ancestor_of_the_isawa_does_not_mind_other_actions() -> None:
    game = scene({"personalities": ["kuni-yori"], "hand": ["archers"]},
                 {"personalities": [at(UONA, attachments=["shiryo-no-isawa"])], "hand": ["charge"]})  # fmt: skip
    game.first.does("use:kuni-yori")
    assert not game.second.may("trigger:shiryo-no-isawa")


# Other Ancestors


def wooed(hand: tuple[str, ...] = ()) -> Scene:
    game = scene(
        {"personalities": [at("matsu-gohei", attachments=["shiryo-no-matsu"])], "hand": ["focus"], "honor": 9},
        {"personalities": [at(YOJO, attachments=["light-infantry"])], "hand": list(hand), "honor": 9},
    )
    game.first.does("use:shiryo-no-matsu")
    return game


def test_a_personality_who_refuses_the_matsu_loses_the_follower() -> None:
    game = wooed()
    game.second.does("refuse")
    assert game.card("light-infantry").host is game.card("matsu-gohei") and game.card("light-infantry").controller == 0


def test_a_personality_who_loses_to_the_matsu_dies_without_the_follower() -> None:
    game = wooed()
    game.second.does("accept")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone(YOJO) == "dynasty discard" and game.card("light-infantry").host is game.card("matsu-gohei")


def test_a_personality_who_beats_the_matsu_keeps_the_follower() -> None:
    game = wooed(("focus",))
    game.second.does("accept").does("focus:focus")
    game.first.does("strike")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.card("light-infantry").host is game.card(YOJO) and game.zone("matsu-gohei") == "dynasty discard"


def test_the_shiba_comes_back_from_the_discard_pile() -> None:
    game = scene({"fate_discard": ["shiryo-no-shiba"], "personalities": ["shiba-katsuda"]}, {}, phase="straighten")
    game.pass_while(lambda: not game.first.may("trigger:shiryo-no-shiba"))
    game.first.does("trigger:shiryo-no-shiba")
    assert game.zone("shiryo-no-shiba") == "hand"


def test_the_shiba_comes_back_in_the_events_phase_of_the_own_turn() -> None:
    game = scene({}, {"fate_discard": ["shiryo-no-shiba"]}, phase="straighten")
    while game.table.phase != "action":
        assert not game.second.may("trigger:shiryo-no-shiba")
        prompt = game.match.open_prompts()[0]
        game.match.answer(prompt.seat, [option.key for option in prompt.least()])


# The Champion of the Dragon


def test_yokuni_throws_a_card_without_bowing() -> None:
    game = fought([f("togashi-yokuni-experienced")], [f(SUKUNE)], first={"hand": ["archers", "focus"]})
    game.first.does("use:togashi-yokuni-experienced").chooses("focus")
    assert game.zone(SUKUNE) == "dynasty discard" and not game.card("togashi-yokuni-experienced").bowed
    assert game.first.hand == ["archers"]


def test_yokuni_does_nothing_with_too_weak_a_card() -> None:
    game = fought([f("togashi-yokuni-experienced")], [f(SUKUNE)], first={"hand": ["archers"]})
    assert not game.first.may("use:togashi-yokuni-experienced")


def test_the_champion_joins_the_dragon_alone() -> None:
    lying = [{"card": at("togashi-yokuni-experienced", facedown=False)}, {}, {}, {}]
    own = {"provinces": lying, "holdings": ["diamond-mine"] * 4, "honor": 15}
    assert not scene(own, phase="dynasty").first.may("recruit:togashi-yokuni-experienced")
    dragon = scene({**own, "stronghold": "the-mountain-keep-of-the-dragon"}, phase="dynasty")
    assert dragon.first.may("recruit:togashi-yokuni-experienced")
