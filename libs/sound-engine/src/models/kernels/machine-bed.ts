import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS } from '../../dsp/control-voice';
import { clamp, dbToGain, log2 } from '../../dsp/exact-math';
import { addWave, HarmonicWave } from '../../dsp/harmonic-wave';
import { WhiteNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { hash32 } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';

/** What goes on under the events of a machine: hum and bands of noise. */
export interface Bed {
  /** Hz of the fundamental, levels of the harmonics, how far the speed wavers (ratio). */
  hum?: { frequency: number; harmonics: readonly number[]; level: number; waver: number };
  /** Bands of noise: Hz low to high, RMS, wavering of the level (times per second, depth). */
  noise?: readonly { low: number; high: number; level: number; gust: number; depth: number }[];
}

/** Tilt moves in steps of this many dB per octave: each makes a period of its own. */
const TILT_STEP = 0.1;

/** Gain of what sounds at `frequency` under a tilt around 1 kHz. */
function tilted(tilt: number, frequency: number): number {
  return dbToGain(tilt * clamp(log2(frequency / 1000), -4, 4));
}

/** The steady part of a machine's sound. */
export class MachineBed {
  private readonly bands: {
    noise: WhiteNoise;
    low: OnePole;
    high: Biquad;
    gust: FractalNoiseLfo;
    scale: number;
    gain: number;
  }[];
  private readonly waver: FractalNoiseLfo;
  private readonly scratch = new Float32Array(CONTROL_FRAMES);
  private phase = 0;
  private humGain = 0;
  private pitch = 0;
  private tilt = 0;
  /** One period of the hum under the tilt. */
  private wave?: HarmonicWave;

  constructor(
    private readonly bed: Bed,
    seed: number,
  ) {
    this.waver = new FractalNoiseLfo(hash32(seed, 'waver'), 3);
    this.bands = (bed.noise ?? []).map((band, k) => ({
      noise: new WhiteNoise(hash32(seed, 'bed', k)),
      low: new OnePole(band.low),
      high: Biquad.lowPass(band.high),
      gust: new FractalNoiseLfo(hash32(seed, 'gust', k), band.gust),
      // White noise of peak 1 between two edges, its RMS divided out.
      scale: (1.732 * band.level) / Math.sqrt(Math.min(1, (band.high - band.low) / (SAMPLE_RATE / 2))),
      gain: 0,
    }));
  }

  /**
   * Adds one control block. @param pitch ratio of all frequencies @param level ratio @param tilt dB per octave around 1
   * kHz
   */
  add(block: Block, pitch: number, level: number, tilt = 0): void {
    this.hum(block, pitch, level, tilt);
    const { scratch } = this;
    this.bands.forEach((band, k) => {
      const { low, high, depth } = (this.bed.noise ?? [])[k];
      if (pitch !== this.pitch) {
        band.low.setFrequency(Math.min(15_000, low * pitch));
        band.high.lowPass(Math.min(18_000, high * pitch));
      }
      band.noise.fill(scratch, 0, CONTROL_FRAMES);
      band.low.highPassBlock(scratch, 0, CONTROL_FRAMES);
      band.high.process(scratch, 0, CONTROL_FRAMES);
      const bright = tilt === 0 ? 1 : tilted(tilt, Math.sqrt(low * high));
      const target = (band.scale * bright * level * band.gust.gain(CONTROL_SECONDS, depth)) / Math.sqrt(pitch);
      band.gain = addRamp(block, scratch, band.gain, target);
    });
    this.pitch = pitch;
  }

  private hum(block: Block, pitch: number, level: number, tilt: number): void {
    const { hum } = this.bed;
    if (!hum) return;
    const frequency = hum.frequency * pitch * (1 + hum.waver * this.waver.next(CONTROL_SECONDS));
    const nearest = Math.round(tilt / TILT_STEP) * TILT_STEP;
    if (!this.wave || nearest !== this.tilt) {
      this.tilt = nearest;
      this.wave = new HarmonicWave(
        hum.harmonics.map((share, k) => share * tilted(nearest, hum.frequency * (k + 1))),
        hum.harmonics.map((_, k) => k * k * 0.37),
      );
    }
    const { scratch } = this;
    scratch.fill(0);
    this.phase = addWave(
      this.wave.at(frequency),
      scratch,
      0,
      CONTROL_FRAMES,
      this.phase,
      frequency / SAMPLE_RATE,
      0,
      1,
    );
    this.humGain = addRamp(block, scratch, this.humGain, hum.level * level);
  }
}

/** Adds a control block to all channels with a gain that moves in a straight line. @returns the gain at its end */
function addRamp(block: Block, sound: Float32Array, before: number, after: number): number {
  const step = (after - before) / CONTROL_FRAMES;
  for (const out of block) for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += sound[i] * (before + step * i);
  return after;
}
