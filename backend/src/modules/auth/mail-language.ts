import type { Language } from '@whoosh/contracts';
import type { User } from './user.entity';

/** The language that a person gets mails in: the one they chose, else the one that they signed in with last. */
export function mailLanguage({ language, seenLanguage }: Pick<User, 'language' | 'seenLanguage'>): Language {
  return language ?? seenLanguage ?? 'en';
}
