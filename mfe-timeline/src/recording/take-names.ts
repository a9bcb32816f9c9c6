import type { ProjectMedia } from '@whoosh/contracts';
import { t } from '../messages/later';
import type { Clip } from '../model';

/** "Take 1" and on. */
export const takeName = (number: number): string => t('recorder.take', { number });

/** The name of the next take beside those that there are. */
export function nextTakeName(names: Iterable<string>): string {
  const taken = new Set(names);
  let number = 1;
  while (taken.has(takeName(number))) number += 1;
  return takeName(number);
}

/** Whether a sound of one's own is called as takes are. */
export function isTakeName(name: string): boolean {
  const [number = ''] = /\d+/.exec(name) ?? [];
  return number !== '' && name === takeName(Number(number));
}

/** Tells clips of takes from others. */
export function takesAmong(media: readonly Pick<ProjectMedia, 'id' | 'name'>[]): (clip: Clip) => boolean {
  const takes = new Set(media.filter(({ name }) => isTakeName(name)).map(({ id }) => id));
  return ({ mediaId }) => mediaId !== null && takes.has(mediaId);
}
