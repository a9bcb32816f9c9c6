import { promptSegments, type Understanding } from './prompt-segments';

const text = 'Heavy rain on a tin roof, purple thunder';
const understanding: Understanding = {
  text,
  layers: [
    {
      id: 'rain-1',
      family: 'weather',
      spans: [[6, 10]],
      attributes: [
        { label: 'heavy', span: [0, 5], kind: 'modifier' },
        { label: 'tin roof', span: [16, 24], kind: 'place' },
      ],
    },
    { id: 'thunder-1', family: 'weather', spans: [[33, 40]], attributes: [] },
  ],
  notUnderstood: [{ text: 'purple', span: [26, 32] }],
  unused: [],
};
const read = (segments: ReturnType<typeof promptSegments>) =>
  segments.map(({ text: words, kind }) => `${kind}:${words}`);

describe('segments of the prompt', () => {
  it('cut the text without losing a letter', () => {
    const segments = promptSegments(text, understanding);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(read(segments)).toEqual([
      'understood:Heavy rain',
      'plain: on a ',
      'understood:tin roof',
      'plain:, ',
      'not-understood:purple',
      'plain: ',
      'understood:thunder',
    ]);
  });

  it('carry family and layer of the words', () => {
    expect(promptSegments(text, understanding)[2]).toEqual({
      text: 'tin roof',
      kind: 'understood',
      family: 'weather',
      layer: 'rain-1',
    });
  });

  it('are plain before the first answer, and nothing for an empty prompt', () => {
    expect(promptSegments('abc', null)).toEqual([{ text: 'abc', kind: 'plain' }]);
    expect(promptSegments('', null)).toEqual([]);
  });

  it('keep the marks around the place that is being edited', () => {
    const edited = 'Heavy rain on a tin roof, loud purple thunder';
    const segments = promptSegments(edited, understanding);
    expect(segments.map((segment) => segment.text).join('')).toBe(edited);
    expect(read(segments)).toContain('understood:tin roof');
    expect(read(segments)).toContain('understood:thunder');
    expect(read(segments)).toContain('not-understood:purple');
  });

  it('join the words of one layer, but not those of two', () => {
    const two: Understanding = {
      text: 'dog cat',
      notUnderstood: [],
      unused: [],
      layers: [
        { id: 'a', family: 'animal', spans: [[0, 3]], attributes: [] },
        { id: 'b', family: 'animal', spans: [[4, 7]], attributes: [] },
      ],
    };
    expect(read(promptSegments('dog cat', two))).toEqual(['understood:dog', 'plain: ', 'understood:cat']);
  });

  it('mark words that name a sound which is not heard', () => {
    const more = `${text}, bell`;
    const bell: Understanding = { ...understanding, text: more, unused: [{ text: 'bell', span: [42, 46] }] };
    expect(read(promptSegments(more, bell))).toContain('unused:bell');
  });

  it('drop the mark of a word that was changed', () => {
    expect(read(promptSegments('Heavy pain on a tin roof, purple thunder', understanding))).not.toContain(
      'understood:pain',
    );
  });

  it('let the longer of two overlapping marks win', () => {
    const both: Understanding = {
      text: 'rain',
      layers: [
        {
          id: 'a',
          family: 'weather',
          spans: [
            [0, 2],
            [0, 4],
          ],
          attributes: [],
        },
      ],
      notUnderstood: [],
      unused: [],
    };
    expect(read(promptSegments('rain', both))).toEqual(['understood:rain']);
  });

  it('ignore spans that lie outside of the text', () => {
    const broken: Understanding = {
      text: 'rain',
      layers: [{ id: 'a', family: 'weather', spans: [[2, 9]], attributes: [] }],
      notUnderstood: [{ text: '', span: [3, 3] }],
      unused: [],
    };
    expect(read(promptSegments('rain', broken))).toEqual(['plain:rain']);
  });
});
