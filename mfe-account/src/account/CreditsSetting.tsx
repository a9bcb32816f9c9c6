import { useLedger } from '@whoosh/api-client';
import type { LedgerEntry, User } from '@whoosh/contracts';
import { Button, formatNumber } from '@whoosh/ui';
import { formatWhen, LoadProblem, Skeleton } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './CreditsSetting.module.css';
import { debtText, ledgerText } from './ledger-text';
import { SettingRow } from './SettingRow';

/** Rows that stand in for movements that are not there yet. */
const WAITING_ROWS = 5;

/** The balance, and what became of every credit. */
export function CreditsSetting({ user }: { user: User }) {
  return (
    <SettingRow title={t('creditsSetting.credits')}>
      <p className={styles.balance}>{formatNumber(user.credits ?? 0)}</p>
      <UsageHistory />
    </SettingRow>
  );
}

function UsageHistory() {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLedger();
  const entries = data?.pages.flat() ?? [];
  if (isPending)
    return (
      <div aria-busy="true">
        <Skeleton active title={false} paragraph={{ rows: WAITING_ROWS, width: '100%' }} />
      </div>
    );
  // A later page that did not come leaves the earlier ones; its button tries again.
  if (isError && entries.length === 0)
    return <LoadProblem what={t('creditsSetting.yourUsageHistory')} onRetry={() => void refetch()} />;
  if (entries.length === 0) return <p className="secondary">{t('creditsSetting.nothingUsedAndNothingBought')}</p>;
  return (
    <>
      <ul className={styles.history} aria-label={t('creditsSetting.usageHistory')}>
        {entries.map((entry) => (
          <Movement key={entry.seq} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className={styles.more ?? ''} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('creditsSetting.showOlder')}
        </Button>
      )}
    </>
  );
}

function Movement({ entry }: { entry: LedgerEntry }) {
  const debt = debtText(entry);
  return (
    <li className={styles.movement}>
      <span className={styles.words}>
        <span className="one-line">{ledgerText(entry)}</span>
        {debt !== null && <span className="small tertiary">{debt}</span>}
      </span>
      <time className="small tertiary" dateTime={entry.at}>
        {formatWhen(entry.at, new Date())}
      </time>
      <span className={`mono ${styles.delta} ${entry.delta > 0 ? styles.gain : ''}`}>{signed(entry.delta)}</span>
    </li>
  );
}

/** With the sign that typography has for it: +500, −24. */
function signed(credits: number): string {
  if (credits === 0) return '0';
  return `${credits > 0 ? '+' : '\u2212'}${formatNumber(Math.abs(credits))}`;
}
