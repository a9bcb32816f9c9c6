import { conformance } from '../../testing/conformance';
import { centroid, eventTimes, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { clockTick } from './clock-tick';

conformance(clockTick);

describe('clock', () => {
  it('beats twice a second, evenly within one in a hundred over a whole turn', () => {
    const times = eventTimes(clockTick, { seconds: 10 });
    expect(times.length).toBeGreaterThanOrEqual(19);
    expect(times.length).toBeLessThanOrEqual(20);
    const turns = times.slice(2).map((time, i) => time - times[i]);
    for (const turn of turns) expect(Math.abs(turn * 0.975 - 1)).toBeLessThan(0.04);
  });

  it('answers the tick with a lower tock', () => {
    const x = mono(take(clockTick, { seconds: 1, cue: { kind: 'shots', at: [0.1, 0.6] } }));
    const [tick, tock] = [x.subarray(4000, 12_000), x.subarray(28_000, 36_000)].map((part) =>
      peakFrequency(part, 1500, 5000),
    );
    expect(tock).toBeLessThan(0.95 * tick);
  });

  it('knocks three times in a beat, loudest in the middle', () => {
    const x = mono(take(clockTick, { seconds: 1, cue: { kind: 'shots', at: [0.1] } }));
    const peak = (from: number, to: number): number =>
      Math.max(...x.subarray(Math.round(from * 48_000), Math.round(to * 48_000)).map(Math.abs));
    const [unlocked, pushed, dropped] = [peak(0.098, 0.105), peak(0.105, 0.115), peak(0.1165, 0.1245)];
    expect(pushed).toBeGreaterThan(1.5 * unlocked);
    expect(pushed).toBeGreaterThan(1.2 * dropped);
    expect(dropped).toBeGreaterThan(1.3 * peak(0.114, 0.1165));
  });

  it('is a watch when small and a tower when large', () => {
    const [watch, tower] = [0.05, 0.95].map((size) => clockTick.mapModifiers(layerModifiers({ mods: { size } })));
    expect(watch.rate).toBeGreaterThan(3 * tower.rate);
    expect(centroid(mono(take(clockTick, { params: watch })))).toBeGreaterThan(
      1.2 * centroid(mono(take(clockTick, { params: tower }))),
    );
  });
});
