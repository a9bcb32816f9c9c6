import { type Block, CONTROL_SECONDS, type Grain } from '../../dsp/control-voice';
import { DENORMAL_GUARD } from '../../dsp/denormal-guard';
import { tauFactor, raisedCosine } from '../../dsp/envelope';
import { exp, softClip } from '../../dsp/exact-math';
import { BrownNoise, PinkNoise, WhiteNoise } from '../../dsp/noise';
import { onePoleCoefficient } from '../../dsp/one-pole';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';

/**
 * A layer of noise of a blast: what remains under its low-pass (12 dB/octave), above its high-pass, falling to 1/e in
 * tau seconds.
 */
export interface BlastLayer {
  noise: 'white' | 'pink' | 'brown';
  /** Hz; 0 for none. */
  highPass: number;
  lowPass: number;
  /** Seconds of rise and of fall to 1/e. */
  attack: number;
  tau: number;
  level: number;
  /** Rolling: how often per second the level wavers, and how far (e^depth). None when absent. */
  flutterRate?: number;
  flutterDepth?: number;
}

/** One blast: pressure wave, layers of noise, a tone that glides, driven into saturation together. */
export interface Blast {
  /** Seconds of the positive pressure. Reference: Friedlander, p(t) = (1 - t/T) e^(-t/T). */
  pressureSeconds: number;
  pressure: number;
  layers: readonly BlastLayer[];
  /** Tone: Hz at the start and, exponentially within `glide` seconds, at the end; seconds to 1/e. */
  bodyFrom: number;
  bodyTo: number;
  bodyGlide: number;
  bodyTau: number;
  body: number;
  /** 1 nearly clean .. 6 torn. */
  drive: number;
  level: number;
  /**
   * How long it is followed, in times of its slowest fall: 7.5 is 65 dB down; less where the next blast covers it
   * anyway.
   */
  endTaus?: number;
}

interface RunningLayer {
  noise: { fill(out: Float32Array, from: number, to: number, level?: number): void };
  high: number;
  low: number;
  highState: number;
  lowState: number;
  lowState2: number;
  attackFrames: number;
  factor: number;
  level: number;
  /**
   * Level at which it has ended: what is left there is taken off all along, so that it comes to nothing and is not cut.
   */
  floor: number;
  flutter: FractalNoiseLfo | undefined;
  flutterDepth: number;
}

/** Of a blast whose noise alone is heard, as it comes back from the surroundings: no pressure wave, no thump. */
export const NO_BLAST = {
  pressureSeconds: 0.003,
  pressure: 0,
  bodyFrom: 1,
  bodyTo: 1,
  bodyGlide: 1,
  bodyTau: 0.01,
  body: 0,
  drive: 1,
} as const;

/** A layer this quiet is not heard under the rest any more: 65 dB down. */
const SILENT = 5.6e-4;
/** The pressure wave is over after this many times its length. */
const PRESSURE_TIMES = 12;

/** Sounds a blast; ends 65 dB down. Every channel hears the same. */
export class BlastGrain implements Grain {
  private readonly layers: RunningLayer[];
  /** The frames of one block, and a layer's noise for them. */
  private readonly sum = new Float32Array(CONTROL_FRAMES);
  private readonly noise = new Float32Array(CONTROL_FRAMES);
  private readonly pressureFrames: number;
  private readonly bodyFactor: number;
  private bodyLevel: number;
  private phase = 0;
  private frame = 0;
  private readonly frames: number;

  constructor(
    private readonly blast: Blast,
    seed: number,
  ) {
    this.pressureFrames = blast.pressureSeconds * SAMPLE_RATE;
    this.bodyFactor = tauFactor(blast.bodyTau);
    this.bodyLevel = blast.body;
    const longest = Math.max(
      blast.body > 0 ? blast.bodyTau : 0,
      blast.pressureSeconds,
      ...blast.layers.map((layer) => layer.tau + layer.attack),
    );
    const seconds = longest * (blast.endTaus ?? 7.5);
    this.frames = Math.ceil(seconds * SAMPLE_RATE);
    this.layers = blast.layers
      .filter((layer) => layer.level > 0)
      .map((layer, k) => runningLayer(layer, seconds, seed, k));
  }

  add(block: Block, from: number, to: number): boolean {
    const { blast, sum } = this;
    const frames = to - from;
    sum.fill(0, 0, frames);
    this.addWave(frames);
    this.addTone(frames);
    for (const layer of this.layers) if (layer.level > layer.floor) this.addLayer(layer, frames);
    const scale = blast.level / softClip(blast.drive);
    for (let i = 0; i < frames; i++) {
      sum[i] = scale * softClip(blast.drive * sum[i]);
    }
    for (const channel of block) for (let i = 0; i < frames; i++) channel[from + i] += sum[i];
    this.frame += frames;
    return this.frame < this.frames && this.isHeard();
  }

  private isHeard(): boolean {
    if (this.bodyLevel >= SILENT || this.frame <= this.pressureFrames * PRESSURE_TIMES) return true;
    for (const { level, floor } of this.layers) if (level > floor) return true;
    return false;
  }

  private addWave(frames: number): void {
    const { sum } = this;
    const { pressure } = this.blast;
    if (pressure === 0 || this.frame > this.pressureFrames * PRESSURE_TIMES) return;
    for (let i = 0; i < frames; i++) {
      const u = (this.frame + i) / this.pressureFrames;
      // Three frames of rise keep the edge inside the band.
      sum[i] += pressure * (1 - u) * exp(-u) * raisedCosine((this.frame + i + 1) / 4);
    }
  }

  private addTone(frames: number): void {
    if (this.bodyLevel < SILENT) return;
    const { blast, sum } = this;
    const step =
      (blast.bodyTo + (blast.bodyFrom - blast.bodyTo) * exp(-this.frame / SAMPLE_RATE / blast.bodyGlide)) / SAMPLE_RATE;
    let { phase: p, bodyLevel: level } = this;
    for (let i = 0; i < frames; i++) {
      p += step;
      if (p >= 1) p -= 1;
      // A pair of parabolas instead of a sine: 3 % third harmonic is nothing under saturation.
      sum[i] += level * (p < 0.5 ? 16 * p * (0.5 - p) : -16 * (p - 0.5) * (1 - p));
      level *= this.bodyFactor;
    }
    this.phase = p;
    this.bodyLevel = level;
  }

  private addLayer(layer: RunningLayer, frames: number): void {
    const { sum, noise } = this;
    const { low, high, factor, attackFrames, floor } = layer;
    const gain = layer.flutter === undefined ? 1 : layer.flutter.gain(CONTROL_SECONDS, layer.flutterDepth);
    let { lowState, lowState2, highState, level } = layer;
    layer.noise.fill(noise, 0, frames, gain);
    const rising = Math.min(frames, Math.max(0, Math.ceil(attackFrames - this.frame)));
    for (let i = 0; i < frames; i++) {
      lowState = low * noise[i] + DENORMAL_GUARD + (1 - low) * lowState;
      lowState2 = low * lowState + (1 - low) * lowState2;
      highState = high * lowState2 + DENORMAL_GUARD + (1 - high) * highState;
      const y = (level > floor ? level - floor : 0) * (high > 0 ? lowState2 - highState : lowState2);
      if (i < rising) sum[i] += y * raisedCosine((this.frame + i) / attackFrames);
      else {
        sum[i] += y;
        level *= factor;
      }
    }
    layer.lowState = lowState;
    layer.lowState2 = lowState2;
    layer.highState = highState;
    layer.level = level;
  }
}

/** @param seconds of the whole blast */
function runningLayer(layer: BlastLayer, seconds: number, seed: number, index: number): RunningLayer {
  const own = seed + 7919 * index;
  // White noise is given by its peak; brought to RMS 1 like the others.
  const level = layer.level * (layer.noise === 'white' ? 1.732 : 1);
  return {
    noise:
      layer.noise === 'white' ? new WhiteNoise(own) : layer.noise === 'pink' ? new PinkNoise(own) : new BrownNoise(own),
    high: layer.highPass > 0 ? onePoleCoefficient(layer.highPass) : 0,
    low: onePoleCoefficient(Math.min(20_000, layer.lowPass)),
    highState: 0,
    lowState: 0,
    lowState2: 0,
    attackFrames: Math.max(1, layer.attack * SAMPLE_RATE),
    factor: tauFactor(layer.tau),
    level,
    floor: Math.max(SILENT, level * exp((layer.attack - seconds) / layer.tau)),
    flutter:
      layer.flutterRate === undefined
        ? undefined
        : new FractalNoiseLfo(seed + 104_729 * (index + 1), layer.flutterRate),
    flutterDepth: layer.flutterDepth ?? 0,
  };
}
