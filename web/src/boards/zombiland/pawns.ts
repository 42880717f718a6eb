/** Positions of the pawns on Zombiland's board; pawns that share a space stand around its middle. */
import { polar, type Place } from "../ring";

/** Facts about a player that are needed to draw the pawn. */
export interface PawnOwner {
  readonly space: string | null;
  readonly status: string;
}

export interface PawnSpot<T extends PawnOwner> {
  readonly player: T;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const SHIFTS = [
  [0, 0],
  [24, 6],
  [-24, 6],
  [12, -14],
  [-12, -14],
  [0, 20],
] as const;

/** Return every pawn on the board with its position, shifted if others are in the same space. */
export function pawnSpots<T extends PawnOwner>(players: readonly T[], spots: ReadonlyMap<string, Place>): PawnSpot<T>[] {
  const count = new Map<string, number>();
  return players.flatMap((player) => {
    const spot = player.space ? spots.get(player.space) : undefined;
    if (!spot || player.status === "out") return [];
    const before = count.get(spot.id) ?? 0;
    count.set(spot.id, before + 1);
    const shift = SHIFTS[before] ?? [0, 0];
    // On a location pawns stand at its inner edge, so that its name stays readable.
    const at = spot.kind === "location" ? polar(288, spot.angle) : spot;
    // Zone 0 has room for all pawns, so that they can stand further apart.
    const [apart, below] = spot.id === "zone_0" ? [1.7, 22] : [1, 0];
    return [{ player, x: at.x, y: at.y + below, dx: apart * shift[0], dy: apart * shift[1] }];
  });
}
