import type { Grain } from '../../dsp/control-voice';
import { exp, LN_1000, pow } from '../../dsp/exact-math';
import { GrainBank, recorded } from '../../dsp/grain-bank';
import { ModalGrain, NoiseGrain, ToneGrain } from '../../dsp/grains';
import { hash32, Random } from '../../dsp/random';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { EventVoice } from './event-voice';
import { type KernelRow, specsWith } from './kinds';
import { differencesOf } from './own-kind';
import { soundModel } from './sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from './word-shaping';

const PARAMS: ParamSpecs = {
  rate: { unit: '/s', min: 0.2, max: 20, default: 2, meaning: 'shakes per second' },
  regularity: { unit: '', min: 0, max: 1, default: 0.8, meaning: 'evenness of the shaking' },
  hits: { unit: '/s', min: 4, max: 160, default: 50, meaning: 'how often piece hits piece' },
  spread: { unit: 's', min: 0.005, max: 0.4, default: 0.06, meaning: 'how long the pieces move after a shake' },
  pitch: { unit: 'Hz', min: 200, max: 9000, default: 3000, meaning: 'pitch of the pieces' },
  variety: { unit: '', min: 0.02, max: 1, default: 0.5, meaning: 'how much the pieces differ' },
  ring: { unit: 's', min: 0.01, max: 1, default: 0.06, meaning: 'how long a piece rings (t60)' },
  tick: { unit: '', min: 0, max: 2, default: 0.8, meaning: 'noise of the contacts' },
  contact: { unit: '', min: 0, max: 3, default: 0.6, meaning: 'weight of the contacts: what lies under the ringing' },
  contactTime: { unit: 's', min: 0.005, max: 0.3, default: 0.06, meaning: 'how long that lasts (t60)' },
  low: { unit: '', min: 0, max: 2, default: 0.1, meaning: 'thump of the hand or the box' },
  strength: { unit: '', min: 0.05, max: 4, default: 1, meaning: 'force of the shaking' },
};

/** Loose things that hit one another. */
export interface ShakenSound extends KernelRow {
  /** Modes of a piece. */
  modes: number;
}

const RATIOS = [1, 1.61, 2.37, 3.3, 4.4, 5.3];
const PIECES = 10;
/**
 * Pieces that ring this long (t60, s) ring over one another: their hits are recorded. The others are drawn anew, each
 * by itself.
 */
const LONG_RING = 0.1;
/** Recorded hits: a half of weak ones, a half of hard ones. */
const HITS = 80;
/** A hit against the shake that it belongs to: from here on it is a hard one. */
const HARD = 0.5;
/**
 * Poisson hits at gamma (1.5) distributed delays after each shake. Reference: shaken objects
 * (docs/parameter-search.md), after Cook's PhISEM.
 */
class ShakingVoice extends EventVoice {
  /** Each piece keeps its own pitch while the sound lasts, as places in the variety. */
  private readonly places: readonly number[];
  private readonly hits = new GrainBank(HITS);

  constructor(
    private readonly sound_: ShakenSound,
    params: Params,
    performance: Performance,
  ) {
    super(params, performance, { rate: params.rate, regularity: params.regularity, ofMovements: true });
    const random = new Random(hash32(performance.seed, 'pieces'));
    this.places = Array.from({ length: PIECES }, () => random.bipolar());
  }

  protected event(time: number): void {
    const { params, random } = this;
    const force = params.strength * random.logNormal(0.15);
    this.note(time, Math.min(1, 0.5 * force), 'shake');
    if (params.low > 0)
      this.start(
        new ToneGrain().begin(
          150 * random.logNormal(0.2),
          0.8,
          0.03,
          0.4 * this.sound_.level * force * params.low,
          0,
          0.002,
        ),
        time,
      );
    this.hit(time, force * 0.7);
    const expected = params.hits / params.rate;
    const count = Math.max(1, Math.round(expected + Math.sqrt(expected) * random.gaussian()));
    for (let k = 0; k < count; k++) {
      const delay = params.spread * (random.exponential() + 0.5 * random.exponential());
      const weaker = exp(-delay / (4 * params.spread));
      this.at(time + delay, (at) => this.hit(at, force * random.range(0.15, 1) * weaker));
    }
  }

  private hit(time: number, force: number): void {
    const { params, random } = this;
    const { pitch, variety, ring, tick, contact, contactTime, strength } = params;
    const level = this.sound_.level * force;
    if (ring < LONG_RING) {
      for (const grain of this.piece(force, level)) this.start(grain, time);
      return;
    }
    this.hits.keepFor(pitch, variety, ring, tick, contact, contactTime, strength);
    const isHard = force > HARD * strength;
    const recording = this.hits.pick(
      random,
      () => recorded(this.piece(strength * (isHard ? random.range(HARD, 1) : random.range(0.15, HARD)), 1)),
      isHard ? [0.5, 1] : [0, 0.5],
    );
    this.replay(recording, time, [level]);
  }

  /** What one piece gives when it is hit. Hard hits ring brighter: the upper modes answer to force. */
  private piece(force: number, level: number): Grain[] {
    const { params, random } = this;
    const pitch = params.pitch * exp(params.variety * random.pick(this.places));
    const bright = pow(Math.min(1.5, force), 0.3);
    const modes = RATIOS.slice(0, this.sound_.modes).map((r, k) => ({
      frequency: pitch * r * random.logNormal(0.025),
      t60: (params.ring / Math.sqrt(r)) * random.range(0.7, 1.3),
      gain: random.range(0.3, 1) * (k === 0 ? 1 : bright) * 0.5,
    }));
    const grains: Grain[] = [new ModalGrain(modes, 0.00012, level)];
    if (params.tick > 0)
      grains.push(
        new NoiseGrain().begin(random.next(), Math.min(12_000, 1.6 * pitch), 0.5, 0.0008, 0.8 * level * params.tick),
      );
    if (params.contact > 0)
      grains.push(
        new NoiseGrain().begin(
          random.next(),
          Math.min(7000, pitch * 0.9),
          0.45,
          params.contactTime / LN_1000,
          0.5 * level * params.contact,
        ),
      );
    return grains;
  }
}

function shapeOf(specs: ParamSpecs): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => {
    const { mods } = words;
    const length = lengthFactor(mods.size);
    const speed = mods.speed ?? 1;
    const soft = words.material === 'plastic' || words.material === 'wood' || words.material === 'cardboard';
    return withDefaults(specs, {
      ...base,
      rate: mods.rate ?? base.rate * speed * ratioBetween(words.intensity, 0.75, 1.3),
      regularity: mods.regularity ?? base.regularity,
      hits: base.hits * ratio(mods.density, 2.2) * ratio(words.intensity, 1.8) * speed,
      spread: (base.spread * pow(length, 0.4)) / speed,
      pitch: (base.pitch * pitchFactor(mods.pitch) * ratio(mods.brightness, 1.5) * (soft ? 0.6 : 1)) / pow(length, 0.6),
      ring: base.ring * pow(length, 0.4) * ratio(mods.tonality, 2) * ratio(mods.hollowness, 1.6) * (soft ? 0.5 : 1),
      tick: base.tick * ratio(mods.brightness, 1.6) * ratio(words.intensity, 1.3),
      contact: base.contact * ratio(mods.roughness, 1.8),
      low: base.low * pow(length, 0.5) * ratio(words.intensity, 1.5),
      strength: ratioBetween(words.intensity, 0.45, 2.1),
    });
  };
}

/** The model of loose things that are shaken. */
export function shakenModel(sound: ShakenSound): SoundModel {
  const specs = specsWith(PARAMS, sound.values);
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: sound.kernel,
    params: specs,
    repeatable: true,
    mapModifiers: shapeOf(specs),
    naturalSeconds: (params) => 5 * params.spread + params.ring + params.contactTime,
    naturalRate: (params) => params.rate,
    differences: differencesOf(specs),
    voice: (params, performance) => new ShakingVoice(sound, params, performance),
  });
}
