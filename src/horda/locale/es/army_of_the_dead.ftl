# Army of the Dead. Lo que no está aquí lo dice la familia (zombicide.ftl).

army-of-the-dead-title = Army of the Dead: A Zombicide Game
army-of-the-dead-box = Army of the Dead
    .line = Un juego de Zombicide
    .holds = { $count } misiones
    .about = Una ciudad de muertos, una cámara llena de dinero y poco tiempo para llegar a ella.

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

army-of-the-dead-goal-kill-zeus = Mata a Zeus
    .text = Scott: Zeus tiene que ser eliminado. Quien tenga la ficha tira un dado más contra Abominaciones, y puede entregarla para traer a Zeus.
army-of-the-dead-goal-aim-for-the-head = Apunta a la cabeza
    .text = Dieter mata 8 Renqueantes. Quien tenga la ficha recibe 2 de adrenalina por cada Renqueante.
army-of-the-dead-goal-i-want-my-money = Quiero mi dinero
    .text = Cruz tiene la ficha al final. Quien la descubra recibe 10 de adrenalina; ocupa 2 espacios y se puede intercambiar.
army-of-the-dead-goal-the-real-job = El verdadero encargo
    .text = Martin tiene la ficha al final. Quien la descubra recibe 5 de adrenalina; ocupa 1 espacio y se puede intercambiar.
army-of-the-dead-goal-back-to-the-camp = De vuelta al campamento
    .text = Kate llega al amarillo. Quien tenga la ficha se mueve una vez gratis cada turno.
army-of-the-dead-goal-one-for-the-camera = Una para la cámara
    .text = Guzmán mata 3 Alfas. Quien tenga la ficha dispara una vez gratis cada turno.
army-of-the-dead-goal-cutting-a-path = Abriendo camino
    .text = Vanderohe mata 6 Renqueantes. Quien tenga la ficha tira un dado más cuerpo a cuerpo.
army-of-the-dead-goal-warm-up-the-engine = Calentar el motor
    .text = Peters tiene la ficha al final. Quien la descubra recibe 5 de adrenalina; ocupa 1 espacio y se puede intercambiar.
army-of-the-dead-goal-show-them-how = Enséñales cómo se hace
    .text = Chambers mata 7 Renqueantes. Quien tenga la ficha tira un dado más al disparar.
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

army-of-the-dead-card-ramming = atropello
    .the = el atropello
    .text = { zombicide-text-weapon }
army-of-the-dead-card-roof-machine-gun = ametralladora del techo
    .the = la ametralladora del techo
    .text = { zombicide-text-weapon }
army-of-the-dead-card-blue-objective = objetivo azul
    .the = el objetivo azul
    .text = Ocupa sitio y no se puede tirar.
army-of-the-dead-card-green-objective = objetivo verde
    .the = el objetivo verde
    .text = Ocupa sitio y no se puede tirar.
army-of-the-dead-card-black-objective = objetivo negro
    .the = el objetivo negro
    .text = Ocupa sitio y no se puede tirar.
army-of-the-dead-card-yellow-objective = objetivo amarillo
    .the = el objetivo amarillo
    .text = Ocupa sitio y no se puede tirar.
army-of-the-dead-card-purple-objective = objetivo morado
    .the = el objetivo morado
    .text = Ocupa sitio y no se puede tirar.
army-of-the-dead-card-blue-haul = botín azul
    .the = el botín azul
    .text = Llena la mochila y no se puede tirar.
army-of-the-dead-card-green-haul = botín verde
    .the = el botín verde
    .text = Llena la mochila y no se puede tirar.
army-of-the-dead-card-black-haul = botín negro
    .the = el botín negro
    .text = Llena la mochila y no se puede tirar.

army-of-the-dead-skill-head-hunter = Ficha: Apunta a la cabeza
    .text = 2 de adrenalina en vez de 1 por cada Renqueante muerto.
army-of-the-dead-skill-zeus-bane = Ficha: Mata a Zeus
    .text = Un dado más contra Abominaciones. Mientras Zeus no haya llegado, la ficha se puede entregar para traerlo en lugar de su ficha de aparición.

# --- El golpe: preguntas y decisiones ---------------------------------------------------------------------------------

army-of-the-dead-ask-choose-team = { $count ->
    [one] Falta un superviviente en el equipo. ¿Quién?
   *[other] Faltan { $count } supervivientes en el equipo. ¿Quién es el siguiente?
}{ $needed_count ->
    [0] {""}
   *[other] {" "}La misión necesita: { $needed }.
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
army-of-the-dead-ask-lend-card = { $other } está con las trampas de la cámara. ¿Descarta { $survivor } { $card_the } para ayudar?
army-of-the-dead-ask-whose-card = ¿De quién es la carta de { $card } que se descarta?
army-of-the-dead-do-spend-card-of = La de { $survivor }
army-of-the-dead-ask-name-one = ¿A qué { $zombie } de { $zone } va dirigido el ataque?
army-of-the-dead-do-name-one = { $stance }
army-of-the-dead-ask-rescue-in-turn = Hay varios que acuden al rescate. ¿Quién actúa primero?
army-of-the-dead-ask-ram = La taconeta está entre los muertos. ¿Los atropella { $survivor }?

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
army-of-the-dead-do-ram = Atropellarlos
army-of-the-dead-do-drive-by = Dejarlos estar
    .done = pasó de largo
army-of-the-dead-do-fire-gun = Disparar la ametralladora a { $zone }
army-of-the-dead-do-fire-gun-at = Disparar la ametralladora a { $zone }, todo contra { $zombie_a }
army-of-the-dead-do-zeus-bane = Entregar la ficha: viene Zeus

# --- El golpe: sucesos ------------------------------------------------------------------------------------------------

army-of-the-dead-event-zombie-card-drawn = { $deck_id ->
    [zeus-orders] { $deed_id ->
        [bring] Zeus dio una orden en { $zone }: { $brings_counted }.
       *[other] Zeus dio una orden en { $zone }: nadie nuevo.
    }
   *[other] { $zone }, Peligro { $level }: { $deed_id ->
        [bring] { $brings_counted }.
        [wake] nadie nuevo.
       *[nothing] nadie.
    }
}
army-of-the-dead-event-survivor-chosen = { $survivor } está en el equipo.
army-of-the-dead-event-survivor-shared = { $player } lleva a { $survivor }.
army-of-the-dead-event-companion-placed = { $survivor } espera en { $zone }.
army-of-the-dead-event-companion-led = { $companion } sigue a { $survivor } desde ahora.
army-of-the-dead-event-goal-drawn = Objetivo personal en { $colour }: { $goal }.
army-of-the-dead-event-goal-done = Objetivo personal completo: { $goal }.
army-of-the-dead-event-token-handed-over = { $survivor } dio el Objetivo { $colour } a { $other }.
army-of-the-dead-event-vault-card-shown = Las trampas de la cámara: { $vault }.
army-of-the-dead-event-vault-rolled = { $survivor } tiró contra las trampas: { $dice }{ $kept_count ->
    [0] {""}
   *[other] {" "}y se quedó con { $kept }
}.
army-of-the-dead-event-vault-helped = Ayuda en la cámara: { $bonus }.
army-of-the-dead-event-traps-beaten = Una escalera: { $survivor } venció las trampas.
army-of-the-dead-event-vault-held = Sin escalera: las trampas aguantan.
army-of-the-dead-event-truck-boarded = { $survivor } va en la taconeta: { $place }.
army-of-the-dead-event-truck-left = { $survivor } bajó de la taconeta.
army-of-the-dead-event-truck-driven = { $survivor } llevó la taconeta a { $zone }.

# --- Equipo -----------------------------------------------------------------------------------------------------------

army-of-the-dead-text-weapon = { zombicide-text-fight }{ $ammo_dice ->
    [0] {""}
    [one] {" "}Además, 1 dado de Munición.
   *[other] {" "}Además, { $ammo_dice } dados de Munición.
}{ $six_dice ->
    [0] {""}
   *[other] {" "}Cada 6: +{ $six_dice } dado.
}{ $six_damage ->
    [0] {""}
   *[other] {" "}Cada 6: +{ $six_damage } al Daño de todo el ataque.
}{ $noisy ->
    [yes] {" "}Ruidosa.
   *[no] {" "}Silenciosa.
}
army-of-the-dead-card-aaahh = ¡Aaahh!
    .the = la carta ¡Aaahh!
    .text = Al sacarla aparece un Renqueante y la carta se descarta.
army-of-the-dead-card-golden-ak-47 = AK-47 dorado
    .the = el AK-47 dorado
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-heavy-machine-gun = Ametralladora pesada
    .the = la Ametralladora pesada
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-nailed-baseball-bat = Bate de béisbol claveteado
    .the = el Bate de béisbol claveteado
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-gas-can = Bidón de gasolina
    .the = el Bidón de gasolina
    .text = Acción de combate: se deja en la propia Zona. Quien ataque esa Zona puede darle un impacto; explota con Daño { $explosive } para todos los que estén allí.
army-of-the-dead-card-first-aid-kit = Botiquín
    .the = el Botiquín
    .text = Una acción, desde cualquier espacio, y se descarta: un Superviviente de la Zona se cura 2 Heridas.
army-of-the-dead-card-magazine = Cargador
    .the = el Cargador
    .text = Desde cualquier espacio, en cualquier momento, gratis: se descarta para recargar un arma sin munición.
army-of-the-dead-card-military-knife = Cuchillo militar
    .the = el Cuchillo militar
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-desert-eagle = Desert Eagle
    .the = la Desert Eagle
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-combat-shotgun = Escopeta de combate
    .the = la Escopeta de combate
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-military-sniper-rifle = Fusil de francotirador militar
    .the = el Fusil de francotirador militar
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-scotts-military-rifle = Fusil militar de Scott
    .the = el Fusil militar de Scott
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-semi-automatic-rifle = Fusil semiautomático
    .the = el Fusil semiautomático
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-grenade = Granada
    .the = la Granada
    .text = Acción de combate, desde cualquier espacio, y se descarta: Daño { $explosive } para todos los de una Zona a la vista a Alcance 1.
army-of-the-dead-card-adrenaline-shot = Inyección de adrenalina
    .the = la Inyección de adrenalina
    .text = Una acción, desde cualquier espacio, y se descarta: 4 puntos de Adrenalina.
army-of-the-dead-card-katana = Katana
    .the = la Katana
    .text = { army-of-the-dead-text-weapon } En la mano da { zombicide-skill-charge }.
army-of-the-dead-card-cable-gun = Lanzacables
    .the = el Lanzacables
    .text = { army-of-the-dead-text-weapon } Se apunta a cualquier zombi: un impacto no lo hiere, pero lo deja enredado hasta el final de la próxima fase de los zombis, y cada dado de un ataque concentrado contra él vale 2 más. Se descarta si acierta.
army-of-the-dead-card-rocket-launcher = Lanzacohetes
    .the = el Lanzacohetes
    .text = { army-of-the-dead-text-weapon } Explosivo: uno o más impactos alcanzan a todos los de la Zona, una vez. Se descarta tras usarlo.
army-of-the-dead-card-grenade-launcher = Lanzagranadas
    .the = el Lanzagranadas
    .text = { army-of-the-dead-text-weapon } Explosivo.
army-of-the-dead-card-machete = Machete
    .the = el Machete
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-crowbar = Palanca
    .the = la Palanca
    .text = { army-of-the-dead-text-weapon } En la mano, quien la lleva cuenta también como Agresivo.
army-of-the-dead-card-semi-automatic-pistol = Pistola semiautomática
    .the = la Pistola semiautomática
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-revolver = Revólver
    .the = el Revólver
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-hydraulic-circular-saw = Sierra circular hidráulica
    .the = la Sierra circular hidráulica
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-silencer = Silenciador
    .the = el Silenciador
    .text = En cualquier espacio: los disparos no hacen ruido, salvo con armas explosivas.
army-of-the-dead-card-smg = Subfusil
    .the = el Subfusil
    .text = { army-of-the-dead-text-weapon }
army-of-the-dead-card-tnt = TNT
    .the = la TNT
    .text = Acción de combate: se deja en la propia Zona. Explota al final de la próxima fase de los zombis: Daño { $explosive } para todos los que estén allí, sin Adrenalina.
army-of-the-dead-card-booby-trap = Trampa explosiva
    .the = la Trampa explosiva
    .text = Acción de combate: se deja en la propia Zona. El próximo que entre la hace estallar: Daño { $explosive } para todos los que estén allí, sin Adrenalina.
army-of-the-dead-thing-gas-can = Bidón de gasolina
    .the = el Bidón de gasolina
army-of-the-dead-token-gas-can = { army-of-the-dead-card-gas-can }
army-of-the-dead-token-tnt = { army-of-the-dead-card-tnt }
army-of-the-dead-token-booby-trap = { army-of-the-dead-card-booby-trap }

# Especialidades.
army-of-the-dead-specialty-aggressive = Agresivo
army-of-the-dead-specialty-safecracker = Cerrajero
army-of-the-dead-specialty-mechanic = Mecánico
army-of-the-dead-specialty-stealthy = Sigiloso
army-of-the-dead-specialty-pilot = Piloto
army-of-the-dead-free-magic = explosivos

# --- Habilidades ------------------------------------------------------------------------------------------------------

army-of-the-dead-skill-born-leader = Líder nato
    .text = Una vez por turno: otro Superviviente recibe una acción gratuita, que usa en el acto.
army-of-the-dead-skill-charge = Acometida
    .text = Una vez por turno, gratis: hasta dos Zonas hacia donde haya zombis.
army-of-the-dead-skill-slippery = Escurridizo
    .text = Los zombis ni encarecen dejar una Zona ni detienen el movimiento.
army-of-the-dead-skill-hit-and-run = Ataque y retirada
    .text = Tras un ataque que mate: una acción de movimiento gratuita que los zombis no encarecen.
army-of-the-dead-skill-steady-hand = Mano firme
    .text = Los fallos no dan a ningún compañero; las explosiones, sí.
army-of-the-dead-skill-lifesaver = Socorrista
    .text = Una vez por turno, gratis: saca a los Supervivientes de una Zona con zombis a Alcance 1.
army-of-the-dead-skill-lucky = Afortunado
    .text = Una vez por acción, puede repetir todos los dados.
army-of-the-dead-skill-to-the-rescue = Al rescate
    .text = Al final de la fase de los zombis: una acción gratuita si en ella resultó herido algún Superviviente.
army-of-the-dead-skill-silent-killer = Asesino silencioso
    .text = Eliminar Durmientes cuesta 1 acción.
army-of-the-dead-skill-search-2-cards = Búsqueda: 2 cartas
    .text = Las búsquedas sacan 2 cartas.
army-of-the-dead-skill-can-search-more-than-once = Puede buscar más de una vez
    .text = Puede buscar varias veces en un turno.
army-of-the-dead-skill-sidestep = Evasión
    .text = Cuando aparecen zombis a Alcance 0-1: una acción de movimiento gratuita en el acto, que los zombis no encarecen.
army-of-the-dead-skill-combat-reflexes = Reflejos de combate
    .text = Cuando aparecen zombis a Alcance 0-1: una acción de combate gratuita contra ellos en el acto.
army-of-the-dead-skill-explosives-handling = Manejo de explosivos
    .text = Una acción más por turno, solo con explosivos; las armas explosivas tiran un dado más.
army-of-the-dead-skill-hunter-shambler = Cazador: Renqueante
    .text = Una vez por ataque que mate: cae además un Renqueante de la Zona.
army-of-the-dead-skill-hunter-alpha = Cazador: Alfa
    .text = Una vez por ataque que mate: cae además un Alfa de la Zona.
army-of-the-dead-skill-roll-6-plus-1-damage-melee = 6 en el dado: +1 al Daño cuerpo a cuerpo
    .text = En las acciones cuerpo a cuerpo, cada 6 suma 1 al Daño de todos los impactos.
army-of-the-dead-skill-escalation-melee = Ensañamiento: Cuerpo a cuerpo
    .text = Un dado más por cada nueva acción cuerpo a cuerpo seguida, en el mismo turno.
army-of-the-dead-skill-bloodlust-melee = Sed de sangre: Cuerpo a cuerpo
    .text = Una vez por turno, por una acción: hasta dos Zonas hacia donde haya zombis, y una acción cuerpo a cuerpo gratuita.
army-of-the-dead-skill-roll-6-plus-1-damage-ranged = 6 en el dado: +1 al Daño a distancia
    .text = En las acciones a distancia, cada 6 suma 1 al Daño de todos los impactos.
army-of-the-dead-skill-escalation-ranged = Ensañamiento: A distancia
    .text = Un dado más por cada nueva acción a distancia seguida, en el mismo turno.
army-of-the-dead-skill-bloodlust-ranged = Sed de sangre: A distancia
    .text = Una vez por turno, por una acción: hasta dos Zonas hacia donde haya zombis, y una acción a distancia gratuita.
army-of-the-dead-skill-roll-6-plus-1-damage-combat = 6 en el dado: +1 al Daño de combate
    .text = En las acciones de combate, cada 6 suma 1 al Daño de todos los impactos.
army-of-the-dead-skill-escalation-combat = Ensañamiento: Combate
    .text = Un dado más por cada nueva acción de combate seguida, en el mismo turno.
army-of-the-dead-skill-bloodlust-combat = Sed de sangre: Combate
    .text = Una vez por turno, por una acción: hasta dos Zonas hacia donde haya zombis, y una acción de combate gratuita.

# --- Combates: preguntas y opciones -----------------------------------------------------------------------------------

army-of-the-dead-ask-use-action = { $survivor } tiene una acción, en el acto ({ $skill }). ¿Para qué?
army-of-the-dead-ask-strike-newcomers = Han llegado zombis a { $zone }. ¿Los ataca { $survivor } en el acto?
army-of-the-dead-ask-step-aside = Han llegado zombis cerca. ¿A dónde se aparta { $survivor }?
army-of-the-dead-ask-tread-again = { $survivor } va a despertar a los Durmientes de { $zone }. ¿Repetir la tirada?
army-of-the-dead-ask-hunt = { $survivor } ({ $skill }): ¿mata a uno más?

army-of-the-dead-do-reload = Recargar { $weapon_the } con un Cargador
army-of-the-dead-do-place-explosive = Dejar aquí { $card_the }
army-of-the-dead-do-throw-grenade = Lanzar una Granada a { $zone }
army-of-the-dead-do-first-aid = Primeros auxilios para { $survivor }
army-of-the-dead-do-adrenaline-shot = Ponerse una inyección de adrenalina
army-of-the-dead-do-decline = Dejarlo estar
    .done = lo dejó estar
army-of-the-dead-do-hunt = Matar además a { $zombie_a }
    .done = mató a uno más
army-of-the-dead-do-born-leader = Líder nato: una acción para { $survivor }, en el acto

# --- Combates: sucesos ------------------------------------------------------------------------------------------------

army-of-the-dead-event-ammo-rolled = De ellos, de Munición: { $dice }.
army-of-the-dead-event-ran-dry = { $survivor } se quedó sin munición para { $weapon_the }.
army-of-the-dead-event-magazine-used = { $survivor } recargó { $weapon_the }.
army-of-the-dead-event-blows-concentrated = { $damage ->
    [0] { $survivor } no dio a { $zombie_a }.
   *[other] { $survivor } hizo Daño { $damage } a { $zombie_a }.
}
army-of-the-dead-event-zombie-entangled = { $survivor } enredó a { $zombie_a } en { $zone }.
army-of-the-dead-event-zombies-freed = { $count ->
    [one] { $zombie_one } de { $zone } se soltó del cable.
   *[other] { $count } { $zombie_many } de { $zone } se soltaron del cable.
}
army-of-the-dead-event-explosive-placed = { $survivor } dejó { $card_the } en { $zone }.
army-of-the-dead-event-grenade-thrown = { $survivor } lanzó una Granada a { $zone }.
army-of-the-dead-event-exploded = ¡Explosión en { $zone }: Daño { $damage } para todos los que estén allí!
army-of-the-dead-event-kit-used = { $survivor } usó { $card_the }{ $other_id ->
    [none] .
   *[other] {" "}con { $other }.
}
army-of-the-dead-event-experience-shared = { $sharers } ganaron { $points } de Adrenalina cada uno.
army-of-the-dead-event-experience-gained = { $points ->
    [one] {""}
   *[other] { $survivor } ganó { $points } de Adrenalina.
}

# --- Cómo acaba -------------------------------------------------------------------------------------------------------

army-of-the-dead-why-fulfilled = { $count ->
    [0] La misión está cumplida.
    [one] La misión y el Objetivo personal están cumplidos.
   *[other] La misión y todos los Objetivos personales están cumplidos.
}
    .any = La misión está cumplida.
army-of-the-dead-why-goal-owner-lost = Ha muerto { $survivor }, que tenía el Objetivo personal «{ $goal }».
    .any = Ha muerto alguien con un Objetivo personal.
army-of-the-dead-why-goal-impossible = { $lack_id ->
    [token] La ficha de «{ $goal }», el Objetivo personal de { $survivor }, está fuera del juego.
   *[left] { $survivor } se ha ido sin cumplir el Objetivo personal «{ $goal }».
}
    .any = Un Objetivo personal ya no se puede cumplir.
army-of-the-dead-why-companion-lost = Ha muerto { $survivor }, que os acompañaba.
    .any = Ha muerto un Acompañante.
army-of-the-dead-why-no-pilot = No queda nadie que sepa volar, y el helicóptero sigue en la azotea.
army-of-the-dead-why-no-mechanic = No queda ningún Mecánico, y sin él el Ascensor no volverá a moverse.
army-of-the-dead-why-no-safecracker = No queda ningún Cerrajero, y la Cámara acorazada sigue cerrada.
army-of-the-dead-why-too-late = Se acabó el tiempo: la ficha de Tiempo ha llegado al 8.
army-of-the-dead-why-bomb-fell = Amanece: la bomba ha caído sobre Las Vegas.

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
army-of-the-dead-feature-elevator = ascensor
army-of-the-dead-feature-elevator-shut = ascensor fuera de servicio
army-of-the-dead-floor-hotel = Hotel
army-of-the-dead-floor-roof = Azotea
army-of-the-dead-floor-basement = Sótano
army-of-the-dead-feature-statue = estatua
army-of-the-dead-feature-vault = cámara acorazada
army-of-the-dead-feature-bus = autobús escolar
army-of-the-dead-edge-slots = tragaperras
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

army-of-the-dead-ask-wake-in-turn = Puede que no basten los Renqueantes. ¿Qué Durmientes despiertan primero?
army-of-the-dead-do-wake-first = Los de { $zone }
    .done = eligió quién despierta primero
army-of-the-dead-ask-choose-noise-zone = Varias Zonas tienen el mayor número de Supervivientes. ¿A cuál va la ficha de Ruido?
army-of-the-dead-do-kill-sleepers = Matar a los Durmientes de aquí con { $weapon_the }
army-of-the-dead-event-sleepers-woken = { $count ->
    [one] ¡Un Durmiente despertó en { $zone }!
   *[other] ¡{ $count } Durmientes despertaron en { $zone }!
}
army-of-the-dead-event-tiptoe-rolled = { $survivor } salió de puntillas de { $zone } y sacó { $die }{ $die ->
    [1] : ¡se despertaron!
   *[other] : siguen dormidos.
}
army-of-the-dead-event-sleepers-killed = { $survivor } mató a { $count ->
    [one] un Durmiente
   *[other] { $count } Durmientes
} en { $zone }.
army-of-the-dead-event-zombies-walked = { $count ->
    [one] { $zombie_one } fue de { $zone } a { $to }: { $reason_id ->
        [sees] ve a { $seen }.
        [after] va a por { $seen }.
       *[hears] no ve a nadie; la ficha de Ruido está en { $loudest }.
    }
   *[other] { $count } { $zombie_many } fueron de { $zone } a { $to }: { $reason_id ->
        [sees] ven a { $seen }.
        [after] van a por { $seen }.
       *[hears] no ven a nadie; la ficha de Ruido está en { $loudest }.
    }
}
army-of-the-dead-event-noise-moved = La ficha de Ruido pasó a { $zone }.
army-of-the-dead-event-zeus-came = ¡{ $zombie_one } apareció en { $zone }!
army-of-the-dead-event-helmet-lost = A Zeus le voló el casco en { $zone }.

# --- Misiones ---------------------------------------------------------------------------------------------------------

army-of-the-dead-mission-first-night = Primera noche
    .scene = Habéis saltado el muro de contenedores al anochecer, solo para echar un vistazo antes del golpe. Con dos cajas de dinero se paga el viaje. Vendrán a recogeros si llamáis por la radio, y en esta ciudad hay quien escucha.
    .goal-1 = Coged los dos Objetivos rojos, las cajas de dinero: una en la tienda, B3, y otra en la cafetería, E2.
    .goal-2 = Después, coged el Objetivo azul, la radio, en D4.
    .goal-3 = Escapad al menos dos por la Salida, F6.
    .lose-1 = Perdéis cuando quedáis menos de dos con vida.
    .rule-1 = Juegan tres Supervivientes, o uno por persona si sois más.
    .rule-2 = Nadie tiene Objetivo personal, y Zeus no da órdenes.
    .rule-3 = Cuando tengáis la radio, quien acabe su turno en la Salida puede irse, si no hay zombis allí.
    .rule-4 = Quien coge un Objetivo rojo gana 3 de Adrenalina; quien coge el azul, 5.
    .turn-1 = La radio chisporrotea y responde un rugido: Zeus está en C1 y la Zona de aparición verde despierta en F1. Él es más lento que vosotros. Corred.
army-of-the-dead-mission-taco-run = Carrera de tacos
    .scene = La Taconeta está a cinco Zonas de la Salida, con una fila de casas en medio: por la calle hay que dar toda la vuelta. La caja que paga el viaje se quedó en la cafetería. Y nadie ha comido.
    .goal-1 = Coged la caja, el Objetivo azul, en la cafetería, E5: ocupa dos espacios.
    .goal-2 = Conducid la Taconeta de A6 a la Salida, A1, dando la vuelta por el este.
    .goal-3 = Sacad la caja por la Salida.
    .goal-4 = Cumplid el Objetivo personal.
    .lose-1 = Perdéis si muere quien tiene el Objetivo personal.
    .lose-2 = Perdéis si muere quien lleva la caja: nadie más puede recogerla.
    .rule-1 = Solo se roba un Objetivo personal; de los tres Objetivos boca abajo, uno es su ficha amarilla y dos son rojos.
    .rule-2 = Con el Objetivo verde, en B4, viene un Subfusil.
    .rule-3 = Nadie se va hasta que la Taconeta esté en la Salida; entonces, quien acabe allí su turno puede irse, si no hay zombis.
    .rule-4 = Zeus no da órdenes hasta que se coge un Objetivo rojo.
    .rule-5 = Quien coge un Objetivo rojo gana 5 de Adrenalina; quien coge el azul o el verde, 3.
    .turn-1 = Zeus os ha oído: desde ahora da una orden cada ronda, en C4.
    .turn-2 = La Taconeta está en A1 con el motor en marcha. Quien lleve la caja ya puede irse.
army-of-the-dead-mission-left-behind = Los que se quedaron
    .scene = Dos de los vuestros no volvieron anoche al muro. Uno está encerrado detrás de la fuente; otro, en la tienda. Oyen pasos desde el amanecer y no abren a quien no ven.
    .goal-1 = Sacad a los dos Acompañantes, el de A1 y el de E3, por la Salida, A6.
    .goal-2 = Cumplid los dos Objetivos personales.
    .lose-1 = Perdéis si muere un Acompañante o quien tiene un Objetivo personal.
    .rule-1 = Las Puertas de A1 se abren cuando alguien entra en B1 o en A2; las de E3, cuando alguien entra en E2 o en F3.
    .rule-2 = Un Acompañante muere con la primera Herida.
    .rule-3 = De los cuatro Objetivos boca abajo, dos son rojos; el amarillo y el morado son los personales.
    .rule-4 = Zeus no da órdenes hasta que se cogen los dos rojos.
    .rule-5 = Quien acaba su turno en la Salida puede irse, si no hay zombis allí.
    .rule-6 = Quien coge un Objetivo rojo gana 5 de Adrenalina.
    .turn-1 = «Ya era hora», dice una voz en A1. Las dos Puertas se abren.
    .turn-2 = Alguien aparta las estanterías de las Puertas de la tienda: E3 queda abierta.
    .turn-3 = Faltan los dos rojos y Zeus lo ha notado: desde ahora da una orden cada ronda, en E5.
army-of-the-dead-mission-be-my-valentine = Mi querida Valentine
    .scene = Valentine, la tigresa blanca, tenía espectáculo propio en el Strip. Sigue actuando cada noche para quien salga a la calle. La verja no se abre hasta que alguien la pare.
    .goal-1 = Matad a Valentine, que empieza en F2.
    .goal-2 = Escapad tres de vosotros por la Salida, A1.
    .goal-3 = Cumplid los dos Objetivos personales.
    .lose-1 = Perdéis si muere quien tiene un Objetivo personal.
    .lose-2 = Perdéis con la cuarta muerte: no quedaríais bastantes para escapar.
    .rule-1 = La Salida está cerrada hasta que muere Valentine; después, quien acabe allí su turno puede irse, si no hay zombis.
    .rule-2 = De los cuatro Objetivos boca abajo, dos son rojos; el amarillo y el morado son los personales.
    .rule-3 = Zeus no da órdenes hasta que se coge un Objetivo rojo.
    .rule-4 = Quien coge un Objetivo rojo gana 5 de Adrenalina.
    .turn-1 = Zeus os ha oído: desde ahora da una orden cada ronda, en E2.
    .turn-2 = Valentine ha muerto. La verja de A1 se abre.
army-of-the-dead-mission-lights-out = Apagón
    .scene = El hotel lleva semanas a oscuras, y el Ascensor con él. Lo arreglarían un fusible de la casa de la estatua y un Mecánico ante el generador. Arriba hay una maleta que alguien quiere recuperar.
    .goal-1 = Coged el fusible, el Objetivo verde de F5; después, un Mecánico acaba su turno ante el generador, D2.
    .goal-2 = Subid en el Ascensor, de B6 a A9, y sacad la maleta, el Objetivo azul de D9, por la Salida, A6.
    .goal-3 = Cumplid los dos Objetivos personales.
    .lose-1 = Perdéis si muere quien tiene un Objetivo personal.
    .lose-2 = Perdéis si el último Mecánico muere o se va antes de que vuelva la luz.
    .lose-3 = Perdéis si muere quien lleva la maleta: nadie más puede recogerla.
    .rule-1 = El equipo necesita un Mecánico.
    .rule-2 = El Ascensor no se mueve hasta que vuelve la luz.
    .rule-3 = La maleta ocupa dos espacios.
    .rule-4 = En el hotel, la Zona de aparición azul, C7, solo recibe carta de Zombi mientras haya alguien arriba.
    .rule-5 = De los tres Objetivos boca abajo, uno es rojo; el amarillo y el morado son los personales.
    .rule-6 = Zeus no da órdenes hasta que se coge el azul.
    .rule-7 = Quien acaba su turno en la Salida puede irse, si no hay zombis allí.
    .rule-8 = Quien coge el rojo o el verde gana 5 de Adrenalina; al coger el azul, todos ganan 3.
    .turn-1 = Parpadean las lámparas y en B6 suena el timbre del Ascensor: ha vuelto la luz.
    .turn-2 = Han echado en falta la maleta: desde ahora Zeus da una orden cada ronda, en E5.
army-of-the-dead-mission-queens-court = La corte de la Reina
    .scene = La Reina recibe en la sala principal del casino, con tres Alfas a su lado. Lo que lleváis apenas la araña, pero los guardias tenían cosas mejores en sus taquillas. Cuando caiga, vendrá su marido en persona.
    .goal-1 = Matad a la Reina, que empieza en D5 con tres Alfas.
    .goal-2 = Escapad tres de vosotros por la Salida, F1.
    .goal-3 = Cumplid los dos Objetivos personales.
    .lose-1 = Perdéis si muere quien tiene un Objetivo personal.
    .lose-2 = Perdéis con la cuarta muerte: no quedaríais bastantes para escapar.
    .rule-1 = De los cinco Objetivos boca abajo, el azul esconde un Lanzacables; el verde, un Lanzacohetes; el rojo, un Lanzagranadas; el amarillo y el morado son los personales.
    .rule-2 = Al morir la Reina llega Zeus con su casco; solo una explosión se lo quita, y hasta entonces nada lo mata.
    .rule-3 = Muerta la Reina, quien acabe su turno en la Salida puede irse, si no hay zombis allí.
    .rule-4 = Quien coge el azul, el verde o el rojo gana 5 de Adrenalina.
    .turn-1 = La Reina ha muerto y Zeus lo sabe. El camino por F1 queda libre.
army-of-the-dead-mission-jackpot = ¡Premio!
    .scene = No es el casino famoso, pero tiene la caja llena y el dueño muerto. La horda baja por el bulevar sin prisa. Abajo en el Ascensor, arriba otra vez y a la calle: tenéis siete rondas.
    .goal-1 = Entrad en la Cámara acorazada y coged el Objetivo azul, en A12.
    .goal-2 = Sacadlo por la Salida, C6.
    .goal-3 = Cumplid los dos Objetivos personales.
    .lose-1 = Perdéis cuando la ficha de Tiempo llega al 8: al empezar la fase final de la ronda 7.
    .lose-2 = Perdéis si muere quien tiene un Objetivo personal.
    .lose-3 = Perdéis si el último Cerrajero muere o se va antes de que se abra la Puerta B11–B12.
    .lose-4 = Perdéis si muere quien lleva el Objetivo azul: nadie más puede recogerlo.
    .rule-1 = El equipo necesita un Cerrajero: superadas las trampas de B11, solo un Cerrajero abre la Puerta B11–B12.
    .rule-2 = El Ascensor va de E9 a A10; el del vestíbulo, en B9, no se mueve.
    .rule-3 = La ficha de Tiempo empieza en el 1 y avanza al empezar cada fase final.
    .rule-4 = El Objetivo azul ocupa toda la Mochila de quien lo lleva.
    .rule-5 = De los tres Objetivos boca abajo, en B6, F6 y C8, uno es rojo; el amarillo y el morado son los personales.
    .rule-6 = Quien acaba su turno en la Salida puede irse, si no hay zombis allí.
    .rule-7 = Quien coge el rojo gana 5 de Adrenalina; al coger el azul, todos ganan 5.
    .turn-1 = El dinero es vuestro. Ahí arriba suenan cascos sobre el asfalto: llega Zeus a caballo.
    .turn-2 = Quedan dos rondas.
army-of-the-dead-mission-to-the-rescue = Al rescate
    .scene = Dos personas hacen señas desde una ventana del hotel. Los muertos las subieron sin morderlas; nadie sabe por qué, y más vale no quedarse a averiguarlo. El Ascensor es viejo y solo anda mientras alguien lo cuida.
    .goal-1 = Coged el Objetivo azul, en C12, y el verde, en A10: los dos civiles del hotel.
    .goal-2 = Sacadlos a los dos por la Salida, F1.
    .goal-3 = Cumplid los dos Objetivos personales.
    .lose-1 = Perdéis si muere quien tiene un Objetivo personal.
    .lose-2 = Perdéis si abajo no queda ningún Mecánico y aún hay un civil en el hotel: el Ascensor ya no se moverá.
    .lose-3 = Perdéis si muere quien lleva a un civil.
    .rule-1 = El equipo necesita un Mecánico.
    .rule-2 = El Ascensor, de B9 a A12, solo funciona mientras haya un Mecánico en B8.
    .rule-3 = Nadie puede llevar a los dos civiles; cada uno ocupa un espacio.
    .rule-4 = En el hotel, la Zona de aparición azul, C10, solo recibe carta de Zombi mientras haya alguien arriba.
    .rule-5 = De los cuatro Objetivos boca abajo, dos son rojos; el amarillo y el morado son los personales.
    .rule-6 = Quien acaba su turno en la Salida puede irse, si no hay zombis allí.
    .rule-7 = Quien coge uno rojo, el azul o el verde gana 5 de Adrenalina.
    .turn-1 = Las puertas se abren al pasillo del hotel. Alguien respira tras las paredes, y no solo los vivos.
    .turn-2 = Los dos civiles van con vosotros. Zeus pasa lista, le faltan dos y sale a buscarlos.
army-of-the-dead-mission-the-roof = La azotea
    .scene = El helicóptero de la azotea vuela, pero tiene el depósito seco. El combustible está en un autobús escolar, en la otra punta de la calle. En medio hay un casino donde todos duermen, hasta que alguien tropieza.
    .goal-1 = Coged el combustible, el Objetivo azul, del autobús de E3: ocupa dos espacios.
    .goal-2 = Subid en el Ascensor, de A6 a A9, y reuníos en el helicóptero, B7: cuatro como mínimo, con el combustible y un Piloto, y ningún zombi.
    .goal-3 = Cumplid los dos Objetivos personales.
    .lose-1 = Perdéis cuando la ficha de Tiempo llega al 8, al final de la ronda 21, o si muere quien tiene un Objetivo personal.
    .lose-2 = Perdéis si no queda ningún Piloto, o con la tercera muerte: con menos de cuatro, el helicóptero no despega.
    .lose-3 = Perdéis si muere quien lleva el combustible: nadie más puede recogerlo.
    .rule-1 = El equipo necesita un Piloto.
    .rule-2 = La ficha de Tiempo empieza en el 1 y avanza al final de las rondas 3, 6, 9…
    .rule-3 = De los cuatro Objetivos boca abajo, dos son rojos; el amarillo y el morado son los personales.
    .rule-4 = Zeus no da órdenes hasta que se coge un Objetivo rojo.
    .rule-5 = Quien coge el azul o uno rojo gana 5 de Adrenalina.
    .turn-1 = Zeus os ha oído: ahora da una orden cada ronda.
    .turn-2 = La Zona de aparición verde despierta en la azotea, en C7.
    .turn-3 = Quedan tres rondas.
army-of-the-dead-mission-all-in = Todo a una carta
    .scene = Al amanecer cae la bomba, y la Cámara acorazada del casino sigue llena. Vuestro contacto se esconde entre las tragaperras, la Taconeta está al fondo de la calle y el Ascensor solo anda mientras alguien sujeta el fusible. Una noche, y todo a una carta.
    .goal-1 = Entrad en la Cámara acorazada y coged el Objetivo azul, en A12.
    .goal-2 = Conducid la Taconeta de F3 a la Salida, A1.
    .goal-3 = Sacad por la Salida el Objetivo azul y al Acompañante que se esconde en F5.
    .goal-4 = Cumplid los dos Objetivos personales.
    .lose-1 = Perdéis cuando cae la bomba, al final de la ronda 30.
    .lose-2 = Perdéis si muere el Acompañante o quien tiene un Objetivo personal.
    .lose-3 = Perdéis si el último Cerrajero muere o se va antes de que se abra la Puerta B11–B12.
    .lose-4 = Perdéis si arriba no queda ningún Mecánico y el Objetivo azul sigue en el sótano: el Ascensor ya no se moverá.
    .lose-5 = Perdéis si muere quien lleva el Objetivo azul: nadie más puede recogerlo.
    .rule-1 = El equipo necesita un Cerrajero y un Mecánico.
    .rule-2 = El Ascensor, de D6 a A10, solo funciona mientras haya un Mecánico en C9.
    .rule-3 = Superadas las trampas de B11, solo un Cerrajero abre la Puerta B11–B12.
    .rule-4 = El Objetivo azul ocupa toda la Mochila de quien lo lleva.
    .rule-5 = Nadie se va hasta que la Taconeta esté en la Salida; entonces, quien acabe allí su turno puede irse, si no hay zombis.
    .rule-6 = De los cuatro Objetivos boca abajo, dos son rojos; el amarillo y el morado son los personales.
    .rule-7 = Zeus no da órdenes hasta que se coge un Objetivo rojo.
    .rule-8 = Quien coge uno rojo gana 5 de Adrenalina; al coger el azul, todos ganan 5.
    .turn-1 = El dinero es vuestro. La Zona de aparición azul despierta en la estatua, E8, y Zeus se pone el casco y viene.
    .turn-2 = La Taconeta está en A1 con el motor en marcha.
    .turn-3 = El cielo clarea: quedan cinco rondas hasta que caiga la bomba.

army-of-the-dead-card-electronic-measures = { army-of-the-dead-vault-electronic-measures }
    .text = { army-of-the-dead-vault-electronic-measures.text }
army-of-the-dead-card-spikes-and-darts = { army-of-the-dead-vault-spikes-and-darts }
    .text = { army-of-the-dead-vault-spikes-and-darts.text }
army-of-the-dead-card-mechanisms-and-bolts = { army-of-the-dead-vault-mechanisms-and-bolts }
    .text = { army-of-the-dead-vault-mechanisms-and-bolts.text }
army-of-the-dead-card-laser-grid = { army-of-the-dead-vault-laser-grid }
    .text = { army-of-the-dead-vault-laser-grid.text }
army-of-the-dead-card-pressure-plates = { army-of-the-dead-vault-pressure-plates }
    .text = { army-of-the-dead-vault-pressure-plates.text }
army-of-the-dead-card-kill-zeus = { army-of-the-dead-goal-kill-zeus }
    .text = { army-of-the-dead-goal-kill-zeus.text }
army-of-the-dead-card-aim-for-the-head = { army-of-the-dead-goal-aim-for-the-head }
    .text = { army-of-the-dead-goal-aim-for-the-head.text }
army-of-the-dead-card-i-want-my-money = { army-of-the-dead-goal-i-want-my-money }
    .text = { army-of-the-dead-goal-i-want-my-money.text }
army-of-the-dead-card-the-real-job = { army-of-the-dead-goal-the-real-job }
    .text = { army-of-the-dead-goal-the-real-job.text }
army-of-the-dead-card-back-to-the-camp = { army-of-the-dead-goal-back-to-the-camp }
    .text = { army-of-the-dead-goal-back-to-the-camp.text }
army-of-the-dead-card-one-for-the-camera = { army-of-the-dead-goal-one-for-the-camera }
    .text = { army-of-the-dead-goal-one-for-the-camera.text }
army-of-the-dead-card-cutting-a-path = { army-of-the-dead-goal-cutting-a-path }
    .text = { army-of-the-dead-goal-cutting-a-path.text }
army-of-the-dead-card-warm-up-the-engine = { army-of-the-dead-goal-warm-up-the-engine }
    .text = { army-of-the-dead-goal-warm-up-the-engine.text }
army-of-the-dead-card-show-them-how = { army-of-the-dead-goal-show-them-how }
    .text = { army-of-the-dead-goal-show-them-how.text }
army-of-the-dead-card-know-your-enemy = { army-of-the-dead-goal-know-your-enemy }
    .text = { army-of-the-dead-goal-know-your-enemy.text }
army-of-the-dead-card-early-retirement = { army-of-the-dead-goal-early-retirement }
    .text = { army-of-the-dead-goal-early-retirement.text }
army-of-the-dead-card-the-law-in-here = { army-of-the-dead-goal-the-law-in-here }
    .text = { army-of-the-dead-goal-the-law-in-here.text }
army-of-the-dead-do-place-noise = Ruido en { $zone }
    .done = movió la ficha de Ruido
army-of-the-dead-card-yellow = objetivo amarillo
army-of-the-dead-card-purple = objetivo morado
army-of-the-dead-card-black = objetivo negro

# --- Por qué no: una frase para cada regla y unas palabras para las listas --------------------------------------------

army-of-the-dead-no-ad-act-02 = { zombicide-not-held }
    .short = { zombicide-not-held.short }
army-of-the-dead-no-ad-act-04 = { zombicide-not-outdoors }
    .short = { zombicide-not-outdoors.short }
army-of-the-dead-no-ad-act-07 = { zombicide-not-twice }
    .short = { zombicide-not-twice.short }
army-of-the-dead-no-ad-act-08 = { zombicide-not-no-deck }
    .short = { zombicide-not-no-deck.short }
army-of-the-dead-no-ad-act-11 = { zombicide-not-apart }
    .short = { zombicide-not-apart.short }
army-of-the-dead-no-ad-act-15 = { zombicide-not-unseen }
    .short = { zombicide-not-unseen.short }
army-of-the-dead-no-ad-act-17 = { zombicide-not-objective }
    .short = { zombicide-not-objective.short }
army-of-the-dead-no-ad-act-20 = { zombicide-not-watched }
    .short = { zombicide-not-watched.short }
army-of-the-dead-no-ad-amm-04 = { $actor } no puede disparar con { $weapon_the }: no tiene munición. Se recarga con un Cargador.
    .short = Sin munición
army-of-the-dead-no-ad-com-04 = { zombicide-not-tough }
    .short = { zombicide-not-tough.short }
army-of-the-dead-no-ad-cpn-03 = { $actor } no puede llevarse a { $survivor }, que está en otra Zona. Que vaya allí.
    .short = En otra Zona
army-of-the-dead-no-ad-cpn-11 = { $actor } no puede: quien acompaña necesita un asiento de pasajero y no queda ninguno. Haced sitio antes.
    .short = Sin asiento de pasajero
army-of-the-dead-no-ad-eqp-02 = { zombicide-not-melee }
    .short = { zombicide-not-melee.short }
army-of-the-dead-no-ad-exp-15 = { $actor } no puede lanzarla a { $zone }: una Granada llega a Alcance 1, a la vista. Que cambie de sitio.
    .short = No está a Alcance 1 a la vista
army-of-the-dead-no-ad-inv-01 = { $actor } no tiene sitio. Que descarte o dé antes una carta.
    .short = Sin sitio
army-of-the-dead-no-ad-inv-03 = En { $slot_the } no cabe { $card_the }. Busca otro sitio.
    .short = Ahí no cabe
army-of-the-dead-no-ad-inv-04 = { $actor } no puede usarla: no lleva la carta en la mano. Que reorganice el inventario.
    .short = No está en la mano
army-of-the-dead-no-ad-los-10 = { zombicide-not-shut }
    .short = { zombicide-not-shut.short }
army-of-the-dead-no-ad-m1-06 = { $actor } ya lleva un Objetivo. Que coja este otra persona.
    .short = Un Objetivo por cabeza
army-of-the-dead-no-ad-mov-01 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
army-of-the-dead-no-ad-mov-05 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
army-of-the-dead-no-ad-pri-05 = { zombicide-not-shielded }
    .short = { zombicide-not-shielded.short }
army-of-the-dead-no-ad-rnd-04 = { zombicide-not-tired }
    .short = { zombicide-not-tired.short }
army-of-the-dead-no-ad-rng-01 = { zombicide-not-range }
    .short = { zombicide-not-range.short }
army-of-the-dead-no-ad-set-11 = { zombicide-not-one-each }
    .short = { zombicide-not-one-each.short }
army-of-the-dead-no-ad-set-30 = No se puede elegir a { $survivor }: los puestos que quedan son para las especialidades que pide la misión. Elige a alguien con ellas.
    .short = La misión pide especialistas
army-of-the-dead-no-ad-slp-13 = { $actor } no puede matar a los Durmientes con { $weapon_the }: hacen falta 2 acciones y un arma cuerpo a cuerpo en la mano.
    .short = 2 acciones y un arma cuerpo a cuerpo
army-of-the-dead-no-ad-til-01 = { $actor } no puede buscar aquí: en los pasillos del hotel no hay nada. Que entre en una habitación.
    .short = Aquí no se busca
army-of-the-dead-no-ad-trk-02 = { $actor } no puede subir: la taconeta está en otra Zona. Que vaya allí.
    .short = Taconeta en otra Zona
army-of-the-dead-no-ad-trk-06 = { $actor } no puede subir: hay zombis en la Zona. Que los mate antes.
    .short = Zombis en la Zona
army-of-the-dead-no-ad-trk-09 = { $actor } no puede andar: está en la taconeta. Que baje antes.
    .short = En la taconeta
army-of-the-dead-no-ad-trk-13 = { $actor } no puede conducir: solo puede quien va al volante. Que cambie de asiento.
    .short = No va al volante
army-of-the-dead-no-ad-trk-14 = { $actor } no puede conducir a { $zone }: la taconeta solo va por calles. Que tome otro camino.
    .short = Solo por calles
army-of-the-dead-no-ad-trk-22 = { $actor } no puede disparar la ametralladora: solo puede quien ocupa el asiento del artillero. Que cambie de asiento.
    .short = No ocupa la ametralladora
army-of-the-dead-no-ad-trk-25 = { $actor } no puede disparar la ametralladora a { $zone }: alcanza de 1 a 2 Zonas, a la vista. Moved la taconeta.
    .short = Fuera de alcance
army-of-the-dead-no-ad-vlt-02 = { $actor } no puede abrir la cámara: solo puede un Cerrajero, y sin trampas.
    .short = Cerrajero, y sin trampas
army-of-the-dead-no-ad-vlt-04 = { $actor } no puede intentarlo con la cámara: cuesta 2 acciones, en la Zona de trampas. Que vuelva con ellas.
    .short = 2 acciones en la Zona de trampas
army-of-the-dead-no-ad-vlt-13 = Un 6 no pasa a 1 ni un 1 a 6. Elige un número contiguo.
    .short = El 6 y el 1 no son contiguos
army-of-the-dead-no-ad-vlt-21 = { $actor } no tiene nada que intentar: las trampas ya están superadas. Ahora abre un Cerrajero.
    .short = Trampas superadas
army-of-the-dead-no-ad-vlt-22 = { $actor } no puede abrir la cámara desde aquí: hay que estar en la Zona de trampas y tener una acción.
    .short = Fuera de la Zona de trampas
