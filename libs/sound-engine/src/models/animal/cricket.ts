import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { EventStream } from '../../dsp/event-stream';
import { sineTurn } from '../../dsp/oscillator';
import { GrainRing } from '../../dsp/grain-ring';
import { PinkNoise } from '../../dsp/noise';
import { Biquad } from '../../dsp/biquad';
import { hash32, Random } from '../../dsp/random';
import type { Cue, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
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

/** Brings the defaults to -23 LUFS (measured). */
const LEVEL = 0.375;
const LONGEST_CHIRP_SECONDS = 0.4;
const MAX_INSECTS = 24;
/** Faint copies from grass and ground: seconds, level. */
const ECHOES = [
  [0.0213, 0.1],
  [0.0417, 0.08],
  [0.0731, 0.05],
  [0.1187, 0.03],
] as const;

const specs: ParamSpecs = {
  pitch: { unit: 'Hz', min: 2000, max: 9000, default: 4850, meaning: 'carrier: small insects high' },
  rate: { unit: 'chirps/s', min: 0.3, max: 8, default: 2.6, meaning: 'chirps of one insect; warm nights are fast' },
  pulses: { unit: 'count', min: 1, max: 12, default: 3, meaning: 'wing strokes in a chirp' },
  pulseRate: { unit: 'strokes/s', min: 20, max: 120, default: 60, meaning: 'speed of the wing strokes' },
  pulseLength: { unit: 'share', min: 0.2, max: 1, default: 0.54, meaning: 'part of the stroke that sounds' },
  glide: { unit: 'ratio', min: -0.15, max: 0.15, default: -0.04, meaning: 'slide of the pitch within a stroke' },
  buzz: { unit: 'share', min: 0, max: 1, default: 0.04, meaning: '0 a pure tone .. 1 the rasp of a katydid' },
  insects: { unit: 'count', min: 1, max: MAX_INSECTS, default: 3, meaning: 'how many sing' },
  night: { unit: 'gain', min: 0, max: 1, default: 0.1, meaning: 'air of the night behind them' },
};

/** One singer of the meadow. */
interface Insect {
  stream: EventStream;
  random: Random;
  pitch: number;
  /** Factor of the chirp rate. */
  tempo: number;
  level: number;
  pan: number;
}

/** Crickets: each chirp a few strokes of one wing over the other, each stroke a tone burst that slides a little. */
class CricketVoice extends ControlVoice {
  private readonly insects: Insect[];
  private readonly ring = new GrainRing(2, LONGEST_CHIRP_SECONDS + 0.15);
  private readonly grain = new Float32Array(Math.ceil(LONGEST_CHIRP_SECONDS * SAMPLE_RATE));
  private readonly air: readonly [PinkNoise, PinkNoise];
  private readonly airBlock = new Float32Array(CONTROL_FRAMES);
  private readonly airHigh = [Biquad.highPass(180), Biquad.highPass(180)] as const;

  constructor(params: Params, { cue, seed, duration }: Performance) {
    super(params, 2);
    this.air = [new PinkNoise(hash32(seed, 'air', 0)), new PinkNoise(hash32(seed, 'air', 1))];
    const room = new Random(hash32(seed, 'meadow'));
    this.insects = Array.from({ length: MAX_INSECTS }, (_, index) => {
      // The nearest follows the cue; the others sing in their own time.
      const own: Cue = index === 0 ? cue : { kind: 'continuous' };
      const tempo = room.logNormal(0.1);
      const rhythm = {
        rate: params.rate * tempo,
        regularity: 0.96,
        first: index === 0 ? 0.01 : room.uniform() / params.rate,
      };
      return {
        stream: new EventStream(own, rhythm, hash32(seed, 'times', index), duration - 0.04),
        random: new Random(hash32(seed, 'chirps', index)),
        tempo,
        pitch: room.logNormal(0.03),
        level: index === 0 ? 1 : room.range(0.06, 0.25),
        pan: index === 0 ? room.range(-0.25, 0.25) : room.range(-0.95, 0.95),
      };
    });
  }

  protected control(time: number): void {
    const end = time + CONTROL_SECONDS;
    for (let index = 0; index < this.insects.length; index++) {
      const { stream } = this.insects[index];
      stream.setRate(this.params.rate * this.insects[index].tempo);
      for (let at = stream.takeBefore(end); at >= 0; at = stream.takeBefore(end)) {
        if (index < Math.round(this.params.insects)) this.chirp(this.insects[index], at, index === 0);
      }
    }
  }

  protected override sound(block: Block): void {
    const { airBlock } = this;
    const level = 0.06 * LEVEL * this.params.night;
    if (level > 0) {
      for (let channel = 0; channel < 2; channel++) {
        const out = block[channel];
        this.air[channel].fill(airBlock, 0, CONTROL_FRAMES, level);
        this.airHigh[channel].process(airBlock, 0, CONTROL_FRAMES);
        for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += airBlock[i];
      }
    }
    this.ring.read(block, 0, CONTROL_FRAMES);
  }

  private chirp(insect: Insect, at: number, isNear: boolean): void {
    const { params, grain } = this;
    const { random } = insect;
    const strokes = Math.max(1, Math.round(params.pulses + (random.chance(0.06) ? random.range(-1, 1) : 0)));
    const period = 1 / (params.pulseRate * random.logNormal(0.02));
    const frames = Math.min(grain.length, Math.round(strokes * period * SAMPLE_RATE));
    grain.fill(0, 0, frames);
    for (let k = 0; k < strokes; k++)
      this.stroke(insect, Math.round(k * period * SAMPLE_RATE), period, 0.75 + (0.25 * (k + 1)) / strokes, frames);
    const offset = this.offsetOf(at);
    this.ring.add(grain, frames, offset, LEVEL * insect.level, insect.pan);
    for (const [delay, part] of ECHOES)
      this.ring.add(grain, frames, offset + Math.round(delay * SAMPLE_RATE), LEVEL * insect.level * part, -insect.pan);
    if (isNear) this.note(at, Math.min(1, 0.7 * insect.level), 'chirp');
  }

  private stroke(insect: Insect, start: number, period: number, level: number, frames: number): void {
    const { params, grain } = this;
    const { random } = insect;
    const length = Math.min(frames - start, Math.round(period * params.pulseLength * SAMPLE_RATE));
    const pitch = params.pitch * insect.pitch * random.logNormal(0.004);
    let turns = random.uniform();
    for (let i = 0; i < length; i++) {
      const u = i / length;
      turns += (pitch * (1 + params.glide * (u - 0.5)) * (1 + params.buzz * 0.5 * random.bipolar())) / SAMPLE_RATE;
      const tone = sineTurn(turns) + 0.06 * sineTurn(2 * turns);
      const rasp = params.buzz > 0.1 ? 1 - params.buzz + params.buzz * 1.6 * Math.abs(random.bipolar()) : 1;
      grain[start + i] += tone * rasp * level * sineTurn(0.5 * (0.04 + 0.96 * u));
    }
  }
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity, variant } = words;
  const length = lengthFactor(mods.size);
  const cicada = variant === 'cicada' || variant === 'katydid';
  const many =
    mods.sources ?? mods.count ?? specs.insects.default * ratioBetween(intensity, 0.4, 3) * ratio(mods.density, 4);
  return withDefaults(specs, {
    pitch: (specs.pitch.default * pitchFactor(mods.pitch) * ratio(mods.brightness, 1.3)) / Math.sqrt(length),
    rate: mods.rate ?? specs.rate.default * (mods.speed ?? 1) * ratioBetween(intensity, 0.8, 1.25),
    pulses: cicada ? 12 : between(mods.density, 2, specs.pulses.default, 5),
    pulseRate: ((cicada ? 110 : specs.pulseRate.default) * Math.sqrt(mods.speed ?? 1)) / Math.sqrt(length),
    pulseLength: specs.pulseLength.default,
    glide: specs.glide.default,
    buzz: between(mods.roughness, 0, specs.buzz.default, 0.7) + (cicada ? 0.5 : 0),
    insects: many,
    night: specs.night.default,
  });
}

/** Crickets and their kin, one or a meadow. */
export const cricket: SoundModel = soundModel({
  id: 'cricket',
  kind: 'texture',
  kernel: 'stridulation',
  isPeriodic: true,
  params: specs,
  repeatable: true,
  mapModifiers,
  naturalSeconds: (params) => params.pulses / params.pulseRate,
  naturalRate: (params) => params.rate,
  differences: differencesOf(specs),
  voice: (params, performance) => new CricketVoice(params, performance),
});
