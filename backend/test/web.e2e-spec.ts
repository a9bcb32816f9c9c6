import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { HealthProbes } from '../src/infra/health';
import { mayReadMetrics } from '../src/infra/metrics/metrics-access';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn } from './support/factories';

const SCRIPT = `console.log('${'whoosh '.repeat(400)}');`;

/** What the build packs is better than what the server would make of it; here, of other bytes. */
const PACKED = brotliCompressSync('console.log()');

const SHELL_PARTS = {
  start: ['start.0a.js', 'start.0a.css'],
  signedOut: ['auth.0a.js'],
  signedIn: ['frame.0a.js', 'start.0a.js'],
  dashboard: ['dashboard.0a.js'],
};
const CREATOR_MANIFEST = {
  metaData: { remoteEntry: { name: 'remoteEntry.0a1b2c3d.js' } },
  exposes: [{ name: 'routes', assets: { js: { sync: ['pages.0a.js'] }, css: { sync: ['pages.0a.css'] } } }],
};

/** Front ends as a build leaves them. */
function buildFrontEnds(): string {
  const root = mkdtempSync(join(tmpdir(), 'whoosh-web-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write(
    'shell/dist/index.html',
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><!-- opening -->' +
      '<body data-opening="__OPENING_FRAME__"><div id="root"></div>',
  );
  write('shell/dist/opening.json', JSON.stringify(SHELL_PARTS));
  write('shell/dist/main.0a1b2c3d.js', SCRIPT);
  write('shell/dist/packed.0a1b2c3d.js', SCRIPT);
  write('shell/dist/packed.0a1b2c3d.js.br', PACKED);
  write('shell/dist/offline.js', SCRIPT);
  write('shell/dist/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  write('shell/dist/assets/font.0a1b2c3d.woff2', Buffer.alloc(4000));
  write('mfe-creator/dist/mf-manifest.json', JSON.stringify(CREATOR_MANIFEST));
  write('mfe-account/dist/mf-manifest.json', '{"id":"mfe_account"}');
  write('mfe-creator/dist/remoteEntry.0a1b2c3d.js', SCRIPT);
  write('mfe-creator/secret.txt', 'not for you');
  return root;
}

describe('web', () => {
  const root = buildFrontEnds();
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      settings: {
        WEB_ROOT: root,
        CHECKOUT_ORIGIN: 'http://127.0.0.1:4999',
        SEND_FILES_URL: 'https://send.example/',
        METRICS_TOKEN: 'a token of some length',
      },
    });
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  describe('the shell', () => {
    it.each(['/', '/auth', '/pricing?x=1', '/checkout/success', '/no-such-page', '/index.html'])(
      'is served at %s',
      async (address) => {
        const answer = await test.http().get(address).expect(200).expect('Content-Type', 'text/html; charset=utf-8');
        expect(answer.text).toContain('id="root"');
        expect(answer.headers['cache-control']).toBe('no-cache');
      },
    );

    it('carries a nonce of its own in each page, the one that its policy allows [security 48]', async () => {
      const pages = await Promise.all([1, 2].map(() => test.http().get('/')));
      const nonces = pages.map((page) => /content="([^"]+)"/.exec(page.text)?.[1] ?? '');
      expect(nonces[0]).not.toBe(nonces[1]);
      pages.forEach((page, i) =>
        expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[i]}'`),
      );
    });

    it('allows scripts of this origin only, frames of the checkout only, and no one to frame it [security 49]', async () => {
      const policy = (await test.http().get('/')).headers['content-security-policy'] ?? '';
      expect(policy).toContain(`script-src 'self';`);
      expect(policy).toContain('frame-src http://127.0.0.1:4999;');
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(policy).not.toMatch(/unsafe|\*/);
    });

    it('lets the service worker ask this origin, and nothing but that, and keeps it for no time', async () => {
      const { headers } = await test
        .http()
        .get('/offline.js')
        .expect(200)
        .expect('Content-Type', /javascript/);
      expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'; frame-ancestors 'none'`);
      expect(headers['cache-control']).toBe('no-cache');
    });

    it('keeps files with a hash in their name for a year, others for no time', async () => {
      expect((await test.http().get('/main.0a1b2c3d.js').expect(200)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
      expect((await test.http().get('/favicon.svg').expect(200)).headers['cache-control']).toBe('no-cache');
    });

    it.each([
      '/main.ffffffff.js',
      '/remotes/creator/missing.js',
      '/remotes/creator/',
      '/remotes/unknown/mf-manifest.json',
      '/remotes',
      '/remotes/creator/..%2f..%2fsecret.txt',
      '/remotes/creator/%2e%2e/secret.txt',
    ])('is not served in the place of a missing file: %s', async (address) => {
      const answer = await test.http().get(address).expect(404);
      expect(answer.body.code).toBe('NOT_FOUND');
    });
  });

  describe('the opening of a page', () => {
    const open = async (address: string, cookie = '') => {
      const { text } = await test.http().get(address).set('Cookie', cookie).expect(200);
      const links = [...text.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)].map(
        ([, as, href]) => `${as} ${href}`,
      );
      return { frame: /data-opening="([^"]+)"/.exec(text)?.[1], links };
    };
    const EVERYWHERE = ['fetch /api/auth/user', 'fetch /api/config'];
    const START = ['script /start.0a.js', 'style /start.0a.css'];
    const SIGNED_IN = 'sid=anything';

    it.each(['/auth', '/', '/sfx-creator', '/support?x=1'])(
      'is the sign-in page’s for visitors at %s',
      async (address) => {
        expect(await open(address)).toEqual({
          frame: 'signed-out',
          links: [...EVERYWHERE, ...START, 'script /auth.0a.js'],
        });
      },
    );

    it('asks for everything that a remote’s page is made of at once, each file one time', async () => {
      const remote = [
        'script /remotes/creator/remoteEntry.0a1b2c3d.js',
        'style /remotes/creator/pages.0a.css',
        'script /remotes/creator/pages.0a.js',
      ];
      const manifest = 'fetch /remotes/creator/mf-manifest.json';
      expect(await open('/sfx-creator', SIGNED_IN)).toEqual({
        frame: 'signed-in creator',
        links: [...EVERYWHERE, manifest, ...START, 'script /frame.0a.js', ...remote],
      });
    });

    it.each([
      ['/', 'signed-in', [...START, 'script /frame.0a.js', 'script /dashboard.0a.js']],
      ['/account', 'signed-in', ['fetch /remotes/account/mf-manifest.json', ...START, 'script /frame.0a.js']],
      ['/pricing', 'signed-in', [...START, 'script /frame.0a.js']],
      ['/auth', 'none', START],
      ['/legal/terms', 'none', START],
      ['/constructor', 'none', START],
    ])('of a signed-in person knows %s, whatever the manifests say', async (address, frame, links) => {
      expect(await open(address, SIGNED_IN)).toEqual({ frame, links: [...EVERYWHERE, ...links] });
    });
  });

  it('serves a remote’s manifest for no time and its hashed entry for a year', async () => {
    expect((await test.http().get('/remotes/creator/mf-manifest.json').expect(200)).headers['cache-control']).toBe(
      'no-cache',
    );
    expect(
      (await test.http().get('/remotes/creator/remoteEntry.0a1b2c3d.js').expect(200)).headers['cache-control'],
    ).toContain('immutable');
  });

  it('compresses text and leaves media as they are', async () => {
    const script = await test
      .http()
      .get('/main.0a1b2c3d.js')
      .set('Accept-Encoding', 'gzip')
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(script.headers['content-encoding']).toBe('gzip');
    const font = await test.http().get('/assets/font.0a1b2c3d.woff2').set('Accept-Encoding', 'gzip').expect(200);
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.headers['accept-ranges']).toBe('bytes');
    expect(gunzipIfNeeded(script.body).length).toBe(SCRIPT.length);
  });

  it('compresses a text whose name has its hash once, for whoever takes brotli', async () => {
    const get = (encoding: string) => test.http().get('/main.0a1b2c3d.js').set('Accept-Encoding', encoding);
    const plain = await get('identity').expect(200);
    for (const { headers } of [await get('gzip, br').expect(200), await get('br').expect(200)]) {
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Encoding') });
      for (const name of ['content-type', 'cache-control', 'content-security-policy'])
        expect([name, headers[name]?.toLowerCase()]).toEqual([name, plain.headers[name]?.toLowerCase()]);
      expect(Number(headers['content-length'])).toBeLessThan(SCRIPT.length / 2);
    }
    await get('br').set('Range', 'bytes=0-9').expect(206);
    await test.http().get('/gone.0a1b2c3d.js').set('Accept-Encoding', 'br').expect(404);
  });

  it('serves what the build packed as it is, and the text itself to whoever takes no brotli', async () => {
    const get = (encoding: string) => test.http().get('/packed.0a1b2c3d.js').set('Accept-Encoding', encoding);
    expect((await get('gzip, br').expect(200)).headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(PACKED.length),
    });
    expect((await get('identity').expect(200)).text).toBe(SCRIPT);
  });

  it.each(['/pricing?tab=1', '/', '//evil.example/x'])('leads 127.0.0.1 to the public address: %s', async (address) => {
    const answer = await test.http().get(address).set('Host', '127.0.0.1:3000').expect(302);
    expect(answer.headers['location']).toBe(`http://localhost:3000${address.replace(/^\/+/, '/')}`);
  });

  it('answers programs that call the API at 127.0.0.1', async () => {
    await test.http().get('/api/health/live').set('Host', '127.0.0.1:3000').expect(200);
  });

  it.each(['/', '/api/plans', '/api/nothing', '/main.0a1b2c3d.js', '/api/docs'])(
    'sends the protecting headers with %s [security 50]',
    async (address) => {
      const { headers } = await test.http().get(address);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain(`default-src 'none'`);
      expect(headers['permissions-policy']).toContain('microphone=()');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each([
    ['/?project=7', 'microphone=(self)'],
    ['/', 'microphone=()'],
    ['/?project=x', 'microphone=()'],
    ['/sfx-library?project=7', 'microphone=()'],
    ['/api/projects?project=7', 'microphone=()'],
  ])('lets only the document of a project record: %s [security 66]', async (address, policy) => {
    const { headers } = await test.http().get(address);
    expect(headers['permissions-policy']).toContain(policy);
  });

  it('lets nobody store answers of the API [security 50]', async () => {
    const { agent } = await signIn(test);
    for (const address of ['/api/auth/user', '/api/projects', '/api/sound-effects/all']) {
      const answer = await agent.get(address).expect(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'; sandbox`);
    }
  });

  it('tells the browser what it must know of the settings, and no secret [spec 7.30] [security 55]', async () => {
    const answer = await test.http().get('/api/config').expect(200);
    expect(answer.body).toEqual({
      appEnv: 'development',
      timelineEditor: 'live',
      sendFilesUrl: 'https://send.example/',
      supportEmail: 'support@localhost',
      checkoutOrigin: 'http://127.0.0.1:4999',
      devLogin: true,
      engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
      generators: [],
      hasPlans: true,
      hasFfmpeg: true,
      remotes: {
        mfe_creator: '/remotes/creator/mf-manifest.json',
        mfe_timeline: '/remotes/timeline/mf-manifest.json',
        mfe_billing: '/remotes/billing/mf-manifest.json',
        mfe_account: '/remotes/account/mf-manifest.json',
      },
    });
  });

  describe('health', () => {
    it('is live and ready with database, storage and queue', async () => {
      await test.http().get('/api/health/live').expect(200, { status: 'ok' });
      const answer = await test.http().get('/api/health/ready').expect(200);
      expect(answer.body).toEqual({
        status: 'ok',
        checks: ['database', 'storage', 'queue'],
        node: process.versions.node,
      });
    });

    it('names what is down, and says when it is about to stop', async () => {
      const probes = new HealthProbes();
      probes.register('well', () => Promise.resolve());
      probes.register('ill', () => Promise.reject(new Error('cold')));
      expect(await probes.down()).toEqual(['ill']);
      probes.drain();
      expect(await probes.down()).toEqual(['process']);
    });
  });

  describe('metrics', () => {
    it('count requests by route, never by address', async () => {
      await test.http().get('/api/projects/4711').expect(401);
      const answer = await test.http().get('/metrics').expect(200);
      expect(answer.text).toContain('http_request_seconds_count{route="/api/projects/:id",method="GET",status="401"}');
      expect(answer.text).toContain('pool_in_use');
      // In a label; a sum of seconds may have any digits.
      expect(answer.text).not.toMatch(/="[^"]*4711/);
    });

    it('do not exist for callers from elsewhere without the token [security 55]', async () => {
      const fromElsewhere = () => test.http().get('/metrics').set('X-Forwarded-For', '198.51.100.1');
      await fromElsewhere().expect(404);
      await fromElsewhere().set('Authorization', 'Bearer wrong').expect(404);
      await fromElsewhere().set('Authorization', 'Bearer a token of some length').expect(200);
      // Where there is no token, there is none that opens them.
      const elsewhere = {
        socket: { remoteAddress: '198.51.100.1' },
        headers: { authorization: 'Bearer undefined' },
      } as unknown as Parameters<typeof mayReadMetrics>[1];
      expect(mayReadMetrics({ ...test.env, METRICS_TOKEN: undefined }, elsewhere)).toBe(false);
    });
  });

  describe('the document', () => {
    it('knows every call, what it answers and how it fails [security 40]', async () => {
      const { body } = await test.http().get('/api/docs-json').expect(200);
      for (const [path, item] of Object.entries(
        body.paths as Record<string, Record<string, { responses: Record<string, unknown> }>>,
      )) {
        for (const [method, operation] of Object.entries(item)) {
          const statuses = Object.keys(operation.responses);
          expect([
            `${method} ${path}`,
            statuses.some((status) => /^[23]\d\d$/.test(status)),
            statuses.includes('default'),
          ]).toEqual([`${method} ${path}`, true, true]);
        }
      }
      expect(Object.keys(body.components.schemas)).toContain('ErrorResponse');
    });

    it('can be read at /api/docs', async () => {
      const page = await test.http().get('/api/docs').expect(200);
      expect(page.text).toContain('swagger-ui');
      await test.http().get('/api/docs/swagger-ui-bundle.js').expect(200);
    });
  });
});

function gunzipIfNeeded(body: Buffer): Buffer {
  return body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;
}
