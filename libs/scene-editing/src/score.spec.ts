import type { InterpretedLayer } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { interpretation } from './testing/interpretation';
import { setProperty, NO_EDITS } from './scene-edits';
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
    { label: 'at end', span: [5, 9], kind: 'time' },
    { label: 'wood', span: [9, 12], kind: 'modifier' },
  ],
  guessed: false,
  alternatives: [],
};

describe('score', () => {
  it('places a layer on the 22 s of the ruler', () => {
    const lane = lanesOf({ scene, layers: [slam] })[0];
    expect(lane?.left).toBeCloseTo(32.36, 2);
    expect(lane?.width).toBeCloseTo(4, 2);
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

  it('marks a guess by the chip that names what it was taken for, or by one of its own', () => {
    const closest = { label: 'closest to: Knock', span: [0, 4] as [number, number], kind: 'modifier' as const };
    expect(lanesOf({ scene, layers: [{ ...slam, guessed: true, attributes: [closest] }] })[0]).toMatchObject({
      guessed: true,
      chips: [{ label: 'closest to: Knock', guess: true }],
    });
    expect(lanesOf({ scene, layers: [{ ...slam, guessed: true, attributes: [] }] })[0]).toMatchObject({
      guessed: true,
      chips: [{ label: 'nearest sound', guess: true }],
    });
    expect(lanesOf({ scene, layers: [slam] })[0]?.guessed).toBe(false);
  });

  it('keeps the shortest sound visible', () => {
    expect(lanesOf({ scene, layers: [{ ...slam, start: 1, end: 1.01 }] })[0]?.width).toBe(0.8);
  });

  it('says how often a sound is heard now, not what the words said before they were refined', () => {
    const attributes = [{ label: '3 times', span: [0, 5] as [number, number], kind: 'modifier' as const }];
    const refined = { layers: [{ id: slam.id, mods: { count: 4 } } as Scene['layers'][number]] };
    expect(saidLabels({ ...slam, attributes }, refined)).toEqual(['4 times']);
  });

  it('can be read out', () => {
    expect(laneSentence({ ...slam, attributes: slam.attributes.slice(0, 1) }, scene)).toBe(
      'Door slam, wood, from 7.1 to 8 seconds',
    );
  });
});
