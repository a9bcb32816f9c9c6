import { serverMessage, useLinkedIdentities, useUnlinkIdentity } from '@whoosh/api-client';
import type { LinkedIdentity } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { ConfirmDialog, formatDay, formatWhen, LoadProblem } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../../messages';
import entryStyles from '../Entries.module.css';
import sectionStyles from '../Section.module.css';
import styles from './SecuritySection.module.css';

/**
 * The sign-ins of this installation's provider that are linked to the account. @param label what the provider is called
 */
export function LinkedIdentities({ label }: { label: string }) {
  const identities = useLinkedIdentities();
  const { data } = identities;
  return (
    <section aria-label={t('linkedIdentities.title')}>
      <div className={sectionStyles.head}>
        <h2>{t('linkedIdentities.title')}</h2>
      </div>
      <p className={`secondary ${styles.means}`}>{t('linkedIdentities.means', { label })}</p>
      {identities.isPending && <div className={entryStyles.waiting} aria-busy="true" />}
      {identities.isError && data === undefined && (
        <LoadProblem what={t('linkedIdentities.yours')} onRetry={() => void identities.refetch()} />
      )}
      {data?.length === 0 && <p className="secondary">{t('linkedIdentities.none')}</p>}
      {data !== undefined && data.length > 0 && <IdentityList identities={data} />}
    </section>
  );
}

function IdentityList({ identities }: { identities: readonly LinkedIdentity[] }) {
  const [leaving, setLeaving] = useState<LinkedIdentity | null>(null);
  const removal = useUnlinkIdentity();
  const toast = useToast();
  const remove = async ({ id }: LinkedIdentity) => {
    try {
      await removal.mutateAsync(id);
      toast({ tone: 'success', title: t('linkedIdentities.removed') });
    } catch (error) {
      const title = t('linkedIdentities.removeFailed');
      toast({ tone: 'destructive', title, description: serverMessage(error, title) });
    }
    setLeaving(null);
  };
  return (
    <>
      <ul className={entryStyles.list} aria-label={t('linkedIdentities.yours')}>
        {identities.map((identity) => (
          <IdentityEntry key={identity.id} identity={identity} onRemove={() => setLeaving(identity)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('passkeys.removeThis', { name: leaving?.email ?? '' })}
        action={t('passkeys.remove')}
        destructive
        isPending={removal.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving !== null && void remove(leaving)}
      >
        <p>{t('linkedIdentities.removeMeans')}</p>
      </ConfirmDialog>
    </>
  );
}

function IdentityEntry({ identity, onRemove }: { identity: LinkedIdentity; onRemove: () => void }) {
  const { email, createdAt, lastUsedAt } = identity;
  return (
    <li className={entryStyles.entry}>
      <div className={entryStyles.words}>
        <p className={entryStyles.name}>{email}</p>
        <p className="small tertiary">
          {t('linkedIdentities.linked', { day: formatDay(createdAt) })} ·{' '}
          {lastUsedAt === null ? t('keys.neverUsed') : t('keys.lastUsed', { when: formatWhen(lastUsedAt, new Date()) })}
        </p>
      </div>
      <div className={entryStyles.buttons}>
        <Button aria-label={t('passkeys.removeNamed', { name: email })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}
