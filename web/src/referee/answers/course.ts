/** What an answer draws over the board, and what was decided and entered since the position. */
import type { AnswerStep, Course, Happening } from "@/lib/net/protocol";
import { EMPTY_LAYER, type BoardLayer, type LayerArrow, type LayerFrame } from "../games/props";

/** A decision, dice or a card that was entered, with its sentence. */
export interface Entry {
  readonly sentence: string;
  readonly happening: Happening;
}

/** Return the place that a step is about; `find` returns where somebody stands. */
function placeOf(step: AnswerStep, find: (name: string) => string): string {
  const who = step.args["survivor"];
  return step.places?.at(-1) ?? (typeof who === "string" ? find(who) : "");
}

/** Events of an attack on survivors. */
const ATTACKS = new Set(["SurvivorAttacked", "Wounded", "SurvivorLost"]);

function arrowsOf(step: AnswerStep): LayerArrow[] {
  return (step.arrows ?? []).map(({ origin, to, is_open }) => ({ number: step.number, origin, to, isOpen: is_open ?? false }));
}

function openArrows(course: Course): LayerArrow[] {
  const number = course.steps.length + 1;
  return (course.decision?.choices ?? []).flatMap(({ arrow }) =>
    arrow ? [{ number, origin: arrow.origin, to: arrow.to, isOpen: true }] : [],
  );
}

/** Return what is drawn of a whole answer: all arrows, and whoever is attacked. */
export function layerOfCourse(course: Course, find: (name: string) => string): BoardLayer {
  const hits = course.steps
    .filter(({ event }) => ATTACKS.has(event))
    .map((step): LayerFrame => ({ place: placeOf(step, find), look: "hit", label: String(step.number) }));
  const frames = hits.filter((frame, at) => hits.findIndex((one) => one.place === frame.place) === at);
  return { arrows: [...course.steps.flatMap(arrowsOf), ...openArrows(course)], frames, view: null };
}

/** Return what is drawn of one step: the board after it, its arrows and its place; nothing before the first step. */
export function layerOfStep(course: Course, at: number, find: (name: string) => string): BoardLayer {
  const step = course.steps[at - 1];
  if (!step) return EMPTY_LAYER;
  const place = placeOf(step, find);
  const look = ATTACKS.has(step.event) ? "hit" : "named";
  return { arrows: arrowsOf(step), frames: place ? [{ place, look, label: String(step.number) }] : [], view: step.board ?? null };
}
