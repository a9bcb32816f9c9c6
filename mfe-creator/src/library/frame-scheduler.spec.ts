import { FrameScheduler } from './frame-scheduler';

/** A frame for each call, and a clock that only the work moves. */
function stage() {
  const frames: (() => void)[] = [];
  let clock = 0;
  const done: number[] = [];
  const turns = new FrameScheduler(
    (callback) => void frames.push(callback),
    () => clock,
  );
  const ask = (name: number, milliseconds: number) =>
    turns.ask(() => {
      clock += milliseconds;
      done.push(name);
    });
  const frame = () => frames.shift()?.();
  return { turns, ask, frame, frames, done };
}

describe('turns', () => {
  it('come in order, in each frame as many as fit in its share', () => {
    const { ask, frame, frames, done } = stage();
    for (const name of [1, 2, 3, 4, 5]) ask(name, 1);
    expect(done).toEqual([]);
    frame();
    expect(done).toEqual([1, 2, 3]);
    frame();
    expect(done).toEqual([1, 2, 3, 4, 5]);
    frame();
    expect(frames).toEqual([]);
  });

  it('come one in a frame where each takes longer than its share, and none that was taken back', () => {
    const { ask, frame, done } = stage();
    ask(1, 20);
    const takeBack = ask(2, 20);
    ask(3, 20);
    frame();
    expect(done).toEqual([1]);
    takeBack();
    frame();
    expect(done).toEqual([1, 3]);
  });

  it('begin again after all were had', () => {
    const { ask, frame, done } = stage();
    ask(1, 1);
    frame();
    ask(2, 1);
    frame();
    expect(done).toEqual([1, 2]);
  });

  it('may be taken at once by two of a frame, where nobody waits', () => {
    const { turns, ask, frame } = stage();
    expect(Array.from({ length: 4 }, () => turns.take())).toEqual([true, true, false, false]);
    frame();
    expect(turns.take()).toBe(true);
    ask(1, 1);
    expect(turns.take()).toBe(false);
  });

  it('are taken at once only where fewer than two were had in their turn in this frame', () => {
    const { turns, ask, frame } = stage();
    ask(1, 1);
    frame();
    expect([turns.take(), turns.take()]).toEqual([true, false]);
    frame();
    for (const name of [2, 3]) ask(name, 1);
    frame();
    expect(turns.take()).toBe(false);
    frame();
    expect(turns.take()).toBe(true);
  });
});
