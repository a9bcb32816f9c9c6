import { readEffectScene, useQueryClient } from '@whoosh/api-client';
import { useCallback } from 'react';
import type { Editor } from '../editor/editor';
import { newClipByHit } from '../editor/new-clip';
import type { ClipSync } from '../model';
import type { SoundChoice } from '../sounds/dragged-sound';
import { hitOf } from './events';

/** Lays a sound on a track so that its hit is at a moment, milliseconds. @param limitMs the latest start of a clip */
export function usePlacing(editor: Editor, limitMs: number) {
  const client = useQueryClient();
  return useCallback(
    async (choice: SoundChoice, track: number, atMs: number): Promise<void> => {
      const readHit = async (): Promise<ClipSync | null> =>
        choice.kind === 'effect' ? hitOf((await readEffectScene(client, choice.effect.id)).events) : null;
      // a sound without a scene, or a server that does not answer: it begins there
      const hit = await readHit().catch(() => null);
      editor.place([newClipByHit(choice, track, atMs, hit, editor.newKey())], limitMs);
    },
    [client, editor, limitMs],
  );
}
