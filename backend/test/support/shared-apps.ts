import type { TestApp } from './create-test-app';

/** Applications of this file that several suites use, one after the other, by their settings. */
const apps = new Map<string, Promise<TestApp>>();

/** The one of these settings, which the first who asks opens. */
export function sharedApp(settings: Record<string, string>, open: () => Promise<TestApp>): Promise<TestApp> {
  const key = JSON.stringify(Object.entries(settings).sort());
  const app = apps.get(key) ?? open();
  apps.set(key, app);
  return app;
}

/** Ends them all, which is for the end of the file (close-shared-apps.ts). */
export async function closeSharedApps(): Promise<void> {
  const all = [...apps.values()];
  apps.clear();
  for (const app of await Promise.allSettled(all)) if (app.status === 'fulfilled') await app.value.close();
}
