import { CEILING_DBTP, Loudness, MasterBus } from './master-bus';
import { stereo } from './blocks';
import type { Stereo } from './sources';

/**
 * A programme is this near to its target when it is said to have reached it, LU (EBU R 128: ±0.2 LU where one gain can
 * do it).
 */
export const LOUDNESS_TOLERANCE = 0.2;
/** The most that a nearly silent programme is raised, dB, so that its noise does not become the programme. */
const MOST_GAIN_DB = 30;
/**
 * How far beyond the gain of an unlimited programme the limited one is measured, dB. The loudness over them is smooth,
 * rising and bent one way; more than the last would leave a programme that is limited all the time.
 */
const DRIVES_DB: readonly number[] = [0, 1, 2.5, 5, 9];

/** What a programme is given to reach a target. */
export interface MasterGain {
  /** Linear, before the limiter. */
  gain: number;
  /** The limited programme is within LOUDNESS_TOLERANCE of the target. */
  isReached: boolean;
}

/**
 * The loudness of one programme behind the limiter, for any gain and ceiling: a limiter makes programmes quieter than
 * their gain says.
 */
export class LimitedLoudness {
  private readonly limited: { driveDb: number; bus: MasterBus; loudness: Loudness }[];
  private readonly work = stereo(0);

  /**
   * @param unlimitedLufs integrated loudness of the programme before the limiter
   * @param targetLufs what it shall have behind it
   */
  constructor(
    unlimitedLufs: number,
    private readonly targetLufs: number,
  ) {
    const plain = targetLufs - unlimitedLufs - CEILING_DBTP;
    this.limited = DRIVES_DB.map((more) => ({
      driveDb: plain + more,
      bus: new MasterBus(toLinear(plain + more), 0),
      loudness: new Loudness(),
    }));
  }

  /** Hears the next block of the programme, not limited. */
  add(block: Stereo): void {
    const frames = block.left.length;
    if (this.work.left.length < frames) Object.assign(this.work, stereo(frames));
    const copy = { left: this.work.left.subarray(0, frames), right: this.work.right.subarray(0, frames) };
    for (const { bus, loudness } of this.limited) {
      copy.left.set(block.left);
      copy.right.set(block.right);
      bus.process(copy);
      loudness.add(copy);
    }
  }

  /**
   * The gain for a ceiling. A limiter at c dB of a programme raised by g dB gives what one at 0 dB gives of g - c, c dB
   * louder: one curve serves every ceiling.
   */
  gainFor(ceilingDbtp = CEILING_DBTP): MasterGain {
    const wanted = this.targetLufs - ceilingDbtp;
    const points = this.limited.map(({ driveDb, loudness }) => ({ driveDb, lufs: loudness.integrated }));
    const driveDb = driveFor(points, wanted);
    const most = MOST_GAIN_DB - ceilingDbtp;
    const isWithin = driveDb !== null && driveDb <= most;
    const used = Math.min(driveDb ?? points.at(-1)?.driveDb ?? 0, most);
    return { gain: toLinear(used + ceilingDbtp), isReached: isWithin };
  }
}

/** The gain of a programme that no limiter touches, by the dB that it lacks. */
export function unlimitedGain(lackingDb: number): MasterGain {
  return { gain: toLinear(Math.min(MOST_GAIN_DB, lackingDb)), isReached: lackingDb <= MOST_GAIN_DB };
}

interface Point {
  driveDb: number;
  lufs: number;
}

/** Where the curve through the points reaches a loudness; null where it does not, or only beyond its last point. */
function driveFor(points: readonly Point[], wanted: number): number | null {
  const [first] = points;
  if (first === undefined || !Number.isFinite(first.lufs)) return null;
  if (first.lufs >= wanted) return first.driveDb - (first.lufs - wanted);
  const above = points.findIndex(({ lufs }) => lufs >= wanted);
  if (above < 0) {
    const last = points.at(-1);
    return last !== undefined && last.lufs >= wanted - LOUDNESS_TOLERANCE ? last.driveDb : null;
  }
  const start = Math.max(0, Math.min(above - 1, points.length - 3));
  const near = points.slice(start, start + 3);
  let [low, high] = [points[above - 1]?.driveDb ?? 0, points[above]?.driveDb ?? 0];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (valueAt(near, middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}

/** The parabola through three points (Lagrange's form). */
function valueAt(points: readonly Point[], driveDb: number): number {
  return points.reduce(
    (sum, point) =>
      sum +
      points.reduce(
        (product, other) =>
          other === point ? product : (product * (driveDb - other.driveDb)) / (point.driveDb - other.driveDb),
        point.lufs,
      ),
    0,
  );
}

function toLinear(db: number): number {
  return 10 ** (db / 20);
}
