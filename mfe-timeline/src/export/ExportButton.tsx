import { Button, Icon, useToast } from '@whoosh/ui';
import { ChevronDown, Upload } from 'lucide-react';
import { useState } from 'react';
import type { DraftClip } from '../drafts/draft-number';
import { DraftList } from '../drafts/DraftList';
import type { Keeping } from '../drafts/useKeeping';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import styles from './ExportButton.module.css';
import { useExport } from './useExport';

/** It loads once the page can be used. */
const ExportDialog = loadedLater(async () => (await import('./ExportDialog')).ExportDialog);

interface ExportButtonProps {
  projectId: number;
  hasVideo: boolean;
  /** Saves what is not saved yet. */
  beforeStart: () => Promise<void>;
  /** What exports leave out. */
  drafts: readonly DraftClip[];
  keeping: Keeping;
}

/** Exports the video as it is heard; beside it the other formats, and how far the export is. */
export function ExportButton({ projectId, hasVideo, beforeStart, drafts, keeping }: ExportButtonProps) {
  const job = useExport(projectId, beforeStart);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const exportVideo = () => {
    // nobody learns only from the film that drafts are missing in it
    if (job.isRunning || (hasVideo && drafts.length > 0)) setOpen(true);
    else if (hasVideo) void job.start({ format: 'mp4' });
    else toast({ title: t('exportButton.pleaseUploadAVideoFirst'), tone: 'destructive' });
  };
  const { current } = job;
  const hasState = current !== null && (job.isRunning || current.downloadUrl !== null);
  return (
    <>
      {hasState && (
        <Button type="text" size="small" className={styles.state ?? ''} onClick={() => setOpen(true)}>
          {job.isRunning
            ? t('exportButton.exporting', { percent: Math.floor(current.progress * 100) })
            : t('shared.download')}
        </Button>
      )}
      <div className={styles.pair} role="group" aria-label={t('shared.export')}>
        <Button aria-label={t('exportButton.exportVideo')} icon={<Icon icon={Upload} />} onClick={exportVideo}>
          <span className={styles.wide}>{t('exportButton.exportVideo')}</span>
          {!hasState && <span className={styles.narrow}>{t('shared.export')}</span>}
        </Button>
        <Button
          aria-label={t('exportButton.exportAs')}
          icon={<Icon icon={ChevronDown} />}
          onClick={() => setOpen(true)}
        />
      </div>
      <ExportDialog isOpen={isOpen} job={job} hasVideo={hasVideo} onClose={() => setOpen(false)}>
        <DraftList drafts={drafts} keeping={keeping} />
      </ExportDialog>
    </>
  );
}
