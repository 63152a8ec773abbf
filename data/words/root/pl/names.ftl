### The names of things: factions, suits, pieces, cards, items, places.

## Factions

faction-undecided = jeszcze bez frakcji
short-marquise = Markiza
short-eyrie = Orle Gniazda
short-alliance = Sojusz
short-vagabond = Włóczęga
short-cult = Jaszczury
short-riverfolk = Rzeczni
short-duchy = Księstwo
short-corvids = Kruki
short-hundreds = Szczury
short-keepers = Straż
brings-vagabond = Włóczęga – { $character }

## Suits

suit-fox = lis
suit-rabbit = królik
suit-mouse = mysz
suit-bird = ptak
suit-any = dowolny kolor

## Maps, decks, set-ups

map-autumn = Jesień
map-winter = Zima
map-lake = Jezioro
map-mountain = Góry
deck-base = Standardowa
deck-exiles = Banici i Partyzanci
setting-map = Mapa
setting-deck = Talia
setting-set-up = Wariant
setup-standard = standardowy
setup-advanced = zaawansowany

## Phases

phase-birdsong = Świt
phase-daylight = Dzień
phase-evening = Wieczór
phase-set-up = Przygotowanie

## Where

at-clearing = na polanie { $place }
to-clearing = na polanę { $place }
from-clearing = z polany { $place }
at-burrow = w Norze
to-burrow = do Nory
from-burrow = z Nory
at-forest = w lesie { $place }
to-forest = do lasu { $place }
from-forest = z lasu { $place }
place-clearing = { $place }
place-burrow = Nora
place-forest = las { $place }

## Pieces

piece-warrior = wojownicy
pieces-warrior =
    { $count ->
        [one] { $count } wojownika
        [few] { $count } wojowników
       *[other] { $count } wojowników
    }
piece-pawn = pionek
pieces-pawn =
    { $count ->
        [one] pionek
        [few] { $count } pionki
       *[other] { $count } pionków
    }
piece-sawmill = Tartak
pieces-sawmill =
    { $count ->
        [one] { $count } Tartak
        [few] { $count } Tartaki
       *[other] { $count } Tartaków
    }
piece-workshop = Warsztat
pieces-workshop =
    { $count ->
        [one] { $count } Warsztat
        [few] { $count } Warsztaty
       *[other] { $count } Warsztatów
    }
piece-recruiter = Koszary
pieces-recruiter =
    { $count ->
        [one] { $count } Koszary
        [few] { $count } Koszary
       *[other] { $count } Koszar
    }
piece-wood = drewno
pieces-wood =
    { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
piece-keep = Twierdza
pieces-keep = Twierdzę
piece-roost = Gniazdo
pieces-roost =
    { $count ->
        [one] { $count } Gniazdo
        [few] { $count } Gniazda
       *[other] { $count } Gniazd
    }
piece-base-fox = lisia Baza
pieces-base-fox = lisią Bazę
piece-base-rabbit = królicza Baza
pieces-base-rabbit = króliczą Bazę
piece-base-mouse = mysia Baza
pieces-base-mouse = mysią Bazę
piece-base = Baza
piece-sympathy = Sympatycy
pieces-sympathy =
    { $count ->
        [one] { $count } żeton Sympatyków
        [few] { $count } żetony Sympatyków
       *[other] { $count } żetonów Sympatyków
    }
piece-garden-fox = lisi Ogród
pieces-garden-fox =
    { $count ->
        [one] { $count } lisi Ogród
        [few] { $count } lisie Ogrody
       *[other] { $count } lisich Ogrodów
    }
piece-garden-rabbit = króliczy Ogród
pieces-garden-rabbit =
    { $count ->
        [one] { $count } króliczy Ogród
        [few] { $count } królicze Ogrody
       *[other] { $count } króliczych Ogrodów
    }
piece-garden-mouse = mysi Ogród
pieces-garden-mouse =
    { $count ->
        [one] { $count } mysi Ogród
        [few] { $count } mysie Ogrody
       *[other] { $count } mysich Ogrodów
    }
piece-post-fox = lisia Faktoria
pieces-post-fox =
    { $count ->
        [one] { $count } lisią Faktorię
        [few] { $count } lisie Faktorie
       *[other] { $count } lisich Faktorii
    }
piece-post-rabbit = królicza Faktoria
pieces-post-rabbit =
    { $count ->
        [one] { $count } króliczą Faktorię
        [few] { $count } królicze Faktorie
       *[other] { $count } króliczych Faktorii
    }
piece-post-mouse = mysia Faktoria
pieces-post-mouse =
    { $count ->
        [one] { $count } mysią Faktorię
        [few] { $count } mysie Faktorie
       *[other] { $count } mysich Faktorii
    }
piece-citadel = Cytadela
pieces-citadel =
    { $count ->
        [one] { $count } Cytadelę
        [few] { $count } Cytadele
       *[other] { $count } Cytadel
    }
piece-market = Targ
pieces-market =
    { $count ->
        [one] { $count } Targ
        [few] { $count } Targi
       *[other] { $count } Targów
    }
piece-tunnel = Tunel
pieces-tunnel =
    { $count ->
        [one] { $count } Tunel
        [few] { $count } Tunele
       *[other] { $count } Tuneli
    }
piece-plot = Intryga
pieces-plot =
    { $count ->
        [one] { $count } Intrygę
        [few] { $count } Intrygi
       *[other] { $count } Intryg
    }
piece-stronghold = Warownia
pieces-stronghold =
    { $count ->
        [one] { $count } Warownię
        [few] { $count } Warownie
       *[other] { $count } Warowni
    }
piece-mob = Szturm
pieces-mob =
    { $count ->
        [one] { $count } Szturm
        [few] { $count } Szturmy
       *[other] { $count } Szturmów
    }
piece-warlord = Lord
pieces-warlord = Lorda
piece-waystation = Posterunek
pieces-waystation =
    { $count ->
        [one] { $count } Posterunek
        [few] { $count } Posterunki
       *[other] { $count } Posterunków
    }
piece-relic = Relikt
pieces-relic =
    { $count ->
        [one] { $count } Relikt
        [few] { $count } Relikty
       *[other] { $count } Reliktów
    }
piece-tablet = tablica
pieces-tablet =
    { $count ->
        [one] { $count } tablicę
        [few] { $count } tablice
       *[other] { $count } tablic
    }
piece-jewel = biżuteria
pieces-jewel =
    { $count ->
        [one] { $count } sztukę biżuterii
        [few] { $count } sztuki biżuterii
       *[other] { $count } sztuk biżuterii
    }
piece-idol = figura
pieces-idol =
    { $count ->
        [one] { $count } figurę
        [few] { $count } figury
       *[other] { $count } figur
    }
plot-bomb = Bomba
plot-snare = Wnyki
plot-extortion = Haracz
plot-raid = Najazd

## One piece in a list, outside a sentence (Polish sentences have pieces in the accusative)

single-warrior = 1 wojownik
single-keep = Twierdza
single-base-fox = lisia Baza
single-base-rabbit = królicza Baza
single-base-mouse = mysia Baza
single-post-fox = 1 lisia Faktoria
single-post-rabbit = 1 królicza Faktoria
single-post-mouse = 1 mysia Faktoria
single-citadel = 1 Cytadela
single-plot = 1 Intryga
single-stronghold = 1 Warownia
single-warlord = Lord
single-tablet = 1 tablica
single-jewel = 1 sztuka biżuterii
single-idol = 1 figura

## Items

item-boots = buty
item-bag = torba
item-crossbow = kusza
item-hammer = młot
item-sword = miecz
item-tea = herbata
item-coins = monety
item-torch = pochodnia
state-ready = { $item }
state-exhausted = { $item } (przedmiot wyczerpany)
state-damaged = { $item } (przedmiot uszkodzony)
state-spent = { $item } (przedmiot uszkodzony, wyczerpany)

## Leaders and columns of the Decree

leader-builder = Budowniczy
leader-charismatic = Charyzmatyk
leader-commander = Komandor
leader-despot = Despota
column-recruit = Werbunek
column-move = Ruch
column-battle = Walka
column-build = Budowa
vizier = Lojalny Wezyr

## The Vagabond

character-thief = Złodziej
character-tinker = Majsterkowicz
character-ranger = Ranger
character-vagrant = Przybłęda
character-arbiter = Rozjemca
character-scoundrel = Łotr
character-adventurer = Poszukiwacz Przygód
character-ronin = Ronin
character-harrier = Lotnik
special-steal = Kradzież
special-day-labor = Dniówka
special-hideout = Kryjówka
special-instigate = Namowa
special-protector = Ochrona
special-scorched-earth = Spalona Ziemia
special-improvise = Improwizacja
special-swift-strike = Szybki Atak
special-glide = Szybowanie
relation-hostile = Wróg
relation-0 = Neutralny
relation-1 = 1. poziom
relation-2 = 2. poziom
relation-3 = Sojusznik

## Ministers, moods

minister-foremole = Sztygar
minister-captain = Kapitan
minister-marshal = Kwatermistrz
minister-brigadier = Brygadier
minister-banker = Bankier
minister-mayor = Burmistrz
minister-duchess-of-mud = Księżna Błot
minister-baron-of-dirt = Baron Gleb
minister-earl-of-stone = Hrabia Głazów
mood-bitter = Rozgoryczony
mood-grandiose = Ambitny
mood-jubilant = Radosny
mood-lavish = Rozrzutny
mood-relentless = Bezlitosny
mood-rowdy = Hałaśliwy
mood-stubborn = Uparty
mood-wrathful = Gniewny

## Cards whose names are known in print; the others are called in English everywhere

card-crossbow-bird = Kusza
card-crossbow-mouse = Kusza
card-sword = Miecz
card-ambush-bird = Zasadzka
card-ambush-fox = Zasadzka
card-ambush-rabbit = Zasadzka
card-ambush-mouse = Zasadzka
card-bird-dominance = Ptasia Dominacja
card-fox-dominance = Lisia Dominacja
card-rabbit-dominance = Królicza Dominacja
card-mouse-dominance = Mysia Dominacja
card-armorers = Płatnerze
card-brutal-tactics = Brutalna Taktyka
card-favor-of-the-foxes = Lisia Przysługa
card-favor-of-the-rabbits = Królicza Przysługa
card-favor-of-the-mice = Mysia Przysługa
card-boat-builders = Szkutnicy
card-eyrie-emigre = Emigrant Orlich Gniazd
card-false-orders = Fałszywe Rozkazy
card-master-engravers = Mistrz Dłuta
card-unknown = karta
nothing = nic
counted = { $what } ×{ $count }
