import type { Device } from '@whoosh/sound-scene';
import { Biquad } from '../dsp/biquad';
import { dbToGain, softClip } from '../dsp/exact-math';
import { WhiteNoise } from '../dsp/noise';
import { Random } from '../dsp/random';
import { SAMPLE_RATE } from '../voice';

type Filters = readonly (() => Biquad)[];

/** What a device does to the sound that goes through it. */
interface DeviceShape {
  filters: Filters;
  /** Gain into a soft clipper; 0 leaves it out. */
  drive: number;
  /** Steady noise, dB below full scale; the sound itself lies near -23. */
  noiseDb?: number;
  /** Pops per second of a worn record. */
  popsPerSecond?: number;
  isMono: boolean;
  gainDb: number;
}

const low =
  (frequency: number, q = 0.7071): (() => Biquad) =>
  () =>
    Biquad.lowPass(frequency, q);
const high =
  (frequency: number, q = 0.7071): (() => Biquad) =>
  () =>
    Biquad.highPass(frequency, q);
const peak =
  (frequency: number, q: number, db: number): (() => Biquad) =>
  () =>
    Biquad.peak(frequency, q, db);
/** Butterworth of order 4 as two sections. */
const low4 = (frequency: number): Filters => [low(frequency, 0.5412), low(frequency, 1.3066)];
const high4 = (frequency: number): Filters => [high(frequency, 0.5412), high(frequency, 1.3066)];

/** Bands and distortions of the devices; walls and windows are filters too. */
const DEVICES: Readonly<Record<Device, DeviceShape>> = {
  phone: { filters: [...high4(300), ...low4(3400)], drive: 3, noiseDb: -68, isMono: true, gainDb: 0 },
  radio: {
    filters: [high(100), high(160), ...low4(4500), peak(1600, 1, 4)],
    drive: 2,
    noiseDb: -58,
    isMono: true,
    gainDb: 0,
  },
  walkie: {
    filters: [...high4(400), ...low4(2800), peak(1700, 1.2, 5)],
    drive: 9,
    noiseDb: -55,
    isMono: true,
    gainDb: -2,
  },
  megaphone: {
    filters: [...high4(500), ...low4(4000), peak(1200, 2, 8), peak(2400, 2, 8)],
    drive: 7,
    isMono: true,
    gainDb: -3,
  },
  intercom: {
    filters: [...high4(350), ...low4(3800), peak(2000, 1.5, 5)],
    drive: 4,
    noiseDb: -60,
    isMono: true,
    gainDb: 0,
  },
  loudspeaker: { filters: [high(200), ...low4(5000), peak(1500, 1, 4)], drive: 2, isMono: true, gainDb: 0 },
  tv: { filters: [high(150), high(150), low(7000), peak(2500, 1, 3)], drive: 1.2, isMono: false, gainDb: 0 },
  vinyl: { filters: [high(50), low(11_000)], drive: 1, noiseDb: -62, popsPerSecond: 9, isMono: false, gainDb: 0 },
  wall: { filters: [...low4(550), peak(100, 1.2, 6)], drive: 0, isMono: false, gainDb: -6 },
  door: { filters: [...low4(1000), peak(140, 1.2, 3)], drive: 0, isMono: false, gainDb: -4 },
  window: { filters: [...low4(1300)], drive: 0, isMono: false, gainDb: -3 },
  headphones: { filters: [...high4(700), low(9000), peak(3500, 1, 5)], drive: 0, isMono: true, gainDb: -8 },
};

/**
 * What the drive of a device did to the mix, as one gain per frame and channel: a stem that goes through the same gains
 * stays a summand of the mix, though a driven device is not linear.
 */
export interface DriveCurve {
  channels: readonly [Float32Array, Float32Array];
  /** False while the mix goes through and writes, true when a stem goes through and reads. */
  isRecorded: boolean;
  /** Whether the device's own noise is added: to the mix, and to one stem. */
  hasNoise: boolean;
}

/** A device as a processor of stereo blocks in place. */
export class DeviceUnit {
  private readonly shape: DeviceShape;
  private readonly chains: readonly (readonly Biquad[])[];
  private readonly noise: WhiteNoise;
  private readonly random: Random;
  private pop = 0;

  constructor(device: Device, seed: number) {
    this.shape = DEVICES[device];
    this.chains = [0, 1].map(() => this.shape.filters.map((make) => make()));
    this.noise = new WhiteNoise(seed);
    this.random = new Random(seed);
  }

  process(left: Float32Array, right: Float32Array, from: number, to: number, curve?: DriveCurve): void {
    const { shape } = this;
    if (shape.isMono) for (let i = from; i < to; i++) left[i] = right[i] = 0.5 * (left[i] + right[i]);
    for (const filter of this.chains[0]) filter.process(left, from, to);
    if (!shape.isMono) for (const filter of this.chains[1]) filter.process(right, from, to);
    this.saturate(left, from, to, curve?.channels[0], curve?.isRecorded);
    if (!shape.isMono) this.saturate(right, from, to, curve?.channels[1], curve?.isRecorded);
    const hasNoise = curve?.hasNoise ?? true;
    if (hasNoise) this.addNoise(left, from, to);
    if (shape.isMono) right.set(left.subarray(from, to), from);
    else if (hasNoise) this.addNoise(right, from, to);
  }

  private saturate(x: Float32Array, from: number, to: number, curve?: Float32Array, isRecorded = false): void {
    const { drive, gainDb } = this.shape;
    const gain = dbToGain(gainDb);
    for (let i = from; i < to; i++) {
      const factor = drive === 0 ? gain : curve && isRecorded ? curve[i] : Math.fround(drivenGain(x[i] * drive) * gain);
      if (curve) curve[i] = factor;
      x[i] *= factor;
    }
  }

  private addNoise(x: Float32Array, from: number, to: number): void {
    const { noiseDb, popsPerSecond } = this.shape;
    if (noiseDb === undefined) return;
    const level = dbToGain(noiseDb) * 1.7;
    const chance = (popsPerSecond ?? 0) / SAMPLE_RATE;
    for (let i = from; i < to; i++) {
      if (chance > 0 && this.random.uniform() < chance)
        this.pop = dbToGain(-44) * this.random.pareto(2) * (this.random.chance(0.5) ? 1 : -1);
      this.pop *= 0.9;
      x[i] += this.noise.next() * level + this.pop;
    }
  }
}

/** Gain of the soft clipper at a value: 1 near 0. */
function drivenGain(x: number): number {
  return Math.abs(x) < 1e-6 ? 1 : softClip(x) / x;
}
