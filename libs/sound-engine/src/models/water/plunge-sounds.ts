import type { Material } from '@whoosh/sound-scene';
import { dbToGain, pow } from '../../dsp/exact-math';
import type { ModelKind, Params, SoundModel, LayerModifiers } from '../../model';
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
import { PlungeVoice, SLOSH_RATIO } from './plunge';

const RHYTHM: ParamSpecs = {
  rate: { unit: '/s', min: 0.1, max: 20, default: 1.6, meaning: 'how often' },
  regularity: { unit: '', min: 0, max: 1, default: 0.8, meaning: 'evenness' },
};
const PARAMS: ParamSpecs = {
  tick: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'the surface as it is struck' },
  tickPitch: { unit: 'Hz', min: 600, max: 12_000, default: 4000, meaning: 'pitch of that tick' },
  slap: { unit: 'gain', min: 0, max: 3, default: 0, meaning: 'slap of something large' },
  slapPitch: { unit: 'Hz', min: 150, max: 5000, default: 900, meaning: 'pitch of slap or slurp' },
  slapSeconds: { unit: 's', min: 0.01, max: 0.3, default: 0.05, meaning: 'length of the slap' },
  suck: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'water and air drawn in' },
  body: {
    unit: 'gain',
    min: 0,
    max: 3,
    default: 0,
    meaning: 'the water itself that is pushed away and swings back, under the slap',
  },
  bodyPitch: { unit: 'Hz', min: 50, max: 800, default: 160, meaning: 'its pitch' },
  slosh: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'the water that runs together again' },
  plops: { unit: '', min: 0, max: 6, default: 1, meaning: 'cavities that close' },
  plop: { unit: 'gain', min: 0, max: 3, default: 1, meaning: 'their level' },
  plopPitch: { unit: 'Hz', min: 60, max: 4000, default: 800, meaning: 'their pitch: low for large ones' },
  plopSeconds: { unit: 'ms', min: 4, max: 250, default: 40, meaning: 'to 1/e' },
  plopDelay: { unit: 'ms', min: 1, max: 250, default: 12, meaning: 'after the surface was struck' },
  rise: { unit: 'ratio', min: 0.5, max: 4, default: 1.6, meaning: 'how far they rise' },
  second: { unit: '', min: 0, max: 1.2, default: 0.4, meaning: 'each further cavity against the first' },
  gap: { unit: 'ms', min: 10, max: 400, default: 45, meaning: 'between them' },
  spread: { unit: '', min: 0, max: 0.6, default: 0.15, meaning: 'how much they differ from event to event' },
  spray: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'the sheet of water thrown up' },
  sprayPitch: { unit: 'Hz', min: 300, max: 6000, default: 1800, meaning: 'pitch of the spray' },
  spraySeconds: { unit: 's', min: 0.05, max: 3, default: 0.3, meaning: 'length of the spray' },
  drops: { unit: '', min: 0, max: 200, default: 0, meaning: 'drops that fall back' },
  bubbles: { unit: '/s', min: 0, max: 900, default: 0, meaning: 'bubbles dragged under' },
  bubbling: { unit: 'gain', min: 0, max: 3, default: 0.5, meaning: 'their level' },
  cloudSeconds: { unit: 's', min: 0.05, max: 3, default: 0.4, meaning: 'how long they last' },
  smallest: { unit: 'mm', min: 0.5, max: 6, default: 1.5, meaning: 'radius of the smallest' },
  largest: { unit: 'mm', min: 1, max: 16, default: 6, meaning: 'radius of the largest' },
};

interface PlungeSound {
  id: string;
  kind: ModelKind;
  /** Brings the defaults to -23 LUFS momentary (measured). */
  level: number;
  values: Readonly<Record<string, number>>;
}

/** Meetings with water by id. References: the parameter searches of splash, drip and swallow. */
export const PLUNGES: readonly PlungeSound[] = [
  {
    id: 'drip',
    kind: 'sequence',
    level: 0.262,
    values: {
      rate: 2.15,
      regularity: 0.72,
      tick: 0.671,
      tickPitch: 4220,
      plops: 1.65,
      plop: 1.51,
      plopPitch: 886,
      plopSeconds: 19.5,
      rise: 1.5,
      second: 0.319,
      gap: 42,
      spread: 0.22,
      drops: 0,
      bubbles: 33,
      bubbling: 0.25,
      cloudSeconds: 0.0797,
      smallest: 0.753,
      largest: 4.08,
      spray: 0.0283,
      spraySeconds: 0.0585,
      sprayPitch: 4650,
      slapPitch: 895,
      slapSeconds: 0.0676,
    },
  },
  {
    id: 'splash',
    kind: 'one-shot',
    level: 0.0615,
    values: {
      slap: 1.14,
      slapPitch: 717,
      slapSeconds: 0.11,
      body: 1.2,
      bodyPitch: 125,
      slosh: 0.255,
      plops: 2,
      plop: 0.1,
      plopPitch: 188,
      plopSeconds: 39.9,
      plopDelay: 136,
      rise: 1.22,
      second: 0.25,
      gap: 150,
      spray: 1.15,
      sprayPitch: 1980,
      spraySeconds: 0.534,
      drops: 200,
      bubbles: 750,
      bubbling: 0.819,
      cloudSeconds: 0.611,
      smallest: 0.532,
      largest: 4.5,
    },
  },
  {
    id: 'swallow',
    kind: 'sequence',
    level: 0.169,
    values: {
      rate: 1.05,
      regularity: 0.8,
      tick: 0.217,
      tickPitch: 1800,
      slapPitch: 1540,
      suck: 0.395,
      plops: 1,
      plop: 0.705,
      plopPitch: 258,
      plopSeconds: 17.3,
      plopDelay: 250,
      rise: 1.7,
      second: 0.552,
      gap: 71.2,
      spread: 0.11,
      bubbles: 32.6,
      bubbling: 0.3,
      cloudSeconds: 0.223,
      smallest: 1.87,
      largest: 7.73,
    },
  },
];

/** What drops fall on besides water: less of a bubble, more of a tick. */
const DRY: Partial<Record<Material, { tick: number; pitch: number }>> = {
  metal: { tick: 3, pitch: 1.2 },
  tin: { tick: 3, pitch: 1.3 },
  stone: { tick: 2, pitch: 0.9 },
  concrete: { tick: 2, pitch: 0.8 },
  tile: { tick: 2.4, pitch: 1.1 },
  wood: { tick: 2, pitch: 0.5 },
  plastic: { tick: 2, pitch: 0.7 },
  ceramic: { tick: 2.4, pitch: 1.1 },
  glass: { tick: 2.4, pitch: 1.3 },
};

function shapeOf(params: ParamSpecs): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods, intensity } = words;
    const own = (name: string): number => params[name]?.default ?? 0;
    const length = lengthFactor(mods.size);
    const pitch = pitchFactor(mods.pitch) / pow(length, 0.6);
    const force = signed(intensity);
    const bright = ratio(mods.brightness, 1.8) * ratioBetween(intensity, 0.75, 1.35);
    const dry = DRY[words.surface ?? words.material ?? 'water'];
    return withDefaults(params, {
      ...Object.fromEntries(Object.keys(params).map((name) => [name, own(name)])),
      rate: mods.rate ?? own('rate') * (mods.speed ?? 1) * ratioBetween(intensity, 0.7, 1.8) * ratio(mods.density, 2),
      regularity: mods.regularity ?? own('regularity'),
      tick: own('tick') * (dry?.tick ?? 1) * ratio(intensity, 1.6),
      tickPitch: own('tickPitch') * (dry?.pitch ?? 1) * bright * pitchFactor(mods.pitch),
      slap: own('slap') * dbToGain(7 * force),
      slapPitch: own('slapPitch') * bright * pow(pitch, 0.5),
      slapSeconds: own('slapSeconds') * pow(length, 0.5),
      body: own('body') * dbToGain(7 * force) * pow(length, 0.5),
      bodyPitch: own('bodyPitch') * pitch,
      slosh: own('slosh') * dbToGain(5 * force),
      suck: own('suck') * dbToGain(5 * force) * ratio(mods.wetness, 1.4),
      plop: own('plop') * (dry ? 0.35 : 1) * dbToGain(4 * force) * ratio(mods.hollowness, 1.8),
      plopPitch: own('plopPitch') * pitch,
      plopSeconds: own('plopSeconds') * pow(length, 0.5) * ratio(mods.hollowness, 1.6),
      plopDelay: own('plopDelay') * pow(length, 0.4),
      rise: own('rise') * ratio(mods.hollowness, 1.2),
      spread: own('spread') * ratio(mods.roughness, 2),
      spray: own('spray') * dbToGain(7 * force),
      sprayPitch: own('sprayPitch') * bright * pow(pitch, 0.4),
      spraySeconds: own('spraySeconds') * pow(length, 0.6) * ratioBetween(intensity, 0.6, 1.6),
      drops: own('drops') * pow(length, 0.6) * ratioBetween(intensity, 0.4, 2),
      bubbles: own('bubbles') * pow(length, 0.3) * ratioBetween(intensity, 0.5, 1.7),
      cloudSeconds: own('cloudSeconds') * pow(length, 0.5),
      smallest: own('smallest') * pow(length, 0.4),
      largest: own('largest') * pow(length, 0.4),
    });
  };
}

/** Drips, splashes and gulps. */
export function plungeModel(sound: PlungeSound): SoundModel {
  const repeats = sound.kind === 'sequence';
  const params = specsWith(repeats ? { ...RHYTHM, ...PARAMS } : PARAMS, sound.values);
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: 'plunge',
    isStruck: true,
    params,
    repeatable: true,
    mapModifiers: shapeOf(params),
    differences: differencesOf(params),
    naturalSeconds: (values) =>
      0.1 +
      Math.max(
        values.plopDelay / 1000 + values.plopSeconds / 140,
        values.spray > 0 ? 2.5 * values.spraySeconds : 0,
        values.slosh > 0 ? SLOSH_RATIO * values.spraySeconds : 0,
        1.5 * values.cloudSeconds,
      ),
    naturalRate: (values) => values.rate ?? 0,
    voice: (values, performance) => new PlungeVoice(values, performance, sound.level, repeats),
  });
}
