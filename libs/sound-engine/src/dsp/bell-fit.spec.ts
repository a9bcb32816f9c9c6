import { BandFit } from './bell-fit';

const GRID = Array.from({ length: 40 }, (_, k) => 60 * 1.15 ** k);

describe('BandFit', () => {
  it('comes within 1.5 dB of a smooth curve', () => {
    const curve = GRID.map((hertz) => 6 * Math.sin(Math.log2(hertz)) - 2 * Math.log2(hertz / 1000));
    const fit = new BandFit(GRID);
    const response = fit.response(fit.fit(curve));
    for (let k = 0; k < GRID.length - 3; k++) expect(Math.abs(response[k] - curve[k])).toBeLessThan(1.5);
  });

  it('is smooth where a curve is not, and stays near it in the mean', () => {
    const fit = new BandFit(GRID);
    const response = fit.response(fit.fit(GRID.map((_, k) => (k % 2 === 0 ? 12 : 0))));
    for (let k = 5; k < GRID.length - 5; k++) expect(Math.abs(response[k] - 6)).toBeLessThan(3);
  });

  it('goes no further than its bells', () => {
    const fit = new BandFit(GRID);
    for (const gain of fit.fit(GRID.map((_, k) => (k < 20 ? 90 : -90)))) {
      expect(gain).toBeLessThanOrEqual(18);
      expect(gain).toBeGreaterThanOrEqual(-24);
    }
  });
});
