import { useInterpretation } from '@whoosh/api-client';
import { LIMITS, type UnknownWords } from '@whoosh/contracts';
import { Input } from '@whoosh/ui';
import {
  MarkedWords,
  notUnderstoodSentence,
  promptSegments,
  ReplaceableWord,
  unreadSentences,
  unusedSentence,
  WordNote,
} from '@whoosh/scene-editing';
import { useId, useMemo, useRef, type KeyboardEvent, type UIEvent } from 'react';
import { t } from '../messages';
import { useRested } from '../scenes/useRested';
import type { GenerationForm } from './generation-form';
import styles from './DescriptionField.module.css';

interface DescriptionFieldProps {
  form: GenerationForm;
  error: string | null;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The description of a sound. Over it lies the same text once more, unseen but for the lines under its words: those
 * that the engine hears, those that mean nothing to it and those that it does not use.
 */
export function DescriptionField({ form, error, onChange, onKeyDown }: DescriptionFieldProps) {
  const { text, duration, intensity } = form;
  const rested = useRested(text);
  const { data: answer } = useInterpretation({ description: rested, duration, intensity });
  const understood = text.trim() === '' ? undefined : answer;
  const segments = useMemo(
    () => promptSegments(text, understood === undefined ? null : { ...understood, text: understood.scene.text }),
    [text, understood],
  );
  const replace = ({ text: unknownText, span: [from, to] }: UnknownWords, words: string) => {
    // the answer may be of an earlier text
    if (text.slice(from, to) === unknownText) onChange(text.slice(0, from) + words + text.slice(to));
  };
  const overlay = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const followScroll = (event: UIEvent<HTMLTextAreaElement>) => {
    if (overlay.current !== null) overlay.current.scrollTop = event.currentTarget.scrollTop;
  };
  return (
    <div>
      <div className={styles.stack}>
        <div ref={overlay} className={styles.overlay} aria-hidden="true">
          <MarkedWords segments={segments} />
        </div>
        <Input.TextArea
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onScroll={followScroll}
          // antd's own growing field writes a style attribute, which the content security policy refuses
          rows={2}
          className={styles.text ?? ''}
          placeholder={t('descriptionField.describeASoundWhatIt')}
          aria-label={t('shared.description')}
          aria-invalid={error !== null}
          aria-describedby={noteId}
          status={error === null ? '' : 'error'}
          maxLength={LIMITS.promptMaxLength}
        />
      </div>
      <p id={noteId} className="visually-hidden" aria-live="polite">
        {understood !== undefined && unreadSentences(understood).join('; ')}
      </p>
      {understood !== undefined && understood.notUnderstood.length + understood.unused.length > 0 && (
        <div className={styles.notes}>
          {understood.notUnderstood.map((word) => (
            <ReplaceableWord
              key={`${word.span[0]} ${word.text}`}
              word={word}
              said={notUnderstoodSentence(word)}
              onReplace={replace}
            />
          ))}
          {understood.unused.map((word) => {
            const key = `${word.span[0]} ${word.text}`;
            const said = unusedSentence(word);
            return word.isUnknown ? (
              <WordNote key={key} said={said} />
            ) : (
              <ReplaceableWord key={key} word={word} said={said} onReplace={replace} />
            );
          })}
        </div>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
