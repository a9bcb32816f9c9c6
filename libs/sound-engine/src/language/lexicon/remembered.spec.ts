import { remembered } from './remembered';

describe('what is remembered of words', () => {
  it('is found out once for a word, even where nothing is found', () => {
    const find = jest.fn((word: string) => (word === 'rain' ? 'weather' : undefined));
    const found = remembered(find);
    expect(['rain', 'asdf', 'rain', 'asdf'].map(found)).toEqual(['weather', undefined, 'weather', undefined]);
    expect(find.mock.calls).toEqual([['rain'], ['asdf']]);
  });

  it('is bounded, however many words come', () => {
    const find = jest.fn((word: string) => word.length);
    const found = remembered(find);
    Array.from({ length: 5000 }, (_, at) => found(`w${at}`));
    find.mockClear();
    expect(found('w0')).toBe(2);
    expect(find).toHaveBeenCalledTimes(1);
  });
});
