import { Dialog } from '@whoosh/ui/more';
import { t } from '../messages';
import { Later } from './Later';
import type { Chosen } from './useTrash';

const loadForm = async () => (await import('./FilesForm')).default;

interface FilesDialogProps {
  /** Empty: the dialog is closed. Of those that are not loaded only the id is known. */
  effects: readonly Chosen[];
  /** A set: all as loud as each other, unless somebody wants it otherwise. */
  matched?: boolean;
  onClose: () => void;
}

/** Asks in which form sounds are wanted as files. */
export function FilesDialog({ effects, matched = false, onClose }: FilesDialogProps) {
  const open = effects.length > 0;
  return (
    <Later wanted={open} load={loadForm} onClose={onClose}>
      {(FilesForm) => (
        <Dialog
          open={open}
          title={t('files.title', { count: effects.length })}
          width={480}
          centered
          destroyOnHidden
          onCancel={onClose}
          footer={null}
        >
          {open && <FilesForm effects={effects} matched={matched} onClose={onClose} />}
        </Dialog>
      )}
    </Later>
  );
}
