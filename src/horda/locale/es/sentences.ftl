# Los objetivos y sucesos de las misiones, en frases, para el taller: un mensaje por palabra del vocabulario.
#
# Cada variable es un hueco: su valor va en un botón dentro de la frase. `$count_id` es el valor por el que se elige
# (`unset` si no hay ninguno y la palabra no tiene otro), `$count_set_id` dice si está en el archivo, y una forma como
# `$kind_many` pide esa forma del nombre.

# --- La hoja ---------------------------------------------------------------------------------------------------------

sentences-win = Ganáis si
sentences-goals = Objetivos de la misión
sentences-lose = Perdéis si
sentences-when = Lo que pasa por el camino
sentences-start = Desde el principio
sentences-add-goal = añadir una meta
sentences-add-lose = añadir una derrota
sentences-add-when = añadir una frase
sentences-add-start = añadir una regla
sentences-all-goals = todas las metas a la vez
sentences-other-win = otra cosa
sentences-no-goals = Con nada se gana todavía esta misión.
sentences-no-lose = Sin derrotas propias; las reglas del juego tienen las suyas.
sentences-no-when = Por el camino no pasa nada todavía.
sentences-unreadable = El texto de la misión no se puede leer en frases: hay que arreglarlo antes.
sentences-number = Frase { $number } de { $count }. Se arrastra, o se cambia de sitio con las flechas.
sentences-moved = Ahora es la frase { $number } de { $count }.
sentences-change = Cambiar: { $slot }
sentences-change-word = Cambiar la palabra: { $text }
sentences-add-part = Añadir algo a esta frase
sentences-add-effect = y además
sentences-add-branch = añadir un resultado
sentences-and-also = y también
sentences-or-else = o si no
sentences-unless-word = salvo si
sentences-as-it-is = si es así
sentences-remove-sentence = Quitar la frase
sentences-remove-part = Quitar esta parte
sentences-remove-slot = Dejarlo fuera
sentences-more = { $count } más
sentences-search = Buscar
sentences-pick-place = Señalar en el mapa
sentences-new-name = Un nombre nuevo
sentences-new-text = Un texto nuevo
sentences-from-number = Número
sentences-from-counter = o un contador
sentences-take = Vale
sentences-places = Fichas
sentences-cells = Zonas
sentences-rest = Todo
sentences-with-another = y otro más
sentences-hole = …
sentences-hole-place = un lugar
sentences-or-instead = «o» en vez de «y»
sentences-and-instead = «y» en vez de «o»
sentences-earlier = Antes
sentences-later = Después
sentences-shown-text = El texto que leen los jugadores
sentences-new-question = Una pregunta nueva
sentences-answer-yes = Sí
sentences-answer-no = No
sentences-start-counter = el contador { $name }
sentences-start-hidden = el módulo { $tile } está oculto
sentences-start-lifts = cuándo funcionan los ascensores
sentences-start-only-if = cuándo la zona de aparición { $at } recibe su carta
sentences-step-add = Añadir: { $what }
sentences-step-change = Cambiar: { $what }
sentences-step-remove = Quitar: { $what }
sentences-step-move = Mover la frase { $number }

# --- Cómo se unen las frases -----------------------------------------------------------------------------------------

sentences-and = {" y "}
sentences-or = {" o "}
sentences-list-or = { $first } o { $last }
sentences-not = , salvo si{" "}
sentences-not-alone = no es cierto que{" "}
sentences-unless = , salvo si{" "}
sentences-if = , si{" "}
sentences-then = {"; "}
sentences-on = {"con "}
sentences-way = {"respuesta "}
sentences-begin-event = {"Cuando "}
sentences-only-if = La Zona de aparición de { $at } solo recibe su carta si { $only_if }.
sentences-lifts-if = Los ascensores solo funcionan mientras se cumple esto: { $lifts_if }.
sentences-counter = El contador { $name } empieza en { $value }.
sentences-hidden-tile = El módulo { $tile } está oculto hasta que alguien entra en él.
sentences-extra = {" "}({ $name }: { $value })
sentences-once = , { $once }

# --- Condiciones -----------------------------------------------------------------------------------------------------

sentences-is-taken = { $count_id ->
    [1] se ha cogido { $count } Objetivo
   *[other] se han cogido { $count } Objetivos
}{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
}
    .name = se coge un Objetivo
sentences-is-survivors-at = { $who_set_id ->
    [no] { $specialty_set_id ->
        [no] { $count } { $count_id ->
            [all] están
            [everyone] están
            [1] Superviviente está
           *[other] Supervivientes están
        }
       *[yes] alguien con la especialidad { $specialty } está
    }
   *[yes] { $who } está
} en { $at }{ $alone_set_id ->
    [no] {""}
   *[yes] , { $alone }
}
    .name = hay Supervivientes en un lugar
sentences-is-escaped = { $value_id ->
    [all] { $value } han
    [everyone] { $value } han
    [1] { $value } Superviviente ha
   *[other] { $value } Supervivientes han
} salido con vida del tablero
    .name = salen Supervivientes del tablero
sentences-is-survivors-lost = { $value_id ->
    [all] han muerto { $value }
    [1] ha muerto { $value } Superviviente
   *[other] { $value_type_id ->
        [number] han muerto { $value } Supervivientes
       *[text] ha muerto { $value }
    }
}
    .name = mueren Supervivientes
sentences-is-experts-gone = ya no queda en el tablero{ $apart_from_set_id ->
    [no] {""}
   *[yes] , fuera de { $apart_from },
} nadie{ $acts_set_id ->
    [no] {""}
   *[yes] {" "}{ $acts }
} que tenga { $skill_set_id ->
    [no] la especialidad { $specialty }
   *[yes] o pueda aprender { $skill }
}
    .name = ya no queda nadie con una habilidad
sentences-is-rounds = ha terminado la ronda { $value }
    .name = termina una ronda
sentences-is-round = { $shape_id ->
    [bare] es la ronda { $from }
   *[record] es la ronda { $from } o posterior{ $to_set_id ->
        [no] {""}
       *[yes] , hasta la ronda { $to }
    }{ $every_set_id ->
        [no] {""}
       *[yes] , cada { $every } rondas
    }
}
    .name = es una ronda determinada
sentences-is-tokens-gone = no queda en el tablero { $put_none }{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
}
    .name = no quedan fichas de una clase
sentences-is-token-at = hay { $put_a }{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
} en { $at }
    .name = hay una ficha en un lugar
sentences-is-zombies-gone = no queda { $kind_set_id ->
    [no] ningún zombi
   *[yes] ni { $kind_a }
} en { $at_set_id ->
    [no] el tablero
   *[yes] { $at }
}
    .name = no quedan zombis
sentences-is-zombies-at = hay { $at_least_set_id ->
    [no] { $at_most_set_id ->
        [no] {""}
       *[yes] como mucho { $at_most }{" "}
    }
   *[yes] al menos { $at_least }{ $at_most_set_id ->
        [no] {" "}
       *[yes] {" "}y como mucho { $at_most }{" "}
    }
}{ $kind_set_id ->
    [no] zombis
   *[yes] { $kind_many }
} en { $at_set_id ->
    [no] el tablero
   *[yes] { $at }
}
    .name = hay tantos zombis
sentences-is-killed = { $count_id ->
    [1] ha caído { $count } { $kind_set_id ->
        [no] zombi
       *[yes] { $kind }
    }
   *[other] han caído { $count } { $kind_set_id ->
        [no] zombis
       *[yes] { $kind_many }
    }
}
    .name = caen zombis
sentences-is-gate-open = está abierta { $value }
    .name = está abierta una Puerta
sentences-is-sealed = ningún zombi puede llegar a { $value }, y allí no hay ninguno
    .name = un lugar está cerrado a los zombis
sentences-is-holds = alguien lleva { $count_set_id ->
    [no] { $card_the }
   *[yes] { $count } × { $card }
}
    .name = alguien lleva una carta
sentences-is-carrier-at = quien lleva el Objetivo de color { $colour } está en { $at }
    .name = quien lleva un Objetivo está en un lugar
sentences-is-carried-out = alguien ha sacado del tablero el Objetivo de color { $value }
    .name = alguien saca un Objetivo del tablero
sentences-is-counted = el contador { $name } vale { $exactly_set_id ->
    [no] { $at_least_set_id ->
        [no] { $at_most_set_id ->
            [no] al menos 1
           *[yes] como mucho { $at_most }
        }
       *[yes] al menos { $at_least }{ $at_most_set_id ->
            [no] {""}
           *[yes] {" "}y como mucho { $at_most }
        }
    }
   *[yes] exactamente { $exactly }
}
    .name = un contador tiene un valor
sentences-is-danger = el nivel de Peligro es { $value } o superior
    .name = se alcanza un nivel de Peligro
sentences-is-phase = es { $value }
    .name = es una fase determinada
sentences-is-never = ocurre lo imposible
    .name = nunca
sentences-is-chance = un dado saca { $value }
    .name = lo decide un dado
sentences-is-marked = { $who_set_id ->
    [no] { $count_id ->
        [all] { $count } tienen
        [1] { $count } Superviviente tiene
       *[other] { $count } Supervivientes tienen
    }
   *[yes] { $who } tiene
} la marca { $state }{ $at_set_id ->
    [no] {""}
   *[yes] {" "}en { $at }
}
    .name = hay Supervivientes con una marca
sentences-is-personal-done = están cumplidos todos los Objetivos personales
    .name = están cumplidos los Objetivos personales
sentences-is-brought-out = { $value_id ->
    [1] ha salido a salvo { $value } acompañante
   *[other] han salido a salvo { $value } acompañantes
}
    .name = salen acompañantes a salvo
sentences-is-all-of = todo esto
    .name = todo esto
sentences-is-any-of = algo de esto
    .name = algo de esto

# --- Efectos ---------------------------------------------------------------------------------------------------------

sentences-do-experience = { $to } { $to_id ->
    [all] ganan
   *[other] gana
} { $points } de Experiencia
    .name = alguien gana Experiencia
sentences-do-unlock = ya se pueden abrir las Puertas de color { $value }
    .name = se pueden abrir Puertas
sentences-do-open = abre { $value }
    .name = abre una Puerta
sentences-do-shut = cierra { $value }
    .name = cierra una Puerta
sentences-do-wake = despierta las Zonas de aparición de color { $value }
    .name = despierta Zonas de aparición
sentences-do-destroy = retira { $put_all }{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
}{ $here_set_id ->
    [no] {""}
   *[yes] {" "}{ $here }
}
    .name = retira fichas
sentences-do-put = coloca { $put_a }{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
} { $at_id ->
    [unset] { $at }
   *[other] en { $at }
}
    .name = coloca una ficha
sentences-do-spawn = roba { $cards } { $cards_id ->
    [1] carta de Zombi
   *[other] cartas de Zombi
} para { $zones }
    .name = roba cartas de Zombi
sentences-do-zombies = { $count_id ->
    [1] llega { $count } { $kind }
   *[other] llegan { $count } { $kind_many }
} { $at_id ->
    [unset] { $at }
   *[other] a { $at }
}
    .name = llegan zombis
sentences-do-flood = inunda { $value }: todos los que están allí se ahogan
    .name = inunda un lugar
sentences-do-give = quien lo hizo recibe { $value_the }
    .name = da una carta
sentences-do-carry = quien lo hizo lleva desde ahora el Objetivo de color { $value }
    .name = alguien lleva un Objetivo
sentences-do-count = suma { $add } al contador { $name }
    .name = suma a un contador
sentences-do-noise = hace Ruido { $value_id ->
    [unset] { $value }
   *[other] en { $value }
}
    .name = hace Ruido
sentences-do-leave = quien lo hizo { $value } del tablero
    .name = alguien sale del tablero
sentences-do-set = deja el contador { $name } en { $to }
    .name = fija un contador
sentences-do-move = mueve { $put_all }{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
}{ $here_set_id ->
    [no] {""}
   *[yes] {" "}{ $here }
} a { $to }
    .name = mueve fichas
sentences-do-wound = { $to } { $to_id ->
    [taker] sufre
   *[other] sufren
} { $wounds } { $wounds_id ->
    [1] Herida
   *[other] Heridas
}
    .name = alguien sufre Heridas
sentences-do-heal = { $to } { $to_id ->
    [taker] se cura
   *[other] se curan
} de { $wounds } { $wounds_id ->
    [1] Herida
   *[other] Heridas
}
    .name = alguien se cura
sentences-do-say = todos leen { $value }
    .name = muestra un texto
sentences-do-win = ganáis
    .name = ganáis
sentences-do-lose = perdéis: { $value }
    .name = perdéis
sentences-do-roll = tira un dado: { $value }
    .name = tira un dado
sentences-do-choose = { $by } decide { $ask }: { $ways }
    .name = los jugadores deciden
sentences-do-pay = quien lo hizo paga { $count } × { $card }: { $do }{ $otherwise_set_id ->
    [no] {""}
   *[yes] ; si no lo tiene: { $otherwise }
}
    .name = paga una carta
sentences-do-move-survivors = { $who }{ $at_set_id ->
    [no] {""}
   *[yes] {" "}en { $at }
} { $who_id ->
    [taker] pasa
   *[other] pasan
} a { $to }
    .name = mueve a los Supervivientes
sentences-do-mark = { $to } { $to_id ->
    [taker] recibe
   *[other] reciben
} la marca { $state }
    .name = marca a los Supervivientes
sentences-do-unmark = { $to } { $to_id ->
    [taker] pierde
   *[other] pierden
} la marca { $state }
    .name = quita una marca
sentences-do-fog = cae la niebla sobre { $value }
    .name = cae la niebla
sentences-do-lift-fog = se levanta la niebla de { $value }
    .name = se levanta la niebla
sentences-do-bring-zeus = Zeus ocupa el sitio de su ficha
    .name = aparece Zeus

# --- Sucesos ---------------------------------------------------------------------------------------------------------

sentences-rounds-tail = { $every_set_id ->
    [no] { $until_set_id ->
        [no] {""}
       *[yes] , y cada una hasta la ronda { $until }
    }
   *[yes] , { $round_set_id ->
        [no] cada { $every } rondas
       *[yes] y después cada { $every } rondas
    }{ $until_set_id ->
        [no] {""}
       *[yes] , hasta la ronda { $until }
    }
}
sentences-rounds = { $round_set_id ->
    [no] { $every_set_id ->
        [no] {", "}hasta la ronda { $until }
       *[yes] , cada { $every } rondas{ $until_set_id ->
            [no] {""}
           *[yes] , hasta la ronda { $until }
        }
    }
   *[yes] { $every_set_id ->
        [no] { $until_set_id ->
            [no] {" "}en la ronda { $round }
           *[yes] {" "}entre las rondas { $round } y { $until }
        }
       *[yes] {" "}en la ronda { $round } y después cada { $every } rondas{ $until_set_id ->
            [no] {""}
           *[yes] , hasta la ronda { $until }
        }
    }
}
sentences-by-marked = { $marked_set_id ->
    [no] {""}
   *[yes] , y lo hace alguien con la marca { $marked }
}
sentences-with-mark = { $marked_set_id ->
    [no] {""}
   *[yes] {" "}con la marca { $marked }
}
sentences-in-place = { $at_set_id ->
    [no] {""}
   *[yes] {" "}en { $at }
}
sentences-when-round-begins = empieza { $round_set_id ->
    [no] una ronda
   *[yes] la ronda { $round }
}{ sentences-rounds-tail }
    .name = empieza una ronda
sentences-when-end-phase = empieza la fase final de { $round_set_id ->
    [no] una ronda
   *[yes] la ronda { $round }
}{ sentences-rounds-tail }
    .name = empieza la fase final
sentences-when-round-ends = termina { $round_set_id ->
    [no] una ronda
   *[yes] la ronda { $round }
}{ sentences-rounds-tail }
    .name = termina una ronda
sentences-when-turn-ends = alguien{ sentences-with-mark } termina su turno{ sentences-in-place }
    .name = un Superviviente termina su turno
sentences-when-objective-taken = { $name_set_id ->
    [no] se coge un Objetivo
   *[yes] { $name } coge un Objetivo
}{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
}{ sentences-in-place }{ sentences-by-marked }
    .name = se coge un Objetivo
sentences-when-zone-entered = { $name_set_id ->
    [no] alguien
   *[yes] { $name }
}{ sentences-with-mark } entra en { $at_set_id ->
    [no] una Zona
   *[yes] { $at }
}
    .name = alguien entra en una Zona
sentences-when-door-opened = se abre { $name_set_id ->
    [no] una Puerta
   *[yes] { $name }
}{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
}{ sentences-by-marked }
    .name = se abre una Puerta
sentences-when-survivor-wounded = { $name_set_id ->
    [no] alguien
   *[yes] { $name }
}{ sentences-with-mark } sufre una Herida{ sentences-in-place }
    .name = un Superviviente sufre una Herida
sentences-when-survivor-lost = muere { $name_set_id ->
    [no] alguien
   *[yes] { $name }
}{ sentences-with-mark }{ sentences-in-place }
    .name = muere un Superviviente
sentences-when-zombie-killed = cae { $name_set_id ->
    [no] un zombi
   *[yes] { $name_a }
}{ sentences-in-place }{ sentences-by-marked }
    .name = cae un zombi
sentences-when-zombies-entered = entran { $name_set_id ->
    [no] zombis
   *[yes] { $name_many }
} en { $at_set_id ->
    [no] una Zona
   *[yes] { $at }
}
    .name = entran zombis en una Zona
sentences-when-zone-searched = { $name_set_id ->
    [no] alguien
   *[yes] { $name }
}{ sentences-with-mark } busca{ sentences-in-place }
    .name = alguien busca en una Zona
sentences-when-tile-revealed = se descubre { $name_set_id ->
    [no] un módulo oculto
   *[yes] el módulo oculto { $name }
}{ sentences-in-place }{ sentences-by-marked }
    .name = se descubre un módulo oculto
sentences-when-zone-burnt = el Fuego de dragón quema { $at_set_id ->
    [no] una Zona
   *[yes] { $at }
}{ sentences-by-marked }
    .name = arde una Zona
sentences-when-zone-hit = una máquina de asedio acierta en { $at_set_id ->
    [no] una Zona
   *[yes] { $at }
}{ sentences-by-marked }
    .name = una máquina de asedio acierta
sentences-when-trigger-set-off = se activa un Desencadenante de evento{ $colour_set_id ->
    [no] {""}
   *[yes] {" "}de color { $colour }
}{ sentences-in-place }{ sentences-by-marked }
    .name = se activa un Desencadenante de evento
sentences-when-tent-revealed = se descubre { $name_set_id ->
    [no] una tienda
   *[yes] la tienda { $name }
}{ sentences-in-place }{ sentences-by-marked }
    .name = se descubre una tienda

# --- Valores ---------------------------------------------------------------------------------------------------------

sentences-value-taken-count-0 = todos los
sentences-value-all = todos
sentences-value-survivors-at-count-all = todos los que viven
sentences-value-survivors-at-count-everyone = todos los que empezaron
sentences-value-escaped-all = todos los que viven
sentences-value-escaped-everyone = todos los que empezaron
sentences-value-survivors-lost-all = todos los Supervivientes
sentences-value-marked-count-all = todos los Supervivientes
sentences-value-spawn-zones-all = cada Zona de aparición activa
sentences-value-put-at-none = donde ocurrió
sentences-value-zombies-at-none = donde ocurrió
sentences-value-noise-none = donde ocurrió
sentences-value-taker = quien lo hizo
sentences-value-here = todos los que están allí
sentences-value-to-all = todos
sentences-value-who-all = todos
sentences-value-leave-taker = sale
sentences-value-leave-may = puede salir
sentences-value-by-first = el primer jugador
sentences-value-give-vault = una carta de la Cámara
sentences-value-fog-everywhere = todo el tablero
sentences-value-lift-fog-everywhere = todo el tablero
sentences-value-phase-players = la fase de los jugadores
sentences-value-phase-zombies = la fase de los zombis
sentences-value-phase-end = la fase final
sentences-value-danger-yellow = amarillo
sentences-value-danger-orange = naranja
sentences-value-danger-red = rojo
sentences-flag-alone = sin zombis allí
sentences-flag-acts = con turnos propios
sentences-flag-here = que estén donde ocurrió
sentences-flag-once = solo una vez
sentences-place-tile = el módulo { $name }
sentences-place-floor = el piso «{ $name }»
sentences-place-air = el helicóptero en vuelo
sentences-gate-door = la Puerta { $name }
sentences-gate-barrier = la Barrera { $name }
sentences-gate-colour = la Puerta de color { $name }
sentences-quoted = «{ $name }»
sentences-text-number = el texto { $number }
sentences-question-number = la pregunta { $number }

# --- Lo que puede llevar además una frase ----------------------------------------------------------------------------

sentences-field-at = un lugar
sentences-field-apart-from = fuera de un lugar
sentences-field-colour = un color
sentences-field-count = un número
sentences-field-kind = una clase de zombi
sentences-field-name = cuál
sentences-field-put = una ficha
sentences-field-who = alguien por su nombre
sentences-field-specialty = una especialidad
sentences-field-skill = una habilidad
sentences-field-acts = con turnos propios
sentences-field-alone = sin zombis allí
sentences-field-here = donde ocurrió
sentences-field-at-least = al menos
sentences-field-at-most = como mucho
sentences-field-exactly = exactamente
sentences-field-round = desde la ronda
sentences-field-until = hasta la ronda
sentences-field-every = cada pocas rondas
sentences-field-from = desde la ronda
sentences-field-to = hasta
sentences-field-once = solo una vez
sentences-field-if = si
sentences-field-marked = una marca
sentences-field-state = una marca
sentences-field-by = quién decide
sentences-field-cards = cuántas cartas
sentences-field-points = cuánta Experiencia
sentences-field-wounds = cuántas Heridas
sentences-field-zones = dónde
sentences-field-add = cuánto
sentences-field-otherwise = si no lo tiene
sentences-field-do = qué pasa
sentences-field-card = una carta
sentences-field-ask = una pregunta
sentences-field-ways = las respuestas
sentences-field-role = un papel

# --- Fichas ----------------------------------------------------------------------------------------------------------
#
# `.the` es la ficha como lugar.

sentences-token-start = Inicio
    .a = un Inicio
    .the = el Inicio
    .many = Inicios
    .none = ningún Inicio
    .all = todos los Inicios
sentences-token-exit = Salida
    .a = una Salida
    .the = la Salida
    .many = Salidas
    .none = ninguna Salida
    .all = todas las Salidas
sentences-token-objective = Objetivo
    .a = un Objetivo
    .the = las Zonas de Objetivo
    .many = Objetivos
    .none = ningún Objetivo
    .all = todos los Objetivos
sentences-token-spawn = Zona de aparición
    .a = una Zona de aparición
    .the = las Zonas de aparición
    .many = Zonas de aparición
    .none = ninguna Zona de aparición
    .all = todas las Zonas de aparición
sentences-token-marker = marcador
    .a = un marcador
    .the = las Zonas con marcador
    .many = marcadores
    .none = ningún marcador
    .all = todos los marcadores
sentences-token-trebuchet = Fundíbulo
    .a = un Fundíbulo
    .the = la Zona del Fundíbulo
    .many = Fundíbulos
    .none = ningún Fundíbulo
    .all = todos los Fundíbulos
sentences-token-bile = ficha de Bilis de dragón
    .a = una ficha de Bilis de dragón
    .the = las Zonas con Bilis de dragón
    .many = fichas de Bilis de dragón
    .none = ninguna ficha de Bilis de dragón
    .all = todas las fichas de Bilis de dragón
sentences-token-tent = tienda
    .a = una tienda
    .the = las tiendas
    .many = tiendas
    .none = ninguna tienda
    .all = todas las tiendas
sentences-token-trigger = Desencadenante de evento
    .a = un Desencadenante de evento
    .the = las Zonas de Desencadenante
    .many = Desencadenantes de evento
    .none = ningún Desencadenante de evento
    .all = todos los Desencadenantes de evento
sentences-token-locator = Localizador de aparición
    .a = un Localizador de aparición
    .the = las Zonas de Localizador
    .many = Localizadores de aparición
    .none = ningún Localizador de aparición
    .all = todos los Localizadores de aparición
sentences-token-helicopter = Helicóptero
    .a = un Helicóptero
    .the = la Zona del Helicóptero
    .many = Helicópteros
    .none = ningún Helicóptero
    .all = todos los Helicópteros
sentences-token-crashed-helicopter = Helicóptero estrellado
    .a = un Helicóptero estrellado
    .the = la Zona del Helicóptero estrellado
    .many = Helicópteros estrellados
    .none = ningún Helicóptero estrellado
    .all = todos los Helicópteros estrellados
sentences-token-zeus-spawn = ficha de aparición de Zeus
    .a = una ficha de aparición de Zeus
    .the = la Zona de la ficha de Zeus
    .many = fichas de aparición de Zeus
    .none = ninguna ficha de aparición de Zeus
    .all = todas las fichas de aparición de Zeus
sentences-token-sleepers = ficha de Durmientes
    .a = una ficha de Durmientes
    .the = las Zonas de Durmientes
    .many = fichas de Durmientes
    .none = ninguna ficha de Durmientes
    .all = todas las fichas de Durmientes
sentences-token-trap = zona de trampa
    .a = una zona de trampa
    .the = las zonas de trampa
    .many = zonas de trampa
    .none = ninguna zona de trampa
    .all = todas las zonas de trampa
sentences-token-companion = espacio de acompañante
    .a = un espacio de acompañante
    .the = los espacios de acompañante
    .many = espacios de acompañante
    .none = ningún espacio de acompañante
    .all = todos los espacios de acompañante
sentences-token-truck = taconeta
    .a = una taconeta
    .the = la Zona de la taconeta
    .many = taconetas
    .none = ninguna taconeta
    .all = todas las taconetas
