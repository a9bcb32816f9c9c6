/** Where the script stands that answers pages without network: beside all that it answers for. */
export const OFFLINE_SCRIPT = '/offline.js';

/** What a page asks of it. */
export interface KeepMessage {
  type: 'keep';
  /** Addresses of what the page is made of: itself, its scripts and styles, and what the server has told it. */
  page: readonly string[];
  /** Sounds and videos, kept whole; the first are the first to be kept. */
  media: readonly string[];
}
