# Zombicide Temporada 3: Rue Morgue. Lo que comparte con su familia está en zombicide.ftl.

rue-morgue-title = Zombicide Temporada 3: Rue Morgue
rue-morgue-box = Rue Morgue
    .line = Zombicide, temporada 3
    .holds = { $count } misiones
    .about = Un hospital, un helicóptero, equipos de supervivientes y los muertos que salieron de la morgue.

# --- Quién está -------------------------------------------------------------------------------------------------------

rue-morgue-survivor-bear = Oso
rue-morgue-survivor-cathy = Cathy
rue-morgue-survivor-dan = Dan
rue-morgue-survivor-james = James
rue-morgue-survivor-jane = Jane
rue-morgue-survivor-joe = Joe
rue-morgue-survivor-laurie = Laurie
rue-morgue-survivor-louise = Louise
rue-morgue-survivor-maddie = Maddie
rue-morgue-survivor-parker = Parker
rue-morgue-survivor-terry = Terry
rue-morgue-survivor-travis = Travis

# --- Los muertos -----------------------------------------------------------------------------------------------------

rue-morgue-zombie-walker = Caminante Descarnado
    .a = un Caminante Descarnado
    .one = Un Caminante Descarnado
    .many = Caminantes Descarnados
    .sign = C
    .text = { zombicide-text-zombie }
rue-morgue-zombie-runner = Corredor Descarnado
    .a = un Corredor Descarnado
    .one = Un Corredor Descarnado
    .many = Corredores Descarnados
    .sign = O
    .text = { zombicide-text-zombie }
rue-morgue-zombie-fatty = Gordo Descarnado
    .a = un Gordo Descarnado
    .one = Un Gordo Descarnado
    .many = Gordos Descarnados
    .sign = G
    .text = { zombicide-text-zombie } Lo acompañan dos Caminantes Descarnados.
rue-morgue-zombie-crawler = Reptador
    .a = un Reptador
    .one = Un Reptador
    .many = Reptadores
    .sign = R
    .text = { zombicide-text-zombie }
rue-morgue-zombie-abomination = Abominación Bomba A
    .a = una Abominación Bomba A
    .one = Una Abominación Bomba A
    .many = Abominaciones Bomba A
    .sign = A
    .text = Ningún Daño la mata; solo lo que destruye a todos los de una Zona. { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }; su ataque causa { $wounds ->
        [one] 1 Herida
       *[other] { $wounds } Heridas
    }. Al acabar su turno arrastra a los Supervivientes de las Zonas contiguas. Da { $experience } de Experiencia.
rue-morgue-zombie-standard-walker = Caminante Normal
    .a = un Caminante Normal
    .one = Un Caminante Normal
    .many = Caminantes Normales
    .sign = c
    .text = Viene en otra caja.
rue-morgue-zombie-standard-fatty = Gordo Normal
    .a = un Gordo Normal
    .one = Un Gordo Normal
    .many = Gordos Normales
    .sign = g
    .text = Viene en otra caja.
rue-morgue-zombie-toxic-walker = Caminante Tóxico
    .a = un Caminante Tóxico
    .one = Un Caminante Tóxico
    .many = Caminantes Tóxicos
    .sign = t
    .text = Viene en otra caja.

rue-morgue-token-locator = Localizador de aparición
rue-morgue-token-tent = tienda
rue-morgue-token-trigger = Desencadenante de evento
rue-morgue-token-trigger-used = Desencadenante usado
rue-morgue-token-crashed-helicopter = Helicóptero estrellado
rue-morgue-feature-manhole = alcantarilla
rue-morgue-feature-bed = cama
rue-morgue-colour-1 = número 1
    .sign = 1
rue-morgue-colour-2 = número 2
    .sign = 2
rue-morgue-colour-3 = número 3
    .sign = 3
rue-morgue-colour-4 = número 4
    .sign = 4
rue-morgue-colour-5 = número 5
    .sign = 5
rue-morgue-colour-6 = número 6
    .sign = 6

# Las tiendas del campamento; una vez revelada, su carta hace de color en el mapa.
rue-morgue-text-beds = { $blue ->
    [0] {""}
    [one] 1 cama azul
   *[other] { $blue } camas azules
}{ $both ->
    [yes] {" y "}
   *[no] {""}
}{ $green ->
    [0] {""}
    [one] 1 cama verde
   *[other] { $green } camas verdes
}
rue-morgue-card-ward-1 = pabellón 1
    .the = el pabellón 1
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-1 = { rue-morgue-card-ward-1 }
    .sign = 1
rue-morgue-card-ward-2 = pabellón 2
    .the = el pabellón 2
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-2 = { rue-morgue-card-ward-2 }
    .sign = 2
rue-morgue-card-ward-3 = pabellón 3
    .the = el pabellón 3
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-3 = { rue-morgue-card-ward-3 }
    .sign = 3
rue-morgue-card-ward-4 = pabellón 4
    .the = el pabellón 4
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-4 = { rue-morgue-card-ward-4 }
    .sign = 4
rue-morgue-card-ward-5 = pabellón 5
    .the = el pabellón 5
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-5 = { rue-morgue-card-ward-5 }
    .sign = 5
rue-morgue-card-ward-6 = pabellón 6
    .the = el pabellón 6
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-6 = { rue-morgue-card-ward-6 }
    .sign = 6
rue-morgue-card-ward-7 = pabellón 7
    .the = el pabellón 7
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-7 = { rue-morgue-card-ward-7 }
    .sign = 7
rue-morgue-card-ward-8 = pabellón 8
    .the = el pabellón 8
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-8 = { rue-morgue-card-ward-8 }
    .sign = 8
rue-morgue-card-ward-9 = pabellón 9
    .the = el pabellón 9
    .text = Tienda con { rue-morgue-text-beds }. No hay nada que buscar.
rue-morgue-colour-ward-9 = { rue-morgue-card-ward-9 }
    .sign = 9
rue-morgue-card-administration = tienda administrativa
    .the = la tienda administrativa
    .text = Sin camas. Aquí se puede buscar.
rue-morgue-colour-administration = { rue-morgue-card-administration }
    .sign = a
rue-morgue-card-infirmary = tienda de enfermería
    .the = la tienda de enfermería
    .text = Sin camas. Aquí se puede buscar.
rue-morgue-colour-infirmary = { rue-morgue-card-infirmary }
    .sign = e
rue-morgue-deck-tents = tiendas

rue-morgue-do-place-last = Poner { $zombie_a } en { $zone }
    .done = eligió dónde aparece
rue-morgue-do-be-grabbed = Acabar en { $zone }
    .done = eligió quién lo agarra
rue-morgue-do-distribute = { $survivor } reparte las cartas
    .done = eligió quién reparte las cartas
rue-morgue-do-give-to-die = { $card } para el dado que marca { $die }
rue-morgue-ask-place-last = No quedan { $zombie_many } para todos los sitios. ¿Dónde aparecen los últimos ({ $count })?
rue-morgue-ask-be-grabbed = Varias Abominaciones alcanzan a { $survivor }. ¿Cuál lo agarra?
rue-morgue-ask-who-distributes = Equipos rivales podrían repartir las cartas de Zombi. ¿A quién le toca?
rue-morgue-ask-share-cards = { $survivor } mira las cartas de Zombi. ¿Cuál es para el dado que marca { $die }?
rue-morgue-event-spawn-dice-rolled = Los dados de aparición marcaron { $dice }{ $idle_id ->
    [yes] : ninguna Zona de aparición despierta tiene esos números, y con ellos no vino nadie.
   *[no] .
}
rue-morgue-event-zombie-card-drawn = { $deed_id ->
    [bring] { $zone }, Peligro { $level }: { $brings_counted }.
    [wake] { $zone }, Peligro { $level }: nadie nuevo.
    [manhole] { $zone }, Peligro { $level }: { $brings_counted } por cada alcantarilla de los módulos con Supervivientes.
    [bed-blue] { $zone }: un Reptador por cada cama azul de los módulos con Supervivientes.
    [bed-green] { $zone }: un Reptador por cada cama verde de los módulos con Supervivientes.
   *[nothing] { $zone }, Peligro { $level }: nadie.
}
rue-morgue-event-survivor-grabbed = La Bomba A arrastró a { $survivor } hasta { $zone }.
rue-morgue-event-tent-revealed = { $survivor } abrió la tienda de { $zone }: { $card_the }.
rue-morgue-event-trigger-set-off = { $survivor } activó el Desencadenante de evento en { $zone }.

rue-morgue-text-row-blue = { $blue_zombie ->
    [walker] { rue-morgue-zombie-walker } ×{ $blue_count }
    [runner] { rue-morgue-zombie-runner } ×{ $blue_count }
    [fatty] { rue-morgue-zombie-fatty } ×{ $blue_count }
    [abomination] { rue-morgue-zombie-abomination } ×{ $blue_count }
   *[none] nadie
}
rue-morgue-text-row-yellow = { $yellow_zombie ->
    [walker] { rue-morgue-zombie-walker } ×{ $yellow_count }
    [runner] { rue-morgue-zombie-runner } ×{ $yellow_count }
    [fatty] { rue-morgue-zombie-fatty } ×{ $yellow_count }
    [abomination] { rue-morgue-zombie-abomination } ×{ $yellow_count }
   *[none] nadie
}
rue-morgue-text-row-orange = { $orange_zombie ->
    [walker] { rue-morgue-zombie-walker } ×{ $orange_count }
    [runner] { rue-morgue-zombie-runner } ×{ $orange_count }
    [fatty] { rue-morgue-zombie-fatty } ×{ $orange_count }
    [abomination] { rue-morgue-zombie-abomination } ×{ $orange_count }
   *[none] nadie
}
rue-morgue-text-row-red = { $red_zombie ->
    [walker] { rue-morgue-zombie-walker } ×{ $red_count }
    [runner] { rue-morgue-zombie-runner } ×{ $red_count }
    [fatty] { rue-morgue-zombie-fatty } ×{ $red_count }
    [abomination] { rue-morgue-zombie-abomination } ×{ $red_count }
   *[none] nadie
}
rue-morgue-text-rows = Azul: { rue-morgue-text-row-blue }. Amarillo: { rue-morgue-text-row-yellow }. Naranja: { rue-morgue-text-row-orange }. Rojo: { rue-morgue-text-row-red }.
rue-morgue-text-activate = Todos los { $blue_zombie ->
    [walker] { rue-morgue-zombie-walker.many }
    [runner] { rue-morgue-zombie-runner.many }
   *[fatty] { rue-morgue-zombie-fatty.many }
} actúan otra vez; con Peligro azul, nadie.
rue-morgue-text-manholes = Por cada alcantarilla de un módulo con Supervivientes. { rue-morgue-text-rows }
rue-morgue-text-beds-card = Un Reptador en cada cama { $icon ->
    [blue] azul
   *[green] verde
} de los módulos con Supervivientes.

# --- Cartas de Zombi -------------------------------------------------------------------------------------------------

rue-morgue-card-z145 = n.º 145
    .text = { rue-morgue-text-rows }
rue-morgue-card-z146 = n.º 146
    .text = { rue-morgue-text-rows }
rue-morgue-card-z147 = n.º 147
    .text = { rue-morgue-text-rows }
rue-morgue-card-z148 = n.º 148
    .text = { rue-morgue-text-rows }
rue-morgue-card-z149 = n.º 149
    .text = { rue-morgue-text-rows }
rue-morgue-card-z150 = n.º 150
    .text = { rue-morgue-text-rows }
rue-morgue-card-z151 = n.º 151
    .text = { rue-morgue-text-rows }
rue-morgue-card-z152 = n.º 152
    .text = { rue-morgue-text-rows }
rue-morgue-card-z153 = n.º 153
    .text = { rue-morgue-text-rows }
rue-morgue-card-z154 = n.º 154
    .text = { rue-morgue-text-rows }
rue-morgue-card-z155 = n.º 155
    .text = { rue-morgue-text-rows }
rue-morgue-card-z156 = n.º 156
    .text = { rue-morgue-text-rows }
rue-morgue-card-z157 = n.º 157
    .text = { rue-morgue-text-rows }
rue-morgue-card-z158 = n.º 158
    .text = { rue-morgue-text-rows }
rue-morgue-card-z159 = n.º 159
    .text = { rue-morgue-text-rows }
rue-morgue-card-z160 = n.º 160
    .text = { rue-morgue-text-rows }
rue-morgue-card-z161 = n.º 161
    .text = { rue-morgue-text-rows }
rue-morgue-card-z162 = n.º 162
    .text = { rue-morgue-text-rows }
rue-morgue-card-z163 = n.º 163
    .text = { rue-morgue-text-rows }
rue-morgue-card-z164 = n.º 164
    .text = { rue-morgue-text-rows }
rue-morgue-card-z165 = n.º 165
    .text = { rue-morgue-text-rows }
rue-morgue-card-z166 = n.º 166
    .text = { rue-morgue-text-rows }
rue-morgue-card-z167 = n.º 167
    .text = { rue-morgue-text-rows }
rue-morgue-card-z168 = n.º 168
    .text = { rue-morgue-text-rows }
rue-morgue-card-z169 = n.º 169
    .text = { rue-morgue-text-rows }
rue-morgue-card-z170 = n.º 170
    .text = { rue-morgue-text-rows }
rue-morgue-card-z171 = n.º 171
    .text = { rue-morgue-text-rows }
rue-morgue-card-z172 = n.º 172
    .text = { rue-morgue-text-rows }
rue-morgue-card-z173 = n.º 173
    .text = { rue-morgue-text-rows }
rue-morgue-card-z174 = n.º 174
    .text = { rue-morgue-text-rows }
rue-morgue-card-z175 = n.º 175
    .text = { rue-morgue-text-rows }
rue-morgue-card-z176 = n.º 176
    .text = { rue-morgue-text-rows }
rue-morgue-card-z177 = n.º 177
    .text = { rue-morgue-text-rows }
rue-morgue-card-z178 = n.º 178
    .text = { rue-morgue-text-rows }
rue-morgue-card-z179 = n.º 179
    .text = { rue-morgue-text-rows }
rue-morgue-card-z180 = n.º 180
    .text = { rue-morgue-text-rows }
rue-morgue-card-z181 = n.º 181
    .text = { rue-morgue-text-activate }
rue-morgue-card-z182 = n.º 182
    .text = { rue-morgue-text-activate }
rue-morgue-card-z183 = n.º 183
    .text = { rue-morgue-text-activate }
rue-morgue-card-z184 = n.º 184
    .text = { rue-morgue-text-activate }
rue-morgue-card-z185 = n.º 185
    .text = { rue-morgue-text-manholes }
rue-morgue-card-z186 = n.º 186
    .text = { rue-morgue-text-manholes }
rue-morgue-card-z187 = n.º 187
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z188 = n.º 188
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z189 = n.º 189
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z190 = n.º 190
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z191 = n.º 191
    .text = { rue-morgue-text-beds-card }
rue-morgue-card-z192 = n.º 192
    .text = { rue-morgue-text-beds-card }

# --- El helicóptero ---------------------------------------------------------------------------------------------------

rue-morgue-zone-air = el aire
rue-morgue-token-helicopter = Helicóptero
rue-morgue-token-helicopter-flying = Helicóptero en vuelo
rue-morgue-place-pilot = el asiento del piloto
rue-morgue-place-passenger = un asiento de pasajero
rue-morgue-do-get-in = Entrar en el Helicóptero: { $place }
rue-morgue-do-get-out = Salir del Helicóptero
rue-morgue-do-change-seat = Cambiar a { $place }
rue-morgue-do-take-off = Despegar
rue-morgue-do-land = Aterrizar
rue-morgue-do-fly = Volar sobre { $zone }
rue-morgue-do-store = Guardar cartas en el Helicóptero
rue-morgue-do-retrieve = Coger cartas del Helicóptero
rue-morgue-do-lay-down = Guardar { $card_the }
rue-morgue-do-pick-up = Coger { $card_the }
rue-morgue-ask-fly-on = { $survivor } puede volar una Zona más. ¿Hacia dónde?
rue-morgue-ask-lay-down = ¿Qué cartas deja { $survivor } en el Helicóptero?
rue-morgue-ask-pick-up = ¿Qué cartas coge { $survivor } del Helicóptero?
rue-morgue-event-got-in = { $survivor } entró en el Helicóptero y ocupó { $place }.
rue-morgue-event-got-out = { $survivor } salió del Helicóptero en { $zone }.
rue-morgue-event-seat-changed = { $survivor } se cambió a { $place }.
rue-morgue-event-took-off = { $survivor } despegó en { $zone }.
rue-morgue-event-landed = { $survivor } aterrizó en { $zone }.
rue-morgue-event-flew = { $survivor } siguió volando, sobre { $to }.
rue-morgue-event-card-stored = { $survivor } dejó { $card_the } en el Helicóptero.
rue-morgue-event-card-retrieved = { $survivor } cogió { $card_the } del Helicóptero.

# --- Equipos ----------------------------------------------------------------------------------------------------------

rue-morgue-do-choose-survivor = { $survivor }
rue-morgue-do-enough = Basta: el resto lo lleva mi equipo
    .done = dejó el resto a su equipo
rue-morgue-ask-choose-survivor = ¿A quién lleva { $seat }? { $count ->
    [one] Queda 1
   *[other] Quedan { $count }
} por elegir.{ $needed_count ->
    [0] {""}
   *[other] {" "}La misión necesita: { $needed }.
}
rue-morgue-ask-share-out = { $team ->
    [0] ¿Quién se queda con { $card_the }?
   *[other] ¿Quién del equipo { $team } se queda con { $card_the }?
}
rue-morgue-ask-share-vests = ¿Quién del equipo { $team } lleva un Chaleco antibalas? (quedan { $count })
rue-morgue-event-survivor-joined = { $seat } lleva a { $survivor }.
rue-morgue-event-vest-turned = El Chaleco de { $survivor } paró una Herida y queda boca abajo.
rue-morgue-event-team-scored = Equipo { $team }: { $points } de Experiencia.

# --- Acciones de equipo -----------------------------------------------------------------------------------------------

rue-morgue-team-card-charge = ¡Cargad!
    .text = Ir a una Zona con enemigos, o salir de la propia hacia ellos, sin coste; después cada cual hace un combate cuerpo a cuerpo gratuito.
rue-morgue-team-card-move = ¡Moveos!
    .text = Ir todos a una misma Zona, o salir todos de una, cada cual con una acción de movimiento gratuita.
rue-morgue-team-card-fire = ¡Disparad!
    .text = Disparar todos a una misma Zona, o cada cual a donde alcance desde una misma Zona, con un combate a distancia gratuito.
rue-morgue-part-go = ir allí
rue-morgue-part-hunt = ir a por ellos
rue-morgue-part-leave = salir
rue-morgue-part-fight = luchar
rue-morgue-part-shoot = disparar
rue-morgue-part-shoot-at = disparar allí
rue-morgue-do-take-team-card = { $team_card }
rue-morgue-do-charge-to = ¡Cargad! Todos a { $zone }
rue-morgue-do-charge-from = ¡Cargad! Todos desde { $zone }
rue-morgue-do-move-to = ¡Moveos! Todos a { $zone }
rue-morgue-do-move-from = ¡Moveos! Todos fuera de { $zone }
rue-morgue-do-fire-at = ¡Disparad! Todos a { $zone }
rue-morgue-do-fire-from = ¡Disparad! Todos desde { $zone }
rue-morgue-do-name = Participa { $survivor }
rue-morgue-do-begin = Empezar
rue-morgue-do-next = Ahora, { $survivor }
rue-morgue-do-go = Ir a { $zone }
rue-morgue-ask-choose-team-card = ¿Qué carta de Acción de equipo coge el equipo { $team }?
rue-morgue-ask-name-teammates = { $team_card } ¿Quién acompaña a { $survivor }?
rue-morgue-ask-take-turns = Acción de equipo de { $survivor }: ¿a quién le toca { $part }?
rue-morgue-ask-go-there = { $survivor } va a { $zone }. ¿Por dónde?
rue-morgue-ask-go-anywhere = ¿Adónde va { $survivor }, sin coste?
rue-morgue-ask-attack-for-free = { $survivor } ataca sin coste. ¿Cómo?
rue-morgue-event-team-card-taken = El equipo { $team } cogió { $team_card }
rue-morgue-event-team-action-used = { $survivor } gritó { $team_card } ({ $zone })

# --- Cómo acaba -------------------------------------------------------------------------------------------------------

rue-morgue-why-no-pilot = No queda nadie que sepa volar.
rue-morgue-why-too-few = Han muerto { $survivor }: demasiados para seguir.
    .any = Han muerto demasiados de vosotros.
rue-morgue-why-bled-out = Vuestro conductor se ha desangrado en el coche.
rue-morgue-why-last-truck = El último camión se ha ido sin suficientes supervivientes.
rue-morgue-why-most-experience = La misión ha acabado, y decide la Experiencia.

# --- Misiones ---------------------------------------------------------------------------------------------------------

rue-morgue-mission-first-aid = Primeros auxilios
    .scene = Vuestro conductor tiene la pierna abierta y media hora por delante. En el hospital de enfrente hay lo que necesita, y el conserje vivía al lado. El coche espera con el motor en marcha.
    .goal-1 = Coged la llave del hospital, el Objetivo azul, en casa del conserje, B3.
    .goal-2 = Abrid la Puerta azul, B4–B5, y coged las medicinas, el Objetivo rojo de A6.
    .goal-3 = Volved al coche, a la Salida, C1, todos los que sigáis con vida.
    .lose-1 = Perdéis al final de la ronda 24: vuestro conductor se ha desangrado.
    .rule-1 = Solo el Objetivo azul permite abrir la Puerta azul.
    .rule-2 = Quien coge el Objetivo azul recibe además el Bate con clavos.
    .rule-3 = Cogido el Objetivo rojo, una alarma deja 4 fichas de Ruido en A6, en el acto y al empezar cada ronda.
    .rule-4 = Bastan tres Supervivientes; pueden participar hasta 12.
    .rule-5 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = El conserje no está, pero su bate sí, y lleno de clavos. Ya se puede abrir la Puerta azul, B4–B5.
    .turn-2 = El armario tenía truco. Una alarma aúlla en A6, y la Zona de aparición rosa despierta en A1, junto a vuestro coche: recibe una carta de Zombi cada ronda. Corred.
    .turn-3 = El conductor ya no contesta cuando lo llamáis. Quedan cuatro rondas, contando esta.
rue-morgue-mission-learning-to-fly = Aprender a volar
    .scene = En el yermo, detrás del hospital, hay un Helicóptero. Tiene el depósito vacío, pero sus puertas cierran, y desde sus asientos se ve llegar a cualquiera. El camino más corto pasa por las salas.
    .goal-1 = Estad en la Salida, E5, en una fase final: todos los que empezasteis.
    .lose-1 = Perdéis con la primera muerte.
    .rule-1 = En esta misión el Helicóptero no vuela.
    .rule-2 = Quien primero se detiene bajo techo en D1–E2 activa el Desencadenante de evento de D1; en A4–C6, el de C5.
    .rule-3 = Un Desencadenante trae una carta de Zombi a cada habitación de su módulo; abrir una Puerta no trae allí ninguna.
rue-morgue-mission-smells-like-team-spirit = Huele a espíritu de equipo
    .scene = La tienda de D2 tiene puertas de acero y una cama para cada uno, y las dos puertas están cerradas. La trasera da a una calle a la que nadie llega andando. Estáis en el helipuerto, junto a un Helicóptero que vuela y una cuerda que alcanza.
    .goal-1 = Escapad por la Salida, D2, todos los que empezasteis.
    .lose-1 = Perdéis con la primera muerte.
    .rule-1 = En el equipo hacen falta un Piloto de helicóptero y alguien con Descenso con cuerda.
    .rule-2 = A la calle D1–F1 no se llega a pie: alguien tiene que bajar allí con la cuerda.
    .rule-3 = El Objetivo rosa, en B3, permite abrir la Puerta rosa, la trasera, D1–D2; el azul, en D2, la Puerta azul, la principal, D2–D3.
    .rule-4 = El Helicóptero despega del helipuerto, B1, y aterriza en él; unas Escaleras bajan a la calle, a C3.
    .rule-5 = Quien acaba el turno en D2 puede escapar, si no hay zombis en la Zona.
    .rule-6 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = El Objetivo azul es un manojo de llaves. Ya se puede abrir la Puerta principal, D2–D3.
    .turn-2 = El Objetivo rosa es una cizalla. Ya se puede abrir la Puerta trasera, D1–D2.
rue-morgue-mission-night-shift = Turno de noche
    .scene = En el campamento se acabó la insulina, y el viejo hospital lleva un mes a oscuras. Queda una caja en A1 y otra en el depósito de cadáveres, F6. El resto está en la farmacia, tras cerraduras que piden corriente.
    .goal-1 = Coged los dos Objetivos rojos, el de A1 y el del depósito, F6.
    .goal-2 = Coged el Objetivo azul de la farmacia, F4, tras la Puerta azul, E4–F4, y la Puerta rosa, F3–F4.
    .goal-3 = Volved a la Salida, B4, donde empezasteis, todos los que sigáis con vida.
    .lose-1 = Perdéis con la quinta muerte.
    .rule-1 = Quien primero se detiene en D1–F3 activa el Desencadenante de evento de D3. Vuelve la luz, ya se pueden abrir la Puerta azul y la rosa, y 2 Corredores aparecen en A4.
    .rule-2 = Quien primero se detiene en D5, D6, E4, E6, F4 o F6 activa el de F6. Del depósito, F6, salen 2 Reptadores, y queda allí una ficha de Ruido.
    .rule-3 = Los dos traen además una carta de Zombi a cada habitación de su módulo; abrir una Puerta no trae allí ninguna.
    .rule-4 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = Alguien ha dado con los fusibles: se enciende la luz, sala por sala. Ya se pueden abrir la Puerta azul, E4–F4, y la rosa, F3–F4, y en A4 asoman 2 Corredores a ver quién trasnocha.
    .turn-2 = En el depósito se abren los cajones, uno tras otro. Hay 2 Reptadores en el suelo de F6.
rue-morgue-mission-black-box = La caja negra
    .scene = El Helicóptero que venía a por vosotros yace en mitad de la calle, en F3. Un saqueador llegó antes y se llevó la caja negra, que sabe dónde aterrizaron los demás. Corre más que vosotros.
    .goal-1 = Alcanzad al saqueador y coged la caja negra, el Objetivo azul, que al empezar está en E1.
    .goal-2 = Llegad a la Salida, I6, todos los que sigáis con vida.
    .lose-1 = Perdéis con la tercera muerte.
    .rule-1 = El saqueador huye en cuanto alguien entra en su Zona: de E1 a H2 y luego de H2 a F6.
    .rule-2 = Detrás deja una Puerta abierta: E1–E2 la primera vez, H2–H3 la segunda.
    .rule-3 = De F6 ya no puede huir, pero allí no está solo: aparecen 2 Corredores.
    .rule-4 = En F3, donde está el Helicóptero estrellado, no entra nadie.
    .rule-5 = Quien lo hace huir gana 5 de Experiencia, igual que quien coge el Objetivo.
    .turn-1 = Levanta la vista y ya no está: ha salido por la Puerta E1–E2. El Objetivo azul está ahora en H2, y a vuestra espalda, en A1, despierta la Zona de aparición azul: una carta de Zombi cada ronda.
    .turn-2 = Escaleras abajo, a la otra acera y sin mirar atrás. La Puerta H2–H3 queda abierta, el Objetivo azul está en F6 y la Zona de aparición rosa despierta en G6, cerca de vuestra Salida.
    .turn-3 = Se metió en un cuarto sin otra puerta, y dentro había 2 Corredores. Lo que queda de él aún abraza la caja negra.
rue-morgue-mission-airlift = Puente aéreo
    .scene = El suero llegó el último día y no salió del helipuerto. Las Escaleras ya no están, y los muertos de dentro de la valla no pueden salir. En la otra punta del barrio espera un segundo Helicóptero, en el yermo, y uno de vosotros sabe volar.
    .goal-1 = Coged los dos Objetivos rojos, neveras para el suero, en A4 y H3.
    .goal-2 = Aterrizad en el helipuerto, A1, coged el suero, el Objetivo azul, y no dejéis allí ningún zombi.
    .goal-3 = Despegad de nuevo con cuatro de vosotros a bordo.
    .lose-1 = Perdéis con la tercera muerte.
    .lose-2 = Perdéis cuando no queda ningún Piloto de helicóptero.
    .rule-1 = En el equipo hace falta un Piloto de helicóptero.
    .rule-2 = El Helicóptero empieza en H4; despega y aterriza en el yermo, H4, H5, I4 e I5, y en el helipuerto, A1.
    .rule-3 = Al helipuerto no se llega a pie, pero a través de su valla se ve y se dispara.
    .rule-4 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = Los patines tocan el helipuerto y salta una trampilla: 4 Caminantes trepan a A1.
rue-morgue-mission-tent-city = La ciudad de lona
    .scene = El ejército abandona el campamento: quedan cuatro camiones, con dos plazas cada uno. Los conductores quieren la vacuna que sigue en las tiendas, y no esperan a nadie.
    .goal-1 = Coged la vacuna: los Objetivos rojos de A1 y E1 y el azul de H1.
    .goal-2 = Sacad al menos a tres de vosotros en los camiones que paran en la Salida, G7.
    .lose-1 = Perdéis con la cuarta muerte.
    .lose-2 = Perdéis al final de la ronda 17, cuando se ha ido el último camión.
    .rule-1 = En las rondas 8, 11, 14 y 17 para un camión en G7.
    .rule-2 = En esas rondas, quien acaba el turno en G7 escapa, si no hay zombis en la Zona; cada camión lleva a dos.
    .rule-3 = De seis tiendas no se sabe cuáles son; la de enfermería está en B2 y la administrativa, en E2.
    .rule-4 = Quien revela la tienda de A2 recibe el Bate con clavos.
    .rule-5 = El Objetivo rosa, en D8, no hace falta: quien lo coge recibe Gasolina y Botella de cristal.
    .rule-6 = Quien primero se detiene bajo techo en el módulo de B8, o de E8, activa su Desencadenante: una carta de Zombi por habitación.
    .rule-7 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = No sois los únicos que quieren la vacuna. Por el yermo llegan 2 Corredores, en I1.
    .turn-2 = El primer camión para en G7: dos plazas, solo esta ronda.
    .turn-3 = El segundo camión para en G7: dos plazas, solo esta ronda.
    .turn-4 = El tercer camión para en G7: dos plazas, solo esta ronda.
    .turn-5 = El último camión para en G7. Después no viene nadie más.
rue-morgue-mission-fire-with-fire = Fuego contra fuego
    .scene = La Bomba A se ha tragado todas las balas del barrio y sigue rondando la calle, entre los dos bloques. El fuego hará lo que no hacen las balas. En el bloque norte queda gasolina y en el sur, botellas.
    .goal-1 = Coged los tres Objetivos: el azul en B3, el rojo en F3, el rosa en F5.
    .goal-2 = Matad a la Abominación Bomba A, que empieza en E4.
    .lose-1 = Perdéis con la tercera muerte.
    .rule-1 = A la Bomba A solo la mata un Cóctel Molotov, que no respeta a los vuestros de esa Zona.
    .rule-2 = Quien lleva Gasolina y Botella de cristal forma uno en cualquier momento y gratis.
    .rule-3 = El azul da Gasolina; el rosa, Botella de cristal; el rojo, una de cada.
    .rule-4 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = La Zona de aparición rosa despierta en A1. Recibe una carta de Zombi cada ronda.
rue-morgue-mission-hold-the-ward = Defender la sala
    .scene = En la sala de B3 hay tres amigos vuestros a los que no se puede mover. Lo que necesitan está en dos armarios, uno en cada punta del hospital, y el gotero va despacio. También los muertos los han olido.
    .goal-1 = Coged los dos Objetivos, en A1 y F1.
    .goal-2 = Conservad la sala, B3, al final de cuatro rondas: dos de vosotros dentro, como mínimo, y ningún zombi.
    .lose-1 = Perdéis con la tercera muerte.
    .rule-1 = Las rondas cuentan cuando los dos Objetivos están cogidos; no hace falta que sean seguidas.
    .rule-2 = Hay Desencadenantes en A1 y F1: quien primero se detiene en A1–C3, o en D1–F3, trae una carta de Zombi a cada habitación.
    .rule-3 = Al coger el segundo Objetivo revientan las Puertas C3–C4 y E3–E4, si siguen cerradas.
    .rule-4 = Quien coge el primer Objetivo recibe La Guillotina.
    .rule-5 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = El gotero corre, y os han oído. Las Puertas C3–C4 y E3–E4 que seguían cerradas revientan. A la sala.
    .turn-2 = Acaba la ronda, y la sala ha aguantado.
rue-morgue-mission-last-supplies = Las últimas provisiones
    .scene = Cuatro pisos quedaron llenos a reventar: sus dueños pensaron en todo menos en cómo salir. Vuestro equipo conoce las direcciones. El otro también.
    .goal-1 = Sed el equipo con más Experiencia cuando acabe la misión.
    .rule-1 = Para equipos rivales; los que empatan comparten la victoria.
    .rule-2 = La misión acaba cuando se han cogido los cuatro Objetivos, en A2, F2, A5 y E6, o tras la ronda 10.
    .rule-3 = Quien coge un Objetivo gana 5 de Experiencia.
rue-morgue-mission-last-flight-out = El último vuelo
    .scene = Un Helicóptero, un depósito, un vuelo. Antes de que salga aún hay algo que llevarse del helipuerto, del bloque y de las tiendas. Quien va por delante quiere irse ya; los demás, un rato más.
    .goal-1 = Sed el equipo con más Experiencia cuando acabe la misión.
    .rule-1 = Para equipos rivales; los que empatan comparten la victoria.
    .rule-2 = La misión acaba cuando el Helicóptero está en el aire con alguien a bordo, o tras la ronda 10.
    .rule-3 = El Helicóptero está en el helipuerto, B2; se sube por las Escaleras desde A2 y D3.
    .rule-4 = Alguien tiene que empezar con Piloto de helicóptero.
    .rule-5 = Quien coge un Objetivo, en B2, E1 o A4, gana 6 de Experiencia.
rue-morgue-mission-no-mans-camp = Campamento de nadie
    .scene = El campamento fue del ejército hasta esta mañana. Ahora es de quien antes lo vacíe. Nadie sabe qué tienda es cuál, y el hospital de al lado no está tan vacío como parece.
    .goal-1 = Sed el equipo con más Experiencia cuando acabe la misión.
    .rule-1 = Para equipos rivales; los que empatan comparten la victoria.
    .rule-2 = La misión acaba cuando se cogen los cuatro Objetivos (rojos en A1, A6 y F1, azul en F5) o tras la ronda 8.
    .rule-3 = Hay un Desencadenante de evento en F1: quien primero se detiene en D2, D3 o E1–F3 trae una carta de Zombi a cada habitación.
    .rule-4 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = El Objetivo azul suena a lata al levantarlo. La Zona de aparición azul despierta en el hospital, en F2: recibe una carta de Zombi cada ronda.

# --- Opciones ---------------------------------------------------------------------------------------------------------

rue-morgue-option-teams = Equipos
    .text = Cuántos equipos hay, todos con igual número de Supervivientes. En las misiones competitivas son rivales.
rue-morgue-option-teams-fitting = los que convengan a la misión
rue-morgue-option-team-actions = Acciones de equipo
    .text = Cuántas cartas de Acción de equipo coge cada equipo; para quienes conocen el juego.
rue-morgue-option-crawlers = Reptadores
    .text = Sin ellos el juego es algo más fácil: los ataques no dejan ninguno y las cartas de Cama tampoco los traen.

# --- Lo que llevan los Supervivientes ---------------------------------------------------------------------------------

rue-morgue-slot-pack-1 = reserva
    .the = la reserva
    .in = la reserva
    .where = reserva
rue-morgue-slot-pack-2 = segundo sitio de la reserva
    .the = el segundo sitio de la reserva
    .in = la reserva
    .where = reserva
rue-morgue-slot-pack-3 = tercer sitio de la reserva
    .the = el tercer sitio de la reserva
    .in = la reserva
    .where = reserva
rue-morgue-slot-pack-4 = cuarto sitio de la reserva
    .the = el cuarto sitio de la reserva
    .in = la reserva
    .where = reserva
rue-morgue-card-ak-47 = AK-47
    .the = el AK-47
    .text = { zombicide-text-weapon }
rue-morgue-card-bow = Arco
    .the = el Arco
    .text = { zombicide-text-weapon } Un impacto con un 6 natural causa { $six_damage } más.
rue-morgue-card-chainsaw = Motosierra
    .the = la Motosierra
    .text = { zombicide-text-weapon }
rue-morgue-card-crowbar = Palanca
    .the = la Palanca
    .text = { zombicide-text-weapon }
rue-morgue-card-double-barrel = Escopeta de cañón doble
    .the = la Escopeta de cañón doble
    .text = { zombicide-text-weapon }
rue-morgue-card-fire-axe = Hacha de bombero
    .the = el Hacha de bombero
    .text = { zombicide-text-weapon }
rue-morgue-card-knife = Cuchillo
    .the = el Cuchillo
    .text = { zombicide-text-weapon } En la mano: +{ $lends_dice ->
        [one] 1 dado
       *[other] { $lends_dice } dados
    } para la otra arma cuerpo a cuerpo que empuñe.
rue-morgue-card-la-guillotine = La Guillotina
    .the = La Guillotina
    .text = { zombicide-text-weapon } Los Descarnados que mata no dejan Reptadores.
rue-morgue-card-mac-10 = Mac-10
    .the = el Mac-10
    .text = { zombicide-text-weapon }
rue-morgue-card-mp5 = MP5
    .the = el MP5
    .text = { zombicide-text-weapon }
rue-morgue-card-nailbat = Bate con clavos
    .the = el Bate con clavos
    .text = { zombicide-text-weapon }
rue-morgue-card-pistol = Pistola
    .the = la Pistola
    .text = { zombicide-text-weapon }
rue-morgue-card-rifle = Rifle
    .the = el Rifle
    .text = { zombicide-text-weapon } Con una Mira forma un Rifle de francotirador.
rue-morgue-card-saber = Sable
    .the = el Sable
    .text = { zombicide-text-weapon }
rue-morgue-card-sawed-off = Recortada
    .the = la Recortada
    .text = { zombicide-text-weapon }
rue-morgue-card-shotgun = Escopeta
    .the = la Escopeta
    .text = { zombicide-text-weapon }
rue-morgue-card-sniper-rifle = Rifle de francotirador
    .the = el Rifle de francotirador
    .text = { zombicide-text-weapon } Quien lo dispara elige los blancos. Al descartarlo vuelve a ser un Rifle y una Mira.
rue-morgue-card-sword = Espada
    .the = la Espada
    .text = { zombicide-text-weapon }
rue-morgue-card-urban-mace = Maza urbana
    .the = la Maza urbana
    .text = { zombicide-text-weapon }
rue-morgue-card-molotov = Cóctel Molotov
    .the = el Cóctel Molotov
    .text = En la mano, por una acción a distancia: muere todo lo que haya en una Zona a la vista a Alcance 0–1, también Supervivientes y Abominaciones. Ruidoso. Se gasta al lanzarlo.
rue-morgue-card-aaahh = ¡Aaah!
    .the = la carta ¡Aaah!
    .text = Aparece un Caminante Descarnado en la Zona de quien la saque.
rue-morgue-card-bulletproof-vest = Chaleco antibalas
    .the = el Chaleco antibalas
    .text = Detiene dos Heridas causadas por Supervivientes. Sirve también en reserva, en el modo Competitivo.
rue-morgue-card-gasoline = Gasolina
    .the = la Gasolina
    .text = Con una Botella de cristal forma un Cóctel Molotov, en cualquier momento y gratis.
rue-morgue-card-glass-bottles = Botella de cristal
    .the = la Botella de cristal
    .text = Con Gasolina forma un Cóctel Molotov, en cualquier momento y gratis.
rue-morgue-card-goalie-mask = Máscara de hockey
    .the = la Máscara de hockey
    .text = Puede descartarse en vez de sufrir una Herida, aunque esté en reserva.
rue-morgue-card-plenty-of-ammo-light = Montones de munición (ligera)
    .the = los Montones de munición (ligera)
    .text = Aunque estén en reserva: una vez en cada acción a distancia con AK-47, Mac-10, MP5, Pistola o Rifle, se pueden repetir todos los dados.
rue-morgue-card-plenty-of-ammo-heavy = Montones de munición (pesada)
    .the = los Montones de munición (pesada)
    .text = Aunque estén en reserva: una vez en cada acción a distancia con Escopeta de cañón doble, Recortada o Escopeta, se pueden repetir todos los dados.
rue-morgue-card-scope = Mira
    .the = la Mira
    .text = Con un Rifle forma un Rifle de francotirador, en cualquier momento y gratis.
rue-morgue-card-wounded = Herida
    .the = la carta de Herida
    .text = Ocupa un espacio y no se puede descartar ni intercambiar. La segunda mata.

# --- Habilidades ------------------------------------------------------------------------------------------------------

rue-morgue-skill-plus-1-free-ranged-action = +1 acción a distancia gratuita
    .text = { zombicide-skill-plus-1-free-ranged-action.text }
rue-morgue-skill-plus-1-free-melee-action = +1 acción cuerpo a cuerpo gratuita
    .text = { zombicide-skill-plus-1-free-melee-action.text }
rue-morgue-skill-plus-1-die-ranged-again = { zombicide-skill-plus-1-die-ranged } (2.º)
    .text = { zombicide-skill-plus-1-die-ranged.text }
rue-morgue-skill-plus-1-free-team-action = +1 acción de equipo gratuita
    .text = Una vez por turno: una acción de equipo más, con una carta que no se haya usado en la ronda.
rue-morgue-skill-plus-1-free-dog-action = +1 acción de Perro gratuita
    .text = Una acción más en cada turno, solo para Perros Acompañantes, que vienen en otra caja.
rue-morgue-skill-2-cocktails-are-better-than-1 = 2 cócteles son mejores que 1
    .text = Hace dos Cócteles Molotov a la vez.
rue-morgue-skill-death-grasp = Aferrarse a la vida
    .text = Las Heridas no le cuestan Equipo mientras quepa la carta de Herida.
rue-morgue-skill-hold-your-nose = Aguanta la respiración
    .text = Una vez por turno, si ha matado en ese turno: una búsqueda gratuita en cualquier Zona sin zombis.
rue-morgue-skill-webbing = A mano
    .text = Todo lo que lleva cuenta como empuñado.
rue-morgue-skill-hit-and-run = Ataque y retirada
    .text = Tras un ataque que mate a un zombi o a un rival: una acción de movimiento gratuita, sin pagar por los zombis de la Zona.
rue-morgue-skill-lock-it-down = Ciérrala
    .text = Por una acción, cierra una puerta abierta; al abrirla de nuevo no aparecen más zombis.
rue-morgue-skill-fast-roping = Descenso con cuerda
    .text = Puede bajar de un Helicóptero en vuelo a una Zona de calle.
rue-morgue-skill-distributor = Distribuidor
    .text = En el paso de aparición, mira una carta de Zombi por dado de aparición y las reparte.
rue-morgue-skill-is-that-all-youve-got = ¿Eso es todo lo que tienes?
    .text = { zombicide-skill-is-that-all-youve-got.text }
rue-morgue-skill-break-in = Forzar entrada
    .text = { zombicide-skill-break-in.text }
rue-morgue-skill-sniper = Francotirador
    .text = Elige los blancos de todas sus acciones a distancia.
rue-morgue-skill-full-auto = Fuego automático
    .text = A distancia, puede tirar tantos dados como Actores haya en la Zona a la que dispara en vez de los del arma.
rue-morgue-skill-barbarian = Bárbaro
    .text = Cuerpo a cuerpo, puede tirar tantos dados como Actores haya en la Zona en vez de los del arma.
rue-morgue-skill-toxic-immunity = Inmunidad tóxica
    .text = No le afecta la sangre de los zombis tóxicos, que vienen en otra caja.
rue-morgue-skill-born-leader = Líder nato
    .text = { zombicide-skill-born-leader.text }
rue-morgue-skill-steady-hand = Mano firme
    .text = Sus disparos respetan a los demás Supervivientes.
rue-morgue-skill-medic = Médico
    .text = Una vez por turno, gratis: quita una carta de Herida a un Superviviente de su Zona.
rue-morgue-skill-ninja = Ninja
    .text = No hace ruido: ni su figura ni su Equipo cuentan, salvo que quiera.
rue-morgue-skill-matching-set = ¡Par conjuntado!
    .text = { zombicide-skill-matching-set.text }
rue-morgue-skill-low-profile = Pasar desapercibido
    .text = Los disparos de los demás no le dan.
rue-morgue-skill-helicopter-pilot = Piloto de helicóptero
    .text = Puede despegar, volar y aterrizar con un Helicóptero.
rue-morgue-skill-gunslinger = Pistolero
    .text = Todas las armas a distancia le cuentan como Dobles.
rue-morgue-skill-hoard = Provisiones
    .text = Le cabe una carta más en reserva.
rue-morgue-skill-free-reload = Recarga gratuita
    .text = { zombicide-skill-free-reload.text }
rue-morgue-skill-1-re-roll-per-turn = Repetir una tirada por turno
    .text = Una vez por turno puede repetir todos los dados de una acción.
rue-morgue-skill-loud = Ruidoso
    .text = Una vez por turno: la Zona cuenta como la más ruidosa del tablero hasta su próximo turno.
rue-morgue-skill-lifesaver = Socorrista
    .text = { zombicide-skill-lifesaver.text }
rue-morgue-skill-super-strength = Súper fuerza
    .text = { zombicide-skill-super-strength.text }
rue-morgue-skill-trick-shot = Tiro acrobático
    .text = { zombicide-skill-trick-shot.text }
rue-morgue-skill-zombie-link = Vínculo zombi
    .text = { zombicide-skill-zombie-link.text }
rue-morgue-skill-point-blank = Disparo a bocajarro
    .text = Al disparar a Alcance 0 elige los blancos.
rue-morgue-skill-charge = Acometida
    .text = Gratis y cuantas veces quiera: hasta dos Zonas para llegar a donde haya zombis o rivales.
rue-morgue-skill-blitz = Carga súbita
    .text = Matar al último zombi de una Zona da una acción de movimiento gratuita, que se hace al momento.
rue-morgue-skill-sprint = Esprintar
    .text = Una vez por turno, una acción de movimiento abarca hasta tres Zonas.
rue-morgue-skill-jump = Salto
    .text = Una vez por turno, por una acción: cae a dos Zonas, en una que vea, por encima de quien sea si nada más cierra el paso.
rue-morgue-skill-tough = Duro
    .text = Ignora el primer ataque de un zombi en cada fase de los zombis.
rue-morgue-skill-bloodlust-melee = Sed de sangre: Cuerpo a cuerpo
    .text = Por una acción: hasta dos Zonas para llegar a donde haya zombis o rivales, y una acción cuerpo a cuerpo gratuita.
rue-morgue-skill-bloodlust-ranged = Sed de sangre: A distancia
    .text = Por una acción: hasta dos Zonas para llegar a donde haya zombis o rivales, y una acción a distancia gratuita.
rue-morgue-skill-bloodlust-combat = Sed de sangre: Combate
    .text = Por una acción: hasta dos Zonas para llegar a donde haya zombis o rivales, y una acción de combate gratuita.
rue-morgue-text-dreadnought = No sufre Heridas de este tipo de zombi.
rue-morgue-text-collector = Este tipo de zombi da el doble de Experiencia.
rue-morgue-text-damage-with = 1 de Daño más con ella.
rue-morgue-text-starts-with = Empieza con esa carta, además de las que se repartan.
rue-morgue-text-can-start = Puede empezar ahí, con la Experiencia justa, si todos están de acuerdo.
rue-morgue-skill-dreadnought-walker = Acorazado: { rue-morgue-zombie-walker }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-walker = Coleccionista: { rue-morgue-zombie-walker }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-dreadnought-fatty = Acorazado: { rue-morgue-zombie-fatty }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-fatty = Coleccionista: { rue-morgue-zombie-fatty }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-dreadnought-runner = Acorazado: { rue-morgue-zombie-runner }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-runner = Coleccionista: { rue-morgue-zombie-runner }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-dreadnought-crawler = Acorazado: { rue-morgue-zombie-crawler }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-crawler = Coleccionista: { rue-morgue-zombie-crawler }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-dreadnought-abomination = Acorazado: { rue-morgue-zombie-abomination }
    .text = { rue-morgue-text-dreadnought }
rue-morgue-skill-collector-abomination = Coleccionista: { rue-morgue-zombie-abomination }
    .text = { rue-morgue-text-collector }
rue-morgue-skill-plus-1-damage-with-ak-47 = +1 al Daño con { rue-morgue-card-ak-47.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-bow = +1 al Daño con { rue-morgue-card-bow.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-chainsaw = +1 al Daño con { rue-morgue-card-chainsaw.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-crowbar = +1 al Daño con { rue-morgue-card-crowbar.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-double-barrel = +1 al Daño con { rue-morgue-card-double-barrel.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-fire-axe = +1 al Daño con { rue-morgue-card-fire-axe.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-knife = +1 al Daño con { rue-morgue-card-knife.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-la-guillotine = +1 al Daño con { rue-morgue-card-la-guillotine.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-mac-10 = +1 al Daño con { rue-morgue-card-mac-10.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-mp5 = +1 al Daño con { rue-morgue-card-mp5.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-nailbat = +1 al Daño con { rue-morgue-card-nailbat.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-pistol = +1 al Daño con { rue-morgue-card-pistol.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-rifle = +1 al Daño con { rue-morgue-card-rifle.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-saber = +1 al Daño con { rue-morgue-card-saber.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-sawed-off = +1 al Daño con { rue-morgue-card-sawed-off.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-shotgun = +1 al Daño con { rue-morgue-card-shotgun.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-sniper-rifle = +1 al Daño con { rue-morgue-card-sniper-rifle.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-sword = +1 al Daño con { rue-morgue-card-sword.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-plus-1-damage-with-urban-mace = +1 al Daño con { rue-morgue-card-urban-mace.the }
    .text = { rue-morgue-text-damage-with }
rue-morgue-skill-starts-with-a-ak-47 = Empieza con { rue-morgue-card-ak-47.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-bow = Empieza con { rue-morgue-card-bow.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-chainsaw = Empieza con { rue-morgue-card-chainsaw.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-crowbar = Empieza con { rue-morgue-card-crowbar.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-double-barrel = Empieza con { rue-morgue-card-double-barrel.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-fire-axe = Empieza con { rue-morgue-card-fire-axe.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-knife = Empieza con { rue-morgue-card-knife.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-la-guillotine = Empieza con { rue-morgue-card-la-guillotine.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-mac-10 = Empieza con { rue-morgue-card-mac-10.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-mp5 = Empieza con { rue-morgue-card-mp5.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-nailbat = Empieza con { rue-morgue-card-nailbat.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-pistol = Empieza con { rue-morgue-card-pistol.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-rifle = Empieza con { rue-morgue-card-rifle.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-saber = Empieza con { rue-morgue-card-saber.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-sawed-off = Empieza con { rue-morgue-card-sawed-off.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-shotgun = Empieza con { rue-morgue-card-shotgun.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-sword = Empieza con { rue-morgue-card-sword.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-starts-with-a-urban-mace = Empieza con { rue-morgue-card-urban-mace.the }
    .text = { rue-morgue-text-starts-with }
rue-morgue-skill-can-start-at-yellow = Puede comenzar en { zombicide-level-yellow }
    .text = { rue-morgue-text-can-start }
rue-morgue-skill-can-start-at-orange = Puede comenzar en { zombicide-level-orange }
    .text = { rue-morgue-text-can-start }
rue-morgue-skill-can-start-at-red = Puede comenzar en { zombicide-level-red }
    .text = { rue-morgue-text-can-start }

# --- Heridas, armas mejoradas, combates -------------------------------------------------------------------------------

rue-morgue-way-noisy = ruido
rue-morgue-way-silent = silencio
rue-morgue-do-lose-card = Perder { $card_the } ({ $slot })
rue-morgue-do-take-wound = La carta de Herida va en { $slot_the }
    .done = puso la carta de Herida en su espacio
rue-morgue-do-combine = { $survivor } forma { $card_the }
rue-morgue-do-throw-molotov = Lanzar un Cóctel Molotov a { $zone }
rue-morgue-do-medic = Médico: curar a { $survivor }
rue-morgue-do-lock-it-down = Ciérrala: cerrar la Puerta { $gate }
rue-morgue-do-loud = Ruidoso: que esta sea la Zona más ruidosa
rue-morgue-do-ninja = { $way_id ->
    [noisy] Prescindir de Ninja
   *[silent] Volver a ser Ninja
}
rue-morgue-ask-take-wounded-card = { $survivor } sufre una Herida. ¿Qué carta pierde, o dónde va la carta de Herida?
rue-morgue-ask-blitz-move = { $survivor } puede moverse al momento. ¿Adónde?
rue-morgue-ask-start-higher = ¿Puede { $survivor } empezar en { $level }?
rue-morgue-event-weapon-made = { $survivor } formó { $count ->
    [one] { $card_the }
   *[other] { $card }, { $count } de una vez
}.
rue-morgue-event-molotov-thrown = { $survivor } lanzó un Cóctel Molotov: en { $zone } no queda nadie vivo.

# --- Huéspedes de otras cajas -----------------------------------------------------------------------------------------

rue-morgue-zombie-standard-runner = Corredor Normal
    .a = un Corredor Normal
    .one = Un Corredor Normal
    .many = Corredores Normales
    .sign = RN
    .text = Viene en otra caja.
rue-morgue-zombie-standard-abomination = Abominación Normal
    .a = una Abominación Normal
    .one = Una Abominación Normal
    .many = Abominaciones Normales
    .sign = AN
    .text = Viene en otra caja.
rue-morgue-zombie-toxic-fatty = Gordo Tóxico
    .a = un Gordo Tóxico
    .one = Un Gordo Tóxico
    .many = Gordos Tóxicos
    .sign = GT
    .text = Viene en otra caja.
rue-morgue-zombie-toxic-runner = Corredor Tóxico
    .a = un Corredor Tóxico
    .one = Un Corredor Tóxico
    .many = Corredores Tóxicos
    .sign = RT
    .text = Viene en otra caja.
rue-morgue-zombie-toxic-abomination = Abominación Tóxica
    .a = una Abominación Tóxica
    .one = Una Abominación Tóxica
    .many = Abominaciones Tóxicas
    .sign = AT
    .text = Viene en otra caja.
rue-morgue-zombie-berserker-walker = Caminante Berserker
    .a = un Caminante Berserker
    .one = Un Caminante Berserker
    .many = Caminantes Berserkers
    .sign = CB
    .text = Viene en otra caja.
rue-morgue-zombie-berserker-fatty = Gordo Berserker
    .a = un Gordo Berserker
    .one = Un Gordo Berserker
    .many = Gordos Berserkers
    .sign = GB
    .text = Viene en otra caja.
rue-morgue-zombie-berserker-runner = Corredor Berserker
    .a = un Corredor Berserker
    .one = Un Corredor Berserker
    .many = Corredores Berserkers
    .sign = RB
    .text = Viene en otra caja.
rue-morgue-zombie-berserker-abomination = Abominación Berserker
    .a = una Abominación Berserker
    .one = Una Abominación Berserker
    .many = Abominaciones Berserkers
    .sign = AB
    .text = Viene en otra caja.
rue-morgue-zombie-zombie-dog = Perro zombi
    .a = un Perro zombi
    .one = Un Perro zombi
    .many = Perros zombis
    .sign = P
    .text = Viene en otra caja.

# --- Por qué no: una frase para cada regla y unas palabras para las listas --------------------------------------------

rue-morgue-no-rm-act-01 = { zombicide-not-tired }
    .short = { zombicide-not-tired.short }
rue-morgue-no-rm-act-04 = { zombicide-not-objective }
    .short = { zombicide-not-objective.short }
rue-morgue-no-rm-cbt-09 = { zombicide-not-tough }
    .short = { zombicide-not-tough.short }
rue-morgue-no-rm-chg-07 = { $actor } no puede salir con ¡Cargad!: los zombis de su Zona cuestan más de un movimiento. Que mate antes a alguno.
    .short = Los zombis cortan el paso
rue-morgue-no-rm-crh-01 = { $actor } no puede ir allí: está el helicóptero estrellado. Que dé un rodeo.
    .short = Helicóptero estrellado
rue-morgue-no-rm-dor-01 = { zombicide-not-barehanded }
    .short = { zombicide-not-barehanded.short }
rue-morgue-no-rm-eqp-02 = { zombicide-not-gems }
    .short = { zombicide-not-gems.short }
rue-morgue-no-rm-eqp-05 = { zombicide-not-melee }
    .short = { zombicide-not-melee.short }
rue-morgue-no-rm-gen-05 = La misión aún no lo permite; su página dice qué hace falta.
    .short = La misión no lo permite
rue-morgue-no-rm-hel-02 = { $do_id ->
    [move] { $actor } no puede andar: está en el helicóptero. Que baje antes.
   *[other] { $actor } no puede subir: el helicóptero está en otra Zona. Que vaya allí.
}
    .short = Helicóptero en otro sitio
rue-morgue-no-rm-hel-03 = { $actor } no puede subir: hay zombis en la Zona. Que los mate antes.
    .short = Zombis en la Zona
rue-morgue-no-rm-hel-04 = { $actor } no puede subir ahí: el asiento está ocupado. Que elija otro.
    .short = Asiento ocupado
rue-morgue-no-rm-hel-06 = { $actor } no puede bajar: el helicóptero está en el aire. Que aterrice antes.
    .short = En el aire
rue-morgue-no-rm-hel-07 = { $actor } no puede bajar aquí: no hay dónde. Que vuele hasta una calle.
    .short = Sin sitio para bajar
rue-morgue-no-rm-hel-09 = Todos los asientos están ocupados y nadie cambia. Antes tiene que bajar alguien.
    .short = Asientos ocupados
rue-morgue-no-rm-hel-10 = { $actor } no puede dejar el asiento de piloto en vuelo. Que aterrice antes.
    .short = Piloto en vuelo
rue-morgue-no-rm-hel-22 = { $actor } no puede hacerlo desde el aire. Que aterrice antes.
    .short = En el aire
rue-morgue-no-rm-hel-27 = { $actor } no puede guardar cartas: el helicóptero está en otra Zona. Que vaya allí.
    .short = Helicóptero en otro sitio
rue-morgue-no-rm-hel-28 = { $actor } no puede sacar cartas: aquí no hay un helicóptero con cartas. Que vaya a él.
    .short = Helicóptero en otro sitio
rue-morgue-no-rm-inv-02 = En { $slot_the } no cabe { $card_the }. Busca otro sitio.
    .short = Ahí no cabe
rue-morgue-no-rm-inv-03 = { zombicide-not-stowed }
    .short = { zombicide-not-stowed.short }
rue-morgue-no-rm-mov-05 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
rue-morgue-no-rm-mva-02 = { zombicide-not-shut }
    .short = { zombicide-not-shut.short }
rue-morgue-no-rm-mva-03 = { zombicide-not-held }
    .short = { zombicide-not-held.short }
rue-morgue-no-rm-mvo-04 = { $actor } no puede salir con ¡Moveos!: los zombis de su Zona cuestan más de un movimiento. Que mate antes a alguno.
    .short = Los zombis cortan el paso
rue-morgue-no-rm-pad-03 = { zombicide-not-fenced }
    .short = { zombicide-not-fenced.short }
rue-morgue-no-rm-rel-01 = { zombicide-not-empty }
    .short = { zombicide-not-empty.short }
rue-morgue-no-rm-rng-02 = { zombicide-not-unseen }
    .short = { zombicide-not-unseen.short }
rue-morgue-no-rm-rng-06 = { zombicide-not-range }
    .short = { zombicide-not-range.short }
rue-morgue-no-rm-sea-02 = { zombicide-not-watched }
    .short = { zombicide-not-watched.short }
rue-morgue-no-rm-sea-04 = { zombicide-not-twice }
    .short = { zombicide-not-twice.short }
rue-morgue-no-rm-sea-06 = { zombicide-not-no-deck }
    .short = { zombicide-not-no-deck.short }
rue-morgue-no-rm-sea-08 = { $actor } no puede buscar aquí: en calles, pasillos y salas de hospital no hay nada. Que vaya a una habitación o a las taquillas.
    .short = Aquí no se busca
rue-morgue-no-rm-set-11 = { zombicide-not-one-each }
    .short = { zombicide-not-one-each.short }
rue-morgue-no-rm-sk-09 = El equipo de { $actor } ya ha usado esta carta en la ronda. Que use otra.
    .short = Carta usada
rue-morgue-no-rm-tea-04 = El equipo de { $actor } no tiene esta carta. Que use una de las suyas.
    .short = No es de vuestro equipo
rue-morgue-no-rm-tea-05 = El equipo de { $actor } ya ha usado su acción de equipo de esta ronda. Esperad a la próxima.
    .short = Acción de equipo usada
rue-morgue-no-rm-tea-06 = { $actor } iría sin nadie: tiene que poder participar alguien de su equipo. Acercad a alguien.
    .short = Nadie puede participar
rue-morgue-no-rm-tea-07 = { $do_id ->
    [name] { $survivor } no puede participar: hay que poder hacerlo. Nombra a otros.
   *[other] { $actor } no puede participar desde aquí: hay que poder hacerlo. Que cambie de sitio o de arma.
}
    .short = Sin poder participar
rue-morgue-no-rm-tpo-01 = { zombicide-not-shielded }
    .short = { zombicide-not-shielded.short }
rue-morgue-no-rm-trd-02 = { zombicide-not-apart }
    .short = { zombicide-not-apart.short }
rue-morgue-no-get-out = { $actor } no puede bajar aquí del helicóptero. Seguid volando o aterrizad antes.
    .short = Sin sitio para bajar
rue-morgue-no-get-in = { $actor } no puede subir ahora al helicóptero. Que espere a tenerlo en su Zona.
    .short = Ahora no
rue-morgue-no-change-seat = { $actor } no puede cambiar ahora de asiento. Que suba antes, o aterrizad.
    .short = Ahora no
rue-morgue-no-retrieve = { $actor } no puede sacar cartas: aquí no hay un helicóptero con cartas. Que vaya a él.
    .short = Helicóptero en otro sitio
rue-morgue-no-rm-hel-11 = El helicóptero no vuela en esta misión. Mirad los objetivos de la misión.
    .short = Aquí no vuela
rue-morgue-no-rm-hel-12 = { $actor } no puede pilotarlo: hacen falta la habilidad Piloto de helicóptero y el asiento de piloto. Que se siente allí un piloto.
    .short = Sin piloto a los mandos
rue-morgue-no-rm-hel-13 = { $actor } no puede hacerlo aquí: no es un lugar de aterrizaje. Que vuele hasta uno.
    .short = Sin lugar de aterrizaje
rue-morgue-no-rm-hel-16 = { $actor } no puede volar: el helicóptero está en tierra. Que despegue antes.
    .short = En tierra
