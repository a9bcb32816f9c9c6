import { useEffect, useRef } from 'react';
import { Button } from '@whoosh/ui';
import { t } from '../messages';
import styles from './LibraryPage.module.css';

/** The end of a list that goes on: what follows is asked for when it comes near, and by its button. */
export function MoreRows({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReached);
  useEffect(() => {
    reach.current = onReached;
  });
  useEffect(() => {
    if (end.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach.current(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.moreRows}>
      <Button type="text" onClick={onReached}>
        {t('moreRows.showMore')}
      </Button>
    </div>
  );
}
