import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { contourAt } from './envelope';
import { WhiteNoise } from './noise';
import type { Random } from './random';
import { Svf } from './svf';
import { FractalNoiseLfo } from './value-noise';

/** One resonance that air rushes through. */
export interface GestureBand {
  /** Hz, equally spaced over the gesture. */
  frequency: readonly number[];
  q: number;
  gain: number;
  /** Falls by 12 dB an octave on either side instead of 6: a resonance behind another. Default not. */
  isSteep?: boolean;
}

/** A gesture of air: a breath, a hiss, a stroke of a wing. */
export interface NoiseGesture {
  /** Seconds. */
  length: number;
  /** Level over the gesture, equally spaced. */
  envelope: readonly number[];
  bands: readonly GestureBand[];
  /** Level of unfiltered noise. */
  plain: number;
  /** Flutter of the level: knots per second and depth. */
  flutterRate: number;
  flutter: number;
  /**
   * Pulses instead of an even flow: Hz (0 none), unevenness 0..1, seconds to 1/e of each, and the even share that
   * remains.
   */
  pulseRate: number;
  pulseJitter: number;
  pulseTau: number;
  flow: number;
}

/** Sounds a gesture: noise, even or in pulses, through moving resonances. */
export class NoiseGestureGrain implements Grain {
  private readonly frames: number;
  private readonly noise: WhiteNoise;
  /** The frames of one block, which all channels get. */
  private readonly sounded = new Float32Array(CONTROL_FRAMES);
  private readonly filters: readonly Svf[];
  /** A second one behind each that is steep. */
  private readonly steepers: readonly (Svf | undefined)[];
  private readonly flutter: FractalNoiseLfo;
  private readonly scales: number[];
  private readonly decay: number;
  private frame = 0;
  private pulse = 0;
  private untilPulse = 0;
  private level: number;

  constructor(
    private readonly gesture: NoiseGesture,
    private readonly random: Random,
    private readonly gains: readonly number[] = [1],
  ) {
    this.frames = Math.max(32, Math.round(gesture.length * SAMPLE_RATE));
    this.noise = new WhiteNoise(random.next());
    this.flutter = new FractalNoiseLfo(random.next(), Math.max(0.1, gesture.flutterRate));
    this.filters = gesture.bands.map((band) => new Svf(band.frequency[0], band.q));
    this.steepers = gesture.bands.map((band) => (band.isSteep ? new Svf(band.frequency[0], band.q) : undefined));
    // Every band gives its gain as RMS, however narrow it is; two resonances let half as much through as one.
    this.scales = gesture.bands.map(
      ({ frequency, q, gain, isSteep }) =>
        gain / Math.sqrt(Math.min(1, (frequency[0] / q / (SAMPLE_RATE / 2)) * (isSteep ? 0.7854 : 1.5708)) / 3),
    );
    this.decay = 1 - 1 / Math.max(2, gesture.pulseTau * SAMPLE_RATE);
    this.level = gesture.envelope[0];
  }

  add(block: Block, from: number, to: number): boolean {
    const { gesture, sounded } = this;
    const count = Math.min(to - from, this.frames - this.frame);
    if (count <= 0) return false;
    const u = this.frame / this.frames;
    const target = contourAt(gesture.envelope, (this.frame + count) / this.frames);
    const flutter = gesture.flutter > 0 ? this.flutter.gain(count / SAMPLE_RATE, gesture.flutter) : 1;
    for (let b = 0; b < this.filters.length; b++) {
      const frequency = contourAt(gesture.bands[b].frequency, u);
      this.filters[b].set(frequency, gesture.bands[b].q);
      this.steepers[b]?.set(frequency, gesture.bands[b].q);
    }
    const step = (target - this.level) / count;
    for (let i = 0; i < count; i++) {
      this.level += step;
      const x = this.noise.next() * this.flow() * this.level * flutter;
      let y = gesture.plain * x;
      for (let b = 0; b < this.filters.length; b++) {
        const band = this.filters[b].bandPass(x);
        y += this.scales[b] * (this.steepers[b]?.bandPass(band) ?? band);
      }
      sounded[i] = y;
    }
    // A narrow resonance would ring past the end: its last two milliseconds are faded.
    for (let i = 0; i < count; i++) {
      const left = this.frames - this.frame - i;
      if (left < 96) sounded[i] *= left / 96;
    }
    this.frame += count;
    for (let channel = 0; channel < block.length; channel++) {
      const gain = this.gains[Math.min(channel, this.gains.length - 1)];
      const out = block[channel];
      for (let i = 0; i < count; i++) out[from + i] += gain * sounded[i];
    }
    return this.frame < this.frames;
  }

  private flow(): number {
    const { gesture } = this;
    if (gesture.pulseRate <= 0) return 1;
    if (--this.untilPulse <= 0) {
      this.untilPulse =
        (SAMPLE_RATE / gesture.pulseRate) * Math.max(0.2, 1 + gesture.pulseJitter * this.random.gaussian());
      this.pulse = 1 - 0.4 * gesture.pulseJitter * this.random.uniform();
    }
    this.pulse *= this.decay;
    return this.pulse + gesture.flow;
  }
}
