/**
 * Gives memory that the calling thread no longer needs back to the system, where --expose-gc lets us, as `npm start`
 * does. A usual collection leaves half-empty pages behind: after 18 sounds the server held 307 to 322 MiB with those,
 * 246 MiB without. It holds the thread up (processor time: 50 ms for one that renders, 210 ms for the one that reads,
 * 250 ms for the main one), so call it only where nothing waits.
 */
export function giveMemoryBack(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
