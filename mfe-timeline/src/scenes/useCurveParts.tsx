import { Button } from '@whoosh/ui';
import type { Editor, EditorState } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import type { Clip } from '../model';
import { curveOf, scaleOf, valueOn, withPoint } from './curves';
import { useClipCurves, type CurvePreview } from './useClipCurves';

const CurveTools = loadedLater(async () => (await import('./CurveTools')).CurveTools);
const CurveLane = loadedLater(async () => (await import('./CurveLane')).CurveLane);

interface CurvePartsOptions {
  editor: Editor;
  transport: Transport;
  priceWords: (duration: number, takes: number) => string;
  /** What was drawn is to be made. */
  onApply: (preview: CurvePreview) => void;
}

/**
 * The parts of the page that the curves of a clip have: in the inspector what opens them, and their tools, and over the
 * clip what one is drawn in.
 */
export function useCurveParts({ editor, transport, priceWords, onApply }: CurvePartsOptions) {
  const { preview, open, choose, draw, close } = useClipCurves(editor);
  const zoom = useEditorState(editor, zoomOf);
  const isOpen = (clip: Clip) => preview?.clip.key === clip.key;
  const opener = (clip: Clip) => (
    <Button size="small" aria-expanded={isOpen(clip)} onClick={() => !isOpen(clip) && void open(clip)}>
      {t('curveTools.curves')}
    </Button>
  );
  const tools = (clip: Clip) =>
    preview !== null &&
    isOpen(clip) && (
      <CurveTools
        preview={preview}
        price={priceWords(preview.scene.duration, 1)}
        onChoose={choose}
        onAdd={() => draw(pointsWithPlayhead(preview, transport.positionMs()))}
        onApply={() => {
          close();
          onApply(preview);
        }}
        onClose={close}
      />
    );
  const lane = preview !== null && <CurveLane preview={preview} zoom={zoom} onDraw={draw} onClose={close} />;
  return { opener, tools, lane };
}

const zoomOf = ({ zoom }: EditorState) => zoom;

/** One point more, at the playhead or the nearest moment of the sound, on the curve as it is. */
function pointsWithPlayhead({ clip, scene, layerId, name }: CurvePreview, playheadMs: number) {
  const layer = scene.layers.find(({ id }) => id === layerId);
  const points = layer === undefined ? [] : curveOf(layer, name);
  const seconds = Math.max(0, Math.min(scene.duration, (playheadMs - clip.startMs + clip.offsetMs) / 1000));
  return withPoint(points, [seconds, valueOn(points, seconds, scaleOf(name, layer))]);
}
