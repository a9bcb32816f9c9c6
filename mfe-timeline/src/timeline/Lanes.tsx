import { TIMELINE_LIMITS, type Project } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { useEffect, useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor, EditorState } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { useTiming } from '../editor/useTransport';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import { pixelsPerMs, scaledZoom, type Clip, type Edge, type Marker } from '../model';
import { CommentFlags } from '../review/CommentFlags';
import type { SoundHits } from '../scenes';
import { timecode } from '../words/timecode';
import { ClipLayer } from './ClipLayer';
import type { CanvasStage } from './drag/drag-stage';
import { DragStageView } from './drag/DragStageView';
import { useLaneGestures } from './gestures/useLaneGestures';
import styles from './Lanes.module.css';
import { LoopBand } from './LoopBand';
import { MarkerFlags } from './MarkerFlags';
import { Playhead } from './Playhead';
import { Ruler } from './Ruler';
import { trackLayout, trackTop } from './track-layout';
import { TrackRows } from './TrackRows';
import { useSoundDrop, type FindChoice } from './useSoundDrop';
import type { Viewport } from './useViewport';
import { VideoTrack } from './VideoTrack';

const BandLayer = loadedLater(async () => (await import('../bands/BandLayer')).BandLayer);
const MarkerDialog = loadedLater(async () => (await import('./MarkerDialog')).MarkerDialog);

interface LanesProps {
  project: Project;
  editor: Editor;
  transport: Transport;
  sounds: ClipSounds;
  viewport: Viewport;
  /** Length of the timeline, and of what is scrolled: clips may stick out. */
  totalMs: number;
  contentMs: number;
  choiceOf: FindChoice;
  /** By which moment sounds are laid down. */
  hits: SoundHits;
  onRemove: (key: string) => void;
  onOpen: (key: string) => void;
  /** An edge of a clip was dragged past its sound; the clip would last so many milliseconds. */
  onRetime: (key: string, edge: Edge, durationMs: number) => void;
  /** What the takes of a clip are made of, for slipping through them. */
  sceneOf: (clip: Clip) => Promise<Scene | null>;
  /** Lies over the clips. */
  marks: ReactNode;
}

const zoomOf = ({ zoom }: EditorState) => zoom;
const bandsOf = ({ bands }: EditorState) => bands;
const videoMutedOf = ({ document }: EditorState) => document.videoMuted;
const GRID_MS = TIMELINE_LIMITS.markerEverySeconds * 1000;
const layoutOf = ({ document }: EditorState) => trackLayout(document);

/** The scrolled part of the timeline: ruler, video, tracks, clips, playhead. */
export function Lanes(props: LanesProps) {
  const {
    project,
    editor,
    transport,
    sounds,
    viewport,
    totalMs,
    contentMs,
    choiceOf,
    hits,
    onRemove,
    onOpen,
    onRetime,
    sceneOf,
  } = props;
  const zoom = useEditorState(editor, zoomOf);
  const isVideoMuted = useEditorState(editor, videoMutedOf);
  const timing = useTiming(transport);
  const bands = useEditorState(editor, bandsOf);
  const layout = useEditorState(editor, layoutOf);
  /** The audio tracks: drags count their pixels from there. */
  const content = useRef<HTMLDivElement>(null);
  const stage = useRef<CanvasStage>(null);
  const [openMarker, setOpenMarker] = useState<Marker | null>(null);
  const { drawn } = viewport;
  const limitMs = totalMs;
  const begin = useLaneGestures({ editor, transport, sounds, content, viewport, stage, limitMs, onRetime, sceneOf });
  const { ghost, handlers } = useSoundDrop({ editor, transport, content, limitMs, choiceOf, hits });
  useWheelZoom(editor, viewport);
  const scale = pixelsPerMs(zoom);
  const clipUnder = (event: MouseEvent) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-clip]')?.dataset.clip : undefined;
  const onClick = (event: MouseEvent) => {
    const key = clipUnder(event);
    if (key === undefined || !(event.target instanceof Element)) return;
    if (event.target.closest('[data-part="remove"]') !== null) onRemove(key);
    // a key press on a clip, not a press of the pointer: that one has its gesture
    else if (event.detail === 0) editor.select(key, event.shiftKey);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const key = clipUnder(event);
    if (key !== undefined) onOpen(key);
  };
  return (
    <div className={styles.lanes}>
      <div ref={viewport.scroller} className={styles.scroller}>
        <div
          className={styles.content}
          style={{ width: contentMs * scale, '--grid': `${GRID_MS * scale}px` } as CSSProperties}
          onPointerDown={begin}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          {...handlers}
        >
          <Ruler zoom={zoom} timing={timing} drawn={drawn} />
          <VideoTrack project={project} zoom={zoom} drawn={drawn} totalMs={totalMs} isMuted={isVideoMuted} />
          <div ref={content} className={styles.tracks} style={{ height: layout.height }} data-bands={bands?.of}>
            <TrackRows editor={editor} layout={layout} drawn={drawn} drawnRows={viewport.drawnRows}>
              <ClipLayer editor={editor} sounds={sounds} drawn={drawn} totalMs={totalMs} />
              {props.marks}
              {bands !== null && (
                <BandLayer
                  {...{ editor, transport, sounds, drawn, contentMs }}
                  view={bands}
                  onClose={() => editor.showBands(null)}
                />
              )}
            </TrackRows>
            {ghost !== null && (
              <Ghost
                left={ghost.startMs * scale}
                width={ghost.durationMs * scale}
                top={trackTop(layout, ghost.track)}
                hitAt={(ghost.hitMs - ghost.startMs) * scale}
              >
                {t('lanes.dropAudioHere')} <span className="mono">{timecode(ghost.hitMs)}</span>
              </Ghost>
            )}
          </div>
          <LoopBand transport={transport} zoom={zoom} />
          <MarkerFlags editor={editor} transport={transport} zoom={zoom} drawn={drawn} onOpen={setOpenMarker} />
          <CommentFlags projectId={project.id} transport={transport} zoom={zoom} drawn={drawn} />
          <Playhead transport={transport} viewport={viewport} zoom={zoom} />
        </div>
      </div>
      <DragStageView stage={stage} />
      {/* not among the lanes, which would take its clicks for theirs */}
      {openMarker !== null && (
        <MarkerDialog
          editor={editor}
          marker={openMarker}
          timing={transport.timing}
          onClose={() => setOpenMarker(null)}
        />
      )}
    </div>
  );
}

interface GhostProps {
  left: number;
  width: number;
  top: number;
  /** Of its hit from its left edge, pixels. */
  hitAt: number;
  children: ReactNode;
}

function Ghost({ left, width, top, hitAt, children }: GhostProps) {
  return (
    <div className={styles.ghost} style={{ left, top, width: Math.max(TIMELINE_LIMITS.minClipPixels, width) }}>
      {hitAt > 0 && <i className={styles.ghostHit} style={{ left: hitAt }} />}
      <span className={styles.ghostWords} style={{ marginLeft: hitAt + 6 }}>
        {children}
      </span>
    </div>
  );
}

/**
 * Ctrl and the wheel, or two fingers, zoom to the pointer. React listens passively, so that it could not hold the page
 * still.
 */
function useWheelZoom(editor: Editor, viewport: Viewport) {
  const latest = useRef(viewport);
  useEffect(() => {
    latest.current = viewport;
  });
  const { scroller } = viewport;
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.002));
      const anchor = event.clientX - element.getBoundingClientRect().left;
      latest.current.zoomAt(scaledZoom(editor.snapshot().zoom, factor), anchor);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [editor, scroller]);
}
