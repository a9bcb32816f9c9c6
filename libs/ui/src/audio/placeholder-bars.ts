import { LIMITS, type Bar } from '@whoosh/contracts';

/**
 * The random waveform that stands for a sound which cannot be read (docs/spec-walk.md, part 8).
 * The same name always gives the same bars; it is drawn in border colour, so that it does not pass for the sound.
 */
export function placeholderBars(name: string, count: number = LIMITS.waveformBars): Bar[] {
  let state = Array.from(name).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619),
    2166136261,
  );
  return Array.from({ length: count }, () => {
    // xorshift32: enough for a picture
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return { level: 0.15 + 0.6 * ((state >>> 0) / 4294967296), brightness: 0 };
  });
}
