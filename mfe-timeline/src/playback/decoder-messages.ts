import type { WavLayout } from '@whoosh/audio-codec';
import type { SourceId } from '@whoosh/timeline-mix';

/** What the decoder's thread is asked. */
export type DecoderRequest =
  /** The first bytes of a WAV file: the mixer learns its length. */
  | { type: 'open'; id: number; source: SourceId; bytes: ArrayBuffer }
  /** Bytes of a piece of its samples: the mixer gets them. */
  | { type: 'decode'; id: number; source: SourceId; index: number; layout: WavLayout; bytes: ArrayBuffer }
  /** The way to the mixer. */
  | { type: 'port'; port: MessagePort };

export interface DecoderReply {
  id: number;
  /** Of what was opened. */
  layout?: WavLayout;
  error?: string;
}
