import { pow } from '../../dsp/exact-math';
import type { Params, SoundModel, LayerModifiers } from '../../model';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from '../kernels/word-shaping';
import { GUN_PARAMS, GunshotVoice } from './gunshot-voice';

/** One kind of gun: its values, and the gain that brings it to -23 LUFS momentary (measured). */
interface GunKind {
  id: string;
  level: number;
  values: Readonly<Record<string, number>>;
}

/** Reference: parameter searches of the gun kernel. */
const KINDS: readonly GunKind[] = [
  {
    id: 'machine_gun',
    level: 0.15,
    values: {
      blast: 1.68,
      edge: 2500,
      low: 1.1,
      pressure: 2.48,
      crackTime: 5.8,
      blastTime: 26,
      lowTime: 36,
      bodyTime: 16,
      echoGap: 0.2,
      tailTime: 0.66,
      echo: 0.23,
      tail: 0.1,
      crack: 1.25,
      body: 400,
      drive: 1.35,
      action: 0.05,
    },
  },
  {
    id: 'gun_suppressed',
    level: 0.231,
    values: {
      pressure: 0.9,
      crack: 0.15,
      crackTime: 25,
      blast: 1.4,
      blastTime: 46,
      edge: 2150,
      body: 88,
      bodyTime: 25,
      low: 0.05,
      lowTime: 80,
      drive: 3.3,
      echo: 0,
      tail: 0.05,
      action: 0.6,
    },
  },
  {
    id: 'cannon',
    level: 0.108,
    values: {
      blast: 1,
      edge: 4500,
      pressure: 5.9,
      crack: 0.6,
      crackTime: 15,
      blastTime: 180,
      body: 55,
      bodyTime: 250,
      low: 3,
      lowTime: 800,
      echoGap: 0.9,
      tail: 0.5,
      tailTime: 1.2,
      action: 0,
    },
  },
];

function shapeOf(specs: ParamSpecs): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => {
    const { mods } = words;
    const length = lengthFactor(mods.size);
    return withDefaults(specs, {
      ...base,
      pressure: base.pressure * pow(length, 0.8),
      crack: base.crack * ratio(mods.brightness, 2) * ratio(words.intensity, 1.4),
      blastTime: base.blastTime * pow(length, 0.5),
      edge: base.edge * ratio(mods.brightness, 2.2) * ratio(words.intensity, 1.5) * pow(length, -0.25),
      body: (base.body * pitchFactor(mods.pitch)) / pow(length, 0.6),
      bodyTime: base.bodyTime * pow(length, 0.4),
      low: base.low * pow(length, 0.4) * ratio(words.intensity, 1.5),
      lowTime: base.lowTime * pow(length, 0.4),
      drive: base.drive * ratio(words.intensity, 1.5),
      strength: ratioBetween(words.intensity, 0.45, 1.8),
    });
  };
}

function gunModel(kind: GunKind): SoundModel {
  const specs = specsWith(GUN_PARAMS, kind.values);
  const burstRate = kind.id === 'machine_gun' ? MACHINE_GUN_RATE : 0;
  return soundModel({
    id: kind.id,
    kind: burstRate > 0 ? 'sequence' : 'one-shot',
    kernel: 'muzzle blast',
    isStruck: true,
    params: specs,
    repeatable: true,
    mapModifiers: shapeOf(specs),
    naturalSeconds: (params) => 0.4 + (params.echo > 0 ? params.echoGap * 4 : 0) + params.tailTime * 2.5,
    naturalRate: () => burstRate,
    differences: differencesOf(specs),
    voice: (params, performance) => new GunshotVoice(params, performance, kind.level, burstRate),
  });
}

/** Shots per second of an automatic gun. */
const MACHINE_GUN_RATE = 11;

/**
 * A shot with its echoes. Reference: parameter search of the gun kernel (Friedlander 1.1 ms, crack 14 ms, five echoes).
 */
export const gunshot: SoundModel = gunModel({ id: 'gunshot', level: 0.118, values: {} });
/** Other guns, each a source of its own. */
export const OTHER_GUNS: readonly SoundModel[] = KINDS.map(gunModel);
