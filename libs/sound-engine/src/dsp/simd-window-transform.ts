import { cosPi, sinPi } from '@whoosh/audio-codec';
import { WINDOW_KERNEL } from './window-kernel';
import { WINDOW, WINDOW_BINS, WINDOW_FRAMES, type WindowTransform } from './window-transform';

/** Where an array of the kernel begins, bytes. */
interface Place {
  readonly value: number;
}

/** What the kernel's module gives; the types of WebAssembly belong to browsers and Node, which the engine knows not of. */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly input: Place;
  readonly window: Place;
  readonly reversed: Place;
  readonly cos: Place;
  readonly sin: Place;
  readonly re: Place;
  readonly im: Place;
  readonly gains: Place;
  readonly samples: Place;
  readonly turns: Place;
  analyse(): void;
  synthesise(): void;
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

/** Complex numbers of the transform, and the bits of their places. */
const POINTS = WINDOW_FRAMES / 2;
const POINT_BITS = 9;
const BYTES_OF_DOUBLE = 8;
/** Passes of two stages: how far the halves of the first lie apart. The first stage of all has no turns. */
const SPANS = [2, 8, 32, 128] as const;

/**
 * The transform by WebAssembly, two numbers at a time: the same as in JavaScript. Meant for Node: a page's policy has to
 * allow WebAssembly.
 * @throws WebAssembly.CompileError where SIMD is absent
 */
export class SimdWindowTransform implements WindowTransform {
  private readonly kernel = new WebAssembly.Instance(new WebAssembly.Module(WINDOW_KERNEL)).exports as Kernel;
  private readonly input = new Float32Array(this.kernel.memory.buffer, this.kernel.input.value, WINDOW_FRAMES);
  private readonly re = this.doubles(this.kernel.re, WINDOW_BINS);
  private readonly im = this.doubles(this.kernel.im, WINDOW_BINS);
  private readonly gains = this.doubles(this.kernel.gains, WINDOW_BINS);
  private readonly samples = this.doubles(this.kernel.samples, WINDOW_FRAMES);

  constructor() {
    const { window, cos, sin, reversed, turns, memory } = this.kernel;
    const turn = (at: number): number => (2 * at) / WINDOW_FRAMES;
    this.doubles(window, WINDOW_FRAMES).set(WINDOW);
    this.doubles(cos, POINTS).set(Float64Array.from({ length: POINTS }, (_, k) => cosPi(turn(k))));
    this.doubles(sin, POINTS).set(Float64Array.from({ length: POINTS }, (_, k) => sinPi(turn(k))));
    const places = new Uint32Array(memory.buffer, reversed.value, POINTS);
    places.forEach((_, i) => (places[i] = BYTES_OF_DOUBLE * reversedBits(i)));
    const rows = SPANS.flatMap((span) => turnsOfPass(span).map((at) => turn(at)));
    this.doubles(turns, 2 * rows.length).set(inPairs(rows));
  }

  analyse(samples: Float32Array, re: Float64Array, im: Float64Array): void {
    this.input.set(samples);
    this.kernel.analyse();
    re.set(this.re);
    im.set(this.im);
  }

  synthesise(re: Float64Array, im: Float64Array, gains: Float64Array, samples: Float64Array): void {
    this.re.set(re);
    this.im.set(im);
    this.gains.set(gains);
    this.kernel.synthesise();
    samples.set(this.samples);
  }

  private doubles({ value }: Place, length: number): Float64Array {
    return new Float64Array(this.kernel.memory.buffer, value, length);
  }
}

function reversedBits(value: number): number {
  let reversed = 0;
  for (let bit = 0; bit < POINT_BITS; bit++) reversed |= ((value >> bit) & 1) << (POINT_BITS - 1 - bit);
  return reversed;
}

/** For each k of a pass: the turn of its first stage, then the two of its second, in steps of 1 / WINDOW_FRAMES. */
function turnsOfPass(span: number): number[] {
  return Array.from({ length: span }, (_, k) =>
    [k, k / 2, (k + span) / 2].map((part) => (part * POINTS) / span),
  ).flat();
}

/** For each two k: the cosines of both first turns, their sines, and so the second and third turns. */
function inPairs(turns: readonly number[]): Float64Array {
  const pairs: number[] = [];
  for (let at = 0; at < turns.length; at += 6)
    for (let which = 0; which < 3; which++) {
      const both = [turns[at + which], turns[at + 3 + which]];
      pairs.push(...both.map(cosPi), ...both.map(sinPi));
    }
  return Float64Array.from(pairs);
}
