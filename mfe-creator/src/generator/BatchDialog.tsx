import { useState } from 'react';
import { ListPlus } from 'lucide-react';
import { LIMITS, maxDurationSeconds, type User } from '@whoosh/contracts';
import { Button, Icon, Input } from '@whoosh/ui';
import { Dialog, intensityLabel } from '@whoosh/ui/more';
import { t } from '../messages';
import { batchLines, type BatchLine } from './model/batch';
import { costLine } from './model/cost-line';
import { withinPlan, type PromptForm } from './model/prompt-form';
import { useBatch, type Batch } from './useBatch';
import styles from './BatchDialog.module.css';

interface BatchButtonProps {
  user: User;
  form: PromptForm;
  projectId: number | null;
}

/** Opens the dialog for several descriptions; a prompt of several lines is offered as them. */
export function BatchButton({ user, form, projectId }: BatchButtonProps) {
  const [open, setOpen] = useState(false);
  const settled = withinPlan(form, maxDurationSeconds(user.planId), 1);
  const batch = useBatch(settled, projectId);
  const lines = batchLines(form.text).length;
  return (
    <div className={styles.row}>
      <Button type="text" size="small" icon={<Icon icon={ListPlus} />} onClick={() => setOpen(true)}>
        {lines > 1 ? t('batch.openLines', { count: lines }) : t('batch.open')}
      </Button>
      <Dialog
        open={open}
        title={t('batch.title')}
        width={640}
        centered
        destroyOnHidden
        onCancel={() => setOpen(false)}
        footer={null}
      >
        <BatchForm user={user} form={settled} batch={batch} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
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
  const { lines, isRunning } = batch;
  const count = batchLines(text).length;
  const cost = costLine({ ...user, durationSeconds: form.duration, takes: Math.max(1, count) }, true);
  const isTooLong = count > LIMITS.maxBatchLines;
  return (
    <form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0 && !isTooLong && !cost.insufficient && !isRunning) void batch.run(text);
      }}
    >
      <Input.TextArea
        rows={8}
        value={text}
        disabled={isRunning}
        aria-label={t('batch.descriptions')}
        placeholder={t('batch.placeholder')}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="small secondary">
        {t('batch.settings', { seconds: form.duration, intensity: intensityLabel(form.intensity) })}
      </p>
      {isTooLong && (
        <p role="alert" className={styles.problem}>
          {t('batch.tooMany', { count: LIMITS.maxBatchLines })}
        </p>
      )}
      <div className={styles.foot}>
        {count > 0 && (
          <span className={styles.cost} aria-live="polite">
            <b>{cost.sum}</b> <span className={cost.insufficient ? styles.problem : 'secondary'}>{cost.rest}</span>
          </span>
        )}
        <Button onClick={isRunning ? batch.stop : onClose}>{isRunning ? t('batch.stop') : t('share.close')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={isRunning}
          disabled={count === 0 || isTooLong || cost.insufficient}
        >
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
    failed: () => problem ?? '',
  }[state]();
  return (
    <li className={styles.line}>
      <span className="one-line">{text}</span>
      <span className={`small ${state === 'failed' ? styles.problem : 'secondary'}`} role={state === 'failed' ? 'alert' : 'status'}>
        {told}
      </span>
    </li>
  );
}
