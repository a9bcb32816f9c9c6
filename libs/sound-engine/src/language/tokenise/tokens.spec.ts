import { readCapitalI, tokenize } from './tokens';

const KNOWN = new Set(['bells', 'iron', 'plane']);
const readingOf = (text: string) =>
  tokenize(text).map((token) => readCapitalI(text, token, (word) => KNOWN.has(word)).text);

describe('a capital I beside small letters', () => {
  it('is an l where that makes a word, as captions that a machine has read have it', () => {
    expect(readingOf('BeIIs, a pIane')).toEqual(['bells', ',', 'a', 'plane']);
  });

  it('stays where the word is known so, or known in neither way', () => {
    expect(readingOf('Iron PlayerIdle')).toEqual(['iron', 'playeridle']);
  });
});
