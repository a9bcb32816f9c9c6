import { MIX_RATE, type Anchor, type Levels, type LiveMixReport } from '@whoosh/timeline-mix';
import type { AudioRig, StartAudioRig } from './audio-rig';
import { LevelMeter } from './level-meter';
import { MediaClock, onceMoving } from './media-clock';
import { planOf, type PlayerTimeline } from './player-timeline';
import { RestTimer } from './rest-timer';
import { ScrubGrains } from './scrub-grains';
import { SoundFeed } from './sound-feed';
import { VideoSeeker, type PictureScreen } from './video-seeker';

const samplesOf = (ms: number): number => (ms / 1_000) * MIX_RATE;
const TICK_MS = 50;
/** Ticks between two alignments with the video. */
const ALIGN_TICKS = 5;
/** A click is answered within this time even when a sound is slow to come. */
const START_WITHIN_MS = 1_500;

/**
 * Plays a timeline in step with its video. The video's sound and the clips go through one mixer in one audio context,
 * so both leave the machine together; the place of the clips follows the video's clock. Without a video the context's
 * clock is the master.
 */
export class Player {
  private rig: AudioRig | null = null;
  private starting: Promise<AudioRig> | null = null;
  private feed: SoundFeed | null = null;
  private grains: ScrubGrains | null = null;
  private video: HTMLVideoElement | null = null;
  private readonly seeker = new VideoSeeker();
  private timeline: PlayerTimeline | null = null;
  private wantsToPlay = false;
  private rate = 1;
  private volume = 1;
  /** Place while nothing runs. */
  private restMs = 0;
  /** Where the mixer began; null while it stands. */
  private running: Anchor | null = null;
  /** Samples by which what is mixed leaves the mixer later. */
  private mixDelay = 0;
  private clock: MediaClock | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private ticks = 0;
  private readonly rest = new RestTimer(() => void this.rig?.suspend());
  private readonly meter = new LevelMeter();
  private readonly listeners = new Set<() => void>();

  /** @param now milliseconds of any clock */
  constructor(
    private readonly startRig: StartAudioRig,
    private readonly now: () => number,
  ) {}

  /** The video that leads; null: the timeline plays without one. */
  attach(video: HTMLVideoElement | null): void {
    const positionMs = this.positionMs();
    this.pause();
    this.seeker.cancel();
    for (const [event, listener] of this.videoEvents) this.video?.removeEventListener(event, listener);
    this.video = video;
    for (const [event, listener] of this.videoEvents) video?.addEventListener(event, listener);
    if (video !== null) video.preservesPitch = false;
    this.rig?.connect(video);
    this.seek(positionMs);
  }

  /** Shows what is sought while nothing plays; null: the video itself does. */
  showOn(screen: PictureScreen | null): void {
    this.seeker.screen = screen;
  }

  setTimeline(timeline: PlayerTimeline): void {
    this.timeline = timeline;
    // Sounds are fetched before somebody asks to play; a browser without sound says so only then.
    if (this.rig === null) this.ready().catch(() => undefined);
    else this.tellTimeline(this.rig);
  }

  get isPlaying(): boolean {
    return this.wantsToPlay;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Resolves when it plays. @throws DOMException when the browser does not let it, Error when there is no way to make
   * sound
   */
  async play(): Promise<void> {
    this.change(true);
    this.rest.cancel();
    this.grains?.stop();
    if (this.video !== null) this.seeker.settle(this.video);
    try {
      const rig = await this.ready();
      await rig.resume();
      this.feed?.keepAround(samplesOf(this.positionMs()));
      await this.feed?.ready(START_WITHIN_MS);
      if (!this.wantsToPlay) return;
      if (this.video !== null) await this.video.play();
      else this.run({ frame: null, position: samplesOf(this.restMs), rate: this.rate });
      this.timer ??= setInterval(this.tick, TICK_MS);
    } catch (error) {
      this.pause();
      throw error;
    }
  }

  pause(): void {
    const { video, wantsToPlay } = this;
    this.restMs = this.positionMs();
    this.stop();
    clearInterval(this.timer);
    this.timer = undefined;
    this.change(false);
    video?.pause();
    // a browser may stop with the frame after the place that it tells
    if (wantsToPlay && video !== null && !video.ended) this.seeker.seek(video, this.restMs);
    this.rest.soon();
  }

  /** Goes to a place where the pointer is drawn, and lets a moment of it be heard. */
  scrub(ms: number): void {
    this.seek(ms);
    if (this.wantsToPlay) return;
    this.rest.cancel();
    this.grains?.at(ms);
  }

  seek(ms: number): void {
    this.restMs = ms;
    if (this.video !== null) {
      if (this.wantsToPlay) this.seeker.seekNow(this.video, ms);
      else this.seeker.seek(this.video, ms);
    } else if (this.running !== null) this.run({ frame: null, position: samplesOf(ms), rate: this.rate });
    this.feed?.keepAround(samplesOf(ms));
  }

  /** 0.0625..16; 1 is normal speed. The pitch goes along. */
  setRate(rate: number): void {
    const positionMs = this.positionMs();
    this.rate = rate;
    if (this.video !== null) this.video.playbackRate = rate;
    else if (this.running !== null) this.run({ frame: null, position: samplesOf(positionMs), rate });
  }

  /** Cheap enough to be asked for every frame. */
  positionMs(): number {
    const { video, rig, running } = this;
    // on its way a video tells of places between, from which steps would go on
    if (video !== null) return this.seeker.isWhereSought(video) ? this.restMs : video.currentTime * 1_000;
    if (rig === null || running === null || running.frame === null) return this.restMs;
    const played = Math.max(0, rig.now() * MIX_RATE - running.frame);
    return ((running.position + played * running.rate) / MIX_RATE) * 1_000;
  }

  /**
   * A sample of the audio clock, and which of the timeline leaves the mixer then; null while nothing runs at normal
   * speed.
   */
  placeNow(): { frame: number; position: number } | null {
    const { rig, clock, running } = this;
    if (rig === null || running === null || running.rate !== 1) return null;
    const { frame, position } = clock === null ? running : clock.placeAt(rig.now());
    return frame === null ? null : { frame: frame + this.mixDelay, position };
  }

  /** Peaks of the last moments, dBFS; -Infinity is silence. */
  levels(): Levels {
    return this.meter.levels();
  }

  /** Loudness and true peak are measured from now on. */
  resetMeter(): void {
    this.meter.resetProgramme();
    this.rig?.tell({ type: 'resetMeter' });
  }

  /** 0..1, for listening only. */
  setVolume(volume: number): void {
    this.volume = volume;
    this.rig?.setVolume(volume);
  }

  dispose(): void {
    this.attach(null);
    this.rest.cancel();
    this.grains?.stop();
    this.feed?.dispose();
    this.rig?.dispose();
    this.listeners.clear();
    this.rig = null;
  }

  private ready(): Promise<AudioRig> {
    this.starting ??= this.start().catch((error: unknown) => {
      this.starting = null;
      throw error;
    });
    return this.starting;
  }

  private async start(): Promise<AudioRig> {
    const rig = await this.startRig(this.take);
    this.rig = rig;
    this.feed = new SoundFeed(rig.sounds, this.now);
    this.feed.keepAround(samplesOf(this.positionMs()));
    this.grains = new ScrubGrains(
      rig,
      () => this.seeker.soundOf(this.video),
      () => this.rest.soon(),
    );
    rig.connect(this.video);
    rig.setVolume(this.volume);
    this.tellTimeline(rig);
    // nothing is computed, and no levels are told, before somebody plays
    if (!this.wantsToPlay) void rig.suspend();
    return rig;
  }

  private tellTimeline(rig: AudioRig): void {
    if (this.timeline === null) return;
    const plan = planOf(this.timeline);
    rig.tell({ type: 'plan', plan });
    this.feed?.setTimeline(plan, this.timeline.fileOf, this.timeline.onMissed);
  }

  private readonly take = (report: LiveMixReport): void => {
    if (report.type === 'levels') this.meter.take(report.levels);
    else {
      this.mixDelay = report.delay;
      if (this.running !== null) this.running = report.anchor;
    }
  };

  private run(anchor: Anchor): void {
    // Until the mixer has begun, this is the place.
    this.restMs = (anchor.position / MIX_RATE) * 1_000;
    this.running = anchor;
    this.rig?.tell({ type: 'run', anchor });
  }

  private readonly stop = (): void => {
    this.clock = null;
    if (this.running === null) return;
    this.running = null;
    this.rig?.tell({ type: 'stop' });
    this.meter.fallSilent();
  };

  /** The video runs: its clock is read until it moves, then the clips start where it is. */
  private readonly followVideo = (): void => {
    const { video, rig } = this;
    if (video === null || rig === null || video.paused || video.seeking || !this.wantsToPlay) return;
    const clock = new MediaClock(video.playbackRate);
    this.clock = clock;
    const isWanted = () => this.clock === clock && !video.paused;
    onceMoving(video, isWanted, () => {
      clock.read(rig.now(), video.currentTime);
      this.run({ ...clock.placeAt(rig.now()), rate: video.playbackRate });
    });
  };

  private readonly tick = (): void => {
    const { video, rig, clock } = this;
    this.ticks++;
    if (this.ticks % ALIGN_TICKS === 0) this.feed?.keepAround(samplesOf(this.positionMs()));
    if (video === null || rig === null || clock === null || this.running === null || video.paused || video.seeking)
      return;
    clock.read(rig.now(), video.currentTime);
    if (this.ticks % ALIGN_TICKS === 0)
      rig.tell({ type: 'align', anchor: { ...clock.placeAt(rig.now()), rate: video.playbackRate } });
  };

  /** The browser paused it, or it came to its end. */
  private readonly videoPaused = (): void => {
    if (this.wantsToPlay) this.pause();
  };

  private readonly videoEvents: readonly (readonly [string, () => void])[] = [
    ['playing', this.followVideo],
    ['seeked', this.followVideo],
    ['ratechange', this.followVideo],
    ['seeking', this.stop],
    ['waiting', this.stop],
    ['emptied', this.stop],
    ['pause', this.videoPaused],
    ['ended', this.videoPaused],
  ];

  private change(isPlaying: boolean): void {
    if (this.wantsToPlay === isPlaying) return;
    this.wantsToPlay = isPlaying;
    for (const listener of this.listeners) listener();
  }
}
