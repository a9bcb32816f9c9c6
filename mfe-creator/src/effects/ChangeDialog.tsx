import { useState, type ReactNode } from 'react';
import { Button } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './ChangeDialog.module.css';

interface ChangeDialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** A ChangeForm. */
  children: ReactNode;
}

/** A dialog in which something of a sound is changed. */
export function ChangeDialog({ isOpen, title, onClose, children }: ChangeDialogProps) {
  return (
    <Dialog open={isOpen} title={title} width={440} centered destroyOnHidden onCancel={onClose} footer={null}>
      {children}
    </Dialog>
  );
}

interface ChangeFormProps {
  canSave: boolean;
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The field of the dialog, Cancel and Save; Enter saves. */
export function ChangeForm({ canSave, onSave, onClose, children }: ChangeFormProps) {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (!canSave || saving) return;
    setSaving(true);
    await onSave();
    setSaving(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('files.cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!canSave} loading={saving}>
          {t('changeDialog.save')}
        </Button>
      </div>
    </form>
  );
}
