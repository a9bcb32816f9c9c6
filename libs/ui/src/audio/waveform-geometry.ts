import type { Bar } from '@whoosh/contracts';

/**
 * The grid of the design: 100 bars of 3 px with 1 px between them on 400 × 60; on wide beds the gaps grow, not the
 * bars.
 */
export const GRID = { barShare: 0.75, maxBarWidth: 6, minBarHeight: 2, verticalInset: 4 } as const;

/** Below this level a bar is silence: 0.5 % of full scale, two steps of the stored form. */
const SILENCE_LEVEL = 0.005;

/** One bar as drawn, in CSS pixels; `at` is the share of the sound (0..1) where it begins. */
export interface BarRect {
  x: number;
  y: number;
  width: number;
  height: number;
  at: number;
  brightness: number;
  silent: boolean;
}

/**
 * Joins neighbours until at most `count` bars are left, so that narrow waveforms stay legible:
 * the loudest level of the group, brightness weighted by energy.
 */
export function poolBars(bars: readonly Bar[], count: number): Bar[] {
  if (count >= bars.length || count < 1) return [...bars];
  return Array.from({ length: count }, (_, i) => {
    const group = bars.slice(Math.floor((i * bars.length) / count), Math.floor(((i + 1) * bars.length) / count));
    const energy = group.reduce((sum, bar) => sum + bar.level * bar.level, 0);
    const weighted = group.reduce((sum, bar) => sum + bar.level * bar.level * bar.brightness, 0);
    return { level: Math.max(...group.map((bar) => bar.level)), brightness: energy > 0 ? weighted / energy : 0 };
  });
}

/**
 * So many bars as the screen can show: on one of single pixels a bar needs two of them, its gap included. @param pitch
 * the least width of both, CSS pixels
 */
export function fittingBars(bars: readonly Bar[], width: number, pitch = 0): readonly Bar[] {
  return poolBars(bars, Math.floor(width / Math.max(pitch, 2 / (window.devicePixelRatio || 1))));
}

/**
 * Quiet sounds are enlarged up to four times (12 dB), so that a whisper has a shape;
 * what is louder than a quarter of full scale fills the height.
 */
export function gainFor(bars: readonly Bar[]): number {
  const loudest = bars.reduce((max, bar) => Math.max(max, bar.level), 0);
  return loudest > 0 ? Math.min(4, 1 / loudest) : 1;
}

/**
 * Where each bar stands.
 * @param width,height of the canvas in CSS pixels
 * @param gain factor on every level, so that quiet sounds can be seen
 */
export function barRects(bars: readonly Bar[], width: number, height: number, gain = 1): BarRect[] {
  const pitch = width / bars.length;
  const barWidth = Math.min(GRID.maxBarWidth, Math.max(1, pitch * GRID.barShare));
  return bars.map((bar, i) => {
    const silent = bar.level < SILENCE_LEVEL;
    const drawn = Math.max(GRID.minBarHeight, Math.min(1, bar.level * gain) * (height - GRID.verticalInset));
    return {
      x: i * pitch,
      y: (height - drawn) / 2,
      width: barWidth,
      height: drawn,
      at: i / bars.length,
      brightness: bar.brightness,
      silent,
    };
  });
}

/** How much of a bar is played: 0 none, 1 all, for a progress of 0..1. */
export function playedShare(rect: BarRect, count: number, progress: number): number {
  return Math.min(1, Math.max(0, (progress - rect.at) * count));
}

/** The place of a pointer as a share of the sound, 0..1. */
export function shareAt(clientX: number, left: number, width: number): number {
  return width <= 0 ? 0 : Math.min(1, Math.max(0, (clientX - left) / width));
}
