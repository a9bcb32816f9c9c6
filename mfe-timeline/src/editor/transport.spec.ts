import { SILENT_LEVELS } from '@whoosh/timeline-mix';
import { Transport, type PlaybackEngine } from './transport';

/** An engine that moves only when the test says so. */
class HandEngine implements PlaybackEngine {
  isPlaying = false;
  at = 0;
  rate = 1;
  private readonly listeners = new Set<() => void>();
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  attach() {
    this.pause();
  }
  showOn() {}
  play() {
    this.set(true);
    return Promise.resolve();
  }
  pause() {
    this.set(false);
  }
  seek(ms: number) {
    this.at = ms;
  }
  scrub(ms: number) {
    this.at = ms;
  }
  setRate(rate: number) {
    this.rate = rate;
  }
  positionMs() {
    return this.at;
  }
  setVolume() {
    return undefined;
  }
  levels() {
    return SILENT_LEVELS;
  }
  resetMeter() {}
  dispose() {
    this.listeners.clear();
  }
  private set(isPlaying: boolean) {
    this.isPlaying = isPlaying;
    this.listeners.forEach((tell) => tell());
  }
}

let engine: HandEngine;
let transport: Transport;
const quiet = jest.fn();
const problem = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  engine = new HandEngine();
  transport = new Transport({ engine, onPlay: quiet, onProblem: problem });
  transport.setTotal(10_000);
});
afterEach(() => {
  transport.dispose();
  jest.useRealTimers();
});

it('plays, tells the others to be quiet, and pauses', () => {
  transport.toggle();
  expect([transport.snapshot().isPlaying, quiet.mock.calls.length]).toEqual([true, 1]);
  transport.toggle();
  expect(transport.snapshot().isPlaying).toBe(false);
});

it('stays within the timeline', () => {
  transport.seek(99_999);
  expect(transport.positionMs()).toBe(10_000);
  transport.seek(-5);
  expect(transport.positionMs()).toBe(0);
});

it('begins again after the end', () => {
  transport.seek(10_000);
  transport.play();
  expect(transport.positionMs()).toBe(0);
});

it('stops at the end of the timeline', () => {
  transport.play();
  engine.at = 10_000;
  jest.advanceTimersByTime(40);
  expect(transport.snapshot().isPlaying).toBe(false);
});

it('follows the engine when that stops by itself', () => {
  transport.play();
  engine.pause();
  expect(transport.snapshot().isPlaying).toBe(false);
});

it('plays faster with each press of the shuttle [timeline 20]', () => {
  transport.shuttle(1);
  transport.shuttle(1);
  expect(engine.rate).toBe(2);
  for (let i = 0; i < 5; i += 1) transport.shuttle(1);
  expect(engine.rate).toBe(8);
});

it('goes backwards by seeking, without sound, and stops at the start', () => {
  transport.seek(200);
  transport.shuttle(-1);
  expect([transport.snapshot().isPlaying, engine.isPlaying]).toEqual([true, false]);
  jest.advanceTimersByTime(80);
  expect(transport.positionMs()).toBe(120);
  jest.advanceTimersByTime(200);
  expect([transport.positionMs(), transport.snapshot().isPlaying]).toEqual([0, false]);
});

it('tells the position to those who draw it', () => {
  const seen: number[] = [];
  const stop = transport.onPosition((ms) => seen.push(ms));
  transport.seek(1500);
  stop();
  transport.seek(3000);
  expect(seen).toEqual([0, 1500]);
});

describe('a loop', () => {
  const frame = (at: number) => {
    engine.at = at;
    jest.advanceTimersByTime(20);
  };

  it('turns round where its end is passed, and lets who went behind it play on [timeline 25]', () => {
    transport.playLoop({ fromMs: 2_000, toMs: 4_000 });
    expect(engine.at).toBe(2_000);
    frame(3_990);
    frame(4_010);
    expect(engine.at).toBe(2_000);
    transport.seek(6_000);
    frame(6_020);
    expect(engine.at).toBe(6_020);
    transport.setLoop(null);
    transport.seek(3_990);
    frame(4_010);
    expect(engine.at).toBe(4_010);
  });

  it('plays from in where the playhead stands on out, as it does once that was marked', () => {
    transport.setLoop({ fromMs: 1_000, toMs: 3_000 });
    transport.seek(3_000);
    transport.play();
    expect(engine.at).toBe(1_000);
    transport.pause();
    transport.seek(3_500);
    transport.play();
    expect(engine.at).toBe(3_500);
  });

  it('up to the end turns round before the video stops by itself, and is none where it is too short', () => {
    transport.playLoop({ fromMs: 9_000, toMs: 12_000 });
    expect(transport.snapshot().loop).toEqual({ fromMs: 9_000, toMs: 10_000 });
    frame(9_950);
    expect(engine.at).toBe(9_000);
    transport.setLoop({ fromMs: 500, toMs: 550 });
    expect(transport.snapshot().loop).toBeNull();
  });

  it('is known while it is turned off; one in which something was tried is not, and ends with that', () => {
    expect(transport.loopBefore).toBeNull();
    transport.setLoop({ fromMs: 1_000, toMs: 3_000 });
    transport.setLoop(null);
    transport.playLoop({ fromMs: 4_000, toMs: 5_000 });
    expect(transport.loopBefore).toEqual({ fromMs: 1_000, toMs: 3_000 });
    transport.endTrial();
    expect(transport.snapshot().loop).toBeNull();
  });

  it('is back once what was tried in others is decided on', () => {
    transport.setLoop({ fromMs: 1_000, toMs: 3_000 });
    transport.playLoop({ fromMs: 4_000, toMs: 5_000 });
    transport.playLoop({ fromMs: 4_000, toMs: 6_000 });
    transport.endTrial();
    expect(transport.snapshot().loop).toEqual({ fromMs: 1_000, toMs: 3_000 });
  });

  it('keeps in and out while something is tried in another', () => {
    expect(transport.marks()).toBeNull();
    transport.playLoop({ fromMs: 4_000, toMs: 5_000 });
    expect(transport.marks()).toBeNull();
    transport.setLoop({ fromMs: 1_000, toMs: 3_000 });
    const marks = transport.marks();
    expect(marks).toEqual({ fromMs: 1_000, toMs: 3_000 });
    transport.playLoop({ fromMs: 500, toMs: 3_500 });
    expect(transport.marks()).toBe(marks);
    transport.setLoop(null);
    expect(transport.marks()).toBeNull();
  });

  it('that was set after something was tried stays when that is decided on', () => {
    transport.playLoop({ fromMs: 4_000, toMs: 5_000 });
    transport.setLoop({ fromMs: 1_000, toMs: 3_000 });
    transport.endTrial();
    expect(transport.snapshot().loop).toEqual({ fromMs: 1_000, toMs: 3_000 });
  });
});
