import { CircleAlert } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import { FailureLink, failureLine } from '@whoosh/ui/more';
import { t } from '../messages';
import type { FailedGeneration } from './model/generation-state';
import styles from './PromptBox.module.css';

interface FailureNoteProps {
  failed: FailedGeneration;
  onRetry: () => void;
}

/**
 * Keeps beside the prompt why its sound was not made, when the toast that told it is gone: what happened, what it cost,
 * and the way to try again.
 */
export function FailureNote({ failed: { why }, onRetry }: FailureNoteProps) {
  return (
    <div className={styles.failure} role="group" aria-label={why.title}>
      <Icon icon={CircleAlert} className={styles.failureIcon} />
      {/* of a generation that failed it is known that it cost nothing; one whose server is away may still end well */}
      <span>
        {failureLine(why, why.support ? t('generation.nothingCharged') : '')}{' '}
        {why.plans && <FailureLink failure={why} />}
      </span>
      <Button size="small" onClick={onRetry}>
        {t('generation.tryAgain')}
      </Button>
    </div>
  );
}
