/** Short sounds, synthesized in the browser: tones and filtered noise, no recordings. */
export type Sound = "turn" | "dice" | "hit" | "step" | "door" | "groan";

interface Tone {
  readonly wave: OscillatorType;
  /** Frequency in hertz at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** Start and duration in seconds. */
  readonly at: number;
  readonly long: number;
  readonly loudness?: number;
}

interface Burst {
  /** Centre frequency of the noise's band, in hertz. */
  readonly band: number;
  readonly at: number;
  readonly long: number;
  readonly loudness?: number;
}

const LOUDNESS = 0.07;
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { wave: "sine", from: 523, to: 523, at: 0, long: 0.12 },
    { wave: "sine", from: 784, to: 784, at: 0.1, long: 0.18 },
  ],
  dice: [],
  hit: [{ wave: "triangle", from: 130, to: 60, at: 0, long: 0.28 }],
  step: [{ wave: "sine", from: 110, to: 70, at: 0, long: 0.06 }],
  door: [
    { wave: "sawtooth", from: 180, to: 320, at: 0, long: 0.32, loudness: 0.025 },
    { wave: "triangle", from: 90, to: 60, at: 0.3, long: 0.12 },
  ],
  groan: [
    { wave: "sawtooth", from: 92, to: 70, at: 0, long: 0.5, loudness: 0.035 },
    { wave: "sawtooth", from: 97, to: 66, at: 0.04, long: 0.46, loudness: 0.03 },
  ],
};
const BURSTS: Readonly<Record<Sound, readonly Burst[]>> = {
  turn: [],
  dice: [0, 0.06, 0.13, 0.17].map((at) => ({ band: 2600, at, long: 0.03 })),
  hit: [{ band: 700, at: 0, long: 0.09 }],
  step: [{ band: 420, at: 0, long: 0.05 }],
  door: [{ band: 240, at: 0.3, long: 0.1 }],
  groan: [],
};
const NOISE_SECONDS = 0.5;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function playSound(kind: Sound): void {
  context ??= new AudioContext();
  for (const tone of TONES[kind]) playTone(context, tone);
  for (const burst of BURSTS[kind]) playBurst(context, burst);
}

/** Return a gain node that fades out from a sound's loudness; connect the sound to it. */
function fade(audio: AudioContext, start: number, { long, loudness = LOUDNESS }: Pick<Tone, "long" | "loudness">): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const source = audio.createOscillator();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
  source.connect(fade(audio, start, tone));
  source.start(start);
  source.stop(start + tone.long);
}

function playBurst(audio: AudioContext, burst: Burst): void {
  const start = audio.currentTime + burst.at;
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = burst.band;
  source.connect(filter).connect(fade(audio, start, burst));
  source.start(start, 0, burst.long);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
