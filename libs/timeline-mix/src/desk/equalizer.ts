import { EQ_BANDS, type EqBand } from '@whoosh/contracts';
import { Biquad } from '@whoosh/sound-engine/mixing';
import type { MixTrack } from '../mix-plan';
import type { Stereo } from '../sources';

type FilterPair = readonly [left: Biquad, right: Biquad];

const pair = (): FilterPair => [new Biquad(), new Biquad()];

/**
 * Low cut, high cut and four bands of one strip: second-order filters of the Audio EQ Cookbook (R. Bristow-Johnson).
 * They keep what they have heard when they are set anew, so that a moved control is not heard as a click.
 */
export class Equalizer {
  private readonly lowCut = pair();
  private readonly highCut = pair();
  private readonly bands = EQ_BANDS.map(pair);
  private active: FilterPair[] = [];

  /** Nothing is computed for what does nothing. */
  get isActive(): boolean {
    return this.active.length > 0;
  }

  set({ lowCutHz, highCutHz, eq }: Pick<MixTrack, 'lowCutHz' | 'highCutHz' | 'eq'>): void {
    const next: FilterPair[] = [];
    if (lowCutHz !== null) next.push(tuned(this.lowCut, (filter) => filter.highPass(lowCutHz)));
    if (highCutHz !== null) next.push(tuned(this.highCut, (filter) => filter.lowPass(highCutHz)));
    this.bands.forEach((filters, index) => {
      const band = eq[index];
      if (band !== undefined && band.gainDb !== 0) next.push(tuned(filters, (filter) => tune(filter, index, band)));
    });
    // what was left out has not heard what came meanwhile
    for (const filters of next) if (!this.active.includes(filters)) reset(filters);
    this.active = next;
  }

  /** In place. */
  process({ left, right }: Stereo, frames: number): void {
    for (const [one, other] of this.active) one.processWith(other, left, right, 0, frames);
  }

  reset(): void {
    this.active.forEach(reset);
  }
}

function tuned(filters: FilterPair, tuneOne: (filter: Biquad) => unknown): FilterPair {
  filters.forEach(tuneOne);
  return filters;
}

function reset(filters: FilterPair): void {
  filters.forEach((filter) => filter.reset());
}

function tune(filter: Biquad, index: number, { hz, gainDb, q }: EqBand): Biquad {
  if (index === 0) return filter.lowShelf(hz, gainDb);
  return index === EQ_BANDS.length - 1 ? filter.highShelf(hz, gainDb) : filter.peak(hz, q, gainDb);
}
