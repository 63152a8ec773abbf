### Talie: czytanie, ocena, oglądanie, przechowywanie.

## Werdykt

deck-untitled = Talia
deck-legal = ✅ Legalna: { $format }
deck-illegal = ❌ Nielegalna: { $format }
deck-unjudged = ❔ Bez oceny: znam za mało kart z tej listy.
deck-legal-in = Legalna w formatach: { $formats }
deck-legal-nowhere = Ta talia nie jest legalna w żadnym formacie.
deck-rule = Zasada: { $rule }
deck-assumed = Wiersz { $line }: { $text } odczytano jako { $card }.
deck-problem-unknown = Wiersz { $line }: nie znam karty { $text }.
deck-problem-unknown-many = Nie znam { $count } kart z tej listy: wiersz { $lines }. Mogą pochodzić z późniejszego dodatku.
deck-elsewhere = Z { $count } nazw na tej liście znam tylko { $known }. Pozostałe pochodzą chyba z późniejszych dodatków albo z innej gry: wiersz { $lines }.
deck-pools = Znam karty gry z 2017 roku do Rules Reference 1.5 i karty gry z 1997 roku do Crimson & Jade.
deck-problem-near = Wiersz { $line }: nie znam karty { $text }. Najbliższa to { $card }.
deck-problem-ambiguous = Wiersz { $line }: { $text } może oznaczać { $cards }. Wybierz albo napisz całą nazwę.
deck-problem-other-game = Wiersz { $line }: { $text } to karta z innej gry.
deck-problem-count = Wiersz { $line }: { $text } nie podaje liczby od 1 do 99.
deck-two-games =
    { $count ->
        [one] Lista wymienia karty dwóch gier. Oceniam ją jako { $game }; do gry { $other } należy wiersz { $lines }.
       *[other] Lista wymienia karty dwóch gier. Oceniam ją jako { $game }; do gry { $other } należą wiersze { $lines }.
    }
deck-talk = Pominięto, bo nie ma tam żadnej karty: wiersz { $lines }.
deck-beside = Nie policzono, bo to nie należy do talii (sideboard, komentarz itp.): wiersz { $lines }.
deck-exchanged = Nagłówki talii są na tej liście pomieszane. Każdą kartę policzono w talii, do której należy.
deck-open-line = Wiersz { $line }: { $text }
deck-select-drop = Pomiń wiersze…
deck-select-none = Żadna z nich: pomiń wiersz
button-deck-other = Oceń jako { $game }
deck-asked-later =
    { $count ->
        [one] Potem zapytam jeszcze o 1 wiersz.
        [few] Potem zapytam jeszcze o { $count } wiersze.
       *[many] Potem zapytam jeszcze o { $count } wierszy.
    }
deck-more = … i jeszcze { $count }.

deck-part-stronghold = twierdza
deck-part-role = rola
deck-part-province = prowincje
deck-part-dynasty = talia dynastii
deck-part-conflict = talia konfliktu
deck-part-fate = talia losu
deck-clan-neutral = neutralne

## Co może być nie tak

fault-unknown-card = { $card }: tej karty nie ma w puli.
fault-wrong-deck = { $card } nie należy do tej talii: { $deck }.
fault-wrong-deck-many = Tyle kart jest nie na swoim miejscu ({ $deck }): { $count } – { $cards }.
fault-one-stronghold = Potrzebna jest dokładnie 1 twierdza; w tej talii: { $count }.
fault-one-role = Dozwolona jest najwyżej 1 rola; w tej talii: { $count }.
fault-too-few-cards = Za mało kart ({ $deck }): { $count } zamiast co najmniej { $least }.
fault-too-many-cards = Za dużo kart ({ $deck }): { $count } zamiast najwyżej { $most }.
fault-other-clan = { $card }: karta innego klanu, { $clan } ({ $deck }).
fault-mixed-clans = Karty dynastii i prowincje muszą być z 1 klanu albo neutralne; tutaj klanów jest kilka: { $clans }.
fault-two-clans-bought = Wpływ można wydać tylko na 1 inny klan; tutaj jest ich kilka: { $clans }.
fault-not-for-influence = Karty { $card } nie można kupić za wpływ.
fault-influence-for-one-clan = { $role } nie pozwala kupować kart tego klanu: { $clan }.
fault-too-much-influence = Wydano za dużo wpływu: { $spent } z { $pool }.
fault-too-many-copies = Za dużo kopii karty { $card }: { $count } zamiast najwyżej { $most }.
fault-too-many-characters = Za dużo postaci w talii konfliktu: { $count } zamiast najwyżej { $most }.
fault-five-provinces = Potrzeba dokładnie 5 prowincji; w tej talii: { $count }.
fault-wrong-elements = Każdy żywioł musi mieć 1 prowincję. Podwójne lub więcej: { $doubled }. Brakujące: { $missing }.
fault-needs-role = { $card } wymaga roli tego rodzaju: { $role }.
fault-role-of-another-clan = { $card }: ten klan ({ $clan }) nie może używać tej karty. Dozwolone dla niego: { $allowed }.
fault-restricted-list = Wolno użyć tylko 1 karty z listy ograniczeń; tutaj jest ich kilka: { $cards }.
fault-outside-the-pool = { $card }: tej karty nie ma w puli tego formatu.
fault-outside-the-pool-many = Karty spoza puli tego formatu ({ $count }): { $cards }.
fault-not-in-the-box = W jednym zestawie podstawowym jest najwyżej tyle kopii karty { $card }: { $most }; tutaj: { $count }.
fault-single-event = Wydarzenie może być w talii tylko raz; { $card } jest { $count } razy.
fault-single-ring = Krąg może być w talii tylko raz; { $card } jest { $count } razy.
fault-single-experienced = Karta doświadczona może być w talii tylko raz; { $card } jest { $count } razy.
fault-single-unique = Karta unikatowa może być w talii tylko raz; { $card } jest { $count } razy.
fault-too-many-of-a-kind = Z tą twierdzą talia mieści najwyżej tyle kart { $kind }: { $most }; tu jest ich { $count }.
fault-no-total = Prawo podaje sumy przy liczbie graczy od { $least } do { $most }, a nie { $count }.
fault-one-faction-each = Każdy gracz potrzebuje 1 frakcji; frakcje: { $count }, gracze: { $players }.
fault-no-value = Tekst Prawa, który mamy, nie podaje wartości tej frakcji: { $faction }.
fault-faction-too-often = Za dużo tej samej frakcji: { $faction } – { $count } zamiast najwyżej { $most }.
fault-too-little-reach = Frakcje są razem warte { $value }; Prawo zaleca co najmniej { $total }.


deck-role-keeper = Opiekun
deck-role-seeker = Poszukiwacz

## Co nie jest talią

deck-empty = Nic tu nie ma.
deck-too-large = To za duże na talię: bajtów { $size }, najwyżej { $most }.
deck-too-long = To za długie na talię: wierszy { $lines }, najwyżej { $most }.
deck-not-one = Większość tych wierszy nie nazywa żadnej znanej karty. Podaj jedną talię, bez innego tekstu.
deck-not-text = To nie jest tekst. Czytam zwykłe listy, JSON i CSV.
deck-archive = To archiwum; takich nie otwieram. Wyślij samą listę.
deck-bad-json = Zaczyna się jak JSON, ale nim nie jest: wiersz { $line }.
deck-bad-table = Zaczyna się jak tabela, ale nie daje się tak odczytać.
deck-none-known =
    { $count ->
        [one] Nie znam jedynej karty z tej listy. { deck-pools }
       *[other] Nie znam żadnej z { $count } kart na tej liście. { deck-pools }
    }
deck-no-cards = Nie ma tu żadnej karty. Każdą kartę napisz w osobnym wierszu, na przykład `3x Fine Katana`.
deck-link = To sam odnośnik, a ja odnośników nie otwieram: wyeksportuj tam listę jako tekst, a potem wklej ją tutaj albo przyślij w pliku.
deck-link-fiveringsdb = To sam odnośnik, a ja odnośników nie otwieram. Otwórz talię na FiveRingsDB, wyeksportuj ją jako tekst, a potem wklej tutaj albo przyślij w pliku. Wystarczy też skopiowany tekst strony.
deck-link-emeralddb = To sam odnośnik, a ja odnośników nie otwieram. Otwórz talię na EmeraldDB, wyeksportuj ją jako tekst, a potem wklej tutaj albo przyślij w pliku. Wystarczy też skopiowany tekst strony.
deck-link-bushibuilder = To sam odnośnik, a ja odnośników nie otwieram. Otwórz talię w Bushi Builder, wyeksportuj ją jako tekst dla Jigoku i wklej go tutaj.
deck-link-jigoku = To sam odnośnik, a ja odnośników nie otwieram. Otwórz talię w edytorze tego stołu i wklej tutaj tekst listy.
deck-link-document = To sam odnośnik, a ja odnośników nie otwieram. Skopiuj listę z dokumentu albo zapisz go jako tekst lub CSV i przyślij.
deck-link-discord = To odnośnik do innej wiadomości, a ja odnośników nie otwieram. Użyj polecenia *{ menu-deck }* w menu tamtej wiadomości, pod *Aplikacje*, albo wklej listę tutaj.
deck-unknown-game = Nie znam talii gry „{ $game }”.
deck-broken-game = Z kartami gry „{ $game }” jest tu coś nie tak i do czasu naprawy nie można sprawdzać jej talii. Przyczynę podaje dziennik bota.
deck-unknown-format = Nie ma formatu „{ $format }”. Są: { $known }.
deck-unknown-day = Nie znamy kart ani list dla „{ $format }”. Można podać dowolny dzień od { $first } do { $last }.
deck-no-file = Nie można odczytać pliku { $path }.

## W liczbach

deck-sizes = { $part }: { $count }
deck-types = { $part }: { $types }
deck-type = { $count } { $type }
deck-type-character =
    { $count ->
        [one] postać
        [few] postacie
       *[many] postaci
    }
deck-type-attachment =
    { $count ->
        [one] dodatek
        [few] dodatki
       *[many] dodatków
    }
deck-type-event =
    { $count ->
        [one] wydarzenie
        [few] wydarzenia
       *[many] wydarzeń
    }
deck-type-holding =
    { $count ->
        [one] miejsce
        [few] miejsca
       *[many] miejsc
    }
deck-type-ancestor =
    { $count ->
        [one] przodek
        [few] przodkowie
       *[many] przodków
    }
deck-type-follower =
    { $count ->
        [one] poplecznik
        [few] poplecznicy
       *[many] popleczników
    }
deck-type-item =
    { $count ->
        [one] przedmiot
        [few] przedmioty
       *[many] przedmiotów
    }
deck-type-personality =
    { $count ->
        [one] postać
        [few] postacie
       *[many] postaci
    }
deck-type-region =
    { $count ->
        [one] kraina
        [few] krainy
       *[many] krain
    }
deck-type-ring =
    { $count ->
        [one] krąg
        [few] kręgi
       *[many] kręgów
    }
deck-type-spell =
    { $count ->
        [one] zaklęcie
        [few] zaklęcia
       *[many] zaklęć
    }
deck-type-strategy =
    { $count ->
        [one] akcja
        [few] akcje
       *[many] akcji
    }
deck-costs = Koszt (karty), { $part }: { $costs }
deck-clans = Według klanów: { $clans }
deck-influence = Wpływ: { $spent } z { $pool }
deck-averages = Średnio: { $averages }
deck-average = { $name } { $value }
deck-number-cost-dynasty = koszt (dynastia)
deck-number-cost-conflict = koszt (konflikt)
deck-number-cost-fate = koszt (los)
deck-number-military = militarna
deck-number-political = polityczna
deck-number-glory = chwała
deck-number-force = siła
deck-number-chi = chi
deck-number-personal-honor = honor osobisty
deck-number-focus = skupienie
deck-curve = Karty według kosztu
deck-chart-totals = Suma wydrukowanych wartości
deck-chart-clans = Według klanów
deck-chart-others = inne
deck-chart-influence = Wpływ
deck-chart-spent = wydano
deck-curve-alt = Wykresy talii: karty według kosztu, typy, sprawności, klany. { $numbers }

## Ręce i szanse

deck-hand = **Ręka początkowa, { $part }**
deck-hand-more = Dobrane potem: { $cards }
deck-odds-title = Szanse na kartę
deck-odds-card = Nazwa karty
deck-odds-no-card = W tej talii nie ma karty „{ $card }”.
deck-odds = **{ $card }**: kopie: { $copies }, karty: { $size } ({ $part })
deck-odds-opening = Na ręce początkowej: { $percent }% ({ $fraction })
deck-odds-drawn =
    { $more ->
        [one] Po dobraniu jeszcze 1 karty: { $percent }% ({ $fraction })
       *[many] Po dobraniu jeszcze { $more } kart: { $percent }% ({ $fraction })
    }

## Przyciski

button-deck-publish = Pokaż wszystkim
button-deck-cards = Karty
deck-select-card = Karta z talii ({ $part })
deck-look = Najpierw obejrzyj talię…
button-deck-take = Zagraj tą talią
button-deck-hand = Ręka początkowa
button-deck-draw = Dobierz kartę
button-deck-again = Inna ręka
button-deck-odds = Szanse na kartę
button-deck-save = Zapisz
button-deck-hide = Ustaw jako prywatną
deck-select-format = Oceń według innego formatu
deck-select-export = Eksport
deck-select-meaning = O którą kartę chodzi w wierszu { $line }?
deck-export-list = Lista: 3x Nazwa
deck-export-counts = Lista: Nazwa (3)
deck-export-numbers = Lista według zestawu i numeru: 3x Core Set 47
deck-export-site = Lista jak na stronie z taliami
deck-export-discord = Lista na Discorda
deck-export-jigoku = Lista do stołu Jigoku: 3 Nazwa (Zestaw)
deck-export-json = JSON
deck-export-sitejson = JSON stron z taliami
deck-export-jigokujson = JSON stołu Jigoku
deck-export-csv = CSV, do arkuszy
deck-exported = Ta sama talia ({ $form }):
deck-exported-without =
    { $count ->
        [one] Brakuje w niej 1 wiersza: nie dał się odczytać.
       *[many] Brakuje w niej { $count } wierszy: nie dały się odczytać.
    }

## Zapisane talie

deck-modal-title = Talia
deck-modal-own = Jedna z twoich zapisanych talii
deck-modal-own-hint = Zapisana talia albo lista poniżej
deck-modal-text = Lista
deck-modal-hint = 3x Doji Challenger …
deck-modal-file = … albo plik
deck-modal-name = Nazwa talii
deck-saved = **{ $name }**: zapisano jako wersję { $version }. Widzisz ją tylko ty.
deck-saved-shared = **{ $name }**: zapisano jako wersję { $version }. Talia jest udostępniona: widzą ją inni.
deck-unchanged = **{ $name }**: dokładnie taka lista jest już zapisana (wersja { $version }).
deck-renamed = Talia nazywa się teraz **{ $name }**.
deck-deleted = **{ $name }**: usunięto ze wszystkimi wersjami.
deck-delete-sure =
    { $versions ->
        [one] Usunąć **{ $name }**?
        [few] Usunąć **{ $name }** i wszystkie { $versions } wersje?
       *[many] Usunąć **{ $name }** i wszystkie { $versions } wersji?
    }
deck-hidden = **{ $name }** jest znowu prywatna. To, co pokazano, zostaje; przyciski nie odpowiadają już innym.
deck-list-title = **Twoje talie**
deck-list-empty = Nie masz jeszcze żadnej talii. Zapiszesz ją poleceniem `/{ command-decks } { command-save }`.
deck-list-damaged = ⚠️ uszkodzona
deck-list-line = **{ $name }** · { $game } · wersja { $version } · { $verdict }
deck-list-shared = udostępniona
deck-version = Wersja { $version }
deck-compare-title = **{ $first }** i **{ $second }**
deck-compare-line = { $first } → { $second } · { $card }
deck-compare-same = Obie mają te same karty.
deck-by = Talia gracza: { $name }
button-deck-delete = Usuń
button-deck-keep = Zostaw

trouble-deck-gone = Tej talii już tu nie ma.
trouble-deck-prepared = To gotowa talia. Obejrzyj ją przez `/{ command-decks } { command-deckshow }` i tam zapisz: zapisana będzie twoja.
trouble-deck-damaged = Zapis tej talii jest uszkodzony i nie da się go odczytać. Nic nie zostało usunięte: poszukaj starszej wersji poleceniem `/{ command-decks } { command-deckshow }` albo zapisz listę od nowa pod tą samą nazwą.
trouble-deck-private = Ta talia jest prywatna.
trouble-deck-name-taken = Masz już talię o tej nazwie.
trouble-deck-name-empty = Talia potrzebuje nazwy.
trouble-deck-too-many = Masz już { $most } talii; najpierw usuń którąś.
trouble-deck-one-source = Podaj jedno: tekst, plik albo zapisaną talię.
trouble-deck-other-games = Te talie są z różnych gier.
trouble-deck-nothing = Nie było ani tekstu, ani pliku.
trouble-deck-not-accepted = Format { $format } nie przyjmuje talii **{ $name }**: { $reason }
trouble-deck-not-playable = Nie wszystkimi kartami talii **{ $name }** można tu już grać: { $cards }
trouble-deck-wrong-game = **{ $name }** to talia z innej gry.
trouble-deck-factions = Podaj frakcje gry Root, najwyżej { $most }, oddzielone przecinkami.

## Root

reach-title = **Root, graczy: { $players }**
reach-line = { $faction }: { $value }
reach-total = Razem { $value }; Prawo zaleca co najmniej { $total }.
reach-good = ✅ Dobra gra według tabeli Prawa.
reach-poor = ❌ Niedobra gra według tabeli Prawa.
reach-daring = Śmiali gracze mogą próbować wszystkiego od { $daring }: ten zestaw wystarczy.
reach-limits = Tabela podaje te dziesięć frakcji i od 2 do 6 graczy. W zaawansowanym przygotowaniu frakcje wybiera się przy stole (Dodatek A).
faction-marquise = Markiza de Kot
faction-hundreds = Władca Szczurów
faction-keepers = Żelazna Straż
faction-duchy = Podziemne Księstwo
faction-eyrie = Dynastie Orlich Gniazd
faction-vagabond = Włóczęga
faction-riverfolk = Kompania Plemion Rzecznych
faction-alliance = Sojusz Stworzeń Leśnych
faction-corvids = Krucza Konspiracja
faction-cult = Jaszczurzy Kultyści

## Polecenia

command-decks = talia
command-decks-description = Sprawdzaj, oglądaj, zapisuj i porównuj talie
command-check = sprawdź
command-check-description = Czy moja talia jest legalna i jak wygląda?
command-save = zapisz
command-save-description = Zapisz talię; ta sama nazwa daje nową wersję
command-list = lista
command-list-description = Twoje talie
command-deckshow = pokaż
command-deckshow-description = Obejrzyj talię: zapisaną albo gotową
command-rename = nazwij
command-rename-description = Nadaj zapisanej talii inną nazwę
command-share = udostępnij
command-share-description = Pokaż zapisaną talię wszystkim tutaj
command-delete = usuń
command-delete-description = Usuń zapisaną talię ze wszystkimi wersjami
command-compare = porównaj
command-compare-description = Dwie talie obok siebie, zapisane albo gotowe
option-file = plik
option-file-description = Talia jako tekst, JSON albo CSV
option-kept = talia
option-kept-description = Talia zapisana albo gotowa
option-second = druga
option-second-description = Talia do porównania
option-form = format
option-form-description = Format, według którego ocenić talię
option-deckgame = gra
option-deckgame-description = Gra, do której jest talia; bez tego zgaduję
option-name = nazwa
option-name-description = Nazwa talii
option-version = wersja
option-version-description = Starsza wersja talii
option-factions = frakcje
option-factions-description = Frakcje gry Root, oddzielone przecinkami
option-players = gracze
option-players-description = Ilu graczy gra w Root; bez tego po jednym na frakcję

## Co poprawiłoby talię

button-deck-mend = Jak ją poprawić
button-deck-mended = Pokaż talię po zmianach
button-deck-beside = Na tle gotowych talii
mend-title =
    { $count ->
        [0] Zmieniają się tylko nagłówki
        [one] Zmienia się { $count } karta
        [few] Zmieniają się { $count } karty
        [many] Zmienia się { $count } kart
       *[other] Zmienia się { $count } karty
    }
mend-out = Do wyjęcia
mend-in = Do dodania
mend-moved = Pod nagłówek drugiej talii: { $cards }.
mend-from = Karty do dodania pochodzą z gotowych talii; każda inna legalna karta też się nada.
trouble-deck-no-mend = Nie znalazłem drobnej zmiany, dzięki której ta talia byłaby legalna.
beside-title = Na tle gotowych talii
beside-own = ta talia
beside-peers =
    { $count ->
        [one] gotowa talia
        [few] średnia z { $count } gotowych talii
        [many] średnia z { $count } gotowych talii
       *[other] średnia z { $count } gotowych talii
    }
beside-mean = Średnio: { $name }
beside-income = Dochód ({ $part })
beside-cost = Koszt pierwszych kart
hand-title = Szanse, że będą na ręce
hand-opening = Ręka początkowa
hand-later = Po dobraniu jeszcze { $more }
hand-any = choć jedna z nich
hand-all = wszystkie
hand-choose = Szanse wybranych kart ({ $part })
