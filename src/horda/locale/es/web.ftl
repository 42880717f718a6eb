# Palabras de la mesa en el navegador.

web-language = Idioma
web-settings = Ajustes
web-trouble = Algo ha fallado.
web-unreached = El servidor no contesta. Mira si tienes conexión y si está en marcha.
web-again = Probar otra vez
web-shelf = Estante
web-to-shelf = Volver al estante
web-close = Cerrar
web-rulebook = Reglamento
web-play = Jugar

# El estante
web-shelf-line = Elige una caja. Alguien tiene que vivir.
web-shelf-nav = Otras páginas
web-shelf-join = Entrar con un enlace
web-referee = Árbitro
web-shelf-manual = Manual
web-shelf-rules = Reglamentos
web-shelf-open = Abrir la caja
web-shelf-again = Donde lo dejaste
web-shelf-sit = Volver a la mesa
web-shelf-look = Volver a mirar
web-shelf-turns = { $count ->
    [one] 1 partida te espera.
   *[other] { $count } partidas te esperan.
}
web-shelf-invitations = { $count ->
    [one] Tienes 1 invitación.
   *[other] Tienes { $count } invitaciones.
}
web-mine-with = con { $who }
web-mine-alone = en solitario
web-shelf-tables = Todas las mesas
web-players-range = de { $from } a { $to }
web-minutes = { $count } min
web-difficulty-tutorial = primeros pasos
web-difficulty-easy = fácil
web-difficulty-medium = media
web-difficulty-hard = difícil

# La caja
web-seats = Asientos
web-seats-question = ¿Quién juega?
web-seats-count = Número de jugadores
web-seats-fewer = Un jugador menos
web-seats-more = Un jugador más
web-seat-me = Yo
web-seat-beside = A mi lado
web-seat-friend = Un amigo
web-seat-link = Un amigo, por enlace
web-seat-bot = Bot
web-seat-name = Nombre del asiento { $number }
web-seat-who = Quién juega en el asiento { $number }
web-seat-bot-kind = Qué bot juega en el asiento { $number }
web-bot-random = Juega al azar
web-bot-heuristic = Juega con cabeza
web-bot-search = Piensa por adelantado
web-bot-walker = Caminante
web-bot-runner = Corredor
web-bot-fatty = Gordo
web-bot-abomination = Abominación
web-bot-walker-means = Se equivoca como quien empieza: hasta en una acción de cada tres cae en una mala costumbre.
web-bot-runner-means = Juega con prisa: en una acción de cada diez, más o menos, cae en una mala costumbre.
web-bot-fatty-means = Juega con cuidado y saca partido de lo que ve.
web-bot-abomination-means = Piensa por adelantado: antes de actuar ensaya sus mejores ideas.
web-bot-random-means = Elige al azar.
web-bot-heuristic-means = Juega con cuidado y saca partido de lo que ve.
web-bot-search-means = Antes de actuar ensaya sus mejores ideas.
web-options = Más opciones
web-box-opening = Abriendo la caja…
web-map-of = Mapa de { $mission }
web-origin-rulebook = del reglamento
web-origin-horda = dibujada para Horda
web-find-mission = Buscar una misión
web-find-minutes = Duración
web-find-survivors = Supervivientes
web-find-level = Dificultad
web-find-kind = Tipo
web-find-tiles = Losetas que tienes
web-find-any = cualquiera
web-find-up-to = hasta { $minutes } min
web-find-count = { $count ->
    [0] No hay ninguna así.
    [one] Una misión
   *[other] { $count } misiones
}
web-find-all = Verlas todas
web-workshop = Taller
web-workshop-copy = Cambiar una copia en el taller
web-own-missions = Tus misiones
web-own-open = Abrir el archivo de una misión…
web-own-line = Línea { $line }: { $text }
web-own-wrong = { $name } aún no se puede jugar:
web-own-too-long = { $name } es demasiado grande: una misión ocupa como mucho { $most } KB.
web-rival-teams = para equipos rivales
web-just-begun = Acaba de empezar.

# Mesas, entrar
web-tables = Mis partidas
web-tables-none = Todavía no hay mesas. Elige una caja del estante.
web-tables-forget = Olvidar esta mesa
web-tables-replay = Repetición
web-join-line = ¿Te han mandado un enlace? Ábrelo o pégalo aquí.
web-join-link = El enlace
web-join-go = Sentarse
web-join-wrong = Esto no parece el enlace de una mesa.

# Ajustes
web-settings-line = Se guardan solo en este dispositivo.
web-settings-you = Tú
web-settings-table = En la mesa
web-settings-notices = Avisos
web-settings-name = ¿Cómo te llamamos?
web-settings-speed = Lo que pasa en el tablero
web-settings-speed-fast = Se muestra rápido
web-settings-speed-slow = Se muestra despacio
web-settings-speed-off = Sin animación
web-settings-steps = La fase de los zombis, paso a paso
web-settings-sound = Sonidos breves
web-settings-notify = Avisarme cuando me toque
web-settings-notify-line = Mientras la página esté abierta.
web-settings-notify-closed = Los avisos con la página cerrada están en la página Tú.
web-settings-notify-closed-link = Los avisos con la página cerrada llegan con un enlace personal.
web-settings-notify-denied = Tu navegador no permite avisos de esta página.
web-settings-guide = Volver a mostrar los primeros turnos guiados
web-settings-guide-done = Se mostrarán.

# Reglamentos
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [0] No se ha encontrado nada
    [one] 1 regla
   *[other] { $count } reglas
}
web-rules-skills = Habilidades
web-rules-rulings = Preguntas abiertas, decididas
web-rules-missions = Misiones
web-rules-pick = ¿Qué reglamento?
web-rules-see = Véase también
web-rules-chapters = Capítulos
web-rules-read = Leer la regla

# La mesa
web-table-menu = Más
web-table-undo = Deshacer
web-table-advice = Consejo
web-table-advised = { $who } ha pedido consejo.
web-table-worth = partidas ganadas de cada 100
web-table-analysis = Análisis
web-box-advice = Se puede pedir consejo
web-box-advice-line = Todos ven quién pregunta; nadie, la respuesta. En solitario siempre se puede.
web-gather-advice = Consejo
web-gather-advice-how = sí, cualquiera
web-gather-advice-none = solo en solitario
web-keys-advice = consejo
web-keys-advised = en el consejo: la opción anterior, la siguiente; Intro la hace
web-table-keys = Atajos
web-table-log = Crónica
web-table-chat = Charla
web-table-others = Los demás
web-table-goals = Objetivos
web-table-actions = Acciones
web-table-board = Tablero
web-table-hand = Mano
web-table-deal = Trato
web-table-wait-about = { $who } decide { $what }.
web-table-wait-about-many = { $who } deciden { $what }.
web-table-wait = Decide { $who }.
web-table-wait-many = Deciden { $who }.
web-table-happening = Mira qué pasa.
web-table-yours = Te toca.
web-table-round = Ronda { $round }
web-table-phase-players = fase de los jugadores
web-table-phase-zombies = fase de los zombis
web-table-phase-end = final de la ronda
web-table-phase-setup = preparación
web-table-tap-zone = Toca un sitio iluminado o elige una acción.
web-table-tap-card = Toca una carta iluminada o elige una acción.
web-table-undo-no = No tienes nada que deshacer.
web-table-undo-settled = No puedes deshacer: reveló algo.
web-table-undo-ask = { $who } quiere deshacer { $moves ->
    [one] la última decisión
   *[other] las últimas { $moves } decisiones
}. ¿De acuerdo?
web-table-undo-title = Deshacer una decisión
web-table-undo-wait = Has pedido deshacer tu última decisión. Por contestar: { $waiting }.
web-table-undo-others = { $who } quiere deshacer { $moves ->
    [one] la última decisión
   *[other] las últimas { $moves } decisiones
}. Por contestar: { $waiting }.
web-table-undo-agreed = Se ha deshecho.
web-table-undo-refused = La mesa dice que no: se queda como está.
web-table-undo-withdrawn = Se ha retirado la pregunta a la mesa.
web-table-undo-lapsed = La partida ha seguido; ya no hay nada que deshacer.
web-table-undo-late = Nadie ha contestado a tiempo; se queda como está.
web-table-undo-left = Se ha ido alguien que tenía que contestar; se queda como está.
web-table-link-title = Un enlace nuevo para un asiento
web-table-link-ask = { $who } quiere un enlace nuevo para el asiento de { $whom }. Quien lo abra verá las cartas de { $whom } y seguirá jugando ahí. ¿De acuerdo?
web-table-link-wait = Has pedido un enlace nuevo para el asiento de { $whom }. Por contestar: { $waiting }.
web-table-link-others = { $who } quiere un enlace nuevo para el asiento de { $whom }. Por contestar: { $waiting }.
web-table-link-agreed = La mesa está de acuerdo: el asiento tendrá un enlace nuevo.
web-table-link-refused = La mesa dice que no: el asiento se queda como está.
web-table-link-withdrawn = Se ha retirado la pregunta a la mesa.
web-table-link-late = Nadie ha contestado a tiempo; el asiento se queda como está.
web-table-link-left = Se ha ido alguien que tenía que contestar; el asiento se queda como está.
web-table-withdraw = Retirar la pregunta
web-table-host = El anfitrión
web-table-deed-bot-put-in = { $who } puso a un bot a jugar por { $whom }, que no estaba.
web-table-deed-new-link = { $who } recibió un enlace nuevo para el asiento de { $whom }; el anterior ya no vale.
web-table-choice-late = Tu última elección llegó tarde: la mesa ha seguido. Mírala y vuelve a elegir.
web-table-agree = De acuerdo
web-table-refuse = No
web-table-free = gratis
web-table-again = Otra vez para confirmar
web-table-why = Ahora no
web-table-back = Atrás
web-table-card-of = carta de { $name }
web-table-always-turn = …lo que queda de este turno
web-table-always-match = …lo que queda de partida
web-table-orders = Órdenes fijas
web-table-orders-none = Ninguna. Pasar, reaccionar y elegir entre iguales se puede dejar dicho: mantén pulsada la respuesta, o pulsa Mayús con su tecla.
web-table-no-order = Esto se pregunta cada vez y no puede ser una orden fija. Pulsa su tecla sin Mayús.
web-table-orders-end = Terminarlas todas
web-table-order-give = Contestar siempre así
web-table-go-on = Seguir
web-table-skip = Saltar
web-table-missed = { $count ->
    [one] Pasó 1 cosa mientras no estabas.
   *[other] Pasaron { $count } cosas mientras no estabas.
}
web-table-curtain = Pasa la pantalla a { $who }.
web-table-curtain-line = Las cartas siguen ocultas hasta que { $who } dé paso.
web-table-curtain-ready = Soy { $who }
web-table-you = Tú
web-table-bot = bot
web-table-away = juega un bot en su lugar
web-table-offline = no está
web-table-online = está aquí
web-table-paused = Quien ha puesto la mesa ha parado la partida.
web-table-pause = Pausa
web-table-unpause = Seguir jugando
web-table-stand-in = Que juegue un bot
web-table-take-back-seat = Volver a jugar yo
web-table-kick = Echar de este asiento
web-table-seats = Quién juega
web-table-invite-line = Cada enlace es para un asiento. Quien lo abre se sienta ahí.
web-table-invite-watch = Solo mirar
web-table-copy = Copiar el enlace
web-table-copied = Copiado
web-table-leave = Levantarse de la mesa
web-table-report = Informar de un fallo
web-table-report-line = Esto es lo que tu pantalla enseña de la partida, con la versión de Horda y lo que se rompió. No lleva enlaces, nombres ni charla. Cópialo o guárdalo en un archivo y ponlo en tu informe.
web-table-report-hand = La partida sigue y tu mano va dentro. Repásalo, o envíalo cuando acabe.
web-table-report-copy = Copiar
web-table-report-save = Guardar en un archivo
web-table-delete = Borrar la partida
web-table-delete-line = La partida, su repetición y su charla desaparecerán para todos y para siempre. Nadie podrá recuperarlas.
web-table-delete-yes = Borrarla para siempre
web-table-delete-no = Conservarla
web-table-replay = Repetición
web-table-fair = Los dados están fijados desde el principio por esta huella; la semilla se enseña al final.
web-table-seed = Semilla: { $seed }
web-table-rename = Mi nombre en esta mesa
web-table-zoom-in = Más cerca
web-table-zoom-out = Más lejos
web-table-zoom-fit = Todo
web-table-map = El tablero entero y la parte que ves
web-table-lost = Se ha perdido la conexión. Probando otra vez…
web-table-connecting = Llegando a la mesa…
web-table-closed = La mesa está cerrada
web-table-result = Cómo terminó
web-table-scores = Puntos
web-table-new = Jugar otra vez
web-table-look = Mirar el tablero
web-table-empty-slot = vacío
web-z-holds = Lo que lleva { $name }
web-z-put-here = poner aquí
web-z-swap = cambiar por { $card }
web-z-swap-here = cambiar

# Atajos
web-keys-title = Atajos
web-keys-now = Ahora
web-keys-always = Siempre
web-keys-undo = deshacer
web-keys-space = seguir, saltar lo que se muestra
web-keys-log = crónica
web-keys-chat = charla
web-keys-esc = cerrar, soltar
web-keys-pan = de un sitio iluminado a otro; con Mayús, mover el tablero
web-keys-zoom = más cerca, más lejos
web-keys-fit = todo el tablero
web-keys-view = todo el tablero, o seguir a quien actúa
web-keys-tab = de un sitio iluminado al siguiente
web-keys-help = esta lista
web-keys-shift = con Mayús: como orden fija para este turno, donde se admite

# Probabilidades
web-odds-kill = al menos una baja
web-odds-kills = bajas esperadas
web-odds-friend = se hiere a un amigo
web-odds-win = de ganar
web-odds-hit = al menos un impacto
web-odds-open = se abre la puerta
web-odds-twice = se pregunta dos veces
web-odds-none = Aquí no hay dados.

# Hablar
web-chat-say = Di algo
web-chat-send = Decir
web-chat-none = Nadie ha dicho nada todavía.
web-chat-watching = público
web-chat-phrases = Frases rápidas
web-phrase-hello = Buenas noches.
web-phrase-thanks = Gracias.
web-phrase-wait = Un momento, por favor.
web-phrase-yes = Sí.
web-phrase-no = No.
web-phrase-not-me = ¡Yo no!
web-phrase-how-much = ¿Cuánto?
web-phrase-shoot = Que alguien dispare.
web-phrase-trust = Puedes fiarte de mí.
web-phrase-together = Sigamos juntos.
web-phrase-noise = ¡Demasiado ruido!
web-phrase-well-played = Bien jugado.
web-phrase-run = ¡Corred!

# Zombicide
web-act-move = Mover
web-act-shoot = Disparar
web-act-fight = Luchar
web-act-search = Buscar
web-act-take = Coger
web-act-trade = Intercambiar
web-act-noise = Ruido
web-act-reload = Recargar
web-act-more = Más
web-act-end = Fin
web-act-more-all = Otras acciones
web-act-none-move = Desde aquí no se puede ir a ninguna parte.
web-act-none-shoot = No hay nadie a tiro, o no lleva en la mano un arma a distancia.
web-act-none-fight = Aquí no hay con quién luchar, o no lleva en la mano un arma cuerpo a cuerpo.
web-act-none-search = Aquí no hay nada que buscar.
web-act-none-take = Aquí no hay nada que coger.
web-act-none-trade = Aquí no hay con quién intercambiar nada.
web-act-none-noise = Ahora no se puede hacer ruido.
web-act-none-reload = Ningún arma necesita recargarse.
web-act-none-more = Ahora no hay nada más que hacer.
web-z-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
web-z-wounds = { $count ->
    [0] sin heridas
    [one] 1 herida
   *[other] { $count } heridas
}
web-z-actions = { $count ->
    [one] queda 1 acción
   *[other] quedan { $count } acciones
}
web-z-level-blue = azul
web-z-level-yellow = amarillo
web-z-level-orange = naranja
web-z-level-red = rojo
web-z-danger = Peligro { $level }
web-z-xp = { $count } exp.
web-z-lose-all = Perdéis cuando no queda nadie con vida.
web-z-ways-to-lose = { $count ->
    [one] 1 forma de perder
   *[other] { $count } formas de perder
}
web-z-experience = Experiencia { $count }
web-z-hand-left = Mano izquierda
web-z-hand-right = Mano derecha
web-z-body = Cuerpo
web-z-pack-of = { $count } de { $most }
web-z-range = alcance
web-z-dice = dados
web-z-accuracy = precisión
web-z-damage = daño
web-z-armour = armadura
web-z-unloaded = descargada
web-z-noise = { $count ->
    [one] 1 ruido
   *[other] { $count } ruidos
}
web-z-close-up = { $zone }, de cerca
web-z-beyond = { $count ->
    [one] 1 zombi por ahí, en { $zone }
   *[other] { $count } zombis por ahí; los más cercanos, en { $zone }
}
web-z-close-dead = { $count ->
    [one] { $count } muerto
   *[other] { $count } muertos
}
web-z-close-needs = cae con daño { $damage }
web-z-too-tough = solo cae con daño { $damage }
web-z-close-order = Los números dicen a quién acierta antes un disparo.
web-z-lost = ha muerto
web-z-away = fuera
web-z-waiting = sin colocar
web-z-makes-noise = hace ruido
web-z-no-noise = no hace ruido
web-z-cost = { $count ->
    [0] gratis
    [one] cuesta 1 acción
   *[other] cuesta { $count } acciones
}
web-z-horde = La Horda
web-z-or = o
web-z-starts = Empieza con uno de estos lotes
web-z-of = { $count } de { $most }
web-z-done = cumplido
web-z-quests = Objetivos personales
web-z-flying = en el aire sobre { $zone }
web-z-air = en el aire
web-z-free = libre
web-z-cargo = A bordo
web-z-team = equipo { $team }
web-z-my-team = tu equipo
web-z-rivals = Experiencia de los equipos
web-z-experience-short = { $count } XP
web-z-team-actions = Acciones de equipo
web-z-team-actions-of = Acciones del equipo { $team }
web-z-spent = usada
web-z-vault = La cámara acorazada
web-z-beaten = las trampas están vencidas
web-z-straight = cinco seguidos vencen las trampas
web-z-aside = Apartados
web-z-follows = con { $name }
web-z-waits = espera
web-z-noisy = ruidosa
web-z-opens = abre puertas
web-z-dual = se pueden usar dos a la vez
web-z-ammo = { $count ->
    [one] 1 dado de munición
   *[other] { $count } dados de munición
}
web-z-progress-rounds = Rondas
web-z-progress-lost = Muertos
web-z-progress-time = Tiempo
web-z-progress-any = Zombis muertos

# Lo que se lee y lo que pide un segundo toque
web-z-way-melee = En la Zona
web-z-way-ranged = Disparo
web-z-way-magic = Hechizo
web-sure-ask = ¿{ $what }?
web-sure-lost = Se pierde para siempre.
web-sure-stays = Todos lo ven, y queda hecho.
web-sure-friend = de dar a un compañero
web-sure-do = Adelante
web-sure-keep = No
web-sure-deaths = { $count ->
    [one] { $who } muere si el turno acaba aquí.
   *[other] { $who } mueren si el turno acaba aquí.
}
web-sure-one-dies = { $who }: alguien muere si el turno acaba aquí.
web-sure-wounds = { $count ->
    [one] Hay un ataque de zombi en { $place }, y los zombis nunca fallan;
   *[other] Hay { $count } ataques de zombi en { $place }, y los zombis nunca fallan;
} { $hearts ->
    [one] queda un corazón.
   *[other] quedan { $hearts } corazones.
}
web-sure-go-on = Seguir
web-sure-end-anyway = Acabar igualmente
web-sure-friend-title = Esto puede dar a { $who }.
web-sure-friend-risk = de dar a { $who }
web-sure-no-attack = No atacar
web-sure-attack-anyway = Atacar igualmente
web-loss-sure = Con esto se pierde la partida.
web-loss-possible = Con esto se puede perder la partida.
web-loss-depends = Depende de los dados, de las cartas o de los demás.
web-loss-undo = Puedes deshacerlo, incluso después del final.
web-loss-final = Cuando acabe la partida, nadie podrá deshacerlo.
web-loss-back = Volver
web-loss-do = Hacerlo y perder
web-loss-risk = Arriesgarse
web-loss-mark = pierde la partida
web-loss-mark-possible = puede perder la partida
web-dice-needed = hacía falta
web-dice-hit = acierta
web-dice-miss = falla
web-plan-title = Varios pasos
web-plan-by = Por { $by }. { $count ->
    [one] 1 acción
   *[other] { $count } acciones
} en total. Toca { $place } otra vez para ir.
web-plan-free = Por { $by }, gratis. Toca { $place } otra vez para ir.
web-plan-sees = { $count ->
    [0] Desde ahí no se ve ninguna otra Zona.
   *[other] Desde ahí se ve: { $places }.
}
web-plan-reaches = { $count ->
    [0] Desde ahí no hay a quién atacar.
   *[other] Al alcance: { $dead }.
}
web-plan-dead = { $dead } en { $place }
web-plan-go = Ir
web-ahead-tools = Lo que viene
web-ahead-button = Sus pasos
web-ahead-title = Luego los muertos
web-ahead-now = tal como está todo
web-ahead-after = si vas a { $place }
web-ahead-none = No viene nadie, hasta donde se sabe.
web-ahead-again = Segunda acción:
web-sight-button = Visión
web-sight-of = Lo que ve { $who }
web-sight-from = Lo que se ve desde { $place }
web-sight-reached = { $count ->
    [0] No hay nada al alcance.
   *[other] Al alcance: { $places }.
}
web-sight-beyond = { $count ->
    [0] No se ve nada más.
   *[other] A la vista, fuera de alcance: { $places }.
}
web-sight-seen = A la vista: { $places }.
web-keys-sight = qué ve alguien y qué tiene al alcance: quien señales, o uno tras otro
web-keys-close-up = una zona de cerca: la que señales, o la del superviviente
web-keys-ahead = qué harían ahora los muertos
web-z-to-act = aún no ha actuado
web-z-in-hand = En las manos
web-z-acted = ya ha actuado
web-z-back-to = Volver a { $name }
web-z-acts-now = Ahora actúa { $name }
web-deal-all = Repartirlo todo
web-deal-all-line = la suerte prepara la partida
web-deal-done = La preparación ya está hecha.
web-deal-done-all = Ya está hecho: las cartas y quién empieza. Con «Cambiar» eliges tú.
web-deal-change = Cambiar
web-log-whose = De quién
web-log-all = Todo lo ocurrido
web-log-none = Todavía nada.
web-pace-going = { $what }: automático.
web-pace-stop = Parar
web-pace-until = Pasar hasta que me afecte
web-pace-passing = Pasas hasta que algo te afecte.
web-window-same = segundos, los mismos para todos. Después, quien no haya hecho nada pasa.
web-window-waits = El reloj espera a que { $who } esté en la mesa.
web-window-watches = { $who } { $count ->
    [one] sigue
   *[other] siguen
} viendo lo ocurrido. El reloj espera.
web-window-watch-mine = El reloj empieza cuando hayas visto esto.
web-window-thinks = { $who } { $count ->
    [one] piensa
   *[other] piensan
  }. El reloj espera.
web-window-mine = Has pedido tiempo y todos lo ven. Actúa o pasa cuando se te pregunte.
web-window-think = Necesito tiempo
web-window-no-longer = Ya lo he pensado
web-window-pressed = Pasas cuando acabe el reloj. Hasta entonces aún puedes actuar.
web-c-movement = tu carta de Movimiento
web-c-plays = Juega { $who }
web-settings-story = Contar la historia de cada misión al empezar
web-story = La historia
web-story-begin = A la mesa
web-story-start = Empezar
web-settings-go-on = Saltar las preguntas con una sola respuesta
web-log-replay = Ver este momento en la repetición
web-table-view = Cómo se ve el tablero
web-table-all-rest = Con los { $count } que quedan
web-table-follow = Seguir a quien actúa
web-table-phase-zombies-attack = los muertos atacan
web-table-phase-zombies-move = los muertos se mueven
web-table-phase-zombies-spawn = llegan más
web-drawn-beside = Junto a lo que lleva { $name }
web-drawn-then = Viene después

# Zombiland
web-l-health = { $count ->
    [one] 1 de salud
   *[other] { $count } de salud
}
web-l-health-none = sin salud, pero con vida: el próximo mordisco mata
web-l-tokens = Lleva las cuatro fichas a la Zona 0
web-l-tokens-of = { $count } de 4
web-l-hand = Cartas de tu mano
web-l-hand-of = Cartas de la mano de { $who }
web-l-zombie-hand = Cartas de zombi de tu mano
web-l-zombie-hand-of = Cartas de zombi de la mano de { $who }
web-l-played = 1 jugada este turno
web-l-before = Antes de la primera ronda
web-l-survivors = Corriendo
web-l-team = Contigo: sobrevivientes
web-l-risen = Contra ti: zombis
web-l-zombies = Los zombis
web-l-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-l-zombie = zombi
web-l-dead = a punto de levantarse
web-l-die = dado
web-l-added = sumado
web-l-against = contra { $power }
web-l-power = Poder { $power }
web-l-wins = { $needed ->
    [1] Se gana con cualquier tirada.
    [6] Solo se gana con un 6: { $chance }.
   *[other] Se gana con { $needed } o más: { $chance }.
}
web-l-deck-resource = Recursos
web-l-deck-encounter = Encuentros
web-l-deck-zombie = Cartas de zombi
web-l-last = la última: { $card }
web-l-in-front = Delante de ti
web-l-in-front-of = Delante de { $who }

# City of Horror
web-c-round = Ronda { $round } de 4
web-c-attacks-at = atacan con { $count }
web-c-outnumbered = atacan con más de { $count }
web-c-people = Tu gente
web-c-cards = Tus cartas, que solo tú ves
web-c-goods = Recursos
web-c-antidotes = { $count ->
    [one] antídoto
   *[other] antídotos
}
web-c-food = comida, boca abajo
web-c-points = puntos por tu gente
web-c-horde = horda
web-c-ambulance = ambulancia
web-c-deck = cartas
web-c-truck = comida
web-c-votes = { $count ->
    [one] 1 voto
   *[other] { $count } votos
}
web-c-would = Atacarían ahora. Votos:
web-c-deal = Un trato
web-c-deal-new = Ofrecer algo a
web-c-deal-answer = Contraoferta para { $who }
web-c-deal-all = todos
web-c-deal-give = Tú das
web-c-deal-get = Tú recibes
web-c-deal-offer = Ponerlo sobre la mesa
web-c-deal-clear = Borrar
web-c-deal-remove = Quitar: { $part }
web-c-deal-bound = Vinculante: la mesa hace cumplir lo que se da ahora.
web-c-deal-later = Las promesas para más tarde quedan escritas a la vista de todos y se pueden romper.
web-c-deal-from = { $who } te ofrece
web-c-deal-from-counter = Contraoferta de { $who }
web-c-deal-refused = { $who } rechaza.
web-c-offer-asks = { $who } te ofrece un trato. ¿Lo aceptas?
web-c-counter-asks = { $who } te hace una contraoferta. ¿La aceptas?
web-c-offers-ask = Hay { $count } ofertas que esperan tu respuesta.
web-c-deal-from-other = { $who } ofrece a { $to }
web-c-deal-closed = En este momento no se pueden hacer tratos.
web-c-deal-left = { $count ->
    [one] queda { $count } oferta
   *[other] quedan { $count } ofertas
}
web-c-deal-none-left = No te quedan ofertas en este momento o en esta ronda.
web-c-deal-empty = Nada todavía.
web-c-deal-nothing = Nada
web-c-sign-card = carta
web-c-sign-antidote = antídoto
web-c-sign-promise = promesa
web-c-sign-hand = mano
web-c-sign-invasion = Invasión
web-c-no-twice = Eso ya está en la oferta.
web-c-no-give-card = No te queda ninguna carta que dar.
web-c-no-give-antidote = No te queda ningún antídoto que dar.
web-c-no-give-promise = No hay nada más que puedas prometer.
web-c-no-give-hand = No tienes cartas que enseñar.
web-c-no-give-invasion = No has visto la próxima carta de Invasión.
web-c-no-get-card = No queda ninguna carta que pedir.
web-c-no-get-antidote = No queda ningún antídoto que pedir.
web-c-no-get-promise = No queda ninguna promesa que pedir.
web-c-no-get-hand = No hay cartas que enseñar.
web-c-no-get-invasion = Ya no quedan cartas de Invasión.
web-c-pledges = Promesas
web-c-stakes = Qué está en juego
web-c-trail = Lo que pasa aquí
web-c-trail-use = Uso
web-c-trail-attack = Ataque
web-c-trail-share = Reparto
web-c-stakes-attack = { $place }: alguien será devorado
web-c-stakes-sharing = { $place }: alguien repartirá
web-c-stakes-bound = tiene que señalar a { $who }
web-c-stakes-decides = decide
web-c-me = { $who } (tú)
web-c-stakes-first = desempata
web-c-owner-points = { $owner }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
web-c-forecast-decides = { $you ->
    [yes] Tu voto decide
   *[no] Decide el voto de { $who }
}
web-c-forecast-open = Aún no se sabe a quién devoran
web-c-forecast-one = { $you ->
    [yes] pierdes { $who_to }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[no] pierde { $who_to }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
web-c-forecast-several = { $you ->
    [yes] pierdes a uno de tus { $count } Personajes
   *[no] pierde a uno de sus { $count } Personajes
}
web-c-forecast-fewer = Menos de { $count } zombis:
web-c-forecast-nobody = no devoran a nadie
web-c-then-sure-attack = { $you ->
    [yes] Pierdes esta votación, voten lo que voten los demás.
   *[no] { $who } pierde esta votación, voten lo que voten los demás.
}
web-c-then-sure-sharing = { $you ->
    [yes] Repartes tú, voten lo que voten los demás.
   *[no] Reparte { $who }, voten lo que voten los demás.
}
web-c-then-leader = Aquí no se vota: el Zombi Rezagado se lleva a alguien de { $who }.
web-c-then-decides-attack = Decide { $voter }: aún puede perder { $who }.
web-c-then-decides-sharing = Decide { $voter }: aún puede repartir { $who }.
web-c-then-open-attack = Abierto: aún puede perder { $who }.
web-c-then-open-sharing = Abierto: aún puede repartir { $who }.
web-end-rested = descansado
web-end-used = agotado
web-end-nobody = no queda nadie
web-c-closed = cerrado
web-c-full = lleno
web-c-ties = desempata
web-c-goes = va { $where }
web-c-hours = Las horas de la noche
web-c-invasion = Próxima invasión
web-c-tired = agotado
web-c-hidden = escondido
web-c-cards-of = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-c-explosion = { $count } de { $most } marcadores de explosión
web-c-effect = { $pay }: { $gain }
web-c-vote = Vota
web-c-leader-short = Rezagado: { $colour }
web-c-zombies = { $count ->
    [one] 1 zombi
   *[other] { $count } zombis
}
web-c-answer-accept = Aceptar
web-c-answer-refuse = Rechazar
web-c-answer-counter = Contraoferta
web-c-answer-withdraw = Retirarla

# Repetición
web-replay = Repetición
web-replay-step = Decisión { $n } de { $count }
web-replay-start = Al principio
web-replay-end = Al final
web-replay-next = Una adelante
web-replay-back = Una atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-share = Enlace a este momento
web-replay-position = En qué punto de la partida
web-replay-read-only = { $unseen ->
    [0] Esta partida no se puede seguir con las reglas de este servidor. Estás viendo lo que se guardó de ella.
    [one] Esta partida no se puede seguir con las reglas de este servidor. Estás viendo lo que se guardó de ella; falta la última decisión.
   *[other] Esta partida no se puede seguir con las reglas de este servidor. Estás viendo lo que se guardó de ella; faltan las { $unseen } últimas decisiones.
}
web-replay-begin = La mesa está puesta.

# El primer turno guiado
web-guide-next = Siguiente
web-guide-done = Ahora tú
web-guide-away = Sin guía, gracias
web-guide-step = { $n } de { $count }
web-guide-again = Volver a mostrar la guía
web-guide-common-why = Lo que tiene el borde discontinuo no se puede hacer ahora. Tócalo y dirá por qué, con la regla.
web-guide-plain-board = Lo que brilla se puede tocar: un lugar al que ir, o algo que hacer allí.
web-guide-plain-me = Esta es tu parte de la mesa: lo que tienes y las cartas de tu mano.
web-guide-zombicide-board = Toca una zona iluminada para ver el camino, lo que cuesta y lo que harán los muertos. Tócala otra vez para ir.
web-guide-zombicide-me = Este es el superviviente que actúa: las llamas son acciones, los corazones las heridas que aguanta; la barra enseña el peligro que trae la experiencia.
web-guide-zombicide-zombies = Toca a los zombis para ver qué los alcanza y con qué probabilidad; no se gasta nada hasta que toques otra vez. Cuando todos habéis actuado, atacan o se acercan, y llegan más.
web-guide-rue-morgue-me = Llevas cinco cartas: dos en las manos y tres en la reserva. Una carta de Herida ocupa un espacio, y la segunda mata.
web-guide-rue-morgue-zombies = Toca a los zombis para ver qué los alcanza y con qué probabilidad; no se gasta nada hasta que toques otra vez. Cada ronda se tiran dados, y llegan más a las zonas con esos números.
web-guide-army-me = Los corazones son las heridas que aguanta. Las armas de fuego tiran dados de munición: con un 1 entre ellos, el arma queda vacía hasta gastar un cargador.
web-guide-army-zombies = Toca a los zombis para ver qué los alcanza y con qué probabilidad; no se gasta nada hasta que toques otra vez. Los muertos siguen la única ficha de ruido; aléjate de los durmientes en silencio o despertarán.
web-guide-city-board = Los seis escenarios de la ciudad. El número verde dice cuántos zombis hay fuera y cuándo atacan.
web-guide-city-hand = Tu gente, tus cartas, tus recursos. Nadie más ve tus cartas.
web-guide-city-vote = Donde atacan los zombis, los de dentro votan quién pierde a alguien. Antes se hacen tratos: lo que se da ahora obliga; lo que se promete para después puede romperse.
web-guide-zombiland-board = Corre por el anillo tocando las casillas iluminadas y coge una ficha de cada una de las cuatro Locaciones. De vuelta en la Zona 0, en el centro, ganas.
web-guide-zombiland-hand = Las cartas te ayudan o estorban a otros. Se juega una por turno; las iluminadas se pueden jugar ahora.
web-guide-zombiland-fight = Una pelea es un dado más lo que se suma contra el Poder de la carta; igualar basta. Quien muere se levanta como zombi.
web-seat-number = Jugador{"\u00A0"}{ $number }
web-table-more-room = Más o menos sitio para esta parte
web-table-place = Tu sitio
web-table-parts = Partes de la mesa
web-table-tap-lit = toca un sitio iluminado
web-seat-bot-number = Bot{"\u00A0"}{ $number }

# El club
web-club = Club
web-club-line = Mesas abiertas y gente que busca partida.
web-club-tables = Mesas abiertas
web-club-tables-in = Mesas abiertas en «{ $room }»
web-club-none = Aquí no hay ninguna mesa abierta. Empieza una y ábrela al club, o apúntate a la lista.
web-club-begin = Empezar una mesa
web-club-close = Quitarla de la lista
web-club-of = La abrió { $name }
web-club-of-somebody = La abrió alguien
web-club-free = { $free } de { $seats } asientos libres
web-club-lang-en = en inglés
web-club-lang-es = en español
web-club-rules = Normas de la casa
web-club-agree = De acuerdo
web-club-disagree = Ahora no
web-club-waiting = Buscan partida
web-club-nobody = No espera nadie.
web-club-you = tú
web-club-any = cualquier juego
web-club-which = ¿A qué? Si no marcas nada, a cualquiera.
web-club-wait = Apuntarme a la lista
web-club-wait-no-more = Borrarme de la lista
web-club-room = Sala
web-club-room-line = Quien escribe la misma palabra está en la misma sala. Nadie más ve sus mesas.
web-club-room-all = Abierta a todos
web-club-enter = Entrar
web-club-open-to = Abrirla al club
web-club-open-to-line = { $count ->
    [one] El asiento con enlace será de quien lo coja en la lista.
   *[other] Los { $count } asientos con enlace serán de quienes los cojan en la lista.
}
web-club-open-to-none = Elige antes «{ web-seat-link }» en algún asiento.

# Moderación
web-desk = Moderación
web-desk-line = Lo que se abrió al club, y nada más.
web-desk-key = La clave de los ajustes del servidor
web-desk-private = en una sala
web-desk-no-tables = No hay ninguna mesa abierta.
web-desk-erase = Borrar la partida
web-desk-erase-line = La partida desaparece para todos los que juegan, con su repetición y su chat. No se puede recuperar.
web-desk-take-off = Quitar de la lista
web-desk-ban = Vetar
web-desk-ban-who = Vetar a { $name }
web-desk-ban-line = También pierde su asiento en esta mesa, su mesa abierta o su sitio en la lista.
web-desk-how-long = ¿Cuánto tiempo?
web-desk-for-10 = 10 minutos
web-desk-for-60 = Una hora
web-desk-for-1440 = Un día
web-desk-for-10080 = Una semana
web-desk-for-43200 = 30 días
web-desk-address-too = También a quienes llegan desde la misma dirección. En un club con un solo rúter, es todo el club.
web-desk-address = toda la dirección
web-desk-not = Dejarlo
web-desk-bans = Vetados
web-desk-until = vuelve { $when }
web-desk-lift = Readmitir
web-desk-no-bans = No hay nadie vetado.
web-desk-nameless = esta persona

# La mesa de los juegos que no tienen una propia
web-plain-board = Lugares
web-plain-piles = Mazos
web-plain-table = Sobre la mesa
web-plain-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

# Una mesa que espera a los suyos
web-lost = Este enlace no lleva a ninguna parte.
web-lost-line = Puede que se perdiera un trozo por el camino. Desde el estante se llega a todo.
web-gather-waiting = { $count ->
    [one] Falta { $who }. Mándale el enlace.
   *[other] Faltan { $who }. Mándales los enlaces.
}
web-gather-waiting-for = { $who_count ->
    [one] Falta { $who }.
   *[other] Faltan { $who }.
}
web-gather-no = { $who_count ->
    [one] { $who } ha dicho que no.
   *[other] { $who } han dicho que no.
}
web-gather-no-host = { $who_count ->
    [one] { $who } ha dicho que no. Sin quien invita, esta mesa no puede empezar.
   *[other] { $who } han dicho que no. Sin quien invita, esta mesa no puede empezar.
}
web-gather-at-door = { $count ->
    [one] Alguien está mirando la invitación de { $who }.
   *[other] Ya están mirando las invitaciones de { $who }.
}
web-gather-all = Ya estáis todos.
web-gather-onlooker = Miras la partida.
web-gather-onlooker-line = La mesa aparece aquí en cuanto empiece.
web-gather-in = Ya tienes sitio, { $who }.
web-gather-soon = { $what }. Quien ha puesto la mesa empieza enseguida.
web-gather-ticket = Invitación
web-gather-come = Ven a la mesa.
web-reach-here = Los móviles aún no pueden abrir este enlace: solo lleva a este ordenador.
web-reach-safety = Cualquiera de tu red de casa podrá abrir la página, pero nadie ve una partida sin su enlace. La conexión no va cifrada: úsala en casa, no en una cafetería. Se cierra cuando Horda termina.
web-reach-open = Abrir a la red de casa
web-reach-how = Para que entren otros desde la red de casa, arranca Horda con
web-reach-network = Funciona en cualquier dispositivo de tu red de casa.
web-gather-link-line = El enlace es el asiento: quien lo abre puede sentarse, en cualquier móvil u ordenador. Sin cuenta.
web-gather-for = De quién es el enlace
web-gather-link = El enlace
web-gather-copy = Copiar
web-gather-share = Compartir
web-gather-watch = Enlace para mirar
web-gather-message = Ven a jugar a { $title } conmigo.
web-gather-code = El enlace como código para la cámara
web-gather-point = Apunta aquí con el móvil.
web-gather-who = Quién está
web-gather-count = { $here } de { $count }
web-gather-you = tú
web-gather-screen = en la pantalla de quien invita
web-gather-bot = bot
web-gather-here = aquí
web-gather-door = mira la invitación
web-gather-gone = se ha ido
web-gather-never = aún no ha llegado
web-gather-declined = ha dicho que no
web-gather-bot-instead = Que juegue un bot
web-gather-bot-until = hasta que alguien se siente
web-gather-how = Cómo jugáis
web-gather-how-host = Lo ven todos; puedes cambiarlo hasta empezar.
web-gather-how-others = Quien invita puede cambiarlo hasta empezar.
web-gather-undo = Deshacer
web-gather-undo-ask = si la mesa está de acuerdo
web-gather-undo-free = solo si no reveló nada
web-gather-leave = Si alguien se va
web-gather-leave-bot = puede seguir un bot
web-gather-leave-wait = la mesa espera
web-gather-show-wait = El reloj para responder a una carta
web-gather-show-wait-up-to = { $seconds ->
    [0] no espera a ninguna pantalla lenta
   *[other] espera hasta { $seconds } segundos a las pantallas lentas
}
web-gather-dice = Dados
web-gather-dice-given = con la semilla que dio quien invita
web-gather-talk = Charla
web-gather-start = Empezar
web-gather-start-when = Empezar cuando { $count ->
    [one] se siente
   *[other] se sienten
} { $who }
web-gather-armed = Empieza en cuanto { $count ->
    [one] se siente
   *[other] se sienten
} { $who }
web-gather-start-bot = { $count ->
    [one] Empezar ya; por { $who } juega un bot
   *[other] Empezar ya; por { $who } juegan bots
}
web-gather-call = Avísame cuando me toque
web-gather-called = Se te avisará cuando te toque.
web-gather-asks = { $count ->
    [one] { $who } te invita a jugar.
   *[other] { $who } te invitan a jugar.
}
web-gather-asks-nobody = Hay un asiento guardado para ti.
web-gather-name = Tu nombre
web-gather-sit = Sentarme
web-gather-new = ¿No has jugado nunca?
web-gather-new-line = { $minutes ->
    [one] La primera lección dura un minuto. Se abre en otra página, y tu sitio sigue siendo tuyo.
   *[other] La primera lección dura { $minutes } minutos. Se abre en otra página, y tu sitio sigue siendo tuyo.
}
web-gather-new-begin = Jugar la primera lección
web-gather-only-watch = Solo mirar
web-gather-no-account = Sin cuenta y sin instalar nada.
web-presence-here = { $who } está aquí.
web-presence-thinking = { $who } está pensando.
web-presence-away = { $minutes ->
    [0] { $who } no está.
   *[other] { $who } no está desde hace { $minutes } min.
}
web-presence-never = { $who } aún no ha llegado.
web-presence-bot = { $who } es un bot.
web-presence-stands-in = Un bot juega por { $who }.
web-table-chat-fresh = { $count ->
    [one] Charla, 1 línea nueva
   *[other] Charla, { $count } líneas nuevas
}
web-missed-left = { $who } se ha ido de la mesa.
web-missed-minutes = { $who } no está, { $minutes } min.
web-missed-never = Decide { $who }, y aún no ha llegado.
web-missed-wait = Esperar
web-missed-waits = Acordasteis que la mesa espera.
web-missed-bot = Que siga un bot
web-missed-link = Mandar el enlace
web-missed-more = Y { $count } más.
web-missed-soon = Dentro de { $seconds } s, cualquiera podrá dejar que siga un bot.

# Seguir desde un momento
web-go-on = Seguir jugando desde aquí
web-go-on-title = Seguir desde este momento
web-go-on-honest = Empieza una partida nueva con esta mesa; la de antes queda como está. Lo que entonces no podías saber se reparte de nuevo, y también los dados que vengan.
web-go-on-how = Quién juega
web-go-on-bots = Contra bots o con ellos
web-go-on-seat = Juego yo por
web-go-on-alone = Todos los asientos, yo
web-go-on-begin = Empezar
web-go-on-line = Sigue desde un momento de otra partida.

# El final de una partida
web-end-happened = Qué pasó
web-end-start = inicio
web-end-go-on = Seguir desde la ronda { $round }
web-end-go-on-before = Seguir desde antes del momento { $number }
web-end-undo = Deshacer la última decisión
web-end-survivors = Uno por uno
web-end-survivor = Superviviente
web-end-kills = Muertes
web-end-wounds = Vida
web-end-experience = Experiencia
web-end-killed = zombis eliminados
web-end-goals = objetivos cumplidos
web-end-points = Cómo queda cada uno
web-end-player = Jugador
web-end-wins = gana
web-end-part-people = Tu gente
web-end-part-antidotes = Antídotos
web-end-part-food = Comida
web-end-part-health = Salud
web-end-part-tokens = Fichas
web-end-measure-dead = Los muertos en el tablero, de { $from } a { $to }.
web-end-measure-living = Los vivos, de { $from } a { $to }.
web-end-measure-points = Puntos si hubiera acabado entonces, de { $from } a { $to }.
web-end-measure-tokens = Fichas, de { $from } a { $to }.

# El aspecto
web-settings-looks = Aspecto y tamaño de letra
web-settings-theme = Aspecto
web-settings-theme-night = Noche
web-settings-theme-paper = Papel
web-settings-theme-contrast = Alto contraste
web-settings-colours = Colores para daltónicos
web-settings-size = Tamaño del texto
web-settings-size-of = { $size } %
web-settings-still = Menos movimiento

# Hojas para imprimir
web-print = Imprimir
web-print-line = Para una mesa de madera.
web-print-map = Mapa y misión
web-print-reference = Hojas de consulta
web-print-now = Imprimir estas hojas
web-print-zombie = Zombis
web-print-location = Lugares
web-print-who = Personajes
web-print-skill = Habilidades
web-print-card = Cartas
web-z-turns = Lo que ha cambiado

# --- tú, y tus mesas día a día ---
web-tables-line = A quién le toca, en todos tus dispositivos.
web-tables-line-device = Las mesas de este dispositivo. Un enlace personal las lleva a los demás.
web-me = Tú
web-me-line = Un enlace personal en lugar de una cuenta.
web-me-none = Tus mesas en todos tus dispositivos
web-me-none-line = Un enlace personal lleva tus mesas, lecciones y ajustes a otro móvil u ordenador. Sin nombre, sin correo, sin contraseña: quien tiene el enlace eres tú.
web-me-make = Crear mi enlace
web-me-yours = Tu enlace personal
web-me-yours-line = Ábrelo en otro dispositivo y siéntate donde lo dejaste. No se lo mandes a nadie: juega en todos tus asientos.
web-me-link = Tu enlace personal
web-me-code = Código de tu enlace personal
web-me-point = Apunta aquí con tu otro dispositivo.
web-me-message = Mi enlace personal de Horda
web-me-invites = Puede invitarme la gente con la que he jugado
web-me-invites-line = La invitación espera en tu lista hasta que contestas. Si quitas la marca, se rechazan todas.
web-me-all = Tus datos
web-me-export = Guardar en un archivo
web-me-renew = Enlace nuevo
web-me-renew-line = El enlace antiguo deja de funcionar en todos tus dispositivos. Abre allí el nuevo.
web-me-renew-passkeys = Quien tenía el enlace antiguo pudo añadir una llave de acceso. Quita la marca a la que no sea tuya.
web-me-renew-keep = Conservar la llave «{ $name }», añadida el { $when }
web-me-renew-yes = Cambiar el enlace
web-me-renewed = Este es tu enlace nuevo. El antiguo ya no abre nada.
web-me-delete = Borrarlo todo
web-me-delete-line = Se borran tu lista, tus ajustes, tus lecciones, tu nombre en cada mesa y lo que dijiste en ellas. Las partidas siguen sin tu nombre. No se puede deshacer.
web-me-delete-yes = Borrar para siempre
web-me-deleted = El servidor ya no guarda nada de ti. Las mesas de este dispositivo se quedan en él.
web-me-sure-no = Dejarlo como está
web-me-other = Este dispositivo es de otro enlace
web-me-other-line = Puede seguir con el enlace que acabas de abrir. El que tiene ahora sigue valiendo en otros sitios.
web-me-other-yes = Seguir con este enlace
web-me-other-no = Quedarme como estoy
web-mine-turn = Te toca. Te lo preguntaron { $ago }.
web-mine-others = Tiene que decidir { $who }. Se lo preguntaron { $ago }.
web-mine-over = Esta partida ha terminado.
web-mine-paused = En pausa.
web-mine-gathers = Sin empezar: la mesa espera a su gente.
web-mine-due = El reloj se acaba { $when }.
web-mine-away = Mientras no estabas
web-mine-invited = Invitación
web-mine-invited-by = { $who } te guarda un asiento: { $game }.
web-mine-invited-to = Te guardan un asiento: { $game }.
web-mine-invited-no = No, gracias
web-settings-line-shared = Los comparten todos los dispositivos con tu enlace personal.
web-clock = Reloj por turno
web-clock-none = Ninguno: no hay prisa
web-clock-minutes = { $count ->
    [one] { $count } minuto por turno
   *[other] { $count } minutos por turno
}
web-clock-hours = { $count ->
    [one] { $count } hora por turno
   *[other] { $count } horas por turno
}
web-clock-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
web-clock-out = Cuando se acaba
web-clock-out-open = Juega un bot; luego, asiento libre
web-clock-out-open-line = Un bot juega ese turno. A la segunda vez seguida sigue jugando, y el anfitrión puede dar el asiento a otra persona.
web-clock-out-turn = Un bot juega ese turno
web-clock-out-turn-line = Un bot juega ese turno y la crónica lo dice. El siguiente vuelve a ser suyo.
web-clock-out-tell = La mesa espera
web-clock-out-tell-line = La crónica lo dice y nadie juega en su lugar.
web-clock-mine = Tu turno: quedan { $left }
web-clock-theirs = { $who }: quedan { $left }
web-away-since = Te fuiste { $ago }. { $count ->
    [one] La crónica tiene una línea nueva.
   *[other] La crónica tiene { $count } líneas nuevas.
} Lo más importante:
web-away-go-on = Seguir jugando
web-rematch = Revancha, cambiando de sitio
web-rematch-sit = Sentarse a la revancha
web-rematch-laid = La mesa está puesta otra vez. Os espera a todos.
web-rematch-no = No, gracias
web-rematch-refused = Has dicho que no, y los demás lo saben. Aún puedes sentarte hasta que empiece.
web-rematch-declined = { $who_count ->
    [one] { $who } ha dicho que no a la revancha. La mesa sigue puesta.
   *[other] { $who } han dicho que no a la revancha. La mesa sigue puesta.
}
web-table-paused-clock = La partida está en pausa y el reloj, parado.
web-table-deed-clock-turn = A { $whom } se le acabó el tiempo. Un bot jugó ese turno.
web-table-deed-clock-opened = A { $whom } se le acabó el tiempo otra vez. Sigue un bot, y el anfitrión puede dar el asiento a otra persona.
web-table-deed-clock-told = A { $whom } se le acabó el tiempo. La mesa espera.
web-table-no-advice-title = Sin consejos
web-table-no-advice-ask = { $who } pide seguir sin consejos. Nadie podría pedirlos ya. ¿De acuerdo?
web-table-no-advice-wait = Has pedido seguir sin consejos. Por contestar: { $waiting }.
web-table-no-advice-others = { $who } pide seguir sin consejos. Por contestar: { $waiting }.
web-table-no-advice-agreed = La mesa está de acuerdo: desde ahora, sin consejos.
web-table-no-advice-refused = La mesa dice que no: aún se pueden pedir consejos.
web-table-no-advice-withdrawn = Se ha retirado la pregunta a la mesa.
web-table-no-advice-late = Nadie ha contestado a tiempo; nada cambia.
web-table-no-advice-left = Se ha ido alguien que tenía que contestar; nada cambia.
web-table-pause-title = Una pausa
web-table-pause-ask = { $who } quiere parar la partida. El reloj se pararía. ¿De acuerdo?
web-table-pause-wait = Has pedido una pausa. Por contestar: { $waiting }.
web-table-pause-others = { $who } quiere parar la partida. Por contestar: { $waiting }.
web-table-pause-agreed = La mesa está de acuerdo: el reloj se para.
web-table-pause-refused = La mesa dice que no: el reloj sigue.
web-table-pause-withdrawn = Se ha retirado la pregunta a la mesa.
web-table-pause-late = Nadie ha contestado a tiempo; nada cambia.
web-table-pause-left = Se ha ido alguien que tenía que contestar; nada cambia.
web-table-go-on-title = Seguir jugando
web-table-go-on-ask = { $who } quiere seguir jugando. El reloj volvería a correr. ¿De acuerdo?
web-table-go-on-wait = Has pedido seguir jugando. Por contestar: { $waiting }.
web-table-go-on-others = { $who } quiere seguir jugando. Por contestar: { $waiting }.
web-table-go-on-agreed = La mesa está de acuerdo: el reloj vuelve a correr.
web-table-go-on-refused = La mesa dice que no: la partida sigue en pausa.
web-table-go-on-withdrawn = Se ha retirado la pregunta a la mesa.
web-table-go-on-late = Nadie ha contestado a tiempo; nada cambia.
web-table-go-on-left = Se ha ido alguien que tenía que contestar; nada cambia.
web-table-stand-in-title = Un bot para quien no está
web-table-stand-in-ask = { $who } quiere que un bot juegue por { $whom } hasta que vuelva. ¿De acuerdo?
web-table-stand-in-wait = Has pedido un bot en el sitio de { $whom }. Por contestar: { $waiting }.
web-table-stand-in-others = { $who } quiere que un bot juegue por { $whom }. Por contestar: { $waiting }.
web-table-stand-in-agreed = La mesa está de acuerdo: sigue un bot.
web-table-stand-in-refused = La mesa dice que no: el asiento espera.
web-table-stand-in-withdrawn = Se ha retirado la pregunta a la mesa.
web-table-stand-in-late = Nadie ha contestado a tiempo; nada cambia.
web-table-stand-in-left = Se ha ido alguien que tenía que contestar; nada cambia.
web-friends = Reservar este asiento para alguien con quien has jugado:
web-friends-asked = { $who }: invitación enviada

# Lecciones
web-learn = Aprender
web-learn-title = Aprende jugando
web-learn-line = Lecciones cortas en posiciones de verdad, una regla nueva en cada una.
web-learn-striped = A rayas: reglas que ya sabes por otra caja.
web-learn-noline = No hay conexión. Puedes leer las lecciones que ya has abierto en este dispositivo; para jugarlas hace falta conexión.
web-learn-needs-line = Necesita conexión
web-learn-read = Leerla
web-learn-opening = Abriendo el curso…
web-learn-courses = Los cursos
web-learn-course = Las lecciones de este curso
web-learn-count = { $solved } de { $most }
web-learn-known = ya la conoces de otra caja
web-learn-known-count = { $count ->
    [one] otra más la sabes por otra caja
   *[other] otras { $count } las sabes por otra caja
}
web-learn-solved-short = resuelta
web-learn-each = de dos a cuatro minutos cada una
web-learn-all = Todas las lecciones
web-learn-lesson = Lección { $number } de { $most }
web-learn-lesson-here = La lección
web-learn-about = { $about }, unos { $minutes } min
web-learn-begin = Empezar
web-learn-finished = Ya conoces esta caja.
web-learn-finished-line = Has resuelto todas sus lecciones. Te esperan las misiones, y la gente.
web-learn-new = Nuevo: { $rule }
web-learn-rule = La regla { $rule } en el reglamento
web-learn-hint = Pista { $number } de { $most }:
web-learn-hint-ask = Pista
web-learn-hint-next = Otra pista
web-learn-hint-comes = Tras { $seconds } s sin tocar nada llega una pista sola.
web-learn-again = Otra vez
web-learn-show = Enséñamelo
web-learn-shown = La solución: { $choice }
web-learn-lost = Desde aquí ya no se puede llegar a la meta.
web-learn-lost-line = Deshaz, o sigue y mira por qué.
web-learn-done = Resuelta.
web-learn-wrong = Por ahí, no.
web-learn-back = Deshacer
web-learn-anew = Esta lección ha cambiado desde que la dejaste, así que vuelve a empezar.
web-learn-solved = { $tries ->
    [1] Resuelta.
    [2] Resuelta, al segundo intento.
   *[other] Resuelta, al intento { $tries }.
}
web-learn-next = Siguiente: { $title }
web-learn-play = Abrir la caja y jugar
web-learn-it = Aprender jugando
web-learn-from = Lección: { $title }
web-learn-step = Siguiente lección: { $title }
web-learn-first = ¿No lo conoces? Aprende jugando.

# Sin línea, e instalado
web-noline = No hay conexión y esto la necesita. Sin ella se abren el estante, los reglamentos, tu lista y las lecciones que has jugado.
web-noline-as-of = Así estaba el { $when }.
web-noline-choose = Puedes elegir igualmente: tu elección se guarda aquí y se envía cuando vuelva.
web-noline-waits = «{ $what }» espera aquí y se envía cuando vuelva la conexión, si la pregunta sigue siendo la misma.
web-noline-take-back = Retirarla
web-noline-lesson = La lección se puede leer; para jugarla hace falta conexión.
web-noline-list = Sin conexión: tu lista, tal como estaba el { $when }.
web-noline-row = Tu elección espera aquí a que vuelva la conexión.
web-newer = Hay una versión nueva de Horda.
web-newer-load = Cargarla
web-newer-later = Más tarde
web-torn = Falta una parte de esta página; puede que Horda se haya actualizado. Cárgala de nuevo: no se pierde nada.
web-torn-load = Cargar de nuevo
web-install = En este dispositivo
web-install-line = Pon Horda entre tus aplicaciones: se abre en su propia ventana.
web-install-do = Instalar Horda
web-install-ready = Guardado en este dispositivo: sin conexión se siguen abriendo el estante, todos los reglamentos, tu lista y las lecciones que has jugado.
web-app-name = Horda
web-app-about = Cinco juegos de mesa de zombis, con sus reglas al pie de la letra, en solitario o en compañía.
web-app-tables = Mis partidas
web-app-learn = Aprender
web-app-rules = Reglamentos
web-brought-arrived = Tu elección ha llegado: { $title }.
web-brought-late = Tu elección llegó tarde, la mesa ha seguido: { $title }.

# Avisos con la página cerrada.
web-notices = Avisos
web-notices-line = Con la página cerrada, el navegador te avisa de que te toca, de que la mesa espera tu respuesta, de que ha pasado la mitad de tu reloj o de que una partida ha terminado. Una vez cada cosa, y nunca mientras miras esa partida.
web-notices-on = Avisar en este dispositivo
web-notices-off = No avisar más aquí
web-notices-all-off = Desactivar en todas partes
web-notices-here = Este dispositivo recibe avisos.
web-notices-others = También avisa a: { $devices }.
web-notices-unnamed = un dispositivo
web-notices-refused = Tu navegador no permite avisos de aquí. Permítelos en sus ajustes para esta página, junto a la dirección, y toca otra vez.
web-notices-instead = Deja la página abierta: su título lleva un punto cuando te toca, y puede sonar.
web-notices-no-https = Los navegadores solo aceptan avisos de páginas con HTTPS, y esta no lo tiene.
web-notices-no-support = A este navegador no se le puede avisar con la página cerrada. En un iPhone o iPad, pon antes Horda en la pantalla de inicio.
web-notices-off-here = Quien lleva este servidor ha desactivado los avisos.
web-notices-no-library = Este servidor no envía avisos: falta lo que los envía. Quien lo lleva tiene en el manual cómo añadirlo, en «Host a club's table» (en inglés).
web-notices-match-off = Silenciar
web-notices-match-on = Volver a avisar

# Cartas de lo que se toca en el tablero
web-fight-title = Atacar { $zone }
web-fight-ask = ¿Atacar { $zone }? Toca { $zone } otra vez.
web-fight-tough = { $zombies } (necesita daño { $damage })
web-fight-range = alcance { $count }
web-fight-weapons = Armas que llegan
web-fight-mean = { $kills } bajas
web-fight-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
web-fight-no-hit = no puede acertar
web-fight-damage = daño { $count }
web-fight-noisy = con ruido
web-fight-silent = sin ruido
web-fight-kills = { $count ->
    [0] ninguna
    [one] 1 baja
   *[other] { $count } bajas
}
web-fight-kills-more = { $count } bajas o más
web-fight-friend = { $chance }: da a { $who }.
web-fight-no-risk = Un fallo no da a ninguno de los que están en { $zone }.
web-fight-no-friend = Sin compañeros en { $zone }: un fallo no da a nadie.
web-fight-attack = Atacar
web-fight-no = No
web-fight-walk-instead = Mejor entrar
web-fight-out-of-reach = Ningún arma en manos de { $who } llega a { $zone } desde aquí.
web-fight-armed = Con { $card }: toca a quién atacas.
web-fight-disarm = Guardarla
web-fight-chance = baja { $chance }
web-fight-hits = da a { $who }
web-step-title = ¿Entrar en { $zone }?
web-step-zombies = Allí hay { $zombies }.
web-step-last = Es la última acción de { $who }: los zombis actúan antes de la siguiente.
web-step-attack = Atacar desde aquí
web-step-attack-chance = Atacar desde aquí: { $chance }
web-step-walk = Entrar
web-step-stay = Quedarse
web-vehicle-drive = Conducir
web-vehicle-drive-by = Conducir y disparar
web-vehicle-ram = Embestir
web-vehicle-board-truck = Subir
web-vehicle-leave-truck = Bajar
web-vehicle-change-seat = Cambiar de asiento
web-vehicle-fly = Volar
web-vehicle-land = Aterrizar
web-vehicle-take-off = Despegar
web-vehicle-get-in = Subir
web-vehicle-get-out = Bajar
web-vehicle-store = Guardar una carta
web-vehicle-retrieve = Sacar una carta

# Intercambios y hallazgos: los inventarios, uno al lado del otro
web-exchange-title-trade = { $who } intercambia con { $other }. ¿Qué cambia de manos?
web-exchange-title-sort = ¿Dónde lleva { $who } cada cosa?
web-exchange-title-find = { $count ->
    [one] { $who } ha encontrado { $cards }. ¿Dónde va?
   *[other] { $who } ha encontrado { $cards }. ¿Dónde van?
}
web-exchange-price = { $count ->
    [one] No gastas nada hasta que confirmes; entonces cuesta 1 acción.
   *[other] No gastas nada hasta que confirmes; entonces cuesta { $count } acciones.
}
web-exchange-nothing-yet = No cambia nada hasta que confirmes.
web-exchange-once = Guárdala, cámbiala por otra o déjala: con una respuesta basta.
web-exchange-found = Encontrado
web-exchange-new = nueva
web-exchange-from = de { $name }
web-exchange-after = Después del intercambio
web-exchange-then = En las manos, después
web-exchange-hits = { $hits } impactos de media
web-exchange-lock = No antes del nivel { $level }
web-exchange-lock-short = { $level }
web-exchange-put-here = ponla aquí
web-exchange-compare = { $card } frente a { $other }
web-exchange-row-dice = Dados
web-exchange-row-needs = Necesita
web-exchange-row-damage = Daño
web-exchange-row-range = Alcance
web-exchange-row-noise = Ruido
web-exchange-row-armour = Armadura
web-exchange-row-doors = Abre puertas
web-exchange-row-dual = Dos golpean a la vez
web-exchange-row-usable = Útil ya
web-exchange-yes = sí
web-exchange-no = no
web-exchange-silent = silenciosa
web-exchange-noisy = ruidosa
web-exchange-better = mejor
web-exchange-same = igual
web-exchange-worse = peor
web-exchange-hint = Arrastra una carta a su sitio, o toca la carta y luego el sitio. Con dos toques pasa al otro lado.
web-exchange-hint-one = Arrastra una carta a su sitio, o toca la carta y luego el sitio.
web-exchange-gets = { $who } recibe { $cards }.
web-exchange-lost = Descartas { $cards } para siempre.
web-exchange-nothing-lost = No se pierde nada.
web-exchange-sorted = Cada carta queda donde la has puesto.
web-exchange-unchanged = Aún no has cambiado nada.
web-exchange-by-hand = Carta a carta
web-exchange-back = Deshacer cambios
web-exchange-leave = Dejarla
web-exchange-nothing = Nada
web-exchange-trade = Intercambiar
web-exchange-sort = Reordenar
web-exchange-put = Guardarla ahí
web-exchange-throw = Descartarla
web-exchange-sure = Toca otra vez para descartarla

# La pantalla grande
web-screen-open = Ver en un televisor
web-screen-open-line = Abre esta dirección en el televisor o el proyector. Muestra el tablero y ninguna mano; cada cual juega en su móvil.
web-screen-here = Abrirla aquí
web-screen-waiting = Esperando a que todos se sienten
web-screen-at-table = de partida
web-screen-turn = Turno de { $who }
web-screen-decides = { $count ->
    [one] Ahora decide
   *[other] Ahora deciden
}
web-screen-actions = { $count ->
    [one] Queda 1 acción
   *[other] Quedan { $count } acciones
}
web-screen-acts = le toca
web-screen-life = { $count ->
    [one] a 1 Herida de morir
   *[other] a { $count } Heridas de morir
}
web-screen-characters = { $count ->
    [one] 1 Personaje
   *[other] { $count } Personajes
}
web-screen-tokens = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
web-screen-join = Únete con el móvil
web-screen-watch = Míralo en el móvil
web-screen-cards-stay = Tus cartas se quedan allí.

# Gestos
web-gesture-tools = Señalar y reaccionar
web-gesture-point = Señalar
web-gesture-hint = Toca un sitio para señalarlo. Con un segundo sitio trazas una flecha.
web-gesture-stop = Dejar de señalar
web-gesture-reactions = Reacciones rápidas
web-gesture-yes = ¡Sí!
web-gesture-no = ¡No!
web-gesture-wait = Espera
web-gesture-help = ¡Ayuda!
web-gesture-thanks = Gracias
web-gesture-ouch = ¡Ay!
web-gesture-says = { $who }: { $words }
web-gesture-ping-line = { $who } señala { $to }.
web-gesture-arrow-line = { $who } señala de { $from } a { $to }.
web-gesture-plan-line = { $who } piensa ir a { $to }.

# Estadísticas
web-stats = Estadísticas
web-stats-line-device = Se cuentan en este dispositivo. No las ve nadie más.
web-stats-line-person = Se cuentan en todos tus dispositivos. No las ve nadie más.
web-stats-none = Aún no hay nada que contar. Acaba una partida y aparecerá aquí.
web-stats-played = Partidas
web-stats-won = Ganadas
web-stats-share-won = De victorias
web-stats-missions = Por misión
web-stats-what = Misión o juego
web-stats-best = Victoria más rápida
web-stats-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
web-stats-levels = Por dificultad
web-stats-of = { $won } de { $played }
web-stats-learnt = Lecciones
web-stats-lessons = { $count } de { $all }
web-stats-share-it = Compartir
web-stats-share = He ganado { $won } de { $played } partidas de Horda.
web-stats-share-best = { $rounds ->
    [one] { $mission } en 1 ronda.
   *[other] { $mission } en { $rounds } rondas.
}
web-stats-clear = Borrar las estadísticas
web-stats-clear-yes = Borrarlas para siempre

# Contestar por quien no está
web-missed-answer = Contestar por { $who }
web-table-answer-title = Una respuesta por quien no está
web-table-answer-ask = { $who } quiere dar la única respuesta posible de { $whom }. ¿De acuerdo?
web-table-answer-wait = Has pedido contestar por { $whom }. Por contestar: { $waiting }.
web-table-answer-others = { $who } quiere contestar por { $whom }. Por contestar: { $waiting }.
web-table-answer-agreed = La mesa está de acuerdo: la partida sigue.
web-table-answer-refused = La mesa dice que no: se espera.
web-table-answer-withdrawn = Se ha retirado la pregunta a la mesa.
web-table-answer-lapsed = La partida ha seguido y ya no hay nada que contestar.
web-table-answer-late = Nadie ha contestado a tiempo; no cambia nada.
web-table-answer-left = Se ha ido alguien a quien se preguntaba; no cambia nada.

# La demostración, una carpeta que muestra cualquier servidor web (make demo)
web-demo = Demostración
web-demo-line = Esto es una demostración sin servidor. Mira los juegos, sus misiones y sus reglamentos, y estas partidas grabadas. Para jugar, instala Horda en tu ordenador.
web-demo-watch = Ver
web-demo-analysis = Análisis
web-demo-needs-server = La demostración no puede hacer esto. Para jugar, instala Horda en tu ordenador.
