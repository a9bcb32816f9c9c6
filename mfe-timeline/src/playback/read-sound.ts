import { requestBytes } from '@whoosh/api-client';

/** Where a WAV is: at an address, or in this page. */
export type SoundFile = string | Blob;

/** Bytes from..to of a file. @throws ApiError, or an AbortError */
export async function readSound(file: SoundFile, from: number, to: number, signal: AbortSignal): Promise<ArrayBuffer> {
  return typeof file === 'string'
    ? (await requestBytes(file, from, to, signal)).bytes
    : file.slice(from, to).arrayBuffer();
}
