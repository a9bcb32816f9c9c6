import { Button } from 'antd';
import { t } from '../messages';
import styles from './LoadProblem.module.css';

interface LoadProblemProps {
  /** Begins the sentence: "Your projects". */
  what: string;
  onRetry: () => void;
}

/** In place of a list that could not be loaded: what happened, and the way to try again. */
export function LoadProblem({ what, onRetry }: LoadProblemProps) {
  return (
    <div role="alert" className={styles.problem}>
      {t('loadProblem.couldNotBeLoaded', { what })}
      <Button size="small" onClick={onRetry}>
        {t('loadProblem.retry')}
      </Button>
    </div>
  );
}
