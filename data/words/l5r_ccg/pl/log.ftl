### Co się wydarzyło w grze z 1997 roku. Wiersz dziennika zaczyna się wielką literą i nie ma kropki na końcu.
### Gdy zdanie zaczyna się od gracza, którego wiersz już nazwał, imię się pomija.

## Jeden czyn

act-joined = { $one }; { $other }
act-effects = { $act } – { $effects }
act-paid = { $act } (złoto: { $amount })
log-turn = Tura { $turn }: { $player }

## Co się wydarzyło

record-starting-honor = { $player } zaczyna z honorem rodu { $amount }
record-cut = { $player } przekłada talię: { $card } (skupienie { $focus })
record-first-player = { $player } zaczyna
record-turn-faceup = odkryte: { $card }
record-straighten = { $count ->
        [one] { $card } się prostuje
       *[other] { $card } się prostują
    }
record-bow = { $count ->
        [one] { $card } się kłania
       *[other] { $card } się kłaniają
    }
record-enter-play = { $player } wprowadza do gry: { $card }
record-overlay = { $player } kładzie { $card } na: { $former }
record-take-place = { $player } przywraca { $card } w miejsce: { $former }
record-hatch = { $card } staje się tym samym, co { $other }
record-merge = { $card } i { $former } stają się jedną istotą
record-stay-behind = bez { $card } walczą dalej: { $cards }
record-announce = { $player } zapowiada: { $card }
record-attach = { $player } dołącza { $card } do: { $host }
record-attach-moved = { $card } przechodzi do: { $host }
record-exchange-cards = dołączone karty przechodzą: { $moves }
record-attach-to-province = { $card } zostaje dołączone: { $province }
record-take-control = { $player } przejmuje kontrolę: { $card }
record-initiate = { $player } używa: { $card }
record-initiate-on = { $player } używa { $card } na: { $targets }
record-initiate-seppuku = { $card } popełnia seppuku
record-initiate-terrain = { $player } zagrywa Teren: { $card }
record-initiate-favor = { $player } używa Łaski Cesarskiej
record-initiate-favor-on = { $player } używa Łaski Cesarskiej na: { $targets }
record-initiate-event = następuje Wydarzenie: { $card }
record-cancel = anulowano
record-replace = zastąpione czymś innym
record-no-legal-target = { $card }: nie ma już dozwolonego celu, nic się nie dzieje
record-aim-past = atak dystansowy może trafić Postać, która ma Popleczników
record-reinforce = atak dystansowy jest silniejszy o { $amount }
record-terrify = Strach obejmuje też Postacie
record-redirect = { $card } dotyczy teraz: { $target }
record-apply = { $card }: { $attribute } { $signed }
record-apply-effect = { $card }: zaczyna działać efekt
record-apply-force = { $count ->
        [one] { $card } otrzymuje { $signed } Siły
       *[other] { $card } otrzymują { $signed } Siły
    }
record-apply-chi = { $count ->
        [one] { $card } otrzymuje { $signed } Chi
       *[other] { $card } otrzymują { $signed } Chi
    }
record-apply-personal-honor = { $count ->
        [one] { $card } otrzymuje { $signed } Honoru osobistego
       *[other] { $card } otrzymują { $signed } Honoru osobistego
    }
record-apply-strength = { $card }: siła Prowincji { $signed }
record-apply-bounty = { $card } ma { $signed } złota na jedną kartę, do końca { $until ->
        [turn] tej tury
       *[other] swojej następnej tury
    }
record-apply-oni-ward = Oni nie wchodzą już do gry z: { $card }
record-apply-mountain = { $card }: żetony Góry { $signed }
record-apply-acts-again = { $card } może jeszcze działać przed następnym graczem: { $signed }
record-spend-bounty = { $player } wydaje { $amount } złota odłożonego na jedną kartę
record-play-for-gold = { $player } zagrywa { $card }: złoto { $amount }
record-apply-trait = { $card } { $count ->
        [one] zyskuje { $attribute }
       *[other] zyskują { $attribute }
    }
record-place-token = { $card } dostaje żeton
record-remove-token = { $card } traci żeton
record-negate-magic = efekty Zaklęć i wrodzonych zdolności się kończą
record-buy-honor = { $player } kupuje { $amount } Honoru na ten spór
record-change-sides = { $player } walczy teraz po drugiej stronie
record-drop-focus = karty skupienia gracza { $player } zostają odrzucone: { $cards }
record-add-focus = { $player } dokłada { $card } jako skupienie
record-exchange-with-deck = karta z { $province } i wierzchnia karta talii zamieniają się miejscami
record-move-token = żeton przechodzi z { $card } na { $host }
record-spoil-gold = złoto od { $card } przepada
record-copy-value = { $card } kopiuje od { $origin }: { $attribute } { $value }
record-copy-ability = { $card } kopiuje zdolność: { $origin }
record-learn = { $card } zyskuje na stałe zdolność: { $origin }
record-create-follower = { $card } dołącza: { $host }
record-create-item = { $host } dostaje: { $card }
record-create-personality = { $card } dołącza do armii: { $player }
record-create-personality-home = { $card } dołącza: { $player }
record-return-to-deck = { $card } zostaje wtasowana do talii
record-destroy = { $count ->
        [one] { $card } zostaje zniszczone
       *[other] { $card } zostają zniszczone
    }
record-destroy-honorably = { $count ->
        [one] { $card } ginie honorowo
       *[other] { $card } giną honorowo
    }
record-destroy-dishonorably = { $count ->
        [one] { $card } ginie w niesławie
       *[other] { $card } giną w niesławie
    }
record-discard-from-play = { $count ->
        [one] { $card } zostaje odrzucone z gry
       *[other] { $card } zostają odrzucone z gry
    }
record-destroy-province = **zniszczona: { $province }**
record-add-province = { $player } dostaje kolejną Prowincję: { $province }
record-gain-honor = { $player } zyskuje { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru
record-lose-honor = { $player } traci { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru
record-change-honor = zmienia się to na { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru
record-change-honor-lose-honor = strata wynosi teraz { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru
record-change-honor-gain-honor = zysk wynosi teraz { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru
record-honor-not-gained = { $player } nie zyskuje { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru, bo { $cards } było w niesławie
record-dishonor = { $card } popada w niesławę
record-restore-honor = { $card } odzyskuje honor
record-draw = { $player } dobiera { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }
record-draw-own = dobierasz: { $cards }
record-discard = { $player } odrzuca { $cards }
record-discard-at-random = { $player } odrzuca losowo: { $cards }
record-look-at = { $player } ogląda karty
record-look-at-own = oglądasz: { $cards }
record-reveal = { $player } pokazuje { $cards }
record-add-to-hand = { $player } bierze na rękę: { $card }
record-put-on-deck = { $player } kładzie na talii: { $card }
record-put-beneath = { $player } kładzie zakryte pod { $card }: { $amount }
record-name-card = karta wymieniona przeciw: { $player } – { $card }
record-entomb = { $player } kładzie odkryte pod { $card }: { $cards }
record-remove-from-game = { $card } zostaje usunięte z partii
record-set-aside = { $card } jest poza grą
record-give-back = { $card } wraca do gracza { $player } w ukłonie

## Atak i bitwa

record-declare-attack = **{ $player } atakuje: { $defender }**
record-ambush = **zasadzka: { $card } przeciw { $target }**
record-join-horde = { $player } posyła do Hordy: { $card }
record-horde-attacks = **Horda atakuje: { $province }**
record-invite-attack = { $player } prosi, by atakować razem: { $guest }
record-invite-defend = { $player } prosi o pomoc w obronie: { $guest }
record-commit-attack = { $count ->
        [one] { $card } atakuje: { $province }
       *[other] { $card } atakują: { $province }
    }
record-commit-defend = { $count ->
        [one] { $card } broni: { $province }
       *[other] { $card } bronią: { $province }
    }
record-move-unit = { $card } przechodzi: { $province }
record-switch-units = { $cards } zamieniają się miejscami
record-move-unit-home = { $card } wraca do domu
record-lay-terrain = zagrany Teren: { $card }
record-lay-terrain-over = zagrany Teren: { $card }, zamiast: { $other }
record-end-duel = pojedynek kończy się bez wyniku
record-renew-duel = wszystkie karty Skupienia zostają odrzucone i ci sami pojedynkują się jeszcze raz
record-doom-both = obie strony przegrają pojedynek
record-lie-dead = { $card } trafia między zmarłych w niesławie
record-turn-facedown = karta w { $province } zostaje zakryta
record-claim-terrain = Teren { $card } liczy się jako zagrany przez: { $player }
record-destroy-terrain = zniszczony Teren: { $card }
record-break-off = bitwa zostaje przerwana ({ $province })
record-compare-force = **bitwa, { $province }: Siła { $attack } przeciw { $defense }**, siła Prowincji { $strength }
record-battle-ends-none = bitwa kończy się bez zwycięzcy ({ $province })
record-battle-ends-attack = atakujący wygrywają bitwę ({ $province })
record-battle-ends-defend = obrońcy wygrywają bitwę ({ $province })
record-out-provinces = **{ $player } traci ostatnią Prowincję i odpada**
record-out-dishonor = **{ $player } traci cały honor i odpada**
record-out = **{ $player } odpada**
record-leave = { $player } opuszcza grę
record-went-back = **{ $player } cofa się za zgodą i traci za to { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru**
undo-price = Według zasad tego stołu cofnięcie się i granie od nowa **kosztuje cię { $honor } { $honor ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru**, jeśli pozostali się zgodzą. Poprosić?
undo-priced = { $name } traci za to { $honor } { $honor ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } honoru.

## Łaska, pojedynki

record-lobby = { $player } zabiega o Łaskę Cesarską przez { $card }, przeciwnik: { $rival }
record-lobby-none = { $player } zabiega o Łaskę Cesarską przez { $card }
record-lobbying-support-self = { $player } dokłada { $card } (+{ $amount })
record-lobbying-support = { $player } daje { $card } (+{ $amount }), popiera: { $side }
record-lobbying-result = honor: { $totals } – Łaska zostaje, gdzie była
record-lobbying-result-won = honor: { $totals } – { $player } wygrywa
record-take-favor = { $player } otrzymuje Łaskę Cesarską
record-give-up-favor = { $player } oddaje Łaskę Cesarską
record-challenge = { $challenger } wyzywa: { $challenged }
record-refuse-challenge = { $player } odrzuca wyzwanie
record-must-accept = wyzwanie trzeba przyjąć
record-stand-in = { $card } zajmuje miejsce drugiej strony
record-enter-duel = zaczyna się pojedynek ({ $value }): { $duelists }
record-substitute = { $card } zajmuje miejsce w pojedynku
record-lead-duel = { $card } jako pierwszy może się skupić lub uderzyć
record-change-duel = pojedynek dotyczy teraz: { $value }
record-focus = { $player } skupia się
record-focus-own = skupiasz się kartą { $card }
record-strike = { $card } zadaje cios
record-reveal-focus = karty skupienia: { $cards } ({ $focus })
record-resolve-duel = pojedynek: { $duelists } – wygrywa { $winner }
record-resolve-duel-none = pojedynek: { $duelists } – nikt nie wygrywa

## Zakończenia

ending-draw = Mecz kończy się bez zwycięzcy.
ending-standstill = Nikt nie może już nic zrobić: mecz kończy się bez zwycięzcy.
ending-other = Wygrywa { $winner }.
ending-honor = Wygrywa { $winner }: zwycięstwo honorowe.
ending-military = Wygrywa { $winner }: zwycięstwo militarne, nikt inny nie pozostał.
ending-enlightenment = Wygrywa { $winner }: oświecenie, wszystkie pięć Kręgów w grze.
ending-card = Wygrywa { $winner }: tak stanowi karta.
ending-dishonor = Wygrywa { $winner }: inni stracili cały honor.
ending-left = Wygrywa { $winner }: nikt inny nie został.
ending-resigned = Wygrywa { $winner }: inni odeszli od stołu.
