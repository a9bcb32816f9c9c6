import fc from 'fast-check';
import { SCENE_SCHEMA, validateScene, type JsonSchema, type Layer, type Scene } from '@whoosh/sound-scene';
import { costOf } from './cost';
import { MODELS } from './models/registry';
import { render } from './render';
import { layer, scene } from './testing/scenes';

jest.setTimeout(120_000);

/** Scenes of this property: enough to come to each model about once, short enough for seconds. */
const RUNS = 80;
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

const anyOf = (fields: Record<string, JsonSchema>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, cornersOf(schema)])), {
    requiredKeys: [],
  });
const mods = anyOf(within(['layers', 'items', 'mods']));
const { distance, azimuth, spread } = within(['layers', 'items', 'place']);
const placeOf = fc.record({
  distance: cornersOf(distance),
  azimuth: cornersOf(azimuth),
  spread: cornersOf(spread),
  space: anyOf(within(['layers', 'items', 'place', 'space'])),
});
const moment = fc.constantFrom(0, SECONDS / 2, SECONDS);
const timing: fc.Arbitrary<Layer['timing']> = fc.oneof(
  fc.record({
    kind: fc.constant('continuous' as const),
    start: fc.constant(0),
    end: moment,
    fadeIn: fc.constantFrom(0, SECONDS),
    fadeOut: fc.constantFrom(0, SECONDS),
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
const layers = fc.record({ model, mods, timing, place: placeOf, gainDb: fc.constantFrom(-36, 12) });
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
      drawn.map(({ model: id, ...fields }, index) => layer(id, { ...fields, id: `${id}-${index}` } as Partial<Layer>)),
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
