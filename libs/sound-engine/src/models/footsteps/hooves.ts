import type { Material } from '@whoosh/sound-scene';
import { CrackleGrain } from '../../dsp/crackle-grain';
import { pow } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { type ImpactShape, StatisticalImpact } from '../../dsp/statistical-impact';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { EventVoice } from '../kernels/event-voice';
import { shiftBands } from '../kernels/impact-shape';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  rate: { unit: 'strides/s', min: 0.3, max: 4, default: 1.65, meaning: 'strides per second' },
  regularity: { unit: '', min: 0, max: 1, default: 0.97, meaning: 'evenness of the strides' },
  gait: {
    unit: '',
    min: 0,
    max: 2,
    default: 2,
    meaning: '0 walk in four beats, 1 trot in two, 2 gallop in a quick four',
  },
  pitch: { unit: 'ratio', min: 0.3, max: 3, default: 1, meaning: 'small hooves are high' },
  clop: { unit: 'gain', min: 0, max: 2, default: 1, meaning: 'the hoof on hard ground' },
  hollow: { unit: 'gain', min: 0, max: 5, default: 2.5, meaning: 'the hollow ring of the hoof' },
  thump: { unit: 'gain', min: 0, max: 3, default: 0.15, meaning: 'weight on the ground' },
  grit: { unit: 'gain', min: 0, max: 2, default: 0.1, meaning: 'loose ground thrown up' },
  scuff: { unit: 'gain', min: 0, max: 1, default: 0.12, meaning: 'second contact of the hoof' },
  strength: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'force' },
};

/**
 * Beats of a stride, share of it, and hoof: walk, trot, gallop. References: gaits (docs/parameter-search.md); the gallop
 * of three recordings, four beats 0.1 s apart and 0.3 s in the air.
 */
const GAITS = [
  [0, 0.25, 0.5, 0.75],
  [0, 0.03, 0.5, 0.53],
  [0, 0.17, 0.335, 0.5],
] as const;
/** Strides per second. References: walk and trot of gaits; a gallop's 0.61 s of three recordings. */
const STRIDES = [0.95, 1.5, 1.65] as const;
/** Hooves differ. */
const HOOVES = [1, 1.12, 0.9, 1.05] as const;
/**
 * One hoof on stone, octaves from 90 Hz. Reference: half way, in decibels, from those of three recordings to those of
 * parameter searches: on twelve takes these are recognised better than either. From 1.4 kHz up further down: 95 % of the
 * recordings' energy lies under 2.1 kHz.
 */
const BANDS = [0.3, 0.4, 0.7, 1, 0.35, 0.1, 0.03, 0.01] as const;
/** t60 of its noise, s: 10 ms after their beginning clops of recordings are 12 dB down, 30 ms after it 25 dB. */
const CLOP_SECONDS = 0.045;
/** What the cup of the hoof gives back: the peak of the recordings' spectra, Hz, and how long it rings, s. */
const CUP_HZ = 800;
const CUP_SECONDS = 0.06;
/** Brings the defaults to -23 LUFS momentary (measured). */
const LEVEL = 0.54;

class HoovesVoice extends EventVoice {
  constructor(params: Params, performance: Performance) {
    super(params, performance, { rate: params.rate, regularity: params.regularity }, 1, 0.4);
    this.lay(LEVEL, performance);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const gait = Math.round(params.gait);
    const stride = 1 / params.rate;
    GAITS[gait].forEach((share, hoof) => {
      const force = params.strength * random.logNormal(0.12) * (hoof % 2 === 0 ? 1 : 0.85);
      this.at(time + share * stride * random.logNormal(0.015), (at) =>
        this.fall(at, force, HOOVES[hoof] * params.pitch),
      );
    });
  }

  private fall(time: number, force: number, hoof: number): void {
    const { params, random } = this;
    const level = LEVEL * force;
    const pitch = hoof * random.logNormal(0.03);
    this.note(time, Math.min(1, 0.5 * force), 'hoof');
    this.clop(time, level * params.clop, pitch);
    if (params.scuff > 0)
      this.at(time + 0.0165 * random.logNormal(0.2), (at) =>
        this.clop(at, level * params.clop * params.scuff, pitch * 1.15),
      );
    if (params.thump > 0)
      this.start(
        new NoiseGrain().begin(random.next(), 130 * pitch, 1, 0.02, 0.5 * level * params.thump, 0, 0.002),
        time,
      );
    if (params.grit > 0) {
      const grit = {
        seconds: 0.12,
        count: 18,
        peak: 0.3,
        low: 1400,
        high: 5200,
        q: 1.2,
        tau: 0.0014,
        tail: 1.9,
        level: 0.12 * level * params.grit,
      };
      this.start(new CrackleGrain(grit, random.next()), time);
    }
  }

  private clop(time: number, level: number, pitch: number): void {
    const { params, random } = this;
    const shape: ImpactShape = {
      bands: shiftBands(BANDS, pitch),
      length: CLOP_SECONDS,
      slope: 0.3,
      modal: params.hollow,
      modeFrequency: CUP_HZ * pitch,
      modeT60: CUP_SECONDS,
      modes: 2,
    };
    this.start(new StatisticalImpact(shape, 0.55, level, random.next()), time);
  }
}

/** Grounds: clop, thump, grit. */
const GROUNDS: Partial<Record<Material, readonly [clop: number, thump: number, grit: number]>> = {
  grass: [0.25, 1.6, 0.3],
  dirt: [0.35, 1.6, 0.6],
  sand: [0.15, 1.2, 1],
  gravel: [0.6, 1, 1.8],
  mud: [0.2, 1.8, 0.2],
  snow: [0.12, 1, 0.8],
  wood: [1, 1.6, 0],
  leaves: [0.25, 1.3, 1.4],
  water: [0.3, 1, 0.8],
  stone: [1.1, 0.15, 0.1],
  concrete: [1.1, 0.15, 0.1],
  brick: [1.1, 0.15, 0.1],
};

/**
 * Paces from which a horse trots, and gallops: "slow" (0.63) is a walk, "trot" says 0.85, and where nothing is said it
 * canters, as in all recordings of hooves.
 */
const WALK_UNDER = 0.72;
const TROT_UNDER = 0.95;

/** Pace to gait and strides, ground to clop, thump and grit. */
function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity } = words;
  const speed = mods.speed ?? 1;
  const [clop, thump, grit] = GROUNDS[words.surface ?? words.material ?? 'stone'] ?? [1, 0.6, 0.2];
  const gait = speed < WALK_UNDER ? 0 : speed < TROT_UNDER ? 1 : 2;
  return withDefaults(PARAMS, {
    rate: mods.rate ?? STRIDES[gait] * pow(Math.max(0.25, speed), 0.2) * pow(lengthFactor(mods.size), -0.3),
    regularity: mods.regularity ?? 0.97,
    gait,
    pitch: (pitchFactor(mods.pitch) * ratio(mods.brightness, 1.4)) / pow(lengthFactor(mods.size), 0.5),
    clop: clop * ratioBetween(intensity, 0.8, 1.2) * ratio(mods.brightness, 1.6),
    hollow: PARAMS.hollow.default * ratio(mods.hollowness, 2.5) * ratio(mods.tonality, 2),
    thump: thump * ratioBetween(intensity, 0.6, 1.8) * ratio(mods.size, 1.6),
    grit: grit * ratio(mods.roughness, 2) * ratioBetween(intensity, 0.6, 1.7),
    scuff: PARAMS.scuff.default * ratio(mods.roughness, 1.4),
    strength: ratioBetween(intensity, 0.4, 2.2),
  });
}

/** A horse walks, trots or gallops. */
export const hooves: SoundModel = soundModel({
  id: 'hooves',
  kind: 'sequence',
  kernel: 'hoofbeat gait',
  isStruck: true,
  params: PARAMS,
  repeatable: true,
  mapModifiers,
  naturalSeconds: (params) => 1 / params.rate + 0.2,
  naturalRate: (params) => params.rate,
  differences: differencesOf(PARAMS, { gait: {} }),
  voice: (params, performance) => new HoovesVoice(params, performance),
});
