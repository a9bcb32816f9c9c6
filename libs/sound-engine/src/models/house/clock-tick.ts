import { LN_1000, pow } from '../../dsp/exact-math';
import { ModalGrain } from '../../dsp/grains';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { clickGrains } from '../kernels/click';
import { EventVoice } from '../kernels/event-voice';
import { ownDraws } from '../kernels/own-draws';
import { type Difference, differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  rate: { unit: '/s', min: 0.2, max: 12, default: 1.95, meaning: 'beats per second, tick and tock counted' },
  regularity: { unit: '', min: 0, max: 1, default: 0.996, meaning: 'evenness of the beat' },
  limp: { unit: '', min: -0.3, max: 0.3, default: -0.02, meaning: 'how much the tock comes early or late' },
  pitch: { unit: 'Hz', min: 400, max: 9000, default: 3100, meaning: 'pitch of the tick' },
  tock: { unit: 'ratio', min: 0.4, max: 1.6, default: 0.75, meaning: 'pitch of the tock against the tick' },
  tockLevel: { unit: '', min: 0, max: 2, default: 1.26, meaning: 'level of the tock against the tick' },
  ring: { unit: 'ms', min: 0.4, max: 60, default: 4.24, meaning: 'how long the parts ring (1/e)' },
  noise: { unit: '', min: 0, max: 3, default: 2.78, meaning: 'contact noise' },
  body: { unit: '', min: 0, max: 6, default: 1.2, meaning: 'share of the case' },
  bodyPitch: { unit: 'Hz', min: 60, max: 2500, default: 496, meaning: 'pitch of the case' },
  bodyRing: { unit: 'ms', min: 2, max: 200, default: 18, meaning: 'how long the case rings (1/e)' },
  strength: { unit: '', min: 0.05, max: 4, default: 1, meaning: 'level' },
};

/** Brings the defaults to -23 LUFS momentary. */
const LEVEL = 0.7;
/**
 * How far the quiet lies above that under loud things: a clock is recorded from near and loud, in 22 recordings 43 dB
 * over its room (median).
 */
const QUIET = 8;
/**
 * Individuals limp unlike: in 12 recordings of works that beat faster than 1.2 times a second, the tock comes 0.001 to
 * 0.17 of a beat early or late (median 0.015, standard deviation 2.3 octaves); 0.4 of that, in octaves, as figures of
 * an individual are drawn narrower than recordings differ.
 */
const LIMP: Difference = { octaves: 0.9 };
/** Beats of the 22 recordings lie 0.2 to 1.08 s apart; the rest as for any rate (`differencesOf`). */
const BEAT: Difference = { trait: 'interval', power: -0.5, range: [0.92, 5] };
/**
 * Knocks of one beat, s and level: the pallet is unlocked, pushed, and the next tooth drops on it. In the same
 * recordings the last 20 dB before the loudest rise in 25 ms and more, and 20 ms after it a beat is 12 dB down
 * (median).
 */
const KNOCKS = [
  [0, 0.4],
  [0.008, 1],
  [0.019, 0.5],
] as const;
/** Resonances of the case, from its first upwards as close in Hz as those of a plate: so many, so far apart. */
const CASE_MODES = 28;
const CASE_SPACING = 0.45;
/** How far they lie elsewhere in another clock, octaves, and how their levels fall with their pitch (power). */
const CASE_OCTAVES = 0.15;
const CASE_SLOPE = 0.5;
/** How their ringing shortens with their pitch (power): the same recordings lose 60 dB in 0.15 s at 1 kHz. */
const CASE_DAMPING = 0.35;
/** So that a share of 1 is as strong as the pallets. */
const CASE_GAIN = 0.16;

class ClockVoice extends EventVoice {
  /** Factors of the resonances of this clock's case. */
  private readonly caseModes: readonly number[];

  constructor(params: Params, performance: Performance) {
    super(params, performance, { rate: params.rate, regularity: params.regularity });
    const draws = ownDraws(performance, 'case');
    this.caseModes = Array.from(
      { length: CASE_MODES },
      (_, k) => (1 + CASE_SPACING * k) * (draws?.factor(CASE_OCTAVES) ?? 1),
    );
    this.lay(QUIET * LEVEL, performance);
  }

  protected event(time: number, index: number): void {
    const isTock = index % 2 === 1;
    const at = isTock && this.params.limp > 0 ? time + this.params.limp / this.params.rate : time;
    // An early tock is a late tick: time cannot run backwards, so the tick waits.
    const waits = !isTock && this.params.limp < 0 ? time - this.params.limp / this.params.rate : at;
    this.at(index === 0 ? time : waits, (when) => this.beat(when, isTock));
  }

  private beat(time: number, isTock: boolean): void {
    const { params, random } = this;
    const pitch = params.pitch * (isTock ? params.tock : 1);
    const level = LEVEL * params.strength * (isTock ? params.tockLevel : 1) * random.logNormal(0.04);
    this.note(time, Math.min(1, 0.5 * params.strength), isTock ? 'tock' : 'tick');
    for (const [after, share] of KNOCKS)
      this.at(time + after * random.logNormal(0.08), (when) => this.knock(when, pitch, level * share, isTock));
  }

  private knock(time: number, pitch: number, level: number, isTock: boolean): void {
    const { params, random } = this;
    const click = {
      pitches: [pitch, pitch * 1.03, pitch * 2.8],
      ring: params.ring / 1000,
      noise: params.noise,
      noiseSeconds: 0.0008,
      body: 0,
      bodyPitch: params.bodyPitch,
      bodySeconds: params.bodyRing / 1000,
      level,
    };
    for (const grain of clickGrains(click, random)) this.start(grain, time);
    if (params.body > 0) this.start(this.caseRings(level * params.body, isTock), time);
  }

  /** What carries the works answers to each knock. */
  private caseRings(level: number, isTock: boolean): ModalGrain {
    const { params, random } = this;
    const first = params.bodyPitch * (isTock ? 0.93 : 1);
    const modes = this.caseModes.map((mode) => ({
      frequency: Math.min(15_000, first * mode),
      t60: (LN_1000 * params.bodyRing * pow(mode, -CASE_DAMPING)) / 1000,
      gain: random.range(0.4, 1) * pow(mode, -CASE_SLOPE) * CASE_GAIN,
    }));
    return new ModalGrain(modes, 0.0003, level);
  }
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods } = words;
  const length = lengthFactor(mods.size);
  const wooden = words.material === 'wood' ? 1.6 : 1;
  return withDefaults(PARAMS, {
    // A tower clock beats once in a second or two, a watch five times a second.
    rate: mods.rate ?? (1.95 * (mods.speed ?? 1)) / pow(length, 0.75),
    regularity: mods.regularity === undefined ? 0.996 : 0.9 + 0.1 * mods.regularity,
    limp: -0.02 * ratio(mods.age, 3),
    pitch:
      (3100 * pitchFactor(mods.pitch) * ratio(mods.brightness, 1.7) * ratio(words.intensity, 1.15)) /
      (pow(length, 0.5) * Math.sqrt(wooden)),
    ring: 4.24 * pow(length, 0.4) * (words.material === 'metal' ? 2 : 1),
    noise: 2.78 * ratio(words.intensity, 1.4) * ratio(mods.roughness, 2),
    body: 1.2 * wooden * ratio(mods.hollowness, 2) * pow(length, 0.3),
    bodyPitch: (496 * pitchFactor(mods.pitch)) / pow(length, 0.7),
    bodyRing: 18 * wooden * pow(length, 0.4),
    strength: ratio(words.intensity, 2.5),
  });
}

/**
 * A clock, from watch to tower. References: parameter search of the click bank (3.2 kHz, case 466 Hz, louder second
 * beat) for the pallets, 22 recordings of clock_tick for knocks, case and quiet.
 */
export const clockTick: SoundModel = soundModel({
  id: 'clock_tick',
  kind: 'sequence',
  kernel: 'clock escapement',
  params: PARAMS,
  repeatable: true,
  mapModifiers,
  differences: differencesOf(PARAMS, { limp: LIMP, rate: BEAT }),
  naturalSeconds: (params) => 0.06 + (6.9 * Math.max(params.ring, params.bodyRing)) / 1000,
  naturalRate: (params) => params.rate,
  voice: (params, performance) => new ClockVoice(params, performance),
});
