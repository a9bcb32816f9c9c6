import { registerNetwork } from './language/reader/registered-network';
import packed from './language/reader/network.json';

/**
 * Importing this door makes known what words tell of where they stand, as it was learnt from labelled descriptions.
 * Words are read with it everywhere: a page loads it before its first reading.
 */
registerNetwork(packed);
