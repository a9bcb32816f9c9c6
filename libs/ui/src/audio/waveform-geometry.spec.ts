import { LIMITS } from '@whoosh/contracts';
import { barRects, playedShare, poolBars, shareAt } from './waveform-geometry';
import { placeholderBars } from './placeholder-bars';

const bars = Array.from({ length: LIMITS.waveformBars }, (_, i) => ({ level: i / 99, brightness: 0.5 }));

describe('waveform geometry', () => {
  it('stands 100 bars of 3 px with 1 px between them on a canvas of 400 × 60 [spec 9.14]', () => {
    const rects = barRects(bars, 400, 60);
    expect(rects).toHaveLength(100);
    expect(rects[1]).toMatchObject({ x: 4, width: 3, at: 0.01 });
    expect(rects[99]?.height).toBeCloseTo(56);
    expect(rects[99]?.y).toBeCloseTo(2);
  });

  it('draws silence as a 2 px rest and marks it', () => {
    expect(barRects([{ level: 0, brightness: 0 }], 4, 60)[0]).toMatchObject({ height: 2, silent: true });
    expect(barRects([{ level: 0.02, brightness: 0 }], 4, 60)[0]?.silent).toBe(false);
  });

  it('never lets a gain push a bar out of the canvas', () => {
    expect(barRects([{ level: 1, brightness: 0 }], 4, 60, 9)[0]?.height).toBe(56);
  });

  it('pools neighbours by their loudest level and their energy-weighted brightness', () => {
    const pooled = poolBars(
      [
        { level: 1, brightness: 1 },
        { level: 0, brightness: 0 },
        { level: 0.5, brightness: 0.2 },
        { level: 0.5, brightness: 0.4 },
      ],
      2,
    );
    expect(pooled[0]).toEqual({ level: 1, brightness: 1 });
    expect(pooled[1]?.level).toBe(0.5);
    expect(pooled[1]?.brightness).toBeCloseTo(0.3);
  });

  it('leaves bars alone that need no pooling', () => {
    expect(poolBars(bars, 200)).toHaveLength(100);
  });

  it('fills the bar under the playhead in part', () => {
    const rect = barRects(bars, 400, 60)[50];
    if (!rect) throw new Error('no bar');
    expect(playedShare(rect, 100, 0.4)).toBe(0);
    expect(playedShare(rect, 100, 0.505)).toBeCloseTo(0.5);
    expect(playedShare(rect, 100, 0.9)).toBe(1);
  });

  it('turns a pointer into a share and stays within the sound', () => {
    expect(shareAt(150, 100, 200)).toBe(0.25);
    expect(shareAt(0, 100, 200)).toBe(0);
    expect(shareAt(999, 100, 200)).toBe(1);
    expect(shareAt(10, 0, 0)).toBe(0);
  });
});

describe('placeholder waveform', () => {
  it('is the same for the same name and different for another [spec 8.22]', () => {
    expect(placeholderBars('rain')).toEqual(placeholderBars('rain'));
    expect(placeholderBars('rain')).not.toEqual(placeholderBars('bell'));
    expect(placeholderBars('rain')).toHaveLength(100);
  });

  it('stays between a rest and full scale', () => {
    for (const bar of placeholderBars('x')) {
      expect(bar.level).toBeGreaterThanOrEqual(0.15);
      expect(bar.level).toBeLessThanOrEqual(0.75);
    }
  });
});
