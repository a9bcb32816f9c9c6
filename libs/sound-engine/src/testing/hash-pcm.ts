/** Two 32-bit FNV-1a hashes with different seeds over every bit of every sample, as 16 hex digits; -0 and 0 differ. */
export function hashPcm(channels: readonly Float32Array[]): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (const channel of channels) {
    const words = new Int32Array(channel.buffer, channel.byteOffset, channel.length);
    for (let i = 0; i < words.length; i++) {
      a = Math.imul(a ^ words[i], 0x01000193);
      b = Math.imul(b ^ words[i] ^ i, 0x85ebca6b);
      // FNV carries upwards only; turning brings high bits down.
      a = (a << 13) | (a >>> 19);
      b = (b << 17) | (b >>> 15);
    }
  }
  return hex(a) + hex(b);
}

/** The same for a text, by its UTF-16 units. */
export function hashText(text: string): string {
  return hashPcm([Float32Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))]);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
