import type { Project } from '@whoosh/contracts';

/**
 * Key in local storage, with ids between commas; the script in the page's head reads the same one before the first
 * paint.
 */
const STORAGE_KEY = 'whoosh-plain-projects';
/** So many are remembered, the last ones. */
const MOST = 100;

/**
 * Remembers, where the browser allows it, which projects are no timelines: of any other that is opened by its address
 * it is expected, so that its page has the whole window from the beginning.
 */
export function rememberProjects(projects: readonly Pick<Project, 'id' | 'type'>[]): void {
  const told = new Map(projects.map(({ id, type }) => [String(id), type]));
  const plain = [...told].flatMap(([id, type]) => (type === 'sfx' ? [id] : []));
  const ids = [...plainProjects().filter((id) => !told.has(id)), ...plain].slice(-MOST);
  try {
    localStorage.setItem(STORAGE_KEY, `,${ids.join(',')},`);
  } catch {
    // Storage is blocked: beside a project without a timeline the navigation stays a rail.
  }
}

/** Whether an address leads to a project that may be a timeline. */
export function mayBeTimeline({ pathname, search }: { pathname: string; search: string }): boolean {
  const asked = new URLSearchParams(search).get('project');
  return pathname === '/' && asked !== null && asked !== '' && !plainProjects().includes(asked);
}

function plainProjects(): string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(',').filter((id) => id !== '');
  } catch {
    return [];
  }
}
