import type { Project } from '@whoosh/contracts';
import { useCallback, useState, type ReactNode } from 'react';
import { isDraft } from '../drafts/draft-number';
import type { DraftSounds } from '../drafts/draft-sounds';
import { DraftTools } from '../drafts/DraftTools';
import { useDrafts, type Drafts } from '../drafts/useDrafts';
import { useKeeping, type Keeping } from '../drafts/useKeeping';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { loadedLater } from '../messages/loaded-later';
import type { Clip, Edge } from '../model';
import { CutTools } from './CutTools';
import { MakingMarks } from './MakingMarks';
import styles from './scenes.module.css';
import { SyncTools } from './SyncTools';
import { useCurveParts } from './useCurveParts';
import { useCuts } from './useCuts';
import { useLength } from './useLength';
import { useRemake } from './useRemake';
import { useRemakeAll } from './useRemakeAll';
import { useReplaceAll } from './useReplaceAll';
import { useSoundMaker } from './useSoundMaker';

const ClipDialog = loadedLater(async () => (await import('./ClipDialog')).ClipDialog);

interface ClipScenesOptions {
  project: Project;
  editor: Editor;
  transport: Transport;
  sounds: ClipSounds;
  /** What drafts are rendered by. */
  store: DraftSounds;
  /** The latest start of a clip, milliseconds. */
  limitMs: number;
}

/** What clips can do because they keep their scenes, ready to be put into the page. */
export interface ClipScenes {
  /** Opens the scene of a clip, and plays a draft; sounds of one's own have none. */
  openClip: (clip: Clip) => void;
  /** Asks for another take of each of these clips. */
  remakeAll: (clips: readonly Clip[]) => void;
  /** Asks what the sounds of these clips are to be replaced by. */
  replaceAll: (clips: readonly Clip[]) => void;
  /** An edge was dragged past the sound: it is made again for that length. */
  retime: (key: string, edge: Edge, durationMs: number) => void;
  /** In the inspector, for the one selected clip. */
  toolsOf: (clip: Clip) => ReactNode;
  /** In the inspector while nothing is selected. */
  cutTools: ReactNode;
  /** Over the clips, inside the lanes. */
  marks: ReactNode;
  dialogs: ReactNode;
  /** Trying without a credit, and keeping what was tried. */
  drafts: Drafts;
  keeping: Keeping;
}

export function useClipScenes({ project, editor, transport, sounds, store, limitMs }: ClipScenesOptions): ClipScenes {
  const maker = useSoundMaker(project.id);
  const { priceWords, priceOf } = maker;
  const { making, remake } = useRemake(editor, maker);
  const drafts = useDrafts({ editor, transport, store, limitMs });
  const keeping = useKeeping({ editor, transport, making, maker });
  const { retime, dialog: lengthDialog } = useLength({ editor, sounds, remake, priceWords });
  const { cutsMs, madeCount, fill } = useCuts(project, editor, maker);
  const curves = useCurveParts({
    editor,
    transport,
    priceWords,
    onApply: ({ clip, scene }) =>
      void remake(clip, { of: scene, duration: scene.duration, takes: 1, name: sounds.of(clip).name }),
  });
  const { ask: remakeAll, dialog: allDialog } = useRemakeAll({ sounds, remake, priceOf });
  const { ask: replaceAll, dialog: replaceDialog } = useReplaceAll({
    projectId: project.id,
    editor,
    sounds,
    making,
    maker,
  });
  const [opened, setOpened] = useState<Clip | null>(null);
  const { hear } = drafts;
  const openClip = useCallback(
    (clip: Clip) => {
      if (isDraft(clip)) hear(clip);
      else if (clip.soundEffectId !== null) setOpened(clip);
    },
    [hear],
  );
  const clipDialog = opened !== null && (
    <ClipDialog
      key={opened.key}
      clip={opened}
      name={sounds.of(opened).name}
      effect={opened.soundEffectId === null ? undefined : sounds.effect(opened.soundEffectId)}
      priceWords={priceWords}
      onMake={(order) => {
        setOpened(null);
        void remake(opened, order);
      }}
      onClose={() => setOpened(null)}
    />
  );
  return {
    drafts,
    keeping,
    openClip,
    remakeAll,
    replaceAll,
    retime: useCallback((key, edge, durationMs) => void retime(key, edge, durationMs), [retime]),
    toolsOf: (clip) => (
      <>
        {isDraft(clip) && <DraftTools key={`${clip.key} ${clip.scene.text}`} clip={clip} drafts={drafts} />}
        <div className={styles.moments}>
          <SyncTools key={clip.key} {...{ editor, transport, sounds, clip, limitMs }} />
          {clip.soundEffectId !== null && curves.opener(clip)}
        </div>
        {curves.tools(clip)}
      </>
    ),
    cutTools: <CutTools cutsMs={cutsMs} madeCount={madeCount} priceWords={priceWords} onFill={fill} />,
    marks: (
      <>
        <MakingMarks editor={editor} making={making} />
        {curves.lane}
      </>
    ),
    dialogs: (
      <>
        {lengthDialog}
        {allDialog}
        {replaceDialog}
        {clipDialog}
      </>
    ),
  };
}
