import { useCallback } from 'react';
import { serverMessage, useDeleteSoundEffects, useQueryClient, useRestoreSoundEffects } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { player } from '@whoosh/ui/more';
import { forgetEffects } from '../generator/model/last-takes';
import { t } from '../messages';

/** An effect of which more than its id may be known. */
export type Chosen = Pick<SoundEffect, 'id'> & Partial<SoundEffect>;

/** Into the trash, with the way back, and out of it. What fails is said; both resolve to whether it succeeded. */
export function useTrash() {
  const { mutateAsync: deleteAll, isPending } = useDeleteSoundEffects();
  const { mutateAsync: restoreAll } = useRestoreSoundEffects();
  const toast = useToast();
  const client = useQueryClient();
  const attempt = useCallback(
    async (work: () => Promise<unknown>, failure: string) => {
      try {
        await work();
        return true;
      } catch (error) {
        toast({ title: t('shared.error'), description: serverMessage(error, failure), tone: 'destructive' });
        return false;
      }
    },
    [toast],
  );
  const restore = useCallback(
    async (effects: readonly Chosen[]) => {
      const done = await attempt(() => restoreAll(effects.map(({ id }) => id)), t('trash.failedToRestoreSoundEffect'));
      if (done)
        toast({ title: t('trash.restored'), description: named('trash.inLibraryAgain', effects), tone: 'success' });
      return done;
    },
    [attempt, restoreAll, toast],
  );
  const remove = useCallback(
    async (effects: readonly Chosen[]) => {
      const done = await attempt(() => deleteAll(effects.map(({ id }) => id)), t('trash.failedToDeleteSoundEffect'));
      if (!done) return false;
      forgetEffects(
        client,
        effects.map(({ id }) => id),
      );
      for (const { audioUrl } of effects) if (audioUrl !== undefined) player.release(audioUrl);
      const undo = (
        <Button size="small" onClick={() => void restore(effects)}>
          {t('shared.undo')}
        </Button>
      );
      toast({ title: t('trash.deleted'), description: named('trash.inTheTrash', effects), action: undo });
      return true;
    },
    [attempt, deleteAll, restore, toast, client],
  );
  return { remove, restore, isPending };
}

function named(key: 'trash.inLibraryAgain' | 'trash.inTheTrash', effects: readonly Chosen[]): string {
  return t(key, { count: effects.length, name: effects[0]?.name ?? '' });
}
