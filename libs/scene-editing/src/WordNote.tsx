import type { SourceChoice, UnknownWords } from '@whoosh/contracts';
import { FamilyDot } from '@whoosh/ui/more';
import { t } from './messages';
import { scoreWord } from './score-words';
import styles from './WordNote.module.css';

/** So many sources are offered for a word; the server's list begins with the likeliest. */
export const OFFERED_SOURCES = 3;

/** What is to be said of a word, and what may be done about it. */
export function WordNote({ said, children }: { said: string; children?: React.ReactNode }) {
  return (
    <span className={styles.note} role="group" aria-label={said}>
      <span className="chip-note">{said}</span>
      {children}
    </span>
  );
}

/** Something to press beside a word. */
export function WordChoice({ name, onChoose, children }: WordChoiceProps) {
  return (
    <button type="button" className="chip" aria-label={name} onClick={onChoose}>
      {children}
    </button>
  );
}

interface WordChoiceProps {
  /** Read in the place of what is shown. */
  name?: string;
  onChoose: () => void;
  children: React.ReactNode;
}

/** A source that a word may mean. */
export function SourceSuggestion({ choice, name, onChoose }: SourceSuggestionProps) {
  return (
    <WordChoice name={name} onChoose={onChoose}>
      <FamilyDot family={choice.family} />
      {scoreWord(choice.label)}?
    </WordChoice>
  );
}

interface SourceSuggestionProps {
  choice: SourceChoice;
  name: string;
  onChoose: () => void;
}

/** A word that makes no sound, and sources that it may have meant: each takes its place in the text. */
export function ReplaceableWord({ word, said, onReplace }: ReplaceableWordProps) {
  return (
    <WordNote said={said}>
      {word.suggestions.slice(0, OFFERED_SOURCES).map((choice) => (
        <SourceSuggestion
          key={choice.model}
          choice={choice}
          name={t('wordNote.useInsteadOf', { label: scoreWord(choice.label), text: word.text })}
          onChoose={() => onReplace(word, choice.label.toLowerCase())}
        />
      ))}
    </WordNote>
  );
}

interface ReplaceableWordProps {
  word: UnknownWords;
  said: string;
  /** Puts other words in its place. */
  onReplace: (word: UnknownWords, words: string) => void;
}
