import type { VoiceEvent } from '../voice';
import { EventWatch } from './event-watch';

const at = (frame: number): VoiceEvent => ({ time: frame / 48_000, level: 1, kind: 'hit' });

/** Two channels in which a value stands at some frames. */
function channels(frames: number, values: Record<number, [number, number]>): Float32Array[] {
  const made = [new Float32Array(frames), new Float32Array(frames)];
  for (const [frame, pair] of Object.entries(values))
    pair.forEach((value, channel) => made[channel]?.fill(value, Number(frame), Number(frame) + 1));
  return made;
}

describe('the watch over events', () => {
  const events = [at(10), at(40), at(40), at(90)];
  const sound = channels(120, {
    3: [1, 1],
    12: [0.5, 0],
    20: [0, -0.9],
    39: [0.2, 0.2],
    45: [-0.3, 0.1],
    95: [0.1, 0],
    110: [0, 0.2],
  });

  it('finds the loudest frame of each event in either channel, before the next one begins', () => {
    const watch = new EventWatch();
    watch.look(events, sound, 0, 120);
    expect(watch.peaks).toEqual([20, 40, 45, 110]);
  });

  it.each([1, 7, 32, 64])('finds the same in blocks of %i frames, with events drawn as they come', (size) => {
    const watch = new EventWatch();
    for (let from = 0; from < 120; from += size) {
      const frames = Math.min(size, 120 - from);
      const drawn = events.filter(({ time }) => time * 48_000 < from + frames);
      watch.look(
        drawn,
        sound.map((channel) => channel.subarray(from, from + frames)),
        from,
        frames,
      );
    }
    expect(watch.peaks).toEqual([20, 40, 45, 110]);
  });
});
