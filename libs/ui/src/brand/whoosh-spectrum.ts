/** One visible point of the spectrum. */
export interface SpectrumCell {
  /** Position in time, 0..1. */
  time: number;
  /** Position on the log frequency axis, 0..1. */
  frequency: number;
  /** 0..1. */
  energy: number;
}

/** Grid of the picture in pixels: one column and one row of cells. */
export const CELL_WIDTH = 6;
export const CELL_HEIGHT = 4.5;

/** Below this width the object passes earlier and rises more gently, so that its arc fits. */
const NARROW = 600;
/** Ridges of the comb filter that a passing object's reflection makes, and how each is weaker than the one above. */
const RIDGES = 5;
const RIDGE_DECAY = 0.72;
/** Least energy that is drawn. */
const VISIBLE = 0.04;

/** A repeatable generator (mulberry32): the same picture at every visit. */
function seededNoise(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Height of the sweep at a moment, 0..1: the smooth minimum of its rise before and its fall after the pass. */
function sweep(time: number, narrow: boolean): number {
  const pass = narrow ? 0.66 : 0.7;
  const rise = (time / pass) ** (narrow ? 2.2 : 2.6) + 0.001;
  const fall = Math.exp(-((Math.max(0, time - pass + 0.06) / 0.2) ** 1.7)) + 0.001;
  return (rise ** -5 + fall ** -5) ** -0.2 / 0.9;
}

/**
 * Energy at a distance (in heights) below the sweep's centre: the band itself, the ridges under it and a faint floor.
 */
function bandEnergy(below: number, arc: number): number {
  const thickness = 0.022 + 0.035 * arc;
  let energy = Math.exp(-((below / thickness) ** 2) * (below < 0 ? 0.55 : 1));
  for (let ridge = 1; ridge <= RIDGES; ridge++) {
    const distance = (below - 0.125 * ridge * arc) / (thickness * 0.75);
    energy = Math.max(energy, RIDGE_DECAY ** ridge * Math.exp(-(distance ** 2)));
  }
  return below > 0 ? Math.max(energy, 0.13 * Math.exp(-below / 0.5)) : energy;
}

/**
 * The spectrum of a whoosh, column by column: a band of noise that sweeps up, passes and falls, with the comb ridges
 * that a passing object makes.
 * @param width pixels
 * @param height pixels
 */
export function* whooshSpectrum(width: number, height: number): Generator<SpectrumCell[]> {
  const noise = seededNoise(12);
  const columns = Math.floor(width / CELL_WIDTH);
  for (let column = 0; column < columns; column++) {
    const time = column / columns;
    const arc = sweep(time, width < NARROW);
    const centre = 0.97 - 0.82 * arc;
    const level = 0.16 + 0.84 * Math.min(1, arc * 1.15);
    const cells: SpectrumCell[] = [];
    for (let y = height; y > 0; y -= CELL_HEIGHT) {
      const energy = bandEnergy(y / height - centre, arc) * level * (0.34 + 0.66 * noise());
      if (energy > VISIBLE) cells.push({ time, frequency: 1 - y / height, energy });
    }
    yield cells;
  }
}
