"""Personalities of the Lion."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump
from tests.l5r_ccg.cards.scenes import besieged, force, fought, masters, met_in_battle, numbers, wooing
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

SUKUNE = "hida-sukune"
YOJO = "matsu-yojo"
HISA = "hisa"
UJI = "daidoji-uji"
UNARI = "hida-unari"
AT_HOME = "hida-sukune"
IDLE = {"holdings": ["retired-general"]}
MOTSO = "kitsu-motso"
MOTSO_EXPERIENCED = "kitsu-motso-experienced"
MINED = ["gold-mine", "gold-mine", "diamond-mine"]
CRANE = "the-esteemed-house-of-the-crane"
LION = "the-ancestral-home-of-the-lion"
TURI = "matsu-turi"


# Akodo Kage


def test_akodo_kage_teaches_nobody_more_than_twice() -> None:
    two = [{"name": "Sensei", "force": 1, "chi": 1, "amount": 2}]
    game = scene({"personalities": ["akodo-kage", at(YOJO, tokens=two), SUKUNE]})
    game.first.does("use:akodo-kage")
    # Yojo has two, and Kage himself is bowed.
    assert len(game.card(YOJO).tokens) == 2
    assert (game.card(SUKUNE).force, game.card(SUKUNE).chi) == (4, 3) and game.card("akodo-kage").bowed


# Akodo Kage • Experienced


def conspiracy(**facts: Any) -> Scene:
    tokens = [{"name": "Sensei", "force": 1, "chi": 1, "amount": 2}]
    return scene({"personalities": ["akodo-kage-experienced", HISA]},
                 {"personalities": [at("ginawa", tokens=tokens), at(YOJO, tokens=tokens)], **facts})  # fmt: skip


def test_kage_takes_a_student_until_its_former_player_s_turn() -> None:
    game = conspiracy()
    game.first.does("use:akodo-kage-experienced")
    student = game.card("ginawa")
    assert student.controller == 0 and student.kept_from("attack", game.province(1, 0))
    assert not student.kept_from("attack", game.province(0, 0))
    game.pass_to("action", seat=1, turn=2)
    assert student.controller == 1


def test_kage_needs_more_lessons_than_honor() -> None:
    game = conspiracy()
    game.first.does("use:akodo-kage-experienced")
    assert game.card(YOJO).controller == 1 and game.card("akodo-kage-experienced").bowed
    assert not scene({"personalities": ["akodo-kage-experienced"]}, {"personalities": [YOJO]}).first.may(
        "use:akodo-kage-experienced"
    )


def test_kage_lets_go_when_he_straightens() -> None:
    game = conspiracy()
    game.first.does("use:akodo-kage-experienced")
    game.happens(game.table.rules_of(0).straighten(game.card("akodo-kage-experienced")))
    assert game.card("ginawa").controller == 1


# Ikoma Kaoku


def test_kaoku_makes_the_victors_stronger_for_good() -> None:
    game = scene(
        {"personalities": [fights("hida-unari"), "ikoma-kaoku"]},
        {"personalities": [fights("matsu-yojo")]},
        attack=battle_at(0),
    )
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:ikoma-kaoku")
    game.pass_to("action", turn=2)
    assert (game.card("hida-unari").force, game.card("hida-unari").chi) == (5, 4)


# Ikoma Kimura


@pytest.mark.parametrize("holding", ["sanctified-temple", "historian"])
def test_kimura_restores_the_dishonored_for_a_holding_that_makes_honor(holding: str) -> None:
    game = scene({"personalities": ["ikoma-kimura", at(YOJO, dishonored=True)], "holdings": ["geisha-house",
                  holding]})  # fmt: skip
    game.first.does("use:ikoma-kimura").chooses(YOJO).chooses(holding)
    assert not game.card(YOJO).dishonored and game.card("ikoma-kimura").bowed and game.card(YOJO).bowed


@pytest.mark.parametrize(("holding", "shamed"), [("small-farm", True), ("sanctified-temple", False)])
def test_kimura_needs_a_shrine_and_somebody_dishonored(holding: str, shamed: bool) -> None:
    game = scene({"personalities": ["ikoma-kimura", at(YOJO, dishonored=shamed)], "holdings": [holding]})
    assert not game.first.may("use:ikoma-kimura")


# Ikoma Ryozo


@pytest.mark.parametrize(("where", "home"), [("1.0", True), ("1.1", False)])
def test_ryozo_flees_the_favor(where: str, home: bool) -> None:
    own = [f(YOJO), f("ikoma-ryozo", where)]
    game = scene({"personalities": own}, {"personalities": [f(UJI)]}, attack=battle_at(0), to_act=1, favor=1)
    game.second.does("use:imperial-favor:2" if game.second.may("use:imperial-favor:2") else "imperial-favor").chooses(
        YOJO
    )
    ryozo = game.card("ikoma-ryozo")
    assert (ryozo.at is None, ryozo.bowed) == (home, home) and game.card(YOJO).at is None


# Ikoma Tsanuri


def test_tsanuri_lets_no_other_player_lay_a_terrain_where_she_fights() -> None:
    hand = {"hand": ["dispersive-terrain", "outflank"]}
    game = scene({"personalities": [fights("ikoma-tsanuri"), fights(UNARI, "1.1")], **hand},
                 {"personalities": [fights(YOJO)], **hand}, attack=battle_at(0))  # fmt: skip
    assert game.second.may("play:outflank") and not game.second.may("play:dispersive-terrain")
    game.second.passes()
    assert game.first.may("play:dispersive-terrain")
    theirs = {"personalities": [fights(YOJO)], **hand, "holdings": ["go-master"]}
    master = scene({"personalities": [fights("ikoma-tsanuri")]}, theirs, attack=battle_at(0))
    assert not master.second.may("use:go-master"), "nor by another's hand"
    other = scene({"personalities": [fights("ikoma-tsanuri", "1.1"), fights(UNARI)]},
                  {"personalities": [fights(YOJO)], **hand}, attack=battle_at(0))  # fmt: skip
    assert other.second.may("play:dispersive-terrain")


# Ikoma Ujiaki


def test_ujiaki_dishonors_a_foe_when_a_lion_is_killed_in_battle() -> None:
    game = scene({"personalities": [fights(UNARI), fights("hida-tampako"), "sanzo"], "hand": ["focus"]},
                 {"personalities": [fights(YOJO), "ikoma-ujiaki"]}, attack=battle_at(0))  # fmt: skip
    game.pass_while(lambda: not game.second.may("trigger:ikoma-ujiaki"), 6)
    game.second.does("trigger:ikoma-ujiaki").chooses(UNARI)
    # The victors' honor gain only restores the dishonored Personality (§regain-honor).
    assert "dishonor" in game.kinds and game.card("ikoma-ujiaki").bowed and game.first.honor == 5


def test_ujiaki_does_not_answer_the_death_of_others() -> None:
    game = scene({"personalities": [fights(UNARI)]}, {"personalities": [fights("daidoji-sembi"), "ikoma-ujiaki"]},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.zone("daidoji-sembi") == "dynasty discard" and not game.card(UNARI).dishonored


# Ikoma Ujiaki • Experienced


def test_on_the_battlements_ujiaki_leads_defending_lions() -> None:
    defenders = [fights("ikoma-ujiaki-experienced"), fights("matsu-yojo"), fights("hida-sukune")]
    game = besieged("the-battlements-of-matsu-castle", defenders=defenders)
    game.second.does("use:ikoma-ujiaki-experienced")
    assert [force(game, one) for one in ("ikoma-ujiaki-experienced", "matsu-yojo", "hida-sukune")] == [4, 4, 3]


def test_ujiaki_leads_attacking_lions_once_in_a_battle() -> None:
    game = fought([fights("ikoma-ujiaki-experienced"), fights(YOJO), fights(SUKUNE)], [fights(UJI)])
    game.first.does("use:ikoma-ujiaki-experienced")
    assert [numbers(game, one)[0] for one in ("ikoma-ujiaki-experienced", YOJO, SUKUNE)] == [2, 2, 0]
    game.second.passes()
    assert not game.first.may("use:ikoma-ujiaki-experienced")


def test_ujiaki_does_not_lead_defenders() -> None:
    game = scene({"personalities": [fights(UJI)]}, {"personalities": [fights("ikoma-ujiaki-experienced")]},
                 attack=battle_at(0))  # fmt: skip
    assert not game.second.may("use:ikoma-ujiaki-experienced")


# Kitsu Motso


def drill(**motso: Any) -> Scene:
    """Return a battle with Kitsu Motso, whose player holds two Actions."""
    first = {"hand": ["charge", "charge"]}
    return fought([fights("kitsu-motso", **motso), fights(YOJO), AT_HOME], [fights(UJI), "mirumoto-hitomi"], first,
                  hand=["outflank"])  # fmt: skip


def test_motso_gathers_master_tokens() -> None:
    game = scene({"personalities": ["kitsu-motso"], **IDLE})
    game.first.does("use:kitsu-motso")
    one = game.card("kitsu-motso")
    assert one.bowed and [(token.name, token.force, token.chi) for token in one.tokens] == [("Master", 0, 0)]


def test_motso_takes_two_actions_before_the_next_player() -> None:
    game = masters(drill(tokens=[{"name": "Master"}]))
    game.first.does("use:kitsu-motso:1")
    assert game.card("kitsu-motso").bowed and game.card("kitsu-motso").tokens == ()
    game.first.does("play:charge").chooses(YOJO)
    assert game.first.asked == "battle-action" and game.first.may("play:charge")
    game.first.does("play:charge").chooses(YOJO)
    assert game.second.asked == "battle-action"


def test_a_player_who_forgoes_a_second_action_has_not_passed() -> None:
    game = masters(drill(tokens=[{"name": "Master"}]))
    game.first.does("use:kitsu-motso:1").does("pass")
    assert game.second.asked == "battle-action"
    game.second.does("pass")
    assert game.first.asked == "battle-action" and game.first.may("play:charge")


def test_motso_needs_a_token_and_to_be_straight() -> None:
    assert not masters(drill()).first.may("use:kitsu-motso:1")
    assert not masters(drill(tokens=[{"name": "Master"}], bowed=True)).first.may("use:kitsu-motso:1")


def test_a_position_holds_the_further_actions() -> None:
    game = masters(drill(tokens=[{"name": "Master"}]))
    game.first.does("use:kitsu-motso:1").does("play:charge").chooses(YOJO)
    literal = dump(game.table)
    lasting = literal["players"][0]["lasting"]
    assert sum(one["value"] for one in lasting if one["attribute"] == "acts-again") == 1


def test_without_it_the_unique_personality_cannot_join() -> None:
    assert not wooing("charge").first.may(f"recruit:{MOTSO}")


def test_every_player_who_might_hold_it_is_asked_in_the_dynasty_phase() -> None:
    """The question must not tell whether the player holds Change of Loyalty."""
    side = {"provinces": [{"card": at(MOTSO)}, {}, {}, {}]}
    assert wooing("charge", asked=(0,), mine=side).first.asked == "dynasty"
    assert wooing(asked=(0,), mine=side).first.asked != "dynasty"


# Kitsu Motso • Experienced


def field(**motso: Any) -> Scene:
    first = {"hand": ["charge"], "fate_deck": ["deadly-ground", "light-infantry", "higher-ground"]}
    return fought([fights(MOTSO_EXPERIENCED, **motso)], [fights(UJI)], first)


def test_motso_learns_mastery() -> None:
    game = scene({"personalities": [MOTSO_EXPERIENCED]})
    game.first.does(f"use:{MOTSO_EXPERIENCED}")
    assert game.card(MOTSO_EXPERIENCED).bowed and [token.name for token in game.card(MOTSO_EXPERIENCED).tokens] == [
        "Master"
    ]


def test_motso_chooses_the_ground_from_the_deck_instead_of_his_tactics() -> None:
    game = field(tokens=[{"name": "Master", "amount": 2}])
    game.first.does(f"use:{MOTSO_EXPERIENCED}:1").does("choose:higher-ground")
    terrain = game.battle.terrain
    assert terrain is not None and terrain.id == "higher-ground" and terrain.controller == 0
    assert not game.card(MOTSO_EXPERIENCED).bowed and len(game.card(MOTSO_EXPERIENCED).tokens) == 1
    game.second.passes()
    assert not game.first.may(f"use:{MOTSO_EXPERIENCED}:1") and not game.first.may("use:tactician")
    kept(game)


def test_motso_may_find_nothing() -> None:
    game = field(tokens=[{"name": "Master"}])
    game.first.does(f"use:{MOTSO_EXPERIENCED}:1").does("pass")
    assert game.battle.terrain is None and len(game.first.player.fate_deck) == 3


def test_motso_needs_a_token_and_unused_tactics() -> None:
    assert not field().first.may(f"use:{MOTSO_EXPERIENCED}:1")
    game = field(tokens=[{"name": "Master"}])
    option = next(one for one in game.first.options if "tactician" in one)
    game.first.does(option).chooses("charge")
    game.second.passes()
    assert not game.first.may(f"use:{MOTSO_EXPERIENCED}:1")


# Matsu Chokoku


def test_chokoku_holds_the_line_against_fear() -> None:
    game = met_in_battle(
        [fights("hida-unari", attachments=["light-infantry"]), fights("matsu-chokoku")], [fights("matsu-toshiro")]
    )
    game.second.does("use:matsu-toshiro").chooses("hida-unari")
    game.first.does("trigger:matsu-chokoku")
    assert not game.card("light-infantry").bowed and game.card("matsu-chokoku").bowed


# Matsu Goemon


def goemon(hand: Any = ("light-infantry",), holdings: Any = (*MINED, "gold-mine"), **facts: Any) -> Scene:
    lying = [{"card": at("matsu-goemon", **facts)}, {}, {}, {}]
    game = scene({"provinces": lying, "hand": list(hand), "holdings": list(holdings), "honor": 10}, phase="dynasty",
                 asked=(0, 1))  # fmt: skip
    game.first.does("recruit:matsu-goemon").pays()
    game.pass_while(lambda: game.first.asked == "reaction")
    return game


def test_goemon_brings_a_follower_of_the_hand_at_its_cost() -> None:
    game = goemon()
    assert game.first.asked == "attach"
    game.first.does("light-infantry").pays()
    game.pass_while(lambda: game.match.open_prompts()[0].kind in ("interrupt", "reaction"))
    assert [worn.id for worn in game.card("matsu-goemon").attachments] == ["light-infantry"]
    assert sum(card.bowed for card in game.first.player.holdings) > 1


def test_goemon_needs_no_target_and_does_not_reveal_the_hand() -> None:
    """The question depends only on public facts: the player has a hand.

    Without a Follower or gold, it allows only a pass.
    """
    assert goemon(hand=["naginata"]).first.options == ["pass"]
    assert goemon(holdings=["diamond-mine"]).first.options == ["pass"]
    assert goemon(hand=[]).first.asked != "attach"
    passed = goemon()
    passed.first.does("pass")
    assert passed.first.hand == ["light-infantry"] and passed.zone("matsu-goemon") == "play"


def test_goemon_does_so_the_first_time_only_and_never_bows_to_lobby() -> None:
    again = goemon(permanent=[{"attribute": "brought", "value": 1}])
    assert again.first.asked != "attach"
    game = scene({"personalities": ["matsu-goemon", "matsu-yojo"], "honor": 10})
    assert not game.first.may("lobby:matsu-goemon") and game.first.may("lobby:matsu-yojo")


# Matsu Gohei


def test_gohei_is_stronger_in_the_attack() -> None:
    assert met_in_battle([fights("matsu-gohei")], []).card("matsu-gohei").force == 3
    assert met_in_battle([], [fights("matsu-gohei")]).card("matsu-gohei").force == 1


# Matsu Imura


@pytest.mark.parametrize(
    ("worn", "force", "taken"), [("ratling-bushi", 0, True), ("ratling-bushi", 1, False), ("light-infantry", 0, False)]
)
def test_imura_takes_a_creature_of_at_most_three_force(worn: str, force: int, taken: bool) -> None:
    led = at(YOJO, attachments=[at(worn, tokens=[{"force": force}])])
    game = scene({"personalities": ["matsu-imura"]}, {"personalities": [led]})
    assert game.first.may("use:matsu-imura:1") is taken
    if taken:
        game.first.does("use:matsu-imura:1")
        assert game.card(worn).host is game.card("matsu-imura") and game.card(worn).controller == 0


# Matsu Seijuro


def test_seijuro_grows_fearsome_when_he_is_refused() -> None:
    game = scene({"personalities": ["matsu-seijuro"]}, {"personalities": ["hida-unari"]})
    game.first.does("use:matsu-seijuro").chooses("hida-unari")
    game.second.does("refuse")
    game.first.does("trigger:matsu-seijuro:1")
    assert game.card("matsu-seijuro").value("fear", 0) == 1


# Matsu Toshiro


def test_toshiro_frightens_by_bowing() -> None:
    game = met_in_battle([fights("hida-unari", attachments=["light-infantry"])], [fights("matsu-toshiro")])
    game.second.does("use:matsu-toshiro").chooses("hida-unari")
    assert game.card("light-infantry").bowed and game.card("matsu-toshiro").bowed


# Matsu Tsuko


def test_matsu_tsuko_joins_lions_alone() -> None:
    provinces = [{"card": at("matsu-tsuko")}, {}, {}, {}]
    for stronghold, joins in ((LION, True), (CRANE, False)):
        game = scene({"stronghold": stronghold, "provinces": provinces, "holdings": ["diamond-mine"] * 3, "honor": 20},
                     phase="dynasty")  # fmt: skip
        assert game.first.may("recruit:matsu-tsuko") is joins


# Matsu Turi


def _favor(game: Scene) -> Any:
    card = game.table.favor_card
    return game.table.use(card.face.abilities[0], card, 0)


@pytest.mark.parametrize(("whom", "may"), [(TURI, False), (YOJO, True)])
def test_the_favor_does_not_send_turi_home(whom: str, may: bool) -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["charge"]}, {"personalities": [fights(whom)]}, favor=0)
    offered = [option for option in game.first.options if "favor" in option]
    assert offered if may else not any(whom in option for option in offered)
    assert game.card(whom).forbids("be-targeted", _favor(game)) is not may
