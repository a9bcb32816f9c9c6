import { conformance } from '../../testing/conformance';
import { bandDb, centroid, levelDb, mono, t60, take, layerModifiers } from '../../testing/spectra';
import { impactMetal, impactWood, OTHER_IMPACTS } from './impact';

const TRIAL = {
  second: 0.4,
  bounces: 2,
  bounceLevel: 0.6,
  scrape: 0.2,
  objects: 3,
  objectSpread: 0.3,
  modes: 4,
  modal: 0.5,
};
for (const model of [impactWood, impactMetal, ...OTHER_IMPACTS]) conformance(model, { trial: TRIAL });

describe('impacts', () => {
  const blow = (model: typeof impactWood, said: Parameters<typeof layerModifiers>[0] = {}, seed = 1): Float32Array =>
    mono(
      take(model, {
        seconds: 3,
        seed,
        cue: { kind: 'shots', at: [0] },
        params: { ...model.mapModifiers(layerModifiers(said)), second: 0, bounces: 0 },
      }),
    );

  it('ring by what they are made of: metal over wood over plastic', () => {
    const wood = t60(blow(impactWood));
    expect(t60(blow(impactMetal))).toBeGreaterThan(1.35 * wood);
    expect(wood).toBeGreaterThan(t60(blow(impactWood, { material: 'plastic' })));
  });

  it('take the material that the words name', () => {
    expect(centroid(blow(impactWood, { material: 'glass' }))).toBeGreaterThan(2 * centroid(blow(impactWood)));
    expect(impactWood.mapModifiers(layerModifiers({ variant: 'thud' }))).toEqual(
      expect.objectContaining({ band90: 1, band2800: 0.08 }),
    );
  });

  it('are higher when small, duller and quieter when soft', () => {
    for (const model of [impactWood, impactMetal]) {
      expect(bandDb(blow(model, { mods: { size: 0.9 } }), 40, 300)).toBeGreaterThan(
        bandDb(blow(model, { mods: { size: 0.1 } }), 40, 300) + 0.5,
      );
      const soft = blow(model, { intensity: 0.2 });
      const hard = blow(model, { intensity: 0.9 });
      expect(levelDb(hard) - levelDb(soft)).toBeGreaterThan(6);
      expect(centroid(hard)).toBeGreaterThan(1.05 * centroid(soft));
    }
  });

  it('are never twice the same', () => {
    const x = mono(take(impactWood, { seconds: 2, cue: { kind: 'shots', at: [0, 1] } }));
    const [first, second] = [x.subarray(0, 12_000), x.subarray(48_000, 60_000)];
    expect(Math.abs(first.reduce((sum, v, i) => sum + v * second[i], 0))).toBeLessThan(
      0.9 * first.reduce((sum, v) => sum + v * v, 0),
    );
  });
});
