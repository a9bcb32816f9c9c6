import { t } from '../messages';
import english from '../messages/en.json';

/** Keys, alone or together, as the keyboards of the page's language name them: Ctrl+Home, Strg+Pos1. */
export function keyName(keys: string): string {
  return keys.replace(/[A-Z][a-z]+/g, (key) => {
    const message = `key.${key}`;
    return isMessage(message) ? t(message) : key;
  });
}

function isMessage(key: string): key is keyof typeof english {
  return Object.hasOwn(english, key);
}
