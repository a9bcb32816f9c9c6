import { frameRateOf, pictureTiming } from '@whoosh/contracts';
import fc from 'fast-check';
import { clockTime, rulerTicks } from './ruler';
import { clip, documentWith, anyDocument } from './testing/documents';
import { clipBox, fitted, following, scaledZoom, steppedZoom, toPx, toViewMs, zoomedAt, type View } from './view';
import { clipsWithin, nextEditPoint } from './visible-clips';
import { endMs } from './document';

const VIEW: View = { zoom: 100, leftMs: 0, widthPx: 1_000 };

describe('view', () => {
  it('shows 10 pixels a second at 100 % [spec 4.12]', () => {
    expect(toPx(VIEW, 12_000)).toBe(120);
    expect(toPx({ ...VIEW, zoom: 400, leftMs: 10_000 }, 12_000)).toBe(80);
    expect(toViewMs({ ...VIEW, leftMs: 5_000 }, 50)).toBe(10_000);
  });

  it('steps by 25 between 25 and 400 [spec 9.12]', () => {
    expect([steppedZoom(100, 1), steppedZoom(100, -1), steppedZoom(25, -1), steppedZoom(400, 1)]).toEqual([
      125, 75, 25, 400,
    ]);
    expect([steppedZoom(110, 1), steppedZoom(110, -1), steppedZoom(5_000, 1), steppedZoom(5_000, -1)]).toEqual([
      125, 100, 5_000, 400,
    ]);
    expect([scaledZoom(15_000, 2), scaledZoom(30, 0.5)]).toEqual([20_000, 25]);
  });

  it('keeps the moment under the pointer when it zooms', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 25, max: 20_000, noNaN: true }),
        fc.double({ min: 25, max: 20_000, noNaN: true }),
        fc.integer({ min: 0, max: 1_000 }),
        (from, to, px) => {
          const view = { ...VIEW, zoom: from, leftMs: 3_600_000 };
          expect(toViewMs(zoomedAt(view, to, px), px)).toBeCloseTo(toViewMs(view, px), 3);
        },
      ),
    );
    expect(zoomedAt({ ...VIEW, zoom: 400 }, 25, 900).leftMs).toBe(0);
  });

  it('fits a stretch with air at both sides, within the zooms there are', () => {
    const view = fitted(VIEW, 10_000, 20_000);
    expect([toPx(view, 10_000), toPx(view, 20_000)].map(Math.round)).toEqual([45, 955]);
    expect(fitted(VIEW, 5_000, 5_000).zoom).toBe(20_000);
    const long = fitted(VIEW, 0, 21_600_000);
    expect(toPx(long, 21_600_000)).toBeLessThan(1_000);
    expect([steppedZoom(long.zoom, 1), steppedZoom(long.zoom, -1)]).toEqual([25, long.zoom]);
    expect(scaledZoom(long.zoom, 0.5)).toBe(long.zoom);
  });

  it('turns the page when the playhead leaves it', () => {
    expect(following(VIEW, 50_000)).toBe(VIEW);
    expect(following(VIEW, 100_100).leftMs).toBe(100_100);
    expect(following({ ...VIEW, leftMs: 90_000 }, 80_000).leftMs).toBe(70_000);
  });

  it('draws neighbours without a gap at any zoom, and nothing under 40 px [spec 2.56]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 25, max: 20_000 }),
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 10, max: 9_999 }),
        (zoom, startMs, durationMs) => {
          const left = clipBox(clip({ startMs, durationMs }), zoom);
          expect(left.left + left.soundWidth).toBe(clipBox(clip({ startMs: startMs + durationMs }), zoom).left);
          expect(left.width).toBeGreaterThanOrEqual(40);
        },
      ),
    );
  });
});

describe('ruler', () => {
  const labels = (view: View, durationMs = 240_000) => rulerTicks(view, durationMs).flatMap(({ label }) => label ?? []);

  it('marks every 10 s at 100 % [spec 2.47]', () => {
    expect(labels(VIEW).slice(0, 4)).toEqual(['00:00', '00:10', '00:20', '00:30']);
    expect(
      rulerTicks({ ...VIEW, zoom: 25 }, 240_000)
        .map(({ ms }) => ms)
        .slice(0, 4),
    ).toEqual([0, 10_000, 20_000, 30_000]);
    expect(labels({ ...VIEW, zoom: 25 }).slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
  });

  it('marks finer the closer one looks', () => {
    expect(labels({ ...VIEW, zoom: 20_000, leftMs: 65_000, widthPx: 200 })).toEqual([
      '01:05.00',
      '01:05.05',
      '01:05.10',
    ]);
    expect(labels({ ...VIEW, zoom: 400, widthPx: 200 })).toEqual(['00:00', '00:02', '00:04']);
  });

  it('marks every picture where there is room, and calls some by their timecode [timeline 15]', () => {
    const timing = pictureTiming(frameRateOf(29.97), { startTimecode: '01:00:00;00' });
    const ticks = rulerTicks({ zoom: 10_000, leftMs: 0, widthPx: 400 }, 10_000, timing);
    expect(ticks).toHaveLength(12);
    expect(ticks[11]?.ms).toBeCloseTo((11 * 1001) / 30, 6);
    expect(ticks.flatMap(({ label }) => label ?? [])).toEqual(['01:00:00;00', '01:00:00;05', '01:00:00;10']);
  });

  it('has a bounded number of ticks, ends with the timeline, and labels some of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25, max: 20_000 }), fc.integer({ min: 0, max: 2_000_000 }), (zoom, leftMs) => {
        const ticks = rulerTicks({ zoom, leftMs, widthPx: 2_000 }, 3_600_000);
        expect(ticks.length).toBeLessThan(300);
        expect(ticks.every(({ ms }) => ms <= 3_600_000)).toBe(true);
        const marked = ticks.flatMap(({ ms, label }) => (label === null ? [] : ms));
        expect(new Set(marked.slice(1).map((ms, i) => ms - (marked[i] ?? 0))).size).toBeLessThanOrEqual(1);
        expect(marked.length).toBeGreaterThan(0);
      }),
    );
  });

  it('writes hours only where there are some', () => {
    expect([clockTime(65_251, 0), clockTime(65_251, 3), clockTime(3_665_251, 1, ',')]).toEqual([
      '01:05',
      '01:05.251',
      '1:01:05,2',
    ]);
  });
});

describe('visible clips', () => {
  it('are those that touch the stretch, as a plain search finds them', () => {
    fc.assert(
      fc.property(
        anyDocument,
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 1, max: 30_000 }),
        (document, from, length) => {
          for (const track of [0, 1, 2]) {
            const plain = document.clips.filter(
              (of) => of.track === track && of.startMs < from + length && endMs(of) > from,
            );
            expect(clipsWithin(document, track, from, from + length)).toEqual(plain);
          }
        },
      ),
    );
  });

  it('have edges to jump between', () => {
    const document = {
      ...documentWith({ startMs: 1_000 }),
      markers: [{ key: 'm', timeMs: 500, name: '', kind: 'user' as const }],
    };
    const jumps = (from: number, direction: 1 | -1) => nextEditPoint(document, 9_000, from, direction);
    expect([jumps(0, 1), jumps(500, 1), jumps(3_000, 1), jumps(9_000, 1), jumps(1_000, -1), jumps(0, -1)]).toEqual([
      500, 1_000, 9_000, 9_000, 500, 0,
    ]);
  });
});
