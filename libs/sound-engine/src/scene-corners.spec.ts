import fc from 'fast-check';
import {
  CURVE_RANGES,
  SCENE_SCHEMA,
  validateScene,
  type JsonSchema,
  type Layer,
  type Scene,
} from '@whoosh/sound-scene';
import { costOf } from './cost';
import { MODELS } from './models/registry';
import { render } from './render';
import { layer, scene } from './testing/scenes';

jest.setTimeout(600_000);

/**
 * Scenes of this property: in the short form to come to every third model in seconds, in the full one to each about ten
 * times.
 */
const RUNS = process.env['TEST_FORM'] === 'full' ? 3_000 : 25;
const SECONDS = 0.6;
/** What is slower than real time by this is refused before it is rendered (`scene-check`). */
const HIGHEST_COST = 0.2;

/** What a schema allows, its corners first of all: that is where a division or a logarithm ends. */
function cornersOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom<unknown>(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  const { type, minimum = 0, maximum = 1 } = schema;
  const between =
    type === 'integer'
      ? fc.integer({ min: minimum, max: maximum })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof({ arbitrary: fc.constantFrom(minimum, maximum), weight: 3 }, { arbitrary: between, weight: 1 });
}

function fieldsOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  return { ...schema?.properties };
}

function within(path: readonly string[]): Record<string, JsonSchema> {
  return fieldsOf(
    path.reduce<JsonSchema | undefined>(
      (schema, name) => (name === 'items' ? schema?.items : schema?.properties?.[name]),
      SCENE_SCHEMA,
    ),
  );
}

/** Without fields that are not there: JSON has none that are undefined. */
function withoutNothing<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function pick(fields: Record<string, JsonSchema>, names: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

const anyOf = (fields: Record<string, JsonSchema>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, cornersOf(schema)])), {
    requiredKeys: [],
  });
const mods = anyOf(within(['layers', 'items', 'mods']));
const moment = fc.constantFrom(0, SECONDS / 2, SECONDS);
const { distance, azimuth, spread } = within(['layers', 'items', 'place']);
const motions = within(['layers', 'items', 'place', 'motion']);
const motion = fc.record({
  kind: cornersOf(motions['kind'] ?? {}),
  from: cornersOf(motions['from'] ?? {}),
  to: cornersOf(motions['to'] ?? {}),
  closest: cornersOf(motions['closest'] ?? {}),
  speed: cornersOf(motions['speed'] ?? {}),
  at: moment,
});
const placeOf = fc
  .record({
    distance: cornersOf(distance),
    azimuth: cornersOf(azimuth),
    spread: cornersOf(spread),
    space: anyOf(within(['layers', 'items', 'place', 'space'])),
    motion: fc.option(motion, { nil: undefined, freq: 2 }),
  })
  .map(withoutNothing);
const curveOf = ([least, greatest]: readonly [number, number]) =>
  fc.array(fc.constantFrom(least, greatest), { minLength: 2, maxLength: 3 }).map((values) =>
    // From the beginning on, in steps of a third of the sound.
    values.map((value, index) => [(index * SECONDS) / 3, value]),
  );
const curve = fc.record(Object.fromEntries(Object.entries(CURVE_RANGES).map(([name, ends]) => [name, curveOf(ends)])), {
  requiredKeys: [],
});
const sourceOf = anyOf(pick(within(['layers', 'items', 'source']), ['surface', 'material']));
const individual = anyOf(within(['layers', 'items', 'individual']));
const timing: fc.Arbitrary<Layer['timing']> = fc.oneof(
  fc.record({
    kind: fc.constant('continuous' as const),
    start: fc.constant(0),
    end: moment,
    fadeIn: fc.constantFrom(0, SECONDS),
    fadeOut: fc.constantFrom(0, SECONDS),
    curve,
  }),
  fc.record({
    kind: fc.constant('shots' as const),
    at: fc.array(moment, { minLength: 1, maxLength: 3 }),
    jitter: fc.constantFrom(0, 1),
  }),
  fc.record({
    kind: fc.constant('train' as const),
    start: fc.constant(0),
    end: moment,
    rate: fc.constantFrom(0.1, 40),
    regularity: fc.constantFrom(0, 1),
  }),
  fc.record({
    kind: fc.constant('sporadic' as const),
    start: fc.constant(0),
    end: moment,
    perMinute: fc.constantFrom(0.1, 2400),
  }),
);
const model = fc.constantFrom(...Object.keys(MODELS));
const layers = fc.record({
  model,
  source: sourceOf,
  mods,
  timing,
  place: placeOf,
  individual,
  gainDb: fc.constantFrom(-36, 12),
});
const scenes: fc.Arbitrary<Scene> = fc
  .record({
    layers: fc.array(layers, { minLength: 1, maxLength: 2 }),
    loop: fc.boolean(),
    intensity: cornersOf(within([])['intensity'] ?? {}),
    seed: fc.constantFrom(0, 1, 4294967295),
    space: anyOf(within(['space'])),
  })
  .map(({ layers: drawn, space, ...rest }) =>
    scene(
      drawn.map(({ model: id, source, ...fields }, index) =>
        layer(id, {
          ...fields,
          source: { model: id, alternatives: [], ...source },
          id: `${id}-${index}`,
        } as Partial<Layer>),
      ),
      { ...rest, space: { kind: 'dry', wet: 0, ...space }, duration: SECONDS } as Partial<Scene>,
    ),
  );

it('renders finite numbers for every valid scene, corners of its words, times and places included', () => {
  let rendered = 0;
  fc.assert(
    fc.property(scenes, (each) => {
      const validation = validateScene(each);
      if (!validation.ok) throw new Error(JSON.stringify(validation.errors.slice(0, 2)));
      fc.pre(costOf(each) <= HIGHEST_COST);
      rendered += 1;
      return render(each).mix.channels.every((samples) => samples.every(Number.isFinite));
    }),
    { numRuns: RUNS, seed: 23, maxSkipsPerRun: 20 },
  );
  expect(rendered).toBe(RUNS);
});
