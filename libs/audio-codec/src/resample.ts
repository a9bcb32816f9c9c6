import { kaiserSinc } from './kaiser-sinc';
import type { PcmAudio } from './pcm-audio';
import { RESAMPLE_KERNEL } from './resample-kernel';

/** 44,100 / 48,000 = 147 / 160. */
const PHASES = 147;
const STEP = 160;
/**
 * Taps per phase. Measured with these three: 108 dB SNR or more up to 18 kHz, -0.01 dB at 19 kHz, 23 kHz aliases at
 * -100 dB.
 */
const TAPS = 80;
const KAISER_BETA = 10;
const CUTOFF = 20_800 / 24_000;

const INPUT_RATE = 48_000;
const OUTPUT_RATE = 44_100;

/** Frames that `resample` gives for `frames` of 48 kHz. */
export const resampledFrames = (frames: number): number => Math.round((frames * PHASES) / STEP);

/**
 * Converts 48 kHz to 44.1 kHz without delay: output frame i lies at input time i * 160/147. The length is exactly
 * round(frames * 147/160); outside the input there is silence. Polyphase windowed sinc (Kaiser).
 * Reference: J. O. Smith, Digital Audio Resampling Home Page.
 * @throws RangeError for any other pair of rates
 */
export function resample(audio: PcmAudio, sampleRate: number): PcmAudio {
  if (sampleRate === audio.sampleRate) return audio;
  if (audio.sampleRate !== INPUT_RATE || sampleRate !== OUTPUT_RATE)
    throw new RangeError('sampleRate: only 48000 to 44100');
  const converter = (sharedConverter ??= new PairConverter());
  const channels: Float32Array[] = [];
  for (let c = 0; c < audio.channels.length; c += 2) {
    const left = audio.channels[c];
    const right = audio.channels[c + 1];
    channels.push(...(right === undefined ? [converter.convert(left, left)[0]] : converter.convert(left, right)));
  }
  return { sampleRate, channels };
}

/**
 * Rounds of the phases in one block: 10,240 frames in, 9,408 out, so that the kernel's memory stays small however long
 * the sound is.
 */
const ROUNDS = 64;
const BLOCK_IN = ROUNDS * STEP;
const BLOCK_OUT = ROUNDS * PHASES;
/** Frames before an output's own that its taps reach. */
const REACH_BACK = TAPS / 2 - 1;

/**
 * What the kernel's module gives; the types of WebAssembly belong to browsers and Node, which this lib knows nothing
 * of.
 */
interface Kernel {
  memory: { buffer: ArrayBuffer };
  convert(
    table: number,
    phases: number,
    step: number,
    taps: number,
    left: number,
    right: number,
    outLeft: number,
    outRight: number,
    frames: number,
  ): void;
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

/** Runs the kernel over two channels block by block. Not re-entrant: the kernel's memory holds one block. */
class PairConverter {
  private readonly kernel = new WebAssembly.Instance(new WebAssembly.Module(RESAMPLE_KERNEL)).exports as Kernel;
  private end = 0;
  private readonly table = this.place(PHASES * TAPS);
  private readonly inputs = [this.place(BLOCK_IN + TAPS), this.place(BLOCK_IN + TAPS)];
  private readonly outputs = [this.place(BLOCK_OUT), this.place(BLOCK_OUT)];

  constructor() {
    this.table.set(createTable());
  }

  convert(left: Float32Array, right: Float32Array): [Float32Array, Float32Array] {
    const frames = resampledFrames(left.length);
    const converted: [Float32Array, Float32Array] = [new Float32Array(frames), new Float32Array(frames)];
    const [inLeft, inRight, outLeft, outRight] = [...this.inputs, ...this.outputs].map(({ byteOffset }) => byteOffset);
    for (let at = 0, from = -REACH_BACK; at < frames; at += BLOCK_OUT, from += BLOCK_IN) {
      const count = Math.min(BLOCK_OUT, frames - at);
      fill(this.inputs[0], left, from);
      fill(this.inputs[1], right, from);
      this.kernel.convert(this.table.byteOffset, PHASES, STEP, TAPS, inLeft, inRight, outLeft, outRight, count);
      converted.forEach((channel, c) => channel.set(this.outputs[c].subarray(0, count), at));
    }
    return converted;
  }

  private place(samples: number): Float32Array {
    const array = new Float32Array(this.kernel.memory.buffer, this.end, samples);
    this.end += array.byteLength;
    return array;
  }
}

let sharedConverter: PairConverter | undefined;

/** Copies what there is of `samples` from `from` on; before its beginning and after its end lies silence. */
function fill(target: Float32Array, samples: Float32Array, from: number): void {
  const start = Math.max(0, from);
  const part = samples.subarray(start, Math.max(start, from + target.length));
  target.fill(0);
  target.set(part, start - from);
}

/** Row p holds the taps for an output that lies p/147 of an input frame after its input frame; each row sums to 1. */
function createTable(): Float32Array {
  const table = new Float32Array(PHASES * TAPS);
  const row = new Float64Array(TAPS);
  for (let phase = 0; phase < PHASES; phase++) {
    let sum = 0;
    for (let j = 0; j < TAPS; j++) {
      const distance = j - TAPS / 2 + 1 - phase / PHASES;
      row[j] = kaiserSinc(distance, CUTOFF, TAPS / 2, KAISER_BETA);
      sum += row[j];
    }
    for (let j = 0; j < TAPS; j++) table[phase * TAPS + j] = row[j] / sum;
  }
  return table;
}
