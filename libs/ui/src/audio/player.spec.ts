import { Player, type EngineEvents, type PlaybackEngine, type Track } from './player';

const rain: Track = { url: '/api/files/rain.mp3', duration: 8, bars: [] };
const bell: Track = { url: '/api/files/bell.mp3', duration: 3, bars: [] };

/** An engine that keeps what it was told and lets the test speak for the media element. */
function setUp() {
  const calls: string[] = [];
  let playResult: Promise<void> = Promise.resolve();
  let events: EngineEvents | null = null;
  const player = new Player((given) => {
    events = given;
    const engine: PlaybackEngine = {
      load: (track) => calls.push(`load ${track.url}`),
      level: (gainDb) => calls.push(`level ${gainDb}`),
      play: () => {
        calls.push('play');
        return playResult;
      },
      pause: () => calls.push('pause'),
      seek: (seconds) => calls.push(`seek ${seconds}`),
    };
    return engine;
  });
  const media = () => {
    if (!events) throw new Error('the engine was not made');
    return events;
  };
  return {
    player,
    calls,
    media,
    rejectNextPlay: (error: Error) => {
      playResult = Promise.reject(error);
    },
  };
}

describe('the one player', () => {
  it('makes its engine only when the first sound is wanted', () => {
    const { player, calls } = setUp();
    player.pause();
    expect(calls).toEqual([]);
    expect(player.snapshot()).toMatchObject({ url: null, status: 'idle' });
  });

  it('is woken by a sound that nobody hears or sees, and not while it holds one', () => {
    const { player, calls, media } = setUp();
    player.wake(bell);
    media().onPosition(0);
    media().onError();
    expect(calls).toEqual(['load /api/files/bell.mp3']);
    expect(player.snapshot()).toMatchObject({ url: null, status: 'idle' });
    player.play(rain);
    player.wake(bell);
    expect(calls).toEqual(['load /api/files/bell.mp3', 'pause', 'load /api/files/rain.mp3', 'play']);
  });

  it('loads and plays a sound, and reports playing once the media does', () => {
    const { player, calls, media } = setUp();
    player.toggle(rain);
    expect(calls).toEqual(['pause', 'load /api/files/rain.mp3', 'play']);
    expect(player.snapshot().status).toBe('loading');
    media().onPlay();
    media().onPosition(1.5);
    expect(player.snapshot()).toEqual({ url: rain.url, status: 'playing', position: 1.5, duration: 8 });
  });

  it('pauses the sound that plays when another one begins [spec 4.10]', () => {
    const { player, calls, media } = setUp();
    player.play(rain);
    media().onPlay();
    calls.length = 0;
    player.toggle(bell);
    expect(calls).toEqual(['pause', 'load /api/files/bell.mp3', 'play']);
    // the pause event of the first sound arrives late and must not stop the second
    media().onPause();
    media().onPlay();
    expect(player.snapshot()).toMatchObject({ url: bell.url, status: 'playing', position: 0 });
  });

  it('goes on where it paused, and from the start once it has ended', () => {
    const { player, calls, media } = setUp();
    player.play(rain);
    media().onPlay();
    media().onPosition(3);
    player.toggle(rain);
    expect(player.snapshot()).toMatchObject({ status: 'paused', position: 3 });
    calls.length = 0;
    player.toggle(rain);
    expect(calls).toEqual(['play']);
    media().onPlay();
    media().onFinish();
    expect(player.snapshot()).toMatchObject({ status: 'paused', position: 8 });
    calls.length = 0;
    player.toggle(rain);
    expect(calls).toEqual(['seek 0', 'play']);
  });

  it('begins another take at the same position, to compare in place', () => {
    const { player, calls } = setUp();
    player.play(bell, 1.25);
    expect(calls).toEqual(['pause', 'load /api/files/bell.mp3', 'seek 1.25', 'play']);
  });

  it('plays a sound as loud as its track says, also where that is known only once it plays', () => {
    const { player, calls, media } = setUp();
    player.play(rain);
    media().onPlay();
    calls.length = 0;
    player.level({ ...bell, gainDb: -9 });
    expect(calls).toEqual([]);
    player.level({ ...rain, gainDb: -6 });
    player.level({ ...rain, gainDb: -6 });
    expect(calls).toEqual(['level -6']);
    player.toggle({ ...rain, gainDb: -6 });
    player.toggle({ ...rain, gainDb: -3 });
    player.toggle(rain);
    player.toggle(rain);
    expect(calls).toEqual(['level -6', 'pause', 'level -3', 'play', 'pause', 'level 0', 'play']);
  });

  it('clamps a seek to the sound and does not begin to play by it', () => {
    const { player, calls } = setUp();
    player.seek(rain, 99);
    expect(calls).toEqual(['pause', 'load /api/files/rain.mp3', 'seek 8']);
    expect(player.snapshot()).toMatchObject({ status: 'paused', position: 8 });
    player.seek(rain, -1);
    expect(player.snapshot().position).toBe(0);
  });

  it('reports a sound that cannot be played, and tries again when asked', async () => {
    const { player, calls, rejectNextPlay } = setUp();
    rejectNextPlay(new DOMException('no source', 'NotSupportedError'));
    player.play(rain);
    await Promise.resolve();
    await Promise.resolve();
    expect(player.snapshot().status).toBe('failed');
    calls.length = 0;
    player.seek(rain, 2);
    expect(calls).toEqual(['pause', 'load /api/files/rain.mp3', 'seek 2']);
  });

  it('does not take an interrupted play call for a failure', async () => {
    const { player, rejectNextPlay } = setUp();
    rejectNextPlay(new DOMException('interrupted', 'AbortError'));
    player.play(rain);
    await Promise.resolve();
    await Promise.resolve();
    expect(player.snapshot().status).toBe('loading');
  });

  it('forgets a sound that was deleted, but not another one', () => {
    const { player } = setUp();
    player.play(rain);
    player.release(bell.url);
    expect(player.snapshot().url).toBe(rain.url);
    player.release(rain.url);
    expect(player.snapshot()).toEqual({ url: null, status: 'idle', position: 0, duration: 0 });
  });

  it('tells its listeners until they leave', () => {
    const { player } = setUp();
    const heard = jest.fn();
    const leave = player.subscribe(heard);
    player.play(rain);
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    leave();
    player.pause();
    expect(heard).not.toHaveBeenCalled();
  });
});
