import { pow } from '../../dsp/exact-math';
import type { Params, LayerModifiers } from '../../model';
import { lengthFactor, pitchFactor, type ParamSpecs, ratio, withDefaults } from '../kernels/word-shaping';

export const ENGINE_PARAMS: ParamSpecs = {
  rpm: { unit: '/min', min: 200, max: 16_000, default: 1450, meaning: 'revolutions per minute at rest' },
  top: { unit: '/min', min: 200, max: 16_000, default: 5500, meaning: 'revolutions it is revved up to' },
  revs: { unit: '', min: 0, max: 1, default: 0, meaning: '0 runs steadily, 1 is revved up again and again' },
  cylinders: { unit: '', min: 1, max: 12, default: 4, meaning: 'number of cylinders' },
  width: { unit: 'cycle', min: 0.04, max: 0.3, default: 0.2, meaning: 'length of one firing' },
  lumpy: { unit: '', min: 0, max: 0.8, default: 0.28, meaning: 'how much the firings differ' },
  wobble: { unit: '', min: 0, max: 0.1, default: 0.016, meaning: 'unsteadiness of the revolutions' },
  gas: { unit: '', min: 0, max: 2, default: 1.66, meaning: 'hiss of the exhaust gas' },
  load: { unit: '', min: 0, max: 1, default: 0.7, meaning: 'throttle: opens the sound' },
  pipe: { unit: 'Hz', min: 30, max: 600, default: 200, meaning: 'pitch of the exhaust pipe' },
  box: { unit: 'Hz', min: 60, max: 1600, default: 928, meaning: 'pitch of the second, shorter pipe' },
  resonance: { unit: '', min: 0.01, max: 0.75, default: 0.43, meaning: 'how strongly both pipes ring' },
  muffler: { unit: 'Hz', min: 200, max: 14_000, default: 6500, meaning: 'upper edge of the muffler' },
  drive: { unit: '', min: 0.3, max: 6, default: 2.4, meaning: 'roughness of the exhaust' },
  deep: { unit: '', min: 0, max: 2, default: 0.25, meaning: 'weight of the lows' },
  valves: { unit: '', min: 0, max: 2, default: 0.2, meaning: 'rattle of the valve train' },
  valvePitch: { unit: 'Hz', min: 1000, max: 10_000, default: 5600, meaning: 'pitch of that rattle' },
  knock: { unit: '', min: 0, max: 2, default: 0, meaning: 'hammering of a diesel at each firing' },
  bed: { unit: '', min: 0, max: 1, default: 0.09, meaning: 'fan and air' },
  pull: { unit: 'dB', min: 0, max: 20, default: 0, meaning: 'how much quieter it is at rest than revved up' },
  strength: { unit: '', min: 0.05, max: 3, default: 1, meaning: 'level' },
};

/** What the engine is doing: values in place of the defaults. */
const STATES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  idle: { rpm: 1320, load: 0.5, lumpy: 0.33 },
  rev: { rpm: 1000, top: 6500, revs: 1, width: 0.12, gas: 0.5, load: 0.6 },
  start: { rpm: 850, top: 1800, revs: 0.4, load: 0.5 },
  pass: { rpm: 2300, load: 0.9 },
};

/** The variants of an engine. */
export const ENGINE_VARIANTS: readonly string[] = Object.keys(STATES);

/** Words to an engine: size and pitch, speed to revolutions, force to throttle. */
export function shapeEngine(specs: ParamSpecs, words: LayerModifiers): Params {
  const { mods } = words;
  const base = withDefaults(specs, STATES[words.variant ?? ''] ?? {});
  const length = lengthFactor(mods.size);
  const pitch = pitchFactor(mods.pitch);
  const pace = pow(mods.speed ?? 1, 1.2);
  return withDefaults(specs, {
    ...base,
    rpm: base.rpm * pace * pitch * pow(length, -0.3) * ratio(words.intensity, 1.35),
    top: base.top * pow(length, -0.3) * pitch * ratio(words.intensity, 1.4),
    cylinders: base.cylinders * pow(length, 0.4),
    lumpy: base.lumpy * ratio(mods.regularity, 0.5) * ratio(mods.age, 1.8),
    wobble: base.wobble * ratio(mods.age, 2.5),
    gas: base.gas * ratio(mods.tonality, 0.5) * ratio(words.intensity, 1.3),
    load: base.load * ratio(words.intensity, 2.2) * pow(mods.speed ?? 1, 0.3),
    pipe: (base.pipe * pitch) / pow(length, 0.5),
    box: (base.box * pitch) / pow(length, 0.5),
    muffler: base.muffler * ratio(mods.brightness, 2.2) * ratio(words.intensity, 1.5) * pow(length, -0.3),
    drive: base.drive * ratio(mods.roughness, 1.8) * ratio(words.intensity, 1.3),
    deep: base.deep * pow(length, 0.3),
    knock: base.knock * ratio(words.intensity, 1.4) * ratio(mods.roughness, 1.6),
    valves: base.valves * ratio(mods.age, 2.5) * ratio(mods.brightness, 1.6),
    strength: ratio(words.intensity, 2.2),
  });
}
