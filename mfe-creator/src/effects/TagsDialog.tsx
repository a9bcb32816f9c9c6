import { useState } from 'react';
import { LIMITS } from '@whoosh/contracts';
import { Select } from '@whoosh/ui/more';
import { t } from '../messages';
import { ChangeDialog, ChangeForm } from './ChangeDialog';
import { useChangeTogether } from './useChanges';
import type { Chosen } from './useTrash';

interface TagsDialogProps {
  /** Empty: the dialog is closed. Of those that are not loaded only the id is known. */
  effects: readonly Chosen[];
  onClose: () => void;
}

/** The tags of a sound; of several sounds those that all have, and what is added comes to each of them. */
export function TagsDialog({ effects, onClose }: TagsDialogProps) {
  const title = effects.length > 1 ? t('tagsDialog.tagsOfSoundEffects', { length: effects.length }) : t('library.tags');
  return (
    <ChangeDialog isOpen={effects.length > 0} title={title} onClose={onClose}>
      {effects.length > 0 && <TagsForm effects={effects} onClose={onClose} />}
    </ChangeDialog>
  );
}

function TagsForm({ effects, onClose }: TagsDialogProps) {
  const [before] = useState(() => commonTags(effects));
  const [tags, setTags] = useState(before);
  const change = useChangeTogether();
  const save = async () => {
    const removed = before.filter((tag) => !tags.includes(tag));
    const added = tags.filter((tag) => !before.includes(tag));
    if (await change({ ids: effects.map(({ id }) => id), addTags: added, removeTags: removed })) onClose();
  };
  return (
    <ChangeForm canSave={tags.length <= LIMITS.maxTags} onSave={save} onClose={onClose}>
      <Select<string[]>
        mode="tags"
        autoFocus
        open={false}
        suffixIcon={null}
        aria-label={t('library.tags')}
        placeholder={t('tagsDialog.typeATagAndPress')}
        style={{ width: '100%' }}
        tokenSeparators={[',']}
        value={tags}
        onChange={(next) => setTags(asTags(next))}
      />
    </ChangeForm>
  );
}

/** The tags that all of them have. */
function commonTags([first, ...others]: readonly Chosen[]): string[] {
  return (first?.tags ?? []).filter((tag) => others.every(({ tags = [] }) => tags.includes(tag)));
}

/** As the server takes them. */
function asTags(typed: readonly string[]): string[] {
  const tags = typed.map((tag) => tag.trim().slice(0, LIMITS.tagMaxLength)).filter((tag) => tag !== '');
  return [...new Set(tags)];
}
