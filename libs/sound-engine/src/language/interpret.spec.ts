import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serializeScene, validateScene, type Scene } from '@whoosh/sound-scene';
import { findSource, gradeOf } from '../catalogue';
import { MODELS } from '../models/registry';
import { describeScene } from './report/describe';
import { interpret } from './interpret';

function lines<T>(file: string): T[] {
  return readFileSync(join(__dirname, '../testing/language', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

interface Prompt {
  prompt: string;
  expect?: string[];
  expect_all?: string[][];
}
const PROMPTS = lines<Prompt>('prompts.jsonl');
const CAPTIONS = lines<Prompt>('captions.jsonl');
const EVERYTHING = [...PROMPTS, ...CAPTIONS].map(({ prompt }) => prompt);
const IS_FULL = process.env['TEST_FORM'] !== 'short';
/** What is asked of each text several times over: every eighth of them in the short form. */
const VARIED = EVERYTHING.filter((_, at) => IS_FULL || at % 8 === 0);

function asked(text: string): string[] {
  return interpret(text, { duration: 10 }).layers.map((layer) => layer.source.model);
}
function sortedSources(text: string): string[] {
  return asked(text).sort();
}
/** What a scene sounds like, without where its words stood. */
function sound(scene: Scene): unknown {
  return { ...scene, text: '', report: null, layers: scene.layers.map((layer) => ({ ...layer, span: [] })) };
}

describe('interpret', () => {
  it('gives layers in the order told, at the stated times, with their materials', () => {
    const scene = interpret('three knocks on a wooden door, then it creaks open while rain falls', { duration: 8 });
    const [knock, creak, rain] = scene.layers;
    expect(scene.layers.map((layer) => layer.source.model)).toEqual(['knock', 'door_creak', 'rain']);
    expect(knock?.source.material).toBe('wood');
    expect(knock?.timing).toMatchObject({
      kind: 'shots',
      at: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    const knocks = knock?.timing.kind === 'shots' ? knock.timing.at : [];
    expect(creak?.timing.kind === 'continuous' ? creak.timing.start : 0).toBeGreaterThan(Math.max(...knocks));
    expect(rain?.role).toBe('bed');
  });

  it('takes what opens and closes for one course, and what does only one of them for that', () => {
    const doors = (text: string) =>
      interpret(text, { duration: 8, seed: 1 }).layers.map(({ source }) => [source.model, source.variant]);
    expect(doors('a door opens and closes')).toEqual([['door_open_close', undefined]]);
    expect(doors('a drawer closes')).toEqual([['drawer', 'close']]);
    expect(doors('the door opens, then closes')).toEqual([
      ['door_open_close', 'open'],
      ['door_open_close', 'close'],
    ]);
  });

  it.each([
    ['a dog barks on the left', [-60]],
    ['a dog barks far away on the right', [60]],
    ['footsteps on gravel from the right', [60]],
    ['rain, thunder to the right', [0, 60]],
    ['a door on the left creaks, a dog barks on the right', [-60, 60]],
    ['a car passes from left to right', [0]],
    ['someone knocks on the right door', [0]],
  ])('places %s at %j degrees', (text, degrees) => {
    expect(interpret(text).layers.map(({ place }) => place.azimuth)).toEqual(degrees);
  });

  it('tells which words say the side', () => {
    expect(interpret('a dog barks on the left').report.chips).toContainEqual(
      expect.objectContaining({ label: 'on the left', kind: 'place', field: 'place.azimuth' }),
    );
  });

  it('reads surfaces, distances, counts and the space of one sentence', () => {
    const scene = interpret('heavy rain on a tin roof, distant thunder, then a door slams three times in a cathedral', {
      duration: 10,
    });
    expect(scene.layers.map((layer) => layer.source.model)).toEqual(['rain_surface', 'thunder', 'door_slam']);
    expect(scene.layers[0]).toMatchObject({ source: { surface: 'tin' }, mods: { intensity: 0.85 } });
    expect(scene.layers[1]?.place.distance).toBe(60);
    expect(scene.layers[2]).toMatchObject({ mods: { count: 3 }, place: { space: { kind: 'cathedral' } } });
  });

  it('takes the length that fits when none is given, within 1 to 22 s, and the one that is given otherwise', () => {
    expect(interpret('a knock').duration).toBeLessThan(2);
    expect(interpret('steady rain').duration).toBeGreaterThan(5);
    expect(interpret('a dog barks sixty times').duration).toBeLessThanOrEqual(22);
    expect(interpret('a knock', { duration: 12.5 }).duration).toBe(12.5);
    expect(interpret('rain for 7 seconds').duration).toBe(7);
  });

  it('makes a loop when the words or the caller ask for one', () => {
    expect(interpret('seamless loop of ocean waves').loop).toBe(true);
    expect(interpret('ocean waves', { loop: true }).loop).toBe(true);
    expect(interpret('ocean waves').loop).toBe(false);
  });

  it('mends a typo and leaves other words of the language alone', () => {
    expect(asked('helicoptor overhead')).toEqual(['helicopter']);
    expect(asked('thunderstrom and rian').sort()).toEqual(['rain', 'thunderstorm']);
    expect(asked('vroooooom')).toEqual(['car_rev']);
  });

  it('gives every text of both caption sets a valid scene of models that exist', () => {
    for (const text of EVERYTHING) {
      const scene = interpret(text);
      expect(validateScene(scene)).toMatchObject({ ok: true });
      for (const layer of scene.layers) expect(Object.hasOwn(MODELS, layer.source.model)).toBe(true);
    }
  });

  it('understands every text of both caption sets without falling back to a texture', () => {
    expect(EVERYTHING.filter((text) => interpret(text).layers.some((layer) => layer.origin.by === 'texture'))).toEqual(
      [],
    );
  });

  it('names a source of every group that the captions expect, but for a few, and few others', () => {
    let groups = 0;
    let found = 0;
    let layers = 0;
    let unasked = 0;
    for (const caption of CAPTIONS) {
      const expected = caption.expect_all ?? [caption.expect ?? []];
      const classes = interpret(caption.prompt).layers.map((layer) => findSource(layer.source.model)?.audioSet ?? []);
      groups += expected.length;
      found += expected.filter((group) => classes.some((names) => names.some((name) => group.includes(name)))).length;
      layers += classes.length;
      unasked += classes.filter(
        (names) => !expected.some((group) => names.some((name) => group.includes(name))),
      ).length;
    }
    expect(found / groups).toBeGreaterThanOrEqual(0.97);
    expect(unasked / layers).toBeLessThanOrEqual(0.05);
  });
});

describe('properties of interpret', () => {
  it('gives the same bytes for the same text, options and version', () => {
    for (const text of VARIED)
      expect(serializeScene(interpret(text, { seed: 5 }))).toBe(serializeScene(interpret(text, { seed: 5 })));
  });

  it('keeps a scene that went through JSON', () => {
    for (const text of EVERYTHING.slice(0, 60)) {
      const scene = interpret(text);
      expect(serializeScene(JSON.parse(serializeScene(scene)) as Scene)).toBe(serializeScene(scene));
    }
  });

  it('does not care about capitals, "please" or a comma and a full stop at the end, but for one text of 400', () => {
    const changed = VARIED.flatMap((text) => {
      const plain = sound(interpret(text, { duration: 8 }));
      return [text.toUpperCase(), `please ${text}`, `${text},`, `${text}.`].filter(
        (other) => JSON.stringify(sound(interpret(other, { duration: 8 }))) !== JSON.stringify(plain),
      );
    });
    expect(changed.length).toBeLessThanOrEqual(Math.ceil((4 * VARIED.length) / 400));
  });

  it('hears the same sources in "A and B" and "B and A", but for one pair of fifty, and another order in "A then B"', () => {
    const names = [
      'rain',
      'thunder',
      'a dog barking',
      'footsteps on gravel',
      'a church bell',
      'an explosion',
      'a car horn',
      'glass breaking',
      'typing',
      'a police siren',
      'a cat meowing',
      'birds chirping',
      'a door slam',
    ];
    const pairs = names.flatMap((a) => names.filter((b) => a !== b).map((b) => [a, b] as const));
    for (const [a, b] of pairs) expect(asked(`${a} then ${b}`)).not.toEqual(asked(`${b} then ${a}`));
    for (const link of ['and', 'then']) {
      const unlike = pairs.filter(
        ([a, b]) => sortedSources(`${a} ${link} ${b}`).join() !== sortedSources(`${b} ${link} ${a}`).join(),
      );
      expect(unlike.length).toBeLessThanOrEqual(pairs.length / 50);
    }
  });

  it('removes exactly the negated layers', () => {
    const names = ['rain', 'thunder', 'wind', 'birds', 'dogs', 'traffic', 'footsteps', 'church bells'];
    for (const kept of names) {
      for (const removed of names) {
        if (kept === removed) continue;
        for (const text of [
          `${kept}, no ${removed}`,
          `${kept} without ${removed}`,
          `${kept} and ${removed}, but no ${removed}`,
        ])
          expect(asked(text)).toEqual(asked(kept));
      }
    }
  });

  it('never throws, never is empty and keeps its spans inside the text, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(
          fc.constantFrom(
            'rain',
            'then',
            'a',
            'dog',
            'barks',
            ',',
            'no',
            'on',
            'wood',
            'with',
            'of',
            'very',
            'loud',
            'three',
            'times',
            'while',
            'or',
            'after',
            '🔔',
            'مطر',
            '犬',
            'it',
            'door',
            'opens',
            'x9',
            '60',
            'bpm',
            'in',
            'cave',
          ),
          { maxLength: 60 },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (sample) => {
        const scene = interpret(sample);
        expect(scene.layers.length).toBeGreaterThan(0);
        expect(validateScene(scene)).toMatchObject({ ok: true });
        const { layers, notUnderstood } = describeScene(scene);
        for (const [start, end] of [
          ...layers.flatMap((layer) => layer.spans),
          ...notUnderstood.map((one) => one.span),
        ]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(scene.text.length);
        }
      }),
      { numRuns: IS_FULL ? 1500 : 150, seed: 1 },
    );
  });

  it('holds the limits for texts of any length', () => {
    const long = 'a dog barks sixty times and a bell rings forty times and '.repeat(60);
    const scene = interpret(long, { duration: 22 });
    expect(scene.text.length).toBeLessThanOrEqual(2000);
    expect(validateScene(scene)).toMatchObject({ ok: true });
    expect(Array.from(interpret('🔔'.repeat(3000)).text)).toHaveLength(2000);
  });

  it('takes less than 5 ms for 99 of 100 captions [long]', () => {
    const bestOf = (runs: number, text: string) =>
      Math.min(
        ...Array.from({ length: runs }, () => {
          const start = performance.now();
          interpret(text);
          return performance.now() - start;
        }),
      );
    // The slowest ones are read more often, as other suites share the processor.
    const slowest = EVERYTHING.map((text) => ({ text, time: bestOf(3, text) }))
      .sort((first, second) => second.time - first.time)
      .slice(0, Math.ceil(EVERYTHING.length * 0.03))
      .map(({ text }) => bestOf(25, text))
      .sort((first, second) => second - first);
    expect(slowest[Math.floor(EVERYTHING.length * 0.01)]).toBeLessThan(5);
  });
});

describe('describeScene', () => {
  it('names each layer for people with its family, times, attributes and what was not understood', () => {
    const description = describeScene(interpret('distant thunder and a glorping, then heavy rain', { duration: 8 }));
    expect(description.layers.map(({ label, family, grade, guessed }) => ({ label, family, grade, guessed }))).toEqual([
      { label: 'Thunder', family: 'weather', grade: gradeOf('thunder'), guessed: false },
      { label: 'Rain', family: 'weather', grade: gradeOf('rain'), guessed: false },
    ]);
    expect(description.layers[0]?.attributes).toContainEqual({
      label: 'distant',
      span: [0, 7],
      kind: 'place',
      field: 'place.distance',
    });
    expect(description.layers[1]?.attributes).toContainEqual({
      label: 'heavy',
      span: [37, 42],
      kind: 'modifier',
      field: 'mods.intensity',
    });
    expect(description.notUnderstood).toEqual([{ text: 'glorping', span: [22, 30], suggestions: expect.any(Array) }]);
  });

  it('shows a single event until it has rung out, and no longer than the scene', () => {
    const lengthIn = (duration: number, text: string) => {
      const [layer] = describeScene(interpret(text, { duration })).layers;
      return layer && layer.end - layer.start;
    };
    expect(lengthIn(8, 'thunder once')).toBeGreaterThan(2 * (lengthIn(8, 'a click') ?? 0));
    expect(lengthIn(1, 'thunder once')).toBeLessThanOrEqual(1);
  });

  it('says of each unknown word what it may have meant, also beside what it understood or guessed', () => {
    const suggested = (text: string) =>
      describeScene(interpret(text)).notUnderstood.map(({ text: word, suggestions }) => [
        word,
        suggestions.map(({ model }) => model),
      ]);
    expect(suggested('rain, then a thunderblorp and a bellwix')).toEqual([
      ['thunderblorp', expect.arrayContaining(['thunder'])],
      ['bellwix', expect.any(Array)],
    ]);
    // The other word was guessed at.
    expect(suggested('a florbix of the grumzzle')).toEqual([['florbix', expect.any(Array)]]);
    for (const [, models] of suggested('rain, then a zorp, a qwel and a vlim')) expect(models).toHaveLength(3);
  });

  it('suggests for an unknown word what is near in meaning or in spelling, and nothing for one that names no sound', () => {
    const suggested = (text: string) =>
      describeScene(interpret(text)).notUnderstood.map(({ text: word, suggestions }) => [
        word,
        suggestions.map(({ model }) => model),
      ]);
    expect(suggested('purple rain on a beautiful morning')).toEqual([]);
    for (const [, models] of suggested('rain beside a cathartic xylem')) expect(models).not.toContain('cat_purr');
    // mended where it is clear what was meant
    expect(describeScene(interpret('thundr')).layers.map(({ model }) => model)).toEqual(['thunder']);
    expect(describeScene(interpret('a crane hoists a beam')).layers.map(({ model }) => model)).toEqual(['ratchet']);
  });

  it('offers in the place of a source first what is like it, and nothing that the words of another layer told', () => {
    const text = 'warm wind rising on a tin roof, very fast footsteps on gravel';
    const steps = describeScene(interpret(text)).layers.find(({ family }) => family === 'body');
    expect(steps?.alternatives[0]?.family).toBe('body');
    expect(steps?.alternatives.map(({ family }) => family)).not.toContain('weather');
  });

  it('offers sources that can play at the same times in the place of each', () => {
    const [knock, rain] = describeScene(interpret('three knocks while rain falls', { duration: 5 })).layers;
    expect(knock?.alternatives.length).toBeGreaterThan(3);
    expect(knock?.alternatives.map(({ family }) => family)).not.toContain('weather');
    expect(rain?.alternatives.map(({ model }) => model)).toContain('wind');
    for (const { model } of rain?.alternatives ?? []) expect(MODELS[model]?.kind).not.toBe('one-shot');
    for (const { model } of knock?.alternatives ?? []) expect(['one-shot', 'sequence']).toContain(MODELS[model]?.kind);
  });
});
