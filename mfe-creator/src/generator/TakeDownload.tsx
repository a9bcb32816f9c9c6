import { useState } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import { runDownload, type DownloadFormat, type DownloadProblem } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './TakeCard.module.css';

/** Fetches and saves a file; resolves to what went wrong. */
export type Download = (format: DownloadFormat) => Promise<DownloadProblem | null>;

/** A download of a take that did not come, as it stays beside its button when the toast is gone. */
export interface FailedDownload {
  problem: DownloadProblem;
  again: () => void;
}

/** Keeps what went wrong with a download until it is tried again. @param url identifies the sound */
export function useTakeDownloads(url: string, onDownload: Download) {
  const [failed, setFailed] = useState<{ format: DownloadFormat; problem: DownloadProblem } | null>(null);
  const download = async (format: DownloadFormat) => {
    setFailed(null);
    const problem = await onDownload(format);
    setFailed(problem && { format, problem });
  };
  const again = (format: DownloadFormat) => void runDownload({ url, format }, () => download(format));
  const note: FailedDownload | null = failed && { problem: failed.problem, again: () => again(failed.format) };
  return { download, note };
}

/** What went wrong, in words, and the way to try again. */
export function DownloadNote({ problem: { title, text }, again }: FailedDownload) {
  return (
    <div className={styles.problem} role="group" aria-label={title}>
      <Icon icon={CircleAlert} className={styles.problemIcon} />
      <span>{text}</span>
      <Button size="small" onClick={again}>
        {t('generation.tryAgain')}
      </Button>
    </div>
  );
}
