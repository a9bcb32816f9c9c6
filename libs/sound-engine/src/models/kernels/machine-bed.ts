import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS } from '../../dsp/control-voice';
import { clamp, dbToGain, log2 } from '../../dsp/exact-math';
import { sineTurn } from '../../dsp/oscillator';
import { WhiteNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { hash32 } from '../../dsp/random';
import { Gust } from '../../dsp/value-noise';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';

/** What goes on under the events of a machine: hum and bands of noise. */
export interface Bed {
  /** Hz of the fundamental, levels of the harmonics, how far the speed wavers (ratio). */
  hum?: { frequency: number; harmonics: readonly number[]; level: number; waver: number };
  /** Bands of noise: Hz low to high, RMS, wavering of the level (times per second, depth). */
  noise?: readonly { low: number; high: number; level: number; gust: number; depth: number }[];
}

const TOP_HERTZ = 18_000;

/** Gain of what sounds at `frequency` under a tilt around 1 kHz. */
function tilted(tilt: number, frequency: number): number {
  return dbToGain(tilt * clamp(log2(frequency / 1000), -4, 4));
}

/** The steady part of a machine's sound. */
export class MachineBed {
  private readonly bands: { noise: WhiteNoise; low: OnePole; high: Biquad; gust: Gust; scale: number; gain: number }[];
  private readonly waver: Gust;
  private readonly scratch = new Float32Array(CONTROL_FRAMES);
  private phase = 0;
  private humGain = 0;
  private pitch = 0;
  private tilt = 0;
  /** Levels of the hum's harmonics under the tilt. */
  private harmonics: readonly number[];

  constructor(private readonly bed: Bed, seed: number) {
    this.harmonics = bed.hum?.harmonics ?? [];
    this.waver = new Gust(hash32(seed, 'waver'), 3);
    this.bands = (bed.noise ?? []).map((band, k) => ({
      noise: new WhiteNoise(hash32(seed, 'bed', k)), low: new OnePole(band.low), high: Biquad.lowPass(band.high), gust: new Gust(hash32(seed, 'gust', k), band.gust),
      // White noise of peak 1 between two edges, its RMS divided out.
      scale: (1.732 * band.level) / Math.sqrt(Math.min(1, (band.high - band.low) / (SAMPLE_RATE / 2))), gain: 0,
    }));
  }

  /** Adds one control block. @param pitch ratio of all frequencies @param level ratio @param tilt dB per octave around 1 kHz */
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
      const step = (target - band.gain) / CONTROL_FRAMES;
      for (let i = 0; i < CONTROL_FRAMES; i++) {
        const y = scratch[i] * band.gain;
        for (let channel = 0; channel < block.length; channel++) block[channel][i] += y;
        band.gain += step;
      }
    });
    this.pitch = pitch;
  }

  private hum(block: Block, pitch: number, level: number, tilt: number): void {
    const { hum } = this.bed;
    if (!hum) return;
    const frequency = hum.frequency * pitch * (1 + hum.waver * this.waver.next(CONTROL_SECONDS));
    const count = Math.min(hum.harmonics.length, Math.floor(TOP_HERTZ / frequency));
    if (tilt !== this.tilt) {
      this.tilt = tilt;
      this.harmonics = hum.harmonics.map((share, k) => share * tilted(tilt, hum.frequency * (k + 1)));
    }
    const { harmonics } = this;
    const step = (hum.level * level - this.humGain) / CONTROL_FRAMES;
    const dt = frequency / SAMPLE_RATE;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      let y = 0;
      for (let k = 0; k < count; k++) y += harmonics[k] * sineTurn(this.phase * (k + 1) + k * k * 0.37);
      y *= this.humGain;
      for (let channel = 0; channel < block.length; channel++) block[channel][i] += y;
      this.humGain += step;
      this.phase += dt;
    }
    // 64 turns keep the harmonics' phases whole.
    if (this.phase > 64) this.phase -= 64;
  }
}
