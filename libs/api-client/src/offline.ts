import type { KeepMessage } from '@whoosh/contracts';

let script: string | null = null;

/** Lets pages be kept for a time without network. @param address of the service worker's script */
export function offerOffline(address: string): void {
  script = address;
}

/** What the page has loaded itself of its own origin, as far as the browser remembers. */
function loadedHere(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const isOwn = (url: string) => {
    const { origin, pathname } = new URL(url);
    return origin === location.origin && !pathname.startsWith('/api/files/') && !pathname.endsWith('/events');
  };
  return [location.href, ...new Set(loaded.filter(isOwn))];
}

/**
 * Keeps this page and its sounds and videos in the browser, so that it opens without network. Nothing is kept for who
 * counts bytes, nor without service workers (private windows of some browsers, no secure context).
 * @param media addresses of sounds and videos, the most needed first
 */
export async function keepForOffline(media: readonly string[]): Promise<void> {
  const { serviceWorker, connection } = navigator as {
    serviceWorker?: ServiceWorkerContainer;
    connection?: { saveData?: boolean };
  };
  if (serviceWorker === undefined || script === null || connection?.saveData === true) return;
  try {
    await serviceWorker.register(script);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'keep', page: loadedHere(), media } satisfies KeepMessage);
  } catch {
    // a browser that refuses works as before
  }
}
