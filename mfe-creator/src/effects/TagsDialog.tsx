import { useState } from 'react';
import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { Select } from '@whoosh/ui/more';
import { ChangeDialog, ChangeForm } from './ChangeDialog';
import { useChanges } from './useChanges';

interface TagsDialogProps {
  /** Empty: the dialog is closed. */
  effects: readonly SoundEffect[];
  onClose: () => void;
}

/** The tags of a sound; of several sounds those that all have, and what is added comes to each of them. */
export function TagsDialog({ effects, onClose }: TagsDialogProps) {
  const title = effects.length > 1 ? `Tags of ${effects.length} sound effects` : 'Tags';
  return (
    <ChangeDialog isOpen={effects.length > 0} title={title} onClose={onClose}>
      {effects.length > 0 && <TagsForm effects={effects} onClose={onClose} />}
    </ChangeDialog>
  );
}

function TagsForm({ effects, onClose }: TagsDialogProps) {
  const [before] = useState(() => commonTags(effects));
  const [tags, setTags] = useState(before);
  const change = useChanges();
  const save = async () => {
    const removed = before.filter((tag) => !tags.includes(tag));
    const changes = effects.map((effect) => ({
      id: effect.id,
      tags: [...new Set([...effect.tags.filter((tag) => !removed.includes(tag)), ...tags])],
    }));
    if (await change(changes)) onClose();
  };
  return (
    <ChangeForm canSave={tags.length <= LIMITS.maxTags} onSave={save} onClose={onClose}>
      <Select<string[]>
        mode="tags"
        autoFocus
        open={false}
        suffixIcon={null}
        aria-label="Tags"
        placeholder="Type a tag and press Enter"
        style={{ width: '100%' }}
        tokenSeparators={[',']}
        value={tags}
        onChange={(next) => setTags(asTags(next))}
      />
    </ChangeForm>
  );
}

/** The tags that all of them have. */
function commonTags([first, ...others]: readonly SoundEffect[]): string[] {
  return (first?.tags ?? []).filter((tag) => others.every(({ tags }) => tags.includes(tag)));
}

/** As the server takes them. */
function asTags(typed: readonly string[]): string[] {
  const tags = typed.map((tag) => tag.trim().slice(0, LIMITS.tagMaxLength)).filter((tag) => tag !== '');
  return [...new Set(tags)];
}
