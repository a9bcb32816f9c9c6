import {
  isPasskeyCancelled,
  knowsPasskeys,
  serverMessage,
  useAddPasskey,
  usePasskeys,
  useRemovePasskey,
  useRenamePasskey,
} from '@whoosh/api-client';
import { LIMITS, type Passkey } from '@whoosh/contracts';
import { Button, Input, useToast } from '@whoosh/ui';
import { ConfirmDialog, formatDay, formatWhen, LoadProblem } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import { t } from '../../messages';
import { ConfirmIdentity, wantsConfirmation } from '../ConfirmIdentity';
import entryStyles from '../Entries.module.css';
import sectionStyles from '../Section.module.css';
import styles from './SecuritySection.module.css';

/** The passkeys that sign in to the account: added, renamed, removed. */
export function Passkeys() {
  const passkeys = usePasskeys();
  const [isNaming, setNaming] = useState(false);
  const add = knowsPasskeys() && !isNaming && (
    <Button type="primary" onClick={() => setNaming(true)}>
      {t('passkeys.add')}
    </Button>
  );
  const { data } = passkeys;
  return (
    <section aria-label={t('passkeys.title')}>
      <div className={sectionStyles.head}>
        <h2>{t('passkeys.title')}</h2>
        <div className={sectionStyles.action}>{add}</div>
      </div>
      <p className={`secondary ${styles.means}`}>{t('passkeys.means')}</p>
      {!knowsPasskeys() && <p className="secondary">{t('passkeys.notHere')}</p>}
      {isNaming && <AddPasskey onDone={() => setNaming(false)} />}
      {passkeys.isPending && <div className={entryStyles.waiting} aria-busy="true" />}
      {passkeys.isError && data === undefined && (
        <LoadProblem what={t('passkeys.yours')} onRetry={() => void passkeys.refetch()} />
      )}
      {data?.length === 0 && <p className="secondary">{t('passkeys.none')}</p>}
      {data !== undefined && data.length > 0 && <PasskeyList passkeys={data} />}
    </section>
  );
}

/** Asks what to call it, and with an old session for a code; then the browser asks for finger, face or PIN. */
function AddPasskey({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('');
  const addition = useAddPasskey();
  const toast = useToast();
  const add = () =>
    addition.mutate(name.trim(), {
      onSuccess: () => {
        toast({ tone: 'success', title: t('passkeys.added') });
        onDone();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') add();
  };
  if (wantsConfirmation(addition.error)) return <ConfirmIdentity onConfirmed={add} onCancel={onDone} />;
  const problem = addition.error !== null && !isPasskeyCancelled(addition.error) ? addition.error : null;
  return (
    <form
      className={`${entryStyles.entry} ${styles.renaming}`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <div className={styles.field}>
        <Input
          autoFocus
          aria-label={t('passkeys.name')}
          placeholder={t('passkeys.nameHint')}
          maxLength={LIMITS.passkeyNameMaxLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="primary" htmlType="submit" disabled={name.trim() === ''} loading={addition.isPending}>
        {t('passkeys.continue')}
      </Button>
      <Button type="text" onClick={onDone}>
        {t('shared.cancel')}
      </Button>
      {problem !== null && (
        <p role="alert" className={entryStyles.problem}>
          {serverMessage(problem, t('passkeys.addFailed'))}
        </p>
      )}
    </form>
  );
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const removal = useRemovePasskey();
  const toast = useToast();
  const remove = async ({ id }: Passkey) => {
    try {
      await removal.mutateAsync(id);
      toast({ tone: 'success', title: t('passkeys.removed') });
    } catch (error) {
      const title = t('passkeys.removeFailed');
      toast({ tone: 'destructive', title, description: serverMessage(error, title) });
    }
    setLeaving(null);
  };
  return (
    <>
      <ul className={entryStyles.list} aria-label={t('passkeys.yours')}>
        {passkeys.map((passkey) => (
          <PasskeyEntry key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('passkeys.removeThis', { name: leaving?.name ?? '' })}
        action={t('passkeys.remove')}
        destructive
        isPending={removal.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving !== null && void remove(leaving)}
      >
        <p>{t('passkeys.removeMeans')}</p>
      </ConfirmDialog>
    </>
  );
}

function PasskeyEntry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [typed, setTyped] = useState<string | null>(null);
  const renaming = useRenamePasskey();
  const toast = useToast();
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const next = typed?.trim() ?? '';
    if (next === '') return;
    try {
      await renaming.mutateAsync({ id, name: next });
      setTyped(null);
    } catch (error) {
      const title = t('passkeys.renameFailed');
      toast({ tone: 'destructive', title, description: serverMessage(error, title) });
    }
  };
  if (typed !== null)
    return (
      <li className={entryStyles.entry}>
        <form
          className={styles.renaming}
          onSubmit={(event) => void rename(event)}
          onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
        >
          <div className={styles.field}>
            <Input
              autoFocus
              aria-label={t('passkeys.name')}
              maxLength={LIMITS.passkeyNameMaxLength}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="primary" htmlType="submit" disabled={typed.trim() === ''} loading={renaming.isPending}>
            {t('nameSetting.save')}
          </Button>
          <Button type="text" onClick={() => setTyped(null)}>
            {t('shared.cancel')}
          </Button>
        </form>
      </li>
    );
  return (
    <li className={entryStyles.entry}>
      <div className={entryStyles.words}>
        <p className={entryStyles.name}>{name}</p>
        <p className="small tertiary">
          {t('keys.created', { day: formatDay(createdAt) })} ·{' '}
          {lastUsedAt === null ? t('keys.neverUsed') : t('keys.lastUsed', { when: formatWhen(lastUsedAt, new Date()) })}
        </p>
      </div>
      <div className={entryStyles.buttons}>
        <Button aria-label={t('passkeys.renameNamed', { name })} onClick={() => setTyped(name)}>
          {t('passkeys.rename')}
        </Button>
        <Button aria-label={t('passkeys.removeNamed', { name })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}
