import type { Project } from '@whoosh/contracts';
import { useCallback, useState, type ReactNode } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import type { Clip, Edge } from '../model';
import { ClipDialog } from './ClipDialog';
import { CutTools } from './CutTools';
import { MakingMarks } from './MakingMarks';
import { SyncTools } from './SyncTools';
import { useCuts } from './useCuts';
import { useLength } from './useLength';
import { useRemake } from './useRemake';
import { useSoundMaker } from './useSoundMaker';

interface ClipScenesOptions {
  project: Project;
  editor: Editor;
  sounds: ClipSounds;
  /** The latest start of a clip, milliseconds. */
  limitMs: number;
}

/** What clips can do because they keep their scenes, ready to be put into the page. */
export interface ClipScenes {
  /** Opens the scene of a clip; sounds of one's own have none. */
  openClip: (clip: Clip) => void;
  /** An edge was dragged past the sound: it is made again for that length. */
  retime: (key: string, edge: Edge, durationMs: number) => void;
  /** In the inspector, for the one selected clip. */
  toolsOf: (clip: Clip) => ReactNode;
  /** In the inspector while nothing is selected. */
  cutTools: ReactNode;
  /** Over the clips, inside the lanes. */
  marks: ReactNode;
  dialogs: ReactNode;
}

export function useClipScenes({ project, editor, sounds, limitMs }: ClipScenesOptions): ClipScenes {
  const maker = useSoundMaker(project.id);
  const { priceWords } = maker;
  const { making, remake } = useRemake(editor, maker);
  const { retime, dialog: lengthDialog } = useLength({ editor, sounds, remake, priceWords });
  const { cutsMs, madeCount, fill } = useCuts(project, editor, maker);
  const [opened, setOpened] = useState<Clip | null>(null);
  const openClip = useCallback((clip: Clip) => {
    if (clip.soundEffectId !== null) setOpened(clip);
  }, []);
  return {
    openClip,
    retime: useCallback((key, edge, durationMs) => void retime(key, edge, durationMs), [retime]),
    toolsOf: (clip) => <SyncTools key={clip.key} editor={editor} clip={clip} limitMs={limitMs} />,
    cutTools: <CutTools cutsMs={cutsMs} madeCount={madeCount} priceWords={priceWords} onFill={fill} />,
    marks: <MakingMarks editor={editor} making={making} />,
    dialogs: (
      <>
        {lengthDialog}
        {opened !== null && (
          <ClipDialog
            key={opened.key}
            clip={opened}
            name={sounds.of(opened).name}
            priceWords={priceWords}
            onMake={(order) => {
              setOpened(null);
              void remake(opened, order);
            }}
            onClose={() => setOpened(null)}
          />
        )}
      </>
    ),
  };
}
