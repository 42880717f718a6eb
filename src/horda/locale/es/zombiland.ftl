# Survivor Zombiland.
#
# Lo que está escrito en una cosa toma sus cifras del contenido, de modo que una carta se puede ajustar sin tocar una
# palabra: `power`, `bites`, `moves`, `raises` y `fight` como están en la ficha de la carta, la cantidad de un efecto
# con el nombre de su verbo (`draw`), precedido de `win_`, `lose_` o `before_` si es parte de una lucha.

zombiland-title = Survivor Zombiland
zombiland-box = Survivor Zombiland
    .line = Corre, lucha, resucita
    .holds = un tablero
    .about = Lleva una ficha de cada una de las cuatro Locaciones a la Zona 0 antes que los demás. Quien muere vuelve con hambre; cuando han muerto dos, los vivos corren juntos.

# --- Quién y dónde ---------------------------------------------------------------------------------------------------

zombiland-character-vera = Vera
zombiland-character-tomas = Tomás
zombiland-character-odile = Odile
zombiland-character-bruno = Bruno
zombiland-character-nadia = Nadia
zombiland-character-kofi = Kofi
zombiland-character-ines = Inés
zombiland-character-pau = Pau

zombiland-status-alive = con vida
zombiland-status-laid = sin vida, a punto de levantarse
zombiland-status-zombie = zombi
zombiland-status-killed = zombi, fuera del tablero
zombiland-status-dead = sin vida, aún con el equipo

zombiland-deck-resource = Recursos
zombiland-deck-encounter = Encuentros
zombiland-deck-zombie = cartas Zombi

zombiland-region-north = Norte
zombiland-region-east = Este
zombiland-region-south = Sur
zombiland-region-west = Oeste
zombiland-region-none = ninguna región

zombiland-location-hospital = Hospital
    .of = del Hospital
    .text = { zombiland-text-gift }
zombiland-location-armory = Armería
    .of = de la Armería
    .text = { zombiland-text-gift }
zombiland-location-automobile = Automóvil
    .of = del Automóvil
    .text = { zombiland-text-gift }
zombiland-location-pantry = Despensa
    .of = de la Despensa
    .text = { zombiland-text-gift }
zombiland-text-gift = Ficha:{ $resources ->
    [0] {""}
    [one] { " " }1 carta de Recursos al instante.
   *[other] { " " }{ $resources } cartas de Recursos al instante.
}{ $health ->
    [0] {""}
   *[other] { " " }{ $health } de Salud al instante.
}{ $fight ->
    [0] {""}
   *[other] { " " }+{ $fight } en cada lucha.
}

# Tipos de casillas, con el nombre de lo que muestran.
zombiland-kind-empty = vacía
    .text = Encuentro.
zombiland-kind-resource = carta
    .text = Roba una carta de Recursos y luego Encuentro.
zombiland-kind-plus-1 = +1
    .text = Encuentro; +1 en las luchas aquí.
zombiland-kind-plus-2 = +2
    .text = Encuentro; +2 en las luchas aquí.
zombiland-kind-no-encounters = Sin encuentros
    .text = Sin Encuentro, pero sin refugio contra los zombis.
zombiland-kind-another-turn = otro turno
    .text = Encuentro y luego otro turno.
zombiland-kind-location = Locación
    .text = Parada. Dos Encuentros; quien los sobrevive toma una ficha.
zombiland-kind-sewer = cloaca
    .text = Solo para zombis.
zombiland-kind-zone-0 = Zona 0
    .text = Parada. Sin Encuentro; llegar con las cuatro fichas gana.
zombiland-text-space = { $kind ->
    [empty] { zombiland-kind-empty.text }
    [resource] { zombiland-kind-resource.text }
    [plus_1] { zombiland-kind-plus-1.text }
    [plus_2] { zombiland-kind-plus-2.text }
    [no_encounters] { zombiland-kind-no-encounters.text }
    [another_turn] { zombiland-kind-another-turn.text }
    [location] { zombiland-kind-location.text }
    [sewer] { zombiland-kind-sewer.text }
   *[zone_0] { zombiland-kind-zone-0.text }
}

zombiland-space-zone-0 = Zona 0
    .text = { zombiland-text-space }

zombiland-space-n1 = Norte 1
    .text = { zombiland-text-space }
zombiland-space-n2 = Norte 2
    .text = { zombiland-text-space }
zombiland-space-n3 = Norte 3
    .text = { zombiland-text-space }
zombiland-space-n4 = Norte 4
    .text = { zombiland-text-space }
zombiland-space-hospital = Hospital
    .text = { zombiland-text-space } { zombiland-location-hospital.text }
zombiland-space-n5 = Norte 5
    .text = { zombiland-text-space }
zombiland-space-n6 = Norte 6
    .text = { zombiland-text-space }
zombiland-space-n7 = Norte 7
    .text = { zombiland-text-space }
zombiland-space-n8 = Norte 8
    .text = { zombiland-text-space }
zombiland-space-n9 = Norte 9
    .text = { zombiland-text-space }
zombiland-space-nx1 = Salida norte 1
    .text = { zombiland-text-space }
zombiland-space-nx2 = Salida norte 2
    .text = { zombiland-text-space }
zombiland-space-nx3 = Salida norte 3
    .text = { zombiland-text-space }

zombiland-space-e1 = Este 1
    .text = { zombiland-text-space }
zombiland-space-e2 = Este 2
    .text = { zombiland-text-space }
zombiland-space-e3 = Este 3
    .text = { zombiland-text-space }
zombiland-space-e4 = Este 4
    .text = { zombiland-text-space }
zombiland-space-armory = Armería
    .text = { zombiland-text-space } { zombiland-location-armory.text }
zombiland-space-e5 = Este 5
    .text = { zombiland-text-space }
zombiland-space-e6 = Este 6
    .text = { zombiland-text-space }
zombiland-space-e7 = Este 7
    .text = { zombiland-text-space }
zombiland-space-e8 = Este 8
    .text = { zombiland-text-space }
zombiland-space-e9 = Este 9
    .text = { zombiland-text-space }
zombiland-space-ex1 = Salida este 1
    .text = { zombiland-text-space }
zombiland-space-ex2 = Salida este 2
    .text = { zombiland-text-space }
zombiland-space-ex3 = Salida este 3
    .text = { zombiland-text-space }

zombiland-space-s1 = Sur 1
    .text = { zombiland-text-space }
zombiland-space-s2 = Sur 2
    .text = { zombiland-text-space }
zombiland-space-s3 = Sur 3
    .text = { zombiland-text-space }
zombiland-space-s4 = Sur 4
    .text = { zombiland-text-space }
zombiland-space-automobile = Automóvil
    .text = { zombiland-text-space } { zombiland-location-automobile.text }
zombiland-space-s5 = Sur 5
    .text = { zombiland-text-space }
zombiland-space-s6 = Sur 6
    .text = { zombiland-text-space }
zombiland-space-s7 = Sur 7
    .text = { zombiland-text-space }
zombiland-space-s8 = Sur 8
    .text = { zombiland-text-space }
zombiland-space-s9 = Sur 9
    .text = { zombiland-text-space }
zombiland-space-sx1 = Salida sur 1
    .text = { zombiland-text-space }
zombiland-space-sx2 = Salida sur 2
    .text = { zombiland-text-space }
zombiland-space-sx3 = Salida sur 3
    .text = { zombiland-text-space }

zombiland-space-w1 = Oeste 1
    .text = { zombiland-text-space }
zombiland-space-w2 = Oeste 2
    .text = { zombiland-text-space }
zombiland-space-w3 = Oeste 3
    .text = { zombiland-text-space }
zombiland-space-w4 = Oeste 4
    .text = { zombiland-text-space }
zombiland-space-pantry = Despensa
    .text = { zombiland-text-space } { zombiland-location-pantry.text }
zombiland-space-w5 = Oeste 5
    .text = { zombiland-text-space }
zombiland-space-w6 = Oeste 6
    .text = { zombiland-text-space }
zombiland-space-w7 = Oeste 7
    .text = { zombiland-text-space }
zombiland-space-w8 = Oeste 8
    .text = { zombiland-text-space }
zombiland-space-w9 = Oeste 9
    .text = { zombiland-text-space }
zombiland-space-wx1 = Salida oeste 1
    .text = { zombiland-text-space }
zombiland-space-wx2 = Salida oeste 2
    .text = { zombiland-text-space }
zombiland-space-wx3 = Salida oeste 3
    .text = { zombiland-text-space }

zombiland-space-ne1 = Cloaca noreste, lado norte
    .text = { zombiland-text-space }
zombiland-space-ne2 = Cloaca noreste, centro
    .text = { zombiland-text-space }
zombiland-space-ne3 = Cloaca noreste, lado este
    .text = { zombiland-text-space }
zombiland-space-se1 = Cloaca sudeste, lado este
    .text = { zombiland-text-space }
zombiland-space-se2 = Cloaca sudeste, centro
    .text = { zombiland-text-space }
zombiland-space-se3 = Cloaca sudeste, lado sur
    .text = { zombiland-text-space }
zombiland-space-sw1 = Cloaca sudoeste, lado sur
    .text = { zombiland-text-space }
zombiland-space-sw2 = Cloaca sudoeste, centro
    .text = { zombiland-text-space }
zombiland-space-sw3 = Cloaca sudoeste, lado oeste
    .text = { zombiland-text-space }
zombiland-space-nw1 = Cloaca noroeste, lado oeste
    .text = { zombiland-text-space }
zombiland-space-nw2 = Cloaca noroeste, centro
    .text = { zombiland-text-space }
zombiland-space-nw3 = Cloaca noroeste, lado norte
    .text = { zombiland-text-space }

# --- Partes de los textos de las cartas ------------------------------------------------------------------------------

zombiland-text-add = En tu lucha, antes de tirar: +{ $add }.
zombiland-text-add-any = En la lucha de cualquier sobreviviente, antes de la tirada: +{ $add }.
zombiland-text-hurry = Antes de tu tirada de movimiento: súmale { $hurry }.
zombiland-text-in-front = +{ $fight } en cada lucha hasta que pierdas una.
zombiland-text-power = Poder { $power }.
zombiland-text-bites = { $bites ->
    [0] ninguna mordida
    [one] 1 mordida
   *[other] { $bites } mordidas
}
zombiland-text-fight = { zombiland-text-power } Si pierdes: { zombiland-text-bites }.
zombiland-text-attack = Ataque de poder { $power }: { zombiland-text-bites }.
zombiland-text-dash = O bien, sin sobrevivientes en tu casilla, avanza { $moves ->
    [one] 1 casilla
   *[other] { $moves } casillas
}.
zombiland-text-draw = { $draw ->
    [one] 1 carta de Recursos
   *[other] { $draw } cartas de Recursos
}
zombiland-text-win-draw = roba { $win_draw ->
    [one] 1 carta de Recursos
   *[other] { $win_draw } cartas de Recursos
}
zombiland-text-discard = { $discard ->
    [one] 1 carta de Recursos
   *[other] { $discard } cartas de Recursos
}
zombiland-text-lose-discard = { $lose_discard ->
    [one] 1 carta de Recursos
   *[other] { $lose_discard } cartas de Recursos
}
zombiland-text-stroll-rules = ni a una Locación ni a la Zona 0; la casilla no tiene efecto
zombiland-text-salvage = toma la carta que quieras, salvo { zombiland-card-salvage }, de la pila de descarte de Recursos

# --- Cartas de Recursos ----------------------------------------------------------------------------------------------

zombiland-card-hidden = una carta
    .the = una carta
    .to = a una carta
    .of = de una carta
zombiland-card-kitchen-knife = Cuchillo de cocina
    .the = el Cuchillo de cocina
    .to = al Cuchillo de cocina
    .of = del Cuchillo de cocina
    .text = { zombiland-text-add }
zombiland-card-old-bat = Bate viejo
    .the = el Bate viejo
    .to = al Bate viejo
    .of = del Bate viejo
    .text = { zombiland-text-add }
zombiland-card-crowbar = Palanca
    .the = la Palanca
    .to = a la Palanca
    .of = de la Palanca
    .text = { zombiland-text-add }
zombiland-card-machete = Machete
    .the = el Machete
    .to = al Machete
    .of = del Machete
    .text = { zombiland-text-add }
zombiland-card-pistol = Pistola
    .the = la Pistola
    .to = a la Pistola
    .of = de la Pistola
    .text = { zombiland-text-add }
zombiland-card-hunting-rifle = Rifle de caza
    .the = el Rifle de caza
    .to = al Rifle de caza
    .of = del Rifle de caza
    .text = { zombiland-text-add }
zombiland-card-shotgun = Escopeta
    .the = la Escopeta
    .to = a la Escopeta
    .of = de la Escopeta
    .text = { zombiland-text-add }
zombiland-card-chainsaw = Motosierra
    .the = la Motosierra
    .to = a la Motosierra
    .of = de la Motosierra
    .text = En tu lucha, antes de tirar y solo en tu turno: +{ $add }.
zombiland-card-grenade = Granada
    .the = la Granada
    .to = a la Granada
    .of = de la Granada
    .text = { zombiland-text-add }
zombiland-card-torch = Antorcha
    .the = la Antorcha
    .to = a la Antorcha
    .of = de la Antorcha
    .text = { zombiland-text-add-any }
zombiland-card-covering-fire = Fuego de cobertura
    .the = el Fuego de cobertura
    .to = al Fuego de cobertura
    .of = del Fuego de cobertura
    .text = { zombiland-text-add-any }
zombiland-card-rooftop-shooter = Tirador en la azotea
    .the = el Tirador en la azotea
    .to = al Tirador en la azotea
    .of = del Tirador en la azotea
    .text = { zombiland-text-add-any }
zombiland-card-leather-jacket = Chaqueta de cuero
    .the = la Chaqueta de cuero
    .to = a la Chaqueta de cuero
    .of = de la Chaqueta de cuero
    .text = En tu turno, o en tu lucha antes de tirar: póntela. { zombiland-text-in-front }
zombiland-card-smoke-bomb = Bomba de humo
    .the = la Bomba de humo
    .to = a la Bomba de humo
    .of = de la Bomba de humo
    .text = En tu lucha, antes de tirar: te escabulles. Nadie gana: ni mordida, ni recompensa, ni penalización.
zombiland-card-lucky-coin = Moneda de la suerte
    .the = la Moneda de la suerte
    .to = a la Moneda de la suerte
    .of = de la Moneda de la suerte
    .text = Tras una tirada que perdería tu lucha: tira otra vez.
zombiland-card-last-bullet = Última bala
    .the = la Última bala
    .to = a la Última bala
    .of = de la Última bala
    .text = Tras una tirada que perdería tu lucha: +{ $add }.
zombiland-card-shout = Grito
    .the = el Grito
    .to = al Grito
    .of = del Grito
    .text = Tras una tirada que perdería la lucha de cualquier sobreviviente: +{ $add }.
zombiland-card-first-aid = Primeros auxilios
    .the = los Primeros auxilios
    .to = a los Primeros auxilios
    .of = de los Primeros auxilios
    .text = En tu turno, o en tu lucha antes de tirar: toma { $heal } de Salud del pozo.
zombiland-card-field-medic = Médico de campaña
    .the = el Médico de campaña
    .to = al Médico de campaña
    .of = del Médico de campaña
    .text = En tu turno, antes de la tirada de cualquier lucha o cuando un zombi va a atacar: un sobreviviente cualquiera toma { $heal } de Salud del pozo.
zombiland-card-antibiotics = Antibióticos
    .the = los Antibióticos
    .to = a los Antibióticos
    .of = de los Antibióticos
    .text = En tu turno: toma { $heal } de Salud del pozo.
zombiland-card-bicycle = Bicicleta
    .the = la Bicicleta
    .to = a la Bicicleta
    .of = de la Bicicleta
    .text = { zombiland-text-hurry }
zombiland-card-motorbike = Moto
    .the = la Moto
    .to = a la Moto
    .of = de la Moto
    .text = { zombiland-text-hurry }
zombiland-card-street-map = Plano de la ciudad
    .the = el Plano de la ciudad
    .to = al Plano de la ciudad
    .of = del Plano de la ciudad
    .text = Tras tu tirada de movimiento: { $nudge } más o { $nudge } menos.
zombiland-card-backpack = Mochila
    .the = la Mochila
    .to = a la Mochila
    .of = de la Mochila
    .text = En tu turno: roba { zombiland-text-draw }.
zombiland-card-salvage = Entre los escombros
    .the = la carta Entre los escombros
    .to = a la carta Entre los escombros
    .of = de la carta Entre los escombros
    .text = En tu turno: { zombiland-text-salvage }.
zombiland-card-blood-bag = Bolsa de sangre
    .the = la Bolsa de sangre
    .to = a la Bolsa de sangre
    .of = de la Bolsa de sangre
    .text = En tu turno: devuelve { $return_health } de Salud al pozo, si tienes, y roba { zombiland-text-draw }.
zombiland-card-radio-set = Equipo de radio
    .the = el Equipo de radio
    .to = al Equipo de radio
    .of = del Equipo de radio
    .text = En tu turno: cada sobreviviente de tu región, también tú, roba { zombiland-text-draw }.
zombiland-card-binoculars = Prismáticos
    .the = los Prismáticos
    .to = a los Prismáticos
    .of = de los Prismáticos
    .text = En tu turno: mira la primera carta de Encuentro; déjala donde está o ponla debajo del mazo.
zombiland-card-bit-of-peace = Un poco de tranquilidad
    .the = Un poco de tranquilidad
    .to = a Un poco de tranquilidad
    .of = de Un poco de tranquilidad
    .text = Cuando un zombi va a atacar: lleva a un sobreviviente de su casilla al Espacio Seguro que elijas, que no tiene efecto.

# --- Cartas de Encuentro ---------------------------------------------------------------------------------------------

zombiland-card-crawler = Reptador
    .the = el Reptador
    .to = al Reptador
    .of = del Reptador
    .text = { zombiland-text-fight }
zombiland-card-lone-walker = Caminante solitario
    .the = el Caminante solitario
    .to = al Caminante solitario
    .of = del Caminante solitario
    .text = { zombiland-text-fight }
zombiland-card-night-clerk = Recepcionista nocturno
    .the = el Recepcionista nocturno
    .to = al Recepcionista nocturno
    .of = del Recepcionista nocturno
    .text = { zombiland-text-fight }
zombiland-card-ward-nurse = Enfermera de guardia
    .the = la Enfermera de guardia
    .to = a la Enfermera de guardia
    .of = de la Enfermera de guardia
    .text = { zombiland-text-fight }
zombiland-card-jogger = Corredor
    .the = el Corredor
    .to = al Corredor
    .of = del Corredor
    .text = { zombiland-text-fight }
zombiland-card-old-neighbour = Viejo vecino
    .the = el Viejo vecino
    .to = al Viejo vecino
    .of = del Viejo vecino
    .text = { zombiland-text-power } Si ganas: toma { $win_heal } de Salud. Si pierdes: { zombiland-text-bites }.
zombiland-card-courier = Mensajero
    .the = el Mensajero
    .to = al Mensajero
    .of = del Mensajero
    .text = { zombiland-text-power } Si ganas: puedes seguir justo { $win_stroll ->
        [one] 1 casilla
       *[other] { $win_stroll } casillas
    } ({ zombiland-text-stroll-rules }). Si pierdes: { zombiland-text-bites }.
zombiland-card-butcher = Carnicero
    .the = el Carnicero
    .to = al Carnicero
    .of = del Carnicero
    .text = { zombiland-text-power } Si pierdes: { zombiland-text-bites }, y descarta { zombiland-text-lose-discard }.
zombiland-card-bloated-one = Hinchado
    .the = el Hinchado
    .to = al Hinchado
    .of = del Hinchado
    .text = { zombiland-text-power } Si pierdes: { zombiland-text-bites }, y { $lose_fumble ->
        [one] 1 carta de Recursos
       *[other] { $lose_fumble } cartas de Recursos
    } al azar.
zombiland-card-screamer = Aullador
    .the = el Aullador
    .to = al Aullador
    .of = del Aullador
    .text = { zombiland-text-power } Si pierdes: { zombiland-text-bites }, y cada uno de los demás sobrevivientes de tu región descarta { zombiland-text-lose-discard }.
zombiland-card-pack-at-the-gate = Jauría en el portón
    .the = la Jauría en el portón
    .to = a la Jauría en el portón
    .of = de la Jauría en el portón
    .text = { zombiland-text-power } Si ganas: { zombiland-text-win-draw }. Si pierdes: { zombiland-text-bites }.
zombiland-card-fire-crew = Dotación de bomberos
    .the = la Dotación de bomberos
    .to = a la Dotación de bomberos
    .of = de la Dotación de bomberos
    .text = { zombiland-text-fight }
zombiland-card-petrol-station = Gasolinera
    .the = la Gasolinera
    .to = a la Gasolinera
    .of = de la Gasolinera
    .text = { zombiland-text-power } Si ganas: { zombiland-text-win-draw }. Si pierdes: { zombiland-text-bites }, y descarta { zombiland-text-lose-discard }.
zombiland-card-riot-squad = Antidisturbios
    .the = los Antidisturbios
    .to = a los Antidisturbios
    .of = de los Antidisturbios
    .text = { zombiland-text-power } Si ganas: { zombiland-text-win-draw }. Si pierdes: { zombiland-text-bites }.
zombiland-card-twins = Gemelos
    .the = los Gemelos
    .to = a los Gemelos
    .of = de los Gemelos
    .text = { zombiland-text-fight }
zombiland-card-crowded-street = Calle atestada
    .the = la Calle atestada
    .to = a la Calle atestada
    .of = de la Calle atestada
    .text = { zombiland-text-fight }
zombiland-card-school-bus = Autobús escolar
    .the = el Autobús escolar
    .to = al Autobús escolar
    .of = del Autobús escolar
    .text = { zombiland-text-power } Si ganas: toma { $win_heal } de Salud y { zombiland-text-win-draw }. Si pierdes: { zombiland-text-bites }.
zombiland-card-giant = Gigante
    .the = el Gigante
    .to = al Gigante
    .of = del Gigante
    .text = { zombiland-text-power } Si ganas: { zombiland-text-win-draw }. Si pierdes: { zombiland-text-bites }.
zombiland-card-guard-dogs = Perros guardianes
    .the = los Perros guardianes
    .to = a los Perros guardianes
    .of = de los Perros guardianes
    .text = { zombiland-text-power } Si pierdes: { zombiland-text-bites }, pero descarta { zombiland-text-lose-discard }.
zombiland-card-toll-gang = Banda del peaje
    .the = la Banda del peaje
    .to = a la Banda del peaje
    .of = de la Banda del peaje
    .text = { zombiland-text-power } Si pierdes: { zombiland-text-bites }, pero devuelve { $lose_return_health } de Salud al pozo.
zombiland-card-empty-street = Calle vacía
    .the = la Calle vacía
    .to = a la Calle vacía
    .of = de la Calle vacía
    .text = Ni un alma.
zombiland-card-quiet-alley = Callejón tranquilo
    .the = el Callejón tranquilo
    .to = al Callejón tranquilo
    .of = del Callejón tranquilo
    .text = Puedes seguir justo { $stroll ->
        [one] 1 casilla
       *[other] { $stroll } casillas
    } ({ zombiland-text-stroll-rules }).
zombiland-card-looted-shop = Tienda saqueada
    .the = la Tienda saqueada
    .to = a la Tienda saqueada
    .of = de la Tienda saqueada
    .text = Roba { zombiland-text-draw }.
zombiland-card-corner-store = Tienda de la esquina
    .the = la Tienda de la esquina
    .to = a la Tienda de la esquina
    .of = de la Tienda de la esquina
    .text = Roba { zombiland-text-draw }.
zombiland-card-pharmacy = Farmacia
    .the = la Farmacia
    .to = a la Farmacia
    .of = de la Farmacia
    .text = Coge { $heal } de Salud del pozo.
zombiland-card-rusty-nail = Clavo oxidado
    .the = el Clavo oxidado
    .to = al Clavo oxidado
    .of = del Clavo oxidado
    .text = Pierdes { $lose_health } de Salud, si tienes. No es mordida: nunca mata.
zombiland-card-blood-drive = Colecta de sangre
    .the = la Colecta de sangre
    .to = a la Colecta de sangre
    .of = de la Colecta de sangre
    .text = Devuelve { $return_health } de Salud al pozo, si tienes, y roba { zombiland-text-draw }.
zombiland-card-quarrel = Disputa
    .the = la Disputa
    .to = a la Disputa
    .of = de la Disputa
    .text = Quítale una carta al azar de la mano a otro sobreviviente.
zombiland-card-card-sharp = Tahúr
    .the = el Tahúr
    .to = al Tahúr
    .of = del Tahúr
    .text = Tiran tú y otro sobreviviente que elijas. Quien saca menos descarta una carta de Recursos; el empate no cuesta nada.
zombiland-card-radio-call = Llamada por radio
    .the = la Llamada por radio
    .to = a la Llamada por radio
    .of = de la Llamada por radio
    .text = Cada sobreviviente de tu región, también tú, roba { zombiland-text-draw }.
zombiland-card-rats = Ratas
    .the = las Ratas
    .to = a las Ratas
    .of = de las Ratas
    .text = Cada sobreviviente de tu región, también tú, descarta { zombiland-text-discard }.
zombiland-card-stray-dog = Perro callejero
    .the = el Perro callejero
    .to = al Perro callejero
    .of = del Perro callejero
    .text = Te sigue: { zombiland-text-in-front }
zombiland-card-clear-road = Vía libre
    .the = la Vía libre
    .to = a la Vía libre
    .of = de la Vía libre
    .text = Después de este turno, juega otro.
zombiland-card-false-alarm = Falsa alarma
    .the = la Falsa alarma
    .to = a la Falsa alarma
    .of = de la Falsa alarma
    .text = Revela otro Encuentro.
zombiland-card-pickpocket = Carterista
    .the = el Carterista
    .to = al Carterista
    .of = del Carterista
    .text = Descarta { zombiland-text-discard }.
zombiland-card-abandoned-cache = Escondite abandonado
    .the = el Escondite abandonado
    .to = al Escondite abandonado
    .of = del Escondite abandonado
    .text = Si hay alguna, { zombiland-text-salvage }.
zombiland-card-wrong-turn = Esquina equivocada
    .the = la Esquina equivocada
    .to = a la Esquina equivocada
    .of = de la Esquina equivocada
    .text = Cambia de lugar con un sobreviviente de otra casilla, menos la Zona 0. Ninguna de las dos tiene efecto.

# --- Cartas Zombi ----------------------------------------------------------------------------------------------------

zombiland-card-gnaw = Dentellada
    .the = la Dentellada
    .to = a la Dentellada
    .of = de la Dentellada
    .text = { zombiland-text-attack }
zombiland-card-grab = Agarrón
    .the = el Agarrón
    .to = al Agarrón
    .of = del Agarrón
    .text = { zombiland-text-attack }
zombiland-card-deep-bite = Mordisco hondo
    .the = el Mordisco hondo
    .to = al Mordisco hondo
    .of = del Mordisco hondo
    .text = { zombiland-text-attack }
zombiland-card-frenzy = Frenesí
    .the = el Frenesí
    .to = al Frenesí
    .of = del Frenesí
    .text = { zombiland-text-attack }
zombiland-card-pile-on = Montonera
    .the = la Montonera
    .to = a la Montonera
    .of = de la Montonera
    .text = { zombiland-text-attack }
zombiland-card-clawing = Zarpazos
    .the = los Zarpazos
    .to = a los Zarpazos
    .of = de los Zarpazos
    .text = Primero el sobreviviente descarta { $before_discard ->
        [one] 1 carta de Recursos
       *[other] { $before_discard } cartas de Recursos
    }. { zombiland-text-attack }
zombiland-card-snatch = Manotazo
    .the = el Manotazo
    .to = al Manotazo
    .of = del Manotazo
    .text = Primero el sobreviviente pierde { $before_fumble ->
        [one] 1 carta de Recursos
       *[other] { $before_fumble } cartas de Recursos
    } al azar. { zombiland-text-attack }
zombiland-card-lurch = Tambaleo
    .the = el Tambaleo
    .to = al Tambaleo
    .of = del Tambaleo
    .text = { zombiland-text-attack } { zombiland-text-dash }
zombiland-card-sprint = Carrera
    .the = la Carrera
    .to = a la Carrera
    .of = de la Carrera
    .text = { zombiland-text-attack } { zombiland-text-dash }
zombiland-card-pounce = Embestida
    .the = la Embestida
    .to = a la Embestida
    .of = de la Embestida
    .text = { zombiland-text-attack } { zombiland-text-dash }
zombiland-card-dead-weight = Peso muerto
    .the = el Peso muerto
    .to = al Peso muerto
    .of = del Peso muerto
    .text = Ataque de poder { $power }: { zombiland-text-bites }, pero el sobreviviente descarta { zombiland-text-lose-discard }.
zombiland-card-tear-apart = Desgarro
    .the = el Desgarro
    .to = al Desgarro
    .of = del Desgarro
    .text = { zombiland-text-attack }
zombiland-card-stealthy = Furtivo
    .the = la carta Furtivo
    .to = a la carta Furtivo
    .of = de la carta Furtivo
    .text = Cuando un sobreviviente le da la vuelta a un Encuentro: anúlalo, ve a su casilla y ataca con otra carta.
zombiland-card-ultraviolent = Ultraviolento
    .the = la carta Ultraviolento
    .to = a la carta Ultraviolento
    .of = de la carta Ultraviolento
    .text = Cuando un sobreviviente le da la vuelta a un Encuentro con poder: súmale { $raises }.
zombiland-card-metamorphosis = Metamorfosis
    .the = la Metamorfosis
    .to = a la Metamorfosis
    .of = de la Metamorfosis
    .text = Solo contra un sobreviviente fuera de tu casilla y de tu región: su propia casilla cobra vida. { zombiland-text-attack } Tú no corres peligro.

# --- Lo que se pregunta ----------------------------------------------------------------------------------------------

zombiland-ask-choose-character = ¿Quién eres?
zombiland-ask-before-roll = Tu turno. Juega lo que quieras y tira para mover.
zombiland-ask-choose-way = { $steps ->
    [one] 1 casilla por recorrer. ¿Adónde?
   *[other] { $steps } casillas por recorrer. ¿Adónde?
}
zombiland-ask-nudge = Has sacado { $steps }. ¿Hasta dónde vas?
zombiland-ask-mid-turn = ¿Alguna carta antes de seguir?
zombiland-ask-last-cards = ¿Alguna carta más antes de terminar tu turno?
zombiland-ask-discard = { $n ->
    [one] Descarta una carta de Recursos. ¿Cuál?
   *[other] Descarta { $n } cartas de Recursos. ¿Cuál primero?
}
zombiland-ask-salvage = ¿Qué carta tomas de la pila de descarte?
zombiland-ask-bury-or-leave = { $card_id ->
    [hidden] Alguien miró el próximo Encuentro. ¿Se queda o va al fondo?
   *[other] El próximo Encuentro: { $card }. ¿Se queda o va al fondo?
}
zombiland-ask-rob = ¿A quién le quitas una carta?
zombiland-ask-duel = ¿Contra quién tiras?
zombiland-ask-swap = ¿Con quién cambias de lugar?
zombiland-ask-stroll = { $steps ->
    [one] Puedes seguir 1 casilla más. ¿Adónde?
   *[other] Puedes seguir { $steps } casillas más. ¿Adónde?
}
zombiland-ask-make-peace = ¿Dónde ponemos a salvo a { $target }?
zombiland-ask-fight-cards = { $card }: hay que llegar a { $power }. { $added ->
    [0] ¿Tiras, o juegas cartas antes?
   *[other] Tienes +{ $added }. ¿Tiras, o juegas cartas antes?
}
zombiland-ask-help-fight = { $card }: { $fighter } debe llegar a { $power }{ $added ->
    [0] {""}
   *[other] , ya con +{ $added }
}. ¿Ayudas?
zombiland-ask-after-roll = { $card }: { $fighter_you ->
    [yes] sacaste
   *[no] { $fighter } sacó
} { $die }{ $added ->
    [0] {""}
   *[other] { " " }+ { $added }
} contra { $power } y no llega. ¿Juegas una carta?
zombiland-ask-offer-card = El equipo puede pasar una carta. ¿Ofreces una tuya?
zombiland-ask-accept-card = { $seat } ofrece { $card_the }. ¿Aceptas?
zombiland-ask-zombie-chance = { $seat } se topó con { $card_the }. ¿Intervienes?
zombiland-ask-threatened = { $zombie } va a atacar { zombiland-at-space }. ¿Ayudas antes?
zombiland-ask-follow-up = Ya estás sobre { $target }. ¿Cómo atacas?
zombiland-ask-choose-grave = ¿Por dónde vuelves a salir?
zombiland-ask-zombie-roll = Tu turno. ¿Tiras para mover o te quedas donde estás?
zombiland-ask-zombie-way = { $steps ->
    [one] 1 casilla a rastras. ¿Adónde?
   *[other] { $steps } casillas a rastras. ¿Adónde?
}
zombiland-ask-zombie-play = ¿Qué carta juegas?
zombiland-ask-zombie-end = Termina tu turno. ¿Qué carta descartas antes de robar?

# --- Lo que deciden los demás: «Leo decide adónde ir.» ---------------------------------------------------------------

zombiland-wait-choose-character = quién va a ser
zombiland-wait-before-roll = qué jugar antes de tirar
zombiland-wait-choose-way = adónde ir
zombiland-wait-nudge = hasta dónde llegar
zombiland-wait-mid-turn = si juega antes una carta
zombiland-wait-last-cards = si juega una carta antes de acabar el turno
zombiland-wait-discard = qué carta descartar
zombiland-wait-salvage = qué carta recuperar
zombiland-wait-bury-or-leave = si deja o entierra un Encuentro
zombiland-wait-rob = a quién quitarle una carta
zombiland-wait-duel = contra quién tirar
zombiland-wait-swap = con quién cambiar de sitio
zombiland-wait-stroll = adónde ir
zombiland-wait-make-peace = { $target_you ->
    [yes] dónde estarás a salvo
   *[no] dónde estará a salvo { $target }
}
zombiland-wait-fight-cards = cómo luchar contra { $card_the }
zombiland-wait-help-fight = { $fighter_you ->
    [yes] si te ayuda contra { $card_the }
   *[no] si ayuda a { $fighter } contra { $card_the }
}
zombiland-wait-after-roll = si salva la lucha contra { $card_the }
zombiland-wait-offer-card = si ofrece una carta al equipo
zombiland-wait-accept-card = si acepta la carta ofrecida
zombiland-wait-zombie-chance = si se entromete
zombiland-wait-threatened = { $zombie_you ->
    [yes] si ayuda contra ti
   *[no] si ayuda contra { $zombie }
}
zombiland-wait-follow-up = { $target_you ->
    [yes] cómo atacarte
   *[no] cómo atacar a { $target }
}
zombiland-wait-choose-grave = por dónde salir
zombiland-wait-zombie-roll = si tira o se queda
zombiland-wait-zombie-way = adónde ir
zombiland-wait-zombie-play = qué carta jugar
zombiland-wait-zombie-end = qué carta descartar

# --- Lo que se puede hacer -------------------------------------------------------------------------------------------

zombiland-to-space = { $space_id ->
    [hospital] al Hospital
    [armory] a la Armería
    [automobile] al Automóvil
    [pantry] a la Despensa
    [zone-0] a la Zona 0
    [nx1] a la salida norte 1
    [nx2] a la salida norte 2
    [nx3] a la salida norte 3
    [ex1] a la salida este 1
    [ex2] a la salida este 2
    [ex3] a la salida este 3
    [sx1] a la salida sur 1
    [sx2] a la salida sur 2
    [sx3] a la salida sur 3
    [wx1] a la salida oeste 1
    [wx2] a la salida oeste 2
    [wx3] a la salida oeste 3
    [ne1] al extremo norte de la cloaca noreste
    [ne2] al centro de la cloaca noreste
    [ne3] al extremo este de la cloaca noreste
    [se1] al extremo este de la cloaca sudeste
    [se2] al centro de la cloaca sudeste
    [se3] al extremo sur de la cloaca sudeste
    [sw1] al extremo sur de la cloaca sudoeste
    [sw2] al centro de la cloaca sudoeste
    [sw3] al extremo oeste de la cloaca sudoeste
    [nw1] al extremo oeste de la cloaca noroeste
    [nw2] al centro de la cloaca noroeste
    [nw3] al extremo norte de la cloaca noroeste
   *[other] a { $space }
}
zombiland-at-space = { $space_id ->
    [hospital] en el Hospital
    [armory] en la Armería
    [automobile] en el Automóvil
    [pantry] en la Despensa
    [zone-0] en la Zona 0
    [nx1] en la salida norte 1
    [nx2] en la salida norte 2
    [nx3] en la salida norte 3
    [ex1] en la salida este 1
    [ex2] en la salida este 2
    [ex3] en la salida este 3
    [sx1] en la salida sur 1
    [sx2] en la salida sur 2
    [sx3] en la salida sur 3
    [wx1] en la salida oeste 1
    [wx2] en la salida oeste 2
    [wx3] en la salida oeste 3
    [ne1] en el extremo norte de la cloaca noreste
    [ne2] en el centro de la cloaca noreste
    [ne3] en el extremo este de la cloaca noreste
    [se1] en el extremo este de la cloaca sudeste
    [se2] en el centro de la cloaca sudeste
    [se3] en el extremo sur de la cloaca sudeste
    [sw1] en el extremo sur de la cloaca sudoeste
    [sw2] en el centro de la cloaca sudoeste
    [sw3] en el extremo oeste de la cloaca sudoeste
    [nw1] en el extremo oeste de la cloaca noroeste
    [nw2] en el centro de la cloaca noroeste
    [nw3] en el extremo norte de la cloaca noroeste
   *[other] en { $space }
}
zombiland-from-origin = { $origin_id ->
    [hospital] del Hospital
    [armory] de la Armería
    [automobile] del Automóvil
    [pantry] de la Despensa
    [zone-0] de la Zona 0
    [nx1] de la salida norte 1
    [nx2] de la salida norte 2
    [nx3] de la salida norte 3
    [ex1] de la salida este 1
    [ex2] de la salida este 2
    [ex3] de la salida este 3
    [sx1] de la salida sur 1
    [sx2] de la salida sur 2
    [sx3] de la salida sur 3
    [wx1] de la salida oeste 1
    [wx2] de la salida oeste 2
    [wx3] de la salida oeste 3
    [ne1] del extremo norte de la cloaca noreste
    [ne2] del centro de la cloaca noreste
    [ne3] del extremo este de la cloaca noreste
    [se1] del extremo este de la cloaca sudeste
    [se2] del centro de la cloaca sudeste
    [se3] del extremo sur de la cloaca sudeste
    [sw1] del extremo sur de la cloaca sudoeste
    [sw2] del centro de la cloaca sudoeste
    [sw3] del extremo oeste de la cloaca sudoeste
    [nw1] del extremo oeste de la cloaca noroeste
    [nw2] del centro de la cloaca noroeste
    [nw3] del extremo norte de la cloaca noroeste
   *[other] de { $origin }
}

zombiland-do-choose = { $character }
zombiland-do-roll = Tirar el dado
zombiland-do-play = { $target_self ->
    [yes] Jugar { $card_the }
   *[no] Jugar { $card_the } para { $target }
}
zombiland-do-show = Mostrar { $card_the } a todos
zombiland-do-show-all = Mostrar a todos las { $count } cartas iguales: { $card }
zombiland-do-confide = Mostrar { $card_the } solo a los tuyos
zombiland-do-confide-all = Mostrar solo a los tuyos las { $count } cartas iguales: { $card }
zombiland-do-move = Ir { zombiland-to-space }
zombiland-do-stay = Quedarse
zombiland-do-walk = { $steps ->
    [one] Recorrer 1 casilla
   *[other] Recorrer { $steps } casillas
}
zombiland-do-turn-up = Revelar el Encuentro
    .done = le dio la vuelta al Encuentro
zombiland-do-go-on = Resolver la carta
    .done = cumplió lo que dice el Encuentro
zombiland-do-end-turn = Terminar el turno
zombiland-do-discard = Descartar { $card_the }
zombiland-do-salvage = Coger { $card_the }
zombiland-do-leave = Dejarlo donde está
zombiland-do-bury = Ponerlo debajo del mazo
zombiland-do-rob = Quitarle una carta a { $victim }
zombiland-do-duel = Tirar contra { $rival }
zombiland-do-swap = Cambiar de lugar con { $other }
zombiland-do-pass = Pasar
    .done = pasó
zombiland-do-offer = Ofrecer { $card_the } a { $to }
zombiland-do-keep = Conservar todas las cartas
    .done = conservó todas las cartas
zombiland-do-accept = Aceptar
zombiland-do-refuse = Rechazar
zombiland-do-interrupt = Jugar { $card_the }
zombiland-do-attack = Atacar a { $target } con { $card_the }
zombiland-do-lunge = Jugar { $card_the } para moverse
zombiland-do-hold = No jugar ninguna carta
zombiland-do-return = Salir { zombiland-at-space }

# --- Lo que pasó -----------------------------------------------------------------------------------------------------

zombiland-text-left = { $left ->
    [0] no queda Salud
    [one] queda 1 de Salud
   *[other] quedan { $left } de Salud
}
zombiland-where-bottom = debajo del mazo de Recursos, boca abajo
zombiland-where-top = encima del mazo de Recursos, boca abajo
zombiland-where-shuffle = en el mazo de Recursos, ya barajado
zombiland-text-now = ahora, { $left }

# Lo que se hace sin preguntar lo cuenta lo que resulta de ello.
zombiland-event-character-chosen = { $you ->
        [yes] Juegas con { $character }.
       *[no] { $seat } juega con { $character }.
    }
zombiland-event-start-rolled = { $you ->
        [yes] Sacaste { $die } para el primer turno.
       *[no] { $seat } sacó { $die } para el primer turno.
    }
zombiland-event-turn-began = { $you ->
        [yes] Ronda { $round }: tu turno.
       *[no] Ronda { $round }: turno de { $seat }.
    }
zombiland-event-another-turn = { $you ->
        [yes] Juegas otro turno.
       *[no] { $seat } juega otro turno.
    }
zombiland-event-move-rolled = { $you ->
        [yes] Sacaste
       *[no] { $seat } sacó
    } { $die }: { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    } por recorrer.
zombiland-event-moved = { $you ->
        [yes] Fuiste { zombiland-from-origin } { zombiland-to-space }.
       *[no] { $seat } fue { zombiland-from-origin } { zombiland-to-space }.
    }
zombiland-event-stayed = { $you ->
        [yes] No te moviste.
       *[no] { $seat } no se movió.
    }
zombiland-event-resource-drawn = { $you ->
        [yes] { $card_id ->
            [hidden] Robaste una carta de Recursos.
           *[other] Robaste { $card_the }.
        }
       *[no] { $card_id ->
            [hidden] { $seat } robó una carta de Recursos.
           *[other] { $seat } robó { $card_the }.
        }
    }
zombiland-event-deck-empty = { $you ->
        [yes] El mazo de Recursos se acabó: nada para ti.
       *[no] El mazo de Recursos se acabó: nada para { $seat }.
    }
zombiland-event-deck-renewed = El mazo de { $deck } se acabó; se barajaron sus descartes.
zombiland-event-resource-played = { $you ->
        [yes] { $target_self ->
            [yes] Jugaste { $card_the }.
           *[no] Jugaste { $card_the } para { $target }.
        }
       *[no] { $target_you ->
            [yes] { $target_self ->
                [yes] { $seat } jugó { $card_the }.
               *[no] { $seat } jugó { $card_the } para ti.
            }
           *[no] { $target_self ->
                [yes] { $seat } jugó { $card_the }.
               *[no] { $seat } jugó { $card_the } para { $target }.
            }
        }
    }
zombiland-event-resource-discarded = { $you ->
        [yes] Descartaste { $card_the }.
       *[no] { $seat } descartó { $card_the }.
    }
zombiland-event-resource-salvaged = { $you ->
        [yes] Tomaste { $card_the } de la pila de descarte.
       *[no] { $seat } tomó { $card_the } de la pila de descarte.
    }
zombiland-event-resource-taken = { $you ->
        [yes] Quitaste { $card_the } a { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } te quitó { $card_the }.
           *[no] { $seat } le quitó { $card_the } a { $victim }.
        }
    }
zombiland-event-card-passed = { $you ->
        [yes] Pasaste { $card_the } a { $to }.
       *[no] { $to_you ->
            [yes] { $seat } te pasó { $card_the }.
           *[no] { $seat } le pasó { $card_the } a { $to }.
        }
    }
zombiland-event-card-refused = { $you ->
        [yes] { $by } no quiso tu carta.
       *[no] { $by_you ->
            [yes] No quisiste la carta de { $seat }.
           *[no] { $by } no quiso la carta de { $seat }.
        }
    }
zombiland-event-card-shown = { $you ->
        [yes] Mostraste { $card_the }.
       *[no] { $seat } mostró { $card_the }.
    }
zombiland-event-card-confided = { $you ->
        [yes] { $card_id ->
            [hidden] Mostraste una carta a los tuyos.
           *[other] Mostraste { $card_the } a los tuyos.
        }
       *[no] { $card_id ->
            [hidden] { $seat } mostró una carta a los suyos.
           *[other] { $seat } mostró { $card_the } a los suyos.
        }
    }
zombiland-event-equal-cards-shown = { $you ->
        [yes] Mostraste { $count } cartas iguales: { $card }.
       *[no] { $seat } mostró { $count } cartas iguales: { $card }.
    }
zombiland-event-equal-cards-confided = { $you ->
        [yes] { $card_id ->
            [hidden] Mostraste { $count } cartas iguales a los tuyos.
           *[other] Mostraste a los tuyos { $count } cartas iguales: { $card }.
        }
       *[no] { $card_id ->
            [hidden] { $seat } mostró { $count } cartas iguales a los suyos.
           *[other] { $seat } mostró a los suyos { $count } cartas iguales: { $card }.
        }
    }
zombiland-event-card-scouted = { $you ->
        [yes] { $card_id ->
            [hidden] Miraste el próximo Encuentro.
           *[other] Miraste el próximo Encuentro: { $card }.
        }
       *[no] { $card_id ->
            [hidden] { $seat } miró el próximo Encuentro.
           *[other] { $seat } miró el próximo Encuentro: { $card }.
        }
    }
zombiland-event-card-buried = { $you ->
        [yes] Pusiste ese Encuentro debajo del mazo.
       *[no] { $seat } puso ese Encuentro debajo del mazo.
    }
zombiland-event-card-in-front = { $you ->
        [yes] Cuentas desde ahora con { $card_the }.
       *[no] { $seat } cuenta desde ahora con { $card_the }.
    }
zombiland-event-encounter-drawn = { $you ->
        [yes] Te topaste con { $card_the }.
       *[no] { $seat } se topó con { $card_the }.
    }
zombiland-event-encounter-cancelled = El Encuentro quedó sin efecto: { $card }.
zombiland-event-fight-began = { $you ->
        [yes] Debes llegar a { $power } contra { $card_the }.
       *[no] { $seat } debe llegar a { $power } contra { $card_the }.
    }
zombiland-event-fight-rolled = { $you ->
        [yes] { $die ->
            [6] Sacaste 6, que vence a todo.
           *[other] { $added ->
                [0] Sacaste { $die } contra { $power }.
               *[other] Sacaste { $die } y sumaste { $added }: { $total } contra { $power }.
            }
        }
       *[no] { $die ->
            [6] { $seat } sacó 6, que vence a todo.
           *[other] { $added ->
                [0] { $seat } sacó { $die } contra { $power }.
               *[other] { $seat } sacó { $die } y sumó { $added }: { $total } contra { $power }.
            }
        }
    }
zombiland-event-fight-won = { $you ->
        [yes] Venciste { $card_to }.
       *[no] { $seat } venció { $card_to }.
    }
zombiland-event-fight-lost = { $you ->
        [yes] Perdiste contra { $card_the }.
       *[no] { $seat } perdió contra { $card_the }.
    }
zombiland-event-fight-escaped = { $you ->
        [yes] Te escabulliste { $card_of }.
       *[no] { $seat } se escabulló { $card_of }.
    }
zombiland-event-bitten = { $you ->
        [yes] Recibiste una mordida: { zombiland-text-left }.
       *[no] { $seat } recibió una mordida: { zombiland-text-left }.
    }
zombiland-event-health-gained = { $you ->
        [yes] Tomaste 1 de Salud: { zombiland-text-now }.
       *[no] { $seat } tomó 1 de Salud: { zombiland-text-now }.
    }
zombiland-event-health-lost = { $you ->
        [yes] Perdiste 1 de Salud: { zombiland-text-left }.
       *[no] { $seat } perdió 1 de Salud: { zombiland-text-left }.
    }
zombiland-event-health-returned = { $you ->
        [yes] Devolviste 1 de Salud: { zombiland-text-left }.
       *[no] { $seat } devolvió 1 de Salud: { zombiland-text-left }.
    }
zombiland-event-pool-empty = { $you ->
        [yes] El pozo de Salud está vacío: nada para ti.
       *[no] El pozo de Salud está vacío: nada para { $seat }.
    }
zombiland-event-died = { $you ->
        [yes] Moriste{ $cards ->
            [0] .
            [one] ; tu única carta quedó { $where }.
           *[other] ; tus { $cards } cartas quedaron { $where }.
        }
       *[no] { $seat } murió{ $cards ->
            [0] .
            [one] ; su única carta quedó { $where }.
           *[other] ; sus { $cards } cartas quedaron { $where }.
        }
    }
zombiland-event-rose = { $you ->
        [yes] Te levantaste { zombiland-at-space } como zombi.
       *[no] { $seat } se levantó { zombiland-at-space } como zombi.
    }
zombiland-event-teams-formed = Ya hubo dos muertes. Desde ahora: { $zombies } contra { $survivors }.
zombiland-event-token-gained = { $you ->
        [yes] Conseguiste la ficha { $location_of }.
       *[no] { $seat } consiguió la ficha { $location_of }.
    }
zombiland-event-token-returned = { $you ->
        [yes] Tu ficha { $location_of } volvió a su sitio.
       *[no] La ficha { $location_of } de { $seat } volvió a su sitio.
    }
zombiland-event-duel-rolled = { $you ->
        [yes] Sacaste { $die }; { $rival }, { $rival_die }.
       *[no] { $rival_you ->
            [yes] { $seat } sacó { $die }; tú, { $rival_die }.
           *[no] { $seat } sacó { $die }; { $rival }, { $rival_die }.
        }
    }
zombiland-event-places-swapped = { $you ->
        [yes] Cambiaste de lugar con { $other }.
       *[no] { $other_you ->
            [yes] { $seat } cambió de lugar contigo.
           *[no] { $seat } y { $other } cambiaron de lugar.
        }
    }
zombiland-event-zombie-card-played = { $you ->
        [yes] Jugaste { $card_the } contra { $target }.
       *[no] { $target_you ->
            [yes] { $seat } jugó { $card_the } contra ti.
           *[no] { $seat } jugó { $card_the } contra { $target }.
        }
    }
zombiland-event-zombie-lunged = { $you ->
        [yes] Jugaste
       *[no] { $seat } jugó
    } { $card_the }: { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    } por recorrer.
zombiland-event-power-raised = Ahora hay que llegar a { $power } contra { $card_the }.
zombiland-event-zombie-card-drawn = { $you ->
        [yes] { $card_id ->
            [hidden] Robaste una carta Zombi.
           *[other] Robaste { $card_the }.
        }
       *[no] { $card_id ->
            [hidden] { $seat } robó una carta Zombi.
           *[other] { $seat } robó { $card_the }.
        }
    }
zombiland-event-zombie-card-discarded = { $you ->
        [yes] Descartaste { $card_the }.
       *[no] { $seat } descartó { $card_the }.
    }
zombiland-event-zombie-killed = { $you ->
        [yes] { $by } te devolvió a la tumba.
       *[no] { $by_you ->
            [yes] Devolviste a { $seat } a la tumba.
           *[no] { $by } devolvió a { $seat } a la tumba.
        }
    }
zombiland-event-zombie-returned = { $you ->
        [yes] Volviste a salir { zombiland-at-space }.
       *[no] { $seat } volvió a salir { zombiland-at-space }.
    }

# --- Cómo termina ----------------------------------------------------------------------------------------------------

zombiland-why-race = De vuelta en la Zona 0 con las cuatro fichas, sin equipo.
zombiland-why-team-race = Un sobreviviente volvió a la Zona 0 con las cuatro fichas, por todo el equipo.
zombiland-why-zombies = No queda ningún sobreviviente con vida.
zombiland-why-nobody = Murieron los dos sobrevivientes.

# --- Opciones --------------------------------------------------------------------------------------------------------

zombiland-option-dead-cards = Cartas de los muertos
    .text = Adónde van las cartas de Recursos de un sobreviviente que muere y va a levantarse.
zombiland-option-dead-cards-bottom = al fondo del mazo
zombiland-option-dead-cards-shuffle = barajadas con el mazo
zombiland-option-dead-cards-top = encima del mazo
zombiland-option-zombie-plays = Cartas de los zombis
    .text = Si un zombi que puede jugar una carta en su turno está obligado a hacerlo.
zombiland-option-zombie-plays-may = se juegan a voluntad
zombiland-option-zombie-plays-must = se juegan si es posible
zombiland-option-idle-zombie-discards = Zombis ociosos
    .text = Si un zombi que no jugó carta en su turno tiene que descartar una al final.
zombiland-option-idle-zombie-discards-must = deben descartar una carta
zombiland-option-idle-zombie-discards-may = pueden descartar una carta
zombiland-option-safe-spaces = Espacios Seguros
    .text = Adónde puede llevar Un poco de tranquilidad: nunca a la Zona 0, a una cloaca o junto a un zombi.
zombiland-option-safe-spaces-any = cualquier otra casilla
zombiland-option-safe-spaces-no-encounters = solo casillas «Sin encuentros»

# --- Por qué no: una frase para cada regla y unas palabras para las listas --------------------------------------------

zombiland-no-zl-mov-09 = Los sobrevivientes no entran en las cloacas. Ve por las calles.
    .short = Cloacas cerradas
zombiland-no-zl-rsc-02 = La carta { $card } es para el turno de quien la tiene. Guárdala hasta entonces.
    .short = No en este turno
zombiland-no-zl-rsc-05 = La carta { $card } se juega en otro momento del turno, antes del dado si no dice otra cosa. Guárdala.
    .short = No en este momento
zombiland-no-zl-rsc-07 = La carta { $card } es para el combate propio. Guárdala hasta que tengas uno.
    .short = No es tu combate
zombiland-no-zl-tea-09 = La carta { $card } es para quien está bajo amenaza de un jugador zombi. Guárdala hasta entonces.
    .short = Nadie bajo amenaza
zombiland-no-zl-zcd-07 = La carta { $card } es para un zombi sin nadie en su casilla. Juégala cuando no haya sobrevivientes.
    .short = Hay un sobreviviente
zombiland-no-zl-zcd-13 = La carta { $card } es para el turno del zombi, contra un sobreviviente de su casilla. Guárdala hasta entonces.
    .short = Nadie a quien atacar
zombiland-no-zl-zsp-05 = La carta { $card } es para un Encuentro que ha sacado un sobreviviente. Guárdala hasta entonces.
    .short = Ningún Encuentro que empeorar
zombiland-no-zl-zsp-11 = La carta { $card } es para un sobreviviente que esté en otro sitio. Elige otro blanco.
    .short = Mismo sitio
zombiland-no-play = La carta { $card } es para otro momento; su texto dice cuál.
    .short = Otro momento
zombiland-no-attack = La carta { $card } es para otro momento u otro blanco; su texto dice cuál.
    .short = Otro momento
zombiland-no-lunge = La carta { $card } es para otro momento; su texto dice cuál.
    .short = Otro momento
zombiland-no-interrupt = La carta { $card } es para otro momento; su texto dice cuál.
    .short = Otro momento
