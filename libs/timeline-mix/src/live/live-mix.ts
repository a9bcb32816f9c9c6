import { MasterBus, stereo } from '../master-bus';
import { trackCountOf, type MixPlan } from '../mix-plan';
import { Mixer } from '../mixer';
import type { Stereo } from '../sources';
import { ChunkStore } from './chunk-store';
import type { Anchor, Levels, LiveMixMessage, LiveMixReport } from './messages';
import { addStereo, fadedOver, headOf, peakOf, stretch } from './blocks';

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
  private mixer = new Mixer(NO_TIMELINE, this.chunks);
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
  private leaving: { mixer: Mixer; position: number } | null = null;
  /** One for each track that has sounded; kept, as a track that is left still fades. */
  private readonly tracks: Stereo[] = [];
  private readonly current = stereo(MAX_FRAMES);
  private readonly former = stereo(MAX_FRAMES);
  private readonly unstretched = stereo(MAX_FRAMES);
  private readonly heldVideo = stereo(VIDEO_DELAY);
  private heldAt = 0;
  private levels = silence();
  private blocks = 0;

  /** @param report called between blocks and from `render` */
  constructor(private readonly report: (message: LiveMixReport) => void) {}

  receive(message: LiveMixMessage): void {
    switch (message.type) {
      case 'plan':
        this.leave();
        this.plan = message.plan;
        this.mixer = new Mixer(message.plan, this.chunks);
        while (this.tracks.length < trackCountOf(message.plan)) this.tracks.push(stereo(MAX_FRAMES));
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
    out.left.fill(0);
    out.right.fill(0);
    if (this.isRunning || this.level > 0) this.addTimeline(out);
    this.addVideo(out, video);
    this.bus.process(out);
    this.frame = frame + out.left.length;
    if (++this.blocks % METER_BLOCKS === 0) {
      this.report({ type: 'levels', levels: this.levels });
      this.levels = silence();
    }
  }

  private leave(): void {
    if (this.isRunning) this.leaving ??= { mixer: this.mixer, position: this.position };
  }

  private start(): void {
    if (this.next === null) return;
    const { position, rate, frame } = this.next;
    this.next = null;
    this.leave();
    this.position = Math.round(frame === null ? position : position + (this.frame - frame) * rate);
    this.rate = rate;
    this.slip = 0;
    this.isRunning = true;
    this.report({ type: 'running', anchor: { frame: this.frame, position: this.position, rate } });
  }

  private align({ frame, position, rate }: Anchor & { frame: number }): void {
    if (!this.isRunning || this.next !== null) return;
    const difference = position + (this.frame - frame) * rate - this.position;
    if (rate !== this.rate || Math.abs(difference) > JUMP_FRAMES) this.next = { frame, position, rate };
    else this.slip = Math.abs(difference) > DEAD_FRAMES ? Math.round(difference) : 0;
  }

  private addTimeline(out: Stereo): void {
    const frames = out.left.length;
    const advance = frames * this.rate + this.slipNow();
    const block = this.mixed(this.mixer, this.position, advance, frames, this.current, true);
    if (this.leaving !== null)
      fadedOver(
        this.mixed(this.leaving.mixer, this.leaving.position, frames * this.rate, frames, this.former, false),
        block,
      );
    this.leaving = null;
    this.position += advance;
    const target = this.isRunning ? 1 : 0;
    if (this.level === 1 && target === 1) addStereo(block, out, 1);
    else this.addRamped(block, out, target);
  }

  private addRamped(block: Stereo, out: Stereo, target: 0 | 1): void {
    for (let i = 0; i < out.left.length; i++) {
      this.level = target === 1 ? Math.min(1, this.level + RAMP_STEP) : Math.max(0, this.level - RAMP_STEP);
      out.left[i] += this.level * block.left[i];
      out.right[i] += this.level * block.right[i];
    }
  }

  private addVideo(out: Stereo, video: Stereo | null): void {
    const gain = this.plan.videoGain;
    const held = this.heldVideo;
    let peak = 0;
    for (let i = 0; i < out.left.length; i++) {
      const [left, right] = [gain * held.left[this.heldAt], gain * held.right[this.heldAt]];
      held.left[this.heldAt] = video === null ? 0 : video.left[i];
      held.right[this.heldAt] = video === null ? 0 : video.right[i];
      this.heldAt = (this.heldAt + 1) % VIDEO_DELAY;
      out.left[i] += left;
      out.right[i] += right;
      peak = Math.max(peak, Math.abs(left), Math.abs(right));
    }
    this.levels.video = Math.max(this.levels.video, peak);
  }

  private slipNow(): number {
    if (this.slip === 0 || ++this.blocksSinceSlip < SLIP_BLOCKS) return 0;
    this.blocksSinceSlip = 0;
    const step = Math.sign(this.slip);
    this.slip -= step;
    return step;
  }

  /** `frames` samples over `advance` samples of the timeline. */
  private mixed(
    mixer: Mixer,
    position: number,
    advance: number,
    frames: number,
    into: Stereo,
    isMetered: boolean,
  ): Stereo {
    const first = Math.floor(position);
    const isPlain = advance === frames && first === position;
    const count = Math.min(MAX_FRAMES, isPlain ? frames : Math.ceil(position - first + advance) + 1);
    const tracks = this.tracks.map((track) => headOf(track, count));
    mixer.mixTracks(tracks, first);
    const sum = headOf(isPlain ? into : this.unstretched, count);
    sum.left.fill(0);
    sum.right.fill(0);
    tracks.forEach((track, i) => {
      addStereo(track, sum, 1);
      if (isMetered) this.levels.tracks[i] = Math.max(this.levels.tracks[i] ?? 0, peakOf(track));
    });
    const block = headOf(into, frames);
    if (!isPlain) stretch(sum, block, position - first, advance / frames);
    return block;
  }
}

function silence(): Levels {
  return { tracks: [], video: 0 };
}
