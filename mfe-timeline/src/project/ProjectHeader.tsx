import type { Project } from '@whoosh/contracts';
import { Button, ButtonLink, Icon } from '@whoosh/ui';
import { ArrowLeft, CircleHelp, History, MessageSquare } from 'lucide-react';
import type { DraftClip } from '../drafts/draft-number';
import type { Keeping } from '../drafts/useKeeping';
import { ExportButton } from '../export/ExportButton';
import { t } from '../messages';
import styles from './ProjectHeader.module.css';
import { ProjectName } from './ProjectName';

interface ProjectHeaderProps {
  project: Project;
  /** Whether everything is saved, in words. */
  saveState: string;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  onShortcuts: () => void;
  /** What exports leave out. */
  drafts: readonly DraftClip[];
  keeping: Keeping;
  onReview: () => void;
  onVersions: () => void;
}

/** The line above a timeline project. */
export function ProjectHeader({
  project,
  saveState,
  flush,
  onShortcuts,
  drafts,
  keeping,
  onReview,
  onVersions,
}: ProjectHeaderProps) {
  return (
    <header className={styles.header}>
      <ButtonLink
        to="/"
        type="text"
        size="small"
        icon={<Icon icon={ArrowLeft} />}
        aria-label={t('shared.backToDashboard')}
      >
        <span className={styles.wide}>{t('shared.backToDashboard')}</span>
      </ButtonLink>
      <i className={styles.line} aria-hidden="true" />
      <ProjectName project={project} />
      <span className={`small tertiary ${styles.wide} ${styles.state}`} role="status">
        {saveState}
      </span>
      <span className={styles.space} />
      <Button
        type="text"
        className={styles.wide ?? ''}
        aria-label={t('shared.keyboardShortcuts')}
        icon={<Icon icon={CircleHelp} />}
        onClick={onShortcuts}
      />
      <Button
        type="text"
        aria-label={t('versions.title')}
        title={t('versions.title')}
        icon={<Icon icon={History} />}
        onClick={onVersions}
      />
      <Button
        type="text"
        aria-label={t('review.title')}
        title={t('review.title')}
        icon={<Icon icon={MessageSquare} />}
        onClick={onReview}
      />
      <ExportButton
        projectId={project.id}
        hasVideo={project.videoUrl !== null}
        beforeStart={flush}
        drafts={drafts}
        keeping={keeping}
      />
    </header>
  );
}
