import type { Table } from './packed-network';
import { pairedSums } from './paired-sums';
import type { WholeSums } from './whole-sums';

let summation: (table: Table) => WholeSums = pairedSums;

/** Lets networks that are made from now on add up by other means, with the same sums. */
export function sumWith(other: (table: Table) => WholeSums): void {
  summation = other;
}

export const wholeSums = (table: Table): WholeSums => summation(table);
