import { dbToGain, pow } from '../../dsp/exact-math';
import type { Params, SoundModel, LayerModifiers } from '../../model';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import {
  lengthFactor,
  pitchFactor,
  ratio,
  ratioBetween,
  signed,
  withDefaults,
  type ParamSpecs,
} from '../kernels/word-shaping';
import { WaterBodyVoice } from './water-body';
import type { WaterSound } from './waters';

const PARAMS: ParamSpecs = {
  rate: { unit: 'bubbles/s', min: 0, max: 2400, default: 300, meaning: 'how many bubbles' },
  smallest: {
    unit: 'mm',
    min: 0.2,
    max: 8,
    default: 0.8,
    meaning: 'radius of the smallest bubbles: 1 mm sounds at 3.3 kHz',
  },
  largest: {
    unit: 'mm',
    min: 0.6,
    max: 20,
    default: 4,
    meaning: 'radius of the largest bubbles: 10 mm sounds at 330 Hz',
  },
  fewLarge: { unit: 'exponent', min: 0.5, max: 8, default: 2, meaning: 'how rare large bubbles are' },
  weight: { unit: 'exponent', min: 0, max: 2, default: 0.7, meaning: 'how much louder large bubbles are' },
  bend: { unit: 'ratio', min: 0, max: 2, default: 0.2, meaning: 'how far bubbles rise in pitch' },
  bubbling: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'level of the bubbles' },
  bursts: { unit: 'depth', min: 0, max: 2.5, default: 0, meaning: 'how far the bubbles come in gulps' },
  burstRate: { unit: 'gulps/s', min: 0.2, max: 16, default: 2, meaning: 'how often' },
  surge: {
    unit: 'depth',
    min: 0,
    max: 1.5,
    default: 0,
    meaning: 'how far each gulp swells all of the flow, not only the number of bubbles',
  },
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
  fill: {
    unit: 'ratio',
    min: 0.2,
    max: 5,
    default: 1,
    meaning: 'pitch of the vessel at the end against the start: above 1 it fills',
  },
  top: { unit: 'Hz', min: 200, max: 18_000, default: 18_000, meaning: 'upper end of everything: low under water' },
};
/** What a water that runs its course has besides. */
const COURSE_PARAMS: ParamSpecs = {
  length: { unit: 's', min: 0.8, max: 12, default: 4, meaning: 'length of the course' },
  pipe: { unit: 'Hz', min: 60, max: 800, default: 190, meaning: 'first resonance of the pipe it leaves by' },
};

/** Words to water: force is more water and a fuller rush, size larger bubbles and more depth. */
function shapeOf(params: ParamSpecs): (words: LayerModifiers) => Params {
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
      rush:
        (own('rush') * dbToGain(force < 0 ? 11 * force : 7.5 * force) * pow(length, 0.4) * pow(speed, 0.5)) /
        ratio(mods.tonality, 2),
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
      pipe: ((params.pipe?.default ?? 0) * pitch) / pow(length, 0.5),
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
    mapModifiers: shapeOf(params),
    differences: differencesOf(params),
    naturalSeconds: (values) => (water.course ? 1.3 * values.length : 4),
    voice: (values, performance) => new WaterBodyVoice(values, performance, water),
  });
}
