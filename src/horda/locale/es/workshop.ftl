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
