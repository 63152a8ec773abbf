"""Armor (§item)."""

from engine.l5r_ccg.cards.words import cannot, card, gains, its_host, its_unit

card("the-armor-of-the-golden-samurai", gains("least-focus", lambda this, one: one.personal_honor, applies=its_host))

card(
    "armor-of-the-shadow-warrior",
    cannot(
        "be-targeted",
        applies=its_unit,
        test=lambda this, one, cause: cause is not None and (cause.is_("Spell") or cause.is_("Innate")),
    ),
)
