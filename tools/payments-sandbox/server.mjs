// @ts-check
/** A stand-in for the payment provider on this machine: the API, the checkout page and signed messages. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { ApiFailure } from './api-error.mjs';
import { nameOfCheckout } from './checkouts.mjs';
import { deskAction } from './desk.mjs';
import { newId } from './objects.mjs';
import { portalAction } from './portal.mjs';
import { Store } from './store.mjs';
import { Webhooks } from './webhooks.mjs';

const MAX_BODY_BYTES = 100_000;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const PAGE = new URL('./page/', import.meta.url);
/** The product's own colours, so that the pages look like its. */
const TOKENS = new URL('../../libs/ui/src/theme/tokens.css', import.meta.url);
const ASSETS = new Set([
  '/tokens.css',
  '/sandbox.css',
  '/page.js',
  '/checkout.js',
  '/portal.js',
  '/desk.js',
  '/log.js',
]);

/**
 * @typedef {object} SandboxOptions
 * @property {string} folder where the state is kept
 * @property {number} port 0 for any
 * @property {string} appOrigin whose pages may frame the checkout
 * @property {string} apiKey what the SDK must send
 * @property {string} webhookUrl
 * @property {string} webhookSecret
 */

/**
 * Starts the sandbox on loopback.
 * @param {SandboxOptions} options
 */
export async function startSandbox(options) {
  const store = new Store(options.folder);
  const webhooks = new Webhooks(store, { url: options.webhookUrl, secret: options.webhookSecret });
  const site = { api: new Api(store, webhooks), webhooks, store, options };
  const server = createServer((request, response) => void serve(site, request, response));
  await listen(server, options.port);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  site.api.origin = origin;
  return {
    origin,
    async stop() {
      webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.save();
    },
  };
}

/**
 * On the wished port, or on any other when that is taken. @param {import('node:http').Server} server @param {number}
 * port
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(undefined));
    server.once('error', (error) => {
      if (!('code' in error) || error.code !== 'EADDRINUSE') return reject(error);
      server.once('error', reject);
      server.listen(0, '127.0.0.1');
    });
    server.listen(port, '127.0.0.1');
  });
}

/** @typedef {{ api: Api, webhooks: Webhooks, store: Store, options: SandboxOptions }} Site */

/**
 * @param {Site} site @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse}
 * response
 */
async function serve(site, request, response) {
  const answer = (/** @type {number} */ status, /** @type {string} */ type, /** @type {string} */ body) =>
    response
      .writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'request-id': newId('req'),
        ...pagePolicy(site.options.appOrigin),
      })
      .end(body);
  try {
    if (!LOOPBACK_HOST.test(request.headers.host ?? '') || PROXY_HEADERS.some((name) => name in request.headers))
      return answer(404, 'text/plain', 'Not found');
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const body = await readBody(request);
    if (url.pathname.startsWith('/v1/'))
      return answer(200, 'application/json', await callApi(site, request, url, body));
    return page(site, request, url, body, answer);
  } catch (error) {
    if (error instanceof ApiFailure) return answer(error.status, 'application/json', JSON.stringify(error.body));
    console.error(error);
    return answer(
      500,
      'application/json',
      JSON.stringify({ error: { type: 'api_error', message: 'The sandbox failed.' } }),
    );
  }
}

/** @param {Site} site @param {import('node:http').IncomingMessage} request @param {URL} url @param {string} body */
async function callApi(site, request, url, body) {
  const { chaos } = site.store.state;
  if (chaos.delayMs > 0) await sleep(chaos.delayMs);
  if (chaos.failNext > 0) {
    chaos.failNext -= 1;
    throw new ApiFailure(500, 'api_error', 'The sandbox fails on request.', { type: 'api_error' });
  }
  if (request.headers.authorization !== `Bearer ${site.options.apiKey}`)
    throw new ApiFailure(401, 'api_key_invalid', 'Invalid API Key provided.');
  const key = request.headers['idempotency-key'];
  return site.api.call(
    request.method ?? 'GET',
    url.pathname.slice('/v1'.length),
    request.method === 'GET' ? url.search.slice(1) : body,
    typeof key === 'string' ? key : undefined,
  );
}

/**
 * @param {Site} site @param {import('node:http').IncomingMessage} request @param {URL} url @param {string} body
 * @param {(status: number, type: string, body: string) => unknown} answer
 */
function page(site, request, url, body, answer) {
  if (request.method === 'GET' && ASSETS.has(url.pathname)) {
    const type = url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    return answer(
      200,
      type,
      readFileSync(url.pathname === '/tokens.css' ? TOKENS : new URL(`.${url.pathname}`, PAGE), 'utf8'),
    );
  }
  if (request.method === 'GET' && ['/checkout', '/portal', '/desk', '/log'].includes(url.pathname)) {
    return answer(
      200,
      'text/html; charset=utf-8',
      readFileSync(new URL(`.${url.pathname}.html`, PAGE), 'utf8').replace('APP_ORIGIN', site.options.appOrigin),
    );
  }
  if (request.method === 'GET' && url.pathname === '/deliveries') {
    const log = site.store.state.deliveries.map(({ event, statuses, delivered, isLost = false }) => ({
      id: event.id,
      type: event.type,
      at: event.created,
      statuses,
      delivered,
      isLost,
    }));
    return answer(200, 'application/json', JSON.stringify(log, null, 2));
  }
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
    return answer(404, 'text/plain', 'Not found');
  // A JSON type makes another site's page ask first, and nobody here answers that question.
  if (url.pathname === '/deliveries/repeat') {
    site.webhooks.repeatAll();
    return answer(200, 'application/json', '{}');
  }
  const order = JSON.parse(body);
  const { id, secret, card, authenticated, action } = order;
  if (url.pathname === '/desk/do') return answer(200, 'application/json', JSON.stringify(deskAction(site.api, order)));
  if (url.pathname === '/portal/do')
    return answer(
      200,
      'application/json',
      JSON.stringify(portalAction(site.api, String(id), String(action), String(card ?? ''))),
    );
  if (url.pathname === '/checkout/session') {
    const session = site.api.checkouts.ofPage(String(id), String(secret));
    return answer(
      200,
      'application/json',
      JSON.stringify({ amount: session.amount_total, status: session.status, name: nameOfCheckout(session) }),
    );
  }
  if (url.pathname === '/checkout/pay')
    return answer(
      200,
      'application/json',
      JSON.stringify(site.api.checkouts.pay(String(id), String(secret), String(card), authenticated === true)),
    );
  return answer(404, 'text/plain', 'Not found');
}

/** @param {string} appOrigin */
const pagePolicy = (appOrigin) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin}`,
  ].join('; '),
  'cross-origin-resource-policy': 'same-origin',
});

/** @param {import('node:http').IncomingMessage} request @returns {Promise<string>} */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new ApiFailure(413, 'body_too_large', 'The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
