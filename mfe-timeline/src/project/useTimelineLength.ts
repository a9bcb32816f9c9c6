import { LIMITS, type Project } from '@whoosh/contracts';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { endMs, toMs } from '../model';

/** Room after the last clip, so that something can be dropped behind it; milliseconds. */
const ROOM_MS = 10_000;

const lastEndOf = ({ history }: EditorState) =>
  history.present.clips.reduce((latest, clip) => Math.max(latest, endMs(clip)), 0);

/** How long the timeline is: as long as its video, and 240 s without one (spec §3); and how far it scrolls. */
export function useTimelineLength(project: Project, editor: Editor): { totalMs: number; contentMs: number } {
  const lastEnd = useEditorState(editor, lastEndOf);
  // the server's probe wins over what the page read; 0 counts as missing
  const seconds = project.video?.duration || project.videoDuration || LIMITS.defaultVideoSeconds;
  const totalMs = toMs(seconds);
  return { totalMs, contentMs: Math.max(totalMs, lastEnd) + ROOM_MS };
}
