/** One row of the key map: what the sheet shows and what the handlers listen to. */
export interface KeyRow {
  action: string;
  group: 'Playback' | 'Clips' | 'Clip position' | 'Timeline' | 'View';
  /** Chords as chordOf writes them. */
  keys: readonly string[];
}

/** The only list of them. Ctrl stands for Command on a Mac. */
const ROWS = [
  { action: 'playPause', group: 'Playback', keys: ['Space'] },
  { action: 'shuttleBack', group: 'Playback', keys: ['J'] },
  { action: 'shuttleStop', group: 'Playback', keys: ['K'] },
  { action: 'shuttleForward', group: 'Playback', keys: ['L'] },
  { action: 'frameBack', group: 'Playback', keys: ['ArrowLeft', 'K+J'] },
  { action: 'frameForward', group: 'Playback', keys: ['ArrowRight', 'K+L'] },
  { action: 'secondBack', group: 'Playback', keys: ['Shift+ArrowLeft'] },
  { action: 'secondForward', group: 'Playback', keys: ['Shift+ArrowRight'] },
  { action: 'previousEdit', group: 'Playback', keys: ['Ctrl+ArrowLeft'] },
  { action: 'nextEdit', group: 'Playback', keys: ['Ctrl+ArrowRight'] },
  { action: 'toStart', group: 'Playback', keys: ['Home'] },
  { action: 'toEnd', group: 'Playback', keys: ['End'] },
  { action: 'markIn', group: 'Playback', keys: ['I'] },
  { action: 'markOut', group: 'Playback', keys: ['O'] },
  { action: 'toggleLoop', group: 'Playback', keys: ['Shift+L'] },
  { action: 'record', group: 'Playback', keys: ['R'] },
  { action: 'split', group: 'Clips', keys: ['S', 'Ctrl+B'] },
  { action: 'keepRight', group: 'Clips', keys: ['Q', '['] },
  { action: 'keepLeft', group: 'Clips', keys: ['W', ']'] },
  { action: 'rippleKeepRight', group: 'Clips', keys: ['Shift+Q'] },
  { action: 'rippleKeepLeft', group: 'Clips', keys: ['Shift+W'] },
  { action: 'remove', group: 'Clips', keys: ['Delete', 'Backspace'] },
  { action: 'rippleRemove', group: 'Clips', keys: ['Shift+Delete', 'Shift+Backspace'] },
  { action: 'rippleRemoveAll', group: 'Clips', keys: ['Alt+Shift+Delete', 'Alt+Shift+Backspace'] },
  { action: 'duplicate', group: 'Clips', keys: ['Ctrl+D'] },
  { action: 'copy', group: 'Clips', keys: ['Ctrl+C'] },
  { action: 'cut', group: 'Clips', keys: ['Ctrl+X'] },
  { action: 'paste', group: 'Clips', keys: ['Ctrl+V'] },
  { action: 'pasteInsert', group: 'Clips', keys: ['Ctrl+Shift+V'] },
  { action: 'selectAll', group: 'Clips', keys: ['Ctrl+A'] },
  { action: 'selectNone', group: 'Clips', keys: ['Escape'] },
  { action: 'muteClip', group: 'Clips', keys: ['Shift+M'] },
  { action: 'fadeIn', group: 'Clips', keys: ['D'] },
  { action: 'fadeOut', group: 'Clips', keys: ['G'] },
  { action: 'crossfade', group: 'Clips', keys: ['F'] },
  { action: 'openClip', group: 'Clips', keys: ['Enter'] },
  { action: 'nextTake', group: 'Clips', keys: ['T'] },
  { action: 'previousTake', group: 'Clips', keys: ['Shift+T'] },
  { action: 'keepDrafts', group: 'Clips', keys: ['Shift+Enter'] },
  { action: 'alignStart', group: 'Clip position', keys: ['H'] },
  { action: 'alignSync', group: 'Clip position', keys: ['Shift+H'] },
  { action: 'alignEnd', group: 'Clip position', keys: ['Alt+H'] },
  { action: 'nudgeLeft', group: 'Clip position', keys: ['Alt+ArrowLeft'] },
  { action: 'nudgeRight', group: 'Clip position', keys: ['Alt+ArrowRight'] },
  { action: 'nudgeLeftFar', group: 'Clip position', keys: ['Alt+Shift+ArrowLeft'] },
  { action: 'nudgeRightFar', group: 'Clip position', keys: ['Alt+Shift+ArrowRight'] },
  { action: 'nudgeLeftFine', group: 'Clip position', keys: ['Ctrl+Alt+ArrowLeft'] },
  { action: 'nudgeRightFine', group: 'Clip position', keys: ['Ctrl+Alt+ArrowRight'] },
  { action: 'trackUp', group: 'Clip position', keys: ['Alt+ArrowUp'] },
  { action: 'trackDown', group: 'Clip position', keys: ['Alt+ArrowDown'] },
  { action: 'undo', group: 'Timeline', keys: ['Ctrl+Z'] },
  { action: 'redo', group: 'Timeline', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { action: 'marker', group: 'Timeline', keys: ['M'] },
  { action: 'toggleSnap', group: 'Timeline', keys: ['N'] },
  { action: 'bandPoint', group: 'Timeline', keys: ['P'] },
  { action: 'bands', group: 'View', keys: ['E'] },
  { action: 'mixer', group: 'View', keys: ['X'] },
  { action: 'zoomIn', group: 'View', keys: ['='] },
  { action: 'zoomOut', group: 'View', keys: ['-'] },
  { action: 'fitSelection', group: 'View', keys: ['Z'] },
  { action: 'fitAll', group: 'View', keys: ['Shift+Z'] },
  { action: 'showKeys', group: 'View', keys: ['?', 'Ctrl+/'] },
] as const satisfies readonly KeyRow[];

export type KeyAction = (typeof ROWS)[number]['action'];

/** Every action of a timeline and its default keys; the sheet has its words. */
export const KEY_MAP: readonly (KeyRow & { action: KeyAction })[] = ROWS;
