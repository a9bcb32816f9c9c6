import { useCallback } from 'react';
import { serverMessage, useMixSoundEffect } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { Link, useToast } from '@whoosh/ui';
import { t } from '../messages';
import { OPENED_HERE, soundPath } from '../sound/sound-path';

/** Keeps a sound of the library at other levels of its layers. Resolves to what was kept, or null where it failed. */
export function useKeepMix(): (
  id: number,
  levels: Readonly<Record<string, number | null>>,
) => Promise<SoundEffect | null> {
  const { mutateAsync } = useMixSoundEffect();
  const toast = useToast();
  return useCallback(
    async (id, levels) => {
      try {
        const kept = await mutateAsync({ id, levels });
        toast({
          title: t('mix.saved'),
          description: t('mix.savedAs'),
          tone: 'success',
          action: (
            <Link to={soundPath(kept.id)} state={OPENED_HERE}>
              {t('mix.open')}
            </Link>
          ),
        });
        return kept;
      } catch (error) {
        const description = serverMessage(error, t('mix.notSaved'));
        toast({ title: t('shared.error'), description, tone: 'destructive' });
        return null;
      }
    },
    [mutateAsync, toast],
  );
}
