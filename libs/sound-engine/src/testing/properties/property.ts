import type { Sketch } from './sketch';

/** One number that is read off a take; NaN where the take has no such thing. */
export interface Measure {
  name: string;
  unit: string;
  of: (sketch: Sketch) => number;
}

/** A measure and the range, both ends included, in which it lies. */
export type Bound = readonly [measure: Measure, low: number, high: number];

/** What makes a source that thing, in words with its numbers, and as bounds that a wrong model would leave. */
export interface Property {
  id: string;
  is: string;
  bounds: readonly Bound[];
  /** Set for a source that is steady noise in nature: why noise with its spectrum may have the property too. */
  noise?: string;
}

/** A row of a family's table. */
export function property(id: string, is: string, ...bounds: readonly Bound[]): Property {
  return { id, is, bounds };
}

/** A row of a source that is steady noise by nature: its bands are what makes it. */
export function noiseProperty(id: string, is: string, noise: string, ...bounds: readonly Bound[]): Property {
  return { id, is, bounds, noise };
}

/** The bounds that a take leaves, in words; none where it has the property. */
export function violations({ bounds }: Pick<Property, 'bounds'>, sketch: Sketch): string[] {
  return bounds.flatMap(([measure, low, high]) => {
    const value = measure.of(sketch);
    return value >= low && value <= high
      ? []
      : [`${measure.name} is ${value.toPrecision(3)} ${measure.unit}, not ${low} to ${high}`];
  });
}

/** Whether a take lies within all bounds of a row. */
export function isKept({ bounds }: Property, sketch: Sketch): boolean {
  return bounds.every(([measure, low, high]) => {
    const value = measure.of(sketch);
    return value >= low && value <= high;
  });
}

/** A row whose bounds recordings have widened: by the measure's name, low and high. */
export function widened(row: Property, recorded: Readonly<Record<string, readonly number[]>>): Property {
  const names = Object.keys(recorded);
  if (names.length === 0) return row;
  return {
    ...row,
    is: `${row.is}; as its recordings: ${names.map((name) => `${name} ${recorded[name].join(' to ')}`).join(', ')}`,
    bounds: row.bounds.map(([measure, low, high]): Bound => {
      const [from, to] = Object.hasOwn(recorded, measure.name) ? recorded[measure.name] : [low, high];
      return [measure, from, to];
    }),
  };
}
