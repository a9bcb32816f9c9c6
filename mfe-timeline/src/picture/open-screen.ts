import { FrameSource } from './frame-source';
import { GrainSource } from './grain-source';
import { openMovie } from './open-movie';
import { startPictureDecoder } from './picture-decoder';
import { Screen, type ScreenSurface } from './screen';

/** @returns null where this browser cannot decode pictures one by one @throws ApiError, RangeError */
export async function openScreen(proxyUrl: string, surface: ScreenSurface): Promise<Screen | null> {
  const frames = await openFrames(proxyUrl);
  if (frames === null) return null;
  const movie = await openMovie(proxyUrl);
  const { sound } = movie.index;
  return new Screen(frames, surface, sound === null ? null : new GrainSource(movie, sound));
}

/**
 * The pictures of a proxy one by one.
 * @returns null where this browser cannot decode them
 * @throws ApiError, RangeError
 */
export async function openFrames(proxyUrl: string): Promise<FrameSource | null> {
  if (typeof VideoDecoder === 'undefined') return null;
  const movie = await openMovie(proxyUrl);
  const { picture } = movie.index;
  const decoder = picture === null ? null : await startPictureDecoder(picture);
  return picture === null || decoder === null ? null : new FrameSource(movie, picture, decoder);
}
