import { useMemo, useState } from 'react';
import { useDiscardGeneration, useSession, useUnsavedGenerations } from '@whoosh/api-client';
import { licenceOfSound, type GenerationStatusResponse, type TakeResponse } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { BookmarkShape, EffectList, player, rightsLabel } from '@whoosh/ui/more';
import { SectionHead } from '../effects/SectionHead';
import { SoundLine } from '../effects/SoundLine';
import { t } from '../messages';
import { takeTrack, useSaveTake } from '../takes';
import { unkeptTakes, type UnkeptTake } from './model/unkept';
import styles from './NotKept.module.css';

interface NotKeptProps {
  /** The generation whose takes stand on the page already. */
  exceptId: string | null;
  projectId: number | null;
}

const SHOWN_FIRST = 3;

/** Takes of the last seven days that were neither kept nor discarded. Renders nothing where there are none. */
export function NotKept({ exceptId, projectId }: NotKeptProps) {
  const { data } = useUnsavedGenerations();
  const takes = useMemo(() => unkeptTakes(data ?? [], exceptId, projectId), [data, exceptId, projectId]);
  const [shown, setShown] = useState(SHOWN_FIRST);
  if (takes.length === 0) return null;
  return (
    <section aria-label={t('notKept.notKept')}>
      <SectionHead title={t('notKept.notKept')} count={takes.length}>
        <span className="small tertiary">{t('notKept.keptFor7DaysThen')}</span>
      </SectionHead>
      <EffectList label={t('notKept.notKept')}>
        {takes.slice(0, shown).map((entry) => (
          <UnkeptRow key={entry.take.audioUrl} entry={entry} />
        ))}
      </EffectList>
      {takes.length > shown && (
        <Button type="text" size="small" className={styles.all ?? ''} onClick={() => setShown(takes.length)}>
          {t('notKept.showAll', { length: takes.length })}
        </Button>
      )}
    </section>
  );
}

function UnkeptRow({ entry: { generation, take } }: { entry: UnkeptTake }) {
  const track = useMemo(() => takeTrack(take), [take]);
  const { keep, discard, busy } = useDecision(generation, take);
  const name = generation.description;
  const { user } = useSession();
  const isPaid = (generation.result?.creditsDeducted ?? 0) > 0;
  const rights = user === null ? null : rightsLabel(licenceOfSound({ planId: user.planId, isPaid }));
  const note = [t('notKept.take', { take: take.take }), rights].filter((part) => part !== null).join(' · ');
  return (
    <SoundLine track={track} name={name} note={note}>
      <Button
        size="small"
        icon={<BookmarkShape />}
        disabled={busy}
        aria-label={t('notKept.keepTake', { name, take: take.take })}
        onClick={() => void keep()}
      >
        {t('shared.keep')}
      </Button>
      <Button
        size="small"
        type="text"
        disabled={busy}
        aria-label={t('notKept.discardTake', { name, take: take.take })}
        onClick={() => void discard()}
      >
        {t('notKept.discard')}
      </Button>
    </SoundLine>
  );
}

function useDecision(generation: GenerationStatusResponse, take: TakeResponse) {
  const [busy, setBusy] = useState(false);
  const save = useSaveTake(generation.projectId);
  const { mutateAsync: discardTake } = useDiscardGeneration();
  const toast = useToast();
  const keep = async () => {
    setBusy(true);
    await save(take, { text: generation.description, intensity: generation.intensity }, '');
    setBusy(false);
  };
  const discard = async () => {
    setBusy(true);
    const gone = await discardTake({ id: generation.id, take: take.take }).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (gone) player.release(take.audioUrl);
    else toast({ title: t('shared.error'), description: t('notKept.failedToDiscardTheTake'), tone: 'destructive' });
  };
  return { busy, keep, discard };
}
