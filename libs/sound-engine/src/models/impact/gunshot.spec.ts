import { conformance } from '../../testing/conformance';
import { bandDb, centroid, eventTimes, levelDb, levels, mono, take, layerModifiers } from '../../testing/spectra';
import { gunshot, OTHER_GUNS } from './gunshot';

for (const gun of [gunshot, ...OTHER_GUNS]) conformance(gun, { trial: { echo: 0.4, tail: 0.3, action: 0.3 } });

describe('gunshot', () => {
  const suppressed = OTHER_GUNS[1];
  const shot = (said: Parameters<typeof layerModifiers>[0] = {}, gun = gunshot): Float32Array =>
    mono(take(gun, { seconds: 3, cue: { kind: 'shots', at: [0] }, params: gun.mapModifiers(layerModifiers(said)) }));

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
    expect(bandDb(shot({}, suppressed), 4000, 16_000)).toBeLessThan(bandDb(shot(), 4000, 16_000) - 3);
  });

  it('fires eleven times a second when it is automatic', () => {
    const times = eventTimes(OTHER_GUNS[0], { seconds: 1 });
    expect(times.length).toBeGreaterThanOrEqual(8);
    expect(times[3] - times[0]).toBeCloseTo(3 / 11, 1);
  });

  it('rolls away to nothing: its last tenth of a second is no step down from what was before', () => {
    const x = mono(take(gunshot, { seconds: 4, cue: { kind: 'shots', at: [0] } }));
    let last = x.length - 1;
    while (last > 0 && x[last] === 0) last--;
    const blockDb = (fromEnd: number): number =>
      levelDb(x.subarray(last - fromEnd * 2400, last - (fromEnd - 1) * 2400));
    expect(blockDb(1)).toBeLessThan(blockDb(3) - 6);
    expect(blockDb(1)).toBeLessThan(levelDb(x.subarray(0, 2400)) - 80);
  });
});
