import type { InterpretResponse } from '@whoosh/contracts';
import { unreadSentences } from '@whoosh/scene-editing';
import styles from './Unread.module.css';

type UnreadProps = Pick<InterpretResponse, 'unused' | 'notUnderstood'>;

/** Words that nothing came of. */
export function Unread(reading: UnreadProps) {
  const lines = unreadSentences(reading);
  if (lines.length === 0) return null;
  return (
    <ul className={`small secondary ${styles.unread}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
