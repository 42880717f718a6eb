# Los textos de las misiones generadas: títulos, escenas, metas, reglas y momentos.

stories-title-escape-1 = La última salida
stories-title-escape-2 = Antes de que despierten
stories-title-escape-3 = A la vuelta de la esquina
stories-title-escape-4 = Aquí no se queda nadie
stories-title-collect-1 = Lo que quedó atrás
stories-title-collect-2 = La lista larga
stories-title-collect-3 = Estantes vacíos
stories-title-collect-4 = Una bolsa por cabeza
stories-title-hunt-1 = Limpiar las calles
stories-title-hunt-2 = La guarida
stories-title-hunt-3 = Ahora corren ellos
stories-title-hunt-4 = Ni uno en pie
stories-title-chase-1 = Sin mirar atrás
stories-title-chase-2 = La caja azul
stories-title-chase-3 = Pisándonos los talones
stories-title-chase-4 = A la carrera

stories-scene-escape-1 = La barricada aguantó tres noches y no aguantará la cuarta. Solo hay una salida, y está al otro lado.
stories-scene-escape-2 = Dormisteis aquí porque estaba tranquilo. Ya no lo está, y el camino por el que vinisteis se ha llenado de ellos.
stories-scene-escape-3 = Los demás se han adelantado y no esperarán mucho. O vais todos, o no va nadie.
stories-scene-collect-1 = El campamento necesita lo que hay en estas casas, y nunca hubo lista más larga. Entrad, cogedlo todo y salid.
stories-scene-collect-2 = Alguien escondió víveres aquí y no volvió a por ellos. Tenéis las direcciones.
stories-scene-collect-3 = Se acerca el invierno y los almacenes están vacíos. Lo que quede en las casas tiene que ser vuestro esta noche.
stories-scene-hunt-1 = Cada noche llegan desde aquí. Hoy vais vosotros a por ellos.
stories-scene-hunt-2 = El camino será seguro en cuanto lo sea este lugar. Os llevará toda la mañana y toda la munición.
stories-scene-hunt-3 = Algo fuerte se ha instalado en una de las casas, y los demás se juntan a su alrededor.
stories-scene-chase-1 = Lo que buscáis está en una de las casas. En cuanto lo levantéis, todo lo que está muerto lo sabrá.
stories-scene-chase-2 = Cogerlo es fácil. Salir con ello es el plan que nadie ha terminado.
stories-scene-chase-3 = Los exploradores lo vieron y lo dejaron donde estaba: demasiado pesado, demasiado ruido. Lo llevaréis igual.

stories-goal-exit = Salid por la Salida, { $zone }: todos los que sigáis con vida.
stories-goal-collect = { $count ->
    [one] Coged el Objetivo.
   *[other] Coged los { $count } Objetivos.
}
stories-goal-kill = Matad a { $count } zombis.
stories-goal-lair = Matad a { $count } { $zombie_many }; empiezan en { $zone }.
stories-goal-prize = Coged el Objetivo azul de { $zone }.
stories-goal-carry = Llevadlo a la Salida, { $zone }, y llegad allí todos.

stories-rule-experience = Quien coge un Objetivo gana { $points } de Experiencia.
stories-rule-cache = El Objetivo de { $zone } no hace falta para ganar.
stories-turn-chase = Os han oído: { $count } zombis llegan a { $zone } y la Zona de aparición azul de { $spawn } despierta.
