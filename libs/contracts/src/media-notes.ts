import { TIMELINE_LIMITS } from './timeline-limits';

const MAX_HOURS = TIMELINE_LIMITS.maxSeconds / 3600;
const withoutFfmpeg = (what: string) => `${what} needs ffmpeg on the server. Install it with: apt-get install ffmpeg`;
const damaged = (kind: string) =>
  `This ${kind} could not be read: the file is damaged, cut off or of another kind. Please choose another copy of it.`;
const tooLong = (kind: string) => `This ${kind} is longer than ${MAX_HOURS} hours. Please cut it and upload the parts.`;
const tooSlow = (kind: string) =>
  `This ${kind} took too long to read. Please export it again as MP4 (H.264 and AAC) and upload that.`;

/**
 * What the server notes on videos, uploaded sounds and exports (their `message`): the English sentence of each code.
 * Pages say it in their own language.
 */
export const MEDIA_NOTES = {
  VIDEO_DAMAGED: damaged('video'),
  SOUND_DAMAGED: damaged('sound'),
  /** Of one that is used all the same. */
  VIDEO_CUT_OFF:
    'The end of this video is missing: the file is cut off. It plays up to there; for all of it, please upload a ' +
    'whole copy.',
  /** Of what is used all the same, as is the next. */
  VIDEO_FOLDED: "This video's sound has more than two channels. It plays and mixes as stereo.",
  SOUND_FOLDED: 'More than two channels, mixed as stereo',
  NO_PICTURE: 'This file holds no picture. Please choose a video.',
  NO_SOUND: 'This file holds no sound. Please choose another one.',
  PICTURE_TOO_LARGE:
    'This picture is larger than 8192 × 8192 pixels. Please export the video smaller and upload it again.',
  VIDEO_TOO_LONG: tooLong('video'),
  SOUND_TOO_LONG: tooLong('sound'),
  VIDEO_TOO_SLOW: tooSlow('video'),
  SOUND_TOO_SLOW: tooSlow('sound'),
  FFMPEG_PLAY_VIDEO: withoutFfmpeg('Playing this kind of video'),
  FFMPEG_SHOW_VIDEO: withoutFfmpeg('Showing the pictures and the waveform of a video'),
  FFMPEG_EXPORT_VIDEO: withoutFfmpeg('Video export'),
  FFMPEG_MIX_VIDEO: withoutFfmpeg("The video's own sound is left out: mixing it"),
  FFMPEG_READ_SOUND: withoutFfmpeg('Reading a sound that is no WAV'),
  FFMPEG_READ_WAV: withoutFfmpeg('Reading this kind of WAV'),
  MAKING_PLAYABLE: 'Preparing playback…',
  DRAWING_PICTURES: 'Creating thumbnails…',
  DRAWING_SOUND: 'Drawing the waveform…',
  MAKING_PROXY: 'Making a small copy for editing…',
  MIXING_VIDEO: 'Mixing and writing the video…',
  MIXING: 'Mixing…',
  MIXING_TRACKS: 'Mixing the tracks…',
  PACKING: 'Packing…',
  /** Of an export that is done all the same. */
  LOUDNESS_MISSED:
    'The mix stays quieter than the loudness you chose: its peaks are too far above the rest. Lower the loudest ' +
    'clips, or choose a lower loudness.',
  EXPORT_FOLDED: "The video's sound has more than two channels. It was mixed as stereo.",
  EXPORT_FAILED: 'The export failed. Please try again.',
  EXPORT_TOO_HEAVY:
    'This export was stopped: too many clips sound at once for a timeline of this length. Remove or shorten some ' +
    'of them, then export it again.',
  STORAGE_FULL: 'Our storage is full right now. Please try again later.',
} as const;

export type MediaNoteCode = keyof typeof MEDIA_NOTES;

/** Every code there is. */
export const MEDIA_NOTE_CODES = Object.keys(MEDIA_NOTES) as MediaNoteCode[];

/** What an answer says of a video, an uploaded sound or an export. */
export interface MediaNoted {
  message: string | null;
  messageCode: MediaNoteCode | null;
}

/**
 * The code of a note; null without one, and for a sentence that is none of them, as an earlier version may have
 * written.
 */
export function mediaNoteCode(message: string | null): MediaNoteCode | null {
  return MEDIA_NOTE_CODES.find((code) => MEDIA_NOTES[code] === message) ?? null;
}
