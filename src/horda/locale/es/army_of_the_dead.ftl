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
