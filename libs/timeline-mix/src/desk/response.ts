import { EQ_BANDS, type EqBand, type TrackStrip } from '@whoosh/contracts';
import { MIX_RATE } from '../mix-plan';

/** Q of cuts and of shelves with slope 1. */
const BUTTERWORTH = Math.SQRT1_2;

interface Section {
  /** Numerator and denominator, from the newest sample to the oldest. */
  b: readonly [number, number, number];
  a: readonly [number, number, number];
}

/**
 * What the cuts and the equalizer of a strip do to a frequency, dB; for drawing. The filters themselves are those of
 * the engine, and a test holds both together. Reference: R. Bristow-Johnson, Audio EQ Cookbook.
 */
export function responseDb({ lowCutHz, highCutHz, eq }: TrackStrip, hz: number): number {
  const sections = [
    ...(typeof lowCutHz === 'number' ? [cut(lowCutHz, 1)] : []),
    ...(typeof highCutHz === 'number' ? [cut(highCutHz, -1)] : []),
    ...(eq ?? []).map(bandSection),
  ];
  const angle = (2 * Math.PI * hz) / MIX_RATE;
  return sections.reduce((sum, { b, a }) => sum + 10 * Math.log10(power(b, angle) / power(a, angle)), 0);
}

function bandSection({ hz, gainDb, q }: EqBand, index: number): Section {
  if (index === 0) return shelf(hz, gainDb, 1);
  return index === EQ_BANDS.length - 1 ? shelf(hz, gainDb, -1) : bell(hz, gainDb, q);
}

function turn(hz: number, q: number): { c: number; alpha: number } {
  const angle = (2 * Math.PI * hz) / MIX_RATE;
  return { c: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}

/** @param sign 1: lows are cut, -1: highs */
function cut(hz: number, sign: 1 | -1): Section {
  const { c, alpha } = turn(hz, BUTTERWORTH);
  const side = (1 + sign * c) / 2;
  return { b: [side, -2 * sign * side, side], a: [1 + alpha, -2 * c, 1 - alpha] };
}

function bell(hz: number, gainDb: number, q: number): Section {
  const { c, alpha } = turn(hz, q);
  const root = 10 ** (gainDb / 40);
  return {
    b: [1 + alpha * root, -2 * c, 1 - alpha * root],
    a: [1 + alpha / root, -2 * c, 1 - alpha / root],
  };
}

/** @param sign 1: the lows are raised, -1: the highs */
function shelf(hz: number, gainDb: number, sign: 1 | -1): Section {
  const { c, alpha } = turn(hz, BUTTERWORTH);
  const root = 10 ** (gainDb / 40);
  const bend = 2 * Math.sqrt(root) * alpha;
  const [more, less] = [root + 1, sign * (root - 1)];
  return {
    b: [root * (more - less * c + bend), 2 * root * (less - more * c), root * (more - less * c - bend)],
    a: [more + less * c + bend, -2 * (less + more * c), more + less * c - bend],
  };
}

/** Squared magnitude of a polynomial on the unit circle. */
function power([x0, x1, x2]: Section['b'], angle: number): number {
  const real = x0 + x1 * Math.cos(angle) + x2 * Math.cos(2 * angle);
  const imaginary = x1 * Math.sin(angle) + x2 * Math.sin(2 * angle);
  return real * real + imaginary * imaginary;
}
