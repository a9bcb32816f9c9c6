import { editInterpretation, NO_EDITS, setIndividual, setProperty } from '@whoosh/scene-editing';
import { keepIndividuals } from '@whoosh/sound-engine';
import { interpretation } from '@whoosh/scene-editing/testing';
import type { Scene } from '@whoosh/sound-scene';
import type { SceneRequest } from './requested-sound';
import { isChanged, orderOf } from './requested-sound';

const NOTHING: SceneRequest = { text: null, intensity: null, edits: NO_EDITS };
const rain = interpretation('heavy rain');
const before = { ...rain.scene, seed: 7 };
const of = (request: SceneRequest) => orderOf(rain, request, { name: 'Rain', before }, 0.5);
const seedOf = (request: SceneRequest) => (of(request).of as Scene).seed;

it('is another take with another seed where nothing was changed', () => {
  expect(isChanged(NOTHING)).toBe(false);
  expect(seedOf(NOTHING)).toBe(500_000);
  expect(of(NOTHING)).toMatchObject({ takes: 1, name: 'Rain', duration: rain.scene.duration });
});

it('keeps the seed where something was changed, so that the rest sounds the same', () => {
  expect(seedOf({ ...NOTHING, intensity: 'intense' })).toBe(7);
  expect(seedOf({ ...NOTHING, edits: setProperty(NO_EDITS, 'rain-1', 'size', 0.7) })).toBe(7);
});

it('keeps the individuals of the clip, another take and other words included', () => {
  const individuals = (request: SceneRequest) => (of(request).of as Scene).layers.map(({ individual }) => individual);
  const own = keepIndividuals(before).layers.map(({ individual }) => individual);
  expect(individuals(NOTHING)).toEqual(own);
  expect(individuals({ ...NOTHING, text: 'heavy rain again' })).toEqual(own);
  const picked = setIndividual(NO_EDITS, 'rain-1', { seed: 77 });
  const edited = editInterpretation(rain, picked);
  const order = orderOf(edited, { ...NOTHING, edits: picked }, { name: 'Rain', before }, 0.5);
  expect((order.of as Scene).layers).toMatchObject([{ individual: { seed: 77 } }]);
});

it('is called by the new words', () => {
  expect(of({ ...NOTHING, text: 'soft rain' }).name).toBe('soft rain');
});
