import fc from 'fast-check';
import { cosPi, log2, sinPi } from './exact';

describe('exact functions', () => {
  it('agree with the platform to 14 digits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 100, noNaN: true }),
        fc.double({ min: 1e-12, max: 1e12, noNaN: true }),
        (x, y) => {
          expect(sinPi(x)).toBeCloseTo(Math.sin(Math.PI * (x % 2)), 13);
          expect(cosPi(x)).toBeCloseTo(Math.cos(Math.PI * (x % 2)), 13);
          expect(log2(y)).toBeCloseTo(Math.log2(y), 12);
        },
      ),
    );
  });

  it('are exact where it matters', () => {
    expect([sinPi(0), sinPi(3), cosPi(0.5)].map(Math.abs)).toEqual([0, 0, 0]);
    expect([log2(1), log2(8), log2(0.25)]).toEqual([0, 3, -2]);
  });

  it.each([0, -1, NaN, Infinity])('refuse the logarithm of %p', (x) => expect(() => log2(x)).toThrow(RangeError));
});
