/** Colours of tokens and locks; each has a shape of its own, so that colour is never the only difference. */
import { sheetColour } from "@/lib/game/icons";

export interface ColourIcon {
  /** Name of the colour's symbol. */
  readonly icon: string;
  /** Name of the colour's paint. */
  readonly paint: string;
}

const SHAPES: Readonly<Record<string, string>> = {
  red: "danger-red",
  blue: "danger-blue",
  yellow: "danger-yellow",
  green: "shape-green",
  violet: "shape-violet",
  white: "shape-white",
};

/** Return the symbol and the paint of a colour. */
export function colourIcon(colour: string): ColourIcon {
  const hue = sheetColour(colour);
  if (colour === "black") return { icon: "shape-white", paint: "night-5" };
  return { icon: SHAPES[hue] ?? "shape-white", paint: `fill-${hue in SHAPES ? hue : "white"}` };
}
