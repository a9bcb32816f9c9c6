import type english from '../messages/en.json';

type MessageKey = keyof typeof english;

/** One thing that keys do. Keys of one row that are pressed together are joined by +. */
export interface KeyRow {
  keys: readonly string[];
  does: MessageKey;
}

export interface KeyGroup {
  title: MessageKey;
  rows: readonly KeyRow[];
}

const PROMPT: KeyGroup = {
  title: 'keys.prompt',
  rows: [
    { keys: ['Ctrl+Enter'], does: 'keys.generate' },
    { keys: ['Alt+Enter'], does: 'keys.listen' },
    { keys: ['Alt+↑', 'Alt+↓'], does: 'keys.length' },
    { keys: ['↑', '↓'], does: 'keys.earlierPrompts' },
  ],
};
const TAKES: KeyGroup = {
  title: 'keys.takes',
  rows: [
    { keys: ['Space'], does: 'keys.play' },
    { keys: ['1', '2', '3', '4'], does: 'keys.compareTakes' },
  ],
};
const LIBRARY: KeyGroup = {
  title: 'keys.library',
  rows: [
    { keys: ['/'], does: 'keys.search' },
    { keys: ['↑', '↓', 'Page ↑', 'Page ↓', 'Home', 'End'], does: 'keys.rows' },
    { keys: ['Space'], does: 'keys.play' },
    { keys: ['Ctrl+A'], does: 'keys.selectAll' },
  ],
};
const SOUND: KeyGroup = {
  title: 'keys.sound',
  rows: [
    { keys: ['Space'], does: 'keys.play' },
    { keys: ['1', '…', '9'], does: 'keys.compareVersions' },
  ],
};
const TRY: KeyGroup = { title: 'keys.prompt', rows: [{ keys: ['Enter'], does: 'keys.listen' }] };
const EVERYWHERE: KeyGroup = {
  title: 'keys.everywhere',
  rows: [
    { keys: ['←', '→'], does: 'keys.seek' },
    { keys: ['Esc'], does: 'keys.stop' },
    { keys: ['F8'], does: 'keys.message' },
    { keys: ['?'], does: 'keys.list' },
  ],
};

/**
 * What keys do on the page at an address, its own first. A project of the dashboard has the generator.
 * @param isTimeline whether it is a timeline, which lists its own keys as soon as it is there
 */
export function keysOfPage(
  { pathname: path, search }: { pathname: string; search: string },
  isTimeline = false,
): readonly KeyGroup[] {
  if (isTimeline) return [EVERYWHERE];
  const isProject = path === '/' && new URLSearchParams(search).has('project');
  if (path === '/sfx-creator' || isProject) return [PROMPT, TAKES, EVERYWHERE];
  if (path === '/sfx-library') return [LIBRARY, EVERYWHERE];
  if (path.startsWith('/sfx-library/sounds/')) return [SOUND, EVERYWHERE];
  if (path === '/try' || path === '/auth') return [TRY, EVERYWHERE];
  return [EVERYWHERE];
}

/** As the person's keyboard names it. */
export function keyLabel(key: string, isMac: boolean): string {
  return isMac ? key.replace('Ctrl', '⌘').replace('Alt', '⌥') : key;
}
