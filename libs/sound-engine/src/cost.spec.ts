import { interpret } from './language';
import { costOf } from './cost';
import { layer, scene } from './testing/scenes';
import { hashedScenes } from './testing/hashed-scenes';

describe('the cost of a scene', () => {
  it('lets every scene pass that words or a careful hand make', () => {
    for (const each of hashedScenes()) expect(costOf(each.scene)).toBeLessThan(0.2);
    expect(costOf(interpret('heavy rain, thunder, wind, a campfire, crickets and a church bell', { duration: 22 }))).toBeLessThan(0.2);
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
    expect(costOf(scene(Array.from({ length: 12 }, (_, i) => ({ ...often, id: `church_bell-${i}` })), { duration: 22 }))).toBeGreaterThan(0.2);
  });

  it('refuses a model that is not there', () => {
    expect(() => costOf(scene([layer('unheard_of')]))).toThrow(RangeError);
  });
});
