import type { KeepMessage } from '@whoosh/contracts';
import { OfflineStore } from './offline-store';

/** What a service worker's scope offers; the DOM library does not know it. */
interface WorkerScope {
  location: Location;
  navigator: Navigator;
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WaitingEvent & { data: KeepMessage }) => void): void;
}
interface WaitingEvent {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Of what the browser grants, so much stays free. */
const FREE_SHARE = 0.3;

const scope = self as unknown as WorkerScope;
const store = new OfflineStore({
  caches,
  fetch: (request) => scope.fetch(request),
  room: async () => {
    const { quota = 0, usage = 0 } = await scope.navigator.storage.estimate();
    return quota * (1 - FREE_SHARE) - usage;
  },
});

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== scope.location.origin) return;
  const answer = store.answer(event.request);
  if (answer !== null) event.respondWith(answer);
});
scope.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

/** One after the other, so that the page's own requests come first; what cannot be had now is kept another time. */
async function keep({ page, media }: KeepMessage): Promise<void> {
  for (const url of page) await store.keep(new Request(url)).catch(() => undefined);
  const wanted = new Set(media.map((url) => new URL(url, scope.location.href).href));
  for (const url of wanted) await store.keepMedia(new Request(url), wanted).catch(() => undefined);
}
