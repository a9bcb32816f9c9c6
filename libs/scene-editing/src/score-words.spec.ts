import { scoreWord } from './score-words';

describe('words of the score', () => {
  it('write Japanese without gaps, and leave those of other languages', () => {
    expect(scoreWord('ゆ っ く り')).toBe('ゆっくり');
    expect(scoreWord('重 い 雨')).toBe('重い雨');
    expect(scoreWord('after three seconds')).toBe('after three seconds');
  });
});
