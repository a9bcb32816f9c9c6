import { Dialog } from '@whoosh/ui/more';
import { useState, type ReactNode } from 'react';
import { NewSecret } from './NewSecret';

interface NewSecretDialogProps {
  isOpen: boolean;
  /** While it asks, and once the secret is there. */
  titles: { ask: string; copy: string };
  /** What the secret is, for who cannot see it. */
  label: string;
  /** Why it is to be copied now. */
  shownOnce: string;
  onClose: () => void;
  /** What is asked before; it tells the secret that came of it. */
  children: (onCreated: (secret: string) => void) => ReactNode;
}

/** Asks what is to be created, then shows its secret, once. */
export function NewSecretDialog({ isOpen, titles, label, shownOnce, onClose, children }: NewSecretDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Dialog
      open={isOpen}
      title={secret === null ? titles.ask : titles.copy}
      width={480}
      centered
      footer={null}
      // A secret that nobody copied is lost: a click beside the dialog does not close it.
      mask={{ closable: secret === null }}
      onCancel={onClose}
      afterClose={() => setSecret(null)}
    >
      {secret === null ? (
        children(setSecret)
      ) : (
        <NewSecret secret={secret} label={label} shownOnce={shownOnce} onDone={onClose} />
      )}
    </Dialog>
  );
}
