import { readEffectScene, serverMessage, useQueryClient, useSession } from '@whoosh/api-client';
import { LIMITS, maxDurationSeconds } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useCallback, useState } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import { MAX_TIMELINE_MS, type Clip, type Edge } from '../model';
import { planLength, type ClipPlace, type LengthPlan } from './new-length';
import type { SoundOrder } from './requested-sound';

interface LengthOptions {
  editor: Editor;
  sounds: ClipSounds;
  /** Makes a clip again and puts it into its place. */
  remake: (clip: Clip, order: SoundOrder, place?: ClipPlace) => Promise<unknown>;
  priceWords: (duration: number, takes: number) => string;
}

interface Asked {
  clip: Clip;
  plan: Extract<LengthPlan, { kind: 'make' }>;
}

const LengthDialog = loadedLater(async () => (await import('./LengthDialog')).LengthDialog);

/** Makes the sound of a clip again for another length, once its price was agreed to. */
export function useLength({ editor, sounds, remake, priceWords }: LengthOptions) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const client = useQueryClient();
  const toast = useToast();
  const { user } = useSession();
  const maxSeconds = user === null ? LIMITS.maxDurationSeconds : maxDurationSeconds(user.planId);

  const lay = useCallback(
    (clip: Clip, place: ClipPlace) =>
      editor.edit({ type: 'place', clips: [{ ...clip, ...place }], limitMs: MAX_TIMELINE_MS }),
    [editor],
  );

  const retime = useCallback(
    async (key: string, edge: Edge, durationMs: number) => {
      const clip = editor.present.clips.find((each) => each.key === key);
      if (clip === undefined || clip.soundEffectId === null) return;
      try {
        const { scene, gestures } = await readEffectScene(client, clip.soundEffectId);
        const plan = planLength({ clip, edge, durationMs }, { scene, gestures, maxSeconds });
        if (plan.kind === 'repeat') lay(clip, plan.place);
        else setAsked({ clip, plan });
      } catch (error) {
        toast({
          title: t('shared.error'),
          description: serverMessage(error, t('shared.theSoundCouldNotBe')),
          tone: 'destructive',
        });
      }
    },
    [editor, client, maxSeconds, lay, toast],
  );

  const dialog = asked !== null && (
    <LengthDialog
      plan={asked.plan}
      effect={asked.clip.soundEffectId === null ? undefined : sounds.effect(asked.clip.soundEffectId)}
      sound={sounds.of(asked.clip)}
      price={priceWords(asked.plan.scene.duration, 1)}
      onMake={() => {
        setAsked(null);
        const { clip, plan } = asked;
        const { name } = sounds.of(clip);
        void remake(clip, { of: plan.scene, duration: plan.scene.duration, takes: 1, name }, plan.place);
      }}
      onOnlyClip={() => {
        setAsked(null);
        lay(asked.clip, { ...asked.plan.place, loop: false });
      }}
      onClose={() => setAsked(null)}
    />
  );
  return { retime, dialog };
}
