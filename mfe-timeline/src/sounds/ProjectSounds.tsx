import { serverMessage, useDeleteSoundEffect, useProjectSoundEffects } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { ConfirmDialog, EmptyRow, GeneratingLine, LoadProblem, player } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages';
import { CardsSkeleton } from './CardsSkeleton';
import type { SoundChoice } from './dragged-sound';
import { SoundCard } from './SoundCard';
import styles from './SoundList.module.css';
import { useEffectDownload } from './useEffectDownload';
import type { MadeSound } from './useProjectGeneration';

interface ProjectSoundsProps {
  projectId: number;
  /** The sound that is being made, which gets a row once it was put aside. */
  pending: MadeSound | null;
  onPlace: (choice: SoundChoice, track: number) => void;
}

/** The sounds that belong to the project. */
export function ProjectSounds({ projectId, pending, onPlace }: ProjectSoundsProps) {
  const { data: effects, isPending, isError, refetch } = useProjectSoundEffects(projectId);
  const [asked, setAsked] = useState<readonly SoundEffect[]>([]);
  const download = useEffectDownload();
  const deletion = useDeletion();
  const making = pending?.aside === true ? pending : null;
  const isAll = asked.length > 1;
  return (
    <section aria-label={t('projectSounds.yourSoundEffects')}>
      <div className={styles.head}>
        <h2>{t('projectSounds.yourSoundEffects')}</h2>
        {effects !== undefined && <span className="mono tertiary">{effects.length}</span>}
        <Button
          type="text"
          size="small"
          className={styles.clear ?? ''}
          disabled={effects === undefined || effects.length === 0}
          onClick={() => setAsked(effects ?? [])}
        >
          {t('projectSounds.clearAll')}
        </Button>
      </div>
      {isPending && <CardsSkeleton />}
      <div className={styles.note}>
        {isError && <LoadProblem what={t('projectSounds.theSoundsOfThisProject')} onRetry={() => void refetch()} />}
        {effects?.length === 0 && making === null && <EmptyRow>{t('shared.noSoundEffectsYet')}</EmptyRow>}
      </div>
      <ul className={styles.list}>
        {making !== null && (
          <li className={styles.making}>
            <h3 className="one-line" title={making.words}>
              {making.words}
            </h3>
            <GeneratingLine {...making} />
          </li>
        )}
        {effects?.map((effect) => (
          <SoundCard
            key={effect.id}
            effect={effect}
            onPlace={(track) => onPlace({ kind: 'effect', effect }, track)}
            onDownload={(format) => download(effect, format)}
            onDelete={() => setAsked([effect])}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={
          isAll
            ? t('projectSounds.deleteAllSounds', { length: asked.length })
            : t('projectSounds.delete', { name: asked[0]?.name ?? '' })
        }
        action={isAll ? t('projectSounds.deleteAll') : t('shared.delete')}
        destructive
        isPending={deletion.isPending}
        onCancel={() => setAsked([])}
        onConfirm={() => void deletion.remove(asked).then(() => setAsked([]))}
      >
        {isAll ? t('projectSounds.theyLeave') : t('projectSounds.itLeaves')}
      </ConfirmDialog>
    </section>
  );
}

function useDeletion() {
  const { mutateAsync } = useDeleteSoundEffect();
  const [isPending, setPending] = useState(false);
  const toast = useToast();
  /** Spec §7: Clear All deletes each in turn; the first failure ends it. */
  const remove = async (effects: readonly SoundEffect[]) => {
    setPending(true);
    try {
      for (const effect of effects) {
        await mutateAsync(effect);
        player.release(effect.audioUrl);
      }
    } catch (error) {
      const description = serverMessage(error, t('projectSounds.failedToDeleteSoundEffect'));
      toast({ title: t('shared.error'), description, tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { remove, isPending };
}
