import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { EventStream } from '../../dsp/event-stream';
import { pow } from '../../dsp/exact-math';
import { GrainRing } from '../../dsp/grain-ring';
import { PinkNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { sineTurn } from '../../dsp/oscillator';
import { hash32, Random } from '../../dsp/random';
import type { Cue, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import {
  between,
  lengthFactor,
  pitchFactor,
  ratio,
  ratioBetween,
  type ParamSpecs,
  withDefaults,
} from '../kernels/word-shaping';

/** Brings the defaults to -23 LUFS momentary (measured). */
const LEVEL = 0.109;
const LONGEST_PHRASE_SECONDS = 4;
const LONGEST_SYLLABLE_SECONDS = 0.4;
const MAX_BIRDS = 12;
/** Seconds, level. */
const ECHOES = [
  [0.037, 0.16],
  [0.071, 0.1],
  [0.118, 0.06],
  [0.171, 0.035],
] as const;

/**
 * Pitch, pace and overtone towards 12 development recordings: medians 2.9 kHz, 5.3 notes a second, and the second
 * harmonic 47 dB under the first.
 */
const specs: ParamSpecs = {
  pitch: { unit: 'Hz', min: 900, max: 9000, default: 3500, meaning: 'middle of the song: small birds high' },
  phrases: { unit: 'phrases/s', min: 0.1, max: 4, default: 0.85, meaning: 'how often a bird sings' },
  syllables: { unit: 'count', min: 1, max: 20, default: 5, meaning: 'notes of a phrase' },
  pace: { unit: 'notes/s', min: 2, max: 25, default: 7.5, meaning: 'how fast the notes follow' },
  sweep: { unit: 'ratio', min: 0, max: 1, default: 0.25, meaning: 'how far a note slides' },
  trill: { unit: 'share', min: 0, max: 1, default: 0.25, meaning: 'notes that tremble' },
  trillRate: { unit: 'Hz', min: 15, max: 90, default: 40, meaning: 'speed of the tremble' },
  overtone: { unit: 'gain', min: 0, max: 0.8, default: 0.02, meaning: 'second harmonic: pure to reedy' },
  harsh: { unit: 'depth', min: 0, max: 1, default: 0, meaning: 'chatter and rasp' },
  air: { unit: 'gain', min: 0, max: 1, default: 0.3, meaning: 'the open air behind the song' },
  birds: { unit: 'count', min: 1, max: MAX_BIRDS, default: 1, meaning: 'how many sing' },
};

type Motion = 'down' | 'up' | 'arch' | 'trill' | 'level';
const MOTIONS: readonly Motion[] = ['down', 'up', 'arch', 'level'];

/** A note that a bird knows. */
interface Note {
  motion: Motion;
  /** Against the bird's middle. */
  ratio: number;
  /** Share of the step to the next note. */
  fill: number;
  /** Whether it slides early, above 0, or late: -1..1. */
  bend: number;
}

/**
 * How far syllables differ in level and notes of one bird in pitch (log-normal): 4.3 dB and 0.45 octaves inside one
 * recording of songbirds, of which 0.7 is drawn.
 */
const SYLLABLE_SPREAD = 0.35;
const NOTE_SPREAD = 0.22;

interface Bird {
  stream: EventStream;
  random: Random;
  repertoire: Note[];
  pitch: number;
  level: number;
  pan: number;
  /** Factor of the echoes' delays. */
  distance: number;
}

/**
 * Birds singing: each knows a few notes of its own and strings them into phrases, often the same note several times.
 */
class SongVoice extends ControlVoice {
  private readonly birds: Bird[];
  private readonly ring: GrainRing;
  private readonly grain = new Float32Array(Math.ceil(LONGEST_SYLLABLE_SECONDS * SAMPLE_RATE));

  private readonly air: readonly PinkNoise[];
  private readonly airBlock = new Float32Array(CONTROL_FRAMES);
  private readonly airHigh = [new OnePole(300), new OnePole(300)] as const;

  constructor(params: Params, { cue, seed, duration }: Performance) {
    super(params, params.birds >= 1.5 ? 2 : 1);
    this.air = [new PinkNoise(hash32(seed, 'air', 0)), new PinkNoise(hash32(seed, 'air', 1))];
    this.ring = new GrainRing(this.channels, LONGEST_PHRASE_SECONDS + LONGEST_SYLLABLE_SECONDS + 0.3);
    this.birds = Array.from({ length: MAX_BIRDS }, (_, index) =>
      makeBird(params, index, index === 0 ? cue : { kind: 'continuous' }, seed, duration),
    );
  }

  protected control(time: number): void {
    const { params } = this;
    const end = time + CONTROL_SECONDS;
    for (let index = 0; index < this.birds.length; index++) {
      const bird = this.birds[index];
      bird.stream.setRate(params.phrases);
      for (let at = bird.stream.takeBefore(end); at >= 0; at = bird.stream.takeBefore(end)) {
        if (index < Math.round(params.birds)) this.sing(bird, at);
      }
    }
  }

  protected override sound(block: Block): void {
    const { airBlock } = this;
    const level = 0.03 * LEVEL * this.params.air;
    for (let channel = 0; channel < this.channels; channel++) {
      const out = block[channel];
      this.air[channel].fill(airBlock, 0, CONTROL_FRAMES, level);
      this.airHigh[channel].highPassBlock(airBlock, 0, CONTROL_FRAMES);
      for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += airBlock[i];
    }
    this.ring.read(block, 0, CONTROL_FRAMES);
  }

  private sing(bird: Bird, at: number): void {
    const { params } = this;
    const { random, repertoire } = bird;
    const count = Math.max(1, Math.round(params.syllables * random.range(0.65, 1.4)));
    const pace = params.pace * random.range(0.75, 1.35);
    let note = random.pick(repertoire);
    let offset = this.offsetOf(at);
    for (let k = 0; k < count; k++) {
      if (random.chance(0.6)) note = random.pick(repertoire);
      const step = random.range(0.85, 1.15) / pace;
      if (offset + (note.fill * step + 0.01) * SAMPLE_RATE > LONGEST_PHRASE_SECONDS * SAMPLE_RATE) break;
      this.syllable(
        bird,
        note,
        Math.round(offset),
        Math.min(LONGEST_SYLLABLE_SECONDS, note.fill * step),
        0.62 * random.logNormal(SYLLABLE_SPREAD),
      );
      offset += step * SAMPLE_RATE;
    }
    this.note(at, Math.min(1, 0.8 * bird.level), 'phrase');
  }

  private syllable(bird: Bird, note: Note, offset: number, seconds: number, level: number): void {
    const { params, grain } = this;
    const { random } = bird;
    const frames = Math.max(64, Math.round(seconds * SAMPLE_RATE));
    const pitch = params.pitch * bird.pitch * note.ratio * random.logNormal(0.012);
    const trembling = note.motion === 'trill' || random.uniform() < params.trill * 0.5;
    let turns = random.uniform();
    for (let i = 0; i < frames; i++) {
      const u = i / frames;
      let f = pitch * (1 + params.sweep * motionAt(note.motion, u + note.bend * u * (1 - u)));
      if (trembling) f *= 1 + 0.12 * Math.max(0.3, 2 * params.trill) * sineTurn((params.trillRate * i) / SAMPLE_RATE);
      if (params.harsh > 0) f *= 1 + 0.25 * params.harsh * random.bipolar();
      turns += Math.min(18_000, f) / SAMPLE_RATE;
      const rise = sineTurn(0.5 * u);
      let envelope = Math.sqrt(Math.max(0, rise)) * (0.6 + 0.4 * rise);
      if (params.harsh > 0) envelope *= 1 - 0.5 * params.harsh * (0.5 + 0.5 * sineTurn((110 * i) / SAMPLE_RATE));
      grain[i] = (sineTurn(turns) + params.overtone * sineTurn(2 * turns)) * envelope;
    }
    const gain = LEVEL * level * bird.level;
    this.ring.add(grain, frames, offset, gain, bird.pan);
    // Trunks and leaves send back faint copies: without them the song seems to come from nowhere.
    for (const [delay, part] of ECHOES)
      this.ring.add(grain, frames, offset + Math.round(delay * SAMPLE_RATE * bird.distance), gain * part, -bird.pan);
  }
}

/** Slide of a note over its time, -1..1. */
function motionAt(motion: Motion, u: number): number {
  switch (motion) {
    case 'down':
      return 1 - 2 * u;
    case 'up':
      return -0.6 + 1.6 * u;
    case 'arch':
      return 4 * u * (1 - u);
    case 'trill':
      return 0.2 - 0.4 * u;
    case 'level':
      return 0.15 * (1 - u);
  }
}

function makeBird(params: Params, index: number, cue: Cue, seed: number, duration: number): Bird {
  const random = new Random(hash32(seed, 'bird', index));
  const rhythm = {
    rate: params.phrases,
    regularity: 0.6,
    first: index === 0 ? 0.01 : random.range(0.1, 1.2) / params.phrases,
  };
  const repertoire = Array.from({ length: 3 + random.integer(4) }, (): Note => ({
    motion: random.uniform() < params.trill ? 'trill' : random.pick(MOTIONS),
    ratio: random.logNormal(NOTE_SPREAD),
    fill: random.range(0.45, 0.9),
    bend: random.range(-0.9, 0.9),
  }));
  return {
    stream: new EventStream(cue, rhythm, hash32(seed, 'times', index), duration - 0.15),
    random: new Random(hash32(seed, 'song', index)),
    repertoire,
    pitch: index === 0 ? random.logNormal(0.08) : random.range(0.6, 1.5),
    level: index === 0 ? 1 : random.range(0.1, 0.6),
    distance: random.range(0.8, 1.4),
    pan: index === 0 ? random.range(-0.3, 0.3) : random.range(-0.95, 0.95),
  };
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity, variant } = words;
  const length = lengthFactor(mods.size) * (mods.ageClass === 'baby' || mods.ageClass === 'child' ? 0.6 : 1);
  const speed = mods.speed ?? 1;
  const lively = ratioBetween(intensity, 0.7, 1.45);
  return withDefaults(specs, {
    pitch: (specs.pitch.default * pitchFactor(mods.pitch) * ratio(mods.brightness, 1.3)) / pow(length, 0.5),
    phrases: mods.rate ?? specs.phrases.default * Math.sqrt(speed) * lively,
    syllables: mods.count === undefined ? specs.syllables.default * ratio(mods.density, 2) : specs.syllables.default,
    pace: (specs.pace.default * speed * ratioBetween(intensity, 0.85, 1.2)) / pow(length, 0.25),
    sweep: specs.sweep.default * ratioBetween(intensity, 0.7, 1.4),
    trill: between(mods.roughness, 0.1, specs.trill.default, 0.7),
    trillRate: specs.trillRate.default * Math.sqrt(speed),
    overtone: specs.overtone.default / ratio(mods.tonality, 2.5),
    harsh: between(mods.roughness, 0, 0, 0.6) + (variant === 'seagull' || variant === 'crow' ? 0.35 : 0),
    birds: mods.sources ?? mods.count ?? ratioBetween(mods.density, 0.5, 6) * (intensity > 0.7 ? 2 : 1),
  });
}

/** Songbirds, one or a dawn chorus. */
export const songbird: SoundModel = soundModel({
  id: 'songbird',
  kind: 'sequence',
  kernel: 'syrinx',
  params: specs,
  repeatable: true,
  mapModifiers,
  naturalSeconds: (params) => (1.4 * params.syllables) / params.pace,
  naturalRate: (params) => params.phrases,
  differences: differencesOf(specs),
  voice: (params, performance) => new SongVoice(params, performance),
});
