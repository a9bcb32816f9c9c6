const KEY = 'whoosh.timeline.recorder';

/** The page is about to be loaded anew so that it may record: then the recorder opens. */
export function askForRecorder(projectId: number): void {
  sessionStorage.setItem(KEY, String(projectId));
}

/** Whether the page was loaded for that. */
export function isRecorderAsked(projectId: number): boolean {
  return sessionStorage.getItem(KEY) === String(projectId);
}

/** It is open. */
export function forgetRecorder(): void {
  sessionStorage.removeItem(KEY);
}
