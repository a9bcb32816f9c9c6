import { Button } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import type { SoundEffect } from '@whoosh/contracts';
import { secondsText } from '../words/timecode';
import { EngineNote } from './EngineNote';
import type { LengthPlan } from './new-length';
import styles from './scenes.module.css';

interface LengthDialogProps {
  /** null: closed. */
  plan: Extract<LengthPlan, { kind: 'make' }> | null;
  /** What the clip stands on. */
  effect: SoundEffect | undefined;
  /** What it costs, in words. */
  price: string;
  onMake: () => void;
  /** The clip alone gets longer; the rest of it is silent. */
  onOnlyClip: () => void;
  onCancel: () => void;
}

/** An edge was dragged past the end of the sound: it can be made again for that length, which costs. */
export function LengthDialog({ plan, effect, price, onMake, onOnlyClip, onCancel }: LengthDialogProps) {
  return (
    <Dialog
      open={plan !== null}
      title={plan === null ? '' : `Make it again for ${secondsText(plan.place.durationMs)}?`}
      width={440}
      centered
      closable={false}
      destroyOnHidden
      onCancel={onCancel}
      footer={
        <div className={styles.actions}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button onClick={onOnlyClip}>Only the clip</Button>
          <Button type="primary" autoFocus onClick={onMake}>
            {`Make again (${price})`}
          </Button>
        </div>
      }
    >
      {plan !== null && <p className={styles.text}>{`The sound is made anew for this length: ${lengthWords(plan)}`}</p>}
      <EngineNote effect={effect} />
    </Dialog>
  );
}

function lengthWords({ isCapped, place, scene }: Extract<LengthPlan, { kind: 'make' }>): string {
  const longest = secondsText(scene.duration * 1000);
  if (place.loop) return `your plan makes sounds of up to ${longest}, so it becomes a loop of ${longest} that repeats.`;
  if (isCapped) return `your plan makes sounds of up to ${longest}, so the clip will last ${secondsText(place.durationMs)}.`;
  return 'what sounds on goes on, and what moves takes its time. Nothing is stretched. One undo brings the old take back.';
}
