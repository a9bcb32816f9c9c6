import { SpaceUnit, type SpaceInput } from '@whoosh/sound-engine/mixing';
import { headOf, peakOf, silence } from '../blocks';
import { MIX_RATE, type MixReverbPlan } from '../mix-plan';
import type { Stereo } from '../sources';

/** Longer than any tail, frames. */
const TAIL = 20 * MIX_RATE;
/** A place that is left fades over so many frames. */
const LEAVING = 2_400;

/** One reverberation that tracks send to: a space of the engine, of which nothing but its answer is heard. */
export class ReverbReturn {
  /** Highest sample since somebody set it to 0, linear. */
  peak = 0;
  /** Something may come back in the last block. */
  isSounding = false;
  /** What tracks send, to be filled before each block and empty after it. */
  send = new Float32Array(0);
  /** What comes back in the last block. */
  readonly out: { left: Float32Array; right: Float32Array } = { left: new Float32Array(0), right: new Float32Array(0) };
  private unit: SpaceUnit | null = null;
  private leaving: { unit: SpaceUnit; left: number } | null = null;
  private former: Stereo = { left: new Float32Array(0), right: new Float32Array(0) };
  private nothing = new Float32Array(0);
  private plan: MixReverbPlan;
  private gain: number;
  private idleFrames = TAIL;

  /** @param seed of its first reflections, so that two of one kind differ */
  constructor(
    plan: MixReverbPlan,
    private readonly seed: number,
  ) {
    this.plan = plan;
    this.gain = plan.gain;
  }

  set(plan: MixReverbPlan): void {
    if (plan.space !== this.plan.space && this.unit !== null) {
      this.leaving = { unit: this.unit, left: LEAVING };
      this.unit = null;
    }
    this.plan = plan;
  }

  /** Nothing of before is heard any more. */
  reset(): void {
    this.unit = null;
    this.leaving = null;
    this.idleFrames = TAIL;
    this.gain = this.plan.gain;
    this.send.fill(0);
  }

  /** Room for as many frames in `send`. */
  prepare(frames: number): void {
    if (this.send.length >= frames) return;
    for (const name of ['send', 'nothing'] as const) this[name] = new Float32Array(frames);
    Object.assign(this.out, { left: new Float32Array(frames), right: new Float32Array(frames) });
    this.former = { left: new Float32Array(frames), right: new Float32Array(frames) };
  }

  /**
   * @param isFed a track sends to it. Its lines breathe, so it runs from the first block on and not from the first
   * sound: the same sound comes back however the time is cut into blocks.
   */
  process(frames: number, isFed: boolean): void {
    this.idleFrames = isFed ? 0 : this.idleFrames + frames;
    this.isSounding = this.idleFrames < TAIL;
    if (!this.isSounding) {
      this.gain = this.plan.gain;
      silence(headOf(this.out, frames));
      return;
    }
    this.unit ??= new SpaceUnit({ kind: this.plan.space, wet: 1 }, this.seed);
    const { nothing, send, out } = this;
    const input: SpaceInput = { left: nothing, right: nothing, send };
    this.unit.process(input, out.left, out.right, 0, frames);
    this.addLeaving(frames);
    for (let i = 0; i < frames; i++) {
      const gain = this.gain + ((this.plan.gain - this.gain) * (i + 1)) / frames;
      out.left[i] *= gain;
      out.right[i] *= gain;
    }
    this.gain = this.plan.gain;
    send.fill(0, 0, frames);
    this.peak = Math.max(this.peak, peakOf(out, frames));
  }

  private addLeaving(frames: number): void {
    const { leaving, nothing, former, out } = this;
    if (leaving === null) return;
    leaving.unit.process({ left: nothing, right: nothing, send: nothing }, former.left, former.right, 0, frames);
    for (let i = 0; i < Math.min(frames, leaving.left); i++) {
      const share = (leaving.left - i) / LEAVING;
      out.left[i] += share * former.left[i];
      out.right[i] += share * former.right[i];
    }
    leaving.left -= frames;
    if (leaving.left <= 0) this.leaving = null;
  }
}
