"""The picture of a 1997 table: it shows everything public, nothing hidden, and can be read on a phone."""

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from bot.games import Scene, face_of
from bot.games.l5r_ccg.names import GAME
from bot.pictures.l5r_ccg.gallery import NAMES, STATES, match_of, sketches
from bot.pictures.l5r_ccg.signs import FORCE
from bot.pictures.l5r_ccg.table import Home, draw_table
from bot.pictures.l5r_ccg.tiles import Lying, Place, Unit, land, lying, unit
from bot.pictures.render import PIXELS, Sketch
from bot.pictures.rokugan import SIGNS
from bot.words import Words
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.l5r_ccg.definition import catalogue
from engine.players.random import choose

from .test_reading import PHONE, READABLE, check_layout, drawn, lines

TSUKUNE = Unit("Shiba Tsukune", "Phoenix", 3, 2, (3, 2), 2, 3, bowed=False, dishonored=False)
FIELD = Place(1, 7, "Retired General", named=True, facedown=False)


def words(sketch: Sketch) -> str:
    return " ".join(line.words for line in lines(drawn(sketch)[0]))


def shapes(svg: str) -> list[tuple[str, str | None]]:
    """Return the drawn shapes, without their colors."""
    return [(part.tag, part.get("d") or part.get("transform")) for part in ET.fromstring(f"<a>{svg}</a>").iter()]


@pytest.mark.parametrize("change", [{"bowed": True}, {"dishonored": True}, {"force": 5}, {"unit_force": 6}])
def test_a_sign_and_not_colour_alone_shows_the_state_of_a_personality(change: dict[str, int]) -> None:
    assert shapes(unit(replace(TSUKUNE, **change)).draw(200).as_str()) != shapes(unit(TSUKUNE).draw(200).as_str())


def test_a_destroyed_province_is_struck_and_a_facedown_card_dashed() -> None:
    lost = land(replace(FIELD, destroyed="destroyed")).draw(150).as_str()
    assert lost.count("<line") == 2 and "destroyed" in lost and "Retired" not in lost
    hidden = land(replace(FIELD, card="facedown card", named=False, facedown=True)).draw(150).as_str()
    assert "dasharray" in hidden and "dasharray" not in land(FIELD).draw(150).as_str()


@pytest.mark.parametrize("state", STATES)
def test_every_card_in_play_is_on_the_table_and_no_hidden_one(state: str) -> None:
    say, match = Words.load()["en"].of(GAME), match_of(state)
    view = match.view(None)
    shown = " ".join(words(sketch) for sketch in face_of(GAME).pictures(Scene(say, NAMES, view)))
    for player in view["players"]:
        assert str(player["honor"]).replace("-", "–") in shown and NAMES[player["seat"]] in shown
        cards = [*player["personalities"], *player["holdings"], player["stronghold"]] if player["in"] else []
        for card in cards:
            assert catalogue()[card["id"]].name.split()[0] in shown, card["id"]
    hidden = {card.id for player in match.table.players for card in player.hand}
    seen = {card for _, cards in face_of(GAME).seen_cards(Scene(say, NAMES, view)) for card in cards}
    assert hidden - seen
    assert not [card for card in hidden - seen if catalogue()[card].name in shown]


def test_a_province_shows_the_kind_and_cost_of_its_card_and_a_holding_its_gold() -> None:
    say, view = Words.load()["en"].of(GAME), match_of("battle").view(None)
    open_cards = [one["card"] for player in view["players"] for one in player["provinces"] if one["card"]]
    known = [card for card in open_cards if "key" in card]
    holdings = [card for player in view["players"] for card in player["holdings"]]
    # These numbers stand nowhere else on the table.
    for number, card in enumerate(known):
        card["printed"] = {**card["printed"], "gold_cost": 70 + number}
    for number, card in enumerate(holdings):
        card["gold"] = 90 + number
    (table,) = [s for s in face_of(GAME).pictures(Scene(say, NAMES, view)) if s.name == "table"]
    told = [line.words for line in lines(drawn(table)[0])]
    assert known and told.count(say("type-holding")) == sum(card["type"] == "holding" for card in known)
    assert {str(70 + number) for number in range(len(known))} <= set(told)
    assert holdings and {str(90 + number) for number in range(len(holdings))} <= set(told)
    hidden = land(replace(FIELD, card="facedown card", named=False, facedown=True)).draw(150).as_str()
    assert "<circle" not in hidden  # the picture shows nothing of a facedown card


def test_force_has_one_sign_for_a_card_a_unit_and_an_army() -> None:
    view, say = match_of("battle").view(None), Words.load()["en"].of(GAME)
    fight = face_of(GAME).pictures(Scene(say, NAMES, view))[0]
    armies = fight.given[0].armies
    totals = [one.unit_force for army in armies for one in army.units if one.unit_force != one.force]
    svg = fight.draw(*fight.given)
    assert totals and {f"={total}" for total in totals} <= set(words(fight).split())
    sword, crossed = (sign("", "")[0].as_str().split('d="')[1].split('"')[0] for sign in (FORCE, SIGNS["military"]))
    assert svg.count(sword) == len(armies) + sum(len(army.units) for army in armies) + len(totals)
    assert crossed not in svg and SIGNS["glory"]("", "")[0].as_str().split('d="')[1].split('"')[0] not in svg


def test_a_bowed_holding_is_turned() -> None:
    upright, bowed = (
        "".join(part.as_str() for part in lying(Lying("Iron Mine", "holding", bowed=how, gold="3"), 0, 30, 300))
        for how in (False, True)
    )
    assert "rotate" not in upright and bowed.count("rotate") == 1


def test_a_battle_has_a_picture_of_its_own_with_both_armies_and_the_strength() -> None:
    view = match_of("battle").view(None)
    say, here = Words.load()["pl"].of(GAME), view["battle"]["province"]
    battle = next(iter(face_of(GAME).pictures(Scene(say, NAMES, view))))
    (place,) = [one for one in view["attack"]["provinces"] if one["province"] == here]
    assert battle.name == "battle" and place["attack"]["units"]
    told = [line.words for line in lines(drawn(battle)[0])]
    assert {str(place["strength"]), str(place["attack"]["force"]), str(place["defend"]["force"])} <= set(told)
    assert any(say("side-attack") in line for line in told)


def test_a_battle_keeps_its_picture_when_its_province_is_destroyed() -> None:
    view, say = match_of("six").view(2), Words.load()["fr"].of(GAME)
    before = words(next(iter(face_of(GAME).pictures(Scene(say, NAMES, view)))))
    view["attack"]["provinces"] = [one for one in view["attack"]["provinces"] if one["province"] != "province:1.2"]
    battle = next(iter(face_of(GAME).pictures(Scene(say, NAMES, view))))
    assert battle.name == "battle" and say("mark-destroyed") in words(battle) and say("mark-destroyed") not in before
    assert all(name in words(battle) for name in ("Matsu Tsuko", "Doji Hoturi", "Hida Sukune"))


def test_six_players_share_a_picture_the_own_side_last() -> None:
    view, say = match_of("six").view(0), Words.load()["en"].of(GAME)
    [table] = [s for s in face_of(GAME).pictures(Scene(say, NAMES, view)) if s.name.startswith("table")]
    assert [home.name for home in table.given[1]] == [*NAMES[1:], NAMES[0]]
    _, width, height = drawn(table)
    assert height < 3.4 * width


@pytest.mark.parametrize("viewer", [0, 5, None])
def test_six_players_with_many_units_share_a_picture_with_folded_sides(viewer: int | None) -> None:
    """Each side has seven units. A folded side shows every Personality by name."""
    view, say = match_of("six").view(viewer), Words.load()["en"].of(GAME)
    for player in view["players"]:
        player["personalities"] = (player["personalities"] * 7)[:7]
    [table] = [s for s in face_of(GAME).pictures(Scene(say, NAMES, view)) if s.name.startswith("table")]
    homes = {home.name: home for home in table.given[1]}
    assert len(homes) == 6 and not homes[NAMES[3]].units
    assert sum(card.name.startswith("Daidoji Uji") for card in homes[NAMES[3]].line) == 4
    assert viewer is None or len(homes[NAMES[viewer]].units) == 7
    check_layout(table)
    _, width, height = drawn(table)
    assert height < 4.2 * width and width * min(1, (PIXELS / (width * height)) ** 0.5) >= 1.4 * PHONE


@pytest.mark.parametrize("second", [3, None])
def test_the_side_of_a_second_defender_is_folded_last(second: int | None) -> None:
    view, say = match_of("six").view(None), Words.load()["en"].of(GAME)
    if second is not None:
        view["attack"] |= {"second": second, "helps": {}}
    for player in view["players"]:
        player["personalities"] = (player["personalities"] * 7)[:5]
    [table] = [s for s in face_of(GAME).pictures(Scene(say, NAMES, view)) if s.name.startswith("table")]
    folded = {home.name for home in table.given[1] if not home.units}
    assert folded and (NAMES[3] in folded) == (second is None)


def test_six_players_with_more_units_than_can_be_read_stand_in_two_pictures() -> None:
    view, say = match_of("six").view(0), Words.load()["en"].of(GAME)
    for player in view["players"]:
        player["personalities"] = (player["personalities"] * 20)[:20]
    tables = [s for s in face_of(GAME).pictures(Scene(say, NAMES, view)) if s.name.startswith("table")]
    assert len(tables) > 1 and all(home.units for sketch in tables for home in sketch.given[1])


@pytest.mark.parametrize(("seats", "language"), [(2, "fr"), (4, "pl")])
def test_whatever_happens_in_a_match_can_be_drawn(seats: int, language: str) -> None:
    face, say, stream = face_of(GAME), Words.load()[language].of(GAME), Stream(seats)
    brought = find_desk(GAME).seats(["random"] * seats, stream)
    match = Match.start(new_header(GAME, f"pictures/{seats}", brought))
    for number in range(600):
        if match.outcome is not None:
            break
        seat = match.waiting()[0]
        if number % 40 == 0:
            found = face.pictures(Scene(say, NAMES, match.view(seat)))
            assert len({sketch.name for sketch in found}) == len(found)
            for sketch in found:
                check_layout(sketch)
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, choose(prompt, stream))
    for sketch in face.pictures(Scene(say, NAMES, {**match.game.open_view(match.table), "viewer": None})):
        check_layout(sketch)


def test_names_of_cards_can_be_read_on_a_phone() -> None:
    names = {card.name for card in catalogue().values()}
    for name, sketch in sketches():
        root, width, _ = drawn(sketch)
        named = [line for line in lines(root) if line.words in names]
        assert not [line.words for line in named if line.size * PHONE / width < READABLE], name


@pytest.mark.parametrize(("homes", "units"), [(2, 3), (1, 12)])
def test_a_crowded_table_stays_small_enough_to_be_drawn_quickly_and_sharp(homes: int, units: int) -> None:
    worn = (Lying("The Broken Sword of the Scorpion 2/2", "item"), Lying("Light Infantry 2/0", "follower", bowed=True))
    one = replace(TSUKUNE, name="Yoritomo Masasue • Experienced", notes=("at province 4",), worn=worn, dishonored=True)
    place = replace(FIELD, card="The Deafening War Drums of Fu Leng", attached=(Lying("Dragon's Teeth", "holding"),))
    line = [Lying(f"{number} × Ancestral Shrines of Otosan Uchi", "holding") for number in range(8)]
    home = Home(NAMES[1], "Mantis", -12, 12, 30, 30, favor=True, active=True, provinces=(place,) * 4,
                units=(one,) * units, line=line)  # fmt: skip
    crowded = Sketch("table", draw_table, (("Turn 12", "Hana attacks"), (home,) * homes))
    check_layout(crowded)
    _, width, height = drawn(crowded)
    assert width * min(1, (PIXELS / (width * height)) ** 0.5) >= 1.4 * PHONE


def test_a_force_that_the_text_reckons_is_shown_as_it_is_now() -> None:
    view = match_of("battle").view(0)
    one = view["players"][0]["personalities"][0]
    one.update(force=11, printed={**one["printed"], "force": "*"})
    (table,) = [s for s in face_of(GAME).pictures(Scene(Words.load()["fr"].of(GAME), NAMES, view)) if s.name == "table"]
    assert "11" in words(table).split()


def test_two_players_share_a_picture_until_their_units_are_too_many() -> None:
    view = match_of("battle").view(0)
    say, face = Words.load()["en"].of(GAME), face_of(GAME)
    before = [sketch.name for sketch in face.pictures(Scene(say, NAMES, view))]
    view["players"][1]["personalities"] *= 24
    after = {sketch.name: words(sketch) for sketch in face.pictures(Scene(say, NAMES, view))}
    assert "table" in before and "table-2" not in before
    assert NAMES[1] in after["table"] and "Amoro" not in after["table-2"] and NAMES[0] in after["table-2"]


def test_the_bar_of_the_attacked_province_shows_the_strength_that_destroys_it_and_the_strength_reached() -> None:
    """1997, resolution segment: the attackers' Force must exceed the defenders' and the province's strength."""
    view, say = match_of("battle").view(0), Words.load()["en"].of(GAME)
    fight = face_of(GAME).pictures(Scene(say, NAMES, view))[0]
    battle = fight.given[0]
    attack, defense = (army.force for army in battle.armies)
    assert f"Needed {defense + battle.strength + 1}, reached {attack}" in words(fight)
