### Why an adept would do something.

advice-breaks = Cela vous rapproche de détruire une province.
advice-holds = Cela aide à tenir vos provinces.
advice-honor = Il vous reste ainsi plus d’honneur.
advice-shame = Cela coûte de l’honneur à votre adversaire.
advice-fate = Cela garde du destin pour plus tard.
advice-cards = Il vous reste ainsi plus de cartes en main.
advice-stays = Vos personnages restent plus longtemps.
advice-army = Cela renforce vos personnages.
advice-removes = Cela affaiblit ou ôte les personnages adverses.
advice-ring = Cela vous gagne un anneau.

## Why an adept would pass.

advice-passing-breaks = Agir maintenant rendrait plus difficile de détruire une province.
advice-passing-holds = Agir maintenant rendrait vos provinces plus difficiles à tenir.
advice-passing-shame = Agir maintenant laisserait plus d’honneur à votre adversaire.
advice-passing-stays = Agir maintenant ferait partir plus tôt vos personnages.
advice-passing-army = Agir maintenant vous laisserait des personnages plus faibles.
advice-passing-removes = Agir maintenant laisserait à votre adversaire des personnages plus forts.
advice-passing-ring = Agir maintenant rendrait plus difficile de gagner un anneau.
