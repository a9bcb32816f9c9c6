import { serverMessage, useApiKeys, useRevokeApiKey } from '@whoosh/api-client';
import { isUnpriced, type ApiKey, type User } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { ConfirmDialog, formatDay, formatWhen, LoadProblem } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../../messages';
import sectionStyles from '../Section.module.css';
import styles from '../Entries.module.css';
import { CreateKeyDialog } from './CreateKeyDialog';

/** The keys with which the person's programs act for them. */
export function ApiKeysSection({ user }: { user: User }) {
  const isFree = isUnpriced(user.planId);
  const [isCreating, setCreating] = useState(false);
  const keys = useApiKeys();
  const create = (
    <Button type="primary" onClick={() => setCreating(true)}>
      {t('keys.create')}
    </Button>
  );
  return (
    <section aria-label={t('keys.title')}>
      <div className={sectionStyles.head}>
        <h2>{t('keys.title')}</h2>
        {(keys.data?.length ?? 0) > 0 && <div className={sectionStyles.action}>{create}</div>}
      </div>
      {keys.isPending && <div className={styles.waiting} aria-busy="true" />}
      {keys.isError && keys.data === undefined && (
        <LoadProblem what={t('keys.yourKeys')} onRetry={() => void keys.refetch()} />
      )}
      {keys.data?.length === 0 && (
        <div className={sectionStyles.panel}>
          <p className="secondary">{t(isFree ? 'keys.noneUnpriced' : 'keys.none')}</p>
          {create}
        </div>
      )}
      {keys.data !== undefined && keys.data.length > 0 && <KeyList keys={keys.data} isFree={isFree} />}
      <CreateKeyDialog isFree={isFree} isOpen={isCreating} onClose={() => setCreating(false)} />
    </section>
  );
}

function KeyList({ keys, isFree }: { keys: readonly ApiKey[]; isFree: boolean }) {
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const revocation = useRevokeApiKey();
  const toast = useToast();
  const revoke = async ({ id }: ApiKey) => {
    try {
      await revocation.mutateAsync(id);
      toast({ tone: 'success', title: t('keys.revoked') });
    } catch (error) {
      toast({
        tone: 'destructive',
        title: t('keys.revokeFailed'),
        description: serverMessage(error, t('keys.revokeFailed')),
      });
    }
    setLeaving(null);
  };
  return (
    <>
      <ul className={styles.list} aria-label={t('keys.yourKeys')}>
        {keys.map((key) => (
          <li key={key.id} className={styles.entry}>
            <div className={styles.words}>
              <p className={styles.name}>
                {key.name} <code className="mono secondary">{key.prefix}…</code>
              </p>
              <p className="small secondary">
                {[...key.scopes.map((scope) => t(`keys.scope.${scope}`)), ...(isFree ? [] : [limitText(key)])].join(
                  ' · ',
                )}
              </p>
              <p className="small tertiary">
                {t('keys.created', { day: formatDay(key.createdAt) })} ·{' '}
                {key.lastUsedAt === null
                  ? t('keys.neverUsed')
                  : t('keys.lastUsed', { when: formatWhen(key.lastUsedAt, new Date()) })}
              </p>
            </div>
            <Button aria-label={t('keys.revokeNamed', { name: key.name })} onClick={() => setLeaving(key)}>
              {t('keys.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('keys.revokeThis', { name: leaving?.name ?? '' })}
        action={t('keys.revoke')}
        destructive
        isPending={revocation.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving !== null && void revoke(leaving)}
      >
        <p>{t('keys.revokeMeans')}</p>
      </ConfirmDialog>
    </>
  );
}

function limitText({ creditsPerDay }: ApiKey): string {
  return creditsPerDay === null ? t('keys.noLimit') : t('keys.limit', { credits: creditsPerDay });
}
