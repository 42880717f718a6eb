# Army of the Dead. Lo que no está aquí lo dice la familia (zombicide.ftl).

army-of-the-dead-title = Army of the Dead: A Zombicide Game

# --- Quién está -------------------------------------------------------------------------------------------------------

army-of-the-dead-survivor-scott = Scott
army-of-the-dead-survivor-martin = Martin
army-of-the-dead-survivor-kate = Kate
army-of-the-dead-survivor-dieter = Dieter
army-of-the-dead-survivor-cruz = Cruz
army-of-the-dead-survivor-guzman = Guzmán
army-of-the-dead-survivor-vanderohe = Vanderohe
army-of-the-dead-survivor-peters = Peters
army-of-the-dead-survivor-chambers = Chambers
army-of-the-dead-survivor-lilly = Lilly
army-of-the-dead-survivor-tanaka = Tanaka
army-of-the-dead-survivor-cummings = Cummings

army-of-the-dead-token-trap = zona de trampa
army-of-the-dead-token-truck = taconeta
army-of-the-dead-token-companion = espacio de acompañante

# --- El golpe ---------------------------------------------------------------------------------------------------------

army-of-the-dead-vault-electronic-measures = Medidas electrónicas
    .text = Un mecánico cerca permite poner un dado en lo que quieras. Con alguien sigiloso cerca se tira un dado más.
army-of-the-dead-vault-spikes-and-darts = Pinchos y dardos
    .text = Por cada Trampa explosiva que descartes, un dado sube 1 y otro baja 1. Con alguien agresivo cerca se tira un dado más.
army-of-the-dead-vault-mechanisms-and-bolts = Mecanismos y cerrojos
    .text = Un mecánico cerca permite poner un dado en lo que quieras. Un cerrajero cerca da una cuarta tirada.
army-of-the-dead-vault-laser-grid = Red de láseres
    .text = Alguien sigiloso cerca da una cuarta tirada. Un piloto cerca sube o baja 1 un dado.
army-of-the-dead-vault-pressure-plates = Placas de presión
    .text = Alguien agresivo cerca sube o baja 1 un dado. Por una Palanca que descartes hay una tirada más. Con un cerrajero cerca se tira un dado más.
army-of-the-dead-bonus-extra-die = un dado más
army-of-the-dead-bonus-extra-roll = una tirada más
army-of-the-dead-bonus-change = un dado a elección
army-of-the-dead-bonus-nudge = un dado girado en 1
army-of-the-dead-bonus-pair = un dado sube, otro baja

army-of-the-dead-goal-kill-zeus = Matar a Zeus
    .text = Scott: Zeus tiene que ser eliminado. Quien tenga la ficha tira un dado más contra Abominaciones, y puede entregarla para traer a Zeus.
army-of-the-dead-goal-aim-for-the-head = Apunta a la cabeza
    .text = Dieter mata 8 Errantes. Quien tenga la ficha recibe 2 de adrenalina por cada Errante.
army-of-the-dead-goal-i-want-my-money = Quiero mi dinero
    .text = Cruz tiene la ficha al final. Quien la descubra recibe 10 de adrenalina; ocupa 2 espacios y se puede intercambiar.
army-of-the-dead-goal-the-real-job = El verdadero encargo
    .text = Martin tiene la ficha al final. Quien la descubra recibe 5 de adrenalina; ocupa 1 espacio y se puede intercambiar.
army-of-the-dead-goal-back-to-the-camp = De vuelta al campamento
    .text = Kate llega al amarillo. Quien tenga la ficha se mueve una vez gratis cada turno.
army-of-the-dead-goal-one-for-the-camera = Una para la cámara
    .text = Guzmán mata 3 Alfas. Quien tenga la ficha dispara una vez gratis cada turno.
army-of-the-dead-goal-cutting-a-path = Abriendo camino
    .text = Vanderohe mata 6 Errantes. Quien tenga la ficha tira un dado más cuerpo a cuerpo.
army-of-the-dead-goal-warm-up-the-engine = Calentar el motor
    .text = Peters tiene la ficha al final. Quien la descubra recibe 5 de adrenalina; ocupa 1 espacio y se puede intercambiar.
army-of-the-dead-goal-show-them-how = Enséñales cómo se hace
    .text = Chambers mata 7 Errantes. Quien tenga la ficha tira un dado más al disparar.
army-of-the-dead-goal-know-your-enemy = Conoce a tu enemigo
    .text = Lilly mata 2 Alfas. Quien tenga la ficha puede esprintar.
army-of-the-dead-goal-early-retirement = Jubilación anticipada
    .text = Tanaka tiene la ficha al final. Quien la descubra recibe 5 de adrenalina; ocupa 2 espacios y se puede intercambiar.
army-of-the-dead-goal-the-law-in-here = Aquí la ley soy yo
    .text = Cummings llega al naranja. Quien descubra la ficha recibe 7 de adrenalina.

army-of-the-dead-place-driver = asiento del conductor
army-of-the-dead-place-gunner = asiento del artillero
army-of-the-dead-place-passenger-1 = asiento de pasajero
army-of-the-dead-place-passenger-2 = asiento de pasajero

army-of-the-dead-card-ramming = embestida
    .the = la embestida
    .text = { zombicide-text-weapon }
army-of-the-dead-card-roof-machine-gun = ametralladora del techo
    .the = la ametralladora del techo
    .text = { zombicide-text-weapon }
army-of-the-dead-card-blue-objective = objetivo azul
    .the = el objetivo azul
    .text = Ocupa sitio, y nadie lo tira.
army-of-the-dead-card-green-objective = objetivo verde
    .the = el objetivo verde
    .text = Ocupa sitio, y nadie lo tira.
army-of-the-dead-card-black-objective = objetivo negro
    .the = el objetivo negro
    .text = Ocupa sitio, y nadie lo tira.
army-of-the-dead-card-yellow-objective = objetivo amarillo
    .the = el objetivo amarillo
    .text = Ocupa sitio, y nadie lo tira.
army-of-the-dead-card-purple-objective = objetivo morado
    .the = el objetivo morado
    .text = Ocupa sitio, y nadie lo tira.
army-of-the-dead-card-blue-haul = botín azul
    .the = el botín azul
    .text = Llena la mochila, y nadie lo tira.
army-of-the-dead-card-green-haul = botín verde
    .the = el botín verde
    .text = Llena la mochila, y nadie lo tira.
army-of-the-dead-card-black-haul = botín negro
    .the = el botín negro
    .text = Llena la mochila, y nadie lo tira.

army-of-the-dead-skill-head-hunter = Ficha: Apunta a la cabeza
    .text = 2 de adrenalina en vez de 1 por cada Errante muerto.
army-of-the-dead-skill-zeus-bane = Ficha: Matar a Zeus
    .text = Un dado más contra Abominaciones. Mientras Zeus no haya llegado, la ficha se puede entregar para traerlo en lugar de su ficha de aparición.

# --- El golpe: preguntas y decisiones ---------------------------------------------------------------------------------

army-of-the-dead-ask-choose-team = { $count ->
    [one] Falta un superviviente en el equipo. ¿Quién?
   *[other] Faltan { $count } supervivientes en el equipo. ¿Quién es el siguiente?
}
army-of-the-dead-ask-share-team = ¿Quién lleva a { $survivor }?
army-of-the-dead-ask-choose-start = ¿Dónde empieza { $survivor }?
army-of-the-dead-ask-choose-set = ¿Con qué empieza { $survivor }?
army-of-the-dead-ask-lay-noise = ¿Dónde empieza la ficha de ruido?
army-of-the-dead-ask-place-companion = ¿Quién espera en { $zone }?
army-of-the-dead-ask-crack-vault = Las trampas de la cámara: { $dice_count ->
    [0] ningún dado
   *[other] { $dice }
}{ $kept_count ->
    [0] {""}
   *[other] , y { $kept } apartados
}. { $count ->
    [0] No quedan tiradas.
    [one] Queda 1 tirada.
   *[other] Quedan { $count } tiradas.
} ¿Y ahora?
army-of-the-dead-ask-make-room = { $survivor } necesita sitio para el objetivo { $colour }. ¿Qué se va?
army-of-the-dead-ask-accept-hand-over = Pasaría a { $survivor }. ¿De acuerdo?
army-of-the-dead-ask-ram = La taconeta está entre los muertos. ¿Los embiste { $survivor }?

army-of-the-dead-do-choose-survivor = { $survivor }
army-of-the-dead-do-share-survivor = { $player }
army-of-the-dead-do-begin-in = En { $zone }
army-of-the-dead-do-take-set = { $card }
army-of-the-dead-do-lay-noise = En { $zone }
army-of-the-dead-do-place-companion = { $survivor }
army-of-the-dead-do-try-vault = Intentar vencer las trampas de la cámara
army-of-the-dead-do-open-vault = Abrir la cámara acorazada
army-of-the-dead-do-roll-vault = Tirar { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
army-of-the-dead-do-set-aside = Apartar un { $die }
army-of-the-dead-do-change-die = Cambiar un { $die } por un { $result }
army-of-the-dead-do-shift-dice = Subir 1 un { $up } y bajar 1 un { $down }
army-of-the-dead-do-extra-roll = Hacer una tirada más
army-of-the-dead-do-take-along = Llevarse a { $survivor }
army-of-the-dead-do-hand-over = Para { $survivor }: el objetivo { $colour }
army-of-the-dead-do-hand-companion = Para { $survivor }: { $companion }
army-of-the-dead-do-board-truck = Subir a la taconeta: { $place }
army-of-the-dead-do-leave-truck = Bajar de la taconeta
army-of-the-dead-do-change-seat = Cambiar al { $place }
army-of-the-dead-do-drive = Conducir a { $zone }
army-of-the-dead-do-ram = Embestirlos
army-of-the-dead-do-drive-by = Dejarlos estar
army-of-the-dead-do-fire-gun = Disparar la ametralladora a { $zone }
army-of-the-dead-do-fire-gun-at = Disparar la ametralladora a { $zone }, todo contra { $zombie_a }
army-of-the-dead-do-zeus-bane = Entregar la ficha: viene Zeus

# --- El golpe: sucesos ------------------------------------------------------------------------------------------------

army-of-the-dead-event-survivor-chosen = { $survivor } está en el equipo.
army-of-the-dead-event-survivor-shared = { $player } lleva a { $survivor }.
army-of-the-dead-event-companion-placed = { $survivor } espera en { $zone }.
army-of-the-dead-event-companion-led = { $companion } sigue a { $survivor } desde ahora.
army-of-the-dead-event-goal-drawn = Objetivo personal en { $colour }: { $goal }.
army-of-the-dead-event-goal-done = Objetivo personal completo: { $goal }.
army-of-the-dead-event-token-handed-over = { $survivor } dio el objetivo { $colour } a { $other }.
army-of-the-dead-event-vault-card-shown = Las trampas de la cámara: { $vault }.
army-of-the-dead-event-vault-rolled = { $survivor } tiró contra las trampas: { $dice }{ $kept_count ->
    [0] {""}
   *[other] , además de { $kept }
}.
army-of-the-dead-event-vault-helped = Ayuda en la cámara: { $bonus }.
army-of-the-dead-event-traps-beaten = Una escalera: { $survivor } ha vencido las trampas.
army-of-the-dead-event-vault-held = Sin escalera: las trampas aguantan.
army-of-the-dead-event-truck-boarded = { $survivor } va en la taconeta: { $place }.
army-of-the-dead-event-truck-left = { $survivor } bajó de la taconeta.
army-of-the-dead-event-truck-driven = { $survivor } llevó la taconeta a { $zone }.

# --- Cómo acaba -------------------------------------------------------------------------------------------------------

army-of-the-dead-why-fulfilled = La misión y todos los objetivos personales están cumplidos.
army-of-the-dead-why-goal-owner-lost = Ha muerto alguien con un objetivo personal.
army-of-the-dead-why-goal-impossible = Un objetivo personal ya no se puede cumplir.
army-of-the-dead-why-companion-lost = Ha muerto un acompañante.
army-of-the-dead-why-out-of-reach = Se ha perdido lo que la misión necesita.
army-of-the-dead-why-too-late = Se acabó el tiempo.

# --- Los muertos ------------------------------------------------------------------------------------------------------

army-of-the-dead-zombie-shambler = Renqueante
    .a = un Renqueante
    .one = Un Renqueante
    .many = Renqueantes
    .sign = R
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-zombie-alpha = Alfa
    .a = un Alfa
    .one = Un Alfa
    .many = Alfas
    .sign = A
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-zombie-valentine = Valentine
    .a = Valentine
    .one = Valentine
    .many = Valentine
    .sign = V
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-zombie-queen = la Reina
    .a = la Reina
    .one = La Reina
    .many = la Reina
    .sign = Q
    .text = { army-of-the-dead-text-zombie } Con su muerte llega Zeus, si su ficha sigue ahí.
army-of-the-dead-zombie-zeus = Zeus
    .a = Zeus
    .one = Zeus
    .many = Zeus
    .sign = Z
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-zombie-zeus-with-helmet = Zeus con casco
    .a = Zeus con su casco
    .one = Zeus con su casco
    .many = Zeus con su casco
    .sign = C
    .text = { army-of-the-dead-text-zombie } Un explosivo le arranca el casco; entonces es Zeus.
army-of-the-dead-zombie-zeus-on-horse = Zeus a caballo
    .a = Zeus en su caballo
    .one = Zeus en su caballo
    .many = Zeus en su caballo
    .sign = B
    .text = { army-of-the-dead-text-zombie }
army-of-the-dead-text-zombie = { $damage ->
    [99] Ningún Daño le hace nada
   *[other] Cae con Daño { $damage }
}. { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}; su ataque causa { $wounds ->
    [one] 1 Herida
   *[other] { $wounds } Heridas
}. Da { $experience } de Adrenalina{ $for_all ->
    [yes] {" "}a cada Superviviente
   *[no] {""}
}.
army-of-the-dead-token-sleepers = Durmientes
army-of-the-dead-token-zeus-spawn = Aparición de Zeus
army-of-the-dead-deck-zeus-orders = Órdenes
army-of-the-dead-colour-zeus = Zeus
    .sign = Z
army-of-the-dead-colour-zeus-with-helmet = Zeus con casco
    .sign = C
army-of-the-dead-colour-zeus-on-horse = Zeus a caballo
    .sign = B

# --- Cartas de Zombi y Órdenes ----------------------------------------------------------------------------------------

army-of-the-dead-text-row-blue = { $blue_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler } ×{ $blue_count }
    [alpha] { army-of-the-dead-zombie-alpha } ×{ $blue_count }
    [valentine] { army-of-the-dead-zombie-valentine } ×{ $blue_count }
    [queen] { army-of-the-dead-zombie-queen } ×{ $blue_count }
   *[none] nadie
}
army-of-the-dead-text-row-yellow = { $yellow_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler } ×{ $yellow_count }
    [alpha] { army-of-the-dead-zombie-alpha } ×{ $yellow_count }
    [valentine] { army-of-the-dead-zombie-valentine } ×{ $yellow_count }
    [queen] { army-of-the-dead-zombie-queen } ×{ $yellow_count }
   *[none] nadie
}
army-of-the-dead-text-row-orange = { $orange_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler } ×{ $orange_count }
    [alpha] { army-of-the-dead-zombie-alpha } ×{ $orange_count }
    [valentine] { army-of-the-dead-zombie-valentine } ×{ $orange_count }
    [queen] { army-of-the-dead-zombie-queen } ×{ $orange_count }
   *[none] nadie
}
army-of-the-dead-text-row-red = { $red_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler } ×{ $red_count }
    [alpha] { army-of-the-dead-zombie-alpha } ×{ $red_count }
    [valentine] { army-of-the-dead-zombie-valentine } ×{ $red_count }
    [queen] { army-of-the-dead-zombie-queen } ×{ $red_count }
   *[none] nadie
}
army-of-the-dead-text-rows = Azul: { army-of-the-dead-text-row-blue }. Amarillo: { army-of-the-dead-text-row-yellow }. Naranja: { army-of-the-dead-text-row-orange }. Rojo: { army-of-the-dead-text-row-red }.
army-of-the-dead-text-order = { $blue_zombie ->
    [shambler] { army-of-the-dead-zombie-shambler }
   *[alpha] { army-of-the-dead-zombie-alpha }
} ×{ $blue_count }; luego { $times ->
    [one] todos los { $order_zombie ->
        [shambler] { army-of-the-dead-zombie-shambler.many }
       *[alpha] { army-of-the-dead-zombie-alpha.many }
    } de esta Zona actúan de inmediato
   *[other] todos los { $order_zombie ->
        [shambler] { army-of-the-dead-zombie-shambler.many }
       *[alpha] { army-of-the-dead-zombie-alpha.many }
    } de esta Zona actúan { $times } veces de inmediato
}.
army-of-the-dead-card-z001 = n.º 001
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z002 = n.º 002
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z003 = n.º 003
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z004 = n.º 004
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z005 = n.º 005
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z006 = n.º 006
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z007 = n.º 007
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z008 = n.º 008
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z009 = n.º 009
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z010 = n.º 010
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z011 = n.º 011
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z012 = n.º 012
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z013 = n.º 013
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z014 = n.º 014
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z015 = n.º 015
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z016 = n.º 016
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z017 = n.º 017
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-z018 = n.º 018
    .text = { army-of-the-dead-text-rows }
army-of-the-dead-card-order-01 = orden n.º 1
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-02 = orden n.º 2
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-03 = orden n.º 3
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-04 = orden n.º 4
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-05 = orden n.º 5
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-06 = orden n.º 6
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-07 = orden n.º 7
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-08 = orden n.º 8
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-09 = orden n.º 9
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-order-10 = orden n.º 10
    .text = { army-of-the-dead-text-order }
army-of-the-dead-card-sleepers-1 = Durmientes (1)
    .text = Despierta 1 Renqueante.
army-of-the-dead-card-sleepers-2 = Durmientes (2)
    .text = Despiertan 2 Renqueantes.
army-of-the-dead-card-sleepers-3 = Durmientes (3)
    .text = Despiertan 3 Renqueantes.
army-of-the-dead-card-sleepers-4 = Durmientes (4)
    .text = Despiertan 4 Renqueantes.

# --- Los muertos: preguntas, opciones, sucesos ------------------------------------------------------------------------

army-of-the-dead-ask-choose-noise-zone = Donde hay más Supervivientes: ¿en cuál de estas Zonas queda la ficha de Ruido?
army-of-the-dead-do-kill-sleepers = Matar a los Durmientes de aquí{ $weapon ->
    [none] {""}
   *[other] {" "}con { $weapon_the }
}
army-of-the-dead-event-sleepers-woken = { $count ->
    [one] ¡Un Durmiente despertó en { $zone }!
   *[other] ¡{ $count } Durmientes despertaron en { $zone }!
}
army-of-the-dead-event-tiptoe-rolled = { $survivor } salió de puntillas de { $zone } y sacó { $die }{ $die ->
    [1] : ¡se despiertan!
   *[other] .
}
army-of-the-dead-event-sleepers-killed = { $survivor } mató a { $count ->
    [one] un Durmiente
   *[other] { $count } Durmientes
} en { $zone }.
army-of-the-dead-event-noise-moved = La ficha de Ruido pasó a { $zone }.
army-of-the-dead-event-zeus-came = ¡{ $zombie_one } apareció en { $zone }!
army-of-the-dead-event-helmet-lost = A Zeus le voló el casco en { $zone }.
