import { CrackleGrain } from '../../dsp/crackle-grain';
import { dbToGain, pow } from '../../dsp/exact-math';
import { FrictionGrain } from '../../dsp/friction-grain';
import { ToneGrain } from '../../dsp/grains';
import type { Params, Performance, SoundModel } from '../../model';
import { EventVoice, once } from '../kernels/event-voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import {
  lengthFactor,
  pitchFactor,
  ratio,
  ratioBetween,
  signed,
  withDefaults,
  type ParamSpecs,
} from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  scratch: { unit: 'gain', min: 0, max: 2, default: 0.11, meaning: 'the head over the striking surface' },
  scratchPitch: { unit: 'Hz', min: 1500, max: 12_000, default: 7770, meaning: 'its pitch' },
  scratchSeconds: { unit: 's', min: 0.03, max: 0.8, default: 0.246, meaning: 'its length' },
  flare: { unit: 'gain', min: 0, max: 6, default: 1.8, meaning: 'the flame that bursts out' },
  flarePitch: { unit: 'Hz', min: 80, max: 4000, default: 342, meaning: 'middle of the flare' },
  flareSeconds: { unit: 's', min: 0.1, max: 4, default: 0.535, meaning: 'its length' },
  sizzle: { unit: 'gain', min: 0, max: 2, default: 0.0618, meaning: 'crackling of what burns' },
  whoomp: { unit: 'gain', min: 0, max: 3, default: 0.21, meaning: 'gas or fuel that goes up at once' },
  whoompPitch: { unit: 'Hz', min: 30, max: 200, default: 58.7, meaning: 'pitch of that' },
  flame: { unit: 'gain', min: 0, max: 2, default: 0.08, meaning: 'the flame that burns on' },
  flameSeconds: { unit: 's', min: 0.2, max: 6, default: 1.75, meaning: 'how long' },
};
/** Brings the defaults to -23 LUFS momentary (measured). */
const LEVEL = 0.0413;

/** Scratch, flare, flame: something is lit. Reference: parameter search of the match. */
class IgniteVoice extends EventVoice {
  constructor(params: Params, performance: Performance) {
    super(params, performance, once(), 1, 0.2);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const level = LEVEL * random.logNormal(0.1);
    let at = time;
    this.note(time, 0.5, 'ignite');
    if (params.scratch > 0) {
      const seconds = params.scratchSeconds * random.logNormal(0.15);
      this.rub(at, {
        seconds,
        from: 0.7 * params.scratchPitch,
        to: params.scratchPitch,
        q: 0.9,
        level: level * params.scratch,
        peak: 0.06,
        roughness: 0.9,
        texture: 70,
      });
      at += 0.85 * seconds;
    }
    this.at(at, (when) => this.burst(when, level));
  }

  private burst(time: number, level: number): void {
    const { params, random } = this;
    const { flareSeconds: seconds, flarePitch: pitch } = params;
    this.rub(time, {
      seconds,
      from: 2.2 * pitch,
      to: 0.8 * pitch,
      q: 0.35,
      level: level * params.flare,
      peak: 0.14,
      roughness: 0.4,
      texture: 22,
    });
    this.rub(time, {
      seconds: params.flameSeconds,
      from: 260,
      to: 200,
      q: 0.6,
      level: level * params.flame,
      peak: 0.2,
      roughness: 0.9,
      texture: 11,
    });
    if (params.sizzle > 0) {
      const snaps = {
        seconds: 1.3 * seconds,
        count: 60 * seconds,
        peak: 0.15,
        low: 2500,
        high: 9000,
        q: 1.4,
        tau: 0.0012,
        tail: 1.8,
        level: 0.3 * level * params.sizzle,
      };
      this.start(new CrackleGrain(snaps, random.next()), time);
    }
    if (params.whoomp > 0)
      this.start(new ToneGrain().begin(params.whoompPitch, 0.2, 0.12, 2 * level * params.whoomp, 0, 0.03), time);
  }

  private rub(time: number, friction: ConstructorParameters<typeof FrictionGrain>[0]): void {
    this.start(new FrictionGrain(friction, this.random.next()), time);
  }
}

/** A match, a lighter, a torch is lit. */
export const ignite: SoundModel = soundModel({
  id: 'ignite',
  kind: 'one-shot',
  kernel: 'ignition',
  params: PARAMS,
  repeatable: true,
  mapModifiers: ({ mods, intensity }) => {
    const length = lengthFactor(mods.size);
    const pitch = pitchFactor(mods.pitch) / pow(length, 0.4);
    return withDefaults(PARAMS, {
      scratch: (0.11 * ratio(mods.roughness, 2)) / pow(length, 0.3),
      scratchPitch: 7770 * pitch * ratio(mods.brightness, 1.5),
      scratchSeconds: 0.246 / (mods.speed ?? 1),
      flare: 1.8 * dbToGain(6 * signed(intensity)),
      flarePitch: 342 * pitch * ratio(mods.brightness, 1.9) * ratioBetween(intensity, 0.75, 1.4),
      flareSeconds: (0.535 * pow(length, 0.5) * ratioBetween(intensity, 0.7, 1.5)) / (mods.speed ?? 1),
      sizzle: 0.0618 * ratio(mods.roughness, 2) * ratioBetween(intensity, 0.7, 1.4),
      whoomp: 0.21 * length * dbToGain(8 * signed(intensity)),
      whoompPitch: 58.7 * pitch,
      flame: 0.08 * length * dbToGain(4 * signed(intensity)),
      flameSeconds: mods.duration ?? 1.75 * pow(length, 0.5),
    });
  },
  differences: differencesOf(PARAMS),
  naturalSeconds: (params) => params.scratchSeconds + Math.max(1.3 * params.flareSeconds, params.flameSeconds),
  naturalRate: () => 0,
  voice: (params, performance) => new IgniteVoice(params, performance),
});
