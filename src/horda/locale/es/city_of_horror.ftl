# City of Horror.

city-of-horror-title = City of Horror
city-of-horror-box = City of Horror
    .line = Habla, negocia, vota
    .holds = cuatro rondas
    .about = Una ciudad sitiada hasta el alba. Cada cual tiene gente que salvar; donde hay demasiados zombis, los de dentro votan a quién se pierde. Todo se puede prometer; no todo se cumple.

# --- Escenarios; el texto cuenta ambos lados ---------------------------------------------------

city-of-horror-location-church = Iglesia
    .the = la Iglesia
    .first = La Iglesia
    .of = de la Iglesia
    .to = a la Iglesia
    .text = A: { $spaces_a ->
        [0] sin límite de plazas
       *[other] { $spaces_a } plazas
    }; descarta una carta de Acción y uno de tus Personajes se repone; ataque con { $attack_a ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_a } Zombis o más
    }. B: { $spaces_b ->
        [0] sin límite de plazas
       *[other] { $spaces_b } plazas
    }; descarta una ficha de Alimento y uno de tus Personajes se repone; ataque con { $attack_b ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_b } Zombis o más
    }.
city-of-horror-location-hospital = Hospital
    .the = el Hospital
    .first = El Hospital
    .of = del Hospital
    .to = al Hospital
    .text = A: { $spaces_a ->
        [0] sin límite de plazas
       *[other] { $spaces_a } plazas
    }; descarta una carta de Acción a cambio de un Antídoto; ataque con { $attack_a ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_a } Zombis o más
    }. B: { $spaces_b ->
        [0] sin límite de plazas
       *[other] { $spaces_b } plazas
    }; agota a uno de tus Personajes de aquí a cambio de un Antídoto; ataque con { $attack_b ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_b } Zombis o más
    }.
city-of-horror-location-bank = Banco
    .the = el Banco
    .first = El Banco
    .of = del Banco
    .to = al Banco
    .text = A: { $spaces_a ->
        [0] sin límite de plazas
       *[other] { $spaces_a } plazas
    }; descarta una carta de Acción y lleva al Zombi Rezagado al color que quieras; ataque con { $attack_a ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_a } Zombis o más
    }. B: { $spaces_b ->
        [0] sin límite de plazas
       *[other] { $spaces_b } plazas
    }; si quieres, el Zombi Rezagado avanza un color; ataque con { $attack_b ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_b } Zombis o más
    }.
city-of-horror-location-armory = Armería
    .the = la Armería
    .first = La Armería
    .of = de la Armería
    .to = a la Armería
    .text = A: { $spaces_a ->
        [0] sin límite de plazas
       *[other] { $spaces_a } plazas
    }; descarta una carta de Acción a cambio de la primera del mazo; con { $markers_a } marcadores de Explosión arde; ataque con { $attack_a ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_a } Zombis o más
    }. B: { $spaces_b ->
        [0] sin límite de plazas
       *[other] { $spaces_b } plazas
    }; agota a uno de tus Personajes de aquí a cambio de una carta del descarte; con { $markers_b } marcadores de Explosión la puerta queda bloqueada; ataque con { $attack_b ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_b } Zombis o más
    }.
city-of-horror-location-water-tower = Depósito de Agua
    .the = el Depósito de Agua
    .first = El Depósito de Agua
    .of = del Depósito de Agua
    .to = al Depósito de Agua
    .text = A: { $spaces_a ->
        [0] sin límite de plazas
       *[other] { $spaces_a } plazas
    }; mira la carta de Invasión al empezar la ronda; con { $markers_a } marcadores de Explosión se derrumba; ataque con { $attack_a ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_a } Zombis o más
    }. B: { $spaces_b ->
        [0] sin límite de plazas
       *[other] { $spaces_b } plazas
    }; elige tu carta de Movimiento después que los demás; con { $markers_b } marcadores de Explosión se derrumba; ataque con { $attack_b ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_b } Zombis o más
    }.
city-of-horror-location-crossroads = Cruce
    .the = el Cruce
    .first = El Cruce
    .of = del Cruce
    .to = al Cruce
    .text = A: { $spaces_a ->
        [0] sin límite de plazas
       *[other] { $spaces_a } plazas
    }; descarta una carta de Acción a cambio de una ficha de Alimento, sin verla; ataque con { $attack_a ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_a } Zombis o más
    }. B: { $spaces_b ->
        [0] sin límite de plazas
       *[other] { $spaces_b } plazas
    }; descarta una carta de Acción a cambio de una ficha de Alimento, una de las tres visibles u otra sin ver; ataque con { $attack_b ->
        [outnumbered] más Zombis que Personajes
       *[other] { $attack_b } Zombis o más
    }.
city-of-horror-location-none = ninguna parte
city-of-horror-start-church = Iglesia
    .the = la Iglesia
    .first = La Iglesia
    .of = de la Iglesia
    .to = a la Iglesia
city-of-horror-start-hospital = Hospital
    .the = el Hospital
    .first = El Hospital
    .of = del Hospital
    .to = al Hospital
city-of-horror-start-bank = Banco
    .the = el Banco
    .first = El Banco
    .of = del Banco
    .to = al Banco
city-of-horror-start-armory = Armería
    .the = la Armería
    .first = La Armería
    .of = de la Armería
    .to = a la Armería
city-of-horror-start-water-tower = Depósito de Agua
    .the = el Depósito de Agua
    .first = El Depósito de Agua
    .of = del Depósito de Agua
    .to = al Depósito de Agua
city-of-horror-start-crossroads = Cruce
    .the = el Cruce
    .first = El Cruce
    .of = del Cruce
    .to = al Cruce
city-of-horror-start-none = ninguna parte
city-of-horror-side-a = lado A
city-of-horror-side-b = lado B
city-of-horror-side-collapsed = derruido

# --- Colores, y nadie en particular ------------------------------------------------------------

city-of-horror-colour-green = verde
city-of-horror-colour-violet = violeta
city-of-horror-colour-white = blanco
city-of-horror-colour-blue = azul
city-of-horror-colour-red = rojo
city-of-horror-colour-yellow = amarillo
city-of-horror-colour-none = ningún color
city-of-horror-to-none = todos
city-of-horror-target-none = nadie

# --- Cartas de Acción --------------------------------------------------------------------------

city-of-horror-card-alarm = Alarma
    .the = la Alarma
    .a = una Alarma
    .text = { $amount } Zombis salen de la horda hacia el escenario que digas.
city-of-horror-card-energy-drink = Bebida energética
    .the = la Bebida energética
    .a = una Bebida energética
    .text = Uno de tus Personajes agotados descansa.
city-of-horror-card-canned-food = Lata de conservas
    .the = la Lata de conservas
    .a = una Lata de conservas
    .text = Conservada en la mano hasta el final, vale { $amount } punto.
city-of-horror-card-pepper-spray = Bomba de gas lacrimógeno
    .the = la Bomba de gas lacrimógeno
    .a = una Bomba de gas lacrimógeno
    .text = Jugada justo después de otra carta de Acción, la anula.
city-of-horror-card-hideout = Escondrijo
    .the = el Escondrijo
    .a = un Escondrijo
    .text = Uno de tus Personajes se esconde hasta acabar la ronda: no vota y ningún Zombi lo encuentra.
city-of-horror-card-back-door = Entrada de servicio
    .the = la Entrada de servicio
    .a = una Entrada de servicio
    .text = Tu movimiento puede entrar en un escenario lleno.
city-of-horror-card-gun = Pistola
    .the = la Pistola
    .a = una Pistola
    .text = { $amount } Zombi de cualquier escenario vuelve a la horda.
city-of-horror-card-night-vision-goggles = Prismáticos infrarrojos
    .the = los Prismáticos infrarrojos
    .a = unos Prismáticos infrarrojos
    .text = Solo tú miras la próxima carta de Invasión.
city-of-horror-card-chainsaw = Motosierra
    .the = la Motosierra
    .a = una Motosierra
    .text = Cae la mitad de los Zombis de un escenario, redondeando hacia abajo.
city-of-horror-card-flashlight = Linterna
    .the = la Linterna
    .a = una Linterna
    .text = El Zombi Rezagado pasa al color que digas.
city-of-horror-card-kitten = Gatito
    .the = el Gatito
    .a = un Gatito
    .text = Todos los Zombis de un escenario lo siguen hasta otro sacado al azar de tus cartas de Movimiento.
city-of-horror-card-pickpocket = Carterista
    .the = el Carterista
    .a = un Carterista
    .text = Quita una carta de Acción al azar de la mano de un jugador.
city-of-horror-card-weapon-replica = Réplica de arma
    .the = la Réplica de arma
    .a = una Réplica de arma
    .text = { $amount } votos más para ti en un escenario hasta acabar la ronda.
city-of-horror-card-shotgun = Escopeta
    .the = la Escopeta
    .a = una Escopeta
    .text = { $amount } Zombis de un mismo escenario vuelven a la horda.
city-of-horror-card-running-shoes = Zapatillas deportivas
    .the = las Zapatillas deportivas
    .a = unas Zapatillas deportivas
    .text = Cambia tu carta de Movimiento antes de mover.
city-of-horror-card-molotov-cocktail = Cóctel molotov
    .the = el Cóctel molotov
    .a = un Cóctel molotov
    .text = { $amount } Zombi de cualquier escenario vuelve a la horda; después pon un marcador de Explosión en la Armería o en el Depósito de Agua.
city-of-horror-card-rescue-flare = Bengala
    .the = la Bengala
    .a = una Bengala
    .text = { $amount } Zombi pasa de un escenario a otro; después pon un marcador de Explosión en la Armería o en el Depósito de Agua.
city-of-horror-card-makeshift-bomb = Bomba casera
    .the = la Bomba casera
    .a = una Bomba casera
    .text = { $amount } Zombis de un mismo escenario vuelven a la horda; después pon un marcador de Explosión en la Armería o en el Depósito de Agua.
city-of-horror-card-any = una carta de Acción
    .the = una carta de Acción
    .a = una carta de Acción
city-of-horror-card-hidden = una carta de Acción
    .the = una carta de Acción
    .a = una carta de Acción
city-of-horror-card-none = ninguna carta

# --- Fichas de Alimento ------------------------------------------------------------------------

city-of-horror-card-food-0 = Alimento de valor 0
    .the = el Alimento de valor 0
    .a = un Alimento de valor 0
city-of-horror-card-food-1 = Alimento de valor 1
    .the = el Alimento de valor 1
    .a = un Alimento de valor 1
city-of-horror-card-food-2 = Alimento de valor 2
    .the = el Alimento de valor 2
    .a = un Alimento de valor 2
city-of-horror-card-food-3 = Alimento de valor 3
    .the = el Alimento de valor 3
    .a = un Alimento de valor 3

# --- Cartas de Invasión ------------------------------------------------------------------------

city-of-horror-text-wave = { $moves ->
        [0] {""}
        [one] Se mueven Zombis: { $from_1 ->
            [water_tower] Depósito
            [crossroads] Cruce
           *[other] { $from_1 }
        } → { $to_1 ->
            [water_tower] Depósito
            [crossroads] Cruce
           *[other] { $to_1 }
        }.{ " " }
       *[other] Se mueven Zombis: { $from_1 ->
            [water_tower] Depósito
            [crossroads] Cruce
           *[other] { $from_1 }
        } → { $to_1 ->
            [water_tower] Depósito
            [crossroads] Cruce
           *[other] { $to_1 }
        } y luego { $from_2 ->
            [water_tower] Depósito
            [crossroads] Cruce
           *[other] { $from_2 }
        } → { $to_2 ->
            [water_tower] Depósito
            [crossroads] Cruce
           *[other] { $to_2 }
        }.{ " " }
    }Zombis nuevos en 1, 2, 3, 4, depósito, cruce: { $zombies_1 }, { $zombies_2 }, { $zombies_3 }, { $zombies_4 }, { $zombies_5 }, { $zombies_6 }.{ $supplies ->
        [0] {""}
       *[other] { " " }Antídotos en 1, 2, 3, 4: { $antidotes_1 }, { $antidotes_2 }, { $antidotes_3 }, { $antidotes_4 }; cartas de Acción: { $cards_1 }, { $cards_2 }, { $cards_3 }, { $cards_4 }.
    } Zombi Rezagado: { $leader }.
city-of-horror-card-dusk-sirens = 00:00 Sirenas
    .text = { city-of-horror-text-wave }
city-of-horror-card-dusk-fog = 00:00 Niebla
    .text = { city-of-horror-text-wave }
city-of-horror-card-dusk-dogs = 00:00 Perros
    .text = { city-of-horror-text-wave }
city-of-horror-card-dusk-radio = 00:00 Radio
    .text = { city-of-horror-text-wave }
city-of-horror-card-one-buses = 01:00 Autobuses nocturnos
    .text = { city-of-horror-text-wave }
city-of-horror-card-one-mall = 01:00 El centro comercial
    .text = { city-of-horror-text-wave }
city-of-horror-card-one-bridge = 01:00 El puente
    .text = { city-of-horror-text-wave }
city-of-horror-card-one-stadium = 01:00 El estadio
    .text = { city-of-horror-text-wave }
city-of-horror-card-two-church-bells = 02:00 Campanas
    .text = { city-of-horror-text-wave }
city-of-horror-card-two-blackout = 02:00 Apagón
    .text = { city-of-horror-text-wave }
city-of-horror-card-two-subway = 02:00 El metro
    .text = { city-of-horror-text-wave }
city-of-horror-card-two-market = 02:00 El mercado
    .text = { city-of-horror-text-wave }
city-of-horror-card-three-example = 03:00 Dos cajas
    .text = { city-of-horror-text-wave }
city-of-horror-card-three-highway = 03:00 La autopista
    .text = { city-of-horror-text-wave }
city-of-horror-card-three-cemetery = 03:00 El cementerio
    .text = { city-of-horror-text-wave }
city-of-horror-card-three-school = 03:00 La escuela
    .text = { city-of-horror-text-wave }
city-of-horror-card-four-first-light = 04:00 Primera luz
    .text = { city-of-horror-text-wave }
city-of-horror-card-four-rotor = 04:00 Ruido de hélices
    .text = { city-of-horror-text-wave }
city-of-horror-card-four-last-street = 04:00 La última calle
    .text = { city-of-horror-text-wave }
city-of-horror-card-four-gunfire = 04:00 Disparos
    .text = { city-of-horror-text-wave }

# --- Personajes --------------------------------------------------------------------------------

city-of-horror-who-blonde = Rubia
    .the = la Rubia
    .first = La Rubia
    .of = de la Rubia
    .to = a la Rubia
    .text = Cada ronda, cuando todos han movido, se le acerca un Zombi; usada a tiempo, su habilidad lo evita. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-businessman = Hombre de negocios
    .the = el Hombre de negocios
    .first = El Hombre de negocios
    .of = del Hombre de negocios
    .to = al Hombre de negocios
    .text = Descarta una carta de Acción para recuperar otra del descarte. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-businesswoman = Mujer de negocios
    .the = la Mujer de negocios
    .first = La Mujer de negocios
    .of = de la Mujer de negocios
    .to = a la Mujer de negocios
    .text = Descarta una carta de Acción para recuperar otra del descarte. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-sushi-chef = Cocinero de sushi
    .the = el Cocinero de sushi
    .first = El Cocinero de sushi
    .of = del Cocinero de sushi
    .to = al Cocinero de sushi
    .text = Roba una carta de Acción. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-geek = Friki
    .the = el Friki
    .first = El Friki
    .of = del Friki
    .to = al Friki
    .text = { $amount } Zombi pasa de su escenario a otro. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-grandpa = Abuelo
    .the = el Abuelo
    .first = El Abuelo
    .of = del Abuelo
    .to = al Abuelo
    .text = No tiene voto; su habilidad se lo da hasta acabar la ronda. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-granny = Abuela
    .the = la Abuela
    .first = La Abuela
    .of = de la Abuela
    .to = a la Abuela
    .text = No se la puede mover; su habilidad lo permite esta ronda. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-housewife = Ama de casa
    .the = el Ama de casa
    .first = El Ama de casa
    .of = del Ama de casa
    .to = al Ama de casa
    .text = { $amount } Zombis de su escenario vuelven a la horda. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-mama = Mamma
    .the = la Mamma
    .first = La Mamma
    .of = de la Mamma
    .to = a la Mamma
    .text = Puede entrar en un escenario lleno. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-student = Estudiante
    .the = la Estudiante
    .first = La Estudiante
    .of = de la Estudiante
    .to = a la Estudiante
    .text = Toma el marcador de Jugador Inicial. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-little-boy = Niño
    .the = el Niño
    .first = El Niño
    .of = del Niño
    .to = al Niño
    .text = Se esconde hasta acabar la ronda. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-little-girl = Niña
    .the = la Niña
    .first = La Niña
    .of = de la Niña
    .to = a la Niña
    .text = Se esconde hasta acabar la ronda. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-pregnant-woman = Embarazada
    .the = la Embarazada
    .first = La Embarazada
    .of = de la Embarazada
    .to = a la Embarazada
    .text = Da a luz y tiene dos votos para siempre; ya no se repone, y no se la puede agotar como pago. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-priest = Cura
    .the = el Cura
    .first = El Cura
    .of = del Cura
    .to = al Cura
    .text = El último Personaje que movió vuelve a donde estaba. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-punk = Punk
    .the = el Punk
    .first = El Punk
    .of = del Punk
    .to = al Punk
    .text = Anula una carta de Acción en el momento de jugarse. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-rasta = Rastafari
    .the = el Rastafari
    .first = El Rastafari
    .of = del Rastafari
    .to = al Rastafari
    .text = Solo tú miras la próxima carta de Invasión. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-rocker = Rockero
    .the = el Rockero
    .first = El Rockero
    .of = del Rockero
    .to = al Rockero
    .text = { $amount } Zombi pasa de su escenario a otro. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-special-agent = Agente especial
    .the = el Agente especial
    .first = El Agente especial
    .of = del Agente especial
    .to = al Agente especial
    .text = El Zombi Rezagado pasa al color que digas. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-teen = Adolescente
    .the = el Adolescente
    .first = El Adolescente
    .of = del Adolescente
    .to = al Adolescente
    .text = Cambia tu carta de Movimiento antes de mover a nadie. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-thief = Ladrón
    .the = el Ladrón
    .first = El Ladrón
    .of = del Ladrón
    .to = al Ladrón
    .text = Quita una carta de Acción al azar de la mano de un jugador. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-vigil-and-rex = Vigilante y Rex
    .the = el Vigilante y Rex
    .first = El Vigilante y Rex
    .of = del Vigilante y Rex
    .to = al Vigilante y Rex
    .text = { $amount } Zombis de su escenario vuelven a la horda. Vale { $rested }; con el Personaje agotado, { $exhausted }.
city-of-horror-who-none = nadie

# --- Clases de cosas ---------------------------------------------------------------------------

city-of-horror-vote-attack = el ataque
city-of-horror-vote-sharing = el reparto
city-of-horror-cause-zombies = a manos de los Zombis
city-of-horror-cause-explosion = en la explosión
city-of-horror-cause-no-antidote = por falta de Antídoto
city-of-horror-moment-choice = antes de elegir las cartas de Movimiento
city-of-horror-moment-reveal = antes de la carta de Invasión
city-of-horror-moment-move = antes del siguiente movimiento
city-of-horror-moment-moved = antes del Zombi de la Rubia
city-of-horror-moment-before = antes del efecto del escenario
city-of-horror-moment-effect = entre dos efectos
city-of-horror-moment-attack = antes del ataque Zombi
city-of-horror-moment-sharing = antes de votar el reparto
city-of-horror-moment-tie-attack = antes del desempate
city-of-horror-moment-tie-sharing = antes del desempate
city-of-horror-moment-handing-out = antes de entregar los objetos
city-of-horror-moment-end = antes de que acabe la hora
city-of-horror-limit-round = en esta ronda
city-of-horror-limit-window = en este momento
city-of-horror-limit-drafts = en este momento
city-of-horror-aim-location = un escenario
city-of-horror-aim-start = de dónde salen los Zombis
city-of-horror-aim-colour = un color
city-of-horror-aim-victim = un jugador
city-of-horror-aim-who = un Personaje
city-of-horror-aim-movement = otra carta de Movimiento
city-of-horror-pay-nothing = Gratis
city-of-horror-pay-card = Descarta una carta de Acción
city-of-horror-pay-food = Descarta una ficha de Alimento
city-of-horror-pay-exhaust = Agota a un Personaje de allí
city-of-horror-gain-rest = un Personaje descansa
city-of-horror-gain-antidote = un Antídoto
city-of-horror-gain-deck-card = la primera carta de Acción
city-of-horror-gain-discarded-card = una carta del descarte
city-of-horror-gain-food = una ficha de Alimento
city-of-horror-gain-food-seen = una ficha de Alimento
city-of-horror-gain-leader = el lugar del Zombi Rezagado
city-of-horror-gain-leader-step = un paso del Zombi Rezagado
city-of-horror-gain-early-look = una ojeada a la carta de Invasión
city-of-horror-gain-late-choice = una elección tardía
city-of-horror-gain-nothing = nada
city-of-horror-item-antidote = un Antídoto
city-of-horror-item-card = una carta de Acción
city-of-horror-item-either = un Antídoto o una carta de Acción
city-of-horror-item-none = nada
city-of-horror-part-vote-attack = un voto en el ataque
city-of-horror-part-vote-sharing = un voto en el reparto
city-of-horror-part-tie-attack = un desempate en el ataque
city-of-horror-part-tie-sharing = un desempate en el reparto
city-of-horror-part-still = no hacer nada
city-of-horror-part-play = jugar una carta
city-of-horror-part-use = usar una habilidad
city-of-horror-part-not-play = no jugar una carta
city-of-horror-part-not-use = no usar una habilidad
city-of-horror-part-hand-out = un objeto del reparto
city-of-horror-part-pay = pagar más tarde
city-of-horror-part-antidote-to = un Antídoto del reparto para otra persona
city-of-horror-part-card-to = una carta del reparto para otra persona
city-of-horror-part-play-killer = jugar alguna carta que mate Zombis
city-of-horror-part-use-effect = usar el efecto del escenario
city-of-horror-part-not-use-effect = no usar el efecto del escenario
city-of-horror-part-lose = a qué Personaje se pierde
city-of-horror-part-leader = adónde va el Zombi Rezagado
city-of-horror-part-mark-armory = un marcador de Explosión en la Armería
city-of-horror-part-mark-tower = un marcador de Explosión en el Depósito de Agua
city-of-horror-part-move-to = una carta de Movimiento
city-of-horror-part-card = una carta
city-of-horror-part-private-card = una carta que ha visto una sola persona
city-of-horror-part-antidote = un Antídoto
city-of-horror-part-hand = enseñar la mano
city-of-horror-part-tell = noticias de la próxima carta de Invasión
city-of-horror-promise = { $part_id ->
        [vote-attack] votar contra { city-of-horror-to-target } en el ataque { $location_of }
        [vote-sharing] votar por { city-of-horror-to-target } en el reparto { $location_of }
        [tie-attack] desempatar contra { city-of-horror-to-target } en el ataque { $location_of }
        [tie-sharing] desempatar a favor de { city-of-horror-to-target } en el reparto { $location_of }
        [still] no jugar ni usar nada en { $location_the }
        [play] jugar { $card_the } en { $location_the }
        [not-play] no jugar { $card_the } en { $location_the }
        [use] usar la habilidad { $who_of } en { $location_the }
        [not-use] no usar la habilidad { $who_of } en { $location_the }
        [hand-out] entregar { $item } del reparto { $location_of }
        [antidote-to] entregar a { city-of-horror-to-target } un Antídoto del reparto { $location_of }
        [card-to] entregar a { city-of-horror-to-target } una carta de Acción del reparto { $location_of }
        [play-killer] jugar en { $location_the } alguna carta que mate Zombis
        [use-effect] usar el efecto { $location_of }
        [not-use-effect] no usar el efecto { $location_of }
        [lose] perder { $who_to } si hay ataque en { $location_the }
        [leader] no llevar el Zombi Rezagado a un color que no sea { city-of-horror-colour-of-target } en { $location_the }
        [mark-armory] poner en la Armería cualquier marcador de Explosión durante el turno { $location_of }
        [mark-tower] poner en el Depósito de Agua cualquier marcador de Explosión durante el turno { $location_of }
        [move-to] jugar la carta de Movimiento { $location_of }
       *[other] pagar { $item } más tarde, en { $location_the }
    }
city-of-horror-taker = { $to_id ->
        [none] quien acepte
       *[other] { $to }
    }
city-of-horror-te-taker = { $to_you ->
        [yes] te{ " " }
       *[no] {""}
    }
city-of-horror-a-taker = { $to_you ->
        [yes] {""}
       *[no] { " " }a { city-of-horror-taker }
    }
city-of-horror-colour-of-target = { $target_you ->
        [yes] el tuyo
       *[no] el de { $target }
    }
city-of-horror-to-target = { $target_you ->
        [yes] ti
       *[no] { $target }
    }
city-of-horror-te-giver = { $you ->
        [yes] te{ " " }
       *[no] {""}
    }
city-of-horror-a-giver = { $you ->
        [yes] {""}
       *[no] { " " }a { $seat }
    }

# --- Lo que se pregunta ------------------------------------------------------------------------

city-of-horror-talk-tie = { $you ->
        [yes] { $location }: la votación ha quedado en empate. Puedes hablar y negociar antes del desempate.
       *[no] { $location }: la votación ha quedado en empate. { $seat } puede hablar y negociar antes del desempate.
    }
city-of-horror-talk-handing-out = { $you ->
        [yes] { $location }: puedes hablar y negociar antes de que se entreguen los objetos.
       *[no] { $location }: { $seat } puede hablar y negociar antes de que se entreguen los objetos.
    }
city-of-horror-ask-window = { $moment_id ->
        [tie-attack] { city-of-horror-talk-tie }
        [tie-sharing] { city-of-horror-talk-tie }
        [handing-out] { city-of-horror-talk-handing-out }
       *[other] { $location_id ->
            [none] { $you ->
                [yes] Puedes actuar, { $moment }.
               *[no] { $seat } puede actuar, { $moment }.
            }
           *[other] { $you ->
                [yes] { $location }: puedes actuar, { $moment }.
               *[no] { $location }: { $seat } puede actuar, { $moment }.
            }
        }
    }
city-of-horror-ask-aim-at = { $you ->
        [yes] { $card_id ->
            [none] Usas la habilidad { $who_of }: nombra { $aim }.
           *[other] Juegas { $card_the }: nombra { $aim }.
        }
       *[no] { $card_id ->
            [none] { $seat } usa la habilidad { $who_of } y nombra { $aim }.
           *[other] { $seat } juega { $card_the } y nombra { $aim }.
        }
    }
city-of-horror-ask-respond = { $seat } ha jugado { $card_the }. ¿Alguien anula la carta?
city-of-horror-ask-hand-over = { $you ->
        [yes] ¿Qué carta de Acción das a { $to }? Nadie más la ve.
       *[no] { $seat } da a { $to } una carta de Acción.
    }
city-of-horror-ask-hand-over-either = { $you ->
        [yes] Debes a { $to } un Antídoto o una carta de Acción. ¿Qué le das? Nadie más ve la carta.
       *[no] { $seat } da a { $to } un Antídoto o una carta de Acción.
    }
city-of-horror-ask-tell = { $you ->
        [yes] Cuentas a { $to } cuál es la próxima carta de Invasión, sea verdad o no.
       *[no] { $seat } cuenta a { $to } cuál es la próxima carta de Invasión, sea verdad o no.
    }
city-of-horror-ask-dose = { $you ->
        [yes] Tienes Antídotos para { $amount } más.
       *[no] { $seat } tiene Antídotos para { $amount } más.
    }
city-of-horror-ask-draft = { $you ->
        [yes] Tu oferta para { $to }: ¿qué contiene?
       *[no] { $seat } prepara una oferta para { $to }.
    }
city-of-horror-ask-draft-card = { $you ->
        [yes] ¿Qué carta pides?
       *[no] ¿Qué carta pide { $seat }?
    }
city-of-horror-ask-draft-promise = { $you ->
        [yes] ¿Qué clase de promesa añades?
       *[no] ¿Qué clase de promesa añade { $seat }?
    }
city-of-horror-ask-draft-place = { $you ->
        [yes] ¿Sobre qué escenario es la promesa?
       *[no] ¿Sobre qué escenario es la promesa de { $seat }?
    }
city-of-horror-ask-draft-subject = { $you ->
        [yes] { $part_id ->
            [vote-attack] ¿Contra quién es el voto?
            [tie-attack] ¿Contra quién se deshace el empate?
            [vote-sharing] ¿A favor de quién es el voto?
            [tie-sharing] ¿A favor de quién se deshace el empate?
            [pay] ¿Qué se paga más tarde?
            [antidote-to] ¿Quién recibe el Antídoto?
            [card-to] ¿Quién recibe la carta?
            [lose] ¿A quién se pierde en un ataque?
            [leader] ¿Al color de quién va el Zombi Rezagado?
           *[other] Añades { $part }: ¿cuál?
        }
       *[no] { $seat } añade { $part }: ¿cuál?
    }
city-of-horror-ask-place-marker = { $you ->
        [yes] ¿Dónde colocas el marcador de Explosión?
       *[no] { $seat } coloca un marcador de Explosión.
    }
city-of-horror-ask-pay-card = { $you ->
        [yes] ¿Con qué carta de Acción pagas?
       *[no] { $seat } paga con una carta de Acción.
    }
city-of-horror-ask-pay-food = { $you ->
        [yes] ¿Con qué ficha de Alimento pagas?
       *[no] { $seat } paga con una ficha de Alimento.
    }
city-of-horror-ask-pay-rest = { $you ->
        [yes] ¿A quién agotas para pagar?
       *[no] { $seat } paga agotando a un Personaje.
    }
city-of-horror-ask-rest = { $you ->
        [yes] ¿Qué Personaje descansa?
       *[no] ¿Qué Personaje de { $seat } descansa?
    }
city-of-horror-ask-salvage = { $you ->
        [yes] ¿Qué carta descartada recuperas?
       *[no] ¿Qué carta descartada recupera { $seat }?
    }
city-of-horror-ask-pick-movement = Todos eligen en secreto una carta de Movimiento.
city-of-horror-ask-move-character = { $you ->
        [yes] ¿A quién llevas { $location_to }?
       *[no] { $seat } lleva a un Personaje { $location_to }.
    }
city-of-horror-ask-enter-full = { $you ->
        [yes] No queda sitio en { $location_the }. ¿Entra { $who_the } de todos modos?
       *[no] { $seat } decide si { $who_the } entra en { $location_the }, donde no queda sitio.
    }
city-of-horror-ask-activate = { $you ->
        [yes] { $gain_id ->
            [rest] { $pay_id ->
                [card] { $location }: ¿descartas una carta de Acción y descansa uno de tus Personajes?
               *[other] { $location }: ¿descartas un Alimento y descansa uno de tus Personajes?
            }
            [antidote] { $pay_id ->
                [card] { $location }: ¿descartas una carta de Acción y coges un Antídoto?
               *[other] { $location }: ¿agotas a uno de tus Personajes de aquí y coges un Antídoto?
            }
            [deck-card] { $location }: ¿descartas una carta de Acción y robas la primera del mazo?
            [discarded-card] { $location }: ¿agotas a uno de tus Personajes de aquí y recuperas una carta de los descartes?
            [food] { $location }: ¿descartas una carta de Acción y coges un Alimento sin verlo?
            [food-seen] { $location }: ¿descartas una carta de Acción y coges un Alimento, de los que están a la vista o sin verlo?
            [leader] { $location }: ¿descartas una carta de Acción y llevas al Zombi Rezagado al color que quieras?
           *[other] { $location }: ¿haces avanzar un color al Zombi Rezagado?
        }
       *[no] { $gain_id ->
            [rest] { $pay_id ->
                [card] { $location }: { $seat } puede descartar una carta de Acción para que descanse uno de sus Personajes.
               *[other] { $location }: { $seat } puede descartar un Alimento para que descanse uno de sus Personajes.
            }
            [antidote] { $pay_id ->
                [card] { $location }: { $seat } puede descartar una carta de Acción y coger un Antídoto.
               *[other] { $location }: { $seat } puede agotar a uno de sus Personajes de aquí y coger un Antídoto.
            }
            [deck-card] { $location }: { $seat } puede descartar una carta de Acción y robar la primera del mazo.
            [discarded-card] { $location }: { $seat } puede agotar a uno de sus Personajes de aquí y recuperar una carta de los descartes.
            [food] { $location }: { $seat } puede descartar una carta de Acción y coger un Alimento sin verlo.
            [food-seen] { $location }: { $seat } puede descartar una carta de Acción y coger un Alimento, de los que están a la vista o sin verlo.
            [leader] { $location }: { $seat } puede descartar una carta de Acción y llevar al Zombi Rezagado al color que quiera.
           *[other] { $location }: { $seat } puede hacer avanzar un color al Zombi Rezagado.
        }
    }
city-of-horror-ask-put-leader = { $you ->
        [yes] ¿Dónde pones al Zombi Rezagado?
       *[no] ¿Dónde pone { $seat } al Zombi Rezagado?
    }
city-of-horror-ask-take-food = { $you ->
        [yes] ¿Qué Alimento coges?
       *[no] ¿Qué Alimento coge { $seat }?
    }
city-of-horror-ask-devour = { $you ->
        [yes] { $location }: ¿a quién pierdes?
       *[no] { $location }: { $seat } pierde un Personaje.
    }
city-of-horror-ask-share = { $you ->
        [yes] { $location }: reparte los suministros, como mucho uno por jugador.
       *[no] { $location }: { $seat } reparte los suministros, como mucho uno por jugador.
    }
city-of-horror-ask-ballot = { $vote_id ->
        [attack] { $location }: votad. ¿Quién pierde a un Personaje?
       *[other] { $location }: votad. ¿Quién reparte los suministros?
    }
city-of-horror-ask-break-tie = { $you ->
        [yes] { $vote_id ->
            [attack] { $location }: empate. ¿Quién pierde a un Personaje?
           *[other] { $location }: empate. ¿Quién reparte los suministros?
        }
       *[no] { $location }: { $seat } deshace el empate por { $vote }.
    }
city-of-horror-ask-place-character = { $you ->
        [yes] ¿A quién pones en { $location_the }?
       *[no] { $seat } pone a un Personaje en { $location_the }.
    }
city-of-horror-ask-pick-cards = Todos se quedan una carta y pasan el resto a la izquierda.
city-of-horror-ask-question = Alguien decide.

# --- Lo que se puede hacer ---------------------------------------------------------------------

city-of-horror-do-pass = pasar
    .done = pasó
city-of-horror-do-leave-offers = no hacer caso de las ofertas
city-of-horror-do-play = jugar { $card_the }
city-of-horror-do-use = usar la habilidad { $who_of }
city-of-horror-do-offer = ofrecer algo a { $to }
city-of-horror-do-offer-all = ofrecer algo a todos
city-of-horror-do-accept = aceptar la oferta { $offer }
city-of-horror-do-refuse = rechazar la oferta { $offer }
city-of-horror-do-counter = responder a la oferta { $offer } con otra
city-of-horror-do-withdraw = retirar la oferta { $offer }
city-of-horror-do-pay-debt = pagar a { $to } { $item }, según lo prometido sobre { $location_the }
city-of-horror-do-aim-at-location = en { $location_the }
city-of-horror-do-aim-at-start = desde { $start_the }
city-of-horror-do-aim-at-movement = ir { $location_to }
city-of-horror-do-aim-at-colour = al { $colour }
city-of-horror-do-aim-at-player = { $victim }
city-of-horror-do-aim-at-who = { $who }
city-of-horror-do-let-pass = dejar que ocurra
    .done = dejó que ocurriera
city-of-horror-do-cancel = anularla con { $card_the }
city-of-horror-do-cancel-by = anularla con { $who_the }
city-of-horror-do-propose = proponerla
city-of-horror-do-drop = olvidarla
city-of-horror-do-give-antidote = dar un Antídoto
city-of-horror-do-give-any-card = dar una carta de Acción; la eliges al cerrar el trato
city-of-horror-do-give-card = dar { $card_the }, a la vista de todos
city-of-horror-do-give-card-privately = dar { $card_the } en privado
city-of-horror-do-show-hand = enseñar tu mano
city-of-horror-do-tell-invasion = contar la próxima carta de Invasión
city-of-horror-do-ask-antidote = pedir un Antídoto
city-of-horror-do-ask-any-card = pedir una carta de Acción; la elige quien la da
city-of-horror-do-ask-card = pedir una carta por su nombre
city-of-horror-do-ask-hand = pedir ver la mano del otro
city-of-horror-do-ask-invasion = preguntar por la próxima carta de Invasión
city-of-horror-do-promise = prometer algo
city-of-horror-do-demand = pedir una promesa
city-of-horror-do-name-card = { $card }
city-of-horror-do-choose-promise = { $part }
city-of-horror-do-choose-location = sobre { $location_the }
city-of-horror-do-choose-target = { $target_self ->
        [yes] tú
       *[no] { $target }
    }
city-of-horror-do-choose-card = { $card }
city-of-horror-do-choose-who = { $who }
city-of-horror-do-choose-item = { $item }
city-of-horror-do-hand-over = dar a { $to } { $card_the }
city-of-horror-do-hand-over-antidote = dar a { $to } un Antídoto
city-of-horror-do-tell = decir a { $to }: { $card }
city-of-horror-do-choose = { $location }
city-of-horror-do-wait = esperar a que los demás enseñen la suya
city-of-horror-do-move = mover { $who_to }
city-of-horror-do-enter = entrar
city-of-horror-do-stay-out = quedarse fuera, en el Cruce
city-of-horror-do-place = poner { $who_to } en { $location_the }
city-of-horror-do-keep = quedarse con { $card_the }
city-of-horror-do-use-effect = usarlo
city-of-horror-do-skip-effect = dejarlo
    .done = no usó el efecto
city-of-horror-do-pay = pagar con { $card_the }
city-of-horror-do-pay-food = pagar con { $card_the }
city-of-horror-do-exhaust = agotar { $who_to }
city-of-horror-do-rest = que descanse { $who_the }
city-of-horror-do-salvage = recuperar { $card_the }
city-of-horror-do-set-leader = al { $colour }
city-of-horror-do-take-food = coger { $card_the }
city-of-horror-do-take-hidden-food = coger uno sin verlo
city-of-horror-do-mark = en { $location_the }
city-of-horror-do-vote = { $against_self ->
        [yes] señalarte a ti
       *[no] señalar a { $against }
    }
city-of-horror-do-break-tie = { $against_self ->
        [yes] decidir por ti
       *[no] decidir por { $against }
    }
city-of-horror-do-lose = perder { $who_to }
city-of-horror-do-share-antidote = { $to_self ->
        [yes] quedarse con un Antídoto
       *[no] dar a { $to } un Antídoto
    }
city-of-horror-do-share-card = { $to_self ->
        [yes] quedarse con { $card_the }
       *[no] dar a { $to } { $card_the }
    }
city-of-horror-do-vaccinate = salvar { $who_to }
city-of-horror-do-let-die = no hay nada que hacer

# --- Lo que ha pasado --------------------------------------------------------------------------

city-of-horror-event-city-built = Se construyó la ciudad; en las esquinas 1 a 4: { $location }.
city-of-horror-event-side-laid = { $location }: { $side }.
city-of-horror-event-colour-taken = { $you ->
        [yes] Escogiste el { $colour }.
       *[no] { $seat } escogió el { $colour }.
    }
city-of-horror-event-first-player-named = { $you ->
        [yes] Recibiste el marcador de Jugador Inicial.
       *[no] { $seat } recibió el marcador de Jugador Inicial.
    }
city-of-horror-event-character-dealt = { $you ->
        [yes] Cuidas { $who_of }.
       *[no] { $seat } cuida { $who_of }.
    }
city-of-horror-event-places-drawn = { $you ->
        [yes] Sacaste: { $location }.
       *[no] { $seat } sacó: { $location }.
    }
city-of-horror-event-character-placed = { $you ->
        [yes] Pusiste { $who_to } en { $location_the }.
       *[no] { $seat } puso { $who_to } en { $location_the }.
    }
city-of-horror-event-action-card-dealt = { $you ->
        [yes] Recibiste { $card_a }.
       *[no] { $seat } recibió { $card_a }.
    }
city-of-horror-event-action-cards-dealt = Cada jugador recibió { $count } cartas de Acción{ $got_count ->
        [0] .
       *[other] ; las tuyas: { $got }.
    }
city-of-horror-event-round-begun = { $round ->
        [1] Es la una
        [2] Son las dos
        [3] Son las tres
       *[other] Son las cuatro
    } de la madrugada: ronda { $round } de 4.
city-of-horror-event-invasion-seen = { $you ->
        [yes] Miraste
       *[no] { $seat } miró
    } la próxima carta de Invasión{ $card_id ->
        [hidden] .
       *[other] : { $card }.
    }
city-of-horror-event-movement-shown = { $you ->
        [yes] Enseñaste tu carta de Movimiento: { $location }.
       *[no] { $seat } enseñó su carta de Movimiento: { $location }.
    }
city-of-horror-event-invasion-revealed = Invasión: { $card }.
city-of-horror-event-zombies-moved = { $amount ->
        [one] 1 Zombi fue
       *[other] { $amount } Zombis fueron
    } { $start_of } { $location_to }.
city-of-horror-event-zombies-arrived = { $amount ->
        [one] Llegó 1 Zombi
       *[other] Llegaron { $amount } Zombis
    } { $location_to }.
city-of-horror-event-zombies-killed = { $amount ->
        [one] Cayó 1 Zombi
       *[other] Cayeron { $amount } Zombis
    } en { $location_the }.
city-of-horror-event-supplies-dropped = Cayeron suministros en { $location_the }: { $antidotes ->
        [0] { $cards ->
            [one] 1 carta de Acción
           *[other] { $cards } cartas de Acción
        }
        [one] 1 antídoto
       *[other] { $antidotes } antídotos
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
            [one] { " " }y 1 carta de Acción
           *[other] { " " }y { $cards } cartas de Acción
        }
    }.
city-of-horror-event-leader-moved = El Zombi Rezagado pasó al { $colour }: ese color paga si atacan el Cruce.
city-of-horror-event-character-moved = { $who_first } fue { $start_of } { $location_to }.
city-of-horror-event-move-undone = { $who_first } volvió { $location_to }.
city-of-horror-event-nobody-moved = { $you ->
        [yes] No pudiste mover a nadie.
       *[no] { $seat } no pudo mover a nadie.
    }
city-of-horror-event-location-begun = Le toca { $location_to }.
city-of-horror-event-effect-used = { $you ->
        [yes] Usaste { $location_the }.
       *[no] { $seat } usó { $location_the }.
    }
city-of-horror-event-card-paid = { $you ->
        [yes] Pagaste con { $card_the }.
       *[no] { $seat } pagó con { $card_the }.
    }
city-of-horror-event-food-paid = { $you ->
        [yes] Pagaste
       *[no] { $seat } pagó
    } con { $card_id ->
        [hidden] un Alimento boca abajo
       *[other] { $card_a }
    }.
city-of-horror-event-food-taken = { $you ->
        [yes] Cogiste
       *[no] { $seat } cogió
    } { $card_id ->
        [hidden] un Alimento
       *[other] { $card_a }
    }.
city-of-horror-event-food-turned-up = En el camión quedó a la vista { $card_a }.
city-of-horror-event-antidote-taken = { $you ->
        [yes] Cogiste un Antídoto.
       *[no] { $seat } cogió un Antídoto.
    }
city-of-horror-event-card-drawn = { $you ->
        [yes] Robaste { $card_a } del mazo.
       *[no] { $seat } robó { $card_a } del mazo.
    }
city-of-horror-event-card-salvaged = { $you ->
        [yes] Recuperaste { $card_the } de los descartes.
       *[no] { $seat } recuperó { $card_the } de los descartes.
    }
city-of-horror-event-card-stolen = { $you ->
        [yes] Quitaste a { $victim } { $card_a }.
       *[no] { $victim_you ->
            [yes] { $seat } te quitó { $card_a }.
           *[no] { $seat } quitó a { $victim } { $card_a }.
        }
    }
city-of-horror-event-character-rested = { $who_first } descansó.
city-of-horror-event-character-exhausted = Como pago se agotó { $who_to }.
city-of-horror-event-card-played = { $you ->
        [yes] Jugaste
       *[no] { $seat } jugó
    } { $card_the }{ $start_id ->
        [none] { $location_id ->
            [none] {""}
           *[other] { $card_id ->
                [running-shoes] { " " }para ir { $location_to }
               *[other] { " " }en { $location_the }
            }
        }
       *[other] { $location_id ->
            [none] { " " }en { $start_the }
           *[other] { " " }{ $start_of } { $location_to }
        }
    }{ $target_id ->
        [none] {""}
       *[other] { " " }contra { $target }
    }{ $who_id ->
        [none] {""}
       *[other] { " " }para { $who_the }
    }{ $colour_id ->
        [none] {""}
       *[other] { " " }hacia el { $colour }
    }.
city-of-horror-event-ability-used = { $you ->
        [yes] Usaste la habilidad { $who_of }.
       *[no] { $seat } usó la habilidad { $who_of }.
    }
city-of-horror-event-card-cancelled = La carta quedó anulada: { $card }.
city-of-horror-event-character-hidden = { $who_first } se escondió.
city-of-horror-event-baby-born = Nació una criatura: { $who_the } tiene dos votos desde ahora.
city-of-horror-event-votes-added = { $you ->
        [yes] Ganaste { $amount } votos más en { $location_the } para esta ronda.
       *[no] { $seat } ganó { $amount } votos más en { $location_the } para esta ronda.
    }
city-of-horror-event-kitten-ran = El gatito corrió { $start_of } { $location_to }.
city-of-horror-event-blonde-calmed = { $who_first } no llamó la atención: esta ronda no se le acerca ningún Zombi.
city-of-horror-event-grandpa-spoke = { $who_first } ganó su voto para esta ronda.
city-of-horror-event-granny-rose = { $who_first } se levantó: esta ronda se la puede mover.
city-of-horror-event-door-opened = { $you ->
        [yes] Conseguiste paso a un escenario lleno.
       *[no] { $seat } consiguió paso a un escenario lleno.
    }
city-of-horror-event-marker-placed = { $you ->
        [yes] Pusiste un marcador de Explosión en { $location_the }.
       *[no] { $seat } puso un marcador de Explosión en { $location_the }.
    }
city-of-horror-event-tower-collapsed = { $location_first } explotó y se derrumbó.
city-of-horror-event-armory-burnt = Ardió { $location_the }: quienes estaban dentro huyeron al Cruce.
city-of-horror-event-armory-blocked = La puerta { $location_of } quedó bloqueada para siempre.
city-of-horror-event-attack-begun = Los Zombis atacaron en { $location_the }.
city-of-horror-event-attack-failed = Nadie sufrió un ataque en { $location_the }.
city-of-horror-event-vote-cast = { $you ->
        [yes] Señalaste a { $against }: { $votes ->
            [one] 1 voto
           *[other] { $votes } votos
        }.
       *[no] { $against_you ->
            [yes] { $seat } te señaló: { $votes ->
                [one] 1 voto
               *[other] { $votes } votos
            }.
           *[no] { $seat } señaló a { $against }: { $votes ->
                [one] 1 voto
               *[other] { $votes } votos
            }.
        }
    }
city-of-horror-event-player-elected = { $you ->
        [yes] { $vote_id ->
            [attack] Te tocó perder un Personaje.
           *[other] Te tocó repartir.
        }
       *[no] { $vote_id ->
            [attack] A { $seat } le tocó perder un Personaje.
           *[other] A { $seat } le tocó repartir.
        }
    }
city-of-horror-event-tie-broken = { $you ->
        [yes] Deshiciste el empate: { $against_self ->
            [yes] te tocó a ti.
           *[no] le tocó a { $against }.
        }
       *[no] { $seat } deshizo el empate: { $against_you ->
            [yes] te tocó a ti.
           *[no] le tocó a { $against }.
        }
    }
city-of-horror-event-character-died = { $you ->
        [yes] Perdiste { $who_to } { $cause }.
       *[no] { $seat } perdió { $who_to } { $cause }.
    }
city-of-horror-event-player-eliminated = { $you ->
        [yes] Quedaste fuera de la partida.
       *[no] { $seat } quedó fuera de la partida.
    }
city-of-horror-event-antidote-shared = { $you ->
        [yes] { $to_self ->
            [yes] Te quedaste con un Antídoto.
           *[no] Diste a { $to } un Antídoto.
        }
       *[no] { $to_you ->
            [yes] { $to_self ->
                [yes] { $seat } se quedó con un Antídoto.
               *[no] { $seat } te dio un Antídoto.
            }
           *[no] { $to_self ->
                [yes] { $seat } se quedó con un Antídoto.
               *[no] { $seat } dio a { $to } un Antídoto.
            }
        }
    }
city-of-horror-event-card-shared = { $you ->
        [yes] { $to_self ->
            [yes] Te quedaste con { $card_a }.
           *[no] Diste a { $to } { $card_a }.
        }
       *[no] { $to_you ->
            [yes] { $to_self ->
                [yes] { $seat } se quedó con { $card_a }.
               *[no] { $seat } te dio { $card_a }.
            }
           *[no] { $to_self ->
                [yes] { $seat } se quedó con { $card_a }.
               *[no] { $seat } dio a { $to } { $card_a }.
            }
        }
    }
city-of-horror-event-offer-made = { $you ->
        [yes] Ofreciste un trato a { $to }.
       *[no] { $to_you ->
            [yes] { $seat } te ofreció un trato.
           *[no] { $seat } ofreció un trato a { $to }.
        }
    }
city-of-horror-event-part-offered = { $offer ->
        [0] {""}
       *[other] Oferta { $offer }:{ " " }
    }{ $you ->
        [yes] { $part_id ->
            [vote-attack] Votas contra { city-of-horror-to-target } en el ataque { $location_of }.
            [vote-sharing] Votas por { city-of-horror-to-target } en el reparto { $location_of }.
            [tie-attack] Desempatas contra { city-of-horror-to-target } en el ataque { $location_of }.
            [tie-sharing] Desempatas a favor de { city-of-horror-to-target } en el reparto { $location_of }.
            [still] No juegas ni usas nada en { $location_the }.
            [play] Juegas { $card_the } en { $location_the }.
            [not-play] No juegas { $card_the } en { $location_the }.
            [use] Usas la habilidad { $who_of } en { $location_the }.
            [not-use] No usas la habilidad { $who_of } en { $location_the }.
            [hand-out] Das a { city-of-horror-taker } { $item } del reparto { $location_of }.
            [antidote-to] Das a { $target } un Antídoto del reparto { $location_of }.
            [card-to] Das a { $target } una carta de Acción del reparto { $location_of }.
            [play-killer] Juegas en { $location_the } alguna carta que mate Zombis.
            [use-effect] Usas el efecto { $location_of }.
            [not-use-effect] No usas el efecto { $location_of }.
            [lose] Pierdes { $who_to } si hay ataque en { $location_the }.
            [leader] No llevas el Zombi Rezagado a un color que no sea { city-of-horror-colour-of-target } en { $location_the }.
            [mark-armory] Pones en la Armería cualquier marcador de Explosión durante el turno { $location_of }.
            [mark-tower] Pones en el Depósito de Agua cualquier marcador de Explosión durante el turno { $location_of }.
            [move-to] Juegas la carta de Movimiento { $location_of }.
            [pay] Pagas a { city-of-horror-taker } { $item } más tarde, en { $location_the }.
            [card] { $card_id ->
                [any] Das a { city-of-horror-taker } una carta de Acción que eliges.
               *[other] Das a { city-of-horror-taker } { $card_the }.
            }
            [private-card] Das a { city-of-horror-taker } { $card_the }, que nadie más ve.
            [hand] Enseñas a { city-of-horror-taker } toda tu mano.
            [tell] Cuentas a { city-of-horror-taker } cuál es la próxima carta de Invasión.
           *[other] Das a { city-of-horror-taker } un Antídoto.
        }
       *[no] { $part_id ->
            [vote-attack] { $seat } vota contra { city-of-horror-to-target } en el ataque { $location_of }.
            [vote-sharing] { $seat } vota por { city-of-horror-to-target } en el reparto { $location_of }.
            [tie-attack] { $seat } desempata contra { city-of-horror-to-target } en el ataque { $location_of }.
            [tie-sharing] { $seat } desempata a favor de { city-of-horror-to-target } en el reparto { $location_of }.
            [still] { $seat } no juega ni usa nada en { $location_the }.
            [play] { $seat } juega { $card_the } en { $location_the }.
            [not-play] { $seat } no juega { $card_the } en { $location_the }.
            [use] { $seat } usa la habilidad { $who_of } en { $location_the }.
            [not-use] { $seat } no usa la habilidad { $who_of } en { $location_the }.
            [hand-out] { $seat } { city-of-horror-te-taker }da{ city-of-horror-a-taker } { $item } del reparto { $location_of }.
            [antidote-to] { $seat } da a { $target } un Antídoto del reparto { $location_of }.
            [card-to] { $seat } da a { $target } una carta de Acción del reparto { $location_of }.
            [play-killer] { $seat } juega en { $location_the } alguna carta que mate Zombis.
            [use-effect] { $seat } usa el efecto { $location_of }.
            [not-use-effect] { $seat } no usa el efecto { $location_of }.
            [lose] { $seat } pierde { $who_to } si hay ataque en { $location_the }.
            [leader] { $seat } no lleva el Zombi Rezagado a un color que no sea { city-of-horror-colour-of-target } en { $location_the }.
            [mark-armory] { $seat } pone en la Armería cualquier marcador de Explosión durante el turno { $location_of }.
            [mark-tower] { $seat } pone en el Depósito de Agua cualquier marcador de Explosión durante el turno { $location_of }.
            [move-to] { $seat } juega la carta de Movimiento { $location_of }.
            [pay] { $seat } { city-of-horror-te-taker }paga{ city-of-horror-a-taker } { $item } más tarde, en { $location_the }.
            [card] { $card_id ->
                [any] { $seat } { city-of-horror-te-taker }da{ city-of-horror-a-taker } una carta de Acción que elige { $seat }.
               *[other] { $seat } { city-of-horror-te-taker }da{ city-of-horror-a-taker } { $card_the }.
            }
            [private-card] { $seat } { city-of-horror-te-taker }da{ city-of-horror-a-taker } { $card_the }, que nadie más ve.
            [hand] { $seat } { city-of-horror-te-taker }enseña{ city-of-horror-a-taker } toda su mano.
            [tell] { $seat } { city-of-horror-te-taker }cuenta{ city-of-horror-a-taker } cuál es la próxima carta de Invasión.
           *[other] { $seat } { city-of-horror-te-taker }da{ city-of-horror-a-taker } un Antídoto.
        }
    }
city-of-horror-event-card-offered-privately = Oferta { $offer }:{ " " }{ $you ->
        [yes] Das a { $to } { $card_id ->
            [hidden] una carta de Acción que solo ha visto { $to }.
           *[other] { $card_the }, que solo ha visto { $to }.
        }
       *[no] { $to_you ->
            [yes] { $seat } te da { $card_id ->
                [hidden] una carta de Acción que solo has visto tú.
               *[other] { $card_the }, que solo has visto tú.
            }
           *[no] { $seat } da a { $to } { $card_id ->
                [hidden] una carta de Acción que solo ha visto { $to }.
               *[other] { $card_the }, que solo ha visto { $to }.
            }
        }
    }
city-of-horror-event-part-asked = { $offer ->
        [0] {""}
       *[other] Oferta { $offer }:{ " " }
    }{ $to_you ->
        [yes] { $part_id ->
            [vote-attack] Votas contra { city-of-horror-to-target } en el ataque { $location_of }.
            [vote-sharing] Votas por { city-of-horror-to-target } en el reparto { $location_of }.
            [tie-attack] Desempatas contra { city-of-horror-to-target } en el ataque { $location_of }.
            [tie-sharing] Desempatas a favor de { city-of-horror-to-target } en el reparto { $location_of }.
            [still] No juegas ni usas nada en { $location_the }.
            [play] Juegas { $card_the } en { $location_the }.
            [not-play] No juegas { $card_the } en { $location_the }.
            [use] Usas la habilidad { $who_of } en { $location_the }.
            [not-use] No usas la habilidad { $who_of } en { $location_the }.
            [hand-out] Das a { $seat } { $item } del reparto { $location_of }.
            [antidote-to] Das a { $target } un Antídoto del reparto { $location_of }.
            [card-to] Das a { $target } una carta de Acción del reparto { $location_of }.
            [play-killer] Juegas en { $location_the } alguna carta que mate Zombis.
            [use-effect] Usas el efecto { $location_of }.
            [not-use-effect] No usas el efecto { $location_of }.
            [lose] Pierdes { $who_to } si hay ataque en { $location_the }.
            [leader] No llevas el Zombi Rezagado a un color que no sea { city-of-horror-colour-of-target } en { $location_the }.
            [mark-armory] Pones en la Armería cualquier marcador de Explosión durante el turno { $location_of }.
            [mark-tower] Pones en el Depósito de Agua cualquier marcador de Explosión durante el turno { $location_of }.
            [move-to] Juegas la carta de Movimiento { $location_of }.
            [pay] Pagas a { $seat } { $item } más tarde, en { $location_the }.
            [card] { $card_id ->
                [any] Das a { $seat } una carta de Acción que eliges.
               *[other] Das a { $seat } { $card_the }.
            }
            [hand] Enseñas a { $seat } toda tu mano.
            [tell] Cuentas a { $seat } cuál es la próxima carta de Invasión.
           *[other] Das a { $seat } un Antídoto.
        }
       *[no] { $part_id ->
            [vote-attack] { city-of-horror-taker } vota contra { city-of-horror-to-target } en el ataque { $location_of }.
            [vote-sharing] { city-of-horror-taker } vota por { city-of-horror-to-target } en el reparto { $location_of }.
            [tie-attack] { city-of-horror-taker } desempata contra { city-of-horror-to-target } en el ataque { $location_of }.
            [tie-sharing] { city-of-horror-taker } desempata a favor de { city-of-horror-to-target } en el reparto { $location_of }.
            [still] { city-of-horror-taker } no juega ni usa nada en { $location_the }.
            [play] { city-of-horror-taker } juega { $card_the } en { $location_the }.
            [not-play] { city-of-horror-taker } no juega { $card_the } en { $location_the }.
            [use] { city-of-horror-taker } usa la habilidad { $who_of } en { $location_the }.
            [not-use] { city-of-horror-taker } no usa la habilidad { $who_of } en { $location_the }.
            [hand-out] { city-of-horror-taker } { city-of-horror-te-giver }da{ city-of-horror-a-giver } { $item } del reparto { $location_of }.
            [antidote-to] { city-of-horror-taker } da a { $target } un Antídoto del reparto { $location_of }.
            [card-to] { city-of-horror-taker } da a { $target } una carta de Acción del reparto { $location_of }.
            [play-killer] { city-of-horror-taker } juega en { $location_the } alguna carta que mate Zombis.
            [use-effect] { city-of-horror-taker } usa el efecto { $location_of }.
            [not-use-effect] { city-of-horror-taker } no usa el efecto { $location_of }.
            [lose] { city-of-horror-taker } pierde { $who_to } si hay ataque en { $location_the }.
            [leader] { city-of-horror-taker } no lleva el Zombi Rezagado a un color que no sea { city-of-horror-colour-of-target } en { $location_the }.
            [mark-armory] { city-of-horror-taker } pone en la Armería cualquier marcador de Explosión durante el turno { $location_of }.
            [mark-tower] { city-of-horror-taker } pone en el Depósito de Agua cualquier marcador de Explosión durante el turno { $location_of }.
            [move-to] { city-of-horror-taker } juega la carta de Movimiento { $location_of }.
            [pay] { city-of-horror-taker } { city-of-horror-te-giver }paga{ city-of-horror-a-giver } { $item } más tarde, en { $location_the }.
            [card] { $card_id ->
                [any] { city-of-horror-taker } { city-of-horror-te-giver }da{ city-of-horror-a-giver } una carta de Acción que elige { city-of-horror-taker }.
               *[other] { city-of-horror-taker } { city-of-horror-te-giver }da{ city-of-horror-a-giver } { $card_the }.
            }
            [hand] { city-of-horror-taker } { city-of-horror-te-giver }enseña{ city-of-horror-a-giver } toda su mano.
            [tell] { city-of-horror-taker } { city-of-horror-te-giver }cuenta{ city-of-horror-a-giver } cuál es la próxima carta de Invasión.
           *[other] { city-of-horror-taker } { city-of-horror-te-giver }da{ city-of-horror-a-giver } un Antídoto.
        }
    }
city-of-horror-event-offer-refused = { $you ->
        [yes] Rechazaste el trato.
       *[no] { $seat } rechazó el trato.
    }
city-of-horror-event-offer-withdrawn = { $you ->
        [yes] Retiraste tu trato.
       *[no] { $seat } retiró el trato.
    }
city-of-horror-event-offer-lapsed = { $you ->
        [yes] Tu trato no salió adelante.
       *[no] El trato de { $seat } no salió adelante.
    }
city-of-horror-event-deal-made = { $you ->
        [yes] Aceptaste el trato de { $to }.
       *[no] { $to_you ->
            [yes] { $seat } aceptó tu trato.
           *[no] { $seat } aceptó el trato de { $to }.
        }
    }
city-of-horror-event-card-shown = { $you ->
        [yes] Enseñaste a todos { $card_the }.
       *[no] { $seat } enseñó a todos { $card_the }.
    }
city-of-horror-event-hand-shown = { $you ->
        [yes] Enseñaste a { $to } toda tu mano: { $card }.
       *[no] { $to_you ->
            [yes] { $seat } te enseñó toda su mano: { $card }.
           *[no] { $seat } enseñó a { $to } toda su mano: { $card }.
        }
    }
city-of-horror-event-card-traded = { $you ->
        [yes] Diste a { $to } { $card_a }.
       *[no] { $to_you ->
            [yes] { $seat } te dio { $card_a }.
           *[no] { $seat } dio a { $to } { $card_a }.
        }
    }
city-of-horror-event-antidote-traded = { $you ->
        [yes] Diste a { $to } un Antídoto.
       *[no] { $to_you ->
            [yes] { $seat } te dio un Antídoto.
           *[no] { $seat } dio a { $to } un Antídoto.
        }
    }
city-of-horror-event-invasion-told = { $you ->
        [yes] Contaste a { $to } cuál es la próxima carta de Invasión{ $card_id ->
            [hidden] .
           *[other] : { $card }.
        }
       *[no] { $to_you ->
            [yes] { $seat } te contó cuál es la próxima carta de Invasión{ $card_id ->
                [hidden] .
               *[other] : { $card }.
            }
           *[no] { $seat } contó a { $to } cuál es la próxima carta de Invasión{ $card_id ->
                [hidden] .
               *[other] : { $card }.
            }
        }
    }
city-of-horror-event-promise-given = { $you ->
        [yes] Prometiste a { $to } { city-of-horror-promise }{ $binds_id ->
            [yes] : promesa que obliga.
           *[other] .
        }
       *[no] { $to_you ->
            [yes] { $seat } te prometió { city-of-horror-promise }{ $binds_id ->
                [yes] : promesa que obliga.
               *[other] .
            }
           *[no] { $seat } prometió a { $to } { city-of-horror-promise }{ $binds_id ->
                [yes] : promesa que obliga.
               *[other] .
            }
        }
    }
city-of-horror-event-promise-kept = { $you ->
        [yes] Cumpliste con { $to }: { city-of-horror-promise }.
       *[no] { $to_you ->
            [yes] { $seat } cumplió contigo: { city-of-horror-promise }.
           *[no] { $seat } cumplió con { $to }: { city-of-horror-promise }.
        }
    }
city-of-horror-event-promise-broken = { $you ->
        [yes] Faltaste a tu palabra con { $to }: { city-of-horror-promise }.
       *[no] { $to_you ->
            [yes] { $seat } faltó a su palabra contigo: { city-of-horror-promise }.
           *[no] { $seat } faltó a su palabra con { $to }: { city-of-horror-promise }.
        }
    }
city-of-horror-event-promise-lapsed = { $you ->
        [yes] Quedó sin efecto lo que prometiste a { $to }: { city-of-horror-promise }.
       *[no] { $to_you ->
            [yes] Quedó sin efecto lo que { $seat } te prometió: { city-of-horror-promise }.
           *[no] Quedó sin efecto lo que { $seat } prometió a { $to }: { city-of-horror-promise }.
        }
    }
city-of-horror-event-hidden-stood-up = { $who_first } salió de su escondite.
city-of-horror-event-antidotes-used = { $you ->
        [yes] Usaste
       *[no] { $seat } usó
    } { $amount ->
        [one] 1 Antídoto
       *[other] { $amount } Antídotos
    }.
city-of-horror-event-score-counted = { $you ->
        [yes] Tú:
       *[no] { $seat }:
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.

# --- Cómo acaba --------------------------------------------------------------------------------

city-of-horror-why-points = Ha llegado el helicóptero: cuentan los puntos.
city-of-horror-why-characters = Ha llegado el helicóptero: empate a puntos; deciden los supervivientes.
city-of-horror-why-shared = Ha llegado el helicóptero: empate a puntos y a supervivientes.
city-of-horror-why-nobody = No queda nadie a quien salvar.

# --- Opciones de la preparación ----------------------------------------------------------------

city-of-horror-option-church = Iglesia: lado
    .text = Qué lado del tablero se usa; el A en todos para una primera partida.
city-of-horror-option-church-a = lado A
city-of-horror-option-church-b = lado B
city-of-horror-option-church-random = al azar
city-of-horror-option-hospital = Hospital: lado
    .text = Qué lado del tablero se usa; el A en todos para una primera partida.
city-of-horror-option-hospital-a = lado A
city-of-horror-option-hospital-b = lado B
city-of-horror-option-hospital-random = al azar
city-of-horror-option-bank = Banco: lado
    .text = Qué lado del tablero se usa; el A en todos para una primera partida.
city-of-horror-option-bank-a = lado A
city-of-horror-option-bank-b = lado B
city-of-horror-option-bank-random = al azar
city-of-horror-option-armory = Armería: lado
    .text = Qué lado del tablero se usa; el A en todos para una primera partida.
city-of-horror-option-armory-a = lado A
city-of-horror-option-armory-b = lado B
city-of-horror-option-armory-random = al azar
city-of-horror-option-water-tower = Depósito de Agua: lado
    .text = Qué lado del tablero se usa; el A en todos para una primera partida.
city-of-horror-option-water-tower-a = lado A
city-of-horror-option-water-tower-b = lado B
city-of-horror-option-water-tower-random = al azar
city-of-horror-option-crossroads = Cruce: lado
    .text = Qué lado del tablero se usa; el A en todos para una primera partida.
city-of-horror-option-crossroads-a = lado A
city-of-horror-option-crossroads-b = lado B
city-of-horror-option-crossroads-random = al azar
city-of-horror-option-corners = Esquinas 1 a 4
    .text = Qué edificio va en cada esquina; los escenarios se resuelven en este orden.
city-of-horror-option-corners-random = al azar
city-of-horror-option-corners-chba = Iglesia, Hospital, Banco, Armería
city-of-horror-option-corners-chab = Iglesia, Hospital, Armería, Banco
city-of-horror-option-corners-cbha = Iglesia, Banco, Hospital, Armería
city-of-horror-option-corners-cbah = Iglesia, Banco, Armería, Hospital
city-of-horror-option-corners-cahb = Iglesia, Armería, Hospital, Banco
city-of-horror-option-corners-cabh = Iglesia, Armería, Banco, Hospital
city-of-horror-option-corners-hcba = Hospital, Iglesia, Banco, Armería
city-of-horror-option-corners-hcab = Hospital, Iglesia, Armería, Banco
city-of-horror-option-corners-hbca = Hospital, Banco, Iglesia, Armería
city-of-horror-option-corners-hbac = Hospital, Banco, Armería, Iglesia
city-of-horror-option-corners-hacb = Hospital, Armería, Iglesia, Banco
city-of-horror-option-corners-habc = Hospital, Armería, Banco, Iglesia
city-of-horror-option-corners-bcha = Banco, Iglesia, Hospital, Armería
city-of-horror-option-corners-bcah = Banco, Iglesia, Armería, Hospital
city-of-horror-option-corners-bhca = Banco, Hospital, Iglesia, Armería
city-of-horror-option-corners-bhac = Banco, Hospital, Armería, Iglesia
city-of-horror-option-corners-bach = Banco, Armería, Iglesia, Hospital
city-of-horror-option-corners-bahc = Banco, Armería, Hospital, Iglesia
city-of-horror-option-corners-achb = Armería, Iglesia, Hospital, Banco
city-of-horror-option-corners-acbh = Armería, Iglesia, Banco, Hospital
city-of-horror-option-corners-ahcb = Armería, Hospital, Iglesia, Banco
city-of-horror-option-corners-ahbc = Armería, Hospital, Banco, Iglesia
city-of-horror-option-corners-abch = Armería, Banco, Iglesia, Hospital
city-of-horror-option-corners-abhc = Armería, Banco, Hospital, Iglesia
city-of-horror-option-first = Jugador Inicial
    .text = Quién se parece más a un Zombi; lo decide la mesa o el azar.
city-of-horror-option-first-random = al azar
city-of-horror-option-first-0 = jugador 1
city-of-horror-option-first-1 = jugador 2
city-of-horror-option-first-2 = jugador 3
city-of-horror-option-first-3 = jugador 4
city-of-horror-option-first-4 = jugador 5
city-of-horror-option-first-5 = jugador 6
city-of-horror-option-colours = Colores
    .text = Qué jugador tiene qué color de la pista del Zombi Rezagado.
city-of-horror-option-colours-random = al azar
city-of-horror-option-colours-in-order = en el orden de los asientos
city-of-horror-option-draft = Reparto experto
    .text = Las cartas de Acción se eligen de manos que van pasando, en lugar de repartirse.
city-of-horror-option-promises = Promesas
    .text = Si una promesa sobre el escenario que se resuelve ha de cumplirse.
city-of-horror-option-promises-bind = obligan las del escenario en curso
city-of-horror-option-promises-free = ninguna obliga

# --- El tablero en la terminal -----------------------------------------------------------------

city-of-horror-board-location = Escenario
city-of-horror-board-zombies = Zombis, ataque
city-of-horror-board-spaces = Plazas
city-of-horror-board-lying = Hay allí
city-of-horror-board-effect = Efecto
city-of-horror-board-closed = cerrado para siempre
city-of-horror-board-points = { $points ->
        [one] 1 punto si sobrevive
       *[other] { $points } puntos si sobreviven
    }
city-of-horror-board-out = fuera de la partida
city-of-horror-board-bound-for = { $location }
city-of-horror-board-promises = promesas cumplidas { $kept }, rotas { $broken }
city-of-horror-board-leader = Zombi Rezagado:
city-of-horror-board-stocks = En la horda { $horde } · ambulancia { $antidotes } · mazo { $deck } · descartes { $discard } · Alimentos { $food }
city-of-horror-board-shown = (a la vista: { $food })
city-of-horror-board-next = Próxima Invasión, { $hour }:
city-of-horror-board-offer = { $offer ->
        [0] { $seat } ofrece a { $to }:
       *[other] Oferta { $offer }, { $seat } a { $to }:
    }
city-of-horror-board-everybody = todos
city-of-horror-board-people = Los tuyos: { $people }
city-of-horror-board-hand = En la mano: { $cards }
city-of-horror-board-sign-dose = Antídoto
city-of-horror-board-sign-card = carta de Acción
city-of-horror-board-sign-food = Alimento
city-of-horror-board-sign-blast = explosión
city-of-horror-board-sign-tired = agotado
city-of-horror-board-sign-hidden = escondido
city-of-horror-board-sign-votes = votos
city-of-horror-board-sign-first = Jugador Inicial

# --- Por qué no: una frase para cada regla y unas palabras para las listas --------------------------------------------

city-of-horror-no-ch-chr-02 = { $who_first } ya ha gastado su habilidad. Usa a otro Personaje.
    .short = Habilidad gastada
city-of-horror-no-ch-chr-16 = No se puede mover { $who_to }; solo lo permite su habilidad. Elige a otro Personaje.
    .short = No se puede mover
city-of-horror-no-ch-exp-13 = { $who_first } no puede salir: las explosiones han bloqueado la puerta de la Armería. Elige a otro Personaje.
    .short = Sin salida
city-of-horror-no-move = No se puede mover allí { $who_to }. Elige a otro Personaje.
    .short = No puede ir allí
city-of-horror-no-accept = No puedes dar lo que pide esta oferta. Haz otra.
    .short = No se puede dar
city-of-horror-no-ch-hid-02 = Un Personaje escondido no cae ante los zombis. Elige otro.
    .short = Escondido
city-of-horror-no-ch-mov-04 = { $who_first } ya está allí. Elige a otro Personaje.
    .short = Ya está allí
city-of-horror-no-ch-neg-01 = No puedes dar lo que pide esta oferta. Haz otra.
    .short = No se puede dar
city-of-horror-no-ch-neg-02 = Has prometido otra cosa, y aquí obliga. Cúmplelo.
    .short = Obliga una promesa
city-of-horror-no-ch-shr-05 = { $to } ya tiene un objeto de este reparto. Da este a otra persona.
    .short = Un objeto por cabeza
city-of-horror-no-ch-vot-04 = { $against } no tiene a nadie aquí. Señala a quien tenga.
    .short = Nadie aquí
city-of-horror-no-ch-vot-08 = { $against } no está en el empate. Elige a quien lo esté.
    .short = Sin empate
city-of-horror-no-ch-q-67 = { $limit_id ->
        [drafts] Has empezado { $count } ofertas { $limit }. Podrás hacer otra más tarde; a las que te hagan puedes responder.
       *[other] { $count } ofertas tuyas han fracasado { $limit }. Podrás hacer otra más tarde; a las que te hagan puedes responder.
    }
    .short = Sin ofertas
city-of-horror-no-ch-vot-09 = Ya se ha votado: nadie juega cartas ni usa habilidades hasta que se cumpla el resultado. Haz una oferta.
    .short = Tras la votación
city-of-horror-no-play = La carta { $card } es para otro momento; su texto dice cuál.
    .short = Otro momento
city-of-horror-no-use = La habilidad { $who_of } es para otro momento; su texto dice cuál.
    .short = Otro momento

# --- Lo que dice de una oferta un jugador hecho de código -------------------------------------------------------------

city-of-horror-say-both = { $to }, { $asks } y { $gives }: { $because }.
city-of-horror-say-asks = { $to }, { $asks }: { $because }.
city-of-horror-say-refuses = { $to }, no: { $because }.
city-of-horror-say-gives = { $to }, { $gives }: { $because }.
city-of-horror-say-ask = { $part_id ->
        [vote-attack] vota contra { $target } en { $location_the }
        [vote-sharing] { $target_self ->
            [yes] vota por mí en el reparto { $location_of }
           *[no] vota por { $target } en el reparto { $location_of }
        }
        [tie-attack] desempata contra { $target } en { $location_the }
        [tie-sharing] { $target_self ->
            [yes] desempata a mi favor en el reparto { $location_of }
           *[no] desempata a favor de { $target } en el reparto { $location_of }
        }
        [still] no hagas nada en { $location_the }
        [play] juega { $card_the } en { $location_the }
        [not-play] no juegues { $card_the } en { $location_the }
        [use] usa la habilidad { $who_of } en { $location_the }
        [not-use] no uses la habilidad { $who_of } en { $location_the }
        [hand-out] dame { $item } del reparto { $location_of }
        [antidote-to] da a { $target } un Antídoto del reparto { $location_of }
        [card-to] da a { $target } una carta de Acción del reparto { $location_of }
        [play-killer] juega en { $location_the } alguna carta que mate Zombis
        [use-effect] usa el efecto { $location_of }
        [not-use-effect] no uses el efecto { $location_of }
        [lose] pierde { $who_to } si te atacan en { $location_the }
        [leader] no lleves el Zombi Rezagado a un color que no sea el de { $target } en { $location_the }
        [mark-armory] pon en la Armería cualquier marcador de Explosión durante el turno { $location_of }
        [mark-tower] pon en el Depósito de Agua cualquier marcador de Explosión durante el turno { $location_of }
        [move-to] juega la carta de Movimiento { $location_of }
        [pay] págame { $item } más tarde, en { $location_the }
        [card] { $card_id ->
            [any] dame una carta de Acción
           *[other] dame { $card_the }
        }
        [hand] enséñame tu mano
        [tell] dime cuál es la próxima carta de Invasión
       *[other] dame un Antídoto
    }
city-of-horror-say-give = { $part_id ->
        [vote-attack] yo voto contra { $target } en { $location_the }
        [vote-sharing] { $partner_id ->
            [yes] yo voto por ti en el reparto { $location_of }
           *[no] yo voto por { $target } en el reparto { $location_of }
        }
        [tie-attack] yo desempato contra { $target } en { $location_the }
        [tie-sharing] { $partner_id ->
            [yes] yo desempato a tu favor en el reparto { $location_of }
           *[no] yo desempato a favor de { $target } en el reparto { $location_of }
        }
        [still] yo no hago nada en { $location_the }
        [play] yo juego { $card_the } en { $location_the }
        [not-play] yo no juego { $card_the } en { $location_the }
        [use] yo uso la habilidad { $who_of } en { $location_the }
        [not-use] yo no uso la habilidad { $who_of } en { $location_the }
        [hand-out] yo te doy { $item } del reparto { $location_of }
        [antidote-to] yo doy a { $target } un Antídoto del reparto { $location_of }
        [card-to] yo doy a { $target } una carta de Acción del reparto { $location_of }
        [play-killer] yo juego en { $location_the } alguna carta que mate Zombis
        [use-effect] yo uso el efecto { $location_of }
        [not-use-effect] yo no uso el efecto { $location_of }
        [lose] yo pierdo { $who_to } si me atacan en { $location_the }
        [leader] yo no llevo el Zombi Rezagado a un color que no sea el de { $target } en { $location_the }
        [mark-armory] yo pongo en la Armería cualquier marcador de Explosión durante el turno { $location_of }
        [mark-tower] yo pongo en el Depósito de Agua cualquier marcador de Explosión durante el turno { $location_of }
        [move-to] yo juego la carta de Movimiento { $location_of }
        [pay] yo te pago { $item } más tarde, en { $location_the }
        [card] { $card_id ->
            [any] yo te doy una carta de Acción
           *[other] yo te doy { $card_the }
        }
        [private-card] yo te doy la carta que te he enseñado
        [hand] yo te enseño mi mano
        [tell] yo te digo cuál es la próxima carta de Invasión
       *[other] yo te doy un Antídoto
    }
city-of-horror-say-same = yo hago lo mismo
city-of-horror-say-refuse-no-antidote = no tengo tantos Antídotos
city-of-horror-say-refuse-broken = faltaste a tu palabra conmigo
city-of-horror-say-refuse-uneven = eso te ayuda más a ti que a mí
city-of-horror-say-refuse-price = me cuesta más de lo que me da
city-of-horror-say-refuse-little = me da demasiado poco
city-of-horror-say-because-loss = sin eso pierdo { $who_to } en { $without } de 10; con eso, en { $given ->
        [0] ninguna
       *[other] { $given }
    }
city-of-horror-say-because-out = sin eso me quedo fuera en { $without } de 10; con eso, en { $given ->
        [0] ninguna
       *[other] { $given }
    }
city-of-horror-say-because-chance = con eso gano { $given } de cada 100; sin eso, { $without }
