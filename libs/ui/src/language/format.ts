import type { Language } from '@whoosh/contracts';
import { currentLanguage } from './catalogue';

/** The days of English are written as in Britain: 3 December. */
const DATE_LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' };
/** Dollars of English without the country's name: $3. */
const NUMBER_LOCALES: Partial<Record<Language, string>> = { en: 'en-US' };

/** Tag for Intl.DateTimeFormat in the language of the page. */
export function dateLocale(): string {
  return DATE_LOCALES[currentLanguage()] ?? currentLanguage();
}

/** Tag for Intl.NumberFormat in the language of the page. */
export function numberLocale(): string {
  return NUMBER_LOCALES[currentLanguage()] ?? currentLanguage();
}

/** Made once for each language and kind of number: making one takes longer than a hundred numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number as the language of the page writes it, for instance 1,000 or 1.000. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  const locale = numberLocale();
  const key = options === undefined ? locale : `${locale} ${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, options);
    numberFormats.set(key, format);
  }
  return format.format(value);
}

/** A number with so many decimals, for instance 1.50 or 1,50. */
export function formatDecimals(value: number, decimals: number): string {
  return formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false });
}

const decimalSigns = new Map<string, string>();

/** What stands before decimals in the language of the page, a point or a comma; asked for in every frame of a clock. */
export function decimalSign(): string {
  const locale = numberLocale();
  const sign = decimalSigns.get(locale) ?? formatDecimals(0, 1).charAt(1);
  decimalSigns.set(locale, sign);
  return sign;
}

/** An amount in dollars, with cents where there are some: $3, $2.99, 2,99 $. */
export function formatDollars(amount: number): string {
  return formatNumber(amount, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
}
