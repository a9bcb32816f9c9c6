import { useCallback } from 'react';
import type { Editor } from '../editor/editor';
import { newClipByHit } from '../editor/new-clip';
import type { SoundChoice } from '../sounds/dragged-sound';
import type { SoundHits } from './useSoundHits';

/** Lays a sound on a track so that its hit is at a moment, milliseconds. @param limitMs the latest start of a clip */
export function usePlacing(editor: Editor, hits: SoundHits, limitMs: number) {
  return useCallback(
    async (choice: SoundChoice, track: number, atMs: number): Promise<void> => {
      const hit = await hits.read(choice);
      editor.place([newClipByHit(choice, track, atMs, hit, editor.newKey())], limitMs);
    },
    [hits, editor, limitMs],
  );
}
