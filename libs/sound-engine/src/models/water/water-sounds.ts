import { dbToGain, pow } from '../../dsp/exact-math';
import type { ModelKind, Params, SoundModel, Words } from '../../model';
import { specsWith } from '../kernels/kinds';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, signed, withDefaults, type ParamSpecs } from '../kernels/word-shaping';
import { type WaterBody, WaterBodyVoice } from './water-body';

const PARAMS: ParamSpecs = {
  rate: { unit: 'bubbles/s', min: 0, max: 2400, default: 300, meaning: 'how many bubbles' },
  smallest: { unit: 'mm', min: 0.2, max: 8, default: 0.8, meaning: 'radius of the smallest bubbles: 1 mm sounds at 3.3 kHz' },
  largest: { unit: 'mm', min: 0.6, max: 20, default: 4, meaning: 'radius of the largest bubbles: 10 mm sounds at 330 Hz' },
  fewLarge: { unit: 'exponent', min: 0.5, max: 8, default: 2, meaning: 'how rare large bubbles are' },
  weight: { unit: 'exponent', min: 0, max: 2, default: 0.7, meaning: 'how much louder large bubbles are' },
  bend: { unit: 'ratio', min: 0, max: 2, default: 0.2, meaning: 'how far bubbles rise in pitch' },
  bubbling: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'level of the bubbles' },
  bursts: { unit: 'depth', min: 0, max: 2.5, default: 0, meaning: 'how far the bubbles come in gulps' },
  burstRate: { unit: 'gulps/s', min: 0.2, max: 16, default: 2, meaning: 'how often' },
  surge: { unit: 'depth', min: 0, max: 1.5, default: 0, meaning: 'how far each gulp swells all of the flow, not only the number of bubbles' },
  rush: { unit: 'gain', min: 0, max: 6, default: 0.4, meaning: 'water that rushes without a bubble' },
  rushLow: { unit: 'Hz', min: 30, max: 8000, default: 400, meaning: 'lower end of the rush' },
  rushHigh: { unit: 'Hz', min: 200, max: 18_000, default: 4000, meaning: 'upper end of the rush' },
  slope: { unit: 'exponent', min: 0, max: 0.5, default: 0.2, meaning: '0 bright like a jet .. 0.5 dark like a mass' },
  deep: { unit: 'gain', min: 0, max: 4, default: 0.1, meaning: 'rumble of masses of water' },
  deepTop: { unit: 'Hz', min: 40, max: 400, default: 120, meaning: 'upper end of the rumble' },
  ripple: { unit: 'depth', min: 0, max: 1.2, default: 0.1, meaning: 'how far the rush flutters' },
  rippleRate: { unit: '/s', min: 0.5, max: 60, default: 8, meaning: 'how fast it flutters' },
  ticks: { unit: 'drops/s', min: 0, max: 2500, default: 0, meaning: 'drops that strike something hard' },
  tickPitch: { unit: 'Hz', min: 800, max: 12_000, default: 3500, meaning: 'pitch of those drops' },
  tickLevel: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'level of those drops' },
  vessel: { unit: 'gain', min: 0, max: 4, default: 0, meaning: 'answer of basin, pot or glass' },
  vesselPitch: { unit: 'Hz', min: 60, max: 3000, default: 500, meaning: 'first resonance of the vessel' },
  vesselQ: { unit: 'Q', min: 1, max: 20, default: 5, meaning: 'sharpness of the vessel' },
  fill: { unit: 'ratio', min: 0.2, max: 5, default: 1, meaning: 'pitch of the vessel at the end against the start: above 1 it fills' },
  top: { unit: 'Hz', min: 200, max: 18_000, default: 18_000, meaning: 'upper end of everything: low under water' },
};
/** What a water that runs its course has besides. */
const COURSE_PARAMS: ParamSpecs = { length: { unit: 's', min: 0.8, max: 12, default: 4, meaning: 'length of the course' } };

interface WaterSound extends WaterBody {
  id: string;
  kind: ModelKind;
  values: Readonly<Record<string, number>>;
}

const FLUSH: WaterBody['course'] = {
  rush: [[0, 0], [0.02, 0.6], [0.12, 1], [0.45, 0.9], [0.68, 0.35], [0.82, 0.1], [1, 0.06], [1.3, 0]],
  deep: [[0, 0], [0.03, 0.8], [0.2, 1], [0.5, 0.8], [0.75, 0.2], [1, 0]],
  bubbles: [[0, 0], [0.03, 0.5], [0.35, 0.8], [0.6, 1.4], [0.75, 1.2], [0.9, 0.2], [1, 0]],
};

/** Waters by id. References: the searched sets of the water kernel. */
export const WATERS: readonly WaterSound[] = [
  { id: 'waterfall', level: 0.0575, kind: 'texture', values: { rate: 1300, smallest: 0.764, largest: 3.47, bubbling: 0.588, rush: 1.35, rushLow: 230, rushHigh: 7000, slope: 0.4,
    deep: 0.118, rippleRate: 7.8, ripple: 0.05 } },
  { id: 'water_lap', level: 0.164, kind: 'texture', values: { rate: 108, smallest: 1.29, largest: 9, fewLarge: 2.6, bend: 0.3, rush: 0.5, rushLow: 150, rushHigh: 1800, slope: 0.3,
    deep: 0.14, deepTop: 128, burstRate: 1.6, bursts: 1.62, rippleRate: 1.5, ripple: 0.7 } },
  { id: 'bubbles', level: 0.218, kind: 'texture', values: { rate: 22, smallest: 3.58, largest: 13.7, fewLarge: 1.6, bend: 1, rush: 0.289, rushLow: 287, rushHigh: 2500, deep: 0.08,
    burstRate: 3, bursts: 1.6, vessel: 0.6, vesselPitch: 305, rippleRate: 12.6, ripple: 0.6 } },
  { id: 'tap', level: 0.0732, kind: 'texture', values: { rate: 420, smallest: 0.289, largest: 3.1, fewLarge: 3.2, bend: 0.19, bubbling: 0.6, rush: 0.6, rushLow: 300, rushHigh: 11_000, slope: 0, deep: 0.008, rippleRate: 12, ripple: 0.5, vessel: 4,
    vesselPitch: 380, vesselQ: 7, ticks: 100, tickPitch: 4500, tickLevel: 0.4 } },
  { id: 'shower', level: 0.0423, kind: 'texture', values: { rate: 47.4, smallest: 0.763, largest: 1.8, bubbling: 0.114, rush: 1.91, rushLow: 4320, rushHigh: 12_200, slope: 0.05, deep: 0.0505,
    ticks: 1090, tickPitch: 1640, tickLevel: 0.35, fewLarge: 1.64, weight: 1.16, bend: 0.237, burstRate: 2.32, ripple: 0.25, rippleRate: 5, vessel: 0.9, vesselPitch: 300, vesselQ: 2.5 } },
  { id: 'underwater', level: 0.295, kind: 'texture', values: { rate: 23.6, smallest: 2.11, largest: 10.4, fewLarge: 1.97, bend: 2, rush: 0.374, rushLow: 89.3, rushHigh: 817, slope: 0.163,
    deep: 0.356, deepTop: 61.5, burstRate: 0.898, bursts: 0.884, top: 583, weight: 0.868, ripple: 0.05, rippleRate: 10.5, tickPitch: 2380, vesselPitch: 586, vesselQ: 3.67 } },
  { id: 'boiling', level: 0.112, kind: 'texture', values: { rate: 495, smallest: 0.565, largest: 7.76, fewLarge: 2.7, weight: 0.679, bend: 0.463, bubbling: 1.21, rush: 0.322, rushLow: 352,
    rushHigh: 4500, deep: 0.0264, deepTop: 42.4, vessel: 0.228, vesselPitch: 230, burstRate: 1.99, ripple: 0.2, rippleRate: 6.83, tickPitch: 2440, vesselQ: 4.6, top: 12_800 } },
  { id: 'pour', level: 0.0531, kind: 'modulated', values: { rate: 263, smallest: 0.436, largest: 3.03, fewLarge: 3.49, weight: 0.397, bend: 0.263, bubbling: 1.53, bursts: 1.55, burstRate: 16, surge: 0.721, rush: 0.123, rushLow: 200,
    rushHigh: 4120, deep: 0.0153, deepTop: 78.4, vessel: 1.78, vesselPitch: 628, vesselQ: 3.21, fill: 2.05, ripple: 0.315, rippleRate: 7.04 } },
  { id: 'drain', level: 0.185, kind: 'modulated', values: { rate: 58.9, smallest: 3.26, largest: 12.4, fewLarge: 1.91, bend: 1.11, rush: 1.25, rushLow: 1050, rushHigh: 1150, deep: 0.0905,
    burstRate: 13.1, bursts: 1.4, vessel: 0.409, vesselPitch: 1140, vesselQ: 12.1, fill: 0.7, rippleRate: 14.4, ripple: 0.276 } },
  { id: 'toilet_flush', level: 0.071, kind: 'one-shot', course: FLUSH, values: { rate: 300, smallest: 0.918, largest: 11.6, fewLarge: 4.32, bend: 0.562, bubbling: 0.9, rush: 1.06, rushLow: 208,
    rushHigh: 2340, slope: 0.379, deep: 0.337, deepTop: 235, burstRate: 3.72, bursts: 1, vessel: 1.02, vesselPitch: 674, vesselQ: 5.07, rippleRate: 12.1, ripple: 0.725, length: 3.56 } },
];

/** Words to water: force is more water and a fuller rush, size larger bubbles and more depth. */
function shapeOf(params: ParamSpecs): (words: Words) => Params {
  return ({ mods, intensity }) => {
    const own = (name: string): number => params[name].default;
    const length = lengthFactor(mods.size);
    const pitch = pitchFactor(mods.pitch);
    const speed = mods.speed ?? 1;
    const force = signed(intensity);
    const radius = (pow(length, 0.5) * ratioBetween(intensity, 0.85, 1.2)) / pitch;
    const bright = ratio(mods.brightness, 2);
    return withDefaults(params, {
      ...Object.fromEntries(Object.keys(params).map((name) => [name, own(name)])),
      rate: mods.rate ?? own('rate') * speed * ratioBetween(intensity, 0.4, 2) * ratio(mods.density, 2.2),
      smallest: own('smallest') * radius,
      largest: own('largest') * radius,
      bend: own('bend') * ratio(mods.hollowness, 1.8),
      bubbling: own('bubbling') * dbToGain(4 * force) * ratio(mods.wetness, 1.4),
      bursts: own('bursts') * ratio(mods.roughness, 1.6),
      burstRate: own('burstRate') * speed,
      rush: own('rush') * dbToGain(force < 0 ? 11 * force : 7.5 * force) * pow(length, 0.4) * pow(speed, 0.5) / ratio(mods.tonality, 2),
      rushLow: (own('rushLow') * pow(bright, 0.5) * pitch) / pow(length, 0.3),
      rushHigh: (own('rushHigh') * bright * pitch * ratioBetween(intensity, 0.75, 1.5)) / pow(length, 0.3),
      deep: own('deep') * dbToGain(6 * force) * pow(length, 0.8),
      ripple: own('ripple') * ratio(mods.roughness, 1.8),
      rippleRate: own('rippleRate') * speed,
      ticks: own('ticks') * ratioBetween(intensity, 0.5, 1.6) * ratio(mods.density, 1.8),
      tickPitch: own('tickPitch') * bright * pitch,
      tickLevel: own('tickLevel') * dbToGain(4 * force),
      vessel: own('vessel') * ratio(mods.hollowness, 2) * ratio(mods.tonality, 1.6),
      vesselPitch: (own('vesselPitch') * pitch) / pow(length, 0.7),
      top: own('top') < 18_000 ? own('top') * bright * ratioBetween(intensity, 0.8, 1.4) : own('top'),
      length: mods.duration ?? ((params.length?.default ?? 0) * pow(length, 0.3)) / speed,
    });
  };
}

/** Water in bodies and vessels: falls, taps, pots, drains. */
export function waterModel(water: WaterSound): SoundModel {
  const params = specsWith(water.course ? { ...PARAMS, ...COURSE_PARAMS } : PARAMS, water.values);
  return soundModel({
    id: water.id,
    kind: water.kind,
    kernel: 'water body',
    params,
    repeatable: water.kind === 'modulated',
    shape: shapeOf(params),
    naturalSeconds: (values) => (water.course ? 1.3 * values.length : 4),
    voice: (values, performance) => new WaterBodyVoice(values, performance, water),
  });
}
