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
