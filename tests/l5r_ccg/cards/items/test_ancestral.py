"""The ancestral standards and swords of the clans."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import CLANS, STANDARDS, buyer, force_and_chi, worn
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

YOJO = "matsu-yojo"
TOMO = "asahina-tomo"
UJI = "daidoji-uji"
# A Personality of the standard's clan to bear it, another one of that clan, and one of another clan.
TWO_DIAMONDS = {"holdings": ["diamond-mine"] * 2}
CRANE = "the-esteemed-house-of-the-crane"
SWORDS = {
    "crab": "ancestral-sword-of-crab-clan",
    "crane": "ancestral-sword-of-crane-clan",
    "dragon": "ancestral-sword-of-dragon-clan",
    "lion": "ancestral-sword-of-lion-clan",
    "phoenix": "ancestral-sword-of-phoenix-clan",
    "unicorn": "ancestral-sword-of-unicorn-clan",
}
SWORD = "the-ancestral-sword-of-hantei"
UNARI = "hida-unari"


# Ancestral Armor of Crane Clan


def test_the_armor_of_the_crane_challenges_a_lobbyist() -> None:
    champion = at("doji-kuwanan", attachments=["ancestral-armor-of-crane-clan"])
    game = scene({"personalities": [YOJO], "honor": 9, "hand": []}, {"personalities": [champion], "hand": [],
                  "honor": 3})  # fmt: skip
    game.first.does(f"lobby:{YOJO}")
    game.pass_while(lambda: game.second.asked != "reaction")
    game.second.does("trigger:ancestral-armor-of-crane-clan")
    assert game.zone(YOJO) == "dynasty discard" and game.card("doji-kuwanan").bowed
    game.pass_to("action")
    assert game.table.favor == 0


# Ancestral Armor of Dragon Clan


def test_the_dragons_armor_counts_the_shugenja_of_the_army() -> None:
    armor = "ancestral-armor-of-dragon-clan"
    wearer = fights("mirumoto-daini", attachments=[armor])
    alone = fight({"personalities": [wearer]}, {"personalities": [fights(UJI)]})
    other = fight({"personalities": [wearer, fights(TOMO), fights("heichi-chokei")]}, {"personalities": [fights(TOMO)]})
    before, after = alone.card("mirumoto-daini"), other.card("mirumoto-daini")
    assert (after.force - before.force, after.chi - before.chi) == (4, 4)
    assert not other.table.may_attach(other.card(armor), other.card(TOMO, 0))


# Ancestral Armor of Lion Clan


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
    assert force_and_chi(worn(armor, host), host) == attacking
    assert force_and_chi(worn(armor, host, side=1), host) == defending


# Ancestral Armor of Phoenix Clan


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


# Ancestral Armor of Unicorn Clan


def test_the_armor_of_the_unicorn_counts_riders() -> None:
    riders = [fights("sanzo", attachments=["ancestral-armor-of-unicorn-clan"]), fights("otaku-kamoko")]
    game = scene({"personalities": riders[:1]}, attack=battle_at(0))
    assert force_and_chi(game, "sanzo") == (1 + 1 + 1, 1 + 1 + 1)


# Ancestral Standard of the Crab


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


# Ancestral Standard of the Dragon


@pytest.mark.parametrize("clan", CLANS)
def test_a_standard_is_its_clans_alone_and_lifts_its_followers(clan: str) -> None:
    standard, (bearer, kinsman, other) = STANDARDS[clan], CLANS[clan]
    game = scene({"personalities": [bearer, other], "hand": [standard], **TWO_DIAMONDS})
    game.first.does(f"attach:{standard}").pays()
    assert [worn.id for worn in game.card(bearer).attachments] == [standard]
    army = [fights(bearer, attachments=[standard]), fights(kinsman, attachments=["light-infantry"])]
    battle = scene({"personalities": army}, {"personalities": [fights(other)]}, attack=battle_at(0))
    assert battle.card(kinsman).followers[0].force == 2 + 1


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


# Ancestral Sword of Crane Clan


def test_a_sword_counts_its_clan_and_shames_the_others_of_it() -> None:
    game = scene(
        {"personalities": ["doji-kuwanan", "daidoji-sembi"], "hand": ["ancestral-sword-of-crane-clan"],
         "holdings": ["diamond-mine"] * 2, "honor": 5},
        {"stronghold": CRANE, "honor": 9},
        {"honor": 9},
    )  # fmt: skip
    game.first.does("attach:ancestral-sword-of-crane-clan").chooses("doji-kuwanan").pays()
    assert force_and_chi(game, "doji-kuwanan") == (3 + 2, 4 + 1 + 2)
    assert (game.first.honor, game.second.honor, game.third.honor) == (9, 3, 9)


def test_a_sword_is_blunt_in_a_strange_hand() -> None:
    game = scene({"personalities": [at("hida-unari", attachments=["ancestral-sword-of-crane-clan"]), "doji-kuwanan"]})
    assert force_and_chi(game, "hida-unari") == (4, 4)


# Ancestral Sword of Dragon Clan


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
    game = scene({"personalities": [bearer], "hand": [sword], "stronghold": own, **TWO_DIAMONDS},
                 {"stronghold": own, "honor": 9}, {"stronghold": third, "honor": 9})  # fmt: skip
    game.first.does(f"attach:{sword}").pays()
    assert game.second.honor == 3 and game.third.honor == 9


# The Ancestral Sword of Hantei


@pytest.mark.parametrize("favor", [None, 1])
def test_without_the_favor_it_stays_in_hand(favor: int | None) -> None:
    assert not buyer(favor).first.may(f"attach:{SWORD}")


def test_the_sword_of_hantei_exchanges_force_and_chi() -> None:
    # Hida Unari has 4 Force and 2 Chi; the Sword adds 3 to both.
    game = buyer(attachments=[SWORD])
    before = scene({"personalities": [UNARI]}).card(UNARI)
    one = game.card(UNARI)
    assert (one.force, one.chi) == (before.chi + 3, before.force + 3)
    kept(game)


def test_a_change_of_one_value_of_the_swords_bearer_changes_the_other() -> None:
    game = buyer(attachments=[SWORD])
    one, cause = game.card(UNARI), game.table.rules_of(0)
    force, chi = one.force, one.chi
    game.happens(cause.apply(one, "force", 2))
    assert (one.force, one.chi) == (force, chi + 2)
    game.happens(cause.place_token(one, chi=-1, name="Wound"))
    assert (one.force, one.chi) == (force - 1, chi + 2)


def test_the_swords_bearer_dies_when_lost_force_takes_the_last_chi() -> None:
    game = buyer(attachments=[SWORD])
    one = game.card(UNARI)
    game.happens(game.table.rules_of(1).apply(one, "force", -one.chi))
    assert game.zone(UNARI) == "dynasty discard"


def test_a_bowed_sword_gives_the_unit_nothing() -> None:
    straight = scene({"personalities": [fights(UNARI, attachments=[SWORD])]}, attack=battle_at(0))
    bowed = scene({"personalities": [fights(UNARI, attachments=[at(SWORD, bowed=True)])]}, attack=battle_at(0))
    assert straight.card(UNARI).unit_force - bowed.card(UNARI).unit_force == 3
