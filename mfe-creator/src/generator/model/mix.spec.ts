import { heardLevels, isSilent, isUntouched, UNTOUCHED } from './mix';

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

  it('is silent when every layer is', () => {
    const muted = { ...UNTOUCHED, muted: true };
    expect(isSilent(LAYERS, { 'rain-1': muted })).toBe(false);
    expect(isSilent(LAYERS, { 'rain-1': { ...muted, solo: true } })).toBe(true);
  });
});
