import type { Bar } from '@whoosh/contracts';

/** A sound that can be played. Two places that show the same address show the same position. */
export interface Track {
  /** Address of the audio; it identifies the track. */
  url: string;
  /** Seconds. */
  duration: number;
  bars: readonly Bar[];
  /** Played so much quieter, dB, 0 or below: sounds are compared at equal loudness. */
  gainDb?: number;
}

export type PlaybackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** What the player does; position and duration in seconds. */
export interface Playback {
  url: string | null;
  status: PlaybackStatus;
  position: number;
  duration: number;
}

/** What makes the sound; the real one is wavesurfer.js on one shared media element. */
export interface PlaybackEngine {
  /** Must set the source before it returns, so that a browser still counts the play call to the user's gesture. */
  load(track: Track): void;
  /** What is loaded sounds so much quieter from now on, dB, 0 or below. */
  level(gainDb: number): void;
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
}

export interface EngineEvents {
  onPosition(seconds: number): void;
  onPlay(): void;
  onPause(): void;
  onFinish(): void;
  onError(): void;
}

export type EngineFactory = (events: EngineEvents) => PlaybackEngine;

const SILENT: Playback = { url: null, status: 'idle', position: 0, duration: 0 };

/**
 * The one player of the page: it holds at most one sound, so playing one pauses the others.
 * An immutable snapshot and a subscription, as useSyncExternalStore wants them.
 */
export class Player {
  private playback = SILENT;
  private engine: PlaybackEngine | null = null;
  /** Of what is loaded, dB. */
  private gainDb = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly createEngine: EngineFactory) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Playback => this.playback;

  /**
   * Has what makes the sound ready for one that will come soon, by any short sound, which nobody hears. What is held
   * already stays.
   */
  wake(track: Track): void {
    this.engine ??= this.createEngine(this.events);
    if (this.playback.url === null) this.engine.load(track);
  }

  /** Plays or pauses. A finished sound begins again. */
  toggle(track: Track): void {
    if (this.isSounding(track.url)) this.pause();
    else this.play(track);
  }

  /** @param at where to begin, seconds; without it the sound goes on where it was */
  play(track: Track, at?: number): void {
    const engine = this.select(track);
    const atEnd = this.playback.position >= track.duration - 0.05;
    if (at !== undefined || atEnd) this.move(atEnd && at === undefined ? 0 : (at ?? 0));
    this.change({ status: 'loading' });
    engine.play().catch((error: unknown) => {
      // a newer play call or a pause interrupts this one; that is no failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.fail(track.url);
    });
  }

  pause(): void {
    this.engine?.pause();
    if (this.playback.status === 'playing' || this.playback.status === 'loading') this.change({ status: 'paused' });
  }

  /**
   * Moves to a time (seconds, clamped to the sound); the sound that plays goes on from there, another one waits there.
   */
  seek(track: Track, seconds: number): void {
    this.select(track);
    this.move(Math.min(track.duration, Math.max(0, seconds)));
  }

  /**
   * The sound is as loud as its track says, at once where it plays already: its gain may be known later than the sound.
   */
  level({ url, gainDb = 0 }: Track): void {
    if (this.playback.url !== url || this.gainDb === gainDb) return;
    this.gainDb = gainDb;
    this.engine?.level(gainDb);
  }

  /** Stops and forgets the sound, for instance because it was deleted. */
  release(url: string): void {
    if (this.playback.url !== url) return;
    this.engine?.pause();
    this.change(SILENT);
  }

  private isSounding(url: string): boolean {
    return this.playback.url === url && (this.playback.status === 'playing' || this.playback.status === 'loading');
  }

  private select(track: Track): PlaybackEngine {
    this.engine ??= this.createEngine(this.events);
    if (this.playback.url !== track.url || this.playback.status === 'failed') {
      this.engine.pause();
      this.engine.load(track);
      this.gainDb = track.gainDb ?? 0;
      this.change({ url: track.url, status: 'paused', position: 0, duration: track.duration });
    } else this.level(track);
    return this.engine;
  }

  private move(seconds: number): void {
    this.engine?.seek(seconds);
    this.change({ position: seconds });
  }

  private fail(url: string): void {
    if (this.playback.url === url) this.change({ status: 'failed' });
  }

  private readonly events: EngineEvents = {
    onPosition: (position) => {
      if (this.playback.url !== null && position !== this.playback.position) this.change({ position });
    },
    onPlay: () => this.change({ status: 'playing' }),
    onPause: () => {
      if (this.playback.status === 'playing') this.change({ status: 'paused' });
    },
    onFinish: () => this.change({ status: 'paused', position: this.playback.duration }),
    onError: () => {
      if (this.playback.url !== null) this.fail(this.playback.url);
    },
  };

  private change(part: Partial<Playback>): void {
    this.playback = { ...this.playback, ...part };
    this.listeners.forEach((tell) => tell());
  }
}
