import { DEFAULT_FRAME_RATE, pictureTiming, type PictureTiming } from '@whoosh/contracts';
import type { PictureScreen, Player } from '../playback';

/** Listens to what changes with every frame while something plays. */
export type PositionListener = (ms: number) => void;

/** What moves the video and the sounds together; times are milliseconds of the timeline. */
export type PlaybackEngine = Pick<
  Player,
  | 'attach'
  | 'showOn'
  | 'play'
  | 'pause'
  | 'seek'
  | 'scrub'
  | 'setRate'
  | 'positionMs'
  | 'setVolume'
  | 'levels'
  | 'resetMeter'
  | 'isPlaying'
  | 'subscribe'
  | 'dispose'
>;

/** The fastest shuttle. */
const MAX_RATE = 8;
/** Going backwards is repeated seeks; a video cannot show more of them, milliseconds. */
const REVERSE_STEP_MS = 80;

/** A stretch of the timeline that is played again and again, milliseconds. */
export interface LoopRange {
  fromMs: number;
  toMs: number;
}

/** So short a loop is none: a video cannot be sent back faster. */
const SHORTEST_LOOP_MS = 100;
/** A video that has come to its end stops by itself: a loop up to there turns round a little before. */
const BEFORE_END_MS = 60;

export interface TransportState {
  isPlaying: boolean;
  /** null: it plays on. */
  loop: LoopRange | null;
  /** Length of the timeline. */
  totalMs: number;
  /** When the pictures of the video show; null without one. */
  timing: PictureTiming | null;
}

/** Steps go from frame to frame also where there is no video. */
const WITHOUT_PICTURE = pictureTiming(DEFAULT_FRAME_RATE);

interface TransportOptions {
  engine: PlaybackEngine;
  /** Everything else that sounds is told to be quiet. */
  onPlay: () => void;
  /** The browser does not let it sound, or cannot. */
  onProblem: (error: unknown) => void;
}

/**
 * The transport of the timeline: play, pause, shuttle and seek, with a state for React and a position for what is drawn
 * by hand.
 */
export class Transport {
  private state: TransportState = { isPlaying: false, loop: null, totalMs: 0, timing: null };
  private readonly engine: PlaybackEngine;
  private readonly listeners = new Set<() => void>();
  private readonly positionListeners = new Set<PositionListener>();
  private readonly stopListening: () => void;
  private frame = 0;
  private reverse: ReturnType<typeof setInterval> | undefined;
  /** Speed; below 0 it goes backwards. */
  private rate = 1;
  /** Where the frame before stood, milliseconds: a loop turns round only where its end is passed. */
  private lastMs = 0;
  /** The last loop that was set, also while it is turned off. */
  private lastLoop: LoopRange | null = null;
  /** The loop in which something is tried out. */
  private trial: LoopRange | null = null;
  /** The loop from which the first trial took over. */
  private beforeTrial: LoopRange | null = null;

  constructor(private readonly options: TransportOptions) {
    this.engine = options.engine;
    this.stopListening = this.engine.subscribe(() => this.followEngine());
  }

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

  resetMeter(): void {
    this.engine.resetMeter();
  }

  levels(): ReturnType<PlaybackEngine['levels']> {
    return this.engine.levels();
  }

  setTotal(totalMs: number): void {
    if (totalMs !== this.state.totalMs) this.change({ totalMs });
    this.tellPosition();
  }

  setTiming(timing: PictureTiming | null): void {
    if (timing !== this.state.timing) this.change({ timing });
    this.tellPosition();
  }

  /** When pictures show; without a video as of one with 25 a second. */
  get timing(): PictureTiming {
    return this.state.timing ?? WITHOUT_PICTURE;
  }

  attach(video: HTMLVideoElement | null): void {
    this.pause();
    this.engine.attach(video);
  }

  /** Shows what is sought sooner than the video does; null: nothing does. */
  showOn(screen: PictureScreen | null): void {
    this.engine.showOn(screen);
  }

  toggle(): void {
    if (this.state.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    this.setRate(1);
    this.start();
  }

  pause(): void {
    this.stopReverse();
    this.engine.pause();
  }

  /** Goes to a time, clamped to the timeline; not rounded, as frames begin between whole milliseconds. */
  seek(ms: number): void {
    this.engine.seek(Math.min(this.state.totalMs, Math.max(0, ms)));
    this.lastMs = this.positionMs();
    this.tellPosition();
  }

  /** The same while the pointer draws: what is there is heard for a moment. */
  scrub(ms: number): void {
    this.engine.scrub(Math.min(this.state.totalMs, Math.max(0, ms)));
    this.lastMs = this.positionMs();
    this.tellPosition();
  }

  /** Plays a stretch again and again from now on; null, or one that is too short, plays on. */
  setLoop(loop: LoopRange | null): void {
    const within = this.loopWithin(loop);
    this.lastLoop = within ?? this.lastLoop;
    this.change({ loop: within });
  }

  private loopWithin(loop: LoopRange | null): LoopRange | null {
    const { totalMs } = this.state;
    const within = loop && { fromMs: Math.max(0, loop.fromMs), toMs: Math.min(totalMs, loop.toMs) };
    return within !== null && within.toMs - within.fromMs < SHORTEST_LOOP_MS ? null : within;
  }

  /** The last loop that was set, also while it is turned off; null before the first. */
  get loopBefore(): LoopRange | null {
    return this.lastLoop;
  }

  /** In and out, also while something is tried in a loop of its own; null: not marked. */
  readonly marks = (): LoopRange | null => (this.isTrying() ? this.beforeTrial : this.state.loop);

  /** Plays a stretch again and again, from its beginning, until `endTrial`, or another loop is set. */
  playLoop(loop: LoopRange): void {
    if (!this.isTrying()) this.beforeTrial = this.state.loop;
    this.trial = this.loopWithin(loop);
    this.change({ loop: this.trial });
    this.seek(loop.fromMs);
    this.play();
  }

  /** What was tried is decided on: its loop no longer turns round, and the one from before is back. */
  endTrial(): void {
    if (this.isTrying()) this.change({ loop: this.loopWithin(this.beforeTrial) });
    this.trial = null;
  }

  private isTrying(): boolean {
    return this.trial !== null && this.state.loop === this.trial;
  }

  /** Plays forwards or backwards; each further press doubles the speed. */
  shuttle(direction: 1 | -1): void {
    const isSame = this.state.isPlaying && Math.sign(this.rate) === direction;
    this.setRate(isSame ? Math.max(-MAX_RATE, Math.min(MAX_RATE, this.rate * 2)) : direction);
    if (direction === 1) {
      this.stopReverse();
      if (!this.engine.isPlaying) this.start();
    } else {
      this.engine.pause();
      this.startReverse();
    }
  }

  setVolume(volume: number): void {
    this.engine.setVolume(volume);
  }

  dispose(): void {
    this.pause();
    this.stopListening();
    cancelAnimationFrame(this.frame);
    this.engine.dispose();
  }

  private start(): void {
    const [nowMs, { loop, totalMs }] = [this.positionMs(), this.state];
    // where its out was marked a moment ago is not behind the loop
    if (loop !== null && Math.abs(nowMs - loop.toMs) < BEFORE_END_MS) this.seek(loop.fromMs);
    else if (nowMs >= totalMs) this.engine.seek(0);
    this.options.onPlay();
    this.engine.play().catch((error: unknown) => this.options.onProblem(error));
  }

  private setRate(rate: number): void {
    this.rate = rate;
    if (rate > 0) this.engine.setRate(rate);
  }

  private startReverse(): void {
    this.stopReverse();
    this.reverse = setInterval(() => {
      this.seek(this.positionMs() + this.rate * REVERSE_STEP_MS);
      if (this.positionMs() <= 0) this.pause();
    }, REVERSE_STEP_MS);
    this.followEngine();
  }

  private stopReverse(): void {
    if (this.reverse === undefined) return;
    clearInterval(this.reverse);
    this.reverse = undefined;
    this.followEngine();
  }

  /** What plays may have begun or ended by itself: at the end of the video, or because the browser paused it. */
  private followEngine(): void {
    const isPlaying = this.engine.isPlaying || this.reverse !== undefined;
    if (isPlaying !== this.state.isPlaying) this.change({ isPlaying });
    cancelAnimationFrame(this.frame);
    this.tellPosition();
    if (isPlaying) this.frame = requestAnimationFrame(this.onFrame);
  }

  private readonly onFrame = (): void => {
    this.turnRound();
    this.tellPosition();
    if (this.rate > 0 && this.positionMs() >= this.state.totalMs) this.pause();
    else if (this.state.isPlaying) this.frame = requestAnimationFrame(this.onFrame);
  };

  /** Whoever put the playhead behind the loop plays on from there. */
  private turnRound(): void {
    const { loop, totalMs } = this.state;
    const nowMs = this.positionMs();
    const endMs = loop === null ? Infinity : Math.min(loop.toMs, totalMs - BEFORE_END_MS);
    const hasPassed = this.lastMs < endMs && nowMs >= endMs && this.rate > 0;
    this.lastMs = nowMs;
    if (loop === null || !hasPassed) return;
    this.engine.seek(loop.fromMs);
    this.lastMs = loop.fromMs;
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

/** Where in and out are, and tells when they change. */
export type MarksSource = Pick<Transport, 'subscribe' | 'marks'>;
