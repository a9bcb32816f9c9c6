import { type Block } from '../../dsp/control-voice';
import { clamp, dbToGain, pow } from '../../dsp/exact-math';
import { Doubler, HALF_FRAMES, HalfRate } from '../../dsp/half-rate';
import { addMiddleSide } from '../../dsp/middle-side';
import { hash32, Random } from '../../dsp/random';
import { Tail } from '../../dsp/tail';
import type { OwnDynamics } from '../../individual/dynamics';
import type { Params, ParamSpec, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice } from './event-voice';
import { type Factors, Gesture, type GestureEvent, type LayeredSound } from './gesture';
import { type Layer, withAllFields } from './layers';
import { differencesOf } from './own-kind';
import { quietOf } from './quiet';
import { soundModel } from './sound-model';
import { lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from './word-shaping';

/** Of the loudest moment of a gesture that is -23 LUFS loud over 400 ms, about. */
const GESTURE_RMS = 0.1;

const PARAMS = {
  pitch: { unit: 'Hz', min: 5, max: 12_000, default: 100, meaning: 'pitch of its tones' },
  length: { unit: 's', min: 0.02, max: 30, default: 1, meaning: 'of one gesture' },
  rate: { unit: '/s', min: 0.02, max: 40, default: 1, meaning: 'gestures per second' },
  regularity: { unit: '', min: 0, max: 1, default: 0.9, meaning: 'evenness of their rhythm' },
  bright: { unit: 'ratio', min: 0.2, max: 5, default: 1, meaning: 'edges of its filters against the usual ones' },
  tone: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'tonal part' },
  air: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'noise of air, steam, friction' },
  grain: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'crackle, sparkle, clicks' },
  hit: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'blows of its solid parts' },
  motion: { unit: 'ratio', min: 0.1, max: 8, default: 1, meaning: 'speed of what turns, pulses and wavers in it' },
  depth: { unit: 'ratio', min: 0, max: 2, default: 1, meaning: 'how deeply it pulses and wavers' },
  drive: { unit: 'gain', min: 0.05, max: 12, default: 0.3, meaning: 'overdrive: roughness of the whole' },
  tail: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'its own reverberation' },
  strength: { unit: 'gain', min: 0.05, max: 3, default: 1, meaning: 'level' },
} as const satisfies ParamSpecs;

type Name = keyof typeof PARAMS;

const layersOf = (sound: LayeredSound): readonly Layer[] => [...(sound.bed ?? []), ...(sound.gesture ?? [])];

/** Only what its layers answer to: a horn has no crackle, a static no pitch. */
function specsOf(sound: LayeredSound): ParamSpecs {
  const layers = layersOf(sound);
  const own = sound.own ?? {};
  const kinds = new Set(layers.map(({ kind }) => kind));
  const moves =
    layers.some(
      (layer) => layer.flutter ?? layer.pulse ?? (layer.kind === 'tones' ? (layer.wander ?? layer.vibrato) : undefined),
    ) ||
    layers.some((layer) => layer.kind === 'hits' && layer.every !== undefined) ||
    kinds.has('specks');
  const deep = layers.some(
    (layer) => layer.flutter ?? layer.pulse ?? (layer.kind === 'tones' ? (layer.wander ?? layer.fm) : undefined),
  );
  const filtered =
    layers.some((layer) => layer.kind !== 'tones' || layer.lowPass !== undefined || layer.bands) ||
    (sound.filters ?? []).some(([kind]) => kind === 'low');
  const has: Partial<Record<Name, number>> = {
    ...(sound.pitch !== undefined && { pitch: sound.pitch }),
    // Blows have times of their own, which a longer gesture does not move.
    ...(sound.gesture?.some(({ kind }) => kind !== 'hits') && !sound.fills && { length: sound.seconds ?? 1 }),
    ...(sound.rate !== undefined && { rate: sound.rate, regularity: sound.regularity ?? 0.95 }),
    ...(filtered && { bright: own.bright ?? 1 }),
    ...(kinds.has('tones') && { tone: own.tone ?? 1 }),
    ...(kinds.has('noise') && { air: own.air ?? 1 }),
    ...(kinds.has('specks') && { grain: own.grain ?? 1 }),
    ...(kinds.has('hits') && { hit: own.hit ?? 1 }),
    ...(moves && { motion: own.motion ?? 1 }),
    ...(deep && { depth: own.depth ?? 1 }),
    drive: sound.drive ?? 0.3,
    ...(sound.tail && { tail: own.tail ?? 1 }),
    strength: 1,
  };
  return Object.fromEntries(
    Object.entries(has).map(([name, value]) => {
      const spec = PARAMS[name as Name];
      return [name, { ...spec, default: value, min: Math.min(spec.min, value), max: Math.max(spec.max, value) }];
    }),
  );
}

const stateOf = ({ state }: Params): number => Math.round(state ?? 0);

class LayeredVoice extends EventVoice {
  private beds: readonly Gesture[] = [];
  /** What the beds sound. */
  private bedBlocks: readonly Block[] = [];
  private tails: readonly Tail[] = [];
  /** What is rendered at half the rate, and what brings it back to the full one. */
  private readonly stage: Block;
  private readonly doublers: readonly Doubler[];
  private readonly fillSeconds: number;
  private current: Factors;
  private readonly isTimed: boolean;
  /** One event sounds, and nothing after it. */
  private readonly isAlone: boolean;
  private tuning = 1;
  private readonly dynamics?: OwnDynamics;
  private layered: LayeredSound;
  /** The state that its parameters were shaped for; in another one they mean as much more or less. */
  private readonly own: LayeredSound;

  /** @param states the sound in its states; all of them as wide and as narrow */
  constructor(
    private readonly states: readonly LayeredSound[],
    params: Params,
    performance: Performance,
  ) {
    const sound = states[stateOf(params)];
    const rhythm = { rate: sound.rate === undefined ? 0 : params.rate, regularity: params.regularity ?? 1 };
    super(params, performance, rhythm, sound.wide ? 2 : 1);
    this.layered = sound;
    this.own = sound;
    this.dynamics = performance.individual?.dynamics;
    const { cue } = performance;
    this.isTimed = cue.kind !== 'continuous';
    this.isAlone = cue.kind === 'shots' && cue.at.length === 1;
    this.fillSeconds = Math.min(30, performance.duration < Infinity ? performance.duration : (sound.seconds ?? 4));
    this.stage = sound.narrow ? Array.from({ length: this.channels }, () => new Float32Array(HALF_FRAMES)) : [];
    this.doublers = this.stage.map(() => new Doubler());
    this.current = this.turnTo(sound);
    if (sound.bed) this.note(0, 0.6, 'sound');
    if (sound.quiet !== undefined) this.start(quietOf(performance, GESTURE_RMS * dbToGain(sound.quiet)), 0);
  }

  /** From here on it is in that state; gestures that have begun end in theirs. */
  private turnTo(sound: LayeredSound): Factors {
    this.layered = sound;
    this.tuning = sound.makers === undefined ? 1 : new Random(hash32(this.seed, 'maker')).logNormal(sound.makers);
    const { bed } = sound;
    const parts: (readonly Layer[])[] = bed
      ? sound.wide
        ? [bed, bed.filter(({ kind }) => kind !== 'tones')]
        : [bed]
      : [];
    this.beds = parts.map(
      (layers, k) =>
        new Gesture(
          layers,
          sound,
          Infinity,
          sound.cycle ?? 8,
          () => this.current,
          { at: 0 },
          hash32(this.seed, 'bed', k),
          this.dynamics,
        ),
    );
    this.bedBlocks = parts.map(() => [new Float32Array(CONTROL_FRAMES / (sound.narrow ? 2 : 1))]);
    this.tails = sound.tail
      ? Array.from(
          { length: this.channels },
          (_, k) => new Tail((sound.tail?.[0] ?? 1) * (1 + 0.06 * k), sound.tail?.[2] ?? 5000, sound.narrow ? 2 : 1),
        )
      : [];
    return this.factors();
  }

  protected event(time: number, index: number): void {
    const { params, own, layered: sound } = this;
    if (!sound.gesture) return;
    const given = (params.length ?? 1) * (sound === own ? 1 : (sound.seconds ?? 1) / (own.seconds ?? 1));
    const length = sound.fills ? this.fillSeconds : given;
    const stretch = length / (sound.seconds ?? length);
    for (const stroke of this.strokesOf(sound, index)) {
      const layers = sound.gesture;
      this.at(time + stroke.at * stretch, (at) => {
        this.note(at, clamp(0.6 * params.strength * (stroke.level ?? 1), 0, 1), 'gesture');
        const gesture = new Gesture(
          layers,
          sound,
          length * (stroke.length ?? 1),
          1,
          () => this.current,
          stroke,
          this.random.next(),
          this.dynamics,
        );
        this.start(sound.narrow ? new HalfRate(gesture, this.stage) : gesture, at);
      });
    }
  }

  private strokesOf(sound: LayeredSound, index: number): readonly GestureEvent[] {
    if (sound.alone && this.isAlone) return sound.alone(new Random(this.random.next()));
    const pattern = sound.pattern?.(new Random(this.random.next())) ?? [{ at: 0 }];
    return sound.loose && this.isTimed ? [{ ...pattern[index % pattern.length], at: 0 }] : pattern;
  }

  protected override control(time: number): void {
    const sound = this.states[stateOf(this.params)];
    this.current = sound === this.layered ? this.factors() : this.turnTo(sound);
    super.control(time);
  }

  protected override finish(block: Block): void {
    const { tails, params, stage, doublers } = this;
    const whole = doublers.length > 0 ? stage : block;
    this.addBeds(whole);
    const wet = (params.tail ?? 0) * (this.layered.tail?.[1] ?? 0);
    const { strength } = params;
    if (strength !== 1) for (const channel of whole) for (let i = 0; i < channel.length; i++) channel[i] *= strength;
    tails.forEach((tail, k) => tail.addTo(whole[k], wet));
    doublers.forEach((doubler, k) => {
      doubler.add(stage[k], block[k]);
      stage[k].fill(0);
    });
  }

  private addBeds(block: Block): void {
    const { beds, bedBlocks } = this;
    const frames = block[0].length;
    beds.forEach((bed, k) => {
      bedBlocks[k][0].fill(0);
      bed.add(bedBlocks[k], 0, frames);
    });
    if (beds.length === 2) addMiddleSide(block, bedBlocks[0][0], bedBlocks[1][0]);
    else if (beds.length === 1) for (let i = 0; i < frames; i++) block[0][i] += bedBlocks[0][0][i];
  }

  private factors(): Factors {
    const { params, own, layered: sound } = this;
    return {
      pitch:
        this.tuning *
        (own.pitch === undefined ? 1 : params.pitch / own.pitch) *
        (sound.turns ? (params.motion ?? 1) : 1),
      bright: params.bright ?? 1,
      motion: params.motion ?? 1,
      depth: params.depth ?? 1,
      tone: params.tone ?? 1,
      air: params.air ?? 1,
      grain: params.grain ?? 1,
      hit: params.hit ?? 1,
      drive: params.drive,
    };
  }
}

function shapeOf(sound: LayeredSound, specs: ParamSpecs): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => {
    const { mods, intensity } = words;
    const size = lengthFactor(mods.size);
    const speed = mods.speed ?? 1;
    const bright = base.bright * ratio(mods.brightness, 2.2) * ratio(intensity, sound.lively ?? 1.4) * pow(size, -0.3);
    return withDefaults(specs, {
      ...base,
      pitch: (base.pitch * pitchFactor(mods.pitch)) / pow(size, 0.5),
      length: mods.duration ?? (base.length * pow(size, 0.35)) / Math.sqrt(speed),
      rate: mods.rate ?? base.rate * speed * ratio(intensity, 1.2),
      regularity: mods.regularity ?? base.regularity,
      bright,
      tone: base.tone * ratio(mods.tonality, 1.8) * pow(size, 0.1),
      air: base.air * ratio(mods.tonality, 0.6) * ratio(mods.wetness, 1.3) * ratio(intensity, 1.15),
      grain: base.grain * ratio(mods.density, 2.2) * ratio(mods.roughness, 1.5) * ratio(intensity, 1.3),
      hit: base.hit * ratio(intensity, 1.5) * pow(size, 0.2),
      motion:
        base.motion *
        (sound.gesture ? Math.sqrt(speed) : speed) *
        ratio(intensity, 1.15) *
        pow(size, -0.3) *
        (sound.rate === undefined && mods.rate !== undefined ? clamp(mods.rate / 4, 0.5, 2) : 1),
      depth: base.depth * ratio(intensity, 1.6) * ratio(mods.roughness, 1.6) * ratio(mods.regularity, 0.8),
      drive: base.drive * ratio(intensity, 1.7) * ratio(mods.roughness, 2) * ratio(mods.age, 1.3),
      tail: base.tail * ratio(mods.hollowness, 2),
      strength: ratio(intensity, 2.2),
    });
  };
}

/** The sound itself, then its states in their order: each with all fields of its layers. */
function statesOf({ states, ...usual }: LayeredSound): readonly LayeredSound[] {
  return [usual, ...Object.values(states ?? {}).map((state) => ({ ...usual, ...state }))].map((sound) => {
    if ((sound.narrow ?? sound.slow) && layersOf(sound).some(({ kind }) => kind === 'specks' || kind === 'hits'))
      throw new RangeError(`${sound.id}: a narrow or slow sound has tones and noises only`);
    return { ...sound, bed: sound.bed?.map(withAllFields), gesture: sound.gesture?.map(withAllFields) };
  });
}

/** What any of the states answers to, in the ranges of all; and which of them it is. */
function commonSpecs(all: readonly ParamSpecs[], names: readonly string[]): ParamSpecs {
  const common: Record<string, ParamSpec> = {};
  for (const specs of all) {
    for (const [name, spec] of Object.entries(specs)) {
      const known = common[name] ?? spec;
      common[name] = { ...known, min: Math.min(known.min, spec.min), max: Math.max(known.max, spec.max) };
    }
  }
  if (names.length === 0) return common;
  return {
    ...common,
    state: {
      unit: '',
      min: 0,
      max: names.length,
      default: 0,
      meaning: `usual (0), ${names.map((name, k) => `${name} (${k + 1})`).join(', ')}`,
    },
  };
}

/** Seconds that a gesture with its pattern takes, over the length of one stroke, and how long it rings on. */
function timesOf(sound: LayeredSound): { end: number; ring: number } {
  const ring =
    (sound.tail?.[0] ?? 0) * 0.7 +
    (layersOf(sound).some(({ kind }) => kind === 'specks' || kind === 'hits') ? 0.3 : 0.03);
  const strokes = sound.pattern?.(new Random(1)) ?? [{ at: 0 }];
  return { end: Math.max(...strokes.map(({ at, length = 1 }) => at / (sound.seconds ?? 1) + length)), ring };
}

/**
 * A model of a sound that is made of layers: tones, noises, specks and blows, each with its own course.
 * @throws RangeError for a narrow or slow sound with anything but tones and noises
 */
export function layeredModel(described: LayeredSound): SoundModel {
  const names = Object.keys(described.states ?? {});
  const sounds = statesOf(described);
  const specs = sounds.map(specsOf);
  const params = commonSpecs(specs, names);
  const shapes = sounds.map((sound, k) => shapeOf(sound, specs[k]));
  const times = sounds.map(timesOf);
  const [sound] = sounds;
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: sound.kernel,
    ...(sound.isPeriodic && { isPeriodic: true }),
    params,
    variants: names,
    repeatable:
      sound.repeatable ?? (sound.kind === 'sequence' || (sound.kind === 'one-shot' && (sound.seconds ?? 1) < 1)),
    mapModifiers: (words) => {
      const state = 1 + names.indexOf(words.variant ?? '');
      return withDefaults(params, { ...shapes[state](words), state });
    },
    differences: differencesOf(params),
    isStruck: sounds.some((each) => layersOf(each).some(({ kind }) => kind === 'hits')),
    naturalSeconds: (values) => {
      const { end, ring } = times[stateOf(values)];
      return (values.length ?? sounds[stateOf(values)].seconds ?? 1) * end + ring;
    },
    naturalRate: (values) => values.rate ?? 0,
    voice: (values, performance) => new LayeredVoice(sounds, values, performance),
  });
}
