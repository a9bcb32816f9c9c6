import type { InterpretResponse } from '@whoosh/contracts';
import { unusedSentence } from '../generator/unused-sentence';
import { t } from '../messages';
import styles from './Unread.module.css';

type UnreadProps = Pick<InterpretResponse, 'unused' | 'notUnderstood'>;

/** Words that nothing came of. */
export function Unread({ unused, notUnderstood }: UnreadProps) {
  const lines = [
    ...unused.map(unusedSentence),
    ...notUnderstood.map(({ text }) => t('unknownWord.notUnderstood', { text })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={`small secondary ${styles.unread}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
