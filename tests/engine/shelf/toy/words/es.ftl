toy-title = Carta alta
toy-option-tricks = Bazas
toy-option-mood = Ánimo
toy-option-mood-calm = tranquilo
toy-option-mood-wild = salvaje
toy-card-low = Baja
    .many = Bajas
    .text = Suma 1.
toy-card-middle = Media
    .text = Suma 3.
toy-card-high = Alta
    .text = Suma 5.
toy-mission-dawn = Alba
    .scene = La noche casi ha acabado.
    .goal-1 = Gana una baza.
    .goal-2 = Gana otra.
    .turn-1 = Sale el sol.
toy-event-turning-point = { $moment }
toy-zone = casilla { $name }
toy-ask-lay = ¿Qué carta pones en la baza { $trick }?
toy-ask-prize = La baza es de { $seat }. ¿Roba una carta?
toy-do-lay = Poner { $card }
toy-do-draw = Robar una carta
    .done = robó
toy-do-pass = No robar nada
    .done = pasó
toy-event-card-drawn = { $you ->
    [yes] Robas { $card }.
   *[no] { $seat } roba { $card }.
}
toy-event-trick-won = { $seat } gana la baza con { $card } y un { $die }.
toy-why-alone = Más bazas que nadie.
toy-why-tie = Las mismas bazas.
toy-moved-house = Cambió de sitio: de { $place } a { $place }.
