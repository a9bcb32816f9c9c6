import type { Block } from '../../dsp/control-voice';
import { clamp, pow } from '../../dsp/exact-math';
import { PinkNoise } from '../../dsp/noise';
import { hash32, Random } from '../../dsp/random';
import { ColouredGrain } from '../../dsp/event-colour';
import { SmallRoom } from '../../dsp/small-room';
import { type ToneCall, ToneCallGrain } from '../../dsp/tone-call';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice, once } from './event-voice';
import { type Speaker, voiceWords } from './throat-words';
import { colourOf, OwnEvents } from './own-events';
import { differencesOf } from './own-kind';
import { soundModel } from './sound-model';
import { type ParamSpecs, withDefaults } from './word-shaping';

/** One note of an event. */
export interface Note {
  length: number;
  gap: number;
  pitch?: number;
  level?: number;
  /** Its own pitch, Hz, equally spaced over it, where it glides otherwise than the source's notes do. */
  f0?: readonly number[];
}

/** A source that calls in tones, as numbers. */
export interface ToneSound extends Omit<ToneCall, 'length'> {
  id: string;
  kind: ModelKind;
  notes: readonly Note[];
  /** Spread of the notes' pitches around their own, share: a tune that is never the same. */
  wander?: number;
  rate?: number;
  regularity?: number;
  room: readonly [number, number];
  /** RMS of the air of the place; default 0.0012. */
  air?: number;
  speaker?: Speaker;
  level: number;
}

const AIR = 0.0012;

function paramsOf(sound: ToneSound): ParamSpecs {
  const pitch = Math.max(...sound.f0);
  const rhythm: ParamSpecs = {
    rate: { unit: '/s', min: 0.03, max: 20, default: sound.rate ?? 1, meaning: 'how often it calls' },
    regularity: { unit: 'share', min: 0, max: 1, default: sound.regularity ?? 0.8, meaning: 'how evenly it calls' },
  };
  return {
    ...(sound.rate === undefined ? {} : rhythm),
    pitch: {
      unit: 'Hz',
      min: pitch / 6,
      max: Math.min(16_000, pitch * 6),
      default: pitch,
      meaning: 'highest pitch of a note',
    },
    swing: { unit: 'ratio', min: 0, max: 2.5, default: 1, meaning: 'how far the pitch moves' },
    stretch: { unit: 'ratio', min: 0.2, max: 6, default: 1, meaning: 'length of the notes' },
    notes: { unit: 'count', min: 1, max: 24, default: sound.notes.length, meaning: 'notes in a call' },
    overtones: { unit: 'gain', min: 0, max: 3, default: 1, meaning: 'pure to sharp' },
    jitter: { unit: 'share', min: 0, max: 0.3, default: sound.jitter, meaning: 'unevenness of the pitch' },
    rough: { unit: 'depth', min: 0, max: 1, default: sound.rough, meaning: 'roughness' },
    breath: { unit: 'gain', min: 0, max: 3, default: sound.breath, meaning: 'breath beside the tone' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'loudness' },
  };
}

class ToneVoice extends EventVoice {
  private readonly room: SmallRoom;
  private readonly air: PinkNoise;
  private readonly ownPitch: number;
  /** How calls and notes of this caller differ. */
  private readonly differing: OwnEvents;
  private readonly top: number;

  constructor(
    private readonly source: ToneSound,
    params: Params,
    performance: Performance,
  ) {
    const rhythm = source.rate === undefined ? once() : { rate: params.rate, regularity: params.regularity };
    super(
      params,
      performance,
      rhythm,
      1,
      source.rate === undefined ? 0.05 : Math.min(0.5, 0.6 * eventSeconds(source, params)),
    );
    this.differing = new OwnEvents(performance, 'calls');
    this.room = new SmallRoom(source.room[0], source.room[1]);
    this.air = new PinkNoise(hash32(performance.seed, 'air'));
    this.ownPitch = new Random(hash32(performance.seed, 'caller')).logNormal(0.06);
    this.top = Math.max(...source.f0);
  }

  protected override finish(block: Block): void {
    const out = block[0];
    this.room.process(out, 0, CONTROL_FRAMES);
    this.air.addTo(out, this.source.air ?? AIR);
  }

  protected event(time: number): void {
    const { params, random, source } = this;
    const pace = params.stretch * random.logNormal(0.06);
    const force = random.logNormal(0.1);
    const pitch = this.differing.next().pitch * random.logNormal(0.03);
    this.note(time, Math.min(1, 0.6 * force * params.strength), 'call');
    let at = time;
    for (let k = 0; k < Math.max(1, Math.round(params.notes)); k++) {
      const note = source.notes[k % source.notes.length];
      const length = note.length * pace * random.logNormal(0.06);
      this.at(at, (when) => {
        const own = this.differing.next();
        const level = source.level * params.strength * force * own.level * (note.level ?? 1) * random.logNormal(0.08);
        const call = this.shapeOf(note, length, pitch * random.logNormal(source.wander ?? 0.02));
        const grain = new ToneCallGrain(call, new Random(random.next()), [level]);
        this.start(new ColouredGrain(grain, colourOf(own)), when);
      });
      at += length + note.gap * pace * random.logNormal(0.1);
    }
  }

  private shapeOf(note: Note, length: number, pitch: number): ToneCall {
    const { source, params, random } = this;
    const f0 = note.f0 ?? source.f0;
    const middle = f0.reduce((sum, f) => sum + f, 0) / f0.length;
    const scale = (params.pitch / this.top) * this.ownPitch * pitch * (note.pitch ?? 1);
    return {
      ...source,
      length,
      f0: f0.map((f) => clamp(middle * pow(f / middle, params.swing) * scale * random.logNormal(0.012), 20, 16_000)),
      harmonics: source.harmonics.map((level, h) => (h === 0 ? level : level * params.overtones)),
      jitter: params.jitter,
      roughRate: source.roughRate * random.logNormal(0.06),
      rough: params.rough,
      breath: params.breath,
      attack: Math.min(source.attack, 0.4 * length),
    };
  }
}

function eventSeconds(sound: ToneSound, params: Params): number {
  let seconds = 0;
  const count = Math.max(1, Math.round(params.notes));
  for (let k = 0; k < count; k++) {
    const { length, gap } = sound.notes[k % sound.notes.length];
    seconds += length + (k < count - 1 ? gap : 0);
  }
  return seconds * params.stretch;
}

/** The model of a source that calls in tones. */
export function toneModel(sound: ToneSound): SoundModel {
  const params = paramsOf(sound);
  const own = (name: string): number => params[name].default;
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: 'harmonics of a call',
    params,
    repeatable: true,
    mapModifiers: (words: LayerModifiers): Params => {
      const { mods } = words;
      const said = voiceWords(words, sound.speaker);
      return withDefaults(params, {
        rate: sound.rate === undefined ? 1 : (mods.rate ?? sound.rate * said.rate),
        regularity: mods.regularity ?? sound.regularity ?? 0.8,
        pitch: own('pitch') * said.pitch,
        swing: said.swing,
        stretch:
          mods.duration === undefined
            ? said.stretch
            : mods.duration / eventSeconds(sound, { notes: sound.notes.length, stretch: 1 }),
        notes: own('notes'),
        overtones: said.tension,
        jitter: own('jitter') * said.rough,
        rough: clamp(own('rough') * said.rough + said.tremble, 0, 1),
        breath: own('breath') * said.breath,
        strength: said.strength,
      });
    },
    naturalSeconds: (values) => eventSeconds(sound, values),
    naturalRate: (values) => (sound.rate === undefined ? 0 : Math.min(values.rate, 0.95 / eventSeconds(sound, values))),
    differences: differencesOf(params),
    voice: (values, performance) => new ToneVoice(sound, values, performance),
  });
}
