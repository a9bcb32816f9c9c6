import { ButtonLink, Icon, usePageTitle } from '@whoosh/ui';
import { LoadProblem } from '@whoosh/ui/more';
import { ArrowLeft } from 'lucide-react';
import { t } from '../messages';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  /** Of the project. */
  name: string;
  onRetry: () => void;
}

/** In place of a project whose timeline could not be loaded: try again, or go back. */
export function LoadFailure({ name, onRetry }: LoadFailureProps) {
  usePageTitle(name);
  return (
    <section className={styles.failure} aria-labelledby="project-name">
      <ButtonLink to="/" type="text" size="small" icon={<Icon icon={ArrowLeft} />} className={styles.back ?? ''}>
        {t('shared.backToDashboard')}
      </ButtonLink>
      <h1 id="project-name">{name}</h1>
      <LoadProblem what={t('loadFailure.theTimeline')} onRetry={onRetry} />
    </section>
  );
}
