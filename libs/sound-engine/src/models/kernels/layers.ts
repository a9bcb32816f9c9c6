import { exp, lerp, pow } from '../../dsp/exact-math';
import type { ImpactShape } from '../../dsp/statistical-impact';

/**
 * A value over a gesture: constant, or from the position in it (0..1), the seconds since its start and what was drawn
 * for this gesture (four numbers 0..1).
 */
export type Curve = number | ((u: number, t: number, draws: readonly number[]) => number);

export function curveAt(curve: Curve, u: number, t: number, draws: readonly number[]): number {
  return typeof curve === 'number' ? curve : curve(u, t, draws);
}

type Points = readonly (readonly [number, number])[];

function between(points: Points, u: number, join: (a: number, b: number, t: number) => number): number {
  if (u <= points[0][0]) return points[0][1];
  for (let i = 1; i < points.length; i++) {
    const [x1, y1] = points[i];
    if (u > x1) continue;
    const [x0, y0] = points[i - 1];
    return join(y0, y1, (u - x0) / (x1 - x0));
  }
  return points[points.length - 1][1];
}

/** Straight lines through (position, value). */
export const line =
  (...points: Points): Curve =>
  (u) =>
    between(points, u, lerp);
/** Equal ratios between (position, value): for pitches. */
export const glide =
  (...points: Points): Curve =>
  (u) =>
    between(points, u, (a, b, t) => a * pow(b / a, t));
/** Straight lines through (seconds, value). */
export const lineInTime =
  (...points: Points): Curve =>
  (_, t) =>
    between(points, t, lerp);
/** Equal ratios between (seconds, value). */
export const glideInTime =
  (...points: Points): Curve =>
  (_, t) =>
    between(points, t, (a, b, x) => a * pow(b / a, x));
/** `level` that falls to 1/e in tau seconds after a rise. */
export const fall =
  (level: number, tau: number, rise = 0): Curve =>
  (_, t) =>
    t < rise ? (level * t) / rise : level * exp(-(t - rise) / tau);

/** Level that comes and goes: raised cosine of a rate, sharpened by a power; or random. */
export interface Pulse {
  rate: Curve;
  /** 0..1. */
  depth: Curve;
  power?: number;
}

interface LayerBase {
  level: Curve;
  /** Random modulation of the level: knots per second, depth (e^depth). */
  flutter?: readonly [number, number];
  pulse?: Pulse;
}

/** A resonance that the source goes through, beside the others. */
export interface Band {
  frequency: Curve;
  q: number;
  gain: number;
}

/** Harmonic voices: horns, rotors, hums, notes. */
export interface Tones extends LayerBase {
  kind: 'tones';
  /** Hz of the voice of ratio 1. */
  pitch: Curve;
  /** Voices against the pitch, and their levels. */
  ratios?: readonly number[];
  levels?: readonly number[];
  /**
   * Levels of the harmonics of each voice; or how many and how they fall (h^-slope); or a pulse of a share of the
   * period.
   */
  harmonics?: readonly number[] | { count: number; slope: number; even?: number } | { count: number; pulse: number };
  /** How far each voice lies beside its ratio. */
  detune?: number;
  /** Random pitch of each voice: knots per second, depth. */
  wander?: readonly [number, number];
  vibrato?: { rate: number; depth: Curve };
  fm?: { ratio: number; index: Curve };
  /** Saturation before the filters. */
  drive?: number;
  lowPass?: Curve;
  bands?: readonly Band[];
}

/** Noise in a moving band. */
export interface Noise extends LayerBase {
  kind: 'noise';
  color: 'white' | 'pink' | 'brown';
  pass: 'low' | 'band' | 'high';
  frequency: Curve;
  q?: number;
  /** A second edge over a high-pass or band. */
  lowPass?: number;
  bands?: readonly Band[];
}

/** Many small sounds at random times: ticks of noise or decaying tones. */
export interface Specks extends LayerBase {
  kind: 'specks';
  /** Per second. */
  rate: Curve;
  /** Hz of the middle, and how far they spread around it (octaves). */
  pitch: Curve;
  spread: number;
  /** Seconds to 1/e. */
  tau: number;
  /** Semitones of which each takes one; tones without noise. */
  steps?: readonly number[];
  /** Q of ticks of noise. */
  q?: number;
  /** Tail of their levels: small gives a few very loud ones. */
  alpha?: number;
  /** An upper partial at this ratio. */
  partial?: number;
}

/** Blows at fixed times, perhaps again and again. */
export interface Hits extends LayerBase {
  kind: 'hits';
  /** Seconds, pitch ratio, level of each. */
  blows: readonly (readonly [number, number, number])[];
  /** Seconds after which they repeat. */
  every?: number;
  impact: ImpactShape;
  hardness: number;
}

export type Layer = Tones | Noise | Specks | Hits;
/** Final filter of a gesture. */
export type Shaping = readonly ['peak' | 'low' | 'high', number, number, number?];

const NO_COURSE = { flutter: undefined, pulse: undefined };
const NO_TONES = {
  ...NO_COURSE,
  ratios: undefined,
  levels: undefined,
  harmonics: undefined,
  detune: undefined,
  wander: undefined,
  vibrato: undefined,
  fm: undefined,
  drive: undefined,
  lowPass: undefined,
  bands: undefined,
};
const NO_NOISE = { ...NO_COURSE, q: undefined, lowPass: undefined, bands: undefined };
const NO_SPECKS = { ...NO_COURSE, steps: undefined, q: undefined, alpha: undefined, partial: undefined };
const NO_HITS = { ...NO_COURSE, every: undefined };

/** The layer with all of its kind's fields: objects of one shape are read several times as fast as those of many. */
export function withAllFields(layer: Layer): Layer {
  switch (layer.kind) {
    case 'tones':
      return { ...NO_TONES, ...layer };
    case 'noise':
      return { ...NO_NOISE, ...layer };
    case 'specks':
      return { ...NO_SPECKS, ...layer };
    case 'hits':
      return { ...NO_HITS, ...layer };
  }
}
