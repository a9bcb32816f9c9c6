import { unzipSync } from 'fflate';
import type { SignedIn } from './factories';

/** Reads an answer as the bytes that it is. */
export function binary(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

/** The files in a ZIP of ours, read by a library that did not write it. */
export async function unzipped({ agent }: SignedIn, address: string): Promise<Record<string, Uint8Array>> {
  return unzipSync(
    (await agent.get(address).buffer(true).parse(binary).expect(200).expect('content-type', 'application/zip')).body,
  );
}
