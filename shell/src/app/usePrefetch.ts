import { useConfig } from '@whoosh/api-client';
import type { ConfigResponse } from '@whoosh/contracts';
import { startTransition, useEffect, useState } from 'react';
import { useLoadRemote, type RemoteModuleId } from './remotes';
import { whenNobodyActs } from './when-nobody-acts';

/** The page that was opened first has this long for itself, ms. */
const FIRST_PAGE_MS = 2_000;

/** What other pages are made of, in the order in which people go on. */
const MODULES: readonly RemoteModuleId[] = [
  'mfe_creator/routes',
  'mfe_billing/routes',
  'mfe_account/routes',
  'mfe_timeline/ProjectView',
  'mfe_creator/GeneratorPanel',
];

/**
 * Loads what other pages are made of while nobody does anything, so that they open at once.
 * @returns the first page has had its time
 */
export function usePrefetch(): boolean {
  const isRested = useIsRested();
  const loadRemote = useLoadRemote();
  const { data: config } = useConfig();
  useEffect(() => {
    if (!isRested || config === undefined || savesData()) return undefined;
    let isLeft = false;
    const prefetch = async () => {
      for (const id of modulesOf(config)) {
        await whenNobodyActs();
        if (isLeft) return;
        // one that is down is told of where it is opened
        await loadRemote(id).catch(() => undefined);
      }
    };
    void prefetch();
    return () => {
      isLeft = true;
    };
  }, [isRested, config, loadRemote]);
  return isRested;
}

function useIsRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => void whenNobodyActs().then(() => startTransition(() => setRested(true))),
      FIRST_PAGE_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}

function modulesOf({ remotes, timelineEditor }: ConfigResponse): readonly RemoteModuleId[] {
  const isOpen = (name: string) => name !== 'mfe_timeline' || timelineEditor === 'live';
  return MODULES.filter((id) => Object.keys(remotes).some((name) => isOpen(name) && id.startsWith(`${name}/`)));
}

/** Who counts bytes loads only what is opened. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
