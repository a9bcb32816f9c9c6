const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** RFC 4648, section 4; written out because the engine knows neither Node nor a page. */
export function fromBase64(text: string): Int8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Int8Array(Math.floor((digits.length * 3) / 4));
  const valueOf = new Int8Array(128);
  for (let value = 0; value < DIGITS.length; value++) valueOf[DIGITS.charCodeAt(value)] = value;
  let bits = 0;
  let count = 0;
  let at = 0;
  for (let i = 0; i < digits.length; i++) {
    bits = ((bits << 6) | (valueOf[digits.charCodeAt(i)] ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (bits >> count) & 0xff;
  }
  return bytes;
}
