import type { Span } from '../normalise/normalised-text';
import type { Telling } from '../reader/tellings';
import { layerCandidates } from './layer-candidate';
import type { ReadLayer } from './read-layer';
import { choose, ruledOut } from './resolve';
import { probabilityOf } from './score';

const read = (source: string, ...spans: Span[]): ReadLayer => ({
  source,
  spans,
  origin: { by: 'direct', confidence: 1 },
});
const telling = (source: string, ...spans: Span[]): Telling => ({ source, spans, share: 800, alternatives: [] });

describe('what may be meant', () => {
  it('is one candidate where rules and network name the same source', () => {
    const [both, ...others] = layerCandidates([read('rain', [0, 4])], [telling('rain', [0, 4])]);
    expect(others).toEqual([]);
    expect(both).toMatchObject({ source: 'rain', read: { origin: { by: 'direct' } }, telling: { share: 800 } });
  });

  it('is one of each where they differ', () => {
    const found = layerCandidates([read('bee_fly', [6, 10])], [telling('buzzer', [6, 10])]);
    expect(found.map(({ source }) => source)).toEqual(['bee_fly', 'buzzer']);
  });
});

describe('what is chosen', () => {
  const [rules, network] = layerCandidates([read('bee_fly', [6, 10])], [telling('buzzer', [6, 10])]);
  const chosen = (first: number, second: number) =>
    choose([
      { candidate: rules ?? { source: '' }, probability: first },
      { candidate: network ?? { source: '' }, probability: second },
    ]).map(({ candidate }) => candidate.source);

  it('is the likelier of two that explain the same words', () => {
    expect(chosen(600, 700)).toEqual(['buzzer']);
    expect(chosen(700, 600)).toEqual(['bee_fly']);
  });

  it('is the likeliest of all where none is likely, so that something is heard', () => {
    expect(chosen(30, 20)).toEqual(['bee_fly']);
  });

  it('leaves out as a guess, too, what the rules alone propose and is hardly possible', () => {
    const proposed = read('drain', [12, 17]);
    const weighed = (probability: number): ReturnType<typeof ruledOut> =>
      ruledOut([{ candidate: { source: proposed.source, read: proposed }, probability }]);
    expect(weighed(99)).toEqual([proposed]);
    expect(weighed(100)).toEqual([]);
  });

  it('has a probability that rises with the score, 500 at none', () => {
    expect([-300, 0, 300].map(probabilityOf)).toEqual([47, 500, 953]);
  });
});
