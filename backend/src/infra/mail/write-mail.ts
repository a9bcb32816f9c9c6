import type { Language } from '@whoosh/contracts';
import type { Mail } from './mailer';

/** What a mail says: paragraphs; {names} stand for what differs from mail to mail. */
export interface MailWords {
  subject: string;
  text: readonly string[];
}

/** Dates and amounts of English are written as in America. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : language);

type Values = Readonly<Record<string, string | number>>;

/** A text with its {names} replaced. */
export function fillIn(words: string, values: Values): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** A mail of paragraphs; one that comes out empty is left out. */
export function writeMail(to: string, { subject, text }: MailWords, values: Values = {}): Mail {
  const paragraphs = text.map((paragraph) => fillIn(paragraph, values)).filter((paragraph) => paragraph !== '');
  return { to, subject: fillIn(subject, values), text: paragraphs.join('\n\n') };
}

/** A day by the calendar of Greenwich: November 29, 2026. */
export function dayText(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** @param amount in the currency's smallest unit @param currency ISO 4217 */
export function moneyText(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
