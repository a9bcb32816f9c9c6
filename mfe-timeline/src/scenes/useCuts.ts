import type { Project } from '@whoosh/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { MAX_TIMELINE_MS, reduce } from '../model';
import { callsFor, clipsIntoCuts, CUT_SOUND, newCutMarkers } from './cuts';
import type { MadeSound } from './remake';
import type { SoundMaker } from './useSoundMaker';

const markersOf = ({ document }: EditorState) => document.markers;

/** The cuts of the video as markers, and a sound into each of them. */
export function useCuts(project: Project, editor: Editor, { make, mayMake }: SoundMaker) {
  const cuts = project.video?.cuts;
  useEffect(() => {
    const markers = newCutMarkers(editor.present.markers, cuts ?? []);
    // found, not done by anybody: nothing to undo
    if (markers !== null) editor.adopt(reduce(editor.present, { type: 'setCuts', markers }));
  }, [editor, cuts]);
  const markers = useEditorState(editor, markersOf);
  const cutsMs = markers.filter(({ kind }) => kind === 'cut').map(({ timeMs }) => timeMs);

  /** How many sounds are made so far; null while none are being made. */
  const [madeCount, setMadeCount] = useState<number | null>(null);
  const fill = useCallback(
    async (moments: readonly number[], track: number): Promise<void> => {
      const { description, seconds } = CUT_SOUND;
      if (!mayMake(seconds, moments.length)) return;
      setMadeCount(0);
      const sounds: MadeSound[] = [];
      try {
        for (const takes of callsFor(moments.length)) {
          const made = await make({ of: description, duration: seconds, takes, name: 'Whoosh' }, () => undefined);
          if (made === null) break;
          sounds.push(...made);
          setMadeCount(sounds.length);
        }
        // what was made before a failure was paid for, and stands
        const clips = clipsIntoCuts(moments, sounds, track, editor.newKey);
        if (clips.length > 0) editor.place(clips, MAX_TIMELINE_MS);
      } finally {
        setMadeCount(null);
      }
    },
    [editor, make, mayMake],
  );
  return { cutsMs, madeCount, fill };
}
