import { readMovieIndex } from './movie-index';
import { sampleAt } from './movie-file';
import { box, moovOf } from './testing/movies';

describe('the index of a proxy', () => {
  it('tells where each picture stands and when it shows', () => {
    const { picture } = readMovieIndex(
      moovOf({
        sizes: [900, 100, 110, 800, 90],
        chunks: [48, 5000],
        perChunk: 3,
        times: [[5, 1001]],
        scale: 24_000,
        keys: [0, 3],
      }),
    );
    expect([...(picture?.offsets ?? [])]).toEqual([48, 948, 1048, 5000, 5800]);
    expect([...(picture?.times ?? [])]).toEqual([0, 1, 2, 3, 4].map((frame) => (frame * 1001) / 24_000));
    expect([...(picture?.keys ?? [])]).toEqual([0, 3]);
    expect(picture?.codec).toBe('avc1.4d401f');
  });

  it('follows unequal distances and a pause that the edit list puts before', () => {
    const { picture } = readMovieIndex(
      moovOf({
        sizes: [9, 9, 9, 9],
        chunks: [0],
        perChunk: 4,
        times: [
          [2, 40],
          [2, 120],
        ],
        scale: 1000,
        keys: [0],
        pauseMs: 80,
      }),
    );
    expect([...(picture?.times ?? [])]).toEqual([0.08, 0.12, 0.16, 0.28]);
  });

  it('finds the picture of a moment', () => {
    const times = Float64Array.from([0, 0.04, 0.08, 0.4]);
    expect([-1, 0, 0.039, 0.04, 0.39, 9].map((seconds) => sampleAt(times, seconds))).toEqual([0, 0, 0, 1, 2, 3]);
  });

  it('refuses what lies about its size', () => {
    const broken = box('trak', new Uint8Array(4));
    new DataView(broken.buffer).setUint32(0, 4000);
    expect(() => readMovieIndex(new DataView(broken.buffer))).toThrow(RangeError);
  });
});
