import { decodeBars, type Bar } from '@whoosh/contracts';
import samples from './sample-bars.json';

/**
 * Bars of sounds that our engine made from their descriptions (seed 7, moderate), as the server stores them. The
 * product's own pictures are drawn from them, because its art is always a real sound.
 */
const STORED = samples satisfies Record<string, { description: string; seconds: number; bars: string }>;

type SampleName = keyof typeof STORED;

/** The bars of each sample sound. */
export const SAMPLE_BARS = Object.fromEntries(
  Object.entries(STORED).map(([name, { bars }]) => [name, decodeBars(bars)]),
) as Readonly<Record<SampleName, Bar[]>>;
