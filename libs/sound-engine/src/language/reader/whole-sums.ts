/** No sum of a matrix with states may be larger, to either side. */
export const LARGEST_SUM = 0x3ff_ffff;

/** Where states stand: `count` of them begin every `stride` numbers. */
export interface StatesLayout {
  count: number;
  stride: number;
}

/** Adds up the products of a matrix of bytes with states of whole numbers, exactly, so that everything reads alike. */
export interface WholeSums {
  /** Sums of each state: one for a row, then zeros that fill up whole blocks. */
  width: number;
  /** The sums of each state, one state after the other. */
  of(states: Float64Array, layout: StatesLayout): Float64Array;
}
