import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { DiskStorage } from '../../infra/storage';
import { AccountCopyService } from './account-copy.service';
import { AccountLifecycle } from './account-lifecycle';
import type { User } from './user.entity';

const MEGABYTE = 1_000_000;
const FILES = ['a.wav', 'b.wav', 'c.wav'];
const ADA = { id: 7, email: 'ada@example.com', name: 'Ada', planId: 1, credits: 0, createdAt: new Date(0) } as User;

describe('the copy of an account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whoosh-copy-'));
  let storage: DiskStorage;
  let copies: AccountCopyService;
  let opened: jest.SpyInstance;

  beforeAll(async () => {
    storage = await DiskStorage.open(folder);
    for (const name of FILES) await storage.put(name, Buffer.alloc(4 * MEGABYTE, name), { contentType: 'audio/wav' });
    const lifecycle = new AccountLifecycle();
    lifecycle.register({
      erase: () => Promise.resolve(),
      filesOf: () => Promise.resolve(new Map([...FILES, 'gone.wav'].map((name) => [name, `sounds/${name}`]))),
    });
    copies = new AccountCopyService(lifecycle, storage);
  });
  beforeEach(() => {
    opened = jest.spyOn(storage, 'read');
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads no file before the one before it has gone out, so that a slow listener costs no memory', async () => {
    const content = copies.open(ADA, new AbortController().signal);
    const chunks: Buffer[] = [];
    let bytes = 0;
    let most = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      most = Math.max(most, opened.mock.calls.length - bytes / (4 * MEGABYTE));
    }
    // The one that is being read, and what streams hold back of the one before.
    expect(most).toBeLessThan(1.5);
    const files = unzipSync(Buffer.concat(chunks));
    expect(Object.keys(files)).toEqual(['account.json', ...FILES.map((name) => `sounds/${name}`)]);
    for (const name of FILES)
      expect(Buffer.from(files[`sounds/${name}`] ?? []).equals(Buffer.alloc(4 * MEGABYTE, name))).toBe(true);
  });

  it('stops reading when its listener leaves', async () => {
    const left = new AbortController();
    const content = copies.open(ADA, left.signal);
    content.on('error', () => undefined);
    await new Promise((resolve) => content.once('readable', resolve));
    content.read();
    left.abort();
    while (!content.destroyed) await wait(5);
    expect(opened.mock.calls.length).toBeLessThan(FILES.length);
  });
});
