/** Space for the figures of a cell: the area that its tokens leave free, divided into equal squares. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Equal squares in centred rows, one for each figure. */
export interface Grid {
  readonly size: number;
  /** Upper left corners, row by row. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

const contains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Return the largest boxes within `room` that lie between the edges of the obstacles and touch none of them. */
export function freeBoxes(room: Box, obstacles: readonly Box[]): Box[] {
  const inside = obstacles.filter((one) => !isApart(one, room));
  if (!inside.length) return [room];
  const within = (at: number, low: number, high: number): boolean => at > low && at < high;
  const cuts = (low: number, high: number, edges: readonly number[]): number[] =>
    [...new Set([low, high, ...edges.filter((at) => within(at, low, high))])].sort((one, other) => one - other);
  const across = cuts(
    room.x,
    room.x + room.width,
    inside.flatMap((one) => [one.x, one.x + one.width]),
  );
  const down = cuts(
    room.y,
    room.y + room.height,
    inside.flatMap((one) => [one.y, one.y + one.height]),
  );
  const free = across.flatMap((left, at) =>
    across.slice(at + 1).flatMap((right) =>
      down.flatMap((top, row) =>
        down
          .slice(row + 1)
          .map((bottom) => ({ x: left, y: top, width: right - left, height: bottom - top }))
          .filter((box) => inside.every((one) => isApart(one, box))),
      ),
    ),
  );
  return free.filter((box) => !free.some((other) => other !== box && contains(other, box)));
}

/** Return how many rows the zombies and survivors fill; survivors begin a new row if that costs none. */
function rowsOf(dead: number, living: number, columns: number): { rows: number; front: number } {
  const rows = Math.ceil((dead + living) / columns);
  const own = Math.ceil(dead / columns) + Math.ceil(living / columns) === rows;
  return { rows, front: own ? Math.ceil(dead / columns) * columns : dead };
}

/** Widths of figures as shares of their height; zombies may overlap a little. */
const [ZOMBIE_WIDTH, SURVIVOR_WIDTH] = [0.95, 0.89];

/** Return the best grid for some figures in a box: the largest squares, at most `most` wide, in the middle. */
function gridIn(box: Box, dead: number, living: number, most: number): Grid {
  const count = dead + living;
  const slim = dead ? ZOMBIE_WIDTH : SURVIVOR_WIDTH;
  let best: Grid = { size: 0, corners: [] };
  for (let columns = 1; columns <= count; columns++) {
    const { rows, front } = rowsOf(dead, living, columns);
    const size = Math.min(most, box.width / columns / slim, box.height / rows);
    if (size <= best.size) continue;
    // Rows of a few figures stand together, not at the edges.
    const [pitch, drop] = [Math.min(box.width / columns, size * 1.12), Math.min(box.height / rows, size * 1.06)];
    const top = box.y + (box.height - drop * rows) / 2 + (drop - size) / 2;
    const rowLength = (row: number): number => {
      const ofDead = Math.min(columns, Math.max(0, dead - row * columns));
      return row * columns >= front
        ? Math.min(columns, count - dead - (row * columns - front))
        : front > dead
          ? ofDead
          : Math.min(columns, count - row * columns);
    };
    const place = (at: number): readonly [number, number] => {
      const [row, column] = [Math.floor(at / columns), at % columns];
      const left = box.x + (box.width - pitch * rowLength(row)) / 2 + (pitch - size) / 2;
      return [left + column * pitch, top + row * drop];
    };
    best = {
      size,
      corners: [...Array.from({ length: dead }, (_, at) => place(at)), ...Array.from({ length: living }, (_, at) => place(front + at))],
    };
  }
  return best;
}

const middle = (box: Box): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/**
 * Return the places of zombies, then survivors, in the free box where figures are largest; the most central one on a
 * tie.
 */
export function arrange(room: Box, obstacles: readonly Box[], dead: number, living: number, most: number): Grid {
  const [x, y] = middle(room);
  let best: Grid = { size: 0, corners: [] };
  let away = Infinity;
  for (const box of freeBoxes(room, obstacles)) {
    const found = gridIn(box, dead, living, most);
    const [left, top] = middle(box);
    const far = Math.hypot(left - x, top - y);
    if (found.size > best.size + 0.5 || (found.size > best.size - 0.5 && far < away)) {
      best = found;
      away = far;
    }
  }
  return best;
}
