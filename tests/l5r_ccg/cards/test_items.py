"""Tests of Items: the additions to their Personality, the conditions for these, and the possible bearers."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

CRANE = "the-esteemed-house-of-the-crane"


def worn(item: str, host: str, *, foe: Any = "ginawa", side: int = 0, **facts: Any) -> Scene:
    """Return a battle in which the first player attacks. The bearer of the Item fights in this scene."""
    against = foe if isinstance(foe, dict) else fights(foe)
    sides = [{"personalities": [fights(host, attachments=[item])], **facts}, {"personalities": [against]}]
    if side:
        sides.reverse()
    return scene(*sides, attack=battle_at(0))


def numbers(game: Scene, card: str) -> tuple[int, int]:
    return game.card(card).force, game.card(card).chi


def test_some_items_give_traits() -> None:
    game = scene(
        {"personalities": [at("hida-unari", attachments=["warhorses", "the-star-of-laramun", "toturi-s-fan"])]}
    )
    assert [game.card("hida-unari").trait(trait) for trait in ("Cavalry", "Double Chi", "Tactician")] == [True] * 3


@pytest.mark.parametrize(
    ("armor", "host", "attacking", "defending"),
    [
        ("ancestral-armor-of-crab-clan", "hida-unari", (5, 4), (9, 7)),
        ("ancestral-armor-of-lion-clan", "matsu-yojo", (6, 5), (3, 3)),
    ],
)
def test_ancestral_armor_serves_on_one_side(
    armor: str, host: str, attacking: tuple[int, int], defending: tuple[int, int]
) -> None:
    assert numbers(worn(armor, host), host) == attacking
    assert numbers(worn(armor, host, side=1), host) == defending


def test_the_armor_of_the_unicorn_counts_riders() -> None:
    riders = [fights("sanzo", attachments=["ancestral-armor-of-unicorn-clan"]), fights("otaku-kamoko")]
    game = scene({"personalities": riders[:1]}, attack=battle_at(0))
    assert numbers(game, "sanzo") == (1 + 1 + 1, 1 + 1 + 1)


@pytest.mark.parametrize(
    ("item", "fitting", "other"),
    [
        ("ancestral-armor-of-crab-clan", "hida-unari", "matsu-yojo"),
        ("ancestral-standard-of-the-crane", "doji-kuwanan", "hida-unari"),
        ("the-broken-sword-of-the-scorpion", "bayushi-hisa", "hida-unari"),
        ("golden-obi-of-the-sun-goddess", "daidoji-sembi", "ginawa"),
    ],
)
def test_some_items_are_for_some_only(item: str, fitting: str, other: str) -> None:
    def offered(host: str) -> bool:
        return scene({"personalities": [host], "hand": [item], "holdings": ["diamond-mine"] * 2}).first.may(
            f"attach:{item}"
        )

    assert not offered(other)
    if fitting != "bayushi-hisa":
        assert offered(fitting)


def test_the_armor_of_the_phoenix_dies_for_its_samurai() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        {"personalities": [at("shiba-shingo", attachments=["ancestral-armor-of-phoenix-clan", "light-infantry"])]},
    )
    game.card("shiba-shingo").tokens = ()
    assert not game.first.may("play:kolat-assassin")
    weak = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        {"personalities": [at("shiba-shingo", attachments=["ancestral-armor-of-phoenix-clan", "light-infantry"],
                              tokens=[{"chi": -2}])]},
    )  # fmt: skip
    weak.first.does("play:kolat-assassin").pays()
    weak.second.does("trigger:ancestral-armor-of-phoenix-clan")
    assert weak.card("shiba-shingo").in_play and weak.card("light-infantry", 1).host is weak.card("shiba-shingo")
    assert weak.zone("ancestral-armor-of-phoenix-clan") == "fate discard"


def test_a_standard_lifts_the_followers_of_the_clan_and_shames_its_foes() -> None:
    unit = fights("hida-unari", attachments=["ancestral-standard-of-the-crab", "light-infantry"])
    game = scene({"personalities": [unit]}, {"personalities": [fights("hida-sukune")]}, attack=battle_at(0))
    assert game.card("light-infantry", 0).force == 2 or game.card("hida-unari").followers[0].force == 3
    assert game.card("hida-unari").followers[0].force == 3 and game.card("hida-sukune").force == 2


def test_a_standard_gathers_a_follower_of_the_fallen() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        {"personalities": [at("hida-unari", attachments=["ancestral-standard-of-the-crab"]),
                           at("hida-sukune", attachments=["heavy-infantry"])]},
    )  # fmt: skip
    game.first.does("play:kolat-assassin").chooses("hida-sukune").pays()
    game.second.does("trigger:ancestral-standard-of-the-crab")
    assert game.card("heavy-infantry").host is game.card("hida-unari") and game.zone("hida-sukune") != "play"


def test_a_sword_counts_its_clan_and_shames_the_others_of_it() -> None:
    game = scene(
        {"personalities": ["doji-kuwanan", "daidoji-sembi"], "hand": ["ancestral-sword-of-crane-clan"],
         "holdings": ["diamond-mine"] * 2, "honor": 5},
        {"stronghold": CRANE, "honor": 9},
        {"honor": 9},
    )  # fmt: skip
    game.first.does("attach:ancestral-sword-of-crane-clan").chooses("doji-kuwanan").pays()
    assert numbers(game, "doji-kuwanan") == (3 + 2, 4 + 1 + 2)
    assert (game.first.honor, game.second.honor, game.third.honor) == (9, 3, 9)


def test_a_sword_is_blunt_in_a_strange_hand() -> None:
    game = scene({"personalities": [at("hida-unari", attachments=["ancestral-sword-of-crane-clan"]), "doji-kuwanan"]})
    assert numbers(game, "hida-unari") == (4, 4)


def test_the_banner_remembers_the_honorable_dead_of_the_clan() -> None:
    dead = [
        at("hida-sukune", died="honorably"),
        at("matsu-yojo", died="honorably"),
        at("hida-unari", died="dishonorably"),
    ]
    game = scene({"personalities": [at("ginawa", attachments=["clan-banner"])], "dynasty_discard": dead})
    assert game.card("ginawa").force == 2 + 1


def test_jade_and_crystal_burn_the_shadowlands() -> None:
    game = worn("crystal-katana", "hida-unari", foe="yogo-junzo")
    assert game.card("hida-unari").chi == 3 + 2 + 2
    assert worn("crystal-katana", "hida-unari").card("hida-unari").chi == 3 + 2
    hand = worn("the-jade-hand", "hida-unari", foe="yogo-junzo")
    assert numbers(hand, "hida-unari") == (4 + 1 + 3, 3 + 3 + 2)
    assert numbers(worn("the-jade-hand", "hida-unari"), "hida-unari") == (5, 6)


@pytest.mark.parametrize(
    ("arrow", "foe", "hits"),
    [("crystal-arrow", "yogo-junzo", True), ("jade-arrow", "ginawa", True), ("crystal-arrow", "ginawa", False)],
)
def test_arrows_need_an_archer(arrow: str, foe: str, hits: bool) -> None:
    archer = fights("mirumoto-sukune", attachments=[arrow])
    game = scene({"personalities": [archer]}, {"personalities": [fights(foe)]}, attack=battle_at(0))
    game.pass_to("battle-action", seat=0)
    assert game.first.may(f"use:{arrow}") is hits
    if hits:
        game.first.does(f"use:{arrow}").chooses(foe)
        assert game.zone(foe) == "dynasty discard" and game.card("mirumoto-sukune").bowed
        assert game.zone(arrow) == "fate discard"
    clumsy = worn(arrow, "hida-unari", foe=foe)
    clumsy.pass_to("battle-action", seat=0)
    assert not clumsy.first.may(f"use:{arrow}")


def test_the_helm_of_kenshin_bows_a_personality_with_less_chi() -> None:
    game = worn("kenshin-s-helm", "hida-unari", foe="hida-sukune")
    game.pass_to("battle-action", seat=0)
    game.first.does("use:kenshin-s-helm")
    assert game.card("hida-sukune").bowed and game.card("hida-unari").bowed
    equal = worn("kenshin-s-helm", "hida-sukune", foe="ginawa")
    equal.pass_to("battle-action", seat=0)
    assert not equal.first.may("use:kenshin-s-helm")


def test_the_obi_bows_the_shadowlands_and_saves_its_bearer() -> None:
    game = worn("golden-obi-of-the-sun-goddess", "daidoji-sembi", foe="yogo-junzo")
    game.pass_to("battle-action", seat=0)
    game.first.does("use:golden-obi-of-the-sun-goddess")
    assert game.card("yogo-junzo").bowed
    saved = worn("golden-obi-of-the-sun-goddess", "daidoji-sembi", foe="doji-kuwanan")
    saved.pass_to("reaction", seat=0)
    saved.first.does("trigger:golden-obi-of-the-sun-goddess:1")
    assert saved.card("daidoji-sembi").in_play and saved.zone("golden-obi-of-the-sun-goddess") == "fate discard"


def test_a_fan_is_waved_once_in_a_game() -> None:
    game = worn("toturi-s-fan", "hida-unari", fate_deck=["kolat-assassin", "light-infantry"])
    game.pass_to("battle-action", seat=0)
    game.first.does("use:toturi-s-fan")
    assert game.card("hida-unari").force == 4 + 1 + 2 * 3 and game.card("toturi-s-fan").bowed
    game.card("toturi-s-fan").bowed = False
    game.pass_to("battle-action", seat=0)
    assert not game.first.may("use:toturi-s-fan")


def test_the_terrible_standard_feeds_on_the_fallen_and_on_hida_sukune() -> None:
    game = worn("terrible-standard-of-fu-leng", "hida-unari")
    force = game.card("hida-unari").force
    game.resolve_battle()
    assert game.card("hida-unari").force == force + 1
    home = scene({"personalities": [at("hida-unari", attachments=["terrible-standard-of-fu-leng"])]},
                 {"personalities": ["hida-sukune"]})  # fmt: skip
    home.first.does("use:terrible-standard-of-fu-leng:2")
    assert home.zone("hida-sukune") == "dynasty discard" and home.card("hida-unari").force == 4 + 4
    home.pass_to("action", seat=0, turn=3)
    assert home.card("hida-unari").force == 4 and not home.first.may("use:terrible-standard-of-fu-leng:2")


def test_the_skulls_spread_the_plague() -> None:
    game = worn("plague-skulls", "hida-unari")
    game.pass_to("battle-action", seat=0)
    game.first.does("use:plague-skulls:2")
    assert game.card("ginawa").chi == 2 and game.card("plague-skulls").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("hida-unari").chi == 3


def test_the_plague_grows_in_the_owners_events_phase() -> None:
    game = scene({"personalities": ["doji-kuwanan"], "hand": ["plague-skulls"], "holdings": ["diamond-mine"] * 2,
                  "honor": 9})  # fmt: skip
    game.first.does("attach:plague-skulls").pays()
    assert game.card("doji-kuwanan").chi == 3 and game.first.honor == 3
    game.pass_to("action", seat=0, turn=3)
    assert game.card("doji-kuwanan").chi == 2


def duel(*items: str, foe: str = "hida-sukune", **facts: Any) -> Scene:
    """Let Toshimoko, who bears the Items, challenge. The other player accepts."""
    game = scene(
        {"personalities": [at("kakita-toshimoko", attachments=list(items))], **facts}, {"personalities": [foe]}
    )
    game.first.does("use:kakita-toshimoko:1")
    game.second.does("accept")
    return game


def test_the_bloodsword_grows_by_a_duel() -> None:
    game = duel("bloodsword")
    assert numbers(game, "kakita-toshimoko") == (1 + 1 + 2, 7 + 1 + 2)
    # The sword has the token: a Personality who loses the sword loses the token too.
    game.happens(game.table.framework.destroy(game.card("bloodsword")))
    assert numbers(game, "kakita-toshimoko") == (1, 7)


def test_the_tetsubo_strikes_first_and_clumsily() -> None:
    game = duel("tetsubo", hand=["light-infantry"])
    assert game.card("kakita-toshimoko").chi == 7 - 1
    # The challenger is the first to focus or strike.
    assert game.first.asked == "duel"


def test_a_tetsubo_gives_the_challenged_personality_no_time() -> None:
    game = scene(
        {"personalities": ["kakita-toshimoko"], "hand": ["light-infantry"]},
        {"personalities": [at("matsu-yojo", attachments=["tetsubo"])], "hand": ["light-infantry"]},
    )
    game.first.does("use:kakita-toshimoko:1")
    game.second.does("accept")
    assert game.second.asked == "duel" and game.card("matsu-yojo").chi == 2 - 1


def test_the_obsidian_hand_steals_honor() -> None:
    game = duel("the-obsidian-hand", hand=["light-infantry"])
    game.first.does("trigger:the-obsidian-hand")
    assert game.card("kakita-toshimoko").chi == 7 + 1 + 2


def test_antidotes_remove_poison_tokens() -> None:
    tokens = [{"chi": -1, "name": "Poison"}, {"force": 1, "chi": 1, "name": "Fire"}]
    game = scene({"personalities": [at("hida-unari", attachments=["antidote"], tokens=tokens)]})
    game.first.does("use:antidote")
    assert [token.name for token in game.card("hida-unari").tokens] == ["Fire"]
    assert game.zone("antidote") == "fate discard"
    sound = scene({"personalities": [at("hida-unari", attachments=["antidote"])]})
    assert not sound.first.may("use:antidote")


def test_the_staff_calls_the_naga_against_the_shadowlands() -> None:
    game = worn("pearl-encrusted-staff", "ryosei", foe="yogo-junzo")
    game.pass_to("battle-action", seat=0)
    assert not game.first.may("use:pearl-encrusted-staff")


def test_climbing_gear_leaves_walls_behind() -> None:
    game = scene(
        {"personalities": [fights("hida-unari", attachments=["climbing-gear"])]},
        {"provinces": [{"attached": ["unscalable-walls"]}, {"attached": ["moat"]}, {}, {}],
         "personalities": [fights("ginawa")]},
        attack=battle_at(0),
    )  # fmt: skip
    assert game.province(1, 0).strength == 7 and not game.card("unscalable-walls").active and game.card("moat").active
