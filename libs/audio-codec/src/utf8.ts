/**
 * The bytes of a text in UTF-8 (RFC 3629); halves of surrogate pairs become U+FFFD. TextEncoder belongs to the
 * platforms, and this lib to none.
 * @param most bytes: a text that is longer ends before the letter that would pass them
 */
export function utf8(text: string, most = Infinity): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const encoded = encode(code >= 0xd800 && code <= 0xdfff ? 0xfffd : code);
    if (bytes.length + encoded.length > most) break;
    bytes.push(...encoded);
  }
  return Uint8Array.from(bytes);
}

function encode(code: number): number[] {
  if (code < 0x80) return [code];
  const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
  if (code < 0x1_0000) return [0xe0 | (code >> 12), tail(6), tail(0)];
  return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
}
