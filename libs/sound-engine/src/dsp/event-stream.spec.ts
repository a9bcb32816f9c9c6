import type { Cue } from '../model';
import { EventStream, type Rhythm } from './event-stream';

function times(cue: Cue, rhythm: Rhythm, until: number, seed = 1): number[] {
  const stream = new EventStream(cue, rhythm, seed, until);
  const result: number[] = [];
  for (let at = stream.takeBefore(Infinity); at >= 0; at = stream.takeBefore(Infinity)) result.push(at);
  return result;
}
const variation = (xs: number[]): number => {
  const gaps = xs.slice(1).map((x, i) => x - xs[i]);
  const mean = gaps.reduce((a, b) => a + b, 0) / gaps.length;
  return Math.sqrt(gaps.reduce((s, g) => s + (g - mean) ** 2, 0) / gaps.length) / mean;
};

describe('event stream', () => {
  const walk: Rhythm = { rate: 2, regularity: 0.96 };

  it('gives the shots asked for, in order', () => {
    expect(times({ kind: 'shots', at: [0.2, 0.5, 1.4] }, walk, 2)).toEqual([0.2, 0.5, 1.4]);
    expect(times({ kind: 'shots', at: [] }, walk, 2)).toEqual([]);
  });

  it('keeps rate and regularity of a train', () => {
    const steps = times({ kind: 'train', rate: 4, regularity: 0.95 }, walk, 100);
    expect(steps.length).toBeGreaterThan(390);
    expect(steps.length).toBeLessThan(410);
    expect(variation(steps)).toBeCloseTo(0.05, 1);
    expect(variation(times({ kind: 'train', rate: 4, regularity: 0 }, walk, 500))).toBeCloseTo(1, 0);
    expect(variation(times({ kind: 'train', rate: 4, regularity: 1 }, walk, 10))).toBeCloseTo(0, 9);
  });

  it('runs freely in the rhythm of the source, up to its count', () => {
    expect(times({ kind: 'continuous' }, walk, 10).length).toBeGreaterThan(18);
    expect(times({ kind: 'continuous' }, { ...walk, count: 3 }, 10)).toHaveLength(3);
    expect(times({ kind: 'continuous' }, { rate: 0, regularity: 1 }, 10)).toEqual([0]);
  });

  it('rests between groups', () => {
    const knocks = times({ kind: 'continuous' }, { rate: 4, regularity: 1, group: 3, rest: 1 }, 3);
    expect(knocks.slice(0, 3)).toEqual([0, 0.25, 0.5]);
    expect(knocks[3]).toBeGreaterThan(1.5);
    expect(knocks[3]).toBeLessThan(2);
  });

  it('brings sporadic events soon, and about as many as asked', () => {
    const many = times({ kind: 'sporadic', perMinute: 20 }, walk, 600);
    expect(many[0]).toBeLessThan(1);
    expect(many.length).toBeGreaterThan(160);
    expect(many.length).toBeLessThan(240);
  });

  it('keeps its beginning when it lasts longer, and differs by seed', () => {
    const cue: Cue = { kind: 'train', rate: 3, regularity: 0.5 };
    const short = times(cue, walk, 5);
    expect(times(cue, walk, 50).slice(0, short.length)).toEqual(short);
    expect(times(cue, walk, 5, 2)).not.toEqual(short);
  });

  it('hands out events only when their time has come and follows a new rate', () => {
    const stream = new EventStream({ kind: 'continuous' }, { rate: 1, regularity: 1 }, 1);
    expect(stream.takeBefore(0)).toBe(-1);
    expect(stream.takeBefore(0.1)).toBe(0);
    expect(stream.takeBefore(0.5)).toBe(-1);
    stream.setRate(10);
    expect(stream.takeBefore(2)).toBe(1);
    expect(stream.takeBefore(2)).toBeCloseTo(1.1, 9);
    expect(stream.count).toBe(3);
  });
});
