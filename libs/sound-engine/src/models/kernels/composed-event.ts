import type { Material } from '@whoosh/sound-scene';
import { type Block } from '../../dsp/control-voice';
import type { Rhythm } from '../../dsp/event-stream';
import { clamp, exp, log, pow, semitones } from '../../dsp/exact-math';
import { GrainBank, OFTEN, recorded, takesOf } from '../../dsp/grain-bank';
import { hash32 } from '../../dsp/random';
import { SmallRoom } from '../../dsp/small-room';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import type { ComposedSound, Part } from './composed-sound';
import { EventVoice } from './event-voice';
import { MachineBed } from './machine-bed';
import type { ExcitationScaling } from './sound-parts';
import { ownDraws } from './own-draws';
import { hurried, OwnEvents, type OwnEvent } from './own-events';
import type { Differences } from './own-kind';
import { ownThing, type OwnThing } from './own-thing';
import { soundModel } from './sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, signed, withDefaults, type ParamSpecs } from './word-shaping';

/** Share of the ground in what is heard of a thing that falls or slides on it. */
const GROUND_SHARE = 0.2;

/** How long, how high and how brightly (dB per octave) a material answers. */
interface Answer {
  ring: number;
  pitch: number;
  tilt: number;
}

/** How long and how high things of a material sound, relative to hard wood. */
const MATERIALS: Partial<Record<Material, Answer>> = {
  metal: { ring: 2.6, pitch: 1.35, tilt: 2 },
  tin: { ring: 1.7, pitch: 1.5, tilt: 2 },
  glass: { ring: 1.8, pitch: 1.9, tilt: 2.5 },
  ceramic: { ring: 1.5, pitch: 1.6, tilt: 1.5 },
  stone: { ring: 0.8, pitch: 1.15, tilt: 0.5 },
  wood: { ring: 1, pitch: 1, tilt: 0 },
  plastic: { ring: 0.75, pitch: 1.1, tilt: -0.5 },
  rubber: { ring: 0.6, pitch: 0.7, tilt: -3 },
  cloth: { ring: 0.55, pitch: 0.7, tilt: -3.5 },
  cardboard: { ring: 0.6, pitch: 0.85, tilt: -1.5 },
  leather: { ring: 0.6, pitch: 0.8, tilt: -2.5 },
  flesh: { ring: 0.6, pitch: 0.7, tilt: -3 },
};
/** Events per second from which they melt into a buzz. */
const BUZZ_RATE = 40;
const NEUTRAL = { ring: 1, pitch: 1, tilt: 0 };

function paramsOf(sound: ComposedSound): ParamSpecs {
  const specs: Record<string, ParamSpecs[string]> = {
    pitch: {
      unit: 'ratio',
      min: 0.2,
      max: 5,
      default: sound.pitch ?? 1,
      meaning: 'everything higher or lower: small or large',
    },
    ring: { unit: 'ratio', min: 0.25, max: 4, default: sound.ring ?? 1, meaning: 'how long each part sounds' },
    tilt: { unit: 'dB/octave', min: -7, max: 7, default: 0, meaning: 'dull or bright' },
    ...(sound.parts.some((part) => part.sound.hasContact) && {
      hardness: { unit: '', min: 0, max: 1, default: 0.6, meaning: 'hardness and speed of contact: opens the heights' },
    }),
    strength: { unit: '', min: 0.05, max: 4, default: 1, meaning: 'force' },
  };
  if (sound.rate > 0) {
    specs.rate = {
      unit: '/s',
      min: Math.min(0.1, sound.rate / 4),
      max: sound.rate > 20 ? 1.8 * sound.rate : Math.max(12, 4 * sound.rate),
      default: sound.rate,
      meaning: 'events per second',
    };
    specs.regularity = { unit: '', min: 0, max: 1, default: sound.regularity ?? 0.9, meaning: 'evenness' };
  }
  if (
    sound.seconds > 0.15 &&
    sound.parts.some(
      (part) => part.scatter !== undefined || part.bounces !== undefined || (part.at ?? []).some((at) => at > 0.01),
    )
  ) {
    specs.pace = { unit: 'ratio', min: 0.25, max: 4, default: 1, meaning: 'how quickly the parts follow one another' };
  }
  for (const part of sound.parts) specs[part.name] = { unit: '', min: 0, max: 4, default: 1, meaning: part.meaning };
  if (sound.bed) specs.bed = { unit: '', min: 0, max: 4, default: 1, meaning: 'what goes on under it' };
  return specs;
}

/**
 * What differs between individuals of any composed source. Spreads: half of those between recordings of struck and
 * handled things.
 */
const DIFFERENCES: Differences = {
  pitch: { trait: 'pitch', power: 0.6, octaves: 0.12 },
  ring: { trait: 'decay', power: 0.5 },
  tilt: { amount: 1 },
  hardness: { octaves: 0.3 },
  rate: { trait: 'interval', power: -0.6 },
  pace: { octaves: 0.25 },
  bed: { octaves: 0.5 },
};

/** A part as this individual has it, against its kind's. */
interface OwnPart {
  pitch: number;
  ring: number;
  tilt: number;
  gain: number;
  /** Of the times at which it comes. */
  delay: number;
  thing?: OwnThing;
}

const USUAL_PART: OwnPart = { pitch: 1, ring: 1, tilt: 0, gain: 1, delay: 1 };

class ComposedVoice extends EventVoice {
  private readonly bed: MachineBed | undefined;
  private readonly room: SmallRoom | undefined;
  /** Recordings of the parts that come often, one bank for each of their comings. */
  private readonly banks = new Map<Part, readonly GrainBank[]>();
  private readonly own: ReadonlyMap<Part, OwnPart>;
  /** How events of this individual differ. */
  private readonly differing: OwnEvents;
  /** Place on the scale. */
  private place = 0;

  constructor(
    private readonly composed: ComposedSound,
    params: Params,
    performance: Performance,
    rhythm: Rhythm,
  ) {
    super(params, performance, rhythm);
    this.bed = composed.bed && new MachineBed(composed.bed, hash32(performance.seed, 'bed'));
    this.differing = new OwnEvents(performance, 'events');
    const room = ownDraws(performance, 'room');
    this.room =
      composed.room &&
      new SmallRoom(composed.room[0] * (room?.factor(0.4) ?? 1), composed.room[1] * (room?.factor(0.6) ?? 1));
    this.own = new Map(composed.parts.map((part, k) => [part, ownPart(performance, part.name, k)]));
    this.lay(composed.level, performance, composed.seconds * params.ring);
    if (!composed.scale) for (const part of composed.parts) this.layBanks(part);
  }

  private layBanks(part: Part): void {
    const comings = part.at?.length ?? 1;
    const count = comings * (1 + (part.bounces?.count ?? 0)) + (part.scatter?.count ?? 0);
    const perSecond = ((this.params.rate ?? 0) * count) / (part.every ?? 1);
    if (perSecond >= OFTEN)
      this.banks.set(
        part,
        Array.from({ length: comings }, () => new GrainBank(takesOf(perSecond / comings))),
      );
  }

  protected override control(time: number): void {
    const { pitch, ring, tilt, hardness = 0, strength } = this.params;
    for (const banks of this.banks.values())
      for (const bank of banks) bank.keepFor(pitch, ring, tilt, hardness, strength);
    super.control(time);
  }

  protected event(time: number, index: number): void {
    const { params, random, composed } = this;
    const vary = composed.variation ?? 0.03;
    const own = this.differing.next();
    const stroke: ExcitationScaling = {
      pitch: params.pitch * (composed.scale ? 1 : own.pitch) * random.logNormal(vary) * this.step(index),
      ring: params.ring * own.decay,
      tilt: params.tilt + own.colour.tilt,
      hardness: clamp((params.hardness ?? 0) * pow(params.strength, 0.3), 0, 1),
      level: composed.level * params.strength * own.level * random.logNormal(1.5 * vary),
    };
    // An arc strikes a hundred times a second: such events are a sound, not a rhythm.
    if (composed.rate < BUZZ_RATE) this.note(time, Math.min(1, 0.5 * params.strength), composed.parts[0].name);
    for (const part of composed.parts) {
      if (part.every === undefined || index % part.every === 0) this.play(part, stroke, time, own);
    }
  }

  protected override sound(block: Block): void {
    const { params, composed } = this;
    if (this.bed)
      this.bed.add(block, params.pitch, composed.level * params.bed * pow(params.strength, 0.8), params.tilt);
  }

  protected override finish([out]: Block): void {
    this.room?.process(out, 0, CONTROL_FRAMES);
  }

  /** Pitch of an event on the scale. */
  private step(index: number): number {
    const { scale } = this.composed;
    if (!scale) return 1;
    if (index % 8 === 0) this.place = 0;
    else this.place = clamp(this.place + this.random.pick([-2, -1, -1, 1, 1, 2, 3]), 0, scale.length - 1);
    return semitones(scale[this.place]);
  }

  private play(part: Part, stroke: ExcitationScaling, time: number, event: OwnEvent): void {
    const { params } = this;
    const share = part.level * params[part.name] * this.differing.partLevel();
    if (share <= 0) return;
    const own = this.own.get(part) ?? USUAL_PART;
    const pace = (params.pace ?? 1) / own.delay;
    const mine = {
      ...stroke,
      pitch: stroke.pitch * own.pitch,
      ring: stroke.ring * own.ring,
      tilt: stroke.tilt + own.tilt,
      level: stroke.level * own.gain,
      thing: own.thing,
    };
    this.playOwn(part, mine, share, time, (seconds) => hurried(event, seconds / pace), pace);
  }

  private playOwn(
    part: Part,
    stroke: ExcitationScaling,
    share: number,
    time: number,
    when: (seconds: number) => number,
    pace: number,
  ): void {
    (part.at ?? [0]).forEach((at, k) => {
      const once = {
        ...stroke,
        level: stroke.level * share * (part.gains?.[k] ?? 1),
        pitch: stroke.pitch * (part.pitches?.[k] ?? 1),
      };
      this.begin(part, k, once, time + when(at));
      if (part.bounces) this.bounce(part, k, once, time + when(at), pace);
    });
    if (part.scatter)
      this.scatter(
        part,
        part.scatter,
        { ...stroke, level: stroke.level * share },
        time + when(part.at?.[0] ?? 0),
        pace,
      );
  }

  private bounce(part: Part, coming: number, stroke: ExcitationScaling, time: number, pace: number): void {
    const { count, delay, sooner, weaker } = part.bounces ?? { count: 0, delay: 0, sooner: 1, weaker: 1 };
    let at = time;
    for (let k = 0; k < count; k++) {
      at += (delay / pace) * pow(sooner, k) * this.random.range(0.93, 1.07);
      this.begin(
        part,
        coming,
        {
          ...stroke,
          level: stroke.level * pow(weaker, k + 1) * this.random.range(0.8, 1.2),
          // The same body: another place of it is struck, which moves the shares of its modes and not their pitches.
          pitch: stroke.pitch * this.random.logNormal(0.002),
        },
        at,
      );
    }
  }

  private scatter(
    part: Part,
    { count, seconds, how, tail, pitchSpread }: NonNullable<Part['scatter']>,
    stroke: ExcitationScaling,
    time: number,
    pace: number,
  ): void {
    const { random } = this;
    const whole = Math.round(count * random.logNormal(0.12));
    const shortest = log(0.012);
    for (let k = 0; k < whole; k++) {
      const u = random.uniform();
      const position = how === 'even' ? u : how === 'thinning' ? u * u : exp(shortest * (1 - u));
      // A few large among many small ones; none as large as the main one.
      const level = Math.min(1, 0.25 * random.pareto(tail)) * (how === 'thinning' ? 1 - 0.7 * position : 1);
      this.begin(
        part,
        0,
        { ...stroke, level: stroke.level * level, pitch: stroke.pitch * random.logNormal(pitchSpread) },
        time + (position * seconds) / pace,
      );
    }
  }

  private begin(part: Part, coming: number, stroke: ExcitationScaling, time: number): void {
    const { random } = this;
    const level = stroke.level * random.logNormal(0.08);
    const bank = this.banks.get(part)?.[coming];
    if (bank) {
      const take = bank.pick(random, () => recorded([part.sound({ ...stroke, level: 1 }, random)]));
      this.at(time, (at) => this.replay(take, at, [level]));
      return;
    }
    const grain = part.sound({ ...stroke, level }, random);
    this.at(time, (at) => this.start(grain, at));
  }
}

function ownPart(performance: Performance, name: string, index: number): OwnPart {
  const draws = ownDraws(performance, 'part', name, index);
  if (!draws) return USUAL_PART;
  return {
    pitch: draws.factor(0.12),
    ring: draws.factor(0.25),
    tilt: 0.7 * draws.normal(),
    gain: draws.factor(0.5),
    delay: draws.factor(0.2),
    thing: ownThing(performance, `${name} ${index}`),
  };
}

/** A thing on a ground: the ground answers too, but the thing keeps its own voice. */
function answered(thing: Answer, ground: Answer): Answer {
  return {
    ring: thing.ring * pow(ground.ring / thing.ring, GROUND_SHARE),
    pitch: thing.pitch * pow(ground.pitch / thing.pitch, GROUND_SHARE),
    tilt: thing.tilt + GROUND_SHARE * (ground.tilt - thing.tilt),
  };
}

function shapeOf(sound: ComposedSound, specs: ParamSpecs): (words: LayerModifiers) => Params {
  const own = MATERIALS[sound.material ?? 'wood'] ?? NEUTRAL;
  return (words) => {
    const { mods } = words;
    const length = lengthFactor(mods.size);
    const made =
      (words.material && MATERIALS[words.material]) ??
      (sound.material && words.surface ? answered(own, MATERIALS[words.surface] ?? own) : own);
    const speed = mods.speed ?? 1;
    return withDefaults(specs, {
      pitch:
        (sound.pitch ?? 1) *
        ((pitchFactor(mods.pitch) * pow(speed, 0.15)) / pow(length, sound.sizePitch ?? 0.6)) *
        (made.pitch / own.pitch),
      ring:
        (sound.ring ?? 1) *
        pow(length, 0.4) *
        ratio(mods.hollowness, 1.7) *
        (1 - 0.4 * (mods.wetness ?? 0)) *
        (made.ring / own.ring) *
        ratio(mods.tonality, 1.3),
      tilt:
        (sound.lively ?? 1.4) * signed(words.intensity) +
        3 * signed(mods.brightness) +
        (made.tilt - own.tilt) -
        1.5 * (mods.wetness ?? 0) +
        0.8 * signed(mods.roughness),
      hardness: 0.6 * ratio(mods.brightness, 1.8) * ratio(words.intensity, 1.6),
      strength: ratioBetween(words.intensity, 0.4, 2.4),
      rate: mods.rate ?? sound.rate * speed * ratioBetween(words.intensity, 0.8, 1.25) * ratio(mods.density, 1.8),
      regularity: mods.regularity ?? specs.regularity?.default ?? 1,
      pace: (speed * ratioBetween(words.intensity, 0.85, 1.2)) / pow(length, 0.2),
      bed: ratioBetween(words.intensity, 0.7, 1.3),
    });
  };
}

/** The model of a composed source. */
export function composedModel(sound: ComposedSound): SoundModel {
  const specs = paramsOf(sound);
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: sound.kernel,
    isStruck: true,
    params: specs,
    repeatable: sound.repeatable ?? true,
    ...(sound.preRoll !== undefined && { preRoll: sound.preRoll }),
    // As even as a drum that turns: a rhythm that comes back is what it is.
    ...(sound.kind === 'texture' && (sound.regularity ?? 0) > 0.9 && { isPeriodic: true }),
    mapModifiers: shapeOf(sound, specs),
    naturalSeconds: (params) => Math.max(0.05, (sound.seconds * params.ring) / Math.sqrt(params.pace ?? 1)),
    naturalRate: (params) => params.rate ?? 0,
    differences: sound.scale ? { ...DIFFERENCES, pitch: {} } : DIFFERENCES,
    voice: (params, performance) =>
      new ComposedVoice(sound, params, performance, {
        rate: params.rate ?? 0,
        regularity: params.regularity ?? 1,
      }),
  });
}
