import { heldWiderBy } from './properties.mjs';

/** An engine whose sources have no properties that draws could take from them. */
const engine = { figureFamily: () => 'none', PROPERTIES: {} };
const FACTORS = [1.4, 1.2];

describe('draws so many times as wide', () => {
  it('starts from the usual draws where a calibration says none', () => {
    expect(heldWiderBy(engine, 'thing', {}, FACTORS)).toEqual({ share: 0.84, strength: [1.4, 0] });
  });

  it('widens the spreads that were found and leaves their middles', () => {
    const wider = heldWiderBy(engine, 'thing', { share: 0.5, differs: { pitch: [0.3, 0.2] } }, FACTORS);
    expect(wider).toEqual({ share: 0.7, differs: { pitch: [0.3, 0.28] }, strength: [1.4, 0] });
  });

  it('leaves a colour as it is that has all of the recordings’ spread or none, and a kernel without draws', () => {
    expect(heldWiderBy(engine, 'thing', { share: 0, strength: [1.4, 0] }, FACTORS)).toBeUndefined();
    expect(heldWiderBy(engine, 'thing', { share: 0, strength: [0, 0] }, FACTORS)).toBeUndefined();
    expect(heldWiderBy(engine, 'thing', { share: 0, strength: [0.5, 0.5] }, FACTORS)).toEqual({
      share: 0,
      strength: [0.7, 0.5],
    });
  });
});
