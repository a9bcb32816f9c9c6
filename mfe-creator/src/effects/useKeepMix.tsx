import { useCallback } from 'react';
import { serverMessage, useMixSoundEffect } from '@whoosh/api-client';
import { effectName, type EffectSource, type SoundEffect } from '@whoosh/contracts';
import { Link, useToast } from '@whoosh/ui';
import { t } from '../messages';
import { nameOfLayers } from '../request/sound-name';
import { OPENED_HERE, soundPath } from '../sound/sound-path';
import { useChanges } from './useChanges';

type Heard = Pick<EffectSource, 'label'>;

/**
 * Keeps a sound of the library at other levels of its layers. Where others are heard than before, it is named by them,
 * unless a person gave the sound its name. Resolves to what was kept, or null where it failed.
 * @param opens the page opens what was kept by itself: what is said of it then has no link to it
 */
export function useKeepMix({
  opens,
}: {
  opens: boolean;
}): (
  id: number,
  levels: Readonly<Record<string, number | null>>,
  heardBefore: readonly Heard[],
) => Promise<SoundEffect | null> {
  const { mutateAsync } = useMixSoundEffect();
  const change = useChanges();
  const toast = useToast();
  return useCallback(
    async (id, levels, heardBefore) => {
      try {
        const kept = await mutateAsync({ id, levels });
        const name = nameOfMix(kept, heardBefore);
        if (name !== null) await change([{ id: kept.id, name }]);
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

/** Null: the name that it has from the sound it was made of stays. */
function nameOfMix({ name, prompt, sources }: SoundEffect, heardBefore: readonly Heard[]): string | null {
  const before = nameOfLayers(heardBefore);
  const isGiven = name !== before && name !== effectName(null, prompt);
  const now = nameOfLayers(sources);
  return isGiven || now === before ? null : now;
}

function openLink({ id }: SoundEffect) {
  return (
    <Link to={soundPath(id)} state={OPENED_HERE}>
      {t('mix.open')}
    </Link>
  );
}
