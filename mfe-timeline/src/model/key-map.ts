/** One row of the key map: what the sheet shows and what the handlers listen to. */
export interface KeyRow {
  action: string;
  group: 'Playback' | 'Clips' | 'Clip position' | 'Timeline' | 'View';
  /** What it does, for the sheet. */
  words: string;
  /** Chords as chordOf writes them. */
  keys: readonly string[];
}

/** Every action of a timeline and its default keys; the only list of them. Ctrl stands for Command on a Mac. */
export const KEY_MAP = [
  { action: 'playPause', group: 'Playback', words: 'Play or pause', keys: ['Space'] },
  { action: 'shuttleBack', group: 'Playback', words: 'Play backwards; again: faster', keys: ['J'] },
  { action: 'shuttleStop', group: 'Playback', words: 'Stop', keys: ['K'] },
  { action: 'shuttleForward', group: 'Playback', words: 'Play forwards; again: faster', keys: ['L'] },
  { action: 'frameBack', group: 'Playback', words: 'One frame back', keys: ['ArrowLeft', 'K+J'] },
  { action: 'frameForward', group: 'Playback', words: 'One frame forward', keys: ['ArrowRight', 'K+L'] },
  { action: 'secondBack', group: 'Playback', words: 'One second back', keys: ['Shift+ArrowLeft'] },
  { action: 'secondForward', group: 'Playback', words: 'One second forward', keys: ['Shift+ArrowRight'] },
  { action: 'previousEdit', group: 'Playback', words: 'To the edit or marker before', keys: ['Ctrl+ArrowLeft'] },
  { action: 'nextEdit', group: 'Playback', words: 'To the next edit or marker', keys: ['Ctrl+ArrowRight'] },
  { action: 'toStart', group: 'Playback', words: 'To the start', keys: ['Home'] },
  { action: 'toEnd', group: 'Playback', words: 'To the end', keys: ['End'] },
  { action: 'split', group: 'Clips', words: 'Split at the playhead', keys: ['S', 'Ctrl+B'] },
  { action: 'keepRight', group: 'Clips', words: 'Trim the start to the playhead', keys: ['Q', '['] },
  { action: 'keepLeft', group: 'Clips', words: 'Trim the end to the playhead', keys: ['W', ']'] },
  { action: 'remove', group: 'Clips', words: 'Delete', keys: ['Delete', 'Backspace'] },
  { action: 'rippleRemove', group: 'Clips', words: 'Delete and close the gap', keys: ['Shift+Delete', 'Shift+Backspace'] },
  { action: 'duplicate', group: 'Clips', words: 'Duplicate', keys: ['Ctrl+D'] },
  { action: 'copy', group: 'Clips', words: 'Copy', keys: ['Ctrl+C'] },
  { action: 'cut', group: 'Clips', words: 'Cut', keys: ['Ctrl+X'] },
  { action: 'paste', group: 'Clips', words: 'Paste at the playhead', keys: ['Ctrl+V'] },
  { action: 'selectAll', group: 'Clips', words: 'Select all', keys: ['Ctrl+A'] },
  { action: 'selectNone', group: 'Clips', words: 'Select nothing', keys: ['Escape'] },
  { action: 'muteClip', group: 'Clips', words: 'Mute the clip', keys: ['Shift+M'] },
  { action: 'fadeIn', group: 'Clips', words: 'Fade in up to the playhead', keys: ['D'] },
  { action: 'fadeOut', group: 'Clips', words: 'Fade out from the playhead', keys: ['G'] },
  { action: 'crossfade', group: 'Clips', words: 'Cross fade with what it overlaps', keys: ['F'] },
  { action: 'openClip', group: 'Clips', words: 'Open the sound of the clip', keys: ['Enter'] },
  { action: 'alignStart', group: 'Clip position', words: 'Start to the playhead', keys: ['H'] },
  { action: 'alignSync', group: 'Clip position', words: 'Sync point to the playhead', keys: ['Shift+H'] },
  { action: 'alignEnd', group: 'Clip position', words: 'End to the playhead', keys: ['Alt+H'] },
  { action: 'nudgeLeft', group: 'Clip position', words: 'Move one frame left', keys: ['Alt+ArrowLeft'] },
  { action: 'nudgeRight', group: 'Clip position', words: 'Move one frame right', keys: ['Alt+ArrowRight'] },
  { action: 'nudgeLeftFar', group: 'Clip position', words: 'Move ten frames left', keys: ['Alt+Shift+ArrowLeft'] },
  { action: 'nudgeRightFar', group: 'Clip position', words: 'Move ten frames right', keys: ['Alt+Shift+ArrowRight'] },
  { action: 'nudgeLeftFine', group: 'Clip position', words: 'Move 1 ms left', keys: ['Ctrl+Alt+ArrowLeft'] },
  { action: 'nudgeRightFine', group: 'Clip position', words: 'Move 1 ms right', keys: ['Ctrl+Alt+ArrowRight'] },
  { action: 'trackUp', group: 'Clip position', words: 'Move to the track above', keys: ['Alt+ArrowUp'] },
  { action: 'trackDown', group: 'Clip position', words: 'Move to the track below', keys: ['Alt+ArrowDown'] },
  { action: 'undo', group: 'Timeline', words: 'Undo', keys: ['Ctrl+Z'] },
  { action: 'redo', group: 'Timeline', words: 'Redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { action: 'marker', group: 'Timeline', words: 'Set a marker', keys: ['M'] },
  { action: 'toggleSnap', group: 'Timeline', words: 'Snapping on or off; hold Alt while dragging to go free', keys: ['N'] },
  { action: 'zoomIn', group: 'View', words: 'Zoom in', keys: ['='] },
  { action: 'zoomOut', group: 'View', words: 'Zoom out', keys: ['-'] },
  { action: 'fitSelection', group: 'View', words: 'Fit the selection', keys: ['Z'] },
  { action: 'fitAll', group: 'View', words: 'Fit everything', keys: ['Shift+Z'] },
  { action: 'showKeys', group: 'View', words: 'Show the keys', keys: ['?', 'Ctrl+/'] },
] as const satisfies readonly KeyRow[];

export type KeyAction = (typeof KEY_MAP)[number]['action'];
