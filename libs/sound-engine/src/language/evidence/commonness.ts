import COMMONNESS from './commonness.json';

const TABLE: Readonly<Record<string, number>> = COMMONNESS;

/**
 * How often people ask for a source, in doublings (0..10): counted over labelled descriptions by the training script.
 */
export function commonnessOf(source: string): number {
  return TABLE[source] ?? 0;
}
