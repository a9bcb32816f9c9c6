import type { Place } from '@whoosh/sound-scene';
import { airCutoff, distanceGain, panAzimuth, panGains, positionAt, sendGain } from './placement';

const place = (motion: Place['motion'], azimuth = 0): Place => ({
  distance: 5,
  azimuth,
  spread: 0,
  ...(motion ? { motion } : {}),
});
const WHOLE = { start: 0, end: 4 };

describe('placement', () => {
  it('is neutral at three metres and falls with distance, the reverberation slower', () => {
    expect(distanceGain(3)).toBeCloseTo(1, 12);
    expect(20 * Math.log10(distanceGain(30))).toBeCloseTo(-9, 0);
    expect(sendGain(30)).toBeGreaterThan(distanceGain(30) * 1.5);
    expect(distanceGain(0.1)).toBe(distanceGain(0.5));
    expect(airCutoff(3)).toBeGreaterThan(15_000);
    expect(airCutoff(200)).toBeLessThan(1100);
  });

  it('pans with constant power and never fully to one side', () => {
    for (const azimuth of [-90, -30, 0, 45, 90]) {
      const { left, right } = panGains(azimuth);
      expect(left * left + right * right).toBeCloseTo(1, 12);
    }
    expect(panGains(-90).left).toBeGreaterThan(0.99);
    expect(panGains(-90).right).toBeGreaterThan(0.01);
  });

  it('is found again by the gains of its pan', () => {
    for (const azimuth of [-90, -30, 0, 45, 90]) {
      const { left, right } = panGains(azimuth);
      expect(panAzimuth(Math.atan2(right, left))).toBeCloseTo(azimuth, 9);
    }
  });

  it('stands still without motion', () => {
    expect(positionAt(place(undefined, 20), 3, WHOLE)).toEqual({ distance: 5, azimuth: 20 });
  });

  it('passes from one side to the other, closest at its moment', () => {
    const pass = place({ kind: 'pass', from: 60, to: 60, closest: 4, speed: 14, at: 2 });
    expect(positionAt(pass, 2, WHOLE)).toEqual({ distance: 4, azimuth: 0 });
    expect(positionAt(pass, 0, WHOLE).azimuth).toBeLessThan(-70);
    expect(positionAt(pass, 4, WHOLE).azimuth).toBeGreaterThan(70);
    expect(positionAt(pass, 0, WHOLE).distance).toBeCloseTo(Math.hypot(28, 4), 6);
  });

  it('approaches and recedes within its span', () => {
    const approach = place({ kind: 'approach', from: 60, to: 3, closest: 3, speed: 10, at: 4 });
    expect(positionAt(approach, 0, WHOLE).distance).toBeCloseTo(60, 9);
    expect(positionAt(approach, 4, WHOLE).distance).toBeCloseTo(3, 9);
    expect(positionAt(approach, 2, WHOLE).distance).toBeCloseTo(Math.sqrt(180), 6);
    const recede = place({ kind: 'recede', from: 3, to: 120, closest: 3, speed: 10, at: 0 });
    expect(positionAt(recede, 3, { start: 2, end: 4 }).distance).toBeCloseTo(Math.sqrt(360), 6);
  });

  it('circles at a constant distance', () => {
    const circle = place({ kind: 'circle', from: 3, to: 3, closest: 3, speed: 3, at: 0 });
    const azimuths = [0, 1, 2, 3, 4, 5].map((time) => positionAt(circle, time, WHOLE).azimuth);
    expect(Math.max(...azimuths)).toBeGreaterThan(50);
    expect(Math.min(...azimuths)).toBeLessThan(-50);
    expect(positionAt(circle, 1.3, WHOLE).distance).toBe(3);
  });
});
