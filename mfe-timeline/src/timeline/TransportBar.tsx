import { pictureAt, pictureStartMs, timecodeAt, type PictureTiming } from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { Dropdown, PauseShape, PlayShape } from '@whoosh/ui/more';
import {
  Check,
  Mic,
  Redo2,
  Repeat,
  SkipBack,
  SkipForward,
  SlidersVertical,
  Spline,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useCallback } from 'react';
import { BAND_VIEWS } from '../bands/bands';
import type { Editor, EditorState } from '../editor/editor';
import type { Panel } from '../editor/panel';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { useIsPlaying, useLoop, usePositionText, useTiming } from '../editor/useTransport';
import { t } from '../messages';
import { showsPictures, steppedZoom, type KeyAction } from '../model';
import { bandWords } from '../words/band-words';
import { minutesSeconds, timecode } from '../words/timecode';
import { MoreControls } from './MoreControls';
import styles from './TransportBar.module.css';
import type { Viewport } from './useViewport';

interface TransportBarProps {
  editor: Editor;
  transport: Transport;
  viewport: Viewport;
  totalMs: number;
  panel: Panel;
  onAction: (action: KeyAction) => void;
}

const zoomOf = ({ zoom }: EditorState) => zoom;
const snappingOf = ({ isSnapping }: EditorState) => isSnapping;
const canUndoOf = ({ history }: EditorState) => history.past.length > 0;
const canRedoOf = ({ history }: EditorState) => history.future.length > 0;

/** Spec §2, timeline editor: skip to start, play, skip to end, times, zoom with a percentage. */
export function TransportBar(props: TransportBarProps) {
  const { editor, transport, viewport, totalMs, panel, onAction } = props;
  const isPlaying = useIsPlaying(transport);
  const timing = useTiming(transport);
  const clock = usePositionText(transport, timecode);
  const isSnapping = useEditorState(editor, snappingOf);
  const isByFrame = useEditorState(editor, ({ zoom }) => timing !== null && showsPictures(zoom, timing));
  const loop = useLoop(transport);
  const canUndo = useEditorState(editor, canUndoOf);
  const canRedo = useEditorState(editor, canRedoOf);
  const snapping = isByFrame ? t('transportBar.snapFrame') : t('transportBar.snap');
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('transportBar.transport')}>
      <Button
        type="text"
        aria-label={t('transportBar.skipToStart')}
        icon={<Icon icon={SkipBack} />}
        onClick={() => transport.seek(0)}
      />
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? t('transportBar.pause') : t('transportBar.play')}
        onClick={() => transport.toggle()}
      >
        {isPlaying ? <PauseShape /> : <PlayShape />}
      </button>
      <Button
        type="text"
        aria-label={t('transportBar.skipToEnd')}
        icon={<Icon icon={SkipForward} />}
        onClick={() => transport.seek(totalMs)}
      />
      <span ref={clock} className={styles.clock} style={{ width: `${timecode(totalMs).length}ch` }} />
      <span className={`mono tertiary ${styles.total}`}>{`/ ${minutesSeconds(totalMs)}`}</span>
      {timing !== null && <FrameClock transport={transport} timing={timing} />}
      <span className={styles.space} />
      <Button
        type="text"
        aria-label={t('shared.undo')}
        disabled={!canUndo}
        icon={<Icon icon={Undo2} />}
        onClick={() => editor.undo()}
      />
      <Button
        type="text"
        aria-label={t('shared.redo')}
        disabled={!canRedo}
        icon={<Icon icon={Redo2} />}
        onClick={() => editor.redo()}
      />
      <button
        type="button"
        className={`${styles.chip} ${isSnapping ? styles.on : ''}`}
        aria-pressed={isSnapping}
        onClick={() => editor.toggleSnapping()}
      >
        {isSnapping && <Icon icon={Check} />}
        <span className="one-line">{snapping}</span>
      </button>
      <Button
        type="text"
        className={styles.loop}
        aria-label={t('loop.title')}
        aria-pressed={loop !== null}
        title={t('loop.title')}
        icon={<Icon icon={Repeat} />}
        onClick={() => onAction('toggleLoop')}
      />
      <BandChoice editor={editor} />
      <MoreControls
        editor={editor}
        transport={transport}
        snapping={snapping}
        className={styles.more}
        onAction={onAction}
      />
      <Button
        type="text"
        aria-label={t('transportBar.record')}
        aria-pressed={panel === 'recorder'}
        title={t('transportBar.record')}
        icon={<Icon icon={Mic} />}
        onClick={() => onAction('record')}
      />
      <Button
        type="text"
        aria-label={t('mixer.title')}
        aria-pressed={panel === 'mixer'}
        title={t('mixer.title')}
        icon={<Icon icon={SlidersVertical} />}
        onClick={() => onAction('mixer')}
      />
      <ZoomControls editor={editor} transport={transport} viewport={viewport} />
    </div>
  );
}

/** The frame that shows, as SMPTE timecode. */
function FrameClock({ transport, timing }: { transport: Transport; timing: PictureTiming }) {
  const textOf = useCallback(
    (ms: number) => timecodeAt(pictureStartMs(pictureAt(ms, timing), timing), timing),
    [timing],
  );
  const clock = usePositionText(transport, textOf);
  return (
    <span
      ref={clock}
      className={`mono tertiary ${styles.frames}`}
      style={{ width: `${textOf(0).length + 1}ch` }}
      title={t('transportBar.frames')}
    />
  );
}

const bandsOf = ({ bands }: EditorState) => bands;

/** Which rubber bands lie over the timeline. */
function BandChoice({ editor }: { editor: Editor }) {
  const bands = useEditorState(editor, bandsOf);
  const items = BAND_VIEWS.map((view, index) => ({ key: String(index), label: bandWords(view) }));
  const now = BAND_VIEWS.findIndex((view) => view?.of === bands?.of && view?.name === bands?.name);
  const menu = {
    items,
    selectable: true,
    selectedKeys: [String(now)],
    onClick: ({ key }: { key: string }) => editor.showBands(BAND_VIEWS[Number(key)] ?? null),
  };
  return (
    <Dropdown trigger={['click']} autoFocus menu={menu}>
      <button
        type="button"
        className={`${styles.chip} ${styles.bands} ${bands === null ? '' : styles.on}`}
        aria-label={`${t('bands.title')}: ${bandWords(bands)}`}
        aria-haspopup="menu"
        title={`${t('bands.title')}: ${bandWords(bands)}`}
      >
        <Icon icon={Spline} />
        {bands !== null && <span className="one-line">{bandWords(bands)}</span>}
      </button>
    </Dropdown>
  );
}

function ZoomControls({ editor, transport, viewport }: Pick<TransportBarProps, 'editor' | 'transport' | 'viewport'>) {
  const zoom = useEditorState(editor, zoomOf);
  const zoomTo = (next: number) => viewport.zoomAround(next, transport.positionMs());
  return (
    <>
      <Button
        type="text"
        aria-label={t('shared.zoomOut')}
        disabled={steppedZoom(zoom, -1) === zoom}
        icon={<Icon icon={ZoomOut} />}
        onClick={() => zoomTo(steppedZoom(zoom, -1))}
      />
      <span className={`mono secondary ${styles.zoom}`}>{`${Math.round(zoom)}%`}</span>
      <Button
        type="text"
        aria-label={t('shared.zoomIn')}
        disabled={steppedZoom(zoom, 1) === zoom}
        icon={<Icon icon={ZoomIn} />}
        onClick={() => zoomTo(steppedZoom(zoom, 1))}
      />
    </>
  );
}
