import fc from 'fast-check';
import { peakBetween, stripPictures } from './video-strip';

const STRIP = { count: 6, width: 160, height: 90, interval: 4 };

it('shows a picture of each stretch, and the last one to the end', () => {
  // 48 px high pictures are 85.33 px wide; at 0.02 px/ms each stands for 4.267 s
  const pictures = stripPictures(STRIP, 0.02, 48, 0, 480, 480);
  expect(pictures.map(({ sourceX }) => sourceX / STRIP.width)).toEqual([0, 2, 3, 4, 5, 5]);
  expect(pictures.at(-1)?.width).toBeCloseTo(480 - 5 * 85.333, 1);
});

it('shows no picture of a moment before its place or after it, as far as there are pictures [timeline 17]', () => {
  const pxPerMs = fc.double({ min: 0.001, max: 0.02, noNaN: true });
  fc.assert(
    fc.property(pxPerMs, (scale) => {
      const spanMs = (48 * (160 / 90)) / scale;
      fc.pre(spanMs >= STRIP.interval * 1000);
      const endPx = (STRIP.count - 1) * STRIP.interval * 1000 * scale;
      for (const { sourceX, x } of stripPictures(STRIP, scale, 48, 0, endPx, endPx)) {
        const ms = (sourceX / STRIP.width) * STRIP.interval * 1000;
        expect(ms).toBeGreaterThanOrEqual(x / scale - 1);
        expect(ms).toBeLessThan(x / scale + spanMs);
      }
    }),
  );
});

it('repeats a picture where the zoom shows less than its time', () => {
  const pictures = stripPictures(STRIP, 0.1, 48, 0, 400, 2400);
  expect(pictures.map(({ sourceX }) => sourceX / STRIP.width)).toEqual([0, 0, 0, 0, 1]);
});

it('gives the same pictures for a stretch as in the whole', () => {
  const whole = stripPictures(STRIP, 0.02, 48, 0, 480, 480);
  expect(stripPictures(STRIP, 0.02, 48, 180, 300, 480)).toEqual(whole.slice(2, 4));
});

it('finds the loudest value of a stretch', () => {
  const peaks = [0.1, 0.5, 0.2, 0.9].map((level) => ({ level, brightness: 0.5 }));
  expect(peakBetween(peaks, 0, 30).level).toBe(0.5);
  expect(peakBetween(peaks, 30, 32).level).toBe(0.9);
  expect(peakBetween(peaks, 100, 200).level).toBe(0);
});
