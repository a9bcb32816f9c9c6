import { useState } from 'react';
import { useConfig } from '@whoosh/api-client';
import type { InterpretResponse } from '@whoosh/contracts';
import { readingWords } from '@whoosh/scene-editing';
import { Button } from '@whoosh/ui';
import { ConfirmDialog } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './ReadElsewhere.module.css';

interface ReadElsewhereProps {
  answer: InterpretResponse;
  /** The answer is of an earlier text. */
  stale: boolean;
  /** The other reader was asked. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
}

/** In this browser: that it was said once where the words go. */
const TOLD_KEY = 'whoosh.other-reader-told';

/**
 * The reader that the operator has set up beside ours: asked on a press where ours is not sure. Before the first time
 * it says that the words leave this server. Nothing where there is none.
 */
export function ReadElsewhere({ answer, stale, isAsked, onAsk }: ReadElsewhereProps) {
  const name = useConfig().data?.otherReader;
  const [isTelling, setTelling] = useState(false);
  if (name === undefined || (!isAsked && !isUnsure(answer))) return null;
  const ask = () => {
    rememberTold();
    setTelling(false);
    onAsk(true);
  };
  return (
    <div className={styles.line}>
      {isAsked ? (
        <>
          <span className="small secondary" role="status">
            {t(
              stale
                ? 'readElsewhere.asking'
                : answer.readBy === undefined
                  ? 'readElsewhere.failed'
                  : 'readElsewhere.readBy',
              {
                name,
              },
            )}
          </span>
          <Button type="text" size="small" onClick={() => onAsk(false)}>
            {t('readElsewhere.own')}
          </Button>
        </>
      ) : (
        <Button size="small" disabled={stale} onClick={() => (isTold() ? ask() : setTelling(true))}>
          {t('readElsewhere.ask', { name })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isTelling}
        title={t('readElsewhere.ask', { name })}
        action={t('readElsewhere.send')}
        onCancel={() => setTelling(false)}
        onConfirm={ask}
      >
        <p>{t('readElsewhere.leaves', { name })}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Something of it is not surely what was meant. */
function isUnsure({ layers, unused, notUnderstood, meaningless }: InterpretResponse): boolean {
  const isDoubtful = layers.some((layer) => readingWords(layer).level !== 'sure');
  return meaningless || isDoubtful || notUnderstood.length > 0 || unused.some(({ isUnknown }) => !isUnknown);
}

function isTold(): boolean {
  try {
    return localStorage.getItem(TOLD_KEY) !== null;
  } catch {
    // without storage it is said every time
    return false;
  }
}

function rememberTold(): void {
  try {
    localStorage.setItem(TOLD_KEY, 'true');
  } catch {
    // said again next time
  }
}
