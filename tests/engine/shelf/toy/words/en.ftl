toy-title = High card
toy-option-tricks = Tricks
toy-option-mood = Mood
toy-option-mood-calm = calm
toy-option-mood-wild = wild
toy-card-low = Low
    .many = Lows
    .text = Adds 1.
toy-card-middle = Middle
    .text = Adds 3.
toy-card-high = High
    .text = Adds 5.
toy-mission-dawn = Dawn
    .scene = The night is nearly over.
    .goal-1 = Win a trick.
    .goal-2 = Win another.
    .turn-1 = The sun rises.
toy-event-turning-point = { $moment }
toy-zone = square { $name }
toy-ask-lay = Which card do you lay for trick { $trick }?
toy-ask-prize = { $seat } took the trick. Draw a card?
toy-do-lay = Lay { $card }
toy-do-draw = Draw a card
    .done = drew
toy-do-pass = Draw nothing
    .done = passed
toy-event-card-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
toy-event-trick-won = { $seat } takes the trick with { $card } and a { $die }.
toy-why-alone = The most tricks.
toy-why-tie = As many tricks each.
toy-moved-house = Moved house: from { $place } to { $place }.
