/** The part of the browser's caches that is used. */
export interface Caches {
  open(name: string): Promise<Cache>;
  delete(name: string): Promise<boolean>;
}

export interface StoreOptions {
  caches: Caches;
  fetch: (request: Request) => Promise<Response>;
  /** Bytes that may still be kept. */
  room: () => Promise<number>;
}

/** Files of a front end that never change, and those that do. */
const FILES = 'whoosh-files';
/** Pages, and what the server has told this person. */
const ANSWERS = 'whoosh-answers';
/** Sounds and videos of this person. */
const MEDIA = 'whoosh-media';
/** Under it stands whose answers and media are kept. */
const OWNER = '/whoosh-owner';

/** The oldest answers go: a project asks for about thirty. */
const MOST_ANSWERS = 400;
/** A file that is larger is not kept, bytes. */
const LARGEST_MEDIA = 536_870_912;

/** All else without the ending of a file is the page. */
const FILE_PATH = /\.[a-z0-9]+$/i;
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;
const MEDIA_PATH = /^\/api\/files\//;
const SERVER_PATH = /^\/(?:api|v1|mcp|metrics|portal|dev|storage|s|r)(?:\/|$)/;
/** What others show by a link can be revoked, and is nobody's here. */
const SHARED_PATH = /^\/api\/(?:shares|reviews)\//;
const SESSION_PATH = '/api/auth/user';
const SIGN_OUT_PATH = /^\/api\/auth\/logout/;

/**
 * Answers requests of the page from the network, and without one from what was kept. What belongs to a person is kept
 * for that person alone: it goes when they sign out, and when the server tells that somebody else is signed in.
 */
export class OfflineStore {
  /** Files out of the cache, so that each range of one does not read it anew. */
  private readonly blobs = new Map<string, Promise<Blob>>();
  /** How often all of a person was forgotten: what was asked before is not kept when it is answered after. */
  private timesForgotten = 0;

  constructor(private readonly options: StoreOptions) {}

  /** The answer to a request; null: the browser is to ask by itself. */
  answer(request: Request): Promise<Response> | null {
    const url = new URL(request.url);
    if (request.method === 'POST' && SIGN_OUT_PATH.test(url.pathname)) return this.signOut(request);
    if (request.method !== 'GET' || request.headers.get('Accept') === 'text/event-stream') return null;
    if (SHARED_PATH.test(url.pathname)) return null;
    if (MEDIA_PATH.test(url.pathname)) return this.media(request);
    if (url.pathname.startsWith('/api/')) return this.told(request, url);
    if (SERVER_PATH.test(url.pathname)) return null;
    if (!FILE_PATH.test(url.pathname)) return this.fresh(request, ANSWERS);
    return HASHED.test(url.pathname) ? this.unchanging(request) : this.fresh(request, FILES);
  }

  /** Keeps what a page is made of, as it would be answered. */
  async keep(request: Request): Promise<void> {
    await this.answer(request);
  }

  /**
   * Keeps a sound or a video whole. Where there is no room for it, files that are not wanted any more go first.
   * @param wanted all that the page needs
   */
  async keepMedia(request: Request, wanted: ReadonlySet<string>): Promise<void> {
    const { timesForgotten } = this;
    const cache = await this.options.caches.open(MEDIA);
    if ((await cache.match(request.url)) !== undefined) return;
    const response = await this.options.fetch(request);
    const bytes = Number(response.headers.get('Content-Length') ?? '0');
    const isKept = response.status === 200 && bytes <= LARGEST_MEDIA && (await this.hasRoom(cache, bytes, wanted));
    if (isKept && timesForgotten === this.timesForgotten) await cache.put(request.url, response);
    else await response.body?.cancel();
  }

  private async hasRoom(cache: Cache, bytes: number, wanted: ReadonlySet<string>): Promise<boolean> {
    for (const { url } of await cache.keys()) {
      if ((await this.options.room()) > bytes) return true;
      if (wanted.has(url)) continue;
      this.blobs.delete(url);
      await cache.delete(url);
    }
    return (await this.options.room()) > bytes;
  }

  private async signOut(request: Request): Promise<Response> {
    const response = await this.options.fetch(request);
    if (response.ok) await this.forget();
    return response;
  }

  private async forget(): Promise<void> {
    this.timesForgotten += 1;
    this.blobs.clear();
    await Promise.all([this.options.caches.delete(ANSWERS), this.options.caches.delete(MEDIA)]);
  }

  private async told(request: Request, { pathname }: URL): Promise<Response> {
    const { timesForgotten } = this;
    const response = await this.fresh(request, ANSWERS);
    if (pathname === SESSION_PATH && timesForgotten === this.timesForgotten) await this.noteOwner(response.clone());
    return response;
  }

  /** @param session the server's answer, or one that was kept */
  private async noteOwner(session: Response): Promise<void> {
    if (session.status === 401) return this.forget();
    if (!session.ok) return;
    const owner = ownerIn(await session.clone().json());
    const cache = await this.options.caches.open(ANSWERS);
    const known = await (await cache.match(OWNER))?.text();
    if (known === owner) return;
    if (known !== undefined) await this.forget();
    const own = await this.options.caches.open(ANSWERS);
    await own.put(OWNER, new Response(owner));
    await own.put(SESSION_PATH, session);
  }

  private async unchanging(request: Request): Promise<Response> {
    const kept = await (await this.options.caches.open(FILES)).match(request.url);
    return kept ?? this.fresh(request, FILES);
  }

  private async fresh(request: Request, name: string): Promise<Response> {
    const { timesForgotten } = this;
    try {
      const response = await this.options.fetch(request);
      const isOfSamePerson = name === FILES || timesForgotten === this.timesForgotten;
      if (response.status === 200 && isOfSamePerson && !isStream(response))
        await this.put(name, request.url, response.clone());
      return response;
    } catch (error) {
      const kept = await (await this.options.caches.open(name)).match(request.url, { ignoreVary: true });
      if (kept === undefined) throw error;
      return kept;
    }
  }

  private async put(name: string, url: string, response: Response): Promise<void> {
    try {
      const cache = await this.options.caches.open(name);
      // at the end, as the newest
      await cache.delete(url);
      await cache.put(url, response);
      const keys = await cache.keys();
      if (keys.length > MOST_ANSWERS)
        await Promise.all(keys.slice(0, keys.length - MOST_ANSWERS).map((key) => cache.delete(key)));
    } catch {
      // a full disk keeps nobody from working with the network
    }
  }

  private async media(request: Request): Promise<Response> {
    try {
      return await this.options.fetch(request);
    } catch (error) {
      const kept = await (await this.options.caches.open(MEDIA)).match(request.url, { ignoreVary: true });
      if (kept === undefined) throw error;
      const range = request.headers.get('Range');
      return range === null ? kept : partOf(await this.blobOf(request.url, kept), range);
    }
  }

  private blobOf(url: string, kept: Response): Promise<Blob> {
    const blob = this.blobs.get(url) ?? kept.blob();
    this.blobs.set(url, blob);
    return blob;
  }
}

/** The bytes of a file that a range names, as a server answers them (RFC 9110, section 14). */
export function partOf(file: Blob, range: string): Response {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const isTail = first === '';
  const from = isTail ? Math.max(0, file.size - Number(last)) : Number(first);
  const to = isTail || last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1);
  if ((first === '' && last === '') || from > to)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } });
  return new Response(file.slice(from, to + 1, file.type), {
    status: 206,
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Length': String(to + 1 - from),
      'Content-Range': `bytes ${from}-${to}/${file.size}`,
      'Content-Type': file.type,
    },
  });
}

function isStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
}

function ownerIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('user' in answer)) return '';
  const { user } = answer;
  return typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : '';
}
