import { CallGrain } from '../../dsp/animal-voice';
import type { Block } from '../../dsp/control-voice';
import { clamp, semitones } from '../../dsp/exact-math';
import { PinkNoise } from '../../dsp/noise';
import { hash32, Random } from '../../dsp/random';
import { SmallRoom } from '../../dsp/small-room';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice } from '../kernels/event-voice';
import { type Speaker, voiceWords } from '../kernels/throat-words';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { type ParamSpecs, withDefaults } from '../kernels/word-shaping';

/** Someone who sings or hums. */
interface Singer {
  id: string;
  kind: ModelKind;
  speaker: Speaker;
  /** Key note, Hz. */
  pitch: number;
  /** Notes per second. */
  rate: number;
  vibratoRate: number;
  vibrato: number;
  /** Vowels that are sung: first and second resonance, Hz. */
  vowels: readonly (readonly [number, number])[];
  f3: number;
  breath: number;
  open: number;
  tension: number;
  top: number;
  room: readonly [number, number];
  level: number;
}

/** A major scale over an octave and a third, semitones; the melody walks on it. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16] as const;
const MAX_SINGERS = 8;
const AIR = 0.001;

const SINGERS: readonly Singer[] = [
  {
    id: 'sing',
    level: 0.0483,
    kind: 'texture',
    speaker: 'woman',
    pitch: 240,
    rate: 0.95,
    vibratoRate: 5.6,
    vibrato: 0.014,
    vowels: [
      [598, 1390],
      [730, 1200],
      [480, 1800],
      [560, 1000],
    ],
    f3: 2700,
    breath: 0.06,
    open: 0.468,
    tension: 1.11,
    top: 12_000,
    room: [1.6, 0.35],
  },
  {
    id: 'hum_voice',
    level: 0.104,
    kind: 'sequence',
    speaker: 'woman',
    pitch: 171,
    rate: 1.65,
    vibratoRate: 5,
    vibrato: 0.0075,
    vowels: [
      [300, 1000],
      [280, 1100],
    ],
    f3: 2500,
    breath: 0.033,
    open: 0.882,
    tension: 0.774,
    top: 1600,
    room: [0.5, 0.1],
  },
];

function paramsOf(singer: Singer): ParamSpecs {
  return {
    rate: { unit: 'notes/s', min: 0.1, max: 8, default: singer.rate, meaning: 'notes per second' },
    regularity: { unit: 'share', min: 0, max: 1, default: 0.96, meaning: 'steadiness of the beat' },
    pitch: { unit: 'Hz', min: 50, max: 1200, default: singer.pitch, meaning: 'key note' },
    throat: { unit: 'ratio', min: 0.4, max: 1.8, default: 1, meaning: 'length of the throat: man, woman, child' },
    swing: { unit: 'ratio', min: 0, max: 2.5, default: 1, meaning: 'how far the melody moves' },
    vibrato: { unit: 'share', min: 0, max: 0.06, default: singer.vibrato, meaning: 'depth of the vibrato' },
    legato: { unit: 'share', min: 0.2, max: 1.3, default: 1.04, meaning: 'length of a note against its step' },
    breath: { unit: 'gain', min: 0, max: 3, default: singer.breath, meaning: 'breath in the voice' },
    rough: { unit: 'share', min: 0, max: 0.2, default: 0.008, meaning: 'hoarseness' },
    tension: { unit: 'gain', min: 0.3, max: 6, default: singer.tension, meaning: 'soft to belted' },
    open: { unit: 'share', min: 0.25, max: 1, default: singer.open, meaning: 'pressed to soft' },
    singers: { unit: 'count', min: 1, max: MAX_SINGERS, default: 1, meaning: 'voices in unison: a choir' },
    top: { unit: 'Hz', min: 300, max: 20_000, default: singer.top, meaning: 'upper end: closed mouth to bright' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'loudness' },
  };
}

/** A melody of sung notes: a walk on a scale that returns to its key note. */
class MelodyVoice extends EventVoice {
  private readonly room: SmallRoom;
  private readonly air: PinkNoise;
  private readonly ownPitch: number;
  private degree = 2;

  constructor(
    private readonly singer: Singer,
    params: Params,
    performance: Performance,
  ) {
    super(params, performance, { rate: params.rate, regularity: params.regularity }, 1, 0.3);
    this.room = new SmallRoom(singer.room[0], singer.room[1]);
    this.air = new PinkNoise(hash32(performance.seed, 'air'));
    this.ownPitch = new Random(hash32(performance.seed, 'singer')).logNormal(0.05);
  }

  protected event(time: number): void {
    const { params, random, singer } = this;
    this.degree = clamp(this.degree + random.pick([-2, -1, -1, 1, 1, 2]), 0, SCALE.length - 1);
    if (random.chance(0.15)) this.degree = random.pick([0, 2, 4]);
    const vowel = random.pick(singer.vowels);
    const long = random.chance(0.2) ? 1.6 : 1;
    this.note(time, Math.min(1, 0.6 * params.strength), 'note');
    const singers = Math.round(params.singers);
    for (let k = 0; k < singers; k++)
      this.sing(time, vowel, long, k === 0 ? 1 : random.logNormal(0.008), 1 / Math.sqrt(singers));
  }

  protected override finish(block: Block): void {
    const out = block[0];
    this.room.process(out, 0, CONTROL_FRAMES);
    this.air.addTo(out, AIR);
  }

  private sing(time: number, vowel: readonly [number, number], long: number, detune: number, level: number): void {
    const { params, random, singer } = this;
    const pitch = clamp(params.pitch * this.ownPitch * detune * semitones(SCALE[this.degree] * params.swing), 40, 2500);
    const throat = params.throat * random.logNormal(0.02);
    // A high note lifts the first resonance with it, as singers do.
    const f1 = Math.max(vowel[0] / throat, 0.95 * pitch);
    const call = {
      length: (params.legato * long) / Math.max(0.1, params.rate),
      f0: [0.97 * pitch, pitch, pitch, pitch],
      f1: [0.8 * f1, f1, f1, f1],
      f2: [vowel[1] / throat, vowel[1] / throat],
      f3: singer.f3 / throat,
      f4: 3700 / throat,
      bandwidth: 0.8,
      jitter: params.rough,
      shimmer: 0.04,
      breath: params.breath,
      drive: params.tension,
      openQuotient: params.open,
      growlRate: 0,
      growl: 0,
      vibratoRate: singer.vibratoRate * random.logNormal(0.05),
      vibrato: params.vibrato,
      attack: 0.07,
      peak: 0.4,
      sustain: 0.75,
      top: params.top,
      hiss: 0.05,
    };
    this.start(
      new CallGrain(call, new Random(random.next()), [singer.level * params.strength * level * random.logNormal(0.08)]),
      time + (detune === 1 ? 0 : random.range(0, 0.0006)),
    );
  }
}

function melodyModel(singer: Singer): SoundModel {
  const params = paramsOf(singer);
  return soundModel({
    id: singer.id,
    kind: singer.kind,
    kernel: 'sung scale',
    params,
    repeatable: true,
    mapModifiers: (words: LayerModifiers): Params => {
      const { mods } = words;
      const said = voiceWords(words, singer.speaker);
      return withDefaults(params, {
        rate: mods.rate ?? singer.rate * said.rate,
        regularity: mods.regularity ?? params.regularity.default,
        pitch: singer.pitch * said.pitch,
        throat: said.throat,
        swing: said.swing,
        vibrato: singer.vibrato * (1 + 3 * said.tremble),
        breath: singer.breath * said.breath,
        rough: params.rough.default * said.rough,
        tension: singer.tension * said.tension,
        open: singer.open * said.open,
        singers: mods.sources ?? 1,
        top: singer.top * said.top,
        strength: said.strength,
      });
    },
    naturalSeconds: (values) => values.legato / values.rate,
    naturalRate: (values) => values.rate,
    differences: differencesOf(params),
    voice: (values, performance) => new MelodyVoice(singer, values, performance),
  });
}

/** Singing and humming. */
export const MELODY_MODELS: readonly SoundModel[] = SINGERS.map(melodyModel);
