### What the bot itself says, whatever the game.

## Anywhere

labelled = { $name }: { $text }

## The lobby

lobby-title = ## { $game }
lobby-format = -# Format: { $format }
lobby-seats = -# { $least } to { $most } seats
lobby-waits = -# ⏳ Not ready yet. { $reasons }
lobby-settings = **Settings of this match** – they hold for everybody at the table.
lobby-seat = **{ $number }.** { $who }
lobby-brings = { $seat } — { $deck }
lobby-cancelled = *This table was closed before it began.*
lobby-abandoned = *This table closed itself: nobody pressed anything here for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }.*
house-undo = Take-backs
house-undo-free = free
house-undo-free-hint = until something is revealed; after that, if all agree
house-undo-asked = if all agree
house-undo-asked-hint = each time only if all agree
house-undo-never = none
house-log = Log
house-log-everybody = open to all
house-log-everybody-hint = everybody may read it during the match
house-log-players = players only
house-log-players-hint = during the match only the players may read it
seat-empty = *free seat*
seat-computer = Computer
seat-erased = Erased player
computer-plays = Level of play: { $level }
deck-none = *no deck chosen*
deck-own = *a deck of their own*
deck-any = *any deck*
deck-choose = Which deck do you play?
select-deck = Choose a deck
select-deck-look = Choose a deck to look at
deck-random = A random deck…
deck-random-hint = Drawn from all cards of a clan when the match begins
deck-random-choose = For which clan should the random deck be? It is drawn from all cards when the match begins.
deck-random-of = a random deck ({ $clan })
select-clan = Choose a clan
deck-none-fits = No prepared deck fits this format, and you have saved no deck of this game. `/{ command-decks } { command-save }` saves one.
button-open = Open a table
button-open-game = Open a table: { $game }
button-join = Join
button-deck = Choose deck
button-computer = Add the computer
button-dismiss = Remove the computer
button-watch = Only watch
button-settings = Settings
level-choose = How the computer plays
level-all = All computers
level-random = Random
level-random-hint = any legal answer
level-novice = Novice
level-novice-hint = plays by simple rules and slips now and then
level-adept = Adept
level-adept-hint = thinks a moment ahead
level-master = Master
level-master-hint = thinks longer
level-in-full = { $level } – { $hint }
button-start = Start
button-cancel = Cancel

## The table

table-title = ## { $game } – { $players }
waiting-for = Waiting for { $who }
waiting-thinks = { $who } is thinking…
waiting-for-what = Waiting for { $who } – { $what }
answer-given = -# Your answer: { $what }
ahead-waits = -# Your answer is kept: it is given when the others have passed. If they act, you are asked again.
table-left = No longer at the table: { $who }
seed-hash = The shuffles are sealed: SHA-256 { $hash }
seed-revealed = The seed was `{ $seed }`, its SHA-256 `{ $hash }`.
button-hand = My hand
button-log = Log
button-undo = Take back
call-players = { $who }: it is your move.
table-closed = This table was closed before its end.
table-untouched = This table closed itself: nobody played here for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
closed-by = { $who } has closed this table.
aside-by = { $who } has set aside the match of this channel, which cannot be read now. Nothing was deleted.
updated-asked = The bot was updated. The table is as you left it, but this question now follows the corrected rules.
updated-resumed = The bot was updated, and its rules were corrected. The match goes on exactly where it was. Decisions made before the update cannot be taken back.
updated-back =
    The bot was updated, and its rules were corrected. The match goes on from the last point that the new rules do not change: { $lost ->
        [one] the last decision has
       *[other] the last { $lost } decisions have
    } to be made again.
updated-unchecked = The bot was updated. The version that saved this match stored no data to check it with. Please make sure that everything is as you left it.
button-text = Table as text
button-table = Table

## A question

button-confirm = Confirm
button-confirm-what = Confirm: { $what }
button-confirm-count = Confirm ({ $count } chosen)
button-too-few = { $picked } of { $least } chosen
button-too-few-yet = { $picked } chosen, at least { $least } needed
button-too-many = { $picked } chosen, at most { $most } allowed
button-page-back = ◀ Back
button-page-on = More ▶
page-of = { $page }/{ $pages }
select-several = Choose, then close the list
button-pass-too = { $what }, { $then }
button-nothing = Nothing
button-any-order = In any order
select-act-first = Act first: a card, an ability …
select-within = { $what } → …
select-toward = … → { $what }
select-last = Play one more, then pass …
button-then-pass = … and pass my first action
picked-unnamed = Picked
picked-sum = In all
picked-exactly = { $group }: { $picked } of { $least }
picked-of =
    { $least ->
        [0] { $group }: { $picked } of at most { $most }
       *[other] { $group }: { $picked } ({ $least } to { $most })
    }
stepped = { $what }: { $taken } of { $times }
stepped-selected = { $taken } of { $times }
option-by = { $subject } – { $ability }
option-copies = { $what } (×{ $count })
button-clear = Clear
only-passing = -# Passing is all you can do here. You are asked all the same, so that nobody can tell what you hold.
nothing-lacking = -# Ready to confirm.
still-to-choose = -# Still to choose: { $what }
select-pass-more = Pass more …
select-more = Table, log and more …
select-more-passing = Pass more, table, log …
select-others = Others …
button-unfold = Hand ▾
button-fold = Hand ▴
button-texts = Texts
button-close = ✕ Close
texts-none = There is nothing to read here.
button-whole-entry = Whole entry
trouble-draft-lost = Your picks here have changed. Please look again.

## The log

log-title = **Log, page { $page } of { $pages }**
log-updated = -# The bot was updated here, and the match went on as it stood.
log-empty = Nothing has happened yet.

## Ending and taking back

resign-sure = Do you really want to give this match up?
resign-done = You have resigned.
resign-not = The match goes on.
quit-sure = Do you really want to leave this match? The others play on without you, and you cannot come back.
quit-done = You have left the match. The others play on.
button-resign = Resign
button-quit = Leave the match
button-play-on = Play on
undo-done-own = Your last decision is taken back.
undo-not = You play on, and nothing is taken back.
undo-asked = The others have been asked.
undo-ask = { $name } would like to take back the last decision. { $who }: do you agree?
undo-what = What would be taken back: { $what }
undo-yes = { $name } agrees: the last decision of { $asker } is taken back.
undo-some = { $name } agrees that the last decision of { $asker } is taken back. { $who }: do you agree too?
undo-no = { $name } says no: the last decision of { $asker } stands.
button-consent = Agree
button-refuse = No
seat-lent = Computer (for { $name })
seat-ask-computer = { $name } would like the computer ({ $level }) to play on for a while. { $who }: do you agree?
seat-ask-person = { $name } would like to take over the seat of { $seat }. { $who }: do you agree?
seat-done-computer = { $name } has handed over to the computer ({ $level }), and can come back at any time.
seat-done-person = { $name } takes over the seat of { $seat }.
seat-refused = { $name } says no: nobody changes seats.
request-undo-over = -# { $name } wanted to take a decision back. The match has gone on since, so this request is closed.
request-seat-over = -# Somebody was to take over a seat. This request is closed.
request-again-over = -# Somebody wanted a rematch. This request is closed.
request-again-agreed = -# All agreed to play again.
seat-released = Somebody else plays at this seat now.
seat-lent-out = The computer plays for you. You can come back at any time.
button-sit-back = Take my seat back

## After the end

button-rematch = Rematch
button-rematch-exchanged = Rematch, sides exchanged
button-rematch-changed = Rematch with new choices
rematch-ask-same = { $name } would like a rematch. { $who }: will you play again?
rematch-ask-exchanged = { $name } would like a rematch with the sides exchanged. { $who }: will you play again?
rematch-ask-changed = { $name } would like a rematch for which everybody may choose anew. { $who }: will you play again?
rematch-waits = You have asked already: { $who } has not agreed yet.
rematch-noted = Noted: you want to play again. { $who } has not agreed yet.
rematch-agreed = Agreed so far: { $who } ({ $count } of { $total })
replay-said = The whole match, decision by decision. With Teahouse’s code, `python -m engine replay { $file }` reads it again.

## Settings
settings-server = **This server**
settings-me = **Your settings**
settings-language = Language: { $value }
settings-shown = Table: { $value }
settings-rules-game = Rules looked up: { $value }
settings-asked = When to ask me, in new matches: { $value }
shown-picture = as a picture
shown-text = as text

## On this machine

local-channel = tea-room
local-topic = /{ command-play } opens a table
local-greeting = **Welcome!** Press *{ button-open }: …* (or type `/{ command-play }` below), then *{ button-deck }*. The other player presses *{ button-join }*: change between { $first } and { $second } under *Viewing as*, or open this page in a second tab. Alone? *{ button-computer }*. *{ $moderator }* may watch, change `/{ command-settings }`, close tables and seat substitutes.
local-moderator = Yumi (moderator)
local-ready = Teahouse on this machine: { $url }
local-help = Open it in two tabs and choose { $first } or { $second } under “Viewing as”; then press “{ button-open }: …”. Ctrl+C ends; the matches of this run end with it.
local-over = The teahouse is closed.

## What cannot be done

trouble-unknown-game = There is no game “{ $game }” here.
trouble-broken-game = Something is wrong with the game “{ $game }”, so it cannot be played until the fault is fixed. Its matches are kept. The bot’s log names the fault.
trouble-unknown-deck = There is no deck “{ $deck }”. The option’s suggestions show the decks that exist.
trouble-no-prepared-deck = No prepared deck fits the format of this table, so the computer has none to play. Let a person take the seat, or open a table in another format.
trouble-channel-taken = This channel already has a table: { $link }. Finish it first, or play elsewhere: a thread of this channel has room for a table of its own.
trouble-no-table-here = There is no open table in this channel. `/{ command-play }` opens one.
trouble-unknown-match = There is no match number { $match } any more.
trouble-at-its-table = You can do that only at the table itself: { $link }.
trouble-set-aside = Match { $match } cannot be read by this version of the bot ({ $version }), so it is set aside: it waits, and nothing in it was changed. A later version tries again to resume it. People who manage the server can also try again, with **/{ command-match } { command-retry }**. The channel is free for a new match.
trouble-match-damaged = Match { $match } cannot be read, because a part of the bot’s database is damaged. The match waits, and nothing in it was changed. The operator of this bot finds the cause in its log.
trouble-aside-taken = Match { $match } can be read again, but another match is open in its channel. It comes back when the channel is free.
trouble-nothing-aside = No match of this channel is set aside.
trouble-not-seated = You are not seated at this table.
trouble-not-started = This match has not started yet.
trouble-already-started = This match has already started.
trouble-cancelled = This table was closed.
trouble-undo-never = No decision can be taken back at this table: that was chosen in the lobby.
trouble-log-players = During this match only its players may read the log: that was chosen in the lobby.
trouble-over = This match is over.
trouble-not-over = This match is not over yet.
trouble-left = You have left this match.
trouble-already-seated = You already have a seat at this table.
trouble-table-full = All seats are taken.
trouble-no-computer = The computer has no seat at this table.
trouble-people-play = Other people play at this table too.
trouble-too-many-computers = That is too many: beside you there is room for { $most }.
trouble-brought-already = Somebody at this table plays that already.
trouble-seats-free =
    { $count ->
        [one] There is still a free seat.
       *[other] { $count } more players are needed.
    }
trouble-no-deck = { $name } has not chosen a deck yet.
trouble-nothing-brought = There is nothing to choose before this match: press Start when everybody is seated.
trouble-old-question = That button belonged to an earlier question.
trouble-old-button = That button is no longer in use.
trouble-option-gone = That choice is no longer there.
trouble-already-answered = You have answered already.
trouble-changed-meanwhile = The table changed in the meantime. Please look again.
trouble-own-consent = Another player must agree, not you.
trouble-no-such-seat = There is no such seat at this table.
trouble-seat-left = { $name } has left this match: nobody can take that seat over.
trouble-last-person = Nobody else would be left at the table, and the computers would play the match to its end. The match waits while its last player is away. `/{ command-match } { command-resign }` ends it.
trouble-missing-permission = I cannot show a table in this channel. Missing permissions: { $permission }.
trouble-forbidden = Discord does not let me do that here. Please check my permissions in this channel.
trouble-unexpected = Something went wrong on my side. Nothing was changed; please try again.
trouble-cooldown = You have asked me a lot in the last minute. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and ask again.
trouble-store-busy = Another program is using my records right now, so I could not save this. Nothing was changed; please try again in a few seconds.
trouble-store-unwritable = I cannot save anything at the moment. Nothing was changed; please try again later. The operator of this bot finds the cause in its log.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
trouble-moderators-only = Only those who may manage messages or channels here can close a table.
trouble-managers-only = Only those who may manage the server can change this.
trouble-table-hidden = I may no longer show the table in this channel; please check my permissions. The match goes on here, and `/{ command-match } { command-show }` puts the table back.
trouble-channel-gone = The channel of this table is gone. `/{ command-match } { command-show }` in another channel puts the table there.

## Why the rules refuse

refused-other = The rules do not allow that.
refused-match-over = This match is over.
refused-already-left = You have left this match already.
refused-not-asked = It is not your turn to decide.
refused-unknown-option = That choice is no longer there.
refused-repeated-option = The same thing was chosen twice.
refused-not-together = That cannot be chosen together with anything else.
refused-too-few = That is too few: at least { $least }.
refused-too-many = That is too many: at most { $most }.
refused-total-too-small = That adds up to too little: at least { $least } is needed.
refused-total-too-large = That adds up to too much: at most { $most }.
refused-unknown-setting = There is no setting “{ $setting }” in this game.
refused-not-seated = You are not seated at this table.
refused-nothing-to-undo = You have no decision to take back.
refused-undo-needs-consent = That can only be taken back when the other players agree.
refused-unknown-game = There is no game “{ $game }” here.
refused-no-answer = There is no legal choice.

## When to be asked

button-ask-again = Passing until { $span }: ask me again
button-wishes = When to ask me
wishes-title = **When do you want to be asked to act, react or interrupt?**
wishes-why = If I ask you only when you can act, each question shows the others that you can. When I do not ask you, I pass for you, and the log says that you passed.
wishes-never = Never for these cards
advance-title = **In advance**, until { $span } at the latest
button-unless-attacked = Pass until I am attacked
button-unless-aimed = Pass until a card is used on mine
span-attacked = you are attacked
span-aimed = a card is used on yours
met-attacked = ⏸ You were attacked, so I no longer pass for you.
met-aimed = ⏸ A card was used on yours, so I no longer pass for you.
met-dealt = ⏸ You got a card, so I no longer pass for you.
met-given = ✓ I gave the answer that you had chosen in advance.
met-unfit = ⏸ Your answer in advance does not fit this question, so it has ended.
met-unused = ⏸ Your answer in advance was not needed and has ended.
met-spent = ⏳ Your decision is taken back. The time that you used stays used; the others get theirs back.
met-unmet = ⏸ You had asked me to pass until something happened. It did not happen in time, so I ask you again.
select-never = Nothing so far
quiet-steps = -# This game has no quiet steps.
asked-usual = As usual
asked-usual-hint = Always, except in quiet steps. It does not depend on your hand, so it reveals nothing
asked-always = Always
asked-always-hint = Even when you can only pass. It does not depend on your hand, so it reveals nothing
asked-able = Only when I can do something
asked-able-hint = Faster, but then a pause shows that you could act
