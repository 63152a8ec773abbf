"""Tainted Lands: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, barred, fight, row, used
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

LOW = "hida-guardian"
STRONG = [inside("hida-kisada"), inside("doji-hotaru")]


def test_teachings_of_the_elements_grow_with_claimed_rings() -> None:
    rings = {"air": {"claimed_by": 0}, "fire": {"claimed_by": 1}}
    game = scene({"provinces": row(first="teachings-of-the-elements")}, rings=rings, asked=(0, 1))
    assert game.province(0, 0).strength == 7


def test_border_fortress_reveals_any_facedown_province() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]}, {"provinces": row(first="border-fortress")},
        conflict=MILITARY, to_act=1,
    )  # fmt: skip
    game.second.does("trigger:province:1.0")
    assert "choose:province:0.0" in game.second.options and "choose:province:1.0" not in game.second.options
    game.second.does("choose:province:0.0")
    assert not game.province(0, 0).facedown
    away = scene({"characters": [inside("doji-challenger")]}, {"provinces": row(first="border-fortress")},
                 conflict=fight(province=1), to_act=1, asked=(1,))  # fmt: skip
    assert away.second.barred("province:1.0")


def test_upholding_authority_shows_the_attackers_hand_and_takes_copies() -> None:
    hand = ["banzai", "banzai", "rout"]
    second = {"provinces": row(first="upholding-authority")}
    game = scene({"characters": STRONG, "hand": hand}, second, conflict=MILITARY, asked=(0,))
    assert game.province(1, 0).strength == 3
    assert game.offers("trigger:province:1.0")
    game.second.does("trigger:province:1.0").does("banzai").does("banzai", "banzai")
    assert game.first.hand == ["rout"]
    shown = next(record for record in game.match.records if record.kind == "reveal-cards")
    assert shown.seen_by(1) is not None and len(shown.facts["cards"]) == 3
    strong = scene({"characters": STRONG}, {**second, "role": "keeper-of-earth"}, conflict=MILITARY, asked=(0,))
    assert strong.province(1, 0).strength == 5 and not strong.offers("trigger:province:1.0")


def test_upholding_authority_may_leave_copies() -> None:
    game = scene({"characters": STRONG, "hand": ["banzai", "rout"]}, {"provinces": row(first="upholding-authority")},
                 conflict=MILITARY)  # fmt: skip
    assert game.offers("trigger:province:1.0")
    game.second.does("trigger:province:1.0").does("rout").does()
    assert sorted(game.first.hand) == ["banzai", "rout"]


def test_apprentice_earthcaller_fixes_printed_skills() -> None:
    attackers = [inside("doji-challenger", status="honored"), inside("matsu-beiona", attachments=["fine-katana"])]
    game = scene({"characters": ["apprentice-earthcaller", inside(LOW)], "hand": ["banzai"]}, {"characters": attackers},
                 conflict=fight(attacker=1), to_act=0)  # fmt: skip
    game.first.triggers("apprentice-earthcaller")
    challenger = game.card("doji-challenger")
    assert (challenger.military, challenger.political) == (3, 3)
    assert barred("trigger:apprentice-earthcaller", {"characters": ["apprentice-earthcaller"]},
                  {"characters": attackers[1:]}, conflict=fight(attacker=1))  # fmt: skip


def test_kuni_yori_rules_earth_conflicts_and_pays_for_discards() -> None:
    mine = {"characters": ["kuni-yori", inside(LOW)], "hand": ["banzai"]}
    game = scene(
        mine, {"characters": [inside("doji-challenger")], "hand": ["rout"]}, conflict=fight(ring="earth"), to_act=0
    )
    assert game.card(LOW).military == 2 and game.card("kuni-yori").military == 5
    assert game.card("doji-challenger").military == 3
    game.first.triggers("kuni-yori", "player:1")
    assert game.first.honor == 9 and game.second.hand == []
    assert scene(mine, conflict=MILITARY).card(LOW).military == 1
    assert barred("trigger:kuni-yori", {"characters": ["kuni-yori"], "hand": ["banzai"]})


def test_asahina_takako_sees_and_rearranges_her_provinces() -> None:
    provinces = [at(DEFAULTS[0], cards=[at("doji-challenger", facedown=True)]), at(DEFAULTS[1], cards=["moto-youth"]),
                 *DEFAULTS[2:]]  # fmt: skip
    side = {"characters": ["asahina-takako"], "provinces": provinces}
    game = scene(side, asked=(0, 1))
    shown = [game.match.view(seat)["players"][0]["provinces"][0]["cards"] for seat in (0, 1)]
    assert shown[0][0]["id"] == "doji-challenger" and shown[1] == [{"facedown": True}]
    game.first.does("trigger:asahina-takako").does("province:0.0").does("select:exchange")
    assert game.province(0, 1).contents[0].id == "doji-challenger" and game.province(0, 1).contents[0].facedown
    thrown = scene(side, asked=(0, 1))
    thrown.first.does("trigger:asahina-takako").does("moto-youth").does("select:discard-it")
    assert thrown.zone("moto-youth") == "dynasty discard" and len(thrown.province(0, 1).contents) == 1


def test_asahina_takako_sees_nothing_of_the_opponents_and_nothing_while_away() -> None:
    hidden = {"provinces": row(at("doji-challenger", facedown=True))}
    game = scene({"characters": ["asahina-takako"]}, hidden, asked=(0, 1))
    assert game.match.view(0)["players"][1]["provinces"][0]["cards"] == [{"facedown": True}]
    assert scene(hidden, asked=(0,)).match.view(0)["players"][0]["provinces"][0]["cards"] == [{"facedown": True}]


def test_asahina_takako_can_only_discard_a_lone_card() -> None:
    game = scene({"characters": ["asahina-takako"], "provinces": row("imperial-storehouse")}, asked=(0, 1))
    game.first.does("trigger:asahina-takako")
    assert game.zone("imperial-storehouse") == "dynasty discard"


def test_bonsai_garden_honors_air_conflicts() -> None:
    side = {"characters": [inside(LOW)], "provinces": row("bonsai-garden")}
    game = scene(side, conflict=MILITARY, to_act=0)
    game.first.triggers("bonsai-garden")
    assert game.first.honor == 11
    assert barred("trigger:bonsai-garden", side, conflict=fight(ring="fire"))


@pytest.mark.parametrize(
    ("novice", "rings", "skills", "stronger"),
    [("impulsive-novice", ("fire", "void"), (2, 2), (3, 3)), ("court-novice", ("air", "water"), (1, 1), (1, 3)),
     ("ikoma-reservist", ("fire", "water"), (1, 1), (3, 1))],
)  # fmt: skip
def test_novices_are_stronger_with_their_rings(
    novice: str, rings: tuple[str, str], skills: tuple[int, int], stronger: tuple[int, int]
) -> None:
    for ring in ("air", "earth", "fire", "water", "void"):
        for holder in (0, 1):
            card = scene({"characters": [novice]}, rings={ring: {"claimed_by": holder}}).card(novice)
            expected = stronger if holder == 0 and ring in rings else skills
            assert (card.military, card.political) == expected


def test_sneaky_shinjo_is_played_after_passing() -> None:
    side = {"fate": 2, "provinces": row("sneaky-shinjo")}
    game = scene(side, step="1.4", asked=(0, 1))
    game.first.passes()
    game.first.does("trigger:sneaky-shinjo")
    if game.first.asked == "fate":
        game.first.does("fate:1")
    assert game.card("sneaky-shinjo").in_play and game.card("sneaky-shinjo").fate == 1
    poor = scene({"provinces": row("sneaky-shinjo")}, step="1.4", asked=(0, 1), first_player=1)
    poor.second.passes()
    poor.first.passes()
    assert not poor.first.may("trigger:sneaky-shinjo")
    hidden = scene({"fate": 2, "provinces": row(at("sneaky-shinjo", facedown=True))}, step="1.4", asked=(0, 1))
    hidden.first.passes()
    assert not hidden.first.may("sneaky-shinjo")


def test_marauding_oni_costs_honor_and_knows_none() -> None:
    for attacks in (True, False):
        oni, other = {"characters": ["marauding-oni"], "hand": ["court-mask"]}, {"characters": ["doji-challenger"]}
        game = scene(*(oni, other) if attacks else (other, oni), step="3.2")
        game.first.declares("air", "military", 0, "marauding-oni" if attacks else "doji-challenger")
        game.second.defends("doji-challenger" if attacks else "marauding-oni")
        assert (game.first if attacks else game.second).honor == 9
    shameless = {"characters": [inside("marauding-oni")], "hand": ["way-of-the-scorpion"]}
    assert barred("play:way-of-the-scorpion", shameless, conflict=MILITARY)


def test_spreading_the_darkness_hides_its_champion() -> None:
    side = {"characters": [inside(LOW)], "hand": ["spreading-the-darkness"]}
    enemy = {"characters": [inside("matsu-berserker")], "hand": ["assassination"]}
    game = scene(side, enemy, conflict=fight(attacker=1), to_act=0)
    game.first.does("play:spreading-the-darkness")
    assert game.card(LOW).military == 5 and game.first.honor == 8
    game.second.plays("assassination")
    assert game.card(LOW).in_play and not game.card("matsu-berserker").in_play
    assert barred("play:spreading-the-darkness", {**side, "honor": 1}, enemy, conflict=fight(attacker=1))


def test_adopted_kin_makes_the_other_attachments_ancestral() -> None:
    bearer = inside("moto-youth", attachments=["adopted-kin", "fine-katana"])
    game = scene({"characters": [inside("doji-challenger")], "hand": ["assassination"]}, {"characters": [bearer]},
                 conflict=MILITARY, to_act=0)  # fmt: skip
    game.first.plays("assassination")
    assert game.second.hand == ["fine-katana"] and game.zone("adopted-kin") == "conflict discard"
    assert barred("play:adopted-kin", {"characters": [at(LOW, attachments=["adopted-kin"])], "hand": ["adopted-kin"]})


def test_writ_of_authority_falls_to_the_more_honorable() -> None:
    bearer = {"characters": [at(LOW, attachments=["writ-of-authority"])], "hand": ["adept-of-shadows"], "honor": 10}
    game = scene({**bearer, "characters": [*bearer["characters"], "adept-of-shadows"]}, asked=(0, 1))
    assert game.card(LOW).political == 4
    game.first.triggers("adept-of-shadows")
    assert game.zone("writ-of-authority") == "conflict discard"


def test_feral_ningyo_swims_in_and_out_of_water_conflicts() -> None:
    side = {"characters": [inside(LOW)], "hand": ["feral-ningyo"]}
    game = scene(side, conflict=fight(ring="water"), to_act=0)
    game.first.does("trigger:feral-ningyo")
    assert game.card("feral-ningyo").attacking and game.first.fate == 0
    game.finish()
    assert game.zone("feral-ningyo") == "conflict deck" and used(game, "shuffle") == 1
    assert barred("trigger:feral-ningyo", side, conflict=MILITARY)


def test_feral_ningyo_that_was_played_may_be_sent_off_from_play() -> None:
    """Only the first sentence of the ability needs the card in hand.

    No "then" ties the second to it (§ability; ringteki, 3228).
    """
    game = scene({"characters": [inside("feral-ningyo"), inside(LOW)]}, conflict=fight(ring="water"), to_act=0)
    game.first.does("trigger:feral-ningyo")
    assert game.card("feral-ningyo").attacking
    game.finish()
    assert game.zone("feral-ningyo") == "conflict deck"
    blank = at("feral-ningyo", participating=True, attachments=[at("cloud-the-mind", owner=1, controller=1)])
    assert barred("trigger:feral-ningyo", {"characters": [blank, inside(LOW)]}, conflict=fight(ring="water"))


def test_a_dynasty_character_that_gained_feral_ningyos_ability_is_shuffled_into_its_own_deck() -> None:
    """The deck that the ability affects is shuffled (§shuffle), and a dynasty card never lies in a conflict deck."""
    game = scene(
        {"characters": [inside("togashi-yokuni"), inside("feral-ningyo")]}, conflict=fight(ring="water"), to_act=0
    )
    game.first.does("trigger:togashi-yokuni")
    game.second.passes()
    game.first.does("trigger:togashi-yokuni:feral-ningyo.0")
    game.finish()
    assert game.zone("togashi-yokuni") == "dynasty deck"
    assert [record.facts["deck"] for record in game.match.records if record.kind == "shuffle"] == ["dynasty"]


def test_oracle_of_stone_draws_and_discards_for_both() -> None:
    first = {"hand": ["oracle-of-stone"], "conflict_deck": ["banzai", "rout"]}
    game = scene(first, {"conflict_deck": ["charge", "levy"]}, asked=(0, 1))
    game.first.does("play:oracle-of-stone")
    while any(prompt.kind == "discard" for prompt in game.match.pending):
        seat = game.first if game.first.asked == "discard" else game.second
        seat.does(*seat.options[:2])
    assert not game.first.hand and not game.second.hand
    assert game.zone("banzai") == game.zone("levy") == "conflict discard"


def test_tainted_koku_moves_on_when_its_bearer_leaves() -> None:
    bearer = inside("moto-youth", attachments=[at("tainted-koku", owner=0, controller=0)])
    for others, moved in ((["matsu-beiona"], True), ([], False)):
        game = scene({"characters": [inside("doji-challenger")], "hand": ["assassination"]},
                     {"characters": [bearer, *others]}, conflict=MILITARY, to_act=0)  # fmt: skip
        game.first.plays("assassination")
        assert game.first.may("trigger:tainted-koku") is moved
        if moved:
            game.first.does("trigger:tainted-koku")
            assert (
                game.card("tainted-koku").host is game.card("matsu-beiona") and game.card("matsu-beiona").military == 2
            )
        else:
            assert game.zone("tainted-koku") == "conflict discard"


def test_press_of_battle_bows_for_the_larger_host() -> None:
    side: dict[str, Any] = {"characters": [inside(LOW), inside("moto-youth")], "hand": ["press-of-battle"]}
    enemy = {"characters": [inside("doji-hotaru")]}
    game = scene(side, {"characters": [inside("doji-challenger")]}, conflict=MILITARY, to_act=0)
    game.first.plays("press-of-battle", on="doji-challenger")
    assert game.card("doji-challenger").bowed
    assert barred("play:press-of-battle", {**side, "characters": [inside(LOW)]}, enemy, conflict=MILITARY)
    assert barred("play:press-of-battle", side, enemy, conflict=POLITICAL)


def test_sabotage_discards_from_an_opponents_province() -> None:
    side = {"characters": [inside(LOW)], "hand": ["sabotage", "sabotage"]}
    lying = [at(DEFAULTS[0], cards=["imperial-storehouse"]), at(DEFAULTS[1], cards=[at("moto-youth", facedown=True)]),
             *DEFAULTS[2:]]  # fmt: skip
    game = scene(side, {"provinces": lying}, conflict=MILITARY, to_act=0)
    game.first.does("play:sabotage")
    assert all("moto-youth" not in option for option in game.first.options)
    game.first.does("imperial-storehouse")
    assert game.zone("imperial-storehouse") == "dynasty discard"
    game.second.passes()
    game.first.does("play:sabotage").does("province:1.1")
    assert game.zone("moto-youth") == "dynasty discard"
    assert barred("play:sabotage", side, {"provinces": lying}, conflict=POLITICAL)


@pytest.mark.parametrize("facedown", [True, False])
def test_sabotage_on_a_facedown_card_cannot_be_taken_back_alone(facedown: bool) -> None:
    """The discard shows a card that nobody knew. A faceup card was known."""
    lying = [at(DEFAULTS[0], cards=[at("moto-youth", facedown=facedown)]), *DEFAULTS[1:]]
    game = scene({"characters": [inside(LOW)], "hand": ["sabotage"]}, {"provinces": lying}, conflict=MILITARY, to_act=0)
    game.first.does("play:sabotage")
    assert game.zone("moto-youth") == "dynasty discard" and game.match.may_undo(0) is not facedown


def test_feral_ningyo_that_is_cancelled_stays_in_hand_as_a_card_nobody_knows() -> None:
    """§limit: an ability used from a hidden zone that the card does not leave may be used again."""
    side = {"characters": [inside(LOW)], "hand": ["feral-ningyo"]}
    game = scene(side, {"characters": ["hida-kisada"]}, conflict=fight(ring="water"), to_act=0)
    before = game.card("feral-ningyo").key
    game.first.does("trigger:feral-ningyo")
    assert game.first.hand == ["feral-ningyo"] and game.card("feral-ningyo").key != before
    game.second.passes()
    game.first.does("trigger:feral-ningyo")
    assert game.card("feral-ningyo").attacking
