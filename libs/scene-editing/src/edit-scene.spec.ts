import type { SourceChoice } from '@whoosh/contracts';
import { validateScene, type Timing } from '@whoosh/sound-scene';
import { interpretation } from './testing/interpretation';
import { lanesOf } from './score';
import { editLayer } from './edit-layer';
import { editInterpretation, sceneToRender, textWithout } from './edit-scene';
import {
  addLayer,
  bringBackLayer,
  loopOf,
  NO_EDITS,
  removeLayer,
  setIndividual,
  setLeftOut,
  setProperty,
  setSource,
  takeBack,
  withoutLoop,
  type SceneEdits,
  type Settings,
} from './scene-edits';

const TEXT = 'heavy rain, distant thunder, wooden knock';
const answer = interpretation(TEXT);
const edited = (edits: SceneEdits) => editInterpretation(answer, edits);
const layerOf = (edits: SceneEdits, id: string) => edited(edits).scene.layers.find((layer) => layer.id === id);

describe('editInterpretation', () => {
  it('leaves what nobody touched as it was understood', () => {
    expect(edited(NO_EDITS)).toEqual(answer);
  });

  it('gives every edit a scene that the server takes', () => {
    let edits = setProperty(NO_EDITS, 'rain-1', 'start', 4);
    edits = setProperty(edits, 'rain-1', 'intensity', 0.3);
    edits = setProperty(edits, 'rain-1', 'space', 'cave');
    edits = setProperty(edits, 'knock-1', 'count', 12);
    edits = setProperty(edits, 'knock-1', 'start', 4);
    edits = setProperty(edits, 'knock-1', 'material', 'metal');
    edits = setProperty(edits, 'thunder-1', 'azimuth', -60);
    edits = setProperty(edits, 'thunder-1', 'distance', 0.5);
    const validation = validateScene(sceneToRender(edited(edits), TEXT, 7));
    expect(validation).toMatchObject({ ok: true, scene: { seed: 7, text: TEXT } });
  });

  it('plays another source at the same times, and names it', () => {
    const edits = setSource(NO_EDITS, 'rain-1', { model: 'wind', label: 'Wind', family: 'weather', grade: 'fair' });
    expect(layerOf(edits, 'rain-1')).toMatchObject({ source: { model: 'wind' }, origin: { by: 'user' } });
    expect(edited(edits).layers[0]).toMatchObject({ id: 'rain-1', label: 'Wind', grade: 'fair', start: 0, end: 5 });
    expect(edited(setSource(edits, 'rain-1', null))).toEqual(answer);
  });

  it('is the individual that was picked, until another source takes its place', () => {
    const picked = setIndividual(NO_EDITS, 'knock-1', { seed: 77 });
    expect(layerOf(picked, 'knock-1')).toEqual({ ...layerOf(NO_EDITS, 'knock-1'), individual: { seed: 77 } });
    expect(validateScene(edited(picked).scene)).toMatchObject({ ok: true });
    const softer = setProperty(picked, 'knock-1', 'intensity', 0.3);
    expect(layerOf(softer, 'knock-1')).toMatchObject({ individual: { seed: 77 }, mods: { intensity: 0.3 } });
    const wind = setSource(picked, 'knock-1', { model: 'wind', label: 'Wind', family: 'weather', grade: 'fair' });
    expect(layerOf(wind, 'knock-1')).not.toHaveProperty('individual');
    expect(edited(setIndividual(picked, 'knock-1', null))).toEqual(answer);
  });

  it('keeps the individual that a scene has where only its words are changed, not where its source is', () => {
    const own = edited(setIndividual(NO_EDITS, 'knock-1', { seed: 5 }));
    const softer = editInterpretation(own, setProperty(NO_EDITS, 'knock-1', 'intensity', 0.3));
    expect(softer.scene.layers[2]).toMatchObject({ individual: { seed: 5 } });
    const wind = { model: 'wind', label: 'Wind', family: 'weather', grade: 'fair' } as const;
    const replaced = editInterpretation(own, setSource(NO_EDITS, 'knock-1', wind));
    expect(replaced.scene.layers[2]).not.toHaveProperty('individual');
  });

  it.each([
    [
      'a train as often as was chosen',
      { kind: 'train', start: 1, end: 5, rate: 2, regularity: 0.9 },
      { rate: 4 },
      { kind: 'train', rate: 4 },
    ],
    [
      'what comes now and then as often as was chosen',
      { kind: 'sporadic', start: 1, end: 5, perMinute: 10 },
      { rate: 0.5 },
      { kind: 'sporadic', perMinute: 30 },
    ],
    [
      'a train until it was chosen to end',
      { kind: 'train', start: 1, end: 5, rate: 2, regularity: 0.9 },
      { end: 3 },
      { kind: 'train', start: 1, end: 3 },
    ],
    [
      'so many of a train, at its pace',
      { kind: 'train', start: 1, end: 5, rate: 2, regularity: 0.9 },
      { count: 3 },
      { kind: 'shots', at: [1, 1.5, 2] },
    ],
  ] satisfies [string, Timing, Settings, object][])('repeats %s', (_, timing, settings, expected) => {
    const [layer] = answer.scene.layers;
    if (layer === undefined) throw new Error('The scene has no layer');
    expect(editLayer({ ...layer, timing }, { settings }, 8).timing).toMatchObject(expected);
  });

  it('lets the whole scene play once or loop, whichever layer that was set on', () => {
    const looped = edited(setProperty(NO_EDITS, 'knock-1', 'loop', true));
    expect(looped.scene.loop).toBe(true);
    expect(looped.scene.layers[2]?.mods).not.toHaveProperty('loop');
    const once = editInterpretation(looped, setProperty(NO_EDITS, 'rain-1', 'loop', false));
    expect(once.scene.loop).toBe(false);
    expect(editInterpretation(looped, NO_EDITS).scene.loop).toBe(true);
    const set = setProperty(setProperty(NO_EDITS, 'rain-1', 'loop', false), 'rain-1', 'size', 0.9);
    expect(withoutLoop(set)).toEqual(setProperty(NO_EDITS, 'rain-1', 'size', 0.9));
    expect(loopOf(withoutLoop(set))).toBeUndefined();
  });

  it('gives a layer the times that its new source can have', () => {
    const option = { label: 'Wind', family: 'weather', grade: null } as const;
    const blows = setSource(NO_EDITS, 'knock-1', { model: 'wind', ...option, plays: 'continuous' });
    expect(layerOf(blows, 'knock-1')?.timing).toMatchObject({ kind: 'continuous', start: 0.2, end: 5 });
    const once = setSource(NO_EDITS, 'rain-1', { model: 'thunder', ...option, plays: 'events' });
    expect(layerOf(once, 'rain-1')?.timing).toMatchObject({ kind: 'shots', at: [0] });
    expect(validateScene(edited(blows).scene)).toMatchObject({ ok: true });
  });

  it('adds sounds that no word names, which are set and taken away like the others', () => {
    const bell = { model: 'bell', label: 'Bell', family: 'music', grade: null, plays: 'events' } as const;
    const two = addLayer(addLayer(NO_EDITS, bell), bell);
    const ids = edited(two).scene.layers.map(({ id }) => id);
    expect(ids).toEqual(['rain-1', 'thunder-1', 'knock-1', 'bell-added-1', 'bell-added-2']);
    const late = setProperty(two, 'bell-added-2', 'start', 3);
    expect(edited(late).layers.at(-1)).toMatchObject({ label: 'Bell', start: 3, events: [3], guessed: false });
    expect(validateScene(edited(late).scene)).toMatchObject({ ok: true });
    expect(edited(takeBack(takeBack(late, 'bell-added-1'), 'bell-added-2'))).toEqual(answer);
  });

  it('tells no word as unheard any more once its sound was added, and no text as meaningless once a sound was chosen', () => {
    const bell = { model: 'bell', label: 'Bell', family: 'music', grade: null } as const;
    const unheard = {
      ...answer,
      meaningless: true,
      unused: [{ text: 'bell', span: [0, 4] as [number, number], suggestions: [bell], isUnknown: false }],
    };
    const added = editInterpretation(unheard, addLayer(NO_EDITS, bell));
    expect(added).toMatchObject({ unused: [], meaningless: false });
    expect(editInterpretation(unheard, NO_EDITS)).toMatchObject({ unused: [{ text: 'bell' }], meaningless: true });
  });

  it('tells a word without meaning no more once a sound was chosen for it', () => {
    const rain = { model: 'rain', label: 'Rain', family: 'weather', grade: null } as const;
    const unused = [{ text: 'asdf', span: [0, 4] as [number, number], suggestions: [], isUnknown: true }];
    expect(editInterpretation({ ...answer, unused }, addLayer(NO_EDITS, rain))).toMatchObject({ unused });
    expect(editInterpretation({ ...answer, unused }, addLayer(NO_EDITS, rain, 'asdf'))).toMatchObject({ unused: [] });
  });

  it('makes every setting a scene that the server takes, and one that differs', () => {
    const wrong = lanesOf(answer).flatMap((lane) =>
      lane.menus.flatMap(({ property, options }) =>
        options.flatMap(({ label, settings }) => {
          const { scene } = edited(setProperty(NO_EDITS, lane.id, property, settings[property]));
          return validateScene(scene).ok ? [] : [`${lane.id} ${property} ${label}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('sets what a source is or does, gives it back to the usual, and forgets it where another source is chosen', () => {
    const [first] = answer.scene.layers;
    if (first === undefined) throw new Error('no layer');
    const { id } = first;
    const closing = {
      ...answer,
      scene: {
        ...answer.scene,
        layers: answer.scene.layers.map((layer) => ({ ...layer, source: { ...layer.source, variant: 'close' } })),
      },
    };
    const variantOf = (edits: SceneEdits) => editInterpretation(closing, edits).scene.layers[0]?.source.variant;
    expect(variantOf(setProperty(NO_EDITS, id, 'intensity', 0.5))).toBe('close');
    expect(variantOf(setProperty(NO_EDITS, id, 'variant', 'open'))).toBe('open');
    expect(variantOf(setProperty(NO_EDITS, id, 'variant', 'usual'))).toBeUndefined();
    const bell: SourceChoice = { model: 'hand_bell', label: 'Bell', family: 'music', grade: null, variants: ['roll'] };
    expect(variantOf(setSource(NO_EDITS, id, bell))).toBeUndefined();
    expect(editInterpretation(closing, setSource(NO_EDITS, id, bell)).layers[0]?.variants).toEqual(['roll']);
  });

  it('lets a speed that was set hold where the words had said a rate', () => {
    const ticking = {
      ...answer,
      scene: { ...answer.scene, layers: answer.scene.layers.map((layer) => ({ ...layer, mods: { rate: 4 } })) },
    };
    const [layer] = editInterpretation(ticking, setProperty(NO_EDITS, 'rain-1', 'speed', 2.5)).scene.layers;
    expect(layer?.mods).toEqual({ speed: 2.5 });
  });

  it('repeats events as far apart as they were, and never beyond the end', () => {
    const five = layerOf(setProperty(NO_EDITS, 'knock-1', 'count', 5), 'knock-1')?.timing;
    expect(five).toMatchObject({ kind: 'shots' });
    const at = five?.kind === 'shots' ? five.at : [];
    expect(at.map((time) => Math.round(time * 10) / 10)).toEqual([0.2, 0.6, 1, 1.4, 1.8]);
    const many = layerOf(setProperty(NO_EDITS, 'knock-1', 'count', 64), 'knock-1')?.timing;
    expect(many?.kind === 'shots' ? Math.max(...many.at) : 99).toBeLessThan(5);
  });

  it('moves a layer: events keep their rhythm, what lasts to the end goes on to it', () => {
    const edits = setProperty(setProperty(NO_EDITS, 'knock-1', 'start', 2), 'rain-1', 'start', 3);
    const { layers } = edited(edits);
    expect(layers.find(({ id }) => id === 'knock-1')?.events.map((at) => Math.round(at * 10) / 10)).toEqual([
      2, 2.4, 2.8,
    ]);
    expect(layers.find(({ id }) => id === 'rain-1')).toMatchObject({ start: 3, end: 5 });
  });

  it('takes a layer out, but never the last one', () => {
    const one = removeLayer(NO_EDITS, { id: 'rain-1', label: 'Rain' });
    expect(edited(one).scene.layers.map(({ id }) => id)).toEqual(['thunder-1', 'knock-1']);
    const all = removeLayer(removeLayer(one, { id: 'thunder-1', label: 'Thunder' }), { id: 'knock-1', label: 'Knock' });
    expect(edited(all).scene.layers).toHaveLength(1);
    expect(edited(bringBackLayer(one, 'rain-1'))).toEqual(answer);
  });
});

describe('textWithout', () => {
  it('blanks the words of a chip and leaves all others at their places', () => {
    const edits = setLeftOut(NO_EDITS, { layer: 'thunder-1', label: 'distant' }, true);
    const text = textWithout(answer, edits.leftOut);
    expect(text).toBe('heavy rain,         thunder, wooden knock');
    expect(setLeftOut(edits, { layer: 'thunder-1', label: 'distant' }, false)).toEqual(NO_EDITS);
  });
});
