import { serverMessage, useUpdateProfile } from '@whoosh/api-client';
import { LIMITS, type User } from '@whoosh/contracts';
import { Button, Input, useToast } from '@whoosh/ui';
import { useState, type FormEvent } from 'react';
import styles from './AccountSettings.module.css';
import { SettingRow } from './SettingRow';

/** The profile name: view, then edit, then save or cancel. */
export function NameSetting({ user }: { user: User }) {
  const [draft, setDraft] = useState<string | null>(null);
  const updateProfile = useUpdateProfile();
  const toast = useToast();
  const save = async (name: string) => {
    try {
      await updateProfile.mutateAsync({ name });
    } catch (error) {
      toast({
        tone: 'destructive',
        title: 'Update failed',
        description: serverMessage(error, 'Failed to update name'),
      });
      return;
    }
    setDraft(null);
    toast({ tone: 'success', title: 'Name updated' });
  };
  if (draft === null) {
    return (
      <SettingRow title="Name">
        <div className={styles.line}>
          <p className={styles.value}>{user.name}</p>
          <Button onClick={() => setDraft(user.name)}>Edit name</Button>
        </div>
      </SettingRow>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() !== '') void save(draft.trim());
  };
  return (
    <SettingRow title="Name">
      <form className={styles.editing} onSubmit={onSubmit}>
        <div className={styles.grow}>
          <Input
            aria-label="Name"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            maxLength={LIMITS.profileNameMaxLength}
            autoComplete="name"
            autoFocus
          />
        </div>
        <Button type="primary" htmlType="submit" disabled={draft.trim() === ''} loading={updateProfile.isPending}>
          Save
        </Button>
        <Button type="text" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </form>
    </SettingRow>
  );
}
