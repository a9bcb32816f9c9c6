import { serverMessage, useSession } from '@whoosh/api-client';
import { Button, useToast } from '@whoosh/ui';
import { Checkbox } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages';
import styles from './AccountSettings.module.css';
import { SettingRow } from './SettingRow';

/** Ends the sessions in all browsers, for instance after one was left open on a machine of somebody else. */
export function SessionsSetting() {
  const { signOut } = useSession();
  const [isPending, setPending] = useState(false);
  const [revokesKeys, setRevokesKeys] = useState(false);
  const toast = useToast();
  const leave = async () => {
    setPending(true);
    try {
      await signOut('everywhere', revokesKeys);
    } catch (error) {
      setPending(false);
      toast({
        tone: 'destructive',
        title: t('sessionsSetting.failed'),
        description: serverMessage(error, t('shared.pleaseTryAgain')),
      });
      return;
    }
    toast({ tone: 'success', title: t('sessionsSetting.done') });
  };
  return (
    <SettingRow title={t('sessionsSetting.sessions')}>
      <div className={styles.line}>
        <div className={styles.grow}>
          <p className="secondary">{t('sessionsSetting.endsAll')}</p>
          <Checkbox checked={revokesKeys} onChange={({ target }) => setRevokesKeys(target.checked)}>
            {t('sessionsSetting.revokeKeys')}
          </Checkbox>
        </div>
        <Button loading={isPending} onClick={() => void leave()}>
          {t('sessionsSetting.signOutEverywhere')}
        </Button>
      </div>
    </SettingRow>
  );
}
