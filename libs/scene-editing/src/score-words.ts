import { isKey, t } from './messages';
import { sourceName } from './messages/sources';

const TIMES = /^(\d+) times$/;
const AT_SECOND = /^at ([\d.]+) s$/;
const FOR_SECONDS = /^for ([\d.]+) s$/;
const PER_SECOND = /^([\d.]+) per second$/;
const CLOSEST_TO = /^closest to: (.+)$/;

/** The engine reads Japanese in pieces and joins them with gaps, which nobody writes. */
const JAPANESE = '[\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Han}ー]';
const JAPANESE_GAP = new RegExp(`(?<=${JAPANESE}) (?=${JAPANESE})`, 'gu');

/**
 * A word of the score in the language of the page. Scenes, which are stored and shared, keep theirs in English: names
 * of sounds, chips and settings are translated where they show; what the person wrote stays as it is.
 */
export function scoreWord(english: string): string {
  const key = `word.${english}`;
  if (isKey(key)) return t(key);
  const count = TIMES.exec(english)?.[1];
  // as kept scenes say it
  if (count === '1') return t('word.once');
  if (count !== undefined) return t('score.times', { count: Number(count) });
  const rate = PER_SECOND.exec(english)?.[1];
  if (rate !== undefined) return t('score.perSecond', { count: Number(rate) });
  const closest = CLOSEST_TO.exec(english)?.[1];
  if (closest !== undefined) return t('score.closestTo', { name: sourceName(closest) });
  const length = FOR_SECONDS.exec(english)?.[1];
  if (length !== undefined) return t('score.forSeconds', { count: Number(length) });
  const second = AT_SECOND.exec(english)?.[1];
  return second === undefined ? sourceName(english.replace(JAPANESE_GAP, '')) : t('score.atSecond', { second });
}
