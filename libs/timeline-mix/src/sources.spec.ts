import { planMix } from './mix-plan';
import { CHUNK_FRAMES, chunksBetween, soundsInMemory } from './sources';
import { item, noise, timeline } from './testing/timelines';

const SECOND = 48_000;

describe('chunksBetween', () => {
  const plan = planMix(
    timeline([
      item({ key: 'a', duration: 20 }),
      item({ key: 'b', soundEffectId: 2, startTime: 10, duration: 300, loop: true }),
      item({ key: 'c', soundEffectId: 3, startTime: 10, muted: true }),
    ]),
    400,
  );
  const lengthOf = (source: string) => ({ 'effect-1': 22 * SECOND, 'effect-2': 8 * SECOND })[source];
  const named = (from: number, to: number) =>
    chunksBetween(plan, from * SECOND, to * SECOND, lengthOf).map(({ source, index }) => `${source}/${index}`);

  it('names the pieces that sound, and none of what is muted', () => {
    expect(named(0, 5)).toEqual(['effect-1/0']);
    expect(named(5, 9)).toEqual(['effect-1/0', 'effect-1/1']);
    expect(named(15, 16)).toEqual(['effect-1/2', 'effect-2/0', 'effect-2/1']);
    expect(named(21, 40)).toEqual(['effect-2/0', 'effect-2/1']);
    expect(named(310, 320)).toEqual([]);
  });

  it('goes by the clip as long as the sound is not known', () => {
    expect(
      chunksBetween(plan, 0, 11 * SECOND, () => undefined).map(({ source, index }) => `${source}/${index}`),
    ).toEqual(['effect-1/0', 'effect-1/1', 'effect-1/2', 'effect-2/0']);
  });
});

describe('soundsInMemory', () => {
  it('cuts a sound into pieces without copying it', () => {
    const sound = noise(CHUNK_FRAMES + 10);
    const sources = soundsInMemory(new Map([['effect-1', sound]]));
    expect(sources.lengthOf('effect-1')).toBe(CHUNK_FRAMES + 10);
    expect(sources.chunkOf('effect-1', 1)?.left).toHaveLength(10);
    expect(sources.chunkOf('effect-1', 0)?.left.buffer).toBe(sound.left.buffer);
    expect(sources.lengthOf('effect-2')).toBeUndefined();
  });
});
