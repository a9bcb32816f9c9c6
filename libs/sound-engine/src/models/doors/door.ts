import type { Material } from '@whoosh/sound-scene';
import { pow } from '../../dsp/exact-math';
import { FrictionGrain } from '../../dsp/friction-grain';
import { ModalGrain, NoiseGrain } from '../../dsp/grains';
import { StatisticalImpact, type ImpactShape } from '../../dsp/statistical-impact';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { EventVoice, once } from '../kernels/event-voice';
import { shiftBands } from '../kernels/impact-shape';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  handle: { unit: '', min: 0, max: 1.5, default: 0.43, meaning: 'clicks of the handle, first of all' },
  handlePitch: { unit: 'Hz', min: 400, max: 6000, default: 1130, meaning: 'pitch of those clicks' },
  free: { unit: '', min: 0, max: 4, default: 0, meaning: 'force with which the leaf comes free of the frame' },
  swing: { unit: '', min: 0, max: 1, default: 0.048, meaning: 'air and hinges while it swings' },
  swingPitch: { unit: 'Hz', min: 150, max: 5000, default: 1020, meaning: 'pitch of that' },
  swingSeconds: { unit: 's', min: 0.05, max: 20, default: 0.45, meaning: 'how long it swings' },
  close: { unit: '', min: 0, max: 4, default: 0.7, meaning: 'force of the leaf meeting the frame' },
  leaf: { unit: 'Hz', min: 35, max: 900, default: 177, meaning: 'first resonance of the leaf' },
  leafRing: { unit: 's', min: 0.05, max: 3, default: 0.36, meaning: 'how long the leaf rings (t60)' },
  leafLevel: { unit: '', min: 0, max: 2, default: 0.79, meaning: 'share of those resonances' },
  thump: { unit: 's', min: 0.05, max: 1.5, default: 0.124, meaning: 'length of the dull part' },
  hollow: { unit: 'ratio', min: 0.3, max: 4, default: 1, meaning: 'pitch of the dull part' },
  latch: { unit: '', min: 0, max: 2, default: 0.51, meaning: 'the bolt falling home' },
  latchPitch: { unit: 'Hz', min: 400, max: 6000, default: 776, meaning: 'pitch of the bolt' },
  rattle: { unit: '', min: 0, max: 1, default: 0.47, meaning: 'rattling afterwards' },
};

/** The dull part of leaf meeting frame, octaves from 90 Hz. Reference: parameter search of the door chain. */
const CLOSE_BANDS = [0.984, 0.891, 1.31, 0.76, 0.392, 0.247, 0.113, 0.0465];
/**
 * Resonances of a leaf relative to the first, and the share of its ring. Reference: parameter search of the door slam,
 * 70 to 432 Hz.
 */
const LEAF_MODES = [
  [1, 1],
  [1.47, 0.9],
  [1.81, 0.75],
  [2.9, 0.6],
  [4.17, 0.45],
  [6.17, 0.3],
] as const;

/** Handle, swing, leaf, latch, rattle: a chain of small events, each alone is only a knock. */
class DoorVoice extends EventVoice {
  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    super(params, performance, once(), 1, 0.3);
    this.lay(level, performance);
  }

  protected event(time: number): void {
    const { params, random } = this;
    let at = time;
    if (params.handle > 0) {
      this.clicks(at, params.handle, params.handlePitch, 2, 0.07);
      at += 0.16 * random.logNormal(0.15);
    }
    if (params.free > 0) this.leaveFrame(at);
    if (params.swing > 0) {
      const seconds = params.swingSeconds * random.logNormal(0.12);
      this.at(at, (when) =>
        this.start(
          new FrictionGrain(
            {
              seconds,
              from: params.swingPitch,
              to: params.swingPitch * 0.8,
              q: 0.8,
              level: this.level * params.swing,
              peak: 0.6,
              roughness: 0.5,
              texture: 24,
            },
            random.next(),
          ),
          when,
          0.3,
          'swing',
        ),
      );
      at += seconds * 0.92;
    }
    if (params.close > 0) this.meet(at + 0.019);
    else if (params.latch > 0) this.clicks(at, params.latch, params.latchPitch, 2, 0.04);
  }

  /** The leaf meets the frame; the bolt touches a moment before. */
  private meet(time: number): void {
    const { params, random } = this;
    const force = params.close * random.logNormal(0.1);
    if (params.latch > 0) this.clicks(time - 0.019, params.latch * Math.sqrt(force), params.latchPitch, 3, 0.019);
    this.at(time, (at) => this.strike(at, force, 'close'));
    for (let k = 1; k <= 5 && params.rattle > 0; k++) {
      this.at(time + 0.04 * k * random.range(0.8, 1.25), (at) =>
        this.click(at, params.rattle * force * pow(0.6, k), params.latchPitch * random.range(0.6, 1.2)),
      );
    }
  }

  /** The leaf springs out of its frame, and the lock clatters. */
  private leaveFrame(time: number): void {
    const { params, random } = this;
    const force = params.free * random.logNormal(0.1);
    this.at(time, (at) => this.strike(at, force, 'open'));
    this.clicks(time + 0.01, params.latch * Math.sqrt(force), params.latchPitch, 3, 0.04);
  }

  /** Leaf and frame ring: a dull blow, and the resonances of the leaf. */
  private strike(at: number, force: number, name: string): void {
    const { params, random } = this;
    const level = this.level * force;
    this.note(at, Math.min(1, 0.5 * force), name);
    const shape: ImpactShape = {
      bands: shiftBands(CLOSE_BANDS, params.hollow),
      length: params.thump,
      slope: 0.64,
      modal: 0,
      modeFrequency: 0,
      modeT60: 0.1,
      modes: 0,
    };
    this.start(new StatisticalImpact(shape, Math.min(1, 0.35 + 0.25 * force), level, random.next()), at);
    const modes = LEAF_MODES.map(([ratioToFirst, share]) => ({
      frequency: params.leaf * ratioToFirst * random.range(0.97, 1.03),
      t60: params.leafRing * share,
      gain: params.leafLevel * random.range(0.6, 1.2),
    }));
    this.start(new ModalGrain(modes, 0.004 * pow(force, -0.25), level), at);
  }

  private clicks(time: number, level: number, pitch: number, count: number, spacing: number): void {
    for (let k = 0; k < count; k++) {
      const share = k === count - 1 ? 1 : this.random.range(0.4, 0.8);
      this.at(time + k * spacing * this.random.range(0.8, 1.3), (at) =>
        this.click(at, level * share, pitch * this.random.range(0.85, 1.25)),
      );
    }
  }

  /** Metal on metal, small: a tick of noise at the lock and a duller one in the leaf that carries it. */
  private click(time: number, level: number, pitch: number): void {
    const { random } = this;
    this.start(
      new NoiseGrain().begin(random.next(), pitch * 1.6, 3, 0.002, this.level * level * 0.35, 0, 0.0003),
      time,
    );
    this.start(
      new NoiseGrain().begin(random.next(), pitch * 0.45, 2, 0.006, this.level * level * 0.3, 0, 0.0005),
      time,
    );
  }
}

/** Handle and leaf, beside the swing: what is left of a length that the words say. */
const BESIDES_SWING_SECONDS = 0.5;

/** Leaf by material: pitch and ring against wood, pitch of the dull part. */
const LEAVES: Partial<Record<Material, { leaf: number; ring: number; level: number; hollow: number }>> = {
  metal: { leaf: 1.5, ring: 3, level: 2, hollow: 1.5 },
  tin: { leaf: 2, ring: 2.5, level: 2, hollow: 1.9 },
  glass: { leaf: 1.9, ring: 0.8, level: 1, hollow: 1.5 },
  plastic: { leaf: 1.7, ring: 0.5, level: 0.8, hollow: 1.4 },
  stone: { leaf: 0.6, ring: 0.5, level: 0.8, hollow: 0.6 },
};

interface DoorUse {
  id: string;
  level: number;
  /** A one-shot unless said otherwise. */
  kind?: ModelKind;
  values: Readonly<Record<string, number>>;
}

function shapeOf(use: DoorUse): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods, variant } = words;
    const made = LEAVES[words.material ?? 'wood'] ?? { leaf: 1, ring: 1, level: 1, hollow: 1 };
    const force = ratio(words.intensity, 2.2);
    const length = lengthFactor(mods.size);
    const car = variant === 'car_door' ? 1.4 : 1;
    const values = withDefaults(PARAMS, use.values);
    return withDefaults(PARAMS, {
      ...values,
      handle: variant === 'close' ? 0 : values.handle * Math.sqrt(force),
      free: variant === 'close' ? 0 : values.free * force,
      swing: values.swing * ratio(mods.age, 1.6) * Math.sqrt(force),
      swingSeconds:
        mods.duration === undefined
          ? (values.swingSeconds / (mods.speed ?? 1)) * pow(length, 0.3) * pow(force, -0.4)
          : mods.duration - BESIDES_SWING_SECONDS,
      // A door that only opens ends with the leaf coming to rest, softly.
      close: variant === 'open' ? 0 : values.close * force,
      leaf: (values.leaf * made.leaf * car * pitchFactor(mods.pitch)) / pow(length, 0.6),
      leafRing: values.leafRing * made.ring * ratio(mods.hollowness, 2) * pow(length, 0.3),
      leafLevel: values.leafLevel * made.level * ratio(mods.hollowness, 2),
      thump: (values.thump * pow(length, 0.3)) / (car * car),
      // What is pushed harder scrapes and strikes brighter.
      handlePitch: values.handlePitch * pow(force, 0.4),
      swingPitch: values.swingPitch * pow(force, 0.8),
      hollow:
        (values.hollow * made.hollow * ratio(mods.brightness, 1.8) * pitchFactor(mods.pitch) * pow(force, 0.5)) /
        pow(length, 0.5),
      // A heavy leaf drowns its lock.
      latch: (values.latch * Math.sqrt(force)) / pow(length, 0.3),
      latchPitch: (values.latchPitch * made.hollow * ratio(mods.brightness, 1.5) * pow(force, 0.3)) / pow(length, 0.6),
      rattle: values.rattle * ratio(mods.age, 3),
    });
  };
}

function doorModel(use: DoorUse): SoundModel {
  const params = specsWith(PARAMS, use.values);
  return soundModel({
    id: use.id,
    kind: use.kind ?? 'one-shot',
    kernel: 'door mechanism',
    params,
    variants: [
      ...(params.close.default > 0 ? ['open'] : []),
      ...(params.handle.default + params.free.default > 0 ? ['close'] : []),
    ],
    repeatable: true,
    mapModifiers: shapeOf(use),
    naturalSeconds: (values) =>
      (values.handle > 0 ? 0.2 : 0) +
      (values.swing > 0 ? values.swingSeconds : 0) +
      Math.max(0.3, values.leafRing, values.thump * 1.5),
    differences: differencesOf(params, {
      handle: { octaves: 0.8 },
      rattle: { octaves: 0.8 },
      swingSeconds: { octaves: 0.4 },
    }),
    voice: (values, performance) => new DoorVoice(values, performance, use.level),
  });
}

/**
 * A door is opened, swings and falls shut. Its swing is short and soft, as in recordings: with 0.45 s and twice the
 * level it is heard before the leaf meets the frame (docs/measurements/individuals.md).
 */
export const doorOpenClose: SoundModel = doorModel({
  id: 'door_open_close',
  level: 0.512,
  values: { handlePitch: 1600, leafRing: 0.25, free: 0.3, swing: 0.025, swingSeconds: 0.2, latchPitch: 1200 },
});
/** A door is slammed. */
export const doorSlam: SoundModel = doorModel({
  id: 'door_slam',
  level: 0.658,
  values: {
    handle: 0,
    swing: 0,
    close: 0.45,
    leaf: 36,
    leafRing: 0.22,
    leafLevel: 1.26,
    thump: 0.167,
    hollow: 0.556,
    latch: 0.556,
    latchPitch: 1640,
    rattle: 0.231,
  },
});
/** A door slides along its rail and meets the frame. Reference: parameter search of the sliding door. */
export const slidingDoor: SoundModel = doorModel({
  id: 'sliding_door',
  level: 0.224,
  kind: 'modulated',
  values: {
    handle: 0.8,
    handlePitch: 1570,
    swing: 0.437,
    swingPitch: 560,
    swingSeconds: 0.831,
    close: 1.85,
    leaf: 118,
    leafRing: 0.145,
    leafLevel: 0.364,
    thump: 0.127,
    hollow: 0.701,
    latch: 0.0945,
    latchPitch: 2690,
    rattle: 0.45,
  },
});
/** A drawer runs in and stops. Reference: parameter search of the drawer. */
export const drawer: SoundModel = doorModel({
  id: 'drawer',
  level: 0.202,
  values: {
    handle: 0.39,
    handlePitch: 755,
    swing: 0.67,
    swingPitch: 377,
    swingSeconds: 0.26,
    close: 1.3,
    leaf: 260,
    leafRing: 0.1,
    leafLevel: 0.5,
    thump: 0.11,
    hollow: 1.6,
    latch: 0.08,
    latchPitch: 1570,
    rattle: 0.5,
  },
});
/** A window is shut: sash, pane and catch. Reference: the door's chain with a body of 420 Hz. */
export const windowShut: SoundModel = doorModel({
  id: 'window',
  level: 0.271,
  values: {
    handle: 0.367,
    handlePitch: 3670,
    swing: 0.356,
    swingPitch: 588,
    swingSeconds: 0.312,
    close: 1.33,
    leaf: 765,
    leafRing: 0.694,
    leafLevel: 1.66,
    thump: 0.103,
    hollow: 1.19,
    latch: 0.768,
    latchPitch: 3170,
    rattle: 0.473,
  },
});
