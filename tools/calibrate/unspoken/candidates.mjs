/** Takes of the source as its words alone give it, and takes that differ from it. */
const USUAL_COUNT = 6;
const DIFFERENT_COUNT = 26;
/** Among so many a source with few recordings chooses nearly as well. */
const USUAL_OF_FEW = 3;
const DIFFERENT_OF_FEW = 13;
const FIRST_SEED = 31_001;

/**
 * Modifiers that words seldom say, and how far candidates go from the neutral 0.5: standard deviations, wide enough for
 * what recordings have, as the choice among them makes it narrow again.
 */
const UNIT_DEVIATIONS = {
  size: 0.15,
  intensity: 0.22,
  brightness: 0.15,
  age: 0.25,
  roughness: 0.22,
  hollowness: 0.22,
  tonality: 0.22,
  density: 0.22,
};
/** Dry is neutral, so that it goes one way alone. */
const WETNESS_DEVIATION = 0.2;
/** Octaves. */
const SPEED_DEVIATION = 0.5;
/** Semitones. */
const PITCH_DEVIATION = 2.5;
const FURTHEST = 2;

/**
 * What a source may be like where words leave it open.
 * @param {boolean} isFew whether few recordings are to choose
 * @returns {{ name: string, seed: number, modifiers: object }[]} the same for the same source, the usual ones first
 */
export function candidatesOf({ hash32, Random }, source, isFew) {
  const random = new Random(hash32(FIRST_SEED, 'unspoken', source));
  const drawn = (deviation) => deviation * Math.max(-FURTHEST, Math.min(FURTHEST, random.gaussian()));
  const takes = Array.from({ length: USUAL_COUNT + DIFFERENT_COUNT }, (_, k) => ({
    name: `${source}__${k}`,
    seed: FIRST_SEED + k,
    modifiers: k < USUAL_COUNT ? {} : differentModifiers(drawn),
  }));
  return isFew ? [...takes.slice(0, USUAL_OF_FEW), ...takes.slice(USUAL_COUNT, USUAL_COUNT + DIFFERENT_OF_FEW)] : takes;
}

function differentModifiers(drawn) {
  const unit = Object.entries(UNIT_DEVIATIONS).map(([name, deviation]) => [name, rounded(0.5 + drawn(deviation))]);
  return {
    ...Object.fromEntries(unit),
    wetness: rounded(Math.abs(drawn(WETNESS_DEVIATION))),
    speed: rounded(2 ** drawn(SPEED_DEVIATION)),
    pitch: rounded(drawn(PITCH_DEVIATION)),
  };
}

const rounded = (value) => Number(value.toFixed(2));
