import type { Material } from '@whoosh/sound-scene';
import type { ImpactShape } from '../../dsp/statistical-impact';
import type { LayerModifiers } from '../../model';

/** One kind of thing that is struck. */
export interface ImpactSound {
  /** Id of the source. */
  id: string;
  shape: ImpactShape;
  second: number;
  /** ms. */
  secondDelay: number;
  bounces: number;
  /** ms. */
  bounceDelay: number;
  bounceLevel: number;
  scrape: number;
  scrapePitch: number;
  objects: number;
  objectSpread: number;
  /** Gain that brings the defaults to -23 LUFS momentary (measured). */
  level: number;
}

function shape(
  bands: readonly number[],
  length: number,
  slope: number,
  modal: number,
  modeFrequency: number,
  modeT60: number,
  modes: number,
): ImpactShape {
  return { bands, length, slope, modal, modeFrequency, modeT60, modes };
}

const PLAIN = {
  second: 0,
  secondDelay: 60,
  bounces: 0,
  bounceDelay: 60,
  bounceLevel: 0.4,
  scrape: 0,
  scrapePitch: 2000,
  objects: 1,
  objectSpread: 0,
  level: 1,
};

/**
 * Things by id. References: the parameter searches of statistical impacts (bands from 90 Hz to 10 kHz, length and slope
 * of the decay, modes).
 */
export const IMPACTS = {
  impact_wood: {
    ...PLAIN,
    id: 'impact_wood',
    level: 0.526,
    shape: shape([0.624, 0.75, 1.06, 0.99, 1.17, 0.373, 0.3, 0.0769], 0.12, 0.79, 0.655, 355, 0.4, 4),
  },
  // As deep as what it is fixed to, and no mode that rings on alone: impact_metal/01 to 12 are over in 0.2 to 0.6 s.
  impact_metal: {
    ...PLAIN,
    id: 'impact_metal',
    level: 0.261,
    shape: shape([0.5, 0.6, 0.7, 1, 1, 1, 0.8, 0.5], 0.52, 0.3, 1.02, 644, 0.8, 6),
  },
  impact_plastic: {
    ...PLAIN,
    id: 'impact_plastic',
    level: 0.499,
    shape: shape([0.81, 2.1, 1.2, 0.75, 0.54, 0.29, 0.18, 0.14], 0.095, 0.86, 0.24, 330, 0.07, 4),
    bounces: 0.8,
    bounceDelay: 92,
    bounceLevel: 0.3,
  },
  impact_stone: {
    ...PLAIN,
    id: 'impact_stone',
    level: 0.537,
    shape: shape([1.12, 0.62, 0.59, 0.72, 1.46, 0.36, 0.32, 0.17], 0.067, 1.13, 0.2, 1690, 0.025, 4),
    bounces: 1.3,
    bounceDelay: 50,
    bounceLevel: 0.58,
    scrape: 0.028,
  },
  impact_glass: {
    ...PLAIN,
    id: 'impact_glass',
    level: 0.311,
    shape: shape([0.014, 0.017, 0.084, 0.24, 1.1, 0.99, 0.72, 0.48], 0.06, 0.2, 1.2, 1900, 0.48, 6),
    bounces: 0.95,
    bounceDelay: 56,
    bounceLevel: 0.61,
    objects: 3,
    objectSpread: 0.23,
  },
  impact_ceramic: {
    ...PLAIN,
    id: 'impact_ceramic',
    level: 0.327,
    shape: shape([0.13, 0.2, 0.4, 0.7, 1.4, 1, 0.9, 0.26], 0.16, 0.21, 0.75, 950, 0.35, 6),
    second: 0.6,
    secondDelay: 70,
    bounces: 3,
    bounceDelay: 170,
    bounceLevel: 0.7,
    objects: 4,
    objectSpread: 0.3,
  },
  thud: {
    ...PLAIN,
    id: 'thud',
    level: 0.452,
    shape: shape([1, 0.9, 0.6, 0.3, 0.15, 0.08, 0.04, 0.02], 0.11, 0.75, 0.17, 76, 0.08, 3),
    second: 0.3,
    secondDelay: 97,
  },
  punch: {
    ...PLAIN,
    id: 'punch',
    level: 0.311,
    shape: shape([0.74, 0.87, 0.69, 0.87, 0.78, 1.1, 0.23, 0.1], 0.2, 0.22, 0.014, 411, 0.03, 2),
    bounces: 0.6,
    bounceDelay: 40,
    bounceLevel: 0.6,
    scrape: 0.25,
    scrapePitch: 2500,
  },
  hit_generic: {
    ...PLAIN,
    id: 'hit_generic',
    level: 0.346,
    shape: shape([0.99, 1.1, 1.2, 0.93, 0.81, 0.55, 0.54, 0.13], 0.33, 0.34, 0.056, 487, 0.11, 3),
  },
} as const satisfies Record<string, ImpactSound>;

/** What stands for a material when the source itself says nothing more. */
const BY_MATERIAL: Partial<Record<Material, ImpactSound>> = {
  wood: IMPACTS.impact_wood,
  metal: IMPACTS.impact_metal,
  plastic: IMPACTS.impact_plastic,
  stone: IMPACTS.impact_stone,
  concrete: IMPACTS.impact_stone,
  brick: IMPACTS.impact_stone,
  glass: IMPACTS.impact_glass,
  ceramic: IMPACTS.impact_ceramic,
  tile: IMPACTS.impact_ceramic,
  flesh: IMPACTS.punch,
  carpet: IMPACTS.thud,
  dirt: IMPACTS.thud,
  mud: IMPACTS.thud,
  sand: IMPACTS.thud,
  snow: IMPACTS.thud,
  leather: IMPACTS.thud,
  cloth: IMPACTS.thud,
  tin: {
    ...IMPACTS.impact_metal,
    level: 0.245,
    shape: shape([0.05, 0.2, 0.5, 1, 1.1, 1, 0.9, 0.5], 0.3, 0.3, 0.8, 900, 0.5, 6),
  },
  rubber: { ...IMPACTS.thud, shape: shape([0.9, 1.2, 0.9, 0.4, 0.15, 0.06, 0.03, 0.01], 0.09, 0.9, 0.3, 140, 0.08, 3) },
  cardboard: {
    ...IMPACTS.impact_wood,
    shape: shape([1, 1.6, 1.2, 0.8, 0.4, 0.25, 0.15, 0.06], 0.07, 0.8, 0.12, 240, 0.06, 3),
  },
  ice: {
    ...IMPACTS.impact_glass,
    shape: shape([0.055, 0.12, 0.28, 1, 1.2, 0.85, 1.1, 0.73], 0.056, 0.2, 0.24, 1700, 0.06, 4),
    objects: 1,
  },
  bone: {
    ...IMPACTS.impact_wood,
    shape: shape([0.1, 0.2, 0.5, 1, 1, 0.9, 0.7, 0.4], 0.034, 0.5, 0.19, 1400, 0.017, 3),
  },
};

/** The thing that the words mean: a stand-in's own id first, then what it is made of, then what it falls on. */
export function impactForWords(sound: ImpactSound, words: LayerModifiers): ImpactSound {
  const variants: Readonly<Record<string, ImpactSound>> = IMPACTS;
  const named = words.variant === undefined ? undefined : variants[words.variant];
  if (named) return named;
  const material = words.material ?? words.surface;
  return (material && BY_MATERIAL[material]) ?? sound;
}
