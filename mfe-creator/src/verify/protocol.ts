import type { ProvenanceReport } from '@whoosh/sound-engine/provenance';

export interface VerifyRequest {
  /** Of a provenance file. */
  text: string;
  /** Of a sound file, null without one. */
  sound: Uint8Array | null;
}

/** unreadable: the text is no provenance, or one that is not whole. */
export type VerifyAnswer = { kind: 'report'; report: ProvenanceReport } | { kind: 'unreadable' } | { kind: 'failed' };
