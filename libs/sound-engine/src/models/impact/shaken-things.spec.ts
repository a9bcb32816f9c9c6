import { conformance, conformanceBrief } from '../../testing/conformance';
import { centroid, eventTimes, mono, t60, take, layerModifiers } from '../../testing/spectra';
import { SHAKEN_THINGS } from './shaken-things';

const [keys, chain] = SHAKEN_THINGS;
conformance(keys, { seconds: 4 });
for (const model of SHAKEN_THINGS.slice(1)) conformanceBrief(model);

describe('shaken things', () => {
  it('are shaken as often as the words say', () => {
    expect(
      Math.abs(
        eventTimes(keys, {
          seconds: 4,
          params: keys.mapModifiers(layerModifiers({ mods: { rate: 3, regularity: 1 } })),
        }).length - 12,
      ),
    ).toBeLessThanOrEqual(1);
  });

  it('sound higher as keys than as a chain, which moves on for longer', () => {
    const shake = (model: typeof keys): Float32Array =>
      mono(take(model, { seconds: 2, cue: { kind: 'shots', at: [0] } }));
    expect(centroid(shake(keys))).toBeGreaterThan(1.2 * centroid(shake(chain)));
    expect(t60(shake(chain))).toBeGreaterThan(1.2 * t60(shake(keys)));
  });
});
