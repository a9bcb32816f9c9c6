/** A signed-in program against a running product. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../postgres/server.mjs';
import { ROOT } from '../workspace/root.mjs';

const run = promisify(execFile);

/** Signs up by dev-login and grants credits through the operator's command. */
export async function signedInClient(product, email, credits = 0) {
  const answer = await fetch(`${product.url}/api/auth/dev-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: email.split('@')[0] }),
  });
  if (!answer.ok) throw new Error(`dev-login: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (credits > 0) await admin(product, ['grant', email, String(credits), `bench-${email}`]);
  const sends =
    (method) =>
    (url, body, headers = {}) =>
      fetch(product.url + url, {
        method,
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
  return {
    cookie,
    get: (url) => fetch(product.url + url, { headers: { cookie } }),
    post: sends('POST'),
    put: sends('PUT'),
    patch: sends('PATCH'),
  };
}

/** Runs `npm run admin -- …` against the product's own database. */
export async function admin(product, args) {
  const url = await findPostgres(path.join(product.dataDir, 'postgres'));
  const env = { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: url, PORT: String(product.port) };
  return run(process.execPath, [path.join(ROOT, 'backend/dist/admin.js'), ...args], { env, cwd: ROOT });
}
