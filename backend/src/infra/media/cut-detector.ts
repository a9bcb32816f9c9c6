/** Of one small picture: 32 × 18 samples of brightness and of both colour differences, one plane after the other. */
export const CUT_PICTURE = { width: 32, height: 18, bytes: 32 * 18 * 3 } as const;
const SAMPLES = CUT_PICTURE.width * CUT_PICTURE.height;

/** Mean difference of two pictures, in steps of 255, below which they may show one scene. */
const CUT_DIFFERENCE = 7;
/** A cut stands out this much from the movement around it. */
const CUT_PROMINENCE = 3;
const DISSOLVE_DIFFERENCE = 9;
/** How far the pictures within a dissolve may lie from the blend of its ends, in parts of the difference of those. */
const BLEND_ERROR = 0.3;
/** Two pictures of this correlation show one scene in another light. */
const SAME_SCENE = 0.86;
/** Of the brightness of a picture that shows nothing, steps of 255 squared. */
const PLAIN_VARIANCE = 4;
/** A flash is over after this time. */
const FLASH_SECONDS = 0.34;
/** What comes back this near to what was before the flash is the same scene. */
const FLASH_RETURN = 0.5;
const CALM_SECONDS = 0.34;
const DISSOLVE_SECONDS = [0.24, 0.4, 0.6, 0.85, 1.2, 1.7, 2.4];
/** No two changes of scene nearer than this. */
const MIN_SCENE_SECONDS = 0.2;

interface Candidate {
  frame: number;
  strength: number;
}

/**
 * Finds where a video changes its picture: cuts, and dissolves at their middle; flashes and moving cameras are none. It
 * hears small pictures one after the other and keeps a few seconds of them.
 *
 * A cut is a difference that stands out from those around it and does not go back. A dissolve is a stretch whose
 * pictures are blends of its first and its last; movement, which also changes pictures slowly, blends nothing.
 */
export class CutDetector {
  private readonly pictures: Uint8Array[];
  private readonly differences: Float64Array;
  private readonly reach: number;
  private readonly lengths: number[];
  private readonly hardCuts: number[] = [];
  private readonly dissolves: (Candidate & { from: number; to: number })[] = [];
  private count = 0;

  /** @param frameRate pictures per second */
  constructor(private readonly frameRate: number) {
    this.lengths = [
      ...new Set(DISSOLVE_SECONDS.map((seconds) => Math.max(4, 2 * Math.round((seconds * frameRate) / 2)))),
    ];
    this.reach = (this.lengths.at(-1) ?? 4) + 2;
    this.pictures = Array.from({ length: 2 * this.reach + 2 }, () => new Uint8Array(CUT_PICTURE.bytes));
    this.differences = new Float64Array(this.pictures.length);
  }

  /** Hears the next picture; its bytes are copied. */
  push(picture: Uint8Array): void {
    this.slot(this.count).set(picture);
    this.differences[this.count % this.pictures.length] =
      this.count === 0 ? 0 : this.between(this.count - 1, this.count);
    this.count += 1;
    if (this.count > this.reach) this.look(this.count - 1 - this.reach);
  }

  /** @returns seconds, in order */
  finish(): number[] {
    for (let frame = Math.max(0, this.count - this.reach); frame < this.count; frame++) this.look(frame);
    const soft = strongestOf(this.dissolves, (a, b) => a.from <= b.to && b.from <= a.to)
      .filter(({ from, to }) => !this.hardCuts.some((cut) => cut >= from - 1 && cut <= to + 1))
      .map(({ frame }) => frame);
    const frames = [...this.hardCuts, ...soft].sort((a, b) => a - b);
    const minGap = MIN_SCENE_SECONDS * this.frameRate;
    return frames
      .filter((frame, i) => frame - (frames[i - 1] ?? -Infinity) >= minGap)
      .map((frame) => frame / this.frameRate);
  }

  /** Judges a frame around which all pictures within reach are known. */
  private look(frame: number): void {
    if (frame > 0 && this.isCut(frame)) this.hardCuts.push(frame);
    for (const length of this.lengths) this.lookForDissolve(frame, length);
  }

  private isCut(frame: number): boolean {
    const difference = this.difference(frame);
    if (difference < CUT_DIFFERENCE) return false;
    const calm = Math.round(CALM_SECONDS * this.frameRate);
    const around: number[] = [];
    for (let i = Math.max(1, frame - calm); i <= Math.min(this.count - 1, frame + calm); i++) {
      if (i !== frame) around.push(this.difference(i));
    }
    around.sort((a, b) => a - b);
    // Flashes and cuts close by are a few large values: three quarters of the neighbours tell of the movement.
    if (difference < CUT_PROMINENCE * (around[Math.floor(around.length * 0.75)] ?? 0)) return false;
    if (around.length > 0 && this.sameScene(frame - 1, frame)) return false;
    return !this.returns(frame, difference);
  }

  /** A flash begins or ends here: soon after there is what was before, or before there was what is now. */
  private returns(frame: number, difference: number): boolean {
    const flash = Math.max(2, Math.round(FLASH_SECONDS * this.frameRate));
    const near = (a: number, b: number) => this.between(a, b) < FLASH_RETURN * difference || this.sameScene(a, b);
    for (let i = 1; i <= flash; i++) {
      if (frame + i < this.count && near(frame - 1, frame + i)) return true;
      if (frame - 1 - i >= 0 && near(frame - 1 - i, frame)) return true;
    }
    return false;
  }

  private lookForDissolve(frame: number, length: number): void {
    const [from, to] = [frame - length / 2, frame + length / 2];
    if (from < 0 || to >= this.count) return;
    const difference = this.between(from, to);
    if (difference < DISSOLVE_DIFFERENCE) return;
    const error = this.blendError(from, to, difference);
    if (error > BLEND_ERROR || this.sameScene(from, to)) return;
    const strength = difference * (1 - error);
    this.dissolves.push({ frame, strength, from, to });
  }

  private blendError(from: number, to: number, difference: number): number {
    let worst = 0;
    for (const part of [0.25, 0.5, 0.75]) {
      const at = from + Math.round((to - from) * part);
      const share = (at - from) / (to - from);
      worst = Math.max(worst, this.distanceToBlend(at, from, to, share) / difference);
      if (worst > BLEND_ERROR) break;
    }
    return worst;
  }

  private distanceToBlend(at: number, from: number, to: number, share: number): number {
    const [picture, a, b] = [this.slot(at), this.slot(from), this.slot(to)];
    let sum = 0;
    for (let i = 0; i < CUT_PICTURE.bytes; i++)
      sum += Math.abs((picture[i] ?? 0) - (a[i] ?? 0) * (1 - share) - (b[i] ?? 0) * share);
    return sum / SAMPLES;
  }

  /** Mean difference of brightness, with that of both colours on top. */
  private between(first: number, second: number): number {
    const [a, b] = [this.slot(first), this.slot(second)];
    let sum = 0;
    for (let i = 0; i < CUT_PICTURE.bytes; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
    return sum / SAMPLES;
  }

  private sameScene(first: number, second: number): boolean {
    return correlation(this.slot(first), this.slot(second)) > SAME_SCENE;
  }

  private difference(frame: number): number {
    return this.differences[frame % this.pictures.length] ?? 0;
  }

  /** @throws RangeError for a frame before the first */
  private slot(frame: number): Uint8Array {
    const slot = this.pictures[frame % this.pictures.length];
    if (slot === undefined) throw new RangeError('frame');
    return slot;
  }
}

/** Of the brightness of two pictures, -1..1; 0 where one of them is plain. */
function correlation(a: Uint8Array, b: Uint8Array): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let i = 0; i < SAMPLES; i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    sumA += x;
    sumB += y;
    sumAA += x * x;
    sumBB += y * y;
    sumAB += x * y;
  }
  const [varianceA, varianceB] = [sumAA - (sumA * sumA) / SAMPLES, sumBB - (sumB * sumB) / SAMPLES];
  if (varianceA < SAMPLES * PLAIN_VARIANCE || varianceB < SAMPLES * PLAIN_VARIANCE) return 0;
  return (sumAB - (sumA * sumB) / SAMPLES) / Math.sqrt(varianceA * varianceB);
}

/** Of all that stand in each other's way the strongest. */
function strongestOf<T extends Candidate>(candidates: readonly T[], inTheWay: (a: T, b: T) => boolean): T[] {
  const kept: T[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.strength - a.strength)) {
    if (!kept.some((other) => inTheWay(candidate, other))) kept.push(candidate);
  }
  return kept;
}
