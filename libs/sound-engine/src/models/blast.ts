import { type Block, CONTROL_SECONDS, type Grain } from '../dsp/control-voice';
import { tauFactor, raisedCosine } from '../dsp/envelope';
import { exp, softClip } from '../dsp/exact-math';
import { BrownNoise, PinkNoise, WhiteNoise } from '../dsp/noise';
import { onePoleCoefficient } from '../dsp/one-pole';
import { Gust } from '../dsp/value-noise';
import { SAMPLE_RATE } from '../voice';

/** A layer of noise of a blast: what remains under its low-pass (12 dB/octave), above its high-pass, falling to 1/e in tau seconds. */
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
}

interface RunningLayer {
  next: () => number;
  high: number;
  low: number;
  highState: number;
  lowState: number;
  lowState2: number;
  attackFrames: number;
  factor: number;
  level: number;
  flutter: Gust | undefined;
  flutterDepth: number;
  gain: number;
}

/** Sounds a blast; ends 80 dB down. Every channel hears the same. */
export class BlastGrain implements Grain {
  private readonly layers: RunningLayer[];
  private readonly pressureFrames: number;
  private readonly bodyFactor: number;
  private bodyLevel: number;
  private phase = 0;
  private frame = 0;
  private readonly frames: number;

  constructor(private readonly blast: Blast, seed: number) {
    this.layers = blast.layers.filter((layer) => layer.level > 0).map((layer, k) => ({
      next: noiseOf(layer.noise, seed + 7919 * k),
      high: layer.highPass > 0 ? onePoleCoefficient(layer.highPass) : 0,
      low: onePoleCoefficient(Math.min(20_000, layer.lowPass)),
      highState: 0, lowState: 0, lowState2: 0,
      attackFrames: Math.max(1, layer.attack * SAMPLE_RATE),
      factor: tauFactor(layer.tau),
      level: layer.level,
      flutter: layer.flutterRate === undefined ? undefined : new Gust(seed + 104_729 * (k + 1), layer.flutterRate),
      flutterDepth: layer.flutterDepth ?? 0,
      gain: 1,
    }));
    this.pressureFrames = blast.pressureSeconds * SAMPLE_RATE;
    this.bodyFactor = tauFactor(blast.bodyTau);
    this.bodyLevel = blast.body;
    const longest = Math.max(blast.body > 0 ? blast.bodyTau : 0, blast.pressureSeconds, ...blast.layers.map((layer) => layer.tau + layer.attack));
    this.frames = Math.ceil(longest * 9.2 * SAMPLE_RATE);
  }

  add(block: Block, from: number, to: number): boolean {
    const { blast } = this;
    const t = this.frame / SAMPLE_RATE;
    const frequency = blast.bodyTo + (blast.bodyFrom - blast.bodyTo) * exp(-t / blast.bodyGlide);
    const step = frequency / SAMPLE_RATE;
    for (const layer of this.layers) if (layer.flutter) layer.gain = layer.flutter.gain(CONTROL_SECONDS, layer.flutterDepth);
    const scale = blast.level / softClip(blast.drive);
    for (let i = from; i < to; i++) {
      const y = scale * softClip(blast.drive * (this.wave() + this.tone(step) + this.noises()));
      this.frame++;
      for (let channel = 0; channel < block.length; channel++) block[channel][i] += y;
    }
    return this.frame < this.frames;
  }

  private wave(): number {
    if (this.frame > this.pressureFrames * 12) return 0;
    const u = this.frame / this.pressureFrames;
    // Three frames of rise keep the edge inside the band.
    return this.blast.pressure * (1 - u) * exp(-u) * raisedCosine((this.frame + 1) / 4);
  }

  private tone(step: number): number {
    if (this.bodyLevel < 1e-5) return 0;
    const level = this.bodyLevel;
    this.bodyLevel *= this.bodyFactor;
    this.phase += step;
    if (this.phase >= 1) this.phase -= 1;
    // Parabola pair instead of a sine: 1 % third harmonic is nothing under saturation.
    const p = this.phase;
    return level * (p < 0.5 ? 16 * p * (0.5 - p) : -16 * (p - 0.5) * (1 - p));
  }

  private noises(): number {
    let sum = 0;
    for (const layer of this.layers) {
      if (layer.level < 1e-5) continue;
      let x = layer.next();
      layer.lowState += layer.low * (x - layer.lowState) + 1e-20;
      layer.lowState2 += layer.low * (layer.lowState - layer.lowState2);
      x = layer.lowState2;
      if (layer.high > 0) {
        layer.highState += layer.high * (x - layer.highState) + 1e-20;
        x -= layer.highState;
      }
      if (this.frame < layer.attackFrames) x *= raisedCosine(this.frame / layer.attackFrames);
      else layer.level *= layer.factor;
      sum += x * layer.level * layer.gain;
    }
    return sum;
  }
}

/** Noise of RMS 1. */
function noiseOf(kind: BlastLayer['noise'], seed: number): () => number {
  if (kind === 'white') {
    const white = new WhiteNoise(seed);
    return () => 1.732 * white.next();
  }
  const coloured = kind === 'pink' ? new PinkNoise(seed) : new BrownNoise(seed);
  return () => coloured.next();
}
