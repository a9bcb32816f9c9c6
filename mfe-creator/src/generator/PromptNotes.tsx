import type { ReactNode } from 'react';
import { Info, Lock } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import { FailureLink, type FailureToast } from '@whoosh/ui/more';
import { t } from '../messages';
import type { PromptForm } from '../request/prompt-form';
import { useInSight } from './useInSight';
import styles from './PromptNotes.module.css';

/** Asked before words without any meaning are paid for. */
export function MeaninglessNote() {
  return <Question>{t('promptBox.meaningless')}</Question>;
}

/** Says before it is paid for that the sound would be the same, and offers another. */
export function SameNote({ onAnotherTake }: { onAnotherTake: () => void }) {
  return (
    <Question>
      {t('promptBox.same')}
      <Button size="small" onClick={onAnotherTake}>
        {t('promptBox.anotherTake')}
      </Button>
    </Question>
  );
}

/** Answers a press of Generate: it stands below the button, and comes into sight where that is the window's edge. */
function Question({ children }: { children: ReactNode }) {
  const place = useInSight<HTMLParagraphElement>();
  return (
    <p ref={place} className={styles.note} role="alert">
      <Icon icon={Info} className={styles.icon} />
      {children}
    </p>
  );
}

interface EngineNoteProps {
  form: PromptForm;
  engineVersion: string | null;
}

/**
 * Says before it is paid for that a seed gives another sound than the one that it came from: another engine makes it.
 */
export function EngineNote({ form, engineVersion }: EngineNoteProps) {
  const made = form.seed === null ? null : form.engineVersion;
  if (made === null || engineVersion === null || made === engineVersion) return null;
  return (
    <p className={styles.note} role="note">
      <Icon icon={Info} className={styles.icon} />
      {t('promptBox.engineNote', { made, engineVersion })}
    </p>
  );
}

/** Says why the length goes no further, and where it would. @param refusal null: no plan goes further */
export function LimitNote({ refusal }: { refusal: FailureToast | null }) {
  if (refusal === null) return null;
  return (
    <p className={styles.note} role="alert">
      <Icon icon={Lock} className={styles.icon} />
      <span>
        {refusal.description} <FailureLink failure={refusal} />
      </span>
    </p>
  );
}
