import type { MEDIA_NOTES, MediaNoteCode } from '@whoosh/contracts';

/** A sentence that pages can say in their own language. */
export type MediaNote = (typeof MEDIA_NOTES)[MediaNoteCode];

/** What is wrong with a file that somebody gave us, as the sentence that they read. */
export class UnreadableMedia extends Error {
  constructor(
    readonly note: MediaNote,
    options?: ErrorOptions,
  ) {
    super(note, options);
    this.name = 'UnreadableMedia';
  }
}
