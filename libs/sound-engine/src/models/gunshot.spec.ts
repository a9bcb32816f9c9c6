import { conformance } from '../testing/conformance';
import { centroid, levelDb, levels, mono, take, words } from '../testing/spectra';
import { gunshot } from './gunshot';

conformance(gunshot, { trial: { echo: 0.4, tail: 0.3, action: 0.3 } });

describe('gunshot', () => {
  const shot = (said: Parameters<typeof words>[0] = {}): Float32Array =>
    mono(take(gunshot, { seconds: 3, cue: { kind: 'shots', at: [0] }, params: gunshot.shape(words(said)) }));

  it('begins within two milliseconds and has fallen by 12 dB after a third of a second', () => {
    const x = shot();
    const peak = x.reduce((top, v) => Math.max(top, Math.abs(v)), 0);
    expect(x.findIndex((v) => Math.abs(v) > 0.5 * peak)).toBeLessThan(96);
    const [early, , , later] = levels(x, 0.1);
    expect(early - later).toBeGreaterThan(12);
  });

  it('gets darker as it rolls away', () => {
    const x = shot();
    expect(centroid(x.subarray(24_000, 48_000))).toBeLessThan(0.6 * centroid(x.subarray(0, 9600)));
  });

  it('is deeper from a large gun, duller and quieter with a silencer', () => {
    expect(centroid(shot({ mods: { size: 0.95 } }))).toBeLessThan(0.85 * centroid(shot({ mods: { size: 0.1 } })));
    expect(levelDb(shot({ variant: 'gun_suppressed' }))).toBeLessThan(levelDb(shot()) - 6);
  });

  it('fires in a train when it is told to', () => {
    const voice = gunshot.prepare(gunshot.shape(words({ variant: 'machine_gun' })), { seed: 1, duration: 2, cue: { kind: 'train', rate: 11, regularity: 0.98 } });
    voice.process([new Float32Array(96_000)], 0, 96_000);
    expect(voice.events.length).toBeGreaterThan(17);
  });
});
