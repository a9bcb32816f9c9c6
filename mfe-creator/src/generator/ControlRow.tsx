import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import { intensityLabel, keyName, Segmented, Switch, Tooltip } from '@whoosh/ui/more';
import { LIMITS } from '@whoosh/contracts';
import { loopOf, withoutLoop } from '@whoosh/scene-editing';
import { t } from '../messages';
import { EngineChoice } from './EngineChoice';
import { CostRest, type CostLine } from '../takes';
import type { Intensity, PromptForm } from '../request/prompt-form';
import styles from './ControlRow.module.css';

interface ControlRowProps {
  form: PromptForm;
  /** Whether what is described loops, as it was read; what was set here holds at once. */
  loops: boolean;
  /** Plays what is described; null: nothing is. */
  hear: ReactNode;
  cost: CostLine;
  /** The most takes that can be asked for, 1..4. */
  maxTakes: number;
  /** Nothing is described yet. */
  empty: boolean;
  busy: boolean;
  /** It was asked for once, and is made all the same by the next press. */
  anyway: boolean;
  onChange: (part: Partial<PromptForm>) => void;
  onGenerate: () => void;
}

const intensities = () =>
  (['subtle', 'moderate', 'intense'] as const satisfies readonly Intensity[]).map((value) => ({
    value,
    label: intensityLabel(value),
  }));

/** Intensity, takes, loop, the price and the button. */
export function ControlRow({
  form,
  loops,
  hear,
  cost,
  maxTakes,
  empty,
  busy,
  anyway,
  onChange,
  onGenerate,
}: ControlRowProps) {
  const takes = Array.from({ length: LIMITS.maxTakes }, (_, i) => ({
    label: String(i + 1),
    value: i + 1,
    disabled: i + 1 > maxTakes,
  }));
  return (
    <div className={styles.row}>
      <div className={styles.group}>
        <span id="intensity-label" className={styles.label}>
          {t('shared.intensity')}
        </span>
        <Segmented<Intensity>
          aria-labelledby="intensity-label"
          name="intensity"
          className={styles.segments ?? ''}
          options={intensities()}
          value={form.intensity}
          onChange={(intensity) => onChange({ intensity })}
        />
      </div>
      <div className={styles.group}>
        <span id="takes-label" className={styles.label}>
          {t('shared.takes')}
        </span>
        <Segmented<number>
          aria-labelledby="takes-label"
          name="takes"
          className={styles.segments ?? ''}
          options={takes}
          value={form.takes}
          onChange={(value) => onChange({ takes: value })}
        />
      </div>
      <div className={styles.group}>
        <span id="loop-label" className={styles.label}>
          {t('controlRow.loop')}
        </span>
        <Switch
          aria-labelledby="loop-label"
          checked={loopOf(form.edits) ?? form.loop ?? loops}
          onChange={(loop) => onChange({ loop, edits: withoutLoop(form.edits) })}
        />
      </div>
      {form.seed !== null && (
        <div className={`${styles.group} ${styles.wrapped}`}>
          <span className={styles.label}>{t('controlRow.seed')}</span>
          <Tooltip title={t('controlRow.aboutSeed')}>
            <button
              type="button"
              className={`mono ${styles.seed}`}
              aria-label={t('controlRow.seedDrawANewOne', { seed: form.seed })}
              onClick={() => onChange({ seed: null, engineVersion: null })}
            >
              {form.seed}
              <Icon icon={X} size={12} />
            </button>
          </Tooltip>
          <span className={`small tertiary ${styles.said}`}>{t('controlRow.aboutSeed')}</span>
        </div>
      )}
      <EngineChoice form={form} />
      <div className={styles.act}>
        <div className={styles.cost} aria-live="polite">
          <b>{cost.sum}</b>
          <CostRest cost={cost} />
        </div>
        {hear}
        <Button
          type={empty && !busy ? 'default' : 'primary'}
          size="large"
          loading={busy}
          aria-disabled={empty}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className={`${styles.generate} ${empty && !busy ? styles.off : ''}`}
          onClick={onGenerate}
        >
          {anyway ? t('controlRow.generateAnyway') : t('controlRow.generate')}{' '}
          {!busy && (
            <span className={`mono ${styles.key}`} aria-hidden="true">
              {keyName('Ctrl Enter')}
            </span>
          )}
        </Button>
      </div>
    </div>
  );
}
