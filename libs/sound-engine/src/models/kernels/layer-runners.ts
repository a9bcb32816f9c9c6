import { type Block, CONTROL_SECONDS, type Grain } from '../../dsp/control-voice';
import { exp, pow, semitones, softClip } from '../../dsp/exact-math';
import { NoiseGrain, ToneGrain } from '../../dsp/grains';
import { HarmonicWave, insideWave, waveAt } from '../../dsp/harmonic-wave';
import { BrownNoise, PinkNoise, WhiteNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { sineTurn } from '../../dsp/oscillator';
import { hash32, Random } from '../../dsp/random';
import { StatisticalImpact } from '../../dsp/statistical-impact';
import { Svf } from '../../dsp/svf';
import { Gust, ValueNoise } from '../../dsp/value-noise';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { type Band, type Curve, curveAt, type Hits, type Layer, type Noise, type Specks, type Tones } from './layers';

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
}

/** One layer that sounds: adds its next frames. */
export interface Runner {
  add(out: Float32Array, from: number, to: number, now: Moment): void;
  /** Something still rings although the gesture is over. */
  readonly isRinging: boolean;
}

const scratch = new Float32Array(CONTROL_FRAMES);

/** The level of a layer, block by block: its curve, times random flutter, times pulses. */
class LevelTrack {
  private readonly flutter?: Gust;
  private pulsePhase = 0;
  value = 0;

  constructor(private readonly layer: Layer, seed: number) {
    if (layer.flutter) this.flutter = new Gust(hash32(seed, 'flutter'), layer.flutter[0]);
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
class BandBank {
  private readonly filters: readonly Svf[];
  private readonly sum = new Float32Array(CONTROL_FRAMES);

  constructor(private readonly bands: readonly Band[]) {
    this.filters = bands.map(({ q }) => new Svf(1000, q));
  }

  process(buffer: Float32Array, from: number, to: number, now: Moment): void {
    const { sum } = this;
    sum.fill(0);
    this.bands.forEach((band, k) => {
      const filter = this.filters[k];
      filter.set(Math.min(18_000, curveAt(band.frequency, now.u, now.t, now.draws) * now.bright), band.q);
      filter.addBandPass(buffer, sum, from, to, band.gain);
    });
    for (let i = from; i < to; i++) buffer[i] = sum[i];
  }
}

const waves = new WeakMap<Tones, HarmonicWave>();
const SINE = new HarmonicWave([1]);

function waveOf(layer: Tones): HarmonicWave {
  const { harmonics } = layer;
  if (!harmonics) return SINE;
  let wave = waves.get(layer);
  if (!wave) {
    if ('slope' in harmonics) wave = HarmonicWave.falling(harmonics.count, harmonics.slope, harmonics.even);
    else wave = 'pulse' in harmonics ? HarmonicWave.pulse(harmonics.count, harmonics.pulse) : new HarmonicWave(harmonics);
    waves.set(layer, wave);
  }
  return wave;
}

interface VoiceOfTone {
  ratio: number;
  level: number;
  phase: number;
  step: number;
  wander?: ValueNoise;
}

export class ToneRunner implements Runner {
  readonly isRinging = false;
  private readonly level: LevelTrack;
  private readonly voices: VoiceOfTone[];
  private readonly wave: HarmonicWave;
  private readonly filter?: Svf;
  private readonly bands?: BandBank;
  private vibratoPhase = 0;

  constructor(private readonly layer: Tones, seed: number) {
    const random = new Random(hash32(seed, 'tones'));
    this.level = new LevelTrack(layer, seed);
    this.wave = waveOf(layer);
    const isAlone = (layer.ratios ?? [1]).length === 1 && layer.detune === undefined;
    this.voices = (layer.ratios ?? [1]).map((ratio, k) => ({
      ratio: ratio * (1 + (layer.detune ?? 0) * random.bipolar()), level: layer.levels?.[k] ?? 1,
      phase: isAlone ? 0 : random.uniform(), step: 0, wander: layer.wander ? new ValueNoise(random.next(), layer.wander[0]) : undefined,
    }));
    if (layer.lowPass !== undefined) this.filter = new Svf(1000, 0.7);
    if (layer.bands) this.bands = new BandBank(layer.bands);
  }

  add(out: Float32Array, from: number, to: number, now: Moment): void {
    const { layer } = this;
    const seconds = (to - from) / SAMPLE_RATE;
    const before = this.level.value;
    const gain = this.level.next(now, seconds) * now.tone;
    if (gain < 1e-6 && before < 1e-6) return;
    let pitch = curveAt(layer.pitch, now.u, now.t, now.draws) * now.pitch;
    if (layer.vibrato) {
      this.vibratoPhase += layer.vibrato.rate * now.motion * seconds;
      pitch *= 1 + curveAt(layer.vibrato.depth, now.u, now.t, now.draws) * sineTurn(this.vibratoPhase);
    }
    scratch.fill(0);
    for (const voice of this.voices) this.addVoice(voice, pitch, from, to, now);
    if (layer.drive !== undefined) for (let i = from; i < to; i++) scratch[i] = softClip(layer.drive * scratch[i]);
    if (this.filter && layer.lowPass !== undefined) {
      this.filter.set(Math.min(18_000, curveAt(layer.lowPass, now.u, now.t, now.draws) * now.bright), 0.7);
      this.filter.lowPassBlock(scratch, from, to);
    }
    this.bands?.process(scratch, from, to, now);
    mixRamp(out, from, to, before * now.tone, gain);
  }

  private addVoice(voice: VoiceOfTone, pitch: number, from: number, to: number, now: Moment): void {
    const { layer } = this;
    const drift = voice.wander && layer.wander ? 1 + layer.wander[1] * now.depth * voice.wander.next(((to - from) / SAMPLE_RATE) * now.motion) : 1;
    const frequency = Math.min(17_000, pitch * voice.ratio * drift);
    const target = frequency / SAMPLE_RATE;
    if (voice.step === 0) voice.step = target;
    const bend = (target - voice.step) / (to - from);
    const table = this.wave.at(frequency);
    const index = layer.fm ? (curveAt(layer.fm.index, now.u, now.t, now.draws) * now.depth) / 6.2832 : 0;
    const ratio = layer.fm ? Math.min(layer.fm.ratio, 17_000 / frequency) : 0;
    const { level } = voice;
    let { step, phase } = voice;
    if (layer.fm) {
      for (let i = from; i < to; i++) {
        step += bend;
        phase += step;
        scratch[i] += level * waveAt(table, phase + index * sineTurn(phase * ratio));
      }
      // The whole turns must stay for an FM of uneven ratio; they wrap where it has come round.
      if (phase > 100_000) phase -= 100_000;
    } else {
      for (let i = from; i < to; i++) {
        step += bend;
        phase += step;
        if (phase >= 1) phase -= 1;
        scratch[i] += level * insideWave(table, phase);
      }
    }
    voice.step = step;
    voice.phase = phase;
  }
}

/** Adds the scratch with a gain that moves in a straight line. */
function mixRamp(out: Float32Array, from: number, to: number, before: number, after: number): void {
  const step = (after - before) / (to - from);
  let gain = before;
  for (let i = from; i < to; i++) {
    gain += step;
    out[i] += gain * scratch[i];
  }
}

export class NoiseRunner implements Runner {
  readonly isRinging = false;
  private readonly level: LevelTrack;
  private readonly noise: WhiteNoise | PinkNoise | BrownNoise;
  private readonly filter: Svf;
  private readonly edge?: OnePole;
  private readonly bands?: BandBank;

  constructor(private readonly layer: Noise, seed: number) {
    this.level = new LevelTrack(layer, seed);
    const of = hash32(seed, 'noise');
    this.noise = layer.color === 'white' ? new WhiteNoise(of) : layer.color === 'pink' ? new PinkNoise(of) : new BrownNoise(of);
    this.filter = new Svf(1000, layer.q ?? 0.7);
    if (layer.lowPass !== undefined) this.edge = new OnePole(layer.lowPass);
    if (layer.bands) this.bands = new BandBank(layer.bands);
  }

  add(out: Float32Array, from: number, to: number, now: Moment): void {
    const { layer, filter } = this;
    const before = this.level.value;
    const gain = this.level.next(now, (to - from) / SAMPLE_RATE) * now.air;
    if (gain < 1e-6 && before < 1e-6) return;
    this.noise.fill(scratch, from, to, layer.color === 'white' ? 1.732 : 1);
    const factor = layer.pass === 'high' ? Math.sqrt(now.bright) : now.bright;
    filter.set(Math.min(18_000, Math.max(20, curveAt(layer.frequency, now.u, now.t, now.draws) * factor)), layer.q ?? 0.7);
    if (layer.pass === 'band') filter.bandPassBlock(scratch, from, to, 1);
    else if (layer.pass === 'low') filter.lowPassBlock(scratch, from, to);
    else filter.highPassBlock(scratch, from, to);
    this.edge?.lowPassBlock(scratch, from, to);
    this.bands?.process(scratch, from, to, now);
    mixRamp(out, from, to, before * now.air, gain);
  }
}

/** Short sounds inside a layer. */
abstract class GrainRunner implements Runner {
  private readonly grains: Grain[] = [];
  private readonly block: Float32Array[] = [];

  get isRinging(): boolean {
    return this.grains.length > 0;
  }

  abstract add(out: Float32Array, from: number, to: number, now: Moment): void;

  protected ring(out: Float32Array, from: number, to: number): void {
    this.block[0] = out;
    const block: Block = this.block;
    const { grains } = this;
    let kept = 0;
    for (const grain of grains) if (grain.add(block, from, to)) grains[kept++] = grain;
    if (kept < grains.length) grains.length = kept;
  }

  protected begin(grain: Grain, out: Float32Array, offset: number, to: number): void {
    this.block[0] = out;
    if (grain.add(this.block, offset, to)) this.grains.push(grain);
  }
}

export class SpeckRunner extends GrainRunner {
  private readonly random: Random;
  private readonly level: LevelTrack;
  /** Expected specks that still pass until the next one. */
  private gap: number;

  constructor(private readonly layer: Specks, seed: number) {
    super();
    this.random = new Random(hash32(seed, 'specks'));
    this.level = new LevelTrack(layer, seed);
    this.gap = 0.3 * this.random.exponential();
  }

  add(out: Float32Array, from: number, to: number, now: Moment): void {
    const level = this.level.next(now, (to - from) / SAMPLE_RATE) * now.grain;
    this.ring(out, from, to);
    const perFrame = (curveAt(this.layer.rate, now.u, now.t, now.draws) * Math.sqrt(now.motion)) / SAMPLE_RATE;
    let position = from;
    while (now.u < 1 && this.gap < (to - position) * perFrame) {
      position += this.gap / perFrame;
      this.gap = this.random.exponential();
      this.speck(out, Math.min(to - 1, Math.floor(position)), to, level, now);
    }
    this.gap -= (to - position) * perFrame;
  }

  private speck(out: Float32Array, at: number, to: number, level: number, now: Moment): void {
    const { layer, random } = this;
    const middle = curveAt(layer.pitch, now.u, now.t, now.draws);
    const strength = level * Math.min(6, 0.4 * random.pareto(layer.alpha ?? 3));
    const tau = layer.tau * random.logNormal(0.3);
    if (!layer.steps) {
      const pitch = Math.min(15_000, middle * now.bright * exp(0.6931 * layer.spread * random.bipolar()));
      this.begin(new NoiseGrain().begin(random.next(), pitch, layer.q ?? 1.5, tau, strength), out, at, to);
      return;
    }
    const octave = layer.spread > 0 ? random.integer(Math.round(layer.spread) + 1) : 0;
    const pitch = middle * now.pitch * semitones(random.pick(layer.steps) + 12 * octave) * random.logNormal(0.004);
    this.begin(new ToneGrain().begin(Math.min(15_000, pitch), 1, tau, strength), out, at, to);
    if (layer.partial) this.begin(new ToneGrain().begin(Math.min(16_000, pitch * layer.partial), 1, tau * 0.5, 0.4 * strength), out, at, to);
  }
}

export class HitRunner extends GrainRunner {
  private readonly random: Random;
  private readonly level: LevelTrack;
  private index = 0;
  private round = 0;

  constructor(private readonly layer: Hits, seed: number) {
    super();
    this.random = new Random(hash32(seed, 'hits'));
    this.level = new LevelTrack(layer, seed);
  }

  add(out: Float32Array, from: number, to: number, now: Moment): void {
    const { layer, random } = this;
    const level = this.level.next(now, (to - from) / SAMPLE_RATE) * now.hit;
    this.ring(out, from, to);
    const every = (layer.every ?? 0) / now.motion;
    for (;;) {
      if (this.index >= layer.blows.length) {
        if (!layer.every) return;
        this.index = 0;
        this.round += every * random.logNormal(0.02);
      }
      const [time, pitch, strength] = layer.blows[this.index];
      // Repeated blows keep step with the speed; those of a gesture have their own times.
      const due = this.round + (layer.every ? time / now.motion : time);
      if (due >= now.t + CONTROL_SECONDS) return;
      this.index++;
      const { impact } = layer;
      const shape = { ...impact, modeFrequency: impact.modeFrequency * pitch * now.pitch * random.logNormal(0.03), length: impact.length * random.logNormal(0.08) };
      const force = strength * level * random.logNormal(0.1);
      this.begin(new StatisticalImpact(shape, Math.min(1, layer.hardness * Math.sqrt(pitch) * Math.sqrt(now.bright)), force, random.next()), out, from, to);
    }
  }
}

export function runnerOf(layer: Layer, seed: number): Runner {
  switch (layer.kind) {
    case 'tones': return new ToneRunner(layer, seed);
    case 'noise': return new NoiseRunner(layer, seed);
    case 'specks': return new SpeckRunner(layer, seed);
    case 'hits': return new HitRunner(layer, seed);
  }
}

export type { Curve };
