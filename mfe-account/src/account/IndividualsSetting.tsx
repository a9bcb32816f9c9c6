import { serverMessage, useForgetIndividual, useKeptIndividuals, useRenameIndividual } from '@whoosh/api-client';
import { LIMITS, type KeptIndividual } from '@whoosh/contracts';
import { scoreWord } from '@whoosh/scene-editing';
import { Button, Input, useToast } from '@whoosh/ui';
import { LoadProblem, Skeleton } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import { t } from '../messages';
import settingStyles from './AccountSettings.module.css';
import { SettingRow } from './SettingRow';
import styles from './IndividualsSetting.module.css';

/** "This door": kept in the creator, renamed and removed here. */
export function IndividualsSetting() {
  const { data: individuals, isError, refetch } = useKeptIndividuals();
  return (
    <SettingRow title={t('individuals.title')}>
      <p className="secondary">{t('individuals.explained')}</p>
      {isError && <LoadProblem what={t('individuals.title')} onRetry={() => void refetch()} />}
      {individuals === undefined && !isError && <Skeleton active paragraph={{ rows: 1 }} title={false} />}
      {individuals?.length === 0 && <p className="small tertiary">{t('individuals.none')}</p>}
      {individuals !== undefined && individuals.length > 0 && (
        <ul className={styles.list} aria-label={t('individuals.list')}>
          {individuals.map((individual) => (
            <Entry key={individual.id} individual={individual} />
          ))}
        </ul>
      )}
    </SettingRow>
  );
}

function Entry({ individual: { id, name, label } }: { individual: KeptIndividual }) {
  const [isRenaming, setRenaming] = useState(false);
  const forget = useForgetIndividual();
  const tell = useFailure();
  if (isRenaming) return <RenameForm id={id} name={name} onDone={() => setRenaming(false)} />;
  return (
    <li className={styles.row}>
      <span className="one-line">{name}</span>
      <span className="one-line secondary">{scoreWord(label)}</span>
      <span className={styles.buttons}>
        <Button
          type="text"
          size="small"
          aria-label={t('individuals.renameNamed', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('individuals.rename')}
        </Button>
        <Button
          type="text"
          size="small"
          aria-label={t('individuals.removeNamed', { name })}
          disabled={forget.isPending}
          onClick={() => forget.mutate(id, { onError: tell })}
        >
          {t('sensesSetting.remove')}
        </Button>
      </span>
    </li>
  );
}

function RenameForm({ id, name, onDone }: Pick<KeptIndividual, 'id' | 'name'> & { onDone: () => void }) {
  const [typed, setTyped] = useState(name);
  const rename = useRenameIndividual();
  const tell = useFailure();
  const isBlank = typed.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) rename.mutate({ id, name: typed.trim() }, { onSuccess: onDone, onError: tell });
  };
  return (
    <li>
      <form
        className={settingStyles.editing}
        onSubmit={submit}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      >
        <div className={settingStyles.grow}>
          <Input
            autoFocus
            aria-label={t('individuals.name')}
            maxLength={LIMITS.individualNameMaxLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="primary" htmlType="submit" disabled={isBlank} loading={rename.isPending}>
          {t('nameSetting.save')}
        </Button>
        <Button type="text" onClick={onDone}>
          {t('shared.cancel')}
        </Button>
      </form>
    </li>
  );
}

function useFailure() {
  const toast = useToast();
  return (error: unknown) =>
    toast({
      tone: 'destructive',
      title: t('sensesSetting.failed'),
      description: serverMessage(error, t('shared.pleaseTryAgain')),
    });
}
