/** Short synthesized sounds. */
type Kind = "turn" | "dice" | "harm" | "step";

const TONES: Readonly<Record<Kind, readonly (readonly [hertz: number, at: number, long: number])[]>> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.18],
  ],
  dice: [
    [180, 0, 0.03],
    [240, 0.06, 0.03],
    [200, 0.13, 0.04],
  ],
  harm: [[92, 0, 0.28]],
  step: [[130, 0, 0.03]],
};
let context: AudioContext | null = null;

export function playSound(kind: Kind): void {
  context ??= new AudioContext();
  for (const [hertz, at, long] of TONES[kind]) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    const start = context.currentTime + at;
    tone.type = kind === "turn" ? "sine" : "triangle";
    tone.frequency.value = hertz;
    loud.gain.setValueAtTime(0.07, start);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(loud).connect(context.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}
