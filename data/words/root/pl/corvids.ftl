### The Corvid Conspiracy.

ask-daylight-corvids = Dzień, pozostałe akcje: { $actions }. Co robisz?
ask-deploy = Gdzie zaczynają twoi wojownicy, po jednym na polanie każdego koloru?
ask-flip = Które Intrygi realizujesz?
ask-recruit-corvids = Którą kartę wydajesz na Werbunek?
ask-place-warriors = Wojowników jest za mało: gdzie trafiają?
ask-plot-kind = Jaką Intrygę kładziesz { $at }?
ask-expose = Zdemaskowanie { $at }: którą kartę pokazujesz i jaką Intrygę zgadujesz?
ask-exert = Wysiłek: dodatkowa akcja zamiast dobierania?
option-expose = Zdemaskuj Intrygę { $at }
option-show = { $card }
option-guess = { $subject }
option-flip = Zrealizuj, { $place }
option-lay = { $subject }
option-place = { $place }
option-plot =
    { $count ->
        [one] Intryga, { $place }: { $count } wojownik
        [few] Intryga, { $place }: { $count } wojownicy
       *[other] Intryga, { $place }: { $count } wojowników
    }
option-recruit-suit = { $subject }: { $card }
option-trick = Podmianka: { $place } i { $target }
option-pass-flip = Koniec realizacji
option-pass-recruit = Bez Werbunku
option-pass-exert = Raczej dobierz
heading-expose = Zdemaskowanie
heading-plot = Intryga
heading-trick = Podmianka
group-card = Pokazana karta
group-guess = Zgadywana Intryga
group-fox = 🦊 Lis
group-rabbit = 🐰 Królik
group-mouse = 🐭 Mysz
record-embedded-agent = Ukryte Kruki { $at } zadają dodatkowe obrażenie
record-exert = { $player } podejmuje Wysiłek i nie dobiera
record-expose = { $player } zgaduje { $at }: { $guess }
record-expose-right = { $player } demaskuje Intrygę { $at }: { $guess }
record-expose-wrong = { $player } zgaduje źle { $at }: { $guess }
record-flip = { $player } realizuje Intrygę { $at }: { $plot }
record-lay = { $player } kładzie Intrygę { $at }
record-lay-own = { $player } kładzie Intrygę { $at }: { $plot }
record-lay-here = to: { $plot }
record-raid = Najazd ({ $player }): wojownicy trafiają na polany wokół { $place }
record-recruit = { $player } werbuje: { $suit }
record-trick = { $player } zamienia Intrygi { $clearings }
why-plots = odkryte Intrygi
board-plots = Intrygi
board-reserve = Pozostałe Intrygi
plot-hidden = zakryta
hint-plot-bomb = po odkryciu: usuwa z polany elementy wrogów, potem siebie
hint-plot-snare = odkryta: wrogowie nie mogą tam nic wystawić ani stamtąd wyjść
hint-plot-extortion = po odkryciu: losowa karta każdego wroga na polanie; co Wieczór karta więcej
hint-plot-raid = po usunięciu: wojownik na każdej sąsiedniej polanie
