/** Drawings of an answer over the board, and the entries of decisions, dice and cards. */
import type { AnswerStep, Course, Happening } from "@/lib/net/protocol";
import { EMPTY_LAYER, type BoardLayer, type LayerArrow, type LayerFrame } from "../games/props";

/** A decision, dice or a card that the user entered, with its sentence. */
export interface Entry {
  readonly sentence: string;
  readonly happening: Happening;
}

/** Return the place of a step; `find` returns where a figure stands. */
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

/** Return the drawings of a whole answer: all arrows, and frames around the attacked. */
export function layerOfCourse(course: Course, find: (name: string) => string): BoardLayer {
  const hits = course.steps
    .filter(({ event }) => ATTACKS.has(event))
    .map((step): LayerFrame => ({ place: placeOf(step, find), look: "hit", label: String(step.number) }));
  const frames = hits.filter((frame, at) => hits.findIndex((one) => one.place === frame.place) === at);
  return { arrows: [...course.steps.flatMap(arrowsOf), ...openArrows(course)], frames, view: null };
}

/** Return the drawings of one step: the board after it, its arrows and its place; empty before the first step. */
export function layerOfStep(course: Course, at: number, find: (name: string) => string): BoardLayer {
  const step = course.steps[at - 1];
  if (!step) return EMPTY_LAYER;
  const place = placeOf(step, find);
  const look = ATTACKS.has(step.event) ? "hit" : "named";
  return { arrows: arrowsOf(step), frames: place ? [{ place, look, label: String(step.number) }] : [], view: step.board ?? null };
}
