import type { InterpretedLayer, LayerAttribute } from '@whoosh/contracts';
import type { Scene, Timing } from '@whoosh/sound-scene';
import { switchLanguage } from '@whoosh/ui/testing';
import { interpretation } from './testing/interpretation';
import { loopOf, setProperty, NO_EDITS, type SceneEdits } from './scene-edits';
import { lanesOf, laneSentence, saidLabels } from './score';

const { scene } = interpretation('door');

const slam: InterpretedLayer = {
  id: 'door-1',
  model: 'door',
  label: 'Door slam',
  family: 'house',
  grade: null,
  start: 7.12,
  end: 8,
  events: [7.12, 7.56, 9],
  spans: [[0, 4]],
  attributes: [
    { label: 'wood', span: [0, 4], kind: 'modifier' },
    { label: 'at end', span: [5, 9], kind: 'time', field: 'timing.start' },
    { label: 'wood', span: [9, 12], kind: 'modifier' },
  ],
  confidence: 0.95,
  guessed: false,
  alternatives: [],
};

describe('score', () => {
  it('places a layer on the 22 s of the ruler', () => {
    const lane = lanesOf({ scene, layers: [slam] })[0];
    expect(lane?.left).toBeCloseTo(30.96, 2);
    expect(lane?.width).toBeCloseTo(3.83, 2);
  });

  it('says in words how good a source is, and nothing where nobody has judged it', () => {
    expect(lanesOf({ scene, layers: [slam] })[0]?.grade).toBeNull();
    expect(lanesOf({ scene, layers: [{ ...slam, grade: 'sketch' }] })[0]?.grade?.word).toBe('Sketch');
    expect(laneSentence({ ...slam, grade: 'fair' }, scene)).toContain('Door slam, fair likeness');
  });

  it('draws the onsets within the block and leaves out what lies behind its end', () => {
    const lane = lanesOf({ scene, layers: [slam] })[0];
    expect(lane?.onsets).toHaveLength(2);
    expect(lane?.onsets[1]).toBeCloseTo(50);
  });

  it('names each attribute once', () => {
    expect(lanesOf({ scene, layers: [slam] })[0]?.chips.map(({ label }) => label)).toEqual(['wood', 'at end']);
  });

  it('says "once" of what is heard once, also in scenes that were kept as "1 times"', () => {
    const knocks = interpretation('knock').scene;
    const one = { ...knocks, layers: knocks.layers.map((layer) => ({ ...layer, id: slam.id, mods: { count: 1 } })) };
    for (const label of ['once', '1 times', '3 times']) {
      const told: InterpretedLayer = { ...slam, attributes: [{ label, span: [0, 4], kind: 'time' }] };
      expect(lanesOf({ scene: one, layers: [told] })[0]?.chips).toMatchObject([{ label: 'once', property: 'count' }]);
    }
  });

  it('says how often it sounds now, also where the words that were refined said something else', () => {
    const told: InterpretedLayer = { ...slam, attributes: [{ label: '3 times', span: [0, 4], kind: 'time' }] };
    const knocks = interpretation('knock').scene;
    const refined = {
      ...knocks,
      layers: knocks.layers.map((layer) => ({ ...layer, id: slam.id, mods: { count: 4 } })),
    };
    expect(lanesOf({ scene: refined, layers: [told] })[0]?.chips).toMatchObject([
      { label: '4 times', property: 'count' },
    ]);
  });

  it('shows what was set by hand in the place of what the words said of it, and marks it', () => {
    const edits = setProperty(NO_EDITS, slam.id, 'start', 3);
    const [lane] = lanesOf({ scene, layers: [slam] }, edits);
    expect(lane?.chips.map(({ label, byHand }) => [label, byHand])).toEqual([
      ['wood', false],
      ['at 3 s', true],
    ]);
    expect(lane?.menus.map(({ label }) => label)).toContain('Times');
    expect(lanesOf({ scene, layers: [{ ...slam, events: [] }] })[0]?.menus.map(({ label }) => label)).not.toContain(
      'Times',
    );
  });

  it('tells how sure it is of the words apart from how true the model is', () => {
    const reading = (confidence: number) =>
      lanesOf({ scene, layers: [{ ...slam, grade: 'strong', confidence, guessed: confidence < 0.5 }] })[0];
    expect(reading(0.95)).toMatchObject({ reading: { level: 'sure', word: null }, grade: { word: 'Strong' } });
    expect(reading(0.6)).toMatchObject({ reading: { level: 'likely', word: 'Probably' }, grade: { word: 'Strong' } });
    expect(reading(0.15)).toMatchObject({
      reading: { level: 'guess', word: 'Guess', meaning: 'A guess: we are 15% sure that you meant this.' },
      grade: { word: 'Strong' },
    });
    expect(laneSentence({ ...slam, confidence: 0.15, guessed: true, grade: 'strong' }, scene)).toContain(
      'Door slam, Guess, strong likeness',
    );
  });

  it('leaves what a guess was taken for to the lane: it is no chip that could be left out', () => {
    const closest = { label: 'closest to: Knock', span: [0, 4] as [number, number], kind: 'modifier' as const };
    const guessed = { ...slam, guessed: true, attributes: [closest] };
    expect(lanesOf({ scene, layers: [guessed] })[0]?.chips).toEqual([]);
    expect(saidLabels(guessed, scene)).toEqual([]);
  });

  it.each([
    ['gravel', 'source.surface', 'modifier', 'surface'],
    ['very fast', 'mods.speed', 'modifier', 'speed'],
    ['tin roof', 'source.surface', 'modifier', 'surface'],
    ['warm', 'mods.brightness', 'modifier', 'brightness'],
    ['rising', 'timing.curve', 'time', 'course'],
    ['radio', 'place.space', 'place', 'device'],
    ['cave', 'space.kind', 'space', 'space'],
    ['looped', 'loop', 'modifier', 'loop'],
    ['purring along', 'engine', 'time', null],
  ] as const)('opens the menu of what %s set, %s', (label, field, kind, property) => {
    const attributes = [{ label, span: [0, 4] as [number, number], kind, field }];
    const looped = { ...scene, loop: true };
    expect(lanesOf({ scene: looped, layers: [{ ...slam, attributes }] })[0]?.chips).toMatchObject([
      { label, property },
    ]);
  });

  it('says "looped" of no layer any more once it was set on another that the scene plays once', () => {
    const looped: InterpretedLayer = {
      ...slam,
      attributes: [{ label: 'looped', span: [0, 4], kind: 'modifier', field: 'loop' }],
    };
    const answer = { scene: { ...scene, loop: true }, layers: [looped, { ...looped, id: 'door-2' }] };
    const chips = (edits: SceneEdits) => {
      const loop = loopOf(edits) ?? answer.scene.loop;
      return lanesOf({ ...answer, scene: { ...scene, loop } }, edits).map((lane) =>
        lane.chips.map(({ label }) => label),
      );
    };
    expect(chips(NO_EDITS)).toEqual([['looped'], ['looped']]);
    const once = setProperty(NO_EDITS, slam.id, 'loop', false);
    expect(chips(once)).toEqual([['plays once'], []]);
    expect(saidLabels(looped, { ...scene, loop: false })).toEqual([]);
    // the last word holds
    expect(chips(setProperty(once, 'door-2', 'loop', true))).toEqual([['looped'], ['looped']]);
    expect(loopOf(setProperty(once, 'door-2', 'loop', true))).toBe(true);
  });

  it.each([
    ['soft', 'mods.intensity', {}, 'soft'],
    ['heavy', 'mods.intensity', { intensity: 0.85 }, 'very strong'],
    ['loud', 'mods.levelDb', { levelDb: 6 }, 'louder'],
    ['hall', 'place.space', {}, 'in a hall'],
    ['purring along', 'engine', {}, null],
  ] as const)('marks in the menu of %s the entry that holds', (label, field, mods, present) => {
    const attributes = [{ label, span: [0, 4] as [number, number], kind: 'modifier' as const, field }];
    const knocks = interpretation('knock').scene;
    const inHall: Scene = {
      ...knocks,
      space: { kind: 'hall', wet: 0.3 },
      layers: knocks.layers.map((layer) => ({ ...layer, id: slam.id, mods })),
    };
    expect(lanesOf({ scene: inHall, layers: [{ ...slam, attributes }] })[0]?.chips).toMatchObject([{ label, present }]);
  });

  it('offers what the source can be or do, for words that say so and for all others', () => {
    const { scene } = interpretation('knock');
    const closing = (source: Scene['layers'][number]['source']): Scene => ({
      ...scene,
      layers: scene.layers.map((one) => ({ ...one, id: slam.id, source })),
    });
    const attributes = [{ label: 'shut', span: [0, 4] as [number, number], kind: 'modifier' as const }].map((said) => ({
      ...said,
      field: 'source.variant',
    }));
    const laneWith = (variants: string[]) =>
      lanesOf({
        scene: closing({ model: 'door_slam', variant: 'close', alternatives: [] }),
        layers: [{ ...slam, attributes, variants }],
      })[0];
    expect(laneWith(['open', 'close'])?.chips).toMatchObject([{ property: 'variant', present: 'closes' }]);
    const menu = laneWith(['open', 'close'])?.menus.find(({ property }) => property === 'variant');
    expect(menu?.usual).toBe(true);
    expect(menu?.options.map(({ label }) => label)).toEqual(['usual', 'opens', 'closes']);
    expect(laneWith([])?.menus.map(({ property }) => property)).not.toContain('variant');
  });

  describe('what is said of', () => {
    const laneOf = (timing: Timing, said: Partial<LayerAttribute>) => {
      const knocks = interpretation('knock').scene;
      const layers = knocks.layers.map((one) => ({ ...one, id: slam.id, timing }));
      const attribute = { label: 'said', span: [0, 4] as [number, number], kind: 'time' as const, ...said };
      const events = timing.kind === 'shots' ? timing.at : [];
      const told = { ...slam, events, attributes: [attribute] };
      return lanesOf({ scene: { ...knocks, layers }, layers: [told] })[0];
    };
    const whole = { start: 0, end: 4 };

    it.each([
      ['a train of rings', { kind: 'train', ...whole, rate: 4, regularity: 0.9 }, 'rate', '4 per second'],
      ['what comes now and then', { kind: 'sporadic', ...whole, perMinute: 60 }, 'rate', '1 per second'],
      ['what comes one by one', { kind: 'shots', at: [0, 1, 2], jitter: 0 }, 'count', '3 times'],
      ['what goes on', { kind: 'continuous', ...whole, fadeIn: 0, fadeOut: 0 }, 'course', null],
    ] satisfies [string, Timing, string, string | null][])(
      '%s opens a menu that changes it',
      (_, timing, property, present) => {
        const lane = laneOf(timing, { field: 'timing.kind' });
        expect(lane?.chips).toMatchObject([{ property, present }]);
        expect(lane?.menus.map((menu) => menu.property)).toContain(property);
      },
    );

    it('how many times something goes on opens the menu of its number', () => {
      const timing = { kind: 'continuous' as const, ...whole, fadeIn: 0, fadeOut: 0 };
      const lane = laneOf(timing, { label: '3 times', field: 'mods.count' });
      expect(lane?.chips).toMatchObject([{ property: 'count', present: '3 times' }]);
      expect(lane?.menus.map((menu) => menu.property)).toContain('count');
    });
  });

  it('offers what lasts lengths from where it begins, never an end before that', () => {
    const knocks = interpretation('knock').scene;
    const timing = { kind: 'continuous' as const, start: 2.5, end: 5.5, fadeIn: 0, fadeOut: 0 };
    const layers = knocks.layers.map((one) => ({ ...one, id: slam.id, timing }));
    const told: InterpretedLayer = {
      ...slam,
      start: 2.5,
      end: 5.5,
      events: [],
      attributes: [{ label: 'three seconds', span: [0, 4], kind: 'time', field: 'timing.end' }],
    };
    const [lane] = lanesOf({ scene: { ...knocks, duration: 6, layers }, layers: [told] });
    const menu = lane?.menus.find(({ property }) => property === 'end');
    expect(menu?.options.map(({ label, settings }) => [label, settings.end])).toEqual([
      ['for 1 s', 3.5],
      ['for 2 s', 4.5],
      ['for 3 s', 5.5],
      ['to the end', 6],
    ]);
    expect(lane?.chips).toMatchObject([{ property: 'end', present: 'for 3 s' }]);
  });

  it('keeps the shortest sound visible', () => {
    expect(lanesOf({ scene, layers: [{ ...slam, start: 1, end: 1.01 }] })[0]?.width).toBe(0.8);
  });

  it('says how often a sound is heard now, not what the words said before they were refined', () => {
    const attributes = [{ label: '3 times', span: [0, 5] as [number, number], kind: 'modifier' as const }];
    const layers = [{ id: slam.id, mods: { count: 4 } } as Scene['layers'][number]];
    expect(saidLabels({ ...slam, attributes }, { layers, loop: false })).toEqual(['4 times']);
  });

  it('can be read out', () => {
    expect(laneSentence({ ...slam, attributes: slam.attributes.slice(0, 1) }, scene)).toBe(
      'Door slam, wood, from 7.1 to 8 seconds',
    );
  });

  it('is read out with the decimal comma of the language of the page', async () => {
    await switchLanguage('de');
    expect(laneSentence({ ...slam, attributes: [] }, scene)).toMatch(/von 7,1 bis 8 Sekunden$/);
    await switchLanguage('en');
  });
});
