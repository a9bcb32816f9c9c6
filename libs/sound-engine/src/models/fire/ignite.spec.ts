import { conformance } from '../../testing/conformance';
import { centroid, mono, take } from '../../testing/spectra';
import { ignite } from './ignite';

conformance(ignite);

describe('ignition', () => {
  it('begins with a bright scratch and goes over into a darker flame', () => {
    const x = mono(take(ignite, { seconds: 3, cue: { kind: 'shots', at: [0] } }));
    expect(centroid(x.subarray(0, 7200))).toBeGreaterThan(1.5 * centroid(x.subarray(48_000, 72_000)));
  });
});
