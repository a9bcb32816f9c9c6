import { type Block, CONTROL_SECONDS, type Grain } from '../../dsp/control-voice';
import { exp, semitones } from '../../dsp/exact-math';
import { GrainBank, OFTEN, recorded, takesOf } from '../../dsp/grain-bank';
import { GrainRing } from '../../dsp/grain-ring';
import { NoiseGrain, ToneGrain } from '../../dsp/grains';
import { hash32, Random } from '../../dsp/random';
import { StatisticalImpact } from '../../dsp/statistical-impact';
import { SAMPLE_RATE } from '../../voice';
import { LevelTrack, type Moment, type Runner } from './layer-runner';
import { curveAt, type Hits, type Specks } from './layers';

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

/** Many small sounds at random times. */
export class SpeckRunner extends GrainRunner {
  private readonly random: Random;
  private readonly level: LevelTrack;
  /** Expected specks that still pass until the next one. */
  private gap = 0;

  constructor(
    private readonly layer: Specks,
    seed: number,
  ) {
    super();
    this.random = new Random(hash32(seed, 'specks'));
    this.level = new LevelTrack(layer, seed);
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
    // What is struck with something harder has more of its upper partial.
    if (layer.partial)
      this.begin(
        new ToneGrain().begin(Math.min(16_000, pitch * layer.partial), 1, tau * 0.5, 0.4 * now.bright * strength),
        out,
        at,
        to,
      );
  }
}

/** Blows at fixed times, perhaps again and again. */
export class HitRunner extends GrainRunner {
  private readonly random: Random;
  private readonly level: LevelTrack;
  private index = 0;
  private round = 0;
  /** Recordings of each blow, where they come often; and those that sound. */
  private readonly banks: readonly GrainBank[];
  private readonly replays = new GrainRing(1, 0);
  /** Frames for which they still do. */
  private framesLeft = 0;

  constructor(
    private readonly layer: Hits,
    seed: number,
  ) {
    super();
    this.random = new Random(hash32(seed, 'hits'));
    this.level = new LevelTrack(layer, seed);
    const { every = Infinity } = layer;
    this.banks = layer.blows.length / every >= OFTEN ? layer.blows.map(() => new GrainBank(takesOf(1 / every))) : [];
  }

  override get isRinging(): boolean {
    return super.isRinging || this.framesLeft > 0;
  }

  add(out: Float32Array, from: number, to: number, now: Moment): void {
    const { layer, random } = this;
    const level = this.level.next(now, (to - from) / SAMPLE_RATE) * now.hit;
    this.ring(out, from, to);
    const every = (layer.every ?? 0) / now.motion;
    for (;;) {
      if (this.index >= layer.blows.length) {
        if (!layer.every) break;
        this.index = 0;
        this.round += every * random.logNormal(0.02);
      }
      const [time, pitch, strength] = layer.blows[this.index];
      // Repeated blows keep step with the speed; those of a gesture have their own times.
      const due = this.round + (layer.every ? time / now.motion : time);
      if (due >= now.t + CONTROL_SECONDS) break;
      this.strike(this.index++, pitch, strength * level, out, from, to, now);
    }
    if (this.framesLeft > 0) this.replays.read([out], from, to);
    this.framesLeft -= to - from;
  }

  private strike(
    index: number,
    pitch: number,
    force: number,
    out: Float32Array,
    from: number,
    to: number,
    now: Moment,
  ): void {
    const bank = this.banks.at(index);
    if (!bank) {
      this.begin(this.blow(pitch, force, now), out, from, to);
      return;
    }
    bank.keepFor(now.pitch, now.bright);
    const take = bank.pick(this.random, () => recorded([this.blow(pitch, 1, now)]));
    this.replays.put(take, 0, [force]);
    this.framesLeft = Math.max(this.framesLeft, take.length);
  }

  private blow(pitch: number, force: number, now: Moment): Grain {
    const { layer, random } = this;
    const { impact } = layer;
    const shape = {
      ...impact,
      modeFrequency: impact.modeFrequency * pitch * now.pitch * random.logNormal(0.03),
      length: impact.length * random.logNormal(0.08),
    };
    return new StatisticalImpact(
      shape,
      Math.min(1, layer.hardness * Math.sqrt(pitch) * Math.sqrt(now.bright)),
      force * random.logNormal(0.1),
      random.next(),
    );
  }
}
