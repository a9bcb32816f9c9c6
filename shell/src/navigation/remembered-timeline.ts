/** Key in local storage; the script in the page's head reads the same one before the first paint. */
const STORAGE_KEY = 'whoosh-timeline';

/** Remembers, where the browser allows it, which project was last opened as a timeline: opened again, its page has the whole window from the beginning. */
export function rememberTimeline(projectId: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(projectId));
  } catch {
    // Storage is blocked: the navigation becomes a rail once the project is there.
  }
}

/** Whether an address leads to that project. */
export function isRememberedTimeline({ pathname, search }: { pathname: string; search: string }): boolean {
  const asked = new URLSearchParams(search).get('project');
  if (pathname !== '/' || asked === null) return false;
  try {
    return localStorage.getItem(STORAGE_KEY) === asked;
  } catch {
    return false;
  }
}
