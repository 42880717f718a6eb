# Lo que comparten los juegos de Zombicide. Cada juego dice por su cuenta lo que en él es distinto.
#
# Un nombre puede tener otras formas, que las frases usan como variables: `.a` y `.the` dentro de la frase, `.one`
# cuando uno solo la empieza, `.many` tras un número; `.sign` es una letra para el mapa. Lo que está escrito en el
# Equipo toma sus cifras del contenido.

zombicide-zone = { $name }
zombicide-gate = { $name }
zombicide-floor = { $name }
zombicide-floor-ground = Calle
zombicide-deed = { $name }
zombicide-reason = { $name }
zombicide-lack = { $name }

# --- Quién está ------------------------------------------------------------------------------------------------------

zombicide-zombie-none = zombis
    .a = un zombi
    .one = Un zombi
    .many = zombis
    .sign = Z
zombicide-zombie-walker = Caminante
    .a = un Caminante
    .one = Un Caminante
    .many = Caminantes
    .sign = C
    .text = { zombicide-text-zombie }
zombicide-zombie-runner = Corredor
    .a = un Corredor
    .one = Un Corredor
    .many = Corredores
    .sign = R
    .text = { zombicide-text-zombie }
zombicide-zombie-fatty = Gordo
    .a = un Gordo
    .one = Un Gordo
    .many = Gordos
    .sign = G
    .text = { zombicide-text-zombie }
zombicide-zombie-abomination = Abominación
    .a = una Abominación
    .one = Una Abominación
    .many = Abominaciones
    .sign = A
    .text = { zombicide-text-zombie }
zombicide-text-zombie = Cae con Daño { $damage }. { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}; su ataque causa { $wounds ->
    [one] 1 Herida
   *[other] { $wounds } Heridas
}{ $armour ->
    [no] , sin armadura que valga
   *[yes] {""}
}. Da { $experience } de Experiencia.
zombicide-attack-friendly-fire = fuego amigo
    .a = fuego amigo

zombicide-phase-setup = preparación
zombicide-phase-players = fase de los jugadores
zombicide-phase-zombies = fase de los zombis
zombicide-phase-end = fase final

zombicide-level-blue = azul
zombicide-level-yellow = amarillo
zombicide-level-orange = naranja
zombicide-level-red = rojo

zombicide-place-lost = baja
zombicide-place-away = a salvo
zombicide-place-waiting = aún sin colocar

# Las acciones gratuitas, por aquello que pagan.
zombicide-free-move = movimiento
zombicide-free-search = búsqueda
zombicide-free-melee = cuerpo a cuerpo
zombicide-free-ranged = a distancia
zombicide-free-magic = magia
zombicide-free-combat = combate
zombicide-free-enchantment = encantamiento
zombicide-free-spell = magia o encantamiento
zombicide-free-doors = Puertas

# --- Qué hay y dónde -------------------------------------------------------------------------------------------------

zombicide-colour-none = sin color
    .sign = {""}
zombicide-colour-red = rojo
    .sign = r
zombicide-colour-blue = azul
    .sign = a
zombicide-colour-green = verde
    .sign = v
zombicide-colour-yellow = amarillo
    .sign = m
zombicide-colour-purple = morado
    .sign = o
zombicide-colour-pink = rosa
    .sign = s
zombicide-colour-white = blanco
    .sign = b
zombicide-colour-black = negro
    .sign = c
zombicide-colour-face-down = boca abajo
    .sign = ?

zombicide-token-objective = Objetivo
zombicide-token-burden = Objetivo caído
zombicide-token-spawn = Aparición de zombis
zombicide-token-spawn-asleep = Aparición de zombis inactiva
zombicide-token-exit = Salida
zombicide-token-start = inicio
zombicide-token-noise = Ruido
zombicide-token-marker = marcador

zombicide-kind-door = Puerta
zombicide-kind-barrier = Barrera
zombicide-kind-hedge = Seto

zombicide-ground-street = calle
zombicide-ground-room = habitación
zombicide-ground-water = agua
zombicide-ground-corridor = pasillo del hospital
zombicide-ground-hospital-room = sala del hospital
zombicide-ground-locker-room = vestuario
zombicide-ground-camp = campamento
zombicide-ground-helipad = helipuerto
zombicide-ground-hall = vestíbulo
zombicide-ground-elevator = ascensor
zombicide-ground-vault = cámara acorazada
zombicide-ground-bus = autobús escolar
zombicide-ground-hotel-corridor = pasillo del hotel
zombicide-ground-roof = azotea
zombicide-ground-tent = tienda
zombicide-ground-statue = estatua, no se puede entrar
zombicide-ground-nothing = no es Zona y tapa lo que hay detrás

zombicide-edge-wall = pared
zombicide-edge-door = Puerta cerrada
zombicide-edge-open-door = Puerta abierta
zombicide-edge-hedge = Seto
zombicide-edge-hedge-ledge = Seto en Cornisa
zombicide-edge-barrier = Barrera
zombicide-edge-barrier-place = sitio para una Barrera
zombicide-edge-ledge = Cornisa
zombicide-edge-fence = valla
zombicide-edge-stairs = escaleras
zombicide-edge-water = agua

zombicide-deck-equipment = Equipo
zombicide-deck-zombies = Zombis

zombicide-slot-hand-1 = mano izquierda
    .the = la mano izquierda
    .in = la mano izquierda
    .where = mano izquierda
zombicide-slot-hand-2 = mano derecha
    .the = la mano derecha
    .in = la mano derecha
    .where = mano derecha
zombicide-slot-body = Cuerpo
    .the = el Cuerpo
    .in = el Cuerpo
    .where = Cuerpo
zombicide-slot-pack-1 = Mochila
    .the = la Mochila
    .in = la Mochila
    .where = Mochila
zombicide-slot-pack-2 = segundo sitio de la Mochila
    .the = el segundo sitio de la Mochila
    .in = la Mochila
    .where = Mochila
zombicide-slot-pack-3 = tercer sitio de la Mochila
    .the = el tercer sitio de la Mochila
    .in = la Mochila
    .where = Mochila
zombicide-slot-pack-4 = cuarto sitio de la Mochila
    .the = el cuarto sitio de la Mochila
    .in = la Mochila
    .where = Mochila
zombicide-slot-pack-5 = quinto sitio de la Mochila
    .the = el quinto sitio de la Mochila
    .in = la Mochila
    .where = Mochila

zombicide-weapon-bare-hands = manos desnudas
    .the = las manos desnudas
zombicide-card-hidden = una carta
    .the = una carta
zombicide-card-red = Objetivo rojo
zombicide-card-blue = Objetivo azul
zombicide-card-green = Objetivo verde
zombicide-why-hedge = un Seto

# --- Lo que está escrito en el Equipo --------------------------------------------------------------------------------

zombicide-text-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
zombicide-text-dice-2 = { $dice_2 ->
    [one] 1 dado
   *[other] { $dice_2 } dados
}
zombicide-text-fight = { $kind ->
    [melee] Cuerpo a cuerpo
    [ranged] A distancia
   *[magic] Magia
}, Alcance { $range }: { zombicide-text-dice }, { $accuracy }+, Daño { $damage }.
zombicide-text-fight-2 = { $kind_2 ->
    [melee] Cuerpo a cuerpo
    [ranged] A distancia
   *[magic] Magia
}, Alcance { $range_2 }: { zombicide-text-dice-2 }, { $accuracy_2 }+, Daño { $damage_2 }.
zombicide-text-weapon = { zombicide-text-fight }{ $kind_2 ->
    [none] {""}
   *[other] {" "}{ zombicide-text-fight-2 }
}{ $dual ->
    [yes] {" "}Doble.
   *[no] {""}
}{ $reload ->
    [yes] {" "}Se recarga tras cada disparo.
   *[no] {""}
}{ $noisy ->
    [yes] {" "}Hace Ruido.
   *[no] {""}
}{ $opens ->
    [auto] {" "}Abre Puertas{ $far ->
        [yes] {" "}a su Alcance
       *[no] {""}
    }{ $noisy_door ->
        [yes] , con Ruido.
       *[no] , en silencio.
    }
    [roll] {" "}Abre Puertas con una tirada{ $noisy_door ->
        [yes] , con Ruido.
       *[no] , en silencio.
    }
   *[never] {""}
}{ $level ->
    [yellow] {" "}Desde el amarillo.
    [orange] {" "}Desde el naranja.
    [red] {" "}Desde el rojo.
   *[blue] {""}
}

# --- Habilidades -----------------------------------------------------------------------------------------------------

zombicide-skill-plus-1-action = +1 acción
    .text = Una acción más en cada turno.
zombicide-skill-plus-1-free-move-action = +1 acción de movimiento gratuita
    .text = Una acción más en cada turno, solo para moverse.
zombicide-skill-plus-1-free-search-action = +1 acción de búsqueda gratuita
    .text = Una acción más en cada turno, solo para buscar; sigue siendo una búsqueda por turno.
zombicide-skill-plus-1-free-melee-action = +1 acción de combate cuerpo a cuerpo gratuita
    .text = Una acción más en cada turno, solo para luchar cuerpo a cuerpo.
zombicide-skill-plus-1-free-ranged-action = +1 acción de combate a distancia gratuita
    .text = Una acción más en cada turno, solo para disparar.
zombicide-skill-plus-1-free-combat-action = +1 acción de combate gratuita
    .text = Una acción más en cada turno, solo para combatir.
zombicide-skill-plus-1-free-move-action-again = { zombicide-skill-plus-1-free-move-action } (2.ª)
    .text = { zombicide-skill-plus-1-free-move-action.text }
zombicide-skill-plus-1-free-search-action-again = { zombicide-skill-plus-1-free-search-action } (2.ª)
    .text = { zombicide-skill-plus-1-free-search-action.text }
zombicide-skill-plus-1-free-melee-action-again = { zombicide-skill-plus-1-free-melee-action } (2.ª)
    .text = { zombicide-skill-plus-1-free-melee-action.text }
zombicide-skill-plus-1-free-ranged-action-again = { zombicide-skill-plus-1-free-ranged-action } (2.ª)
    .text = { zombicide-skill-plus-1-free-ranged-action.text }
zombicide-skill-plus-1-free-combat-action-again = { zombicide-skill-plus-1-free-combat-action } (2.ª)
    .text = { zombicide-skill-plus-1-free-combat-action.text }
zombicide-skill-break-in = Forzar entrada
    .text = Abre Puertas sin Equipo, sin tirar y sin Ruido; una acción más en cada turno, solo para Puertas.
zombicide-skill-born-leader = Líder nato
    .text = Una vez por turno: cede a otro Superviviente una acción para su próximo turno.
zombicide-skill-tactician = Táctico
    .text = Juega su turno en cualquier momento de la fase de los jugadores.
zombicide-skill-zombie-link = Vínculo zombi
    .text = Un turno más cada vez que sale una carta de Activación adicional, antes de que surta efecto.

zombicide-text-roll-melee = Cada dado de una acción cuerpo a cuerpo vale 1 más, hasta 6.
zombicide-text-roll-ranged = Cada dado de una acción a distancia vale 1 más, hasta 6.
zombicide-text-roll-combat = Cada dado de una acción de combate vale 1 más, hasta 6.
zombicide-skill-plus-1-to-dice-roll-melee = +1 a las tiradas: Cuerpo a cuerpo
    .text = { zombicide-text-roll-melee }
zombicide-skill-plus-1-to-dice-roll-ranged = +1 a las tiradas: A distancia
    .text = { zombicide-text-roll-ranged }
zombicide-skill-plus-1-to-dice-roll-combat = +1 a las tiradas: Combate
    .text = { zombicide-text-roll-combat }
zombicide-text-die-melee = Un dado más por arma en las acciones cuerpo a cuerpo.
zombicide-text-die-ranged = Un dado más por arma en las acciones a distancia.
zombicide-text-die-combat = Un dado más por arma o hechizo en las acciones de combate.
zombicide-skill-plus-1-die-melee = +1 dado: Cuerpo a cuerpo
    .text = { zombicide-text-die-melee }
zombicide-skill-plus-1-die-ranged = +1 dado: A distancia
    .text = { zombicide-text-die-ranged }
zombicide-skill-plus-1-die-combat = +1 dado: Combate
    .text = { zombicide-text-die-combat }
zombicide-skill-plus-1-damage-melee = +1 al Daño: Cuerpo a cuerpo
    .text = Las acciones cuerpo a cuerpo hacen 1 de Daño más.
zombicide-skill-plus-1-damage-ranged = +1 al Daño: A distancia
    .text = Las acciones a distancia hacen 1 de Daño más.
zombicide-skill-plus-1-damage-combat = +1 al Daño: Combate
    .text = Las acciones de combate hacen 1 de Daño más.
zombicide-skill-roll-6-plus-1-die-melee = 6 en el dado: +1 dado de combate cuerpo a cuerpo
    .text = En las acciones cuerpo a cuerpo cada 6 trae otro dado, y cada 6 de ese, uno más.
zombicide-skill-roll-6-plus-1-die-ranged = 6 en el dado: +1 dado de combate a distancia
    .text = En las acciones a distancia cada 6 trae otro dado, y cada 6 de ese, uno más.
zombicide-skill-roll-6-plus-1-die-combat = 6 en el dado: +1 dado de combate
    .text = En las acciones de combate cada 6 trae otro dado, y cada 6 de ese, uno más.
zombicide-skill-frenzy-melee = Frenesí: Cuerpo a cuerpo
    .text = Las armas cuerpo a cuerpo tiran un dado más por cada Herida que tenga.
zombicide-skill-frenzy-ranged = Frenesí: A distancia
    .text = Las armas a distancia tiran un dado más por cada Herida que tenga.
zombicide-skill-frenzy-combat = Frenesí: Combate
    .text = Las armas y los hechizos de combate tiran un dado más por cada Herida que tenga.
zombicide-skill-reaper-melee = Segador: Cuerpo a cuerpo
    .text = Una vez por acción cuerpo a cuerpo, un impacto mata también a un segundo zombi igual.
zombicide-skill-reaper-ranged = Segador: A distancia
    .text = Una vez por acción a distancia, un impacto mata también a un segundo zombi igual.
zombicide-skill-reaper-combat = Segador: Combate
    .text = Una vez por acción de combate, un impacto mata también a un segundo zombi igual.
zombicide-skill-bloodlust-melee = Sed de sangre: Cuerpo a cuerpo
    .text = Por una acción: hasta dos Zonas para llegar a donde haya zombis, y una acción cuerpo a cuerpo gratuita.
zombicide-skill-bloodlust-ranged = Sed de sangre: A distancia
    .text = Por una acción: hasta dos Zonas para llegar a donde haya zombis, y una acción a distancia gratuita.
zombicide-skill-bloodlust-combat = Sed de sangre: Combate
    .text = Por una acción: hasta dos Zonas para llegar a donde haya zombis, y una acción de combate gratuita.
zombicide-skill-super-strength = Súper fuerza
    .text = Las armas cuerpo a cuerpo hacen Daño 3.
zombicide-skill-barbarian = Bárbaro
    .text = Cuerpo a cuerpo, puede tirar tantos dados como zombis haya en la Zona en vez de los del arma.
zombicide-skill-lucky = Afortunado
    .text = Una vez por acción o por tirada de armadura, puede repetir todos los dados.

zombicide-skill-ambidextrous = Ambidiestro
    .text = Todas las armas y los hechizos de combate son Dobles.
zombicide-skill-swordmaster = Maestro de la espada
    .text = Todas las armas cuerpo a cuerpo son Dobles.
zombicide-skill-plus-1-max-range = +1 al Alcance máximo
    .text = Las armas a distancia y los hechizos de combate llegan una Zona más lejos.
zombicide-skill-marksman = Certero
    .text = Escoge a voluntad los blancos de disparos y hechizos; los fallos no dan a ningún compañero.
zombicide-skill-point-blank = Disparo a bocajarro
    .text = Dispara y lanza hechizos también en su Zona; ahí escoge los blancos y los fallos no dan a nadie.
zombicide-skill-steady-hand = Mano firme
    .text = Los fallos de disparos y hechizos no dan a ningún compañero.
zombicide-skill-low-profile = Pasar desapercibido
    .text = Los disparos y hechizos de los compañeros no pueden darle.
zombicide-skill-trick-shot = Tiro acrobático
    .text = Dos armas a distancia o hechizos de combate Dobles pueden apuntar a Zonas distintas.

zombicide-skill-plus-1-zone-per-move = +1 Zona por movimiento
    .text = Cada acción de movimiento puede abarcar una Zona más.
zombicide-skill-2-zones-per-move-action = 2 Zonas por acción de movimiento
    .text = Cada acción de movimiento puede abarcar dos Zonas.
zombicide-skill-slippery = Escurridizo
    .text = Los zombis no encarecen la salida de una Zona.
zombicide-skill-charge = Acometida
    .text = Gratis y cuantas veces quiera: hasta dos Zonas para llegar a donde haya zombis.
zombicide-skill-hit-and-run = Ataque y retirada
    .text = Tras un ataque que mate: una acción de movimiento gratuita que los zombis no encarecen.
zombicide-skill-blitz = Carga súbita
    .text = Matar al último zombi de una Zona da una acción de movimiento gratuita.
zombicide-skill-sprint = Esprintar
    .text = Una vez por turno, una acción de movimiento abarca dos o tres Zonas.
zombicide-skill-jump = Salto
    .text = Una vez por turno, por una acción: cae a dos Zonas, en una que vea, por encima de lo que sea.
zombicide-skill-shove = Empujón
    .text = Una vez por turno, gratis: empuja a todos los zombis de su Zona a la de al lado.

zombicide-skill-search-plus-1-card = Búsqueda: +1 carta
    .text = Al buscar roba una carta más.
zombicide-skill-scavenger = Saqueador
    .text = Puede buscar en cualquier Zona sin zombis.
zombicide-skill-hold-your-nose = Aguanta la respiración
    .text = Una vez por turno, si mató en esta ronda: una búsqueda gratuita en cualquier Zona.
zombicide-skill-destiny = Destino
    .text = Una vez por turno, puede descartar una carta recién robada y robar otra.
zombicide-skill-matching-set = ¡Par conjuntado!
    .text = Al encontrar un arma Doble, puede sacar otra igual del mazo.
zombicide-skill-free-reload = Recarga gratuita
    .text = Recarga sin gastar acciones.

zombicide-skill-tough = Duro
    .text = No sufre la primera Herida de un zombi en cada fase de los zombis.
zombicide-skill-is-that-all-youve-got = ¿Eso es todo lo que tienes?
    .text = Puede descartar Equipo en vez de recibir Heridas, una carta por cada una.
zombicide-skill-regeneration = Regeneración
    .text = Al acabar cada ronda se libra de todas sus Heridas.
zombicide-skill-rotten = Putrefacción
    .text = Tras un turno sin combate ni Ruido, los zombis no le hacen caso hasta el próximo combate o Ruido.
zombicide-skill-taunt = Provocación
    .text = Una vez por turno, gratis: los zombis de una Zona a la vista se activan y van solo a por quien provoca.
zombicide-skill-lifesaver = Rescate
    .text = Una vez por turno, gratis: saca a los Supervivientes de una Zona con zombis a Alcance 1.

zombicide-text-brother = Comparte la habilidad con los compañeros de su Zona.
zombicide-skill-brother-in-arms-lucky = Hermano de batalla: { zombicide-skill-lucky }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-action = Hermano de batalla: { zombicide-skill-plus-1-action }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-die-melee = Hermano de batalla: { zombicide-skill-plus-1-die-melee }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-die-ranged = Hermano de batalla: { zombicide-skill-plus-1-die-ranged }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-die-combat = Hermano de batalla: { zombicide-skill-plus-1-die-combat }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-plus-1-to-dice-roll-combat = Hermano de batalla: { zombicide-skill-plus-1-to-dice-roll-combat }
    .text = { zombicide-text-brother }
zombicide-skill-brother-in-arms-slippery = Hermano de batalla: { zombicide-skill-slippery }
    .text = { zombicide-text-brother }

# --- Lo que se pregunta ----------------------------------------------------------------------------------------------

zombicide-text-hits = { $count ->
    [one] Queda 1 impacto
   *[other] Quedan { $count } impactos
}
zombicide-text-zones = { $zones ->
    [one] 1 Zona más
   *[other] { $zones } Zonas más
}

zombicide-ask-choose-first-player = ¿Quién empieza?
zombicide-ask-choose-first-spawn = ¿En qué Zona de aparición empiezan siempre los zombis?
zombicide-ask-hand-out = ¿Quién recibe { $card_the }? Carta { $number } de { $count }.
zombicide-ask-choose-way = { $matter }
zombicide-ask-may-leave = { $survivor } está en la Salida. ¿Se va?
zombicide-ask-pick-survivor = ¿A quién le toca ahora?
zombicide-ask-early-turn = ¿Actúas ya o esperas?
zombicide-ask-late-turns = De quienes esperaron, ¿a quién le toca ahora?
zombicide-ask-action-question = A { $survivor } { $actions ->
    [0] solo le quedan acciones gratuitas
    [one] le queda 1 acción
   *[other] le quedan { $actions } acciones
}. ¿Qué hace?
zombicide-ask-keep-moving = { $survivor } puede seguir { zombicide-text-zones }. ¿Adónde?
zombicide-ask-keep-sprinting = { $survivor } esprinta: { zombicide-text-zones }. ¿Adónde?
zombicide-ask-at-once = { $survivor } tiene una acción gratuita, ahora o nunca ({ $skill }). ¿Para qué?
zombicide-ask-run-on = { $survivor } puede retirarse. ¿Adónde?
zombicide-ask-rush-by = ¿Por dónde se lanza { $survivor } hacia { $zone }?
zombicide-ask-keep-free = Dos acciones gratuitas podían pagarlo. ¿Cuál se guarda { $survivor }?
zombicide-ask-call-survivors = ¿A quién se lleva { $survivor } a { $zone }?
zombicide-ask-drag = Pueden llevar a { $survivor } a { $zone }. ¿De acuerdo?
zombicide-ask-arrange = { $card_id ->
    [none] { $must_id ->
        [yes] ¿Qué carta cambia de sitio { $survivor }?
       *[no] ¿Cambia { $survivor } una carta de sitio? Es gratis.
    }
   *[other] ¿Dónde pone { $survivor } { $card_the }?{ $then_count ->
        [0] {""}
       *[other] {" "}Después, { $then_the }.
    }
}
zombicide-ask-accept-hand-over = Pasaría a { $survivor }. ¿De acuerdo?
zombicide-ask-agree-to-trade = { $given_count ->
    [0] { $survivor } se llevaría { $got_count ->
        [0] nada, pero movería cartas de { $other }.
       *[other] { $got_the } de { $other }.
    }
   *[other] { $survivor } daría a { $other } { $given_the }{ $got_count ->
        [0] .
       *[other] {" "}a cambio de { $got_the }.
    }
} ¿De acuerdo?
zombicide-ask-drop = ¿Qué cartas se descartan?
zombicide-ask-draw-another = { $survivor } robó { $card }. ¿Se queda con ella?
zombicide-ask-take-match = { $survivor } encontró { $card }. ¿Saca otra igual?
zombicide-ask-choose-skill = { $survivor } llegó al { $level }. ¿Qué habilidad elige?
zombicide-ask-choose-dice = ¿Con cuántos dados ataca { $survivor }?
zombicide-ask-roll-again = { $survivor } sacó { $dice }. ¿Repite la tirada?
zombicide-ask-roll-more = { $survivor } sacó { $dice }. ¿Tira los dados que traen los seises?
zombicide-ask-try-again = { $survivor } sacó { $dice }: la Puerta resiste. ¿Repite la tirada?
zombicide-ask-roll-armour = { $survivor } corre el riesgo de sufrir { $count ->
    [one] 1 Herida
   *[other] { $count } Heridas
}. ¿Tira por la armadura?
zombicide-ask-save-again = { $survivor } sacó { $dice } por la armadura. ¿Repite la tirada?
zombicide-ask-next-hit = ¿Qué impacto de { $survivor } se resuelve primero?
zombicide-ask-who-fell = ¿Qué { $zombie } de { $zone } cayó?
zombicide-ask-assign-hits = { zombicide-text-hits }; el próximo, de Daño { $damage }. ¿Quién cae?
zombicide-ask-assign-misses = { $at_will_id ->
    [yes] { $count ->
        [one] El fallo de { $survivor } da a quien quiera. ¿A quién?
       *[other] Los { $count } fallos de { $survivor } dan a quien quiera. ¿A quién da el próximo?
    }
   *[no] { $count ->
        [one] Un fallo da a un compañero. ¿A quién?
       *[other] { $count } fallos dan a compañeros. ¿A quién da el próximo?
    }
}
zombicide-ask-reap = { $survivor } ({ $skill }): ¿el impacto mata a otro igual?
zombicide-ask-cancel-attacks = La armadura de { $survivor } detiene { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
}. ¿Cuál?
zombicide-ask-shrug-off = { $count ->
    [one] { $survivor } va a recibir 1 Herida.
   *[other] { $survivor } va a recibir { $count } Heridas.
} ¿Renuncia a Equipo a cambio?
zombicide-ask-share-attacks = En { $zone } ataca { $zombie_a }{ $count ->
    [one] {""}
   *[other] {" "}(quedan { $count } ataques)
}. ¿A quién?
zombicide-ask-lead-zombie = En { $zone }, { $zombie_a } puede ir por varios caminos. ¿Por cuál?
zombicide-ask-choose-goal = Los zombis de { $zone } ven varias Zonas a las que irían. ¿A cuál?
zombicide-ask-uneven-split = Los { $zombie_many } de { $zone } no pueden dividirse por igual. ¿Adónde va uno más?
zombicide-ask-reveal-building = { $zones ->
    [one] Queda 1 habitación por descubrir. ¿Cuál?
   *[other] Quedan { $zones } habitaciones por descubrir. ¿Cuál es la próxima?
}
zombicide-ask-react-in-turn = Han llegado zombis a { $zone }. ¿Quién reacciona primero?
zombicide-ask-before-activation = Antes que los zombis, ¿quién actúa primero?

# --- Lo que se puede hacer -------------------------------------------------------------------------------------------

zombicide-do-go-first = { $player }
zombicide-do-begin-spawn = En { $zone }
zombicide-do-give-card = { $card } para { $survivor }
zombicide-do-activate = Turno de { $survivor }
zombicide-do-wait = Esperar
    .done = esperó
zombicide-do-end-turn = Terminar el turno
zombicide-do-move = Ir a { $zone }
zombicide-do-go-by = Por { $zone }
zombicide-do-go-straight = Directamente
zombicide-do-keep-free = La acción gratuita de { $free }
zombicide-do-stop = Parar aquí
    .done = no siguió adelante
zombicide-do-call = Llevarse a { $survivor }
zombicide-do-come = Ir también a { $zone }
zombicide-do-take-way = { $way }
zombicide-do-leave = Salir del tablero
zombicide-do-stay = Quedarse
    .done = se quedó
zombicide-do-search = Buscar
zombicide-do-make-noise = Hacer ruido
zombicide-do-open-door = Abrir la Puerta { $gate } con { $weapon_the }
zombicide-do-take-objective = Coger el Objetivo { $colour }
zombicide-do-reorganise = Reorganizar el inventario
zombicide-do-trade = Intercambiar con { $survivor }
zombicide-do-put = Poner { $card_the } en { $slot_the }
    .short = { $slot_where }
zombicide-do-hand = Para { $survivor }: { $card_the }, { $slot }
zombicide-do-tidy = Poner { $card_the } de { $survivor } en { $slot_the }
zombicide-do-discard = Descartar { $card_the }
    .short = Descartar
zombicide-do-drop = Descartar { $card_the } de { $survivor }
zombicide-do-drop-cards = Hacer sitio: todos pueden descartar
zombicide-do-done = Listo
zombicide-do-agree = De acuerdo
zombicide-do-refuse = No
zombicide-do-keep-card = Conservarla
    .done = conservó la carta
zombicide-do-draw-another = Descartar { $card_the } y robar otra
zombicide-do-take-match = Sacar del mazo otra carta de { $card }
    .done = buscó otra igual
zombicide-do-leave-match = Dejar el mazo como está
    .done = dejó el mazo como estaba
zombicide-do-strike = Golpear en { $zone } con { $weapon_the }
zombicide-do-strike-both = Golpear en { $zone } con ambas manos ({ $weapon })
zombicide-do-strike-aided = Golpear en { $zone } con { $weapon_the } y { $aid_the }
zombicide-do-shoot = Disparar a { $zone } con { $weapon_the }
zombicide-do-shoot-both = Disparar a { $zone } con ambas manos ({ $weapon })
zombicide-do-shoot-apart = Disparar a { $zone } y a { $second } ({ $weapon })
zombicide-do-strike-at = Concentrar el ataque en { $zombie_a } en { $zone } con { $weapon_the }
zombicide-do-shoot-at = Concentrar el disparo en { $zombie_a } en { $zone } con { $weapon_the }
zombicide-do-cast = Lanzar { $weapon } a { $zone }
zombicide-do-cast-both = Lanzar a { $zone } con ambas manos ({ $weapon })
zombicide-do-cast-apart = Lanzar a { $zone } y a { $second } ({ $weapon })
zombicide-do-reload = Recargar { $weapon_the }
zombicide-do-roll-dice = Tirar { zombicide-text-dice }
zombicide-do-roll-again = Repetir la tirada ({ $by })
    .done = repitió la tirada
zombicide-do-decline = Renunciar
    .done = renunció
zombicide-do-roll-armour = Tirar { zombicide-text-dice } por la armadura
    .done = tiró por la armadura
zombicide-do-roll-more = Tirar { $dice ->
    [one] 1 dado más
   *[other] { $dice } dados más
}
zombicide-do-keep-roll = Dejar la tirada como está
    .done = dejó la tirada como estaba
zombicide-do-next-hit = El de Daño { $damage }
    .done = eligió el impacto
zombicide-do-fell = { $stance }
    .done = eligió quién cayó
zombicide-stance-standing = Uno que estaba en pie
zombicide-stance-lying = Uno que estaba en el suelo
zombicide-stance-dazed = Uno que acababa de despertar
zombicide-do-hit = Matar a { $zombie_a }
    .done = eligió el blanco
zombicide-do-hit-thing = Acertar en { $thing_the }
zombicide-do-waste-hits = No dar a nada
zombicide-do-react = { $survivor }
    .done = eligió quién reacciona primero
zombicide-do-reap = Matar además a { $zombie_a }
    .done = mató a uno más
zombicide-do-spare = Solo a uno
    .done = mató solo a uno
zombicide-do-hit-friend = A { $survivor }
zombicide-do-spare-friends = A nadie
    .done = no dio a nadie
zombicide-do-hit-survivor = Dar a { $survivor }
zombicide-do-cancel = { $attack_id ->
    [friendly-fire] Detener el impacto de un compañero
   *[other] Detener el ataque de { $attack_a }
}
    .done = eligió el ataque que detener
zombicide-do-take-wounds = Recibir las Heridas
    .done = recibió las Heridas
zombicide-do-shrug-off = Descartar: { $card }
zombicide-do-gain-skill = { $skill }
zombicide-do-give-attack = { $survivor } se enfrenta a { $zombie_a }
    .short = { $survivor }
    .done = eligió a quién atacan
zombicide-do-lead = Todos a { $zone }
    .done = eligió el camino de los zombis
zombicide-do-send = Que { $zombie_a } vaya a { $zone }
    .done = eligió el camino del zombi
zombicide-do-reveal = Descubrir { $zone }
zombicide-do-act-before = { $survivor }
    .done = eligió quién actúa primero
zombicide-do-born-leader = Líder nato: una acción para { $survivor }
zombicide-do-taunt = Provocar a los zombis de { $zone }
zombicide-do-lifesaver = Rescate: sacar a todos de { $zone }
zombicide-do-hold-your-nose = Aguantar la respiración: buscar aquí
zombicide-do-charge = Acometer hasta { $zone }
zombicide-do-bloodlust-melee = Sed de sangre: a { $zone }, y cuerpo a cuerpo
zombicide-do-bloodlust-ranged = Sed de sangre: a { $zone }, y un disparo
zombicide-do-bloodlust-combat = Sed de sangre: a { $zone }, y un ataque
zombicide-do-sprint = Esprintar, primero a { $zone }
zombicide-do-jump = Saltar a { $zone }
zombicide-do-shove = Empujar a los zombis a { $zone }

# --- Lo que pasó -----------------------------------------------------------------------------------------------------

# Lo que se hace sin preguntar lo cuenta lo que resulta de ello.
zombicide-event-round-began = Ronda { $round }: el primer jugador es { $seat }.
zombicide-event-phase-began = { $phase_id ->
    [zombies] Actúan los zombis.
   *[other] {""}
}
zombicide-event-turn-began = Turno de { $survivor }.
zombicide-event-moved = { $survivor } fue de { $zone } a { $to }.
zombicide-event-survivor-left = { $survivor } se puso a salvo por { $zone }.
zombicide-event-survivor-lost = { $survivor } murió en { $zone }.
zombicide-event-survivor-lost-with-cards = { $survivor } murió en { $zone } y dejó { $leaves_the }.
zombicide-event-gate-opened = { $kind_id ->
    [door] { $survivor_id ->
        [none] Se abrió la Puerta { $gate }.
       *[other] { $survivor } abrió la Puerta { $gate }.
    }
   *[other] En { $gate } ya no hay { $kind }.
}
zombicide-event-gate-shut = { $kind_id ->
    [door] Se cerró la Puerta { $gate }.
    [hedge] Se puso un Seto en { $gate }.
   *[other] Se puso una { $kind } en { $gate }.
}
zombicide-event-noises-made = { $count } ruidos en { $zone }.
zombicide-event-noise-made = Ruido en { $zone }.
zombicide-event-die-rolled = { $survivor } sacó { $die } ante { $why }{ $die ->
    [6] : ¡había alguien escondido!
   *[other] : no había nadie.
}
zombicide-event-objective-taken = { $survivor } cogió el Objetivo { $colour } en { $zone }.
zombicide-event-token-put = Llega a { $zone }: { $token }{ $colour_id ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
zombicide-event-token-gone = Desaparece de { $zone }: { $token }{ $colour_id ->
    [none] {""}
   *[other] {" "}({ $colour })
}.
zombicide-event-token-moved = { $token }{ $colour_id ->
    [none] {""}
   *[other] {" "}({ $colour })
}: de { $zone } a { $to }.
zombicide-event-mission-rolled = { $survivor_id ->
    [none] En el dado de la misión salió un { $die }.
   *[other] { $survivor } sacó { $die } para la misión.
}
zombicide-event-survivor-marked = { $survivor } { $has ->
    [yes] está ahora
   *[no] ya no está
}: { $mark }.
zombicide-event-fog-fell = Cayó la niebla en { $lies }: allí nadie ve a más de una Zona.
zombicide-event-fog-lifted = Se levantó la niebla de { $lies }.
zombicide-event-tile-revealed = En { $zone } se descubrió lo que hay en la loseta { $tile }.
zombicide-event-mission-cut-short = La misión pedía demasiado de una vez. Lo que faltaba no ha ocurrido.
zombicide-event-turning-point = { $moment }
zombicide-event-spawn-woken = Despertó la Zona de aparición de { $zone } ({ $colour }).
zombicide-event-experience-shared = { $sharers } ganaron { $points } de Experiencia cada uno.
zombicide-event-experience-gained = { $points ->
    [one] {""}
   *[other] { $survivor } ganó { $points } de Experiencia.
}
zombicide-event-zombies-placed = { $count ->
    [one] { $zombie_one } apareció en { $zone }.
   *[other] { $count } { $zombie_many } aparecieron en { $zone }.
}
zombicide-event-card-drawn = { $survivor } robó { $card_id ->
    [hidden] { $card }
   *[other] { $card_the }
}.
zombicide-text-needed = { $needed ->
    [1] valía cualquier tirada
    [7] no valía ninguna tirada
   *[other] hacía falta { $needed }+
}
zombicide-event-attack-rolled = { $hits ->
    [0] { $survivor } falló en { $zone } con { $weapon_the }: { $dice }, { zombicide-text-needed }.
    [one] { $survivor } atacó en { $zone } con { $weapon_the }: { $dice }, { zombicide-text-needed }. 1 impacto.
   *[other] { $survivor } atacó en { $zone } con { $weapon_the }: { $dice }, { zombicide-text-needed }. { $hits } impactos.
}
# Un ataque y quienes cayeron en él, en una línea.
zombicide-event-attack-killed = { $survivor } mató a { $killed_counted } en { $zone } con { $weapon_the }: { $dice }, { zombicide-text-needed }.
zombicide-event-zombies-killed = { $survivor } mató a { $killed_counted } en { $zone }.
zombicide-event-dice-rolled-again = { $survivor } repitió la tirada ({ $by }): { $dice }{ $needed ->
    [0] .
   *[other] , { zombicide-text-needed }.
}
zombicide-event-dice-added = Los seises dieron más dados a { $survivor }: { $dice }.
zombicide-event-zombie-killed = { $survivor } mató a { $zombie_a } en { $zone }.
zombicide-event-zombie-perished = { $zombie_one } cayó en { $zone }.
zombicide-event-hits-wasted = { $count ->
    [one] 1 impacto no mató a nadie.
   *[other] { $count } impactos no mataron a nadie.
}
zombicide-event-friend-hit = { $count ->
    [one] Un fallo de { $survivor } dio a { $friend }.
   *[other] { $count } fallos de { $survivor } dieron a { $friend }.
}
zombicide-event-survivor-hit = Un impacto de { $survivor } dio a { $target }: Daño { $damage }.
zombicide-event-armour-rolled = { $survivor } sacó { $dice } por la armadura, hacía falta { $needed }+.
zombicide-event-wounded = { $survivor } recibió { $wounds ->
    [one] 1 Herida
   *[other] { $wounds } Heridas
}.
zombicide-event-healed = { $survivor } se curó de { $wounds ->
    [one] 1 Herida
   *[other] { $wounds } Heridas
}.
zombicide-event-level-reached = { $survivor } llegó al { $level }.
zombicide-event-skill-gained = { $survivor } ganó { $skill }.
zombicide-event-card-stowed = { $survivor } puso { $card_the } en { $slot_in }.
zombicide-event-card-discarded = { $survivor } descartó { $card_the }.
zombicide-event-cards-traded = { $given_count ->
    [0] { $survivor } recibió { $got_the } de { $other }.
   *[other] { $survivor } dio a { $other } { $given_the }{ $got_count ->
        [0] .
       *[other] {" "}a cambio de { $got_the }.
    }
}
zombicide-event-trade-refused = { $other } no aceptó el intercambio con { $survivor }.
zombicide-event-reloaded = { $survivor } recargó { $weapon_the }.
zombicide-event-door-rolled = { $survivor } sacó { $dice } ante la Puerta { $gate } con { $weapon_the }, hacía falta { $needed }+. { $opened_id ->
    [yes] Esta cedió{ $heard_id ->
        [yes] , y se oyó el golpe.
       *[no] .
    }
   *[no] Esta aguantó{ $heard_id ->
        [yes] , y se oyó el golpe.
       *[no] .
    }
}
zombicide-event-skill-used = { $survivor } usó { $skill }.
zombicide-event-zombies-pushed = { $survivor } empujó a los zombis de { $zone } a { $to }.
zombicide-event-zombies-activated = { $zombies_count ->
    [0] {""}
   *[other] { $local_id ->
        [yes] Activación adicional en { $zone }{ $times ->
            [one] {""}
           *[other] , { $times } veces
        }: { $zombies_many }.
       *[no] Activación adicional de { $zombies_many }.
    }
}
zombicide-event-survivor-attacked = { $count ->
    [one] { $zombie_one } atacó a { $survivor }.
   *[other] { $count } { $zombie_many } atacaron a { $survivor }.
}
zombicide-event-zombies-walked = { $count ->
    [one] { $zombie_one } fue de { $zone } a { $to }: { $reason_id ->
        [sees] ve a { $seen }.
        [after] va a por { $seen }.
        [flees] huye.
        [din] no ve a nadie y nada suena tanto como { $loudest }.
       *[hears] no ve a nadie; lo más ruidoso { $loudest_count ->
            [one] es
           *[other] son
        } { $loudest } ({ $noise }).
    }
   *[other] { $count } { $zombie_many } fueron de { $zone } a { $to }: { $reason_id ->
        [sees] ven a { $seen }.
        [after] van a por { $seen }.
        [flees] huyen.
        [din] no ven a nadie y nada suena tanto como { $loudest }.
       *[hears] no ven a nadie; lo más ruidoso { $loudest_count ->
            [one] es
           *[other] son
        } { $loudest } ({ $noise }).
    }
}
zombicide-ahead-goes = { $count ->
    [one] { $zombie_one } va de { $zone } a { $to }: { $reason_id ->
        [sees] ve a { $seen }.
        [din] no ve a nadie y nada suena tanto como { $loudest }.
       *[hears] no ve a nadie; lo más ruidoso { $loudest_count ->
            [one] es
           *[other] son
        } { $loudest } ({ $noise }).
    }
   *[other] { $count } { $zombie_many } van de { $zone } a { $to }: { $reason_id ->
        [sees] ven a { $seen }.
        [din] no ven a nadie y nada suena tanto como { $loudest }.
       *[hears] no ven a nadie; lo más ruidoso { $loudest_count ->
            [one] es
           *[other] son
        } { $loudest } ({ $noise }).
    }
}
zombicide-ahead-parts = { $count ->
    [one] { $zombie_one } sale de { $zone }; tiene abiertos los caminos a { $to }.
   *[other] { $count } { $zombie_many } salen de { $zone }, divididos o como los guiéis: { $to }.
}
zombicide-ahead-attacks = { $count ->
    [one] { $zombie_one } de { $zone } ataca a { $seen_count ->
        [one] { $seen }
       *[other] uno entre { $seen }
    }.
   *[other] { $count } { $zombie_many } de { $zone } atacan a { $seen }{ $seen_count ->
        [one] .
       *[other] , según repartáis los ataques.
    }
}
zombicide-event-zombies-split = { $count ->
    [one] { $zombie_one } de { $zone } podía elegir
   *[other] { $count } { $zombie_many } de { $zone } se dividieron
}: { $ways ->
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $ways }
} caminos igual de cortos.{ $added ->
    [0] {""}
    [one] {" "}Se suma 1
   *[other] {" "}Se suman { $added }
}{ $each ->
    [0] { $added ->
        [0] {""}
       *[other] .
    }
    [one] { $added ->
        [0] {" "}Va 1 por cada uno.
       *[other] : va 1 por cada uno.
    }
   *[other] { $added ->
        [0] {" "}Van { $each } por cada uno.
       *[other] : van { $each } por cada uno.
    }
}
zombicide-event-zombie-card-drawn = { $zone }, Peligro { $level }: { $deed_id ->
    [bring] { $brings_counted }.
    [wake] nadie nuevo.
   *[nothing] nadie.
}
zombicide-event-ran-out = { $left ->
    [0] No quedan { $zombie_many } por colocar: los del tablero actúan otra vez.
   *[other] Quedan pocos { $zombie_many } por colocar, { $left }: no se coloca ninguno y los del tablero actúan otra vez.
}
zombicide-event-deck-reshuffled = El mazo de { $deck } se acabó; se barajaron sus descartes.
zombicide-event-spawn-ended = { $indoors_id ->
    [yes] No se roban más cartas de Zombi esta vez: las habitaciones que faltaban se quedan sin ella.
   *[no] No se roban más cartas de Zombi esta vez: las Zonas de aparición que faltaban se quedan sin ella.
}

# --- Cómo termina ----------------------------------------------------------------------------------------------------

zombicide-why-fulfilled = La misión está cumplida.
zombicide-why-out-of-reach = { $lack_id ->
    [person] { $survivor_count ->
        [one] Ha muerto { $survivor }, y hacíais falta todos.
       *[other] Han muerto { $survivor }, y hacíais falta todos.
    }
    [named] Ha muerto { $survivor }, y no sirve nadie más.
    [people] { $left ->
        [0] No queda ninguno de vosotros.
        [one] Solo queda uno de vosotros, y hacen falta { $count }.
       *[other] Solo quedáis { $left }, y hacen falta { $count }.
    }
    [companion] { $survivor_count ->
        [one] Ha muerto { $survivor }, y había que sacarlo de allí.
       *[other] Han muerto { $survivor }, y había que sacarlos de allí.
    }
    [objective] El Objetivo { $colour } se ha perdido con { $survivor }.
    [taken-along] { $survivor } se ha ido con el Objetivo { $colour }, y hace falta aquí.
   *[specialty] No queda nadie con la especialidad { $needed }, y hace falta.
}
    .any = Una muerte ha dejado la meta fuera de alcance.
zombicide-why-all-lost = Han muerto todos los Supervivientes.
zombicide-why-nobody-left = No queda nadie en el tablero y la misión no está cumplida.

# --- Opciones --------------------------------------------------------------------------------------------------------

zombicide-page-rules = Reglas
zombicide-page-turns = Momentos
zombicide-mission-own = Una misión propia
zombicide-option-mission = Misión
    .text = El mapa y lo que hay que hacer en él.
zombicide-option-survivors = Supervivientes
    .text = A cuántos Supervivientes dirigen los jugadores entre todos.

# --- Por qué no: una frase para cada regla y unas palabras para las listas --------------------------------------------

zombicide-not-tired = A { $actor } no le quedan acciones para esto. Termina el turno.
    .short = Sin acciones
zombicide-not-held = { $actor } no puede irse: cada zombi de su Zona cuesta 1 acción más, { $cost } en total. Que mate antes a alguno.
    .short = Los zombis cortan el paso
zombicide-not-walled = { $actor } no puede ir a { $zone }: no hay Puerta ni paso que lleve allí. Que dé un rodeo.
    .short = Sin paso
zombicide-not-shut = { $actor } no puede ir a { $zone }: lo impide una Puerta cerrada o un muro. Que abra la Puerta o dé un rodeo.
    .short = Camino cerrado
zombicide-not-barred = { $actor } no puede ir a { $zone }: hay una Barrera en medio. Que dé un rodeo.
    .short = Barrera en medio
zombicide-not-fenced = { $actor } no puede ir a { $zone }: hay una valla en medio. Que use las escaleras.
    .short = Valla en medio
zombicide-not-water = { $actor } no puede salir del agua hacia { $zone }: cuesta { $cost } acciones. Que salga por una orilla o empiece el turno con ello.
    .short = Pocas acciones en el agua
zombicide-not-objective = { $actor } no puede coger el Objetivo { $colour }: { $lies_id ->
    [none] la misión pide otro antes.
   *[other] está en { $lies }. Que vaya allí.
}
    .short = Objetivo fuera de alcance
zombicide-not-barehanded = { $actor } no puede abrir la Puerta { $gate }: no tiene en las manos nada que la abra. Que empuñe una carta con el símbolo de Puerta.
    .short = Nada en las manos abre Puertas
zombicide-not-locked = { $actor } no puede abrir la Puerta { $gate }: está bloqueada. Los objetivos de la misión dicen qué la desbloquea.
    .short = Puerta bloqueada
zombicide-not-gems = { $actor } aún no puede usar { $weapon_the }: exige un nivel de Peligro más alto. Que gane antes Experiencia.
    .short = Nivel de Peligro bajo
zombicide-not-stowed = { $actor } no puede atacar con { $weapon_the }: no está en la mano. Que reorganice el inventario.
    .short = No está en la mano
zombicide-not-no-hand = En { $slot_the } no cabe { $card_the }: solo caben cartas con el icono de Mano. Busca otro sitio.
    .short = Ahí no cabe
zombicide-not-no-body = En { $slot_the } no cabe { $card_the }: solo caben armaduras y similares. Busca otro sitio.
    .short = Ahí no cabe
zombicide-not-melee = { $actor } no puede golpear en { $zone }: { $weapon_the } solo alcanza su propia Zona. Que vaya antes allí.
    .short = Demasiado lejos para golpear
zombicide-not-unseen = { $actor } no puede apuntar a { $zone }: no la ve. Que busque una línea de visión.
    .short = Fuera de la vista
zombicide-not-range = { $actor } no puede apuntar a { $zone } con { $weapon_the }: queda fuera de su alcance. Que cambie de distancia.
    .short = Fuera de alcance
zombicide-not-empty = { $actor } no puede disparar con { $weapon_the }: no tiene munición. Que recargue.
    .short = Sin munición
zombicide-not-one-each = { $survivor } ya tiene carta. Da esta a quien no tenga ninguna.
    .short = Ya tiene carta
zombicide-not-outdoors = { $actor } no puede buscar aquí: solo se busca en Zonas de edificio. Que entre en uno.
    .short = Aquí no se busca
zombicide-not-watched = { $actor } no puede buscar: { $count ->
    [one] hay { $zombie_a } en su Zona. Que lo mate o se vaya.
   *[other] hay { $count } zombis en su Zona. Que los mate o se vaya.
}
    .short = Zombis en la Zona
zombicide-not-twice = { $actor } no puede buscar otra vez: solo se busca una vez por turno. Que busque en el próximo.
    .short = Una vez por turno
zombicide-not-no-deck = { $actor } no puede buscar: no quedan cartas de Equipo.
    .short = No quedan cartas
zombicide-not-apart = { $actor } no puede intercambiar con { $survivor }, que está en otra Zona. Que se junten en una.
    .short = En otra Zona
zombicide-not-shielded = { $zombie_one } aún no puede recibir el impacto: antes van otros de la Zona. Que caigan ellos primero.
    .short = Antes van otros
zombicide-not-tough = { $zombie_one } aguanta más Daño del que hace este impacto. Usad un arma más fuerte.
    .short = Demasiado duro

# --- The groups in which a box lists its missions ---------------------------------------------------------------------

zombicide-group-first-steps = Primeros pasos
zombicide-group-rulebook = Del reglamento
zombicide-group-more = Más misiones

# Clases de misiones, en las listas.
zombicide-mission-kind-escape = huida
zombicide-mission-kind-hunt = caza
zombicide-mission-kind-hold = resistencia
zombicide-mission-kind-race = contrarreloj
zombicide-mission-kind-collect = recolección
