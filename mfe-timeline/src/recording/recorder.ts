import { TIMELINE_LIMITS } from '@whoosh/contracts';
import type { Transport } from '../editor/transport';
import { latencyOf, type Place } from './latency';
import type { CaptureMessage, Microphone } from './microphone';
import type { CountIn } from './recording-settings';
import { lengthOf, type Piece, type Take } from './take';

export interface RecorderState {
  phase: 'idle' | 'counting' | 'recording' | 'finishing';
  /** Strokes of the count until the take begins, while it is counted in. */
  left: number;
}

/** What is to be recorded. */
export interface Plan {
  /** Its place and latency are found while it is recorded. */
  take: Take;
  /** Where it ends by itself; null: where somebody stops it, or the timeline ends. */
  untilMs: number | null;
  /** Strokes that are heard before it begins; the picture rolls meanwhile, as far as there is any. */
  countIn: Pick<CountIn, 'count' | 'spacing'>;
  measuredLatency: number | null;
}

/** Who keeps what is recorded. */
export interface Keeper {
  begin(take: Take): void;
  add(take: Take, piece: Piece): void;
  finish(take: Take): void;
}

/** The part of the transport that is moved. */
type Rolling = Pick<Transport, 'play' | 'pause' | 'seek' | 'positionMs' | 'setLoop' | 'snapshot'>;

interface RecorderOptions {
  transport: Rolling;
  /** See Player.placeNow. */
  placeNow: () => Place | null;
  microphone: Pick<Microphone, 'begin' | 'end' | 'onMessage' | 'told' | 'beat' | 'now'>;
  keeper: Keeper;
}

const IDLE: RecorderState = { phase: 'idle', left: 0 };
const LOOK_MS = 20;
/** The timeline rolls this much longer than is counted: until it plays, nobody knows when the first beat is. */
const LEAD_MS = 400;
/** A timeline that did not begin to play after this long does not. */
const START_WITHIN_MS = 15_000;
/** After the end the last samples are on their way a little longer than the latency. */
const TAIL_MS = 100;
const BYTES_PER_SAMPLE = 3;
const HEADER_BYTES = 1_024;
const RATE = TIMELINE_LIMITS.sampleRate;

/**
 * Records one take at a time over the timeline: counts in, lets the picture roll, and notes where the timeline is at
 * the clock that the capture counts by, so that the take lies where it was performed.
 */
export class Recorder {
  private state = IDLE;
  private readonly listeners = new Set<() => void>();
  private plan: Plan | null = null;
  private pieces: Piece[] = [];
  private bytes = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private startedAt = 0;
  private hasRolled = false;
  /** The punch was reached: there is a take. */
  private hasBegun = false;
  private reachedMs = 0;
  private loop: ReturnType<Rolling['snapshot']>['loop'] = null;
  private finishing: Promise<void> = Promise.resolve();
  private stopCapture: () => void = () => undefined;

  constructor(private readonly options: RecorderOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): RecorderState => this.state;

  /** Begins the count-in. */
  start(plan: Plan): void {
    if (this.state.phase !== 'idle') return;
    const { transport, microphone } = this.options;
    const { startMs } = plan.take;
    const countInMs = plan.countIn.count * plan.countIn.spacing * 1_000;
    const wholeMs = countInMs + LEAD_MS;
    const rollMs = Math.min(wholeMs, startMs);
    this.plan = plan;
    this.pieces = [];
    this.bytes = 0;
    this.hasRolled = false;
    this.hasBegun = false;
    this.loop = transport.snapshot().loop;
    transport.pause();
    transport.setLoop(null);
    transport.seek(startMs - rollMs);
    this.stopCapture = microphone.onMessage(this.take);
    microphone.begin();
    // what the timeline has no time for before its beginning is counted over the still picture
    const stillMs = wholeMs - rollMs;
    this.change({ phase: 'counting', left: plan.countIn.count });
    const end = microphone.now() + wholeMs / 1_000;
    for (const before of beatsOf(plan)) if (before * 1_000 >= rollMs) microphone.beat(end - before);
    this.startedAt = performance.now() + stillMs;
    let isRolling = false;
    this.timer = setInterval(() => {
      if (performance.now() < this.startedAt) return this.tellLeft(this.startedAt - performance.now() + rollMs);
      if (!isRolling) transport.play();
      isRolling = true;
      this.follow();
    }, LOOK_MS);
  }

  /** Ends the take where the timeline is now; before it began there is none. Resolves when the last of it is kept. */
  async stop(): Promise<void> {
    if (this.state.phase === 'recording') this.reachedMs = this.options.transport.positionMs();
    await this.finish();
  }

  private follow(): void {
    const { plan, options, hasRolled } = this;
    if (plan === null) return;
    const place = options.placeNow();
    if (place === null) {
      // somebody paused, went elsewhere, or the picture stalled: what follows would lie at another place
      if (hasRolled || performance.now() - this.startedAt > START_WITHIN_MS) void this.finish();
      return;
    }
    const { take, untilMs, measuredLatency } = plan;
    const nowMs = options.transport.positionMs();
    if (!hasRolled) this.roll(plan, place);
    this.plan = { ...plan, take: { ...take, place } };
    if (nowMs < take.startMs) return this.tellLeft(take.startMs - nowMs);
    if (this.state.phase === 'counting') {
      const latencySeconds = latencyOf(options.microphone.told(), measuredLatency).seconds;
      this.begin({ ...take, place, latencySeconds });
    }
    this.reachedMs = Math.min(untilMs ?? Infinity, nowMs);
    if (this.reachedMs === untilMs) void this.finish();
  }

  /** The rest of the count, now that it is known when the timeline comes to the take. */
  private roll(plan: Plan, { frame, position }: Place): void {
    this.hasRolled = true;
    const { startMs } = plan.take;
    const start = (frame + (startMs / 1_000) * RATE - position) / RATE;
    for (const before of beatsOf(plan))
      if (before * 1_000 < startMs)
        this.options.microphone.beat(Math.max(start - before, this.options.microphone.now()));
  }

  private begin(take: Take): void {
    const { keeper } = this.options;
    if (this.plan !== null) this.plan = { ...this.plan, take };
    this.hasBegun = true;
    keeper.begin(take);
    for (const piece of this.pieces) keeper.add(take, piece);
    this.change({ phase: 'recording', left: 0 });
  }

  private readonly take = (message: CaptureMessage): void => {
    if (message.type !== 'piece' || this.plan === null) return;
    const { piece } = message;
    this.pieces.push(piece);
    this.bytes += lengthOf(piece) * piece.channels.length * BYTES_PER_SAMPLE;
    if (this.hasBegun) this.options.keeper.add(this.plan.take, piece);
    if (this.bytes > TIMELINE_LIMITS.maxMediaBytes - HEADER_BYTES) void this.finish();
  };

  private finish(): Promise<void> {
    if (this.plan !== null && this.state.phase !== 'finishing') this.finishing = this.end(this.plan);
    return this.finishing;
  }

  private async end(plan: Plan): Promise<void> {
    clearInterval(this.timer);
    const { transport, microphone, keeper } = this.options;
    const take = { ...plan.take, endMs: this.reachedMs };
    transport.pause();
    this.change({ phase: 'finishing', left: 0 });
    if (this.hasBegun) {
      await new Promise((resolve) => setTimeout(resolve, take.latencySeconds * 1_000 + TAIL_MS));
    }
    await microphone.end();
    this.stopCapture();
    this.plan = null;
    transport.setLoop(this.loop);
    // ready for the next take
    transport.seek(take.startMs);
    if (this.hasBegun) keeper.finish(take);
    this.change(IDLE);
  }

  private tellLeft(ms: number): void {
    const spacingMs = (this.plan?.countIn.spacing ?? 1) * 1_000;
    const left = Math.ceil(ms / spacingMs);
    if (left !== this.state.left) this.change({ ...this.state, left });
  }

  private change(state: RecorderState): void {
    this.state = state;
    this.listeners.forEach((tell) => tell());
  }
}

/** Seconds before the take at which beats are heard. */
function beatsOf({ countIn: { count, spacing } }: Plan): number[] {
  return Array.from({ length: count }, (_, beat) => (count - beat) * spacing);
}
