import { useCallback } from 'react';
import { serverMessage, useLicenseSoundEffect } from '@whoosh/api-client';
import { generationCost, type SoundEffect } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { t } from '../messages';

/** What commercial rights to a free sound cost, as its button says it. */
export const rightsOffer = ({ duration }: SoundEffect): string =>
  t('licence.buy', { cost: generationCost(duration, 1) });

/** Pays for commercial rights to a free sound and says what came of it; resolves to the sound, or null. */
export function useRights(): { buy: (effect: SoundEffect) => Promise<SoundEffect | null>; isPending: boolean } {
  const { mutateAsync, isPending } = useLicenseSoundEffect();
  const toast = useToast();
  const buy = useCallback(
    async (effect: SoundEffect) => {
      try {
        const licensed = await mutateAsync(effect);
        toast({ title: t('licence.bought'), description: effect.name });
        return licensed;
      } catch (error) {
        const description = serverMessage(error, t('licence.notBought'));
        toast({ title: t('shared.error'), description, tone: 'destructive' });
        return null;
      }
    },
    [mutateAsync, toast],
  );
  return { buy, isPending };
}
