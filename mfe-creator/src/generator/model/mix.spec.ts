import { NO_EDITS } from '@whoosh/scene-editing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { heardLevels, isUntouched, mixEdits, UNTOUCHED } from './mix';

const LAYERS = ['rain-1', 'thunder-1', 'knock-1'];

describe('a mix', () => {
  it('is the take itself until something is changed', () => {
    expect(isUntouched(LAYERS, {})).toBe(true);
    expect(isUntouched(LAYERS, { 'rain-1': { ...UNTOUCHED, db: -3 } })).toBe(false);
    expect(isUntouched(LAYERS, { 'rain-1': { ...UNTOUCHED, solo: true } })).toBe(false);
  });

  it('lets only the soloed layers be heard, and never a muted one', () => {
    const solo = { ...UNTOUCHED, solo: true, db: 2 };
    expect(heardLevels(LAYERS, { 'rain-1': solo })).toEqual({ 'rain-1': 2, 'thunder-1': null, 'knock-1': null });
    expect(heardLevels(LAYERS, { 'rain-1': { ...solo, muted: true } })['rain-1']).toBeNull();
  });

  it('becomes edits of the scene for the layers that it changes', () => {
    const { scene } = interpretation('rain, thunder, knock');
    const edits = mixEdits(NO_EDITS, scene, {
      'rain-1': { ...UNTOUCHED, db: -6 },
      'knock-1': { ...UNTOUCHED, muted: true },
    });
    expect(edits.layers).toEqual({ 'rain-1': { settings: { gainDb: -6 } }, 'knock-1': { settings: { muted: true } } });
  });
});
