import type { Layer, Scene } from '@whoosh/sound-scene';
import { rhythmOf } from '../../language/arrange/rhythm';

/** One source of an expected scene, in the notation of the language tests. */
interface ExpectedLayer {
  /** Any one of them, as "stream|tap". */
  model: string;
  /** Field and value as written: surface=tin, intensity=.85. */
  fields: [string, string][];
  count?: number;
  sources?: number;
  isBackground: boolean;
  isSporadic: boolean;
  /** Where it was said how often: events a minute. */
  perMinute?: number;
  /** How often it goes on and off. */
  phases?: number;
}

/**
 * A scene in the notation `model[field=value] + model(bg) > model x3 *4 + ?allowed !removed {space} (loop)`: "+" at the
 * same time, ">" then, "x" repetitions, "*" emitters, "?" may be there or not, "|" either.
 */
export interface Expectation {
  groups: ExpectedLayer[][];
  /** What may sound too. */
  allowed: string[];
  removed: string[];
  space?: string;
  device?: string;
  loop: boolean;
  alternative?: string;
}

export function parseExpectation(notation: string): Expectation {
  const result: Expectation = { groups: [], allowed: [], removed: [], loop: notation.includes('(loop)') };
  const rest = notation
    .replace(/ \+ \?(\w+)(?:\(\w+\))?/g, (_, id: string) => {
      result.allowed.push(id);
      return '';
    })
    .replace(/!(\w+)/g, (_, id: string) => {
      result.removed.push(id);
      return '';
    })
    .replace(/\(alternative: (\w+)\)/, (_, id: string) => {
      result.alternative = id;
      return '';
    })
    .replace(/\{([^}]*)\}/g, (_, inner: string) => {
      readSpace(inner, result);
      return '';
    });
  result.groups = rest.split(' > ').map((group) => (group.includes('(gap)') ? [] : group.split(' + ').map(parseLayer)));
  return result;
}

function readSpace(inner: string, result: Expectation): void {
  for (const part of inner.split(' ')) {
    const [key, value] = part.split('=');
    if (value === undefined) result.space = key;
    else if (key === 'device') result.device = value;
  }
}

function parseLayer(text: string): ExpectedLayer {
  const match = /^\s*([\w|]+)\s*(?:\[([^\]]*)\])?(.*)$/.exec(text);
  const [, model = '', inner = '', tail = ''] = match ?? [];
  const all = `${inner} ${tail}`;
  const count = /(?:^|\s)x(\d+)/.exec(tail)?.[1];
  const sources = /\*(\d+)/.exec(all)?.[1];
  const perMinute = /sporadic (\d+)\/min/.exec(all)?.[1];
  const phases = /curve on\/off x(\d+)/.exec(inner)?.[1];
  return {
    model,
    fields: [...inner.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]),
    ...(count !== undefined && { count: Number(count) }),
    ...(sources !== undefined && { sources: Number(sources) }),
    ...(perMinute !== undefined && { perMinute: Number(perMinute) }),
    ...(phases !== undefined && { phases: Number(phases) }),
    isBackground: /\((?:bg|bed)\)/.test(tail),
    isSporadic: /sporadic/.test(all),
  };
}

/** What differs from the expectation; empty when the scene passes. `asked` names a layer's source. */
export function differences(scene: Scene, expected: Expectation, asked: (layer: Layer) => string): string[] {
  const wanted = expected.groups.flat();
  const found = [...scene.layers];
  const problems: string[] = [];
  const pairs = wanted.map((one) => {
    const either = one.model.split('|');
    const index = found.findIndex((layer) => either.includes(asked(layer)));
    if (index < 0) problems.push(`${one.model} is missing`);
    return index < 0 ? undefined : found.splice(index, 1)[0];
  });
  for (const extra of found)
    if (!expected.allowed.includes(asked(extra))) problems.push(`${asked(extra)} was not asked for`);
  wanted.forEach((one, index) => {
    const layer = pairs[index];
    if (layer) problems.push(...layerDifferences(layer, one, scene.duration));
  });
  problems.push(...orderDifferences(expected, pairs), ...sceneDifferences(scene, expected));
  return problems;
}

/** The moment that a layer begins, in seconds. */
function startOf(layer: Layer): number {
  return layer.timing.kind === 'shots' ? layer.timing.at[0] : layer.timing.start;
}

function orderDifferences(expected: Expectation, layers: readonly (Layer | undefined)[]): string[] {
  const problems: string[] = [];
  let index = 0;
  let latest = -1;
  for (const group of expected.groups) {
    const starts = group
      .map(() => layers[index++])
      .filter((layer): layer is Layer => layer !== undefined)
      .map(startOf);
    if (starts.length === 0) continue;
    if (Math.min(...starts) <= latest)
      problems.push(`group ${expected.groups.indexOf(group)} does not come after the one before`);
    latest = Math.max(latest, ...starts);
  }
  return problems;
}

function sceneDifferences(scene: Scene, expected: Expectation): string[] {
  const problems = expected.removed
    .filter((id) => scene.layers.some((layer) => layer.source.model === id))
    .map((id) => `${id} is not removed`);
  const spaces = [scene.space.kind, ...scene.layers.map((layer) => layer.place.space?.kind)];
  const devices = [scene.space.device, ...scene.layers.map((layer) => layer.place.space?.device)];
  const asSpaces = expected.space?.split('|');
  if (asSpaces && !spaces.some((kind) => kind !== undefined && asSpaces.includes(kind)))
    problems.push(`space is not ${asSpaces.join(' or ')}`);
  if (expected.device !== undefined && !devices.some((device) => device === expected.device))
    problems.push(`device is not ${expected.device}`);
  if (expected.loop !== scene.loop) problems.push(`loop is ${String(scene.loop)}`);
  if (
    expected.alternative !== undefined &&
    !scene.layers.some((layer) => layer.source.alternatives.includes(expected.alternative ?? ''))
  )
    problems.push(`${expected.alternative} is no alternative`);
  return problems;
}

function layerDifferences(layer: Layer, expected: ExpectedLayer, sceneSeconds: number): string[] {
  const problems: string[] = [];
  const name = expected.model;
  if (expected.isBackground && layer.role === 'main') problems.push(`${name} is not in the background`);
  if (expected.isSporadic && layer.timing.kind !== 'sporadic') problems.push(`${name} is not sporadic`);
  if (
    expected.perMinute !== undefined &&
    !(layer.timing.kind === 'sporadic' && isNear(layer.timing.perMinute, expected.perMinute))
  )
    problems.push(`${name} is not heard ${expected.perMinute} times a minute`);
  if (expected.phases !== undefined && phasesOf(layer) !== expected.phases)
    problems.push(`${name} goes on and off ${phasesOf(layer)} times, not ${expected.phases}`);
  if (expected.count !== undefined && (layer.mods.count ?? 1) !== expected.count)
    problems.push(`${name} count is ${String(layer.mods.count)}, not ${expected.count}`);
  if (expected.sources !== undefined && !isNear(layer.mods.sources, expected.sources))
    problems.push(`${name} sources is ${String(layer.mods.sources)}, not ${expected.sources}`);
  for (const [key, value] of expected.fields) {
    if (!fieldAgrees(layer, key, value, sceneSeconds)) problems.push(`${name} ${key} is not ${value}`);
  }
  return problems;
}

/** How often a level curve comes up from silence, its beginning included. */
function phasesOf({ timing }: Layer): number {
  const levels = timing.kind === 'continuous' ? (timing.curve?.level ?? []).map(([, level]) => level) : [];
  return levels.filter((level, index) => level > -20 && (index === 0 || levels[index - 1] <= -60)).length;
}

function isNear(actual: number | undefined, expected: number): boolean {
  return actual !== undefined && Math.abs(actual - expected) <= Math.abs(expected) * 0.2 + 1e-9;
}

function fieldAgrees(layer: Layer, key: string, value: string, sceneSeconds: number): boolean {
  const { source, place, timing, mods } = layer;
  switch (key) {
    case 'material':
    case 'surface':
    case 'exciter':
      return source[key] === value.replace('_thick', '');
    case 'variant':
      return source.variant === value;
    case 'motion':
      return place.motion?.kind === value;
    case 'distance':
      return isNear(place.distance, Number(value));
    case 'curve':
      return timing.kind === 'continuous' && timing.curve?.level?.map((point) => point[1]).join('..') === value;
    case 'end':
      return timing.kind === 'continuous' && timing.fadeOut < 0.05 && timing.end < sceneSeconds - 0.1;
    // "x2": of the length that the event has by itself.
    case 'duration':
      return isNear(mods.duration, Number(value.replace('x', '')) * rhythmOf(source.model).sounds);
    case 'speed':
      return isNear(mods.speed, Number(value)) || isNear(place.motion?.speed, Number(value));
    default: {
      const actual = (mods as Readonly<Record<string, unknown>>)[key];
      return typeof actual === 'number' ? isNear(actual, Number(value)) : actual === value;
    }
  }
}
