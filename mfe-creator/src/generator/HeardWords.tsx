import type { InterpretedLayer, InterpretResponse, SourceChoice, UnknownWords, UnusedWords } from '@whoosh/contracts';
import { addLayer, scoreWord, setSource, type SceneEdits } from '@whoosh/scene-editing';
import { FamilyDot } from '@whoosh/ui/more';
import { t } from '../messages';
import { UnknownWord } from './UnknownWord';
import { unusedSentence } from './unused-sentence';
import styles from './Score.module.css';

/** So many sources are offered; the server's list begins with the likeliest. */
const OFFERED = 3;

interface HeardWordsProps {
  interpretation: InterpretResponse;
  edits: SceneEdits;
  onEdit: (edits: SceneEdits) => void;
  /** Puts other words into the text in the place of some. */
  onReplace: (word: UnknownWords, words: string) => void;
  /** Asks for any of all sounds in the place of a layer. */
  onChooseSource: (layer: string) => void;
  /** Asks for any of all sounds that a word shall stand for. */
  onChooseFor: (word: UnusedWords) => void;
}

/**
 * What is doubtful of a reading, each with what may be meant instead: guesses, words that mean nothing here; and words
 * that were not used though all else is sure.
 */
export function HeardWords({ interpretation, edits, onEdit, onReplace, onChooseSource, onChooseFor }: HeardWordsProps) {
  const { layers, unused, notUnderstood, scene } = interpretation;
  return (
    <>
      {layers
        .filter(({ guessed }) => guessed)
        .map((layer) => (
          <Doubt
            key={layer.id}
            said={t('heardWords.guess', { words: wordsOf(layer, scene.text), label: scoreWord(layer.label) })}
          >
            {layer.alternatives.slice(0, OFFERED).map((choice) => (
              <Suggestion
                key={choice.model}
                choice={choice}
                name={t('heardWords.rather', { label: scoreWord(choice.label), instead: scoreWord(layer.label) })}
                onChoose={() => onEdit(setSource(edits, layer.id, choice))}
              />
            ))}
            <button type="button" className={styles.suggestion} onClick={() => onChooseSource(layer.id)}>
              {t('heardWords.another')}
            </button>
          </Doubt>
        ))}
      {unused.map((word) => (
        <Doubt key={`${word.span[0]}-${word.text}`} said={unusedSentence(word)}>
          {(word.isUnknown ? [] : word.suggestions.slice(0, OFFERED)).map((choice) => (
            <Suggestion
              key={choice.model}
              choice={choice}
              name={t('heardWords.add', { label: scoreWord(choice.label) })}
              onChoose={() => onEdit(addLayer(edits, choice, word.text))}
            />
          ))}
          <button
            type="button"
            className={styles.suggestion}
            aria-label={t('heardWords.chooseFor', { text: word.text })}
            onClick={() => onChooseFor(word)}
          >
            {t('heardWords.choose')}
          </button>
        </Doubt>
      ))}
      {notUnderstood.map((word) => (
        <UnknownWord key={`${word.span[0]}-${word.text}`} word={word} onReplace={onReplace} />
      ))}
    </>
  );
}

function wordsOf({ spans }: InterpretedLayer, text: string): string {
  return spans.map(([from, to]) => text.slice(from, to)).join(' ');
}

function Doubt({ said, children }: { said: string; children: React.ReactNode }) {
  return (
    <span className={styles.unknownWord} role="group" aria-label={said}>
      <span className={styles.dashed}>{said}</span>
      {children}
    </span>
  );
}

function Suggestion({ choice, name, onChoose }: { choice: SourceChoice; name: string; onChoose: () => void }) {
  return (
    <button type="button" className={styles.suggestion} aria-label={name} onClick={onChoose}>
      <FamilyDot family={choice.family} />
      {scoreWord(choice.label)}?
    </button>
  );
}
