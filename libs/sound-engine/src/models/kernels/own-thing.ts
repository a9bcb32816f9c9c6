import { clamp, dbToGain, pow } from '../../dsp/exact-math';
import { IMPACT_BANDS, type BodyMode, type ImpactBody } from '../../dsp/statistical-impact';
import type { PartialSet } from '../../individual/individual';
import type { Performance } from '../../model';
import { ownDraws, type OwnDraws } from './own-draws';

/** One struck thing of its kind, or one part of it: drawn once, struck again and again. */
export interface OwnThing {
  body: ImpactBody;
  /** Factors for the modes of what rings, by their index. */
  lines: readonly { pitch: number; gain: number; decay: number }[];
}

/**
 * Bands of one thing against its kind's, octaves of amplitude: 3 dB, about half of what recordings of struck things
 * differ by (`_common.json`, rest of the colour).
 */
const BAND_OCTAVES = 0.5;
/** Decay per octave beside that of the whole, octaves; where nothing was measured. */
const DECAY_OCTAVES = 0.3;
const LINES = 16;
/** Power of the modes of a shape's own series: as many as a usual shape has. */
const USUAL_POWER = 4;

/**
 * The thing that an individual is, or its part of that name; undefined for the usual one, which is another at every
 * blow.
 */
export function ownThing(performance: Performance, part = ''): OwnThing | undefined {
  const { individual } = performance;
  const draws = ownDraws(performance, 'thing', part);
  if (!individual || !draws) return undefined;
  const whole = individual.decay.factor;
  return {
    body: {
      gains: IMPACT_BANDS.map(() => draws.factor(BAND_OCTAVES)),
      decays: IMPACT_BANDS.map((_, k) =>
        clamp((individual.decayByOctave[k].factor / whole) * draws.factor(DECAY_OCTAVES), 0.3, 3),
      ),
      modes: individual.partials ? measuredModes(individual.partials) : drawnModes(draws),
      modal: 0.12 * draws.factor(1),
    },
    lines: Array.from({ length: LINES }, (_, k) => ({
      pitch: k === 0 ? 1 : draws.factor(0.03),
      gain: draws.factor(0.7),
      decay: draws.factor(0.4),
    })),
  };
}

/** Modes of one recorded thing: ratios, levels and decays that belong together. */
function measuredModes({ ratios, levelsDb, decaySeconds }: PartialSet): BodyMode[] {
  const gains = levelsDb.map(dbToGain);
  const scale = Math.sqrt(USUAL_POWER / gains.reduce((sum, gain) => sum + gain * gain, 1e-9));
  const known = decaySeconds.filter((seconds) => seconds !== null);
  const first = decaySeconds[0] ?? known[0] ?? 1;
  return ratios.map((ratio, k) => ({
    ratio,
    gain: gains[k] * scale,
    decay: clamp((decaySeconds[k] ?? first) / first, 0.1, 3) * pow(ratio, -0.2),
  }));
}

/**
 * Modes of a thing that nobody measured: frequencies grow as k^0.9 (a shell) to k^1.7 (a bar), with decays that shorten
 * upwards. Reference: Fletcher and Rossing, The Physics of Musical Instruments (1998), chapters 2 and 3.
 */
function drawnModes(draws: OwnDraws): BodyMode[] {
  const growth = draws.range(0.9, 1.7);
  const slope = draws.range(0.3, 0.9);
  const count = 5 + Math.floor(draws.range(0, 5));
  return Array.from({ length: count }, (_, k) => {
    const ratio = pow(k + 1, growth) * (k === 0 ? 1 : draws.factor(0.06));
    return { ratio, gain: pow(k + 1, -0.3) * draws.factor(0.7), decay: pow(ratio, -slope) * draws.factor(0.4) };
  });
}
