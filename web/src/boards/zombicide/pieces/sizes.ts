/** Heights of the figures on the board; kinds that are not listed are as tall as a Walker. */
import { SIZES } from "@/mechanisms/looks";

const LARGE_SIZES: Readonly<Record<string, number>> = {
  abomination: 66,
  "abomination-bomb": 66,
  fatty: 50,
  "skinner-fatty": 50,
  ...SIZES,
};

export const sizeOf = (figure: string): number => LARGE_SIZES[figure] ?? 44;
