import type { ExportFormat, ExportLayout } from '@whoosh/contracts';
import { Button, FormProblem } from '@whoosh/ui';
import { Dialog, Select } from '@whoosh/ui/more';
import { useState, type ReactNode } from 'react';
import { t } from '../messages/later';
import styles from './ExportDialog.module.css';
import { FORMATS, layoutOptions, layoutsOf, loudnessOptions, type Loudness } from './export-formats';
import { ExportProgress } from './ExportProgress';
import type { ExportJob } from './useExport';

interface ExportDialogProps {
  isOpen: boolean;
  job: ExportJob;
  /** Without a video only the sound leaves. */
  hasVideo: boolean;
  onClose: () => void;
  /** What the export leaves out. */
  children?: ReactNode;
}

/** Chooses what the timeline leaves as, and follows it. */
export function ExportDialog({ isOpen, job, hasVideo, onClose, children }: ExportDialogProps) {
  const [chosen, setChosen] = useState<ExportFormat | null>(null);
  const format = chosen === null || (chosen === 'mp4' && !hasVideo) ? usualFormat(hasVideo) : chosen;
  const [loudness, setLoudness] = useState<Loudness | 0>(0);
  const [asked, setLayout] = useState<ExportLayout>('stereo');
  const layout = layoutsOf(format).includes(asked) ? asked : 'stereo';
  const takesLoudness = layout !== 'surround' && FORMATS.some((row) => row.format === format && row.hasLoudness);
  const start = () =>
    void job.start({
      format,
      ...(takesLoudness && loudness !== 0 ? { loudness } : {}),
      ...(layout !== 'stereo' ? { layout } : {}),
    });
  return (
    <Dialog
      open={isOpen}
      title={t('shared.export')}
      width={440}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={
        job.isRunning ? null : (
          <>
            <Button onClick={onClose}>{t('shared.close')}</Button>
            <Button type="primary" onClick={start}>
              {t('shared.export')}
            </Button>
          </>
        )
      }
    >
      {!job.isRunning && (
        <>
          <fieldset className={styles.formats} aria-label={t('exportDialog.format')}>
            {FORMATS.map((row) => (
              <label key={row.format} className={styles.format}>
                <input
                  type="radio"
                  name="export-format"
                  checked={format === row.format}
                  disabled={row.format === 'mp4' && !hasVideo}
                  onChange={() => setChosen(row.format)}
                />
                <span>{t(`format.${row.format}`)}</span>
                <span className="small tertiary">{t(`format.${row.format}.note`)}</span>
              </label>
            ))}
          </fieldset>
          <div className={styles.choice}>
            <span id="export-layout">{t('exportDialog.layout')}</span>
            <Select<ExportLayout>
              aria-labelledby="export-layout"
              value={layout}
              disabled={layoutsOf(format).length === 1}
              onChange={setLayout}
              options={layoutOptions(format)}
            />
          </div>
          <div className={styles.choice}>
            <span id="export-loudness">{t('exportDialog.loudness')}</span>
            <Select<Loudness | 0>
              aria-labelledby="export-loudness"
              value={takesLoudness ? loudness : 0}
              aria-describedby={takesLoudness ? undefined : 'export-as-heard'}
              disabled={!takesLoudness}
              onChange={setLoudness}
              options={loudnessOptions()}
            />
            {!takesLoudness && (
              <span id="export-as-heard" className={`small tertiary ${styles.note}`}>
                {t('exportDialog.asHeard')}
              </span>
            )}
          </div>
          {children}
        </>
      )}
      <FormProblem className={styles.problem} problem={job.problem} />
      <ExportProgress job={job} />
    </Dialog>
  );
}

/** The video comes and goes while the dialog is closed. */
function usualFormat(hasVideo: boolean): ExportFormat {
  return hasVideo ? 'mp4' : 'wav';
}
