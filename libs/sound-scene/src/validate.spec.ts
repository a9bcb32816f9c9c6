import { exampleScene } from './testing/example-scene';
import { validateScene } from './validate';

type Json = Record<string, unknown>;

function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(exampleScene()) as unknown as Json;
  const names = path.split('/').slice(1);
  const last = names.pop() ?? '';
  const parent = names.reduce<Json>((at, name) => at[name] as Json, copy);
  parent[last] = value;
  return copy;
}

function errorsOf(value: unknown): string[] {
  const result = validateScene(value);
  return result.ok ? [] : result.errors.map((error) => `${error.path} ${error.message}`);
}

describe('validateScene', () => {
  it('accepts a scene with every kind of timing and gives it back unchanged', () => {
    const scene = exampleScene();
    expect(validateScene(scene)).toEqual({ ok: true, scene: exampleScene() });
  });

  it.each<[string, unknown, RegExp]>([
    ['/v', 2, /^\/v must be 1/],
    ['/layers/0/mods/size', 1.2, /^\/layers\/0\/mods\/size must be at most 1/],
    ['/layers/0/mods/size', Number.NaN, /finite/],
    ['/layers/0/mods/pitch', Infinity, /finite/],
    ['/layers/0/mods/count', 2.5, /whole number/],
    ['/layers/0/gainDb', -40, /at least -36/],
    ['/layers/0/place/distance', 0, /at least 0.2/],
    ['/layers/0/source/material', 'cheese', /one of wood/],
    ['/layers/0/timing/kind', 'now', /^\/layers\/0\/timing\/kind must be one of continuous, shots, train, sporadic/],
    ['/layers/0/timing/at', [], /at least 1/],
    ['/layers/0/timing/at/0', 7, /inside the scene/],
    ['/layers/1/timing/end', 1, /before the start/],
    ['/layers/1/timing/end', 6.5, /inside the scene/],
    [
      '/layers/1/timing/curve/level',
      [
        [4, 0],
        [2, 0],
      ],
      /in order/,
    ],
    [
      '/layers/1/timing/curve/level',
      [
        [2, 20],
        [6, 0],
      ],
      /from -60 to 12/,
    ],
    ['/layers/1/span', [[19, 24]], /inside the text/],
    ['/report/chips/0/span', [5, 2], /inside the text/],
    ['/layers/1/id', 'knock-1', /used twice/],
    ['/layers/1/relation/of', 'bell-1', /is no layer/],
    ['/layers/1/seed', -1, /at least 0/],
    ['/duration', 0.4, /at least 0.5/],
    ['/duration', 23, /at most 22/],
    ['/text', 'a'.repeat(2001), /at most 2000 characters/],
    ['/layers', [], /at least 1/],
    ['/report', null, /must be an object/],
    ['/loop', 'yes', /true or false/],
  ])('refuses %s = %p', (path, value, message) => {
    expect(errorsOf(changed(path, value)).join('\n')).toMatch(message);
  });

  it.each([
    '/extra',
    '/layers/0/extra',
    '/layers/0/mods/wobble',
    '/layers/0/place/space/size',
    '/space/__proto__x',
    '/report/chips/0/html',
  ])('refuses the unknown field %s', (path) => {
    const target = path === '/layers/0/place/space/size' ? '/layers/1/place/space/size' : path;
    expect(errorsOf(changed(target, 1)).join('\n')).toMatch(/must not have/);
  });

  it('names a missing field', () => {
    const { space: _space, ...rest } = exampleScene();
    expect(errorsOf(rest)).toEqual([' must have "space"']);
  });

  it('refuses more than 12 layers', () => {
    const [first] = exampleScene().layers;
    expect(
      errorsOf({
        ...exampleScene(),
        layers: Array.from({ length: 13 }, (_, index) => ({ ...first, id: `knock-${index}` })),
      }),
    ).toEqual(['/layers must have at most 12 entries']);
  });

  it('refuses more than 400 events, those of trains and of the sporadic counted too', () => {
    expect(errorsOf(changed('/layers/2/timing', { kind: 'train', start: 0, end: 6, rate: 40, regularity: 1 }))).toEqual(
      [],
    );
    const busy = changed('/layers/2/timing', { kind: 'train', start: 0, end: 6, rate: 40, regularity: 1 }) as {
      layers: { timing: unknown }[];
    };
    busy.layers.forEach((layer) => {
      layer.timing = { kind: 'train', start: 0, end: 6, rate: 40, regularity: 1 };
    });
    expect(errorsOf(busy).join()).toMatch(/at most 400 events, has 960/);
  });

  it('counts text in characters, so that an emoji is one', () => {
    expect(errorsOf(changed('/text', '🔔'.repeat(2000)))).toEqual([]);
    expect(errorsOf(changed('/text', '🔔'.repeat(2001))).join()).toMatch(/2000 characters/);
  });

  it.each([undefined, null, 1, 'scene', [], { layers: 1 }, Object.create(null)])('never throws on %p', (value) => {
    expect(validateScene(value).ok).toBe(false);
  });

  it('stops after 20 errors', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    expect(errorsOf(many).length).toBeLessThanOrEqual(20);
  });
});
