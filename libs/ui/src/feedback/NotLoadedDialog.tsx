import { t } from '../messages';
import { ConfirmDialog } from './ConfirmDialog';

interface NotLoadedDialogProps {
  isOpen: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in the place of a dialog whose script cannot be had, while the page around it stays as it is. */
export function NotLoadedDialog({ isOpen, onRetry, onClose }: NotLoadedDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('notLoadedDialog.title')}
      action={t('loadProblem.retry')}
      onConfirm={onRetry}
      onCancel={onClose}
    >
      {t('notLoadedDialog.text')}
    </ConfirmDialog>
  );
}
