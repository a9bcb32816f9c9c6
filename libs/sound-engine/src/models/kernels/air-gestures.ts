import { type Call, CallGrain } from '../../dsp/animal-voice';
import type { Block } from '../../dsp/control-voice';
import { clamp } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { PinkNoise } from '../../dsp/noise';
import { type GestureBand, NoiseGestureGrain } from '../../dsp/noise-gesture';
import { hash32, Random } from '../../dsp/random';
import { SmallRoom } from '../../dsp/small-room';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice, once } from './event-voice';
import { type Speaker, voiceWords } from './throat-words';
import { differencesOf } from './own-kind';
import { soundModel } from './sound-model';
import { ratio, type ParamSpecs, withDefaults } from './word-shaping';

/** A voice in a movement of air: contour of its pitch, Hz, level, first two resonances of the throat, and its own. */
interface AirVoicing extends Partial<Pick<Call, 'breath' | 'openQuotient' | 'presence' | 'upper'>> {
  f0: readonly number[];
  level: number;
  f1: number;
  f2: number;
}

/** One movement of air within an event. */
export interface AirPart {
  /** Seconds from the event's start. */
  at: number;
  length: number;
  level: number;
  envelope: readonly number[];
  /** Frequencies in Hz at the default height. */
  bands: readonly GestureBand[];
  plain?: number;
  flutterRate?: number;
  flutter?: number;
  pulseRate?: number;
  pulseJitter?: number;
  pulseTau?: number;
  flow?: number;
  voice?: AirVoicing;
  /** Small cracks in it: how many, around which Hz, seconds to 1/e. */
  cracks?: { count: number; frequency: number; tau: number };
}

/** A source of moving air, as numbers. */
export interface AirSound {
  id: string;
  kind: ModelKind;
  parts: readonly AirPart[];
  rate?: number;
  regularity?: number;
  /** Seconds of its beginning that are faint by nature (`SoundModel.preRoll`). */
  preRoll?: number;
  speaker?: Speaker;
  room: readonly [number, number];
  /** RMS of the air of the place against the calibrated level. */
  floor?: number;
  level: number;
}

const CRACK_LEVEL = 2;

function paramsOf(sound: AirSound): ParamSpecs {
  const rhythm: ParamSpecs = {
    rate: { unit: '/s', min: 0.03, max: 30, default: sound.rate ?? 1, meaning: 'how often it happens' },
    regularity: { unit: 'share', min: 0, max: 1, default: sound.regularity ?? 0.85, meaning: 'how evenly' },
  };
  const pulses: ParamSpecs = {
    pulse: { unit: 'ratio', min: 0.2, max: 5, default: 1, meaning: 'rate of the pulses within' },
    uneven: { unit: 'ratio', min: 0, max: 4, default: 1, meaning: 'unevenness of the pulses' },
  };
  const voice: ParamSpecs = {
    voice: { unit: 'ratio', min: 0, max: 5, default: 1, meaning: 'share of voice' },
    pitch: { unit: 'ratio', min: 0.3, max: 4, default: 1, meaning: 'pitch of that voice' },
  };
  const cracks: ParamSpecs = {
    cracks: { unit: 'ratio', min: 0.1, max: 5, default: 1, meaning: 'how many small cracks' },
  };
  return {
    ...(sound.rate === undefined ? {} : rhythm),
    ...(sound.parts.some((part) => part.pulseRate !== undefined) ? pulses : {}),
    ...(sound.parts.some((part) => part.voice !== undefined) ? voice : {}),
    ...(sound.parts.some((part) => part.cracks !== undefined) ? cracks : {}),
    height: { unit: 'ratio', min: 0.25, max: 4, default: 1, meaning: 'resonances: large low, small high' },
    stretch: { unit: 'ratio', min: 0.15, max: 6, default: 1, meaning: 'length' },
    sharpness: { unit: 'ratio', min: 0.3, max: 4, default: 1, meaning: 'narrowness of the resonances' },
    bright: { unit: 'ratio', min: 0.1, max: 8, default: 1, meaning: 'level of the upper resonances' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'force' },
  };
}

class AirVoice extends EventVoice {
  private readonly room: SmallRoom;
  private readonly air: PinkNoise;
  private readonly own: number;

  constructor(
    private readonly source: AirSound,
    params: Params,
    performance: Performance,
  ) {
    const rhythm = source.rate === undefined ? once() : { rate: params.rate, regularity: params.regularity };
    super(params, performance, rhythm, 1, 0.05);
    this.room = new SmallRoom(source.room[0], source.room[1]);
    this.air = new PinkNoise(hash32(performance.seed, 'air'));
    this.own = new Random(hash32(performance.seed, 'body')).logNormal(0.05);
  }

  protected override finish(block: Block): void {
    const out = block[0];
    this.room.process(out, 0, CONTROL_FRAMES);
    const level = this.source.floor ?? 0.0008;
    this.air.addTo(out, level);
  }

  protected event(time: number): void {
    const { params, random, source } = this;
    const pace = params.stretch * random.logNormal(0.06);
    const force = random.logNormal(0.12);
    this.note(time, Math.min(1, 0.6 * force * params.strength), source.id);
    for (const part of source.parts) {
      this.at(time + part.at * pace * random.logNormal(0.04), (when) => this.part(when, part, pace, force));
    }
  }

  private part(time: number, part: AirPart, pace: number, force: number): void {
    const { params, random, source } = this;
    const length = part.length * pace * random.logNormal(0.07);
    const level = source.level * params.strength * force * part.level;
    const lowest = Math.min(...part.bands.map((band) => band.frequency[0]));
    const gesture = {
      length,
      envelope: part.envelope,
      bands: part.bands.map((band) => ({
        frequency: band.frequency.map((f) => clamp(f * params.height * this.own * random.logNormal(0.04), 30, 18_000)),
        q: clamp(band.q * params.sharpness, 0.3, 60),
        isSteep: band.isSteep,
        gain: band.gain * (band.frequency[0] > 1.5 * lowest ? params.bright : 1),
      })),
      plain: (part.plain ?? 0) * params.bright,
      flutterRate: part.flutterRate ?? 25,
      flutter: part.flutter ?? 0.15,
      pulseRate: (part.pulseRate ?? 0) * (params.pulse ?? 1) * random.logNormal(0.04),
      pulseJitter: clamp((part.pulseJitter ?? 0) * (params.uneven ?? 1), 0, 0.6),
      pulseTau: part.pulseTau ?? 0.003,
      flow: part.flow ?? 0,
    };
    this.start(new NoiseGestureGrain(gesture, new Random(random.next()), [level]), time);
    if (part.voice) this.voice(time, part.voice, length, level);
    if (part.cracks) this.crack(time, part.cracks, length, level);
  }

  private voice(time: number, voicing: AirVoicing, length: number, level: number): void {
    const { params, random } = this;
    if (params.voice <= 0) return;
    const { f0, level: share, f1, f2, ...own } = voicing;
    const call = {
      length,
      f0: f0.map((f) => f * params.pitch * this.own),
      f1: [f1 * params.height, f1 * params.height],
      f2: [f2 * params.height, f2 * params.height],
      f3: 3280 * params.height,
      f4: 4200 * params.height,
      bandwidth: 1.4,
      jitter: 0.06,
      shimmer: 0.25,
      breath: 0.8,
      drive: 2,
      openQuotient: 0.6,
      growlRate: 0,
      growl: 0,
      attack: 0.01,
      peak: 0.2,
      ...own,
    };
    this.start(new CallGrain(call, new Random(random.next()), [level * share * params.voice]), time);
  }

  private crack(time: number, cracks: NonNullable<AirPart['cracks']>, length: number, level: number): void {
    const { params, random } = this;
    const count = Math.round(cracks.count * params.cracks);
    for (let k = 0; k < count; k++) {
      const height = cracks.frequency * params.height * random.logNormal(0.5);
      const loud = CRACK_LEVEL * level * Math.min(6, random.pareto(1.9)) * 0.4;
      const seed = random.next();
      const tau = cracks.tau * random.logNormal(0.5);
      this.at(time + length * random.uniform() * random.uniform(), (when) =>
        this.start(new NoiseGrain().begin(seed, Math.min(15_000, height), 2.2, tau, loud), when),
      );
    }
  }
}

/** The model of a source of moving air. */
export function airModel(sound: AirSound): SoundModel {
  const params = paramsOf(sound);
  const seconds = (values: Params): number =>
    Math.max(...sound.parts.map((part) => part.at + part.length)) * values.stretch;
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: 'gestures of air through resonances',
    params,
    repeatable: true,
    ...(sound.preRoll !== undefined && { preRoll: sound.preRoll }),
    mapModifiers: (words: LayerModifiers): Params => {
      const { mods } = words;
      const said = voiceWords(words, sound.speaker);
      const fast = mods.rate === undefined ? said.rate : Math.max(said.rate, mods.rate / (sound.rate ?? 1));
      return withDefaults(params, {
        rate: mods.rate ?? (sound.rate ?? 1) * said.rate,
        regularity: mods.regularity ?? sound.regularity ?? 0.85,
        pulse: said.pitch,
        uneven: said.rough,
        voice: ratio(mods.tonality, 2.5),
        pitch: said.pitch,
        cracks: ratio(mods.density, 2) * ratio(words.intensity, 1.5),
        height: 1 / said.throat,
        stretch:
          mods.duration === undefined ? said.stretch / Math.max(1, fast) : mods.duration / seconds({ stretch: 1 }),
        sharpness: ratio(mods.tonality, 2) * ratio(mods.hollowness, 1.5),
        bright: said.top * ratio(mods.brightness, 1.6),
        strength: said.strength,
      });
    },
    naturalSeconds: seconds,
    naturalRate: (values) => (sound.rate === undefined ? 0 : values.rate),
    differences: differencesOf(params, {
      stretch: { trait: 'length', power: 0.6 },
      height: { trait: 'pitch', power: 0.3, octaves: 0.12 },
      bright: { octaves: 0.7 },
      pitch: { trait: 'pitch' },
    }),
    voice: (values, performance) => new AirVoice(sound, values, performance),
  });
}
