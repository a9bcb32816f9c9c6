import { ReaderNetwork } from './network';
import type { PackedNetwork } from './packed-network';

let registered: ReaderNetwork | undefined;

/** Makes the network known: before the first reading, or not at all, as what is read depends on it. */
export function registerNetwork(packed: PackedNetwork): void {
  registered = new ReaderNetwork(packed);
}

export function readerNetwork(): ReaderNetwork | undefined {
  return registered;
}
