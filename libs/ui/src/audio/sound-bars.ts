import { decodeBars, type Bar } from '@whoosh/contracts';
import { placeholderBars } from './placeholder-bars';

/** Bars of a sound, or what stands for them. */
export interface SoundBars {
  bars: readonly Bar[];
  /** They could not be read: the bars are made up and drawn in border colour. */
  placeholder: boolean;
}

const decoded = new Map<string, SoundBars>();
/** A library of 1,000 sounds fits; beyond that the oldest go. */
const CACHE_SIZE = 1200;

/**
 * Reads the stored bars of a sound; unreadable ones become the placeholder. The same text gives the same object.
 * @param name seeds the placeholder
 */
export function readBars(text: string, name: string): SoundBars {
  const key = `${text}\n${text.length === 0 ? name : ''}`;
  const known = decoded.get(key);
  if (known) return known;
  const result = decodeOrPlaceholder(text, name);
  decoded.set(key, result);
  const oldest = decoded.keys().next();
  if (decoded.size > CACHE_SIZE && !oldest.done) decoded.delete(oldest.value);
  return result;
}

function decodeOrPlaceholder(text: string, name: string): SoundBars {
  try {
    const bars = decodeBars(text);
    if (bars.length > 0) return { bars, placeholder: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return { bars: placeholderBars(name), placeholder: true };
}
