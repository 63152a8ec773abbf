### Looking through a match: moments, comments, exports, going on from a moment.

## A moment

button-replay = Replay
moment-title = **Replay** · { $game } · { $players }
moment-at = decision { $place } of { $total }
moment-now = now
moment-end = the end
moment-eyes = View: { $eyes }
eyes-open = all cards open
eyes-public = as onlookers saw it
eyes-of = as { $name }
eyes-choose = Whose view
step-decision = ◀ ▶ by decision
step-turn = ◀ ▶ by turn
step-round = ◀ ▶ by round
step-choose = How far ◀ and ▶ go
moment-more =
    … { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
moment-hand = { $name }, hand: { $cards }
button-share = Share
button-comment = Comment
button-continue = Play on from here
button-export-page = Web page
button-export-animation = Animation
moment-alone = only to { $name }: { $line }
button-export-file = File
moment-shared = { $who } shows a moment of a match:
button-moment-open = Look through it from here
trouble-replay-rules = The rules were corrected after this match, so it can no longer be replayed as it was played. The log still tells it as it was.
trouble-replay-not-over = This is possible once the match is over.

## Comments

comment-title = Comment on this moment
comment-label = What do you want to say?
comment-hint = An empty text takes your comment back

## Going on

continue-how = **Play on from this moment** with the same cards and shuffles, at a table of its own. With whom, and on which side?
continue-side = On which side
continue-as = as { $name }
button-continue-alone = Alone against computers
button-continue-friends = With friends
continues-from = Goes on from a moment of match { $match }; its cards and shuffles are the same.
button-origin = Where it began
trouble-continue-over = The match is over at this moment. Choose an earlier one.

## The web page of a match

web-first = First moment
web-back = Back
web-on = On
web-last = Last moment
web-play = Play
web-stop = Stop
web-keys = Keys: ← → back and on, Home and End, space plays
web-log = Log
web-moment = Moment
web-language = Language

## Exports

export-page = The whole match as a page for any browser: save the file and open it. It needs no network.
export-animation = The whole match, turn by turn.
trouble-export-off = This bot draws no pictures, so it makes no exports. The log and the file contain the whole match.
trouble-export-busy = Several exports are being made already. Please try again in a minute.
trouble-export-late = This export took too long and was given up. Please try again later.

## Since one’s last turn

since-title = Since your last turn
since-more =
    … { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
button-since = What happened ({ $count })
since-nothing = Nothing has happened since your last decision.
table-asked = asked { $since }

button-costly = My costliest decisions
button-costly-look = Look at it
costly-title = { $count ->
    [0] Your decisions
    [one] The decision that cost you most
   *[other] The { $count } decisions that cost you most
}
costly-begun = Looking back at the match. This takes some seconds, and up to a minute if the bot is busy. You can go on meanwhile: the answer comes here.
costly-going-on = This is a first answer: { $looked } of your { $total } decisions so far.
costly-partly = There was time for { $looked } of your { $total } decisions.
costly-none = An adept would have decided as you did, or nearly so.
costly-made = You chose: **{ $what }**
costly-better = An adept would have chosen: **{ $what }** ({ $loss ->
    [one] about one more win
   *[other] about { $loss } more wins
} in 100 such matches)
costly-whole = The position as a whole becomes better, not one thing alone.
costly-how = Estimated from what you could see then; hidden cards are guessed.
trouble-no-costly = The bot is too busy to rate your decisions now. Try again later.
trouble-costly-under-way = I am already looking back at this match; the answer comes in the message above. If you have closed it, press again in a minute.
