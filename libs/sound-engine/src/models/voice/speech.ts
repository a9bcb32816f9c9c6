import { CallGrain } from '../../dsp/animal-voice';
import type { Block } from '../../dsp/control-voice';
import { clamp } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { PinkNoise } from '../../dsp/noise';
import { hash32, Random } from '../../dsp/random';
import { SmallRoom } from '../../dsp/small-room';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice } from '../kernels/event-voice';
import { type Speaker, voiceWords } from '../kernels/throat-words';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { type ParamSpecs, withDefaults } from '../kernels/word-shaping';

/** Someone who speaks. */
export interface Talker {
  id: string;
  speaker: Speaker;
  /** Hz, and length of the throat against a man's. */
  pitch: number;
  throat: number;
  /** 1 speaks, 0 whispers. */
  voiced: number;
  breath: number;
  /** Gain that brings the defaults to -23 LUFS momentary (measured). */
  level: number;
}

/** First three resonances of a man's vowels, Hz. Reference: Peterson & Barney (1952). */
const VOWELS = [
  [730, 1090, 2440],
  [660, 1720, 2410],
  [530, 1840, 2480],
  [270, 2290, 3010],
  [390, 1990, 2550],
  [570, 840, 2410],
  [300, 870, 2240],
  [500, 1500, 2500],
  [490, 1350, 1690],
] as const;
/** Where the second resonance starts after lips, tongue tip and back of the tongue, Hz. */
const LOCI = [1000, 1800, 2300] as const;
const BURSTS = [800, 1800, 3500, 4500] as const;
const FRICATIVES = [2500, 4500, 6500] as const;
/** RMS of a consonant at the calibrated level. */
const CONSONANT = 0.022;
const AIR = 0.0012;
/** Neighbouring syllables flow into each other. */
const OVERLAP_SECONDS = 0.035;

type Consonant = 'stop' | 'fricative' | 'nasal' | 'liquid' | 'none';

function paramsOf(talker: Talker): ParamSpecs {
  return {
    rate: { unit: 'phrases/s', min: 0.05, max: 2, default: 0.46, meaning: 'how often a phrase begins' },
    regularity: { unit: 'share', min: 0, max: 1, default: 0.85, meaning: 'evenness of the phrases' },
    syllables: { unit: 'count', min: 1, max: 16, default: 8, meaning: 'syllables of a phrase' },
    pace: { unit: 'syllables/s', min: 1.5, max: 12, default: 5.2, meaning: 'how fast it is spoken' },
    pitch: { unit: 'Hz', min: 50, max: 900, default: talker.pitch, meaning: 'pitch of the voice' },
    swing: { unit: 'ratio', min: 0, max: 3, default: 1, meaning: 'how lively the melody is' },
    throat: {
      unit: 'ratio',
      min: 0.4,
      max: 1.6,
      default: talker.throat,
      meaning: 'length of the throat: man, woman, child',
    },
    voiced: { unit: 'share', min: 0, max: 1, default: talker.voiced, meaning: 'spoken or whispered' },
    breath: { unit: 'gain', min: 0, max: 3, default: talker.breath, meaning: 'breath in the voice' },
    rough: { unit: 'share', min: 0, max: 0.2, default: 0.012, meaning: 'hoarseness' },
    tension: { unit: 'gain', min: 0.3, max: 6, default: 1.2, meaning: 'relaxed to shouting' },
    open: { unit: 'share', min: 0.25, max: 0.95, default: 0.6, meaning: 'pressed to soft' },
    consonants: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'sharpness of the consonants' },
    top: { unit: 'Hz', min: 800, max: 20_000, default: 14_000, meaning: 'upper end of the voice' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'loudness of the voice' },
  };
}

interface Spoken {
  consonant: Consonant;
  vowel: readonly [number, number, number];
  locus: number;
  length: number;
  pitch: number;
  level: number;
}

/** Speech without words: phrases of syllables, each a consonant and a vowel that glide into the next. */
class SpeechVoice extends EventVoice {
  private readonly room = new SmallRoom(0.35, 0.12);
  private readonly air: PinkNoise;
  private readonly ownPitch: number;
  private readonly ownThroat: number;

  constructor(
    private readonly talker: Talker,
    params: Params,
    performance: Performance,
  ) {
    super(params, performance, { rate: params.rate, regularity: params.regularity }, 1, 0.5);
    const person = new Random(hash32(performance.seed, 'person'));
    this.ownPitch = person.logNormal(0.06);
    this.ownThroat = person.logNormal(0.04);
    this.air = new PinkNoise(hash32(performance.seed, 'air'));
  }

  protected event(time: number): void {
    const { params, random } = this;
    const count = Math.max(1, Math.round(params.syllables * random.range(0.7, 1.25)));
    this.note(time, Math.min(1, 0.6 * params.strength), 'phrase');
    let at = time;
    for (let k = 0; k < count; k++) {
      const spoken = this.syllable(k, count);
      const next = at;
      this.at(next, (when) => this.consonant(when, spoken));
      at += consonantSeconds(spoken.consonant, random) * (5.2 / params.pace);
      this.at(at, (when) => this.vowel(when, spoken));
      at += spoken.length - OVERLAP_SECONDS;
    }
  }

  protected override finish(block: Block): void {
    const out = block[0];
    this.room.process(out, 0, CONTROL_FRAMES);
    this.air.addTo(out, AIR);
  }

  /** Stress falls on every other syllable; the phrase sinks, lengthens and fades to its end. */
  private syllable(index: number, count: number): Spoken {
    const { params, random } = this;
    const u = count > 1 ? index / (count - 1) : 0;
    const last = index === count - 1;
    const melody =
      (1.12 - 0.28 * u) * (index % 2 === 0 ? random.range(1, 1.22) : random.range(0.9, 1)) * (last ? 0.82 : 1);
    const draw = random.uniform();
    return {
      consonant:
        draw < 0.3 ? 'stop' : draw < 0.52 ? 'fricative' : draw < 0.72 ? 'nasal' : draw < 0.9 ? 'liquid' : 'none',
      vowel: random.pick(VOWELS),
      locus: random.pick(LOCI),
      length: random.range(0.1, 0.19) * (5.2 / params.pace) * (last ? 1.5 : 1) + OVERLAP_SECONDS,
      pitch: 1 + params.swing * (melody - 1),
      level: (index % 2 === 0 ? 1 : 0.75) * (1 - 0.35 * u),
    };
  }

  private consonant(time: number, { consonant, level }: Spoken): void {
    const { params, random } = this;
    const loud = CONSONANT * params.strength * params.consonants * level * (0.5 + 0.5 * params.voiced);
    if (loud <= 0) return;
    const height = 1 / (params.throat * this.ownThroat);
    if (consonant === 'stop')
      this.start(
        new NoiseGrain().begin(
          random.next(),
          random.pick(BURSTS) * height,
          1.2,
          random.range(0.006, 0.014),
          1.6 * loud,
        ),
        time + 0.04,
      );
    if (consonant === 'fricative')
      this.start(
        new NoiseGrain().begin(
          random.next(),
          random.pick(FRICATIVES) * height,
          1.2,
          random.range(0.025, 0.05),
          loud,
          0,
          0.03,
        ),
        time,
      );
  }

  private vowel(time: number, spoken: Spoken): void {
    const { params, random, talker } = this;
    const throat = params.throat * this.ownThroat;
    const [f1, f2, f3] = spoken.vowel.map((f) => f / throat);
    const closed = spoken.consonant === 'nasal' || spoken.consonant === 'liquid';
    const from = spoken.consonant === 'none' ? f1 : 300 / throat;
    const pitch = clamp(params.pitch * this.ownPitch * spoken.pitch, 40, 1500);
    const call = {
      length: spoken.length + (closed ? 0.04 : 0),
      f0: [pitch * 0.97, pitch * 1.03, pitch, pitch * 0.94],
      f1: [from, f1, f1, 0.75 * f1],
      f2: [spoken.locus / throat, f2, f2, 0.8 * f2 + 0.2 * (1500 / throat)],
      f3,
      f4: 3600 / throat,
      bandwidth: 0.8,
      jitter: params.rough,
      shimmer: 0.06,
      breath: params.breath,
      drive: params.tension,
      openQuotient: params.open,
      growlRate: 0,
      growl: 0,
      voiced: params.voiced,
      attack: closed ? 0.05 : 0.02,
      peak: 0.35,
      sustain: 0.6,
      top: params.top,
      hiss: 0.1,
    };
    this.start(
      new CallGrain(call, new Random(random.next()), [
        talker.level * params.strength * spoken.level * random.logNormal(0.1),
      ]),
      time,
    );
  }
}

function consonantSeconds(consonant: Consonant, random: Random): number {
  return consonant === 'stop'
    ? random.range(0.05, 0.075)
    : consonant === 'fricative'
      ? random.range(0.06, 0.11)
      : consonant === 'none'
        ? 0
        : 0.015;
}

function shapeOf(talker: Talker, params: ParamSpecs): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods } = words;
    const said = voiceWords(words, talker.speaker);
    const shouting = Math.max(0, words.intensity - 0.6);
    return withDefaults(params, {
      rate: mods.rate ?? params.rate.default * said.rate,
      regularity: mods.regularity ?? params.regularity.default,
      syllables: mods.duration === undefined ? params.syllables.default : mods.duration * params.pace.default,
      pace: params.pace.default * said.rate,
      pitch: talker.pitch * said.pitch * (1 + 1.2 * shouting),
      swing: said.swing,
      throat: talker.throat * said.throat,
      voiced: talker.voiced,
      breath: talker.breath * said.breath,
      rough: 0.012 * said.rough,
      tension: 1.2 * said.tension,
      open: 0.6 * said.open,
      consonants: 1,
      top: params.top.default * said.top,
      strength: said.strength,
    });
  };
}

/** A model of someone who speaks. */
export function speechModel(talker: Talker): SoundModel {
  const params = paramsOf(talker);
  const seconds = (values: Params): number => (values.syllables + 0.5) / values.pace + 0.1;
  return soundModel({
    id: talker.id,
    kind: 'sequence',
    kernel: 'syllables of a moving throat',
    params,
    repeatable: true,
    mapModifiers: shapeOf(talker, params),
    naturalSeconds: seconds,
    naturalRate: (values) => Math.min(values.rate, 0.9 / seconds(values)),
    differences: differencesOf(params),
    voice: (values, performance) => new SpeechVoice(talker, values, performance),
  });
}
