import { parseHex, rampColor, rampPlace, rgba, STOP_BRIGHTNESS } from './ramp';

const stops = ['#000000', '#ff0000', '#ffff00'].map(parseHex);

describe('brightness ramp', () => {
  it('gives the first stop for the darkest sound and the last for the brightest', () => {
    expect(rampColor(stops, 0)).toEqual([0, 0, 0]);
    expect(rampColor(stops, 1)).toEqual([255, 255, 0]);
  });

  it('meets every stop at its place and mixes evenly between two', () => {
    expect(rampColor(stops, 0.5)).toEqual([255, 0, 0]);
    expect(rampColor(stops, 0.25)).toEqual([128, 0, 0]);
    expect(rampColor(stops, 0.75)).toEqual([255, 128, 0]);
  });

  it('clamps what lies outside 0..1', () => {
    expect(rampColor(stops, -3)).toEqual([0, 0, 0]);
    expect(rampColor(stops, 9)).toEqual([255, 255, 0]);
  });

  it('spreads the brightness that sounds have over all of its colours, in their order', () => {
    // a low hum, a bark, rain, a splash, crickets
    const places = [0.16, 0.43, 0.73, 0.83, 0.92].map(rampPlace);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.map((place) => Math.round(place * 6))).toEqual([0, 1, 3, 5, 6]);
    expect(STOP_BRIGHTNESS.map((stop) => Math.round(rampPlace(stop) * 6))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([rampPlace(0), rampPlace(1)]).toEqual([0, 1]);
  });

  it('refuses a colour that is not six hexadecimal digits', () => {
    expect(() => parseHex('#fff')).toThrow(RangeError);
  });

  it('writes CSS with the alpha only where it is needed', () => {
    expect(rgba([1, 2, 3])).toBe('rgb(1, 2, 3)');
    expect(rgba([1, 2, 3], 0.36)).toBe('rgba(1, 2, 3, 0.36)');
  });
});
