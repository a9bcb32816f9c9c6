import { conformance } from '../../testing/conformance';
import { centroid, eventTimes, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import { keyboard } from './keyboard';

conformance(keyboard);

describe('keyboard', () => {
  it('types seven to ten keys a second, unevenly', () => {
    const times = eventTimes(keyboard, { seconds: 10 });
    expect(times.length).toBeGreaterThan(50);
    expect(times.length).toBeLessThan(100);
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length) / mean;
    expect(deviation).toBeGreaterThan(0.25);
  });

  it('types faster, harder and on a larger machine when told', () => {
    const count = (said: Parameters<typeof layerModifiers>[0]): number =>
      eventTimes(keyboard, { seconds: 6, params: keyboard.mapModifiers(layerModifiers(said)) }).length;
    expect(count({ mods: { speed: 2 } })).toBeGreaterThan(1.5 * count({}));
    const sound = (said: Parameters<typeof layerModifiers>[0]): Float32Array =>
      mono(take(keyboard, { params: keyboard.mapModifiers(layerModifiers(said)) }));
    expect(levelDb(sound({ intensity: 0.9 })) - levelDb(sound({ intensity: 0.2 }))).toBeGreaterThan(6);
    expect(centroid(sound({ mods: { size: 0.9 } }))).toBeLessThan(centroid(sound({ mods: { size: 0.1 } })));
  });
});
