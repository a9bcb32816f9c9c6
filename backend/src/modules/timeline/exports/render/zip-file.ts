import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** What a ZIP holds: a text, or a file that stands on the disk. */
export type ZipEntry = { name: string; text: string } | { name: string; file: string };

/** Writes a ZIP. Sound and video do not get smaller, so nothing is compressed. */
export async function writeZip(target: string, entries: readonly ZipEntry[], signal: AbortSignal): Promise<void> {
  const zip = new ZipFile();
  for (const entry of entries) {
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text, 'utf8'), entry.name, { compress: false });
    else zip.addFile(entry.file, entry.name, { compress: false });
  }
  zip.end();
  await pipeline(Readable.from(zip.outputStream), createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal });
}
