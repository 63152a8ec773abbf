### Why an adept would do something.

advice-destroys = It brings you nearer to destroying a province.
advice-holds = It helps to hold your provinces.
advice-honor = It leaves you with more honor.
advice-shame = It costs your opponents honor.
advice-gold = It gives you more gold in later turns.
advice-army = It makes your army stronger.
advice-removes = It weakens the army of your opponents.
advice-cards = It leaves you with more cards in hand.
advice-ring = It brings a Ring into play.

## Why an adept would pass.

advice-passing-destroys = Acting now would make it harder to destroy a province.
advice-passing-holds = Acting now would make your provinces harder to hold.
advice-passing-shame = Acting now would leave your opponents with more honor.
advice-passing-gold = Acting now would leave you with less gold in later turns.
advice-passing-army = Acting now would leave you with a weaker army.
advice-passing-removes = Acting now would leave your opponents with a stronger army.
advice-passing-ring = Acting now would make it harder to bring a Ring into play.
