import { type Block } from '../../dsp/control-voice';
import { CrackleGrain } from '../../dsp/crackle-grain';
import { dbToGain, pow } from '../../dsp/exact-math';
import { FrictionGrain } from '../../dsp/friction-grain';
import { NoiseGrain, ModalGrain, ToneGrain } from '../../dsp/grains';
import type { Mode } from '../../dsp/modal';
import { OnePole } from '../../dsp/one-pole';
import type { Params, Performance, SoundModel } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice } from '../kernels/event-voice';
import { FOOTSTEP_PARAMS, shapeFootsteps } from './footsteps-words';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';

/** Modes of sole and floor above the body of the step, Hz. */
const TAP_BAND = [0.29, 0.46, 0.7, 1] as const;

class FootstepsVoice extends EventVoice {
  private readonly muffle = [new OnePole(20_000), new OnePole(20_000)] as const;

  constructor(
    params: Params,
    performance: Performance,
    private readonly gain: number,
  ) {
    super(params, performance, { rate: params.rate, regularity: params.regularity }, 1, 0.12);
    this.lay(0.25 * gain, performance);
  }

  protected override finish(block: Block): void {
    for (const filter of this.muffle) {
      filter.setFrequency(this.params.muffle);
      filter.lowPassBlock(block[0], 0, CONTROL_FRAMES);
    }
  }

  protected event(time: number, index: number): void {
    const { params, random } = this;
    const left = index % 2 === 0;
    const force = params.strength * (left ? 1 : 0.89) * random.logNormal(0.12);
    const pitch = (left ? 1 : 1.05) * random.logNormal(0.03);
    this.note(time, Math.min(1, 0.5 * force), 'step');
    this.contact(time, force, pitch);
    if (params.toe > 0) {
      const delay = (params.toeDelay / 1000) * random.logNormal(0.12);
      this.at(time + delay, (at) =>
        this.contact(at, force * params.toe * random.range(0.8, 1.1), pitch * random.range(1, 1.15)),
      );
    }
    this.ground(time, force);
  }

  /** One meeting of sole and floor. */
  private contact(time: number, force: number, pitch: number): void {
    const { params, random } = this;
    const level = this.gain * dbToGain(params.level) * force;
    const t60 = params.ring / 1000;
    const modes: Mode[] = [
      { frequency: params.weight * pitch, t60, gain: params.heel },
      { frequency: params.body * pitch, t60, gain: params.knock * random.range(0.8, 1.2) },
      { frequency: params.body * 1.7 * pitch, t60: t60 * 0.8, gain: 0.6 * params.knock * random.range(0.6, 1.2) },
      ...TAP_BAND.map((share) => ({
        frequency: params.tapPitch * share * pitch * random.range(0.9, 1.1),
        t60: t60 * 0.5,
        gain: params.tap * random.range(0.5, 1.3),
      })),
    ];
    this.start(new ModalGrain(modes, (0.0012 * pow(force, -0.2)) / Math.max(0.3, params.hardness), level), time);
    if (params.click > 0) {
      const tick = new NoiseGrain().begin(
        random.next(),
        params.tapPitch * random.range(0.9, 1.1),
        1.2,
        0.001,
        level * params.click * 0.3,
        0,
        0.0002,
      );
      this.start(tick, time);
    }
  }

  /** What the ground adds: the rub of the sole, grains that give way, water. */
  private ground(time: number, force: number): void {
    const { params, random } = this;
    const level = this.gain * dbToGain(params.level) * force;
    if (params.scrape > 0) {
      const rub = {
        seconds: 0.13,
        from: params.scrapePitch,
        to: params.scrapePitch * 1.15,
        q: 0.7,
        level: level * params.scrape,
        peak: 0.35,
        roughness: 0.7,
        texture: 90,
      };
      this.start(new FrictionGrain(rub, random.next()), time);
    }
    if (params.grit > 0) {
      const grit = {
        seconds: (params.gritSeconds / 1000) * random.logNormal(0.1),
        count: params.grit * random.range(0.8, 1.25),
        peak: params.gritPeak,
        low: params.gritPitch * 0.5,
        high: params.gritPitch * 2,
        q: 1.4,
        tau: params.gritGrain / 1000,
        tail: 1.8,
        level: level * params.gritLevel * 0.25,
      };
      this.start(new CrackleGrain(grit, random.next()), time);
    }
    for (let k = 0; k < Math.round(params.wet * 10); k++)
      this.at(time + 0.02 + 0.2 * random.uniform(), (at) => this.bubble(at, level));
  }

  /** A bubble of 2 to 8 mm pressed out of the ground. Reference: Minnaert, f = 3.26 m/s / r. */
  private bubble(time: number, level: number): void {
    const { random } = this;
    const radius = 0.002 + 0.006 * pow(random.uniform(), 1.5);
    const tau = 1 / (0.13 / radius + 0.0072 * pow(radius, -1.5));
    const loudness = level * 0.5 * pow(radius / 0.008, 0.7) * random.range(0.3, 1);
    this.start(new ToneGrain().begin(3.26 / radius, random.range(1, 6), tau, loudness, 0, 0.001), time);
  }
}

interface Gait {
  id: string;
  /** Brings the defaults to -23 LUFS momentary (measured). */
  level: number;
  /** Where it differs from a walk. */
  values: Readonly<Record<string, number>>;
}

function gaitModel(gait: Gait): SoundModel {
  const params = specsWith(FOOTSTEP_PARAMS, gait.values);
  return soundModel({
    id: gait.id,
    kind: 'sequence',
    kernel: 'footfall',
    isStruck: true,
    params,
    variants: ['heel', 'boot', 'sneaker', 'barefoot'],
    repeatable: true,
    mapModifiers: shapeFootsteps(gait.values),
    naturalSeconds: (values) => 0.2 + values.ring / 1000 + (values.grit > 0 ? values.gritSeconds / 1000 : 0),
    naturalRate: (values) => values.rate,
    differences: differencesOf(params),
    voice: (values, performance) => new FootstepsVoice(values, performance, gait.level),
  });
}

/**
 * Somebody walking or creeping. Reference: parameter search of the footstep kernel, heel 60, 460 Hz, toe 40 ms later.
 */
export const footsteps: SoundModel = gaitModel({ id: 'footsteps', level: 2.46, values: {} });
/** Somebody running: faster than a walk, and heavier on the heel. Reference: parameter search of the run. */
export const run: SoundModel = gaitModel({
  id: 'run',
  level: 1.07,
  values: {
    rate: 2.8,
    weight: 67.8,
    ring: 36,
    heel: 1.28,
    knock: 0.25,
    body: 253,
    tap: 0.14,
    tapPitch: 2050,
    hardness: 1.23,
    toe: 0.5,
    toeDelay: 68.7,
    scrape: 0.02,
    scrapePitch: 538,
  },
});
/** Feet that are hardly lifted: the sole rubs, and dust under it. */
export const shuffle: SoundModel = gaitModel({
  id: 'shuffle',
  level: 0.277,
  values: {
    rate: 2,
    regularity: 0.85,
    heel: 0.1,
    knock: 0.05,
    tap: 0.01,
    toe: 0.3,
    toeDelay: 120,
    scrape: 0.6,
    scrapePitch: 2200,
    strength: 0.8,
    grit: 80,
    gritLevel: 0.3,
    gritPitch: 3500,
    gritSeconds: 260,
    gritPeak: 0.4,
  },
});
/** Small paws or bare feet that hurry. Reference: parameter search of the patter. */
export const patter: SoundModel = gaitModel({
  id: 'patter',
  level: 1.92,
  values: {
    rate: 6.5,
    regularity: 0.86,
    weight: 90,
    ring: 20,
    heel: 0.4,
    knock: 0.3,
    body: 520,
    tap: 0.15,
    tapPitch: 3000,
    click: 0.1,
    toe: 0.5,
    toeDelay: 30,
    scrape: 0.05,
    scrapePitch: 2500,
    strength: 0.7,
  },
});
