const SAMPLE_RATE = 8_000;
const FRAMES = 800;
const HEADER_BYTES = 44;

/** Seconds that `silence()` lasts. */
export const SILENCE_SECONDS = FRAMES / SAMPLE_RATE;

/** A short WAV in which nothing is heard: mono, 16 bit. What can play it can play the next sound at once. */
export function silence(): Blob {
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + 2 * FRAMES));
  const write = (offset: number, text: string) =>
    [...text].forEach((letter, index) => bytes.setUint8(offset + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  bytes.setUint32(4, bytes.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, SAMPLE_RATE, true);
  bytes.setUint32(28, 2 * SAMPLE_RATE, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  write(36, 'data');
  bytes.setUint32(40, 2 * FRAMES, true);
  return new Blob([bytes], { type: 'audio/wav' });
}
