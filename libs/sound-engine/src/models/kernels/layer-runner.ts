import { FractalNoiseLfo } from '../../dsp/value-noise';
import { pow } from '../../dsp/exact-math';
import { sineTurn } from '../../dsp/oscillator';
import { hash32 } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { CONTROL_FRAMES } from '../../voice';
import { type Band, curveAt, type Layer } from './layers';

/** Frames that runners are asked for at once, at most: so many where curves move slowly, a control block elsewhere. */
export const RUN_FRAMES = 2 * CONTROL_FRAMES;

/** Where a gesture is, and what the parameters make of its layers. */
export interface Moment {
  /** Position 0..1 and seconds since its start. */
  u: number;
  t: number;
  draws: readonly number[];
  /** Factors of the pitch, of filter edges, of modulation rates. */
  pitch: number;
  bright: number;
  motion: number;
  /** Gains of the kinds of layers, and factor of how deep levels pulse. */
  tone: number;
  air: number;
  grain: number;
  hit: number;
  depth: number;
  /**
   * 2 where frames are rendered at half the rate, else 1: filters and tones are made for the full one, so that their
   * frequencies count as often.
   */
  readonly fold: number;
}

/** One layer that sounds: adds its next frames. */
export interface Runner {
  add(out: Float32Array, from: number, to: number, now: Moment): void;
  /** Something still rings although the gesture is over. */
  readonly isRinging: boolean;
}

/** The level of a layer, block by block: its curve, times random flutter, times pulses. */
export class LevelTrack {
  private readonly flutter?: FractalNoiseLfo;
  private pulsePhase = 0;
  value = 0;

  constructor(
    private readonly layer: Layer,
    seed: number,
  ) {
    if (layer.flutter) this.flutter = new FractalNoiseLfo(hash32(seed, 'flutter'), layer.flutter[0]);
  }

  /** Level at the end of a block of `seconds`. */
  next(now: Moment, seconds: number): number {
    const { layer } = this;
    let level = curveAt(layer.level, now.u, now.t, now.draws);
    if (this.flutter && layer.flutter) {
      this.flutter.setRate(layer.flutter[0] * now.motion);
      level *= this.flutter.gain(seconds, layer.flutter[1] * now.depth);
    }
    if (layer.pulse) {
      this.pulsePhase += curveAt(layer.pulse.rate, now.u, now.t, now.draws) * now.motion * seconds;
      const crest = 0.5 + 0.5 * sineTurn(this.pulsePhase + 0.25);
      const depth = Math.min(1, curveAt(layer.pulse.depth, now.u, now.t, now.draws) * now.depth);
      level *= 1 - depth + depth * (layer.pulse.power === undefined ? crest : pow(crest, layer.pulse.power));
    }
    this.value = level;
    return level;
  }
}

/** Parallel resonances. */
export class BandBank {
  private readonly filters: readonly Svf[];
  private readonly sum = new Float32Array(RUN_FRAMES);

  constructor(private readonly bands: readonly Band[]) {
    this.filters = bands.map(({ q }) => new Svf(1000, q));
  }

  process(buffer: Float32Array, from: number, to: number, now: Moment): void {
    const { sum } = this;
    sum.fill(0, from, to);
    this.bands.forEach((band, k) => {
      const filter = this.filters[k];
      filter.set(Math.min(18_000, curveAt(band.frequency, now.u, now.t, now.draws) * now.bright * now.fold), band.q);
      filter.addBandPass(buffer, sum, from, to, band.gain);
    });
    for (let i = from; i < to; i++) buffer[i] = sum[i];
  }
}

/** Adds a sound with a gain that moves in a straight line. */
export function mixRamp(
  sound: Float32Array,
  out: Float32Array,
  from: number,
  to: number,
  before: number,
  after: number,
): void {
  const step = (after - before) / (to - from);
  let gain = before;
  for (let i = from; i < to; i++) {
    gain += step;
    out[i] += gain * sound[i];
  }
}
