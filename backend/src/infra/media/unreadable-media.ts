import { TIMELINE_LIMITS } from '@whoosh/contracts';

/** What is wrong with a file that somebody gave us, as the sentence that they read. */
export class UnreadableMedia extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableMedia';
  }
}

const MAX_HOURS = TIMELINE_LIMITS.maxSeconds / 3600;

/** The sentences. @param kind what the person thinks that the file is */
export const UNREADABLE = {
  damaged: (kind: string) => `This ${kind} could not be read: the file is damaged, cut off or of another kind. Please choose another copy of it.`,
  /** Of one that is used all the same. */
  cutOff: 'The end of this video is missing: the file is cut off. It plays up to there; for all of it, please upload a whole copy.',
  noPicture: 'This file holds no picture. Please choose a video.',
  noSound: 'This file holds no sound. Please choose another one.',
  tooLarge: 'This picture is larger than 8192 × 8192 pixels. Please export the video smaller and upload it again.',
  tooLong: (kind: string) => `This ${kind} is longer than ${MAX_HOURS} hours. Please cut it and upload the parts.`,
  tooSlow: (kind: string) => `This ${kind} took too long to read. Please export it again as MP4 (H.264 and AAC) and upload that.`,
} as const;
