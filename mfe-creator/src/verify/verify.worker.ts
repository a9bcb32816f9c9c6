import { checkProvenance } from '@whoosh/sound-engine/provenance';
import type { VerifyAnswer, VerifyRequest } from './protocol';

/** The engine that renders a sound again, off the page's thread. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<VerifyRequest>) => void answer(data).then((found) => self.postMessage(found)),
);

async function answer({ text, sound }: VerifyRequest): Promise<VerifyAnswer> {
  try {
    return { kind: 'report', report: await checkProvenance(text, sound, sha256) };
  } catch (error) {
    return { kind: error instanceof RangeError ? 'unreadable' : 'failed' };
  }
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
