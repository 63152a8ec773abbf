### Why an adept would do something.

advice-destroys = Cela vous rapproche de détruire une Province.
advice-holds = Cela aide à tenir vos Provinces.
advice-honor = Il vous reste ainsi plus d’honneur.
advice-shame = Cela coûte de l’honneur à vos adversaires.
advice-gold = Cela vous donne plus d’Or aux tours suivants.
advice-army = Cela renforce votre armée.
advice-removes = Cela affaiblit l’armée adverse.
advice-cards = Il vous reste ainsi plus de cartes en main.
advice-ring = Cela met un Anneau en jeu.
