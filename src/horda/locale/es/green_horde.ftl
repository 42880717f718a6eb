# Zombicide: Green Horde. Lo que comparte con su familia está en zombicide.ftl.

green-horde-title = Zombicide: Green Horde
green-horde-box = Green Horde
    .line = Zombicide
    .holds = { $count } aventuras
    .about = Orcos zombis a las puertas: seis supervivientes, un fundíbulo y una horda que aguarda junto al tablero hasta que irrumpe.

# --- Quién está -------------------------------------------------------------------------------------------------------

green-horde-survivor-asim = Asim
green-horde-survivor-berin = Berin
green-horde-survivor-johannes = Johannes
green-horde-survivor-megan = Megan
green-horde-survivor-rolf = Rolf
green-horde-survivor-seli = Seli
green-horde-survivor-brida = Brida
green-horde-survivor-ferran = Ferran
green-horde-survivor-nadira = Nadira
green-horde-survivor-oskar = Óskar
green-horde-survivor-tomas = Tomás
green-horde-survivor-ysolde = Ysolde

green-horde-zombie-necromancer = Nigromante
    .a = un Nigromante
    .one = El Nigromante
    .many = Nigromantes
    .sign = N
    .text = { zombicide-text-zombie } Huye hacia otra Zona de aparición.
green-horde-zombie-ostokar = Ostokar
    .a = Ostokar
    .one = Ostokar
    .many = Ostokar
    .sign = O
    .text = { zombicide-text-zombie } Huye hacia otra Zona de aparición.
green-horde-zombie-to-me-ku-pa = To-Me Ku-Pa
    .a = To-Me Ku-Pa
    .one = To-Me Ku-Pa
    .many = To-Me Ku-Pa
    .sign = T
    .text = { zombicide-text-zombie } Huye hacia otra Zona de aparición.

# --- Qué hay y dónde --------------------------------------------------------------------------------------------------

green-horde-zone-horde = la Horda
green-horde-token-trebuchet = Fundíbulo
green-horde-token-bile = Bilis de dragón
green-horde-colour-necromancer-green = Nigromante, verde
    .sign = N
green-horde-colour-necromancer-dark-brown = Nigromante, marrón oscuro
    .sign = N
green-horde-colour-necromancer-red = Nigromante, rojo
    .sign = N
green-horde-colour-necromancer-violet = Nigromante, violeta
    .sign = N
green-horde-colour-necromancer-grey = Nigromante, gris
    .sign = N
green-horde-colour-necromancer-light-brown = Nigromante, marrón claro
    .sign = N
green-horde-load-scattershot = Metralla dispersa
    .text = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, { $accuracy }+ ({ $seen }+ si alguien ve la Zona), Daño { $damage }.
green-horde-load-grapeshot = Metralla concentrada
    .text = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, { $accuracy }+ ({ $seen }+ si alguien ve la Zona), Daño { $damage }.
green-horde-load-boulder = Piedra
    .text = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, { $accuracy }+ ({ $seen }+ si alguien ve la Zona), Daño { $damage }.

# --- Lo que está escrito en las cartas --------------------------------------------------------------------------------

green-horde-text-food = Desde la Mochila, gratis: 1 de Experiencia.
green-horde-text-armour = En el Cuerpo: Armadura { $armour }+.
green-horde-text-shield = En la mano: Armadura { $armour }+; con armadura en el Cuerpo, repite una vez su tirada.
green-horde-text-lends-dice = Para el arma cuerpo a cuerpo de la otra mano: +{ $lends_dice ->
    [one] 1 dado
   *[other] { $lends_dice } dados
}.
green-horde-text-enchantment = Una vez por turno, con Ruido.
green-horde-text-row-blue = { $blue_zombie ->
    [walker] { zombicide-zombie-walker } ×{ $blue_count }
    [runner] { zombicide-zombie-runner } ×{ $blue_count }
    [fatty] { zombicide-zombie-fatty } ×{ $blue_count }
    [abomination] { zombicide-zombie-abomination } ×{ $blue_count }
   *[none] nadie
}
green-horde-text-row-yellow = { $yellow_zombie ->
    [walker] { zombicide-zombie-walker } ×{ $yellow_count }
    [runner] { zombicide-zombie-runner } ×{ $yellow_count }
    [fatty] { zombicide-zombie-fatty } ×{ $yellow_count }
    [abomination] { zombicide-zombie-abomination } ×{ $yellow_count }
   *[none] nadie
}
green-horde-text-row-orange = { $orange_zombie ->
    [walker] { zombicide-zombie-walker } ×{ $orange_count }
    [runner] { zombicide-zombie-runner } ×{ $orange_count }
    [fatty] { zombicide-zombie-fatty } ×{ $orange_count }
    [abomination] { zombicide-zombie-abomination } ×{ $orange_count }
   *[none] nadie
}
green-horde-text-row-red = { $red_zombie ->
    [walker] { zombicide-zombie-walker } ×{ $red_count }
    [runner] { zombicide-zombie-runner } ×{ $red_count }
    [fatty] { zombicide-zombie-fatty } ×{ $red_count }
    [abomination] { zombicide-zombie-abomination } ×{ $red_count }
   *[none] nadie
}
green-horde-text-rows = Azul: { green-horde-text-row-blue }. Amarillo: { green-horde-text-row-yellow }. Naranja: { green-horde-text-row-orange }. Rojo: { green-horde-text-row-red }.{ $icon ->
    [horde] {" "}Uno más de su tipo se une a la Horda, salvo Abominaciones.
   *[none] {""}
}
green-horde-text-activate = Todos los { $blue_zombie ->
    [walker] { zombicide-zombie-walker.many }
    [runner] { zombicide-zombie-runner.many }
   *[fatty] { zombicide-zombie-fatty.many }
} actúan otra vez; con Peligro azul, nadie.
green-horde-text-necromancer = Llega un Nigromante con una ficha de Aparición y otra carta; los que ya estén actúan otra vez. Un Caminante, un Gordo y un Corredor se unen a la Horda.
green-horde-text-horde = Aquí aparece la Horda entera, y no se roban más cartas.

# --- Equipo -----------------------------------------------------------------------------------------------------------

green-horde-card-aaahh-orc-walker = ¡Aaahh, un Caminante orco!
    .the = la carta de ¡Aaahh!
    .text = En la Zona de quien la roba aparece un Caminante.
green-horde-card-apples = Manzanas
    .the = las Manzanas
    .text = { green-horde-text-food }
green-horde-card-salted-meat = Carne en salazón
    .the = la Carne en salazón
    .text = { green-horde-text-food }
green-horde-card-water = Agua
    .the = el Agua
    .text = { green-horde-text-food }
green-horde-card-torch = Antorcha
    .the = la Antorcha
    .text = En la mano: al buscar se roba { $search_cards } más. O, por una acción: lanzada a la Bilis de dragón a la vista y a Alcance 0–1, prende fuego a la Zona.
green-horde-card-dragon-bile = Bilis de dragón
    .the = la Bilis de dragón
    .text = En la mano, por una acción: se derrama en una Zona a la vista y a Alcance 0–1. Una Antorcha la convierte en Fuego de dragón, que mata a todos los que estén en ella.
green-horde-card-plenty-of-arrows = Montones de flechas
    .the = los Montones de flechas
    .text = En la Mochila: una vez en cada disparo con flechas se pueden repetir todos los dados.
green-horde-card-plenty-of-bolts = Montones de virotes
    .the = los Montones de virotes
    .text = En la Mochila: una vez en cada disparo con virotes se pueden repetir todos los dados.
green-horde-card-chainmail-armor = Cota de malla
    .the = la Cota de malla
    .text = { green-horde-text-armour }
green-horde-card-plate-armor = Armadura de placas
    .the = la Armadura de placas
    .text = { green-horde-text-armour }
green-horde-card-shield = Escudo
    .the = el Escudo
    .text = { green-horde-text-shield }
green-horde-card-norse-shield = Escudo nórdico
    .the = el Escudo nórdico
    .text = { green-horde-text-shield } { green-horde-text-lends-dice }
green-horde-card-axe = Hacha
    .the = el Hacha
    .text = { zombicide-text-weapon }
green-horde-card-short-sword = Espada corta
    .the = la Espada corta
    .text = { zombicide-text-weapon }
green-horde-card-curved-dagger = Daga curva
    .the = la Daga curva
    .text = { zombicide-text-weapon } { green-horde-text-lends-dice }
green-horde-card-norse-sword = Espada nórdica
    .the = la Espada nórdica
    .text = { zombicide-text-weapon } Con { green-horde-card-norse-shield.the } en la otra mano: +{ $pair_dice } dados.
green-horde-card-scimitar = Cimitarra
    .the = la Cimitarra
    .text = { zombicide-text-weapon } Con { green-horde-card-curved-dagger.the } en la otra mano: +{ $pair_dice } más.
green-horde-card-falchion = Bracamarte
    .the = el Bracamarte
    .text = { zombicide-text-weapon }
green-horde-card-great-axe = Hacha de doble filo
    .the = el Hacha de doble filo
    .text = { zombicide-text-weapon }
green-horde-card-dwarven-hammer = Martillo enano
    .the = el Martillo enano
    .text = { zombicide-text-weapon }
green-horde-card-spiked-bow = Arco con pinchos
    .the = el Arco con pinchos
    .text = { zombicide-text-weapon }
green-horde-card-longbow = Arco largo
    .the = el Arco largo
    .text = { zombicide-text-weapon }
green-horde-card-crossbow = Ballesta
    .the = la Ballesta
    .text = { zombicide-text-weapon }
green-horde-card-hand-crossbow = Ballesta de mano
    .the = la Ballesta de mano
    .text = { zombicide-text-weapon }
green-horde-card-repeating-crossbow = Ballesta de repetición
    .the = la Ballesta de repetición
    .text = { zombicide-text-weapon }
green-horde-card-telekinetic-blast = Golpe telequinético
    .the = el Golpe telequinético
    .text = { zombicide-text-weapon }
green-horde-card-lightning-ball = Bola de rayos
    .the = la Bola de rayos
    .text = { zombicide-text-weapon }
green-horde-card-death-gale = Viento mortal
    .the = el Viento mortal
    .text = { zombicide-text-weapon }
green-horde-card-healing = Curación
    .the = la Curación
    .text = Un Superviviente a la vista se cura 1 Herida. { green-horde-text-enchantment }
green-horde-card-speed = Rapidez
    .the = la Rapidez
    .text = Un Superviviente a la vista, sin zombis en su Zona, avanza hasta 2 Zonas en el acto. { green-horde-text-enchantment }
green-horde-card-repulse = Repeler
    .the = Repeler
    .text = Todos los zombis de una Zona a la vista son empujados una Zona más lejos. { green-horde-text-enchantment }
green-horde-card-tremor = Temblor de tierra
    .the = el Temblor de tierra
    .text = En una Zona a la vista caen al suelo los zombis que mata un Daño 1; pierden su próxima activación en levantarse. { green-horde-text-enchantment }
green-horde-card-ghost-sight = Vista fantasma
    .the = la Vista fantasma
    .text = Un Superviviente a la vista ve a través de paredes, Puertas y Setos hasta el final de la ronda. { green-horde-text-enchantment }

# --- Artefactos de Cámara secreta -------------------------------------------------------------------------------------

green-horde-card-steel-bow = Arco de acero
    .the = el Arco de acero
    .text = { zombicide-text-weapon } Los Setos no le tapan la vista.
green-horde-card-war-cleaver = Cuchilla de guerra
    .the = la Cuchilla de guerra
    .text = { zombicide-text-weapon } Cada 6 trae { $six_dice } más.
green-horde-card-lava-burst = Chorro de lava
    .the = el Chorro de lava
    .text = { zombicide-text-weapon } Con un 6, la Zona arde en Fuego de dragón.
green-horde-card-bone-sword = Espada de hueso
    .the = la Espada de hueso
    .text = { zombicide-text-weapon } Con { green-horde-card-bone-kukri.the } en la otra mano: +{ $pair_dice } dados.
green-horde-card-dwarven-axe = Hacha enana
    .the = el Hacha enana
    .text = { zombicide-text-weapon } Los impactos con un 6 hacen { $six_damage } de Daño más.
green-horde-card-bone-kukri = Kukri de hueso
    .the = el Kukri de hueso
    .text = { zombicide-text-weapon } +{ $lends_damage } al Daño del arma cuerpo a cuerpo de la otra mano.

# --- Cartas de Zombi --------------------------------------------------------------------------------------------------

green-horde-card-z167 = n.º 167
    .text = { green-horde-text-rows }
green-horde-card-z168 = n.º 168
    .text = { green-horde-text-rows }
green-horde-card-z169 = n.º 169
    .text = { green-horde-text-rows }
green-horde-card-z170 = n.º 170
    .text = { green-horde-text-rows }
green-horde-card-z171 = n.º 171
    .text = { green-horde-text-rows }
green-horde-card-z172 = n.º 172
    .text = { green-horde-text-rows }
green-horde-card-z173 = n.º 173
    .text = { green-horde-text-rows }
green-horde-card-z174 = n.º 174
    .text = { green-horde-text-rows }
green-horde-card-z175 = n.º 175
    .text = { green-horde-text-rows }
green-horde-card-z176 = n.º 176
    .text = { green-horde-text-rows }
green-horde-card-z177 = n.º 177
    .text = { green-horde-text-rows }
green-horde-card-z178 = n.º 178
    .text = { green-horde-text-rows }
green-horde-card-z179 = n.º 179
    .text = { green-horde-text-rows }
green-horde-card-z180 = n.º 180
    .text = { green-horde-text-rows }
green-horde-card-z181 = n.º 181
    .text = { green-horde-text-rows }
green-horde-card-z182 = n.º 182
    .text = { green-horde-text-rows }
green-horde-card-z183 = n.º 183
    .text = { green-horde-text-rows }
green-horde-card-z184 = n.º 184
    .text = { green-horde-text-rows }
green-horde-card-z185 = n.º 185
    .text = { green-horde-text-rows }
green-horde-card-z186 = n.º 186
    .text = { green-horde-text-rows }
green-horde-card-z187 = n.º 187
    .text = { green-horde-text-rows }
green-horde-card-z188 = n.º 188
    .text = { green-horde-text-rows }
green-horde-card-z189 = n.º 189
    .text = { green-horde-text-rows }
green-horde-card-z190 = n.º 190
    .text = { green-horde-text-rows }
green-horde-card-z191 = n.º 191
    .text = { green-horde-text-rows }
green-horde-card-z192 = n.º 192
    .text = { green-horde-text-rows }
green-horde-card-z193 = n.º 193
    .text = { green-horde-text-rows }
green-horde-card-z194 = n.º 194
    .text = { green-horde-text-rows }
green-horde-card-z195 = n.º 195
    .text = { green-horde-text-rows }
green-horde-card-z196 = n.º 196
    .text = { green-horde-text-rows }
green-horde-card-z197 = n.º 197
    .text = { green-horde-text-rows }
green-horde-card-z198 = n.º 198
    .text = { green-horde-text-rows }
green-horde-card-z199 = n.º 199
    .text = { green-horde-text-rows }
green-horde-card-z200 = n.º 200
    .text = { green-horde-text-rows }
green-horde-card-z201 = n.º 201
    .text = { green-horde-text-rows }
green-horde-card-z202 = n.º 202
    .text = { green-horde-text-rows }
green-horde-card-z203 = Activación adicional (n.º 203)
    .text = { green-horde-text-activate }
green-horde-card-z204 = Activación adicional (n.º 204)
    .text = { green-horde-text-activate }
green-horde-card-z205 = Activación adicional (n.º 205)
    .text = { green-horde-text-activate }
green-horde-card-z206 = Activación adicional (n.º 206)
    .text = { green-horde-text-activate }
green-horde-card-z207 = Nigromante orco (n.º 207)
    .text = { green-horde-text-necromancer }
green-horde-card-z208 = Nigromante orco (n.º 208)
    .text = { green-horde-text-necromancer }
green-horde-card-z209 = Nigromante orco (n.º 209)
    .text = { green-horde-text-necromancer }
green-horde-card-z210 = Nigromante orco (n.º 210)
    .text = { green-horde-text-necromancer }
green-horde-card-z211 = Nigromante orco (n.º 211)
    .text = { green-horde-text-necromancer }
green-horde-card-z212 = Nigromante orco (n.º 212)
    .text = { green-horde-text-necromancer }
green-horde-card-z213 = ¡Ha llegado la Horda! (n.º 213)
    .text = { green-horde-text-horde }
green-horde-card-z214 = ¡Ha llegado la Horda! (n.º 214)
    .text = { green-horde-text-horde }
green-horde-card-z215 = ¡Ha llegado la Horda! (n.º 215)
    .text = { green-horde-text-horde }
green-horde-card-z216 = ¡Ha llegado la Horda! (n.º 216)
    .text = { green-horde-text-horde }
green-horde-card-z217 = ¡Ha llegado la Horda! (n.º 217)
    .text = { green-horde-text-horde }
green-horde-card-z218 = ¡Ha llegado la Horda! (n.º 218)
    .text = { green-horde-text-horde }
green-horde-card-z219 = ¡Ha llegado la Horda! (n.º 219)
    .text = { green-horde-text-horde }
green-horde-card-z220 = ¡Ha llegado la Horda! (n.º 220)
    .text = { green-horde-text-horde }
green-horde-card-ostokar-1 = Ostokar (1)
    .text = { green-horde-text-necromancer }
green-horde-card-ostokar-2 = Ostokar (2)
    .text = { green-horde-text-necromancer }
green-horde-card-to-me-ku-pa-1 = To-Me Ku-Pa (1)
    .text = { green-horde-text-necromancer }
green-horde-card-to-me-ku-pa-2 = To-Me Ku-Pa (2)
    .text = { green-horde-text-necromancer }

# --- Habilidades propias ----------------------------------------------------------------------------------------------

green-horde-skill-plus-1-free-magic-action = +1 acción de magia gratuita
    .text = Una acción más en cada turno, solo para la magia.
green-horde-skill-plus-1-free-enchantment-action = +1 acción de encantamiento gratuita
    .text = Una acción más en cada turno, solo para un encantamiento.
green-horde-skill-spellcaster = Hechicero
    .text = Una acción más en cada turno, solo para la magia o un encantamiento.
green-horde-skill-plus-1-to-dice-roll-magic = +1 a las tiradas: Magia
    .text = Cada dado de una acción de magia vale 1 más, hasta 6.
green-horde-skill-plus-1-die-magic = +1 dado: Magia
    .text = Un dado más por hechizo en las acciones de magia.
green-horde-skill-plus-1-damage-magic = +1 al Daño: Magia
    .text = Las acciones de magia hacen 1 de Daño más.
green-horde-skill-roll-6-plus-1-die-magic = 6 en el dado: +1 dado de magia
    .text = En las acciones de magia cada 6 trae otro dado, y cada 6 de ese, uno más.
green-horde-skill-frenzy-magic = Frenesí: Magia
    .text = Los hechizos de combate tiran un dado más por cada Herida que tenga.
green-horde-skill-reaper-magic = Segador: Magia
    .text = Una vez por acción de magia, un impacto mata también a un segundo zombi igual.
green-horde-skill-bloodlust-magic = Sed de sangre: Magia
    .text = Por una acción: hasta dos Zonas para llegar a donde haya zombis, y una acción de magia gratuita.
green-horde-skill-iron-rain = Lluvia de hierro
    .text = A distancia, puede tirar tantos dados como zombis haya en la Zona en vez de los del arma.
green-horde-skill-mana-rain = Lluvia de maná
    .text = Con magia, puede tirar tantos dados como zombis haya en la Zona en vez de los del hechizo.
green-horde-skill-battle-rage = Furia de combate
    .text = Cada acción cuerpo a cuerpo que mate añade un dado a las siguientes del turno.
green-horde-skill-iron-hide = Piel de hierro
    .text = Armadura 5+ sin armadura en el Cuerpo; con ella, cada dado de su tirada vale 1 más.
green-horde-skill-spellbook = Grimorio
    .text = Los hechizos de la Mochila cuentan como llevados en la mano.
green-horde-skill-double-casting = Conjuro duplicado
    .text = Cada encantamiento puede tener un segundo blanco, gratis.
green-horde-skill-transmutation = Transmutación
    .text = Por una acción, cuantas veces quiera: descarta una carta y roba otra.
green-horde-skill-brother-in-arms-plus-1-die-magic = Hermano de batalla: { green-horde-skill-plus-1-die-magic }
    .text = { zombicide-text-brother }
green-horde-text-ironclad = No sufre Heridas de este tipo de zombi.
green-horde-text-collector = Doble Experiencia por este tipo de zombi.
green-horde-text-damage-with = 1 de Daño más con ese Equipo.
green-horde-text-starts-with = Empieza la partida con esa carta.
green-horde-skill-ironclad-walker = Acorazado: { zombicide-zombie-walker }
    .text = { green-horde-text-ironclad }
green-horde-skill-ironclad-fatty = Acorazado: { zombicide-zombie-fatty }
    .text = { green-horde-text-ironclad }
green-horde-skill-ironclad-runner = Acorazado: { zombicide-zombie-runner }
    .text = { green-horde-text-ironclad }
green-horde-skill-ironclad-abomination = Acorazado: { zombicide-zombie-abomination }
    .text = { green-horde-text-ironclad }
green-horde-skill-ironclad-necromancer = Acorazado: { green-horde-zombie-necromancer }
    .text = { green-horde-text-ironclad }
green-horde-skill-collector-walker = Coleccionista: { zombicide-zombie-walker }
    .text = { green-horde-text-collector }
green-horde-skill-collector-fatty = Coleccionista: { zombicide-zombie-fatty }
    .text = { green-horde-text-collector }
green-horde-skill-collector-runner = Coleccionista: { zombicide-zombie-runner }
    .text = { green-horde-text-collector }
green-horde-skill-collector-abomination = Coleccionista: { zombicide-zombie-abomination }
    .text = { green-horde-text-collector }
green-horde-skill-collector-necromancer = Coleccionista: { green-horde-zombie-necromancer }
    .text = { green-horde-text-collector }
green-horde-skill-plus-1-damage-with-axe = +1 al Daño con { green-horde-card-axe.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-short-sword = +1 al Daño con { green-horde-card-short-sword.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-curved-dagger = +1 al Daño con { green-horde-card-curved-dagger.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-norse-sword = +1 al Daño con { green-horde-card-norse-sword.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-scimitar = +1 al Daño con { green-horde-card-scimitar.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-falchion = +1 al Daño con { green-horde-card-falchion.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-great-axe = +1 al Daño con { green-horde-card-great-axe.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-dwarven-hammer = +1 al Daño con { green-horde-card-dwarven-hammer.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-spiked-bow = +1 al Daño con { green-horde-card-spiked-bow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-longbow = +1 al Daño con { green-horde-card-longbow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-crossbow = +1 al Daño con { green-horde-card-crossbow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-hand-crossbow = +1 al Daño con { green-horde-card-hand-crossbow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-repeating-crossbow = +1 al Daño con { green-horde-card-repeating-crossbow.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-telekinetic-blast = +1 al Daño con { green-horde-card-telekinetic-blast.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-lightning-ball = +1 al Daño con { green-horde-card-lightning-ball.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-plus-1-damage-with-death-gale = +1 al Daño con { green-horde-card-death-gale.the }
    .text = { green-horde-text-damage-with }
green-horde-skill-starts-with-a-axe = Empieza con { green-horde-card-axe.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-short-sword = Empieza con { green-horde-card-short-sword.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-curved-dagger = Empieza con { green-horde-card-curved-dagger.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-norse-sword = Empieza con { green-horde-card-norse-sword.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-scimitar = Empieza con { green-horde-card-scimitar.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-falchion = Empieza con { green-horde-card-falchion.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-great-axe = Empieza con { green-horde-card-great-axe.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-dwarven-hammer = Empieza con { green-horde-card-dwarven-hammer.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-spiked-bow = Empieza con { green-horde-card-spiked-bow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-longbow = Empieza con { green-horde-card-longbow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-crossbow = Empieza con { green-horde-card-crossbow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-hand-crossbow = Empieza con { green-horde-card-hand-crossbow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-repeating-crossbow = Empieza con { green-horde-card-repeating-crossbow.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-telekinetic-blast = Empieza con { green-horde-card-telekinetic-blast.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-lightning-ball = Empieza con { green-horde-card-lightning-ball.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-death-gale = Empieza con { green-horde-card-death-gale.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-shield = Empieza con { green-horde-card-shield.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-norse-shield = Empieza con { green-horde-card-norse-shield.the }
    .text = { green-horde-text-starts-with }
green-horde-skill-starts-with-a-torch = Empieza con { green-horde-card-torch.the }
    .text = { green-horde-text-starts-with }

# --- Lo que se pregunta -----------------------------------------------------------------------------------------------

green-horde-ask-add-spawn-tokens = Equipo numeroso: ¿dónde va otra ficha de Aparición?{ $count ->
    [one] {""}
   *[other] {" "}(quedan { $count })
}
green-horde-ask-second-target = { $survivor } lanza { $card }. ¿Un segundo blanco?
green-horde-ask-which-first = { $survivor } lanza { $card } dos veces. ¿Sobre quién primero?
green-horde-ask-speed-on = La Rapidez lleva a { $survivor } { zombicide-text-zones }. ¿Adónde?
green-horde-ask-move-bile = Toda la Bilis de dragón está en el tablero. ¿Se lleva una a { $zone }?
green-horde-ask-choose-load = El Fundíbulo apunta a { $zone }. ¿Con qué?
green-horde-ask-siege-hits = { $count ->
    [one] Queda 1 impacto
   *[other] Quedan { $count } impactos
} del Fundíbulo. ¿Quién cae?
green-horde-ask-flee = En { $zone }, { $zombie_a } puede huir por varios caminos. ¿Por cuál?
green-horde-ask-remove-spawn = Ha muerto un Nigromante. ¿Qué ficha de Aparición se retira?

# --- Lo que se puede hacer --------------------------------------------------------------------------------------------

green-horde-do-enchant = Lanzar { $card } sobre { $survivor }
green-horde-do-enchant-zone = Lanzar { $card } sobre { $zone }
green-horde-do-repulse = Lanzar { $card }: de { $zone } a { $to }
green-horde-do-no-second = Sin segundo blanco
    .done = no eligió segundo blanco
green-horde-do-first = Primero { $survivor }
green-horde-do-first-zone = Primero { $zone }
green-horde-do-throw-bile = Derramar Bilis de dragón en { $zone }
green-horde-do-move-bile = Llevar la de { $zone }
green-horde-do-leave-bile = Dejarlas donde están
    .done = dejó la Bilis de dragón donde estaba
green-horde-do-throw-torch = Prender fuego a { $zone }
green-horde-do-eat = Consumir { $card_the }
green-horde-do-move-trebuchet = Arrastrar el Fundíbulo a { $zone }
green-horde-do-fire-trebuchet = Disparar el Fundíbulo a { $zone }
green-horde-do-bombard-horde = Bombardear a la Horda
green-horde-do-load = { $load }
green-horde-do-add-spawn = En { $zone }
green-horde-do-remove-spawn = La de { $zone } ({ $colour })
green-horde-do-keep-spawns = Ninguna
green-horde-do-bloodlust-magic = Sed de sangre: a { $zone }, y un hechizo
green-horde-do-transmutation = Transmutar { $card_the }

# --- Lo que pasó ------------------------------------------------------------------------------------------------------

green-horde-event-horde-grew = { $zombie_one } se unió a la Horda.
green-horde-event-horde-arrived = { $count ->
    [0] La Horda fue llamada a { $zone }, pero no había nadie en ella.
   *[other] ¡La Horda irrumpió en { $zone }: { $count } en total!
}
green-horde-event-necromancer-arrived = { $zombie_one } apareció en { $zone }, que desde ahora es Zona de aparición (ficha: { $colour }).
green-horde-event-necromancer-escaped = { $zombie_one } huyó por { $zone } con { $tokens } fichas de Aparición en el tablero.
green-horde-event-dark-ritual = Un ritual oscuro: { $zombies } ya no están.
green-horde-event-zone-burnt = ¡El Fuego de dragón arrasó { $zone }!
green-horde-event-trebuchet-moved = El Fundíbulo fue arrastrado a { $zone }.
green-horde-event-trebuchet-fired = { $survivor } disparó el Fundíbulo a { $zone } ({ $load }): { $dice }, hacía falta { $needed }+. { $hits ->
    [0] Falló.
    [one] 1 impacto.
   *[other] { $hits } impactos.
}
green-horde-event-zombie-card-drawn = { $deed_id ->
    [bring] { $zone }, Peligro { $level }: { $brings_counted }.
    [wake] { $zone }, Peligro { $level }: nadie nuevo.
    [necromancer] { $zone }: la carta de { $brings_counted }.
    [horde] { $zone }: ¡ha llegado la Horda!
   *[nothing] { $zone }, Peligro { $level }: nadie.
}
green-horde-event-survivor-enchanted = { $target_self ->
    [yes] { $survivor } lanzó { $card } sobre sí.
   *[no] { $survivor } lanzó { $card } sobre { $target }.
}
green-horde-event-zone-enchanted = { $survivor } lanzó { $card } sobre { $zone }.
green-horde-event-zombies-fell = { $count ->
    [one] { $zombie_one } cayó al suelo en { $zone }.
   *[other] { $count } { $zombie_many } cayeron al suelo en { $zone }.
}
green-horde-event-food-eaten = { $survivor } consumió { $card_the }.

# --- Cómo termina -----------------------------------------------------------------------------------------------------

green-horde-why-fulfilled = La aventura está cumplida.
green-horde-why-nobody-left = No queda nadie en el tablero y la aventura no está cumplida.
green-horde-why-necromancer-escaped = Huyó { $zombie_a } con { $count } fichas de Aparición en el tablero: demasiadas.
    .any = Huyó un Nigromante, y había demasiadas fichas de Aparición en el tablero.
green-horde-why-night-fell = Ha caído la noche sobre el río y la barca se ha ido.
green-horde-why-dam-held = La presa aguantó, y el cauce se ha llenado de muertos hasta el borde.
green-horde-why-too-much-blood = Han aullado demasiados Caminantes y ha acudido la comarca entera.
green-horde-why-engine-lost = Ya no hay Fundíbulo, y nada más rompe el cerco.
green-horde-why-too-few = Han muerto cinco: quedáis demasiado pocos para fundar un hogar.

# --- Aventuras --------------------------------------------------------------------------------------------------------

green-horde-mission-the-alarm-bell = Toque a rebato
    .scene = Los muertos bajaron por el camino del norte antes del alba, y el vigía cayó con la cuerda de la campana en la mano. Solo estáis despiertos unos pocos. Tocad a rebato para avisar a las granjas y llegad al camino del este antes que ellos.
    .goal-1 = Id a por la mejor arma del herrero, el Objetivo verde de C6.
    .goal-2 = Tocad la campana: coged el Objetivo azul de E3.
    .goal-3 = Llegad después a la Salida, F5, todos los que sigáis con vida.
    .rule-1 = Solo están cerradas la herrería, C5–C6, y la torre, D3–E3; en las demás casas, abiertas y vacías, se puede buscar.
    .rule-2 = Las dos Zonas de aparición duermen hasta que suena la campana; la roja, C1, despierta en todo caso al final de la ronda 6.
    .rule-3 = Desde que suena, la campana hace 4 de Ruido en E3 cada ronda: allí van los zombis que no ven a nadie.
    .rule-4 = Quien coge el Objetivo verde recibe un artefacto de Cámara secreta.
    .turn-1 = La campana vuela sobre los tejados, y todo lo muerto del valle vuelve la cabeza. Las dos Zonas de aparición, C1 y F2, están ya despiertas. Dejadles la torre y corred a F5.
    .turn-2 = Nadie ha tocado la campana, y los muertos han dado solos con la aldea. La Zona de aparición roja despierta en C1.
green-horde-mission-the-dragon-bile-quest = En busca de bilis de dragón
    .scene = Un alquimista guardaba en esta aldea un barril de Bilis de dragón y nunca dijo en qué casa. Os hace falta para la guerra que viene. Una chispa demasiado cerca, y ya no os hará falta nada.
    .goal-1 = Encontrad el barril de Bilis de dragón, el Objetivo verde, en D2, E4 o F2.
    .goal-2 = Llevadlo a la Salida, C4, con todos los que sigáis con vida.
    .rule-1 = Los tres Objetivos muestran la cara roja; los otros dos esconden una Antorcha, el azul, y un artefacto de Cámara secreta, el rojo.
    .rule-2 = Quien coge el barril lo lleva sin que ocupe espacio; quien muere con él lo suelta, y otro puede recogerlo.
    .rule-3 = El barril gotea: quien lo coge recibe además una carta de Bilis de dragón para lo que quiera, pero ninguna carta vale por el barril.
    .rule-4 = Coger el barril despierta la Zona de aparición azul, A1.
    .rule-5 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = El barril pesa, está tibio y zumba. Algo lo ha oído tras los setos: la Zona de aparición azul despierta en A1.
green-horde-mission-orc-necromancers = ¿Nigromantes orcos?
    .scene = ¿Orcos que levantan muertos? El capitán se rio y os mandó a mirar. Tras la Puerta azul hay uno sentado contra la pared, y no está rezando.
    .goal-1 = Coged la llave, el Objetivo azul de C4.
    .goal-2 = Matad a un Nigromante: hay uno en A1, tras la Puerta azul, A3–B3.
    .goal-3 = Llegad después a la Salida, F5, todos los que sigáis con vida.
    .rule-1 = Solo el Objetivo azul permite abrir la Puerta azul.
    .rule-2 = Abrir la Puerta azul hace Ruido en B3 y despierta la Zona de aparición azul, B1.
    .rule-3 = Mientras viva el Nigromante orco encerrado tras la Puerta azul, no aparece otro: la carta lo activa a él.
    .rule-4 = Quien coge la llave gana 5 de Experiencia; al morir el primer Nigromante, ganáis 3 todos.
    .turn-1 = La Puerta azul cede y se entera toda la calle. La Zona de aparición azul despierta en B1.
    .turn-2 = El Nigromante ha muerto, y con él la broma del capitán. Ganáis 3 de Experiencia todos. Ahora, a la Salida, F5.
green-horde-mission-know-your-enemy = Conoce a tu enemigo
    .scene = Lleváis toda la vida peleando con orcos. Estos están muertos, son más lentos y no saben cuándo toca caer. Salid entre los setos, aprended cómo muere cada clase y volved.
    .goal-1 = Coged el Objetivo de A2.
    .goal-2 = Matad al menos a 4 Caminantes, 2 Gordos y un Corredor.
    .goal-3 = Uno de vosotros ha de llegar al Peligro amarillo.
    .goal-4 = Al final, dos de vosotros estáis en la Zona inicial, B3.
    .lose-1 = Perdéis cuando quedáis menos de dos con vida.
    .rule-1 = Al empezar hay un Gordo en D3 y un Caminante en C4 y otro en C5.
    .rule-2 = Coger el Objetivo despierta la Zona de aparición azul, F5.
    .rule-3 = Quien coge el Objetivo recibe un artefacto de Cámara secreta, y ganáis 2 de Experiencia todos.
    .turn-1 = Alguien resistió en esta casa hasta el final y dejó un arma mejor que las vuestras. Al otro lado de los setos lo han notado: la Zona de aparición azul despierta en F5.
green-horde-mission-river-of-the-dead = El río de los muertos
    .scene = El cofre del viejo molino guarda la paga de invierno de toda la compañía. No queda más camino que el río, con el agua por la cintura y lleno de viejos conocidos. La barca espera al final, pero no de noche.
    .goal-1 = Coged el cofre, el Objetivo azul de C4.
    .goal-2 = Llevadlo a la barca, la Salida de I2, con todos los que sigáis con vida.
    .lose-1 = Perdéis al final de la ronda 18, cuando cae la noche.
    .rule-1 = Quien coge el cofre lo lleva sin que ocupe espacio; quien muere con él lo suelta, y otro puede recogerlo.
    .rule-2 = Coger el cofre despierta la Zona de aparición azul, E6.
    .rule-3 = Al empezar las rondas 4, 8, 12 y 16, el río trae un Caminante a A2.
    .rule-4 = Quien coge el Objetivo rojo, E1, recibe un artefacto de Cámara secreta.
    .rule-5 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = El cofre chirría sobre las tablas del molino, y la orilla sur contesta. La Zona de aparición azul despierta en E6.
    .turn-2 = El sol toca los montes. Quedan tres rondas de luz: la noche cae al final de la ronda 18.
    .turn-3 = Algo golpea contra la orilla: el río ha traído un Caminante a A2.
green-horde-mission-cleansing-flood = Inundación purificadora
    .scene = Encima de la aldea hay un lago; debajo, el cauce de un río lleno de muertos; y entre los dos, una presa vieja. Cerrad las compuertas y el lago se llenará hasta el borde. Romped entonces la presa, y que no os pille debajo.
    .goal-1 = Cerrad las tres compuertas, los Objetivos, por este orden: F6, H2, F1.
    .goal-2 = Romped la presa, el marcador de E3: han de acertar en esa Zona dos disparos del Fundíbulo.
    .goal-3 = Tras la riada, llegad a la Salida, C1, al otro lado del lago, todos los que sigáis con vida.
    .lose-1 = Perdéis al final de la ronda 24 si no ha llegado la riada.
    .rule-1 = Con las compuertas cerradas y la presa rota, la riada llega al final de la ronda siguiente.
    .rule-2 = La riada ahoga a cuantos haya en el cauce, zombis y Supervivientes: E3, E4 y de A5 a E5.
    .rule-3 = También se lleva la Zona de aparición azul, A5, y la Barrera E2–E3.
    .rule-4 = Cerrar la compuerta de F6 despierta la Zona de aparición verde, H1.
    .rule-5 = Cada acierto en la presa hace Ruido en E3.
    .rule-6 = Quien cierra la compuerta de H2 recibe un artefacto de Cámara secreta.
    .rule-7 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = La rueda de F6 chilla al girar, y alguien lo oye tras los setos. La Zona de aparición verde despierta en H1.
    .turn-2 = La presa se raja de arriba abajo y asoma el primer hilo de agua. Al final de la ronda siguiente viene el lago: ¡fuera de E3, de E4 y de A5 a E5!
    .turn-3 = El lago baja como una pared que se cae. En E3, en E4 y de A5 a E5 no queda nada en pie, ya no hay Zona de aparición azul y E2–E3 está libre. Ahora, a C1.
green-horde-mission-breaking-the-siege = Romper el cerco
    .scene = Lleváis nueve días en la granja tras tres Barreras, y se acabó el pan. Los muertos acampan al sur y al oeste. Vuestro Fundíbulo sigue en E3, fuera, donde lo dejaron los que lo manejaban.
    .goal-1 = Destruid la Zona de aparición verde, G6: ha de acertar en ella un disparo del Fundíbulo.
    .goal-2 = Destruid después, del mismo modo, la Zona de aparición azul, A4.
    .goal-3 = Entrad luego en la Salida, A1, todos los que sigáis con vida, sin zombis en ella.
    .lose-1 = Perdéis si el Fundíbulo es destruido.
    .rule-1 = Un acierto en A4 solo cuenta cuando ya no hay Zona de aparición verde.
    .rule-2 = Al destruir la verde despiertan otras dos: la azul en A4 y la segunda roja en D1.
    .rule-3 = Quien resiste, gana: si al final de la ronda 25 queda alguien con vida, llega ayuda.
    .rule-4 = Quien coge un Objetivo, F3 o H3, recibe un artefacto de Cámara secreta y 5 de Experiencia.
    .turn-1 = El campamento del sur es un montón de astillas. Al oeste y al norte han oído caer las piedras: despiertan las Zonas de aparición de A4 y D1.
    .turn-2 = El campamento del oeste ya no existe, y el paso está libre. A A1 todos, y que no entre nada detrás.
    .turn-3 = Suenan cuernos en los montes: la ayuda está a cinco rondas. Resistid hasta el final de la ronda 25.
green-horde-mission-blood-and-fire = A sangre y fuego
    .scene = Tienen el nido en la calle, en C2, y cada noche son más. La sangre es una solución: matar hasta que no quede quien se levante. La otra es el fuego, y en la casa del norte hay toneles.
    .goal-1 = Coged los cuatro Objetivos: D1, D3, D5 y G2.
    .goal-2 = Matad a 50 zombis o destruid la Zona de aparición azul de C2 con Fuego de dragón.
    .rule-1 = Desde el principio hay Bilis de dragón en D2 y F2; una Antorcha lanzada a esa Zona la prende.
    .rule-2 = Coger el de D1 vuelca los toneles: se pone Bilis de dragón en C2.
    .rule-3 = Coger el de D3 o el de D5 da una Antorcha; el de D3 despierta además la Zona de aparición verde, H1.
    .rule-4 = Coger el de G2 trae en el acto una carta de Zombi a cada Zona de aparición activa.
    .rule-5 = El Fuego de dragón en C2 destruye la Zona de aparición azul y da 3 de Experiencia a todos.
    .rule-6 = Quien coge un Objetivo gana 5 de Experiencia.
    .turn-1 = La antorcha sale de la pared, y a lo lejos algo pesado se pone en pie. La Zona de aparición verde despierta en H1.
    .turn-2 = Los toneles vuelcan y la bilis corre por el arroyo de la calle hasta el nido, C2. Lo demás lo hará una Antorcha.
    .turn-3 = Era un cebo. Cada Zona de aparición activa recibe ahora una carta de Zombi.
    .turn-4 = El nido arde en blanco. Ya no hay Zona de aparición azul en C2, y ganáis 3 de Experiencia todos.
green-horde-mission-selective-slaughter = Matanza selectiva
    .scene = Todo Caminante aúlla al caer, la cosa de B6 repite el aullido y luego contestan los montes. Entresacad a los Gordos y a los Corredores, y dejad en pie a los Caminantes. O haced callar primero a la cosa.
    .goal-1 = Matad a 7 Gordos.
    .goal-2 = Matad a 7 Corredores.
    .goal-3 = No dejéis ningún Nigromante en el tablero.
    .lose-1 = Perdéis con 25 Caminantes muertos y ninguna Abominación muerta.
    .rule-1 = Al empezar hay una Abominación en B6.
    .rule-2 = Al empezar las rondas 4 y 8 llega un Gordo a A1.
    .rule-3 = Quien coge un Objetivo, C5 o D1, recibe un artefacto de Cámara secreta y 5 de Experiencia.
    .turn-1 = Pasos pesados tras los setos: llega un Gordo a A1.
    .turn-2 = Van veinte Caminantes muertos, y los montes empiezan a aullar. Con cinco más perdéis, si no muere antes una Abominación.
    .turn-3 = La Abominación ha muerto y nadie repite el aullido. Desde ahora, los Caminantes pueden caer a gusto.
green-horde-mission-the-evil-shrine = El santuario del mal
    .scene = Algo llama a los muertos desde debajo de esta aldea anegada, y ellos suben por tres bocas de la tierra. Dos se cierran para quien encuentre la piedra justa. Para la tercera tenéis un Fundíbulo.
    .goal-1 = Destruid todas las Zonas de aparición: la azul de B1, la verde de F5, la roja de B6 y las que se añadan.
    .goal-2 = Llegad después a la Salida, A6, todos los que empezasteis.
    .lose-1 = Perdéis con la primera muerte.
    .rule-1 = Coger el Objetivo azul, F3, destruye la Zona de aparición azul y despierta la verde, que hasta entonces duerme.
    .rule-2 = De los Objetivos de F2 y D4, uno es verde por debajo: cogerlo destruye la Zona de aparición verde.
    .rule-3 = Un disparo del Fundíbulo que acierta en una Zona destruye todas sus fichas de Aparición rojas.
    .rule-4 = Los Nigromantes, y los equipos de más de seis, añaden fichas de Aparición.
    .turn-1 = La piedra de F3 se apaga, y el agua se cierra sobre B1 sin una burbuja. Ya no hay Zona de aparición azul. Al otro lado de la aldea, en F5, algo responde: la verde despierta, si aún está allí.
    .turn-2 = La luz verde se apaga, y la tierra de F5 se hunde sobre lo que estuviera trepando. Ya no hay Zona de aparición verde.
green-horde-mission-the-fallen-fortress = La fortaleza caída
    .scene = La fortaleza cayó en una noche y nadie sacó sus armas. Las mejores están en la torre, tras la Puerta azul; la llave quedó en uno de los dos cuerpos de guardia. Los orcos conocen la entrada del río.
    .goal-1 = Encontrad el Objetivo azul, en D4 o en F3; el otro es rojo.
    .goal-2 = Abrid la Puerta azul, G3–H3, y coged el Objetivo verde de I4.
    .goal-3 = Escapad por la Salida, I1, todos los que sigáis con vida.
    .rule-1 = Solo el Objetivo azul permite abrir la Puerta azul.
    .rule-2 = Con la Puerta azul abierta, al final de las rondas 4, 8, 12… llega una carta de Zombi a E1.
    .rule-3 = Coger el verde despierta la Zona de aparición verde, B6, y abre la Puerta B1–B2.
    .rule-4 = Cogido el verde, quien llega a la Salida deja el tablero en el acto.
    .rule-5 = Quien coge un Objetivo recibe un artefacto de Cámara secreta y 5 de Experiencia.
    .turn-1 = La Zona de aparición verde despierta en B6 y la Puerta B1–B2 se abre sola. Corred.
    .turn-2 = El río trae más: una carta de Zombi para E1.
green-horde-mission-a-new-home = Un nuevo hogar
    .scene = Dos patios, cuatro casas y un pozo: no es mucho, pero se puede cerrar. Atrancad los huecos y echad a quien vive ahí ahora. Esta noche, por una vez, alguien va a dormir.
    .goal-1 = Coged los dos Objetivos, C4 y E4.
    .goal-2 = Poned las cuatro Barreras: F5–G5, D3–D4, A3–A4 y B3–B4.
    .goal-3 = Estad dentro, de A4 a F6, todos los que sigáis con vida, y también el Fundíbulo.
    .goal-4 = Que no haya zombis dentro ni camino por el que entren.
    .lose-1 = Perdéis con la quinta muerte.
    .rule-1 = Quien acaba su turno en F5 pone F5–G5; en D4, D3–D4; en A4 o B4, las dos de A3–A4 y B3–B4.
    .rule-2 = Una Barrera que los zombis hayan derribado se vuelve a poner del mismo modo.
    .rule-3 = Coger el Objetivo de E4 despierta la Zona de aparición azul, A1.
    .rule-4 = Quien coge un Objetivo recibe un artefacto de Cámara secreta y 5 de Experiencia.
    .turn-1 = Alguien escondió buen acero bajo el suelo de E4 y murió sin usarlo. El ruido llega lejos: la Zona de aparición azul despierta en A1.

# --- Opciones ---------------------------------------------------------------------------------------------------------

green-horde-option-mission = Aventura
    .text = El mapa y lo que hay que hacer en él.
green-horde-option-team = Equipo
    .text = Si van a la aventura los primeros Supervivientes de la caja, repartidos por igual, o cada jugador elige a quién lleva.
green-horde-option-team-usual = los primeros de la caja
green-horde-option-team-picked = elegido por los jugadores
green-horde-ask-form-team = ¿A quién lleva { $seat }? { $count ->
    [one] Queda 1
   *[other] Quedan { $count }
} por elegir.
green-horde-do-choose-survivor = { $survivor }
green-horde-do-enough = Basta: los demás llevan al resto
    .done = dejó el resto a los demás
green-horde-event-survivor-picked = { $seat } lleva a { $survivor }.
green-horde-option-ultrared = Ultrarrojo
    .text = Si los Supervivientes que llegan al rojo vuelven a empezar la barra de Peligro y aprenden más habilidades.
green-horde-option-cabal = Cábala de Nigromantes
    .text = Qué Nigromantes hay en el mazo; los que se encuentran celebran un ritual oscuro y se van.
green-horde-option-cabal-none = solo Nigromantes orcos
green-horde-option-cabal-mixed = tres Nigromantes orcos, dos Ostokar, un To-Me Ku-Pa
green-horde-option-cabal-equal = dos de cada uno
green-horde-option-spawn-tokens = Más fichas de Aparición
    .text = Cuántas fichas de Aparición se ponen además de las del mapa; otras tantas se toleran antes de que una huida haga perder.
green-horde-option-spawn-tokens-rulebook = una por cada dos Supervivientes a partir del séptimo

# --- Por qué no: una frase para cada regla y unas palabras para las listas --------------------------------------------

green-horde-no-gh-act-03 = { zombicide-not-held }
    .short = { zombicide-not-held.short }
green-horde-no-gh-act-05 = { zombicide-not-objective }
    .short = { zombicide-not-objective.short }
green-horde-no-gh-bar-01 = { zombicide-not-barred }
    .short = { zombicide-not-barred.short }
green-horde-no-gh-cbt-05 = { zombicide-not-tough }
    .short = { zombicide-not-tough.short }
green-horde-no-gh-dor-01 = { zombicide-not-barehanded }
    .short = { zombicide-not-barehanded.short }
green-horde-no-gh-dor-07 = { zombicide-not-locked }
    .short = { zombicide-not-locked.short }
green-horde-no-gh-drg-02 = { $actor } no puede lanzar la Antorcha a { $zone }: no hay allí Bilis de dragón a su alcance. Que la busque a Alcance 0 o 1.
    .short = Sin Bilis de dragón a mano
green-horde-no-gh-eqp-11 = { zombicide-not-gems }
    .short = { zombicide-not-gems.short }
green-horde-no-gh-inv-03 = { zombicide-not-no-hand }
    .short = { zombicide-not-no-hand.short }
green-horde-no-gh-inv-04 = { zombicide-not-stowed }
    .short = { zombicide-not-stowed.short }
green-horde-no-gh-inv-05 = { zombicide-not-no-body }
    .short = { zombicide-not-no-body.short }
green-horde-no-gh-mag-06 = { $actor } ya ha lanzado este encantamiento en su turno. Que lo repita en el próximo.
    .short = Una vez por turno
green-horde-no-gh-mel-01 = { zombicide-not-melee }
    .short = { zombicide-not-melee.short }
green-horde-no-gh-mov-03 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
green-horde-no-gh-mov-04 = { zombicide-not-walled }
    .short = { zombicide-not-walled.short }
green-horde-no-gh-mov-06 = { zombicide-not-shut }
    .short = { zombicide-not-shut.short }
green-horde-no-gh-rld-01 = { zombicide-not-empty }
    .short = { zombicide-not-empty.short }
green-horde-no-gh-rnd-05 = { zombicide-not-tired }
    .short = { zombicide-not-tired.short }
green-horde-no-gh-rng-01 = { zombicide-not-unseen }
    .short = { zombicide-not-unseen.short }
green-horde-no-gh-rng-03 = { zombicide-not-range }
    .short = { zombicide-not-range.short }
green-horde-no-gh-set-11 = { zombicide-not-one-each }
    .short = { zombicide-not-one-each.short }
green-horde-no-gh-sge-02 = { $actor } no puede mover el Fundíbulo: cuesta 3 acciones. Que empiece el turno con ello.
    .short = Hacen falta 3 acciones
green-horde-no-gh-sge-04 = { $actor } no puede mover el Fundíbulo a { $zone }: los zombis de la Zona cuestan más acciones. Que los mate antes.
    .short = Los zombis cortan el paso
green-horde-no-gh-sge-07 = { $actor } no puede disparar el Fundíbulo: cuesta 3 acciones. Que empiece el turno con ello.
    .short = Hacen falta 3 acciones
green-horde-no-gh-sge-08 = { $actor } no puede disparar el Fundíbulo a { $zone }: está demasiado cerca. Que apunte a Alcance 2 o más.
    .short = Demasiado cerca
green-horde-no-gh-src-01 = { zombicide-not-outdoors }
    .short = { zombicide-not-outdoors.short }
green-horde-no-gh-src-02 = { zombicide-not-watched }
    .short = { zombicide-not-watched.short }
green-horde-no-gh-src-05 = { zombicide-not-twice }
    .short = { zombicide-not-twice.short }
green-horde-no-gh-src-07 = { zombicide-not-no-deck }
    .short = { zombicide-not-no-deck.short }
green-horde-no-gh-tgt-01 = { zombicide-not-shielded }
    .short = { zombicide-not-shielded.short }
green-horde-no-gh-trd-02 = { zombicide-not-apart }
    .short = { zombicide-not-apart.short }
green-horde-no-gh-wat-10 = { zombicide-not-water }
    .short = { zombicide-not-water.short }
