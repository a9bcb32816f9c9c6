import { type Block, CONTROL_SECONDS, ControlVoice, type Grain } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { DelayLine } from '../../dsp/delay';
import { tauFactor } from '../../dsp/envelope';
import { EventStream } from '../../dsp/event-stream';
import { exp, lerpLog, pow, softClip } from '../../dsp/exact-math';
import { WhiteNoise } from '../../dsp/noise';
import { sineTurn } from '../../dsp/oscillator';
import { hash32, type Random } from '../../dsp/random';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import {
  between,
  lengthFactor,
  pitchFactor,
  ratio,
  ratioBetween,
  type ParamSpecs,
  withDefaults,
} from '../kernels/word-shaping';

/** Brings the defaults to -23 LUFS momentary (measured). */
const LEVEL = 0.151;
/** Relative levels of the harmonics of the beam. */
const HARMONICS = [1, 0.45, 0.3, 0.2, 0.12] as const;
/** The beam with its first 1 to 5 harmonics as one period each, so that any number of them costs the same. */
const WAVE_SIZE = 2048;
const WAVES = HARMONICS.map((_, top) => {
  const wave = new Float32Array(WAVE_SIZE + 1);
  for (let i = 0; i <= WAVE_SIZE; i++) {
    for (let h = 0; h <= top; h++) wave[i] += HARMONICS[h] * sineTurn(((h + 1) * i) / WAVE_SIZE);
  }
  return wave;
});
/** Echoes of the shot: frames, level. */
const ECHOES = [
  [2640, 0.27],
  [5760, 0.13],
] as const;

const specs: ParamSpecs = {
  start: { unit: 'Hz', min: 400, max: 12000, default: 5200, meaning: 'pitch at the shot' },
  end: { unit: 'Hz', min: 40, max: 2500, default: 170, meaning: 'pitch it falls to' },
  fall: { unit: 's', min: 0.008, max: 0.6, default: 0.045, meaning: 'how fast it falls' },
  bend: {
    unit: 'exponent',
    min: 0.6,
    max: 4,
    default: 1.7,
    meaning: 'large: a crack of high pitch, then a long low end, as of a struck wire',
  },
  length: { unit: 's', min: 0.03, max: 2, default: 0.17, meaning: 'of the shot, to 1/e' },
  grit: { unit: 'depth', min: 0, max: 3, default: 0.6, meaning: 'rough modulation at half the pitch' },
  drive: { unit: 'gain', min: 0.5, max: 6, default: 1.6, meaning: 'force of the discharge' },
  crack: { unit: 'gain', min: 0, max: 2, default: 0.5, meaning: 'spark at the start' },
  punch: { unit: 'gain', min: 0, max: 2, default: 0.5, meaning: 'kick of the weapon' },
  punchPitch: { unit: 'Hz', min: 35, max: 300, default: 110, meaning: 'pitch of the kick' },
  echo: { unit: 'gain', min: 0, max: 2, default: 1, meaning: 'slap back from near walls' },
  rate: { unit: 'shots/s', min: 0.2, max: 16, default: 2.4, meaning: 'how fast it fires' },
};

/**
 * One discharge. The pitch falls as in a wave on a stiff wire struck far away: high parts arrive first
 * (the sound that film lasers were made of).
 */
class Shot implements Grain {
  private readonly noise: WhiteNoise;
  private readonly sparkHigh = Biquad.highPass(1500);
  private readonly decay: number;
  private readonly sparkDecay = tauFactor(0.006);
  private readonly kickDecay = tauFactor(0.05);
  private turns = 0;
  private kickTurns = 0;
  private level: number;
  private spark: number;
  private kick: number;
  private frame = 0;

  constructor(
    private readonly params: Params,
    level: number,
    seed: number,
  ) {
    this.noise = new WhiteNoise(seed);
    this.decay = tauFactor(params.length);
    this.level = level;
    this.spark = level * params.crack;
    this.kick = level * params.punch;
  }

  add(block: Block, from: number, to: number): boolean {
    const out = block[0];
    const { params } = this;
    const time = this.frame / SAMPLE_RATE;
    const pitch = Math.min(
      14_000,
      params.end + (params.start - params.end) * pow(1 + time / params.fall, -params.bend),
    );
    const kickPitch = params.punchPitch * (1 + 0.8 * exp(-time / 0.012));
    // Harmonics that would fold back over the top are left out.
    const wave = WAVES[Math.max(1, Math.min(HARMONICS.length, Math.floor(20_000 / pitch))) - 1];
    const dt = pitch / SAMPLE_RATE;
    const kickDt = kickPitch / SAMPLE_RATE;
    const wobble = 0.08 * params.grit;
    const growl = 0.4 * params.grit;
    for (let i = from; i < to; i++) {
      const half = sineTurn(0.5 * this.turns);
      this.turns += dt * (1 + wobble * half);
      const x = (this.turns - Math.floor(this.turns)) * WAVE_SIZE;
      const at = x | 0;
      const beam =
        softClip(params.drive * (wave[at] + (wave[at + 1] - wave[at]) * (x - at)) * (1 + growl * half)) * this.level;
      const attack = this.frame < 24 ? this.frame / 24 : 1;
      this.kickTurns += kickDt;
      let y = beam + sineTurn(this.kickTurns) * this.kick;
      if (this.spark > 1e-4) y += this.sparkHigh.tick(this.noise.next()) * this.spark;
      out[i] += attack * LEVEL * y;
      this.level *= this.decay;
      this.spark *= this.sparkDecay;
      this.kick *= this.kickDecay;
      this.frame++;
    }
    return this.level > 1e-3;
  }
}

class LaserVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  private readonly delay = new DelayLine(0.13);

  constructor(params: Params, performance: Performance) {
    super(params, 1);
    const { cue, seed, duration } = performance;
    const rhythm = { rate: params.rate, regularity: 0.95, count: cue.kind === 'continuous' ? 2 : Infinity };
    this.stream = new EventStream(cue, rhythm, hash32(seed, 'times'), duration - 0.05);
    this.random = eventDraws(performance, 'shots');
  }

  protected control(time: number): void {
    const { stream } = this;
    stream.setRate(this.params.rate);
    const end = time + CONTROL_SECONDS;
    for (let at = stream.takeBefore(end); at >= 0; at = stream.takeBefore(end)) this.fire(at);
  }

  /** Slap back from near walls. */
  protected override finish(block: Block): void {
    const out = block[0];
    const { echo } = this.params;
    for (let i = 0; i < out.length; i++) {
      this.delay.write(out[i]);
      for (let k = 0; k < ECHOES.length; k++) out[i] += echo * ECHOES[k][1] * this.delay.read(ECHOES[k][0]);
    }
  }

  private fire(at: number): void {
    const { params, random } = this;
    const varied = {
      ...params,
      start: params.start * random.logNormal(0.06),
      end: params.end * random.logNormal(0.05),
      fall: params.fall * random.logNormal(0.08),
    };
    const force = random.logNormal(0.06);
    this.start(new Shot(varied, force, random.next()), at, Math.min(1, 0.6 * force), 'shot');
  }
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity } = words;
  const length = lengthFactor(mods.size);
  const pitch = pitchFactor(mods.pitch) / pow(length, 0.45);
  return withDefaults(specs, {
    start: specs.start.default * pitch * ratio(mods.brightness, 1.6),
    end: lerpLog(specs.end.default, specs.end.default * 3, Math.max(0, between(mods.tonality, 0, 0, 1))) * pitch,
    fall: (specs.fall.default * pow(length, 0.6)) / (mods.speed ?? 1),
    bend: specs.bend.default,
    length: mods.duration
      ? mods.duration / 5
      : (specs.length.default * pow(length, 0.5) * ratioBetween(intensity, 0.8, 1.25)) / Math.sqrt(mods.speed ?? 1),
    grit: specs.grit.default * ratio(mods.roughness, 3) * ratioBetween(intensity, 0.6, 1.8) * ratio(mods.age, 1.5),
    drive: specs.drive.default * ratioBetween(intensity, 0.55, 2.2),
    crack: specs.crack.default * ratioBetween(intensity, 0.4, 2),
    punch: specs.punch.default * pow(length, 0.5) * ratioBetween(intensity, 0.4, 2),
    punchPitch: specs.punchPitch.default * pitch,
    echo: specs.echo.default * ratio(mods.hollowness, 1.5),
    rate: mods.rate ?? specs.rate.default * (mods.speed ?? 1) * ratioBetween(intensity, 0.8, 1.3),
  });
}

/** Shot of a ray gun. */
export const laser: SoundModel = soundModel({
  id: 'laser',
  kind: 'one-shot',
  kernel: 'laser sweep',
  params: specs,
  repeatable: true,
  mapModifiers,
  differences: differencesOf(specs),
  naturalSeconds: (params) => 0.12 + 6.9 * params.length,
  naturalRate: (params) => params.rate,
  voice: (params, performance) => new LaserVoice(params, performance),
});
