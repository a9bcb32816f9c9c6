/** SHA-256 of every bit of every sample, channel after channel, little-endian, as 64 hex digits. */
export function hashPcm(channels: readonly Float32Array[]): Promise<string> {
  const bytes = new Uint8Array(channels.reduce((sum, channel) => sum + 4 * channel.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const channel of channels)
    for (let i = 0; i < channel.length; i++, at += 4) view.setFloat32(at, channel[i], true);
  return sha256(bytes);
}

/** The same for a text, in UTF-8. */
export function hashText(text: string): Promise<string> {
  return sha256(Uint8Array.from(new TextEncoder().encode(text)));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
