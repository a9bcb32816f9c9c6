import { type Block, ControlVoice } from '../../dsp/control-voice';
import { DelayLine } from '../../dsp/delay';
import { hash32 } from '../../dsp/random';
import { Tail } from '../../dsp/tail';
import type { ModelKind, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE, type Voice } from '../../voice';
import { beepModel } from '../electronic/beep';
import { layeredModel } from '../kernels/layered';
import { fall, glideInTime, lineInTime } from '../kernels/layers';
import { soundModel } from '../kernels/sound-model';
import { type ParamSpecs, ratio, withDefaults } from '../kernels/word-shaping';
import { engineModel } from './car-engine';

/** A lorry or bus that stands with its engine running, and what sounds on it. */
interface HeavyVehicle {
  id: string;
  kind: ModelKind;
  kernel: string;
  /** Values of its diesel, and the gain that, with the other's own level, makes -23 LUFS (measured). */
  engine: Readonly<Record<string, number>>;
  engineLevel: number;
  /** What sounds on it. */
  over: SoundModel;
  /** The walls around: the level of the first echo, its delay (s), t60 (s) and level of the rest. */
  echo: number;
  echoSeconds: number;
  yardSeconds: number;
  yard: number;
}

const ENGINE_OWN: ParamSpecs = {
  engine: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'the engine that runs under it' },
  rpm: { unit: '/min', min: 200, max: 4000, default: 700, meaning: 'revolutions of that engine' },
  load: { unit: '', min: 0, max: 1, default: 0.7, meaning: 'throttle of that engine: opens its sound' },
};

/** A signal or a valve, an idling diesel under it, and the walls that answer. */
class HeavyVoice extends ControlVoice {
  private readonly motor: Voice;
  private readonly over: Voice;
  private readonly overNames: readonly string[];
  private readonly own = new Float32Array(CONTROL_FRAMES);
  private readonly wall: DelayLine;
  private readonly yard: Tail;
  private readonly echoFrames: number;
  private heard = 0;
  private at = 0;

  constructor(
    private readonly vehicle: HeavyVehicle,
    engine: SoundModel,
    params: Params,
    performance: Performance,
  ) {
    super(params, 1);
    const { seed, duration, individual } = performance;
    this.overNames = Object.keys(vehicle.over.params);
    this.motor = engine.prepare(
      withDefaults(engine.params, { rpm: params.rpm, top: 1.3 * params.rpm, load: params.load }),
      { seed: hash32(seed, 'motor'), duration, cue: { kind: 'continuous' }, individual },
    );
    this.over = vehicle.over.prepare(Object.fromEntries(this.overNames.map((name) => [name, params[name]])), {
      ...performance,
      seed: hash32(seed, 'over'),
    });
    this.wall = new DelayLine(vehicle.echoSeconds);
    this.yard = new Tail(vehicle.yardSeconds, 5000);
    this.echoFrames = Math.round(vehicle.echoSeconds * SAMPLE_RATE);
  }

  protected control(): void {
    for (const name of this.overNames) this.over.set(name, this.params[name], this.at);
    this.motor.set('rpm', this.params.rpm, this.at);
    this.motor.set('load', this.params.load, this.at);
    this.motor.set('strength', Math.sqrt(this.params.strength), this.at);
  }

  override forgetEvents(): void {
    super.forgetEvents();
    this.over.forgetEvents();
    this.heard = 0;
  }

  protected override sound([out]: Block): void {
    const { vehicle, own, wall, over, params } = this;
    own.fill(0);
    over.process([own], 0, CONTROL_FRAMES);
    for (; this.heard < over.events.length; this.heard++) {
      const { time, level, kind } = over.events[this.heard];
      this.note(time, level, kind);
    }
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      wall.write(own[i]);
      out[i] += own[i] + vehicle.echo * wall.read(this.echoFrames);
    }
    own.fill(0);
    this.motor.process([own], 0, CONTROL_FRAMES);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += params.engine * own[i];
    this.at += CONTROL_FRAMES;
  }

  protected override finish([out]: Block): void {
    this.yard.addTo(out, this.vehicle.yard);
  }
}

function heavyModel(vehicle: HeavyVehicle): SoundModel {
  const { over } = vehicle;
  const engine = engineModel({ id: vehicle.id, level: vehicle.engineLevel, values: vehicle.engine });
  const params: ParamSpecs = {
    ...over.params,
    ...ENGINE_OWN,
    rpm: { ...ENGINE_OWN.rpm, default: engine.params.rpm.default },
    load: { ...ENGINE_OWN.load, default: engine.params.load.default },
  };
  return soundModel({
    id: vehicle.id,
    kind: vehicle.kind,
    kernel: vehicle.kernel,
    params,
    repeatable: true,
    mapModifiers: (words: LayerModifiers) =>
      withDefaults(params, {
        ...over.mapModifiers(words),
        engine: ratio(words.mods.tonality, 0.6),
        rpm: params.rpm.default * Math.sqrt(words.mods.speed ?? 1) * ratio(words.intensity, 1.4),
        load: params.load.default * ratio(words.intensity, 1.7),
      }),
    naturalSeconds: (now) => over.naturalSeconds(now),
    naturalRate: (now) => over.naturalRate(now),
    voice: (now, performance) => new HeavyVoice(vehicle, engine, now, performance),
  });
}

/** A valve of the brakes. */
const LATCH = {
  bands: [0.1, 0.2, 0.4, 0.8, 1, 0.9, 0.5, 0.2],
  length: 0.05,
  slope: 0.4,
  modal: 0.25,
  modeFrequency: 1200,
  modeT60: 0.03,
  modes: 4,
};
const DIESEL = {
  rpm: 570,
  revs: 0.26,
  cylinders: 6,
  width: 0.266,
  lumpy: 0.22,
  wobble: 0.0131,
  gas: 2,
  load: 0.9,
  pipe: 158,
  box: 144,
  resonance: 0.41,
  muffler: 3100,
  drive: 3.1,
  knock: 0.253,
  bed: 0.013,
  valves: 0.033,
  valvePitch: 9900,
  deep: 0.23,
};

/**
 * A lorry reverses. Reference: parameter search (1250 Hz, half a second on and off, slap 130 ms, the diesel under it).
 */
export const reverseBeep: SoundModel = heavyModel({
  id: 'reverse_beep',
  kind: 'sequence',
  kernel: 'sounder on an idling engine',
  echo: 0.2,
  echoSeconds: 0.13,
  yardSeconds: 1,
  yard: 0.4,
  engineLevel: 0.0545,
  engine: DIESEL,
  over: beepModel({
    id: 'reverse_beep',
    level: 0.0445,
    values: { pitch: 1250, on: 0.5, rate: 1, second: 0.18, third: 0.35, fifth: 0.12 },
  }),
});

/** A lorry lets the air out of its brakes. */
export const airBrake: SoundModel = heavyModel({
  id: 'air_brake',
  kind: 'one-shot',
  kernel: 'released air on an idling engine',
  echo: 0.15,
  echoSeconds: 0.09,
  yardSeconds: 0.8,
  yard: 0.3,
  engineLevel: 0.08,
  engine: DIESEL,
  over: layeredModel({
    id: 'air_brake',
    kind: 'one-shot',
    kernel: 'released air',
    level: 0.119,
    pitch: 2600,
    seconds: 1.1,
    attack: 0.004,
    release: 0.2,
    drive: 1,
    repeatable: true,
    gesture: [
      {
        kind: 'noise',
        level: lineInTime([0, 1.3], [0.03, 0.9], [0.45, 0.6], [0.9, 0.12], [1.1, 0]),
        color: 'white',
        pass: 'band',
        frequency: glideInTime([0, 5200], [0.2, 4200], [1.1, 2400]),
        q: 0.5,
        flutter: [25, 0.15],
      },
      { kind: 'noise', level: fall(0.9, 0.05, 0.001), color: 'white', pass: 'band', frequency: 1300, q: 0.6 },
      {
        kind: 'tones',
        level: lineInTime([0, 0], [0.1, 0.02], [0.5, 0.04], [1, 0]),
        pitch: glideInTime([0, 2600], [1, 2300]),
        ratios: [1, 1.04],
        wander: [60, 0.05],
      },
      {
        kind: 'hits',
        level: 0.7,
        blows: [
          [0, 0.6, 1],
          [0.62, 0.8, 0.4],
        ],
        impact: LATCH,
        hardness: 0.6,
      },
    ],
  }),
});
