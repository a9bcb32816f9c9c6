import { useState } from 'react';
import { useSession } from '@whoosh/api-client';
import { LIMITS, shownName, type SoundEffect, type TakeResponse } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import {
  Dialog,
  formatLength,
  NumberField,
  PlansLink,
  PlayButton,
  renderedShare,
  Slider,
  WaveformPlayer,
} from '@whoosh/ui/more';
import { costLine, CostRest, maxTakes, takeTrack } from '../takes';
import { t } from '../messages';
import { FilesDialog } from './FilesDialog';
import type { Chosen } from './useTrash';
import { useVariations, variationName, type Variations } from './useVariations';
import styles from './VariationsDialog.module.css';

interface VariationsDialogProps {
  /** null: the dialog is closed. */
  effect: SoundEffect | null;
  onClose: () => void;
}

const USUAL_AMOUNT = 35;
const USUAL_COUNT = 4;

/**
 * Variations of a sound: how far, how many, what they cost; then each can be heard and kept, or all downloaded as a
 * set.
 */
export default function VariationsDialog({ effect, onClose }: VariationsDialogProps) {
  return (
    <Dialog
      open={effect !== null}
      title={t('variations.title', { name: effect === null ? '' : shownName(effect.name, effect.prompt) })}
      width={640}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={null}
    >
      {effect && <VariationsForm effect={effect} />}
    </Dialog>
  );
}

function VariationsForm({ effect }: { effect: SoundEffect }) {
  const { user } = useSession();
  const [amount, setAmount] = useState(USUAL_AMOUNT);
  const most = user === null ? 1 : maxVariations(user.planId, user.credits, user.existingEffects);
  const [wanted, setCount] = useState(USUAL_COUNT);
  const count = Math.min(wanted, most);
  const variations = useVariations(effect);
  if (user === null) return null;
  const cost = costLine({ ...user, durationSeconds: effect.duration, takes: count }, true);
  return (
    <form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (!variations.isPending) void variations.make({ amount: amount / 100, count });
      }}
    >
      <div className={styles.line}>
        <span id="variation-amount" className="secondary">
          {t('variations.amount')}
        </span>
        <span className={styles.amount}>
          <span className="small tertiary">{t('variations.subtle')}</span>
          <Slider
            className={styles.slider ?? ''}
            ariaLabelledByForHandle="variation-amount"
            min={0}
            max={100}
            step={5}
            value={amount}
            tooltip={{ open: false }}
            ariaValueTextFormatterForHandle={(value) => `${value} %`}
            onChange={setAmount}
          />
          <span className="small tertiary">{t('variations.wild')}</span>
          <NumberField
            className={styles.number ?? ''}
            label={t('variations.amount')}
            value={amount}
            min={0}
            max={100}
            onChange={setAmount}
          />
        </span>
      </div>
      <div className={styles.line}>
        <span className="secondary">{t('variations.count')}</span>
        <NumberField
          className={styles.number ?? ''}
          label={t('variations.count')}
          value={count}
          min={1}
          max={most}
          onChange={setCount}
        />
      </div>
      <div className={styles.foot}>
        <span className={styles.cost} aria-live="polite">
          <b>{cost.sum}</b> <CostRest cost={cost} />
        </span>
        <Button type="primary" htmlType="submit" loading={variations.isPending}>
          {t('variations.make')}
        </Button>
      </div>
      <p className="small secondary" role="status">
        {variations.isPending &&
          t('variations.progress', { percent: Math.round(100 * renderedShare(variations.progress)) })}
      </p>
      {variations.failure !== null && (
        <p role="alert" className={styles.insufficient}>
          {variations.failure.description} {variations.failure.plans && <PlansLink />}
        </p>
      )}
      {variations.made !== null && !variations.isPending && (
        <Made effect={effect} takes={variations.made.takes} keep={variations.keep} />
      )}
    </form>
  );
}

interface MadeProps {
  effect: SoundEffect;
  takes: readonly TakeResponse[];
  keep: Variations['keep'];
}

function Made({ effect, takes, keep }: MadeProps) {
  const [busy, setBusy] = useState(false);
  const [set, setSet] = useState<readonly Chosen[]>([]);
  const keeping = async (some: readonly TakeResponse[], then?: (kept: readonly Chosen[]) => void) => {
    setBusy(true);
    const kept = await keep(some);
    setBusy(false);
    then?.(kept);
  };
  const left = takes.filter(({ soundEffectId }) => soundEffectId === null);
  return (
    <>
      <ul className={styles.takes} aria-label={t('variations.list')}>
        {takes.map((take) => (
          <MadeRow
            key={take.audioUrl}
            sound={effect.name}
            take={take}
            busy={busy}
            onKeep={() => void keeping([take])}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button disabled={left.length === 0} loading={busy} onClick={() => void keeping(left)}>
          {t('variations.keepAll')}
        </Button>
        <Button type="primary" loading={busy} onClick={() => void keeping(takes, setSet)}>
          {t('variations.set')}
        </Button>
      </div>
      <FilesDialog effects={set} matched onClose={() => setSet([])} />
    </>
  );
}

interface MadeRowProps {
  /** Name of the sound that it is a variation of. */
  sound: string;
  take: TakeResponse;
  busy: boolean;
  onKeep: () => void;
}

function MadeRow({ sound, take, busy, onKeep }: MadeRowProps) {
  const track = takeTrack(take);
  const name = variationName(sound, take.take);
  return (
    <li className={styles.take}>
      <PlayButton track={track} name={name} />
      <span className={styles.name}>
        <span className="one-line">{sound}</span> {name.slice(sound.length + 1)}
      </span>
      <WaveformPlayer track={track} name={name} placeholder={track.placeholder} />
      <span className="mono secondary">{formatLength(take.duration)}</span>
      {take.soundEffectId === null ? (
        <Button size="small" disabled={busy} aria-label={t('takeCard.keep', { spoken: name })} onClick={onKeep}>
          {t('shared.keep')}
        </Button>
      ) : (
        <span className="small secondary">{t('takeCard.inLibrary')}</span>
      )}
    </li>
  );
}

/** Up to sixteen; of free sounds no more than are left. */
function maxVariations(planId: number, credits: number | null, existingEffects: number): number {
  const takes = maxTakes(planId, credits, existingEffects);
  return takes < LIMITS.maxTakes ? takes : LIMITS.maxVariations;
}
