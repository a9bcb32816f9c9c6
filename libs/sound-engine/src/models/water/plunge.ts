import { bubbleDamping, bubbleFrequency } from '../../dsp/bubble';
import { CrackleGrain } from '../../dsp/crackle-grain';
import { pow } from '../../dsp/exact-math';
import { FrictionGrain } from '../../dsp/friction-grain';
import { NoiseGrain, ToneGrain } from '../../dsp/grains';
import type { Params, Performance } from '../../model';
import { EventVoice, once } from '../kernels/event-voice';

/** How long water runs together again, against its spray. */
export const SLOSH_RATIO = 3;

/**
 * Something meets water: a tick or slap at the surface, the cavity that closes with a rising plop, spray, a cloud of
 * bubbles, drops that fall back. Reference: Pumphrey & Elmore, "The entrainment of bubbles by drop impacts" (1990): the
 * drop is heard by its bubble, some time after its impact.
 */
export class PlungeVoice extends EventVoice {
  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
    repeats: boolean,
  ) {
    super(params, performance, repeats ? { rate: params.rate, regularity: params.regularity } : once(), 1, 0.1);
    // Drops fall in quiet places; what plunges in does so among other water.
    if (repeats) this.lay(level, performance);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const force = random.logNormal(0.2);
    const level = this.level * force;
    this.note(time, Math.min(1, 0.5 * force), 'plunge');
    if (params.tick > 0)
      this.start(
        new NoiseGrain().begin(
          random.next(),
          params.tickPitch * random.logNormal(0.15),
          1.2,
          0.0012,
          level * params.tick,
          0,
          0.0002,
        ),
        time,
      );
    if (params.slap > 0)
      this.start(
        new NoiseGrain().begin(
          random.next(),
          params.slapPitch,
          0.5,
          params.slapSeconds / 3,
          level * params.slap,
          0,
          0.001,
        ),
        time,
      );
    if (params.body > 0) this.body(time, level);
    if (params.suck > 0) this.suck(time, level);
    this.plops(time + params.plopDelay / 1000, level);
    if (params.spray > 0) this.spray(time, level);
    this.cloud(time, level);
  }

  /** Water pushed away, and then running together again over the place. */
  private body(time: number, level: number): void {
    const { params, random } = this;
    this.start(
      new NoiseGrain().begin(
        random.next(),
        params.bodyPitch * random.logNormal(0.15),
        0.5,
        params.slapSeconds * 0.8,
        level * params.body,
        0,
        0.006,
      ),
      time,
    );
    if (params.slosh <= 0) return;
    const seconds = SLOSH_RATIO * params.spraySeconds * random.logNormal(0.1);
    const slosh = {
      seconds,
      from: params.bodyPitch * 2,
      to: params.bodyPitch * 4.5,
      q: 0.5,
      level: level * params.slosh,
      peak: 0.3,
      roughness: 0.8,
      texture: 7,
    };
    this.start(new FrictionGrain(slosh, random.next()), time + 0.1);
  }

  /** The cavities: each closes and rises in pitch. */
  private plops(time: number, level: number): void {
    const { params, random } = this;
    const pitch = params.plopPitch * random.logNormal(params.spread);
    const count = Math.round(params.plops);
    for (let k = 0; k < count; k++) {
      const share = k === 0 ? 1 : params.second * random.range(0.6, 1.2);
      const delay = k * (params.gap / 1000) * random.range(0.8, 1.25);
      this.at(time + delay, (at) => {
        const tau = (params.plopSeconds / 1000) * random.logNormal(0.15);
        const rise = 1 + (params.rise - 1) / (3 * tau);
        this.start(
          new ToneGrain().begin(
            pitch * (1 + 0.22 * k) * random.logNormal(0.04),
            rise,
            tau,
            level * params.plop * share,
            0,
            0.002,
          ),
          at,
        );
      });
    }
  }

  /** Air and water drawn in through the lips. */
  private suck(time: number, level: number): void {
    const { params, random } = this;
    const seconds = 0.28 * random.logNormal(0.15);
    const slurp = {
      seconds,
      from: params.slapPitch * 0.8,
      to: params.slapPitch * 1.9,
      q: 1,
      level: level * params.suck,
      peak: 0.7,
      roughness: 0.9,
      texture: 45,
    };
    this.start(new FrictionGrain(slurp, random.next()), Math.max(0, time));
  }

  private spray(time: number, level: number): void {
    const { params, random } = this;
    const seconds = params.spraySeconds;
    const sheet = {
      seconds,
      from: params.sprayPitch * 0.8,
      to: params.sprayPitch * 1.2,
      q: 0.5,
      level: level * params.spray,
      peak: 0.12,
      roughness: 0.5,
      texture: 25,
    };
    this.start(new FrictionGrain(sheet, random.next()), time);
    if (params.drops < 1) return;
    const drops = {
      seconds: 2.5 * seconds,
      count: params.drops,
      peak: 0.15,
      low: params.sprayPitch,
      high: Math.min(12_000, params.sprayPitch * 4),
      q: 2,
      tau: 0.0014,
      tail: 2.2,
      level: level * params.spray * 0.45,
    };
    this.start(new CrackleGrain(drops, random.next()), time);
  }

  /** Bubbles dragged under, fewer and fewer. */
  private cloud(time: number, level: number): void {
    const { params, random } = this;
    const count = Math.round(params.bubbles * params.cloudSeconds * random.range(0.8, 1.2));
    for (let k = 0; k < count; k++) {
      const radius =
        (params.smallest + (Math.max(params.largest, params.smallest) - params.smallest) * pow(random.uniform(), 2.2)) /
        1000;
      const delay = Math.min(4, random.exponential()) * params.cloudSeconds * 0.5;
      const loudness = level * params.bubbling * pow(random.uniform(), 2) * pow((radius * 1000) / params.largest, 0.7);
      const damping = bubbleDamping(radius);
      // Only those that close near the surface rise, and by little: more is heard as a drip into a jug.
      const rise = random.chance(0.4) ? 1 + random.range(0, 0.12) * damping : 1;
      this.at(time + 0.01 + delay, (at) =>
        this.start(new ToneGrain().begin(bubbleFrequency(radius), rise, 1 / damping, loudness), at),
      );
    }
  }
}
