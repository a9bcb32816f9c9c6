import { useToast } from '@whoosh/ui';
import { useCallback, useState } from 'react';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import type { Clip } from '../model';
import { MakingClips } from './making-clips';
import type { ClipPlace } from './new-length';
import { remadeClip } from './remake';
import type { SoundOrder } from './requested-sound';
import type { SoundMaker } from './useSoundMaker';

/**
 * Makes the sounds of clips again, several at a time; each clip stays as it is until its new sound is there, and
 * answers whether one was made.
 */
export function useRemake(editor: Editor, { make }: SoundMaker) {
  const [making] = useState(() => new MakingClips());
  const toast = useToast();
  const remake = useCallback(
    async (clip: Clip, order: SoundOrder, place?: ClipPlace): Promise<boolean> => {
      if (making.has(clip.key)) return false;
      making.set(clip.key, 0);
      try {
        const [made] = (await make(order, (share) => making.set(clip.key, share))) ?? [];
        // it may have been moved or removed in between
        const now = editor.present.clips.find(({ key }) => key === clip.key);
        if (made === undefined || now === undefined) return made !== undefined;
        const there = place && { ...place, startMs: place.startMs + now.startMs - clip.startMs };
        editor.edit(remadeClip(now, made, there));
        toast({ title: t('remake.madeAgain'), description: t('remake.theNewTakeIsIn'), tone: 'success' });
        return true;
      } finally {
        making.set(clip.key, null);
      }
    },
    [editor, make, making, toast],
  );
  return { making, remake };
}
