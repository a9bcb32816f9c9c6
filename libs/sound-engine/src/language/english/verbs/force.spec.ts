import { interpret } from '../../interpret';

/** The source of the only layer and how strongly it sounds, 0 to 1: one half where nothing says so. */
function heard(text: string) {
  const [layer] = interpret(text).layers;
  return { source: layer?.source.model, force: layer?.mods.intensity ?? 0.5 };
}

describe('a verb of one thing', () => {
  it.each([
    ['thunder rumbles', 'thunder cracks'],
    ['rolling thunder', 'a clap of thunder'],
    ['distant thunder', 'lightning strikes'],
    ['a lion growls', 'a lion roars'],
    ['a truck idles', 'a truck'],
    ['paper flutters', 'paper crumples'],
    ['water runs from a tap', 'water gushes from a tap'],
    ['a heart beats', 'a heart pounds'],
    ['rain', 'rain pounds'],
  ])('says how strongly it sounds: "%s" less than "%s"', (gentle, strong) => {
    const [less, more] = [heard(gentle), heard(strong)];
    expect(less.source).toBe(more.source);
    expect(less.force).toBeLessThan(more.force);
  });
});
