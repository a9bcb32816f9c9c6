import { Button, Icon, useToast } from '@whoosh/ui';
import { ChevronDown, Upload } from 'lucide-react';
import { useState } from 'react';
import styles from './ExportButton.module.css';
import { ExportDialog } from './ExportDialog';
import { useExport } from './useExport';

interface ExportButtonProps {
  projectId: number;
  hasVideo: boolean;
  /** Saves what is not saved yet. */
  beforeStart: () => Promise<void>;
}

/** Exports the video as it is heard; beside it the other formats, and how far the export is. */
export function ExportButton({ projectId, hasVideo, beforeStart }: ExportButtonProps) {
  const job = useExport(projectId, beforeStart);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const exportVideo = () => {
    if (job.isRunning) setOpen(true);
    else if (hasVideo) void job.start({ format: 'mp4' });
    else toast({ title: 'Please upload a video first', tone: 'destructive' });
  };
  const { current } = job;
  return (
    <>
      {current !== null && (job.isRunning || current.downloadUrl !== null) && (
        <Button type="text" size="small" className={styles.state ?? ''} onClick={() => setOpen(true)}>
          {job.isRunning ? `Exporting ${Math.floor(current.progress * 100)}%` : 'Download'}
        </Button>
      )}
      <div className={styles.pair} role="group" aria-label="Export">
        <Button icon={<Icon icon={Upload} />} onClick={exportVideo}>
          Export Video
        </Button>
        <Button aria-label="Export as" icon={<Icon icon={ChevronDown} />} onClick={() => setOpen(true)} />
      </div>
      <ExportDialog isOpen={isOpen} job={job} hasVideo={hasVideo} onClose={() => setOpen(false)} />
    </>
  );
}
