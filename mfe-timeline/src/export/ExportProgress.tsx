import { Button } from '@whoosh/ui';
import { t } from '../messages/later';
import { noteSentence } from '../messages/notes';
import styles from './ExportDialog.module.css';
import type { ExportJob } from './useExport';

/** How far the export is, and what came of the last one. */
export function ExportProgress({ job: { current, isRunning, cancel } }: { job: ExportJob }) {
  if (current === null) return null;
  if (isRunning) {
    const percent = Math.floor(current.progress * 100);
    return (
      <div className={styles.running}>
        <p role="status">
          {noteSentence(current) ??
            (current.status === 'queued' ? t('exportProgress.waitingForAFreePlace') : t('exportProgress.exporting'))}
        </p>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={t('exportProgress.exportOf', { fileName: current.fileName })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <i className={styles.fill} style={{ transform: `scaleX(${current.progress})` }} />
        </div>
        <div className={styles.foot}>
          <span className="mono tertiary">{`${percent}%`}</span>
          <Button size="small" onClick={() => void cancel()}>
            {t('exportProgress.cancelExport')}
          </Button>
        </div>
      </div>
    );
  }
  if (current.status === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {noteSentence(current) ?? t('exportProgress.theExportFailed')}
      </p>
    );
  }
  return current.downloadUrl === null ? null : (
    <>
      <div className={styles.done}>
        <span className="one-line">{current.fileName}</span>
        <Button type="default" href={current.downloadUrl} download={current.fileName}>
          {t('shared.download')}
        </Button>
      </div>
      {current.message !== null && <p className="small secondary">{noteSentence(current)}</p>}
    </>
  );
}
