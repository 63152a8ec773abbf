### The Underground Duchy.

ask-assembly = Akumulacja, pozostałe akcje: { $actions }. Co robisz?
ask-parliament = Parlament: który minister działa?
ask-ministers = Parlament, potem minister do przekonania. Co robisz?
ask-sway = Którego ministra przekonujesz?
ask-sway-cards =
    { $count ->
        [one] { $minister }: odkryj { $count } kartę.
        [few] { $minister }: odkryj { $count } karty.
       *[other] { $minister }: odkryj { $count } kart.
    }
ask-build = Gdzie i co budujesz?
ask-reveal = Którą kartę odkrywasz, żeby budować { $at }?
ask-dig = Którą kartę wydajesz na Podkop { $at }?
ask-fill-tunnel = Wszystkie Tunele są na mapie: który przenosisz?
ask-surface = Ilu wojowników wychodzi z Nory { $to }?
ask-lose-minister = Cena Porażki: który minister cię opuszcza?
ask-brigadier = Brygadier: dwa ruchy czy dwie walki?
ask-banker = Bankier: które karty jednego koloru wydajesz, po punkcie za każdą?
ask-mayor = Burmistrz: czyją akcję wykonujesz?
option-dig = Podkop { $at }
option-dig-card = { $card }
option-reveal = { $card }
option-spend = { $card }
option-fill-tunnel = { $place }
option-surface =
    { $count ->
        [one] { $count } wojownik
        [few] { $count } wojowników
       *[other] { $count } wojowników
    }
option-sway =
    { $count ->
        [one] { $subject }: { $count } karta
        [few] { $subject }: { $count } karty
       *[other] { $subject }: { $count } kart
    }
option-minister = { $subject }
option-lose-minister = { $subject }
option-moves = Dwa ruchy
option-battles = Dwie walki
option-recruit-duchy = Werbuj wojownika w Norze
option-pass-assembly = Koniec Akumulacji
option-pass-parliament = Koniec Parlamentu
option-pass-ministers = Zakończ Dzień
option-pass-sway = Nie przekonuj nikogo
heading-dig = Podkop
heading-minister = Parlament
heading-sway = Przekonanie ministra
record-minister = { $player } – działa { $minister }
record-sway = { $player } przekonuje ministra: { $minister }
record-lose-minister = { $player } traci ministra: { $minister }
record-price-of-failure = Cena Porażki ({ $player })
why-sway = przekonany minister
why-banker = Bankier
why-duchess-of-mud = Księżna Błot
why-baron-of-dirt = Baron Gleb
why-earl-of-stone = Hrabia Głazów
refused-different-suits = Karty muszą być jednego koloru; mogą być wśród nich ptaki.
refused-no-clearing = Każda karta wymaga polany swojego koloru z twoimi elementami.
board-swayed = Ministrowie
board-crowns = Korony
board-burrow = W Norze
rank-squire = ziemianin
rank-noble = notabl
rank-lord = wielmoża
hint-sway =
    { $points ->
        [one] { $points } punkt – { $does }
        [few] { $points } punkty – { $does }
       *[other] { $points } punktów – { $does }
    }
hint-minister-foremole = buduj, odkrywając dowolną kartę
hint-minister-captain = walcz
hint-minister-marshal = rusz się
hint-minister-brigadier = dwa ruchy albo dwie walki
hint-minister-banker = wydaj karty jednego koloru, po punkcie
hint-minister-mayor = akcja ziemianina albo notabla
hint-minister-duchess-of-mud = 2 punkty, gdy trzy Tunele są na mapie
hint-minister-baron-of-dirt = punkt za każdy Targ
hint-minister-earl-of-stone = punkt za każdą Cytadelę
