/** Which drawing of the sheet stands for what: actions, cards, people, zombies, places. */
import { named, type Choice } from "./plain";
import { firstOf, onSheet } from "./symbols";
import type { Figures } from "./words";

const VERBS: Readonly<Record<string, string>> = {
  move: "ui-move",
  come: "ui-move",
  walk: "ui-move",
  charge: "ui-move",
  sprint: "ui-move",
  jump: "ui-move",
  send: "ui-move",
  search: "ui-search",
  salvage: "ui-search",
  hold_your_nose: "ui-search",
  strike: "ui-attack",
  shoot: "ui-attack",
  cast: "eq-spell",
  hit: "ui-attack",
  reap: "ui-attack",
  attack: "ui-attack",
  fire_trebuchet: "trebuchet",
  move_trebuchet: "trebuchet",
  bombard_horde: "trebuchet",
  open_door: "ui-door",
  reveal: "ui-door",
  make_noise: "ui-noise",
  trade: "ui-trade",
  reorganise: "ui-trade",
  put: "ui-trade",
  hand: "ui-trade",
  swap: "ui-trade",
  end_turn: "ui-end",
  pass: "ui-end",
  let_pass: "ui-end",
  stay: "ui-end",
  stop: "ui-end",
  done: "ui-end",
  hold: "ui-end",
  keep: "ui-end",
  wait: "ui-end",
  roll: "die-5",
  roll_dice: "die-5",
  roll_again: "die-5",
  agree: "ui-check",
  accept: "ui-check",
  use_effect: "ui-check",
  refuse: "ui-close",
  skip_effect: "ui-close",
  drop: "ui-close",
  discard: "ui-close",
  show: "ui-eye",
  show_all: "ui-eye",
  confide: "ui-eye",
  confide_all: "ui-eye",
  show_hand: "ui-eye",
  throw_bile: "dragon-bile",
  throw_torch: "fire",
  eat: "eq-food",
  vote: "hand-point",
  break_tie: "hand-point",
  offer: "ui-quill",
  offer_all: "ui-quill",
  promise: "ui-quill",
  demand: "ui-quill",
  mark: "explosion",
  take_food: "food",
  pay_food: "food",
  get_in: "helicopter",
  get_out: "helicopter",
  change_seat: "ui-trade",
  take_off: "helicopter",
  land: "helicopter",
  fly: "helicopter",
  store: "eq-key",
  retrieve: "ui-search",
  take_team_card: "ui-people",
  fire_at: "ui-people",
  fire_from: "ui-people",
  move_to: "ui-people",
  move_from: "ui-people",
  charge_to: "ui-people",
  charge_from: "ui-people",
  name: "ui-people",
  begin: "ui-check",
  go_first: "ui-people",
  take_wound: "wound-taken",
  lose_card: "wound-taken",
  medic: "antidote",
  first_aid: "antidote",
  adrenaline_shot: "antidote",
  lifesaver: "hand-point",
  shove: "hand-point",
  taunt: "ui-noise",
  go: "ui-move",
  reload: "eq-magazine",
  throw_grenade: "explosion",
  throw_molotov: "eq-molotov",
  place_explosive: "explosion",
  detonate: "explosion",
  place_noise: "noise",
  kill_sleepers: "sleeper",
  board_truck: "truck",
  leave_truck: "truck",
  drive: "truck",
  drive_by: "truck",
  ram: "truck",
  fire_gun: "ui-attack",
  fire_gun_at: "ui-attack",
  strike_at: "ui-attack",
  shoot_at: "ui-attack",
  lead: "ui-people",
  take_along: "ui-people",
  leave: "exit",
  decline: "ui-end",
  keep_roll: "ui-end",
  try_vault: "vault",
  open_vault: "vault",
  roll_vault: "die-5",
  extra_roll: "die-5",
  set_aside: "ui-lock",
  change_die: "die-6",
  shift_dice: "die-6",
  discard_card: "ui-close",
  drop_cards: "ui-close",
  take_set: "eq-gun",
};

/** The first of these that a card's name holds says what it looks like. */
const CARDS: readonly (readonly [RegExp, string])[] = [
  [/^wounded$/, "wound-taken"],
  [/^(blue|green|yellow)_(objective|haul)$/, "objective-$1"],
  [/^purple_objective$/, "objective-violet"],
  [/_haul$|_objective$/, "objective-white"],
  [/^aaahh$/, "walker"],
  [/vest/, "eq-armour"],
  [/silencer/, "eq-silencer"],
  [/magazine/, "eq-magazine"],
  [/ammo/, "eq-ammo"],
  [/gas_can|gasoline/, "gas-can"],
  [/^tnt$/, "tnt"],
  [/booby/, "booby-trap"],
  [/adrenaline|first_aid/, "antidote"],
  [/glass_bottles/, "eq-bottles"],
  [/goalie_mask/, "eq-mask"],
  [/^scope$/, "eq-scope"],
  [/launcher/, "eq-launcher"],
  [/cable_gun/, "eq-cable"],
  [/ramming/, "truck"],
  [/saber/, "eq-blade"],
  [/guillotine/, "eq-greataxe"],
  [/chainsaw|_saw$/, "eq-chainsaw"],
  [/ak_47|heavy|mac_10|mp5|smg/, "eq-rifle"],
  [/desert_eagle/, "eq-gun"],
  [/nailbat/, "eq-bat"],
  [/double_barrel|sawed_off/, "eq-shotgun"],
  [/crossbow/, "eq-crossbow"],
  [/bow$|longbow|bow_/, "eq-bow"],
  [/bolts|arrows/, "eq-arrows"],
  [/great_axe|greataxe|two_handed/, "eq-greataxe"],
  [/axe|machete|cleaver/, "eq-axe"],
  [/dagger|knife/, "eq-dagger"],
  [/hammer|mace|crowbar|wrench|club/, "eq-hammer"],
  [/sword|blade|scimitar|katana|rapier/, "eq-blade"],
  [/chainsaw/, "eq-chainsaw"],
  [/molotov|cocktail/, "eq-molotov"],
  [/bile/, "dragon-bile"],
  [/shotgun|sawed/, "eq-shotgun"],
  [/rifle|sniper|smg|sub_?mg|m4|machine/, "eq-rifle"],
  [/gun|pistol|revolver|magnum|bullet|shooter|covering_fire|replica/, "eq-gun"],
  [/bat$|plank|_bat/, "eq-bat"],
  [/bomb|grenade|explosive|dynamite|c4/, "eq-explosive"],
  [/flashlight|goggles|binoculars/, "eq-flashlight"],
  [/torch|flare/, "eq-torch"],
  [/shield/, "eq-shield"],
  [/armou?r|mail|plate|vest|leather|jacket|kevlar/, "eq-armour"],
  [/apple|food|rice|canned|bread|meat|snack|cheese/, "eq-food"],
  [/water|drink|potion|blood|energy/, "eq-water"],
  [/key/, "eq-key"],
  [/aid|medic|antidote|antibiotic|pepper|spray|pharm/, "antidote"],
  [/truck|motorbike|bicycle|car$/, "truck"],
  [/door|hideout|peace|quiet|barricade|hide/, "door-closed"],
  [/shoes|run|sprint|boots/, "s-run"],
  [/map|book|scroll|street/, "ui-book"],
  [/radio|alarm|shout|noise/, "noise"],
  [/coin|luck/, "die-6"],
  [/smoke/, "explosion"],
  [/kitten|dog/, "town-dog"],
  [/salvage|loot/, "ui-search"],
  [/fire|flame|burn|inferno/, "fire"],
  [/mana|lightning|blast|missile|bolt|spell|curse|disintegrate/, "eq-spell"],
  [/speed|enchant|repulse|transfer|heal|invisib|teleport|bless/, "eq-enchant"],
];

export function cardIcon(card: string): string {
  if (card === "?") return "ui-more";
  for (const [pattern, icon] of CARDS) {
    const found = pattern.exec(card);
    const name = found ? icon.replace("$1", found[1] ?? "") : "";
    if (name && onSheet(name)) return name;
  }
  return "eq-enchant";
}

export function weaponIcon(weapon: string): string {
  const icon = cardIcon(weapon.split("+")[0] ?? "");
  return icon === "eq-enchant" ? "ui-attack" : icon;
}

export function verbIcon(verb: string, choice?: Choice): string {
  if (choice) {
    const card = named(choice, "card");
    if (card && !VERBS[verb]) return cardIcon(card);
    const zombie = named(choice, "zombie");
    if (zombie) return zombieIcon(zombie);
    const survivor = named(choice, "survivor");
    if (survivor && (!VERBS[verb] || verb === "hit")) return survivorIcon(survivor);
    const who = named(choice, "who");
    if (who) return townIcon(who);
    if (verb === "take_objective") return firstOf(`objective-${shade(named(choice, "colour"))}`, "objective-red");
    const location = named(choice, "location");
    if (location && !VERBS[verb]) return placeIcon(location);
  }
  return VERBS[verb] ?? "ui-check";
}

/** What is printed on the things of the game on the table: which figure a survivor or a zombie has, among it. */
let printed: Figures = () => ({});

export function dress(figures: Figures): void {
  printed = figures;
}

function figureOf(kind: string, name: string): string {
  const figure = String(printed(kind, name)["figure"] ?? "").replaceAll("_", "-");
  return onSheet(figure) ? figure : "";
}

export function survivorIcon(name: string): string {
  const own = figureOf("survivor", name);
  if (own) return own;
  if (onSheet(`s-${name}`)) return `s-${name}`;
  const others = ["s-gun", "s-rifle", "s-bat", "s-pack", "s-medic", "s-pilot", "survivor"];
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return others[sum % others.length] ?? "survivor";
}

export function zombieIcon(kind: string): string {
  const own = figureOf("zombie", kind);
  if (own) return own;
  const name = kind.replaceAll("_", "-");
  if (onSheet(name)) return name;
  if (name === "zeus-on-horse") return "zeus-mounted";
  if (name === "valentine") return "tiger";
  const parts = ["abomination", "necromancer", "fatty", "runner", "crawler", "walker", "queen", "tiger", "zeus", "alpha"];
  const near = parts.find((part) => name.includes(part));
  return near ?? (/^(ostokar|to-me-ku-pa)/.test(name) ? "abomination-bomb" : "walker");
}

const TOWN: readonly (readonly [RegExp, string])[] = [
  [/priest/, "town-priest"],
  [/granny|grandpa/, "town-elder"],
  [/boy|girl|child|kid/, "town-child"],
  [/punk|rasta/, "town-punk"],
  [/mama|pregnant|mother|housewife/, "town-mother"],
  [/rex|dog|vigil/, "town-dog"],
  [/businessman|agent|geek|thief/, "town-man"],
  [/blonde|student|woman|waitress/, "town-woman"],
];

export function townIcon(who: string): string {
  return TOWN.find(([pattern]) => pattern.test(who))?.[1] ?? "town-man";
}

export function placeIcon(location: string): string {
  const icons: Readonly<Record<string, string>> = {
    hospital: "shape-white",
    armory: "eq-gun",
    automobile: "truck",
    pantry: "food",
    church: "town-priest",
    bank: "vault",
    water_tower: "eq-water",
    crossroads: "leader",
  };
  return icons[location] ?? "ui-move";
}

/** The colour of a token as the sheet names it: `necromancer_green` is that of the Necromancer. */
export function shade(colour: string): string {
  if (colour.startsWith("necromancer")) return "necromancer";
  const same: Readonly<Record<string, string>> = { pink: "violet", purple: "violet", face_down: "red" };
  return same[colour] ?? (colour || "red");
}
