import type { MediaInfo } from './probe';

/**
 * AVI has no presentation times: ffmpeg counts them from the decoding on, so that what a decoder needs ahead makes every
 * picture late, and nobody knows them of pictures that are not decoded. Such pictures are written anew.
 */
export function isUntimed({ container }: Pick<MediaInfo, 'container'>): boolean {
  return container === 'avi';
}

/** A filter that lays decoded pictures so that the first one is at 0. */
export const FROM_ZERO = 'setpts=PTS-STARTPTS';
