import { NO_EDITS, setProperty } from '@whoosh/scene-editing';
import { interpretation } from '@whoosh/scene-editing/testing';
import type { Scene } from '@whoosh/sound-scene';
import type { SceneRequest } from './requested-sound';
import { isChanged, orderOf } from './requested-sound';

const NOTHING: SceneRequest = { text: null, intensity: null, edits: NO_EDITS };
const rain = interpretation('heavy rain');
const of = (request: SceneRequest) => orderOf(rain, request, { name: 'Rain', seed: 7 }, 0.5);
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

it('is called by the new words', () => {
  expect(of({ ...NOTHING, text: 'soft rain' }).name).toBe('soft rain');
});
