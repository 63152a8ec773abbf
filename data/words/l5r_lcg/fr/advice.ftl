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
