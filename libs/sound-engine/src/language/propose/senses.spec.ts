import { interpret } from '../interpret';

const sources = (text: string, senses: Record<string, string>) =>
  interpret(text, { senses }).layers.map(({ source, origin }) => [source.model, origin.by]);

describe('what somebody means by a word', () => {
  it('takes the place of what it means to everybody, with the times of the other source', () => {
    expect(sources('coins jangling, then rain', { 'coins jangling': 'coin' })).toEqual([
      ['coin', 'user'],
      ['rain', 'direct'],
    ]);
    const [thunder] = interpret('rain', { senses: { rain: 'thunder' } }).layers;
    expect(thunder).toMatchObject({ source: { model: 'thunder' }, origin: { by: 'user', confidence: 1 } });
    expect(thunder?.timing.kind).toBe(interpret('thunder').layers[0]?.timing.kind);
  });

  it('holds for other forms of a word, and not for a word that only begins like it', () => {
    for (const text of ['taps', 'a tap', 'two loud taps'])
      expect(sources(text, { tap: 'tap' })[0]).toEqual(['tap', 'user']);
    expect(sources('a tape', { tap: 'tap' }).flat()).not.toContain('user');
  });

  it('holds for these words in small letters alone, and for no source that there is not', () => {
    expect(interpret('Rain', { senses: { rain: 'thunder' } }).layers[0]?.source.model).toBe('thunder');
    for (const senses of [{ brain: 'thunder' }, { rain: 'no_such_source' }] as Record<string, string>[])
      expect(interpret('rain', { senses })).toEqual(interpret('rain'));
  });
});
