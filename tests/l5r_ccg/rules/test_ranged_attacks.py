"""Ranged attacks (chapter 11), Fear and Tactician (chapter 12)."""

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

PASSING = {"personalities": [fights("hida-sukune")]}


def shooting(first: list[object], second: list[object], **facts: object) -> Scene:
    """Put two armies into a battle in which the attacker, the first player, acts next."""
    game = scene({"personalities": first, **facts}, {"personalities": second}, attack=battle_at(0), to_act=0, passes=0)
    assert game.first.asked == "battle-action"
    return game


@proves("ranged-attack-example", "ranged-attack")
def test_the_example_of_the_rulebook() -> None:
    """Allen's Archers (3) destroy Bob's Light Cavalry (2). Bob bows his Samurai (3) and his Spearmen (2) to destroy
    Allen's Samurai, who has 4 Force and no Followers.
    """
    game = shooting(
        [fights("hida-unari"), fights("matsu-yojo", attachments=["archers"])],
        [fights("shinjo-hanari", attachments=["spearmen", "light-cavalry"])],
    )
    assert game.card("hida-unari").force == 4
    game.first.does("use:archers").chooses("light-cavalry")
    assert game.zone("light-cavalry") == "fate discard" and game.card("archers").bowed
    game.second.does("use:shinjo-hanari").chooses("hida-unari").does("shoot:spearmen")
    assert game.zone("hida-unari") == "dynasty discard"
    assert game.card("shinjo-hanari").bowed and game.card("spearmen").bowed


@proves("ranged-attack")
def test_a_personality_with_a_follower_is_no_target_and_the_follower_is() -> None:
    game = shooting(
        [fights("matsu-yojo", attachments=["archers"])], [fights("hida-sukune", attachments=["medium-infantry"])]
    )
    game.first.does("use:archers")
    # The only legal target is chosen without a question.
    assert game.zone("medium-infantry") == "fate discard" and game.card("hida-sukune").in_play


@proves("ranged-attack")
def test_the_strength_must_reach_the_force_of_the_target() -> None:
    game = shooting([fights("matsu-yojo", attachments=["spearmen"])], [fights("hida-sukune")])
    assert game.card("hida-sukune").force == 3
    assert not game.first.may("use:spearmen")


@proves("ranged-attack")
def test_a_force_of_the_same_strength_is_reached() -> None:
    game = shooting([fights("matsu-yojo", attachments=["archers"])], [fights("hida-sukune")])
    game.first.does("use:archers")
    assert game.zone("hida-sukune") == "dynasty discard"


@proves("ranged-attack")
def test_cards_of_one_unit_combine_and_those_of_two_do_not() -> None:
    both = [fights("matsu-yojo", attachments=["spearmen", "archers"])]
    game = shooting(both, [fights("hida-unari")])
    game.first.does("use:archers").does("shoot:spearmen")
    assert game.zone("hida-unari") == "dynasty discard"
    apart = [fights("matsu-yojo", attachments=["spearmen"]), fights("hida-sukune", attachments=["archers"])]
    game = shooting(apart, [fights("hida-unari")])
    assert not game.first.may("use:archers") and not game.first.may("use:spearmen")


@proves("ranged-attack")
def test_a_combined_shot_must_reach_a_target() -> None:
    game = shooting([fights("matsu-yojo", attachments=["spearmen", "archers"])], [fights("hida-unari")])
    game.first.does("use:archers")
    assert game.first.refused() == "nobody-in-range"


@proves("ranged-attack")
def test_a_follower_shoots_whose_personality_cannot_and_its_force_no_longer_counts() -> None:
    game = shooting([fights("matsu-yojo", attachments=["spearmen"])], [fights("kitsu-toju")])
    force, added = game.card("matsu-yojo").unit_force, game.card("spearmen").force
    game.first.does("use:spearmen")
    assert added == 2 and game.card("matsu-yojo").unit_force == force - added


@proves("ranged-attack")
def test_only_an_opposing_card_in_the_same_battle_is_shot_at() -> None:
    game = shooting(
        [fights("matsu-yojo", attachments=["archers"])],
        [fights("hida-sukune", "1.1"), "doji-reju", fights("kitsu-toju")],
    )
    game.first.does("use:archers")
    assert game.zone("kitsu-toju") == "dynasty discard"


@proves("ranged-attack", "bow")
def test_a_bowed_archer_does_not_shoot() -> None:
    game = shooting([fights("matsu-yojo", attachments=[at("archers", bowed=True)])], [fights("kitsu-toju")])
    assert not game.first.may("use:archers")


@proves("ranged-attack", "redirect")
def test_a_mob_draws_the_arrows() -> None:
    game = shooting(
        [fights("matsu-yojo", attachments=["archers"])],
        [fights("hida-sukune", attachments=["goblin-mob", "light-infantry"])],
    )
    game.first.does("use:archers").chooses("light-infantry")
    game.second.does("trigger:goblin-mob")
    assert game.zone("goblin-mob") == "fate discard" and game.card("light-infantry").in_play


@proves("fear")
def test_fear_bows_followers_of_at_most_its_strength() -> None:
    game = shooting(
        [fights("yogo-junzo")],
        [fights("hida-sukune", attachments=["heavy-infantry", "medium-infantry", "light-infantry"])],
    )
    game.first.does("use:yogo-junzo").chooses("hida-sukune")
    bowed = {one.id: one.bowed for one in game.card("hida-sukune").unit}
    assert bowed == {"hida-sukune": False, "heavy-infantry": False, "medium-infantry": True, "light-infantry": True}
    assert not game.card("yogo-junzo").bowed


@proves("fear")
def test_fear_is_used_once_in_a_battle() -> None:
    game = shooting(
        [fights("yogo-junzo")],
        [fights("hida-sukune", attachments=["light-infantry"]), fights("kitsu-toju", attachments=["medium-infantry"])],
    )
    game.first.does("use:yogo-junzo").does("hida-sukune")
    game.second.does("pass")
    assert not game.first.may("use:yogo-junzo")


@proves("fear")
def test_fear_is_not_added_up() -> None:
    game = shooting(
        [fights("yogo-junzo", attachments=[]), fights("hida-sukune")],
        [fights("kitsu-toju", attachments=["heavy-infantry"])],
    )
    assert not game.first.may("use:yogo-junzo")


@proves("immune", "fear")
def test_followers_immune_to_fear_stay_and_a_unit_immune_as_a_whole_is_no_target() -> None:
    game = shooting([fights("yogo-junzo")], [fights("mirumoto-hitomi", attachments=["light-infantry"])])
    assert not game.first.may("use:yogo-junzo")


@proves("tactician")
def test_a_tactician_discards_a_card_and_gains_its_focus_as_force() -> None:
    game = shooting(
        [fights("matsu-yojo", attachments=["fan-of-command"])], [fights("hida-sukune")], hand=["kolat-assassin"]
    )
    game.first.does("use:matsu-yojo:tactician")
    assert game.card("matsu-yojo").force == 2 + 3 and game.zone("kolat-assassin") == "fate discard"
    assert not game.card("matsu-yojo").bowed


@proves("tactician")
def test_each_tactician_does_so_once_in_a_battle() -> None:
    """A ruling: once for each Personality, not for each player. The option belongs to the trait, as with Fear, where
    the text says "une carte".
    """
    fan = ["fan-of-command"]
    game = shooting(
        [fights("matsu-yojo", attachments=fan), fights("hida-sukune", attachments=fan)], [fights("kitsu-toju")],
        hand=["light-infantry", "light-infantry"],
    )  # fmt: skip
    game.first.does("use:matsu-yojo:tactician").does("light-infantry")
    game.second.does("pass")
    assert not game.first.may("use:matsu-yojo:tactician")
    assert game.first.may("use:hida-sukune:tactician")


@proves("tactician")
def test_tactics_need_the_trait_a_hand_and_a_battle() -> None:
    game = shooting([fights("matsu-yojo")], [fights("hida-sukune")], hand=["light-infantry"])
    assert not game.first.may("use:matsu-yojo:tactician")
    game = shooting([fights("matsu-yojo", attachments=["fan-of-command"])], [fights("hida-sukune")], hand=[])
    assert not game.first.may("use:matsu-yojo:tactician")


@proves("favor-uses")
def test_the_favor_sends_any_unit_of_a_battle_home_bowed() -> None:
    game = scene(
        {"personalities": [fights("matsu-yojo")]}, {"personalities": [fights("hida-sukune")]}, {},
        attack=battle_at(0), to_act=2, favor=2,
    )  # fmt: skip
    # The third player has no unit there, and needs none.
    game.third.does("use:imperial-favor:2").does("matsu-yojo")
    assert game.card("matsu-yojo").at is None and game.card("matsu-yojo").bowed and game.table.favor is None


@proves("dishonor", "regain-honor")
def test_the_example_of_a_battle_won_with_a_dishonored_personality() -> None:
    """A dishonored and an honorable Personality defend and win: no Honor, and the dishonored one is cleansed."""
    game = scene(
        {"personalities": [fights("matsu-yojo")], "honor": 5},
        {"personalities": [fights("hida-sukune", dishonored=True), fights("kitsu-toju")], "honor": 5},
        attack=battle_at(0),
    )
    game.resolve_battle()
    assert game.zone("matsu-yojo") == "dynasty discard" and game.second.honor == 5
    assert not game.card("hida-sukune").dishonored


@proves("dishonor")
def test_in_a_tie_a_dishonored_personality_keeps_the_honor_away_and_dies_dishonored() -> None:
    game = scene(
        {"personalities": [fights("hida-sukune", dishonored=True)], "honor": 5},
        {"personalities": [fights("shiba-tsukune")], "honor": 5},
        attack=battle_at(0),
    )
    game.resolve_battle()
    assert game.card("hida-sukune").died == "dishonorably"
    # Two Honor are lost, and the Honor for the other card is not gained.
    assert (game.first.honor, game.second.honor) == (5 - 2, 5 + 1)


@proves("ranged-attack")
def test_only_cards_that_join_in_some_legal_answer_are_offered() -> None:
    """Shagara either bows to shoot with 2 or bows for the bow, which shoots with 4. Only the bow is strong enough."""
    game = shooting(
        [fights("shagara", attachments=["archers", "jade-bow", "shuriken-of-serpents"])],
        [fights("hida-unari", tokens=[{"force": 8}])],
    )
    assert game.card("hida-unari").force == 12
    game.first.does("use:archers")
    assert game.first.may("shoot:jade-bow") and game.first.may("shoot:shuriken-of-serpents")
    assert not game.first.may("shoot:shagara")
    game.first.does("shoot:jade-bow", "shoot:shuriken-of-serpents")
    assert game.zone("hida-unari") == "dynasty discard" and game.card("shagara").bowed


@proves("ranged-attack")
def test_a_card_that_may_not_shoot_at_a_target_does_not_help_to_hit_it() -> None:
    """Tadaka shoots at cards of the Shadowlands alone."""
    army = [fights("isawa-tadaka-experienced", attachments=["archers"])]
    game = shooting(army, [fights("hida-unari"), fights("yogo-junzo", tokens=[{"force": 3}])])
    assert game.card("hida-unari").force == 4 and game.card("yogo-junzo").force > 3
    # The only legal target is chosen without a question.
    game.first.does("use:archers").does("shoot:isawa-tadaka-experienced")
    assert game.zone("yogo-junzo") == "dynasty discard" and game.card("hida-unari").in_play
    assert not shooting(army, [fights("hida-unari")]).first.may("use:archers")


@proves("ranged-attack")
def test_a_card_that_joins_pays_its_own_cost_as_its_player_chooses() -> None:
    """Qakar sings his last song for the archers. Of two Pearl Beds, the player chooses one."""
    game = shooting(
        [fights("qakar", attachments=["archers"]), "naga-shugenja", "naga-shugenja"],
        [fights("hida-unari", tokens=[{"force": 6}])],
        holdings=[at("pearl-bed", bowed=True), "pearl-bed"],
    )
    game.first.does("use:archers").does("shoot:qakar:1")
    assert game.first.asked == "cost"
    game.first.does("pearl-bed")
    assert game.zone("hida-unari") == game.zone("qakar") == "dynasty discard"
    assert len(game.table.players[0].holdings) == 1


@proves("ranged-attack")
def test_mitsu_gives_up_the_fire_with_which_he_joins() -> None:
    """The Archers shoot with 3 at a Force of 5, so at least two of the three tokens must help."""
    fire = {"name": "Fire", "amount": 3, "force": 1, "chi": 1}
    game = shooting(
        [fights("mitsu-experienced", attachments=["archers"], tokens=[fire])],
        [fights("hida-unari", tokens=[{"force": 1}])],
    )
    game.first.does("use:archers").does("shoot:mitsu-experienced:1")
    assert game.first.options == ["number:2", "number:3"]
    game.first.does("number:2")
    assert game.zone("hida-unari") == "dynasty discard" and len(game.card("mitsu-experienced").tokens) == 1
