import type { Dynamics } from '../dsp/band-dynamics';
import { clamp, exp2, log } from '../dsp/exact-math';
import type { KnownFigures } from './figures';

/**
 * How much more the bands of an individual move than its model's by themselves: `Dynamics` without a course of its own.
 */
export type OwnDynamics = Pick<Dynamics, 'depths' | 'together'>;

/** Measures are kept in hundredths: groups of bands, at each the rates. */
const HUNDREDTH = 0.01;
const GROUPS = 4;
/** A mean of n recordings counts n / (n + this). */
const DOUBT = 1;
/**
 * Deeper is no noise that moves but single events, which a model has or has not; and the holes between swings of all
 * rates together (power) stay dark where the microphone of a recording fills them.
 */
const DEEPEST = 0.6;
const DEEPEST_TOGETHER = 0.25;
const DB_PER_OCTAVE = 6;
/** Of a group's own draw against the one that all share. */
const SHARED = 0.8;
const OWN = 0.6;

/**
 * What recordings' bands move beyond the model's, for one individual: the difference of the variances of both, times
 * what individuals differ by.
 * @param draw a normal draw, limited and as wide as draws of individuals are
 * @param motion factor that was found for its kind
 * @returns undefined where the model or recordings were not measured
 */
export function dynamicsOf(
  { own, family, calibration }: KnownFigures,
  draw: () => number,
  motion = 1,
): OwnDynamics | undefined {
  const measured = own?.modulation;
  const model = calibration?.modulation;
  if (!own || !measured || !model) return undefined;
  const octaves = (family.modulation ?? 0) / DB_PER_OCTAVE;
  const trust = own.recordings / (own.recordings + DOUBT);
  const whole = draw();
  const rates = measured.length / GROUPS;
  const depths = Array.from({ length: GROUPS }, (_, group) => {
    const factor = motion * exp2(octaves * (SHARED * whole + OWN * draw()));
    const variances = Array.from({ length: rates }, (__, rate) => {
      const at = group * rates + rate;
      const lacking = trust * Math.max(0, measured[at] * measured[at] - model[at] * model[at]);
      const depth = Math.min(DEEPEST, factor * HUNDREDTH * Math.sqrt(lacking));
      // Of a level that is log-normal: its logarithm's standard deviation.
      return log(1 + depth * depth);
    });
    const all = variances.reduce((sum, variance) => sum + variance, 0);
    const scale = Math.min(1, DEEPEST_TOGETHER / Math.max(all, 1e-9));
    return variances.map((variance) => Math.sqrt(scale * variance));
  });
  return { depths, together: clamp(own.together ?? 0.5, 0, 1) };
}
