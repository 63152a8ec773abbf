"""For Honor and Glory: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, barred, favor, fight, row
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

LOW = "hida-guardian"
BUSHI = [inside("hida-guardian"), inside("matsu-berserker"), inside("moto-youth")]


def test_frostbitten_crossing_strips_a_participant() -> None:
    game = scene(
        {"characters": [inside("doji-challenger", attachments=["fine-katana", "ornate-fan"])]},
        {"characters": [inside(LOW, attachments=["fine-katana"])], "provinces": row(first="frostbitten-crossing")},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.triggers("province:1.0", "doji-challenger")
    assert not game.card("doji-challenger").attachments and game.card(LOW).attachments


def test_frostbitten_crossing_works_at_itself_only() -> None:
    armed = {"characters": [inside("doji-challenger", attachments=["fine-katana"])]}
    game = scene(
        armed, {"provinces": row(first="frostbitten-crossing")}, conflict=fight(province=1), to_act=1, asked=(1,)
    )
    assert game.second.barred("province:1.0")


def test_riot_in_the_streets_needs_three_bushi_there() -> None:
    for bushi, offered in ((BUSHI, True), (BUSHI[:2], False), ([*BUSHI[:2], "moto-youth"], False)):
        game = scene(
            {"characters": [inside("doji-whisperer")]},
            {"characters": bushi, "provinces": row(first="riot-in-the-streets")},
            conflict=MILITARY,
            to_act=1,
            asked=(1,),
        )
        assert game.second.may("trigger:province:1.0") is offered
        if offered:
            game.second.triggers("province:1.0", "doji-whisperer")
            assert game.card("doji-whisperer").bowed


def test_stoic_magistrate_counts_no_cheap_characters_while_defending() -> None:
    attackers = {"characters": [inside("matsu-berserker"), inside("doji-challenger")]}
    game = scene(attackers, {"characters": [inside("stoic-magistrate"), inside(LOW)]}, conflict=MILITARY)
    assert game.totals == (3, 2)
    home = scene(attackers, {"characters": ["stoic-magistrate", inside(LOW)]}, conflict=MILITARY)
    assert home.totals == (6, 1)


def test_kabuki_hero_fights_as_well_as_he_talks_for_a_fate() -> None:
    game = scene({"characters": [inside("kabuki-hero")], "fate": 1}, conflict=MILITARY, to_act=0)
    game.first.triggers("kabuki-hero")
    assert game.card("kabuki-hero").military == 2 and game.first.fate == 0
    assert barred("trigger:kabuki-hero", {"characters": [inside("kabuki-hero")]}, conflict=MILITARY)
    assert barred("trigger:kabuki-hero", {"characters": ["kabuki-hero"], "fate": 1})


def test_northern_wall_sensei_makes_immune_to_events() -> None:
    sensei = inside("northern-wall-sensei")
    game = scene(
        {"characters": [sensei, inside("matsu-berserker", attachments=["fine-katana"])], "bid": 1},
        {"characters": [inside("doji-challenger")], "hand": ["assassination", "misinformation"], "fate": 1, "bid": 3},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("northern-wall-sensei")
    assert not game.second.may("play:assassination")
    game.second.plays("misinformation")
    assert game.card("matsu-berserker").military == 5 and game.card("northern-wall-sensei").military == 1


def test_northern_wall_sensei_wants_an_attachment_and_leaves_other_effects_alone() -> None:
    bare = [inside("northern-wall-sensei"), inside("matsu-berserker")]
    assert barred("trigger:northern-wall-sensei", {"characters": bare}, conflict=MILITARY)
    armed = inside("matsu-berserker", attachments=["fine-katana"])
    assert barred("trigger:northern-wall-sensei", {"characters": ["northern-wall-sensei", armed]}, conflict=MILITARY)
    armed = inside(LOW, attachments=["ornate-fan"])
    game = scene({"characters": [bare[0], armed]}, {"characters": [inside("lion-s-pride-brawler")]},
                 conflict=fight(attacker=1), to_act=0)  # fmt: skip
    game.first.triggers("northern-wall-sensei")
    game.second.triggers("lion-s-pride-brawler", LOW)
    assert game.card(LOW).bowed


def test_ikoma_ujiaki_trades_the_favor_for_two_warriors() -> None:
    cards = [at("matsu-berserker", facedown=True), at("akodo-gunso", facedown=True), "venerable-historian"]
    provinces = [at(DEFAULTS[n], cards=[card]) for n, card in enumerate(cards)] + DEFAULTS[3:]
    game = scene(
        {"characters": [inside("ikoma-ujiaki")], "provinces": provinces}, conflict=MILITARY, to_act=0, favor=favor()
    )
    game.first.triggers("ikoma-ujiaki")
    assert game.table.favor is None and not game.first.may("venerable-historian")  # a dash: no military conflicts
    game.first.does("matsu-berserker", "akodo-gunso")
    assert game.card("matsu-berserker").attacking and game.card("akodo-gunso").attacking


def test_ikoma_ujiaki_brings_one_copy_of_a_unique_character() -> None:
    """No more than one of them could be in play (§unique-cards)."""
    hidden = [at(DEFAULTS[n], cards=[at("akodo-toturi", facedown=True)]) for n in range(2)]
    game = scene(
        {"characters": [inside("ikoma-ujiaki")], "provinces": [*hidden, *DEFAULTS[2:]]},
        conflict=MILITARY, to_act=0, favor=favor(), asked=(0,),
    )  # fmt: skip
    game.first.triggers("ikoma-ujiaki")
    assert game.first.options.count("choose:akodo-toturi") == 1
    game.first.does("akodo-toturi")
    assert [card.id for card in game.table.players[0].characters] == ["ikoma-ujiaki", "akodo-toturi"]


def test_ikoma_ujiaki_needs_the_favor_a_conflict_and_a_facedown_card() -> None:
    hidden = row(at("matsu-berserker", facedown=True))
    for character, provinces, held in (
        (inside("ikoma-ujiaki"), hidden, 1),
        (at("ikoma-ujiaki"), hidden, 0),
        (inside("ikoma-ujiaki"), row("matsu-berserker"), 0),
    ):
        side = {"characters": [character, inside(LOW)], "provinces": provinces}
        assert barred("trigger:ikoma-ujiaki", side, conflict=MILITARY, favor=favor(held))


def test_magnificent_lighthouse_sorts_an_opponents_deck_and_shows_nobody_else() -> None:
    game = scene(
        {"provinces": row("magnificent-lighthouse")},
        {"conflict_deck": ["banzai", "fine-katana", "ornate-fan", "court-games"]},
    )
    game.first.triggers("magnificent-lighthouse", "select:conflict-deck")
    game.first.does("banzai").does("ornate-fan")
    deck = [card.id for card in game.table.players[1].conflict_deck]
    assert deck[::-1] == ["ornate-fan", "court-games", "fine-katana"] and game.zone("banzai") == "conflict discard"
    told = str([record.seen_by(1).facts for record in game.match.records if record.seen_by(1)])  # type: ignore[union-attr]
    assert "ornate-fan" not in told and "fine-katana" not in told


def test_bayushi_yojiro_ignores_status_tokens_of_participants() -> None:
    shamed, proud = inside("doji-challenger", status="dishonored"), inside("matsu-berserker", status="honored")
    game = scene({"characters": [inside("bayushi-yojiro"), proud]}, {"characters": [shamed]}, conflict=MILITARY)
    assert (game.card("matsu-berserker").military, game.card("doji-challenger").military) == (3, 3)
    away = scene({"characters": ["bayushi-yojiro", proud]}, {"characters": [shamed]}, conflict=MILITARY)
    assert (away.card("matsu-berserker").military, away.card("doji-challenger").military) == (4, 1)


def test_bayushi_yojiro_lets_the_honored_die_without_honor() -> None:
    game = scene(
        {"characters": [inside("bayushi-yojiro")], "hand": ["assassination"]},
        {"characters": [inside(LOW, status="honored"), inside("moto-youth")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination", on=LOW)
    assert game.zone(LOW) == "dynasty discard" and game.second.honor == 10


def test_ide_tadaji_brings_one_of_each_side() -> None:
    game = scene(
        {"characters": [inside("ide-tadaji"), "moto-youth"]}, {"characters": [LOW, "doji-challenger"]},
        conflict=MILITARY, to_act=0,
    )  # fmt: skip
    game.first.triggers("ide-tadaji")
    assert game.card("moto-youth").attacking and game.card(LOW).defending


@pytest.mark.parametrize("theirs", [[at(LOW, bowed=True)], ["doji-challenger"], [inside(LOW)], []])
def test_ide_tadaji_needs_a_ready_cheap_character_at_home_on_both_sides(theirs: list[Any]) -> None:
    mine = {"characters": [inside("ide-tadaji"), "moto-youth"]}
    assert barred("trigger:ide-tadaji", mine, {"characters": theirs}, conflict=MILITARY)


def test_miwaku_kabe_goes_back_to_the_deck_when_its_province_breaks() -> None:
    game = scene(
        {"characters": [inside("hida-kisada"), inside("matsu-berserker"), inside("doji-challenger")]},
        {"provinces": row("miwaku-kabe")},
        conflict=MILITARY,
    )
    assert game.offers("trigger:miwaku-kabe")
    game.second.does("trigger:miwaku-kabe")
    assert game.zone("miwaku-kabe") in ("dynasty deck", "province") and game.province(1, 0).broken
    assert not any(card.id == "miwaku-kabe" for card in game.table.players[1].dynasty_discard)


def test_pathfinders_blade_cancels_the_attacked_province() -> None:
    for blade, cancelled in ((inside(LOW, attachments=["pathfinder-s-blade"]), True),
                             (at(LOW, attachments=["pathfinder-s-blade"]), False)):  # fmt: skip
        game = scene(
            {"characters": [blade, inside("matsu-berserker")]},
            {"provinces": row(first="fertile-fields")},
            conflict=MILITARY,
            to_act=1,
        )
        game.second.does("trigger:province:1.0")
        assert game.first.may("trigger:pathfinder-s-blade") is cancelled
        if cancelled:
            game.first.does("trigger:pathfinder-s-blade")
        assert len(game.second.hand) == (0 if cancelled else 1)


def test_pathfinders_blade_leaves_other_abilities_alone() -> None:
    game = scene(
        {"characters": [inside(LOW, attachments=["pathfinder-s-blade"])]},
        {"characters": [inside("matsu-berserker")], "hand": ["banzai"], "provinces": row(first="fertile-fields")},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.plays("banzai", on="matsu-berserker")
    assert not game.first.may("pathfinder-s-blade")


def test_raise_the_alarm_finds_a_defender() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"provinces": row(at(LOW, facedown=True)), "hand": ["raise-the-alarm"]},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.plays("raise-the-alarm")
    assert game.card(LOW).defending and game.zone("raise-the-alarm") == "conflict discard"


def test_raise_the_alarm_only_turns_a_holding_and_needs_a_facedown_card_and_a_military_defense() -> None:
    hand = {"hand": ["raise-the-alarm"]}
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"provinces": row(at("imperial-storehouse", facedown=True)), **hand},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.plays("raise-the-alarm")
    assert game.card("imperial-storehouse").in_play
    for lying, conflict in ((LOW, fight(attacker=1)), (at(LOW, facedown=True), fight("political", attacker=1)),
                            (at(LOW, facedown=True), MILITARY)):  # fmt: skip
        side = {"provinces": row(lying), "characters": [inside("doji-whisperer")], **hand}
        assert barred("play:raise-the-alarm", side, {"characters": [inside("doji-challenger")]}, conflict=conflict)


def test_kakita_blade_helps_in_duels_and_honors_their_winner() -> None:
    game = scene(
        {"characters": [inside("doji-whisperer", attachments=["kakita-blade"])], "hand": ["policy-debate"]},
        {"characters": [inside("doji-challenger")], "hand": ["banzai", "fine-katana"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("policy-debate")
    game.first.bids(1)
    game.second.bids(1)
    game.first.does("trigger:kakita-blade")
    assert game.first.honor == 11
    result = next(record for record in game.match.records if record.kind == "resolve-duel")
    assert result.facts["totals"] == (6, 4)
    assert sorted(game.first.options) == ["choose:banzai", "choose:fine-katana"]
    game.first.does("banzai")
    assert game.second.hand == ["fine-katana"] and game.card("doji-whisperer").political == 3


def test_policy_debate_shows_the_hand_of_the_loser_on_either_side() -> None:
    game = scene(
        {"characters": [inside("matsu-beiona")], "hand": ["policy-debate", "banzai", "court-games"]},
        {"characters": [inside("doji-hotaru")], "hand": ["fine-katana"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("policy-debate")
    game.first.bids(1)
    game.second.bids(1)
    assert sorted(game.second.options) == ["choose:banzai", "choose:court-games"]
    game.second.does("banzai")
    assert game.first.hand == ["court-games"]


def test_policy_debate_needs_a_participant_without_a_dash_on_each_side() -> None:
    first = {"characters": [inside("matsu-berserker")], "hand": ["policy-debate"]}
    second = {"characters": [inside("doji-challenger")]}
    assert barred("play:policy-debate", first, second, conflict=MILITARY)
    assert barred("play:policy-debate", {**first, "characters": [inside(LOW)]}, conflict=MILITARY)


def test_high_kick_bows_and_silences() -> None:
    game = scene(
        {"characters": [inside("togashi-initiate")], "hand": ["high-kick"], "fate": 1},
        {"characters": [inside("lion-s-pride-brawler")]},
        conflict=fight(attacker=1),
        to_act=0,
        asked=(1,),
    )
    game.first.plays("high-kick")
    assert game.card("lion-s-pride-brawler").bowed and game.card("togashi-initiate").bowed
    assert game.second.barred("trigger:lion-s-pride-brawler")


@pytest.mark.parametrize(
    ("monk", "skill"),
    [(inside("togashi-initiate", bowed=True), "military"), (inside("togashi-initiate"), "political"),
     (at("togashi-initiate"), "military")],
)  # fmt: skip
def test_high_kick_needs_a_ready_participating_monk_in_a_military_conflict(monk: dict[str, Any], skill: str) -> None:
    side = {"characters": [monk, inside(LOW)], "hand": ["high-kick"], "fate": 1}
    assert barred("play:high-kick", side, {"characters": [inside("doji-challenger")]}, conflict=fight(skill))


def test_kamayari_bows_the_user_of_an_ability() -> None:
    game = scene(
        {"characters": [inside(LOW, attachments=["kamayari"])]},
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.triggers("brash-samurai")
    game.first.does("trigger:kamayari")
    samurai = game.card("brash-samurai")
    assert samurai.bowed and samurai.honored  # it bows before the effects of the card, and does not cancel them


def test_kamayari_reacts_to_a_cancelled_ability_but_to_no_event_and_to_nothing_at_home() -> None:
    game = scene(
        {"characters": [inside(LOW, attachments=["kamayari"]), inside("hida-kisada")]},
        {"characters": [inside("brash-samurai")], "hand": ["banzai"]},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.triggers("brash-samurai")
    game.first.does("trigger:kamayari")
    assert game.card("brash-samurai").bowed and not game.card("brash-samurai").honored
    for bearer, play in ((inside(LOW, attachments=["kamayari"]), "play:banzai"),
                         (at(LOW, attachments=["kamayari"]), "trigger:brash-samurai")):  # fmt: skip
        game = scene({"characters": [bearer, inside("matsu-berserker")]},
                     {"characters": [inside("brash-samurai")], "hand": ["banzai"]},
                     conflict=MILITARY, to_act=1)  # fmt: skip
        game.second.does(play)
        assert not game.first.may("trigger:kamayari")


def test_kamayari_is_for_bushi() -> None:
    game = scene({"characters": [LOW, "doji-whisperer"], "hand": ["kamayari"], "fate": 2})
    game.first.does("play:kamayari")
    assert game.card("kamayari").host is game.card(LOW)


def test_shrine_maiden_keeps_spells_and_kiho() -> None:
    deck = ["supernatural-storm", "banzai", "mantra-of-fire", "fine-katana"]
    game = scene({"hand": ["shrine-maiden"], "fate": 1, "conflict_deck": deck})
    game.first.plays("shrine-maiden").does("trigger:shrine-maiden")
    assert sorted(game.first.hand) == ["mantra-of-fire", "supernatural-storm"]
    assert game.zone("banzai") == "conflict discard" and len(game.table.players[0].conflict_deck) == 1
    short = scene({"hand": ["shrine-maiden"], "fate": 1, "conflict_deck": deck[:2]}, asked=(0,))
    short.first.plays("shrine-maiden")
    assert not short.first.may("trigger:shrine-maiden")


def test_harmonize_sends_a_pair_home() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), inside("doji-challenger")]},
        {"characters": [inside("border-rider"), inside(LOW)], "hand": ["harmonize"], "fate": 1},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("play:harmonize").does("border-rider")
    assert not game.card("border-rider").participating and not game.card("matsu-berserker").participating
    assert game.card("doji-challenger").participating


def test_harmonize_needs_an_attacker_that_costs_no_more_and_a_defense() -> None:
    attackers = {"characters": [inside("doji-challenger")]}
    defender = {"characters": [inside(LOW)], "hand": ["harmonize"], "fate": 1}
    game = scene(attackers, defender, conflict=MILITARY, to_act=1, asked=(1,))
    assert game.second.barred("play:harmonize")
    assert barred("play:harmonize", defender, {"characters": [inside("matsu-berserker")]}, conflict=MILITARY)


def test_seal_of_the_scorpion_gives_clan_and_trait() -> None:
    bearer = scene({"characters": [at(LOW, attachments=["seal-of-the-scorpion"])]}).card(LOW)
    assert bearer.of_clan("scorpion") and bearer.trait("shinobi") and bearer.political == 2


def test_shinjo_saddle_changes_horses() -> None:
    riders = [at("moto-youth", attachments=["shinjo-saddle"]), "border-rider", LOW]
    game = scene({"characters": riders})
    game.first.triggers("shinjo-saddle")
    assert game.card("shinjo-saddle").host is game.card("border-rider") and game.card("border-rider").military == 3
    assert barred("trigger:shinjo-saddle", {"characters": [riders[0], LOW]})
