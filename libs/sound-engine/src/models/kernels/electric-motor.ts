import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { clamp, exp, pow, softClip } from '../../dsp/exact-math';
import type { NoiseStream } from '../../dsp/noise-stream';
import { OnePole } from '../../dsp/one-pole';
import { sineTurn } from '../../dsp/oscillator';
import { hash32, Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { type KernelRow, specsWith } from './kinds';
import { differencesOf } from './own-kind';
import { ownNoise } from './own-noise';
import { soundModel } from './sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, signed, withDefaults, type ParamSpecs } from './word-shaping';

const PARAMS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 20, max: 2500, default: 400, meaning: 'turns and poles of the motor: its tone' },
  tone: { unit: '', min: 0, max: 2, default: 1, meaning: 'level of that tone' },
  slope: { unit: '', min: 0.1, max: 2.5, default: 0.6, meaning: 'how fast its harmonics fall' },
  drive: { unit: '', min: 0.5, max: 6, default: 2, meaning: 'harshness' },
  gear: { unit: '', min: 0, max: 1.5, default: 0, meaning: 'whine of the gears' },
  gearRatio: { unit: 'ratio', min: 2, max: 16, default: 7.3, meaning: 'teeth: pitch of the gears over the motor' },
  brush: { unit: '', min: 0, max: 2, default: 0.3, meaning: 'sparking brushes' },
  brushPitch: { unit: 'Hz', min: 1500, max: 12_000, default: 6300, meaning: 'pitch of the brushes' },
  noise: { unit: '', min: 0, max: 3, default: 0.6, meaning: 'rush of the machine' },
  noiseLow: { unit: 'Hz', min: 60, max: 5000, default: 500, meaning: 'lower edge of that' },
  noiseHigh: { unit: 'Hz', min: 500, max: 17_000, default: 7000, meaning: 'upper edge of that' },
  air: { unit: '', min: 0, max: 3, default: 0.4, meaning: 'moved air' },
  airPitch: { unit: 'Hz', min: 100, max: 4000, default: 900, meaning: 'pitch of the air' },
  beatRate: { unit: '/s', min: 0.3, max: 60, default: 12, meaning: 'how often the load beats: blades, drum' },
  beat: { unit: '', min: 0, max: 1, default: 0.05, meaning: 'how strongly it beats' },
  load: { unit: '', min: 0, max: 0.4, default: 0.04, meaning: 'how far work slows it down' },
  strain: { unit: '', min: 0, max: 1, default: 0, meaning: 'how unevenly the work weighs on it' },
  spin: { unit: 's', min: 0.02, max: 2, default: 0.2, meaning: 'time to run up' },
  strength: { unit: '', min: 0.05, max: 4, default: 1, meaning: 'level' },
};

const MAX_HARMONICS = 24;
const TOP_HERTZ = 16_000;
const TABLE = 2048;

/**
 * Harmonics into tanh, gear partial, brush and air bands, load dips, spin-up. Reference: electric motor
 * (docs/parameter-search.md).
 */
class MotorVoice extends ControlVoice {
  private readonly noise: NoiseStream;
  private readonly hiss: NoiseStream;
  private readonly load: FractalNoiseLfo;
  private readonly unrest: FractalNoiseLfo;
  private readonly brush = Biquad.bandPass(6000, 1.2);
  private readonly air = Biquad.bandPass(900, 0.9);
  private readonly high = Biquad.lowPass(7000);
  private readonly low = new OnePole(500);
  private readonly direct = new OnePole(18);
  private readonly phases: number[];
  private readonly wave = new Float32Array(TABLE + 1);
  private waveKey = -1;
  private phase = 0;
  private gearPhase = 0;
  private beatPhase = 0;
  private speed = 0.25;
  private gain = 0;
  private readonly rush = new Float32Array(CONTROL_FRAMES);
  private readonly bright = new Float32Array(CONTROL_FRAMES);
  private readonly moved = new Float32Array(CONTROL_FRAMES);
  private isNoted = false;
  private tuned = { noiseHigh: 0, noiseLow: 0, brushPitch: 0, airPitch: 0 };

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    super(params, 1);
    const { seed } = performance;
    const random = new Random(hash32(seed, 'phases'));
    this.phases = Array.from({ length: MAX_HARMONICS }, () => random.uniform());
    this.phase = random.uniform();
    this.noise = ownNoise(performance, 'white', hash32(seed, 'rush'), 'rush');
    this.hiss = ownNoise(performance, 'white', hash32(seed, 'hiss'), 'hiss');
    this.load = new FractalNoiseLfo(hash32(seed, 'load'), 0.9);
    this.unrest = new FractalNoiseLfo(hash32(seed, 'unrest'), 14);
  }

  protected control(time: number): void {
    if (!this.isNoted) this.note(time, 0.6, 'start');
    this.isNoted = true;
    const { params } = this;
    this.speed += (1 - this.speed) * (1 - exp(-CONTROL_SECONDS / params.spin));
    const { noiseHigh, noiseLow, brushPitch, airPitch } = params;
    const { tuned } = this;
    if (
      tuned.noiseHigh === noiseHigh &&
      tuned.noiseLow === noiseLow &&
      tuned.brushPitch === brushPitch &&
      tuned.airPitch === airPitch
    )
      return;
    this.tuned = { noiseHigh, noiseLow, brushPitch, airPitch };
    this.high.lowPass(noiseHigh);
    this.low.setFrequency(noiseLow);
    this.brush.bandPass(brushPitch, 1.2);
    this.air.bandPass(airPitch, 0.9);
  }

  protected override sound(block: Block): void {
    const [out] = block;
    const { params, rush, bright, moved } = this;
    const work = this.load.next(CONTROL_SECONDS);
    const unrest = this.unrest.next(CONTROL_SECONDS);
    const speed = this.speed * (1 - params.load * (0.5 + 0.5 * work)) * (1 + 0.006 * unrest);
    const frequency = params.pitch * speed;
    this.tune(frequency);
    this.beatPhase += params.beatRate * speed * CONTROL_SECONDS;
    const beat = 1 - params.beat * (0.5 + 0.5 * sineTurn(this.beatPhase));
    const target =
      this.level * params.strength * beat * (0.25 + 0.75 * this.speed) * exp(0.06 * work + params.strain * unrest);
    const step = (target - this.gain) / CONTROL_FRAMES;
    this.fillNoise();
    const dt = frequency / SAMPLE_RATE;
    const gearFrequency = frequency * params.gearRatio;
    const gearStep = gearFrequency / SAMPLE_RATE;
    const gear = gearFrequency < TOP_HERTZ ? params.gear : 0;
    const { wave } = this;
    const { drive, tone } = params;
    const clean = 1 / Math.sqrt(drive);
    let { phase, gearPhase } = this;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      const x = phase * TABLE;
      const k = x | 0;
      let turning = tone * (wave[k] + (wave[k + 1] - wave[k]) * (x - k));
      if (gear > 0) turning += 0.35 * gear * sineTurn(gearPhase);
      // The noise goes through the same saturation: tone and noise belong together.
      const y = softClip(drive * (turning + 0.3 * rush[i]));
      bright[i] += y * clean + moved[i] + 0.4 * rush[i];
      phase += dt;
      if (phase >= 1) phase -= Math.floor(phase);
      gearPhase += gearStep;
    }
    this.phase = phase;
    this.gearPhase = gearPhase - Math.floor(gearPhase);
    this.direct.highPassBlock(bright, 0, CONTROL_FRAMES);
    let { gain } = this;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      out[i] += gain * bright[i];
      gain += step;
    }
    this.gain = gain;
  }

  private fillNoise(): void {
    const { params, rush, bright, moved } = this;
    this.noise.fill(rush, 0, CONTROL_FRAMES);
    moved.set(rush);
    this.hiss.fill(bright, 0, CONTROL_FRAMES);
    this.low.highPassBlock(rush, 0, CONTROL_FRAMES);
    this.high.process(rush, 0, CONTROL_FRAMES);
    this.brush.process(bright, 0, CONTROL_FRAMES);
    this.air.process(moved, 0, CONTROL_FRAMES);
    const width = Math.max(300, params.noiseHigh - params.noiseLow);
    const rushGain = params.noise * 1.2 * Math.sqrt(SAMPLE_RATE / 2 / width) * pow(this.speed, 1.5);
    const brushGain = params.brush * 0.9 * Math.sqrt(SAMPLE_RATE / 2 / (params.brushPitch * 1.31));
    const airGain = params.air * 1.2 * Math.sqrt(SAMPLE_RATE / 2 / (params.airPitch * 1.75)) * this.speed * this.speed;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      rush[i] *= rushGain;
      bright[i] *= brushGain;
      moved[i] *= airGain;
    }
  }

  /** One turn of the tone, band-limited for the present pitch. */
  private tune(frequency: number): void {
    const { params } = this;
    const count = clamp(Math.floor(TOP_HERTZ / frequency), 1, MAX_HARMONICS);
    const key = count * 100 + params.slope;
    if (key === this.waveKey) return;
    this.waveKey = key;
    let power = 0;
    const gains = this.phases.slice(0, count).map((_, k) => pow(k + 1, -params.slope));
    for (const gain of gains) power += gain * gain;
    const scale = 0.8 / Math.sqrt(power);
    for (let n = 0; n <= TABLE; n++) {
      let y = 0;
      for (let k = 0; k < count; k++) y += gains[k] * sineTurn(((k + 1) * n) / TABLE + this.phases[k]);
      this.wave[n] = y * scale;
    }
  }
}

function shapeOf(specs: ParamSpecs): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => {
    const { mods } = words;
    const length = lengthFactor(mods.size);
    const speed = mods.speed ?? 1;
    const pitch =
      (pitchFactor(mods.pitch) * pow(speed, 0.7) * ratioBetween(words.intensity, 0.82, 1.2)) / pow(length, 0.5);
    const bright = ratio(mods.brightness, 1.8) * ratio(words.intensity, 1.2);
    return withDefaults(specs, {
      ...base,
      pitch: base.pitch * pitch,
      slope: base.slope / ratio(mods.brightness, 1.6) / ratio(words.intensity, 1.15),
      tone: base.tone * ratio(mods.tonality, 1.8),
      drive: base.drive * ratio(words.intensity, 1.5) * ratio(mods.roughness, 1.5),
      gear: base.gear * ratio(mods.age, 1.6),
      brush: base.brush * bright,
      brushPitch: base.brushPitch * Math.sqrt(pitch),
      noise: (base.noise * ratio(words.intensity, 1.4)) / ratio(mods.tonality, 1.5),
      noiseLow: base.noiseLow * Math.sqrt(pitch),
      noiseHigh: base.noiseHigh * bright * Math.sqrt(pitch),
      airPitch: base.airPitch * Math.sqrt(pitch),
      beatRate: mods.rate ?? base.beatRate * speed,
      beat: base.beat * (1 + 0.8 * signed(mods.roughness)),
      load: base.load * ratio(words.intensity, 2),
      spin: (base.spin * Math.sqrt(length)) / speed,
      strength: ratioBetween(words.intensity, 0.5, 1.9),
    });
  };
}

/** The model of a machine with an electric motor. */
export function motorModel(sound: KernelRow): SoundModel {
  const specs = specsWith(PARAMS, sound.values);
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: sound.kernel,
    params: specs,
    mapModifiers: shapeOf(specs),
    naturalSeconds: () => 3,
    differences: differencesOf(specs),
    voice: (params, performance) => new MotorVoice(params, performance, sound.level),
  });
}
