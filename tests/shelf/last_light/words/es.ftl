last-light-title = Última luz
last-light-box = Última luz
    .line = Una carrera a oscuras
    .holds = ocho lugares
    .about = Hay luz en la torre y la noche es corta. Camina hasta donde te dejen tus cartas, y nunca hacia donde espera el caminante.
last-light-option-rounds = Rondas hasta la noche

last-light-place-gate = Puerta
    .to = a la puerta
    .at = en la puerta
last-light-place-well = Pozo
    .to = al pozo
    .at = en el pozo
last-light-place-mill = Molino
    .to = al molino
    .at = en el molino
last-light-place-market = Mercado
    .to = al mercado
    .at = en el mercado
last-light-place-chapel = Capilla
    .to = a la capilla
    .at = en la capilla
last-light-place-bridge = Puente
    .to = al puente
    .at = en el puente
last-light-place-orchard = Huerto
    .to = al huerto
    .at = en el huerto
last-light-place-tower = Torre
    .to = a la torre
    .at = en la torre
last-light-zombie-walker = Caminante
last-light-card-careful = Paso prudente
    .text = Camina { $steps } lugar.
last-light-card-quick = Paso vivo
    .text = Camina { $steps } lugares.
last-light-pile-deck = Mazo
last-light-pile-discard = Jugadas
last-light-fact-left = Pasos hasta la torre
last-light-fact-rounds-left = Rondas que quedan

last-light-ask-walk = { $you ->
    [yes] Estás { $place_at }. ¿Adónde vas?
   *[no] { $seat } decide adónde va.
}
last-light-do-walk = Ir { $place_to } ({ $card })
last-light-do-wait = Esperar
last-light-no-ll-03 = Ahí está el caminante: nadie va { $place_to }.
    .short = ahí está el caminante
last-light-event-card-drawn = { $you ->
    [yes] Robas { $card }.
   *[no] { $seat } roba una carta.
}
last-light-event-walked = { $you ->
    [yes] Vas { $place_to }.
   *[no] { $seat } va { $place_to }.
}
last-light-event-walker-came = El caminante llega { $place_to }.
last-light-event-caught = { $you ->
    [yes] El caminante te ha alcanzado: vuelves corriendo { $place_to }.
   *[no] El caminante ha alcanzado a { $seat }, que vuelve corriendo { $place_to }.
}
last-light-why-tower = Alguien ha llegado a la torre.
last-light-why-night = La noche se queda con todos.
