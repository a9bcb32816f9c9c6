import { clampTo, isNumericModifier, MODIFIER_RANGES } from '@whoosh/sound-scene';
import fc from 'fast-check';
import { registerFigures, type FamilyFigures } from './figures';
import { NO_SPREAD } from '../testing/no-spread';
import { drawUnspoken, unspokenGainDb, unspokenOf, unspokenRow, withUnspoken } from './unspoken';

/** The family of sources that the catalogue does not have. */
const FAMILY = 'impact';
const MIXED = { model: 'mixed', alternatives: [] };
const FIGURES: FamilyFigures = { spread: NO_SPREAD, sources: {} };

describe('what words leave open', () => {
  beforeAll(() => {
    registerFigures(FAMILY, FIGURES, {
      mixed: {
        unspoken: [[75, 0], unspokenRow({ weight: 25, gainDb: -6, modifiers: { size: 0.3, speed: 1.5 } })],
      },
    });
  });

  it('is drawn by how often recordings are like it, the same for the same seed', () => {
    const drawn = Array.from({ length: 2_000 }, (_, seed) => drawUnspoken(MIXED, seed));
    const share = drawn.filter(({ modifiers }) => modifiers.size === 0.3).length / drawn.length;
    expect(share).toBeGreaterThan(0.21);
    expect(share).toBeLessThan(0.29);
    expect(drawUnspoken(MIXED, 7)).toEqual(drawUnspoken(MIXED, 7));
  });

  it('is kept as a row of whole numbers that gives back what was found', () => {
    const modifiers = { size: 0.3, intensity: 0.61, wetness: 0.24, speed: 1.38, pitch: -1.36 };
    const row = unspokenRow({ weight: 9, gainDb: -5.4, modifiers });
    expect(row.every(Number.isInteger)).toBe(true);
    expect(unspokenOf(row)).toMatchObject({ weight: 9, gainDb: -5.4, modifiers: { ...modifiers, hollowness: 0.5 } });
    expect(unspokenOf(unspokenRow({ weight: 75, gainDb: 0, modifiers: {} })).modifiers).toEqual({});
  });

  it('is nothing for a source of which nothing was found', () => {
    expect(drawUnspoken({ model: 'another', alternatives: [] }, 1)).toMatchObject({ gainDb: 0, modifiers: {} });
  });

  it('is nothing where a ground or a material is said', () => {
    for (const said of [{ surface: 'gravel' as const }, { material: 'wood' as const }])
      for (let seed = 0; seed < 30; seed += 1) expect(drawUnspoken({ ...MIXED, ...said }, seed).modifiers).toEqual({});
  });

  it('fills in what was not said and leaves other words alone', () => {
    expect(withUnspoken({ emotion: 'angry', count: 3 }, { size: 0.3 })).toEqual({
      emotion: 'angry',
      count: 3,
      size: 0.3,
    });
  });

  it('gives way the more, the further the words go', () => {
    const open = { size: 0.3, intensity: 0.7, speed: 1.5, pitch: 2 };
    expect(withUnspoken({ size: 0.9, intensity: 0.2, speed: 2, pitch: 7 }, open)).toEqual({
      size: 0.9,
      intensity: 0.2,
      speed: 2,
      pitch: 7,
    });
    const { size = 0, speed = 0 } = withUnspoken({ size: 0.6, speed: 1.2 }, open);
    expect(size).toBeGreaterThan(0.4);
    expect(size).toBeLessThan(0.6);
    expect(speed).toBeGreaterThan(1.2);
    expect(speed).toBeLessThan(1.8);
  });

  it('stays as it is where a modifier is turned to its neutral value, so that turning a little changes a little', () => {
    const open = { intensity: 0.7, speed: 1.5, pitch: 2 };
    const turned = withUnspoken({ intensity: 0.501, speed: 1.001, pitch: 0.01 }, open);
    expect(turned.intensity).toBeCloseTo(0.7, 2);
    expect(turned.speed).toBeCloseTo(1.5, 2);
    expect(turned.pitch).toBeCloseTo(2, 1);
  });

  it('is as loud as usual, the less changed the less words leave open', () => {
    const open = { weight: 1, gainDb: -6, modifiers: { intensity: 0.7 } };
    expect(unspokenGainDb({}, open)).toBe(-6);
    expect(unspokenGainDb({ intensity: 0.65 }, open)).toBeCloseTo(-3);
    expect(unspokenGainDb({ intensity: 0.9, size: 0.5 }, open)).toBeCloseTo(0);
  });

  it('keeps every modifier in its range', () => {
    const numbers = Object.fromEntries(
      Object.entries(MODIFIER_RANGES).map(([name, [min, max]]) => [name, fc.double({ min, max, noNaN: true })]),
    );
    fc.assert(
      fc.property(fc.record(numbers, { requiredKeys: [] }), fc.record(numbers), (said, open) => {
        for (const [name, value] of Object.entries(withUnspoken(said, open)))
          if (isNumericModifier(name))
            expect(clampTo(MODIFIER_RANGES[name], Number(value))).toBeCloseTo(Number(value), 9);
      }),
    );
  });
});
