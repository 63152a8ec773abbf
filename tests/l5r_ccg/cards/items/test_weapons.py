"""Weapons."""

from typing import Any

import pytest

from engine.fuzzing.ccg import CcgProbe
from engine.kernel.prompt import Refused
from tests.l5r_ccg.cards.scenes import challenging, force_and_chi, fought, numbers, toshimoko_duels
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene
from tests.l5r_ccg.scene import fights as f

TWO_DIAMONDS = {"holdings": ["diamond-mine"] * 2}
YOJO = "matsu-yojo"
MINED = ["gold-mine", "gold-mine", "diamond-mine"]
KATANA = "crystal-katana"
LIGHT = "light-infantry"
UNARI = "hida-unari"
UJI = "daidoji-uji"
HISA = "hisa"
KOLAT = {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}
SUKUNE = "hida-sukune"


# Ancestral Weapons of the Mantis


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_weapons_of_the_mantis_are_tempered_for_gold(number: int) -> None:
    game = scene({"personalities": ["yoritomo"], "hand": ["ancestral-weapons-of-the-mantis"],
                  "holdings": ["gold-mine"] * 12, "honor": 9})  # fmt: skip
    game.first.does("attach:ancestral-weapons-of-the-mantis").pays()
    for place in range(3):
        game.first.does(*["ancestral-weapons-of-the-mantis"][: place == number]).pays()
    weapons, one = game.card("ancestral-weapons-of-the-mantis"), game.card("yoritomo")
    assert weapons.bonus("force") == weapons.bonus("chi") == (4 if number == 0 else 2)
    assert one.trait("Tactician") is (number == 1) and weapons.trait("Double Chi") is (number == 2)


# Ancient Spear of the Naga


def test_the_spear_is_as_strong_as_there_are_naga_in_play_whosever_they_are() -> None:
    spear = [fights("balash", attachments=["ancient-spear-of-the-naga", "naga-bushi"])]
    game = scene({"personalities": spear}, {"personalities": [fights("qamar"), fights("matsu-yojo")]},
                 attack=battle_at(0))  # fmt: skip
    one = game.card("balash")
    assert (one.force - one.face.force, one.chi - one.face.chi) == (2, 2)
    for offered, host in ((True, "balash"), (False, "matsu-yojo")):
        table = scene({"personalities": [host], "hand": ["ancient-spear-of-the-naga"], **TWO_DIAMONDS})
        assert table.first.may("attach:ancient-spear-of-the-naga") is offered


def test_the_followers_beside_the_spear_know_no_fear() -> None:
    for worn, bowed in ((["ancient-spear-of-the-naga", "naga-bushi"], False), (["naga-bushi"], True)):
        foe = fights("balash", attachments=worn)
        game = scene({"personalities": [foe]}, {"personalities": [fights("akodo-godaigo")]}, attack=battle_at(0))
        if game.second.may("use:akodo-godaigo:1"):
            game.second.does("use:akodo-godaigo:1").chooses("balash")
        assert game.card("naga-bushi").bowed is bowed


# Bloodsword


def test_the_bloodsword_grows_by_a_duel() -> None:
    game = toshimoko_duels("bloodsword")
    assert force_and_chi(game, "kakita-toshimoko") == (1 + 1 + 2, 7 + 1 + 2)
    # The sword has the token: a Personality who loses the sword loses the token too.
    game.happens(game.table.framework.destroy(game.card("bloodsword")))
    assert force_and_chi(game, "kakita-toshimoko") == (1, 7)


# Bo Stick


def sticks(hand: Any, theirs: Any) -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge", *theirs]},
                 {"personalities": [at("koichi", attachments=["bo-stick"])], "hand": list(hand)}, {})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_a_focus_laid_face_up_with_a_bo_stick_binds_the_next() -> None:
    """The opponent's next Focus card is face up, and its Focus no higher. The card after that is free and facedown."""
    hand, theirs = ["kolat-assassin", "naginata"], ["counterattack", "court-jester", "no-dachi"]
    game = sticks(hand, theirs)
    laid = game.card("kolat-assassin", 1).focus
    game.second.does("focus-open:kolat-assassin")
    shown = game.match.records[-1] if game.match.records[-1].kind == "focus" else None
    assert not game.card("kolat-assassin", 1).facedown, shown
    fits = [f"focus:{card}" for card in theirs if game.card(card, 0).focus <= laid]
    assert fits and [option for option in game.first.options if option != "strike"] == fits
    game.first.does(fits[0])
    assert not game.card(fits[0].partition(":")[2], 0).facedown
    game.second.does("focus:naginata")
    assert game.card("naginata", 1).facedown and all(game.first.may(f"focus:{card}") for card in game.first.hand)


def test_a_bo_stick_is_for_monks_and_need_not_show_anything() -> None:
    game = scene({"personalities": [YOJO], "hand": ["bo-stick"], "holdings": MINED})
    assert game.first.barred("attach:bo-stick")
    face_down = sticks(["kolat-assassin"], ["counterattack"])
    face_down.second.does("focus:kolat-assassin")
    assert face_down.card("kolat-assassin", 1).facedown and face_down.first.may("focus:counterattack")
    assert not face_down.first.may("focus-open:counterattack")


# The Broken Sword of the Scorpion


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


# Crystal Katana


# Cloak of Night: worded as in Lotus Edition, by a public table of cards (dragncards-hac).


def test_the_fuzzer_exchanges_what_lies_under_a_personality_with_other_attachments() -> None:
    side = {"personalities": [at(UNARI, beneath=[KATANA])], "hand": ["charge", LIGHT]}
    pairs = CcgProbe().alike(scene(side).table, 1)
    ((here, there),) = [pair for pair in pairs if any(spot.pile == "beneath" for spot in pair[0])]
    assert [spot.pile for spot in here] == ["beneath"] and (there[0].pile, there[0].place) == ("hand", 1)


@pytest.mark.parametrize("under", ["charge", UJI, at(KATANA, bowed=True)])
def test_only_straight_attachments_lie_under_a_personality(under: Any) -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [at(UNARI, beneath=[under])]})


# Gunsen of Water


def flowing(**second: Any) -> Scene:
    return scene({"personalities": [fights(HISA, attachments=["gunsen-of-water"]), fights(YOJO)]},
                 {"personalities": [fights(UJI)], **second}, attack=battle_at(0), to_act=0)  # fmt: skip


@pytest.mark.parametrize(
    ("item", "ring"),
    [
        ("gunsen-of-water", "ring-of-water"),
        ("armor-of-earth", "ring-of-earth"),
        ("mempo-of-the-void", "ring-of-the-void"),
    ],
)
def test_the_ring_strengthens_the_item_of_its_element_and_pays_for_it(item: str, ring: str) -> None:
    poor = scene({"personalities": [at(HISA, attachments=[item])], "hand": [item]})
    one = poor.card(HISA)
    assert (one.force - one.face.force, one.chi - one.face.chi) == (1, 2)
    rich = scene({"personalities": [at(HISA, attachments=[item])], "rings": [ring]})
    one = rich.card(HISA)
    assert (one.force - one.face.force, one.chi - one.face.chi) == (3, 3)
    waiting = scene({"personalities": [HISA], "rings": [ring], "hand": [item]})
    assert waiting.table.gold_cost(waiting.card(item), 0) == 0


def test_the_gunsen_brings_its_unit_to_another_province() -> None:
    game = flowing()
    game.first.does("use:gunsen-of-water").chooses("province:1.2")
    assert game.card(HISA).at is game.province(1, 2) and game.card("gunsen-of-water").bowed
    assert not game.card(HISA).bowed


def test_the_gunsen_brings_its_unit_home() -> None:
    game = flowing()
    game.first.does("use:gunsen-of-water:1")
    assert game.card(HISA).at is None and not game.card(HISA).bowed


# Han-kyu


def test_the_ninja_bow_reaches_a_personality_behind_followers() -> None:
    game = fought([f("ninja-spy", attachments=["han-kyu"])], [f(UJI, attachments=["heavy-infantry"])])
    game.first.does("use:han-kyu")  # The Infantry of Force 5 is too strong for Fear.
    assert game.zone(UJI) == "dynasty discard" and game.card("ninja-spy").bowed


def test_a_unit_that_joins_the_ninja_bow_targets_followers_alone() -> None:
    shooter = f("ninja-spy", attachments=["han-kyu", "ninja-genin"])
    game = fought([shooter], [f(UJI, attachments=["light-infantry"])])
    assert game.first.may("use:han-kyu")
    game.first.does("use:han-kyu")
    assert game.first.may(UJI) and game.first.may("light-infantry")


@pytest.mark.parametrize(("worn", "may"), [("han-kyu", False), ("naginata", True)])
def test_the_ninja_bow_is_for_ninja(worn: str, may: bool) -> None:
    game = scene({"personalities": [UNARI], "hand": [worn], **TWO_DIAMONDS})
    assert game.first.may(f"attach:{worn}") is may


# Katana of Fire


@pytest.mark.parametrize(("rings", "more", "cost"), [([], (0, 0), 8), (["ring-of-fire"], (2, 1), 0)])
def test_the_katana_of_fire_burns_with_its_ring(rings: list[str], more: tuple[int, int], cost: int) -> None:
    game = scene({"personalities": [at(UNARI, attachments=["katana-of-fire"])], "rings": rings})
    printed = game.card("katana-of-fire").face
    assert numbers(game, UNARI) == (printed.force + more[0], printed.chi + more[1])
    held = scene({"hand": ["katana-of-fire"], "rings": rings})
    assert held.table.gold_cost(held.card("katana-of-fire"), 0) == cost


def test_the_katana_of_fire_dies_for_a_duelist() -> None:
    game = challenging("kakita-toshimoko", at(YOJO, attachments=["katana-of-fire"]), [])
    game.second.does("accept")
    game.pass_while(lambda: not game.second.may("trigger:katana-of-fire") and game.table.duel is not None)
    game.second.does("trigger:katana-of-fire")
    assert game.zone(YOJO) == "play" and game.card(YOJO).bowed and game.zone("katana-of-fire") == "fate discard"


def test_the_katana_of_fire_does_nothing_against_murder() -> None:
    game = scene(KOLAT, {"personalities": [at(YOJO, attachments=["katana-of-fire"])]})
    game.first.does("play:kolat-assassin").pays()
    assert not game.second.may("trigger:katana-of-fire") and game.zone(YOJO) == "dynasty discard"


# Tetsubo


def test_the_tetsubo_strikes_first_and_clumsily() -> None:
    game = toshimoko_duels("tetsubo", hand=["light-infantry"])
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


# Yari of Air


def test_the_yari_of_air_is_at_home_with_its_ring() -> None:
    for rings, more, cost in (([], (0, 0), 8), (["ring-of-air"], (2, 1), 0)):
        game = scene({"personalities": [at(UNARI, attachments=["yari-of-air"]), SUKUNE], "rings": rings,
                      "hand": ["naginata"]})  # fmt: skip
        printed = game.card("yari-of-air").face
        assert numbers(game, UNARI) == (printed.force + more[0], printed.chi + more[1])
        held = scene({"hand": ["yari-of-air"], "rings": rings})
        assert held.table.gold_cost(held.card("yari-of-air"), 0) == cost


def test_the_yari_of_air_turns_arrows_and_spells_away_from_its_unit() -> None:
    game = fought([fights(YOJO, attachments=["yari-of-air"]), fights("matsu-agetoki")], [fights("dairya")],
                  hand=["charge"])  # fmt: skip
    game.second.does("use:dairya").chooses(YOJO)
    game.first.does("trigger:yari-of-air")
    assert game.zone(YOJO) == "play"


def test_the_yari_of_air_does_not_protect_others() -> None:
    game = fought([fights("matsu-agetoki", attachments=["yari-of-air"]), fights(YOJO)], [fights("dairya")],
                  hand=["charge"])  # fmt: skip
    game.second.does("use:dairya").chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard"
