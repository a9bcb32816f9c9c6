import { createExport, isUnderWay, useExports } from '@whoosh/api-client';
import type { ExportFormat, ExportResponse, Project } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import { formatMoment } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages/later';
import { noteSentence } from '../messages/notes';
import styles from './review.module.css';

interface ShownCutProps {
  project: Project;
  /** Of the page of the review; null while there is none. */
  path: string | null;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  onFail: (error: unknown) => void;
}

/** What reviewers see, from when it is, and a new one of the timeline as it is now. */
export function ShownCut({ project, path, flush, onFail }: ShownCutProps) {
  const { data, refetch } = useExports(project.id);
  const [isBeginning, setBeginning] = useState(false);
  const newestOf = (format: ExportFormat) =>
    data?.find((one) => one.format === format && one.status === 'done' && one.downloadUrl !== null);
  // as the server chooses: a mix alone only where nothing has a picture
  const shown = newestOf('mp4') ?? newestOf('wav');
  const format = project.videoUrl === null ? 'wav' : 'mp4';
  const newest = data?.find((one) => one.format === format);
  const making = newest !== undefined && isUnderWay(newest) ? newest : null;
  const make = async () => {
    setBeginning(true);
    try {
      await flush();
      await createExport(project.id, { format });
      await refetch();
    } catch (error) {
      onFail(error);
    }
    setBeginning(false);
  };
  return (
    <section className={styles.shown} aria-label={t('review.shown')}>
      {data !== undefined && (
        <p role="status">
          {shown === undefined
            ? t('review.nothingShown')
            : t('review.shownOf', { moment: formatMoment(shown.createdAt) })}
        </p>
      )}
      {making !== null && <Making cut={making} />}
      {newest?.status === 'failed' && (
        <p role="alert" className={styles.failed}>
          {noteSentence(newest) ?? t('review.failed')}
        </p>
      )}
      <div className={styles.choices}>
        <Button loading={isBeginning || making !== null} onClick={() => void make()}>
          {t('review.makeCut')}
        </Button>
        {shown !== undefined && path !== null && (
          <Button type="text" href={path} target="_blank" rel="noopener">
            {t('review.open')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** How far the new one is; until it is done, reviewers see the one before. */
function Making({ cut }: { cut: ExportResponse }) {
  const percent = Math.floor(cut.progress * 100);
  return (
    <div
      className={styles.making}
      role="progressbar"
      aria-label={t('review.making')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className="small secondary">{t('review.making')}</span>
      <span className="small mono tertiary">{`${percent}%`}</span>
    </div>
  );
}
