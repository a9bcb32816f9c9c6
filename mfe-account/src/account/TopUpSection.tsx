import type { User } from '@whoosh/contracts';
import { Button, ButtonLink, formatDollars, formatNumber } from '@whoosh/ui';
import { t } from '../messages';
import styles from './Section.module.css';

/** Spec §9: this page's own list, all of it announced only. */
const PACKS = [
  { credits: 100, price: 2.99 },
  { credits: 500, price: 9.99 },
  { credits: 1000, price: 17.99 },
];

/** The balance and the packs that this page announces; the ones on sale are on /top-up. */
export function TopUpSection({ user }: { user: User }) {
  return (
    <section aria-label={t('shared.topUpCredits')}>
      <div className={styles.head}>
        <h2>{t('shared.topUpCredits')}</h2>
        <span className={styles.action}>
          <ButtonLink to="/top-up">{t('topUpSection.topUpCredits')}</ButtonLink>
        </span>
      </div>
      <p className="secondary">{t('topUpSection.currentBalanceCredits', { credits: user.credits ?? 0 })}</p>
      <ul className={styles.packs}>
        {PACKS.map(({ credits, price }) => (
          <li key={credits} className={styles.pack}>
            <span className="mono">{t('topUpSection.credits', { credits: formatNumber(credits) })}</span>
            <span className="mono secondary">{formatDollars(price)}</span>
            <Button size="small" disabled>
              {t('shared.comingSoon')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
