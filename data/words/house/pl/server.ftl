### What the managers of a server choose, and tables in threads.

## What managers choose for a server

settings-server-managers = -# Mogą to zmienić tylko osoby zarządzające serwerem.
settings-game = Domyślna gra: { $value }
settings-house-pace = Tempo nowych stołów: { $value }
settings-threads = Wątek dla każdego stołu: { $value }
threads-off = nie
threads-on = tak
openers-choose = Kto może otwierać stoły
closers-all = Stoły zamykają moderujący kanał.
closers-role = Stoły zamykają { $role } i moderujący kanał.
closers-choose = Kto poza moderacją może zamykać stoły
played-everywhere = wszędzie
played-nowhere = nigdzie
played-where = Gdzie się gra: { $game }
played-choose = Gdzie się gra?
button-played-everywhere = Graj wszędzie: { $game }
button-played-nowhere = Nie graj tu: { $game }
trouble-played-elsewhere = Na tym kanale nie gra się w „{ $game }”, tylko tutaj: { $places }.
trouble-played-nowhere = Na tym serwerze nie gra się w „{ $game }”. Zarządzający serwerem mogą to zmienić przez `/{ command-settings } { command-server }`.
trouble-closers-only = Stół mogą zamknąć tylko { $role } i osoby, które zarządzają tu wiadomościami lub kanałami.
trouble-no-threads-here = Ten kanał nie ma wątków. Otwórz stół na innym kanale.

## Tables in threads

thread-name = { $game } · { $name }
thread-opened = Twój stół czeka: { $thread }
button-thread = Otwórz wątek
permission-create-public-threads = Tworzenie publicznych wątków
