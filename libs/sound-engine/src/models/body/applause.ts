import { addScaled } from '../../dsp/add-scaled';
import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice, GrainPool } from '../../dsp/control-voice';
import { exp, pow } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { WhiteNoise } from '../../dsp/noise';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, Random } from '../../dsp/random';
import { SmallRoom } from '../../dsp/small-room';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';

/** Brings the defaults to -23 LUFS (measured). */
const LEVEL = 0.15;
/** Claps heard one by one; the others merge into the bed. */
const MAX_CLAPS_PER_SECOND = 420;
const PERSONS = 48;

const specs: ParamSpecs = {
  people: { unit: 'count', min: 2, max: 2000, default: 328, meaning: 'how many clap' },
  rate: { unit: 'claps/s', min: 1, max: 8, default: 2.34, meaning: 'how fast each of them claps' },
  palm: { unit: 'Hz', min: 300, max: 5000, default: 1150, meaning: 'cupped hands low, flat hands high' },
  // A hollow of palms at 1150 Hz with a Q of 1 to 3.5 rings Q / (pi f) = 0.3 to 1 ms by itself.
  length: { unit: 's', min: 0.001, max: 0.02, default: 0.0015, meaning: 'of one clap, to 1/e' },
  near: { unit: 'dB', min: 0, max: 60, default: 37, meaning: 'spread of near and far' },
  bed: { unit: 'gain', min: 0, max: 3, default: 2.2, meaning: 'the hall full of others' },
  swell: { unit: 'depth', min: 0, max: 1, default: 0.15, meaning: 'how it comes and goes' },
  bright: { unit: 'Hz', min: 1000, max: 18_000, default: 7640, meaning: 'upper end' },
  strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'force' },
};

interface Person {
  height: number;
  q: number;
  level: number;
  pan: number;
}

/**
 * Applause: every person has palms and a place of their own; many claps a second, and behind them a bed of all the
 * rest.
 */
class ApplauseVoice extends ControlVoice {
  /** The bed in one block, both channels: its noise, and what palms make of it. */
  private readonly hands = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly palms = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly persons: readonly Person[];
  private readonly clock: PoissonClock;
  private readonly random: Random;
  private readonly gust: FractalNoiseLfo;
  private readonly pool = new GrainPool(() => new NoiseGrain());
  private readonly noises: readonly WhiteNoise[];
  private readonly beds: readonly (readonly Biquad[])[];
  private readonly tops = [Biquad.lowPass(9000), Biquad.lowPass(9000)] as const;
  private readonly rooms = [new SmallRoom(1.2, 0.13), new SmallRoom(1.3, 0.13)] as const;
  private bed = 0;
  private tunedPalm = 0;
  private tunedTop = 0;

  constructor(params: Params, performance: Performance) {
    super(params, 2);
    const { seed } = performance;
    const crowd = new Random(hash32(seed, 'persons'));
    this.persons = Array.from({ length: PERSONS }, () => ({
      height: crowd.range(0.5, 2),
      q: crowd.range(1, 3.5),
      level: crowd.uniform(),
      pan: crowd.range(-0.95, 0.95),
    }));
    this.clock = new PoissonClock(hash32(seed, 'claps'));
    this.random = eventDraws(performance, 'hands');
    this.gust = new FractalNoiseLfo(hash32(seed, 'swell'), 0.6);
    this.noises = [new WhiteNoise(hash32(seed, 'bed', 0)), new WhiteNoise(hash32(seed, 'bed', 1))];
    this.beds = [0, 1].map(() => [Biquad.bandPass(1250, 0.7), Biquad.highPass(350)]);
  }

  protected control(time: number): void {
    const { params, random } = this;
    const swell = this.gust.gain(CONTROL_SECONDS, params.swell);
    const claps = params.people * params.rate;
    const heard = Math.min(MAX_CLAPS_PER_SECOND, claps);
    // Unheard claps add up as noise does: with the root of their number.
    this.bed = 0.5 * LEVEL * params.bed * params.strength * swell * Math.sqrt(Math.max(0, claps - 0.5 * heard) / 1000);
    if (this.tunedPalm !== params.palm || this.tunedTop !== params.bright) {
      this.tunedPalm = params.palm;
      this.tunedTop = params.bright;
      for (const [band] of this.beds) band.bandPass(params.palm, 0.7);
      for (const top of this.tops) top.lowPass(params.bright);
    }
    for (
      let frame = this.clock.take(heard * swell, CONTROL_FRAMES);
      frame >= 0;
      frame = this.clock.take(heard * swell, CONTROL_FRAMES)
    ) {
      const person = this.persons[random.integer(Math.max(2, Math.round(Math.min(PERSONS, params.people))))];
      const level = LEVEL * params.strength * swell * exp(-0.1151 * params.near * person.level) * random.logNormal(0.2);
      const pitch = Math.min(12_000, params.palm * person.height * random.logNormal(0.05));
      const at = time + frame / SAMPLE_RATE;
      this.start(
        this.pool
          .take()
          .begin(random.next(), pitch, person.q, params.length * random.logNormal(0.2), level, person.pan, 0.0007),
        at,
      );
    }
  }

  protected override sound([left, right]: Block): void {
    const { hands, palms } = this;
    const [[leftBand, leftHigh], [rightBand, rightHigh]] = this.beds;
    this.noises.forEach((noise, channel) => {
      noise.fill(hands[channel], 0, CONTROL_FRAMES, this.bed);
      palms[channel].set(hands[channel]);
    });
    leftBand.processWith(rightBand, palms[0], palms[1], 0, CONTROL_FRAMES);
    for (let channel = 0; channel < 2; channel++) addScaled(palms[channel], hands[channel], 0.15);
    leftHigh.processWith(rightHigh, palms[0], palms[1], 0, CONTROL_FRAMES);
    addScaled(left, palms[0], 1);
    addScaled(right, palms[1], 1);
  }

  protected override finish([left, right]: Block): void {
    this.tops[0].processWith(this.tops[1], left, right, 0, CONTROL_FRAMES);
    this.rooms[0].process(left, 0, CONTROL_FRAMES);
    this.rooms[1].process(right, 0, CONTROL_FRAMES);
  }
}

/** Many people clapping. */
export const applause: SoundModel = soundModel({
  id: 'applause',
  kind: 'texture',
  kernel: 'many hands',
  params: specs,
  repeatable: true,
  mapModifiers: ({ mods, intensity }: LayerModifiers): Params => {
    const many =
      mods.sources ??
      specs.people.default *
        ratio(mods.density, 4) *
        pow(lengthFactor(mods.size), 1.5) *
        ratioBetween(intensity, 0.3, 3);
    return withDefaults(specs, {
      people: many,
      rate: mods.rate ?? specs.rate.default * (mods.speed ?? 1) * ratioBetween(intensity, 0.85, 1.25),
      palm: specs.palm.default * pitchFactor(mods.pitch) * (mods.ageClass === 'child' ? 1.4 : 1),
      length: specs.length.default * ratio(mods.hollowness, 1.6),
      near: specs.near.default * ratioBetween(intensity, 1.15, 0.85),
      bed: specs.bed.default * ratioBetween(intensity, 0.7, 1.4),
      swell: mods.emotion === 'happy' ? 2 * specs.swell.default : specs.swell.default,
      bright: specs.bright.default * ratio(mods.brightness, 2) * ratioBetween(intensity, 0.75, 1.3),
      strength: ratio(intensity, 1.6),
    });
  },
  differences: differencesOf(specs),
  naturalSeconds: () => 0.2,
  naturalRate: () => 0,
  voice: (params, performance) => new ApplauseVoice(params, performance),
});
