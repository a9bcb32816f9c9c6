/** Listens to what changes with every frame while something plays. */
export type PositionListener = (ms: number) => void;

/** What moves the video and the sounds together; times are milliseconds of the timeline. */
export interface PlaybackEngine {
  attach: (video: HTMLVideoElement | null) => void;
  /** Resolves when it sounds. Rejects when the browser does not let it. */
  play: () => Promise<void>;
  pause: () => void;
  seek: (ms: number) => void;
  /** 1 is normal speed; below 0 it goes backwards, without sound. */
  setRate: (rate: number) => void;
  positionMs: () => number;
  /** 0..1, for listening only. */
  setVolume: (volume: number) => void;
  dispose: () => void;
}

/** The fastest shuttle. */
const MAX_RATE = 8;

export interface TransportState {
  isPlaying: boolean;
  /** Length of the timeline. */
  totalMs: number;
}

/** The transport of the timeline: play, pause and seek, with a state for React and a position for what is drawn by hand. */
export class Transport {
  private state: TransportState = { isPlaying: false, totalMs: 0 };
  private readonly listeners = new Set<() => void>();
  private readonly positionListeners = new Set<PositionListener>();
  private frame = 0;
  private rate = 1;

  constructor(
    private readonly engine: PlaybackEngine,
    /** Everything else that sounds is told to be quiet. */
    private readonly onPlay: () => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): TransportState => this.state;

  /** Calls back at once and whenever the position changes. */
  readonly onPosition = (listener: PositionListener): (() => void) => {
    this.positionListeners.add(listener);
    listener(this.positionMs());
    return () => this.positionListeners.delete(listener);
  };

  positionMs(): number {
    return Math.min(this.engine.positionMs(), this.state.totalMs);
  }

  setTotal(totalMs: number): void {
    if (totalMs !== this.state.totalMs) this.change({ totalMs });
    this.tellPosition();
  }

  attach(video: HTMLVideoElement | null): void {
    this.pause();
    this.engine.attach(video);
  }

  toggle(): void {
    if (this.state.isPlaying) this.pause();
    else void this.play();
  }

  async play(rate = 1): Promise<void> {
    this.setRate(rate);
    if (rate > 0 && this.positionMs() >= this.state.totalMs) this.engine.seek(0);
    this.onPlay();
    this.change({ isPlaying: true });
    try {
      await this.engine.play();
      this.follow();
    } catch {
      this.change({ isPlaying: false });
    }
  }

  pause(): void {
    cancelAnimationFrame(this.frame);
    if (!this.state.isPlaying) return;
    this.engine.pause();
    this.change({ isPlaying: false });
    this.tellPosition();
  }

  /** Goes to a time, clamped to the timeline. */
  seek(ms: number): void {
    this.engine.seek(Math.min(this.state.totalMs, Math.max(0, Math.round(ms))));
    this.tellPosition();
  }

  /** Plays forwards or backwards; each further press doubles the speed. */
  shuttle(direction: 1 | -1): void {
    const isSame = this.state.isPlaying && Math.sign(this.rate) === direction;
    const rate = isSame ? Math.max(-MAX_RATE, Math.min(MAX_RATE, this.rate * 2)) : direction;
    this.setRate(rate);
    if (!this.state.isPlaying) void this.play(rate);
  }

  private setRate(rate: number): void {
    this.rate = rate;
    this.engine.setRate(rate);
  }

  setVolume(volume: number): void {
    this.engine.setVolume(volume);
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.engine.dispose();
  }

  private follow(): void {
    cancelAnimationFrame(this.frame);
    const tick = () => {
      if (!this.state.isPlaying) return;
      this.tellPosition();
      const ms = this.positionMs();
      if (this.rate > 0 ? ms >= this.state.totalMs : ms <= 0) this.pause();
      else this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  private tellPosition(): void {
    const ms = this.positionMs();
    this.positionListeners.forEach((tell) => tell(ms));
  }

  private change(part: Partial<TransportState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((tell) => tell());
  }
}
