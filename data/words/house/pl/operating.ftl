### What the bot says about itself: its stop, moderation, privacy.

table-resting = Bot uruchamia się ponownie. Nic nie przepadło, za chwilę gracie dalej.
trouble-restarting = Bot uruchamia się ponownie. Nic się nie zmieniło, spróbuj za chwilę.

## Stoły na serwerze

command-tables = stoły
command-tables-description = Kto może tu otwierać stoły (zarządzanie serwerem)
command-ban = zablokuj
command-ban-description = Nie wpuszczaj kogoś więcej do stołów (moderacja)
command-unban = odblokuj
command-unban-description = Wpuść kogoś z powrotem do stołów (moderacja)
option-role = rola
option-role-description = Rola, która może otwierać stoły; @everyone oznacza wszystkich
option-person = osoba
option-person-description = O kogo chodzi
openers-all = Stoły może tu otwierać każdy.
openers-role = Stoły mogą tu otwierać tylko { $role } i moderujący ten kanał.
banned-list = Nie mogą tu siadać do stołów: { $who }
banned-now = { $who } nie może już tu siadać do stołów. Trwający mecz kończy /{ command-match } { command-close }.
unbanned-now = { $who } może znowu siadać tu do stołów.
trouble-openers-only = Stoły może tu otwierać tylko { $role }.
trouble-banned = Nie możesz siadać do stołów na tym serwerze. Może to zmienić jego moderacja.
trouble-moderators-ban = Mogą to robić tylko osoby, które zarządzają tu wiadomościami lub kanałami.
trouble-many-banned = Lista zablokowanych osób jest pełna ({ $most }). Najpierw odblokuj kogoś innego.

## Prywatność

command-privacy = prywatność
command-privacy-description = Co bot o tobie przechowuje: przeczytaj to albo usuń
privacy-title = Co ten bot o tobie przechowuje
privacy-kept = Twój numer na Discordzie i twoje imię przy każdym stole, twoje decyzje, talie, komentarze i ustawienia. Nic więcej i żadnych wiadomości.
privacy-seen = Ręce są tajne do końca meczu. Inni widzą tylko to, co widać przy stołach.
privacy-how-long =
    { $days ->
        [0] Zakończone mecze nie są usuwane.
        [one] Zakończone mecze są usuwane po jednym dniu.
       *[other] Zakończone mecze są usuwane po { $days } dniach.
    }
privacy-erase = Jeśli usuniesz swoje dane, w trwających meczach twoje miejsca zajmie komputer, a zakończone pozostaną bez twojego imienia.
button-export = Wyślij mi wszystko
button-erase = Usuń moje dane…
button-erase-yes = Usuń wszystko
button-erase-no = Zostaw
privacy-exported = Wszystko, co bot o tobie przechowuje.
privacy-sure = Usunąć twoje talie, komentarze i ustawienia oraz twoje imię ze wszystkich meczów? Trwające mecze dokończy za ciebie komputer. Tego nie można cofnąć.
privacy-not = Nic nie zostało usunięte.
privacy-erased = Wszystkie twoje dane zostały usunięte. Wiadomości już wysłane na kanały tam pozostają; o ich usunięcie poproś moderację serwera. Jeśli serwer zablokował ci dostęp do stołów, blokada pozostaje.
