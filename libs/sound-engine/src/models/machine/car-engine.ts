import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { Comb } from '../../dsp/delay';
import { tauFactor } from '../../dsp/envelope';
import { clamp, dbToGain, exp, lerp, log, PI, pow, sin, softClip } from '../../dsp/exact-math';
import { WhiteNoise } from '../../dsp/noise';
import type { NoiseStream } from '../../dsp/noise-stream';
import { OnePole } from '../../dsp/one-pole';
import { hash32, Random } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { FractalNoiseLfo, ValueNoise } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { ENGINE_PARAMS, ENGINE_VARIANTS, shapeEngine } from './car-engine-words';
import { ENGINE_KINDS, type EngineKind } from './engine-kinds';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { ownNoise } from '../kernels/own-noise';
import { soundModel } from '../kernels/sound-model';

const MAX_CYLINDERS = 12;

/** One firing over its width: sin(πx) e^(-4x), and its slope. */
const TABLE = 512;
const PULSE = Float64Array.from({ length: TABLE + 2 }, (_, i) =>
  i >= TABLE ? 0 : sin((PI * i) / TABLE) * exp((-4 * i) / TABLE),
);
const SLOPE = PULSE.map((value, i) => ((PULSE[i + 1] ?? 0) - value) * TABLE * 0.3);

/** Fall of a knock per frame: 1/e in 3.4 ms. */
const KNOCK_DECAY = tauFactor(0.0034);

interface Cylinder {
  /** When in the cycle it fires, 0..1. */
  at: number;
  /** Its own strength: unequal cylinders make the engine lumpy instead of a synthesizer. */
  own: number;
  /** Strength of the firing that runs. */
  gain: number;
  hasFired: boolean;
}

/**
 * Four-stroke engine: a pulse of pressure per firing, gas noise that follows the flow, two exhaust pipes, the rattle of
 * the valve train. Reference: parameter searches of the engine kernel.
 */
class EngineVoice extends ControlVoice {
  private readonly cylinders: Cylinder[] = [];
  /** Of one block: the pressure of all cylinders and its slope, the gas, the valves. */
  private readonly flow = new Float64Array(CONTROL_FRAMES);
  private readonly slope = new Float64Array(CONTROL_FRAMES);
  private readonly rush = new Float32Array(CONTROL_FRAMES);
  private readonly rattle = new Float32Array(CONTROL_FRAMES);
  private readonly random: Random;
  private readonly gas: NoiseStream;
  private readonly gasLow = new OnePole(8300);
  private readonly gasHigh = new OnePole(300);
  private readonly pipes: readonly [Comb, Comb];
  private readonly muffler = [new OnePole(2250), new OnePole(2250)] as const;
  private readonly boxes = [new Biquad(), new Biquad()] as const;
  private readonly valveNoise: NoiseStream;
  private readonly valves: Svf;
  private readonly bed: NoiseStream;
  private readonly deep = new OnePole(90);
  private readonly wobble: FractalNoiseLfo;
  private readonly throttle: ValueNoise;
  private readonly exhaust = new Float32Array(CONTROL_FRAMES);
  /** Position in the cycle of two turns, 0..1. */
  private phase = 0;
  private step = 0;
  /** Revolutions per minute, lagging behind the throttle. */
  private rpm: number;
  private surge = 0;
  /** What pulling does to the level at the end of the last block, gain. */
  private pulled: number;
  /** Level of the knock of the firing that runs: a hammer blow of burning diesel. */
  private knock = 0;
  private readonly knockNoise: WhiteNoise;
  private readonly knockBand = new Svf(2040, 1.2);
  private tuned = { pipe: 0, box: 0, valvePitch: 0 };
  /** As the pipes were built. */
  private readonly built: { readonly rpm: number; readonly box: number; readonly resonance: number };

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    super(params, 1);
    const { seed } = performance;
    this.random = eventDraws(performance, 'firings');
    const build = new Random(hash32(seed, 'engine'));
    for (let c = 0; c < MAX_CYLINDERS; c++)
      this.cylinders.push({ at: 0.02 * build.bipolar(), own: build.bipolar(), gain: 1, hasFired: false });
    this.gas = ownNoise(performance, 'white', hash32(seed, 'gas'), 'gas');
    this.valves = new Svf(params.valvePitch, 1.2);
    this.valveNoise = ownNoise(performance, 'white', hash32(seed, 'valves'), 'valves');
    this.bed = ownNoise(performance, 'pink', hash32(seed, 'bed'), 'bed');
    this.knockNoise = new WhiteNoise(hash32(seed, 'knock'));
    this.wobble = new FractalNoiseLfo(hash32(seed, 'wobble'), 3);
    this.throttle = new ValueNoise(hash32(seed, 'throttle'), 0.9);
    const length = build.range(0.95, 1.05);
    this.built = { rpm: params.rpm, box: params.box, resonance: params.resonance };
    this.pipes = [
      new Comb(SAMPLE_RATE / (params.pipe * length), params.resonance),
      new Comb(SAMPLE_RATE / (params.box * length), params.resonance),
    ];
    this.rpm = params.rpm;
    this.pulled = this.pulling();
    this.note(0, 0.6, 'engine');
  }

  protected control(time: number): void {
    const { params } = this;
    const aim = params.rpm * pow(Math.max(1, params.top / params.rpm), params.revs * this.pedal(time));
    // An engine picks up faster than it comes down.
    const speed = aim > this.rpm ? 3.2 : 1.6;
    const before = this.rpm;
    this.rpm += (aim - this.rpm) * Math.min(1, speed * CONTROL_SECONDS * 2);
    this.surge += (clamp((aim - before) / (0.35 * before), 0, 1) - this.surge) * 0.004;
    const even = 1 + params.wobble * this.wobble.next(CONTROL_SECONDS);
    this.step = (this.rpm * even) / 120 / SAMPLE_RATE;
    const load = clamp(params.load + 0.5 * this.surge, 0, 1.3);
    const edge = params.muffler * (0.55 + 0.9 * load) * pow(this.rpm / this.built.rpm, 0.35);
    for (const filter of this.muffler) filter.setFrequency(Math.min(16_000, edge));
    const { pipe, box, valvePitch } = params;
    const { tuned } = this;
    if (pipe !== tuned.pipe || box !== tuned.box || valvePitch !== tuned.valvePitch) this.tune(pipe, box, valvePitch);
  }

  /** The boxes of the exhaust follow its pitch; the length of the pipes is fixed when the engine is built. */
  private tune(pipe: number, box: number, valvePitch: number): void {
    this.tuned = { pipe, box, valvePitch };
    this.valves.set(valvePitch, 1.2);
    this.boxes[0].peak(pipe * 0.587, 1, 9);
    this.boxes[1].peak((pipe * 1.07 * box) / this.built.box, 1.2, 5);
  }

  /** Foot on the pedal, 0..1: presses and lets go by turns. */
  private pedal(time: number): number {
    if (this.params.revs <= 0) return 0;
    const foot = this.throttle.next(CONTROL_SECONDS);
    // Every revving begins with a press, so that a short sound has one.
    const first = time < 0.9 ? Math.min(1, time / 0.25) : 0;
    return clamp(Math.max(first, 0.5 + 1.1 * foot), 0, 1);
  }

  protected override sound([out]: Block): void {
    const { params, exhaust, cylinders, flow, slope, rush, rattle } = this;
    const count = Math.round(params.cylinders);
    const width = params.width;
    const load = clamp(params.load + 0.5 * this.surge, 0, 1.3);
    const ringing = params.resonance / this.built.resonance;
    const gasLevel = params.gas * 1.732 * (0.6 + 0.8 * load);
    flow.fill(0);
    slope.fill(0);
    for (let c = 0; c < count; c++)
      this.run(cylinders[c], this.phase + this.step - (c + cylinders[c].at) / count, width);
    this.phase = (this.phase + CONTROL_FRAMES * this.step) % 1;
    this.gas.fill(rush, 0, CONTROL_FRAMES);
    this.gasLow.lowPassBlock(rush, 0, CONTROL_FRAMES);
    this.gasHigh.highPassBlock(rush, 0, CONTROL_FRAMES);
    this.valveNoise.fill(rattle, 0, CONTROL_FRAMES);
    this.valves.bandPassBlock(rattle, 0, CONTROL_FRAMES, params.valves);
    this.bed.fill(out, 0, CONTROL_FRAMES, params.bed);
    const [pipe, box] = this.pipes;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      const beat = slope[i] + (0.4 + 2.5 * gasLevel * rush[i]) * flow[i];
      exhaust[i] =
        beat * (1 - ringing) +
        ringing * (pipe.tick(beat) * 0.6 + box.tick(beat) * 0.4) +
        params.deep * 3 * this.deep.lowPass(slope[i] + flow[i]);
      out[i] += rattle[i] * (0.3 + 2.2 * flow[i]);
    }
    if (this.knock > 1e-4) this.addKnock(out);
    this.finishExhaust(out);
  }

  /**
   * Adds one block of a cylinder to flow and slope. @param turns its position in the cycle at the first frame, may be
   * beyond 0..1
   */
  private run(cylinder: Cylinder, turns: number, width: number): void {
    const { step, flow, slope } = this;
    let u = turns - Math.floor(turns);
    for (let i = 0; i < CONTROL_FRAMES;) {
      if (u >= width) {
        cylinder.hasFired = false;
        const skipped = Math.max(1, Math.ceil((1 - u) / step));
        i += skipped;
        u += skipped * step - 1;
        continue;
      }
      if (!cylinder.hasFired) this.fire(cylinder);
      const { gain } = cylinder;
      for (; i < CONTROL_FRAMES && u < width; i++, u += step) {
        const x = (u / width) * TABLE;
        const k = x | 0;
        const t = x - k;
        flow[i] += gain * (PULSE[k] + (PULSE[k + 1] - PULSE[k]) * t);
        slope[i] += gain * (SLOPE[k] + (SLOPE[k + 1] - SLOPE[k]) * t);
      }
    }
  }

  private addKnock(out: Float32Array): void {
    const { rattle } = this;
    this.knockNoise.fill(rattle, 0, CONTROL_FRAMES);
    this.knockBand.bandPassBlock(rattle, 0, CONTROL_FRAMES, 1);
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.knock *= KNOCK_DECAY;
      out[i] += rattle[i] * this.knock;
    }
  }

  private fire(cylinder: Cylinder): void {
    cylinder.hasFired = true;
    const { params, random } = this;
    this.knock += params.knock * 1.1 * (1 + 0.25 * cylinder.own);
    cylinder.gain = Math.max(0.05, 1 + params.lumpy * cylinder.own + params.lumpy * 0.9 * random.bipolar());
  }

  private finishExhaust(out: Float32Array): void {
    const { params, exhaust } = this;
    for (const filter of this.muffler) filter.lowPassBlock(exhaust, 0, CONTROL_FRAMES);
    for (const box of this.boxes) box.process(exhaust, 0, CONTROL_FRAMES);
    const drive = params.drive * lerp(0.8, 1.3, clamp(params.load, 0, 1));
    const gain = this.level * params.strength;
    const pulled = this.pulling();
    const step = (pulled - this.pulled) / CONTROL_FRAMES;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.pulled += step;
      out[i] = gain * this.pulled * (softClip(drive * 0.5 * exhaust[i]) + out[i]);
    }
    this.pulled = pulled;
  }

  /**
   * How loud it is for its revolutions: it pulls as it climbs from rest to the top, and is as loud as without that at
   * 0.6 of the way.
   */
  private pulling(): number {
    const { rpm, top, pull } = this.params;
    if (pull === 0 || top <= rpm) return 1;
    return dbToGain(pull * (clamp(log(this.rpm / rpm) / log(top / rpm), 0, 1) - 0.6));
  }
}

/** The model of an engine. */
export function engineModel(kind: EngineKind): SoundModel {
  const specs = specsWith(ENGINE_PARAMS, kind.values);
  return soundModel({
    id: kind.id,
    kind: 'modulated',
    kernel: 'four-stroke engine',
    params: specs,
    variants: ENGINE_VARIANTS,
    mapModifiers: (words) => shapeEngine(specs, words),
    naturalSeconds: () => 1,
    differences: differencesOf(specs),
    voice: (params, performance) => new EngineVoice(params, performance, kind.level),
  });
}

/** A car's engine: running, idling, revving, by the variant. */
export const carEngine: SoundModel = engineModel({
  id: 'car_engine',
  level: 0.142,
  values: {
    rpm: 2470,
    width: 0.148,
    lumpy: 0.412,
    gas: 1.63,
    load: 0.522,
    pipe: 226,
    resonance: 0.611,
    muffler: 8930,
    drive: 2.25,
    deep: 0.192,
    bed: 0.153,
    wobble: 0.0135,
  },
});
/** Other engines, each a source of its own. */
export const OTHER_ENGINES: readonly SoundModel[] = ENGINE_KINDS.map(engineModel);
