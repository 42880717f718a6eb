# Lo que solo dice la orden: en la terminal, en su ayuda y de los archivos y misiones que están mal.

# La orden y sus páginas de ayuda.
cli-usage = Uso:
cli-usage-pieces = ORDEN ...
cli-usage-options = [opciones]
cli-metavar-address = DIRECCIÓN
cli-metavar-command = ORDEN
cli-metavar-days = DÍAS
cli-metavar-game = JUEGO
cli-metavar-file = ARCHIVO
cli-metavar-id = ID
cli-metavar-name = NOMBRE
cli-metavar-seed = SEMILLA
cli-metavar-seconds = SEGUNDOS
cli-metavar-text = TEXTO
cli-metavar-folder = CARPETA
cli-metavar-who = QUIÉN
cli-metavar-value = VALOR
cli-metavar-match = PARTIDA
cli-metavar-level = NIVEL
cli-metavar-kind = TIPO
cli-metavar-tile = LOSETA
cli-commands = Órdenes
cli-arguments = Argumentos
cli-options = Opciones
cli-option-required = { $text } (obligatoria)
cli-option-lang = el idioma; por defecto, el del entorno
cli-option-help = mostrar esta página
cli-app = Una mesa para juegos de zombis, jugados según el reglamento.
cli-app-version = mostrar la versión
cli-exits = Códigos de salida
cli-exit-0 = todo ha ido bien
cli-exit-1 = se ha comprobado un caso o una misión, y no se cumple
cli-exit-2 = la línea de órdenes pide algo que no se puede hacer
cli-exit-3 = un archivo falta, no es texto o no se puede leer
cli-exit-4 = una dirección, un puerto o una base de datos no se puede usar
cli-exit-70 = el fallo es de Horda
cli-games = El estante: todos los juegos, para cuántos jugadores, con qué bots y con qué opciones y valores, primero el habitual.
    .short = los juegos del estante
cli-games-json = mostrar el resultado en JSON
cli-play = Jugar en esta terminal: en solitario con bots, o varias personas ante una pantalla. Cada decisión se guarda en el acto; una partida puede dejarse y retomarse cuando se quiera.
    .short = jugar una partida en esta terminal
cli-play-game = el juego, el archivo de una misión propia (.yaml) o el de una partida para seguirla; sin él, se ofrece el estante
cli-play-seats = cuántos jugadores
cli-play-seat = quién ocupa el asiento N (o `all`, todos): `person`, `person:NOMBRE`, un bot, o un jugador propio, como módulo:Clase o mi_jugador.py:Clase; se puede repetir
cli-play-option = una opción del juego; se puede repetir
cli-play-seed = la semilla de todo el azar; sin ella, una nueva
cli-play-resume = seguir con la última partida que quedó a medias
cli-play-advice = cualquiera ante la pantalla puede pedir consejo con `?`; en solitario siempre se puede
cli-play-playouts = simulaciones por decisión de los bots de búsqueda (48)
cli-play-think = segundos por decisión de los bots de búsqueda; 0, sin límite (5)
cli-serve = La mesa en el navegador: arranca un servidor en este ordenador y dice dónde está. Los registros salen por el error estándar en JSON; HORDA_LOG=INFO muestra más.
    .short = abrir la mesa en el navegador
cli-serve-config = un archivo con los ajustes (TOML); las variables de entorno (HORDA_PORT=...) tienen prioridad sobre él, y las opciones, sobre ambos (HORDA_CONFIG)
cli-serve-host = la dirección en que escucha; 0.0.0.0 deja entrar a otros (127.0.0.1)
cli-serve-lan = que otros puedan entrar desde la red de casa; es lo mismo que --host 0.0.0.0
cli-serve-port = su puerto; 0 para cualquiera (el primero libre desde 8666)
cli-serve-db = dónde se guardan las partidas: una ruta para SQLite, o postgresql://usuario@servidor/nombre, que varios servidores pueden compartir; una dirección con clave va en un archivo que indica HORDA_DB_FILE
cli-serve-expire = borrar las partidas en que nada se haya decidido en tantos días; 0 las guarda para siempre (0)
cli-serve-name = un nombre con el que los navegadores llegan al servidor, como el de tu proxy; las direcciones IP y el nombre de este ordenador ya se aceptan; se puede repetir (HORDA_NAMES)
cli-serve-public = la dirección en el navegador de quienes juegan, como https://mesa.example.org; para ella se crean las llaves de acceso (HORDA_PUBLIC)
cli-serve-proxy = la dirección o la red de un proxy de confianza; se puede repetir (HORDA_PROXIES)
cli-serve-limit = un límite del servidor, como connections_an_address=500; se puede repetir (HORDA_LIMITS); el manual los enumera
cli-serve-metrics-port = un puerto propio para /metrics, que entonces solo responde allí; 0 para cualquiera
cli-serve-metrics-host = la dirección de ese puerto (127.0.0.1)
cli-serve-club = abrir un club con los ajustes de un archivo: mesas que otros encuentran y a las que se unen (ninguno)
cli-serve-manual = la carpeta del manual construido, que se muestra en /manual/ (HORDA_MANUAL; en un clon, lo que construyó make docs)
cli-serve-missions = la carpeta de misiones que se ofrecen además de las de las cajas (HORDA_MISSIONS)
cli-serve-player = un jugador propio que se puede sentar, como prudente=mi_jugador.py:Prudente; se puede repetir (HORDA_PLAYERS)
cli-serve-playouts = { cli-play-playouts }
cli-serve-think = segundos por decisión de los bots de búsqueda, 14 como mucho (4)
cli-serve-open = abrir también el navegador
cli-simulate = Hace que los bots jueguen muchas partidas y cuenta lo que resulta. La misma semilla da las mismas partidas, sea cual sea el número de procesos.
    .short = hacer que los bots jueguen muchas partidas
cli-simulate-game = el juego, o el archivo de una misión propia (.yaml)
cli-simulate-seats = cuántos jugadores
cli-simulate-players = { cli-lab-run-players }
cli-simulate-matches = cuántas partidas (100)
cli-simulate-seed = la semilla de todo el azar (0)
cli-simulate-workers = cuántos procesos juegan a la vez (1)
cli-simulate-option = una opción del juego; se puede repetir
cli-simulate-playouts = { cli-play-playouts }
cli-simulate-think = segundos por decisión de los bots de búsqueda; con él, la misma semilla puede dar otras partidas (sin límite)
cli-simulate-json = mostrar el resultado en JSON
cli-replay = Muestra otra vez una partida desde su archivo: un resumen con toda la crónica, la mesa en cualquier momento, o paso a paso.
    .short = volver a ver una partida
cli-replay-file = el archivo de la partida, o una de una serie del laboratorio, como CARPETA#17
cli-replay-to = mostrar la mesa tras N decisiones
cli-replay-step = seguir desde ahí, decisión por decisión
cli-replay-seat = ver lo que vio el asiento N; sin él, lo que ven los espectadores
cli-replay-browser = verla en la mesa del navegador
cli-replay-json = mostrar el resultado en JSON
cli-case = Juega ejemplos resueltos de archivos YAML (o de carpetas con ellos) y dice si se cumplen.
    .short = jugar ejemplos resueltos y comprobarlos
cli-case-files = los archivos
cli-case-json = mostrar el resultado en JSON
cli-rules = Los reglamentos: los capítulos de un juego, un capítulo, una regla por su id, o una búsqueda en uno o en todos.
    .short = leer los reglamentos
cli-rules-game = el juego, o directamente el id de una regla (ZL-SET-04) o de un capítulo (ZL-SET); sin él, se enumeran todos los reglamentos
cli-rules-id = un capítulo (SET) o una regla (ZL-SET-04)
cli-rules-search = mostrar las reglas que contienen estas palabras; sin juego, las de todos los reglamentos
cli-rules-coverage = mostrar qué reglas están probadas por un test y cuáles no
cli-rules-tests = la carpeta de las pruebas, para --coverage
cli-rules-json = mostrar el resultado en JSON
cli-referee = Pregunta al árbitro por una posición de una mesa de verdad: qué hacen los zombis, qué puede hacer alguien, quién ve a quién, probabilidades, votos.
    .short = preguntar por una posición de una mesa de verdad
cli-referee-position = la posición: un archivo, un texto como «game = green_horde | A1: rolf | C1: walker» o un enlace; con - se lee de la entrada
cli-referee-game = el juego, si el texto no lo dice
cli-referee-ask = la pregunta (zombies): qué hacen ahora los zombis, qué pasa desde aquí (play), qué puede hacer alguien (may), qué ve (sees), probabilidades (odds), votos (votes)
cli-referee-who = de quién o de dónde se pregunta: un Superviviente, una Zona, un color, un personaje, un lugar
cli-referee-then = lo que ha pasado en la mesa, en orden: dados (5 2 6), una carta (card z177) o una decisión (0 send abomination E3); se puede repetir
cli-referee-point = quién señala a quién en una votación (white=red); se puede repetir
cli-referee-line = la acción cuya probabilidad se pregunta, o la carta contra la que se lucha
cli-referee-search = mostrar las reglas, aclaraciones y ejemplos del juego que contienen estas palabras
cli-referee-picture = dibujar la posición en este archivo (.svg)
cli-referee-link = mostrar un enlace que lleva la posición entera
cli-referee-json = mostrar el resultado en JSON
cli-version = Muestra la versión y si está compilada.
    .short = mostrar la versión
cli-version-json = mostrar el resultado en JSON
cli-help = Muestra la ayuda de una orden, o la general: horda help lab run.
    .short = mostrar la ayuda de una orden
cli-help-command = la orden, como play o lab run; sin ella, se muestran todas
cli-completion = Escribe lo que necesita una shell para completar órdenes, juegos, misiones, opciones e ids de reglas. En bash: eval "$(horda completion bash)" en ~/.bashrc; en zsh, lo mismo con zsh en ~/.zshrc; en fish: horda completion fish | source en config.fish.
    .short = completar las órdenes con el tabulador
cli-completion-shell = bash, zsh o fish
cli-complete = Lo que pregunta una shell para completar.
    .short = lo que pregunta una shell para completar
cli-complete-shell = bash, zsh o fish
cli-complete-typed = las palabras escritas hasta ahora
cli-metavar-shell = SHELL

# El menú.
cli-menu-play = Jugar en esta terminal
cli-menu-resume = Seguir con la última partida
cli-menu-browser = Abrir la mesa en el navegador
cli-menu-rules = Leer las reglas
cli-menu-missions = Elegir una misión
cli-menu-help = Ver todas las órdenes
cli-menu-which = ¿Qué te apetece? Con 0 se sale
cli-menu-which-rule = Un juego, el id de una regla o palabras que buscar; con Intro se sale:
cli-menu-which-mission = ¿Qué misión? Con 0 se sale

# Lo que está mal en una línea de órdenes.
cli-bad-language = Horda no habla «{ $lang }»; habla: { $known }.
cli-no-such-command = No hay ninguna orden «{ $name }»; quizá: { $known }.
cli-no-such-option = Aquí no existe la opción { $name }. Prueba con `{ $command } --help`.
cli-missing = Falta { $kind ->
    [argument] el argumento
   *[option] la opción
} { $name }. Prueba con `{ $command } --help`.
cli-number-wanted = { $most ->
    [none] { $name }: aquí va un número entero, desde { $least }.
   *[other] { $name }: aquí va un número entero, del { $least } al { $most }.
}
cli-bad-value = { $name }: no se puede leer: { $detail }
cli-too-much = Esta orden no admite «{ $given }»; quítalo, o mira su --help.
cli-bad-usage = No se puede leer esta línea de órdenes: { $detail }
cli-wrong-seats = { $title } es para { $low } a { $high } jugadores, no { $given }.
cli-wrong-position = Sobre esta posición no hay respuesta: { $detail }
cli-wrong-pointing = «{ $text }» no dice quién señala a quién; escribe white=red.
cli-wrong-option = { $title } no tiene la opción `{ $name }`; existen: { $known }.
cli-wrong-missions = { $folder } no es una carpeta; indica aquella en la que están las misiones.
cli-wrong-two-missions = { $file } ya es la misión de la partida; quita `--option mission={ $mission }`.
cli-wrong-value = `{ $name }` no puede ser { $given }; se permite: { $allowed }.
cli-wrong-form = `{ $line }` no es una opción; se escribe `nombre=valor`. Existen: { $known }.
cli-wrong-seat = `--seat { $line }` no se entiende; se escribe `N=QUIÉN`, con N del 1 al { $seats } o `all`.
cli-wrong-sitter = `{ $text }` no puede sentarse aquí; se escribe `person`, `person:NOMBRE`, un jugador propio (`mi_jugador.py:Clase`) o un bot: { $known }.
cli-wrong-bots = Hay { $bots } bots para { $seats } asientos; se nombra uno, o uno por asiento.
cli-wrong-player-unknown = No hay ningún jugador instalado que se llame «{ $name }» (hay: { $known }); indica un archivo, `mi_jugador.py:Clase`, o un módulo, `módulo:Clase`.
cli-wrong-player-name = Un jugador no puede llamarse «{ $name }»; usa hasta 40 letras, cifras, espacios, puntos o guiones.
cli-wrong-player-taken = Ya hay un jugador llamado «{ $name }»; dale otro nombre a este: `--player otro=...`.
cli-wrong-replay-seat = No hay asiento { $seat }; esta partida tiene del 1 al { $seats }.
cli-wrong-replay-client = La mesa del navegador no está construida aquí. En un clon la construye `python3 tools/make.py client`.
cli-wrong-replay-origin = Esta partida no empezó con una semilla de texto, como las del laboratorio y las del navegador; quita `--browser`.
cli-wrong-replay-to = No hay decisión { $to }; esta partida tiene { $count }.
cli-wrong-search = Nada en el reglamento de { $title } contiene todas esas palabras.
cli-wrong-search-all = En ningún reglamento hay nada que contenga todas esas palabras.
cli-wrong-shell = No se conoce la shell «{ $shell }»; se conocen: { $known }.
cli-wrong-database = No sirve como base de datos: { $detail }.
cli-wrong-driver = PostgreSQL necesita su controlador, que no está instalado. Para instalarlo: { $command }
cli-wrong-manual = En { $folder } no hay ningún manual construido: falta index.html. En un clon, `python3 tools/make.py docs` construye uno en build/docs.
cli-wrong-port = El puerto { $port } está ocupado; indica otro con --port, o déjalo para usar uno libre.
cli-wrong-limit = No sirve como límite: `{ $written }`; { $why ->
    [unknown] se conocen: { $better }
    [figure] escribe { $better }
   *[small] ha de ser mayor que 0
}.
cli-wrong-public = «{ $given }» no sirve como dirección para llaves de acceso: { $why ->
    [secure] los navegadores solo las guardan con https:// y en http://localhost
    [number] los navegadores las guardan para nombres, no para números; dale un nombre al servidor
   *[whole] escríbela como sale en el navegador, sin nada detrás del nombre y del puerto
}. Por ejemplo: https://mesa.example.org
cli-wrong-proxy = Un proxy se indica por su dirección o su red, como 10.0.0.7 o 10.0.0.0/8, no «{ $given }».
cli-wrong-port-forbidden = El sistema no deja que Horda use el puerto { $port }; los menores de 1024 están reservados. Indica uno mayor con --port.
cli-wrong-host-unknown = Ninguna dirección se llama «{ $host }»; escribe una de este equipo, como 127.0.0.1, o 0.0.0.0 para todas.
cli-wrong-host-elsewhere = { $host } no es una dirección de este equipo; escribe una que lo sea, como 127.0.0.1, o 0.0.0.0 para todas.
cli-wrong-club = No se puede abrir el club («A club», en docs/players/host_a_table.md, enseña cómo): { $detail }
cli-wrong-in-use = Otro Horda ya sirve { $file }; ábrelo en el navegador, o indica otro archivo con --db.
cli-wrong-damaged-database = La base de datos { $file } está dañada ({ $detail }). Pon una copia en su lugar o indica otro archivo con --db; no se ha cambiado nada.
cli-wrong-database-away = No se puede usar la base de datos { $where }: { $detail }. Comprueba que está en marcha y que se puede escribir en ella, o indica otra con --db.
cli-wrong-database-newer = La base de datos { $where } es de un Horda más reciente; actualiza Horda o indica otra con --db.
cli-wrong-match-open = La partida de { $file } se está jugando en otra ventana de este equipo. Sigue en ella, o ciérrala antes.
cli-wrong-no-match = Aquí no hay ninguna partida { $id }; `horda admin list` muestra las que hay.
cli-wrong-no-export = No se puede exportar la partida { $id }: { $why }
cli-wrong-no-database = En { $where } no hay ninguna base de datos de Horda; indica la tuya con --db o en los ajustes.
cli-wrong-database-older = Las tablas de { $where } son de un Horda anterior; arranca `horda serve` una vez: las pone al día y conserva todas las partidas.
cli-wrong-admin-in-use = Un servidor tiene abierto { $file }, así que no se ha cambiado nada. Detén antes el servidor; quien organiza una partida también puede borrarla desde la mesa.
cli-wrong-setting-value = { $where }: «{ $given }» no sirve; { $wanted ->
    [port] aquí va un número entero del 0 al 65535
    [days] aquí va un número entero de días, desde 0
    [processes] aquí va un número entero del 1 al 256
    [seconds] aquí va un número de segundos mayor que 0
    [playouts] aquí va un número entero del 1 al 1000000
    [thought] aquí va un número de segundos mayor que 0, 14 como mucho
    [window] aquí va un número de segundos de 0 a 600
    [level] aquí va DEBUG, INFO, WARNING o ERROR
    [switch] aquí va true o false
    [contact] aquí va una dirección de correo, o una que empiece por https://
    [list] aquí va una lista de textos
    [limits] aquí van nombres con sus cifras
   *[text] aquí va un texto
}.
cli-wrong-setting-unknown = { $file }: no existe el ajuste «{ $name }»; existen: { $known }.
cli-wrong-setting-twice = Están puestos { $one } y { $other } a la vez; deja solo uno.
cli-wrong-setting-toml = { $file } no se puede leer como TOML: { $detail }.
cli-wrong-setting-no-text = { $file } no es un archivo de texto breve; no se pueden leer ajustes de él.
cli-wrong-setting-secret = { $file } debería contener el secreto en una sola línea; { $count ->
    [0] no tiene ninguna
   *[other] tiene { $count } líneas
}.
cli-wrong-setting-argument = Una clave en --db puede leerla cualquiera en este equipo. Escribe la dirección en un archivo que solo puedas leer tú, e indícalo: HORDA_DB_FILE=ARCHIVO.
cli-wrong-backup-exists = { $file } ya existe; indica otro archivo.
cli-wrong-backup-no-database = No hay ninguna base de datos en { $file }.
cli-wrong-backup-not-empty = { $where } no está vacío y se queda como está; recupera la copia en un sitio nuevo, o aparta el archivo viejo.
cli-wrong-backup-other-kind = { $file } no es una copia de { $wanted }; una copia se recupera en el mismo tipo de base de datos del que salió.
cli-wrong-backup-no-program = Aquí no está instalado { $program }; viene con los programas cliente de PostgreSQL (Debian y Ubuntu: apt install postgresql-client).
cli-wrong-backup-failed = { $program } ha fallado: { $detail }
cli-input-ended = La entrada se acabó antes de que todo estuviera respondido; no se empezó nada.
cli-file-problem = No se puede usar el archivo { $file }: { $why ->
    [ENOENT] no existe
    [EACCES] no tienes permiso
    [EPERM] no tienes permiso
    [EISDIR] es una carpeta
    [ENOTDIR] parte de su ruta no es una carpeta
    [ENOSPC] el disco está lleno
    [EROFS] ahí no se puede escribir
    [ENAMETOOLONG] el nombre es demasiado largo
   *[other] { $detail }
}.
cli-broken = Error inesperado ({ $kind }: { $detail }). La partida sigue guardada como estaba. Los detalles están en { $file }; envíanos ese archivo, por favor.

# Tablas y listas.
cli-column-outcome = Cómo terminó
cli-column-matches = Partidas
cli-column-seat = Asiento
cli-column-bot = Bot
cli-column-wins = Victorias
cli-column-interval = IC del 95 %
cli-column-figure = Cifra
cli-column-difference = Diferencia
cli-column-alone = En solitario
cli-column-decisions = Decisiones
cli-column-played = Última jugada
cli-column-setting = Ajuste
cli-column-value = Valor
cli-column-where = De dónde viene
cli-games-next = `horda play NOMBRE` empieza una partida, `horda rules NOMBRE` abre el reglamento.
cli-games-bots = bots: { $bots }
cli-version-compiled = Horda { $version }, compilada, Python { $python }
cli-version-interpreted = Horda { $version }, interpretada (funciona igual, más despacio que una compilada), Python { $python }
cli-interpreted = Aquí Horda va interpretada: todo funciona, compilada va más rápido. (Este aviso sale una sola vez.)
cli-unfinished = Abandonada por larga
cli-simulate-doing = { $workers ->
    [one] Jugando a { $game }
   *[other] Jugando a { $game } con { $workers } procesos
}
cli-simulate-speed = Terminaron { $finished } de { $games } partidas. { $decisions } decisiones en { $wall } s ({ $cpu } s de procesador): { $speed } por segundo.
cli-simulate-rounds = Rondas: mediana { $p50 } (percentiles 10 a 90: { $p10 }–{ $p90 })
cli-simulate-interval = de { $low } a { $high } %
cli-simulate-decisions = Decisiones por partida: mediana { $p50 } (percentiles 10 a 90: { $p10 }–{ $p90 })
cli-case-told = { $failed ->
    [0] { $count ->
        [one] El caso se cumple.
       *[other] Los { $count } casos se cumplen.
    }
   *[other] No se cumplen { $failed } de { $count }.
}
cli-rules-next = `horda rules NOMBRE` abre un reglamento, `horda rules ZL-SET-04` muestra una regla, --search TEXTO busca en todos.
cli-rules-look-up = `horda rules { $game } SET` muestra un capítulo, un id una regla, --search lo que contiene unas palabras.
cli-rules-skills = Habilidades
cli-rules-examples = Ejemplos resueltos
cli-rules-rulings = Respuestas a cuestiones abiertas
cli-coverage-doing = Leyendo las marcas de las pruebas...
cli-coverage-problem = Algunas pruebas no se pudieron leer: { $detail }
cli-coverage-told = { $title }: { $proven } de { $rules } reglas probadas.

# Al sentarse.
cli-setting-up = Poniendo la mesa…
cli-which-game = ¿Qué juego?
cli-players = de { $low } a { $high } jugadores
cli-shelf-resume = { "  " }{ $number } Seguir con la partida que quedó a medias: { $game }, ronda { $round }
cli-how-many = ¿Cuántos jugadores?
cli-who-plays = ¿Quién juega ante esta pantalla? Nombres separados por comas; los demás asientos son de bots. [una sola persona]
cli-change-option = ¿Cambiar alguna? Su número, o Intro para empezar
cli-number-between = Aquí va un número del { $low } al { $high }.
cli-resumed = Se retoma { $file }, con { $count ->
    [one] 1 decisión tomada
   *[other] { $count } decisiones tomadas
}.
cli-bot-name = Bot { $number }

# En la mesa.
cli-table-title = { $game } · ronda { $round }
cli-happened = Qué ha pasado
cli-earlier = { $count ->
    [one] (una línea antes de estas; `l` muestra la crónica)
   *[other] ({ $count } líneas antes de estas; `l` muestra la crónica)
}
cli-bots-play = Los bots están decidiendo...
cli-player-replaced = Se eligió cualquier cosa en su lugar, y así será cada vez que falle. La partida sigue.
cli-player-missing = El mejor bot sigue en su lugar; la partida está como estaba.
cli-curtain = La mesa está tapada. Que se siente { $name }; los demás no miran.
cli-curtain-lift = { $name }, pulsa Intro:
cli-watch = Pulsa Intro para seguir, o q para salir:
cli-keys-shortest = número: elegir · ?: consejo · h: ayuda · q: salir
cli-keys-short = número: elegir · ?: consejo · h: ayuda · u: deshacer · l: crónica · r REGLA · s: guardar · q: salir
cli-keys =
    Un número elige. Una línea apagada dice con su número por qué no se puede.
    3!      elegir 3 ahora y siempre que se vuelva a preguntar en este turno (una orden fija);
            con los números que llevan `!`
    3!!     lo mismo durante toda la partida
    ?       consejo: cuánto vale cada opción, en solitario o si todos lo aceptaron (--advice)
    h       todas las teclas
    b       el tablero entero
    c       todas las opciones
    o       tus órdenes fijas; `o off` las anula
    i 3     lo que dice la carta de la opción 3; `i` para todas
    r ID    una regla por su id, o las que contienen unas palabras
    l       la crónica; `l 100` para ver más líneas
    m       la misión: sus metas, las cumplidas y sus reglas
    u       deshacer la última decisión
    s FICH  guardar una copia; la partida se guarda sola tras cada decisión
    q       salir; `horda play --resume` la retoma
    Intro   volver a dibujar la mesa
cli-no-advice = En esta mesa no se aceptaron los consejos. Empieza una partida con `--advice` o juega en solitario.
cli-not-understood = «{ $line }» no significa nada aquí. Los números del 1 al { $count } eligen, { $key } muestra lo demás.
cli-no-such-number = Aquí no hay { $number }; los números del 1 al { $count } eligen.
cli-board-goes-on = … quedan { $count } líneas del tablero: b
cli-choices-aside = { $first }–{ $last } Enseñar cartas a los demás: c
cli-choices-go-on = … opciones { $first } a { $last }: c
cli-not-open = { $why } ({ $rule }): { $choices }
cli-not-open-at-all = No se puede ahora: del { $first } al { $last }; el número dice por qué. · { $key }: ayuda
cli-rule-which = ¿Qué regla? Un id o unas palabras: `r ZL-MOV-01`, `r mordida`. El libro entero: `horda rules { $game }`.
cli-no-rulebook = Este juego no tiene aquí su reglamento.
cli-no-orders = No tienes órdenes fijas.
cli-orders-off = Tus órdenes fijas quedan anuladas.
cli-order = { $until ->
    [match] Para toda la partida: { $choice }
   *[turn] Para este turno: { $choice }
}
cli-orders-how = `o off` las anula.
cli-nothing-to-undo = Nadie ha decidido nada todavía.
cli-undo-agree = Desde entonces se tiró un dado o se reveló algo. ¿Toda la mesa acepta deshacerlo? (s/n)
cli-kept = La partida está guardada en { $file }.
cli-kept-finished = La partida está guardada en { $file }; `horda replay` la vuelve a mostrar.
cli-replay-length = { $count } decisiones, { $round } rondas, { $events } sucesos.
cli-replay-unfinished = La partida no ha terminado.
cli-replay-hash = Huella de la posición: { $hash }
cli-replay-page = La partida está en { $address }
cli-replay-page-end = Ctrl+C lo detiene; el archivo queda como está.
cli-replay-at = Tras { $at } de { $count } decisiones.

# El tablero de Survivor Zombiland en la terminal.
cli-zombiland-legend = { $spaces }  ≈ cloaca  † resurrección  ① vivo  ❶ zombi
cli-zombiland-fight = { $name } lucha contra { $card }: poder { $power }, { $added } sumado hasta ahora.
cli-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cli-zombiland-decks = Mazos: { $decks } · Salud en el pozo: { $pool }
cli-zombiland-hand = En la mano: { $cards }

# El tablero de los juegos de Zombicide en la terminal.
cli-no-mission = Esta partida no tiene misión.
cli-zombicide-danger = Peligro { $level }
cli-zombicide-actions = acciones
cli-zombicide-hand = mano
cli-zombicide-backpack = Mochila
cli-zombicide-skills = habilidades
cli-zombicide-team = equipo { $team }
cli-zombicide-empty = sin cargar
cli-zombicide-deck = { $deck } { $count }
cli-zombicide-decks = Cartas por robar: { $decks }
cli-zombicide-horde = La Horda: { $zombies }

## Misiones

cli-mission = Misiones propias: enumerarlas, revisar una o dibujar su mapa. `horda play ARCHIVO.yaml` la juega donde está.
    .short = enumerar, revisar o dibujar misiones propias
cli-mission-check = Dice qué falla en una misión: lo que no se puede leer, alcanzar, abrir o ganar, con su línea.
    .short = decir qué falla en una misión
cli-mission-check-file = el archivo de la misión
cli-mission-check-game = el juego al que pertenece; si no se dice, el que tenga sus módulos
cli-mission-check-json = mostrar el resultado en JSON
cli-mission-tiles = Enumera las losetas de un juego de Zombicide: sus nombres y un dibujo de cada una hecho con signos. Con `-o` se dibujan todas en una hoja.
    .short = enumerar o dibujar las losetas de un juego
cli-mission-tiles-game = el juego
cli-mission-tiles-out = dónde se guarda la hoja (SVG)
cli-mission-tiles-theme = paper para imprimir, night para la pantalla (paper)
cli-mission-tiles-json = imprime JSON
cli-mission-tiles-list = { $game }: { $count } caras de losetas
cli-mission-tiles-next = Para verlas dibujadas: `horda mission tiles { $game } -o losetas.svg`
cli-mission-tiles-drawn = { $count } caras de losetas dibujadas: { $file }
cli-mission-sign-46 = línea abierta entre Zonas, o hueco en una pared
cli-mission-sign-58 = sin línea: las dos casillas son una Zona
cli-mission-sign-35 = pared
cli-mission-sign-68 = pared con puerta
cli-mission-sign-72 = seto
cli-mission-sign-66 = orilla del agua
cli-mission-sign-76 = cornisa
cli-mission-sign-88 = seto en cornisa
cli-mission-sign-61 = valla
cli-mission-sign-83 = máquinas tragaperras, una pared
cli-mission-sign-111 = hueco hacia la habitación de la loseta vecina
cli-mission-list = Enumera las misiones de las cajas y las de tu carpeta; un archivo que no se puede jugar dice por qué.
    .short = enumerar las misiones que hay
cli-mission-list-folder = la carpeta de tus misiones (HORDA_MISSIONS; si no, la que este sistema tiene para datos)
cli-mission-list-game = solo las de este juego
cli-mission-list-minutes = solo las que duran como mucho estos minutos
cli-mission-list-survivors = solo las que pueden jugar tantos Supervivientes
cli-mission-list-difficulty = solo las que, medidas, tienen esta dificultad
cli-mission-list-kind = solo las de esta clase: escape (huida), hunt (caza), hold (resistencia), race (contrarreloj) o collect (recolección)
cli-mission-list-tiles = solo las que se pueden montar con estas losetas
cli-mission-facts = { $minutes } min, de { $low } a { $high } Supervivientes, { $kinds }{ $measured ->
    [yes] , los bots ganan { $won } de 100
   *[no] {""}
}
cli-mission-list-json = mostrar el resultado en JSON
cli-mission-own = { $count ->
    [0] Aún no tienes misiones propias; deja sus archivos en { $file }
   *[other] Tus misiones, en { $file }
}
cli-mission-broken = no se puede jugar, línea { $line }: { $why }
cli-mission-draw = Dibuja el mapa de una misión tal como se imprimiría.
    .short = dibujar el mapa de una misión
cli-mission-draw-file = el archivo de la misión
cli-mission-draw-out = dónde va el dibujo (SVG)
cli-mission-draw-game = el juego al que pertenece; si no se dice, el que tenga sus módulos
cli-mission-draw-theme = paper para imprimir, night para la pantalla (paper)
cli-metavar-look = ASPECTO
cli-mission-drawn = { $errors ->
    [0] El mapa está dibujado: { $file }
    [one] El mapa está dibujado hasta donde se puede; queda un error por corregir: { $file }
   *[other] El mapa está dibujado hasta donde se puede; quedan { $errors } errores por corregir: { $file }
}
cli-mission-error = error
cli-mission-warning = aviso
cli-goals-unread = { $count ->
    [one] El bot prudente no entiende el objetivo { $goals } de esta misión
   *[other] El bot prudente no entiende los objetivos { $goals } de esta misión
} y juega como si no { $count ->
    [one] existiera
   *[other] existieran
}. Para personas vale; lo que ganen los bots dice poco.
cli-mission-told = { $errors ->
    [0] { $warnings ->
        [0] Esta misión no tiene ningún fallo.
        [one] Se puede jugar; hay una cosa que llama la atención.
       *[other] Se puede jugar; hay { $warnings } cosas que llaman la atención.
    }
    [one] Todavía no se puede jugar: un error.
   *[other] Todavía no se puede jugar: { $errors } errores.
}
cli-mission-unreadable = { $detail }
cli-mission-hint = { $kind ->
    [near] ¿querías decir `{ $near }`?
    [known] se conocen: { $known }
   *[none] no hay ninguno
}
cli-mission-more = { $told }, y { $count } más; `horda mission check` los enumera
cli-mission-short-key = la clave del mostrador del club es demasiado corta; escribe al menos { $least } caracteres
cli-mission-out-of-bounds = `{ $path }` ha de ser { $bound }
cli-mission-other-length = `{ $path }` ha de tener { $bound } caracteres
cli-mission-too-large = pasa de { $most } bytes, lo máximo que se lee
cli-mission-no-yaml = no se puede leer como YAML: mira las sangrías, los dos puntos, las comillas y los corchetes de aquí y de la línea anterior
cli-mission-no-key = una clave ha de ser una palabra o un número
cli-mission-twice = `{ $name }` está escrito dos veces; deja solo una
cli-mission-no-value = `{ $name }` no es un valor; ponlo entre comillas si es un texto
cli-mission-no-sign = aquí hay un signo que no puede estar en YAML; bórralo
cli-mission-names-itself = `*{ $name }` está dentro de lo que nombra; escríbelo entero
cli-mission-too-deep = hay más de { $most } listas y registros unos dentro de otros
cli-mission-too-many-parts = más de { $most } partes, una vez escrito cada `*name`
cli-mission-no-such-field = { $path ->
    [none] aquí no existe `{ $name }`
   *[other] en `{ $path }` no existe `{ $name }`
}
cli-mission-missing-field = { $path ->
    [none] falta `{ $name }`; añádelo
   *[other] en `{ $path }` falta `{ $name }`; añádelo
}
cli-mission-wrong-kind = { $path ->
    [none] este archivo ha de contener `{ $wanted }`, no `{ $given }`
   *[other] `{ $path }` ha de ser `{ $wanted }`, no `{ $given }`
}
cli-mission-wrong-length = `{ $path }` ha de tener { $wanted } partes
cli-mission-no-such-value = `{ $path }` no puede ser `{ $name }`
cli-mission-wrong-part = { $path ->
    [none] esto no tiene la forma de un archivo así
   *[other] `{ $path }` no tiene la forma debida
}; compáralo con uno de los nuestros
cli-mission-two-kinds = { $first } y { $second } serían una sola Zona de dos clases, `{ $kind }` y `{ $other }`; gira o cambia uno de sus módulos
cli-mission-no-edge = `{ $put }`: { $first } y { $second } no comparten borde; nombra dos casillas contiguas
cli-mission-edge-taken = `{ $put }`: en { $gate } ya hay `{ $there }`; en un borde cabe una sola cosa
cli-mission-in-one-zone = `{ $put }`: { $gate } está dentro de una sola Zona; ponlo entre dos
cli-mission-open-street = `{ $put }`: { $gate } es una línea abierta entre dos calles; una puerta va en un muro o en un hueco
cli-mission-is-a-wall = `{ $put }`: { $gate } es un muro; ponlo en un borde que se pueda cruzar
cli-mission-too-many-gates = más de { $most } puertas, barreras y setos; en un tablero no caben más
cli-mission-no-fence = `{ $put }`: en { $name } no hay ahí valla ni muro; las escaleras salvan una valla o atraviesan un muro
cli-mission-tent-indoors = `tent`: { $name } está bajo techo; una tienda va al aire libre
cli-mission-no-tile = no hay ningún módulo; escribe filas como `[[1R, 2V.90]]`
cli-mission-tile-not-laid = el módulo `{ $name }` no está en ningún piso de este mapa: no se ha puesto; { $hint }
cli-mission-unknown-tile = no existe el módulo `{ $name }`; { $hint }
cli-mission-wrong-turn = `{ $name }`: un módulo se gira 90, 180 o 270, en el sentido de las agujas del reloj
cli-mission-tile-twice = `{ $name }` y `{ $other }` son caras de un mismo módulo (o el mismo); en la caja hay uno
cli-mission-no-zone = `{ $name }` no es una Zona: ahí no hay nada dibujado
cli-mission-no-cell = `{ $name }` no es una casilla de este mapa; van de A1 a { $last }
cli-mission-no-gate = ninguna puerta ni barrera es `{ $name }`; { $hint }
cli-mission-unknown-zombie = no existe el zombi `{ $name }`; { $hint }
cli-mission-unknown-person = nadie se llama `{ $name }`; { $hint }
cli-mission-unknown-specialty = nadie tiene la especialidad `{ $name }`; { $hint }
cli-mission-unknown-card = no existe la carta `{ $name }`; { $hint }
cli-mission-faces = hay { $down } objetivos con `face_down`, pero `faces` da { $count } colores; hace falta uno para cada uno
cli-mission-face-down = solo los objetivos están boca abajo
cli-mission-too-many-aside = `{ $name }` se aparta { $count } veces; en el mazo de Equipo hay { $most }
cli-mission-too-many = `{ $name }`: { $count } son demasiados; una misión tiene { $most } como mucho
cli-mission-too-wide = un mapa tiene { $most } módulos de ancho y de alto como mucho
cli-mission-no-tile-name = `{ $name }` no es nombre de módulo; escribe letras, cifras y `_`, 12 como mucho
cli-mission-no-name = `{ $name }` no es un nombre; escribe minúsculas, cifras y `_`, 40 como mucho
cli-mission-too-many-effects = { $count } efectos son demasiados; un suceso tiene { $most } como mucho
cli-mission-leads-too-far = dados y elecciones llevan a otros { $most } veces como mucho
cli-mission-how-many = `survivors: [{ $low }, { $high }]`; escribe el mínimo y el máximo, de 1 a { $most }
cli-mission-no-number = { $name } no sirve aquí; escribe un número de { $low } a { $high }
cli-mission-conditions-too-deep = las condiciones van unas dentro de otras { $most } veces como mucho
cli-mission-too-many-conditions = { $count } condiciones son demasiadas; una misión tiene { $most } como mucho
cli-mission-too-many-sentences = demasiadas frases; { $most } de cada clase como mucho
cli-mission-too-long = { $count } caracteres son demasiados; { $most } como mucho
cli-mission-empty-sentence = aquí no hay nada que leer; escribe una frase o quítalo
cli-mission-not-text = el texto de una misión ha de ser texto, no `{ $given }`
cli-mission-too-many-bytes = { $count } bytes son demasiados; una misión tiene { $most } como mucho
cli-mission-nothing-wins = no hay forma de ganar; di en `goals` qué hay que hacer
cli-mission-unknown-need = nadie empieza con `{ $name }`; { $hint }
cli-mission-unknown-event = ningún suceso se llama `{ $name }`; { $hint }
cli-mission-one-word = { $count ->
    [0] esto no dice nada
   *[other] esto dice { $name }
}; escribe una palabra por línea. Se conocen: { $known }
cli-mission-no-token = en este mapa no hay ninguna ficha `{ $name }`; añade una a `tokens`
cli-mission-tile-elsewhere = el módulo `{ $name }` no está en este mapa; tiene { $known }
cli-mission-unknown-floor = `{ $name }` no es de este mapa; { $hint }
cli-mission-one-of-two = escribe `specialty` o `skill`, una de las dos
cli-mission-unknown-skill = ningún Superviviente tiene la habilidad `{ $name }`; { $hint }
cli-mission-no-face = `{ $name }` no es una cara del dado; escribe `6`, o `1-3`
cli-mission-face-twice = la cara { $count } aparece dos veces
cli-mission-how-many-ways = una elección tiene de 2 a { $most } salidas, no { $count }
cli-mission-no-spawn-zone = ninguna Zona de aparición es `{ $colour }`; `wake` nombra el color de una
cli-mission-drawn-twice = el módulo `{ $name }` está dibujado dos veces
cli-mission-picture-lines = el dibujo de `{ $name }` tiene { $count } líneas; dibuja { $most }
cli-mission-picture-signs = `{ $row }` tiene { $count } signos; una línea de `{ $name }` tiene { $most }
cli-mission-unknown-sign = módulo `{ $tile }`, línea { $row }, signo { $column }: `{ $sign }` no es { $wanted ->
    [cell] una casilla
    [border] un borde
   *[corner] una esquina
}; se conocen: { $known }
cli-mission-beside-nothing = módulo `{ $tile }`, línea { $row }, signo { $column }: `{ $sign }` junto a una casilla que no es Zona (`x`); dibuja un muro, `#`
cli-mission-joins-two-kinds = módulo `{ $tile }`, línea { $row }, signo { $column }: `{ $sign }` une casillas de dos clases; las de una Zona son de una sola
cli-mission-no-water-here = módulo `{ $tile }`, línea { $row }, signo { $column }: `{ $sign }` va entre agua y tierra firme, y aquí no las separa
cli-mission-no-bank = módulo `{ $tile }`, línea { $row }, signo { $column }: el agua toca tierra firme con `{ $sign }`; dibuja una orilla `B`, un repecho `L` o ambos, `X`
cli-mission-no-such-field-hint = { cli-mission-no-such-field }; { $hint }
cli-mission-wrong-kind-hint = { cli-mission-wrong-kind }; { $hint }
cli-mission-wrong-length-hint = { cli-mission-wrong-length }; { $hint }
cli-mission-no-such-value-hint = { cli-mission-no-such-value }; { $hint }
cli-mission-wrong-part-hint = { cli-mission-wrong-part }; { $hint }
cli-mission-no-start = no hay Zona inicial; añade una ficha `start`
cli-mission-unreachable = ningún camino lleva a la ficha `{ $token }` de { $zone }, ni abriendo todas las puertas que pueden abrirse
cli-mission-locked-for-ever = nada desbloquea la puerta de color `{ $colour }`; añade un disparador con `unlock: { $colour }` que pueda darse
cli-mission-no-spawn = no hay ninguna Zona de aparición; solo los edificios abiertos traen zombis
cli-mission-spawn-shut-in = la Zona de aparición de { $zone } está en un edificio sin puerta; sus zombis no pueden ir a ninguna parte
cli-mission-spawn-cut-off = la Zona de aparición de { $zone } está aislada; sus zombis nunca llegarán a los Supervivientes
cli-mission-never-woken = nada despierta la Zona de aparición de color `{ $colour }`; añade un disparador con `wake: { $colour }`, o `active: true`
cli-mission-locator-without-number = el Localizador de { $zone } necesita un `number` del 1 al { $most }
cli-mission-locator-twice = dos Localizadores llevan el número { $number }; solo hay uno de cada
cli-mission-locator-alone = el Localizador de { $zone } no está en una Zona de aparición; pon ahí una ficha `spawn`
cli-mission-nothing-to-take = no hay en el mapa ningún Objetivo que coger
cli-mission-no-such-objective = ningún objetivo de color `{ $colour }` está en este mapa, se oculta entre los `faces` ni se pone después
cli-mission-too-few-objectives = hay que coger { $wanted } objetivos, pero solo hay { $count }
cli-mission-no-personal-token = se roban Objetivos personales, pero en este mapa no hay ningún objetivo de color `{ $colour }`: quien deba tenerlo nunca podrá ganar; añade `{ $colour }` a `faces` con una ficha `objective` que lleve `face_down: true`, o escribe `personal: 0`
cli-mission-no-zeus-to-kill = un Objetivo personal puede pedir la muerte de Zeus, que nunca viene sin una ficha `{ $token }`; añade una, o escribe `personal: 0`
cli-mission-goal-out-of-reach = ningún camino lleva a { $place }, ni con todas las puertas que se pueden abrir
cli-mission-nobody-leaves = nadie deja nunca el tablero; añade un suceso con `leave: taker`, como `turn_ends` en la salida
cli-mission-too-few-companions = hay que sacar a { $wanted } compañeros, pero solo hay { $count }
cli-mission-more-than-take-part = se piden { $wanted } supervivientes, pero participan { $most } como mucho; mira `survivors`
cli-mission-more-than-may-take-part = se piden { $wanted } supervivientes, pero la misión puede jugarse con { $least }; mira `survivors`
cli-mission-never-opened = nada abre { $gate }; añade un suceso con `open` o `unlock`
cli-mission-too-few-cards = se piden { $wanted } cartas `{ $card }`, pero la caja tiene { $count }
cli-mission-never-destroyed = la ficha `{ $token }` nunca desaparece; añade un suceso con `destroy: { $token }`
cli-mission-no-such-door = en este mapa no hay ninguna puerta de color `{ $colour }`
cli-mission-foreign-token = esta caja no tiene fichas `{ $token }`; { $hint }
cli-mission-no-words-for-loss = no hay palabras para la derrota `{ $reason }`; escríbelas en `words`, en `lose`
cli-mission-no-such-loss = nada se pierde por `{ $reason }`; quita sus palabras o nombra así una manera de perder
cli-mission-no-words-for-turn = no hay palabras para el momento { $number }; escríbelas en `words`, en `turns`
cli-mission-no-words-for-choice = no hay palabras para la elección { $number }; escríbelas en `words`, en `choices`
cli-mission-other-number-of-ways = la elección { $number } tiene { $count } opciones, pero { $said } tienen texto
cli-mission-other-number-of-goals = se cuentan { $said } metas, pero la misión tiene { $count } en `goals`; cada una necesita su frase
cli-mission-no-such-zone-in-words = las palabras nombran { $zone }, que no es una zona de este mapa
cli-mission-never-marked = nadie recibe nunca la marca `{ $name }`; añade un efecto `mark: { $name }`
cli-mission-chance-only-in-if = `chance` va en `if`, sola o dentro de `all_of`; en otro sitio nadie tiraría el dado
cli-mission-no-range = rondas { $low } a { $high }: la última va antes que la primera
cli-mission-start-hidden = los Supervivientes empiezan en una loseta oculta; que empiecen en otro sitio, o deja la loseta a la vista
cli-mission-never-counted = nada cuenta `{ $name }`; añade un efecto `count: { $name }`
cli-mission-bare-shore = { $edge }: el agua toca tierra seca sin orilla ni cornisa; salir de ella cuesta una acción más
cli-mission-no-way-in = ninguna puerta lleva al edificio de { $zones }
cli-mission-too-much-work = la misión puede pedir { $count } pasos de trabajo tras una sola decisión, y se hacen { $most } como mucho; la mayor parte está aquí: escribe menos efectos para `{ $event }`, nombra menos zonas en ellos o haz que ocurra una sola vez (`once`)
cli-mission-more-than-the-box = hay { $count } fichas `{ $token }`, pero la caja trae { $most }
cli-mission-colour-not-in-the-box = la caja { $most ->
    [0] no trae ninguna ficha `{ $token }`
    [one] solo trae una ficha `{ $token }`
   *[other] solo trae { $most } fichas `{ $token }`
} de color { $colour }; elige otro color para esta: { $known }

# Arreglos que ofrece la revisión de misiones.
cli-mission-fix-nearest = Escribe `{ $near }` en lugar de `{ $name }`
cli-mission-fix-add-token = Pon { $token ->
    [start] una Zona inicial
    [spawn] una Zona de aparición
    [objective] un objetivo
   *[other] una ficha
} en { $zone }
cli-mission-fix-move-token = Muévela a { $zone }
cli-mission-fix-remove-token = Quítala de { $zone }
cli-mission-fix-unlock = Que un objetivo desbloquee las puertas de color `{ $colour }`
cli-mission-fix-no-lock = Que la puerta no tenga cerradura
cli-mission-fix-wake = Que un objetivo despierte las Zonas de aparición de color `{ $colour }`
cli-mission-fix-active = Que esté activa desde el principio
cli-mission-fix-any-colour = Que valga cualquier color
cli-mission-fix-add-door = Pon una puerta entre { $first } y { $second }
cli-mission-fix-other-tile = Pon ahí { $near }
cli-mission-fix-faces = Da color a { $count ->
    [one] un objetivo oculto
   *[other] { $count } objetivos ocultos
}
cli-mission-fix-goal-exit = Añade una meta: todos los vivos en la salida
cli-mission-fix-goal-taken = Añade una meta: todos los objetivos cogidos
cli-mission-fix-exit-and-goal = Pon una salida en { $zone } y que sea la meta
cli-mission-fix-leave = Que se pueda salir por la salida al acabar el turno
cli-mission-fix-fewer = Pide { $count }
cli-mission-fix-write-loss = Escríbele un texto
cli-mission-fix-remove-text = Quita el texto
cli-mission-fix-remove-effect = No muestres ahí ningún texto
cli-mission-fix-count = Cuenta uno por cada objetivo que se coja
cli-mission-fix-name-it = Llámala `{ $name }` de momento
cli-mission-fix-once = Que ocurra solo una vez
cli-mission-goal-not-understood = los bots no entienden la meta { $number }: juegan como si no existiera, y las pruebas dicen poco; puede ayudar una meta con otras palabras, o un paso más que lleve a ella

# `horda lab`.
cli-lab = Juega miles de partidas en una carpeta, hace informes de ellas y compara dos series.
    .short = jugar partidas en serie, informar de ellas, compararlas
cli-lab-run = Hace que los bots jueguen muchas partidas y guarda los resultados en una carpeta. La misma semilla da las mismas filas, sea cual sea el número de procesos; una serie interrumpida sigue por donde iba.
    .short = jugar partidas en una carpeta
cli-lab-run-game = el juego; sin él y sin plan, la carpeta dice qué se juega
cli-lab-run-plan = un plan con varios ajustes: misiones, Supervivientes, asientos, jugadores, opciones (.yaml)
cli-lab-run-mission = una misión de la caja, o el archivo de una propia (.yaml)
cli-lab-run-seats = cuántos jugadores
cli-lab-run-players = uno para todos los asientos, o uno para cada uno, separados por comas; uno propio, como mi_jugador.py:Clase; sin él, el mejor que haya
cli-lab-run-option = una opción del juego; se puede repetir
cli-lab-run-matches = partidas por ajuste (100); con un número mayor se continúa una carpeta que tiene menos
cli-lab-run-seed = la semilla de todo el azar (0)
cli-lab-run-playouts = { cli-play-playouts }
cli-lab-run-events = guardar también todo lo que ocurre
cli-lab-run-decisions = guardar también todo lo que se decide
cli-lab-run-workers = cuántos procesos juegan a la vez (uno por núcleo)
cli-lab-run-ray = jugar en el clúster de Ray de esta dirección; auto: el que funciona aquí
cli-lab-run-out = la carpeta
cli-lab-report = Hace una página con una serie: cuánto se gana, dónde y de qué se muere, cuándo se decide, qué inclina la balanza. Un solo archivo que no necesita red; `--lang en` lo escribe en inglés.
    .short = hacer una página con una serie
cli-lab-report-folder = la carpeta de la serie
cli-lab-report-mission = qué misión, si la serie tiene varias
cli-lab-report-before = otra serie con la que se compara: una versión anterior de la misión, otras opciones u otros jugadores
cli-lab-report-out = dónde va la página (.html)
cli-lab-reported = El informe está escrito: { $file }
cli-lab-try = Propone pequeños cambios de una misión según dónde se perdieron sus partidas, y juega cada uno con las mismas semillas: una puerta, una zona de aparición, un objetivo, la última ronda. El informe dice después qué supone cada uno.
    .short = probar cambios de una misión
cli-lab-try-folder = la carpeta de la serie
cli-lab-try-mission = { cli-lab-report-mission }
cli-lab-try-matches = partidas por cambio; por defecto, y como mucho, tantas como tiene la serie
cli-lab-try-workers = { cli-lab-run-workers }
cli-lab-tried = Se guardan en { $file }, y su informe los muestra.
cli-lab-tune = Cambia una misión hasta que los bots la ganen tanto como quieras. Se giran sus mandos por turno: zonas de aparición, cartas iniciales, fichas, bordes, objetivos; después, la última ronda y los zombis, poco a poco. Muestra la curva de todas las misiones que se jugaron y escribe la que encaja.
    .short = cambiar una misión hasta que se gane tanto como se quiere
cli-lab-tune-file = el archivo de la misión
cli-lab-tune-win = cuántas de 100 partidas hay que ganar
cli-lab-tune-knobs = qué puede cambiar: spawns, cards, tokens, edges, objectives, rounds, zombies (por defecto, todo)
cli-lab-tune-game = el juego, si los módulos no lo dicen
cli-lab-tune-matches = partidas de una misión que se acerca a lo que se busca (600)
cli-lab-tune-seed = la semilla de las partidas
cli-lab-tune-workers = { cli-lab-run-workers }
cli-lab-tune-out = dónde guardar la misión; por defecto, junto al archivo y con las victorias buscadas en el nombre
cli-lab-tune-json = { cli-simulate-json }
cli-lab-generate = Hace una misión entera: su mapa, metas, acontecimientos y textos en ambos idiomas. Supera todas las comprobaciones y se ajusta a su dificultad. La misma semilla hace la misma misión.
    .short = hacer una misión entera
cli-lab-generate-game = el juego
cli-lab-generate-tiles = cuántos módulos, de 1 a 9
cli-lab-generate-difficulty = tutorial, easy, medium o hard
cli-lab-generate-style = escape, collect, hunt o chase
cli-lab-generate-seed = un número; otro hace otra misión
cli-lab-generate-matches = { cli-lab-tune-matches }
cli-lab-generate-workers = { cli-lab-run-workers }
cli-lab-generate-out = dónde va la misión; por defecto aquí, con su estilo y su semilla por nombre
cli-lab-generate-json = { cli-simulate-json }
cli-lab-tuning = { $missions ->
    [one] { $matches } partidas, una misión; la actual: { $won } de 100, se buscan { $wanted }
   *[other] { $matches } partidas, { $missions } misiones; la actual: { $won } de 100, se buscan { $wanted }
}
cli-lab-tuned-point = { $won } de 100 ({ $low } a { $high }), { $matches } partidas
cli-lab-tuned-same = Como estaba.
cli-lab-tuned-reached = La ganan los bots: { $won } de 100 ({ $low } a { $high }); se buscaban { $wanted }. La misión está en { $file }.
cli-lab-tuned-missed = Estos mandos no se acercan más que a { $won } de 100 ({ $low } a { $high }); se buscaban { $wanted }. La misión más cercana está en { $file }.
cli-lab-compare = Muestra las diferencias entre dos series, la segunda menos la primera: por parejas si ambas comparten semilla; si no, sin emparejar. La prueba de las victorias vale en cualquier momento en que pares.
    .short = mostrar las diferencias entre dos series
cli-lab-compare-first = la carpeta de una serie
cli-lab-compare-second = la carpeta de la otra
cli-lab-compare-up-to = seguir jugando en ambas, hasta N partidas de cada ajuste, y parar en cuanto esté claro
cli-lab-compare-workers = { cli-lab-run-workers }
cli-lab-compare-json = mostrar el resultado en JSON
cli-compare-matches = { $first } y { $second } partidas; { $paired ->
    [yes] { $pairs ->
        [one] se compara 1 pareja con la misma semilla.
       *[other] se comparan { $pairs } parejas, cada una con una misma semilla.
    }
   *[no] se comparan sin emparejar, porque sus semillas son distintas.
}
cli-compare-won = partidas ganadas, %
cli-compare-seat = las gana el asiento { $seat }, %
cli-compare-rounds = rondas
cli-compare-decisions = decisiones
cli-compare-lost = Supervivientes perdidos
cli-compare-kills = zombis muertos
cli-compare-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-compare-span = de { $low } a { $high }
cli-compare-luck = puede ser suerte
cli-compare-clear = { $whose ->
    [seat] Las victorias del asiento 1 difieren
   *[all] Las victorias difieren
}; quedó claro tras { $pair ->
    [one] 1 pareja
   *[other] { $pair } parejas
}.
cli-compare-open = Aún no se distingue de la suerte si las victorias { $whose ->
    [seat] del asiento 1 difieren
   *[all] difieren
} (indicios: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } de los 20 que lo dejan claro).
cli-lab-train = Aprende cuánto valen las posiciones de una misión: el jugador heurístico la juega muchas veces, algunas con errores a propósito, y se ajusta una curva a lo que salió. Una serie interrumpida sigue por donde iba.
    .short = aprender cuánto valen las posiciones
cli-lab-train-game = el juego
cli-lab-train-mission = una misión; sin ella, todas las del juego
cli-lab-train-plain = partidas sin errores a propósito (300)
cli-lab-train-erring = partidas con errores a propósito (220)
cli-lab-train-seed = { cli-lab-run-seed }
cli-lab-train-workers = { cli-lab-run-workers }
cli-lab-train-out = el archivo de los pesos (.json); los de otras misiones se quedan en él
cli-lab-learning = Aprendiendo
cli-lab-learnt = { $setting }: entrenada con { $matches } partidas; se gana el { $won } % de las jugadas sin errores a propósito. En partidas reservadas para comprobarlo: índice de Brier { $brier } (con la proporción a secas, { $base }), error medio de calibración { $calibration }.
cli-lab-known = { $setting }: ya entrenada con { $matches } partidas; índice de Brier { $brier } (con la proporción a secas, { $base }).
cli-lab-trained = Los pesos están en { $file }.
cli-wrong-lab-no-weights = { $file } no contiene pesos; indica otro archivo o bórralo.
cli-wrong-lab-bad-courses = La línea { $line } de { $file } no es una partida. Borra esa línea y se jugará de nuevo; las demás se conservan.
cli-wrong-lab-unread = Nadie ha dicho todavía cómo se lee una posición de { $game }, así que no hay nada que aprender de ella.
cli-wrong-lab-rivals = En { $mission } cada cual juega por su cuenta, y solo donde todos juegan juntos se aprende cuánto vale una posición.
cli-lab-doing = Jugando
cli-lab-stopped = Detenido. Se conservan { $played } de { $all } partidas; `horda lab run -o { $file }` sigue con ellas.
cli-lab-won = { $setting }: se gana el { $won } % (IC del 95 %: { $low }–{ $high } %); { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} de mediana.
cli-lab-seats = { $setting }: victorias por asiento: { $won }, y las compartidas cuentan para cada ganador; { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} de mediana.
cli-lab-done = { $matches ->
    [one] Se guarda una partida.
   *[other] Se guardan { $matches } partidas.
} `horda lab report { $file } -o informe.html` hace una página con ellas.
cli-wrong-lab-tune-rivals = En { $file } los equipos juegan unos contra otros; solo se ajustan misiones que todos ganan o pierden juntos.
cli-wrong-lab-knob = `{ $name }` no es un mando de una misión; se conocen: { $known }.
cli-wrong-lab-request = «{ $name }» no puede ser { $given }; se admite: { $allowed }.
cli-wrong-lab-nothing-drafted = Con esta semilla no se pudo montar ninguna misión de { $tiles } módulos; pide otro número de módulos u otra semilla.
cli-wrong-lab-plan-and-game = { $file } ya nombra el juego; quita `{ $game }`.
cli-wrong-lab-mission-of-another = { $file } es una misión de { $of }, no de { $game }.
cli-lab-agents = Mide un agente de cualquier clase: un jugador propio, un programa que habla en líneas de JSON, un modelo de lenguaje. Juega contra el jugador heurístico, y este juega las mismas partidas en su lugar. En los juegos de Zombicide lleva todos los asientos; en los demás, uno solo, distinto en cada partida.
    .short = medir un agente de cualquier clase
cli-lab-agents-game = el juego, o el archivo de una misión propia (.yaml)
cli-lab-agents-agent = el nombre de un jugador, `exec:ORDEN` o `tcp://SERVIDOR:PUERTO` si es un programa, `text:ORDEN` si es un modelo de lenguaje
cli-lab-agents-seats = cuántos jugadores
cli-lab-agents-option = una opción del juego; se puede repetir
cli-lab-agents-matches = cuántas partidas (20)
cli-lab-agents-seed = la semilla de todo el azar (0)
cli-lab-agents-opponent = el jugador con el que se compara (heuristic)
cli-lab-agents-think = segundos que el agente puede tardar en cada decisión (60)
cli-lab-agents-json = escribir JSON
cli-lab-agents-won = { $agent } ganó el { $value } % (IC del 95 %: { $low }–{ $high } %) de { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}.
cli-lab-agents-expected = { $opponent } ganó el { $value } % ({ $low }–{ $high } %) de las mismas partidas en su lugar.
cli-lab-agents-gain = Diferencia: { $value } puntos (de { $low } a { $high }).
cli-lab-agents-answers = Decisiones: { $decisions }. Respuestas ilegales: { $illegal }. Fuera de tiempo: { $late }. Tomadas al azar en su lugar: { $replaced }.
cli-lab-agents-cost = Tiempo por decisión: { $milliseconds } ms. Caracteres enviados: { $sent }; recibidos: { $received }. Tokens: { $tokens }. Coste: { $cost }.
cli-metavar-agent = AGENTE
cli-mcp = Da un asiento a un modelo de lenguaje: un servidor MCP por la entrada y la salida estándar, con herramientas para mirar, elegir, preguntar por qué algo no se puede, ver las probabilidades exactas y consultar las reglas. Los asientos que no son del modelo los lleva el jugador heurístico. Necesita el extra mcp.
    .short = dar un asiento a un modelo de lenguaje
cli-mcp-game = el juego, o el archivo de una misión propia (.yaml)
cli-mcp-seats = cuántos jugadores
cli-mcp-option = una opción del juego; se puede repetir
cli-mcp-matches = cuántas partidas (1)
cli-mcp-seed = la semilla de todo el azar (0)
cli-mcp-opponent = el jugador de los demás asientos (heuristic)
cli-mcp-out = dónde va el informe al acabar la última partida (.json)
cli-replay-playing = Se juega otra vez la partida { $match }

# `horda admin`.
cli-admin = Para quien lleva un servidor: sus partidas, copias de su base de datos, sus ajustes. Lo secreto en la mesa sigue siéndolo: ni semillas, ni cartas, ni charla, ni enlaces.
    .short = llevar un servidor: partidas, copias, ajustes
cli-admin-list = Enumerar las partidas de una base de datos, de la más reciente a la más antigua; también con el servidor en marcha.
    .short = enumerar las partidas
cli-admin-list-unplayed = solo aquellas en que nada se haya decidido en tantos días
cli-admin-show = Mostrar una partida: su juego, su tamaño, si puede seguir.
    .short = mostrar una partida
cli-admin-show-match = la partida, por su id
cli-admin-export = Escribir una partida en un archivo que abren `horda replay` y `horda play`. Contiene todos los secretos de la partida.
    .short = escribir una partida en un archivo
cli-admin-export-match = la partida, por su id
cli-admin-export-out = el archivo que se escribe
cli-admin-delete = Borrar una partida para siempre, con su charla y sus enlaces. En PostgreSQL se avisa a quienes estén en ella; un archivo de SQLite no puede estar sirviéndose entretanto.
    .short = borrar una partida
cli-admin-delete-match = la partida, por su id
cli-admin-delete-yes = sin preguntar antes
cli-admin-expire = Borrar para siempre todas las partidas en que hace tiempo que no se decide nada.
    .short = borrar las partidas que nadie juega
cli-admin-expire-days = cuántos días
cli-admin-expire-yes = sin preguntar antes
cli-admin-backup = Copiar toda la base de datos en un archivo, también mientras se sirve: SQLite con sus propios medios, PostgreSQL con pg_dump. La copia contiene todos los secretos; solo puede leerla su dueño.
    .short = copiar la base de datos en un archivo
cli-admin-backup-file = el archivo que se escribe
cli-admin-restore = Recuperar una copia en un sitio vacío: un archivo nuevo de SQLite, o una base de datos vacía de PostgreSQL (con pg_restore).
    .short = recuperar una copia
cli-admin-restore-file = la copia
cli-admin-settings = Mostrar cada ajuste que usaría un servidor y de dónde viene: el entorno, el archivo o el valor por defecto.
    .short = mostrar los ajustes y de dónde vienen
cli-admin-list-config = { cli-serve-config }
cli-admin-list-db = { cli-serve-db }
cli-admin-list-json = { cli-games-json }
cli-admin-show-config = { cli-serve-config }
cli-admin-show-db = { cli-serve-db }
cli-admin-show-json = { cli-games-json }
cli-admin-export-config = { cli-serve-config }
cli-admin-export-db = { cli-serve-db }
cli-admin-delete-config = { cli-serve-config }
cli-admin-delete-db = { cli-serve-db }
cli-admin-expire-config = { cli-serve-config }
cli-admin-expire-db = { cli-serve-db }
cli-admin-backup-config = { cli-serve-config }
cli-admin-backup-db = { cli-serve-db }
cli-admin-restore-config = { cli-serve-config }
cli-admin-restore-db = { cli-serve-db }
cli-admin-settings-config = { cli-serve-config }
cli-admin-settings-json = { cli-games-json }
cli-admin-default = por omisión
cli-admin-listed = { $count ->
    [0] No hay partidas.
    [one] Una partida.
   *[other] { $count } partidas.
}
cli-admin-shown = { $stands ->
    [open] Sigue en juego.
    [over] Ha terminado.
    [read-only] No puede seguir con estas reglas, pero se puede volver a ver.
   *[broken] No se puede leer; se conserva como está.
} { $seats ->
    [one] Un asiento
   *[other] { $seats } asientos
}, { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
}, { $lines ->
    [one] una línea de charla
   *[other] { $lines } líneas de charla
}; versión { $rules } de las reglas; empezada el { $created }, última jugada el { $played }.
cli-admin-exported = La partida está en { $file }. Contiene todos sus secretos; guárdatela mientras se esté jugando.
cli-admin-sure = ¿Borrar para siempre esta partida de { $title } con { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
}, jugada por última vez el { $played }?
cli-admin-expire-sure = { $count ->
    [one] Una partida lleva
   *[other] { $count } partidas llevan
} { $days ->
    [one] un día
   *[other] { $days } días
} sin jugarse. ¿Borrar para siempre?
cli-admin-deleted = { $count ->
    [0] No se ha borrado nada.
    [one] Una partida borrada.
   *[other] { $count } partidas borradas.
}
cli-admin-backed-up = La copia está en { $file } ({ $size } KiB). Guárdala tan bien como la base de datos: contiene los mismos secretos.
cli-admin-restored = { $matches ->
    [one] Una partida recuperada
   *[other] { $matches } partidas recuperadas
} con { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
} en { $where }.
cli-mission-lesson-name = «{ $name }» no sirve de nombre para una lección; usa minúsculas, cifras y `_`, como en `03_noise.yaml`
cli-mission-lesson-game = ningún juego se llama `{ $name }`; escribe `game: NOMBRE`; { $hint }
cli-mission-lesson-start = una lección empieza con una posición (`given`) o con una partida entera (`match`): una de las dos
cli-mission-lesson-empty = `{ $name }` está vacío; escribe al menos uno
cli-mission-lesson-rule = ninguna regla se llama `{ $name }`; { $hint }
cli-mission-lesson-silent = `{ $name }` no dice nada en uno de los idiomas; escribe los dos
cli-learn = Aprende un juego jugando: lecciones cortas con una meta, cada una con una regla nueva, y la primera misión al final. Lo aprendido se guarda en este ordenador.
    .short = aprender un juego jugando
cli-learn-game = el juego, o el archivo de una lección tuya (.yaml); sin él se enumeran todos los cursos
cli-learn-lesson = una lección por su nombre o su número; sin ella se ofrece la siguiente
cli-learn-check = jugar la solución y decir si las lecciones se pueden aprender
cli-learn-forget = olvidar lo aprendido, de este juego o de todos
cli-learn-json = mostrar el resultado en JSON
cli-metavar-lesson = LECCIÓN
cli-menu-learn = Aprender un juego jugando
cli-menu-which-course = ¿Qué juego? Su nombre como arriba; Intro sale:
cli-learn-course = { $title }: sabes { $known } de { $count } lecciones
cli-learn-next-is = la siguiente: { $number } { $title }
cli-learn-all-known = las sabes todas
cli-learn-how = `horda learn NOMBRE` abre un curso.
cli-learn-elsewhere = la sabes de otra caja
cli-learn-minutes = { $about }, unos { $minutes } min
cli-learn-which = ¿Qué lección? 0 sale
cli-learn-goal = Meta: { $goal }
cli-learn-new = Nuevo: { $new } ({ $rule })
cli-learn-hint = Pista { $number } de { $count }: { $hint }
cli-learn-no-hint = No hay más pistas. `s` enseña el paso siguiente.
cli-learn-shown = La solución: { $choice }
cli-learn-astray = La solución empieza por otro lado. `a` vuelve a empezar, y entonces `s` la enseña.
cli-learn-nothing-back = Aún no has elegido nada.
cli-learn-after-wrong = Pulsa Intro para deshacerlo, a para volver a empezar o q para salir:
cli-learn-solved = Resuelta{ $tries ->
    [one] { "" }
   *[other] , en { $tries } intentos
}.
cli-learn-next = Pulsa Intro para seguir con la { $number }, { $title }, o q para salir:
cli-learn-finished = Era la última lección de { $title }. `horda play { $game }` pone la mesa.
cli-learn-forgot = Olvidado: { $count ->
    [0] no había nada
    [one] 1 lección
   *[other] { $count } lecciones
}.
cli-learn-checked = { $count ->
    [one] 1 lección comprobada
   *[other] { $count } lecciones comprobadas
}, { $failed ->
    [0] todas se pueden aprender
    [one] 1 no se puede
   *[other] { $failed } no se pueden
}.
cli-learn-rule-leads = lección: horda learn { $game } { $lesson } ({ $title })
cli-lesson-keys-shortest = número: elegir · h: pista · ?: ayuda · q: salir
cli-lesson-keys-short = número: elegir · h: pista · u: deshacer · a: otra vez · s: enséñame · r: las reglas · ?: ayuda · q: salir
cli-lesson-keys =
    Un número elige. El de una línea tenue dice por qué no está abierta.
    h       una pista; pasado un rato llega una sola
    u       deshacer la última elección
    a       empezar la lección otra vez
    s       enseñar el paso siguiente de la solución, y darlo
    r       las reglas de esta lección; `r ID`, cualquier otra
    b       el tablero entero
    c       todas las opciones
    i 3     lo que dice la carta de la opción 3; `i`, las de todas
    l       la crónica; `l 100`, más líneas
    m       la misión: sus metas, las cumplidas, sus reglas
    q       salir; lo aprendido queda guardado
    Intro   dibujar la mesa de nuevo
cli-wrong-learnt = { $file } debería contener las lecciones aprendidas y no se puede leer. Apártalo y empieza de nuevo, o recupera una copia.
