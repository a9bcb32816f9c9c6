import { useInterpretation } from '@whoosh/api-client';
import { LIMITS, type UnknownWords } from '@whoosh/contracts';
import { Input } from '@whoosh/ui';
import { promptSegments } from '@whoosh/scene-editing';
import { FamilyDot } from '@whoosh/ui/more';
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

/** So many sounds are offered for a word that means nothing; the server's list begins with the nearest. */
const OFFERED = 3;

/**
 * The description of a sound. Over it lies the same text once more, unseen but for the lines under the words that mean
 * nothing to the engine.
 */
export function DescriptionField({ form, error, onChange, onKeyDown }: DescriptionFieldProps) {
  const { text, duration, intensity } = form;
  const rested = useRested(text);
  const { data: answer } = useInterpretation({ description: rested, duration, intensity });
  const understood = text.trim() === '' ? undefined : answer;
  const segments = useMemo(
    () =>
      promptSegments(
        text,
        understood === undefined
          ? null
          : { text: understood.scene.text, layers: [], notUnderstood: understood.notUnderstood, unused: [] },
      ),
    [text, understood],
  );
  const unknown = segments.filter(({ kind }) => kind === 'not-understood').map((segment) => segment.text);
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
          {segments.map(({ kind, text: words }, index) =>
            kind === 'not-understood' ? <u key={index}>{words}</u> : <span key={index}>{words}</span>,
          )}
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
        {unknown.length > 0 && t('descriptionField.notUnderstood', { unknown: unknown.join(', ') })}
      </p>
      {understood !== undefined && understood.notUnderstood.length > 0 && (
        <div className={styles.suggestions}>
          {understood.notUnderstood.flatMap((word) =>
            word.suggestions.slice(0, OFFERED).map(({ model, label, family }) => (
              <button
                key={`${word.span[0]} ${model}`}
                type="button"
                className={styles.suggestion}
                aria-label={t('descriptionField.useInsteadOf', { label, text: word.text })}
                onClick={() => replace(word, label.toLowerCase())}
              >
                <FamilyDot family={family} />
                {label}?
              </button>
            )),
          )}
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
