# Palabras que comparten todos los juegos.

common-seat = Jugador { $number }
common-spectators = espectadores
common-hidden = una carta oculta
common-nothing = nada
common-list = { $sound_id ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
common-yes = sí
common-no = no
common-won = Habéis ganado.
common-lost = Habéis perdido.
common-winners = { $count ->
    [0] No gana nadie.
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
}

common-event-only-choice = { "" }
common-until-turn = este turno
common-until-match = toda la partida
common-event-order-followed = { $verb ->
    [none] { $you ->
        [yes] No se te preguntó (orden fija, { $until }).
       *[no] No se preguntó a { $seat } (orden fija, { $until }).
    }
   *[other] { $seat } { $verb } (orden fija, { $until }).
}
common-event-asked-anew = { $count ->
    [0] { $you ->
        [yes] No ha ocurrido nada nuevo desde la última respuesta de tu orden fija: se te vuelve a preguntar.
       *[no] No ha ocurrido nada nuevo desde la última respuesta de la orden fija de { $seat }: se le vuelve a preguntar.
    }
   *[other] { $you ->
        [yes] Las órdenes fijas han respondido { $count } veces seguidas: se te vuelve a preguntar.
       *[no] Las órdenes fijas han respondido { $count } veces seguidas: se vuelve a preguntar a { $seat }.
    }
}
common-event-taken-back = { $you ->
    [yes] La mesa deshizo tu última decisión.
   *[no] La mesa deshizo la última decisión de { $seat }.
}

# Lo que sale mal. `$detail` es lo que dice la parte de Horda que se detuvo.
common-error = { $detail }
common-error-bad-save = No se puede abrir esta partida: { $detail }.
common-error-old-save = { $file ->
    [none] No se puede abrir esta partida: es
   *[other] No se puede abrir la partida de { $file }: es
} de la versión { $then } de las reglas de { $title }, esta es la { $now }, y sus decisiones ya no llevan a la misma mesa. Acábala con el Horda que la guardó, o empieza otra.
common-error-bad-option = No se puede preparar así: { $detail }.
common-error-bad-choice = Esto no es una jugada: { $detail }.
common-error-bad-position = No se puede montar esta posición: { $detail }.
common-error-bad-content = No se puede usar un archivo de contenido: { $detail }
common-error-no-text = { $file } no es texto: en la línea { $line } hay bytes que no son UTF-8. Si se escribió en un editor, guárdalo como UTF-8; si no, no es el archivo que buscas.
common-error-bad-case = En el caso `{ $case }`, `{ $part }` no puede ser { $value }; escríbelo como en los demás casos de ese juego.
common-error-case-failed = Este caso no se cumple: { $detail }.
common-error-unknown-game = { $of ->
    [missions] «{ $name }» no es un juego con misiones
   *[games] No existe el juego «{ $name }»
}. { $near ->
    [none] { $of ->
        [missions] Las tienen estos: { $known }
       *[games] En la estantería están: { $known }
    }.
   *[other] ¿Querías decir «{ $near }»?
}
common-error-bad-game = El juego «{ $name }» de { $where } no se puede jugar: { $why ->
    [twice] en la estantería ya hay un juego con ese nombre
    [no-game] su paquete no tiene GAME
    [other-id] su id es «{ $said }», y no el nombre con el que se encuentra
   *[broken] no se puede cargar ({ $said })
}. Corrígelo o quítalo.
common-error-unknown-bot = No existe el bot «{ $name }»; este juego lo juegan: { $known }.
common-error-bad-player = El jugador «{ $name }» no puede sentarse: { $why ->
    [no-file] no existe el archivo { $given }. Indica su ruta vista desde aquí
    [no-module] no existe el módulo «{ $given }». Instálalo, o ve a la carpeta donde está
    [no-load] no se puede cargar. { $place }: { $given }
    [no-class] { $place } no tiene ninguna clase «{ $given }». Tras los dos puntos va la clase del jugador
    [no-player] { $place } no tiene ninguna clase con un método «choose». Escribe una
    [which] { $place } tiene varios jugadores: { $given }. Indica uno tras dos puntos
    [no-choose] la clase «{ $given }» de { $place } no tiene método «choose». Escribe «def choose(self, turn)»
    [other-game] solo juega a { $given }. Siéntalo allí, o quítalo de su «games»
   *[no-make] no se puede crear sin argumentos. { $place }: { $given }
}.
common-player-failed = { $why ->
    [raised] falló con { $given } en { $place }. Corrige su «choose»
    [no-choice] contestó un valor de tipo «{ $given }». «choose» devuelve una de «turn.choices»
   *[not-offered] contestó «{ $given }», que no estaba disponible. Tiene que devolver una de «turn.choices»
}
common-error-player-failed = El jugador «{ $name }» { common-player-failed }.
common-error-agent-failed = El agente «{ $name }» no puede jugar: { $problem }.
common-error-player-broke = Se interrumpió una partida: { $match }, tras { $decisions } decisiones. El jugador «{ $name }» { common-player-failed }.
common-error-unknown-rule = Ninguna regla ni reglamento se llama «{ $name }»; quizá: { $known }.
common-error-cannot-undo = Esto no se puede deshacer: { $detail }.
common-error-match-failed = Una partida se interrumpió: { $detail }.
common-error-no-mcp = El servidor MCP necesita el paquete mcp, que no está instalado. Para instalarlo: { $command }
common-error-no-polars = El laboratorio necesita Polars, que no está instalado. Para instalarlo: { $command }
common-error-no-ray = Un clúster necesita Ray, que no está instalado. Para instalarlo: { $command }
common-error-cluster-lost = Se perdió el clúster de Ray de { $address } ({ $why }). Lo jugado se conserva: repite la orden para seguir.
common-error-no-cluster = No hay ningún clúster de Ray en { $address }: { $why }.
common-error-worker-lost = El proceso que jugaba las partidas { $first } a { $last } murió { $tries } veces; quizá falte memoria. Lo jugado se conserva: repite la orden para seguir.
common-error-no-series = En { $file } no hay partidas del laboratorio; las hace `horda lab run`.
common-error-other-series = Las partidas de { $file } { $what ->
    [horda] las jugó Horda { $then }; este es { $now }
    [rules] se jugaron con otras reglas ({ $then }); estas son { $now }
    [sources] las jugó un Horda con otras reglas, contenidos o bots
    [lab] las guardó otra versión del laboratorio, cuyos archivos esta no lee
    [seed] tienen la semilla { $then }, no { $now }
    [keep] no guardan lo mismo de cada partida
   *[settings] son de otros ajustes
}. No se les puede añadir ninguna, y quedan como están. Indica otra carpeta, o sigue con el mismo Horda, la misma semilla y los mismos ajustes con que se empezaron.
common-error-series-in-use = Alguien más está jugando en { $file }; espera, o indica otra carpeta.
common-error-no-such-match = { $file } no tiene partida { $match }; se han jugado { $count }, contadas desde 0.
common-error-not-the-same = La partida { $match } de { $file } ha salido distinta esta vez: sus jugadores no deciden solo por la semilla.
common-error-goals-not-understood = El jugador «{ $bot }» no entiende las metas de { $mission }: no encuentra nada que hacer por ellas, así que sus partidas no dirían nada de la misión. Escribe las metas con otras palabras, o indica un jugador propio.
common-error-several-missions = { $file } tiene varias misiones o juegos, y un informe es de uno; indícalo con --mission: { $known }.
common-error-nothing-played = En { $file } aún no se ha jugado ninguna partida; las juega `horda lab run -o { $file }`.
common-error-nothing-to-change = En { $file } no hay nada que probar: no se ve ningún cambio para { $mission }, porque no es una misión, o es de rivales, o no tiene puerta, ficha ni última ronda que cambiar.
common-error-not-alike = { $first } y { $second } no se pueden comparar: { $what ->
    [games] son de juegos distintos
    [seats] a la mesa se sienta otro número de jugadores
   *[settings] tienen otro número de ajustes
}.
common-error-no-tests = No hay pruebas en { $detail } ni más arriba; la cobertura se lee de las pruebas que acompañan al código de Horda. Hay que ir allí o indicar la carpeta con --tests.
common-error-nothing-to-resume = En este equipo no hay ninguna partida sin terminar; `horda play` empieza una.
common-error-illegal-choice = { $rules ->
    [none] «{ $choice }» no está permitido ahora.
   *[other] «{ $choice }» no está permitido ahora ({ $rules }).
}
common-error-refused = { $why } { $rules }
common-error-order-refused = «{ $choice }» no puede ser una orden fija, porque se pregunta cada vez; elígelo solo por ahora.
common-error-too-long = Lo que sigue de esto no termina, así que no se hizo ({ $detail }). Elige otra cosa y avísanos, por favor.

# Por qué algo no se puede ahora: un juego tiene una frase para cada regla, o para un verbo; `.short` es un título.
common-not-open = Ahora no se puede «{ $choice }»; la regla dice cuándo.
    .short = Ahora no

# Lecciones.
common-error-unknown-lesson = { $name ->
    [none] { $game } aún no tiene lecciones.
   *[other] { $game } no tiene ninguna lección «{ $name }»; quizá: { $known }.
}
common-error-bad-lesson = Esta lección no se puede aprender: { $detail }.
common-error-lesson-stuck = Esta lección no encuentra final: { $detail }. Di en `others` qué hacen los demás jugadores.
