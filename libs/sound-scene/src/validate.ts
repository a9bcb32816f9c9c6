import { SCENE_LIMITS, type Curve, type Layer, type Scene } from './scene';
import { CURVE_RANGES, SCENE_SCHEMA } from './schema';
import { checkAgainst, type SceneError } from './validate-schema';

export type { SceneError } from './validate-schema';
export type SceneValidation = { ok: true; scene: Scene } | { ok: false; errors: SceneError[] };

/** A tolerance for times that were rounded to three decimals. */
const TIME_TOLERANCE_SECONDS = 0.001;

/**
 * Whether a value from outside is a scene: its fields and no others, every number finite and in its range, ids unique,
 * times inside the scene, within SCENE_LIMITS. Never throws. Whether the engine has the models that it names is the
 * engine's to say.
 */
export function validateScene(value: unknown): SceneValidation {
  const errors = checkAgainst(SCENE_SCHEMA, value);
  if (errors.length > 0) return { ok: false, errors };
  // The schema has just been held against every field.
  const scene = value as Scene;
  const contradictions = [
    ...checkIds(scene),
    ...checkEvents(scene),
    ...checkSpans(scene),
    ...scene.layers.flatMap((layer, index) => checkTimes(layer, index, scene.duration)),
  ];
  return contradictions.length > 0 ? { ok: false, errors: contradictions } : { ok: true, scene };
}

function checkIds(scene: Scene): SceneError[] {
  const ids = scene.layers.map((layer) => layer.id);
  return scene.layers.flatMap((layer, index) => {
    const errors: SceneError[] = [];
    if (ids.indexOf(layer.id) !== index)
      errors.push({ path: `/layers/${index}/id`, message: `"${layer.id}" is used twice` });
    if (layer.relation && !ids.includes(layer.relation.of))
      errors.push({ path: `/layers/${index}/relation/of`, message: `"${layer.relation.of}" is no layer` });
    return errors;
  });
}

/** Events that the timing of layers asks for. */
export function countEvents(layers: readonly Pick<Layer, 'timing'>[]): number {
  return layers.reduce((sum, { timing }) => {
    if (timing.kind === 'shots') return sum + timing.at.length;
    if (timing.kind === 'train') return sum + Math.ceil((timing.end - timing.start) * timing.rate);
    if (timing.kind === 'sporadic') return sum + Math.ceil(((timing.end - timing.start) * timing.perMinute) / 60);
    return sum;
  }, 0);
}

function checkEvents(scene: Scene): SceneError[] {
  const events = countEvents(scene.layers);
  return events > SCENE_LIMITS.maxEvents
    ? [{ path: '/layers', message: `must have at most ${SCENE_LIMITS.maxEvents} events, has ${events}` }]
    : [];
}

function checkTimes(layer: Layer, index: number, duration: number): SceneError[] {
  const path = `/layers/${index}/timing`;
  const { timing } = layer;
  const errors: SceneError[] = [];
  const late = duration + TIME_TOLERANCE_SECONDS;
  if (timing.kind === 'shots') {
    timing.at.forEach((at, shot) => {
      if (at > late) errors.push({ path: `${path}/at/${shot}`, message: `must lie inside the scene (${duration} s)` });
    });
    return errors.slice(0, 1);
  }
  if (timing.end < timing.start) errors.push({ path: `${path}/end`, message: 'must not be before the start' });
  if (timing.end > late) errors.push({ path: `${path}/end`, message: `must lie inside the scene (${duration} s)` });
  if (timing.kind === 'continuous' && timing.curve) errors.push(...checkCurve(timing.curve, `${path}/curve`, late));
  return errors;
}

function checkCurve(curve: Curve, path: string, late: number): SceneError[] {
  return (Object.keys(curve) as (keyof Curve)[]).flatMap((name) => {
    const points = curve[name] ?? [];
    const [low, high] = CURVE_RANGES[name];
    if (points.some(([time], index) => time < 0 || time > late || time < (points[index - 1]?.[0] ?? 0)))
      return [{ path: `${path}/${name}`, message: 'must have its times in order, inside the scene' }];
    return points.some(([, value]) => value < low || value > high)
      ? [{ path: `${path}/${name}`, message: `must have its values from ${low} to ${high}` }]
      : [];
  });
}

/** Spans point into the text. */
function checkSpans(scene: Scene): SceneError[] {
  const isOutside = ([start, end]: [number, number]): boolean => start > end || end > scene.text.length;
  const layers = scene.layers.flatMap((layer, index) =>
    layer.span.some(isOutside) ? [{ path: `/layers/${index}/span`, message: 'must lie inside the text' }] : [],
  );
  const chips = scene.report.chips.flatMap((chip, index) =>
    isOutside(chip.span) ? [{ path: `/report/chips/${index}/span`, message: 'must lie inside the text' }] : [],
  );
  return [...layers, ...chips].slice(0, 20);
}
