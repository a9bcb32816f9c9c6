import { interpret } from './language';
import { FINISH_COST, LAYER_COST, SPACE_COST } from './recorded-costs';
import { costOf, shareLayers } from './cost';
import { layer, scene } from './testing/scenes';
import { hashedScenes } from './testing/hashed-scenes';

describe('the cost of a scene', () => {
  it('lets every scene pass that words or a careful hand make', () => {
    for (const each of hashedScenes()) expect(costOf(each.scene)).toBeLessThan(0.2);
    expect(
      costOf(interpret('heavy rain, thunder, wind, a campfire, crickets and a church bell', { duration: 22 })),
    ).toBeLessThan(0.2);
  });

  it('grows with layers and with events that sound at once', () => {
    const bell = layer('church_bell');
    const often = layer('church_bell', { timing: { kind: 'train', start: 0, end: 22, rate: 40, regularity: 0.5 } });
    expect(costOf(scene([bell, bell]))).toBeGreaterThan(costOf(scene([bell])));
    const silent = costOf(scene([{ ...often, muted: true }]));
    expect(silent).toBeLessThan(costOf(scene([often])));
    expect(costOf(scene([often])) - silent).toBeGreaterThan(5 * (costOf(scene([bell])) - silent));
  });

  it('finds twelve bells struck forty times a second too much', () => {
    const often = layer('church_bell', { timing: { kind: 'train', start: 0, end: 22, rate: 40, regularity: 0.5 } });
    expect(
      costOf(
        scene(
          Array.from({ length: 12 }, (_, i) => ({ ...often, id: `church_bell-${i}` })),
          { duration: 22 },
        ),
      ),
    ).toBeGreaterThan(0.2);
  });

  it('refuses a model that is not there', () => {
    expect(() => costOf(scene([layer('unheard_of')]))).toThrow(RangeError);
  });
});

describe('the shares of a scene', () => {
  const heavy = scene(
    ['city', 'war', 'cafe', 'rain', 'forest', 'knock'].map((model) => layer(model)),
    { duration: 10 },
  );

  it('gives other threads nearly as much as the one that mixes keeps, and each layer to one of them', () => {
    for (const helpers of [1, 2, 3]) {
      const shares = shareLayers(heavy, helpers);
      expect(shares).toHaveLength(helpers);
      expect(new Set(shares.flat()).size).toBe(shares.flat().length);
      const costs = shares.map(
        (share) =>
          costOf({ ...heavy, layers: share.map((index) => heavy.layers[index]) }) -
          SPACE_COST -
          FINISH_COST -
          share.length * LAYER_COST,
      );
      const kept = costOf(heavy) - FINISH_COST - costs.reduce((sum, cost) => sum + cost, 0);
      for (const cost of costs) expect(cost).toBeLessThan(1.25 * kept);
      if (helpers === 1) expect(Math.abs(costs[0] - kept)).toBeLessThan(0.1 * kept);
    }
  });

  it('gives nothing of a light scene, of a loop or of muted layers, and nothing to nobody', () => {
    expect(shareLayers(scene([layer('rain'), layer('knock')], { duration: 10 }), 1)).toEqual([]);
    expect(shareLayers({ ...heavy, loop: true }, 1)).toEqual([]);
    expect(shareLayers({ ...heavy, layers: heavy.layers.map((each) => ({ ...each, muted: true })) }, 1)).toEqual([]);
    expect(shareLayers(heavy, 0)).toEqual([]);
  });
});
