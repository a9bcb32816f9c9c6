import { existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GenerationStatusResponse } from '@whoosh/contracts';
import { Product } from '../support/product';

/** A cookie jar's worth of HTTP for programs. */
async function signIn(
  product: Product,
  email: string,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const answer = await fetch(`${product.url}/api/auth/dev-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Grace' }),
  });
  if (!answer.ok) throw new Error(`dev-login: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (path, init = {}) =>
    fetch(product.url + path, { ...init, headers: { cookie, 'content-type': 'application/json', ...init.headers } });
}

/** Makes a sound, and waits for it where the answer comes before it is ready, as on a busy machine. */
async function soundOf(call: Awaited<ReturnType<typeof signIn>>, body: object): Promise<{ audioUrl48k: string }> {
  const answer = await call('/api/sound-effects/generate', { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status).toBeLessThan(300);
  if (answer.status !== 202) return (await answer.json()) as { audioUrl48k: string };
  for (let now = (await answer.json()) as GenerationStatusResponse; ; await sleep(200)) {
    if (now.result !== null) return { audioUrl48k: now.result.audioUrl48k };
    expect(now.error).toBeNull();
    now = (await (await call(now.url)).json()) as GenerationStatusResponse;
  }
}

/** Asks until what is asked for is so. @throws Error after 10 seconds */
async function reach<T>(read: () => Promise<T>, isReached: (value: T) => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (let now = await read(); !isReached(now); now = await read()) {
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(now)} after 10 seconds`);
    await sleep(20);
  }
}

/** In the short form it stands beside others: a sound that takes long there fails for no reason of its own. */
const PATIENCE: Record<string, string> = process.env['TEST_FORM'] === 'short' ? { SOUND_LIMIT_SECONDS: '100' } : {};

describe('npm start', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start(PATIENCE);
  });
  afterAll(() => product?.dispose());

  it('refuses a second start on the same data in one sentence', async () => {
    await expect(product.launchBeside()).resolves.toMatch(/Whoosh is already running at http:\/\/localhost:\d+/);
  });

  it('keeps sounds and sessions through kill -9 of the whole process group [security 59] [long]', async () => {
    const call = await signIn(product, 'grace@example.com');
    const { audioUrl48k } = await soundOf(call, { description: 'a church bell', duration: 2, seed: 7 });
    const before = Buffer.from(await (await call(audioUrl48k)).arrayBuffer());
    await product.crash();
    await product.launch();
    const after = await call(audioUrl48k);
    expect(after.status).toBe(200);
    expect(Buffer.from(await after.arrayBuffer()).equals(before)).toBe(true);
  });

  it('is ready again within 8 seconds of kill -9 [long]', async () => {
    await product.crash();
    expect(await product.launch()).toBeLessThan(8000);
  });

  it('finishes or refunds within 10 seconds of the restart what kill -9 interrupted [long]', async () => {
    const call = await signIn(product, 'grace@example.com');
    const waiting = await (await call('/api/generations?saved=false')).json();
    for (const { id } of waiting as { id: string }[]) await call(`/api/generations/${id}`, { method: 'DELETE' });
    const key = crypto.randomUUID();
    const interrupted = call('/api/sound-effects/generate', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ description: 'heavy rain on a tin roof, then thunder', duration: 10, takes: 2, seed: 3 }),
    }).catch(() => undefined);
    const states = async (): Promise<string[]> => {
      const generations = (await (await call('/api/generations?saved=false')).json()) as {
        progress: { state: string };
      }[];
      return generations.map(({ progress }) => progress.state);
    };
    await reach(states, (now) => now.some((state) => state !== 'done'));
    await product.crash();
    await interrupted;
    await product.launch();
    await reach(states, (now) => now.length > 0 && now.every((state) => state === 'done' || state === 'failed'));
  });

  it('is backed up while it makes sounds; restored elsewhere, it has every sound of before [security 61] [long]', async () => {
    const call = await signIn(product, 'grace@example.com');
    await product.grant('grace@example.com', 20);
    const generate = (description: string) =>
      call('/api/sound-effects/generate', { method: 'POST', body: JSON.stringify({ description, duration: 3 }) });
    const { audioUrl48k: address } = (await (await generate('a church bell')).json()) as { audioUrl48k: string };
    const before = Buffer.from(await (await call(address)).arrayBuffer());
    const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-backup-'));
    const [backup, elsewhere] = [path.join(folder, 'backup'), path.join(folder, 'data')];
    const busy = generate('heavy rain');
    expect(await product.command('tools/backup/backup.mjs', [backup])).toMatch(
      /^Backed up .* the database and \d+ files/,
    );
    expect((await busy).status).toBe(200);
    expect(await product.command('tools/backup/restore.mjs', [backup], elsewhere)).toMatch(
      /1 accounts, .* 0 wrong balances, 0 damaged files/,
    );
    await expect(product.command('tools/backup/restore.mjs', [backup], elsewhere)).rejects.toThrow(
      'a restore overwrites nothing',
    );
    const restored = await Product.startOn(elsewhere);
    try {
      const again = await (await signIn(restored, 'grace@example.com'))(address);
      expect(before.length).toBeGreaterThan(100_000);
      expect(Buffer.from(await again.arrayBuffer()).equals(before)).toBe(true);
    } finally {
      await restored.dispose();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('names a sound that was cut short in every copy, and restores the rest only where accepted [security 61] [long]', async () => {
    const call = await signIn(product, 'grace@example.com');
    await product.grant('grace@example.com', 20);
    const made = await call('/api/sound-effects/generate', {
      method: 'POST',
      body: JSON.stringify({ description: 'a door slams', duration: 2 }),
    });
    const name = path.basename(((await made.json()) as { audioUrl48k: string }).audioUrl48k);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-backup-'));
    const [backup, elsewhere] = [path.join(folder, 'backup'), path.join(folder, 'data')];
    truncateSync(path.join(product.dataDir, 'files', name.slice(0, 2), name), 100);
    const cut = `${name} is shorter: 100 of`;
    try {
      await expect(product.command('tools/backup/backup.mjs', [backup])).rejects.toThrow(cut);
      await expect(product.command('tools/backup/verify-backup.mjs', [backup])).rejects.toThrow(cut);
      await expect(product.command('tools/backup/restore.mjs', [backup], elsewhere)).rejects.toThrow(cut);
      await expect(product.command('tools/backup/restore.mjs', [backup, '--accept-damage'], elsewhere)).rejects.toThrow(
        cut,
      );
      expect(existsSync(path.join(elsewhere, 'postgres'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('ends with status 0 when it is told to stop', async () => {
    expect(await product.stop()).toBe(0);
  });
});
