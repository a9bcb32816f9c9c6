import { effectName } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useCallback, useState } from 'react';
import type { Editor } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import type { Clip } from '../model';
import type { MakingClips } from '../scenes/making-clips';
import { remadeClip } from '../scenes/remake';
import type { SoundMaker } from '../scenes/useSoundMaker';
import { draftNumber, isDraft, type DraftClip } from './draft-number';

interface KeepingOptions {
  editor: Editor;
  transport: Pick<Transport, 'endTrial'>;
  making: MakingClips;
  maker: Pick<SoundMaker, 'make' | 'priceOf'>;
}

/** Turning drafts into sounds: the one moment at which they cost something. */
export interface Keeping {
  /** Those among these clips that are drafts, each sound made once; stops where one was refused. */
  keep: (clips: readonly Clip[]) => Promise<void>;
  /** To stand behind what keeps them: " (8 credits)". */
  price: (clips: readonly Clip[]) => string;
  isKeeping: boolean;
}

export function useKeeping({ editor, transport, making, maker: { make, priceOf } }: KeepingOptions): Keeping {
  const [isKeeping, setKeeping] = useState(false);
  const toast = useToast();
  const keep = useCallback<Keeping['keep']>(
    async (clips) => {
      setKeeping(true);
      let count = 0;
      try {
        for (const { scene, keys } of soundsOf(clips)) {
          const tell = (share: number | null) => keys.forEach((key) => making.set(key, share));
          tell(0);
          const name = effectName(null, scene.text);
          const made = await make({ of: scene, duration: scene.duration, takes: 1, name }, tell).finally(() =>
            tell(null),
          );
          const [sound] = made ?? [];
          if (sound === undefined) return;
          // what was moved meanwhile stays where it is now; what became something else was not meant
          const meant = editor.present.clips.filter(
            (clip) => keys.includes(clip.key) && isDraft(clip) && draftNumber(clip.scene) === draftNumber(scene),
          );
          editor.edit({ type: 'all', operations: meant.map((clip) => remadeClip(clip, sound)) });
          count += meant.length;
          transport.endTrial();
        }
      } finally {
        setKeeping(false);
        if (count > 0) toast({ title: t('draft.kept'), description: t('draft.keptNote', { count }), tone: 'success' });
      }
    },
    [editor, transport, making, make, toast],
  );
  const price = useCallback<Keeping['price']>(
    (clips) => priceOf(soundsOf(clips).map(({ scene }) => scene.duration)),
    [priceOf],
  );
  return { keep, price, isKeeping };
}

/** The sounds of drafts: copies and halves of one are one, and paid for once. */
function soundsOf(clips: readonly Clip[]): { scene: DraftClip['scene']; keys: string[] }[] {
  const sounds = new Map<number, { scene: DraftClip['scene']; keys: string[] }>();
  for (const { scene, key } of clips.filter(isDraft)) {
    const sound = sounds.get(draftNumber(scene)) ?? { scene, keys: [] };
    sound.keys.push(key);
    sounds.set(draftNumber(scene), sound);
  }
  return [...sounds.values()];
}
