import { familyClass } from '@whoosh/ui/more';
import type { Editor, EditorState } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import { onSample, pixelsPerMs, type Marker } from '../model';
import { timecode } from '../words/timecode';
import { useDrawnRange, type DrawnRange } from './drawn-range';
import styles from './MarkerFlags.module.css';
import { useMarkerDrag } from './useMarkerDrag';

interface MarkerFlagsProps {
  editor: Editor;
  transport: Transport;
  zoom: number;
  drawn: DrawnRange;
  onOpen: (marker: Marker) => void;
}

const markersOf = ({ document }: EditorState) => document.markers;

/**
 * Markers of the user, each with a flag: a press leads there, one more opens its name and moment, a drag moves it,
 * Delete takes it away.
 * Cuts of the video are lines only, the keys jump to them.
 */
export function MarkerFlags({ editor, transport, zoom, drawn, onOpen }: MarkerFlagsProps) {
  const range = useDrawnRange(drawn);
  const markers = useEditorState(editor, markersOf);
  const drag = useMarkerDrag(editor, transport);
  const press = (marker: Marker) => {
    if (drag.takeDragged()) return;
    if (onSample(transport.positionMs()) === marker.timeMs) onOpen(marker);
    else transport.seek(marker.timeMs);
  };
  const scale = pixelsPerMs(zoom);
  const shown = markers.filter(({ timeMs }) => timeMs * scale >= range.fromPx && timeMs * scale <= range.toPx);
  return shown.map(drag.shown).map((marker) => (
    <div
      key={marker.key}
      className={`${styles.line} ${marker.kind === 'cut' ? styles.cut : colorOf(marker)}`}
      style={{ left: marker.timeMs * scale }}
    >
      {marker.kind === 'user' && (
        <button
          type="button"
          className={`${styles.flag} ${colorOf(marker)}`}
          aria-label={markerWords(marker)}
          title={markerWords(marker)}
          {...drag.handlersOf(marker)}
          onClick={() => press(marker)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') drag.cancel();
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

const colorOf = ({ color = null }: Marker) => (color === null ? '' : `${styles.colored} ${familyClass(color)}`);

function markerWords({ name, timeMs }: Marker): string {
  return `${name === '' ? t('markerFlags.marker') : name}, ${timecode(timeMs)}`;
}
