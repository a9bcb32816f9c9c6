import { scoreWord } from './score-words';

describe('words of the score', () => {
  it('say "once", also of a kept "1 times"', () => {
    expect([scoreWord('once'), scoreWord('1 times'), scoreWord('2 times')]).toEqual(['once', 'once', '2 times']);
  });

  it('write Japanese without gaps, and leave those of other languages', () => {
    expect(scoreWord('ゆ っ く り')).toBe('ゆっくり');
    expect(scoreWord('重 い 雨')).toBe('重い雨');
    expect(scoreWord('after three seconds')).toBe('after three seconds');
  });
});
