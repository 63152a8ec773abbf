"""Crab Clan, Core Set: attachments and events."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, finish, row, used
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Reprieve


def test_reprieve_saves_from_the_fate_phase() -> None:
    game = scene({"characters": [at("hida-guardian", attachments=["reprieve"])]}, step="4.2")
    game.first.does("trigger:reprieve")
    assert game.card("hida-guardian").in_play and game.zone("reprieve") == "conflict discard"


def test_faq_reprieve_prevents_a_sacrifice_that_is_a_cost() -> None:
    game = scene(
        {"characters": ["steadfast-witch-hunter", at("eager-scout", attachments=["reprieve"]),
                        at("hida-guardian", bowed=True)]},
    )  # fmt: skip
    game.first.triggers("steadfast-witch-hunter", "eager-scout").does("trigger:reprieve")
    assert game.card("eager-scout").in_play and game.zone("reprieve") == "conflict discard"
    assert game.card("hida-guardian").bowed
    game.first.triggers("steadfast-witch-hunter", "eager-scout")
    assert not game.card("hida-guardian").bowed


def test_faq_reprieve_keeps_way_of_the_crab_unplayed_when_it_saves_the_cost() -> None:
    game = scene(
        {"characters": [at("eager-scout", attachments=["reprieve"])], "hand": ["way-of-the-crab"], "fate": 2},
        {"characters": ["matsu-berserker"]},
    )
    game.first.plays("way-of-the-crab").does("trigger:reprieve")
    assert game.first.hand == ["way-of-the-crab"] and game.card("matsu-berserker").in_play
    game.first.plays("way-of-the-crab")
    assert not game.card("matsu-berserker").in_play


def test_faq_reprieve_saves_from_the_effect_of_way_of_the_crab() -> None:
    game = scene(
        {"characters": ["eager-scout"], "hand": ["way-of-the-crab"], "fate": 1},
        {"characters": [at("matsu-berserker", attachments=["reprieve"])]},
    )
    game.first.plays("way-of-the-crab")
    game.second.does("trigger:reprieve")
    assert game.card("matsu-berserker").in_play and game.zone("way-of-the-crab") == "conflict discard"


# Watch Commander


def test_watch_commander_shames_every_card_played() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["fine-katana", "ornate-fan"]},
        {"characters": [inside("hida-guardian", attachments=["watch-commander"])]},
        conflict=MILITARY,
        to_act=0,
    )
    for number, attachment in enumerate(("fine-katana", "ornate-fan"), 1):
        game.first.plays(attachment, on="brash-samurai")
        game.second.does("trigger:watch-commander").passes()
        assert game.first.honor == 10 - number
    assert game.second.honor == 10


def test_faq_watch_commander_reacts_to_let_go_before_it_is_discarded() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["let-go"]},
        {"characters": [inside("hida-guardian", attachments=["watch-commander"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("let-go")
    assert game.card("watch-commander").in_play
    game.second.does("trigger:watch-commander")
    assert game.first.honor == 9 and game.zone("watch-commander") == "conflict discard"


def test_watch_commander_minds_neither_its_own_side_nor_when_at_home() -> None:
    for seat, guardian in ((1, inside), (0, at)):
        sides: list[dict[str, Any]] = [
            {"characters": [inside("brash-samurai")]},
            {"characters": [guardian("hida-guardian", attachments=["watch-commander"])]},
        ]
        sides[seat] |= {"hand": ["fine-katana"]}
        game = scene(*sides, conflict=MILITARY, to_act=seat)
        (game.first, game.second)[seat].plays("fine-katana", on="brash-samurai")
        assert game.second.asked != "reaction" and (game.first.honor, game.second.honor) == (10, 10)


def test_watch_commander_is_for_your_own_and_one_to_each() -> None:
    game = scene(
        {"characters": [at("hida-guardian", attachments=["watch-commander"]), "eager-scout", "kaiu-envoy"],
         "hand": ["watch-commander"], "fate": 1},
        {"characters": ["matsu-berserker"]},
    )  # fmt: skip
    game.first.does("play:watch-commander")
    assert game.first.options == ["choose:eager-scout", "choose:kaiu-envoy"]


# Jade Tetsubō


def test_jade_tetsubo_returns_the_fate_of_the_weaker() -> None:
    game = scene(
        {"characters": [inside("hida-guardian", attachments=["jade-tetsubo"])]},
        {
            "characters": [
                inside("matsu-berserker", fate=2),
                inside("steadfast-witch-hunter", fate=1),
                at("eager-scout", fate=1),
            ]
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("jade-tetsubo")
    assert game.card("matsu-berserker").fate == 0 and game.second.fate == 2
    assert game.card("jade-tetsubo").bowed and game.card("steadfast-witch-hunter").fate == 1
    removed = [record.facts for record in game.match.records if record.kind == "remove-fate"]
    assert [(facts["player"], facts["amount"]) for facts in removed] == [(1, 2)]


def test_jade_tetsubo_needs_its_bearer_in_the_conflict_a_weaker_one_and_fate() -> None:
    for bearer, victim in (
        (at, inside("matsu-berserker", fate=2)),
        (inside, inside("steadfast-witch-hunter", fate=2)),
        (inside, inside("matsu-berserker")),
    ):
        game = scene(
            {"characters": [bearer("hida-guardian", attachments=["jade-tetsubo"]), inside("kaiu-envoy")]},
            {"characters": [victim]},
            conflict=MILITARY,
            to_act=0,
            asked=(0,),
        )
        assert not game.first.may("trigger:jade-tetsubo")


def test_jade_tetsubo_is_for_your_own() -> None:
    game = scene({"characters": ["eager-scout"], "hand": ["jade-tetsubo"], "fate": 2}, {"characters": ["kaiu-envoy"]})
    game.first.plays("jade-tetsubo")
    assert game.card("jade-tetsubo").host is game.card("eager-scout")


# Levy


def test_levy_lets_the_opponent_choose_the_gift() -> None:
    game = scene({"hand": ["levy", "levy"]}, {"fate": 1})
    game.first.plays("levy")
    assert game.second.options == ["select:fate", "select:honor"]
    game.second.does("select:fate")
    assert (game.first.fate, game.second.fate) == (1, 0)
    game.first.plays("levy")
    assert (game.first.honor, game.second.honor) == (11, 9)


# Rebuild


def rebuilding(lying: Any, *, broken: bool = False, **more: Any) -> Scene:
    """Return a scene with Rebuild in hand and a holding in the discard pile."""
    return scene(
        {
            "hand": ["rebuild"],
            "provinces": row(lying, broken=broken),
            "dynasty_discard": ["imperial-storehouse", "eager-scout"],
            **more,
        },
        {"hand": ["voice-of-honor"], "characters": [at("doji-hotaru", status="honored")]},
        asked=(0,),
    )


def test_rebuild_puts_a_holding_where_another_card_was() -> None:
    for lying in ("hida-guardian", at("hida-guardian", facedown=True), "funeral-pyre"):
        game = rebuilding(lying)
        game.first.plays("rebuild")
        game.second.passes()
        here = game.province(0, 0).contents
        assert [card.id for card in here] == ["imperial-storehouse"] and here[0].in_play
        assert len(game.first.player.dynasty_deck) == 9 and used(game, "shuffle") == 1
        assert [card.id for card in game.first.player.dynasty_discard] == ["eager-scout"]


def test_rebuild_reveals_to_nobody_which_facedown_card_was_shuffled_back() -> None:
    game = rebuilding(at("hida-guardian", facedown=True))
    game.first.plays("rebuild")
    game.second.passes()
    for viewer in (0, 1):
        assert "hida-guardian" not in str([seen.facts for r in game.match.records if (seen := r.seen_by(viewer))])


def test_rebuild_cancelled_leaves_the_province_to_be_refilled() -> None:
    game = rebuilding("hida-guardian")
    game.first.plays("rebuild")
    game.second.does("trigger:voice-of-honor")
    here = game.province(0, 0).contents
    assert len(here) == 1 and here[0].facedown and game.zone("imperial-storehouse") == "dynasty discard"


def test_rebuild_needs_an_unbroken_province_and_a_discarded_holding() -> None:
    assert rebuilding("hida-guardian").first.may("play:rebuild")
    assert not rebuilding("hida-guardian", broken=True).first.may("play:rebuild")
    assert not rebuilding("hida-guardian", dynasty_discard=["eager-scout"]).first.may("play:rebuild")


# Way of the Crab


def test_way_of_the_crab_trades_sacrifices_once_a_round() -> None:
    game = scene(
        {"characters": ["eager-scout", "hida-guardian", "wandering-ronin"], "hand": ["way-of-the-crab"] * 2, "fate": 2},
        {"characters": ["matsu-berserker", "ikoma-prodigy"]},
        asked=(0,),
    )
    game.first.does("play:way-of-the-crab")
    assert game.first.options == ["choose:eager-scout", "choose:hida-guardian"]
    game.first.does("eager-scout")
    game.second.does("ikoma-prodigy").passes()
    assert game.zone("ikoma-prodigy") == "dynasty discard" and game.card("matsu-berserker").in_play
    assert game.first.asked == "action" and not game.first.may("play:way-of-the-crab")


def test_way_of_the_crab_needs_a_crab_and_an_enemy() -> None:
    for mine, theirs in ((["doji-whisperer"], ["matsu-berserker"]), (["eager-scout"], [])):
        game = scene({"characters": mine, "hand": ["way-of-the-crab"], "fate": 1}, {"characters": theirs}, asked=(0,))
        assert not game.first.may("play:way-of-the-crab")


def test_faq_way_of_the_crab_may_be_played_in_the_dynasty_phase() -> None:
    game = scene(
        {"characters": ["eager-scout"], "hand": ["way-of-the-crab"], "fate": 1},
        {"characters": ["matsu-berserker"]},
        step="1.4",
    )
    game.first.plays("way-of-the-crab")
    assert game.zone("matsu-berserker") == "dynasty discard"


# The Mountain Does Not Fall


def test_the_mountain_does_not_fall_keeps_a_defender_ready_but_no_attacker() -> None:
    for seat, stays_ready in ((1, True), (0, False)):
        sides: list[dict[str, Any]] = [{"characters": [inside("kaiu-envoy")]}, {"characters": [inside("kaiu-envoy")]}]
        sides[seat] = {"characters": [inside("hida-guardian")], "hand": ["the-mountain-does-not-fall"], "fate": 1}
        game = scene(*sides, conflict=MILITARY, to_act=seat)
        (game.first, game.second)[seat].plays("the-mountain-does-not-fall", on="hida-guardian")
        finish(game)
        assert game.card("hida-guardian").bowed is not stays_ready and game.card("kaiu-envoy").bowed


def test_the_mountain_does_not_fall_is_played_once_a_round() -> None:
    game = scene({"characters": ["hida-guardian"], "hand": ["the-mountain-does-not-fall"] * 2, "fate": 2}, asked=(0,))
    game.first.plays("the-mountain-does-not-fall")
    game.second.passes()
    assert game.first.asked == "action" and not game.first.may("play:the-mountain-does-not-fall")


def test_limit_1_per_character_is_about_the_character_it_is_attached_to() -> None:
    """The card prints this limit beside "attach to". The reaction has its own limit, "Unlimited".

    So a character has at most one copy of the card, and copies on several characters each react to the same card.
    """
    hand = {"hand": ["watch-commander", "watch-commander", "watch-commander"], "fate": 9}
    commanded = {"characters": [inside("hida-guardian"), inside("hida-kisada")], **hand}
    game = scene(
        commanded, {"characters": [inside("doji-challenger")], "hand": ["banzai"]},
        conflict={"attacker": 0, "ring": "air", "skill": "military"}, to_act=0,
    )  # fmt: skip
    game.first.does("play:watch-commander").does("hida-guardian")
    game.second.passes()
    game.first.does("play:watch-commander")
    assert len(game.card("hida-guardian").attachments) == len(game.card("hida-kisada").attachments) == 1
    game.second.does("play:banzai").does("doji-challenger")
    game.first.does("trigger:watch-commander").does("trigger:watch-commander")
    assert game.second.honor == 8 and game.first.hand == ["watch-commander"]
    game.pass_all()
    assert not game.first.may("play:watch-commander")
