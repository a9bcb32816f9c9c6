import type { User } from '@whoosh/contracts';
import { Button, ButtonLink } from '@whoosh/ui';
import styles from './Section.module.css';

/** Spec §9: this page's own list, all of it announced only. */
const PACKS = [
  { credits: 100, price: '$2.99' },
  { credits: 500, price: '$9.99' },
  { credits: 1000, price: '$17.99' },
];

/** The balance and the packs that this page announces; the ones on sale are on /top-up. */
export function TopUpSection({ user }: { user: User }) {
  return (
    <section aria-label="Top up Credits">
      <div className={styles.head}>
        <h2>Top up Credits</h2>
        <span className={styles.action}>
          <ButtonLink to="/top-up">Top Up Credits</ButtonLink>
        </span>
      </div>
      <p className="secondary">Current balance: {(user.credits ?? 0).toLocaleString('en-US')} credits</p>
      <ul className={styles.packs}>
        {PACKS.map(({ credits, price }) => (
          <li key={credits} className={styles.pack}>
            <span className="mono">{credits} credits</span>
            <span className="mono secondary">{price}</span>
            <Button size="small" disabled>
              Coming Soon
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
