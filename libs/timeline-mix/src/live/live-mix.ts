import { fadedOver, headOf, peakOf, silence, stereo, stretch } from '../blocks';
import { ClipSums } from '../clip-sums';
import { Desk, type BlockPlace } from '../desk/desk';
import { MasterBus } from '../master-bus';
import { trackCountOf, type MixPlan } from '../mix-plan';
import type { Stereo } from '../sources';
import { inOrder, TrackBlocks, type SoundingTracks } from '../track-blocks';
import { ChunkStore } from './chunk-store';
import type { Anchor, LiveMixMessage, LiveMixReport } from './messages';
import { ProgrammeMeter } from './programme-meter';

/**
 * Samples (21 ms) by which a video's own sound is held back. A video plays for some milliseconds before anybody can
 * know it; with this lead the clips still begin with their first sample. Picture and sound stay well within what is
 * seen as one (EBU R 37: 40 ms).
 */
export const VIDEO_DELAY = 1_024;
/** What starts or stops does so within 2 ms instead of with a click. */
const RAMP_STEP = 1 / 96;
/** Differences of more than 15 ms are jumped over. */
const JUMP_FRAMES = 720;
/** Differences of less than 1 ms are left alone: the clock of a video is no more exact. */
const DEAD_FRAMES = 48;
/** One sample is skipped or repeated in so many blocks: 0.1 % of 128, which no ear hears as pitch. */
const SLIP_BLOCKS = 8;
/** Blocks between two reports of levels: 43 ms. */
const METER_BLOCKS = 16;
/** Most samples of the timeline in one block: 16 times the speed. */
const MAX_FRAMES = 2_052;

/** Until there is a timeline only the video sounds. */
const NO_TIMELINE: MixPlan = { length: 0, clips: [], videoGain: 1, ducking: null };

/**
 * A timeline while it plays, block by block, as an audio thread runs it: it keeps the place, goes along with a clock,
 * and takes edits and sounds as they come. At normal speed it gives the samples of `renderMix`, MasterBus.LATENCY late.
 */
export class LiveMix {
  private readonly chunks = new ChunkStore();
  private plan = NO_TIMELINE;
  private sums = new ClipSums(NO_TIMELINE, this.chunks);
  private readonly desk = new Desk(NO_TIMELINE);
  private readonly bus = new MasterBus();
  private isRunning = false;
  /** Sample of the timeline that the next block begins with. */
  private position = 0;
  private rate = 1;
  /** Sample of the clock that the next block begins with. */
  private frame = 0;
  /** A start or jump that the next block makes. */
  private next: Anchor | null = null;
  /** 0..1: rises after a start, falls after a stop. */
  private level = 0;
  /** Samples that are still to be skipped, or repeated when negative. */
  private slip = 0;
  private blocksSinceSlip = 0;
  /** What would have gone on without a jump or an edit; the next block fades from it. */
  private leaving: { sums: ClipSums; position: number } | null = null;
  private readonly tracks = new TrackBlocks();
  private readonly former = new TrackBlocks();
  private readonly unstretched = new TrackBlocks();
  /** As many as there ever were: what is left still fades. */
  private trackCount = 0;
  private readonly heldVideo = stereo(VIDEO_DELAY);
  private readonly video = stereo(MAX_FRAMES);
  private heldAt = 0;
  private masterPeak = 0;
  private readonly programme = new ProgrammeMeter();
  private blocks = 0;

  /** @param report called between blocks and from `render` */
  constructor(private readonly report: (message: LiveMixReport) => void) {}

  receive(message: LiveMixMessage): void {
    switch (message.type) {
      case 'plan':
        this.leave();
        this.plan = message.plan;
        this.sums = new ClipSums(message.plan, this.chunks);
        this.desk.set(message.plan);
        this.trackCount = Math.max(this.trackCount, trackCountOf(message.plan));
        return;
      case 'length':
        return this.chunks.setLength(message.source, message.frames);
      case 'chunk':
        return this.chunks.put(message.source, message.index, message);
      case 'drop':
        return this.chunks.drop(message.source, message.index);
      case 'run':
        this.next = message.anchor;
        return;
      case 'align':
        return this.align(message.anchor);
      case 'stop':
        this.isRunning = false;
        this.next = null;
        return;
      case 'resetMeter':
        return this.programme.reset();
    }
  }

  /**
   * Writes the next block.
   * @param video the video's own sound of this moment, before its gain; null without one. It comes out VIDEO_DELAY
   * late, so the clips
   *   have to run that far behind it.
   * @param frame sample of the clock that the block begins with
   */
  render(out: Stereo, video: Stereo | null, frame: number): void {
    this.frame = frame;
    this.start();
    const frames = out.left.length;
    const { tracks, place } = this.writeTracks(frames);
    const parts = { tracks, video: this.holdVideo(video, frames) };
    const ducked = this.sums.videoCurve(Math.floor(place.at), frames);
    const reverbs = this.desk.process(parts, frames, place, ducked);
    silence(out);
    this.desk.sum({ ...parts, reverbs }, out);
    this.bus.process(out);
    this.frame = frame + frames;
    this.meter(out);
  }

  private meter(out: Stereo): void {
    this.masterPeak = Math.max(this.masterPeak, peakOf(out));
    this.programme.add(out);
    if (++this.blocks % METER_BLOCKS !== 0) return;
    const levels = {
      ...this.desk.takePeaks(this.trackCount),
      master: this.masterPeak,
      limitedDb: this.bus.reductionDb,
      programme: this.programme.read(),
    };
    this.report({ type: 'levels', levels });
    this.masterPeak = 0;
  }

  private leave(): void {
    if (this.isRunning) this.leaving ??= { sums: this.sums, position: this.position };
  }

  private start(): void {
    if (this.next === null) return;
    const { position, rate, frame } = this.next;
    this.next = null;
    this.leave();
    // what rang when it was stopped belongs to another place
    const wasStanding = !this.isRunning && this.level === 0;
    if (wasStanding) this.desk.reset();
    this.position = Math.round(frame === null ? position : position + (this.frame - frame) * rate);
    // at its very beginning a timeline begins as its export does
    if (wasStanding && this.position === 0) this.level = 1;
    this.rate = rate;
    this.slip = 0;
    this.isRunning = true;
    const anchor = { frame: this.frame, position: this.position, rate };
    this.report({ type: 'running', anchor, delay: MasterBus.LATENCY });
  }

  private align({ frame, position, rate }: Anchor & { frame: number }): void {
    if (!this.isRunning || this.next !== null) return;
    const difference = position + (this.frame - frame) * rate - this.position;
    if (rate !== this.rate || Math.abs(difference) > JUMP_FRAMES) this.next = { frame, position, rate };
    else this.slip = Math.abs(difference) > DEAD_FRAMES ? Math.round(difference) : 0;
  }

  /** What the clips give, of each track that is not silent; nothing while the timeline stands. */
  private writeTracks(frames: number): { tracks: SoundingTracks; place: BlockPlace } {
    if (!this.isRunning && this.level === 0)
      return {
        tracks: this.tracks.of(this.desk.ringingTracks, frames),
        place: { at: this.position, step: this.rate },
      };
    const advance = frames * this.rate + this.slipNow();
    const { position, leaving } = this;
    const sounding = inOrder(
      this.desk.ringingTracks,
      soundingIn(this.sums, position, advance),
      leaving === null ? [] : soundingIn(leaving.sums, leaving.position, frames * this.rate),
    );
    const tracks = this.tracks.of(sounding, frames);
    this.write(this.sums, { position, advance, frames }, tracks);
    if (leaving !== null) {
      const former = this.former.of(sounding, frames);
      this.write(leaving.sums, { position: leaving.position, advance: frames * this.rate, frames }, former);
      for (const [track, block] of tracks) fadedOver(former.get(track) ?? block, block);
      this.leaving = null;
    }
    this.position += advance;
    this.ramp([...tracks.values()], frames);
    return { tracks, place: { at: position, step: advance / frames } };
  }

  /** What starts or stops does so within 2 ms. */
  private ramp(tracks: readonly Stereo[], frames: number): void {
    const target = this.isRunning ? 1 : 0;
    if (this.level === 1 && target === 1) return;
    const step = target === 1 ? RAMP_STEP : -RAMP_STEP;
    const levelAt = (i: number) => Math.max(0, Math.min(1, this.level + (i + 1) * step));
    for (const { left, right } of tracks)
      for (let i = 0; i < frames; i++) {
        left[i] *= levelAt(i);
        right[i] *= levelAt(i);
      }
    this.level = levelAt(frames - 1);
  }

  /** The video's own sound, VIDEO_DELAY late. */
  private holdVideo(video: Stereo | null, frames: number): Stereo {
    const held = this.heldVideo;
    const out = headOf(this.video, frames);
    for (let i = 0; i < frames; i++) {
      out.left[i] = held.left[this.heldAt];
      out.right[i] = held.right[this.heldAt];
      held.left[this.heldAt] = video === null ? 0 : video.left[i];
      held.right[this.heldAt] = video === null ? 0 : video.right[i];
      this.heldAt = (this.heldAt + 1) % VIDEO_DELAY;
    }
    return out;
  }

  private slipNow(): number {
    if (this.slip === 0 || ++this.blocksSinceSlip < SLIP_BLOCKS) return 0;
    this.blocksSinceSlip = 0;
    const step = Math.sign(this.slip);
    this.slip -= step;
    return step;
  }

  /** As many samples as the tracks have, over `advance` samples of the timeline. */
  private write(sums: ClipSums, { position, advance, frames }: Stretch, tracks: SoundingTracks): void {
    const first = Math.floor(position);
    if (advance === frames && first === position) {
      sums.write(tracks, frames, first);
      return;
    }
    const count = framesOver(position, advance);
    const unstretched = this.unstretched.of([...tracks.keys()], count);
    sums.write(unstretched, count, first);
    for (const [track, block] of tracks)
      stretch(unstretched.get(track) ?? block, block, position - first, advance / frames);
  }
}

/** So many samples of the timeline become a block of so many frames. */
interface Stretch {
  position: number;
  advance: number;
  frames: number;
}

/** Whole samples that a stretch of the timeline needs, from the one at or before its beginning on. */
function framesOver(position: number, advance: number): number {
  return Math.min(MAX_FRAMES, Math.ceil(position - Math.floor(position) + advance) + 1);
}

function soundingIn(sums: ClipSums, position: number, advance: number): Set<number> {
  return sums.soundingWithin(framesOver(position, advance), Math.floor(position));
}
