import { conformance } from '../../testing/conformance';
import { bandDb, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import { glassBreak } from './glass-break';

conformance(glassBreak);

describe('glass break', () => {
  const broken = (said: Parameters<typeof layerModifiers>[0] = {}): Float32Array =>
    mono(take(glassBreak, { seconds: 3, params: glassBreak.mapModifiers(layerModifiers(said)) }));

  it('cracks at once and has fallen after two seconds', () => {
    const x = broken();
    expect(levelDb(x.subarray(0, 4800)) - levelDb(x.subarray(96_000, 110_400))).toBeGreaterThan(20);
  });

  it('lives above one kilohertz', () => {
    expect(bandDb(broken(), 1000, 16_000)).toBeGreaterThan(-2);
  });

  it('falls longer and lower from a large pane, duller from stoneware', () => {
    const [small, large] = [0.1, 0.9].map((size) => glassBreak.mapModifiers(layerModifiers({ mods: { size } })));
    expect(large.fragments).toBeGreaterThan(2 * small.fragments);
    expect(large.spread).toBeGreaterThan(1.5 * small.spread);
    expect(large.pitch).toBeLessThan(0.6 * small.pitch);
    expect(bandDb(broken({ material: 'ceramic' }), 400, 2000)).toBeGreaterThan(bandDb(broken(), 400, 2000) + 1);
  });

  it('is louder with force', () => {
    expect(levelDb(broken({ intensity: 0.9 })) - levelDb(broken({ intensity: 0.2 }))).toBeGreaterThan(6);
  });
});
