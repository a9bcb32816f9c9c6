import { TurningIcon } from '../base/TurningIcon';
import { t } from '../messages';
import styles from './Loading.module.css';

interface LoadingProps {
  text?: string;
  /** Centred in the whole window instead of in its area. */
  page?: boolean;
}

/** A centred indicator with words. */
export function Loading({ text = t('loading.loading'), page = false }: LoadingProps) {
  return (
    <div role="status" className={page ? styles.page : styles.area}>
      <TurningIcon />
      {text}
    </div>
  );
}
