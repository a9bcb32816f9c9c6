import {
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  type UIEvent,
} from 'react';
import { MarkedWords, promptSegments, type Understanding } from '@whoosh/scene-editing';
import { LIMITS } from '@whoosh/contracts';
import { t } from '../messages';
import { counterTone } from './model/counter';
import styles from './PromptField.module.css';

interface PromptFieldProps {
  ref?: Ref<PromptFieldHandle>;
  text: string;
  understanding: Understanding | null;
  /**
   * The words of the takes below, which stand under the empty field, in the room that they had in it: nothing moves
   * when it is cleared. null: they are none, or it is not empty.
   */
  wordsOfTakes: string | null;
  /** The words of this layer are lit. */
  litLayer: string | null;
  error: string | null;
  onChange: (text: string) => void;
  onHoverLayer: (layer: string | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

export interface PromptFieldHandle {
  focus: () => void;
}

/**
 * The text of the prompt. Behind a transparent textarea the same text is set once more with the underlines;
 * that copy also gives the height, so the field grows with its lines without measuring.
 */
export function PromptField({
  ref,
  text,
  understanding,
  wordsOfTakes,
  litLayer,
  error,
  onChange,
  onHoverLayer,
  onKeyDown,
}: PromptFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const underlay = useRef<HTMLDivElement>(null);
  const words = wordsOfTakes ?? text;
  const segments = useMemo(() => promptSegments(words, understanding), [words, understanding]);
  const shown = <MarkedWords segments={segments} litLayer={litLayer} />;
  useImperativeHandle(ref, () => ({
    focus: () => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    },
  }));
  const followScroll = (event: UIEvent<HTMLTextAreaElement>) => {
    if (underlay.current) underlay.current.scrollTop = event.currentTarget.scrollTop;
  };
  return (
    <div className={styles.box}>
      <div className={styles.stack}>
        <div ref={underlay} className={styles.underlay} aria-hidden="true">
          {text !== '' && shown}
          {text === '' && (wordsOfTakes ?? t('promptField.placeholder'))}
          {/* a line break at the end needs something after it to have a height */}
          {'\u200b'}
        </div>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={text}
          autoFocus
          spellCheck
          autoComplete="off"
          aria-label={t('promptField.describeYourSoundEffect')}
          aria-invalid={error !== null}
          aria-describedby="prompt-note prompt-back prompt-count"
          // a short one, which needs one line on a phone, too
          placeholder={t(wordsOfTakes === null ? 'promptField.placeholder' : 'promptBox.describeASound')}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onScroll={followScroll}
          onPointerMove={(event) => onHoverLayer(layerUnder(event))}
          onPointerLeave={() => onHoverLayer(null)}
        />
      </div>
      {wordsOfTakes !== null && (
        <p id="prompt-back" className={styles.back}>
          {t('promptField.wordsComeBack')}
        </p>
      )}
      <p id="prompt-note" className={styles.note} role="alert">
        {error}
      </p>
      {wordsOfTakes !== null && error === null && (
        <p className={styles.wordsOfTakes} title={wordsOfTakes}>
          {shown}
        </p>
      )}
      <span id="prompt-count" className={`mono ${styles.counter} ${styles[counterTone(text.length)]}`}>
        {text.length} / {LIMITS.promptCounter}
        {text.length > LIMITS.promptCounter && <span className="visually-hidden"> {t('promptField.longer')}</span>}
      </span>
    </div>
  );
}

/** The layer of the word under the pointer: the words lie behind the textarea, so they are found by place. */
function layerUnder(event: PointerEvent): string | null {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => element instanceof HTMLElement && element.dataset.layer);
  return under instanceof HTMLElement ? (under.dataset.layer ?? null) : null;
}
