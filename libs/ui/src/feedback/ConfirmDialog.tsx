import { Button } from 'antd';
import type { ReactNode } from 'react';
import { t } from '../messages';
import { Dialog } from './Dialog';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will be lost, in words. */
  children?: ReactNode;
  /** The result in one word: Delete. */
  action: string;
  /** The action cannot be undone: it is red, and Cancel has the focus first. */
  destructive?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Once it is closed, and the focus is where it was before, if that is still there. */
  afterClose?: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    action,
    destructive = false,
    isPending = false,
    onConfirm,
    onCancel,
    afterClose,
  } = props;
  return (
    <Dialog
      open={isOpen}
      title={title}
      width={440}
      centered
      closable={false}
      destroyOnHidden
      onCancel={onCancel}
      {...(afterClose ? { afterClose } : {})}
      footer={
        <div className={styles.actions}>
          <Button autoFocus={destructive} onClick={onCancel}>
            {t('shared.cancel')}
          </Button>
          <Button type="primary" danger={destructive} autoFocus={!destructive} loading={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      }
    >
      <div className={styles.text}>{children}</div>
    </Dialog>
  );
}
