/** How large figures stand on the board; the others are as tall as a Walker. */
const BIG: Readonly<Record<string, number>> = {
  abomination: 66,
  "abomination-bomb": 66,
  zeus: 66,
  "zeus-mounted": 66,
  "zeus-with-helmet": 66,
  queen: 60,
  tiger: 62,
  fatty: 50,
  "skinner-fatty": 50,
};

export const sizeOf = (figure: string): number => BIG[figure] ?? 44;
