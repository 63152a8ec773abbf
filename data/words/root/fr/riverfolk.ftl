### The Riverfolk Company.

ask-deploy-riverfolk = Où commencent vos quatre guerriers, au bord de la rivière ?
ask-services = Achetez-vous à la Compagnie ? Vous payez avec des guerriers de votre réserve : { $supply }
ask-services-vagabond = Achetez-vous à la Compagnie ? Vous payez en épuisant des objets
ask-prices = Que coûtent vos services ?
ask-daylight-riverfolk = Jour, fonds : { $funds }. Que faites-vous ?
ask-invest =
    { $count ->
        [one] Investissez { $count } fonds : de qui ?
       *[other] Investissez { $count } fonds : de qui ?
    }
ask-spend = Que dépensez-vous ?
ask-lose-funds =
    { $count ->
        [one] Commerce perturbé : { $count } fonds est perdu. De qui ?
       *[other] Commerce perturbé : { $count } fonds sont perdus. De qui ?
    }
ask-pay-items =
    { $count ->
        [one] Payez avec { $count } objet : lequel ?
       *[other] Payez avec { $count } objets : lesquels ?
    }
option-buy-card = Acheter { $card } pour { $number }
option-buy = Acheter { $subject } pour { $number }
option-establish = { $place }, deux fonds de { $player }
option-export = Exporter { $card }
option-fund = { $player }
option-price = { $number }
option-draw-any = Piocher une carte
option-pass-prices = Les laisser
select-first-birdsong-start = Ou acheter d’abord des services
heading-buy = Services
heading-establish = Comptoirs
heading-export = Export
heading-draw = Piocher
group-prices-card = Une carte
group-prices-riverboats = Bateaux
group-prices-mercenaries = Mercenaires
service-card = une carte
service-riverboats = Bateaux
service-mercenaries = Mercenaires
record-buy = { $player } achète { $service } pour { $price }
record-buy-card = { $player } reçoit { $card }
record-dividends = Dividendes ({ $player }) : { $count }
record-establish = { $player } établit un comptoir { $at }
record-export = { $player } exporte { $card }
record-invest = { $player } investit un fonds
record-prices = { $player } fixe les prix : carte { $card }, Bateaux { $riverboats }, Mercenaires { $mercenaries }
record-protection = Protectionnisme : { $player } reçoit deux paiements
record-trade-disrupted = Commerce perturbé : { $player } perd { $count } fonds
why-dividends = dividendes
why-establish = un comptoir
board-prices = Prix
price-card = carte
price-riverboats = Bateaux
price-mercenaries = Mercenaires
board-payments = Paiements
board-funds = Fonds
board-invested = Investissements
board-track = Sur la piste { $suit }
board-open-hand = Main révélée
