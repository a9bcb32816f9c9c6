import { useState, type FormEvent } from 'react';
import { serverMessage, useKeepIndividual } from '@whoosh/api-client';
import { LIMITS, type KeptIndividual } from '@whoosh/contracts';
import { isSameIndividual } from '@whoosh/scene-editing';
import type { Individual } from '@whoosh/sound-scene';
import { Button, Input, useToast } from '@whoosh/ui';
import { t } from '../messages';
import styles from './IndividualPicker.module.css';

interface KeepFormProps {
  model: string;
  individual: Individual;
  kept: readonly KeptIndividual[];
}

/** Keeps an individual under a name that the person gives; says which one it is where it is kept. */
export function KeepForm({ model, individual, kept }: KeepFormProps) {
  const [name, setName] = useState('');
  const keep = useKeepIndividual();
  const toast = useToast();
  const known = kept.find((one) => one.model === model && isSameIndividual(one.individual, individual));
  if (known !== undefined)
    return <p className={`small secondary ${styles.keep}`}>{t('individuals.isKept', { name: known.name })}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    keep.mutate(
      { name: given, model, individual: { ...individual, seed: individual.seed ?? 0 } },
      {
        onSuccess: () => {
          setName('');
          toast({ tone: 'success', title: t('individuals.kept', { name: given }) });
        },
        onError: (error) =>
          toast({
            tone: 'destructive',
            title: t('individuals.notKept', { name: given }),
            description: serverMessage(error, ''),
          }),
      },
    );
  };
  return (
    <form className={`${styles.keep} ${styles.keepForm}`} onSubmit={submit}>
      <Input
        aria-label={t('individuals.name')}
        placeholder={t('individuals.nameHint')}
        maxLength={LIMITS.individualNameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button htmlType="submit" disabled={name.trim() === ''} loading={keep.isPending}>
        {t('individuals.keep')}
      </Button>
    </form>
  );
}
