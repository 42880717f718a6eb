/** Shares with 95 % intervals, as in `horda.lab.intervals`: Wilson's, and Newcombe's for paired data. */

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Quantile of the normal distribution with 2.5 % above it. */
const Z = 1.959963984540054;

/** Return Wilson's interval of a share; from 0 to 1 if `whole` is 0. */
export function share(part: number, whole: number): Interval {
  if (!whole) return { value: 0, low: 0, high: 1 };
  const value = part / whole;
  const square = (Z * Z) / whole;
  const middle = (value + square / 2) / (1 + square);
  const wide = (Z * Math.sqrt((value * (1 - value)) / whole + square / whole / 4)) / (1 + square);
  return { value, low: part === 0 ? 0 : middle - wide, high: part === whole ? 1 : middle + wide };
}

/** Return the difference of two shares of paired data, given how many pairs had both, only one or neither. */
export function pairedDifference(both: number, first: number, second: number, neither: number): Interval {
  const whole = both + first + second + neither;
  if (!whole) return { value: 0, low: -1, high: 1 };
  const product = (both + first) * (second + neither) * (both + second) * (first + neither);
  const cross = both * neither - first * second;
  const bound = cross > 0 ? Math.max(cross - whole / 2, 0) : cross;
  const tie = product ? bound / Math.sqrt(product) : 0;
  const [one, other] = [share(both + first, whole), share(both + second, whole)];
  const reach = (mine: number, its: number): number => Math.sqrt(Math.max(mine * mine - 2 * tie * mine * its + its * its, 0));
  const value = one.value - other.value;
  return {
    value,
    low: value - reach(one.value - one.low, other.high - other.value),
    high: value + reach(one.high - one.value, other.value - other.low),
  };
}

/** Return a share as a whole number out of 100. */
export function ofHundred(value: number): number {
  return Math.round(100 * value);
}
