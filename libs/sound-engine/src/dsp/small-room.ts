import { SAMPLE_RATE } from '../voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { exp, LN_1000 } from './exact-math';

/** Whole, mutually prime numbers of frames between 23 and 37 ms. */
const LENGTHS = [1117, 1301, 1499, 1753] as const;
/** Share of the last output that each loop keeps: its low-pass. */
const DAMPING = 0.4;

/** A damped echo that feeds back into itself. */
class Echo {
  readonly line: Float32Array;
  readonly feedback: number;
  at = 0;
  /** Output of its low-pass. */
  dulled = 0;

  constructor(frames: number, t60: number) {
    this.line = new Float32Array(frames);
    this.feedback = exp((-LN_1000 * frames) / (t60 * SAMPLE_RATE));
  }

  /** Frames until its line comes round. */
  get room(): number {
    return this.line.length - this.at;
  }

  /** Moves on by some frames, at most its room. */
  advance(frames: number, dulled: number): void {
    this.dulled = dulled;
    this.at += frames;
    if (this.at === this.line.length) this.at = 0;
  }
}

/**
 * The little room that a close recording brings along: four damped echoes in parallel. Not a hall; the scene has its
 * own. Reference: Schroeder (1962), comb reverberator.
 */
export class SmallRoom {
  private readonly echoes: readonly [Echo, Echo, Echo, Echo];

  /** @param t60 seconds @param wet level of the echoes against the direct sound */
  constructor(
    t60: number,
    private readonly wet: number,
  ) {
    const [a, b, c, d] = LENGTHS;
    this.echoes = [new Echo(a, t60), new Echo(b, t60), new Echo(c, t60), new Echo(d, t60)];
  }

  /** Adds the room to buffer[from..to) in place. */
  process(buffer: Float32Array, from: number, to: number): void {
    const [a, b, c, d] = this.echoes;
    for (let at = from; at < to;) {
      const end = Math.min(to, at + Math.min(a.room, b.room, c.room, d.room));
      this.answer(buffer, at, end);
      at = end;
    }
  }

  /** All four at once, as none waits for another; none comes round meanwhile. */
  private answer(buffer: Float32Array, from: number, to: number): void {
    const [a, b, c, d] = this.echoes;
    const { line: aLine, feedback: aBack } = a;
    const { line: bLine, feedback: bBack } = b;
    const { line: cLine, feedback: cBack } = c;
    const { line: dLine, feedback: dBack } = d;
    const aFrom = a.at - from;
    const bFrom = b.at - from;
    const cFrom = c.at - from;
    const dFrom = d.at - from;
    const gain = 0.5 * this.wet;
    let aDulled = a.dulled;
    let bDulled = b.dulled;
    let cDulled = c.dulled;
    let dDulled = d.dulled;
    for (let i = from; i < to; i++) {
      const x = buffer[i];
      aDulled = (1 - DAMPING) * aLine[aFrom + i] + DENORMAL_GUARD + DAMPING * aDulled;
      bDulled = (1 - DAMPING) * bLine[bFrom + i] + DENORMAL_GUARD + DAMPING * bDulled;
      cDulled = (1 - DAMPING) * cLine[cFrom + i] + DENORMAL_GUARD + DAMPING * cDulled;
      dDulled = (1 - DAMPING) * dLine[dFrom + i] + DENORMAL_GUARD + DAMPING * dDulled;
      const p = aBack * aDulled;
      const q = bBack * bDulled;
      const r = cBack * cDulled;
      const s = dBack * dDulled;
      aLine[aFrom + i] = x + p;
      bLine[bFrom + i] = x + q;
      cLine[cFrom + i] = x + r;
      dLine[dFrom + i] = x + s;
      // Signs that differ keep the echoes from adding up to a colour.
      buffer[i] = x + gain * (p - q + (r - s));
    }
    const frames = to - from;
    a.advance(frames, aDulled);
    b.advance(frames, bDulled);
    c.advance(frames, cDulled);
    d.advance(frames, dDulled);
  }
}
