import { catalogue } from '@whoosh/ui';
import { t as tAtOnce } from '..';
import english from './en.json';

/** The texts of what loads after the page: with it they load, too. */
const later = catalogue(english, (language) => import(`./${language}.json`));

type LaterKey = keyof typeof english;
type Key = LaterKey | Parameters<typeof tAtOnce>[0];

const isLater = (key: Key): key is LaterKey => Object.hasOwn(english, key);

/** Texts of what is loaded with `loadedLater`, and those that the page has anyway. */
export function t(key: Key, values?: Parameters<typeof tAtOnce>[1]): string {
  return isLater(key) ? later.t(key, values) : tAtOnce(key, values);
}

/** Those of what is loaded later with parts that are more than text. */
export const { rich } = later;
