import { dateLocale, useToldProblems } from '@whoosh/ui';
import { t } from '../messages';
import styles from './SupportPage.module.css';

/** What went wrong in this visit and when, for whoever writes about it. Nothing where all went well. */
export function RecentProblems() {
  const problems = useToldProblems();
  if (problems.length === 0) return null;
  const time = new Intl.DateTimeFormat(dateLocale(), { hour: '2-digit', minute: '2-digit' });
  return (
    <section className={styles.tips} aria-labelledby="recent-problems">
      <h2 id="recent-problems">{t('recentProblems.whatWentWrongLately')}</h2>
      <ul>
        {problems.map(({ id, at, title, description }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time> {title}
            {description !== undefined && `: ${description}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
