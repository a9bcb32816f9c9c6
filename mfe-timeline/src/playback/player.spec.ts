import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { SILENT_LEVELS, MIX_RATE, VIDEO_DELAY, type LiveMixMessage, type LiveMixReport } from '@whoosh/timeline-mix';
import { documentWith } from '../model/testing/documents';
import type { AudioRig } from './audio-rig';
import type { Grain } from '../picture/grain-source';
import { Player } from './player';

/** A context whose clock the test turns, and what it was told. */
function rigged() {
  const told: LiveMixMessage[] = [];
  const grains: Grain[] = [];
  const state = { seconds: 1, volume: 1, video: undefined as HTMLMediaElement | null | undefined };
  let report: (message: LiveMixReport) => void = () => undefined;
  const rig: AudioRig = {
    now: () => state.seconds,
    resume: () => Promise.resolve(),
    suspend: () => Promise.resolve(),
    tell: (message) => told.push(message),
    playVideoGrain: (grain) => void grains.push(grain),
    connect: (video) => void (state.video = video),
    setVolume: (volume) => void (state.volume = volume),
    sounds: {
      read: () => Promise.reject(new Error('none')),
      open: () => Promise.reject(new Error('none')),
      decode: () => Promise.resolve(),
      drop: () => undefined,
    },
    dispose: () => undefined,
  };
  const player = new Player(
    (tell) => {
      report = tell;
      return Promise.resolve(rig);
    },
    () => 0,
  );
  const last = <T extends LiveMixMessage['type']>(type: T) =>
    told.filter((message): message is Extract<LiveMixMessage, { type: T }> => message.type === type).at(-1);
  return { player, told, grains, state, last, report: (message: LiveMixReport) => report(message) };
}

/** An element that plays when it is told to; its time is set by the test. */
function fakeVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  let isPaused = true;
  Object.defineProperties(video, {
    paused: { get: () => isPaused },
    readyState: { value: 4 },
    seeking: { value: false, configurable: true },
    currentTime: { value: 0, writable: true },
  });
  video.play = () => {
    isPaused = false;
    video.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  };
  video.pause = () => {
    if (isPaused) return;
    isPaused = true;
    video.dispatchEvent(new Event('pause'));
  };
  return video;
}

const TIMELINE = {
  document: { ...documentWith({ startMs: 500 }), ducking: DEFAULT_TIMELINE_SETTINGS.ducking },
  media: [],
  lengthMs: 10_000,
  fileOf: () => null,
};
const next = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('player', () => {
  it('tells the mixer the timeline, and again after an edit', async () => {
    const { player, last } = rigged();
    player.setTimeline(TIMELINE);
    await next();
    expect(last('plan')?.plan).toMatchObject({ length: 480_000, clips: [{ start: 24_000, length: 96_000 }] });
    player.setTimeline({ ...TIMELINE, document: documentWith({ startMs: 600 }) });
    expect(last('plan')?.plan.clips[0]?.start).toBe(28_800);
    player.dispose();
  });

  it('sends a video inside the frame that begins there, and says the very moment that was asked for', () => {
    const { player } = rigged();
    const video = fakeVideo();
    player.attach(video);
    player.seek(33.366700033366);
    expect(video.currentTime * 1_000).toBeGreaterThan(33.6);
    expect(player.positionMs()).toBe(33.366700033366);
    video.currentTime = 5;
    expect(player.positionMs()).toBe(5_000);
    player.seek(100);
    // what it tells on its way is no place to go on from
    Object.defineProperty(video, 'seeking', { value: true, configurable: true });
    video.currentTime = 4;
    expect(player.positionMs()).toBe(100);
    player.dispose();
  });

  it('shows on a screen at once what is sought, and sends the video there once no further place follows', () => {
    jest.useFakeTimers();
    const { player } = rigged();
    const video = fakeVideo();
    const shown: number[] = [];
    player.attach(video);
    player.showOn({ show: (ms) => shown.push(ms), sound: () => Promise.resolve(null) });
    for (const ms of [100, 200, 300]) {
      player.seek(ms);
      jest.advanceTimersByTime(40);
    }
    expect(shown).toEqual([101, 201, 301]);
    expect(video.currentTime).toBeCloseTo(0.001, 6);
    expect(player.positionMs()).toBe(300);
    jest.advanceTimersByTime(200);
    expect(video.currentTime).toBeCloseTo(0.301, 6);
    player.seek(500);
    void player.play().catch(() => undefined);
    expect(video.currentTime).toBeCloseTo(0.501, 6);
    player.dispose();
    jest.useRealTimers();
  });

  it('lets a grain of the mix and of the video be heard where it is drawn, and then nothing [timeline 19]', async () => {
    const { player, told, grains } = rigged();
    const grain = { sampleRate: MIX_RATE, channels: [new Float32Array(8)] };
    player.attach(fakeVideo());
    player.showOn({ show: () => undefined, sound: () => Promise.resolve(grain) });
    player.setTimeline(TIMELINE);
    await next();
    for (const ms of [1_000, 1_020, 1_040]) player.scrub(ms);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const heard = told.flatMap<number | string>((message) =>
      message.type === 'run' ? [message.anchor.position] : message.type === 'stop' ? ['stop'] : [],
    );
    // the first, and the latest place after it
    expect(heard.slice(-3)).toEqual([48_000, 1.04 * MIX_RATE, 'stop']);
    expect(grains).toEqual([grain, grain]);
    expect(player.isPlaying).toBe(false);
    player.dispose();
  });

  it('without a video goes by the context’s clock', async () => {
    const { player, last, report, state } = rigged();
    player.setTimeline(TIMELINE);
    player.seek(2_000);
    await player.play();
    expect(last('run')?.anchor).toEqual({ frame: null, position: 96_000, rate: 1 });
    expect(player.positionMs()).toBe(2_000);
    expect(player.placeNow()).toBeNull();
    report({ type: 'running', anchor: { frame: 1.5 * MIX_RATE, position: 96_000, rate: 1 }, delay: 251 });
    // what is heard of that place leaves the mixer later
    expect(player.placeNow()).toEqual({ frame: 1.5 * MIX_RATE + 251, position: 96_000 });
    state.seconds = 2;
    expect(player.positionMs()).toBe(2_500);
    player.setRate(2);
    expect(last('run')?.anchor).toEqual({ frame: null, position: 120_000, rate: 2 });
    expect(player.placeNow()).toBeNull();
    player.pause();
    expect(last('stop')).toBeDefined();
    state.seconds = 9;
    expect(player.positionMs()).toBe(2_500);
    player.dispose();
  });

  it('starts the clips where the video is, as late as its sound comes out', async () => {
    const { player, last, state } = rigged();
    const video = fakeVideo();
    player.attach(video);
    player.setTimeline(TIMELINE);
    await player.play();
    expect(state.video).toBe(video);
    expect(last('run')).toBeUndefined();
    state.seconds = 4;
    video.currentTime = 0.01;
    await next();
    expect(last('run')?.anchor).toMatchObject({ frame: 4 * MIX_RATE + VIDEO_DELAY, rate: 1 });
    expect(last('run')?.anchor.position).toBeCloseTo(480, 6);
    expect(player.positionMs()).toBe(10);
    player.dispose();
  });

  it('stands still while the video seeks or waits for data, and goes on with it', async () => {
    const { player, told, last } = rigged();
    const video = fakeVideo();
    player.attach(video);
    await player.play();
    video.currentTime = 0.02;
    await next();
    for (const event of ['seeking', 'waiting']) {
      told.length = 0;
      video.dispatchEvent(new Event(event));
      expect(last('stop')).toBeDefined();
      video.dispatchEvent(new Event(event === 'seeking' ? 'seeked' : 'playing'));
      video.currentTime += 1;
      await next();
      expect(last('run')?.anchor.position).toBeCloseTo(video.currentTime * MIX_RATE, 3);
    }
    player.dispose();
  });

  it('knows when the browser pauses the video or it ends, and tells its listeners', async () => {
    const { player } = rigged();
    const video = fakeVideo();
    const heard: boolean[] = [];
    player.attach(video);
    player.subscribe(() => heard.push(player.isPlaying));
    await player.play();
    video.pause();
    await player.play();
    video.dispatchEvent(new Event('ended'));
    expect(heard).toEqual([true, false, true, false]);
    player.dispose();
  });

  it('shows the very frame at which it was paused', async () => {
    const { player } = rigged();
    const video = fakeVideo();
    const shown: number[] = [];
    player.attach(video);
    player.showOn({ show: (ms) => shown.push(ms), sound: () => Promise.resolve(null) });
    await player.play();
    video.currentTime = 2.5;
    player.pause();
    expect(shown).toEqual([2_501]);
    expect(player.positionMs()).toBe(2_500);
    player.pause();
    expect(shown).toHaveLength(1);
    player.dispose();
  });

  it('says when it may not play, and does not pretend to', async () => {
    const { player } = rigged();
    const video = fakeVideo();
    video.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    player.attach(video);
    await expect(player.play()).rejects.toThrow('no');
    expect(player.isPlaying).toBe(false);
    const without = new Player(
      () => Promise.reject(new Error('no audio worklet')),
      () => 0,
    );
    without.setTimeline(TIMELINE);
    await expect(without.play()).rejects.toThrow('no audio worklet');
  });

  it('gives levels in decibels, and silence when it stands', async () => {
    const { player, report } = rigged();
    player.setTimeline(TIMELINE);
    await player.play();
    report({ type: 'levels', levels: { ...SILENT_LEVELS, tracks: [1, 0.5, 0], video: 0.1 } });
    expect(player.levels().tracks.map((db) => Math.round(db))).toEqual([0, -6, -Infinity]);
    player.pause();
    expect(player.levels()).toMatchObject({ tracks: [], video: -Infinity, master: -Infinity });
    player.dispose();
  });

  it('keeps the listening volume for a context that starts later', async () => {
    const { player, state } = rigged();
    player.setVolume(0.75);
    player.setTimeline(TIMELINE);
    await next();
    expect(state.volume).toBe(0.75);
    player.dispose();
  });
});
