import { useActivity } from '@whoosh/api-client';
import { LIMITS, type SecurityEvent } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import { formatWhen, LoadProblem } from '@whoosh/ui/more';
import { t } from '../../messages';
import sectionStyles from '../Section.module.css';
import entryStyles from '../Entries.module.css';
import styles from './SecuritySection.module.css';

/** The record of the account's security, the newest first, page by page. */
export function RecentActivity() {
  const activity = useActivity();
  const events = activity.data?.pages.flat() ?? [];
  return (
    <section aria-label={t('activity.title')}>
      <div className={sectionStyles.head}>
        <h2>{t('activity.title')}</h2>
      </div>
      <p className={`secondary ${styles.means}`}>{t('activity.means', { days: LIMITS.securityEventsDays })}</p>
      {activity.isPending && <div className={entryStyles.waiting} aria-busy="true" />}
      {activity.isError && activity.data === undefined && (
        <LoadProblem what={t('activity.yours')} onRetry={() => void activity.refetch()} />
      )}
      {activity.isSuccess && events.length === 0 && <p className="secondary">{t('activity.none')}</p>}
      {events.length > 0 && (
        <ul className={entryStyles.list} aria-label={t('activity.yours')}>
          {events.map((event) => (
            <ActivityEntry key={event.id} event={event} />
          ))}
        </ul>
      )}
      {activity.hasNextPage && (
        <Button
          className={styles.more ?? ''}
          loading={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          {t('activity.more')}
        </Button>
      )}
    </section>
  );
}

function ActivityEntry({ event: { event, at, network, isThisNetwork } }: { event: SecurityEvent }) {
  return (
    <li className={styles.event}>
      <span>{t(`activity.event.${event}`)}</span>
      <span className="small tertiary">
        {network !== null && <>{isThisNetwork ? t('activity.thisNetwork') : t('activity.network', { network })} · </>}
        <time dateTime={at}>{formatWhen(at, new Date())}</time>
      </span>
    </li>
  );
}
