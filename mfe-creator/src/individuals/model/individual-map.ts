import type { KeptIndividual } from '@whoosh/contracts';
import { isSameIndividual } from '@whoosh/scene-editing';
import { drawnPlace, FURTHEST } from '@whoosh/sound-engine/individuals';
import type { Individual } from '@whoosh/sound-scene';

/** One of its kind at its place on the map. */
export interface Dot {
  individual: Individual;
  /** Standard deviations between recordings of the kind, -2 small .. 2 big. */
  size: number;
  /** -2..2 along what the colour of the kind differs most by. */
  tone: number;
  /** What the person calls it; null: it is not kept. */
  name: string | null;
}

const DRAWN = 12;
/** Nearer than this two dots of 24 px would touch on a map of 280 px. */
const LEAST_DISTANCE = 0.4;
/** Seeds that are looked through for a map: so many that a dozen apart from each other are always among them. */
const CANDIDATES = 400;

export function dotOf(model: string, individual: Individual, name: string | null = null): Dot {
  return { individual, ...drawnPlace(model, individual.seed ?? 0), ...placed(individual), name };
}

/** What is set by hand holds instead of what the seed draws. */
function placed({ size, tone }: Individual): Partial<Pick<Dot, 'size' | 'tone'>> {
  return { ...(size === undefined ? {} : { size }), ...(tone === undefined ? {} : { tone }) };
}

/**
 * Individuals of a source: those that are kept, the one that sounds, and a dozen that are drawn, none of these upon
 * another.
 * @param page 0, 1 ..: each has others drawn
 */
export function dotsOf(
  model: string,
  page: number,
  kept: readonly KeptIndividual[] = [],
  sounding: Individual | null = null,
): Dot[] {
  const own = kept.filter((one) => one.model === model).map((one) => dotOf(model, one.individual, one.name));
  const isKept = sounding === null || own.some((dot) => isSameIndividual(dot.individual, sounding));
  const dots = isKept ? own : [...own, dotOf(model, sounding)];
  const wanted = dots.length + DRAWN;
  for (let i = 1; i <= CANDIDATES && dots.length < wanted; i++) {
    const dot = dotOf(model, { seed: page * CANDIDATES + i });
    if (dots.every((other) => distance(dot, other) >= LEAST_DISTANCE)) dots.push(dot);
  }
  return dots;
}

function distance(one: Dot, other: Dot): number {
  return Math.hypot(one.size - other.size, one.tone - other.tone);
}

/** Where a dot stands, percent from the left (small to big) and from the top (tone +2 to -2). */
export function spotOf({ size, tone }: Pick<Dot, 'size' | 'tone'>): { left: number; top: number } {
  const share = (value: number) => (100 * (value + FURTHEST)) / (2 * FURTHEST);
  return { left: share(size), top: 100 - share(tone) };
}

const WAYS: Readonly<Record<string, (from: Dot, to: Dot) => [along: number, across: number]>> = {
  ArrowRight: (from, to) => [to.size - from.size, to.tone - from.tone],
  ArrowLeft: (from, to) => [from.size - to.size, to.tone - from.tone],
  ArrowUp: (from, to) => [to.tone - from.tone, to.size - from.size],
  ArrowDown: (from, to) => [from.tone - to.tone, to.size - from.size],
};

/** The dot that an arrow key leads to: the nearest that lies that way; null: none, or another key. */
export function neighbourDot(dots: readonly Dot[], from: Dot, key: string): Dot | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const found = dots
    .map((dot) => ({ dot, offset: way(from, dot) }))
    // what lies more across than along is another arrow's
    .filter(({ offset: [along, across] }) => along > 0 && Math.abs(across) <= 2 * along)
    .sort((a, b) => Math.hypot(...a.offset) - Math.hypot(...b.offset));
  return found[0]?.dot ?? null;
}
