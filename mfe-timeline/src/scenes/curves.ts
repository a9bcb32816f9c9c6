import { CURVE_RANGES, type Curve, type Layer, type Scene } from '@whoosh/sound-scene';
import { formatDecimals } from '@whoosh/ui';
import { t } from '../messages';

export type CurveName = keyof Curve;
/** Seconds of the sound, value. */
export type CurvePoint = readonly [number, number];

/** One curve as it is drawn. */
export interface CurveScale {
  label: string;
  unit: string;
  /** What the lane shows from its foot to its top. */
  low: number;
  high: number;
  /** Where a curve of one point begins: nothing is changed. */
  neutral: number;
  /** Equal heights are equal ratios. */
  isLog: boolean;
  digits: number;
  /** What an arrow key adds, in the unit; without it a twentieth of the height. */
  step?: number;
  /** A value in words, where its number and unit would not say it. */
  words?: (value: number) => string;
}

const RANGES: Readonly<
  Record<CurveName, Omit<CurveScale, 'label' | 'low' | 'high'> & Partial<Pick<CurveScale, 'low' | 'high'>>>
> = {
  speed: { unit: '×', low: 0.25, neutral: 1, isLog: false, digits: 2 },
  distance: { unit: 'm', low: 0.5, high: 500, neutral: 3, isLog: true, digits: 1 },
  intensity: { unit: '', neutral: 0.5, isLog: false, digits: 2 },
  pitch: { unit: '', neutral: 0, isLog: false, digits: 1, words: semitoneWords },
  level: { unit: 'dB', low: -36, neutral: 0, isLog: false, digits: 1 },
};

export const CURVE_NAMES = Object.keys(RANGES) as CurveName[];

/** Two points may not stand on one another, seconds. */
const LEAST_APART = 0.001;
const MAX_POINTS = 200;

/** How a curve is drawn; its neutral value is what the layer does without it. */
export function scaleOf(name: CurveName, layer?: Pick<Layer, 'mods' | 'place'>): CurveScale {
  const [low, high] = CURVE_RANGES[name];
  const scale = { label: t(`curve.${name}`), low, high, ...RANGES[name] };
  if (name === 'intensity') return { ...scale, neutral: layer?.mods.intensity ?? scale.neutral };
  return name === 'distance' ? { ...scale, neutral: layer?.place.distance ?? scale.neutral } : scale;
}

/** Height of a value in the lane, 0 at its foot to 1. */
export function shareOf(value: number, { low, high, isLog }: CurveScale): number {
  const of = (x: number) => (isLog ? Math.log(x) : x);
  return clamp((of(clamp(value, low, high)) - of(low)) / (of(high) - of(low)), 0, 1);
}

/** Value at a height. */
export function valueAt(share: number, { low, high, isLog, digits }: CurveScale): number {
  const at = clamp(share, 0, 1);
  const value = isLog ? low * (high / low) ** at : low + (high - low) * at;
  return clamp(Number(value.toFixed(digits + 1)), low, high);
}

/** A value in words: 1.50 ×. */
export function valueWords(value: number, { unit, digits, words }: CurveScale): string {
  return words?.(value) ?? `${formatDecimals(value, digits)} ${unit}`.trim();
}

function semitoneWords(value: number): string {
  return t('curve.semitones', { value: formatDecimals(value, 1) });
}

/** Only what sounds on can follow a curve. */
export function curvedLayers({ layers }: Pick<Scene, 'layers'>): Layer[] {
  return layers.filter(({ timing, muted }) => timing.kind === 'continuous' && muted !== true);
}

export function curveOf(layer: Pick<Layer, 'timing'>, name: CurveName): readonly CurvePoint[] {
  return layer.timing.kind === 'continuous' ? (layer.timing.curve?.[name] ?? []) : [];
}

/** What a curve says at a moment: straight from point to point, in ratios where its scale is one of ratios. */
export function valueOn(points: readonly CurvePoint[], time: number, scale: CurveScale): number {
  const next = points.findIndex(([at]) => at >= time);
  const [after, before] = [points[next], points[next < 0 ? points.length - 1 : next - 1]];
  if (before === undefined || after === undefined) return (after ?? before)?.[1] ?? scale.neutral;
  const share = (time - before[0]) / (after[0] - before[0]);
  return valueAt(shareOf(before[1], scale) * (1 - share) + shareOf(after[1], scale) * share, scale);
}

/** With one point more; at a moment that has one already, that one gets the value. */
export function withPoint(points: readonly CurvePoint[], [time, value]: CurvePoint): CurvePoint[] {
  const others = points.filter(([at]) => Math.abs(at - time) >= LEAST_APART);
  if (others.length >= MAX_POINTS) return [...points];
  const added: CurvePoint = [round3(time), value];
  return [...others, added].sort((a, b) => a[0] - b[0]);
}

/** A point elsewhere, never beyond its neighbours. @param duration of the sound, seconds */
export function movedPoint(
  points: readonly CurvePoint[],
  index: number,
  [time, value]: CurvePoint,
  duration: number,
): CurvePoint[] {
  const before = (points[index - 1]?.[0] ?? -LEAST_APART) + LEAST_APART;
  const after = (points[index + 1]?.[0] ?? duration + LEAST_APART) - LEAST_APART;
  const moved: CurvePoint = [round3(clamp(time, before, after)), value];
  return points.map((point, i) => (i === index ? moved : point));
}

export function withoutPoint(points: readonly CurvePoint[], index: number): CurvePoint[] {
  return points.filter((_, i) => i !== index);
}

/** The scene with another curve of a layer; one without points is none. */
export function withCurve(scene: Scene, layerId: string, name: CurveName, points: readonly CurvePoint[]): Scene {
  return {
    ...scene,
    layers: scene.layers.map((layer) => (layer.id === layerId ? curved(layer, name, points) : layer)),
  };
}

function curved(layer: Layer, name: CurveName, points: readonly CurvePoint[]): Layer {
  if (layer.timing.kind !== 'continuous') return layer;
  const { curve = {}, ...timing } = layer.timing;
  const { [name]: _, ...others } = curve;
  const next: Curve =
    points.length === 0
      ? others
      : { ...others, [name]: points.map(([time, value]): [number, number] => [time, value]) };
  return { ...layer, timing: Object.keys(next).length === 0 ? timing : { ...timing, curve: next } };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** A scene keeps milliseconds. */
function round3(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
