### Gra z 1997 roku na stole: nazwy rzeczy, ich znaki, stół jako tekst i jako obraz.

## Słowa

format-crimson-and-jade = Crimson & Jade (1997)
setting-first-player = Początek
first-cut = przełożenie talii
first-honor = honor rodu
setting-first-player-honor-hint = Zaczyna gracz z najwyższym honorem rodu; przy remisie decyduje los
setting-offer-first = Oddanie pierwszej tury
setting-offer-first-yes-hint = Kto odda drugiemu pierwszą turę, zyskuje 1 punkt honoru; tylko we dwoje
setting-lobbying-loss = Nieudane zabiegi
setting-lobbying-loss-no = bez straty
setting-lobbying-loss-yes = –1 punkt
setting-lobbying-loss-yes-hint = Kto na próżno zabiega o Łaskę, traci 1 punkt honoru
setting-going-back = Cena cofnięcia
setting-going-back-no = brak
setting-going-back-yes = 3 punkty
setting-going-back-yes-hint = Kto za zgodą innych cofa decyzję, traci 3 punkty honoru
setting-unique-events = Wydarzenie tylko raz
setting-unique-events-yes-hint = Wydarzenie odkryte już w tym meczu nic nie robi
imperial-favor = Łaska Cesarska
text-imperial-favor-draw = **Ograniczona (polityczna):** oddaj Łaskę: dobierz kartę Losu.
text-imperial-favor-restore = **Otwarta (polityczna):** oddaj Łaskę: Postać w niesławie odzyskuje honor albo Postać, która zginęła w niesławie, uchodzi za poległą honorowo.
text-imperial-favor-send-home = **Bitewna (polityczna):** oddaj Łaskę: Oddział z tej bitwy wraca do domu i się kłania.
text-imperial-favor-prevent = **Reakcja (polityczna):** gracz traci honor rodu: oddaj Łaskę, a nic nie przepada.
phase-setup = przygotowanie
phase-straighten = Faza prostowania
phase-events = Faza wydarzeń
phase-action = Faza akcji
phase-attack = Faza ataku
phase-dynasty = Faza dynastii
phase-end = Faza końcowa
attribute-force = Siła
attribute-chi = Chi
attribute-personal-honor = Honor osobisty
attribute-strength = siła Prowincji
attribute-gold = złoto
attribute-gold-cost = koszt w złocie
attribute-honor-requirement = wymagany honor
attribute-focus = skupienie
attribute-hand-size = limit ręki
attribute-fear = Strach
attribute-ranged = atak dystansowy
attribute-acts-bowed = działa w ukłonie
attribute-oni-ward = chroniona przed Oni
attribute-mountain = żetony Góry
attribute-wins-ties = wygrywa remisy
attribute-least-focus = najmniejsze skupienie
attribute-keyword = słowo kluczowe
attribute-cannot = zakaz
side-attack = atak
side-defend = obrona
deck-dynasty = talia dynastii
deck-fate = talia losu
type-ancestor = Przodek
type-event = Wydarzenie
type-follower = Poplecznik
type-holding = Posiadłość
type-item = Przedmiot
type-personality = Postać
type-region = Kraina
type-ring = Krąg
type-spell = Zaklęcie
type-strategy = Akcja
type-stronghold = Twierdza
rule-before = Reakcja przed efektem
rule-after = Reakcja

## Znaki na kartach

mark-bowed = w ukłonie
mark-dishonored = niesława
mark-at = przy Prowincji { $number }
mark-attached = na: { $host }
mark-tokens = żetony { $tokens }
mark-apart = trzyma poza grą: { $cards }
token-bonus = { $force }/{ $chi }
mark-honor = Honor osobisty { $amount }
mark-gold = złoto { $amount }
mark-focus = skupienie { $amount }
mark-strength = siła { $amount }
mark-destroyed = zniszczona
card-unknown = karta
no-cards = nic
facedown = zakryta karta
province-empty = pusta
provinces-empty = { $count ->
    [one] pusta
   *[other] puste
}
provinces-destroyed = { $count ->
    [one] zniszczona
   *[other] zniszczone
}
province-place = { $name }, Prowincja { $number }
focus-place = { $name }, karta skupienia { $number }
province-number = Prowincja { $number }
province-numbers = Prowincje { $first }–{ $last }
place-home = dom
place-field = otwarte pole

## Stół

table-turn = Tura { $turn } ({ $player })
table-favor = Łaska Cesarska: { $player }
table-attack = **{ $player } atakuje: { $defender }**
table-attack-two = **{ $player } atakuje: { $defender } i { $second }**
table-ambush = **{ $player } urządza zasadzkę: { $defender }**
table-attack-horde = **Horda atakuje: { $defender }**
the-horde = Horda
ally-attack = { $player } też atakuje
ally-defend = { $player } pomaga w obronie
asked-attack = o udział w ataku poproszono: { $player }
asked-defend = o pomoc w obronie poproszono: { $player }
table-battle = { $province } (siła { $strength }): 🗡️ **{ $attack }** { $attackers } – 🛡️ **{ $defense }** { $defenders }
table-terrain = Teren: { $card }
picture-reached = Potrzeba { $needed }, jest { $reached }
table-duel = **Pojedynek ({ $value })**
table-duelist = { $card } ({ $player }) **{ $total }**, karty skupienia { $count }
table-player = **{ $name }** ({ $stronghold }): honor rodu **{ $honor }**, ręka { $hand }, talie { $decks }
table-out = poza grą
table-holdings = Posiadłości: { $cards }
table-rings = Kręgi: { $cards }
open-hand = **{ $name }, ręka:** { $cards }
hand-head = **Twoja ręka:** { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }
hand-line = -# 🃏 **{ $count }**: { $cards }
hand-out = **Odpadasz z gry.** Pozostali grają dalej.
about-honor = Honor rodu: { $honors }
about-lobby = > Zabieganie o Łaskę Cesarską: { $totals }
about-force = -# { $player }: Siła **{ $force }** (wyprostowanych: { $count })
about-host = { about-force }, Prowincje { $strengths }
about-gold = twoje złoto: { $amount }
seen-hand = Twoja ręka
seen-side = { $name }: stół
seen-away = { $name }: karty odrzucone

## Koniec

figure-honor = Honor rodu
figure-provinces = Prowincje
figure-personalities = Postacie
figure-attacks = Ataki
