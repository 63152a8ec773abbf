"""The ancestral standards and swords of all clans, the spear of the Naga, and cards that destroy them."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

GOLD = {"holdings": ["diamond-mine"] * 2}
# A Personality of the standard's clan to bear it, another one of that clan, and one of another clan.
CLANS = {
    "crab": ("hida-unari", "hida-sukune", "matsu-yojo"),
    "crane": ("doji-kuwanan", "daidoji-sembi", "hida-unari"),
    "dragon": ("mirumoto-daini", "mirumoto-sukune", "hida-unari"),
    "lion": ("matsu-yojo", "matsu-gohei", "hida-unari"),
    "phoenix": ("shiba-katsuda", "shiba-shingo", "hida-unari"),
    "unicorn": ("horiuchi-shoan", "shinjo-hanari", "hida-unari"),
}
STANDARDS = {
    "crab": "ancestral-standard-of-the-crab",
    "crane": "ancestral-standard-of-the-crane",
    "dragon": "ancestral-standard-of-the-dragon",
    "lion": "ancestral-standard-of-the-lion",
    "phoenix": "ancestral-standard-of-the-phoenix",
    "unicorn": "ancestral-standard-of-the-unicorn",
}
SWORDS = {
    "crab": "ancestral-sword-of-crab-clan",
    "crane": "ancestral-sword-of-crane-clan",
    "dragon": "ancestral-sword-of-dragon-clan",
    "lion": "ancestral-sword-of-lion-clan",
    "phoenix": "ancestral-sword-of-phoenix-clan",
    "unicorn": "ancestral-sword-of-unicorn-clan",
}


@pytest.mark.parametrize("clan", CLANS)
def test_a_standard_is_its_clans_alone_and_lifts_its_followers(clan: str) -> None:
    standard, (bearer, kinsman, other) = STANDARDS[clan], CLANS[clan]
    game = scene({"personalities": [bearer, other], "hand": [standard], **GOLD})
    game.first.does(f"attach:{standard}").pays()
    assert [worn.id for worn in game.card(bearer).attachments] == [standard]
    army = [fights(bearer, attachments=[standard]), fights(kinsman, attachments=["light-infantry"])]
    battle = scene({"personalities": army}, {"personalities": [fights(other)]}, attack=battle_at(0))
    assert battle.card(kinsman).followers[0].force == 2 + 1


@pytest.mark.parametrize("clan", CLANS)
def test_a_standard_shames_only_kinsmen_who_oppose_it(clan: str) -> None:
    standard, (bearer, kinsman, other) = STANDARDS[clan], CLANS[clan]
    army = [fights(bearer, attachments=[standard])]
    enemies = [fights(kinsman, attachments=["light-infantry"]), fights(other), at("asako-oyo")]
    battle = scene({"personalities": army}, {"personalities": enemies}, attack=battle_at(0))
    plain = scene({"personalities": [fights(bearer)]}, {"personalities": enemies}, attack=battle_at(0))
    shame = {one: plain.card(one).force - battle.card(one).force for one in (kinsman, other, "asako-oyo")}
    assert shame == {kinsman: 1, other: 0, "asako-oyo": 0}
    assert battle.card(kinsman).followers[0].force == 2


@pytest.mark.parametrize("clan", CLANS)
def test_a_standard_takes_a_follower_only_from_a_fallen_kinsman(clan: str) -> None:
    standard, (bearer, kinsman, other) = STANDARDS[clan], CLANS[clan]

    def after_the_fall(of: str, **facts: Any) -> Scene:
        led = at(of, attachments=["light-infantry"], tokens=[{"chi": -8}], **facts)
        return scene({"personalities": [at(bearer, attachments=[standard]), led]}, asked=(0, 1))

    # A Personality without Chi dies immediately, before anybody acts.
    game = after_the_fall(kinsman)
    assert game.first.may(f"trigger:{standard}")
    game.first.does(f"trigger:{standard}")
    assert game.card("light-infantry", 0).host is game.card(bearer) and game.card(standard).bowed
    assert not after_the_fall(other).first.may(f"trigger:{standard}")


@pytest.mark.parametrize("clan", CLANS)
def test_a_sword_counts_the_clan_of_its_player(clan: str) -> None:
    sword, (bearer, kinsman, other) = SWORDS[clan], CLANS[clan]

    def grown(*others: str, by: str = bearer) -> tuple[int, int]:
        one = scene({"personalities": [at(by, attachments=[sword]), *others]}).card(by)
        return one.force - one.face.force, one.chi - one.face.chi

    assert (grown(), grown(kinsman), grown(other)) == ((1, 2), (2, 3), (1, 2))
    assert grown(kinsman, by=other) == (0, 1)


@pytest.mark.parametrize("clan", CLANS)
def test_a_sword_shames_the_other_players_of_its_clan_as_it_comes(clan: str) -> None:
    strongholds = {
        "crab": "the-war-fortress-of-the-crab", "crane": "the-esteemed-house-of-the-crane",
        "dragon": "the-mountain-keep-of-the-dragon", "lion": "the-ancestral-home-of-the-lion",
        "phoenix": "the-sacred-temple-of-the-phoenix", "unicorn": "the-provincial-estate-of-the-unicorn",
    }  # fmt: skip
    sword, bearer = SWORDS[clan], CLANS[clan][0]
    own = strongholds[clan]
    third = strongholds["crane" if clan != "crane" else "lion"]
    game = scene({"personalities": [bearer], "hand": [sword], "stronghold": own, **GOLD},
                 {"stronghold": own, "honor": 9}, {"stronghold": third, "honor": 9})  # fmt: skip
    game.first.does(f"attach:{sword}").pays()
    assert game.second.honor == 3 and game.third.honor == 9


# The Naga


def test_the_spear_is_as_strong_as_there_are_naga_in_play_whosever_they_are() -> None:
    spear = [fights("balash", attachments=["ancient-spear-of-the-naga", "naga-bushi"])]
    game = scene({"personalities": spear}, {"personalities": [fights("qamar"), fights("matsu-yojo")]},
                 attack=battle_at(0))  # fmt: skip
    one = game.card("balash")
    assert (one.force - one.face.force, one.chi - one.face.chi) == (2, 2)
    for offered, host in ((True, "balash"), (False, "matsu-yojo")):
        table = scene({"personalities": [host], "hand": ["ancient-spear-of-the-naga"], **GOLD})
        assert table.first.may("attach:ancient-spear-of-the-naga") is offered


def test_the_followers_beside_the_spear_know_no_fear() -> None:
    for worn, bowed in ((["ancient-spear-of-the-naga", "naga-bushi"], False), (["naga-bushi"], True)):
        foe = fights("balash", attachments=worn)
        game = scene({"personalities": [foe]}, {"personalities": [fights("akodo-godaigo")]}, attack=battle_at(0))
        if game.second.may("use:akodo-godaigo:1"):
            game.second.does("use:akodo-godaigo:1").chooses("balash")
        assert game.card("naga-bushi").bowed is bowed


def test_naga_bushi_follow_a_personality_with_enough_honor() -> None:
    for lost, offered in ((0, True), (9, False)):
        host = at("matsu-yojo", permanent=[{"attribute": "personal-honor", "value": -lost}])
        game = scene({"personalities": [host], "hand": ["naga-bushi"], **GOLD})
        assert game.first.may("attach:naga-bushi") is offered


def test_naga_spearmen_shoot_with_2_and_no_more() -> None:
    def shot(follower: str) -> bool:
        game = scene(
            {"personalities": [fights("hida-unari", attachments=[follower])]},
            {"personalities": [fights("daidoji-sembi", attachments=["naga-spearmen"])]},
            attack=battle_at(0),
        )
        if not game.second.may("use:naga-spearmen"):
            return False
        game.second.does("use:naga-spearmen")
        assert game.card("naga-spearmen").bowed
        return game.card("hida-unari").followers == []

    assert shot("light-cavalry") and not shot("medium-infantry")


# Hoturi, the champion of the Crane


def hoturi(foe: str = "bayushi-hisa", *mine: str, **facts: Any) -> Scene:
    return scene({"personalities": [at("doji-hoturi-experienced", **facts), *mine], "hand": ["naginata"]},
                 {"personalities": [foe], "hand": ["no-dachi"]})  # fmt: skip


def test_hoturi_challenges_a_scorpion_who_must_accept() -> None:
    game = hoturi()
    game.first.does("use:doji-hoturi-experienced")
    assert game.second.asked == "duel"
    game.second.does("strike")
    assert game.zone("bayushi-hisa") == "dynasty discard" and game.card("doji-hoturi-experienced").bowed


def test_hoturi_challenges_nobody_else_not_even_a_scorpion_of_his_own() -> None:
    assert hoturi("matsu-yojo", "bayushi-hisa").first.barred("use:doji-hoturi-experienced")
    assert hoturi(bowed=True).first.barred("use:doji-hoturi-experienced")


def test_hoturi_joins_the_crane_alone() -> None:
    lying = [{"card": at("doji-hoturi-experienced")}, {}, {}, {}]
    rich = {"provinces": lying, "honor": 20, "holdings": ["diamond-mine"] * 4}
    crane = scene({**rich, "stronghold": "the-esteemed-house-of-the-crane"}, phase="dynasty")
    assert crane.first.may("recruit:doji-hoturi-experienced")
    assert not scene({**rich, "stronghold": "the-ancestral-home-of-the-lion"}, phase="dynasty").first.may(
        "recruit:doji-hoturi-experienced"
    )


# Cards that destroy Items


def happened(event: str, *sides: dict[str, Any]) -> Scene:
    first, *others = sides
    return scene({**first, "provinces": [{"card": event}, {}, {}, {}]}, *others, phase="events")


def test_an_ancestral_item_is_broken_and_its_controller_loses_eight() -> None:
    sword = at("hida-unari", attachments=["ancestral-sword-of-crab-clan", "naginata"])
    game = happened("dragon-sword-is-broken", {}, {"personalities": [sword], "honor": 5})
    assert game.zone("ancestral-sword-of-crab-clan") == "fate discard" and game.zone("naginata", 1) == "play"
    assert (game.first.honor, game.second.honor) == (5, -3)


def test_without_an_ancestral_card_nothing_breaks() -> None:
    game = happened("dragon-sword-is-broken", {}, {"personalities": [at("hida-unari", attachments=["naginata"])]})
    assert game.zone("naginata", 1) == "play" and game.second.honor == 5
    assert game.zone("dragon-sword-is-broken") == "dynasty discard"


def test_the_doom_of_the_crane_takes_every_producer_of_honor() -> None:
    game = happened(
        "doom-of-the-crane",
        {"holdings": ["fantastic-gardens", "gold-mine"]},
        {"holdings": ["dance-troupe", "historian"]},
    )
    assert game.zone("fantastic-gardens") == game.zone("dance-troupe") == "dynasty discard"
    # A Historian makes Honor each turn, as much as it has stored.
    assert game.zone("historian") == "dynasty discard"
    assert game.zone("gold-mine") == "play"


def test_the_doom_of_the_phoenix_takes_every_spell_and_nothing_else() -> None:
    caster = at("isawa-uona", attachments=["biting-steel", "naginata"])
    game = happened("doom-of-the-phoenix", {"personalities": [caster]},
                    {"personalities": [at("isawa-tsuke", attachments=["wings-of-fire"])]})  # fmt: skip
    assert game.zone("biting-steel") == game.zone("wings-of-fire") == "fate discard"
    assert game.zone("naginata", 0) == "play" and game.card("isawa-uona").in_play
