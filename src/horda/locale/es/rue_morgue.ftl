# Zombicide Temporada 3: Rue Morgue. Lo que comparte con su familia está en zombicide.ftl.

rue-morgue-title = Zombicide Temporada 3: Rue Morgue

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
rue-morgue-do-be-grabbed = Acabar en { $zone }
rue-morgue-do-distribute = { $survivor } reparte las cartas
rue-morgue-do-give-to-die = { $card } para el dado que marca { $die }
rue-morgue-ask-place-last = No quedan { $zombie_many } para todos los sitios. ¿Dónde aparecen los últimos ({ $count })?
rue-morgue-ask-be-grabbed = Varias Abominaciones alcanzan a { $survivor }. ¿Cuál lo agarra?
rue-morgue-ask-who-distributes = Equipos rivales podrían repartir las cartas de Zombi. ¿A quién le toca?
rue-morgue-ask-share-cards = { $survivor } mira las cartas de Zombi. ¿Cuál es para el dado que marca { $die }?
rue-morgue-event-spawn-dice-rolled = Los dados de aparición marcan { $dice }.
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
} actúan otra vez; en peligro azul no lo hace nadie.
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
rue-morgue-ask-choose-survivor = ¿A quién lleva { $seat }? (quedan { $count } por elegir en total)
rue-morgue-ask-share-out = ¿Quién del equipo { $team } se queda con { $card_the }?
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

rue-morgue-why-most-experience = La misión ha acabado y gana quien más Experiencia tiene.

# --- Misiones ---------------------------------------------------------------------------------------------------------

rue-morgue-mission-learning-to-fly = Aprender a volar
    .text = { zombicide-text-mission } Cruzar el hospital hasta el Helicóptero. Se gana cuando, en una fase final, están en la Salida todos los que empezaron: con la primera muerte se pierde. El Helicóptero no vuela.
rue-morgue-mission-smells-like-team-spirit = Huele a espíritu de equipo
    .text = { zombicide-text-mission } Llegar al refugio: todos los que empezaron deben escapar por la Salida, cada cual al acabar su turno y sin zombis en ella; con la primera muerte se pierde. El Objetivo azul permite abrir la Puerta azul y el rosa, la rosa; cada uno da { $objective_taken_experience } de Experiencia. El Helicóptero vuela desde el helipuerto. Hacen falta alguien que pilote y alguien con Descenso con cuerda.

# --- Opciones ---------------------------------------------------------------------------------------------------------

rue-morgue-option-teams = Equipos
    .text = Cuántos equipos hay, todos con igual número de Supervivientes. En las misiones competitivas son rivales.
rue-morgue-option-teams-fitting = los que convengan a la misión
rue-morgue-option-team-actions = Acciones de equipo
    .text = Cuántas cartas de Acción de equipo coge cada equipo; para quienes conocen el juego.
rue-morgue-option-crawlers = Reptadores
    .text = Sin ellos el juego es algo más fácil: los ataques no dejan ninguno y las cartas de Cama tampoco los traen.
