"""Teachers, poisoners, hunters and servants, and cards that answer an attack, Fear or a Focus."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, UNARI, SUKUNE = "matsu-yojo", "daidoji-uji", "hida-unari", "hida-sukune"
GOLD = ["gold-mine", "gold-mine", "diamond-mine"]


# Chi for spells


def test_tamori_has_three_more_chi_for_the_spells_attached_to_him() -> None:
    spells = ["biting-steel"] * 5
    game = scene({"personalities": [at("agasha-tamori", attachments=spells[:4])], "hand": spells, "holdings": GOLD})
    game.first.does("attach:biting-steel").pays()
    assert sum(worn.id == "biting-steel" for worn in game.card("agasha-tamori").attachments) == 5
    assert game.card("agasha-tamori").chi == 2
    full = scene({"personalities": [at("agasha-tamori", attachments=spells)], "hand": spells, "holdings": GOLD})
    assert full.first.barred("attach:biting-steel")


def test_tamori_has_it_too_while_he_bows_for_a_spell() -> None:
    """The strength of the Fury of Osano-Wo is its Shugenja's Chi plus 2. Tamori's 3 Chi for spells count too."""
    fury = at("the-fury-of-osano-wo", tokens=[{"name": "Fury"}])

    def struck(caster: str) -> bool:
        game = scene({"personalities": [fights(SUKUNE, tokens=[{"force": 4}])]},
                     {"personalities": [fights(caster, attachments=[fury])]}, attack=battle_at(0))  # fmt: skip
        assert game.card(SUKUNE).force == 7
        return game.second.may("use:the-fury-of-osano-wo:4")

    assert struck("agasha-tamori") and not struck("isawa-uona")


# Followers who come with a Personality


def goemon(hand: Any = ("light-infantry",), holdings: Any = (*GOLD, "gold-mine"), **facts: Any) -> Scene:
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


# Ginawa


def hunted(foe: str = "hirariko", **theirs: Any) -> Scene:
    return scene({"personalities": ["ginawa-experienced"]}, {"personalities": [foe], **theirs})


def test_ginawa_challenges_a_ninja_with_four_more_chi() -> None:
    # A player who cannot pay the price may not refuse.
    game = hunted("ninja-shapeshifter", stronghold=at("the-war-fortress-of-the-crab", bowed=True))
    game.first.does("use:ginawa-experienced")
    totals = [record.facts["duelists"] for record in game.match.records if record.kind == "enter-duel"]
    assert [total for _, total in totals[0]] == [8, 2]
    assert game.card("ginawa-experienced").bowed and game.zone("ninja-shapeshifter") == "dynasty discard"
    assert game.card("ginawa-experienced").chi == 4


def test_ginawa_hunts_nobody_else() -> None:
    assert hunted(UJI).first.barred("use:ginawa-experienced")
    bowed = scene(
        {"personalities": [at("ginawa-experienced", bowed=True), YOJO]}, {"personalities": ["ninja-shapeshifter"]}
    )
    assert bowed.first.barred("use:ginawa-experienced")


def test_a_refusal_costs_six_gold() -> None:
    game = hunted("ninja-shapeshifter", holdings=GOLD)
    game.first.does("use:ginawa-experienced")
    game.second.does("refuse").pays()
    assert game.zone("ninja-shapeshifter") == "play" and any(card.bowed for card in game.second.player.holdings)
    accepting = hunted("ninja-shapeshifter", holdings=GOLD)
    accepting.first.does("use:ginawa-experienced")
    accepting.second.does("accept")
    assert accepting.zone("ninja-shapeshifter") == "dynasty discard"


# Poison


def poisoned(mine: str, theirs: str, *, token: bool = True) -> Scene:
    """Return a duel between two Personalities whose Chi differs by one.

    The challenged Personality has the poison token.
    """
    tokens = [{"name": "Poison Master"}] if token else []
    return scene({"personalities": [mine], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [at(theirs, tokens=tokens)]}, {})  # fmt: skip


def test_hametsu_poisons_a_personality_without_a_token() -> None:
    game = scene({"personalities": ["shosuro-hametsu", YOJO], "honor": 5})
    game.first.does("use:shosuro-hametsu").chooses(YOJO).passes()
    assert [token.name for token in game.card(YOJO).tokens] == ["Poison Master"] and game.first.honor == 3
    assert game.card("shosuro-hametsu").bowed
    full = [at(one, tokens=[{"name": "Poison Master"}]) for one in ("shosuro-hametsu", YOJO)]
    assert scene({"personalities": full}).first.barred("use:shosuro-hametsu")


def test_the_poison_takes_two_chi_off_the_opponent_once_a_strike_is_declared() -> None:
    game = poisoned(UJI, YOJO)
    mine, theirs = game.card(UJI).chi, game.card(YOJO).chi
    assert mine - theirs == 1
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.second.does(f"trigger:{YOJO}:token.Poison Master") if game.second.asked == "reaction" else None
    assert game.card(YOJO).tokens == () and game.zone(UJI) == "dynasty discard" and game.zone(YOJO) == "play"


def test_without_the_token_or_its_use_the_duel_is_unchanged() -> None:
    for token in (True, False):
        game = poisoned(UJI, YOJO, token=token)
        game.first.does("play:iaijutsu-challenge")
        game.second.does("accept")
        assert (game.second.asked == "reaction") is token
        game.second.passes()
        assert game.zone(YOJO) == "dynasty discard" and game.zone(UJI) == "play"


def test_a_poisoned_personality_outside_the_duel_does_not_react_to_it() -> None:
    carrier = at("tsuruchi", tokens=[{"name": "Poison Master"}])
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge"]}, {"personalities": [UJI, carrier]})
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    assert game.zone(YOJO) == "dynasty discard" and game.second.asked == "action" and game.card("tsuruchi").tokens


# Ranged attacks of Followers


def bowmen(*followers: Any, foe: Any = (), leader: str = "tsuruchi") -> Scene:
    return scene({"personalities": [fights(UNARI, attachments=list(foe))]},
                 {"personalities": [fights(leader, attachments=list(followers))]}, attack=battle_at(0))  # fmt: skip


def test_followers_of_tsuruchi_that_have_none_have_a_ranged_attack_of_1() -> None:
    game = bowmen("heavy-infantry", foe=["goblin-mob"])
    game.second.does("use:heavy-infantry:tsuruchi.1")
    assert game.second.asked == "volley"
    game.second.does()
    assert game.zone("goblin-mob") == "fate discard" and game.card("heavy-infantry").bowed
    assert not bowmen("heavy-infantry", foe=["goblin-mob"], leader=YOJO).second.may("heavy-infantry")


def test_the_attacks_of_his_followers_that_have_one_are_stronger_by_1_and_his_own_is_4() -> None:
    """Archers shoot with 3; with Tsuruchi's bonus they destroy Medium Cavalry, which a token has raised to 4 Force."""
    foe = [at("medium-cavalry", tokens=[{"force": 1}])]
    game = bowmen("archers", foe=foe)
    game.second.does("use:archers")
    game.second.does()
    assert game.zone("medium-cavalry") == "fate discard" and not game.card("tsuruchi").bowed
    alone = bowmen("archers", foe=foe, leader=YOJO)
    assert alone.card("medium-cavalry").force == 4 and not alone.second.may("use:archers")
    own = bowmen(foe=foe)
    own.second.does("use:tsuruchi")
    assert own.zone("medium-cavalry") == "fate discard" and own.card("tsuruchi").bowed


def test_a_follower_that_leaves_him_shoots_no_more() -> None:
    game = scene({"personalities": [at("tsuruchi", attachments=["heavy-infantry"]), at(YOJO)]})
    assert game.card("heavy-infantry").gained
    game.happens(game.table.rules_of(0).attach(game.card("heavy-infantry"), game.card(YOJO)))
    assert game.card("heavy-infantry").gained == ()
    game.happens(game.table.rules_of(0).attach(game.card("heavy-infantry"), game.card("tsuruchi")))
    assert len(game.card("heavy-infantry").gained) == 1


# Fealty


def test_kanbe_swears_fealty_as_he_likes_once_a_turn_and_by_nobody_elses_word() -> None:
    game = scene({"personalities": ["yoritomo-kanbe"], "hand": ["oath-of-fealty"]})
    kanbe = game.card("yoritomo-kanbe")
    game.first.does("use:yoritomo-kanbe")
    assert game.first.asked == "swear" and not game.first.may("swear:Mantis") and len(game.first.options) == 11
    game.first.does("swear:Crane")
    assert kanbe.of_clan("Crane") and not kanbe.of_clan("Mantis")
    game.second.passes()
    assert not game.first.may("use:yoritomo-kanbe")
    game.first.does("play:oath-of-fealty")
    assert kanbe.of_clan("Crane") and not kanbe.of_clan("Crab") and kanbe.force == 3


# Hirariko


def against_hirariko(mine: Any) -> Scene:
    game = scene({"personalities": [mine], "hand": ["iaijutsu-challenge"]}, {"personalities": ["hirariko"]}, {})
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_items_give_nothing_in_a_duel_against_hirariko() -> None:
    """Yojo has 2 Chi, and 5 with two Items. Hirariko has 4 and wins. Her own Items do not count either (our ruling)."""
    worn = ["wakizashi", "naginata"]
    chi = scene({"personalities": [at(YOJO, attachments=worn)]}).card(YOJO).chi
    assert chi == 5
    game = against_hirariko(at(YOJO, attachments=worn))
    assert game.zone(YOJO) == "dynasty discard" and game.zone("hirariko") == "play"
    strong = against_hirariko(at(YOJO, tokens=[{"chi": 3}]))
    assert strong.zone("hirariko") == "dynasty discard"


def test_items_work_as_in_other_duels() -> None:
    game = scene({"personalities": [at(YOJO, attachments=["naginata", "wakizashi"])], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [UJI, "hirariko"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    assert game.zone(UJI) == "dynasty discard"


# A Bo Stick


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
    game = scene({"personalities": [YOJO], "hand": ["bo-stick"], "holdings": GOLD})
    assert game.first.barred("attach:bo-stick")
    face_down = sticks(["kolat-assassin"], ["counterattack"])
    face_down.second.does("focus:kolat-assassin")
    assert face_down.card("kolat-assassin", 1).facedown and face_down.first.may("focus:counterattack")
    assert not face_down.first.may("focus-open:counterattack")


# Celestial Alignment


def test_shugenja_do_not_bow_for_spells_and_kiho_until_the_players_next_turn() -> None:
    side = {
        "personalities": [at("isawa-uona", attachments=["biting-steel"]), YOJO],
        "hand": ["strength-of-my-ancestors"],
    }
    lying = [{"card": "celestial-alignment"}, {}, {}, {}]
    game = scene({**side, "provinces": lying}, phase="events")
    game.first.does("use:biting-steel").chooses(YOJO)
    assert not game.card("isawa-uona").bowed
    game.second.passes()
    force = game.card(YOJO).force
    game.first.does("play:strength-of-my-ancestors").chooses(YOJO)
    assert not game.card("isawa-uona").bowed and game.card(YOJO).force == force + 2
    game.pass_to("action", 0, turn=3, limit=200)
    game.first.does("use:biting-steel").chooses(YOJO)
    assert game.card("isawa-uona").bowed


def test_monks_still_bow_for_a_kiho() -> None:
    lying = [{"card": "celestial-alignment"}, {}, {}, {}]
    game = scene({"personalities": ["koichi", YOJO], "hand": ["strength-of-my-ancestors"], "provinces": lying},
                 phase="events")  # fmt: skip
    game.first.does("play:strength-of-my-ancestors").chooses(YOJO)
    assert game.card("koichi").bowed


# Counterattack


def countered() -> Scene:
    game = scene({"personalities": [fights(SUKUNE)]}, {"personalities": [UJI], "hand": ["counterattack"]},
                 attack=battle_at(0))  # fmt: skip
    game.pass_to("reaction", 1)
    return game


def test_an_attacked_player_answers_with_an_attack() -> None:
    """After the last battle there is a second Attack Phase. The turn is still the first player's."""
    game = countered()
    assert game.table.attack is None and game.card(SUKUNE).bowed
    game.second.does("trigger:counterattack")
    attack = game.table.attack
    assert attack is not None and (attack.attacker, attack.defender) == (1, 0) and game.table.active == 0
    game.second.commits(daidoji_uji="0.1")
    assert game.card(UJI).at is game.province(0, 1)
    before = len(game.kinds)
    game.pass_while(lambda: game.table.phase == "attack")
    told = game.match.records[before:]
    assert [record.kind for record in told][:3] == ["compare-force", "battle-ends", "attack-ends"]
    assert told[3].kind == "bow" and told[3].facts["card"] == game.card(UJI).key


def test_a_position_may_stand_in_a_counterattack() -> None:
    game = scene({}, {"personalities": [UJI]}, phase="attack", active=0,
                 attack={"attacker": 1, "defender": 0, "segment": "infantry"})  # fmt: skip
    assert game.second.asked == "commit"


def test_a_player_who_was_not_attacked_does_not_answer() -> None:
    game = scene(
        {"personalities": [fights(SUKUNE)], "hand": ["counterattack"]},
        {"personalities": [UJI]},
        {"personalities": [YOJO], "hand": ["counterattack"]},
        attack=battle_at(0),
        asked=(0, 1, 2),
    )
    for _ in range(40):
        assert not any(seat.may("trigger:counterattack") for seat in game.seats)
        if game.table.attack is None:
            break
        game.pass_while(lambda: False, 1)


# The Face of Fear


@pytest.mark.parametrize("worn", [[], ["light-infantry"]])
def test_fear_reaches_personalities_too(worn: list[str]) -> None:
    """With the card in hand, a unit without Followers may be a target of Fear.

    The player spends the card as a Reaction to the Fear.
    """
    game = scene(
        {"personalities": [fights(UNARI, tokens=[{"force": -9}], attachments=worn)]},
        {"personalities": [fights("akodo-godaigo")], "hand": ["the-face-of-fear"]},
        attack=battle_at(0),
    )
    game.second.does("use:akodo-godaigo:1").chooses(UNARI)
    game.second.does("trigger:the-face-of-fear")
    assert game.card(UNARI).bowed and all(card.bowed for card in game.card(UNARI).attachments)
    assert game.zone("the-face-of-fear") == "fate discard"


def test_without_the_reaction_fear_keeps_its_strength() -> None:
    side = {"personalities": [fights(UNARI, tokens=[{"force": -9}])]}
    bare = scene(side, {"personalities": [fights("akodo-godaigo")]}, attack=battle_at(0))
    assert not bare.second.may("use:akodo-godaigo:1")
    held = scene(side, {"personalities": [fights("akodo-godaigo")], "hand": ["the-face-of-fear"]}, attack=battle_at(0))
    held.second.does("use:akodo-godaigo:1").chooses(UNARI).passes()
    assert not held.card(UNARI).bowed and held.second.hand == ["the-face-of-fear"]
    strong = scene(
        {"personalities": [fights(SUKUNE, tokens=[{"force": 9}])]},
        {"personalities": [fights("akodo-godaigo", tokens=[{"force": 9}])], "hand": ["the-face-of-fear"]},
        attack=battle_at(0),
    )
    assert not strong.second.may("use:akodo-godaigo:1")
