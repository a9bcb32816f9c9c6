import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const INDIVIDUAL = path.join(ROOT, 'libs/sound-engine/src/individual');
/** Seeds with which the suites hold the properties of every source. */
export const HELD_SEEDS = [1, 2, 3];
/** What is tried of a strength, until a source has its properties. */
const STEPS = [1, 0.7, 0.5, 0.35, 0.2, 0.1, 0];
/**
 * What is tried of the microphone, of the contrast and of what differs inside takes: what must be steady does not
 * drift, nor fall.
 */
const SHARES = [1, 0.7, 0.5, 0.3, 0];
/**
 * What is tried where takes lie less far apart than recordings: up to twice the usual share of a kernel's draws, and up
 * to all that recordings' colours differ by, of which individuals draw 0.7 (trait.ts).
 */
const WIDER_SHARES = [1.2, 1, 0.8];
const WIDER_STRENGTHS = [1.4, 1.2, 1, 0.7, 0.5];
/** Share of a kernel's own draws where nothing was found (individual.ts); others are of what a source takes wholly. */
const USUAL_SHARES = { share: 0.6 };

/**
 * As much of a strength as leaves a source what makes it that thing (`testing/properties`): an individual may differ as
 * its recordings do, but rain stays rain. A property that the model alone does not have either takes nothing away.
 * @param {object} bundle engine with its inner doors
 * @param {number[]} strength
 * @param {object} calibration of the source without its strength; of its family, all sources'
 */
export function heldStrength(bundle, source, strength, calibration) {
  const steps = STEPS.map((step) => strength.map((share) => rounded(share * step)));
  return firstHeld(bundle, source, steps, (tried) => ({ ...calibration, strength: tried })) ?? strength;
}

/**
 * As much of what is done to every individual as leaves a source its properties; undefined where nothing
 * does.
 * @param {'share' | 'microphone' | 'contrast' | 'within'} name
 */
export function heldShare(bundle, source, calibration, name) {
  const steps = SHARES.map((step) => rounded(step * usualShare(name)));
  return firstHeld(bundle, source, steps, (share) => ({ ...calibration, [name]: share }));
}

/**
 * The widest draws that leave a source its properties, never less than it has: of its kernel first, then of its colour.
 * @param {object} calibration of the source
 * @returns {object | undefined} the calibration with them; undefined where it has the widest already
 */
export function heldWider(bundle, source, calibration) {
  const usual = usualShare('share');
  const shares = WIDER_SHARES.filter((share) => share > (calibration.share ?? usual));
  const share = firstHeld(bundle, source, shares, (tried) => ({ ...calibration, share: tried }));
  const known = share === undefined ? calibration : { ...calibration, share };
  const [colour, mean] = calibration.strength ?? [1, 0];
  const strengths = WIDER_STRENGTHS.filter((strength) => strength > colour).map((strength) => [strength, mean]);
  const strength = firstHeld(bundle, source, strengths, (tried) => ({ ...known, strength: tried }));
  if (share === undefined && strength === undefined) return undefined;
  return { ...known, ...(strength === undefined ? {} : { strength }) };
}

/**
 * Draws so many times as wide as a source has them, as far as they leave it its properties: of its kernel (the share of
 * the usual ones and the spreads that were found) first, then of its colour.
 * @param {object} calibration of the source
 * @param {number[]} factors that are tried, widest first
 * @returns {object | undefined} the calibration with them; undefined where none leaves it its properties
 */
export function heldWiderBy(bundle, source, calibration, factors) {
  const kernels = takesKernel(calibration) ? factors.map((factor) => widerKernel(calibration, factor)) : [];
  const kernel = firstHeld(bundle, source, kernels, (tried) => tried);
  const known = kernel ?? calibration;
  const [colour, mean] = calibration.strength ?? [1, 0];
  const hasRoom = colour > 0 && colour < WIDER_STRENGTHS[0];
  const strengths = hasRoom ? factors.map((factor) => [rounded(factor * colour), mean]) : [];
  const strength = firstHeld(bundle, source, strengths, (tried) => ({ ...known, strength: tried }));
  if (kernel === undefined && strength === undefined) return undefined;
  return { ...known, ...(strength === undefined ? {} : { strength }) };
}

const takesKernel = ({ share, differs }) => differs !== undefined || (share ?? usualShare('share')) > 0;

function widerKernel(calibration, factor) {
  const { share = usualShare('share'), differs } = calibration;
  const wider = Object.entries(differs ?? {}).map(([name, [middle, spread]]) => [
    name,
    [middle, rounded(factor * spread)],
  ]);
  return {
    ...calibration,
    share: rounded(factor * share),
    ...(differs === undefined ? {} : { differs: Object.fromEntries(wider) }),
  };
}

/** What a source takes where its calibration does not say it. */
export const usualShare = (name) => USUAL_SHARES[name] ?? 1;

/**
 * As much of the differences between individuals as leaves a source what makes it that thing; none of them, and the
 * share that it had, where it has not got that either way.
 * @param {object} calibration of the source
 * @param {{ share?: number, differs?: object }} found
 * @param {number} usual share that it had
 */
export function heldDifferences(bundle, source, calibration, { share, differs = {} }, usual) {
  const steps = STEPS.map((step) => ({
    share: rounded(usual + step * ((share ?? usual) - usual)),
    differs: Object.fromEntries(
      Object.entries(differs).map(([name, pair]) => [name, pair.map((value) => rounded(step * value))]),
    ),
  }));
  const held = firstHeld(bundle, source, steps, (tried) => ({ ...calibration, ...tried })) ?? steps[steps.length - 1];
  const moved = Object.entries(held.differs).filter(([, pair]) => pair.some((value) => value !== 0));
  return { share: held.share, ...(moved.length > 0 ? { differs: Object.fromEntries(moved) } : {}) };
}

/** Whether a source has its properties with a calibration. */
export function isHeldWith(bundle, source, calibration) {
  return firstHeld(bundle, source, [calibration], (tried) => tried) !== undefined;
}

/** What a modifier is where words do not say it. */
const NEUTRAL = { wetness: 0, pitch: 0, speed: 1 };
const NEUTRAL_SHARE = 0.5;
const UNSPOKEN_STEPS = [1, 0.7, 0.5, 0.3];

/**
 * As much of each combination that words leave open as leaves a source what makes it that thing, where all its
 * individuals were like that; combinations with which it is something else even then are left out.
 * @param {{ weight: number, modifiers: object }[]} unspoken combinations
 * @returns {{ weight: number, modifiers: object }[]}
 */
export function heldUnspoken(bundle, source, calibration, unspoken) {
  return unspoken.flatMap(({ weight, modifiers }) => {
    const steps = UNSPOKEN_STEPS.map((share) => nearerToNeutral(modifiers, share));
    const held = firstHeld(bundle, source, steps, (tried) => ({
      ...calibration,
      unspoken: [bundle.unspokenRow({ weight, gainDb: 0, modifiers: tried })],
    }));
    return held ? [{ weight, modifiers: held }] : [];
  });
}

function nearerToNeutral(modifiers, share) {
  return Object.fromEntries(
    Object.entries(modifiers).map(([name, value]) => {
      const neutral = NEUTRAL[name] ?? NEUTRAL_SHARE;
      return [name, Number((neutral + share * (value - neutral)).toFixed(2))];
    }),
  );
}

const rounded = (value) => Number(value.toFixed(3));

/** The first setting with which a source has its properties; undefined where there is none. */
function firstHeld(bundle, source, settings, calibrationOf) {
  const family = bundle.figureFamily(source);
  const row = bundle.PROPERTIES[family]?.find(({ id }) => id === source);
  if (row === undefined) return settings[0];
  const read = (folder) => JSON.parse(readFileSync(path.join(INDIVIDUAL, folder, `${family}.json`), 'utf8'));
  const [figures, calibrations] = [read('figures'), read('calibrations')];
  return settings.find((tried) => {
    bundle.registerFigures(family, figures, { ...calibrations, [source]: calibrationOf(tried) });
    return HELD_SEEDS.every((seed) => isHeld(bundle, row, bundle.soloTake(source, seed)));
  });
}

/** As the suites ask it in their full form: its row is kept, and noise with the take's spectrum does not keep it. */
function isHeld({ violations, sketchOf, isMoreThanNoise }, row, take) {
  return violations(row, sketchOf(take)).length === 0 && isMoreThanNoise(row, take);
}
