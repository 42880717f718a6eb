# El árbitro de una mesa de verdad: sus preguntas, lo que no puede ser en una posición y cómo arreglarlo.

referee-ask-dice = { $count ->
    [one] ¿Qué ha salido en el dado? Falta 1 dado.
   *[other] ¿Qué ha salido en los dados? Faltan { $count } dados.
}
referee-ask-dice-of = { $count ->
    [one] ¿Qué ha sacado { $who }? Falta 1 dado.
   *[other] ¿Qué ha sacado { $who }? Faltan { $count } dados.
}
referee-ask-card = ¿Qué carta salió?
referee-ask-card-for = ¿Qué carta salió para { $place }?
referee-no-sight = En este juego no hay líneas de visión.
referee-no-odds = Eso no lo deciden ni dados ni cartas.
referee-no-votes = Solo en City of Horror se vota.
referee-no-fight = Nadie lucha contra «{ $name }»: ninguna carta con poder se llama así.
referee-not-counted = Antes de la tirada no se puede contar ninguna carta «{ $name }».
referee-no-pointing = { $voter } no puede señalar a { $against } aquí: solo vota quien está, y solo se nombra a quien está.
referee-unknown-place = Ningún lugar de este tablero se llama «{ $name }».
referee-unknown-figure = Nadie de esta mesa se llama «{ $name }».
referee-sees = { $count ->
    [0] No ve a nadie.
    [one] Ve figuras en 1 lugar.
   *[other] Ve figuras en { $count } lugares.
}
referee-fight = { $who } lucha contra un poder de { $power } con un bono de { $added }.
referee-vote-attack = { $count ->
    [one] 1 zombi en { $place }: hay ataque.
   *[other] { $count } zombis en { $place }: hay ataque.
}
referee-vote-sharing = { $place }: se vota quién reparte.
referee-vote-none = { $count ->
    [0] No hay zombis en { $place }: ni ataque ni votación.
    [one] 1 zombi en { $place } no basta para atacar.
   *[other] { $count } zombis en { $place } no bastan para atacar.
}

referee-problem-other = Esta posición no puede ser: { $message }
referee-problem-nobody = Todavía no hay nadie en el tablero: pon el primer Personaje.
referee-problem-players = { $count ->
    [0] Todavía no hay nadie en el tablero: juegan de { $low } a { $high }.
    [one] Solo hay 1 jugador en el tablero: juegan de { $low } a { $high }.
   *[other] Hay { $count } jugadores en el tablero: juegan de { $low } a { $high }.
}
referee-problem-place = Ningún lugar de este tablero se llama «{ $word }».
referee-problem-figure = Nadie ni nada de esta caja se llama «{ $word }».
referee-problem-card = Ninguna carta ni habilidad de esta caja se llama «{ $word }».
referee-problem-door = En este tablero no hay una puerta «{ $word }».
referee-problem-twice = { $name } está en { $first } y en { $last }, y solo hay uno.
referee-problem-count = { $name }: { $count } en el tablero, y en la caja hay { $box }.
referee-problem-wounds = { $name } tiene { $count } Heridas; con { $deadly } se muere.
referee-problem-full = { $place }: { $count } zombis, y en un lugar caben { $limit }.
referee-problem-owner = ¿De quién es { $name }?
referee-problem-first = El Jugador Inicial, { $owner }, no tiene ningún Personaje en el tablero.
referee-fix-rename = «{ $word }» debe ser «{ $other }»
referee-fix-away = Quitar «{ $word }» de { $place }
referee-fix-keep = Dejar a { $name } en { $place }
referee-fix-fewer = Quitar { $count } ({ $name }) de { $place }
referee-fix-wounds = { $count ->
    [one] { $name } tiene 1 Herida
   *[other] { $name } tiene { $count } Heridas
}
referee-fix-dead = { $name } ha muerto: fuera del tablero
referee-fix-healthy = { $name } no tiene Heridas
referee-fix-owner = { $name } es de { $owner }
referee-fix-first = El Jugador Inicial es { $owner }

referee-choices = Ahora se puede:
referee-refused = Ahora no se puede:
referee-nothing-wrong = Esta posición es posible.
referee-shares = { $owner }: { $count ->
    [one] 1 voto
   *[other] { $count } votos
}
referee-outcome = Sale { $elected }.
referee-outcome-tie = Empate entre { $elected }: { $decider } nombra a uno.
referee-outcome-when = Si { $when }:
referee-points = { $voter } señala a { $against }
referee-chance = { $percent } de 100: { $sentence }
referee-seen = { $place }, { $distance ->
    [one] 1 Zona
   *[other] { $distance } Zonas
}: { $figures }
referee-unseen = No se ve: { $figures } en { $place }
referee-unknown-cards = { $count ->
    [one] No se conoce 1 carta de la mano: también podría jugarse.
   *[other] No se conocen { $count } cartas de la mano: también podría jugarse alguna.
}
referee-reached = La posición después:
