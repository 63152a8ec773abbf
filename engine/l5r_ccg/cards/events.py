"""Events."""

from engine.l5r_ccg.cards.words import card, event

card(
    "corruption-of-the-harmonies",
    # All of them: Followers that are Shugenja too (§casting-spells, §foo-rule).
    event(
        effect=lambda use: [
            use.bow(one)
            for leader in use.table.personalities()
            for one in (leader, *leader.followers)
            if one.called("Shugenja")
        ]
    ),
)

card(
    "doom-of-the-crab",
    event(
        effect=lambda use: [
            use.apply(one, "force", -2, until="permanent") for one in use.table.personalities() if one.of_clan("Crab")
        ]
    ),
)

card(
    "doom-of-the-phoenix",
    event(
        effect=lambda use: [
            use.destroy(one)
            for host in use.table.personalities()
            for one in host.attachments
            if one.face.type == "spell"
        ]
    ),
)
