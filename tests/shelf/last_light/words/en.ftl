last-light-title = Last Light
last-light-box = Last Light
    .line = A race in the dark
    .holds = eight places
    .about = There is a light in the tower, and the night is short. Walk as far as your cards allow, and never to where the walker waits.
last-light-option-rounds = Rounds until night

last-light-place-gate = Gate
    .to = to the gate
    .at = at the gate
last-light-place-well = Well
    .to = to the well
    .at = at the well
last-light-place-mill = Mill
    .to = to the mill
    .at = at the mill
last-light-place-market = Market
    .to = to the market
    .at = at the market
last-light-place-chapel = Chapel
    .to = to the chapel
    .at = at the chapel
last-light-place-bridge = Bridge
    .to = to the bridge
    .at = at the bridge
last-light-place-orchard = Orchard
    .to = to the orchard
    .at = at the orchard
last-light-place-tower = Tower
    .to = to the tower
    .at = at the tower
last-light-zombie-walker = Walker
last-light-card-careful = Careful step
    .text = Walk { $steps } place.
last-light-card-quick = Quick step
    .text = Walk { $steps } places.
last-light-pile-deck = Deck
last-light-pile-discard = Played
last-light-fact-left = Steps to the tower
last-light-fact-rounds-left = Rounds left

last-light-ask-walk = { $you ->
    [yes] You are { $place_at }. Where do you go?
   *[no] { $seat } decides where to go.
}
last-light-do-walk = Go { $place_to } ({ $card })
last-light-do-wait = Wait
last-light-no-ll-03 = The walker is there: nobody goes { $place_to }.
    .short = the walker is there
last-light-event-card-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws a card.
}
last-light-event-walked = { $you ->
    [yes] You go { $place_to }.
   *[no] { $seat } goes { $place_to }.
}
last-light-event-walker-came = The walker comes { $place_to }.
last-light-event-caught = { $you ->
    [yes] The walker was upon you: you run back { $place_to }.
   *[no] The walker was upon { $seat }, who runs back { $place_to }.
}
last-light-why-tower = The tower is reached.
last-light-why-night = The night has everybody.
