### O co pyta gra z 1997 roku i co się odpowiada.

## Pytania

asked-by = { $card }: { $question }
ask-other = Wybierz.
ask-action = Twoja akcja?
ask-battle-action = Twoja akcja bitewna?
ask-reaction = { $events } – reagujesz?
ask-order = Co następuje najpierw?
ask-target = Wybierz cel.
ask-target-challenger = Kto rzuca wyzwanie?
ask-target-courier = Co Courier zabiera ze sobą?
ask-target-give-to = Komu go oddajesz?
ask-target-hand-over = Czy oddajesz tę Postać na tę turę?
ask-target-renounce = Czy ratujesz tę Prowincję, wyrzekając się wygranej Honorem?
ask-target-wages = Czy płacisz im 3 złota?
ask-target-bandits = Czy płacisz im 2 złota?
ask-target-defend-honor = Czy ten Samuraj rzuca za to wyzwanie?
ask-target-answer-honor = Kto przyjmuje wyzwanie?
ask-target-rest = Które Oddziały się nie kłaniają?
ask-target-haggle = Płacisz wyższą cenę?
ask-target-temper-chi = Zapłacić 5 złota za Double Chi?
ask-target-temper-tactician = Zapłacić 5 złota za Taktyka?
ask-target-temper-force = Zapłacić 3 złota za +2 do Siły i +2 do Chi?
ask-target-send = Dokąd idzie ten Oddział?
ask-target-refugees = Płacisz 1 sztukę złota za Poplecznika?
ask-target-taxes = Płacisz za tę Posiadłość jeszcze raz?
ask-target-rally = Do kogo przechodzi ten Poplecznik?
ask-target-instead = Którą Posiadłość niszczysz zamiast Prowincji?
ask-target-spare = Oszczędzasz Prowincję?
ask-target-search = Którą kartę bierzesz z talii?
ask-target-toll = Kogo niszczysz? Łącznie potrzeba co najmniej { $least } Siły.
ask-target-stays = Która Postać zostaje w bitwie?
ask-target-first = Kto wybiera pierwszy?
ask-target-add-focus = Którą kartę dokładasz jako skupienie?
ask-target-giver = Kto oddaje żeton?
ask-target-hunter = Kto zyskuje śmiertelnego wroga?
ask-target-robbed = Komu kradniesz duszę?
ask-target-follower = Który Poplecznik?
ask-target-debt = Czyjej pomocy żądasz i gdzie?
ask-target-repay = Spłacasz dług, przydzielając ten Oddział?
ask-target-horde = Kogo posyłasz do Hordy?
ask-target-holding = Która Posiadłość?
ask-target-province = Która Prowincja?
ask-target-plague = Kto choruje?
ask-target-mourn = Kto kłania się w żałobie?
ask-target-keep = Czy wtasowujesz to Wydarzenie z powrotem do talii?
ask-target-quest = Kto wyrusza na poszukiwania?
ask-target-cleanse = Niszczysz wszystkie swoje Postacie z żetonami Zarazy, aby być odpornym?
ask-target-escort = Kto się kłania, aby ten Lew mógł zaatakować?
ask-target-consent = Zgadzasz się?
ask-target-quarrel = Kogo skłócasz z innym graczem?
ask-target-uncloak = Którą kartę odkrywasz?
ask-target-portrait = Czy na karcie jest twarz tego gracza?
ask-target-rival = Kto podejmuje wyzwanie?
ask-target-adopt = Kto go bierze?
ask-target-tie = Dołączasz ją do Prowincji?
ask-target-second-defender = Kogo jeszcze atakujesz?
ask-target-terrain = Który Teren zagrywasz?
ask-target-waive = Kto kłania się, by wymagany honor się nie liczył?
ask-target-mounted = Które twoje karty zyskują Kawalerię?
ask-threatened = { $card } się kłania: który Samurai kłania się razem z nią?
ask-turn-over = Którą kartę odwracasz?
ask-select = Wybierz.
ask-cost = Co za to oddajesz?
ask-cost-performer = Kto się za to kłania?
ask-cost-discard = Którą kartę za to odrzucasz?
ask-cost-participants = Którzy Shugenja biorą udział w rytuale? Kłaniają się.
ask-cost-tactics = Którą kartę odrzucasz dla jej skupienia?
ask-cost-offering = Kogo poświęcasz?
ask-cost-item = Który Przedmiot niszczysz w zamian?
ask-cost-samurai = Którego Samuraja za to niszczysz?
ask-pay = Które karty wytworzą złoto ({ $cost })?
ask-attach = Do kogo to dołączyć?
ask-attach-now = Co od razu dołączasz?
ask-clan-benefit = Zapłacić mniej za Postać swojego klanu czy zyskać honor?
ask-exchange = Kto wymienia dołączone karty? Wszyscy się kłaniają.
ask-exchange-cards = Które karty się przenoszą?
ask-stay-bowed = Które karty pozostają ukłonione?
ask-dynasty = Wprowadzasz kartę do gry czy kończysz?
ask-discard-dynasty = Które odkryte karty ze swoich Prowincji odrzucasz?
ask-discard-hand = Które karty odrzucasz?
ask-look = Które karty oglądasz?
ask-declare-attack = Kogo atakujesz?
ask-invite-attack = Kogo prosisz, by też atakował?
ask-invite-defend = Kogo prosisz o pomoc w obronie?
ask-commit-attack = Które Oddziały atakują i gdzie?
ask-commit-defend = Które Oddziały bronią i gdzie?
ask-commit-cavalry = Które Oddziały kawalerii ruszają i dokąd?
ask-next-battle = Przy której Prowincji będzie następna bitwa?
ask-next-battle-open = Do tych Prowincji nikogo nie wysłano. Czy przy którejś będzie bitwa?
ask-lobby = { $player } zabiega o Łaskę Cesarską: podbijasz? ({ $totals })
ask-offer-first = Pierwsza tura przypada tobie: zaczynasz?
ask-accept-first = Oferują ci pierwszą turę: zaczynasz?
ask-challenge = { $challenger } wyzywa: { $challenged }. Przyjmujesz?
ask-duel = Skupienie kartą czy cios?
ask-lay-focus = Którą kartę kładziesz jako skupienie?
ask-atone = Seppuku czy niesława?
ask-eloquence = Którą kartę odrzucasz, aby zmniejszyć stratę?
ask-swear = Któremu klanowi przysiąc wierność?
ask-deck = Która talia?
ask-clan = Który klan?
ask-token = Który żeton?
ask-copy = Co jest kopiowane?
ask-number = Ile?
ask-letter = Od jakiej litery zaczyna się nazwa?
ask-name = Którą kartę wymieniasz?
ask-play-ring = Zagrywasz Krąg?
ask-second-focus = Skupiasz się od razu jeszcze raz?
ask-put-beneath = Które Tereny kładziesz pod nią?
ask-put-under = Którą kartę kładziesz pod nią, zakrytą?
ask-entomb = Które karty kładziesz pod nią, odkryte?
ask-shot = Jak silny jest następny atak dystansowy?
ask-lay-terrain = Który Teren wprowadzasz do bitwy?
ask-number-geisha-assassin = Ile Chi? Każdy punkt kosztuje 2 złota.
ask-volley = Kto jeszcze strzela z Oddziału? (siła { $strength })
group-commit = Oddziały

## Opcje

option-other = { $subject }
# Abilities that come from a trait of the card, not from its text.
ability-seppuku = Seppuku (honorowa śmierć, tylko –1 punkt honoru)
ability-tactician = Taktyk
ability-imperial-favor-draw = dobierz kartę
ability-imperial-favor-restore = Postać w niesławie odzyskuje honor
ability-imperial-favor-send-home = Oddział wraca do domu ukłoniony
ability-imperial-favor-prevent = honor nie przepada
option-with-number = { $subject } · { $number }
option-pass = Pas
option-pass-dynasty = Koniec
option-pass-declare-attack = Bez ataku
option-pass-next-battle = Dość bitew
option-pass-exchange-cards = Gotowe
option-use = Użyj: { $subject }
option-play = Zagraj: { $subject }
option-play-number = Zagraj: { $subject } · złoto { $number }
option-attach = Dołącz: { $subject }
option-attach-number = Dołącz: { $subject } · złoto { $number }
option-recruit = { $subject }
option-recruit-number = { $subject } · złoto { $number }
option-overlay = Połóż na wierzch: { $subject }
option-overlay-number = Połóż na wierzch: { $subject } · złoto { $number }
option-return = Przywróć: { $subject }
option-entomb = Połóż karty pod spód: { $subject }
option-unearth = Wydobądź spod spodu: { $subject }
option-trigger = Użyj: { $subject }
option-exchange = Wymień dołączone karty
option-lobby = Zabiegaj o Łaskę: { $subject }
option-attack = Atakuj: { $player }
option-invite = { $player }
option-commit = { $subject }, siła { $force } → Prowincja { $number }
option-commit-there = { $subject } ({ $force })
option-ground = { $province } (siła { $strength })
option-move = { $subject } → { $target }
option-bow-pay-number = { $subject } · złoto { $number }
option-play-pay-number = { $subject } · złoto { $number }
option-trade-pay-number = { $subject } i { $target } · złoto { $number }
option-sacrifice-pay-number = { $subject }, ofiara: { $target } · złoto { $number }
option-pledge-pay-number = { $subject }, za honor · złoto { $number }
option-bounty-pay-number = Złoto odłożone na: { $subject } · złoto { $number }
option-deal-pay-number = { $subject }, a do tego { $target } · złoto { $number }
option-gold = Zapłać: złoto { $number }
option-honor = Zapłać: złoto { $cost }, zyskaj { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru
option-discard-discard-dynasty-number = { $subject } · złoto { $number }
option-discard-lobby-number = Odrzuć: { $subject } · +{ $number }
option-bow-lobby-number = Ukłoń: { $subject } · +{ $number }
option-discard-lobby-for-number = Odrzuć: { $subject } · +{ $number } dla: { $player }
option-bow-lobby-for-number = Ukłoń: { $subject } · +{ $number } dla: { $player }
option-keep = Zaczynam
option-offer = Oddaję pierwszą turę
option-accept = Przyjmij
option-refuse = Odmów
option-focus-number = Skupienie: { $subject } · { $number }
option-focus-duel-number = { $subject } · { $number }
option-focus = Skupienie: { $subject }
option-focus-open = Odkryte skupienie: { $subject }
option-focus-open-number = Odkryte skupienie: { $subject } · { $number }
option-focus-open-duel-number = Odkryte: { $subject } · { $number }
option-focus-text = Skupienie dla efektu: { $subject }
option-focus-text-number = Skupienie dla efektu: { $subject } · { $number }
option-focus-text-duel-number = Dla efektu: { $subject } · { $number }
option-swear = { $subject }
option-clan-brotherhood-of-shinsei = Brotherhood of Shinsei
option-clan-crab = Crab
option-clan-crane = Crane
option-clan-dragon = Dragon
option-clan-lion = Lion
option-clan-mantis = Mantis
option-clan-naga = Naga
option-clan-phoenix = Phoenix
option-clan-scorpion = Scorpion
option-clan-shadowlands = Shadowlands
option-clan-toturis-army = Toturi’s Army
option-clan-unicorn = Unicorn
option-deck-dynasty = { $player }: talia Dynastii
option-deck-fate = { $player }: talia Losu
option-hand = Karta z ręki: { $player }
option-letter = { $subject }
option-call = { $subject }
option-token = Żeton
option-strike = Cios
option-seppuku = Seppuku
option-dishonor = Niesława
option-copy = Kopiuj: { $subject }
option-copy-number = Kopiuj: { $subject } { $number }
option-shoot-number = { $subject } · siła { $number }
choice-yes = Tak
choice-no = Nie
choice-done = Gotowe

## Rodzaje opcji

heading-other = Do wyboru
heading-use = Użyj zdolności
heading-play = Zagraj kartę
heading-attach = Dołącz kartę
heading-recruit = Wprowadź do gry
heading-overlay = Połóż na dawną wersję
heading-trigger = Użyj zdolności
heading-exchange = Dołączone karty
heading-lobby = Łaska Cesarska
heading-yours = Twoje
heading-theirs = Kontroluje { $name }
heading-discarded = Stos kart odrzuconych: { $name }
heading-for = Dla: { $name }
confirm-pay = Zapłać { $paid } (koszt: { $cost })
confirm-volley = Strzelaj: siła { $strength }
confirm-commit = Wyślij: { $count }
confirm-discard-dynasty = Odrzuć: { $count }
confirm-discard-hand = Odrzuć: { $count }
confirm-stay-bowed = Pozostaw ukłonione: { $count }
confirm-invite = Poproś: { $count }
confirm-exchange-cards = Przenieś: { $count }
nothing-commit = Nie wysyłaj nikogo
nothing-volley = Strzelaj bez pomocy: siła { $strength }
nothing-discard-dynasty = Zatrzymaj wszystko
nothing-stay-bowed = Wyprostuj wszystko
nothing-invite = Nie proś nikogo
nothing-exchange-cards = Nic nie przenoś
preview-army = { $province }: Siła **{ $attack }** przeciw **{ $defense }**, siła Prowincji { $strength }

## Czego dotyczy okno: co się dzieje teraz albo właśnie się stało

event-other = coś się dzieje
event-initiate = { $player } używa: { $card }
event-initiate-on = { $player } używa { $card } na: { $targets }
event-initiate-favor = { $player } używa Łaski Cesarskiej
event-initiate-favor-on = { $player } używa Łaski Cesarskiej na: { $targets }
event-enter-play = { $card } wchodzi do gry
event-attach = { $card } zostaje dołączone
event-destroy = { $count ->
    [one] { $card } zostaje zniszczone
   *[other] { $card } zostają zniszczone
}
event-discard-from-play = { $count ->
    [one] { $card } zostaje odrzucone z gry
   *[other] { $card } zostają odrzucone z gry
}
event-bow = { $count ->
    [one] { $card } się kłania
   *[other] { $card } się kłaniają
}
event-straighten = { $count ->
    [one] { $card } się prostuje
   *[other] { $card } się prostują
}
event-produce-gold = { $count ->
    [one] { $card } wytwarza złoto
   *[other] { $card } wytwarzają złoto
}
event-gain-honor = { $player } zyskuje { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru
event-lose-honor = { $player } traci { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru
event-dishonor = { $count ->
    [one] { $card } popada w niesławę
   *[other] { $card } popadają w niesławę
}
event-restore-honor = { $card } odzyskuje honor
event-declare-attack = { $player } atakuje: { $defender }
event-invite = proszą o sojusz
event-commit = Oddziały ruszają
event-move-unit = { $count ->
    [one] { $card } przechodzi gdzie indziej
   *[other] { $card } przechodzą gdzie indziej
}
event-switch-units = dwa Oddziały zamieniają się miejscami
event-battle-begins = zaczyna się bitwa
event-announce-strategy = zapowiadana jest Strategia
event-lay-terrain = zagrano Teren
event-destroy-terrain = zniszczono Teren
event-break-off = bitwa zostaje przerwana
event-compare-force = bitwa się rozstrzyga
event-actions-end = wszyscy spasowali w bitwie
event-battle-ends = bitwa się skończyła
event-go-home = { $count ->
    [one] { $card } wraca
   *[other] { $card } wracają
}
event-attack-ends = atak się skończył
event-destroy-province = zniszczona: { $card }
event-add-province = przybywa Prowincja
event-turn-faceup = { $count ->
    [one] { $card } zostaje odkryte
   *[other] { $card } zostają odkryte
}
event-draw = dobrano karty
event-discard = odrzucono karty
event-discard-at-random = losowo odrzucono karty
event-lobby = { $player } zabiega o Łaskę
event-take-favor = Łaska Cesarska zmienia właściciela
event-challenge = { $challenger } wyzywa: { $challenged }
event-refuse-challenge = { $challenged } odrzuca wyzwanie
event-enter-duel = zaczyna się pojedynek
event-focus = pojedynkujący się skupia
event-strike = pada cios
event-reveal-focus = odkryto karty skupienia
event-resolve-duel = pojedynek się rozstrzyga
event-turn-begins = tura się zaczyna
event-turn-ends = tura się kończy
event-phase-begins = faza się zaczyna
event-place-token = { $card } dostaje żeton
event-take-control = { $card } zmienia właściciela
event-apply = zaczyna działać efekt
event-attach-to-province = { $card } trafia do Prowincji
event-cast-spell = zostaje rzucone Zaklęcie
event-change-honor = zmienia się Honor osobisty
event-change-duel = zmienia się pojedynek
event-exchange-cards = dołączone karty zmieniają nosicieli
event-give-up-favor = Łaska Cesarska zostaje oddana
event-maneuvers-end = manewry są skończone
event-overlay = { $card } ląduje na swojej dawnej wersji
event-take-place = { $card } wraca w miejsce innej karty
event-redirect = efekt dostaje inny cel
event-remove-token = { $card } traci żeton
event-look-at = ktoś ogląda karty
event-name-card = wymieniono nazwę karty
event-entomb = karty trafiają pod kartę
event-create-follower = powstaje Poplecznik
event-aim-past = atak dystansowy omija Popleczników
event-reinforce = atak dystansowy przybiera na sile
event-create-item = powstaje Przedmiot
event-create-personality = Postać dołącza do armii
event-return-to-deck = { $card } wraca do talii
event-terrify = Strach rośnie
event-substitute = jeden Oddział zastępuje inny
event-cancel = coś zostaje anulowane
event-negate-magic = magia się kończy
event-buy-honor = honor zostaje kupiony
event-change-sides = sojusznik zmienia stronę
event-end-delayed = efekt się kończy
event-lift = efekt się kończy
event-drop-focus = karty skupienia zostają odrzucone
event-add-focus = dochodzi karta skupienia
event-exchange-with-deck = karta Prowincji zostaje wymieniona
event-move-token = żeton zmienia miejsce
event-spoil-gold = złoto przepada
event-maneuvers-begin = zaczynają się manewry

## Do kiedy można pasować

button-until-battle = Pas do końca bitwy
button-until-action-phase = Pas do końca Fazy akcji
button-until-turn = Pas do końca tury
span-battle = końca bitwy
span-action-phase = końca Fazy akcji
span-turn = końca tury
select-defend = Jeśli mnie zaatakują, broni…
if-asked-defend = { $card } → Prowincja { $number }
if-asked-nobody = Nikt nie broni

## Dlaczego zasady odmawiają

refused-must-attack = Brakuje kogoś, kto musi w tej turze atakować.
refused-unit-twice = Oddział może być tylko w jednym miejscu.
refused-producer-twice = Kartę kłania się tylko raz.
refused-given-up-twice = Kartę można oddać tylko raz.
refused-spoils-target = Ta zapłata odebrałaby Akcji cel. Zapłać inaczej.
refused-nothing-to-move = Żadna z tych Postaci nie ma dołączonej karty.
refused-too-little = To nie wystarczy.
refused-too-few-shugenja = Uczestniczy za mało Shugenja.
refused-too-many-shugenja = Uczestniczy więcej Shugenja, niż potrzeba.
refused-shugenja-apart = Poplecznik uczestniczy razem ze swoim Shugenja.
refused-nobody-in-range = To nikogo nie dosięga.
refused-total-too-high = Razem to za dużo.
refused-total-too-low = Razem to za mało.
refused-unknown-card = Nieznana karta w tej talii: { $card }.
refused-card-not-implemented = Tej karty jeszcze nie można tu zagrać: { $card }.
refused-deck-shape = Tej listy nie da się odczytać.
refused-wrong-place = Karta leży w niewłaściwej talii: { $card }.
refused-wrong-count = Lista talii podaje przy jakiejś karcie liczbę mniejszą niż 1.
refused-too-few-cards = Każda talia potrzebuje co najmniej { $least } kart.
refused-unknown-deck = Nie ma takiej talii.
refused-unknown-choice = Nie ma wyboru „{ $choice }” dla { $option }.
refused-seat-count = W tę grę gra od { $least } do { $most } osób.
