import { createHash } from 'node:crypto';

/** SHA-256 of a take's samples, all channels one after the other as they are in memory. */
export function takeDigest({ channels }) {
  const hash = createHash('sha256');
  for (const channel of channels) hash.update(new Uint8Array(channel.buffer, channel.byteOffset, channel.byteLength));
  return hash.digest('hex');
}

/** One SHA-256 of the takes that a source was graded on, in their order. */
export function samplesOf(takeDigests) {
  return createHash('sha256').update(takeDigests.join(' ')).digest('hex');
}

/**
 * The sources whose grade rests on other samples than the engine plays now, or on none that are known.
 * @param {readonly string[]} ids
 * @param {Readonly<Record<string, { samples?: string }>>} evidence by source
 * @param {(id: string) => string} samplesNow renders; asked only where there is something to compare with
 */
export function staleAmong(ids, evidence, samplesNow) {
  return ids.filter((id) => evidence[id]?.samples === undefined || evidence[id].samples !== samplesNow(id));
}
