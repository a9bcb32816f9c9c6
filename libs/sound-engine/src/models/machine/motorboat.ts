import { CONTROL_SECONDS, type Block } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { NoiseGrain } from '../../dsp/grains';
import { PinkNoise } from '../../dsp/noise';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, type Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { type ParamSpecs, ratio } from '../kernels/word-shaping';
import { engineModel } from './car-engine';
import { shapeWithEngine, specsWithEngine, WithEngine } from './with-engine';

const boatEngine = engineModel({
  id: 'motorboat',
  level: 0.143,
  values: {
    rpm: 4600,
    top: 6900,
    revs: 0.5,
    gas: 0.5,
    width: 0.14,
    load: 1,
    muffler: 1650,
    pipe: 80,
    drive: 1.67,
    lumpy: 0.22,
  },
});
const BOAT: ParamSpecs = specsWithEngine(boatEngine, {
  water: { unit: 'gain', min: 0, max: 3, default: 0.65, meaning: 'rushing of the wake' },
  slaps: { unit: '/s', min: 0, max: 8, default: 0.9, meaning: 'how often the hull slaps on a wave' },
});

/** An engine over a wake, with the hull slapping on the waves. Reference: parameter search. */
class BoatVoice extends WithEngine {
  private readonly spray: PinkNoise;
  private readonly wake = Biquad.bandPass(1000, 0.35);
  private readonly swell: FractalNoiseLfo;
  private readonly waves: PoissonClock;
  private readonly random: Random;

  constructor(params: Params, performance: Performance) {
    super(boatEngine, params, performance);
    this.spray = new PinkNoise(hash32(performance.seed, 'spray'));
    this.swell = new FractalNoiseLfo(hash32(performance.seed, 'swell'), 2.5);
    this.waves = new PoissonClock(hash32(performance.seed, 'waves'));
    this.random = eventDraws(performance, 'slaps');
    this.note(0, 0.6, 'engine');
  }

  protected control(time: number): void {
    for (
      let at = this.waves.take(this.params.slaps, CONTROL_FRAMES);
      at >= 0;
      at = this.waves.take(this.params.slaps, CONTROL_FRAMES)
    ) {
      const level = 0.125 * this.params.strength * this.random.logNormal(0.4);
      this.start(
        new NoiseGrain().begin(this.random.next(), 230, 0.6, 0.09, level, 0, 0.006),
        time + at / SAMPLE_RATE,
        Math.min(1, 4 * level),
        'slap',
      );
    }
  }

  protected override sound([out]: Block): void {
    const engine = this.runEngine();
    const water = 0.136 * this.params.water * this.params.strength * this.swell.gain(CONTROL_SECONDS, 0.4);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += engine[i] + water * this.wake.tick(this.spray.next());
  }
}

/** A boat with an engine. */
export const motorboat: SoundModel = soundModel({
  id: 'motorboat',
  kind: 'modulated',
  kernel: 'engine over water',
  params: BOAT,
  mapModifiers: shapeWithEngine(boatEngine, BOAT, ({ mods, intensity }, base) => ({
    water: base.water * ratio(intensity, 1.6) * ratio(mods.wetness, 1.8) * Math.sqrt(mods.speed ?? 1),
    slaps: base.slaps * ratio(intensity, 1.8) * (mods.speed ?? 1),
  })),
  differences: differencesOf(BOAT),
  naturalSeconds: () => 1,
  voice: (params, performance) => new BoatVoice(params, performance),
});
