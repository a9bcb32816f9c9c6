import { Biquad } from '../../dsp/biquad';
import { type Block, type Grain } from '../../dsp/control-voice';
import { clamp, softClip } from '../../dsp/exact-math';
import { hash32, Random } from '../../dsp/random';
import type { OwnDynamics } from '../../individual/dynamics';
import type { ModelKind } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import type { Layer, Shaping } from './layers';
import { type Moment, RUN_FRAMES, type Runner } from './layer-runner';
import { runnerOf } from './layer-runners';

/** One gesture of a pattern. */
export interface GestureEvent {
  /** Seconds after the event, over the length of the whole when the words stretch it. */
  at: number;
  /** Factors of pitch, length and level. */
  pitch?: number;
  length?: number;
  level?: number;
}

/** A source as layers of excitation and resonance under common curves. */
export interface LayeredSound {
  id: string;
  kind: ModelKind;
  /** The chain that its layers make. */
  kernel: string;
  /** Gain that brings the defaults to -23 LUFS (measured). */
  level: number;
  /** Sounds on from start to end; curves run over `cycle` seconds again and again. */
  bed?: readonly Layer[];
  cycle?: number;
  /** The rounds of the cycle are of unequal length, as speech and sparks are. */
  uneven?: boolean;
  /** Sounds at each event: how long, of which layers, in which pattern. */
  seconds?: number;
  gesture?: readonly Layer[];
  pattern?: (random: Random) => readonly GestureEvent[];
  /** The strokes of the pattern are sounds of their own: when the words say when, each event is one of them. */
  loose?: boolean;
  /** What one event is for which the words say when and that nothing follows, where it is no stroke of the pattern. */
  alone?: (random: Random) => readonly GestureEvent[];
  /** Hz to which the factors of pitch refer: the default of the parameter. */
  pitch?: number;
  /** Its pitch is that of something that turns, and follows the speed of its motion. */
  turns?: boolean;
  /** Events per second by themselves; 0 or absent: once. */
  rate?: number;
  regularity?: number;
  /** Gain into the last saturation. */
  drive?: number;
  /** Factor by which full force opens its filters; 1.4 where not given. */
  lively?: number;
  filters?: readonly Shaping[];
  /** Where it differs from its layers as they are written: defaults of the parameters that are 1 otherwise. */
  own?: Readonly<Partial<Record<'bright' | 'tone' | 'air' | 'grain' | 'hit' | 'motion' | 'depth' | 'tail', number>>>;
  /** Its own reverberation: t60 s, level, Hz of its damping. */
  tail?: readonly [number, number, number];
  /** Seconds of the rise and of the end of a gesture. */
  attack?: number;
  release?: number;
  /**
   * How far under a gesture the noise of its place lies that a recording has between them, dB; digital silence where
   * not given, as signals that no microphone heard.
   */
  quiet?: number;
  /** The gesture lasts as long as the layer has (riser). */
  fills?: boolean;
  /** How far its pitch differs from take to take, as from maker to maker (log-normal). */
  makers?: number;
  /** Repeats itself by nature, as the mains do. */
  isPeriodic?: boolean;
  /** Surrounds the listener. */
  wide?: boolean;
  /** Has nothing above 9 kHz that is heard: rendered at half the rate, in half the time. Tones and noises only. */
  narrow?: boolean;
  /**
   * Its curves move over tenths of a second: they are looked at in every second block only, or fourth of a narrow
   * sound. Tones and noises only.
   */
  slow?: boolean;
  /** A gesture may be repeated to fill a longer time. */
  repeatable?: boolean;
  /** Its other states, by the variant that the words name: what differs there. A state of what repeats repeats too. */
  states?: Readonly<Record<string, SoundState>>;
}

/** What may differ in a state of a sound; what the sound is stays. */
export type SoundState = Partial<Omit<LayeredSound, 'id' | 'kind' | 'kernel' | 'states'>>;

/** Of the first frame of a rise, so that what swells is heard from its start: -30 dB. */
const FIRST_OF_RISE = 0.03;

/** A factor of every parameter that the layers read; `Moment` without its place in time. */
export type Factors = Omit<Moment, 'u' | 't' | 'draws' | 'fold'> & { drive: number };

/** Layers that sound together: through common filters and one saturation, under one rise and end. */
export class Gesture implements Grain {
  private readonly runners: readonly Runner[];
  private readonly filters: readonly Biquad[];
  private readonly buffer: Float32Array;
  private readonly moment: Moment;
  private readonly fold: number;
  /** Frames per second. */
  private readonly rate: number;
  private frame = 0;
  private tuned = 1;
  private readonly random: Random;
  /** Place in the cycle of what sounds on, and how long this round is against the usual one. */
  private turn = 0;
  private stretch = 1;
  /** Of a slow one: frames of the buffer already heard, and whether it goes on after them. */
  private heard = RUN_FRAMES;
  private goesOn = true;

  /**
   * @param seconds length; Infinity with `cycle` for what sounds on
   * @param factors read anew at every block, so that parameters may move
   * @param dynamics of the individual's noises
   */
  constructor(
    layers: readonly Layer[],
    private readonly sound: LayeredSound,
    private readonly seconds: number,
    private readonly cycle: number,
    private readonly factors: () => Factors,
    private readonly stroke: GestureEvent,
    seed: number,
    dynamics?: OwnDynamics,
  ) {
    const random = new Random(hash32(seed, 'gesture'));
    this.random = random;
    this.fold = sound.narrow ? 2 : 1;
    this.rate = SAMPLE_RATE / this.fold;
    this.buffer = new Float32Array(sound.slow ? RUN_FRAMES : CONTROL_FRAMES);
    this.runners = layers.map((layer, k) => runnerOf(layer, hash32(seed, k), this.fold, dynamics));
    this.filters = (sound.filters ?? []).map((shaping) => tune(new Biquad(), shaping, 1, this.fold));
    this.moment = {
      u: 0,
      t: 0,
      draws: [random.uniform(), random.uniform(), random.uniform(), random.uniform()],
      pitch: 1,
      bright: 1,
      motion: 1,
      tone: 1,
      air: 1,
      grain: 1,
      hit: 1,
      depth: 1,
      fold: this.fold,
    };
  }

  add(block: Block, from: number, to: number): boolean {
    if (this.sound.slow) return this.addAhead(block, from, to);
    const isOn = this.render(from, to);
    const { buffer } = this;
    for (const channel of block) for (let i = from; i < to; i++) channel[i] += buffer[i];
    return isOn;
  }

  /** The same from a buffer that is longer than a block. */
  private addAhead(block: Block, from: number, to: number): boolean {
    for (let at = from; at < to;) {
      if (this.heard === RUN_FRAMES) {
        if (!this.goesOn) return false;
        this.goesOn = this.render(0, RUN_FRAMES);
        this.heard = 0;
      }
      const frames = Math.min(to - at, RUN_FRAMES - this.heard);
      const { buffer, heard } = this;
      for (const channel of block) for (let i = 0; i < frames; i++) channel[at + i] += buffer[heard + i];
      this.heard += frames;
      at += frames;
    }
    return true;
  }

  /** Writes the next frames into its buffer. */
  private render(from: number, to: number): boolean {
    const { buffer, moment, sound } = this;
    const factors = this.factors();
    const t = this.frame / this.rate;
    moment.bright = factors.bright;
    moment.motion = factors.motion;
    moment.tone = factors.tone;
    moment.air = factors.air;
    moment.grain = factors.grain;
    moment.hit = factors.hit;
    moment.depth = factors.depth;
    moment.t = t;
    moment.u = this.seconds < Infinity ? Math.min(1, t / this.seconds) : this.round(to - from);
    moment.pitch = factors.pitch * (this.stroke.pitch ?? 1);
    buffer.fill(0, from, to);
    for (const runner of this.runners) runner.add(buffer, from, to, moment);
    this.filter(from, to, factors.bright);
    const { drive } = factors;
    const gain = (sound.level * (this.stroke.level ?? 1)) / drive;
    const rise = (sound.attack ?? 0.002) * this.rate;
    const fallFrames = (sound.release ?? 0.01) * this.rate;
    const end = this.seconds * this.rate;
    const rings = this.isRinging();
    for (let i = from; i < to; i++) buffer[i] = softClip(drive * buffer[i]) * gain;
    const { frame } = this;
    for (let i = from; i < to && frame + i - from < rise; i++)
      buffer[i] *= FIRST_OF_RISE + ((1 - FIRST_OF_RISE) * (frame + i - from)) / rise;
    this.frame += to - from;
    // What is struck rings on after the end; the rest is faded.
    if (!rings && end - this.frame < fallFrames) {
      for (let i = from; i < to; i++) buffer[i] *= clamp((end - frame - i + from) / fallFrames, 0, 1);
    }
    return this.frame < end || rings;
  }

  /** Position in the cycle, then moves on. */
  private round(frames: number): number {
    const { turn } = this;
    this.turn += frames / (this.rate * this.cycle * this.stretch);
    if (this.turn >= 1) {
      this.turn -= 1;
      if (this.sound.uneven) this.stretch = this.random.logNormal(0.35);
    }
    return turn;
  }

  private isRinging(): boolean {
    for (const runner of this.runners) if (runner.isRinging) return true;
    return false;
  }

  private filter(from: number, to: number, bright: number): void {
    const { filters, sound } = this;
    if (bright !== this.tuned) {
      this.tuned = bright;
      (sound.filters ?? []).forEach((shaping, k) => tune(filters[k], shaping, bright, this.fold));
    }
    for (const filter of filters) filter.process(this.buffer, from, to);
  }
}

/** The upper edge follows the brightness; resonances and the lower edge belong to the body. */
function tune(filter: Biquad, [kind, frequency, q, db]: Shaping, bright: number, fold: number): Biquad {
  if (kind === 'low') return filter.lowPass(Math.min(20_000, frequency * bright) * fold, q);
  return kind === 'high' ? filter.highPass(frequency * fold, q) : filter.peak(frequency * fold, q, db ?? 6);
}
