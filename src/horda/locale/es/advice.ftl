# El consejo ante una pregunta y el análisis de una partida acabada. Las probabilidades son partidas de cada 100.

advice-title = Consejo
advice-title-for = Consejo para { $who }
advice-head = Partidas ganadas de cada 100, si se hace esto ahora.
advice-key = Consejo: cuánto vale cada opción
advice-show = Ver dónde
advice-go = Hacerlo
advice-why = ¿Por qué?
advice-why-only = No se probó ninguna otra opción.
advice-why-same = Gana tantas partidas como «{ $other }»: nadie puede decir cuál es mejor.
advice-why-best = { $clear ->
    [yes] Gana { $games } de cada 100 partidas más que «{ $other }», la siguiente: más de lo que explica la suerte.
   *[no] Gana { $games } de cada 100 partidas más que «{ $other }», la siguiente: puede deberse solo a la suerte.
}
advice-why-other = { $clear ->
    [yes] Gana { $games } de cada 100 partidas menos que «{ $other }»: más de lo que explica la suerte.
   *[no] Gana { $games } de cada 100 partidas menos que «{ $other }»: puede deberse solo a la suerte.
}
advice-another = Preguntar por otra jugada
advice-another-ask = Preguntar
advice-keys-step = la opción anterior, la siguiente.
advice-keys-do = la hace.
advice-close = Cerrar el consejo
advice-range = de { $low } a { $high }
advice-option = { $choice }: { $chance } de 100, de { $low } a { $high }
advice-then = Después: { $steps }.
advice-likely = { $fact }: { $share } de 100.
advice-wrong = Puede salir mal: { $fact }, { $share } de 100.
advice-wrong-mostly = Suele salir mal: { $fact }, { $share } de 100.
advice-quiet = Hasta la ronda siguiente no pasa nada digno de contarse.
advice-no-difference = sin diferencia clara
advice-sure-1 = A ojo
advice-sure-2 = Aceptable
advice-sure-3 = Buena
advice-played = { $count } partidas simuladas en { $seconds } s.
advice-alike = { $count ->
    [one] La primera es claramente la mejor.
   *[other] Las { $count } primeras no se distinguen.
}
advice-even = En { $games } partidas no se ve diferencia entre estas { $count } opciones. Elige la que quieras.
advice-even-numbers = Ver los números
advice-alike-all = Ninguna opción es claramente mejor que otra.
advice-worse = { $count ->
    [one] 1 es claramente peor.
   *[other] { $count } son claramente peores.
}
advice-cut-short = Se acabó el tiempo antes de jugarlas todas.
advice-left-out = { $count ->
    [one] Queda 1 opción sin probar.
   *[other] Quedan { $count } opciones sin probar.
}
advice-assume = Qué suponen los números
advice-assume-bots = Todos siguen como jugaría un bot prudente.
advice-assume-seen = Ve lo mismo que tú: nada oculto, nada por venir.
advice-assume-range = Los márgenes están hechos para acertar en 9 de cada 10 posiciones.
advice-assume-judged = Pasada una ronda, juzga la posición lo aprendido en otras partidas.
advice-assume-guess = De esta misión aún no se ha aprendido nada. Son unas pocas partidas jugadas hasta el final: una conjetura.
advice-thinking = Pensando… { $seconds } s
advice-so-far = Por ahora: { $choice }, de { $low } a { $high }.
advice-meanwhile = Puedes jugar mientras tanto.
advice-longer = Pensar 10 s más
advice-again = Preguntar otra vez
advice-none = Aquí no hay nada que sopesar: solo hay una opción.
advice-not-asked = Ahora no se te pregunta nada.
advice-new = Es otra pregunta: pide consejo otra vez si quieres.
advice-too-few = Se acabó el tiempo antes de poder decir nada. Pregunta otra vez.
advice-line = Línea principal: { $choice }
advice-line-now = Ahora
advice-line-then = Después
advice-line-wrong = Qué puede salir mal
advice-agreed = Todos aceptaron los consejos
advice-agreed-line = Ven que has preguntado, no la respuesta.
advice-forgo = Pedir que se deje
advice-alone = Juegas en solitario: pregunta cuanto quieras.
advice-asked = { $who } ha pedido consejo.
advice-option-label = Se puede pedir consejo
advice-option-line = Todos ven quién pregunta; nadie, la respuesta. A solas siempre se puede.
advice-invitation = En esta mesa cualquiera puede pedir consejo.

# --- Lo que puede pasar, en presente ------------------------------------------------------------------------------

advice-fact-zombicide-survivor-lost = muere { $survivor }
advice-fact-zombicide-survivor-left = { $survivor } se pone a salvo
advice-fact-zombicide-objective-taken = { $survivor } coge el Objetivo de { $zone }
advice-fact-zombicide-wounded = { $survivor } recibe una Herida
advice-fact-zombicide-spawn-woken = despierta la Zona de aparición de { $zone }
advice-fact-zombicide-gate-opened = { $kind_id ->
    [door] se abre la Puerta { $gate }
   *[other] en { $gate } deja de haber { $kind }
}
advice-fact-zombicide-friend-hit = un fallo de { $survivor } da a { $friend }
advice-fact-zombicide-level-reached = { $survivor } llega al { $level }
advice-fact-zombicide-zombie-killed = { $survivor } mata zombis
advice-fact-zombiland-died = muere { $seat }
advice-fact-zombiland-rose = { $seat } se levanta como zombi
advice-fact-zombiland-zombie-killed = { $seat } vuelve a la tumba
advice-fact-zombiland-token-gained = { $seat } consigue la ficha de { $location }
advice-fact-zombiland-bitten = { $seat } recibe una mordida
advice-fact-zombiland-fight-lost = { $seat } pierde un combate
advice-fact-zombiland-fight-won = { $seat } gana un combate
advice-fact-city-of-horror-player-eliminated = { $seat } queda fuera de la partida
advice-fact-city-of-horror-character-died = { $seat } pierde { $who_to }
advice-fact-city-of-horror-tower-collapsed = se derrumba el Depósito de Agua
advice-fact-city-of-horror-armory-burnt = arde la Armería
advice-fact-city-of-horror-baby-born = { $who_the } da a luz
advice-fact-city-of-horror-player-elected = { $vote_id ->
    [attack] a { $seat } le toca perder un Personaje
   *[other] a { $seat } le toca repartir
}
advice-fact-city-of-horror-card-stolen = { $seat } roba a { $victim }
advice-fact-city-of-horror-zombies-killed = caen Zombis en { $location_the }

# --- El análisis de una partida -----------------------------------------------------------------------------------

advice-analysis = Análisis
advice-analysis-of = Análisis de la partida
advice-analysis-moment = Ronda { $round }: { $what }
advice-analysis-change = Las posibilidades { $way ->
    [up] suben
   *[down] bajan
} de { $before } a { $after } de 100.
advice-analysis-place = Decisión { $n } de { $of }.
advice-analysis-moments = { $count ->
    [one] Un momento que la cambió
   *[other] { $count } momentos que la cambiaron
}
advice-analysis-no-moments = Ningún momento decidió por sí solo esta partida.
advice-kind-mistake = error
advice-kind-doubtful = decisión dudosa
advice-kind-good = buena decisión
advice-kind-choice = decisión
advice-kind-dice = { $way ->
    [up] suerte con los dados
   *[down] mala suerte con los dados
}
advice-kind-chance = { $way ->
    [up] suerte
   *[down] mala suerte
}
advice-kind-cards = { $way ->
    [up] suerte con las cartas
   *[down] mala suerte con las cartas
}
advice-kind-luck = { $way ->
    [up] suerte con los dados y las cartas
   *[down] mala suerte con los dados y las cartas
}
advice-kind-secret = salió a la luz
advice-analysis-when = Ronda { $round }, { $kind }
advice-analysis-sum = { $way ->
    [up] Las posibilidades subieron de { $before } a { $after } de 100.
   *[down] Las posibilidades bajaron de { $before } a { $after } de 100.
}
advice-analysis-parts = Por decisiones { $choices }, por dados { $dice }, por cartas { $cards }.
advice-analysis-parts-chance = Por decisiones { $choices }, por cartas y secretos { $cards }, por otro azar { $dice }.
advice-analysis-rest = { $rest } no tiene una causa que se pueda nombrar: son estimaciones, no cuentas exactas.
advice-analysis-could = ¿Qué podía hacer { $who } aquí?
advice-analysis-from = Posibilidades de ganar, sobre 100, con { $count } partidas cada una.
advice-analysis-from-of = Posibilidades de que gane { $who }, sobre 100, con { $count } partidas cada una.
advice-analysis-best = la mejor
advice-analysis-chosen = elegida
advice-analysis-level = sin diferencia clara
advice-analysis-worse = peor
advice-analysis-luck = { $kind ->
    [cards] Lo que salió a la luz
    [secret] Lo que salió a la luz
   *[other] Esto no lo eligió nadie
}
advice-analysis-luck-line = { $kind ->
    [dice] Aquí cambiaron las cosas los dados. Antes de tirar, la decisión valía { $chance } de 100.
    [chance] Aquí decidió el azar, sin dados. Antes de eso, la decisión valía { $chance } de 100.
    [luck] Aquí llegaron juntos dados y cartas, y no se pueden separar. Antes, era { $chance } de 100.
    [secret] Aquí salió a la luz algo que estaba oculto. Antes, era { $chance } de 100.
   *[cards] Aquí cambiaron las cosas unas cartas que hasta entonces estaban ocultas. Antes de verlas, era { $chance } de 100.
}
advice-analysis-luck-else = { $way ->
    [up] Lo que podía haber salido era, en conjunto, peor.
   *[down] Lo que podía haber salido era, en conjunto, mejor.
}
advice-analysis-on = Seguir desde aquí
advice-analysis-share = Compartir este momento
advice-analysis-shared = Copiado
advice-analysis-back = El momento anterior
advice-analysis-next = El momento siguiente
advice-analysis-by = Puntos de probabilidad, según quién actuó
advice-analysis-who = Quién
advice-analysis-choices = decisiones
advice-analysis-dice = dados
advice-analysis-chance = otro azar
advice-analysis-cards = cartas
advice-analysis-curve = Posibilidades de ganar, sobre 100
advice-analysis-curve-of = Posibilidades de que gane { $who }, sobre 100
advice-analysis-whose = Las posibilidades son las de { $who }, salvo donde se nombra a otra persona.
advice-analysis-round = ronda { $round }
advice-analysis-curve-text = Ronda { $round }: { $chance } de 100, de { $low } a { $high }.
advice-analysis-won = ganada
advice-analysis-lost = perdida
advice-analysis-working = Se está repasando la partida: { $done } de { $of } decisiones.
advice-analysis-unlearnt = Esta partida no tiene análisis: Horda aún no ha aprendido cuánto valen sus posiciones. Quien tiene el servidor puede enseñárselo a Horda con { $command }.
advice-analysis-guess = Es una conjetura: de esta misión aún no se ha aprendido nada. La juzga lo que tienen en común las demás del juego.
advice-analysis-rule = Los dados y las cartas no culpan a nadie. Solo se llama error a una decisión cuando los márgenes no se tocan.
advice-analysis-rule-chance = Las cartas y el azar no culpan a nadie. Solo se llama error a una decisión cuando los márgenes no se tocan.
advice-analysis-weighing = Se está jugando hasta ver qué pasa…
advice-analysis-seat = Para
advice-analysis-replay = Repetición
