### Looking up: rules, timing, FAQ, cards.

# Commands.

command-rules = zasady
command-rules-description = Sprawdź zasadę, w dowolnym języku
option-term = hasło
option-term-description = Hasło, numer, pytanie
option-rulesgame = { option-game }
option-rulesgame-description = Zasady której gry; inaczej gry z tego kanału albo wybranej dla serwera
command-faq = faq
command-faq-description = Szukaj w odpowiedziach FAQ
option-query = szukane
option-query-description = Czego dotyczy; bez tego wszystkie odpowiedzi
command-timing = przebieg
command-timing-description = Kolejność faz, konfliktów, pojedynków i zdolności
option-chart = co
option-chart-description = Co pokazać; w trakcie gry to, co się dzieje
command-card = karta
command-card-description = Sprawdź kartę lub znajdź karty
option-cardname = nazwa
option-cardname-description = Nazwa, w dowolnym języku
option-cardgame = { option-game }
option-cardgame-description = Tylko karty tej gry
option-cardclan = klan
option-cardclan-description = Tylko karty tego klanu
option-cardtype = typ
option-cardtype-description = Tylko karty tego typu
option-cardcost = koszt
option-cardcost-description = Tylko karty o tym koszcie
option-cardtrait = cecha
option-cardtrait-description = Tylko karty z tą cechą
option-cardelement = żywioł
option-cardelement-description = Tylko karty tego żywiołu

# Games.

rules-game-l5r-lcg = Legenda Pięciu Kręgów: Gra karciana
rules-game-root = Root
rules-game-l5r-ccg = Legenda Pięciu Kręgów (1997)
rules-short-l5r-lcg = Gra karciana z 2017
rules-short-root = Root
rules-short-l5r-ccg = Gra z 1997
rules-printing-root = numery wydania francuskiego

# Entries and what is found.

rules-show-all = Pokaż wszystkim
rules-others = Może chodziło o…
rules-open = Otwórz hasło
rules-steps = Otwórz krok
rules-why = Dlaczego?
rules-in-en = Tego hasła nie ma jeszcze po polsku. Oto ono po angielsku.
rules-in-fr = Tego hasła nie ma jeszcze po polsku. Oto ono po francusku.
rules-in-pl = To hasło jest tylko po polsku.
rules-passages = Nie mam pewności, o co chodzi w „{ $query }”. O któreś z tych haseł?
rules-several-games = Ten tekst dotyczy kilku gier: { $games }. Odpowiedź powyżej dotyczy pierwszej gry, a przyciski otwierają odpowiedzi dla pozostałych gier.
rules-nothing = Nie znaleziono niczego dla „{ $query }”.
rules-nothing-hint = Zapytaj innymi słowami albo podaj nazwę gry. Bez pytania `/{ command-faq }` pokazuje wszystkie odpowiedzi FAQ.
rules-nearest = Nie znaleziono niczego dla „{ $query }”. Najbliższe hasła:
rules-answers =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }
trouble-query-long = To za długie do wyszukania: najwyżej { $most } znaków.
trouble-query-empty = Nie ma tu czego szukać.
trouble-no-answer = Żadna odpowiedź FAQ nie mówi o „{ $query }”.
trouble-no-rules = Zasad tej gry jeszcze tu nie ma: { $game }.
trouble-broken-rules = Z zasadami gry { $game } jest tu coś nie tak i do czasu naprawy nie można ich przeglądać. Przyczynę podaje dziennik bota.

# Charts.

timing-round = cała runda
timing-phase-dynasty = faza dynastii
timing-phase-draw = faza dobierania
timing-phase-conflict = faza konfliktu
timing-phase-fate = faza losu
timing-phase-regroup = faza przegrupowania
timing-conflict-resolution = konflikt
timing-duel-timing = pojedynek
timing-initiating-abilities = zdolność
timing-law-1-4-1 = Root: tura
timing-law-4-3 = Root: walka
timing-law-4-1 = Root: przekuwanie
timing-turn-sequence = 1997: tura
timing-attack-phase = 1997: atak
timing-duel = 1997: pojedynek
timing-lobbying = 1997: zabieganie o Łaskę

# Cards.

card-open = Otwórz kartę
card-which = O którą kartę chodzi: „{ $query }”?
card-nothing = Żadna karta nie nazywa się „{ $query }”.
card-nothing-hint = Wystarczy część nazwy: `/{ command-card }` podpowiada nazwy podczas pisania.
card-nearest = Żadna karta nie nazywa się „{ $query }”. Najbliższe nazwy:
card-none = Nie ma takiej karty.
card-list =
    { $count ->
        [one] { $count } karta
        [few] { $pages ->
            [1] { $count } karty
           *[other] { $count } karty (strona { $page } z { $pages })
        }
       *[many] { $pages ->
            [1] { $count } kart
           *[other] { $count } kart (strona { $page } z { $pages })
        }
    }
trouble-card-what = Podaj nazwę karty albo powiedz, jakich kart szukasz.
trouble-no-such-value = Żadna karta nie ma „{ $value }”.
card-facts-only = Tylko fakty: tekstu tej karty jeszcze nie napisaliśmy.
card-gloss = po polsku, w naszym tłumaczeniu: { $name }
card-no-text = Ta karta nie ma tekstu.
card-keyword-except = { $keyword } (z wyjątkiem: { $traits })
card-keyword-only = { $keyword } ({ $traits })
card-printed = Wydana w: { $where }
card-deck-limit = najwyżej { $count } w talii
card-influence = koszt wpływu { $cost }
card-role-only = tylko rola { $role }
card-role-of = dla klanu: { $clan }
card-restricted = lista ograniczeń
card-errata = ⚠️ Do tej karty jest errata.
card-erratum = ⚠️ **Errata:** { $change }
cardclan-neutral = Neutralna
cardside-dynasty = dynastia
cardside-conflict = konflikt
cardside-fate = los
cardtype-personality = postać
cardtype-strategy = akcja
cardtype-item = przedmiot
cardtype-spell = zaklęcie
cardtype-follower = poplecznik
cardtype-region = kraina
cardtype-ancestor = przodek
cardtype-ring = krąg

# Numbers on cards.

fact-cost = koszt
fact-military = militarna
fact-political = polityczna
fact-glory = chwała
fact-strength = siła
fact-fate = los
fact-honor = honor
fact-influence-pool = wpływ
fact-military-bonus = militarna
fact-political-bonus = polityczna
fact-strength-bonus = siła
fact-gold-cost = koszt w złocie
fact-force = siła
fact-chi = chi
fact-focus = skupienie
fact-honor-requirement = wymagany honor
fact-personal-honor = honor osobisty
fact-gold-production = produkcja złota
fact-gold-production-for-clan = dla klanu
fact-honor-production = produkcja honoru
fact-province-strength = siła prowincji
fact-province-strength-bonus = premia do siły prowincji
fact-starting-honor = honor początkowy
fact-fear = strach
fact-ranged = dystans
fact-honor-gained-on-entering = honor zyskany przy wejściu
fact-honor-lost-on-entering = honor stracony przy wejściu

# Traits of the card game of 2017.

trait-bushi = Bushi
trait-courtier = Dworzanin
trait-shugenja = Shugenja
trait-imperial = Cesarski
trait-air = Powietrze
trait-item = Przedmiot
trait-spell = Czar
trait-cavalry = Kawaleria
trait-monk = Mnich
trait-earth = Ziemia
trait-fire = Ogień
trait-water = Woda
trait-scout = Zwiadowca
trait-philosophy = Filozofia
trait-void = Pustka
trait-condition = Stan
trait-champion = Czempion
trait-weapon = Broń
trait-magistrate = Magistrat
trait-tattooed = Tatuowany
trait-shrine = Kapliczka
trait-scholar = Uczony
trait-seal = Pieczęć
trait-shinobi = Shinobi
trait-commander = Dowódca
trait-technique = Technika
trait-keeper = Opiekun
trait-seeker = Poszukiwacz
trait-daimyo = Daimyō
trait-battlefield = Pole bitwy
trait-kiho = Kihō
trait-city = Miasto
trait-yojimbo = Yōjimbō
trait-berserker = Berserker
trait-duelist = Pojedynkowicz
trait-army = Armia
trait-castle = Zamek
trait-jade = Jadeit
trait-creature = Stworzenie
trait-spirit = Duch
trait-fort = Fort
trait-temple = Świątynia
trait-outpost = Posterunek
trait-engineer = Inżynier
trait-library = Biblioteka
trait-mask = Maska
trait-poison = Trucizna
trait-shadowlands = Kraina Cieni
trait-shadow = Cień
trait-mantis-clan = Klan Modliszki
trait-tactic = Taktyka
trait-ritual = Rytuał
trait-kenshinzen = Kenshinzen
trait-academy = Akademia
trait-battle-maiden = Panna bitewna
trait-ronin = Rōnin
trait-follower = Podwładny
trait-banner = Sztandar
trait-gaijin = Gaijin
trait-palace = Pałac
trait-phoenix = Feniks
trait-elemental-master = Mistrz żywiołu
trait-mythic = Mityczny
trait-heretic = Heretyk
trait-wily-trader = Chytry handlarz
trait-actor = Aktor
trait-landmark = Słynne miejsce
trait-quest = Misja
trait-river = Rzeka
trait-mine = Kopalnia
trait-omen = Omen
trait-meishodo = Meishōdō
trait-garden = Ogród
trait-oni = Oni
trait-maho = Mahō
trait-peasant = Chłop
trait-goblin = Goblin
trait-storyteller = Bajarz
trait-trap = Pułapka
trait-tattoo = Tatuaż

# Root's items: what the Law states of them.

fact-supply = w puli przedmiotów (5.1.5)
fact-ruins = pod ruinami (9.3.4)
item-track = Włóczęga: odkryty leży na swoim torze, zakryty w Plecaku
item-satchel = Włóczęga: leży w Plecaku
item-move = Włóczęga: wyczerpuje się go, by się ruszyć
item-battle = Włóczęga: wyczerpuje się go, by walczyć
item-explore = Włóczęga: wyczerpuje się go, by zbadać ruiny
item-strike = Włóczęga: wyczerpuje się go, by uderzyć
item-repair = Włóczęga: wyczerpuje się go, by naprawić przedmiot
item-craft = Włóczęga: wyczerpuje się go, by przekuć kartę
item-special-action = Włóczęga: wyczerpuje się go do akcji specjalnej postaci
item-rolled-hits = Włóczęga: każdy nieuszkodzony pozwala na jedno trafienie z kości więcej
item-refresh = Włóczęga: na swoim torze odświeża więcej przedmiotów o Świcie
item-draw = Włóczęga: na swoim torze daje o jedną kartę więcej Wieczorem
item-item-limit = Włóczęga: na swoim torze podnosi limit przedmiotów
item-command = Władca Szczurów: trafia na tor Dowództwa w Skarbcu
item-prowess = Władca Szczurów: trafia na tor Waleczności w Skarbcu
item-mood-bitter = Władca Szczurów: dopóki jest w Skarbcu, nie można wybrać nastroju Rozgoryczony
item-mood-grandiose = Władca Szczurów: dopóki jest w Skarbcu, nie można wybrać nastroju Ambitny
item-mood-jubilant = Władca Szczurów: dopóki jest w Skarbcu, nie można wybrać nastroju Radosny
item-mood-relentless = Władca Szczurów: dopóki jest w Skarbcu, nie można wybrać nastroju Bezlitosny
item-mood-rowdy = Władca Szczurów: dopóki jest w Skarbcu, nie można wybrać nastroju Hałaśliwy
item-mood-stubborn = Władca Szczurów: dopóki jest w Skarbcu, nie można wybrać nastroju Uparty
item-mood-wrathful = Władca Szczurów: dopóki jest w Skarbcu, nie można wybrać nastroju Gniewny
