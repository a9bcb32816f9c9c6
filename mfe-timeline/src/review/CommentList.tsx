import type { ReviewComment } from '@whoosh/contracts';
import type { ReactNode } from 'react';
import { t } from '../messages/later';
import { MomentButton } from '../words/MomentButton';
import styles from './review.module.css';

interface CommentListProps {
  comments: readonly ReviewComment[];
  /** Goes to a moment, milliseconds. */
  onGoTo: (ms: number) => void;
  /** A moment, milliseconds, in words: the timecode of the picture where there is one. */
  wordsOf: (ms: number) => string;
  actionsOf?: (comment: ReviewComment) => ReactNode;
}

/** What was said of a timeline, in the order of its moments. */
export function CommentList({ comments, onGoTo, wordsOf, actionsOf }: CommentListProps) {
  const ordered = [...comments].sort((a, b) => a.at - b.at || a.id - b.id);
  return (
    <section className={styles.comments} aria-label={t('review.comments')}>
      <h3>{t('review.comments')}</h3>
      {ordered.length === 0 && <p className="small secondary">{t('review.none')}</p>}
      <ul>
        {ordered.map((comment) => (
          <li key={comment.id} className={comment.resolved ? styles.resolved : undefined}>
            <MomentButton at={comment.at * 1_000} words={wordsOf(comment.at * 1_000)} onGoTo={onGoTo} />
            <p>
              <strong>{comment.author}</strong> {comment.text}
              {comment.resolved && <span className="small tertiary"> ({t('review.resolved')})</span>}
            </p>
            {actionsOf !== undefined && <span className={styles.actions}>{actionsOf(comment)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
