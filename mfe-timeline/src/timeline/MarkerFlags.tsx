import type { Editor, EditorState } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { pixelsPerMs, type Marker } from '../model';
import { timecode } from '../words/timecode';
import styles from './MarkerFlags.module.css';
import type { PixelRange } from './useViewport';

interface MarkerFlagsProps {
  editor: Editor;
  transport: Transport;
  zoom: number;
  range: PixelRange;
}

const markersOf = ({ document }: EditorState) => document.markers;

/** Markers of the user and cuts of the video, as lines with a flag; a press goes there, Delete takes the focused one away. */
export function MarkerFlags({ editor, transport, zoom, range }: MarkerFlagsProps) {
  const markers = useEditorState(editor, markersOf);
  const scale = pixelsPerMs(zoom);
  const shown = markers.filter(({ timeMs }) => timeMs * scale >= range.fromPx && timeMs * scale <= range.toPx);
  return shown.map((marker) => (
    <button
      key={marker.key}
      type="button"
      data-part="marker"
      className={`${styles.flag} ${marker.kind === 'cut' ? styles.cut : ''}`}
      style={{ left: marker.timeMs * scale }}
      aria-label={markerWords(marker)}
      title={markerWords(marker)}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => transport.seek(marker.timeMs)}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.stopPropagation();
        editor.edit({ type: 'removeMarkers', keys: [marker.key] });
      }}
    />
  ));
}

function markerWords({ kind, name, timeMs }: Marker): string {
  const what = name === '' ? (kind === 'cut' ? 'Cut' : 'Marker') : name;
  return `${what}, ${timecode(timeMs)}`;
}
