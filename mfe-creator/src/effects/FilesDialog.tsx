import { lazy, Suspense } from 'react';
import { Dialog } from '@whoosh/ui/more';
import { t } from '../messages';
import type { Chosen } from './useTrash';

/** Loaded with the first time that somebody wants files. */
const FilesForm = lazy(() => import('./FilesForm'));

interface FilesDialogProps {
  /** Empty: the dialog is closed. Of those that are not loaded only the id is known. */
  effects: readonly Chosen[];
  /** A set: all as loud as each other, unless somebody wants it otherwise. */
  matched?: boolean;
  onClose: () => void;
}

/** Asks in which form sounds are wanted as files. */
export function FilesDialog({ effects, matched = false, onClose }: FilesDialogProps) {
  return (
    <Dialog
      open={effects.length > 0}
      title={t('files.title', { count: effects.length })}
      width={480}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={null}
    >
      <Suspense fallback={null}>
        {effects.length > 0 && <FilesForm effects={effects} matched={matched} onClose={onClose} />}
      </Suspense>
    </Dialog>
  );
}
