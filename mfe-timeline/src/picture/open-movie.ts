import { requestBytes } from '@whoosh/api-client';
import { MovieFile } from './movie-file';

let latest: { url: string; movie: Promise<MovieFile> } | null = null;

/**
 * The proxy at an address, opened once for all that look at it; that of another project takes its place.
 * @throws ApiError, RangeError
 */
export function openMovie(url: string): Promise<MovieFile> {
  if (latest?.url === url) return latest.movie;
  latest?.movie.then((movie) => movie.dispose()).catch(() => undefined);
  const movie = MovieFile.open(async (from, to, signal) => (await requestBytes(url, from, to, signal)).bytes);
  latest = { url, movie };
  movie.catch(() => {
    if (latest?.movie === movie) latest = null;
  });
  return movie;
}

/** Lets go of what was read of a proxy that nobody looks at any more. */
export function closeMovie(url: string): void {
  if (latest?.url !== url) return;
  latest.movie.then((movie) => movie.dispose()).catch(() => undefined);
  latest = null;
}
