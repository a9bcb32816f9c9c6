import { type Call, CallGrain } from '../../dsp/animal-voice';
import type { Block } from '../../dsp/control-voice';
import { contourAt } from '../../dsp/envelope';
import { clamp, pow, semitones } from '../../dsp/exact-math';
import { hash32, Random } from '../../dsp/random';
import { ColouredGrain } from '../../dsp/event-colour';
import { RoomFloor } from '../../dsp/room-floor';
import { SmallRoom } from '../../dsp/small-room';
import { CONTROL_FRAMES } from '../../voice';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { EventVoice, once } from './event-voice';
import { ownCaller, USUAL_CALLER, type OwnCaller } from './own-caller';
import { colourOf, OwnEvents } from './own-events';
import type { Differences } from './own-kind';
import { quietSeconds } from './quiet';
import { type Speaker, voiceWords } from './throat-words';
import { soundModel } from './sound-model';
import { type ParamSpecs, withDefaults } from './word-shaping';

/** One call within an event: a rooster's crow has four. */
export interface Syllable {
  /** Seconds, and the silence after it (negative: the next begins before it ends). */
  length: number;
  gap: number;
  /** Against the source's own contour and level. */
  pitch?: number;
  level?: number;
  /** A contour of its own, Hz. */
  f0?: readonly number[];
  /** How far it breaks into its lower octave, instead of the source's own. */
  subharmonic?: number;
}

/** A source that calls: voice folds and throat, as numbers. Contours as in `Call`. */
export interface ThroatSound extends Omit<Call, 'length' | 'growlRate' | 'growl'> {
  id: string;
  kind: ModelKind;
  syllables: readonly Syllable[];
  /** Trembling of the level, Hz and 0..1. */
  trembleRate?: number;
  tremble?: number;
  /** Share by which its rate wanders; default none. */
  trembleWander?: number;
  /** Breath without voice before each syllable: the h of a laugh. Seconds, level. */
  aspirate?: readonly [number, number];
  /** How far syllables of one call differ in pace and level, and a part of it in pitch (log-normal); default hardly. */
  loose?: number;
  /**
   * Whether its calls are longer than what their courses of pitch were measured on: parts of unbroken voice, with a
   * median of 0.10 to 0.13 s (`pitch.length` of the figures). A part does not show the melody of a whole call, so a
   * call follows them as much less as it is longer. Default: a course is taken for that of a whole call.
   */
  coursesOfParts?: boolean;
  /** Breath drawn after the last syllable. Seconds, level. */
  inhale?: readonly [number, number];
  /** Events per second and 0..1 evenness, for sources that repeat. */
  rate?: number;
  regularity?: number;
  /** For people: whose voice the numbers are. */
  speaker?: Speaker;
  /** Seconds and level of the room around it; default 0.4 s, 0.15. */
  room?: readonly [number, number];
  /** RMS of the air of the place; default 0.0009, 60 dB under a call. */
  air?: number;
  /** How its callers differ otherwise than those of other kinds do. */
  differences?: Differences;
  /** Gain that brings the defaults to -23 LUFS momentary (measured). */
  level: number;
}

const OPEN_TOP = 18_000;
const HISS = 0.12;
const AIR = 0.0009;
/** How far a call follows the measured course instead of the source's own. */
const CONTOUR_SHARE = 0.6;
/** How far resonances, the points of their courses and their bandwidths differ from call to call (log-normal). */
const RESONANCE_SPREAD = 0.03;
const COURSE_SPREAD = 0.05;
const BANDWIDTH_SPREAD = 0.08;
/** How much of what calls differ by do the syllables of one: they keep the course of the whole. */
const SYLLABLE_LENGTH = 0.5;
const SYLLABLE_PITCH = 0.3;
/**
 * How far loose syllables differ in level and pitch for how far they do in pace: inside recordings of laughs 4.8 dB and
 * 0.30 octaves beside intervals that differ by .44 of their mean (`individual/figures/voice.json`), of which 0.7 is
 * drawn; calls differ by a part of it anyway.
 */
const LOOSE_LEVEL = 0.5;
const LOOSE_PITCH = 0.4;
const NO_BUILD = { throat: 1, pitch: 1 };

function highest(sound: ThroatSound): number {
  return Math.max(...sound.f0, ...sound.syllables.flatMap((syllable) => syllable.f0 ?? []));
}

function paramsOf(sound: ThroatSound): ParamSpecs {
  const pitch = highest(sound);
  const rhythm: ParamSpecs = {
    rate: { unit: '/s', min: 0.03, max: 20, default: sound.rate ?? 1, meaning: 'how often it calls' },
    regularity: { unit: 'share', min: 0, max: 1, default: sound.regularity ?? 0.85, meaning: 'how evenly it calls' },
  };
  return {
    ...(sound.rate === undefined ? {} : rhythm),
    pitch: { unit: 'Hz', min: pitch / 6, max: pitch * 6, default: pitch, meaning: 'highest pitch of the call' },
    swing: { unit: 'ratio', min: 0, max: 2.5, default: 1, meaning: 'how far the melody moves' },
    throat: { unit: 'ratio', min: 0.35, max: 2.8, default: 1, meaning: 'length of the throat: long is large' },
    stretch: { unit: 'ratio', min: 0.2, max: 6, default: 1, meaning: 'length of the calls' },
    calls: { unit: 'count', min: 1, max: 24, default: sound.syllables.length, meaning: 'calls in a row' },
    rough: { unit: 'share', min: 0, max: 0.35, default: sound.jitter, meaning: 'unevenness of the voice' },
    breath: { unit: 'gain', min: 0, max: 12, default: sound.breath, meaning: 'breath in the voice' },
    tension: { unit: 'gain', min: 0.3, max: 14, default: sound.drive, meaning: 'relaxed to strained' },
    open: { unit: 'share', min: 0.15, max: 1, default: sound.openQuotient, meaning: 'pressed to soft' },
    tremble: { unit: 'depth', min: 0, max: 1, default: sound.tremble ?? 0, meaning: 'trembling of the level' },
    top: { unit: 'Hz', min: 300, max: 20_000, default: sound.top ?? OPEN_TOP, meaning: 'upper end: dull to bright' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'loudness of the voice' },
  };
}

/** What differs between callers of a kind; pitch, throat and contour are the caller's own (`ownCaller`). */
const DIFFERENCES: Differences = {
  rate: { trait: 'interval', power: -0.7 },
  pitch: { trait: 'pitch' },
  swing: { trait: 'range', power: 0.7 },
  stretch: { trait: 'length', power: 0.6 },
  rough: { trait: 'jitter', octaves: 0.3 },
  breath: { octaves: 0.7 },
  tension: { octaves: 0.5 },
  open: { octaves: 0.2 },
  tremble: { octaves: 0.4 },
  top: { octaves: 0.4 },
};

/** Calls of one animal or person; every call is drawn anew around the caller's own voice. */
class ThroatVoice extends EventVoice {
  private readonly caller: OwnCaller;
  /** How calls and syllables of this caller differ. */
  private readonly differing: OwnEvents;
  /** Of a caller that is no individual: a little of its own all the same. */
  private readonly build: { throat: number; pitch: number };
  /** Middle of the contours, Hz: melodies swing around it. */
  private readonly middle: number;
  private readonly top: number;
  private readonly room: SmallRoom;
  private readonly air: RoomFloor;

  constructor(
    private readonly source: ThroatSound,
    params: Params,
    performance: Performance,
  ) {
    const rhythm = source.rate === undefined ? once() : { rate: params.rate, regularity: params.regularity };
    super(
      params,
      performance,
      rhythm,
      1,
      source.rate === undefined ? 0.05 : Math.min(0.6, 0.7 * eventSeconds(source, params)),
    );
    this.caller = ownCaller(performance) ?? USUAL_CALLER;
    this.differing = new OwnEvents(performance, 'calls');
    const draws = new Random(hash32(performance.seed, 'caller'));
    this.build = performance.individual ? NO_BUILD : { throat: draws.logNormal(0.04), pitch: draws.logNormal(0.05) };
    this.middle = source.f0.reduce((sum, f) => sum + f, 0) / source.f0.length;
    this.top = highest(source);
    const [seconds, wet] = source.room ?? [0.4, 0.15];
    this.room = new SmallRoom(seconds * this.caller.room, wet * this.caller.wet);
    this.air = new RoomFloor(
      (source.air ?? AIR) * this.caller.air,
      quietSeconds({ ...performance, duration: Infinity }, eventSeconds(source, params) + seconds),
      hash32(performance.seed, 'air'),
    );
  }

  protected override finish(block: Block): void {
    const out = block[0];
    this.room.process(out, 0, CONTROL_FRAMES);
    this.air.add(block, 0, CONTROL_FRAMES);
  }

  protected event(time: number): void {
    const { source, params, random } = this;
    const force = random.logNormal(0.1);
    const whole = this.differing.next();
    const pitch = whole.pitch * random.logNormal(0.035);
    const pace = params.stretch * random.logNormal(0.06);
    const calls = Math.max(1, Math.round(params.calls));
    let at = time;
    this.note(time, Math.min(1, 0.6 * force * params.strength), 'call');
    for (let k = 0; k < calls; k++) {
      const [syllable, own] = this.loosened(source.syllables[k % source.syllables.length]);
      const length = syllable.length * pace * own * random.logNormal(0.05);
      if (source.aspirate) {
        const [seconds, level] = source.aspirate;
        this.whisper(at, seconds * pace * own, level * force * (syllable.level ?? 1));
        at += 0.75 * seconds * pace * own;
      }
      this.at(at, (when) => this.call(when, syllable, length, pitch, force));
      at += length + syllable.gap * pace * own * random.logNormal(0.08);
    }
    if (source.inhale) this.whisper(at + 0.05, source.inhale[0] * pace, source.inhale[1] * force);
  }

  /** The syllable as it comes this time, and the factor of its pace. */
  private loosened(syllable: Syllable): readonly [Syllable, number] {
    const { random, source } = this;
    const { loose } = source;
    if (loose === undefined) return [syllable, 1];
    const level = (syllable.level ?? 1) * random.logNormal(LOOSE_LEVEL * loose);
    const pitch = (syllable.pitch ?? 1) * random.logNormal(LOOSE_PITCH * loose);
    return [{ ...syllable, level, pitch }, random.logNormal(loose)];
  }

  private call(time: number, syllable: Syllable, length: number, pitch: number, force: number): void {
    const { params, random, source } = this;
    const own = this.differing.next();
    const level = source.level * force * own.level * params.strength * (syllable.level ?? 1) * random.logNormal(0.06);
    const call = this.shapeOf(
      syllable,
      length * pow(own.length, SYLLABLE_LENGTH),
      pitch * pow(own.pitch, SYLLABLE_PITCH) * random.logNormal(0.02),
      force * Math.sqrt(own.level),
    );
    this.start(new ColouredGrain(new CallGrain(call, new Random(random.next()), [level]), colourOf(own)), time);
  }

  /** Breath through the open throat. */
  private whisper(time: number, length: number, level: number): void {
    this.at(time, (when) => {
      const { random, source, params } = this;
      const breath: Call = {
        ...this.shapeOf(source.syllables[0], length, 1, 1),
        voiced: 0,
        breath: 1,
        attack: 0.3 * length,
        peak: 0.5,
        sustain: 0.6,
      };
      this.start(new CallGrain(breath, new Random(random.next()), [source.level * params.strength * level]), when);
    });
  }

  private shapeOf(syllable: Syllable, length: number, pitch: number, force: number): Call {
    const { source, params, random, caller } = this;
    const throat = params.throat * this.build.throat * random.range(0.97, 1.03);
    const scale = (params.pitch / this.top) * this.build.pitch * pitch * (syllable.pitch ?? 1);
    const [first, second, third, fourth] = caller.formants.map((factor) => factor * this.unlike(RESONANCE_SPREAD));
    return {
      ...source,
      subharmonic: syllable.subharmonic ?? source.subharmonic,
      length,
      f0: this.course(syllable, length).map((f) =>
        clamp(this.middle * pow(f / this.middle, params.swing) * scale * random.logNormal(0.015), 15, 9000),
      ),
      f1: source.f1.map((f) => (f * first * this.unlike(COURSE_SPREAD)) / throat),
      f2: source.f2.map((f) => (f * second * this.unlike(COURSE_SPREAD)) / throat),
      f3: (source.f3 * third) / throat,
      f4: (source.f4 * fourth) / throat,
      bandwidth: source.bandwidth * caller.bandwidth * this.unlike(BANDWIDTH_SPREAD),
      jitter: params.rough,
      shimmer: clamp(
        source.shimmer * caller.shimmer * (0.4 + (0.6 * params.rough) / Math.max(0.002, source.jitter)),
        0,
        0.8,
      ),
      breath: params.breath,
      drive: params.tension * force,
      openQuotient: params.open,
      growlRate: (source.trembleRate ?? 9) * caller.tremble * random.logNormal(0.06),
      growl: params.tremble,
      growlWander: source.trembleWander ?? 0,
      top: params.top,
      hiss: (source.hiss ?? HISS) * caller.hiss,
      presence: (source.presence ?? 0) * caller.presence,
      upper: (source.upper ?? 0) / caller.presence,
      attack: (source.attack ?? 0.02) * caller.attack,
      peak: clamp((source.peak ?? 0.4) * caller.peak, 0, 0.8),
      wander: caller.wander,
      effort: caller.effort,
    };
  }

  /** Factor by which a call of one caller differs from another; the usual caller repeats itself. */
  private unlike(spread: number): number {
    return this.caller === USUAL_CALLER ? 1 : this.random.logNormal(spread);
  }

  /** The pitch over a call of so many seconds, Hz: the source's own, drawn towards one that was measured on its kind. */
  private course(syllable: Syllable, length: number): readonly number[] {
    const { source, caller, middle, random } = this;
    if (syllable.f0 || caller.contours.length === 0) return syllable.f0 ?? source.f0;
    const contour = random.chance(caller.habit) ? caller.contours[0] : random.pick(caller.contours);
    const share = source.coursesOfParts ? shareOfPart(caller.contourSeconds, length) : CONTOUR_SHARE;
    return contour.map((interval, k) => {
      const own = contourAt(source.f0, k / (contour.length - 1));
      return middle * pow(own / middle, 1 - share) * semitones(share * interval);
    });
  }
}

/** How far a call of so many seconds follows the course of a part of it that was measured, as a share of its pitch. */
export function shareOfPart(partSeconds: number, seconds: number): number {
  return CONTOUR_SHARE * Math.min(1, partSeconds / seconds);
}

function eventSeconds(sound: ThroatSound, params: Params): number {
  let seconds = 0;
  for (let k = 0; k < Math.round(params.calls); k++) {
    const { length, gap } = sound.syllables[k % sound.syllables.length];
    seconds += length + (k < Math.round(params.calls) - 1 ? gap : 0) + 0.75 * (sound.aspirate?.[0] ?? 0);
  }
  return Math.max(0.03, seconds * params.stretch);
}

function shapeOf(sound: ThroatSound, params: ParamSpecs): (words: LayerModifiers) => Params {
  const own = (name: string): number => params[name].default;
  return (words) => {
    const { mods } = words;
    const said = voiceWords(words, sound.speaker);
    const seconds = sound.syllables.reduce((sum, { length, gap }) => sum + length + gap, 0);
    return withDefaults(params, {
      rate: sound.rate === undefined ? 1 : (mods.rate ?? sound.rate * said.rate),
      regularity: mods.regularity ?? sound.regularity ?? 0.85,
      pitch: own('pitch') * said.pitch,
      swing: said.swing,
      throat: said.throat,
      stretch: mods.duration === undefined ? said.stretch : mods.duration / seconds,
      calls: own('calls'),
      rough: own('rough') * said.rough,
      breath: own('breath') * said.breath,
      tension: own('tension') * said.tension,
      open: own('open') * said.open,
      tremble: clamp(own('tremble') + said.tremble, 0, 1),
      top: own('top') * said.top,
      strength: said.strength,
    });
  };
}

/** The model of a source that calls. */
export function throatModel(sound: ThroatSound): SoundModel {
  const params = paramsOf(sound);
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: 'glottal pulses through a throat',
    // A cat that purrs keeps its time like a motor.
    ...((sound.regularity ?? 0) > 0.9 && { isPeriodic: true }),
    params,
    repeatable: true,
    mapModifiers: shapeOf(sound, params),
    naturalSeconds: (values) => eventSeconds(sound, values),
    naturalRate: (values) => (sound.rate === undefined ? 0 : Math.min(values.rate, 0.95 / eventSeconds(sound, values))),
    differences: { ...DIFFERENCES, ...sound.differences },
    voice: (values, performance) => new ThroatVoice(sound, values, performance),
  });
}
