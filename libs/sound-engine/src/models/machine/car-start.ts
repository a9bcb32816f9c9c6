import { CONTROL_SECONDS, type Block } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { raisedCosine } from '../../dsp/envelope';
import { pow, sin, PI, softClip } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { HarmonicWave, waveAt } from '../../dsp/harmonic-wave';
import { PinkNoise } from '../../dsp/noise';
import { hash32, type Random } from '../../dsp/random';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { type ParamSpecs, ratio } from '../kernels/word-shaping';
import { engineModel } from './car-engine';
import { shapeWithEngine, specsWithEngine, WithEngine } from './with-engine';

/** Share of the idling speed at which an engine catches. */
const CAUGHT_AT = 0.42;
const STARTER = HarmonicWave.falling(10, 0.7);
const OWN: ParamSpecs = {
  crank: { unit: 's', min: 0.1, max: 5, default: 1.49, meaning: 'how long the starter turns' },
  compressions: {
    unit: '/s',
    min: 2,
    max: 14,
    default: 7.5,
    meaning: 'compressions per second: a weak battery turns slowly',
  },
  starter: { unit: 'Hz', min: 100, max: 1500, default: 418, meaning: 'pitch of the starter motor' },
  whine: { unit: 'gain', min: 0, max: 3, default: 0.45, meaning: 'level of the starter motor' },
  gear: { unit: 'gain', min: 0, max: 3, default: 0.18, meaning: 'level of its gear' },
  rush: { unit: 'gain', min: 0, max: 4, default: 0.9, meaning: 'rush and rattle while it turns' },
  labour: { unit: '', min: 0, max: 1, default: 0.5, meaning: 'how deeply each compression holds it back' },
  roar: { unit: 'gain', min: 0, max: 4, default: 0.9, meaning: 'how much louder the engine is as it catches' },
};

/** An engine that is started: its values, and what differs from the usual starter. */
interface StartedEngine {
  id: string;
  /** Brings the starter and the engine to -23 LUFS (measured). */
  level: number;
  engine: Readonly<Record<string, number>>;
  values: Readonly<Record<string, number>>;
}

/** Key, solenoid, a starter that labours against each compression, then the engine. Reference: parameter search. */
class StartVoice extends WithEngine {
  private readonly noise: PinkNoise;
  private readonly band = Biquad.bandPass(1200, 0.4);
  private readonly random: Random;
  private phase = 0;
  private gear = 0;
  private effort = 0;
  private clicked = false;
  private runTime = 0;

  constructor(
    engine: SoundModel,
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    // It catches at the speed at which the starter turns it.
    super(engine, params, performance, CAUGHT_AT * params.rpm);
    this.noise = new PinkNoise(hash32(performance.seed, 'starter'));
    this.random = eventDraws(performance, 'key');
  }

  protected control(time: number): void {
    if (this.clicked) return;
    this.clicked = true;
    const level = 0.55 * this.level * this.params.strength;
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
    const gain = raisedCosine(since / 0.15) * (1 + params.roar * pow(0.2, since / 1.2));
    const engine = this.runEngine();
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += gain * engine[i];
  }

  private turn(out: Float32Array, time: number): void {
    const { params } = this;
    const labour = 1 - params.labour + params.labour * pow(Math.abs(sin(PI * this.effort)), 1.5);
    const spin = Math.min(1, (time + 0.02) / 0.08) * (0.94 + 0.06 * labour);
    const gain =
      0.6 *
      this.level *
      params.strength *
      labour *
      Math.min(1, time / 0.03) *
      raisedCosine((params.crank + 0.12 - time) / 0.12);
    const step = (params.starter * spin * params.compressions) / OWN.compressions.default / SAMPLE_RATE;
    const table = STARTER.at(params.starter);
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.phase += step;
      this.gear += step * 4.86;
      const motor = params.whine * softClip(1.5 * waveAt(table, this.phase)) + params.gear * waveAt(table, this.gear);
      out[i] += gain * (motor + params.rush * this.band.tick(this.noise.next()));
    }
  }
}

function startModel({ id, level, engine, values }: StartedEngine): SoundModel {
  const running = engineModel({ id, level, values: engine });
  const params = specsWithEngine(running, specsWith(OWN, values));
  return soundModel({
    id,
    kind: 'one-shot',
    kernel: 'starter and engine',
    params,
    mapModifiers: shapeWithEngine(running, params, ({ mods }, base) => ({
      crank: (base.crank * ratio(mods.age, 1.8)) / (mods.speed ?? 1),
      compressions: (base.compressions * Math.sqrt(mods.speed ?? 1)) / ratio(mods.age, 1.4),
      whine: base.whine * ratio(mods.tonality, 1.8),
      gear: base.gear * ratio(mods.tonality, 1.8),
    })),
    differences: differencesOf(params),
    naturalSeconds: (now) => now.crank + 3,
    voice: (now, performance) => new StartVoice(running, now, performance, level),
  });
}

/** A car is started. */
export const carStart: SoundModel = startModel({
  id: 'car_start',
  level: 0.113,
  engine: { rpm: 850, top: 1500, revs: 0.3, width: 0.17, gas: 0.9, muffler: 4500, pipe: 130, drive: 3.6, valves: 0.15 },
  values: { crank: 1.49, compressions: 7.5, starter: 418, whine: 0.45, gear: 0.18, rush: 1.3, labour: 0.6, roar: 0.7 },
});
