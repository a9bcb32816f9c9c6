import type { SoundEffect } from '@whoosh/contracts';
import { visibleEffects } from './visible-effects';

const effect = (id: number, name: string, createdAt: string, duration: number, extra: Partial<SoundEffect> = {}) =>
  ({ id, name, prompt: name, createdAt, duration, tags: [], sources: [], ...extra }) as unknown as SoundEffect;
const effects = [
  effect(1, 'Heavy rain', '2026-11-01', 8),
  effect(2, 'Ship horn', '2026-11-03', 4, { sources: [{ model: 'horn', label: 'Horn', family: 'machine' }] }),
  effect(3, 'bell', '2026-11-02', 12, { prompt: 'a church bell in light rain', tags: ['intro'] }),
];
const names = (query: string, order: Parameters<typeof visibleEffects>[2] = 'newest') =>
  visibleEffects(effects, query, order).map(({ name }) => name);

describe('effects that the library shows', () => {
  it('are all of them without a query, in the chosen order', () => {
    expect(names('')).toEqual(['Ship horn', 'bell', 'Heavy rain']);
    expect(names('', 'oldest')).toEqual(['Heavy rain', 'bell', 'Ship horn']);
    expect(names('', 'name')).toEqual(['bell', 'Heavy rain', 'Ship horn']);
    expect(names('', 'longest')).toEqual(['bell', 'Heavy rain', 'Ship horn']);
  });

  it('contain every word of the query in name, prompt, tags or sources', () => {
    expect(names('RAIN')).toEqual(['bell', 'Heavy rain']);
    expect(names('rain church')).toEqual(['bell']);
    expect(names('intro')).toEqual(['bell']);
    expect(names('horn')).toEqual(['Ship horn']);
    expect(names('purple')).toEqual([]);
  });
});
