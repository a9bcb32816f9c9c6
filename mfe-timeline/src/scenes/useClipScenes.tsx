import type { Project } from '@whoosh/contracts';
import { useCallback, useState, type ReactNode } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor, EditorState } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import type { Clip, Edge } from '../model';
import { ClipDialog } from './ClipDialog';
import { CURVE_LANE_HEIGHT } from './curve-geometry';
import { CurveLane } from './CurveLane';
import laneStyles from './CurveLane.module.css';
import { curveOf, scaleOf, valueOn, withPoint } from './curves';
import { CurveTools } from './CurveTools';
import { CutTools } from './CutTools';
import { MakingMarks } from './MakingMarks';
import { SyncTools } from './SyncTools';
import { useClipCurves } from './useClipCurves';
import { useCuts } from './useCuts';
import { useLength } from './useLength';
import { useRemake } from './useRemake';
import { useSoundMaker } from './useSoundMaker';

interface ClipScenesOptions {
  project: Project;
  editor: Editor;
  transport: Transport;
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
  /** The lane of a curve under the tracks, and its head; null while none is drawn. */
  lane: { head: ReactNode; body: ReactNode } | null;
  dialogs: ReactNode;
}

const zoomOf = ({ zoom }: EditorState) => zoom;

export function useClipScenes({ project, editor, transport, sounds, limitMs }: ClipScenesOptions): ClipScenes {
  const maker = useSoundMaker(project.id);
  const { priceWords } = maker;
  const { making, remake } = useRemake(editor, maker);
  const { retime, dialog: lengthDialog } = useLength({ editor, sounds, remake, priceWords });
  const { cutsMs, madeCount, fill } = useCuts(project, editor, maker);
  const curves = useClipCurves(editor);
  const zoom = useEditorState(editor, zoomOf);
  const { draft } = curves;
  const [opened, setOpened] = useState<Clip | null>(null);
  const openClip = useCallback((clip: Clip) => {
    if (clip.soundEffectId !== null) setOpened(clip);
  }, []);
  /** At the playhead, or the nearest moment of the clip, on the curve as it is. */
  const addPoint = () => {
    const layer = draft?.scene.layers.find(({ id }) => id === draft.layerId);
    if (draft === null || layer === undefined) return;
    const { clip, name, scene } = draft;
    const seconds = Math.max(0, Math.min(scene.duration, (transport.positionMs() - clip.startMs + clip.offsetMs) / 1000));
    const points = curveOf(layer, name);
    curves.draw(withPoint(points, [seconds, valueOn(points, seconds, scaleOf(name))]));
  };
  const applyCurves = () => {
    if (draft === null) return;
    curves.close();
    const { clip, scene } = draft;
    void remake(clip, { of: scene, duration: scene.duration, takes: 1, name: sounds.of(clip).name });
  };
  return {
    openClip,
    retime: useCallback((key, edge, durationMs) => void retime(key, edge, durationMs), [retime]),
    toolsOf: (clip) =>
      clip.soundEffectId !== null && (
        <>
          <SyncTools key={clip.key} editor={editor} clip={clip} limitMs={limitMs} />
          <CurveTools
            clip={clip}
            draft={draft}
            price={draft === null ? '' : priceWords(draft.scene.duration, 1)}
            onOpen={(asked) => void curves.open(asked)}
            onChoose={curves.choose}
            onAdd={addPoint}
            onApply={applyCurves}
            onClose={curves.close}
          />
        </>
      ),
    cutTools: <CutTools cutsMs={cutsMs} madeCount={madeCount} priceWords={priceWords} onFill={fill} />,
    lane: draft && {
      head: (
        <div className={laneStyles.head} style={{ height: CURVE_LANE_HEIGHT }}>
          {scaleOf(draft.name).label}
        </div>
      ),
      body: <CurveLane draft={draft} zoom={zoom} onDraw={curves.draw} />,
    },
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
