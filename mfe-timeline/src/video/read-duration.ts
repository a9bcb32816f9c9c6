/** A file that tells nothing by then counts as unreadable, milliseconds. */
const PATIENCE_MS = 8000;

/** Length of a video in seconds by its metadata; 0 when the browser cannot read it (spec §4). */
export function readVideoDuration(file: File): Promise<number> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  return new Promise<number>((resolve) => {
    const done = (seconds: number) => {
      clearTimeout(timer);
      video.removeAttribute('src');
      URL.revokeObjectURL(url);
      resolve(Number.isFinite(seconds) ? seconds : 0);
    };
    const timer = setTimeout(() => done(0), PATIENCE_MS);
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => done(video.duration), { once: true });
    video.addEventListener('error', () => done(0), { once: true });
    video.src = url;
  });
}
