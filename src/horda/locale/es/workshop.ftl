# El taller: dibujar una misión en el navegador.

workshop-title = Taller
workshop-to-box = La caja

# La entrada
workshop-new = Una misión nueva
workshop-new-title = Título
workshop-new-begin = Empezar con un mapa vacío
workshop-untitled = Misión nueva
workshop-no-draft = Este borrador no está en este dispositivo. Ábrelo con su enlace o su archivo.
workshop-open-file = Abrir un archivo de misión…
workshop-drafts = Tus borradores en este dispositivo
workshop-draft-delete = Borrar { $title }
workshop-from-box = Empezar por una misión de la caja
workshop-from-box-line = Cambias una copia; la misión de la caja se queda como está.

# El banco
workshop-views = Qué se muestra
workshop-view-map = Mapa
workshop-view-mission = Misión
workshop-view-test = Pruebas
workshop-to-drafts = Todos los borradores
workshop-ask-first = Coge un primer módulo de la paleta.
workshop-ask-map = ¿Qué viene ahora?
workshop-ask-tile = Pon el módulo { $tile }: toca un lugar iluminado.
workshop-ask-token = Pon { $thing }: toca una zona iluminada.
workshop-ask-figure = Pon un zombi ({ $thing }): toca una zona iluminada.
workshop-ask-edge-door = Pon una puerta: toca una pared iluminada.
workshop-ask-edge-locked = Pon una puerta cerrada con llave: toca una pared iluminada.
workshop-ask-edge-barrier = Pon una barrera: toca un borde iluminado.
workshop-ask-edge-hedge = Pon un seto: toca un borde iluminado.
workshop-ask-edge-stairs = Pon unas escaleras: toca una valla iluminada.
workshop-ask-lift = Pon un ascensor: toca su primera zona.
workshop-ask-lift-second = ¿De { $at } adónde? Toca la segunda zona.
workshop-ask-move = ¿Adónde va esto? { $thing }
workshop-ask-cell = Elige una zona: tócala en el mapa.
workshop-ask-border = Elige un borde: tócalo en el mapa.
workshop-line-map = Coge algo de la paleta o toca lo que hay en el mapa.
workshop-line-tile = R lo gira, F le da la vuelta. Tócalo otra vez para quitarlo.
workshop-line-piece = Tócalo otra vez para quitarlo. Esc vacía la mano.
workshop-line-escape = Esc lo deja todo como está.
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-keys = Teclas
workshop-offline = Guardado aquí. Se comprobará al volver la red.
workshop-not-kept = No queda sitio en este navegador: guarda la misión en un archivo.
workshop-malformed = El archivo no se puede leer así. Corrige en «Archivo» la línea que nombran los problemas, o deshaz.
workshop-play-test = Partidas de prueba
workshop-play-now = Jugarla ahora
workshop-play-unfinished = Se podrá jugar cuando corrijas los errores de arriba.
workshop-play-offline = Se podrá jugar cuando vuelva la red.
workshop-head = { $difficulty }, de { $least } a { $most } supervivientes, { $minutes }
workshop-head-change = Cambiar título, dificultad, supervivientes y minutos
workshop-head-difficulty = Dificultad
workshop-head-minutes = Minutos
workshop-head-least = Supervivientes, mínimo
workshop-head-most = Supervivientes, máximo

# La paleta
workshop-palette = Paleta
workshop-tiles = Módulos
workshop-tiles-left = quedan { $left } de { $most }
workshop-tokens = Fichas
workshop-edges = Bordes
workshop-figures = Zombis
workshop-cards = Cartas
workshop-cards-line = apartadas, para darlas
workshop-card-add = Apartar una carta…
workshop-card-back = Devolver { $thing }
workshop-left-in-box = quedan { $left } de { $most }
workshop-tile = Módulo { $tile }
workshop-at = en { $at }
workshop-flip = dorso
workshop-colour = Color
workshop-coloured = { $thing } ({ $colour })
workshop-face-down = Boca abajo

# El mapa
workshop-map = Mapa de { $title }
workshop-larger = Ampliar
workshop-smaller = Reducir
workshop-free-place = Lugar libre para un módulo
workshop-ghost-new = aún sin poner
workshop-ghost-there = ya está aquí: toca para quitarlo
workshop-ghost-turn = toca para girarlo o quitarlo
workshop-ghost-swap = cambia de sitio con { $tile }
workshop-ghost-replace = sustituye a { $tile }
workshop-ghost-moves-to = movimientos desde el inicio: { $thing }, { $at }
workshop-ghost-ways = salidas de { $at }
workshop-ghost-from-start = movimientos desde el inicio
workshop-no-way = sin camino
workshop-why-in-one-zone = A ambos lados está la misma zona.
workshop-why-open-street = Entre dos calles no hay pared; una puerta la necesita.
workshop-why-is-a-wall = Es una pared; esto va en un borde por el que se pueda pasar.
workshop-why-no-fence = No hay valla ni pared; las escaleras pasan por encima de una.
workshop-why-too-many-gates = En el mapa no caben más.
workshop-why-edge-taken = Ya hay algo ahí.

# Lo seleccionado
workshop-properties = Propiedades
workshop-deselect = Cerrar
workshop-turn = Girar
workshop-flip-over = Dar la vuelta
workshop-move = Mover
workshop-remove = Quitar
workshop-faces = Colores verdaderos, barajados
workshop-open-door = Abierta desde el principio
workshop-not-yet-laid = Al principio no está
workshop-field-order = Orden en que se toma (0: cualquiera)
workshop-field-number = Número
workshop-field-count = Cuántos
workshop-field-side = Lado de la zona
workshop-field-active = Al principio
workshop-field-initial = Siempre se resuelve la primera
workshop-field-floor = Planta
workshop-hidden-tile = Se descubre cuando alguien entra
workshop-side-none = cualquiera
workshop-side-north = norte
workshop-side-east = este
workshop-side-south = sur
workshop-side-west = oeste
workshop-active-usual = despierta, como siempre
workshop-active-usual-coloured = dormida, como todas las de color
workshop-active-yes = despierta
workshop-active-no = dormida
workshop-fewer = Uno menos
workshop-more = Uno más

# Teclas
workshop-key-delete = Supr
workshop-key-enter = Intro
workshop-key-tiles = Módulos
workshop-key-tokens = Fichas
workshop-key-edges = Bordes
workshop-key-figures = Zombis
workshop-key-numbers = Coger del primero al noveno
workshop-key-turn = Girar el módulo
workshop-key-flip = Dar la vuelta al módulo
workshop-key-arrows = Ir de un lugar a otro del mapa
workshop-key-lay = Poner, quitar, seleccionar
workshop-key-move = Mover lo seleccionado
workshop-key-remove = Quitar lo seleccionado
workshop-key-escape = Vaciar la mano
workshop-key-undo = Deshacer; con Mayús, rehacer (también Ctrl+Z y Ctrl+Mayús+Z)
workshop-key-next = Problema siguiente
workshop-key-play = Jugarla ahora

# La hoja: frases, textos, archivo
workshop-mission = La misión
workshop-view-sentences = Frases
workshop-view-texts = Textos
workshop-view-file = Archivo
workshop-step-file = Cambio en el archivo
workshop-step-text = Cambio en un texto
workshop-text-language = Idioma de los textos
workshop-language-en = Inglés
workshop-language-es = Español
workshop-text-scene = La historia
workshop-text-goal = Objetivo { $number }
workshop-text-lose = Si se pierde: { $reason }
workshop-text-rules = Regla { $number }
workshop-text-rules-add = una regla para la hoja
workshop-text-turns = Anuncio { $number }
workshop-text-turns-add = un anuncio

# La prueba
workshop-key-space = Espacio
workshop-test-figures = Cifras de las partidas de prueba
workshop-test-won = Ganadas, de cada 100, por Supervivientes y bot
workshop-test-who = Quién juega
workshop-test-interval = Intervalo del 95 %
workshop-test-row-heuristic = { $count }, bot prudente
workshop-test-row-random = { $count }, bot al azar
workshop-test-span = { $low } a { $high }
workshop-test-wanted = se busca, { $difficulty }: { $low } a { $high }
workshop-test-hollow = hueco: versión anterior
workshop-test-rounds = Rondas, mediana
workshop-test-rounds-line = Rondas: mediana { $median }; 8 de cada 10 partidas tienen de { $low } a { $high }
workshop-test-rounds-range = 8 de 10: { $low } a { $high }
workshop-test-goals = Metas logradas, de cada 100
workshop-test-goal = Meta { $number }
workshop-test-goal-round = en la ronda { $round }
workshop-test-heat = Dónde mueren
workshop-test-heat-toggle = Poner el calor sobre el mapa: dónde mueren los Supervivientes
workshop-test-heat-zone = { $zone }: { $share } de cada 100 muertes.
workshop-test-heat-none = Aún no ha muerto nadie.
workshop-test-causes = Qué los mató, de cada 100
workshop-test-cause-friend = disparo amigo
workshop-test-cause-otherwise = fuego, trampas
workshop-test-nobody-died = No ha muerto nadie.
workshop-test-rest = Descansar
workshop-test-go-on = Seguir
workshop-test-key-rest = Descansar las partidas de prueba, o seguir con ellas
workshop-test-verdict-few = { $count ->
    [0] Aún ninguna partida.
    [one] Una partida: poco para decir algo.
   *[other] { $count } partidas: pocas para decir algo.
}
workshop-test-verdict-fair = Justa para su nivel: { $level }.
workshop-test-verdict-easy = Demasiado fácil para su nivel: { $level }.
workshop-test-verdict-hard = Demasiado difícil para su nivel: { $level }.
workshop-test-verdict-open = Aún no es seguro: de { $low } a { $high } de 100.
workshop-test-verdict-hopeless = El bot prudente no la gana nunca.
workshop-test-trap = { $zone } es una trampa.
workshop-test-change-more = { $value } victorias más de cada 100 que antes ({ $low } a { $high }).
workshop-test-change-fewer = { $value } victorias menos de cada 100 que antes ({ $low } a { $high }).
workshop-test-change-open = No se distingue del azar: de { $low } a { $high } victorias de 100 respecto a la versión anterior.
workshop-test-waiting = A la espera de un proceso libre.
workshop-test-playing = { $count } partidas
workshop-test-resting = { $count } partidas; en descanso
workshop-test-hidden = { $count } partidas; en descanso
workshop-test-done = { $count } partidas; hecho
workshop-test-offline = Sin conexión. Seguirá al volver la red.
workshop-test-failed = El servidor no ha podido jugarla. Se vuelve a intentar.
workshop-test-checking = Se comprueba el cambio.
workshop-test-errors = No se juega mientras tenga un error; estas son las últimas cifras.
workshop-test-held = { $count } partidas; en descanso mientras se ajusta la misión
workshop-test-view-figures = Prueba
workshop-test-view-suggestions = Sugerencias
workshop-test-view-tune = Ajustar

# Sugerencias, ajuste y misiones hechas
workshop-suggest-line = El laboratorio propone cambios según dónde mueren los Supervivientes, y juega cada uno con las mismas semillas.
workshop-suggest-wait = Las sugerencias necesitan antes { $count } partidas de prueba.
workshop-suggest-none = No se ha encontrado ningún cambio pequeño que sirva.
workshop-suggest-look = Buscar cambios
workshop-suggest-effect = { $before } → { $after } de 100
workshop-suggest-span = { $low } a { $high } victorias de 100, { $count } partidas
workshop-suggest-measuring = midiendo: { $count } partidas
workshop-suggest-apply = Aplicar
workshop-tune-line = El servidor cambia la misión hasta que el bot prudente la gana tanto como quieras. Aquí no cambia nada hasta que lo apliques.
workshop-tune-win = Victorias buscadas, de cada 100
workshop-tune-knobs = Qué puede cambiar
workshop-tune-knob-spawns = zonas de aparición
workshop-tune-knob-cards = cartas iniciales
workshop-tune-knob-tokens = sitio de los Objetivos
workshop-tune-knob-edges = puertas
workshop-tune-knob-objectives = Objetivos
workshop-tune-knob-rounds = última ronda
workshop-tune-knob-zombies = primeros zombis
workshop-tune-start = Ajustar
workshop-tune-stop = Parar
workshop-tune-begins = Se preparan versiones más fáciles y más difíciles.
workshop-tune-playing = { $count } partidas. Lo más cercano: { $won } de 100 ({ $low } a { $high }).
workshop-tune-reached = Logrado: { $won } de 100 (de { $low } a { $high }); se buscaban { $wanted }; { $count } partidas.
workshop-tune-missed = Estos cambios no se acercan más que a { $won } de 100 ({ $low } a { $high }); se buscaban { $wanted }.
workshop-tune-axis = Victorias de 100, de la versión más fácil a la más difícil; la línea discontinua es lo que buscas.
workshop-tune-same = Como está dibujada.
workshop-tune-step = Ajustada a { $win } de 100
workshop-generate = Encargar una misión
workshop-generate-tiles = Módulos
workshop-generate-level = Dificultad
workshop-generate-style = Tipo
workshop-generate-style-escape = huida
workshop-generate-style-collect = búsqueda
workshop-generate-style-hunt = caza
workshop-generate-style-chase = persecución
workshop-generate-seed = Número
workshop-generate-start = Hacerla
workshop-generate-begins = Colocando módulos.
workshop-generate-playing = Borrador { $draft }: { $count } partidas, { $won } de 100 ganadas.
workshop-generate-missed = Ningún borrador se acercó a la dificultad buscada; el último tiene { $won } de 100.

# Problemas
workshop-problems-title = Problemas
workshop-problems = { $count ->
    [0] Ningún problema
    [one] Un problema
   *[other] { $count } problemas
}
workshop-next-problem = siguiente
workshop-empty-mission = Aún no hay nada dibujado. Pon el primer módulo; después verás aquí lo que le falta a la misión y cómo arreglarlo.
workshop-severity-error = Error
workshop-severity-warning = Aviso
workshop-severity-advice = Consejo

# Pasos que se deshacen
workshop-step-tile = Módulo { $tile }
workshop-step-tile-away = Sin el módulo { $tile }
workshop-step-put = { $thing } en { $at }
workshop-step-away = Sin { $thing } en { $at }
workshop-edge-door = puerta
workshop-edge-barrier = barrera
workshop-edge-hedge = seto
workshop-edge-stairs = escaleras
workshop-step-changed = Cambio en { $thing }, { $at }
workshop-step-turned = Módulo { $tile } girado
workshop-step-faces = Colores de los objetivos boca abajo
workshop-step-aside = { $thing }, aparte
workshop-step-back = { $thing }, de vuelta
workshop-step-head = Título y datos de la misión
workshop-edge-locked = con llave
workshop-edge-lift = ascensor

# Qué hacer con un borrador
workshop-play-with = Asientos
workshop-play-title = Jugar «{ $title }»
workshop-print = Imprimir
workshop-link = Enlace
workshop-link-copied = Enlace copiado: quien lo abra puede jugar la misión, copiarla y cambiarla.
workshop-link-broken = Este enlace no está entero. Pídelo otra vez, o pide el archivo de la misión.
workshop-copy = Copiar y cambiar
workshop-file = Archivo
workshop-file-title = Guardar la misión en un archivo
workshop-file-yaml = La misión (YAML)
workshop-file-svg = El mapa como dibujo (SVG)
workshop-file-png = El mapa como imagen (PNG)
workshop-file-line = El archivo de la misión se abre en el taller, en la página del juego o con horda play.
workshop-versions = Versiones
workshop-versions-none = Aún no hay versiones. El borrador se guarda como versión tras un minuto sin cambios, al jugarlo y al compartirlo.
workshop-version-name = Nombre de esta versión
workshop-version-keep = Guardar
workshop-version-won = { $won } de 100 ganadas
workshop-version-compare = Comparar con la actual
workshop-version-back = Volver a ella
workshop-version-back-step = Vuelta a «{ $name }»
workshop-version-same = No hay diferencias.

# La hoja impresa
workshop-sheet-paper = Papel
workshop-paper-a4 = A4
workshop-paper-letter = Carta
workshop-sheet-facts = { $box }. { $difficulty }, de { $least } a { $most } Supervivientes, { $minutes } minutos.
workshop-sheet-tiles = Colocad los módulos
workshop-sheet-tiles-line = La flecha señala hacia dónde va la parte de arriba del módulo.
workshop-sheet-setup = Poned encima
workshop-sheet-aside = Carta apartada
workshop-sheet-tile = Módulo { $tile } en la fila { $row }, columna { $column }
workshop-sheet-coloured = { $name } ({ $colour })
workshop-sheet-face-down = { $name }, boca abajo
workshop-sheet-open = { $name }, abierta
workshop-sheet-later = { $name }, se pone más tarde
