import { Button } from '@whoosh/ui';
import { Dialog, PlansLink } from '@whoosh/ui/more';
import { LIMITS, type Bar, type SoundEffect } from '@whoosh/contracts';
import { t } from '../messages';
import { secondsText } from '../words/timecode';
import { EngineNote } from './EngineNote';
import { LengthWaves } from './LengthWaves';
import type { LengthPlan } from './new-length';
import styles from './scenes.module.css';

interface LengthDialogProps {
  plan: Extract<LengthPlan, { kind: 'make' }>;
  /** What the clip stands on. */
  effect: SoundEffect | undefined;
  /** How the clip's sound looks now. */
  sound: { bars: readonly Bar[] | null; lengthMs: number };
  /** What it costs, in words. */
  price: string;
  onMake: () => void;
  /** The clip alone gets longer; the rest of it is silent. */
  onOnlyClip: () => void;
  onClose: () => void;
}

/** An edge was dragged past the end of the sound: it can be made again for that length, which costs. */
export function LengthDialog({ plan, effect, sound, price, onMake, onOnlyClip, onClose }: LengthDialogProps) {
  return (
    <Dialog
      open
      title={t('lengthDialog.makeItAgainFor', { durationMs: secondsText(plan.place.durationMs) })}
      width={440}
      centered
      closable={false}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button onClick={onOnlyClip}>{t('lengthDialog.onlyTheClip')}</Button>
          <Button type="primary" autoFocus onClick={onMake}>
            {t('lengthDialog.makeAgain', { price })}
          </Button>
        </div>
      }
    >
      <LengthWaves {...sound} scene={plan.scene} />
      <p className={styles.text}>
        {t('lengthDialog.theSoundIsMadeAnew', { plan: lengthWords(plan) })} {isBoundByPlan(plan) && <PlansLink />}
      </p>
      <EngineNote effect={effect} />
    </Dialog>
  );
}

/** Another plan makes longer sounds. */
function isBoundByPlan({ isCapped, place, scene }: Extract<LengthPlan, { kind: 'make' }>): boolean {
  return (isCapped || place.loop) && scene.duration < LIMITS.maxDurationSeconds;
}

function lengthWords({ isCapped, place, scene }: Extract<LengthPlan, { kind: 'make' }>): string {
  const longest = secondsText(scene.duration * 1000);
  if (place.loop) return t('lengthDialog.yourPlanMakesSoundsOf', { longest, longest2: longest });
  if (isCapped) return t('lengthDialog.yourPlanMakesSoundsOf2', { longest, durationMs: secondsText(place.durationMs) });
  return t('lengthDialog.whatSoundsOnGoesOn');
}
