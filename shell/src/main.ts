import { PARTS_OF_UI } from '@whoosh/ui/parts';

/**
 * What the page is made of, in the order of need. Each is evaluated in a task of its own: all at once would hold a slow
 * processor for half a second. The imports are asynchronous also so that the shared modules are in place before
 * anything uses them.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('react'),
  () => import('react-dom/client'),
  () => import('@whoosh/api-client'),
  ...PARTS_OF_UI,
  () => import('@whoosh/ui'),
  () => import('./bootstrap'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  for (const load of PARTS) {
    await nextTask();
    await load();
  }
}

void start();
