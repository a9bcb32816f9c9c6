import type { Editor, EditorState } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import { pixelsPerMs, type Marker } from '../model';
import { timecode } from '../words/timecode';
import styles from './MarkerFlags.module.css';
import { useDrawnRange, type DrawnRange } from './drawn-range';

interface MarkerFlagsProps {
  editor: Editor;
  transport: Transport;
  zoom: number;
  drawn: DrawnRange;
}

const markersOf = ({ document }: EditorState) => document.markers;

/** Markers of the user, each with a flag that leads there and is taken away by Delete; cuts of the video are lines only, the keys jump to them. */
export function MarkerFlags({ editor, transport, zoom, drawn }: MarkerFlagsProps) {
  const range = useDrawnRange(drawn);
  const markers = useEditorState(editor, markersOf);
  const scale = pixelsPerMs(zoom);
  const shown = markers.filter(({ timeMs }) => timeMs * scale >= range.fromPx && timeMs * scale <= range.toPx);
  return shown.map((marker) => (
    <div
      key={marker.key}
      className={`${styles.line} ${marker.kind === 'cut' ? styles.cut : ''}`}
      style={{ left: marker.timeMs * scale }}
    >
      {marker.kind === 'user' && (
        <button
          type="button"
          className={styles.flag}
          aria-label={markerWords(marker)}
          title={markerWords(marker)}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => transport.seek(marker.timeMs)}
          onKeyDown={(event) => {
            if (event.key !== 'Delete' && event.key !== 'Backspace') return;
            event.preventDefault();
            event.stopPropagation();
            editor.edit({ type: 'removeMarkers', keys: [marker.key] });
          }}
        />
      )}
    </div>
  ));
}

function markerWords({ name, timeMs }: Marker): string {
  return `${name === '' ? t('markerFlags.marker') : name}, ${timecode(timeMs)}`;
}
