import { CONTROL_SECONDS, ControlVoice, type Block } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { raisedCosine } from '../../dsp/envelope';
import { pow, sin, PI, softClip } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { HarmonicWave, waveAt } from '../../dsp/harmonic-wave';
import { PinkNoise } from '../../dsp/noise';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, Random } from '../../dsp/random';
import { Gust } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, Words } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE, type Voice } from '../../voice';
import { soundModel } from '../kernels/sound-model';
import { type ParamSpecs, ratio, withDefaults } from '../kernels/word-shaping';
import { engineModel } from './car-engine';

/** Values that an engine lends to a sound that contains it. */
const LENT = ['rpm', 'top', 'revs', 'cylinders', 'load', 'muffler', 'drive', 'strength'] as const;

/** Parameters of an engine and of what sounds with it. */
function specsWith(engine: SoundModel, own: ParamSpecs): ParamSpecs {
  return { ...Object.fromEntries(LENT.map((name) => [name, engine.params[name]])), ...own };
}

function engineParams(engine: SoundModel, params: Params): Params {
  return withDefaults(engine.params, Object.fromEntries(LENT.map((name) => [name, params[name]])));
}

/** Base of sounds that contain a running engine. */
abstract class WithEngine extends ControlVoice {
  private readonly motor: Voice;
  private readonly out = new Float32Array(CONTROL_FRAMES);
  private frame = 0;

  constructor(engine: SoundModel, params: Params, { seed, duration }: Performance) {
    super(params, 1);
    this.motor = engine.prepare(engineParams(engine, params), { seed: hash32(seed, 'motor'), duration, cue: { kind: 'continuous' } });
  }

  /** The engine's next block, after its parameters have been passed on. */
  protected runEngine(): Float32Array {
    for (const name of LENT) this.motor.set(name, this.params[name], this.frame);
    this.motor.process([this.out], 0, CONTROL_FRAMES);
    this.frame += CONTROL_FRAMES;
    return this.out;
  }
}

const boatEngine = engineModel({ id: 'motorboat', level: 0.143, values: { rpm: 4600, top: 6900, revs: 0.5, gas: 0.5, width: 0.14, load: 1, muffler: 1650, pipe: 80, drive: 1.67, lumpy: 0.22 } });
const BOAT: ParamSpecs = specsWith(boatEngine, {
  water: { unit: 'gain', min: 0, max: 3, default: 0.65, meaning: 'rushing of the wake' },
  slaps: { unit: '/s', min: 0, max: 8, default: 0.9, meaning: 'how often the hull slaps on a wave' },
});

/** An engine over a wake, with the hull slapping on the waves. Reference: searched set. */
class BoatVoice extends WithEngine {
  private readonly spray: PinkNoise;
  private readonly wake = Biquad.bandPass(1000, 0.35);
  private readonly swell: Gust;
  private readonly waves: PoissonClock;
  private readonly random: Random;

  constructor(params: Params, performance: Performance) {
    super(boatEngine, params, performance);
    this.spray = new PinkNoise(hash32(performance.seed, 'spray'));
    this.swell = new Gust(hash32(performance.seed, 'swell'), 2.5);
    this.waves = new PoissonClock(hash32(performance.seed, 'waves'));
    this.random = new Random(hash32(performance.seed, 'slaps'));
    this.note(0, 0.6, 'engine');
  }

  protected control(time: number): void {
    for (let at = this.waves.take(this.params.slaps, CONTROL_FRAMES); at >= 0; at = this.waves.take(this.params.slaps, CONTROL_FRAMES)) {
      const level = 0.125 * this.params.strength * this.random.logNormal(0.4);
      this.start(new NoiseGrain().begin(this.random.next(), 230, 0.6, 0.09, level, 0, 0.006), time + at / SAMPLE_RATE, Math.min(1, 4 * level), 'slap');
    }
  }

  protected override sound([out]: Block): void {
    const engine = this.runEngine();
    const water = 0.136 * this.params.water * this.params.strength * this.swell.gain(CONTROL_SECONDS, 0.4);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += engine[i] + water * this.wake.tick(this.spray.next());
  }
}

const startedEngine = engineModel({ id: 'car_start', level: 0.113, values: { rpm: 850, top: 1500, revs: 0.3, width: 0.21, gas: 0.5, muffler: 3800, pipe: 95, drive: 3.2, valves: 0.15 } });
const STARTER = HarmonicWave.falling(10, 0.7);
const START: ParamSpecs = specsWith(startedEngine, {
  crank: { unit: 's', min: 0.1, max: 5, default: 1.49, meaning: 'how long the starter turns' },
  compressions: { unit: '/s', min: 2, max: 14, default: 7.5, meaning: 'compressions per second: a weak battery turns slowly' },
  whine: { unit: 'gain', min: 0, max: 3, default: 1, meaning: 'starter motor and its gear' },
});

/** Key, solenoid, a starter that labours against each compression, then the engine. Reference: searched set. */
class StartVoice extends WithEngine {
  private readonly noise: PinkNoise;
  private readonly band = Biquad.bandPass(1200, 0.4);
  private readonly random: Random;
  private phase = 0;
  private gear = 0;
  private effort = 0;
  private clicked = false;
  private runTime = 0;

  constructor(params: Params, performance: Performance) {
    super(startedEngine, params, performance);
    this.noise = new PinkNoise(hash32(performance.seed, 'starter'));
    this.random = new Random(hash32(performance.seed, 'key'));
  }

  protected control(time: number): void {
    if (this.clicked) return;
    this.clicked = true;
    const level = 0.062 * this.params.strength;
    this.start(new NoiseGrain().begin(this.random.next(), 2600, 1.5, 0.004, level), time, 0.4, 'key');
    this.start(new NoiseGrain().begin(this.random.next(), 900, 1.2, 0.02, 1.6 * level), time + 0.03, 0.5, 'solenoid');
  }

  protected override sound([out]: Block): void {
    const { params } = this;
    const time = this.runTime;
    this.runTime += CONTROL_SECONDS;
    this.effort += params.compressions * CONTROL_SECONDS;
    const isCranking = time < params.crank + 0.12;
    if (isCranking) this.turn(out, time);
    if (time < params.crank) return;
    // It catches unevenly, roars, and settles.
    const since = time - params.crank;
    const gain = raisedCosine(since / 0.15) * (1 + 0.9 * pow(0.2, since / 1.2));
    const engine = this.runEngine();
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += gain * engine[i];
  }

  private turn(out: Float32Array, time: number): void {
    const { params } = this;
    const labour = 0.5 + 0.5 * pow(Math.abs(sin(PI * this.effort)), 1.5);
    const spin = Math.min(1, (time + 0.02) / 0.08) * (0.94 + 0.06 * labour);
    const gain = 0.067 * params.strength * labour * Math.min(1, time / 0.03) * raisedCosine((params.crank + 0.12 - time) / 0.12);
    const step = (418 * spin * params.compressions) / 7.5 / SAMPLE_RATE;
    const table = STARTER.at(420);
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.phase += step;
      this.gear += step * 4.86;
      const motor = params.whine * (0.45 * softClip(1.5 * waveAt(table, this.phase)) + 0.18 * waveAt(table, this.gear));
      out[i] += gain * (motor + 0.9 * this.band.tick(this.noise.next()));
    }
  }
}

function shapeOf(engine: SoundModel, specs: ParamSpecs, own: (words: Words, base: Params) => Record<string, number>): (words: Words) => Params {
  const base = withDefaults(specs, {});
  return (words) => withDefaults(specs, { ...engine.shape(words), ...own(words, base) });
}

/** A boat with an engine. */
export const motorboat: SoundModel = soundModel({
  id: 'motorboat', kind: 'modulated', kernel: 'engine over water', params: BOAT,
  shape: shapeOf(boatEngine, BOAT, ({ mods, intensity }, base) => ({
    water: base.water * ratio(intensity, 1.6) * ratio(mods.wetness, 1.8) * Math.sqrt(mods.speed ?? 1),
    slaps: base.slaps * ratio(intensity, 1.8) * (mods.speed ?? 1),
  })),
  naturalSeconds: () => 1,
  voice: (params, performance) => new BoatVoice(params, performance),
});

/** A car is started. */
export const carStart: SoundModel = soundModel({
  id: 'car_start', kind: 'one-shot', kernel: 'starter and engine', params: START,
  shape: shapeOf(startedEngine, START, ({ mods }, base) => ({
    crank: (base.crank * ratio(mods.age, 1.8)) / (mods.speed ?? 1),
    compressions: (base.compressions * Math.sqrt(mods.speed ?? 1)) / ratio(mods.age, 1.4),
    whine: base.whine * ratio(mods.tonality, 1.8),
  })),
  naturalSeconds: (params) => params.crank + 3,
  voice: (params, performance) => new StartVoice(params, performance),
});
