import type { WavLayout } from '@whoosh/audio-codec';
import {
  CHUNK_FRAMES,
  chunksBetween,
  MIX_RATE,
  type ChunkRef,
  type MixPlan,
  type SourceId,
} from '@whoosh/timeline-mix';
import type { SoundFile } from './read-sound';

/** How a feed gets at sounds. */
export interface SoundAccess {
  /** Bytes from..to of a file. */
  read(file: SoundFile, from: number, to: number, signal: AbortSignal): Promise<ArrayBuffer>;
  /** Reads the beginning of a file and tells the mixer the sound's length. */
  open(source: SourceId, bytes: ArrayBuffer): Promise<WavLayout>;
  /** Decodes a piece and gives it to the mixer. */
  decode(piece: ChunkRef, layout: WavLayout, bytes: ArrayBuffer): Promise<void>;
  /** Takes a piece from the mixer. */
  drop(piece: ChunkRef): void;
}

/** Bytes in which a WAV file of ours has come to its samples. */
const HEADER_BYTES = 4_096;
const PARALLEL = 4;
/** Pieces (2 MB each) that stay although they are not near any more. */
const KEPT_PIECES = 64;
const RETRY_MS = 5_000;
/** Who hears of a sound that cannot be had has so long until it is missed, seconds. */
const MISSED_WITHIN = 6;
/** Stretches around the playhead in the order in which they are fetched, seconds. */
const NEAR: readonly [number, number][] = [
  [0, 2],
  [2, 6],
  [6, 15],
  [-4, 0],
];

type Layout =
  | { state: 'opening'; done: Promise<void> }
  | { state: 'open'; layout: WavLayout }
  | { state: 'failed'; untilMs: number };

const nameOf = ({ source, index }: ChunkRef): string => `${source}/${index}`;

/**
 * Keeps the mixer supplied with the sounds near the playhead, fetched piece by piece, so that memory is bounded however
 * long the project is. What failed is tried again after five seconds.
 */
export class SoundFeed {
  private plan: MixPlan | null = null;
  private fileOf: (source: SourceId) => SoundFile | null = () => null;
  private onMissed: (source: SourceId) => void = () => undefined;
  /** Since a sound came last, one was told to be missed. */
  private hasToldMissed = false;
  private position = 0;
  private readonly sounds = new Map<SourceId, Layout>();
  /** Pieces that the mixer has, the longest unused first. */
  private readonly loaded = new Map<string, ChunkRef>();
  private readonly loading = new Map<string, ChunkRef>();
  private readonly failed = new Map<string, number>();
  private readonly waiting = new Set<() => void>();
  private readonly aborter = new AbortController();

  /** @param now milliseconds of any clock */
  constructor(
    private readonly access: SoundAccess,
    private readonly now: () => number,
  ) {}

  /** @param onMissed hears of the first sound ahead that cannot be had, and again once others came */
  setTimeline(
    plan: MixPlan,
    fileOf: (source: SourceId) => SoundFile | null,
    onMissed: (source: SourceId) => void = () => undefined,
  ): void {
    this.plan = plan;
    this.fileOf = fileOf;
    this.onMissed = onMissed;
    this.fill();
  }

  /** @param position sample of the timeline that is played or about to be */
  keepAround(position: number): void {
    this.position = position;
    this.fill();
  }

  /** Resolves when all that sounds in the next second is there or has failed, and after `atMostMs` anyway. */
  async ready(atMostMs: number): Promise<void> {
    const end = this.now() + atMostMs;
    while (!this.isReady() && this.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, end - this.now()));
        this.waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  dispose(): void {
    this.aborter.abort();
    this.wake();
  }

  private isReady(): boolean {
    return this.between(0, 1).every((piece) => this.loaded.has(nameOf(piece)) || this.hasFailed(piece));
  }

  private between(fromSeconds: number, toSeconds: number): ChunkRef[] {
    if (this.plan === null) return [];
    return chunksBetween(
      this.plan,
      this.position + fromSeconds * MIX_RATE,
      this.position + toSeconds * MIX_RATE,
      this.lengthOf,
    );
  }

  private readonly lengthOf = (source: SourceId): number | undefined => {
    const sound = this.sounds.get(source);
    return sound?.state === 'open' ? sound.layout.frames : undefined;
  };

  private hasFailed(piece: ChunkRef): boolean {
    const sound = this.sounds.get(piece.source);
    return (
      this.fileOf(piece.source) === null ||
      (sound?.state === 'failed' && this.now() < sound.untilMs) ||
      this.now() < (this.failed.get(nameOf(piece)) ?? 0)
    );
  }

  /** Fetches the nearest pieces that are missing and lets go of those that are far. */
  private fill(): void {
    const wanted = new Map(NEAR.flatMap(([from, to]) => this.between(from, to)).map((piece) => [nameOf(piece), piece]));
    for (const [name, piece] of wanted) {
      if (this.loaded.has(name)) {
        this.loaded.delete(name);
        this.loaded.set(name, piece);
      } else if (this.loading.size < PARALLEL && !this.loading.has(name) && !this.hasFailed(piece))
        void this.load(name, piece);
    }
    for (const [name, piece] of this.loaded) {
      if (this.loaded.size <= KEPT_PIECES) break;
      if (wanted.has(name)) continue;
      this.loaded.delete(name);
      this.access.drop(piece);
    }
  }

  private async load(name: string, piece: ChunkRef): Promise<void> {
    this.loading.set(name, piece);
    try {
      const layout = await this.layoutOf(piece.source);
      if (layout === null) this.miss(piece);
      else if (piece.index * CHUNK_FRAMES < layout.frames) {
        await this.access.decode(piece, layout, await this.read(piece.source, ...bytesOf(piece, layout)));
        this.loaded.set(name, piece);
        this.hasToldMissed = false;
      }
    } catch {
      this.failed.set(name, this.now() + RETRY_MS);
      this.miss(piece);
    } finally {
      this.loading.delete(name);
      this.wake();
      if (!this.aborter.signal.aborted) this.fill();
    }
  }

  private miss({ source }: ChunkRef): void {
    const isAhead = this.between(0, MISSED_WITHIN).some((piece) => piece.source === source);
    if (!isAhead || this.hasToldMissed || this.aborter.signal.aborted) return;
    this.hasToldMissed = true;
    this.onMissed(source);
  }

  private async layoutOf(source: SourceId): Promise<WavLayout | null> {
    let sound = this.sounds.get(source);
    if (sound === undefined || (sound.state === 'failed' && this.now() >= sound.untilMs)) {
      sound = { state: 'opening', done: this.open(source) };
      this.sounds.set(source, sound);
    }
    if (sound.state === 'opening') await sound.done;
    const now = this.sounds.get(source);
    return now?.state === 'open' ? now.layout : null;
  }

  private async open(source: SourceId): Promise<void> {
    try {
      const layout = await this.access.open(source, await this.read(source, 0, HEADER_BYTES));
      this.sounds.set(source, { state: 'open', layout });
    } catch {
      this.sounds.set(source, { state: 'failed', untilMs: this.now() + RETRY_MS });
    }
  }

  private read(source: SourceId, from: number, to: number): Promise<ArrayBuffer> {
    const file = this.fileOf(source);
    if (file === null) return Promise.reject(new Error(`no file: ${source}`));
    return this.access.read(file, from, to, this.aborter.signal);
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

function bytesOf({ index }: ChunkRef, layout: WavLayout): [number, number] {
  const first = index * CHUNK_FRAMES;
  const end = Math.min(layout.frames, first + CHUNK_FRAMES);
  return [layout.dataStart + first * layout.bytesPerFrame, layout.dataStart + end * layout.bytesPerFrame];
}
