/** @jest-environment node */
import { OfflineStore, partOf } from './offline-store';

/** A cache in memory, as far as it is used. */
class FakeCache {
  private readonly kept = new Map<string, Response>();
  private readonly urlOf = (of: Request | string) => new URL(typeof of === 'string' ? of : of.url, ORIGIN).href;
  match = (of: Request | string) => Promise.resolve(this.kept.get(this.urlOf(of))?.clone());
  put = (of: Request | string, response: Response) => Promise.resolve(void this.kept.set(this.urlOf(of), response));
  delete = (of: Request | string) => Promise.resolve(this.kept.delete(this.urlOf(of)));
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => new Request(url)));
}

const ORIGIN = 'https://whoosh.example';
const at = (path: string, init?: RequestInit) => new Request(`${ORIGIN}${path}`, init);
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function open() {
  const stores = new Map<string, FakeCache>();
  const caches = {
    open: (name: string) => {
      const cache = stores.get(name) ?? new FakeCache();
      stores.set(name, cache);
      return Promise.resolve(cache as unknown as Cache);
    },
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
  const network = {
    answers: new Map<string, () => Response>(),
    isThere: true,
    asked: 0,
    room: 1e9,
    held: Promise.resolve(),
  };
  /** Answers to what is asked from now on wait until it is called. */
  const hold = () => {
    let release = () => {};
    network.held = new Promise((resolve) => (release = resolve));
    return () => release();
  };
  const store = new OfflineStore({
    caches,
    room: () => Promise.resolve(network.room),
    fetch: (request) => {
      network.asked += 1;
      const answer = network.answers.get(new URL(request.url).pathname);
      if (!network.isThere) return Promise.reject(new TypeError('no network'));
      return network.held.then(() => answer?.() ?? new Response(null, { status: 404 }));
    },
  });
  const text = async (request: Request) => (await (await store.answer(request))?.text()) ?? null;
  return { store, network, stores, hold, text };
}

it('answers what the server told before when there is no network, and what it tells now when there is', async () => {
  const { network, text } = open();
  network.answers.set('/api/projects/1', () => json({ name: 'Old' }));
  await text(at('/api/projects/1'));
  network.answers.set('/api/projects/1', () => json({ name: 'New' }));
  expect(await text(at('/api/projects/1'))).toBe('{"name":"New"}');
  network.isThere = false;
  expect(await text(at('/api/projects/1'))).toBe('{"name":"New"}');
  await expect(text(at('/api/projects/2'))).rejects.toThrow('no network');
});

it('opens the page that was open at the very address', async () => {
  const { store, network, text } = open();
  network.answers.set('/', () => new Response('<html>'));
  await store.keep(at('/?project=1'));
  network.isThere = false;
  expect(await text(at('/?project=1'))).toBe('<html>');
  await expect(text(at('/?project=2'))).rejects.toThrow('no network');
});

it('asks once for files whose names hold their hash', async () => {
  const { network, text } = open();
  network.answers.set('/main.0123abcd.js', () => new Response('code'));
  await text(at('/main.0123abcd.js'));
  expect(await text(at('/main.0123abcd.js'))).toBe('code');
  expect(network.asked).toBe(1);
});

it('leaves changes, streams and other pages of the server to the browser', () => {
  const { store } = open();
  expect(store.answer(at('/api/projects/1', { method: 'PUT' }))).toBeNull();
  expect(store.answer(at('/api/generations/1/events', { headers: { Accept: 'text/event-stream' } }))).toBeNull();
  for (const shared of ['/s/abc', '/r/abc', '/api/shares/abc', '/api/reviews/abc/cut'])
    expect(store.answer(at(shared))).toBeNull();
});

describe('what belongs to a person', () => {
  async function signedIn(id: number) {
    const opened = open();
    opened.network.answers.set('/api/auth/user', () => json({ user: { id } }));
    opened.network.answers.set('/api/projects', () => json([{ id: 1 }]));
    await opened.text(at('/api/auth/user'));
    await opened.text(at('/api/projects'));
    return opened;
  }

  it('is kept from visit to visit', async () => {
    const { network, text } = await signedIn(1);
    await text(at('/api/auth/user'));
    network.isThere = false;
    expect(await text(at('/api/projects'))).toBe('[{"id":1}]');
    expect(await text(at('/api/auth/user'))).toBe('{"user":{"id":1}}');
  });

  it('goes when they sign out', async () => {
    const { network, text } = await signedIn(1);
    network.answers.set('/api/auth/logout', () => json({}));
    await text(at('/api/auth/logout', { method: 'POST' }));
    network.isThere = false;
    await expect(text(at('/api/projects'))).rejects.toThrow('no network');
  });

  it('is not kept when it was asked before they signed out and is answered after', async () => {
    const { store, network, stores, hold, text } = open();
    network.answers.set('/api/auth/logout', () => json({}));
    network.answers.set('/api/projects/1', () => json({ name: 'Mine' }));
    network.answers.set('/api/auth/user', () => json({ user: { id: 1 } }));
    network.answers.set('/api/files/1.wav', () => new Response('sound'));
    const release = hold();
    const late = [
      text(at('/api/projects/1')),
      text(at('/api/auth/user')),
      store.keepMedia(at('/api/files/1.wav'), new Set()),
    ];
    network.held = Promise.resolve();
    await text(at('/api/auth/logout', { method: 'POST' }));
    release();
    await Promise.all(late);
    expect([...stores.keys()]).toEqual([]);
  });

  it('goes when somebody else is signed in, and when nobody is', async () => {
    for (const answer of [() => json({ user: { id: 2 } }), () => json({}, 401)]) {
      const { network, text } = await signedIn(1);
      network.answers.set('/api/auth/user', answer);
      await text(at('/api/auth/user'));
      network.isThere = false;
      await expect(text(at('/api/projects'))).rejects.toThrow('no network');
    }
  });
});

describe('sounds and videos', () => {
  const url = (name: string) => `${ORIGIN}/api/files/${name}.wav`;
  const media = (bytes: number) => () =>
    new Response(new Uint8Array(bytes).fill(7), {
      headers: { 'Content-Length': String(bytes), 'Content-Type': 'audio/wav' },
    });

  it('are answered in parts out of what was kept whole', async () => {
    const { store, network } = open();
    network.answers.set('/api/files/a.wav', media(100));
    await store.keepMedia(at('/api/files/a.wav'), new Set([url('a')]));
    network.isThere = false;
    const part = await store.answer(at('/api/files/a.wav', { headers: { Range: 'bytes=10-19' } }));
    expect([part?.status, part?.headers.get('Content-Range')]).toEqual([206, 'bytes 10-19/100']);
    expect((await part?.arrayBuffer())?.byteLength).toBe(10);
  });

  it('make room for those that are needed, never at the cost of those', async () => {
    const { store, network } = open();
    for (const name of ['old', 'a', 'b']) network.answers.set(`/api/files/${name}.wav`, media(100));
    await store.keepMedia(at('/api/files/old.wav'), new Set([url('old')]));
    const wanted = new Set([url('a'), url('b')]);
    await store.keepMedia(at('/api/files/a.wav'), wanted);
    network.room = 50;
    await store.keepMedia(at('/api/files/b.wav'), wanted);
    network.isThere = false;
    expect((await store.answer(at('/api/files/a.wav')))?.status).toBe(200);
    for (const name of ['old', 'b'])
      await expect(store.answer(at(`/api/files/${name}.wav`))).rejects.toThrow('no network');
  });
});

describe('partOf', () => {
  const file = new Blob(['0123456789']);
  it.each([
    ['bytes=0-', '0123456789', 206],
    ['bytes=3-5', '345', 206],
    ['bytes=8-99', '89', 206],
    ['bytes=-2', '89', 206],
    ['bytes=10-', '', 416],
    ['lines=1-2', '', 416],
  ])('answers %s', async (range, text, status) => {
    const part = partOf(file, range);
    expect([await part.text(), part.status]).toEqual([text, status]);
  });
});
