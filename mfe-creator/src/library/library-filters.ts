import type { EffectOrder, EffectsQuery, SourceFamily } from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';

/** What the library is narrowed to and how it is ordered, as its page offers it. */
export interface LibraryFilters {
  words: string;
  length: LengthRange;
  intensity: Intensity | 'any';
  favourites: boolean;
  /** Only sounds that go round. */
  loops: boolean;
  family: SourceFamily | null;
  /** Darkest and brightest, 0..1. */
  brightness: readonly [number, number];
  order: EffectOrder;
}

export const NO_FILTERS: LibraryFilters = {
  words: '',
  length: 'any',
  intensity: 'any',
  favourites: false,
  loops: false,
  family: null,
  brightness: [0, 1],
  order: 'newest',
};

export type LengthRange = 'any' | 'short' | 'medium' | 'long';

/** Seconds: from this long on, and shorter than that. */
const LENGTHS: Record<LengthRange, Pick<EffectsQuery, 'minDuration' | 'maxDuration'>> = {
  any: {},
  short: { maxDuration: 2 },
  medium: { minDuration: 2, maxDuration: 8 },
  long: { minDuration: 8 },
};

export const LENGTH_RANGES = Object.keys(LENGTHS) as LengthRange[];

/** What the server is asked; filters that do not narrow are left out, so that equal lists have equal keys. */
export function queryOf(filters: LibraryFilters): EffectsQuery {
  const { words, length, intensity, favourites, loops, family, brightness, order } = filters;
  const [dark, bright] = brightness;
  const q = words.trim().replace(/\s+/g, ' ');
  return {
    ...(q === '' ? {} : { q }),
    ...LENGTHS[length],
    ...(intensity === 'any' ? {} : { intensity }),
    ...(favourites ? { favourite: true } : {}),
    ...(loops ? { loop: true } : {}),
    ...(family === null ? {} : { family }),
    ...(dark > 0 ? { minBrightness: dark } : {}),
    ...(bright < 1 ? { maxBrightness: bright } : {}),
    ...(order === 'newest' ? {} : { order }),
  };
}

/** Whether something may be hidden. */
export function isNarrowed({ order: _order, ...filters }: LibraryFilters): boolean {
  return Object.keys(queryOf({ ...filters, order: NO_FILTERS.order })).length > 0;
}
