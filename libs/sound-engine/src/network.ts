/** For pages that load what reads words (`network.json`) as a file of its own, beside the engine: `reader` holds it. */
export { registerNetwork } from './language/reader/registered-network';
export type { PackedNetwork } from './language/reader/packed-network';
