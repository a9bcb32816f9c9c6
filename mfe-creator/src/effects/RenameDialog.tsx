import { useState } from 'react';
import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { Input } from '@whoosh/ui';
import { useChanges } from './useChanges';
import { ChangeDialog, ChangeForm } from './ChangeDialog';

interface RenameDialogProps {
  /** null: the dialog is closed. */
  effect: SoundEffect | null;
  onClose: () => void;
}

/** Gives a sound another name. */
export function RenameDialog({ effect, onClose }: RenameDialogProps) {
  return (
    <ChangeDialog isOpen={effect !== null} title="Rename sound effect" onClose={onClose}>
      {effect && <RenameForm key={effect.id} effect={effect} onClose={onClose} />}
    </ChangeDialog>
  );
}

function RenameForm({ effect, onClose }: RenameDialogProps & { effect: SoundEffect }) {
  const [name, setName] = useState(effect.name);
  const change = useChanges();
  const given = name.trim();
  const save = async () => {
    if (given === effect.name || (await change([{ id: effect.id, name: given }]))) onClose();
  };
  return (
    <ChangeForm canSave={given !== ''} onSave={save} onClose={onClose}>
      <Input
        autoFocus
        aria-label="Name"
        maxLength={LIMITS.nameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
    </ChangeForm>
  );
}
