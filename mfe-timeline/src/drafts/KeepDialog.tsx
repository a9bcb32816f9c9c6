import { ConfirmDialog } from '@whoosh/ui/more';
import { t } from '../messages/later';
import type { Clip } from '../model';
import type { Keeping } from './useKeeping';

interface KeepDialogProps {
  /** None: it is closed. */
  clips: readonly Clip[];
  keeping: Keeping;
  onClose: () => void;
}

/** Asks before a key spends credits: its price stands on no button. */
export function KeepDialog({ clips, keeping, onClose }: KeepDialogProps) {
  return (
    <ConfirmDialog
      isOpen={clips.length > 0}
      title={t('draft.askKeep', { count: clips.length })}
      action={t('draft.keep', { price: keeping.price(clips) })}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void keeping.keep(clips);
      }}
    >
      <p>{t('draft.note')}</p>
    </ConfirmDialog>
  );
}
