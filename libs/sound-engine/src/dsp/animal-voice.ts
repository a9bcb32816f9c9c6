import { SAMPLE_RATE } from '../voice';
import { contourAt } from './envelope';
import { cos, exp, PI, softClip, TWO_PI } from './exact-math';
import { sineTurn } from './oscillator';
import { type Random } from './random';
import { ValueNoise } from './value-noise';

/** A call: what the voice folds and the throat do from its start to its end. Contours are equally spaced values over the call. */
export interface Call {
  /** Seconds. */
  length: number;
  /** Pitch, Hz. */
  f0: readonly number[];
  /** First and second resonance of the throat, Hz. */
  f1: readonly number[];
  f2: readonly number[];
  /** Third and fourth resonance, Hz. */
  f3: number;
  f4: number;
  /** Factor of the bandwidths 110, 150, 240, 330 Hz. */
  bandwidth: number;
  /** Deviation of the periods and of their strengths, 0..1: roughness. */
  jitter: number;
  shimmer: number;
  /** Breath in the voice, 0..2. */
  breath: number;
  /** Tension: gain into the saturation before the throat. */
  drive: number;
  /** Share of the period that the folds are open, 0.2..0.9: small is pressed. */
  openQuotient: number;
  /** Growling: modulation of the level, Hz and 0..1. */
  growlRate: number;
  growl: number;
}

const BANDWIDTHS = [110, 150, 240, 330] as const;
/** The throat moves on this grid, frames. */
const TRACT_FRAMES = 64;

/** Four resonances in series, each with gain 1 at 0 Hz; retuned with its output history kept, so that it can move. */
class Tract {
  private readonly a = new Float64Array(4);
  private readonly b = new Float64Array(4);
  private readonly c = new Float64Array(4);
  private readonly y1 = new Float64Array(4);
  private readonly y2 = new Float64Array(4);

  tune(index: number, frequency: number, bandwidth: number): void {
    const r = exp((-PI * bandwidth) / SAMPLE_RATE);
    this.b[index] = 2 * r * cos((TWO_PI * Math.min(20_000, frequency)) / SAMPLE_RATE);
    this.c[index] = -r * r;
    this.a[index] = 1 - this.b[index] - this.c[index];
  }

  tick(x: number): number {
    const { a, b, c, y1, y2 } = this;
    let y = x;
    for (let k = 0; k < 4; k++) {
      y = a[k] * y + b[k] * y1[k] + c[k] * y2[k] + 1e-20;
      y2[k] = y1[k];
      y1[k] = y;
    }
    return y;
  }
}

/** Flow through the folds at a phase 0..1 of their period. Reference: Rosenberg (1971), pulse B: two thirds opening, one third closing. */
function glottalFlow(phase: number, openQuotient: number): number {
  const opening = 0.66 * openQuotient;
  if (phase < opening) return 0.5 - 0.5 * sineTurn(0.5 * (phase / opening) + 0.25);
  const closing = (phase - opening) / (0.34 * openQuotient);
  return closing < 1 ? sineTurn(0.25 * closing + 0.25) : 0;
}

/** Level over a call: quick rise, loudest at 0.4, down to 0.35 at 0.85, then the end. */
export function callEnvelope(u: number, seconds: number): number {
  const attack = Math.min(1, (u * seconds) / 0.02);
  const arch = u < 0.4 ? 0.6 + 1 * u : u < 0.85 ? 1 - (0.65 * (u - 0.4)) / 0.45 : (0.35 * (1 - u)) / 0.15;
  return attack * Math.max(0, arch);
}

/**
 * Writes a call into out[0..frames) and returns the frames: voice folds with rough periods, tension as saturation, breath, then a throat
 * that opens and closes. Dogs, cats, sheep and screams differ in numbers only.
 * @param random drawn from in the order of the samples
 */
export function writeCall(out: Float32Array, call: Call, random: Random): number {
  const frames = Math.min(out.length, Math.round(call.length * SAMPLE_RATE));
  const tract = new Tract();
  tract.tune(2, call.f3, BANDWIDTHS[2] * call.bandwidth);
  tract.tune(3, call.f4, BANDWIDTHS[3] * call.bandwidth);
  const wander = new ValueNoise(random.next(), 30);
  let phase = 0;
  let period = 1;
  let strength = 1;
  let flow = 0;
  let f0 = call.f0[0];
  for (let i = 0; i < frames; i++) {
    const u = i / frames;
    if (i % TRACT_FRAMES === 0) {
      f0 = contourAt(call.f0, u) * (1 + 0.012 * wander.next(TRACT_FRAMES / SAMPLE_RATE));
      tract.tune(0, contourAt(call.f1, u), BANDWIDTHS[0] * call.bandwidth);
      tract.tune(1, contourAt(call.f2, u), BANDWIDTHS[1] * call.bandwidth);
    }
    const step = (f0 * period) / SAMPLE_RATE;
    phase += step;
    if (phase >= 1) {
      phase -= 1;
      period = 1 + call.jitter * Math.max(-2, Math.min(2, random.gaussian()));
      strength = 1 + call.shimmer * Math.max(-2, Math.min(2, random.gaussian()));
    }
    const now = glottalFlow(phase, call.openQuotient) * strength;
    // The derivative of the flow is what radiates; dividing by the step keeps it equal over pitch.
    const pulse = (0.16 * (now - flow)) / step;
    flow = now;
    const source = softClip(call.drive * pulse) + call.breath * random.bipolar() * (0.3 + 0.7 * flow);
    const growl = call.growl === 0 ? 1 : 1 - call.growl * (0.5 + 0.5 * sineTurn((i * call.growlRate) / SAMPLE_RATE));
    out[i] = tract.tick(source) * callEnvelope(u, call.length) * growl;
  }
  return frames;
}
