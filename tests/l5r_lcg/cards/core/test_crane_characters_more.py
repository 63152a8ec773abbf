"""Crane Clan, Core Set: characters, from Kakita Asami on."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, row
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Kakita Asami


def test_kakita_asami_takes_an_honor_while_her_side_counts_more() -> None:
    game = scene(
        {"characters": [inside("kakita-asami")]},
        {"characters": [inside("ikoma-prodigy"), inside("ikoma-eiji", bowed=True)]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:kakita-asami")
    assert (game.first.honor, game.second.honor) == (11, 9)


def test_kakita_asami_counts_as_the_conflict_would_resolve_now() -> None:
    # Equal skill is not higher; with the Imperial Favor's bonus it is.
    sides = {"characters": [inside("kakita-asami")]}, {"characters": [inside("ikoma-eiji")]}
    equal = scene(*sides, conflict=POLITICAL, to_act=0, asked=(0, 1))
    favored = scene(
        *sides, conflict=POLITICAL, to_act=0, asked=(0, 1), favor={"player": 0, "side": "political"}
    )  # fmt: skip
    assert equal.first.barred("trigger:kakita-asami") and favored.first.may("trigger:kakita-asami")


def test_kakita_asami_needs_a_political_conflict_and_to_be_there() -> None:
    military = scene({"characters": [inside("kakita-asami")]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    home = scene({"characters": ["kakita-asami", inside("doji-whisperer")]}, conflict=POLITICAL, to_act=0, asked=(0, 1))
    assert military.first.barred("trigger:kakita-asami") and home.first.barred("trigger:kakita-asami")


# Kakita Kaezin


def kaezin(conflict: dict[str, Any] = MILITARY) -> Scene:
    """Return a conflict of Kaezin and a friend against two others. The opponent sends Matsu Berserker into the duel."""
    game = scene(
        {"characters": [inside("kakita-kaezin"), inside("doji-challenger")]},
        {"characters": [inside("matsu-berserker"), inside("brash-samurai"), "akodo-toturi"]},
        conflict=conflict,
        to_act=0,
    )
    game.first.does("trigger:kakita-kaezin")
    assert game.second.options == ["choose:matsu-berserker", "choose:brash-samurai"]
    game.second.does("matsu-berserker")
    return game


def test_a_victorious_kakita_kaezin_sends_home_everybody_outside_the_duel() -> None:
    game = kaezin()
    game.first.bids(2)
    game.second.bids(1)
    assert [card.id for card in game.table.participants()] == ["kakita-kaezin", "matsu-berserker"]
    assert not game.card("doji-challenger").bowed and game.first.honor == 9


def test_kakita_kaezin_losing_goes_home_himself() -> None:
    game = kaezin()
    game.first.bids(1)
    game.second.bids(2)
    assert not game.card("kakita-kaezin").participating and not game.card("kakita-kaezin").bowed
    assert game.card("doji-challenger").participating and game.card("brash-samurai").participating


def test_kakita_kaezin_in_a_draw_moves_nobody() -> None:
    game = kaezin()
    game.first.bids(1)
    game.second.bids(1)
    assert len(game.table.participants()) == 4


def test_kakita_kaezin_needs_to_participate_and_an_enemy_who_can_duel() -> None:
    for mine, enemy, conflict in (
        ("kakita-kaezin", inside("brash-samurai"), MILITARY),
        (inside("kakita-kaezin"), "brash-samurai", MILITARY),
        (inside("kakita-kaezin"), inside("political-rival"), POLITICAL),
    ):
        game = scene(
            {"characters": [mine, inside("doji-challenger")]},
            {"characters": [enemy]},
            conflict=conflict,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:kakita-kaezin")


# Asahina Storyteller


def test_asahina_storyteller_lends_sincerity_to_your_honored_cranes() -> None:
    # Four characters leave play in the fate phase. Only the honored Crane of the Storyteller's player draws a card.
    game = scene(
        {
            "characters": [
                at("doji-whisperer", status="honored"),
                at("ikoma-prodigy", status="honored"),
                at("doji-challenger", status="dishonored"),
                at("asahina-storyteller", fate=3),
            ]
        },
        {"characters": [at("brash-samurai", status="honored")]},
        step="4.2",
    )
    game.first.does("ikoma-prodigy").does("doji-challenger").does("trigger:doji-whisperer:sincerity")
    assert game.zone("doji-whisperer") == "dynasty discard"
    assert len(game.first.hand) == 1 and len(game.second.hand) == 0


def test_asahina_storyteller_is_sincere_herself() -> None:
    game = scene({"characters": ["asahina-storyteller"]}, step="4.2")
    assert game.zone("asahina-storyteller") == "dynasty discard" and len(game.first.hand) == 1


# Guest of Honor


def test_guest_of_honor_keeps_the_opponent_from_playing_events() -> None:
    sides = {"hand": ["way-of-the-crane"]}, {"hand": ["way-of-the-crane", "ornate-fan"]}
    for guest, allowed in ((inside("guest-of-honor"), False), ("guest-of-honor", True)):
        game = scene(
            {**sides[0], "characters": [guest, inside("brash-samurai")]},
            {**sides[1], "characters": [inside("doji-challenger")]},
            conflict=MILITARY,
            asked=(0, 1),
        )
        assert game.second.may("play:way-of-the-crane") is allowed
        assert game.second.may("play:ornate-fan")
        game.second.passes()
        assert game.first.may("play:way-of-the-crane")


# Doji Hotaru


def hotaru(skill: str = "political", ring: str = "air", **facts: Any) -> Scene:
    """Hotaru's side attacks with 6 skill or more, and the ring is about to resolve; ``facts`` are Hotaru's."""
    game = scene(
        {"characters": [at("doji-hotaru", **{"participating": True, **facts}), inside("doji-challenger")]},
        {"characters": ["ikoma-prodigy"], "honor": 12},
        conflict={"attacker": 0, "ring": ring, "skill": skill, "province": 4},
        to_act=0,
        asked=(0, 1),
    )
    game.pass_all(until="ring-effect")
    game.first.does(f"resolve:ring:{ring}").does("select:take")
    return game


def test_doji_hotaru_resolves_the_claimed_ring_again() -> None:
    game = hotaru()
    assert game.first.honor == 11 and game.table.rings["air"].claimed_by == 0
    game.first.does("trigger:doji-hotaru").does("select:gain")
    assert game.first.honor == 13


def test_doji_hotaru_needs_a_political_conflict_and_to_be_there() -> None:
    for skill, participating in (("military", True), ("political", False)):
        game = hotaru(skill, participating=participating)
        assert game.table.rings["air"].claimed_by == 0 and game.first.asked != "reaction"


def test_faq_doji_hotaru_in_defense_lets_the_attacker_resolve_the_ring() -> None:
    game = scene(
        {"characters": [inside("ikoma-prodigy")]},
        {"characters": [inside("doji-hotaru")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.pass_all(until="reaction")
    assert game.table.rings["air"].claimed_by == 1
    game.second.does("trigger:doji-hotaru")
    game.first.does("select:take")
    assert (game.first.honor, game.second.honor) == (11, 9)


def test_doji_hotaru_can_do_nothing_at_a_pilgrimage() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru")]},
        {"provinces": row(first="pilgrimage"), "characters": [inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    assert game.table.rings["air"].claimed_by == 0 and game.first.honor == 10
    assert game.first.asked == "favor"


def test_doji_hotaru_may_choose_an_element_that_the_ring_gained() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru"), inside("seeker-of-knowledge")]},
        conflict={**POLITICAL, "ring": "fire", "province": 4},
        to_act=0,
    )
    game.pass_all(until="ring-effect")
    game.first.passes().does("trigger:doji-hotaru")
    assert game.first.options == ["resolve:ring:fire", "resolve:ring:air"]
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.first.honor == 12


# Steward of Law


def test_steward_of_law_keeps_everybody_from_becoming_dishonored() -> None:
    for steward, allowed in ((inside("steward-of-law"), False), ("steward-of-law", True)):
        game = scene(
            {"characters": [steward, inside("doji-whisperer")], "hand": ["way-of-the-scorpion"]},
            {"characters": [inside("ikoma-prodigy")]},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.may("play:way-of-the-scorpion") is allowed


def test_faq_steward_of_law_lets_the_honored_be_dishonored() -> None:
    game = scene(
        {"characters": [inside("steward-of-law")], "hand": ["way-of-the-scorpion"]},
        {"characters": [inside("ikoma-prodigy", status="honored"), inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-scorpion")
    assert game.card("ikoma-prodigy").status == 0


def test_steward_of_law_makes_dishonor_impossible_as_a_cost() -> None:
    game = scene(
        {"characters": [inside("steward-of-law")], "hand": ["calling-in-favors"], "fate": 1},
        {"characters": [inside("ikoma-prodigy", attachments=["ornate-fan"])]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert game.first.barred("play:calling-in-favors")


# Political Rival


def test_political_rival_is_stronger_in_defense_and_covert_in_attack() -> None:
    defense = scene(
        {"characters": [inside("ikoma-eiji")]},
        {"characters": [inside("political-rival")]},
        conflict=POLITICAL,
        asked=(0, 1),
    )
    assert defense.totals == (3, 6)
    attack = scene(
        {"characters": ["political-rival"]}, {"characters": ["ikoma-eiji", "ikoma-prodigy"]}, step="3.2", asked=(0, 1)
    )
    attack.first.declares("air", "political", 0, "political-rival", covert={"political-rival": "ikoma-eiji"})
    assert attack.second.options == ["defend:ikoma-prodigy"] and attack.totals == (3, 0)
