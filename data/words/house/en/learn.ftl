### Guided first matches, and what beginners read.

command-learn = learn
command-learn-description = Learn a game in a guided first match against the computer
learn-title = Learn a game
learn-what = A guided first match against the computer, step by step. Only you see it. You can leave it at any time and go on later.
learn-under-way = You are in the middle of a lesson: **{ $game }**. Go on with it, or begin another; then this one ends.
button-learn = Learn
button-learn-on = Go on: { $game }
button-learn-game = Learn: { $game }
beginner-is-on = In matches, a line says what each main question is for.
beginner-is-off = In matches, nothing says what a question is for.
button-beginner-on = Show what questions are for
button-beginner-off = Hide what questions are for
settings-beginner = What questions are for: { $value }
beginner-auto = shown until your first match is over
beginner-on = always shown
beginner-off = not shown
lesson-step = Step { $number } · { $done }% done
lesson-free = -# The lesson goes on in a moment. Answer this as you like.
lesson-skip = How do you want to leave the lesson? You can play on from here without help, as in an ordinary match, or end the match.
lesson-ended = The lesson is over. Come back whenever you like.
button-lesson-next = Next ▶
button-lesson-skip = Skip the lesson
button-lesson-play = Play on without help
button-lesson-end = End here
button-lesson-back = ◀ Back to the lesson
button-legend = Legend
trouble-no-lesson = There is no lesson for that game now.

grade-easy = Easy
grade-medium = Medium
grade-hard = Hard

house-advice = Advice
house-advice-on = on request
house-advice-on-hint = players may ask the computer for advice
house-advice-off = none
button-advice = Advice
button-advised = Do this
advice-adept = An adept would choose: **{ $what }**
advice-quick = No adept could think it over just now. Simple rules say: **{ $what }**
advice-know = Worked out from what you can see. Hidden cards are guessed.
advice-steady = Nothing else looks clearly better.
advice-only = There is no other answer.
trouble-no-advice = At this table nobody gets advice.
