import { t } from '../messages/later';

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
