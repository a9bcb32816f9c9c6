/** The timeline as a pure model: no React, no clock, no network. Times are whole milliseconds. */
export { onSample } from './samples';
export { clipOf, clipsByKey, documentOf, endMs, isSame, itemOf, syncMs, toMs, toSeconds, UNTOUCHED } from './document';
export type { Clip, ClipSync, DocumentSettings, Marker, TimelineDocument } from './document';
export {
  MAX_TIMELINE_MS,
  MIN_CLIP_MS,
  allowedMove,
  allowedTrim,
  canSplit,
  clamp,
  type Edge,
  type NewSound,
} from './clip-edits';
export { reduce, type ClipValues, type Operation } from './operations';
export { applyPatch, isEmpty, patchBetween, type Patch } from './patch';
export {
  adopt,
  edit,
  redo,
  startHistory,
  undo,
  type EditOptions,
  type History,
  type HistoryEntry,
  type Steps,
} from './history';
export { NOTHING, pruned, select, selectAll, selectWithin, selectedClips, type Selection } from './selection';
export { duplicated, pasted } from './clipboard';
export { placedFree } from './free-track';
export {
  gridOf,
  showsPictures,
  SNAP_PIXELS,
  edgesOf,
  snap,
  snapTargets,
  type SnapKind,
  type SnapOptions,
  type SnapTarget,
} from './snapping';
export {
  clipBox,
  fitted,
  following,
  pixelsPerMs,
  scaledZoom,
  steppedZoom,
  toPx,
  toViewMs,
  widthPx,
  zoomedAt,
  type View,
} from './view';
export { clockTime, rulerTicks, type Tick } from './ruler';
export { clipsWithin, nextEditPoint } from './visible-clips';
export { applyEdits, diff, rebased, type TimelineEdits } from './changes';
export { advance, isToRetry, startAutosave, unsent, type Autosave, type AutosaveEvent } from './autosave';
export { KEY_MAP, type KeyAction, type KeyRow } from './key-map';
export {
  DEFAULT_BINDINGS,
  actionOf,
  chordOf,
  keysOf,
  parseBindings,
  rebound,
  type KeyBindings,
  type KeyPress,
} from './key-bindings';
