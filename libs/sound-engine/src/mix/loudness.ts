import { log10, pow } from '../dsp/exact-math';
import { SAMPLE_RATE } from '../voice';

/** Loudness of a programme. References: ITU-R BS.1770-5, EBU R 128. */
export interface Loudness {
  /** Gated over the whole, LUFS; -Infinity for silence. */
  integrated: number;
  /** Loudest 400 ms, LUFS; -Infinity for silence. */
  momentaryMax: number;
}

const STEP_FRAMES = SAMPLE_RATE / 10;
const STEPS_PER_BLOCK = 4;

/** Integrated and highest momentary loudness of one or two channels at 48 kHz. Sounds under 400 ms are measured as if silence followed. */
export function measureLoudness(channels: readonly Float32Array[]): Loudness {
  const frames = channels[0]?.length ?? 0;
  const steps = Math.max(STEPS_PER_BLOCK, Math.ceil(frames / STEP_FRAMES));
  const power = new Float64Array(steps);
  for (const channel of channels) addWeightedPower(channel, power);
  const blocks: number[] = [];
  for (let i = 0; i + STEPS_PER_BLOCK <= steps; i++) {
    blocks.push((power[i] + power[i + 1] + power[i + 2] + power[i + 3]) / (STEPS_PER_BLOCK * STEP_FRAMES));
  }
  const loudest = blocks.reduce((max, block) => Math.max(max, block), 0);
  return { integrated: gated(blocks), momentaryMax: toLufs(loudest) };
}

function toLufs(power: number): number {
  return power > 1e-20 ? -0.691 + 10 * log10(power) : -Infinity;
}

/** Mean over blocks above -70 LUFS and above the ungated mean less 10 LU. */
function gated(blocks: readonly number[]): number {
  const audible = blocks.filter((block) => toLufs(block) > -70);
  if (audible.length === 0) return -Infinity;
  const relative = mean(audible) * pow(10, -1);
  return toLufs(mean(audible.filter((block) => block > relative)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** K-weighting at 48 kHz (BS.1770 tables 1 and 2), its squares summed per 100 ms. */
function addWeightedPower(x: Float32Array, power: Float64Array): void {
  let u1 = 0;
  let u2 = 0;
  let v1 = 0;
  let v2 = 0;
  for (let step = 0, from = 0; from < x.length; step++, from += STEP_FRAMES) {
    const to = Math.min(x.length, from + STEP_FRAMES);
    let sum = 0;
    for (let i = from; i < to; i++) {
      const input = x[i] + 1e-20;
      const shelf = 1.53512485958697 * input + u1;
      u1 = -2.69169618940638 * input + 1.69065929318241 * shelf + u2;
      u2 = 1.19839281085285 * input - 0.73248077421585 * shelf;
      const y = shelf + v1;
      v1 = -2 * shelf + 1.99004745483398 * y + v2;
      v2 = shelf - 0.99007225036621 * y;
      sum += y * y;
    }
    power[step] += sum;
  }
}
