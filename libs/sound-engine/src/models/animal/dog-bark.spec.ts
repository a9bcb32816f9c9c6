import type { LayerModifiers } from '../../model';
import { conformance } from '../../testing/conformance';
import {
  centroid,
  eventTimes,
  levelDb,
  mono,
  onsets,
  peakFrequency,
  take,
  layerModifiers,
} from '../../testing/spectra';
import { dogBark } from './dog-bark';

conformance(dogBark);

const said = (overrides: Partial<LayerModifiers>, seed = 1): Float32Array =>
  mono(take(dogBark, { seconds: 4, seed, params: dogBark.mapModifiers(layerModifiers(overrides)) }));

describe('dog bark', () => {
  it('barks when it is told to', () => {
    const times = onsets(mono(take(dogBark, { seconds: 2.4, cue: { kind: 'shots', at: [0.1, 0.8, 1.6] } })), 12, 0.3);
    expect(times).toHaveLength(3);
    [0.1, 0.8, 1.6].forEach((at, i) => expect(Math.abs(times[i] - at)).toBeLessThan(0.03));
  });

  it('has its strongest sound where a throat resonates', () => {
    for (const seed of [1, 2, 3]) {
      const peak = peakFrequency(said({}, seed), 200, 4000);
      expect(peak).toBeGreaterThan(450);
      expect(peak).toBeLessThan(1300);
    }
  });

  it('yaps high when small, barks deep when large', () => {
    expect(centroid(said({ mods: { size: 0.05 } }))).toBeGreaterThan(1.3 * centroid(said({ mods: { size: 0.95 } })));
    expect(dogBark.mapModifiers(layerModifiers({ mods: { size: 0.9 } })).pitch).toBeLessThan(
      0.6 * dogBark.mapModifiers(layerModifiers({ mods: { size: 0.1 } })).pitch,
    );
  });

  it('barks faster, rougher and tenser when angry', () => {
    const calm = dogBark.mapModifiers(layerModifiers());
    const angry = dogBark.mapModifiers(layerModifiers({ mods: { emotion: 'angry' } }));
    expect(angry.rate).toBeGreaterThan(1.2 * calm.rate);
    expect(angry.rough).toBeGreaterThan(1.2 * calm.rough);
    expect(angry.tension).toBeGreaterThan(1.2 * calm.tension);
  });

  it('barks more often and louder with intensity', () => {
    const count = (intensity: number): number =>
      eventTimes(dogBark, { seconds: 12, params: dogBark.mapModifiers(layerModifiers({ intensity })) }).length;
    expect(count(0.95)).toBeGreaterThan(1.2 * count(0.1));
    expect(levelDb(said({ intensity: 0.95 }))).toBeGreaterThan(levelDb(said({ intensity: 0.1 })) + 2);
  });

  it('never barks twice alike', () => {
    const x = mono(take(dogBark, { seconds: 2, cue: { kind: 'shots', at: [0, 1] } }));
    const first = x.subarray(0, 7200);
    const second = x.subarray(48_000, 55_200);
    let both = 0;
    let squares = 0;
    first.forEach((v, i) => {
      both += v * second[i];
      squares += (v * v + second[i] * second[i]) / 2;
    });
    expect(Math.abs(both / squares)).toBeLessThan(0.98);
  });
});
