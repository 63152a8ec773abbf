"""Champions and other famous Personalities."""

from tests.l5r_ccg.scene import at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan"
LION = "the-ancestral-home-of-the-lion"
CRANE = "the-esteemed-house-of-the-crane"


def test_matsu_tsuko_joins_lions_alone() -> None:
    provinces = [{"card": at("matsu-tsuko")}, {}, {}, {}]
    for stronghold, joins in ((LION, True), (CRANE, False)):
        game = scene({"stronghold": stronghold, "provinces": provinces, "holdings": ["diamond-mine"] * 3, "honor": 20},
                     phase="dynasty")  # fmt: skip
        assert game.first.may("recruit:matsu-tsuko") is joins


def test_no_spell_is_aimed_at_kisadas_unit() -> None:
    spell = at("isawa-tadaka", attachments=["biting-steel"])
    game = scene({"personalities": [spell, YOJO]}, {"personalities": ["hida-kisada-imperial"]})
    game.first.does("use:biting-steel")
    # The caster is bowed, so only Yojo is left.
    assert game.card(YOJO).force == 4 and game.card("hida-kisada-imperial").force == 8


def test_akodo_kage_teaches_nobody_more_than_twice() -> None:
    two = [{"name": "Sensei", "force": 1, "chi": 1, "amount": 2}]
    game = scene({"personalities": ["akodo-kage", at(YOJO, tokens=two), SUKUNE]})
    game.first.does("use:akodo-kage")
    # Yojo has two, and Kage himself is bowed.
    assert len(game.card(YOJO).tokens) == 2
    assert (game.card(SUKUNE).force, game.card(SUKUNE).chi) == (4, 3) and game.card("akodo-kage").bowed


def test_kakita_yinobu_talks_a_loss_down_card_by_card() -> None:
    game = scene({"hand": ["breach-of-etiquette"], "honor": 1},
                 {"personalities": ["kakita-yinobu"], "hand": ["heavy-infantry", "light-infantry", "kolat-assassin"],
                  "honor": 9})  # fmt: skip
    game.first.does("play:breach-of-etiquette")
    game.second.does("trigger:kakita-yinobu").does("discard:heavy-infantry").does("discard:light-infantry").does("pass")
    # Five, less two and one.
    assert game.second.honor == 7 and game.second.hand == ["kolat-assassin"] and game.card("kakita-yinobu").bowed


def test_kakita_yinobu_prevents_a_loss_altogether_and_needs_a_card() -> None:
    game = scene({"hand": ["breach-of-etiquette"], "honor": 1},
                 {"personalities": ["kakita-yinobu"], "hand": ["focus", "focus"], "honor": 9})  # fmt: skip
    game.first.does("play:breach-of-etiquette")
    game.second.does("trigger:kakita-yinobu").does("discard:focus")
    assert game.second.honor == 9 and game.second.hand == ["focus"]
    game = scene({"hand": ["breach-of-etiquette"], "honor": 1}, {"personalities": ["kakita-yinobu"], "honor": 9})
    game.first.does("play:breach-of-etiquette")
    assert game.second.honor == 4


def test_doji_hoturi_turns_a_duel_into_one_of_personal_honor() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": ["doji-hoturi"], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept").does("trigger:doji-hoturi")
    # Hoturi has 5 Personal Honor and Uji 2. Uji's player loses the difference and must choose.
    assert game.first.asked == "atone" and game.first.honor == 7
    game.first.does("dishonor")
    assert game.card(UJI).dishonored and game.card(UJI).in_play and game.second.honor == 10


def test_the_loser_of_hoturis_duel_may_commit_seppuku_though_no_samurai() -> None:
    game = scene({"personalities": ["isawa-tadaka"], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": ["doji-hoturi"], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept").does("trigger:doji-hoturi")
    game.first.does("seppuku")
    assert game.card("isawa-tadaka").died == "honorably"


def test_toturi_enters_dishonored_and_rises_once() -> None:
    provinces = [{"card": at("toturi")}, {}, {}, {}]
    game = scene({"stronghold": "toturi-s-army", "provinces": provinces, "holdings": ["diamond-mine"] * 2, "honor": 20},
                 phase="dynasty", favor=0)  # fmt: skip
    game.first.does("recruit:toturi").chooses("gold").pays().does("pass")
    assert game.card("toturi").dishonored and game.first.honor == 15
    game.pass_to("action", seat=0)
    game.first.does("use:imperial-favor:1").does("trigger:toturi:1")
    assert game.first.honor == 20 and (game.card("toturi").force, game.card("toturi").chi) == (6, 5)


def test_toturi_does_not_join_the_crab() -> None:
    provinces = [{"card": at("toturi")}, {}, {}, {}]
    game = scene({"provinces": provinces, "holdings": ["diamond-mine"] * 2, "honor": 20}, phase="dynasty")
    assert not game.first.may("recruit:toturi")


def test_corruption_does_not_weaken_junzo_of_forbidden_knowledge() -> None:
    """The rulebook's example of immunity to effects: he may receive the tokens, but they do not reduce his Chi."""
    rot = [{"name": "Corruption", "chi": -1, "amount": 3}]
    game = scene(
        {
            "personalities": [
                at("yogo-junzo-experienced", tokens=rot),
                at(YOJO, tokens=[{"name": "Corruption", "chi": -1}]),
            ]
        }
    )
    assert game.card("yogo-junzo-experienced").chi == 4 and len(game.card("yogo-junzo-experienced").tokens) == 3
    assert game.card(YOJO).chi == 1


def test_junzo_frightens_twice_a_turn() -> None:
    armies = [fights(SUKUNE, attachments=["medium-infantry"]), fights(UJI, attachments=["light-infantry"])]
    game = scene({"personalities": [fights("yogo-junzo-experienced")]}, {"personalities": armies}, attack=battle_at(0),
                 to_act=0)  # fmt: skip
    game.first.does("use:yogo-junzo-experienced").does(SUKUNE)
    game.second.does("pass")
    game.first.does("use:yogo-junzo-experienced")
    assert game.card("light-infantry").bowed and game.card("medium-infantry").bowed


def test_the_demon_bride_takes_a_shadowlands_follower() -> None:
    game = scene({"personalities": ["the-demon-bride-of-fu-leng"]},
                 {"personalities": [at(SUKUNE, attachments=["goblin-mob", "medium-infantry"])]})  # fmt: skip
    game.first.does("use:the-demon-bride-of-fu-leng")
    assert game.card("goblin-mob").host is game.card("the-demon-bride-of-fu-leng")
    assert game.card("goblin-mob").controller == 0
