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

referee-question-fight = Probabilidades de una lucha
    .line = Dados, cartas que ayudan y lo que cuesta perder.
referee-zombiland-set-up = ¿Quién está dónde?
referee-zombiland-where = ¿Dónde está { $who }?
referee-zombiland-tap-piece = Toca una pieza y luego su casilla.
referee-zombiland-tap-space = { $who }: ahora toca una casilla.
referee-zombiland-put = Poner aquí a { $who }: { $place }
referee-zombiland-who-plays = Quiénes juegan, en sentido horario
referee-zombiland-not-playing = Todavía fuera del tablero
referee-zombiland-cards = { $held ->
    [0] sin cartas
    [one] 1 carta, { $known } conocidas
   *[other] { $held } cartas, { $known } conocidas
}
referee-zombiland-status = Qué ha sido del personaje
referee-zombiland-status-alive = sobreviviente
referee-zombiland-status-laid = muerto, a punto de levantarse
referee-zombiland-status-zombie = zombi
referee-zombiland-status-killed = zombi, fuera del tablero
referee-zombiland-status-dead = muerto, en el Equipo Sobreviviente
referee-zombiland-health = Salud
referee-zombiland-tokens = Fichas de Locación
referee-zombiland-remove = { $who } no juega
referee-zombiland-turn = De quién es el turno
referee-zombiland-fights = Contra qué lucha
referee-zombiland-before-roll = todavía nada: antes de mover
referee-zombiland-first = Jugador inicial
referee-zombiland-who-fights = ¿Quién lucha?
referee-zombiland-against = Contra
referee-zombiland-percent = { $percent } %
referee-zombiland-wins = gana { $who }
referee-zombiland-sum = Dado + { $added }, contra { $power }
referee-zombiland-six = Un 6 siempre gana.
referee-zombiland-rolled = Lo que salió
referee-zombiland-die-wins = gana
referee-zombiland-die-loses = pierde
referee-zombiland-total-wins = Un { $die }: { $total } de { $power }. Con eso gana.
referee-zombiland-total-loses = Un { $die }: { $total } de { $power }. No alcanza.
referee-zombiland-count-in = Cartas: toca para contarlas
referee-zombiland-card-now = { $who }, antes de la tirada
referee-zombiland-card-later = { $who }, tras una tirada que perdería
referee-zombiland-card-never = { $who } no puede jugarla en esta lucha
referee-zombiland-no-cards = Ninguna carta conocida suma en esta lucha.
referee-zombiland-rescue = { $who } puede jugarla ya: { $total } pasa a { $more }, y { $power } basta.
referee-zombiland-no-rescue = { $who } puede jugarla ya, pero { $more } no llega a { $power }.
referee-zombiland-loss = { $bites ->
    [one] Perder es 1 mordida: { $who } sigue con { $left } de Salud.
   *[other] Perder son { $bites } mordidas: { $who } sigue con { $left } de Salud.
}
referee-zombiland-loss-kills = { $bites ->
    [one] Perder es 1 mordida, y { $who } muere.
   *[other] Perder son { $bites } mordidas, y { $who } muere.
}
referee-zombiland-no-bites = Perder no trae mordidas.
referee-zombiland-leaves-out-cards = Las cartas que nadie ha nombrado no se cuentan. Pueden cambiar esto.

referee-question-votes = ¿A quién se comen?
    .line = Votos, empates y lo que cuesta cada ataque.
referee-question-acts = ¿Quién puede actuar?
    .line = Habilidades y cartas de ahora, y por qué no.
referee-city-choose-place = ¿Quién está dónde?
referee-city-who-is-in = ¿Quién está aquí? { $place }
referee-city-lies-in = En este lugar: { $place }
referee-city-whose = ¿De quién son?
referee-city-zombie = zombis
referee-city-antidote = Antídotos
referee-city-card = cartas tapadas
referee-city-exhausted = agotado
referee-city-hidden = oculto
referee-city-zombies = { $count ->
    [0] ningún zombi
    [one] 1 zombi
   *[other] { $count } zombis
}
referee-city-zombies-at = Zombis: { $place }
referee-city-more-zombies = Un zombi más: { $place }
referee-city-fewer-zombies = Un zombi menos: { $place }
referee-city-more = Uno más: { $what }
referee-city-less = Uno menos: { $what }
referee-city-attack = { $count ->
    [one] 1 zombi: hay ataque
   *[other] { $count } zombis: hay ataque
}
referee-city-no-attack = { $count ->
    [0] Ningún zombi: no hay ataque
    [one] 1 zombi: no hay ataque
   *[other] { $count } zombis: no hay ataque
}
referee-city-nobody = { $count ->
    [0] No hay nadie, ni zombis
    [one] No hay nadie, 1 zombi
   *[other] No hay nadie, { $count } zombis
}
referee-city-unknown = Lo que no pongas queda sin saber.
referee-city-table = Hora, momento y Jugador Inicial
referee-city-hour = Hora
referee-city-round = Ronda { $round } de 4
referee-city-moment = Momento
referee-city-phase-choice = Se eligen las cartas de Movimiento
referee-city-phase-invasion = Invasión
referee-city-phase-movement = Movimiento
referee-city-phase-resolution = Escenarios, desde el primero
referee-city-step = Paso en ese lugar
referee-city-step-use = antes de su efecto
referee-city-step-attack = antes del ataque
referee-city-step-sharing = antes del reparto
referee-city-first = Jugador Inicial
referee-city-not-said = sin decir
referee-city-leader = Zombi Rezagado
referee-city-players = Quiénes juegan
referee-city-clockwise = Toca los colores por orden de juego, en sentido horario.
referee-city-hands = Manos y Antídotos
referee-city-unknown-cards = cartas que nadie ha nombrado
referee-city-add-card = Añadir una carta: { $who }
referee-city-sides = Lados de los escenarios
referee-city-who-is-eaten = ¿A quién se comen? { $place }
referee-city-which-vote = Qué votación
referee-city-vote-next = La próxima
referee-city-vote-attack = Ataque
referee-city-vote-sharing = Reparto
referee-city-majority = { $total ->
    [one] Hay 1 voto en total.
   *[other] Hay { $total } votos; bastan { $enough } para un mismo jugador.
}
referee-city-decides = Decide { $who }.
referee-city-still-possible = Todavía puede pasar:
referee-city-result = Queda así:
referee-city-outcome-leader = { $who }: lo decide el Zombi Rezagado, no se vota.
referee-city-outcome-tie = { $votes ->
    [0] Nadie tiene votos: empatan { $people }.
    [one] Empate a 1 voto: { $people }.
   *[other] Empate a { $votes } votos: { $people }.
}
referee-city-outcome-votes = { $who }: { $votes } de { $total }.
referee-city-tie-decides = Desempata { $who } y dice quién reparte.
referee-city-shares-out = Reparte los suministros { $who }.
referee-city-with-points = { $who } ({ $points })
referee-city-tie-loses = Desempata { $who }. Está en juego: { $people }.
referee-city-loser-chooses = { $who } elige y pierde a uno: { $people }.
referee-city-dies = { $who } pierde a: { $people }.
referee-city-nobody-dies = Quienes están allí están ocultos: no muere nadie.
referee-city-points-at = { $who } señala a { $against }
referee-city-points-self = { $who } se señala a sí mismo
referee-city-points = { $who } señala a:
referee-city-who-points = ¿Quién señala a quién? Toca, o déjalo abierto.
referee-city-gives = { $count ->
    [one] { $who }.
   *[other] { $who }: { $count }.
}
referee-city-gives-none = { $who } no da ninguno.
referee-city-not-there = No tiene a nadie allí.
referee-city-before = Antes de votar, ¿quién puede actuar?
referee-city-now = ¿Quién puede actuar ahora?
referee-city-acts-count = { $may } de { $all }
referee-city-may = se puede
referee-city-may-not = no se puede
referee-city-may-use = La puede usar { $who }.
referee-city-may-play = La puede jugar { $who }.
referee-city-no-acts = Nadie tiene una habilidad ni una carta conocida para este momento.
referee-nobody-acts = Nadie actúa
referee-city-enter-vote = Han señalado así: seguir

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
referee-chance = { $percent } de cada 100: { $sentence }
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

# La página: qué mesa
referee-title = Árbitro
referee-start-title = ¿Qué hay en vuestra mesa?
referee-start-line = Poned aquí vuestra mesa de verdad y preguntad: contestan las reglas.
referee-which-game = Juego
referee-which-mission = ¿Qué misión?
referee-begin = Poner la mesa
referee-only-tiles = Solo losetas: montar mi mapa
referee-tiles = Losetas
referee-tile-there = Fila { $row }, columna { $column }: { $tile }, girada { $turn }°
referee-tile-none = Fila { $row }, columna { $column }: sin loseta
referee-add-column = Una columna más
referee-add-row = Una fila más
referee-carry-on = Seguir
referee-paste = Una posición: pegad un enlace o un texto
referee-open-pasted = Abrirla
referee-no-page = { $game } no se puede poner en el navegador; en el terminal sí, con `horda referee`.
referee-other-game = Este texto es de una posición de otro juego. Abridlo desde la primera página.
referee-other-table = Otra mesa

# La página: la mesa
referee-tab-table = La mesa
referee-tab-ask = Preguntar
referee-undo = Deshacer
referee-redo = Rehacer
referee-share = Compartir
referee-board = El tablero
referee-set-up-title = Poned la mesa.
referee-does-not-fit = Algo no encaja todavía.
referee-tap-zone = Tocad una Zona.
referee-what-stands = ¿Qué hay en { $place }?
referee-tap-again = Otro toque: uno más.
referee-tap-takes = Cada toque quita una.
referee-take-away = Quitar una
referee-pieces = Piezas
referee-piece-note = { $place }, ahora { $count }
referee-noise-token = Ruido
referee-noise = { $count ->
    [one] 1 de Ruido
   *[other] { $count } de Ruido
}
referee-zone-holds = { $place }: { $what }
referee-zone-empty = { $place }: vacía
referee-phase = Fase
referee-phase-now = Fase: { $phase }
referee-phase-players = Jugadores
referee-phase-zombies = Zombis
referee-phase-end = Final de la ronda
referee-phase-round = Comienzo de la ronda
referee-phase-set_up = Preparación
referee-whose-turn = ¿A quién le toca?
referee-doors = Puertas
referee-door-open = { $door }: abierta
referee-door-shut = { $door }: cerrada
referee-add-door = Poner una puerta
referee-tokens-here = Fichas aquí: { $count }
referee-take-token = Quitar: { $name }
referee-put-token = Poner una ficha
referee-wounds = Heridas
referee-experience = Experiencia
referee-take-card = Quitar: { $name }
referee-add-card = Añadir una carta
referee-add-skill = Añadir una habilidad
referee-in-hand = En la mano
referee-in-pack = En la mochila
referee-on-body = En el cuerpo
referee-slot-hand = Mano
referee-slot-pack = Mochila
referee-slot-body = Cuerpo
referee-look-later = Lo miraré
referee-offline = Sin conexión: la pregunta espera aquí.
referee-mend-first = Antes, arreglad la posición o deshaced.
referee-thinking = El árbitro lee la posición.

# La página: preguntas y respuestas
referee-ask-what = ¿Qué queréis saber?
referee-question-zombies = ¿Qué hacen los zombis?
    .line = su próxima fase, paso a paso
    .short = Zombis
referee-question-happened = Ha pasado esto…
    .line = apuntad turnos, dados y cartas
    .short = Ha pasado
referee-question-may = ¿Puedo…?
    .line = y si no, por qué no
    .short = ¿Puedo?
referee-question-sees = ¿Quién ve a quién?
    .line = línea de visión y alcance
    .short = Ve
referee-question-odds = Probabilidades
    .line = atacar, abrir, buscar
    .short = Azar
referee-who-asks = ¿Quién?
referee-who-sees = ¿Qué ve quién?
referee-from-zone = Desde { $place }
referee-nobody-here = Antes, poned a alguien en el tablero.
referee-find-deed = Un verbo, una carta, una Zona
referee-allowed = Se puede
referee-not-allowed = No se puede
referee-price = { $count ->
    [0] gratis
    [one] 1 acción
   *[other] { $count } acciones
}
referee-range = { $count ->
    [0] alcance 0
   *[other] alcance { $count }
}
referee-weapon-reaches = llega un arma que lleva en la mano
referee-percent = { $share } %
referee-odds-dice = { $count ->
    [one] 1 dado, { $needed } o más.
   *[other] { $count } dados, { $needed } o más.
}
referee-odds-damage = Daño { $damage }.
referee-odds-bar = { $share } % de { $kills }
referee-odds-kills = Zombis muertos
referee-odds-friend = { $share } % de darle a un amigo
referee-leaves-out-armour = No cuenta las tiradas de armadura.
referee-leaves-out-helpers = No cuenta la ayuda de los demás.
referee-leaves-out-cards = No cuenta las cartas que se jueguen después.
referee-leaves-out-rerolls = No cuenta las tiradas que se pueden repetir.
referee-no-odds-now = Ahora no se puede intentar nada que decidan los dados o las cartas.
referee-entered = Decidido, tirado y robado
referee-take-back = Retirar: { $what }
referee-nothing-happens = No pasa nada.
referee-rolled = Tirada: { $dice }
referee-one-by-one = Uno a uno
referee-step-back = Un paso atrás
referee-step-of = { $step } de { $count }
referee-all-steps = Todos
referee-do-it = Hacerlo en el mapa
referee-find-choice = Buscar una opción
referee-find-card = Nombre o número de la carta
referee-such-cards = { $count ->
    [one] 1 carta así
   *[other] { $count } cartas así
}
referee-tap-dice = Tocad lo que hay en la mesa
referee-take-die = Quitar el { $face }
referee-never-rolls = El árbitro nunca tira. Tocad lo que hay en la mesa.

# La página: reglas
referee-search = Buscar en las reglas
referee-search-hint = Buscar en las reglas: ruido, empate…
referee-found = { $count ->
    [0] nada
    [one] 1 hallada
   *[other] { $count } halladas
}
referee-found-all = Las { $count }
referee-kind-rule = Regla
referee-kind-ruling = Aclaración
referee-kind-example = Ejemplo resuelto
referee-kind-skill = Habilidad
referee-in-rulebook = En el reglamento
referee-no-rule = El reglamento no tiene { $id }.

# La página: compartir
referee-share-title = Enviar esta posición
referee-share-text = Una posición de nuestra mesa
referee-as-text = En texto, para un chat o el terminal; cambiadlo y ponedlo en la mesa
referee-set-up-text = Poner esto
referee-keep-table = Dejar la mesa
referee-read-text = La mesa está como dice el texto.
referee-link-holds = El enlace lleva la posición; no se guarda nada.
referee-link = Enlace
referee-text = Texto
referee-picture = Imagen
referee-copied-link = Enlace copiado.
referee-copied-text = Texto copiado.
referee-saved-picture = Imagen guardada.
referee-play-on = Seguir jugando desde aquí
referee-play-on-line = Tú ocupas el primer puesto y los bots los demás. Las cartas que nadie conoce se reparten al azar.
