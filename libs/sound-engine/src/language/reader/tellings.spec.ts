import { log } from '../../dsp/exact-math';
import type { WordReading } from './network';
import { tellingsIn } from './tellings';

const SOURCES = ['rain', 'thunder'];

/** A word with its shares of silence, of rain and of thunder, and of telling of none, beginning and going on. */
function reading(shares: [number, number, number], telling: [number, number, number], at: number): WordReading {
  const [none, begins, goesOn] = telling.map(log);
  return {
    word: { text: 'word', span: [at, at + 4], keys: ['word'], isContent: true, traits: [] },
    shares: Float64Array.from(shares, log),
    telling: [none ?? 0, begins ?? 0, goesOn ?? 0],
  };
}

const SILENT: [number, number, number] = [0.98, 0.01, 0.01];

describe('what words tell of together', () => {
  it('is one sound for a word that begins it and one that goes on', () => {
    const found = tellingsIn(
      [
        reading([0.1, 0.8, 0.1], [0.1, 0.8, 0.1], 0),
        reading([0.1, 0.6, 0.3], [0.1, 0.1, 0.8], 5),
        reading(SILENT, [0.9, 0.05, 0.05], 10),
      ],
      SOURCES,
    );
    expect(found).toEqual([
      {
        source: 'rain',
        share: 800,
        alternatives: ['thunder'],
        spans: [
          [0, 4],
          [5, 9],
        ],
      },
    ]);
  });

  it('is two sounds where the second word begins another one', () => {
    const found = tellingsIn(
      [reading([0.1, 0.8, 0.1], [0.1, 0.8, 0.1], 0), reading([0.1, 0.1, 0.8], [0.1, 0.8, 0.1], 5)],
      SOURCES,
    );
    expect(found.map(({ source }) => source)).toEqual(['rain', 'thunder']);
  });

  it('is two sounds where the second word surely tells of another source, though it seems to go on', () => {
    const second = reading([0.02, 0.03, 0.95], [0.1, 0.2, 0.7], 5);
    const found = tellingsIn([reading([0.02, 0.95, 0.03], [0.1, 0.8, 0.1], 0), second], SOURCES);
    expect(found.map(({ source }) => source)).toEqual(['rain', 'thunder']);
  });

  it('is one sound where the second word only says how it sounds', () => {
    const { word, ...shares } = reading([0.02, 0.03, 0.95], [0.1, 0.2, 0.7], 5);
    const second = { ...shares, word: { ...word, traits: ['tagged effect'] } };
    const found = tellingsIn([reading([0.02, 0.97, 0.01], [0.1, 0.8, 0.1], 0), second], SOURCES);
    expect(found).toHaveLength(1);
  });

  it('is nothing where all words are silent', () => {
    expect(tellingsIn([reading(SILENT, [0.9, 0.05, 0.05], 0)], SOURCES)).toEqual([]);
    expect(tellingsIn([], SOURCES)).toEqual([]);
  });
});
