### The card game at the table: names of things, their marks, the table as text and as a picture.

## Words

clan-none = bez klanu
the-ring-air = Krąg Powietrza
the-ring-earth = Krąg Ziemi
the-ring-fire = Krąg Ognia
the-ring-water = Krąg Wody
the-ring-void = Krąg Pustki
ring-contested = sporny
skill-military = militarny
skill-political = polityczny
side-dynasty = dynastii
side-conflict = konfliktu
phase-setup = przygotowanie gry
phase-dynasty = faza dynastii
phase-draw = faza dobierania
phase-conflict = faza konfliktu
phase-fate = faza losu
phase-regroup = faza przegrupowania
type-character = postać
type-attachment = dodatek
type-event = wydarzenie
type-holding = miejsce
type-province = prowincja
type-stronghold = twierdza
type-role = rola

## Marks on cards

mark-bowed = ukłoniona
mark-honored = uhonorowana
mark-dishonored = zhańbiona
mark-fate = los: { $amount }
mark-glory = chwała { $amount }
mark-strength = siła { $amount }
mark-cost = koszt { $amount }
mark-stronghold = twierdza
mark-facedown = jeszcze zakryta
mark-broken = spustoszona
mark-participating = w konflikcie
card-unknown = karta
no-cards = nic
card-facedown = zakryta karta
card-facedown-in = Zakryta karta ({ $province })
province-facedown = zakryta prowincja
province-unknown = prowincja
province-place = { $name }, prowincja { $number }

## The table

table-round = { $round ->
    [0] Przygotowanie gry
   *[other] Runda { $round }, { $phase } ({ $step })
}
table-first = pierwszy gracz: { $name }
table-favor = Łaska cesarska: { $name } (konflikt { $side })
table-rings = Kręgi: { $rings }
table-conflict = **Konflikt: { $skill }, { $ring }**, { $province }, siła { $strength }
table-attackers = atakuje: { $name } **{ $total }** – { $cards }
table-defenders = broni: { $name } **{ $total }** – { $cards }
player-head = **{ $name }** ({ $clan }): honor **{ $honor }**, los **{ $fate }**, ręka { $hand }, talie { $decks }, licznik { $bid }, pozostałe konflikty { $conflicts }
seen-hand = Twoja ręka
seen-side = { $name }: na stole
seen-away = { $name }: stosy odrzuconych
hand-head = **Twoja ręka:** { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    } (honor { $honor }, los { $fate })

## In pictures

picture-phase = { $round ->
    [0] { $phase }
   *[other] { $phase } · runda { $round }
}
picture-facedown = Zakryta
picture-broken = SPUSTOSZONA
picture-conflict = konflikt { $skill } · { $rings }
picture-reached = Potrzeba { $needed }, jest { $reached }
picture-attacks = { $name } atakuje
picture-defends = { $name } broni się
sign-military = militarnej
sign-political = politycznej
sign-air = Powietrza
sign-earth = Ziemi
sign-fire = Ognia
sign-water = Wody
sign-void = Pustki
sign-crab = Kraba
sign-crane = Żurawia
sign-dragon = Smoka
sign-lion = Lwa
sign-phoenix = Feniksa
sign-scorpion = Skorpiona
sign-unicorn = Jednorożca

## The end

closing-player = { $name } ({ $clan })
closing-rounds = { $rounds } { $rounds ->
        [one] runda
        [few] rundy
       *[other] rund
    }
closing-hand = Ręka
open-hand = **{ $name }, ręka:** { $cards }
figure-honor = Honor
figure-declared = Zadeklarowane konflikty
figure-won = Wygrane konflikty
figure-broken = Spustoszone prowincje
figure-rings = Zajęte kręgi
figure-played = Zagrane karty
