### The Riverfolk Company.

ask-deploy-riverfolk = Gdzie nad rzeką zaczyna czterech twoich wojowników?
ask-services = Kupujesz coś od Kompanii? Płacisz wojownikami ze swojej puli: { $supply }
ask-services-vagabond = Kupujesz coś od Kompanii? Płacisz, wyczerpując przedmioty
ask-prices = Ile kosztują twoje usługi?
ask-daylight-riverfolk = Dzień, fundusze: { $funds }. Co robisz?
ask-invest =
    { $count ->
        [one] Zainwestuj { $count } fundusz: czyj?
        [few] Zainwestuj { $count } fundusze: czyje?
       *[other] Zainwestuj { $count } funduszy: czyje?
    }
ask-spend = Co wydajesz?
ask-lose-funds =
    { $count ->
        [one] Zakłócenia w Handlu: tracisz { $count } fundusz. Czyj?
        [few] Zakłócenia w Handlu: tracisz { $count } fundusze. Czyje?
       *[other] Zakłócenia w Handlu: tracisz { $count } funduszy. Czyje?
    }
ask-pay-items =
    { $count ->
        [one] Zapłać { $count } przedmiotem: którym?
        [few] Zapłać { $count } przedmiotami: którymi?
       *[other] Zapłać { $count } przedmiotami: którymi?
    }
option-buy-card = Kup: { $card } za { $number }
option-buy = Kup: { $subject } za { $number }
option-establish = { $place }, dwa fundusze: { $player }
option-export = Eksportuj: { $card }
option-fund = { $player }
option-price = { $number }
option-draw-any = Dobierz kartę
option-pass-prices = Bez zmian
select-first-birdsong-start = Albo najpierw kup usługi
heading-buy = Usługi
heading-establish = Faktorie
heading-export = Eksport
heading-draw = Dobranie
group-prices-card = Karta
group-prices-riverboats = Łodzie Rzeczne
group-prices-mercenaries = Najemnicy
service-card = karta
service-riverboats = Łodzie Rzeczne
service-mercenaries = Najemnicy
record-buy = { $player } kupuje: { $service } za { $price }
record-buy-card = { $player } otrzymuje: { $card }
record-dividends = Dywidendy ({ $player }): { $count }
record-establish = { $player } buduje Faktorię { $at }
record-export = { $player } eksportuje: { $card }
record-invest = { $player } inwestuje fundusz
record-prices = { $player } ustala ceny: karta { $card }, Łodzie Rzeczne { $riverboats }, Najemnicy { $mercenaries }
record-protection = Protekcjonizm: { $player } otrzymuje dwie płatności
record-trade-disrupted =
    { $count ->
        [one] Zakłócenia w Handlu: { $player } traci { $count } fundusz
        [few] Zakłócenia w Handlu: { $player } traci { $count } fundusze
       *[other] Zakłócenia w Handlu: { $player } traci { $count } funduszy
    }
why-dividends = dywidendy
why-establish = Faktoria
board-prices = Ceny
price-card = karta
price-riverboats = Łodzie Rzeczne
price-mercenaries = Najemnicy
board-payments = Płatności
board-funds = Fundusze
board-invested = Inwestycje
board-track = Na torze { $suit }
board-open-hand = Na Sprzedaż
