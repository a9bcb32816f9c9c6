import { dateLocale } from '../language';
import { t } from '../messages';

const DAY_MS = 86_400_000;

/** The same two for all rows: making one takes longer than drawing the row. */
const formats = new Map<string, Record<'time' | 'day', Intl.DateTimeFormat>>();

function formatsOf(locale: string): Record<'time' | 'day', Intl.DateTimeFormat> {
  const known = formats.get(locale);
  if (known) return known;
  const made = {
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
  };
  formats.set(locale, made);
  return made;
}

/**
 * A creation date as rows show it: Today, 09:12; Yesterday, 18:40; 18 Nov, 11:20; 18 Nov 2025 in another year.
 * @param iso the moment; in the viewer's time zone
 */
export function formatWhen(iso: string, now: Date): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const written = formatsOf(dateLocale());
  const time = written.time.format(date);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
  if (daysAgo === 0) return t('when.today', { time });
  if (daysAgo === 1) return t('when.yesterday', { time });
  const day = written.day.format(date);
  return date.getFullYear() === now.getFullYear() ? `${day}, ${time}` : `${day} ${date.getFullYear()}`;
}

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
