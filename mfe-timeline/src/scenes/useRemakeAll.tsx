import { readEffectScene, serverMessage, useQueryClient } from '@whoosh/api-client';
import { useToast } from '@whoosh/ui';
import { ConfirmDialog } from '@whoosh/ui/more';
import { useState } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import { t } from '../messages';
import type { Clip } from '../model';
import { newTakeOf, type SoundOrder } from './requested-sound';
import type { SoundMaker } from './useSoundMaker';

interface RemakeAllOptions {
  sounds: ClipSounds;
  /** Makes a clip again in its place. @returns whether it was made */
  remake: (clip: Clip, order: SoundOrder) => Promise<boolean>;
  priceOf: SoundMaker['priceOf'];
}

/** Another take of each of several clips, one after the other, once their price was agreed to. */
export function useRemakeAll({ sounds, remake, priceOf }: RemakeAllOptions) {
  const [asked, setAsked] = useState<readonly Clip[]>([]);
  const client = useQueryClient();
  const toast = useToast();
  const seconds = asked.map(({ soundEffectId }) => sounds.effect(soundEffectId ?? 0)?.duration ?? 0);

  const make = async (clips: readonly Clip[]): Promise<void> => {
    for (const clip of clips) {
      if (clip.soundEffectId === null) continue;
      const { scene } = await readEffectScene(client, clip.soundEffectId);
      // why it was not made has been told; the others would not be made either
      if (!(await remake(clip, newTakeOf(scene, sounds.of(clip).name, Math.random())))) return;
    }
  };
  return {
    /** Sounds of one's own are passed over. */
    ask: (clips: readonly Clip[]) => setAsked(clips.filter(({ soundEffectId }) => soundEffectId !== null)),
    dialog: (
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={t('remakeAll.ask', { count: asked.length })}
        action={t('remakeAll.make', { price: priceOf(seconds) })}
        onCancel={() => setAsked([])}
        onConfirm={() => {
          setAsked([]);
          make(asked).catch((error: unknown) =>
            toast({
              title: t('shared.error'),
              description: serverMessage(error, t('shared.theSoundCouldNotBe')),
              tone: 'destructive',
            }),
          );
        }}
      >
        <p>{t('remakeAll.each')}</p>
      </ConfirmDialog>
    ),
  };
}
