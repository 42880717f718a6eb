# Lo que dice el servidor cuando algo no se puede hacer: por qué, y cómo salir del paso.
server-bad-message = Este mensaje no se puede leer: { $detail }. La página del protocolo muestra cómo se escribe.
server-bad-request = Esta petición no se puede leer: { $detail }. El esquema publicado muestra cómo se escribe.
server-bad-position = Sobre esta posición no hay respuesta: { $detail }
server-bad-link = Este enlace no abre la partida. Pide uno nuevo a quien te invitó.
server-no-such-page = No hay nada en { $path }. La lista de direcciones está en /api/v1/openapi.json.
server-no-manual = Este servidor no tiene manual. En un clon de Horda lo construye «make docs», y desde entonces lo muestra «horda serve»; «horda serve --manual CARPETA» muestra uno de otro sitio.
server-wrong-method = { $path } no admite { $method }; se admite: { $allowed }.
server-no-such-game = Ningún juego se llama «{ $name }»; hay: { $known }.
server-no-such-mission = Ninguna misión se llama «{ $name }»; hay: { $known }.
server-no-such-cover = { $game } no trae ninguna imagen.
server-no-such-rulebook = { $game } no tiene reglamento aquí.
server-no-such-board = { $game } no tiene más tablero que el de su vista.
server-no-such-words = No hay palabras llamadas «{ $name }» en «{ $lang }»; la estantería nombra los catálogos.
server-no-such-lesson = { $game } no tiene ninguna lección «{ $name }»; conocidas: { $known }.
server-lesson-closed = La lección deja esto cerrado, o ahora no se puede elegir. Se puede lo que está iluminado.
server-lesson-astray = La solución va por otro camino. «Otra vez» vuelve a empezar; entonces se puede enseñar.
server-lesson-too-long = Esta lección lleva ya { $most } decisiones. «Otra vez» vuelve a empezar; no se pierde nada más.
server-lessons-full = El servidor no puede tener más lecciones sobre la mesa; prueba otra vez dentro de un minuto.
server-not-in-lesson = En una lección no hay nadie más, así que esto aquí no sirve.
server-only-in-lesson = Solo las lecciones tienen una solución que enseñar; una partida no la tiene.
server-no-such-match = Aquí no existe esa partida. Quizá la dirección está cortada o la partida está en otro servidor.
server-no-such-seat = No hay asiento { $seat }; se cuentan de 0 a { $last }.
server-no-such-bot = Ningún bot llamado «{ $name }» juega a esto; hay: { $known }.
server-no-such-move = No existe la decisión { $number }; la partida tiene { $count }.
server-wrong-seats = { $title } es para { $low } a { $high } jugadores, no { $given }.
server-wrong-option = { $title } no tiene la opción «{ $name }»; hay: { $known }.
server-mission-refused = Esta misión no se puede jugar tal como está. Línea { $line }: { $why }.
server-no-missions = { $game } no tiene misiones.
server-wrong-value = «{ $name }» no puede ser { $given }; se permite: { $allowed }.
server-seat-not-gone = Esa persona estaba hace un momento; un bot podrá jugar por ella dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-bad-option = La partida no se puede preparar así: { $detail }.
server-other-rules = Esta partida se jugó con la versión { $then } de las reglas y este servidor juega con la { $now }, con la que iría por otro camino. Se puede volver a ver, pero no seguir jugando; un Horda de su versión sí podría.
server-unreadable-match = Hay una parte de esta partida que no se puede leer, así que no puede seguir. Se guarda tal como está y lo que se vio de ella se puede volver a ver; por favor, avisa a quien lleva el servidor.
server-broken-match = Esta partida no se puede abrir: { $detail }. Se guarda tal como está; por favor, avísanos.
server-hello-first = El primer mensaje debe ser «hello», con la partida y un enlace.
server-hello-once = Ya se dijo «hello»; para cambiar de asiento envía «sit».
server-other-protocol = Esta página usa la versión { $theirs } del protocolo y el servidor la { $ours }. Vuelve a cargar la página.
server-not-your-seat = Tu enlace no tiene el asiento { $seat }.
server-only-players = Solo pueden hacerlo los jugadores; tú estás mirando.
server-only-host = Solo puede hacerlo quien creó la partida.
server-has-begun = La partida ya ha empezado: lo que acordasteis no se cambia.
server-learnt-from = Con esto alguien ha descubierto algo, y en esta mesa una jugada así no se deshace.
server-several-answers = Nadie más puede contestar a esto: hay más de una opción, o hay cartas ocultas.
server-table-waits = En esta mesa nadie juega por quien se va: se le espera.
server-not-now = Ahora no se puede elegir esto. { $cited ->
    [none] La mesa muestra lo que está abierto.
   *[other] Véase { $cited }.
}
server-no-standing-order = Esto se pregunta cada vez y no puede ser una orden fija. Elígelo solo por ahora.
server-no-end = Lo que sigue de esta jugada no termina, así que no se hizo y nada ha cambiado. Elige otra cosa y avísanos, por favor.
server-behind = La mesa ha avanzado desde que se ofreció esto; mírala de nuevo y elige.
server-match-over = La partida ha terminado; se puede volver a ver como repetición.
server-not-over = Esto se puede ver cuando termine la partida.
server-is-paused = Quien creó la partida la ha puesto en pausa.
server-no-window = Ahora no corre ningún reloj, así que no hace falta pedir más tiempo.
server-thinks-on = Has pedido más tiempo, así que no has pasado. Pasa otra vez cuando te decidas.
server-seat-is-bot = Ahora juega un bot en este asiento. Recupera antes el asiento.
server-seat-is-person = Ahí hay una persona; solo ella puede ceder su asiento a un bot.
server-nothing-to-undo = Este asiento no tiene nada que se pueda deshacer.
server-already-asked = Ya se está preguntando a la mesa; espera su respuesta.
server-nothing-asked = Ya no se te pregunta por esto.
server-not-your-wish = Solo quien ha preguntado a la mesa puede retirar la pregunta.
server-nobody-to-agree = Para esto hace falta el acuerdo de los demás, y no hay nadie. Espera a que vuelva alguien.
server-refused-before = Alguien dijo que no a esto y se ha ido; se queda como está hasta que vuelva.
server-other-question = Esto contesta a otra pregunta, no a la que tienes ahora. Mira la mesa y vuelve a elegir.
server-taken-back = Esto ya se eligió y después se deshizo. Mira la mesa y vuelve a elegir.
server-no-advice = Los consejos no se acordaron al crear esta partida. A solas, o en una partida que los admita, puedes preguntar.
server-nothing-to-weigh = No hay nada que sopesar: no te toca decidir o solo hay una opción.
server-no-such-choice = Esto no está abierto ahora, así que nada puede decirse de sus probabilidades.
server-play-test-failed = No se han podido jugar las partidas; vuelve a intentarlo o cambia la misión.
server-too-fast = Demasiados mensajes a la vez; espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y continúa.
server-too-long = Esto ocupa más de { $most } bytes, lo máximo que se admite aquí.
server-tune-rivals = En esta misión los equipos juegan unos contra otros; solo se ajustan misiones que todos ganan o pierden juntos.
server-too-many-matches = Se han empezado demasiadas partidas desde tu dirección; la próxima puede empezar dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
server-too-many-sockets = Este asiento está abierto en demasiadas ventanas; cierra una.
server-full = El servidor tiene abiertas todas las partidas que puede; inténtalo dentro de unos minutos.
server-unwell = El servidor no alcanza ahora su base de datos; no se ha cambiado nada. Inténtalo en un momento.
server-damaged = La base de datos del servidor está dañada y no se puede guardar nada; no se ha cambiado nada. Quien lleva el servidor tiene que poner una copia en su lugar.
server-broken = Algo ha fallado que no debía; no se ha cambiado nada. Consta en el registro como { $reference }.
server-deleted = La partida la ha borrado quien la creó, o llevaba demasiado tiempo sin que nadie la jugara.
server-bad-path = La dirección contiene un signo que no cabe en ningún nombre. Comprueba cómo se copió.
server-long-path = La dirección ocupa más de { $most } bytes, lo máximo que se admite aquí.
server-other-host = Este servidor no atiende por el nombre «{ $name }». Quien lo lleva puede añadirlo: `horda serve --name { $name }`.
server-other-origin = Una página de «{ $origin }» no puede jugar aquí; abre la mesa en su propia dirección. Quien lleva el servidor puede añadir un nombre: `horda serve --name`.
server-needs-json = El cuerpo debe ser JSON y decirlo: «content-type: application/json», no «{ $given }».
server-too-slow = La petición no llegó a tiempo y se cerró la conexión. Envíala otra vez.
server-too-many-connections = Hay demasiadas conexiones abiertas desde tu dirección; cierra alguna e inténtalo otra vez.
server-crowded = El servidor tiene todas las conexiones que puede; inténtalo dentro de un minuto.
server-disk-full = El disco del servidor está lleno: no se puede guardar nada y no se ha cambiado nada. Quien lo lleva tiene que hacer sitio.
server-slow-reader = Tu conexión no seguía el ritmo de la mesa; se abre de nuevo y no se pierde nada.
server-put-away = Aquí no jugaba nadie desde hacía un rato y otras mesas necesitaban el sitio. La partida se conserva; vuelve a cargar la página para seguir.
server-kicked = Quien creó la partida ha dado tu asiento a otra persona.
server-shutting-down = El servidor se está reiniciando; la partida se conserva y sigue enseguida.

# Lo que dice `horda serve`.
server-starting = Horda está en { $address } · las partidas están en { $database }
server-reach-public = Los demás la encuentran en { $address }
server-reach-network = Quien esté en tu red la encuentra en { $address }: todos pueden abrir la página, pero nadie ve una partida sin su enlace. La conexión no va cifrada: úsala en casa, no en una cafetería.
server-reach-all = Escucha en todas las direcciones de este ordenador; quién puede abrir la página depende de su red.
server-reach-here = Solo se puede abrir en este ordenador. Para que entren otros desde la red de casa, arráncala con `horda serve --lan`.
server-reach-button = Solo se puede abrir en este ordenador. Para que entren otros desde la red de casa, usa el botón de una invitación o arráncala con --lan.
server-network-elsewhere = Solo puede abrir la mesa a la red un navegador del ordenador donde está Horda.
server-network-not-offered = Este servidor no se abre a la red con un botón. Arráncalo de nuevo con `horda serve --lan`.
server-no-network = Este ordenador no está ahora en ninguna red de casa. Conéctalo al wifi e inténtalo otra vez.
server-figures = Las cifras para Prometheus están solo en { $address }
server-how-to-end = Ctrl+C lo detiene; todas las partidas se conservan.
server-no-client = Falta compilar el cliente, así que solo responde la API. En un clon se compila con `python3 tools/make.py client`.

# El club: mesas abiertas, quien espera y quien pone orden.
server-no-club = En este servidor no hay club; aquí todas las mesas son privadas.
server-club-banned = Quien lleva este club te ha cerrado la puerta; se abrirá de nuevo dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
server-club-rules = Las normas de la casa han cambiado o aún no las has leído. Léelas, acéptalas y vuelve a intentarlo.
server-club-short-word = La palabra de una sala tiene al menos { $least } letras; elige una más larga.
server-club-words = Se han probado demasiadas salas desde tu dirección; podrás entrar en otra dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
server-club-waiting-full = La lista de espera está llena; inténtalo dentro de unos minutos o abre una mesa.
server-club-address-full = Desde tu dirección llega ya todo lo que el club admite a la vez. Acaba o cierra algo antes.
server-club-full = El club no admite más mesas abiertas; únete a una de ellas o inténtalo más tarde.
server-club-tables-a-person = Ya tienes { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
}, lo máximo en este club. Acaba o cierra una antes.
server-club-seats-a-person = Has cogido { $most ->
    [one] un asiento
   *[other] { $most } asientos
} sin sentarte, lo máximo en este club. Siéntate primero o espera un poco.
server-club-seat-taken = El asiento { $seat } no se puede abrir al club: es de alguien o lo juega un bot.
server-club-open-already = Esta mesa ya está abierta al club.
server-club-no-such-table = No existe esa mesa abierta. Quizá la hayan cerrado; vuelve a mirar la lista.
server-club-no-seat = Se te han adelantado: no queda ningún asiento libre en esta mesa. Vuelve a mirar la lista.
server-club-no-key = Para esto falta un secreto: el enlace del anfitrión o la clave del mostrador.
server-club-no-desk = Nadie pone orden en este club desde aquí: sus ajustes no indican ninguna clave.
server-club-wrong-key = Esta clave no abre el mostrador. Es la que está en los ajustes del servidor.
server-club-keys = Han llegado demasiadas claves erróneas desde tu dirección; podrás probar otra dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
server-club-nobody = Ya no hay nadie con ese nombre. Vuelve a mirar las listas.
server-club-bans-full = Ya hay { $most } personas vetadas, el máximo que se anota. Readmite antes a alguna.

# --- personas ---
server-no-such-person = Este enlace personal no abre nada: se cambió o se borró, o le falta un trozo. Cópialo de nuevo desde un dispositivo donde aún funcione.
server-too-many-people = Se han creado demasiados enlaces personales desde aquí. Inténtalo dentro de { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
server-kept-changed = Otro dispositivo guardó antes «{ $name }», o ya no cabe más. Léelo otra vez y guarda después.
server-not-on-your-list = Esta partida no está en tu lista. Ábrela una vez con su propio enlace y lo estará.
server-no-such-friend = No has jugado con esta persona, o no quiere invitaciones.
server-already-invited = Este asiento ya está reservado para alguien, o tu amigo tiene demasiadas invitaciones sin contestar.
server-no-such-invitation = Esta invitación ya no existe: se contestó, o el anfitrión dio el asiento a otra persona.
server-no-passkeys = Este servidor no tiene llaves de acceso. Tu enlace personal hace lo mismo.
server-too-many-passkeys = Tienes { $most } llaves de acceso y no caben más. Quita una antes.
server-passkey-unreadable = Lo que envió tu dispositivo no es una llave de acceso. Prueba otra vez; si sigue igual, usa otro dispositivo o navegador.
server-passkey-elsewhere = Las llaves de acceso de esta mesa son de { $address }. Abre la mesa allí y prueba otra vez.
server-passkey-late = Ha tardado demasiado o se envió dos veces. Prueba otra vez.
server-passkey-known = Esta llave de acceso ya está guardada. Usa otro dispositivo u otra llave.
server-passkey-refused = No se aceptó esta llave de acceso: lo que firmó no cuadra. Prueba otra vez.
server-passkey-unknown = Aquí nadie tiene esta llave de acceso: se quitó, o se borró a su dueño. Usa tu enlace personal u otra llave.
server-passkey-copied = No se aceptó la llave «{ $name }»: su contador ha retrocedido, así que puede haber una copia. Entra con tu enlace personal y quítala.
server-no-such-passkey = No tienes esa llave de acceso. Vuelve a mirar tu lista.
server-rematch-not-over = La revancha empieza cuando termine esta partida.
server-no-rematch = No hay revancha que rechazar: nadie ha vuelto a poner la mesa, o ya ha empezado.

# Avisos a dispositivos con la página cerrada, y por qué no puede haberlos.
server-notice-turn = Te toca.
server-notice-wish = La mesa espera tu sí o tu no.
server-notice-half = Ya ha pasado la mitad de tu tiempo para este turno.
server-notice-out = Se te ha acabado el tiempo de este turno.
server-notice-over = La partida ha terminado.
server-no-push = Este servidor no envía avisos a los dispositivos; el título de la página y un sonido dicen a quién le toca.
server-push-address = Los avisos solo se envían por HTTPS a servicios de la red abierta; tu navegador indica otra dirección.
server-push-key = Tu navegador ha enviado datos incompletos. Desactiva los avisos y vuelve a activarlos.
server-no-such-device = Ningún dispositivo tuyo recibe avisos con ese nombre. Mira la lista otra vez.
