import {
  EFFECT_ORDERS,
  SOURCE_FAMILIES,
  type EffectOrder,
  type EffectsQuery,
  type SourceFamily,
} from '@whoosh/contracts';
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

/** Names in the address, short and plain: people see and share it. */
const PARAMETERS = {
  words: 'q',
  length: 'length',
  intensity: 'intensity',
  favourites: 'favourites',
  loops: 'loops',
  family: 'family',
  brightness: 'brightness',
  order: 'order',
} as const satisfies Record<keyof LibraryFilters, string>;

/**
 * The filters as they stand in the page's address, so that Back and a reload find them again; those that narrow nothing
 * are left out.
 */
export function addressOf(filters: LibraryFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const key of Object.keys(PARAMETERS) as (keyof LibraryFilters)[]) {
    const text = String(filters[key]);
    if (text !== String(NO_FILTERS[key])) address.set(PARAMETERS[key], text);
  }
  return address;
}

/** The filters of an address; what is none stands for no filter. */
export function filtersOf(address: URLSearchParams): LibraryFilters {
  const read = (key: keyof LibraryFilters) => address.get(PARAMETERS[key]);
  const oneOf = <Value extends string>(key: keyof LibraryFilters, values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === read(key)) ?? otherwise;
  const [dark = NaN, bright = NaN] = (read('brightness') ?? '').split(',').map(Number);
  return {
    words: read('words') ?? '',
    length: oneOf('length', LENGTH_RANGES, NO_FILTERS.length),
    intensity: oneOf('intensity', ['subtle', 'moderate', 'intense', 'any'], NO_FILTERS.intensity),
    favourites: read('favourites') === 'true',
    loops: read('loops') === 'true',
    family: SOURCE_FAMILIES.find((family) => family === read('family')) ?? null,
    brightness: dark >= 0 && dark <= bright && bright <= 1 ? [dark, bright] : NO_FILTERS.brightness,
    order: oneOf('order', EFFECT_ORDERS, NO_FILTERS.order),
  };
}
