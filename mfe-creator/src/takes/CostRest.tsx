import { Link } from '@whoosh/ui';
import { PlansLink } from '@whoosh/ui/more';
import type { CostLine } from './cost-line';
import styles from './CostRest.module.css';

/** What is left after a request, or why it cannot be paid and where more is to be had. */
export function CostRest({ cost: { rest, insufficient, offers } }: { cost: CostLine }) {
  if (!insufficient) return <span className="secondary">{rest}</span>;
  return (
    <span className={styles.insufficient}>
      {offers ? (
        <Link to="/pricing">{rest}</Link>
      ) : (
        <>
          <span>{rest}</span> <PlansLink />
        </>
      )}
    </span>
  );
}
