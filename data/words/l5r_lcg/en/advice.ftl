### Why an adept would do something.

advice-breaks = It brings you nearer to breaking a province.
advice-holds = It helps to hold your provinces.
advice-honor = It leaves you with more honor.
advice-shame = It costs your opponent honor.
advice-fate = It keeps fate for later.
advice-cards = It leaves you with more cards in hand.
advice-stays = Your characters stay longer.
advice-army = It makes your characters stronger.
advice-removes = It weakens or removes your opponent’s characters.
advice-ring = It wins you a ring.

## Why an adept would pass.

advice-passing-breaks = Acting now would make it harder to break a province.
advice-passing-holds = Acting now would make your provinces harder to hold.
advice-passing-shame = Acting now would leave your opponent with more honor.
advice-passing-stays = Acting now would make your characters leave sooner.
advice-passing-army = Acting now would leave you with weaker characters.
advice-passing-removes = Acting now would leave your opponent with stronger characters.
advice-passing-ring = Acting now would make it harder to win a ring.
