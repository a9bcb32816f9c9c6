import { readEffectScene, serverMessage, useQueryClient } from '@whoosh/api-client';
import { effectName, type SoundEffect } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useState } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import type { Clip } from '../model';
import { pinnedEvents } from './events';
import type { MakingClips } from './making-clips';
import type { MadeSound } from './remake';
import { replacedClip } from './replace';
import type { Replacement } from './ReplaceDialog';
import type { SoundOrder } from './requested-sound';
import type { SoundMaker } from './useSoundMaker';

const ReplaceDialog = loadedLater(async () => (await import('./ReplaceDialog')).ReplaceDialog);

interface ReplaceAllOptions {
  projectId: number;
  editor: Editor;
  sounds: ClipSounds;
  /** Told which clips wait for a sound, and how far it is. */
  making: MakingClips;
  maker: Pick<SoundMaker, 'make' | 'priceOf'>;
}

/**
 * Gives several clips another sound, as one step of undo: every take that was made is in its place at the same time.
 */
export function useReplaceAll(options: ReplaceAllOptions) {
  const { projectId, editor, sounds, making } = options;
  const { make, priceOf } = options.maker;
  const [asked, setAsked] = useState<readonly Clip[]>([]);
  const client = useQueryClient();
  const toast = useToast();
  const secondsOf = ({ soundEffectId }: Clip) => sounds.effect(soundEffectId ?? 0)?.duration ?? 0;
  const longest = Math.max(0, ...asked.map(secondsOf));

  /** Clips that were moved meanwhile stay where they are now; those that were removed stay removed. */
  const lay = (clips: readonly Clip[], made: readonly MadeSound[]) => {
    const operations = clips.flatMap(({ key }, index) => {
      const now = editor.present.clips.find((each) => each.key === key);
      const sound = made[index] ?? (made.length === 1 ? made[0] : undefined);
      return now === undefined || sound === undefined ? [] : [replacedClip(now, sound)];
    });
    if (operations.length === 0) return;
    editor.edit({ type: 'all', operations });
    toast({
      title: t('replaceDialog.replaced', { count: operations.length }),
      description: t('replaceDialog.undo'),
      tone: 'success',
    });
  };
  const makeEach = async (clips: readonly Clip[], order: Omit<SoundOrder, 'duration'>) => {
    const made: MadeSound[] = [];
    for (const clip of clips) {
      const tell = (share: number) => making.set(clip.key, share);
      const [sound] = (await make({ ...order, duration: secondsOf(clip) }, tell)) ?? [];
      // why it was not made has been told; what was made before was paid for, and is laid down
      if (sound === undefined) break;
      made.push(sound);
    }
    return made;
  };
  const replace = async (clips: readonly Clip[], replacement: Replacement): Promise<void> => {
    if (replacement.kind === 'effect') return lay(clips, [await known(replacement.effect)]);
    const { text } = replacement;
    const order = { of: text, takes: 1, name: effectName(null, text) };
    const tellAll = (share: number | null) => clips.forEach(({ key }) => making.set(key, share));
    tellAll(0);
    try {
      if (replacement.kind === 'one-for-all')
        return lay(clips, (await make({ ...order, duration: longest }, tellAll)) ?? []);
      const made = await makeEach(clips, order);
      return lay(clips.slice(0, made.length), made);
    } finally {
      tellAll(null);
    }
  };
  const known = async (effect: SoundEffect): Promise<MadeSound> => {
    const { scene, events } = await readEffectScene(client, effect.id);
    return { effect, events: pinnedEvents(scene, events) };
  };
  const onReplace = (replacement: Replacement) => {
    setAsked([]);
    replace(asked, replacement).catch((error: unknown) =>
      toast({
        title: t('shared.error'),
        description: serverMessage(error, t('shared.theSoundCouldNotBe')),
        tone: 'destructive',
      }),
    );
  };
  const prices: Record<Replacement['kind'], readonly number[]> = {
    'take-each': asked.map(secondsOf),
    'one-for-all': [longest],
    effect: [],
  };
  return {
    /** Sounds of one's own are passed over. */
    ask: (clips: readonly Clip[]) => setAsked(clips.filter(({ soundEffectId }) => soundEffectId !== null)),
    dialog: asked.length > 0 && (
      <ReplaceDialog
        projectId={projectId}
        count={asked.length}
        priceOf={(kind) => (kind === 'effect' ? '' : priceOf(prices[kind]))}
        onReplace={onReplace}
        onClose={() => setAsked([])}
      />
    ),
  };
}
