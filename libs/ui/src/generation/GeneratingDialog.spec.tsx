import type { GenerationProgress } from '@whoosh/contracts';
import { progressWords, renderedShare } from './GeneratingDialog';

const progress = (fields: Partial<GenerationProgress>): GenerationProgress => ({
  state: 'running',
  queuePosition: 0,
  renderedSeconds: 0,
  askedSeconds: 8,
  encodedTakes: 0,
  storedTakes: 0,
  ...fields,
});

describe('the progress of a sound that is being made', () => {
  it('is nothing until the server tells of it, then the share that is rendered', () => {
    expect(renderedShare(null)).toBe(0);
    expect(renderedShare(progress({}))).toBe(0);
    expect(renderedShare(progress({ renderedSeconds: 2 }))).toBe(0.25);
    expect(renderedShare(progress({ renderedSeconds: 8.4 }))).toBe(1);
  });

  it('is told in words', () => {
    expect(progressWords(null)).toBe('Generating your sound');
    expect(progressWords(progress({ state: 'queued', queuePosition: 2 }))).toBe('2 ahead in the queue');
    expect(progressWords(progress({ renderedSeconds: 3.2 }))).toBe('3.2 of 8 s rendered');
    expect(progressWords(progress({ renderedSeconds: 8 }))).toBe('Saving the files');
  });
});
