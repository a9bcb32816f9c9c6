import { dateLocale } from '../language';

/**
 * A day as sentences name it: 3 December, with the year when it is another than this one.
 * @param iso the moment; in the viewer's time zone
 */
export function formatDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString(dateLocale(), {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/**
 * A moment as sentences name it: its day, and the time as the viewer's language writes it.
 * @param iso the moment; in the viewer's time zone
 */
export function formatMoment(iso: string, now = new Date()): string {
  const time = new Date(iso).toLocaleTimeString(dateLocale(), { hour: 'numeric', minute: '2-digit' });
  return `${formatDay(iso, now)}, ${time}`;
}
