import { useEffect, useState } from 'react';
import { LIMITS, type User } from '@whoosh/contracts';
import { notUnderstoodSentence } from '@whoosh/scene-editing';
import { Button, Input } from '@whoosh/ui';
import { Dialog, intensityLabel, PlansLink } from '@whoosh/ui/more';
import { t } from '../messages';
import { batchLines, withoutKept, type BatchLine } from './model/batch';
import { batchCost, CostRest, lineCost } from '../takes';
import type { PromptForm } from '../request/prompt-form';
import { useBatch, type Batch } from './useBatch';
import { useBatchReading } from './useBatchReading';
import styles from './BatchDialog.module.css';

interface BatchDialogProps {
  open: boolean;
  user: User;
  form: PromptForm;
  projectId: number | null;
  onClose: () => void;
}

/**
 * Several descriptions, one a line, each a sound with the settings of the prompt box. What is being made goes on while
 * the dialog is closed.
 */
export default function BatchDialog({ open, user, form, projectId, onClose }: BatchDialogProps) {
  const batch = useBatch(form, projectId);
  return (
    <Dialog open={open} title={t('batch.title')} width={640} centered destroyOnHidden onCancel={onClose} footer={null}>
      <BatchForm user={user} form={form} batch={batch} onClose={onClose} />
    </Dialog>
  );
}

interface BatchFormProps {
  user: User;
  form: PromptForm;
  batch: Batch;
  onClose: () => void;
}

function BatchForm({ user, form, batch, onClose }: BatchFormProps) {
  const [text, setText] = useState(() => (batchLines(form.text).length > 1 ? form.text : ''));
  /** What was asked about before it is made. */
  const [asked, setAsked] = useState<string | null>(null);
  const { lines, isRunning } = batch;
  // what is made is not offered, and paid for, once more, also where the dialog was closed meanwhile
  useEffect(() => {
    if (!isRunning) setText((written) => withoutKept(written, lines));
  }, [isRunning, lines]);
  const count = batchLines(text).length;
  const { unread, seconds } = useBatchReading(text, form);
  const cost = seconds === null ? null : batchCost(user, seconds);
  const isTooLong = count > LIMITS.maxBatchLines;
  const mayMake = count > 0 && !isTooLong && cost?.insufficient === false && !isRunning;
  return (
    <form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (seconds === null || !mayMake) return;
        if (unread.some(({ meaningless }) => meaningless) && asked !== text) return setAsked(text);
        void batch.run(text, seconds);
      }}
    >
      <Input.TextArea
        autoFocus
        rows={8}
        value={text}
        disabled={isRunning}
        aria-label={t('batch.descriptions')}
        placeholder={t('batch.placeholder')}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="small secondary">
        {form.duration === null
          ? t('batch.autoLength', { intensity: intensityLabel(form.intensity) })
          : t('batch.settings', { seconds: form.duration, intensity: intensityLabel(form.intensity) })}
      </p>
      {lines.length === 0 && unread.length > 0 && (
        <ul className={`small ${styles.unread}`} aria-label={t('batch.unread')}>
          {unread.map((line) => (
            <li key={line.text}>
              <span className="one-line">{line.text}</span>
              <span className={styles.dashed}>
                {line.meaningless
                  ? t('batch.meaningless', { words: line.words })
                  : notUnderstoodSentence({ text: line.words })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {asked === text && !isRunning && lines.length === 0 && (
        <p role="alert" className="small secondary">
          {t('batch.anyway')}
        </p>
      )}
      {lines.length === 0 && seconds !== null && seconds.length > 0 && (
        <ol className={styles.lines} aria-label={t('batch.prices')}>
          {batchLines(text)
            .slice(0, seconds.length)
            .map((line, i) => (
              <li key={`${i} ${line}`} className={styles.priced}>
                <span className="one-line">{line}</span>
                <span className="small secondary">{lineCost(user, seconds[i] ?? 0)}</span>
              </li>
            ))}
        </ol>
      )}
      {isTooLong && (
        <p role="alert" className={styles.problem}>
          {t('batch.tooMany', { count: LIMITS.maxBatchLines })}
        </p>
      )}
      <div className={styles.foot}>
        {count > 0 && cost !== null && (
          <span className={styles.cost} aria-live="polite">
            <b>{cost.sum}</b> <CostRest cost={cost} />
          </span>
        )}
        <Button onClick={isRunning ? batch.stop : onClose}>{isRunning ? t('batch.stop') : t('share.close')}</Button>
        <Button type="primary" htmlType="submit" loading={isRunning} disabled={!mayMake}>
          {t('batch.make', { count })}
        </Button>
      </div>
      {lines.length > 0 && (
        <ol className={styles.lines} aria-label={t('batch.progress')} aria-busy={isRunning}>
          {lines.map((line, i) => (
            <Line key={`${i} ${line.text}`} line={line} />
          ))}
        </ol>
      )}
    </form>
  );
}

function Line({ line: { text, state, rendered, problem } }: { line: BatchLine }) {
  const told = {
    waiting: () => t('batch.waiting'),
    making: () => t('variations.progress', { percent: Math.round(100 * rendered) }),
    kept: () => t('takeCard.inLibrary'),
    failed: () => problem?.description ?? '',
  }[state]();
  return (
    <li className={styles.line}>
      <span className="one-line">{text}</span>
      <span
        className={`small ${state === 'failed' ? styles.problem : 'secondary'}`}
        role={state === 'failed' ? 'alert' : 'status'}
      >
        {told} {problem?.plans && <PlansLink />}
      </span>
    </li>
  );
}
