import { isNumericModifier, type Layer, type Modifiers, type NumericModifier } from '@whoosh/sound-scene';
import { exp2, log2 } from '../dsp/exact-math';
import { drawsOf } from './draws';
import { figuresOf } from './figures';

/** How often individuals are like this, in percent, and what of them words would say. */
export interface Unspoken {
  readonly weight: number;
  /** What makes the model as loud as it usually is, dB. */
  readonly gainDb: number;
  readonly modifiers: OpenModifiers;
}
export type OpenModifiers = Readonly<Partial<Record<NumericModifier, number>>>;

/** All is as usual. */
const USUAL: readonly number[] = [1, 0];

/** The order in which a row has its modifiers. */
const OPEN: readonly NumericModifier[] = [
  'size',
  'intensity',
  'brightness',
  'age',
  'roughness',
  'hollowness',
  'tonality',
  'density',
  'wetness',
  'speed',
  'pitch',
];

/** A value that says nothing, and how far from it (in octaves of a ratio) what is said leaves nothing open. */
interface Scale {
  neutral: number;
  reach: number;
  isRatio?: boolean;
}

/** "Heavy" and "gentle" lie 0.3 from neutral, "fast" and "slow" two thirds of an octave. */
const SHARE: Scale = { neutral: 0.5, reach: 0.3 };
const SCALES: Readonly<Partial<Record<NumericModifier, Scale>>> = {
  wetness: { neutral: 0, reach: 0.3 },
  speed: { neutral: 1, reach: 0.67, isRatio: true },
  pitch: { neutral: 0, reach: 5 },
};

/**
 * What words leave open about an individual: some dogs are small and hoarse though nobody said so. One of the
 * combinations of modifiers that recordings of the source are most alike (`Calibration.unspoken`), drawn by their
 * weights. Nothing is open of a source whose material, ground, kind or exciter is said: combinations were found for the
 * plain one, and models have settings of their own for the others.
 * @param own seed of the individual, unsigned 32-bit: the same source and seed leave the same open
 * @throws Error if the figures of the source's family are not loaded (`learnFigures`)
 */
export function drawUnspoken({ model, material, surface, variant, exciter }: Layer['source'], own: number): Unspoken {
  const rows = figuresOf(model).calibration?.unspoken ?? [];
  const isPlain = [material, surface, variant, exciter].every((said) => said === undefined);
  return unspokenOf((isPlain && drawn(rows, drawsOf(model, own, 'unspoken').uniform())) || USUAL);
}

/** @param share 0..1 of all weights */
function drawn(rows: readonly (readonly number[])[], share: number): readonly number[] | undefined {
  let left = share * rows.reduce((sum, [weight = 0]) => sum + weight, 0);
  return rows.find(([weight = 0]) => (left -= weight) < 0);
}

/**
 * A combination as a calibration keeps it: its weight in percent, its gain in tenths of dB, then hundredths of each
 * modifier in the order of `OPEN`; of the usual one the first two alone.
 */
export function unspokenOf([weight = 0, gain = 0, ...hundredths]: readonly number[]): Unspoken {
  const modifiers = hundredths.flatMap((value, at) => {
    const name = OPEN[at];
    return name === undefined ? [] : [[name, value / 100]];
  });
  return { weight, gainDb: gain / 10, modifiers: Object.fromEntries(modifiers) };
}

/** A combination as a calibration keeps it (`unspokenOf`). */
export function unspokenRow({ weight, gainDb, modifiers }: Unspoken): readonly number[] {
  const isUsual = OPEN.every((name) => modifiers[name] === undefined);
  const hundredths = OPEN.map((name) => Math.round(100 * (modifiers[name] ?? (SCALES[name] ?? SHARE).neutral)));
  return [weight, Math.round(10 * gainDb), ...(isUsual ? [] : hundredths)];
}

/**
 * What is said of a layer with what is not said. Words move the middle, and leave the less open the further they go: a
 * modifier at its neutral value is as open as one that is absent, so that turning one a little changes a little. What is
 * in its range stays in it.
 */
export function withUnspoken(said: Readonly<Modifiers>, unspoken: OpenModifiers): Modifiers {
  const all: Modifiers = { ...unspoken, ...said };
  for (const name of Object.keys(unspoken).filter(isNumericModifier)) {
    const [told, open] = [said[name], unspoken[name]];
    if (told !== undefined && open !== undefined) all[name] = moved(name, told, open);
  }
  return all;
}

/** Level of what is drawn, dB: as loud as the usual one, the less changed the less words leave open. */
export function unspokenGainDb(said: Readonly<Modifiers>, { gainDb, modifiers }: Unspoken): number {
  const open = Object.keys(modifiers)
    .filter(isNumericModifier)
    .map((name) => (said[name] === undefined ? 1 : opennessOf(name, said[name])));
  return gainDb * Math.min(1, ...open);
}

function moved(name: NumericModifier, told: number, open: number): number {
  const { neutral, isRatio } = SCALES[name] ?? SHARE;
  const openness = opennessOf(name, told);
  return isRatio ? told * exp2(openness * log2(open / neutral)) : told + openness * (open - neutral);
}

/** How much a modifier that was told leaves open: all (1) at its neutral value, nothing (0) as far as words go. */
function opennessOf(name: NumericModifier, told: number): number {
  const { neutral, reach, isRatio } = SCALES[name] ?? SHARE;
  const from = isRatio ? log2(told / neutral) : told - neutral;
  return Math.max(0, 1 - Math.abs(from) / reach);
}
