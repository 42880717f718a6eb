# El taller: dibujar una misión en el navegador.

workshop-title = Taller
workshop-to-box = La caja

# La entrada
workshop-new = Una misión nueva
workshop-new-title = Título
workshop-new-begin = Empezar con un mapa vacío
workshop-untitled = Misión nueva
workshop-no-draft = Este borrador no está en este dispositivo. Ábrelo con su enlace o su archivo.
workshop-open-file = Abrir un archivo de misión…
workshop-drafts = Tus borradores en este dispositivo
workshop-draft-delete = Borrar { $title }
workshop-from-box = Empezar por una misión de la caja
workshop-from-box-line = Cambias una copia; la misión de la caja se queda como está.

# El banco
workshop-ask-map = Pon un módulo: toca el lugar iluminado.
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-offline = Guardado aquí. Se comprobará al volver la red.
workshop-play-test = Partidas de prueba
workshop-mission = La misión
workshop-view-sentences = Frases
workshop-view-texts = Textos
workshop-view-file = Archivo
workshop-step-file = Cambio en el archivo
workshop-step-text = Cambio en un texto
workshop-text-language = Idioma de los textos
workshop-language-en = Inglés
workshop-language-es = Español
workshop-text-scene = La historia
workshop-text-goal = Objetivo { $number }
workshop-text-lose = Si se pierde: { $reason }
workshop-text-rules = Regla { $number }
workshop-text-rules-add = una regla para la hoja
workshop-text-turns = Anuncio { $number }
workshop-text-turns-add = un anuncio

# La prueba
workshop-key-space = Espacio
workshop-test-figures = Cifras de las partidas de prueba
workshop-test-won = Ganadas, de 100, por Supervivientes y bot
workshop-test-who = Quién juega
workshop-test-interval = Intervalo del 95 %
workshop-test-row-heuristic = { $count }, bot prudente
workshop-test-row-random = { $count }, bot al azar
workshop-test-span = { $low } a { $high }
workshop-test-wanted = se busca, { $difficulty }: { $low } a { $high }
workshop-test-hollow = hueco: versión anterior
workshop-test-rounds = Rondas, mediana
workshop-test-rounds-line = Rondas: mediana { $median }; 8 de cada 10 partidas tienen de { $low } a { $high }
workshop-test-rounds-range = 8 de 10: { $low } a { $high }
workshop-test-goals = Metas logradas, de 100
workshop-test-goal = Meta { $number }
workshop-test-goal-round = en la ronda { $round }
workshop-test-heat = Dónde mueren
workshop-test-heat-toggle = Poner el calor sobre el mapa: dónde mueren los Supervivientes
workshop-test-heat-zone = { $zone }: { $share } de cada 100 muertes.
workshop-test-heat-none = Aún no ha muerto nadie.
workshop-test-causes = Qué los mató, de 100
workshop-test-cause-friend = disparo amigo
workshop-test-cause-otherwise = fuego, trampas
workshop-test-nobody-died = No ha muerto nadie.
workshop-test-rest = Descansar
workshop-test-go-on = Seguir
workshop-test-verdict-few = { $count ->
    [0] Aún ninguna partida.
    [one] Una partida: poco para decir algo.
   *[other] { $count } partidas: pocas para decir algo.
}
workshop-test-verdict-fair = Justa para su nivel: { $level }.
workshop-test-verdict-easy = Demasiado fácil para su nivel: { $level }.
workshop-test-verdict-hard = Demasiado difícil para su nivel: { $level }.
workshop-test-verdict-open = Aún no es seguro: de { $low } a { $high } de 100.
workshop-test-verdict-hopeless = El bot prudente no la gana nunca.
workshop-test-trap = { $zone } es una trampa.
workshop-test-change-more = { $value } victorias más de cada 100 que antes ({ $low } a { $high }).
workshop-test-change-fewer = { $value } victorias menos de cada 100 que antes ({ $low } a { $high }).
workshop-test-change-open = No se distingue del azar: de { $low } a { $high } victorias de 100 respecto a la versión anterior.
workshop-test-waiting = A la espera de un proceso libre.
workshop-test-playing = { $count } partidas
workshop-test-resting = { $count } partidas; en descanso
workshop-test-hidden = { $count } partidas; en descanso
workshop-test-done = { $count } partidas; hecho
workshop-test-offline = Sin conexión. Seguirá al volver la red.
workshop-test-failed = El servidor no ha podido jugarla. Se vuelve a intentar.
workshop-test-checking = Se comprueba el cambio.
workshop-test-errors = No se juega mientras tenga un error; estas son las últimas cifras.

# Problemas
workshop-problems-title = Problemas
workshop-problems = { $count ->
    [0] Ningún problema
    [one] Un problema
   *[other] { $count } problemas
}

# Pasos que se deshacen
workshop-step-tile = Módulo { $tile }
workshop-step-tile-away = Sin el módulo { $tile }
workshop-step-put = { $thing } en { $at }
workshop-step-away = Sin { $thing } en { $at }
workshop-edge-door = puerta
workshop-edge-barrier = barrera
workshop-edge-hedge = seto
workshop-edge-stairs = escaleras
