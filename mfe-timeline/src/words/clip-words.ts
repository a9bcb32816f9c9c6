import { t } from '../messages';
import type { Clip } from '../model';
import { spokenTime } from './timecode';

/** A clip in words: Chain hoist, track 2, 24 seconds. */
export function clipWords({ track, startMs }: Pick<Clip, 'track' | 'startMs'>, name: string): string {
  return t('clipWords.track', { name, track: track + 1, startMs: spokenTime(startMs) });
}
