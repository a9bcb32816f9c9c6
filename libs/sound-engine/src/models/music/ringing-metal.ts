import { type Block, CONTROL_SECONDS } from '../../dsp/control-voice';
import { LN_1000, pow } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { ModalBank, MODE_RATIOS, type Mode } from '../../dsp/modal';
import { hash32, Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice, once } from '../kernels/event-voice';
import { differencesOf } from '../kernels/own-kind';
import { QUIET_RMS, quietUnder } from '../kernels/quiet';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';

/** Several metal bodies that ring on: sleigh bells, tubes in the wind, a gong. */
interface RingingMetal {
  id: string;
  kind: ModelKind;
  /** Pitch of each body against the lowest, its partials against its pitch with their levels. */
  bodies: readonly number[];
  partials: readonly (readonly [number, number])[];
  pitch: number;
  t60: number;
  /** How much sooner high partials die. */
  slope: number;
  /**
   * How far partials lie beside their places from casting to casting, log-normal sigma: hammered sheet far, tubes near.
   */
  casting: number;
  /** Hits of one event, and seconds over which they fall. */
  hits: number;
  spread: number;
  /** Width of the contact, ms. */
  contact: number;
  /** Seconds in which what lies at 4 kHz rises after the blow: a gong blooms. */
  bloom: number;
  noise: number;
  /** Whether the quiet of a place is heard between its partials; a sheet has too many of them. */
  hasQuiet?: boolean;
  rate?: number;
  regularity?: number;
  /** Wind that gathers the events, knots per second and depth. */
  gust?: readonly [number, number];
  level: number;
}

/**
 * Modes of a hammered sheet, two close to each other at each place, so that they beat: k^exponent, and their levels,
 * f^-tilt. Reference: parameter searches.
 */
const sheet = (count: number, exponent: number, tilt: number): (readonly [number, number])[] =>
  Array.from({ length: 2 * count }, (_, n) => {
    const ratioToFirst = pow(1 + (n >> 1), exponent);
    return [ratioToFirst, 0.5 * pow(ratioToFirst, -tilt)] as const;
  });

const METALS: readonly RingingMetal[] = [
  {
    id: 'jingle_bell',
    level: 0.346,
    kind: 'sequence',
    bodies: [1, 1.17, 1.36, 1.5, 2.12],
    partials: [
      [1, 1],
      [1.51, 0.6],
      [2.17, 0.4],
    ],
    pitch: 4370,
    t60: 0.74,
    slope: 0.3,
    casting: 0.012,
    hits: 34,
    spread: 0.2,
    contact: 0.08,
    bloom: 0,
    noise: 0.3,
    hasQuiet: true,
    rate: 3.15,
    regularity: 0.93,
  },
  // Thin tubes: a recording's lowest rings at 3.5 kHz, the others at 1.2, 1.44 and 1.75 times that, second partials
  // 2.76 times above them, and 8 kHz dies away three times as fast as 4 kHz. The rest: parameter search.
  {
    id: 'wind_chime',
    level: 0.239,
    kind: 'texture',
    bodies: [1, 1.1, 1.2, 1.32, 1.44, 1.75],
    partials: MODE_RATIOS.freeBar.slice(0, 4).map((ratioToFirst, k) => [ratioToFirst, [1, 0.5, 0.25, 0.1][k]] as const),
    pitch: 3500,
    t60: 2.6,
    slope: 0.9,
    casting: 0.012,
    hits: 1,
    spread: 0,
    contact: 0.12,
    bloom: 0,
    noise: 0.2,
    hasQuiet: true,
    rate: 6.7,
    regularity: 0.1,
    gust: [0.7, 0.9],
  },
  {
    id: 'gong',
    level: 0.628,
    kind: 'one-shot',
    bodies: [1],
    partials: sheet(16, 1.887, 0.17),
    pitch: 85,
    t60: 7,
    slope: 0.33,
    casting: 0.03,
    hits: 1,
    spread: 0,
    contact: 0.22,
    bloom: 0.45,
    noise: 0.02,
  },
  // A thin bronze plate: some ninety dense modes from 300 Hz up, the heights within 50 ms (Rossing, 2000).
  {
    id: 'cymbal',
    level: 0.09,
    kind: 'one-shot',
    bodies: [1],
    partials: sheet(44, 0.97, -0.3),
    pitch: 310,
    t60: 3.4,
    slope: 0.28,
    casting: 0.11,
    hits: 1,
    spread: 0,
    contact: 0.1,
    bloom: 0.05,
    noise: 2,
  },
];

function paramsOf(metal: RingingMetal): ParamSpecs {
  const rhythm: ParamSpecs = {
    rate: { unit: '/s', min: 0.05, max: 20, default: metal.rate ?? 1, meaning: 'how often they are shaken or struck' },
    regularity: { unit: 'share', min: 0, max: 1, default: metal.regularity ?? 0.9, meaning: 'how evenly' },
  };
  return {
    ...(metal.rate === undefined ? {} : rhythm),
    pitch: {
      unit: 'Hz',
      min: metal.pitch / 5,
      max: Math.min(9000, metal.pitch * 4),
      default: metal.pitch,
      meaning: 'lowest body: large low, small high',
    },
    ring: {
      unit: 's',
      min: metal.t60 / 8,
      max: metal.t60 * 3,
      default: metal.t60,
      meaning: 'how long they ring (t60)',
    },
    hits: { unit: 'count', min: 1, max: 120, default: metal.hits, meaning: 'contacts of one shake or blow' },
    contact: { unit: 'ms', min: 0.08, max: 12, default: metal.contact, meaning: 'soft to hard striker' },
    ...(metal.bloom > 0 && {
      bloom: { unit: 's', min: 0, max: 1.2, default: metal.bloom, meaning: 'how late the heights come' },
    }),
    noise: { unit: 'gain', min: 0, max: 2, default: metal.noise, meaning: 'noise of the contact' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'force' },
  };
}

/** Hz whose rise the bloom names, and seconds of the rise of the lowest. */
const BLOOM_AT = 4000;
const SHORTEST_RISE = 0.012;
class MetalVoice extends EventVoice {
  private readonly banks: readonly ModalBank[];
  private readonly casting: readonly number[];
  private readonly gust: FractalNoiseLfo | undefined;
  private wind = 1;
  private tuned = '';

  constructor(
    private readonly metal: RingingMetal,
    params: Params,
    performance: Performance,
  ) {
    super(
      params,
      performance,
      metal.rate === undefined ? once() : { rate: params.rate, regularity: params.regularity },
    );
    const foundry = new Random(hash32(performance.seed, 'metal'));
    this.casting = Array.from({ length: metal.bodies.length * metal.partials.length }, () =>
      foundry.logNormal(metal.casting),
    );
    this.banks = metal.bodies.map((_, body) => new ModalBank(this.modes(body)));
    if (metal.hasQuiet) this.start(quietUnder(performance, QUIET_RMS, params.ring + metal.spread), 0);
    this.gust = metal.gust ? new FractalNoiseLfo(hash32(performance.seed, 'wind'), metal.gust[0]) : undefined;
  }

  protected override control(time: number): void {
    this.retune();
    if (this.gust && this.metal.gust) this.wind = this.gust.gain(CONTROL_SECONDS, this.metal.gust[1]);
    super.control(time);
  }

  protected override sound(block: Block): void {
    for (const bank of this.banks) if (bank.isRinging) bank.add(block[0], 0, CONTROL_FRAMES);
  }

  protected event(time: number): void {
    const { params, random, metal } = this;
    const force = params.strength * random.logNormal(0.15) * this.wind;
    this.note(time, Math.min(1, 0.5 * force), 'ring');
    const hits = Math.max(1, Math.round(params.hits));
    for (let k = 0; k < hits; k++) {
      // Contacts gather around the middle of a shake.
      const u = hits === 1 ? 0 : k === 0 ? 0 : (random.uniform() + random.uniform()) / 2;
      const level = (force * (0.25 + 0.75 * random.exponential())) / pow(hits, 0.5);
      this.at(time + u * metal.spread, (when) => this.hit(when, hits === 1 ? force * random.range(0.7, 1.2) : level));
    }
  }

  private hit(time: number, force: number): void {
    const { params, random, metal } = this;
    const bank = random.pick(this.banks);
    const level = metal.level * force;
    bank.strike(this.offsetOf(time), level, (params.contact / 1000) * pow(Math.max(0.05, force), -0.25));
    if (params.noise > 0)
      this.start(
        new NoiseGrain().begin(random.next(), Math.min(9000, params.pitch * 3), 0.7, 0.003, 0.3 * level * params.noise),
        time,
      );
  }

  private modes(body: number): Mode[] {
    const { metal, params } = this;
    const own = params.pitch * metal.bodies[body];
    const modes = metal.partials.map(([ratioToFirst, level], k) => ({
      frequency: Math.min(19_000, own * ratioToFirst * this.casting[body * metal.partials.length + k]),
      t60: params.ring * pow(ratioToFirst, -metal.slope),
      gain: 0.3 * level,
    }));
    if (metal.bloom === 0) return modes;
    // Energy creeps up from the low modes: a mode begins in silence beside a twin of opposite sign, which dies away
    // while the mode rises.
    const twins = modes.map(({ frequency, t60, gain }) => ({
      frequency,
      gain: -gain,
      t60: Math.min(0.5 * t60, LN_1000 * (SHORTEST_RISE + (params.bloom * frequency) / BLOOM_AT)),
    }));
    return [...modes, ...twins];
  }

  private retune(): void {
    const tuning = `${this.params.pitch} ${this.params.ring} ${this.params.bloom}`;
    if (tuning === this.tuned) return;
    this.tuned = tuning;
    this.banks.forEach((bank, body) => this.modes(body).forEach((mode, k) => bank.setMode(k, mode)));
  }
}

function metalModel(metal: RingingMetal): SoundModel {
  const params = paramsOf(metal);
  return soundModel({
    id: metal.id,
    kind: metal.kind,
    kernel: 'ringing metal bodies',
    params,
    repeatable: true,
    mapModifiers: (words: LayerModifiers): Params => {
      const { mods, intensity } = words;
      const length = lengthFactor(mods.size);
      const damped =
        words.material === 'wood' || words.material === 'plastic' ? 0.12 : words.material === 'glass' ? 0.5 : 1;
      return withDefaults(params, {
        rate: mods.rate ?? (metal.rate ?? 1) * (mods.speed ?? 1) * ratioBetween(intensity, 0.7, 1.4),
        regularity: mods.regularity ?? metal.regularity ?? 0.9,
        pitch: (metal.pitch * pitchFactor(mods.pitch)) / pow(length, 0.6),
        ring: metal.t60 * pow(length, 0.5) * damped * (1 - 0.6 * (mods.wetness ?? 0)),
        hits: metal.hits > 1 ? metal.hits * ratio(mods.density, 2.5) * ratioBetween(intensity, 0.7, 1.4) : 1,
        contact: metal.contact / (ratio(mods.brightness, 2.2) * ratio(intensity, 1.6)),
        bloom: metal.bloom * pow(length, 0.4),
        noise: metal.noise * ratio(mods.roughness, 3),
        strength: ratio(intensity, 2.4),
      });
    },
    naturalSeconds: (values) => values.ring + metal.spread,
    naturalRate: (values) => (metal.rate === undefined ? 0 : values.rate),
    differences: differencesOf(params),
    voice: (values, performance) => new MetalVoice(metal, values, performance),
  });
}

/** Sleigh bells, wind chimes, a gong. References: parameter searches. */
export const METAL_MODELS: readonly SoundModel[] = METALS.map(metalModel);
