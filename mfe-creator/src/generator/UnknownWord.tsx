import type { UnknownWords } from '@whoosh/contracts';
import { scoreWord } from '@whoosh/scene-editing';
import { FamilyDot } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './Score.module.css';

interface UnknownWordProps {
  word: UnknownWords;
  /** Puts other words in its place. */
  onReplace: (word: UnknownWords, words: string) => void;
}

/** So many sources are offered for a word; the server's list begins with the best. */
const OFFERED = 3;

/** A word that means nothing to the engine, and sources that it may have meant: each takes its place in the text. */
export function UnknownWord({ word, onReplace }: UnknownWordProps) {
  const { text, suggestions } = word;
  return (
    <span className={styles.unknownWord} role="group" aria-label={t('unknownWord.notUnderstood', { text })}>
      <span className={styles.dashed}>{t('unknownWord.notUnderstood', { text })}</span>
      {suggestions.slice(0, OFFERED).map(({ model, label, family }) => (
        <button
          key={model}
          type="button"
          className={styles.suggestion}
          aria-label={t('unknownWord.useInsteadOf', { label: scoreWord(label), text })}
          onClick={() => onReplace(word, label.toLowerCase())}
        >
          <FamilyDot family={family} />
          {scoreWord(label)}?
        </button>
      ))}
    </span>
  );
}
