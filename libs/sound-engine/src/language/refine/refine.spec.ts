import { serializeScene, validateScene, type Chip, type Layer, type Scene } from '@whoosh/sound-scene';
import { interpret, MODELS, refineScene } from '../../index';
import table from './edits.json';

/** One row: what the words change; all else must stay as it is. */
interface Edit {
  scene: string;
  words: string;
  /** Fields, `layer field` or a field of the scene; null: not set any more. */
  set?: Record<string, unknown>;
  gone?: string[];
  added?: Layer[];
  /** Added at the end of the report. */
  chips?: Chip[];
  /** Ids of the layers where one takes another's place. */
  order?: string[];
  notUnderstood?: string[];
  withoutEffect?: string[];
}

const SCENES = table.scenes as Record<string, { text: string; duration: number }>;
const EDITS = table.edits as unknown as Edit[];

const bases = new Map(
  Object.entries(SCENES).map(([name, { text, duration }]) => [name, interpret(text, { duration })]),
);
const baseOf = (name: string): Scene => bases.get(name) ?? interpret(name);

/** The scene of a row, made from the base without the engine's own means. */
function expected({ scene, set = {}, gone = [], added = [], chips = [], order }: Edit): Scene {
  const wanted = structuredClone(baseOf(scene));
  wanted.layers = wanted.layers.filter(({ id }) => !gone.includes(id)).concat(added);
  if (order) wanted.layers.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  wanted.report.chips = wanted.report.chips
    .filter(({ layer }) => layer === undefined || !gone.includes(layer))
    .concat(chips);
  for (const [place, value] of Object.entries(set)) {
    const [layer, field = layer] = place.split(' ');
    write(field === layer ? wanted : wanted.layers.find(({ id }) => id === layer), field ?? '', value);
  }
  return wanted;
}

function write(root: unknown, field: string, value: unknown): void {
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root) as Record<
    string,
    unknown
  >;
  if (value === null) delete holder[last];
  else holder[last] = value;
}

/** How sure a layer is is learnt anew from time to time. */
function serialised(scene: Scene): string {
  const layers = scene.layers.map((layer) => ({ ...layer, origin: { ...layer.origin, confidence: 1 } }));
  return serializeScene({ ...scene, layers });
}

describe('refining in words', () => {
  it(`gives the scene of each of ${EDITS.length} edits, all other fields equal to the byte`, () => {
    expect(EDITS.length).toBeGreaterThanOrEqual(150);
    const failed = EDITS.flatMap((edit) => {
      const { scene, notUnderstood, withoutEffect } = refineScene(baseOf(edit.scene), edit.words);
      const isRight = serialised(scene) === serialised(expected(edit));
      const isTold =
        JSON.stringify([notUnderstood.map(({ text }) => text), withoutEffect.map(({ text }) => text)]) ===
        JSON.stringify([edit.notUnderstood ?? [], edit.withoutEffect ?? []]);
      return isRight && isTold ? [] : [`${edit.scene}: ${edit.words}`];
    });
    expect(failed).toEqual([]);
  });

  it('leaves a scene that every other place takes: valid, and of models that there are', () => {
    for (const { scene, words } of EDITS) {
      const refined = refineScene(baseOf(scene), words).scene;
      expect(validateScene(JSON.parse(serializeScene(refined)))).toMatchObject({ ok: true });
      expect(refined.layers.every(({ source }) => Object.hasOwn(MODELS, source.model))).toBe(true);
    }
  });

  it('tells every change with its words, its layer and the values before and after', () => {
    const { changes } = refineScene(baseOf('knocks'), 'further away, one more knock');
    expect(changes).toEqual([
      { words: 'further away', layer: 'knock-1', label: 'Knock', field: 'place.distance', before: 3, after: 6 },
      { words: 'one more knock', layer: 'knock-1', label: 'Knock', field: 'mods.count', before: 3, after: 4 },
      {
        words: 'one more knock',
        layer: 'knock-1',
        label: 'Knock',
        field: 'timing.at',
        before: '[0,0.3,0.6]',
        after: '[0,0.3,0.6,0.9]',
      },
    ]);
  });

  it('does the same for commas, capitals and politeness', () => {
    const plain = refineScene(baseOf('rain'), 'the thunder closer, no rain').scene;
    for (const words of [
      'The thunder closer; no rain.',
      'please make the thunder closer and no rain',
      'THE THUNDER CLOSER, NO RAIN!',
    ]) {
      expect(serializeScene(refineScene(baseOf('rain'), words).scene)).toBe(serializeScene(plain));
    }
  });

  it('takes the only sound away where the same words bring another, in either order', () => {
    const added = refineScene(baseOf('knocks'), 'add a slam, remove the knocks');
    const removed = refineScene(baseOf('knocks'), 'remove the knocks, add a slam');
    expect(removed.scene.layers.map(({ source }) => source.model)).toEqual(['door_slam']);
    expect(serializeScene(removed.scene)).toBe(serializeScene(added.scene));
    expect(removed.changes.map(({ words, after }) => [words, after])).toEqual([
      ['remove the knocks', null],
      ['add a slam', 'Door slam'],
    ]);
    expect(removed.withoutEffect).toEqual([]);
    // with nothing in its place it stays, and that is said
    const alone = refineScene(baseOf('knocks'), 'remove the knocks, darker');
    expect(alone.scene.layers).toHaveLength(1);
    expect(alone.withoutEffect.map(({ text }) => text)).toEqual(['remove the knocks']);
  });

  it('comes back to where it was when one goes there and back', () => {
    for (const [there, back] of [
      ['further away', 'closer'],
      ['the rain louder', 'the rain quieter'],
      ['an octave higher', 'an octave lower'],
      ['loop it', 'no loop'],
      ['mute the rain', 'unmute the rain'],
    ] as const) {
      const base = refineScene(baseOf('rain'), 'everything higher and lower').scene;
      expect(serializeScene(refineScene(refineScene(base, there).scene, back).scene)).toBe(serializeScene(base));
    }
  });

  it('keeps every value within its range, however often it is asked for', () => {
    for (const words of [
      'much further away',
      'much closer',
      'a lot darker',
      'much louder rain',
      'twice as long',
      'an octave higher',
      'much faster',
      'add thunder',
      'one more thunder',
      'more reverb',
      'half as long',
      'later',
    ]) {
      let { scene } = { scene: baseOf('rain') };
      for (let turn = 0; turn < 15; turn++) scene = refineScene(scene, words).scene;
      expect({ words, ...validateScene(JSON.parse(serializeScene(scene))) }).toMatchObject({ ok: true });
    }
  });

  it('takes any text and never fails', () => {
    for (const words of [
      '',
      ' ',
      ',,,',
      '🙂',
      'no',
      'add',
      'without',
      'more',
      '12',
      '% % %',
      'and and and',
      'replace with',
      'instead of',
      'twice as',
      'except',
      'make it',
      'ねこ',
      'a'.repeat(5000),
      'no no no rain',
    ]) {
      expect(() => refineScene(baseOf('rain'), words)).not.toThrow();
    }
  });
});
