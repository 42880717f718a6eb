# Lo que dicen los informes del laboratorio. Las cifras son de cada 100 si no se dice otra cosa.
lab-page-title = Informe del laboratorio de Horda: { $title }
lab-print = Imprimir
lab-data = Datos
lab-to = de { $low } a { $high }
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-matches = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
lab-seats = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
lab-survivors = { $count ->
    [one] 1 Superviviente
   *[other] { $count } Supervivientes
}
lab-seat = Asiento { $number } ({ $bot })
lab-alone = { $count } en solitario
lab-player-heuristic = bot prudente
lab-player-search = bot que piensa
lab-player-random = bot al azar
lab-player-walker = caminante (novato)
lab-player-runner = corredor (con prisa)
lab-player-fatty = gordo (prudente)
lab-player-abomination = abominación (piensa)
lab-difficulty-tutorial = primeros pasos
lab-difficulty-easy = fácil
lab-difficulty-medium = media
lab-difficulty-hard = difícil

# La cabecera.
lab-about-mission = Informe del laboratorio. { $game }, { $difficulty }. { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} con la semilla { $seed }.
lab-about-game = Informe del laboratorio. { $setting }. { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} con la semilla { $seed }.
lab-caption-map = El tablero al empezar la partida.
lab-caption-way = El tablero al empezar la partida y el camino que se toma: cuanto mayores los puntos, más Supervivientes siguen por ahí que vuelven.
lab-caption-way-won = El tablero al empezar la partida y el camino con el que se gana: cuanto mayores los puntos, más Supervivientes siguen por ahí que vuelven.
lab-unit-of-100 = de 100
lab-unit-rounds = rondas
lab-unit-points = puntos
lab-unit-deals = tratos
lab-three-won = partidas ganadas con { $setting }; { $span } con una certeza del 95 %
lab-three-rounds = la partida mediana; 8 de cada 10 duran de { $low } a { $high }
lab-three-settled = tras ellas están decididas 9 de cada 10 partidas
lab-three-rescued = Personajes se salvan
lab-three-points = los de quien gana, en la mediana; el segundo tiene { $second }
lab-three-deals = por partida
lab-three-alive = sobrevivientes llegan vivos al final
lab-three-teams = partidas con equipos las gana el Equipo Zombi

# El veredicto.
lab-verdict-fair = Justa para su dificultad: { $difficulty }.
lab-verdict-easy = Demasiado fácil para su dificultad: { $difficulty }.
lab-verdict-hard = Demasiado difícil para su dificultad: { $difficulty }.
lab-verdict-open = En el límite de su dificultad, { $difficulty }: lo dirían más partidas.
lab-verdict-goal = Falla en «{ $goal }»: llegan { $reached } partidas de 100.
lab-verdict-won = { $setting }: se ganan { $won } partidas de 100, { $span } con una certeza del 95 %.
lab-verdict-deaths = De cada 100 muertes, { $part } son en { $first } y { $second }; la mitad de las muertes llega en las rondas { $from } a { $until }.
lab-verdict-settled = Tras la ronda { $round } están decididas 9 de cada 10 partidas.
lab-verdict-card = Quienes consiguen { $card } antes de acabar la ronda { $round } ganan entre { $low } y { $high } partidas más de cada 100.
lab-verdict-seats = { $count ->
    [0] Ningún asiento es mejor que otro, hasta donde dicen estas partidas.
    [one] Un asiento gana más o menos de lo que le toca.
   *[other] { $count } asientos ganan más o menos de lo que les toca.
}
lab-verdict-city = De 100 Personajes se salvan { $rescued }, y entre el primero y el segundo hay { $gap ->
    [one] 1 punto
   *[other] { $gap } puntos
}.
lab-verdict-road = La mitad de las partidas acaba en { $rounds } rondas, y { $alive } de 100 sobrevivientes llegan vivos al final.
lab-verdict-teams = Una vez hay equipos, los muertos ganan { $won } partidas de 100.

# Títulos.
lab-heading-wins = { $count ->
    [one] { $setting }: se ganan { $won } de 100.
   *[other] { $leads ->
        [yes] Lo que más gana es { $setting }: { $won } de 100.
       *[no] Lo que más ha ganado es { $setting }, { $won } de 100, pero puede ser suerte.
    }
}
lab-heading-lengths = { $cause ->
    [none] La partida mediana dura { $rounds } rondas.
   *[other] { $rival ->
        [none] La partida mediana dura { $rounds } rondas; lo que más mata: { $cause }, { $share } de cada 100 muertes.
       *[other] La partida mediana dura { $rounds } rondas; lo que más mata: { $cause }, { $share } de cada 100 muertes, o quizá { $rival }.
    }
}
lab-heading-goals = { $reached } partidas de 100 cumplen el objetivo más difícil: «{ $goal }».
lab-heading-places = { $zone ->
    [none] No murió nadie.
   *[other] { $rival ->
        [none] Donde más se muere es en { $zone }.
       *[other] Donde más se muere es en { $zone }, o quizá en { $rival }.
    }
}
lab-heading-time = { $level ->
    [blue] La mayoría de las partidas acaba antes de que nadie llegue al amarillo.
    [yellow] El amarillo llega en la ronda { $yellow }; la mayoría de las partidas acaba antes del naranja.
   *[orange] El amarillo llega en la ronda { $yellow } y el naranja en la { $orange }.
}
lab-heading-settled = Tras la ronda { $round } casi todo está decidido.
lab-heading-worth = { $card ->
    [none] Ninguna carta destaca más de lo que da la suerte.
   *[other] Quienes tienen { $card } ganan entre { $low } y { $high } partidas { $more ->
        [yes] más
       *[no] menos
    } de cada 100; las marcas huecas no se distinguen de la suerte.
}
lab-heading-seats = { $leads ->
    [no] Quien más ha ganado: { $seat }, { $won } de 100, no más de lo que da la suerte.
   *[yes] Quien más gana: { $seat }, { $won } de 100.
}
lab-heading-locations = El lugar más atacado: { $place }.
lab-heading-characters = { $sure ->
    [yes] { $best } se salva más que { $worst }: { $most } de 100 veces frente a { $fewest }.
   *[no] Ningún Personaje se salva más que otro, hasta donde dicen estas partidas.
}
lab-heading-deals = { $count ->
    [0] Nadie prometió nada.
   *[other] De 100 promesas que vencieron se cumplieron { $kept } ({ $span }).
}
lab-heading-cards = { $card ->
    [none] Ninguna carta destaca más de lo que da la suerte.
   *[other] { $whose ->
        [dead] Ninguna carta de los vivos destaca más de lo que da la suerte; de los muertos, quienes juegan { $card } ganan entre { $low } y { $high } partidas más de cada 100.
       *[all] Quienes juegan { $card } ganan entre { $low } y { $high } partidas más de cada 100; las marcas huecas no se distinguen de la suerte.
    }
}
lab-heading-fights = { $foe ->
    [none] Con ningún enemigo se luchó lo bastante para juzgarlo.
   *[other] { $rival ->
        [none] El enemigo más duro: { $foe }, con el que se pierden { $lost } luchas de 100.
       *[other] Donde más luchas se pierden: { $foe }, { $lost } de 100; quizá sea igual de duro: { $rival }.
    }
}
lab-heading-players = { $sure ->
    [yes] Victorias del primer asiento, de cada 100: { $best }, { $most }; { $worst }, { $fewest }.
   *[no] Quién se siente en el primer asiento no cambia nada que se distinga de la suerte.
}
lab-heading-tables = { $rival ->
    [none] Cuando más gente llega viva al final es con { $table }: { $alive } de 100.
   *[other] Cuando más gente llega viva al final es con { $table }, { $alive } de 100, o quizá con { $rival }.
}
lab-heading-watch = Partidas que merece la pena ver.

# Figuras.
lab-figure-wins = Partidas ganadas, de cada 100
lab-figure-seats = Partidas que gana cada asiento, de cada 100; las compartidas cuentan para todos
lab-figure-ends = Cómo acaban { $count } partidas, de cada 100 ({ $setting })
lab-figure-lengths = Partidas según la ronda en que acaban
lab-figure-causes = Causas de { $count } muertes, de cada 100
lab-figure-goals = Objetivos cumplidos, de cada 100 partidas
lab-reached-in = ronda { $round }
lab-reached-never = nunca
lab-column-goal = Objetivo
lab-column-reached = Ronda mediana
lab-figure-deaths = { $count } muertes por Zona, de cada 100
lab-figure-noise = { $count } ruidos por Zona, de cada 100
lab-figure-kills = { $count } zombis muertos por Zona, de cada 100
lab-figure-danger = El Nivel de Peligro durante la partida
lab-figure-settled = Cuándo se sabe el resultado
lab-figure-pressure = Zombis que llegan en una ronda, media de las partidas aún en juego
lab-figure-cards = Cartas que alguien tenía al acabar la ronda 6: victorias más que sin ellas, de cada 100
lab-figure-skills = Habilidad elegida: victorias más que con la otra, de cada 100
lab-figure-people = Supervivientes: victorias más con vida que sin ella, de cada 100
lab-figure-attacks = Partidas en las que se ataca cada lugar, de cada 100
lab-figure-died-at = Dónde murieron { $count } Personajes, de cada 100
lab-figure-rescued = Personajes que se salvan, de cada 100
lab-figure-characters = Personajes repartidos: victorias de quien los lleva más que las de otros, de cada 100
lab-figure-deals = Tratos por partida
lab-figure-bargained = Tratos y cartas jugadas: victorias más que sin ellos, de cada 100
lab-figure-played = Cartas jugadas: victorias más que sin ellas, de cada 100
lab-figure-zombie-cards = Cartas de Zombi jugadas: victorias de los muertos más que sin ellas, de cada 100
lab-figure-fights = Luchas perdidas, de cada 100, con los más duros y los más fáciles de { $count } enemigos
lab-figure-bites = Mordidas en una ronda, media de las partidas aún en juego
lab-figure-tokens = Fichas de Locación ganadas: victorias más que sin ellas, de cada 100
lab-figure-tables = Con vida al final, de cada 100, en mesas de otro tamaño
lab-figure-players = Partidas que gana el primer asiento, de cada 100, según quién lo ocupe
lab-players-said = En los demás asientos, siempre: { $bot }. Las victorias compartidas cuentan para todos.
lab-axis-rounds = rondas
lab-axis-danger = ronda; de 100 partidas aún en juego, el mayor Peligro alcanzado
lab-axis-settled = ronda; de 100 resultados, los que se aciertan por la posición de entonces
lab-mark-settled = ronda { $round }: 9 de 10
lab-median = mediana { $count }
lab-key-won = { $count } ganadas
lab-key-lost = { $count } perdidas
lab-key-decided = { $count } con ganador
lab-key-nobody = { $count } sin ganador
lab-few = poco
lab-most = mucho
lab-wanted = lo que pide la dificultad { $difficulty }: de { $low } a { $high }
lab-won-by = ganada: { $why }
lab-unfinished = abandonada: demasiadas decisiones
lab-causes-others = { $count ->
    [one] Otra causa: { $share } de 100.
   *[other] Otras { $count } causas juntas: { $share } de 100.
}
lab-cause-friend = otro Superviviente
lab-cause-otherwise = fuego, trampas y demás
lab-held-in = la hubo en { $part }
lab-played-in = se jugó en { $part }
lab-gained-in = ganada en { $part }
lab-made-in = lo hizo en { $part }
lab-fights = { $count ->
    [one] 1 lucha
   *[other] { $count } luchas
}
lab-chosen-in = elegida en { $count }
lab-dealt-in = salió en { $count }
lab-a-match = { $count } por partida
lab-person-note = { $kills } · { $deaths }
lab-people-said = Con vida tras la ronda { $round }, o sin ella. A la derecha: zombis que mata por partida · veces que muere en 100 partidas.
lab-people-left-out = Faltan quienes casi nunca habían muerto para entonces, o casi siempre.
lab-who-dealt = hizo algún trato
lab-deal-offers = ofertas
lab-deal-deals = tratos
lab-deal-kept = promesas cumplidas
lab-deal-broken = promesas rotas
lab-warning = Una marca llena quiere decir que el intervalo deja fuera el cero; una hueca no se distingue de la suerte con tantas partidas. De { $count } diferencias comparadas, una de cada veinte parece segura por azar, y se muestran las más lejanas del cero: en los datos están todas. Nada de esto lo repartió solo el azar: quien encuentra una buena carta también vive más. Son señales, no causas.

# Datos.
lab-column-what = Qué
lab-column-of-100 = De 100
lab-column-low = Desde
lab-column-high = Hasta
lab-column-rests-on = Se apoya en
lab-column-round = Ronda
lab-column-won = Ganadas
lab-column-lost = Perdidas
lab-column-zone = Zona
lab-column-count = Veces
lab-column-zombies = Zombis
lab-column-bites = Mordidas
lab-column-a-match = Por partida

# Partidas que merece la pena ver.
lab-watch-typical = La más típica.
lab-watch-closest = La más reñida.
lab-watch-kind = Una que acaba así.
lab-watch-told = { $why }; { $rounds } rondas, { $lost ->
    [0] no murió nadie
    [one] murió 1
   *[other] murieron { $lost }
}

# Qué cambia respecto a otra carpeta.
lab-heading-versions = { $sure ->
    [yes] { $who ->
        [seat] El primer asiento gana { $wins } partidas { $way ->
            [more] más
           *[other] menos
        } de cada 100 en { $second } que en { $first }.
       *[other] { $second } es más { $way ->
            [more] fácil
           *[other] difícil
        } que { $first }: se ganan { $wins } partidas { $way ->
            [more] más
           *[other] menos
        } de cada 100.
    }
   *[no] { $who ->
        [seat] Si al primer asiento le va mejor en { $second } o en { $first } no se distingue de la suerte.
       *[other] Si { $second } es más fácil o más difícil que { $first } no se distingue de la suerte.
    }
}
lab-figure-versions = { $second } menos { $first }, de cada 100; { $before } y { $after } partidas, { $paired ->
    [yes] con las mismas semillas
   *[no] con otras semillas
}
lab-figure-changed = Qué se cambió
lab-versions-said = A la derecha, antes y después. De los { $count } hechos que se han mirado se muestran los resultados y los que más cambian; uno de cada veinte parecería seguro por azar.
lab-versions-won = partidas ganadas
lab-versions-seat = gana el asiento { $seat }
lab-versions-died = alguien muere en { $zone }
lab-versions-passed = alguien pasa por { $zone }
lab-versions-objective = Objetivo cogido: { $colour }
lab-versions-danger = peligro alcanzado: { $level }

# Qué se cambió, o se podría cambiar.
lab-edge-door = puerta
lab-edge-barrier = barrera
lab-edge-hedge = seto
lab-edge-stairs = escalera
lab-change-token-new = Nuevo en { $zone }: { $token }{ $of ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
lab-change-token-gone = Quitado de { $from }: { $token }{ $of ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
lab-change-token-moved = De { $from } a { $zone }: { $token }{ $of ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
lab-change-token-other = De otro modo en { $zone }: { $token }{ $of ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
lab-change-spawn-awake = Activa desde el principio: la zona de aparición de { $zone } ({ $colour }).
lab-change-edge-new = Nuevo entre { $first } y { $second }: { $edge }.
lab-change-edge-gone = Quitado entre { $first } y { $second }: { $edge }.
lab-change-zombies-new = En { $zone } desde el principio: { $count } × { $zombie }.
lab-change-zombies-gone = Ya no está en { $zone } al empezar: { $count } × { $zombie }.
lab-change-rounds = La última ronda es ahora la { $after }; era la { $before }.
lab-change-rounds-new = Ahora hay una última ronda: la { $after }.
lab-change-lose = Otra manera de perder: `{ $name }`.
lab-change-event-new = Nuevo: cuando { $event }{ $round ->
    [0] {""}
   *[other] , ronda { $round }
}: { $effects }.
lab-change-event-gone = Ya no ocurre: cuando { $event }{ $round ->
    [0] {""}
   *[other] , ronda { $round }
}: { $effects }.
lab-change-part = Cambiado en su archivo: `{ $part }`.
lab-change-players = Jugadores: { $after }; eran { $before }.
lab-change-option = { $option }: { $after }; era { $before }.
lab-change-nothing = Nada que digan los planes: la misma mesa, jugada con otra versión o con otra semilla.
lab-heading-changes = Qué cambiar. Cada cambio se probó en { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}.
lab-figure-changes = Partidas ganadas con cada cambio menos las ganadas sin él, con las mismas semillas
lab-changes-said = Salen de dónde se perdieron estas partidas, y se han jugado; nadie sabe de antemano si ayudan. Más partidas de cada uno: horda lab try { $folder } --matches N.
lab-change-wins = victorias de 100, { $span }.
lab-change-easier = Casi seguro, más fácil.
lab-change-harder = Casi seguro, más difícil.
lab-change-open = Aún no se distingue de la suerte.
lab-change-deaths = Muertes en { $zone } por cada 100 partidas: antes { $before }, ahora { $after }. Supervivientes caídos por partida: antes { $lost }, ahora { $now }.
lab-change-lost = Supervivientes caídos por partida: antes { $before }, ahora { $after }.
lab-change-file = Su archivo de misión

# El pie.
lab-foot-intervals = <b>Los intervalos</b> aciertan 95 veces de 100: de Wilson para una proporción, de Newcombe para una diferencia. Se muestran { $count } cifras; una de cada veinte cae fuera de su intervalo.
lab-foot-players = <b>Jugadores.</b> El bot prudente juega con cabeza, el que piensa mira adelante, el del azar hace cualquier jugada legal; el caminante y el corredor son bots prudentes que se equivocan, el caminante en una de cada tres acciones y el corredor en una de cada ocho. Una mesa de personas queda entre los dos primeros.
lab-foot-again = <b>Para repetirlo:</b> la misma versión, semilla y jugadores dan las mismas cifras en cualquier ordenador. Horda { $version }, reglas { $rules }, fuentes { $sources }, semilla { $seed }.
lab-foot-lacking = <b>No está todo jugado:</b> faltan { $count } partidas.

# Ajuste
lab-tuned-night-fell = Ha caído la noche. Habéis perdido.
lab-tuned-night = La noche cae al final de la ronda { $round }.
lab-tuned-reinforcements = { $every ->
    [one] Desde la ronda 2 llega un zombi más a { $zone } cada ronda.
   *[other] Desde la ronda 2 llega un zombi más a { $zone } cada { $every } rondas.
}
