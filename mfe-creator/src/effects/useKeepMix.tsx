import { useCallback } from 'react';
import { serverMessage, useMixSoundEffect } from '@whoosh/api-client';
import type { InterpretedLayer, SoundEffect } from '@whoosh/contracts';
import { Link, useToast } from '@whoosh/ui';
import { t } from '../messages';
import { nameOfLayers } from '../request/sound-name';
import { OPENED_HERE, soundPath } from '../sound/sound-path';
import { useChanges } from './useChanges';

/**
 * Keeps a sound of the library at other levels of its layers; one without some of them is named by those that are left.
 * Resolves to what was kept, or null where it failed.
 * @param opens the page opens what was kept by itself: what is said of it then has no link to it
 */
export function useKeepMix({
  opens,
}: {
  opens: boolean;
}): (
  id: number,
  levels: Readonly<Record<string, number | null>>,
  layers: readonly InterpretedLayer[],
) => Promise<SoundEffect | null> {
  const { mutateAsync } = useMixSoundEffect();
  const change = useChanges();
  const toast = useToast();
  return useCallback(
    async (id, levels, layers) => {
      try {
        const kept = await mutateAsync({ id, levels });
        const heard = layers.filter((layer) => levels[layer.id] !== null);
        if (heard.length < layers.length) await change([{ id: kept.id, name: nameOfLayers(heard) }]);
        toast({
          title: t('mix.saved'),
          description: t('mix.savedAs'),
          tone: 'success',
          ...(!opens && { action: openLink(kept) }),
        });
        return kept;
      } catch (error) {
        const description = serverMessage(error, t('mix.notSaved'));
        toast({ title: t('shared.error'), description, tone: 'destructive' });
        return null;
      }
    },
    [mutateAsync, change, toast, opens],
  );
}

function openLink({ id }: SoundEffect) {
  return (
    <Link to={soundPath(id)} state={OPENED_HERE}>
      {t('mix.open')}
    </Link>
  );
}
