"""Returns from the dead in the Dynasty Phase, protection from Oni, Events postponed, mountains that move armies."""

import pytest

from engine.l5r_ccg.machinery.position import dump
from tests.l5r_ccg.cards.test_lords import IDLE
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UONA, TOMO, UNARI, YOJO, UJI = "isawa-uona", "isawa-tomo", "hida-unari", "matsu-yojo", "daidoji-uji"
PHOENIX = "the-sacred-temple-of-the-phoenix"
UJIMITSU, SHIKIBU = "shiba-ujimitsu", "oni-no-shikibu"


def dead(card: str, how: str = "honorably", **first: object) -> Scene:
    """Return a Dynasty Phase in which a player's Personality is dead."""
    side = {"dynasty_discard": [at(card, died=how)], **IDLE, **first}
    game = scene(side, phase="dynasty")
    return game


# Back from the dead


def test_ujimitsu_takes_the_place_of_a_personality() -> None:
    worn = at(UNARI, attachments=["light-infantry"], tokens=[{"name": "+1F", "force": 1}], dishonored=True, bowed=True,
              permanent=[{"attribute": "chi", "value": 2, "source": "oath-of-fealty"}])  # fmt: skip
    game = dead(UJIMITSU, personalities=[worn], stronghold=PHOENIX)
    game.first.does(f"return:{UJIMITSU}")
    one = game.card(UJIMITSU)
    assert one.in_play and not one.bowed and not one.dishonored
    assert [worn.id for worn in one.attachments] == ["light-infantry"] and one.attachments[0].host is one
    assert [token.name for token in one.tokens] == ["+1F"] and one.chi == one.face.chi + 2
    former = game.card(UNARI)
    assert former.zone == "dynasty discard" and not former.died and not former.lasting and not former.tokens


@pytest.mark.parametrize(("how", "there"), [("dishonorably", [UNARI]), ("", [UNARI]), ("honorably", [])])
def test_ujimitsu_returns_only_from_an_honorable_death_for_somebody(how: str, there: list[str]) -> None:
    game = dead(UJIMITSU, how, personalities=there, stronghold=PHOENIX,
                provinces=[{"card": at("kaiu-kenru", facedown=False)}, {}, {}, {}])  # fmt: skip
    assert not game.first.may(f"return:{UJIMITSU}")


def test_ujimitsu_joins_phoenix_players_only() -> None:
    lying = [{"card": at(UJIMITSU, facedown=False)}, {}, {}, {}]
    rich = {"holdings": ["gold-mine"] * 5, "honor": 20, "provinces": lying}
    assert not scene(rich, phase="dynasty").first.may(f"recruit:{UJIMITSU}")
    assert scene({**rich, "stronghold": PHOENIX}, phase="dynasty").first.may(f"recruit:{UJIMITSU}")


@pytest.mark.parametrize("how", ["honorably", "dishonorably"])
def test_shikibu_returns_for_honor_and_devours_nobody_again(how: str) -> None:
    brought = at(SHIKIBU, died=how, permanent=[{"attribute": "brought", "source": SHIKIBU}])
    game = scene({"dynasty_discard": [brought], "personalities": [UNARI], "honor": 5, **IDLE}, phase="dynasty")
    game.first.does(f"return:{SHIKIBU}")
    assert game.card(SHIKIBU).in_play and game.card(UNARI).in_play and game.first.honor == 3


def test_shikibu_devours_another_the_first_time() -> None:
    lying = [{"card": at(SHIKIBU, facedown=False)}, {}, {}, {}]
    side = {"personalities": [UNARI], "holdings": ["gold-mine"] * 5, "honor": 9, "provinces": lying}
    game = scene(side, phase="dynasty")
    game.first.does(f"recruit:{SHIKIBU}").pays().chooses(UNARI)
    assert game.card(SHIKIBU).in_play and game.zone(UNARI) == "dynasty discard" and game.card(UNARI).died
    assert game.card(SHIKIBU).added("brought")


def test_only_the_dead_return() -> None:
    game = dead(
        SHIKIBU, "", provinces=[{"card": at("stables", facedown=False)}, {}, {}, {}], holdings=["gold-mine"] * 3
    )
    assert not game.first.may(f"return:{SHIKIBU}")


# A ward against Oni


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
    circle = [at(UONA, attachments=["oni-warding"]), TOMO, "asahina-tomo"]
    game = scene({"personalities": circle, **IDLE}, {"personalities": ["oni-no-jimen"]})
    game.first.does("use:oni-warding").chooses("1.2").chooses(TOMO, "asahina-tomo")
    assert game.province(1, 2).added("oni-ward") and game.zone("oni-warding") == "fate discard"
    assert game.card(TOMO).bowed and game.card("asahina-tomo").bowed
    assert not scene({"personalities": circle[:2], **IDLE}, {"personalities": ["oni-no-jimen"]}).first.may(
        "use:oni-warding"
    )
    assert scene({"personalities": circle[:1], **IDLE}).first.may("use:oni-warding")


def test_oni_warding_asks_for_no_other_shugenja_if_no_oni_is_in_play() -> None:
    """Two others bow for each Oni (printed text), so none may bow for none."""
    game = scene({"personalities": [at(UONA, attachments=["oni-warding"]), TOMO], **IDLE})
    game.first.does("use:oni-warding").chooses("1.2")
    assert game.first.asked != "cost"
    assert game.province(1, 2).added("oni-ward") and not game.card(TOMO).bowed


def test_followers_of_the_caster_can_be_all_the_shugenja_that_oni_warding_needs() -> None:
    """Each Minor Shugenja counts as a Shugenja of the Ritual (printed text), so two of them are enough for one Oni."""
    caster = at(UONA, attachments=["oni-warding", "minor-shugenja", "minor-shugenja"])
    game = scene({"personalities": [caster, TOMO], **IDLE}, {"personalities": ["oni-no-jimen"]})
    game.first.does("use:oni-warding").chooses("1.2")
    assert game.first.asked != "cost"
    assert game.province(1, 2).added("oni-ward") and not game.card(TOMO).bowed


# A Seer


def omens(**event: object) -> Scene:
    """Return an Events Phase that turns up a Bon Festival for a player with a Seer."""
    lying = [{"card": at("bon-festival", facedown=True, **event)}, {}, {}, {}]
    seen = {"holdings": ["seer"], "provinces": lying, "dynasty_discard": [at(UNARI, died="honorably")]}
    return scene(seen, phase="events")


def test_a_seer_puts_an_event_off_until_the_next_turn() -> None:
    game = omens()
    assert game.first.asked == "reaction"
    game.first.does("trigger:seer")
    event = game.card("bon-festival")
    assert event.zone == "province" and event.facedown and game.card("seer").bowed and game.first.honor == 5
    game.pass_to("action", seat=0, turn=3)
    assert game.zone("bon-festival") == "dynasty discard" and game.first.honor == 8


def test_no_seer_puts_an_event_off_twice() -> None:
    game = omens(permanent=[{"attribute": "foreseen", "source": "seer"}])
    assert game.first.asked != "reaction" and game.first.honor == 8


# Mountains


def mountain(tokens: int, attackers: int = 1) -> Scene:
    """Return a battle at a Province with Mountain tokens. The Province's player acts next."""
    lasting = [{"attribute": "mountain", "value": tokens, "until": "game"}] if tokens else []
    foes = [fights(one) for one in (YOJO, UJI)[:attackers]]
    own = {"personalities": ["togashi-yama"], "provinces": [{"lasting": lasting}, {}, {}, {}]}
    return scene({"personalities": foes}, own, attack=battle_at(0), to_act=1)


def test_yama_raises_a_mountain_on_a_province_of_his_player() -> None:
    game = scene({"personalities": ["togashi-yama"], **IDLE})
    game.first.does("use:togashi-yama").chooses("0.1")
    assert game.province(0, 1).added("mountain") == 1 and game.card("togashi-yama").bowed
    held = dump(game.table)["players"][0]["provinces"][1]["lasting"]
    assert [one["attribute"] for one in held] == ["mountain"]


@pytest.mark.parametrize(("tokens", "attackers"), [(1, 1), (2, 2), (3, 2)])
def test_as_many_mountains_as_units_send_them_home(tokens: int, attackers: int) -> None:
    game = mountain(tokens, attackers)
    game.second.does("use:togashi-yama:1")
    assert all(game.card(one).at is None and not game.card(one).bowed for one in (YOJO, UJI)[:attackers])
    assert game.province(1, 0).added("mountain") == tokens - attackers


@pytest.mark.parametrize(("tokens", "attackers"), [(0, 1), (1, 2)])
def test_too_few_mountains_stop_nobody(tokens: int, attackers: int) -> None:
    assert not mountain(tokens, attackers).second.may("use:togashi-yama")
