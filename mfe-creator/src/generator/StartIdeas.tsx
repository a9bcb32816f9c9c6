import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import { ideasOnPage } from './model/ideas';
import styles from './StartIdeas.module.css';

/** Descriptions to begin with; a click fills the box. */
export function StartIdeas({ onPick }: { onPick: (text: string) => void }) {
  const [page, setPage] = useState(0);
  return (
    <section aria-labelledby="ideas-title">
      <div className={styles.head}>
        <h2 id="ideas-title">Start from one of these</h2>
        <Button type="text" size="small" icon={<Icon icon={RefreshCw} />} onClick={() => setPage((shown) => shown + 1)}>
          Other ideas
        </Button>
      </div>
      <ul className={styles.ideas}>
        {ideasOnPage(page).map((idea) => (
          <li key={idea}>
            <button type="button" className={styles.idea} onClick={() => onPick(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
