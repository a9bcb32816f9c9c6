import { RotateCcw } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import { bringBackLayer, scoreWord, setLeftOut, type SceneEdits } from '@whoosh/scene-editing';
import { rich, t } from '../messages';
import styles from './Score.module.css';

interface ByHandProps {
  edits: SceneEdits;
  /** null: there is nothing to undo. */
  onUndo: (() => void) | null;
  onEdit: (edits: SceneEdits) => void;
}

/**
 * What does not show on a lane any more: words and layers that were taken out, each a way back, and the last change's.
 */
export function ByHand({ edits, onUndo, onEdit }: ByHandProps) {
  const removed = Object.entries(edits.layers).filter(([, edit]) => edit.removed === true);
  return (
    <>
      {edits.leftOut.map((chip) => (
        <Gone
          key={`${chip.layer} ${chip.label}`}
          label={scoreWord(chip.label)}
          onBack={() => onEdit(setLeftOut(edits, chip, false))}
        />
      ))}
      {removed.map(([layer, { label }]) => (
        <Gone
          key={layer}
          label={scoreWord(label ?? layerName(layer))}
          onBack={() => onEdit(bringBackLayer(edits, layer))}
        />
      ))}
      {onUndo !== null && (
        <Button
          type="text"
          size="small"
          className={styles.undo ?? ''}
          icon={<Icon icon={RotateCcw} />}
          onClick={onUndo}
        >
          {t('shared.undo')}
        </Button>
      )}
    </>
  );
}

function Gone({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <button
      type="button"
      className={`chip-note ${styles.gone}`}
      aria-label={t('byHand.leftOutBringBack', { label })}
      onClick={onBack}
    >
      {rich('byHand.leftOut', { s: () => <s>{label}</s> })}
    </button>
  );
}

/** Of edits that were kept before they held the label: the id is the source's own name and number. */
function layerName(id: string): string {
  return id.replace(/-\d+$/, '').replaceAll('_', ' ');
}
