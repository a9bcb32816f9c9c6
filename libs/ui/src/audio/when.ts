import { dateLocale } from '../language';
import { t } from '../messages';
const DAY_MS = 86_400_000;

/**
 * A creation date as rows show it: Today, 09:12; Yesterday, 18:40; 18 Nov, 11:20; 18 Nov 2025 in another year.
 * @param iso the moment; in the viewer's time zone
 */
export function formatWhen(iso: string, now: Date): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const time = date.toLocaleTimeString(dateLocale(), { hour: '2-digit', minute: '2-digit' });
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
  if (daysAgo === 0) return t('when.today', { time });
  if (daysAgo === 1) return t('when.yesterday', { time });
  const day = date.toLocaleDateString(dateLocale(), { day: 'numeric', month: 'short' });
  return date.getFullYear() === now.getFullYear() ? `${day}, ${time}` : `${day} ${date.getFullYear()}`;
}

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
