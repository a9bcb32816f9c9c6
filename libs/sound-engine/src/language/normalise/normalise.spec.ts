import fc from 'fast-check';
import { ENGLISH_SET_ASIDE } from '../english/set-aside';
import { interpret } from '../interpret';
import { normalise, SET_ASIDE } from './normalise';

const sources = (text: string): string[] => interpret(text).layers.map(({ source }) => source.model);

describe('what says nothing about a sound', () => {
  it.each([...SET_ASIDE, ...ENGLISH_SET_ASIDE].flatMap(({ kind, examples }) => examples.map((one) => [one, kind])))(
    'is set aside with its place: %s',
    (stretch, kind) => {
      const opens = kind === 'category-code' || kind === 'label';
      const text = opens ? `${stretch} magnum door` : `door ${stretch} magnum`;
      const { setAside, text: read } = normalise(text, ENGLISH_SET_ASIDE);
      expect(setAside).toContainEqual({ kind, span: [text.indexOf(stretch), text.indexOf(stretch) + stretch.length] });
      expect(read).toHaveLength(text.length);
      expect(read).not.toContain(stretch);
    },
  );

  it.each([
    ['three knocks'],
    ['rain for 90s'],
    ['8 bit jump'],
    ['a dog barks 12 times'],
    ['thunder. Then rain'],
    ['2 dogs'],
  ])('leaves what counts or says how long: %s', (text) => {
    expect(normalise(text, ENGLISH_SET_ASIDE).setAside).toEqual([]);
  });

  it('changes nothing of what is heard', () => {
    expect(sources('Door_Wood_Close_03.wav')).toEqual(sources('Door_Wood_Close_03'));
    expect(sources('SFX: glass breaking')).toEqual(sources('glass breaking'));
    expect(interpret('43 week old baby crying').layers[0].mods.sources).toBeUndefined();
  });

  it('reads a text of which nothing would be left as it stands', () => {
    expect(normalise('.wav 1987', ENGLISH_SET_ASIDE).text).toBe('.wav 1987');
  });

  it('keeps every character in its place', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { text: read, offsets } = normalise(text, ENGLISH_SET_ASIDE);
        expect([read.length, offsets.length]).toEqual([text.length, text.length + 1]);
      }),
    );
  });
});
