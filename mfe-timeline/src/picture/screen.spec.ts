import type { Frame, FrameSource } from './frame-source';
import { Screen } from './screen';

/** Pictures at 25 a second that take until the test says so. */
class SlowSource {
  readonly asked: number[] = [];
  private readonly kept_ = new Map<number, Frame>();
  private readonly waiting: (() => void)[] = [];
  at = (seconds: number) => Math.floor(seconds * 25 + 1e-6);
  kept = (picture: number) => this.kept_.get(picture) ?? null;
  load(picture: number, onFrame: (frame: Frame) => void): Promise<void> {
    this.asked.push(picture);
    return new Promise((resolve) => {
      this.waiting.push(() => {
        const frame = { displayWidth: picture, displayHeight: 1 } as unknown as Frame;
        this.kept_.set(picture, frame);
        onFrame(frame);
        resolve();
      });
    });
  }
  interrupted = 0;
  /** The rest of a group: takes until it is interrupted, once the test wants it so. */
  isSlow = false;
  private fail: (error: Error) => void = () => undefined;
  loadGroup = () => (this.isSlow ? new Promise<void>((_, reject) => (this.fail = reject)) : Promise.resolve());
  interrupt = () => {
    this.interrupted += 1;
    this.fail(new Error('interrupted'));
  };
  fetchAround = () => Promise.resolve();
  dispose = () => undefined;
  async answer(): Promise<void> {
    this.waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function opened() {
  const source = new SlowSource();
  const painted: number[] = [];
  const screen = new Screen(source as unknown as FrameSource, {
    paint: ({ displayWidth }) => painted.push(displayWidth),
  });
  return { source, painted, screen };
}

describe('the screen over a video', () => {
  it('shows the latest picture that was asked for, and passes over those between', async () => {
    const { source, painted, screen } = opened();
    for (const ms of [40, 80, 120, 400]) screen.show(ms);
    await source.answer();
    await source.answer();
    expect(source.asked).toEqual([1, 10]);
    expect(painted).toEqual([1, 10]);
  });

  it('shows one that was decoded before without decoding it again, also once the video was in between', async () => {
    const { source, painted, screen } = opened();
    screen.show(40);
    await source.answer();
    screen.show(41);
    await source.answer();
    expect(painted).toEqual([1]);
    screen.forget();
    screen.show(40);
    await source.answer();
    expect([source.asked, painted]).toEqual([[1], [1, 1]]);
  });

  it('breaks off what it decodes for later when something is wanted now', async () => {
    const { source, painted, screen } = opened();
    source.isSlow = true;
    screen.show(40);
    await source.answer();
    screen.show(4_000);
    await source.answer();
    await source.answer();
    expect([source.interrupted, painted]).toEqual([1, [1, 100]]);
  });

  it('paints nothing once it is gone', async () => {
    const { source, painted, screen } = opened();
    screen.show(40);
    screen.dispose();
    await source.answer();
    expect(painted).toEqual([]);
  });
});
