import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { clipsWithin, pixelsPerMs } from '../model';
import { useDrawnRange, type DrawnRange } from './drawn-range';
import { groupClass } from './group-class';
import styles from './GroupHead.module.css';
import { GROUP_HEIGHT, type GroupRow } from './track-layout';

interface GroupLaneProps {
  editor: Editor;
  row: GroupRow;
  drawn: DrawnRange;
}

const documentOf = ({ document }: EditorState) => document;
const zoomOf = ({ zoom }: EditorState) => zoom;
/** Free above and below what is drawn of the clips, pixels. */
const INSET = 5;

/** The lane above the tracks of a group; where they are folded it tells where their clips lie. */
export function GroupLane({ editor, row, drawn }: GroupLaneProps) {
  const { group } = row;
  return (
    <div className={`${styles.lane} ${groupClass(group)}`} data-part="empty">
      {group.folded && <FoldedClips editor={editor} row={row} drawn={drawn} />}
    </div>
  );
}

function FoldedClips({ editor, row: { first, count }, drawn }: GroupLaneProps) {
  const document = useEditorState(editor, documentOf);
  const scale = pixelsPerMs(useEditorState(editor, zoomOf));
  const { fromPx, toPx } = useDrawnRange(drawn);
  const step = (GROUP_HEIGHT - 2 * INSET) / count;
  return Array.from({ length: count }, (_, place) =>
    clipsWithin(document, first + place, fromPx / scale, toPx / scale).map(({ key, startMs, durationMs }) => (
      <i
        key={key}
        className={styles.span}
        style={{
          left: startMs * scale,
          width: Math.max(2, durationMs * scale),
          top: INSET + place * step,
          height: Math.max(2, step - 2),
        }}
      />
    )),
  );
}
