import { LIMITS, type Language } from '@whoosh/contracts';
import { dayText, writeMail, type Mail } from '../../infra/mail';
import type { Purpose } from './auth-challenge.entity';
import { AUTH_MAIL_TEXTS } from './auth-mail-texts';

/** Who a mail goes to, and in which language. */
export interface Recipient {
  to: string;
  language: Language;
}

export function codeMail({ to, language }: Recipient, purpose: Purpose, code: string): Mail {
  const { enter, ...words } = AUTH_MAIL_TEXTS[language].code;
  return { ...writeMail(to, words, { enter: enter[purpose], code, minutes: LIMITS.codeMinutes }), code };
}

/** To the owner of an address that somebody else wanted for their account. */
export function addressWantedMail({ to, language }: Recipient): Mail {
  return writeMail(to, AUTH_MAIL_TEXTS[language].addressWanted);
}

/** To the old address after a change; the link undoes it. */
export function addressChangedMail({ to, language }: Recipient, url: string, hours: number): Mail {
  return writeMail(to, AUTH_MAIL_TEXTS[language].addressChanged, { url, hours });
}

/** To the owner of an account that is to be deleted. @param on when it goes for good */
export function deletionMail({ to, language }: Recipient, on: Date, signInUrl: string): Mail {
  return writeMail(to, AUTH_MAIL_TEXTS[language].deletion, { day: dayText(on, language), url: signInUrl });
}

/** To the owner of an account that was to be deleted and stays. */
export function accountKeptMail({ to, language }: Recipient): Mail {
  return writeMail(to, AUTH_MAIL_TEXTS[language].accountKept);
}
