### The Lord of the Hundreds.

ask-advance = Natarcie Lordem: ruch czy walka na miejscu?
ask-anoint = Gdzie powołujesz nowego Lorda?
ask-command = Rozkazuj Szczurom, pozostałe akcje: { $actions }. Co robisz?
ask-contempt = Pogarda dla Handlu: przedmiot czy punkty?
ask-hoard-full = Tor jest pełny: który przedmiot usuwasz z gry za punkt?
ask-incite = Gdzie przypuszczasz Szturm?
ask-loot = Walka ({ $defender }) { $at }: szabrujesz? Wtedy twoje kości nie zadają obrażeń.
ask-take-loot = Który przedmiot bierzesz?
ask-lose-warlord =
    { $count ->
        [one] Pada { $count } wojownik { $at }. Czy to Lord?
        [few] Padają { $count } wojownicy { $at }. Czy jest wśród nich Lord?
       *[other] Pada { $count } wojowników { $at }. Czy jest wśród nich Lord?
    }
ask-mood = W jakim nastroju jest Lord?
ask-place-mob = Dokąd rozszerza się Szturm?
ask-bitter = Rozgoryczony: które Szturmy zmieniasz w wojowników { $at }?
ask-jubilant = Radosny: rzucasz kością Szturmu?
ask-raze = Który Szturm najeżdża teraz?
ask-lavish = Rozrzutny: które przedmioty oddajesz, za dwóch wojowników każdy?
ask-relentless = Bezlitosny: jeszcze jeden ruch Lordem albo walka na miejscu?
option-anoint = { $place }
option-hoard = Zachowaj: { $item }
option-incite = { $place } – { $card }
option-loot = Szabruj
option-mob = { $place }
option-mood = { $subject }
option-remove-item = { $item }
option-roll = Rzuć kością
option-move-warlord =
    { $others ->
        [0] Sam Lord
       *[other] Lord + { $others }
    } { $to }
option-ferry-warlord =
    { $others ->
        [0] Sam Lord
       *[other] Lord + { $others }
    } promem { $to }
way-led =
    { $others ->
        [0] Sam Lord
       *[other] Lord + { $others }
    }
option-raze = { $place }
option-lavish = Rozrzutny: oddaj przedmioty
option-pass-advance = Zostań
option-pass-command = Koniec rozkazów
option-pass-incite = Koniec Szturmów
option-pass-loot = Nie szabruj
option-pass-jubilant = Nie rzucaj
option-pass-relentless = Wystarczy
heading-incite = Przypuszczanie Szturmu
heading-hoard = Skarbiec
record-advance = { $player } naciera Lordem
record-anoint = { $player } powołuje Lorda { $at }
record-hoard = { $player } dokłada do Skarbca: { $item }
record-loot = { $player } szabruje ({ $other })
record-lose-warlord = { $player } traci Lorda
record-mob-die = { $player } rzuca kością Szturmu: { $suit }
record-mood = Nastrój Lorda ({ $player }): { $mood }
record-raze = Najazd { $at } ({ $player })
record-warlord = Lord ({ $player }) jest { $at }
record-warlord-here = jest tam Lord
why-hoard = pełny tor
why-oppress = nękane polany
board-mood = Nastrój
board-warlord = Lord { $at }
board-hoard-command = Dowództwo { $value }
board-hoard-prowess = Waleczność { $value }
hint-mood-bitter = w walce z Lordem pobliskie Szturmy stają się wojownikami
hint-mood-grandiose = natarcie przed rozkazami
hint-mood-jubilant = Szturm przy Lordzie: do czterech rzutów kością Szturmu
hint-mood-lavish = oddawaj przedmioty, po dwóch wojowników
hint-mood-relentless = po ruchu i walce jeszcze jedno z nich
hint-mood-rowdy = dobierz kartę więcej, albo dwie wśród wrogów
hint-mood-stubborn = przy Lordzie zignoruj pierwsze obrażenie
hint-mood-wrathful = atak z Lordem: dodatkowe obrażenie
