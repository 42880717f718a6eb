/** How large figures stand on the board; the others are as tall as a Walker. */
import { SIZES } from "@/mechanisms/looks";

const BIG: Readonly<Record<string, number>> = {
  abomination: 66,
  "abomination-bomb": 66,
  fatty: 50,
  "skinner-fatty": 50,
  ...SIZES,
};

export const sizeOf = (figure: string): number => BIG[figure] ?? 44;
