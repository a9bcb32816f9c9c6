import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './create-test-app';

/** All mails that the application has written to its outbox, the oldest first. */
export async function mails(test: TestApp): Promise<Email[]> {
  const directory = join(test.env.DATA_DIR, 'outbox');
  const names = await readdir(directory).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(directory, name)))),
  );
}

/** The mails to one address. */
export async function mailsTo(test: TestApp, address: string): Promise<Email[]> {
  return (await mails(test)).filter((mail) => mail.to?.some((to) => to.address === address));
}

/** The code in the newest mail to this address, as a person reads it. @throws Error when there is none */
export async function codeFor(test: TestApp, address: string): Promise<string> {
  const newest = (await mailsTo(test, address)).at(-1);
  const code = /^\s+(\d{6})\s*$/m.exec(newest?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`no code was mailed to ${address}`);
  return code;
}

/** Another code than the right one. */
export function wrongCode(right: string): string {
  return right === '000000' ? '000001' : '000000';
}
