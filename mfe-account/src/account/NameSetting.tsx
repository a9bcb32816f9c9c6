import { serverMessage, useUpdateProfile } from '@whoosh/api-client';
import { LIMITS, type User } from '@whoosh/contracts';
import { Button, FormProblem, Input, useToast } from '@whoosh/ui';
import { useState, type FormEvent } from 'react';
import { t } from '../messages';
import styles from './AccountSettings.module.css';
import { SettingRow } from './SettingRow';

/** The profile name: view, then edit, then save or cancel. */
export function NameSetting({ user }: { user: User }) {
  const [typed, setTyped] = useState<string | null>(null);
  const updateProfile = useUpdateProfile();
  const toast = useToast();
  const sentenceOf = (error: unknown) => serverMessage(error, t('nameSetting.failedToUpdateName'));
  const save = async (name: string) => {
    try {
      await updateProfile.mutateAsync({ name });
    } catch (error) {
      toast({ tone: 'destructive', title: t('shared.updateFailed'), description: sentenceOf(error) });
      return;
    }
    setTyped(null);
    toast({ tone: 'success', title: t('nameSetting.nameUpdated') });
  };
  if (typed === null) {
    return (
      <SettingRow title={t('nameSetting.name')}>
        <div className={styles.line}>
          <p className={styles.value}>{user.name}</p>
          <Button onClick={() => setTyped(user.name)}>{t('nameSetting.editName')}</Button>
        </div>
      </SettingRow>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void save(typed.trim());
  };
  return (
    <SettingRow title={t('nameSetting.name')}>
      <form
        className={styles.editing}
        onSubmit={onSubmit}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
      >
        <div className={styles.grow}>
          <Input
            aria-label={t('nameSetting.name')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={LIMITS.profileNameMaxLength}
            autoComplete="name"
            autoFocus
          />
        </div>
        <Button type="primary" htmlType="submit" disabled={typed.trim() === ''} loading={updateProfile.isPending}>
          {t('nameSetting.save')}
        </Button>
        <Button type="text" onClick={() => setTyped(null)}>
          {t('shared.cancel')}
        </Button>
      </form>
      <FormProblem className={styles.problem} problem={updateProfile.error && sentenceOf(updateProfile.error)} />
    </SettingRow>
  );
}
