import { pow } from './exact-math';
import { sineTurn } from './oscillator';

const SIZE = 2048;
const SINE = Float64Array.from({ length: SIZE }, (_, i) => sineTurn(i / SIZE));
/** Harmonics above this are left out: they would fold back. */
const HIGHEST = 18_000;

/**
 * One period of a harmonic tone as tables with ever fewer harmonics, so that it may glide through the whole range
 * without aliases.
 */
export class HarmonicWave {
  private readonly tables: (Float32Array | undefined)[] = [];

  /**
   * @param levels linear level of each harmonic, the first is the pitch @param phases of the harmonics, turns from 0
   * on; all 0 where not given
   */
  constructor(
    private readonly levels: readonly number[],
    private readonly phases: readonly number[] = [],
  ) {}

  /** Harmonics whose levels fall as h^-slope. @param even level of the even ones against the odd */
  static falling(count: number, slope: number, even = 1): HarmonicWave {
    return new HarmonicWave(Array.from({ length: count }, (_, k) => pow(k + 1, -slope) * (k % 2 === 1 ? even : 1)));
  }

  /** Pulse wave -1..1 of a share of the period, as sums of sines of the same levels. */
  static pulse(count: number, share: number): HarmonicWave {
    return new HarmonicWave(
      Array.from({ length: count }, (_, k) => (2 * sineTurn(0.5 * (k + 1) * share)) / (3.1416 * (k + 1))),
    );
  }

  /** The period with the harmonics that fit under 18 kHz at a pitch in Hz. */
  at(frequency: number): Float32Array {
    let count = Math.max(1, Math.min(this.levels.length, Math.floor(HIGHEST / Math.max(1, frequency))));
    // Steps of an eighth keep the number of tables small.
    if (count > 8 && count < this.levels.length) count -= count % Math.max(1, Math.floor(count / 8));
    const known = this.tables[count];
    if (known) return known;
    const table = new Float32Array(SIZE + 1);
    for (let h = 0; h < count; h++) {
      const level = this.levels[h];
      const ahead = Math.round((this.phases[h] ?? 0) * SIZE);
      for (let i = 0; i <= SIZE; i++) table[i] += level * SINE[((h + 1) * i + ahead) & (SIZE - 1)];
    }
    this.tables[count] = table;
    return table;
  }
}

/** Value of a period at a phase in turns (any sign), linear between its points. */
export function waveAt(table: Float32Array, turns: number): number {
  return insideWave(table, turns - Math.floor(turns));
}

/** The same at a phase of 0 to below 1. */
function insideWave(table: Float32Array, phase: number): number {
  const x = phase * SIZE;
  const i = x | 0;
  return table[i] + (table[i + 1] - table[i]) * (x - i);
}

/**
 * Adds a tone of one period after another to out[from..to).
 * @param phase of the frame before the first, 0 to below 1 @param step turns per frame then @param bend added to the
 * step at every frame
 * @returns the phase of the last frame
 */
export function addWave(
  table: Float32Array,
  out: Float32Array,
  from: number,
  to: number,
  phase: number,
  step: number,
  bend: number,
  level: number,
): number {
  let x = phase * SIZE;
  let stride = step * SIZE;
  const stretch = bend * SIZE;
  for (let i = from; i < to; i++) {
    stride += stretch;
    x += stride;
    if (x >= SIZE) x -= SIZE;
    const k = x | 0;
    const value = table[k];
    out[i] += level * (value + (table[k + 1] - value) * (x - k));
  }
  return x / SIZE;
}
