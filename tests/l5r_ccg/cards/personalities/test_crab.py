"""Personalities of the Crab."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.cards.scenes import adept, allied, challenging, fought, met_in_battle, numbers
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

YOJO = "matsu-yojo"
SUKUNE = "hida-sukune"
UNARI = "hida-unari"
KATANA = "crystal-katana"
JUNZO = "yogo-junzo"
UJI = "daidoji-uji"
HISA = "hisa"


# Hida Amoro


def test_amoro_falls_unless_his_army_has_more_than_twice_the_force() -> None:
    lonely = met_in_battle([fights("hida-amoro")], [])
    lonely.resolve_battle()
    assert lonely.zone("hida-amoro") == "play"
    hard = met_in_battle([fights("hida-amoro")], [fights("hida-sukune")])
    hard.resolve_battle()
    assert hard.zone("hida-amoro") == "dynasty discard"


# Hida Kisada (Imperial)


def test_no_spell_is_aimed_at_kisadas_unit() -> None:
    spell = at("isawa-tadaka", attachments=["biting-steel"])
    game = scene({"personalities": [spell, YOJO]}, {"personalities": ["hida-kisada-imperial"]})
    game.first.does("use:biting-steel")
    # The caster is bowed, so only Yojo is left.
    assert game.card(YOJO).force == 4 and game.card("hida-kisada-imperial").force == 8


# Hida O-Ushi


@pytest.mark.parametrize(
    ("attacker", "hand", "use"),
    [
        (fights("doji-kuwanan"), ["iaijutsu-duel"], "play:iaijutsu-duel"),
        (fights("doji-kuwanan"), ["test-of-might"], "play:test-of-might"),
        (fights("radakast"), [], "use:radakast"),
        (fights("hida-o-ushi"), [], "use:hida-o-ushi"),
        (fights("mirumoto-daini", attachments=["mirumoto-house-guard"]), [], "use:mirumoto-house-guard"),
    ],
)
def test_nobody_challenges_a_crab_at_the_gates_of_hida(attacker: dict[str, Any], hand: list[str], use: str) -> None:
    def offered(province: int, defender: str = "yasuki-taka") -> bool:
        """Return a battle at the first province, with the Gates at ``province``."""
        provinces: list[dict[str, Any]] = [{}, {}, {}, {}]
        provinces[province] = {"attached": ["the-gates-of-hida-castle"]}
        game = scene(
            {"personalities": [attacker], "hand": hand},
            {"personalities": [fights(defender)], "provinces": provinces},
            attack=battle_at(0), to_act=0,
        )  # fmt: skip
        return game.first.may(use)

    assert not offered(0) and offered(1)
    assert offered(0, "asahina-tomo"), "only Crab Personalities are kept from it"


# Hida Sukune


@pytest.mark.parametrize(("unit", "comes"), [(UNARI, False), (YOJO, True)])
def test_no_attacker_moves_to_a_protected_province(unit: str, comes: bool) -> None:
    game = fought([fights(UNARI), fights(SUKUNE)], [fights(YOJO)])
    table, other = game.table, game.province(1, 1)
    game.happens(table.framework.apply(other, "cannot:be-attacked", until="next-turn"))
    game.happens(table.framework.move(game.card(unit), other))
    assert (game.card(unit).at is other) is comes


# Hida Sukune • Experienced


# Cloak of Night: worded as in Lotus Edition, by a public table of cards (dragncards-hac).


def test_the_hidden_card_stays_under_the_experienced_self() -> None:
    game = scene({"personalities": [at("hida-sukune", beneath=[KATANA])],
                  "provinces": [{"card": at("hida-sukune-experienced")}, {}, {}, {}]}, phase="dynasty")  # fmt: skip
    game.first.does("overlay:hida-sukune-experienced>hida-sukune")
    assert game.card("hida-sukune-experienced").beneath == [game.card(KATANA)]
    kept(game)


def test_sukune_and_a_dark_card_leave_the_battle_for_nothing() -> None:
    game = fought([fights("hida-sukune-experienced")], [fights(JUNZO), fights(UJI)])
    game.first.does("use:hida-sukune-experienced:1").chooses(JUNZO)
    assert game.card(JUNZO).died == game.card("hida-sukune-experienced").died == ""
    assert game.zone(JUNZO) == game.zone("hida-sukune-experienced") == "dynasty discard"


@pytest.mark.parametrize("died", ["honorably", "dishonorably"])
def test_sukune_comes_back_into_the_deck_from_the_honorable_dead(died: str) -> None:
    dead = at("hida-sukune-experienced", died=died)
    game = scene({}, {"dynasty_discard": [dead], "dynasty_deck": []}, asked=(1,))
    game.first.passes()
    game.pass_while(lambda: game.table.turn < 2 or game.second.asked is None)
    if died == "dishonorably":
        assert not game.second.may("trigger:hida-sukune-experienced")
        return
    game.second.does("trigger:hida-sukune-experienced")
    assert [card.id for card in game.second.player.dynasty_deck] == ["hida-sukune-experienced"]


def test_sukune_joins_no_friend_of_the_shadowlands() -> None:
    lying = [{"card": at("hida-sukune-experienced", facedown=False)}, {}, {}, {}]
    rich = {"provinces": lying, "holdings": ["gold-mine"] * 4}
    assert scene(rich, phase="dynasty").first.may("recruit:hida-sukune-experienced")
    dark = scene({**rich, "personalities": [JUNZO]}, phase="dynasty")
    assert not dark.first.may("recruit:hida-sukune-experienced")


# Hida Tampako


def test_tampako_is_stronger_in_the_defense() -> None:
    assert met_in_battle([], [fights("hida-tampako")]).card("hida-tampako").force == 4
    assert met_in_battle([fights("hida-tampako")], []).card("hida-tampako").force == 2


def test_a_resolution_notes_who_stood_in_it() -> None:
    game = allied([], personalities=[fights(SUKUNE), fights("hida-tampako", "1.1")])
    game.resolve_battle()
    assert game.table.attack is not None and game.table.attack.stood == [0, 1, 2]
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.attack is not None and loaded.attack.stood == [0, 1, 2]


# Hida Tsuru


def test_tsuru_has_followers_for_two_gold_less() -> None:
    game = scene({"personalities": ["hida-tsuru"], "hand": ["heavy-infantry"], "holdings": ["diamond-mine"]})
    cost = game.table.gold_cost(game.card("heavy-infantry"), 0)
    assert game.table.gold_cost(game.card("heavy-infantry"), 0, game.card("hida-tsuru")) == cost - 2
    other = scene({"personalities": ["hida-tsuru"], "hand": ["no-dachi"]})
    weapon = other.card("no-dachi")
    assert other.table.gold_cost(weapon, 0, other.card("hida-tsuru")) == other.table.gold_cost(weapon, 0)


# Hida Yakamo (Hero)


def test_yakamo_breaks_an_item_of_the_opposing_army_and_wears_none() -> None:
    game = fought([fights("hida-yakamo-hero")], [fights(YOJO, attachments=["naginata", "light-infantry"])])
    game.first.does("use:hida-yakamo-hero").chooses("naginata")
    assert game.zone("naginata") == "fate discard" and game.card("hida-yakamo-hero").bowed
    assert fought([fights("hida-yakamo-hero")], [fights(YOJO)]).first.barred("hida-yakamo-hero", "battle-action")
    alone = scene({"personalities": ["hida-yakamo-hero"], "hand": ["naginata"], "holdings": ["gold-mine"]})
    assert not alone.first.may("attach:naginata")


# Hida Yakamo (Hero) • Experienced


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


# Hida Yakamo, Experienced (Crimson and Jade): his Personal Honor rises to 5 at most.


def test_a_dishonored_yakamo_does_not_rise_above_5_personal_honor() -> None:
    hero = "hida-yakamo-hero-experienced"
    game = fight(
        {"personalities": [fights(hero, dishonored=True)]}, {"personalities": [fights("yogo-junzo")]}, to_act=1
    )
    rules, yakamo = game.table.rules_of(0), game.card(hero)
    game.happens(*rules.gives(yakamo, honor=2, until="permanent"))
    game.second.does("pass")
    game.first.does(f"use:{hero}")
    game.happens(rules.restore(yakamo))
    assert game.zone("yogo-junzo") == "dynasty discard" and yakamo.personal_honor == 5


# Hida Yakamo (Oni)


def test_the_oni_grows_with_every_crab_of_its_player() -> None:
    """The Oni is itself of the Crab Clan, so it counts itself."""
    game = scene({"personalities": ["hida-yakamo-oni", UNARI, YOJO]}, {"personalities": [SUKUNE]})
    assert numbers(game, "hida-yakamo-oni") == (2, 2)


@pytest.mark.parametrize(("worn", "may"), [("light-infantry", False), ("naginata", True)])
def test_nobody_follows_the_oni(worn: str, may: bool) -> None:
    game = scene({"personalities": ["hida-yakamo-oni"], "hand": [worn]})
    assert game.first.may(f"attach:{worn}") is may


def test_the_oni_goes_alone() -> None:
    game = scene({"personalities": ["hida-yakamo-oni", UNARI]}, {"personalities": [YOJO]})
    game.to_attack().attacks(1)
    oni, unari = "commit:hida-yakamo-oni>province:1.0", f"commit:{UNARI}>province:1.0"
    assert game.first.refused(oni, unari) == "not-together"
    game.first.does(oni, f"commit:{UNARI}>province:1.1")
    assert game.card("hida-yakamo-oni").at is not None and game.card(UNARI).at is not None


def test_nobody_joins_the_oni_in_the_cavalry_maneuvers() -> None:
    game = scene({"personalities": ["hida-yakamo-oni", "sanzo"]}, {"personalities": [YOJO]})
    game.to_attack().attacks(1)
    game.first.commits(hida_yakamo_oni="1.0")
    game.second.commits()
    assert game.first.asked == "commit"
    assert not game.first.may("commit:sanzo>province:1.0") and game.first.may("commit:sanzo>province:1.1")


# Hida Yakamo (Oni) • Experienced


def test_the_oni_yakamo_grows_with_the_corrupted_crab() -> None:
    dark = at(UNARI, lasting=[{"attribute": "trait:Shadowlands", "until": "game"}])
    game = scene({"personalities": ["hida-yakamo-oni-experienced", dark, SUKUNE, JUNZO]})
    assert numbers(game, "hida-yakamo-oni-experienced") == (2, 2)


def test_the_oni_yakamo_marches_with_the_shadowlands_only() -> None:
    game = scene({"personalities": ["hida-yakamo-oni-experienced", SUKUNE, JUNZO]}, {"personalities": []},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    oni, other, kin = (game.card(one) for one in ("hida-yakamo-oni-experienced", SUKUNE, JUNZO))
    oni.at = game.province(1, 0)
    assert other.kept_from("attack", game.province(1, 0)) and not kin.kept_from("attack", game.province(1, 0))


# Hiruma Kage


@pytest.mark.parametrize(("foe", "more"), [(JUNZO, 4), (UJI, 0)])
def test_kage_stands_up_to_the_shadowlands_in_duels(foe: str, more: int) -> None:
    game = challenging("hiruma-kage", foe, ["naginata"])
    game.second.does("accept")
    assert numbers(game, "hiruma-kage")[1] == more


# Hiruma Yoshi


@pytest.mark.parametrize(("who", "may"), [("hiruma-yoshi", False), (SUKUNE, True)])
def test_yoshi_is_not_frenzied(who: str, may: bool) -> None:
    game = fought([f(who)], [f(YOJO)], first={"hand": ["frenzy", "charge"]})
    assert game.first.barred("play:frenzy", "battle-action") is not may


# Kaiu Kenru


def test_an_adept_of_water_lets_other_actions_be() -> None:
    game = adept("water", "kaiu-kenru", at(UNARI, attachments=["light-infantry"]))
    game.first.does("use:kaiu-kenru")
    assert game.second.asked != "reaction"


def test_kenru_arms_each_follower_once_for_good() -> None:
    game = scene({"personalities": ["kaiu-kenru", at(UNARI, attachments=["light-infantry"])]})
    game.first.does("use:kaiu-kenru")
    assert game.card("light-infantry").force == game.card("light-infantry").face.force + 1
    game.pass_to("action", seat=0, turn=3)
    assert game.card("light-infantry").force == game.card("light-infantry").face.force + 1
    assert not game.first.may("use:kaiu-kenru")


# Kaiu Suman


def building(holdings: int) -> Scene:
    lying = [{"card": at("moat", facedown=False)}, {}, {}, {}]
    return scene({"personalities": ["kaiu-suman"], "provinces": lying, "holdings": ["gold-mine"] * holdings},
                 phase="dynasty")  # fmt: skip


def test_suman_builds_six_gold_cheaper() -> None:
    game = building(0)
    game.first.does("recruit:moat").pays("bow:kaiu-suman")
    assert game.zone("moat") == "play" and game.card("kaiu-suman").bowed


def test_suman_builds_at_another_province() -> None:
    game = building(2)
    game.first.does("recruit:moat").pays("bow:gold-mine", "bow:the-war-fortress-of-the-crab")
    game.first.does("trigger:kaiu-suman").chooses("province:0.2")
    assert game.card("moat").slot is game.province(0, 2) and game.card("kaiu-suman").bowed


def test_suman_tears_down_a_fortification_at_his_battle() -> None:
    walls = [{"attached": ["moat"]}, {}, {}, {}]
    game = scene({"personalities": [fights("kaiu-suman")]}, {"personalities": [fights(UJI)], "provinces": walls},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("use:kaiu-suman:1")
    assert game.zone("moat") == "dynasty discard" and game.card("kaiu-suman").bowed


# Kaiu Utsu


@pytest.mark.parametrize(("worn", "may"), [("battering-ram-crew", True), ("fire-breather", True), ("archers", False)])
def test_only_a_breaker_of_walls_follows_utsu(worn: str, may: bool) -> None:
    game = scene({"personalities": ["kaiu-utsu"], "hand": [worn], "holdings": ["diamond-mine"] * 2})
    assert game.first.may(f"attach:{worn}") is may


def test_utsu_breaches_the_province() -> None:
    game = fought([f("kaiu-utsu")], [f(UJI)])
    strength = game.province(1, 0).strength
    game.first.does("use:kaiu-utsu:1")
    assert game.province(1, 0).strength == strength - 3 and game.card("kaiu-utsu").bowed


def test_utsu_shoots() -> None:
    game = fought([f("kaiu-utsu")], [f(UJI)])
    game.first.does("use:kaiu-utsu")
    assert game.zone(UJI) == "dynasty discard"


# Kuni Yori


def test_kuni_yori_trades_a_card_for_one_at_random() -> None:
    game = scene(
        {"personalities": ["kuni-yori"], "hand": ["no-dachi", "naginata"]},
        {"hand": ["light-infantry"]},
    )
    game.first.does("use:kuni-yori").does("no-dachi")
    assert game.second.hand == [] and game.first.hand == ["naginata"] and game.card("kuni-yori").bowed
    assert not scene({"personalities": ["kuni-yori"]}, {"hand": ["light-infantry"]}).first.may("use:kuni-yori")


# Yasuki Nokatsu


def test_nokatsu_drives_his_followers() -> None:
    game = scene({"personalities": [at("yasuki-nokatsu", attachments=["light-infantry"]),
                                    at(HISA, attachments=["medium-infantry"])]})  # fmt: skip
    assert game.card("light-infantry").force == 1 + game.card("light-infantry").face.force
    assert game.card("medium-infantry").force == game.card("medium-infantry").face.force


# Yasuki Taka


def test_yasuki_taka_straightens_any_holding_at_the_price_of_another() -> None:
    game = scene({"personalities": ["yasuki-taka"], "holdings": ["small-farm", at("diamond-mine", bowed=True)]})
    game.first.does("use:yasuki-taka").chooses("diamond-mine")
    assert not game.card("diamond-mine").bowed and game.card("small-farm").bowed and game.card("yasuki-taka").bowed
    assert not scene({"personalities": ["yasuki-taka"], "holdings": [at("small-farm", bowed=True)]}).first.may(
        "use:yasuki-taka"
    )
