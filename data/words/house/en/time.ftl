### Time at the tables: paces, clocks, notices, pauses, vacations.

house-pace = Pace
house-pace-none = no clock
house-pace-none-hint = as much time as everybody likes
house-pace-live-25 = 25 min, +20 s a turn
house-pace-live-25-hint = live and quick: 25 minutes each, and each turn adds 20 seconds
house-pace-live-60 = 60 min, +40 s a turn
house-pace-live-60-hint = live: an hour each, and each turn adds 40 seconds
house-pace-evening = 3 h, +5 min a turn
house-pace-evening-hint = an evening: 3 hours each, and each turn adds 5 minutes
house-pace-days = 3 d, +12 h a turn
house-pace-days-hint = over days: 3 days each, and each turn adds 12 hours
house-pace-week = 7 d, +1 d a turn
house-pace-week-hint = over weeks: 7 days each, and each turn adds a day
house-pace-weeks = 21 d, +3 d a turn
house-pace-weeks-hint = at leisure: 21 days each, and each turn adds 3 days
house-zero = At zero
house-zero-others = the others decide
house-zero-computer = the computer plays
house-zero-lost = the seat has lost
house-quiet = At night
house-quiet-runs = clocks run on
house-quiet-own = quiet hours
house-quiet-own-hint = each player’s clock stops in the hours set with /{ command-notify }
lobby-quiet = -# 🌙 Each player’s clock stops in that player’s own quiet hours. Set yours with `/{ command-notify }` before the match begins: they stay the same until its end.

## Clocks

span-of-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
span-of-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
span-of-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
clock-left = { $name } { $left }
clock-until = { $name } { $until }
clock-over = { $name } 0:00
clock-paused = Paused until { $until }
clock-own-left = Your time: { $left }
clock-own-until = Your time ends { $until }
clock-away = { $name } is on vacation until { $until } (clock stopped)
vacation-of = { $name } is on vacation until { $until }
clock-own-away = You are on vacation until { $until }; your time stands still.
clock-own-quiet = Your time stands still from { $start } to { $end }: your quiet hours
clock-quiet = { $name }: clock stops from { $start } to { $end } (quiet hours)
clock-own-over-alone = Your time is up. You may still answer.
clock-own-over = Your time is up. You may still answer until the others decide.

## Notices

call-reminder = { $who }: your time is running out.
call-more = { $who }: you have more time.
call-closed = This notice is no longer current.
call-where = { $table } · { $link }
time-up = { $name } has no time left. { $who }: what now?
button-more-time = Give more time
button-over-computer = Let the computer play
button-claim = Declare the seat lost
over-some = Noted. { $who } must agree too.
over-more = { $name } gives { $seat } more time: { $span }, until { $until }.
over-computer = The computer plays for { $seat }, who can come back at any time.
over-claim = { $seat } ran out of time and is out of the match.
trouble-time-left = { $name } still has time.

## Pauses and vacations

command-pause = pause
command-pause-description = Stop the clocks of this match for some days; all must agree
command-resume = resume
command-resume-description = End a pause early; all must agree
option-days = days
option-days-description = For how many days
pause-ask =
    { $name } would like to pause this match for { $days ->
        [one] 1 day
       *[other] { $days } days
    }. { $who }: do you agree?
resume-ask = { $name } would like to play on now. { $who }: do you agree?
pause-done = The match is paused until { $until }. No clock runs, but you may still play.
resume-done = The match goes on.
pause-refused = { $name } says no: nothing changes.
request-pause-over = -# Somebody wanted to pause this match, or to play on. This request is closed.
trouble-pause-too-long = A pause may last { $most } days at most.
trouble-paused = This match is paused already.
trouble-not-paused = This match is not paused.
trouble-no-clock = No clock runs at this table.
command-vacation = vacation
command-vacation-description = Stop your clocks in all slow matches for some days; 0 ends it
vacation-begun =
    Have a good time. Until { $until } your clocks are stopped in all matches that are played over days. { $left ->
        [one] 1 day of vacation is left this year.
       *[other] { $left } days of vacation are left this year.
    }
vacation-over =
    Welcome back. Your clocks run again. { $left ->
        [one] 1 day of vacation is left this year.
       *[other] { $left } days of vacation are left this year.
    }
trouble-on-vacation = You are on vacation already.
trouble-no-vacation = You are not on vacation.
trouble-vacation-too-long = That is too long: at most { $most } days at once, and { $left } more this year.

## Hands for onlookers

command-hands = hands
command-hands-description = Let onlookers see all cards of earlier rounds; all must agree, 0 hides them
option-rounds = rounds
option-rounds-description = After how many whole rounds onlookers see a moment
hands-ask =
    { $name } would like onlookers to see all hands, { $rounds ->
        [one] one whole round later
       *[other] { $rounds } whole rounds later
    }. { $who }: do you agree?
hands-done =
    Onlookers may now look back with all cards open, at everything that lies { $rounds ->
        [one] a whole round back
       *[other] { $rounds } whole rounds back
    }: `/{ command-match } { command-replay }`. Any player hides the hands again with `/{ command-match } { command-hands }`.
hands-open =
    Onlookers see all hands { $rounds ->
        [one] one round later
       *[other] { $rounds } rounds later
    }.
hands-refused = { $name } says no: the hands stay hidden.
hands-hidden = { $name } hides the hands from onlookers again.
request-hands-over = -# Somebody wanted onlookers to see earlier hands. This request is closed.
trouble-hands-open-already =
    Onlookers see the hands { $rounds ->
        [one] one round later
       *[other] { $rounds } rounds later
    } already.

## Substitutes

command-substitute = substitute
command-substitute-description = Give a seat to a person or the computer (moderators)
option-substitute = person
option-substitute-description = Who takes the seat (if you name nobody, the computer does)
substitute-person = { $who } gave the seat of { $seat } to { $name }.
substitute-computer = { $who } gave the seat of { $seat } to the computer.
trouble-moderators-only-seats = Only those who may manage messages or channels here can give a seat to somebody else.
trouble-bots-do-not-play = A bot cannot take a seat. Leave the person out, and the computer plays.

## Lists

command-waiting = waiting
command-waiting-description = The tables of all servers that wait for you
command-open-tables = list
command-open-tables-description = The open tables of this server
waiting-none = No table waits for you.
waiting-title =
    { $count ->
        [one] **1 table waits for you**
       *[other] **{ $count } tables wait for you**
    }
tables-none = No table is open on this server. `/{ command-play }` opens one.
tables-title =
    { $count ->
        [one] **1 open table**
       *[other] **{ $count } open tables**
    }
waiting-place = { $channel } · { $server }
waiting-line = **{ $game }** · { $place }
waiting-players = { $players } – { $what }
waiting-until = ⏳ Your time ends { $until }
waiting-since = asked { $since }
waiting-lobby = waits in its lobby
waiting-plays = is being played
waiting-on = waiting for { $who }
button-there = Go there

## Preferences

command-notify = notify
command-notify-description = How you learn that it is your turn, and your quiet hours
option-how = how
option-how-description = How you learn that it is your turn
option-quietfrom = quiet-from
option-quietfrom-description = The hour at which your quiet hours begin
option-quietto = quiet-to
option-quietto-description = The hour at which they end; the same hour means none
option-zone = zone
option-zone-description = Your time zone, by the name of a city
notices-mention = a mention at the table
notices-direct = a direct message
notices-none = no notice
settings-notices = My turn: { $value }
option-notices = turns
option-notices-description = How you learn that it is your turn
notify-title = **Notices**
notify-options = To change this, add options to the command: { $options }
notify-how = When it is your turn: { $how }
quiet-none = Quiet hours: none
quiet-hours = Quiet hours: from { $start }:00 to { $end }:00 ({ $zone })
quiet-in-matches = -# A match that has begun keeps the quiet hours that you had at its beginning.
trouble-no-zone = Name your time zone too: type the name of a city near you.
trouble-unknown-zone = There is no time zone “{ $zone }”. Type the name of a city, and choose one of the suggestions.
trouble-no-hours = Give both hours: when it begins and when it ends.
trouble-quiet-too-long = Quiet hours may last { $most } hours at most.
