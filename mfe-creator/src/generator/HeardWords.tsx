import type { InterpretedLayer, InterpretResponse, UnknownWords, UnusedWords } from '@whoosh/contracts';
import {
  addLayer,
  notUnderstoodSentence,
  OFFERED_SOURCES,
  ReplaceableWord,
  scoreWord,
  setSource,
  SourceSuggestion,
  unusedSentence,
  WordChoice,
  WordNote,
  type SceneEdits,
} from '@whoosh/scene-editing';
import { t } from '../messages';

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
          <WordNote
            key={layer.id}
            said={t('heardWords.guess', { words: wordsOf(layer, scene.text), label: scoreWord(layer.label) })}
          >
            {layer.alternatives.slice(0, OFFERED_SOURCES).map((choice) => (
              <SourceSuggestion
                key={choice.model}
                choice={choice}
                name={t('heardWords.rather', { label: scoreWord(choice.label), instead: scoreWord(layer.label) })}
                onChoose={() => onEdit(setSource(edits, layer.id, choice))}
              />
            ))}
            <WordChoice onChoose={() => onChooseSource(layer.id)}>{t('heardWords.another')}</WordChoice>
          </WordNote>
        ))}
      {unused.map((word) => (
        <WordNote key={`${word.span[0]}-${word.text}`} said={unusedSentence(word)}>
          {(word.isUnknown ? [] : word.suggestions.slice(0, OFFERED_SOURCES)).map((choice) => (
            <SourceSuggestion
              key={choice.model}
              choice={choice}
              name={t('heardWords.add', { label: scoreWord(choice.label) })}
              onChoose={() => onEdit(addLayer(edits, choice, word.text))}
            />
          ))}
          <WordChoice name={t('heardWords.chooseFor', { text: word.text })} onChoose={() => onChooseFor(word)}>
            {t('heardWords.choose')}
          </WordChoice>
        </WordNote>
      ))}
      {notUnderstood.map((word) => (
        <ReplaceableWord
          key={`${word.span[0]}-${word.text}`}
          word={word}
          said={notUnderstoodSentence(word)}
          onReplace={onReplace}
        />
      ))}
    </>
  );
}

function wordsOf({ spans }: InterpretedLayer, text: string): string {
  return spans.map(([from, to]) => text.slice(from, to)).join(' ');
}
