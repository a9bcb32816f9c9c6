import fc from 'fast-check';
import { ENGLISH_SET_ASIDE } from '../english/set-aside';
import { interpret } from '../interpret';
import { normalise, SET_ASIDE } from './normalise';

const sources = (text: string): string[] => interpret(text).layers.map(({ source }) => source.model);

describe('what says nothing about a sound', () => {
  const rows = [...SET_ASIDE, ...ENGLISH_SET_ASIDE];
  const examples = rows.flatMap((row) =>
    row.examples.map(([text, stretch]) => ({ row, kind: row.kind, text, stretch })),
  );

  it.each(examples)('is set aside with its place: "$stretch" of "$text"', ({ kind, text, stretch }) => {
    const { setAside, text: read } = normalise(text, ENGLISH_SET_ASIDE);
    const start = text.indexOf(stretch);
    expect(setAside).toContainEqual({ kind, span: [start, start + stretch.length] });
    expect(read).toHaveLength(text.length);
    expect(read.slice(start, start + stretch.length).trim()).toBe('');
  });

  it.each(examples)('is set aside by one row alone: "$stretch" of "$text"', ({ row, text, stretch }) => {
    const start = text.indexOf(stretch);
    let read = text;
    for (const other of rows.filter((one) => one !== row))
      read = read.replace(other.pattern, (found) => ' '.repeat(found.length));
    expect(read.slice(start, start + stretch.length).trim()).not.toBe('');
  });

  it('keeps what the language has a word for', () => {
    expect(normalise('AK-47 burst', ENGLISH_SET_ASIDE, (word) => word === 'ak47').setAside).toEqual([]);
    expect(normalise('XJ-47 burst', ENGLISH_SET_ASIDE, (word) => word === 'ak47').setAside).toHaveLength(1);
  });

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
        const { text: read } = normalise(text, ENGLISH_SET_ASIDE);
        expect(read).toHaveLength(text.length);
      }),
    );
  });
});
